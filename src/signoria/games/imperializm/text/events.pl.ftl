# Co się dzieje przy stole Imperializmu.

event-power-dealt = { $seat } może wybrać: { $power }.
event-power-revealed = { $seat } ujawnia mocarstwo: { $power }.
event-raised = { $seat }: { $level } +{ $number }.
event-lowered = { $seat }: { $level } −{ $number }.
event-gained = { $seat } otrzymuje { ducats.acc } z zasobów wolnych.
event-paid = { $seat } oddaje { ducats.acc } do zasobów wolnych.
event-robbed = { $seat } zabiera { $target-dat } { ducats.acc }.
event-short = { $seat } nie może zapłacić całej sumy: { ducats }.
event-turn-began = { $seat } zaczyna turę.
event-acted = { $seat } wybiera akcję: { $action }.
event-discarded = { $seat } odrzuca kartę: { $card }.
event-took-territory = { $seat } bierze na rękę { $territory-acc }.
event-drew = { $seat } dobiera karty: opatrności { $providence }, terytoriów { $territories }.
event-drew-card = { $seat } dobiera kartę: { $card }.
event-turned-up = Nowe dostępne terytorium: { $territory }.
event-shuffled = Odrzucone karty opatrności tworzą nową talię.
event-shuffled-territories = Odrzucone karty terytoriów tworzą nową talię.
event-goal-turned-up = Nowe osiągnięcie: { $achievement }.
event-released =
    { $number ->
        [one] { $seat } oddaje { $number } punkt prestiżu i odrzuca kartę { $card }.
        [few] { $seat } oddaje { $number } punkty prestiżu i odrzuca kartę { $card }.
       *[many] { $seat } oddaje { $number } punktów prestiżu i odrzuca kartę { $card }.
    }
event-traded =
    { $number ->
        [one] { $seat } handluje ({ $good }): 1 dukat.
        [few] { $seat } handluje ({ $good }): { $number } dukaty.
       *[many] { $seat } handluje ({ $good }): { $number } dukatów.
    }
event-led = { $seat } jest liderem: { $good }.
event-fetched = { $seat } bierze ze stosu odrzuconych kartę { $card }.
event-played = { $seat } zagrywa kartę { $card }.
event-played-on = { $seat } zagrywa na { $target-acc } kartę { $card }.
event-cancelled = Karta { $seat-gen } zostaje anulowana: { $card }.
event-put-down = { $seat } wystawia przed { $target-ins } kartę { $card }.
event-removed = Sprzed { $seat-gen } znika karta { $card }.
event-moved = Karta { $card } przechodzi od { $from-gen } do { $to-gen }.
event-looked = { $seat } przegląda rękę { $target-gen }.
event-seized = { $seat } zabiera kartę z ręki { $target-gen }.
event-seized-card = { $seat } zabiera z ręki { $target-gen } kartę { $card }.
event-converted = { $seat } zmienia religię na { $religion-acc }.
event-conquered =
    { $number ->
        [one] { $seat } podbija { $territory-acc } za 1 dukata.
        [few] { $seat } podbija { $territory-acc } za { $number } dukaty.
       *[many] { $seat } podbija { $territory-acc } za { $number } dukatów.
    }
event-war-declared = { $seat } wypowiada { $target-dat } { $war-acc } kartą { $card }.
event-defended = { $seat } wykłada w obronie kartę { $card }.
event-war-won = { $seat } pokonuje { $target-acc }: siła ataku { $attack }, siła obrony { $defence }.
event-settled = { $seat } zawiera ugodę z { $target-ins }: do wojny nie dochodzi.
event-card-returned = { $seat } bierze z powrotem kartę { $card }.
event-tribute-paid = { $seat } płaci { $target-dat } trybut: { ducats }.
event-ceded = { $seat } przekazuje { $target-dat } { $territory-acc }.
event-bowed = { $seat } przyjmuje upokorzenie polityczne: −{ prestige-points }.
event-gave-all = { $seat } nie może spełnić żadnego warunku: oddaje { $target-dat } wszystko ({ ducats }) i traci cały prestiż.
event-plundered = { $seat } plądruje: { ducats }.
event-claimed = { $seat } zabiera osiągnięcie: { $achievement }.
event-bloomed = { $seat }: rozkwit kulturalny.
event-bloom-scored = { $seat } otrzymuje za rozkwit kulturalny { glory-points }.
event-end-near = { $seat } staje na polu zakończenia gry ({ glory-points }). Pozostali mają jeszcze po jednej turze.
event-last-turns = Nikt nie dotarł do pola zakończenia gry. Każdy ma jeszcze jedną turę, { $number }., i gra się kończy.
event-scored =
    { $number ->
        [one] { $seat }: 1 punkt chwały na koniec, z punktacji końcowej { $bonus }.
        [few] { $seat }: { $number } punkty chwały na koniec, z punktacji końcowej { $bonus }.
       *[many] { $seat }: { $number } punktów chwały na koniec, z punktacji końcowej { $bonus }.
    }
event-declined = { $seat } rezygnuje.
event-asks-again = { $seat } chce znów dostawać pytania o reakcje.

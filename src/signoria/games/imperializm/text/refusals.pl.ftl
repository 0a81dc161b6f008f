# Dlaczego czegoś nie wolno w Imperializmie.

refusal-not-dealt = Nie masz do wyboru tego mocarstwa: { $power }.
refusal-not-in-hand = Nie masz na ręce karty { $card }.
refusal-one-a-turn = W tej turze masz już nowe osiągnięcie.
refusal-not-available = To osiągnięcie nie jest dostępne: { $achievement }.
refusal-claim-amid = Osiągnięcie zabierasz przed rozpoczętą kartą lub wojną albo po niej, nie w trakcie.
refusal-goal-not-met = { $achievement }: potrzeba { $needed } ({ $measure }), a masz { $owned }.
refusal-not-your-turn = Osiągnięcia zabiera się tylko we własnej turze.
refusal-nothing-to-release = Nie leży przed tobą karta, którą można odrzucić za prestiż.
refusal-release-too-late = Tej karty można się pozbyć tylko na początku swojej tury, przed wymianą ręki.
refusal-release-short = Odrzucenie karty { $card } kosztuje prestiż: { $needed }. Masz { $owned }.
refusal-highest-army = Masz najwyższy poziom armii, więc karta { $card } zostaje.
refusal-most-glory = Masz najwięcej punktów chwały, więc karta { $card } zostaje.
refusal-enough-discarded =
    { $number ->
        [one] W fazie wymiany ręki można odrzucić tylko jedną kartę.
        [few] W fazie wymiany ręki można odrzucić najwyżej { $number } karty.
       *[many] W fazie wymiany ręki można odrzucić najwyżej { $number } kart.
    }
refusal-hand-full = Masz pełną rękę: limit wynosi { $limit }.
refusal-hand-over =
    { $number ->
        [one] Masz o jedną kartę więcej, niż wynosi limit ({ $limit }). Najpierw ją odrzuć.
        [few] Masz o { $number } karty więcej, niż wynosi limit ({ $limit }). Najpierw je odrzuć.
       *[many] Masz o { $number } kart więcej, niż wynosi limit ({ $limit }). Najpierw je odrzuć.
    }
refusal-hand-not-full =
    { $number ->
        [one] Musisz uzupełnić rękę: do limitu ({ $limit }) brakuje jednej karty.
        [few] Musisz uzupełnić rękę: do limitu ({ $limit }) brakuje { $number } kart.
       *[many] Musisz uzupełnić rękę: do limitu ({ $limit }) brakuje { $number } kart.
    }
refusal-not-face-up = Wśród dostępnych terytoriów nie ma { $territory-gen }.
refusal-too-many-drawn =
    { $number ->
        [one] Możesz dobrać tylko jedną kartę.
        [few] Możesz dobrać tylko { $number } karty.
       *[many] Możesz dobrać tylko { $number } kart.
    }
refusal-deck-short = Nie ma już tylu kart tego rodzaju.
refusal-same-action = Twoja ostatnia akcja to { $action }. Wybierz inną.
refusal-war-settled = Wojna właśnie skończyła się ugodą. Wybierz inną akcję.
refusal-not-for-intrigue = Karty { $card } nie zagrywa się w akcji intryga.
refusal-same-kind = Druga karta musi być innego rodzaju niż pierwsza, a { $card } jest tego samego.
refusal-intrigue-moment = { $card }: tę kartę zagrywa się w intrydze.
refusal-year-moment = Wyjątkowy rok zagrywa się we własnym rozwoju, przed wyborem dobra.
refusal-drive-moment = Pęd kolonizacyjny zagrywa się zaraz po wystawieniu własnej karty kolonii.
refusal-plans-moment = Przechwycenie planów zagrywa się we własnej turze, po dobraniu kart i przed wydarzeniami na jej końcu.
refusal-plans-amid = Przechwycenie planów zagrywasz przed rozpoczętą kartą lub wojną albo po niej, nie w trakcie.
refusal-pirates-moment = Piratów zagrywa się pod koniec tury innego gracza, który wybrał rozwój.
refusal-settlement-moment = Ugodę zagrywa zaatakowany gracz, zanim wyłoży kartę wojny.
refusal-move-moment = Zagrywkę dyplomatyczną zagrywa się we własnej intrydze albo przeciw karcie wydarzeń innego gracza.
refusal-burghers-moment = Rozwój mieszczaństwa zagrywa się w intrydze.
refusal-war-event-moment = { $card }: tę kartę zagrywa się pod koniec tury, w której była wojna.
refusal-special-moment = { $card } to tylko karta wojny.
refusal-one-action = Akcja jest już wybrana. W turze wykonuje się jedną.
refusal-cards-or-religion = Karta jest już zagrana. Intryga to albo karty, albo zmiana religii.
refusal-exchange-over = Wymiana ręki w tej turze jest już zakończona.
refusal-faith-stays = Twoje mocarstwo nie może zmienić religii.
refusal-changed-already = Religię zmienia się tylko raz, a twoje mocarstwo już ją zmieniło.
refusal-religion-gone = Obie karty tej religii są zajęte: { $religion }.
refusal-religion-needs = Aby przyjąć { $religion-acc }, potrzeba { $needed } ({ $measure }), a masz { $owned }.
refusal-territory-not-held = Nie masz na ręce { $territory-gen }.
refusal-territory-needs = { $territory }: potrzeba { $needed } ({ $measure }), a masz { $owned }.
refusal-cost-short =
    { $needed ->
        [one] Koszt podboju { $territory-gen } to 1 dukat, a masz { $owned }.
        [few] Koszt podboju { $territory-gen } to { $needed } dukaty, a masz { $owned }.
       *[many] Koszt podboju { $territory-gen } to { $needed } dukatów, a masz { $owned }.
    }
refusal-there-already = Twój znacznik już tam leży: { $territory }.
refusal-only-colony-cards = Teraz można wystawić tylko kartę kolonii z ręki, a nie { $territory-acc }.
refusal-no-war-card = { $card } nie jest kartą wojny.
refusal-war-forbidden = Leży przed tobą karta { $card }: nie możesz wybrać akcji wojna.
refusal-no-modifier = { $card } nie ma modyfikatora dla takiej wojny.
refusal-no-modifier-here = Ta karta nie ma modyfikatora dla takiej wojny.
refusal-not-yourself = Wskaż przeciwnika.
refusal-not-playing = { $seat } nie gra.
refusal-industrial-gate = Materiały przemysłowe wymagają prestiżu { $prestige } albo chwały { $glory }.
refusal-not-as-second = To nie może być drugie dobro: { $good }.
refusal-price-short =
    { $needed ->
        [one] To kosztuje 1 dukata, a masz { $owned }.
        [few] To kosztuje { $needed } dukaty, a masz { $owned }.
       *[many] To kosztuje { $needed } dukatów, a masz { $owned }.
    }
refusal-track-end = Twój znacznik stoi na końcu toru: { $measure }.
refusal-other-good = W ten sposób nie zwiększysz produkcji { $good-gen }.
refusal-not-in-pile = Na stosie odrzuconych nie ma karty { $card }.
refusal-other-kind = { $card } nie jest kartą tego rodzaju, który można wziąć.
refusal-not-counted = { $card } tego nie liczy.
refusal-oriental-short = Punkt chwały wymaga produkcji towarów orientalnych na poziomie { $needed }.
refusal-not-in-that-hand = { $target } nie ma na ręce karty { $card }.
refusal-only-events = Zabrać można tylko kartę wydarzeń.
refusal-hand-empty = Nie ma karty, którą można by zabrać.
refusal-no-authority = Przed { $seat-ins } nie leży karta władzy.
refusal-stays-there = Ta karta właśnie tam leży.
refusal-place-taken = Przed { $seat-ins } leży już inna karta władzy.
refusal-enough-defence =
    { $number ->
        [one] W obronie można wyłożyć tylko jedną kartę wojny.
        [few] W obronie można wyłożyć najwyżej { $number } karty wojny.
       *[many] W obronie można wyłożyć najwyżej { $number } kart wojny.
    }
refusal-settlement-over = Ugodę zagrywa się przed wyłożeniem kart wojny i tylko raz w wojnie.
refusal-tribute-short =
    { $needed ->
        [one] Trybut to 1 dukat, a masz { $owned }.
        [few] Trybut to { $needed } dukaty, a masz { $owned }.
       *[many] Trybut to { $needed } dukatów, a masz { $owned }.
    }
refusal-not-your-territory = Nie masz { $territory-gen }.
refusal-other-territory = W wojnie lądowej przekazuje się krainę, w morskiej kolonię; { $territory } tu nie pasuje.
refusal-never-ceded = { $territory }: tego terytorium nie wolno przekazać.
refusal-prestige-short = Upokorzenie polityczne kosztuje prestiż: { $needed }. Masz { $owned }.
refusal-nothing-to-play = Nie masz czego zagrać.
refusal-not-a-reaction = Wydarzenie anuluje tylko Zagrywka dyplomatyczna, a nie { $card }.
refusal-not-a-war-event = { $card } nie jest wydarzeniem wojennym.
refusal-land-war-only = { $card } dotyczy tylko wojny lądowej.
refusal-not-against-yourself = Wygrana jest twoja: { $card } to karta dla pozostałych graczy.
refusal-fleet-not-higher = Twoja flota ({ $owned }) nie jest większa od floty zwycięzcy ({ $needed }).
refusal-took-part = To była twoja wojna: { $card } to karta dla pozostałych graczy.
refusal-not-won-attack = { $card } to karta dla atakującego, który wygrał.
refusal-not-involved = Nie była to twoja wojna: { $card } to karta dla jej stron.
refusal-other-question = Pytanie dotyczy innej karty niż { $card }.
refusal-nothing-silenced = I tak pytamy cię o wszystkie reakcje.
refusal-already-moved = Ta karta zmieniła już miejsce.

## Jak coś zdobyć
way-conquered = Właściciel: { $seat } ({ $territory }). Wygraj z nim wojnę: lądową o krainę albo morską o kolonię. Jednym z warunków pokoju jest korekta terytorialna, ale warunek wybiera przegrany.
way-display = { $territory }: karta leży odkryta. Weź ją, gdy uzupełniasz rękę, a potem wystaw w akcji podbój.
way-marker = { $territory }: tu nie ma karty. Połóż znacznik w akcji podbój, gdy spełnisz wymagania.
way-achievement = Gracz, który we własnej turze spełnia wymagania, zabiera osiągnięcie, najwyżej jedno na turę.

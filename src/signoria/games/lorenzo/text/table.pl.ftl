# Co się mówi przy stole Lorenzo il Magnifico.

game-lorenzo = Lorenzo il Magnifico
    .authors = Virginio Gigli, Flaminia Brasini i Simone Luciani
edition-lorenzo-basic = Zasady podstawowe
edition-lorenzo-advanced = Zasady zaawansowane
gameoption-lorenzo-leaders = Osobistości
    .help = W grze zaawansowanej gracze wybierają osobistości i podają resztę dalej albo po prostu je rozdają. W grze podstawowej ich nie ma.
gameoption-lorenzo-leaders-drafted = wybierane
gameoption-lorenzo-leaders-dealt = rozdawane
gameoption-lorenzo-excommunications = Ekskomuniki
    .help = Losuje się po jednym żetonie każdego okresu albo używa jednego z siedmiu ustalonych zestawów.
gameoption-lorenzo-excommunications-drawn = losowane
gameoption-lorenzo-excommunications-set-1 = mniej punktów wojska, trudniejsze włości, postacie bez punktów
gameoption-lorenzo-excommunications-set-2 = mniej monet, trudniejsze budynki, przedsięwzięcia bez punktów
gameoption-lorenzo-excommunications-set-3 = mniej sług, trudniejsze postacie, włości bez punktów
gameoption-lorenzo-excommunications-set-4 = mniej drewna i kamieni, trudniejsze przedsięwzięcia, strata za punkty
gameoption-lorenzo-excommunications-set-5 = słabsze zbiory, bez targowiska, strata za wojsko
gameoption-lorenzo-excommunications-set-6 = słabsza produkcja, słudzy za pół wartości, strata za budynki
gameoption-lorenzo-excommunications-set-7 = słabsi członkowie rodziny, stracona pierwsza tura, strata za zasoby

## Pytania

prompt-turn = Twoja tura: ustaw członka rodziny (w domu: { $members }).
prompt-after = Członek rodziny ustawiony. Osobistości mogą jeszcze działać.
prompt-go = Dokąd idzie { $member } członek rodziny o wartości { $value }?
prompt-servants = Ilu sług wesprze akcję (teraz { $value })? Pole: { $space }.
prompt-servants-bonus = Ilu sług wesprze { $work-acc } (teraz { $value })?
prompt-take = Akcja dodatkowa o wartości { $value }: którą kartę bierzesz ({ $cards })?
prompt-pay = Jak płacisz za kartę { $card }?
prompt-privileges =
    { $left ->
        [one] Wybierz przywilej rady{ $claimed ->
            [0] { "" }
           *[other] , inny niż poprzednio
        }.
        [few] Wybierz { $left } różne przywileje rady.
       *[many] Wybierz { $left } różnych przywilejów rady.
    }
prompt-trades = Produkcja o wartości { $value }: jakich wymian dokonujesz?
prompt-report = Raport do Watykanu: wspierasz Kościół za { $points } pkt, oddając wiarę ({ $faith }), czy przyjmujesz ekskomunikę ({ $tile })?
prompt-copy = Czyją zdolność przejmuje Lorenzo?
prompt-raise = Który członek rodziny jest wart 6?
prompt-choose-tile = Wybierz swój żeton premii.
prompt-keep = Którą osobistość zatrzymujesz (tura wyboru { $turn })?

## Możliwości

option-place = Ustaw: { $thing } członek rodziny
option-go = Idź: { $thing }
option-go-about = Idź: { $thing } – { $about }
option-servants = Wydaj: { $thing }
option-pay = Zapłać { $thing }
option-claim = Przywilej: { $thing }
option-take = Weź kartę: { $thing }
option-take-about = Weź kartę: { $about } ({ $thing })
option-trade = { $thing }
option-finish = Bez dalszych wymian
option-decline = Zrezygnuj z akcji dodatkowej
option-pass = Pasuj
option-end-turn = Zakończ turę
option-support = Wesprzyj Kościół
option-refuse = Odmów wsparcia
option-play-leader = Zagraj: { $thing }
option-discard-leader = Odrzuć za przywilej: { $thing }
option-use-leader = Użyj: { $thing }
option-copy = Przejmij zdolność: { $thing }
option-raise = { $thing } członek rodziny
option-keep = Zatrzymaj: { $thing }
option-choose-tile = Wybierz: { $thing }

## Co się stało

event-round-began = Zaczyna się runda { $round }.
event-card-laid = { $card }: { $floor }.
event-rolled = Kości: biała { $white }, czarna { $black }, pomarańczowa { $orange }.
event-ordered = { $seat } jest w kolejności na miejscu { $place }.
event-placed = { $seat } ustawia członka rodziny ({ $member }): { $space }, wartość { $value }.
event-servants-spent = { $seat } wydaje { $number ->
        [one] sługę
        [few] { $number } sługi
       *[many] { $number } sług
    }.
event-surcharged = { $seat } dopłaca { $number ->
        [one] 1 monetę
        [few] { $number } monety
       *[many] { $number } monet
    }, bo wieża jest zajęta.
event-paid = { $seat } płaci { $number } { $number ->
        [one] { $good-acc }
        [few] { $good-few }
       *[many] { $good-many }
    }.
event-gained = { $seat } otrzymuje { $number } { $number ->
        [one] { $good-acc }
        [few] { $good-few }
       *[many] { $good-many }
    }.
event-took-card = { $seat } bierze kartę { $card }.
event-harvested = { $seat }: zbiory o wartości { $value }.
event-produced = { $seat }: produkcja o wartości { $value }.
event-traded = { $seat } dokonuje wymiany. { $trade }.
event-claimed = { $seat } wybiera przywilej: { $privilege }.
event-passed = { $seat } nie może nikogo ustawić i pasuje.
event-declined = { $seat } rezygnuje z akcji dodatkowej.
event-supported = { $seat } wspiera Kościół za { $points } pkt.
event-excommunicated = { $seat } zostaje ekskomunikowany: { $tile }.
event-consoled = { $seat } otrzymuje jeszcze { $points } pkt za wiarę.
event-tile-chosen = { $seat } wybiera { $tile }.
event-leader-kept = { $seat } zatrzymuje osobistość.
event-leader-kept-secretly = { $seat } zatrzymuje osobistość: { $leader }.
event-leader-dealt = { $seat } dostaje osobistość: { $leader }.
event-leader-played = { $seat } zagrywa osobistość: { $leader }.
event-leader-discarded = { $seat } odrzuca osobistość: { $leader }.
event-leader-used = { $seat } używa osobistości: { $leader }.
event-leader-copied = { $seat }: Lorenzo przejmuje zdolność, którą ma { $leader }.
event-raised = { $seat }: { $member } członek rodziny jest wart 6.
event-scored = { $seat }: { $points } pkt, { $category }.
event-turn-lost = { $seat } traci pierwszą turę rundy.
event-tile-drawn = Ekskomunika okresu { $period }: { $tile }.

## Dlaczego nie

amount = { $count } { $count ->
        [one] { $good-one }
        [few] { $good-few }
       *[many] { $good-many }
    }
    .acc = { $count } { $count ->
        [one] { $good-acc }
        [few] { $good-few }
       *[many] { $good-many }
    }
    .gen = { $count } { $count ->
        [one] { $good-gen }
       *[other] { $good-many }
    }
and-more = { $first }, { $rest }
work-harvest = dodatkowe zbiory
    .acc = dodatkowe zbiory
    .are = Dodatkowe zbiory są warte
    .area = obszarze zbiorów
work-production = dodatkowa produkcja
    .acc = dodatkową produkcję
    .are = Dodatkowa produkcja jest warta
    .area = obszarze produkcji
lowered = { " " }({ $causes })
cause-tile = ekskomunika „{ $tile }”: −{ $number }
cause-half = ekskomunika „{ $tile }”
cause-leader = { $leader }: −{ $number }
cause-large = duże pole: −{ $number }
short-goods = Kosztuje { $cost-acc }, a do zapłaty byłoby { $owned }.
short-military = Wymaga { $cost-gen }, a masz { $owned }.
short-less-wood = O 1 drewno taniej kosztuje { $cost-acc }, a do zapłaty byłoby { $owned }.
short-less-stone = O 1 kamień taniej kosztuje { $cost-acc }, a do zapłaty byłoby { $owned }.
short-both = { $one } Albo inaczej: { $other }

refusal-member-away = Ten członek rodziny ({ $member }) nie jest w domu.
refusal-member-too-weak = Ten członek rodziny ({ $member }) jest wart { $value }{ $causes }, za mało na jakiekolwiek pole, a sług do pomocy masz { $servants }.
refusal-must-place = Możesz ustawić członka rodziny, więc musisz.
refusal-space-covered = Przy tak małej liczbie graczy to pole jest zakryte: { $space }.
refusal-floor-taken = Ktoś już tu stoi: { $space }.
refusal-work-taken = Ktoś już tu stoi, a mieści się jeden: { $space }.
refusal-market-taken = Ktoś już tu stoi, a mieści się jeden: { $space }.
refusal-no-card = Nie ma tu już karty: { $space }.
refusal-colour-in-tower = Masz już kolorowego członka rodziny w wieży { $type-gen }; może tam dojść tylko neutralny.
refusal-colour-at-work = Masz już kolorowego członka rodziny w { $work-area }; może tam dojść tylko neutralny.
refusal-row-full = Masz już { $limit } { $type-gen }, a to jest limit.
refusal-slot-needs-military = Włość numer { $slot } wymaga punktów wojska: { $needed }; masz { $owned }.
refusal-tower-value = Potrzeba wartości { $needed } ({ $space }), a akcja jest warta { $value }{ $causes }: o { $missing } za mało. Trzeba by wydać sług: { $servants }; masz { $owned }.
refusal-work-value = { $scope ->
        [bonus] { $work-are }
       *[space] Akcja ({ $space }) jest warta
    } { $value }{ $causes }, a wartość musi wynosić co najmniej { $needed }: o { $missing } za mało. Trzeba by wydać sług: { $servants }; masz { $owned }.
refusal-space-value = Potrzeba wartości { $needed } ({ $space }), a członek rodziny jest wart { $value }{ $causes }: o { $missing } za mało. Trzeba by wydać sług: { $servants }; masz { $owned }.
refusal-surcharge-short = Ktoś stoi w wieży { $type-gen }: wejście kosztuje { $surcharge ->
        [one] 1 monetę
        [few] { $surcharge } monety
       *[many] { $surcharge } monet
    }, a masz { $coins }.
refusal-surcharge-bonus = Wejście do zajętej wieży { $type-gen } kosztuje { $surcharge ->
        [one] 1 monetę
        [few] { $surcharge } monety
       *[many] { $surcharge } monet
    }. Masz { $coins }, a monety z poziomu się tu nie liczą.
refusal-cost-short = Nie możesz zapłacić za kartę { $card }. { $short }
refusal-military-short = Karta { $card } wymaga { $cost-gen }; masz { $owned }.
refusal-market-closed = Ekskomunika zamyka przed tobą targowisko: { $space }.
refusal-servants-short = Sług masz tylko { $owned }.
refusal-servants-owed = Sama karta { $card } kosztuje { $cost-acc }, a zostałoby ich { $owned }.
refusal-not-a-cost = To nie jest koszt tej karty.
refusal-no-stonemason = Nic nie pozwala ci tu wybierać między drewnem a kamieniem.
refusal-privilege-twice = Przywileje otrzymane razem muszą być różne.
refusal-other-tower = Ta akcja dodatkowa bierze tylko: { $wanted }, a nie: { $type }.
refusal-not-your-building = Wśród twoich budynków nie ma karty { $card }.
refusal-building-value = Karta { $card } wymaga produkcji o wartości { $activation }; ta jest warta { $value }{ $causes }.
refusal-traded-already = Karta { $card } dokonała już wymiany w tej produkcji.
refusal-trade-short = Wymiana karty { $card } kosztuje { $cost-acc }; masz { $owned }.
refusal-trade-fresh = Wymiana karty { $card } kosztuje { $cost-acc } sprzed tej produkcji. Masz teraz { $owned }, a sprzed produkcji { $before ->
        [0] nie zostało nic
       *[other] zostało { $before }
    }.
refusal-not-in-hand = Nie masz na ręce tej osobistości: { $leader }.
refusal-leader-needs-goods = { $leader } wymaga { $cost-gen }; masz { $owned }.
refusal-leader-needs-cards = { $leader } wymaga { $needed } { $needed ->
        [one] karty
       *[other] kart
    } rodzaju „{ $type }”; masz { $owned }.
refusal-leader-needs-a-row = { $leader } wymaga { $needed ->
        [one] 1 karty
       *[other] { $needed } kart
    } jednego rodzaju; masz najwyżej { $owned }.
refusal-nobody-to-copy = { $leader } potrzebuje osobistości zagranej przez innego gracza.
refusal-not-played = Ta osobistość nie jest przez ciebie zagrana: { $leader }.
refusal-always-on = { $leader } działa stale i nie wymaga użycia.
refusal-used-this-round = W tej rundzie ta osobistość była już użyta: { $leader }.
refusal-nobody-to-raise = { $leader } podnosi kolorowego członka rodziny w domu, a nie masz żadnego.
refusal-not-of-another = Żaden inny gracz nie zagrał tej osobistości: { $leader }.
refusal-raise-neutral = Podnieść można tylko kolorowego członka rodziny, nie ten: { $member }.
refusal-raise-away = Ten członek rodziny ({ $member }) nie jest w domu.
refusal-not-before-you = Tej osobistości nie ma wśród leżących przed tobą: { $leader }.
refusal-tile-taken = Ktoś już wybrał ten żeton.
refusal-tile-basic = W grze zaawansowanej nie używa się strony podstawowej.

## Jak się kończy

outcome-points = najwięcej punktów zwycięstwa
outcome-turn-order = równe punkty, rozstrzygnęła kolejność

## Problemy z zapisaną pozycją

problem-lorenzo-card-twice = Ta karta jest w dwóch miejscach: { $card }.
problem-lorenzo-leader-twice = Ta osobistość jest w dwóch miejscach: { $leader }.
problem-lorenzo-other-tower = Ta karta nie należy do tej wieży: { $card }.
problem-lorenzo-tile-not-there = Żeton „{ $tile }” nie jest jednym z trzech w tej grze.
problem-lorenzo-too-many-leaders = Gracz ma najwyżej { $most } osobistości.
problem-lorenzo-step = „{ $line }” ma za dużo lub za mało słów.

# Co ujawnia każdy rodzaj losu; mówi się to przed wyborem, którego nie można cofnąć.
chance-tile = Losuje się żetony ekskomuniki
chance-next-seat = Losuje się kolejność
chance-leader = Rozdaje się osobistości
chance-card = Pojawią się nowe karty i kości
chance-white-die = Rzuca się kośćmi
chance-black-die = Rzuca się kośćmi
chance-orange-die = Rzuca się kośćmi

# Co spotka gracza.
threat-report = { $seat }: do raportu na koniec tej rundy brakuje punktów wiary: { $lacks }. Kara: { $tile }.

## Jak coś zdobyć
way-floor = Na ten poziom trzeba wysłać członka rodziny o wartości co najmniej { $value } i zapłacić koszt karty: { $card }. Słudzy podnoszą wartość.
way-leader = { $leader }: tę osobistość ma { $seat }, a osobistości nie można odebrać. Tylko Lorenzo de' Medici przejmuje zdolność zagraną przez innych.

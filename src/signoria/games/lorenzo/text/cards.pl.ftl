# Co robią karty, osobistości i ekskomuniki, naszymi słowami, z wartościami z pudełka.

goods-more = { $first }, { $rest }
    .acc = { $first-acc }, { $rest-acc }
    .gen = { $first-gen }, { $rest-gen }
goods-none = nic
    .acc = nic
    .gen = niczego
effect-and = { $first } { $rest }
effect-nothing = Bez efektu.
effect-costs = Koszt: { $cost }.
effect-either = { $one } albo { $other }
effect-military = punkty wojska: { $spent } z co najmniej { $needed }
effect-immediate = Od razu: { $goods }.
effect-privileges = { $count } { $count ->
        [one] przywilej rady
        [few] różne przywileje rady
       *[many] różnych przywilejów rady
    }
    .acc = { $count } { $count ->
        [one] przywilej rady
        [few] różne przywileje rady
       *[many] różnych przywilejów rady
    }
    .gen = { $count } { $count ->
        [one] przywilej rady
        [few] różne przywileje rady
       *[many] różnych przywilejów rady
    }
effect-points-territory = Od razu: { $goods } za każdą twoją kartę rodzaju włość.
effect-points-building = Od razu: { $goods } za każdą twoją kartę rodzaju budynek.
effect-points-character = Od razu: { $goods } za każdą twoją kartę rodzaju postać.
effect-points-venture = Od razu: { $goods } za każdą twoją kartę rodzaju przedsięwzięcie.
effect-points-two-military = Od razu: { $goods } za każde 2 punkty wojska.
effect-harvest = Zbiory { $value }: { $goods }.
effect-production = Produkcja { $value }: { $goods }.
effect-each-territory = { $goods } za każdą twoją kartę rodzaju włość
effect-each-building = { $goods } za każdą twoją kartę rodzaju budynek
effect-each-character = { $goods } za każdą twoją kartę rodzaju postać
effect-each-venture = { $goods } za każdą twoją kartę rodzaju przedsięwzięcie
effect-trade = zapłać { $paid-acc }, by otrzymać { $gained-acc }
effect-or-trade = { $first }, albo { $paid-acc }, by otrzymać { $gained-acc }
effect-raises = { $raises }.
effect-raises-cheaper = { $raises }, koszt mniejszy o { $cheaper-acc }.
effect-raises-either = { $raises }, koszt mniejszy o 1 drewno albo 1 kamień.
effect-raises-territory = Akcje brania włości: wartość o { $value } większa
effect-raises-building = Akcje brania budynków: wartość o { $value } większa
effect-raises-character = Akcje brania postaci: wartość o { $value } większa
effect-raises-venture = Akcje brania przedsięwzięć: wartość o { $value } większa
effect-raises-harvest = Zbiory: wartość o { $value } większa
effect-raises-production = Produkcja: wartość o { $value } większa
effect-no-floor-bonus = Nie dostajesz już premii trzeciego i czwartego poziomu.
effect-action-territory = Od razu: wzięcie włości o wartości { $value }.
effect-action-territory-cheaper = Od razu: wzięcie włości o wartości { $value }, taniej o { $cheaper-acc }.
effect-action-building = Od razu: wzięcie budynku o wartości { $value }.
effect-action-building-cheaper = Od razu: wzięcie budynku o wartości { $value }, taniej o { $cheaper-acc }.
effect-action-character = Od razu: wzięcie postaci o wartości { $value }.
effect-action-character-cheaper = Od razu: wzięcie postaci o wartości { $value }, taniej o { $cheaper-acc }.
effect-action-venture = Od razu: wzięcie przedsięwzięcia o wartości { $value }.
effect-action-venture-cheaper = Od razu: wzięcie przedsięwzięcia o wartości { $value }, taniej o { $cheaper-acc }.
effect-action-any = Od razu: wzięcie dowolnej karty o wartości { $value }.
effect-action-any-cheaper = Od razu: wzięcie dowolnej karty o wartości { $value }, taniej o { $cheaper-acc }.
effect-action-harvest = Od razu: zbiory o wartości { $value }.
effect-action-production = Od razu: produkcja o wartości { $value }.
effect-end = Na koniec: { $goods }.
effect-cards = { $count } { $count ->
        [one] { $type-one }
        [few] { $type }
       *[many] { $type-gen }
    }
    .acc = { $count } { $count ->
        [one] { $type-one }
        [few] { $type }
       *[many] { $type-gen }
    }
    .gen = { $count } { $count ->
        [one] { $type-genone }
       *[other] { $type-gen }
    }
effect-one-type = { $count } { $count ->
        [one] karta jednego dowolnego rodzaju
        [few] karty jednego dowolnego rodzaju
       *[many] kart jednego dowolnego rodzaju
    }
    .acc = { $count } { $count ->
        [one] kartę jednego dowolnego rodzaju
        [few] karty jednego dowolnego rodzaju
       *[many] kart jednego dowolnego rodzaju
    }
    .gen = { $count } { $count ->
        [one] karty jednego dowolnego rodzaju
       *[other] kart jednego dowolnego rodzaju
    }

## Osobistości

leader-asks = Wymaga { $needs-gen }.
leader-does-francesco-sforza = Raz na rundę: zbiory o wartości { $value }, które mogą podnieść tylko słudzy.
leader-does-ludovico-ariosto = Twoi członkowie rodziny mogą wejść na zajęte pola targowiska i małe pola zbiorów i produkcji; zakryte pola, zakaz targowiska i limit jednego kolorowego pozostają.
leader-does-filippo-brunelleschi = Nie płacisz dopłaty w zajętych wieżach, także gdy bierzesz kartę dzięki efektowi.
leader-does-federico-da-montefeltro = Raz na rundę: jeden kolorowy członek rodziny w domu jest wart { $value }, aż zostanie ustawiony lub skończy się runda.
leader-does-girolamo-savonarola = Raz na rundę: { $goods }.
leader-does-giovanni-dalle-bande-nere = Raz na rundę: { $goods }.
leader-does-sandro-botticelli = Raz na rundę: { $goods }.
leader-does-michelangelo-buonarroti = Raz na rundę: { $goods }.
leader-does-ludovico-iii-gonzaga = Raz na rundę: { $goods }.
leader-does-leonardo-da-vinci = Raz na rundę: produkcja o wartości { $value }, którą mogą podnieść tylko słudzy.
leader-does-pico-della-mirandola = Karty, których koszt zawiera monety, kosztują cię o { $value } { $value ->
        [one] monetę
        [few] monety
       *[many] monet
    } mniej, nigdy poniżej zera; dopłata pozostaje.
leader-does-sisto-iv = Za każdym razem, gdy wspierasz Kościół: { $value } { $value ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } zwycięstwa więcej.
leader-does-lucrezia-borgia = Twoi kolorowi członkowie rodziny są warci o { $value } więcej.
leader-does-sigismondo-malatesta = Twój neutralny członek rodziny jest wart o { $value } więcej.
leader-does-lorenzo-de-medici = Przejmuje na stałe zdolność osobistości zagranej przez innego gracza.
leader-does-ludovico-il-moro = Twoi kolorowi członkowie rodziny są warci { $value }, cokolwiek pokażą kości.
leader-does-cesare-borgia = Nie potrzebujesz punktów wojska dla włości; limit sześciu pozostaje.
leader-does-santa-rita = Drewno, kamienie, monety i słudzy z efektów natychmiastowych branych kart liczą się podwójnie.
leader-does-cosimo-de-medici = Raz na rundę: { $goods }.
leader-does-bartolomeo-colleoni = Raz na rundę: { $goods }.

## Ekskomuniki, których efekt ma liczbę

tile-does-fewer-military = Każde źródło punktów wojska daje ci o { $number } mniej.
tile-does-fewer-coins = Każde źródło monet daje ci o { $number } mniej.
tile-does-fewer-servants = Każde źródło sług daje ci o { $number } mniej.
tile-does-fewer-wood-and-stone = Każde źródło drewna daje ci o { $wood-acc } mniej, a każde źródło kamieni o { $stone-acc } mniej.
tile-does-weaker-harvest = Twoje zbiory są warte o { $number } mniej, także te z efektów kart.
tile-does-weaker-production = Twoja produkcja jest warta o { $number } mniej, także ta z efektów kart.
tile-does-weaker-members = Twoi kolorowi członkowie rodziny są warci o { $number } mniej, dokądkolwiek idą.
tile-does-dearer-territories = Twoje akcje brania włości są warte o { $number } mniej.
tile-does-dearer-buildings = Twoje akcje brania budynków są warte o { $number } mniej.
tile-does-dearer-characters = Twoje akcje brania postaci są warte o { $number } mniej.
tile-does-dearer-ventures = Twoje akcje brania przedsięwzięć są warte o { $number } mniej.
tile-does-lose-by-points = Przed podliczeniem końcowym tracisz 1 punkt zwycięstwa za każde pełne { $number }, które masz, łącznie z punktami ostatniego raportu.

## Nazwy, które mówią, co się otrzymuje, gdy paczka danych ma to inaczej

trade-says = { $card }: zapłać { $paid-acc }, by otrzymać { $gained-acc }
space-market-says = pole targowiska: { $goods }
bonus-tile-says = żeton: zbiory { $harvest }, produkcja { $production }

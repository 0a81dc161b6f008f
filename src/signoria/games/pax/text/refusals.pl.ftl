### Dlaczego czegoś nie można zrobić, z liczbami i nazwami z pozycji.

## Części takich zdań

list-more = { $first }, { $rest }
list-none = brak
amount-florins = { $count ->
        [one] 1 floren
        [few] { $count } floreny
       *[many] { $count } florenów
    }
    .acc = { $count ->
        [one] 1 florena
        [few] { $count } floreny
       *[many] { $count } florenów
    }
whereabouts-hand = na ręce { $seat-gen }
whereabouts-tableau = w tablicy { $seat-gen }
whereabouts-your-hand = na twojej ręce
whereabouts-your-tableau = w twojej tablicy
whereabouts-your-maid = to twoja stara panna
whereabouts-silenced = { $where }, ucisza ją { $token }
whereabouts-maid = stara panna { $seat-gen }
whereabouts-wed = u boku króla { $empire-gen }
whereabouts-throne = na tronie
whereabouts-market = na rynku
whereabouts-away = poza stołem
thing-where = { $thing } ({ $where })
thing-count = { $thing } { $count }
between-empires = { $one } i { $other }
    .in = { $one-in } i { $other-in }
suitor-republic = republika
suitor-married = żonaty: { $queens }
suitor-elsewhere = ma go { $seat }
suitor-free = wolny
busted-emporium = otwarte emporium tego koloru to { $open }
busted-venice = nie ma kondotierów albo Wenecja nie jest katolicka
lead-no-target = Działanie karty „{ $card }” ({ $op }) nie ma celu.{" "}
lead-nearest = Z twoich kart z tym działaniem najbliżej jest „{ $card }”.{" "}

majority-someone = Taką większość, by zarządzić to głosowanie, ma tylko { $leader }.
majority-nobody = W tej chwili nikt nie ma takiej większości.

## Karty, akcje, rynek

refusal-not-in-hand = Nie masz na ręce karty „{ $card }”. Na ręce: { $hand }.
refusal-not-your-card = Karty „{ $card }” nie ma w twojej tablicy, więc nie może dla ciebie działać; gdzie jest: { $where }.
refusal-not-for-sale = Nie możesz sprzedać karty „{ $card }”; gdzie jest: { $where }.
refusal-maid-stays = „{ $card }” do końca gry pozostaje starą panną; w tej edycji nie można jej sprzedać.
refusal-not-an-opponents = Karta „{ $card }” nie leży w tablicy przeciwnika; gdzie jest: { $where }.
refusal-no-action-left = Obie akcje tej tury są już wykorzystane.
refusal-must-act = Z pierwszej akcji tury nie można zrezygnować: wykonaj co najmniej jedną.
refusal-two-actions = Ogłoszenie { $victory-gen } kosztuje teraz akcji: { $cost } (pochodnia: { $torches }), a w tej turze zostało ci ich { $actions }.
refusal-no-such-ability = Nie masz działającej karty ze zdolnością „{ $ability-title }”. Jest ona na kartach: { $cards }.
refusal-face-down = Pierwsza karta rzędu jest zakryta: służy wyprawie handlowej i nie można jej kupić.
refusal-empty-slot = Na tym polu nie ma karty ({ $slot }).
refusal-usury = W tej turze na kartę „{ $card }” trafił twój floren, więc kupisz ją najwcześniej w następnej.
refusal-too-dear = Cena karty „{ $card }” to { $cost }, a masz { $florins-acc }.
refusal-hand-full = Masz na ręce tyle kart, ile wolno ({ $limit }): { $hand }. Najpierw którąś zagraj lub sprzedaj.
refusal-already-active = Już jest aktywne: { $victory }.
refusal-emporium-open = Emporium { $emporium } jest już otwarte, więc ta zmiana szlaku niczego by nie zmieniła.
refusal-needs-discovery = Otwarcie emporium { $emporium } wymaga renomy za odkrycia { $needed } na innych twoich kartach; masz { $have }.
refusal-nobody-struck = Żaden bank nie ma w tablicy renomy obu religii ({ $schism }), więc apostazja nikogo by nie dotknęła.
refusal-all-immune = Renomę obu religii ({ $schism }) ma w tablicy tylko { $seat }, a karta „{ $card }” czyni ten bank odpornym na apostazje.

## Śluby i wojny

refusal-no-suitor = „{ $card }” nie znajdzie króla. Zalotnicy: { $suitors }.
refusal-not-a-suitor = Zalotnicy karty „{ $card }” to: { $suitors }; nie ma wśród nich { $empire-gen }.
refusal-not-a-king = { $empire } to republika; nie ma tam króla do poślubienia.
refusal-king-married = Król { $empire-gen } jest już żonaty: { $queens }.
refusal-king-elsewhere = Króla { $empire-gen } ma { $seat }; królowa poślubia tylko króla { $own ->
        [no] na tronie
       *[yes] na tronie albo z twojej tablicy
    }.
refusal-no-believers = Agenci karty „{ $card }” są różnych religii, więc nie ma ona wyznawców i nie może wywołać wojny religijnej.
refusal-no-heretics = Wojna tej wiary ({ $religion }) wymaga heretyków, a { $where-in } ich nie ma: ani figury innej religii w mieście, ani takiego pirata na granicy.
refusal-other-creed = Ta wojna nie może dać { $empire-in } tego stanu: { $state }.
refusal-same-creed = Taki stan jest już { $empire-in }: { $state }.

## Umieszczanie figur

refusal-agents-stuck = Nie da się teraz umieścić wszystkich agentów karty „{ $card }” ({ $agents }), więc jej akcji jednorazowej nie można przeprowadzić.
refusal-agent-compulsory = Trwa akcja jednorazowa karty „{ $card }”, więc agenta trzeba umieścić: { $token }.
refusal-same-place-twice = Inny agent tej karty właśnie tam trafił ({ $thing }).
refusal-same-card-twice = Inny biskup tej karty właśnie tam trafił ({ $thing }); dwaj biskupi jednej karty idą w dwa miejsca.
refusal-knights-of-venice = Drugie miejsce w Wenecji jest tylko dla katolickich rycerzy; nie stanie tam { $token }.
refusal-other-empire = Wszyscy agenci tej karty idą do jednego imperium, a pierwszy stanął { $empire-in }; { $thing } leży gdzie indziej.
refusal-not-a-city = Miejsce tej figury jest w mieście, nie na granicy: { $token }.
refusal-not-a-border = Miejsce tej figury jest na granicy, nie w mieście: { $token }.
refusal-not-this-border = To się nie styka: { $thing } oraz { $where }.
refusal-land-border = To granica lądowa, a pirat potrzebuje morskiej: { $border }.
refusal-pirate-there = Stoi tu { $token }, więc koncesji { $place-in } umieścić nie można.
refusal-busted = To miejsce jest poza grą: { $city }; { $why }.
refusal-costs-a-florin = Stoi { $place-in } figura ({ $token }); represjonowanie jej kosztuje 1 florena, a nie masz żadnego.
refusal-no-bishop-there = Biskup stoi tylko { $thrones ->
        [closed] na karcie tablicy, także karcie stanu w tablicy
       *[open] na karcie w tablicy albo na karcie stanu imperium
    }; „{ $item }”: { $where }.
refusal-none-repressed = { $scope ->
        [token] Nie ma { $empire-in } represjonowanego { $token-gen }.
       *[any] Nikt nie jest represjonowany { $empire-in }.
    }
refusal-no-room = Nie ma { $empire-in } wolnego miejsca, a czeka: { $tokens }.
refusal-not-empty = { $scope ->
        [taken] Już ktoś jest { $place-in }: { $token }.
       *[closed] Nie może stać { $place-in } { $token }.
    }
refusal-levy-taken = Rekrut staje tylko w wolnym mieście, a { $place-in } już ktoś jest: { $token }.
refusal-not-pending = Na miejsce nie czeka { $token }. Czekają: { $pending }.
refusal-not-a-casualty = Nie należy do tych, którzy mogą teraz zginąć: { $thing }.
refusal-not-constantinople = Przestawia się tylko miejsca Konstantynopola; to nie jest jedno z nich: { $city }.
refusal-place-settled = To miejsce jest już rozstrzygnięte ({ $city }); zostały tylko dwa pozostałe.
refusal-not-venice = Za dużo figur jest tylko w Wenecji; to inne miasto: { $city }.
refusal-token-not-there = Nie ma tu { $token-gen } ({ $thing }).
refusal-repressed-first = Najpierw trzeba wziąć represjonowanego { $token-gen }; leży tu: { $empires }.

## Cele działań i akcji jednorazowych

refusal-not-in-a-tableau = Ściąć można tylko kartę w tablicy; „{ $card }”: { $where }.
refusal-not-itself = Karta „{ $card }” nie może ściąć samej siebie.
refusal-other-location = { $lead }{ $scope ->
        [empire] To sięga tylko tu: { $where }, a nie tu: { $thing }.
        [none] W żadnej tablicy nie ma innej karty z lokalizacją: { $where }.
        [piece] Potrzebne jest odpowiednie miejsce { $where-in } ({ $token }), a to jest: { $thing }.
       *[thing] To sięga tylko tu: { $where }; a to gdzie indziej: { $thing } ({ $there }).
    }
refusal-beheads-bishops-only = { $lead }{ $scope ->
        [none] Karta „{ $card }” nie może ściąć żadnej innej karty z lokalizacją: { $where }. { $ability }
       *[one] Karta „{ $card }” nie może ściąć karty „{ $target }”. { $ability }
    }
refusal-sold-as-couple = Kartę „{ $card }” sprzedaje się tylko razem z jej królem ({ $empire }).
refusal-empire-visited = { $empire }: tu już było wyzwalanie; każde imperium ma swoją kolej tylko raz.
refusal-not-western = Wśród sześciu imperiów Zachodu nie ma { $empire-gen }.

## Aktywacja działań i wyprawy

refusal-already-ran = W tej turze działania już wykonano: { $sides }. Każdą stronę aktywuje się raz w turze.
refusal-nothing-to-run = Żadna karta nie ma tam działania, które mogłoby teraz cokolwiek zrobić ({ $run }).
refusal-must-run-one = Trzeba wykonać co najmniej jedno działanie.
refusal-already-used = Karta „{ $card }” już w tej turze działała.
refusal-other-tableau-side = Karta „{ $card }” leży po drugiej stronie twojej tablicy ({ $side }).
refusal-no-such-op = { $scope ->
        [card] Karta „{ $card }” nie ma tego działania ({ $op }). Jej działania: { $ops }.
       *[tableau] Żadna twoja karta nie ma tego działania ({ $op }). Banki, które je mają: { $holders }.
    }
refusal-silenced = Kartę „{ $card }” ucisza { $token }: { $scope ->
        [inquisitor] może działać tylko jej inkwizycja.
       *[all] nie może działać.
    }
refusal-not-political = Pożyczyć można tylko działanie polityczne ({ $ops }), a to nim nie jest: { $op }.
refusal-already-fair = Wyprawa handlowa { $side-in } już się w tej turze odbyła.
refusal-no-fair-card = Rząd { $side-row } nie ma zakrytej karty, którą można by zorganizować wyprawę.

## Biskupi

refusal-no-bishop-here = { $lead }{ $scope ->
        [card] Na karcie „{ $card }” nie stoi biskup.
       *[any] Porusza tylko biskupów tej wiary ({ $religions }), a żaden z nich nie może się ruszyć.
    }
refusal-other-religion = { $lead }Na karcie „{ $card }” stoi { $token }; działanie porusza tylko figury tej wiary: { $religions }.
refusal-bishop-stuck = { $lead }Biskup z karty „{ $card }” nie ma dokąd pójść: nie ma sąsiedniej karty ani karty z jego lokalizacją.
refusal-same-card = Biskup już stoi na karcie „{ $card }”; musi przejść na inną.
refusal-throne-to-throne = Biskup nie może przejść z jednego tronu ({ $start }) wprost na drugi ({ $goal }).
refusal-across-the-board = Karta „{ $goal }” leży w drugiej połowie tablicy. Biskup nie przechodzi przez planszetkę gracza, a karta „{ $goal }” ({ $there }) nie dzieli lokalizacji z kartą „{ $start }” ({ $where }).
refusal-bishop-too-far = Karta „{ $goal }” ({ $there }) nie sąsiaduje z kartą „{ $start }” ani nie dzieli jej lokalizacji ({ $where }).

## Transakcja, podatek, represje, głosowanie

refusal-other-row = { $lead }To działanie bierze floreny tylko z jednej strony rynku: { $rows }.
refusal-no-coins = { $lead }{ $scope ->
        [none] Na kartach tej strony rynku nie leży żaden floren: { $rows }.
       *[one] Nie leży tam żaden floren ({ $slot }).
    }
refusal-coins-on-space = Te floreny leżą na pustym polu ({ $slot }); w tej edycji transakcja bierze je tylko z kart.
refusal-no-concession-there = { $lead }{ $scope ->
        [none] Na żadnej granicy nie ma tam koncesji: { $where }.
       *[one] Nie ma koncesji { $border-in }.
    }
refusal-saturated = { $lead }Wszystkie miasta są zajęte, więc rekrut nie miałby gdzie stanąć: { $empires }.
refusal-cannot-pay = Nie masz florena na podatek.
refusal-no-token-there = { $lead }{ $scope ->
        [none] Nie ma { $where-in } figury, w którą to działanie mogłoby uderzyć.
       *[one] Nie ma { $place-in } figury, w którą to działanie mogłoby uderzyć.
    }
refusal-other-piece = { $lead }{ $scope ->
        [none] Te figury, które są { $where-in }, są bezpieczne; to działanie uderza tylko w figury: { $pieces }.
       *[one] Stoi { $place-in } { $token }; to działanie uderza tylko w figury: { $pieces }.
    }
refusal-other-side = { $lead }To głosowanie sięga tylko tu: { $sides }; nie obejmuje { $empire-gen }.
refusal-on-throne = { $lead }{ $scope ->
        [none] Każde imperium, którego sięga to głosowanie ({ $sides }), leży na tronie; głosować można tylko w imperium stojącym w czyjejś tablicy.
       *[one] Karta stanu { $empire-gen } leży na tronie; głosować można tylko w imperium stojącym w czyjejś tablicy.
    }
refusal-vassal = { $lead }{ $scope ->
        [none] Nad wasalami się nie głosuje: { $empires }.
       *[one] { $empire } to wasal; suzerenem jest król { $suzerain-gen }, a nad wasalami się nie głosuje.
    }
refusal-no-majority = { $lead }{ $scope ->
        [none] Głosowanie wymaga, by na granicach imperium było więcej twoich koncesji niż każdego innego banku; nie masz takiej większości tu: { $empires }.
       *[one] Na granicach { $empire-gen } musisz mieć więcej koncesji niż każdy inny bank. Stan: { $standing }. { $majority }
    }
refusal-vote-too-dear = { $lead }{ $scope ->
        [none] Z powodu represjonowanych figur głosowania kosztują florenów: { $costs }; masz { $florins-acc }.
       *[one] Głosowanie { $empire-in } kosztuje { $cost-acc } z powodu represjonowanych tam figur; masz { $florins-acc }.
    }

## Korsarze, oblężenie, kampania

refusal-no-pirate-there = { $lead }{ $scope ->
        [none] Na żadnej granicy morskiej nie ma tam pirata: { $where }.
       *[one] Nie ma pirata { $border-in }.
    }
refusal-other-pirate = { $lead }{ $scope ->
        [none] Piraci, którzy są { $where-in }, są innej wiary niż ta, którą porusza działanie: { $religions }.
       *[one] Stoi { $border-in } { $token }; działanie porusza tylko figury tej wiary: { $religions }.
    }
refusal-same-border = Pirat już tam stoi; musi popłynąć na inną granicę.
refusal-sea-too-far = Pirat stojący { $start-in } tam nie dopłynie: { $goal }.
refusal-same-colour-pirate = Stoi już { $border-in } { $token }; pirat nie uderza na własny kolor.
refusal-nowhere-to-sail = { $lead }{ $scope ->
        [none] Żaden z piratów, których to działanie porusza { $where-in }, nie ma dokąd popłynąć.
       *[one] Nie ma dokąd popłynąć { $token } stojący { $border-in }.
    }
refusal-not-adjacent = { $lead }To nie są sąsiedzi: { $king } i { $empire }.
refusal-parted = { $lead }{ $king } i { $empire } nie sąsiadują, bo rozdziela je królowa: { $cards }. { $ability }
refusal-campaign-own = { $lead }{ $scope ->
        [none] Wszyscy sąsiedzi są w twojej tablicy ({ $empires }); kampania uderza tylko na innych.
       *[one] Karta stanu { $empire-gen } jest w twojej tablicy; kampania uderza tylko na innych.
    }
refusal-no-knights = { $lead }W miastach { $king-gen } nie ma rycerza, który ruszyłby na kampanię.
refusal-campaign-too-dear = { $lead }Muszą ruszyć wszyscy rycerze { $king-gen } ({ $knights }), po florenie za każdego; masz { $florins-acc }.
refusal-own-suzerain = { $lead }{ $empire } to suzeren { $king-gen }, a wasal nie uderza na suzerena.

## Zwycięstwa

refusal-victory-asleep = Jeszcze nieaktywne: { $victory }. Ktoś musi kupić kometę i je uaktywnić.
refusal-no-supremacy = Żadna religia nie dominuje: trzeba więcej biskupów i więcej figur we własnych teokracjach, niż mają dwie pozostałe razem. Biskupi: { $bishops }. Figury: { $pieces }.
refusal-too-little-faith = Potrzebujesz więcej renomy dominującej religii ({ $religion }) niż ktokolwiek. Ty: { $own }, { $rival }: { $best }. Brakuje ci: { $missing }.
refusal-too-few-kings = Potrzebna przewaga w królach nad każdym: { $margin }. Ty: { $own }, { $rival }: { $best }. Brakuje ci: { $missing }.
refusal-too-few-concessions = Potrzebna przewaga w koncesjach nad każdym: { $margin }. Ty: { $own }, { $rival }: { $best }. Brakuje ci: { $missing }.
refusal-too-little-discovery = Potrzebujesz więcej renomy za odkrycia niż ktokolwiek. Ty: { $own }, { $rival }: { $best }. Brakuje ci: { $missing }.
refusal-too-few-republics = Potrzebujesz więcej republik niż ktokolwiek. Ty: { $own }, { $rival }: { $best }. Brakuje ci: { $missing }.
refusal-too-little-law = Potrzebna przewaga w renomie za prawo nad każdym: { $margin }. Ty: { $own }, { $rival }: { $best }. Brakuje ci: { $missing }.

## Jak zdobywa się to, co nie jest własne

way-throne = { $empire }: król na tronie. Zdobywa się go koronacją albo wygraną kampanią, wojną domową lub wojną religijną w tym imperium.
way-held = { $empire }: kartę stanu ma w tablicy { $bank }. Zdobywa się ją głosowaniem albo wygraną kampanią, wojną domową lub wojną religijną w tym imperium.
way-vassal = { $empire }: to wasal, suzeren: { $suzerain }; ma go { $bank }. Zdobywa się go wygraną kampanią, wojną domową lub wojną religijną w tym imperium.
way-card = Karta „{ $card }” leży w tablicy; ma ją { $bank } i nie można jej kupić. Może ją usunąć ścięcie, a uciszyć biskup.

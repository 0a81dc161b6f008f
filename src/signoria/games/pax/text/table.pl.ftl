### Co mówi się przy stole Pax Renaissance: pytania, opcje i to, co się wydarzyło.

game-pax-renaissance = Pax Renaissance
    .authors = Phil Eklund i Matt Eklund
edition-pax-renaissance-2e = druga edycja
edition-pax-renaissance-2e-living = druga edycja, żywe zasady z 2020 roku
edition-pax-renaissance-1e = pierwsza edycja, żywe zasady z 2017 roku

## Co uzgadnia się przed grą

gameoption-pax-renaissance-banks = Banki
    .help = Bank każdego miejsca po kolei: fugger, medici, coeur, marchionni. Bez podania banki są losowane.
gameoption-pax-renaissance-astrology = Astrologia
    .help = Następna karta każdej talii jest jawna dla wszystkich.
gameoption-pax-renaissance-bankruptcy = Bankructwo
    .help = Wyprawy nie dają dotacji, a bank, któremu nic nie zostało, odpada z gry.
gameoption-pax-renaissance-map_1550 = Mapa z 1550 roku
    .help = Anglia i Święte Cesarstwo Rzymskie zaczynają jako teokracje reformacyjne.
gameoption-pax-renaissance-first_box = Tylko pierwsze pudełko
    .help = W taliach są tylko karty z pierwszego pudełka.
gameoption-pax-renaissance-promos = Karty promocyjne
    .help = Do gry dochodzi dziewięć kart promocyjnych i cztery promocyjne karty stanu imperium.
gameoption-pax-renaissance-solitaire = Gra jednoosobowa
    .help = Jedna osoba przeciw przeciwnikowi z części O. Im więcej kart leży na wierzchu każdej talii, tym łatwiej.
gameoption-pax-renaissance-solitaire-no = nie, zwykła gra
gameoption-pax-renaissance-solitaire-6 = 6 kart na wierzchu: surowo
gameoption-pax-renaissance-solitaire-7 = 7 kart na wierzchu
gameoption-pax-renaissance-solitaire-8 = 8 kart na wierzchu: zwykle
gameoption-pax-renaissance-solitaire-9 = 9 kart na wierzchu
gameoption-pax-renaissance-solitaire-10 = 10 kart na wierzchu
gameoption-pax-renaissance-solitaire-12 = 12 kart na wierzchu: łagodnie
gameoption-pax-renaissance-solitaire-16 = 16 kart na wierzchu
gameoption-pax-renaissance-solitaire-20 = 20 kart na wierzchu
gameoption-pax-renaissance-solitaire-24 = 24 karty na wierzchu
gameoption-pax-renaissance-hands_hidden = Zakryte ręce
    .help = Nikt nie widzi kart na cudzej ręce, jak każe instrukcja. Bez tej opcji wszystkie ręce są jawne.
gameoption-pax-renaissance-expansion = Rozszerzenie
    .help = Pierwsza edycja: do talii dołączają karty rozszerzenia, z apostazjami i pochodniami.
gameoption-pax-renaissance-bgg_promos = Karty promocyjne BGG
    .help = Pierwsza edycja: do talii dołącza pięć kart promocyjnych.

## Rodzaje rzeczy

kind-card = karta
kind-empire = imperium
kind-item = karta lub imperium
kind-city = miasto
kind-border = granica
kind-place = miasto lub granica
kind-slot = pole rynku
kind-side = strona
kind-run = strona do aktywacji
kind-victory = zwycięstwo
kind-schism = para religii
kind-token = figura
kind-bank = bank
kind-chair = numer miejsca
kind-emporium = emporium
kind-religion = religia
kind-op = działanie
kind-oneshot = akcja jednorazowa
kind-state = stan religijny imperium
kind-location = lokalizacja
kind-colour = kolor szlaku
kind-setting = ustawienie
kind-done = coś zrobionego w tej turze
kind-step = krok
kind-deck = część talii
kind-field = pole kroku
kind-war = rodzaj wojny
kind-cause = przyczyna zmiany ustroju

## Nazwy rzeczy, których się nie drukuje

slot-west-fair = rząd zachodni, karta wyprawy
slot-west-1 = rząd zachodni, cena 1
slot-west-2 = rząd zachodni, cena 2
slot-west-3 = rząd zachodni, cena 3
slot-west-4 = rząd zachodni, cena 4
slot-west-5 = rząd zachodni, cena 5
slot-east-fair = rząd wschodni, karta wyprawy
slot-east-1 = rząd wschodni, cena 1
slot-east-2 = rząd wschodni, cena 2
slot-east-3 = rząd wschodni, cena 3
slot-east-4 = rząd wschodni, cena 4
slot-east-5 = rząd wschodni, cena 5
run-west = Zachód
run-east = Wschód
run-both = Wschód i Zachód naraz
schism-catholic-islamic = katolicyzm i islam
schism-catholic-reformist = katolicyzm i reformacja
schism-islamic-reformist = islam i reformacja
chair-1 = pierwsze miejsce
chair-2 = drugie miejsce
chair-3 = trzecie miejsce
chair-4 = czwarte miejsce

## Pytania

prompt-turn = Twoja tura, { $actions ->
        [0] nie masz już akcji: zakończ ją albo zrób to, co darmowe
        [one] została jedna akcja
        [few] zostały { $actions } akcje
       *[many] zostało { $actions } akcji
    }. Co robisz?
prompt-activate = Kometa budzi zwycięstwo: które będzie można odtąd ogłosić?
prompt-quench = „{ $card }” niesie pochodnię: czy gasi któreś aktywne zwycięstwo?
prompt-announce = „{ $card }”: czy przeprowadzasz { $oneshot-acc }?
prompt-agent = Umieść agenta karty „{ $card }” ({ $token }) albo zrezygnuj.
prompt-agent-must = Umieść agenta karty „{ $card }” ({ $token }); wymaga tego jej akcja jednorazowa.
prompt-serf = Na kartę którego imperium trafia represjonowana koncesja?
prompt-run-ops = Która karta działa i jak? Każda karta działa raz w turze.
prompt-emancipate-west = Wyzwalasz represjonowane figury: w którym imperium Zachodu? Albo zakończ.
prompt-take-florin = Skąd bierzesz florena?
prompt-choose-head = Kogo ścina karta „{ $card }”?
prompt-choose-tax = Którą koncesję opodatkować?
prompt-tax-where = Podatek od koncesji { $border-in }: w którym imperium stanie rekrut?
prompt-tax-due = Podatek od twojej koncesji { $border-in }: płacisz florena czy oddajesz ją represjom?
prompt-choose-repressed = Którą figurę represjonujesz?
prompt-repress-to = Na kartę którego imperium trafia koncesja { $border-in }?
prompt-choose-vote = W którym imperium zarządzasz głosowanie?
prompt-choose-bishop = Który biskup się porusza? Wskaż kartę, na której stoi.
prompt-move-bishop = Dokąd idzie biskup z karty „{ $card }”?
prompt-choose-pirate = Który pirat wypływa?
prompt-sail-to = Dokąd płynie pirat stojący { $border-in }?
prompt-choose-siege = Która figura ginie w oblężeniu?
prompt-choose-campaign = Na kogo uderza król { $empire-gen }? Każdy rycerz kosztuje florena.
prompt-pacify = Biskup może zabić jedną figurę represjonowaną { $empire-in }: którą?
prompt-borrow = Czy używasz jednego działania politycznego z karty przeciwnika, jakby było twoje?
prompt-marry = Którego króla poślubia „{ $card }”?
prompt-levy = W którym pustym mieście { $empire-gen } staje rekrut?
prompt-concession = Możesz umieścić jedną koncesję na granicy { $empire-gen }: gdzie?
prompt-emancipation = Wyzwalasz figury represjonowane { $empire-in }: którą? Albo zakończ.
prompt-emancipate-to = Gdzie staje wyzwolona figura ({ $token })?
prompt-golden-liberty = Złota wolność: czy porzucić religię państwową { $empire-in }?
prompt-creed = Twoja wojna { $empire-in } jest wygrana: czy zmienić stan religijny?
prompt-arrange = Które miejsce Konstantynopola zajmuje { $token }?
prompt-arrange-open = Które miejsce Konstantynopola zostaje puste?
prompt-recall = W puli brakuje { $token-gen }: skąd wziąć figurę?
prompt-casualties-own = Bitwa { $empire-in } wygrana. Kto z atakujących ginie? (pozostało ofiar: { $left })
prompt-casualties-foe = Bitwa { $empire-in } przegrana. Kto z obrońców ginie? (pozostało ofiar: { $left })
prompt-settle = Kto ze zwycięzców osiada teraz { $empire-in }?
prompt-settle-at = Gdzie osiada { $token }?
prompt-locate-war = Gdzie toczy się wojna ({ $war })?
prompt-rooks-ride = Czy wszystkie katolickie zamki z sąsiednich imperiów dołączają do krucjaty { $empire-in }?
prompt-discard-down = Za dużo kart: odrzucaj, aż na ręce zostanie tyle kart: { $limit }.
prompt-dismiss = W Wenecji może zostać tylko jedna figura: która odchodzi?

## Opcje

option-buy = Kup: { $thing }
option-buy-about = Kup: { $about } ({ $thing })
option-play = Zagraj: { $thing }
option-sell = Sprzedaj: { $thing }
option-ops = Aktywuj działania: { $thing }
option-fair = Zorganizuj wyprawę handlową: { $thing }
option-declare = Ogłoś { $thing }
option-renounce = Oddaj królową i wywołaj powstanie chłopskie przeciw jej królowi
option-proclaim = Ogłoś apostazję: { $thing }
option-end = Zakończ turę
option-activate = Uaktywnij { $thing }
option-trigger = Tak
option-decline = Nie, rezygnuję
option-locate = Wybierz: { $thing }
option-place = Postaw { $thing-in }
option-ordain = Postaw biskupa na karcie: { $thing }
option-wed = Poślub króla { $thing-gen }
option-use-inquisitor = { $thing }: inkwizycja, porusz biskupa
option-use-commerce = { $thing }: transakcja, weź florena z rynku
option-use-behead = { $thing }: ścięcie karty
option-use-tax = { $thing }: podatek od koncesji
option-use-repress = { $thing }: represje wobec figury
option-use-vote = { $thing }: głosowanie
option-use-corsair = { $thing }: korsarze, porusz pirata
option-use-siege = { $thing }: oblężenie, zabij figurę
option-use-campaign = { $thing }: kampania przeciw sąsiadowi
option-move-bishop = Porusz biskupa z karty: { $thing }
option-bishop-to = Przenieś go na kartę: { $thing }
option-pacify = Zabij { $thing-acc }
option-take = Weź florena: { $thing }
option-behead = Zetnij: { $thing }
option-tax = Opodatkuj koncesję { $thing-in }
option-tax-about = Opodatkuj koncesję { $thing-in }: { $about }
option-pay = Zapłać 1 florena
option-yield = Oddaj koncesję represjom
option-raise = Zwerbuj rekruta { $thing-in }
option-repress = Represjonuj figurę stojącą { $thing-in }
option-repress-about = Represjonuj figurę stojącą { $thing-in }: { $about }
option-vote = Zarządź głosowanie { $thing-in }
option-sail = Wypłyń piratem stojącym { $thing-in }
option-sail-to = Płyń na { $thing-acc }
option-siege = Zabij figurę stojącą { $thing-in }
option-siege-about = Zabij figurę stojącą { $thing-in }: { $about }
option-invade = Uderz na { $thing-acc }
option-lose-agent = Ginie agent: { $thing }
option-lose-at = Ginie figura stojąca { $thing-in }
option-lose-at-about = Ginie figura stojąca { $thing-in }: { $about }
option-lose-concession = Ginie twoja koncesja { $thing-in }
option-lose-repressed = Ginie represjonowany { $thing }
option-settle = Osiedl { $thing-acc }
option-emancipate = Wyzwól { $thing-acc }
option-arrange = Wybierz: { $thing }
option-discard = Odrzuć: { $thing }
option-recall-repressed = Weź figurę represjonowaną { $thing-in }
option-recall-from = Weź figurę stojącą { $thing-in }
option-recall-bishop = Weź biskupa z karty: { $thing }
option-dismiss = Odeślij figurę stojącą { $thing-in }
option-dismiss-about = Odeślij figurę stojącą { $thing-in }: { $about }
option-liberate = Tak, znów będzie państwem średniowiecznym
option-convert = Odtąd: { $thing }
option-quench = Zgaś { $thing }
option-done = Gotowe

## Co się wydarzyło

event-turn-begun = Zaczyna się tura { $seat-gen }.
event-bought = { $seat } kupuje kartę „{ $card }” za { $cost ->
        [one] 1 florena
        [few] { $cost } floreny
       *[many] { $cost } florenów
    }{ $gained ->
        [0] .
        [one] {" "}i bierze florena, który na niej leżał.
        [few] {" "}i bierze { $gained } floreny, które na niej leżały.
       *[many] {" "}i bierze { $gained } florenów, które na niej leżały.
    }
event-drew = Na rynek trafia karta „{ $card }” ({ $slot }).
event-victory-activated = { $seat } uaktywnia { $victory }.
event-played = { $seat } zagrywa kartę „{ $card }”.
event-old-maid = „{ $card }” nie znajduje króla i zostaje starą panną; ma ją { $seat }.
event-deployed = { $seat } umieszcza { $place-in } figurę: { $token }.
event-repressed-at = Figura stojąca { $place-in } ({ $token }) zostaje represjonowana na karcie { $empire-gen }.
event-killed-at = Figura stojąca { $place-in } ginie: { $token }.
event-bishop-entered = Na kartę „{ $item }” wchodzi { $token }.
event-diet-of-worms = Edykt wormacki: na karcie „{ $item }” giną { $token } i { $other }.
event-pacified = Spacyfikowany { $empire-in } ginie { $token }.
event-recalled = W puli zabrakło { $token-gen }: { $seat } bierze figurę ze stołu.
event-flipped = { $republic ->
        [0] { $seat } przywraca { $empire-in } monarchię.
       *[other] { $seat } ustanawia { $empire-in } republikę.
    }
event-taken-square = { $seat } przejmuje { $empire-acc }.
event-taken-as-vassal = { $seat } przejmuje { $empire-acc }; suzerenem jest król { $suzerain-gen }.
event-emancipated = Wyzwolony { $token } staje znów { $place-in }.
event-golden-liberty = Złota wolność: { $seat } przywraca { $empire-in } państwo średniowieczne.
event-war-begun = { $seat } wszczyna wojnę ({ $war }) { $empire-in }.
event-battle-won = { $seat } wygrywa bitwę { $empire-in }: { $attackers } przeciw { $defenders }.
event-battle-lost = { $seat } przegrywa bitwę { $empire-in }: { $attackers } przeciw { $defenders }.
event-fell = W bitwie ginie { $token }.
event-became-theocracy = Religia państwowa { $empire-in } to odtąd { $religion }.
event-became-medieval = { $seat } wprowadza { $empire-in } państwo średniowieczne.
event-sent-back = Nikt nie ma karty stanu { $empire-gen }, więc figura wraca do puli: { $token }.
event-victory-quenched = { $seat } gasi { $victory }: znów jest nieaktywne.
event-settled = Po bitwie { $place-in } staje { $token }.
event-repressed-after = Bez miejsca { $empire-in } zostaje { $token }: trafia na kartę imperium jako represjonowany.
event-crowned = „{ $card }” poślubia króla { $empire-gen }; parę ma { $seat }.
event-apostate = Apostazja ({ $schism }) dotyka { $seat-gen }.
event-discarded-card = Karta „{ $card }” opuszcza grę.
event-to-throne = Na tron wraca karta imperium: { $empire }.
event-route-shifted = { $seat } zmienia szlak: otwarte zostaje emporium { $emporium }, a zablokowane { $closed }.
event-sold = { $seat } sprzedaje kartę „{ $item }” za { $value ->
        [one] 1 florena
        [few] { $value } floreny
       *[many] { $value } florenów
    }.
event-fair-held = { $seat } organizuje wyprawę handlową { $side-in }; do podziału { $florins ->
        [one] jest 1 floren
        [few] są { $florins } floreny
       *[many] jest { $florins } florenów
    }.
event-subsidy = { $seat } bierze { $florins ->
        [one] 1 florena
        [few] { $florins } floreny
       *[many] { $florins } florenów
    } dotacji.
event-profit = { $seat } zarabia { $florins ->
        [one] 1 florena
        [few] { $florins } floreny
       *[many] { $florins } florenów
    } { $border-in }.
event-pirate-profit = Pirat { $border-in } odsyła 1 florena do Chin.
event-fair-ended = Wyprawa handlowa { $side-in } dobiega końca{ $left ->
        [0] ; nic nie zostało z zysków.
        [one] ; 1 floren zostaje na rynku.
        [few] ; { $left } floreny zostają na rynku.
       *[many] ; { $left } florenów zostaje na rynku.
    }
event-levy-raised = Nowy rekrut { $city-in }: { $token }.
event-declared = { $seat } ogłasza { $victory }!
event-patron-victory = { $seat } jest największym mecenasem: renoma za mecenat { $patrons }, floreny { $florins }.
event-bishop-moved = Z karty „{ $start }” na kartę „{ $goal }” przechodzi { $token }.
event-took-florin = { $seat } bierze florena z rynku ({ $slot }).
event-beheaded-card = { $seat } ścina kartę „{ $target }”; ścina „{ $acting }”.
event-tax-paid = { $seat } płaci 1 florena podatku za koncesję { $border-in }.
event-tax-yielded = { $seat } nie płaci: koncesja { $border-in } zostaje represjonowana na karcie { $empire-gen }.
event-voted = { $seat } wygrywa głosowanie { $empire-in }{ $cost ->
        [0] .
        [one] {" "}za 1 florena.
        [few] {" "}za { $cost } floreny.
       *[many] {" "}za { $cost } florenów.
    }
event-sailed = Na { $goal-acc } wpływa { $token }; dotąd stał { $start-in }.
event-campaign-begun = { $seat } wysyła króla { $king-gen } na { $empire-acc } za { $cost ->
        [one] 1 florena
        [few] { $cost } floreny
       *[many] { $cost } florenów
    }.
event-op-used = { $seat } używa karty „{ $item }” ({ $op }).
event-ops-run = { $seat } aktywuje działania: { $run }.
event-proclaimed = { $seat } ogłasza apostazję: { $schism }.
event-market-exhausted = Rynku nie da się uzupełnić: wygrywa { $seat }.
event-ruined = { $seat } nic już nie ma i odpada z gry.
event-discarded-from-hand = { $seat } odrzuca kartę „{ $card }”.
event-sold-face-down = Karta z ręki opuszcza grę zakryta, za { $value ->
        [one] 1 florena
        [few] { $value } floreny
       *[many] { $value } florenów
    } ({ $seat }).

## Jak się skończyło

outcome-holy = zwycięstwo religijne
outcome-imperial = zwycięstwo imperialne
outcome-globalization = zwycięstwo globalizacyjne
outcome-renaissance = zwycięstwo renesansowe
outcome-patron = zwycięstwo kulturowe
outcome-patron-shared = wspólne zwycięstwo kulturowe
outcome-market-exhausted = rynek się wyczerpał
outcome-bankruptcy = bankructwo pozostałych banków

## Co jest nie tak z pozycją lub umową

problem-solitaire-edition = Edycja „{ $edition }” nie ma gry jednoosobowej; mają ją: { $known }.
problem-solitaire-banks = W grze jednoosobowej gracz to fugger, a przeciwnik to jeden z banków: { $banks }. Podaj oba albo żadnego.
problem-solitaire-bankruptcy = W grze jednoosobowej nie ma opcji bankructwa.
problem-solitaire-seats = W grę jednoosobową gra jedna osoba; podana liczba: { $seats }.
problem-wrong-banks = Liczba miejsc: { $seats }; tyle samo różnych banków trzeba wybrać spośród: { $banks }.
problem-wrong-type = { $path }: potrzebna jest tu { $wanted ->
        [int] liczba całkowita
        [str] nazwa w cudzysłowie
        [list] lista
       *[dict] tabela
    }.
problem-out-of-range = { $path }: liczba musi być od { $least } do { $most }.
problem-card-twice = { $path }: karta { $word } jest już gdzie indziej.
problem-keeper-contradicted = { $path }: tablice i suzereni mówią co innego o { $word }.
problem-too-many = { $path }: zmieści się tu najwyżej { $most }.
problem-step-incomplete = { $path }: krokowi „{ $step }” brakuje „{ $field }”.
problem-too-many-tokens = { $path }: nie ma tylu figur rodzaju { $word }.
problem-wrong-place = { $path }: „{ $word }” nie może tu być.
problem-wrong-suzerain = { $path }: wasali ma tylko król, który sam stoi w czyjejś tablicy, a oni nie stoją nigdzie indziej; sprawdź { $word }.
problem-deck-too-big = { $path }: w talii nie może być więcej kart, niż pozostało niewidzianych: { $cards }, a komet w jej dolnej części: { $comets }.
problem-too-many-out = { $path }: w grze muszą zostać co najmniej dwa banki, w tym ten, którego jest tura.
problem-agenda-bottom = { $path }: pierwszym krokiem musi być „turn” lub „refresh” banku, którego jest tura.
problem-impossible-position = { $path }: żadna gra nie może dojść do takiej pozycji.

# Co ujawnia każdy rodzaj losu; mówi się to przed wyborem, którego nie można cofnąć.
chance-draw = Odsłonią się nowe karty
chance-bank = Losuje się banki
chance-first = Losuje się pierwszego gracza

# Co bank zaraz osiągnie.
threat-declares = { $cost ->
        [one] { $seat } spełnia warunki i może jedną akcją ogłosić { $victory }.
        [few] { $seat } spełnia warunki i może za { $cost } akcje ogłosić { $victory }.
       *[other] { $seat } spełnia warunki i może za { $cost } akcji ogłosić { $victory }.
    }
threat-comet = { $seat } spełnia warunki, by ogłosić { $victory }; brakuje tylko komety.
threat-lacks-kings = { $seat } potrzebuje jeszcze jednego króla do { $victory-gen }.
threat-lacks-concessions = { $seat } potrzebuje jeszcze jednej koncesji do { $victory-gen }.
threat-lacks-discovery = { $seat } potrzebuje jeszcze jednego punktu renomy za odkrycia do { $victory-gen }.
threat-lacks-republics = { $seat } potrzebuje jeszcze jednej republiki do { $victory-gen }.
threat-lacks-law = { $seat } potrzebuje jeszcze jednego punktu renomy za prawo do { $victory-gen }.
threat-lacks-bishops = { $seat } potrzebuje jeszcze jednego biskupa do { $victory-gen }.
threat-lacks-tokens = { $seat } potrzebuje jeszcze jednej figury w teokracji do { $victory-gen }.
threat-lacks-prestige = { $seat } potrzebuje jeszcze jednego punktu renomy religii do { $victory-gen }.

## Co rozstrzygnęło zakończoną grę
reckoning-catholic = Renoma katolicka
reckoning-islamic = Renoma islamska
reckoning-reformist = Renoma reformacyjna
reckoning-kings = Królowie
reckoning-concessions = Koncesje
reckoning-discovery = Renoma za odkrycia
reckoning-republics = Republiki
reckoning-law = Renoma za prawo
reckoning-patrons = Renoma za mecenat
reckoning-florins = Floreny

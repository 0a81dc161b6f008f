# Nabrzeże

game-sample = Nabrzeże
    .authors = autorzy tego domu
edition-sample-short = Krótki sezon
edition-sample-long = Długi sezon
gameoption-sample-truce = Rozejm
    .help = W pierwszej rundzie nikt nie atakuje.
gameoption-sample-sealed = Tajne oferty
    .help = Każdą rundę otwiera dzień targowy, a łup może trafić na zasadzkę.
gameoption-sample-purse = Sakiewka
    .help = Skromna sakiewka zaczyna z 2 florenami, pełna z 4.
gameoption-sample-purse-lean = skromna
gameoption-sample-purse-full = pełna

# miejsca

seat-red = Czerwony
seat-white = Biały
seat-blue = Niebieski
seat-green = Zielony

# rzeczy

card-salt-1 = sól I
card-salt-2 = sól II
card-salt-3 = sól III
card-salt-4 = sól IV
card-cloth-1 = sukno I
card-cloth-2 = sukno II
card-cloth-3 = sukno III
card-cloth-4 = sukno IV
card-spice-1 = korzenie I
card-spice-2 = korzenie II
card-spice-3 = korzenie III
card-spice-4 = korzenie IV
card-bravo-1 = zbir I (siła 1)
card-bravo-2 = zbir II (siła 1)
card-bravo-3 = zbir III (siła 2)
card-bravo-4 = zbir IV (siła 2)
card-bravo-5 = zbir V (siła 3)
card-bravo-6 = zbir VI (siła 3)
card-bravo-7 = zbir VII (siła 4)
card-bravo-8 = zbir VIII (siła 4)
florins-1 = 1 floren
florins-2 = 2 floreny
florins-3 = 3 floreny
florins-4 = 4 floreny
florins-5 = 5 florenów
offer-0 = nic
offer-1 = 1 floren
offer-2 = 2 floreny
offer-3 = 3 floreny
die-1 = 1
die-2 = 2
die-3 = 3
die-4 = 4
die-5 = 5
die-6 = 6

# rodzaje rzeczy, dla problemów

kind-card = karta
kind-florins = kwota
kind-offer = oferta
kind-die = wynik rzutu
kind-step = krok

# pytania

prompt-turn = Twoja tura, { $actions ->
        [one] została jedna akcja
        [few] zostały { $actions } akcje
       *[many] zostało { $actions } akcji
    }.
prompt-target = Kogo atakuje { $card }?
prompt-answer = { $attacker } wysyła przeciw tobie kartę: { $card }. Co robisz?
prompt-booty = Wygrywasz pojedynek. Pokonany: { $loser }. Co zabierasz?
prompt-market = Dzień targowy: ile dajesz za kartę? W sakiewce masz { $purse }.
prompt-ambush = { $winner } sięga po łup. Czy urządzasz zasadzkę?

# opcje

option-draw = Dobierz kartę
option-sell = Sprzedaj: { $thing }
option-stow = Odłóż do skrzyni: { $thing }
option-corner = Przejmij rynek korzenny
option-rest = Zakończ turę
option-attack = Wyślij do pojedynku: { $thing }
option-at = Zaatakuj: { $thing }
option-yield = Ustąp i zapłać
option-stand = Zdaj się na los
option-resist = Stań do walki: { $thing }
option-seize-purse = Zabierz do 2 florenów
option-seize-card = Zabierz kartę z ręki
option-offer = Oferta: { $thing }
option-ambush = Zasadzka: { $thing }
option-let-pass = Przepuszczasz

# zdarzenia

event-drew = { $seat } dobiera kartę.
event-drew-card = { $seat } dobiera kartę: { $card }.
event-shuffled = Odrzucone karty stają się nową talią.
event-sold = { $seat } sprzedaje kartę: { $card }, za { $florins ->
        [one] 1 florena
        [few] { $florins } floreny
       *[many] { $florins } florenów
    }.
event-stowed = { $seat } odkłada { $florins ->
        [one] 1 florena
        [few] { $florins } floreny
       *[many] { $florins } florenów
    }.
event-rested = { $seat } kończy turę.
event-attacked = { $seat } wysyła kartę: { $card }. Cel ataku: { $target }.
event-yielded = { $seat } ustępuje i płaci { $florins ->
        [one] 1 florena
        [few] { $florins } floreny
       *[many] { $florins } florenów
    }. Bierze je { $attacker }.
event-resisted = { $seat } staje do walki: { $card }.
event-rolled = Na kostce wypada { $pips }.
event-won = { $seat } wygrywa pojedynek. Pokonany: { $loser }.
event-seized-florins = { $seat } zabiera { $florins ->
        [one] 1 florena
        [few] { $florins } floreny
       *[many] { $florins } florenów
    }. Traci je { $loser }.
event-seized-card = { $seat } zabiera kartę. Traci ją { $loser }.
event-seized-that-card = Zabrana karta: { $card }.
event-cornered = { $seat } przejmuje rynek.
event-ended = Koniec gry.
event-offered = { $seat } daje { $florins ->
        [one] 1 floren
        [few] { $florins } floreny
       *[other] { $florins } florenów
    }.
event-bought = { $seat } kupuje kartę na targu.
event-ambushed = { $seat } urządza zasadzkę ({ $card }): { $winner } odchodzi z niczym.

# jak się kończy

outcome-corner = przejęcie rynku
outcome-fortune = zbita fortuna
outcome-season = największy majątek na koniec sezonu
outcome-tie = równe majątki na koniec sezonu

# dlaczego nie

refusal-nothing-to-draw = Talia i stos są puste.
refusal-hand-full = Masz już pięć kart na ręce.
refusal-not-in-hand = Nie masz tej karty: { $card }.
refusal-not-goods = Sprzedaje się tylko towary, a nie: { $card }.
refusal-purse-too-small = Floreny potrzebne w sakiewce: { $wanted }, a masz { $purse }.
refusal-too-few-spices = Do przejęcia rynku potrzeba trzech kart korzeni na ręce.
refusal-not-a-bravo = W pojedynku walczą tylko zbiry, a nie: { $card }.
refusal-truce = W pierwszej rundzie trwa rozejm.
refusal-at-yourself = Nie możesz zaatakować siebie.
refusal-nobody-there = Nikt tam nie siedzi.
refusal-cannot-pay = Ustąpienie kosztuje tyle florenów, ile wynosi siła zbira ({ $strength }), a w sakiewce masz tylko { $purse }.
refusal-purse-empty = Ta sakiewka jest pusta.
refusal-hand-empty = Na tej ręce nie ma kart.
refusal-offer-too-high = W sakiewce masz tylko { $purse ->
        [one] 1 floren
        [few] { $purse } floreny
       *[other] { $purse } florenów
    }.
refusal-no-bravo = Nie masz zbira, więc nie ma o czym decydować.

# co jest nie tak z pozycją

problem-sample-purses = Pozycja musi podać sakiewki od dwóch do czterech miejsc, a ta podaje { $count }.
problem-sample-step = „{ $line }” nie jest krokiem: potrzeba nazwy i właściwej liczby słów.
problem-sample-card-twice = Karta { $word } jest w dwóch miejscach.

# paragrafy w jednym zdaniu

rule-Q1 = Każde miejsce zaczyna z sakiewką i trzema własnymi kartami; zaczyna czerwony.
rule-Q2 = Tura ma dwie akcje, tylko własnymi kartami z ręki; można ją zakończyć wcześniej.
rule-Q3 = Dobranie: weź na rękę nieznaną kartę.
rule-Q3a = Gdy talia jest pusta, staje się nią stos; gdy oba są puste, nikt nie dobiera.
rule-Q3b = Nikt nie dobiera szóstej karty.
rule-Q4 = Sprzedaż: odłóż towar na stos i weź jego cenę do sakiewki.
rule-Q5 = Odłożenie: przenieś od jednego do pięciu florenów z sakiewki do skrzyni, skąd nikt ich nie zabierze.
rule-Q6 = Pojedynek: pokaż zbira z ręki; zbiry nie służą do niczego innego.
rule-Q6a = Jeśli umówiono rozejm, w pierwszej rundzie nikt nie atakuje.
rule-Q6b = Zbir atakuje wybrane przez ciebie inne miejsce.
rule-Q6c = Zaatakowany może ustąpić: płaci z sakiewki tyle, ile wynosi siła zbira.
rule-Q6d = Zaatakowany może zdać się na los: napastnik wygrywa, jeśli kostka pokaże co najwyżej o jeden więcej niż siła zbira.
rule-Q6e = Zaatakowany może stanąć do walki własnym zbirem: silniejszy wygrywa, równi nic nie zmieniają.
rule-Q6f = Zwycięzca zabiera z sakiewki pokonanego do dwóch florenów albo losową kartę z ręki.
rule-Q7 = Kto pokaże trzy karty korzeni, natychmiast wygrywa.
rule-Q8 = Majątek to floreny w sakiewce i w skrzyni.
rule-Q8a = Kto kończy turę z co najmniej dwunastoma florenami, wygrywa.
rule-Q8b = Po ostatniej rundzie wygrywa najbogatszy, a równie bogaci dzielą zwycięstwo.
rule-Q9 = W dzień targowy, przed każdą rundą oprócz pierwszej, wszyscy potajemnie dają do trzech florenów; jedyna najwyższa oferta kupuje kartę.
rule-Q10 = Zanim ktoś weźmie łup, każdy inny może potajemnie zastawić zasadzkę ze zbirem; jeden taki zbir wystarczy, by przepędzić zwycięzcę.
position-changes = Zmiany
position-wins = Wygrywa

# Co ujawnia każdy rodzaj losu; mówi się to przed wyborem, którego nie można cofnąć.
chance-draw = Dobiera się kartę
chance-theft = Losowa karta zostaje skradziona
chance-roll = Rzuca się kością

term-florins = { $count ->
        [one] 1 florena
        [few] { $count } floreny
       *[many] { $count } florenów
    }
term-hand = { $count ->
        [one] kartę na ręce
        [few] { $count } karty na ręce
       *[many] { $count } kart na ręce
    }

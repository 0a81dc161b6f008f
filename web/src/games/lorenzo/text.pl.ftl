# Stół Lorenzo il Magnifico.

## Części planszy

lor-towers = Wieże
lor-council = Rada miejska
lor-harvest = Zbiory
lor-production = Produkcja
lor-market = Targowisko
lor-faith = Wiara
lor-military = Wojsko
lor-spaces = Pozostałe pola
lor-round-bar = Runda, kości i kolejność
lor-round-of = Runda { $round } z { $rounds }, okres { $period }
lor-die = kość ({ $die }): { $value }
lor-order = Kolejność
lor-next-order = Następna kolejność
lor-set-up = Przed pierwszą rundą
lor-value = wartość { $value }
lor-taken-by = zajęte: { $name }
lor-you = ty
lor-empty = puste
lor-stands = Tutaj: { $names }.
lor-nobody = nikogo
lor-covered = zakryte
lor-any-number = dowolna liczba
lor-players = { $players ->
        [one] { $players } gracz
        [few] { $players } gracze
       *[many] { $players } graczy
    }
lor-surcharge = { $coins ->
        [one] 1 moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    } za wejście do zajętej wieży
lor-no-cost = bez kosztu
lor-nothing-now = dla ciebie za darmo
lor-or = lub
lor-of = { $paid } z { $own }+
lor-take = weź
lor-for = za
lor-end = koniec
lor-no-floor-bonus = bez premii poziomów
lor-any-card = dowolna karta
lor-report-now = raport po tej rundzie: miej { $faith }
lor-report-later = raport po następnej rundzie: { $faith }
lor-faith-track = Tor wiary
lor-faith-step = wiara { $faith }, punkty { $points }
lor-under = pod ekskomuniką: { $name }
lor-military-prize = pierwszy { $first }, drugi { $second }
lor-report = Raport do Watykanu

## Plansze graczy

lor-your-board = Twoja plansza
lor-board-of = Plansza: { $name }
lor-open-board = członkowie rodziny w domu: { $members }. Otwórz planszę.
lor-close = Zamknij
lor-members = Członkowie rodziny
lor-member = członek rodziny ({ $member }), wartość { $value }{ $home ->
        [yes] {""}
       *[no] , poza domem
    }
lor-free = wolne
lor-none = brak
lor-you-have = masz { $number }
lor-leaders = Osobistości
lor-leader = osobistość
lor-excommunication = ekskomunika
lor-excommunications = Ekskomuniki
lor-hidden-leader = osobistość, której nie widzisz
lor-hidden = Osobistości, których nie widzisz: { $number }
lor-no-leaders = Nie ma już osobistości.
lor-leaders-later = Osobistości rozdaje się po wyborze żetonów premii.
lor-leaders-here = Tu będą leżeć zatrzymane osobistości.
lor-once = raz na rundę
lor-always = stale
lor-used = użyta w tej rundzie
lor-discarded = odrzucona
lor-lies-hand = na ręce
lor-lies-played = zagrana
lor-lies-used = użyta w tej rundzie
lor-lies-discarded = odrzucona
lor-one-type = karty jednego rodzaju
lor-scales = Na koniec
lor-scale-rest = Najwięcej wojska: { $first } pkt, drugie miejsce: { $second } pkt. Pozostałe zasoby na jeden punkt: { $resources }.

## Prognoza

lor-forecast = Prognoza
lor-if-ended = Stan na teraz
lor-final = Wynik końcowy
lor-category-points = Punkty dotąd
lor-category-faith = Wiara
lor-category-territories = Włości
lor-category-characters = Postacie
lor-category-ventures = Przedsięwzięcia
lor-category-military = Wojsko
lor-category-resources = Zasoby
lor-category-penalties = Ekskomuniki
lor-total = Razem

## Wybory

lor-choose-tile = Wybierz żeton premii
lor-choose-tile-how = Przynosi zysk przy każdych twoich zbiorach i produkcji. Ostatni w kolejności wybiera pierwszy.
lor-draft = Osobistości, kolejka { $turn } z 4
lor-draft-how = Zatrzymaj jedną, resztę przekazujesz sąsiadowi. Osobistość zagrasz, gdy będziesz mieć to, czego wymaga.
lor-draft-wait = Pozostali wybierają swoje osobistości.
lor-fewer = Mniej sług
lor-more = Więcej sług
lor-servants = słudzy
lor-worth = Akcja o wartości { $value }
lor-with-servants = { $number ->
        [one] z jednym sługą
        [few] z { $number } sługami
       *[many] z { $number } sługami
    }

## Co przynosi wybór

lor-pays = Płacisz
lor-gains = Zyskujesz
lor-nothing-yet = Na razie żadnych dóbr nie przybywa ani nie ubywa.
lor-note-excommunicated = ekskomunika
lor-at-the-end = { $points } na koniec
lor-then-privileges = { $number ->
        [one] wybierz przywilej rady
        [few] wybierz { $number } różne przywileje
       *[many] wybierz { $number } różnych przywilejów
    }
lor-then-take = weź kartę ({ $cards }) o wartości { $value }
lor-then-trades = { $number ->
        [one] możliwa jedna wymiana
        [few] możliwe { $number } wymiany
       *[many] możliwych { $number } wymian
    }
lor-then-work = { $work } o wartości { $value }
lor-then-go = wybierz pole; wartość { $value }
lor-then-servants = wybierz, ilu sług pomoże
lor-then-pay = wybierz sposób zapłaty
lor-then-copy = wybierz, czyją zdolność przejąć
lor-then-raise = wybierz członka rodziny, który będzie wart 6
lor-then-asks = Potem decyduje { $name }.
lor-game-ends = Koniec gry; wygrywa { $names }.
lor-leaders-come = Potem rozdaje się osobistości.
lor-round-comes = Koniec rundy; nowe karty i kości na rundę { $round }.

## Karty na telefonie

lor-pane-towers = Wieże
lor-pane-board = Plansza
lor-pane-home = Twoja
lor-pane-players = Gracze

## Zasoby obok liczby

lor-count-coin = { $count ->
        [one] moneta
        [few] monety
       *[many] monet
    }
lor-count-wood = { $count ->
        [one] drewno
        [few] drewna
       *[many] drewna
    }
lor-count-stone = { $count ->
        [one] kamień
        [few] kamienie
       *[many] kamieni
    }
lor-count-servant = { $count ->
        [one] sługa
        [few] sługi
       *[many] sług
    }
lor-count-military = { $count ->
        [one] punkt wojska
        [few] punkty wojska
       *[many] punktów wojska
    }
lor-count-faith = { $count ->
        [one] punkt wiary
        [few] punkty wiary
       *[many] punktów wiary
    }
lor-count-vp = { $count ->
        [one] punkt zwycięstwa
        [few] punkty zwycięstwa
       *[many] punktów zwycięstwa
    }
lor-count-privilege = { $count ->
        [one] przywilej rady
        [few] przywileje rady
       *[many] przywilejów rady
    }

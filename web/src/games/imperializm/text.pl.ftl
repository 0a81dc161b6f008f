# Stół Imperializmu.

## Części planszy

imp-goods = Dobra
imp-level = poziom
imp-you-get = dla ciebie
imp-leader = lider
imp-for-pay = ponadto
imp-tracks = Tory
imp-territories = Terytoria
imp-territory-deck = karty w talii terytoriów
imp-achievements = Osiągnięcia
imp-achievement-stack = karty w talii osiągnięć
imp-religion = Religia
imp-religions = Religie
imp-last-action = ostatnia akcja
imp-last-actions = Akcje i gracze, którzy wybrali je ostatnio
imp-last-taken = { $action } – ostatnia akcja: { $names }
imp-no-action = jeszcze bez akcji
imp-turn-of = Tura { $number }: { $name }
imp-leads-by = Lider: { $name }, przewaga { $margin }.
imp-nobody-leads = Nie ma lidera.
imp-brings = Rozwój przyniesie ci { $ducats ->
        [one] 1 dukata
        [few] { $ducats } dukaty
       *[many] { $ducats } dukatów
    }.
imp-gate-closed = Niedostępne, dopóki nie masz więcej prestiżu lub chwały.
imp-ends-at =
    Pole zakończenia gry: { $glory ->
        [one] 1 punkt
        [few] { $glory } punkty
       *[many] { $glory } punktów
    } chwały.
imp-end-near =
    { $turns ->
        [0] Koniec gry: trwa ostatnia tura
        [one] Koniec gry: została 1 tura
        [few] Koniec gry: zostały { $turns } tury
       *[many] Koniec gry: zostało { $turns } tur
    }
imp-bloom = rozkwit kulturalny
imp-near-by = Blisko spełnienia wymagań: { $names }.
imp-met = spełnione
imp-met-by = Wymagania spełnia: { $names }.
imp-or = lub
imp-cards-left =
    { $number ->
        [one] Została 1 karta.
        [few] Zostały { $number } karty.
       *[many] Zostało { $number } kart.
    }
imp-there = Znaczniki: { $names }.
imp-within-reach = W twoim zasięgu.
imp-empty = puste
imp-none = brak
imp-reconstructed = Wartości oznaczone trzema kropkami są naszą rekonstrukcją.
imp-some-reconstructed = Liczby podkreślone kropkami są naszą rekonstrukcją.

## Rodzaje

imp-kind-land = kraina
imp-kind-colony = kolonia
imp-kind-conspiracy = spisek
imp-kind-event = wydarzenie
imp-kind-special = specjalna
imp-kind-authority-positive = władza
imp-kind-authority-negative = władza
imp-kind-achievement = osiągnięcie
imp-kind-religion = religia
imp-kind-power = mocarstwo
imp-kind-good = dobro

## Gracze

imp-players = Gracze
imp-your-empire = Twoje imperium
imp-empire-of = Imperium gracza: { $name }
imp-your-hand = Twoja ręka
imp-hand = Ręka
imp-taxes = Podatki
imp-faithful = do końca gry +{ $glory }
imp-authority = Karta władzy
imp-no-authority = bez karty władzy
imp-no-war-card = nie karta wojny
imp-unseen = karta, której nie widzisz
imp-piles = talia { $deck } · stos odrzuconych { $pile }
imp-quiet = w tej turze bez reakcji
imp-you = ty
imp-rival = { $name }: dukaty { $ducats }, karty { $cards }, siła na lądzie { $land }, na morzu { $sea }.
imp-open = Pokaż imperium.
imp-close = Zamknij

## Przygotowanie

imp-set-up = Przed pierwszą turą
imp-choose-power = Wybierz swoje mocarstwo
imp-choose-power-how = Wszyscy wybierają potajemnie. Zaczyna najniższy numer startowy.
imp-start-number = numer startowy
imp-chosen = wybór dokonany
imp-powers-secret = Gracze potajemnie wybierają mocarstwa.

## Wybory

imp-refill =
    { $number ->
        [one] Dobierz w ciemno 1 kartę
        [few] Dobierz w ciemno { $number } karty
       *[many] Dobierz w ciemno { $number } kart
    }
imp-refill-how = Albo weź jedno z dostępnych terytoriów, a resztę uzupełnij kartami opatrności. Wybierz kartę na ręce, aby ją najpierw odrzucić.
imp-plays = { $name } zagrywa: { $card }

## Wojna

imp-war = Wojna
imp-attacks = atakuje { $attacker }, broni się { $defender }
imp-strengths = siła ataku { $attack }, siła obrony { $defence }
imp-attack = atak { $attack }
imp-war-defence = obrona
imp-war-peace = negocjacje pokojowe
imp-war-reaction = wydarzenia wojenne
imp-if-held = Jeśli obrona się utrzyma (także remis)
imp-if-lost = Jeśli wygra atakujący, obrońca wybiera
imp-lost-tribute = trybut, tutaj { $ducats ->
        [one] 1 dukat
        [few] { $ducats } dukaty
       *[many] { $ducats } dukatów
    }
imp-lost-land = albo przekazanie krainy razem z jej efektami
imp-lost-colony = albo przekazanie kolonii razem z jej efektami
imp-lost-humiliation = albo utrata prestiżu (upokorzenie polityczne)
imp-lost-plunder = Plądrowanie: { $ducats ->
        [one] 1 dukat
        [few] { $ducats } dukaty
       *[many] { $ducats } dukatów
    } z zasobów wolnych
imp-held = Obrona się utrzymała: { $name }
imp-won = Wojnę wygrywa atakujący: { $name }
imp-no-terms = Nie ma negocjacji pokojowych ani plądrowania.
imp-tribute = Trybut
imp-bow = Upokorzenie polityczne
imp-war-forecast = Przewidywany wynik wojny
imp-odds-how = Twoja siła ataku i siła obrony: bez kart oraz z najmocniejszymi kartami, jakie mogą tam być. Szansa liczy układy kart, które są możliwe. Przy remisie wygrywa obrońca.
imp-opponent = Przeciwnik
imp-strength = Siła
imp-odds-sure = pewna wygrana
imp-odds-open = szansa { $chance }%
imp-odds-lost = przegrana
imp-may-hold = możliwe karty: { $cards }
imp-holds = { $defence } do { $attack }: obrona się utrzyma
imp-falls = { $defence } do { $attack }: obrona padnie
imp-short-holds = obrona się utrzyma
imp-short-falls = obrona padnie
imp-note-war = { $name } { $chance }%
imp-note-meets = spełnia: { $names }
imp-war-settled = Do wojny nie dochodzi.

## Co daje wybór

imp-trade = Zyski z handlu: { $profit }.
imp-trade-lead = Zyski lidera: { $ducats }.
imp-would-meet = Spełnisz wymagania: { $names }.
imp-nothing-yet = Żadna zmiana dukatów ani poziomów nie jest pewna.
imp-if-nobody-reacts = Jeśli nikt nie zareaguje.

## Przewidywany wynik

imp-forecast = Razem
imp-if-ended = Wynik na teraz
imp-final = Wynik końcowy
imp-row-glory = Chwała (koniec: { $glory })
imp-row-majorities = 13 kategorii
imp-row-faith = Wierność religii
imp-total = Razem
imp-category = Kategoria
imp-scoring-how = W każdym wierszu pierwsze miejsce daje { $first }, drugie { $second }; przy remisie na pierwszym miejscu każdy dostaje { $tied }.

## Karty na telefonie

imp-pane-levels = Dobra
imp-pane-lands = Terytoria
imp-pane-goals = Cele
imp-pane-mine = Moje
imp-pane-rivals = Gracze

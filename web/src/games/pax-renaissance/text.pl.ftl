# Stół Pax Renaissance.

# --- banki, krótko ---

pax-bank-fugger = Fuggerowie
pax-bank-medici = Medyceusze
pax-bank-coeur = Cœur
pax-bank-marchionni = Marchionni
pax-bot = bot
pax-banks = Banki
pax-bank-asked = tu jest coś do wyboru
pax-out = poza grą

# --- karty telefonu ---

pax-pane = Karty
pax-pane-map = Mapa
pax-pane-market = Rynek
pax-pane-tableau = Tablica
pax-pane-victory = Zwycięstwo
pax-close = Zamknij

# --- karty ---

pax-comet = Kometa
pax-queen = Królowa
pax-king = król
pax-republic = republika
pax-ability = Zdolność
pax-suitors = Zalotnicy
pax-couple = Para królewska
pax-vassal = wasal
pax-vassal-of = wasal; suzeren: { $empire }
pax-silenced = uciszona
pax-used = użyta w tej turze
pax-repressed = Represjonowane
pax-new = nowa
pax-square-label = { $name } ({ $empire })

# --- rynek ---

pax-market-row = Rynek: { $side }
pax-fair = wyprawa
pax-fair-of = Wyprawa handlowa: { $side }
pax-fair-profits = Floreny, z którymi ruszyłaby wyprawa
pax-fair-held = odbyta
pax-slot-label = { $card }, cena { $price }
pax-slot-empty = Puste miejsce
pax-florins-on-card = { $count ->
    [one] leży na niej 1 floren
    [few] leżą na niej { $count } floreny
   *[many] leży na niej { $count } florenów
 }
pax-deck = Talia: { $cards ->
    [one] została 1 karta
    [few] zostały { $cards } karty
   *[many] zostało { $cards } kart
 }, { $comets ->
    [0] bez komet
    [one] w tym 1 kometa
    [few] w tym { $comets } komety
   *[many] w tym { $comets } komet
 }
pax-price = { $count ->
    [one] 1 floren
    [few] { $count } floreny
   *[many] { $count } florenów
 }

# --- banki i tablice ---

pax-florins = Floreny
pax-pawns-left = Pozostałe pionki
pax-actions = { $count ->
    [one] została 1 akcja
    [few] zostały { $count } akcje
   *[many] zostało { $count } akcji
 }
pax-concessions = Koncesje na mapie
pax-hand-cards = Karty na ręce
pax-hand = ręka: { $size } z { $limit }
pax-hand-unlimited = ręka: { $size }, bez limitu
pax-in-hand = na ręce
pax-in-maid = stara panna
pax-maids = stare panny
pax-ops-of = Działania: { $side }
pax-half = { $bank }: { $side }
pax-both = Obie strony
pax-empty-half = jeszcze nic
pax-tableau-of = Tablica: { $bank }
pax-look-at = zobacz całą tablicę
pax-look-home = Wróć do swojej

# --- zwycięstwa ---

pax-victories = Zwycięstwo
pax-victory-globalization = Globalizacja
pax-victory-imperial = Imperium
pax-victory-renaissance = Renesans
pax-victory-holy = Religia
pax-active = aktywne
pax-asleep = uśpione
pax-met = spełnione
pax-short = brak { $count }
pax-count-kings = królowie
pax-count-concessions = koncesje
pax-count-discovery = odkrycia
pax-count-republics = republiki
pax-count-law = prawo
pax-count-bishops = biskupi
pax-count-tokens = wyznawcy
pax-count-prestige = renoma
pax-faith-against = Ta religia przeciw dwóm pozostałym razem
pax-costs-actions = { $count ->
    [one] kosztuje 1 akcję
    [few] kosztuje { $count } akcje
   *[many] kosztuje { $count } akcji
 }
pax-patron-row = Mecenat, na koniec

# --- zbliżenia ---

pax-on-throne = na tronie
pax-throne = tron
pax-kept-by = posiadacz: { $bank }
pax-as-king = Jako królestwo
pax-as-republic = Jako republika
pax-capital = stolica
pax-sea-border = granica morska
pax-land-border = granica lądowa
pax-emporium-open = Otwarte emporium: tu zaczyna się szlak handlowy.
pax-emporium-busted = Zablokowane emporium: poza grą, dopóki nie otworzy go zmiana szlaku.
pax-concession-of = koncesja: { $bank }
pax-nobody-there = Nikogo tu nie ma.
pax-levies = Rekruci
pax-supply = Pula
pax-supply-hint = Wskaż cokolwiek, aby zobaczyć to z bliska.
pax-unknown = Oznaczone trzema kropkami: w tym wydaniu nieznane; jak w drugim wydaniu.
pax-routes = Skąd ruszają wyprawy

# --- co przyniosłaby opcja ---

pax-spends-actions = { $count ->
    [one] akcja
    [few] akcje
   *[many] akcji
 }
pax-cost = Koszt
pax-buys = Cena { $price }{ $gains ->
    [0] .
    [one] , na karcie leży 1 floren.
    [few] , na karcie leżą { $gains } floreny.
   *[many] , na karcie leży { $gains } florenów.
 }
pax-sells = { $count ->
    [one] Sprzedaż za 1 florena.
    [few] Sprzedaż za { $count } floreny.
   *[many] Sprzedaż za { $count } florenów.
 }
pax-attackers = { $count ->
    [one] 1 atakujący
    [few] { $count } atakujących
   *[many] { $count } atakujących
 }
pax-defenders = { $count ->
    [one] 1 obrońca
    [few] { $count } obrońców
   *[many] { $count } obrońców
 }
pax-nobody = nikt
pax-fights-agent = { $token }, agent z karty
pax-fights-repressed = { $token }, wśród represjonowanych: { $empire }
pax-fights-at = { $token }: { $place }
pax-battle-won = Zwycięstwo.
pax-battle-lost = Porażka.
pax-battle-fall = { $count ->
    [0] Nikt nie ginie.
    [one] Po każdej stronie ginie jedna figura; wskazuje je atakujący.
    [few] Po każdej stronie giną { $count } figury; wskazuje je atakujący.
   *[many] Po każdej stronie ginie { $count } figur; wskazuje je atakujący.
 }
pax-battle-rooks = zamki ruszają do boju
pax-prize-throne = { $empire }: bierze { $bank }
pax-prize-taken = { $empire }: traci { $from }, bierze { $bank }
pax-prize-turns = { $empire }: karta obraca się na drugą stronę
pax-prize-faith = teokracja: { $religion }
pax-prize-queens = ginie: { $queens }
pax-fair-subsidy = { $count ->
    [one] z tego 1 to twoja dotacja
    [few] z tego { $count } to twoja dotacja
   *[many] z tego { $count } to twoja dotacja
 }
pax-fair-nobody = Żadna koncesja nic nie dostaje.
pax-fair-left = { $count ->
    [0] Nic nie zostaje.
    [one] Zostaje 1 floren.
    [few] Zostają { $count } floreny.
   *[many] Zostaje { $count } florenów.
 }
pax-pirates = Piraci
pax-vote-liberty = Możesz przywrócić średniowiecze.
pax-tax-pays = { $bank } płaci 1 florena albo traci koncesję ({ $border }).
pax-tax-cannot = { $bank } nie ma czym zapłacić i traci koncesję ({ $border }).
pax-before = teraz
pax-after = potem
pax-shift-represses = Represjonowana figura: { $token } ({ $city }).
pax-loses = traci:
pax-apostasy-nobody = Nikt niczego nie traci.
pax-repressed-on = represjonowane: { $empire }
pax-hand-of = ręka: { $bank }
pax-more = i jeszcze { $count }
pax-ends = Koniec gry. Zwycięża { $winners }.
pax-asks = Teraz decyduje { $bank }.
pax-refresh = Tura się kończy; nowe karty: Zachód { $west }, Wschód { $east }.
pax-refresh-ends = Tura się kończy, a rynku nie da się uzupełnić: to koniec gry.
pax-note-florins =
    { $count ->
        [one] { $sign }{ $count } floren
        [few] { $sign }{ $count } floreny
       *[other] { $sign }{ $count } florenów
    }
pax-nothing-yet = Potem kolejne decyzje.

# --- pozycja jako tekst ---

pax-say-turn = Tura
pax-say-turn-of = { $bank }: { $count ->
    [one] została 1 akcja
    [few] zostały { $count } akcje
   *[many] zostało { $count } akcji
 }
pax-say-fair-card = Karta wyprawy: { $card }
pax-say-fair = Wyprawa rusza z { $count ->
    [one] 1 florenem
    [few] { $count } florenami
   *[many] { $count } florenami
 }; emporium: { $emporium }
pax-say-bank = { $florins ->
    [one] 1 floren
    [few] { $florins } floreny
   *[many] { $florins } florenów
 }, { $pawns ->
    [one] 1 pionek
    [few] { $pawns } pionki
   *[many] { $pawns } pionków
 } w rezerwie
pax-say-hand = { $count ->
    [one] 1 karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
 }
pax-say-map = Mapa

# --- mapa ---

pax-map-label = Mapa dziesięciu imperiów
pax-map-overview = Cała mapa albo jej część
pax-map-city-token = { $city }: { $token }
pax-map-city-levy = { $city }: wolne miejsce, rekrut: { $token }
pax-map-city-busted = { $city }: emporium zablokowane
pax-map-sea = morska
pax-map-land = lądowa
pax-map-free = wolna
pax-map-concession = koncesja ({ $bank })
pax-map-medieval = { $empire }: państwo średniowieczne
pax-map-theocracy = { $empire }: teokracja, { $religion }
pax-map-king = król
pax-map-republic = republika
pax-map-on-throne = { $empire }: karta stanu na tronie, { $side }
pax-map-held = { $empire }, { $side }: w rękach banku { $bank }
pax-map-vassal = wasal (suzeren: { $empire })
pax-map-bishop = stoi tam { $token }
pax-map-lying = represjonowane figury: { $tokens }

# --- schemat przeciwnika z gry jednoosobowej ---

pax-solo-chart = Jak decyduje przeciwnik (O7)
pax-solo-chart-lit = (przebyte)
pax-solo-chart-end = (tu zdecydował)
pax-solo-chart-dark = (nieprzebyte)
pax-solo-victory = Czy może wygrać?
pax-solo-override = Czy kometa coś obudziła?
pax-solo-row = Wiersz
pax-solo-main = Cel główny
pax-solo-secondary = Drugi cel
pax-solo-prestige = Renoma
pax-solo-row-1 = królowie
pax-solo-row-2 = republiki
pax-solo-row-3 = biskupi
pax-solo-row-4 = wyznawcy
pax-solo-row-5 = koncesje
pax-solo-row-6 = dwie akcje
pax-solo-row-7 = pieniądze
pax-solo-row-1-main = usunąć lub zdobyć królestwo
pax-solo-row-1-secondary = osłabić królestwo
pax-solo-row-1-prestige = pochodnia imperialna
pax-solo-row-2-main = usunąć lub zdobyć republikę
pax-solo-row-2-secondary = osłabić republikę
pax-solo-row-2-prestige = prawo
pax-solo-row-3-main = zabić lub pozyskać biskupa
pax-solo-row-3-secondary = usunąć lub stworzyć teokrację
pax-solo-row-3-prestige = pochodnia religijna, renoma
pax-solo-row-4-main = usunąć lub dodać wyznawców
pax-solo-row-4-secondary = usunąć lub stworzyć teokrację
pax-solo-row-4-prestige = pochodnia religijna, renoma
pax-solo-row-5-main = usunąć lub zdobyć koncesje
pax-solo-row-5-prestige = pochodnia globalizacji, odkrycia
pax-solo-row-6-main = pierwsza renoma od lewej
pax-solo-row-7-main = wyprawa, transakcja, sprzedaż
pax-note-victory = { $empire }: zwycięstwo { $attackers }–{ $defenders }
pax-note-defeat = { $empire }: porażka { $attackers }–{ $defenders }
pax-note-won = wygrana: { $empires }
pax-note-lost = wszędzie porażka
pax-note-silences = ucisza: { $cards }

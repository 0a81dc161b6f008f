### Pierwsza lekcja Lorenzo il Magnifico, własnymi słowami.

lesson-lorenzo-first = Pierwsza runda rodu
    .about = Jedna runda z przygotowanym przeciwnikiem pokazuje, do czego służą członkowie rodziny, kości, wieże i słudzy. Każdy wybór można cofnąć.

lesson-lorenzo-first-round = Pierwsza runda
    .goal = Ustaw czterech członków rodziny: dwóch w wieżach, jednego na targowisku, jednego przy zbiorach.
    .done = Czterech członków rodziny ustawionych, dwie karty zdobyte i pierwsze zbiory zwiezione.
lesson-lorenzo-first-round-dice = Prowadzisz ród czerwonych. W każdej turze ustawiasz na planszy jednego z czterech członków rodziny i wykonujesz akcję pola.

    Trzej mają kolory: każdy jest wart tyle, ile pokazuje kość jego koloru, tak samo u wszystkich. Dziś biały jest wart 3, czarny 5, pomarańczowy 1. Neutralny sam nie jest wart nic.
lesson-lorenzo-first-round-white = Zacznij od karty, która będzie pracować przez całą grę. Weź białego, o wartości 3.
    .hint = Wybierz białego członka rodziny, na planszy albo na pasku decyzji.
lesson-lorenzo-first-round-tower = Poziomy wymagają od dołu 1, 3, 5 i 7. Na drugim poziomie wieży włości leży Żwirownia: nic nie kosztuje, od razu daje 2 kamienie, a kolejne przy każdych zbiorach o wartości 4.
    .hint = Wybierz drugi poziom wieży włości.
lesson-lorenzo-first-round-tower-higher = Trzeci poziom wymaga 5: musiałoby pomóc dwóch sług. Żwirownia nie potrzebuje żadnego.
lesson-lorenzo-first-round-tower-empty = Bez włości i budynków da to tylko tyle, co twój żeton premii. Najpierw karta, potem praca.
lesson-lorenzo-first-round-enough = Słudzy mogą podnieść wartość akcji, każdy o 1. Ten poziom wymaga 3, więc nie wydawaj żadnego.
    .hint = Wybierz 0 sług.
lesson-lorenzo-first-round-enough-waste = Nadmiar tu nie pomaga, a wydani słudzy przepadają.
lesson-lorenzo-first-round-black = Zielony sięgnął po budynek. Teraz twój najsilniejszy: czarny, o wartości 5.
    .hint = Wybierz czarnego członka rodziny.
lesson-lorenzo-first-round-character = Sięga trzecich poziomów. Wśród postaci czeka Kondotier: za 2 monety dostajesz 3 punkty wojska, a odtąd twoi członkowie rodziny są w wieży włości warci o 2 więcej. Sam poziom dokłada kamień.
    .hint = Wybierz trzeci poziom wieży postaci.
lesson-lorenzo-first-round-character-abbess = Najwyższy poziom wymaga 7: oprócz monet kosztowałoby to dwóch sług. Zostaw ją na inny dzień.
lesson-lorenzo-first-round-exact = 5 znów wystarczy. Bez sług.
    .hint = Wybierz 0 sług.
lesson-lorenzo-first-round-exact-waste = Poziom wymaga 5 i tyle właśnie masz. Zatrzymaj sługi.
lesson-lorenzo-first-round-orange = Pomarańczowy jest wart tylko 1. Słabych wysyła się tam, gdzie 1 wystarczy.
    .hint = Wybierz pomarańczowego członka rodziny.
lesson-lorenzo-first-round-market = Targowisko wymaga tylko 1. Weź 5 sług: zaraz się przydadzą.
    .hint = Wybierz pole targowiska z 5 sługami.
lesson-lorenzo-first-round-free = Tu też nie ma czego podnosić.
    .hint = Wybierz 0 sług.
lesson-lorenzo-first-round-free-waste = Targowisko daje to samo przy każdej wartości. Zatrzymaj sługi.
lesson-lorenzo-first-round-neutral = Został już tylko neutralny. Jest wart 0, a każde pole wymaga co najmniej 1: bez sług nigdzie nie pójdzie. Masz ich ośmiu.
lesson-lorenzo-first-round-harvest = Wyślij go na zbiory, gdzie pracują włości: każda, której liczba nie przekracza wartości akcji.
    .hint = Wybierz małe pole zbiorów.
lesson-lorenzo-first-round-work = Żwirownia pracuje przy zbiorach o wartości 4. Czterech sług robi z 0 czwórkę.
    .hint = Wybierz 4 sługi.
lesson-lorenzo-first-round-work-few = Wtedy zbiory nie sięgną 4 i Żwirownia odpoczywa. Dałby coś tylko twój żeton premii.
lesson-lorenzo-first-round-work-many = Żwirowni wystarczy czterech; resztę zatrzymaj na następną rundę.
lesson-lorenzo-first-round-recap = To cała runda. Jest ich sześć, po dwie na okres. Po każdej drugiej Kościół pyta o wiarę, a gracz, który ma jej za mało, do końca gry ponosi karę. Na koniec wygrywają punkty: z kart, z wojska, z tego, co zostało.

### Produkcja i osobistości

lesson-lorenzo-next-1-production = Produkcja i osobistości
    .about = Praca budynków, wymiany i osobistości z gry zaawansowanej. Dla osób, które znają pierwszą rundę.
lesson-lorenzo-next-1-production-work = Dobra produkcja
    .goal = Zagraj osobistość, uruchom budynki i odrzuć drugą osobistość za przywilej.
    .done = Osobistość w grze, pełna kasa i mocny neutralny członek rodziny.
lesson-lorenzo-next-1-production-work-leaders = W grze zaawansowanej każdy ma na ręce osobistości. W swojej turze, przed ustawieniem członka rodziny albo po nim, możesz którąś zagrać albo odrzucić. Zagranie nic nie kosztuje, ale trzeba mieć to, czego osobistość wymaga.

    Masz dwie: Sigismondo Malatesta i Michelangelo Buonarroti.
lesson-lorenzo-next-1-production-work-malatesta = Malatesta wymaga 7 punktów wojska i 3 punktów wiary, a ty masz jedno i drugie. Dzięki niemu neutralny członek rodziny jest w każdej rundzie wart o 3 więcej. Zagraj go.
    .hint = Wybierz Malatestę albo jego zagranie na pasku decyzji.
lesson-lorenzo-next-1-production-work-malatesta-keep = Będzie pracował dla ciebie w każdej następnej rundzie. To o wiele więcej niż jeden przywilej.
lesson-lorenzo-next-1-production-work-malatesta-later = To dobry pomysł, ale na później. Najpierw zagraj Malatestę.
lesson-lorenzo-next-1-production-work-buildings = Teraz budynki. Każdy ma liczbę: pracuje przy produkcji co najmniej tej wartości. Rezydencja wymaga 1, Warsztat ciesielski 4, Mennica 5, a Teatr 6.
lesson-lorenzo-next-1-production-work-white = Produkcja jest warta tyle, ile członek rodziny, który ją prowadzi. Weź najsilniejszego, białego o wartości 5.
    .hint = Wybierz białego członka rodziny.
lesson-lorenzo-next-1-production-work-white-weak = Ten jest wart 3 albo mniej, a Mennica i Teatr by odpoczywały.
lesson-lorenzo-next-1-production-work-production = Wyślij go na małe pole produkcji. Tam zachowuje całą wartość. Przy trzech i więcej graczach jest też duże pole, na którym jest wart o 3 mniej.
    .hint = Wybierz małe pole produkcji.
lesson-lorenzo-next-1-production-work-production-harvest = Zbiory są dla włości, a ty nie masz jeszcze żadnej.
lesson-lorenzo-next-1-production-work-servant = Przy 5 pracują trzy budynki. Teatr wymaga 6: wystarczy jeden sługa. Teatr daje punkt za każdą z twoich dwóch postaci.
    .hint = Wybierz 1 sługę.
lesson-lorenzo-next-1-production-work-servant-idle = Wtedy Teatr odpoczywa. Jeden sługa za dwa punkty to dobra wymiana.
lesson-lorenzo-next-1-production-work-wood = Mennica dała monetę za każdy budynek, a Teatr swoje punkty. Dwa budynki wymieniają zasoby, jeśli chcesz. Płacić można tylko tym, co masz sprzed produkcji. Daj Warsztatowi ciesielskiemu 2 drewna za 5 monet.
    .hint = Wybierz wymianę 2 drewna na 5 monet.
lesson-lorenzo-next-1-production-work-wood-less = 2 drewna za 5 monet to lepiej niż 1 drewno za 3, chyba że drewno jest potrzebne.
lesson-lorenzo-next-1-production-work-wood-finish = Obie wymiany są dobre. Skorzystaj z nich, zanim skończysz.
lesson-lorenzo-next-1-production-work-favour = Rezydencja bierze 1 monetę i daje przywilej rady. Przed produkcją masz jedną monetę, więc możesz zapłacić.
    .hint = Wybierz wymianę Rezydencji.
lesson-lorenzo-next-1-production-work-favour-finish = Przywilej za jedną monetę: najpierw go weź.
lesson-lorenzo-next-1-production-work-claim = Przywilej to jedna z pięciu drobnych korzyści. Następny raport do Watykanu wymaga 4 punktów wiary, a ty masz 3. Weź wiarę.
    .hint = Wybierz punkt wiary.
lesson-lorenzo-next-1-production-work-michelangelo = Członek rodziny jest ustawiony, a osobistości mogą jeszcze działać. Michelangelo wymaga czegoś, co trudno będzie zdobyć. Osobistość na ręce nic na koniec nie daje, więc odrzuć go: to też da przywilej.
    .hint = Wybierz odrzucenie Michelangela.
lesson-lorenzo-next-1-production-work-michelangelo-end = Zostałby na ręce. To nie błąd, ale dziś więcej da jako przywilej.
lesson-lorenzo-next-1-production-work-stone = Weź drewno i kamień: kolejne budynki kosztują jedno i drugie.
    .hint = Wybierz drewno i kamień.
lesson-lorenzo-next-1-production-work-neutral = Zielony się ruszył. Teraz zobacz, do czego służy Malatesta: neutralny jest wart 3 zamiast 0. Weź go.
    .hint = Wybierz neutralnego członka rodziny.
lesson-lorenzo-next-1-production-work-floor = Bez sług sięga drugiego poziomu. Żwirownia nic nie kosztuje.
    .hint = Wybierz drugi poziom wieży włości.
lesson-lorenzo-next-1-production-work-recap = Jedna dobra produkcja może być warta całej rundy. Budynki o wysokich liczbach potrzebują silnego członka rodziny albo sług; wymiany potrzebują zasobów, które masz sprzed produkcji. Zagranie osobistości nic nie kosztuje: w każdej turze sprawdź, czy możesz którąś zagrać.

### Raport i koniec

lesson-lorenzo-next-2-report = Raport i koniec
    .about = Czego wymaga Kościół, ile kosztuje ekskomunika i co liczy się na koniec. Dla osób, które znają pierwszą rundę.
lesson-lorenzo-next-2-report-report = Ostatni raport
    .goal = Znajdź brakującą wiarę, wesprzyj Kościół i wygraj jednym punktem.
    .done = Wygrywasz 36 do 35. Rozstrzygnął punkt wiary.
lesson-lorenzo-next-2-report-report-aim = To koniec szóstej, ostatniej rundy. Po rundach 2, 4 i 6 przychodzi raport do Watykanu: wymaga 3, potem 4, potem 5 punktów wiary. Gracz, który ma mniej, zostaje ekskomunikowany. Masz 4 i jednego członka rodziny, pomarańczowego o wartości 1.
lesson-lorenzo-next-2-report-report-tile = Żeton w Watykanie pokazuje, co znaczy ta ekskomunika. Tutaj postacie nie dają na koniec punktów. Masz dwie, warte razem 3 punkty.
lesson-lorenzo-next-2-report-report-council = Brakuje jednego punktu wiary. Rada miejska wymaga wartości 1 i daje monetę oraz przywilej. Ustaw tam ostatniego członka rodziny.
    .hint = Wybierz Radę miejską.
lesson-lorenzo-next-2-report-report-council-other = To coś da, ale nie punkt wiary, i wtedy czeka cię ekskomunika.
lesson-lorenzo-next-2-report-report-faith = Weź punkt wiary. Mając 5, możesz wesprzeć Kościół.
    .hint = Wybierz punkt wiary.
lesson-lorenzo-next-2-report-report-faith-points = Każde pięć zasobów razem daje na koniec 1 punkt. Wiara da teraz o wiele więcej.
lesson-lorenzo-next-2-report-report-faith-military = Dwa punkty wojska zrobiłyby z was najsilniejszy ród i dałyby 3 punkty więcej. Ale bez 5 punktów wiary tracisz punkty za postacie i za wsparcie.
lesson-lorenzo-next-2-report-report-support = Runda się skończyła i Kościół pyta. Wesprzyj go: dostaniesz punkty za swoje miejsce na torze wiary, razem 5, a znacznik wraca na 0. Na koniec wiara nic więcej nie daje.
    .hint = Wybierz wsparcie Kościoła.
lesson-lorenzo-next-2-report-report-support-refuse = We wcześniejszych okresach można odmówić i dalej zbierać wiarę. W ostatnim raporcie odmowa tylko kosztuje: nie ma punktów za tor, a jest ekskomunika.
lesson-lorenzo-next-2-report-report-count = Teraz liczy się wszystko. Na torze masz 28 punktów. Trzy włości dają 1, dwie postacie 3, przedsięwzięcie 1. Najsilniejszy jest ród zielonych i dostaje 5 punktów; ty jesteś na drugim miejscu i dostajesz 2. Siedem zasobów daje jeszcze 1. Razem to 36.
lesson-lorenzo-next-2-report-report-end = Zielony ma 29 punktów, 1 za postać i 5 za wojsko: 35. W czasie gry patrz na prognozę: pokazuje dla każdego, co by się liczyło, gdyby gra skończyła się teraz.

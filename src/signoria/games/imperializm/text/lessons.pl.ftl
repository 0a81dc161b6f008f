### Trzy lekcje Imperializmu, własnymi słowami.

## Pierwsza tura

lesson-imperializm-1-turn = Pierwsza tura
    .about = Dwie pierwsze tury Anglii pokazują, do czego służą karty na ręce, pięć akcji i osiągnięcia. Każdy wybór można cofnąć.

lesson-imperializm-1-turn-turn = Kolonia i handel
    .goal = Zdobądź kolonię, zabierz dwa osiągnięcia i z zysków z handlu wzmocnij flotę.
    .done = Kolonia, dwa osiągnięcia i flota na poziomie 5: to dobry początek dla Anglii.
lesson-imperializm-1-turn-turn-table = Prowadzisz Anglię. Masz 25 dukatów, armię na poziomie 1 i flotę na poziomie 3. Poziomów się nie wydaje: to one otwierają drogę. Wydaje się dukaty.

    Wygrywa gracz, który ma najwięcej chwały. Chwałę dają osiągnięcia, wojny, niektóre terytoria i karty oraz punktacja na koniec gry.
lesson-imperializm-1-turn-turn-discard = Tura ma dwie części: najpierw fazę wymiany ręki, potem jedną akcję. Możesz odrzucić do trzech kart. Zryw patriotyczny przydaje się graczowi z wieloma terytoriami, a ty nie masz jeszcze żadnego. Odrzuć go.
    .hint = Wybierz Zryw patriotyczny, aby go odrzucić.
lesson-imperializm-1-turn-turn-discard-reformer = Reformator dawałby 2 dukaty przy każdym rozwoju. Zatrzymaj go.
lesson-imperializm-1-turn-turn-discard-war = To karta wojny. Służy do ataku, ale też do obrony, gdy zaatakują cię inni. Zatrzymaj ją.
lesson-imperializm-1-turn-turn-discard-keep = Wtedy nie dobierzesz nowej karty, a na ręce nie masz jeszcze żadnego terytorium.
lesson-imperializm-1-turn-turn-refill = Masz cztery karty, a limit kart na ręce wynosi pięć: musisz uzupełnić rękę. Możesz wziąć jedno dostępne terytorium, a resztę dobrać z talii kart opatrności, albo dobrać wszystko w ciemno.

    Wyspy Kanaryjskie wymagają floty na poziomie 2. Masz 3: weź je.
    .hint = Wybierz Wyspy Kanaryjskie spośród dostępnych terytoriów.
lesson-imperializm-1-turn-turn-refill-army = Ta kraina wymaga armii na poziomie 3. Twoja ma poziom 1, więc karta długo czekałaby na ręce.
lesson-imperializm-1-turn-turn-refill-gold = Złote Wybrzeże też jest w twoim zasięgu. Wyspy Kanaryjskie kosztują jednak mniej, a prestiż z nich przyda się od razu.
lesson-imperializm-1-turn-turn-refill-blind = W ciemno może przyjść cokolwiek. Odkryte terytorium jest dokładnie tym, czego ci trzeba.
lesson-imperializm-1-turn-turn-conquer = Teraz jedna z pięciu akcji: rozwój, intryga, podbój, wojna albo podatki. Wybierz podbój i wystaw kolonię: oddajesz 4 dukaty do zasobów wolnych, flota rośnie o 1 i prestiż o 1.
    .hint = Wybierz Wyspy Kanaryjskie na ręce.
lesson-imperializm-1-turn-turn-conquer-later = To dobra akcja, ale może poczekać jedną turę. Najpierw kolonia.
lesson-imperializm-1-turn-turn-conquer-nothing = Podatki dają 1 dukata za każdą kartę terytorium w grze. Nie masz jeszcze żadnej.
lesson-imperializm-1-turn-turn-claim = Z flotą na poziomie 4 spełniasz wymagania Wielkich odkryć. W swojej turze musisz zabrać jedno osiągnięcie, którego wymagania spełniasz, i nie więcej niż jedno. To daje 1 punkt chwały i 1 punkt prestiżu.
    .hint = Wybierz osiągnięcie Wielkie odkrycia.
lesson-imperializm-1-turn-turn-claim-must = To nic nie da: tura nie skończy się, dopóki nie zabierzesz osiągnięcia.
lesson-imperializm-1-turn-turn-again = Zielony handlował żywnością i dokupił poziom armii. Twój znacznik stoi na podboju, więc teraz musisz wybrać inną akcję: nigdy tej samej dwa razy z rzędu.

    Najpierw uzupełnij rękę. Karta opatrności będzie w sam raz.
    .hint = Dobierz z talii kart opatrności.
lesson-imperializm-1-turn-turn-again-territory = W tej turze nie możesz podbijać. Terytorium może poczekać, a karta opatrności bywa przydatna od razu.
lesson-imperializm-1-turn-turn-again-wait = Możesz je zabrać teraz albo później w tej turze. Najpierw pohandlujmy.
lesson-imperializm-1-turn-turn-develop = Potrzebujesz dukatów i silniejszej floty. Jedno i drugie daje rozwój.
    .hint = Wybierz akcję rozwój.
lesson-imperializm-1-turn-turn-develop-one = Jedno terytorium to jeden dukat. Handel przyniesie więcej.
lesson-imperializm-1-turn-turn-develop-reformer = Niezły pomysł, ale Reformator zwraca się przez wiele tur. Dziś chodzi o flotę.
lesson-imperializm-1-turn-turn-textiles = Wybierz dobro. Tekstylia na poziomie 1 dają 3 dukaty. Nikt nie ma ich tyle co ty, więc jesteś liderem i dostajesz jeszcze po 1 dukacie za każdy punkt prestiżu, a masz 3.
    .hint = Wybierz tekstylia.
lesson-imperializm-1-turn-turn-textiles-food = Twoja żywność ma poziom 0, a liderem jest Zielony. To tylko 1 dukat.
lesson-imperializm-1-turn-turn-textiles-gold = Na poziomie 0 złoto nic nie daje, a każdy handel złotem kosztuje 1 punkt prestiżu.
lesson-imperializm-1-turn-turn-textiles-shipyards = Jako lider stoczni dostaniesz dodatkowo 2 dukaty za flotę na poziomie 4 i kartę wydarzeń ze stosu odrzuconych kart. Tekstylia dają jednak więcej dukatów i pozwalają kupić flotę.
lesson-imperializm-1-turn-turn-fleet = Razem 6 dukatów. Zyski gospodarcze z tekstyliów to poziom floty za 8 dukatów, raz na akcję. Kolonie wymagają coraz silniejszej floty, więc zapłać.
    .hint = Wybierz zapłatę.
lesson-imperializm-1-turn-turn-fleet-decline = Wolno oszczędzać. Do większości kolonii flota na poziomie 4 jednak nie wystarczy.
lesson-imperializm-1-turn-turn-press = Masz 3 punkty prestiżu i właśnie tyle wymaga Ruch wydawniczy. Zabierz go: to 1 punkt chwały, a tekstylia rosną o 1.
    .hint = Wybierz osiągnięcie Ruch wydawniczy.
lesson-imperializm-1-turn-turn-recap = Oto cały rytm gry: wymiana ręki, jedna akcja, osiągnięcie. Wyższe poziomy otwierają drogę do terytoriów, a terytoria znów podnoszą poziomy. W grze dwuosobowej koniec jest blisko, gdy któryś gracz zdobędzie 40 punktów chwały.

## Podbój i wojna

lesson-imperializm-2-war = Podbój i wojna
    .about = Prusy i Polska ze sobą sąsiadują. Podbij krainę, obroń się przed atakiem, odpowiedz wojną i zawrzyj pokój.

lesson-imperializm-2-war-war = Między Prusami a Polską
    .goal = Podbij Czechy, wygraj wojnę, którą wypowie Polska, a potem własną.
    .done = Dwie wygrane wojny, dwie zdobyte krainy i 4 punkty chwały więcej niż na początku.
lesson-imperializm-2-war-war-plans = Prowadzisz Prusy: armia 5, flota 2, a broń lądowa na poziomie 3 czyni cię jej liderem. Na ręce masz dwie krainy.

    Krym wymaga armii 7 i floty 3: wybierz go, a przeczytasz, czego brakuje. Czechy wymagają armii 5, a tyle masz.
lesson-imperializm-2-war-war-bohemia = Podbij Czechy za 7 dukatów: prestiż rośnie o 2, tekstylia o 1 i broń lądowa o 1. Armii się nie wydaje.
    .hint = Wybierz Czechy na ręce.
lesson-imperializm-2-war-war-bohemia-early = Już niedługo. Czechy dadzą ci więcej broni lądowej, a od niej zależy plądrowanie.
lesson-imperializm-2-war-war-bohemia-faith = Religię można zmienić raz w grze, ale mocarstwo, które pozostało katolickie, dostaje na koniec 4 punkty. Nie ma pośpiechu.
lesson-imperializm-2-war-war-bohemia-tax = Jedno terytorium to jeden dukat. Szkoda na to tury.
lesson-imperializm-2-war-war-attacked = Zielony wypowiada ci wojnę lądową kartą Zbrojna interwencja. Siła ataku to jego armia 6 i +2 z karty, razem 8. Siła twojej obrony to armia 5.

    Atakujący musi mieć więcej niż obrońca. Przy remisie wygrywa obrońca.
lesson-imperializm-2-war-war-defend = Możesz wyłożyć do dwóch kart wojny. Brakuje ci 3, a Podjazdy graniczne dają dokładnie +3.
    .hint = Wyłóż Podjazdy graniczne.
lesson-imperializm-2-war-war-defend-strong = Z +5 też wygrasz. Ta karta przyda ci się jednak do własnego ataku.
lesson-imperializm-2-war-war-defend-open = 5 przeciw 8: Zielony wygrałby, zyskał chwałę i prestiż, a potem doszłoby do negocjacji pokojowych.
lesson-imperializm-2-war-war-enough = 8 przeciw 8. Remis jest twój, więc zatrzymaj drugą kartę.
    .hint = Nie wykładaj więcej kart.
lesson-imperializm-2-war-war-enough-waste = Nadwyżka nic nie da: obrońca nie dostaje trybutu ani nie plądruje.
lesson-imperializm-2-war-war-refill = Zwycięstwo! Dostajesz 1 punkt chwały i 1 punkt prestiżu, a Zielony traci 1 punkt prestiżu. Ma też o jedną kartę wojny mniej. Twoja tura: uzupełnij rękę z talii kart opatrności.
    .hint = Dobierz obie karty z talii kart opatrności.
lesson-imperializm-2-war-war-refill-land = Twoją ostatnią akcją był podbój, więc w tej turze krainy nie wystawisz.
lesson-imperializm-2-war-war-refill-wait = W turze możesz zabrać tylko jedno osiągnięcie, a może trafić się lepsze. Zaczekaj do końca wojny.
lesson-imperializm-2-war-war-declare = Odpowiedz wojną. Przekupni doradcy dają +5 w wojnie lądowej, a ich wartość plądrowania to 1.
    .hint = Wypowiedz wojnę kartą Przekupni doradcy.
lesson-imperializm-2-war-war-declare-conspiracy = Zagrana jako spisek karta zabiera dukaty, ale Zielony ma tylko jednego. Karty używa się albo tak, albo tak, nigdy na oba sposoby.
lesson-imperializm-2-war-war-declare-wait = W turze możesz zabrać tylko jedno osiągnięcie, a może trafić się lepsze. Zaczekaj do końca wojny.
lesson-imperializm-2-war-war-wage = Na lądzie masz 5 i 5, czyli 10 przeciw armii 6. W wojnie morskiej byłoby to 2 i 3 przeciw flocie 3.
    .hint = Wybierz wojnę lądową.
lesson-imperializm-2-war-war-wage-sea = 5 przeciw 3 też wystarczy, ale przewaga wyniesie tylko 2. W dodatku w wojnie morskiej plądrowanie zależy od stoczni, a tych nie masz.
lesson-imperializm-2-war-war-peace = Przegrany wybiera jeden z trzech warunków pokoju, ale musi go spełnić w całości. Trybut wyniósłby 4 dukaty, a Zielony ma 1. Upokorzenie polityczne kosztowałoby 2 punkty prestiżu, a Zielony nie ma ani jednego. Zostaje korekta terytorialna: Śląsk jest twój ze wszystkim, co daje.

    Potem przyszło plądrowanie: wartość karty, czyli 1, razy twoja broń lądowa, teraz na poziomie 5.
lesson-imperializm-2-war-war-claim = Spełniasz wymagania dwóch osiągnięć. Faktorie handlowe, za trzy terytoria, dają 1 punkt chwały. Renesans, za 6 punktów prestiżu, daje 2. W turze wolno zabrać tylko jedno.
    .hint = Wybierz osiągnięcie Renesans.
lesson-imperializm-2-war-war-claim-less = To 1 punkt chwały, a Renesans daje 2. Tego, co teraz zostawisz, może już nie być w twojej następnej turze.
lesson-imperializm-2-war-war-claim-must = Spełniasz wymagania dwóch osiągnięć i jedno z nich musisz zabrać.
lesson-imperializm-2-war-war-recap = Armia i flota otwierają drogę do terytoriów i rozstrzygają wojny. Karta wojny na ręce jest też twoją tarczą. I uważaj: pod koniec tury z wojną każdy gracz może jeszcze zagrać wydarzenie wojenne.

## Osiągnięcia i koniec gry

lesson-imperializm-3-end = Osiągnięcia i koniec gry
    .about = Dwie ostatnie tury długiej rozgrywki: rozkwit kulturalny, właściwe osiągnięcie we właściwej chwili i punktacja końcowa.

lesson-imperializm-3-end-end = Dwie ostatnie tury
    .goal = Rosja zaraz zdobędzie 40 punktów chwały. Mimo to wygraj w punktacji końcowej.
    .done = Rosja pierwsza dotarła na pole zakończenia gry, ale wygrała Hiszpania.
lesson-imperializm-3-end-end-near = Prowadzisz Hiszpanię i masz 28 punktów chwały. Rosja ma 37, a gra dwuosobowa kończy się, gdy ktoś zdobędzie 40. Drugi gracz ma wtedy jeszcze jedną turę.

    Potem jednak dolicza się punkty: po 2 za każde pierwsze miejsce w armii, flocie, prestiżu, liczbie kolonii i krain oraz w każdym dobru.
lesson-imperializm-3-end-end-develop = Twój prestiż wynosi 10, dalej tor już nie sięga. Jeśli w swojej turze zyskasz więcej, znacznik trafi na pole rozkwitu kulturalnego: to 1 punkt chwały na koniec tury. Do tego potrzebny jest rozwój.
    .hint = Wybierz akcję rozwój.
lesson-imperializm-3-end-end-develop-later = To może poczekać jedną turę: zaraz będzie cię stać na coś lepszego.
lesson-imperializm-3-end-end-develop-faith = Religia daje 2 punkty chwały, ale mocarstwo, które pozostało katolickie, dostaje na koniec 4.
lesson-imperializm-3-end-end-develop-wait = Zabierzesz je w tej turze. Zobacz najpierw, co da akcja.
lesson-imperializm-3-end-end-spices = Lider przypraw przy każdym handlu nimi zyskuje 1 punkt prestiżu. Masz poziom 2, a Rosja 1, więc liderem jesteś ty. Do tego dostajesz 6 dukatów.
    .hint = Wybierz przyprawy.
lesson-imperializm-3-end-end-spices-gold = Złoto da więcej dukatów, ale kosztuje 1 punkt prestiżu i rozkwitu nie będzie.
lesson-imperializm-3-end-end-spices-industrial = Liderem materiałów przemysłowych jest Rosja. To 3 dukaty i ani punktu prestiżu.
lesson-imperializm-3-end-end-claim = Rozkwit kulturalny jest pewny. Teraz osiągnięcie: spełniasz wymagania dwóch, każde za 3 punkty chwały. Spójrz, co jeszcze dają. W stoczniach i tak prowadzisz. W materiałach przemysłowych Rosja ma o 1 więcej, a Rewolucja naukowa da remis, czyli po 1 punkcie dla obojga.
    .hint = Wybierz osiągnięcie Rewolucja naukowa.
lesson-imperializm-3-end-end-claim-ships = Chwały jest tyle samo, ale stocznie i tak są twoje. Odbierz Rosji pierwsze miejsce.
lesson-imperializm-3-end-end-called = Rosja podbiła Lombardię, zabrała Unię realną i ma 40 punktów chwały: dotarła na pole zakończenia gry. To twoja ostatnia tura, a masz 32 punkty. Głowa do góry: policz pierwsze miejsca.
lesson-imperializm-3-end-end-hand = Jako lider złota masz limit kart na ręce równy 6, więc jednej karty brakuje. Wystarczy dowolna karta opatrności.
    .hint = Dobierz z talii kart opatrności.
lesson-imperializm-3-end-end-hand-colony = W jednej turze nie wystawisz dwóch terytoriów, a na planszy czeka coś lepszego.
lesson-imperializm-3-end-end-india = Indie i Chiny to nie karty, lecz pola na planszy, otwarte dla wszystkich. Indie wymagają armii 5, floty 8 i prestiżu 3 oraz kosztują 13 dukatów. Dają 2 punkty chwały, jeszcze jedną kolonię, przyprawy +2 i towary orientalne +1. Spójrz na Handel światowy: wymaga towarów orientalnych i przypraw na poziomie 3.
    .hint = Wybierz Indie.
lesson-imperializm-3-end-end-india-moluccas = Moluki też prowadzą do Handlu światowego. Indie dają jednak same 2 punkty chwały, a dukaty na koniec nic nie znaczą.
lesson-imperializm-3-end-end-india-china = Chiny dają 2 punkty chwały i rozkwit, ale nie dają przypraw: Handel światowy zostałby poza zasięgiem.
lesson-imperializm-3-end-end-india-tax = Dukaty na koniec nic nie znaczą.
lesson-imperializm-3-end-end-india-wait = W turze wolno zabrać tylko jedno osiągnięcie: zrób to po akcji, gdy w zasięgu może być lepsze.
lesson-imperializm-3-end-end-trade = Handel światowy daje 4 punkty chwały, a Okręty liniowe 3. Poziom złota też nie zaszkodzi.
    .hint = Wybierz osiągnięcie Handel światowy.
lesson-imperializm-3-end-end-trade-less = To 3 punkty chwały. Handel światowy daje 4.
lesson-imperializm-3-end-end-recap = Na torze chwały jest 38 do 40. Potem punktacja końcowa: masz pierwsze miejsca we flocie, prestiżu, koloniach, złocie, przyprawach, towarach orientalnych i stoczniach, remis w materiałach przemysłowych, a twoje mocarstwo pozostało katolickie. To 19 punktów przeciw 11, razem 57 do 51.

    Kto kończy grę, nie zawsze ją wygrywa. Od początku miej oko na pierwsze miejsca.

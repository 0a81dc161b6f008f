# Streszczenia zasad Imperializmu, po jednym na paragraf z rules.toml.

## R1. Cel, karty i zasady wspólne

rule-R1_1 = Od dwóch do czterech graczy buduje swoje imperia. Wygrywa gracz, który po podliczeniu końcowym ma najwięcej punktów chwały.
rule-R1_2 = Jest 50 kart opatrności (4 specjalne, 12 spisku, 22 wydarzeń, 12 władzy), 38 kart terytoriów (22 krainy, 16 kolonii), 10 mocarstw, 24 osiągnięcia i 6 kart religii, po dwie każdego z trzech rodzajów.
rule-R1_3 = Karta może mieć wymagania, efekty stałe i efekty natychmiastowe. Gracz, który jej używa, musi spełnić wszystkie wymagania. Efekty stałe przesuwają znaczniki właściciela albo działają, dopóki karta leży; efekty natychmiastowe działają raz, zaraz po wystawieniu, i można z nich zrezygnować, chyba że karta do nich zmusza.
rule-R1_4 = Zagrana i rozpatrzona karta opatrności trafia odkryta na stos odrzuconych kart opatrności. Karta władzy trafia tam dopiero wtedy, gdy zastąpi ją inna albo usunie ją efekt. Odrzucone terytoria mają własny odkryty stos.
rule-R1_5 = Gdy karta każe graczowi zapłacić więcej dukatów, niż ma, gracz oddaje wszystkie i traci 1 punkt prestiżu, jeżeli jakiś ma.
rule-R1_6 = Prestiż, dobra, armia i flota nigdy nie spadają poniżej 0. Strata prestiżu na polu 0 niczego nie zmienia.
rule-R1_7 = Każdy może w każdej chwili sprawdzić, ile dukatów mają pozostali.

## R2. Przygotowanie

rule-R2_1 = Każdy gracz dostaje znaczniki jednego koloru i 25 dukatów. Pozostałe dukaty tworzą zasoby wolne.
rule-R2_2 = Terytoria początkowe tasuje się i kładzie na wierzchu pozostałych, także potasowanych. Odkrywa się o dwa terytoria więcej, niż jest graczy.
rule-R2_3 = Indie i Chiny są polami planszy, a nie kartami.
rule-R2_4 = Talię kart opatrności tasuje się. Każdy gracz dobiera pięć kart i może je obejrzeć, zanim rozda się mocarstwa.
rule-R2_5 = Karty religii leżą odkryte w trzech stosach po dwie.
rule-R2_6 = Osiągnięcia tasuje się według wartości i układa w odkryty stos: karty za 1 punkt chwały na wierzchu, za 4 na spodzie. Do zestawu przesuwa się o jedną kartę więcej, niż jest graczy, a przy dwóch graczach cztery. Odkryta karta na wierzchu stosu też jest dostępna, więc przy 2, 3 i 4 graczach w zasięgu jest 5, 5 i 6 kart.
rule-R2_7 = Każdy gracz dostaje dwa mocarstwa i potajemnie zatrzymuje jedno; pozostałe wracają do pudełka. Wszyscy ujawniają je razem i zaznaczają efekty stałe. Rosja i Imperium Osmańskie zaczynają z 2 punktami chwały. Mocarstwo może też raz dać dukaty albo mieć inne efekty stałe.
rule-R2_8 = Następnie każdy gracz zwiększa o 1 poziom armii albo floty, według uznania, ale nie oba.
rule-R2_9 = Znaczniki, których nie przesunęło mocarstwo, zaczynają na 0. Każde mocarstwo ma na początku co najmniej 1 poziom armii i floty.
rule-R2_10 = Zaczyna gracz, którego mocarstwo ma najniższy numer startowy; gra toczy się zgodnie z ruchem wskazówek zegara.

## R3. Tura

rule-R3_1 = Tura to faza wymiany ręki, a potem jedna akcja. W tej samej turze gracz zabiera jedno osiągnięcie, i tylko jedno, gdy spełnia jego wymagania.
rule-R3_2 = Na samym początku tury, przed wymianą, gracz, przed którym leży Obłąkany albo Biurokrata, może się tej karty pozbyć za prestiż.
rule-R3_3 = Gracz może odrzucić z ręki do trzech kart, każdą na stos jej rodzaju.
rule-R3_4 = Gracz, który ma mniej kart, niż wynosi limit, musi uzupełnić rękę na jeden z dwóch sposobów: najpierw bierze dokładnie jedno odkryte terytorium, a potem tylko karty opatrności, albo dobiera wszystko w ciemno z obu talii w dowolnym podziale. Brakujące odkryte terytoria uzupełnia się na koniec wymiany.
rule-R3_5 = Gdy dobrana zostanie ostatnia karta talii, jej stos odrzuconych kart od razu tasuje się w nową talię.
rule-R3_6 = Limit kart na ręce wynosi 5. Efekty zmniejszają albo zwiększają go o jeden; nigdy nie przekracza 6.
rule-R3_7 = Gracz wykonuje dokładnie jedną z akcji: rozwój, intryga, podbój, wojna, podatki, i nigdy tę, którą wykonał w swojej poprzedniej turze. W pierwszej turze wolno wybrać dowolną.

## R4. Rozwój

rule-R4_1 = Gracz wybiera jedno z ośmiu dóbr; może mieć poziom 0. Kolejno rozpatruje się zyski z handlu, zyski lidera i zyski gospodarcze.
rule-R4_2 = Gracz otrzymuje z zasobów wolnych dukaty według poziomu produkcji tego dobra.
rule-R4_3 = Liderem jest tylko gracz, który sam ma najwyższy poziom produkcji dobra; przy remisie lidera nie ma. Lider czerpie zyski lidera z tego dobra; przy złocie działają one stale.
rule-R4_4 = Z zysków gospodarczych dobra można skorzystać albo zrezygnować.
rule-R4_5 = Sam rozwój nie przesuwa znacznika wybranego dobra.
rule-R4_6 = Kalwinizm daje 5 dukatów, a Reformator 2, gdy tylko ich właściciel wybierze rozwój; jedno dodaje się do drugiego.
rule-R4_7 = Przy stoczniach liczy się każda karta wydarzeń, także taka, która jest kartą wojny. Przy broni lądowej liczy się każda karta z wartością wojenną, bez względu na rodzaj.

## R5. Intryga

rule-R5_1 = Gracz zagrywa jedną lub dwie karty albo zmienia religię, ale nie jedno i drugie.
rule-R5_2 = Można zagrać karty spisku, władzy pozytywne i negatywne, Rozwój mieszczaństwa oraz Zagrywkę dyplomatyczną. Dwie karty muszą być różnych rodzajów; władza pozytywna i negatywna to różne rodzaje.
rule-R5_3 = Kartę spisku zagrywa się na jednego przeciwnika: zabiera się podaną liczbę dukatów, potem następują dodatkowe efekty i dopiero wtedy karta trafia na stos.
rule-R5_4 = Pozytywną kartę władzy gracz wystawia przed sobą, negatywną przed przeciwnikiem. Gracz ma najwyżej jedną kartę władzy, obojętnie jaką; wcześniejszą się odrzuca.
rule-R5_5 = Efekt stały trwa, dopóki karta leży. Z efektu natychmiastowego karty pozytywnej można od razu skorzystać albo zrezygnować; efekt karty negatywnej jest dla jej ofiary obowiązkowy.
rule-R5_6 = Wszystkie mocarstwa zaczynają jako katolickie, oprócz Rosji i Imperium Osmańskiego, które nigdy nie mogą zmienić religii.
rule-R5_7 = Raz w ciągu gry gracz, który spełnia wymagania religii, bierze jedną z jej dwóch kart, jeżeli jeszcze jakaś została.
rule-R5_8 = Luteranizm daje 2 poziomy floty, limit kart większy o 1 i 2 punkty chwały, następnie 20 dukatów, a gracz może wykonać rozwój bez względu na znacznik akcji.
rule-R5_9 = Kalwinizm daje po 1 poziomie żywności i tekstyliów oraz 2 punkty chwały, na życzenie 1 poziom jeszcze jednego, innego dobra, i 5 dukatów przy każdym rozwoju.
rule-R5_10 = Kontrreformacja daje 2 poziomy armii, 1 poziom broni lądowej, 2 punkty chwały i +3 w wojnach lądowych i morskich z innowiercami.
rule-R5_11 = Rosja i Imperium Osmańskie są innowiercami dla wszystkich i dla siebie nawzajem, a wszyscy są innowiercami dla nich. Dwaj inni gracze są dla siebie innowiercami, gdy ich religie się różnią.

## R6. Podbój

rule-R6_1 = Gracz wystawia jedno terytorium z ręki albo kładzie znacznik na Indiach lub Chinach. Trzeba mieć wymagane poziomy armii, floty i prestiżu; nie traci się ich. Koszt w dukatach oddaje się do zasobów wolnych.
rule-R6_2 = Efekty stałe terytorium zaznacza się od razu: armię, flotę, prestiż, dobra, a czasem chwałę.
rule-R6_3 = Indie i Chiny to kolonie dla kilku graczy naraz: każdy może mieć na każdej z nich jeden znacznik.

## R7. Wojna

rule-R7_1 = Atakujący zagrywa z ręki dokładnie jedną kartę wojny na jednego przeciwnika i ogłasza wojnę lądową albo morską.
rule-R7_2 = Obrońca może wyłożyć z ręki do dwóch kart wojny.
rule-R7_3 = Siła to poziom armii w wojnie lądowej albo floty w morskiej wraz ze wszystkimi modyfikatorami tego rodzaju wojny: mocarstwa, religii, karty władzy leżącej przed graczem i wyłożonych kart wojny.
rule-R7_4 = Atakujący wygrywa, gdy ma większą siłę niż obrońca; w przeciwnym razie, także przy remisie, wygrywa obrońca.
rule-R7_5 = Zwycięzca otrzymuje 1 punkt chwały i 1 punkt prestiżu; przegrany traci 1 punkt prestiżu, jeżeli jakiś ma.
rule-R7_6 = Negocjacje pokojowe, a po nich plądrowanie, następują tylko wtedy, gdy wygrał atakujący.
rule-R7_7 = Obrońca wybiera sposób, który może wykonać w całości. Trybut: tyle dukatów, ile wynosi różnica sił. Korekta terytorialna: jedna kraina po wojnie lądowej, jedna kolonia po morskiej, nigdy Indie ani Chiny; prestiż i chwała z karty zostają u gracza, który podbił ją pierwszy. Upokorzenie polityczne: tyle prestiżu, o ile poziomów atakujący wyprzedza obrońcę w broni lądowej albo stoczniach, co najmniej 1.
rule-R7_8 = Obrońca, który nie może wykonać żadnego z nich, oddaje atakującemu wszystkie dukaty i traci cały prestiż.
rule-R7_9 = Atakujący bierze z zasobów wolnych wartość plądrowania swojej karty wojny pomnożoną przez własny poziom broni lądowej w wojnie lądowej albo stoczni w morskiej.
rule-R7_10 = Pod koniec tury z wojną każdy gracz może zagrać jedno wydarzenie wojenne, którego warunki spełnia: najpierw zwycięzca, potem przegrany, a potem pozostali kolejno, licząc od gracza, którego jest tura.
rule-R7_11 = Karty spisku lub wydarzeń, która jest też kartą wojny, używa się albo dla jej treści, albo jako karty wojny, nie w obu rolach naraz. Karty specjalne są tylko kartami wojny; ich treść działa dla gracza, który nimi wywołał wojnę.

## R8. Podatki

rule-R8_1 = Gracz bierze z zasobów wolnych 1 dukata za każdą wystawioną kartę terytorium. Mocarstwo się nie liczy.

## R9. Wartości wojenne

rule-R9_1 = Ląd, morze i plądrowanie: Podjazdy graniczne 3, 3, 2; Przekupni doradcy 5, 3, 1; Blokada morska 0, 3, 2; Zbrojna interwencja 2, 2, 2; Piraci 0, 3, 2; Historyczne zwycięstwo 1, 1, 3; Wojna o wpływy 1, 1, 3.
rule-R9_2 = Modyfikatory mocarstw, religii i kart władzy liczą się w ataku i w obronie, a wszystkie pasujące się sumuje.

## R10. Rozkwit kulturalny

rule-R10_1 = Gracz, który w swojej turze przekroczyłby 10 punktów prestiżu, stawia znacznik na polu rozkwitu kulturalnego; zostaje on tam do końca tury, bez względu na dalsze zdobycze.
rule-R10_2 = Pod koniec tej tury gracz dostaje 1 punkt chwały, a znacznik wraca na pole 10.
rule-R10_3 = W turze innego gracza ten, kto ma 10 punktów prestiżu, nie zyskuje prestiżu ani rozkwitu.

## R11. Wydarzenia poza wojną

rule-R11_1 = Wyjątkowy rok zagrywa się we własnym rozwoju, przed wyborem dobra.
rule-R11_2 = Pęd kolonizacyjny zagrywa się zaraz po własnym podboju, w którym wystawiono kartę kolonii.
rule-R11_3 = Przechwycenie planów zagrywa się w dowolnej chwili własnej tury po dobraniu kart.
rule-R11_4 = Piratów zagrywa się pod koniec tury innego gracza, który wybrał rozwój; nie są wydarzeniem wojennym.
rule-R11_5 = Ugodę zagrywa zaatakowany gracz, zanim wyłoży swoje karty wojny.
rule-R11_6 = Zagrywkę dyplomatyczną zagrywa się w dowolnej chwili czyjejkolwiek tury przeciw karcie wydarzeń innego gracza albo we własnej intrydze.
rule-R11_7 = Rozwój mieszczaństwa zagrywa się tylko w intrydze.

## R12. Osiągnięcia

rule-R12_1 = Gracz, który w dowolnej chwili własnej tury spełnia wymagania dostępnego osiągnięcia, musi je zabrać, najwyżej jedno na turę. Z kilku wybiera sam.
rule-R12_2 = Gdy karta podaje dwie możliwości, wystarczy jedna. Wymagane dukaty trzeba mieć, ale się ich nie płaci.
rule-R12_3 = Zaznacza się efekty stałe i dodaje punkty chwały. Lukę od razu uzupełnia się ze stosu.
rule-R12_4 = Nikt nie zabiera osiągnięcia w turze innego gracza.

## R13. Zakończenie rozgrywki

rule-R13_1 = Gdy gracz osiągnie lub przekroczy 40 punktów chwały przy dwóch graczach, 29 przy trzech, 20 przy czterech, każdy z pozostałych ma jeszcze jedną turę i gra się kończy.
rule-R13_2 = Po 2 punkty dostaje gracz z największą armią, flotą, prestiżem, liczbą kolonii i krain oraz lider każdego dobra. Przy trzech lub czterech graczach drugi w każdej z tych 13 kategorii dostaje 1 punkt. Mocarstwo, które nie zmieniło religii, dostaje 4 punkty, ale nie Rosja i nie Imperium Osmańskie.
rule-R13_3 = Przy remisie na pierwszym miejscu każdy dostaje 1 punkt; przy remisie na drugim nikt nie dostaje nic.
rule-R13_4 = Wygrywa gracz, który ma najwięcej punktów chwały.

## G. Dobra

rule-G-gold = Lider złota ma stale limit kart na ręce większy o 1. Za każdym razem, gdy gracz wybierze złoto w rozwoju, traci 1 punkt prestiżu, jeżeli jakiś ma. Zysków gospodarczych nie ma.
rule-G-food = Lider żywności dostaje dodatkowo 1 dukata za każdy punkt prestiżu, najwyżej 5. Zyski gospodarcze: za 8 dukatów 1 poziom armii, raz na akcję.
rule-G-textiles = Lider tekstyliów dostaje dodatkowo 1 dukata za każdy punkt prestiżu, najwyżej 5. Zyski gospodarcze: za 8 dukatów 1 poziom floty, raz na akcję.
rule-G-spices = Lider przypraw zyskuje 1 punkt prestiżu. Zysków gospodarczych nie ma.
rule-G-oriental = Lider towarów orientalnych może zapłacić 3 dukaty i w tej samej akcji rozwinąć jeszcze jedno dobro, ale nie złoto, towary orientalne ani przyprawy. Zysków gospodarczych nie ma.
rule-G-industrial = Materiały przemysłowe można wybrać tylko przy 10 punktach prestiżu albo 15 punktach chwały, a w grze czteroosobowej przy 10. Lider zyskuje 1 punkt prestiżu. Zyski gospodarcze: za 12 dukatów 1 poziom żywności, tekstyliów, materiałów przemysłowych, broni lądowej albo stoczni.
rule-G-weapons = Lider broni lądowej dostaje dodatkowo 1 dukata za każde pełne 3 poziomy armii. Zyski gospodarcze: jedna karta wojny ze stosu odrzuconych kart opatrności, pokazana wszystkim.
rule-G-shipyards = Lider stoczni dostaje dodatkowo 1 dukata za każde pełne 2 poziomy floty. Zyski gospodarcze: jedna karta wydarzeń ze stosu odrzuconych kart opatrności, pokazana wszystkim.

## C. Karty opatrności

rule-C-mistress-of-the-seas = Dopóki panuje: +3 w wojnach morskich. Po wystawieniu: za 4 dukaty 1 poziom floty.
rule-C-scion-of-a-great-dynasty = Dopóki panuje: +3 w wojnach lądowych i morskich. Po wystawieniu: gracz może zmienić miejsce jednej lub dwóch wystawionych kart władzy, także tej. Nikt nie zostaje z dwiema, a przesunięte karty mają tylko efekty stałe.
rule-C-great-diplomat = Dopóki panuje: limit kart na ręce większy o 1. Po wystawieniu: gracz może przejrzeć rękę jednego przeciwnika i zabrać dowolną kartę.
rule-C-reformer = Dopóki panuje: 2 dukaty przy każdym rozwoju. Po wystawieniu: za 5 dukatów 1 poziom żywności, tekstyliów, broni lądowej albo stoczni.
rule-C-open-to-discoveries = Dopóki panuje: −2 w wojnach morskich. Po wystawieniu: za 4 dukaty 1 poziom floty; potem, niezależnie od tego zakupu, gracz może podbić jedną kolonię z ręki jak w akcji podbój.
rule-C-defender-of-the-faith = Dopóki panuje: +3 w wojnach z innowiercami. Po wystawieniu: gracz może przejrzeć karty wszystkich innowierców i zabrać każdemu po jednej.
rule-C-outstanding-commander = Dopóki panuje: +3 w wojnach lądowych. Po wystawieniu: za 4 dukaty 1 poziom armii.
rule-C-adventurer = Dopóki panuje: +3 w wojnach lądowych. Po wystawieniu: gracz może wziąć jedną kartę wojny ze stosu odrzuconych kart opatrności i ją pokazuje.
rule-C-civil-war = Gracz, przed którym leży, nie może wybierać wojny. Po wystawieniu: rzucający zabiera mu losową kartę z ręki; jeśli armia ofiary przewyższa wszystkie inne, rzucający może zapłacić 8 dukatów za 1 poziom żywności, tekstyliów, broni lądowej albo stoczni.
rule-C-madman = Gracz, przed którym leży, ma −5 we wszystkich wojnach, a przy wystawieniu traci 1 punkt prestiżu. Na początku swojej tury może oddać 2 punkty prestiżu i odrzucić tę kartę, chyba że ma najwyższy poziom armii.
rule-C-bourgeois-revolution = Gracz, przed którym leży, nie może wybierać wojny, a przy wystawieniu traci 1 punkt prestiżu. Jeżeli ma najwyższy poziom armii, każdy z pozostałych może po kolei zapłacić 4 dukaty za 1 poziom armii.
rule-C-bureaucrat = Gracz, przed którym leży, ma limit kart na ręce mniejszy o 1, a przy wystawieniu traci 1 punkt prestiżu. Na początku swojej tury może oddać 2 punkty prestiżu i odrzucić tę kartę, chyba że ma najwięcej chwały.
rule-C-corrupt-officials = Ofiara oddaje 1 dukata za każdą swoją kolonię albo 1 za każdą krainę. Potem gracz może wziąć jedną kartę wydarzeń ze stosu odrzuconych kart opatrności i ją pokazuje.
rule-C-persecution-of-dissenters = Ofiara oddaje 1 dukata za każdy swój punkt prestiżu, a potem traci 1 punkt prestiżu.
rule-C-wronged-merchants = Ofiara oddaje 1 dukata za każdy poziom tekstyliów albo 1 za każdy poziom żywności, albo 2 za każdą kolonię.
rule-C-border-raids = Ofiara oddaje 2 dukaty za każdą swoją kolonię albo 2 za każdą krainę, najwyżej 8. Jest też kartą wojny.
rule-C-bribed-advisers = Ofiara oddaje 1 dukata za każdy poziom swojej armii albo 1 za każdy poziom floty, najwyżej 10. Jest też kartą wojny.
rule-C-plot-of-the-magnates = Ofiara oddaje 1 dukata za każdą swoją kolonię albo 1 za każdą krainę; potem odrzuca się jej pozytywną kartę władzy, jeżeli jakąś ma.
rule-C-naval-blockade = Wydarzenie wojenne przeciw zwycięzcy wojny lądowej, którego flota jest niższa od floty zagrywającego: zwycięzca oddaje 2 dukaty za każdy poziom stoczni zagrywającego. Jest też kartą wojny.
rule-C-armed-intervention = Wydarzenie wojenne przeciw zwycięzcy wojny lądowej, w której zagrywający nie brał udziału: zwycięzca oddaje 2 dukaty za każdy poziom broni lądowej zagrywającego. Jest też kartą wojny.
rule-C-settlement = Zaatakowany gracz odwołuje wojnę, zanim wyłoży karty wojny. Atakujący wybiera inną akcję, ale jego znacznik zostaje na wojnie. Jeżeli Zagrywka dyplomatyczna anuluje Ugodę, wojna trwa, a obrońca może wyłożyć do dwóch kart.
rule-C-ruthless-looting = Wydarzenie wojenne zwycięskiego atakującego: z zasobów wolnych 4 dukaty za każdy poziom złota przegranego albo 3 za towary orientalne, albo 2 za przyprawy.
rule-C-pirates = Pod koniec tury innego gracza, który wybrał rozwój: oddaje on 1 dukata za każdy poziom złota albo przypraw, albo towarów orientalnych, najwyżej 4. Jest też kartą wojny.
rule-C-patriotic-rising = Wydarzenie wojenne każdej ze stron. Przegrany może wziąć 1 poziom armii albo floty i z zasobów wolnych 1 dukata za każde podbite terytorium; zwycięzca może zapłacić 3 dukaty za 1 poziom armii albo floty.
rule-C-diplomatic-move = W intrydze daje 2 punkty prestiżu. Albo anuluje efekt karty wydarzeń innego gracza w chwili jej zagrania.
rule-C-rise-of-the-burghers = W intrydze: z zasobów wolnych 1 dukat za każde podbite terytorium oraz 1 punkt chwały przy co najmniej 3. poziomie towarów orientalnych.
rule-C-intercepted-plans = Gracz przegląda rękę jednego przeciwnika i zabiera wybraną kartę wydarzeń, jeżeli jakaś tam jest.
rule-C-colonial-drive = Zaraz po wystawieniu karty kolonii w podboju gracz otrzymuje aktualne zyski z handlu złotem, przyprawami albo towarami orientalnymi.
rule-C-exceptional-year = Przed wyborem dobra w rozwoju: 3 dukaty z zasobów wolnych albo 1 punkt chwały przy co najmniej 2. poziomie towarów orientalnych.
rule-C-historic-victory = Karta wojny. Atakujący, który wywołał nią wojnę i wygrał różnicą co najmniej 3, otrzymuje dodatkowy punkt chwały.
rule-C-war-for-influence = Karta wojny. Atakujący, który wywołał nią wojnę i wygrał, może przed negocjacjami pokojowymi wziąć dowolną kartę ze stosu odrzuconych kart opatrności.

## W. Przykłady

rule-W1 = Żywność na 2. poziomie, wybrana przez gracza, który nie jest w niej liderem, daje 4 dukaty.
rule-W2 = Przy armii 3, flocie 2 i 5 dukatach można podbić Inflanty: flota, żywność i prestiż rosną o 1, a dukatów nie zostaje. Przy flocie 1 albo 4 dukatach nie można.
rule-W3 = Prusy z armią 1 i Wybitnym wojskowym atakują na lądzie Przekupnymi doradcami: 1 + 3 + 5 = 9.
rule-W4 = Po wojnie lądowej, przy broni lądowej 4 do 1, upokorzenie polityczne kosztuje obrońcę 3 punkty prestiżu.
rule-W5 = Wygrana wojna lądowa z kartą o wartości plądrowania 2 i własną bronią lądową na 3. poziomie daje 6 dukatów z zasobów wolnych.
rule-W6 = Lider złota ma limit kart na ręce 6 zamiast 5.
rule-W7 = Można zagrać kartę spisku z kartą władzy oraz władzę negatywną z pozytywną, ale nigdy dwóch kart jednego rodzaju.
rule-W8 = Katolicka Polska i kalwińska Hiszpania są dla siebie innowiercami.
rule-W9 = Pole zakończenia gry to 40, 29 i 20 punktów chwały dla 2, 3 i 4 graczy.
rule-W10 = Gdy Zagrywka dyplomatyczna anuluje Ugodę, do wojny dochodzi, a obrońca może jeszcze wyłożyć dwie karty wojny.
rule-W11 = Rosja i Imperium Osmańskie zaczynają z 2 punktami chwały, pozostali bez nich.
rule-W12 = Dwa efekty zwiększające limit kart o 1 dają i tak 6.
rule-W13 = Przy 2, 3 i 4 graczach odkryte są 4, 5 i 6 terytoriów, a dostępnych osiągnięć jest 5, 5 i 6.
rule-W14 = Atak 7 przeciw obronie 7: obrońca zyskuje 1 punkt chwały i 1 punkt prestiżu; nie ma negocjacji ani plądrowania.
rule-W15 = Przy broni lądowej 2 do 2 albo 1 atakującego do 3 obrońcy upokorzenie kosztuje 1 punkt prestiżu.
rule-W16 = Lider żywności dostaje dodatkowo 5 dukatów przy 7 punktach prestiżu i 3 przy 3.
rule-W17 = Lider stoczni z flotą 5 dostaje dodatkowo 2 dukaty; tak samo lider broni lądowej z armią 8.
rule-W18 = Wybór złota przy prestiżu 0 nic nie kosztuje, a z prestiżu 4 zostawia 3.
rule-W19 = Przekupni doradcy zagrani na armię 13 i 15 dukatów zabierają 10. Na armię 6 i 4 dukaty zabierają 4, a ofiara traci 1 punkt prestiżu.
rule-W20 = Podjazdy graniczne zagrane na 5 krain, 2 kolonie i 20 dukatów zabierają 8, nie 10.
rule-W21 = Prześladowania innowierców przy prestiżu 3 i 10 dukatach zabierają 3 i zostawiają prestiż 2. Przy 1 dukacie zabierają 1 i zostawiają prestiż 1.
rule-W22 = Obrońca z 2 dukatami, bez krainy i z prestiżem 1 przegrywa wojnę lądową różnicą 4 przy broni lądowej 0 do 3: prestiż spada do 0, żadnego sposobu nie da się wykonać i 2 dukaty idą do atakującego.
rule-W23 = Prestiż 9 i Zagrywka dyplomatyczna we własnej intrydze: znacznik trafia na pole rozkwitu, a pod koniec tury jest 1 punkt chwały i prestiż 10, bez względu na to, ile prestiżu zdobyto.
rule-W24 = Obrońca z prestiżem 10, który wygrał, dostaje 1 punkt chwały, zostaje na 10 i nie ma rozkwitu.
rule-W25 = Wraz z Inflantami obrońca traci po 1 poziomie floty i żywności, a atakujący je zyskuje; niczyj prestiż się nie zmienia.
rule-W26 = Z Historycznym zwycięstwem atak 9 przeciw 6 daje razem 2 punkty chwały, a przeciw 7 tylko 1.
rule-W27 = Podatki przy sześciu kartach terytoriów dają 6 dukatów.
rule-W28 = Z trzech graczy z armią 9, 9, 4 dwaj dostają po 1 punkcie; 9, 5, 5 daje 2, 0, 0; 9, 5, 4 daje 2, 1, 0. Z dwóch graczy z 9 i 5 pierwszy dostaje 2, drugi nic.
rule-W29 = Przy trzech graczach 14 punktów chwały i 9 prestiżu nie wystarcza na materiały przemysłowe; wystarcza 15 punktów chwały, przy czterech graczach 10, a 10 punktów prestiżu zawsze.
rule-W30 = Flota 6 z Obłąkanym i bez kart to obrona morska 1.
rule-W31 = Flota 6, Otwarty na odkrycia i Piraci dają atak morski 7.
rule-W32 = Piraci przeciw złotu 2, przyprawom 5, towarom orientalnym 1 i 10 dukatom zabierają najwyżej 4.
rule-W33 = Zachłanna grabież przeciw złotu 2, towarom orientalnym 3 i przyprawom 4 daje 9 dukatów za towary orientalne; to najlepszy wybór.
rule-W34 = Armia 6 wywołuje Piratami wojnę lądową przeciw armii 5 bez kart: atak 6 wygrywa; przy broni lądowej 3 plądrowanie daje 6.
rule-W35 = Kalwinista z Reformatorem, który rozwija żywność na 2. poziomie i nie jest liderem, dostaje 5 + 2 + 4 = 11 dukatów.
rule-W36 = Atak 8 przeciw armii 3 z Obłąkanym: obrona to −2, a trybut 10.
rule-W37 = Kontrreformacja z Obrońcą wiary, armia 4 i Zbrojna interwencja to atak lądowy 12 przeciw innowiercy i 6 przeciw graczowi tej samej wiary.
rule-W38 = Prestiż 10, osiągnięcie z 1 punktem prestiżu we własnej turze, potem rozwój złota: tura kończy się 1 punktem chwały za rozkwit i prestiżem 9.

## A. Rozstrzygnięcia

rule-A1 = Obowiązek zabrania osiągnięcia dotyczy całej własnej tury gracza, łącznie z wymianą ręki.
rule-A2 = Gracz może zabrać osiągnięcie w każdej chwili, w której spełnia jego wymagania. Gracz, który do końca tury żadnego nie zabrał, a wtedy jakieś spełnia, musi je wziąć. To, co spełniał tylko przejściowo, nie obowiązuje później.
rule-A3 = Osiągnięcia, które uzupełnia lukę, nie można zabrać w tej samej turze. Widać je od razu, ale w jednej turze można zabrać tylko jedno.
rule-A4 = Rozkwit następuje, gdy zysk przesunąłby znacznik prestiżu poza 10; dojście dokładnie do 10 nim nie jest.
rule-A5 = Gracz, który po rozkwicie traci prestiż, zachowuje chwałę za rozkwit. Stratę liczy się od 10, gdy znacznik wraca.
rule-A6 = Prestiż na polu rozkwitu liczy się jako 10 minus to, co od rozkwitu stracono lub wydano.
rule-A7 = Ręka większa niż limit na razie się nie zmienia. W najbliższej wymianie gracz odrzuca karty do limitu. Liczą się one do trzech dozwolonych, a więcej niż trzy można odrzucić tylko tyle, ile wymaga limit.
rule-A8 = Najpierw sumuje się wszystkie zmiany limitu kart, a potem wynik zamyka między 4 a 6.
rule-A9 = Wybór złota kosztuje prestiż także przy złocie na poziomie 0; liczy się sam wybór. Pęd kolonizacyjny nie jest handlem i nic nie kosztuje.
rule-A10 = Nikt nie przewodzi w dobru na poziomie 0; lider ma co najmniej 1 poziom.
rule-A11 = Kalwinizm i Reformator nie płacą ponownie za drugie dobro; płacą raz na akcję. Drugie dobro daje poza tym wszystko, co daje dobro.
rule-A12 = Zysk gospodarczy z materiałów przemysłowych można kupić raz na akcję.
rule-A13 = Rozwój z luteranizmu zostawia znacznik akcji na intrydze, więc w następnej turze można wybrać rozwój. Działa wszystko, co wiąże się z rozwojem: dodatkowe dukaty, Wyjątkowy rok, Piraci.
rule-A14 = Rozwój mieszczaństwa i Zagrywka dyplomatyczna to karty wydarzeń i nie można ich zagrać razem w intrydze. Każda łączy się z jedną kartą spisku albo władzy.
rule-A15 = Intrygi nie można wybrać bez zagrania czegokolwiek; trzeba zagrać co najmniej jedną kartę albo zmienić religię.
rule-A16 = Spisek można zagrać, nawet jeśli nie zabiera ani dukata.
rule-A17 = Gdy karta liczy jedno albo drugie, wybiera zagrywający, i tylko jedno z nich, nigdy sumę.
rule-A18 = Prześladowania innowierców można zagrać na dowolnego przeciwnika, nie tylko na innowiercę.
rule-A19 = Gracz, który remisuje, nie ma najwyższej armii ani najwięcej chwały. Remisujący właściciel może pozbyć się Obłąkanego lub Biurokraty, a remisująca ofiara nie wywołuje dalszych efektów Wojny domowej i Rewolucji burżuazyjnej.
rule-A20 = Członek wielkiej dynastii daje nowe miejsca jednej lub dwóm wystawionym kartom władzy, także sobie: zamiana dwóch, przesunięcie jednej lub obu do graczy bez karty albo odsunięcie jednej i wsunięcie drugiej w lukę. Nikt nie zostaje z dwiema i żadna karta nie przybywa ani nie znika ze stołu.
rule-A21 = Katolicy i gracze kontrreformacji są dla siebie innowiercami; to zmiana religii, a 4 punkty za wierność przepadają.
rule-A22 = Kartę wojny można zagrać w rodzaju wojny, do którego nie ma modyfikatora, w ataku i w obronie; dodaje 0. Wartość plądrowania liczy się w całości.
rule-A23 = Gdy Ugoda odwołuje wojnę, kartę wojny się odrzuca.
rule-A24 = Po Ugodzie wojnę może zastąpić dowolna akcja oprócz wojny i akcji z poprzedniej tury. W następnej turze zakazana jest tylko wojna.
rule-A25 = Prestiż na upokorzenie liczy się po stracie za przegraną wojnę: 1 punkt prestiżu już odpadł.
rule-A26 = Obrońca nie może wybrać trybutu i zapłacić mniej: bez pełnej kwoty nie można wybrać trybutu.
rule-A27 = Wojna o wpływy nie może odzyskać siebie ani kart obrony. Karty wojny trafiają na stos po wojnie, przed wydarzeniami wojennymi.
rule-A28 = Atakujący, który otrzymuje terytorium, nie musi spełniać jego wymagań ani płacić kosztu.
rule-A29 = Gracz zachowuje osiągnięcie, nawet gdy nie spełnia już jego wymagań.
rule-A30 = Indie i Chiny są koloniami i podbitymi terytoriami dla efektów kart, osiągnięć i przewagi w koloniach. Nie dają podatków i nie następuje po nich Pęd kolonizacyjny.
rule-A31 = Gracze spoza wojny zagrywają wydarzenia wojenne zgodnie z ruchem wskazówek zegara od gracza po lewej stronie tego, którego jest tura, z pominięciem obu stron.
rule-A32 = Blokadę morską może zagrać także przegrany, jeżeli ma wyższą flotę. Zbrojną interwencję mogą zagrać tylko gracze spoza wojny.
rule-A33 = Zagrywkę dyplomatyczną można anulować Zagrywką dyplomatyczną, zarówno zagraną w reakcji, jak i w intrydze.
rule-A34 = Wydarzenia użytego jako karta wojny nie można anulować.
rule-A35 = Gdy gracz dochodzi do pola zakończenia gry w turze innego gracza, turę się kończy. Potem każdy oprócz gracza, który pierwszy doszedł do tego pola, ma jeszcze jedną turę, zgodnie z ruchem wskazówek zegara; gracz aktywny gra ostatni.
rule-A36 = Gdy pierwsze miejsce jest wspólne, drugiego nie ma.
rule-A37 = Nikt nie punktuje w kategorii, w której wszyscy mają 0; potrzebna jest wartość co najmniej 1.
rule-A38 = Gracze z równą chwałą wygrywają wspólnie.
rule-A39 = Zysk ponad koniec toru przepada. Tylko chwałę liczy się dalej.
rule-A40 = Zasoby wolne nigdy się nie kończą.
rule-A41 = Gdy talia i stos terytoriów są puste, rękę uzupełnia się z talii kart opatrności; jeśli i ona jest pusta, ręka i zestaw pozostają niepełne.
rule-A42 = Pięć osiągnięć w grze we dwoje obejmuje kartę na wierzchu: cztery są wyłożone, a karta na wierzchu jest piąta.
rule-A43 = Wojna domowa i Rewolucja burżuazyjna nie odbierają graczowi obrony; zakazana jest tylko akcja wojna.
rule-A44 = Pęd kolonizacyjny może nastąpić po kolonii wystawionej przez Otwartego na odkrycia; liczy się ona jak kolonia z akcji podbój. Znacznik zostaje na intrydze.
rule-A45 = Pierwsze zwiększenie armii albo floty wybierają wszyscy naraz, po ujawnieniu mocarstw.
rule-A46 = Armii, floty ani prestiżu, których wymaga terytorium, się nie oddaje; płaci się tylko dukaty.
rule-A47 = Broń i broń lądowa to dwa słowa na to samo dobro.
rule-A48 = Obowiązują nazwy poprawione, używane tutaj.
rule-A49 = Gracz, który wybiera mocarstwo, zna własne pięć kart, odkryte terytoria i osiągnięcia. Mocarstwa innych widać, gdy wszyscy wybrali, a dopiero potem zwiększa się armię albo flotę.
rule-A50 = Gracz nie może obejrzeć pierwszej karty przed wyborem następnej talii. Obie liczby podaje się przed obejrzeniem pierwszej karty.
rule-A51 = Gdy talia się kończy, jej stos tasuje się w chwili, gdy odchodzi ostatnia karta, razem z kartami odrzuconymi w tej turze, i dobiera się dalej. Jeśli stos jest wtedy pusty, tasuje się go, gdy karta będzie potrzebna i jakaś tam będzie.
rule-A52 = Gdy na stosie nie ma pasującej karty, niczego się nie bierze. Dobro jednak wybrano, a kartę zagrano.
rule-A53 = O limicie kart decyduje chwila uzupełniania ręki. Późniejsze zmiany czekają do następnej wymiany. Samo przewodzenie w złocie zmienia się od razu.
rule-A54 = Podatki i rozwój można wybrać, nawet gdy nic nie dają; podbój i wojnę tylko wtedy, gdy coś się podbija albo zagrywa kartę wojny.
rule-A55 = W rozwoju od razu wpływają dukaty z kalwinizmu i Reformatora, potem działa Wyjątkowy rok, potem dobro. Wszystkimi można płacić za zyski z tej samej akcji.
rule-A56 = Oba egzemplarze Wyjątkowego roku można zagrać w jednym rozwoju, każdy z własnym wyborem, ale tylko przed pierwszym dobrem.
rule-A57 = Trzy dukaty za drugie dobro mogą pochodzić z właśnie wziętych zysków. Drugie dobro może mieć poziom 0, musi spełnić próg materiałów przemysłowych i daje własne zyski. Trzeciego nie ma.
rule-A58 = Poziom kupiony dzięki materiałom przemysłowym nie daje kolejnego zysku; zyski z handlu i lidera są przed gospodarczymi.
rule-A59 = Prestiż za złoto traci się razem z zyskami z handlu. To kara, a nie cena, więc prestiż 0 nie zamyka drogi do złota.
rule-A60 = Dwóch kart intrygi nie ogłasza się razem. Każdą rozpatruje się ze wszystkimi reakcjami, zanim wybierze się drugą; może nią być karta zdobyta pierwszą i może trafić w innego przeciwnika.
rule-A61 = Anulowaną kartę odrzuca się bez efektu, ale została zagrana: zajmuje miejsce w intrydze albo jako jedyne wydarzenie wojenne.
rule-A62 = Gracz, któremu brakuje dukatów, nie może kupić dobrowolnego zysku za utratę prestiżu. To, co można kupić, trzeba zapłacić w całości.
rule-A63 = Kwotę karty z jej ograniczeniem porównuje się z posiadanymi dukatami. Kwota 0 jest zawsze zapłacona; kwota co najmniej 1 przy 0 dukatach kosztuje prestiż.
rule-A64 = Nowy właściciel przesuniętej karty władzy ma wszystkie jej efekty stałe i prawo do pozbycia się jej. Karta pozytywna działa dla przeciwnika, przed którym leży.
rule-A65 = Przy Rewolucji burżuazyjnej armię porównuje się przy wystawieniu karty. Ofiara traci prestiż, potem pyta się rzucającego, a potem pozostałych zgodnie z ruchem wskazówek zegara, każdego raz.
rule-A66 = Z ręki można zabrać dowolną kartę, także terytorium; tylko Przechwycenie planów ogranicza się do kart wydarzeń. Losowo znaczy z równą szansą. Obrońca wiary najpierw ogląda wszystkie ręce. Pusta ręka nic nie daje, ale Przechwycenie planów można na nią zagrać.
rule-A67 = Oglądaną rękę widzi tylko oglądający, zabraną kartę obaj gracze. Stosy odrzuconych kart są jawne. Jawna jest też liczba kart na ręce i to, ile z nich to terytoria.
rule-A68 = Luteranizm daje flotę, limit i chwałę, potem 20 dukatów, potem rozwój, z którego można zrezygnować.
rule-A69 = Wymagania religii sprawdza się przed efektami karty; nie traci się ich. Gracz zmienia religię raz w grze i nie może potem przyjąć innej.
rule-A70 = Otwarty na odkrycia wystawia kartę kolonii z ręki; nie krainę, nie Indie ani Chiny. Flota kupiona tą kartą się liczy.
rule-A71 = Terytorium zyskane w pokoju wszędzie liczy się jako podbite i można je oddać dalej. Jego prestiż i chwałę przyznaje się raz w grze.
rule-A72 = Zysk z terytorium ponad koniec toru przepada, a późniejsza strata jest pełna, jak na karcie.
rule-A73 = Dla plądrowania i wydarzeń wojennych liczą się poziomy z danej chwili, po zawarciu pokoju.
rule-A74 = Siła może być ujemna, a trybut to rzeczywista różnica.
rule-A75 = Kilka modyfikatorów przeciw innowiercom się sumuje. Dla każdej strony ocenia się je osobno w chwili wojny.
rule-A76 = Karty obrony wystawia się razem, gdy znana jest karta ataku i rodzaj wojny. Liczą się tylko ich modyfikatory.
rule-A77 = Ugodę zagrywa się bezpośrednio po wypowiedzeniu wojny i tylko zaatakowany może to zrobić. Jeżeli zostanie anulowana, wojna trwa i drugiej kopii nie można w niej zagrać.
rule-A78 = Po Ugodzie wojny nie ma, więc nie ma wydarzeń wojennych. Druga akcja jest pełna, z premiami i reakcjami; tylko znacznik się nie przesuwa.
rule-A79 = O anulowanie wydarzenia pyta się zgodnie z ruchem wskazówek zegara od gracza po lewej. Liczy się pierwsza Zagrywka dyplomatyczna, potem pyta się tak samo o nią. Nikt nie anuluje własnej karty.
rule-A80 = Warunki wydarzenia wojennego muszą być spełnione w chwili zagrania, na ówczesnych poziomach, bez modyfikatorów wojny. Każdego pyta się raz: decyduje, gdy wcześniejsze wydarzenia są już rozpatrzone, a gracz, który spasował, nie jest już pytany.
rule-A81 = Karty zabranej dzięki Wojnie o wpływy można użyć w tej samej turze.
rule-A82 = W jednej turze można zagrać dowolnie wielu Piratów. Pyta się wszystkich naraz, a karty rozpatruje się zgodnie z ruchem wskazówek zegara od gracza po lewej stronie aktywnego, każdą na tym, co zostało.
rule-A83 = Dowolna chwila własnej tury to każda, w której decyduje gracz aktywny, od końca uzupełniania ręki do końca akcji. Gracz nie przerywa karty, dopóki wybiera jej cel i to, co zabiera, ani wypowiedzenia wojny przed odpowiedzią, ani wydarzeń na końcu.
rule-A84 = Tura przebiega w tej kolejności: akcja; wydarzenia wojenne lub Piraci; obowiązkowe osiągnięcie; chwała za rozkwit; sprawdzenie końca gry; następny gracz. Osiągnięcie można zabrać także przed wydarzeniami.
rule-A85 = Gracz może zabrać osiągnięcie między dowolnymi dwoma krokami własnej tury. Są to chwile: przed wymianą; między dwiema kartami; po zyskach z handlu, a przed zyskami lidera lub zapłatą; przed negocjacjami pokojowymi i przed plądrowaniem; po własnym wydarzeniu wojennym i przed cudzymi. Nie odbiera to możliwości zagrania Pędu kolonizacyjnego. Karta wraz z wyborem celu to jeden krok, tak samo wypowiedzenie wojny.
rule-A86 = Zabranie osiągnięcia z wierzchu odkrywa następne. Gdy stos jest pusty, luki pozostają.
rule-A87 = Prestiż zyskany po rozkwicie i stracie w tej samej turze się nie liczy; znacznik zostaje na polu rozkwitu. Rozkwit, strata 1 i zysk 1 kończą się na 9 z chwałą za rozkwit.
rule-A88 = Warunek pozbycia się karty władzy porównuje się na początku własnej tury, przed wymianą. Zmieniony limit kart liczy się już w tej wymianie.
rule-A89 = Gracz, który zakończył grę, nie ma już tury, ale może być atakowany, bronić się, reagować i zdobywać chwałę. Ostatnie tury są pełne. Chwały się nie traci.
rule-A90 = Trzech lub czterech graczy, którzy remisują na pierwszym miejscu, dostaje po 1 punkcie. Prestiż porównuje się, gdy znaczniki wrócą z pola rozkwitu.
rule-A91 = Gdy nowa karta władzy zastępuje starą, starą się odrzuca, potem działają nowe efekty stałe, potem efekt natychmiastowy. Kartą pozytywną można więc też pozbyć się negatywnej.
rule-A92 = W grze we dwoje Zbrojna interwencja jest tylko kartą wojny, Rewolucja burżuazyjna daje armię tylko rzucającemu, a drugich miejsc nie ma.
rule-A93 = Karty, które mówią o armii i flocie, mają na myśli poziom na torze bez modyfikatorów, nie siłę.
rule-A94 = Spisek możnych usuwa tylko pozytywną kartę władzy. Dukaty zabiera się tak czy owak.
rule-A95 = Można wypowiedzieć wojnę, której nie da się wygrać; obrońca zyskuje wtedy jak zwykle.
rule-A96 = Gdy każdy gracz miał 100 tur, a nikt nie dotarł do pola zakończenia gry, gra się kończy i liczy się punkty. Ostatnia z tych tur jest zapowiadana.

# Streszczenia zasad Lorenzo il Magnifico: jeden komunikat na paragraf z rules.toml.

## S. Przygotowanie gry

rule-S1 = Jest 96 kart rozwoju: po 24 włości, budynki, postacie i przedsięwzięcia, a w każdym rodzaju po 8 kart na każdy z trzech okresów.
rule-S2 = Każdy rodzaj ma własną talię. Osiem kart jednego okresu tasuje się osobno; najpierw dobiera się karty pierwszego okresu, na końcu trzeciego.
rule-S3 = Dla każdego okresu losuje się jeden z jego siedmiu żetonów ekskomuniki; leży odkryty od początku, pozostałe nie biorą udziału. Za zgodą graczy żetony mogą być ustalone zamiast losowane.
rule-S4 = Drewno, kamień, słudzy i monety to zasoby; ich pula nigdy się nie kończy. Punkty wojska, wiary i zwycięstwa liczy się na torach.
rule-S5 = Gdy gra mniej niż czworo, trzecie i czwarte pole targowiska są zakryte; w dwie osoby także duże pola zbiorów i produkcji.
rule-S6 = Każdy ma trzech kolorowych członków rodziny, po jednym do każdej kości, jednego neutralnego, żeton premii osobistej (w grze podstawowej wszystkie jednakowe) i stoi na polu 0 wszystkich trzech torów.
rule-S7 = Każdy zaczyna z 2 drewna, 2 kamieniami i 3 sługami.
rule-S8 = Pierwsza kolejność jest losowa. Pierwszy gracz otrzymuje 5 monet, drugi 6, trzeci 7, czwarty 8.

## R. Rundy i tury

rule-R1 = Gra ma trzy okresy po dwie rundy. Rundę się przygotowuje, rozgrywa w turach, w rundach 2, 4 i 6 następuje raport do Watykanu, a na koniec rundę się zamyka.
rule-R2 = Na każdej wieży kładzie się cztery karty okresu, od pierwszego poziomu w górę; potem rzuca się trzema kośćmi.
rule-R3 = Zgodnie z kolejnością każdy ustawia na polu akcji jednego członka rodziny, który jest w domu, i wykonuje akcję pola, aż wszyscy rozegrają po cztery tury.
rule-R4 = Gracz, który może ustawić członka rodziny, musi to zrobić. Gracz, który nie może ustawić żadnego, pasuje i zostawia go w domu.
rule-R5 = Kolorowy członek rodziny jest wart tyle, ile pokazuje kość jego koloru, tak samo u wszystkich; neutralny jest wart 0.
rule-R6 = Członka rodziny można ustawić wszędzie, gdzie jego wartość sięga wymaganej; wyższa wartość nie przeszkadza.
rule-R7 = Przed ustawieniem można wydać dowolnie wielu sług; każdy podnosi wartość akcji o 1.
rule-R8 = Każde pole wymaga wartości co najmniej 1, więc neutralny członek rodziny zawsze potrzebuje sług albo innej pomocy.

## T. Wieże i karty

rule-T1 = Poziomy wieży wymagają od dołu wartości 1, 3, 5 i 7. Sama kość nie wystarcza do 7.
rule-T2 = Poziomy zajmuje się w dowolnej kolejności. Na każdym jest miejsce dla jednego członka rodziny i leży jedna karta; gdzie nie ma karty, nie można ustawić członka rodziny.
rule-T3 = Trzeci poziom daje od razu 1, a czwarty 2 jednostki premii wieży: drewno przy włościach, kamień przy postaciach, punkty wojska przy budynkach, monety przy przedsięwzięciach.
rule-T4 = Tym, co daje poziom, można opłacić koszt jego karty.
rule-T5 = Jeśli w wieży stoi już jakikolwiek członek rodziny, nawet własny, przed ustawieniem płaci się 3 monety.
rule-T6 = Monet otrzymanych z poziomu nie można użyć na dopłatę.
rule-T7 = Nikt nie może mieć w jednej wieży dwóch kolorowych członków rodziny. Może tam dojść neutralny albo karta wzięta dzięki efektowi.
rule-T8 = Gracz, który bierze kartę, płaci jej koszt, także gdy bierze ją dzięki efektowi. Gracz, który nie może zapłacić, nie może wziąć karty ani ustawić tam członka rodziny.
rule-T9 = Nikt nie może mieć więcej niż sześciu kart jednego rodzaju.
rule-T10 = Ustaw członka rodziny, zapłać dopłatę, odbierz premię poziomu, zapłać koszt, weź kartę, wykonaj jej efekt natychmiastowy.
rule-T11 = Włość nie ma kosztu i trafia na następne wolne pole swojego rzędu; dwa pierwsze pola są dostępne dla każdego.
rule-T12 = Aby wziąć trzecią, czwartą, piątą lub szóstą włość, trzeba w tej chwili mieć 3, 7, 12 lub 18 punktów wojska. Nie wydaje się ich, a późniejsza strata niczego nie zmienia.
rule-T13 = Trwały efekt włości działa tylko przy zbiorach; na końcu włości punktują według swojej liczby.
rule-T14 = Budynki kosztują drewno, kamień, sługi lub monety. Ich trwałe efekty działają tylko przez produkcję, a ich liczba nic nie daje na końcu.
rule-T15 = Postacie kosztują monety. Ich trwałe efekty zmieniają późniejsze akcje, a na końcu punktują według swojej liczby.
rule-T16 = Przedsięwzięcia kosztują zasoby lub punkty wojska. Gdy podano oba koszty, gracz wybiera, który płaci.
rule-T17 = Koszt wojskowy ma dwie liczby: większą trzeba mieć przed wzięciem karty, mniejszą się płaci.
rule-T18 = Trwałym efektem przedsięwzięcia są jego punkty zwycięstwa, liczone na końcu gry.
rule-T19 = Efekt natychmiastowy następuje raz, przy wzięciu karty: zasoby, punkty, przywileje rady albo akcja dodatkowa.
rule-T20 = Akcja dodatkowa brania karty ma podaną wartość i nie wymaga członka rodziny; mogą ją podnieść słudzy i własne karty. Dopłatę płaci się i premię poziomu odbiera jak zwykle; podana obok zniżka zmniejsza koszt.
rule-T21 = Zbiory i produkcja w akcji dodatkowej mają podaną wartość, którą mogą podnieść słudzy i własne karty. Z każdej akcji dodatkowej można zrezygnować.
rule-T22 = Wszystkie zasady akcji obowiązują także w akcji dodatkowej; nikt się nie ustawia, więc pole zostaje puste.
rule-T23 = Punkty za karty rodzaju liczą własne karty, łącznie z właśnie wziętą; punkty za wojsko liczą każdą pełną parę.
rule-T24 = Postać, która podnosi wartość jakiegoś rodzaju akcji, robi to za każdym razem, także w akcjach z efektów; podana zniżka zmniejsza koszt branej karty, nigdy poniżej zera. Z drewna lub kamienia właściciel wybiera to, co jest w koszcie.
rule-T25 = Właściciel Kaznodziei nie otrzymuje premii z trzeciego i czwartego poziomu, także gdy bierze kartę dzięki efektowi.
rule-T26 = Wymiany dokonuje się najwyżej raz przy każdej aktywacji budynku; z dwóch strzałek wybiera się jedną. Nigdy nie jest obowiązkowa.
rule-T27 = Karta wzięta w akcji dodatkowej także ma swój efekt natychmiastowy, a nim może być kolejna akcja dodatkowa.

## W. Zbiory i produkcja

rule-W1 = Zbiory i produkcja mają małe pole dla jednego członka rodziny i duże dla dowolnej liczby. Z dużego można korzystać, choć małe jest wolne.
rule-W2 = Akcja z dużego pola jest warta o 3 mniej. To, co zostaje, wraz ze sługami i kartami musi wynosić co najmniej 1.
rule-W3 = Nikt nie może mieć w jednym obszarze, licząc oba pola, dwóch kolorowych członków rodziny; może tam dojść neutralny.
rule-W4 = Wartość członka rodziny wraz ze sługami, kartami i polem jest wartością zbiorów lub produkcji.
rule-W5 = Zbiory aktywują wszystkie własne włości o wartości nie większej niż wartość akcji, produkcja wszystkie takie budynki.
rule-W6 = Żeton premii osobistej działa przy każdych zbiorach i każdej produkcji o wartości co najmniej 1.
rule-W7 = Wymiany opłaca się tylko tym, co miało się przed aktywacją; nic zdobytego w jej trakcie nie może być w niej wydane.

## M. Targowisko

rule-M1 = Na każdym polu targowiska mieści się jeden członek rodziny; wymagana jest wartość 1.
rule-M2 = Gracz może mieć członków rodziny na kilku polach targowiska.
rule-M3 = Pola dają: 5 monet; 5 sług; 3 punkty wojska i 2 monety; dwa różne przywileje rady.

## C. Rada miejska

rule-C1 = W radzie miejskiej może stać dowolnie wielu członków rodzin, także kilku jednego gracza; wymagana jest wartość 1.
rule-C2 = Każdy ustawiony tam członek rodziny przynosi 1 monetę i 1 przywilej rady oraz staje w szeregu za poprzednimi.
rule-C3 = Przywilej rady to do wyboru: 1 drewno i 1 kamień; 2 sługi; 2 monety; 2 punkty wojska; 1 punkt wiary.
rule-C4 = Przywileje otrzymane razem z jednego efektu lub pola muszą być różne.

## V. Raport do Watykanu

rule-V1 = Raporty na koniec trzech okresów wymagają 3, 4 i 5 punktów wiary.
rule-V2 = Gracz, który ma mniej, zostaje ekskomunikowany żetonem okresu i zachowuje punkty wiary.
rule-V3 = Gracz, który ma dość, może mimo to odmówić wsparcia Kościoła: zostaje wtedy ekskomunikowany i zachowuje wiarę.
rule-V4 = Gracz, który wspiera Kościół, otrzymuje punkty zwycięstwa swojego pola na torze wiary i wraca na 0.
rule-V5 = W rundzie 6 ci, którzy mają za mało wiary, są ekskomunikowani, ale potem i tak dostają punkty za swoje pole toru wiary. Gracz, który mógł wesprzeć Kościół i odmówił, nic za nie nie dostaje.
rule-V6 = Ekskomunika działa odtąd do końca gry; gracz może zebrać wszystkie trzy.

## E. Koniec rundy

rule-E1 = Karty pozostałe na wieżach odpadają z gry.
rule-E2 = Najpierw idą ci, którzy mają członków rodziny w radzie miejskiej, w kolejności pierwszego z nich, także neutralnego; pozostali następują w dotychczasowej kolejności.
rule-E3 = Wszyscy członkowie rodzin wracają do domów.
rule-E4 = Gra kończy się wraz z szóstą rundą, po ustaleniu kolejności.

## F. Podliczenie końcowe

rule-F1 = 3, 4, 5 lub 6 włości daje 1, 4, 10 lub 20 punktów.
rule-F2 = Od 1 do 6 postaci daje 1, 3, 6, 10, 15 lub 21 punktów.
rule-F3 = Przedsięwzięcia dają nadrukowane na nich punkty.
rule-F4 = Najwięcej punktów wojska daje 5, drugie miejsce 2. Kilku na pierwszym miejscu dostaje po 5 i nikt nie dostaje 2; kilku na drugim dostaje po 2.
rule-F5 = Każde pełne pięć dowolnych zasobów razem daje 1 punkt.
rule-F6 = Wygrywa gracz, który ma najwięcej punktów zwycięstwa; przy remisie ten, który jest wcześniej w kolejności.

## A. Zasady zaawansowane

rule-A1 = Cztery zaawansowane żetony premii leżą odkryte; w kolejności odwrotnej do kolejności graczy każdy bierze jeden.
rule-A2 = Każdy dostaje cztery osobistości, zatrzymuje jedną, resztę podaje w prawo i tak dalej, aż wszyscy mają cztery. Za zgodą graczy po prostu zatrzymuje się rozdane cztery.
rule-A3 = W swojej turze, przed ustawieniem członka rodziny lub po nim, dowolnie wiele razy: odrzuć osobistość z ręki za przywilej rady, zagraj osobistość albo użyj zagranej.
rule-A4 = Aby zagrać osobistość, trzeba w tej chwili mieć to, czego wymaga. Niczego się nie płaci, a późniejsza strata niczego nie zmienia.
rule-A5 = Osobistość „raz na rundę” zakrywa się przy użyciu i nie używa się jej ponownie w tej rundzie; pozostałe działają zawsze, gdy mają zastosowanie.
rule-A6 = Na koniec rundy odkrywa się wszystkie zakryte osobistości.

## L. Osobistości

rule-L1 = Wymaga 5 przedsięwzięć. Raz na rundę: zbiory o wartości 1, które mogą podnieść tylko słudzy.
rule-L2 = Wymaga 5 postaci. Twoi członkowie rodziny mogą wejść na zajęte pola targowiska i małe pola zbiorów i produkcji; zakryte pola, zakaz targowiska i limit jednego kolorowego pozostają.
rule-L3 = Wymaga 5 budynków. Nie płacisz dopłaty w zajętych wieżach, także gdy bierzesz kartę dzięki efektowi.
rule-L4 = Wymaga 5 włości. Raz na rundę: jeden kolorowy członek rodziny w domu jest wart 6, aż zostanie ustawiony lub skończy się runda.
rule-L5 = Wymaga 18 monet. Raz na rundę: 1 punkt wiary.
rule-L6 = Wymaga 12 punktów wojska. Raz na rundę: 1 drewno, 1 kamień i 1 moneta.
rule-L7 = Wymaga 10 drewna. Raz na rundę: 2 punkty wojska i 1 punkt zwycięstwa.
rule-L8 = Wymaga 10 kamieni. Raz na rundę: 3 monety.
rule-L9 = Wymaga 15 sług. Raz na rundę: przywilej rady.
rule-L10 = Wymaga 4 postaci i 2 włości. Raz na rundę: produkcja o wartości 0, którą mogą podnieść tylko słudzy.
rule-L11 = Wymaga 4 przedsięwzięć i 2 budynków. Karty, których koszt zawiera monety, kosztują cię o 3 monety mniej, nigdy poniżej zera; dopłata pozostaje.
rule-L12 = Wymaga po 6 drewna, kamieni, monet i sług. Za każdym razem, gdy wspierasz Kościół: 5 punktów zwycięstwa więcej.
rule-L13 = Wymaga 6 kart jednego dowolnego rodzaju. Twoi kolorowi członkowie rodziny są warci o 2 więcej.
rule-L14 = Wymaga 7 punktów wojska i 3 punktów wiary. Twój neutralny członek rodziny jest wart o 3 więcej.
rule-L15 = Wymaga 35 punktów zwycięstwa. Przejmuje na stałe zdolność osobistości zagranej przez innego gracza.
rule-L16 = Wymaga po 2 karty każdego rodzaju. Twoi kolorowi członkowie rodziny są warci 5, cokolwiek pokażą kości.
rule-L17 = Wymaga 3 budynków, 12 monet i 2 punktów wiary. Nie potrzebujesz punktów wojska dla włości; limit sześciu pozostaje.
rule-L18 = Wymaga 8 punktów wiary. Drewno, kamienie, monety i słudzy z efektów natychmiastowych branych kart liczą się podwójnie.
rule-L19 = Wymaga 4 budynków i 2 postaci. Raz na rundę: 3 sługi i 1 punkt zwycięstwa.
rule-L20 = Wymaga 4 włości i 2 przedsięwzięć. Raz na rundę: 4 punkty zwycięstwa.

## X. Żetony ekskomuniki

rule-X1 = Każde źródło punktów wojska daje ci o 1 mniej.
rule-X2 = Każde źródło monet daje ci o 1 mniej.
rule-X3 = Każde źródło sług daje ci o 1 mniej.
rule-X4 = Każde źródło drewna daje ci o 1 drewno mniej, a każde źródło kamieni o 1 kamień mniej.
rule-X5 = Twoje zbiory są warte o 3 mniej, także te z efektów kart.
rule-X6 = Twoja produkcja jest warta o 3 mniej, także ta z efektów kart.
rule-X7 = Twoi kolorowi członkowie rodziny są warci o 1 mniej, dokądkolwiek idą.
rule-X8 = Twoje akcje brania włości są warte o 4 mniej.
rule-X9 = Twoje akcje brania budynków są warte o 4 mniej.
rule-X10 = Twoje akcje brania postaci są warte o 4 mniej.
rule-X11 = Twoje akcje brania przedsięwzięć są warte o 4 mniej.
rule-X12 = Nie możesz ustawiać członków rodziny na targowisku.
rule-X13 = Potrzebujesz dwóch sług, aby podnieść akcję o 1.
rule-X14 = W każdej rundzie opuszczasz pierwszą turę, a ostatniego członka rodziny ustawiasz, gdy wszyscy inni skończą.
rule-X15 = Twoje postacie nie dają na końcu punktów za swoją liczbę.
rule-X16 = Twoje przedsięwzięcia nie dają na końcu punktów.
rule-X17 = Twoje włości nie dają na końcu punktów za swoją liczbę.
rule-X18 = Przed podliczeniem końcowym tracisz 1 punkt zwycięstwa za każde pełne 5, które masz, łącznie z punktami ostatniego raportu.
rule-X19 = Na końcu tracisz 1 punkt zwycięstwa za każdy punkt wojska; ranking z F4 pozostaje.
rule-X20 = Na końcu tracisz 1 punkt zwycięstwa za każde drewno i każdy kamień nadrukowane jako koszt twoich budynków.
rule-X21 = Na końcu tracisz 1 punkt zwycięstwa za każdy pozostały zasób.

## Q. Rozstrzygnięcia

rule-Q1 = Budowniczy oszczędza 1 drewno albo 1 kamień kosztu budynku, nie jedno i drugie; gdy w koszcie są oba, wybiera jego właściciel.
rule-Q2 = Trzy postacie dają 6 punktów.
rule-Q3 = Wszystkie zniżki działają razem; koszt nie spada poniżej zera i niczego się nie zwraca.
rule-Q4 = Karta nie działa w akcji, która ją bierze. Działa dopiero odtąd, a więc także w swojej akcji dodatkowej.
rule-Q5 = Z akcji dodatkowej można zrezygnować, a gdy nic nie da się nią zrobić, przepada.
rule-Q6 = Karta wzięta w akcji dodatkowej nie zajmuje ani poziomu, ani wieży. Nikt tam nie stoi, więc następni członkowie rodziny nie płacą z tego powodu dopłaty; poziom jednak stracił kartę.
rule-Q7 = Akcja dodatkowa może wziąć kartę z wieży, w której stoi kolorowy członek rodziny tego samego gracza; dopłata obowiązuje jak zwykle.
rule-Q8 = Premię poziomu otrzymuje się także w akcji dodatkowej i można nią zapłacić za kartę.
rule-Q9 = Punkty wojska, które daje karta, nie pomagają jej wziąć: miejsce i koszt sprawdza się przed jej efektem natychmiastowym.
rule-Q10 = Generał liczy każde pełne dwa punkty wojska, które jego właściciel ma w chwili jego wzięcia; punkty innych się nie liczą.
rule-Q11 = Także punkty wiary można wymienić tylko wtedy, gdy były wcześniej: cokolwiek wymiana zabiera, gracz musiał to mieć przed produkcją.
rule-Q12 = Zwykłe zyski po prostu się otrzymuje; wymiany dokonuje się tylko, gdy właściciel chce.
rule-Q13 = Sług, którzy podnieśli wartość produkcji, nie można w niej wymienić; zostali wydani przed jej rozpoczęciem.
rule-Q14 = Przywileje z dwóch różnych kart mogą być takie same; różnić się muszą tylko te z jednego efektu lub pola.
rule-Q15 = Każde pole, karta, poziom, wymiana, żeton premii, przywilej i osobistość dająca dany zasób jest osobnym źródłem; poniżej zera się nie schodzi.
rule-Q16 = Źródło, które daje drewno i kamień, daje pod żetonem o jedno mniej każdego, więc przywilej 1 drewna i 1 kamienia nic nie daje.
rule-Q17 = Żeton osłabiający kolorowych członków rodziny działa też na targowisku i w radzie miejskiej; 1 staje się 0 i potrzebuje tam sługi. Neutralnego członka rodziny to nie dotyczy.
rule-Q18 = Żetony, które odejmują 3 lub 4, obniżają także wartość akcji dodatkowych: tych z kart i tych od osobistości.
rule-Q19 = Ariosto nie otwiera targowiska graczowi, któremu żeton go zakazuje.
rule-Q20 = Pod żetonem, który dzieli sługi na pół, trzech daje 1; żeton działa także w akcjach dodatkowych i osobistości.
rule-Q21 = Straconą pierwszą turę odrabia się, gdy wszyscy rozegrali swoje tury, w kolejności graczy, jeśli straciło ją kilku. W straconej turze nie robi się nic, nawet z osobistościami.
rule-Q22 = Punkty z ostatniego raportu liczą się do żetonu, który zabiera jeden punkt z każdych pięciu; punkty za włości, postacie i resztę nie.
rule-Q23 = Strata za punkty wojska nie odbiera miejsca w rankingu: traci się punkty zwycięstwa, a punkty wojska zostają.
rule-Q24 = Dla żetonu za koszty budynków zniżki nie mają znaczenia; liczy się to, co nadrukowane.
rule-Q25 = Wynik końcowy może być mniejszy od zera.
rule-Q26 = W raporcie do Watykanu gracze decydują po kolei, w kolejności graczy.
rule-Q27 = Gracz, który w 6. rundzie mógł wesprzeć Kościół i odmówił, nie punktuje toru wiary.
rule-Q28 = Wiara ponad 15 przepada; punkty wojska nie mają granicy.
rule-Q29 = Małego pola nie trzeba zająć przed dużym.
rule-Q30 = Gdy nie można ustawić żadnego członka rodziny, tura przepada, a on zostaje w domu; może go użyć późniejsza tura.
rule-Q31 = Dopłaty nie można zapłacić monetami, które dopiero przyniesie karta lub poziom.
rule-Q32 = Nie można ustawić członka rodziny na poziomie tylko dla premii; gracz, który nie może zapłacić za kartę, nie może tam iść.
rule-Q33 = Remis rozstrzyga kolejność graczy, którą rada miejska ustala na końcu 6. rundy.
rule-Q34 = We dwoje wybór osobistości przebiega tak samo; używa się 8 z 20 osobistości.
rule-Q35 = Żetony premii wybiera się przed rozdaniem osobistości.
rule-Q36 = Drugie miejsce jest także w grze we dwoje: drugi pod względem wojska dostaje 2 punkty, nawet bez punktów wojska.
rule-Q37 = Santa Rita podwaja tylko drewno, kamienie, monety i sługi nadrukowane jako efekt natychmiastowy karty, nie przywileje, zbiory, punkty ani premię poziomu.
rule-Q38 = Santa Rita najpierw podwaja, potem żeton odejmuje jeden: z n robi się 2n − 1.
rule-Q39 = Ariosto otwiera zajęte pola targowiska i małe pola zbiorów i produkcji, także we dwoje. Poziom bez karty, zakryte pole i limit jednego kolorowego członka rodziny pozostają.
rule-Q40 = Brunelleschi oszczędza właścicielowi dopłatę także w akcjach dodatkowych.
rule-Q41 = Z Ludovikiem il Moro wyrzucona 6 jest warta 5; jego zdolność jest stała i nie jest wyborem.
rule-Q42 = Członek rodziny, którego podnosi Montefeltro, jest wart 6, aż zostanie ustawiony lub skończy się runda; wybiera się go przy użyciu zdolności.
rule-Q43 = Wartość członka rodziny ustala się w tej kolejności: kość albo 5 Moro, albo 6 Montefeltra; potem 2 więcej od Lucrezii; potem 1 mniej od żetonu; potem pole, karty i słudzy.
rule-Q44 = Wartość może po drodze spaść poniżej 0; patrzy się tylko na wartość całej akcji.
rule-Q45 = Lorenzo kopiuje od razu przy zagraniu dowolną osobistość zagraną przez innego gracza, odkrytą lub zakrytą, bez względu na wymagania; dopóki takiej nie ma, nie można go zagrać. Skopiowanej zdolności „raz na rundę” używa się, zakrywając Lorenza, niezależnie od oryginału.
rule-Q46 = Pico obniża liczbę monet w koszcie, który się płaci, obok innych zniżek; nigdy dopłatę.
rule-Q47 = Pocieszenie w ostatniej rundzie nie jest wsparciem: 5 punktów Sisto IV daje tylko wsparcie.
rule-Q48 = Osobistości, której zbiory lub produkcja pozostają poniżej 1, można użyć, ale nic się nie dzieje, nie działa nawet żeton premii.
rule-Q49 = Odrzuconą osobistość widzą wszyscy gracze.
rule-Q50 = Można wydać więcej sług, niż akcja wymaga, do 60 w jednej akcji.
rule-Q51 = Stały zestaw to żetony o tym samym numerze w każdym okresie, w porządku części X: X1, X8 i X15 to pierwszy zestaw.
rule-Q52 = Żadna osobistość nie działa między kartą a jej akcją dodatkową. Osobistości działają przed ustawieniem członka rodziny albo po jego akcji i po wszystkich akcjach dodatkowych, które z niej wynikają.
rule-Q53 = Gracz, który może ustawić członka rodziny tylko dzięki sługom, musi to zrobić. Gracz pasuje tylko wtedy, gdy nawet ze wszystkimi sługami nie może ustawić żadnego członka rodziny. Nikt nie musi w tym celu zagrywać, używać ani odrzucać osobistości.
rule-Q54 = Pod żetonem słabszych zbiorów lub produkcji z wartości akcji na małym polu musi zostać co najmniej 1, jak na dużym. Członek rodziny potrzebuje więc 4 na małym polu i 7 na dużym, licząc sługi i postacie.
rule-Q55 = Osobistości podaje się na poprzednie miejsce: miejsca idą zgodnie z ruchem wskazówek zegara w kolejności stołu, więc to sąsiad po prawej; pierwsze miejsce podaje ostatniemu. Kolejność graczy w pierwszej rundzie nie ma znaczenia.

# Streszczenia zasad Pax Renaissance, 2. edycja: jeden komunikat na paragraf z rules.toml.

## A. Wprowadzenie

rule-A1 =
    Każdy gracz prowadzi jeden renesansowy bank, który opłaca królów, republiki, podróże, spiski i wojny
    religijne. Osiągnięte zwycięstwo rozstrzyga, w jaką stronę pójdzie Europa.
rule-A1a =
    Słowa wyróżnione w instrukcji kapitalikami objaśnia jej słownik; tutaj każde z nich ma własne hasło po części
    L.
rule-A1b = Jedna tura to około dwóch lat z okresu od 1460 do 1530 roku.
rule-A1c =
    Przygotowanie to część C, tura D, akcje E, działania F, wyprawy handlowe G, akcje jednorazowe H–K, zwycięstwo
    L; słownik je uzupełnia i obowiązuje tak samo.
rule-A1d =
    Gdy karta mówi co innego niż zasady, stosuje się kartę; gdy co innego niż zasady mówi arkusz pomocy, stosuje
    się zasady.
rule-A2 =
    Gracze rozgrywają tury zgodnie z ruchem wskazówek zegara. Tura to jedna lub dwie akcje (E1–E6), a po nich
    odświeżenie rynku (D2).
rule-A2a =
    Możesz kupić kartę, zagrać kartę z ręki, sprzedać kartę, aktywować działania jednej strony tablicy,
    zorganizować wyprawę handlową albo ogłosić zwycięstwo; co najmniej jedną akcję trzeba wykonać (D1).
rule-A2b =
    Zagrana karta może wprowadzić swoich agentów w swojej lokalizacji; stojąca tam figura zostaje zastąpiona
    (E2.2).
rule-A2c =
    Karta z bombą może przy zagraniu wywołać swoją akcję jednorazową: koronację, konspirację, powstanie chłopskie,
    wojnę religijną, apostazję albo zmianę szlaku.
rule-A2d =
    Wyprawa handlowa odrzuca zakrytą kartę jednego rzędu rynku i biegnie szlakiem tej strony, wypłacając zyski
    koncesjom i werbując rekrutów, póki starcza pieniędzy (G).
rule-A3 =
    W dolnych częściach obu talii leżą cztery komety. Każda kupiona kometa uaktywnia jedno zwycięstwo wybrane
    przez kupującego: religijne, imperialne, globalizacyjne lub renesansowe.
rule-A3a =
    Gdy zwycięstwo jest aktywne, każdy gracz, który spełnia jego warunki, może w swojej turze poświęcić akcję na
    jego ogłoszenie i wygrać (E6, L).

## B. Elementy

rule-B1 =
    168 kart tablicy, 20 kart mapy, 10 kart stanu imperium, 4 karty dróg zwycięstwa, plansza, 4 planszetki, 40
    pionków, 15 biskupów, 24 zamki, 24 rycerzy, 13 statków piratów, 4 znaczniki blokady i floreny. Liczby według
    kolorów podaje hasło o zarządzaniu figurami.
rule-B2 = Plansza mieści mapę z granicami, trony, oba rzędy rynku z taliami, cztery pola zwycięstwa i Chiny.
rule-B2a = Mapa ma dziesięć imperiów; karta mapy położona na imperium pokazuje jego stan religijny.
rule-B2b =
    Państwo Kościelne zaczyna jako teokracja katolicka, a Sułtanat mameluków jako islamska; pozostałych osiem
    imperiów zaczyna jako średniowieczne.
rule-B2c = Między sąsiednimi imperiami leży trzynaście granic; stają na nich koncesje i piraci.
rule-B2d = Każde imperium ma tron, na którym leży jego karta stanu, gdy nie należy do niczyjej tablicy.
rule-B2e = Są dwa rzędy rynku, wschodni i zachodni, każdy z własną talią.
rule-B2f = Cztery pola mieszczą cztery karty dróg zwycięstwa.
rule-B2g = Floreny, które do nikogo nie należą, leżą w Chinach.
rule-B2h = Z sześciu emporiów cztery są zawsze zablokowane, a dwa otwarte.
rule-B3 = Każdy gracz ma jedną planszetkę, która oddziela wschodnią część tablicy od zachodniej.
rule-B4 =
    Karta stanu imperium zdobyta akcją jednorazową, głosowaniem lub kampanią trafia do twojej tablicy stroną króla
    do góry, na wschód lub zachód zależnie od położenia imperium; dopóki tam jest, jako król lub republika, liczy
    się jak karta tablicy.
rule-B4a = Działania i renoma na karcie stanu imperium działają jak na kartach tablicy (F, B5).
rule-B5 = Karty wschodnie i zachodnie przedstawiają ludzi i grupy epoki, z cechami wymienionymi niżej.
rule-B5a = Na wstędze widnieją działania karty; czarna wstęga oznacza kartę wschodnią, biała zachodnią.
rule-B5b =
    Lokalizacja podaje imperium albo cały Wschód lub Zachód, gdzie trafiają agenci karty i gdzie zachodzą jej
    działania.
rule-B5c = Niektóre karty mają renomę, ważną dla zwycięstwa.
rule-B5d = Symboli działań używa się w akcjach aktywacji (E4).
rule-B5e = Bomba oznacza, że zagranie karty może wywołać wskazaną obok akcję jednorazową.
rule-B5f = Zwój opisuje zdolność, która działa, gdy karta jest w twojej tablicy, bez żadnej akcji aktywacji.
rule-B5g =
    Symbole agentów pokazują figury wprowadzane przez kartę i ich religię: złoty to katolicyzm, turkusowy islam,
    czerwony reformacja. Szary pionek to pionek w twoim kolorze.
rule-B6 =
    Dwie dwustronne karty mapy na imperium dają mu cztery stany: średniowieczny, katolicki, islamski i
    reformacyjny.
rule-B6a =
    Miasto pokazuje rycerza lub zamek i jego religię, czyli rekruta, który tam się pojawi. Miasto zapisane
    wielkimi literami to stolica imperium.
rule-B6b = Białe i czarne szlaki zaczynają się w emporiach i kończą grotem strzałki.
rule-B6c =
    Tarcze czterech banków oznaczają granice w Lizbonie, Florencji, Augsburgu i Aleksandrii, gdzie stoją ich
    pierwsze koncesje.
rule-B6d =
    Trapezunt, Wyspy Korzenne i Morze Czerwone to emporia białe, a Tana, Nowogród i Timbuktu czarne. Otwarte jest
    po jednym w każdym kolorze; zablokowane nie rozpoczyna wyprawy, nie przyjmuje rekrutów ani agentów, a figura
    stojąca tam, gdzie trafia znacznik, jest od razu represjonowana.
rule-B7 = Cztery komety są wtasowane w talie, a cztery karty dróg zwycięstwa czekają zakryte.
rule-B7a = Po dwie komety trafiają między ostatnich dwanaście kart każdej talii (C5).
rule-B7b = Wszystkie cztery zwycięstwa zaczynają nieaktywne; każda kupiona kometa uaktywnia jedno z nich (L1).

## C. Przygotowanie

rule-C1 =
    Rząd północny od zachodu: Anglia, Francja, Święte Cesarstwo Rzymskie, Węgry, Bizancjum. Rząd południowy:
    Portugalia, Aragonia, Państwo Kościelne, Imperium osmańskie, Sułtanat mameluków.
rule-C1a =
    Czarne znaczniki zaczynają na Timbuktu i w Nowogrodzie, białe na Wyspach Korzennych i Morzu Czerwonym. Zakryte
    emporium jest poza grą i nie może mieć figury, dopóki zmiana szlaku nie zabierze z niego znacznika.
rule-C1b = Planszę może zastąpić dziesięć początkowych kart mapy ułożonych w dwa rzędy po pięć.
rule-C1c =
    Wariant: wszystko przygotowuje się jak zwykle, ale Anglia i Święte Cesarstwo Rzymskie zaczynają jako teokracje
    reformacyjne.
rule-C2 =
    Każdy z dwóch do czterech graczy otrzymuje losowo jeden bank i stawia pionek na granicy tego banku jako
    pierwszą koncesję.
rule-C2a = Bank Fuggerów (niebieski) zaczyna na granicy Francji i Świętego Cesarstwa Rzymskiego.
rule-C2b = Bank Medyceuszy (żółty) zaczyna na granicy Aragonii i Państwa Kościelnego.
rule-C2c = Bank Cœura (fioletowy) zaczyna na granicy Imperium osmańskiego i Sułtanatu mameluków.
rule-C2d = Bank Marchionnich (zielony) zaczyna na granicy Anglii i Portugalii.
rule-C3 = Planszetka jest środkiem tablicy: karty wschodnie zagrywa się po jej prawej, a zachodnie po lewej stronie.
rule-C3a = Pozostałe dziewięć z dziesięciu pionków każdy gracz trzyma w rezerwie.
rule-C4 =
    Każda stolica zaczyna z jedną figurą rodzaju i koloru pokazanego na symbolu miasta; pozostałe miasta zaczynają
    puste.
rule-C4a = Konstantynopol zaczyna z trzema figurami: dwoma islamskimi rycerzami i jednym islamskim zamkiem.
rule-C5 = Karty tablicy dzieli się według rewersów na wschodnie i zachodnie, a każda strona ma własną talię.
rule-C5a =
    Dwie wschodnie komety wtasowuje się między 12 losowych kart wschodnich; na wierzch trafia po 4 kolejne losowe
    karty wschodnie na gracza, więc talia liczy 22, 26 lub 30 kart przy 2, 3 lub 4 graczach. Reszta nie bierze
    udziału w grze.
rule-C5b = Talię zachodnią tworzy się tak samo z kart zachodnich i dwóch zachodnich komet.
rule-C5c =
    Wariant: po przygotowaniu gry i po każdym odświeżeniu wierzchnia karta każdej talii jest jawna dla wszystkich;
    nie można jej jeszcze kupić.
rule-C6 = Ostatnie kroki rozkładania planszy: rynek, trony i karty dróg zwycięstwa.
rule-C6a =
    Z każdej talii wykłada się do jej rzędu sześć kart; skrajną lewą, najdalszą od talii, zakrywa się i staje się
    ona kartą wyprawy handlowej.
rule-C6b = Wszystkie dziesięć kart stanu imperium zaczyna na tronach stroną króla do góry.
rule-C6c = Wszystkie cztery karty dróg zwycięstwa zaczynają stroną nieaktywną do góry.
rule-C7 =
    Zaczyna gracz z bankiem Fuggerów, jeśli ten bank jest w grze, w przeciwnym razie pierwszego gracza się losuje.
    Od pierwszego gracza, zgodnie z ruchem wskazówek zegara, banki dostają 3, 4, 5 i 6 florenów.
rule-C7a = Wszystkie pozostałe floreny leżą w Chinach.
rule-C7b = Grę rozpoczyna tura pierwszego gracza.

## D. Przebieg gry

rule-D1 =
    W swojej turze wykonujesz jedną lub dwie akcje w dowolnej kolejności. Nie wolno wybrać akcji, która niczego by
    nie zmieniła. Zakup, zagranie i sprzedaż można wykonać dwa razy w turze, każdą inną akcję raz.
rule-D1_1 = Zakup odkrytej karty z rynku (E1) można wykonać do dwóch razy w turze.
rule-D1_2 =
    Zagranie karty z ręki (E2) można wykonać do dwóch razy w turze. Jej agenci są opcjonalni, chyba że wywołujesz
    jej akcję jednorazową, wtedy są obowiązkowi.
rule-D1_3 = Sprzedaż karty za 2 floreny z Chin (E3) można wykonać do dwóch razy w turze.
rule-D1_4 = Działania swojej wschodniej tablicy (E4), najwyżej jedno z każdej karty, możesz aktywować raz w turze.
rule-D1_5 = Aktywacja działań zachodniej tablicy (E4) jest osobną akcją, także raz w turze.
rule-D1_6 = Wschodnią wyprawę handlową (E5), biegnącą czarnym szlakiem, można zorganizować raz w turze.
rule-D1_7 = Zachodnia wyprawa handlowa (E5), biegnąca białym szlakiem, jest osobną akcją, także raz w turze.
rule-D1_8 =
    Ogłoszenie zwycięstwa (E6) wygrywa grę; może je wybrać tylko gracz, który spełnia warunki aktywnego
    zwycięstwa.
rule-D2 =
    Po akcjach karty każdego rzędu przesuwają się w lewo na puste miejsca razem ze swoimi florenami, a nowe karty
    z talii tego rzędu uzupełniają go od lewej do sześciu. Odkrytą kartę na skrajnym lewym polu następnie się
    zakrywa.
rule-D2a = Zakrytej karty rzędu nie można już kupić; służy tylko wyprawie handlowej.
rule-D2b =
    Gdy talia rzędu się skończy, rząd uzupełnia się z drugiej talii, więc karty zachodnie mogą leżeć w rzędzie
    wschodnim i odwrotnie. Jeśli po odświeżeniu jakieś pole rynku pozostaje puste, gra się kończy (L2a).
rule-D2c = Po odświeżeniu turę rozgrywa następny gracz zgodnie z ruchem wskazówek zegara.

## E. Akcje

rule-E1 = Weź na rękę jedną odkrytą kartę z dowolnego rzędu rynku i zapłać jej cenę.
rule-E1a =
    Na ręce możesz mieć najwyżej dwie karty. Mając dwie, nie kupisz kolejnej, dopóki którejś nie zagrasz lub nie
    sprzedasz.
rule-E1b =
    Cena zależy od kolumny: 1 floren na pierwszym odkrytym polu, dalej 2, 3, 4 i 5. Płacisz, kładąc po jednym
    florenie na każdej karcie tego rzędu na lewo od niej, łącznie z zakrytą.
rule-E1c =
    Jeśli miejsce, na które należy położyć florena, jest puste, floren trafia na kartę w tej samej kolumnie
    drugiego rzędu.
rule-E1d =
    Dostajesz wszystkie floreny leżące na kupionej karcie, ale dopiero po zapłaceniu: nie można nimi opłacić tego
    zakupu.
rule-E1e =
    Karty rynku, na której w tej turze z jakiegokolwiek powodu położyłeś florena, nie możesz w tej samej turze
    kupić. Wyprawa z użyciem zakrytej karty pozostaje możliwa.
rule-E1f = Kometę można kupić nawet z pełną ręką; działa natychmiast (L1) i nigdy nie trafia na rękę.
rule-E2 =
    Kartę wschodnią połóż na skrajnym prawym, a zachodnią na skrajnym lewym końcu swojej tablicy. Jeśli ma bombę,
    najpierw ogłoś, czy wywołujesz akcję jednorazową (E2.1), czy nie (E2.2).
rule-E2_1 =
    Jeśli wywołujesz akcję jednorazową, jej agentów trzeba rozstawić przed jej rozpatrzeniem; jeśli nie można ich
    rozstawić, akcja jednorazowa zostaje anulowana.
rule-E2_1a =
    W wojnie domowej lub religijnej rycerze, zamki, pionki i piraci spośród agentów walczą jako atakujący zgodnie
    z częściami J i K; ocalali oznaczają zwycięstwo i zmianę ustroju. Biskupi nie walczą, ale muszą zostać
    umieszczeni po bitwie (E2.2a).
rule-E2_1b =
    Zmiana szlaku, koronacja i apostazja nie wywołują bitwy; agentów umieszcza się jak w E2.2, a potem następuje
    akcja jednorazowa.
rule-E2_2 =
    Jeśli nie wywołujesz akcji jednorazowej, możesz umieścić wszystkich, niektórych lub żadnego z agentów karty, w
    jej lokalizacji i w pokazanych kolorach.
rule-E2_2a =
    Biskup trafia na zagraną kartę albo na dowolną inną kartę w dowolnej tablicy lub na tron o tej samej
    lokalizacji. Jeśli stoi tam inny biskup, giną obaj (F1a); w przeciwnym razie można spacyfikować jedną
    represjonowaną tam figurę (F1b).
rule-E2_2b =
    Rycerz lub zamek trafia do dowolnego miasta lokalizacji, niezależnie od symbolu miasta. Stojącą tam figurę,
    nawet tego samego rodzaju i koloru, represjonuje się za 1 florena wpłacanego do Chin.
rule-E2_2c = Pirat trafia na granicę morską lokalizacji; stojąca tam koncesja lub pirat ginie bez żadnej opłaty.
rule-E2_2d =
    Pionek w twoim kolorze trafia na granicę morską lub lądową lokalizacji. Stojącą tam koncesję represjonuje się
    za 1 florena wpłacanego do Chin; na granicę z piratem pionka postawić nie wolno.
rule-E2_2e = Jeśli potrzebnej figury nie ma w puli, patrz zarządzanie figurami (TOKENS).
rule-E2_2f =
    Akcje jednorazowe i działania można kierować przeciw własnym kartom i figurom, na przykład by zmienić własnego
    króla w republikę; nie wolno tak tylko prowadzić kampanii.
rule-E3 =
    Odrzuć kartę z ręki lub tablicy, swoją kartę stanu imperium albo swoją starą pannę i weź 2 floreny z Chin.
    Figury na sprzedanej karcie, która nie jest kartą stanu imperium, zostają odrzucone.
rule-E3a = Króla i królową można sprzedać tylko razem: jedna akcja, 4 floreny.
rule-E3b =
    Sprzedana karta stanu imperium, także wasal, wraca na tron razem z królową, biskupami i represjonowanymi
    figurami; jej wasale również wracają na swoje trony.
rule-E3c =
    Zdolność, która zmienia skutki sprzedaży własnej karty, działa tylko wtedy, gdy karta jest sprzedawana z
    tablicy.
rule-E4 =
    Wybierz Wschód lub Zachód: każda karta po tej stronie twojej tablicy może wykonać jedno ze swoich działań.
    Trzeba wykonać co najmniej jedno działanie z dozwolonym celem, a karta działa najwyżej raz w turze,
    niezależnie od liczby symboli.
rule-E4a =
    Działania wykonuje się w dowolnej kolejności. Karta zdobyta w ich trakcie także może zadziałać, jeśli stoi po
    aktywowanej stronie.
rule-E4b =
    Działania można użyć tylko przeciw temu, co pokazuje symbol: florenom na rynku, karcie tablicy, biskupowi na
    karcie albo figurze na mapie.
rule-E4c = O kartach położonych na całym Wschodzie lub Zachodzie patrz LOCATION (lokalizacja).
rule-E4d =
    Represje, podatek, korsarze i oblężenie działają w lokalizacji karty, ścięcie na karty o tej samej
    lokalizacji, kampania na imperia z nią sąsiadujące. Dla inkwizycji, transakcji i głosowania lokalizacja nie ma
    znaczenia.
rule-E4e =
    Celem mogą być własne karty i figury, na przykład własny pionek represjonowany dla florena. Wygrane głosowanie
    przeciw własnemu królowi tworzy republikę i odwrotnie; odwrócona karta może działać, jeśli w tej turze jeszcze
    nie działała.
rule-E5 =
    Odrzuć zakrytą kartę wschodniego lub zachodniego rzędu i rozpatrz wyprawę handlową tej strony (G). Leżące na
    niej floreny stają się zyskami; nie zabierasz ich sobie.
rule-E6 = Poświęć akcję, by ogłosić aktywne zwycięstwo, którego warunki spełniasz (L2).

## F. Działania

rule-F = Działań używa się w akcjach aktywacji (E4); mają cztery kolory.
rule-Fa = Niebieskie: inkwizycja (F1). To jedyne działanie, którego biskup nie ucisza.
rule-Fb = Żółte: transakcja (F2), skierowana na floreny wschodniego lub zachodniego rzędu rynku.
rule-Fc = Fioletowe: ścięcie (F3), podatek (F4), represje (F5) i głosowanie (F6).
rule-Fd = Czerwone: korsarze (F7), oblężenie (F8) i kampania (F9).
rule-F1 =
    Porusz jednego biskupa wskazanej religii na sąsiednią kartę tej samej tablicy albo na dowolną kartę w dowolnej
    tablicy lub na tronie, która ma tę samą lokalizację co karta, na której stoi.
rule-F1a = Biskup, który wchodzi na kartę z innym biskupem dowolnego koloru, ginie razem z nim.
rule-F1b =
    Jeśli na docelowej karcie nie ma biskupa, a są represjonowane figury, poruszający może zabić jedną z nich,
    dowolnego rodzaju i koloru, bez opłaty.
rule-F1c =
    Biskup nigdy nie wchodzi na planszetkę gracza, więc ruch na sąsiednią kartę pozostaje w jednej części tablicy;
    biskup z tronu nie może też przejść wprost na inny tron.
rule-F1d =
    Z suzerena biskup może przejść na dowolnego jego wasala, z wasala na suzerena lub innego jego wasala; z
    sąsiedniej karty może wejść na suzerena albo na dowolnego z jego wasali.
rule-F1e =
    Karta z lokalizacją „Wschód” dzieli lokalizację z każdą kartą Węgier, Imperium osmańskiego, Bizancjum,
    Sułtanatu mameluków i „Wschodu”, a biskup może się między nimi poruszać w obie strony; „Zachód” działa tak
    samo ze swoimi sześcioma imperiami.
rule-F1f =
    Dopóki na karcie lub parze królewskiej stoi biskup, nie wolno używać żadnych jej działań oprócz religijnych.
rule-F1g = Biskup ucisza także zdolności karty, lecz nigdy jej renomę ani zdolność dającą odporność na uciszenie.
rule-F2 =
    Weź 1 florena z dowolnej karty lub pustego pola rzędu rynku wskazanego na symbolu, także z karty wyprawy
    handlowej.
rule-F3 =
    Odrzuć jedną kartę z dowolnej tablicy, która ma tę samą lokalizację co karta działająca. Karta nie może ściąć
    samej siebie.
rule-F3a = Jeśli ściętą kartą jest karta stanu imperium, ginie również karta, która ścinała.
rule-F4 =
    Wybierz koncesję graniczącą z lokalizacją karty działającej. Jej właściciel płaci 1 florena do Chin albo
    represjonuje tę koncesję, a w obu przypadkach umieszcza rekruta w opodatkowanym imperium.
rule-F4a =
    Opodatkowane imperium musi mieć co najmniej jedno niezajęte miasto i koncesję na którejś granicy. Miasto
    wybiera właściciel koncesji, rekrut musi odpowiadać symbolowi miasta, a opodatkować można też własną koncesję.
rule-F4b =
    Karta całego Wschodu lub Zachodu może nałożyć podatek w dowolnym imperium regionu; nakładający wskazuje
    imperium, w którym pojawi się rekrut.
rule-F5 =
    Zdejmij z mapy, z lokalizacji karty działającej, jedną figurę rodzaju pokazanego na symbolu (rycerza, zamek
    lub pionka dowolnego koloru) i połóż ją jako represjonowaną na karcie stanu tego imperium.
rule-F5a =
    Karta stanu imperium przyjmuje represjonowane figury, gdziekolwiek jest, na tronie czy w tablicy, jako
    suzeren, wasal lub republika; gdy się przemieszcza, wędrują razem z nią.
rule-F5b = Działanie represje daje ci 1 florena z Chin.
rule-F6 =
    Wywołaj zmianę ustroju w imperium, którego karta stanu stoi w tablicy dowolnego gracza po wskazanej stronie,
    wschodniej lub zachodniej. Nie można głosować w sprawie wasala ani karty leżącej na tronie.
rule-F6a =
    Zapłać do Chin po 1 florenie za każdą represjonowaną figurę (chłopa pańszczyźnianego, rycerza, zamek) na tej
    karcie; zmiana ustroju może je potem wyzwolić.
rule-F6b = Na granicach imperium musisz mieć więcej koncesji niż każdy z pozostałych graczy.
rule-F6c =
    Zmiana ustroju pozwala ci umieścić jedną koncesję. Od przeciwnika zabierasz kartę jako króla; własną odwracasz
    na drugą stronę, z króla na republikę lub z republiki na króla.
rule-F6d =
    Jeśli imperium jest teokracją, po udanym głosowaniu wybierasz: pozostaje teokracją albo staje się
    średniowieczne.
rule-F7 =
    Porusz pirata wskazanej religii z granicy morskiej lokalizacji karty na inną granicę morską tej lokalizacji
    albo imperium, z którym dzieli ona granicę morską. Nie może wejść na granicę zajętą przez pirata tego samego
    koloru.
rule-F7a =
    Poruszony pirat zabija koncesję lub pirata na granicy, na którą wchodzi, ale nic po drodze. Nie jest to bitwa
    i nic nie kosztuje.
rule-F8 =
    Zabij jeden zamek, rycerza lub pirata dowolnego koloru w lokalizacji karty działającej. Nie jest to bitwa i
    nic nie kosztuje.
rule-F9 = Występuje tylko na królach: wywołaj bitwę w imperium sąsiadującym, także po skosie, z imperium króla.
rule-F9a =
    Broniące się imperium musi być na tronie lub w tablicy przeciwnika; nie możesz prowadzić kampanii przeciw
    własnej karcie.
rule-F9b = Atakującymi są wszyscy rycerze, każdego koloru, w miastach imperium króla.
rule-F9c =
    Zapłać do Chin po 1 florenie za każdego atakującego. Atakować muszą wszyscy rycerze i za wszystkich trzeba
    zapłacić, inaczej kampanii nie ma.
rule-F9d = Obrońcami są wszystkie figury klasy panującej w miastach atakowanego imperium.
rule-F9e = Represjonowane figury obu imperiów nie biorą udziału w kampanii.
rule-F9f =
    Rozgrywa się bitwa. Jeśli jest zwycięska, broniące się imperium przechodzi zmianę ustroju i staje się wasalem
    atakującego imperium.
rule-F9g =
    Połóż pokonaną kartę stroną króla do góry pod zwycięskim królem, który jest teraz jej suzerenem.
    Represjonowane na niej figury zostają, chyba że wyzwolisz je przy zmianie ustroju.
rule-F9h = Karta zabrana z tronu zachowuje królową i biskupa; zabrana przeciwnikowi traci oboje.
rule-F9i =
    Kampania nie przenosi figur między imperiami: ocalali rycerze zostają u siebie, a w podbitym imperium są tylko
    figury wyzwolone i piraci i koncesje na jego granicach.
rule-F9j =
    Imperium podbite przez wasala staje się wasalem tego samego suzerena. Suzeren i wasale nie mogą prowadzić
    kampanii przeciw sobie.

## G. Wyprawa handlowa

rule-G =
    Wyprawa ustala zyski (G1), płaci inicjatorowi (G2), biegnie szlakiem, wypłacając zyski koncesjom i piratom
    (G3), werbuje rekrutów (G4) i się kończy (G5). Wyprawa wschodnia używa czarnego szlaku, zachodnia białego.
rule-G1 = Wyprawa zaczyna się od zebrania zysków i odrzucenia jej karty.
rule-G1a =
    Do florenów na zakrytej karcie dołóż floreny z Chin: 1 przy dwóch graczach, 2 przy trzech lub czterech. Razem
    stanowią zyski.
rule-G1b = Zakryta karta opuszcza grę; zyski zostają na jej pustym polu.
rule-G2 = Wyprawa zaczyna się w otwartym emporium swojego koloru i biegnie stamtąd szlakiem.
rule-G2a = Zablokowane emporium nie może być początkiem wyprawy.
rule-G2b =
    Gracz, który zorganizował wyprawę, jako pierwszy bierze 1 florena z zysków. Jeśli był to ostatni, wyprawa
    kończy się, zanim ruszy: nikt więcej nic nie dostaje i nie ma rekrutów.
rule-G3 =
    Wyprawa biegnie szlakiem od imperium do imperium; jeśli koncesja lub pirat zabierze ostatniego florena, kończy
    się na tej granicy.
rule-G3a = Właściciel koncesji na granicy morskiej, którą przekracza wyprawa, dostaje 1 florena z zysków.
rule-G3b = Pirat dowolnego koloru na granicy, którą przekracza wyprawa, odsyła 1 florena z zysków do Chin.
rule-G4 =
    Każde imperium, do którego dociera wyprawa, poczynając od imperium z emporium, dostaje jednego rekruta w
    niezajętym mieście wybranym przez inicjatora; rekrut ma rodzaj i kolor symbolu tego miasta.
rule-G4a = Konstantynopol liczy się jako niezajęty, dopóki są w nim mniej niż trzy figury.
rule-G4b =
    Imperium, w którym wszystkie miasta są zajęte, jest zapełnione i nie dostaje rekruta; wyprawa biegnie dalej.
rule-G4c =
    Dopóki w tablicy jest choć jedna nieuciszona karta z tą zdolnością, a symbol Wenecji jest katolicki, Wenecja
    mieści dwie figury i przy mniej niż dwóch liczy się jako niezajęta. Gdy to ustaje, bo kartę sprzedano, ścięto
    lub uciszono albo Państwo Kościelne stało się islamskie lub reformacyjne, zostaje w niej jedna.
rule-G5 =
    Wyprawa kończy się na grocie strzałki, w Świętym Cesarstwie Rzymskim dla białej i w Sułtanacie mameluków dla
    czarnej, albo wcześniej, na granicy, gdzie zabrano ostatniego florena; imperia za tą granicą nie dostają
    rekrutów.
rule-G5a =
    Pozostałe floreny zostają na pustym pierwszym polu rzędu i znajdą się na następnej karcie wyprawy handlowej.
rule-G6 =
    Wariant: inicjator wyprawy nie dostaje dotacji. Gracz, któremu nie zostały floreny, karty ani koncesje, odpada
    z gry.

## H. Zmiana szlaku

rule-H1 =
    Po umieszczeniu agentów znacznik z wymienionego emporium przechodzi na otwarte emporium tego samego koloru.
    Stojąca tam figura jest za darmo represjonowana na kartę stanu swojego imperium. Następne wyprawy tego koloru
    zaczynają się w nowo otwartym emporium.
rule-H1a =
    Otwiera Wyspy Korzenne, a blokuje Trapezunt lub Morze Czerwone, zależnie od tego, co było otwarte. Wymaga co
    najmniej 1 renomy za odkrycia w twojej tablicy, nie licząc zagrywanej karty.
rule-H1b = Otwiera Morze Czerwone, a blokuje Trapezunt lub Wyspy Korzenne, zależnie od tego, co było otwarte.
rule-H1c = Otwiera Nowogród, a blokuje Timbuktu lub Tanę, zależnie od tego, co było otwarte.
rule-H1d = Otwiera Timbuktu, a blokuje Nowogród lub Tanę, zależnie od tego, co było otwarte.

## I. Koronacje

rule-I =
    Zagrana królowa może poślubić króla z listy swoich zalotników, który nie jest żonaty i jest na tronie albo w
    twojej tablicy. W przeciwnym razie zagrywa się ją jako starą pannę.
rule-Ia = Koronacja jest zmianą ustroju, więc możesz umieścić koncesję na granicy tego imperium.
rule-I1 =
    Królową wsuwa się pod kartę króla w twojej tablicy tak, by jej działania i renoma były widoczne; wynikiem jest
    zawsze król, nigdy republika.
rule-I1a =
    Para stoi we wschodniej lub zachodniej części tablicy zależnie od imperium, a królowa przyjmuje lokalizację
    króla.
rule-I1b = Król i królowa wykonują w akcji aktywacji każde swoje działanie.
rule-I1c =
    Gdy król wraca na tron, przez sprzedaż lub apostazję, królowa idzie z nim. Jeśli zostanie ścięty lub dotknie
    go zmiana ustroju, ona ginie; jeśli to ją się ścina, ginie tylko ona.
rule-I1d =
    Para zdobyta z tronu pozostaje małżeństwem; para utracona z tablicy przez zmianę ustroju traci królową, która
    ginie.
rule-I1e = Biskup na królu lub królowej ucisza oboje.
rule-I2 =
    Królowa zagrana bez ślubu leży pod twoją planszetką. Jest poza tablicą: nie ma działań ani zdolności i nie
    dotyczy jej apostazja.
rule-I2a = Starą pannę można sprzedać za 2 floreny (E3).
rule-I2b = Renoma twoich starych panien liczy się przy ustalaniu zwycięzcy (L2, L3, L5, L6).

## J. Wojny domowe

rule-J =
    Konspiracje i powstania chłopskie to wojny domowe. Zagrywając taką kartę, najpierw ogłaszasz, czy do wojny
    dochodzi.
rule-Ja = Jeśli nie, bitwy nie ma, a agentów można umieścić jak w E2.2.
rule-Jb = Jeśli tak, w lokalizacji karty rozgrywa się bitwa; kolory nie mają w niej znaczenia.
rule-Jc = Jeśli ocaleje co najmniej jeden atakujący, wojna domowa jest wygrana i powoduje zmianę ustroju.
rule-J1 = Konspiracja to bitwa przeciw klasie panującej lokalizacji.
rule-J1a =
    Atakujący, wszyscy obowiązkowo: agenci karty oprócz biskupów, wszyscy piraci na granicach imperium oraz
    represjonowani na jego karcie rycerze i zamki dowolnego koloru. Chłopi pańszczyźniani nie walczą.
rule-J1b = Bronią wszystkie figury w miastach imperium.
rule-J2 = Powstanie chłopskie to bitwa ludu przeciw klasie panującej lokalizacji.
rule-J2a =
    Atakujący, wszyscy obowiązkowo: agenci karty oprócz biskupów, twoje koncesje i wszyscy piraci na granicach
    imperium oraz chłopi pańszczyźniani dowolnego koloru na jego karcie. Represjonowani rycerze i zamki nie
    walczą.
rule-J2b = Bronią wszystkie figury w miastach imperium.

## K. Wojny religijne i apostazja

rule-K1 =
    Krucjata (katolicka), reformacja (reformacyjna) i dżihad (islamski) to bitwa wyznawców, czyli figur tej
    religii, z heretykami, czyli figurami dwóch pozostałych, w lokalizacji karty.
rule-K1a =
    Atakujący, wszyscy obowiązkowo: agenci karty oprócz biskupów i pionków; piraci wyznawcy na granicach; rycerze
    i zamki wyznawcy w lokalizacji; rycerze wyznawcy w imperiach sąsiednich, także po skosie.
rule-K1b = Bronią wszyscy heretycy na mapie w tej lokalizacji: w miastach i piraci na granicach.
rule-K1c =
    Wojny religijnej nie można wywołać tam, gdzie nie ma do zabicia żadnego heretyka w mieście ani heretyckiego
    pirata na granicy.
rule-K1d = Represjonowane figury nie walczą w wojnie religijnej ani nie spełniają krwawej zasady.
rule-K2 = Zwycięska wojna religijna zmienia mapę i ustrój.
rule-K2a =
    Imperium staje się teokracją zwycięskiej religii, o ile jeszcze nią nie było. Figury zostają w swoich
    miastach; w Konstantynopolu atakujący może zmienić ich ustawienie.
rule-K2b = Zwycięska wojna religijna powoduje zmianę ustroju.
rule-K3 =
    Każdy gracz, którego tablica ma renomę obu wskazanych religii, odrzuca wszystkie swoje karty z renomą
    którejkolwiek z nich. Bitwy nie ma.
rule-K3a = Jeśli apostazja dotknie króla lub królową, para wraca razem na tron jako małżeństwo.
rule-K3b = Karta odrzucona przez własną apostazję przed odejściem rozstawia jeszcze swoich agentów.
rule-K3c = Stare panny ani nie wywołują apostazji, ani jej nie podlegają.

## L. Zwycięstwo

rule-L1 = Kupioną kometę natychmiast się odrzuca, a kupujący uaktywnia wybrane przez siebie nieaktywne zwycięstwo.
rule-L1a =
    Kometa, która dotrze na skrajne lewe pole, zostaje zakryta jak każda karta; wyprawa odrzuca ją potem bez
    efektu.
rule-L2 =
    Gra się kończy, gdy gracz poświęca akcję na ogłoszenie aktywnego zwycięstwa i spełnia jego warunki (L3–L6);
    ten gracz wygrywa.
rule-L2a =
    Jeśli rynku nie da się uzupełnić z żadnej talii, gra natychmiast się kończy i wygrywa gracz z największą
    renomą za mecenat.
rule-L2b =
    Spośród remisujących wygrywa gracz z największą liczbą florenów; jeśli nadal jest remis, dzielą się
    zwycięstwem.
rule-L3 =
    Musisz mieć więcej renomy dominującej religii niż każdy przeciwnik. Religia dominuje, jeśli ma więcej biskupów
    w tablicach i na tronach niż dwie pozostałe razem oraz więcej nierepresjonowanych rycerzy, zamków i piratów we
    własnych teokracjach niż dwie pozostałe razem; pirat między dwiema teokracjami swojej religii liczy się
    podwójnie.
rule-L4 =
    Musisz mieć co najmniej o dwóch królów więcej niż każdy przeciwnik, licząc suzerenów i wasali; w grze
    dwuosobowej o trzech więcej.
rule-L5 = Musisz mieć co najmniej o dwie koncesje więcej i więcej renomy za odkrycia niż każdy przeciwnik.
rule-L6 = Musisz mieć więcej republik i co najmniej o dwie renomy za prawo więcej niż każdy przeciwnik.

## Słownik

rule-ABILITY =
    Zdolność działa na rzecz właściciela, dopóki karta jest w tablicy i nie jest uciszona. Efekty kilku zdolności
    się kumulują.
rule-ABILITYa = Zdolność zapisana na czerwono dotyczy wszystkich graczy, a kilka takich samych się nie sumuje.
rule-ABILITYb =
    Zdolność darmowej aktywacji nie znosi limitu jednej aktywacji wschodniej i jednej zachodniej w turze. Zdolność
    aktywująca obie strony jedną akcją uruchamia każdą z osobna, lecz jednocześnie.
rule-ADJACENT =
    Imperia sąsiadują, jeśli dzielą granicę lub stykają się rogami. Karty sąsiadują, jeśli stoją obok siebie w
    jednej części tablicy; wasal sąsiaduje z kartami po swojej lewej i prawej, z suzerenem i z jego innymi
    wasalami.
rule-AGENT =
    Figury pokazane na karcie, umieszczane przy jej zagraniu: rycerze i zamki w miastach, pionki i piraci na
    granicach, biskupi na kartach.
rule-BATTLE =
    Atakujący i obrońcy zabijają się jeden za jednego, a wszystkie ofiary po obu stronach wybiera gracz atakujący.
    Atak jest zwycięski, jeśli zostaje co najmniej jeden atakujący.
rule-BATTLEa = Wywołanie akcji jednorazowej jest zawsze dobrowolne, z bitwą czy bez niej.
rule-BATTLEb =
    Najpierw ustala się wszystkich uprawnionych, którzy muszą walczyć; potem następuje wymiana; potem ocalałych
    agentów stawia się w pustych miastach albo z braku miejsca represjonuje za darmo; na końcu jest zmiana
    ustroju.
rule-BATTLEc = Agenci atakują; biskupi nigdy nie biorą udziału.
rule-BATTLEd = Figury w miastach atakowanego imperium bronią; w wojnie religijnej o stronie rozstrzyga ich kolor.
rule-BATTLEe =
    Piraci na granicach imperium atakują w konspiracjach i powstaniach, a w wojnach religijnych walczą zgodnie z
    kolorem; w kampaniach nie biorą udziału.
rule-BATTLEf =
    Koncesje i chłopi pańszczyźniani walczą tylko w powstaniach chłopskich, jako atakujący; pionek innego gracza
    walczy tylko jako chłop pańszczyźniany.
rule-BATTLEg =
    Rycerze z innego imperium atakują tylko w kampaniach, za 1 florena od każdego, i w wojnach religijnych;
    ocalali zostają u siebie.
rule-BATTLEh = Represjonowani rycerze i zamki walczą tylko w konspiracjach, jako atakujący.
rule-BATTLEi =
    Ocalali agenci i represjonowane figury, które walczyły, muszą stanąć w podbitym imperium: rycerze i zamki w
    pustych miastach o dowolnym symbolu, piraci na pustych granicach morskich, pionki na pustych granicach. Kto
    się nie zmieści, jest represjonowany na jego karcie; piraci bez miejsca przepadają.
rule-BELIEVER = Wyznawcy to figury religii agentów karty. Karta, której agenci są różnych religii, nie ma wyznawców.
rule-BISHOP =
    Figura jednej z trzech religii, która stoi tylko na kartach tablicy i kartach stanu imperium, nigdy na mapie.
rule-BISHOPa =
    Jako agent biskup może wejść na dowolną kartę tablicy lub tron o lokalizacji zagranej karty, nie tylko na nią
    samą.
rule-BISHOPb =
    Wchodząc na kartę, biskup ginie razem z obecnym tam biskupem albo może spacyfikować jedną represjonowaną
    figurę. Dopóki tam stoi, zdolności i działania karty są uciszone, z wyjątkiem działań religijnych.
rule-BISHOPc =
    Biskup nigdy nie walczy i nie bywa represjonowany. Idzie tam, gdzie jego karta, i razem z nią opuszcza grę;
    zmiana ustroju odrzuca go zgodnie z REGIMEd.
rule-BISHOPd = Biskupa porusza tylko działanie inkwizycja jego religii (F1).
rule-BORDER =
    Granica leży między dwoma imperiami i mieści jedną koncesję albo jednego pirata, przy czym pirata tylko
    granica morska. Morska jest ta, przez którą biegnie szlak, otwarty lub nie; takich jest dziewięć z trzynastu.
rule-CATHOLIC = Religia złotych figur.
rule-CHINA =
    Floreny przychodzą z Chin przez wyprawy, działania represje i sprzedaż, a wracają tam jako zapłata za
    represjonowanie przy agentach i zmianie ustroju, kampanie, głosowania i podatki. Trafia tam każda zapłata
    prócz ceny karty z rynku.
rule-CITY =
    Miasto mieści jednego rycerza lub jeden zamek; Konstantynopol liczy się jako trzy miasta. Rekrut musi
    odpowiadać symbolowi miasta, ale agenci, ocalali atakujący i wyzwolone figury mogą stanąć w dowolnym mieście.
rule-CIVILWAR = Bitwa wywołana konspiracją lub powstaniem chłopskim.
rule-COMET = Jedna z czterech kart, które przy zakupie uaktywniają zwycięstwo (L1).
rule-CONCESSION = Pionek gracza na granicy; na jednej granicy może stać najwyżej jeden.
rule-CONCESSIONa = Szary symbol pionka oznacza umieszczenie pionka w twoim kolorze (E2.2d).
rule-CONCESSIONb =
    Koncesje liczą się w głosowaniach, atakują w powstaniach chłopskich właściciela i liczą się do globalizacji;
    można je opodatkować, represjonować i zabić piratem.
rule-CONCESSIONc = Na granicach morskich aktywnego szlaku dają zyski podczas wypraw (G3a).
rule-CRYPTOGRAPHY =
    Sprzedaż tej karty pozwala użyć jednego działania politycznego karty z tablicy dowolnego przeciwnika tak,
    jakby była twoja. Pożyczona karta zachowuje lokalizację i ograniczenia: nie może ściąć siebie, ginie po
    ścięciu imperium i może być uciszona.
rule-DISCARD =
    Sprzedaż, ścięcie, apostazja, wyprawa i zakup komety odrzucają karty: opuszczają one grę zakryte razem z
    biskupami, a figury wracają do puli lub do rezerwy właściciela.
rule-DISCARDa =
    Odrzucona karta stanu imperium wraca na tron z represjonowanymi figurami i biskupem, a jej wasale na swoje
    trony. Jeśli została ścięta lub obalona, jej królowa zostaje odrzucona.
rule-DISCOVERY = Renoma za żeglugę; liczy się do globalizacji i do zmiany szlaku na Wyspy Korzenne.
rule-EAST = Węgry, Bizancjum, Imperium osmańskie i Sułtanat mameluków oraz karty, szlak i rząd rynku tej strony.
rule-EMANCIPATION = Przeniesienie represjonowanych figur na mapę, zwykle przy zmianie ustroju (REGIMEb).
rule-EMPIRE = Jedno z dziesięciu miejsc mapy.
rule-EMPORIUM =
    Miasto, w którym zaczynają się szlaki. W każdej chwili otwarte jest dokładnie jedno białe i jedno czarne;
    zablokowane jest poza grą i nie przyjmuje rekrutów ani agentów.
rule-FLORINS = Pieniądz tej gry; wprowadzają go wyprawy, sprzedaż i działanie represje.
rule-FLORINSa = Liczba florenów jest nieograniczona.
rule-FLORINSb = Każdy może widzieć, ile florenów ma gracz.
rule-HAND = Kupione karty inne niż komety trafiają na rękę, najwyżej dwie; po osiągnięciu limitu nie możesz kupować.
rule-HANDa =
    Gdy zdolność powiększająca rękę zostaje uciszona lub utracona, właściciel natychmiast odrzuca wybrane karty,
    zakryte, aż zostaną dwie.
rule-HANDb = Zdolności kart na ręce nie działają.
rule-HERETIC = Figury religii innej niż religia karty prowadzącej wojnę.
rule-ISLAM = Religia turkusowych figur.
rule-KILL = Zabita karta zostaje odrzucona; zabita figura wraca do puli, a zabity pionek do rezerwy właściciela.
rule-KING = Strona karty stanu imperium ze złotą ramką; inaczej królestwo.
rule-KNIGHT = Figura religijna, która atakuje w kampaniach, a z imperiów sąsiednich w wojnach religijnych.
rule-LAW = Renoma, która liczy się do zwycięstwa renesansowego.
rule-LEVY =
    Rycerz lub zamek zwerbowany podatkiem lub wyprawą; trafia tylko do niezajętego miasta i ma rodzaj oraz kolor
    jego symbolu.
rule-LOCATION =
    Wydrukowane na karcie imperium to miejsce, gdzie trafiają jej agenci, łącznie z granicami, i gdzie zachodzą
    jej działania. Planszetki graczy i niezamężne królowe nie mają lokalizacji.
rule-LOCATIONa = Lokalizacja karty wykonującej inkwizycję nie ma znaczenia.
rule-LOCATIONb =
    Przy każdym użyciu karty całego Wschodu, do akcji jednorazowej, agentów albo działania politycznego lub
    militarnego, aktywny gracz uznaje ją za wybrane z Węgier, Imperium osmańskiego, Bizancjum i Sułtanatu
    mameluków.
rule-LOCATIONc =
    Tak samo dla całego Zachodu z Anglią, Portugalią, Francją, Aragonią, Świętym Cesarstwem Rzymskim i Państwem
    Kościelnym.
rule-LOCATIONd = Koncesja lub pirat jest w obu imperiach, które dzieli granica.
rule-LOCATIONe = Dla agenta biskupa lokalizacja karty wskazuje, na które karty tablic i trony może wejść.
rule-MAP = Dziesięć imperiów na planszy, zmienianych leżącymi na nich kartami mapy.
rule-MAPCARD = Pokazuje stan religijny swojego imperium: średniowieczny, katolicki, islamski lub reformacyjny.
rule-MARKET = Dwa rzędy po sześć kart; pierwsza w rzędzie jest zakryta dla wyprawy, pozostałe są na sprzedaż.
rule-MEDIEVAL = Imperium, które nie jest teokracją.
rule-OLDMAID = Niezamężna królowa pod planszetką; jej renoma liczy się tylko do zwycięstwa (I2).
rule-ONESHOT =
    Efekt, który karta z bombą może wywołać raz, przy zagraniu, z obowiązkowymi agentami. W wojnach są oni
    atakującymi; zmiana szlaku, koronacja i apostazja nie powodują bitwy.
rule-OPS = Każda karta aktywowanej strony może wykonać jedno działanie i żadna nie działa dwa razy w turze.
rule-OPSa =
    Działania zachodzą w lokalizacji karty, z wyjątkiem głosowania (strona tablic), transakcji (rząd rynku) i
    inkwizycji (dowolny biskup danego koloru).
rule-OPSb =
    Działanie godzi w pokazane rodzaje figur dowolnego koloru; tylko korsarze i inkwizycja są związane ze wskazaną
    religią.
rule-PATRON = Renoma, która rozstrzyga zwycięstwo kulturowe (L2a).
rule-PAWN = Figura w kolorze gracza: koncesja na granicy, chłop pańszczyźniany na karcie stanu imperium.
rule-PIRATE = Statek jednej z religii, który stoi tylko na granicach morskich.
rule-PIRATEa =
    Agent pirat wchodzi na granicę morską lokalizacji swojej karty i zabija stojącą tam koncesję lub pirata.
rule-PIRATEb =
    Pirat zabiera 1 florena z przechodzących wypraw i walczy w wojnach domowych i religijnych. Nie można go
    represjonować; zabija go oblężenie albo inny pirat wchodzący na jego granicę.
rule-PIRATEc = Pirata porusza działanie korsarze jego religii (F7).
rule-PIRATEd =
    Koncesja, której piraci nie mogą zabić, dzieli granicę z wchodzącym na nią piratem, a ten nic nie bierze
    podczas wypraw. Na granicy z piratem nie wolno umieścić nowej koncesji.
rule-PLAYERBOARD = Twój bank; nie ma lokalizacji i żaden biskup nie może na nią wejść.
rule-PRESTIGE = Sześć rodzajów: reformacyjna, katolicka, islamska, za prawo, za odkrycia i za mecenat.
rule-QUEEN =
    Królowa nie wprowadza agentów: poślubia zalotnika albo zostaje starą panną. Jej ścięcie nie szkodzi królowi;
    jego ścięcie lub zmiana ustroju zabija ją. Para zdobyta z tronu albo odesłana tam przez sprzedaż lub apostazję
    pozostaje małżeństwem.
rule-REFORMIST = Religia czerwonych figur.
rule-REGIME =
    Następuje po koronacji albo po udanym głosowaniu, kampanii, wojnie domowej lub religijnej przeciw imperium.
    Karta, która nie jest jeszcze twoja, przechodzi na skrajne miejsce wschodniej lub zachodniej części twojej
    tablicy stroną króla do góry.
rule-REGIMEa =
    Możesz umieścić jedną koncesję na granicy imperium, na której nie ma pirata; stojącego tam pionka
    represjonujesz za 1 florena.
rule-REGIMEb =
    Możesz przenieść na mapę dowolne lub wszystkie figury represjonowane na karcie, także te, które nie walczyły:
    rycerzy i zamki na puste miasta, a pionki na puste granice imperium.
rule-REGIMEc = Tylko po głosowaniu: teokrację można zmienić w państwo średniowieczne.
rule-REGIMEd =
    Zabrana z tronu karta zachowuje biskupa i królową. Zabrana przeciwnikowi lub odwrócona w twojej tablicy traci
    oboje, a jej wasale wracają na trony. Represjonowane figury zawsze zostają, chyba że je wyzwolisz.
rule-REGIMEe = Po kampanii pokonane imperium staje się wasalem zwycięzcy.
rule-REGIMEf = Suzeren dotknięty zmianą ustroju traci wasali.
rule-RELIGION = Każda figura oprócz pionków jest katolicka, islamska lub reformacyjna.
rule-RELIGIOUSWAR = Krucjata, reformacja lub dżihad; różnią się tylko religią.
rule-REPRESS =
    Rycerz, zamek lub koncesja schodzi z mapy i staje się figurą represjonowaną na karcie stanu imperium, w
    tablicy lub na tronie.
rule-REPRESSa =
    Represjonowanie, by zrobić miejsce agentowi lub koncesji za zmianę ustroju, kosztuje 1 florena do Chin.
rule-REPRESSb = Działanie represje daje 1 florena z Chin.
rule-REPRESSc =
    Represjonowanie przez podatek lub zmianę szlaku oraz ocalałych bez miejsca po bitwie nic nie kosztuje i nic
    nie daje.
rule-REPRESSd = Represjonowana koncesja trafia na kartę stanu tego imperium, które jest lokalizacją działającej karty.
rule-REPRESSED =
    Każdy represjonowany pionek, zamek lub rycerz podnosi koszt głosowania o 1 florena, może walczyć w niektórych
    bitwach, może zostać wyzwolony i zostaje na swojej karcie, dokądkolwiek ona trafi.
rule-REPUBLIC =
    Strona karty z kolumnami. Powstaje tylko wtedy, gdy twoje głosowanie, wojna domowa lub religijna powiedzie się
    przeciw królowi w twojej tablicy; nigdy przez koronację ani kampanię.
rule-RESERVE = Floreny i nieużyte pionki gracza.
rule-ROOK = Figura religijna oznaczająca arystokrację; broni swojego miasta i atakuje tam, gdzie pozwalają J i K.
rule-RULINGCLASS = Wszyscy rycerze i zamki w miastach, niezależnie od koloru i od tego, jak się tam znaleźli.
rule-SATURATED =
    Imperium jest zapełnione, gdy wszystkie jego miasta są zajęte; granica jest zapełniona, gdy stoi na niej
    koncesja lub pirat.
rule-SATURATEDa = Zapełnione imperium nie przyjmuje rekrutów.
rule-SATURATEDb = Konstantynopol jest niezajęty, gdy są w nim mniej niż trzy figury.
rule-SEABORDER = Granica, przez którą biegnie szlak handlowy, otwarty lub nie (BORDER).
rule-SERF =
    Represjonowany pionek dowolnego koloru; musi atakować w każdym powstaniu chłopskim w swoim imperium,
    ktokolwiek je wywoła.
rule-SQUARE =
    Po jednej stronie król, po drugiej republika. Zaczyna na tronie; zmiana ustroju kładzie ją na skrajnym miejscu
    właściwej części twojej tablicy, a po kampanii pod suzerenem.
rule-STRAWMAN =
    Zmiana ustroju we własnym imperium odwraca jego kartę: to jedyna droga do republiki, a także z powrotem do
    króla.
rule-SUPREMACY =
    Religia dominuje, gdy ma w grze więcej biskupów niż dwie pozostałe razem oraz więcej nierepresjonowanych
    rycerzy, zamków i piratów we własnych teokracjach niż dwie pozostałe razem w swoich.
rule-SUZERAIN = Król, pod którym stoi wasal.
rule-TABLEAU = Odkryte karty pod twoją kontrolą, wschodnie po prawej, a zachodnie po lewej stronie planszetki.
rule-THEOCRACY = Imperium z religią państwową; może być królem lub republiką.
rule-THEOCRACYa = Teokrację tworzy lub zmienia tylko zwycięska wojna religijna, a kończy ją tylko złota wolność.
rule-THEOCRACYb =
    Klasa panująca w teokracji i piraci na jej granicach liczą się do dominacji, jeśli są jej religii; pirat
    między dwiema takimi teokracjami liczy się podwójnie.
rule-THRONE =
    Miejsce karty stanu, która do nikogo nie należy. Jest tam zawsze królem, nawet jeśli była republiką, i może
    mieć represjonowane figury, biskupów i królowe.
rule-TOKEN = Figury szachowe i statki: biskupi, rycerze, zamki, pionki i piraci.
rule-TOKENS =
    Jest 10 pionków na gracza; 5 biskupów na religię; 10 katolickich, 7 islamskich i 7 reformacyjnych rycerzy i
    tyle samo zamków; 6 katolickich, 4 islamskich i 3 reformacyjnych piratów. Jeśli figury, którą chcesz umieścić,
    nie ma w puli, weź ją spośród represjonowanych, a gdy tam jej nie ma, skądkolwiek z gry.
rule-TRADEROUTE =
    Od otwartego emporium danego koloru do grotu strzałki; aktywny jest jeden biały i jeden czarny szlak.
rule-VASSAL =
    Karta podbita w kampanii leży pod swoim suzerenem. Jej renoma i działania pozostają aktywne i zawsze jest
    królem.
rule-VASSALa = Dla akcji aktywacji i dla biskupów suzeren i wasal są osobnymi kartami.
rule-VASSALb =
    Stając się wasalem, karta zachowuje represjonowane figury; królowa i biskup zostają tylko wtedy, gdy zabrano
    ją z tronu.
rule-VASSALc = Wasale mogą być celem działań i akcji jednorazowych jak inne karty, ale nigdy głosowania.
rule-VASSALd =
    Wasal wraca na tron z królową i figurami, gdy zostaje sprzedany lub gdy jego suzerena dotyka zmiana ustroju.
rule-VASSALe = Koronacja niczego nie zmienia między suzerenem a wasalami.
rule-VICTORIOUS = Bitwa jest zwycięska, jeśli ocaleje co najmniej jeden atakujący.
rule-VICTORY =
    Cztery wspólne karty, które zaczynają nieaktywne; kupujący kometę uaktywnia jedną z nich i taka już pozostaje.
rule-VICTORYa = Średniowiecze ustępuje zwycięstwu renesansowemu.
rule-VICTORYb = Epoka galer ustępuje zwycięstwu globalizacyjnemu.
rule-VICTORYc = Wielka schizma ustępuje zwycięstwu religijnemu.
rule-VICTORYd = Epoka feudalna ustępuje zwycięstwu imperialnemu.
rule-WEST =
    Anglia, Francja, Święte Cesarstwo Rzymskie, Portugalia, Aragonia i Państwo Kościelne oraz karty, szlak i rząd
    rynku tej strony.

## Zdolności

rule-AB-behead-only-west-red-or-gold-bishop =
    Ta karta może ściąć tylko kartę położoną na Zachodzie, w dowolnej tablicy, na której stoi biskup reformacyjny
    lub katolicki.
rule-AB-coronation-claims-any-king =
    Twoje koronacje mogą objąć także zalotnika z listy, który jest już żonaty lub stoi w tablicy przeciwnika; musi
    być na stronie króla.
rule-AB-crusade-gold-rooks-as-knights =
    W rozpoczętych przez ciebie krucjatach katolickie zamki w miastach liczą się jak rycerze, więc mogą atakować
    także z imperiów sąsiednich; wybierasz wszystkie albo żaden.
rule-AB-double-profit-spice-islands =
    W wyprawie zaczynającej się na Wyspach Korzennych każda twoja koncesja bierze 2 floreny zamiast 1, o ile
    starcza zysków.
rule-AB-sell-for-4 = Sprzedana z tablicy i nieuciszona ta karta daje 4 floreny zamiast 2; para z taką królową daje 6.
rule-AB-condottiere-venice =
    Dopóki ta karta jest nieuciszona w dowolnej tablicy, a symbol Wenecji katolicki, czyli Państwo Kościelne jest
    katolickie lub średniowieczne, Wenecja mieści dwie figury; drugie miejsce werbuje katolickiego rycerza. Kilka
    takich kart się nie sumuje.
rule-AB-unlimited-hand =
    Nie masz limitu kart na ręce. Gdy z jakiegokolwiek powodu tracisz ostatnią taką zdolność, natychmiast
    odrzucasz do dwóch kart.
rule-AB-immune-to-silencing =
    Biskupi nie uciszają żadnej twojej karty, a sama ta zdolność nigdy nie zostaje uciszona; biskupi nadal mogą
    wchodzić na twoje karty, ginąć nawzajem i pacyfikować.
rule-AB-discard-for-peasant-revolt =
    Gdy jest zamężna i nieuciszona, możesz poświęcić akcję, by odrzucić tę królową i wywołać powstanie chłopskie,
    bez agentów, w imperium jej króla, który zostaje.
rule-AB-free-trade-fair =
    Pierwsza wyprawa handlowa, którą organizujesz w turze, nie zużywa akcji; nadal możliwa jest najwyżej jedna
    wyprawa na stronę w turze.
rule-AB-free-east-ops = Aktywacja działań wschodnich nie zużywa akcji, ale nadal jest możliwa najwyżej raz w turze.
rule-AB-patron-as-concession-globalization =
    Dla zwycięstwa globalizacyjnego każda twoja renoma za mecenat liczy się jako jedna koncesja więcej.
rule-AB-card-as-republic-renaissance =
    Dla zwycięstwa renesansowego ta karta liczy się jako republika właściciela; karta 155X mówi o „twoim”
    zwycięstwie, więc liczy się tylko, gdy ogłasza je właściciel (R6).
rule-AB-concessions-immune-to-pirates =
    Pirat wchodzący na granicę nie zabija twojej koncesji; oboje zostają, a ten pirat nic nie bierze podczas
    wypraw.
rule-AB-east-and-west-ops-one-action =
    Jedną akcją możesz aktywować działania i wschodnie, i zachodnie, o ile w tej turze nie aktywowano jeszcze
    żadnej z tych stron.
rule-AB-behead-only-east-green-or-red-bishop =
    Ta karta może ściąć tylko kartę położoną na Wschodzie, w dowolnej tablicy, na której stoi biskup islamski lub
    reformacyjny.
rule-AB-torch-globalization =
    Dopóki ta karta jest nieuciszona w dowolnej tablicy, ogłoszenie zwycięstwa globalizacyjnego kosztuje każdego
    dwie akcje; kilka pochodni się nie sumuje.
rule-AB-apostasy-as-action =
    Możesz poświęcić akcję na apostazję między dwiema wybranymi religiami, jeśli kogoś dotknie; agentów się nie
    umieszcza.
rule-AB-sell-for-opponent-political-op =
    Sprzedając tę kartę z tablicy, możesz wykonać jedno ścięcie, podatek, represje lub głosowanie z karty w
    tablicy dowolnego przeciwnika tak, jakby była twoja.
rule-AB-double-concessions-fairs-and-votes =
    Każda twoja koncesja bierze 2 floreny podczas wypraw i liczy się jako dwie w każdej większości przy
    głosowaniu, także gdy głosuje inny gracz.
rule-AB-patron-as-law-renaissance =
    Dla zwycięstwa renesansowego każda twoja renoma za mecenat liczy się jako jedna renoma za prawo więcej.
rule-AB-free-west-ops = Aktywacja działań zachodnich nie zużywa akcji, ale nadal jest możliwa najwyżej raz w turze.
rule-AB-sale-triggers-one-shot =
    Sprzedając inną kartę, możesz wywołać jej konspirację, powstanie chłopskie, krucjatę lub apostazję wraz z
    agentami; żadnych innych akcji jednorazowych.
rule-AB-torch-holy =
    Dopóki ta karta jest nieuciszona w dowolnej tablicy, ogłoszenie zwycięstwa religijnego kosztuje każdego dwie
    akcje; kilka pochodni się nie sumuje.
rule-AB-torch-imperial =
    Dopóki ta karta jest nieuciszona w dowolnej tablicy, ogłoszenie zwycięstwa imperialnego kosztuje każdego dwie
    akcje; kilka pochodni się nie sumuje.
rule-AB-portugal-france-not-adjacent =
    Dopóki ta królowa jest zamężna i nieuciszona w dowolnej tablicy, Portugalia i Francja nie sąsiadują ze sobą
    dla nikogo.
rule-AB-immune-to-apostasy = Apostazje całkowicie cię omijają.
rule-AB-sell-to-emancipate-west =
    Sprzedając tę kartę z tablicy, możesz wyzwolić dowolne represjonowane figury sześciu zachodnich imperiów,
    gdziekolwiek leżą ich karty, na puste miasta i granice tych imperiów.
rule-AB-patron-as-green-bishop-holy =
    Gdy właściciel ogłasza zwycięstwo religijne, każda jego renoma za mecenat liczy się przy dominacji jako
    islamski biskup (R6).
rule-AB-mamluk-repressed-as-knights =
    W twoich kampaniach przeciw wschodnim imperiom każda figura represjonowana na karcie Sułtanatu mameluków także
    atakuje jak rycerz, za 1 florena od każdej; ocalałe pozostają represjonowane.
rule-AB-patron-reduces-vote-cost =
    Twoje głosowania kosztują o 1 florena mniej za każdą renomę za mecenat w twojej tablicy, ale nigdy mniej niż
    zero.
rule-AB-green-pirates-as-red-supremacy =
    Przy ustalaniu dominacji każdy islamski pirat liczy się także jako reformacyjny biskup i jako reformacyjna
    figura w każdej graniczącej z nim teokracji reformacyjnej, niezależnie od tego, kto ogłasza zwycięstwo.
rule-AB-behead-only-east-any-bishop =
    Promocyjna: ta karta może ściąć tylko kartę położoną na Wschodzie, w dowolnej tablicy, na której stoi biskup
    dowolnej religii.
rule-AB-emporium-subsidy-2 =
    Promocyjna: jako inicjator wyprawy bierzesz 2 floreny dotacji zamiast 1, o ile starcza zysków.

## Rozstrzygnięcia

rule-R1 =
    Agenci są najpierw i są obowiązkowi. Jeśli nie można rozstawić wszystkich, akcja jednorazowa zostaje
    anulowana, a tych, których można umieścić, wolno umieścić lub nie, jak bez akcji jednorazowej.
rule-R2 =
    Jedno. Biskup stoi na całej parze i ucisza oboje; drugi biskup, który na nią wchodzi, spotyka pierwszego i
    obaj giną.
rule-R3 =
    Zostaje, jeśli był na tronie lub w tablicy tego samego gracza, więc król może mieć kilka królowych. Dzielą
    jego los i stoją z nim na jednym miejscu; każda wykonuje własne działanie, a sprzedaje się je i odsyła razem,
    po 2 floreny za każdą.
rule-R4 =
    Tak. Jakkolwiek zdolność ustanie, właściciel natychmiast odrzuca do dwóch wybranych kart, nawet poza swoją
    turą, chyba że ma inną nieuciszoną kopię.
rule-R5 =
    Dopóki w dowolnej tablicy jest nieuciszona karta kondotierów, a symbol Wenecji jest katolicki, Wenecja mieści
    dwie dowolne figury. Gdy to ustaje, a są tam dwie, aktywny gracz wybiera, która zostaje; druga wraca do puli.
rule-R6 = Nie. Wydrukowano na nich „twoje” zwycięstwo, więc liczą się tylko wtedy, gdy ogłasza je właściciel.
rule-R7 = Tak, jak w każdym porównaniu przy zwycięstwie; w apostazjach nie.
rule-R8 =
    Dobrowolne, wszystkie albo żaden: gracz prowadzący krucjatę raz, przed bitwą, decyduje, czy katolickie zamki z
    imperiów sąsiednich dołączają.
rule-R9 =
    Tylko konspiracja, powstanie chłopskie, krucjata i apostazja. Jeśli z akcji jednorazowej się rezygnuje lub
    jest niemożliwa, agentów się nie umieszcza.
rule-R10 = Nic: zysk dostaje tylko koncesja, a pirat nie bierze udziału w wyprawach.
rule-R11 = Do Chin.
rule-R12 =
    Nigdy do tego samego miasta ani na tę samą granicę; trzy miejsca Konstantynopola i dwa w Wenecji z
    kondotierami liczą się jako osobne miasta. Agenci karty regionalnej mogą trafić do różnych imperiów.
rule-R13 = Gracz wybiera jedno z dwóch imperiów tej granicy, o ile należy do regionu karty.
rule-R14 = Tak, w dowolnym imperium lokalizacji karty, nawet bez żadnego atakującego.
rule-R15 = Nie: taka karta nie ma wyznawców.
rule-R16 =
    Tylko dwie reformacyjne karty mapy z C1c wraz z wynikającymi z nich figurami (R46); Trapezunt pozostaje
    otwarty, a wszystkie banki są dostępne.
rule-R17 = Islamski zamek.
rule-R18 = Jako opcja, domyślnie wyłączona.
rule-R19 =
    Wszystkie 164 karty i 4 komety drugiej edycji; opcja pozwala grać tylko 92 kartami pierwszego pudełka, łącznie
    z kometami.
rule-R20 = Z obiema wersjami drugiej edycji, nie z pierwszą.
rule-R21 = Domyślnie tak; gracze mogą je zamiast tego wybrać.
rule-R22 =
    Zaraz po rozpatrzeniu działania, sprzedaży, umieszczenia lub odrzucenia, które ją spowodowało, zanim
    ktokolwiek wybierze cokolwiek innego: najpierw giną niechronione już koncesje stojące z piratem, potem w
    Wenecji zostaje jedna figura, potem ręce zmniejsza się do dwóch kart, zgodnie z ruchem wskazówek zegara od
    aktywnego gracza.
rule-R23 =
    Tak. Agenci walczą jako symbole karty; figura jest potrzebna dopiero, gdy umieszcza się lub represjonuje
    ocalałego, po powrocie zabitych do puli.
rule-R24 =
    Gracz, który umieszcza figurę, wybiera taką samą rodzajem i kolorem: najpierw spośród represjonowanych na
    dowolnej karcie stanu, a gdy ich nie ma, z dowolnego miasta, granicy lub karty. Pionki są zawsze własne. Nie
    może to być figura umieszczona właśnie przez tę samą kartę. Z umieszczenia dobrowolnego można zrezygnować; z
    obowiązkowych agentów i rekrutów nie.
rule-R25 =
    Bez akcji jednorazowej po prostu się go nie umieszcza. Przed zmianą szlaku lub apostazją jego brak anuluje
    akcję (R1); miejsce kosztujące florena liczy się jako dostępne, jeśli możesz zapłacić. W wojnie biskupów i
    pionków, którzy nie walczyli, umieszcza się po niej, jeśli stać cię na legalne miejsce, a inaczej przepadają;
    wojna pozostaje ważna.
rule-R26 =
    Z pierwszej nie, z drugiej tak: po wykonaniu co najmniej jednej akcji możesz zakończyć turę. Darmowa akcja nie
    liczy się jako ta obowiązkowa.
rule-R27 = Tura się kończy i następuje odświeżenie rynku.
rule-R28 =
    W wyprawie gracz, który ją zorganizował, w każdym imperium na trasie, czyjekolwiek jest; przy podatku
    właściciel opodatkowanej koncesji. Każde wolne miejsce Konstantynopola to miasto z własnym symbolem.
rule-R29 =
    Po niej: najpierw wypłaca się wszystkie zyski na trasie, potem umieszcza rekrutów od imperium z emporium aż
    tam, dokąd dotarła wyprawa.
rule-R30 =
    Wszyscy naraz: dla każdego gracza ustala się, co dotyka apostazja, zanim odejdzie pierwsza karta. Skutki
    wymagające wyboru rozstrzyga się zgodnie z ruchem wskazówek zegara od aktywnego gracza (R22). Dotknięty wasal
    wraca sam; dotknięty suzeren odsyła wasali na trony.
rule-R31 = Koncesja ginie, a pirat zostaje.
rule-R32 =
    Kupujący kartę, także kometę, bierze leżące na niej floreny; floreny z karty wyprawy stają się zyskami.
    Floreny na pustym polu zostają, można je zabrać transakcją, a potem leżą na karcie, która zajmie to pole.
rule-R33 =
    Kolumna po kolumnie od lewej, w każdej najpierw rząd zachodni, potem wschodni; każde pole bierze z talii
    swojego rzędu, a gdy ta jest pusta, z drugiej.
rule-R34 =
    Gdy po całkowitym rozpatrzeniu akcji gracz nie ma florenów, kart na ręce, kart ani kart stanu w tablicy,
    starych panien ani koncesji. Jego chłopi pańszczyźniani zostają na kartach, tury go omijają, a ostatni bank w
    grze natychmiast wygrywa; banki zrujnowane razem jako ostatnie dzielą się zwycięstwem.
rule-R35 =
    Nie. Floreny dokładane do wypraw i przewaga potrzebna do zwycięstwa imperialnego pozostają takie jak na
    początku gry.
rule-R36 = Nie, nie mogą też dzielić zwycięstwa kulturowego.
rule-R37 =
    Gracze siedzą tak, jak usiedli, i grają zgodnie z ruchem wskazówek zegara. Zaczyna miejsce Fuggerów; bez nich
    pierwsze miejsce się losuje, także gdy banki wybrano. Floreny liczy się od pierwszego miejsca: 3, 4, 5, 6.
rule-R38 = Zostaje odrzucona bez efektu; kupujący nadal bierze leżące na niej floreny.
rule-R39 =
    Renoma za mecenat z tablicy, kart stanu i starych panien, także kart uciszonych; potem floreny w rezerwie, bez
    kart na ręce; potem remisujący dzielą się zwycięstwem.
rule-R40 =
    Tak, po razie na każdą działającą kartę; każdy ruch może uciszyć, spacyfikować lub natrafić na innego biskupa.
    Ruch musi się zakończyć na innej karcie.
rule-R41 =
    Tak, w dowolnej kolejności, każda karta raz. Akcja wymaga co najmniej jednego dozwolonego działania po
    którejkolwiek stronie i zużywa w tej turze aktywację wschodnią i zachodnią.
rule-R42 =
    Darmowa jest automatycznie pierwsza w turze, którą obejmuje zdolność. Można ją wykonać w dowolnej chwili tury
    poza inną akcją, także po wykorzystaniu obu akcji, z zachowaniem limitu raz w turze na stronę.
rule-R43 =
    Każde podwojenie podwaja ponownie: koncesja bierze 2, 4 lub 8 florenów przy jednym, dwóch lub trzech, o ile
    starcza zysków. Każda kopia przeliczenia liczy każdą renomę za mecenat jeszcze raz.
rule-R44 =
    Przy ogłaszaniu zwycięstwa obie akcje tury muszą być niewykorzystane; wcześniejsze darmowe akcje nie mają
    znaczenia.
rule-R45 =
    Dziewięć kart dołącza do kart swojej strony; promocyjne karty stanu Węgier i Imperium osmańskiego zastępują
    zwykłe; królem Państwa Kościelnego jest Reginald Pole, gdy jest ono reformacyjne, i Sulejman, gdy jest
    islamskie. Nic więcej się nie zmienia.
rule-R46 = Po jednym reformacyjnym rycerzu, jak pokazują ich reformacyjne karty mapy.
rule-R47 =
    Tak: karta najpierw trafia do tablicy. Tylko renoma za odkrycia wymagana do Wysp Korzennych musi pochodzić z
    innej karty.
rule-R48 =
    Apostazję, jeśli kogoś dotknie; koronację, gdy jest dozwolony zalotnik; wojnę religijną, gdy pozwala krwawa
    zasada; zmianę szlaku, gdy znacznik leży na wskazanym emporium; wojny domowe zawsze. W innych przypadkach
    kartę zagrywa się bez niej.
rule-R49 =
    Tak. Religię wyznawców podaje sama akcja jednorazowa; pionki jej nie mają i nie czynią karty mieszaną. Pionek
    nie walczy i jest umieszczany po bitwie.
rule-R50 = Tak, stojący tam ginie; nie wolno tego tylko działaniu korsarze.
rule-R51 =
    REGIMEd: przy zmianie ustroju zostaje odrzucony, chyba że kartę zabrano z tronu. DISCARDa dotyczy kart
    wracających na tron.
rule-R52 =
    Ocalali z bitwy, karta z królową, biskupem i wasalami, koncesja, wyzwolenie, a na końcu złota wolność; potem
    agenci, którzy nie walczyli. Pionka represjonowanego dla nowej koncesji można od razu wyzwolić.
rule-R53 =
    Opuszcza suzerena i staje się republiką na skrajnym miejscu właściwej części tablicy. Inne twoje karty
    odwracają się tam, gdzie stoją.
rule-R54 =
    Opuszcza suzerena i przechodzi do ciebie jako wolny król na skrajne miejsce albo jako wasal, jeśli zdobyła go
    kampania; suzeren przeciwnika pozostaje nietknięty.
rule-R55 =
    Król, który już jest twój, zachowuje miejsce, wasali, suzerena, biskupa i represjonowane figury i nie jest
    odwracany; koncesja i wyzwolenie następują mimo to. Zabrany przeciwnikowi dzięki karcie 006, także jako wasal,
    traci królową, biskupa i wasali i dołącza jako wolny król.
rule-R56 = Po stronie suzerena, pod którym leży; jego lokalizacją pozostaje własne imperium.
rule-R57 =
    Król i królowa są osobnymi celami. Gdy ścina się króla, giną wszystkie jego królowe, jego karta zachowuje
    biskupa i represjonowane figury, a asasyn ginie; gdy królową, ginie tylko ona, a biskup zostaje przy królu.
    Biskup na parze liczy się dla obojga.
rule-R58 = Nie. Liczy się tylko przy ustalaniu zwycięzcy.
rule-R59 =
    6 florenów: 2 za króla i 4 za królową, chyba że para jest uciszona. Z ręki lub jako stara panna daje 2. Wasale
    odesłani przez sprzedaż nic nie dają.
rule-R60 =
    Jest dobrowolna i działa tylko przy sprzedaży nieuciszonej karty z tablicy. Służy karta dowolnego przeciwnika
    z dowolnej strony, jeśli jej działanie ma dozwolony cel, a ona nie jest uciszona, przy czym liczy się twoja
    odporność; płacisz i zarabiasz ty, a karta w tej turze liczy się jako użyta.
rule-R61 =
    Za kartę, z ręki lub tablicy, najpierw się płaci i odchodzi ona z gry, więc jej renoma i zdolność się nie
    liczą. Jej agentów rozstawia się tak, jakby właśnie ją zagrano; biskup potrzebuje innej karty lub tronu o jej
    lokalizacji.
rule-R62 = Jeden po drugim według zwykłych zasad; posłani w to samo miejsce, zabijają się nawzajem.
rule-R63 =
    Nie: karta, która w tej turze działała, pozostaje użyta do jej końca, gdziekolwiek trafi i którąkolwiek stroną
    leży.
rule-R64 = Nie: potrzebny jest co najmniej jeden atakujący i pieniądze na wszystkich.
rule-R65 =
    Tak: kto zmienia stan religijny Imperium osmańskiego, może przestawić figury między trzema miejscami miasta, z
    których każde ma własny symbol.
rule-R66 = Domyślnie są jawne, bo każdą kartę kupiono na oczach wszystkich; opcja je ukrywa.
rule-R67 = Musi ją represjonować na kartę stanu opodatkowanego imperium i mimo to umieścić rekruta.

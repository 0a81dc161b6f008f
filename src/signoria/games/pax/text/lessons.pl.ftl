### Pierwsza lekcja Pax Renaissance: kilka tur gry dwuosobowej, opowiedzianych własnymi słowami.

lesson-pax-first = Pierwsze kroki banku
    .about = Pięć krótkich rozdziałów, od pierwszego florena do pierwszego zwycięstwa. Grasz Medyceuszami; ruchy rywala są przygotowane. Nic nie może się nie udać: każdy wybór można cofnąć.

## Rozdział 1: pierwszy zakup

lesson-pax-first-purchase = Pierwszy zakup
    .goal = Przyjrzyj się rynkowi i kup kartę, która da ci imperium.
    .done = Karta jest twoja. Zagrasz ją w drugiej akcji.
lesson-pax-first-purchase-welcome = Prowadzisz bank Medyceuszy; twój jedyny rywal, Marchionni, właśnie się ruszył. Masz 4 floreny i dwie akcje w tej turze. Akcja to drobna rzecz: kupić kartę, zagrać ją, sprzedać, aktywować działania, zorganizować wyprawę.

    Na początku pieniądze warto wydawać szybko: imperia są teraz słabe, a z każdą wyprawą rosną w siłę.
lesson-pax-first-purchase-map = Na mapie jest dziesięć imperiów. Każde ma na tronie króla, którego można zdobyć. Strzegą go figury w miastach: Portugalia ma tylko jednego rycerza, w Toledo.

    Żadna figura nie należy do banku. Rycerze i zamki służą temu, kto potrafi ich użyć; tylko pionki na granicach są twoje albo rywala.
lesson-pax-first-purchase-market = Karty kupuje się z dwóch rzędów. Dziś liczy się zachodni. O cenie decyduje samo miejsce: 1 floren za pierwszą odkrytą kartę od lewej, dalej 2, 3, 4 i 5. Karta zakryta nie jest na sprzedaż; czeka na wyprawę handlową.
lesson-pax-first-purchase-card = Na karcie jest tłoczno, ale w pierwszych turach liczą się trzy rzeczy: agenci, czyli figury, które przynosi; lokalizacja, czyli dokąd trafią; i akcja jednorazowa, czyli co się stanie w chwili zagrania.

    Zakon Santiago przynosi dwa zamki do Portugalii i wywołuje tam konspirację. Dwóch na jednego rycerza: ta bitwa jest już wygrana.
lesson-pax-first-purchase-buy = Kup Zakon Santiago za 3 floreny. To prawie wszystko, co masz, ale warto.
    .hint = Kliknij kartę za 3 w rzędzie zachodnim albo jej pozycję na pasku decyzji. Ciekawi cię reszta? Kliknij Konkwistadorów za 5 i zapytaj, czemu nie możesz ich mieć.
lesson-pax-first-purchase-buy-star-chamber = Izba Gwiaździsta jest tania, ale na razie to żadna okazja: jej biskup nie walczy, a reformacja potrzebuje figur reformacyjnych, których nie ma ani w Anglii, ani u jej sąsiadów.
lesson-pax-first-purchase-buy-pence = Świętopietrze może trafić w dowolne miejsce Zachodu, a to dużo. Ale jego biskup nikogo nie obali, a apostazja tak wcześnie nie ma kogo karać.
lesson-pax-first-purchase-buy-joanna = Joanna mogłaby od razu poślubić króla: niezła myśl! Kosztuje jednak całe 4 floreny, a Zakon Santiago zdobywa imperium za 3.
lesson-pax-first-purchase-buy-east = Wschód ma swoje uroki, ale w tej lekcji nic tam nie jest warte twoich kilku florenów.
lesson-pax-first-purchase-buy-fair = Wyprawa daje pieniądze, ale werbuje też rekrutów, którzy strzegą imperiów, na które masz ochotę. Najpierw kupuj, potem organizuj wyprawy.
lesson-pax-first-purchase-paid = Zapłata to po jednym florenie na każdej karcie na lewo od twojej. Zostają tam: kto kupi taką kartę, zabiera je, a floreny z karty zakrytej zasilą następną wyprawę.

    Zakon Santiago masz teraz na ręce. Na ręce mieszczą się dwie karty.

## Rozdział 2: Portugalia

lesson-pax-first-portugal = Zdobycie Portugalii
    .goal = Zagraj Zakon Santiago, wygraj bitwę i zajmij granicę.
    .done = Jedna tura, a król Portugalii zawdzięcza ci koronę.
lesson-pax-first-portugal-plan = Została jedna akcja. W bitwie atakujący i obrońcy giną jeden za jednego, a atak się udaje, jeśli ktoś z atakujących przeżyje. Wysyłasz dwa zamki; w Toledo stoi jeden rycerz. Jeden zamek padnie razem z nim, drugi zostanie.

    W bitwach nie ma kości: zawsze z góry wiadomo, jak się skończą.
lesson-pax-first-portugal-play = Zagraj z ręki Zakon Santiago.
    .hint = Kliknij kartę na ręce na dole albo „Zagraj: Zakon Santiago” na pasku decyzji.
lesson-pax-first-portugal-play-sell = Sprzedaż daje szybki pieniądz, ale ta karta jest warta imperium. Cofnij to i zagraj ją.
lesson-pax-first-portugal-play-wait = To może poczekać, Portugalia nie. Przy najbliższej wyprawie może zwerbować drugiego obrońcę, a wtedy dwa zamki nie wystarczą.
lesson-pax-first-portugal-trigger = Karta proponuje swoją akcję jednorazową: konspirację, bitwę z klasą panującą Portugalii. Wywołaj ją.
    .hint = Zatrzymaj się na „Tak”, by zobaczyć bitwę, zanim się rozegra, i wybierz tę opcję.
lesson-pax-first-portugal-trigger-decline = Bez konspiracji twoje zamki po prostu osiadłyby w Portugalii, a król podziękowałby ci za załogę.
lesson-pax-first-portugal-settle = Bitwa wygrana. Ocalały zamek osiada w mieście Portugalii. Toledo to dobre miejsce: zamek trzyma tam stolicę.
    .hint = Wybierz Toledo albo Granadę; oba miasta są dobre.
lesson-pax-first-portugal-concession = Zmiana ustroju! Karta stanu Portugalii przechodzi do twojej tablicy, a nowy władca daje ci koncesję: pionek na jednej z granic. Zarabia, gdy mija go wyprawa. Granica z Aragonią jest wolna.
    .hint = Wybierz na mapie granicę Portugalii z Aragonią.
lesson-pax-first-portugal-concession-england = Stoi tam pionek rywala: usunięcie go kosztowałoby ostatniego florena. Granica z Aragonią jest wolna i leży równie dobrze.
lesson-pax-first-portugal-concession-decline = Koncesja to pieniądze, głosy, a na końcu może i zwycięstwo. To prezent; weź go.
lesson-pax-first-portugal-recap = Spójrz na swoją tablicę: Zakon Santiago ze swoimi działaniami, a obok Portugalia. Klejnoty na kartach to renoma: katolicka na Zakonie, za odkrycia na Portugalii. O zwycięstwie zdecydują dużo później.

    Obie akcje wykorzystane; rynek został uzupełniony i rusza się Marchionni.

## Rozdział 3: wyprawa

lesson-pax-first-fair = Wyprawa handlowa
    .goal = Zarób floreny na zachodniej wyprawie i zabezpiecz to, co masz.
    .done = Pieniądze zarobione, Portugalia umocniona, a mocna karta nie trafi do rywala.
lesson-pax-first-fair-rival = Marchionni kupił Izbę Gwiaździstą. Pod koniec tury wszystkie karty przesuwają się w lewo, więc wszystko potaniało: Świętopietrze kosztuje teraz 1 florena, a tyle właśnie masz.
lesson-pax-first-fair-pence = Kuszące! Ale spójrz dalej. Jeśli je kupisz, przesuną się karty za nim: Joanna, która może poślubić sąsiada Portugalii, i Konkwistadorzy, którzy mogą ją oblegać. Rywala stać na każdą z nich, a tobie nie zostałoby nic na odpowiedź.
lesson-pax-first-fair-route = Wyprawa handlowa za to napełnia sakiewki. Jej pieniądze to floreny z karty zakrytej i jeszcze jeden. Pierwszego bierzesz za zorganizowanie wyprawy. Potem rusza ona białym szlakiem z Trapezuntu na zachód, a każda koncesja po drodze zarabia florena, póki ich starcza. Dwie z tych granic są twoje.
lesson-pax-first-fair-fair = Zorganizuj zachodnią wyprawę handlową.
    .hint = Kliknij zakrytą kartę na lewym końcu rzędu zachodniego. Podgląd pokaże, kto dostanie pieniądze, zanim zdecydujesz.
lesson-pax-first-fair-fair-pence = Ze Świętopietrzem na ręce i bez florena możesz tylko patrzeć, co rywal zrobi z Portugalią. Najpierw pieniądze.
lesson-pax-first-fair-fair-east = Wschodnia wyprawa biegnie czarnym szlakiem, na którym nie masz koncesji; jej pieniądze nie trafią do ciebie.
lesson-pax-first-fair-fair-poor = To byłby ostatni floren. Najpierw trochę zarób.
lesson-pax-first-fair-fair-ops = Dobry odruch: karty w tablicy mogą działać. Na razie nic to nie da; o działaniach opowie następny rozdział.
lesson-pax-first-fair-fair-sell = Dopiero co jest twoje! Wyprawa zarobi więcej, a niczego nie stracisz.
lesson-pax-first-fair-levy = Trzy floreny dla ciebie. To nie wszystko: każde imperium, do którego dotarła wyprawa, werbuje rekruta, czyli figurę nadrukowaną w jednym z jego pustych miast. Gdy jest wybór, to ty wskazujesz miasto, bo wyprawa jest twoja.
    .hint = Każde z miast Bizancjum będzie dobre.
lesson-pax-first-fair-levies = To samo u Osmanów. Zauważ, że rekruci utrudniają zdobycie imperiów: i twoich, i tych, na które masz ochotę.
    .hint = Każde z miast będzie dobre.
lesson-pax-first-fair-conquistadors = Została jedna akcja i są floreny do wydania. Kup Konkwistadorów: dwóch rycerzy na dzień, gdy ktoś zaatakuje Portugalię, odkrycia do późniejszego zwycięstwa i karta, której rywal mieć nie powinien.
    .hint = Leżą na polu za 3 w rzędzie zachodnim.
lesson-pax-first-fair-conquistadors-pence = Wciąż kusi, ale zaraz nie będzie dla nikogo: pod koniec tury przesunie się na pole karty zakrytej. Odpuść.
lesson-pax-first-fair-conquistadors-joanna = Wesele brzmi nieźle, ale wtedy Konkwistadorzy, których lokalizacją jest Portugalia, staną się tani dla rywala.
lesson-pax-first-fair-conquistadors-end = Masz jeszcze akcję i pełną sakiewkę, za którą da się kupić coś dobrego.
lesson-pax-first-fair-recap = Karta wyprawy odeszła, więc rząd się zsunął: Świętopietrze leży teraz zakryte, pogrzebane, aż odrzuci je następna wyprawa. Jeśli dobra karta nie może być twoja, niech nie będzie niczyja.

    Konkwistadorzy zostają na ręce. Karta na ręce to groźba, a nikt jej nie opodatkuje ani nie uciszy.

## Rozdział 4: sporna granica

lesson-pax-first-border = Sporna granica
    .goal = Rywal zajmuje twoją granicę. Odpowiedz działaniami swojej tablicy.
    .done = Granica znów jest wolna, sakiewka pełniejsza, a ty wiesz, jak działają karty.
lesson-pax-first-border-wedding = Marchionni kupił Joannę Szaloną i wydaje ją za króla Aragonii: to koronacja, pokojowa droga do imperium. Aragonia przechodzi do tablicy rywala, a w posagu jest koncesja.
lesson-pax-first-border-serf = I stoi na twojej granicy! Mieści się tam tylko jeden pionek, więc Marchionni zapłacił florena, by represjonować twój. Leży teraz na karcie stanu Aragonii jako chłop pańszczyźniany: nic nie zarabia, ale kiedyś może tam stanąć do powstania.
lesson-pax-first-border-ops = Odpowie twoja tablica. Za jedną akcję każda karta po jednej jej stronie może wykonać jedno ze swoich działań. Aktywuj działania zachodnie.
    .hint = Wybierz „Aktywuj działania: Zachód” na pasku decyzji.
lesson-pax-first-border-ops-keep = Zatrzymaj Konkwistadorów na ręce: dwaj rycerze są najwięcej warci, gdy nikt się ich nie spodziewa, a kartę z ręki zawsze można sprzedać.
lesson-pax-first-border-ops-fair = Jeszcze nie: wyprawa zapłaciłaby teraz rywalowi na granicy, która była twoja. Najpierw podatek, potem wyprawa.
lesson-pax-first-border-tax = Zakon Santiago może opodatkować koncesję na granicy Portugalii albo oblegać figurę w jej miastach. Wybierz podatek.
    .hint = Wybierz „Zakon Santiago: podatek od koncesji”.
lesson-pax-first-border-tax-siege = Oblężenie zabija rycerza lub zamek w Portugalii. Ale te figury strzegą tego, co twoje: lepszy będzie podatek.
lesson-pax-first-border-which = Z Portugalią stykają się dwie koncesje, obie banku Marchionnich. Opodatkuj tę, która zajęła twoje miejsce.
    .hint = Wybierz granicę Portugalii z Aragonią.
lesson-pax-first-border-which-england = To też zaboli rywala, ale wyprawa, którą zaraz zorganizujesz, wcześniej mija granicę z Aragonią.
lesson-pax-first-border-answer = Podatek pyta opodatkowanego, nawet w środku twojej tury: floren albo represje wobec pionka. Marchionni zatrzymał florena i oddał granicę; pionek pracuje teraz na pańszczyźnie w Portugalii. Tak czy inaczej opodatkowane imperium werbuje rekruta: zamek w Granadzie.
lesson-pax-first-border-fair = Teraz zorganizuj zachodnią wyprawę: floreny, które kładziono na kartach, uzbierały się, a utracona granica nie karmi już rywala.
    .hint = Kliknij zakrytą kartę rzędu zachodniego.
lesson-pax-first-border-levy = Wyprawa dotarła aż do Francji. Wybierz, gdzie stanie jej rekrut.
    .hint = Każde z miast będzie dobre.
lesson-pax-first-border-recap = Tak walczą banki: granicami, podatkami i małżeństwami, a nie własnymi armiami. Pilnuj, na co stać rywala, szukaj kart z transakcją i pamiętaj, że jak dotąd tylko ty masz renomę za odkrycia.

## Rozdział 5: zwycięstwo

lesson-pax-first-victory = Zwycięstwo
    .goal = Zbudź zwycięstwo kometą, spełnij jego warunki i ogłoś je.
    .done = Wygrana! Są jeszcze trzy inne drogi i cała gra, by je odkryć.
lesson-pax-first-victory-late = Minęły dziesięciolecia. Aragonia jest twoja, Konkwistadorzy wypłynęli, a na rynku pojawiła się kometa. Na dnie talii leżą cztery komety; każda budzi jedno z czterech zwycięstw. Do tej pory zwycięstwo śpi i nikt nie może przez nie wygrać.
lesson-pax-first-victory-standing = Globalizacja wymaga o dwie koncesje więcej niż ma którykolwiek rywal i więcej renomy za odkrycia. W odkryciach prowadzisz dwa do zera, w koncesjach cztery do trzech. Brakuje jednej, a zwycięstwo jeszcze śpi. Wystarczą dwie akcje.
lesson-pax-first-victory-wool = Najpierw koncesja. Zagraj Florencką wełnę: pionek dla Państwa Kościelnego i powstanie chłopskie.
    .hint = Zagraj kartę z ręki.
lesson-pax-first-victory-wool-comet = Kometa też będzie potrzebna, a zasadom kolejność jest obojętna. Ale zdobądźmy najpierw koncesję: wtedy nikt nie zostanie ostrzeżony.
lesson-pax-first-victory-wool-sell = Pionek z tej karty to dokładnie to, czego ci brakuje. Zatrzymaj ją i zagraj.
lesson-pax-first-victory-revolt = Powstanie wysyła zwykłych ludzi na figury w miastach: pionek z karty i twoje koncesje wokół Państwa Kościelnego, razem troje, przeciw jednemu rycerzowi w Wenecji. Wywołaj je.
    .hint = Wybierz „Tak”. Podgląd pokaże obie strony.
lesson-pax-first-victory-revolt-decline = Pionek i tak trafiłby na granicę, a to by wystarczyło. Ale powstanie da ci jeszcze Państwo Kościelne.
lesson-pax-first-victory-fallen = Rycerz zabiera ze sobą jednego atakującego, a ty wybierasz którego. Poświęć pionek z karty: nie stał jeszcze na żadnej granicy.
    .hint = Wybierz agenta, a nie którąś z koncesji.
lesson-pax-first-victory-fallen-concession = Kosztowałoby to koncesję, którą już masz. Najtańszą stratą jest agent, który przyszedł z kartą.
lesson-pax-first-victory-border = Państwo Kościelne jest twoje, a z nim nowa koncesja. Granica z Osmanami jest wolna.
    .hint = Wybierz granicę Państwa Kościelnego z Osmanami.
lesson-pax-first-victory-border-decline = To właśnie ta koncesja, której brakuje do zwycięstwa. Postaw ją.
lesson-pax-first-victory-comet = Pięć do trzech. Teraz kup kometę, za 2 w rzędzie zachodnim.
    .hint = Kliknij kometę w rzędzie zachodnim.
lesson-pax-first-victory-activate = Kto kupuje kometę, wybiera, które zwycięstwo zbudzi. Twoje jest gotowe: globalizacyjne.
    .hint = Wybierz zwycięstwo globalizacyjne.
lesson-pax-first-victory-activate-other = To zwycięstwo zbudziłoby się dla wszystkich, a ty go nie spełniasz. Cofnij to i zbudź globalizacyjne.
lesson-pax-first-victory-rival = Zwycięstwo już nie śpi, dla was obojga, a Marchionni ma jedną turę, by zepsuć ci przewagę: wystarczyłby podatek, pirat albo represjonowany pionek. Tym razem nic się nie dzieje. W prawdziwej grze sprawdź najpierw, co mogą zrobić rywale.
lesson-pax-first-victory-declare = Ogłoś zwycięstwo globalizacyjne. Kosztuje to jedną akcję i wygrywasz.
    .hint = Kliknij zwycięstwo albo wybierz „Ogłoś” na pasku decyzji.

### Pierwsza lekcja Pax Renaissance: kilka tur gry dwuosobowej, opowiedzianych własnymi słowami.

lesson-pax-first = Pierwsze kroki banku
    .about = Pięć krótkich rozdziałów, od pierwszego florena do pierwszego zwycięstwa. Grasz Medyceuszami; ruchy przeciwnika są przygotowane. Nic nie ryzykujesz: każdy wybór można cofnąć.

## Rozdział 1: pierwszy zakup

lesson-pax-first-purchase = Pierwszy zakup
    .goal = Przyjrzyj się rynkowi i kup kartę, która da ci imperium.
    .done = Karta jest twoja. Zagrasz ją w drugiej akcji.
lesson-pax-first-purchase-aim = Prowadzisz bank Medyceuszy i grasz o jedno z czterech zwycięstw. Religijne: twoja wiara góruje. Imperialne: masz najwięcej królów. Globalizacyjne: masz najwięcej koncesji i odkryć. Renesansowe: masz najwięcej republik i prawa.

    Na razie wszystkie śpią; budzą je komety. Wygrywa bank, który pierwszy spełni warunki zbudzonego zwycięstwa i je ogłosi.
lesson-pax-first-purchase-welcome = Twój jedyny przeciwnik, Marchionni, właśnie rozegrał turę. Masz 4 floreny i dwie akcje w tej turze. Akcja to drobna rzecz: kupić kartę, zagrać ją, sprzedać, aktywować działania, zorganizować wyprawę.

    Na początku pieniądze warto wydawać szybko: imperia są teraz słabe, a z każdą wyprawą rosną w siłę.
lesson-pax-first-purchase-map = Na mapie jest dziesięć imperiów. Każde ma na tronie króla, którego można zdobyć. Strzegą go figury w miastach: Portugalia ma tylko jednego rycerza, w Toledo.

    Żadna figura nie należy do banku. Rycerze i zamki służą temu, kto potrafi ich użyć; tylko pionki na granicach są twoje albo przeciwnika.
lesson-pax-first-purchase-market = Karty kupuje się z dwóch rzędów. Dziś liczy się zachodni. O cenie decyduje samo miejsce: 1 floren za pierwszą odkrytą kartę od lewej, dalej 2, 3, 4 i 5. Karta zakryta nie jest na sprzedaż; czeka na wyprawę handlową.
lesson-pax-first-purchase-card = Na karcie jest tłoczno, ale w pierwszych turach liczą się trzy rzeczy: agenci, czyli figury, które przynosi; lokalizacja, czyli dokąd trafią; i akcja jednorazowa, czyli co się stanie w chwili zagrania.

    Zakon Santiago przynosi dwa zamki do Portugalii i wywołuje tam konspirację. Dwóch na jednego rycerza: ta bitwa jest już wygrana.
lesson-pax-first-purchase-buy = Kup Zakon Santiago za 3 floreny. To prawie wszystko, co masz, ale warto.
    .hint = Wybierz kartę za 3 w rzędzie zachodnim albo jej pozycję na pasku decyzji. Ciekawi cię reszta? Wybierz Konkwistadorów za 5 i przeczytaj, czemu nie możesz ich mieć.
lesson-pax-first-purchase-buy-star-chamber = Izba Gwiaździsta jest tania, ale na razie to żadna okazja: jej biskup nie walczy, a reformacja potrzebuje figur reformacyjnych, których nie ma ani w Anglii, ani u jej sąsiadów.
lesson-pax-first-purchase-buy-pence = Świętopietrze może trafić w dowolne miejsce Zachodu, a to dużo. Ale jego biskup nikogo nie obali, a apostazja tak wcześnie nie ma kogo karać.
lesson-pax-first-purchase-buy-joanna = Joanna mogłaby od razu poślubić króla: niezła myśl! Kosztuje jednak całe 4 floreny, a Zakon Santiago zdobywa imperium za 3.
lesson-pax-first-purchase-buy-east = Wschód ma swoje uroki, ale w tej lekcji nic tam nie jest warte twoich kilku florenów.
lesson-pax-first-purchase-buy-fair = Wyprawa daje pieniądze, ale werbuje też rekrutów, którzy strzegą imperiów, na które masz ochotę. Najpierw kupuj, potem organizuj wyprawy.
lesson-pax-first-purchase-paid = Zapłata to po jednym florenie na każdej karcie na lewo od twojej. Zostają tam: nabywca takiej karty zabiera je, a floreny z karty zakrytej zasilą następną wyprawę.

    Zakon Santiago masz teraz na ręce. Na ręce mieszczą się dwie karty.

## Rozdział 2: Portugalia

lesson-pax-first-portugal = Zdobycie Portugalii
    .goal = Zagraj Zakon Santiago, wygraj bitwę i zajmij granicę.
    .done = Jedna tura, a król Portugalii zawdzięcza ci koronę.
lesson-pax-first-portugal-plan = Została jedna akcja. W bitwie atakujący i obrońcy giną jeden za jednego, a atak się udaje, jeśli ktoś z atakujących przeżyje. Wysyłasz dwa zamki; w Toledo stoi jeden rycerz. Jeden zamek padnie razem z nim, drugi zostanie.

    W bitwach nie ma kości: zawsze z góry wiadomo, jak się skończą.
lesson-pax-first-portugal-play = Zagraj z ręki Zakon Santiago.
    .hint = Wybierz kartę na ręce albo „Zagraj: Zakon Santiago” na pasku decyzji.
lesson-pax-first-portugal-play-sell = Sprzedaż daje szybki pieniądz, ale ta karta jest warta imperium. Cofnij to i zagraj ją.
lesson-pax-first-portugal-play-wait = To może poczekać, Portugalia nie. Przy najbliższej wyprawie może zwerbować drugiego obrońcę, a wtedy dwa zamki nie wystarczą.
lesson-pax-first-portugal-trigger = Karta proponuje swoją akcję jednorazową: konspirację, bitwę z klasą panującą Portugalii. Wywołaj ją.
    .hint = Zatrzymaj się na „Tak”, by zobaczyć bitwę, zanim się rozegra, i wybierz tę opcję.
lesson-pax-first-portugal-trigger-decline = Bez konspiracji twoje zamki po prostu osiadłyby w Portugalii, a król podziękowałby ci za załogę.
lesson-pax-first-portugal-settle = Bitwa wygrana. Ocalały zamek osiada w mieście Portugalii. Toledo to dobre miejsce: zamek trzyma tam stolicę.
    .hint = Wybierz Toledo albo Granadę; oba miasta są dobre.
lesson-pax-first-portugal-concession = Zmiana ustroju! Karta stanu Portugalii przechodzi do twojej tablicy, a nowy władca daje ci koncesję: pionek na jednej z granic. Zarabia, gdy mija go wyprawa. Granica z Aragonią jest wolna.
    .hint = Wybierz na mapie granicę Portugalii z Aragonią.
lesson-pax-first-portugal-concession-england = Stoi tam pionek przeciwnika: usunięcie go kosztowałoby ostatniego florena. Granica z Aragonią jest wolna i leży równie dobrze.
lesson-pax-first-portugal-concession-decline = Koncesja to pieniądze, głosy, a na końcu może i zwycięstwo. To prezent; weź go.
lesson-pax-first-portugal-recap = Spójrz na swoją tablicę: Zakon Santiago ze swoimi działaniami, a obok Portugalia. Klejnoty na kartach to renoma: katolicka na Zakonie, za odkrycia na Portugalii. O zwycięstwie zdecydują dużo później.

    Obie akcje są wykorzystane; rynek został uzupełniony i gra Marchionni.

## Rozdział 3: wyprawa

lesson-pax-first-fair = Wyprawa handlowa
    .goal = Zarób floreny na zachodniej wyprawie i zabezpiecz to, co masz.
    .done = Pieniądze zarobione, Portugalia umocniona, a mocna karta nie trafi do przeciwnika.
lesson-pax-first-fair-rival = Marchionni kupił Izbę Gwiaździstą. Pod koniec tury wszystkie karty przesuwają się w lewo, więc wszystko potaniało: Świętopietrze kosztuje teraz 1 florena, a tyle właśnie masz.
lesson-pax-first-fair-pence = Kuszące! Ale spójrz dalej. Jeśli je kupisz, przesuną się karty za nim: Joanna, która może poślubić sąsiada Portugalii, i Konkwistadorzy, którzy mogą ją oblegać. Przeciwnika stać na każdą z nich, a tobie nie zostałoby nic na odpowiedź.
lesson-pax-first-fair-route = Wyprawa handlowa za to napełnia sakiewki. Jej pieniądze to floreny z karty zakrytej i jeszcze jeden. Pierwszego bierzesz za zorganizowanie wyprawy. Potem rusza ona białym szlakiem z Trapezuntu na zachód, a każda koncesja po drodze zarabia florena, póki ich starcza. Dwie z tych granic są twoje.
lesson-pax-first-fair-fair = Zorganizuj zachodnią wyprawę handlową.
    .hint = Wybierz zakrytą kartę na lewym końcu rzędu zachodniego. Podgląd pokaże, kto dostanie pieniądze, zanim zdecydujesz.
lesson-pax-first-fair-fair-pence = Ze Świętopietrzem na ręce i bez florena możesz tylko patrzeć, co przeciwnik zrobi z Portugalią. Najpierw pieniądze.
lesson-pax-first-fair-fair-east = Wschodnia wyprawa biegnie czarnym szlakiem, na którym nie masz koncesji; jej pieniądze nie trafią do ciebie.
lesson-pax-first-fair-fair-poor = To byłby ostatni floren. Najpierw trochę zarób.
lesson-pax-first-fair-fair-ops = Dobry odruch: karty w tablicy mogą działać. Na razie nic to nie da; o działaniach opowie następny rozdział.
lesson-pax-first-fair-fair-sell = Dopiero co jest twoje! Wyprawa zarobi więcej, a niczego nie stracisz.
lesson-pax-first-fair-levy = Trzy floreny dla ciebie. To nie wszystko: każde imperium, do którego dotarła wyprawa, werbuje rekruta, czyli figurę nadrukowaną w jednym z jego pustych miast. Gdy jest wybór, to ty wskazujesz miasto, bo wyprawa jest twoja.
    .hint = Każde z miast Bizancjum będzie dobre.
lesson-pax-first-fair-levies = To samo u Osmanów. Zauważ, że rekruci utrudniają zdobycie imperiów: i twoich, i tych, na które masz ochotę.
    .hint = Każde z miast będzie dobre.
lesson-pax-first-fair-conquistadors = Została jedna akcja i są floreny do wydania. Kup Konkwistadorów: dwóch rycerzy na dzień, gdy ktoś zaatakuje Portugalię, odkrycia do późniejszego zwycięstwa i karta, której przeciwnik mieć nie powinien.
    .hint = Leżą na polu za 3 w rzędzie zachodnim.
lesson-pax-first-fair-conquistadors-pence = Wciąż kusi, ale zaraz nie będzie dla nikogo: pod koniec tury przesunie się na pole karty zakrytej. Odpuść.
lesson-pax-first-fair-conquistadors-joanna = Wesele brzmi nieźle, ale wtedy Konkwistadorzy, których lokalizacją jest Portugalia, staną się tani dla przeciwnika.
lesson-pax-first-fair-conquistadors-end = Masz jeszcze akcję i pełną sakiewkę, za którą da się kupić coś dobrego.
lesson-pax-first-fair-recap = Karta wyprawy odeszła, więc rząd się zsunął: Świętopietrze leży teraz zakryte, pogrzebane, aż odrzuci je następna wyprawa. Jeśli dobra karta nie może być twoja, niech nie będzie niczyja.

    Konkwistadorzy zostają na ręce. Karta na ręce to groźba, a nikt jej nie opodatkuje ani nie uciszy.

## Rozdział 4: sporna granica

lesson-pax-first-border = Sporna granica
    .goal = Przeciwnik zajmuje twoją granicę. Odpowiedz działaniami swojej tablicy.
    .done = Granica znów jest wolna, sakiewka pełniejsza, a ty wiesz, jak działają karty.
lesson-pax-first-border-wedding = Marchionni kupił Joannę Szaloną i wydaje ją za króla Aragonii: to koronacja, pokojowa droga do imperium. Aragonia przechodzi do tablicy przeciwnika, a w posagu jest koncesja.
lesson-pax-first-border-serf = I stoi na twojej granicy! Mieści się tam tylko jeden pionek, więc Marchionni zapłacił florena, by represjonować twój. Leży teraz na karcie stanu Aragonii jako chłop pańszczyźniany: nic nie zarabia, ale kiedyś może tam stanąć do powstania.
lesson-pax-first-border-ops = Odpowie twoja tablica. Za jedną akcję każda karta po jednej jej stronie może wykonać jedno ze swoich działań. Aktywuj działania zachodnie.
    .hint = Wybierz „Aktywuj działania: Zachód” na pasku decyzji.
lesson-pax-first-border-ops-keep = Zatrzymaj Konkwistadorów na ręce: dwaj rycerze są najwięcej warci, gdy nikt się ich nie spodziewa, a kartę z ręki zawsze można sprzedać.
lesson-pax-first-border-ops-fair = Jeszcze nie: wyprawa zapłaciłaby teraz przeciwnikowi na granicy, która była twoja. Najpierw podatek, potem wyprawa.
lesson-pax-first-border-tax = Zakon Santiago może opodatkować koncesję na granicy Portugalii albo oblegać figurę w jej miastach. Wybierz podatek.
    .hint = Wybierz „Zakon Santiago: podatek od koncesji”.
lesson-pax-first-border-tax-siege = Oblężenie zabija rycerza lub zamek w Portugalii. Ale te figury strzegą tego, co twoje: lepszy będzie podatek.
lesson-pax-first-border-which = Z Portugalią stykają się dwie koncesje, obie banku Marchionnich. Opodatkuj tę, która zajęła twoje miejsce.
    .hint = Wybierz granicę Portugalii z Aragonią.
lesson-pax-first-border-which-england = To też zaboli przeciwnika, ale wyprawa, którą zaraz zorganizujesz, wcześniej mija granicę z Aragonią.
lesson-pax-first-border-answer = Podatek pyta opodatkowanego, nawet w środku twojej tury: floren albo represje wobec pionka. Marchionni zatrzymał florena i oddał granicę; pionek pracuje teraz na pańszczyźnie w Portugalii. Tak czy inaczej opodatkowane imperium werbuje rekruta: zamek w Granadzie.
lesson-pax-first-border-fair = Teraz zorganizuj zachodnią wyprawę: floreny, które kładziono na kartach, uzbierały się, a utracona granica nie karmi już przeciwnika.
    .hint = Wybierz zakrytą kartę rzędu zachodniego.
lesson-pax-first-border-levy = Wyprawa dotarła aż do Francji. Wybierz, gdzie stanie jej rekrut.
    .hint = Każde z miast będzie dobre.
lesson-pax-first-border-recap = Tak walczą banki: granicami, podatkami i małżeństwami, a nie własnymi armiami. Pilnuj, na co stać przeciwnika, szukaj kart z transakcją i pamiętaj, że jak dotąd tylko ty masz renomę za odkrycia.

## Rozdział 5: zwycięstwo

lesson-pax-first-victory = Zwycięstwo
    .goal = Zbudź zwycięstwo kometą, spełnij jego warunki i ogłoś je.
    .done = Wygrana! Są jeszcze trzy inne drogi i cała gra, by je odkryć.
lesson-pax-first-victory-late = Minęły dziesięciolecia. Aragonia jest twoja, Konkwistadorzy wypłynęli, a na rynku pojawiła się kometa. Na dnie talii leżą cztery komety; każda budzi jedno z czterech zwycięstw. Do tej pory zwycięstwo śpi i nikt nie może przez nie wygrać.
lesson-pax-first-victory-standing = Globalizacja wymaga o dwie koncesje więcej niż ma którykolwiek przeciwnik i więcej renomy za odkrycia. W odkryciach prowadzisz dwa do zera, w koncesjach cztery do trzech. Brakuje jednej, a zwycięstwo jeszcze śpi. Wystarczą dwie akcje.
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
    .hint = Wybierz kometę w rzędzie zachodnim.
lesson-pax-first-victory-activate = Kupujący kometę wybiera, które zwycięstwo zbudzi. Twoje jest gotowe: globalizacyjne.
    .hint = Wybierz zwycięstwo globalizacyjne.
lesson-pax-first-victory-activate-other = To zwycięstwo zbudziłoby się dla wszystkich, a ty go nie spełniasz. Cofnij to i zbudź globalizacyjne.
lesson-pax-first-victory-rival = Zwycięstwo już nie śpi, dla was obojga, a Marchionni ma jedną turę, by zepsuć ci przewagę: wystarczyłby podatek, pirat albo represjonowany pionek. Tym razem nic się nie dzieje. W prawdziwej grze sprawdź najpierw, co mogą zrobić przeciwnicy.
lesson-pax-first-victory-declare = Ogłoś zwycięstwo globalizacyjne. Kosztuje to jedną akcję i wygrywasz.
    .hint = Wybierz zwycięstwo albo „Ogłoś” na pasku decyzji.

### Wiara i biskupi

lesson-pax-next-1-faith = Wiara i biskupi
    .about = Co uciszają biskupi, jak przebiega wojna religijna i jak odnosi się zwycięstwo religijne. Dla osób, które znają pierwszą lekcję.
lesson-pax-next-1-faith-crusade = Krucjata w Portugalii
    .goal = Uwolnij swoją kartę od biskupa, wygraj krucjatę i ogłoś zwycięstwo religijne.
    .done = Jedna wiara góruje, a twój bank służy jej najlepiej: to zwycięstwo religijne.
lesson-pax-next-1-faith-crusade-aim = Kometa zbudziła zwycięstwo religijne. Ma ono trzy warunki. Jedna religia musi mieć więcej biskupów niż dwie pozostałe razem. Musi mieć więcej figur w swoich teokracjach niż tamte w swoich. A ty musisz mieć więcej renomy tej religii niż każdy przeciwnik.

    Spójrz na zwycięstwo religijne: panel liczy wszystkie trzy warunki za ciebie.
lesson-pax-next-1-faith-crusade-count = Teokracja to imperium z religią państwową. Są dwie: Państwo Kościelne jest katolickie, a Sułtanat mameluków islamski. W Wenecji stoi jeden katolicki rycerz, w Kairze jeden islamski zamek. Jeden na jednego to za mało. Potrzebna jest druga teokracja katolicka.
lesson-pax-next-1-faith-crusade-silenced = Biskupi stoją na kartach, nie na mapie. Biskup ucisza kartę, na której stoi: nie działa ani ona, ani jej zdolność. Tak robi reformacyjny biskup na twoim Sindicat Remença. Mimo biskupa działa tylko inkwizycja, a Jezuici ją mają.
lesson-pax-next-1-faith-crusade-ops = Aktywuj działania zachodnie.
    .hint = Wybierz „Aktywuj działania: Zachód” na pasku decyzji. Działać mogą tylko Jezuici.
lesson-pax-next-1-faith-crusade-ops-order = Krucjata będzie za chwilę. Najpierw uwolnij uciszoną kartę: wtedy popracuje dla ciebie jeszcze w tej turze.
lesson-pax-next-1-faith-crusade-ops-sell = Wielki inkwizytor jest ci potrzebny: przynosi krucjatę i biskupa.
lesson-pax-next-1-faith-crusade-meet = Rusza się twój katolicki biskup z karty Jezuitów: na sąsiednią kartę albo na dowolną kartę o tej samej lokalizacji. Dwaj biskupi na jednej karcie giną razem. Poślij go na reformacyjnego.
    .hint = Wybierz Sindicat Remença.
lesson-pax-next-1-faith-crusade-commerce = Obaj biskupi zginęli, a Sindicat znów może działać, jeszcze w tej samej akcji. Równowaga religii się nie zmieniła: każda straciła jednego. Teraz niech Sindicat wykona transakcję.
    .hint = Wybierz transakcję karty Sindicat Remença.
lesson-pax-next-1-faith-crusade-commerce-done = Sindicat może już działać. Transakcja daje florena za nic.
lesson-pax-next-1-faith-crusade-florin = Transakcja zabiera z rynku jednego florena. Zostaw ten z karty zakrytej: zasili wyprawę.
    .hint = Wybierz drugą odkrytą kartę rzędu zachodniego.
lesson-pax-next-1-faith-crusade-florin-fair = To też działa. Ale floreny z karty wyprawy zasilą twoje wyprawy; weź lepiej z karty, z której zabrałby je tylko kupiec.
lesson-pax-next-1-faith-crusade-play = Teraz wojna. Zagraj z ręki Wielkiego inkwizytora. Jego lokalizacją jest Portugalia.
    .hint = Wybierz Wielkiego inkwizytora na ręce.
lesson-pax-next-1-faith-crusade-play-sell = Wielki inkwizytor jest ci potrzebny: przynosi krucjatę i biskupa.
lesson-pax-next-1-faith-crusade-play-end = Została jedna akcja, a krucjata czeka na ręce.
lesson-pax-next-1-faith-crusade-trigger = W krucjacie katolicy walczą ze wszystkimi innymi w Portugalii. Atakuje zamek w Toledo, a także katoliccy rycerze z sąsiednich imperiów: z Walencji i z Paryża. Trzech przeciw islamskiemu zamkowi w Granadzie. Rozpocznij ją.
    .hint = Wybierz „Tak”. Podgląd pokaże obie strony.
lesson-pax-next-1-faith-crusade-trigger-decline = Bez wojny Portugalia zostanie, jaka jest, i nie będzie drugiej teokracji.
lesson-pax-next-1-faith-crusade-fallen = Bitwa wygrana, a za jednego obrońcę ginie jeden atakujący. Ty wybierasz który. Zamek w Toledo zaraz będzie się liczył dla twojej wiary, bo Portugalia staje się katolicka. Niech zginie rycerz z zagranicy.
    .hint = Wybierz Walencję albo Paryż.
lesson-pax-next-1-faith-crusade-fallen-toledo = Zamek w Toledo liczyłby się w nowej teokracji. Rycerze w Walencji i w Paryżu nie liczą się nigdzie.
lesson-pax-next-1-faith-crusade-concession = Portugalia jest teraz teokracją katolicką i jest twoja. Jak po każdej zmianie ustroju, możesz postawić koncesję.
    .hint = Wybierz granicę Portugalii z Aragonią.
lesson-pax-next-1-faith-crusade-concession-england = Stoi tam pionek przeciwnika i kosztowałoby to florena. Druga granica jest wolna.
lesson-pax-next-1-faith-crusade-concession-decline = Pionek nic nie kosztuje. Weź go.
lesson-pax-next-1-faith-crusade-bishop = Biskup z karty może wejść na każdą kartę o lokalizacji Portugalia, także na kartę przeciwnika. Gdziekolwiek stanie, liczy się dla wiary. Postaw go na Gildiach comuneros przeciwnika i ucisz je.
    .hint = Wybierz Gildie comuneros w tablicy przeciwnika.
lesson-pax-next-1-faith-crusade-bishop-own = Tam też by się liczył, ale uciszyłby twoją własną kartę.
lesson-pax-next-1-faith-crusade-rival = Jeden biskup katolicki, innych nie ma. Dwie katolickie figury w swoich teokracjach przeciw jednej islamskiej. Dwie renomy katolickie w twojej tablicy, u Marchionnich żadnej. Przeciwnik ma jedną turę, by to zepsuć.
lesson-pax-next-1-faith-crusade-declare = Nic się nie zmieniło. Ogłoś zwycięstwo religijne.
    .hint = Wybierz zwycięstwo religijne albo „Ogłoś” na pasku decyzji.

### Republiki i głosowania

lesson-pax-next-2-republics = Republiki i głosowania
    .about = Jak głosowanie zdobywa imperium bez bitwy i jak republiki dają zwycięstwo renesansowe. Dla osób, które znają pierwszą lekcję.
lesson-pax-next-2-republics-vote = Dwa głosowania
    .goal = Zrób ze swojego króla republikę, odbierz króla przeciwnikowi i ogłoś zwycięstwo renesansowe.
    .done = Republika, prawo po twojej stronie i ani jednej bitwy: to zwycięstwo renesansowe.
lesson-pax-next-2-republics-vote-aim = Zwycięstwo renesansowe wymaga więcej republik, niż ma którykolwiek przeciwnik, i o dwie renomy za prawo więcej. Republika to druga strona karty stanu. Większość republik sama ma renomę za prawo.

    Masz króla Aragonii i jedną renomę za prawo, na karcie Sindicat Remença.
lesson-pax-next-2-republics-vote-majority = O głosowaniu decydują koncesje. Na granicach imperium musisz mieć ich więcej niż każdy inny. Przy Aragonii masz dwie, Marchionni jedną; przy Państwie Kościelnym masz dwie, a nikt inny żadnej. Możesz więc zarządzić głosowanie w obu.
lesson-pax-next-2-republics-vote-ops = Głosowanie to działanie. Sindicat Remença może je zarządzić. Aktywuj działania zachodnie.
    .hint = Wybierz „Aktywuj działania: Zachód” na pasku decyzji.
lesson-pax-next-2-republics-vote-ops-early = Kometa zbudzi zwycięstwo także dla przeciwnika. Najpierw wygraj głosowania, potem je zbudź.
lesson-pax-next-2-republics-vote-ops-sell = Jedno i drugie jest potrzebne: karta zarządza głosowanie, a król stanie się republiką.
lesson-pax-next-2-republics-vote-vote = Niech Sindicat Remença zarządzi głosowanie.
    .hint = Wybierz głosowanie karty Sindicat Remença.
lesson-pax-next-2-republics-vote-vote-commerce = Floren się przyda, ale karta działa tylko raz na turę. Dziś więcej warte jest głosowanie.
lesson-pax-next-2-republics-vote-aragon = Głosuj w Aragonii, przeciw własnemu królowi. Kosztuje to 1 florena, bo na karcie stanu leży jeden chłop pańszczyźniany. Twój król przechodzi na drugą stronę: Aragonia staje się republiką.
    .hint = Wybierz Aragonię.
lesson-pax-next-2-republics-vote-aragon-rome = To da ci króla Państwa Kościelnego i przyjdzie na to pora. Ale król to nie republika. Zacznij od Aragonii: nowa republika też może głosować.
lesson-pax-next-2-republics-vote-concession = Głosowanie to zmiana ustroju, więc możesz postawić koncesję. Zepchnij przeciwnika z granicy z Portugalią. Kosztuje to 1 florena, a Marchionni traci głos.
    .hint = Wybierz granicę Portugalii z Aragonią.
lesson-pax-next-2-republics-vote-concession-own = Stoi tam twój własny pionek. Zostałby tylko represjonowany.
lesson-pax-next-2-republics-vote-concession-decline = Jedna koncesja więcej u ciebie, jedna mniej u Marchionnich: weź ją.
lesson-pax-next-2-republics-vote-again = Republika Aragonii ma własne działania, transakcję i głosowanie, i jeszcze nie działała. Niech zarządzi następne głosowanie: Państwo Kościelne należy do przeciwnika, a ty masz tam większość.
    .hint = Wybierz głosowanie Aragonii.
lesson-pax-next-2-republics-vote-rome = Król Państwa Kościelnego zmienia stronę bez bitwy. Przeciwnikowi odbiera się zawsze króla; dopiero drugie głosowanie zrobiłoby z niego republikę. Postaw koncesję na wolnej granicy.
    .hint = Wybierz granicę Państwa Kościelnego z Osmanami.
lesson-pax-next-2-republics-vote-liberty = Po głosowaniu możesz zakończyć teokrację. Dla zwycięstwa renesansowego to bez znaczenia; odpowiedz, jak chcesz.
    .hint = Obie odpowiedzi są dobre.
lesson-pax-next-2-republics-vote-rest = Nowy król mógłby ruszyć na kampanię. Kosztuje to jednak florena, a ostatni jest ci potrzebny. Zakończ działania.
    .hint = Wybierz „Gotowe”.
lesson-pax-next-2-republics-vote-rest-campaign = Kampania kosztuje ostatniego florena, a wtedy kometa będzie za droga.
lesson-pax-next-2-republics-vote-comet = Została jedna akcja i jeden floren, a kometa kosztuje właśnie tyle. Kup ją.
    .hint = Wybierz kometę w rzędzie zachodnim.
lesson-pax-next-2-republics-vote-activate = Zbudź zwycięstwo renesansowe. Masz jedną republikę, przeciwnik żadnej, i dwie renomy za prawo, przeciwnik żadnej: na karcie Sindicat i na republice Aragonii.
    .hint = Wybierz zwycięstwo renesansowe.
lesson-pax-next-2-republics-vote-activate-other = Tego zwycięstwa nie spełniasz. Cofnij to i zbudź renesansowe.
lesson-pax-next-2-republics-vote-rival = Marchionni ma teraz jedną turę. Zatrzymać cię mogłoby głosowanie przeciw Aragonii, bitwa albo ścięcie. W prawdziwej grze policz koncesje przeciwnika, zanim zbudzisz zwycięstwo.
lesson-pax-next-2-republics-vote-declare = Aragonia wciąż jest republiką. Ogłoś zwycięstwo renesansowe.
    .hint = Wybierz zwycięstwo renesansowe albo „Ogłoś” na pasku decyzji.

### Królowie, wasale i kampanie

lesson-pax-next-3-kings = Królowie, wasale i kampanie
    .about = Wesele, kampania i zwycięstwo imperialne. Dla osób, które znają pierwszą lekcję.
lesson-pax-next-3-kings-campaign = Wesele i kampania
    .goal = Zdobądź Portugalię weselem, a Francję kampanią, i ogłoś zwycięstwo imperialne.
    .done = Czterech królów do jednego: to zwycięstwo imperialne.
lesson-pax-next-3-kings-campaign-aim = Zwycięstwo imperialne liczy królów: suzerenów i wasali, ale nie republiki. W grze dla dwojga trzeba ich mieć o trzech więcej niż przeciwnik, przy większej liczbie graczy o dwóch. Teraz masz dwóch królów, Marchionni też dwóch.
lesson-pax-next-3-kings-campaign-ways = Do króla prowadzi kilka dróg. Konspiracje i powstania już znasz. Królowa poślubia króla, który jest jeszcze na tronie. A twój król może zaatakować sąsiadów: to kampania. Masz Święte Cesarstwo Rzymskie i Aragonię.
lesson-pax-next-3-kings-campaign-play = Zacznij od wesela. Zagraj Izabelę Kastylijską.
    .hint = Wybierz Izabelę na ręce.
lesson-pax-next-3-kings-campaign-play-order = Kampania będzie druga. Najpierw Izabela: królowa zagrana późno znajdzie mniej wolnych królów.
lesson-pax-next-3-kings-campaign-play-sell = Dwa floreny to o wiele mniej niż królestwo.
lesson-pax-next-3-kings-campaign-trigger = Koronacja obywa się bez bitwy. Król Portugalii jest jeszcze na tronie i Izabela może go poślubić. Wykonaj ją.
    .hint = Wybierz „Tak”.
lesson-pax-next-3-kings-campaign-trigger-decline = Niezamężna królowa leży pod twoją planszetką i nie przynosi króla.
lesson-pax-next-3-kings-campaign-wed = Karta wymienia królów, których Izabela może poślubić. Wybierz tego, którego jeszcze nie masz.
    .hint = Wybierz Portugalię.
lesson-pax-next-3-kings-campaign-wed-own = On już jest twój. Wesele byłoby ładne, ale bez nowego króla.
lesson-pax-next-3-kings-campaign-dowry = Portugalia jest twoja, a królowa zostaje przy swoim królu. Razem z nią dostajesz koncesję.
    .hint = Wybierz granicę Portugalii z Aragonią.
lesson-pax-next-3-kings-campaign-dowry-england = Stoi tam pionek przeciwnika. Usunięcie go kosztuje florena, a każdy floren jest potrzebny na kampanię.
lesson-pax-next-3-kings-campaign-dowry-decline = Pionek nic nie kosztuje. Weź go.
lesson-pax-next-3-kings-campaign-knights = Teraz Francja, która należy do Marchionnich. W kampanii muszą jechać wszyscy rycerze z miast atakującego króla, każdej religii, i każdy kosztuje 1 florena. Cesarstwo ma dwóch: w Wiedniu i w Norymberdze. Masz 2 floreny. Francja ma jednego obrońcę, rycerza w Paryżu.
lesson-pax-next-3-kings-campaign-ops = Kampania to działanie króla. Aktywuj działania zachodnie.
    .hint = Wybierz „Aktywuj działania: Zachód” na pasku decyzji.
lesson-pax-next-3-kings-campaign-ops-sell = Dziś potrzebny jest każdy król.
lesson-pax-next-3-kings-campaign-ops-end = Została jedna akcja, a dwaj rycerze czekają na żołd.
lesson-pax-next-3-kings-campaign-campaign = Niech Święte Cesarstwo Rzymskie ruszy na kampanię.
    .hint = Wybierz kampanię Świętego Cesarstwa Rzymskiego.
lesson-pax-next-3-kings-campaign-campaign-aragon = Aragonia ma tylko jednego rycerza, w Walencji. Jeden na jednego: nikt by nie został.
lesson-pax-next-3-kings-campaign-campaign-isabella = Izabela też może działać, ale dziś liczą się królowie. Najpierw kampania.
lesson-pax-next-3-kings-campaign-invade = Można zaatakować każdego sąsiada, także przez róg. Zaatakuj Francję: król więcej u ciebie to król mniej u Marchionnich.
    .hint = Wybierz Francję.
lesson-pax-next-3-kings-campaign-invade-other = To też byłby nowy król, ale przeciwnik zachowałby obu swoich. Zaatakuj Francję.
lesson-pax-next-3-kings-campaign-invade-strong = Konstantynopola bronią trzy figury. Dwóch rycerzy nie wystarczy.
lesson-pax-next-3-kings-campaign-fallen = Wygrana: jeden rycerz ginie, drugi zostaje w domu. Kampania nie przenosi figur do pokonanego imperium.
    .hint = Wybierz któregokolwiek.
lesson-pax-next-3-kings-campaign-border = Francja zmienia ustrój, więc znów należy się koncesja.
    .hint = Wybierz granicę Francji ze Świętym Cesarstwem Rzymskim.
lesson-pax-next-3-kings-campaign-border-decline = Pionek nic nie kosztuje. Weź go.
lesson-pax-next-3-kings-campaign-free = Na karcie stanu Francji leży represjonowany zamek. Nowy pan może go uwolnić, a Francja potrzebuje obrońcy.
    .hint = Wybierz zamek.
lesson-pax-next-3-kings-campaign-garrison = Postaw go w mieście.
    .hint = Każde miasto będzie dobre; stolicą jest Paryż.
lesson-pax-next-3-kings-campaign-rest = Izabela mogłaby jeszcze działać. Na tym poprzestań.
    .hint = Wybierz „Gotowe”.
lesson-pax-next-3-kings-campaign-vassal = Spójrz na swoją tablicę: Francja leży pod Świętym Cesarstwem Rzymskim. Jest teraz wasalem, a Cesarstwo jej suzerenem. Wasal zachowuje działania i renomę i liczy się jako król. Nikt nie zarządzi przeciw niemu głosowania. Ale gdy upadnie suzeren, wszyscy jego wasale wracają na swoje trony.

    Masz czterech królów, Marchionni jednego. Teraz gra przeciwnik.
lesson-pax-next-3-kings-campaign-declare = O trzech więcej niż przeciwnik. Ogłoś zwycięstwo imperialne.
    .hint = Wybierz zwycięstwo imperialne albo „Ogłoś” na pasku decyzji.

### Gra dla jednej osoby

lesson-pax-next-4-alone = Gra w pojedynkę
    .about = Pierwsza tura z przeciwnikiem z instrukcji i powody jego wyborów. Dla graczy, którzy znają pierwszą lekcję.
lesson-pax-next-4-alone-opponent = Przeciwnik i jego tabele
    .goal = Zabierz przeciwnikowi koncesję i dowiedz się, dlaczego odpowiada tak, a nie inaczej.
    .done = Wiesz już, jak myśli przeciwnik. Wyjaśnia każdy wybór, więc możesz go sprawdzić w instrukcji.
lesson-pax-next-4-alone-opponent-welcome = Grasz Fuggerem. Medyceuszami nie gra nikt: decydują za nich schemat i dwie tabele z instrukcji. Przeciwnik nie ma ręki i wie tylko to, co leży odkryte.

    Zaczyna z trzema koncesjami i ma o jednego florena więcej niż ty, a talie są krótsze niż zwykle.
lesson-pax-next-4-alone-opponent-end = Wygrywasz, jeśli ogłosisz zwycięstwo przed przeciwnikiem. Przegrywasz, gdy ogłosi je przeciwnik, a także gdy rzędu rynku nie da się już uzupełnić. Czas gra więc na jego korzyść.
lesson-pax-next-4-alone-opponent-threat = Najkrótsza droga przeciwnika to zwycięstwo globalizacyjne: koncesje i odkrycia. Ma trzy koncesje, a ty jedną. Każda koncesja, którą mu zabierzesz, liczy się podwójnie.
lesson-pax-next-4-alone-opponent-buy = Amerigo Vespucci kosztuje 1 florena. Daje renomę za odkrycia i twój pionek na granicę Aragonii. Kup tę kartę.
    .hint = Wybierz kartę za 1 w zachodnim rzędzie.
lesson-pax-next-4-alone-opponent-buy-mary-rose = Mary Rose też ma renomę za odkrycia, ale nie przynosi pionka. Brakuje ci koncesji.
lesson-pax-next-4-alone-opponent-buy-santiago = Zakon Santiago zdobyłby imperium, ale stracisz wszystkie 3 floreny. Tutaj lepszą zdobyczą jest koncesja przeciwnika.
lesson-pax-next-4-alone-opponent-buy-fair = Wyprawa płaci za koncesje, a przeciwnik ma ich więcej niż ty.
lesson-pax-next-4-alone-opponent-play = Zagraj go od razu. Jego zmiana szlaku wymaga renomy za odkrycia na innej karcie, więc umieścisz tylko pionek.
    .hint = Wybierz Ameriga Vespucciego na ręce.
lesson-pax-next-4-alone-opponent-play-sell = Dostaniesz dwa floreny, ale przeciwnik zachowa trzy koncesje.
lesson-pax-next-4-alone-opponent-play-end = Została jedna akcja, a karta na ręce jeszcze nic nie robi.
lesson-pax-next-4-alone-opponent-place = Dwie granice Aragonii są wolne. Na trzeciej stoi pionek przeciwnika: usunięcie go kosztuje 1 florena. Zapłać.
    .hint = Wybierz granicę Aragonii i Państwa Kościelnego.
lesson-pax-next-4-alone-opponent-place-free = To nic nie kosztuje, ale przeciwnik zachowa trzy koncesje. Usuń raczej jego pionek.
lesson-pax-next-4-alone-opponent-place-decline = Bez pionka masz jedną koncesję, a przeciwnik trzy.
lesson-pax-next-4-alone-opponent-answer = Macie po dwie koncesje. Teraz przeciwnik przechodzi swój schemat: czy może wygrać, czy kometa daje któremuś wierszowi pierwszeństwo i w którym wierszu najpierw spełniony jest wyzwalacz? Nic mu na razie nie grozi, więc dochodzi do wiersza 6: mając obie akcje, kupuje pierwszą od lewej kartę z renomą, na którą go stać, i ją zagrywa.
lesson-pax-next-4-alone-opponent-why = Naciśnij „Dlaczego?” obok jego wyboru w kronice. Schemat zaświeci się wzdłuż drogi, którą przeszedł, a każdy krok podaje swój paragraf. Z powstania zrezygnował: akcja jednorazowa musi być powodem zakupu, zdobywać królestwo albo szkodzić ci co najmniej tak jak jemu.

### Żywe zasady: przykładowa rozgrywka z ich tekstu, opowiedziana własnymi słowami

lesson-pax-next-5-living = Żywe zasady z 2020 roku
    .about = Trzy tury gry według żywych zasad drugiej edycji: święta konspiracja, wyprawa zamiast okazji i złoto z ręki. Dla osób, które znają pierwszą lekcję.

## Rozdział 1: konspiracja

lesson-pax-next-5-living-conspiracy = Święta konspiracja
    .goal = Zdobądź Portugalię Zakonem Santiago i zrób z niej katolicką teokrację.
    .done = Jedna tura, a masz króla, dwie koncesje i teokrację własnej wiary.
lesson-pax-next-5-living-conspiracy-edition = Przy tym stole obowiązują żywe zasady z 2020 roku. Wiele jest tak, jak już znasz. W tych trzech turach spotkasz dwie różnice: konspiracja może zmienić wiarę imperium, a karta, którą sprzedaje się za 4, daje tyle także z ręki.
lesson-pax-next-5-living-conspiracy-cards = Fugger miał już pierwszą turę. Grasz bankiem Marchionni, masz 4 floreny i dwie akcje. Stać cię na wszystkie karty zachodnie oprócz ostatniej, Konkwistadorów.

    Na początku patrz na agentów, lokalizację i akcję jednorazową. To one zdobywają imperia, a imperia są słabe tylko teraz: każda wyprawa dodaje obrońców.
lesson-pax-next-5-living-conspiracy-buy = Dwa zamki do Portugalii i konspiracja w niej: to Zakon Santiago. Portugalii broni jeden rycerz, więc wygrana jest pewna. Potem zostanie tam dość figur, by nikt od razu nie wkroczył. Kup tę kartę.
    .hint = Wybierz kartę za 3 w rzędzie zachodnim.
lesson-pax-next-5-living-conspiracy-buy-star-chamber = Kosztuje tylko 1 florena. Ale biskup nie walczy, a w Anglii ani u jej sąsiadów nie ma figury reformacyjnej, więc jej reformacja się nie uda.
lesson-pax-next-5-living-conspiracy-buy-pence = Jego lokalizacją jest cały Zachód, a to później dużo znaczy. Apostazja na razie prawie w nikogo nie trafi.
lesson-pax-next-5-living-conspiracy-buy-joanna = Królowa przynosi króla, ale zabierze wszystkie pieniądze. Zakon Santiago zrobi to samo za 3 floreny.
lesson-pax-next-5-living-conspiracy-buy-east = W tej lekcji Wschód nie ma nic, czego ci trzeba.
lesson-pax-next-5-living-conspiracy-buy-fair = Wyprawa doda teraz obrońców imperiom, które chcesz zdobyć. Najpierw kup kartę.
lesson-pax-next-5-living-conspiracy-play = Został ci 1 floren i jedna akcja. Zagraj kartę.
    .hint = Wybierz Zakon Santiago na ręce.
lesson-pax-next-5-living-conspiracy-play-sell = To da 2 floreny za kartę, która kosztowała 3. Jest warta imperium: zagraj ją.
lesson-pax-next-5-living-conspiracy-play-end = Została akcja, a Portugalia nigdy nie będzie słabsza.
lesson-pax-next-5-living-conspiracy-trigger = Wywołaj konspirację: dwa zamki przeciw rycerzowi z Toledo.
    .hint = Wybierz „Tak”.
lesson-pax-next-5-living-conspiracy-trigger-decline = Wtedy zamki osiądą w Portugalii i będą bronić starego króla.
lesson-pax-next-5-living-conspiracy-settle = Padł jeden zamek, a z nim rycerz. Wybierz miasto dla drugiego zamku.
    .hint = Oba miasta są dobre.
lesson-pax-next-5-living-conspiracy-concession = Król Portugalii jest twój i daje ci koncesję. Postaw ją na granicy z Aragonią.
    .hint = Wybierz granicę Portugalii z Aragonią.
lesson-pax-next-5-living-conspiracy-concession-own = Stoi tam już twój własny pionek; byłby represjonowany.
lesson-pax-next-5-living-conspiracy-concession-decline = Koncesja nic tu nie kosztuje, a zarabia przy każdej zachodniej wyprawie.
lesson-pax-next-5-living-conspiracy-holy = Tu żywe zasady idą dalej. Obaj atakujący byli katoliccy, poległy też się liczy. Możesz więc zrobić z Portugalii katolicką teokrację. Nikt nie opuszcza przez to miast.
    .hint = Wybierz katolicką teokrację.
lesson-pax-next-5-living-conspiracy-holy-decline = Wtedy Portugalia zostanie, jaka była. Ale teokracja twojej wiary przybliża zwycięstwo religijne.
lesson-pax-next-5-living-conspiracy-recap = Figury w teokracji liczą się dla jej wiary. Z jeszcze jednym katolickim biskupem katolicy górowaliby, a katolicka renoma na Zakonie Santiago daje ci pierwsze miejsce w drodze do zwycięstwa religijnego. Żadne zwycięstwo jeszcze się nie zbudziło, ale wiesz już, o co możesz grać.

## Rozdział 2: wyprawa

lesson-pax-next-5-living-fair = Okazja, która nią nie jest
    .goal = Zarób floreny na zachodniej wyprawie i nie oddaj przeciwnikowi Konkwistadorów.
    .done = Portugalia ma o jednego obrońcę więcej, a groźna karta jest na twojej ręce.
lesson-pax-next-5-living-fair-rival = Fugger kupił Izbę Gwiaździstą, a rząd się przesunął. Świętopietrze kosztuje teraz 1 florena. To jedyna odkryta karta zachodnia, którą kupisz za ostatniego florena.
lesson-pax-next-5-living-fair-pence = Wygląda dobrze: katolicka renoma, biskup, którego brakuje twojej wierze, podatek w dowolnym miejscu Zachodu, a jego biskup mógłby uciszyć kartę przeciwnika.

    Ale figury nie należą do nikogo. Katolicki biskup pomaga każdemu, kto ma katolicką renomę, także przeciwnikowi.
lesson-pax-next-5-living-fair-risk = Policz, na co stać przeciwnika. Jeśli kupisz Świętopietrze, stanieją Joanna i Konkwistadorzy. Joanna mogłaby poślubić króla sąsiada Portugalii, a potem może ruszyć kampania. Konkwistadorzy mogliby oblegać samą Portugalię.
lesson-pax-next-5-living-fair-fair = Najpierw więc pieniądze. Wyprawa ma 3 floreny: dwa leżą na jej karcie, jeden dochodzi. Pierwszy bierzesz za zorganizowanie wyprawy. Dwa pozostałe trafią do twoich koncesji przy Portugalii. Zorganizuj zachodnią wyprawę.
    .hint = Wybierz zakrytą kartę rzędu zachodniego.
lesson-pax-next-5-living-fair-fair-pence = Wtedy nie masz ani florena, a Fugger może wybrać między Joanną a Konkwistadorami.
lesson-pax-next-5-living-fair-fair-east = Wschód nic ci teraz nie da; obie twoje koncesje leżą na szlaku zachodnim.
lesson-pax-next-5-living-fair-fair-ops = Podatek Zakonu Santiago nie znajdzie przy Portugalii pionka przeciwnika, a oblężenie zaszkodzi tobie.
lesson-pax-next-5-living-fair-fair-sell = O to właśnie grasz. Zatrzymaj.
lesson-pax-next-5-living-fair-levy = Masz 4 floreny. Każde imperium, do którego dotarła wyprawa, werbuje rekruta. Wybierz miasto w Bizancjum.
    .hint = Oba miasta są dobre.
lesson-pax-next-5-living-fair-levies = I jeden rekrut dla Osmanów.
    .hint = Oba miasta są dobre.
lesson-pax-next-5-living-fair-conquistadors = Kup Konkwistadorów za 3 floreny. Wtedy ich odkrycia i oblężenie nie należą do przeciwnika. Jeden z trzech florenów trafia na kartę wschodnią, bo zachodniej karty wyprawy już nie ma.
    .hint = Wybierz kartę za 3 w rzędzie zachodnim.
lesson-pax-next-5-living-fair-conquistadors-pence = Pod koniec tury będzie leżeć zakryte, więc nikt go nie dostanie. Kup Konkwistadorów.
lesson-pax-next-5-living-fair-conquistadors-joanna = To dobra karta. Ale wtedy Konkwistadorzy będą dla Fuggera tani, a ich lokalizacją jest Portugalia.
lesson-pax-next-5-living-fair-conquistadors-end = Została jedna akcja i 4 floreny.
lesson-pax-next-5-living-fair-recap = Świętopietrze leży zakryte: to karta następnej zachodniej wyprawy i nikt jej nie kupi. A Portugalia ma po wyprawie drugą figurę, więc trudniej ją zdobyć.

## Rozdział 3: złoto

lesson-pax-next-5-living-gold = Złoto z ręki
    .goal = Sprzedaj Konkwistadorów z ręki i kup kartę, która zarabia.
    .done = Znasz otwarcie według żywych zasad. O które z czterech zwycięstw zagrasz, zależy od ciebie.
lesson-pax-next-5-living-gold-wedding = Fugger kupił Joannę i wydaje ją za króla Aragonii. Para leży teraz w tablicy Fuggera. Joanna przynosi katolicką renomę, tyle samo, ile masz ty.
lesson-pax-next-5-living-gold-serf = Ślub dał Fuggerowi koncesję na granicy, na której stała twoja. Na granicy mieści się jedna. Fugger zapłacił więc 1 florena i represjonował twój pionek: to teraz chłop pańszczyźniany na karcie stanu Aragonii.
lesson-pax-next-5-living-gold-hand = Czy trzeba zagrać Konkwistadorów? Nie. Na ręce są bezpieczni. Zagrani, dadzą dwóch rycerzy, gdy ktoś zaatakuje Portugalię, i odkrycia do zwycięstwa globalizacyjnego. Póki masz ich na ręce, nikt nie może na to liczyć.
lesson-pax-next-5-living-gold-sell = Są też sakiewką. Według żywych zasad dają 4 floreny także z ręki. Dziś masz na co je wydać: sprzedaj ich.
    .hint = Wybierz „Sprzedaj” przy Konkwistadorach na pasku decyzji.
lesson-pax-next-5-living-gold-sell-play = To możliwe, ale akcje lepiej teraz przeznaczyć na dochód.
lesson-pax-next-5-living-gold-sell-fair = Ta wyprawa zapłaciłaby Fuggerowi na granicy, która była twoja.
lesson-pax-next-5-living-gold-sell-ops = Możesz opodatkować nową koncesję Fuggera. Ale trzeba ci kart, które zarabiają w każdej turze, a na nie potrzeba florenów.
lesson-pax-next-5-living-gold-buy = Szukaj transakcji i powstania, które możesz wygrać. Powstanie Jacka Cade'a ma jedno i drugie: działanie zarabia w rzędzie zachodnim, a powstanie w Anglii wysyła pionek karty i twoją koncesję przeciw jednemu zamkowi w Londynie. Kup tę kartę.
    .hint = Wybierz kartę za 4 w rzędzie zachodnim.
lesson-pax-next-5-living-gold-buy-pirates = Ta karta nic nie zarabia. Konkwistadorów sprzedajesz dla czegoś lepszego.
lesson-pax-next-5-living-gold-buy-other = Ta karta nie ma transakcji, a zabierze wszystkie floreny.
lesson-pax-next-5-living-gold-buy-fair = Ta wyprawa zapłaciłaby Fuggerowi na granicy, która była twoja.
lesson-pax-next-5-living-gold-buy-end = Została jedna akcja i 5 florenów.
lesson-pax-next-5-living-gold-recap = Jak to wygląda? W królach i w katolickiej renomie jest remis z Fuggerem. W odkryciach prowadzisz: jedno jest na Portugalii. Do globalizacji brakuje ci koncesji, a przynosi je wygrane powstanie. Wcześnie wybierz więc drogę do zwycięstwa i w każdej turze licz, na co stać przeciwnika.

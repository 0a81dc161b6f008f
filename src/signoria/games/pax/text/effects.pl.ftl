### Co robią karty i karty stanu imperium; teksty składane z ich danych.

effect-comet = Kometa: kupujący od razu uaktywnia jedno z czterech zwycięstw.
effect-where = Lokalizacja: { $where }.
effect-queen = Królowa: mieszka tam, gdzie jej król.
effect-king = Królestwo: król { $empire-gen }.
effect-republic = Republika { $empire-in }.
effect-count = { $count ->
        [one] { $thing }
       *[other] { $count } × { $thing }
    }
effect-own-pawn = twój pionek
effect-with-king = imperium jej króla
effect-agents = Agenci: { $agents }.

effect-trade-shift = Akcja jednorazowa: zmiana szlaku. Otwiera się emporium { $emporium } i stąd ruszają wyprawy { $side-in }.{ $needed ->
        [0] {""}
       *[other] {" "}Wymaga renomy za odkrycia { $needed } na innych twoich kartach.
    }
effect-coronation = Akcja jednorazowa: koronacja. Poślubia jednego z tych królów: { $suitors }.
effect-apostasy = Akcja jednorazowa: apostazja. Gracz, który ma renomę obu religii, traci wszystkie karty z którąkolwiek z nich: { $schism }.
effect-civil-war = Akcja jednorazowa: { $war } przeciw klasie panującej { $where-in }.
effect-religious-war = Akcja jednorazowa: { $war } przeciw heretykom { $where-in }; zwyciężyć ma { $religion }.

effect-inquisitor = Inkwizycja: porusz jednego biskupa tej religii: { $thing }.
effect-commerce = Transakcja: weź 1 florena z rzędu rynku ({ $thing }).
effect-behead = Ścięcie: odrzuć kartę z dowolnej tablicy. Lokalizacja: { $thing }.
effect-tax = Podatek: koncesja płaci 1 florena albo jest represjonowana, a na mapę trafia rekrut. Lokalizacja: { $thing }.
effect-repress = Represje: połóż jedną z tych figur na karcie jej imperium i weź 1 florena: { $thing }.
effect-vote = Głosowanie: zmień ustrój imperium w dowolnej tablicy ({ $thing }), mając najwięcej koncesji na jego granicach.
effect-corsair = Korsarze: porusz jednego pirata tej religii: { $thing }; zabija to, co tam stoi.
effect-siege = Oblężenie: zabij jednego rycerza, zamek lub pirata. Lokalizacja: { $thing }.
effect-campaign = Kampania: wszyscy rycerze { $thing-gen } atakują sąsiednie imperium, po 1 florenie za każdego.

effect-prestige = Renoma: { $kinds }.
effect-ability = { $ability-title }: { $ability }
effect-condottieri-knights = Dopóki ta karta działa w czyjejkolwiek tablicy, a Państwo Kościelne jest katolickie, w Wenecji mieści się dwóch katolickich rycerzy.
    .title = Kondotierzy
effect-ciphers = Przy każdej aktywacji zachodniej możesz też wykonać jedno działanie polityczne (ścięcie, podatek, represje albo głosowanie) z karty w zachodniej połowie tablicy przeciwnika, jakby było twoje.
    .title = Złamany szyfr
effect-first-edition = { $card-first-edition }

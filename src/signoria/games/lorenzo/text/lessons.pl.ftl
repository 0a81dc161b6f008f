### Pierwsza lekcja Lorenzo il Magnifico, własnymi słowami.

lesson-lorenzo-first = Pierwsza runda rodu
    .about = Jedna runda z przygotowanym rywalem pokazuje, do czego służą członkowie rodziny, kości, wieże i słudzy. Każdy wybór można cofnąć.

lesson-lorenzo-first-round = Pierwsza runda
    .goal = Ustaw czterech członków rodziny: dwóch w wieżach, jednego na targowisku, jednego przy zbiorach.
    .done = Czterech członków rodziny ustawionych, dwie karty zdobyte i pierwsze zbiory zwiezione.
lesson-lorenzo-first-round-dice = Prowadzisz ród czerwonych. W każdej turze ustawiasz na planszy jednego z czterech członków rodziny i robisz to, co mówi pole.

    Trzej mają kolory: każdy jest wart tyle, ile pokazuje kość jego koloru, tak samo u wszystkich. Dziś biały jest wart 3, czarny 5, pomarańczowy 1. Neutralny sam nie jest wart nic.
lesson-lorenzo-first-round-white = Zacznij od karty, która będzie pracować przez całą grę. Weź białego, o wartości 3.
    .hint = Kliknij białego członka rodziny albo wybierz go na pasku decyzji.
lesson-lorenzo-first-round-tower = Poziomy wymagają od dołu 1, 3, 5 i 7. Na drugim poziomie wieży włości leży Żwirownia: nic nie kosztuje, od razu daje 2 kamienie, a kolejne przy każdych zbiorach o wartości 4.
    .hint = Wybierz drugi poziom wieży włości.
lesson-lorenzo-first-round-tower-higher = Trzeci poziom wymaga 5: musiałoby pomóc dwóch sług. Żwirownia nie potrzebuje żadnego.
lesson-lorenzo-first-round-tower-empty = Bez włości i budynków da to tylko tyle, co twój żeton premii. Najpierw karta, potem praca.
lesson-lorenzo-first-round-enough = Słudzy mogą podnieść wartość akcji, każdy o 1. Ten poziom wymaga 3, więc nie wydawaj żadnego.
    .hint = Wybierz 0 sług.
lesson-lorenzo-first-round-enough-waste = Nadmiar tu nie pomaga, a wydani słudzy przepadają.
lesson-lorenzo-first-round-black = Zielony sięgnął po budynek. Teraz twój najsilniejszy: czarny, o wartości 5.
    .hint = Wybierz czarnego członka rodziny.
lesson-lorenzo-first-round-character = Sięga trzecich poziomów. Wśród postaci czeka Kondotier: za 2 monety dostajesz 3 punkty wojska, a odtąd twoi członkowie rodziny są o 2 więcej warci w wieży włości. Sam poziom dokłada kamień.
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
lesson-lorenzo-first-round-recap = To cała runda. Jest ich sześć, po dwie na okres. Po każdej drugiej Kościół pyta o wiarę, a kto okaże jej za mało, do końca gry ponosi karę. Na koniec wygrywają punkty: z kart, z wojska, z tego, co zostało.

# Strona główna, stoły, nowy stół, konto: wszystko dookoła gier.

## Rama każdej strony
home-title = Signoria: otwarty stół do gier renesansowych
home-to-content = Do treści
home-ways = Nawigacja główna
home-way-play = Graj
home-way-new = Otwórz stół
home-way-learn = Nauka
home-way-records = Analiza
home-nobody = Zaloguj się
home-notices-waiting =
    { $count ->
        [one] { $count } nowa wiadomość
        [few] { $count } nowe wiadomości
       *[other] { $count } nowych wiadomości
    }
home-again = Spróbuj ponownie
home-copy = Kopiuj
home-copied = Skopiowano
home-footer-own = Signoria jest wolnym oprogramowaniem. Tytuły i znaki towarowe należą do swoich właścicieli. Jeśli polubisz grę, kup ją.
home-footer-details = Czyje to gry
home-footer-authors = Autorzy gry { $game }: { $authors }.

## Imiona dla nowo przybyłych: imię i miasto, listy rozdzielone przecinkami
home-guest-firsts = Bianka, Cosimo, Łucja, Mateusz, Ginewra, Piotr, Izolda, Andrzej, Fiametta, Jakub, Katarzyna, Mikołaj, Helena, Tomasz, Laura, Gwidon, Simonetta, Marsyliusz, Wiktoria, Baltazar
home-guest-places = z Lukki, ze Sieny, z Pizy, z Genui, z Ferrary, z Mantui, z Urbino, z Werony, z Padwy, z Raguzy, z Augsburga, z Brugii, z Lyonu, z Porto, z Toledo, z Krakowa

## Graj teraz
home-hero = Koronuj królów. Funduj republiki.
home-hero-most = Rządź handlem.
home-hero-about = Otwarty stół do renesansowych gier strategicznych. Każdy ruch jest zgodny z zasadami, każda odmowa ma wyjaśnienie, a gra czeka, aż wrócisz.
home-play-game = Gra
home-play-opponents = Przeciwnicy
home-play-opponents-count =
    { $count ->
        [one] { $count } bot
        [few] { $count } boty
       *[other] { $count } botów
    }
home-play-strength = Jak grają
home-play-first = Wybierz inną edycję, a zobaczysz, co się różni.
home-play-now = Graj teraz
home-play-wait = Rozkładanie…
home-play-open = Otwórz stół
home-play-about = z botami w kilka sekund, bez zakładania konta

## Moje gry
home-mine = Moje gry
home-mine-waiting =
    { $count ->
        [0] nic na ciebie nie czeka
        [one] jedna czeka na ciebie
        [few] { $count } czekają na ciebie
       *[other] { $count } czeka na ciebie
    }
home-mine-empty = Nie masz jeszcze gier. Naciśnij „Graj teraz”, a zacznie się pierwsza, przeciw botom.
home-mine-turn = Twój ruch
home-mine-answer = Twoja odpowiedź
home-mine-open = Przed grą
home-mine-wait-bot = Bot myśli
home-mine-over = Koniec
home-mine-frozen = Zamrożona
home-mine-closed = Zamknięta
home-mine-since = ruch: { $who } · { $ago }
home-mine-you-since = twój ruch · { $ago }
home-mine-missing =
    { $count ->
        [one] jedno wolne miejsce
        [few] { $count } wolne miejsca
       *[other] { $count } wolnych miejsc
    }
home-mine-ready = wszystkie miejsca zajęte
home-mine-alone = tylko ty
home-mine-finished = Zakończone
home-mine-all = Wszystkie moje gry
home-mine-fewer = Mniej
home-branches = Stoły próbne
home-branches-empty = W każdej grze możesz cofnąć się do dowolnego kroku i sprawdzić na osobnym stole, co by było, gdyby.
home-branch = Co by było?
home-ago-now = przed chwilą
home-ago-minutes =
    { $count ->
        [one] minutę temu
        [few] { $count } minuty temu
       *[other] { $count } minut temu
    }
home-ago-hours =
    { $count ->
        [one] godzinę temu
        [few] { $count } godziny temu
       *[other] { $count } godzin temu
    }
home-ago-days =
    { $count ->
        [one] wczoraj
        [few] { $count } dni temu
       *[other] { $count } dni temu
    }

## Otwarte stoły
home-open = Otwarte stoły
home-open-count =
    { $count ->
        [0] teraz nikt nie czeka
        [one] jeden szuka graczy
        [few] { $count } szukają graczy
       *[other] { $count } szuka graczy
    }
home-open-empty = W tej chwili nie ma publicznego stołu. Otwórz własny: każdy, kto tu zajrzy, zobaczy go i będzie mógł się dosiąść.
home-open-create = Otwórz stół publiczny
home-open-table = Stół
home-open-seats = Miejsca
home-open-pace = Tempo
home-open-sit = Usiądź
home-open-watch = Oglądaj
home-open-more =
    { $count ->
        [one] jeszcze jeden
        [few] jeszcze { $count }
       *[other] jeszcze { $count }
    }
home-open-untitled = Stół: { $name }
home-open-untitled-nobody = Stół dla każdego
home-seat-free = wolne
home-seats-said = zajęte miejsca: { $taken } z { $all } ({ $names })
home-pace-live = na żywo
home-pace-slow = powoli
home-pace-bank = po { $minutes } min
home-pace-bank-increment = { $minutes } min + { $increment } s
home-pace-days =
    { $count ->
        [one] dzień na ruch
        [few] { $count } dni na ruch
       *[other] { $count } dni na ruch
    }
home-hints-off = bez podpowiedzi
home-moves =
    { $count ->
        [one] jeden ruch
        [few] { $count } ruchy
       *[other] { $count } ruchów
    }

## Nauka
home-learn = Nauka
home-new = Pierwszy raz? Dziesięć minut
home-new-about = Lekcja przy prawdziwym stole: czytaj i wybieraj, a każdy wybór możesz cofnąć.
home-new-done =
    { $done ->
        [0] { $all ->
            [one] jeden krótki rozdział
            [few] { $all } krótkie rozdziały
           *[many] { $all } krótkich rozdziałów
        }
       *[other] ukończono { $done } z { $all }
    }
home-new-begin = Zacznij
home-new-begin-what = Zacznij lekcję: { $game }
home-new-continue = Kontynuuj
home-new-continue-what = Kontynuuj lekcję: { $game }
home-new-more = Więcej lekcji
home-new-more-what = Więcej lekcji: { $game }
home-learn-lesson = Lekcje
home-learn-rules = Zasady
home-learn-glossary = Słowniczek
home-play-alone = Zagraj w pojedynkę
home-learn-puzzles = Zagadka dnia
home-learn-puzzles-about = Znajdź turę, która wygrywa
home-learn-alone = Zagraj w pojedynkę
home-learn-alone-about = Z przeciwnikiem z instrukcji; twoje gry tworzą kampanię
home-learn-records = Przeanalizuj zapis
home-learn-records-about = Wczytaj zapisaną grę i obejrzyj każdy ruch
home-learn-invite = Masz zaproszenie?
home-learn-invite-about = Wklej link i podejdź do stołu

## Nowy stół
new-title = Otwórz stół
new-about = Wybierz grę i graczy. Reszta jest rozsądnie ustawiona.
new-game = Gra
new-edition = Zasady
new-options = Opcje gry
new-options-none = Ta gra nie ma innych opcji.
new-options-changed =
    { $count ->
        [0] jak zwykle
        [one] jedna zmieniona
        [few] { $count } zmienione
       *[other] { $count } zmienionych
    }
new-list-random = losowo
new-seats = Miejsca
new-alone = Stół dla jednej osoby: drugim bankiem gra przeciwnik z instrukcji, który potrafi uzasadnić każdy wybór.
new-dial = Jak trudno
new-seats-about = Ty zajmujesz jedno miejsce, boty są gotowe od razu, a ludzie przychodzą z linkiem albo ze strony głównej.
new-seat = Miejsce { $seat }
new-seat-me = Ja
new-seat-person = Dowolna osoba
new-seat-bot = Bot: { $name }
new-seat-add = Dodaj miejsce
new-seat-remove = Usuń miejsce { $seat }
new-seats-range = miejsca: od { $fewest } do { $most }
new-name = Nazwa stołu
new-name-about = Nieobowiązkowa; widać ją na listach.
new-who = Kto może go zobaczyć
new-who-link = Tylko z linkiem
new-who-link-about = Osoba, której wyślesz link albo pokażesz kod, może oglądać i zająć wolne miejsce.
new-who-public = Publiczny
new-who-public-about = Widać go na stronie głównej; każdy może oglądać i zająć wolne miejsce.
new-pace = Tempo
new-pace-live = Na żywo
new-pace-live-about = Wszyscy są na miejscu i grają do końca. Bez zegara bot może zastąpić gracza, który milczy przez dziesięć minut.
new-pace-slow = Powoli
new-pace-slow-about = Gra trwa dni lub tygodnie; damy ci znać, gdy przyjdzie twój ruch. Bez zegara bot może zastąpić gracza, który milczy przez dwa tygodnie.
new-clock = Zegar
new-clock-none = Bez zegara
new-clock-none-about = Myśl, jak długo chcesz.
new-clock-bank = Zapas czasu
new-clock-bank-about = Każde miejsce ma tyle minut na całą grę i z każdym wyborem zyskuje kilka sekund.
new-clock-minutes = Minuty na grę
new-clock-increment = Sekundy za każdy wybór
new-clock-days = Dni na każdy wybór
new-clock-days-about = Dobre do powolnych gier: z każdym wyborem czas liczy się od nowa.
new-clock-days-count = Dni
new-hints = Podpowiedzi
new-hints-about = Gracze mogą zapytać bota, co by zrobił.
new-chat = Rozmowa otwarta dla wszystkich
new-chat-about = Widzowie też mogą czytać i pisać. Bez tej opcji rozmawiają tylko grający.
new-create = Otwórz stół
new-create-start = Otwórz i zacznij
new-create-wait = Otwieranie…
new-no-me = Nie siedzisz przy tym stole: będziesz oglądać.

## Zaproszenia i linki osobiste
join-title = Zaproszenie
join-wait = Szukamy stołu…
join-name-about = Ktoś zaprasza cię do stołu. Jak mają się do ciebie zwracać inni?
join-name = Twoje imię
join-none = W tym adresie nie ma zaproszenia. Poproś o link jeszcze raz albo wklej go tutaj.
join-paste = Link zaproszenia
join-go = Podejdź do stołu
join-bad = To nie jest link zaproszenia.
join-home = Na stronę główną
resume-title = Witaj ponownie
resume-wait = Rozpoznajemy cię…
resume-none = W tym adresie nie ma osobistego linku. Skopiuj cały link, do samego końca.
resume-guest = W tej przeglądarce nazywasz się { $name } i jesteś gościem bez konta. Jeśli przejdziesz dalej, do tego gościa wrócisz tylko jego osobistym linkiem.
resume-account = W tej przeglądarce nazywasz się { $name }. Jeśli przejdziesz dalej, będziesz tu kimś innym, aż zalogujesz się ponownie.
resume-go = Dalej
resume-stay = Zostań jako { $name }

## Konto
me-title = Ty
me-arrive = Powiedz, kim jesteś
me-arrive-about = Wystarczy imię; od razu można grać.
me-name = Imię
me-name-about = Tak nazywasz się przy stołach.
me-save = Zapisz
me-saved = Zapisano.
me-arrive-go = Wejdź
blocked-title = Właściciel tego serwera zablokował ci dostęp.
me-guest = Jesteś gościem. Pamięta cię ta przeglądarka; z loginem wrócisz z każdego miejsca.
me-account = Masz konto: zaloguj się loginem i hasłem na dowolnym urządzeniu.
me-keep = Zachowaj swoje gry: załóż konto
me-keep-about = Imię, gry i stoły się nie zmienią.
me-login = Login
me-login-about = Co najmniej trzy litery, cyfry lub . _ @ + -
me-password = Hasło
me-password-about = Co najmniej osiem znaków.
me-keep-go = Załóż konto
me-login-title = Masz konto? Zaloguj się
me-login-leave = Tutaj też jesteś gościem: gry, w które gra { $name }, zostaną przy tym gościu. Jeśli chcesz do nich wrócić, zrób najpierw osobisty link.
me-login-go = Zaloguj się
me-logout = Wyloguj się
me-logout-guest = Nie masz konta. Gość, który się wyloguje, wróci tylko osobistym linkiem. Zrobić go najpierw?
me-logout-anyway = Wyloguj mimo to
me-resume = Osobisty link
me-resume-about = Otwiera twoje gry na innym urządzeniu albo tutaj, gdy przeglądarka cię zapomni. Każdy, kto go ma, może grać jako ty: zachowaj go dla siebie.
me-resume-make = Zrób link
me-resume-once = Widać go tylko teraz. Skopiuj go albo złap aparatem telefonu.
me-resume-code = Link jako kod QR
me-resume-void = Unieważnij wszystkie moje linki
me-resume-voided = Dawne linki są nieważne.
me-notices = Wiadomości
me-notices-empty = Nic nowego. Tu znajdziesz to, co działo się przy twoich stołach, gdy cię nie było.
me-notices-read = Oznacz wszystkie jako przeczytane
me-tell = Jak cię powiadamiać
me-tell-about = Gdy przyjdzie twój ruch, gra się zacznie lub skończy albo ktoś o coś zapyta.
me-notices-new = nowe

## Powiadomienia
tell-page = Na tych stronach
tell-page-about = Liczba obok twojego imienia i lista powyżej.
tell-push = Ta przeglądarka
tell-push-about = Wiadomość na ekranie, nawet gdy Signoria jest zamknięta.
tell-push-count =
    { $count ->
        [0] Żadna przeglądarka nie jest jeszcze powiadamiana.
        [one] Powiadamiamy jedną przeglądarkę.
        [few] Powiadamiamy { $count } przeglądarki.
       *[other] Powiadamiamy { $count } przeglądarek.
    }
tell-push-none = Ten serwer nie wysyła wiadomości do przeglądarek.
tell-push-cannot = Ta przeglądarka nie może tu odbierać wiadomości; potrzebne jest bezpieczne połączenie.
tell-push-refused = Przeglądarka nie pozwala na wiadomości. Możesz to zmienić w jej ustawieniach dla tej strony.
tell-push-on = Powiadamiaj w tej przeglądarce
tell-push-off = Już nie w tej przeglądarce
tell-mail = Listy
tell-mail-about = Pocztą elektroniczną; najpierw wyślemy list z linkiem, aby potwierdzić adres.
tell-mail-none = Ten serwer nie wysyła listów.
tell-mail-address = Adres e-mail
tell-mail-on = Wysyłaj mi listy
tell-mail-off = Bez listów
tell-mail-confirmed = potwierdzony
tell-mail-asked = list z linkiem jest w drodze
tell-webhook = Webhooki, dla programów
tell-webhook-about = Wysyłamy podpisany komunikat JSON na twój adres https.
tell-webhook-url = Adres webhooka
tell-webhook-on = Dodaj
tell-webhook-off = Usuń
tell-webhook-secret = Ten sekret podpisuje komunikaty. Widać go tylko teraz.
tell-kind-turn = mój ruch
tell-kind-question = pytania do mnie
tell-kind-started = początek gry
tell-kind-over = koniec gry
tell-live = także z gier na żywo

## Zapisy
alone-title = Zagraj w pojedynkę
alone-about = Grasz Fuggerem. Drugim bankiem gra przeciwnik z instrukcji, według swojego schematu i tabel, i wyjaśnia każdy wybór. Wygrywasz, jeśli ogłosisz jedno z czterech zwycięstw przed nim i zanim wyczerpie się rynek.
alone-dial = Jak trudno
alone-play = { $game }: zagraj w pojedynkę
alone-lesson = Lekcja
alone-rules = Zasady, część O
alone-campaign = Kampania
alone-none = Żadna gra nie jest jeszcze skończona. Tu pojawią się skończone gry z przeciwnikiem z instrukcji.
alone-sum = Wygrane gry: { $won } z { $games }
alone-won = Wygrana
alone-lost = Przegrana
alone-turns = { $count ->
    [one] { $count } tura
    [few] { $count } tury
   *[many] { $count } tur
}
records-title = Przeanalizuj zapis
records-about = Wczytaj zapis gry. Skończoną grę można obejrzeć ruch po ruchu, a w niedokończoną grać dalej.
records-file = Wybierz plik
records-drop = albo upuść go tutaj, albo wklej poniżej jego tekst
records-text = Tekst zapisu
records-go = Połóż na stole
records-wait = Odtwarzanie…
records-empty = Nie ma jeszcze czego czytać.
records-big = Zapis może mieć najwyżej { $size } MB.
records-what = Skąd go wziąć?
records-what-about = Przy każdym stole jest „Pobierz zapis”; w wierszu poleceń zapisem jest każda zapisana gra.

## Czego nie ma
lost-title = Tu nic nie ma
lost-about = Nie ma takiej strony albo już jej nie ma.
lost-home = Na stronę główną

## Edycje
edition-differs =
    { $count ->
        [one] Jeden paragraf jest inny (porównanie z: { $first })
        [few] { $count } paragrafy są inne (porównanie z: { $first })
       *[many] { $count } paragrafów jest innych (porównanie z: { $first })
    }
edition-first = To z tą edycją porównujemy pozostałe: { $first }
edition-rules = Wszystkie zasady tej edycji
edition-absent = Nie ma takiego paragrafu.

# Co mówi serwer: każdy problem w jednym zdaniu.
problem-server-house = Miejsce { $seat } należy do przeciwnika z instrukcji; nikt inny nie może go zająć.
problem-server-no-reasons = Tego wyboru nie dokonał przeciwnik z instrukcji.
problem-server-account-already = Masz już konto.
problem-server-already-asked = Gracze mają już jedno pytanie; najpierw trzeba na nie odpowiedzieć.
problem-server-bad-characters = Są tu znaki, których nie ma w żadnym tekście albo które odwracają jego kolejność.
problem-server-bad-cursor = To nie jest kursor; weź ten z ostatniej odpowiedzi albo go pomiń.
problem-server-bad-options = Opcja gry ma niedozwoloną wartość.
problem-server-bad-request = Żądanie jest nieprawidłowe.
problem-server-bad-request-at = Żądanie jest nieprawidłowe: { $where }.
problem-server-bad-token = Ten token jest nieznany albo już nieważny.
problem-server-away = Baza danych teraz nie odpowiada. Spróbuj za chwilę jeszcze raz.
problem-server-bad-url = „{ $url }” nie jest adresem bazy danych; jest nim ścieżka pliku albo adres zaczynający się od postgresql://.
problem-server-blocked = Właściciel tego serwera zablokował ci dostęp.
problem-server-bot-failed = Bot „{ $bot }” na miejscu { $seat } zawiódł kilka razy z rzędu.
problem-server-bot-plays = Na tym miejscu gra bot; usiądź ponownie, aby wybierać samodzielnie.
problem-server-branch = Przy stole próbnym nie jest to możliwe.
problem-server-bug = Coś poszło nie tak po naszej stronie. Numer błędu: { $number }.
problem-server-database-newer = Bazę danych zapisała nowsza wersja Signorii.
problem-server-frozen = Ten stół jest zamrożony: według obecnych zasad gra nie może toczyć się dalej. Nic z niej nie przepadło.
problem-server-invisible-name = Tego imienia inni by nie zobaczyli; użyj liter.
problem-server-login-taken = Login „{ $login }” jest zajęty.
problem-server-login-wrong = Login i hasło do siebie nie pasują.
problem-server-no-account = To jeszcze nie jest konto: nie ma hasła.
problem-server-no-chat = Rozmowa przy tym stole jest tylko dla grających.
problem-server-no-csrf = Żądanie nie dowodzi, że pochodzi z naszej strony; wczytaj stronę ponownie.
problem-server-no-database = Nie można otworzyć bazy danych { $url }.
problem-server-no-database-file = Nie ma bazy danych { $file }.
problem-server-no-game = Nie ma tu takiej gry.
problem-server-no-puzzle = Nie ma takiej zagadki.
problem-server-no-hints = Przy tym stole nie ma podpowiedzi.
problem-server-hint-failed = Tym razem nie ma podpowiedzi. Zapytaj jeszcze raz.
problem-server-review-failed = Omówienie się nie udało. Poproś jeszcze raz.
problem-server-review-waits = Powstaje już inne omówienie dla ciebie. Poproś znowu, gdy będzie gotowe.
problem-server-no-review = Nikt jeszcze nie poprosił o omówienie tej gry.
problem-server-no-invitation = To zaproszenie jest nieważne albo straciło ważność.
problem-server-no-pack = Nie ma tu takiej paczki danych.
problem-server-pack-used = Przy stołach gra się tą paczką danych, więc zostaje.
problem-server-pack-encoding = { $file } nie jest tekstem w UTF-8; zapisz go ponownie w tym kodowaniu.
problem-server-pack-files = To za dużo plików; paczka danych ma najwyżej { $most ->
    [one] { $most } plik
    [few] { $most } pliki
   *[many] { $most } plików
}.
problem-server-pack-other-game = Paczka danych „{ $title }” jest do innej gry.
problem-server-pack-path = „{ $file }” nie może być nazwą pliku paczki danych: prowadzi gdzie indziej albo ma niedozwolone znaki.
problem-server-pack-too-long = { $file } jest za długi; plik paczki danych ma najwyżej { $most ->
    [one] { $most } znak
    [few] { $most } znaki
   *[many] { $most } znaków
}.
problem-server-pack-twice = W pliku zip ta sama nazwa pliku występuje dwa razy.
problem-server-pack-unreadable = To nie jest paczka danych: ani czytelny plik zip, ani jej pliki.
problem-server-record-pack = Tę grę rozegrano z paczką danych „{ $title }” ({ $digest }), której nie ma na tym serwerze; najpierw dodaj paczkę.
problem-server-no-person = Nie ma takiej osoby.
problem-server-no-profiles = Ten serwer nie prowadzi profili.
problem-server-no-seat = Przy tym stole nie ma miejsca { $seat }.
problem-server-no-table = Nie ma takiego stołu albo nie wolno ci go oglądać.
problem-server-not-absent = Miejsce { $seat } ma jeszcze czas{ $seconds ->
    [0] .
    [one] : { $seconds } sekundę.
    [few] : { $seconds } sekundy.
   *[other] : { $seconds } sekund.
}
problem-server-not-asked = To nie jest teraz twoja decyzja.
problem-server-not-json = Treść tego żądania musi być w formacie JSON.
problem-server-not-known = Najpierw powiedz, kim jesteś.
problem-server-not-offered = Tej opcji nie ma teraz do wyboru.
problem-server-not-owner = Może to zrobić tylko osoba, która otworzyła stół.
problem-server-not-running = Przy tym stole nie toczy się gra.
problem-server-not-seated = Nie siedzisz przy tym stole.
problem-server-not-started = Gra przy tym stole jeszcze się nie zaczęła.
problem-server-not-your-seat = To nie jest twoje miejsce.
problem-server-nothing-asked = Nie ma pytania, na które możesz odpowiedzieć.
problem-server-not-frozen = Ten stół nie jest zamrożony.
problem-server-nothing-here = Tu nic nie ma.
problem-server-only-person = Z tokenem miejsca nie można tego zrobić.
problem-server-only-seat = Do tego potrzebny jest token miejsca.
problem-server-other-site = To żądanie pochodzi z innej strony.
problem-server-password-wrong = To nie jest twoje hasło.
problem-server-resigned = Ta gra jest już przez ciebie poddana.
problem-server-row-damaged = Tego, co baza danych wie o tym stole, nie da się odczytać.
problem-server-running = Gra przy tym stole już się zaczęła.
problem-server-seat-taken = Miejsce { $seat } jest zajęte.
problem-server-seats-empty = Nie wszystkie miejsca są zajęte: { $seats }.
problem-server-stale = Gra potoczyła się dalej: następny wybór ma numer { $number }.
problem-server-still-frozen = Stół pozostaje zamrożony: { $reason }
problem-server-too-big = To za dużo danych naraz.
problem-server-too-many-bot-tables = Limit twoich gier samych botów ({ $most }) jest wyczerpany; poczekaj, aż któraś się skończy.
problem-server-too-long = Ten zapis jest za długi; limit jego wierszy to { $most }.
problem-server-record-slow = Odczytanie tego zapisu trwa zbyt długo.
problem-server-pack-slow = Odczytanie tej paczki danych trwa zbyt długo.
problem-server-too-many = Za dużo żądań; odczekaj chwilę.
problem-server-wrong-method = Ten adres nie przyjmuje takiego żądania.

# Serwer w wierszu poleceń.
cli-about-serve = Uruchamia serwer, na którym grają ludzie i boty.
cli-about-admin = Zarządza bazą danych serwera: wypisuje, eksportuje, importuje, zamyka, usuwa i odmraża stoły, zarządza osobami, sprawdza wszystkie gry, zapisuje zbiór danych, tworzy i odtwarza kopię zapasową.
cli-example-serve = signoria serve --port 8000 --database signoria.db
cli-example-admin = signoria admin verify --database signoria.db
cli-takes-host = Adres, na którym działa serwer.
cli-takes-port = Port, na którym działa serwer.
cli-takes-database = Baza danych: ścieżka pliku albo adres zaczynający się od postgresql://. Bez tego $SIGNORIA_DATABASE, a bez niej plik w katalogu danych programu.
cli-takes-workers = Ile procesów obsługuje żądania; więcej niż jeden wymaga PostgreSQL.
cli-takes-deed = Co zrobić.
cli-takes-what = Stół do eksportu, zamknięcia, usunięcia lub odmrożenia, login lub identyfikator osoby, paczka danych do usunięcia, plik do importu, zapisu lub odczytu albo folder na zbiór danych.
cli-serving = Serwer działa pod adresem { $url }. Kończy go Ctrl+C.
cli-admin-owner = Zapis
cli-admin-imported = Powstał stół. Zaproszenie do niego: { $invite }
cli-admin-thawed = Przy stole { $table } gra toczy się dalej. Zamrożono go, ponieważ: { $reason }
cli-admin-closed = Stół { $table } jest zamknięty.
cli-admin-deleted = Stół { $table } został usunięty.
cli-admin-renamed = { $who } nazywa się teraz { $name }.
cli-admin-blocked = zablokowane
cli-admin-now-blocked = { $who } nie może już wejść.
cli-admin-unblocked = { $who } może znów wejść.
cli-admin-forgotten = Usunięto osobę { $who } i wszystko, co do niej należało.
cli-admin-password = Dla { $who }, jednorazowo i przez godzinę: adres serwera, a za nim { $path }
cli-admin-guest = gość
cli-admin-column-id = id
cli-admin-column-login = login
cli-admin-column-name = imię
cli-admin-column-language = język
cli-admin-column-since = od
cli-admin-column-tables = stoły
cli-admin-column-state = stan
cli-admin-column-title = tytuł
cli-admin-column-characters = znaki
cli-admin-dropped = Usunięto paczkę danych { $pack }.
problem-server-no-login = Nie ma konta „{ $login }”.
problem-server-login-blocked = Konto „{ $login }” jest zablokowane.
problem-server-nobody = Nikt nie ma loginu ani identyfikatora „{ $who }”; identyfikator gościa wskaże „signoria admin people” ze stołem lub imieniem.
cli-takes-called = Nowe imię osoby, dla rename.
cli-admin-backed-up = Liczba wierszy w { $file }: { $rows }.
cli-admin-dataset = Liczba gier zapisanych w { $folder }: { $games }. Pominięte, bo ktoś nie wyraził zgody: { $refused }; bo nie są pełnymi grami samych ludzi: { $unfit }.
problem-server-folder-taken = Folder { $folder } nie jest pusty: podaj nowy, żeby nie zostało w nim nic, co ktoś wycofał.
cli-admin-restored = Liczba wierszy odtworzonych z { $file }: { $rows }.
cli-admin-left-out = Liczba uszkodzonych wierszy, które pominięto: { $rows }.
cli-admin-column-table = stół
cli-admin-column-game = gra
cli-admin-column-status = stan
cli-admin-column-choices = wpisy
cli-admin-column-players = gracze
cli-admin-status-open = otwarty
cli-admin-status-running = w toku
cli-admin-status-over = zakończony
cli-admin-status-frozen = zamrożony
cli-admin-status-closed = zamknięty
cli-admin-verifying = Odtwarzanie
cli-admin-frozen = { $table }: { $reason }
cli-admin-verified = Stoły w porządku: { $passed }, nie w porządku: { $failed }.
kind-deed = czynność
problem-cli-admin-what = Po „{ $deed }” nie stoi nic albo jeden stół lub plik, którego to dotyczy; zobacz --help.
problem-cli-no-server-extra = Serwer potrzebuje { $package }: zainstaluj signoria[server], a dla PostgreSQL także signoria[postgres].
problem-cli-serve-numbers = Potrzebny jest co najmniej jeden proces, a port to liczba od 1 do 65535.
problem-cli-serve-one-worker = Kilka procesów wymaga PostgreSQL; plik SQLite ma jeden.
problem-server-log-gaps = W dzienniku są luki.
problem-server-rules-failed = Zasady zawiodły: { $reason }
problem-server-snapshot-old = Pozycję zapisała wcześniejsza wersja Signorii, a ta nie umie jej odtworzyć.
problem-server-event-unknown = Dziennik mówi o zdarzeniu „{ $event }”, którego ta wersja nie zna.
problem-server-snapshot-differs = Pozycja po wpisie { $number } jest inna niż ta, do której prowadzi jej zapis.
problem-server-decider-differs = Decyduje inne miejsce, niż mówi stół.
problem-server-not-over = Stół mówi, że gra jest skończona, a dziennik tego nie potwierdza.
problem-server-no-backup = { $file } nie jest kopią zapasową Signorii albo nie jest cały.
problem-server-restore-not-empty = Baza danych nie jest pusta; odtwarzaj do nowej.

# Powiadomienia.
notify-title = { $table }: { $game }
notify-turn = Twoja kolej przy stole „{ $table }”.
notify-over = Gra przy stole „{ $table }” jest skończona.
notify-started = Gra przy stole „{ $table }” się zaczęła; rozpoczyna ją { $name }.
notify-question-takeback = { $name } pyta przy stole „{ $table }”, czy można cofnąć wybory.
notify-question-end = { $name } proponuje przy stole „{ $table }” zakończyć grę w tym miejscu.
notify-stop = Dostajesz ten list, bo tak wybrano w twoich ustawieniach. Aby nie dostawać kolejnych: { $link }
notify-confirm-title = Signoria: czy to twój adres?
notify-confirm = Ktoś chce dostawać powiadomienia z Signorii na ten adres. Jeśli to ty, otwórz link i potwierdź; jeśli nie, nie rób nic, a więcej listów nie przyjdzie.
notify-reset-title = Signoria: nowe hasło
notify-reset = Ktoś, mamy nadzieję, że ty, chce nowego hasła do twojego konta. Otwórz link w ciągu godziny i wybierz hasło; jeśli to nie ty, nic nie rób.
notify-page-confirm = Czy wysyłać powiadomienia na adres, na który przyszedł ten link?
notify-page-confirmed = Adres jest potwierdzony. Możesz zamknąć tę stronę.
notify-page-unsubscribe = Czy nie wysyłać ci więcej listów?
notify-page-unsubscribed = Nie dostaniesz więcej listów. Możesz zamknąć tę stronę.
notify-page-yes = Tak
problem-server-bad-address = Adres musi zaczynać się od https:// i prowadzić do hosta w internecie.
problem-server-bad-mail-address = To nie jest adres poczty elektronicznej.
problem-server-bad-setting = { $name } ma nieprawidłową wartość; prawidłową opisuje docs/deployment.md.
problem-server-internal-address = Ten adres nie prowadzi do publicznego internetu.
problem-server-no-mail = Ten serwer nie wysyła listów.
problem-server-no-push = Ten serwer nie powiadamia przeglądarek.
problem-server-no-such-host = Nie można znaleźć hosta „{ $host }”.
problem-server-too-many-hooks = Webhooków może być najwyżej { $most }.
cli-takes-url = Gdzie ludzie znajdują ten serwer, do linków w powiadomieniach; np. https://gry.example.org. Bez tego $SIGNORIA_URL.
cli-admin-vapid = Zachowaj powyższy wiersz w środowisku serwera. Klucz publiczny, który do niego należy: { $public }

# Kolumna tabeli, która należy do grupy, jak „wymaga: armia”.
value-of-group = { $group }: { $name }

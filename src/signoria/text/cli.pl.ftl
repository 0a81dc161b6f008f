# Co mówi wiersz poleceń.

# Pomoc.
cli-help-usage = Użycie: { $usage }
cli-help-flags-placeholder = [FLAGI]
cli-help-command-placeholder = POLECENIE …
cli-help-example = Przykład:
cli-help-more = Więcej o jednym poleceniu: { $example }
cli-help-default = { $meaning } Domyślnie: { $default }.

cli-about-signoria = Stół do renesansowych gier strategicznych.
cli-about-games = Jakie są gry i co można ustalić przed każdą z nich.
cli-about-play = Gra w terminalu, z botami albo z innymi ludźmi.
cli-about-simulate = Rozgrywa wiele gier między botami i podaje wyniki.
cli-about-puzzles = Szuka w grach botów pozycji, w których niewiele sposobów rozegrania tury wygrywa albo daje wyraźnie najwięcej; albo sprawdza zagadki gry.
cli-about-tournament = Boty grają każdy z każdym na wszystkich miejscach i na tych samych rozdaniach, a potem dostają oceny.
cli-about-ladder = To samo, a tabela botów trafia na swoje miejsce w dokumencie.
cli-about-report = Rozgrywa wiele gier między botami i tworzy stronę z wykresami ich wyników oraz tabele do dalszej pracy.
cli-about-tune = Rozgrywa wiele gier między botami i tworzy stronę o tym, co dała w nich każda karta i wartość.
cli-about-dataset = Zapisuje pozycje z gier między botami w plikach Parquet, z wyborami i z tym, jak gry się skończyły.
cli-about-replay = Odtwarza zapis gry krok po kroku albo sprawdza zapisy.
cli-about-review = Szanse wszystkich graczy w zapisanej grze, tury, które kosztowały najwięcej, i co byłoby lepsze.
cli-about-scenario = Uruchamia scenariusze: pozycje z wyborami i tym, co ma z nich wyniknąć.
cli-about-explain = Mówi, dlaczego jakiejś opcji nie ma: w zapisie, w scenariuszu albo na początku nowej gry.
cli-about-rules = Zasady gry, paragraf po paragrafie, naszymi słowami.
cli-about-record = Co zapis mówi o sobie, oraz dowolna jego pozycja jako początek scenariusza.
cli-about-data = Wartości gry jako paczka danych: zapisz ją, by poprawić, albo sprawdź gotową.
cli-about-bench = Jak szybko działa tu silnik.
cli-about-version = Która to wersja i czy jej silnik jest skompilowany.

cli-example-games = signoria games { $game }
cli-example-play = signoria play { $game } --seats 3 --bots greedy,random --lang pl
cli-example-simulate = signoria simulate { $game } --games 100 --seats 2 --bots greedy,random --seed 1 --jobs 2
cli-example-puzzles = signoria puzzles { $game } --games 20 --seats 2 --seed 1 --out zagadki
cli-example-tournament = signoria tournament { $game } --bots apprentice,merchant,greedy --deals 10 --seed 1 --jobs 2
cli-example-ladder = signoria ladder { $game } --deals 10 --seed 1 --document docs/bots.md
cli-example-report = signoria report { $game } --games 200 --seats 3 --bots greedy --seed 1 --csv tabele
cli-example-tune = signoria tune { $game } --games 200 --seats 3 --bots greedy --seed 1 --jobs 2
cli-example-dataset = signoria dataset { $game } --games 200 --seats 2 --bots greedy --seed 1 --jobs 2 --out positions
cli-example-replay = signoria replay --check moja-gra.signoria
cli-example-review = signoria review moja-gra.signoria --html omowienie.html
cli-example-scenario = signoria scenario tests/scenarios
cli-example-explain = signoria explain moja-gra.signoria vote papal-states
cli-example-rules = signoria rules { $game } --coverage
cli-example-record = signoria record moja-gra.signoria --position 12
cli-example-data = signoria data export { $game } moje-pudelko
cli-example-bench = signoria bench { $game }
cli-example-version = signoria version

cli-takes-name = Gra, pod nazwą z „signoria games”.
cli-takes-edition = Edycja gry; jeśli pominięta, pierwsza z listy.
cli-takes-seats = Liczba miejsc przy stole; jeśli pominięta, najmniejsza możliwa.
cli-takes-bots = Boty (apprentice, merchant, banker, magnate, doge, greedy, random albo własny bot gry, na przykład solitaire) na kolejne miejsca, rozdzielone przecinkami; krótsza lista się powtarza. W „play” lista dotyczy miejsc poza twoim, a „human” to jeszcze jeden człowiek przy tej klawiaturze.
cli-takes-seat = Numer twojego miejsca.
cli-takes-seed = Dowolne słowo lub liczba; to samo ziarno daje tę samą grę. Jeśli pominięte, nowe.
cli-takes-option = Opcja gry, na przykład astrology=true; można podać kilka razy.
cli-takes-data = Folder paczki danych: gra się jej wartościami zamiast naszych; można podać po jednej dla każdej gry.
cli-takes-task = Zapisanie paczki z naszymi wartościami (export), sprawdzenie paczki (check) albo pokazanie każdej wartości i tego, skąd jest znana (show).
cli-takes-subject = Gra, której wartości mają być zapisane lub pokazane, albo folder paczki do sprawdzenia lub pokazania.
cli-takes-folder = Folder, w którym ma powstać paczka.
cli-takes-title = Nazwa paczki.
cli-takes-resume = Wznów grę z tego zapisu.
cli-takes-save = Gdzie zachować grę; jeśli pominięte, nowy plik w folderze zachowanych gier.
cli-takes-show-version = Pokaż wersję i zakończ.
cli-takes-lang = Język: angielski albo polski. Jeśli pominięty, język systemu.
cli-takes-games = Ile gier rozegrać.
cli-takes-bot = Bot, który gra na wszystkich miejscach.
cli-takes-limit = Ile najwyżej pozycji jednej tury przejrzeć; tura, która ma ich więcej, jest pomijana.
cli-takes-target = Folder, do którego zapisuje się scenariusze.
cli-takes-deals = Ile rozdań rozegrać; każde we wszystkich układach miejsc.
cli-takes-longest = Po ilu decyzjach przerwać grę; taka gra liczy się jako błąd.
cli-takes-even = Wybiera losowo to, czego każdy gracz ma po jednym, na przykład mocarstwo; wtedy każde jest mierzone równie często.
cli-takes-on = Gdzie toczą się gry: tutaj („here”) czy na klastrze Ray („ray”): tym z RAY_ADDRESS, a jeśli go nie podano, na klastrze tego komputera. Wyniki są te same.
cli-takes-jobs = Ile procesów dzieli się pracą; wyniki są zawsze te same.
cli-takes-out = Strona do zapisania; domyślnie tuning-GRA-MIEJSCA.html w tym folderze.
cli-takes-report-out = Strona do zapisania. Bez tej opcji: report-GRA-MIEJSCA.html w tym folderze.
cli-takes-html = Strona do zapisania, cała w jednym pliku, który można wysłać innym.
cli-takes-review-seed = Dowolne słowo lub liczba; to samo ziarno daje to samo omówienie.
cli-takes-csv = Zapisuje też wszystkie tabele raportu w tym folderze jako CSV.
cli-takes-parquet = To samo jako Parquet; potrzebny jest pyarrow.
cli-takes-ledger = Plik z wynikami; tego, co w nim jest, nie gra się ponownie. Bez tej opcji: tournament-GRA-MIEJSCA.jsonl w tym folderze.
cli-takes-journal = Plik, w którym każda gra jest zapisywana, gdy się kończy; co w nim jest, nie jest grane ponownie, więc przerwany przebieg idzie dalej. Bez niego nic się nie zapisuje.
cli-takes-also = Plik z wynikami innych gier, które też są oceniane; można powtarzać.
cli-takes-document = Dokument z miejscem na tabelę. Bez tej opcji tabela trafia na ekran.
cli-takes-positions = Folder na pliki; tego, co w nim jest, nie gra się ponownie. Bez tej opcji: dataset-GRA-EDYCJA-MIEJSCA w tym folderze.
cli-takes-as-json = Wypisz wszystko jako JSON.
cli-takes-paths = Jeden lub więcej plików.
cli-takes-path = Zapis gry.
cli-takes-check = Sprawdź każdy zapis: czy każdy wybór jest dozwolony, a każdy skrót zgodny.
cli-takes-whole = Wypisz całą grę bez zatrzymywania się.
cli-takes-words = Opcja słowami zapisu (czasownik i rzecz), sam czasownik albo część nazwy; przed nią zapis lub scenariusz, którego dotyczy, chyba że podano --game.
cli-takes-after = Pozycja po tylu wyborach scenariusza; jeśli pominięte, pierwsza.
cli-takes-at = Pozycja po tylu wyborach zapisu; jeśli pominięte, ostatnia.
cli-takes-game = Zapytaj o nową grę zamiast o plik.
cli-takes-coverage = Wypisz paragrafy, których nie dowodzi żaden test; dopóki takie są, kod wyjścia to 1.
cli-takes-compare = Dwie edycje: wypisz każdy paragraf, którym się różnią.
cli-takes-paragraph = Wypisz tylko ten paragraf.
cli-takes-info = Wypisz nagłówek: grę, edycję, graczy, datę.
cli-takes-position = Wypisz pozycję po tylu wyborach jako początek scenariusza.
cli-takes-help = Pokaż tę pomoc i zakończ.

# Błędne polecenia i pliki.
kind-command = polecenie
kind-task = zadanie
kind-bot = bot

problem-cli-no-such-flag = { $command } nie zna flagi { $flag }.
problem-cli-no-pack = { $folder } nie jest folderem paczki danych.
problem-cli-two-packs = Są dwie paczki danych dla gry { $game }; podaj jedną.
problem-cli-data-what = „data { $task }” wymaga: export GRA FOLDER, check FOLDER albo show GRA|FOLDER.
problem-cli-no-such-flag-near = Nie ma tu flagi { $flag }; czy chodzi o { $near }?
problem-cli-flag-usage = Flaga { $flag } jest podana bez wartości albo z wartością, której nie przyjmuje.
problem-cli-missing = Brakuje { $name }; zobacz { $command } --help.
problem-cli-not-a-number = { $name } wymaga liczby całkowitej.
problem-cli-number-too-long = Liczba może tu mieć najwyżej { $most ->
        [one] 1 cyfrę
        [few] { $most } cyfry
       *[many] { $most } cyfr
    }.
problem-cli-flags-apart = { $other } nie łączy się z { $flag }.
problem-cli-usage = Te argumenty są niezrozumiałe; zobacz { $command } --help.
problem-cli-no-file = Nie ma pliku { $file }.
problem-cli-file-exists = { $file } już istnieje; wybierz inną nazwę.
problem-cli-not-text = { $file } nie jest plikiem tekstowym.
problem-cli-cannot-read = Nie można odczytać { $file }: { $reason }.
problem-cli-cannot-write = Nie można zapisać { $file }: { $reason }.
problem-cli-too-big = { $file } jest za duży: zapis albo scenariusz może mieć najwyżej { $megabytes } MB.
problem-cli-cannot-print = Nie można wypisać wyniku: { $reason }.
cli-reason-permission = brak uprawnień
cli-reason-folder = to folder
cli-reason-no-folder = część ścieżki nie jest folderem
cli-reason-long-name = nazwa jest za długa
cli-reason-name = plik nie może mieć takiej nazwy
cli-reason-full = dysk jest pełny
cli-reason-read-only = dysk jest tylko do odczytu
cli-reason-other = system odmawia ({ $code })
problem-cli-option-twice = Opcja { $name } jest podana dwa razy.
problem-cli-option-form = Opcję gry podaje się jako nazwa=wartość, a nie „{ $text }”.
problem-cli-no-bots = Lista botów jest pusta.
problem-cli-jobs = Potrzebny jest co najmniej jeden proces.
problem-cli-on = Gry toczą się tutaj („here”) albo na klastrze Ray („ray”), a nie na „{ $on }”.
problem-rating-no-choix = Oceny siły wymagają pakietu choix. Zainstaluj „{ $package }”.
problem-cluster-no-ray = Klaster wymaga pakietu Ray. Zainstaluj „{ $package }”.
problem-cluster-away = Pod adresem { $address } z RAY_ADDRESS nie odpowiada żaden klaster Ray.
problem-cluster-version = Węzeł klastra ma wersję Signorii { $there }, a ten komputer { $here }. Zainstaluj wszędzie tę samą wersję.
problem-cli-explain-what = Podaj zapis lub scenariusz i opcję, o którą pytasz, albo grę po --game.
problem-cli-explain-no-book = Podaj opcję, o którą pytasz: „{ $game }” nie ma własnego przeciwnika, który powiedziałby, co wybiera.
problem-cli-explain-over = Gra jest tam skończona: nikt już nie wybiera.
problem-cli-at-scenario = --at jest do zapisów; w scenariuszu --after liczy zapisane wybory.
problem-cli-after-record = --after jest do scenariuszy; w zapisie pozycję wskazuje --at.
problem-cli-no-scenarios = W { $folder } nie ma scenariuszy (*.toml).
problem-cli-one-record = Odtworzyć można naraz tylko jeden zapis; kilka można sprawdzić z --check.
problem-cli-no-such-seat = Nie ma miejsca { $seat }; ostatnie to { $last }.
problem-cli-game-over = Gra w { $file } jest skończona; pokaże ją „signoria replay”.
problem-cli-no-such-number = Na tej liście nie ma numeru { $number }; ostatni to { $last }.
problem-cli-several = „{ $text }” może znaczyć: { $options }.
problem-cli-none-offered = Nic z „{ $text }” nie jest teraz do wyboru; „? { $text }” powie dlaczego.
problem-cli-nothing-to-review = W { $file } nie ma jeszcze żadnego wyboru, więc nie ma czego omawiać.
problem-cli-no-such-entry = Nie ma wpisu „{ $text }”; ostatni to { $last }.
problem-cli-replay-key = „{ $text }” nic tu nie znaczy: Enter, b, g 12, p albo q.
problem-too-many-bots = { $bots ->
        [one] { $bots } bot
        [few] { $bots } boty
       *[many] { $bots } botów
    } na { $seats ->
        [one] { $seats } wolne miejsce
        [few] { $seats } wolne miejsca
       *[many] { $seats } wolnych miejsc
    } to za dużo.
problem-no-games = Trzeba rozegrać co najmniej jedną grę.
problem-tournament-bots = Turniej potrzebuje co najmniej dwóch botów, każdego raz.
problem-tournament-too-many = Te boty spotkałyby się w tylu układach miejsc: { $count }, a może ich być najwyżej { $most }. Podaj mniej botów albo mniej miejsc.
problem-tournament-endless = Gra turnieju nr { $number } nie kończy się. Została przerwana; liczba wyborów do tej chwili: { $choices }.
problem-results-file = Pliku { $file } nie da się odczytać ani zapisać jako wyników gier.
problem-results-other = Plik { $file } zawiera wyniki innych gier: podaj inny plik albo tę samą grę, edycję, opcje, miejsca, boty i ziarno, a w turnieju także te same rozdania.
problem-results-unlike = Gier z pliku { $file } nie można oceniać razem z tymi: mają inną grę, edycję, liczbę miejsc albo inne opcje lub wartości.
problem-ladder-no-place = W pliku { $file } nie ma miejsca na tę tabelę: wiersza „{ $begin }”, a pod nim „{ $end }”.
problem-report-no-parquet = Tu nie można zapisać plików Parquet, bo nie ma pakietu pyarrow: pip install { $package }
problem-report-tables = Nie można zapisać tabel: { $folder }
problem-dataset-other = Folder { $folder } zawiera inny zbiór danych: podaj inny folder albo tę samą grę, edycję, miejsca, liczbę gier, boty, opcje i ziarno.
problem-dataset-not-empty = Folder { $folder } nie jest pusty i nie zawiera zbioru danych: podaj nowy albo pusty.
problem-dataset-endless = Gra zbioru danych nr { $number } nie kończy się. Została przerwana; liczba wyborów do tej chwili: { $choices }.
problem-dataset-unwritten = Zbioru danych nie da się zapisać w { $folder }: { $reason }.
problem-no-decisions = Gra musi mieć co najmniej jedną decyzję.
problem-nothing-even = W tej grze gracze nie wybierają niczego, czego każdy ma po jednym, więc --even nie ma znaczenia.

cli-no-extra = Wiersz poleceń wymaga pakietu „{ $package }”: zainstaluj „signoria[cli]”.
problem-cli-no-research-extra = Zbiory danych wymagają pakietu „{ $package }”: zainstaluj „signoria[research]”.

# Liczby.
cli-decimal-mark = ,
cli-percent = { $number } %
cli-interval = od { $low } do { $high }

# Gry i wersje.
cli-column-game = gra
cli-column-name = nazwa
cli-column-editions = edycje
cli-column-seats = miejsca
cli-column-state = stan
cli-game-complete = kompletna
cli-game-growing = w budowie
cli-games-more = Edycje i opcje jednej gry: { $example }
cli-game-seats = Liczba miejsc: { $seats }
cli-game-editions = Edycje:
cli-game-options = Opcje, z wartością domyślną:
cli-version = signoria { $version }, silnik { $engine }, Python { $python }
cli-engine = Silnik: { $engine }
cli-engine-compiled = skompilowany
cli-engine-interpreted = interpretowany
cli-column-speed = decyzji/s
cli-column-clone = kopia, µs
cli-column-bytes = stan, bajty

# Przy stole.
cli-which-game = Która gra?{" "}
cli-new-game = { $game }, { $edition } (ziarno { $seed })
cli-resumed = { $game }, dalszy ciąg po wyborze { $number }
cli-player = { $seat }: { $player }
cli-player-human = ty
cli-player-bot = bot „{ $bot }”
cli-keys-hint = Wpisz numer opcji, ? aby zobaczyć pomoc, q aby wyjść.
cli-prompt = {"> "}
cli-answered = Zapamiętane do czasu, aż wszyscy odpowiedzą; „u” cofa.
cli-asked = { $seat }: { $question }
cli-undone = Cofnięto wybór { $number }: { $option }
cli-redone = Ponowiono wybór { $number }: { $option }
cli-saved = Zapisano w { $file }.
cli-saved-left = Gra jest zachowana w { $file }. Aby grać dalej: { $command }
cli-saved-over = Gra jest zachowana w { $file }. Aby ją obejrzeć: { $command }
cli-no-history = Nic się jeszcze nie wydarzyło.
cli-position = Pozycja po wyborze { $number }
cli-preview = Co by się stało
cli-in-words = Słowami: { $words }
cli-key-choose = wybierz opcję o tym numerze; wystarczą też jej słowa albo część nazwy
cli-keys-explain = ? 3, ? czasownik rzecz
cli-key-explain = dlaczego czegoś nie ma; sam czasownik (? sell) albo część nazwy pyta o wszystko, co może znaczyć
cli-key-undo = cofnij swój ostatni wybór, ponów go
cli-key-history = co się działo, ostatnie dziesięć wpisów albo tyle, ile podasz
cli-key-why = dlaczego przeciwnik z instrukcji tak zagrał w ostatniej turze
cli-key-advice = co zrobiłby bot, czego się po tym spodziewa i dlaczego
cli-advice = { $place }. { $option }: szansa na wygraną { $expected } %{ $spread ->
        [0] {""}
       *[other] , ± { $spread }
    }
cli-advice-then = Potem: { $line }
cli-no-reasons = Przeciwnik z instrukcji nie dokonał jeszcze wyboru.
cli-solo-would = Według instrukcji { $seat } wybiera: { $option }
cli-key-board = pozycja, tyle, ile o niej wiesz
cli-key-save = zapisz, tu albo pod inną nazwą
cli-key-quit = wyjdź; gra zostanie zachowana
cli-verbs = Czasowniki tej gry: { $verbs }

cli-log-choice = { $number }. { $seat }: { $option }
cli-log-other = { $number }. { $seat }
cli-log-other-undo = { $number }. { $seat } cofa wybór
cli-log-other-redo = { $number }. { $seat } ponawia wybór
cli-log-undo = { $number }. { $seat } cofa: { $option }
cli-log-redo = { $number }. { $seat } ponawia: { $option }
cli-over = Koniec gry: { $outcome }
cli-winners = { $count ->
        [0] Nikt nie wygrywa.
        [one] Wygrywa: { $winners }
       *[other] Wygrywają: { $winners }
    }
cli-score = { $seat }: { $score }

# Dlaczego nie?
cli-why-offered = Do wyboru: { $options }
cli-why-refused = Nie ma do wyboru: { $options }
cli-why-first = (to zdanie dotyczy: { $option })
cli-and-more = { $names } i jeszcze { $more }
cli-rule-code = Kod:
cli-rule-proofs = Dowodzą tego:
cli-rule = { $id } · { $title }: { $digest }

# Zasady.
cli-unproved = { $id } · { $title }: nie dowodzi tego żaden test
cli-stray-proof = { $id }: dowodzi tego { $places }, ale takiego paragrafu nie ma
cli-coverage = Dowiedziono { $proved } z { $total ->
        [one] { $total } zasady
       *[other] { $total } zasad
    }.
cli-rule-absent = nie ma takiej zasady
cli-rule-book = (W instrukcji tej edycji: { $book }.)
cli-rules-differ = { $count ->
        [0] Żaden paragraf się nie różni.
        [one] Różni się jeden paragraf.
        [few] Różnią się { $count } paragrafy.
       *[many] Różni się { $count } paragrafów.
    }

# Scenariusze i zapisy.
cli-scenario-passed = ok      { $file }: { $title }
cli-scenario-failed = BŁĄD    { $file }: { $title }
cli-scenario-failure = wiersz { $line }: { $failure }
cli-scenario-broken = WADLIWY { $file }: { $problem }
cli-scenario-sum = { $passed ->
        [one] { $passed } udany
        [few] { $passed } udane
       *[many] { $passed } udanych
    }, { $failed ->
        [one] { $failed } nieudany
        [few] { $failed } nieudane
       *[many] { $failed } nieudanych
    }
cli-check-passed = ok      { $file }: { $choices ->
        [one] { $choices } wybór
        [few] { $choices } wybory
       *[many] { $choices } wyborów
    }
cli-check-failed = BŁĄD    { $file }: { $problem }
cli-checked = { $passed ->
        [one] { $passed } poprawny
        [few] { $passed } poprawne
       *[many] { $passed } poprawnych
    }, { $failed ->
        [one] { $failed } błędny
        [few] { $failed } błędne
       *[many] { $failed } błędnych
    }
cli-record-of = { $game }, { $edition }: { $choices ->
        [one] { $choices } wybór
        [few] { $choices } wybory
       *[many] { $choices } wyborów
    }
cli-replay-keys = Enter: dalej, b: wstecz, g 12: do wpisu 12, p: pozycja, q: wyjście
cli-replay-prompt = [{ $place }/{ $last }]{" "}
cli-replay-start = Początek gry.
cli-info-game = Gra
cli-info-edition = Edycja
cli-info-rules = Wersja zasad
cli-info-date = Data
cli-info-choices = Wybory
cli-info-undone = Cofnięte
cli-info-option = Opcja
cli-running = Gra nie jest skończona.
cli-exported = Pozycja po wyborze { $number } z { $file }

# Symulacja.
cli-reviewing = Oceniam tury
cli-simulating = Rozgrywam
cli-simulated = { $game }, { $edition }
cli-sum-games = { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[many] { $games } gier
    } na { $seats ->
        [one] { $seats } miejsce
        [few] { $seats } miejsca
       *[many] { $seats } miejsc
    }, ziarno { $seed }
cli-sum-unfinished = Gra { $number } nie skończyła się po { $choices ->
        [one] { $choices } decyzji
       *[other] { $choices } decyzjach
    }. Jej zapis: { $file }
cli-column-outcome = zakończenie
cli-column-games = gry
cli-column-share = udział
cli-column-who = kto
cli-column-wins = wygrane
cli-column-interval = przedział 95 %
cli-column-rating = ocena
cli-seat-number = miejsce { $seat }
cli-percentile = { $percent } %: { $length }
cli-sum-length = Wyborów na grę: średnio { $mean }; percentyle { $percentiles }
cli-sum-speed = { $choices ->
        [one] { $choices } decyzja
        [few] { $choices } decyzje
       *[many] { $choices } decyzji
    } w { $seconds } s: { $speed } na sekundę

cli-page-written = Strona jest zapisana: { $file }
cli-dataset-done = { $positions ->
    [one] Jedna pozycja
    [few] { $positions } pozycje
   *[many] { $positions } pozycji
}, gry: { $games }, ziarno { $seed }, w { $folder }.
cli-tournament-done = { $games ->
    [one] Rozegrano jedną grę
    [few] Rozegrano { $games } gry
   *[many] Rozegrano { $games } gier
 } (ziarno { $seed }); wyniki są w pliku { $file }.

# Paczki danych.
cli-data-exported = Nasze wartości są w folderze { $folder }. Zmień to, co masz wydrukowane, a potem: { $command }
cli-data-title = Moje pudełko
cli-data-wrong =
    { $number ->
        [one] Jeden błąd.
        [few] { $number } błędy.
       *[many] { $number } błędów.
    }
cli-data-right =
    { $number ->
        [0] „{ $title }” ({ $digest }) jest w porządku i ma nasze wartości.
        [one] „{ $title }” ({ $digest }) jest w porządku. Jedna wartość różni się od naszej:
        [few] „{ $title }” ({ $digest }) jest w porządku. { $number } wartości różnią się od naszych:
       *[many] „{ $title }” ({ $digest }) jest w porządku. { $number } wartości różni się od naszych:
    }
cli-column-value = wartość
cli-column-number = liczba
cli-column-ours = u nas
cli-column-theirs = tutaj
cli-column-origin = skąd znana
cli-info-data = Wartości

# Dlaczego wyboru nie będzie można cofnąć.
cli-final-ends = Gra się tym kończy: nie będzie można tego cofnąć.
cli-final-chance = { $what }: nie będzie można tego cofnąć.
cli-final-shown = Inni dowiedzą się czegoś nowego albo mogą zareagować: nie będzie można tego cofnąć.
cli-final-secret = Inni też mogą odpowiadać: być może nie będzie można tego cofnąć.
cli-final-last = Wtedy wszyscy już odpowiedzą: nie będzie można tego cofnąć.
cli-final-asks = Następnie decyduje { $seat }: potem nie będzie można tego cofnąć.

# Zagadki
cli-puzzle-found = { $file }: { $words } ({ $level }, { $ways } z { $ends })
cli-puzzles-found = Znalezione zagadki: { $count }; rozegrane gry: { $games }; ziarno { $seed }.
cli-puzzle-dead = { $name }: { $why }
cli-puzzles-checked = Sprawdzone zagadki: { $count }; już niepoprawne: { $dead }.

# Co mówi silnik, niezależnie od gry.

seat = Miejsce { $word }

event-forced = { $seat }: { $option } (jedyna możliwość)

refusal-not-asked = Nie o to chodzi w tej chwili. Teraz: { $question }
refusal-not-yours = To nie twoja decyzja: teraz decyduje { $seat }.
refusal-waiting = Teraz nie odpowiadasz albo twoja odpowiedź już jest: stół czeka na odpowiedzi innych.
prompt-waiting = Kilka osób decyduje jednocześnie: stół czeka na ich odpowiedzi.
refusal-game-over = Gra jest skończona.

# Rodzaje rzeczy w komunikatach o błędach; każda gra dodaje własne.
kind-chance = rodzaj losowania
kind-column = wartość
kind-edition = edycja
kind-event = zdarzenie
kind-file = plik
kind-game = gra
kind-gameoption = opcja gry
kind-key = klucz
kind-language = język
kind-outcome = rodzaj zakończenia
kind-paragraph = paragraf
kind-paragraph-kind = rodzaj paragrafu
kind-part-about = temat części
kind-refusal = powód odmowy
kind-row = wiersz tabeli
kind-seat = miejsce
kind-verb = czasownik
kind-word = słowo

# Błędy w danych, każdy w jednym zdaniu.
problem-at-line = Wiersz { $line }: { $problem }
problem-no-such-thing = W tej grze nie da się wybrać niczego o nazwie „{ $word }”.
problem-no-such-option = W tej grze nie ma opcji numer { $option }.
problem-unknown-word = Nie ma czegoś takiego jak „{ $word }” ({ $kind }).
problem-unknown-word-near = Nie ma czegoś takiego jak „{ $word }” ({ $kind }); czy chodzi o „{ $near }”?
problem-unknown-word-among = Nie ma czegoś takiego jak „{ $word }” ({ $kind }); znane: { $known }.
problem-thing-wanted = „{ $verb }” wymaga podania rzeczy: { $kind }.
problem-thing-not-wanted = „{ $verb }” stoi samo; „{ $word }” jest zbędne.
problem-bot-other-game = Bot „{ $bot }” nie gra w „{ $game }”.
problem-learned-no-numpy = Bot „{ $bot }” wymaga pakietu „numpy”: zainstaluj „signoria[learn]”.
problem-learned-no-file = Nie ma pliku { $file } z wytrenowaną siecią.
problem-learned-broken = Plik { $file } nie jest wytrenowaną siecią Signorii.
problem-learned-format = Sieć w { $file } ma format { $format }; ta wersja czyta { $known }. Wytrenuj ją ponownie.
problem-learned-other-game = Sieć w { $file } trenowano do „{ $trained }”, nie do „{ $game }”.
problem-learned-other-layout = Sieć w { $file } trenowano, gdy „{ $game }” miała inne obserwacje lub opcje. Wytrenuj ją ponownie.
problem-learned-other-table = Sieć w { $file } trenowano do innego stołu: edycja „{ $edition }”, liczba miejsc: { $seats }.
problem-scenario-advised = „advised” to true lub false, a true może mieć tylko gra, której zasady mają własnego przeciwnika; „{ $game }” go nie ma.
problem-wrong-seats = Liczba miejsc w tej grze: od { $fewest } do { $most }, a nie { $seats }.
problem-option-barred = Edycja { $edition } nie ma opcji { $name }.
problem-option-value = Opcja { $name } nie może mieć wartości „{ $value }”; możliwe: { $values }.
problem-chance-of-another-kind = Potrzebny jest tu wynik losowania rodzaju { $wanted }, a nie rodzaju { $found }.
problem-chance-impossible = Los nie może tu wskazać: { $thing }.
problem-number-between = „{ $name }” wymaga liczby od { $least } do { $most }.
problem-number-wanted = Zamiast „{ $word }” potrzebna jest liczba.
problem-event-too-long = Zdarzenie „{ $event }” kończy się przed „{ $word }”.

# Błędy w plikach TOML.
problem-toml-wrong = To nie jest TOML; może brakuje cudzysłowu, przecinka, nawiasu albo znaku równości.
problem-toml-twice = To występuje tu po raz drugi.
problem-toml-too-deep = Listy i tabele są zagnieżdżone zbyt głęboko, by je odczytać.
problem-pack-file-missing = Brakuje pliku { $file }; paczka danych zawiera wszystkie pliki swojej gry.
problem-pack-title-wrong = „title” mówi, jak nazywa się paczka: litery, cyfry, odstępy i prosta interpunkcja, najwyżej { $most ->
        [one] 1 znak
        [few] { $most } znaki
       *[many] { $most } znaków
    }, w cudzysłowie.
problem-pack-changed-wrong = „changed” mówi, skąd znane są zmienione wartości: { $known }.
problem-pack-other-edition = Paczka danych „{ $title }” ma wartości edycji { $known }; nie można z nią grać w edycję { $edition }.
problem-pack-no-values = „{ $game }” nie ma wartości, które paczka danych mogłaby zmienić.
problem-in-sheet = { $file }, wiersz { $line }: { $problem }
problem-sheet-too-long = Plik ma więcej niż { $most ->
        [one] 1 znak
        [few] { $most } znaki
       *[many] { $most } znaków
    }.
problem-sheet-row-missing = Brakuje wiersza „{ $row }”; muszą być wszystkie wiersze i żadne inne.
problem-sheet-row-wrong = „{ $row }” wymaga wartości, na przykład: { $row } = {"{"} cost = 4 {"}"}
problem-sheet-number-wrong = „{ $name }” musi być liczbą całkowitą od { $low } do { $high }.
problem-sheet-list-length = „{ $name }” musi być listą liczb całkowitych, od { $least } do { $most } pozycji.
problem-sheet-words-length = „{ $name }” musi być listą słów, od { $least } do { $most }.
problem-sheet-word-wrong = „{ $name }” musi być słowem w cudzysłowie, na przykład "{ $example }".
problem-sheet-origin-wrong = „from” mówi, skąd znana jest wartość: { $known }.
problem-sheet-name-wrong = Nazwa składa się z liter, cyfr, odstępów i prostej interpunkcji, najwyżej { $most ->
        [one] 1 znak
        [few] { $most } znaki
       *[many] { $most } znaków
    }, na przykład: name = {"{"} pl = "Śląsk" {"}"}
problem-sheet-line-too-long = Wiersz ma więcej niż { $most ->
        [one] 1 znak
        [few] { $most } znaki
       *[many] { $most } znaków
    }.
problem-toml-text-missing = „{ $name }” wymaga tekstu w cudzysłowie.
problem-toml-texts-wanted = „{ $name }” wymaga listy tekstów w cudzysłowach.
problem-toml-list-wanted = „{ $name }” wymaga listy.
problem-toml-table-wanted = „{ $name }” wymaga tabeli.
problem-toml-not-a-table-list = „{ $name }” stoi w podwójnych nawiasach: [[{ $name }]].
problem-scenario-expects-nothing = Niczego się tu nie oczekuje; napisz w „then”, co ma zachodzić.
problem-scenario-edition-on-top = Edycję podaje się na początku pliku, obok gry.
problem-scenario-given-and-start = Scenariusz ma albo pozycję ([given]), albo nową grę ([start]), nie jedno i drugie.
problem-scenario-said = „{ $name }” wymaga części zdania w cudzysłowie albo listy takich części.
problem-scenario-seats = „{ $value }” to nie liczba miejsc.

# Błędy w spisach zasad i ich dowodach.
problem-rule-id-wrong = „{ $id }” nie jest paragrafem; paragraf zaczyna się wielką literą i ma tylko litery, cyfry, kropki i łączniki.
problem-rule-twice = Paragraf { $id } występuje po raz drugi.
problem-rule-part-empty = Część { $id } nie ma paragrafów.
problem-proofs-need-checkout = To, co udowodniono, zapisane jest w testach, a te są tylko w kodzie źródłowym.
problem-proof-unclear = { $file }, wiersz { $line }: paragraf, którego dowodzi test, trzeba wypisać w cudzysłowie.
problem-in-file = { $file }: { $problem }

# Co w scenariuszu okazało się inaczej.
failure-differs = { $path }: oczekiwano { $expected }, jest { $found }.
failure-has = { $path }: brakuje { $item }; jest { $found }.
failure-lacks = { $path }: nie powinno tu być { $item }; jest { $found }.
failure-choice-refused = Nie można wybrać „{ $option }” ({ $rule }): { $reason }
failure-not-offered = „{ $option }” nie jest do wyboru ({ $rule }): { $reason }
failure-offered = „{ $option }” jest do wyboru.
failure-offered-besides = „{ $option }” też jest do wyboru.
failure-other-rule = „{ $option }”: zabrania tego { $found }, a nie { $expected }: { $reason }
failure-event = Nie zaszło „{ $event }”; zaszło: { $happened }.
failure-advised = Przeciwnik z instrukcji powinien wybrać „{ $expected }”, a wybiera „{ $found }”.
failure-reason = Nie podano powodu „{ $reason }”; podano: { $given }.
failure-asked = Decydować powinno teraz: { $expected }. Decyduje: { $found }.
failure-said = Nie pada „{ $part }”; pada: { $found }
failure-not-over = Gra nie jest skończona.
failure-chance-kind = Zapisano „{ $expected }”, ale gra losuje teraz „{ $found }”.
failure-chance-impossible = „{ $expected }” nie może tu wypaść.
failure-chance-unused = Zapisano losowanie, o które gra nie zapytała: { $expected }.

# Co mówi silnik, niezależnie od gry.

seat = Miejsce { $word }

event-forced = { $seat }: { $option } (jedyna możliwość)

refusal-not-asked = Nie o to chodzi w tej chwili. Teraz: { $question }
refusal-not-yours = To nie twoja decyzja: teraz decyduje { $seat }.
refusal-game-over = Gra jest skończona.

# Rodzaje rzeczy w komunikatach o błędach; każda gra dodaje własne.
kind-chance = rodzaj losowania
kind-edition = wydanie
kind-event = zdarzenie
kind-game = gra
kind-key = klucz
kind-language = język
kind-outcome = rodzaj zakończenia
kind-paragraph = paragraf
kind-paragraph-kind = rodzaj paragrafu
kind-refusal = powód odmowy
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
problem-wrong-seats = Liczba miejsc w tej grze: od { $fewest } do { $most }, a nie { $seats }.
problem-chance-of-another-kind = Potrzebny jest tu wynik losowania rodzaju { $wanted }, a nie rodzaju { $found }.
problem-chance-impossible = Los nie może tu wskazać: { $thing }.
problem-number-wanted = Zamiast „{ $word }” potrzebna jest liczba.
problem-event-too-long = Zdarzenie „{ $event }” kończy się przed „{ $word }”.

# Błędy w plikach TOML.
problem-toml-wrong = To nie jest TOML; może brakuje cudzysłowu, przecinka, nawiasu albo znaku równości.
problem-toml-twice = To występuje tu po raz drugi.
problem-toml-too-deep = Listy i tabele są zagnieżdżone zbyt głęboko, by je odczytać.
problem-toml-text-missing = „{ $name }” wymaga tekstu w cudzysłowie.
problem-toml-texts-wanted = „{ $name }” wymaga listy tekstów w cudzysłowach.
problem-toml-list-wanted = „{ $name }” wymaga listy.
problem-toml-table-wanted = „{ $name }” wymaga tabeli.
problem-toml-not-a-table-list = „{ $name }” stoi w podwójnych nawiasach: [[{ $name }]].
problem-scenario-expects-nothing = Niczego się tu nie oczekuje; napisz w „then”, co ma zachodzić.
problem-scenario-edition-on-top = Wydanie podaje się na początku pliku, obok gry.
problem-scenario-given-and-start = Scenariusz ma albo pozycję ([given]), albo nową grę ([start]), nie jedno i drugie.
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
failure-asked = Teraz powinno decydować miejsce { $expected }, a decyduje { $found }.
failure-not-over = Gra nie jest skończona.
failure-chance-kind = Zapisano „{ $expected }”, ale gra losuje teraz „{ $found }”.
failure-chance-impossible = „{ $expected }” nie może tu wypaść.
failure-chance-unused = Zapisano losowanie, o które gra nie zapytała: { $expected }.

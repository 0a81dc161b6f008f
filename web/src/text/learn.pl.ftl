# Nauka: zasady, słowniczek, lekcje.

## Strony
learn-title = Nauka · Signoria
learn-title-rules = { $game }: zasady w skrócie · Signoria
learn-title-glossary = { $game }: słowniczek · Signoria
learn-title-lesson = { $game }: lekcje · Signoria
learn-head = Nauka
learn-lead = Poznaj grę, grając, sprawdź słowo albo przeszukaj każdy paragraf zasad.
learn-ways = Sposoby nauki tej gry
learn-way-lesson = Lekcja
learn-way-rules = Zasady
learn-way-glossary = Słowniczek
learn-about-lesson = Przygotowane pozycje, krok po kroku
learn-about-rules = Każdy paragraf w jednym lub dwóch zdaniach
learn-about-glossary = Figury, symbole i słowa z obrazkami

## Zasady
learn-parts = Części zasad
learn-words = Słowniczek zasad
learn-edition = Edycja
learn-book = W instrukcji tej edycji: { $book }
learn-search = Szukaj w zasadach
learn-search-example = pytanie, słowo albo paragraf
learn-count =
    { $count ->
        [one] { $count } paragraf
        [few] { $count } paragrafy
        [many] { $count } paragrafów
       *[other] { $count } paragrafu
    }
learn-found =
    { $count ->
        [0] Nic nie znaleziono
        [one] Znaleziono { $count } paragraf
        [few] Znaleziono { $count } paragrafy
        [many] Znaleziono { $count } paragrafów
       *[other] Znaleziono { $count } paragrafu
    }
learn-nothing = Żaden paragraf nie zawiera wszystkich tych słów. Spróbuj mniej słów albo początku słowa.
learn-results = Wyniki wyszukiwania
learn-kind-definition = definicja
learn-kind-component = element gry
learn-kind-flavour = tło
learn-kind-term = słowniczek
learn-kind-card = karta
learn-paragraph = Paragraf { $id }
learn-no-paragraph = Zasady nie mają paragrafu { $id }.
learn-back-to = Wróć do { $id }
learn-all-rules = Wszystkie zasady (nowa karta)
learn-close = Zamknij

## Słowniczek
learn-search-glossary = Szukaj w słowniczku
learn-terms =
    { $count ->
        [one] { $count } hasło
        [few] { $count } hasła
        [many] { $count } haseł
       *[other] { $count } hasła
    }
learn-no-term = Żadne hasło nie zawiera tych słów.

## Lekcje
learn-guest = Uczeń
learn-lesson = Lekcja
learn-no-lesson = Ta gra nie ma jeszcze lekcji; są jej zasady i słowniczek.
learn-chapter-of = { $number } z { $count }
learn-progress = Postęp w tym rozdziale
learn-begin = Zacznij
learn-begin-what = Zacznij: { $title }
learn-continue = Kontynuuj
learn-continue-what = Kontynuuj: { $title }
learn-again = Od nowa
learn-again-what = Od nowa: { $title }
learn-is-done = , ukończony
learn-strayed = Idziesz własną drogą!
learn-strayed-any = Wolno ci, ale lekcja idzie gdzie indziej. Cofnij to, by do niej wrócić, albo graj dalej po swojemu.
learn-take-back = Cofnij
learn-show = Pokaż mi
learn-go-on = Dalej
learn-wait = Teraz grają inni…
learn-see = Więcej o tym
learn-next-chapter = Dalej: { $title }
learn-all-chapters = Wszystkie rozdziały
learn-play = Zagraj partię

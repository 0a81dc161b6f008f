# Wartości gry: edytor, lista przy stole, paczka dla nowego stołu.
values-title = Wartości gry
values-about = Popraw liczby tak, jak są w twoim pudełku. Wszystko zostaje w tej przeglądarce, dopóki nie pobierzesz paczki, nie udostępnisz jej lub z nią nie zagrasz.
values-game = Gra
values-edition = Edycja
values-pack-title = Tytuł paczki
values-title-first = Moje pudełko
values-undo = Cofnij
values-redo = Ponów
values-open-files = Otwórz zip lub pliki
values-open-folder = Otwórz folder
values-download = Pobierz
values-share = Udostępnij link
values-play = Otwórz stół z tą paczką
values-link = Każdy, kto ma ten link, może obejrzeć paczkę i z nią grać
values-opened = { $count ->
    [0] Otwarto „{ $title }”; ma nasze wartości. Cofnięcie przywróci to, co tu było.
    [one] Otwarto „{ $title }”: { $count } wartość różni się od naszych. Cofnięcie przywróci to, co tu było.
    [few] Otwarto „{ $title }”: { $count } wartości różnią się od naszych. Cofnięcie przywróci to, co tu było.
   *[many] Otwarto „{ $title }”: { $count } wartości różni się od naszych. Cofnięcie przywróci to, co tu było.
}
values-downloaded = Paczka trafi do pobranych plików.
values-too-big = To za dużo jak na paczkę danych.
values-changed = { $count ->
    [0] Nic nie zmieniono.
    [one] Zmieniono { $count } wartość.
    [few] Zmieniono { $count } wartości.
   *[many] Zmieniono { $count } wartości.
}
values-checking = Sprawdzanie…
values-right = Wszystkie wartości są poprawne i pasują do siebie.
values-mistakes = { $count ->
    [one] { $count } błąd.
    [few] { $count } błędy.
   *[many] { $count } błędów.
}
values-wrong-pack = { $count ->
    [one] Ta paczka ma { $count } błąd i nie została otwarta.
    [few] Ta paczka ma { $count } błędy i nie została otwarta.
   *[many] Ta paczka ma { $count } błędów i nie została otwarta.
}
values-at-line = { $file }, wiersz { $line }:
values-search = Szukaj
values-filter = Pokaż
values-filter-all = całą tabelę
values-filter-changed = zmienione
values-filter-reconstructed = zrekonstruowane
values-filter-wrong = błędy
values-sheets = Tabele
values-found = { $count ->
    [one] { $count } wartość
    [few] { $count } wartości
   *[many] { $count } wartości
}
values-none = Nie ma takiej wartości.
values-cell = { $row }: { $column }
values-word = { $label }, miejsce { $place }
values-no-word = nic
values-name-en = nazwa po angielsku
values-name-pl = nazwa po polsku
values-limits = { $unit }, od { $low } do { $high }
values-limits-list = { $unit }, lista od { $least } do { $most } pozycji, każda od { $low } do { $high }
values-limits-name = litery i prosta interpunkcja
values-known-from = { $label }, skąd wiadomo
values-from-where = { $label }, adres
values-from-rulebook = instrukcja
values-from-reconstructed = rekonstrukcja
values-from-owner = pudełko właściciela
values-from-elsewhere = inne źródło…
values-from-several = różnie
values-from-source = { $source }
values-reset = Przywróć: { $label }
values-reset-short = Przywróć
values-is-changed = zmieniona
values-add = Dodaj wartość…
values-add-to = Dodaj wartość: { $row }
values-column-value = Wartość
values-column-mine = W tej paczce
values-column-limits = Jednostka i granice
values-column-ours = U nas
values-column-theirs = W tej paczce
values-column-from = Skąd wiadomo
values-differences = { $count ->
    [0] Żadna wartość nie różni się od naszych
    [one] { $count } wartość różni się od naszych
    [few] { $count } wartości różnią się od naszych
   *[many] { $count } wartości różni się od naszych
}
values-reconstructed = { $count ->
    [0] Żadna wartość nie jest rekonstrukcją
    [one] { $count } wartość jest rekonstrukcją
    [few] { $count } wartości są rekonstrukcją
   *[many] { $count } wartości jest rekonstrukcją
}
values-reconstructed-about = Tych wartości nie ma ani w instrukcji, ani w innym źródle. Pochodzą z innego wydania albo dobrano je tak, by dobrze się grało.
values-ours-about = Przy tym stole gra się z naszymi wartościami.
values-sheet-count = { $sheet } ({ $count })
values-correct = Popraw wartości
values-new = Wartości
values-new-ours = nasze
values-new-about = Zagraj z liczbami z innego pudełka: z paczką danych z dysku albo z linku.
values-new-paste = Link lub identyfikator paczki
values-new-use = Użyj
values-new-no-link = To nie jest link do paczki danych.
values-new-away = Wróć do naszych wartości
values-new-edit = Popraw wartości w edytorze
values-records-pack = Dodaj paczkę, a zapis zostanie wczytany ponownie:

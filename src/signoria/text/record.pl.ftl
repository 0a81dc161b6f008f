# Co mówi się o toczącej się grze: wybory, cofanie, gracze.

problem-illegal-choice = { $reason }
problem-nothing-to-undo = Nie ma wyboru, który można by cofnąć.
problem-undo-not-yours = Wybór { $number } należy do kogoś innego ({ $seat }); nie możesz go cofnąć.
problem-undo-informed = Wyboru { $number } nie można cofnąć: wyszło przy nim na jaw coś nowego.
problem-nothing-to-redo = Nie ma cofniętego przez ciebie wyboru, który można by powtórzyć.
problem-no-such-number = Nie ma pozycji { $number }; ostatnia to { $last }.
problem-bad-date = „{ $date }” nie jest datą; data wygląda tak: 1492-10-12.
problem-bad-player = { $name } nie może być imieniem gracza: najwyżej { $longest ->
        [one] 1 znak
        [few] { $longest } znaki
       *[many] { $longest } znaków
    } w jednym wierszu, z pojedynczymi odstępami między słowami.
problem-wrong-players = Liczba imion graczy ({ $players }) nie zgadza się z liczbą miejsc ({ $seats }).
problem-chance-left-over = Gra nie pyta tu o taki wynik losowania: „{ $chance }”.
problem-chance-missing = Gra pyta o wynik losowania, którego nie podano: „{ $chance }”.

# Co mówi się o zapisie, którego nie da się utworzyć albo odczytać.

kind-option = opcja

problem-record-of-branch = Próba „co by było, gdyby” nie ma własnego zapisu; zapisz grę, od której się zaczęła.
problem-record-foreign = To nie jest zapis gry Signorii.
problem-record-version = Ten zapis ma format { $version }; program czyta format { $known }.
problem-record-too-big = Zapis może mieć najwyżej { $megabytes } MB.
problem-record-too-many-lines = Dozwolona liczba wierszy zapisu: najwyżej { $most }.
problem-record-line-too-long = Dozwolona liczba znaków w wierszu zapisu: najwyżej { $most }.
problem-record-not-text = W tym wierszu jest coś, co nie jest zwykłym tekstem.
problem-record-masked = Ten zapis pokazuje tylko to, co wolno wiedzieć odbiorcy „{ $seat }”, więc nie da się go odtworzyć.
problem-record-cut = Zapis urywa się w tym miejscu.
problem-record-trailing = Zapis już się skończył; nic nie może po nim następować.
problem-record-empty-line = Brakuje tu pustego wiersza.
problem-record-expected = Zamiast „{ $found }” potrzebne jest tu „{ $expected }”.
problem-record-line = Wiersz taki jak „{ $found }” nie może tu stać.
problem-record-option = „{ $value }” nie jest wartością opcji „{ $option }”.
problem-record-option-twice = Opcja „{ $option }” występuje po raz drugi.
problem-record-options = Tych opcji nie można połączyć w jednej grze.
problem-record-number = Zamiast numeru { $found } potrzebny jest tu numer { $expected }.
problem-record-seat = To miejsce to „{ $expected }”, a nie „{ $found }”.
problem-record-digest = Pozycja nie jest taka, jak ją zapisano.
problem-record-forced = Decyzje podejmowane bez wyboru nie są takie, jak je zapisano.
problem-record-outcome = Gra nie kończy się tak, jak zapisano.
problem-record-data-missing = Tę grę rozegrano z paczką danych „{ $title }” ({ $digest }), której tu nie ma; wskaż jej folder flagą --data.
problem-record-data-older = Tę grę rozegrano z naszymi wartościami, które się od tego czasu zmieniły ({ $digest }); potrzebna jest paczka danych, która je zawiera.
problem-record-data-unnamed = Zapis nie mówi, z jakimi wartościami rozegrano grę.
problem-record-seal = Zapis zmieniono po jego utworzeniu.
problem-record-broken = Wyboru { $number } nie da się powtórzyć. { $reason }
problem-record-outdated = Wyboru { $number } nie da się powtórzyć według zasad w wersji { $ours } (dokonano go w wersji { $theirs }). { $reason }

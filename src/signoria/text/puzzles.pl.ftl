# Zagadki: czego się szuka, co z tego wyszło i co pomaga.
kind-puzzle = zagadka
problem-puzzle-note = Nie można odczytać tabeli „puzzle” w { $file }: { $reason }.
puzzle-goal-win = Wygraj grę w tej turze.
puzzle-goal-points = Na koniec tej tury musisz mieć co najmniej { $reach ->
        [one] { $reach } punkt
        [few] { $reach } punkty
       *[many] { $reach } punktów
    }. Teraz masz { $now }.
puzzle-right-win = Wygrywasz grę: { $outcome }.
puzzle-right-points = Twoje punkty: { $points }. Więcej się nie da.
puzzle-wrong-win = Tura się skończyła, a gra nie jest wygrana. Rozwiązanie daje { $outcome }.
puzzle-wrong-points = Tura się skończyła. Twoje punkty: { $points }; można było mieć { $reach }.
puzzle-brought = Twoja tura dała: { $parts }.
puzzle-brings = Rozwiązanie daje: { $parts }.
puzzle-rare = Tura może się skończyć na { $ends ->
        [one] jeden sposób
        [few] { $ends } sposoby
       *[many] { $ends } sposobów
    }, a cel { $ways ->
        [one] spełnia jeden z nich
        [few] spełniają { $ways } z nich
       *[many] spełnia { $ways } z nich
    }.
puzzle-hint-count = W rozwiązaniu { $count ->
        [one] podejmujesz jedną decyzję
        [few] podejmujesz { $count } decyzje
       *[many] podejmujesz { $count } decyzji
    }.
puzzle-hint-first = Zaczyna się tak: { $option }.
puzzle-hint-all = Rozwiązanie: { $line }.
puzzle-dead-illegal = Jednego z wyborów rozwiązania nie można już dokonać albo tura się na nim nie kończy.
puzzle-dead-misses = Rozwiązanie nie spełnia już celu.
puzzle-dead-other = Tura może dać { $best }, a nie { $reach }.
puzzle-dead-counts = Zakończenia tury, które spełniają teraz cel: { $ways } z { $ends }.
puzzle-dead-level = Jej poziom to teraz { $level }, a nie { $said }.

puzzles-title = Zagadki
puzzles-about = Prawdziwe pozycje z gier botów i jedna tura do rozegrania. Niewiele sposobów jej rozegrania prowadzi do celu.
puzzles-streak = { $days ->
        [0] Rozwiąż zagadkę dnia dowolnej gry, aby rozpocząć serię.
        [one] Twoja seria: { $days } dzień.
        [few] Twoja seria: { $days } dni.
       *[many] Twoja seria: { $days } dni.
    }
puzzles-none = Nie ma zagadek.
puzzles-solved = Rozwiązane: { $solved } z { $count }
puzzles-today = Zagadka dnia
puzzles-goal-win = Wygraj w jednej turze.
puzzles-goal-points = Zdobądź najwięcej punktów w jednej turze.
puzzles-level = Poziom: { $level }.
puzzles-solve = Rozwiąż
puzzles-again = Jeszcze raz
puzzles-solve-what = Rozwiąż zagadkę dnia: { $game }
puzzles-all = Wszystkie zagadki ({ $count })
puzzles-number = Zagadka { $number }, poziom: { $level }
puzzles-number-solved = Zagadka { $number }, poziom: { $level }, rozwiązana
puzzle = Zagadka
puzzle-guest = Gość
puzzle-right = Dobrze!
puzzle-wrong = Jeszcze nie.
puzzle-hint = Podpowiedź { $number } z { $most }
puzzle-show = Pokaż rozwiązanie
puzzle-again = Spróbuj ponownie
puzzle-more = Więcej zagadek

puzzles-title = Puzzles
puzzles-about = Real positions from games between bots, and one turn to play. Few ways to play it reach the goal.
puzzles-streak = { $days ->
        [0] Solve the puzzle of the day of any game to begin a streak.
        [one] Your streak: one day.
       *[other] Your streak: { $days } days.
    }
puzzles-none = There are no puzzles.
puzzles-solved = Solved: { $solved } of { $count }
puzzles-today = Puzzle of the day
puzzles-goal-win = Win in one turn.
puzzles-goal-points = Get the most points in one turn.
puzzles-level = Level: { $level }.
puzzles-solve = Solve
puzzles-again = Once more
puzzles-solve-what = Solve the puzzle of the day: { $game }
puzzles-all = All puzzles ({ $count })
puzzles-number = Puzzle { $number }, level: { $level }
puzzles-number-solved = Puzzle { $number }, level: { $level }, solved
puzzle = Puzzle
puzzle-guest = Guest
puzzle-right = Right!
puzzle-wrong = Not yet.
puzzle-hint = Hint { $number } of { $most }
puzzle-show = Show the solution
puzzle-again = Try again
puzzle-more = More puzzles

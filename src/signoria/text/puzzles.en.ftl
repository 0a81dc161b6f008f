# Puzzles: what is asked for, what came of it, and what helps.
kind-puzzle = puzzle
problem-puzzle-note = The table “puzzle” in { $file } cannot be read: { $reason }.
puzzle-goal-win = Win the game in this turn.
puzzle-goal-points = Have at least { $reach ->
        [one] { $reach } point
       *[other] { $reach } points
    } at the end of this turn. Now you have { $now }.
puzzle-right-win = You have won: { $outcome }.
puzzle-right-points = Your points: { $points }. More cannot be had.
puzzle-wrong-win = Your turn is over, and you have not won. The solution brings you the { $outcome }.
puzzle-wrong-points = Your turn is over. Your points: { $points }; you could have { $reach }.
puzzle-brought = Your turn brought: { $parts }.
puzzle-brings = The solution brings: { $parts }.
puzzle-rare = The turn can end in { $ends ->
        [one] { $ends } position
       *[other] { $ends } positions
    }, and the goal is met in { $ways }.
puzzle-hint-count = The solution has { $count ->
        [one] one choice
       *[other] { $count } choices
    } of yours.
puzzle-hint-first = It begins like this: { $option }.
puzzle-hint-all = The solution: { $line }.
puzzle-dead-illegal = A choice of the solution can no longer be made, or the turn is not over after it.
puzzle-dead-misses = The solution no longer meets the goal.
puzzle-dead-other = The turn can bring { $best } and not { $reach }.
puzzle-dead-counts = Ends of the turn that meet the goal now: { $ways } of { $ends }.
puzzle-dead-level = Its level is { $level } now, not { $said }.

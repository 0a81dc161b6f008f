# The review of a game: in the terminal, on its page and in the browser.
review-title = Review of { $game }
review-ended = The game ended: { $outcome }
review-unended = The game did not come to its end.
review-winners = { $count ->
        [0] Nobody won.
        [one] Winner: { $winners }.
       *[other] Winners: { $winners }.
    }
review-person = { $seat } ({ $player })
review-curve = How likely each player was to win, in percent
review-curve-told = The bots judge each position as it truly was, hidden cards included. The turns of all players are counted below.
review-column-player = player
review-column-first = at the beginning
review-column-last = at the end
review-turnings = Turning points
review-turning = Turn { $turn }: { $seat }
review-chance = With what was played, the chance to win was { $chance } %; with the better line, { $expected } %.
review-played = Played: { $line }
review-better = Better: { $line }
review-reasons = Compared with what was played: { $reasons }
review-none = The bots found nothing that would have been clearly better.
review-judged = { $count ->
        [one] The bots judged one turn by what its player could know then.
       *[other] The bots judged { $count } turns, each by what its player could know then.
    }
review-wins = { $seat } wins the game.
review-averted = { $seat } wins soon after in { $better ->
        [0] none
       *[other] { $better }
    } of { $samples } cases that were tried; after what was played, in { $played }.

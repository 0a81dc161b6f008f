# The page that “signoria tune” writes.
tune-title = { $game }: what the bots made of it
tune-plan = { $games ->
        [one] One game
       *[other] { $games } games
    } of { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }, bots { $bots }, seed { $seed }.
tune-values = Values: { $values }.
tune-even = What every player has one of was chosen at random.
tune-failures = { $number ->
        [one] One game did not come to an end and counts nowhere.
       *[other] { $number } games did not come to an end and count nowhere.
    }
tune-decimal-mark = .
tune-percent = { $number } %
tune-interval = { $low } to { $high }
tune-goals = Goals
tune-goal-shares = A thing that every player has one of (such as a power) wins { $low } to { $high } times its fair share.
tune-goal-used = Everything is used.
tune-goal-turns = A player has { $low } to { $high } turns on average.
tune-goal-first = The seat that begins is within { $points ->
        [one] 1 point
       *[other] { $points } points
    } of par.
tune-kept = kept
tune-missed = missed
tune-standing-out = What stands out
tune-verdict-dead = never used
tune-verdict-dominant = dominant
tune-verdict-weak = weak
tune-none = nothing
tune-nothing-counted = This game names nothing to be counted.
tune-caution = A win rate is that of the seats that used a thing in a game. Where players come by a thing because they do well, it says more about the winners than about the thing. Something is called dominant or weak only when its interval leaves the fair share out. Of a hundred things, two or three on either side do so by chance.
tune-seats = Seats
tune-seat = seat { $seat }
tune-first = the seat that begins
tune-length = Length
tune-lengths = Length, lead and margin
tune-mean = { $mean } on average (95 % interval { $interval })
tune-turns = Turns a player: { $mean }
tune-choices = Choices a game: { $mean }
tune-leads = Changes of the lead: { $mean }
tune-margins = Points between the first and the second: { $mean }
tune-column-seat = seat
tune-column-use = used by seats
tune-column-games = in games
tune-column-taken = taken when offered
tune-column-wins = won
tune-column-interval = 95 % interval
tune-column-share = fair shares
tune-column-plot = from 0 to 3 fair shares

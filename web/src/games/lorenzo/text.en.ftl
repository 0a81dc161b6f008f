# The table of Lorenzo il Magnifico.

## Parts of the board

lor-towers = Towers
lor-council = Council palace
lor-harvest = Harvest
lor-production = Production
lor-market = Market
lor-faith = Faith
lor-military = Military
lor-spaces = Other spaces
lor-round-bar = Round, dice and turn order
lor-round-of = Round { $round } of { $rounds }, period { $period }
lor-die = { $die } die: { $value }
lor-order = Turn order
lor-next-order = Next turn order
lor-set-up = Before the first round
lor-value = value { $value }
lor-taken-by = taken by { $name }
lor-you = you
lor-empty = empty
lor-stands = Here: { $names }.
lor-nobody = nobody
lor-covered = covered
lor-any-number = any number
lor-players = { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
lor-surcharge = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } to enter the occupied tower
lor-no-cost = no cost
lor-nothing-now = free for you
lor-or = or
lor-of = { $paid } of { $own }+
lor-take = take
lor-for = for
lor-end = end
lor-no-floor-bonus = no floor bonus
lor-any-card = any card
lor-report-now = report after this round: keep { $faith }
lor-report-later = report after the next round: { $faith }
lor-faith-track = Faith track
lor-faith-step = faith { $faith }, points { $points }
lor-under = excommunicated: { $name }
lor-military-prize = first { $first }, second { $second }
lor-report = Vatican report

## Boards of the players

lor-your-board = Your board
lor-board-of = Board of { $name }
lor-open-board = members at home: { $members }. Open the board.
lor-close = Close
lor-members = Family members
lor-member = { $member } member, value { $value }{ $home ->
        [yes] {""}
       *[no] , away
    }
lor-free = free
lor-none = none
lor-you-have = you have { $number }
lor-leaders = Leaders
lor-leader = leader
lor-excommunication = excommunication
lor-excommunications = Excommunications
lor-hidden-leader = a leader you cannot see
lor-hidden = Leaders you cannot see: { $number }
lor-no-leaders = No leaders left.
lor-leaders-later = Leaders are given out after the bonus tiles.
lor-leaders-here = The leaders you keep will lie here.
lor-once = once a round
lor-always = always
lor-used = used this round
lor-discarded = discarded
lor-lies-hand = in hand
lor-lies-played = played
lor-lies-used = used this round
lor-lies-discarded = discarded
lor-one-type = cards of one type
lor-scales = At the end
lor-scale-rest = Points for most military { $first }, for second { $second }. Resources left that make a point: { $resources }.

## Forecast

lor-forecast = Forecast
lor-if-ended = If it ended now
lor-final = Final score
lor-category-points = Points so far
lor-category-faith = Faith
lor-category-territories = Territories
lor-category-characters = Characters
lor-category-ventures = Ventures
lor-category-military = Military
lor-category-resources = Resources
lor-category-penalties = Excommunication
lor-total = Total

## Choices

lor-choose-tile = Choose a bonus tile
lor-choose-tile-how = It pays at every harvest and production of yours. The last in turn order chooses first.
lor-draft = Leaders, turn { $turn } of 4
lor-draft-how = Keep one, the rest goes to your neighbour. You can play a leader once you own what it asks for.
lor-draft-wait = The others are choosing their leaders.
lor-fewer = Fewer servants
lor-more = More servants
lor-servants = servants
lor-worth = Action of value { $value }
lor-with-servants = { $number ->
        [one] with a servant
       *[other] with { $number } servants
    }

## What an option brings

lor-pays = Pay
lor-gains = Get
lor-nothing-yet = No goods come or go yet.
lor-note-excommunicated = excommunication
lor-at-the-end = { $points } at the end
lor-then-privileges = { $number ->
        [one] choose a council privilege
       *[other] choose { $number } different privileges
    }
lor-then-take = take a card ({ $cards }) at value { $value }
lor-then-trades = { $number ->
        [one] one exchange is possible
       *[other] exchanges possible: { $number }
    }
lor-then-work = { $work } at value { $value }
lor-then-go = choose a space; value { $value }
lor-then-servants = choose how many servants help
lor-then-pay = choose how to pay
lor-then-copy = choose whose ability to take on
lor-then-raise = choose a member to be worth 6
lor-then-asks = Then { $name } decides.
lor-game-ends = The game ends; the winner is { $names }.
lor-leaders-come = Then the leaders are dealt.
lor-round-comes = The round ends; new cards and dice for round { $round }.

## Panes on a phone

lor-pane-towers = Towers
lor-pane-board = Board
lor-pane-home = Yours
lor-pane-players = Players

## Goods beside their number

lor-count-coin = { $count ->
        [one] coin
       *[other] coins
    }
lor-count-wood = { $count ->
        [one] wood
       *[other] wood
    }
lor-count-stone = { $count ->
        [one] stone
       *[other] stone
    }
lor-count-servant = { $count ->
        [one] servant
       *[other] servants
    }
lor-count-military = { $count ->
        [one] military point
       *[other] military points
    }
lor-count-faith = { $count ->
        [one] faith point
       *[other] faith points
    }
lor-count-vp = { $count ->
        [one] victory point
       *[other] victory points
    }
lor-count-privilege = { $count ->
        [one] council privilege
       *[other] council privileges
    }

# What an evaluation counts, as much of it as somebody gains or loses.
term-points = { $count ->
        [one] a point
       *[other] { $count } points
    }
term-goods = { $count ->
        [one] a level of goods
       *[other] { $count } levels of goods
    }
term-army = { $count ->
        [one] a level of army
       *[other] { $count } levels of army
    }
term-fleet = { $count ->
        [one] a level of fleet
       *[other] { $count } levels of fleet
    }
term-prestige = { $count ->
        [one] a prestige point
       *[other] { $count } prestige points
    }
term-ducats = { $count ->
        [one] a ducat
       *[other] { $count } ducats
    }
term-territories = { $count ->
        [one] a territory
       *[other] { $count } territories
    }
term-achievements = { $count ->
        [one] progress to achievements worth a point
       *[other] progress to achievements worth { $count } points
    }
term-standing = { $count ->
        [one] strengths of power and religion worth a point
       *[other] strengths of power and religion worth { $count } points
    }
term-hand = { $count ->
        [one] a card in hand
       *[other] { $count } cards in hand
    }

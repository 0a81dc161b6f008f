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
        [one] a point’s worth of progress to achievements
       *[other] { $count } points’ worth of progress to achievements
    }
term-standing = { $count ->
        [one] a point’s worth of strengths of power and religion
       *[other] { $count } points’ worth of strengths of power and religion
    }
term-hand = { $count ->
        [one] a card in hand
       *[other] { $count } cards in hand
    }

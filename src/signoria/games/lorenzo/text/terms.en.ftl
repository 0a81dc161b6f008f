# What an evaluation counts, as much of it as somebody gains or loses.
term-points = { $count ->
        [one] a point of the final score
       *[other] { $count } points of the final score
    }
term-goods = { $count ->
        [one] a resource
       *[other] { $count } resources
    }
term-cards = { $count ->
        [one] cards that will still bring a point
       *[other] cards that will still bring { $count } points
    }
term-military = { $count ->
        [one] a military point
       *[other] { $count } military points
    }
term-faith = { $count ->
        [one] a faith point
       *[other] { $count } faith points
    }
term-leaders = { $count ->
        [one] a leader in play
       *[other] { $count } leaders in play
    }

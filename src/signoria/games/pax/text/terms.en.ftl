# What an evaluation counts, as much of it as somebody gains or loses.
term-empires = { $count ->
        [one] an empire
       *[other] { $count } empires
    }
term-concessions = { $count ->
        [one] a concession
       *[other] { $count } concessions
    }
term-prestige = { $count ->
        [one] a point of prestige
       *[other] { $count } points of prestige
    }
term-patrons = { $count ->
        [one] a point of patron prestige
       *[other] { $count } points of patron prestige
    }
term-florins = { $count ->
        [one] a florin
       *[other] { $count } florins
    }
term-hand = { $count ->
        [one] a card in hand
       *[other] { $count } cards in hand
    }
term-claims = { $count ->
        [one] a card in hand that can bring an empire
       *[other] { $count } cards in hand that can bring an empire
    }
term-danger = { $count ->
        [one] a florin’s worth of safety for empires
       *[other] { $count } florins’ worth of safety for empires
    }
term-cards = { $count ->
        [one] a florin’s worth of ops and trade
       *[other] { $count } florins’ worth of ops and trade
    }

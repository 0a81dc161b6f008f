# Leaders and excommunications in a few words, for the small print of a board. The whole text is the paragraph.

brief-francesco-sforza = harvest at { $value }
brief-ludovico-ariosto = go to occupied spaces
brief-filippo-brunelleschi = no tower surcharge
brief-federico-da-montefeltro = one member worth { $value }
brief-leonardo-da-vinci = production at { $value }
brief-pico-della-mirandola = cards { $value } { $value ->
        [one] coin
       *[other] coins
    } cheaper
brief-sisto-iv = { $value } { $value ->
        [one] point
       *[other] points
    } more for support
brief-lucrezia-borgia = coloured members +{ $value }
brief-sigismondo-malatesta = neutral member +{ $value }
brief-lorenzo-de-medici = copies another leader
brief-ludovico-il-moro = coloured members worth { $value }
brief-cesare-borgia = territories need no military
brief-santa-rita = resources of cards doubled

brief-fewer-military = military −{ $number } each time
brief-fewer-coins = coins −{ $number } each time
brief-fewer-servants = servants −{ $number } each time
brief-fewer-wood-and-stone = wood, stone −{ $number } each time
brief-weaker-harvest = harvest −{ $number }
brief-weaker-production = production −{ $number }
brief-weaker-members = members −{ $number }
brief-dearer-territories = territories −{ $number }
brief-dearer-buildings = buildings −{ $number }
brief-dearer-characters = characters −{ $number }
brief-dearer-ventures = ventures −{ $number }
brief-no-market = no market
brief-half-servants = two servants for +1
brief-first-turn-lost = first turn lost
brief-worthless-characters = characters count nothing
brief-worthless-ventures = ventures count nothing
brief-worthless-territories = territories count nothing
brief-lose-by-points = −1 for each { $number } { $number ->
        [one] point
       *[other] points
    }
brief-lose-by-military = −1 for each military
brief-lose-by-buildings = −1 for building costs
brief-lose-by-resources = −1 for each resource

brief-good-coin = { $count } { $count ->
        [one] coin
       *[other] coins
    }
brief-good-wood = { $count } wood
brief-good-stone = { $count } stone
brief-good-servant = { $count } { $count ->
        [one] servant
       *[other] servants
    }
brief-good-military = { $count } military
brief-good-faith = { $count } faith
brief-good-vp = { $count } { $count ->
        [one] point
       *[other] points
    }
brief-good-privilege = { $count } { $count ->
        [one] privilege
       *[other] privileges
    }

# The keys and words of a described position, for people to read.

position-actions = actions
position-chest = chest
position-edition = edition
position-hand = hand
position-pile = pile
position-purse = purse
position-quay = quay
position-round = round
position-seen = seen
position-sealed = sealed offers
position-truce = truce
position-turn = turn
position-ended = ended by
position-winners = winners

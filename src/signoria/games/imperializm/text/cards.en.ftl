# What each card says, in our words. The numbers come from the box that is played.

text-mistress-of-the-seas = While she rules: { $sea } in sea wars. When put down: pay { $price } for fleet +1.
text-scion-of-a-great-dynasty = While the scion rules: { $land } in land wars, { $sea } in sea wars. When put down: new places for one or two authority cards in play, this one included.
text-great-diplomat = While the diplomat rules: hand limit { $hand }. When put down: look at one hand and take any card.
text-reformer = While the reformer rules: { $development } with each Development. When put down: pay { $price } for +1 of food, textiles, land weapons or shipyards.
text-open-to-discoveries = While the ruler reigns: { $sea } in sea wars. When put down: pay { $price } for fleet +1; then you may conquer a colony card from hand.
text-defender-of-the-faith = While the defender rules: { $dissenters } in wars against dissenters. When put down: look at the hands of all dissenters and take a card from each.
text-outstanding-commander = While the commander rules: { $land } in land wars. When put down: pay { $price } for army +1.
text-adventurer = While the adventurer rules: { $land } in land wars. When put down: take a war card from the providence discard pile.
text-civil-war = Before an opponent: no War. You take a random card of the hand; if that army is the highest, you may pay { $price } for +1 of food, textiles, land weapons or shipyards.
text-madman = Before an opponent: { $land } in land wars, { $sea } in sea wars, and prestige falls ({ $prestige }). Bought off for { $release } at the start of a turn, but not by the highest army.
text-bourgeois-revolution = Before an opponent: no War, and prestige falls ({ $prestige }). If that army is the highest, everybody else may buy army +1 for { $price }.
text-bureaucrat = Before an opponent: hand limit { $hand }, and prestige falls ({ $prestige }). Bought off for { $release } at the start of a turn, but not by the player with most glory.
text-corrupt-officials = Take { $each_lands } for each land or { $each_colonies } for each colony of the target; then an event card from the providence discard pile.
text-persecution-of-dissenters = Take { $each_prestige } for each prestige of the target, whose prestige then falls ({ $prestige }).
text-wronged-merchants = Take { $each_textiles } for each level of textiles, or { $each_food } for each of food, or { $each_colonies } for each colony of the target.
text-border-raids = Take { $each_lands } for each land or { $each_colonies } for each colony of the target, at most { $most }.
text-bribed-advisers = Take { $each_army } for each level of army or { $each_fleet } for each level of fleet of the target, at most { $most }.
text-plot-of-the-magnates = Take { $each_lands } for each land or { $each_colonies } for each colony of the target; then its positive authority card is discarded.
text-naval-blockade = War event against the winner of a land war with a lower fleet than yours: take { $each_shipyards } for each level of your shipyards.
text-armed-intervention = War event against the winner of a land war you had no part in: take { $each_weapons } for each level of your land weapons.
text-settlement = When you are attacked: no war. The attacker chooses another action.
text-ruthless-looting = War event of the attacker who won: { $each_gold } for each gold, { $each_oriental } for each oriental goods or { $each_spices } for each spices level of the loser.
text-pirates = After a Development of another player: take { $each_gold } for each gold, { $each_spices } for each spices or { $each_oriental } for each oriental goods level, at most { $most }.
text-patriotic-rising = War event of either side. If you lost: army or fleet +1 and { $each_territories } for each territory. If you won: pay { $price } for army or fleet +1.
text-diplomatic-move = In Intrigue: { $prestige }. Or cancel an event of another player.
text-rise-of-the-burghers = In Intrigue: { $each_territories } for each territory; with oriental goods { $oriental } or more also { $glory }.
text-intercepted-plans = In your turn after drawing: look at one hand and take an event card.
text-colonial-drive = After conquering a colony card: the trade profit of your gold, spices or oriental goods.
text-exceptional-year = In Development before the good: { $ducats }, or { $glory } with oriental goods { $oriental } or more.
text-historic-victory = If you began the war with it and won by { $margin } or more: { $glory } more.
text-war-for-influence = If you began the war with it and won: any card from the providence discard pile before the peace.

## As a war card

text-war-card = War card: land { $land }, sea { $sea }, plunder × { $plunder }.

## Lines of territories, powers, achievements and religions

text-cost = Cost: { $ducats }.
text-needs = Asks for { $what }.
text-or = Or instead:
text-gives = Brings { $what }.
text-step = { $measure } { $number }
text-list = { $one }, { $more }
text-starting = Starting territory.
text-start = Start number { $number }.
text-start-ducats = { $ducats } more at the start.
text-hand = Hand limit { $steps }.
text-land-war = Strength in land wars: { $steps }.
text-sea-war = Strength in sea wars: { $steps }.
text-dissenters = Strength in wars against dissenters: { $steps }.
text-own-faith = May never change religion.
text-ducats-once = At once { $ducats }.
text-development = { $ducats } with each Development.
text-development-once = At once one Development, if you like.
text-choice = One more good +1, if you like.
text-worth = Worth { $glory }.

## Where a value is known from

origin-rulebook = from the rulebook
origin-source = from a published source
origin-reconstructed = reconstructed
origin-owner = from the owner of a box

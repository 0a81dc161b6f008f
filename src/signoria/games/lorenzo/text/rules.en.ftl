# Digests of the rules of Lorenzo il Magnifico, one message a paragraph of rules.toml.

## S. Setup

rule-S1 = There are 96 development cards: 24 each of territories, buildings, characters and ventures, and 8 of each type belong to each of the three periods.
rule-S2 = Each type has its own deck. Within it the eight cards of a period are shuffled among themselves; those of the first period are drawn first, those of the third last.
rule-S3 = For each period one of its seven excommunication tiles is drawn and lies open from the start; the others are not used. By agreement the tiles may be fixed instead of drawn.
rule-S4 = Wood, stone, servants and coins are resources; their supply never runs out. Military, faith and victory points are counted on tracks.
rule-S5 = With fewer than four players the third and fourth market spaces are covered; with two players also the large spaces of harvest and production.
rule-S6 = Everybody has three coloured members, one for each die, and a neutral one, a personal bonus tile (all the same in the basic game), and stands at 0 on all three tracks.
rule-S7 = Everybody begins with 2 wood, 2 stone and 3 servants.
rule-S8 = The first turn order is random. The first in it receives 5 coins, the second 6, the third 7, the fourth 8.

## R. Rounds and turns

rule-R1 = The game has three periods of two rounds each. A round is set up, played in turns, followed by the Vatican report in rounds 2, 4 and 6, and ended.
rule-R2 = Four cards of the period are laid on each tower from the ground floor up; then the three dice are rolled.
rule-R3 = In turn order everybody places one member that is at home on an action space and carries out its action, until all have had four turns.
rule-R4 = A player who can place a member must do so. A player who cannot place any passes and keeps the member at home.
rule-R5 = A coloured member is worth what the die of its colour shows, the same for all players; the neutral member is worth 0.
rule-R6 = A member may be placed wherever its value reaches what the space asks for; a higher value is no hindrance.
rule-R7 = Before placing, any number of servants may be spent; each raises the value of the action by 1.
rule-R8 = Every space asks for at least value 1, so the neutral member always needs servants or some other help.

## T. Towers and cards

rule-T1 = The floors of a tower ask for values 1, 3, 5 and 7 from the ground up. No die alone reaches 7.
rule-T2 = The floors are taken in any order. Each has room for one member and goes with the card that lies there; without a card nobody goes there.
rule-T3 = The third floor gives 1 and the fourth 2 of the tower's good at once: wood for territories, stone for characters, military points for buildings, coins for ventures.
rule-T4 = What the floor gives may be used for the cost of its card.
rule-T5 = If any member, even one's own, already stands in the tower, 3 coins are paid before placing.
rule-T6 = Coins that the floor gives cannot be used for the surcharge.
rule-T7 = Nobody may have two coloured members in the same tower. The neutral member, or a card taken by an effect, may come on top.
rule-T8 = A player who takes a card pays its cost, by a member or by an effect alike. A player who cannot pay may not take it nor go there.
rule-T9 = Nobody may have more than six cards of one type.
rule-T10 = Place the member, pay the surcharge, receive the floor's bonus, pay the cost, take the card, carry out its immediate effect.
rule-T11 = A territory has no cost and goes to the next free slot of its row; the first two slots are free for everybody.
rule-T12 = To take the third, fourth, fifth or sixth territory one must own 3, 7, 12 or 18 military points at that moment. They are not spent, and losing them later changes nothing.
rule-T13 = The lasting effect of a territory works only when it is harvested; at the end territories count by their number.
rule-T14 = Buildings cost wood, stone, servants or coins. Their lasting effects work only by production, and their number brings nothing at the end.
rule-T15 = Characters cost coins. Their lasting effects change later actions, and at the end they count by their number.
rule-T16 = Ventures cost resources or military points. Where both are printed, the player chooses which to pay.
rule-T17 = A military cost has two numbers: the larger must be owned before the card is taken, the smaller is paid.
rule-T18 = The lasting effect of a venture is its victory points, counted at the end of the game.
rule-T19 = An immediate effect happens once, when the card is taken: resources, points, council privileges or a bonus action.
rule-T20 = A bonus action that takes a card has the printed value and needs no member; servants and one's cards may raise it. The surcharge is paid and the floor's bonus received as usual; the discount printed beside it lowers the cost.
rule-T21 = A harvest or production as a bonus action has the printed value, raised by servants and one's cards. Any bonus action may be declined.
rule-T22 = Every rule of an action holds for it as a bonus action too; it sends nobody, so it leaves the space empty.
rule-T23 = Points for cards of a type count one's own cards, the one just taken included; points for military count each full pair.
rule-T24 = A character that raises a kind of action does so each time, by member or by effect; the discount printed with it lowers the cost of the card taken, never below nothing. Of wood or stone, the owner chooses one that is in the cost.
rule-T25 = The owner of the Preacher receives no bonus from third and fourth floors, by member or by effect.
rule-T26 = An exchange is done at most once each time its building is activated; of two arrows only one is chosen. Doing it is never a duty.
rule-T27 = A card taken by a bonus action has its immediate effect as well, which may be another bonus action.

## W. Harvest and production

rule-W1 = Harvest and production have a small space for one member and a large one for any number. The large one may be used while the small one is free.
rule-W2 = An action from the large space is worth 3 less. What remains, with servants and cards, must be at least 1.
rule-W3 = Nobody may have two coloured members in the same area, small and large space together; the neutral one may come on top.
rule-W4 = The value of the member with servants, cards and the space is the value of the harvest or production.
rule-W5 = A harvest activates all one's territories whose value is not above that of the action, a production all such buildings.
rule-W6 = The personal bonus tile works at every harvest and production of at least 1.
rule-W7 = Exchanges are paid only with what one owned before the activation; nothing gained in it may be spent in it.

## M. The market

rule-M1 = Each market space holds one member and asks for value 1.
rule-M2 = A player may have members on several market spaces.
rule-M3 = The spaces give 5 coins; 5 servants; 3 military points and 2 coins; two different council privileges.

## C. The council palace

rule-C1 = Any number of members may stand in the council palace, several of one player too; it asks for value 1.
rule-C2 = Each member placed there brings 1 coin and 1 council privilege, and stands in line behind those before it.
rule-C3 = A council privilege is one of: 1 wood and 1 stone; 2 servants; 2 coins; 2 military points; 1 faith point.
rule-C4 = Privileges received together from one effect or space must be different.

## V. The Vatican report

rule-V1 = The reports at the end of the three periods ask for 3, 4 and 5 faith points.
rule-V2 = A player with less faith than the report asks for is excommunicated by its tile and keeps the faith points.
rule-V3 = A player who has enough may still refuse to support the Church, is excommunicated the same way, and keeps the faith points.
rule-V4 = A player who supports the Church scores the victory points of the place on the faith track and goes back to 0.
rule-V5 = In round 6 those who have too little faith are excommunicated, but then still score their place on the faith track. A player who could support and refuses scores nothing for it.
rule-V6 = An excommunication is in force from then on to the end of the game; a player may collect all three.

## E. The end of a round

rule-E1 = Cards still on the towers leave the game.
rule-E2 = In the new turn order the players with members in the council palace come first, in the order of their first member there, the neutral one included; the others follow in their old order.
rule-E3 = All members go back to their families.
rule-E4 = The game ends with the sixth round, after its turn order has been set.

## F. Final scoring

rule-F1 = 3, 4, 5 or 6 territories bring 1, 4, 10 or 20 points.
rule-F2 = 1 to 6 characters bring 1, 3, 6, 10, 15 or 21 points.
rule-F3 = Ventures bring the points printed on them.
rule-F4 = Most military points bring 5, second most 2. Several in first place all get 5 and nobody gets 2; several in second place all get 2.
rule-F5 = Every full five resources of any kinds together bring 1 point.
rule-F6 = Most victory points win; among equals the one who is earlier in the turn order.

## A. Advanced rules

rule-A1 = The four advanced bonus tiles lie open; in reverse turn order everybody takes one.
rule-A2 = Everybody is dealt four leaders, keeps one, passes the rest to the right, and so on until all have four. By agreement the four dealt are simply kept.
rule-A3 = In one's turn, before or after placing a member, any number of times: discard a leader from hand for a council privilege, play one, or use a played one.
rule-A4 = To play a leader one must own what it asks for at that moment. Nothing is paid, and losing it later changes nothing.
rule-A5 = A leader marked once a round is turned face down when used and not used again that round; the others work whenever they apply.
rule-A6 = At the end of a round all leaders that lie face down are turned up.

## L. The leaders

rule-L1 = Asks for 5 ventures. Once a round: a harvest of value 1 that only servants can raise.
rule-L2 = Asks for 5 characters. Your members may go to occupied market spaces and small work spaces; covered spaces, a closed market and the limit of one coloured member stay.
rule-L3 = Asks for 5 buildings. You pay no surcharge in occupied towers, by member or by effect.
rule-L4 = Asks for 5 territories. Once a round: one coloured member at home is worth 6 until it is placed or the round ends.
rule-L5 = Asks for 18 coins. Once a round: 1 faith point.
rule-L6 = Asks for 12 military points. Once a round: 1 wood, 1 stone and 1 coin.
rule-L7 = Asks for 10 wood. Once a round: 2 military points and 1 victory point.
rule-L8 = Asks for 10 stone. Once a round: 3 coins.
rule-L9 = Asks for 15 servants. Once a round: a council privilege.
rule-L10 = Asks for 4 characters and 2 territories. Once a round: a production of value 0 that only servants can raise.
rule-L11 = Asks for 4 ventures and 2 buildings. Cards whose cost has coins cost you 3 coins less, never below nothing; the surcharge stays.
rule-L12 = Asks for 6 each of wood, stone, coins and servants. Each time you support the Church: 5 victory points more.
rule-L13 = Asks for 6 cards of any one type. Your coloured members are worth 2 more.
rule-L14 = Asks for 7 military and 3 faith points. Your neutral member is worth 3 more.
rule-L15 = Asks for 35 victory points. Takes on, for good, the ability of a leader that another player has played.
rule-L16 = Asks for 2 cards of each type. Your coloured members are worth 5, whatever the dice show.
rule-L17 = Asks for 3 buildings, 12 coins and 2 faith points. You need no military points for territories; the limit of six stays.
rule-L18 = Asks for 8 faith points. Wood, stone, coins and servants from immediate effects of cards you take count twice.
rule-L19 = Asks for 4 buildings and 2 characters. Once a round: 3 servants and 1 victory point.
rule-L20 = Asks for 4 territories and 2 ventures. Once a round: 4 victory points.

## X. The excommunication tiles

rule-X1 = Each source of military points gives you 1 fewer.
rule-X2 = Each source of coins gives you 1 fewer.
rule-X3 = Each source of servants gives you 1 fewer.
rule-X4 = Each source of wood gives you 1 wood less, each source of stone 1 stone less.
rule-X5 = Your harvests are worth 3 less, those of card effects too.
rule-X6 = Your productions are worth 3 less, those of card effects too.
rule-X7 = Your coloured members are worth 1 less wherever they go.
rule-X8 = Your actions that take territories are worth 4 less.
rule-X9 = Your actions that take buildings are worth 4 less.
rule-X10 = Your actions that take characters are worth 4 less.
rule-X11 = Your actions that take ventures are worth 4 less.
rule-X12 = You may not place members in the market.
rule-X13 = You need two servants to raise an action by 1.
rule-X14 = You skip your first turn of each round and place your last member when everybody else is done.
rule-X15 = Your characters bring no points for their number at the end.
rule-X16 = Your ventures bring no points at the end.
rule-X17 = Your territories bring no points for their number at the end.
rule-X18 = Before final scoring you lose 1 victory point for every full 5 you have, those of the last report included.
rule-X19 = At the end you lose 1 victory point for each military point; the ranking of F4 stays.
rule-X20 = At the end you lose 1 victory point for each wood and stone printed as a cost of your buildings.
rule-X21 = At the end you lose 1 victory point for each resource you have left.

## Q. Rulings

rule-Q1 = The Stonemason saves 1 wood or 1 stone of a building, not both; where the cost has both, his owner chooses.
rule-Q2 = Three characters bring 6 points.
rule-Q3 = All discounts apply together; a cost never falls below nothing and nothing is paid back.
rule-Q4 = A card is not in force for the action that takes it. It is in force from then on, so also for its own bonus action.
rule-Q5 = A bonus action may be declined, and it lapses where nothing can be done with it.
rule-Q6 = A card taken by a bonus action occupies neither its floor nor its tower. Nobody stands there, so later members pay no surcharge because of it; the floor has lost its card all the same.
rule-Q7 = A bonus action may take a card of a tower where a coloured member of the same player stands; the surcharge is due as usual.
rule-Q8 = The bonus of the floor is received, and may pay for the card, in a bonus action too.
rule-Q9 = Military points that a card brings do not help to take that card: slot and cost are checked before its immediate effect.
rule-Q10 = The General counts every full two military points that his owner has when he is taken; those of others do not count.
rule-Q11 = Faith points too can be exchanged only if they were there before: whatever an exchange takes must have been owned before the production.
rule-Q12 = Plain gains are simply received; an exchange is made only if its owner wants it.
rule-Q13 = Servants that raised the value of a production cannot be exchanged in it; they are spent before it begins.
rule-Q14 = Privileges from two different cards may be the same; only those of one effect or one space must differ.
rule-Q15 = Each space, card, floor, exchange, bonus tile, privilege and leader that gives the good is a source of its own; less than nothing is not taken.
rule-Q16 = A source that gives both wood and stone gives one less of each under the tile, so the privilege of 1 wood and 1 stone brings nothing.
rule-Q17 = The tile that weakens coloured members holds in the market and the palace too; a 1 becomes 0 and needs a servant there. The neutral member is exempt.
rule-Q18 = The tiles of 3 or 4 less lower the value of bonus actions too, those of cards and those of leaders.
rule-Q19 = Ariosto does not open the market to a player whom the tile bans from it.
rule-Q20 = Under the tile that halves servants three are worth 1; the tile holds for bonus actions and leaders too.
rule-Q21 = The lost first turn is made up for after everybody has had their turns, in turn order if several lost theirs. In the lost turn nothing is done, not even with leaders.
rule-Q22 = The points of the last report count for the tile that takes one point of every five; those for territories, characters and the rest do not.
rule-Q23 = The loss for military points does not cost the place in the ranking: victory points are lost, the military points stay.
rule-Q24 = Discounts do not matter for the tile against building costs; what is printed counts.
rule-Q25 = A final score may be less than nothing.
rule-Q26 = In the Vatican report the players decide one after the other in turn order.
rule-Q27 = A player who could support the Church in round 6 and refuses does not score the faith track.
rule-Q28 = Faith beyond 15 is lost; military points have no limit.
rule-Q29 = The small space need not be taken before the large one.
rule-Q30 = If no member can be placed, the turn is passed and the member stays at home; a later turn may use it.
rule-Q31 = The surcharge cannot be paid with coins that the card or the floor will bring.
rule-Q32 = A member cannot go to a floor for its bonus alone; a player who cannot pay for the card may not go there.
rule-Q33 = A tie is broken by the turn order that the palace sets at the end of round 6.
rule-Q34 = With two players the draft is played just the same; 8 of the 20 leaders are used.
rule-Q35 = Bonus tiles are chosen before the leaders are dealt.
rule-Q36 = There is a second place with two players too: the second strongest gets 2 points, even without military points.
rule-Q37 = Santa Rita doubles only wood, stone, coins and servants printed as the immediate effect of a card, not privileges, harvests, points or the bonus of a floor.
rule-Q38 = Santa Rita doubles first and the tile takes one away then: of n there are 2n - 1.
rule-Q39 = Ariosto opens occupied market spaces and small work spaces, with two players too. A floor without a card, a covered space and the limit of one coloured member stay as they are.
rule-Q40 = Brunelleschi spares his owner the surcharge in bonus actions too.
rule-Q41 = Under Ludovico il Moro a rolled 6 is worth 5; his ability is permanent and not a choice.
rule-Q42 = The member that Montefeltro raises is worth 6 until it is placed or the round ends; it is chosen when the ability is used.
rule-Q43 = The value of a member is found in this order: the die, or 5 by Moro, or 6 by Montefeltro; then 2 more by Lucrezia; then 1 less by the tile; then space, cards and servants.
rule-Q44 = A value may fall below 0 on the way; only the value of the whole action is looked at.
rule-Q45 = Lorenzo copies at once when he is played: any leader another player has played, face up or down, whatever it asks for; he is not playable while there is none. A copied ability once a round is used by turning Lorenzo, apart from the original.
rule-Q46 = Pico saves on the coins of the cost that is paid, beside other discounts; never on the surcharge.
rule-Q47 = The consolation of the last round is no support: the 5 points of Sisto IV come only with support.
rule-Q48 = A leader whose harvest or production stays below 1 may be used, but nothing happens, not even the bonus tile.
rule-Q49 = Everybody sees a leader that is discarded.
rule-Q50 = More servants may be spent than an action needs, up to 60 in one action.
rule-Q51 = A fixed set has the tiles with the same number in each period, in the order of part X: X1, X8 and X15 are the first set.
rule-Q52 = No leader acts between a card and its bonus action. Leaders act before the member is placed, or after its action and every bonus action that follows from it.
rule-Q53 = A player who can place a member only by spending servants must do so. The player passes only if no member can be placed even with all servants. Nobody has to play, use or discard a leader for it.
rule-Q54 = Under the tile of weaker harvests or productions what is left of an action on the small space must be at least 1, as on the large space. So a member needs 4 on the small space and 7 on the large one, servants and characters included.
rule-Q55 = Leaders are passed to the seat before: seats go clockwise in the order of the table, so that is the right-hand neighbour; the first seat passes to the last. The turn order of the first round does not matter.

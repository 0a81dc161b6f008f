# Digests of the rules of Imperializm, one message a paragraph of rules.toml.

## R1. Aim, cards and common rules

rule-R1_1 = Two to four players build an empire each. The player with most glory after the final scoring wins.
rule-R1_2 = There are 50 providence cards (4 special, 12 conspiracy, 22 event, 12 authority), 38 territories (22 lands, 16 colonies), 10 powers, 24 achievements and 6 religion cards, two of each of three kinds.
rule-R1_3 = A card can show requirements, permanent effects and immediate effects. A player who uses it must meet all requirements. Permanent effects move the owner's markers or hold as long as the card lies there; immediate effects work once, right after the card is put down, and may be declined unless the card forces them.
rule-R1_4 = A providence card goes face up to the providence discard pile once it is played and carried out. An authority card goes there only when another replaces it or an effect removes it. Discarded territories have an open pile of their own.
rule-R1_5 = When a card makes a player pay more ducats than the pool holds, the player pays all of them and loses 1 prestige, if there is any.
rule-R1_6 = Prestige, goods, army and fleet never go below 0. Losing prestige at 0 changes nothing.
rule-R1_7 = Everybody may see how many ducats each player has, at any time.

## R2. Set-up

rule-R2_1 = Each player gets the markers of one colour and 25 ducats. All other ducats form the supply.
rule-R2_2 = The starting territories are shuffled and lie on top of the others, which are shuffled too. Two more territories than there are players are laid open.
rule-R2_3 = India and China are fields of the board and not cards.
rule-R2_4 = The providence deck is shuffled. Each player draws five cards and may look at them before the powers are dealt.
rule-R2_5 = The religion cards lie open in three piles of two.
rule-R2_6 = Achievements are shuffled by value and stacked face up, those of 1 glory on top, those of 4 at the bottom. One card more than there are players is moved to the display, with two players four. The open top card of the stack is available as well, so 5, 5 or 6 are in reach of 2, 3 or 4 players.
rule-R2_7 = Each player is dealt two powers and secretly keeps one; the others leave the game. All are revealed together and their permanent effects are marked. Russia and the Ottoman Empire begin with 2 glory. A power may also bring ducats once or other lasting effects.
rule-R2_8 = Each player then raises army or fleet by 1, whichever the player likes, but not both.
rule-R2_9 = Markers that no power has moved begin at 0. Every power brings an army and a fleet of at least 1.
rule-R2_10 = The player whose power has the lowest start number begins; play goes clockwise.

## R3. A turn

rule-R3_1 = A turn is the hand exchange and then one action. In the same turn the player takes one achievement, and no more than one, when its requirements are met.
rule-R3_2 = At the very start of the turn, before the exchange, a player with Madman or Bureaucrat may buy the card off with prestige.
rule-R3_3 = The player may discard up to three cards from the hand, each to the pile of its kind.
rule-R3_4 = A player with fewer cards than the hand limit must refill to it, in one of two ways: first exactly one face-up territory and then providence cards only, or everything blind from the two decks in any mix. Missing face-up territories are replaced at the end of the exchange.
rule-R3_5 = When the last card of a deck is drawn, its discard pile is shuffled at once into a new deck.
rule-R3_6 = The hand limit is 5. Effects lower or raise it by one; it is never more than 6.
rule-R3_7 = The player carries out exactly one of Development, Intrigue, Conquest, War and Taxes, and never the action of the player's own turn before. In the first turn every action is open.

## R4. Development

rule-R4_1 = The player chooses one of the eight goods; level 0 is allowed. Then come trade profit, leader gain and economic gain, in this order.
rule-R4_2 = The player takes ducats from the supply by the level of the good.
rule-R4_3 = Only the one player with the highest level of a good is its leader; when players are level, nobody is. The leader has the leader gain of that good; with gold it is permanent.
rule-R4_4 = The economic gain of a good may be used or left.
rule-R4_5 = Development does not move the marker of the chosen good by itself.
rule-R4_6 = Calvinism brings 5 ducats and Reformer 2 as soon as their owner chooses Development; both are added.
rule-R4_7 = For shipyards every event card counts, war cards among them too. For land weapons every card with a war value counts, whatever its kind.

## R5. Intrigue

rule-R5_1 = The player plays one or two cards, or changes religion, but not both.
rule-R5_2 = Conspiracies, positive and negative authority cards, Rise of the burghers and Diplomatic move can be played. Two cards must be of different kinds; positive and negative authority are different kinds.
rule-R5_3 = A conspiracy hits one opponent: the stated ducats are taken, further effects follow, and only then the card is discarded.
rule-R5_4 = A positive authority card goes before its player, a negative one before an opponent. A player has at most one of either sort; an older one is discarded.
rule-R5_5 = The permanent effect lasts while the card lies there. The immediate effect of a positive card may be used right away or declined; that of a negative card is forced on the player it lies before.
rule-R5_6 = All powers begin Catholic but Russia and the Ottoman Empire, which may never change religion.
rule-R5_7 = Once in the game a player who meets the requirements of a religion takes one of its two cards, if one is left.
rule-R5_8 = Lutheranism brings fleet +2, hand limit +1 and 2 glory, then 20 ducats, and the player may carry out a Development whatever the action marker says.
rule-R5_9 = Calvinism brings food +1, textiles +1 and 2 glory, if the player likes +1 in one other good, and 5 ducats with every Development.
rule-R5_10 = Counter-Reformation brings army +2, land weapons +1, 2 glory, and +3 in land and sea wars against dissenters.
rule-R5_11 = Russia and the Ottoman Empire are dissenters to everybody and to each other, and everybody is to them. Two other players are dissenters to each other when their religions differ.

## R6. Conquest

rule-R6_1 = The player puts down one territory from hand or a marker on India or China. The army, fleet and prestige asked for must be reached; they are not spent. The cost in ducats is paid to the supply.
rule-R6_2 = The permanent effects of the territory are marked at once: army, fleet, prestige, goods and sometimes glory.
rule-R6_3 = India and China are colonies for several players at once: each player may have one marker on each.

## R7. War

rule-R7_1 = The attacker plays exactly one war card from hand on one opponent and names a land war or a sea war.
rule-R7_2 = The defender may put down up to two war cards from hand.
rule-R7_3 = Strength is the army in a land war or the fleet in a sea war, with all modifiers for that kind of war: power, religion, the authority card before the player, and the war cards put down.
rule-R7_4 = The attacker wins with more strength than the defender; otherwise, also in a tie, the defender wins.
rule-R7_5 = The winner gets 1 glory and 1 prestige; the loser loses 1 prestige, if there is any.
rule-R7_6 = Peace negotiations and then plunder follow only when the attacker won.
rule-R7_7 = The defender chooses one term that can be kept in full. Tribute: ducats equal to the difference in strength. Territorial correction: one land after a land war, one colony after a sea war, never India or China; its prestige and glory stay with the player who conquered it first. Political humiliation: prestige equal to how far the attacker leads in land weapons or shipyards, at least 1.
rule-R7_8 = A defender who can keep none of the terms gives all ducats to the attacker and loses all prestige.
rule-R7_9 = The attacker takes from the supply the plunder value of the war card times the own level of land weapons in a land war, of shipyards in a sea war.
rule-R7_10 = At the end of a War turn each player may play one war event whose conditions are met: the winner first, then the loser, then the others in order from the player whose turn it is.
rule-R7_11 = A conspiracy or event that is also a war card is used for its text or as a war card, not for both. Special cards are war cards only; their text works for the player who began the war with them.

## R8. Taxes

rule-R8_1 = The player takes 1 ducat from the supply for each territory card in play. The power does not count.

## R9. War values

rule-R9_1 = Land, sea and plunder: Border raids 3, 3, 2; Bribed advisers 5, 3, 1; Naval blockade 0, 3, 2; Armed intervention 2, 2, 2; Pirates 0, 3, 2; Historic victory 1, 1, 3; War for influence 1, 1, 3.
rule-R9_2 = Modifiers of powers, religions and authority cards count in attack and in defence, and all that apply are added.

## R10. Cultural bloom

rule-R10_1 = A player who would go beyond 10 prestige in the own turn puts the marker on the bloom field, where it stays to the end of that turn however much more is gained.
rule-R10_2 = At the end of that turn the player scores 1 glory and the marker goes back to 10.
rule-R10_3 = In another player's turn a player at 10 gains no prestige and has no bloom.

## R11. Events outside war

rule-R11_1 = Exceptional year is played in the own Development before the good is chosen.
rule-R11_2 = Colonial drive is played right after an own Conquest that put down a colony card.
rule-R11_3 = Intercepted plans is played at any moment of the own turn after drawing.
rule-R11_4 = Pirates is played at the end of the turn of another player who chose Development; it is no war event.
rule-R11_5 = Settlement is played by the player who is attacked, before putting down war cards.
rule-R11_6 = Diplomatic move is played at any moment of anybody's turn against an event card of another player, or in the own Intrigue.
rule-R11_7 = Rise of the burghers is played in Intrigue only.

## R12. Achievements

rule-R12_1 = A player who meets the requirements of an available achievement at any moment of the own turn must take one, at most one a turn. Of several the player chooses.
rule-R12_2 = Where a card shows two ways, either is enough. Ducats asked for are held, not paid.
rule-R12_3 = The permanent effects are marked and the glory is added. The gap is filled at once from the stack.
rule-R12_4 = Nobody takes an achievement in the turn of another player.

## R13. End of the game

rule-R13_1 = When a player reaches or passes 40 glory with two players, 29 with three, 20 with four, each of the others has one more turn and the game ends.
rule-R13_2 = 2 points each go to the player with most army, fleet, prestige, colonies and lands and to the leader of each good. With three or four players the second in each of these 13 categories gets 1. A power that never changed religion gets 4, but not Russia and not the Ottoman Empire.
rule-R13_3 = Players tied for first place get 1 point each; players tied for second place get nothing.
rule-R13_4 = The player with most glory wins.

## G. The goods

rule-G-gold = The leader of gold has a hand limit higher by 1 all the time. Each time gold is chosen in Development the player loses 1 prestige, if there is any. There is no economic gain.
rule-G-food = The leader of food takes 1 more ducat for each prestige, at most 5. Economic gain: 8 ducats buy army +1, once an action.
rule-G-textiles = The leader of textiles takes 1 more ducat for each prestige, at most 5. Economic gain: 8 ducats buy fleet +1, once an action.
rule-G-spices = The leader of spices gains 1 prestige. There is no economic gain.
rule-G-oriental = The leader of oriental goods may pay 3 ducats and develop one more good in the same action, but not gold, oriental goods or spices. There is no economic gain.
rule-G-industrial = Industrial materials can be chosen only with 10 prestige or with 15 glory, 10 glory in a game of four. The leader gains 1 prestige. Economic gain: 12 ducats buy +1 of food, textiles, industrial materials, land weapons or shipyards.
rule-G-weapons = The leader of land weapons takes 1 more ducat for every full 3 levels of army. Economic gain: one war card from the providence discard pile, shown to all.
rule-G-shipyards = The leader of shipyards takes 1 more ducat for every full 2 levels of fleet. Economic gain: one event card from the providence discard pile, shown to all.

## C. The providence cards

rule-C-mistress-of-the-seas = While she rules: +3 in sea wars. When she is put down: 4 ducats buy fleet +1.
rule-C-scion-of-a-great-dynasty = While the scion rules: +3 in land and sea wars. When put down: the player may give one or two authority cards in play new places, this one included. Nobody ends with two, and moved cards bring only their permanent effects.
rule-C-great-diplomat = While the diplomat rules: hand limit +1. When put down: the player may look at one opponent's hand and take any one card.
rule-C-reformer = While the reformer rules: 2 ducats with each Development. When put down: 5 ducats buy +1 of food, textiles, land weapons or shipyards.
rule-C-open-to-discoveries = While the ruler reigns: −2 in sea wars. When put down: 4 ducats buy fleet +1; then, bought or not, the player may conquer one colony card from hand as in Conquest.
rule-C-defender-of-the-faith = While the defender rules: +3 in wars against dissenters. When put down: the player may look at the hands of all dissenters and take one card from each.
rule-C-outstanding-commander = While the commander rules: +3 in land wars. When put down: 4 ducats buy army +1.
rule-C-adventurer = While the adventurer rules: +3 in land wars. When put down: the player may take one war card from the providence discard pile and shows it.
rule-C-civil-war = The player it lies before may not choose War. When put down: its thrower takes a random card from that player's hand; if that player's army is above everybody else's, the thrower may pay 8 ducats for +1 of food, textiles, land weapons or shipyards.
rule-C-madman = The player it lies before has −5 in all wars, and loses 1 prestige when it comes. At the start of the own turn that player may spend 2 prestige to be rid of it, but not with the highest army.
rule-C-bourgeois-revolution = The player it lies before may not choose War, and loses 1 prestige when it comes. If that player has the highest army, every other player in turn may pay 4 ducats for army +1.
rule-C-bureaucrat = The player it lies before has a hand limit lower by 1, and loses 1 prestige when it comes. At the start of the own turn that player may spend 2 prestige to be rid of it, but not with the most glory.
rule-C-corrupt-officials = The target pays 1 ducat for each of its colonies or 1 for each of its lands. Then the player may take one event card from the providence discard pile and shows it.
rule-C-persecution-of-dissenters = The target pays 1 ducat for each point of its prestige and then loses 1 prestige.
rule-C-wronged-merchants = The target pays 1 ducat for each level of textiles, or 1 for each level of food, or 2 for each colony.
rule-C-border-raids = The target pays 2 ducats for each of its colonies or 2 for each of its lands, at most 8. Also a war card.
rule-C-bribed-advisers = The target pays 1 ducat for each level of its army or 1 for each level of its fleet, at most 10. Also a war card.
rule-C-plot-of-the-magnates = The target pays 1 ducat for each of its colonies or 1 for each of its lands; then its positive authority card, if there is one, is discarded.
rule-C-naval-blockade = War event against the winner of a land war whose fleet is lower than that of the player of the card: the winner pays 2 ducats for each level of that player's shipyards. Also a war card.
rule-C-armed-intervention = War event against the winner of a land war that the player of the card had no part in: the winner pays 2 ducats for each level of that player's land weapons. Also a war card.
rule-C-settlement = The attacked player calls off the war before putting down war cards. The attacker chooses another action, but the marker stays on War. If Diplomatic move cancels Settlement, the war goes on with up to two defence cards.
rule-C-ruthless-looting = War event of an attacker who won: from the supply 4 ducats for each of the loser's levels of gold, or 3 for oriental goods, or 2 for spices.
rule-C-pirates = At the end of a Development turn of another player: that player pays 1 ducat for each level of gold, or of spices, or of oriental goods, at most 4. Also a war card.
rule-C-patriotic-rising = War event of either side. The loser may take army or fleet +1 and 1 ducat from the supply for each conquered territory; the winner may pay 3 ducats for army or fleet +1.
rule-C-diplomatic-move = In Intrigue it brings 2 prestige. Or it cancels the effect of an event card of another player at the moment that card is played.
rule-C-rise-of-the-burghers = In Intrigue: 1 ducat from the supply for each conquered territory, and 1 glory with oriental goods at level 3 or more.
rule-C-intercepted-plans = The player looks at the hand of one opponent and takes one event card of choice, if there is any.
rule-C-colonial-drive = Right after putting down a colony card in Conquest the player takes the current trade profit of gold, spices or oriental goods.
rule-C-exceptional-year = Before choosing the good in Development: 3 ducats from the supply, or 1 glory with oriental goods at level 2 or more.
rule-C-historic-victory = War card. An attacker who began the war with it and won by 3 or more gets 1 more glory.
rule-C-war-for-influence = War card. An attacker who began the war with it and won may take any one card from the providence discard pile before the peace negotiations.

## W. Worked examples

rule-W1 = Food at level 2, chosen by a player who does not lead in it, brings 4 ducats.
rule-W2 = With army 3, fleet 2 and 5 ducats Livonia can be conquered: fleet, food and prestige go up by 1 and no ducat is left. With fleet 1, or with 4 ducats, it cannot.
rule-W3 = Prussia with army 1 and Outstanding commander attacks on land with Bribed advisers: 1 + 3 + 5 = 9.
rule-W4 = After a land war, with land weapons 4 against 1, political humiliation costs the defender 3 prestige.
rule-W5 = A land war won with a card of plunder value 2 and own land weapons at 3 brings 6 ducats from the supply.
rule-W6 = The leader of gold has a hand limit of 6 instead of 5.
rule-W7 = One conspiracy with one authority card may be played, and one negative with one positive authority card, but never two of a kind.
rule-W8 = Catholic Poland and Calvinist Spain are dissenters to each other.
rule-W9 = The end field is 40, 29 or 20 glory for 2, 3 or 4 players.
rule-W10 = When Diplomatic move cancels Settlement the war is fought, and the defender may still put down two war cards.
rule-W11 = Russia and the Ottoman Empire begin with 2 glory, the others with none.
rule-W12 = Two effects of hand limit +1 still make 6.
rule-W13 = With 2, 3 or 4 players 4, 5 or 6 territories lie open and 5, 5 or 6 achievements are available.
rule-W14 = Attack 7 against defence 7: the defender wins 1 glory and 1 prestige, and there is neither peace nor plunder.
rule-W15 = With land weapons 2 against 2, or 1 of the attacker against 3, humiliation costs 1 prestige.
rule-W16 = The leader of food takes 5 more ducats with 7 prestige and 3 with 3.
rule-W17 = The leader of shipyards with fleet 5 takes 2 more ducats; so does the leader of land weapons with army 8.
rule-W18 = Choosing gold costs nothing at prestige 0 and leaves 3 of prestige 4.
rule-W19 = Bribed advisers on army 13 and 15 ducats takes 10. On army 6 and 4 ducats it takes 4 and costs the target 1 prestige.
rule-W20 = Border raids on 5 lands, 2 colonies and 20 ducats takes 8, not 10.
rule-W21 = Persecution of dissenters on prestige 3 and 10 ducats takes 3 and leaves prestige 2. With 1 ducat it takes 1 and leaves prestige 1.
rule-W22 = A defender with 2 ducats, no land and prestige 1 loses a land war by 4 with land weapons 0 against 3: prestige falls to 0, no term can be kept, and the 2 ducats go to the attacker.
rule-W23 = Prestige 9 and Diplomatic move in the own Intrigue: the marker goes to the bloom field, and at the end of the turn there is 1 glory and prestige 10, however much prestige was gained.
rule-W24 = A defender at prestige 10 who wins gets 1 glory, stays at 10 and has no bloom.
rule-W25 = With Livonia the defender loses fleet 1 and food 1 and the attacker gains them; nobody's prestige changes.
rule-W26 = With Historic victory an attack of 9 against 6 brings 2 glory in all, against 7 only 1.
rule-W27 = Taxes with six territory cards bring 6 ducats.
rule-W28 = Of three players with army 9, 9, 4 two get 1 point; 9, 5, 5 gives 2, 0, 0; 9, 5, 4 gives 2, 1, 0. Of two players with 9 and 5 the first gets 2 and the second none.
rule-W29 = With three players 14 glory and 9 prestige are not enough for industrial materials; 15 glory are, with four players 10, and 10 prestige always.
rule-W30 = Fleet 6 with Madman and no cards is a sea defence of 1.
rule-W31 = Fleet 6, Open to discoveries and Pirates make a sea attack of 7.
rule-W32 = Pirates against gold 2, spices 5, oriental goods 1 and 10 ducats takes at most 4.
rule-W33 = Ruthless looting against gold 2, oriental goods 3 and spices 4 brings 9 ducats with oriental goods, its best choice.
rule-W34 = Army 6 begins a land war with Pirates against army 5 without cards: the attack is 6 and wins; with land weapons 3 the plunder is 6.
rule-W35 = A Calvinist with Reformer who develops food at level 2 without leading takes 5 + 2 + 4 = 11 ducats.
rule-W36 = Attack 8 against army 3 with Madman: the defence is −2 and the tribute 10.
rule-W37 = Counter-Reformation with Defender of the faith, army 4 and Armed intervention is a land attack of 12 against a dissenter and of 6 against a player of the same faith.
rule-W38 = Prestige 10, an achievement with prestige +1 in the own turn, then Development of gold: the turn ends with 1 glory for the bloom and prestige 9.

## A. Rulings

rule-A1 = The duty to take an achievement belongs to the player's whole own turn, the exchange included.
rule-A2 = The player may claim at any moment at which one is met. At the end of the turn a player who has claimed none and meets one must take it. What was met only in passing is not forced afterwards.
rule-A3 = The achievement that fills a gap cannot be taken in the same turn. It is seen at once, but one achievement a turn is the limit.
rule-A4 = A gain that would take the prestige marker past 10 is a bloom; arriving at exactly 10 is none.
rule-A5 = A player who loses prestige after a bloom keeps its glory. The loss is counted from 10 when the marker comes back.
rule-A6 = Prestige on the bloom field counts as 10, less what was lost or spent since the bloom.
rule-A7 = A hand that is larger than its limit stays as it is at that moment. In the next exchange the player discards down to the limit. These discards count towards the three, and more than three are allowed only as far as the limit demands.
rule-A8 = All changes of the hand limit are added first and the sum is then kept between 4 and 6.
rule-A9 = Choosing gold costs prestige at gold level 0 as well; the choice is what counts. Colonial drive is not trade and costs nothing.
rule-A10 = Nobody leads in a good at level 0; a leader has at least level 1.
rule-A11 = Calvinism and Reformer do not pay again for the second good; they pay once an action. The second good brings all else that a good brings.
rule-A12 = The economic gain of industrial materials can be bought once an action.
rule-A13 = The Development of Lutheranism leaves the action marker on Intrigue, so Development may be chosen next turn. Everything that goes with a Development applies: bonus ducats, Exceptional year, Pirates.
rule-A14 = Rise of the burghers and Diplomatic move are both events and cannot be played together in an Intrigue. Either goes with one conspiracy or one authority card.
rule-A15 = Intrigue may not be chosen without playing anything; at least one card is played or the religion is changed.
rule-A16 = A conspiracy may be played even if it takes no ducat.
rule-A17 = Where a card counts one thing or another, its player chooses one of them, never the sum.
rule-A18 = Persecution of dissenters can be played on any opponent, not only on dissenters.
rule-A19 = A tied player does not have the highest army or the most glory. A tied owner may buy off Madman or Bureaucrat, and a tied victim does not set off the further effects of Civil war and Bourgeois revolution.
rule-A20 = Scion of a great dynasty gives new places to one or two authority cards in play, itself included: swap two, move one or both to players without one, or move one away and another into the gap. Nobody ends with two, and no card enters or leaves the table.
rule-A21 = Catholics and players of the Counter-Reformation are dissenters to each other; it is a change of religion, and the 4 points of a faithful power are lost.
rule-A22 = A war card may be used in a kind of war it has no modifier for, in attack and in defence; it adds 0. Its plunder value counts in full.
rule-A23 = The war card is discarded when Settlement calls the war off.
rule-A24 = After Settlement any action may replace the war but War and the action of the turn before. In the next turn only War is barred.
rule-A25 = The prestige for humiliation is counted after the loss of the war: 1 prestige is already gone.
rule-A26 = A defender cannot choose tribute and pay less: without the full amount tribute cannot be chosen.
rule-A27 = War for influence cannot take back itself or the defence cards. War cards go to the pile after the war and before the war events.
rule-A28 = An attacker who receives a territory need not meet its requirements, nor pay its cost.
rule-A29 = A player keeps an achievement even if its requirements are met no more.
rule-A30 = India and China are colonies and conquered territories for card effects, achievements and the majority of colonies. They bring no taxes, and Colonial drive does not follow them.
rule-A31 = Players outside the war play war events clockwise from the left of the player whose turn it is, without the two sides.
rule-A32 = Naval blockade may be played by the defeated side too, if its fleet is higher. Armed intervention may be played only by players outside the war.
rule-A33 = Diplomatic move can be cancelled by Diplomatic move, as a reaction and in Intrigue as well.
rule-A34 = An event used as a war card cannot be cancelled.
rule-A35 = When a player reaches the end field in the turn of another, the turn is finished; then everybody but the player who got there first has one more turn, clockwise, the active player last.
rule-A36 = There is no second place when the first is shared.
rule-A37 = Nobody scores in a category where all have 0; a value of at least 1 is needed.
rule-A38 = Players with equal glory share the victory.
rule-A39 = A gain beyond the end of a track is lost. Only glory is counted on.
rule-A40 = The supply of ducats is unlimited.
rule-A41 = If deck and discard pile of the territories are both empty, the hand is refilled from the providence deck; if that is empty too, the hand and the display stay short.
rule-A42 = The five achievements for two players include the top card: four are laid out and the top card is the fifth.
rule-A43 = Civil war and Bourgeois revolution do not keep a player from defending; only the action War is barred.
rule-A44 = Colonial drive may follow a colony put down by Open to discoveries; it counts as a colony of the action Conquest. The marker stays on Intrigue.
rule-A45 = The first step of army or fleet is chosen by all at once, after the powers are shown.
rule-A46 = Army, fleet or prestige asked for by a territory are not given up; only ducats are paid.
rule-A47 = Weapons and land weapons are two words for the same good.
rule-A48 = The names used here are the corrected ones.
rule-A49 = A player who chooses a power knows the own five cards, the open territories and the achievements. The powers of the others are seen when all have chosen, and army or fleet +1 comes after that.
rule-A50 = A player may not look at the first card before choosing the next deck. Both numbers are named before the first card is seen.
rule-A51 = When a deck runs out, its pile is shuffled the moment the last card leaves the deck, with the cards discarded in this very turn, and drawing goes on. If the pile is empty then, it is shuffled as soon as a card is needed and there is one.
rule-A52 = If no fitting card lies in the discard pile, nothing is taken. The good was still chosen and the card still played.
rule-A53 = The refill decides about the hand limit. Later changes wait for the next exchange. The lead in gold itself comes and goes at once.
rule-A54 = Taxes and Development may be chosen even if they bring nothing; Conquest and War only if something is conquered or a war card is played.
rule-A55 = In a Development the ducats of Calvinism and Reformer come at once, then Exceptional year, then the good. All may pay for gains of the same action.
rule-A56 = Both copies of Exceptional year may be played in one Development, each with its own choice, but only before the first good.
rule-A57 = The 3 ducats for a second good may come from the profit just taken. The second good may be at level 0, must pass the industrial gate and brings its own gains. There is no third.
rule-A58 = A step bought with industrial materials brings no further profit; profit and leader gain come before the economic gain.
rule-A59 = The prestige for gold is lost with the trade profit. It is a penalty and no price, so prestige 0 does not bar gold.
rule-A60 = Two cards of an Intrigue are not announced together. Each is carried out with all reactions before the second is chosen; that may be a card the first one brought and may hit another opponent.
rule-A61 = A cancelled card is discarded without effect and was played all the same: it takes its place in Intrigue or as the one war event.
rule-A62 = A player short of ducats cannot buy an optional gain and lose prestige instead. What can be bought must be paid in full.
rule-A63 = The amount of a card with its cap is compared with the ducats held. An amount of 0 is always paid; an amount of 1 or more against 0 ducats costs prestige.
rule-A64 = The new owner of a moved authority card has all its permanent effects and the right to buy it off. A positive card works for an opponent it lies before.
rule-A65 = For Bourgeois revolution the army is compared when the card is put down. The victim loses prestige, then the thrower is asked, then the others clockwise, each once.
rule-A66 = Any card can be taken from a hand, territories too; only Intercepted plans is limited to event cards. Random means equal chances. Defender of the faith sees all hands first. An empty hand gives nothing, but Intercepted plans may be played on it.
rule-A67 = A hand looked at is seen by its looker only, a card taken from it by the two. Discard piles are open. How many cards a hand has, and how many of them are territories, is open too.
rule-A68 = Lutheranism brings fleet, limit and glory, then 20 ducats, then the Development, which may be declined.
rule-A69 = The requirements of a religion are checked before the effects of the card; they are not spent. A player changes faith once in the game, not on to another faith.
rule-A70 = Open to discoveries puts down a colony card from hand; no land, not India or China. Fleet bought with the card counts.
rule-A71 = A territory gained in peace counts as conquered everywhere, and it may be handed on. Its prestige and glory are given once in the game.
rule-A72 = The gain of a territory beyond the end of a track is lost, and a later loss is the full printed one.
rule-A73 = Plunder and war events count the levels of that moment, after the peace.
rule-A74 = Strength can be negative, and the tribute is the true difference.
rule-A75 = Several modifiers against dissenters are added. Each side's are judged on their own at the time of the war.
rule-A76 = Defence cards are put down together, after attack card and kind of war are known. Only their modifiers count.
rule-A77 = Settlement is played directly after the declaration, by the attacked player only. If it is cancelled the war is on, and the second copy cannot be played in it.
rule-A78 = After Settlement there is no war and so no war events. The other action is a full one with its bonuses and reactions; only the marker does not follow.
rule-A79 = Players who may cancel an event are asked clockwise from the left of its player. The first Diplomatic move counts, and then the same is asked about it. Nobody cancels an own card.
rule-A80 = The conditions of a war event must be met when it is played, on the levels of that moment without war modifiers. There is one round: each player decides when the events before are carried out, and a player who passed is not asked again.
rule-A81 = The card taken with War for influence may be used in the same turn.
rule-A82 = Any number of Pirates may be played in one turn. All are asked at once, and the cards are carried out clockwise from the left of the active player, each worked out on what is left.
rule-A83 = Any moment of a player's own turn is whenever the active player is to decide, from the end of the refill to the end of the action. A player does not interrupt a card before its target and what it takes are chosen, nor a declaration of war before its answer, nor the events at the end.
rule-A84 = A turn goes in this order: action; war events or Pirates; the achievement that must be taken; glory of the bloom; check for the end; next player. A claim is offered before the events too.
rule-A85 = A player can claim an achievement between any two steps of their own turn. These are: before the exchange; between two cards; after the trade profit and before the leader gain or a payment; before the peace and before the plunder; after their own war event and before those of others. A claim does not spoil Colonial drive. A card with its target is one step, and so is a declaration of war.
rule-A86 = Taking the top achievement uncovers the next. When the stack is empty gaps stay.
rule-A87 = Prestige gained after a bloom and a loss in the same turn does not count; the marker stays on the bloom field. Bloom, loss of 1 and gain of 1 end at 9 with the glory of the bloom.
rule-A88 = The condition for buying off an authority card is compared at the start of the own turn, before the exchange. The changed hand limit counts in that exchange already.
rule-A89 = There is no further turn for the player who ended the game, who may still be attacked, defend, react and gain glory. Last turns are full turns. Glory is never lost.
rule-A90 = Three or four players tied for first place get 1 point each. Prestige is compared after the markers are back from the bloom field.
rule-A91 = When a new authority card replaces an old one, the old one is discarded, then the new permanent effects hold, then the immediate effect comes. So a positive card is also a way to be rid of a negative one.
rule-A92 = In a game of two Armed intervention is only a war card, Bourgeois revolution offers the army to the thrower only, and there are no second places.
rule-A93 = Cards that speak of army and fleet mean the level on the track without any modifier, not the strength.
rule-A94 = Plot of the magnates removes only a positive authority card. The ducats are taken in any case.
rule-A95 = A war may be declared that cannot be won; the defender then gains as usual.
rule-A96 = When every player has had 100 turns and nobody has reached the end field, the game ends and is scored. The last of these turns is announced.

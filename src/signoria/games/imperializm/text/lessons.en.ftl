### The three lessons of Imperializm, in our own words.

## A first turn

lesson-imperializm-1-turn = A first turn
    .about = England's first two turns show the hand, the five actions and the achievements. Every choice can be taken back.

lesson-imperializm-1-turn-turn = A colony and a market
    .goal = Win a colony, take two achievements and let trade pay for a stronger fleet.
    .done = A colony, two achievements and a fleet of 5: a good start for England.
lesson-imperializm-1-turn-turn-table = You lead England, with 25 ducats, an army of 1 and a fleet of 3. Levels are not spent: they open doors. Ducats are spent.

    The player with most glory wins. Glory comes from achievements, from wars, from some territories and cards, and from a count at the end.
lesson-imperializm-1-turn-turn-discard = A turn has two parts: first the hand exchange, then one action. You may discard up to three cards. Patriotic rising helps a player with many territories; you have none, so let it go.
    .hint = Choose Patriotic rising to discard it.
lesson-imperializm-1-turn-turn-discard-reformer = The Reformer would bring 2 ducats with every Development. Keep him.
lesson-imperializm-1-turn-turn-discard-war = This is a war card. It attacks, and it defends you when others attack. Keep it.
lesson-imperializm-1-turn-turn-discard-keep = Then no new card comes to your hand, and there is no territory in it yet.
lesson-imperializm-1-turn-turn-refill = You hold four cards, and your limit is five: the hand must be refilled. Either take one face-up territory and the rest from the providence deck, or draw everything blind.

    The Canary Islands ask for a fleet of 2. You have 3: take them.
    .hint = Choose the Canary Islands among the face-up territories.
lesson-imperializm-1-turn-turn-refill-army = This land asks for an army of 3. Yours is 1, so it would wait in your hand for a long time.
lesson-imperializm-1-turn-turn-refill-gold = The Gold Coast is within reach, too. But the Canary Islands cost less, and their prestige comes handy at once.
lesson-imperializm-1-turn-turn-refill-blind = A blind draw may bring anything. The open territory is just what you need.
lesson-imperializm-1-turn-turn-conquer = Now one of five actions: Development, Intrigue, Conquest, War or Taxes. Choose Conquest and put the colony down: 4 ducats to the supply, fleet +1, prestige +1.
    .hint = Choose the Canary Islands in your hand.
lesson-imperializm-1-turn-turn-conquer-later = A good action, but it can wait a turn. First the colony.
lesson-imperializm-1-turn-turn-conquer-nothing = Taxes bring 1 ducat for each territory card in play. You have none yet.
lesson-imperializm-1-turn-turn-claim = With a fleet of 4 you meet Great discoveries. In your own turn you must take one achievement that you meet, and no more than one. It brings 1 glory and 1 prestige.
    .hint = Choose the achievement Great discoveries.
lesson-imperializm-1-turn-turn-claim-must = That does not help: the turn is not over before the achievement is taken.
lesson-imperializm-1-turn-turn-again = Green traded in food and bought an army. Your marker stands on Conquest, so this turn you need another action: never the same one twice in a row.

    First refill your hand. A providence card is welcome.
    .hint = Draw from the providence deck.
lesson-imperializm-1-turn-turn-again-territory = Conquest is closed this turn. A territory can wait; a providence card may be of use at once.
lesson-imperializm-1-turn-turn-again-wait = You may take it now, and you may take it later this turn. Let us trade first.
lesson-imperializm-1-turn-turn-develop = You need ducats and a stronger fleet. Both come from Development.
    .hint = Choose the action Development.
lesson-imperializm-1-turn-turn-develop-one = One territory, one ducat. Trade brings more.
lesson-imperializm-1-turn-turn-develop-reformer = Not bad, but he pays off over many turns. Today you want the fleet.
lesson-imperializm-1-turn-turn-textiles = Choose a good. Level 1 of textiles is worth 3 ducats. Nobody has as much, so you are the leader: 1 more ducat for each prestige, and you have 3.
    .hint = Choose textiles.
lesson-imperializm-1-turn-turn-textiles-food = In food you are at 0, and Green leads. That is 1 ducat.
lesson-imperializm-1-turn-turn-textiles-gold = Without gold it brings nothing, and each trade in gold costs 1 prestige.
lesson-imperializm-1-turn-turn-textiles-shipyards = As leader of shipyards you would get 2 ducats more for your fleet of 4, and an event card from the discard pile. But textiles pay better, and they sell ships.
lesson-imperializm-1-turn-turn-fleet = That made 6 ducats. The economic gain of textiles is a fleet for 8 ducats, once an action. Colonies ask for more and more ships: pay.
    .hint = Choose to pay.
lesson-imperializm-1-turn-turn-fleet-decline = Saving is allowed. But most colonies are far beyond a fleet of 4.
lesson-imperializm-1-turn-turn-press = You have 3 prestige, and the Printing press asks for just that. Take it: 1 glory, and textiles +1.
    .hint = Choose the achievement Printing press.
lesson-imperializm-1-turn-turn-recap = That is the whole rhythm: exchange, one action, an achievement. Raise levels, and they open territories; territories raise levels again. When one of two players reaches 40 glory, the end is near.

## Conquest and war

lesson-imperializm-2-war = Conquest and war
    .about = Prussia and Poland are neighbours. Take a land, hold out when you are attacked, strike back and make peace.

lesson-imperializm-2-war-war = Between Prussia and Poland
    .goal = Conquer Bohemia, win the war that Poland begins, then win one of your own.
    .done = Two wars won, two lands gained, and 4 more glory than before.
lesson-imperializm-2-war-war-plans = You are Prussia: army 5, fleet 2, and with land weapons 3 the leader. Two lands are in your hand.

    Crimea asks for an army of 7 and a fleet of 3: choose it and you read what is missing. Bohemia asks for an army of 5, and that you have.
lesson-imperializm-2-war-war-bohemia = Conquer Bohemia for 7 ducats: prestige +2, textiles +1, land weapons +1. The army is not spent.
    .hint = Choose Bohemia in your hand.
lesson-imperializm-2-war-war-bohemia-early = Soon. Bohemia makes your land weapons stronger, and they are what plunder is counted by.
lesson-imperializm-2-war-war-bohemia-faith = You may change religion once in the game, but a power that stays Catholic has 4 points at the end. There is no hurry.
lesson-imperializm-2-war-war-bohemia-tax = One territory, one ducat. That is not worth a turn.
lesson-imperializm-2-war-war-attacked = Green declares a land war on you with Armed intervention. The attack is Green's army of 6 and +2 for the card: 8. Your defence is your army of 5.

    The attacker must have more than the defender. When both are equal, the defender wins.
lesson-imperializm-2-war-war-defend = You may put down up to two war cards. You need 3 more, and Border raids count exactly +3.
    .hint = Put down Border raids.
lesson-imperializm-2-war-war-defend-strong = With +5 you would win, too. But you will want this card for your own attack.
lesson-imperializm-2-war-war-defend-open = 5 against 8: Green would win, gain glory and prestige, and you would have to accept one of the peace terms.
lesson-imperializm-2-war-war-enough = 8 against 8. A tie is yours; keep the other card.
    .hint = Put down no more cards.
lesson-imperializm-2-war-war-enough-waste = More than enough brings nothing: a defender gets neither tribute nor plunder.
lesson-imperializm-2-war-war-refill = You won: 1 glory and 1 prestige for you, and Green lost 1 prestige. Green has one war card less now. It is your turn: refill your hand from the providence deck.
    .hint = Draw both cards from the providence deck.
lesson-imperializm-2-war-war-refill-land = Conquest was your last action, so no land can be put down now.
lesson-imperializm-2-war-war-refill-wait = You may take one achievement a turn, and a better choice may come. Wait until the war is over.
lesson-imperializm-2-war-war-declare = Strike back. Bribed advisers add +5 in a land war, and their plunder value is 1.
    .hint = Declare war with Bribed advisers.
lesson-imperializm-2-war-war-declare-conspiracy = As a conspiracy the card takes ducats, but Green has only one. A card is used one way or the other, never both.
lesson-imperializm-2-war-war-declare-wait = You may take one achievement a turn, and a better choice may come. Wait until the war is over.
lesson-imperializm-2-war-war-wage = By land it is 5 and 5, so 10 against Green's army of 6. By sea it would be 2 and 3 against a fleet of 3.
    .hint = Choose a land war.
lesson-imperializm-2-war-war-wage-sea = 5 against 3 would win as well, but by only 2. And at sea plunder is counted by shipyards, of which you have none.
lesson-imperializm-2-war-war-peace = The loser chooses one of three terms, but it must be kept in full. Tribute would be 4 ducats; Green has 1. Humiliation would cost 2 prestige; Green has none. What is left is a territorial correction: Silesia is yours, with all it brings.

    Then you plundered: the value of the card, 1, times your land weapons, now 5.
lesson-imperializm-2-war-war-claim = Two achievements are met now: Trading posts with three territories, worth 1 glory, and Renaissance with 6 prestige, worth 2. Only one a turn.
    .hint = Choose the achievement Renaissance.
lesson-imperializm-2-war-war-claim-less = It is worth 1 glory, Renaissance 2. What you do not take now may be gone when you come back.
lesson-imperializm-2-war-war-claim-must = You meet two achievements, and one of them must be taken.
lesson-imperializm-2-war-war-recap = Armies and fleets open territories and decide wars. A war card in your hand is also your shield. And beware: at the end of a turn with a war each player may still play a war event.

## Achievements and the end

lesson-imperializm-3-end = Achievements and the end
    .about = The last two turns of a long game: cultural bloom, the right achievement at the right time, and the final scoring.

lesson-imperializm-3-end-end = The last two turns
    .goal = Russia is about to reach 40 glory. Win all the same, in the final scoring.
    .done = Russia was first at the end field, but Spain has won.
lesson-imperializm-3-end-end-near = You are Spain, with 28 glory. Russia has 37, and the game of two ends when one player reaches 40. The other player then has one more turn.

    But points are counted after that: 2 for each first place in army, fleet, prestige, colonies, lands and every good.
lesson-imperializm-3-end-end-develop = Your prestige stands at 10, the end of its track. When you gain more in your own turn, the marker goes to the bloom field: 1 glory at the end of the turn. For that you need Development.
    .hint = Choose the action Development.
lesson-imperializm-3-end-end-develop-later = It can wait a turn: you are about to have the ducats for something better.
lesson-imperializm-3-end-end-develop-faith = A religion brings 2 glory, but a power that stayed Catholic has 4 points in the end.
lesson-imperializm-3-end-end-develop-wait = You will take it this turn. First see what the action brings.
lesson-imperializm-3-end-end-spices = The leader of spices gains 1 prestige with each trade. You have 2 spices, Russia has 1: you lead. Besides you get 6 ducats.
    .hint = Choose spices.
lesson-imperializm-3-end-end-spices-gold = Gold brings more ducats, but costs 1 prestige, and there would be no bloom.
lesson-imperializm-3-end-end-spices-industrial = Russia leads in industrial materials. You would get 3 ducats and no prestige.
lesson-imperializm-3-end-end-claim = The bloom is sure. Now an achievement: two are met, each worth 3 glory. Look at what else they bring. In shipyards you lead already. In industrial materials Russia leads by 1; Scientific revolution makes that a tie, and a tie is 1 point each.
    .hint = Choose the achievement Scientific revolution.
lesson-imperializm-3-end-end-claim-ships = It brings the same glory, but shipyards are yours already. Take a first place away from Russia.
lesson-imperializm-3-end-end-called = Russia conquered Lombardy, took Real union and stands on 40: the end field is reached. This is your last turn, with 32 glory. Do not lose heart: count the first places.
lesson-imperializm-3-end-end-hand = As leader of gold your hand limit is 6, so one card is missing. Any providence card will do.
    .hint = Draw from the providence deck.
lesson-imperializm-3-end-end-hand-colony = You cannot put down two territories in this one turn, and there is something better on the board.
lesson-imperializm-3-end-end-india = India and China are no cards but fields of the board, open to all. India asks for army 5, fleet 8, prestige 3 and 13 ducats. It brings 2 glory, one more colony, spices +2 and oriental goods +1. Look at World trade: it asks for 3 oriental goods and 3 spices.
    .hint = Choose India.
lesson-imperializm-3-end-end-india-moluccas = The Moluccas lead to World trade, too. But India gives 2 glory of its own, and ducats count nothing in the end.
lesson-imperializm-3-end-end-india-china = China gives 2 glory and a bloom, but no spices: World trade would stay out of reach.
lesson-imperializm-3-end-end-india-tax = Ducats count nothing in the end.
lesson-imperializm-3-end-end-india-wait = One achievement a turn: take it after your action, when a better one may be in reach.
lesson-imperializm-3-end-end-trade = World trade is worth 4 glory, Ships of the line 3. And the step of gold does no harm.
    .hint = Choose the achievement World trade.
lesson-imperializm-3-end-end-trade-less = That is 3 glory. World trade brings 4.
lesson-imperializm-3-end-end-recap = On the track it is 38 to 40. Then the count: you are first in fleet, prestige, colonies, gold, spices, oriental goods and shipyards, level in industrial materials, and you stayed Catholic. That makes 19 points against 11, and 57 against 51.

    The player who ends the game does not always win it. Keep an eye on the first places from the start.

### The first lesson of Pax Renaissance: a few turns of a game for two, told in our own words.

lesson-pax-first = A bank's first steps
    .about = Five short chapters from your first florin to your first victory. You play the Medici; the moves of your rival are prepared. Nothing can go wrong: every choice can be taken back.

## Chapter 1: a first purchase

lesson-pax-first-purchase = A first purchase
    .goal = Read the market and buy the card that brings you an empire.
    .done = The card is yours. Playing it will be your second action.
lesson-pax-first-purchase-welcome = You lead the bank of the Medici; your only rival, Marchionni, has just moved. You have 4 florins and two actions this turn. An action is a small thing: buy a card, play one, sell one, run ops, hold a fair.

    Early on, money is best spent fast: empires are weak now and grow stronger with every fair.
lesson-pax-first-purchase-map = The map has ten empires. Each has a king on his throne, and he can be won. The pieces in the cities guard him: Portugal has a single knight in Toledo.

    No piece belongs to a bank. Knights and rooks serve any player who finds a use for them; only the pawns on the borders are yours or your rival's.
lesson-pax-first-purchase-market = Cards are bought from two rows. Today the western one matters. A price depends on the place alone: 1 florin for the leftmost open card, then 2, 3, 4 and 5. The card that lies face down is no ware; it waits for a trade fair.
lesson-pax-first-purchase-card = A card is crowded, but on the first turns three things count: its agents, the pieces it brings; its location, where they go; and its one-shot, what happens the moment it is played.

    The Order of Santiago brings two rooks to Portugal and starts a conspiracy there. Two against a single knight: that is a battle already won.
lesson-pax-first-purchase-buy = Buy the Order of Santiago for 3 florins. It is almost all you have, and worth it.
    .hint = Click the card at price 3 in the western row, or its entry in the decision bar. Curious? Click the Conquistadors at price 5 and ask why you cannot have them.
lesson-pax-first-purchase-buy-star-chamber = The Star Chamber is cheap, and no bargain yet: its bishop does not fight, and a reformation needs Reformist pieces, of which England and its neighbours have none.
lesson-pax-first-purchase-buy-pence = Peter's Pence may go anywhere in the West, and that is strong. But its bishop topples nobody, and an apostasy has hardly anything to punish this early.
lesson-pax-first-purchase-buy-joanna = Joanna could marry a king at once: not a bad thought! But she costs all 4 florins, and the Order of Santiago takes an empire for 3.
lesson-pax-first-purchase-buy-east = The East has its charms, but in this lesson nothing there is worth your few florins.
lesson-pax-first-purchase-buy-fair = A fair brings money, and raises levies that guard the empires you want to take. First buy, then hold fairs.
lesson-pax-first-purchase-paid = You paid by laying one florin on each card to the left of yours. They stay there: the player who buys such a card takes them along, and those on the face-down card feed the next fair.

    The Order of Santiago is in your hand now. A hand holds two cards.

## Chapter 2: taking Portugal

lesson-pax-first-portugal = Taking Portugal
    .goal = Play the Order of Santiago, win the battle, and claim a border.
    .done = One turn, and the king of Portugal owes you his crown.
lesson-pax-first-portugal-plan = One action is left. In a battle attackers and defenders die one for one, and the attacker wins if anybody is left standing. You send two rooks; Toledo has one knight. One rook falls with him, the other remains.

    Battles have no dice: you always know beforehand how they end.
lesson-pax-first-portugal-play = Play the Order of Santiago from your hand.
    .hint = Click the card in your hand below, or “Play: Order of Santiago” in the decision bar.
lesson-pax-first-portugal-play-sell = Selling brings quick money, but this card is worth an empire. Take it back and play it.
lesson-pax-first-portugal-play-wait = That can wait; Portugal cannot. At the next fair it may raise a second defender, and then two rooks are not enough.
lesson-pax-first-portugal-trigger = The card offers its one-shot: a conspiracy, a battle against the ruling class of Portugal. Set it off.
    .hint = Rest on “Yes” to see the battle before it is fought, then choose it.
lesson-pax-first-portugal-trigger-decline = Without the conspiracy your rooks would merely settle in Portugal, and the king would thank you for the garrison.
lesson-pax-first-portugal-settle = The battle is won. The surviving rook settles in a city of Portugal. Toledo is a good place: a rook there keeps the capital in hand.
    .hint = Choose Toledo or Granada; both will do.
lesson-pax-first-portugal-concession = A change of regime! The square of Portugal moves to your tableau, and its new lord grants you a concession: a pawn on one of its borders. It earns money when a fair passes. The border with Aragon is free.
    .hint = Choose the border between Portugal and Aragon on the map.
lesson-pax-first-portugal-concession-england = Your rival's pawn stands there: pushing it aside costs your last florin. The border with Aragon is free and lies just as well.
lesson-pax-first-portugal-concession-decline = A concession is money, votes and, in the end, perhaps victory. It is a gift; take it.
lesson-pax-first-portugal-recap = Look at your tableau: the Order of Santiago with its ops, and Portugal beside it. Gems on cards are prestige: a Catholic one on the Order, a discovery on Portugal. They decide victories much later.

    Your two actions are used up; the market has been refilled, and Marchionni moves.

## Chapter 3: the fair

lesson-pax-first-fair = The fair
    .goal = Earn florins with a western trade fair, and guard your investment.
    .done = Money earned, Portugal steadied, and a strong card kept out of your rival's hands.
lesson-pax-first-fair-rival = Marchionni has bought the Star Chamber. At the end of a turn all cards move to the left, so everything became cheaper: Peter's Pence costs 1 florin now, and one is what you have.
lesson-pax-first-fair-pence = Tempting! But look further. If you buy it, the cards behind it move up: Joanna, who could marry the king next to Portugal, and the Conquistadors, who could besiege it. Your rival could afford either, and you would have nothing left to answer with.
lesson-pax-first-fair-route = A trade fair fills purses instead. Its money is what lies on the face-down card, plus one florin. You take the first florin for holding it. Then a voyage follows the white route from Trebizond westward, and each concession on its way earns a florin, as long as there are any. Two of those borders are yours.
lesson-pax-first-fair-fair = Hold the western trade fair.
    .hint = Click the face-down card at the left end of the western row. The preview shows who will be paid before you decide.
lesson-pax-first-fair-fair-pence = With the Pence in hand and no florin left you would have to watch what your rival does to Portugal. Money first.
lesson-pax-first-fair-fair-east = The eastern fair follows the black route, where you have no concession; its money would go to nobody you know.
lesson-pax-first-fair-fair-poor = That would be your last florin. Earn some first.
lesson-pax-first-fair-fair-ops = Good instinct: cards in your tableau can act. But there is nothing to gain from it yet; ops are the next chapter.
lesson-pax-first-fair-fair-sell = You have only just taken it! A fair earns more, and you keep everything.
lesson-pax-first-fair-levy = Three florins for you. And more: every empire the voyage reached raises a levy, the piece printed in one of its empty cities. You held the fair, so you choose the city where there is a choice.
    .hint = Either city of Byzantium will do.
lesson-pax-first-fair-levies = The same for the Ottomans. Notice that levies make empires harder to take, yours and those you covet alike.
    .hint = Either city will do.
lesson-pax-first-fair-conquistadors = One action left, and florins to spend. Buy the Conquistadors: two knights for the day Portugal is attacked, a discovery for a later victory, and a card your rival shall not have.
    .hint = They are at price 3 in the western row.
lesson-pax-first-fair-conquistadors-pence = Still tempting, and it will soon be out of everybody's reach: at the end of this turn it moves to the face-down place. Let it go.
lesson-pax-first-fair-conquistadors-joanna = A wedding would be fine, but then the Conquistadors, who name Portugal, would be cheap for your rival.
lesson-pax-first-fair-conquistadors-end = You still have an action, and a purse that can buy something good with it.
lesson-pax-first-fair-recap = The fair's card is gone, so the row closed up: Peter's Pence is face down now, buried until the next fair discards it. If you cannot have a good card, see that nobody has it.

    The Conquistadors stay in your hand. A card in hand is a threat, and nobody can tax or silence it.

## Chapter 4: the contested border

lesson-pax-first-border = The contested border
    .goal = Your rival takes your border. Answer with the ops of your tableau.
    .done = The border is free again, your purse is fuller, and you know how cards act.
lesson-pax-first-border-wedding = Marchionni has bought Joanna the Mad and marries her to the king of Aragon: a coronation, the peaceful way to an empire. Aragon moves to your rival's tableau, with a concession as a dowry.
lesson-pax-first-border-serf = It stands on your border! There is room for one pawn only, so Marchionni paid a florin to repress yours. It lies on the square of Aragon now, a serf: it earns nothing, but it would fight in a revolt there one day.
lesson-pax-first-border-ops = Your tableau answers. With one action every card on one side of it may perform one of its ops. Run the ops of your western side.
    .hint = Choose “Run ops: West” in the decision bar.
lesson-pax-first-border-ops-keep = Keep the Conquistadors in hand: two knights are worth most when nobody expects them, and a card in hand can be sold for florins any day.
lesson-pax-first-border-ops-fair = Not yet: a fair now would pay your rival on the very border that was yours. First the tax, then the fair.
lesson-pax-first-border-tax = The Order of Santiago can tax a concession beside Portugal or besiege a piece in it. Choose the tax.
    .hint = Choose “Order of Santiago: tax a concession”.
lesson-pax-first-border-tax-siege = A siege kills a knight or a rook in Portugal. But the pieces there guard what is yours: rather tax.
lesson-pax-first-border-which = Two concessions touch Portugal, both Marchionni's. Tax the one that took your place.
    .hint = Choose the border between Portugal and Aragon.
lesson-pax-first-border-which-england = That would annoy your rival as well, but the fair you are about to hold passes the border with Aragon first.
lesson-pax-first-border-answer = A tax asks its victim, even in the middle of your turn: pay a florin, or have the pawn repressed. Marchionni kept the florin and gave up the border; the pawn is a serf of Portugal now. Either way the taxed empire raises a levy: a rook in Granada.
lesson-pax-first-border-fair = Now hold a western fair: the florins that lay on the cards have piled up, and the border that was lost no longer feeds your rival.
    .hint = Click the face-down card of the western row.
lesson-pax-first-border-levy = The voyage came as far as France. Choose where its levy is raised.
    .hint = Either city will do.
lesson-pax-first-border-recap = So banks contend: with borders, taxes and marriages rather than armies of their own. Keep an eye on what your rival can afford, look for cards with commerce, and remember that only you hold discovery prestige so far.

## Chapter 5: victory

lesson-pax-first-victory = Victory
    .goal = Wake a victory with a comet, meet its conditions, and declare it.
    .done = You have won. There are three more ways to do it, and a whole game to find them.
lesson-pax-first-victory-late = Decades have passed. Aragon is yours, the Conquistadors have sailed, and a comet has come up in the market. Four comets lie low in the decks; each wakes one of four victories. Until then a victory sleeps, and nobody can win by it.
lesson-pax-first-victory-standing = Globalization asks for two concessions more than any rival has, and more discovery prestige. You lead in discovery by two to none; in concessions it is four to three. One is missing, and the victory still sleeps. Two actions will do.
lesson-pax-first-victory-wool = First the concession. Play Florentine Wool: a pawn for the Papal States, and a peasant revolt.
    .hint = Play the card from your hand.
lesson-pax-first-victory-wool-comet = You need the comet as well, and the order does not matter to the rules. But let us win the concession first: then nobody is warned.
lesson-pax-first-victory-wool-sell = The pawn on this card is exactly what you are short of. Keep it and play it.
lesson-pax-first-victory-revolt = A revolt sends common people against the pieces in the cities: the pawn of the card and your concessions around the Papal States, three in all, against a single knight in Venice. Set it off.
    .hint = Choose “Yes”. The preview shows both sides.
lesson-pax-first-victory-revolt-decline = Even so the pawn would reach a border, and that would be enough. But the revolt wins you the Papal States on top.
lesson-pax-first-victory-fallen = The knight takes one attacker with him, and you choose whom. Give up the pawn of the card: it was on no border yet.
    .hint = Choose the agent, not one of your concessions.
lesson-pax-first-victory-fallen-concession = That would cost a concession you already had. The agent that came with the card is the cheapest loss.
lesson-pax-first-victory-border = The Papal States are yours, and with them a new concession. The border with the Ottomans is free.
    .hint = Choose the border between the Papal States and the Ottomans.
lesson-pax-first-victory-border-decline = This is the very concession you need for victory. Place it.
lesson-pax-first-victory-comet = Five to three. Now buy the comet, at price 2 in the western row.
    .hint = Click the comet in the western row.
lesson-pax-first-victory-activate = The player who buys a comet chooses which victory it wakes. Yours is ready: globalization.
    .hint = Choose the globalization victory.
lesson-pax-first-victory-activate-other = That victory would be awake for everybody, and you do not meet it. Take it back and wake globalization.
lesson-pax-first-victory-rival = The victory is awake now, for both of you, and Marchionni has one turn to spoil your lead: a tax, a pirate, a repressed pawn would do. This time nothing comes. In a real game, look first what your rivals could do.
lesson-pax-first-victory-declare = Declare the globalization victory. It costs one action, and the game is yours.
    .hint = Click the victory, or choose “Declare” in the decision bar.

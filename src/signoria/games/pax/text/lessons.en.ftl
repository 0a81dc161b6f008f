### The first lesson of Pax Renaissance: a few turns of a game for two, told in our own words.

lesson-pax-first = A bank's first steps
    .about = Five short chapters from your first florin to your first victory. You play the Medici; the moves of your rival are prepared. Nothing can go wrong: every choice can be taken back.

## Chapter 1: a first purchase

lesson-pax-first-purchase = A first purchase
    .goal = Read the market and buy the card that brings you an empire.
    .done = The card is yours. Playing it will be your second action.
lesson-pax-first-purchase-aim = You lead the bank of the Medici, and you play for one of four victories. Holy: your faith is supreme. Imperial: you have the most kings. Globalization: you have the most concessions and discoveries. Renaissance: you have the most republics and law.

    All four still sleep; comets wake them. The first to meet one that is awake and to declare it wins.
lesson-pax-first-purchase-welcome = Your only rival, Marchionni, has just moved. You have 4 florins and two actions this turn. An action is a small thing: buy a card, play one, sell one, run ops, hold a fair.

    Early on, money is best spent fast: empires are weak now and grow stronger with every fair.
lesson-pax-first-purchase-map = The map has ten empires. Each has a king on his throne, and he can be won. The pieces in the cities guard him: Portugal has a single knight in Toledo.

    No piece belongs to a bank. Knights and rooks serve any player who finds a use for them; only the pawns on the borders are yours or your rival's.
lesson-pax-first-purchase-market = Cards are bought from two rows. Today the western one matters. A price depends on the place alone: 1 florin for the leftmost open card, then 2, 3, 4 and 5. The card that lies face down is no ware; it waits for a trade fair.
lesson-pax-first-purchase-card = A card is crowded, but on the first turns three things count: its agents, the pieces it brings; its location, where they go; and its one-shot, what happens the moment it is played.

    The Order of Santiago brings two rooks to Portugal and starts a conspiracy there. Two against a single knight: that is a battle already won.
lesson-pax-first-purchase-buy = Buy the Order of Santiago for 3 florins. It is almost all you have, and worth it.
    .hint = Choose the card at price 3 in the western row, or its entry in the decision bar. Curious? Choose the Conquistadors at price 5, and read why you cannot have them.
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
    .hint = Choose the card in your hand, or “Play: Order of Santiago” in the decision bar.
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
    .hint = Choose the face-down card at the left end of the western row. The preview shows who will be paid before you decide.
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
    .hint = Choose the face-down card of the western row.
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
    .hint = Choose the comet in the western row.
lesson-pax-first-victory-activate = The player who buys a comet chooses which victory it wakes. Yours is ready: globalization.
    .hint = Choose the globalization victory.
lesson-pax-first-victory-activate-other = That victory would be awake for everybody, and you do not meet it. Take it back and wake globalization.
lesson-pax-first-victory-rival = The victory is awake now, for both of you, and Marchionni has one turn to spoil your lead: a tax, a pirate, a repressed pawn would do. This time nothing comes. In a real game, look first what your rivals could do.
lesson-pax-first-victory-declare = Declare the globalization victory. It costs one action, and the game is yours.
    .hint = Choose the victory, or “Declare” in the decision bar.

### Faith and bishops

lesson-pax-next-1-faith = Faith and bishops
    .about = What bishops silence, how a religious war is fought, and how the holy victory is won. For players who know the first lesson.
lesson-pax-next-1-faith-crusade = A crusade in Portugal
    .goal = Free your card of a bishop, win a crusade and declare the holy victory.
    .done = One faith is supreme, and your bank serves it best: that is the holy victory.
lesson-pax-next-1-faith-crusade-aim = A comet has woken the holy victory. It asks three things. One religion must have more bishops than the other two together. It must have more pieces in its own theocracies than the others have in theirs. And you must have more prestige of this religion than any rival.

    Look at the holy victory: the panel counts all three for you.
lesson-pax-next-1-faith-crusade-count = A theocracy is an empire with a state religion. There are two: the Papal States are Catholic and Mamluk is Islamic. Venice has one Catholic knight, Cairo one Islamic rook. One against one is not supreme. You need another Catholic theocracy.
lesson-pax-next-1-faith-crusade-silenced = Bishops stand on cards, not on the map. A bishop silences the card he stands on: its ops and its ability rest. The Reformist bishop on your Sindicat Remença does just that. Only the inquisitor works in spite of a bishop, and the Jesuits are inquisitors.
lesson-pax-next-1-faith-crusade-ops = Run the ops of the West.
    .hint = Choose “Run ops: West” in the decision bar. The Jesuits are the only card that can act.
lesson-pax-next-1-faith-crusade-ops-order = The crusade comes in a moment. Free your silenced card first: then it works for you in the same turn.
lesson-pax-next-1-faith-crusade-ops-sell = You need the Grand Inquisitor: he brings the crusade and the bishop.
lesson-pax-next-1-faith-crusade-meet = Your Catholic bishop on the Jesuits moves: to a neighbouring card, or to any card with the same location. Two bishops on one card die together. Send him against the Reformist one.
    .hint = Choose the Sindicat Remença.
lesson-pax-next-1-faith-crusade-commerce = Both bishops are gone, and the Sindicat speaks again, still within this action. The balance of faiths is the same as before: each lost one. Now let the Sindicat trade.
    .hint = Choose the commerce of the Sindicat Remença.
lesson-pax-next-1-faith-crusade-commerce-done = The Sindicat can act now. Commerce brings a florin for nothing.
lesson-pax-next-1-faith-crusade-florin = Commerce takes one florin from the market. Leave the one on the face-down card: it would feed a fair.
    .hint = Choose the second open card of the western row.
lesson-pax-next-1-faith-crusade-florin-fair = That works as well. But the fair card feeds your own fairs; take from a card that only a buyer would empty.
lesson-pax-next-1-faith-crusade-play = Now the war. Play the Grand Inquisitor from your hand. His location is Portugal.
    .hint = Choose the Grand Inquisitor in your hand.
lesson-pax-next-1-faith-crusade-play-sell = You need the Grand Inquisitor: he brings the crusade and the bishop.
lesson-pax-next-1-faith-crusade-play-end = One action is left, and the crusade waits in your hand.
lesson-pax-next-1-faith-crusade-trigger = In a crusade Catholics fight all others in Portugal. The rook in Toledo attacks, and so do Catholic knights from neighbouring empires: from Valencia and from Paris. Three against the Islamic rook in Granada. Start it.
    .hint = Choose “Yes”. The preview shows both sides.
lesson-pax-next-1-faith-crusade-trigger-decline = Without the war Portugal stays as it is, and there is no second theocracy.
lesson-pax-next-1-faith-crusade-fallen = The battle is won, and one attacker falls for the one defender. You choose him. The rook in Toledo will soon count for your faith, because Portugal becomes Catholic. Let a knight from abroad fall.
    .hint = Choose Valencia or Paris.
lesson-pax-next-1-faith-crusade-fallen-toledo = The rook in Toledo would count in the new theocracy. The knights in Valencia and Paris count for nothing.
lesson-pax-next-1-faith-crusade-concession = Portugal is a Catholic theocracy now, and yours. As after every change of regime you may place a concession.
    .hint = Choose the border of Portugal and Aragon.
lesson-pax-next-1-faith-crusade-concession-england = Your rival's pawn stands there, and it would cost a florin. The other border is free.
lesson-pax-next-1-faith-crusade-concession-decline = The pawn costs nothing. Take it.
lesson-pax-next-1-faith-crusade-bishop = The bishop of the card may enter any card with the location Portugal, also one of a rival. He counts for the faith wherever he stands. Put him on your rival's Communeros Guilds, and silence them.
    .hint = Choose the Communeros Guilds in your rival's tableau.
lesson-pax-next-1-faith-crusade-bishop-own = He would count there as well, but he would silence a card of your own.
lesson-pax-next-1-faith-crusade-rival = One Catholic bishop, no other. Two Catholic pieces in their theocracies against one Islamic piece. Two Catholic prestige in your tableau, none with Marchionni. Your rival has one turn to spoil it.
lesson-pax-next-1-faith-crusade-declare = Nothing has changed. Declare the holy victory.
    .hint = Choose the holy victory, or “Declare” in the decision bar.

### Republics and votes

lesson-pax-next-2-republics = Republics and votes
    .about = How a vote takes an empire without a battle, and how republics win the renaissance victory. For players who know the first lesson.
lesson-pax-next-2-republics-vote = Two votes
    .goal = Make a republic of your own king, take one from your rival, and declare the renaissance.
    .done = A republic, the law on your side, and not one battle: that is the renaissance victory.
lesson-pax-next-2-republics-vote-aim = The renaissance victory needs more republics than any rival, and at least two more law prestige. A republic is the other side of an empire square. Most of them carry law prestige themselves.

    You have the king of Aragon and one law prestige, on the Sindicat Remença.
lesson-pax-next-2-republics-vote-majority = A vote is decided by concessions. You need more of them on the borders of the empire than anybody else. You have two at Aragon, Marchionni has one; at the Papal States you have two, and nobody else has any. So you may call a vote in both.
lesson-pax-next-2-republics-vote-ops = Votes are ops. The Sindicat Remença can call one. Run the ops of the West.
    .hint = Choose “Run ops: West” in the decision bar.
lesson-pax-next-2-republics-vote-ops-early = The comet wakes the victory for your rival, too. First win the votes, then wake it.
lesson-pax-next-2-republics-vote-ops-sell = You need both: the card calls the vote, and the king becomes a republic.
lesson-pax-next-2-republics-vote-vote = Let the Sindicat Remença call a vote.
    .hint = Choose the vote of the Sindicat Remença.
lesson-pax-next-2-republics-vote-vote-commerce = A florin is welcome, but a card acts only once a turn. Its vote is worth more today.
lesson-pax-next-2-republics-vote-aragon = Vote in Aragon, against your own king. It costs 1 florin, because one serf lies on the square. Your own king turns to the other side: Aragon becomes a republic.
    .hint = Choose Aragon.
lesson-pax-next-2-republics-vote-aragon-rome = That takes the king of the Papal States, and his turn will come. But a king is no republic. Begin with Aragon: the new republic can vote as well.
lesson-pax-next-2-republics-vote-concession = A vote is a change of regime, so you may place a concession. Push your rival off the border with Portugal. It costs 1 florin, and Marchionni loses a voice.
    .hint = Choose the border of Portugal and Aragon.
lesson-pax-next-2-republics-vote-concession-own = A pawn of your own stands there. It would only be repressed.
lesson-pax-next-2-republics-vote-concession-decline = A concession more for you and one fewer for Marchionni: take it.
lesson-pax-next-2-republics-vote-again = The republic of Aragon has ops of its own, commerce and a vote, and it has not acted yet. Let it call the next vote: the Papal States are your rival's, and you have the majority there.
    .hint = Choose the vote of Aragon.
lesson-pax-next-2-republics-vote-rome = The king of the Papal States changes sides without a battle. From a rival you always take a king; a second vote would make a republic of him. Place your concession on a free border.
    .hint = Choose the border of the Papal States and the Ottomans.
lesson-pax-next-2-republics-vote-liberty = After a vote you may end a theocracy. For the renaissance it does not matter; say what you like.
    .hint = Both answers are good.
lesson-pax-next-2-republics-vote-rest = The new king could start a campaign. But that costs a florin, and you need your last one. Be done.
    .hint = Choose “Done”.
lesson-pax-next-2-republics-vote-rest-campaign = A campaign costs your last florin, and then the comet is too dear.
lesson-pax-next-2-republics-vote-comet = One action is left and one florin, and the comet costs exactly that. Buy it.
    .hint = Choose the comet in the western row.
lesson-pax-next-2-republics-vote-activate = Wake the renaissance. You have one republic to none, and two law prestige to none: the Sindicat and the republic of Aragon.
    .hint = Choose the renaissance victory.
lesson-pax-next-2-republics-vote-activate-other = You do not meet that victory. Take it back and wake the renaissance.
lesson-pax-next-2-republics-vote-rival = Marchionni has one turn now. A vote against Aragon, a battle or a beheading could stop you. In a real game count your rival's concessions before you wake a victory.
lesson-pax-next-2-republics-vote-declare = Aragon is still a republic. Declare the renaissance victory.
    .hint = Choose the renaissance victory, or “Declare” in the decision bar.

### Kings, vassals and campaigns

lesson-pax-next-3-kings = Kings, vassals and campaigns
    .about = A wedding, a campaign and the imperial victory. For players who know the first lesson.
lesson-pax-next-3-kings-campaign = A wedding and a campaign
    .goal = Win Portugal by a wedding and France by a campaign, and declare the imperial victory.
    .done = Four kings to one: that is the imperial victory.
lesson-pax-next-3-kings-campaign-aim = The imperial victory counts kings: suzerains and vassals alike, but no republics. With two players you need three more than your rival, with more players two. Now you have two kings, and so has Marchionni.
lesson-pax-next-3-kings-campaign-ways = There are several ways to a king. Conspiracies and revolts you know. A queen marries one who is still on his throne. And a king of yours may attack his neighbours: that is a campaign. You have the Holy Roman Empire and Aragon.
lesson-pax-next-3-kings-campaign-play = Begin with the wedding. Play Isabella of Castille.
    .hint = Choose Isabella in your hand.
lesson-pax-next-3-kings-campaign-play-order = The campaign comes second. Isabella goes first: a queen who is played late finds fewer free kings.
lesson-pax-next-3-kings-campaign-play-sell = Two florins are much less than a kingdom.
lesson-pax-next-3-kings-campaign-trigger = A coronation needs no battle. The king of Portugal is still on his throne, and Isabella may marry him. Carry it out.
    .hint = Choose “Yes”.
lesson-pax-next-3-kings-campaign-trigger-decline = Unmarried she lies under your board and brings no king.
lesson-pax-next-3-kings-campaign-wed = The card names the kings she may marry. Choose the one you do not have yet.
    .hint = Choose Portugal.
lesson-pax-next-3-kings-campaign-wed-own = He is yours already. That would be a pretty wedding, but no new king.
lesson-pax-next-3-kings-campaign-dowry = Portugal is yours, and the queen stays with her king. A concession comes with it.
    .hint = Choose the border of Portugal and Aragon.
lesson-pax-next-3-kings-campaign-dowry-england = Your rival's pawn stands there. Pushing it aside costs a florin, and you need every florin for the campaign.
lesson-pax-next-3-kings-campaign-dowry-decline = The pawn costs nothing. Take it.
lesson-pax-next-3-kings-campaign-knights = Now France, which is Marchionni's. In a campaign all knights in the cities of the attacking king must ride, of every religion, and each costs 1 florin. The Holy Roman Empire has two: Vienna and Nürnberg. You have 2 florins. France has one defender, the knight in Paris.
lesson-pax-next-3-kings-campaign-ops = A campaign is an op of a king. Run the ops of the West.
    .hint = Choose “Run ops: West” in the decision bar.
lesson-pax-next-3-kings-campaign-ops-sell = You need every king today.
lesson-pax-next-3-kings-campaign-ops-end = One action is left, and two knights wait for their pay.
lesson-pax-next-3-kings-campaign-campaign = Let the Holy Roman Empire start a campaign.
    .hint = Choose the campaign of the Holy Roman Empire.
lesson-pax-next-3-kings-campaign-campaign-aragon = Aragon has only one knight, in Valencia. One against one: nobody would be left.
lesson-pax-next-3-kings-campaign-campaign-isabella = Isabella can act, too, but today kings count. First the campaign.
lesson-pax-next-3-kings-campaign-invade = All neighbours can be attacked, also across a corner. Attack France: a king more for you is a king fewer for Marchionni.
    .hint = Choose France.
lesson-pax-next-3-kings-campaign-invade-other = That would be a new king as well, but your rival would keep both of his. Attack France.
lesson-pax-next-3-kings-campaign-invade-strong = Three pieces defend Constantinople. Two knights are not enough.
lesson-pax-next-3-kings-campaign-fallen = Won: one knight falls, the other stays at home. A campaign moves no piece into the beaten empire.
    .hint = Choose either of them.
lesson-pax-next-3-kings-campaign-border = France changes its regime, so a concession is due again.
    .hint = Choose the border of France and the Holy Roman Empire.
lesson-pax-next-3-kings-campaign-border-decline = The pawn costs nothing. Take it.
lesson-pax-next-3-kings-campaign-free = A rook lies repressed on the square of France. The new lord may free it, and France needs a defender.
    .hint = Choose the rook.
lesson-pax-next-3-kings-campaign-garrison = Put it into a city.
    .hint = Every city is good; Paris is the capital.
lesson-pax-next-3-kings-campaign-rest = Isabella could still act. Leave it at that.
    .hint = Choose “Done”.
lesson-pax-next-3-kings-campaign-vassal = Look at your tableau: France lies under the Holy Roman Empire. It is a vassal now, and the Empire is its suzerain. A vassal keeps its ops and its prestige and counts as a king. Nobody can call a vote against it. But if the suzerain falls, all his vassals go back to their thrones.

    You have four kings, Marchionni has one. Now your rival moves.
lesson-pax-next-3-kings-campaign-declare = Three more than your rival. Declare the imperial victory.
    .hint = Choose the imperial victory, or “Declare” in the decision bar.

### A game for one

lesson-pax-next-4-alone = Playing alone
    .about = The first turn against the opponent of the rulebook, and how to read its reasons. For players who know the first lesson.
lesson-pax-next-4-alone-opponent = The opponent and its tables
    .goal = Take a concession from the opponent, and find out why it answers as it does.
    .done = You know how the opponent thinks. It explains every choice, so you can check it against the book.
lesson-pax-next-4-alone-opponent-welcome = You are Fugger. The Medici are played by nobody: a flowchart and two tables of the rulebook decide for them. The opponent has no hand, and it knows only what lies open.

    It starts with three concessions and one florin more than you, and the decks are shorter than usual.
lesson-pax-next-4-alone-opponent-end = You win by declaring a victory first. You lose when the opponent declares one, and also when a market row cannot be refilled any more. So time is on its side.
lesson-pax-next-4-alone-opponent-threat = Its shortest way is the globalization victory: concessions and discovery. It has three concessions and you have one. Every concession you take from it counts twice.
lesson-pax-next-4-alone-opponent-buy = Amerigo Vespucci costs 1 florin. He brings discovery and a pawn of yours to a border of Aragon. Buy him.
    .hint = Choose the card at price 1 in the western row.
lesson-pax-next-4-alone-opponent-buy-mary-rose = The Mary Rose has discovery, too, but she brings no pawn. Concessions are what you lack.
lesson-pax-next-4-alone-opponent-buy-santiago = The Order of Santiago would take an empire, but all 3 florins would be gone. Here a concession of the opponent is the better prize.
lesson-pax-next-4-alone-opponent-buy-fair = A fair pays concessions, and the opponent has more of them than you.
lesson-pax-next-4-alone-opponent-play = Play him at once. His trade shift needs discovery on another card, so only the pawn is placed.
    .hint = Choose Amerigo Vespucci in your hand.
lesson-pax-next-4-alone-opponent-play-sell = Two florins now, and the opponent keeps its three concessions.
lesson-pax-next-4-alone-opponent-play-end = One action is left, and the card in your hand does nothing yet.
lesson-pax-next-4-alone-opponent-place = Two borders of Aragon are free. On the third stands a pawn of the opponent: pushing it aside costs 1 florin. Pay it.
    .hint = Choose the border of Aragon and the Papal States.
lesson-pax-next-4-alone-opponent-place-free = That costs nothing, but the opponent keeps three concessions. Push its pawn aside instead.
lesson-pax-next-4-alone-opponent-place-decline = Without the pawn you have one concession against three.
lesson-pax-next-4-alone-opponent-answer = Two concessions each. Now the opponent goes through its flowchart: can it win, does a comet override the table, and which row of the table is the first whose trigger holds? Against you no danger is near, so it comes to row 6: with both actions left it buys the leftmost card with prestige that it can pay, and plays it.
lesson-pax-next-4-alone-opponent-why = Press “Why?” beside its choice in the chronicle. The chart lights up along the way it took, and every step names its paragraph. It declined the revolt: a one-shot must have been the reason for the purchase, win a kingdom, or hurt you at least as much.

### The living rules: the playthrough of their book, told in our own words

lesson-pax-next-5-living = The living rules of 2020
    .about = Three turns of a game by the living rules of the second edition: a holy conspiracy, a fair instead of a bargain, and gold from the hand. For players who know the first lesson.

## Chapter 1: the conspiracy

lesson-pax-next-5-living-conspiracy = A holy conspiracy
    .goal = Take Portugal with the Order of Santiago and make a Catholic theocracy of it.
    .done = One turn, and you have a king, two concessions and a theocracy of your own faith.
lesson-pax-next-5-living-conspiracy-edition = This table plays by the living rules of 2020. Much is as you know it. In these three turns you meet two things that are different: a conspiracy may change the faith of an empire, and a card that sells for 4 does so from the hand as well.
lesson-pax-next-5-living-conspiracy-cards = Fugger has had the first turn. You are Marchionni, with 4 florins and two actions. You can pay for all western cards but the last, the Conquistadors.

    This early, look at agents, location and one-shot. They win empires, and empires are weak only now: every fair adds defenders.
lesson-pax-next-5-living-conspiracy-buy = Two rooks for Portugal, and a conspiracy there: the Order of Santiago. One knight defends Portugal, so you win for certain. Enough pieces remain afterwards that nobody can march in at once. Buy it.
    .hint = Choose the card at 3 in the western row.
lesson-pax-next-5-living-conspiracy-buy-star-chamber = It costs only 1 florin. But a bishop does not fight, and neither England nor a neighbour of it has a Reformist piece, so its reformation fails.
lesson-pax-next-5-living-conspiracy-buy-pence = Its location is the whole West, and that is powerful later. An apostasy hardly hits anybody now.
lesson-pax-next-5-living-conspiracy-buy-joanna = A queen brings a king, but she takes all your money. The Order of Santiago does the same for 3 florins.
lesson-pax-next-5-living-conspiracy-buy-east = In this lesson the East has nothing that you need.
lesson-pax-next-5-living-conspiracy-buy-fair = A fair now adds defenders to the empires that you want. Buy first.
lesson-pax-next-5-living-conspiracy-play = You have 1 florin and one action left. Play the card.
    .hint = Choose the Order of Santiago in your hand.
lesson-pax-next-5-living-conspiracy-play-sell = That brings 2 florins for a card of 3. It is worth an empire: play it.
lesson-pax-next-5-living-conspiracy-play-end = An action is left, and Portugal will never be weaker.
lesson-pax-next-5-living-conspiracy-trigger = Set off the conspiracy: two rooks against the knight of Toledo.
    .hint = Choose “Yes”.
lesson-pax-next-5-living-conspiracy-trigger-decline = Then your rooks would settle in Portugal and defend the old king.
lesson-pax-next-5-living-conspiracy-settle = One rook fell, and the knight with it. Choose a city for the other rook.
    .hint = Both cities are good.
lesson-pax-next-5-living-conspiracy-concession = The king of Portugal is yours, and he grants a concession. Put it on the border with Aragon.
    .hint = Choose the border of Portugal and Aragon.
lesson-pax-next-5-living-conspiracy-concession-own = Your own pawn stands there already; it would be repressed.
lesson-pax-next-5-living-conspiracy-concession-decline = A concession costs nothing here and earns at every western fair.
lesson-pax-next-5-living-conspiracy-holy = Here the living rules go further. Both attackers were Catholic, the fallen one counts as well. So you may make Portugal a Catholic theocracy. Nobody leaves a city for that.
    .hint = Choose the Catholic theocracy.
lesson-pax-next-5-living-conspiracy-holy-decline = Then Portugal stays as it was. But a theocracy of your faith brings the holy victory nearer.
lesson-pax-next-5-living-conspiracy-recap = The pieces in a theocracy count for its faith. With one Catholic bishop more the Catholics would be supreme, and the Catholic prestige on the Order of Santiago puts you first for the holy victory. No victory is awake yet, but you know now what you can play for.

## Chapter 2: the fair

lesson-pax-next-5-living-fair = A bargain that is none
    .goal = Earn florins at the western fair, and keep the Conquistadors from your rival.
    .done = Portugal has one defender more, and a dangerous card is in your hand.
lesson-pax-next-5-living-fair-rival = Fugger has bought the Star Chamber, and the row has moved up. Peter's Pence costs 1 florin now. It is the only open western card that your last florin can buy.
lesson-pax-next-5-living-fair-pence = It looks good: Catholic prestige, the bishop that your faith lacks, a tax anywhere in the West, and its bishop could silence a card of your rival.

    But pieces belong to nobody. A Catholic bishop helps everyone who has Catholic prestige, your rival as well.
lesson-pax-next-5-living-fair-risk = Count what your rival can pay. If you buy the Pence, Joanna and the Conquistadors get cheaper. Joanna could marry a neighbour of Portugal, and a campaign may follow. The Conquistadors could besiege Portugal itself.
lesson-pax-next-5-living-fair-fair = So money first. The fair has 3 florins: two lie on its card, and one is added. You take the first for holding it. The other two go to your concessions at Portugal. Hold the western fair.
    .hint = Choose the face-down card of the western row.
lesson-pax-next-5-living-fair-fair-pence = Then you have no florin, and Fugger has the choice of Joanna and the Conquistadors.
lesson-pax-next-5-living-fair-fair-east = The East brings you nothing now; both your concessions lie on the western route.
lesson-pax-next-5-living-fair-fair-ops = The tax of Santiago finds no pawn of your rival at Portugal, and a siege would harm you.
lesson-pax-next-5-living-fair-fair-sell = That is what you play for. Keep it.
lesson-pax-next-5-living-fair-levy = You have 4 florins. Every empire that the voyage has reached gets a levy. Choose the city in Byzantium.
    .hint = Both cities are good.
lesson-pax-next-5-living-fair-levies = And one for the Ottomans.
    .hint = Both cities are good.
lesson-pax-next-5-living-fair-conquistadors = Buy the Conquistadors for 3 florins. Then their discovery and their siege are not your rival's. One of the three florins falls on the eastern card, because the western fair card is gone.
    .hint = Choose the card at 3 in the western row.
lesson-pax-next-5-living-fair-conquistadors-pence = At the end of the turn it goes face down, so nobody gets it. Buy the Conquistadors.
lesson-pax-next-5-living-fair-conquistadors-joanna = She is good. But then the Conquistadors cost Fugger little, and they name Portugal.
lesson-pax-next-5-living-fair-conquistadors-end = One action is left, and 4 florins.
lesson-pax-next-5-living-fair-recap = Peter's Pence lies face down: it is the card of the next western fair, and nobody can buy it. And the fair has given Portugal a second piece, so it is harder to take.

## Chapter 3: gold

lesson-pax-next-5-living-gold = Gold from the hand
    .goal = Sell the Conquistadors from your hand, and buy a card that earns.
    .done = You know the opening of the living rules. Which of the four victories you play for is up to you.
lesson-pax-next-5-living-gold-wedding = Fugger has bought Joanna and marries her to the king of Aragon. The couple lies in Fugger's tableau now. Joanna brings Catholic prestige, as much as you have.
lesson-pax-next-5-living-gold-serf = The wedding brought Fugger a concession, on the border where yours stood. A border has room for one. So Fugger paid 1 florin and repressed your pawn: it is a serf on the square of Aragon.
lesson-pax-next-5-living-gold-hand = Need you play the Conquistadors? No. In the hand they are safe. Played, they bring two knights if Portugal is attacked, and a discovery for the globalization victory. Nobody can count on that as long as you hold them.
lesson-pax-next-5-living-gold-sell = And they are a purse. By the living rules they bring 4 florins from the hand, too. Today you have a use for the money: sell them.
    .hint = Choose “Sell” for the Conquistadors in the decision bar.
lesson-pax-next-5-living-gold-sell-play = That is possible, but your actions are better spent on income now.
lesson-pax-next-5-living-gold-sell-fair = This fair would pay Fugger at the border that was yours.
lesson-pax-next-5-living-gold-sell-ops = You could tax Fugger's new concession. But you need cards that earn every turn, and for those you need florins.
lesson-pax-next-5-living-gold-buy = Look for commerce and for a revolt that you can win. Merchants of the Staple have both: their op earns in the western row, and their revolt in England sends its pawn and your concession against one rook in London. Buy them.
    .hint = Choose the card at 4 in the western row.
lesson-pax-next-5-living-gold-buy-pirates = It earns nothing. You sold the Conquistadors for something better.
lesson-pax-next-5-living-gold-buy-other = It has no commerce, and it takes all your florins.
lesson-pax-next-5-living-gold-buy-fair = This fair would pay Fugger at the border that was yours.
lesson-pax-next-5-living-gold-buy-end = One action is left, and 5 florins.
lesson-pax-next-5-living-gold-recap = How does it stand? In kings and in Catholic prestige you are level with Fugger. In discoveries you lead: Portugal carries one. For globalization you lack concessions, and a won revolt brings them. So think of one road to victory early, and count each turn what your rival can pay.

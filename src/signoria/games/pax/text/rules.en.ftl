# Digests of the rules of Pax Renaissance, 2nd edition, one message a paragraph of rules.toml.

## A. Introduction

rule-A1 =
    Each player leads one Renaissance bank that pays for kings, republics, voyages, plots and wars of religion.
    Which victory is reached decides the course Europe takes.
rule-A1a =
    Words the rulebook prints in small capitals are explained in its glossary; here every such word has an entry
    of its own after part L.
rule-A1b = One turn stands for about two years between 1460 and 1530.
rule-A1c =
    Set-up is part C, the turn D, actions E, ops F, trade fairs G, one-shots H to K, victory L; the glossary
    completes them and binds just as much.
rule-A1d =
    Where a card says something other than the rules, the card is followed; where a reference sheet says something
    other than the rules, the rules are followed.
rule-A2 =
    Players take turns clockwise. A turn is one or two actions (E1 to E6) followed by the refreshing of the market
    (D2).
rule-A2a =
    You may buy a card, play one from hand, sell one, run the ops of one side of your tableau, convene a trade
    fair or declare victory; at least one action must be taken (D1).
rule-A2b = A played card may bring its agents to its location; a token that stands in the way is replaced (E2.2).
rule-A2c =
    A card with a bomb may set off its one-shot when it is played: coronation, conspiracy, peasant revolt,
    religious war, apostasy or trade shift.
rule-A2d =
    A trade fair discards the face-down card of one market row and sends a voyage along that side's trade route,
    paying concessions and raising levies while the money lasts (G).
rule-A3 =
    Four comets lie low in the two decks. Each comet bought makes one victory of the buyer's choice active: holy,
    imperial, globalization or renaissance.
rule-A3a =
    Once a victory is active, any player who fulfils it may spend an action of their own turn to declare it and
    win (E6, L).

## B. Components

rule-B1 =
    168 tableau cards, 20 map cards, 10 empire squares, 4 victory squares, a board, 4 player boards, 40 pawns, 15
    bishops, 24 rooks, 24 knights, 13 pirates, 4 busted disks and florins. The counts by colour stand under token
    management.
rule-B2 =
    The board holds the map with its borders, the thrones, both market rows with their decks, the four victory
    spaces and China.
rule-B2a = The map has ten empires; a map card laid on one of them shows its religious state.
rule-B2b =
    The Papal States begin as a catholic theocracy and Mamluk as an islamic one; the other eight empires begin
    medieval.
rule-B2c = Thirteen borders lie between neighbouring empires; concessions and pirates stand on them.
rule-B2d = Each empire has a throne, where its square lies while it is in nobody's tableau.
rule-B2e = There are two market rows, east and west, each with its own draw deck.
rule-B2f = Four spaces hold the four victory squares.
rule-B2g = Florins that belong to nobody are kept in China.
rule-B2h = Of the six emporia, four are always busted and two are open.
rule-B3 = Each player has one player board, which divides the eastern from the western half of the tableau.
rule-B4 =
    An empire square won by a one-shot, a vote or a campaign joins your tableau king side up, east or west as its
    empire lies; while it is there, as king or as republic, it counts as a tableau card.
rule-B4a = Ops and prestige shown on a square work like those of tableau cards (F, B5).
rule-B5 = East and west cards show people and groups of the age with the features listed below.
rule-B5a = The ribbon carries the card's ops; a black ribbon marks an east card, a white ribbon a west card.
rule-B5b = The location names the empire, or the whole East or West, where the card's agents go and its ops happen.
rule-B5c = Some cards carry prestige, which matters for victory.
rule-B5d = Op icons are used through the ops actions (E4).
rule-B5e = A bomb means that playing the card can set off the one-shot named beside it.
rule-B5f = A scroll states an ability, which works while the card is in your tableau, without any ops action.
rule-B5g =
    Agent icons show the tokens the card brings and their religion: gold catholic, turquoise islamic, red
    reformist. A grey pawn means a pawn of your own colour.
rule-B6 = Two double-sided map cards an empire give it four states: medieval, catholic, islamic and reformist.
rule-B6a =
    A city shows the knight or rook, and its religion, that a levy there will be. The city written in capitals is
    the empire's capital.
rule-B6b = White and black routes start at the emporia and end at an arrowhead.
rule-B6c =
    The arms of the four banks mark the borders of Lisbon, Florence, Augsburg and Alexandria, where their first
    concessions stand.
rule-B6d =
    Trebizond, the Spice Islands and the Red Sea are white emporia; Tana, Novgorod and Timbuktu are black. One of
    each colour is open; a busted one starts no fair, takes no levy and no agent, and a token standing where a
    disk arrives is repressed at once.
rule-B7 = Four comets are shuffled into the decks, and four victory squares wait face down.
rule-B7a = Two comets go among the last twelve cards of each deck (C5).
rule-B7b = All four victories begin inactive; each comet bought turns one of them active (L1).

## C. Set-up

rule-C1 =
    North row from the west: England, France, Holy Roman Empire, Hungary, Byzantium. South row: Portugal, Aragon,
    Papal States, Ottoman, Mamluk.
rule-C1a =
    Black disks start on Timbuktu and Novgorod, white disks on the Spice Islands and the Red Sea. A covered
    emporium is out of play and holds no token until a trade shift takes its disk away.
rule-C1b = Ten starting map cards laid out as two rows of five can replace the board.
rule-C1c =
    Option: everything is set up as usual, but England and the Holy Roman Empire begin as reformist theocracies.
rule-C2 =
    Two to four players each get one bank at random and put one pawn on that bank's border as their first
    concession.
rule-C2a = The Fugger bank (blue) starts on the border of France and the Holy Roman Empire.
rule-C2b = The Medici bank (yellow) starts on the border of Aragon and the Papal States.
rule-C2c = The Cœur bank (purple) starts on the border of Ottoman and Mamluk.
rule-C2d = The Marchionni bank (green) starts on the border of England and Portugal.
rule-C3 = The player board is the middle of the tableau: east cards are played to its right, west cards to its left.
rule-C3a = Each player keeps the other nine of their ten pawns in reserve.
rule-C4 =
    Each capital begins with one token of the kind and colour its city icon shows; every other city begins empty.
rule-C4a = Constantinople begins with three tokens: two islamic knights and one islamic rook.
rule-C5 = Tableau cards are separated by their backs into east and west, and each side gets its own deck.
rule-C5a =
    Two east comets are shuffled among 12 random east cards; 4 more random east cards a player go on top, so the
    deck has 22, 26 or 30 cards with 2, 3 or 4 players. The rest stay out of the game.
rule-C5b = The west deck is made the same way from west cards and the two west comets.
rule-C5c =
    Option: at set-up and after each refresh the top card of each deck is shown to all; it cannot be bought yet.
rule-C6 = The last steps of laying out the board: the market, the thrones and the victory squares.
rule-C6a =
    Six cards are dealt from each deck into its row; the leftmost card of each row, farthest from the deck, is
    turned face down and becomes the trade fair card.
rule-C6b = All ten empire squares begin on their thrones, king side up.
rule-C6c = All four victory squares begin on their inactive side.
rule-C7 =
    The Fugger player goes first if that bank is in play, otherwise the first player is drawn at random. Clockwise
    from the first player the banks receive 3, 4, 5 and 6 florins.
rule-C7a = All other florins lie in China.
rule-C7b = Play begins with the first player's turn.

## D. The turn

rule-D1 =
    On your turn you take one or two actions in any order. An action that would change nothing may not be chosen.
    Buying, playing and selling may each be done twice a turn, every other action once.
rule-D1_1 = Buying a face-up market card (E1) may be done up to twice a turn.
rule-D1_2 =
    Playing a card from hand (E2) may be done up to twice a turn. Its agents are optional, unless you trigger its
    one-shot, which makes them compulsory.
rule-D1_3 = Selling a card for 2 florins from China (E3) may be done up to twice a turn.
rule-D1_4 = Running the ops of your eastern tableau (E4), at most one op a card, may be done once a turn.
rule-D1_5 = Running the ops of your western tableau (E4) is an action of its own, likewise once a turn.
rule-D1_6 = Convening the eastern trade fair (E5), which follows the black route, may be done once a turn.
rule-D1_7 =
    Convening the western trade fair (E5), which follows the white route, is an action of its own, likewise once a
    turn.
rule-D1_8 = Declaring victory (E6) wins the game; it may be chosen only by a player who fulfils an active victory.
rule-D2 =
    After your actions the cards of each row slide left over the gaps, taking their florins with them, and new
    cards from the row's own deck fill it up to six from the left. A face-up card in the leftmost space is then
    turned face down.
rule-D2a = The face-down card of a row can no longer be bought; it serves only for the trade fair.
rule-D2b =
    When the deck of a row is empty, the row is filled from the other deck, so west cards may lie in the east row
    and the reverse. If after a refresh any market space is still empty, the game ends (L2a).
rule-D2c = After the refresh the next player clockwise takes a turn.

## E. Actions

rule-E1 = Take one face-up card of either market row into your hand and pay its price.
rule-E1a = Your hand holds at most two cards. With two in hand you may not buy another until you play or sell one.
rule-E1b =
    The price depends on the column: 1 florin for the first face-up space, then 2, 3, 4 and 5. Pay by laying one
    florin on each card to its left in the row, the face-down one included.
rule-E1c = If a space due a florin is empty, the florin goes onto the card in the same column of the other row.
rule-E1d = You receive all florins lying on the card you buy, but only after paying: they cannot help to pay for it.
rule-E1e =
    A market card on which you have laid a florin this turn, for whatever reason, cannot be bought by you in the
    same turn. A trade fair with the face-down card stays possible.
rule-E1f = A comet may be bought even with a full hand; it takes effect at once (L1) and never enters the hand.
rule-E2 =
    Put an east card at the far right or a west card at the far left of your tableau. If it has a bomb, say first
    whether you trigger the one-shot (E2.1) or not (E2.2).
rule-E2_1 =
    If you trigger the one-shot, its agents must be deployed before it is resolved; if they cannot be deployed,
    the one-shot is cancelled.
rule-E2_1a =
    In a civil or religious war the knights, rooks, pawns and pirates among the agents fight as attackers as parts
    J and K allow; survivors mean victory and a regime change. Bishops do not fight but must be placed after the
    battle (E2.2a).
rule-E2_1b =
    Trade shift, coronation and apostasy cause no battle; agents are placed as in E2.2 and the one-shot follows.
rule-E2_2 =
    If no one-shot is triggered, you may place all, some or none of the card's agents, in its location and in the
    colours shown.
rule-E2_2a =
    A bishop goes onto the played card, or onto any other card of any tableau or any throne that shares its
    location. If another bishop is there, both die (F1a); otherwise one repressed token there may be pacified
    (F1b).
rule-E2_2b =
    A knight or rook goes into any city of the location, whatever the city's icon. A token already there, even one
    of the same kind and colour, is repressed and costs you 1 florin paid to China.
rule-E2_2c =
    A pirate goes onto a sea border of the location; a concession or pirate already there is killed free of
    charge.
rule-E2_2d =
    A pawn of your colour goes onto a sea or land border of the location. A concession already there is repressed
    for 1 florin paid to China; a border with a pirate is closed to pawns.
rule-E2_2e = If the token you need is not in the supply, see token management (TOKENS).
rule-E2_2f =
    One-shots and ops may be turned against your own cards and tokens, for instance to make a republic of your own
    king; only campaigns may not.
rule-E3 =
    Discard a card from your hand or tableau, an empire square of yours or one of your old maids and take 2
    florins from China. Tokens on a sold card that is not a square are discarded.
rule-E3a = King and queen can be sold only together: one action, 4 florins.
rule-E3b =
    A sold square, a vassal included, returns to its throne with its queen, bishops and repressed tokens; its own
    vassals return to their thrones as well.
rule-E3c =
    An ability that changes what the sale of its own card brings works only when the card is sold from the
    tableau.
rule-E4 =
    Choose east or west: each card on that side of your tableau may perform one of its ops. At least one op with a
    legal target must be performed, and a card acts at most once a turn however many icons it has.
rule-E4a =
    Ops are performed in any order. A card won while the ops are running may act too, if it stands on the side
    being run.
rule-E4b =
    An op may be used only against what its icon shows: florins of the market, a tableau card, a bishop on a card,
    or a token on the map.
rule-E4c = For cards located in the whole East or West see LOCATION.
rule-E4d =
    Repress, tax, corsair and siege act in the card's own location, behead on cards sharing that location, a
    campaign on empires adjacent to it. For inquisitor, commerce and vote the location does not matter.
rule-E4e =
    Your own cards and tokens may be targets, as when you repress your own pawn for a florin. A vote won against
    your own king makes a republic and the reverse; the flipped square may act if it has not acted this turn.
rule-E5 =
    Discard the face-down card of the east or west row and resolve the trade fair of that side (G). The florins on
    it become profits; you do not simply take them.
rule-E6 = Spend an action to declare an active victory whose conditions you fulfil (L2).

## F. Ops

rule-F = Ops are used through the ops actions (E4) and come in four colours.
rule-Fa = Blue: inquisitor (F1). It is the only op a bishop does not silence.
rule-Fb = Yellow: commerce (F2), aimed at the florins of the east or west market row.
rule-Fc = Purple: behead (F3), tax (F4), repress (F5) and vote (F6).
rule-Fd = Red: corsair (F7), siege (F8) and campaign (F9).
rule-F1 =
    Move one bishop of the religion shown to a neighbouring card of the same tableau, or to any card in any
    tableau or on a throne that shares the location of the card it stands on.
rule-F1a = A bishop that enters a card where another bishop of any colour stands dies together with it.
rule-F1b =
    If the card entered has no bishop but holds repressed tokens, the mover may kill one of them, of any kind and
    colour, free of charge.
rule-F1c =
    Bishops never enter a player board, so a step to a neighbour stays within one half of the tableau; and a
    bishop on a throne may not move straight to another throne.
rule-F1d =
    From a suzerain a bishop may step to any of its vassals, from a vassal to the suzerain or a fellow vassal;
    from a neighbouring card it may enter the suzerain or any of its vassals.
rule-F1e =
    A card located in the whole East shares its location with every card of Hungary, Ottoman, Byzantium, Mamluk
    and the East, and a bishop may move between them both ways; the West works likewise with its six empires.
rule-F1f = While a bishop stands on a card or royal couple, none of its ops may be used except religious ones.
rule-F1g =
    A bishop also silences the card's abilities, but never its prestige and never an ability that gives immunity
    to silencing.
rule-F2 =
    Take 1 florin from any card or empty space of the market row shown on the icon, the trade fair card included.
rule-F3 = Discard one card of any tableau that shares the acting card's location. A card cannot behead itself.
rule-F3a = If the card beheaded is an empire square, the card that beheaded it dies as well.
rule-F4 =
    Choose a concession bordering the acting card's location. Its owner either pays 1 florin to China or represses
    that concession, and in both cases places a levy in the taxed empire.
rule-F4a =
    The taxed empire needs at least one unoccupied city and a concession on one of its borders. The owner of the
    concession chooses the city, the levy must match its icon, and your own concession may be taxed.
rule-F4b =
    A card of the whole East or West can tax in any empire of its region; the player who taxes names the empire
    that gets the levy.
rule-F5 =
    Take one token of a kind shown on the icon (knight, rook or pawn, any colour) from the map in the acting
    card's location and lay it as a repressed token on that empire's square.
rule-F5a =
    A square takes repressed tokens wherever it is, on its throne or in a tableau, as suzerain, vassal or
    republic; they travel with it when it moves.
rule-F5b = The repress op earns you 1 florin from China.
rule-F6 =
    Cause a regime change in an empire whose square stands in any player's tableau on the side shown, east or
    west. A vassal or a square on its throne cannot be voted on.
rule-F6a =
    Pay China 1 florin for each repressed token (serf, knight or rook) on that square; the regime change may then
    free them.
rule-F6b = You need more concessions on the empire's borders than each other player has there.
rule-F6c =
    The regime change lets you place one concession. From an opponent you take the square as a king; your own
    square turns to its other side, king to republic or republic to king.
rule-F6d = If the empire is a theocracy, a successful vote lets you choose: it stays a theocracy or becomes medieval.
rule-F7 =
    Move a pirate of the religion shown from a sea border of the card's location to another sea border of that
    location or of an empire that shares a sea border with it. It may not enter a border held by a pirate of its
    own colour.
rule-F7a =
    The moved pirate kills any concession or pirate on the border it enters, but nothing on the way. It is no
    battle and costs nothing.
rule-F8 =
    Kill one rook, knight or pirate of any colour in the acting card's location. It is no battle and costs
    nothing.
rule-F9 = Found only on kings: start a battle in an empire adjacent, also diagonally, to the king's empire.
rule-F9a =
    The defending empire must be on its throne or in an opponent's tableau; you cannot campaign against a square
    of your own.
rule-F9b = The attackers are all knights, of every colour, in the cities of the king's empire.
rule-F9c =
    Pay China 1 florin for each attacker. All knights must attack and all must be paid for, or there is no
    campaign.
rule-F9d = The defenders are all ruling class tokens in the cities of the attacked empire.
rule-F9e = Repressed tokens of either empire take no part in a campaign.
rule-F9f =
    A battle is fought. If it is victorious, the defending empire undergoes a regime change and becomes a vassal
    of the attacking empire.
rule-F9g =
    Lay the beaten square king side up under the victorious king, now its suzerain. Its repressed tokens stay on
    it unless you free them in the regime change.
rule-F9h = A square taken from its throne brings its queen and bishop along; taken from an opponent it loses both.
rule-F9i =
    A campaign moves no token from one empire to another: surviving knights stay at home, and the conquered empire
    keeps only freed tokens and the pirates and concessions on its borders.
rule-F9j =
    An empire conquered by a vassal becomes a vassal of the same suzerain. Suzerain and vassals cannot campaign
    against each other.

## G. Trade fairs

rule-G =
    A fair fixes its profits (G1), pays the initiator (G2), follows the route paying concessions and pirates (G3),
    raises levies (G4) and ends (G5). East fairs use the black route, west fairs the white one.
rule-G1 = The fair begins by gathering its profits and discarding its card.
rule-G1a =
    Add florins from China to those on the face-down card: 1 with two players, 2 with three or four. Together they
    are the profits.
rule-G1b = The face-down card leaves the game; the profits stay on its empty space.
rule-G2 = The voyage starts at the open emporium of the fair's colour and follows the route from there.
rule-G2a = A busted emporium cannot be the start of a voyage.
rule-G2b =
    The player who convened the fair takes 1 florin of the profits first. If that was the last one, the voyage
    ends before it starts: nobody else is paid and no levy is raised.
rule-G3 =
    The voyage goes from empire to empire along the route; if a concession or pirate takes the last florin, it
    ends at that border.
rule-G3a = The owner of a concession on a sea border the voyage crosses receives 1 florin of the profits.
rule-G3b = A pirate of any colour on a border the voyage crosses sends 1 florin of the profits to China.
rule-G4 =
    Every empire the voyage reaches, beginning with that of the emporium, receives one levy in an unoccupied city
    of the initiator's choice; the levy has the kind and colour of that city's icon.
rule-G4a = Constantinople counts as unoccupied while it holds fewer than three tokens.
rule-G4b = An empire whose cities are all occupied is saturated and gets no levy; the voyage goes on.
rule-G4c =
    While at least one unsilenced card with this ability is in a tableau and the icon of Venice is catholic,
    Venice holds two tokens and counts as unoccupied below two. When that ends, because the card is sold, beheaded
    or silenced or the Papal States become islamic or reformist, it is reduced to one.
rule-G5 =
    The voyage ends at the arrowhead, in the Holy Roman Empire for white and in Mamluk for black, or earlier at
    the border where the last florin was taken; empires beyond that border get no levy.
rule-G5a = Florins left over stay on the empty first space of the row and come to lie on the next trade fair card.
rule-G6 =
    Option: the initiator of a fair gets no subsidy. A player left without florins, cards and concessions is out
    of the game.

## H. Trade shift

rule-H1 =
    After the agents are placed, the disk covering the named emporium moves onto the open emporium of the same
    colour. A token standing there is repressed free of charge onto its empire's square. Later fairs of that
    colour start from the newly opened emporium.
rule-H1a =
    Opens the Spice Islands and busts Trebizond or the Red Sea, whichever was open. It needs at least 1 discovery
    prestige in your tableau besides the card being played.
rule-H1b = Opens the Red Sea and busts Trebizond or the Spice Islands, whichever was open.
rule-H1c = Opens Novgorod and busts Timbuktu or Tana, whichever was open.
rule-H1d = Opens Timbuktu and busts Novgorod or Tana, whichever was open.

## I. Coronations

rule-I =
    A played queen may marry a king on her list of suitors who is unmarried and either on his throne or in your
    own tableau. Otherwise she is played as an old maid.
rule-Ia = A coronation is a regime change, so you may place a concession on a border of that empire.
rule-I1 =
    The queen is tucked under the king's square in your tableau with her ops and prestige showing; the result is
    always a king, never a republic.
rule-I1a =
    The couple stands in your eastern or western half as its empire lies, and the queen takes the king's location.
rule-I1b = King and queen each perform their own op in an ops action.
rule-I1c =
    When the king returns to his throne, by sale or apostasy, the queen goes with him. If he is beheaded or
    undergoes a regime change, she dies; if she is beheaded, only she dies.
rule-I1d =
    A couple gained from its throne stays married; a couple lost from a tableau through a regime change loses the
    queen, who is killed.
rule-I1e = A bishop on the king or on the queen silences both.
rule-I2 =
    A queen played without marrying lies under your player board. She is outside your tableau: no ops, no
    abilities, no part in apostasies.
rule-I2a = An old maid may be sold for 2 florins (E3).
rule-I2b = The prestige of your old maids counts when the winner is determined (L2, L3, L5, L6).

## J. Civil wars

rule-J =
    Conspiracies and peasant revolts are civil wars. When you play such a card, first say whether the war takes
    place.
rule-Ja = If it does not, there is no battle and the agents may be placed as in E2.2.
rule-Jb = If it does, a battle is fought in the card's location; colours play no role in it.
rule-Jc = With at least one surviving attacker the civil war is won and causes a regime change.
rule-J1 = A conspiracy is a battle against the ruling class of the location.
rule-J1a =
    Attackers, all compulsory: the card's agents except bishops, every pirate on the empire's borders, and the
    knights and rooks repressed on its square, of any colour. Serfs do not fight.
rule-J1b = Every token in the cities of the empire defends.
rule-J2 = A peasant revolt is a battle of common people against the ruling class of the location.
rule-J2a =
    Attackers, all compulsory: the card's agents except bishops, your own concessions and every pirate on the
    empire's borders, and the serfs of any colour on its square. Repressed knights and rooks do not fight.
rule-J2b = Every token in the cities of the empire defends.

## K. Religious wars and apostasy

rule-K1 =
    Crusade (catholic), reformation (reformist) and jihad (islamic) pit the believers, tokens of that religion,
    against the heretics, tokens of the other two, in the card's location.
rule-K1a =
    Attackers, all compulsory: the card's agents except bishops and pawns; believer pirates on the borders;
    believer knights and rooks in the location; believer knights in adjacent empires, diagonals included.
rule-K1b = All heretics on the map in the location defend: those in its cities and the pirates on its borders.
rule-K1c =
    A religious war cannot be triggered where there is no heretic in a city and no heretic pirate on a border to
    kill.
rule-K1d = Repressed tokens neither fight in a religious war nor satisfy the bloody rule.
rule-K2 = A victorious religious war changes the map and the regime.
rule-K2a =
    The empire becomes a theocracy of the victorious religion, if it was not one already. Tokens stay in their
    cities; within Constantinople the attacker may rearrange them.
rule-K2b = A victorious religious war causes a regime change.
rule-K3 =
    Every player whose tableau shows prestige of both named religions discards all their cards with prestige of
    either. There is no battle.
rule-K3a = If king or queen is hit, the couple returns to the throne together, still married.
rule-K3b = A card discarded by its own apostasy still deploys its agents before it goes.
rule-K3c = Old maids neither trigger nor suffer apostasy.

## L. Victory

rule-L1 = A bought comet is discarded at once, and the buyer turns one inactive victory of their choice active.
rule-L1a =
    A comet that reaches the leftmost space is turned face down like any card; a fair then discards it without
    effect.
rule-L2 =
    The game ends when a player spends an action to declare an active victory and fulfils its conditions (L3 to
    L6); that player wins.
rule-L2a =
    If the market cannot be refilled from either deck, the game ends at once and the player with the most patron
    prestige wins.
rule-L2b = Among those tied the most florins win; if still tied they share the victory.
rule-L3 =
    You need more prestige of the supreme religion than every opponent. A religion is supreme if it has more
    bishops in tableaux and on thrones than the other two together, and more unrepressed knights, rooks and
    pirates in theocracies of its own than the other two together; a pirate between two theocracies of its
    religion counts twice.
rule-L4 =
    You need at least two more kings, suzerains and vassals alike, than every opponent; three more in a two-player
    game.
rule-L5 = You need at least two more concessions and more discovery prestige than every opponent.
rule-L6 = You need more republics and at least two more law prestige than every opponent.

## Glossary

rule-ABILITY =
    An ability works for its owner as long as the card is in the tableau and not silenced. Effects of several
    abilities add to one another.
rule-ABILITYa = An ability printed in red applies to all players, and several copies do not add up.
rule-ABILITYb =
    An ability that makes ops free does not lift the limit of one east and one west ops action a turn. An ability
    that runs both sides in one action runs each as itself, at the same time.
rule-ADJACENT =
    Empires are adjacent if they share a border or touch at a corner. Cards are adjacent if they stand side by
    side in one half of a tableau; a vassal is adjacent to the cards left and right of it, to its suzerain and to
    its fellow vassals.
rule-AGENT =
    The tokens shown on a card, placed when it is played: knights and rooks in cities, pawns and pirates on
    borders, bishops on cards.
rule-BATTLE =
    Attackers and defenders kill each other one for one, and the attacking player picks all the dead on both
    sides. The attack is victorious if at least one attacker is left.
rule-BATTLEa = Triggering a one-shot is always optional, with or without a battle.
rule-BATTLEb =
    First all eligible tokens are counted in and must fight; then the exchange; then surviving agents are placed
    in empty cities, or repressed for free if there is no room; last comes the regime change.
rule-BATTLEc = Agents attack; bishops never take part.
rule-BATTLEd =
    Tokens in the cities of the attacked empire defend; in a religious war their colour decides on which side they
    fight.
rule-BATTLEe =
    Pirates on the empire's borders attack in conspiracies and revolts and fight by colour in religious wars; they
    take no part in campaigns.
rule-BATTLEf =
    Concessions and serfs fight only in peasant revolts, as attackers; another player's pawn fights only if it is
    a serf.
rule-BATTLEg =
    Knights of another empire attack only in campaigns, for 1 florin each, and in religious wars; survivors stay
    at home.
rule-BATTLEh = Repressed knights and rooks fight only in conspiracies, as attackers.
rule-BATTLEi =
    Surviving agents and repressed tokens that fought must be placed in the conquered empire: knights and rooks in
    empty cities of any icon, pirates on empty sea borders, pawns on empty borders. Those without room are
    repressed on its square; pirates without room are lost.
rule-BELIEVER =
    Believers are tokens of the religion of the card's agents. A card whose agents have several religions has no
    believers.
rule-BISHOP =
    A token of one of the three religions that stands only on tableau cards and on squares, never on the map.
rule-BISHOPa =
    As an agent a bishop may enter any tableau card or throne that shares the location of the played card, not
    only that card itself.
rule-BISHOPb =
    Entering a card, a bishop dies with a bishop already there or may pacify one repressed token. While it stands
    there, the card's abilities and ops are silenced, religious ops excepted.
rule-BISHOPc =
    A bishop never fights and is never repressed. It goes where its card goes and leaves play with it; a regime
    change discards it as REGIMEd says.
rule-BISHOPd = Only the inquisitor op of its religion moves a bishop (F1).
rule-BORDER =
    A border lies between two empires and holds one concession or one pirate, pirates only on sea borders. A sea
    border is one crossed by a trade route, open or not; nine of the thirteen are.
rule-CATHOLIC = The religion of the gold tokens.
rule-CHINA =
    Florins come from China through fairs, repress ops and sales, and return to it when you pay for repressions by
    agents or regime changes, campaigns, votes and taxes. Every payment goes there except the price of a market
    card.
rule-CITY =
    A city holds one knight or rook; Constantinople counts as three cities. A levy must match the city's icon, but
    agents, surviving attackers and freed tokens may stand in any city.
rule-CIVILWAR = A battle caused by a conspiracy or a peasant revolt.
rule-COMET = One of four cards that, when bought, activate a victory (L1).
rule-CONCESSION = A player's pawn on a border; no border holds more than one.
rule-CONCESSIONa = A grey pawn icon places a pawn of your own colour (E2.2d).
rule-CONCESSIONb =
    Concessions count in votes, attack in their owner's peasant revolts and count for globalization; they can be
    taxed, repressed and killed by pirates.
rule-CONCESSIONc = On sea borders along the active route they earn profits in fairs (G3a).
rule-CRYPTOGRAPHY =
    Selling this card lets you use one political op of a card in any opponent's tableau as if it were yours. The
    borrowed card keeps its location and limits: it cannot behead itself, dies if it beheads an empire and may be
    silenced.
rule-DISCARD =
    Sales, beheadings, apostasies, fairs and bought comets discard cards: they leave the game face down with their
    bishops, and tokens return to the supply or to their owner's reserve.
rule-DISCARDa =
    A discarded square returns to its throne with its repressed tokens and bishop, and its vassals return to
    theirs. If it was beheaded or overthrown, its queen is discarded.
rule-DISCOVERY = Prestige for seafaring; it counts for globalization and for the shift to the Spice Islands.
rule-EAST = Hungary, Byzantium, Ottoman and Mamluk, and the cards, route and market row of that side.
rule-EMANCIPATION = Freeing repressed tokens onto the map, normally in a regime change (REGIMEb).
rule-EMPIRE = One of the ten places of the map.
rule-EMPORIUM =
    A city where trade routes start. Exactly one white and one black emporium are open at any time; a busted one
    is out of play and takes neither levy nor agent.
rule-FLORINS = The money of the game; fairs, sales and the repress op bring it into play.
rule-FLORINSa = The number of florins is unlimited.
rule-FLORINSb = Everyone may see how many florins a player has.
rule-HAND = Bought cards other than comets go to your hand, at most two; at the limit you may not buy.
rule-HANDa =
    When an ability that enlarges the hand is silenced or lost, its owner at once discards cards of their choice,
    face down, down to two.
rule-HANDb = Abilities of cards in hand do nothing.
rule-HERETIC = Tokens of a religion other than that of the card waging the war.
rule-ISLAM = The religion of the turquoise tokens.
rule-KILL = A killed card is discarded; a killed token returns to the supply, a killed pawn to its owner's reserve.
rule-KING = The side of an empire square with the golden frame; also called a kingdom.
rule-KNIGHT = A religious token that attacks in campaigns and, from adjacent empires, in religious wars.
rule-LAW = Prestige that counts for the renaissance victory.
rule-LEVY =
    A knight or rook raised by a tax or a fair; it goes only into an unoccupied city and has the kind and colour
    of the city's icon.
rule-LOCATION =
    The empire printed on a card is where its agents go, borders included, and where its ops happen. Player boards
    and unmarried queens have no location.
rule-LOCATIONa = The location of the card that performs an inquisitor op does not matter.
rule-LOCATIONb =
    Each time a card of the whole East is used, for a one-shot, agents or a political or military op, the active
    player treats it as one of Hungary, Ottoman, Byzantium or Mamluk of their choice.
rule-LOCATIONc =
    The same for the whole West with England, Portugal, France, Aragon, the Holy Roman Empire and the Papal
    States.
rule-LOCATIONd = A concession or pirate is in both empires its border divides.
rule-LOCATIONe = For a bishop agent the card's location tells which tableau cards and thrones it may enter.
rule-MAP = The ten empires of the board, changed by the map cards lying on them.
rule-MAPCARD = Shows the religious state of its empire: medieval, catholic, islamic or reformist.
rule-MARKET = Two rows of six cards, the first of each face down for the fair, the rest for sale.
rule-MEDIEVAL = An empire that is no theocracy.
rule-OLDMAID = An unmarried queen under the player board; her prestige counts for victory only (I2).
rule-ONESHOT =
    An effect a card with a bomb may have once, as it is played, with its agents compulsory. Wars use them as
    attackers; trade shift, coronation and apostasy bring no battle.
rule-OPS = Each card of the side you run may perform one op, and none acts twice in a turn.
rule-OPSa =
    Ops use the location of their card, except vote (a side of the tableaux), commerce (a market row) and
    inquisitor (any bishop of the colour).
rule-OPSb =
    An op hits the kinds of token it shows, of any colour; only corsair and inquisitor are bound to the religion
    shown.
rule-PATRON = Prestige that decides the patron victory (L2a).
rule-PAWN = A token in a player's colour: a concession on a border, a serf on a square.
rule-PIRATE = A ship of one religion that stands only on sea borders.
rule-PIRATEa = A pirate agent enters a sea border of its card's location and kills the concession or pirate there.
rule-PIRATEb =
    A pirate takes 1 florin from passing fairs and fights in civil and religious wars. It cannot be repressed; a
    siege or another pirate entering its border kills it.
rule-PIRATEc = The corsair op of its religion moves a pirate (F7).
rule-PIRATEd =
    A concession that pirates cannot kill shares its border with a pirate entering it, and that pirate takes
    nothing in fairs. No new concession may be placed on a border with a pirate.
rule-PLAYERBOARD = Your bank; it has no location and no bishop may enter it.
rule-PRESTIGE = Six kinds: reformist, catholic, islamic, law, discovery and patron.
rule-QUEEN =
    A queen brings no agents: she marries a suitor or becomes an old maid. Her own beheading leaves the king
    unharmed; his beheading or a regime change kills her. Gained from a throne, or sent back there by sale or
    apostasy, the couple stays married.
rule-REFORMIST = The religion of the red tokens.
rule-REGIME =
    Follows a coronation or a successful vote, campaign, civil war or religious war against an empire. A square
    not yet yours moves to the outer end of your eastern or western half, king side up.
rule-REGIMEa =
    You may place one concession on a border of the empire that has no pirate; a pawn already there is repressed
    for 1 florin.
rule-REGIMEb =
    You may move any or all tokens repressed on the square, also those that did not fight, to the map: knights and
    rooks into empty cities, pawns onto empty borders of the empire.
rule-REGIMEc = Only after a vote: a theocracy may be made medieval.
rule-REGIMEd =
    Taken from its throne a square brings bishop and queen along. Taken from an opponent, or flipped in your own
    tableau, it loses both and its vassals return to their thrones. Repressed tokens always stay, unless freed.
rule-REGIMEe = After a campaign the beaten empire becomes a vassal of the winner.
rule-REGIMEf = A suzerain that undergoes a regime change loses its vassals.
rule-RELIGION = Every token but the pawns is catholic, islamic or reformist.
rule-RELIGIOUSWAR = Crusade, reformation or jihad; they differ only in the religion.
rule-REPRESS =
    A knight, rook or concession leaves the map and becomes a repressed token on the empire's square, in a tableau
    or on the throne.
rule-REPRESSa = Repressing to make room for an agent or for the concession of a regime change costs 1 florin to China.
rule-REPRESSb = The repress op brings 1 florin from China.
rule-REPRESSc =
    Repressing by tax or trade shift, and of survivors without room after a battle, neither costs nor brings
    anything.
rule-REPRESSd = A repressed concession goes to the square of the empire where the acting card is located.
rule-REPRESSED =
    Each repressed pawn, rook or knight adds 1 florin to the cost of a vote, may fight in certain battles, may be
    freed, and stays on its square wherever that goes.
rule-REPUBLIC =
    The pillared side of a square. It arises only when a vote, civil war or religious war of yours succeeds
    against a king in your own tableau; never by coronation or campaign.
rule-RESERVE = A player's florins and unused pawns.
rule-ROOK = A religious token that stands for the nobility; it defends its city and attacks where J and K allow.
rule-RULINGCLASS = All knights and rooks in cities, whatever their colour and however they came there.
rule-SATURATED =
    An empire is saturated when all its cities are occupied; a border is saturated when a concession or pirate
    stands on it.
rule-SATURATEDa = A saturated empire receives no levies.
rule-SATURATEDb = Constantinople is unoccupied with fewer than three tokens.
rule-SEABORDER = A border crossed by a trade route, open or not (BORDER).
rule-SERF = A repressed pawn of any colour; it must attack in every peasant revolt in its empire, whoever starts it.
rule-SQUARE =
    King on one side, republic on the other. It begins on its throne; a regime change puts it at the outer end of
    the proper half of your tableau, or under a suzerain after a campaign.
rule-STRAWMAN =
    A regime change against an empire of your own flips its square: the only way to a republic, and the way back
    to a king.
rule-SUPREMACY =
    A religion is supreme with more bishops in play than the other two together and more unrepressed knights,
    rooks and pirates in its own theocracies than the other two together have in theirs.
rule-SUZERAIN = The king under whom a vassal stands.
rule-TABLEAU = The face-up cards you control, east to the right and west to the left of your player board.
rule-THEOCRACY = An empire with a state religion; it may be a king or a republic.
rule-THEOCRACYa = Only a victorious religious war makes or changes a theocracy, and only golden liberty ends one.
rule-THEOCRACYb =
    Ruling class in a theocracy and pirates on its borders count for supremacy if they are of its religion; a
    pirate between two such theocracies counts twice.
rule-THRONE =
    The place of a square nobody owns. There it is always a king, even if it was a republic, and it may hold
    repressed tokens, bishops and queens.
rule-TOKEN = Chess pieces and ships: bishops, knights, rooks, pawns and pirates.
rule-TOKENS =
    There are 10 pawns a player; 5 bishops a religion; 10 catholic, 7 islamic and 7 reformist knights, and as many
    rooks; 6 catholic, 4 islamic and 3 reformist pirates. If the one you want to place is not in the supply, take
    one from among repressed tokens or, if there is none, from anywhere in play.
rule-TRADEROUTE = From the open emporium of a colour to its arrowhead; one white and one black route are active.
rule-VASSAL =
    A square conquered in a campaign lies under its suzerain. Its prestige and ops stay active, and it is always a
    king.
rule-VASSALa = For ops actions and for bishops, suzerain and vassal are separate cards.
rule-VASSALb =
    On becoming a vassal a square keeps its repressed tokens; queen and bishop stay only if it came from its
    throne.
rule-VASSALc = Vassals may be targets of ops and one-shots like other squares, but never of a vote.
rule-VASSALd =
    A vassal returns to its throne with queen and tokens when it is sold or its suzerain undergoes a regime
    change.
rule-VASSALe = A coronation changes nothing between suzerain and vassals.
rule-VICTORIOUS = A battle is victorious if at least one attacker survives.
rule-VICTORY = Four shared squares that begin inactive; the buyer of a comet turns one active, and it stays so.
rule-VICTORYa = The Middle Ages give way to the renaissance victory.
rule-VICTORYb = The age of galleys gives way to the globalization victory.
rule-VICTORYc = The great schism gives way to the holy victory.
rule-VICTORYd = The feudal age gives way to the imperial victory.
rule-WEST =
    England, France, the Holy Roman Empire, Portugal, Aragon and the Papal States, and the cards, route and market
    row of that side.

## Abilities

rule-AB-behead-only-west-red-or-gold-bishop =
    This card may behead only a card located in the West, anywhere in any tableau, on which a reformist or
    catholic bishop stands.
rule-AB-coronation-claims-any-king =
    Your coronations may also claim a listed suitor who is already married or stands in an opponent's tableau; he
    must be on his king side.
rule-AB-crusade-gold-rooks-as-knights =
    In crusades you start, catholic rooks in cities count as knights, so those in adjacent empires may attack too;
    you choose all of them or none.
rule-AB-double-profit-spice-islands =
    In a fair that starts at the Spice Islands each of your concessions takes 2 florins instead of 1, as far as
    the profits last.
rule-AB-sell-for-4 =
    Sold from the tableau and not silenced, this card brings 4 florins instead of 2; a couple with such a queen
    brings 6.
rule-AB-condottiere-venice =
    While this card is unsilenced in any tableau and the icon of Venice is catholic, that is while the Papal
    States are catholic or medieval, Venice holds two tokens; the second space levies a catholic knight. Several
    copies do not add up.
rule-AB-unlimited-hand =
    You have no hand limit. When you lose the last such ability, by whatever cause, you discard to two cards at
    once.
rule-AB-immune-to-silencing =
    Bishops silence none of your cards, and this ability itself is never silenced; bishops may still enter your
    cards, kill each other and pacify.
rule-AB-discard-for-peasant-revolt =
    While she is married and unsilenced, you may spend an action to discard this queen and start a peasant revolt,
    without agents, in the empire of her king, who stays.
rule-AB-free-trade-fair =
    The first trade fair you convene in a turn does not use up an action; each side is still limited to one fair a
    turn.
rule-AB-free-east-ops = Running your east ops does not use up an action, but still happens at most once a turn.
rule-AB-patron-as-concession-globalization =
    For the globalization victory each of your patron prestige counts as one more concession.
rule-AB-card-as-republic-renaissance =
    For the renaissance victory this card counts as a republic of its owner; card 155X says "your" victory and so
    counts only when its owner declares (R6).
rule-AB-concessions-immune-to-pirates =
    Pirates entering a border do not kill your concession there; both stay, and that pirate takes nothing in
    fairs.
rule-AB-east-and-west-ops-one-action =
    With one action you may run both your east and your west ops, provided neither has been run this turn.
rule-AB-behead-only-east-green-or-red-bishop =
    This card may behead only a card located in the East, anywhere in any tableau, on which an islamic or
    reformist bishop stands.
rule-AB-torch-globalization =
    While this card is unsilenced in any tableau, declaring a globalization victory costs everyone two actions;
    several torches do not add up.
rule-AB-apostasy-as-action =
    You may spend an action on an apostasy between two religions of your choice, if it hits somebody; no agents
    are placed.
rule-AB-sell-for-opponent-political-op =
    When you sell this card from the tableau, you may perform one behead, tax, repress or vote shown on a card of
    any opponent's tableau as if the card were yours.
rule-AB-double-concessions-fairs-and-votes =
    Each of your concessions takes 2 florins in fairs and counts as two in every vote majority, also when another
    player votes.
rule-AB-patron-as-law-renaissance =
    For the renaissance victory each of your patron prestige counts as one more law prestige.
rule-AB-free-west-ops = Running your west ops does not use up an action, but still happens at most once a turn.
rule-AB-sale-triggers-one-shot =
    When you sell another card, you may trigger its conspiracy, peasant revolt, crusade or apostasy with its
    agents; no other one-shots.
rule-AB-torch-holy =
    While this card is unsilenced in any tableau, declaring a holy victory costs everyone two actions; several
    torches do not add up.
rule-AB-torch-imperial =
    While this card is unsilenced in any tableau, declaring an imperial victory costs everyone two actions;
    several torches do not add up.
rule-AB-portugal-france-not-adjacent =
    While this queen is married and unsilenced in any tableau, Portugal and France are not adjacent for anyone.
rule-AB-immune-to-apostasy = Apostasies pass you over entirely.
rule-AB-sell-to-emancipate-west =
    When you sell this card from the tableau, you may free any repressed tokens of the six western empires,
    wherever their squares lie, into empty cities and borders of their empires.
rule-AB-patron-as-green-bishop-holy =
    When its owner declares a holy victory, each of the owner's patron prestige counts as an islamic bishop for
    supremacy (R6).
rule-AB-mamluk-repressed-as-knights =
    In your campaigns against eastern empires every token repressed on the Mamluk square also attacks as a knight,
    for 1 florin each; survivors stay repressed.
rule-AB-patron-reduces-vote-cost =
    Your votes cost 1 florin less for each patron prestige in your tableau, but never less than nothing.
rule-AB-green-pirates-as-red-supremacy =
    For supremacy each islamic pirate also counts as a reformist bishop and as a reformist token in each reformist
    theocracy it borders, whoever declares.
rule-AB-behead-only-east-any-bishop =
    Promo: this card may behead only a card located in the East, anywhere in any tableau, on which a bishop of any
    religion stands.
rule-AB-emporium-subsidy-2 =
    Promo: as initiator of a fair you take 2 florins instead of 1 as subsidy, as far as the profits last.

## Rulings

rule-R1 =
    Agents come first and are compulsory. If they cannot all be deployed, the one-shot is cancelled, and those
    that can be placed may be placed or not, as without a one-shot.
rule-R2 =
    One. A bishop stands on the couple as a whole and silences both; a second bishop entering it meets the first,
    and both die.
rule-R3 =
    She stays if he was on a throne or in the same player's tableau, so a king may have several queens. They share
    his fate and stand on one place with him; each performs her own op, and all are sold or returned together, 2
    florins each.
rule-R4 =
    Yes. However the ability ends, its owner discards to two cards at once and chooses which, even out of turn,
    unless another unsilenced copy remains.
rule-R5 =
    While an unsilenced condottieri card is in any tableau and the icon of Venice is catholic, Venice holds any
    two tokens. When that ends and two are there, the active player chooses which stays; the other returns to the
    supply.
rule-R6 = No. They are printed for "your" victory and count only when their owner declares it.
rule-R7 = Yes, as in every comparison of a victory; in apostasies it does not.
rule-R8 =
    Optional, all or none: the crusading player decides once, before the battle, whether the catholic rooks of the
    adjacent empires join.
rule-R9 =
    Conspiracy, peasant revolt, crusade and apostasy only. If the one-shot is declined or impossible, no agents
    are placed.
rule-R10 = Nothing: only the concession is paid, and the pirate takes no part in fairs.
rule-R11 = To China.
rule-R12 =
    Never into the same city or onto the same border; the three spaces of Constantinople, and the two of Venice
    with condottieri, count as separate cities. Agents of a regional card may go to different empires.
rule-R13 = The player chooses one of the two empires of that border, as long as it belongs to the card's region.
rule-R14 = Yes, in any empire of the card's location, even without a single attacker.
rule-R15 = No: such a card has no believers.
rule-R16 =
    Only the two reformist map cards of C1c, with the tokens they imply (R46); Trebizond stays open, and all banks
    are available.
rule-R17 = An islamic rook.
rule-R18 = As an option, off by default.
rule-R19 =
    All 164 cards and 4 comets of the second edition; an option plays with the 92 cards of the first box only,
    comets included.
rule-R20 = With both versions of the second edition, not with the first.
rule-R21 = Yes by default; the players may choose them instead.
rule-R22 =
    As soon as the op, sale, placement or discard that caused it is resolved, before anything else is chosen:
    first concessions no longer protected die where a pirate stands, then Venice drops to one token, then hands
    are cut to two, clockwise from the active player.
rule-R23 =
    Yes. Agents fight as icons of the card; a token is needed only when a survivor is placed or repressed, after
    the dead have returned to the supply.
rule-R24 =
    The player who places it chooses one of the same kind and colour: first among repressed tokens on any square;
    if there are none, from any city, border or card. Pawns are the owner's own. It may not be one placed by the
    same card. An optional placement may be declined instead; compulsory agents and levies may not.
rule-R25 =
    Without a one-shot it is simply not placed. Before a trade shift or apostasy it cancels the one-shot (R1); a
    place that costs a florin counts as available if you can pay. In a war, bishops and pawns that did not fight
    are placed afterwards if any legal place can be paid for, and are otherwise lost; the war stands.
rule-R26 =
    Not the first, but the second may: after at least one action spent, you may end your turn. A free action does
    not count as the one that must be spent.
rule-R27 = The turn ends and the market is refreshed.
rule-R28 =
    In a fair the player who convened it, in every empire of the voyage, whoever owns it; in a tax the owner of
    the taxed concession. Each free space of Constantinople is a city with its own icon.
rule-R29 =
    After: all profits are paid along the route first, then levies are placed from the emporium's empire onward as
    far as the voyage came.
rule-R30 =
    All at once: what is hit is determined for every player before any card leaves. Consequences that need a
    choice are settled clockwise from the active player (R22). A vassal that is hit returns alone; a suzerain that
    is hit sends its vassals home.
rule-R31 = The concession is killed and the pirate stays.
rule-R32 =
    The buyer of a card, a comet too, takes its florins; those of a fair card become profits. Florins on an empty
    space stay there, may be taken by commerce, and lie on the card that next fills the space.
rule-R33 =
    Column by column from the left, in each column the west row before the east row; each space takes from its own
    row's deck, or from the other deck if its own is empty.
rule-R34 =
    As soon as an action is fully resolved and a player has no florins, no card in hand, no card or square in the
    tableau, no old maid and no concession. Their serfs stay on the squares, turns pass them over, and the last
    bank standing wins at once; banks ruined together as the last ones share the victory.
rule-R35 = No. The florins added to fairs and the margin of the imperial victory stay as they were at set-up.
rule-R36 = No, and they cannot share a patron victory.
rule-R37 =
    Players keep the seats they took and play clockwise. The Fugger seat goes first; without Fugger the first seat
    is drawn at random, also when the banks were chosen. Florins follow from the first seat: 3, 4, 5, 6.
rule-R38 = It is discarded without effect; the buyer still takes its florins.
rule-R39 =
    Patron prestige of tableau, squares and old maids, silenced cards included; then florins in the reserve, cards
    in hand counting for nothing; then the tied players share the victory.
rule-R40 =
    Yes, once for each acting card; each move may silence, pacify or meet another bishop. A move must end on
    another card.
rule-R41 =
    Yes, in any order, each card once. The action needs at least one legal op on either side and uses up the east
    and the west ops of the turn.
rule-R42 =
    The first one the ability covers in a turn is free automatically. It may be taken at any time of the turn
    outside another action, also after both actions are spent, and keeps its limit of once a turn and side.
rule-R43 =
    Each doubling doubles again: a concession takes 2, 4 or 8 florins with one, two or three of them, as far as
    the profits last. Each copy of a conversion counts every patron prestige once more.
rule-R44 = Both actions of the turn must be unspent when victory is declared; free actions taken before do not matter.
rule-R45 =
    The nine cards join the decks of their sides; the promo squares of Hungary and Ottoman replace the usual ones;
    the Papal king is Reginald Pole while the Papal States are reformist and Suleiman while they are islamic.
    Nothing else changes.
rule-R46 = A reformist knight in each, as their reformist map cards show.
rule-R47 =
    Yes: the card enters the tableau first. Only the discovery needed for the Spice Islands must come from another
    card.
rule-R48 =
    Apostasy if it hits somebody, coronation with a legal suitor, religious war where the bloody rule allows,
    trade shift if a disk covers the named emporium; civil wars always. Otherwise the card is played without it.
rule-R49 =
    Yes. The one-shot itself names the believers' religion; pawns have none and do not make a card mixed. The pawn
    does not fight and is placed after the battle.
rule-R50 = Yes, the one there is killed; only the corsair op may not do so.
rule-R51 =
    REGIMEd: in a regime change he is discarded unless the square came from its throne. DISCARDa holds for squares
    that return to their throne.
rule-R52 =
    Survivors of the battle, the square with queen, bishop and vassals, the concession, emancipation, and last
    golden liberty; agents that did not fight follow. A pawn repressed for the new concession may be freed at
    once.
rule-R53 =
    It leaves its suzerain and becomes a republic at the outer end of its proper half. Your other squares flip
    where they stand.
rule-R54 =
    It leaves its suzerain and joins you as a free king at the outer end, or as a vassal if a campaign won it; the
    opponent's suzerain is not affected.
rule-R55 =
    A king already yours keeps his place, vassals, suzerain, bishop and repressed tokens and is not flipped;
    concession and emancipation follow all the same. Taken from an opponent by card 006, also a vassal, he loses
    queen, bishop and vassals and joins you as a free king.
rule-R56 = With the side of its suzerain, where it lies; its location stays its own empire.
rule-R57 =
    King and queen are separate targets. If the king is beheaded all his queens die, his square keeps bishop and
    repressed tokens, and the assassin dies; if a queen is beheaded only she dies and a bishop stays with the
    king. A bishop on the couple counts for either.
rule-R58 = No. It counts only when a winner is determined.
rule-R59 =
    6 florins: 2 for the king and 4 for the queen, unless the couple is silenced. From hand or as an old maid she
    brings 2. Vassals sent home by the sale bring nothing.
rule-R60 =
    It is optional and works only when sold unsilenced from the tableau. Any opponent's card of either side
    serves, if its op has a legal target and it is not silenced, your own immunity counting; you pay and earn, and
    the card counts as used this turn.
rule-R61 =
    The card, from hand or tableau, is paid for and gone first, so its own prestige and ability do not count. Its
    agents are deployed as if it had just been played; a bishop needs another card or throne of its location.
rule-R62 = One after the other by the usual rules; sent to the same place, they kill each other.
rule-R63 =
    No: a card that has acted this turn stays used until the turn ends, wherever it goes and whichever side it
    shows.
rule-R64 = No: at least one attacker is needed, and money for all of them.
rule-R65 =
    Yes: whoever changes the religious state of Ottoman may rearrange the tokens among its three spaces, each of
    which has its own icon.
rule-R66 = By default they are shown, because every card was bought in public; an option hides them.
rule-R67 = They must repress it, onto the square of the taxed empire, and place the levy all the same.

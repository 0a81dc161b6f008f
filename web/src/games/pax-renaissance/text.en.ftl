# The table of Pax Renaissance.

# --- banks, short ---

pax-bank-fugger = Fugger
pax-bank-medici = Medici
pax-bank-coeur = Cœur
pax-bank-marchionni = Marchionni
pax-bot = bot
pax-banks = Banks
pax-bank-asked = something to choose here
pax-out = out of the game

# --- panes of the phone ---

pax-pane = Cards
pax-pane-map = Map
pax-pane-market = Market
pax-pane-tableau = Tableau
pax-pane-victory = Victory
pax-close = Close

# --- cards ---

pax-comet = Comet
pax-queen = Queen
pax-king = king
pax-republic = republic
pax-ability = Ability
pax-suitors = Suitors
pax-couple = Royal couple
pax-vassal = vassal
pax-vassal-of = vassal of { $empire }
pax-silenced = silenced
pax-used = used this turn
pax-repressed = Repressed
pax-new = new
pax-square-label = { $name } ({ $empire })

# --- the market ---

pax-market-row = Market of the { $side }
pax-fair = fair
pax-fair-of = Trade fair of the { $side }
pax-fair-profits = Florins a fair would start with
pax-fair-held = held
pax-slot-label = { $card }, price { $price }
pax-slot-empty = Empty place
pax-florins-on-card = { $count ->
    [one] with 1 florin on it
   *[other] with { $count } florins on it
 }
pax-deck = Deck: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 } left, { $comets ->
    [0] no comet among them
    [one] 1 comet among them
   *[other] { $comets } comets among them
 }
pax-price = { $count ->
    [one] 1 florin
   *[other] { $count } florins
 }

# --- banks and tableaux ---

pax-florins = Florins
pax-pawns-left = Pawns left
pax-actions = { $count ->
    [one] 1 action left
   *[other] { $count } actions left
 }
pax-concessions = Concessions on the map
pax-hand-cards = Cards in hand
pax-hand = hand, { $size } of { $limit }
pax-hand-unlimited = hand, { $size }, no limit
pax-in-hand = in hand
pax-in-maid = old maid
pax-maids = old maids
pax-ops-of = Ops of your { $side }
pax-half = { $bank }: { $side }
pax-both = Both sides
pax-empty-half = nothing yet
pax-tableau-of = Tableau: { $bank }
pax-look-at = look at the whole tableau
pax-look-home = Back to yours

# --- victories ---

pax-victories = Victory
pax-victory-globalization = Globalization
pax-victory-imperial = Imperial
pax-victory-renaissance = Renaissance
pax-victory-holy = Holy
pax-active = active
pax-asleep = asleep
pax-met = met
pax-short = { $count } short
pax-count-kings = kings
pax-count-concessions = concessions
pax-count-discovery = discovery
pax-count-republics = republics
pax-count-law = law
pax-count-bishops = bishops
pax-count-tokens = believers
pax-count-prestige = prestige
pax-faith-against = This faith against the other two together
pax-costs-actions = { $count ->
    [one] costs 1 action
   *[other] costs { $count } actions
 }
pax-patron-row = Patron, if cards run out

# --- close-ups ---

pax-on-throne = on its throne
pax-throne = throne
pax-kept-by = held by { $bank }
pax-as-king = As a king
pax-as-republic = As a republic
pax-capital = capital
pax-sea-border = sea border
pax-land-border = land border
pax-emporium-open = Open emporium: a trade route starts here.
pax-emporium-busted = Busted emporium: out of play until a trade shift opens it.
pax-concession-of = concession of { $bank }
pax-nobody-there = Nobody is there.
pax-levies = Levies
pax-supply = Supply
pax-supply-hint = Point at anything to see it close up.
pax-unknown = Marked with three dots: not known of this edition; as in the second edition.
pax-routes = Where fairs start

# --- what an option would bring about ---

pax-spends-actions = { $count ->
    [one] action
   *[other] actions
 }
pax-cost = Cost
pax-buys = Price { $price }{ $gains ->
    [0] .
    [one] , with 1 florin on the card.
   *[other] , with { $gains } florins on the card.
 }
pax-sells = { $count ->
    [one] Sold for 1 florin.
   *[other] Sold for { $count } florins.
 }
pax-attackers = { $count ->
    [one] 1 attacker
   *[other] { $count } attackers
 }
pax-defenders = { $count ->
    [one] 1 defender
   *[other] { $count } defenders
 }
pax-nobody = nobody
pax-fights-agent = { $token }, agent of the card
pax-fights-repressed = { $token }, repressed: { $empire }
pax-fights-at = { $token }: { $place }
pax-battle-won = Victory.
pax-battle-lost = Defeat.
pax-battle-fall = { $count ->
    [0] Nobody falls.
    [one] One falls on each side; the attacker says which.
   *[other] { $count } fall on each side; the attacker says which.
 }
pax-battle-rooks = the rooks ride
pax-prize-throne = { $empire } goes to { $bank }
pax-prize-taken = { $empire } goes from { $from } to { $bank }
pax-prize-turns = { $empire } turns over
pax-prize-faith = theocracy: { $religion }
pax-prize-queens = dies: { $queens }
pax-fair-subsidy = { $count ->
    [one] 1 of them is your subsidy
   *[other] { $count } of them are your subsidy
 }
pax-fair-nobody = No concession is paid.
pax-fair-left = { $count ->
    [0] Nothing is left over.
    [one] 1 florin is left over.
   *[other] { $count } florins are left over.
 }
pax-pirates = Pirates
pax-vote-liberty = You may make it medieval.
pax-tax-pays = { $bank } pays 1 florin or loses the concession ({ $border }).
pax-tax-cannot = { $bank } cannot pay and loses the concession ({ $border }).
pax-before = now
pax-after = then
pax-shift-represses = { $token } in { $city } is repressed.
pax-loses = loses
pax-apostasy-nobody = Nobody loses anything.
pax-repressed-on = repressed on { $empire }
pax-hand-of = hand of { $bank }
pax-more = { $count } more
pax-ends = The game ends. Winner: { $winners }.
pax-asks = { $bank } decides next.
pax-refresh = The turn ends; new cards: West { $west }, East { $east }.
pax-refresh-ends = The turn ends, and the market cannot be filled: the game is over.
pax-note-florins =
    { $count ->
        [one] { $sign }{ $count } florin
       *[other] { $sign }{ $count } florins
    }
pax-nothing-yet = More choices follow.

# --- the position as text ---

pax-say-turn = Turn
pax-say-turn-of = { $bank }: { $count ->
    [one] 1 action left
   *[other] { $count } actions left
 }
pax-say-fair-card = Fair card: { $card }
pax-say-fair = A fair starts at { $emporium } with { $count ->
    [one] 1 florin
   *[other] { $count } florins
 }
pax-say-bank = { $florins ->
    [one] 1 florin
   *[other] { $florins } florins
 }, { $pawns ->
    [one] 1 pawn
   *[other] { $pawns } pawns
 } in reserve
pax-say-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
 }
pax-say-map = Map

# --- the map ---

pax-map-label = Map of ten empires
pax-map-overview = Whole map, or a part of it
pax-map-city-token = { $city }: { $token }
pax-map-city-levy = { $city }: empty, levies { $token }
pax-map-city-busted = { $city }: busted emporium
pax-map-sea = by sea
pax-map-land = by land
pax-map-free = free
pax-map-concession = concession of { $bank }
pax-map-medieval = { $empire }: medieval
pax-map-theocracy = { $empire }: theocracy, { $religion }
pax-map-king = king
pax-map-republic = republic
pax-map-on-throne = { $empire } on its throne, { $side }
pax-map-held = { $empire }, { $side }: held by { $bank }
pax-map-vassal = vassal of { $empire }
pax-map-bishop = with { $token }
pax-map-lying = repressed here: { $tokens }

# --- the chart of the solitaire opponent ---

pax-solo-chart = How the opponent decides (O7)
pax-solo-chart-lit = (passed)
pax-solo-chart-end = (decided here)
pax-solo-chart-dark = (not passed)
pax-solo-victory = Can it win?
pax-solo-override = Is a comet awake?
pax-solo-row = Row
pax-solo-main = Main objective
pax-solo-secondary = Secondary
pax-solo-prestige = Prestige
pax-solo-row-1 = kings
pax-solo-row-2 = republics
pax-solo-row-3 = bishops
pax-solo-row-4 = believers
pax-solo-row-5 = concessions
pax-solo-row-6 = two actions
pax-solo-row-7 = money
pax-solo-row-1-main = remove or acquire a kingdom
pax-solo-row-1-secondary = weaken a kingdom
pax-solo-row-1-prestige = imperial torch
pax-solo-row-2-main = remove or acquire a republic
pax-solo-row-2-secondary = weaken a republic
pax-solo-row-2-prestige = law
pax-solo-row-3-main = kill or acquire a bishop
pax-solo-row-3-secondary = remove or create a theocracy
pax-solo-row-3-prestige = holy torch, faith
pax-solo-row-4-main = remove or add believers
pax-solo-row-4-secondary = remove or create a theocracy
pax-solo-row-4-prestige = holy torch, faith
pax-solo-row-5-main = remove or acquire concessions
pax-solo-row-5-prestige = globalization torch, discovery
pax-solo-row-6-main = leftmost prestige
pax-solo-row-7-main = fair, commerce, sale
pax-note-victory = { $empire }: victory { $attackers }–{ $defenders }
pax-note-defeat = { $empire }: defeat { $attackers }–{ $defenders }
pax-note-won = won in: { $empires }
pax-note-lost = lost everywhere
pax-note-silences = silences { $cards }

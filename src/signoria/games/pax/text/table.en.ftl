### What is said at the table of Pax Renaissance: questions, options, and what happened.

game-pax-renaissance = Pax Renaissance
    .authors = Phil Eklund and Matt Eklund
edition-pax-renaissance-2e = second edition
edition-pax-renaissance-2e-living = second edition, living rules of 2020
edition-pax-renaissance-1e = first edition, living rules of 2017

## What is agreed before the game

gameoption-pax-renaissance-banks = Banks
    .help = The bank of each seat in order: fugger, medici, coeur, marchionni. Left out, banks are dealt at random.
gameoption-pax-renaissance-astrology = Astrology
    .help = The next card of each deck lies open for everyone to see.
gameoption-pax-renaissance-bankruptcy = Bankruptcy
    .help = Fairs pay no subsidy, and a bank left with nothing at all is out of the game.
gameoption-pax-renaissance-map_1550 = Map of 1550
    .help = England and the Holy Roman Empire begin as Reformist theocracies.
gameoption-pax-renaissance-first_box = First box only
    .help = Only the cards of the first box are in the decks.
gameoption-pax-renaissance-promos = Promo cards
    .help = Nine promo cards and four promo squares join the game.
gameoption-pax-renaissance-solitaire = Solitaire
    .help = One player against the opponent of part O. The more cards lie on top of each deck, the easier it is.
gameoption-pax-renaissance-solitaire-no = no, an ordinary game
gameoption-pax-renaissance-solitaire-6 = 6 cards on top: stern
gameoption-pax-renaissance-solitaire-7 = 7 cards on top
gameoption-pax-renaissance-solitaire-8 = 8 cards on top: the standard
gameoption-pax-renaissance-solitaire-9 = 9 cards on top
gameoption-pax-renaissance-solitaire-10 = 10 cards on top
gameoption-pax-renaissance-solitaire-12 = 12 cards on top: gentle
gameoption-pax-renaissance-solitaire-16 = 16 cards on top
gameoption-pax-renaissance-solitaire-20 = 20 cards on top
gameoption-pax-renaissance-solitaire-24 = 24 cards on top
gameoption-pax-renaissance-hands_hidden = Hidden hands
    .help = Nobody sees the cards in another hand, as the rulebook has it. Without it all hands lie open.
gameoption-pax-renaissance-expansion = Expansion
    .help = First edition: the cards of its expansion join the decks, with apostasies and torches.
gameoption-pax-renaissance-bgg_promos = BGG promos
    .help = First edition: five promo cards join the decks.

## Kinds of things

kind-card = card
kind-empire = empire
kind-item = card or empire
kind-city = city
kind-border = border
kind-place = city or border
kind-slot = market space
kind-side = side
kind-run = side to run
kind-victory = victory
kind-schism = pair of religions
kind-token = piece
kind-bank = bank
kind-chair = seat number
kind-emporium = emporium
kind-religion = religion
kind-op = op
kind-oneshot = one-shot
kind-state = state of an empire
kind-location = location
kind-colour = colour of a route
kind-setting = setting
kind-done = thing done this turn
kind-step = step
kind-deck = part of a deck
kind-field = field of a step
kind-war = kind of war
kind-cause = cause of a regime change

## Names of things that are not printed

slot-west-fair = west row, fair card
slot-west-1 = west row, price 1
slot-west-2 = west row, price 2
slot-west-3 = west row, price 3
slot-west-4 = west row, price 4
slot-west-5 = west row, price 5
slot-east-fair = east row, fair card
slot-east-1 = east row, price 1
slot-east-2 = east row, price 2
slot-east-3 = east row, price 3
slot-east-4 = east row, price 4
slot-east-5 = east row, price 5
run-west = West
run-east = East
run-both = East and West together
schism-catholic-islamic = Catholicism and Islam
schism-catholic-reformist = Catholicism and the Reformation
schism-islamic-reformist = Islam and the Reformation
chair-1 = first seat
chair-2 = second seat
chair-3 = third seat
chair-4 = fourth seat

## Questions

prompt-turn = Your turn, { $actions ->
        [0] no actions left: end it, or do what is free
        [one] one action left
       *[other] { $actions } actions left
    }. What do you do?
prompt-activate = The comet wakes a victory: which one can be declared from now on?
prompt-quench = { $card } carries a torch: does it put out a victory that is active?
prompt-announce = { $card }: carry out its one-shot, the { $oneshot }?
prompt-agent = Place the { $token } of { $card }, or leave it.
prompt-agent-must = Place the { $token } of { $card }; its one-shot needs it.
prompt-serf = Onto the square of which empire does the repressed concession go?
prompt-run-ops = Which card acts, and with which op? Each card acts once a turn.
prompt-emancipate-west = Free repressed pieces: in which western empire? Or be done.
prompt-take-florin = From where do you take a florin?
prompt-choose-head = Whom does { $card } behead?
prompt-choose-tax = Which concession is taxed?
prompt-tax-where = The concession { $border-in } is taxed: which empire gets the levy?
prompt-tax-due = Your concession { $border-in } is taxed: pay a florin, or let it be repressed?
prompt-choose-repressed = Which piece is repressed?
prompt-repress-to = Onto the square of which empire does the concession { $border-in } go?
prompt-choose-vote = In which empire do you call the vote?
prompt-choose-bishop = Which bishop moves? Choose the card he stands on.
prompt-move-bishop = Where does the bishop on { $card } go?
prompt-choose-pirate = Which pirate sails?
prompt-sail-to = Where does the pirate { $border-in } sail?
prompt-choose-siege = Which piece is killed by the siege?
prompt-choose-campaign = Whom does the king of { $empire-the } attack? Every knight costs a florin.
prompt-pacify = The bishop may kill one piece repressed in { $empire-the }: which?
prompt-borrow = Use one political op of an opponent’s card, as if it were yours?
prompt-marry = Which king does { $card } marry?
prompt-levy = In which empty city of { $empire-the } is the levy raised?
prompt-concession = You may place one concession on a border of { $empire-the }: where?
prompt-emancipation = Free pieces repressed in { $empire-the }: which one? Or be done.
prompt-emancipate-to = Where does the freed { $token } go?
prompt-golden-liberty = Golden liberty: does { $empire-the } give up its state religion?
prompt-creed = Your war in { $empire-the } is won: may it get another state?
prompt-arrange = Which place of Constantinople does the { $token } take?
prompt-arrange-open = Which place of Constantinople stays empty?
prompt-recall = No { $token } is left in the reserve: from where is one taken?
prompt-casualties-own = The battle in { $empire-the } is won. Which attacker falls? ({ $left } still to fall)
prompt-casualties-foe = The battle in { $empire-the } is lost. Which defender falls? ({ $left } still to fall)
prompt-settle = Which victor settles next in { $empire-the }?
prompt-settle-at = Where does the { $token } settle?
prompt-locate-war = Where does the { $war } break out?
prompt-rooks-ride = Do all Catholic rooks of adjacent empires join the crusade in { $empire-the }?
prompt-discard-down = Too many cards: discard until you hold { $limit }.
prompt-dismiss = Only one piece may stay in Venice: which one goes?

## Options

option-buy = Buy: { $thing }
option-buy-about = Buy { $about }: { $thing }
option-play = Play { $thing }
option-sell = Sell { $thing }
option-ops = Run ops: { $thing }
option-fair = Hold the trade fair: { $thing }
option-declare = Declare the { $thing }
option-renounce = Give up the queen and start a peasant revolt against her king
option-proclaim = Proclaim an apostasy: { $thing }
option-end = End the turn
option-activate = Activate the { $thing }
option-trigger = Yes, go ahead
option-decline = No, leave it
option-locate = Choose { $thing-the }
option-place = Place it { $thing-in }
option-ordain = Place the bishop on { $thing }
option-wed = Marry the king of { $thing-the }
option-use-inquisitor = { $thing }: inquisitor, move a bishop
option-use-commerce = { $thing }: commerce, take a florin from the market
option-use-behead = { $thing }: behead a card
option-use-tax = { $thing }: tax a concession
option-use-repress = { $thing }: repress a piece
option-use-vote = { $thing }: call a vote
option-use-corsair = { $thing }: corsair, sail with a pirate
option-use-siege = { $thing }: siege, kill a piece
option-use-campaign = { $thing }: campaign against a neighbour
option-move-bishop = Move the bishop on { $thing }
option-bishop-to = Move him to { $thing }
option-pacify = Kill the { $thing }
option-take = Take a florin: { $thing }
option-behead = Behead { $thing }
option-tax = Tax the concession { $thing-in }
option-tax-about = Tax the concession { $thing-in }: { $about }
option-pay = Pay 1 florin
option-yield = Let the concession be repressed
option-raise = Raise the levy { $thing-in }
option-repress = Repress the piece { $thing-in }
option-repress-about = Repress the piece { $thing-in }: { $about }
option-vote = Call a vote in { $thing-the }
option-sail = Sail with the pirate { $thing-in }
option-sail-to = Sail to { $thing-the }
option-siege = Kill the piece { $thing-in }
option-siege-about = Kill the piece { $thing-in }: { $about }
option-invade = Invade { $thing-the }
option-lose-agent = An agent falls: { $thing }
option-lose-at = The piece { $thing-in } falls
option-lose-at-about = The piece { $thing-in } falls: { $about }
option-lose-concession = Your concession { $thing-in } falls
option-lose-repressed = A repressed { $thing } falls
option-settle = Settle the { $thing }
option-emancipate = Free the { $thing }
option-arrange = Choose { $thing }
option-discard = Discard { $thing }
option-recall-repressed = Take the one repressed in { $thing-the }
option-recall-from = Take the one { $thing-in }
option-recall-bishop = Take the one on { $thing }
option-dismiss = Send away the piece { $thing-in }
option-dismiss-about = Send away the piece { $thing-in }: { $about }
option-liberate = Yes, it becomes a medieval state again
option-convert = From now on: { $thing }
option-quench = Put out the { $thing }
option-done = Done

## What happened

event-turn-begun = The turn of { $seat } begins.
event-bought = { $seat } buys { $card } for { $cost ->
        [one] 1 florin
       *[other] { $cost } florins
    }{ $gained ->
        [0] .
        [one] {" "}and takes the florin that lay on it.
       *[other] {" "}and takes the { $gained } florins that lay on it.
    }
event-drew = { $card } comes into the market ({ $slot }).
event-victory-activated = { $seat } activates the { $victory }.
event-played = { $seat } plays { $card }.
event-old-maid = { $card } finds no king and stays with { $seat } as an old maid.
event-deployed = { $seat } places { $token-a } { $place-in }.
event-repressed-at = The { $token } { $place-in } is repressed onto the square of { $empire-the }.
event-killed-at = The { $token } { $place-in } is killed.
event-bishop-entered = The { $token } enters { $item }.
event-diet-of-worms = Diet of Worms: on { $item } the { $token } and the { $other } destroy each other.
event-pacified = The { $token } repressed in { $empire-the } is pacified and dies.
event-recalled = No { $token } was in the reserve: { $seat } takes one from the table.
event-flipped = { $republic ->
        [0] { $seat } turns { $empire-the } into a kingdom again.
       *[other] { $seat } turns { $empire-the } into a republic.
    }
event-taken-square = { $seat } takes { $empire-the }.
event-taken-as-vassal = { $seat } takes { $empire-the } as a vassal of { $suzerain-the }.
event-emancipated = The { $token } is freed and stands { $place-in } again.
event-golden-liberty = Golden liberty: { $seat } makes { $empire-the } a medieval state.
event-war-begun = { $seat } starts a war ({ $war }) in { $empire-the }.
event-battle-won = { $seat } wins the battle in { $empire-the }: { $attackers } against { $defenders }.
event-battle-lost = { $seat } loses the battle in { $empire-the }: { $attackers } against { $defenders }.
event-fell = The { $token } falls in battle.
event-became-theocracy = State religion of { $empire-the } from now on: { $religion }.
event-became-medieval = { $seat } makes { $empire-the } a medieval state.
event-sent-back = Nobody has { $empire-the }, so the piece goes back to the supply: { $token }.
event-victory-quenched = { $seat } puts out the { $victory }: it is inactive again.
event-settled = The { $token } settles { $place-in }.
event-repressed-after = The { $token } finds no room and is repressed onto the square of { $empire-the }.
event-crowned = { $card } marries the king of { $empire-the }; the couple is with { $seat }.
event-apostate = Apostasy ({ $schism }): { $seat } is struck.
event-discarded-card = { $card } leaves the game.
event-to-throne = The square of { $empire-the } returns to its throne.
event-route-shifted = { $seat } shifts the trade route: { $emporium } opens, { $closed } goes out of play.
event-sold = { $seat } sells { $item } for { $value ->
        [one] 1 florin
       *[other] { $value } florins
    }.
event-fair-held = { $seat } holds a trade fair in { $side-the } with { $florins ->
        [one] 1 florin
       *[other] { $florins } florins
    } to share.
event-subsidy = { $seat } takes { $florins ->
        [one] 1 florin
       *[other] { $florins } florins
    } for holding the fair.
event-profit = { $seat } earns { $florins ->
        [one] 1 florin
       *[other] { $florins } florins
    } { $border-in }.
event-pirate-profit = The pirate { $border-in } sends 1 florin to China.
event-fair-ended = The fair in { $side-the } is over{ $left ->
        [0] ; nothing is left of its profits.
        [one] ; 1 florin stays in the market.
       *[other] ; { $left } florins stay in the market.
    }
event-levy-raised = A levy is raised { $city-in }: { $token }.
event-declared = { $seat } declares the { $victory }!
event-patron-victory = { $seat } is the greatest patron: patron prestige { $patrons }, { $florins ->
        [one] 1 florin
       *[other] { $florins } florins
    }.
event-bishop-moved = The { $token } moves from { $start } to { $goal }.
event-took-florin = { $seat } takes a florin from the market ({ $slot }).
event-beheaded-card = { $seat } lets { $acting } behead { $target }.
event-tax-paid = { $seat } pays 1 florin of tax for the concession { $border-in }.
event-tax-yielded = { $seat } does not pay: the concession { $border-in } is repressed onto the square of { $empire-the }.
event-voted = { $seat } wins a vote in { $empire-the }{ $cost ->
        [0] .
        [one] {" "}for 1 florin.
       *[other] {" "}for { $cost } florins.
    }
event-sailed = The { $token } sails from { $start-the } to { $goal-the }.
event-campaign-begun = { $seat } sends the king of { $king-the } against { $empire-the } for { $cost ->
        [one] 1 florin
       *[other] { $cost } florins
    }.
event-op-used = { $seat } uses { $item } ({ $op }).
event-ops-run = { $seat } runs ops: { $run }.
event-proclaimed = { $seat } proclaims an apostasy: { $schism }.
event-market-exhausted = The market cannot be filled again: { $seat } has won.
event-ruined = { $seat } has nothing left and is out of the game.
event-discarded-from-hand = { $seat } discards { $card }.
event-sold-face-down = A card from the hand of { $seat } leaves the game face down, for { $value ->
        [one] 1 florin
       *[other] { $value } florins
    }.

## How it ended

outcome-holy = holy victory
outcome-imperial = imperial victory
outcome-globalization = globalization victory
outcome-renaissance = Renaissance victory
outcome-patron = patron victory
outcome-patron-shared = patron victory, shared
outcome-bankruptcy = the other banks are bankrupt
outcome-market-exhausted = the market is exhausted

## What is wrong with a position or an agreement

problem-solitaire-edition = The edition “{ $edition }” has no solitaire game; these have one: { $known }.
problem-solitaire-banks = In a solitaire game the player is fugger and the opponent one of these: { $banks }. Name both, or neither.
problem-solitaire-bankruptcy = The bankruptcy option is not played in a solitaire game.
problem-solitaire-seats = A solitaire game is for one player, not for { $seats }.
problem-wrong-banks = The number of seats is { $seats }: it needs as many different banks out of these: { $banks }.
problem-wrong-type = { $path }: { $wanted ->
        [int] a whole number
        [str] a word in quotes
        [list] a list
       *[dict] a table
    } is needed here.
problem-out-of-range = { $path }: the number must be from { $least } to { $most }.
problem-card-twice = { $path }: card { $word } is already somewhere else.
problem-keeper-contradicted = { $path }: the tableaux and suzerains say otherwise about { $word }.
problem-too-many = { $path }: at most { $most } fit here.
problem-step-incomplete = { $path }: the step “{ $step }” lacks “{ $field }”.
problem-too-many-tokens = { $path }: there are not that many pieces of the kind { $word }.
problem-wrong-place = { $path }: “{ $word }” cannot be here.
problem-wrong-suzerain = { $path }: only a king who stands in a tableau himself has vassals, and these stand nowhere else; look at { $word }.
problem-deck-too-big = { $path }: the deck cannot have more cards than nobody has seen yet: { $cards }, and { $comets ->
        [one] 1 comet
       *[other] { $comets } comets
    } in its lower part.
problem-too-many-out = { $path }: at least two banks must be left, and the one whose turn it is among them.
problem-agenda-bottom = { $path }: the first step must be “turn” or “refresh”, of the bank whose turn it is.
problem-impossible-position = { $path }: no game can come to such a position.

# What each kind of chance brings to light, said before a choice that cannot be taken back.
chance-draw = New cards come to light
chance-bank = The banks are drawn
chance-first = The first player is drawn

# What a bank is about to reach.
threat-declares = { $cost ->
        [one] { $seat } meets the { $victory } and can declare it with one action.
       *[other] { $seat } meets the { $victory } and can declare it with { $cost } actions.
    }
threat-comet = { $seat } meets the { $victory }; only its comet is missing.
threat-lacks-kings = { $seat } lacks one king for the { $victory }.
threat-lacks-concessions = { $seat } lacks one concession for the { $victory }.
threat-lacks-discovery = { $seat } lacks one discovery prestige for the { $victory }.
threat-lacks-republics = { $seat } lacks one republic for the { $victory }.
threat-lacks-law = { $seat } lacks one law prestige for the { $victory }.
threat-lacks-bishops = { $seat } lacks one bishop for the { $victory }.
threat-lacks-tokens = { $seat } lacks one piece in a theocracy for the { $victory }.
threat-lacks-prestige = { $seat } lacks one religious prestige for the { $victory }.

## What decided a game that is over
reckoning-catholic = Catholic prestige
reckoning-islamic = Islamic prestige
reckoning-reformist = Reformist prestige
reckoning-kings = Kings
reckoning-concessions = Concessions
reckoning-discovery = Discovery prestige
reckoning-republics = Republics
reckoning-law = Law prestige
reckoning-patrons = Patron prestige
reckoning-florins = Florins

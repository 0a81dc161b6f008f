# The Quay

game-sample = The Quay
    .authors = the authors of this house
edition-sample-short = Short season
edition-sample-long = Long season
gameoption-sample-truce = Truce
    .help = Nobody attacks in the first round.
gameoption-sample-sealed = Sealed offers
    .help = Each round begins with a market day, and a booty may meet with an ambush.
gameoption-sample-purse = Purse
    .help = Lean purses start with 2 florins, full ones with 4.
gameoption-sample-purse-lean = lean
gameoption-sample-purse-full = full

# seats

seat-red = Red
seat-white = White
seat-blue = Blue
seat-green = Green

# things

card-salt-1 = salt I
card-salt-2 = salt II
card-salt-3 = salt III
card-salt-4 = salt IV
card-cloth-1 = cloth I
card-cloth-2 = cloth II
card-cloth-3 = cloth III
card-cloth-4 = cloth IV
card-spice-1 = spice I
card-spice-2 = spice II
card-spice-3 = spice III
card-spice-4 = spice IV
card-bravo-1 = bravo I (strength 1)
card-bravo-2 = bravo II (strength 1)
card-bravo-3 = bravo III (strength 2)
card-bravo-4 = bravo IV (strength 2)
card-bravo-5 = bravo V (strength 3)
card-bravo-6 = bravo VI (strength 3)
card-bravo-7 = bravo VII (strength 4)
card-bravo-8 = bravo VIII (strength 4)
florins-1 = 1 florin
florins-2 = 2 florins
florins-3 = 3 florins
florins-4 = 4 florins
florins-5 = 5 florins
offer-0 = nothing
offer-1 = 1 florin
offer-2 = 2 florins
offer-3 = 3 florins
die-1 = 1
die-2 = 2
die-3 = 3
die-4 = 4
die-5 = 5
die-6 = 6

# kinds of things, for problems

kind-card = card
kind-florins = amount
kind-offer = offer
kind-die = face of the die
kind-step = step

# questions

prompt-turn = Your turn: { $actions ->
        [one] one action
       *[other] { $actions } actions
    } left.
prompt-target = Whom does { $card } go for?
prompt-answer = { $attacker } sends { $card } against you. What do you do?
prompt-booty = You beat { $loser }. What do you take?
prompt-market = Market day: what do you offer for a card? Your purse holds { $purse }.
prompt-ambush = { $winner } is about to take a booty. Do you lie in ambush?

# options

option-draw = Draw a card
option-sell = Sell { $thing }
option-stow = Stow { $thing } in your chest
option-corner = Corner the market with your spices
option-rest = End your turn
option-attack = Send { $thing } out for a duel
option-at = Go for { $thing }
option-yield = Yield and pay
option-stand = Stand and trust your luck
option-resist = Resist with { $thing }
option-seize-purse = Take up to 2 florins
option-seize-card = Take a card from the hand
option-offer = Offer { $thing }
option-ambush = Lie in ambush with { $thing }
option-let-pass = Let it pass

# events

event-drew = { $seat } draws a card.
event-drew-card = { $seat } draws { $card }.
event-shuffled = The pile becomes the new deck.
event-sold = { $seat } sells { $card } for { $florins ->
        [one] 1 florin
       *[other] { $florins } florins
    }.
event-stowed = { $seat } stows { $florins ->
        [one] 1 florin
       *[other] { $florins } florins
    }.
event-rested = { $seat } ends the turn.
event-attacked = { $seat } sends { $card } against { $target }.
event-yielded = { $seat } yields and pays { $attacker } { $florins ->
        [one] 1 florin
       *[other] { $florins } florins
    }.
event-resisted = { $seat } resists with { $card }.
event-rolled = The die shows { $pips }.
event-won = { $seat } beats { $loser }.
event-seized-florins = { $seat } takes { $florins ->
        [one] 1 florin
       *[other] { $florins } florins
    } from { $loser }.
event-seized-card = { $seat } takes a card from { $loser }.
event-seized-that-card = The card taken is { $card }.
event-cornered = { $seat } corners the market.
event-ended = The game is over.
event-offered = { $seat } offers { $florins ->
        [one] 1 florin
       *[other] { $florins } florins
    }.
event-bought = { $seat } buys a card on the market.
event-ambushed = { $seat } lies in ambush with { $card }: { $winner } takes nothing.

# how it ends

outcome-corner = cornered the market
outcome-fortune = made a fortune
outcome-season = richest at the end of the season
outcome-tie = equally rich at the end of the season

# why not

refusal-nothing-to-draw = Deck and pile are empty.
refusal-hand-full = Your hand holds five cards already.
refusal-not-in-hand = You do not hold { $card }.
refusal-not-goods = Only goods are sold; { $card } is not.
refusal-purse-too-small = You would need { $wanted ->
        [one] 1 florin
       *[other] { $wanted } florins
    } in your purse and have { $purse }.
refusal-too-few-spices = It takes three spices in hand to corner the market.
refusal-not-a-bravo = Only bravos fight duels; { $card } is none.
refusal-truce = There is a truce in the first round.
refusal-at-yourself = You cannot attack yourself.
refusal-nobody-there = Nobody plays that seat.
refusal-cannot-pay = Yielding costs { $strength ->
        [one] 1 florin
       *[other] { $strength } florins
    }, the strength of the bravo, and your purse holds only { $purse ->
        [one] 1 florin
       *[other] { $purse } florins
    }.
refusal-purse-empty = There is nothing in that purse.
refusal-hand-empty = There is no card in that hand.
refusal-offer-too-high = Your purse holds only { $purse ->
        [one] 1 florin
       *[other] { $purse } florins
    }.
refusal-no-bravo = You have no bravo, so there is nothing to decide.

# what is wrong with a position

problem-sample-purses = A position needs the purses of two to four seats, and this one gives { $count }.
problem-sample-step = "{ $line }" is not a step: it needs a name and the right number of words.
problem-sample-card-twice = The card { $word } is in two places.

# the paragraphs in a sentence each

rule-Q1 = Each seat starts with a purse and three cards of its own; red begins.
rule-Q2 = A turn has two actions, with cards of your own hand only; you may end it early.
rule-Q3 = Draw: take an unseen card into your hand.
rule-Q3a = When the deck is empty the pile becomes the deck; when both are empty nobody draws.
rule-Q3b = Nobody draws a sixth card.
rule-Q4 = Sell: put goods on the pile and take their price into your purse.
rule-Q5 = Stow: move one to five florins from your purse to your chest, where nobody can seize them.
rule-Q6 = Duel: show a bravo of your hand; bravos are good for nothing else.
rule-Q6a = Where a truce was agreed, nobody attacks in the first round.
rule-Q6b = A bravo goes for another seat of your choice.
rule-Q6c = The target may yield: it pays the strength of the bravo from its purse.
rule-Q6d = The target may stand: the attacker wins if a die shows at most one more than the strength of the bravo.
rule-Q6e = The target may resist with a bravo: the stronger wins, and equal ones change nothing.
rule-Q6f = The winner takes up to two florins from the purse or a random card from the hand of the loser.
rule-Q7 = A player who shows three spices wins at once.
rule-Q8 = Wealth is what you have in purse and chest.
rule-Q8a = A player who ends a turn with twelve florins or more wins.
rule-Q8b = After the last round the richest wins, and equally rich seats share the win.
rule-Q9 = On a market day, before each round but the first, everybody secretly offers up to three florins; the single highest offer buys a card.
rule-Q10 = Before a booty is taken, everybody else may secretly lay a bravo in ambush; any bravo there drives the winner off.
position-changes = Changes
position-wins = Wins

# What each kind of chance brings to light, said before a choice that cannot be taken back.
chance-draw = A card is drawn
chance-theft = A card is stolen at random
chance-roll = The die is thrown

term-florins = { $count ->
        [one] a florin
       *[other] { $count } florins
    }
term-hand = { $count ->
        [one] a card in hand
       *[other] { $count } cards in hand
    }

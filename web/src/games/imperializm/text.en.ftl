# The table of Imperializm.

## Parts of the board

imp-goods = Goods
imp-level = level
imp-you-get = you get
imp-leader = leader
imp-for-pay = more
imp-tracks = Tracks
imp-territories = Territories
imp-territory-deck = territories in the deck
imp-achievements = Achievements
imp-achievement-stack = achievements in the stack
imp-religion = Religion
imp-religions = Religions
imp-last-action = last action
imp-last-actions = Actions, and who took which one last
imp-last-taken = { $action }: last action of { $names }
imp-no-action = no action yet
imp-turn-of = Turn { $number }: { $name }
imp-leads-by = Leader: { $name }, ahead by { $margin }.
imp-nobody-leads = Nobody leads.
imp-brings = Development brings you { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
    }.
imp-gate-closed = Closed to you until you have more prestige or glory.
imp-ends-at = The game ends at { $glory } glory.
imp-end-near =
    { $turns ->
        [0] The end has come: this is the last turn
        [one] The end has come: 1 turn left
       *[other] The end has come: { $turns } turns left
    }
imp-bloom = cultural bloom
imp-near-by = Nearly met by { $names }.
imp-met = met
imp-met-by = Met by { $names }.
imp-or = or
imp-cards-left =
    { $number ->
        [one] 1 card left.
       *[other] { $number } cards left.
    }
imp-there = There: { $names }.
imp-within-reach = Within your reach.
imp-empty = empty
imp-none = none
imp-reconstructed = Values marked with three dots are our reconstruction.
imp-some-reconstructed = Numbers with dots under them are our reconstruction.

## Kinds

imp-kind-land = land
imp-kind-colony = colony
imp-kind-conspiracy = conspiracy
imp-kind-event = event
imp-kind-special = special
imp-kind-authority-positive = authority
imp-kind-authority-negative = authority
imp-kind-achievement = achievement
imp-kind-religion = religion
imp-kind-power = power
imp-kind-good = good

## Players

imp-players = Players
imp-your-empire = Your empire
imp-empire-of = The empire of { $name }
imp-your-hand = Your hand
imp-hand = Hand
imp-taxes = Taxes
imp-faithful = kept to the end +{ $glory }
imp-authority = Authority
imp-no-authority = no authority card
imp-no-war-card = no war card
imp-unseen = a card you cannot see
imp-piles = deck { $deck } · discard pile { $pile }
imp-quiet = no reactions this turn
imp-you = you
imp-rival = { $name }: ducats { $ducats }, cards { $cards }, strength on land { $land }, at sea { $sea }.
imp-open = Open the empire.
imp-close = Close

## Set-up

imp-set-up = Before the first turn
imp-choose-power = Choose your power
imp-choose-power-how = Everybody chooses in secret; the lowest start number begins.
imp-start-number = start number
imp-chosen = has chosen
imp-powers-secret = The powers are being chosen in secret.

## Choices

imp-refill =
    { $number ->
        [one] Draw one card unseen
       *[other] Draw { $number } cards unseen
    }
imp-refill-how = Or take one of the open territories, then providence cards. Choose cards of your hand to discard them first.
imp-plays = { $name } plays { $card }

## War

imp-war = War
imp-attacks = { $attacker } attacks { $defender }
imp-strengths = attack { $attack }, defence { $defence }
imp-attack = attack { $attack }
imp-war-defence = defence
imp-war-peace = peace
imp-war-reaction = war events
imp-if-held = If the defence holds (ties too)
imp-if-lost = If the attack wins: the defender chooses
imp-lost-tribute = tribute, here { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
    }
imp-lost-land = or hands over a land with its effects
imp-lost-colony = or hands over a colony with its effects
imp-lost-humiliation = or loses prestige (political humiliation)
imp-lost-plunder = Plunder: { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
    } from the supply
imp-held = { $name } has held the defence
imp-won = { $name } has won the attack
imp-no-terms = No terms of peace, no plunder.
imp-tribute = Tribute
imp-bow = Political humiliation
imp-war-forecast = Forecast of the war
imp-odds-how = Your attack against the defence without cards and with the strongest cards that may be there; the chance counts the hands that are possible. A tie is the defender's.
imp-opponent = Opponent
imp-strength = Strength
imp-odds-sure = sure win
imp-odds-open = { $chance }% to win
imp-odds-lost = lost
imp-may-hold = may hold: { $cards }
imp-holds = { $defence } against { $attack }: the defence holds
imp-falls = { $defence } against { $attack }: the defence falls
imp-short-holds = holds
imp-short-falls = falls
imp-note-war = { $name } { $chance }%
imp-note-meets = meets { $names }
imp-war-settled = The war does not take place.

## What an option brings

imp-trade = Trade profit { $profit }.
imp-trade-lead = Leader gain { $ducats }.
imp-would-meet = You would meet: { $names }.
imp-nothing-yet = No change of ducats or levels is certain.
imp-if-nobody-reacts = If nobody reacts.

## Forecast

imp-forecast = Forecast
imp-if-ended = If it ended now
imp-final = Final score
imp-row-glory = Glory (end at { $glory })
imp-row-majorities = 13 majorities
imp-row-faith = Faith kept
imp-total = Total
imp-category = Category
imp-scoring-how = In each row the first place brings { $first }, the second { $second }; tied first places bring { $tied } each.

## Panes on a phone

imp-pane-levels = Goods
imp-pane-lands = Lands
imp-pane-goals = Goals
imp-pane-mine = Mine
imp-pane-rivals = Rivals

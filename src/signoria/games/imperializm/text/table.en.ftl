# What is said at a table of Imperializm: the game, its options, questions and answers.

game-imperializm = Imperializm: Road to Domination
    .authors = Konrad Perzyna
edition-imperializm-2014 = 2014
gameoption-imperializm-strict_achievements = Achievements at once
    .help = An achievement is taken the very moment it is met. Otherwise the player chooses when, and must take one at the end of the turn at the latest.
gameoption-imperializm-counter_reformation_is_catholic = Counter-Reformation is Catholic
    .help = Catholics and players of the Counter-Reformation are no dissenters to each other.
gameoption-imperializm-war_card_needs_modifier = War cards only where they add
    .help = A war card can be used only in a kind of war for which it has a modifier. Otherwise it adds 0 there.
gameoption-imperializm-settlement_returns_card = Settlement returns the war card
    .help = After a Settlement the attacker takes the war card back. Otherwise it is discarded.
gameoption-imperializm-special_colonies_taxed = India and China are taxed
    .help = The markers on India and China bring taxes, too. Otherwise only territory cards do.

## Questions

prompt-choose-power = Which power do you lead? Everybody chooses in secret.
prompt-choose-force =
    { $steps ->
        [one] Which do you raise by 1, army or fleet?
       *[other] Which do you raise by { $steps }, army or fleet?
    }
prompt-exchange =
    { $number ->
        [one] Hand exchange: your hand is one card short. Discard more, or refill it.
       *[other] Hand exchange: your hand is { $number } cards short. Discard more, or refill it.
    }
prompt-exchange-full = Hand exchange: your hand is full ({ $limit }). Do you discard anything?
prompt-exchange-over =
    { $number ->
        [one] Hand exchange: your hand is one card over the limit. What do you discard?
       *[other] Hand exchange: your hand is { $number } cards over the limit. What do you discard?
    }
prompt-act = Your action: Development, Intrigue, Conquest, War or Taxes?
prompt-act-instead = There is no war. Which other action do you choose?
prompt-goods = Development: which good do you trade in?
prompt-second =
    { $price ->
        [one] You lead in oriental goods. Pay 1 ducat and develop a second good?
       *[other] You lead in oriental goods. Pay { $price } ducats and develop a second good?
    }
prompt-buy =
    { $price ->
        [one] Pay 1 ducat for a level of { $level }?
       *[other] Pay { $price } ducats for a level of { $level }?
    }
prompt-improve =
    { $price ->
        [0] Which good do you raise by 1?
        [one] Pay 1 ducat to raise a good by 1?
       *[other] Pay { $price } ducats to raise a good by 1?
    }
prompt-fetch = Which { $what } do you take from the discard pile?
prompt-against = { $card }: against whom?
prompt-choose = { $card }: what counts?
prompt-choose-gain = { $card }: what do you take?
prompt-rising =
    { $price ->
        [0] Patriotic rising: do you raise army or fleet?
        [one] Patriotic rising: pay 1 ducat to raise army or fleet?
       *[other] Patriotic rising: pay { $price } ducats to raise army or fleet?
    }
prompt-seize = Which card do you take from the hand of { $target }?
prompt-inspect = Do you look at the hands of all dissenters and take a card from each?
prompt-discover = Do you put down a colony from your hand?
prompt-shift = Which authority card gets a new place?
prompt-to = Before whom does { $card } go?
prompt-invite = Lutheranism: do you carry out a Development now?
prompt-drive = You have put down a colony. Do you play Colonial drive?
prompt-enemy = On whom do you declare war?
prompt-wage = { $target }: land war or sea war?
prompt-defence = { $attacker } attacks you: { $war }, attack { $attack } against defence { $defence }. What do you put down?
prompt-peace =
    { $territories ->
        [0] { $attacker } has won. Your terms: tribute { $tribute } or humiliation { $humiliation }.
       *[other] { $attacker } has won. Your terms: tribute { $tribute }, humiliation { $humiliation }, or a territory.
    }
prompt-objection = { $seat } plays { $card }. Do you cancel it?
prompt-war-events = The war is over. Do you play a war event?
prompt-pirates = The turn ends after a Development. Do you play Pirates?
prompt-finish = Your action is done. Anything else before the turn ends?
prompt-claim-first = Do you take an achievement before the rest is counted?
prompt-more = Do you play a second card of another kind?
prompt-duty = You meet an achievement and must take one.

## Answers

blind =
    { $number ->
        [0] providence cards only
        [one] 1 territory, the rest providence cards
       *[other] { $number } territories, the rest providence cards
    }
cardkind-war = war card
cardkind-any = card
option-keep-power = Lead { $thing }
option-raise = Raise { $thing }
option-claim = Take the achievement { $thing }
option-release = Buy off the authority card
option-discard = Discard { $thing }
option-take = Take { $thing }, then providence cards
option-draw = Draw: { $thing }
option-keep-hand = Keep the hand as it is
option-develop = Development
option-tax = Taxes
option-play = Play { $thing }
option-convert = Change to { $thing }
option-conquer = Conquer { $thing }
option-declare = Declare war with { $thing }
option-trade = Trade in { $thing }
option-pay = Pay
option-improve = Raise { $thing }
option-fetch = Take { $thing }
option-look = Look at the hands
option-decline = Decline
option-finish = No more
option-against = { $thing }
option-by = By { $thing }
option-seize = Take { $thing }
option-shift = The card in front of { $thing }
option-shift-about = { $about }, in front of { $thing }
option-to = In front of { $thing }
option-wage = Wage a { $thing }
option-defend = Put down { $thing }
option-stand = Put down nothing more
option-tribute = Pay the tribute
option-cede = Hand over { $thing }
option-bow = Accept the humiliation
option-pass = Pass
option-pass-turn = Pass for the whole turn
option-never = Never ask about { $thing }
option-ask-again = Ask me about reactions again
option-end-turn = End the turn

## Endings

outcome-glory = most glory

## Problems of a position

problem-imperializm-card-twice = { $card } is in two places.
problem-imperializm-card-too-often =
    { $copies ->
        [one] There is only one { $card }.
       *[other] There are only { $copies } of { $card }.
    }
problem-imperializm-no-card-there = { $card } is a field of the board and no card.
problem-imperializm-not-held = { $card } is not in that hand.
problem-imperializm-religion-gone = Each religion has only { $most ->
        [one] 1 card
       *[other] { $most } cards
    }.
problem-imperializm-too-many = “{ $name }” has room for only { $most }.
problem-imperializm-flag = “{ $name }” is true or false.
problem-imperializm-step = “{ $line }” has too many or too few words.
kind-phase = phase
kind-asked = list of seats
kind-answers = list of answers
kind-step = step

# What each kind of chance brings to light, said before a choice that cannot be taken back.
chance-providence = Cards of providence are drawn
chance-territory = A territory card is drawn
chance-turn-up = A new territory comes to light
chance-achievement = A new achievement comes to light
chance-power = The powers are dealt
chance-theft = A card is drawn from a hand

# Who is about to end the game.
threat-end = { $seat } lacks { $lacks } glory to end the game.
threat-ending = { $left ->
        [0] { $seat } has brought the end: this is the last turn.
        [one] { $seat } has brought the end: one more turn is left.
       *[other] { $seat } has brought the end: { $left } more turns are left.
    }

## What decided a game that is over
reckoning-faithful = true to the old faith

# Why something is not allowed in Imperializm.

refusal-not-dealt = { $power } was not dealt to you.
refusal-not-in-hand = You do not hold { $card }.
refusal-one-a-turn = You have taken an achievement this turn already.
refusal-not-available = { $achievement } is not among the available achievements.
refusal-claim-amid = You take an achievement before or after the card or war you have begun, not in the middle of it.
refusal-goal-not-met = { $achievement } asks for { $measure }: { $needed }. You have { $owned }.
refusal-not-your-turn = A player takes an achievement only in their own turn.
refusal-nothing-to-release = No card that can be bought off lies before you.
refusal-release-too-late = The card can be bought off only at the start of your turn, before the hand exchange.
refusal-release-short = To be rid of { $card } you need { $needed } prestige; you have { $owned }.
refusal-highest-army = You have the highest army: { $card } stays.
refusal-most-glory = You have the most glory: { $card } stays.
refusal-enough-discarded =
    { $number ->
        [one] In the hand exchange only one card may be discarded.
       *[other] In the hand exchange at most { $number } cards may be discarded.
    }
refusal-hand-full = Your hand is full: the limit is { $limit }.
refusal-hand-over =
    { $number ->
        [one] Your hand is one card over the limit of { $limit }. Discard first.
       *[other] Your hand is { $number } cards over the limit of { $limit }. Discard first.
    }
refusal-hand-not-full =
    { $number ->
        [one] Your hand must be refilled: it is one card short of { $limit }.
       *[other] Your hand must be refilled: it is { $number } cards short of { $limit }.
    }
refusal-not-face-up = { $territory } is not among the face-up territories.
refusal-too-many-drawn =
    { $number ->
        [one] You may draw only one card.
       *[other] You may draw only { $number } cards.
    }
refusal-deck-short = There are not enough cards of that kind left.
refusal-same-action = Your last action was { $action }. Choose another one.
refusal-war-settled = The war has just been settled. Choose another action.
refusal-not-for-intrigue = { $card } cannot be played in Intrigue.
refusal-same-kind = You have played a card of the kind of { $card } already. The second one must be of another kind.
refusal-intrigue-moment = { $card } is played in Intrigue.
refusal-year-moment = Exceptional year is played in your Development, before the good is chosen.
refusal-drive-moment = Colonial drive is played right after you have put down a colony card.
refusal-plans-moment = Intercepted plans is played in your own turn, after the draw and before the events at its end.
refusal-plans-amid = You play Intercepted plans before or after the card or war you have begun, not in the middle of it.
refusal-pirates-moment = Pirates is played at the end of the turn of another player who chose Development.
refusal-settlement-moment = Settlement is played when you are attacked, before you put down a war card.
refusal-move-moment = Diplomatic move is played in your Intrigue, or against an event card of another player.
refusal-burghers-moment = Rise of the burghers is played in Intrigue.
refusal-war-event-moment = { $card } is played at the end of a turn with a war.
refusal-special-moment = { $card } is only a war card.
refusal-one-action = You have chosen your action. There is one a turn.
refusal-cards-or-religion = You have played a card. Intrigue is either cards or a change of religion.
refusal-exchange-over = The hand exchange of this turn is over.
refusal-faith-stays = Your power keeps its faith for the whole game.
refusal-changed-already = You have changed your religion already.
refusal-religion-gone = Both cards of { $religion } are taken.
refusal-religion-needs = { $religion } asks for { $measure }: { $needed }. You have { $owned }.
refusal-territory-not-held = You do not hold { $territory }.
refusal-territory-needs = { $territory } asks for { $measure }: { $needed }. You have { $owned }.
refusal-cost-short =
    { $needed ->
        [one] { $territory } costs 1 ducat; you have { $owned }.
       *[other] { $territory } costs { $needed } ducats; you have { $owned }.
    }
refusal-there-already = Your marker is there already: { $territory }.
refusal-only-colony-cards = Only a colony card from your hand can be put down now, not { $territory }.
refusal-no-war-card = { $card } is not a war card.
refusal-war-forbidden = { $card } lies before you: you cannot choose War.
refusal-no-modifier = { $card } has no modifier for that kind of war.
refusal-no-modifier-here = This card has no modifier for that kind of war.
refusal-not-yourself = Choose an opponent.
refusal-not-playing = { $seat } does not play.
refusal-industrial-gate = Industrial materials take { $prestige } prestige or { $glory } glory.
refusal-not-as-second = The second good cannot be { $good }.
refusal-price-short =
    { $needed ->
        [one] That costs 1 ducat; you have { $owned }.
       *[other] That costs { $needed } ducats; you have { $owned }.
    }
refusal-track-end = Your marker is at the end of the track: { $measure }.
refusal-other-good = This does not raise { $good }.
refusal-not-in-pile = { $card } is not in the discard pile.
refusal-other-kind = { $card } is not of the kind that may be taken.
refusal-not-counted = { $card } does not count that.
refusal-oriental-short = For the glory you need oriental goods at level { $needed }.
refusal-not-in-that-hand = { $target } does not hold { $card }.
refusal-only-events = Only an event card may be taken.
refusal-hand-empty = There is no card to take.
refusal-no-authority = No authority card lies before { $seat }.
refusal-stays-there = The card lies there now.
refusal-place-taken = Another authority card lies before { $seat }.
refusal-enough-defence =
    { $number ->
        [one] Only one war card may be put down in defence.
       *[other] At most { $number } war cards may be put down in defence.
    }
refusal-settlement-over = Settlement is played before any war card, and once in a war.
refusal-tribute-short =
    { $needed ->
        [one] The tribute is 1 ducat; you have { $owned }.
       *[other] The tribute is { $needed } ducats; you have { $owned }.
    }
refusal-not-your-territory = You do not own { $territory }.
refusal-other-territory = In a land war a land is handed over, in a sea war a colony: not { $territory }.
refusal-never-ceded = { $territory } is never handed over.
refusal-prestige-short = The humiliation costs { $needed } prestige; you have { $owned }.
refusal-nothing-to-play = There is nothing you could play.
refusal-not-a-reaction = Only Diplomatic move cancels an event, not { $card }.
refusal-not-a-war-event = { $card } is not a war event.
refusal-land-war-only = { $card } is for land wars only.
refusal-not-against-yourself = You have won the war yourself: { $card } is for the others.
refusal-fleet-not-higher = Your fleet ({ $owned }) is not higher than the winner's ({ $needed }).
refusal-took-part = You took part in the war: { $card } is for the others.
refusal-not-won-attack = { $card } is for an attacker who has won.
refusal-not-involved = You took no part in the war: { $card } is for the two sides.
refusal-other-question = You are asked about another card, not about { $card }.
refusal-nothing-silenced = You are asked about all reactions anyway.
refusal-already-moved = This card has been moved already.

## How something is got
way-conquered = { $seat } has { $territory }. Win a war against { $seat }, a land war for a land or a sea war for a colony: one of the terms of peace hands over a territory, and the loser chooses the term.
way-display = { $territory } lies open. Take it into your hand when you refill it in the exchange; then Conquest puts it down.
way-marker = { $territory } has no card. Put a marker down there with Conquest, once you reach what is asked for.
way-achievement = A player who meets what it asks for takes it in their own turn, one achievement a turn.

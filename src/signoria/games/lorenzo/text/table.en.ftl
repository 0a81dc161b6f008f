# What is said at a table of Lorenzo il Magnifico.

game-lorenzo = Lorenzo il Magnifico
    .authors = Virginio Gigli, Flaminia Brasini and Simone Luciani
edition-lorenzo-basic = Basic rules
edition-lorenzo-advanced = Advanced rules
gameoption-lorenzo-leaders = Leaders
    .help = In the advanced game leaders are drafted, or simply dealt and kept. The basic game has none.
gameoption-lorenzo-leaders-drafted = drafted
gameoption-lorenzo-leaders-dealt = dealt
gameoption-lorenzo-excommunications = Excommunications
    .help = One tile of each period is drawn, or one of seven fixed sets is used.
gameoption-lorenzo-excommunications-drawn = drawn
gameoption-lorenzo-excommunications-set-1 = fewer military points, territories out of reach, worthless characters
gameoption-lorenzo-excommunications-set-2 = fewer coins, buildings out of reach, worthless ventures
gameoption-lorenzo-excommunications-set-3 = fewer servants, characters out of reach, worthless territories
gameoption-lorenzo-excommunications-set-4 = less wood and stone, ventures out of reach, points lost by points
gameoption-lorenzo-excommunications-set-5 = weaker harvests, no market, points lost by military
gameoption-lorenzo-excommunications-set-6 = weaker production, servants at half value, points lost by buildings
gameoption-lorenzo-excommunications-set-7 = weaker members, the first turn lost, points lost by resources

## Questions

prompt-turn = Your turn: place a member ({ $members } at home).
prompt-after = Your member is placed. Leaders may still act.
prompt-go = Where does your { $member } member of value { $value } go?
prompt-servants = How many servants raise the action (now { $value }) on { $space }?
prompt-servants-bonus = How many servants raise the { $work } (now { $value })?
prompt-take = Bonus action of value { $value }: which card do you take ({ $cards })?
prompt-pay = How do you pay for { $card }?
prompt-privileges =
    { $left ->
        [one] Choose a council privilege{ $claimed ->
            [0] { "" }
           *[other] { " " }different from those before
        }.
       *[other] Choose { $left } different council privileges.
    }
prompt-trades = Production of value { $value }: which exchanges do you make?
prompt-report = The Vatican reports: support the Church for { $points ->
        [one] 1 point
       *[other] { $points } points
    } and give up { $faith ->
        [one] 1 faith point
       *[other] { $faith } faith points
    }, or bear the excommunication ({ $tile })?
prompt-copy = Whose ability does Lorenzo take on?
prompt-raise = Which member is worth 6?
prompt-choose-tile = Choose your bonus tile.
prompt-keep = Which leader do you keep (turn { $turn } of the draft)?

## Options

option-place = Place the { $thing } member
option-go = Go to { $thing }
option-go-about = Go to { $thing }: { $about }
option-servants = Spend { $thing }
option-pay = Pay with { $thing }
option-claim = Claim { $thing }
option-take = Take the card of { $thing }
option-take-about = Take { $about } from { $thing }
option-trade = { $thing }
option-finish = No more exchanges
option-decline = Decline the bonus action
option-pass = Pass
option-end-turn = End the turn
option-support = Support the Church
option-refuse = Refuse support
option-play-leader = Play { $thing }
option-discard-leader = Discard { $thing } for a privilege
option-use-leader = Use { $thing }
option-copy = Take on the ability of { $thing }
option-raise = The { $thing } member
option-keep = Keep { $thing }
option-choose-tile = Choose { $thing }

## What happened

event-round-began = Round { $round } begins.
event-card-laid = { $card } is laid on { $floor }.
event-rolled = The dice show white { $white }, black { $black }, orange { $orange }.
event-ordered = { $seat } is number { $place } in the turn order.
event-placed = { $seat } places the { $member } member on { $space } at value { $value }.
event-servants-spent = { $seat } spends { $number ->
        [one] a servant
       *[other] { $number } servants
    }.
event-surcharged = { $seat } pays { $number ->
        [one] 1 coin
       *[other] { $number } coins
    }, because the tower is occupied.
event-paid = { $seat } pays { $number } { $number ->
        [one] { $good-one }
       *[other] { $good-other }
    }.
event-gained = { $seat } gains { $number } { $number ->
        [one] { $good-one }
       *[other] { $good-other }
    }.
event-took-card = { $seat } takes { $card }.
event-harvested = { $seat } harvests at value { $value }.
event-produced = { $seat } produces at value { $value }.
event-traded = { $seat } makes an exchange. { $trade }.
event-claimed = { $seat } claims a privilege: { $privilege }.
event-passed = { $seat } cannot place anybody and passes.
event-declined = { $seat } declines the bonus action.
event-supported = { $seat } supports the Church for { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
event-excommunicated = { $seat } is excommunicated: { $tile }.
event-consoled = { $seat } still scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } for faith.
event-tile-chosen = { $seat } chooses { $tile }.
event-leader-kept = { $seat } keeps a leader.
event-leader-kept-secretly = { $seat } keeps { $leader }.
event-leader-dealt = { $seat } is dealt { $leader }.
event-leader-played = { $seat } plays { $leader }.
event-leader-discarded = { $seat } discards { $leader }.
event-leader-used = { $seat } uses { $leader }.
event-leader-copied = Lorenzo of { $seat } takes on the ability of { $leader }.
event-raised = The { $member } member of { $seat } is worth 6.
event-scored = { $seat } scores { $points ->
        [one] 1 point
        [-1] −1 point
       *[other] { $points } points
    } for { $category }.
event-turn-lost = { $seat } loses the first turn of the round.
event-tile-drawn = The excommunication of period { $period }: { $tile }.

## Why not

amount = { $count } { $count ->
        [one] { $good-one }
       *[other] { $good-other }
    }
and-more = { $first }, { $rest }
work-harvest = bonus harvest
    .area = harvest area
work-production = bonus production
    .area = production area
lowered = { " " }({ $causes })
cause-tile = excommunication “{ $tile }”: −{ $number }
cause-half = excommunication “{ $tile }”
cause-leader = { $leader }: −{ $number }
cause-large = the large space: −{ $number }
short-goods = It costs { $cost }; you would have { $owned }.
short-military = It needs { $cost }; you have { $owned }.
short-less-wood = With a wood less it costs { $cost }; you would have { $owned }.
short-less-stone = With a stone less it costs { $cost }; you would have { $owned }.
short-both = { $one } Or else: { $other }

refusal-member-away = Your { $member } member is not at home.
refusal-member-too-weak = Your { $member } member is worth { $value }{ $causes }, too little for any space, and you have { $servants ->
        [one] only 1 servant
       *[other] { $servants } servants
    } to help.
refusal-must-place = You can place a member, so you must.
refusal-space-covered = With so few players { $space } is covered.
refusal-floor-taken = Somebody stands on { $space } already.
refusal-work-taken = Somebody stands on { $space } already; it holds one member.
refusal-market-taken = Somebody stands on { $space } already; it holds one member.
refusal-no-card = There is no card left on { $space }.
refusal-colour-in-tower = You already have a coloured member in the tower of { $type }; only the neutral one may come on top.
refusal-colour-at-work = You already have a coloured member in the { $work-area }; only the neutral one may come on top.
refusal-row-full = You have { $limit } { $type } already, and that is the limit.
refusal-slot-needs-military = Territory number { $slot } needs { $needed ->
        [one] 1 military point
       *[other] { $needed } military points
    }; you have { $owned }.
refusal-tower-value = Value { $needed } is needed on { $space }, and the action is worth { $value }{ $causes }: { $missing } too little. It would take { $servants ->
        [one] 1 servant
       *[other] { $servants } servants
    }; you have { $owned }.
refusal-work-value = { $scope ->
        [bonus] The { $work } is worth
       *[space] On { $space } the action is worth
    } { $value }{ $causes }; it must be at least { $needed }: { $missing } too little. It would take { $servants ->
        [one] 1 servant
       *[other] { $servants } servants
    }; you have { $owned }.
refusal-space-value = Value { $needed } is needed on { $space }, and the member is worth { $value }{ $causes }: { $missing } too little. It would take { $servants ->
        [one] 1 servant
       *[other] { $servants } servants
    }; you have { $owned }.
refusal-surcharge-short = Somebody stands in the tower of { $type }: entering it costs { $surcharge ->
        [one] 1 coin
       *[other] { $surcharge } coins
    }, and you have { $coins }.
refusal-surcharge-bonus = Entering the occupied tower of { $type } costs { $surcharge ->
        [one] 1 coin
       *[other] { $surcharge } coins
    }. You have { $coins }, and the coins of the floor do not count for this.
refusal-cost-short = You cannot pay for { $card }. { $short }
refusal-military-short = { $card } needs { $cost }; you have { $owned }.
refusal-market-closed = You are excommunicated from the market, so { $space } is closed to you.
refusal-servants-short = You have only { $owned ->
        [one] 1 servant
       *[other] { $owned } servants
    }.
refusal-servants-owed = { $card } itself costs { $cost }; { $owned } would be left.
refusal-not-a-cost = That is not a cost of this card.
refusal-no-stonemason = Nothing lets you choose between wood and stone here.
refusal-privilege-twice = Privileges received together must be different.
refusal-other-tower = This bonus action takes only { $wanted }, not { $type }.
refusal-not-your-building = { $card } is not among your buildings.
refusal-building-value = { $card } needs a production of value { $activation }; this one is worth { $value }{ $causes }.
refusal-traded-already = { $card } has made its exchange in this production.
refusal-trade-short = { $card } takes { $cost }; you have { $owned }.
refusal-trade-fresh = { $card } takes { $cost }, and only what was there before this production counts. You have { $owned } now; from before there is { $before ->
        [0] none
       *[other] { $before }
    }.
refusal-not-in-hand = { $leader } is not in your hand.
refusal-leader-needs-goods = { $leader } asks for { $cost }; you have { $owned }.
refusal-leader-needs-cards = { $leader } asks for { $needed } { $needed ->
        [one] { $type-one }
       *[other] { $type }
    }; you have { $owned }.
refusal-leader-needs-a-row = { $leader } asks for { $needed ->
        [one] 1 card
       *[other] { $needed } cards
    } of one type; you have { $owned } at most.
refusal-nobody-to-copy = { $leader } needs a leader that another player has played.
refusal-not-played = You have not played { $leader }.
refusal-always-on = { $leader } works by itself and is never turned.
refusal-used-this-round = { $leader } was used this round already.
refusal-nobody-to-raise = { $leader } raises a coloured member at home, and you have none.
refusal-not-of-another = No other player has played { $leader }.
refusal-raise-neutral = The { $member } member cannot be raised, only a coloured one.
refusal-raise-away = Your { $member } member is not at home.
refusal-not-before-you = { $leader } is not among the leaders before you.
refusal-tile-taken = Somebody has chosen this tile already.
refusal-tile-basic = The basic side is not used in the advanced game.

## How it ends

outcome-points = most victory points
outcome-turn-order = equal points, decided by turn order

## Problems with a written position

problem-lorenzo-card-twice = { $card } is in two places.
problem-lorenzo-leader-twice = { $leader } is in two places.
problem-lorenzo-other-tower = { $card } does not belong in this tower.
problem-lorenzo-tile-not-there = The tile “{ $tile }” is not one of this game's three.
problem-lorenzo-too-many-leaders = A player has { $most ->
        [one] 1 leader
       *[other] { $most } leaders
    } at most.
problem-lorenzo-step = “{ $line }” has too many or too few words.

# What each kind of chance brings to light, said before a choice that cannot be taken back.
chance-tile = Excommunication tiles are drawn
chance-next-seat = The turn order is drawn
chance-leader = Leaders are dealt
chance-card = New cards and dice come
chance-white-die = The dice are thrown
chance-black-die = The dice are thrown
chance-orange-die = The dice are thrown

# What a player will suffer.
threat-report = { $seat } lacks { $lacks } faith for the report at the end of this round. The penalty: { $tile }.

## How something is got
way-floor = A member of value { $value } or more on this floor takes { $card }, if you can pay its cost. Servants raise the value.
way-leader = { $seat } has played { $leader }, and nobody takes a leader from another player. Only Lorenzo de' Medici takes on an ability that others have played.

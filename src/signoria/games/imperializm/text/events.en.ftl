# What happens at a table of Imperializm.

event-power-dealt = { $seat } may choose { $power }.
event-power-revealed = { $seat } leads { $power }.
event-raised = { $seat }: { $level } +{ $number }.
event-lowered = { $seat }: { $level } −{ $number }.
event-gained = { $seat } takes { ducats } from the supply.
event-paid = { $seat } pays { ducats } to the supply.
event-robbed = { $seat } takes { ducats } from { $target }.
event-short = { $seat } cannot pay { ducats } in full.
event-turn-began = { $seat } begins a turn.
event-acted = { $seat } chooses { $action }.
event-discarded = { $seat } discards { $card }.
event-took-territory = { $seat } takes { $territory } to the hand.
event-drew = { $seat } draws cards: providence { $providence }, territories { $territories }.
event-drew-card = { $seat } draws { $card }.
event-turned-up = Turned up: { $territory }.
event-shuffled = The providence discard pile is shuffled into a new deck.
event-shuffled-territories = The territory discard pile is shuffled into a new deck.
event-goal-turned-up = New achievement: { $achievement }.
event-released =
    { $number ->
        [one] { $seat } gives up 1 prestige point to be rid of { $card }.
       *[other] { $seat } gives up { $number } prestige points to be rid of { $card }.
    }
event-traded =
    { $number ->
        [one] { $seat } trades in { $good }: 1 ducat.
       *[other] { $seat } trades in { $good }: { $number } ducats.
    }
event-led = { $seat } leads in { $good }.
event-fetched = { $seat } takes { $card } from the discard pile.
event-played = { $seat } plays { $card }.
event-played-on = { $seat } plays { $card } on { $target }.
event-cancelled = { $card } of { $seat } is cancelled.
event-put-down = { $seat } puts down { $card } in front of { $target }.
event-removed = { $card }, in front of { $seat }, is discarded.
event-moved = { $card } goes from { $from } to { $to }.
event-looked = { $seat } looks at the hand of { $target }.
event-seized = { $seat } takes a card from the hand of { $target }.
event-seized-card = { $seat } takes { $card } from the hand of { $target }.
event-converted = { $seat } changes to { $religion }.
event-conquered =
    { $number ->
        [one] { $seat } conquers { $territory } for 1 ducat.
       *[other] { $seat } conquers { $territory } for { $number } ducats.
    }
event-war-declared = { $seat } declares a { $war } on { $target } with { $card }.
event-defended = { $seat } defends with { $card }.
event-war-won = { $seat } wins against { $target }: attack { $attack }, defence { $defence }.
event-settled = { $seat } settles with { $target }: there is no war.
event-card-returned = { $seat } takes { $card } back.
event-tribute-paid = { $seat } pays { $target } a tribute of { ducats }.
event-ceded = { $seat } hands { $territory } over to { $target }.
event-bowed = { $seat } accepts a humiliation of { prestige-points }.
event-gave-all = { $seat } cannot meet any terms: all { ducats } go to { $target }, and all prestige is lost.
event-plundered = { $seat } plunders: { ducats }.
event-claimed = { $seat } takes the achievement { $achievement }.
event-bloomed = { $seat }: cultural bloom.
event-bloom-scored = { $seat } scores { glory-points } for the bloom.
event-end-near = { $seat } reaches the end field with { glory-points }. The others have one more turn each.
event-last-turns = Nobody has reached the end field. Everybody has one more turn, the { $number }th, and the game ends.
event-scored =
    { $number ->
        [one] { $seat }: 1 glory point in the end, { $bonus } of it from the final scoring.
       *[other] { $seat }: { $number } glory points in the end, { $bonus } of them from the final scoring.
    }
event-declined = { $seat } declines.
event-asks-again = { $seat } wants to be asked about reactions again.

### Why something cannot be done, with the numbers and names of the position.

## Parts of such sentences

list-more = { $first }, { $rest }
list-none = none
amount-florins = { $count ->
        [one] 1 florin
       *[other] { $count } florins
    }
whereabouts-hand = in the hand of { $seat }
whereabouts-tableau = in the tableau of { $seat }
whereabouts-your-hand = in your hand
whereabouts-your-tableau = in your tableau
whereabouts-your-maid = your old maid
whereabouts-silenced = { $where }, silenced by { $token-a }
whereabouts-maid = an old maid of { $seat }
whereabouts-wed = married to the king of { $empire-the }
whereabouts-throne = on its throne
whereabouts-market = in the market
whereabouts-away = not on the table
thing-where = { $thing } ({ $where })
thing-count = { $thing } { $count }
between-empires = { $one } and { $other }
    .the = { $one-the } and { $other-the }
suitor-republic = a republic
suitor-married = married to { $queens }
suitor-elsewhere = with { $seat }
suitor-free = free
busted-emporium = the open emporium of its colour is { $open }
busted-venice = there are no condottieri, or Venice is not Catholic
lead-no-target = { $card } has no target for its op ({ $op }).{" "}
lead-nearest = The nearest of your cards with this op is { $card }.{" "}

majority-someone = Only { $leader } has the majority to call this vote.
majority-nobody = As it stands, nobody has the majority to call it.

## Cards, actions, the market

refusal-not-in-hand = { $card } is not in your hand. You hold: { $hand }.
refusal-not-your-card = { $card } is not in your tableau, so it cannot act for you: it is { $where }.
refusal-not-for-sale = { $card } is not yours to sell: it is { $where }.
refusal-maid-stays = { $card } stays an old maid for the rest of the game; in this edition she cannot be sold.
refusal-not-an-opponents = { $card } is not in an opponent’s tableau: it is { $where }.
refusal-no-action-left = Both actions of this turn are spent.
refusal-must-act = The first action of a turn cannot be passed up: take at least one.
refusal-two-actions = The { $victory } costs { $cost ->
        [one] 1 action
       *[other] { $cost } actions
    } because of { $torches }; you have { $actions } left this turn.
refusal-no-such-ability = You have no working card with the ability “{ $ability-title }”. It is printed on: { $cards }.
refusal-face-down = The first card of a row lies face down: it serves the trade fair and cannot be bought.
refusal-empty-slot = There is no card in this space ({ $slot }).
refusal-usury = One of your florins went onto { $card } this turn, so you cannot buy it before your next turn.
refusal-too-dear = { $card } costs { $cost }, and you have { $florins }.
refusal-hand-full = You hold as many cards as you may ({ $limit }): { $hand }. Play or sell one first.
refusal-already-active = The { $victory } is active already.
refusal-emporium-open = { $emporium } is open already, so this trade shift would change nothing.
refusal-needs-discovery = Opening { $emporium } needs discovery prestige { $needed } on your other cards; you have { $have }.
refusal-nobody-struck = No bank has prestige of both ({ $schism }) in its tableau, so the apostasy would strike nobody.
refusal-all-immune = Only { $seat } has prestige of both ({ $schism }) in the tableau, and { $card } makes that bank immune to apostasies.

## Weddings and wars

refusal-no-suitor = { $card } finds no king. Her suitors: { $suitors }.
refusal-not-a-suitor = The suitors of { $card } are: { $suitors }; { $empire-the } is not among them.
refusal-not-a-king = There is no king to marry in { $empire-the }: it is a republic.
refusal-king-married = The king of { $empire-the } is married already: { $queens }.
refusal-king-elsewhere = The king of { $empire-the } is with { $seat }; a queen marries only a king { $own ->
        [no] on his throne
       *[yes] on his throne or in your tableau
    }.
refusal-no-believers = The agents of { $card } are of several religions, so it has no believers and cannot start a religious war.
refusal-no-heretics = A war of this faith ({ $religion }) needs heretics, and there are none in { $where-the }: no piece of another religion in a city, no such pirate on a border.
refusal-other-creed = This war cannot bring { $empire-the } that state: { $state }.
refusal-same-creed = That is the state of { $empire-the } already: { $state }.

## Placing pieces

refusal-agents-stuck = The agents of { $card } ({ $agents }) cannot all be placed now, so its one-shot cannot be carried out.
refusal-agent-compulsory = The one-shot of { $card } is under way, so the { $token } must be placed.
refusal-same-place-twice = Another agent of this card has just gone there ({ $thing }).
refusal-same-card-twice = Another bishop of this card has just gone there ({ $thing }); two bishops of one card go to two places.
refusal-knights-of-venice = The second place of Venice is for Catholic knights only, not for { $token-a }.
refusal-other-empire = All agents of this card go to one empire, and the first went to { $empire-the }; { $thing } lies elsewhere.
refusal-not-a-city = The { $token } goes into a city, not onto a border.
refusal-not-a-border = The { $token } goes onto a border, not into a city.
refusal-not-this-border = There is no contact between { $thing-the } and { $where-the }.
refusal-land-border = Pirates need a sea, and { $border-the } is a land border.
refusal-pirate-there = The { $token } there bars the way: no concession can be placed { $place-in }.
refusal-busted = { $city } is out of play: { $why }.
refusal-costs-a-florin = Repressing the { $token } { $place-in } costs 1 florin, and you have none.
refusal-no-bishop-there = A bishop stands only { $thrones ->
        [closed] on a card or square in a tableau
       *[open] on a card in a tableau or on the square of an empire
    }; { $item } is { $where }.
refusal-none-repressed = { $scope ->
        [token] No { $token } lies repressed in { $empire-the }.
       *[any] Nobody lies repressed in { $empire-the }.
    }
refusal-no-room = There is no empty place in { $empire-the } for: { $tokens }.
refusal-not-empty = { $scope ->
        [taken] There is somebody { $place-in } already: { $token }.
       *[closed] There is no place for { $token-a } { $place-in }.
    }
refusal-levy-taken = A levy goes only into an empty city, and there is somebody { $place-in } already: { $token }.
refusal-not-pending = No { $token } is waiting for a place. Waiting: { $pending }.
refusal-not-a-casualty = This is not among those who may fall now: { $thing }.
refusal-not-constantinople = Only the places of Constantinople are rearranged, not { $city }.
refusal-place-settled = { $city } is settled already; only the other two places are left.
refusal-not-venice = Only Venice is overcrowded, not { $city }.
refusal-token-not-there = There is no { $token } to take ({ $thing }).
refusal-repressed-first = The { $token } must be taken from among the repressed first: { $empires }.

## Targets of ops and one-shots

refusal-not-in-a-tableau = Only cards in a tableau can be beheaded; { $card } is { $where }.
refusal-not-itself = { $card } cannot behead itself.
refusal-other-location = { $lead }{ $scope ->
        [empire] This reaches only { $where-the }, not { $thing-the }.
        [none] No other card in any tableau belongs to { $where-the }.
        [piece] The { $token } needs a place in { $where-the } that suits it, and this is { $thing }.
       *[thing] This reaches only { $where-the }; { $thing } belongs to { $there-the }.
    }
refusal-beheads-bishops-only = { $lead }{ $scope ->
        [none] { $card } cannot behead any of the other cards of { $where-the }. { $ability }
       *[one] { $card } cannot behead { $target }. { $ability }
    }
refusal-sold-as-couple = { $card } is sold only together with her king ({ $empire }).
refusal-empire-visited = You have been to { $empire-the } already; each empire has its turn once.
refusal-not-western = The six western empires do not include { $empire-the }.

## Running ops and fairs

refusal-already-ran = Ops already run this turn: { $sides }. Each side runs once a turn.
refusal-nothing-to-run = No card there has an op that could do anything now ({ $run }).
refusal-must-run-one = At least one op must be carried out.
refusal-already-used = { $card } has acted this turn already.
refusal-other-tableau-side = { $card } lies on the other side of your tableau ({ $side }).
refusal-no-such-op = { $scope ->
        [card] { $card } has no such op ({ $op }). Its ops: { $ops }.
       *[tableau] None of your cards has this op ({ $op }). Banks that have it: { $holders }.
    }
refusal-silenced = { $card } is silenced by { $token-a }: { $scope ->
        [inquisitor] only its inquisitor may act.
       *[all] it cannot act.
    }
refusal-not-political = Only a political op can be borrowed ({ $ops }), not this one: { $op }.
refusal-already-fair = The fair in { $side-the } was held this turn already.
refusal-no-fair-card = There is no face-down card in the { $side-row } row to hold a fair with.

## Bishops

refusal-no-bishop-here = { $lead }{ $scope ->
        [card] No bishop stands on { $card }.
       *[any] It moves only bishops of this faith ({ $religions }), and none of them can move.
    }
refusal-other-religion = { $lead }There is { $token-a } on { $card }; the op moves only this faith: { $religions }.
refusal-bishop-stuck = { $lead }The bishop on { $card } has nowhere to go: no neighbour, and no card of his location.
refusal-same-card = The bishop is on { $card } already; he must move to another card.
refusal-throne-to-throne = A bishop cannot go from one throne ({ $start }) straight to another ({ $goal }).
refusal-across-the-board = { $goal } lies in the other half of the tableau. A bishop does not cross the player board, and { $goal } ({ $there }) is not of the location of { $start } ({ $where }).
refusal-bishop-too-far = { $goal } ({ $there }) is neither beside { $start } nor of its location ({ $where }).

## Commerce, tax, repression, vote

refusal-other-row = { $lead }This op takes florins only from: { $rows }.
refusal-no-coins = { $lead }{ $scope ->
        [none] No florin lies on the cards of this row: { $rows }.
       *[one] No florin lies there ({ $slot }).
    }
refusal-coins-on-space = These florins lie on an empty space ({ $slot }); in this edition commerce takes them from cards only.
refusal-no-concession-there = { $lead }{ $scope ->
        [none] There is no concession on any border of { $where-the }.
       *[one] There is no concession { $border-in }.
    }
refusal-saturated = { $lead }Every city is taken, so no levy could be raised in: { $empires }.
refusal-cannot-pay = You have no florin to pay the tax with.
refusal-no-token-there = { $lead }{ $scope ->
        [none] There is no piece in { $where-the } that this op could strike.
       *[one] There is no piece { $place-in } that this op could strike.
    }
refusal-other-piece = { $lead }{ $scope ->
        [none] Those in { $where-the } are safe from this op, which strikes only: { $pieces }.
       *[one] There is { $token-a } { $place-in }; this op strikes only: { $pieces }.
    }
refusal-other-side = { $lead }This vote reaches only: { $sides }; { $empire-the } lies on the other side.
refusal-on-throne = { $lead }{ $scope ->
        [none] Every empire that this vote reaches ({ $sides }) is on its throne; a vote needs an empire that stands in a tableau.
       *[one] The square of { $empire-the } is on its throne; a vote needs an empire that stands in a tableau.
    }
refusal-vassal = { $lead }{ $scope ->
        [none] There is no vote in vassals: { $empires }.
       *[one] There is no vote in { $empire-the }: it is a vassal of { $suzerain-the }.
    }
refusal-no-majority = { $lead }{ $scope ->
        [none] A vote needs more of your concessions around an empire than any other bank has, and you have no such majority in: { $empires }.
       *[one] You need more concessions around { $empire-the } than every other bank. Standing: { $standing }. { $majority }
    }
refusal-vote-too-dear = { $lead }{ $scope ->
        [none] The votes cost florins because of the pieces repressed there: { $costs }; you have { $florins }.
       *[one] The vote in { $empire-the } costs { $cost } because of the pieces repressed there; you have { $florins }.
    }

## Corsair, siege, campaign

refusal-no-pirate-there = { $lead }{ $scope ->
        [none] There is no pirate on any sea border of { $where-the }.
       *[one] There is no pirate { $border-in }.
    }
refusal-other-pirate = { $lead }{ $scope ->
        [none] The pirates of { $where-the } are of another faith than the op moves: { $religions }.
       *[one] There is { $token-a } { $border-in }; the op moves only this faith: { $religions }.
    }
refusal-same-border = The pirate is there already; it must sail to another border.
refusal-sea-too-far = A pirate { $start-in } does not reach { $goal-the }.
refusal-same-colour-pirate = There is { $token-a } { $border-in } already; a pirate does not attack its own colour.
refusal-nowhere-to-sail = { $lead }{ $scope ->
        [none] None of the pirates of { $where-the } that the op could move has anywhere to sail.
       *[one] The { $token } { $border-in } has nowhere to sail.
    }
refusal-not-adjacent = { $lead }There is neither a common border nor a corner between { $king-the } and { $empire-the }.
refusal-parted = { $lead }A queen parts { $king-the } and { $empire-the }: { $cards }. { $ability }
refusal-campaign-own = { $lead }{ $scope ->
        [none] You hold every neighbour yourself ({ $empires }); a campaign attacks only others.
       *[one] You hold { $empire-the } yourself; a campaign attacks only others.
    }
refusal-no-knights = { $lead }There is no knight in the cities of { $king-the } to ride on a campaign.
refusal-campaign-too-dear = { $lead }Every knight of { $king-the } must ride ({ $knights }), a florin each; you have { $florins }.
refusal-own-suzerain = { $lead }{ $empire } is the suzerain of { $king-the }, and a vassal does not attack its suzerain.

## Victories

refusal-victory-asleep = The { $victory } is not active yet: somebody must buy a comet and activate it.
refusal-no-supremacy = No religion is supreme: it needs more bishops and more pieces in its theocracies than both others together. Bishops: { $bishops }. Pieces: { $pieces }.
refusal-too-little-faith = You need more prestige of the supreme religion ({ $religion }) than anyone. You: { $own }, { $rival }: { $best }. You lack { $missing }.
refusal-too-few-kings = You need { $margin ->
        [one] 1 king
       *[other] { $margin } kings
    } more than anyone. You: { $own }, { $rival }: { $best }. You lack { $missing }.
refusal-too-few-concessions = You need { $margin ->
        [one] 1 concession
       *[other] { $margin } concessions
    } more than anyone. You: { $own }, { $rival }: { $best }. You lack { $missing }.
refusal-too-little-discovery = You need more discovery prestige than anyone. You: { $own }, { $rival }: { $best }. You lack { $missing }.
refusal-too-few-republics = You need more republics than anyone. You: { $own }, { $rival }: { $best }. You lack { $missing }.
refusal-too-little-law = You need { $margin } law prestige more than anyone. You: { $own }, { $rival }: { $best }. You lack { $missing }.

## How one gets what is not one's own

way-throne = { $empire } is on its throne. A coronation wins it, or a victorious campaign, civil war or religious war there.
way-held = { $bank } holds { $empire }. A vote wins it, or a victorious campaign, civil war or religious war there.
way-vassal = { $bank } holds { $empire } as a vassal of { $suzerain }. A victorious campaign, civil war or religious war there wins it.
way-card = { $card } lies in the tableau of { $bank } and cannot be bought. A behead op discards it; a bishop silences it.

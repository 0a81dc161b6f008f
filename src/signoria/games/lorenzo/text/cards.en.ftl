# What cards, leaders and excommunications do, in our words, with the values of the box.

goods-more = { $first }, { $rest }
goods-none = nothing
effect-and = { $first } { $rest }
effect-nothing = No effect.
effect-costs = Costs { $cost }.
effect-either = { $one } or { $other }
effect-military = { $spent } of at least { $needed } military { $needed ->
        [one] point
       *[other] points
    }
effect-immediate = At once: { $goods }.
effect-privileges = { $count } different council privileges
effect-points-territory = At once: { $goods } for each territory of yours.
effect-points-building = At once: { $goods } for each building of yours.
effect-points-character = At once: { $goods } for each character of yours.
effect-points-venture = At once: { $goods } for each venture of yours.
effect-points-two-military = At once: { $goods } for each 2 military points you have.
effect-harvest = Harvest { $value }: { $goods }.
effect-production = Production { $value }: { $goods }.
effect-each-territory = { $goods } for each territory of yours
effect-each-building = { $goods } for each building of yours
effect-each-character = { $goods } for each character of yours
effect-each-venture = { $goods } for each venture of yours
effect-trade = pay { $paid } to gain { $gained }
effect-or-trade = { $first }, or { $paid } to gain { $gained }
effect-raises = { $raises }.
effect-raises-cheaper = { $raises } and cost { $cheaper } less.
effect-raises-either = { $raises } and cost 1 wood or 1 stone less.
effect-raises-territory = Actions that take territories are worth { $value } more
effect-raises-building = Actions that take buildings are worth { $value } more
effect-raises-character = Actions that take characters are worth { $value } more
effect-raises-venture = Actions that take ventures are worth { $value } more
effect-raises-harvest = Harvests are worth { $value } more
effect-raises-production = Productions are worth { $value } more
effect-no-floor-bonus = No more bonuses from third and top floors.
effect-action-territory = At once: take a territory at value { $value }.
effect-action-territory-cheaper = At once: take a territory at value { $value }, { $cheaper } cheaper.
effect-action-building = At once: take a building at value { $value }.
effect-action-building-cheaper = At once: take a building at value { $value }, { $cheaper } cheaper.
effect-action-character = At once: take a character at value { $value }.
effect-action-character-cheaper = At once: take a character at value { $value }, { $cheaper } cheaper.
effect-action-venture = At once: take a venture at value { $value }.
effect-action-venture-cheaper = At once: take a venture at value { $value }, { $cheaper } cheaper.
effect-action-any = At once: take any card at value { $value }.
effect-action-any-cheaper = At once: take any card at value { $value }, { $cheaper } cheaper.
effect-action-harvest = At once: harvest at value { $value }.
effect-action-production = At once: production at value { $value }.
effect-end = At the end: { $goods }.
effect-cards = { $count } { $count ->
        [one] { $type-one }
       *[other] { $type }
    }
effect-one-type = { $count } { $count ->
        [one] card
       *[other] cards
    } of any one type

## Leaders

leader-asks = Asks for { $needs }.
leader-does-francesco-sforza = Once a round: a harvest of value { $value } that only servants can raise.
leader-does-ludovico-ariosto = Your members may go to occupied market spaces and small work spaces; covered spaces, a closed market and the limit of one coloured member stay.
leader-does-filippo-brunelleschi = You pay no surcharge in occupied towers, by member or by effect.
leader-does-federico-da-montefeltro = Once a round: one coloured member at home is worth { $value } until it is placed or the round ends.
leader-does-girolamo-savonarola = Once a round: { $goods }.
leader-does-giovanni-dalle-bande-nere = Once a round: { $goods }.
leader-does-sandro-botticelli = Once a round: { $goods }.
leader-does-michelangelo-buonarroti = Once a round: { $goods }.
leader-does-ludovico-iii-gonzaga = Once a round: { $goods }.
leader-does-leonardo-da-vinci = Once a round: a production of value { $value } that only servants can raise.
leader-does-pico-della-mirandola = Cards whose cost has coins cost you { $value } { $value ->
        [one] coin
       *[other] coins
    } less, never below nothing; the surcharge stays.
leader-does-sisto-iv = Each time you support the Church: { $value } victory { $value ->
        [one] point
       *[other] points
    } more.
leader-does-lucrezia-borgia = Your coloured members are worth { $value } more.
leader-does-sigismondo-malatesta = Your neutral member is worth { $value } more.
leader-does-lorenzo-de-medici = Takes on, for good, the ability of a leader that another player has played.
leader-does-ludovico-il-moro = Your coloured members are worth { $value }, whatever the dice show.
leader-does-cesare-borgia = You need no military points for territories; the limit of six stays.
leader-does-santa-rita = Wood, stone, coins and servants from immediate effects of cards you take count twice.
leader-does-cosimo-de-medici = Once a round: { $goods }.
leader-does-bartolomeo-colleoni = Once a round: { $goods }.

## Excommunications whose effect has a number

tile-does-fewer-military = Each source of military points gives you { $number } fewer.
tile-does-fewer-coins = Each source of coins gives you { $number } fewer.
tile-does-fewer-servants = Each source of servants gives you { $number } fewer.
tile-does-fewer-wood-and-stone = Each source of wood gives you { $wood } less, each source of stone { $stone } less.
tile-does-weaker-harvest = Your harvests are worth { $number } less, those of card effects too.
tile-does-weaker-production = Your productions are worth { $number } less, those of card effects too.
tile-does-weaker-members = Your coloured members are worth { $number } less wherever they go.
tile-does-dearer-territories = Your actions that take territories are worth { $number } less.
tile-does-dearer-buildings = Your actions that take buildings are worth { $number } less.
tile-does-dearer-characters = Your actions that take characters are worth { $number } less.
tile-does-dearer-ventures = Your actions that take ventures are worth { $number } less.
tile-does-lose-by-points = Before final scoring you lose 1 victory point for every full { $number } you have, those of the last report included.

## Names that tell what is gained, where a data pack has that otherwise

trade-says = { $card }: pay { $paid } to gain { $gained }
space-market-says = a market space: { $goods }
bonus-tile-says = a tile: harvest { $harvest }, production { $production }

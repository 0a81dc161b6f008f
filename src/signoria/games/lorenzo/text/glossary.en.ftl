### The glossary of Lorenzo il Magnifico, in our own words.

glossary-group-goods = Goods
glossary-wood = Wood
    .text = Pays for buildings and some ventures.
glossary-stone = Stone
    .text = Pays for buildings and some ventures.
glossary-servant = Servant
    .text = Spent before placing, each raises the value of an action by 1.
glossary-coin = Coin
    .text = Pays for characters, and 3 to enter a tower where somebody already stands.
glossary-military = Military points
    .text = Open up more territories, pay for some ventures, and rank players at the end.
glossary-faith = Faith points
    .text = Asked for at the end of each period: enough of them, and you may support the Church.
glossary-points = Victory points
    .text = Most of them wins.
glossary-privilege = Council privilege
    .text = A small gain of your choice.

glossary-group-board = The board
glossary-member = Family member
    .text = Three have the value of the die of their colour, the same for everybody; the neutral one has 0.
glossary-tower = Tower
    .text = Four floors with a card each, for values 1, 3, 5 and 7. Only one of your coloured members may stand in a tower.
glossary-harvest = Harvest
    .text = Sets off your territories up to the value of the action.
glossary-production = Production
    .text = Sets off your buildings up to the value of the action.
glossary-market = Market
    .text = Small gains at once, one member a space.
glossary-council = Council palace
    .text = Room for everybody: a coin, a privilege, and an earlier place in the next turn order.

glossary-group-cards = Cards
glossary-territory = Territory
    .text = Free of cost; works at harvest. From the third on military points are needed.
glossary-building = Building
    .text = Paid in goods; works at production.
glossary-character = Character
    .text = Paid in coins; helps at once or always, and counts together at the end.
glossary-venture = Venture
    .text = Brings points at the end of the game.
glossary-leader = Leader
    .text = In the advanced game: played when you meet what is asked, with an effect once a round or always.

glossary-group-church = The Church
glossary-report = Vatican report
    .text = After rounds 2, 4 and 6 faith is weighed: support the Church, or be excommunicated.
glossary-excommunication = Excommunication
    .text = A lasting penalty, one tile for each period, known from the start.

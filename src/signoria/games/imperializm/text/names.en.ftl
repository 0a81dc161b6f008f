### Names in Imperializm. Goods and levels are called `measure-…`, cards of a hand `card-…` and `territory-…`.

## Providence cards

card-mistress-of-the-seas = Mistress of the seas
card-scion-of-a-great-dynasty = Scion of a great dynasty
card-great-diplomat = Great diplomat
card-reformer = Reformer
card-open-to-discoveries = Open to discoveries
card-defender-of-the-faith = Defender of the faith
card-outstanding-commander = Outstanding commander
card-adventurer = Adventurer
card-civil-war = Civil war
card-madman = Madman
card-bourgeois-revolution = Bourgeois revolution
card-bureaucrat = Bureaucrat
card-corrupt-officials = Corrupt officials
card-persecution-of-dissenters = Persecution of dissenters
card-wronged-merchants = Wronged merchants
card-border-raids = Border raids
card-bribed-advisers = Bribed advisers
card-plot-of-the-magnates = Plot of the magnates
card-naval-blockade = Naval blockade
card-armed-intervention = Armed intervention
card-settlement = Settlement
card-ruthless-looting = Ruthless looting
card-pirates = Pirates
card-patriotic-rising = Patriotic rising
card-diplomatic-move = Diplomatic move
card-rise-of-the-burghers = Rise of the burghers
card-intercepted-plans = Intercepted plans
card-colonial-drive = Colonial drive
card-exceptional-year = Exceptional year
card-historic-victory = Historic victory
card-war-for-influence = War for influence

## Territories

territory-silesia = Silesia
territory-moldavia = Moldavia
territory-burgundy = Burgundy
territory-scotland = Scotland
territory-granada = Granada
territory-courland = Courland
territory-livonia = Livonia
territory-ukraine = Ukraine
territory-bohemia = Bohemia
territory-hungary = Hungary
territory-finland = Finland
territory-ireland = Ireland
territory-norway = Norway
territory-naples = Naples
territory-lombardy = Lombardy
territory-bavaria = Bavaria
territory-saxony = Saxony
territory-crimea = Crimea
territory-greece = Greece
territory-netherlands = Netherlands
territory-caucasus = Caucasus
territory-rhineland = Rhineland
territory-canary-islands = Canary Islands
territory-hormuz = Hormuz
territory-newfoundland = Newfoundland
territory-gold-coast = Gold Coast
territory-antilles = Antilles
territory-virginia = Virginia
territory-angola = Angola
territory-canada = Canada
territory-brazil = Brazil
territory-cape-colony = Cape Colony
territory-moluccas = Moluccas
territory-mexico = Mexico
territory-philippines = Philippines
territory-peru = Peru
territory-java = Java
territory-australia = Australia
territory-india = India
territory-china = China

## Powers

power-portugal = Portugal
power-spain = Spain
power-ottoman-empire = Ottoman Empire
power-england = England
power-france = France
power-poland = Poland
power-austria = Austria
power-russia = Russia
power-sweden = Sweden
power-prussia = Prussia

## Religions

faith-lutheranism = Lutheranism
faith-calvinism = Calvinism
faith-counter-reformation = Counter-Reformation
faith-catholic = Catholic
faith-own-faith = own faith

## Achievements

achievement-great-discoveries = Great discoveries
achievement-mercenary-army = Mercenary army
achievement-printing-press = Printing press
achievement-manorial-farms = Manorial farms
achievement-craft-guilds = Craft guilds
achievement-trading-posts = Trading posts
achievement-banking = Banking
achievement-artillery = Artillery
achievement-ocean-navigation = Ocean navigation
achievement-renaissance = Renaissance
achievement-central-state = Centralised state
achievement-trading-company = Trading company
achievement-scientific-revolution = Scientific revolution
achievement-mercantilism = Mercantilism
achievement-standing-army = Standing army
achievement-ships-of-the-line = Ships of the line
achievement-plantations = Plantations
achievement-real-union = Real union
achievement-enlightenment = Enlightenment
achievement-industrial-revolution = Industrial revolution
achievement-colonial-empire = Colonial empire
achievement-continental-hegemony = Continental hegemony
achievement-rule-of-the-seas = Rule of the seas
achievement-world-trade = World trade

## Goods, levels and what is counted

measure-gold = gold
measure-food = food
measure-textiles = textiles
measure-spices = spices
measure-oriental = oriental goods
measure-industrial = industrial materials
measure-weapons = land weapons
measure-shipyards = shipyards
measure-army = army
measure-fleet = fleet
measure-prestige = prestige
measure-glory = glory
measure-lands = lands
measure-colonies = colonies
measure-territories = territories
measure-ducats = ducats

## Actions

action-development = Development
action-intrigue = Intrigue
action-conquest = Conquest
action-war = War
action-taxes = Taxes

## War and peace

war-land = land war
war-sea = sea war
term-tribute = tribute
term-correction = territorial correction
term-humiliation = political humiliation
term-last-resort = giving up everything

## Kinds of cards

cardkind-authority-positive = positive authority card
cardkind-authority-negative = negative authority card
cardkind-conspiracy = conspiracy card
cardkind-event = event card
cardkind-special = special card
cardkind-land = land
cardkind-colony = colony

## Colours of the players

colour-red = Red
colour-green = Green
colour-blue = Blue
colour-yellow = Yellow

## Counted nouns

ducats =
    { $number ->
        [one] { $number } ducat
       *[other] { $number } ducats
    }
glory-points =
    { $number ->
        [one] { $number } glory point
       *[other] { $number } glory points
    }
prestige-points =
    { $number ->
        [one] { $number } prestige point
       *[other] { $number } prestige points
    }
levels =
    { $number ->
        [one] { $number } level
       *[other] { $number } levels
    }
cards =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
territories =
    { $number ->
        [one] { $number } territory
       *[other] { $number } territories
    }
lands =
    { $number ->
        [one] { $number } land
       *[other] { $number } lands
    }
colonies =
    { $number ->
        [one] { $number } colony
       *[other] { $number } colonies
    }

## Kinds of things, for problems

kind-card = card
kind-territory = territory
kind-power = power
kind-religion = religion
kind-achievement = achievement
kind-good = good
kind-level = level
kind-action = action
kind-war = kind of war
kind-term = term of peace
kind-blind = number of territories
kind-colour = colour
kind-design = providence card
kind-faith = faith
kind-force = army or fleet
kind-measure = good or level

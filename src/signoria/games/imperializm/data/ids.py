"""The numbers everything on the table goes by, and the word of each. They are the same in every data pack."""

from __future__ import annotations

from typing import Final

# Goods, in the order of the board. The number of a good is the number of its level as well.
GOLD: Final = 0
FOOD: Final = 1
TEXTILES: Final = 2
SPICES: Final = 3
ORIENTAL: Final = 4
INDUSTRIAL: Final = 5
WEAPONS: Final = 6
SHIPYARDS: Final = 7
GOODS: Final[tuple[str, ...]] = (
    *("gold", "food", "textiles", "spices", "oriental", "industrial", "weapons", "shipyards"),
)
GOOD_COUNT: Final = 8

# Levels: everything a player has a marker for, the goods first.
ARMY: Final = 8
FLEET: Final = 9
PRESTIGE: Final = 10
GLORY: Final = 11
LEVELS: Final[tuple[str, ...]] = (*GOODS, "army", "fleet", "prestige", "glory")
LEVEL_COUNT: Final = 12

# Measures: what a card can ask for or count, the levels first.
LANDS: Final = 12
COLONIES: Final = 13
TERRITORIES_HELD: Final = 14  # lands, colonies, India and China
DUCATS: Final = 15
MEASURES: Final[tuple[str, ...]] = (*LEVELS, "lands", "colonies", "territories", "ducats")
MEASURE_COUNT: Final = 16

Pairs = tuple[tuple[int, int], ...]  # (level or measure, amount) pairs, none of them of amount 0

SEATS: Final[tuple[str, ...]] = ("red", "green", "blue", "yellow")

# Actions.
DEVELOPMENT: Final = 0
INTRIGUE: Final = 1
CONQUEST: Final = 2
WAR: Final = 3
TAXES: Final = 4
ACTIONS: Final[tuple[str, ...]] = ("development", "intrigue", "conquest", "war", "taxes")
NO_ACTION: Final = -1

# Kinds of war.
LAND_WAR: Final = 0
SEA_WAR: Final = 1
WARS: Final[tuple[str, ...]] = ("land", "sea")

# Terms of peace.
TRIBUTE: Final = 0
CORRECTION: Final = 1
HUMILIATION: Final = 2
LAST_RESORT: Final = 3
TERMS: Final[tuple[str, ...]] = ("tribute", "correction", "humiliation", "last-resort")

# Kinds of providence cards.
POSITIVE: Final = 0
NEGATIVE: Final = 1
CONSPIRACY: Final = 2
EVENT: Final = 3
SPECIAL: Final = 4
KINDS: Final[tuple[str, ...]] = ("authority-positive", "authority-negative", "conspiracy", "event", "special")

# Religions: the three with cards, then the two a power can begin with.
LUTHERANISM: Final = 0
CALVINISM: Final = 1
COUNTER_REFORMATION: Final = 2
RELIGION_COUNT: Final = 3
RELIGION_COPIES: Final = 2
CATHOLIC: Final = 3
OWN_FAITH: Final = 4
RELIGIONS: Final[tuple[str, ...]] = ("lutheranism", "calvinism", "counter-reformation")
FAITHS: Final[tuple[str, ...]] = (*RELIGIONS, "catholic", "own-faith")

# Powers.
PORTUGAL: Final = 0
SPAIN: Final = 1
OTTOMAN_EMPIRE: Final = 2
ENGLAND: Final = 3
FRANCE: Final = 4
POLAND: Final = 5
AUSTRIA: Final = 6
RUSSIA: Final = 7
SWEDEN: Final = 8
PRUSSIA: Final = 9
POWERS: Final[tuple[str, ...]] = (
    "portugal",
    "spain",
    "ottoman-empire",
    "england",
    "france",
    "poland",
    "austria",
    "russia",
    "sweden",
    "prussia",
)
POWER_COUNT: Final = 10

# Designs of providence cards: positive and negative authority cards, conspiracies, events, specials.
MISTRESS_OF_THE_SEAS: Final = 0
SCION_OF_A_GREAT_DYNASTY: Final = 1
GREAT_DIPLOMAT: Final = 2
REFORMER: Final = 3
OPEN_TO_DISCOVERIES: Final = 4
DEFENDER_OF_THE_FAITH: Final = 5
OUTSTANDING_COMMANDER: Final = 6
ADVENTURER: Final = 7
CIVIL_WAR: Final = 8
MADMAN: Final = 9
BOURGEOIS_REVOLUTION: Final = 10
BUREAUCRAT: Final = 11
CORRUPT_OFFICIALS: Final = 12
PERSECUTION_OF_DISSENTERS: Final = 13
WRONGED_MERCHANTS: Final = 14
BORDER_RAIDS: Final = 15
BRIBED_ADVISERS: Final = 16
PLOT_OF_THE_MAGNATES: Final = 17
NAVAL_BLOCKADE: Final = 18
ARMED_INTERVENTION: Final = 19
SETTLEMENT: Final = 20
RUTHLESS_LOOTING: Final = 21
PIRATES: Final = 22
PATRIOTIC_RISING: Final = 23
DIPLOMATIC_MOVE: Final = 24
RISE_OF_THE_BURGHERS: Final = 25
INTERCEPTED_PLANS: Final = 26
COLONIAL_DRIVE: Final = 27
EXCEPTIONAL_YEAR: Final = 28
HISTORIC_VICTORY: Final = 29
WAR_FOR_INFLUENCE: Final = 30
DESIGNS: Final[tuple[str, ...]] = (
    "mistress-of-the-seas",
    "scion-of-a-great-dynasty",
    "great-diplomat",
    "reformer",
    "open-to-discoveries",
    "defender-of-the-faith",
    "outstanding-commander",
    "adventurer",
    "civil-war",
    "madman",
    "bourgeois-revolution",
    "bureaucrat",
    "corrupt-officials",
    "persecution-of-dissenters",
    "wronged-merchants",
    "border-raids",
    "bribed-advisers",
    "plot-of-the-magnates",
    "naval-blockade",
    "armed-intervention",
    "settlement",
    "ruthless-looting",
    "pirates",
    "patriotic-rising",
    "diplomatic-move",
    "rise-of-the-burghers",
    "intercepted-plans",
    "colonial-drive",
    "exceptional-year",
    "historic-victory",
    "war-for-influence",
)
DESIGN_COUNT: Final = 31
PROVIDENCE_COUNT: Final = 50

# Territories: 22 lands, 16 colonies, then the two colonies that are fields of the board and no cards.
SILESIA: Final = 0
MOLDAVIA: Final = 1
BURGUNDY: Final = 2
SCOTLAND: Final = 3
GRANADA: Final = 4
COURLAND: Final = 5
LIVONIA: Final = 6
UKRAINE: Final = 7
BOHEMIA: Final = 8
HUNGARY: Final = 9
FINLAND: Final = 10
IRELAND: Final = 11
NORWAY: Final = 12
NAPLES: Final = 13
LOMBARDY: Final = 14
BAVARIA: Final = 15
SAXONY: Final = 16
CRIMEA: Final = 17
GREECE: Final = 18
NETHERLANDS: Final = 19
CAUCASUS: Final = 20
RHINELAND: Final = 21
CANARY_ISLANDS: Final = 22
HORMUZ: Final = 23
NEWFOUNDLAND: Final = 24
GOLD_COAST: Final = 25
ANTILLES: Final = 26
VIRGINIA: Final = 27
ANGOLA: Final = 28
CANADA: Final = 29
BRAZIL: Final = 30
CAPE_COLONY: Final = 31
MOLUCCAS: Final = 32
MEXICO: Final = 33
PHILIPPINES: Final = 34
PERU: Final = 35
JAVA: Final = 36
AUSTRALIA: Final = 37
INDIA: Final = 38
CHINA: Final = 39
FIRST_COLONY: Final = 22
TERRITORY_CARDS: Final = 38
TERRITORY_COUNT: Final = 40
TERRITORIES: Final[tuple[str, ...]] = (
    "silesia",
    "moldavia",
    "burgundy",
    "scotland",
    "granada",
    "courland",
    "livonia",
    "ukraine",
    "bohemia",
    "hungary",
    "finland",
    "ireland",
    "norway",
    "naples",
    "lombardy",
    "bavaria",
    "saxony",
    "crimea",
    "greece",
    "netherlands",
    "caucasus",
    "rhineland",
    "canary-islands",
    "hormuz",
    "newfoundland",
    "gold-coast",
    "antilles",
    "virginia",
    "angola",
    "canada",
    "brazil",
    "cape-colony",
    "moluccas",
    "mexico",
    "philippines",
    "peru",
    "java",
    "australia",
    "india",
    "china",
)

# Cards a hand can hold: the designs, then the territory cards.
FIRST_TERRITORY: Final = 31
CARD_COUNT: Final = 69
CARDS: Final[tuple[str, ...]] = (*DESIGNS, *TERRITORIES[:TERRITORY_CARDS])

# Achievements: six of each value from 1 to 4 glory.
GREAT_DISCOVERIES: Final = 0
MERCENARY_ARMY: Final = 1
PRINTING_PRESS: Final = 2
MANORIAL_FARMS: Final = 3
CRAFT_GUILDS: Final = 4
TRADING_POSTS: Final = 5
BANKING: Final = 6
ARTILLERY: Final = 7
OCEAN_NAVIGATION: Final = 8
RENAISSANCE: Final = 9
CENTRAL_STATE: Final = 10
TRADING_COMPANY: Final = 11
SCIENTIFIC_REVOLUTION: Final = 12
MERCANTILISM: Final = 13
STANDING_ARMY: Final = 14
SHIPS_OF_THE_LINE: Final = 15
PLANTATIONS: Final = 16
REAL_UNION: Final = 17
ENLIGHTENMENT: Final = 18
INDUSTRIAL_REVOLUTION: Final = 19
COLONIAL_EMPIRE: Final = 20
CONTINENTAL_HEGEMONY: Final = 21
RULE_OF_THE_SEAS: Final = 22
WORLD_TRADE: Final = 23
ACHIEVEMENTS: Final[tuple[str, ...]] = (
    "great-discoveries",
    "mercenary-army",
    "printing-press",
    "manorial-farms",
    "craft-guilds",
    "trading-posts",
    "banking",
    "artillery",
    "ocean-navigation",
    "renaissance",
    "central-state",
    "trading-company",
    "scientific-revolution",
    "mercantilism",
    "standing-army",
    "ships-of-the-line",
    "plantations",
    "real-union",
    "enlightenment",
    "industrial-revolution",
    "colonial-empire",
    "continental-hegemony",
    "rule-of-the-seas",
    "world-trade",
)
ACHIEVEMENT_COUNT: Final = 24

# What is compared at the end.
CATEGORIES: Final[tuple[int, ...]] = (
    *(ARMY, FLEET, PRESTIGE, COLONIES, LANDS),
    *(GOLD, FOOD, TEXTILES, SPICES, ORIENTAL, INDUSTRIAL, WEAPONS, SHIPYARDS),
)

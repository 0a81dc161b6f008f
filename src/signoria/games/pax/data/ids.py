"""Every number the tables of Pax Renaissance use, by name, and the word each number has outside the engine."""

from typing import Final

from mypy_extensions import i64

# Religions. MEDIEVAL is the state of an empire that has no state religion.
CATHOLIC: Final = 0
ISLAMIC: Final = 1
REFORMIST: Final = 2
MEDIEVAL: Final = 3
RELIGIONS: Final[tuple[str, ...]] = ("catholic", "islamic", "reformist")
STATES: Final[tuple[str, ...]] = ("catholic", "islamic", "reformist", "medieval")

# Kinds of prestige: the first three are the religions.
LAW: Final = 3
DISCOVERY: Final = 4
PATRON: Final = 5
PRESTIGE: Final[tuple[str, ...]] = ("catholic", "islamic", "reformist", "law", "discovery", "patron")


def prestige_counts(icons: tuple[int, ...]) -> tuple[int, ...]:
    """How many icons of each kind of prestige there are."""
    return tuple([icons.count(kind) for kind in range(len(PRESTIGE))])


FUGGER: Final = 0
MEDICI: Final = 1
COEUR: Final = 2
MARCHIONNI: Final = 3
BANKS: Final[tuple[str, ...]] = ("fugger", "medici", "coeur", "marchionni")

# Kinds of piece.
KNIGHT: Final = 0
ROOK: Final = 1
PIRATE: Final = 2
BISHOP: Final = 3
PAWN: Final = 4
PIECES: Final[tuple[str, ...]] = ("knight", "rook", "pirate", "bishop", "pawn")

# Tokens: a religious piece is piece * 3 + religion, a pawn is FIRST_PAWN + bank.
NO_TOKEN: Final = -1
CATHOLIC_KNIGHT: Final = 0
ISLAMIC_KNIGHT: Final = 1
REFORMIST_KNIGHT: Final = 2
CATHOLIC_ROOK: Final = 3
ISLAMIC_ROOK: Final = 4
REFORMIST_ROOK: Final = 5
CATHOLIC_PIRATE: Final = 6
ISLAMIC_PIRATE: Final = 7
REFORMIST_PIRATE: Final = 8
CATHOLIC_BISHOP: Final = 9
ISLAMIC_BISHOP: Final = 10
REFORMIST_BISHOP: Final = 11
FIRST_PAWN: Final = 12
FUGGER_PAWN: Final = 12
MEDICI_PAWN: Final = 13
COEUR_PAWN: Final = 14
MARCHIONNI_PAWN: Final = 15
TOKEN_NAMES: Final[tuple[str, ...]] = (
    "catholic-knight",
    "islamic-knight",
    "reformist-knight",
    "catholic-rook",
    "islamic-rook",
    "reformist-rook",
    "catholic-pirate",
    "islamic-pirate",
    "reformist-pirate",
    "catholic-bishop",
    "islamic-bishop",
    "reformist-bishop",
    "fugger-pawn",
    "medici-pawn",
    "coeur-pawn",
    "marchionni-pawn",
)
TOKEN_COUNT: Final = len(TOKEN_NAMES)
# A pawn printed as an agent belongs to the player of the card.
ANY_PAWN: Final = -2


def token(piece: int, religion: int) -> int:
    """The token of a religious piece: knight, rook, pirate or bishop."""
    return piece * 3 + religion


def pawn(bank: int) -> int:
    """The pawn of a bank."""
    return FIRST_PAWN + bank


def piece_of(token_id: i64) -> i64:
    """The kind of piece of a token."""
    if token_id >= FIRST_PAWN:
        return PAWN
    return token_id // 3


def religion_of(token_id: i64) -> i64:
    """The religion of a token that is not a pawn."""
    return token_id % 3


# Empires, north row from west to east, then south row; the places a card can name follow them.
ENGLAND: Final = 0
FRANCE: Final = 1
HRE: Final = 2
HUNGARY: Final = 3
BYZANTIUM: Final = 4
PORTUGAL: Final = 5
ARAGON: Final = 6
PAPAL_STATES: Final = 7
OTTOMAN: Final = 8
MAMLUK: Final = 9
THE_EAST: Final = 10
THE_WEST: Final = 11
NOWHERE: Final = 12
EMPIRES: Final[tuple[str, ...]] = (
    "england",
    "france",
    "hre",
    "hungary",
    "byzantium",
    "portugal",
    "aragon",
    "papal-states",
    "ottoman",
    "mamluk",
)
LOCATIONS: Final[tuple[str, ...]] = (*EMPIRES, "the-east", "the-west", "nowhere")

# Sides of the map, of the market and of a tableau.
WEST: Final = 0
EAST: Final = 1
SIDES: Final[tuple[str, ...]] = ("west", "east")

# Sides of an empire square.
KING: Final = 0
REPUBLIC: Final = 1
SQUARE_SIDES: Final[tuple[str, ...]] = ("king", "republic")

# City slots: Constantinople has three, Venice a second one for the condottieri.
LONDON: Final = 0
BORDEAUX: Final = 1
PARIS: Final = 2
BRUGES: Final = 3
LYON: Final = 4
VIENNA: Final = 5
LUBECK: Final = 6
NURNBERG: Final = 7
NOVGOROD: Final = 8
BUDA: Final = 9
VARNA: Final = 10
TANA: Final = 11
CAFFA: Final = 12
TREBIZOND: Final = 13
TOLEDO: Final = 14
GRANADA: Final = 15
SPICE_ISLANDS: Final = 16
VALENCIA: Final = 17
ALGIERS: Final = 18
TIMBUKTU: Final = 19
VENICE: Final = 20
CONSTANTINOPLE_1: Final = 21
CONSTANTINOPLE_2: Final = 22
CONSTANTINOPLE_3: Final = 23
MODON: Final = 24
RHODES: Final = 25
CAIRO: Final = 26
CYPRUS: Final = 27
RED_SEA: Final = 28
VENICE_2: Final = 29
CITY_COUNT: Final = 30

BORDER_ENGLAND_FRANCE: Final = 0
BORDER_FRANCE_HRE: Final = 1
BORDER_HRE_HUNGARY: Final = 2
BORDER_HUNGARY_BYZANTIUM: Final = 3
BORDER_PORTUGAL_ARAGON: Final = 4
BORDER_ARAGON_PAPAL_STATES: Final = 5
BORDER_PAPAL_STATES_OTTOMAN: Final = 6
BORDER_OTTOMAN_MAMLUK: Final = 7
BORDER_ENGLAND_PORTUGAL: Final = 8
BORDER_FRANCE_ARAGON: Final = 9
BORDER_HRE_PAPAL_STATES: Final = 10
BORDER_HUNGARY_OTTOMAN: Final = 11
BORDER_BYZANTIUM_MAMLUK: Final = 12
BORDER_COUNT: Final = 13

# Emporia and the colours of their routes: white belongs to west fairs, black to east fairs.
NO_EMPORIUM: Final = -1
EMPORIUM_TREBIZOND: Final = 0
EMPORIUM_SPICE_ISLANDS: Final = 1
EMPORIUM_RED_SEA: Final = 2
EMPORIUM_TANA: Final = 3
EMPORIUM_NOVGOROD: Final = 4
EMPORIUM_TIMBUKTU: Final = 5
WHITE: Final = 0
BLACK: Final = 1
COLOURS: Final[tuple[str, ...]] = ("white", "black")

INQUISITOR: Final = 0
COMMERCE: Final = 1
BEHEAD: Final = 2
TAX: Final = 3
REPRESS: Final = 4
VOTE: Final = 5
CORSAIR: Final = 6
SIEGE: Final = 7
CAMPAIGN: Final = 8
OPS: Final[tuple[str, ...]] = (
    "inquisitor",
    "commerce",
    "behead",
    "tax",
    "repress",
    "vote",
    "corsair",
    "siege",
    "campaign",
)

# Ops as they are printed: the op and its argument, which is the religion of an inquisitor or corsair, the market of a
# commerce, the side of a vote, the pieces a repression may take (bits by kind of piece), and 0 where nothing varies.
INQUISITOR_CATHOLIC: Final = (INQUISITOR, CATHOLIC)
INQUISITOR_ISLAMIC: Final = (INQUISITOR, ISLAMIC)
INQUISITOR_REFORMIST: Final = (INQUISITOR, REFORMIST)
COMMERCE_WEST: Final = (COMMERCE, WEST)
COMMERCE_EAST: Final = (COMMERCE, EAST)
BEHEADING: Final = (BEHEAD, 0)
TAXING: Final = (TAX, 0)
REPRESS_KNIGHT: Final = (REPRESS, 1 << KNIGHT)
REPRESS_ROOK: Final = (REPRESS, 1 << ROOK)
REPRESS_PAWN: Final = (REPRESS, 1 << PAWN)
REPRESS_KNIGHT_ROOK: Final = (REPRESS, 1 << KNIGHT | 1 << ROOK)
REPRESS_KNIGHT_PAWN: Final = (REPRESS, 1 << KNIGHT | 1 << PAWN)
REPRESS_ROOK_PAWN: Final = (REPRESS, 1 << ROOK | 1 << PAWN)
REPRESS_KNIGHT_ROOK_PAWN: Final = (REPRESS, 1 << KNIGHT | 1 << ROOK | 1 << PAWN)
VOTE_WEST: Final = (VOTE, WEST)
VOTE_EAST: Final = (VOTE, EAST)
CORSAIR_CATHOLIC: Final = (CORSAIR, CATHOLIC)
CORSAIR_ISLAMIC: Final = (CORSAIR, ISLAMIC)
CORSAIR_REFORMIST: Final = (CORSAIR, REFORMIST)
SIEGING: Final = (SIEGE, 0)
CAMPAIGNING: Final = (CAMPAIGN, 0)

NO_ONE_SHOT: Final = 0
TRADE_SHIFT: Final = 1
CORONATION: Final = 2
CONSPIRACY: Final = 3
PEASANT_REVOLT: Final = 4
CRUSADE: Final = 5
JIHAD: Final = 6
REFORMATION: Final = 7
APOSTASY: Final = 8
ONE_SHOTS: Final[tuple[str, ...]] = (
    "none",
    "trade-shift",
    "coronation",
    "conspiracy",
    "peasant-revolt",
    "crusade",
    "jihad",
    "reformation",
    "apostasy",
)

HOLY: Final = 0
IMPERIAL: Final = 1
GLOBALIZATION: Final = 2
RENAISSANCE: Final = 3
PATRON_VICTORY: Final = 4
VICTORIES: Final[tuple[str, ...]] = ("holy", "imperial", "globalization", "renaissance", "patron")

# Sets a card was published in.
BASE: Final = 0
BGG: Final = 1
EXPANSION: Final = 2
NEW: Final = 3
PROMO: Final = 4
SETS: Final[tuple[str, ...]] = ("base", "bgg", "expansion", "new", "promo")

# Abilities, in the order of the first card that carries them; the last two are on promo cards only.
AB_BEHEAD_ONLY_WEST_RED_OR_GOLD_BISHOP: Final = 0
AB_CORONATION_CLAIMS_ANY_KING: Final = 1
AB_CRUSADE_GOLD_ROOKS_AS_KNIGHTS: Final = 2
AB_DOUBLE_PROFIT_SPICE_ISLANDS: Final = 3
AB_SELL_FOR_4: Final = 4
AB_CONDOTTIERE_VENICE: Final = 5
AB_UNLIMITED_HAND: Final = 6
AB_IMMUNE_TO_SILENCING: Final = 7
AB_DISCARD_FOR_PEASANT_REVOLT: Final = 8
AB_FREE_TRADE_FAIR: Final = 9
AB_FREE_EAST_OPS: Final = 10
AB_PATRON_AS_CONCESSION_GLOBALIZATION: Final = 11
AB_CARD_AS_REPUBLIC_RENAISSANCE: Final = 12
AB_CONCESSIONS_IMMUNE_TO_PIRATES: Final = 13
AB_EAST_AND_WEST_OPS_ONE_ACTION: Final = 14
AB_BEHEAD_ONLY_EAST_GREEN_OR_RED_BISHOP: Final = 15
AB_TORCH_GLOBALIZATION: Final = 16
AB_APOSTASY_AS_ACTION: Final = 17
AB_SELL_FOR_OPPONENT_POLITICAL_OP: Final = 18
AB_DOUBLE_CONCESSIONS_FAIRS_AND_VOTES: Final = 19
AB_PATRON_AS_LAW_RENAISSANCE: Final = 20
AB_FREE_WEST_OPS: Final = 21
AB_SALE_TRIGGERS_ONE_SHOT: Final = 22
AB_TORCH_HOLY: Final = 23
AB_TORCH_IMPERIAL: Final = 24
AB_PORTUGAL_FRANCE_NOT_ADJACENT: Final = 25
AB_IMMUNE_TO_APOSTASY: Final = 26
AB_SELL_TO_EMANCIPATE_WEST: Final = 27
AB_PATRON_AS_GREEN_BISHOP_HOLY: Final = 28
AB_MAMLUK_REPRESSED_AS_KNIGHTS: Final = 29
AB_PATRON_REDUCES_VOTE_COST: Final = 30
AB_GREEN_PIRATES_AS_RED_SUPREMACY: Final = 31
AB_BEHEAD_ONLY_EAST_ANY_BISHOP: Final = 32
AB_EMPORIUM_SUBSIDY_2: Final = 33
ABILITIES: Final[tuple[str, ...]] = (
    "behead-only-west-red-or-gold-bishop",
    "coronation-claims-any-king",
    "crusade-gold-rooks-as-knights",
    "double-profit-spice-islands",
    "sell-for-4",
    "condottiere-venice",
    "unlimited-hand",
    "immune-to-silencing",
    "discard-for-peasant-revolt",
    "free-trade-fair",
    "free-east-ops",
    "patron-as-concession-globalization",
    "card-as-republic-renaissance",
    "concessions-immune-to-pirates",
    "east-and-west-ops-one-action",
    "behead-only-east-green-or-red-bishop",
    "torch-globalization",
    "apostasy-as-action",
    "sell-for-opponent-political-op",
    "double-concessions-fairs-and-votes",
    "patron-as-law-renaissance",
    "free-west-ops",
    "sale-triggers-one-shot",
    "torch-holy",
    "torch-imperial",
    "portugal-france-not-adjacent",
    "immune-to-apostasy",
    "sell-to-emancipate-west",
    "patron-as-green-bishop-holy",
    "mamluk-repressed-as-knights",
    "patron-reduces-vote-cost",
    "green-pirates-as-red-supremacy",
    "behead-only-east-any-bishop",
    "emporium-subsidy-2",
)

"""The map: empires, cities and their levies in every state, borders, trade routes, supplies and starting position."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.pax.data.ids import (
    ALGIERS,
    ARAGON,
    BLACK,
    BORDEAUX,
    BORDER_ARAGON_PAPAL_STATES,
    BORDER_BYZANTIUM_MAMLUK,
    BORDER_ENGLAND_FRANCE,
    BORDER_ENGLAND_PORTUGAL,
    BORDER_FRANCE_ARAGON,
    BORDER_FRANCE_HRE,
    BORDER_HRE_HUNGARY,
    BORDER_HRE_PAPAL_STATES,
    BORDER_HUNGARY_BYZANTIUM,
    BORDER_HUNGARY_OTTOMAN,
    BORDER_OTTOMAN_MAMLUK,
    BORDER_PAPAL_STATES_OTTOMAN,
    BORDER_PORTUGAL_ARAGON,
    BRUGES,
    BUDA,
    BYZANTIUM,
    CAFFA,
    CAIRO,
    CATHOLIC,
    CATHOLIC_KNIGHT,
    CATHOLIC_ROOK,
    CITY_COUNT,
    CONSTANTINOPLE_1,
    CONSTANTINOPLE_2,
    CONSTANTINOPLE_3,
    CYPRUS,
    EAST,
    EMPORIUM_TANA,
    EMPORIUM_TREBIZOND,
    ENGLAND,
    FRANCE,
    GRANADA,
    HRE,
    HUNGARY,
    ISLAMIC,
    ISLAMIC_KNIGHT,
    ISLAMIC_ROOK,
    LONDON,
    LUBECK,
    LYON,
    MAMLUK,
    MEDIEVAL,
    MODON,
    NO_EMPORIUM,
    NO_TOKEN,
    NOVGOROD,
    NURNBERG,
    OTTOMAN,
    PAPAL_STATES,
    PARIS,
    PORTUGAL,
    RED_SEA,
    REFORMIST,
    REFORMIST_KNIGHT,
    REFORMIST_ROOK,
    RHODES,
    SPICE_ISLANDS,
    TANA,
    TIMBUKTU,
    TOLEDO,
    TREBIZOND,
    VALENCIA,
    VARNA,
    VENICE,
    VENICE_2,
    VIENNA,
    WEST,
    WHITE,
)

NORTH: Final = 0
SOUTH: Final = 1
LAND: Final = False
SEA: Final = True

# Two empires touch by a border or diagonally in a grid of two rows and five columns.
EMPIRE_ROW: Final[tuple[int, ...]] = (NORTH, NORTH, NORTH, NORTH, NORTH, SOUTH, SOUTH, SOUTH, SOUTH, SOUTH)
EMPIRE_COLUMN: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 0, 1, 2, 3, 4)
EMPIRE_SIDE: Final[vec[i64]] = vec[i64]([WEST, WEST, WEST, EAST, EAST, WEST, WEST, WEST, EAST, EAST])
EMPIRES_OF_SIDE: Final[tuple[tuple[int, ...], ...]] = (
    (ENGLAND, FRANCE, HRE, PORTUGAL, ARAGON, PAPAL_STATES),
    (HUNGARY, BYZANTIUM, OTTOMAN, MAMLUK),
)
# The empires a card of a location reaches.
LOCATION_EMPIRES: Final[tuple[tuple[int, ...], ...]] = (
    (ENGLAND,),
    (FRANCE,),
    (HRE,),
    (HUNGARY,),
    (BYZANTIUM,),
    (PORTUGAL,),
    (ARAGON,),
    (PAPAL_STATES,),
    (OTTOMAN,),
    (MAMLUK,),
    EMPIRES_OF_SIDE[EAST],
    EMPIRES_OF_SIDE[WEST],
    (),
)
ADJACENT: Final[tuple[tuple[int, ...], ...]] = (
    (FRANCE, PORTUGAL, ARAGON),  # england
    (ENGLAND, HRE, PORTUGAL, ARAGON, PAPAL_STATES),  # france
    (FRANCE, HUNGARY, ARAGON, PAPAL_STATES, OTTOMAN),  # hre
    (HRE, BYZANTIUM, PAPAL_STATES, OTTOMAN, MAMLUK),  # hungary
    (HUNGARY, OTTOMAN, MAMLUK),  # byzantium
    (ENGLAND, FRANCE, ARAGON),  # portugal
    (ENGLAND, FRANCE, HRE, PORTUGAL, PAPAL_STATES),  # aragon
    (FRANCE, HRE, HUNGARY, ARAGON, OTTOMAN),  # papal-states
    (HRE, HUNGARY, BYZANTIUM, PAPAL_STATES, MAMLUK),  # ottoman
    (HUNGARY, BYZANTIUM, OTTOMAN),  # mamluk
)
SEA_NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = (
    (FRANCE, PORTUGAL),  # england
    (ENGLAND, HRE),  # france
    (FRANCE,),  # hre
    (BYZANTIUM, OTTOMAN),  # hungary
    (HUNGARY,),  # byzantium
    (ENGLAND, ARAGON),  # portugal
    (PORTUGAL, PAPAL_STATES),  # aragon
    (ARAGON, OTTOMAN),  # papal-states
    (HUNGARY, PAPAL_STATES, MAMLUK),  # ottoman
    (OTTOMAN,),  # mamluk
)

# The state an empire starts in: usually, and on the map of 1550.
_START_STATES: Final[tuple[tuple[int, int], ...]] = (
    (MEDIEVAL, REFORMIST),  # england
    (MEDIEVAL, MEDIEVAL),  # france
    (MEDIEVAL, REFORMIST),  # hre
    (MEDIEVAL, MEDIEVAL),  # hungary
    (MEDIEVAL, MEDIEVAL),  # byzantium
    (MEDIEVAL, MEDIEVAL),  # portugal
    (MEDIEVAL, MEDIEVAL),  # aragon
    (CATHOLIC, CATHOLIC),  # papal-states
    (MEDIEVAL, MEDIEVAL),  # ottoman
    (ISLAMIC, ISLAMIC),  # mamluk
)
START_STATE: Final[tuple[int, ...]] = tuple([row[0] for row in _START_STATES])
START_STATE_1550: Final[tuple[int, ...]] = tuple([row[1] for row in _START_STATES])

# City slots with their empire, whether they are in a capital, and the token they hold at the start: what a capital
# levies in its starting state.
_CITIES: Final[tuple[tuple[str, int, bool, int], ...]] = (
    ("london", ENGLAND, True, CATHOLIC_ROOK),
    ("bordeaux", ENGLAND, False, NO_TOKEN),
    ("paris", FRANCE, True, CATHOLIC_KNIGHT),
    ("bruges", FRANCE, False, NO_TOKEN),
    ("lyon", FRANCE, False, NO_TOKEN),
    ("vienna", HRE, True, CATHOLIC_ROOK),
    ("lubeck", HRE, False, NO_TOKEN),
    ("nurnberg", HRE, False, NO_TOKEN),
    ("novgorod", HRE, False, NO_TOKEN),
    ("buda", HUNGARY, True, CATHOLIC_KNIGHT),
    ("varna", HUNGARY, False, NO_TOKEN),
    ("tana", BYZANTIUM, True, ISLAMIC_KNIGHT),
    ("caffa", BYZANTIUM, False, NO_TOKEN),
    ("trebizond", BYZANTIUM, False, NO_TOKEN),
    ("toledo", PORTUGAL, True, CATHOLIC_KNIGHT),
    ("granada", PORTUGAL, False, NO_TOKEN),
    ("spice-islands", PORTUGAL, False, NO_TOKEN),
    ("valencia", ARAGON, True, CATHOLIC_KNIGHT),
    ("algiers", ARAGON, False, NO_TOKEN),
    ("timbuktu", ARAGON, False, NO_TOKEN),
    ("venice", PAPAL_STATES, True, CATHOLIC_KNIGHT),
    ("constantinople-1", OTTOMAN, True, ISLAMIC_ROOK),
    ("constantinople-2", OTTOMAN, True, ISLAMIC_KNIGHT),
    ("constantinople-3", OTTOMAN, True, ISLAMIC_KNIGHT),
    ("modon", OTTOMAN, False, NO_TOKEN),
    ("rhodes", OTTOMAN, False, NO_TOKEN),
    ("cairo", MAMLUK, True, ISLAMIC_ROOK),
    ("cyprus", MAMLUK, False, NO_TOKEN),
    ("red-sea", MAMLUK, False, NO_TOKEN),
    ("venice-2", PAPAL_STATES, True, NO_TOKEN),
)
CITY_NAMES: Final[tuple[str, ...]] = tuple([row[0] for row in _CITIES])
CITY_EMPIRE: Final[vec[i64]] = vec[i64]([row[1] for row in _CITIES])
CITY_CAPITAL: Final[tuple[bool, ...]] = tuple([row[2] for row in _CITIES])
START_TOKEN: Final[tuple[int, ...]] = tuple([row[3] for row in _CITIES])
CITIES_OF: Final[tuple[tuple[int, ...], ...]] = (
    (LONDON, BORDEAUX),  # england
    (PARIS, BRUGES, LYON),  # france
    (VIENNA, LUBECK, NURNBERG, NOVGOROD),  # hre
    (BUDA, VARNA),  # hungary
    (TANA, CAFFA, TREBIZOND),  # byzantium
    (TOLEDO, GRANADA, SPICE_ISLANDS),  # portugal
    (VALENCIA, ALGIERS, TIMBUKTU),  # aragon
    (VENICE, VENICE_2),  # papal-states
    (CONSTANTINOPLE_1, CONSTANTINOPLE_2, CONSTANTINOPLE_3, MODON, RHODES),  # ottoman
    (CAIRO, CYPRUS, RED_SEA),  # mamluk
)

# The token a city levies while its empire is catholic, islamic, reformist, medieval. Venice has its second slot
# only for condottieri, and they serve only where the icon of Venice is catholic.
LEVY: Final[tuple[tuple[int, ...], ...]] = (
    (CATHOLIC_KNIGHT, ISLAMIC_ROOK, REFORMIST_KNIGHT, CATHOLIC_ROOK),  # london
    (CATHOLIC_KNIGHT, ISLAMIC_ROOK, REFORMIST_KNIGHT, CATHOLIC_KNIGHT),  # bordeaux
    (CATHOLIC_KNIGHT, ISLAMIC_ROOK, REFORMIST_KNIGHT, CATHOLIC_KNIGHT),  # paris
    (CATHOLIC_ROOK, ISLAMIC_ROOK, REFORMIST_ROOK, CATHOLIC_ROOK),  # bruges
    (CATHOLIC_KNIGHT, ISLAMIC_ROOK, REFORMIST_KNIGHT, CATHOLIC_KNIGHT),  # lyon
    (CATHOLIC_KNIGHT, ISLAMIC_KNIGHT, REFORMIST_KNIGHT, CATHOLIC_ROOK),  # vienna
    (CATHOLIC_ROOK, ISLAMIC_ROOK, REFORMIST_ROOK, CATHOLIC_ROOK),  # lubeck
    (CATHOLIC_ROOK, ISLAMIC_ROOK, REFORMIST_KNIGHT, REFORMIST_KNIGHT),  # nurnberg
    (CATHOLIC_ROOK, ISLAMIC_ROOK, REFORMIST_ROOK, REFORMIST_ROOK),  # novgorod
    (CATHOLIC_KNIGHT, ISLAMIC_KNIGHT, REFORMIST_ROOK, CATHOLIC_KNIGHT),  # buda
    (CATHOLIC_ROOK, ISLAMIC_ROOK, REFORMIST_ROOK, REFORMIST_KNIGHT),  # varna
    (CATHOLIC_ROOK, ISLAMIC_KNIGHT, REFORMIST_ROOK, ISLAMIC_KNIGHT),  # tana
    (CATHOLIC_KNIGHT, ISLAMIC_ROOK, REFORMIST_ROOK, CATHOLIC_KNIGHT),  # caffa
    (CATHOLIC_ROOK, ISLAMIC_KNIGHT, REFORMIST_KNIGHT, REFORMIST_ROOK),  # trebizond
    (CATHOLIC_KNIGHT, ISLAMIC_ROOK, REFORMIST_ROOK, CATHOLIC_KNIGHT),  # toledo
    (CATHOLIC_ROOK, ISLAMIC_KNIGHT, REFORMIST_ROOK, ISLAMIC_ROOK),  # granada
    (CATHOLIC_ROOK, ISLAMIC_ROOK, REFORMIST_ROOK, CATHOLIC_ROOK),  # spice-islands
    (CATHOLIC_KNIGHT, ISLAMIC_ROOK, REFORMIST_ROOK, CATHOLIC_KNIGHT),  # valencia
    (CATHOLIC_ROOK, ISLAMIC_KNIGHT, REFORMIST_ROOK, ISLAMIC_ROOK),  # algiers
    (CATHOLIC_ROOK, ISLAMIC_KNIGHT, REFORMIST_ROOK, ISLAMIC_ROOK),  # timbuktu
    (CATHOLIC_KNIGHT, ISLAMIC_ROOK, REFORMIST_ROOK, CATHOLIC_KNIGHT),  # venice
    (CATHOLIC_ROOK, ISLAMIC_ROOK, REFORMIST_ROOK, ISLAMIC_ROOK),  # constantinople-1
    (CATHOLIC_KNIGHT, ISLAMIC_ROOK, REFORMIST_KNIGHT, ISLAMIC_KNIGHT),  # constantinople-2
    (CATHOLIC_KNIGHT, ISLAMIC_KNIGHT, REFORMIST_KNIGHT, ISLAMIC_KNIGHT),  # constantinople-3
    (CATHOLIC_ROOK, ISLAMIC_ROOK, REFORMIST_ROOK, REFORMIST_ROOK),  # modon
    (CATHOLIC_KNIGHT, ISLAMIC_ROOK, REFORMIST_ROOK, CATHOLIC_ROOK),  # rhodes
    (CATHOLIC_ROOK, ISLAMIC_ROOK, REFORMIST_KNIGHT, ISLAMIC_ROOK),  # cairo
    (CATHOLIC_ROOK, CATHOLIC_ROOK, REFORMIST_KNIGHT, CATHOLIC_ROOK),  # cyprus
    (CATHOLIC_ROOK, ISLAMIC_ROOK, REFORMIST_KNIGHT, ISLAMIC_ROOK),  # red-sea
    (CATHOLIC_KNIGHT, NO_TOKEN, NO_TOKEN, CATHOLIC_KNIGHT),  # venice-2
)

# Borders with the two empires they part and whether they are sea borders.
_BORDERS: Final[tuple[tuple[str, int, int, bool], ...]] = (
    ("england-france", ENGLAND, FRANCE, SEA),
    ("france-hre", FRANCE, HRE, SEA),
    ("hre-hungary", HRE, HUNGARY, LAND),
    ("hungary-byzantium", HUNGARY, BYZANTIUM, SEA),
    ("portugal-aragon", PORTUGAL, ARAGON, SEA),
    ("aragon-papal-states", ARAGON, PAPAL_STATES, SEA),
    ("papal-states-ottoman", PAPAL_STATES, OTTOMAN, SEA),
    ("ottoman-mamluk", OTTOMAN, MAMLUK, SEA),
    ("england-portugal", ENGLAND, PORTUGAL, SEA),
    ("france-aragon", FRANCE, ARAGON, LAND),
    ("hre-papal-states", HRE, PAPAL_STATES, LAND),
    ("hungary-ottoman", HUNGARY, OTTOMAN, SEA),
    ("byzantium-mamluk", BYZANTIUM, MAMLUK, LAND),
)
BORDERS: Final[tuple[str, ...]] = tuple([row[0] for row in _BORDERS])
BORDER_EMPIRES: Final[tuple[tuple[int, ...], ...]] = tuple([(row[1], row[2]) for row in _BORDERS])
BORDER_SEA: Final[tuple[bool, ...]] = tuple([row[3] for row in _BORDERS])
BORDERS_OF: Final[tuple[tuple[int, ...], ...]] = (
    (BORDER_ENGLAND_FRANCE, BORDER_ENGLAND_PORTUGAL),  # england
    (BORDER_ENGLAND_FRANCE, BORDER_FRANCE_HRE, BORDER_FRANCE_ARAGON),  # france
    (BORDER_FRANCE_HRE, BORDER_HRE_HUNGARY, BORDER_HRE_PAPAL_STATES),  # hre
    (BORDER_HRE_HUNGARY, BORDER_HUNGARY_BYZANTIUM, BORDER_HUNGARY_OTTOMAN),  # hungary
    (BORDER_HUNGARY_BYZANTIUM, BORDER_BYZANTIUM_MAMLUK),  # byzantium
    (BORDER_PORTUGAL_ARAGON, BORDER_ENGLAND_PORTUGAL),  # portugal
    (BORDER_PORTUGAL_ARAGON, BORDER_ARAGON_PAPAL_STATES, BORDER_FRANCE_ARAGON),  # aragon
    (BORDER_ARAGON_PAPAL_STATES, BORDER_PAPAL_STATES_OTTOMAN, BORDER_HRE_PAPAL_STATES),  # papal-states
    (BORDER_PAPAL_STATES_OTTOMAN, BORDER_OTTOMAN_MAMLUK, BORDER_HUNGARY_OTTOMAN),  # ottoman
    (BORDER_OTTOMAN_MAMLUK, BORDER_BYZANTIUM_MAMLUK),  # mamluk
)

# Six cities are emporia; one of each colour is open at a time.
EMPORIA: Final[tuple[str, ...]] = ("trebizond", "spice-islands", "red-sea", "tana", "novgorod", "timbuktu")
EMPORIUM_CITY: Final[tuple[int, ...]] = (TREBIZOND, SPICE_ISLANDS, RED_SEA, TANA, NOVGOROD, TIMBUKTU)
EMPORIUM_COLOUR: Final[vec[i64]] = vec[i64]([WHITE, WHITE, WHITE, BLACK, BLACK, BLACK])
# The emporium open at the start, by colour.
START_OPEN: Final[tuple[int, int]] = (EMPORIUM_TREBIZOND, EMPORIUM_TANA)
EMPORIUM_AT: Final[vec[i64]] = vec[i64](
    [EMPORIUM_CITY.index(city) if city in EMPORIUM_CITY else NO_EMPORIUM for city in range(CITY_COUNT)]
)
# A route runs from ROUTE_EMPIRES[e][0] over ROUTE_BORDERS[e][0] to ROUTE_EMPIRES[e][1], and so on to its arrowhead.
ROUTE_EMPIRES: Final[tuple[tuple[int, ...], ...]] = (
    (BYZANTIUM, HUNGARY, OTTOMAN, PAPAL_STATES, ARAGON, PORTUGAL, ENGLAND, FRANCE, HRE),  # trebizond
    (PORTUGAL, ENGLAND, FRANCE, HRE),  # spice-islands
    (MAMLUK, OTTOMAN, PAPAL_STATES, ARAGON, PORTUGAL, ENGLAND, FRANCE, HRE),  # red-sea
    (BYZANTIUM, HUNGARY, OTTOMAN, MAMLUK),  # tana
    (HRE, FRANCE, ENGLAND, PORTUGAL, ARAGON, PAPAL_STATES, OTTOMAN, MAMLUK),  # novgorod
    (ARAGON, PAPAL_STATES, OTTOMAN, MAMLUK),  # timbuktu
)
ROUTE_BORDERS: Final[tuple[tuple[int, ...], ...]] = (
    (
        BORDER_HUNGARY_BYZANTIUM,
        BORDER_HUNGARY_OTTOMAN,
        BORDER_PAPAL_STATES_OTTOMAN,
        BORDER_ARAGON_PAPAL_STATES,
        BORDER_PORTUGAL_ARAGON,
        BORDER_ENGLAND_PORTUGAL,
        BORDER_ENGLAND_FRANCE,
        BORDER_FRANCE_HRE,
    ),  # trebizond
    (BORDER_ENGLAND_PORTUGAL, BORDER_ENGLAND_FRANCE, BORDER_FRANCE_HRE),  # spice-islands
    (
        BORDER_OTTOMAN_MAMLUK,
        BORDER_PAPAL_STATES_OTTOMAN,
        BORDER_ARAGON_PAPAL_STATES,
        BORDER_PORTUGAL_ARAGON,
        BORDER_ENGLAND_PORTUGAL,
        BORDER_ENGLAND_FRANCE,
        BORDER_FRANCE_HRE,
    ),  # red-sea
    (BORDER_HUNGARY_BYZANTIUM, BORDER_HUNGARY_OTTOMAN, BORDER_OTTOMAN_MAMLUK),  # tana
    (
        BORDER_FRANCE_HRE,
        BORDER_ENGLAND_FRANCE,
        BORDER_ENGLAND_PORTUGAL,
        BORDER_PORTUGAL_ARAGON,
        BORDER_ARAGON_PAPAL_STATES,
        BORDER_PAPAL_STATES_OTTOMAN,
        BORDER_OTTOMAN_MAMLUK,
    ),  # novgorod
    (BORDER_ARAGON_PAPAL_STATES, BORDER_PAPAL_STATES_OTTOMAN, BORDER_OTTOMAN_MAMLUK),  # timbuktu
)

# The border where a bank has its first concession.
START_BORDER: Final[tuple[int, ...]] = (
    BORDER_FRANCE_HRE,
    BORDER_ARAGON_PAPAL_STATES,
    BORDER_OTTOMAN_MAMLUK,
    BORDER_ENGLAND_PORTUGAL,
)
# What a seat starts with, in turn order.
STARTING_FLORINS: Final[tuple[int, ...]] = (3, 4, 5, 6)

# Pieces of each token in the box of the second edition.
SUPPLY: Final[tuple[int, ...]] = (
    10,  # catholic knights
    7,  # islamic knights
    7,  # reformist knights
    10,  # catholic rooks
    7,  # islamic rooks
    7,  # reformist rooks
    6,  # catholic pirates
    4,  # islamic pirates
    3,  # reformist pirates
    5,  # catholic bishops
    5,  # islamic bishops
    5,  # reformist bishops
    10,  # pawns of fugger
    10,  # pawns of medici
    10,  # pawns of coeur
    10,  # pawns of marchionni
)

"""The tables of Pax Renaissance hold together: counts known from the box, and what must be true of any map or card."""

from __future__ import annotations

from collections import Counter

import pytest

from signoria.games.pax.data import cards, ids
from signoria.games.pax.data import map as board
from signoria.games.pax.data.box import Box
from signoria.games.pax.data.cards import CARDS, Card
from signoria.games.pax.data.errata import LIVING
from signoria.games.pax.data.sheets import sheets_of

EMPIRES = range(len(ids.EMPIRES))
PRINTED = Box(sheets_of())
BOX = [card for card in CARDS if card.set != ids.PROMO]
CARDS_OF_ABILITY = {
    "behead-only-west-red-or-gold-bishop": 1,
    "coronation-claims-any-king": 1,
    "crusade-gold-rooks-as-knights": 1,
    "double-profit-spice-islands": 2,
    "sell-for-4": 4,
    "condottiere-venice": 3,
    "unlimited-hand": 4,
    "immune-to-silencing": 3,
    "discard-for-peasant-revolt": 1,
    "free-trade-fair": 1,
    "free-east-ops": 1,
    "patron-as-concession-globalization": 2,
    "card-as-republic-renaissance": 2,
    "concessions-immune-to-pirates": 2,
    "east-and-west-ops-one-action": 2,
    "behead-only-east-green-or-red-bishop": 1,
    "torch-globalization": 1,
    "apostasy-as-action": 1,
    "sell-for-opponent-political-op": 1,
    "double-concessions-fairs-and-votes": 1,
    "patron-as-law-renaissance": 3,
    "free-west-ops": 1,
    "sale-triggers-one-shot": 1,
    "torch-holy": 4,
    "torch-imperial": 2,
    "portugal-france-not-adjacent": 1,
    "immune-to-apostasy": 1,
    "sell-to-emancipate-west": 1,
    "patron-as-green-bishop-holy": 1,
    "mamluk-repressed-as-knights": 1,
    "patron-reduces-vote-cost": 1,
    "green-pirates-as-red-supremacy": 1,
    "behead-only-east-any-bishop": 1,
    "emporium-subsidy-2": 1,
}


def by_set(these: list[Card]) -> dict[str, int]:
    return dict(Counter(ids.SETS[card.set] for card in these))


# Numbers and words


def test_a_token_is_made_of_piece_and_religion_and_gives_them_back() -> None:
    for number, name in enumerate(ids.TOKEN_NAMES):
        whose, piece = name.split("-")
        assert ids.PIECES[ids.piece_of(number)] == piece
        if piece == "pawn":
            assert number == ids.pawn(ids.BANKS.index(whose))
        else:
            assert number == ids.token(ids.PIECES.index(piece), ids.RELIGIONS.index(whose))
            assert ids.RELIGIONS[ids.religion_of(number)] == whose


@pytest.mark.parametrize(
    ("words", "count"),
    [
        (ids.TOKEN_NAMES, ids.TOKEN_COUNT),
        (ids.EMPIRES, 10),
        (ids.LOCATIONS, 13),
        (board.CITY_NAMES, ids.CITY_COUNT),
        (board.BORDERS, ids.BORDER_COUNT),
        (board.EMPORIA, 6),
        (ids.OPS, 9),
        (ids.ONE_SHOTS, 9),
        (ids.PRESTIGE, 6),
        (ids.ABILITIES, 34),
        (ids.VICTORIES, 5),
        (cards.CARD_CODES, 177),
    ],
)
def test_every_thing_has_a_word_of_its_own(words: tuple[str, ...], count: int) -> None:
    assert len(words) == len(set(words)) == count


def test_prestige_is_counted_by_kind() -> None:
    assert ids.prestige_counts((ids.PATRON, ids.CATHOLIC, ids.PATRON)) == (1, 0, 0, 0, 0, 2)


# Map


def test_six_empires_are_western_and_four_eastern() -> None:
    assert Counter(board.EMPIRE_SIDE) == {ids.WEST: 6, ids.EAST: 4}
    for side, empires in enumerate(board.EMPIRES_OF_SIDE):
        assert empires == tuple(empire for empire in EMPIRES if board.EMPIRE_SIDE[empire] == side)
    assert board.LOCATION_EMPIRES[ids.THE_WEST] == board.EMPIRES_OF_SIDE[ids.WEST]
    assert board.LOCATION_EMPIRES[ids.THE_EAST] == board.EMPIRES_OF_SIDE[ids.EAST]


def test_empires_are_adjacent_where_their_squares_of_the_grid_touch() -> None:
    for empire in EMPIRES:
        near = [
            other
            for other in EMPIRES
            if other != empire and abs(board.EMPIRE_COLUMN[empire] - board.EMPIRE_COLUMN[other]) <= 1
        ]
        assert board.ADJACENT[empire] == tuple(near)


def test_adjacency_is_mutual_by_land_and_by_sea() -> None:
    for table in (board.ADJACENT, board.SEA_NEIGHBOURS):
        assert all(empire in table[other] for empire in EMPIRES for other in table[empire])


def test_nine_of_the_thirteen_borders_are_at_sea() -> None:
    assert Counter(board.BORDER_SEA) == {True: 9, False: 4}


def test_a_border_is_named_after_its_empires_and_lies_between_neighbours_in_the_grid() -> None:
    for border, (first, second) in enumerate(board.BORDER_EMPIRES):
        assert board.BORDERS[border] == f"{ids.EMPIRES[first]}-{ids.EMPIRES[second]}"
        rows = abs(board.EMPIRE_ROW[first] - board.EMPIRE_ROW[second])
        columns = abs(board.EMPIRE_COLUMN[first] - board.EMPIRE_COLUMN[second])
        assert rows + columns == 1


def test_borders_of_an_empire_and_its_sea_neighbours_follow_from_the_borders() -> None:
    for empire in EMPIRES:
        touching = [border for border, pair in enumerate(board.BORDER_EMPIRES) if empire in pair]
        overseas = {sum(board.BORDER_EMPIRES[border]) - empire for border in touching if board.BORDER_SEA[border]}
        assert board.BORDERS_OF[empire] == tuple(touching)
        assert set(board.SEA_NEIGHBOURS[empire]) == overseas


def test_every_city_lies_in_one_empire() -> None:
    for empire in EMPIRES:
        inside = [city for city in range(ids.CITY_COUNT) if board.CITY_EMPIRE[city] == empire]
        assert board.CITIES_OF[empire] == tuple(inside)
    assert sorted(sum(board.CITIES_OF, ())) == list(range(30))


def test_twenty_seven_cities_have_thirty_slots() -> None:
    places = {name.rstrip("-123") for name in board.CITY_NAMES}
    assert len(places) == 27
    assert board.CITIES_OF[ids.OTTOMAN][:3] == (ids.CONSTANTINOPLE_1, ids.CONSTANTINOPLE_2, ids.CONSTANTINOPLE_3)
    assert board.CITIES_OF[ids.PAPAL_STATES] == (ids.VENICE, ids.VENICE_2)


def test_every_empire_has_one_capital() -> None:
    for empire in EMPIRES:
        capitals = {
            board.CITY_NAMES[city].rstrip("-123") for city in board.CITIES_OF[empire] if board.CITY_CAPITAL[city]
        }
        assert len(capitals) == 1


def test_the_ruling_class_starts_as_what_the_capitals_levy() -> None:
    start = {city: token for city, token in enumerate(board.START_TOKEN) if token != ids.NO_TOKEN}
    assert len(start) == 12
    for city, token in start.items():
        assert board.CITY_CAPITAL[city]
        assert token == board.LEVY[city][board.START_STATE[board.CITY_EMPIRE[city]]]


def test_theocracies_levy_their_own_faith_except_in_cyprus() -> None:
    strangers = [
        (board.CITY_NAMES[city], ids.STATES[religion])
        for city in range(ids.VENICE_2)
        for religion in range(len(ids.RELIGIONS))
        if ids.religion_of(board.LEVY[city][religion]) != religion
    ]
    assert strangers == [("cyprus", "islamic")]


def test_cities_levy_knights_and_rooks_only() -> None:
    levied = {ids.piece_of(token) for row in board.LEVY for token in row if token != ids.NO_TOKEN}
    assert levied == {ids.KNIGHT, ids.ROOK}


def test_paris_under_islam_levies_an_islamic_rook() -> None:
    assert board.LEVY[ids.PARIS][ids.ISLAMIC] == ids.ISLAMIC_ROOK


def test_condottieri_serve_a_catholic_or_medieval_venice() -> None:
    knight, nobody = ids.CATHOLIC_KNIGHT, ids.NO_TOKEN
    assert board.LEVY[ids.VENICE_2] == (knight, nobody, nobody, knight)
    assert board.START_TOKEN[ids.VENICE_2] == nobody


def test_only_rome_and_cairo_start_as_theocracies_and_1550_adds_two() -> None:
    assert board.START_STATE[ids.PAPAL_STATES] == ids.CATHOLIC
    assert board.START_STATE[ids.MAMLUK] == ids.ISLAMIC
    assert board.START_STATE.count(ids.MEDIEVAL) == 8
    changed = {empire for empire in EMPIRES if board.START_STATE[empire] != board.START_STATE_1550[empire]}
    assert changed == {ids.ENGLAND, ids.HRE}
    assert all(board.START_STATE_1550[empire] == ids.REFORMIST for empire in changed)


def test_three_emporia_are_white_and_three_black_with_one_of_each_open() -> None:
    assert Counter(board.EMPORIUM_COLOUR) == {ids.WHITE: 3, ids.BLACK: 3}
    assert [board.EMPORIUM_COLOUR[emporium] for emporium in board.START_OPEN] == [ids.WHITE, ids.BLACK]
    assert [board.EMPORIA[emporium] for emporium in board.START_OPEN] == ["trebizond", "tana"]


def test_an_emporium_is_the_city_of_that_name() -> None:
    for emporium, city in enumerate(board.EMPORIUM_CITY):
        assert board.EMPORIA[emporium] == board.CITY_NAMES[city]
        assert board.EMPORIUM_AT[city] == emporium
    assert list(board.EMPORIUM_AT).count(ids.NO_EMPORIUM) == ids.CITY_COUNT - 6


def test_a_route_runs_by_sea_from_its_emporium_to_its_end() -> None:
    ends = {ids.WHITE: ids.HRE, ids.BLACK: ids.MAMLUK}
    for emporium, empires in enumerate(board.ROUTE_EMPIRES):
        borders = board.ROUTE_BORDERS[emporium]
        assert empires[0] == board.CITY_EMPIRE[board.EMPORIUM_CITY[emporium]]
        assert empires[-1] == ends[board.EMPORIUM_COLOUR[emporium]]
        assert len(borders) == len(empires) - 1
        for step, border in enumerate(borders):
            assert board.BORDER_SEA[border]
            assert set(board.BORDER_EMPIRES[border]) == {empires[step], empires[step + 1]}


def test_banks_start_at_four_different_sea_borders() -> None:
    names = [board.BORDERS[border] for border in board.START_BORDER]
    assert names == ["france-hre", "aragon-papal-states", "ottoman-mamluk", "england-portugal"]
    assert all(board.BORDER_SEA[border] for border in board.START_BORDER)
    assert board.STARTING_FLORINS == (3, 4, 5, 6)


def test_the_supply_covers_the_start_and_the_agents_of_any_card() -> None:
    start = Counter(token for token in board.START_TOKEN if token != ids.NO_TOKEN)
    start.update(ids.pawn(bank) for bank in range(len(ids.BANKS)))
    assert all(board.SUPPLY[token] >= count for token, count in start.items())
    for card in CARDS:
        needed = Counter(token for token in card.agents if token != ids.ANY_PAWN)
        assert all(board.SUPPLY[token] >= count for token, count in needed.items())


def test_the_box_holds_thirteen_ships_and_the_living_rules_twenty_faces() -> None:
    first = ids.token(ids.PIRATE, ids.CATHOLIC)
    assert PRINTED.supply[first : first + 3] == (6, 4, 3)
    assert Box(sheets_of(LIVING)).supply[first : first + 3] == (10, 7, 3)
    assert len(board.SUPPLY) == ids.TOKEN_COUNT


# Cards


def test_a_card_is_found_at_its_own_number() -> None:
    assert [card.id for card in CARDS] == list(range(177))
    for card in BOX:
        if not card.comet:
            assert int(card.code.strip("prenx")) == card.id + 1
    assert [card.code for card in CARDS if card.set == ids.PROMO] == [f"pren{number}p" for number in range(208, 217)]


def test_sets_have_the_size_of_their_boxes() -> None:
    assert by_set(list(CARDS)) == {"base": 92, "bgg": 5, "expansion": 59, "new": 12, "promo": 9}
    assert len(BOX) == 168
    assert len(cards.FIRST_BOX) == 92
    assert len(cards.PROMO_CARDS) == 9


def test_cards_are_split_between_west_and_east() -> None:
    assert Counter(CARDS[card].side for card in cards.FIRST_BOX) == {ids.WEST: 57, ids.EAST: 35}
    assert Counter(card.side for card in BOX if not card.comet) == {ids.WEST: 92, ids.EAST: 72}
    assert Counter(card.side for card in CARDS if card.comet) == {ids.WEST: 2, ids.EAST: 2}


def test_queens_come_from_every_set_and_have_suitors_but_no_location() -> None:
    queens = [card for card in CARDS if card.queen]
    assert by_set(queens) == {"base": 10, "bgg": 1, "expansion": 5, "new": 1, "promo": 1}
    for card in CARDS:
        assert bool(card.suitors) == card.queen == (card.one_shot == ids.CORONATION)
        assert (card.location == ids.NOWHERE) == (card.queen or card.comet)
        assert len(set(card.suitors)) == len(card.suitors)
    assert all(queen.agents == () for queen in queens)


def test_comets_are_blank() -> None:
    for card in CARDS:
        if card.comet:
            assert (card.agents, card.prestige, card.ops, card.abilities) == ((), (), (), ())
            assert card.one_shot == ids.NO_ONE_SHOT


def test_one_shots_are_as_many_as_printed() -> None:
    counts = Counter(ids.ONE_SHOTS[card.one_shot] for card in CARDS)
    assert counts == {
        "none": 39,
        "conspiracy": 35,
        "peasant-revolt": 24,
        "coronation": 18,
        "trade-shift": 16,
        "apostasy": 15,
        "reformation": 13,
        "crusade": 9,
        "jihad": 8,
    }


def test_a_trade_shift_names_an_emporium_and_an_apostasy_two_religions() -> None:
    shifts = Counter(board.EMPORIA[card.one_shot_args[0]] for card in CARDS if card.one_shot == ids.TRADE_SHIFT)
    assert shifts == {"spice-islands": 7, "novgorod": 4, "timbuktu": 3, "red-sea": 2}
    for card in CARDS:
        if card.one_shot == ids.APOSTASY:
            assert len(set(card.one_shot_args)) == 2
            assert set(card.one_shot_args) <= {ids.CATHOLIC, ids.ISLAMIC, ids.REFORMIST}
        elif card.one_shot != ids.TRADE_SHIFT:
            assert card.one_shot_args == ()


@pytest.mark.parametrize(
    ("war", "religion"),
    [(ids.CRUSADE, ids.CATHOLIC), (ids.JIHAD, ids.ISLAMIC), (ids.REFORMATION, ids.REFORMIST)],
)
def test_a_card_that_preaches_a_war_has_agents_of_that_faith_or_pawns(war: int, religion: int) -> None:
    preachers = [card for card in CARDS if card.one_shot == war]
    assert preachers
    for card in preachers:
        assert {ids.religion_of(token) for token in card.agents if token != ids.ANY_PAWN} <= {religion}


def test_ops_carry_the_argument_of_their_kind() -> None:
    ruling = 1 << ids.KNIGHT | 1 << ids.ROOK | 1 << ids.PAWN
    for card in CARDS:
        for op, argument in card.ops:
            if op in (ids.INQUISITOR, ids.CORSAIR):
                assert argument in (ids.CATHOLIC, ids.ISLAMIC, ids.REFORMIST)
            elif op in (ids.COMMERCE, ids.VOTE):
                assert argument in (ids.WEST, ids.EAST)
            elif op == ids.REPRESS:
                assert argument
                assert argument & ~ruling == 0
            else:
                assert op in (ids.BEHEAD, ids.TAX, ids.SIEGE)
                assert argument == 0
        assert len(set(card.ops)) == len(card.ops) <= 3


def test_ops_are_as_many_as_printed() -> None:
    counts = Counter(ids.OPS[op] for card in CARDS for op, _ in card.ops)
    assert counts == {
        "siege": 58,
        "inquisitor": 51,
        "repress": 42,
        "commerce": 38,
        "tax": 38,
        "corsair": 23,
        "vote": 21,
        "behead": 18,
    }


def test_abilities_are_on_as_many_cards_as_printed() -> None:
    counts = Counter(ids.ABILITIES[ability] for card in CARDS for ability in card.abilities)
    assert counts == CARDS_OF_ABILITY
    assert sum(1 for card in BOX if card.abilities) == 47
    assert sum(1 for card in CARDS if card.abilities) == 49


def test_restricted_beheading_is_printed_on_cards_that_behead() -> None:
    restrictions = {
        ids.AB_BEHEAD_ONLY_WEST_RED_OR_GOLD_BISHOP,
        ids.AB_BEHEAD_ONLY_EAST_GREEN_OR_RED_BISHOP,
        ids.AB_BEHEAD_ONLY_EAST_ANY_BISHOP,
    }
    restricted = [card for card in CARDS if restrictions & set(card.abilities)]
    assert len(restricted) == 3
    assert all(ids.BEHEADING in card.ops for card in restricted)


def test_columns_repeat_the_cards() -> None:
    for card in CARDS:
        columns = (
            cards.CARD_CODES[card.id],
            cards.CARD_SET[card.id],
            cards.CARD_SIDE[card.id],
            PRINTED.card_location[card.id],
            PRINTED.card_agents[card.id],
            PRINTED.card_ops[card.id],
            PRINTED.card_one_shot[card.id],
            PRINTED.card_suitors[card.id],
            PRINTED.card_abilities[card.id],
            cards.IS_QUEEN[card.id],
            cards.IS_COMET[card.id],
        )
        assert columns == (
            card.code,
            card.set,
            card.side,
            card.location,
            card.agents,
            card.ops,
            card.one_shot,
            card.suitors,
            card.abilities,
            card.queen,
            card.comet,
        )
        emporium, religions = PRINTED.card_emporium[card.id], PRINTED.card_religions[card.id]
        assert card.one_shot_args == ((emporium,) if emporium >= 0 else religions)
        assert sum(PRINTED.card_prestige[card.id]) == len(card.prestige)
        assert all(PRINTED.card_prestige[card.id][kind] == card.prestige.count(kind) for kind in range(6))


def test_some_cards_in_words() -> None:
    """Cards that the worked examples of the rulebook turn on."""
    borgia = CARDS[cards.CARD_CODES.index("pren009")]
    assert (borgia.location, borgia.agents, borgia.one_shot) == (ids.THE_WEST, (ids.CATHOLIC_BISHOP,), ids.CONSPIRACY)
    isabella = CARDS[cards.CARD_CODES.index("pren044")]
    assert isabella.ops == (ids.REPRESS_ROOK_PAWN, ids.BEHEADING)
    assert isabella.suitors == (ids.PORTUGAL, ids.ARAGON, ids.FRANCE, ids.HRE)
    wangara = CARDS[cards.CARD_CODES.index("pren087")]
    assert wangara.one_shot_args == (ids.EMPORIUM_TIMBUKTU,)
    hospitallers = CARDS[cards.CARD_CODES.index("pren012")]
    assert hospitallers.one_shot_args == (ids.ISLAMIC, ids.CATHOLIC)


# Squares


def test_every_king_campaigns_and_republics_trade_and_vote_on_their_side() -> None:
    for empire in EMPIRES:
        king, republic = PRINTED.square_ops[empire]
        side = board.EMPIRE_SIDE[empire]
        assert king == (ids.CAMPAIGNING,)
        assert republic in (((ids.COMMERCE, side),), ((ids.VOTE, side), (ids.COMMERCE, side)))


def test_a_republic_votes_where_it_has_law() -> None:
    for empire in EMPIRES:
        votes = [op for op, _ in PRINTED.square_ops[empire][ids.REPUBLIC]].count(ids.VOTE)
        assert PRINTED.square_prestige[empire][ids.REPUBLIC][ids.LAW] == votes


def test_prestige_of_the_squares() -> None:
    kings = [sum(PRINTED.square_prestige[empire][ids.KING]) for empire in EMPIRES]
    assert kings == [0, 0, 0, 1, 0, 1, 0, 2, 1, 1]
    assert PRINTED.square_prestige[ids.PAPAL_STATES][ids.KING] == ids.prestige_counts((ids.CATHOLIC, ids.PATRON))


def test_the_promos_change_hungary_the_ottomans_and_a_pope_of_another_faith() -> None:
    changed = {empire for empire in EMPIRES if PRINTED.promo_square_prestige[empire] != PRINTED.square_prestige[empire]}
    assert changed == {ids.HUNGARY, ids.OTTOMAN}
    assert PRINTED.promo_square_ops[ids.OTTOMAN] == ((ids.CAMPAIGNING,), ())
    assert PRINTED.promo_square_ops[ids.HUNGARY] == PRINTED.square_ops[ids.HUNGARY]
    pope = PRINTED.square_prestige[ids.PAPAL_STATES][ids.KING]
    islamic, reformist = ids.prestige_counts((ids.ISLAMIC,)), ids.prestige_counts((ids.REFORMIST,))
    assert (pope, islamic, reformist, pope) == PRINTED.promo_papal_king_prestige

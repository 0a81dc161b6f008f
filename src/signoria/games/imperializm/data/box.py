"""What is printed in one box: every number of the game, as small tuples that rules read. It never changes.

By territory (lands, colonies, India, China), power, religion, design, achievement, good and number of players.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.engine.sheet import Layout, Sheet, read_sheet
from signoria.games.imperializm.data import (
    achievements,
    board,
    goods,
    powers,
    providence,
    religions,
    territories,
)
from signoria.games.imperializm.data.ids import (
    ACHIEVEMENTS,
    DESIGNS,
    GLORY,
    GOODS,
    LEVELS,
    MEASURES,
    POWERS,
    PRESTIGE,
    RELIGIONS,
    TERRITORIES,
    Pairs,
)

Numbers = tuple[int, ...]

# In the row of achievements, where a way to meet one ends: another way follows, or it was the last.
OR: Final = -1
NO_MORE: Final = -2

# Every sheet of a box and its text with our values, in the order they are shown.
LAYOUTS: Final[tuple[Layout, ...]] = (
    territories.LAYOUT,
    powers.LAYOUT,
    religions.LAYOUT,
    achievements.LAYOUT,
    goods.LAYOUT,
    providence.LAYOUT,
    board.LAYOUT,
)
TEXTS: Final[dict[str, str]] = {
    "territories": territories.TEXT,
    "powers": powers.TEXT,
    "religions": religions.TEXT,
    "achievements": achievements.TEXT,
    "goods": goods.TEXT,
    "providence": providence.TEXT,
    "board": board.TEXT,
}


class Box:
    """The values of one box."""

    def __init__(self, sheets: dict[str, Sheet]) -> None:
        self.sheets: Final = sheets  # what the numbers were read from: it knows where each is known from
        sheet = sheets["territories"]
        self.territory_starting: Final = column(sheet, TERRITORIES, "starting")
        self.territory_cost: Final = column(sheet, TERRITORIES, "cost")
        self.territory_army: Final = column(sheet, TERRITORIES, "needs.army")
        self.territory_fleet: Final = column(sheet, TERRITORIES, "needs.fleet")
        self.territory_prestige: Final = column(sheet, TERRITORIES, "needs.prestige")
        self.territory_gives: Final = pairs(sheet, TERRITORIES, "gives.", LEVELS)
        # R7.7: what changes hands with a territory; prestige and glory stay with the player who conquered it.
        self.territory_moves: Final = tuple(
            [tuple([(level, steps) for level, steps in row if level < PRESTIGE]) for row in self.territory_gives]
        )

        sheet = sheets["powers"]
        self.power_start: Final = column(sheet, POWERS, "start")
        self.power_ducats: Final = column(sheet, POWERS, "ducats")
        self.power_hand: Final = column(sheet, POWERS, "hand")
        self.power_land: Final = column(sheet, POWERS, "land")
        self.power_sea: Final = column(sheet, POWERS, "sea")
        self.power_dissenters: Final = column(sheet, POWERS, "dissenters")
        self.power_gives: Final = pairs(sheet, POWERS, "gives.", LEVELS)

        sheet = sheets["religions"]
        self.religion_needs: Final = pairs(sheet, RELIGIONS, "needs.", LEVELS[:GLORY])
        self.religion_gives: Final = pairs(sheet, RELIGIONS, "gives.", LEVELS)
        self.religion_choice: Final = column(sheet, RELIGIONS, "choice")
        self.religion_hand: Final = column(sheet, RELIGIONS, "hand")
        self.religion_ducats: Final = column(sheet, RELIGIONS, "ducats")
        self.religion_development: Final = column(sheet, RELIGIONS, "development")
        self.religion_dissenters: Final = column(sheet, RELIGIONS, "dissenters")

        sheet = sheets["achievements"]
        self.achievement_glory: Final = column(sheet, ACHIEVEMENTS, "glory")
        self.achievement_gives: Final = pairs(sheet, ACHIEVEMENTS, "gives.", LEVELS[:GLORY])
        # One or two ways to meet each.
        self.achievement_needs: Final = tuple(
            [
                (first, second) if second else (first,)
                for first, second in zip(
                    pairs(sheet, ACHIEVEMENTS, "needs.", MEASURES),
                    pairs(sheet, ACHIEVEMENTS, "or.", MEASURES),
                    strict=True,
                )
            ]
        )
        # The same in one row, for the question that is asked most often.
        self.goal_at: Final = vec[i64]([0] * len(ACHIEVEMENTS))
        row: list[int] = []
        for goal, ways in enumerate(self.achievement_needs):
            self.goal_at[goal] = len(row)
            for way in ways:
                for number, amount in way:
                    row += [number, amount]
                row.append(OR)
            row[-1] = NO_MORE
        self.goal_row: Final = vec[i64](row)

        sheet = sheets["goods"]
        self.profit: Final = tuple([sheet.numbers(word, "profit") for word in GOODS])

        sheet = sheets["providence"]
        # While an authority card lies before a player.
        self.rules_land: Final = column(sheet, DESIGNS, "rules.land")
        self.rules_sea: Final = column(sheet, DESIGNS, "rules.sea")
        self.rules_dissenters: Final = column(sheet, DESIGNS, "rules.dissenters")
        self.rules_hand: Final = column(sheet, DESIGNS, "rules.hand")
        self.rules_development: Final = column(sheet, DESIGNS, "rules.development")
        # As a war card.
        self.war_land: Final = column(sheet, DESIGNS, "war.land")
        self.war_sea: Final = column(sheet, DESIGNS, "war.sea")
        self.war_plunder: Final = column(sheet, DESIGNS, "war.plunder")
        # For its text: ducats for each of a measure (one of the alternatives), at most so many (0: no limit).
        self.card_per: Final = pairs(sheet, DESIGNS, "per.", MEASURES[:-1])
        self.card_most: Final = column(sheet, DESIGNS, "most")
        self.card_price: Final = column(sheet, DESIGNS, "price")  # of the step that can be bought
        self.card_prestige: Final = column(sheet, DESIGNS, "prestige")  # lost by the target; gained: diplomatic-move
        self.card_release: Final = column(sheet, DESIGNS, "release")  # prestige that buys the card off
        self.card_ducats: Final = column(sheet, DESIGNS, "ducats")  # taken from the supply
        self.card_oriental: Final = column(sheet, DESIGNS, "oriental")  # level that brings the glory
        self.card_glory: Final = column(sheet, DESIGNS, "glory")
        self.card_margin: Final = column(sheet, DESIGNS, "margin")  # by which the war must be won for the glory

        sheet = sheets["board"]
        self.start_ducats: Final = sheet.number("start-ducats")
        self.start_hand: Final = sheet.number("start-hand")
        self.powers_dealt: Final = sheet.number("powers-dealt")
        self.start_step: Final = sheet.number("start-step")
        self.open_territories: Final = by_seats(sheet, "territories")  # index: number of players
        self.open_achievements: Final = by_seats(sheet, "achievements")  # with the open top card of the stack
        self.hand: Final = sheet.number("hand")
        self.hand_least: Final = sheet.number("hand-least")
        self.hand_most: Final = sheet.number("hand-most")
        self.exchange: Final = sheet.number("exchange")
        # By level: the end of each track. Glory is counted on beyond the printed end.
        ends = [sheet.number(f"{word}-most") for word in ("army", "fleet", "prestige", "glory")]
        self.level_most: Final[Numbers] = tuple([len(row) - 1 for row in self.profit] + ends)
        self.gold_penalty: Final = sheet.number("gold-penalty")
        self.leader_most: Final = sheet.number("leader-most")
        self.food_price: Final = sheet.number("food-price")
        self.textiles_price: Final = sheet.number("textiles-price")
        self.oriental_price: Final = sheet.number("oriental-price")
        self.industrial_price: Final = sheet.number("industrial-price")
        self.fleet_a_ducat: Final = sheet.number("fleet-a-ducat")
        self.army_a_ducat: Final = sheet.number("army-a-ducat")
        self.gate_prestige: Final = sheet.number("gate-prestige")
        self.gate_glory: Final = by_seats(sheet, "gate-glory")
        self.win_glory: Final = sheet.number("win-glory")
        self.win_prestige: Final = sheet.number("win-prestige")
        self.loss_prestige: Final = sheet.number("loss-prestige")
        self.humiliation_least: Final = sheet.number("humiliation-least")
        self.defence_cards: Final = sheet.number("defence-cards")
        self.short_prestige: Final = sheet.number("short-prestige")
        self.tax: Final = sheet.number("tax")
        self.bloom_glory: Final = sheet.number("bloom-glory")
        self.end: Final = by_seats(sheet, "end")
        self.first_place: Final = sheet.number("first-place")
        self.first_tied: Final = sheet.number("first-tied")
        self.second_place: Final = sheet.number("second-place")
        self.second_tied: Final = sheet.number("second-tied")
        self.faithful: Final = sheet.number("faithful")


def column(sheet: Sheet, rows: tuple[str, ...], name: str) -> Numbers:
    """A column of numbers."""
    return tuple([sheet.number(row, name) for row in rows])


def pairs(sheet: Sheet, rows: tuple[str, ...], group: str, words: tuple[str, ...]) -> tuple[Pairs, ...]:
    """By row: what is not 0 in a group of columns, as (number of the word, amount) pairs."""
    known = [(number, group + word) for number, word in enumerate(words) if group + word in sheet.layout.columns]
    return tuple(
        [
            tuple([(number, sheet.number(row, name)) for number, name in known if sheet.number(row, name) != 0])
            for row in rows
        ]
    )


def by_seats(sheet: Sheet, name: str) -> Numbers:
    """A number that goes by the number of players, which is its index."""
    return tuple([0, 0] + [sheet.number(f"{name}-{seats}") for seats in (2, 3, 4)])


def our_sheets() -> dict[str, Sheet]:
    """The sheets with our values. They are part of the program: anything wrong with them is a mistake of ours."""
    sheets = {layout.name: read_sheet(layout, TEXTS[layout.name]) for layout in LAYOUTS}
    for sheet in sheets.values():
        for finding in sheet.findings:
            raise ValueError(f"{finding.file}, line {finding.line}: {finding.phrase.key} {finding.phrase.args}")
    return sheets


SHEETS: Final = our_sheets()
BOX: Final = Box(SHEETS)

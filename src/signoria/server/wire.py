"""What goes over the wire: the bodies of requests and answers, bounded in size and strictly typed."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Final, Literal

import msgspec

from signoria.bots.review_words import ReviewTold
from signoria.server.clock import Clock
from signoria.server.plain_text import check_all, check_title

MOST_SEATS: Final = 12
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Login = Annotated[str, msgspec.Meta(min_length=3, max_length=40, pattern=r"^[A-Za-z0-9._@+-]+$")]
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
Token = Annotated[str, msgspec.Meta(min_length=8, max_length=100)]
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
Number = Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]
PackId = Annotated[str, msgspec.Meta(max_length=32)]
Language = Literal["en", "pl"]
Status = Literal["open", "running", "over", "frozen", "closed"]
Pace = Literal["live", "slow"]


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """A request; ``LINES`` are the fields that may have several lines."""

    LINES: ClassVar[frozenset[str]] = frozenset()

    def __post_init__(self) -> None:
        for name in self.__struct_fields__:
            check_all(getattr(self, name), name in self.LINES)


class Arrive(Body):
    """Somebody arrives and says how to be called."""

    name: Name
    language: Language = "en"


class Rename(Body):
    """A new name or language."""

    name: Name | None = None
    language: Language | None = None


class Sharing(Body):
    """Whether finished games may be used for research, without the name."""

    shared: bool


class Credentials(Body):
    """For turning a guest into an account, and for coming back to it."""

    login: Login
    password: Password


class NewPassword(Body):
    """Another password for one's own account."""

    old: Annotated[str, msgspec.Meta(max_length=200)]
    new: Password


class Forgot(Body):
    """An account whose password was forgotten."""

    login: Login


class Renewed(Body):
    """A new password, by what came in a letter."""

    token: Token
    password: Password


class Farewell(Body):
    """To delete everything that is one's own; an account needs its password."""

    password: Annotated[str, msgspec.Meta(max_length=200)] = ""


class Came(Body):
    """A personal resume link or an invitation, used."""

    token: Token


class SeatPlan(Body):
    """Who is to sit on a seat: a bot, the one who asks, or anybody who comes."""

    bot: Annotated[str, msgspec.Meta(max_length=40)] = ""
    me: bool = False


class NewTable(Body):
    """A table to be opened."""

    game: Word
    seats: Annotated[list[SeatPlan], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]
    edition: Annotated[str, msgspec.Meta(max_length=80)] = ""
    options: dict[str, Any] = {}
    title: Annotated[str, msgspec.Meta(max_length=80)] = ""
    public: bool = False
    pace: Pace = "live"
    clock: Clock = Clock()
    hints: bool = True
    chat: bool = False  # whether strangers may read and write it
    pack: PackId = ""  # a data pack to be played with, '' for our values

    def __post_init__(self) -> None:
        super().__post_init__()
        check_title(self.title)


class Altered(Body):
    """Other options for a table at which the game has not begun; what is not named stays."""

    options: dict[str, Any]


class Settings(msgspec.Struct, frozen=True):
    """What was settled about a table, beside its game."""

    title: str = ""
    pace: Pace = "live"
    clock: Clock = Clock()
    hints: bool = True
    chat: bool = False
    lesson: str = ""  # the chapter that is practised here, as "lesson/chapter"
    puzzle: str = ""  # the puzzle that is solved here, as "game/puzzle"
    moment: int = 0  # of a what-if: the position of the game that it began with


class Chosen(Body):
    """A choice, by the number it is to have in the log, and by the number or the words of an option."""

    number: Number
    option: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] | None = None
    words: Annotated[str, msgspec.Meta(max_length=200)] = ""
    usual: bool = False  # answer along with it what nobody needs to be asked about
    instead: bool = False  # take back first what I have just named to act with
    brief: bool = False  # I follow the table: what came of it reaches me anyway, so the answer is brief


class Numbered(Body):
    """An undo or redo, by the number it is to have in the log."""

    number: Number
    usual: bool = False  # also the answers that nobody needed to be asked about
    brief: bool = False  # as for a choice


class TakeBack(Body):
    """A wish to go back to an earlier position."""

    number: Number
    position: Number


class Consent(Body):
    """An answer to a question that all seats must agree to."""

    yes: bool


class Replace(Body):
    """A bot for the seat of somebody who is absent."""

    bot: Word = "greedy"


class Plan(Body):
    """Options to be taken one after the other, each as soon as it is offered."""

    words: Annotated[list[Annotated[str, msgspec.Meta(max_length=200)]], msgspec.Meta(max_length=20)]


class Fork(Body):
    """A what-if from a position."""

    position: Number


class Say(Body):
    """A line of chat."""

    LINES: ClassVar[frozenset[str]] = frozenset({"text"})
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]
    seats: bool = False  # only for the seats


class Notes(Body):
    """Private notes."""

    LINES: ClassVar[frozenset[str]] = frozenset({"text"})
    text: Annotated[str, msgspec.Meta(max_length=20_000)]


# --- answers ----------------------------------------------------------------------------------------------------------


class Failure(msgspec.Struct, frozen=True):
    """What is wrong: a stable key, a sentence in the user's language, and the numbers and words in it."""

    error: str
    message: str
    details: dict[str, Any]


class Me(msgspec.Struct, frozen=True):
    """Who one is. ``csrf`` goes into the header X-CSRF-Token of every request that changes something."""

    id: str
    name: str
    language: Language
    account: bool
    csrf: str


class Secret(msgspec.Struct, frozen=True):
    """A token that is shown only once, and the link that carries it; a personal one as a QR code, too."""

    token: str
    link: str
    code: str = ""  # an image as a data: address


class Invitation(msgspec.Struct, frozen=True):
    """The link to a table."""

    token: str
    link: str


class Edition(msgspec.Struct, frozen=True):
    """An edition of a game."""

    id: str
    name: str
    differs: int  # paragraphs that read otherwise than in the first edition
    barred: tuple[str, ...]  # options that it does not offer


class OptionCard(msgspec.Struct, frozen=True):
    """What can be agreed before a game: a flag, one of several words, or a list of words."""

    name: str
    kind: Literal["flag", "choice", "list"]
    default: Any
    values: tuple[str, ...]
    labels: tuple[str, ...]  # the names of the values
    label: str
    help: str


class GameCard(msgspec.Struct, frozen=True):
    """A game on offer."""

    id: str
    name: str
    authors: str
    lessons: int  # how many there are
    first: tuple[str, ...]  # the chapters of the first one, as tables of them are named
    editions: tuple[Edition, ...]
    fewest: int
    most: int
    solo: str  # the bot that plays the other seat of a table for one; '' if there is none
    solo_option: str  # the option that says how hard that is
    settings: tuple[OptionCard, ...]
    options: dict[str, Any]  # the same as a JSON schema
    values: tuple[str, ...]  # the editions with values of their own; none: it cannot be played with a data pack


class BotCard(msgspec.Struct, frozen=True):
    """A bot that can take a seat."""

    id: str
    name: str
    about: str
    games: tuple[str, ...]  # that it can play


class Box(msgspec.Struct, frozen=True):
    """What lies in the box of a game, in one language: the name of every thing by its kind, and what is printed."""

    id: str
    names: dict[str, dict[str, str]]
    components: dict[str, Any]


class SeatCard(msgspec.Struct, frozen=True):
    """A seat of a table."""

    seat: int
    name: str
    bot: str
    taken: bool
    mine: bool
    resigned: bool
    word: str
    person: str = ""  # whose profile may be looked at; '' for nobody


class Pending(msgspec.Struct, frozen=True):
    """A question that all other people at the table must agree to."""

    kind: Literal["takeback", "end"]
    seat: int
    number: int
    position: int
    consents: tuple[int, ...]


class PackName(msgspec.Struct, frozen=True):
    """A data pack, by its id and its title."""

    id: str
    title: str


class TableCard(msgspec.Struct, frozen=True):
    """A table as anybody sees it who may."""

    id: str
    game: str
    edition: str
    options: dict[str, Any]
    pack: PackName | None  # nothing: our values
    settings: Settings
    public: bool
    status: Status
    reason: str
    owner: bool
    branch: bool
    origin: str | None
    created: float
    seats: tuple[SeatCard, ...]
    number: int
    decider: int  # the first of those who decide now, as far as one may know, -1: nobody
    deciders: tuple[int, ...]  # all of them; none while the table waits for seats that are a secret
    moved: float
    deadline: float | None
    clocks: tuple[float, ...]
    pending: Pending | None
    now: float


class OfferCard(msgspec.Struct, frozen=True):
    """A legal option."""

    option: int
    words: str
    verb: str
    domain: str  # the kind of the thing that the verb goes with
    thing: str  # its word; '' where the verb stands alone
    rule: str  # the paragraph that tells how it is done
    weight: int  # how much one looks for it; offers come in this order, less than nothing is secondary
    phrase: dict[str, Any]
    text: str
    preview: dict[str, Any] | None = None  # what would happen, where it is asked for


class DecisionCard(msgspec.Struct, frozen=True):
    """The question and every legal answer, for the seat that is asked."""

    number: int  # to be sent with the choice
    seat: int
    prompt: dict[str, Any]
    text: str
    offers: tuple[OfferCard, ...]
    instead: tuple[OfferCard, ...] = ()  # what I can still name in place of what I have just named to act with


class OutcomeCard(msgspec.Struct, frozen=True):
    """How a game ended."""

    kind: str
    text: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]


class ThreatCard(msgspec.Struct, frozen=True):
    """What a seat is about to reach, which threatens all others, or to suffer itself."""

    seat: int
    kind: str  # of the thing
    thing: str  # its word
    lacks: int  # how much is missing; 0: nothing
    own: bool  # the seat itself will suffer it
    text: str
    rule: str


class CountCard(msgspec.Struct, frozen=True):
    """Something that was counted, and how much of it each seat had."""

    text: str
    values: tuple[int, ...]


class ResultCard(msgspec.Struct, frozen=True):
    """How a game that is over was decided, and how each seat stood on the way there."""

    counts: tuple[CountCard, ...]
    positions: tuple[int, ...]  # after how many choices; none where the way there is not known
    course: tuple[tuple[float, ...], ...]  # for each of them: how every seat stood
    points: bool  # whether that is points, or the chances to win as bots judge them


class PositionCard(msgspec.Struct, frozen=True):
    """A position as one pair of eyes sees it."""

    table: str
    seat: int  # whose view it is, -1: a spectator's
    number: int
    position: int
    view: dict[str, Any]
    decision: DecisionCard | None
    answer: OfferCard | None  # what this seat has answered while others still decide
    decider: int
    deciders: tuple[int, ...]
    undo: bool
    redo: bool
    outcome: OutcomeCard | None
    threats: tuple[ThreatCard, ...]
    full: dict[str, Any] | None = None  # the whole position in words, once the game is over


class EventCard(msgspec.Struct, frozen=True):
    """Something that happened."""

    name: str
    text: str
    things: dict[str, str | int]  # its fields: the word of a thing, or a number
    phrase: dict[str, Any]


class EntryCard(msgspec.Struct, frozen=True):
    """A line of the log, with no more than the reader may know."""

    number: int
    kind: str
    seat: int
    position: int
    at: float
    events: tuple[EventCard, ...]
    option: int | None = None
    words: str | None = None


class NoticeCard(msgspec.Struct, frozen=True):
    """Something that happened around the game: a seat taken, a line of chat, a question."""

    number: int
    kind: str
    seat: int
    name: str
    data: dict[str, Any]
    at: float


class Changes(msgspec.Struct, frozen=True):
    """Everything after a cursor; ask again with the cursor that is in it."""

    table: str
    cursor: str
    status: Status
    number: int
    decider: int
    deciders: tuple[int, ...]
    entries: tuple[EntryCard, ...]
    notices: tuple[NoticeCard, ...]
    position: PositionCard | None = None


class Why(msgspec.Struct, frozen=True):
    """Why an option is not there."""

    offered: bool
    text: str
    rule: str
    phrase: dict[str, Any] | None
    way: str = ""  # how the thing is got at all, where that is a question
    way_rule: str = ""  # the paragraph of that


class ReasonCard(msgspec.Struct, frozen=True):
    """One step of the reasoning of an opponent of the rules: a place in its chart, a sentence, a paragraph."""

    at: str
    text: str
    rule: str
    brief: bool  # whether it belongs into a short account
    new: bool  # whether it belongs to this very choice, and not to an earlier one of the same turn


class Reasons(msgspec.Struct, frozen=True):
    """Why a choice was made by the book."""

    position: int
    seat: int
    text: str  # the choice
    reasons: tuple[ReasonCard, ...]


class CampaignCard(msgspec.Struct, frozen=True):
    """A finished game for one."""

    table: str
    game: str
    edition: str
    difficulty: str
    won: bool
    way: str
    turns: int
    at: float


class HintedCard(msgspec.Struct, frozen=True):
    """One of the best options: what to do after it, what may be expected of it, and why, in sentences."""

    option: int
    words: str
    text: str
    line: tuple[str, ...]  # what to choose afterwards, as far as that is sure
    expected: float  # how likely the seat wins then
    spread: float  # how much that varies with what is hidden or drawn
    reasons: tuple[str, ...]


class Hint(msgspec.Struct, frozen=True):
    """What a bot would do at the decision with this number: the best option, and all that it would tell about."""

    number: int
    option: int
    words: str
    text: str
    best: tuple[HintedCard, ...]


class ReviewCard(msgspec.Struct, frozen=True):
    """The review of a game that is over, or how many of so many turns bots have looked at; 0 of 0: not begun yet."""

    done: int
    every: int
    review: ReviewTold | None = None


class PuzzleRow(msgspec.Struct, frozen=True):
    """A puzzle of a game, and the level of bots that solves it."""

    id: str
    level: str
    goal: str


class PuzzlesCard(msgspec.Struct, frozen=True):
    """The puzzles of a game, and the one of the day."""

    game: str
    day: int  # since 1970
    today: str
    puzzles: tuple[PuzzleRow, ...]


class PuzzleCard(msgspec.Struct, frozen=True):
    """A puzzle that is being solved, or was."""

    game: str
    id: str
    level: str
    goal: str
    status: Literal["open", "right", "wrong"]
    because: tuple[str, ...]  # why, once the turn is over
    hints: tuple[str, ...]  # as many as were asked for
    most: int  # hints that there are


class PlanCard(msgspec.Struct, frozen=True):
    """A plan that was made."""

    words: tuple[str, ...]


class NotesCard(msgspec.Struct, frozen=True):
    """Notes as they stand."""

    text: str

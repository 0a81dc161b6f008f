"""The API of playing: the position, choices, undo, consent, plans, history, explanations, hints."""

from __future__ import annotations

from typing import Annotated, Any, Final, cast

from litestar import Response, get, post, put
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from signoria.bots.chance import thousandths
from signoria.bots.hint import Hinted, steps, why
from signoria.bots.peril import Peril, threat_of
from signoria.engine import decision
from signoria.engine.foretell import foretell
from signoria.engine.game import Game
from signoria.engine.problem import Problem
from signoria.engine.state import State
from signoria.engine.vocabulary import NO_THING
from signoria.server.api.compressed import as_json, small
from signoria.server.api.errors import language_of
from signoria.server.api.people import Asked, door, known, person
from signoria.server.api.tables import Id, SeatNumber, hall_of, shown, visited
from signoria.server.api.views import entry_card, offer_card, past_card, position_card, threat_card, told, told_briefly
from signoria.server.frames import Said
from signoria.server.people.accounts import User
from signoria.server.store.info import OVER, RUNNING
from signoria.server.table import branches, lifecycle, play
from signoria.server.table.course import Course, course
from signoria.server.table.hall import Hall
from signoria.server.table.room import Room
from signoria.server.table.workshop import WorkFailed
from signoria.server.texts import say
from signoria.server.wire import (
    Changes,
    Chosen,
    Consent,
    CountCard,
    EntryCard,
    Fork,
    Hint,
    HintedCard,
    Numbered,
    OfferCard,
    Plan,
    PlanCard,
    PositionCard,
    ReasonCard,
    Reasons,
    Replace,
    ResultCard,
    TableCard,
    TakeBack,
    ThreatCard,
    Why,
)

Eyes = Annotated[int | None, QueryParameter(ge=-1, le=11)]
Place = Annotated[int, PathParameter(ge=0, le=10_000_000)]
First = Annotated[int, QueryParameter(ge=0, le=10_000_000)]
Thing = Annotated[str, QueryParameter(min_length=1, max_length=80)]
LINES_OF_ONE: Final = 100  # of the log: so many cost as much as a request
WAY_BACK: Final = 2  # requests that a look at a past position counts as, beside itself
Kinds = Annotated[str, QueryParameter(min_length=1, max_length=200)]


async def after(room: Room, user: User, number: int, language: str, brief: bool = False) -> Said:
    """What came of it, from one's own entry on, with the new position; or, in brief, that it is done.

    What has no entry yet, as an answer that waits for those of others, is told in any case: nobody else is told of it.
    """
    since = (number - 1, room.noticed)
    if brief and room.info.last >= number:
        return told_briefly(room, user, since)
    said, _ = await told(room, user, language, since, view=True)
    return said


async def chosen(hall: Hall, room: Room, user: User, data: Chosen, language: str) -> Said:
    """Make a choice, and say what came of it."""
    option = play.option_of(room, data.option, data.words)
    number = await play.choose(hall, room, user, data.number, option, data.usual, data.instead)
    return await after(room, user, number, language, data.brief)


@get("/tables/{table:str}/position", summary="The position and the decision of my seat")
async def position(
    request: Asked,
    table: Id,
    seat: Eyes = None,
    previews: FromQuery[bool] = False,
    usual: FromQuery[bool] = False,
) -> Response[PositionCard]:
    """What my seat may know; ``seat`` picks one of several seats of mine, -1 the view of a spectator.

    With ``previews`` each option of the decision says what would happen, where the game can tell; with ``usual``
    what would happen if it is sent so.
    """
    room = await visited(request, table)
    async with room.lock:
        return small(request, position_card(room, request.user, language_of(request), seat, previews, usual))


@post("/tables/{table:str}/choices", summary="Make a choice")
async def choose(request: Asked, table: Id, data: JSONBody[Chosen]) -> Response[Changes]:
    """An option that is offered, with the number of the decision; another number is stale and changes nothing.

    Where several decide at once, it waits for the others beside the log, and the number stays the same for them. With
    ``usual`` the answers that nobody needs to be asked about are given along with it. With ``instead`` it takes the
    place of the last choice: the decision tells under this word what can. Who follows the table over a WebSocket or a
    stream gets what came of it there, and may ask for a ``brief`` answer: without entries, notices and position. Most
    choices come by ``api/direct_choices.py``.
    """
    user = known(request)
    room = await visited(request, table, fresh=False)  # the write itself finds out
    said = await chosen(hall_of(request), room, user, data, language_of(request))
    return as_json(request, said, HTTP_201_CREATED)


@post("/tables/{table:str}/undo", summary="Take back my last choice")
async def undo(request: Asked, table: Id, data: JSONBody[Numbered]) -> Response[Changes]:
    """At once, as long as nobody learned anything from it: an answer, as long as others still decide.

    With ``usual`` together with the answers that were given along with it.
    """
    user = known(request)
    room = await visited(request, table)
    number = await play.undo(hall_of(request), room, user, data.number, data.usual)
    said = await after(room, user, number, language_of(request), data.brief)
    return as_json(request, said, HTTP_201_CREATED)


@post("/tables/{table:str}/redo", summary="Make the choice again that I took back")
async def redo(request: Asked, table: Id, data: JSONBody[Numbered]) -> Response[Changes]:
    """While nothing else was chosen. With ``usual`` together with the answers that were given along with it."""
    user = known(request)
    room = await visited(request, table)
    number = await play.undo(hall_of(request), room, user, data.number, data.usual, again=True)
    said = await after(room, user, number, language_of(request), data.brief)
    return as_json(request, said, HTTP_201_CREATED)


@post("/tables/{table:str}/takeback", summary="Ask to go back further", status_code=HTTP_200_OK)
async def take_back(request: Asked, table: Id, data: JSONBody[TakeBack]) -> TableCard:
    """To an earlier position, past new information; all other people at the table must agree."""
    user = known(request)
    room = await visited(request, table)
    await play.propose(hall_of(request), room, user, "takeback", data.number, data.position)
    return shown(request, room)


@post("/tables/{table:str}/end", summary="Offer to end the game here", status_code=HTTP_200_OK)
async def end(request: Asked, table: Id, data: JSONBody[Numbered]) -> TableCard:
    """All other people at the table must agree."""
    user = known(request)
    room = await visited(request, table)
    await play.propose(hall_of(request), room, user, "end", data.number, 0)
    return shown(request, room)


@post("/tables/{table:str}/consent", summary="Answer the question on the table", status_code=HTTP_200_OK)
async def consent(request: Asked, table: Id, data: JSONBody[Consent]) -> TableCard:
    """Agree to a take-back or an early end, or refuse it; the player who asked may refuse to withdraw it."""
    user = known(request)
    room = await visited(request, table)
    await play.consent(hall_of(request), room, user, data.yes)
    return shown(request, room)


@post("/tables/{table:str}/resign", summary="Give up", status_code=HTTP_200_OK)
async def resign(request: Asked, table: Id) -> TableCard:
    """With two seats in play that ends the game; with more, a bot plays on."""
    user = known(request)
    room = await visited(request, table)
    await play.resign(hall_of(request), room, user)
    return shown(request, room)


@post("/tables/{table:str}/seats/{seat:int}/replace", summary="A bot for an absent player", status_code=HTTP_200_OK)
async def replace(request: Asked, table: Id, seat: SeatNumber, data: JSONBody[Replace]) -> TableCard:
    """Once the seat that decides has used up its time; its player may sit down again at any time."""
    user = known(request)
    room = await visited(request, table)
    await play.replace(hall_of(request), room, user, seat, data.bot)
    return shown(request, room)


@get("/tables/{table:str}/plan", summary="My planned choices")
async def read_plan(request: Asked, table: Id) -> PlanCard:
    """What is to be chosen for me as soon as it is offered."""
    room = await visited(request, table)
    return PlanCard(room.info.seats[lifecycle.acting(room.info, known(request))].plan)


@put("/tables/{table:str}/plan", summary="Plan choices")
async def make_plan(request: Asked, table: Id, data: JSONBody[Plan]) -> PlanCard:
    """Options in words, taken one after the other as each is offered; if one is not, the rest is void."""
    user = known(request)
    room = await visited(request, table)
    await play.plan(hall_of(request), room, user, data.words)
    return PlanCard(tuple(data.words))


# --- looking back -----------------------------------------------------------------------------------------------------


@get("/tables/{table:str}/entries", summary="The log")
async def entries(
    request: Asked, table: Id, first: First = 0, count: Annotated[int, QueryParameter(ge=1, le=500)] = 100
) -> list[EntryCard]:
    """Lines of the log from number ``first`` on, with no more than I may know."""
    room = await visited(request, table)
    async with room.lock:
        state = room.playing().state
        seat = lifecycle.eyes(room.info, request.user)
        rows = await room.entries_after(first - 1, min(room.info.last, first - 1 + count))
        door(request).charge(request, len(rows) // LINES_OF_ONE)
        return [entry_card(room, state, row, seat, language_of(request)) for row in rows]


@get("/tables/{table:str}/reasons/{place:int}", summary="Why was this chosen by the book?")
async def reasons(request: Asked, table: Id, place: Place) -> Reasons:
    """The reasons for the choice that led to a position, with those of the same turn before it.

    Only for a seat that is played as the rules themselves prescribe: it decides by what everybody sees.
    """
    room = await visited(request, table)
    language = language_of(request)
    book = room.game.meta.solo
    if not book or place == 0 or book not in {one.bot for one in room.info.seats}:
        raise Problem("server-no-reasons")
    door(request).charge(request, WAY_BACK)
    async with room.lock:
        state, seat = await room.at(place - 1), await room.chooser(place)
        if not 0 <= seat < len(room.info.seats) or room.info.seats[seat].bot != book:
            raise Problem("server-no-reasons")
    advice = state.game.advise(state, seat)
    early = len(advice.notes) - advice.new
    option = state.game.vocabulary.phrase(advice.option, state.game.about(state, advice.option))
    told = tuple(
        ReasonCard(note.at, say(room.game, language, note.phrase), note.rule, note.brief, number >= early)
        for number, note in enumerate(advice.notes)
    )
    return Reasons(place, seat, say(room.game, language, option), told)


@get("/tables/{table:str}/history/{place:int}", summary="A past position")
async def history(request: Asked, table: Id, place: Place, seat: Eyes = None) -> Response[PositionCard]:
    """After this many choices: my own view while the game runs, the full one afterwards."""
    room = await visited(request, table)
    async with room.lock:
        state = await room.at(place)
        door(request).charge(request, WAY_BACK)
        eyes = lifecycle.eyes(room.info, request.user, seat)
        return small(request, past_card(room, state, place, eyes, language_of(request)))


@get("/tables/{table:str}/result", summary="How a game was decided")
async def result(request: Asked, table: Id) -> Response[ResultCard]:
    """The numbers that decided it and its course; only once it is over, because it tells what was hidden."""
    room = await visited(request, table)
    lifecycle.in_status(room.info, OVER)
    language = language_of(request)
    async with room.lock, hall_of(request).writing:  # one after the other, and each once as long as nothing changes
        if "course" not in room.cards:
            await door(request).check_replay(request)
            room.cards["course"] = await course(room)
        way = cast("Course", room.cards["course"])
        state = room.playing().state
    counts = tuple(CountCard(say(room.game, language, what), values) for what, values in state.game.reckoning(state))
    return small(request, ResultCard(counts, way.positions, way.values, way.points))


@post("/tables/{table:str}/fork", summary="Try something out")
async def fork(request: Asked, table: Id, data: JSONBody[Fork]) -> TableCard:
    """A private what-if table from a position, with everything I may not know drawn anew."""
    room = await visited(request, table)
    user = person(request)
    await door(request).check_heavy(request, user)
    async with room.lock:
        room.playing()
    return shown(request, await branches.fork(hall_of(request), room, user, data.position))


@get("/tables/{table:str}/preview", summary="What would an option do?")
async def preview(
    request: Asked,
    table: Id,
    option: Annotated[int, QueryParameter(ge=0, le=1_000_000)],
    usual: FromQuery[bool] = False,
) -> dict[str, Any]:
    """What an option that is offered to me would bring about, as far as the game can tell without drawing a card."""
    room = await visited(request, table, fresh=False)
    seat = lifecycle.acting(room.info, known(request))
    async with room.lock:
        state = room.playing().state
        if room.info.status != RUNNING or seat not in state.deciders():
            raise Problem("server-not-asked")
        state = state.turned(seat)
        if option not in state.options():
            raise Problem("server-not-offered")
        return foretell(state, option, usual)


@get("/tables/{table:str}/wonder", summary="Why can this thing not be chosen?")
async def wonder(request: Asked, table: Id, thing: Thing, kinds: Kinds) -> Why:
    """The sentence and the paragraph that forbid it now; ``kinds`` are the kinds it may be of, with commas between."""
    room = await visited(request, table)
    async with room.lock:
        seat = lifecycle.eyes(room.info, request.user)
        why = decision.wonder(room.playing().state, tuple(kinds.split(",")), thing, seat)
    return why_card(room, language_of(request), why)


@get("/tables/{table:str}/plannable", summary="What can be planned with this thing?")
async def plannable(request: Asked, table: Id, thing: Thing, kinds: Kinds) -> list[OfferCard]:
    """Every option about a thing, possible now or not, so that one can be planned by pointing; ``kinds`` as above."""
    room = await visited(request, table)
    game, language = room.game, language_of(request)
    found = game.vocabulary.by_weight(decision.done_to(game, tuple(kinds.split(",")), thing))
    return [offer_card(game, language, option, NO_THING) for option in found]


def why_card(room: Room, language: str, why: decision.Explanation | None) -> Why:
    """Why not, if there is a reason."""
    if why is None:
        return Why(True, "", "", None)
    way, rule = (say(room.game, language, why.way.phrase), why.way.rule) if why.way else ("", "")
    return Why(False, say(room.game, language, why.phrase), why.rule, why.phrase.to_json(), way, rule)


@get("/tables/{table:str}/explain", summary="Why is this option not there?")
async def explain(
    request: Asked,
    table: Id,
    option: Annotated[int | None, QueryParameter(ge=0, le=1_000_000)] = None,
    words: Annotated[str, QueryParameter(max_length=200)] = "",
) -> Why:
    """The sentence and the paragraph that forbid an option now, given by its number or its words."""
    room = await visited(request, table)
    asked = play.option_of(room, option, words)
    async with room.lock:
        seat = lifecycle.eyes(room.info, request.user)
        why = room.playing().session.explain(asked, seat)
    return why_card(room, language_of(request), why)


@post("/tables/{table:str}/hint", summary="What would a bot do?", status_code=HTTP_200_OK)
async def hint(request: Asked, table: Id) -> Hint:
    """For the seat that decides, if the table allows hints; the bot knows no more than the seat."""
    room = await visited(request, table)
    seat = lifecycle.acting(room.info, known(request))
    lifecycle.in_status(room.info, RUNNING)
    if not room.info.settings.hints:
        raise Problem("server-no-hints")
    async with room.lock:
        state, number = room.playing().state, room.info.last + 1
    if seat not in state.deciders():
        raise Problem("server-not-asked")
    await door(request).check_heavy(request, known(request))
    try:
        found = await hall_of(request).thinker.advise(state, seat, known(request).id, table)
    except WorkFailed:
        raise Problem("server-hint-failed") from None
    cards = tuple(hinted_card(room.game, language_of(request), state, seat, one) for one in found)
    return Hint(number, cards[0].option, cards[0].words, cards[0].text, cards)


@get("/tables/{table:str}/perils", summary="Who can win in their next turn?")
async def perils(request: Asked, table: Id) -> list[ThreatCard]:
    """What a search of one turn finds from what my seat may know, where the table allows hints; else nothing."""
    room = await visited(request, table)
    seat = lifecycle.eyes(room.info, request.user)
    silent = room.info.status != RUNNING or not room.info.settings.hints or not room.game.sudden
    book = any(one.bot and one.bot == room.game.meta.solo for one in room.info.seats)  # it chooses nothing
    if silent or book or seat == lifecycle.SPECTATOR:
        return []
    async with room.lock:
        state, key = room.playing().state, ("perils", seat)
        found = cast("tuple[Peril, ...] | None", room.cards.get(key))
    if found is None:
        seed = f"{table} {room.info.last}"  # the same for everybody who asks about the same position
        kept = room.cards  # those of this position
        try:
            found = await hall_of(request).thinker.watch_out(state, seat, seed, known(request).id, table)
        except WorkFailed:
            return []  # nothing is said where nothing is known
        kept[key] = found
    return [peril_card(state, language_of(request), one) for one in found]


def peril_card(state: State, language: str, found: Peril) -> ThreatCard:
    """A line with which a rival wins, said."""
    line = "; ".join(say(state.game, language, phrase) for phrase in steps(state.game, found.line))
    return threat_card(state.game, language, threat_of(state, found, line))


def hinted_card(game: Game, language: str, state: State, seat: int, hinted: Hinted) -> HintedCard:
    """One of the best options, said."""
    first, *rest = [say(game, language, phrase) for phrase in steps(game, hinted.line)]
    return HintedCard(
        hinted.option,
        game.vocabulary.words(hinted.option),
        first,
        tuple(rest),
        thousandths(hinted.expected),
        round(hinted.spread, 3),
        tuple(say(game, language, reason) for reason in why(state, seat, hinted)),
    )


HANDLERS: list[Any] = [
    position,
    choose,
    undo,
    redo,
    take_back,
    end,
    consent,
    resign,
    replace,
    read_plan,
    make_plan,
    plannable,
    entries,
    history,
    reasons,
    result,
    fork,
    preview,
    wonder,
    explain,
    hint,
    perils,
]

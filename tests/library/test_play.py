"""What ``import signoria`` gives: a play from its start to its record, and problems that say what is wrong."""

from __future__ import annotations

import json

import pytest

import signoria


def a_play(**more: object) -> signoria.Play:
    return signoria.start("lorenzo", seats=2, seed=5, **more)  # type: ignore[arg-type]


def test_the_same_seed_is_the_same_game() -> None:
    one, other = a_play().play_out(seed=1), a_play().play_out(seed=1)
    assert one.record() == other.record()
    assert one.state.digest() != a_play().play_out(seed=2).state.digest()


def test_without_a_seed_no_two_games_are_the_same() -> None:
    assert signoria.start("lorenzo").save() != signoria.start("lorenzo").save()


def test_an_option_is_chosen_by_itself_its_number_or_its_words() -> None:
    option = a_play().options[1]
    plays = [a_play(), a_play(), a_play()]
    choices: tuple[signoria.Option | int | str, ...] = (option, option.number, option.words)
    for play, choice in zip(plays, choices, strict=True):
        assert play.choose(choice).words == option.words
    assert len({play.state.digest() for play in plays}) == 1


def test_options_are_said_and_compared() -> None:
    option, other = a_play().options[:2]
    assert option == a_play().options[0]
    assert option != other
    assert len({option, a_play().options[0], other}) == 2
    assert str(option) in repr(option)
    assert option.words in repr(option)


def test_a_problem_says_its_sentence_in_the_language_of_the_play() -> None:
    with pytest.raises(signoria.Problem, match=r"^Unknown verb “votee”\.$"):
        a_play().choose("votee")
    with pytest.raises(signoria.Problem, match=r"^Nie ma czegoś takiego jak „votee” \(czasownik\)\.$"):
        a_play(language="pl").choose("votee")


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"name": "lorenza"}, "Unknown game “lorenza”; did you mean “lorenzo”?"),
        ({"seats": 9}, "This game is for 2 to 4 seats, not for 9."),
        ({"edition": "golden"}, "Unknown edition “golden”"),
        ({"options": {"leader": "dealt"}}, "did you mean “leaders”?"),
        ({"options": {"leaders": 3}}, "Option leaders cannot be “3”; it takes: drafted, dealt."),
        ({"language": "fr"}, "Unknown language “fr”"),
    ],
)
def test_a_game_that_cannot_start(given: dict[str, object], sentence: str) -> None:
    with pytest.raises(signoria.Problem) as raised:
        signoria.start(**{"name": "lorenzo", **given})  # type: ignore[arg-type]
    assert sentence in str(raised.value)


def test_why_not_comes_with_the_paragraph() -> None:
    play = signoria.start("pax-renaissance", seed=1)
    why = play.explain("vote england")
    assert why is not None
    assert why.rule == "E4"
    assert str(why) in repr(why)
    assert play.explain(play.options[0]) is None


def test_a_clone_goes_its_own_way_with_the_same_luck() -> None:
    play = a_play()
    play.choose(play.options[0])
    before, clone = play.record(), play.clone()
    clone.play_out(seed=3)
    assert play.record() == before
    play.play_out(seed=3)
    assert play.record() == clone.record()


def test_what_a_seat_cannot_know_is_imagined() -> None:
    play = signoria.start("lorenzo", edition="advanced", options={"leaders": "dealt"}, seed=2)
    while play.question.startswith("Choose"):  # the tiles lie open, the leaders do not
        play.choose(play.options[0])
    imagined = [play.imagine(0, seed) for seed in range(5)]
    assert all(other.view(0) == play.view(0) for other in imagined)
    assert any(other.state.digest() != play.state.digest() for other in imagined)


def test_undo_and_what_was_told() -> None:
    play = signoria.start("pax-renaissance", seed=1)
    before = play.state.digest()
    play.choose("buy west-1")
    assert len(play.told()) == 1
    play.undo()
    assert play.state.digest() == before
    with pytest.raises(signoria.Problem, match="no choice to take back"):
        play.undo()


def test_a_record_and_a_saved_position_lead_back() -> None:
    play = a_play().play_out(seed=4)
    assert repr(signoria.replay(play.record())) == repr(play)
    middle = a_play()
    middle.choose(middle.options[0])
    back = signoria.load(middle.save())
    assert back.save() == middle.save()
    with pytest.raises(signoria.Problem, match="no record"):
        back.record()


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"signoria-play": "lorenzo", "state": {}}', '{"signoria-play": []}'])
def test_what_is_no_saved_position_is_refused(text: str) -> None:
    with pytest.raises(signoria.Problem, match="not what"):
        signoria.load(text)


@pytest.mark.parametrize("field", ["round", "board", "agenda", "rng"])
def test_a_saved_position_that_was_changed_is_refused(field: str) -> None:
    saved = json.loads(a_play().save())
    broken: tuple[object, ...] = (None, "x", [], -1, 10**20)
    for value in broken:
        saved["state"][field] = value
        with pytest.raises(signoria.Problem, match="not what"):
            signoria.load(json.dumps(saved))


@pytest.mark.parametrize("seat", [-2, 2, 99])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    play = a_play()
    for ask in (play.view, play.imagine, play.seat_name, lambda one: play.told(0, one)):
        with pytest.raises(signoria.Problem, match=f"no seat {seat}"):
            ask(seat)
    with pytest.raises(signoria.Problem, match="no seat -1"):
        play.seat_name(-1)  # nobody who watches has a name
    assert play.view(-1)
    assert play.imagine(-1).view(-1) == play.view(-1)


def test_more_bots_than_seats_are_refused() -> None:
    with pytest.raises(signoria.Problem, match="3 bots for 2 free seats"):
        a_play().play_out("random", "random", "random")


def test_a_number_beyond_all_vocabularies_is_refused() -> None:
    with pytest.raises(signoria.Problem, match=f"no option number {10**40}"):
        a_play().choose(10**40)


def test_a_game_that_does_not_end_is_given_up() -> None:
    with pytest.raises(signoria.Problem, match="after 3 choices"):
        a_play().play_out(limit=3)


def test_everything_has_a_readable_face() -> None:
    play = a_play()
    assert repr(play).startswith("<Play lorenzo, choice 1: ")
    assert "LorenzoState" in repr(play.session)
    assert repr(play.game) == "<Game lorenzo>"
    assert repr(play.game.vocabulary).startswith("<Vocabulary of ")
    assert repr(play.game.vocabulary.verbs[0]).startswith("<Verb 0 ")
    assert repr(play.game.vocabulary.verbs[0].domain).startswith("<Domain ")
    assert repr(play.state.agenda[-1]).startswith("<")
    play.play_out()
    assert "over after" in repr(play)
    assert repr(play.outcome).startswith("<Outcome ")
    assert "ended" in repr(play.state)
    assert play.options == ()
    assert play.question == ""
    assert any(repr(event).startswith("Event(") for entry in play.session.entries for event in entry.events)
    assert any(repr(chance).startswith("Chance(") for chance in play.session.setup.chances)


def test_several_seats_answer_in_any_order() -> None:
    one, other = (signoria.start("lorenzo", edition="advanced", options={"leaders": "drafted"}, seed=2) for _ in "ab")
    while len(one.deciders) == 1:  # the tiles are chosen in turn, the leaders at once
        for play in (one, other):
            play.choose(play.options[0])
    assert one.deciders == (0, 1)
    assert one.options_for(0) != one.options_for(1)
    assert one.options_for(2) == ()
    picked = [one.options_for(seat)[1] for seat in (0, 1)]
    one.choose(picked[0], 0)
    copy = one.clone()
    one.choose(picked[1], 1)
    other.choose(picked[1], 1)
    other.choose(picked[0], 0)
    assert one.record() == other.record()
    assert list(copy.deciders) == [1]
    copy.undo(0)
    assert list(copy.deciders) == [0, 1]

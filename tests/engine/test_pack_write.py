"""A pack written anew from its values: the same pack, of every game and every edition that has values."""

from __future__ import annotations

import pytest

from signoria import catalogue
from signoria.engine.former import former_pack
from signoria.engine.pack import load
from signoria.engine.pack_write import edited, edits_of, files_of, name_of

BOXES = [(game.meta.id, edition) for game in catalogue.games().values() if game.layouts for edition in game.boxes]


@pytest.mark.parametrize(("name", "edition"), BOXES)
def test_our_values_are_a_pack_without_edits_that_reads_back_as_it_is(name: str, edition: str) -> None:
    game = catalogue.find(name)
    files = edited(game, edition, "Ours", ())
    pack = load(files, catalogue.find)
    assert (pack.game, game.box_of(pack.edition)) == (name, edition)
    assert edits_of(pack, game.own_sheets(edition)) == []
    again = load(files_of(pack), catalogue.find)
    assert again.digest == pack.digest
    assert name_of(files_of(again)) == name_of(files_of(pack))


@pytest.mark.parametrize(
    ("name", "digest"), [(game.meta.id, one.digest) for game in catalogue.games().values() for one in game.former]
)
def test_our_values_of_another_time_can_be_had_again(name: str, digest: str) -> None:
    """A value of ours that is changed must be written down among what was otherwise before."""
    game = catalogue.find(name)
    pack = former_pack(game, digest)
    assert pack is not None
    assert (pack.digest, digest != game.data) == (digest, True)
    assert all(one.ours_from == one.theirs_from == "reconstructed" for one in pack.differences(game.own_sheets()))
    assert load(files_of(pack), catalogue.find).digest == digest
    assert former_pack(game, "0" * 16) is None

"""``signoria dataset`` writes a folder and says what is in it."""

from __future__ import annotations

from pathlib import Path

from tests.cli.conftest import Signoria


def test_positions_are_written_and_counted(signoria: Signoria, tmp_path: Path) -> None:
    line = ("dataset", "sample", "--games", "2", "--bots", "random", "--seed", "1", "--out", str(tmp_path / "made"))
    done = signoria(*line)
    assert done.code == 0
    assert f"of 2 games, seed 1, in {tmp_path / 'made'}." in done.out
    assert signoria(*line).out == done.out
    other = signoria(*line[:-4], "--seed", "2", "--out", str(tmp_path / "made"))
    assert other.code == 2
    assert "holds another dataset" in other.err
    assert signoria(*line, "--jobs", "0").code == 2
    (tmp_path / "file").write_text("", "utf-8")
    assert "cannot be written" in signoria(*line[:-1], str(tmp_path / "file")).err

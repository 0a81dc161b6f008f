"""The tables of a report as files: CSV always, Parquet where pyarrow is installed."""

from __future__ import annotations

import csv
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from signoria.arena.report import Report
from signoria.engine.problem import Problem


def needs_parquet() -> None:
    """Refuse, before anything is played, to write what cannot be written here."""
    if find_spec("pyarrow") is None:
        raise Problem("report-no-parquet", package="signoria[tables]")


def write_csv(report: Report, folder: Path) -> list[Path]:
    """One file for each table, with the names of its columns in the first line."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for name, (columns, rows) in report.tables().items():
        path = folder / f"{name}.csv"
        with path.open("w", encoding="utf-8", newline="") as file:
            writer = csv.writer(file, lineterminator="\n")
            writer.writerow(columns)
            writer.writerows(rows)
        written.append(path)
    return written


def write_parquet(report: Report, folder: Path) -> list[Path]:
    """The same tables with typed columns."""
    needs_parquet()
    arrow: Any = import_module("pyarrow")
    parquet: Any = import_module("pyarrow.parquet")
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for name, (columns, rows) in report.tables().items():
        path = folder / f"{name}.parquet"
        table = arrow.table({column: [row[at] for row in rows] for at, column in enumerate(columns)})
        parquet.write_table(table, path)
        written.append(path)
    return written

"""Record: a whole game as a readable text file. The format is specified in docs/record-format.md."""

from signoria.engine.record.reading import BrokenRecord, read
from signoria.engine.record.writing import write

__all__ = ["BrokenRecord", "read", "write"]

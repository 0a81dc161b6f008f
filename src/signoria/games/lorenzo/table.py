"""The state that is played with: what is on the table, and everything that can be asked about it."""

from __future__ import annotations

from signoria.engine.phrase import Arg
from signoria.engine.rng import Rng
from signoria.games.lorenzo.explain import foresee, refusal_args
from signoria.games.lorenzo.hidden import resample
from signoria.games.lorenzo.preview import preview
from signoria.games.lorenzo.rules.scoring import total
from signoria.games.lorenzo.state import LorenzoState
from signoria.games.lorenzo.view import view


class LorenzoTable(LorenzoState):
    """A position of Lorenzo il Magnifico."""

    def clone(self) -> LorenzoTable:
        new = LorenzoTable.__new__(LorenzoTable)
        self.copy(new)
        return new

    def scores(self) -> tuple[int, ...]:
        return tuple([total(self, seat) for seat in range(self.count)])

    def view(self, seat: int) -> dict[str, object]:
        return view(self, seat)

    def resample(self, seat: int, rng: Rng) -> LorenzoTable:
        new = self.clone()
        resample(new, seat, rng)
        return new

    def refusal_args(self, option: int, refusal: int) -> dict[str, Arg]:
        return refusal_args(self, option, refusal)

    def foresee(self, option: int) -> int:
        return foresee(self, option)

    def preview(self, option: int) -> dict[str, object]:
        return preview(self, option)

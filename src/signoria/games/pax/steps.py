"""Every step of Pax Renaissance by its name, so that a saved agenda can be read back."""

from __future__ import annotations

from typing import Any, Final

from signoria.games.pax.rules import (
    agents,
    apostasy,
    battle,
    bishops,
    borrow,
    coronation,
    creed,
    fair,
    inquisitor,
    market,
    military,
    ops,
    play,
    political,
    regime,
    sale,
    tokens,
    turn,
    wars,
    watch,
)

STEPS: Final[dict[str, Any]] = {
    step.name: step
    for step in (
        agents.Deploy, agents.Ordain, agents.PlaceAgents, agents.SerfOf,
        apostasy.Apostasy,
        battle.AfterBattle, battle.Battle, battle.Casualties, battle.LayDown, battle.Settle, battle.SettleAt,
        battle.StandAt, battle.Victory,
        bishops.Pacify,
        borrow.Borrow,
        coronation.JoinKing, coronation.Marry,
        creed.Creed,
        fair.PutLevy, fair.RaiseLevy,
        inquisitor.ChooseBishop, inquisitor.MoveBishop,
        market.Activate,
        military.ChooseCampaign, military.ChoosePirate, military.ChooseSiege, military.SailTo,
        ops.RunOps,
        play.Announce, play.Quench, play.Shift,
        political.ChooseHead, political.ChooseRepressed, political.ChooseTax, political.ChooseVote,
        political.RepressTo, political.TakeFlorin, political.TaxDue, political.TaxWhere,
        regime.Arrange, regime.ArrangeRest, regime.Concession, regime.EmancipateTo, regime.Emancipation,
        regime.GoldenLiberty, regime.Regime,
        sale.EmancipateWest,
        tokens.Recall,
        turn.Refresh, turn.Turn,
        wars.LocateWar, wars.RooksRide,
        watch.Dismiss, watch.DiscardDown,
    )
}  # fmt: skip

"""What each game claims in its previews, questions and refusals: the one place that knows them all."""

from __future__ import annotations

from tests.conformance.claims.base import Claims
from tests.conformance.claims.imperializm import ImperializmClaims
from tests.conformance.claims.lorenzo import LorenzoClaims
from tests.conformance.claims.pax import PaxClaims
from tests.conformance.claims.sample import SampleClaims

CLAIMS: dict[str, Claims] = {
    "sample": SampleClaims(),
    "pax-renaissance": PaxClaims(),
    "lorenzo": LorenzoClaims(),
    "imperializm": ImperializmClaims(),
}

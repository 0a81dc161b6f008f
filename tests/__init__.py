"""The proofs: rules, scenarios, the conformance kit and the house."""

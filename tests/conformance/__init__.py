"""The conformance kit: what every game must hold to, whatever its rules are."""

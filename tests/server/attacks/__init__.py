"""Attacks on a running server, one file each; what each of them once did is told in its first line."""

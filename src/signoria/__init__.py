"""Signoria: a table for Renaissance strategy games."""

__version__ = "0.1.0"

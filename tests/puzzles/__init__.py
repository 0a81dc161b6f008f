"""Puzzles: the search behind them, those that are committed, and how they are found."""

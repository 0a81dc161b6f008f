"""Puzzles: positions in which one turn wins, or brings clearly most, and few ways to play it do."""

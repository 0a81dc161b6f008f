"""The Quay: a small game of our own that the tests and docs/adding-a-game.md use. It is not offered to players."""

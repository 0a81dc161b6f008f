"""Learning a game: lessons that are played on prepared positions, and a glossary with pictures.

Both are files beside the code of a game: ``lessons/<lesson>/<number>-<chapter>.toml`` and ``glossary.toml``. What they
say to a person lies with the texts of the game, as ``lesson-…`` and ``glossary-…``.
"""

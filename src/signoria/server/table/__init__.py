"""Tables with a game on them: opened, played at and kept in memory while they are in use."""

"""Lorenzo il Magnifico: the base game with its basic and advanced rules, for two to four players."""

"""The server: tables at which people, bots and spectators play, live or over weeks. See docs/server.md."""

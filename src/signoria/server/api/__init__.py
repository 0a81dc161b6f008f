"""The door: addresses, bodies and pictures of tables, and who may come in."""

"""The games Signoria knows, one package each: tables of facts, rules, views and text."""

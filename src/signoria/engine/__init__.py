"""The words every game is made of: state, agenda, step, decision, option, event, session, record, scenario.

Nothing in here reads a file, a clock or a global random number, and nothing in here knows a game.
"""

"""Databases that earlier versions wrote, to be brought to the present form and played on with."""

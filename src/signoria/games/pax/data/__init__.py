"""The printed facts of Pax Renaissance: map, cards and squares as tables of small numbers."""

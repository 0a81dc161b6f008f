"""Pax Renaissance: bankers who buy the kings, queens and popes of Europe between 1460 and 1530."""

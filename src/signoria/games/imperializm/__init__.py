"""Imperializm: Droga ku dominacji, for two to four players, with values that the owner of a box can correct."""

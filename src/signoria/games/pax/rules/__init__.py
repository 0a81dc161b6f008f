"""The rules of Pax Renaissance, one room for each part of the rulebook."""

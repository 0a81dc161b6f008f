"""The rules of Imperializm, one module for each part of the rulebook."""

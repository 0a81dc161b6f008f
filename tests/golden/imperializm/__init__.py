"""Finished games of Lorenzo il Magnifico as records."""

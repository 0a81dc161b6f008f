"""The printed facts of Lorenzo il Magnifico as tables of small numbers."""

"""Notifications: whom to tell what, and the ways to reach them."""

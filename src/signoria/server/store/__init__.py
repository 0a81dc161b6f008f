"""What is stored, and how: the database, its form, and the words between workers."""

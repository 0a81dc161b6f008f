# What a lesson or a glossary may name that nobody knows.
kind-chapter = chapter
kind-domain = kind of thing
kind-group = group
problem-server-no-lesson = There is no such lesson.

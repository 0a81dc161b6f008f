# What every page says.
unreachable = The server cannot be reached; trying again.
unofficial = Unofficial and free: every piece, board and sentence here is our own. Not connected with any publisher.
language-en = English
language-pl = Polish
language-switch = Language
loading = One moment…
offline-title = The server cannot be reached
offline-about = Nothing is lost: your games are kept there and go on as soon as it answers. This page comes back by itself with the connection.
offline-again = Try again
spot-legal = { $name }: { $text }, key { $key }

## The values that a table is played with

values-of-table = Values
values-with-pack = Values: { $title }

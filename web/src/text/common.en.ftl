# What every page says.
unreachable = The server cannot be reached; trying again.
unofficial = Unofficial and free: every piece, board and sentence here is our own. Not connected with any publisher.
language-en = English
language-pl = Polish
language-switch = Language
loading = One moment…
spot-legal = { $name }: { $text }, key { $key }

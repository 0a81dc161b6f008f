# What does not fit together in a data pack of Pax Renaissance.

problem-pax-value-twice = “{ $word }” is named twice; once is enough.
problem-pax-no-such-value = “{ $row }” does nothing with “{ $name }”; leave it out.
problem-pax-value-missing = “{ $row }” needs “{ $name }”.
problem-pax-queen-coronation = “{ $row }” is a queen; her one-shot is “{ $word }”.
problem-pax-no-queen = “{ $row }” is no queen; “{ $word }” is for queens only.
problem-pax-two-religions = The apostasy of “{ $row }” needs two religions.
problem-pax-needs-op = “{ $word }” needs the op “{ $op }” on the same card.
problem-pax-one-emporium = One of these is open at the start, and only one: { $rows }.
problem-pax-border-twice = “{ $border }” is already the border of “{ $other }”; each bank has its own.
problem-pax-closed-city = “{ $row }” is out of play at the start, so no piece can be there; leave “start” out.
problem-pax-too-few = “{ $row }” must be at least { $least }, as many as the map has at the start.
problem-pax-all-sides = In this edition the map card of “{ $row }” has all four sides, so “other = { $side }” is no side of it; leave “other” out.
problem-pax-one-side-missing = In this edition the map card of “{ $row }” has one other side; name it as “other”.
problem-pax-same-side = “{ $side }” is the first side of the map card of “{ $row }”; its other side must be another one.

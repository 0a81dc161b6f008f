# What does not fit together in a data pack of Imperializm.

problem-imperializm-profit-falls = The profit at level { $level } must be at least { $least }, as at the level before.
problem-imperializm-hand = The number of cards must lie between { $low } and { $high }.
problem-imperializm-start-twice = Start number { $number } already belongs to “{ $other }”; each power has its own.
problem-imperializm-no-card = “{ $row }” is a field of the board, so it cannot be a starting territory; leave “starting” out.
problem-imperializm-few-starting = The number of starting territories is { $number }; it must be at least { $least }, as many as are laid open.
problem-imperializm-asks-nothing = “{ $row }” asks for nothing; name at least one value under “needs”.
problem-imperializm-out-of-reach = “{ $name }” can never be reached; the most there can be is { $most }.
problem-imperializm-value-gone = “{ $name }” must be at least 1: the card counts it.
problem-imperializm-no-such-value = “{ $row }” does nothing with “{ $name }”; leave it out.

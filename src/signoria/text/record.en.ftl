# What is said about a game being played: choices, undo, players.

problem-illegal-choice = { $reason }
problem-nothing-to-undo = There is no choice to take back.
problem-undo-not-yours = Choice { $number } was made by { $seat }; you cannot take it back.
problem-undo-informed = Choice { $number } cannot be taken back: it brought something new to light.
problem-nothing-to-redo = There is nothing that you took back and could choose again.
problem-no-such-number = There is no position { $number }; the last one is { $last }.
problem-bad-date = “{ $date }” is not a date; write it like 1492-10-12.
problem-bad-player = { $name } cannot be the name of a player: at most { $longest ->
        [one] 1 character
       *[other] { $longest } characters
    } on one line, with single spaces between words.
problem-wrong-players = The number of players’ names ({ $players }) is not the number of seats ({ $seats }).
problem-chance-left-over = The game never asks for this result of chance: “{ $chance }”.
problem-chance-missing = The game asks for a result of chance that is not given: “{ $chance }”.

# What is said about a record that cannot be written or read.

kind-option = option

problem-record-of-branch = A what-if has no record of its own; save the game it started from.
problem-record-foreign = This is not a record of Signoria.
problem-record-version = This record has format { $version }; this program reads format { $known }.
problem-record-too-big = A record has at most { $megabytes } MB.
problem-record-too-many-lines = A record has at most { $most ->
        [one] 1 line
       *[other] { $most } lines
    }.
problem-record-line-too-long = A line of a record has at most { $most ->
        [one] 1 character
       *[other] { $most } characters
    }.
problem-record-not-text = This line holds something that is not plain text.
problem-record-masked = This record shows only what “{ $seat }” may know, so it cannot be played again.
problem-record-cut = The record breaks off here.
problem-record-trailing = The record has ended; nothing may come after it.
problem-record-empty-line = An empty line is missing here.
problem-record-expected = “{ $expected }” is needed here instead of “{ $found }”.
problem-record-line = A line like “{ $found }” cannot stand here.
problem-record-option = “{ $value }” is not a value of the option “{ $option }”.
problem-record-option-twice = The option “{ $option }” is here a second time.
problem-record-options = These options cannot be played together.
problem-record-number = The number { $expected } is needed here instead of { $found }.
problem-record-seat = This seat is “{ $expected }”, not “{ $found }”.
problem-record-digest = The position is not the one that was recorded.
problem-record-forced = The decisions that take themselves are not those that were recorded.
problem-record-outcome = The game does not end as it was recorded.
problem-record-data-missing = This game was played with the data pack “{ $title }” ({ $digest }), which is not at hand; name its folder with --data.
problem-record-data-older = This game was played with values of ours that have changed since ({ $digest }); a data pack with them is needed.
problem-record-data-unnamed = The record does not say with which values the game was played.
problem-record-seal = The record was changed after it had been written.
problem-record-broken = Choice { $number } cannot be played again. { $reason }
problem-record-outdated = Choice { $number } cannot be played again by rules version { $ours } (it was made by version { $theirs }). { $reason }

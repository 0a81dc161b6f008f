# What the library for programs says.

problem-library-not-saved = This is not what Play.save() wrote: { $reason }.
problem-library-endless = The game has not ended after { $limit ->
        [one] 1 choice
       *[other] { $limit } choices
    }.
problem-library-no-record = A game that begins in the middle has no record.
problem-library-no-seat = This game has no seat { $seat }; its seats are 0 to { $last }.

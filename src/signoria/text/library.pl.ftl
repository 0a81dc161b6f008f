# Co mówi biblioteka dla programów.

problem-library-not-saved = To nie jest tekst zapisany przez Play.save(): { $reason }.
problem-library-endless = Gra nie skończyła się po { $limit ->
        [one] 1 wyborze
       *[other] { $limit } wyborach
    }.
problem-library-no-record = Gra rozpoczęta od środka nie ma zapisu.
problem-library-no-seat = Ta gra nie ma miejsca { $seat }; jej miejsca to 0 do { $last }.

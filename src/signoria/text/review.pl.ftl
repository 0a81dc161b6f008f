# Omówienie gry: w terminalu, na swojej stronie i w przeglądarce.
review-title = Omówienie gry: { $game }
review-ended = Gra się skończyła: { $outcome }
review-unended = Gra nie doszła do końca.
review-winners = { $count ->
        [0] Nikt nie wygrał.
        [one] Wygrywa: { $winners }.
        [few] Wygrywają: { $winners }.
       *[many] Wygrywają: { $winners }.
    }
review-person = { $seat } ({ $player })
review-curve = Szansa każdego gracza na wygraną, w procentach
review-curve-told = Boty oceniają każdą pozycję taką, jaka była naprawdę, razem z ukrytymi kartami. Na dole stoją numery tur wszystkich graczy.
review-column-player = gracz
review-column-first = na początku
review-column-last = na końcu
review-turnings = Punkty zwrotne
review-turning = Tura { $turn }: { $seat }
review-chance = Po tym, co zagrano, szansa na wygraną wynosiła { $chance } %, po lepszym zagraniu { $expected } %.
review-played = Zagrano: { $line }
review-better = Lepiej: { $line }
review-reasons = W porównaniu z tym, co zagrano: { $reasons }
review-none = Boty nie znalazły niczego, co byłoby wyraźnie lepsze.
review-judged = { $count ->
        [one] Boty oceniły jedną turę według tego, co gracz mógł wtedy wiedzieć.
        [few] Boty oceniły { $count } tury, każdą według tego, co gracz mógł wtedy wiedzieć.
       *[many] Boty oceniły { $count } tur, każdą według tego, co gracz mógł wtedy wiedzieć.
    }
review-wins = { $seat } wygrywa grę.
review-averted = { $better ->
        [0] { $seat } nie wygrywa zaraz potem w żadnej z { $samples } prób; po tym, co zagrano, wygrywa w { $played }.
       *[other] { $seat } wygrywa zaraz potem w { $better } z { $samples } prób; po tym, co zagrano, w { $played }.
    }

review = Omówienie
review-close = Zamknij omówienie
review-begins = Boty przeglądają grę…
review-progress = Boty przeglądają grę: tura { $done } z { $every }
review-none = Boty nie znalazły niczego, co byłoby wyraźnie lepsze.
review-judged = { $count ->
        [one] Oceniono jedną turę według tego, co gracz mógł wtedy wiedzieć.
        [few] Oceniono { $count } tury, każdą według tego, co gracz mógł wtedy wiedzieć.
       *[many] Oceniono { $count } tur, każdą według tego, co gracz mógł wtedy wiedzieć.
    }
review-turning = Tura { $turn }: { $seat }
review-cost = − { $cost } %
review-cost-about = Ile szansy na wygraną kosztowała ta tura
review-played = Zagrano: { $line }
review-better = Lepiej: { $line }
review-chance = Po tym, co zagrano, szansa na wygraną wynosiła { $chance } %, po lepszym zagraniu { $expected } %.
review-reasons = W porównaniu z tym, co zagrano: { $reasons }
review-variant = Zagraj wariant stąd
review-page = Omówienie na jednej stronie
review-save = Zapisz omówienie jako stronę
review-share = Udostępnij omówienie

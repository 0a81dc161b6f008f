# Klucze i słowa opisu pozycji, dla czytających.

position-actions = akcje
position-chest = skrzynia
position-edition = wydanie
position-hand = ręka
position-pile = stos
position-purse = sakiewka
position-quay = nabrzeże
position-round = runda
position-seen = widziane
position-sealed = tajne oferty
position-truce = rozejm
position-turn = tura
position-ended = zakończenie
position-winners = zwycięzcy

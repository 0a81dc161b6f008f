# Co liczy ocena pozycji: tyle, ile ktoś zyskuje lub traci (biernik).
term-points = { $count ->
        [one] punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
term-levels = { $count ->
        [one] poziom
        [few] { $count } poziomy
       *[many] { $count } poziomów
    }
term-ducats = { $count ->
        [one] 1 dukata
        [few] { $count } dukaty
       *[many] { $count } dukatów
    }
term-territories = { $count ->
        [one] terytorium
        [few] { $count } terytoria
       *[many] { $count } terytoriów
    }
term-achievements = { $count ->
        [one] postęp w osiągnięciach wart 1 punkt
        [few] postęp w osiągnięciach wart { $count } punkty
       *[many] postęp w osiągnięciach wart { $count } punktów
    }
term-standing = { $count ->
        [one] atuty mocarstwa i religii warte 1 punkt
        [few] atuty mocarstwa i religii warte { $count } punkty
       *[many] atuty mocarstwa i religii warte { $count } punktów
    }
term-hand = { $count ->
        [one] kartę na ręce
        [few] { $count } karty na ręce
       *[many] { $count } kart na ręce
    }

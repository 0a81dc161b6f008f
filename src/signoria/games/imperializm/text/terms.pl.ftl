# Co liczy ocena pozycji: tyle, ile ktoś zyskuje lub traci (biernik).
term-points = { $count ->
        [one] punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
term-goods = { $count ->
        [one] poziom dóbr
        [few] { $count } poziomy dóbr
       *[many] { $count } poziomów dóbr
    }
term-army = { $count ->
        [one] poziom armii
        [few] { $count } poziomy armii
       *[many] { $count } poziomów armii
    }
term-fleet = { $count ->
        [one] poziom floty
        [few] { $count } poziomy floty
       *[many] { $count } poziomów floty
    }
term-prestige = { $count ->
        [one] punkt prestiżu
        [few] { $count } punkty prestiżu
       *[many] { $count } punktów prestiżu
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

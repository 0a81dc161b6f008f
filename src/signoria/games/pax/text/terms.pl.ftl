# Co liczy ocena pozycji: tyle, ile ktoś zyskuje lub traci (biernik).
term-empires = { $count ->
        [one] imperium
        [few] { $count } imperia
       *[many] { $count } imperiów
    }
term-concessions = { $count ->
        [one] koncesję
        [few] { $count } koncesje
       *[many] { $count } koncesji
    }
term-prestige = { $count ->
        [one] punkt renomy
        [few] { $count } punkty renomy
       *[many] { $count } punktów renomy
    }
term-patrons = { $count ->
        [one] punkt renomy za mecenat
        [few] { $count } punkty renomy za mecenat
       *[many] { $count } punktów renomy za mecenat
    }
term-florins = { $count ->
        [one] 1 florena
        [few] { $count } floreny
       *[many] { $count } florenów
    }
term-hand = { $count ->
        [one] kartę na ręce
        [few] { $count } karty na ręce
       *[many] { $count } kart na ręce
    }
term-claims = { $count ->
        [one] kartę na ręce, która może dać imperium
        [few] { $count } karty na ręce, które mogą dać imperium
       *[many] { $count } kart na ręce, które mogą dać imperium
    }
term-danger = { $count ->
        [one] ochronę imperiów wartą 1 florena
        [few] ochronę imperiów wartą { $count } floreny
       *[many] ochronę imperiów wartą { $count } florenów
    }
term-cards = { $count ->
        [one] działania i handel warte 1 florena
        [few] działania i handel warte { $count } floreny
       *[many] działania i handel warte { $count } florenów
    }

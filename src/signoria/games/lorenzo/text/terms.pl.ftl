# Co liczy ocena pozycji: tyle, ile ktoś zyskuje lub traci (biernik).
term-points = { $count ->
        [one] punkt wyniku końcowego
        [few] { $count } punkty wyniku końcowego
       *[many] { $count } punktów wyniku końcowego
    }
term-goods = { $count ->
        [one] 1 zasób
        [few] { $count } zasoby
       *[many] { $count } zasobów
    }
term-cards = { $count ->
        [one] karty, które przyniosą jeszcze 1 punkt
        [few] karty, które przyniosą jeszcze { $count } punkty
       *[many] karty, które przyniosą jeszcze { $count } punktów
    }
term-military = { $count ->
        [one] punkt wojska
        [few] { $count } punkty wojska
       *[many] { $count } punktów wojska
    }
term-faith = { $count ->
        [one] punkt wiary
        [few] { $count } punkty wiary
       *[many] { $count } punktów wiary
    }
term-leaders = { $count ->
        [one] przywódcę w grze
        [few] { $count } przywódców w grze
       *[many] { $count } przywódców w grze
    }

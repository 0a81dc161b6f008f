# Osobistości i ekskomuniki w kilku słowach, do drobnego druku na planszy. Cały tekst to paragraf.

brief-francesco-sforza = zbiory o wartości { $value }
brief-ludovico-ariosto = wejście na zajęte pola
brief-filippo-brunelleschi = bez dopłaty w wieżach
brief-federico-da-montefeltro = jeden członek wart { $value }
brief-leonardo-da-vinci = produkcja o wartości { $value }
brief-pico-della-mirandola = karty tańsze, monety −{ $value }
brief-sisto-iv = punkty za wsparcie +{ $value }
brief-lucrezia-borgia = kolorowi członkowie +{ $value }
brief-sigismondo-malatesta = neutralny członek +{ $value }
brief-lorenzo-de-medici = kopiuje inną osobistość
brief-ludovico-il-moro = kolorowi członkowie warci { $value }
brief-cesare-borgia = włości bez punktów wojska
brief-santa-rita = zasoby z kart podwójnie

brief-fewer-military = wojsko zawsze −{ $number }
brief-fewer-coins = monety zawsze −{ $number }
brief-fewer-servants = słudzy zawsze −{ $number }
brief-fewer-wood-and-stone = drewno i kamień −{ $number }
brief-weaker-harvest = zbiory −{ $number }
brief-weaker-production = produkcja −{ $number }
brief-weaker-members = członkowie −{ $number }
brief-dearer-territories = włości −{ $number }
brief-dearer-buildings = budynki −{ $number }
brief-dearer-characters = postacie −{ $number }
brief-dearer-ventures = przedsięwzięcia −{ $number }
brief-no-market = bez targowiska
brief-half-servants = dwóch sług za +1
brief-first-turn-lost = bez pierwszej tury
brief-worthless-characters = postacie bez punktów
brief-worthless-ventures = przedsięwzięcia bez punktów
brief-worthless-territories = włości bez punktów
brief-lose-by-points = −1 za każde { $number } { $number ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
brief-lose-by-military = −1 za każde wojsko
brief-lose-by-buildings = −1 za koszty budynków
brief-lose-by-resources = −1 za każdy zasób

brief-good-coin = { $count } { $count ->
        [one] moneta
        [few] monety
       *[many] monet
    }
brief-good-wood = { $count } { $count ->
        [one] drewno
       *[other] drewna
    }
brief-good-stone = { $count } { $count ->
        [one] kamień
        [few] kamienie
       *[many] kamieni
    }
brief-good-servant = { $count } { $count ->
        [one] sługa
        [few] sługi
       *[many] sług
    }
brief-good-military = { $count } { $count ->
        [one] wojsko
       *[other] wojska
    }
brief-good-faith = { $count } { $count ->
        [one] wiara
       *[other] wiary
    }
brief-good-vp = { $count } { $count ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
brief-good-privilege = { $count } { $count ->
        [one] przywilej
        [few] przywileje
       *[many] przywilejów
    }

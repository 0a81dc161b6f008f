# Strona, którą tworzy „signoria tune”.
tune-title = { $game }: co z tego zrobiły boty
tune-plan = { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[other] { $games } gier
    }, { $seats ->
        [one] { $seats } miejsce
        [few] { $seats } miejsca
       *[other] { $seats } miejsc
    }, boty { $bots }, ziarno { $seed }.
tune-values = Wartości: { $values }.
tune-even = To, czego każdy gracz ma po jednym, wybrano losowo.
tune-failures = { $number ->
        [one] { $number } gra nie dobiegła końca i nigdzie się nie liczy.
        [few] { $number } gry nie dobiegły końca i nigdzie się nie liczą.
       *[other] { $number } gier nie dobiegło końca i nigdzie się nie liczy.
    }
tune-decimal-mark = ,
tune-percent = { $number } %
tune-interval = od { $low } do { $high }
tune-goals = Cele
tune-goal-shares = Jeśli każdy gracz ma jedną taką rzecz (na przykład mocarstwo), wygrywa ona od { $low } do { $high } równej części.
tune-goal-used = Wszystko jest w użyciu.
tune-goal-turns = Gracz ma średnio od { $low } do { $high } tur.
tune-goal-first = Gracz, który zaczyna, odbiega od równej części najwyżej o { $points ->
        [one] 1 punkt procentowy
        [few] { $points } punkty procentowe
       *[many] { $points } punktów procentowych
    }.
tune-kept = spełniony
tune-missed = niespełniony
tune-standing-out = Co się wyróżnia
tune-verdict-dead = nieużywane
tune-verdict-dominant = za mocne
tune-verdict-weak = za słabe
tune-none = nic
tune-nothing-counted = Ta gra nie wskazuje niczego do liczenia.
tune-caution = Odsetek zwycięstw dotyczy graczy, którzy w danej grze czegoś użyli. Jeśli po coś sięgają ci, którym i tak dobrze idzie, mówi on więcej o zwycięzcach niż o tej rzeczy. Za mocne albo za słabe jest tylko to, czego przedział nie obejmuje równej części. Na sto rzeczy dwie albo trzy z każdej strony są takie przez przypadek.
tune-seats = Miejsca
tune-seat = miejsce { $seat }
tune-first = gracz, który zaczyna
tune-length = Długość
tune-lengths = Długość, prowadzenie i przewaga
tune-mean = średnio { $mean } (przedział 95 %: { $interval })
tune-turns = Tury na gracza: { $mean }
tune-choices = Wybory w grze: { $mean }
tune-leads = Zmiany na prowadzeniu: { $mean }
tune-margins = Punkty między pierwszym a drugim: { $mean }
tune-column-seat = miejsce
tune-column-use = użycie przez graczy
tune-column-games = w grach
tune-column-taken = wzięte, gdy było do wyboru
tune-column-wins = wygrane
tune-column-interval = przedział 95 %
tune-column-share = równe części
tune-column-plot = od 0 do 3 równych części

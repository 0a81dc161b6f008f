# Strona, którą tworzy „signoria report”, poza tym, co ma wspólne z „signoria tune”.
report-intervals = Przy każdym odsetku i każdej średniej stoi przedział, który obejmuje prawdziwą wartość 95 razy na 100.
report-bots = Boty
report-names = Według nazwy miejsca
report-ways = Sposoby wygranej
report-curves = W kolejnych turach
report-curves-told = Każdy punkt to średnia z gier, które w tej turze każdego gracza jeszcze trwają; pas to jej przedział 95 %. Punktów z mniej niż trzech gier nie ma.
report-winners = zwycięzcy
report-others = pozostali
report-measure-score = Punkty
report-measure-money = Pieniądze
report-measure-hope = Szansa na wygraną w procentach według oceny botów
report-column-bot = bot
report-column-name = nazwa
report-column-way = koniec przez
report-column-share = wszystkich gier

# Jak uczyła się sieć.
learning-title = Sieć uczy się: { $game }
learning-told = Edycja { $edition }, liczba miejsc: { $seats }. Gry bota { $teacher } na początku: { $warm }; potem sieć grała sama ze sobą. Każdy punkt to mecz z jednym botem, zawsze na tych samych rozdaniach (liczba gier: { $games }); pas to przedział 95 %. W poziomie: liczba gier przeciw sobie. Ziarno: { $seed }.
learning-wins = Wygrane gry, w procentach
learning-losses = W czym sieć jeszcze się myli
learning-policy = wybory (entropia krzyżowa)
learning-value = wyniki gier (błąd kwadratowy)

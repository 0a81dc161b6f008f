# The page that “signoria report” writes, beside what it shares with “signoria tune”.
report-intervals = Every share and every mean stands with the interval that holds the true one 95 times in 100.
report-bots = Bots
report-names = By name of the seat
report-ways = Ways to win
report-curves = Over the turns
report-curves-told = Each point is the mean over the games that still run at that turn of every player; the band is its 95 % interval. Points with fewer than three games are left out.
report-winners = those who won
report-others = the others
report-measure-score = Points
report-measure-money = Money
report-measure-hope = Expected to win, in percent, as the bots judge
report-column-bot = bot
report-column-name = name
report-column-way = ended by
report-column-share = of all games

# How a network learned.
learning-title = A network learns { $game }
learning-told = Edition { $edition }, seats: { $seats }. Games of { $teacher } at the beginning: { $warm }; after that it played against itself. Each point is a match against one bot, on the same deals each time (games: { $games }); the band is the 95 % interval. Across: games against itself. Seed: { $seed }.
learning-wins = Games won, in percent
learning-losses = What the network still gets wrong
learning-policy = the choices (cross entropy)
learning-value = what the games come to (square error)

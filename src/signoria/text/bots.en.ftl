# The bots, as people are told of them.
bot-apprentice = Apprentice
    .about = Plans its turn in a moment and sees little of what you can answer.
bot-merchant = Merchant
    .about = Plans its whole turn and has a short look at your answer.
bot-banker = Banker
    .about = Compares many whole turns and what each leaves you to answer. A strong opponent.
bot-magnate = Magnate
    .about = Plans like the banker, but far more thoroughly; it thinks up to three seconds.
bot-doge = Doge
    .about = The strongest of all. It thinks up to five seconds.
bot-greedy = Steady
    .about = Thinks one move ahead and takes what looks best.
bot-random = Whimsical
    .about = Chooses at random; good for a first look around.
bot-solitaire = By the book
    .about = Plays the opponent of the rulebook: a flowchart and tables. It can tell why it does what it does.

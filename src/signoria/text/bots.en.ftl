# The bots, as people are told of them.
bot-greedy = Steady
    .about = Thinks one move ahead and takes what looks best.
bot-random = Whimsical
    .about = Chooses at random; good for a first look around.
bot-solitaire = By the book
    .about = Plays the opponent of the rulebook: a flowchart and tables. It can tell why it does what it does.

# The bots, as people are told of them.
bot-greedy = Steady
    .about = Thinks one move ahead and takes what looks best.
bot-random = Whimsical
    .about = Chooses at random; good for a first look around.

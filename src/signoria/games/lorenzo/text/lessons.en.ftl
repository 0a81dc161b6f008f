### The first lesson of Lorenzo il Magnifico, in our own words.

lesson-lorenzo-first = A family's first round
    .about = One round against a prepared rival shows what members, dice, towers and servants are for. Every choice can be taken back.

lesson-lorenzo-first-round = The first round
    .goal = Place your four members: two in towers, one at the market, one at the harvest.
    .done = Four members placed, two cards won, and the first harvest brought in.
lesson-lorenzo-first-round-dice = You lead the red family. Each turn you place one of four members on the board and do what the space says.

    Three members have colours: each is worth what the die of its colour shows, the same for everybody. Today white is worth 3, black 5, orange 1. The neutral one is worth nothing by itself.
lesson-lorenzo-first-round-white = Begin with a card that will work for you all game long. Take the white member, of value 3.
    .hint = Click the white member, or “white” in the decision bar.
lesson-lorenzo-first-round-tower = Floors ask for 1, 3, 5 and 7 from the ground up. On the second floor of the territories lies the Gravel Pit: it costs nothing, gives 2 stone at once, and more at every harvest of value 4.
    .hint = Choose the second floor of the tower of territories.
lesson-lorenzo-first-round-tower-higher = The third floor asks for 5: two servants would have to help. The Gravel Pit needs none.
lesson-lorenzo-first-round-tower-empty = Without territories and buildings this brings only what your bonus tile gives. First a card, then the work.
lesson-lorenzo-first-round-enough = Servants may raise the value of an action, each by 1. A 3 is what this floor asks for, so spend none.
    .hint = Choose 0 servants.
lesson-lorenzo-first-round-enough-waste = More than enough is no help here, and servants that were spent are gone.
lesson-lorenzo-first-round-black = Green went for a building. Now your strongest member: black, of value 5.
    .hint = Choose the black member.
lesson-lorenzo-first-round-character = It reaches the third floors. Among the characters waits the Warlord: for 2 coins you get 3 military points, and from now on your members are worth 2 more among the territories. The floor itself adds a stone.
    .hint = Choose the third floor of the tower of characters.
lesson-lorenzo-first-round-character-abbess = The top floor asks for 7: that would cost two servants besides the coins. Leave her for another day.
lesson-lorenzo-first-round-exact = 5 is enough again. No servants.
    .hint = Choose 0 servants.
lesson-lorenzo-first-round-exact-waste = The floor asks for 5, and 5 is what you have. Keep your servants.
lesson-lorenzo-first-round-orange = Your orange member is worth only 1. Weak members go where 1 is enough.
    .hint = Choose the orange member.
lesson-lorenzo-first-round-market = The market asks for just 1. Take the 5 servants: you will want them in a moment.
    .hint = Choose the market space with 5 servants.
lesson-lorenzo-first-round-free = Nothing to raise here either.
    .hint = Choose 0 servants.
lesson-lorenzo-first-round-free-waste = The market gives the same for any value. Keep your servants.
lesson-lorenzo-first-round-neutral = Last comes the neutral member, the only one left. It is worth 0, and every space asks for at least 1: without servants it goes nowhere. You have eight.
lesson-lorenzo-first-round-harvest = Send it to the harvest, where territories work: each one whose number is not above the value of the action.
    .hint = Choose the small harvest space.
lesson-lorenzo-first-round-work = The Gravel Pit works at a harvest of 4. Four servants make the 0 a 4.
    .hint = Choose 4 servants.
lesson-lorenzo-first-round-work-few = Then the harvest stays below 4, and the Gravel Pit rests. Your bonus tile alone would give something.
lesson-lorenzo-first-round-work-many = Four are enough for the Gravel Pit; keep the others for the next round.
lesson-lorenzo-first-round-recap = That is a round. There are six, two for each period. After every second one the Church asks for faith, and a player who shows too little bears a penalty for the rest of the game. In the end points win: from cards, from strength, from what is left over.

### The first lesson of Lorenzo il Magnifico, in our own words.

lesson-lorenzo-first = A family's first round
    .about = One round against a prepared rival shows what members, dice, towers and servants are for. Every choice can be taken back.

lesson-lorenzo-first-round = The first round
    .goal = Place your four members: two in towers, one at the market, one at the harvest.
    .done = Four members placed, two cards won, and the first harvest brought in.
lesson-lorenzo-first-round-dice = You lead the red family. Each turn you place one of four members on the board and do what the space says.

    Three members have colours: each is worth what the die of its colour shows, the same for everybody. Today white is worth 3, black 5, orange 1. The neutral one is worth nothing by itself.
lesson-lorenzo-first-round-white = Begin with a card that will work for you all game long. Take the white member, of value 3.
    .hint = Choose the white member, or “white” in the decision bar.
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

### Production and leaders

lesson-lorenzo-next-1-production = Production and leaders
    .about = Buildings at work, exchanges, and leaders of the advanced game. For players who know the first round.
lesson-lorenzo-next-1-production-work = A good production
    .goal = Play a leader, let your buildings work, and give up a leader for a privilege.
    .done = A leader at work, full coffers, and a strong neutral member.
lesson-lorenzo-next-1-production-work-leaders = In the advanced game everybody has leaders in hand. In your own turn, before or after you place a member, you may play one or give one up. Playing one costs nothing, but you must own what he asks for.

    You hold two: Sigismondo Malatesta and Michelangelo Buonarroti.
lesson-lorenzo-next-1-production-work-malatesta = Malatesta asks for 7 military and 3 faith points, and you have both. He makes your neutral member worth 3 more, in every round. Play him.
    .hint = Choose Malatesta, or “Play” in the decision bar.
lesson-lorenzo-next-1-production-work-malatesta-keep = He works for you in every round to come. That is worth much more than one privilege.
lesson-lorenzo-next-1-production-work-malatesta-later = That comes later, and it is a good thought. First play Malatesta.
lesson-lorenzo-next-1-production-work-buildings = Now your buildings. Each has a number: it works at a production of at least that value. The Residence asks for 1, the Carpenter's Shop for 4, the Mint for 5 and the Theater for 6.
lesson-lorenzo-next-1-production-work-white = A production is worth as much as the member who makes it. Take the strongest, the white one of value 5.
    .hint = Choose the white member.
lesson-lorenzo-next-1-production-work-white-weak = That one is worth 3 or less, and the Mint and the Theater would rest.
lesson-lorenzo-next-1-production-work-production = Send it to the small production space. There it keeps its full value. With three or more players there is a large space as well, where it is worth 3 less.
    .hint = Choose the small production space.
lesson-lorenzo-next-1-production-work-production-harvest = A harvest is for territories, and you have none yet.
lesson-lorenzo-next-1-production-work-servant = At 5 three buildings work. The Theater asks for 6: one servant makes the difference. It brings a point for each of your two characters.
    .hint = Choose 1 servant.
lesson-lorenzo-next-1-production-work-servant-idle = Then the Theater rests. One servant for two points is a good exchange.
lesson-lorenzo-next-1-production-work-wood = The Mint has paid a coin for each building and the Theater its points. Two buildings exchange goods, if you like. You can pay only with what you had before. Give the Carpenter's Shop 2 wood for 5 coins.
    .hint = Choose the exchange of 2 wood for 5 coins.
lesson-lorenzo-next-1-production-work-wood-less = 2 wood for 5 coins is better than 1 wood for 3, unless you need the wood.
lesson-lorenzo-next-1-production-work-wood-finish = Both exchanges are good ones. Use them before you finish.
lesson-lorenzo-next-1-production-work-favour = The Residence takes 1 coin and gives a council privilege. You had a coin before the production, so you can pay.
    .hint = Choose the exchange of the Residence.
lesson-lorenzo-next-1-production-work-favour-finish = A privilege for one coin: take it first.
lesson-lorenzo-next-1-production-work-claim = A privilege is one of five small gifts. The next report of the Church asks for 4 faith points, and you have 3. Take faith.
    .hint = Choose the faith point.
lesson-lorenzo-next-1-production-work-michelangelo = Your member is placed, and leaders may still act. Michelangelo asks for something you will hardly get. A leader in hand is worth nothing at the end, so give him up: that brings a privilege as well.
    .hint = Choose to discard Michelangelo.
lesson-lorenzo-next-1-production-work-michelangelo-end = He would stay in your hand. That is no mistake, but today he helps you more as a privilege.
lesson-lorenzo-next-1-production-work-stone = Take wood and stone: more buildings cost both.
    .hint = Choose wood and stone.
lesson-lorenzo-next-1-production-work-neutral = Green has moved. Now see what Malatesta is good for: your neutral member is worth 3 instead of 0. Take it.
    .hint = Choose the neutral member.
lesson-lorenzo-next-1-production-work-floor = It reaches the second floor without any servant. The Gravel Pit is free.
    .hint = Choose the second floor of the tower of territories.
lesson-lorenzo-next-1-production-work-recap = One good production can be worth a whole round. Buildings with high numbers need a strong member or servants; exchanges need goods that were there before. Leaders cost nothing: look in every turn whether you can play one.

### The report and the end

lesson-lorenzo-next-2-report = The report and the end
    .about = What the Church asks for, what an excommunication costs, and what counts at the end. For players who know the first round.
lesson-lorenzo-next-2-report-report = The last report
    .goal = Find the faith that is missing, support the Church, and win by a point.
    .done = You win by 36 points to 35. The faith point decided it.
lesson-lorenzo-next-2-report-report-aim = This is the end of the sixth and last round. After rounds 2, 4 and 6 the Church reports: it asks for 3, then 4, then 5 faith points. A player with less is excommunicated. You have 4 and one member left, the orange one of value 1.
lesson-lorenzo-next-2-report-report-tile = A tile in the Vatican shows what this excommunication means. Here it makes characters worthless at the end. You have two, and they would bring 3 points.
lesson-lorenzo-next-2-report-report-council = You need one faith point. The council palace asks for value 1 and gives a coin and a privilege. Place your last member there.
    .hint = Choose the council palace.
lesson-lorenzo-next-2-report-report-council-other = That brings something, but no faith point, and then you are excommunicated.
lesson-lorenzo-next-2-report-report-faith = Take the faith point. With 5 you can support the Church.
    .hint = Choose the faith point.
lesson-lorenzo-next-2-report-report-faith-points = Every five goods together bring 1 point at the end. Faith brings much more now.
lesson-lorenzo-next-2-report-report-faith-military = Two military points would make you the strongest family and bring 3 points more. But without 5 faith points you lose your characters and the points for your support.
lesson-lorenzo-next-2-report-report-support = The round is over, and the Church asks. Support it: that brings the points of your place on the faith track, 5 of them, and your marker goes back to 0. At the end faith is worth nothing else.
    .hint = Choose to support the Church.
lesson-lorenzo-next-2-report-report-support-refuse = In earlier periods one may refuse and go on collecting faith. In the last report refusing only costs you: no points for the track, and the excommunication.
lesson-lorenzo-next-2-report-report-count = Now everything is counted. You have 28 points on the track. Three territories bring 1, two characters 3, your venture 1. Green is the strongest family and gets 5 points; you are second and get 2. Seven goods make 1 point more. Together that is 36.
lesson-lorenzo-next-2-report-report-end = Green has 29 points, 1 for a character and 5 for strength: 35. Look at the forecast during the game: it shows for everybody what would count if the game ended now.

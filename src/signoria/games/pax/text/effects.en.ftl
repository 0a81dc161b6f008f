### What cards and squares do, put together from their data.

effect-comet = Comet: the player who buys it activates one of the four victories at once.
effect-where = Location: { $where }.
effect-queen = Queen: she lives where her king lives.
effect-king = Kingdom: the king of { $empire-the }.
effect-republic = Republic in { $empire-the }.
effect-count = { $count ->
        [one] { $thing }
       *[other] { $count } × { $thing }
    }
effect-own-pawn = pawn of your own
effect-with-king = her king’s empire
effect-agents = Agents: { $agents }.

effect-trade-shift = One-shot: trade shift. { $emporium } opens, and fairs in { $side-the } start there.{ $needed ->
        [0] {""}
       *[other] {" "}Needs discovery prestige { $needed } on your other cards.
    }
effect-coronation = One-shot: coronation. She marries one of these kings: { $suitors }.
effect-apostasy = One-shot: apostasy. A player with prestige of both loses all cards with either: { $schism }.
effect-civil-war = One-shot: { $war } against the ruling class in { $where-the }.
effect-religious-war = One-shot: { $war } against the heretics in { $where-the }; the faith to win is { $religion }.

effect-inquisitor = Inquisitor: move one bishop of { $thing }.
effect-commerce = Commerce: take 1 florin from a market row ({ $thing }).
effect-behead = Behead: discard a card in any tableau. Location: { $thing }.
effect-tax = Tax: a concession pays 1 florin or is repressed, and a levy is raised. Location: { $thing }.
effect-repress = Repress: lay one of these on the square of its empire and earn 1 florin: { $thing }.
effect-vote = Vote: change the regime of an empire in any tableau ({ $thing }), with most concessions around it.
effect-corsair = Corsair: sail with one pirate of { $thing }; it kills whom it finds.
effect-siege = Siege: kill one knight, rook or pirate. Location: { $thing }.
effect-campaign = Campaign: all knights of { $thing-the } attack an adjacent empire, for 1 florin each.

effect-prestige = Prestige: { $kinds }.
effect-ability = { $ability-title }: { $ability }
effect-condottieri-knights = While this card is active in any tableau and the Papal States are Catholic, Venice has room for two Catholic knights.
    .title = Condottieri
effect-ciphers = With each of your West ops you may also carry out one political op (behead, tax, repress or vote) of a card in the western half of an opponent's tableau as if it were yours.
    .title = Broken cipher
effect-first-edition = { $card-first-edition }

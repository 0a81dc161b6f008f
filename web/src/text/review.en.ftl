review = Review
review-close = Close the review
review-begins = The bots look through the game…
review-progress = The bots look through the game: turn { $done } of { $every }
review-none = The bots found nothing that would have been clearly better.
review-judged = { $count ->
        [one] One turn was judged, by what its player could know then.
       *[other] { $count } turns were judged, each by what its player could know then.
    }
review-turning = Turn { $turn }: { $seat }
review-cost = − { $cost } %
review-cost-about = How much of the chance to win this turn cost
review-played = Played: { $line }
review-better = Better: { $line }
review-chance = With what was played, the chance to win was { $chance } %; with the better line, { $expected } %.
review-reasons = Compared with what was played: { $reasons }
review-variant = Play a variant from here
review-page = The review on one page
review-save = Save the review as a page
review-share = Share the review

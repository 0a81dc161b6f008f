# Why an option is good or bad: what will have changed after the others have replied.
reason-more = { $who ->
        [own] You gain { $what }.
       *[other] { $seat } gains { $what }.
    }
reason-less = { $who ->
        [own] You lose { $what }.
       *[other] { $seat } loses { $what }.
    }
reason-met = { $who ->
        [own] You meet the { $goal }.
       *[other] { $seat } meets the { $goal }.
    }
reason-unmet = { $who ->
        [own] You no longer meet the { $goal }.
       *[other] { $seat } no longer meets the { $goal }.
    }
reason-nearer = { $who ->
        [own] You are { $count ->
            [one] one step
           *[other] { $count } steps
        } nearer to the { $goal }.
       *[other] { $seat } is { $count ->
            [one] one step
           *[other] { $count } steps
        } nearer to the { $goal }.
    }
reason-farther = { $who ->
        [own] You are { $count ->
            [one] one step
           *[other] { $count } steps
        } farther from the { $goal }.
       *[other] { $seat } is { $count ->
            [one] one step
           *[other] { $count } steps
        } farther from the { $goal }.
    }
reason-wins = You win the game.
reason-none = By your next turn, nothing that the bots count has clearly changed.
# Who has won before the next turn of the player who asks, in positions that were tried.
reason-ends = { $who ->
        [own] You win the game in { $cases } of { $samples } cases that were tried.
       *[other] { $seat } wins the game before your next turn in { $cases } of { $samples } cases that were tried.
    }
reason-ends-shared = { $who ->
        [own] You win the game, alone or with others, in { $cases } of { $samples } cases that were tried.
       *[other] { $seat } wins the game before your next turn, and you do not, in { $cases } of { $samples } cases that were tried.
    }
reason-ends-always = { $who ->
        [own] You win the game in every case that was tried.
       *[other] { $seat } wins the game before your next turn in every case that was tried.
    }
# What a rival can do in one turn.
peril-sure = { $seat } can win in its next turn, unless somebody prevents it: { $line }.
peril-likely = { $seat } may win in its next turn, in { $wins } of { $samples } cases that were tried: { $line }.

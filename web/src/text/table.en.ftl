# The table: everything around the board.

## Who and where
table-home = Signoria: to the home page
table-title = table “{ $title }”
table-seat = Seat { $seat }
table-seats = Seats
table-you = { $name } (you)
table-free = Free seat
table-bot = { $name } (bot)
table-your-turn = Your turn
table-resigned = gave up
table-here = at the table now
table-away = away
table-left =
    { $count ->
        [one] one left
       *[other] { $count } left
    }
table-days =
    { $count ->
        [one] one day
       *[other] { $count } days
    }
table-close = Close
table-cancel = Cancel
table-and = { $many } and { $last }

## The decision bar
table-decision = Decision
table-options =
    { $count ->
        [one] one option
       *[other] { $count } options
    }
table-all-options =
    { $count ->
        [one] Show the only option
       *[other] Show all { $count } options
    }
table-all = All options
table-all-count = All { $count }
table-more-all = show all
table-filter = Type to find an option
table-none-found = No option has these words.
table-typed = { $typed }… type on, or Enter
table-hinted = A bot would choose what is framed.
table-confirm = Confirm
table-confirm-always = Please confirm.
table-confirm-ends = This ends the game.
table-confirm-asks = { $name } decides next: after that this cannot be taken back.
table-confirm-chance = { $what }: this cannot be taken back.
table-confirm-shown = Others learn something new, or may react: this cannot be taken back.
table-confirm-secret = Others may be answering as well: perhaps this cannot be taken back.
table-confirm-last = Then everybody has answered: this cannot be taken back.
table-sheet = Fold or unfold the options
table-undo = Undo
table-undo-key = Take back my last choice (U)
table-undo-nothing = There is nothing to take back.
table-undo-others = Somebody has moved since: nothing of yours can be taken back.
table-undo-informed = Somebody learned something from it: this cannot be taken back.
table-redo = Redo
table-redo-key = Make the choice again (R)
table-explain = Explain
table-explain-key = Open the rule behind this question (E)
table-hint = Hint
table-hint-key = What would a bot do? (H)
table-preview = If you choose this
table-rule = Rule { $rule }
table-rule-open = Open the rules at this place
table-refused = Not possible now

## While nothing is asked of me
table-reconnecting = Reconnecting…
table-reconnecting-about = Nothing is lost: the game goes on from here as soon as the server answers.
table-watching = You watch this game.
table-thinks = { $name } thinks
table-waits = Waiting for { $names }
table-waits-for-answers = The table waits for answers
table-answered = Your answer: { $option }. You may change your mind until all have answered.
table-reconsider = Change my mind
table-looking = Looking back: moment { $position } of { $last }
table-looking-about = The board shows the past.
table-replaying = This is what the others did. Any click, tap or key ends it.
table-back-to-now = Back to now
table-branch = Branch here
table-takeback = Ask to go back to here
table-replace = Let a bot play for { $name }
table-frozen = This table is frozen
table-frozen-about = A mistake in the rules was found here. Nothing is lost, but the game cannot go on.
table-closed = This table is closed
table-closed-about = The log stays, and can be looked at.
table-over-you = You win as { $name }: { $how }
table-over-won = { $names } { $count ->
        [one] wins
       *[other] win together
    }: { $how }
table-over-nobody = Nobody wins: { $how }
table-over-agreed = The game was ended by agreement.
table-over-resigned = The game was given up.
table-result = Result
table-review = Review
table-result-about = The whole game can be looked at with the arrows below the chronicle, and every hidden thing is open now.
table-winner = winner
table-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
table-rematch-now = Play again at once
table-decided = What decided it
table-course-points = The course of the game, in points
table-course-judged = The course of the game: chances to win, as bots judge them
table-course-said = In the middle of the game { $middle } was ahead, at the end { $last }.
table-share = Share the result
table-shared = Shared.
table-share-copied = Copied.
table-share-not = Not shared.
table-share-no = This browser lets nothing be copied.
table-rematch = Play again
table-rematch-join = { $name } plays again: come along

## Chronicle and history
table-chronicle = Chronicle
table-earlier = Show earlier lines
table-only-choice = only choice
table-why = Why?
table-why-open = Why did it do this?
table-why-title = By the book
table-why-choice = The choice: { $choice }
table-jump = Look at moment { $position }
table-unfold = { $count } more
table-fold = less
guide-unfold = Show the text
guide-fold = Fold the text away
guide-text = What it says
table-history = History
table-moment = Moment
table-moment-now = moment { $position } · now
table-moment-of = moment { $position } of { $last }
table-step-back = One moment back
table-step-on = One moment on
table-play = Play the game through
table-pause = Pause

## What-if tables
table-private-over = Finished game, private
table-private-over-about = The game is over. Only those who sat here or have the link can look at it.
table-whatif = What if?
table-whatif-about = A private board: you choose for every seat, and nobody else sees it.
table-puzzle = Puzzle
table-puzzle-about = A position to solve: nobody else sees it, and it counts nowhere.
table-whatif-back = Back to the game

## What others are asked, and what they ask
table-asked-takeback = You ask the others to go back to moment { $position }.
table-asked-end = You offer to end the game here.
table-asks-takeback = { $name } asks to go back to moment { $position }.
table-asks-end = { $name } offers to end the game here.
table-show = Show it
table-agree = Agree
table-refuse = Refuse
table-withdraw = Withdraw
table-replaced = A bot plays for you, because your time was up.
table-return = Sit down again

## Chat
table-chat = Chat
table-chat-log = What was said and what happened
table-chat-unread =
    { $count ->
        [0] Chat
        [one] Chat, one new line
       *[other] Chat, { $count } new lines
    }
table-chat-say = Say something
table-chat-send = Send
table-chat-seats = only for those who play
table-chat-closed = Only those who play here may write.
table-notice-opened = { $name } opened the table.
table-notice-sat = { $name } sits down.
table-notice-returned = { $name } is back.
table-notice-stood = { $name } stands up.
table-notice-bot = { $name } takes a seat.
table-notice-left = { $name } leaves.
table-notice-started = The game begins.
table-notice-takeback-asked = { $name } asks to go back to moment { $position }.
table-notice-takeback-granted = { $name } agrees to go back.
table-notice-takeback-refused = { $name } does not want to go back.
table-notice-end-asked = { $name } offers to end the game.
table-notice-end-granted = { $name } agrees to end the game.
table-notice-end-refused = { $name } wants to play on.
table-notice-resigned = { $name } gives up.
table-notice-replaced = { $bot } plays for { $seat }.
table-notice-ended-by-agreement = The game was ended by agreement.
table-notice-ended-by-resignation = The game is over: { $name } gave up.
table-notice-rematch = { $name } opened another table like this one.
table-notice-plan-void = Your plan is void: “{ $words }” was not possible.
table-notice-answered = { $name } has answered.
table-notice-reconsidered = { $name } thinks again.
table-notice-altered = { $name } changed the options of the game.
table-notice-renamed = { $before } is called { $name } now.
table-notice-closed = The table was closed.
table-notice-frozen = The table was frozen.
table-notice-thawed = The table goes on.

## Before the game
table-open = The table is set
table-option-off = { $option }: no
table-option-as = { $option }: { $value }
table-open-missing =
    { $count ->
        [one] One seat is still free. Invite somebody, or let a bot play.
       *[other] { $count } seats are still free. Invite somebody, or let bots play.
    }
table-open-ready = Everybody is here.
table-sit = Sit here
table-stand = Stand up
table-empty = Free this seat
table-add-bot = Add a bot
table-which-bot = Which bot?
table-alter = Change the options
table-alter-yes = Use these options
table-call-off = Close the table
table-called-off = It was closed before the game began.
table-call-off-about = Nobody has begun to play here. Those who sit at the table are told that it is closed.
table-start = Start the game
table-clock-bank =
    { $minutes ->
        [one] One minute for each player, { $increment } s more with each choice
       *[other] { $minutes } minutes for each player, { $increment } s more with each choice
    }
table-clock-days =
    { $count ->
        [one] One day for each choice
       *[other] { $count } days for each choice
    }
table-clock-none-live = Without a clock
table-clock-none-slow = Without a clock, over days and weeks
table-invite = Invite
table-invite-about = Everybody who has this link may watch and take a free seat.
table-invite-link = Link to this table
table-invite-code = The link as a QR code
table-invite-renew = Make a new link; the old one is void then
table-copy = Copy
table-copied = Copied

## Menu
table-menu = Settings and more
table-confirming = Ask before a choice is made
table-confirming-auto = where it cannot be taken back
table-confirming-always = always
table-confirming-never = never
table-flights = Show how pieces move
table-keys = Keyboard
table-text = The position in words
table-rules = Rules
table-record = Download the record
table-end = Offer to end the game
table-end-about = If all other people at the table agree, the game ends here without a winner.
table-end-yes = Offer it
table-resign = Give up
table-resign-bot = A bot plays on in your place. You cannot come back.
table-resign-end = The game ends, and your opponent has won.
table-resign-yes = Give up
table-notes = My notes
table-notes-about = Nobody else sees them.
table-notes-keep = Keep them
table-notes-kept = Kept
table-plan = Plan ahead
table-plan-about = Each planned choice is made for you as soon as it is offered. If one is not possible, the rest of the plan is void.
table-plan-none = Nothing is planned.
table-plan-words = A choice, in the words of a record
table-plan-add = Add
table-plan-drop = Drop { $words }
table-plan-point = Choose on the board
table-planning = Choose what you want to do next
table-planned = { $count ->
    [0] Nothing is planned.
    [one] One choice is planned.
   *[other] { $count } choices are planned.
 }
table-plan-done = Done

## The page
table-side = Standings and chronicle
table-panes = Parts of the table
table-pane-position = Position
table-pane-asked = something to decide here
table-gone = There is no such table
table-gone-about = Perhaps the link is wrong, or the table is private and you need an invitation.

## Keys
table-key-pick = choose an option by its number
table-key-walk = go through the options
table-key-filter = find an option by typing
table-key-confirm = choose the marked option, or confirm
table-key-escape = cancel, close, back to now
table-key-undo = take back my last choice
table-key-redo = make it again
table-key-explain = the rule behind the question
table-key-hint = what a bot would do
table-key-steps = one moment back or on
table-key-ends = the beginning, the present
table-key-pages = ten moments back or on
table-key-play = play the game through, pause
table-key-now = back to now
table-key-chat = chat
table-key-describe = the position in words
table-key-tab = from place to place; Enter chooses there
table-key-help = this list
table-danger = Danger
table-danger-close = Close the notice
table-since = Since your last turn
table-watch-again = Watch again
table-playback = Play back what others did
table-playback-off = off
table-playback-quick = quick
table-playback-normal = normal
table-fewer = Fewer
table-more-of = More

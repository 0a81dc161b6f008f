# Home, lobby, a new table, the account: everything around the tables.

## The frame of every page
home-title = Signoria: an open table for Renaissance games
home-to-content = To the content
home-ways = Main ways
home-way-play = Play
home-way-new = Open a table
home-way-learn = Learn
home-way-records = Analyse
home-nobody = Sign in
home-notices-waiting =
    { $count ->
        [one] { $count } new notice
       *[other] { $count } new notices
    }
home-again = Try again
home-copy = Copy
home-copied = Copied
home-footer-own = Signoria is free software. Titles and trademarks belong to their owners. If you like a game, buy it.
home-footer-details = Whose games these are
home-footer-authors = { $game } is by { $authors }.

## Names for newcomers: a first name and a town, each list separated by commas
home-guest-firsts = Bianca, Cosimo, Lucia, Matteo, Ginevra, Piero, Isotta, Andrea, Fiammetta, Jacopo, Caterina, Niccolò, Elena, Tommaso, Laura, Guido, Simonetta, Marsilio, Vittoria, Baldassare
home-guest-places = of Lucca, of Siena, of Pisa, of Genoa, of Ferrara, of Mantua, of Urbino, of Verona, of Padua, of Ragusa, of Augsburg, of Bruges, of Lyon, of Porto, of Toledo, of Kraków

## Play now
home-hero = Crown kings. Fund republics.
home-hero-most = Own the fair.
home-hero-about = An open table for Renaissance strategy games. Every move is legal, every refusal is explained, and a game waits for you until you return.
home-play-game = Game
home-play-opponents = Opponents
home-play-opponents-count =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
home-play-strength = How they play
home-play-first = Choose another edition to see what differs.
home-play-now = Play now
home-play-wait = Setting up…
home-play-open = Open a table
home-play-about = with bots in a few seconds, no account needed

## My games
home-mine = My games
home-mine-waiting =
    { $count ->
        [0] nothing waits for you
        [one] one waits for you
       *[other] { $count } wait for you
    }
home-mine-empty = No games yet. Press “Play now” and the first one begins against bots.
home-mine-turn = Your turn
home-mine-answer = Your answer
home-mine-open = Not begun
home-mine-wait-bot = Bot thinks
home-mine-over = Over
home-mine-frozen = Frozen
home-mine-closed = Closed
home-mine-since = { $who } to move · { $ago }
home-mine-you-since = your move · { $ago }
home-mine-missing =
    { $count ->
        [one] one seat is free
       *[other] { $count } seats are free
    }
home-mine-ready = every seat is taken
home-mine-alone = you alone
home-mine-finished = Finished
home-mine-all = All my games
home-mine-fewer = Fewer
home-branches = What-if tables
home-branches-empty = In any game, look back and branch off a moment: you can try there what would have been.
home-branch = What if?
home-ago-now = just now
home-ago-minutes =
    { $count ->
        [one] a minute ago
       *[other] { $count } minutes ago
    }
home-ago-hours =
    { $count ->
        [one] an hour ago
       *[other] { $count } hours ago
    }
home-ago-days =
    { $count ->
        [one] yesterday
       *[other] { $count } days ago
    }

## Open tables
home-open = Open tables
home-open-count =
    { $count ->
        [0] nobody waits just now
        [one] one seeks players
       *[other] { $count } seek players
    }
home-open-empty = No public table at the moment. Open one: everybody who comes here sees it and can sit down.
home-open-create = Open a public table
home-open-table = Table
home-open-seats = Seats
home-open-pace = Pace
home-open-sit = Sit down
home-open-watch = Watch
home-open-more =
    { $count ->
        [one] one more
       *[other] { $count } more
    }
home-open-untitled = A table of { $name }
home-open-untitled-nobody = A table for anybody
home-seat-free = free
home-seats-said = seats taken: { $taken } of { $all } ({ $names })
home-pace-live = live
home-pace-slow = slow
home-pace-bank = { $minutes } min each
home-pace-bank-increment = { $minutes } min + { $increment } s
home-pace-days =
    { $count ->
        [one] a day a move
       *[other] { $count } days a move
    }
home-hints-off = no hints
home-moves =
    { $count ->
        [one] one move
       *[other] { $count } moves
    }

## Learn
home-learn = Learn
home-new = New here? Ten minutes
home-new-about = A lesson at a real table: read, choose, and take back what you like.
home-new-done =
    { $done ->
        [0] { $all ->
            [one] one short chapter
           *[other] { $all } short chapters
        }
       *[other] done: { $done } of { $all }
    }
home-new-begin = Begin
home-new-begin-what = Begin the lesson of { $game }
home-new-continue = Go on
home-new-continue-what = Go on with the lesson of { $game }
home-new-more = More lessons
home-new-more-what = More lessons of { $game }
home-learn-lesson = Lessons
home-learn-rules = Rules
home-learn-glossary = Glossary
home-play-alone = Play alone
home-learn-puzzles = Puzzle of the day
home-learn-puzzles-about = One turn that wins: find it
home-learn-alone = Play alone
home-learn-alone-about = Against the opponent of the rulebook, with a campaign of your games
home-learn-records = Analyse a record
home-learn-records-about = Bring a saved game and look at every move
home-learn-invite = Have you got an invitation?
home-learn-invite-about = Paste the link and come to the table

## A new table
new-title = Open a table
new-about = Choose the game and who plays. Everything else has a sensible beginning.
new-game = Game
new-edition = Rules
new-options = Options of the game
new-options-none = This game has no further options.
new-options-changed =
    { $count ->
        [0] as usual
        [one] one changed
       *[other] { $count } changed
    }
new-list-random = at random
new-seats = Seats
new-alone = A table for one: the opponent of the rulebook plays the other bank and can say why.
new-dial = How hard
new-seats-about = You sit on one seat, bots play at once, and people come by link or from the lobby.
new-seat = Seat { $seat }
new-seat-me = Me
new-seat-person = Anybody who comes
new-seat-bot = Bot: { $name }
new-seat-add = Add a seat
new-seat-remove = Remove seat { $seat }
new-seats-range = seats: { $fewest } to { $most }
new-name = Name of the table
new-name-about = Optional; it is shown in the lists.
new-who = Who may see it
new-who-link = Only by link
new-who-link-about = Whom you send the link or show the code can watch and take a free seat.
new-who-public = Public
new-who-public-about = It stands in the lobby; everybody can watch and take a free seat.
new-pace = Pace
new-pace-live = Live
new-pace-live-about = Everybody is there and plays to the end. A player who is silent for ten minutes may be replaced by a bot, unless there is a clock.
new-pace-slow = Slow
new-pace-slow-about = Over days or weeks; you are told when it is your turn. A player who is silent for two weeks may be replaced, unless there is a clock.
new-clock = Clock
new-clock-none = No clock
new-clock-none-about = Think as long as you like.
new-clock-bank = A bank of time
new-clock-bank-about = Every seat has this many minutes for the whole game, and gains some seconds with each choice.
new-clock-minutes = Minutes for the game
new-clock-increment = Seconds gained with each choice
new-clock-days = Days for each choice
new-clock-days-about = Good for slow games: the time begins anew with each choice.
new-clock-days-count = Days
new-hints = Hints
new-hints-about = Players may ask a bot what it would do.
new-chat = Chat open to everybody
new-chat-about = Spectators may read and write, too. Else the chat belongs to those who sit.
new-create = Open the table
new-create-start = Open and start
new-create-wait = Opening…
new-no-me = You do not sit at this table: you will watch.

## Invitations and resume links
join-title = Invitation
join-wait = Finding the table…
join-name-about = Somebody invites you to a table. What should the others call you?
join-name = Your name
join-none = This address has no invitation in it. Ask for the link once more, or paste it here.
join-paste = Link of an invitation
join-go = Come to the table
join-bad = This is not the link of an invitation.
join-home = To the start
resume-title = Welcome back
resume-wait = Recognising you…
resume-none = This address has no personal link in it. Copy the whole link, to its very end.
resume-guest = In this browser you are { $name }, a guest without an account. If you go on, you can come back to { $name } only with a personal link of that guest.
resume-account = In this browser you are { $name }. If you go on, you are somebody else here until you log in again.
resume-go = Go on
resume-stay = Stay { $name }

## The account
me-title = You
me-arrive = Say who you are
me-arrive-about = A name is enough; you can play at once.
me-name = Name
me-name-about = This is how you are called at the tables.
me-save = Save
me-saved = Saved.
me-arrive-go = Come in
blocked-title = The owner of this server has blocked you here.
me-guest = You are a guest. This browser remembers you; with a login you can come back from anywhere.
me-account = You have an account: log in with your login and password on any device.
me-keep = Keep your games: make an account
me-keep-about = Your name, games and tables stay as they are.
me-login = Login
me-login-about = At least three letters, digits or . _ @ + -
me-password = Password
me-password-about = At least eight characters.
me-keep-go = Make an account
me-login-title = Have an account? Log in
me-login-leave = You are a guest here, too: what { $name } plays stays with { $name }. Make a personal link first if you want to return to it.
me-login-go = Log in
me-logout = Log out
me-logout-guest = You have no account. A guest who logs out comes back only with a personal link. Make one first?
me-logout-anyway = Log out anyway
me-resume = Personal link
me-resume-about = Opens your games on another device, or here when the browser has forgotten you. The link opens your games to everybody who has it: keep it to yourself.
me-resume-make = Make a link
me-resume-once = It is shown only now. Copy it, or take it with the camera of your phone.
me-resume-code = The link as a QR code
me-resume-void = Make all my links void
me-resume-voided = Your old links are void.
me-notices = Notices
me-notices-empty = Nothing new. Here you find what happened at your tables while you were away.
me-notices-read = Mark all as read
me-tell = How we tell you
me-tell-about = When it is your turn, a game begins or ends, or somebody asks something.
me-notices-new = new

## How I am told
tell-page = On these pages
tell-page-about = A number beside your name, and the list above.
tell-push = This browser
tell-push-about = A message on your screen, even when Signoria is closed.
tell-push-count =
    { $count ->
        [0] No browser is told yet.
        [one] One browser is told.
       *[other] { $count } browsers are told.
    }
tell-push-none = This server sends no messages to browsers.
tell-push-cannot = This browser cannot receive messages here; that needs a secure connection.
tell-push-refused = The browser does not allow messages. You can change that in its settings for this page.
tell-push-on = Tell me in this browser
tell-push-off = No more in this browser
tell-mail = Letters
tell-mail-about = By e-mail; first we send a letter with a link to confirm the address.
tell-mail-none = This server sends no letters.
tell-mail-address = E-mail address
tell-mail-on = Send me letters
tell-mail-off = No more letters
tell-mail-confirmed = confirmed
tell-mail-asked = a letter with a link is on its way
tell-webhook = Webhooks, for programs
tell-webhook-about = We send a signed JSON message to an https address of yours.
tell-webhook-url = Address of the webhook
tell-webhook-on = Add
tell-webhook-off = Remove
tell-webhook-secret = This secret signs the messages. It is shown only now.
tell-kind-turn = my turn
tell-kind-question = questions for me
tell-kind-started = a game begins
tell-kind-over = a game ends
tell-live = of live games, too

## Records
alone-title = Play alone
alone-about = You are Fugger. The opponent of the rulebook plays the other bank by its flowchart and its tables, and explains every choice. You win by declaring one of the four victories before it does, and before the market runs dry.
alone-dial = How hard
alone-play = Play { $game } alone
alone-lesson = The lesson
alone-rules = The rules, part O
alone-campaign = Campaign
alone-none = No game is over yet. Finished games against the opponent of the rulebook appear here.
alone-sum = Games won: { $won } of { $games }
alone-won = Won
alone-lost = Lost
alone-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
records-title = Analyse a record
records-about = Bring the record of a game. A finished one can be looked at move by move; one that is not over can be played on.
records-file = Choose a file
records-drop = or drop it here, or paste its text below
records-text = Text of the record
records-go = Lay it on a table
records-wait = Playing it through…
records-empty = There is nothing to read yet.
records-big = A record can have at most { $size } MB.
records-what = Where do I get one?
records-what-about = At every table, “Download the record”; on the command line, every saved game is one.

## What is not there
lost-title = Nothing here
lost-about = There is no such page, or it is gone.
lost-home = To the start

## Editions
edition-differs =
    { $count ->
        [one] One paragraph differs (compared with: { $first })
       *[other] { $count } paragraphs differ (compared with: { $first })
    }
edition-first = The other editions are compared with this one: { $first }
edition-rules = All rules of this edition
edition-absent = There is no such paragraph.

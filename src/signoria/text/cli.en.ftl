# What the command line says.

# The help.
cli-help-usage = Usage: { $usage }
cli-help-flags-placeholder = [FLAGS]
cli-help-command-placeholder = COMMAND …
cli-help-example = Example:
cli-help-more = More about one command: { $example }
cli-help-default = { $meaning } Default: { $default }.

cli-about-signoria = A table for Renaissance strategy games.
cli-about-games = Which games there are, and what can be agreed before each.
cli-about-play = Play a game in the terminal, against bots or with other people.
cli-about-simulate = Play many games between bots and print what came of them.
cli-about-puzzles = Find positions in games between bots in which few ways to play one turn win, or bring clearly most; or check those of a game.
cli-about-tournament = Let bots play each other in every order of seats on the same deals, and rate them.
cli-about-ladder = The same for the table of bots that a document keeps: it is put into its place there.
cli-about-report = Play many games between bots and write a page with plots about what came of them, and tables to go on with.
cli-about-tune = Play many games between bots and write a page about what each card and value did in them.
cli-about-dataset = Write positions of games between bots as Parquet files, with what was chosen and what came of it.
cli-about-replay = Step through the record of a game, or verify records.
cli-about-review = How likely everybody was to win in a recorded game, the turns that cost most, and what would have been better.
cli-about-scenario = Run scenarios: positions with choices and what must come of them.
cli-about-explain = Why an option is not there: in a record, in a scenario, or at the start of a new game.
cli-about-rules = The rules of a game, paragraph by paragraph, in our own words.
cli-about-record = What a record says of itself, and any of its positions as the start of a scenario.
cli-about-data = The values of a game as a data pack: write one out to correct it, or check one.
cli-about-bench = How fast the engine runs here.
cli-about-version = Which version this is, and whether its engine runs compiled.

cli-example-games = signoria games { $game }
cli-example-play = signoria play { $game } --seats 3 --bots greedy,random --lang pl
cli-example-simulate = signoria simulate { $game } --games 100 --seats 2 --bots greedy,random --seed 1 --jobs 2
cli-example-puzzles = signoria puzzles { $game } --games 20 --seats 2 --seed 1 --out puzzles
cli-example-tournament = signoria tournament { $game } --bots apprentice,merchant,greedy --deals 10 --seed 1 --jobs 2
cli-example-ladder = signoria ladder { $game } --deals 10 --seed 1 --document docs/bots.md
cli-example-report = signoria report { $game } --games 200 --seats 3 --bots greedy --seed 1 --csv tables
cli-example-tune = signoria tune { $game } --games 200 --seats 3 --bots greedy --seed 1 --jobs 2
cli-example-dataset = signoria dataset { $game } --games 200 --seats 2 --bots greedy --seed 1 --jobs 2 --out positions
cli-example-replay = signoria replay --check my-game.signoria
cli-example-review = signoria review my-game.signoria --html review.html
cli-example-scenario = signoria scenario tests/scenarios
cli-example-explain = signoria explain my-game.signoria vote papal-states
cli-example-rules = signoria rules { $game } --coverage
cli-example-record = signoria record my-game.signoria --position 12
cli-example-data = signoria data export { $game } my-box
cli-example-bench = signoria bench { $game }
cli-example-version = signoria version

cli-takes-name = The game, as “signoria games” names it.
cli-takes-edition = The edition of the game; the first of its list if left out.
cli-takes-seats = How many seats play; the fewest possible if left out.
cli-takes-bots = The bots (apprentice, merchant, banker, magnate, doge, greedy, random, or one that a game has of its own, such as solitaire) for the seats, with commas between them; a short list is repeated. In “play” the list is for the seats beside yours, and “human” is one more person at this keyboard.
cli-takes-seat = The number of your seat.
cli-takes-seed = Any word or number; the same seed brings the same game. A new one if left out.
cli-takes-option = An option of the game, such as astrology=true; may be given several times.
cli-takes-data = The folder of a data pack: its values are played with instead of ours; may be given once for each game.
cli-takes-task = Write a pack with our values (export), check one (check), or show every value with where it is known from (show).
cli-takes-subject = The game whose values are written out or shown, or the folder of the pack to be checked or shown.
cli-takes-folder = The folder to write the pack to.
cli-takes-title = What the pack is called.
cli-takes-resume = Go on with the game in this record.
cli-takes-save = Where to keep the game; a new file in the folder of saved games if left out.
cli-takes-show-version = Show the version and stop.
cli-takes-lang = The language: English or Polish. That of your system if left out.
cli-takes-games = How many games to play.
cli-takes-bot = The bot that plays all seats.
cli-takes-limit = How many positions of one turn are looked at, at most; a turn that has more is left out.
cli-takes-target = The folder that the scenarios are written to.
cli-takes-deals = How many deals are played; each of them in every order of seats.
cli-takes-longest = After how many decisions a game is broken off; it counts as a failure.
cli-takes-even = Choose at random what every player has one of, such as a power; so each is measured equally often.
cli-takes-on = Where the games are played: “here”, or on a “ray” cluster, that of RAY_ADDRESS or else one of this machine. The results are the same.
cli-takes-jobs = How many processes share the work; the results are the same for any number.
cli-takes-out = The page to write; tuning-GAME-SEATS.html in this folder if left out.
cli-takes-report-out = The page to write; report-GAME-SEATS.html in this folder if left out.
cli-takes-html = The page to write, all in one file to share.
cli-takes-review-seed = Any word or number; the same seed brings the same review.
cli-takes-csv = Write every table of the report into this folder as CSV, too.
cli-takes-parquet = The same as Parquet; this needs pyarrow.
cli-takes-ledger = The file with the results; what is in it is not played again. tournament-GAME-SEATS.jsonl in this folder if left out.
cli-takes-journal = The file in which each game is noted as it ends; what is in it is not played again, so a run that was interrupted goes on. Nothing is noted if left out.
cli-takes-also = A file with the results of other games, which are rated, too; can be repeated.
cli-takes-document = The document with the place for the table; printed if left out.
cli-takes-positions = The folder for the files; what is in it is not played again. dataset-GAME-EDITION-SEATS in this folder if left out.
cli-takes-as-json = Print everything as JSON.
cli-takes-paths = One or more files.
cli-takes-path = The record of a game.
cli-takes-check = Verify each record: every choice legal, every digest right.
cli-takes-whole = Print the whole game without stopping.
cli-takes-words = The option in the words of a record (a verb and a thing), a verb alone, or a part of its name; before it the record or scenario it is about, unless --game is given.
cli-takes-after = Look at the position after this many choices of the scenario; the first if left out.
cli-takes-at = Look at the position after this many choices of the record; the last if left out.
cli-takes-game = Ask about a new game instead of a file.
cli-takes-coverage = List the paragraphs that no test proves; exit code 1 while there are any.
cli-takes-compare = Two editions: print every paragraph that they have differently.
cli-takes-paragraph = Print this paragraph alone.
cli-takes-info = Print the header: game, edition, players, date.
cli-takes-position = Print the position after this many choices as the start of a scenario.
cli-takes-help = Show this and stop.

# Wrong command lines and files.
kind-command = command
kind-task = task
kind-bot = bot

problem-cli-no-such-flag = { $command } does not know { $flag }.
problem-cli-no-pack = { $folder } is not the folder of a data pack.
problem-cli-two-packs = There are two data packs for { $game }; name one.
problem-cli-data-what = “data { $task }” needs: export GAME DIR, check DIR, or show GAME|DIR.
problem-cli-no-such-flag-near = There is no { $flag } here; did you mean { $near }?
problem-cli-flag-usage = { $flag } is given without its value, or with one that it does not take.
problem-cli-missing = { $name } is missing; see { $command } --help.
problem-cli-not-a-number = { $name } needs a whole number.
problem-cli-number-too-long = A number has at most { $most ->
        [one] 1 digit
       *[other] { $most } digits
    } here.
problem-cli-flags-apart = { $other } does not go with { $flag }.
problem-cli-usage = { $command } cannot make sense of these arguments; see { $command } --help.
problem-cli-no-file = There is no file { $file }.
problem-cli-file-exists = { $file } is there already; choose another name.
problem-cli-not-text = { $file } is not a text file.
problem-cli-cannot-read = { $file } cannot be read: { $reason }.
problem-cli-cannot-write = { $file } cannot be written: { $reason }.
problem-cli-too-big = { $file } is too big: a record or scenario has at most { $megabytes } MB.
problem-cli-cannot-print = The output cannot be written: { $reason }.
cli-reason-permission = permission is missing
cli-reason-folder = it is a folder
cli-reason-no-folder = a part of the path is not a folder
cli-reason-long-name = the name is too long
cli-reason-name = no file can have this name
cli-reason-full = the disk is full
cli-reason-read-only = the disk is read-only
cli-reason-other = the system refuses ({ $code })
problem-cli-option-twice = Option { $name } is given twice.
problem-cli-option-form = An option of the game is given as name=value, not as “{ $text }”.
problem-cli-no-bots = The list of bots is empty.
problem-cli-jobs = At least one process is needed.
problem-cli-on = Games are played “here” or on a “ray” cluster, not on “{ $on }”.
problem-rating-no-choix = Ratings need the package choix: install “{ $package }”.
problem-cluster-no-ray = A cluster needs Ray: install “{ $package }”.
problem-cluster-away = No Ray cluster answers at { $address }, which RAY_ADDRESS names.
problem-cluster-version = A node of the cluster has Signoria { $there }, this machine has { $here }: install the same version everywhere.
problem-cli-explain-what = Name a record or a scenario and the option to ask about, or a game with --game.
problem-cli-explain-no-book = Name the option to ask about: “{ $game }” has no opponent of its own that could say what it would choose.
problem-cli-explain-over = The game is over there: nobody chooses any more.
problem-cli-at-scenario = --at is for records; in a scenario --after counts the choices that are written down.
problem-cli-after-record = --after is for scenarios; in a record --at names the position.
problem-cli-no-scenarios = There are no scenarios (*.toml) in { $folder }.
problem-cli-one-record = Only one record can be replayed at a time; several can be verified with --check.
problem-cli-no-such-seat = There is no seat { $seat }; the last is { $last }.
problem-cli-game-over = The game in { $file } is over; “signoria replay” shows it.
problem-cli-no-such-number = There is no number { $number } in this list; the last is { $last }.
problem-cli-several = “{ $text }” could be: { $options }.
problem-cli-none-offered = Nothing of “{ $text }” is offered now; “? { $text }” says why.
problem-cli-nothing-to-review = Nothing was chosen yet in { $file }, so there is nothing to review.
problem-cli-no-such-entry = There is no entry “{ $text }”; the last is { $last }.
problem-cli-replay-key = “{ $text }” means nothing here: Enter, b, g 12, p or q.
problem-too-many-bots = { $bots ->
        [one] One bot
       *[other] { $bots } bots
    } for { $seats ->
        [one] one free seat
       *[other] { $seats } free seats
    } is too many.
problem-no-games = At least one game must be played.
problem-tournament-bots = A tournament needs at least two bots, each of them once.
problem-tournament-too-many = There are too many orders of seats in which these bots would meet: { $count }, and at most { $most } are played. Name fewer bots or fewer seats.
problem-tournament-endless = Game { $number } of the tournament does not come to an end. It was broken off; choices until then: { $choices }.
problem-results-file = The file { $file } cannot be read or written as the results of games.
problem-results-other = The file { $file } holds the results of other games: name another file, or the same game, edition, options, seats, bots and seed, and for a tournament the same deals.
problem-results-unlike = The games in { $file } cannot be rated with these: they have another game, edition, number of seats, or other options or values.
problem-ladder-no-place = The file { $file } has no place for this table: a line “{ $begin }” and below it “{ $end }”.
problem-report-no-parquet = Parquet cannot be written here, because pyarrow is not installed: pip install { $package }
problem-report-tables = The tables cannot be written: { $folder }
problem-dataset-other = The folder { $folder } holds another dataset: name another folder, or the same game, edition, seats, games, bots, options and seed.
problem-dataset-not-empty = The folder { $folder } is not empty and holds no dataset: name a new or an empty one.
problem-dataset-endless = Game { $number } of the dataset does not come to an end. It was broken off; choices until then: { $choices }.
problem-dataset-unwritten = The dataset cannot be written into { $folder }: { $reason }.
problem-no-decisions = A game must be allowed at least one decision.
problem-nothing-even = In this game the players choose nothing that everybody has one of, so --even has no meaning.

cli-no-extra = The command line needs the package “{ $package }”: install “signoria[cli]”.
problem-cli-no-research-extra = Datasets need the package “{ $package }”: install “signoria[research]”.

# Numbers.
cli-decimal-mark = .
cli-percent = { $number } %
cli-interval = { $low } to { $high }

# Games and versions.
cli-column-game = game
cli-column-name = name
cli-column-editions = editions
cli-column-seats = seats
cli-column-state = state
cli-game-complete = complete
cli-game-growing = in the making
cli-games-more = Editions and options of one game: { $example }
cli-game-seats = Seats: { $seats }
cli-game-editions = Editions:
cli-game-options = Options, with what they are if left out:
cli-version = signoria { $version }, engine { $engine }, Python { $python }
cli-engine = Engine: { $engine }
cli-engine-compiled = compiled
cli-engine-interpreted = interpreted
cli-column-speed = decisions/s
cli-column-clone = clone, µs
cli-column-bytes = state, bytes

# At the table.
cli-which-game = Which game?{" "}
cli-new-game = { $game }, { $edition } (seed { $seed })
cli-resumed = { $game }, going on after choice { $number }
cli-player = { $seat }: { $player }
cli-player-human = you
cli-player-bot = the bot “{ $bot }”
cli-keys-hint = Type the number of an option, ? for help, q to leave.
cli-prompt = {"> "}
cli-answered = Kept until all have answered; “u” takes it back.
cli-asked = { $seat }: { $question }
cli-undone = Choice { $number } is taken back: { $option }
cli-redone = Choice { $number } is made again: { $option }
cli-saved = Saved as { $file }.
cli-saved-left = The game is kept in { $file }. To go on: { $command }
cli-saved-over = The game is kept in { $file }. To see it again: { $command }
cli-no-history = Nothing has happened yet.
cli-position = Position after choice { $number }
cli-preview = What would happen
cli-in-words = In words: { $words }
cli-key-choose = choose the option with this number; its words or a part of its name do as well
cli-keys-explain = ? 3, ? verb thing
cli-key-explain = why something is not there; a verb alone (? sell) or a part of a name asks about all it could mean
cli-key-undo = take back your last choice, make it again
cli-key-history = what happened: the last ten entries, or as many as you say
cli-key-why = why the opponent of the rules did what it did last
cli-key-advice = what a bot would do, what it expects of that, and why
cli-advice = { $place }. { $option }: { $expected } % to win{ $spread ->
        [0] {""}
       *[other] , ± { $spread }
    }
cli-advice-then = Then: { $line }
cli-no-reasons = Nobody who plays by the book has chosen anything yet.
cli-solo-would = By the book { $seat } chooses: { $option }
cli-key-board = the position, as far as you know it
cli-key-save = save, here or under another name
cli-key-quit = leave; the game is kept
cli-verbs = Verbs of this game: { $verbs }

cli-log-choice = { $number }. { $seat }: { $option }
cli-log-other = { $number }. { $seat }
cli-log-other-undo = { $number }. { $seat } takes a choice back
cli-log-other-redo = { $number }. { $seat } makes a choice again
cli-log-undo = { $number }. { $seat } takes back: { $option }
cli-log-redo = { $number }. { $seat } makes again: { $option }
cli-over = The game is over: { $outcome }
cli-winners = { $count ->
        [0] Nobody wins.
        [one] Winner: { $winners }
       *[other] Winners: { $winners }
    }
cli-score = { $seat }: { $score }

# Why not?
cli-why-offered = Offered: { $options }
cli-why-refused = Not offered: { $options }
cli-why-first = (said of: { $option })
cli-and-more = { $names } and { $more } more
cli-rule-code = Code:
cli-rule-proofs = Proved by:
cli-rule = { $id } · { $title }: { $digest }

# Rules.
cli-unproved = { $id } · { $title }: no test proves it
cli-stray-proof = { $id } is proved by { $places }, but there is no such paragraph
cli-coverage = { $proved } of { $total ->
        [one] one rule
       *[other] { $total } rules
    } proved.
cli-rule-absent = no such rule
cli-rule-book = (In the book of this edition: { $book }.)
cli-rules-differ = { $count ->
        [0] No paragraph differs.
        [one] One paragraph differs.
       *[other] { $count } paragraphs differ.
    }

# Scenarios and records.
cli-scenario-passed = ok      { $file }: { $title }
cli-scenario-failed = FAILED  { $file }: { $title }
cli-scenario-failure = line { $line }: { $failure }
cli-scenario-broken = BROKEN  { $file }: { $problem }
cli-scenario-sum = { $passed } passed, { $failed } failed
cli-check-passed = ok      { $file }: { $choices ->
        [one] one choice
       *[other] { $choices } choices
    }
cli-check-failed = FAILED  { $file }: { $problem }
cli-checked = { $passed } passed, { $failed } failed
cli-record-of = { $game }, { $edition }: { $choices ->
        [one] one choice
       *[other] { $choices } choices
    }
cli-replay-keys = Enter: next, b: back, g 12: go to entry 12, p: position, q: leave
cli-replay-prompt = [{ $place }/{ $last }]{" "}
cli-replay-start = The start of the game.
cli-info-game = Game
cli-info-edition = Edition
cli-info-rules = Rules version
cli-info-date = Date
cli-info-choices = Choices
cli-info-undone = Taken back
cli-info-option = Option
cli-running = The game is not over.
cli-exported = Position after choice { $number } of { $file }

# Simulation.
cli-reviewing = Judging turns
cli-simulating = Playing
cli-simulated = { $game }, { $edition }
cli-sum-games = { $games ->
        [one] One game
       *[other] { $games } games
    } of { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }, seed { $seed }
cli-sum-unfinished = Game { $number } had not come to an end after { $choices ->
        [one] one decision
       *[other] { $choices } decisions
    }. Its record: { $file }
cli-column-outcome = ended by
cli-column-games = games
cli-column-share = share
cli-column-who = who
cli-column-wins = wins
cli-column-interval = 95 % interval
cli-column-rating = rating
cli-seat-number = seat { $seat }
cli-percentile = { $percent } %: { $length }
cli-sum-length = Choices a game: { $mean } on average; percentiles { $percentiles }
cli-sum-speed = { $choices ->
        [one] One decision
       *[other] { $choices } decisions
    } in { $seconds } s: { $speed } a second

cli-page-written = The page is written: { $file }
cli-dataset-done = { $positions ->
    [one] One position
   *[other] { $positions } positions
} of { $games ->
    [one] one game
   *[other] { $games } games
}, seed { $seed }, in { $folder }.
cli-tournament-done = { $games ->
    [one] One game is played
   *[other] { $games } games are played
 } (seed { $seed }); the results are in { $file }.

# Data packs.
cli-data-exported = Our values are in { $folder }. Change what your box has printed, then: { $command }
cli-data-title = My box
cli-data-wrong =
    { $number ->
        [one] One mistake.
       *[other] { $number } mistakes.
    }
cli-data-right =
    { $number ->
        [0] “{ $title }” ({ $digest }) is all right and has our values.
        [one] “{ $title }” ({ $digest }) is all right. One value differs from ours:
       *[other] “{ $title }” ({ $digest }) is all right. { $number } values differ from ours:
    }
cli-column-value = value
cli-column-number = number
cli-column-ours = ours
cli-column-theirs = here
cli-column-origin = known from
cli-info-data = Values

# Why a choice could not be taken back.
cli-final-ends = The game ends with it: this cannot be taken back.
cli-final-chance = { $what }: this cannot be taken back.
cli-final-shown = Others learn something new, or may react: this cannot be taken back.
cli-final-secret = Others may be answering as well: perhaps this cannot be taken back.
cli-final-last = Everybody has answered then: this cannot be taken back.
cli-final-asks = { $seat } decides next: after that this cannot be taken back.

# Puzzles
cli-puzzle-found = { $file }: { $words } ({ $level }, { $ways } of { $ends })
cli-puzzles-found = Puzzles found: { $count }; games played: { $games }; seed { $seed }.
cli-puzzle-dead = { $name }: { $why }
cli-puzzles-checked = Puzzles checked: { $count }; no longer right: { $dead }.

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
cli-about-replay = Step through the record of a game, or verify records.
cli-about-scenario = Run scenarios: positions with choices and what must come of them.
cli-about-explain = Why an option is not there: in a record, in a scenario, or at the start of a new game.
cli-about-rules = The rules of a game, paragraph by paragraph, in our own words.
cli-about-record = What a record says of itself, and any of its positions as the start of a scenario.
cli-about-bench = How fast the engine runs here.
cli-about-version = Which version this is, and whether its engine runs compiled.

cli-example-games = signoria games pax-renaissance
cli-example-play = signoria play pax-renaissance --seats 3 --bots greedy,random --lang pl
cli-example-simulate = signoria simulate pax-renaissance --games 100 --seats 2 --bots greedy,random --seed 1 --jobs 2
cli-example-replay = signoria replay --check my-game.signoria
cli-example-scenario = signoria scenario tests/scenarios
cli-example-explain = signoria explain my-game.signoria vote papal-states
cli-example-rules = signoria rules pax-renaissance --paragraph F6b
cli-example-record = signoria record my-game.signoria --position 12
cli-example-bench = signoria bench pax-renaissance
cli-example-version = signoria version

cli-takes-name = The game, as “signoria games” names it.
cli-takes-edition = The edition of the game; the first of its list if left out.
cli-takes-seats = How many seats play; the fewest possible if left out.
cli-takes-bots = The bots (random, greedy) for the seats, with commas between them; a short list is repeated. In “play” the list is for the seats beside yours, and “human” is one more person at this keyboard.
cli-takes-seat = The number of your seat.
cli-takes-seed = Any word or number; the same seed brings the same game. A new one if left out.
cli-takes-option = An option of the game, such as astrology=true; may be given several times.
cli-takes-resume = Go on with the game in this record.
cli-takes-save = Where to keep the game; a new file in the folder of saved games if left out.
cli-takes-show-version = Show the version and stop.
cli-takes-lang = The language: English or Polish. That of your system if left out.
cli-takes-games = How many games to play.
cli-takes-jobs = How many processes share the work; the results are the same for any number.
cli-takes-as-json = Print everything as JSON.
cli-takes-paths = One or more files.
cli-takes-path = The record of a game.
cli-takes-check = Verify each record: every choice legal, every digest right.
cli-takes-whole = Print the whole game without stopping.
cli-takes-words = The option in the words of a record (a verb and a thing), a verb alone, or a part of its name; before it the record or scenario it is about, unless --game is given.
cli-takes-at = Look at the position after this many choices of the record; the last if left out.
cli-takes-game = Ask about a new game instead of a file.
cli-takes-coverage = List the paragraphs that no test proves; exit code 1 while there are any.
cli-takes-paragraph = Print this paragraph alone.
cli-takes-info = Print the header: game, edition, players, date.
cli-takes-position = Print the position after this many choices as the start of a scenario.
cli-takes-help = Show this and stop.

# Wrong command lines and files.
kind-command = command
kind-bot = bot
kind-gameoption = option of the game

problem-cli-no-such-flag = { $command } does not know { $flag }.
problem-cli-no-such-flag-near = There is no { $flag } here; did you mean { $near }?
problem-cli-flag-usage = { $flag } is given without its value, or with one that it does not take.
problem-cli-missing = { $name } is missing; see { $command } --help.
problem-cli-not-a-number = { $name } needs a whole number.
problem-cli-number-too-long = A number has at most { $most } digits here.
problem-cli-flags-apart = { $other } does not go with { $flag }.
problem-cli-usage = { $command } cannot make sense of these arguments; see { $command } --help.
problem-cli-no-file = There is no file { $file }.
problem-cli-file-exists = { $file } is there already; choose another name.
problem-cli-not-text = { $file } is not a text file.
problem-cli-cannot-read = { $file } cannot be read: { $reason }.
problem-cli-cannot-write = { $file } cannot be written: { $reason }.
problem-cli-too-big = { $file } is too big: a record or scenario has at most { $megabytes } megabytes.
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
problem-cli-option-value = Option { $name } cannot be “{ $value }”; it takes: { $values }.
problem-cli-no-bots = The list of bots is empty.
problem-cli-jobs = At least one process is needed.
problem-cli-explain-what = Name a record or a scenario and the option to ask about, or a game with --game.
problem-cli-at-scenario = A scenario begins with its position; --at is for records.
problem-cli-no-scenarios = There are no scenarios (*.toml) in { $folder }.
problem-cli-one-record = Only one record can be replayed at a time; several can be verified with --check.
problem-cli-no-such-seat = There is no seat { $seat }; the last is { $last }.
problem-cli-game-over = The game in { $file } is over; “signoria replay” shows it.
problem-cli-no-such-number = There is no number { $number } in this list; the last is { $last }.
problem-cli-several = “{ $text }” could be: { $options }.
problem-cli-none-offered = Nothing of “{ $text }” is offered now; “? { $text }” says why.
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

cli-no-extra = The command line needs the package “{ $package }”: install “signoria[cli]”.

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
cli-key-history = what happened, the last ten entries or so many
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
cli-rule = { $id } · { $title }: { $digest }

# Rules.
cli-unproved = { $id } · { $title }: no test proves it
cli-stray-proof = { $id } is proved by { $places }, but there is no such paragraph
cli-coverage = { $proved } of { $total ->
        [one] one rule
       *[other] { $total } rules
    } proved.

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
cli-simulating = Playing
cli-simulated = { $game }, { $edition }
cli-sum-games = { $games ->
        [one] One game
       *[other] { $games } games
    } of { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }, seed { $seed }
cli-column-outcome = ended by
cli-column-games = games
cli-column-share = share
cli-column-who = who
cli-column-wins = wins
cli-column-interval = 95 % interval
cli-seat-number = seat { $seat }
cli-percentile = { $percent } %: { $length }
cli-sum-length = Choices a game: { $mean } on average; percentiles { $percentiles }
cli-sum-speed = { $choices ->
        [one] One decision
       *[other] { $choices } decisions
    } in { $seconds } s: { $speed } a second

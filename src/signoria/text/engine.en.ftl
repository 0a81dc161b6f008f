# What the engine says, whatever the game.

seat = Seat { $word }

event-forced = { $seat }: { $option } (the only option)

refusal-not-asked = This is not what is asked now. Now: { $question }
refusal-not-yours = This is not your decision: { $seat } decides now.
refusal-waiting = You are not asked now, or have answered already: the table waits for the answers of others.
prompt-waiting = Several decide at once: the table waits for their answers.
refusal-game-over = The game is over.

# Kinds of things in problems; each game adds its own domains.
kind-chance = kind of chance
kind-column = value
kind-edition = edition
kind-event = event
kind-file = file
kind-game = game
kind-gameoption = option of the game
kind-key = key
kind-language = language
kind-outcome = way to end
kind-paragraph = paragraph
kind-paragraph-kind = kind of paragraph
kind-part-about = topic of a part
kind-refusal = reason of a refusal
kind-row = row
kind-seat = seat
kind-verb = verb
kind-word = word

# Problems: bad input, each in one sentence.
problem-at-line = Line { $line }: { $problem }
problem-no-such-thing = Nothing called “{ $word }” can be chosen in this game.
problem-no-such-option = There is no option number { $option } in this game.
problem-unknown-word = Unknown { $kind } “{ $word }”.
problem-unknown-word-near = Unknown { $kind } “{ $word }”; did you mean “{ $near }”?
problem-unknown-word-among = Unknown { $kind } “{ $word }”; known: { $known }.
problem-thing-wanted = “{ $verb }” needs a thing: { $kind }.
problem-thing-not-wanted = “{ $verb }” stands alone; “{ $word }” is too much.
problem-bot-other-game = The bot “{ $bot }” does not play “{ $game }”.
problem-learned-no-numpy = The bot “{ $bot }” needs the package “numpy”: install “signoria[learn]”.
problem-learned-no-file = There is no file { $file } with a trained network.
problem-learned-broken = The file { $file } is not a trained network of Signoria.
problem-learned-format = The network in { $file } has the format { $format }; this version reads { $known }. Train it again.
problem-learned-other-game = The network in { $file } was trained for “{ $trained }”, not for “{ $game }”.
problem-learned-other-layout = The network in { $file } was trained when “{ $game }” had other observations or options. Train it again.
problem-learned-other-table = The network in { $file } was trained for another table: edition “{ $edition }”, seats: { $seats }.
problem-scenario-advised = “advised” is true or false, and only a game whose rules have an opponent of their own can say true; “{ $game }” has none.
problem-wrong-seats = This game is for { $fewest } to { $most ->
        [one] 1 seat
       *[other] { $most } seats
    }, not for { $seats }.
problem-option-barred = The edition { $edition } does not have the option { $name }.
problem-option-value = Option { $name } cannot be “{ $value }”; it takes: { $values }.
problem-chance-of-another-kind = A result of chance of kind { $wanted } is needed here, not one of kind { $found }.
problem-chance-impossible = Chance cannot bring up { $thing } here.
problem-number-between = “{ $name }” needs a number from { $least } to { $most }.
problem-number-wanted = A number is needed instead of “{ $word }”.
problem-event-too-long = The event “{ $event }” ends before “{ $word }”.

# Problems of files in TOML.
problem-toml-wrong = This is not TOML; look for a missing quote, comma, bracket or equals sign.
problem-toml-twice = This is here a second time.
problem-toml-too-deep = The lists and tables are nested too deep to be read.
problem-pack-file-missing = The file { $file } is missing; a data pack has all files of its game.
problem-pack-title-wrong = “title” says what the pack is called: letters, digits, spaces and simple punctuation, at most { $most ->
        [one] 1 character
       *[other] { $most } characters
    }, in quotes.
problem-pack-changed-wrong = “changed” says where changed values are known from: { $known }.
problem-pack-other-edition = The data pack “{ $title }” has the values of the edition { $known }; it cannot be played with { $edition }.
problem-pack-no-values = “{ $game }” has no values that a data pack could change.
problem-in-sheet = { $file }, line { $line }: { $problem }
problem-sheet-too-long = The file has more than { $most ->
        [one] 1 character
       *[other] { $most } characters
    }.
problem-sheet-row-missing = The row “{ $row }” is missing; every row must be there, and no other.
problem-sheet-row-wrong = “{ $row }” needs its values, for example: { $row } = {"{"} cost = 4 {"}"}
problem-sheet-number-wrong = “{ $name }” must be a whole number from { $low } to { $high }.
problem-sheet-list-length = “{ $name }” must be a list of whole numbers, { $least } to { $most } of them.
problem-sheet-words-length = “{ $name }” must be a list of words, { $least } to { $most } of them.
problem-sheet-word-wrong = “{ $name }” must be a word in quotation marks, for example "{ $example }".
problem-sheet-origin-wrong = “from” says where a value is known from: { $known }.
problem-sheet-name-wrong = A name has letters, digits, spaces and simple punctuation, at most { $most ->
        [one] 1 character
       *[other] { $most } characters
    }, for example: name = {"{"} en = "Silesia" {"}"}
problem-sheet-line-too-long = The line has more than { $most ->
        [one] 1 character
       *[other] { $most } characters
    }.
problem-toml-text-missing = “{ $name }” needs a text in quotes.
problem-toml-texts-wanted = “{ $name }” needs a list of texts in quotes.
problem-toml-list-wanted = “{ $name }” needs a list.
problem-toml-table-wanted = “{ $name }” needs a table.
problem-toml-not-a-table-list = “{ $name }” stands in double brackets: [[{ $name }]].
problem-scenario-expects-nothing = Nothing is expected here; say in “then” what must hold.
problem-scenario-edition-on-top = The edition stands at the top of the file, beside the game.
problem-scenario-given-and-start = A scenario has either a position ([given]) or a new game ([start]), not both.
problem-scenario-said = “{ $name }” needs a part of a sentence in quotes, or a list of such parts.
problem-scenario-seats = “{ $value }” is not a number of seats.

# Problems of rule indexes and their proofs.
problem-rule-id-wrong = “{ $id }” is not a paragraph; it begins with a capital letter and has only letters, digits, dots and hyphens.
problem-rule-twice = Paragraph { $id } is here a second time.
problem-rule-part-empty = Part { $id } has no paragraphs.
problem-proofs-need-checkout = What is proved stands in the tests, and these come only with the source code.
problem-proof-unclear = { $file }, line { $line }: a paragraph that a test proves is written out in quotes.
problem-in-file = { $file }: { $problem }

# What a scenario found otherwise.
failure-differs = { $path }: expected { $expected }, found { $found }.
failure-has = { $path }: { $item } is missing from { $found }.
failure-lacks = { $path }: { $item } is among { $found }.
failure-choice-refused = “{ $option }” cannot be chosen ({ $rule }): { $reason }
failure-not-offered = “{ $option }” is not offered ({ $rule }): { $reason }
failure-offered = “{ $option }” is offered.
failure-offered-besides = “{ $option }” is offered as well.
failure-other-rule = “{ $option }” is refused by { $found }, not by { $expected }: { $reason }
failure-event = “{ $event }” did not happen; what happened: { $happened }.
failure-advised = The opponent of the rules should choose “{ $expected }”, but it chooses “{ $found }”.
failure-reason = The reason “{ $reason }” was not given; what was given: { $given }.
failure-asked = Asked should be: { $expected }. Asked now: { $found }.
failure-said = “{ $part }” is not said; what is said: { $found }
failure-not-over = The game is not over.
failure-chance-kind = “{ $expected }” was prescribed, but the game asks for “{ $found }”.
failure-chance-impossible = “{ $expected }” cannot come up here.
failure-chance-unused = This was prescribed, but the game never asked for it: { $expected }.

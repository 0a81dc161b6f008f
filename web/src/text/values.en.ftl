# The values of a game: the editor, the list at a table, a pack for a new table.
values-title = Values of a game
values-about = Correct the numbers as your box has them. Everything stays in this browser until you download it, share it or play with it.
values-game = Game
values-edition = Edition
values-pack-title = Title of the pack
values-title-first = My box
values-undo = Undo
values-redo = Redo
values-open-files = Open a zip or files
values-open-folder = Open a folder
values-download = Download
values-share = Share as a link
values-play = Open a table with this
values-link = Everybody who has this link can look at the pack and play with it
values-opened = { $count ->
    [0] “{ $title }” is open; it has our values. Undo brings back what was here.
    [one] “{ $title }” is open, with { $count } value that is not ours. Undo brings back what was here.
   *[other] “{ $title }” is open, with { $count } values that are not ours. Undo brings back what was here.
}
values-downloaded = The pack is on its way to your downloads.
values-too-big = This is too much for a data pack.
values-changed = { $count ->
    [0] Nothing is changed.
    [one] { $count } value is changed.
   *[other] { $count } values are changed.
}
values-checking = Checking …
values-right = All values are right and fit together.
values-mistakes = { $count ->
    [one] { $count } mistake.
   *[other] { $count } mistakes.
}
values-wrong-pack = { $count ->
    [one] This pack has { $count } mistake and was not opened.
   *[other] This pack has { $count } mistakes and was not opened.
}
values-at-line = { $file }, line { $line }:
values-search = Search
values-filter = Show
values-filter-all = a whole sheet
values-filter-changed = what is changed
values-filter-reconstructed = what is reconstructed
values-filter-wrong = mistakes
values-sheets = Sheets
values-found = { $count ->
    [one] { $count } value
   *[other] { $count } values
}
values-none = There is no such value.
values-cell = { $row }: { $column }
values-word = { $label }, place { $place }
values-no-word = nothing
values-name-en = name in English
values-name-pl = name in Polish
values-limits = { $unit }, { $low } to { $high }
values-limits-list = { $unit }, a list of { $least } to { $most }, each { $low } to { $high }
values-limits-name = letters and simple punctuation
values-known-from = { $label }, known from
values-from-where = { $label }, address
values-from-rulebook = the rulebook
values-from-reconstructed = reconstructed
values-from-owner = an owner’s box
values-from-elsewhere = elsewhere …
values-from-several = several
values-from-source = { $source }
values-reset = Reset { $label }
values-reset-short = Reset
values-is-changed = changed
values-add = Add a value …
values-add-to = Add a value to { $row }
values-column-value = Value
values-column-mine = In this pack
values-column-limits = Unit and limits
values-column-ours = Ours
values-column-theirs = In this pack
values-column-from = Known from
values-differences = { $count ->
    [0] No value is other than ours
    [one] { $count } value is not ours
   *[other] { $count } values are not ours
}
values-reconstructed = { $count ->
    [0] No value is reconstructed
    [one] { $count } value is reconstructed
   *[other] { $count } values are reconstructed
}
values-reconstructed-about = Neither the rulebook nor any other source has these values. They are those of another edition, or were worked out to play well.
values-ours-about = This table is played with our values.
values-sheet-count = { $sheet } ({ $count })
values-correct = Correct values
values-new = Values
values-new-ours = ours
values-new-about = Play with the numbers of another box: a data pack from your disk, or a link to one.
values-new-paste = Link or id of a pack
values-new-use = Use it
values-new-no-link = This is not a link to a data pack.
values-new-away = Back to our values
values-new-edit = Correct values in the editor
values-records-pack = Bring the pack, and the record is tried again:

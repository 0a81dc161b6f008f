# Learning: rules, glossary, lessons.

## Pages
learn-title = Learn · Signoria
learn-title-rules = { $game }: the rules in short · Signoria
learn-title-glossary = { $game }: glossary · Signoria
learn-title-lesson = { $game }: lessons · Signoria
learn-head = Learn
learn-lead = Play your way into a game, look a word up, or search every paragraph of the rules.
learn-ways = Ways to learn this game
learn-way-lesson = Lesson
learn-way-rules = Rules
learn-way-glossary = Glossary
learn-about-lesson = Prepared positions, one step at a time
learn-about-rules = Every paragraph in a sentence or two
learn-about-glossary = Pieces, icons and words with pictures

## The rules
learn-parts = Parts of the rules
learn-words = Glossary of the rules
learn-edition = Edition
learn-book = In the book of this edition: { $book }
learn-search = Search the rules
learn-search-example = a question, a word or a paragraph
learn-count =
    { $count ->
        [one] { $count } paragraph
       *[other] { $count } paragraphs
    }
learn-found =
    { $count ->
        [0] Nothing found
        [one] { $count } paragraph found
       *[other] { $count } paragraphs found
    }
learn-nothing = No paragraph has all of these words. Try fewer of them, or the beginning of a word.
learn-results = What was found
learn-kind-definition = definition
learn-kind-component = component
learn-kind-flavour = background
learn-kind-term = glossary
learn-kind-card = card
learn-paragraph = Paragraph { $id }
learn-no-paragraph = The rules have no paragraph { $id }.
learn-back-to = Back to { $id }
learn-all-rules = All rules (new tab)
learn-close = Close

## The glossary
learn-search-glossary = Search the glossary
learn-terms =
    { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }
learn-no-term = No entry has these words.

## Lessons
learn-guest = Learner
learn-lesson = Lesson
learn-no-lesson = There is no lesson for this game yet; its rules and its glossary are here.
learn-chapter-of = { $number } of { $count }
learn-progress = Progress in this chapter
learn-begin = Begin
learn-begin-what = Begin: { $title }
learn-continue = Continue
learn-continue-what = Continue: { $title }
learn-again = Start again
learn-again-what = Start again: { $title }
learn-is-done = , done
learn-strayed = A way of your own!
learn-strayed-any = That is allowed, but the lesson goes another way. Take it back to follow it, or play on as you like.
learn-take-back = Take it back
learn-show = Show me
learn-go-on = Go on
learn-wait = The others are moving…
learn-see = More about this
learn-next-chapter = Next: { $title }
learn-all-chapters = All chapters
learn-play = Play a game

# The pages in docs/rules.

digest-title = { $game }: the rules in short
digest-intro = Every paragraph of the rulebook in a sentence of our own, under the number it has there. Links may point at a paragraph: add # and its number to the address of this page. This is a digest to look things up in; it replaces neither the rulebook nor the game.
digest-glossary = Glossary

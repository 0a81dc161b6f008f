advice = What a bot would do
advice-close = Close the hint
advice-chance = How likely you win, as the bot sees it, and how much that varies with what is hidden
advice-percent = { $expected } %
advice-spread = { " " }± { $spread }
advice-then = Then: { $line }.
advice-foot = What will have changed at your next turn, if the others reply well.

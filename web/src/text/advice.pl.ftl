advice = Co zrobiłby bot
advice-close = Zamknij podpowiedź
advice-chance = Twoja szansa na wygraną według bota i to, jak bardzo zależy ona od tego, co ukryte
advice-percent = { $expected } %
advice-spread = { " " }± { $spread }
advice-then = Potem: { $line }.
advice-foot = Co się zmieni do twojej następnej tury, jeśli inni dobrze odpowiedzą.

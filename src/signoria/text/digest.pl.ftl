# Strony w docs/rules.

digest-title = { $game }: zasady w skrócie
digest-intro = Każdy paragraf instrukcji w zdaniu naszego autorstwa, pod numerem, który ma w instrukcji. Link może prowadzić do paragrafu: do adresu tej strony wystarczy dodać # i numer. To skrót do szybkiego sprawdzenia; nie zastąpi ani instrukcji, ani gry.
digest-glossary = Słowniczek

# What every page says.
unreachable = Serwer nie odpowiada; próbujemy dalej.
unofficial = Nieoficjalne i darmowe: wszystkie figury, plansze i teksty są nasze. Strona nie jest związana z żadnym wydawcą.
language-en = angielski
language-pl = polski
language-switch = Język
loading = Chwileczkę…
offline-title = Serwer nie odpowiada
offline-about = Nic nie przepadło: twoje gry są na serwerze i potoczą się dalej, gdy tylko odpowie. Ta strona wróci sama, gdy wróci połączenie.
offline-again = Spróbuj jeszcze raz
spot-legal = { $name }: { $text }, klawisz { $key }

## Wartości, z którymi gra się przy stole

values-of-table = Wartości
values-with-pack = Wartości: { $title }

# What every page says.
unreachable = Serwer nie odpowiada; próbujemy dalej.
unofficial = Nieoficjalne i darmowe: wszystkie figury, plansze i zdania są nasze własne. Bez związku z żadnym wydawcą.
language-en = angielski
language-pl = polski
language-switch = Język
loading = Chwileczkę…
spot-legal = { $name }: { $text }, klawisz { $key }

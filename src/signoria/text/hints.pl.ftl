# Dlaczego opcja jest dobra albo zła: co się zmieni, gdy inni odpowiedzą.
reason-more = { $who ->
        [own] Zyskujesz { $what }.
       *[other] { $seat } zyskuje { $what }.
    }
reason-less = { $who ->
        [own] Tracisz { $what }.
       *[other] { $seat } traci { $what }.
    }
reason-met = { $who ->
        [own] Spełniasz warunki, by ogłosić { $goal }.
       *[other] { $seat } spełnia warunki, by ogłosić { $goal }.
    }
reason-unmet = { $who ->
        [own] Nie spełniasz już warunków, by ogłosić { $goal }.
       *[other] { $seat } nie spełnia już warunków, by ogłosić { $goal }.
    }
reason-nearer = { $who ->
        [own] Do { $goal-gen } brakuje ci mniej o { $count ->
            [one] jeden krok
            [few] { $count } kroki
           *[many] { $count } kroków
        }.
       *[other] { $seat } ma do { $goal-gen } mniej o { $count ->
            [one] jeden krok
            [few] { $count } kroki
           *[many] { $count } kroków
        }.
    }
reason-farther = { $who ->
        [own] Do { $goal-gen } brakuje ci więcej o { $count ->
            [one] jeden krok
            [few] { $count } kroki
           *[many] { $count } kroków
        }.
       *[other] { $seat } ma do { $goal-gen } więcej o { $count ->
            [one] jeden krok
            [few] { $count } kroki
           *[many] { $count } kroków
        }.
    }
reason-wins = Wygrywasz grę.
# Kto wygrał przed następną turą pytającego gracza, w pozycjach, które wypróbowano.
reason-ends = { $who ->
        [own] Wygrywasz grę (w próbach { $cases } na { $samples }).
       *[other] { $seat } wygrywa grę przed twoją następną turą (w próbach { $cases } na { $samples }).
    }
reason-ends-always = { $who ->
        [own] Wygrywasz grę we wszystkich próbach.
       *[other] { $seat } wygrywa grę przed twoją następną turą we wszystkich próbach.
    }
# Co przeciwnik może zrobić w jednej turze.
peril-sure = { $seat } wygra w swojej następnej turze, jeśli nikt nie przeszkodzi: { $line }.
peril-likely = { $seat } może wygrać w swojej następnej turze (w próbach { $wins } na { $samples }): { $line }.

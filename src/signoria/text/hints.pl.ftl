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
        [own] Jesteś o { $count ->
            [one] krok
            [few] { $count } kroki
           *[many] { $count } kroków
        } bliżej { $goal-gen }.
       *[other] { $seat } jest o { $count ->
            [one] krok
            [few] { $count } kroki
           *[many] { $count } kroków
        } bliżej { $goal-gen }.
    }
reason-farther = { $who ->
        [own] Jesteś o { $count ->
            [one] krok
            [few] { $count } kroki
           *[many] { $count } kroków
        } dalej od { $goal-gen }.
       *[other] { $seat } jest o { $count ->
            [one] krok
            [few] { $count } kroki
           *[many] { $count } kroków
        } dalej od { $goal-gen }.
    }
reason-wins = Wygrywasz grę.
reason-none = Do twojej następnej tury nic, co liczą boty, wyraźnie się nie zmienia.
# Kto wygrał przed następną turą pytającego gracza, w pozycjach, które wypróbowano.
reason-ends = { $who ->
        [own] Wygrywasz grę w { $cases } z { $samples } prób.
       *[other] { $seat } wygrywa grę przed twoją następną turą w { $cases } z { $samples } prób.
    }
reason-ends-shared = { $who ->
        [own] Wygrywasz grę, także wspólnie z innymi, w { $cases } z { $samples } prób.
       *[other] { $seat } wygrywa grę przed twoją następną turą, a ty nie, w { $cases } z { $samples } prób.
    }
reason-ends-always = { $who ->
        [own] Wygrywasz grę we wszystkich próbach.
       *[other] { $seat } wygrywa grę przed twoją następną turą we wszystkich próbach.
    }
# Co przeciwnik może zrobić w jednej turze.
peril-sure = { $seat } może wygrać w swojej następnej turze, jeśli nikt nie przeszkodzi: { $line }.
peril-likely = { $seat } może wygrać w swojej następnej turze – w { $wins } z { $samples } prób: { $line }.

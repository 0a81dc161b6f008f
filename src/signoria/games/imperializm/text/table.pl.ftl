# Co się mówi przy stole Imperializmu: gra, jej opcje, pytania i odpowiedzi.

game-imperializm = Imperializm: Droga ku dominacji
    .authors = Konrad Perzyna
edition-imperializm-2014 = 2014
gameoption-imperializm-strict_achievements = Osiągnięcia od razu
    .help = Kartę osiągnięć zabiera się w chwili spełnienia wymagań. W przeciwnym razie gracz sam wybiera moment, najpóźniej na koniec tury.
gameoption-imperializm-counter_reformation_is_catholic = Kontrreformacja jest katolicka
    .help = Katolicy i gracze, którzy przyjęli kontrreformację, nie są dla siebie innowiercami.
gameoption-imperializm-war_card_needs_modifier = Karty wojny tylko z modyfikatorem
    .help = Karty wojny można użyć tylko w takiej wojnie, dla której ma modyfikator. W przeciwnym razie dodaje tam 0.
gameoption-imperializm-settlement_returns_card = Ugoda zwraca kartę wojny
    .help = Po zagraniu Ugody atakujący bierze kartę wojny z powrotem na rękę. W przeciwnym razie ją odrzuca.
gameoption-imperializm-special_colonies_taxed = Podatki z Indii i Chin
    .help = Także znaczniki w Indiach i Chinach przynoszą podatki. W przeciwnym razie liczą się tylko karty terytoriów.

## Pytania

prompt-choose-power = Które mocarstwo poprowadzisz? Wszyscy wybierają potajemnie.
prompt-choose-force =
    { $steps ->
        [one] Co zwiększasz o 1: armię czy flotę?
        [few] Co zwiększasz o { $steps }: armię czy flotę?
       *[many] Co zwiększasz o { $steps }: armię czy flotę?
    }
prompt-exchange =
    { $number ->
        [one] Wymiana ręki: brakuje ci jednej karty. Odrzuć więcej albo uzupełnij rękę.
        [few] Wymiana ręki: brakuje ci { $number } kart. Odrzuć więcej albo uzupełnij rękę.
       *[many] Wymiana ręki: brakuje ci { $number } kart. Odrzuć więcej albo uzupełnij rękę.
    }
prompt-exchange-full = Wymiana ręki: masz pełną rękę ({ $limit }). Odrzucasz coś?
prompt-exchange-over =
    { $number ->
        [one] Wymiana ręki: masz o jedną kartę za dużo. Co odrzucasz?
        [few] Wymiana ręki: masz o { $number } karty za dużo. Co odrzucasz?
       *[many] Wymiana ręki: masz o { $number } kart za dużo. Co odrzucasz?
    }
prompt-act = Twoja akcja: rozwój, intryga, podbój, wojna czy podatki?
prompt-act-instead = Do wojny nie dochodzi. Jaką inną akcję wybierasz?
prompt-goods = Rozwój: które dobro wybierasz?
prompt-second =
    { $price ->
        [one] Jesteś liderem towarów orientalnych. Oddajesz 1 dukata, aby rozwinąć drugie dobro?
        [few] Jesteś liderem towarów orientalnych. Oddajesz { $price } dukaty, aby rozwinąć drugie dobro?
       *[many] Jesteś liderem towarów orientalnych. Oddajesz { $price } dukatów, aby rozwinąć drugie dobro?
    }
prompt-buy =
    { $price ->
        [one] Oddajesz 1 dukata, aby zwiększyć poziom { $level-gen } o 1?
        [few] Oddajesz { $price } dukaty, aby zwiększyć poziom { $level-gen } o 1?
       *[many] Oddajesz { $price } dukatów, aby zwiększyć poziom { $level-gen } o 1?
    }
prompt-improve =
    { $price ->
        [0] Produkcję którego dobra zwiększasz o 1?
        [one] Oddajesz 1 dukata, aby zwiększyć produkcję dobra o 1?
        [few] Oddajesz { $price } dukaty, aby zwiększyć produkcję dobra o 1?
       *[many] Oddajesz { $price } dukatów, aby zwiększyć produkcję dobra o 1?
    }
prompt-fetch = Którą { $what-acc } bierzesz ze stosu odrzuconych kart?
prompt-against = { $card }: na którego gracza?
prompt-choose = { $card }: co liczysz?
prompt-choose-gain = { $card }: co bierzesz?
prompt-rising =
    { $price ->
        [0] Zryw patriotyczny: zwiększasz poziom armii czy floty?
        [one] Zryw patriotyczny: oddajesz 1 dukata, aby zwiększyć poziom armii lub floty?
        [few] Zryw patriotyczny: oddajesz { $price } dukaty, aby zwiększyć poziom armii lub floty?
       *[many] Zryw patriotyczny: oddajesz { $price } dukatów, aby zwiększyć poziom armii lub floty?
    }
prompt-seize = Którą kartę zabierasz z ręki { $target-gen }?
prompt-inspect = Przeglądasz karty wszystkich innowierców i zabierasz każdemu po jednej?
prompt-discover = Wystawiasz kolonię z ręki?
prompt-shift = Która karta władzy zmienia miejsce?
prompt-to = Przed kim kładziesz kartę { $card }?
prompt-invite = Luteranizm: przeprowadzasz teraz rozwój?
prompt-drive = Kolonia wystawiona. Zagrywasz Pęd kolonizacyjny?
prompt-enemy = Komu wypowiadasz wojnę?
prompt-wage = { $target }: wojna lądowa czy morska?
prompt-defence = { $attacker } atakuje: { $war }, siła ataku { $attack }, siła obrony { $defence }. Co wykładasz?
prompt-peace =
    { $territories ->
        [0] { $attacker } wygrywa wojnę. Warunki pokoju: trybut { $tribute } albo upokorzenie { $humiliation }.
       *[other] { $attacker } wygrywa wojnę. Warunki pokoju: trybut { $tribute }, upokorzenie { $humiliation } albo terytorium.
    }
prompt-objection = { $seat } zagrywa kartę { $card }. Anulujesz ją?
prompt-war-events = Wojna rozstrzygnięta. Zagrywasz wydarzenie wojenne?
prompt-pirates = Koniec tury z rozwojem. Zagrywasz Piratów?
prompt-finish = Akcja wykonana. Coś jeszcze przed końcem tury?
prompt-claim-first = Zabierasz osiągnięcie, zanim policzy się resztę?
prompt-more = Zagrywasz drugą kartę, innego rodzaju?
prompt-duty = Spełniasz wymagania osiągnięcia i musisz zabrać jedną kartę.

## Odpowiedzi

blind =
    { $number ->
        [0] same karty opatrności
        [one] 1 terytorium, reszta to karty opatrności
        [few] { $number } terytoria, reszta to karty opatrności
       *[many] { $number } terytoriów, reszta to karty opatrności
    }
cardkind-war = karta wojny
    .gen = karty wojny
    .acc = kartę wojny
cardkind-any = karta
    .gen = karty
    .acc = kartę
option-keep-power = Wybierz: { $thing }
option-raise = Zwiększ { $thing-acc }
option-claim = Zabierz osiągnięcie: { $thing }
option-release = Odrzuć kartę władzy za prestiż
option-discard = Odrzuć: { $thing }
option-take = Weź { $thing-acc }, dalej karty opatrności
option-draw = Dobierz: { $thing }
option-keep-hand = Zostaw rękę bez zmian
option-develop = Rozwój
option-tax = Podatki
option-play = Zagraj: { $thing }
option-convert = Przyjmij { $thing-acc }
option-conquer = Podbij { $thing-acc }
option-declare = Wypowiedz wojnę kartą { $thing }
option-trade = Handluj: { $thing }
option-pay = Zapłać
option-improve = Zwiększ produkcję { $thing-gen }
option-fetch = Weź: { $thing }
option-look = Przejrzyj karty
option-decline = Zrezygnuj
option-finish = Nic więcej
option-against = { $thing }
option-by = Licz { $thing-acc }
option-seize = Zabierz: { $thing }
option-shift = Karta, która leży przed { $thing-ins }
option-shift-about = { $about } (przed { $thing-ins })
option-to = Połóż przed { $thing-ins }
option-wage = Prowadź { $thing-acc }
option-defend = Wyłóż: { $thing }
option-stand = Nie wykładaj nic więcej
option-tribute = Zapłać trybut
option-cede = Przekaż { $thing-acc }
option-bow = Przyjmij upokorzenie polityczne
option-pass = Pasuj
option-pass-turn = Pasuj do końca tury
option-never = Nigdy nie pytaj o kartę { $thing }
option-ask-again = Znów pytaj o reakcje
option-end-turn = Zakończ turę

## Zakończenia

outcome-glory = najwięcej punktów chwały

## Problemy z zapisaną pozycją

problem-imperializm-card-twice = Ta karta jest w dwóch miejscach: { $card }.
problem-imperializm-card-too-often =
    { $copies ->
        [one] Karta { $card } jest tylko jedna.
        [few] Karta { $card } występuje tylko { $copies } razy.
       *[many] Karta { $card } występuje tylko { $copies } razy.
    }
problem-imperializm-no-card-there = To pole planszy, a nie karta: { $card }.
problem-imperializm-not-held = Tej karty nie ma na tej ręce: { $card }.
problem-imperializm-religion-gone = Każda religia ma tylko { $most ->
        [one] 1 kartę
        [few] { $most } karty
       *[many] { $most } kart
    }.
problem-imperializm-too-many = „{ $name }” ma miejsce tylko na { $most }.
problem-imperializm-flag = „{ $name }” przyjmuje tylko prawdę lub fałsz (true, false).
problem-imperializm-step = „{ $line }” ma za dużo lub za mało słów.
kind-phase = faza
kind-asked = lista graczy
kind-answers = lista odpowiedzi
kind-step = krok

# Co ujawnia każdy rodzaj losu; mówi się to przed wyborem, którego nie można cofnąć.
chance-providence = Dobiera się karty opatrności
chance-territory = Dobiera się kartę terytorium
chance-turn-up = Odkryje się nowe terytorium
chance-achievement = Odkryje się nowe osiągnięcie
chance-power = Rozdaje się mocarstwa
chance-theft = Losuje się kartę z ręki

# Kto zaraz zakończy grę.
threat-end = { $seat }: do zakończenia gry brakuje punktów chwały: { $lacks }.
threat-ending = { $left ->
        [0] { $seat } kończy grę: to ostatnia tura.
        [one] { $seat } kończy grę: zostaje jeszcze jedna tura.
        [few] { $seat } kończy grę: zostają jeszcze { $left } tury.
       *[other] { $seat } kończy grę: zostaje jeszcze { $left } tur.
    }

## Co rozstrzygnęło zakończoną grę
reckoning-faithful = wierność dawnej wierze

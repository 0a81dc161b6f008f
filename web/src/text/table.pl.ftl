# Stół: wszystko wokół planszy.

## Kto i gdzie
table-home = Signoria: do strony głównej
table-title = stół „{ $title }”
table-seat = Miejsce { $seat }
table-seats = Miejsca
table-you = { $name } (ty)
table-free = Wolne miejsce
table-bot = { $name } (bot)
table-your-turn = Twoja kolej
table-resigned = gra poddana
table-here = teraz przy stole
table-away = poza stołem
table-left =
    { $count ->
        [one] został 1
        [few] zostały { $count }
       *[other] zostało { $count }
    }
table-days =
    { $count ->
        [one] 1 dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }
table-close = Zamknij
table-cancel = Anuluj
table-and = { $many } i { $last }

## Pasek decyzji
table-decision = Decyzja
table-options =
    { $count ->
        [one] jedna możliwość
        [few] { $count } możliwości
       *[other] { $count } możliwości
    }
table-all-options =
    { $count ->
        [one] Pokaż jedyną możliwość
        [few] Pokaż wszystkie { $count } możliwości
       *[other] Pokaż wszystkie { $count } możliwości
    }
table-all = Wszystkie możliwości
table-all-count = Wszystkie ({ $count })
table-more-all = pokaż wszystkie
table-filter = Pisz, aby znaleźć możliwość
table-none-found = Żadna możliwość nie zawiera tych słów.
table-typed = { $typed }… pisz dalej albo Enter
table-hinted = Bot wybrałby to, co w ramce.
table-confirm = Potwierdź
table-confirm-always = Potwierdź wybór.
table-confirm-ends = To kończy grę.
table-confirm-asks = Następnie decyduje { $name }: potem nie będzie można tego cofnąć.
table-confirm-chance = { $what }: nie będzie można tego cofnąć.
table-confirm-shown = Inni dowiedzą się czegoś nowego albo mogą zareagować: nie będzie można tego cofnąć.
table-confirm-secret = Inni też mogą odpowiadać: być może nie będzie można tego cofnąć.
table-confirm-last = Wtedy wszyscy już odpowiedzą: nie będzie można tego cofnąć.
table-sheet = Zwiń lub rozwiń możliwości
table-undo = Cofnij
table-undo-key = Cofnij mój ostatni wybór (U)
table-undo-nothing = Nie ma czego cofać.
table-undo-others = Od tego czasu wybierał ktoś inny: nie można cofnąć żadnego twojego wyboru.
table-undo-informed = Ktoś się z tego czegoś dowiedział: nie można tego cofnąć.
table-redo = Ponów
table-redo-key = Ponów cofnięty wybór (R)
table-explain = Wyjaśnij
table-explain-key = Otwórz zasadę, o którą chodzi (E)
table-hint = Podpowiedź
table-hint-key = Co zrobiłby bot? (H)
table-preview = Jeśli to wybierzesz
table-rule = Zasada { $rule }
table-rule-open = Otwórz zasady w tym miejscu
table-refused = Teraz to niemożliwe

## Gdy o nic mnie nie pytają
table-reconnecting = Łączę ponownie…
table-reconnecting-about = Nic nie przepadło: gra potoczy się dalej stąd, gdy tylko serwer odpowie.
table-watching = Oglądasz tę grę.
table-thinks = Namyśla się { $name }
table-waits = Czekamy na: { $names }
table-waits-for-answers = Stół czeka na odpowiedzi
table-answered = Twoja odpowiedź: { $option }. Możesz zmienić zdanie, dopóki wszyscy nie odpowiedzą.
table-reconsider = Zmieniam zdanie
table-looking = Przegląd historii: krok { $position } z { $last }
table-looking-about = Plansza pokazuje przeszłość.
table-replaying = To zrobili inni. Kliknięcie, dotknięcie albo klawisz kończy odtwarzanie.
table-back-to-now = Wróć do bieżącej pozycji
table-branch = Zagraj wariant stąd
table-takeback = Poproś o powrót tutaj
table-replace = Niech bot zagra za: { $name }
table-frozen = Ten stół jest zamrożony
table-frozen-about = Znaleziono tu błąd w zasadach. Nic nie przepadło, ale gra nie może toczyć się dalej.
table-closed = Ten stół jest zamknięty
table-closed-about = Zapis zostaje i można go oglądać.
table-over-you = Wygrywasz jako { $name }: { $how }
table-over-won = { $count ->
        [one] Wygrywa { $names }
        [few] Wygrywają razem { $names }
        [many] Wygrywają razem { $names }
       *[other] Wygrywają razem { $names }
    }: { $how }
table-over-nobody = Nikt nie wygrywa: { $how }
table-over-agreed = Grę zakończono za zgodą wszystkich.
table-over-resigned = Grę poddano.
table-result = Wynik
table-review = Omówienie
table-result-about = Całą grę można obejrzeć strzałkami pod kroniką, a wszystko, co ukryte, jest teraz odkryte.
table-winner = zwycięstwo
table-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[other] { $count } punktów
    }
table-rematch-now = Zagraj od razu jeszcze raz
table-decided = Co rozstrzygnęło
table-course-points = Przebieg gry w punktach
table-course-judged = Przebieg gry: szanse na zwycięstwo w ocenie botów
table-course-said = W połowie gry prowadzenie: { $middle }, na końcu: { $last }.
table-share = Udostępnij wynik
table-shared = Udostępniono.
table-share-copied = Skopiowano.
table-share-not = Nie udostępniono.
table-share-no = Ta przeglądarka nie pozwala kopiować.
table-rematch = Zagraj jeszcze raz
table-rematch-join = { $name } gra jeszcze raz: dołącz

## Kronika i historia
table-chronicle = Kronika
table-earlier = Pokaż wcześniejsze wiersze
table-only-choice = jedyny wybór
table-why = Dlaczego?
table-why-open = Skąd ten wybór?
table-why-title = Według instrukcji
table-why-choice = Wybór: { $choice }
table-jump = Zobacz krok { $position }
table-unfold = jeszcze { $count }
table-fold = mniej
guide-unfold = Pokaż tekst
guide-fold = Zwiń tekst
guide-text = Treść
table-history = Historia
table-moment = Krok
table-moment-now = krok { $position } · teraz
table-moment-of = krok { $position } z { $last }
table-step-back = Krok wstecz
table-step-on = Krok naprzód
table-play = Odtwórz całą grę
table-pause = Wstrzymaj

## Stoły „co by było”
table-private-over = Zakończona gra prywatna
table-private-over-about = Gra się skończyła. Obejrzeć ją mogą tylko osoby, które tu siedziały albo mają link.
table-whatif = Co by było, gdyby?
table-whatif-about = Prywatna plansza: wybierasz za każde miejsce i nikt inny tego nie widzi.
table-puzzle = Zagadka
table-puzzle-about = Pozycja do rozwiązania: nikt inny jej nie widzi i nigdzie się nie liczy.
table-whatif-back = Wróć do gry

## Pytania innych i do innych
table-asked-takeback = Prosisz pozostałych o powrót do kroku { $position }.
table-asked-end = Proponujesz zakończyć grę tutaj.
table-asks-takeback = { $name } prosi o powrót do kroku { $position }.
table-asks-end = { $name } proponuje zakończyć grę tutaj.
table-show = Pokaż
table-agree = Zgoda
table-refuse = Odmów
table-withdraw = Wycofaj
table-replaced = Gra za ciebie bot, bo skończył ci się czas.
table-return = Usiądź znowu

## Rozmowa
table-chat = Rozmowa
table-chat-log = Co powiedziano i co się stało
table-chat-unread =
    { $count ->
        [0] Rozmowa
        [one] Rozmowa, 1 nowy wpis
        [few] Rozmowa, { $count } nowe wpisy
       *[other] Rozmowa, { $count } nowych wpisów
    }
table-chat-say = Powiedz coś
table-chat-send = Wyślij
table-chat-seats = tylko dla grających
table-chat-closed = Pisać mogą tu tylko grający.
table-notice-opened = { $name } otwiera stół.
table-notice-sat = { $name } siada do stołu.
table-notice-returned = { $name } wraca.
table-notice-stood = { $name } wstaje od stołu.
table-notice-bot = { $name } zajmuje miejsce.
table-notice-left = { $name } odchodzi.
table-notice-started = Gra się zaczyna.
table-notice-takeback-asked = { $name } prosi o powrót do kroku { $position }.
table-notice-takeback-granted = { $name } zgadza się na powrót.
table-notice-takeback-refused = { $name } nie zgadza się na powrót.
table-notice-end-asked = { $name } proponuje zakończyć grę.
table-notice-end-granted = { $name } zgadza się zakończyć grę.
table-notice-end-refused = { $name } chce grać dalej.
table-notice-resigned = { $name } poddaje się.
table-notice-replaced = { $bot } gra za: { $seat }.
table-notice-ended-by-agreement = Grę zakończono za zgodą wszystkich.
table-notice-ended-by-resignation = Koniec gry: { $name } się poddaje.
table-notice-rematch = { $name } otwiera drugi taki stół.
table-notice-plan-void = Plan przepada: „{ $words }” nie było możliwe.
table-notice-answered = { $name }: odpowiedź już jest.
table-notice-reconsidered = { $name } namyśla się jeszcze raz.
table-notice-altered = { $name } zmienia opcje gry.
table-notice-renamed = { $before } nazywa się teraz { $name }.
table-notice-closed = Stół zamknięto.
table-notice-frozen = Stół zamrożono.
table-notice-thawed = Gra przy stole toczy się dalej.

## Przed grą
table-open = Stół gotowy
table-option-off = { $option }: nie
table-option-as = { $option }: { $value }
table-open-missing =
    { $count ->
        [one] Jedno miejsce jest jeszcze wolne. Zaproś kogoś albo posadź bota.
        [few] { $count } miejsca są jeszcze wolne. Zaproś kogoś albo posadź boty.
       *[other] { $count } miejsc jest jeszcze wolnych. Zaproś kogoś albo posadź boty.
    }
table-open-ready = Wszyscy już są.
table-sit = Usiądź tutaj
table-stand = Wstań
table-empty = Zwolnij to miejsce
table-add-bot = Posadź bota
table-which-bot = Który bot?
table-alter = Zmień opcje
table-alter-yes = Zastosuj te opcje
table-call-off = Zamknij stół
table-called-off = Zamknięto go, zanim zaczęła się gra.
table-call-off-about = Nikt nie zaczął tu grać. Osoby przy stole dowiedzą się, że jest zamknięty.
table-start = Zacznij grę
table-clock-bank =
    { $minutes ->
        [one] Minuta dla każdego gracza, z każdym wyborem { $increment } s więcej
        [few] { $minutes } minuty dla każdego gracza, z każdym wyborem { $increment } s więcej
       *[other] { $minutes } minut dla każdego gracza, z każdym wyborem { $increment } s więcej
    }
table-clock-days =
    { $count ->
        [one] Dzień na każdy wybór
        [few] { $count } dni na każdy wybór
        [many] { $count } dni na każdy wybór
       *[other] { $count } dnia na każdy wybór
    }
table-clock-none-live = Bez zegara
table-clock-none-slow = Bez zegara, przez dni i tygodnie
table-invite = Zaproś
table-invite-about = Każdy, kto ma ten link, może oglądać grę i zająć wolne miejsce.
table-invite-link = Link do tego stołu
table-invite-code = Link jako kod QR
table-invite-renew = Utwórz nowy link; stary straci ważność
table-copy = Kopiuj
table-copied = Skopiowano

## Menu
table-menu = Ustawienia i więcej
table-confirming = Pytaj przed wyborem
table-confirming-auto = gdy nie można go cofnąć
table-confirming-always = zawsze
table-confirming-never = nigdy
table-flights = Pokazuj ruch pionków
table-keys = Klawiatura
table-text = Pozycja słowami
table-rules = Zasady
table-record = Pobierz zapis gry
table-end = Zaproponuj koniec gry
table-end-about = Jeśli wszyscy pozostali przy stole się zgodzą, gra skończy się tutaj bez zwycięzcy.
table-end-yes = Zaproponuj
table-resign = Poddaj się
table-resign-bot = Bot zagra dalej na twoim miejscu. Nie można wrócić.
table-resign-end = Gra się skończy i wygra twój przeciwnik.
table-resign-yes = Poddaję się
table-notes = Moje notatki
table-notes-about = Nikt inny ich nie widzi.
table-notes-keep = Zachowaj
table-notes-kept = Zachowane
table-plan = Zaplanuj
table-plan-about = Każdy zaplanowany wybór zostanie dokonany za ciebie, gdy tylko będzie możliwy. Jeśli któryś nie będzie możliwy, reszta planu przepada.
table-plan-none = Niczego nie zaplanowano.
table-plan-words = Wybór, tak jak w zapisie gry
table-plan-add = Dodaj
table-plan-drop = Usuń { $words }
table-plan-point = Wybierz na planszy
table-planning = Wybierz to, co chcesz zrobić
table-planned = { $count ->
    [0] Nic nie zaplanowano.
    [one] Zaplanowano jeden wybór.
    [few] Zaplanowano { $count } wybory.
   *[many] Zaplanowano { $count } wyborów.
 }
table-plan-done = Gotowe

## Strona
table-side = Stan gry i kronika
table-panes = Części stołu
table-pane-position = Pozycja
table-pane-asked = tu jest coś do decyzji
table-gone = Nie ma takiego stołu
table-gone-about = Może link jest błędny, a może stół jest prywatny i potrzebujesz zaproszenia.

## Klawisze
table-key-pick = wybierz możliwość jej numerem
table-key-walk = przejdź przez możliwości
table-key-filter = znajdź możliwość, pisząc
table-key-confirm = wybierz zaznaczoną możliwość albo potwierdź
table-key-escape = anuluj, zamknij, wróć do bieżącej pozycji
table-key-undo = cofnij mój ostatni wybór
table-key-redo = ponów go
table-key-explain = zasada, o którą chodzi w pytaniu
table-key-hint = co zrobiłby bot
table-key-steps = krok wstecz lub naprzód
table-key-ends = początek, teraźniejszość
table-key-pages = dziesięć kroków wstecz lub naprzód
table-key-play = odtwórz całą grę, wstrzymaj
table-key-now = wróć do bieżącej pozycji
table-key-chat = rozmowa
table-key-describe = pozycja słowami
table-key-tab = przejdź do następnego miejsca; Enter wybiera
table-key-help = ta lista
table-danger = Zagrożenie
table-danger-close = Zamknij ostrzeżenie
table-since = Od twojej ostatniej tury
table-watch-again = Obejrzyj jeszcze raz
table-playback = Odtwarzaj ruchy innych
table-playback-off = wcale
table-playback-quick = szybko
table-playback-normal = zwykłym tempem
table-fewer = Mniej
table-more-of = Więcej

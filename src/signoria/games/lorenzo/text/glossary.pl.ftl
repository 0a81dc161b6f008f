### Słowniczek Lorenzo il Magnifico, własnymi słowami.

glossary-group-goods = Dobra
glossary-wood = Drewno
    .text = Płaci się nim za budynki i niektóre przedsięwzięcia.
glossary-stone = Kamień
    .text = Płaci się nim za budynki i niektóre przedsięwzięcia.
glossary-servant = Sługa
    .text = Wydany przed wysłaniem członka rodziny, każdy podnosi wartość akcji o 1.
glossary-coin = Moneta
    .text = Płaci się nią za postacie i 3 za wejście do wieży, w której ktoś już stoi.
glossary-military = Punkty wojska
    .text = Otwierają drogę do kolejnych włości, opłacają niektóre przedsięwzięcia i na koniec ustawiają graczy w rankingu.
glossary-faith = Punkty wiary
    .text = Wymagane na koniec każdego okresu: gdy masz ich dość, możesz okazać wsparcie Kościołowi.
glossary-points = Punkty zwycięstwa
    .text = Wygrywa gracz, który ma ich najwięcej.
glossary-privilege = Przywilej rady
    .text = Drobna korzyść do wyboru.

glossary-group-board = Plansza
glossary-member = Członek rodziny
    .text = Trzej mają wartość kości swojego koloru, taką samą u wszystkich; neutralny ma 0.
glossary-tower = Wieża
    .text = Cztery poziomy, na każdym karta, za wartości 1, 3, 5 i 7. W wieży może stać tylko jeden twój kolorowy członek rodziny.
glossary-harvest = Zbiory
    .text = Uruchamia twoje włości do wartości akcji.
glossary-production = Produkcja
    .text = Uruchamia twoje budynki do wartości akcji.
glossary-market = Targowisko
    .text = Natychmiastowe drobne korzyści, po jednym członku rodziny na pole.
glossary-council = Rada miejska
    .text = Miejsce dla wszystkich: moneta, przywilej i wcześniejsze miejsce w następnej kolejności.

glossary-group-cards = Karty
glossary-territory = Włość
    .text = Nic nie kosztuje; działa przy zbiorach. Od trzeciej potrzeba punktów wojska.
glossary-building = Budynek
    .text = Płatny zasobami; działa przy produkcji.
glossary-character = Postać
    .text = Płatna monetami; pomaga od razu albo stale, a na koniec postacie liczą się razem.
glossary-venture = Przedsięwzięcie
    .text = Daje punkty na koniec gry.
glossary-leader = Osobistość
    .text = W grze zaawansowanej: zagrywasz ją, gdy spełniasz wymagania; działa raz na rundę albo stale.

glossary-group-church = Kościół
glossary-report = Raport do Watykanu
    .text = Po rundach 2, 4 i 6 liczy się wiara: wsparcie dla Kościoła albo ekskomunika.
glossary-excommunication = Ekskomunika
    .text = Trwała kara, po jednym żetonie na okres, znana od początku.

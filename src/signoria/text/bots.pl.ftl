# Boty, tak jak się o nich mówi ludziom.
bot-greedy = Rozważny
    .about = Myśli na jeden ruch naprzód i bierze to, co wygląda najlepiej.
bot-random = Kapryśny
    .about = Wybiera losowo; dobry, żeby się najpierw rozejrzeć.
bot-solitaire = Według księgi
    .about = Gra jak przeciwnik z księgi zasad: schemat i tabele. Potrafi powiedzieć, dlaczego coś robi.

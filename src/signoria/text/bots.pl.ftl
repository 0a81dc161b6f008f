# Boty, tak jak się o nich mówi ludziom.
bot-greedy = Rozważny
    .about = Myśli na jeden ruch naprzód i bierze to, co wygląda najlepiej.
bot-random = Kapryśny
    .about = Wybiera losowo; dobry, żeby się najpierw rozejrzeć.

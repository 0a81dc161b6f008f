# Boty, tak jak się o nich mówi ludziom.
bot-apprentice = Czeladnik
    .about = Planuje turę w mgnieniu oka i mało widzi z tego, co możesz odpowiedzieć.
bot-merchant = Kupiec
    .about = Planuje całą turę i przelotnie sprawdza twoją odpowiedź.
bot-banker = Bankier
    .about = Porównuje wiele całych tur i to, co po każdej z nich możesz odpowiedzieć. Silny przeciwnik.
bot-magnate = Magnat
    .about = Planuje jak bankier, ale dużo dokładniej; myśli do trzech sekund.
bot-doge = Doża
    .about = Najsilniejszy ze wszystkich. Myśli do pięciu sekund.
bot-greedy = Rozważny
    .about = Myśli na jeden ruch naprzód i bierze to, co wygląda najlepiej.
bot-random = Kapryśny
    .about = Wybiera losowo; dobry, żeby się najpierw rozejrzeć.
bot-solitaire = Według księgi
    .about = Gra jak przeciwnik z księgi zasad: schemat i tabele. Potrafi powiedzieć, dlaczego coś robi.

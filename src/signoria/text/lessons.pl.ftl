# Czego lekcja albo słowniczek może szukać na próżno.
kind-chapter = rozdział
kind-domain = rodzaj rzeczy
kind-group = grupa
problem-server-no-lesson = Nie ma takiej lekcji.

# Co w paczce danych Imperializmu do siebie nie pasuje.

problem-imperializm-profit-falls = Zysk na poziomie { $level } musi wynosić co najmniej { $least }, jak na poprzednim poziomie.
problem-imperializm-hand = Liczba kart musi mieścić się między { $low } a { $high }.
problem-imperializm-start-twice = Numer startowy { $number } należy już do „{ $other }”; każde mocarstwo ma własny.
problem-imperializm-no-card = „{ $row }” jest polem planszy, więc nie może być terytorium początkowym; pomiń „starting”.
problem-imperializm-few-starting = Terytoriów początkowych jest { $number }; musi ich być co najmniej { $least }, tyle, ile się odkrywa.
problem-imperializm-asks-nothing = „{ $row }” niczego nie wymaga; podaj co najmniej jedną wartość w „needs”.
problem-imperializm-out-of-reach = Wartości „{ $name }” nie da się osiągnąć; najwyżej może być { $most }.
problem-imperializm-value-gone = „{ $name }” musi wynosić co najmniej 1: karta ją liczy.
problem-imperializm-no-such-value = „{ $row }” nie używa wartości „{ $name }”; pomiń ją.

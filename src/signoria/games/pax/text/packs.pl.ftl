# Co nie pasuje do siebie w paczce danych Pax Renaissance.

problem-pax-value-twice = „{ $word }” podano dwa razy; wystarczy raz.
problem-pax-no-such-value = „{ $row }” nie korzysta z „{ $name }”; pomiń tę wartość.
problem-pax-value-missing = „{ $row }” wymaga „{ $name }”.
problem-pax-queen-coronation = „{ $row }” to królowa; jej akcją jednorazową jest „{ $word }”.
problem-pax-no-queen = „{ $row }” nie jest królową; „{ $word }” jest tylko dla królowych.
problem-pax-two-religions = Apostazja na karcie „{ $row }” wymaga dwóch religii.
problem-pax-needs-op = „{ $word }” wymaga działania „{ $op }” na tej samej karcie.
problem-pax-one-emporium = Na początku otwarte jest jedno z tych emporiów i tylko jedno: { $rows }.
problem-pax-border-twice = „{ $border }” jest już granicą banku „{ $other }”; każdy bank ma własną.
problem-pax-closed-city = „{ $row }” jest na początku poza grą, więc nie może tam być figury; pomiń „start”.
problem-pax-too-few = „{ $row }” musi wynosić co najmniej { $least }, bo tyle jest na mapie na początku.
problem-pax-all-sides = W tej edycji karta mapy „{ $row }” ma wszystkie cztery strony, więc „other = { $side }” nie jest jej osobną stroną; pomiń „other”.
problem-pax-one-side-missing = W tej edycji karta mapy „{ $row }” ma jedną inną stronę; podaj ją jako „other”.
problem-pax-same-side = „{ $side }” to pierwsza strona karty mapy „{ $row }”; jej druga strona musi być inna.

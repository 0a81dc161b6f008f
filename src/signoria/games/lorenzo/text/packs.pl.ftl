# Co nie pasuje do siebie w paczce danych Lorenzo il Magnifico.

problem-lorenzo-no-such-value = „{ $row }” nie korzysta z „{ $name }”; pomiń tę wartość.
problem-lorenzo-value-missing = „{ $row }” wymaga „{ $name }”.
problem-lorenzo-raises-buildings = „{ $row }” oszczędza drewno albo kamień, więc podnosi „{ $word }”.
problem-lorenzo-spent = Można zapłacić najwyżej { $most }, czyli tyle, ile trzeba mieć.
problem-lorenzo-asks-nothing = „{ $row }” nie wymaga niczego; podaj co najmniej jedną wartość w „needs” lub „cards”.
problem-lorenzo-track-length = „{ $row }” musi mieć dokładnie tyle liczb: { $length }.
problem-lorenzo-track-falls = „{ $row }” nie może maleć: tutaj musi być co najmniej { $least }.

### Nazwy w Imperializmie. `gen` to dopełniacz, `acc` biernik. Dobra i poziomy nazywa `measure-…`, karty na ręce `card-…` i `territory-…`.

## Karty opatrności

card-mistress-of-the-seas = Władczyni mórz
card-scion-of-a-great-dynasty = Członek wielkiej dynastii
card-great-diplomat = Wielki dyplomata
card-reformer = Reformator
card-open-to-discoveries = Otwarty na odkrycia
card-defender-of-the-faith = Obrońca wiary
card-outstanding-commander = Wybitny wojskowy
card-adventurer = Awanturnik
card-civil-war = Wojna domowa
card-madman = Obłąkany
card-bourgeois-revolution = Rewolucja burżuazyjna
card-bureaucrat = Biurokrata
card-corrupt-officials = Korupcja urzędników
card-persecution-of-dissenters = Prześladowania innowierców
card-wronged-merchants = Krzywdzenie kupców
card-border-raids = Podjazdy graniczne
card-bribed-advisers = Przekupni doradcy
card-plot-of-the-magnates = Spisek możnych
card-naval-blockade = Blokada morska
card-armed-intervention = Zbrojna interwencja
card-settlement = Ugoda
card-ruthless-looting = Zachłanna grabież
card-pirates = Piraci
card-patriotic-rising = Zryw patriotyczny
card-diplomatic-move = Zagrywka dyplomatyczna
card-rise-of-the-burghers = Rozwój mieszczaństwa
card-intercepted-plans = Przechwycenie planów
card-colonial-drive = Pęd kolonizacyjny
card-exceptional-year = Wyjątkowy rok
card-historic-victory = Historyczne zwycięstwo
card-war-for-influence = Wojna o wpływy

## Terytoria

territory-silesia = Śląsk
    .gen = Śląska
    .acc = Śląsk
territory-moldavia = Mołdawia
    .gen = Mołdawii
    .acc = Mołdawię
territory-burgundy = Burgundia
    .gen = Burgundii
    .acc = Burgundię
territory-scotland = Szkocja
    .gen = Szkocji
    .acc = Szkocję
territory-granada = Grenada
    .gen = Grenady
    .acc = Grenadę
territory-courland = Kurlandia
    .gen = Kurlandii
    .acc = Kurlandię
territory-livonia = Inflanty
    .gen = Inflant
    .acc = Inflanty
territory-ukraine = Ukraina
    .gen = Ukrainy
    .acc = Ukrainę
territory-bohemia = Czechy
    .gen = Czech
    .acc = Czechy
territory-hungary = Węgry
    .gen = Węgier
    .acc = Węgry
territory-finland = Finlandia
    .gen = Finlandii
    .acc = Finlandię
territory-ireland = Irlandia
    .gen = Irlandii
    .acc = Irlandię
territory-norway = Norwegia
    .gen = Norwegii
    .acc = Norwegię
territory-naples = Neapol
    .gen = Neapolu
    .acc = Neapol
territory-lombardy = Lombardia
    .gen = Lombardii
    .acc = Lombardię
territory-bavaria = Bawaria
    .gen = Bawarii
    .acc = Bawarię
territory-saxony = Saksonia
    .gen = Saksonii
    .acc = Saksonię
territory-crimea = Krym
    .gen = Krymu
    .acc = Krym
territory-greece = Grecja
    .gen = Grecji
    .acc = Grecję
territory-netherlands = Niderlandy
    .gen = Niderlandów
    .acc = Niderlandy
territory-caucasus = Kaukaz
    .gen = Kaukazu
    .acc = Kaukaz
territory-rhineland = Nadrenia
    .gen = Nadrenii
    .acc = Nadrenię
territory-canary-islands = Wyspy Kanaryjskie
    .gen = Wysp Kanaryjskich
    .acc = Wyspy Kanaryjskie
territory-hormuz = Ormuz
    .gen = Ormuzu
    .acc = Ormuz
territory-newfoundland = Nowa Fundlandia
    .gen = Nowej Fundlandii
    .acc = Nową Fundlandię
territory-gold-coast = Złote Wybrzeże
    .gen = Złotego Wybrzeża
    .acc = Złote Wybrzeże
territory-antilles = Antyle
    .gen = Antyli
    .acc = Antyle
territory-virginia = Wirginia
    .gen = Wirginii
    .acc = Wirginię
territory-angola = Angola
    .gen = Angoli
    .acc = Angolę
territory-canada = Kanada
    .gen = Kanady
    .acc = Kanadę
territory-brazil = Brazylia
    .gen = Brazylii
    .acc = Brazylię
territory-cape-colony = Kraj Przylądkowy
    .gen = Kraju Przylądkowego
    .acc = Kraj Przylądkowy
territory-moluccas = Moluki
    .gen = Moluków
    .acc = Moluki
territory-mexico = Meksyk
    .gen = Meksyku
    .acc = Meksyk
territory-philippines = Filipiny
    .gen = Filipin
    .acc = Filipiny
territory-peru = Peru
    .gen = Peru
    .acc = Peru
territory-java = Jawa
    .gen = Jawy
    .acc = Jawę
territory-australia = Australia
    .gen = Australii
    .acc = Australię
territory-india = Indie
    .gen = Indii
    .acc = Indie
territory-china = Chiny
    .gen = Chin
    .acc = Chiny

## Mocarstwa

power-portugal = Portugalia
    .gen = Portugalii
    .acc = Portugalię
power-spain = Hiszpania
    .gen = Hiszpanii
    .acc = Hiszpanię
power-ottoman-empire = Imperium Osmańskie
    .gen = Imperium Osmańskiego
    .acc = Imperium Osmańskie
power-england = Anglia
    .gen = Anglii
    .acc = Anglię
power-france = Francja
    .gen = Francji
    .acc = Francję
power-poland = Polska
    .gen = Polski
    .acc = Polskę
power-austria = Austria
    .gen = Austrii
    .acc = Austrię
power-russia = Rosja
    .gen = Rosji
    .acc = Rosję
power-sweden = Szwecja
    .gen = Szwecji
    .acc = Szwecję
power-prussia = Prusy
    .gen = Prus
    .acc = Prusy

## Religie

faith-lutheranism = luteranizm
    .gen = luteranizmu
    .acc = luteranizm
faith-calvinism = kalwinizm
    .gen = kalwinizmu
    .acc = kalwinizm
faith-counter-reformation = kontrreformacja
    .gen = kontrreformacji
    .acc = kontrreformację
faith-catholic = katolicyzm
    .gen = katolicyzmu
    .acc = katolicyzm
faith-own-faith = własna wiara
    .gen = własnej wiary
    .acc = własną wiarę

## Osiągnięcia

achievement-great-discoveries = Wielkie odkrycia
achievement-mercenary-army = Armia zaciężna
achievement-printing-press = Ruch wydawniczy
achievement-manorial-farms = Folwarki
achievement-craft-guilds = Cechy rzemieślnicze
achievement-trading-posts = Faktorie handlowe
achievement-banking = Bankowość
achievement-artillery = Artyleria
achievement-ocean-navigation = Żegluga oceaniczna
achievement-renaissance = Renesans
achievement-central-state = Państwo scentralizowane
achievement-trading-company = Kompania handlowa
achievement-scientific-revolution = Rewolucja naukowa
achievement-mercantilism = Merkantylizm
achievement-standing-army = Armia stała
achievement-ships-of-the-line = Okręty liniowe
achievement-plantations = Plantacje
achievement-real-union = Unia realna
achievement-enlightenment = Oświecenie
achievement-industrial-revolution = Rewolucja przemysłowa
achievement-colonial-empire = Imperium kolonialne
achievement-continental-hegemony = Hegemonia na kontynencie
achievement-rule-of-the-seas = Panowanie na morzach
achievement-world-trade = Handel światowy

## Dobra, poziomy i to, co się liczy

measure-gold = złoto
    .gen = złota
    .acc = złoto
measure-food = żywność
    .gen = żywności
    .acc = żywność
measure-textiles = tekstylia
    .gen = tekstyliów
    .acc = tekstylia
measure-spices = przyprawy
    .gen = przypraw
    .acc = przyprawy
measure-oriental = towary orientalne
    .gen = towarów orientalnych
    .acc = towary orientalne
measure-industrial = materiały przemysłowe
    .gen = materiałów przemysłowych
    .acc = materiały przemysłowe
measure-weapons = broń lądowa
    .gen = broni lądowej
    .acc = broń lądową
measure-shipyards = stocznie
    .gen = stoczni
    .acc = stocznie
measure-army = armia
    .gen = armii
    .acc = armię
measure-fleet = flota
    .gen = floty
    .acc = flotę
measure-prestige = prestiż
    .gen = prestiżu
    .acc = prestiż
measure-glory = chwała
    .gen = chwały
    .acc = chwałę
measure-lands = krainy
    .gen = krain
    .acc = krainy
measure-colonies = kolonie
    .gen = kolonii
    .acc = kolonie
measure-territories = terytoria
    .gen = terytoriów
    .acc = terytoria
measure-ducats = dukaty
    .gen = dukatów
    .acc = dukaty

## Akcje

action-development = rozwój
    .gen = rozwoju
    .acc = rozwój
action-intrigue = intryga
    .gen = intrygi
    .acc = intrygę
action-conquest = podbój
    .gen = podboju
    .acc = podbój
action-war = wojna
    .gen = wojny
    .acc = wojnę
action-taxes = podatki
    .gen = podatków
    .acc = podatki

## Wojna i pokój

war-land = wojna lądowa
    .gen = wojny lądowej
    .acc = wojnę lądową
war-sea = wojna morska
    .gen = wojny morskiej
    .acc = wojnę morską
term-tribute = trybut
    .gen = trybutu
    .acc = trybut
term-correction = korekta terytorialna
    .gen = korekty terytorialnej
    .acc = korektę terytorialną
term-humiliation = upokorzenie polityczne
    .gen = upokorzenia politycznego
    .acc = upokorzenie polityczne
term-last-resort = oddanie wszystkiego
    .gen = oddania wszystkiego
    .acc = oddanie wszystkiego

## Rodzaje kart

cardkind-authority-positive = karta władzy pozytywna
    .gen = karty władzy pozytywnej
    .acc = kartę władzy pozytywną
cardkind-authority-negative = karta władzy negatywna
    .gen = karty władzy negatywnej
    .acc = kartę władzy negatywną
cardkind-conspiracy = karta spisku
    .gen = karty spisku
    .acc = kartę spisku
cardkind-event = karta wydarzeń
    .gen = karty wydarzeń
    .acc = kartę wydarzeń
cardkind-special = karta specjalna
    .gen = karty specjalnej
    .acc = kartę specjalną
cardkind-land = kraina
    .gen = krainy
    .acc = krainę
cardkind-colony = kolonia
    .gen = kolonii
    .acc = kolonię

## Kolory graczy

colour-red = Czerwony
    .gen = Czerwonego
    .dat = Czerwonemu
    .acc = Czerwonego
    .ins = Czerwonym
colour-green = Zielony
    .gen = Zielonego
    .dat = Zielonemu
    .acc = Zielonego
    .ins = Zielonym
colour-blue = Niebieski
    .gen = Niebieskiego
    .dat = Niebieskiemu
    .acc = Niebieskiego
    .ins = Niebieskim
colour-yellow = Żółty
    .gen = Żółtego
    .dat = Żółtemu
    .acc = Żółtego
    .ins = Żółtym

## Liczone rzeczowniki

ducats =
    { $number ->
        [one] { $number } dukat
        [few] { $number } dukaty
       *[many] { $number } dukatów
    }
    .acc =
        { $number ->
            [one] { $number } dukata
            [few] { $number } dukaty
           *[many] { $number } dukatów
        }
glory-points =
    { $number ->
        [one] { $number } punkt chwały
        [few] { $number } punkty chwały
       *[many] { $number } punktów chwały
    }
prestige-points =
    { $number ->
        [one] { $number } punkt prestiżu
        [few] { $number } punkty prestiżu
       *[many] { $number } punktów prestiżu
    }
levels =
    { $number ->
        [one] { $number } poziom
        [few] { $number } poziomy
       *[many] { $number } poziomów
    }
cards =
    { $number ->
        [one] { $number } karta
        [few] { $number } karty
       *[many] { $number } kart
    }
    .acc =
        { $number ->
            [one] { $number } kartę
            [few] { $number } karty
           *[many] { $number } kart
        }
territories =
    { $number ->
        [one] { $number } terytorium
        [few] { $number } terytoria
       *[many] { $number } terytoriów
    }
lands =
    { $number ->
        [one] { $number } kraina
        [few] { $number } krainy
       *[many] { $number } krain
    }
    .acc =
        { $number ->
            [one] { $number } krainę
            [few] { $number } krainy
           *[many] { $number } krain
        }
colonies =
    { $number ->
        [one] { $number } kolonia
        [few] { $number } kolonie
       *[many] { $number } kolonii
    }
    .acc =
        { $number ->
            [one] { $number } kolonię
            [few] { $number } kolonie
           *[many] { $number } kolonii
        }

## Rodzaje rzeczy, dla problemów

kind-card = karta
kind-territory = terytorium
kind-power = mocarstwo
kind-religion = religia
kind-achievement = osiągnięcie
kind-good = dobro
kind-level = poziom
kind-action = akcja
kind-war = rodzaj wojny
kind-term = warunek pokoju
kind-blind = liczba terytoriów
kind-colour = kolor
kind-design = karta opatrności
kind-faith = wiara
kind-force = armia albo flota
kind-measure = dobro lub poziom

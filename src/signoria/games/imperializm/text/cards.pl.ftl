# Co mówi każda karta, naszymi słowami. Liczby pochodzą z pudełka, którym się gra.

text-mistress-of-the-seas = Dopóki panuje: { $sea } w wojnach morskich. Po wystawieniu: za { $price-acc } 1 poziom floty.
text-scion-of-a-great-dynasty = Dopóki panuje: { $land } w wojnach lądowych, { $sea } w morskich. Po wystawieniu: nowe miejsca dla jednej lub dwóch wystawionych kart władzy, także tej.
text-great-diplomat = Dopóki panuje: limit kart na ręce { $hand }. Po wystawieniu: przejrzyj rękę jednego gracza i zabierz dowolną kartę.
text-reformer = Dopóki panuje: { $development } przy każdym rozwoju. Po wystawieniu: za { $price-acc } 1 poziom żywności, tekstyliów, broni lądowej albo stoczni.
text-open-to-discoveries = Dopóki panuje: { $sea } w wojnach morskich. Po wystawieniu: za { $price-acc } 1 poziom floty; potem możesz podbić kolonię z ręki.
text-defender-of-the-faith = Dopóki panuje: { $dissenters } w wojnach z innowiercami. Po wystawieniu: przejrzyj ręce wszystkich innowierców i zabierz każdemu kartę.
text-outstanding-commander = Dopóki panuje: { $land } w wojnach lądowych. Po wystawieniu: za { $price-acc } 1 poziom armii.
text-adventurer = Dopóki panuje: { $land } w wojnach lądowych. Po wystawieniu: weź kartę wojny ze stosu odrzuconych kart opatrności.
text-civil-war = Przed przeciwnikiem: zakaz wojny. Po wystawieniu: zabierz mu losową kartę z ręki; jeśli ma najwyższą armię, za { $price-acc } 1 poziom żywności, tekstyliów, broni lądowej albo stoczni.
text-madman = Przed przeciwnikiem: { $land } w wojnach lądowych, { $sea } w morskich i strata prestiżu ({ $prestige }). Na początku tury można się go pozbyć (cena: { $release }), chyba że ma się najwyższą armię.
text-bourgeois-revolution = Przed przeciwnikiem: zakaz wojny i strata prestiżu ({ $prestige }). Jeśli ma on najwyższą armię, każdy inny gracz może kupić 1 poziom armii za { $price-acc }.
text-bureaucrat = Przed przeciwnikiem: limit kart na ręce { $hand } i strata prestiżu ({ $prestige }). Na początku tury można się go pozbyć (cena: { $release }), chyba że ma się najwięcej chwały.
text-corrupt-officials = Zabierz { $each_lands-acc } za każdą krainę albo { $each_colonies-acc } za każdą kolonię ofiary; potem weź kartę wydarzeń ze stosu odrzuconych kart opatrności.
text-persecution-of-dissenters = Zabierz { $each_prestige-acc } za każdy punkt prestiżu ofiary; potem traci ona prestiż ({ $prestige }).
text-wronged-merchants = Zabierz { $each_textiles-acc } za każdy poziom tekstyliów albo { $each_food-acc } za każdy poziom żywności, albo { $each_colonies-acc } za każdą kolonię ofiary.
text-border-raids = Zabierz { $each_lands-acc } za każdą krainę albo { $each_colonies-acc } za każdą kolonię ofiary, najwyżej { $most-acc }.
text-bribed-advisers = Zabierz { $each_army-acc } za każdy poziom armii albo { $each_fleet-acc } za każdy poziom floty ofiary, najwyżej { $most-acc }.
text-plot-of-the-magnates = Zabierz { $each_lands-acc } za każdą krainę albo { $each_colonies-acc } za każdą kolonię ofiary; potem odrzuca się jej pozytywną kartę władzy.
text-naval-blockade = Wydarzenie wojenne przeciw zwycięzcy wojny lądowej z flotą niższą od twojej: zabierz { $each_shipyards-acc } za każdy swój poziom stoczni.
text-armed-intervention = Wydarzenie wojenne przeciw zwycięzcy wojny lądowej, w której nie bierzesz udziału: zabierz { $each_weapons-acc } za każdy swój poziom broni lądowej.
text-settlement = Gdy cię atakują: do wojny nie dochodzi. Atakujący wybiera inną akcję.
text-ruthless-looting = Wydarzenie wojenne zwycięskiego atakującego: { $each_gold } za każdy poziom złota, { $each_oriental } za każdy poziom towarów orientalnych albo { $each_spices } za każdy poziom przypraw przegranego.
text-pirates = Po rozwoju innego gracza: zabierz mu { $each_gold-acc } za każdy poziom złota, { $each_spices-acc } za każdy poziom przypraw albo { $each_oriental-acc } za każdy poziom towarów orientalnych, najwyżej { $most-acc }.
text-patriotic-rising = Wydarzenie wojenne każdej ze stron. Gdy przegrasz: 1 poziom armii albo floty i { $each_territories } za każde terytorium. Gdy wygrasz: za { $price-acc } 1 poziom armii albo floty.
text-diplomatic-move = W intrydze: { $prestige }. Albo anuluj wydarzenie innego gracza.
text-rise-of-the-burghers = W intrydze: { $each_territories } za każde terytorium; przy towarach orientalnych co najmniej { $oriental } także { $glory }.
text-intercepted-plans = W swojej turze po dobraniu kart: przejrzyj jedną rękę i zabierz kartę wydarzeń.
text-colonial-drive = Po podbiciu karty kolonii: zyski z handlu twoim złotem, przyprawami albo towarami orientalnymi.
text-exceptional-year = W rozwoju przed wyborem dobra: { $ducats } albo { $glory } przy towarach orientalnych co najmniej { $oriental }.
text-historic-victory = Jeśli wywołasz nią wojnę i wygrasz różnicą co najmniej { $margin }: dodatkowo { $glory }.
text-war-for-influence = Jeśli wywołasz nią wojnę i wygrasz: przed pokojem weź dowolną kartę ze stosu odrzuconych kart opatrności.

## Jako karta wojny

text-war-card = Karta wojny: ląd { $land }, morze { $sea }, plądrowanie × { $plunder }.

## Wiersze terytoriów, mocarstw, osiągnięć i religii

text-cost = Koszt: { $ducats }.
text-needs = Wymaga: { $what }.
text-or = Albo zamiast tego:
text-gives = Przynosi: { $what }.
text-step = { $measure } { $number }
text-list = { $one }, { $more }
text-starting = Terytorium początkowe.
text-start = Numer startowy { $number }.
text-start-ducats = Na początku dodatkowo { $ducats }.
text-hand = Limit kart na ręce { $steps }.
text-land-war = Siła w wojnach lądowych: { $steps }.
text-sea-war = Siła w wojnach morskich: { $steps }.
text-dissenters = Siła w wojnach z innowiercami: { $steps }.
text-own-faith = Nigdy nie może zmienić religii.
text-ducats-once = Od razu { $ducats }.
text-development = { $ducats } przy każdym rozwoju.
text-development-once = Od razu jeden rozwój, jeśli chcesz.
text-choice = Jeszcze jedno dobro +1, jeśli chcesz.
text-worth = Wartość: { $glory }.

## Skąd znana jest wartość

origin-rulebook = z instrukcji
origin-source = z opublikowanego źródła
origin-reconstructed = zrekonstruowana
origin-owner = od właściciela pudełka

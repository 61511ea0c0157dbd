product = Ricochet Robots
tab-title = { $page } · Ricochet Robots
tab-your-turn = { $time } · sinun vuorosi
robot-name = { $robot ->
    [R] punainen
    [G] vihreä
    [B] sininen
    [Y] keltainen
   *[S] hopeinen
  }
robot-title = { $robot ->
    [R] Punainen
    [G] Vihreä
    [B] Sininen
    [Y] Keltainen
   *[S] Hopeinen
  }
direction-name = { $direction ->
    [n] pohjoiseen
    [e] itään
    [s] etelään
   *[w] länteen
  }
vortex = pyörre
coloured-chip = { robot-name } { $symbol ->
    [none] ruutu
    [moon] kuu
    [gear] ratas
    [planet] planeetta
   *[star] tähti
  }
board = Lauta
cell-closed = Keskuskappale.
cell-robot = { robot-title } robotti.
cell-target = Kohde: { $target }.
cell-diagonal = { robot-title } vinoeste, { $lean ->
    [rising] lounaasta koilliseen
   *[falling] luoteesta kaakkoon
  }.
cell-walls = { $count ->
    [one] Seinä estää
   *[other] Seinät estävät
  } kulun { $walls }.
cell-no-walls = Ei seiniä.
slide-move-blocked = { robot-title } ei pääse { direction-name }: tiellä on { $by ->
    [robot] robotti
   *[wall] seinä
  }.
slide-stops-on-diagonal = { robot-title } pysähtyisi vinoesteelle. Se ei ole sallittua.
slide-endless-slide = { robot-title } liukuisi loputtomasti. Se ei ole sallittua.
problem-offline = Palvelimeen ei saada yhteyttä. Tarkista verkkoyhteys ja yritä uudelleen.
page-missing-title = Tätä sivua ei voitu ladata
problem-no-such-room = Tällä koodilla ei löydy huonetta. Tarkista kahdeksan merkkiä.
problem-no-such-game = Tällä linkillä ei löydy pelattua peliä. Linkki on ehkä vajaa, tai peli on poistettu.
problem-unreadable = Tässä osoitteessa ei ole luettavaa lautaa. Linkki on ehkä vajaa.
problem-illegal = Tämän osoitteen lauta rikkoo jotakin sääntöä.
problem-ambiguous = Tämän osoitteen lauta on moniselitteinen.
back-to-start = Takaisin etusivulle
back = Takaisin
turn-board = Käännä lautaa
help = Ohje
settings = Asetukset
menu = Valikko
close = Sulje
language = Kieli
theme = Teema
sound = Äänet
turn = Käännä
mirror = Peilaa
key-help = Ohje ja tämä luettelo
key-turn = Käännä lautaa
key-mirror = Peilaa lauta
key-choose-R = Valitse punainen robotti
key-choose-G = Valitse vihreä robotti
key-choose-B = Valitse sininen robotti
key-choose-Y = Valitse keltainen robotti
key-choose-S = Valitse hopeinen robotti
key-choose-none = Älä valitse robottia; nuolilla luetaan lautaa
key-move = Siirrä valittua robottia
key-undo = Peru viimeinen siirto
key-hint = Ota vihje, joka kerralla tarkempi
key-restart = Aloita alusta
key-analyse = Analysoi
lead = Robotit liukuvat, kunnes jokin pysäyttää ne. Etsi lyhin reitti kohteeseen. Ehdota pienintä lukua, näytä reitti, ja nappula on sinun.
your-name = Nimesi
name-alone = Vieras
room-code = Huonekoodi
room-code-tv = Huonekoodi televisioon
code-length = Huonekoodissa on kahdeksan merkkiä.
join = Liity
watch = Katso
start-aim = { $robot ->
    [any] Mikä tahansa
   *[other] { robot-title }
  } robotti, kohde: { $target }
start-note = Ensimmäinen siirtosi aloittaa. Aikaa ei mitata.
first-title = Vie punainen punaiseen tähteen.
first-note = { $how ->
    [touch] Pyyhkäise punaista. Se liukuu, kunnes jokin pysäyttää sen.
   *[mouse] Vedä punaista tai paina nuolta. Se liukuu, kunnes jokin pysäyttää sen.
  }
first-stopped = { $by ->
    [ready] { robot-title } pysäytti. Nyt tähteen.
    [robot] { robot-title } pysäytti.
    [edge] Reuna pysäytti.
   *[wall] Seinä pysäytti.
  }
first-slide-on = { move-count } · Peru tai jatka
first-over = Ei vielä: sen on pysähdyttävä siihen.
first-undo-note = Väärä suunta? Mitään ei menetetty.
first-solved = Kaksi siirtoa. Siinä koko peli.
first-later = Perillä, siirtoja { $moves }. Kaksi riittää.
first-solved-note = Porukassa pienin luku voittaa nappulan.
todays-puzzle = Päivän pulma
todays-puzzle-missing = Päivän pulmaa ei voitu hakea.
day-grade = { $grade ->
    [0] helppo
    [1] keskitaso
    [2] vaikea
   *[3] hyvin vaikea
  }
solved-today = Ratkaistu. Seuraavaan { $time } h
play-alone = Pelaa yksin
play-alone-note = 17 nappulaa tiimalasia vastaan
friends-play = Pelaa porukassa
friends-note = Linkki, enintään 16 paikkaa, ei tiliä
practise-door-note = Pulmia tasollesi
analyse-door-note = Mikä tahansa asema, kaikki reitit
table-door-note = Hiekka, ehdotukset, tuomari
door-learn = Opi
door-tv = Televisiossa
tv-door-note = Lauta, hiekka, ehdotukset
how-to-play = Näin pelataan
no-account = Ei käyttäjätiliä
no-tracking = Ei seurantaa
device-title = Tällä laitteella
offline-line = Ei verkkoa. Vain porukka, koodit ja televisio tarvitsevat sitä.
install = Asenna
door-table = Oma pelisi
find-a-way = Etsi ratkaisu
puzzle-how = Vedä robottia, tai valitse robotti ja käytä nuolia. Se liukuu, kunnes jokin pysäyttää sen.
puzzle-done = Kohde saavutettu
puzzle-done-shortest = Lyhin ratkaisu löytyi
puzzle-shortest = Ratkaistu { $moves } siirrolla. Lyhyempää ratkaisua ei ole.
puzzle-longer = Ratkaistu { $moves } siirrolla. On olemassa { $best } siirron ratkaisu.
corner-first = Robotin pitää ensin kääntyä. Kokeile toista reittiä.
move-made = { $count }: { robot-name } { direction-name } ruutuun { $cell }.
moves-word = { $count ->
    [one] siirto
   *[other] siirtoa
  }
moves-so-far = Siirrot tähän asti
choose-robot = Valitse robotti
move-robot = Siirrä valittua robottia
undo = Peru
start-over = Aloita alusta
puzzle-missing = Pulmaa ei voi näyttää
problem-no-such-day = Tässä osoitteessa ei ole kelvollista päivämäärää. Linkki on ehkä vajaa.
problem-day-not-come = Tämän päivän pulma ei ole vielä saatavilla.
puzzle-of-day = Pulma { $day }
puzzle-next = Seuraava pulma tulee kello { $time }.
puzzle-back-to-result = Takaisin tulokseen
hints = Vihjeet
hint-next = { $grade ->
    [4] Vihje: siirtojen määrä
    [5] Vihje: mikä robotti
    [6] Vihje: ensimmäinen siirto
    [7] Näytä ratkaisu
   *[other] Vihje
  }
hint-at-most = On olemassa enintään { $moves } siirron ratkaisu.
hint-exactly = Lyhimmässä ratkaisussa on { $moves } siirtoa.
hint-robot = { robot-title } siirtyy ensin.
hint-move = Ensimmäinen siirto: { $move }.
hint-path = Yksi lyhimmistä ratkaisuista: { $moves }.
hint-path-head = Yksi lyhimmistä ratkaisuista:
solved-moves = Siirtosi
solved-best = Lyhin
solved-streak = Putki
solved-paths = Tämän pulman ratkaisut
solved-reveal = Näytä lyhin ratkaisu
solved-again = Yritä uudelleen
solved-share = Jaa
share-over = { $over ->
    [0] Lyhin ratkaisu
    [1] Yksi yli tarpeen
   *[other] { $over } yli tarpeen
  }
share-streak = { $days } päivää peräkkäin
all-days = Aiemmat pulmat
analyse = Analysoi
analyse-link = Kopioi linkki
connecting = Yhdistetään
connection-lost = Yhteys katkesi. Yritetään uudelleen…
connection-restarting = Palvelin käynnistyy uudelleen. Hetki vain…
connection-paused = Hetki vain. Hiekka on pysäytetty.
connection-unsent = Ei yhteyttä. Ehdotuksesi { $bid } ei tullut perille.
bid-cancel = Peru ehdotus
connection-offline = { $bid ->
    [none] Olet ilman verkkoyhteyttä. Hiekka valuu yhä.
   *[other] Olet ilman verkkoyhteyttä. Ehdotuksesi { $bid } ei tullut perille; hiekka valuu yhä.
  }
connection-sending = { $bid ->
    [none] Lähetetään…
   *[other] Lähetetään { $bid }…
  }
server-silent = Palvelin ei vastaa. Yritetään uudelleen…
notice-restart = { $unit ->
    [minutes] Palvelin käynnistyy uudelleen noin { $time } min kuluttua.
   *[clock] Palvelin käynnistyy uudelleen ajan { $time } kuluttua.
  } Peli jatkuu heti sen jälkeen.
try-now = Yritä nyt
you-are-back = Olet taas mukana.
arrival-title = Sinut on kutsuttu
arrival-host = { $name } kutsuu pelaamaan
arrival-what = Robotit liukuvat, kunnes jokin pysäyttää ne. Löydä ratkaisu, jossa on vähiten siirtoja, ja voita nappula.
tryout-title = Kokeile tätä lautaa: ratkaise se kahdella siirrolla
tryout-done = Ratkaisit sen 2 siirrolla. Muuta robotit eivät osaakaan.
arrival-present = { $names } { $count ->
    [one] on
   *[other] ovat
  } pöydässä.
arrival-nobody = Pöydässä ei ole vielä ketään.
arrival-late = Peli on jo alkanut. Pääset mukaan seuraavasta nappulasta.
sit-down = Istu pöytään
qr = Huoneen linkki QR-koodina
seats = Pöydässä
you = Sinä
you-among = sinä
away = poissa
behind = { $seconds } s jäljessä
player-number = Pelaaja { $number }
team-seated = Tällä laitteella on jo paikka tässä huoneessa.
wins-usual = { $players } pelaajan pelissä voittaa se, joka saa ensin { $chips } nappulaa.
wins-agreed = Voittaja on se, joka saa ensin { $chips } { $chips ->
    [one] nappulan
   *[other] nappulaa
  }.
wins-most = Kaikki nappulat pelataan. Eniten nappuloita saanut voittaa.
wins-in-all = Pelissä on { $chips } nappulaa. Eniten nappuloita saanut voittaa.
choose = Valitse
panels = Laudan osat
bot-mark = { $level ->
    [level-1] botti 1
    [level-2] botti 2
    [level-3] botti 3
    [level-4] botti 4
    [level-5] botti 5
    [level-6] botti 6
    [level-like-me] botti
    [level-none] botti
   *[level-optimal] optimaalinen botti
}
bot-name = { $name } ({ $mark })
bots-play = Pelaa botteja vastaan
bots-note = Helppoja botteja, noin { $minutes } minuuttia
rematch = Uusintaottelu
rules = Säännöt
edition-2013 = 2013
edition-2013-zman = Z-Man
edition-1999 = 1999
edition-reach = { $exact ->
    [yes] 7 tarkoittaa tasan 7 siirtoa.
   *[no] 7 tarkoittaa 7 siirtoa tai vähemmän.
  }
edition-four-robots = Neljä robottia.
edition-no-diagonals = Ei vinoesteitä.
tie-rule-first-said = Yhtä suuret ehdotukset: ensin ehdottanut näyttää ensin.
tie-rule-fewer-chips = Yhtä suuret ehdotukset: se näyttää ensin, jolla on vähemmän nappuloita.
fifth-robot = Viides robotti
diagonals = Värilliset vinoesteet
length = Pituus
series = Sarja
series-note = Sarjan voittaa se, joka voittaa ensimmäisenä { $wins } peliä.
more = Lisää
reach = Siirtoja näytettäessä
runs = Tiimalasi valuu
seconds = { $count } s
minutes = { $count } min
number = { $count }
no-limit = ei rajaa
less = { $what }: vähemmän
nowhere-title = Sivua ei löytynyt
nowhere = Tässä osoitteessa ei ole sivua. Linkki on ehkä vajaa.
ended-title = Et pääse tähän huoneeseen
ended-no-such-room = Tällä linkillä ei löydy huonetta. Linkki on ehkä vajaa, tai huone on poistettu.
stale-title = Uusi versio on saatavilla
ended-version = Palvelimen versio on uudempi kuin tämän sivun. Lataa sivu uudelleen; paikkasi säilyy.
reload = Lataa uudelleen
to-start = Etusivulle
rules-aim = Pelin tavoite
rules-aim-1 = Samalla laudalla on { $robots ->
    [4] neljä
    [5] viisi
   *[any] neljä tai viisi
  } robottia{ $alone ->
    [yes] {""}
   *[no] , ja kaikki tutkivat lautaa yhdessä
  }. Nappula käännetään esiin. Se näyttää robotin ja kohteen, johon robotin on päästävä.
rules-aim-2 = { $alone ->
    [yes] Etsi ratkaisu mielessäsi. Älä koske robotteihin, ennen kuin näytät sen.
   *[no] Etsi ratkaisu mielessäsi. Kukaan ei koske robotteihin, ennen kuin joku näyttää ratkaisun.
  }
rules-aim-gentle = Tässä pöydässä ensimmäiset { $chips } nappulaa ovat helppoja: yksi robotti pääsee yksin jokaiseen kohteeseen { $moves } siirrolla tai niin vähillä kuin lauta sallii.
rules-slide = Näin robotit liikkuvat
rules-slide-1 = Robotti lähtee pohjoiseen, itään, etelään tai länteen ja liukuu, kunnes seinä tai toinen robotti pysäyttää sen. Sitä ennen se ei voi pysähtyä eikä kääntyä.
rules-slide-2 = Jokainen liukuminen on 1 siirto, oli matka miten pitkä ja robotti mikä tahansa. Voit siirtää mitä tahansa robottia missä järjestyksessä tahansa ja käyttää muita esteinä.
rules-slide-back = Pysähtynyt robotti voi myös palata tulosuuntaansa.
rules-picture-again = Näytä uudelleen: { $words }
rules-picture-wall = Punainen pysähtyy seinään.
rules-picture-robot = Punainen pysähtyy siniseen robottiin.
rules-corner = Robotin on käännyttävä
rules-corner-1 = Nappulan näyttämän robotin on pysähdyttävä kohteeseen. Reitillään sen on käännyttävä ainakin kerran: jonkin sen siirroista on alettava suorassa kulmassa sen edelliseen siirtoon nähden.
rules-corner-2 = Siksi mihinkään kohteeseen ei pääse 1 siirrolla. Jos robotti pääsisi kohteeseensa suoraan, sen on valittava toinen reitti.
rules-corner-back = Palaaminen tulosuuntaan ei ole kääntymistä. Jos robotti on jo kohteessaan, kun nappula käännetään esiin, sen on lähdettävä kohteesta ja palattava siihen.
rules-picture-straight = Suoraan kohteeseen: tämä ei kelpaa.
rules-picture-corner = Kääntyen: tämä on 2 siirron ratkaisu.
rules-bid = Ehdottaminen
rules-bid-1 = Kun löydät ratkaisun, ehdota sen siirtojen määrää. Ensimmäinen ehdotus kääntää tiimalasin ({ $time }). Kaikki voivat ehdottaa, kunnes hiekka on valunut loppuun.
rules-bid-2 = Voit pienentää omaa ehdotustasi, et koskaan suurentaa sitä. Voit ehdottaa myös saman verran kuin toinen pelaaja tai enemmän: jos hän epäonnistuu, on sinun vuorosi.
rules-bid-3 = Pienin ehdotus näytetään ensin.
rules-bid-still-equal = Jos nappuloitakin on yhtä monta, ensin ehdottanut näyttää ensin.
rules-bid-consent = Jos et voi ehdottaa pienempää, voit passata. Uusi ehdotus peruu passaamisen, ja ehdotus 2 on samalla passaus. Kun kaikki ovat passanneet, hiekka pysähtyy heti. Ennen ensimmäistä ehdotusta passaaminen tarkoittaa ”En näe ratkaisua”. Jos silloin kaikki passaavat, nappula palaa muiden joukkoon. Ensimmäinen ehdotus peruu kaikki passaukset.
rules-bid-bots = Botitkin passaavat, kun niiden haku on ohi. Kun vain botit miettivät vielä, aika kuluu { $times } kertaa nopeammin. { $seconds } s kuluttua ne passaavat.
rules-everybody = Tässä pelissä kaikki voivat saada pisteen. Pelaa ratkaisusi omalla laudallasi, jonka vain sinä näet, ja ehdota sitä. Hiekka valuu loppuun. Sitten paras ehdotus näytetään, ja nappula lasketaan kaikille ehdottaneille.
rules-bid-nobody = { $seconds ->
    [0] Kuka tahansa saa kääntää tiimalasin ilman ehdotusta.
   *[other] Jos kukaan ei ehdota { $time } kuluessa, kuka tahansa saa kääntää tiimalasin.
  } Jos hiekka valuu loppuun, ennen kuin kukaan ehdottaa, nappula palaa muiden joukkoon.
rules-show = Näyttäminen
rules-show-1 = Kun hiekka on valunut loppuun, pienimmän ehdotuksen tehnyt siirtää robotteja. Jokainen tehty siirto lasketaan, mahdotonta siirtoa ei.
rules-show-2 = Jos kohde saavutetaan { $exact ->
    [yes] tasan niin monella siirrolla kuin ehdotettiin
   *[no] enintään niin monella siirrolla kuin ehdotettiin
  }, pelaaja voittaa nappulan ja robotit jäävät paikoilleen. Muuten robotit palaavat, ja seuraava ehdotus näytetään.
rules-show-limit = { $limit ->
    [none] Aikarajaa ei ole,
   *[some] Aikaraja on { $time },
  } ja näyttäjä voi luovuttaa. Myös pöydästä poistuminen tai liian pitkä yhteyskatko on luovuttamista.
rules-show-3 = Jos kukaan ei onnistu, nappula palaa muiden joukkoon ja uusi käännetään esiin. Näet lyhimmän ratkaisun pituuden, mutta sen siirrot pysyvät piilossa, kunnes joku voittaa sen nappulan.
rules-diagonal = Värilliset vinoesteet
rules-diagonal-1 = { $board ->
    [this] Tällä laudalla on vinoesteitä.
   *[some] Joillakin laudoilla on vinoesteitä.
  } Samanvärinen robotti kulkee niiden läpi. Muunvärinen kimpoaa 90 astetta sivuun ja liukuu eteenpäin samalla siirrolla.
rules-diagonal-2 = Mikään robotti ei voi pysähtyä vinoesteelle: siirto, joka päättyisi siihen, ei ole sallittu. Pelkkä kimpoaminen ei ole kääntymistä.
rules-picture-bounce = Punainen kimpoaa sinisestä vinoesteestä.
rules-picture-through = Sininen kulkee sinisen vinoesteen läpi.
rules-vortex = { $fifth ->
    [no] Pyörre
   *[yes] Pyörre ja hopeinen robotti
  }
rules-vortex-1 = Pyörteeseen voi mennä mikä tahansa robotti.
rules-vortex-2 = { $fifth ->
    [yes] Viides robotti, hopeinen, on laudalla.
   *[maybe] Viidennen robotin, hopeisen, voi ottaa mukaan.
  } Sillä ei ole värillistä kohdetta, mutta se voi pysäyttää muita robotteja ja mennä pyörteeseen.
rules-end = Pelin loppu
rules-end-1 = 2 pelaajan pelissä voittoon tarvitaan { $two } nappulaa, 3 pelaajan pelissä { $three } ja 4 pelaajan pelissä { $four }. Jos pelaajia on enemmän, pelataan kaikki { $all } nappulaa, ja eniten nappuloita saanut voittaa. Pöytänne voi valita muunkin määrän.
rules-end-2 = Pelaajat, joilla on yhtä monta nappulaa, jakavat voiton. Jos poistut, pidät nappulasi ja voit yhä voittaa.
rules-end-3 = Peli päättyy myös, jos kukaan ei löydä jäljellä olevia nappuloita: viimeksi voitetun nappulan jälkeen jokainen niistä on käännetty esiin ja palannut muiden joukkoon. Eniten nappuloita saanut voittaa.
rules-end-agree = Kuka tahansa pelaaja voi esittää, että peli lopetetaan nyt. Kun kaikki paikalla olevat suostuvat, peli päättyy siihen tilanteeseen. Botit suostuvat aina.
rules-alone = Yksin
rules-alone-1 = Hiekka ({ $time }{ $runs ->
    [1] {""}
   *[other] , kahdesti
  }) alkaa valua heti, kun nappula käännetään esiin. Ehdota lukua tai paina ”Löytyi”, ennen kuin se on valunut loppuun, niin se pysähtyy.
rules-alone-2 = Näytä sitten mikä tahansa ratkaisu{ $limit ->
    [none] {""}
   *[some] { " " }{ $time } kuluessa
  }; siirtoja ei voi perua. Jos se ei onnistu, robotit palaavat ja loppu hiekka valuu.
rules-alone-3 = Voitat jokaisen saavuttamasi nappulan ja menetät muut. Voita enemmän nappuloita kuin menetät, niin päihität hiekan.
rules-editions = Versiot
rules-edition = { $edition }: { $words }
rules-here = Tässä pöydässä pelataan version { $edition } säännöillä ja pöydän omilla valinnoilla.
call-show = Sinun vuorosi näyttää
call-chip = Nappula { $round } on esillä
call-go = Siirry
my-game-running = Pelisi on käynnissä
my-game-over = Pelisi on päättynyt
my-game-back = Takaisin peliisi
my-game-thinking = Kukaan ei ole vielä ehdottanut
games-all = Kaikki pelit tällä laitteella
tables-title = Avoimet pöydät
learn-title = Opi pelaten
learn-note = Kymmenen pientä lautaa, minuutti kukin
ladder-title = Ranking
person = { $you ->
    [yes] Sinä
   *[no] { $name }
  }
chip-count = { $chips } { $chips ->
    [one] nappula
   *[other] nappulaa
  }
move-count = { $moves } { $moves ->
    [one] siirto
   *[other] siirtoa
  }
chip-number = Nappula { $round }
phase-turn = { $you ->
    [yes] Sinun vuorosi: näytä { $moves }
   *[no] { $name }, sinun vuorosi: näytä { $moves }
  }
phase-show-way = { $you ->
    [yes] Näytä ratkaisusi
   *[no] { $name } näyttää ratkaisun
  }
phase-taken = { $you ->
    [yes] Saat nappulan
   *[no] { $name } saa nappulan
  }
phase-any-robot = mikä tahansa
phase-step-result = Tulos
phase-target = { $robot ->
    [any] Mikä tahansa
   *[other] { robot-title }
  } robotti, kohde: { $target } ruudussa { $cell }
timer-about = noin
timer-paused = tauko
block = Estä { $name }
report = Ilmoita pelaajasta { $name }
gentle-now = Helppo nappula: muutama siirto riittää.
bid-own = Ehdotuksesi on { $moves }
pass = Passaan
passed = Passattu
reached-in = Saavutettu: { $moves }.
reached-counts = Ehdotus oli { $bid } tai vähemmän, joten tämä riittää heti.
reached-title = Perillä { $moves } siirrolla. { $you ->
    [yes] Ehdotit
   *[no] { $name } ehdotti
  } tasan { $bid }.
reached-text = { $left ->
    [one] Yksi siirto on jäljellä, ja sen jälkeen tämän robotin pitää olla tässä: { robot-name }. Toisen robotin siirto riittää.
   *[other] { $left } siirtoa on jäljellä; viimeisen jälkeen tämän robotin pitää olla tässä: { robot-name }.
  }
show-move = { $robot } { $direction }
show-robot = { robot-title } robotti
result-nobody-succeeded = Kukaan ei onnistunut
result-nobody-bid = Kukaan ei ehdottanut
result-nobody-there = Pelaajat olivat poissa
result-room-closed = Pöydän vetäjä sulki huoneen
result-match-ended = Peli lopetettiin
result-back = Nappula palaa muiden joukkoon.
result-last-try = Jos kukaan ei löydä seuraavaa nappulaa, peli päättyy.
result-shown = Ehdotus { $bid }, näytetty { $moves } siirrolla.
scored = Pisteen saa: { $names }
result-guess = Arvasit { $moves }.
result-moves = Tämän ratkaisun siirrot
path-optimum = Lyhin
path-label = { $title }: { move-count }
result-ready = Valmis seuraavaan
result-last = Katso, kuka voitti
result-next = Seuraava nappula
result-next-in = Seuraavaan nappulaan
result-waiting = Valmis. Seuraavaan nappulaan enintään
replay-label = Toisto
replay-first = Alkuun
replay-back = Siirto taaksepäin
replay-play = Toista
replay-pause = Tauko
replay-forward = Siirto eteenpäin
replay-last = Loppuun
replay-place = { $move }/{ $moves }
replay-speed = Nopeus { $speed }×
replay-times = { $speed }×
final-wins = { $you ->
    [yes] Voitit
   *[no] { $name } voitti
  }
final-shared = Jaettu voitto: { $names }
final-nobody = Kukaan ei voittanut
final-alone-won = Voitit
final-alone-lost = Hiekka voitti
say-wins = { $you ->
    [yes] Voitit: { $chips }
   *[no] { $name } voitti: { $chips }
  }
say-score = { $name } { $chips ->
    [0] ei yhtään
   *[other] { $chips }
  }
series-score = { $most }–{ $next }
series-leads = { $you ->
    [yes] Johdat sarjaa { $score }
   *[no] { $name } johtaa sarjaa { $score }
  }
series-now = sarja { $score }
series-level = Sarja on tasan { $score }
series-won = { $you ->
    [yes] Voitit sarjan { $score }
   *[no] { $name } voitti sarjan { $score }
  }
series-shared = Jaettu sarjavoitto: { $names }
rematch-asks = { $name } haluaa uusinnan
rematch-accept = Olen mukana
rematch-running = Uusinta on käynnissä
alone = Yksin
alone-paused = Tauko
failed-moves-used = Ei { $moves } siirrolla. Robotit palaavat.
event-seated = { $you ->
    [yes] Pelaat nappulasta { $round } alkaen.
   *[no] { $name } istuu pöytään ja pelaa nappulasta { $round } alkaen.
  }
event-left = { $you ->
    [yes] Poistuit pöydästä.
   *[no] { $name } poistuu pöydästä.
  }
event-returned = { $you ->
    [yes] Olet taas pöydässä.
   *[no] { $name } on taas pöydässä.
  }
event-extended = Palvelin oli pysähdyksissä { $seconds } sekuntia. Aikaa jatketaan saman verran.
event-host = { $you ->
    [yes] Olet nyt pöydän vetäjä.
   *[no] { $name } on nyt pöydän vetäjä.
  }
event-renamed = { $old } on nyt { $name }
event-removed = { $you ->
    [yes] Pöydän vetäjä poisti sinut pöydästä.
   *[no] Pöydän vetäjä poisti pelaajan { $name } pöydästä.
  }
event-forgotten = { $you ->
    [yes] Nimesi on poistettu, ja luovutit paikkasi.
   *[no] { $name } lähti, ja nimi on poistettu.
  }
event-locked = Huone on lukittu. Kukaan uusi ei pääse pöytään.
event-unlocked = Huone on taas auki.
event-link = Huoneella on uusi linkki. Vanha ei enää toimi.
event-delay = { $seconds ->
    [0] Katsojat näkevät nyt kaiken heti.
   *[other] Katsojat näkevät nyt kaiken { $seconds } s myöhemmin.
  }
say-seconds = { $seconds } { $seconds ->
    [one] sekunti
   *[other] sekuntia
  }.
say-first = { $you ->
    [yes] Olet ensimmäisenä, ehdotuksesi on { $moves }.
   *[no] { $name } on ensimmäisenä, ehdotus on { $moves }.
  }
say-turn = { $you ->
    [yes] Sinun vuorosi: näytä { $moves }.
   *[no] { $name }, sinun vuorosi: näytä { $moves }.
  }
say-move = { $count }: { $robot } { $direction } ruutuun { $cell }.
say-move-alone = { $count }: { $robot } { $direction }.
key-play = Käynnistä tai keskeytä toisto
key-step-back = Siirto taaksepäin
key-step-forward = Siirto eteenpäin
refused-bid-not-lower = Olet jo ehdottanut { $standing }. Voit vain pienentää ehdotustasi.
refused-bid-unproven = Todista tässä pelissä ehdotuksesi: pelaa se omalla laudallasi { $offered } siirrolla.
refused-bid-too-small = Pienin ehdotus on 2.
refused-bid-too-large = Suurin ehdotus on 99.
refused-bidding-over = Hiekka on valunut loppuun. Ehdottaminen on ohi.
refused-pass-stale = Passasit ennen ensimmäistä ehdotusta. Passaa uudelleen, jos et löydä pienempää.
refused-joins-next-round = Pelaat seuraavasta nappulasta alkaen.
refused-consent-off = Tässä pelissä hiekka ei voi loppua etuajassa.
refused-players-there = Joku tämän kierroksen pelaajista on yhä paikalla.
refused-not-your-turn = Nyt ei ole sinun vuorosi näyttää.
refused-round-paused = Peli on tauolla. Jatka ensin.
refused-stale-round = Se oli tarkoitettu aiemmalle nappulalle.
refused-wrong-phase = Liian myöhään: kierros on jo edennyt.
refused-too-soon = Ei vielä. Muut miettivät yhä.
refused-board-not-ready = Odota, kunnes lauta on valmis.
refused-table-full = Pöytä on täynnä. Katsot peliä.
refused-name-taken = Jollakulla pöydässä on jo tämä nimi. Valitse toinen.
refused-name-empty = Kirjoita ensin nimesi.
refused-name-too-long = Nimessä saa olla enintään 24 merkkiä.
refused-already-seated = Sinulla on jo paikka.
refused-no-seat = Sinulla ei ole paikkaa. Ota paikka, niin pääset pelaamaan.
refused-not-host = Vain pöydän vetäjä voi tehdä sen.
refused-no-such-player = Tämä pelaaja ei ole enää pöydässä.
refused-player-removed = Pöydän vetäjä poisti sinut pöydästä.
refused-seat-forgotten = Tämän paikan nimi on poistettu ja paikka luovutettu.
refused-token-renewed = Sinut on kirjattu ulos täältä, koska tämä paikka on suojattu toiselta laitteelta.
refused-link-renewed = Pöydän vetäjä uusi huoneen linkin. Vanha linkkisi ei enää toimi.
refused-room-locked = Huone on lukittu. Voit katsoa peliä.
refused-room-closed = Pöydän vetäjä on sulkenut huoneen.
refused-too-fast = Liian nopeasti. Odota hetki.
refused-quick-chat-off = Pöydän vetäjä poisti pikaviestit käytöstä.
refused-storage-unavailable = Palvelin ei voi juuri nyt tallentaa mitään. Yritä uudelleen.
refused-disk-low = Palvelimen levytila on vähissä, eikä uusia huoneita voi juuri nyt avata.
refused-room-full = Tämä huone on saavuttanut rajansa. Avaa toinen.
refused-board-picked = Valitsit tämän laudan käsin, joten sitä ei sekoiteta.
refused-option-invalid = Nämä valinnat eivät sovi yhteen.
refused-invitation-open = Et ole mukana tässä pelissä. Vastaa ensin kutsuun.
refused-others-answering = Muut voivat vielä vastata kutsuun.
refused-match-running = Peli on kesken.
refused-name-unreadable = Nimessä on merkkejä, joita ei voi näyttää. Valitse toinen nimi.
refused-name-offensive = Tätä nimeä ei sallita avoimissa pöydissä. Valitse toinen.
refused-name-without-letters = Nimessä on oltava kirjain, numero tai emoji.
refused-robot-not-in-play = Tämä robotti ei ole pelissä.
refused-rooms-not-opened = Tällä palvelimella vain ylläpitäjä voi avata huoneita. Pyydä häneltä linkki.
refused-no-ladder = Tällä palvelimella ei ole rankingia.
refused-no-such-place = Kenelläkään ei ole tätä paikkaa rankingissa.
refused-personal-link = Tämä oma linkki ei enää toimi. Pyydä ylläpitäjältä uusi.
refused-places-not-open = Vain ylläpitäjä voi lisätä pelaajia rankingiin. Pyydä häneltä oma linkki.
refused-ladder-full = Rankingiin ei mahdu enempää pelaajia.
refused-tables-off = Tällä palvelimella ei ole avoimia pöytiä.
refused-not-public = Pelaajasta voi ilmoittaa vain julkisessa pöydässä.
refused-too-many-connections = Tälle paikalle tai tästä verkosta on auki liian monta ikkunaa. Sulje yksi ja lataa uudelleen.
refused-room-set-aside = Huoneen tiedot ovat vioittuneet. Huoneeseen ei pääse.
refused-otherwise = Se ei onnistunut. Yritä uudelleen.
practise-title = Harjoittele
path-hidden = { move-count }, hyvin piilossa.
path-plain = { move-count }, selvästi näkyvissä.

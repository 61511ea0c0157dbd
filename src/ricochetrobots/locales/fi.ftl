# Every text on screen and in the terminal, in Finnish, in the order of the pages; round and terminal come last.

language-name = Suomi
language-tag = fi
product = Ricochet Robots
tab-title = { $page } · Ricochet Robots
tab-your-turn = { $time } · sinun vuorosi
tab-your-turn-open = sinun vuorosi · { $room }
tab-bid = Ehdota! · { $room }
tab-last = { $time } · { $room }

## Names of the game

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

## Cells, for screen readers

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

## Rejected moves

slide-move-blocked = { robot-title } ei pääse { direction-name }: tiellä on { $by ->
    [robot] robotti
   *[wall] seinä
  }.
slide-stops-on-diagonal = { robot-title } pysähtyisi vinoesteelle. Se ei ole sallittua.
slide-endless-slide = { robot-title } liukuisi loputtomasti. Se ei ole sallittua.

## Server refusals that need a different text in the browser

problem-offline = Palvelimeen ei saada yhteyttä. Tarkista verkkoyhteys ja yritä uudelleen.
page-missing-title = Tätä sivua ei voitu ladata
problem-no-such-room = Tällä koodilla ei löydy huonetta. Tarkista kahdeksan merkkiä.
problem-no-such-game = Tällä linkillä ei löydy pelattua peliä. Linkki on ehkä vajaa, tai peli on poistettu.
problem-unreadable = Tässä osoitteessa ei ole luettavaa lautaa. Linkki on ehkä vajaa.
problem-illegal = Tämän osoitteen lauta rikkoo jotakin sääntöä.
problem-ambiguous = Tämän osoitteen lauta on moniselitteinen.

## Header, help, settings

back-to-start = Takaisin etusivulle
back-to-match = Takaisin peliin
back = Takaisin
turn-board = Käännä lautaa
help = Ohje
help-keys = Näppäimet
help-all = Kaikki säännöt
help-slide = Liu’uta
help-slide-words = Robotti liukuu, kunnes seinä tai toinen robotti pysäyttää sen. Jokainen liuku on yksi siirto.
help-reach = Pääse kohteeseen
help-reach-words = Nappulan näyttämän robotin on pysähdyttävä kohteeseen ja käännyttävä matkalla ainakin kerran.
help-bid-words = Sano, montako siirtoa tarvitset. Ensimmäinen ehdotus kääntää tiimalasin. Voit pienentää ehdotustasi, et suurentaa.
help-pass-words = Sinulla ei ole pienempää. Kun kaikki ovat passanneet, hiekka pysähtyy.
help-show-words = Pienin ehdotus näytetään ensin. { $exact ->
    [yes] 7 tarkoittaa tasan 7 siirtoa.
   *[no] 7 tarkoittaa 7 siirtoa tai vähemmän.
  }
settings = Asetukset
menu = Valikko
close = Sulje
language = Kieli
theme = Teema
theme-system = Järjestelmä
theme-light = Vaalea
theme-dark = Tumma
setting-contrast = Suuri kontrasti
setting-contrast-note = vahvempi ruudukko, täydet värit
setting-stillness = Vähemmän liikettä
setting-stillness-note = robotit häivytetään paikasta toiseen
setting-letters = Kirjaimet roboteissa
setting-letters-note = R G B Y S pienten kasvojen tilalla
setting-coordinates = Koordinaatit
setting-coordinates-note = a–p ja 1–16 laudan reunoilla
setting-oneTapBid = Ehdota napauttamalla
setting-oneTapBid-note = napautettu luku on heti ehdotus
setting-singleKeys = Pikanäppäimet
setting-singleKeys-note = kirjaimet ja numerot ilman Ctrl-näppäintä
setting-buzz = Värinä
setting-buzz-note = puhelin värisee, kun robotti pysähtyy, ja ensimmäisestä ehdotuksesta
sound = Äänet
sound-off = Pois
sound-quiet = Hiljaa
sound-full = Kovaa
sound-offer = Äänet nappuloille, ehdotuksille ja siirroille? Voit muuttaa tämän asetuksissa.
sound-offer-yes = Äänet päälle
sound-offer-no = Ei ääniä
settings-note = Tallennettu vain tähän selaimeen.
board-view = Oma näkymä
turn = Käännä
mirror = Peilaa

## Keys

key-close = Sulje tämä luettelo
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
key-redo = Tee siirto uudelleen
key-solutions = Näytä ratkaisut
key-moves = Näytä, montako siirtoa jokaisen siirron jälkeen jää
key-chips = Näytä kaikki nappulat
key-next-group = Seuraava ratkaisujen ryhmä
key-analyse = Analysoi
key-analyse-back = Poistu analyysista
key-space = Väli
key-escape = Esc
key-enter = Enter
key-tab = Sarkain
key-shift = Vaihto

## Start page

lead = Robotit liukuvat, kunnes jokin pysäyttää ne. Etsi lyhin reitti kohteeseen. Ehdota pienintä lukua, näytä reitti, ja nappula on sinun.
your-name = Nimesi
your-name-note = Muut näkevät sen. Jos jätät sen tyhjäksi, olet ”{ name-alone }”.
name-missing = Kirjoita ensin nimesi.
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
first-next = Nyt ihan oikea
first-others = Kaikki muu
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

## The page of the things that this device stores

device-title = Tällä laitteella
device-note = Mitään tästä ei lähetetä minnekään. Kopiossa on linkkejä huoneisiin mutta ei paikkoja.
device-cleared = Jotkin selaimet poistavat nämä, jos sivulla ei käydä muutamaan viikkoon. Tallennettu kopio ja asennettu peli ovat turvassa.
kilobytes = { $kilobytes } kt
stored-game = Peli, valmiina ilman verkkoa
stored-practise = Harjoittelu: vahvuusluku, vuosi, uudelleen yritettävät pulmat
stored-days = Päivän pulmien tulokset
stored-lessons = Oppitunnit
stored-games = Pelit
stored-evening = Oman pöydän peli-ilta ja pakkauksesi
stored-settings = Asetukset ja nimi
stored-others = Muut
device-save = Tallenna kopio
device-import = Tuo kopio
device-import-title = { $count ->
    [0] Kopio ei lisää mitään: kaikki siinä on jo täällä.
    [one] Kopio lisää yhden tiedon. Kaikki muu pysyy ennallaan.
   *[other] Kopio lisää { $count } tietoa. Kaikki muu pysyy ennallaan.
  }
device-import-do = Lisää
device-no-copy = Tämä tiedosto ei ole kopio laitteelle tallennetuista tiedoista.
device-delete = Poista
device-delete-all = Poista kaikki
device-delete-one = Poista: { $name }
device-delete-sure = Poistetaanko tämä lopullisesti?

## The start page without a network, with a new version, and the offer to install the game

offline-line = Ei verkkoa. Vain porukka, koodit ja televisio tarvitsevat sitä.
new-version = Uusi versio on valmis.
new-version-note = Se käynnistyy itsestään, kun seuraavan kerran avaat pelin. Se ei koskaan keskeytä kierrosta, kisaa eikä peli-iltaa.
new-version-start = Käynnistä se
# The title of a card with the button "install".
install-title = { $device ->
    [phone] Pidä peli tässä puhelimessa
   *[computer] Pidä peli tässä tietokoneessa
  }
install-note = Avautuu ilman selainta ja verkkoa. { $kilobytes } kt.
install-share = Napauta Jaa ja sitten Lisää Koti-valikkoon.
install = Asenna
door-table = Oma pelisi

## Today's puzzle

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
hint-count = { $hints } { $hints ->
    [one] vihje
   *[other] vihjettä
  }
streak-count = { $days ->
    [0] Ei vielä putkea.
    [one] Putki: 1 päivä ratkaistu.
   *[other] Putki: { $days } päivää peräkkäin ratkaistu.
  }
solved-moves = Siirtosi
solved-best = Lyhin
solved-streak = Putki
solved-paths = Tämän pulman ratkaisut
solved-reveal = Näytä lyhin ratkaisu
solved-again = Yritä uudelleen
solved-share = Jaa
share-day = { $day }, { day-grade }
share-over = { $over ->
    [0] Lyhin ratkaisu
    [1] Yksi yli tarpeen
   *[other] { $over } yli tarpeen
  }
share-streak = { $days } päivää peräkkäin
share-note = Viisi ruutua reittisi viidelle viidennekselle. Ne kertovat, miten hyvin se meni, eivät sen pituutta eivätkä robottia.
share-ask = Entä sinä?
share-as = Muoto
share-picture = Kuva
share-text = Teksti
share-copy = Kopioi
share-copied = Kopioitu.
share-by-hand = Kopioi se itse
share-players = { $players } { $players ->
    [one] pelaaja
   *[other] pelaajaa
  }
share-round = { $gap ->
    [0] { $moves } siirtoa
   *[other] { $moves } siirtoa, seuraava ehdotus { $next }
  }
share-best = { $gap ->
    [0] Paras kierros: { $moves } siirtoa
   *[other] Paras kierros: { $moves } siirtoa, seuraava ehdotus oli { $next }
  }
share-moves = { move-count } (lyhin { $best })
all-days = Aiemmat pulmat
archive-note = Maanantaina helppo, sunnuntaina vaikea.
archive-week = Viikko alkaen { $day }
archive-day = { $day }: { $state ->
    [shortest] lyhin ratkaisu löytyi, { $moves } siirtoa
    [longer] saavutettu { $moves } siirrolla, lyhin { $best }
    [begun] aloitettu
   *[new] ei yritetty
  }
archive-earlier = Aiemmat viikot

## Setting up a position

lay-title = Asettele
lay-steps = Vaiheet
lay-step-box = Pakkaus
lay-step-panels = Osat
lay-step-robots = Robotit
lay-step-chip = Nappula
lay-done = , valmis
lay-box-fact = pöydälläsi oleva pakkaus
lay-panel-fact = osa { $number }/4
lay-robot-fact = robotti { $number }
lay-robots-fact = { $count ->
    [one] yksi robotti
   *[other] { $count } robottia
  }
lay-which-box = Mikä pakkaus sinulla on?
lay-box-2013 = 2013
lay-box-2013-zman = Z-Man 2013
lay-box-1999 = 1999
lay-box-note-2013 = kahdeksan laudan osaa, hopeinen tai musta robotti
lay-box-note-2013-zman = samat laudan osat, eri säännöt
lay-box-note-1999 = neljä laudan osaa, ei vinoesteitä
lay-faces = { $count } puolta
lay-box-kept = Laite muistaa pakkauksen. Ensi kerralla aloitat laudan osista.
lay-paste = Tai liitä se
lay-paste-what = Merkintä, linkki tai toisen ohjelman teksti
lay-paste-none = Asemaa ei löytynyt. Esimerkki: 4C3A2C1C Rc4 Gn12 >Re15
lay-paste-long = Teksti on liian pitkä. Enintään { $most } merkkiä.
lay-paste-offline = Merkintää ei löytynyt. Toisen ohjelman teksti vaatii yhteyden.
lay-fault-text = Asemaa ei löytynyt: { $number }. merkki, ”{ $sign }”, ei sovi tähän. Esimerkki: 4C3A2C1C Rc4 Gn12 >Re15
lay-fault-end = Teksti loppuu kesken. Esimerkki: 4C3A2C1C Rc4 Gn12 >Re15
lay-read = { $format ->
    [notation] Merkintä.
    [link] Tämän sivuston linkki.
    [driftingdroids] DriftingDroids.
    [driftingdroids-map] DriftingDroidsin kartta.
    [fogleman] Michael Foglemanin ratkaisija.
    [drawing] Piirros.
    [json] JSON.
    [pddl] PDDL.
    [asp] Vastausjoukkojen faktoja.
    [maze] Sokkelo.
    [grid] Ruudukko.
   *[other] { $format }.
  }
lay-lost = Tähän muotoon eivät mahdu { $parts }, joten ne puuttuvat.
lay-lost-part = { $part ->
    [diagonals] laudan osien vinoesteet
    [walls] jotkin seinät
   *[other] jotkin kohteet
  }
lay-pasted = Liitetty: lauta ja { $robots ->
    [0] ei robotteja
    [one] yksi robotti
   *[other] { $robots } robottia
  }.
lay-pasted-no-chip = Tekstissä ei ole nappulaa.
lay-place = { $place ->
    [nw] Vasen yläosa
    [ne] Oikea yläosa
    [se] Oikea alaosa
   *[sw] Vasen alaosa
  }
lay-place-number = , { $number }/4
lay-as-it-lies = Näytetään niin kuin se on pöydällä. Valitse samannäköinen.
lay-map = Laudan neljä osaa
lay-map-part = { lay-place }{ $panel ->
    [none] { "" }
   *[other] : { $panel }
  }
# $number counts the four panels in their order.
lay-ordinal = { $number ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[other] 4.
  }
lay-mark = Merkki lähellä keskustaa
lay-mark-or = tai mikä tahansa sen kohteista
lay-mark-label = { robot-title } merkki: { $targets }
lay-faces-label = Puolet, joilla on tämä merkki
lay-diagonals = vinoesteet
# Such as: Face 2B: green star j2, yellow moon o3, red planet k5, blue gear m7.
lay-face = Puoli { $panel }: { $targets }{ $diagonals ->
    [yes] , vinoesteet
   *[no] {""}
  }.
lay-target-at = { $target } { $cell }
lay-taken = { lay-place }, { $number }/4. { robot-title } merkki. { $face }
lay-touch = Kosketa lautaa ruudun läheltä, liu’uta ja nosta. Tai kirjoita ruudun nimi, kuten o5.
lay-lift = Nosta sormi tai paina Enter, niin robotti jää siihen.
lay-robot-where = Missä on { robot-name }?
lay-robot-on = { robot-title } ruudussa { $cell }
lay-placed = { robot-title } ruudussa { $cell }.
lay-all-placed = Kaikki robotit ovat paikoillaan
lay-fault-closed = Tämä ruutu on suljettu.
lay-fault-diagonal = Mikään robotti ei voi pysähtyä vinoesteelle.
lay-fault-robot = { robot-title } on tässä.
lay-now = nyt
lay-no-silver = Ei hopeista robottia
lay-robot = { robot-title } robotti{ $state ->
    [now] , asetetaan nyt
    [placed] , ruudussa { $cell }
    [out] , ei pelissä
   *[later] {""}
  }
lay-which-chip = Mikä nappula on esillä?
lay-solves = Ratkaiseminen alkaa heti.
lay-no-targets = Tällä laudalla ei ole kohteita.
lay-all-chips = Kaikki { $count }
lay-chip-note = Tai napauta kohdetta laudalla. ”Kaikki { $count }” ratkaisee tämän aseman jokaisen nappulan.
key-lay-mark = Valitse laudan osan merkki
key-lay-face = Valitse laudan osan puoli
key-lay-arrows = Siirrä ruutua
key-lay-type = Kirjoita ruudun nimi
key-lay-place = Aseta robotti siihen
key-back = Yksi vaihe taaksepäin

## Your own board

editor-title = Oma lauta
editor-tools = Työkalut
editor-tool-wall = Seinä
editor-tool-diagonal = Vinoeste
editor-tool-target = Kohde
editor-tool-robot = Robotti
editor-tool-closed = Suljettu
editor-tool-erase = Pyyhi
editor-now-wall = Piirrä seiniä
editor-now-diagonal = Aseta vinoeste
editor-now-target = Aseta kohde
editor-now-robot = Aseta robotti
editor-now-closed = Sulje ruutuja
editor-now-erase = Tyhjennä ruutuja
editor-square = { $cell }: sen seinät
editor-note-wall = Napauta ruutua ja sitten sen sivua. Hiirellä napsauta reunaa tai vedä reunoja pitkin.
editor-note-diagonal = Samanvärinen robotti kulkee läpi. Muut kääntyvät tässä, eikä mikään pysähdy. Poista napauttamalla uudelleen.
editor-note-target = Napauta kohteen ruutua. Laudalla jo oleva kohde siirtyy sinne.
editor-note-robot = Napauta robotin ruutua. Poista napauttamalla uudelleen.
editor-note-closed = Mikään robotti ei pääse suljettuun ruutuun. Avaa se napauttamalla uudelleen.
editor-note-erase = Tyhjennä ruutu ja sen seinät napauttamalla sitä.
editor-tick = Rasti: on jo laudalla. Uudelleen asettaminen siirtää sen.
editor-side = Seinä { direction-name }
editor-diagonal = { robot-title } vinoeste, { $lean ->
    [rising] lounaasta koilliseen
   *[falling] luoteesta kaakkoon
  }
editor-target = { $target }{ $placed ->
    [yes] , laudalla
   *[no] { "" }
  }
editor-width = Leveys ruutuina
editor-width-less = Kapeampi
editor-width-more = Leveämpi
editor-height = Korkeus ruutuina
editor-height-less = Matalampi
editor-height-more = Korkeampi
editor-remove = Poistetaanko { $walls ->
    [one] yksi seinä
   *[other] { $walls } seinää
  } ja { $pieces ->
    [one] yksi osa
   *[other] { $pieces } osaa
  }?
editor-keep = Säilytä
editor-remove-do = Poista
editor-centre = Suljettu keskuskappale
editor-again = Aloita uudelleen tästä
editor-empty = Tyhjä
editor-box = Pakkauksen lauta
editor-all-move = Jokainen robotti voi liikkua
editor-robot-shut = { robot-title } ruudussa { $cell } ei voi liikkua
editor-robot-shut-note = Seinät ja robotit sulkevat jokaisen sivun.
editor-diagonal-wall = Ruudun { $cell } vinoesteen vieressä on seinä
editor-diagonal-wall-note = Siihen päättyvä siirto hylätään.
editor-copy = Kopioi tekstinä
editor-copied = Kopioitu tekstinä.
editor-not-copied = Tämä selain ei salli kopioimista.
editor-robots = Aseta robotit
key-editor-wall = Lisää tai poista ruudun seinä
key-editor-diagonal = Aseta vinoeste
key-editor-clear = Tyhjennä ruutu
key-editor-put = Käytä työkalua ruutuun

## Analysing a position

analyse = Analysoi
analyse-ask = Analysoi asema
analyse-position = Asema tekstinä
analyse-example = Lauta, robotit ja kohde, esimerkiksi 4C3A2C1C Rc4 Gn12 >Re15
analyse-unreadable = Asemaa ei löytynyt. Esimerkki: 4C3A2C1C Rc4 Gn12 >Re15
analyse-all-chips = Kaikki nappulat
analyse-set-up = Asettele
analyse-parts = Analyysin osat
analyse-tab-solutions = Ratkaisut
analyse-tab-moves = Siirrot
analyse-tab-chips = { $count } { $count ->
    [one] nappula
   *[other] nappulaa
  }
analyse-choose-chip = Valitse nappula
analyse-no-solver = Tämä selain ei voi etsiä ratkaisuja
analyse-in-play = Tämä nappula on pelissä huoneessa { $room }. Analysoi se kierroksen jälkeen.
# The search: $moves is the bound so far.
analyse-at-least = Vähintään { $moves } siirtoa
analyse-proven = Todistettu: enintään { $moves } siirron ratkaisua ei ole.
analyse-meanwhile = Täytetty luku on suljettu pois. Voit sillä välin katsoa muita nappuloita.
analyse-stop = Pysähdy lukuun { $moves }
analyse-stopped = Pysäytetty: vähintään { $moves }
analyse-resume = Jatka hakua
analyse-memory = { $device ->
    [phone] Tältä puhelimelta
   *[computer] Tältä tietokoneelta
  } loppui muisti luvussa { $moves }: vähintään { $moves }.
analyse-seconds = { $seconds } s
# The solutions. $time is "0.01 s".
analyse-shortest = Lyhin: { move-count }
analyse-unsolvable = Ei ratkaisua
# The path that a player showed in a round.
analyse-shown = { $name }, kierros { $round }
analyse-proven-in = todistettu, { $time }
analyse-solutions = { $count } { $count ->
    [one] ratkaisu
   *[other] ratkaisua
  }
# Instead of a number of solutions, which nobody has counted.
analyse-one-of = Yksi lyhimmistä.
analyse-one-of-unknown = Yksi lyhimmistä. Niiden määrää ei tiedetä.
analyse-count = Laske ne · voi kestää minuutteja
analyse-counting-solutions = Lasketaan ratkaisuja…
analyse-count-stop = Lopeta laskeminen
analyse-count-memory = Muisti loppui, kun ratkaisuja laskettiin.
# A command follows.
analyse-memory-next = Tietokoneessa on enemmän muistia: kopioi linkki ja avaa se siellä. Komentorivi voi käyttää sen kaiken:
analyse-more-groups = Vielä { $count } { $count ->
    [one] ryhmä
   *[other] ryhmää
  }
analyse-either-order = { $robots } kummassa tahansa järjestyksessä
analyse-orders = { $count } järjestystä
# Between two directions of one move: "silver east or west".
analyse-or = tai
# For screen readers: $words is "red north, green west".
analyse-path = { move-count }: { $words }
analyse-play = Toista { $words }
# The moves left after each move.
analyse-every-move = Jokainen siirto
analyse-from-start = alusta
analyse-after = { $count } { $count ->
    [one] siirron
   *[other] siirron
  } jälkeen
analyse-move-number = siirto { $count }
analyse-left = { $moves } jäljellä
analyse-counting = Lasketaan…
analyse-no-path = Ratkaisua ei enää ole
analyse-reached = Perillä: { move-count }
analyse-bid-exact = Vain ehdotus, joka on tasan { $moves }, voittaa nappulan.
analyse-bid-fewer = Ehdotus, joka on { $moves } tai enemmän, voittaa nappulan. Näyttö päättyy tähän.
analyse-adds = { robot-title } { $direction } lisää { $more ->
    [one] yhden siirron
    [2] kaksi siirtoa
    [3] kolme siirtoa
    [4] neljä siirtoa
    [5] viisi siirtoa
   *[other] { $more } siirtoa
  }: { $now } eikä { $before }.
analyse-dead-end = { robot-title } { $direction }: sen jälkeen kohteeseen ei enää pääse.
analyse-left-words = { $kind ->
    [best] { $left } jäljellä, lyhin ratkaisu
    [none] ei ratkaisua
    [open] ei vielä ratkaistu
   *[other] { $left } jäljellä
  }
analyse-move = { robot-title } { $direction }, { analyse-left-words }
analyse-robot = { robot-title }: { analyse-left-words }
analyse-legend = Luku kertoo, montako siirtoa on jäljellä siirron jälkeen
analyse-legend-best = lyhin ratkaisu
analyse-legend-one = 1 enemmän
analyse-legend-few = 2 tai 3
analyse-legend-many = 4 tai enemmän
analyse-best = Paras
# All chips of the position. "any" robot may reach the vortex.
analyse-any = mikä tahansa
analyse-range = { $least }–{ $most } siirtoa
analyse-chips-solved = { $count }/{ $total } ratkaistu
analyse-chip-optimum = { $target }: { $state ->
    [solved] { move-count }
    [bound] vähintään { $moves } siirtoa
    [running] etsitään
    [unsolvable] ei ratkaisua
    [not-in-play] sen robotti ei ole pelissä
    [in-play] pelissä huoneessa
   *[open] ei vielä ratkaistu
  }
# The menu, and what leaves the page.
analyse-rule = { $rule ->
    [free] vapaa sääntö
   *[ricochet] käännyttävä
  }
analyse-with-ricochet = { $moves ->
    [0] Kääntyen ratkaisua ei ole.
   *[other] Kääntyen tarvitaan { $moves }.
  }
analyse-rule-ricochet = Robotin on käännyttävä
analyse-rule-ricochet-note = se kääntyy ainakin kerran siirron jälkeen; jos pois päältä, se voi mennä suoraan kohteeseen
analyse-rule-exact = Ehdotus tarkoittaa tasan sitä lukua
analyse-rule-exact-note = jos pois päältä, luku tai vähemmän, ja näyttö päättyy kohteeseen
analyse-picture = Kuva
analyse-text = Teksti
analyse-link = Kopioi linkki
analyse-text-copied = Asema ja ratkaisu on kopioitu.
analyse-by-hand = Kopiointi ei onnistunut. Kopioi se itse: { $words }

## Entering a room

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
back-arrived = Ehdotuksesi { $bid } tuli perille ajoissa.
back-late = Ehdotuksesi { $bid } tuli perille liian myöhään: hiekka oli valunut loppuun.
arrival-title = Sinut on kutsuttu
arrival-host = { $name } kutsuu pelaamaan
arrival-what = Robotit liukuvat, kunnes jokin pysäyttää ne. Löydä ratkaisu, jossa on vähiten siirtoja, ja voita nappula.
tryout-title = Kokeile tätä lautaa: ratkaise se kahdella siirrolla
tryout-start = Kokeile odottaessasi
tryout-done = Ratkaisit sen 2 siirrolla. Muuta robotit eivät osaakaan.
arrival-present = { $names } { $count ->
    [one] on
   *[other] ovat
  } pöydässä.
arrival-nobody = Pöydässä ei ole vielä ketään.
arrival-late = Peli on jo alkanut. Pääset mukaan seuraavasta nappulasta.
sit-down = Istu pöytään

## Setting up a room

room-title = Huone { $room }
ask-in = Kutsu ystäviä tällä koodilla
qr = Huoneen linkki QR-koodina
copy-link = Kopioi linkki
share-link = Lähetä linkki
share-words = Pelaa kanssani Ricochet Robotsia
link-copied = Linkki on kopioitu.
link-by-hand = Linkkiä ei voitu kopioida. Kopioi se itse: { $link }
seats = Pöydässä
you = Sinä
# Follows other names: "Mara and you".
you-among = sinä
away = poissa
watching = { $count } katsoo
# Shown on a page that runs this many seconds behind.
behind = { $seconds } s jäljessä
# A handicap (R6.15): $handicap is 0.5, 1, 2 or 3 moves.
handicap-number = { $handicap ->
    [0.5] ½
   *[other] { $handicap }
  }
handicap-of = tasoitus { $handicap ->
    [0.5] ½
   *[other] { $handicap }
  }
handicap-none = ei
handicap-open = Tasoitus: { $name }
handicap-title = Tasoitus: { $name }
handicap-why = Tasoitus sijoittaa ehdotukset kuin ne olisivat suurempia, niin että muut näyttävät ensin.
# An example below the chosen handicap. $half: yes, no.
handicap-example = { $half ->
    [yes] Ehdotus { $bid } tulee jokaisen muun { $bid } jälkeen. Pelaaja näyttää silti { $bid }.
   *[no] Ehdotus { $bid } sijoittuu kuten { $moves }. Pelaaja näyttää silti { $bid }.
  }
nobody-else = Muita ei vielä ole.
nobody-else-note = Lähetä linkki, tai aloita yksin ja anna muiden tulla mukaan myöhemmin.
host-decides = Pöydän vetäjä { $name } päättää asetuksista ja aloittaa pelin.
room-menu = Huone
make-host = Tee vetäjäksi
remove-player = Poista
lock-room = Lukitse huone
lock-room-note = kukaan uusi ei voi istua pöytään eikä käyttää koodia
spectator-delay = Viive katsojille
spectator-delay-note = katsojat näkevät kaiken myöhemmin eivätkä voi auttaa
no-delay = ei viivettä
renew-link = Uusi linkki
renew-link-note = vanha linkki ja koodi lakkaavat toimimasta, ja katsojien yhteys katkaistaan
renew-link-go = Uusi
close-room = Sulje huone
close-room-note = peli päättyy, ja kaikki joutuvat poistumaan
close-room-sure = Suljetaanko huone kaikilta?
close-room-no = Pidä auki
player-number = Pelaaja { $number }
own-seat = Paikkasi
own-seat-note = laitteet, tilastot, tietosi
team = Pelatkaa joukkueena
team-note = toinen pelaa paikallasi omalla laitteellaan
team-invite = Kutsu
team-link = Tämä linkki avaa paikkasi: jokainen, jolla se on, ehdottaa, passaa ja näyttää puolestasi. Lopeta tämä kirjaamalla ulos muut laitteet.
team-qr = Paikkasi QR-koodi
team-name = Joukkueen nimi
team-rename = Vaihda
team-seated = Tällä laitteella on jo paikka tässä huoneessa.
renew-seat = Kirjaa ulos muut laitteet
renew-seat-note = paikkasi jää vain tälle laitteelle
renew-seat-go = Kirjaa ulos
renew-seat-done = Paikkasi on nyt vain tällä laitteella.
seat-consent = Luovuta pelini tilastoihin
seat-consent-note = ilman nimeäsi, jos kaikki pelissä sallivat sen
seat-export = Omat tietosi
seat-export-note = kaikki sinusta tallennettu, tiedostona
seat-export-get = Lataa
forget-me = Poista nimeni
forget-me-note = täältä ja päättyneistä peleistä; menetät myös paikkasi
forget-me-sure = Poistetaanko nimesi ja luovutetaanko paikkasi?
forget-me-no = Säilytä
forget-me-yes = Poista
wins-usual = { $players } pelaajan pelissä voittaa se, joka saa ensin { $chips } nappulaa.
wins-agreed = Voittaja on se, joka saa ensin { $chips } { $chips ->
    [one] nappulan
   *[other] nappulaa
  }.
wins-most = Kaikki nappulat pelataan. Eniten nappuloita saanut voittaa.
wins-in-all = Pelissä on { $chips } nappulaa. Eniten nappuloita saanut voittaa.
leave-seat = Poistu pöydästä
sit-next = Ota seuraava vapaa paikka
watch-only = Katsot peliä.
shuffle = Sekoita
shuffle-board = Sekoita lauta
choose = Valitse
board-own = Oma
panels = Laudan osat
quadrant-nw = Luode
quadrant-ne = Koillinen
quadrant-se = Kaakko
quadrant-sw = Lounas
start-alone = Aloita yksin
start-with = Aloita { $players } pelaajan peli
table-rules = Säännöt ja lauta
table-rules-note = { $edition } · 7 on { $exact ->
    [yes] tasan 7
   *[no] enintään 7
  } · hiekka { $sand } · { $robots } robottia

## Bots

# Follows the name of a bot everywhere. $level: level-1 to level-6, level-like-me or level-optimal.
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
# $mark: bot-mark.
bot-name = { $name } ({ $mark })
add-bot = Lisää botti
add-bot-not = Ei nyt
# The button. $name: a character, such as Nell.
add-bot-go = { $level ->
    [level-1] Lisää { $name }, taso 1
    [level-2] Lisää { $name }, taso 2
    [level-3] Lisää { $name }, taso 3
    [level-4] Lisää { $name }, taso 4
    [level-5] Lisää { $name }, taso 5
    [level-6] Lisää { $name }, taso 6
    [level-like-me] Lisää { $name }, kuten minä
   *[level-optimal] Lisää { $name }, optimaalinen
}
# Opens the seat of a bot. $name: bot-name.
bot-open = { $name }: tasoitus, poista
remove-bot = Poista { $name }
bot-character = Hahmo
bot-level = Taso
# On a radio button. The six levels are numbers.
bot-level-short = { $level ->
    [level-1] 1
    [level-2] 2
    [level-3] 3
    [level-4] 4
    [level-5] 5
    [level-6] 6
    [level-like-me] Kuten minä
   *[level-optimal] Optimi
}
# The share of shortest paths that a bot of the level finds, and the typical time of its first bid (docs/bots.md).
bot-level-note = { $level ->
    [level-1] Aloittelija. Löytää 4 lyhintä ratkaisua 10:stä ja ehdottaa noin 50 sekunnin kuluttua.
    [level-2] Satunnainen pelaaja. Löytää 4 lyhintä ratkaisua 10:stä ja ehdottaa noin 30 sekunnin kuluttua.
    [level-3] Säännöllinen pelaaja. Löytää 5 lyhintä ratkaisua 10:stä ja ehdottaa noin 20 sekunnin kuluttua.
    [level-4] Vahva. Löytää 5 lyhintä ratkaisua 10:stä ja ehdottaa noin 15 sekunnin kuluttua.
    [level-5] Asiantuntija. Löytää 6 lyhintä ratkaisua 10:stä ja ehdottaa noin 10 sekunnin kuluttua.
    [level-6] Mestari. Löytää 7 lyhintä ratkaisua 10:stä ja ehdottaa noin 8 sekunnin kuluttua.
    [level-like-me] Mukautuu niin, että noin puolet nappuloista menee ihmisille.
   *[level-optimal] Löytää aina lyhimmän ratkaisun: opiskeluun, ei kilpailuun.
}
# The temperament of each character.
bot-temper-pip = ehdottaa varhain
bot-temper-otto = tasainen
bot-temper-nell = odottaa, kunnes on varma
bot-temper-juno = pienentää jatkuvasti
bot-temper-bram = hidas ja syvällinen
bot-temper-vera = nopea, pienet luvut
bot-program = pelaajan ohjelma

# The button of the bots’ sheet.
bots-start = Aloita
bots-play = Pelaa botteja vastaan
# The note of the door. $minutes of a short match.
bots-note = Helppoja botteja, noin { $minutes } minuuttia
bots-who = Kuka
bots-chosen = { $count } valittu, enintään { $most }
bots-like-me = Alkaa helposta. Nousee tason, kun voitat, ja laskee, kun häviät.
minutes-about = noin { $minutes } min
bots-ends-other = Tämä päättää kesken olevan pelin.
bots-invite-note = Päättää tämän ottelun ja avaa huoneen samoille boteille.
bots-invite-offline = Kutsumiseen tarvitaan verkkoyhteys.
# A button: the level of the next match.
bots-level = Taso { $level }
bots-level-moves = { $way ->
    [stronger] Ensi kerralla tasoa vahvempia: taso { $from } vaihtuu tasoksi { $to }.
   *[gentler] Ensi kerralla tasoa helpompia: taso { $from } vaihtuu tasoksi { $to }.
}
rematch = Uusintaottelu
bots-no-solver = Botit eivät ehdota mitään, koska tämä selain ei voi etsiä ratkaisuja.

## Options

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
fifth-robot-none = ei tässä pakkauksessa
diagonals = Värilliset vinoesteet
diagonals-1999 = ei vuoden 1999 laudan osissa
diagonals-none = ei tässä pakkauksessa
diagonals-picked = valittujen laudan osien mukaan
option-gentle = Helpot nappulat ensin
option-gentle-note = jokaiseen riittää muutama siirto
option-timer = Tiimalasi
option-timer-note = ensimmäisestä ehdotuksesta
option-sand = Tiimalasi
option-sand-note = jokaiselle nappulalle
length = Pituus
length-short = Lyhyt
length-usual = Tavallinen
length-custom = Oma
length-first-to = { $chips } nappulaan
length-choose = valitse
length-about = { $players } pelaajaa · noin { $minutes } min
length-in-all = yhteensä { $chips }
chips-to-win = Nappuloita voittoon
series = Sarja
series-one = Yksi peli
series-to = { $wins } voittoa
series-note = Sarjan voittaa se, joka voittaa ensimmäisenä { $wins } peliä.
more = Lisää
more-note = ehdotukset, tasatilanteet, ajat, paikat, avut
more-note-alone = tiimalasin kerrat, ajat, laudan osat, avut
reach = Siirtoja näytettäessä
reach-exact = tasan ehdotettu
reach-fewer = tai vähemmän
ties = Tasoissa
ties-first-said = sanoi ensin
ties-fewer-chips = jäljessä
option-thinking = Miettimisaika
option-thinking-note = sitten kuka tahansa saa kääntää tiimalasin
option-showing = Näyttöaika
option-showing-note = jokaiseen näyttöön
option-consent = Hiekka loppuu etuajassa
option-consent-note = kun kukaan ei halua ehdottaa pienempää
option-everybody = Kaikki saavat pisteen
option-everybody-note = jokainen todistaa ratkaisunsa muiden näkemättä, ja nappula lasketaan kaikille, jotka siinä onnistuvat
option-result = Tulos näkyvissä
option-result-note = ennen kuin seuraava nappula käännetään esiin
option-table = Paikat
option-table-note = kaikki muut katsovat
first-panels = Vuoden 1999 laudan osat
first-panels-note = ensimmäisen pakkauksen kahdeksan puolta
option-landing = Pysähtymispaikat
option-landing-note = näyttäjä näkee, mihin robotit pysähtyisivät
option-spoken = Liukumiset ääneen
option-spoken-note = jokainen voi kuunnella siirrot ääneen luettuina
option-scratch = Kokeilulauta
option-scratch-note = jokainen voi kokeilla siirtoja muiden näkemättä
option-private = Yksityinen huone
option-private-note = sisään vain linkillä; sen esikatselussa ei ole kuvaa
option-listed = Kuka tahansa saa liittyä
option-listed-note = huone näkyy avointen pöytien luettelossa
runs = Tiimalasi valuu
runs-value = { $count ->
    [1] kerran
   *[other] kahdesti
  }
seconds = { $count } s
minutes = { $count } min
number = { $count }
no-limit = ei rajaa
less = { $what }: vähemmän
more-of = { $what }: enemmän

## Missing pages and ended sessions

nowhere-title = Sivua ei löytynyt
nowhere = Tässä osoitteessa ei ole sivua. Linkki on ehkä vajaa.
ended-title = Et pääse tähän huoneeseen
ended-no-such-room = Tällä linkillä ei löydy huonetta. Linkki on ehkä vajaa, tai huone on poistettu.
stale-title = Uusi versio on saatavilla
ended-version = Palvelimen versio on uudempi kuin tämän sivun. Lataa sivu uudelleen; paikkasi säilyy.
reload = Lataa uudelleen
to-start = Etusivulle

## Rules

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

## Leaving a match, coming back, and the games on this device

leaving-title = Peli jatkuu
leaving-seat-stays = Pidät { $things }. Jos on sinun vuorosi näyttää, sinulla on 20 s aikaa palata.
leaving-waits = Peli on pysähdyksissä, kun olet poissa.
keeps-seat = paikkasi
keeps-chips = { $chips ->
    [one] nappulasi
   *[other] { $chips } nappulaasi
  }
keeps-bid = ehdotuksesi { $bid }
leaving-title-seat = Poistutko pöydästä?
leaving-seat = { $chips ->
    [0] Voit yhä voittaa ja voit palata.
    [one] Pidät nappulasi, voit yhä voittaa ja voit palata.
   *[other] Pidät { $chips } nappulaasi, voit yhä voittaa ja voit palata.
  }
leaving-title-alone = Pelisi odottaa
leaving-alone = Hiekka pysähtyy, kunnes jatkat. Löytämäsi nappulat säilyvät.
leaving-continue = Jatka
leaving-end = Lopeta peli
leaving-title-end = Lopetetaanko peli?
leaving-end-words = Jäljellä olevia nappuloita ei pelata, eikä peliä voi enää avata.
call-show = Sinun vuorosi näyttää
call-chip = Nappula { $round } on esillä
call-go = Siirry
my-game-running = Pelisi on käynnissä
my-game-over = Pelisi on päättynyt
my-game-back = Takaisin peliisi
my-game-thinking = Kukaan ei ole vielä ehdottanut
games-title = Pelit tällä laitteella
games-all = Kaikki pelit tällä laitteella
games-none = Tällä laitteella ei ole vielä pelattu yhtään peliä.
games-kept = Tämä luettelo säilyy vain tällä laitteella. Palvelin säilyttää pelin oman sivun jonkin aikaa.
games-save = Tallenna tiedostoksi
games-forget = Unohda kaikki
games-forget-sure = Unohdetaanko kaikki päättyneet pelit tältä laitteelta?
games-keep = Säilytä
game-won = { $you ->
    [yes] Sinä voitit, { $chips }
   *[no] { $name } voitti, { $chips }
}
game-alone = Yksin: { $found }/{ $chips } löydetty
tables-title = Avoimet pöydät
tables-note = Kuka tahansa saa liittyä. Valitse pöytä, tai etsimme sinulle odottavan pöydän.
tables-mine = Pöydät omalla kielelläsi
tables-others = Pöydät muilla kielillä
tables-none = Kukaan ei odota.
tables-none-note = Avaa pöytä: seuraava tulija liittyy seuraasi.
tables-join = Liity peliin
tables-open = Avaa pöytä
tables-waiting = odottaa
tables-begun = peli on alkanut
tables-edition = säännöt { $edition }
tables-people = { $people ->
    [one] Yksi pelaaja
   *[other] { $people } pelaajaa
}{ $bots ->
    [0] {""}
    [one] , yksi botti
   *[other] , { $bots } bottia
}, { $seats } paikkaa
tables-count = { $count ->
    [0] Ei avoimia pöytiä
    [one] Yksi avoin pöytä
   *[other] { $count } avointa pöytää
}

## Learning by playing

learn-title = Opi pelaten
learn-note = Kymmenen pientä lautaa, minuutti kukin
learn-place = { $place }/{ $total }
learn-lesson = { $place }: { $name }{ $state ->
    [solved] , ratkaistu
   *[new] {""}
  }
learn-next = Seuraava lauta
learn-end = Etusivulle
learn-longer = Käytit { $moves } siirtoa; { $best } riittää.
learn-sliding = Liukuminen
learn-sliding-how = Robotti liukuu, kunnes jokin pysäyttää sen. Siirrä punainen punaiseen kuuhun. Kuun oikealla puolella oleva seinä pysäyttää sen.
learn-sliding-done = Näin robotit liikkuvat: jokainen liukuminen on 1 siirto, oli se miten pitkä tahansa.
learn-blocking = Tielle asettuminen
learn-blocking-how = Mikään ei pysäytä punaista oikeassa kohdassa. Vie ensin sininen robotti tielle. Myös sen siirrot lasketaan.
learn-blocking-done = Voit siirtää mitä tahansa robottia. Käytä muita seininä.
learn-waiting = Odottaminen
learn-waiting-how = Siirrä vihreää, anna sen odottaa, kun keltainen siirtyy, ja siirrä sitten taas vihreää.
learn-waiting-done = Sinä valitset järjestyksen: robotti voi odottaa, kun muut liikkuvat.
learn-corner = Kääntyminen
learn-corner-how = Sininen pääsisi suoraan itään, mutta se ei kelpaa: reitillä on käännyttävä. Etsi kiertotie.
learn-corner-done = Ratkaisu kelpaa vain, jos robotti kääntyy kahden siirtonsa välissä.
learn-vortex = Pyörre
learn-vortex-how = Nelivärisen nappulan kohteeseen voi mennä mikä tahansa robotti. Mikä niistä on lähimpänä?
learn-vortex-done = Mikä tahansa robotti voi mennä pyörteeseen, mutta senkin on käännyttävä.
learn-diagonal = Vinoesteet
learn-diagonal-how = Robotti kimpoaa erivärisestä vinoesteestä ja liukuu eteenpäin samalla siirrolla. Lähetä punainen keltaiseen vinoesteeseen.
learn-diagonal-done = Samanvärinen robotti kulkisi vinoesteen läpi. Mikään robotti ei voi pysähtyä sille.
learn-silver = Viides robotti
learn-silver-how = Hopeisella ei ole oman värinsä nappulaa, mutta se voi pysäyttää muita robotteja. Auta sillä vihreää.
learn-silver-done = Hopeinen liikkuu kuten muutkin robotit ja voi mennä pyörteeseen.
learn-reading = Laudan lukeminen
learn-reading-how = Tämä on oikea lauta. Päättele kohteesta taaksepäin: mistä ruuduista robotti voisi liukua siihen ja pysähtyä? Vie sitten sininen johonkin niistä.
learn-reading-done = Kohteesta taaksepäin päättely on puoli ratkaisua.
learn-bidding = Ehdottaminen
learn-bidding-how = Mieti nyt ensin äläkä koske mihinkään. Kun olet löytänyt ratkaisun vihreälle, ehdota sen siirtojen määrää. Näytä se sitten.
learn-bidding-done = Pöydässä kaikki miettivät yhtä aikaa, ja pienin ehdotus näytetään ensin.
learn-showing = Näyttäminen
learn-showing-how = Ehdotit 4 siirtoa, joten näytä tasan 4: punaisen on oltava kohteessa neljännen siirron jälkeen. On olemassa 3 siirron ratkaisu, joten käytä yksi siirto lisää.
learn-showing-done = Näytät tasan sen, mitä ehdotat. Nyt osaat koko pelin.
key-learn-next = Seuraava lauta

# ---- The club ladder --------------------------------------------------------------------------------

ladder-title = Ranking
ladder-none = Rankingissa ei ole vielä ketään.
ladder-how = Ottelu lasketaan, jos vähintään kaksi rankingin pelaajaa pelaa sen loppuun ilman botteja ja tasoituksia. Vahvuusluku (Glicko-2) on alustava, kunnes otteluita on tarpeeksi.
ladder-ask = Pyydä tämän palvelimen ylläpitäjältä oma linkki.
ladder-join = Liity rankingiin
ladder-rank = Sija { $rank }
ladder-no-rank = Ei vielä sijaa
ladder-rated = Lasketut ottelut
ladder-unrated = Muut ottelut
ladder-rating = { $rating } ± { $deviation }
ladder-provisional = alustava
ladder-matches = { $count } { $count ->
    [one] ottelu
   *[other] ottelua
  }
ladder-last = viimeksi { $date }
ladder-with-bots = botteja mukana, ei lasketa
ladder-with-handicaps = tasoitus, ei lasketa
ladder-deleted = poistettu pelaaja
ladder-others = { $count ->
    [one] ja 1 muu pelaaja
   *[other] ja { $count } muuta pelaajaa
  }
ladder-mark = Rankingissa: { $name }
me-title = Paikkasi rankingissa
me-none = Tällä laitteella ei ole omaa linkkiä. Avaa linkkisi täällä tai pyydä ylläpitäjältä uusi.
me-here = Pelaat tällä laitteella nimellä { $name } rankingissa ”{ $ladder }”.
me-key = Tämä linkki on avaimesi. Avaa se toisella laitteella, niin voit pelata sielläkin. Älä näytä sitä muille.
me-qr = Oman linkkisi QR-koodi
me-renew = Uusi linkki
me-renewed = Sinulla on uusi linkki. Vanha ei enää toimi.
me-leave = Unohda tältä laitteelta
me-delete = Poista minut rankingista
me-delete-sure = Nimesi katoaa rankingista lopullisesti. Tulokset jäävät ilman nimeä.

# ---- The round -------------------------------------------------------------------------------------

## People and counts

person = { $you ->
    [yes] Sinä
   *[no] { $name }
  }
chip-count = { $chips } { $chips ->
    [one] nappula
   *[other] nappulaa
  }
chips-of = nappulat: { $chips }/{ $goal }
match-so-far = Tähän asti voitetut nappulat
move-count = { $moves } { $moves ->
    [one] siirto
   *[other] siirtoa
  }
round-count = { $rounds } { $rounds ->
    [one] kierros
   *[other] kierrosta
  }
minute-count = { $minutes } min

## Header of the round

chip-number = Nappula { $round }
chip-of = Nappula { $chip }/{ $total }
chips-left = { $chips } jäljellä
first-to = voittoon { $chips }
most-chips = eniten nappuloita voittaa

## The card of the phase

phase-bid = Pienin aloittaa
phase-show = { $you ->
    [yes] Näytä { $moves } siirtoa
   *[no] { $name } näyttää { $moves }
  }
phase-turn = { $you ->
    [yes] Sinun vuorosi: näytä { $moves }
   *[no] { $name }, sinun vuorosi: näytä { $moves }
  }
verdict-moves-used = Ei { $moves } siirrolla
verdict-gave-up = { $you ->
    [yes] Luovutit
   *[no] { $name } luovutti
  }
verdict-time = Aika loppui
verdict-away = { $you ->
    [yes] Olit poissa liian kauan
   *[no] { $name } oli poissa liian kauan
  }
verdict-left = { $you ->
    [yes] Poistuit pöydästä
   *[no] { $name } poistui pöydästä
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
phase-steps = Kierros
phase-step-think = Mieti
phase-step-bid = Ehdota
phase-step-show = Näytä
phase-step-result = Tulos
phase-target = { $robot ->
    [any] Mikä tahansa
   *[other] { robot-title }
  } robotti, kohde: { $target } ruudussa { $cell }
timer-left = { $seconds } { $seconds ->
    [one] sekunti
   *[other] sekuntia
  } jäljellä
timer-about = noin
timer-paused = tauko
timer-show = näyttöaikaa
timer-resting = Tiimalasi ei ole käynnissä

## Players and bids

rows-label = Pelaajat
rows-label-bids = Ehdotukset näyttöjärjestyksessä
rows-order = Näyttöjärjestys
rows-bid = Ehdotus
rows-thinking = miettii
rows-none = ei ehdotusta
rows-passed = passaa
rows-own-none = —
rows-first-said = sanoi ensin
rows-fewer-chips = jäljessä
rows-was = oli { $moves }
rows-sending = lähetetään { $bid }
rows-showing = näyttää
rows-failed-moves-used = ei { $moves } siirrolla
rows-failed-gave-up = luovutti
rows-failed-time = aika loppui
rows-failed-away = poissa
rows-failed-left = poistui
rows-away = poissa { $time }
rows-elsewhere = muualla { $time }
rows-left = poistui
rows-next-chip = ensi nappulasta
rows-not-in = ei mukana
rows-ready = valmis
strip-showing = { $you ->
    [yes] Näytät { $moves }
   *[no] { $name } näyttää { $moves }
  }
strip-place = näyttää { say-place }
strip-failed = epäonnistui
strip-away = poissa { $seconds } { $seconds ->
    [one] sekunnin
   *[other] sekuntia
  }

# A room on a television (/tv/CODE), which nobody touches.
tv-title = Televisio
tv-join = Ota puhelimesi ja tule mukaan
tv-join-at = Tule mukaan: { $site }
# In place of "Join at", while the server is away.
tv-moment = Hetki vain
tv-starts = aloittaa pelin
tv-no-room = Tällä koodilla ei ole huonetta
tv-link = Katso televisiosta
# A phone beside a television, without a board and with larger keys.
pad-show-board = Näytä lauta myös tässä
pad-hide-board = Piilota lauta
pad-swipe = Siirrä robottia pyyhkäisemällä tässä

# Quick chat: eight faces and eight words that players say at the table. They stand in place of a player's tag for 4 s,
# so they are short.
chat-title = Sano jotakin
chat-smile = hymy
chat-laugh = nauru
chat-surprise = yllättynyt ilme
chat-doubt = epäilevä ilme
chat-worry = huolestunut ilme
chat-thumb = peukku
chat-heart = sydän
chat-rain = sadepilvi
chat-hello = Hei
chat-well-found = Hyvin löydetty
chat-so-close = Niin lähellä
chat-mine-too = Minullakin
chat-of-course = Ai niin tietysti
chat-one-minute = Hetkinen
chat-one-more = Vielä yksi?
chat-good-game = Hyvä peli
chat-back = Takaisin
chat-shut = Yhteys katkesi. Voit viestiä, kun se palaa.
# On the key that leads back, while the player must wait.
chat-wait = odota { $seconds } s
# Spoken when another player says a word: "Mara: so close".
chat-spoken = { $name }: { $words }
# Opens the row of a player.
chat-person = Tietoja: { $name }
chat-mute = Mykistä { $name }
chat-mute-note = vain tällä laitteella, kunnes perut sen
block = Estä { $name }
block-note = ei viestejä tällä laitteella, ja pelin haku välttää tätä huonetta
report = Ilmoita pelaajasta { $name }
report-offensive-name = Loukkaava nimi
report-disturbs = Häiritsee peliä
report-leaves = Lähtee tahallaan
report-thanks = Kiitos. Ylläpitäjä tarkistaa asian.
key-chat = sano jotakin
key-chat-close = sulje
key-chat-move = valitse sana
# For the host.
quick-chat = Pikaviestit
quick-chat-note = pelaajat sanovat valmiita sanoja ja ilmeitä
tie-first-said = { $otherYou ->
    [yes] Myös sinä sanot { $moves }.
   *[no] Myös { $other } sanoo { $moves }.
  } { $you ->
    [yes] Sanoit sen ensin ja aloitat.
   *[no] { $name } sanoi sen ensin ja aloittaa.
  }
tie-fewer-chips = { $otherYou ->
    [yes] Myös sinä sanot { $moves }.
   *[no] Myös { $other } sanoo { $moves }.
  } { $you ->
    [yes] Sinulla on vähemmän nappuloita, joten aloitat.
   *[no] { $name } on saanut vähemmän nappuloita ja aloittaa.
  }

## Thinking and bidding

gentle-now = Helppo nappula: muutama siirto riittää.
think-first-bid = Ensimmäinen ehdotus kääntää tiimalasin.
think-glass-turned = Hiekka valuu. Jos kukaan ei ehdota, nappula palaa muiden joukkoon.
think-turn = Käännä tiimalasi
think-last-try = Jos kukaan ei löydä tätä nappulaa, peli päättyy.
think-lapsed = Kukaan ei ole ehdottanut. Käännetäänkö tiimalasi?
bid-title = Montako siirtoa?
bid-title-lower = Alle { $moves }?
bid-type = kirjoita luku <key>7</key>, sitten <key>Enter</key>
bid-own = Ehdotuksesi on { $moves }
bid-key-over = { $moves } siirtoa tai enemmän
bid-over = { $moves }+
bid-send = { $exact ->
    [yes] Ehdota tasan { $moves }
   *[no] Ehdota { $moves } tai vähemmän
  }
bid-unsent = { $moves } ei ole vielä lähetetty
bid-chosen = { $moves } on valittu. Enter ehdottaa sitä, Esc tyhjentää sen.
bid-sand-out = Hiekka loppui. Ehdotustasi { $moves } ei lähetetty.
bid-rule-tag = { $exact ->
    [yes] tasan
   *[no] tai vähemmän
  }
bid-rule = Voit ehdottaa vähemmän, et enemmän.
bid-thinking = mietitty { $time }
bid-lowest = 2 on pienin mahdollinen ehdotus.
catching-up = Vain botit miettivät vielä. Aika kuluu { $times } kertaa nopeammin.
bid-same = Olet jo ehdottanut { $moves }.
bid-back = Pienemmät luvut
bid-not-yet = Pelaat seuraavasta nappulasta alkaen.
bid-shut = Yhteys katkesi. Voit ehdottaa, kun se palaa.
bid-locked = Voit ehdottaa, kun yhteys palaa
bid-waits = Lähetämme ehdotuksesi { $bid }, kun yhteys palaa
pass = Passaan
passed = Passattu
passed-nothing-lower = Passasit. Pienempi ehdotus peruu sen.
passed-no-way = Et näe ratkaisua. Ehdotus peruu sen.
put-back = Palauta nappula
put-back-why = Kukaan tämän nappulan pelaajista ei ole paikalla.
ending-propose = { $others ->
    [no] Lopeta peli nyt
   *[yes] Esitä pelin lopettamista
  }
ending-sure = { $others ->
    [no] Peli päättyy tähän tilanteeseen: eniten nappuloita saanut voittaa.
   *[yes] Peli päättyy tähän tilanteeseen, kun kaikki paikalla olevat suostuvat. Eniten nappuloita saanut voittaa.
  }
ending-proposed = { $you ->
    [yes] Esität, että peli lopetetaan nyt.
   *[no] { $name } esittää, että peli lopetetaan nyt.
  }
ending-joined = { $you ->
    [yes] Suostut pelin lopettamiseen.
   *[no] { $name } suostuu pelin lopettamiseen.
  }
ending-declined = { $you ->
    [yes] Haluat jatkaa peliä.
   *[no] { $name } haluaa jatkaa peliä.
  }
ending-agreed = Suostuneet: { $names }
ending-agree = Lopeta peli
ending-decline = Jatka peliä

## Showing

show-boxes = Siirtoja tehty { $made }/{ $moves }
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
reached-left = { robot-title } lähti maalista. { $left ->
    [one] 1 siirto on jäljellä.
   *[other] { $left } siirtoa on jäljellä.
  }
show-none = ei vielä siirtoja
show-last = { $number }/{ $moves }: { $robot } { $direction }
show-last-open = { $number }: { $robot } { $direction }
show-move = { $robot } { $direction }
show-fail = Jos kohdetta ({ $target }) ei saavuteta { $exact ->
    [yes] tasan { $moves } siirrolla
   *[no] enintään { $moves } siirrolla
  }, robotit palaavat aloituspaikkoihinsa ja { $next ->
    [nobody] nappula palaa muiden joukkoon
    [you] sinä näytät
   *[other] { $name } näyttää
  }.
show-robot = { robot-title } robotti
show-give-up = Luovuta
show-give-up-sure = Luovutatko? Robotit palaavat.
show-go-on = Jatka
show-swipe = Tai pyyhkäise missä tahansa laudalla.
show-keys = { $fifth ->
    [yes] <key>r</key> <key>g</key> <key>b</key> <key>y</key> <key>s</key>
   *[no] <key>r</key> <key>g</key> <key>b</key> <key>y</key>
  } valitsevat, <key>↑</key> <key>→</key> <key>↓</key> <key>←</key> siirtävät.

## The result

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
optimum-looking = Etsitään lyhintä ratkaisua…
optimum-moves = On olemassa { $moves } siirron ratkaisu.
optimum-shown = Lyhyempää ratkaisua ei ole.
optimum-none = Ratkaisua ei ole.
optimum-withheld = Se pysyy piilossa, kunnes joku voittaa nappulan.
optimum-unknown = Lyhintä ratkaisua ei löytynyt ajoissa.
optimum-unknown-from = Lyhintä ratkaisua ei löytynyt ajoissa. Siihen tarvitaan vähintään { $moves } siirtoa.
optimum-count = { $count ->
    [1] ainoa
   *[other] yksi { $count } ratkaisusta
  }
optimum-count-capped = yksi yli { $count } ratkaisusta
paths-title = Kierroksen ratkaisut
path-optimum = Lyhin
path-label = { $title }: { move-count }
result-ready = Valmis seuraavaan
result-last = Katso, kuka voitti
result-next = Seuraava nappula
result-next-in = Seuraavaan nappulaan
result-waiting = Valmis. Seuraavaan nappulaan enintään

## Replay and rounds so far

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
replay-round = Toista kierros { $round }
replay-of = Kierros { $round }
replay-close = Takaisin laudalle
history-title = Kierrokset tähän asti
round-optimum = lyhin { $moves }
round-returned = ei kukaan
round-face-up = löytyi
round-face-down = ei löytynyt

## The end

final-wins = { $you ->
    [yes] Voitit
   *[no] { $name } voitti
  }
final-shared = Jaettu voitto: { $names }
final-nobody = Kukaan ei voittanut
final-alone-won = Voitit
final-alone-lost = Hiekka voitti
final-summary = { $chips }, { $rounds }
final-own = Sinä: { $chips }
praise-gap = { $you ->
    [yes] Parasta: sinun { $moves } kierroksella { $round }; seuraava ehdotus oli { $next }.
   *[no] Parasta: { $name } ja { $moves } kierroksella { $round }; seuraava ehdotus oli { $next }.
  }
praise-shortest = { $you ->
    [yes] Sinun { $moves } kierroksella { $round } oli lyhin ratkaisu.
   *[no] { $name } löysi lyhimmän ratkaisun, { $moves }, kierroksella { $round }.
  }
praise-longest = { $you ->
    [yes] Pisin nappulasi vaati { $moves } siirtoa kierroksella { $round }.
   *[no] { $name } voitti pisimmän nappulan, { $moves } siirtoa, kierroksella { $round }.
  }
praise-hard = { $name } ja { $moves } kierroksella { $round }: sitä oli vaikea nähdä.
strip-wins = { $you ->
    [yes] voitit
   *[no] voitti
  }
say-wins = { $you ->
    [yes] Voitit: { $chips }
   *[no] { $name } voitti: { $chips }
  }
say-score = { $name } { $chips ->
    [0] ei yhtään
   *[other] { $chips }
  }
final-unsolved = Kukaan ei löytänyt jäljellä olevia nappuloita.
final-agreed = { $who ->
    [alone] Lopetit pelin.
    [you] Sovitte pelin lopettamisesta.
   *[others] Pelaajat sopivat pelin lopettamisesta.
  }
final-ranking = Sijoitukset
final-rounds = Kierrokset
final-rounds-note = voittanut ehdotus ja lyhin ratkaisu
final-more = Vielä { $rounds } { $rounds ->
    [one] kierros
   *[other] kierrosta
  }
final-fewer = Vähemmän kierroksia
final-share = Jaa
final-new-board = Uusi lauta
final-again = Uusinta
final-rematch = Pyydä uusintaa
final-best = Paras kierros oli { $round }.
final-best-gap = { $you ->
    [yes] Näytit
   *[no] { $name } näytti
  } ratkaisun, jossa on { $moves } siirtoa, { $gap } vähemmän kuin seuraava ehdotus.
final-best-shortest = { $you ->
    [yes] Näytit
   *[no] { $name } näytti
  } ratkaisun, jossa on { $moves } siirtoa. Lyhyempää ratkaisua ei ole.
final-best-play = Toista paras kierros
evening-title = { $part ->
    [evening] Tänä iltana
   *[day] Tänään
  }
evening-matches = { $matches } { $matches ->
    [one] peli
   *[other] peliä
  }
evening-best = paras kierros: { $name }, { $moves } siirtoa
evening-wins = { $name }: { $wins } { $wins ->
    [one] voitto
   *[other] voittoa
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
rematch-not-now = Ei nyt
rematch-accept = Olen mukana
rematch-in = Olet mukana.
rematch-first-chip = Ensimmäinen nappula: { $clock }
rematch-waits = Odotetaan muita
rematch-players = Mukana: { $names }
rematch-declined = Ei mukana: { $names }
rematch-nobody = Kukaan ei ole mukana
rematch-out = Jään pois
rematch-running = Uusinta on käynnissä
rematch-join = Tule mukaan
rematch-rules = Muuta sääntöjä
rematch-others = Pelaa muiden kanssa
final-lost = Tätä peliä ei löydy

## Päättyneen pelin sivu

record-title = Kierros kierrokselta
record-edition = Laitos { $edition }
record-bots = mukana botteja
record-bids = Kierroksen { $round } ehdotukset
# $moves: a bid; $seconds: since the chip was turned up.
record-bid = { $moves }, kun oli kulunut { $seconds } s
record-time = kun oli kulunut { $seconds } s
record-solved = ratkaistu
record-best = Parempaan ei pysty.
record-more = { $more } { $more ->
    [1] siirto liikaa.
   *[other] siirtoa liikaa.
  }
record-count = { $count ->
    [1] Yksi lyhin ratkaisu, { $moves } siirtoa.
   *[other] { $count } lyhintä ratkaisua, { $moves } siirtoa.
  }
record-count-capped = Yli { $count } lyhintä ratkaisua, { $moves } siirtoa.
record-analyse = Analysoi tämä kierros
record-text = Pöytäkirja tekstinä
record-data = Tiedot (JSON)
record-embed = Kopioi upotuskoodi
record-embed-copied = Upotuskoodi on kopioitu.
embed-open = Avaa peli

## Huoneen päättyneet pelit

matches-title = Tämän huoneen pelit
matches-back = Takaisin huoneeseen
matches-none = Täällä ei ole vielä päättynyt yhtään peliä.
matches-wins = Voitetut pelit
matches-list = Pelit, viimeisin ensin
matches-all = Kaikki tämän huoneen pelit
match-wins = { $wins } { $wins ->
    [1] voitettu peli
   *[other] voitettua peliä
  }
match-number = Peli { $number }
match-open = Kierros kierrokselta

## Alone

alone = Yksin
alone-goal = Voita hiekka
alone-goal-chip = Jokainen nappula kertoo robotin ja kohteen. Etsi siirrot päässäsi, ehdota niiden lukua tai paina ”Löytyi”, ja näytä ne sitten.
alone-goal-win = Voitat jokaisen nappulan, jonka näytät, jos löydät reitin ennen kuin hiekka loppuu. Voita { $needed } nappulaa { $chips } nappulasta, niin voitat hiekan.
alone-start = Käännä ensimmäinen nappula
alone-start-note = Silloin hiekka alkaa valua: { $seconds } sekuntia nappulaa kohti.
alone-options-note = { $edition } · hiekka { $sand } · { $robots } robottia
alone-rule = Ehdota lukua tai paina ”Löytyi”, ennen kuin hiekka loppuu. Näytä sitten ratkaisusi.
alone-second-run = Hiekka valuu toisen kerran.
alone-runs-on = Hiekka valuu edelleen.
alone-paused = Tauko
alone-paused-left = Hiekka pysähtyi, kun olit poissa. Jäljellä { $time }.
alone-paused-open = Peli pysähtyi, kun olit poissa.
paused-waits = Peli jatkuu, kun joku pelaajista palaa.
alone-found = Löytyi, näytän sen
alone-send = Ehdota { $moves } ja näytä
alone-score = { $found } löydetty, { $missed } menetetty
alone-wins = löydä { $needed }, niin voitat
alone-places = Kaikki { $total } nappulaa
alone-place = { $target }, { $state ->
    [found] löydetty
   *[missed] menetetty
  }
alone-place-now = Nykyinen nappula
alone-place-left = Kuvapuoli alaspäin
alone-found-title = Löytyi
alone-missed-title = Ei löytynyt
alone-missed-line = Nappula käännetään kuvapuoli alaspäin.
alone-shown = Näytetty { $moves } siirrolla.
alone-shown-bid = Ehdotettu { $bid }, näytetty { $moves } siirrolla.

## Watching, taking a seat and leaving it

watch-guess = Oma arvauksesi
watch-guess-note = muut eivät näe sitä
watch-take = Mukaan seuraavasta nappulasta
watch-full = Pöytä on täynnä. Katsot peliä.
watch-alone = Katsot peliä.
leave-bid = Ehdotuksesi { $bid } epäonnistuu, kun sen vuoro tulee.
leave-no = Jää

## The scratch board

swipe-thinking = Robotit pysyvät paikoillaan, kun kaikki miettivät. Etsi reitti mielessäsi ja ehdota sitten.
scratch-title = Kokeilulauta
scratch-note = Vain sinä näet tämän. Pöydän robotit pysyvät paikoillaan.
scratch-start = Kokeile
scratch-reset = Palauta
scratch-end = Valmis
scratch-count = { $moves ->
    [0] ei siirtoja
    [one] 1 siirto
   *[other] { $moves } siirtoa
  }
proof-title = Todista se: vain sinä näet siirtosi
proof-standing = Todistettu: ehdotuksesi on { $moves }
proof-note = Pelaa ratkaisusi omalla laudallasi. Sen siirrot ovat ehdotuksesi. Kun hiekka on valunut loppuun, kaikki ehdottaneet saavat pisteen.
proof-lower = Saat pisteen, kun hiekka on valunut loppuun. Vähemmillä siirroilla näytät ensin.
proof-start = Aloita
proof-again = Etsi vähemmän siirtoja
proof-solved = Siinä se on: { $moves } siirtoa
proof-longer = Olet jo ehdottanut { $standing }. Etsi vähemmän siirtoja.
proof-bid = Ehdota { $moves }
proof-bid-none = Ei vielä maalissa
proof-show = Näytä reittini

## Announcements, spoken and shown

back-bid = { $name } ehdotti sillä välin { $moves }.
back-taken = { $you ->
    [yes] Sait sillä välin nappulan.
   *[no] { $name } sai sillä välin nappulan.
  }
back-chip = Sillä välin käännettiin esiin uusi nappula.
failed-moves-used = Ei { $moves } siirrolla. Robotit palaavat.
failed-gave-up = { $you ->
    [yes] Luovutit. Robotit palaavat.
   *[no] { $name } luovutti. Robotit palaavat.
  }
failed-time = Näyttöaika loppui. Robotit palaavat.
failed-away = { $you ->
    [yes] Olit poissa liian kauan. Robotit palaavat.
   *[no] { $name } oli poissa liian kauan. Robotit palaavat.
  }
failed-left = { $you ->
    [yes] Poistuit pöydästä. Robotit palaavat.
   *[no] { $name } poistui pöydästä. Robotit palaavat.
  }
failed-next = { $you ->
    [yes] Sinä näytät { $moves }.
   *[no] { $name } näyttää { $moves }.
  }
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
say-chip = Nappula { $round }. { $robot ->
    [any] Mikä tahansa
   *[other] { robot-title }
  } robotti, kohde: { $target } ruudussa { $cell }.
say-stands = { robot-title } on ruudussa { $cell }.
say-bid-first = { $you ->
    [yes] Ehdotat { $moves }.
   *[no] { $name } ehdottaa { $moves }.
  }
say-bid = { $you ->
    [yes] Ehdotat { $moves }, { say-place }.
   *[no] { $name } ehdottaa { $moves }, { say-place }.
  }
say-place = { $place ->
    [1] ensimmäisenä
    [2] toisena
    [3] kolmantena
   *[other] sijalla { $place }
  }
say-you-are = Olet { say-place }, ehdotuksesi on { $moves }.
say-turned-glass = { $you ->
    [yes] Käänsit tiimalasin.
   *[no] { $name } käänsi tiimalasin.
  }
say-seconds = { $seconds } { $seconds ->
    [one] sekunti
   *[other] sekuntia
  }.
say-passed = { $you ->
    [yes] Passaat.
   *[no] { $name } passaa.
  }
say-no-way = { $you ->
    [yes] Et näe ratkaisua.
   *[no] { $name } ei näe ratkaisua.
  }
say-all-passed = Kaikki ovat passanneet. Hiekka pysähtyy.
say-first = { $you ->
    [yes] Olet ensimmäisenä, ehdotuksesi on { $moves }.
   *[no] { $name } on ensimmäisenä, ehdotus on { $moves }.
  }
say-order-one = { $name } { $moves }
say-order = Järjestys: { $bids }.
say-turn = { $you ->
    [yes] Sinun vuorosi: näytä { $moves }.
   *[no] { $name }, sinun vuorosi: näytä { $moves }.
  }
say-found = Löysit ratkaisun. Näytä se.
say-found-bid = Ehdotat { $moves }. Näytä ratkaisusi.
say-move = { $count }: { $robot } { $direction } ruutuun { $cell }.
say-move-alone = { $count }: { $robot } { $direction }.
say-count = { $count ->
    [1] Lyhimpiä ratkaisuja on vain yksi.
   *[other] Lyhimpiä ratkaisuja on { $count }.
  }
say-count-capped = Lyhimpiä ratkaisuja on yli { $count }.
say-taken = { $you ->
    [yes] Kohde saavutettu { $moves } siirrolla: { $target }. Saat nappulan, yhteensä { $chips }.
   *[no] Kohde saavutettu { $moves } siirrolla: { $target }. { $name } saa nappulan, yhteensä { $chips }.
  }
say-shown = { $target }, näytetty { $moves } siirrolla.

## The board, read aloud

direction-title = { $direction ->
    [n] Pohjoiseen
    [e] Itään
    [s] Etelään
   *[w] Länteen
  }
read-robot = { robot-title }, { $cell }.
read-blocked = { direction-title }: tiellä on { $by }.
read-stops-on-diagonal = { direction-title }: pysähtyisi vinoesteelle.
read-endless-slide = { direction-title }: liukuisi loputtomasti.
read-slide = { direction-title } ruutuun { $cell }, { $facts }.
read-cells = { $cells } { $cells ->
    [one] ruutu
   *[other] ruutua
  }
read-edge = laudan reuna
read-wall = seinä
read-row = { $name }: { $chips } { $chips ->
    [one] nappula
   *[other] nappulaa
  }{ $bid ->
    [0] .
   *[other] , ehdotus { $bid }.
  }

## Keys of the round

key-bid = Kirjoita ehdotus
key-bid-send = Lähetä ehdotus
key-bid-clear = Tyhjennä ehdotus
key-pass = Passaan
key-next-robot = Valitse seuraava robotti; viimeisen jälkeen poistu laudalta
key-ready = Valmis seuraavaan nappulaan
key-play = Käynnistä tai keskeytä toisto
key-step-back = Siirto taaksepäin
key-step-forward = Siirto eteenpäin
key-slide-cursor = Liu’uta lukukohdistinta kuten valittua robottia
key-read-board = Lue lautaa
key-read-rows = Lue pelaajat ja ehdotukset
key-read-robots = Lue robottien paikat
key-read-time = Lue aika tai nappula
key-repeat = Toista viimeisin viesti

## Rejected commands

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

# ---- Practise -----------------------------------------------------------------------------------

## Choosing a puzzle

practise-title = Harjoittele
practise-no-clock = ei kelloa
practise-your-rating = vahvuuslukusi
practise-deviation = ± { $deviation }
practise-in-a-row = { $days ->
    [one] päivä peräkkäin
   *[other] päivää peräkkäin
  }
# Read aloud for the card with the rating and the streak.
practise-standing = Vahvuuslukusi: { $rating }, plus miinus { $deviation }. { $days ->
    [one] 1 päivä peräkkäin.
   *[other] { $days } päivää peräkkäin.
  }
practise-how-hard = Vaikeus
practise-near = Tasoani
# The grades of difficulty, from 1.
practise-grade = { $grade ->
    [1] kevyt
    [2] helppo
    [3] sopiva
    [4] vaikea
   *[5] hurja
  }
practise-moves = Siirrot
practise-moves-ends = { $least }–{ $most }
practise-moves-open = { $least } tai enemmän
practise-more = { $moves }+
practise-more-label = { $moves } tai enemmän
practise-themes = Teemat
practise-themes-note = { $themes ->
    [0] mikä tahansa pulma
    [one] vain pulmat, joissa on se
   *[other] vain pulmat, joissa on jokin niistä
  }
# The themes of puzzles: the ideas in their shortest paths.
practise-theme = { $theme ->
    [blocker] Este
    [wait] Odotus
    [there-and-back] Edestakaisin
    [diagonal] Vinoeste
    [vortex] Pyörre
   *[fifth-robot] Viides robotti
  }
practise-box = Pakkaus
practise-start = Aloita
practise-continue = Jatka
practise-another = Uusi pulma
practise-open-note = Viimeisin pulmasi on ratkaisematta. Jos otat uuden, se lasketaan löytymättä jääneeksi.
practise-board-note = Laudalla on tämän valinnan ensimmäinen pulma.
practise-searching = Etsitään pulmaa…
practise-far = Enintään 60 pisteen päästä vahvuusluvustasi ei löytynyt pulmaa. Tämän luku on { $rating }.
practise-nothing = Mikään pulma ei sovi tähän valintaan. Salli enemmän siirtoja tai muu vaikeus.
practise-no-solver = Tämä selain ei voi tehdä pulmia.
practise-link-faulty = Tässä linkissä ei ole pulmaa. Linkki on ehkä vajaa.

## Solving

practise-place = { $grade } · päivän { $number }. pulma
practise-send = Lähetä tämä pulma
practise-hint = Vihje
practise-hint-bound = Siihen riittää { $moves } siirtoa tai vähemmän.
practise-hint-also = Lyhimmässä ratkaisussa siirtyy myös { $robots }.
practise-hint-movers = Lyhimmässä ratkaisussa siirtyy { $robots }.
practise-hint-alone = { robot-title } pystyy siihen yksin.
practise-hint-name = { $hint ->
    [1] Siirtojen määrä
    [2] Muut siirtyvät robotit
    [3] Ensin siirtyvä robotti
    [4] Ensimmäinen siirto
   *[5] Koko ratkaisu
  }
practise-hint-price = { $hint ->
    [1] ilmainen
    [2] hinta ¼
    [3] hinta ½
    [4] hinta ¾
   *[5] ei lasketa ratkaistuksi
  }
practise-hints-next = seuraavaksi: { $name }, { $price }

## Solved

practise-verdict = { $over ->
    [0] Lyhin ratkaisu
    [1] Yksi liikaa
    [2] Kaksi liikaa
    [3] Kolme liikaa
    [4] Neljä liikaa
    [5] Viisi liikaa
   *[other] { $over } liikaa
  }
practise-shown = Ratkaisu on näytetty
practise-paths = { $paths ->
    [0] Lyhimpiä ratkaisuja on yli 200.
    [1] Lyhimpiä ratkaisuja on vain yksi.
   *[other] Lyhimpiä ratkaisuja on { $paths }.
  }
path-hidden = { move-count }, hyvin piilossa.
path-plain = { move-count }, selvästi näkyvissä.
practise-puzzle-rating = Tämän pulman vahvuusluku on { $rating }.
practise-yours = sinun
practise-shortest = lyhin
practise-unrated = Uusi yritys ei muuta vahvuuslukua.
practise-about = Tämän pulman teemat
practise-about-note = lasketaan, kun valitset teemoja
practise-retry = Yritä uudelleen
practise-analyse = Analysoi
practise-next = Seuraava
practise-solved-say = { $verdict }. Siirtoja { $moves }, lyhin { $best }. Vahvuuslukusi on { $rating }.
key-practise-next = Seuraava pulma
key-practise-start = Aloita tämän valinnan pulmasta

## To try again

again-title = Uudelleen yritettävät
again-count = { $count ->
    [0] ei yhtään
    [one] 1 pulma
   *[other] { $count } pulmaa
  }
again-how = Pulma tulee tänne, kun et löytänyt ratkaisua, käytit vähintään kaksi siirtoa liikaa tai katsoit ratkaisun. Se poistuu, kun löydät lyhimmän.
again-none = Ei mitään uudelleen yritettävää.
again-line = lyhin { $best } · { $why ->
    [over] sinun { $found }
    [shown] ratkaisu näytettiin
    [moves] siirrot loppuivat
    [passed] ohitit
    [time] aika loppui
   *[none] et löytänyt
  }
again-all = { $count ->
    [one] Yritä sitä
   *[other] Yritä kaikkia { $count }
  }
# Read aloud for a row of small bars.
grade-bars = Vaikeus { $grade }/5

## Three minutes

rush-title = Kolme minuuttia
rush-best = paras { $solved }
rush-how = Ratkaise niin monta pulmaa kuin ehdit. Jokaisessa on siirtoraja: sen ylittäminen ja ohittaminen maksavat 10 sekuntia. 5, 12, 20 ja 30 peräkkäin tuovat 3, 5, 7 ja 10 sekuntia.
rush-sleep = Jos poistut sivulta tai puhelin nukahtaa, yritys päättyy.
rush-start = Aloita
rush-again = Uudelleen
rush-so-far = { $solved } ratkaistu · { $row } peräkkäin
rush-in = { $moves } siirrolla
rush-to-bonus = { $more ->
    [one] Vielä yksi peräkkäin
   *[other] Vielä { $more } peräkkäin
  }: { $seconds } sekuntia. Huti: 10 vähemmän.
rush-bonuses-over = Huti: 10 sekuntia vähemmän.
rush-plus = +{ $seconds } s
rush-minus = −{ $seconds } s
rush-pass = Ohita
rush-solved = ratkaistu
rush-row = paras { $best } · { $row } peräkkäin
rush-ended-early = Yritys päättyi, kun sivu jäi piiloon: { $solved } ratkaistu.
rush-lasted = kesti
rush-won = voitettu
rush-lost = menetetty
rush-last = Viimeiset { $count }
rush-missed = { $count ->
    [one] Yksi huti
   *[other] { $count } hutia
  }
rush-missed-note = tallessa kohdassa ”Uudelleen yritettävät”
rush-try = { $count ->
    [one] Yritä tätä
   *[other] Yritä näitä { $count }
  }
rush-bonus-say = { $row } peräkkäin: voitit { $seconds } sekuntia.
rush-miss-say = Huti. 10 sekuntia vähemmän.
rush-time-say = { $seconds } sekuntia jäljellä.
rush-over-say = Aika loppui. Ratkaistu { $solved }.
key-rush-pass = Ohita tämä pulma

## The race of ten

race-title = Kymmenen pulman kisa
race-by-link = linkillä
race-subtitle = kymmenen pulmaa, yksi linkki
race-head = Kymmenen pulmaa. Kuka on ensin maalissa?
race-moves = { $grade }, { $least }–{ $most } siirtoa, { $edition }
race-moves-one = { $grade }, { $least } siirtoa, { $edition }
race-seed = siemen { $seed }
race-link = Tämän kisan linkki
race-link-faulty = Tässä linkissä ei ole kisaa. Linkki on ehkä vajaa.
race-send = Lähetä linkki
race-sent = Linkki on kopioitu.
race-by-hand = Linkkiä ei voitu kopioida. Kopioi se itse: { $link }
race-friend = Ystävä
race-ghost = { $name } (tallenne)
race-ghost-note = tuli avaamasi linkin mukana
race-you = Sinä
race-not-run = ei vielä kisattu
race-how = Mikä tahansa ratkaisu kelpaa. Jokainen siirto yli lyhimmän maksaa 5 sekuntia, ohitus 20. Peruminen maksaa vain aikaa.
race-stored = Jokainen laite tekee pulmat siemenestä. Takaisin lähettämääsi linkkiin tulevat vain nimesi ja kymmenen aikaasi. Muualle niitä ei tallenneta.
race-preparing = { $count }/10 pulmaa valmiina.
race-start = Aloita kisa
race-start-ghost = Vastassa { $name }
race-continue = Jatka
race-paused = Tauko
race-paused-note = Kello seisoo. Lauta tulee näkyviin, kun jatkat.
race-new = Uusi kisa
race-ahead = { $name } on { $places } edellä
race-behind = { $name } on { $places } jäljessä
race-level = { $name } on rinnallasi
race-place = pulma { $count }/10
race-row = { $name }: { $done }/10, { $time }
race-won = Olet ensin maalissa
race-lost = { $name } on ensin maalissa
race-tied = Olette yhtä aikaa maalissa
race-done = Kaikki kymmenen
race-over-say = { $seconds } sekuntia lisää.

## The year

year-title = Vuotesi
year-longest = pisin { $days }, { $month }
year-key-none = ei yhtään
year-key-few = 1–3
year-key-some = 4–9
year-key-many = 10 tai enemmän
# Read aloud for a month of dots.
year-month = { $month }: { $played }/{ $past } päivänä, { $puzzles } { $puzzles ->
    [one] pulma
   *[other] pulmaa
  }
year-rating = Vahvuusluku
year-solved = ratkaistu
year-share = { $percent } %
year-in-shortest = lyhimmällä
year-here-only = Tallessa vain tällä laitteella.
year-save = Tallenna kopio
year-brought = Kopio on nyt täällä.
year-not-brought = Tämä tiedosto ei ole harjoittelun kopio.

## Practice on this device

kept-practise-rating = Vahvuuslukusi
kept-practise-days = Harjoittelupäiväsi
kept-practise-puzzles = Pulmien vahvuusluvut
kept-practise-again = Uudelleen yritettävät pulmat
kept-practise-choice = Valintasi pulmista
kept-practise-open = Kesken oleva pulma
kept-practise-rush = Kolmen minuutin yrityksesi
kept-practise-race = Kisasi

# ---- One phone at a real table ---------------------------------------------------------------------

table-title = Pöydän ääressä
table-subtitle = yksi puhelin, oikea pakkaus
# { $name } is one of the people around the board.
table-who = Pelaajat
table-name = Nimi
table-name-missing = Kirjoita ensin nimi.
table-add = Lisää
table-remove = Poista { $name }
table-too-few = Lisää vähintään kaksi nimeä.
table-leaving = Poistuva pelaaja pitää nappulansa ja voi yhä voittaa.
table-handicap = Tasoitus
table-handicap-none = ei kenelläkään
table-which-chip = Mikä nappula on esillä?
table-dashed = katkoviiva: jo voitettu
table-chip-given = { $chip }, jo voitettu
table-no-chip = Ilman nappulaa
table-tap-name = Sano luku ääneen ja napauta nimeäsi.
table-turn-sand = Käännä tiimalasi
table-awake = näyttö pysyy päällä
table-not-awake = Tämä selain ei voi pitää näyttöä päällä.
table-silence = Äänet pois
table-undone = Peruttu.
table-seconds = { $seconds ->
    [one] sekunti
   *[other] sekuntia
  }
# The key of a person: name, bid and place in the showing order, or a note such as "no bid".
table-name-key = { $place ->
    [0] { $name } { $says }
   *[other] { $name }, { $moves }, { say-place }. { $says }
  }
table-says = { $name } ehdottaa
table-not = Ei { $name }
table-not-lower = { $name } ehdotti jo { $moves }. Ehdotusta voi vain pienentää.
table-still = Hiekka pysähtyi
table-slept = Puhelin nukahti, kun jäljellä oli { $seconds } { $seconds ->
    [one] sekunti
   *[other] sekuntia
  }.
table-go-on = Jatka, { $seconds } { $seconds ->
    [one] sekunti
   *[other] sekuntia
  }
table-show-now = Näytä nyt
table-passed-on = siirtyi eteenpäin
table-count-aloud = Laske ääneen. { $target ->
    [none] Jos kohdetta
   *[other] Jos kohdetta ({ $target })
  } ei saavuteta { $exact ->
    [yes] tasan { $moves } siirrolla
   *[no] enintään { $moves } siirrolla
  }, robotit palaavat merkeilleen ja { $next ->
    [0] nappula palaa muiden joukkoon.
   *[other] { $name } näyttää { $next }.
  }
table-shown = { $exact ->
    [yes] Näytetty: { $moves }
   *[no] Näytetty: { $moves } tai vähemmän
  }
table-given = annettu
table-back-in-box = takaisin pakkauksessa
table-chips-now = Nyt { $chips } { $chips ->
    [one] nappula
   *[other] nappulaa
  }.
table-others-have = { $names }: { $count ->
    [one] nappuloita
   *[other] nappuloita kullakin
  } { $chips }.
table-score = Pisteet
table-after = { $rounds } { $rounds ->
    [one] nappulan
   *[other] nappulan
  } jälkeen
table-leads = { $names } { $count ->
    [one] johtaa
   *[other] johtavat
  }, nappuloita { $chips }
table-no-chips = Kenelläkään ei ole vielä nappulaa
table-people = Yksi nimi lisää tai pois
table-end = Päätä peli-ilta
table-copy = Kopioi toiseen puhelimeen
table-copy-note = lauta, robotit ja pisteet, kuten ne ovat nyt
table-copy-go = Näytä
table-as-now = kuten nyt
table-qr = QR-koodi, jossa on tämän peli-illan kopio
table-point = Suuntaa toinen kamera tähän
table-point-note = Se avaa tämän aseman ja pisteet. Verkkoa ei tarvita, jos peli on asennettu.
table-point-later = Tämä on kopio, ei suora näkymä. Näytä se uudelleen seuraavan nappulan jälkeen.
table-copied = toisesta puhelimesta
table-open-copy = Peli-ilta { $rounds } { $rounds ->
    [one] nappulan
   *[other] nappulan
  } jälkeen
table-replaces = Se korvaa tämän puhelimen peli-illan, jossa on { $rounds } { $rounds ->
    [one] nappula
   *[other] nappulaa
  }.
table-keep-mine = Pidä omani
table-no-copy = Ei nyt
table-take-copy = Avaa kopio
table-board = Peli-illan lauta
table-board-once = Asettele lauta kerran: 30 sekuntia.
table-board-set = Lyhin ratkaisu näytetään jokaisen kierroksen jälkeen.
table-board-set-up = Asettele
table-board-change = Muuta
table-shorter = Oliko lyhyempää ratkaisua?
table-shortest = Lyhin ratkaisu
table-shorter-answer = { $shorter ->
    [yes] Kyllä, { $moves } siirtoa.
   *[no] Ei, { $moves } on lyhin.
  }
table-not-known = Ei vielä tiedossa: vähintään { $moves }.
table-no-search = Tämä selain ei voi etsiä lyhimpiä ratkaisuja.
table-look = Katso
table-shortest-is = Lyhin: { $moves }
table-showed = { $name } näytti { $moves }
table-every-move = Jokainen siirto
table-try-it = Aseta robotit lähtöpaikoilleen ja kokeile.
table-where = Missä robotit ovat?
table-where-now = kuten pöydällä nyt
table-where-how = Pyyhkäise siirrot niin kuin ne tehtiin. Tai napauta robottia ja sitten ruutua, jossa se on nyt.
table-path-of = Ratkaisu: { $name }
table-no-place = { robot-title } ei voi olla ruudussa { $cell }.
table-placed = { robot-title } ruudussa { $cell }.
table-done = Valmis
table-enter = Syötä siirrot
table-enter-note = Syötä siirrot, niin näyttö tietää, missä robotit ovat.
table-stale = Näytön robotit ovat niin kuin ennen nappulaa { $chip }.
table-correct = Korjaa
table-rounds-shorter = { $count ->
    [0] mikään ei olisi voinut olla lyhyempi
    [one] 1 olisi voinut olla lyhyempi
   *[other] { $count } olisi voinut olla lyhyempiä
  }
table-back = Takaisin pöytään
key-table-name = Valitse ehdottava pelaaja
key-table-back = Takaisin nimiin
key-table-undo = Peru viimeinen vaihe

# ---- The terminal ----------------------------------------------------------------------------------
# Texts of the `ricochet` command. The browser does not load this section. Only `ricochet tui` uses messages above it.

cli-error = Virhe: { $what }
cli-warning = Varoitus: { $what }
cli-file-fault = { $file }: { $why }.
cli-output-fault = tulostetta ei voi kirjoittaa: { $why }.
cli-line = Rivi { $number }: { $words }
cli-move-count = { $moves } { $moves ->
    [one] siirto
   *[other] siirtoa
  }
cli-path-count = { $paths } { $paths ->
    [one] reitti
   *[other] reittiä
  }
cli-position-count = { $positions } { $positions ->
    [one] asema
   *[other] asemaa
  }
cli-effort = { $states } { $states ->
    [one] tila
   *[other] tilaa
  } { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } sekunnissa

## Terminal: play

cli-play-kept = Pelit tallennetaan tänne: { $place }. Ctrl-C lopettaa.
cli-play-open = Selainta ei avattu täällä. Avaa yllä oleva osoite selaimessa.
cli-play-runs = Peli on jo käynnissä, ja sen pelit tallennetaan tänne: { $place }.
cli-play-runs-here-only = Peli on jo käynnissä osoitteessa { $address }, mutta vain tällä tietokoneella. Lopeta se painamalla Ctrl-C siellä, missä se käynnistettiin, ja käynnistä se sitten valitsimella --lan.
cli-play-scan = Lue koodi puhelimella, joka on samassa verkossa, tai kirjoita osoite.

## Terminal: puzzles and boards

cli-solved = { cli-move-count }; { cli-effort }.
cli-no-path = Ratkaisua ei ole
cli-not-solved = Ei ratkennut rajan puitteissa
cli-not-solved-effort = { $why }; { cli-effort }.
cli-not-solved-end = { $why }.
cli-more-paths = Reittejä on yli { $paths }; katso --at-most.
cli-all-paths = { cli-path-count }, pituus { cli-move-count }.
cli-not-counted = Ei saatu lasketuksi rajan puitteissa.
cli-each-path = Kukin { cli-move-count }.
cli-at-least = vähintään { $moves } siirtoa
cli-solve-one-of = valitse jokin näistä: --all, --count tai --every-target.
cli-puzzle-impossible = { $high ->
    [0] mikään pulma ei voi täyttää kaikkia näitä ehtoja.
   *[other] mikään pulma ei voi täyttää kaikkia näitä ehtoja; mahdollisia ovat { $low }–{ $high }.
}
cli-tried = { $tried } / { $most } satunnaista pulmaa kokeiltu
cli-puzzles-one-place = valitse vain yksi: --output, --dataset tai --book.
cli-puzzles-parquet-nothing = vaatii valitsimen --dataset.
cli-puzzle = { cli-move-count }, taso { $grade }/5; siemen { $seed }.
cli-puzzles = { $count } { $count ->
    [one] pulma
   *[other] pulmaa
  }; siemen { $seed }.
cli-solve-not-with = --threads ei sovi yhteen valitsimien --all ja --count kanssa.
cli-count-no-first = 0 siirrossa ei ole ensimmäistä siirtoa.
cli-count-together = Yhteensä { $total }.
cli-board-no-path = laudalla ilman robotteja ei ole reittiä.
cli-board-move-fault = siirto { $number }, { $move }: { $why } ({ $clause })
cli-board-wrote = Kirjoitettu: { $file }.
cli-strong-knows = taulukko määrää jo kohteensa.
cli-strong-target = pakollinen.
cli-strong-none = { cli-position-count }, yhtäkään ei voi ratkaista; { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-strong-most = { cli-position-count }, enintään { cli-move-count }; { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-strong-verified = { cli-position-count }, kaikki etäisyydet oikein; { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-strong-verify-alone = --verify ei ota lautaa.
cli-strong-beside-nothing = vaatii valitsimen --verify.
cli-strong-board = pakollinen.
cli-strong-box-alone = --box ei ota lautaa.
cli-strong-box-where = pakollinen valitsimen --box kanssa.
cli-strong-scheduler-nothing = vaatii valitsimen --box.

## Terminal: the game

tui-choose = Valitse
tui-change = Muuta
# After the letters of the robots and the arrows.
tui-move = Siirrä
tui-open = Avaa
tui-quit = Lopeta
tui-step = Askel
tui-stop = Lopeta haku
tui-next-solution = Seuraava ratkaisu
tui-position-note = Kirjoita tai liitä asema ja sen kohde, tai tiedoston nimi. Esimerkki: 4C3A2C1C Rc4 Gn12 >Re15
tui-leave-sure = Lähdetkö pelistä? Paina Esc uudelleen, jos lähdet.
tui-turn-timer = Käännä tiimalasi
tui-replay-note = Kirjoita päättyneen pelin tiedoston nimi tai linkki, esimerkiksi https://example.org/games/ID.
tui-next-round = Seuraava kierros
tui-today = Päivän pulma
tui-bots = Pelaa botteja vastaan
tui-bots-how = Taso: kuten minä. Pituus: lyhyt. Botit vahvistuvat jokaisesta voittamastasi nappulasta.
tui-join = Liity huoneeseen
tui-room = Huoneen linkki, tai palvelimen osoite ja koodi
tui-room-note = Esimerkiksi https://example.org/r/p7NzQ, tai https://example.org ja koodi. Ilman nimeä katsot.

## Terminal: doctor

cli-doctor-platform = alusta
cli-doctor-kernel = ydin
cli-doctor-cpu-target = suoritin
cli-doctor-compiled = käännetty
cli-doctor-extras = lisäosat
cli-doctor-no-extras = ei mitään
cli-doctor-missing = puuttuvat
cli-doctor-to-install = { $extras }; asennus: { $command }
cli-doctor-browser = selain
cli-doctor-bundle-current = paketti, pelaaminen ilman verkkoa toimii
cli-doctor-bundle-withdrawn = paketti, ilman verkkoa ei voi pelata (--offline no)
cli-doctor-bundle-outdated = lähdetiedostot, ilman verkkoa ei voi pelata: paketti ei vastaa niitä (make web)
cli-doctor-bundle-missing = lähdetiedostot, ilman verkkoa ei voi pelata: pakettia ei ole (make web)
cli-doctor-data = data
cli-doctor-database = tietokanta
cli-doctor-server = palvelin
cli-doctor-wrong = <- vika
cli-doctor-writable = { $place }, kirjoitus onnistuu
cli-doctor-not-writable = { $place }, { $why }
cli-doctor-no-directory = { $place } ei ole hakemisto
cli-doctor-cannot-write = { $place }: kirjoitus ei onnistu
cli-doctor-running = käynnissä osoitteessa { $address }
cli-doctor-no-server = ei käynnissä
cli-doctor-not-built = ei käännetty: tarvitaan C++20-kääntäjä ja Pythonin otsikkotiedostot, Debianissa g++ ja python3-dev ({ $command } näyttää syyn); käytössä on viitetoteutus
cli-doctor-not-packed = tämä paketti koottiin ilman sitä; käytössä on viitetoteutus
cli-doctor-not-loaded = ei voi ladata: { $why }; käytössä on viitetoteutus
cli-doctor-native = käytössä on natiivi toteutus
cli-doctor-other-processor = { $target } (ei tälle suorittimelle)
cli-doctor-general = vain yleinen haku
cli-doctor-no-database = ei vielä
cli-doctor-unchecked = ei voi tarkistaa: { $why }
cli-doctor-sound = kunnossa
cli-backup-made = { $file } sisältää kaikki pelit hakemistosta { $directory } sekä jokaisen paikan avaimen. Älä anna sitä muille.
cli-room-closed = Huone on suljettu ja poistettu.
cli-seat-forgotten = Nimi on poistettu tästä huoneesta ja sen peleistä.
cli-place-forgotten = Pelaaja on poistettu rankingista.
cli-notice-sent = Kaikki näkevät nyt, että palvelin käynnistyy uudelleen noin { $minutes } min kuluttua.
cli-notice-back = Ilmoitus on peruttu.
cli-convert-one-text = anna teksti, - vakiosyötteelle tai --file ja tiedostoja tai hakemistoja.
cli-convert-output = --output tarvitsee valitsimen --file, eikä sitä voi yhdistää valitsimeen --lines.
cli-convert-no-files = tässä hakemistossa ei ole tiedostoja.
cli-convert-written = Muunnettu { $converted } / { $texts } hakemistoon { $directory }.
cli-in-file = { $file }: { $words }
cli-is-file = { $file } on tiedosto. Näin se luetaan: { $command }
cli-convert-lost = Katoaa: { $lost }.
cli-export-consented = pakollinen: vain pelit, joissa kaikki antoivat luvan, viedään.
cli-tui-terminal = Peli tarvitsee päätteen syötteelle ja tulosteelle.
cli-rooms-forget = --forget on muotoa HUONE/PAIKKA, jossa on paikan numero, ei { $said }.
cli-backup-restored = Hakemistossa { $directory } ovat nyt pelit tiedostosta { $file }. Käynnistä palvelin siellä.
cli-database-current = Tietokannan taulut ovat jo ajan tasalla (skeema { $revision }).
cli-database-upgraded = Tietokannan taulut on nyt päivitetty (skeema { $revision }).
cli-work-begun = Ratkaistaan pulmia tietokannalle { $place }. Ctrl-C lopettaa.
cli-bot-plays = { $name } ottaa paikan ja pelaa. Ctrl-C lopettaa.
cli-bot-over = Peli on päättynyt. Voittajat: { $winners }.

## Terminal: how commands are used

usage-usage = Käyttö:
usage-arguments = Argumentit
usage-options = Valitsimet
usage-commands = Komennot
usage-required = pakollinen
usage-default = oletus
usage-env-var = ympäristömuuttuja
usage-try = Ohje: { $command }
usage-missing = Puuttuu: { $name }.
usage-no-option = { $meant ->
    [none] Tällaista valitsinta ei ole: { $name }.
   *[other] Tällaista valitsinta ei ole: { $name }. Tarkoititko { $meant }?
}
usage-no-command = { $meant ->
    [none] Tällaista komentoa ei ole: { $name }.
   *[other] Tällaista komentoa ei ole: { $name }. Tarkoititko { $meant }?
}
usage-no-value = { $name } tarvitsee arvon.
usage-value = { $name } ei ota arvoa.
usage-extra = Odottamaton argumentti: { $name }
usage-whole = { $name }: on annettava kokonaisluku, joka on vähintään { $low }, ei { $given }.
usage-whole-range = { $name }: on annettava kokonaisluku väliltä { $low }–{ $high }, ei { $given }.
usage-number = { $name }: on annettava luku, joka on vähintään { $low }, ei { $given }.
usage-number-range = { $name }: on annettava luku väliltä { $low }–{ $high }, ei { $given }.
usage-choice = { $name }: on annettava jokin näistä: { $choices }, ei { $given }.
usage-numbers = { $name }: on annettava luku, joka on vähintään { $low }, tai väli kuten 4-9, ei { $given }.
usage-list = { $name }: on annettava pilkuin erotettuna näitä: { $choices }, ei { $given }.
usage-shell = Täydennys on tarjolla näille: { $choices }, ei komentotulkille { $given }.
cli-completion-installed = Täydennys on asennettu tiedostoon { $file }. Se toimii jokaisessa uudessa komentotulkissa.
cli-redirected = Komentotulkki ohjasi tulosteen kohteeseen >{ $file }. Kirjoita pulma lainausmerkkeihin: "... >{ $file }".

## Terminal: help of the commands

help-help = Näytä tämä ohje.
help-each-data = Hakemisto, johon pelit tallennetaan; oletuksena oma käyttäjätietojen hakemistosi.
help-each-target = Kohde, esimerkiksi Rm2, kun PUZZLE on asema ilman kohdetta.
help-each-as_json = Kirjoita rivien sijasta JSON-olio.
help-each-no_ricochet_rule = Robotti saa tulla kohteeseen suoraan (ilman sääntöä R5.2).
help-each-seed = Siemen; samoilla valinnoilla se antaa kaikkialla samat pulmat. Muuten uusi.
help-each-edition = Laitos, jonka paloista lauta kootaan.
help-each-diagonals = Vain laudat, joilla on lävistäjiä, tai vain ne, joilla ei ole.
help-each-robots = Robottien määrä.
help-each-moves = Lyhimmän reitin pituus, esimerkiksi 6 tai 4-9.
help-each-paths = Lyhimpien reittien määrä, esimerkiksi 1 tai 1-3.
help-each-movers = Kuinka monen robotin on siirryttävä.
help-each-grade = Vaikeus 1–5, esimerkiksi 2-3.
help-each-themes = Mitä jokaisella lyhimmällä reitillä tapahtuu, pilkuin erotettuna.
help-each-direct = Vain pulmat, joissa robotti voi liukua heti kohteeseen, mikä ei kelpaa (R5.2), tai vain muut.
help-ricochet = Pelaa Ricochet Robotsia ja käsittele sen lautoja ja pulmia.

    Tiedot menevät vakiotulosteeseen, viestit virhetulosteeseen. Paluuarvo on 0, kun kaikki onnistuu, 1, kun vastaus on kielteinen, 2, kun syöte ei kelpaa, ja 3, kun tulostetta ei voida kirjoittaa.
help-ricochet-version = Näytä versio.
help-ricochet-install_completion = Asenna täydennys tähän komentotulkkiin.
help-ricochet-show_completion = Näytä tämän komentotulkin täydennys kopioitavaksi tai muokattavaksi.
help-play = Pelaa tällä tietokoneella tai valitsimella --lan koko talon kanssa.

    Jos saman hakemiston peli on jo käynnissä, komento avaa sen.
help-play-lan = Anna talon puhelinten ja tietokoneiden liittyä.
help-play-port = Portti; jos se on varattu, jokin seuraavista.
help-play-browser = Avaa peli selaimeen.
help-serve = Aja palvelinta muille; jokaisen valitsimen voi asettaa myös ympäristössä.
help-serve-host = Osoite, jota kuunnellaan; 0.0.0.0 on kaikki.
help-serve-port = Portti, jota kuunnellaan; 0 on mikä tahansa vapaa.
help-serve-operators = Osoite vain ylläpitäjälle: mittarit, valmius, komennot; portti 0 tarkoittaa vapaata porttia.
help-serve-data = Hakemisto, jossa pelit säilytetään; muuten oma datahakemistosi.
help-serve-database = PostgreSQL, jossa pelit säilytetään, postgresql://user@host/name; muuten tiedosto datahakemistossa.
help-serve-origin = Osoite, joka kirjoitetaan, https://play.example.org; useita pilkuilla.
help-serve-base_path = Polku, jonka alla peli on, kuten /ricochet; oletus on /.
help-serve-trusted_proxy = Edessä olevien käänteisten välityspalvelinten osoitteet tai verkot, 10.0.0.0/8; useampi pilkuilla.
help-serve-keep_days = Poista huoneet, joissa ei ole tapahtunut mitään näin moneen päivään.
help-serve-rooms = Kuka saa avata huoneita: everybody (kaikki) tai operator (vain palvelimen ylläpitäjä).
help-serve-tables = Avoimet pöydät, joihin kuka tahansa saa liittyä: yes tai no.
help-serve-ladder = Rankingin nimi, esimerkiksi Tiistaikerho; oletuksena ei rankingia.
help-serve-ladder_places = Kuka saa lisätä pelaajia rankingiin: everybody tai operator.
help-serve-offline = Selaimet säilyttävät pelin käyttöön ilman verkkoa: yes (kyllä) tai no (ei).
help-serve-log_level = Mitä kirjataan: debug, info, warning tai error.
help-serve-log_format = Miten kirjataan: text tai json.
help-backup = Kopioi kaikki palvelimen tiedot yhteen tiedostoon, oli palvelin käynnissä tai ei.

    Tiedostolla pääsee jokaiselle paikalle, joten vain sen omistaja voi lukea sen.
help-backup-file = Kirjoitettava tiedosto; olemassa oleva korvataan.
help-restore = Palauta varmuuskopio tyhjään hakemistoon. Siellä käynnistetty palvelin säilyttää jokaisen paikan.
help-restore-file = Komennon `ricochet backup` tekemä varmuuskopio.
help-rooms = Luettele käynnissä olevan palvelimen huoneet, viimeksi käytetty ensin, tai avaa tai sulje huone.

    Jokaisella rivillä on tunnus, koodi, nimi, viimeisen tapahtuman aika (UTC), tapahtumien määrä ja avoimet sivut.
help-rooms-open_one = Avaa huone ja tulosta sen linkki ja koodi.
help-rooms-close = Sulje tämä huone ja poista kaikki sen tiedot, myös pelit.
help-rooms-forget = Poista tämän paikan nimi kaikkialta. Paikat lasketaan nollasta.
help-ladder = Luettele käynnissä olevan palvelimen rankingin pelaajat, lisää pelaaja, uusi oma linkki tai poista pelaaja.

    Jokaisella rivillä on paikka, sija, vahvuusluku, hajonta, lasketut ottelut ja nimi.
help-ladder-add = Lisää tämänniminen pelaaja ja tulosta oma linkki.
help-ladder-renew = Korvaa tämän paikan oma linkki ja tulosta uusi.
help-ladder-forget = Poista tämän paikan pelaaja: nimi, linkki ja istumapaikat.
help-notice = Ilmoita kaikille käynnissä olevan palvelimen uudelleenkäynnistyksestä, tai peru ilmoitus.
help-notice-minutes = Minuutteja uudelleenkäynnistykseen; 0 peruu ilmoituksen.
help-export = Tulosta käynnissä olevan palvelimen pelejä tutkimukseen: JSON-olio riviä kohden, ilman nimiä ja päiväyksiä.
help-export-consented = Vahvista, että viedään vain päättyneet pelit, joissa kaikki antoivat luvan.
help-db = Hallitse PostgreSQL-palvelimen tietokantaa.
help-upgrade = Luo taulut tai päivitä vanhemman version taulut. Aja kerran kaikille palvelimille, jotka jakavat ne.
help-upgrade-database = Tietokannan osoite, postgresql://user@host/name.
help-work = Ratkaise pulmia palvelimille, jotka jakavat PostgreSQL-tietokannan, kaikilla suorittimilla, kunnes lopetat sen.
help-work-database = Tietokannan osoite, postgresql://user@host/name.
help-bot = Anna botin ottaa paikka huoneessa ja pelata, kunnes peli päättyy.
help-bot-link = Huoneen linkki, kuten https://play.example.org/r/p7NzQ.
help-bot-level = Vahvuus: 1 on aloittelija, 6 mestari; optimal ehdottaa lyhintä reittiä.
help-bot-character = Luonne. Pip ehdottaa varhain, Otto on tasainen, Nell odottaa, kunnes on varma, Juno pienentää jatkuvasti, Bram on hidas ja syvällinen, Vera nopea ja ehdottaa pieniä lukuja.
help-bot-name = Nimi pöydässä; taso seuraa sitä. Oletuksena hahmon nimi.
help-bot-seed = Botin ajatusten siemen, oletuksena satunnainen.
help-tui = Pelaa päätteessä: yksin, botteja vastaan, huoneessa tai tehtävien parissa; näppäimillä tai hiirellä.
help-tui-link = Linkki huoneeseen, johon liitytään.
help-tui-plain = Lautojen merkit; muuten ne, jotka päätteessä on.
help-board = Piirrä lauta, asema tai pulma päätteeseen tai kuvaksi.

    Robotti on iso kirjaimensa, kohde robottinsa kirjain ja tunnus (* on pyörre), ja pyydetyn edellä on >. /b/ on este, jonka läpi sininen kulkee. Valitsimella --path robotit seisovat siellä, minne reitti vie; nuolet näyttävät reitin, numerot pysähdykset ja (r) robotin lähtöpaikan.
help-board-text = Lauta, asema tai pulma merkintätavalla, tai - syötteestä luettavaksi.
help-board-path = Näytettävät siirrot, kuten "Rn Be".
help-board-svg = Kirjoita sen sijaan kuva tänne, tai merkillä - vakiotulosteeseen.
help-board-theme = Kuvan värit.
help-board-coordinates = Nimeä sarakkeet ja rivit kuvaan.
help-board-colour = Värit päätteessä; muuten jos siinä on niitä.
help-board-plain = Piirroksen merkit; muuten ne, jotka päätteessä on.
help-convert = Kirjoita lauta, asema, tehtävä tai muu arvo toisessa muodossa.

    Valitsimella --lines tai useilla tiedostoilla muunnat monta kerralla. Virheelliset ilmoitetaan ja muut muunnetaan.
help-convert-text = Teksti, tai - koko vakiosyötteelle.
help-convert-to = Kirjoitettava muoto, esimerkiksi json, asp tai driftingdroids.
help-convert-source = Tekstin muoto; oletuksena se tunnistetaan.
help-convert-file = Lue teksti kustakin näistä tiedostoista ja kustakin hakemiston tiedostosta.
help-convert-lines = Tekstin tai tiedostojen jokainen rivi on oma tekstinsä.
help-convert-output = Kirjoita tähän hakemistoon kutakin tiedostoa kohti samanniminen tiedosto. Mitään ei korvata.
help-convert-lossy = Kirjoita ne osat, jotka muoto voi esittää, ja luettele ne, jotka katoavat.
help-check = Tarkista reitti siirto siirrolta. Paluuarvo on 0, jos se ratkaisee pulman, muuten 1.

    Jokaisella rivillä on siirron numero, siirto sekä sen ensimmäinen ja viimeinen ruutu. Hylätystä siirrosta näytetään niiden sijasta sääntö ja hylkäyksen koodi.
help-check-puzzle = Pulma merkintätavalla, tai - vakiosyötteestä luettavaksi.
help-check-path = Siirrot kuten "Rn Be", tai - vakiosyötteestä luettavaksi.
help-count = Laske kaikki annetun pituiset sallittujen siirtojen jonot.
help-count-position = Asema tai pulma merkintätavalla, tai - syötteestä luettavaksi.
help-count-depth = Siirtojen määrä jonossa.
help-count-divide = Laske erikseen jokaiselle ensimmäiselle siirrolle.
help-solve = Tulosta jokin lyhin reitti. Paluuarvo on 1, jos sellaista ei ole tai jokin raja tuli ensin vastaan.
help-solve-puzzle = Pulma merkintätavalla, valitsimella --every-target myös asema, tai - yksi pulma syötteen joka riviltä.
help-solve-every_path = Tulosta kaikki lyhimmät reitit robotin ja suunnan mukaan.
help-solve-at_most = Tulostettavien reittien enimmäismäärä valitsimella --all.
help-solve-count = Tulosta, montako lyhintä reittiä on.
help-solve-every_target = Tulosta laudan jokaisesta kohteesta kohde, siirrot ja reitti.
help-solve-as_json = Kirjoita jokaisesta vastauksesta JSON-olio.
help-solve-engine = Haku: native, jos se on käännetty, tai reference.
help-solve-threads = Suorittimia yhdelle pulmalle tai, kun annetaan -, yhtä monelle yhtä aikaa.
help-solve-max_moves = Reitin enimmäispituus.
help-solve-max_expanded = Laajennettavien tilojen enimmäismäärä.
help-solve-max_memory = Muistin enimmäismäärä kohdatuille tiloille, gigatavuina.
help-solve-time_limit = Hakuajan enimmäismäärä pulmaa kohden, sekunteina.
help-puzzle = Tulosta satunnainen pulma, jolla on ratkaisu.
help-puzzle-drawn = Piirrä myös pulma.
help-puzzles = Tulosta monta satunnaista pulmaa, yksi riville.
help-puzzles-n = Pulmien määrä.
help-puzzles-start = Ensimmäisen pulman järjestysluku; muut seuraavat.
help-puzzles-threads = Käytettävät suorittimet; pulmat pysyvät samoina.
help-puzzles-output = Kirjoita pulmat tähän tiedostoon. Jatka siitä, mihin aiempi ajo päättyi.
help-puzzles-dataset = Kirjoita tähän hakemistoon pulmat JSON-riveinä, niiden tarkistussumma ja kuvaus; jatka kuten --output.
help-puzzles-scheduler = Käytä tämän Dask-ajastimen työprosesseja; pulmat pysyvät samoina.
help-puzzles-book = Kirjoita tähän hakemistoon tulostettava kirja: sivut SVG-kuvina, ratkaisut lopussa.
help-puzzles-parquet = Valitsimen --dataset kanssa: kirjoita pulmat myös Parquet-tiedostoon.
help-puzzles-as_json = Kirjoita jokaisesta pulmasta JSON-olio, jossa on reitti ja vaikeus.
help-strong = Selvitä neljän robotin jokaisen aseman etäisyys yhteen laudan kohteeseen.

    Tulostaa, montako asemaa on kullakin etäisyydellä, ja vaikeimmat. Valitsimella --look-up tulostaa yhden aseman etäisyyden; paluuarvo on 1, jos sillä ei ole ratkaisua.
help-strong-board = Lauta merkintätavalla; valitsimella --look-up asema, tai - syötteestä luettavaksi.
help-strong-target = Kohde, kuten ">Rm2" tai ">*m2".
help-strong-output = Säilytä taulukko tässä tiedostossa; valitsimella --box hakemisto.
help-strong-look_up = Tulosta aseman etäisyys tästä taulukosta.
help-strong-verify = Tarkista taulukon jokainen etäisyys.
help-strong-beside = Tarkistukseen tarvittava taulukko: sama ilman sääntöä R5.2 tai, pyörteelle, yhden robotin taulukko.
help-strong-box = Selvitä jokaisen vinoesteettömän laudan jokaisen kohteen enimmäisarvo. Jatkaa siitä, mihin aiempi ajo jäi.
help-strong-scheduler = Valitsimen --box kanssa: laske taulukot tämän Dask-ajastimen työprosesseilla.
help-strong-threads = Käytettävät suorittimet.
help-strong-max_memory = Hylkää taulukko, joka vaatii enemmän muistia, gigatavuina.
help-strong-hardest = Tulostettavien vaikeimpien asemien määrä.
help-docs = Lue ohjeet selaimessa; tämä tietokone tarjoaa ne, kunnes painat Ctrl-C.
help-docs-browser = Avaa ohjeet selaimessa.
help-doctor = Luettele asennetut osat ja tarkista, että ne toimivat. Paluuarvo on 1, jos jokin on vialla.
help-doctor-database = Tietokannan osoite, postgresql://user@host/name.

## Terminal: rejected moves and paths

part-robot-title = { $robot ->
    [R] Punainen
    [G] Vihreä
    [B] Sininen
    [Y] Keltainen
   *[S] Hopeinen
  }
part-where = { $direction ->
    [n] pohjoiseen
    [e] itään
    [s] etelään
   *[w] länteen
  }
part-a-wall = seinä
part-by-robot = robotti
fault-extra-missing = { $what } tarvitsee lisäosan { $extra }: { $command }
fault-site-missing = Ohjeita ei ole koottu. Aja make docs projektin kopiossa.
fault-link = Tämä ei ole huoneen linkki, kuten https://example.org/r/ROOM.
fault-game = Tämä ei ole päättyneen pelin tiedosto: { $why }.
fault-record = Pöytäkirjan rivi { $line }: { $why }
fault-record-size = Tekstinä tallennettu pöytäkirja on enintään { $most } Mt.
fault-nothing-found = Yhdessäkään { $tries } satunnaisesta pulmasta ei ole kaikkea pyydettyä. Pyydä vähemmän.
fault-puzzle-file = Tiedostossa { $file } ei ole tämän siemenen, alun ja näiden valitsimien ensimmäisiä pulmia. Kirjoita toiseen tiedostoon.
fault-unsolvable = Tällä pulmalla ei ole ratkaisua, joten sillä ei ole vaikeutta.
fault-move-blocked = { $who } ei pääse { $where }: tiellä on { $what }.
fault-stops-on-diagonal = { $who } pysähtyisi vinoesteelle. Se ei ole sallittua.
fault-endless-slide = { $who } liukuisi loputtomasti. Se ei ole sallittua.
fault-robot-not-in-play = { $who } ei ole pelissä.
judged-reaches = { $who } on ruudussa { $cell } { $moves } siirrolla.
judged-empty = Reitissä on vähintään yksi siirto.
judged-nobody-there = Lopussa ruudussa { $cell } ei ole robottia.
judged-not-there = { $who } ei ole lopussa ruudussa { $cell }.
judged-no-ricochet = { $who } ei ole kääntynyt kahden oman siirtonsa välissä.

## Terminal: rejected notation

fault-unexpected = Tässä pitäisi olla { $expected }; on { $found }.
fault-target = Tämä on pulma. Jos haluat aseman, jätä kohde pois.
part-end = loppu
part-cell = ruutu kuten c4
part-direction = suunta (n, e, s tai w)
part-robot = robotti (R, G, B, Y tai S)
part-wanted = robotti (R, G, B tai Y) tai pyörteelle *
part-board = laudan osa (1A–4D) tai koko kuten 5x4:
part-face = laudan osan puoli (A–D)
part-side = ruutujen määrä 2–32
part-height = 'x' ja korkeus
part-parts = ':' ja laudan osat
part-part = osa kuten b2e, #d1, Ra1m, *c2 tai Bd3/
part-mark = tunnus (m, g, p tai s) tai vinoesteelle / tai \
part-target = kohde kuten >Re15
part-next-target = väli ja kohde kuten >Re15
part-next-robot = väli ja robotti ruutuineen
part-target-on = Kohde ruudussa { $cell }
part-diagonal-on = Vinoeste ruudussa { $cell }
part-the-robot = { $who }
fault-twice = Annettu kahdesti: { $what }.
fault-twice-unlike = Annettu kahdesti ja eri tavoin: { $what }.
fault-format = Tätä tekstiä ei voi lukea arvona: { $why }.
fault-at-place = { $place }: { $why }
fault-formats = Teksti voi olla mikä tahansa näistä: { $formats }. Kerro muoto.
fault-no-cell = { $cell } ei ole ruutu: kirjoita sarake ja rivi, kuten c4.
fault-off-board = Ruutua { $cell } ei ole tällä laudalla, jonka viimeinen ruutu on { $corner }.
fault-no-panel = Laudan osaa { $panel } ei ole: osat ovat 1A–4D.
fault-same-marking = Kahdessa laudan osassa on sama merkintä ({ $who }); lauta tarvitsee kaikki neljä.
fault-no-edition = Versiota { $edition } ei ole; on { $editions }.
fault-size = Lauta on { $least }–{ $most } ruutua leveä ja korkea, ei { $size }.
fault-symbols = Jokaisella kohteella on yksi tunnus.
fault-masks = Laudalla on yksi seinämaski ruutua kohti.
fault-mask = Seinämaski on 0–{ $most }, ei { $mask }.
fault-closed-open = Suljetussa ruudussa { $cell } on avoin sivu.
fault-edge-open = Reuna on auki ruudussa { $cell }.
fault-wall-one-sided = Seinä { $wall } ei ole seinä toiselta puolelta.
fault-diagonal-silver = Millään vinoesteellä ei ole hopeisen robotin väriä.
fault-diagonal-closed = Ruudussa { $cell } on vinoeste, mutta ruutu on suljettu.
fault-two-diagonals = Ruudussa { $cell } on kaksi vinoestettä.
fault-vortex-any = Vain pyörteeseen käy mikä tahansa robotti.
fault-two-targets = Ruudussa { $cell } on kaksi kohdetta.
fault-target-silver = Hopeisella robotilla ei ole omaa kohdetta.
fault-target-there = Kohde ei voi olla ruudussa { $cell }: { $why }.
fault-target-robot = Kohteen robotti ei ole pelissä: { $who }.
fault-robot-there = { $who } ei voi olla ruudussa { $cell }: { $why }.
part-closed = ruutu on suljettu
part-diagonal-there = siinä on vinoeste, jolle robotti ei saa pysähtyä
fault-two-robots = { $who } ja { $other } ovat molemmat ruudussa { $cell }.
fault-no-robots = Yksikään robotti ei ole pelissä.
fault-places = Asemassa on { $places } paikkaa roboteille.
fault-cell-number = Ruutua numero { $number } ei ole laudalla, jonka koko on { $size }.
fault-cell-nowhere = Ruutua numero { $number } ei ole laudalla.

## Terminal: rejected searches and tables

refused-engine-missing = Hakua { $engine } ei ole asennettu tänne; on { $engines }.
refused-cpu-target = Muuttujaa RICOCHET_CPU ei voida noudattaa: { $why }.
refused-limit-met = Raja tuli vastaan, ennen kuin kaikki lyhimmät reitit olivat tiedossa.
fault-table-vortex = Pyörteen taulukko on roboteille, joita mikään vinoeste ei erota toisistaan.
fault-table-four = Taulukko on neljälle robotille, ei { $robots }.
fault-table-robot = { $who } ei ole näiden neljän joukossa.
fault-table-cells = Taulukko on laudoille, joilla on 4–{ $most } robotille sopivaa ruutua, ei { $cells }.
fault-table-memory = Taulukko vaatii muistia { NUMBER($needed, maximumFractionDigits: 1) } Gt; sallittu on { NUMBER($allowed, maximumFractionDigits: 1) } Gt.
fault-table-cancelled = Taulukko keskeytettiin, ennen kuin se oli valmis.
fault-table-position = Taulukon lauta on { $board } ja robotit { $robots }.
fault-table-foreign = Tiedosto { $file } ei ole etäisyystaulukko.
fault-table-version = Tiedosto { $file } on toisen version taulukko; tee se uudestaan.
fault-table-damaged = Tiedosto { $file } on vioittunut; tee se uudestaan.
fault-table-busy = Toinen ajo lisää juuri rivejä tiedostoon { $file }; anna sen ensin päättyä.
fault-scheduler-unreachable = Osoitteessa { $address } ei vastaa mikään Dask-ajastin. Osoite on muotoa tcp://127.0.0.1:8786.
fault-table-wrong = Taulukko on väärä: asemalle { $position } se sanoo { $recorded } siirtoa, oikein olisi { $due }.
fault-table-beside-one = Pyörteen taulukko tarkistetaan yhden robotin saman ruudun taulukon rinnalla, samalla säännöllä.
fault-table-beside-free = Säännön R5.2 taulukko tarkistetaan saman, ilman sääntöä tehdyn taulukon rinnalla.
fault-table-turned = Säännöllä R5.2 ei voi tarkistaa sellaisen robotin taulukkoa, jonka vinoesteet kääntävät.

## Terminal: rejected settings and data

fault-port = --port on luku väliltä 0–{ $most }, ei { $said }.
fault-operators = --operators: muoto on 127.0.0.1:9017, ei { $said }.
fault-origin = --origin on muotoa https://play.example.org, ei { $said }.
fault-base-path = --base-path on muotoa /ricochet, ei { $said }.
fault-trusted-proxy = --trusted-proxy nimeää osoitteita tai verkkoja kuten 10.0.0.0/8, ei { $said }.
fault-keep-days = --keep-days on luku väliltä 1–99999, ei { $said }.
fault-ladder = Valitsimen --ladder arvo on enintään { $most } merkin nimi, ei { $said }.
fault-choice = Valitsimelle --{ $option } käyvät { $list }, ei { $said }.
fault-no-address = Osoitetta { $host } ei ole. Valitse toinen valitsimella { $option }.
fault-foreign-address = { $host } ei ole tämän tietokoneen osoite. Valitse toinen valitsimella { $option }.
fault-cannot-listen = Osoitetta { $place } ei voida kuunnella: { $why }. Valitse toinen portti valitsimella { $option }.
refused-no-server = Mikään palvelin ei käytä nyt hakemistoa { $place }.
refused-no-such-room = Millään huoneella ei ole tätä linkkiä tai koodia.
refused-data-in-use = Toinen palvelin käyttää hakemistoa { $place }. Pysäytä se tai valitse toinen hakemisto valitsimella --data.
refused-data-newer = Datan skeema on { $found }, mutta tämä versio tuntee vain { $known }. Päivitä ohjelma.
refused-data-not-empty = Täällä on jo jotakin: { $place }. Valitse tyhjä hakemisto valitsimella --data.
refused-data-not-a-file = { $place } ei ole tavallinen tiedosto. Valitse kopiolle toinen paikka.
refused-data-damaged = Tätä ei voida käyttää: { $place }: { $why }.
refused-data-place = Pelejä ei voida säilyttää täällä: { $place }: { $why }.
refused-data-unopened = Dataa ei voida avata: { $place }: { $why }.
fault-database = --database on muotoa postgresql://user@host/name.
fault-no-database = Kerro tietokanta valitsimella --database tai muuttujalla RICOCHET_DATABASE.
refused-data-older = Tietokannan { $place } skeema on { $found }, tätä versiota vanhempi. Aja: ricochet db upgrade --database URL
refused-data-no-tables = Tietokannassa { $place } ei ole vielä tauluja. Aja: ricochet db upgrade --database URL
refused-data-elsewhere = Pelit ovat PostgreSQL:ssä. Kopioi ne sen omilla välineillä, kuten pg_dump.
refused-data-no-version = Taulussa alembic_version ei ole täsmälleen yhtä datan versiota. Palauta se varmuuskopiosta.
refused-data-tables-missing = Datasta puuttuvat taulut { $tables }. Palauta ne varmuuskopiosta.
refused-data-server-file = { $place } on palvelimen datatiedosto tai toisen palvelimen kopio. Valitse kopiolle toinen paikka.
refused-secret = { $fault ->
    [missing] Salaisuus, jolla pelaajat todistavat paikkansa, puuttuu. Palauta taulu secrets varmuuskopiosta: ilman sitä kaikki menettävät paikkansa.
    [damaged] Salaisuus, jolla pelaajat todistavat paikkansa, on vioittunut. Palauta taulu secrets varmuuskopiosta: ilman sitä kaikki menettävät paikkansa.
   *[wrong] Salaisuus, jolla pelaajat todistavat paikkansa, on väärä. Palauta taulu secrets varmuuskopiosta: ilman sitä kaikki menettävät paikkansa.
}
refused-data-secret-unproven = Taulusta meta puuttuu sen salaisuuden tarkistusarvo, jolla pelaajat todistavat paikkansa. Palauta taulu varmuuskopiosta: väärällä salaisuudella kaikki menettävät paikkansa.
refused-database-unreachable = Tietokantaan { $place } ei saada yhteyttä: { $why }.
refused-database-missing = Tietokantaa { $place } ei ole. Luo se komennolla createdb.
refused-database-password = Tietokanta { $place } ei hyväksy tätä käyttäjää tai salasanaa.
refused-database-rights = Tietokannan { $place } käyttäjältä puuttuu oikeuksia: { $why }.
part-no-file = tiedostoa ei ole
part-empty = se on tyhjä
part-foreign = ei tästä pelistä
part-damaged = vioittunut: { $why }
part-damaged-rooms = vioittunut: huoneen { $rooms } tiedot
part-damaged-rows = vioittunut: rivejä taulussa { $tables }
part-too-busy = palvelin kirjoittaa juuri nyt liikaa, jotta sen voisi tarkistaa

# The preview of a link, written by the server.

link-what = Robotit liukuvat, kunnes jokin pysäyttää ne. Löydä ratkaisu, jossa on vähiten siirtoja, ja voita nappula.
link-room = Kutsu: { $product } · { $room }
link-room-board = Huoneen lauta ja neljä robottia.
link-game = Pelattu peli · { $product }
link-game-board = Pelin lauta ja neljä robottia.
link-rules = Näin pelataan · { $product }
link-learn = Kymmenen pientä lautaa opetteluun · { $product }
link-today = Päivän pulma · { $product }
link-day = Pulma { $day } · { $product }
link-tables = Avoimet pöydät · { $product }
link-alone = Pelaa yksin · { $product }
link-games = Pelit tällä laitteella · { $product }
link-ladder = Ranking · { $product }
link-me = Paikkasi rankingissa · { $product }
link-analyse = Analysoi · { $product }
link-device = Tällä laitteella · { $product }
link-practise = Harjoittele · { $product }
link-table = Pakkaus omassa pöydässä · { $product }
link-tv = Katso televisiosta · { $product }
link-any-robot = Mikä tahansa robotti
link-robot = { $who }
link-puzzle = { $who } ruutuun { $cell }. Montako siirtoa tarvitset?
link-puzzle-board = Lauta ja neljä robottia. { $who } on saatava pysähtymään ruutuun { $cell }.

language-name = Suomi
language-tag = fi
tab-your-turn-open = sinun vuorosi · { $room }
tab-bid = Ehdota! · { $room }
tab-last = { $time } · { $room }
back-to-match = Takaisin peliin
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
sound-off = Pois
sound-quiet = Hiljaa
sound-full = Kovaa
sound-offer = Äänet nappuloille, ehdotuksille ja siirroille? Voit muuttaa tämän asetuksissa.
sound-offer-yes = Äänet päälle
sound-offer-no = Ei ääniä
settings-note = Tallennettu vain tähän selaimeen.
board-view = Oma näkymä
key-close = Sulje tämä luettelo
key-redo = Tee siirto uudelleen
key-solutions = Näytä ratkaisut
key-moves = Näytä, montako siirtoa jokaisen siirron jälkeen jää
key-chips = Näytä kaikki nappulat
key-next-group = Seuraava ratkaisujen ryhmä
key-analyse-back = Poistu analyysista
key-space = Väli
key-escape = Esc
key-enter = Enter
key-tab = Sarkain
key-shift = Vaihto
your-name-note = Muut näkevät sen. Jos jätät sen tyhjäksi, olet ”{ name-alone }”.
name-missing = Kirjoita ensin nimesi.
first-next = Nyt ihan oikea
first-others = Kaikki muu
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
new-version = Uusi versio on valmis.
new-version-note = Se käynnistyy itsestään, kun seuraavan kerran avaat pelin. Se ei koskaan keskeytä kierrosta, kisaa eikä peli-iltaa.
new-version-start = Käynnistä se
install-title = { $device ->
    [phone] Pidä peli tässä puhelimessa
   *[computer] Pidä peli tässä tietokoneessa
  }
install-note = Avautuu ilman selainta ja verkkoa. { $kilobytes } kt.
install-share = Napauta Jaa ja sitten Lisää Koti-valikkoon.
hint-count = { $hints } { $hints ->
    [one] vihje
   *[other] vihjettä
  }
streak-count = { $days ->
    [0] Ei vielä putkea.
    [one] Putki: 1 päivä ratkaistu.
   *[other] Putki: { $days } päivää peräkkäin ratkaistu.
  }
share-day = { $day }, { day-grade }
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
archive-note = Maanantaina helppo, sunnuntaina vaikea.
archive-week = Viikko alkaen { $day }
archive-day = { $day }: { $state ->
    [shortest] lyhin ratkaisu löytyi, { $moves } siirtoa
    [longer] saavutettu { $moves } siirrolla, lyhin { $best }
    [begun] aloitettu
   *[new] ei yritetty
  }
archive-earlier = Aiemmat viikot
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
analyse-shortest = Lyhin: { move-count }
analyse-unsolvable = Ei ratkaisua
analyse-shown = { $name }, kierros { $round }
analyse-proven-in = todistettu, { $time }
analyse-solutions = { $count } { $count ->
    [one] ratkaisu
   *[other] ratkaisua
  }
analyse-one-of = Yksi lyhimmistä.
analyse-one-of-unknown = Yksi lyhimmistä. Niiden määrää ei tiedetä.
analyse-count = Laske ne · voi kestää minuutteja
analyse-counting-solutions = Lasketaan ratkaisuja…
analyse-count-stop = Lopeta laskeminen
analyse-count-memory = Muisti loppui, kun ratkaisuja laskettiin.
analyse-memory-next = Tietokoneessa on enemmän muistia: kopioi linkki ja avaa se siellä. Komentorivi voi käyttää sen kaiken:
analyse-more-groups = Vielä { $count } { $count ->
    [one] ryhmä
   *[other] ryhmää
  }
analyse-either-order = { $robots } kummassa tahansa järjestyksessä
analyse-orders = { $count } järjestystä
analyse-or = tai
analyse-path = { move-count }: { $words }
analyse-play = Toista { $words }
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
analyse-text-copied = Asema ja ratkaisu on kopioitu.
analyse-by-hand = Kopiointi ei onnistunut. Kopioi se itse: { $words }
back-arrived = Ehdotuksesi { $bid } tuli perille ajoissa.
back-late = Ehdotuksesi { $bid } tuli perille liian myöhään: hiekka oli valunut loppuun.
tryout-start = Kokeile odottaessasi
room-title = Huone { $room }
ask-in = Kutsu ystäviä tällä koodilla
copy-link = Kopioi linkki
share-link = Lähetä linkki
share-words = Pelaa kanssani Ricochet Robotsia
link-copied = Linkki on kopioitu.
link-by-hand = Linkkiä ei voitu kopioida. Kopioi se itse: { $link }
watching = { $count } katsoo
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
own-seat = Paikkasi
own-seat-note = laitteet, tilastot, tietosi
team = Pelatkaa joukkueena
team-note = toinen pelaa paikallasi omalla laitteellaan
team-invite = Kutsu
team-link = Tämä linkki avaa paikkasi: jokainen, jolla se on, ehdottaa, passaa ja näyttää puolestasi. Lopeta tämä kirjaamalla ulos muut laitteet.
team-qr = Paikkasi QR-koodi
team-name = Joukkueen nimi
team-rename = Vaihda
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
leave-seat = Poistu pöydästä
sit-next = Ota seuraava vapaa paikka
watch-only = Katsot peliä.
shuffle = Sekoita
shuffle-board = Sekoita lauta
board-own = Oma
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
add-bot = Lisää botti
add-bot-not = Ei nyt
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
bot-open = { $name }: tasoitus, poista
remove-bot = Poista { $name }
bot-character = Hahmo
bot-level = Taso
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
bot-temper-pip = ehdottaa varhain
bot-temper-otto = tasainen
bot-temper-nell = odottaa, kunnes on varma
bot-temper-juno = pienentää jatkuvasti
bot-temper-bram = hidas ja syvällinen
bot-temper-vera = nopea, pienet luvut
bot-program = pelaajan ohjelma
bots-start = Aloita
bots-who = Kuka
bots-chosen = { $count } valittu, enintään { $most }
bots-like-me = Alkaa helposta. Nousee tason, kun voitat, ja laskee, kun häviät.
minutes-about = noin { $minutes } min
bots-ends-other = Tämä päättää kesken olevan pelin.
bots-invite-note = Päättää tämän ottelun ja avaa huoneen samoille boteille.
bots-invite-offline = Kutsumiseen tarvitaan verkkoyhteys.
bots-level = Taso { $level }
bots-level-moves = { $way ->
    [stronger] Ensi kerralla tasoa vahvempia: taso { $from } vaihtuu tasoksi { $to }.
   *[gentler] Ensi kerralla tasoa helpompia: taso { $from } vaihtuu tasoksi { $to }.
}
bots-no-solver = Botit eivät ehdota mitään, koska tämä selain ei voi etsiä ratkaisuja.
fifth-robot-none = ei tässä pakkauksessa
diagonals-1999 = ei vuoden 1999 laudan osissa
diagonals-none = ei tässä pakkauksessa
diagonals-picked = valittujen laudan osien mukaan
option-gentle = Helpot nappulat ensin
option-gentle-note = jokaiseen riittää muutama siirto
option-timer = Tiimalasi
option-timer-note = ensimmäisestä ehdotuksesta
option-sand = Tiimalasi
option-sand-note = jokaiselle nappulalle
length-short = Lyhyt
length-usual = Tavallinen
length-custom = Oma
length-first-to = { $chips } nappulaan
length-choose = valitse
length-about = { $players } pelaajaa · noin { $minutes } min
length-in-all = yhteensä { $chips }
chips-to-win = Nappuloita voittoon
series-one = Yksi peli
series-to = { $wins } voittoa
more-note = ehdotukset, tasatilanteet, ajat, paikat, avut
more-note-alone = tiimalasin kerrat, ajat, laudan osat, avut
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
runs-value = { $count ->
    [1] kerran
   *[other] kahdesti
  }
more-of = { $what }: enemmän
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
games-title = Pelit tällä laitteella
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
chips-of = nappulat: { $chips }/{ $goal }
match-so-far = Tähän asti voitetut nappulat
round-count = { $rounds } { $rounds ->
    [one] kierros
   *[other] kierrosta
  }
minute-count = { $minutes } min
chip-of = Nappula { $chip }/{ $total }
chips-left = { $chips } jäljellä
first-to = voittoon { $chips }
most-chips = eniten nappuloita voittaa
phase-bid = Pienin aloittaa
phase-show = { $you ->
    [yes] Näytä { $moves } siirtoa
   *[no] { $name } näyttää { $moves }
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
phase-steps = Kierros
phase-step-think = Mieti
phase-step-bid = Ehdota
phase-step-show = Näytä
timer-left = { $seconds } { $seconds ->
    [one] sekunti
   *[other] sekuntia
  } jäljellä
timer-show = näyttöaikaa
timer-resting = Tiimalasi ei ole käynnissä
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
tv-title = Televisio
tv-join = Ota puhelimesi ja tule mukaan
tv-join-at = Tule mukaan: { $site }
tv-moment = Hetki vain
tv-starts = aloittaa pelin
tv-no-room = Tällä koodilla ei ole huonetta
tv-link = Katso televisiosta
pad-show-board = Näytä lauta myös tässä
pad-hide-board = Piilota lauta
pad-swipe = Siirrä robottia pyyhkäisemällä tässä
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
chat-wait = odota { $seconds } s
chat-spoken = { $name }: { $words }
chat-person = Tietoja: { $name }
chat-mute = Mykistä { $name }
chat-mute-note = vain tällä laitteella, kunnes perut sen
block-note = ei viestejä tällä laitteella, ja pelin haku välttää tätä huonetta
report-offensive-name = Loukkaava nimi
report-disturbs = Häiritsee peliä
report-leaves = Lähtee tahallaan
report-thanks = Kiitos. Ylläpitäjä tarkistaa asian.
key-chat = sano jotakin
key-chat-close = sulje
key-chat-move = valitse sana
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
think-first-bid = Ensimmäinen ehdotus kääntää tiimalasin.
think-glass-turned = Hiekka valuu. Jos kukaan ei ehdota, nappula palaa muiden joukkoon.
think-turn = Käännä tiimalasi
think-last-try = Jos kukaan ei löydä tätä nappulaa, peli päättyy.
think-lapsed = Kukaan ei ole ehdottanut. Käännetäänkö tiimalasi?
bid-title = Montako siirtoa?
bid-title-lower = Alle { $moves }?
bid-type = kirjoita luku <key>7</key>, sitten <key>Enter</key>
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
show-boxes = Siirtoja tehty { $made }/{ $moves }
reached-left = { robot-title } lähti maalista. { $left ->
    [one] 1 siirto on jäljellä.
   *[other] { $left } siirtoa on jäljellä.
  }
show-none = ei vielä siirtoja
show-last = { $number }/{ $moves }: { $robot } { $direction }
show-last-open = { $number }: { $robot } { $direction }
show-fail = Jos kohdetta ({ $target }) ei saavuteta { $exact ->
    [yes] tasan { $moves } siirrolla
   *[no] enintään { $moves } siirrolla
  }, robotit palaavat aloituspaikkoihinsa ja { $next ->
    [nobody] nappula palaa muiden joukkoon
    [you] sinä näytät
   *[other] { $name } näyttää
  }.
show-give-up = Luovuta
show-give-up-sure = Luovutatko? Robotit palaavat.
show-go-on = Jatka
show-swipe = Tai pyyhkäise missä tahansa laudalla.
show-keys = { $fifth ->
    [yes] <key>r</key> <key>g</key> <key>b</key> <key>y</key> <key>s</key>
   *[no] <key>r</key> <key>g</key> <key>b</key> <key>y</key>
  } valitsevat, <key>↑</key> <key>→</key> <key>↓</key> <key>←</key> siirtävät.
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
replay-round = Toista kierros { $round }
replay-of = Kierros { $round }
replay-close = Takaisin laudalle
history-title = Kierrokset tähän asti
round-optimum = lyhin { $moves }
round-returned = ei kukaan
round-face-up = löytyi
round-face-down = ei löytynyt
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
rematch-not-now = Ei nyt
rematch-in = Olet mukana.
rematch-first-chip = Ensimmäinen nappula: { $clock }
rematch-waits = Odotetaan muita
rematch-players = Mukana: { $names }
rematch-declined = Ei mukana: { $names }
rematch-nobody = Kukaan ei ole mukana
rematch-out = Jään pois
rematch-join = Tule mukaan
rematch-rules = Muuta sääntöjä
rematch-others = Pelaa muiden kanssa
final-lost = Tätä peliä ei löydy
record-title = Kierros kierrokselta
record-edition = Laitos { $edition }
record-bots = mukana botteja
record-bids = Kierroksen { $round } ehdotukset
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
alone-goal = Voita hiekka
alone-goal-chip = Jokainen nappula kertoo robotin ja kohteen. Etsi siirrot päässäsi, ehdota niiden lukua tai paina ”Löytyi”, ja näytä ne sitten.
alone-goal-win = Voitat jokaisen nappulan, jonka näytät, jos löydät reitin ennen kuin hiekka loppuu. Voita { $needed } nappulaa { $chips } nappulasta, niin voitat hiekan.
alone-start = Käännä ensimmäinen nappula
alone-start-note = Silloin hiekka alkaa valua: { $seconds } sekuntia nappulaa kohti.
alone-options-note = { $edition } · hiekka { $sand } · { $robots } robottia
alone-rule = Ehdota lukua tai paina ”Löytyi”, ennen kuin hiekka loppuu. Näytä sitten ratkaisusi.
alone-second-run = Hiekka valuu toisen kerran.
alone-runs-on = Hiekka valuu edelleen.
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
watch-guess = Oma arvauksesi
watch-guess-note = muut eivät näe sitä
watch-take = Mukaan seuraavasta nappulasta
watch-full = Pöytä on täynnä. Katsot peliä.
watch-alone = Katsot peliä.
leave-bid = Ehdotuksesi { $bid } epäonnistuu, kun sen vuoro tulee.
leave-no = Jää
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
back-bid = { $name } ehdotti sillä välin { $moves }.
back-taken = { $you ->
    [yes] Sait sillä välin nappulan.
   *[no] { $name } sai sillä välin nappulan.
  }
back-chip = Sillä välin käännettiin esiin uusi nappula.
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
say-passed = { $you ->
    [yes] Passaat.
   *[no] { $name } passaa.
  }
say-no-way = { $you ->
    [yes] Et näe ratkaisua.
   *[no] { $name } ei näe ratkaisua.
  }
say-all-passed = Kaikki ovat passanneet. Hiekka pysähtyy.
say-order-one = { $name } { $moves }
say-order = Järjestys: { $bids }.
say-found = Löysit ratkaisun. Näytä se.
say-found-bid = Ehdotat { $moves }. Näytä ratkaisusi.
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
key-bid = Kirjoita ehdotus
key-bid-send = Lähetä ehdotus
key-bid-clear = Tyhjennä ehdotus
key-pass = Passaan
key-next-robot = Valitse seuraava robotti; viimeisen jälkeen poistu laudalta
key-ready = Valmis seuraavaan nappulaan
key-slide-cursor = Liu’uta lukukohdistinta kuten valittua robottia
key-read-board = Lue lautaa
key-read-rows = Lue pelaajat ja ehdotukset
key-read-robots = Lue robottien paikat
key-read-time = Lue aika tai nappula
key-repeat = Toista viimeisin viesti
practise-no-clock = ei kelloa
practise-your-rating = vahvuuslukusi
practise-deviation = ± { $deviation }
practise-in-a-row = { $days ->
    [one] päivä peräkkäin
   *[other] päivää peräkkäin
  }
practise-standing = Vahvuuslukusi: { $rating }, plus miinus { $deviation }. { $days ->
    [one] 1 päivä peräkkäin.
   *[other] { $days } päivää peräkkäin.
  }
practise-how-hard = Vaikeus
practise-near = Tasoani
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
grade-bars = Vaikeus { $grade }/5
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
year-title = Vuotesi
year-longest = pisin { $days }, { $month }
year-key-none = ei yhtään
year-key-few = 1–3
year-key-some = 4–9
year-key-many = 10 tai enemmän
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
kept-practise-rating = Vahvuuslukusi
kept-practise-days = Harjoittelupäiväsi
kept-practise-puzzles = Pulmien vahvuusluvut
kept-practise-again = Uudelleen yritettävät pulmat
kept-practise-choice = Valintasi pulmista
kept-practise-open = Kesken oleva pulma
kept-practise-rush = Kolmen minuutin yrityksesi
kept-practise-race = Kisasi
table-title = Pöydän ääressä
table-subtitle = yksi puhelin, oikea pakkaus
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

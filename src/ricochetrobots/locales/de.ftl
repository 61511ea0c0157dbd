# Every word on the screen, in German. Sections follow the pages; the round's stand at the end.

language-name = Deutsch
language-tag = de
product = Ricochet Robots
tab-title = { $page } · Ricochet Robots
tab-your-turn = { $time } · du bist dran
tab-your-turn-open = du bist dran · { $room }
tab-bid = Jetzt bieten! · { $room }
tab-last = { $time } · { $room }

## Names of the game

robot-name = { $robot ->
    [R] Rot
    [G] Grün
    [B] Blau
    [Y] Gelb
   *[S] Silber
  }
robot-title = { $robot ->
    [R] Rot
    [G] Grün
    [B] Blau
    [Y] Gelb
   *[S] Silber
  }
direction-name = { $direction ->
    [n] Norden
    [e] Osten
    [s] Süden
   *[w] Westen
  }
vortex = Wirbel
coloured-chip = { $symbol ->
    [gear] { $robot ->
        [R] rotes Zahnrad
        [G] grünes Zahnrad
        [B] blaues Zahnrad
        [Y] gelbes Zahnrad
       *[S] silbernes Zahnrad
      }
   *[other] { $robot ->
        [R] roter
        [G] grüner
        [B] blauer
        [Y] gelber
       *[S] silberner
      } { $symbol ->
        [moon] Mond
        [planet] Planet
       *[star] Stern
      }
  }
board = Spielplan

## Cells, for those who read the board

cell-closed = Mittelstück.
cell-robot = { show-robot }.
cell-target = Ziel: { $target }.
cell-diagonal = { $robot ->
    [R] Rote
    [G] Grüne
    [B] Blaue
    [Y] Gelbe
   *[S] Silberne
  } Barriere, von { $lean ->
    [rising] Südwesten nach Nordosten
   *[falling] Nordwesten nach Südosten
  }.
cell-walls = { $count ->
    [one] Wand
   *[other] Wände
  }: { $walls }.
cell-no-walls = Keine Wände.

## Moves refused

slide-move-blocked = { robot-title } kann nicht nach { direction-name }: { $by ->
    [robot] Ein Roboter
   *[wall] Eine Wand
  } steht im Weg.
slide-stops-on-diagonal = { robot-title } würde auf einer Barriere anhalten. Das ist nicht erlaubt.
slide-endless-slide = { robot-title } würde endlos gleiten. Das ist nicht erlaubt.

## Refusals from the server that need other words here than the game's own

problem-offline = Der Server ist nicht erreichbar. Prüfe die Verbindung und versuch es noch einmal.
problem-no-such-room = Kein Raum hat diesen Code. Prüfe die acht Zeichen.
problem-no-such-game = Kein beendetes Spiel hat diesen Link. Vielleicht ist er unvollständig, oder es gibt das Spiel nicht mehr.
problem-unreadable = In dieser Adresse steht kein lesbarer Spielplan. Vielleicht ist der Link unvollständig.
problem-illegal = Der Spielplan in dieser Adresse verstößt gegen eine Regel.
problem-ambiguous = Der Spielplan in dieser Adresse lässt sich auf zwei Arten lesen.
problem-solver-busy = Zu viele Rätsel warten auf eine Lösung. Versuch es gleich noch einmal.

## Header, help, settings

back-to-start = Zurück zur Startseite
turn-board = Spielplan drehen
help = Hilfe
help-rules = Regeln
help-keys = Tasten
settings = Einstellungen
close = Schließen
language = Sprache
theme = Farbschema
theme-system = Automatisch
theme-light = Hell
theme-dark = Dunkel
setting-contrast = Hoher Kontrast
setting-contrast-note = kräftigeres Raster, volle Farben
setting-stillness = Weniger Bewegung
setting-stillness-note = Roboter blenden über, statt zu gleiten
setting-coordinates = Koordinaten
setting-coordinates-note = a–p und 1–16 rund um den Spielplan
setting-oneTapBid = Sofort bieten
setting-oneTapBid-note = eine angetippte Zahl gilt gleich
setting-singleKeys = Einzelne Tasten
setting-singleKeys-note = Buchstaben und Ziffern wirken ohne Strg
setting-buzz = Vibration
setting-buzz-note = Handy vibriert bei jedem Halt und beim ersten Gebot
sound = Ton
sound-off = Aus
sound-quiet = Leise
sound-full = Laut
settings-note = Nur in diesem Browser gespeichert.
board-view = Meine Ansicht
turn = Drehen
mirror = Spiegeln

## Keys

key-close = Diese Liste schließen
key-help = Hilfe und diese Liste
key-turn = Spielplan drehen
key-mirror = Spielplan spiegeln
key-choose-R = Roten Roboter wählen
key-choose-G = Grünen Roboter wählen
key-choose-B = Blauen Roboter wählen
key-choose-Y = Gelben Roboter wählen
key-choose-S = Silbernen Roboter wählen
key-choose-none = Keinen Roboter wählen; Pfeile lesen den Spielplan
key-move = Gewählten Roboter ziehen
key-undo = Letzten Zug zurücknehmen
key-hint = Tipp nehmen, jedes Mal genauer
key-restart = Von vorn anfangen
key-space = Leertaste
key-escape = Esc
key-enter = Enter
key-tab = Tab
key-shift = Umschalt

## Start page

hero-way = Finde den Weg.
hero-number = Sag die Zahl.
lead = Roboter gleiten, bis etwas sie aufhält. Alle schauen auf denselben Spielplan, und wer die wenigsten Züge braucht, bekommt den Chip.
your-name = Dein Name
name-missing = Gib zuerst deinen Namen ein.
name-alone = Gast
make-room = Raum anlegen
room-code = Raumcode
code-length = Ein Raumcode hat acht Zeichen.
join = Beitreten
watch = Zuschauen
todays-puzzle = Tages{"\u00AD"}rätsel
todays-puzzle-note = Der Spielplan, den du hier siehst
todays-puzzle-missing = Das Tagesrätsel ließ sich nicht laden.
play-alone = Allein spielen
play-alone-note = 17 Chips gegen die Sanduhr
how-to-play = So wird gespielt
how-to-play-note = Die Regeln auf einer Seite
no-account = Kein Konto
no-tracking = Kein Tracking

## Today's puzzle

find-a-way = Finde eine Lösung
puzzle-how = Zieh einen Roboter, oder wähl einen aus und nimm die Pfeile. Er gleitet, bis etwas ihn aufhält.
puzzle-done = Ziel erreicht
puzzle-done-shortest = Kürzeste Lösung gefunden
puzzle-shortest = In { $moves } Zügen gelöst. Kürzer geht es nicht.
puzzle-longer = In { $moves } Zügen gelöst. Es geht auch in { $best }.
corner-first = Der Roboter muss erst abbiegen. Versuch einen anderen Weg.
move-made = { $count }: { robot-name } nach { direction-name } auf { $cell }.
moves-word = { $count ->
    [one] Zug
   *[other] Züge
  }
moves-so-far = Bisherige Züge
choose-robot = Roboter wählen
move-robot = Gewählten Roboter ziehen
undo = Zurück
start-over = Von vorn
puzzle-missing = Rätsel nicht verfügbar
problem-no-such-day = Diese Adresse nennt keinen Tag. Vielleicht ist der Link unvollständig.
problem-day-not-come = Das Rätsel für diesen Tag gibt es noch nicht.
problem-puzzle-in-play = Dieses Rätsel wird gerade in einem Raum gespielt. Tipps gibt es wieder, wenn die Runde vorbei ist.
puzzle-of-day = Rätsel vom { $day }
puzzle-next = Das nächste Rätsel kommt um { $time } Uhr.
puzzle-back-to-result = Zurück zum Ergebnis
hints = Tipps
hint-next = { $grade ->
    [4] Tipp: die Zahl
    [5] Tipp: welcher Roboter
    [6] Tipp: erster Zug
    [7] Lösung zeigen
   *[other] Tipp
  }
hint-at-most = Es gibt eine Lösung in { $moves } Zügen oder weniger.
hint-exactly = Die kürzeste Lösung braucht { $moves } Züge.
hint-robot = { robot-title } zieht zuerst.
hint-move = Der erste Zug: { $move }.
hint-path = Eine kürzeste Lösung: { $moves }.
hint-path-head = Eine kürzeste Lösung:
hint-count = { $hints } { $hints ->
    [one] Tipp
   *[other] Tipps
  }
streak-count = { $days ->
    [0] Noch keine Serie.
    [one] 1 Tag in Folge gelöst.
   *[other] { $days } Tage in Folge gelöst.
  }
solved-moves = Deine Züge
solved-best = Kürzeste Lösung
solved-streak = Serie
solved-paths = Lösungen dieses Rätsels
solved-reveal = Kürzeste Lösung zeigen
solved-again = Noch einmal
solved-share = Teilen
solved-copy = Ergebnis kopieren
solved-copied = Das Ergebnis ist kopiert.
solved-by-hand = Das Kopieren hat nicht geklappt. Kopiere den Text selbst: { $words }
share-day = Ricochet Robots { $date }
share-moves = { move-count } (kürzeste Lösung { $best })
share-streak = Serie { $days }
all-days = Frühere Rätsel
archive-note = Montags leicht, sonntags schwer.
archive-week = Woche ab { $day }
archive-day = { $day }: { $state ->
    [shortest] kürzeste Lösung gefunden, { $moves } Züge
    [longer] in { $moves } Zügen gelöst, kürzeste Lösung { $best }
    [begun] begonnen
   *[new] nicht versucht
  }
archive-earlier = Frühere Wochen

## Arriving in a room

connecting = Verbindungsaufbau
connection-lost = Verbindung verloren. Neuer Versuch…
server-silent = Der Server antwortet noch nicht. Neuer Versuch…
try-now = Jetzt versuchen
you-are-back = Du bist wieder da.
arrival-title = Du bist eingeladen
arrival-host = { $name } lädt dich ein
arrival-what = Roboter gleiten, bis etwas sie aufhält, und wer den Weg mit den wenigsten Zügen findet, bekommt den Chip.
tryout-title = Probier es hier aus: zwei Züge
tryout-start = Inzwischen einen Chip probieren
tryout-done = Du hast es in 2 Zügen gelöst. Mehr kann ein Roboter nicht.
arrival-present = { $names } { $count ->
    [one] sitzt
   *[other] sitzen
  } am Tisch.
arrival-nobody = Noch sitzt niemand am Tisch.
arrival-late = Das Spiel läuft schon; du spielst ab dem nächsten Chip mit.
sit-down = Platz nehmen

## Setting up a room

room-title = Raum { $room }
ask-in = Lade andere mit dem Code ein
qr = QR-Code mit dem Link zu diesem Raum
copy-link = Link kopieren
share-link = Link senden
share-words = Spiel mit mir Ricochet Robots
link-copied = Der Link ist kopiert.
link-by-hand = Das Kopieren hat nicht geklappt. Kopiere den Link selbst: { $link }
seats = Am Tisch
you = Du
# After other names, as in "Mara and you".
you-among = du
away = abwesend
watching = { $count ->
    [one] { $count } schaut zu
   *[other] { $count } schauen zu
  }
# Of a page that shows what happened so many seconds ago.
behind = { $seconds } s zurück
nobody-else = Sonst noch niemand.
nobody-else-note = Sende den Link, oder fang allein an und lass andere später dazukommen.
host-decides = { $name } richtet als Spielleitung den Tisch ein und startet.
host-tools = Für die Spielleitung
host-tools-note = Mitspielende, Sperre, Verzögerung, Link, Ende
make-host = Leitung geben
remove-player = Entfernen
lock-room = Raum sperren
lock-room-note = niemand Neues setzt sich oder kommt mit dem Code
spectator-delay = Verzögerung für alle, die zuschauen
spectator-delay-note = sie sehen alles später, so kann niemand helfen
no-delay = sofort
renew-link = Link erneuern
renew-link-note = alter Link und Code funktionieren nicht mehr, Zuschauende werden getrennt
renew-link-go = Erneuern
close-room = Raum schließen
close-room-note = beendet das Spiel, alle müssen gehen
close-room-sure = Den Raum für alle schließen?
close-room-no = Offen lassen
player-number = Spieler { $number }
own-seat = Dein Platz
own-seat-note = andere Geräte, was über dich gespeichert ist
renew-seat = Andere Geräte abmelden
renew-seat-note = dein Platz bleibt nur auf diesem
renew-seat-go = Abmelden
renew-seat-done = Dein Platz ist jetzt nur noch auf diesem Gerät.
seat-consent = Mein Spiel für Statistik nutzen
seat-consent-note = ohne deinen Namen, wenn alle im Spiel es erlauben
seat-export = Was über dich gespeichert ist
seat-export-note = alles, als Datei
seat-export-get = Herunterladen
forget-me = Meinen Namen löschen
forget-me-note = hier und in beendeten Spielen; du gibst deinen Platz auf
forget-me-sure = Deinen Namen löschen und den Platz aufgeben?
forget-me-no = Behalten
forget-me-yes = Löschen
wins-usual = Bei { $players } { $players ->
    [one] Person
   *[other] Personen
  } gewinnt, wer zuerst { $chips } Chips hat.
wins-agreed = Es gewinnt, wer zuerst { $chips } { $chips ->
    [one] Chip
   *[other] Chips
  } hat.
wins-most = Alle Chips werden gespielt, und die meisten Chips gewinnen.
leave-seat = Tisch verlassen
sit-next = Nächsten freien Platz nehmen
watch-only = Du schaust zu.
shuffle = Mischen
shuffle-board = Spielplan mischen
choose = Wählen
board-own = Eigener
panels = Planteile
quadrant-nw = Nordwesten
quadrant-ne = Nordosten
quadrant-se = Südosten
quadrant-sw = Südwesten
start = Starten
start-alone = Allein starten
start-with = Mit { $players } Personen starten

## Options

rules = Regeln
edition-2013 = 2013
edition-2013-zman = Z-Man
edition-1999 = 1999
edition-reach = { $exact ->
    [yes] 7 heißt genau 7.
   *[no] 7 heißt 7 oder weniger.
  }
edition-four-robots = Vier Roboter.
edition-no-diagonals = Keine Barrieren.
tie-rule-first-said = Gleiche Gebote: Wer es zuerst gesagt hat, beginnt.
tie-rule-fewer-chips = Gleiche Gebote: Wer weniger Chips hat, beginnt.
fifth-robot = Fünfter Roboter
fifth-robot-none = nicht in dieser Schachtel
diagonals = Farbige Barrieren
diagonals-1999 = nicht auf den Planteilen von 1999
diagonals-none = nicht in dieser Schachtel
diagonals-picked = wie auf den gewählten Planteilen
option-gentle = Leichter Anfang
option-gentle-note = die ersten Chips brauchen nur wenige Züge
option-timer = Sanduhr
option-timer-note = ab dem ersten Gebot
option-sand = Sanduhr
option-sand-note = für jeden Chip
chips-to-win = Chips zum Sieg
chips-usual = { $players } { $players ->
    [one] Person
   *[other] Personen
  }
chips-all = alle
more = Mehr
more-note = Gebote, Gleichstand, Zeiten, Plätze, Hilfen
more-note-alone = Sand, Zeiten, Planteile, Hilfen
reach = Gebotene Zahl
reach-exact = genau
reach-fewer = oder weniger
ties = Gleiche Gebote
ties-first-said = zuerst gesagt
ties-fewer-chips = weniger Chips
option-thinking = Bedenkzeit
option-thinking-note = danach dürfen alle die Sanduhr umdrehen
option-showing = Zeit zum Zeigen
option-showing-note = für eine Vorführung
option-consent = Sand vorzeitig anhalten
option-consent-note = wenn niemand weniger bieten will
option-result = Ergebnis bleibt
option-result-note = danach wird der nächste Chip aufgedeckt
option-table = Plätze
option-table-note = andere schauen zu
first-panels = Planteile von 1999
first-panels-note = die acht Seiten der ersten Schachtel
option-landing = Haltefelder
option-landing-note = wer zeigt, sieht, wo ein Roboter anhalten würde
option-spoken = Vorgelesene Züge
option-spoken-note = alle dürfen sich vorlesen lassen, wohin ein Roboter gleitet
option-scratch = Probeplan
option-scratch-note = alle dürfen für sich Züge ausprobieren
option-private = Privater Raum
option-private-note = nur der Link führt hierher, und er zeigt kein Bild
runs = Der Sand läuft
runs-value = { $count ->
    [1] einmal
   *[other] zweimal
  }
seconds = { $count } s
minutes = { $count } min
number = { $count }
no-limit = unbegrenzt
less = { $what }: weniger
more-of = { $what }: mehr

## Addresses that lead nowhere, sessions that ended

nowhere-title = Seite nicht gefunden
nowhere = Zu dieser Adresse gibt es keine Seite. Vielleicht ist der Link unvollständig.
ended-title = Kein Zugang zum Raum
ended-no-such-room = Kein Raum hat diesen Link. Vielleicht ist er unvollständig, oder es gibt den Raum nicht mehr.
stale-title = Neue Version verfügbar
ended-version = Der Server hat eine neuere Version als diese Seite. Lade sie neu; dein Platz bleibt dir.
reload = Neu laden
to-start = Zur Startseite

## Rules

rules-aim = Worum es geht
rules-aim-1 = { $robots ->
    [4] Vier
    [5] Fünf
   *[any] Vier oder fünf
  } Roboter stehen auf einem Spielplan{ $alone ->
    [yes] {""}
   *[no] , auf den alle gemeinsam schauen
  }. Ein Chip wird aufgedeckt: Er nennt einen Roboter und das Ziel, das dieser erreichen muss.
rules-aim-2 = { $alone ->
    [yes] Du suchst im Kopf einen Weg und fasst keinen Roboter an, bevor du ihn zeigst.
   *[no] Du suchst im Kopf einen Weg. Niemand fasst einen Roboter an, bis jemand einen Weg zeigen muss.
  }
rules-aim-gentle = An diesem Tisch sind die ersten { $chips } Chips leicht: Jeden erreicht ein Roboter allein in { $moves } Zügen oder in so wenigen, wie es gerade geht.
rules-slide = Wie Roboter ziehen
rules-slide-1 = Ein Roboter zieht nach Norden, Osten, Süden oder Westen und gleitet, bis ihn eine Wand oder ein anderer Roboter aufhält. Vorher kann er weder anhalten noch abbiegen.
rules-slide-2 = Jedes Gleiten ist 1 Zug, egal wie weit es geht und welcher Roboter gleitet. Du darfst jeden Roboter ziehen, in beliebiger Reihenfolge: Andere kannst du als Hindernis in den Weg stellen.
rules-slide-back = Wenn ein Roboter angehalten hat, darf er auch dorthin zurück, woher er kam.
rules-picture-again = Noch einmal zeigen: { $words }
rules-picture-wall = Rot hält an einer Wand.
rules-picture-robot = Rot hält am blauen Roboter.
rules-corner = Abbiegen
rules-corner-1 = Der Roboter, den der Chip nennt, muss auf dem Ziel anhalten und unterwegs mindestens einmal abbiegen: Einer seiner Züge beginnt im rechten Winkel zu seinem Zug davor.
rules-corner-2 = Darum erreicht man kein Ziel in 1 Zug. Wenn ein Roboter geradewegs ans Ziel könnte, muss er einen anderen Weg nehmen.
rules-corner-back = Umkehren ist kein Abbiegen. Ein Roboter, der beim Aufdecken schon auf seinem Ziel steht, muss es verlassen und zurückkommen.
rules-picture-straight = Geradewegs ins Ziel: Das zählt nicht.
rules-picture-corner = Mit Abbiegen: Das ist eine Lösung in 2 Zügen.
rules-bid = Eine Zahl sagen
rules-bid-1 = Wenn du einen Weg gefunden hast, bietest du die Zahl seiner Züge. Das erste Gebot dreht die Sanduhr um ({ $time }); bis sie abgelaufen ist, dürfen alle bieten.
rules-bid-2 = Du kannst dein Gebot senken, nie erhöhen. Du darfst auch so viel bieten wie andere oder mehr: Scheitern sie, bist du dran.
rules-bid-3 = Das kleinste Gebot wird zuerst gezeigt.
rules-bid-still-equal = Sind auch die gleich, beginnt, wer es zuerst gesagt hat.
rules-bid-consent = Wer nicht weniger bieten will, kann passen; ein Gebot nimmt das zurück. Haben alle gepasst, hält der Sand sofort an. Vor dem ersten Gebot heißt Passen, dass man keinen Weg sieht; sagen das alle, geht der Chip zurück.
rules-bid-nobody = { $seconds ->
    [0] Alle dürfen die Sanduhr auch ohne Gebot umdrehen.
   *[other] Hat { $time } lang niemand geboten, dürfen alle die Sanduhr umdrehen.
  } Läuft sie ab, ohne dass jemand geboten hat, geht der Chip zurück.
rules-show = Die Lösung zeigen
rules-show-1 = Ist der Sand durchgelaufen, zieht die Person mit dem kleinsten Gebot die Roboter. Ein gemachter Zug zählt; ein unmöglicher zählt nicht.
rules-show-2 = Wird das Ziel in { $exact ->
    [yes] genau
   *[no] höchstens
  } so vielen Zügen erreicht wie geboten, ist der Chip gewonnen, und die Roboter bleiben stehen. Sonst gehen sie zu ihren Markern zurück, und das nächste Gebot wird gezeigt.
rules-show-limit = { $limit ->
    [none] Eine Zeitgrenze gibt es nicht,
   *[some] Dafür gibt es { $time },
  } und wer zeigt, darf aufgeben. Auch wer geht oder lange keine Verbindung hat, hat aufgegeben.
rules-show-3 = Schafft es niemand, geht der Chip zurück zu den anderen, und ein neuer wird aufgedeckt. Wie viele Züge der kürzeste Weg braucht, wird gesagt; welche es sind, erst wenn der Chip gewonnen ist.
rules-diagonal = Farbige Barrieren
rules-diagonal-1 = { $board ->
    [this] Auf diesem Spielplan stehen Barrieren.
   *[some] Auf manchen Spielplänen stehen Barrieren.
  } Ein Roboter derselben Farbe gleitet hindurch; jeder andere prallt im rechten Winkel ab und gleitet im selben Zug weiter.
rules-diagonal-2 = Kein Roboter darf auf einer Barriere anhalten: Ein Zug, der dort enden würde, ist nicht erlaubt. Abprallen allein ist kein Abbiegen im Sinne der Regel oben.
rules-picture-bounce = Rot prallt an der blauen Barriere ab.
rules-picture-through = Blau gleitet hindurch.
rules-vortex = { $fifth ->
    [no] Der Wirbel
   *[yes] Der Wirbel und der silberne Roboter
  }
rules-vortex-1 = In den Wirbel darf jeder Roboter.
rules-vortex-2 = { $fifth ->
    [yes] Der fünfte Roboter, Silber, steht auf dem Spielplan.
   *[maybe] Der fünfte Roboter, Silber, kann dazukommen.
  } Kein farbiges Ziel gehört ihm, aber er kann andere aufhalten und darf in den Wirbel.
rules-end = Das Ende
rules-end-1 = Bei 2 Personen gewinnen { $two } Chips, bei 3 Personen { $three }, bei 4 Personen { $four }. Sind es mehr, werden alle { $all } Chips gespielt, und die meisten Chips gewinnen. Der Tisch kann sich auf eine andere Zahl einigen.
rules-end-2 = Wer gleichauf liegt, teilt den Sieg. Wer geht, behält die Chips und kann trotzdem gewinnen.
rules-alone = Allein
rules-alone-1 = Der Sand ({ $time }{ $runs ->
    [1] {""}
   *[other] , zweimal
  }) läuft, sobald ein Chip aufgedeckt ist. Sag „gefunden“, bevor er durchgelaufen ist, mit oder ohne Zahl, und er hält an.
rules-alone-2 = Dann zeig irgendeinen Weg{ $limit ->
    [none] {""}
   *[some] { " " }innerhalb von { $time }
  }; kein Zug wird zurückgenommen. Gelingt es nicht, gehen die Roboter zurück, und der restliche Sand läuft weiter.
rules-alone-3 = Ein erreichter Chip gehört dir, jeder andere ist verloren. Du gewinnst, wenn du mehr Chips findest als verlierst.
rules-editions = Ausgaben
rules-edition = { $edition }: { $words }
rules-here = An diesem Tisch gelten die Regeln der Ausgabe { $edition } und alles, was hier vereinbart ist.

## Learning by playing

learn-title = Spielend lernen
learn-note = Zehn kleine Spielpläne, je eine Minute
learn-place = { $place } von { $total }
learn-lesson = { $place }: { $name }{ $state ->
    [solved] , gelöst
   *[new] {""}
  }
learn-next = Nächster Plan
learn-end = Zur Startseite
learn-longer = Du hast { $moves } gebraucht; { $best } genügen.
learn-sliding = Gleiten
learn-sliding-how = Ein Roboter gleitet, bis etwas ihn aufhält. Bring Rot auf den roten Mond. Die Wand rechts davon hält dich auf.
learn-sliding-done = So ziehen Roboter: Jedes Gleiten ist 1 Zug, egal wie weit.
learn-blocking = In den Weg stellen
learn-blocking-how = Nichts hält Rot an der richtigen Stelle auf. Stell zuerst den blauen Roboter in den Weg; auch seine Züge zählen.
learn-blocking-done = Jeder Roboter darf ziehen. Die anderen sind deine Wände.
learn-waiting = Warten
learn-waiting-how = Schick Grün los, lass es warten, während Gelb zieht, und mach dann mit Grün weiter.
learn-waiting-done = Die Reihenfolge bestimmst du: Ein Roboter darf warten, während andere ziehen.
learn-corner = Abbiegen
learn-corner-how = Blau könnte geradewegs nach Osten, aber geradewegs zählt nicht: Unterwegs muss es abbiegen. Finde den Weg außen herum.
learn-corner-done = Ein Weg zählt nur, wenn der Roboter nach einem seiner Züge abgebogen ist.
learn-vortex = Der Wirbel
learn-vortex-how = Das Ziel mit den vier Farben darf jeder Roboter erreichen. Welcher ist am nächsten dran?
learn-vortex-done = Jeder Roboter darf in den Wirbel. Dieselbe Regel gilt: Er muss abbiegen.
learn-diagonal = Barrieren
learn-diagonal-how = An einer Barriere anderer Farbe prallt ein Roboter ab und gleitet im selben Zug weiter. Schick Rot in die gelbe Barriere.
learn-diagonal-done = Ein Roboter in der Farbe der Barriere würde hindurchgleiten. Anhalten darf keiner auf ihr.
learn-silver = Der fünfte Roboter
learn-silver-how = Silber hat keinen Chip der eigenen Farbe, hält aber andere auf. Lass es Grün helfen.
learn-silver-done = Silber zieht wie alle anderen und darf in den Wirbel.
learn-reading = Einen Spielplan lesen
learn-reading-how = Das ist ein echter Spielplan. Schau vom Ziel zurück: Woher kann ein Roboter kommen, der dort anhält? Dann finde heraus, wie Blau auf diese Linie kommt.
learn-reading-done = Vom Ziel zurückschauen ist der halbe Weg.
learn-bidding = Bieten
learn-bidding-how = Denk jetzt erst nach und fass nichts an. Wenn du eine Lösung für Grün gefunden hast, biete die Zahl ihrer Züge. Dann zeig sie.
learn-bidding-done = Am Tisch schauen alle gleichzeitig, und die kleinste Zahl zeigt zuerst.
learn-showing = Zeigen
learn-showing-how = Du hast 4 gesagt, und 4 müssen es sein: Das Ziel wird mit dem vierten Zug erreicht, weder vorher noch nachher. Es gibt einen Weg in 3 Zügen; verbrauch unterwegs einen Zug mehr.
learn-showing-done = Was du sagst, das zeigst du. Jetzt kennst du das ganze Spiel.
key-learn-next = Nächster Plan

# ---- The round -------------------------------------------------------------------------------------

## Who and how much

person = { $you ->
    [yes] Du
   *[no] { $name }
  }
chip-count = { $chips } { $chips ->
    [one] Chip
   *[other] Chips
  }
move-count = { $moves } { $moves ->
    [one] Zug
   *[other] Züge
  }
round-count = { $rounds } { $rounds ->
    [one] Runde
   *[other] Runden
  }
minute-count = { $minutes } min

## Header of the round

chip-number = Chip { $round }
chip-of = Chip { $chip } von { $total }
chips-left = noch { $chips }
first-to = Sieg mit { $chips }
most-chips = die meisten Chips gewinnen

## The card of the phase

phase-bid = Das kleinste zuerst
phase-show = { $you ->
    [yes] Zeig deine { $moves }
   *[no] { $name } zeigt { $moves }
  }
phase-turn = { $you ->
    [yes] Du bist dran: Zeig { $moves }
   *[no] { $name }, du bist dran: Zeig { $moves }
  }
verdict-moves-used = Nicht in { $moves }
verdict-gave-up = { $you ->
    [yes] Du hast aufgegeben
   *[no] { $name } hat aufgegeben
  }
verdict-time = Die Zeit ist um
verdict-away = { $you ->
    [yes] Du warst zu lange abwesend
   *[no] { $name } war zu lange abwesend
  }
verdict-left = { $you ->
    [yes] Du hast den Tisch verlassen
   *[no] { $name } hat den Tisch verlassen
  }
phase-show-way = { $you ->
    [yes] Zeig deine Lösung
   *[no] { $name } zeigt eine Lösung
  }
phase-taken = { $you ->
    [yes] Du bekommst den Chip
   *[no] { $name } bekommt den Chip
  }
phase-any-robot = jeder Roboter
phase-steps = Die Runde
phase-step-think = Denken
phase-step-bid = Bieten
phase-step-show = Zeigen
phase-step-result = Ergebnis
phase-target = { $robot ->
    [any] Beliebiger Roboter
   *[other] { show-robot }
  }, Ziel: { $target } auf { $cell }
timer-left = Noch { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
  }
timer-about = etwa
timer-show = zum Zeigen
timer-resting = Die Sanduhr steht

## Players and bids

rows-label = Am Tisch
rows-label-bids = Gebote in der Reihenfolge beim Zeigen
rows-order = Reihenfolge beim Zeigen
rows-bid = Gebot
rows-thinking = denkt nach
rows-none = kein Gebot
rows-passed = passt
rows-own-none = —
rows-first-said = zuerst gesagt
rows-fewer-chips = weniger Chips
rows-was = vorher { $moves }
rows-showing = zeigt
rows-failed-moves-used = nicht in { $moves }
rows-failed-gave-up = gab auf
rows-failed-time = Zeit ist um
rows-failed-away = abwesend
rows-failed-left = gegangen
rows-away = abwesend { $time }
rows-left = gegangen
rows-next-chip = ab dem nächsten
rows-ready = bereit
tie-first-said = { $otherYou ->
    [yes] Auch du sagst { $moves }.
   *[no] Auch { $other } sagt { $moves }.
  } { $you ->
    [yes] Du hast es zuerst gesagt und beginnst.
   *[no] { $name } hat es zuerst gesagt und beginnt.
  }
tie-fewer-chips = { $otherYou ->
    [yes] Auch du sagst { $moves }.
   *[no] Auch { $other } sagt { $moves }.
  } { $you ->
    [yes] Du hast weniger Chips und beginnst.
   *[no] { $name } hat weniger Chips und beginnt.
  }

## Thinking and bidding

gentle-now = Die ersten Chips sind leicht: Bei diesem reichen wenige Züge.
think-first-bid = Das erste Gebot dreht die Sanduhr um.
think-glass-turned = Die Sanduhr läuft. Ohne Gebot geht der Chip zurück.
think-lapsed = Niemand hat geboten. Sanduhr umdrehen?
bid-title = Wie viele Züge?
bid-title-lower = Gebot senken
bid-type = Zahl tippen <key>7</key>, dann <key>Enter</key>
bid-own = Dein Gebot ist { $moves }
bid-key-over = { $moves } oder mehr Züge
bid-over = { $moves }+
bid-send = { $moves } bieten
bid-rule = Du kannst dein Gebot später senken, nie erhöhen.
bid-thinking = Denkzeit { $time }
bid-lowest = 2 ist das kleinste Gebot. Weniger geht nicht.
bid-same = { $moves } ist schon dein Gebot.
bid-back = Kleinere Zahlen
bid-not-yet = Du spielst ab dem nächsten Chip mit.
bid-shut = Die Verbindung ist weg. Biete, wenn sie wieder da ist.
pass-nothing-lower = Ich passe
pass-no-way = Ich sehe keine Lösung
passed-nothing-lower = Du hast gepasst. Ein Gebot nimmt das zurück.
passed-no-way = Du siehst keine Lösung. Ein Gebot nimmt das zurück.
put-back = Chip zurücklegen
put-back-why = Niemand, der um diesen Chip spielt, ist da.

## Showing

show-boxes = { $made } von { $moves } Zügen gemacht
show-none = noch kein Zug
show-last = { $number } von { $moves }: { $robot } nach { $direction }
show-last-open = { $number }: { $robot } nach { $direction }
show-move = { $robot } nach { $direction }
show-fail = Wird das Ziel ({ $target }) nicht in { $exact ->
    [yes] genau { $moves } Zügen
   *[no] { $moves } Zügen oder weniger
  } erreicht, gehen die Roboter zu ihren Markern zurück, und { $next ->
    [nobody] der Chip geht zurück
    [you] du zeigst
   *[other] { $name } zeigt
  }.
show-robot = { $robot ->
    [R] Roter Roboter
    [G] Grüner Roboter
    [B] Blauer Roboter
    [Y] Gelber Roboter
   *[S] Silberner Roboter
  }
show-give-up = Aufgeben
show-give-up-sure = Aufgeben? Die Roboter gehen zurück.
show-go-on = Weiter
show-swipe = Oder wisch irgendwo auf dem Spielplan.
show-keys = { $fifth ->
    [yes] <key>r</key> <key>g</key> <key>b</key> <key>y</key> <key>s</key>
   *[no] <key>r</key> <key>g</key> <key>b</key> <key>y</key>
  } wählen, <key>↑</key> <key>→</key> <key>↓</key> <key>←</key> ziehen.

## The result

result-nobody-succeeded = Niemand hat es geschafft
result-nobody-bid = Niemand hat geboten
result-nobody-there = Niemand vom Tisch war da
result-room-closed = Raum geschlossen
result-back = Der Chip geht zurück.
result-shown = { $bid } geboten, in { $moves } gezeigt.
result-guess = Deine Schätzung war { $moves }.
result-moves = Züge der Lösung
optimum-looking = Suche nach der kürzesten Lösung…
optimum-moves = Es gibt eine Lösung in { $moves } Zügen.
optimum-shown = Kürzer geht es nicht.
optimum-none = Es gibt keine Lösung.
optimum-withheld = Sie wird gezeigt, sobald der Chip gewonnen ist.
optimum-unknown = Die kürzeste Lösung wurde nicht rechtzeitig gefunden.
optimum-unknown-from = Die kürzeste Lösung wurde nicht rechtzeitig gefunden. Sie braucht mindestens { $moves } Züge.
optimum-count = { $count ->
    [1] die einzige
   *[other] eine von { $count } Lösungen
  }
optimum-count-capped = eine von mehr als { $count } Lösungen
paths-title = Wege dieser Runde
path-optimum = Kürzester
path-label = { $title }: { move-count }
result-ready = Bereit für den nächsten
result-last = Wer hat gewonnen?
result-next = Nächster Chip
result-next-in = Nächster Chip in
result-waiting = Bereit. Nächster Chip spätestens in

## Replay and rounds so far

replay-label = Wiederholung
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Zug vor
replay-last = Zum Ende
replay-place = { $move }/{ $moves }
replay-speed = Tempo { $speed }×
replay-times = { $speed }×
replay-round = Runde { $round } abspielen
replay-of = Runde { $round }
replay-close = Zurück zum Spielplan
history-title = Bisherige Runden
round-optimum = geht in { $moves }
round-returned = niemand
round-face-up = gefunden
round-face-down = verloren

## The end

final-wins = { $you ->
    [yes] Du gewinnst
   *[no] { $name } gewinnt
  }
final-shared = Geteilter Sieg: { $names }
final-nobody = Niemand gewinnt
final-alone-won = Du gewinnst
final-alone-lost = Der Sand gewinnt
final-summary = { $chips }, { $rounds }
final-ranking = Rangliste
final-rounds = Runden
final-rounds-note = gezeigte Züge und kürzester Weg
final-more = { $rounds } weitere { $rounds ->
    [one] Runde
   *[other] Runden
  }
final-fewer = Weniger Runden
final-share = Teilen
final-share-text = Ricochet Robots: { $result }, { $rounds }
final-share-failed = Das Teilen hat nicht geklappt. Der Link ist { $link }
final-new-board = Neuer Plan
final-again = Noch einmal
final-best = Beste Runde: { $round }.
final-best-gap = { $you ->
    [yes] Du hast
   *[no] { $name } hat
  } { $moves } gezeigt, { $gap } weniger als das nächste Gebot.
final-best-shortest = { $you ->
    [yes] Du hast
   *[no] { $name } hat
  } { $moves } gezeigt. Kürzer geht es nicht.
final-best-play = Beste Runde abspielen
rematch-open = Ein neues Spiel wird vorbereitet.
rematch-join = Mitspielen
final-lost = Spiel nicht gefunden

## Alone

alone = Allein
alone-rule = Sag eine Zahl, bevor der Sand durchgelaufen ist, oder nur, dass du einen Weg gefunden hast. Dann zeig ihn.
alone-second-run = Die Sanduhr läuft ein zweites Mal.
alone-runs-on = Der Sand läuft weiter.
alone-found = Gefunden, zeigen
alone-send = { $moves } bieten und zeigen
alone-score = { $found } gefunden, { $missed } verloren
alone-wins = Sieg mit { $needed }
alone-places = Die { $total } Chips
alone-place = { $target }, { $state ->
    [found] gefunden
   *[missed] verloren
  }
alone-place-now = Der aktuelle Chip
alone-place-left = Verdeckt
alone-found-title = Gefunden
alone-missed-title = Nicht gefunden
alone-missed-line = Der Chip wird verdeckt abgelegt.
alone-shown = In { $moves } Zügen gezeigt.
alone-shown-bid = { $bid } gesagt, in { $moves } gezeigt.

## Watching, and the way to a seat and from it

watch-guess = Deine eigene Schätzung
watch-guess-note = niemand sieht sie
watch-stream = Streamansicht
watch-stream-end = Streamansicht verlassen
watch-take = Ab dem nächsten Chip mitspielen
watch-full = Der Tisch ist voll. Du schaust zu.
watch-alone = Du schaust zu.
leave-sure = Tisch verlassen? Deine Chips bleiben und können noch gewinnen, und du kannst zurückkommen.
leave-bid = Dein Gebot scheitert, wenn es an der Reihe ist.
leave-no = Bleiben

## The scratch board

scratch-title = Probeplan
scratch-note = Nur du siehst das. Die Roboter auf dem Tisch bewegen sich nicht.
scratch-start = Züge auf dem Probeplan ausprobieren
scratch-reset = Zurücksetzen
scratch-end = Weglegen
scratch-count = { $moves ->
    [0] keine Züge
    [one] 1 Zug
   *[other] { $moves } Züge
  }

## What happens, said and shown

back-bid = { $name } hat inzwischen { $moves } geboten.
back-taken = { $you ->
    [yes] Du hast inzwischen einen Chip bekommen.
   *[no] { $name } hat inzwischen einen Chip bekommen.
  }
back-chip = Inzwischen wurde ein neuer Chip aufgedeckt.
failed-moves-used = Nicht in { $moves }. Die Roboter gehen zurück.
failed-gave-up = { $you ->
    [yes] Du hast aufgegeben. Die Roboter gehen zurück.
   *[no] { $name } hat aufgegeben. Die Roboter gehen zurück.
  }
failed-time = Die Zeit zum Zeigen ist um. Die Roboter gehen zurück.
failed-away = { $you ->
    [yes] Du warst zu lange abwesend. Die Roboter gehen zurück.
   *[no] { $name } war zu lange abwesend. Die Roboter gehen zurück.
  }
failed-left = { $you ->
    [yes] Du hast den Tisch verlassen. Die Roboter gehen zurück.
   *[no] { $name } hat den Tisch verlassen. Die Roboter gehen zurück.
  }
failed-next = { $you ->
    [yes] Du zeigst { $moves }.
   *[no] { $name } zeigt { $moves }.
  }
event-seated = { $you ->
    [yes] Du spielst ab Chip { $round } mit.
   *[no] { $name } nimmt Platz und spielt ab Chip { $round } mit.
  }
event-left = { $you ->
    [yes] Du hast den Tisch verlassen.
   *[no] { $name } verlässt den Tisch.
  }
event-returned = { $you ->
    [yes] Du bist wieder am Tisch.
   *[no] { $name } ist wieder am Tisch.
  }
event-extended = Der Server war { $seconds } Sekunden weg. Die Zeit läuft um so viel länger.
event-host = { $you ->
    [yes] Du hast ab jetzt die Spielleitung.
   *[no] { $name } hat ab jetzt die Spielleitung.
  }
event-removed = { $you ->
    [yes] Die Spielleitung hat dich vom Tisch entfernt.
   *[no] { $name } wurde vom Tisch entfernt.
  }
event-forgotten = { $you ->
    [yes] Dein Name ist gelöscht, dein Platz aufgegeben.
   *[no] { $name } ist gegangen, der Name ist gelöscht.
}
event-locked = Der Raum ist gesperrt: Niemand Neues setzt sich.
event-unlocked = Der Raum ist wieder offen.
event-link = Der Raum hat einen neuen Link. Der alte öffnet nichts mehr.
event-delay = { $seconds ->
    [0] Wer zuschaut, sieht bald wieder alles sofort.
   *[other] Wer zuschaut, sieht ab jetzt alles { $seconds } s später.
  }
say-chip = Chip { $round }. { $robot ->
    [any] Beliebiger Roboter
   *[other] { show-robot }
  }, Ziel: { $target } auf { $cell }.
say-stands = { robot-title } steht auf { $cell }.
say-bid-first = { $you ->
    [yes] Du bietest { $moves }.
   *[no] { $name } bietet { $moves }.
  }
say-bid = { $you ->
    [yes] Du bietest { $moves }, { say-place }.
   *[no] { $name } bietet { $moves }, { say-place }.
  }
say-place = { $place ->
    [1] an erster Stelle
    [2] an zweiter Stelle
    [3] an dritter Stelle
   *[other] an { $place }. Stelle
  }
say-you-are = Du stehst mit { $moves } { say-place }.
say-turned-glass = { $you ->
    [yes] Du hast die Sanduhr umgedreht.
   *[no] { $name } hat die Sanduhr umgedreht.
  }
say-seconds = { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
  }.
say-passed = { $you ->
    [yes] Du passt.
   *[no] { $name } passt.
  }
say-no-way = { $you ->
    [yes] Du siehst keine Lösung.
   *[no] { $name } sieht keine Lösung.
  }
say-all-passed = Alle haben gepasst. Der Sand hält an.
say-first = { $you ->
    [yes] Du stehst mit { $moves } an erster Stelle.
   *[no] { $name } steht mit { $moves } an erster Stelle.
  }
say-order-one = { $name } { $moves }
say-order = Reihenfolge: { $bids }.
say-turn = { $you ->
    [yes] Du bist dran: Zeig { $moves }.
   *[no] { $name }, du bist dran: Zeig { $moves }.
  }
say-found = Du sagst, dass du einen Weg gefunden hast. Zeig ihn.
say-found-bid = Du sagst { $moves }. Zeig deinen Weg.
say-move = { $count }: { $robot } nach { $direction } auf { $cell }.
say-move-alone = { $count }: { $robot } nach { $direction }.
say-count = { $count ->
    [1] Es ist die einzige Lösung dieser Länge.
   *[other] Es gibt { $count } Lösungen dieser Länge.
  }
say-count-capped = Es gibt mehr als { $count } Lösungen dieser Länge.
say-taken = { $you ->
    [yes] Ziel in { $moves } Zügen erreicht: { $target }. Du bekommst den Chip und hast { $chips }.
   *[no] Ziel in { $moves } Zügen erreicht: { $target }. { $name } bekommt den Chip und hat { $chips }.
  }

## The board read aloud

direction-title = { $direction ->
    [n] Nach Norden
    [e] Nach Osten
    [s] Nach Süden
   *[w] Nach Westen
  }
read-robot = { robot-title }, { $cell }.
read-blocked = { direction-title } versperrt: { $by }.
read-stops-on-diagonal = { direction-title }: würde auf einer Barriere enden.
read-endless-slide = { direction-title }: würde endlos gleiten.
read-slide = { direction-title } auf { $cell }, { $facts }.
read-cells = { $cells } { $cells ->
    [one] Feld
   *[other] Felder
  }
read-edge = Rand
read-wall = Wand
read-row = { $name }: { $chips } { $chips ->
    [one] Chip
   *[other] Chips
  }{ $bid ->
    [0] .
   *[other] , Gebot { $bid }.
  }

## Keys of the round

key-bid = Gebot eintippen
key-bid-send = Gebot senden
key-bid-clear = Gebot löschen
key-pass = Passen oder sagen, dass du keinen Weg siehst
key-next-robot = Nächsten Roboter nehmen, nach dem letzten weitergehen
key-ready = Bereit für den nächsten Chip
key-play = Wiederholung abspielen oder anhalten
key-step-back = Einen Zug zurück
key-step-forward = Einen Zug vor
key-slide-cursor = Lesezeiger gleiten lassen, wie der gewählte Roboter gleiten würde
key-read-board = Spielplan lesen
key-read-rows = Zeilen vorlesen
key-read-robots = Vorlesen, wo die Roboter stehen
key-read-time = Zeit oder Chip ansagen
key-repeat = Letzte Meldung wiederholen
key-stream-end = Streamansicht verlassen

## Wishes refused

refused-bid-not-lower = Du hast vorher { $standing } gesagt. Ein Gebot kann nur sinken.
refused-bid-too-small = 2 ist das kleinste Gebot.
refused-bid-too-large = 99 ist das größte Gebot.
refused-bidding-over = Der Sand ist durchgelaufen. Keine Gebote mehr.
refused-joins-next-round = Du spielst ab dem nächsten Chip mit.
refused-consent-off = In diesem Spiel läuft der Sand immer bis zum Ende.
refused-players-there = Jemand, der in dieser Runde mitspielt, ist da.
refused-not-your-turn = Du bist gerade nicht mit Zeigen dran.
refused-stale-round = Das galt einem früheren Chip.
refused-wrong-phase = Zu spät: Die Runde ist schon weiter.
refused-too-soon = Noch nicht. Andere denken noch nach.
refused-table-full = Der Tisch ist voll. Du schaust zu.
refused-name-taken = Am Tisch gibt es diesen Namen schon. Wähl einen anderen.
refused-name-empty = Gib zuerst deinen Namen ein.
refused-name-too-long = Ein Name hat höchstens 24 Zeichen.
refused-already-seated = Du hast schon einen Platz.
refused-no-seat = Du hast keinen Platz. Nimm einen, um mitzuspielen.
refused-not-host = Das kann nur die Spielleitung.
refused-no-such-player = Diese Person sitzt nicht mehr am Tisch.
refused-player-removed = Die Spielleitung hat dich vom Tisch entfernt.
refused-seat-forgotten = Der Name an diesem Platz ist gelöscht und der Platz aufgegeben.
refused-token-renewed = Du bist hier abgemeldet: dieser Platz wurde von einem anderen Gerät aus gesichert.
refused-link-renewed = Die Spielleitung hat den Link des Raums erneuert; deiner gilt nicht mehr.
refused-room-locked = Der Raum ist gesperrt. Du kannst zuschauen.
refused-room-closed = Die Spielleitung hat den Raum geschlossen.
refused-too-fast = Das war zu schnell. Warte einen Moment.
refused-storage-unavailable = Der Server kann gerade nichts speichern. Versuch es noch einmal.
refused-disk-low = Der Server hat kaum noch Platz; neue Räume gibt es im Moment nicht.
refused-room-full = In diesem Raum ist so viel geschehen, dass nichts mehr hineinpasst. Öffne einen neuen.
refused-board-picked = Dieser Spielplan ist von Hand gewählt. Zum Mischen wähl zufällige Planteile.
refused-option-invalid = Diese Einstellungen passen nicht zusammen.
refused-match-running = Es läuft gerade ein Spiel.
refused-name-unreadable = Dieser Name hat Zeichen, die sich nicht zeigen lassen. Wähl einen anderen.
refused-robot-not-in-play = Dieser Roboter spielt nicht mit.
refused-rooms-not-opened = Auf diesem Server legt die Räume an, wer ihn betreibt. Frag dort nach einem Link.
refused-too-many-connections = Zu viele Fenster sind für diesen Platz oder aus diesem Netz offen. Schließ eins und lade neu.
refused-room-set-aside = Was von diesem Raum gespeichert war, ist beschädigt. Niemand kann ihn betreten.
refused-otherwise = Das hat nicht geklappt. Versuch es noch einmal.

# ---- The terminal ----------------------------------------------------------------------------------
# Words of the command `ricochet`. The browser gets nothing from here on, and nothing from above is used here.

cli-error = Fehler: { $what }
cli-file-fault = { $file }: { $why }.
cli-output-fault = Die Ausgabe kann nicht geschrieben werden: { $why }.
cli-line = Zeile { $number }: { $words }
cli-move-count = { $moves } { $moves ->
    [one] Zug
   *[other] Züge
  }
cli-path-count = { $paths } { $paths ->
    [one] Weg
   *[other] Wege
  }
cli-position-count = { $positions } { $positions ->
    [one] Stellung
   *[other] Stellungen
  }
cli-effort = { $states } { $states ->
    [one] Zustand
   *[other] Zustände
  } in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s

## Terminal: play

cli-play-kept = Die Spiele liegen in { $place }. Strg-C beendet das Programm.
cli-play-runs = Das Programm läuft bereits; seine Spiele liegen in { $place }.
cli-play-runs-here-only = Das Programm läuft bereits unter { $address }, aber nur für diesen Computer. Beende es mit Strg-C dort, wo es gestartet wurde, und starte es dann mit --lan.
cli-play-scan = Richte ein Handy im selben Netz auf den Code, oder tipp die Adresse ein.

## Terminal: puzzles and boards

cli-solved = { cli-move-count }; { cli-effort }.
cli-no-path = Kein Weg löst das Rätsel
cli-not-solved = Innerhalb der Grenze nicht gelöst
cli-not-solved-effort = { $why }; { cli-effort }.
cli-not-solved-end = { $why }.
cli-more-paths = Es gibt mehr als { cli-path-count }; siehe --at-most.
cli-all-paths = { cli-path-count } mit { $moves } { $moves ->
    [one] Zug
   *[other] Zügen
  }.
cli-not-counted = Innerhalb der Grenze nicht gezählt.
cli-each-path = Je { cli-move-count }.
cli-at-least = mindestens { $moves } Züge
cli-solve-one-of = Wähl nur eins von --all, --count und --every-target.
cli-solve-not-with = --threads passt nicht zu --all oder --count.
cli-count-no-first = Bei 0 Zügen gibt es keinen ersten Zug.
cli-count-together = Zusammen { $total }.
cli-board-no-path = Auf einem Spielplan ohne Roboter gibt es keinen Weg.
cli-board-move-fault = Zug { $number }, { $move }: { $why } ({ $clause })
cli-board-wrote = { $file } geschrieben.
cli-strong-knows = Die Tabelle kennt ihr Ziel.
cli-strong-target = Das Ziel muss angegeben werden.
cli-strong-none = { cli-position-count }, keine ist lösbar; { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-strong-most = { cli-position-count }, höchstens { cli-move-count }; { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-strong-verified = { cli-position-count }, jede so, wie es die Regel der Entfernungen verlangt; { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-strong-verify-alone = --verify nimmt keinen Spielplan.
cli-strong-beside-nothing = Es gehört zu --verify.
cli-strong-board = Der Spielplan muss angegeben werden.
cli-strong-box-alone = --box nimmt keinen Spielplan.
cli-strong-box-where = Es muss gesagt werden, wohin.
cli-strong-scheduler-nothing = Es gehört zu --box.

## Terminal: doctor

cli-doctor-platform = Plattform
cli-doctor-kernel = Kernel
cli-doctor-cpu-target = Prozessor
cli-doctor-compiled = kompiliert
cli-doctor-extras = Extras
cli-doctor-no-extras = keine
cli-doctor-data = Daten
cli-doctor-database = Datenbank
cli-doctor-server = Server
cli-doctor-wrong = <- Fehler
cli-doctor-writable = { $place }, beschreibbar
cli-doctor-not-writable = { $place }, { $why }
cli-doctor-no-directory = { $place } ist kein Verzeichnis
cli-doctor-cannot-write = { $place } ist nicht beschreibbar
cli-doctor-running = läuft unter { $address }
cli-doctor-no-server = läuft nicht
cli-doctor-not-built = nicht kompiliert: Kein passender C++20-Compiler war da (RICOCHET_REQUIRE_KERNEL=1 pip install . nennt den Grund); die Referenz-Engine antwortet
cli-doctor-not-loaded = lässt sich nicht laden: { $why }; die Referenz-Engine antwortet
cli-doctor-native = die native Engine antwortet
cli-doctor-other-processor = { $target } (nicht für diesen Prozessor)
cli-doctor-general = nur die allgemeine Suche
cli-doctor-no-database = noch keine
cli-doctor-unchecked = lässt sich nicht prüfen: { $why }
cli-doctor-sound = in Ordnung
cli-backup-made = { $file } enthält alle Spiele aus { $directory } und den Schlüssel zu jedem Platz: Gib die Datei nicht weiter.
cli-room-closed = Der Raum ist geschlossen und gelöscht.
cli-seat-forgotten = Der Name ist gelöscht, in diesem Raum und in seinen Spielen.
cli-export-consented = Sage --consented: nur Spiele, in denen alle es erlauben, werden ausgegeben.
cli-backup-restored = { $directory } enthält jetzt die Spiele aus { $file }. Starte den Server dort.
cli-database-current = Die Tabellen der Datenbank sind schon auf dem neuesten Stand (Schema { $revision }).
cli-database-upgraded = Die Tabellen der Datenbank sind jetzt auf dem neuesten Stand (Schema { $revision }).
cli-work-begun = Löst Rätsel für { $place }; Strg-C beendet es.

## Terminal: how commands are called

usage-usage = Aufruf:
usage-arguments = Argumente
usage-options = Optionen
usage-commands = Befehle
usage-required = nötig
usage-default = sonst
usage-env-var = Variable
usage-try = Hilfe gibt { $command }.
usage-missing = { $name } fehlt.
usage-no-option = Die Option { $name } gibt es nicht.
usage-no-command = Den Befehl { $name } gibt es nicht.
usage-no-value = Nach { $name } fehlt ein Wert.
usage-value = Nach { $name } steht kein Wert.
usage-extra = Das ist zu viel: { $name }
usage-whole = { $name } verlangt eine ganze Zahl ab { $low }, nicht { $given }.
usage-whole-range = { $name } verlangt eine ganze Zahl von { $low } bis { $high }, nicht { $given }.
usage-number = { $name } verlangt eine Zahl ab { $low }, nicht { $given }.
usage-choice = { $name } verlangt eins von { $choices }, nicht { $given }.
usage-shell = Vervollständigung gibt es für { $choices }, nicht für { $given }.
cli-completion-installed = Die Vervollständigung steht in { $file }. Sie wirkt in jeder Shell, die du ab jetzt öffnest.
cli-redirected = Die Shell hat >{ $file } als Datei verstanden, in die sie schreiben soll: Setze das Rätsel in Anführungszeichen, also "... >{ $file }".

## Terminal: help

help-help = Diese Hilfe zeigen.
help-each-data = Verzeichnis, in dem die Spiele liegen; sonst dein eigenes.
help-each-target = Das Ziel, etwa Rm2, wenn PUZZLE eine Stellung ohne Ziel ist.
help-each-as_json = Ein JSON-Objekt statt Zeilen schreiben.
help-each-no_ricochet_rule = Ein Roboter darf geradewegs ans Ziel (ohne R5.2).
help-ricochet = Ricochet Robots: spielen und mit Spielplänen und Rätseln arbeiten.

    Daten gehen an die Standardausgabe, Worte an die Fehlerausgabe. Der Endstatus ist 0; 1, wenn die Antwort Nein ist; 2, wenn eine Angabe nicht angenommen wird; 3, wenn sich die Ausgabe nicht schreiben lässt.
help-ricochet-version = Die Version zeigen.
help-ricochet-install_completion = Vervollständigung für diese Shell einrichten.
help-ricochet-show_completion = Vervollständigung für diese Shell zeigen, zum Kopieren oder Anpassen.
help-play = Auf diesem Computer spielen, mit --lan mit allen im Haus.

    Öffnet das Spiel, das schon läuft, wenn es zu demselben Verzeichnis gehört.
help-play-lan = Handys und Computer im Haus mitspielen lassen.
help-play-port = Port; ist er belegt, einer der nächsten.
help-play-browser = Das Spiel im Browser öffnen.
help-serve = Einen Server für andere betreiben; jede Option lässt sich auch in der Umgebung setzen.
help-serve-host = Adresse, an der er erreichbar ist; 0.0.0.0 für alle.
help-serve-port = Port; 0 für irgendeinen freien.
help-serve-data = Verzeichnis, in dem die Spiele liegen; sonst dein eigenes Datenverzeichnis.
help-serve-database = PostgreSQL, in dem die Spiele liegen, postgresql://user@host/name; sonst eine Datei im Datenverzeichnis.
help-serve-origin = Adresse, die man eintippt, https://play.example.org; mehrere mit Komma.
help-serve-base_path = Pfad, unter dem das Spiel liegt, etwa /ricochet; ohne Angabe /.
help-serve-trusted_proxy = Adressen oder Netze der Reverse-Proxys davor, 10.0.0.0/8; mehrere mit Komma.
help-serve-keep_days = Räume löschen, in denen so viele Tage nichts geschehen ist.
help-serve-rooms = Wer Räume anlegen darf: everybody (alle) oder operator (nur wer den Server betreibt).
help-serve-log_level = Was protokolliert wird: debug, info, warning oder error.
help-serve-log_format = Wie protokolliert wird: text oder json.
help-backup = Alles, was ein Server aufbewahrt, in eine Datei kopieren, ob er läuft oder nicht.

    Wer die Datei hat, kann jeden Platz einnehmen: Nur ihr Besitzer kann sie lesen.
help-backup-file = Wohin die Kopie soll; eine vorhandene Datei wird ersetzt.
help-restore = Eine Kopie in ein leeres Verzeichnis legen, damit ein Server dort mit jedem Platz weitermacht.
help-restore-file = Eine Kopie von `ricochet backup`.
help-rooms = Die Räume des laufenden Servers auflisten, der zuletzt benutzte zuerst; oder einen öffnen oder schließen.

    Eine Zeile nennt die Kennung, den Code, den Namen, wann zuletzt etwas geschah (UTC), die Ereignisse und die offenen Seiten.
help-rooms-open_one = Einen Raum öffnen und seinen Link und seinen Code ausgeben.
help-rooms-close = Diesen Raum schließen und alles von ihm löschen, auch seine Spiele.
help-rooms-forget = Den Namen an diesem Platz überall löschen; Plätze zählen ab 0.
help-export = Spiele des laufenden Servers für die Forschung ausgeben: ein JSON-Objekt je Zeile, ohne Namen und Daten.
help-export-consented = Beendete Spiele, in denen alle es erlauben: anderes wird nicht ausgegeben.
help-db = An der Datenbank eines Servers mit PostgreSQL arbeiten.
help-upgrade = Die Tabellen anlegen, oder die einer älteren Version auf den neuesten Stand bringen; einmal für alle Server, die sie teilen.
help-upgrade-database = Ihre Adresse, postgresql://user@host/name.
help-work = Rätsel für die Server lösen, die ein PostgreSQL teilen, mit allen Prozessoren, bis zum Abbruch.
help-work-database = Ihre Adresse, postgresql://user@host/name.
help-board = Einen Spielplan, eine Stellung oder ein Rätsel im Terminal zeichnen oder als Bild.

    Ein Roboter ist sein Großbuchstabe, ein Ziel der Buchstabe seines Roboters und sein Symbol (* ist der Wirbel), mit > vor dem gefragten. /b/ ist eine Barriere, durch die Blau gleitet. Mit --path stehen die Roboter, wo der Weg hinführt; Pfeile zeigen den Weg, Zahlen die Halte, und (r) steht, wo ein Roboter begann.
help-board-text = Ein Spielplan, eine Stellung oder ein Rätsel in Notation, oder - für die Eingabe.
help-board-path = Züge, die gezeigt werden, etwa "Rn Be".
help-board-svg = Stattdessen ein Bild dorthin schreiben, mit - an die Standardausgabe.
help-board-theme = Die Farben des Bildes.
help-board-coordinates = Spalten und Zeilen im Bild benennen.
help-board-colour = Farben im Terminal; sonst, wo es sie hat.
help-board-plain = Zeichen der Zeichnung; sonst, was das Terminal hat.
help-check = Einen Weg Zug für Zug beurteilen. Der Endstatus ist 0, wenn er das Rätsel löst, sonst 1.

    Nennt zu jedem Zug seine Nummer, den Zug, wo er beginnt und wo er endet; zu einem unerlaubten Zug die Regel und den Code der Ablehnung.
help-check-puzzle = Ein Rätsel in Notation, oder - für die Standardeingabe.
help-check-path = Züge wie "Rn Be", oder - für die Standardeingabe.
help-count = Alle Folgen von so vielen erlaubten Zügen zählen.
help-count-position = Eine Stellung oder ein Rätsel in Notation, oder - für die Eingabe.
help-count-depth = Wie viele Züge eine Folge hat.
help-count-divide = Für jeden ersten Zug zählen.
help-solve = Einen kürzesten Weg ausgeben. Der Endstatus ist 1, wenn es keinen gibt oder vorher eine Grenze erreicht war.
help-solve-puzzle = Ein Rätsel in Notation, mit --every-target auch eine Stellung, oder - für eins in jeder Zeile der Eingabe.
help-solve-every_path = Jeden kürzesten Weg ausgeben, nach Roboter und Richtung.
help-solve-at_most = Höchstens so viele Wege mit --all ausgeben.
help-solve-count = Ausgeben, wie viele kürzeste Wege es gibt.
help-solve-every_target = Zu jedem Ziel des Spielplans Ziel, Züge und Weg ausgeben.
help-solve-as_json = Zu jeder Antwort ein JSON-Objekt schreiben.
help-solve-engine = Die Suche: native, wo sie kompiliert ist, oder reference.
help-solve-threads = Prozessoren für ein Rätsel oder, mit -, für so viele zugleich.
help-solve-max_moves = Der längste Weg, der gesucht wird.
help-solve-max_expanded = Zustände, deren Züge probiert werden.
help-solve-max_memory = Speicher für die besuchten Zustände, in GB.
help-solve-time_limit = Sekunden Suche für jedes Rätsel.
help-strong = Die Entfernung jeder Stellung von vier Robotern zu einem Ziel eines Spielplans finden.

    Nennt, wie viele Stellungen es in jeder Entfernung gibt, und die schwersten. Mit --look-up nennt der Befehl die Entfernung einer Stellung; der Endstatus ist 1, wenn sie keine Lösung hat.
help-strong-board = Ein Spielplan in Notation; mit --look-up eine Stellung, oder - für die Eingabe.
help-strong-target = Ein Ziel, etwa ">Rm2" oder ">*m2".
help-strong-output = Die Tabelle in dieser Datei aufbewahren; mit --box ein Verzeichnis.
help-strong-look_up = Die Entfernung einer Stellung aus dieser Tabelle ausgeben.
help-strong-verify = Jede Entfernung dieser Tabelle an der Regel messen, die alle beweist.
help-strong-beside = Die Tabelle, auf der sie beruht: die ohne R5.2 oder, für den Wirbel, die eines Roboters.
help-strong-box = Das Maximum jedes Ziels jedes Spielplans ohne Barrieren finden, und weitermachen, wo es endete.
help-strong-scheduler = Mit --box die Tabellen von den Arbeitern dieses Dask-Schedulers machen lassen.
help-strong-threads = So viele Prozessoren benutzen.
help-strong-max_memory = Ablehnen, was mehr Speicher braucht, in GB.
help-strong-hardest = Wie viele der schwersten Stellungen ausgegeben werden.
help-doctor = Sagen, was hier installiert ist und ob es funktioniert. Der Endstatus ist 1, wenn etwas nicht stimmt.

## Terminal: moves and paths that are refused

part-robot-title = { $robot ->
    [R] Rot
    [G] Grün
    [B] Blau
    [Y] Gelb
   *[S] Silber
  }
part-where = { $direction ->
    [n] Norden
    [e] Osten
    [s] Süden
   *[w] Westen
  }
part-a-wall = Eine Wand
part-by-robot = { $who }
fault-extra-missing = { $what } braucht das Extra { $extra }: pip install "{ $package }[{ $extra }]"
fault-move-blocked = { $who } kann nicht nach { $where }: { $what } steht im Weg.
fault-stops-on-diagonal = { $who } würde auf einer Barriere anhalten. Das ist nicht erlaubt.
fault-endless-slide = { $who } würde endlos gleiten. Das ist nicht erlaubt.
fault-robot-not-in-play = { $who } spielt nicht mit.
judged-reaches = { $who } erreicht { $cell } in { $moves } { $moves ->
    [one] Zug
   *[other] Zügen
  }.
judged-empty = Ein Weg hat mindestens einen Zug.
judged-nobody-there = Am Ende steht kein Roboter auf { $cell }.
judged-not-there = { $who } steht am Ende nicht auf { $cell }.
judged-no-ricochet = { $who } ist zwischen zwei eigenen Zügen nicht abgebogen.

## Terminal: notation that is refused

fault-unexpected = Erwartet: { $expected }. Gefunden: { $found }.
part-end = das Ende
part-cell = ein Feld wie c4
part-direction = eine Richtung (n, e, s oder w)
part-robot = ein Roboter (R, G, B, Y oder S)
part-wanted = ein Roboter (R, G, B oder Y) oder * für den Wirbel
part-board = ein Planteil (1A bis 4D) oder eine Größe wie 5x4:
part-face = die Seite des Planteils (A bis D)
part-side = eine Zahl von Feldern, 2 bis 32
part-height = 'x' und die Höhe
part-parts = ':' und die Teile des Spielplans
part-part = ein Teil wie b2e, #d1, Ra1m, *c2 oder Bd3/
part-mark = ein Symbol (m, g, p oder s), oder / oder \ für eine Barriere
part-target = ein Ziel wie >Re15
part-next-target = ein Leerzeichen und ein Ziel wie >Re15
part-next-robot = ein Leerzeichen und ein Roboter mit seinem Feld
part-target-on = Das Ziel auf { $cell }
part-diagonal-on = Die Barriere auf { $cell }
part-the-robot = { $who }
fault-twice = { $what } ist zweimal angegeben.
fault-twice-unlike = { $what } ist zweimal angegeben, und verschieden.
fault-format = Dieser Text lässt sich nicht als Wert lesen: { $why }.
fault-no-cell = { $cell } ist kein Feld: Schreib Spalte und Zeile, etwa c4.
fault-off-board = Ein Feld { $cell } gibt es auf diesem Spielplan nicht; er endet bei { $corner }.
fault-no-panel = Ein Planteil { $panel } gibt es nicht: Planteile sind 1A bis 4D.
fault-same-marking = Zwei Planteile haben dieselbe Markierung ({ $who }); ein Spielplan braucht alle vier.
fault-no-edition = Eine Ausgabe { $edition } gibt es nicht; es gibt { $editions }.
fault-size = Ein Spielplan ist { $least } bis { $most } Felder breit und hoch, nicht { $size }.
fault-symbols = Jedes Ziel hat ein Symbol.
fault-masks = Ein Spielplan hat eine Wandmaske für jedes Feld.
fault-mask = Eine Wandmaske ist 0 bis { $most }, nicht { $mask }.
fault-closed-open = Das geschlossene Feld { $cell } hat eine offene Seite.
fault-edge-open = Der Rand ist bei { $cell } offen.
fault-wall-one-sided = Die Wand { $wall } ist von der anderen Seite keine.
fault-diagonal-silver = Keine Barriere hat die Farbe des silbernen Roboters.
fault-diagonal-closed = Auf { $cell } liegt eine Barriere, aber das Feld ist geschlossen.
fault-two-diagonals = Auf { $cell } liegen zwei Barrieren.
fault-vortex-any = Der Wirbel und kein anderes Ziel nimmt jeden Roboter.
fault-two-targets = Auf { $cell } liegen zwei Ziele.
fault-target-silver = Kein Ziel gehört dem silbernen Roboter.
fault-target-there = Das Ziel kann nicht auf { $cell } liegen: { $why }.
fault-target-robot = Das Ziel gilt { $who }, und dieser Roboter spielt nicht mit.
fault-robot-there = { $who } kann nicht auf { $cell } stehen: { $why }.
part-closed = Das Feld ist geschlossen
part-diagonal-there = Dort liegt eine Barriere, auf der kein Roboter anhalten darf
fault-two-robots = { $who } und { $other } stehen beide auf { $cell }.
fault-no-robots = Kein Roboter spielt mit.
fault-places = Eine Stellung hat { $places } Stellen für Roboter.
fault-cell-number = Ein Feld Nummer { $number } gibt es auf einem Spielplan von { $size } nicht.
fault-cell-nowhere = Ein Feld Nummer { $number } gibt es auf dem Spielplan nicht.

## Terminal: searches and tables that are refused

refused-engine-missing = Die Engine { $engine } ist hier nicht installiert; es gibt { $engines }.
refused-cpu-target = RICOCHET_CPU kann nicht befolgt werden: { $why }.
refused-limit-met = Eine Grenze war erreicht, bevor alle kürzesten Wege bekannt waren.
fault-table-vortex = Eine Tabelle des Wirbels gilt für Roboter, die keine Barriere unterscheidet.
fault-table-four = Eine Tabelle gilt für vier Roboter, nicht { $robots }.
fault-table-robot = { $who } ist nicht unter den vieren.
fault-table-cells = Eine Tabelle gilt für Spielpläne mit 4 bis { $most } Feldern, auf denen ein Roboter stehen kann, nicht { $cells }.
fault-table-memory = Die Tabelle braucht { NUMBER($needed, maximumFractionDigits: 1) } GB Speicher; erlaubt sind { NUMBER($allowed, maximumFractionDigits: 1) } GB.
fault-table-cancelled = Die Tabelle wurde abgebrochen, bevor sie fertig war.
fault-table-position = Die Tabelle gilt für den Spielplan { $board } mit den Robotern { $robots }.
fault-table-foreign = Die Datei { $file } ist keine Tabelle von Entfernungen.
fault-table-version = Die Datei { $file } ist eine Tabelle einer anderen Version; erzeuge sie neu.
fault-table-damaged = Die Datei { $file } ist beschädigt; erzeuge sie neu.
fault-table-busy = Ein anderer Lauf ergänzt gerade die Datei { $file }; lass ihn erst enden.
fault-table-wrong = Die Tabelle ist falsch: Für { $position } nennt sie { $said } Züge, richtig wären { $due }.
fault-table-beside-one = Eine Tabelle des Wirbels wird neben der eines Roboters für dasselbe Feld geprüft, mit derselben Regel.
fault-table-beside-free = Eine Tabelle mit R5.2 wird neben derselben ohne R5.2 geprüft.
fault-table-turned = Mit R5.2 kann keine Tabelle eines Roboters geprüft werden, den Barrieren ablenken.

## Terminal: settings and data that are refused

fault-port = --port muss eine Zahl von 0 bis { $most } sein, nicht { $said }.
fault-origin = --origin muss wie https://play.example.org aussehen, nicht { $said }.
fault-base-path = --base-path muss wie /ricochet aussehen, nicht { $said }.
fault-trusted-proxy = --trusted-proxy muss Adressen oder Netze wie 10.0.0.0/8 nennen, nicht { $said }.
fault-keep-days = --keep-days muss eine Zahl von 1 bis 99999 sein, nicht { $said }.
fault-choice = Für --{ $option } gibt es { $list }, nicht { $said }.
fault-no-address = Die Adresse { $host } gibt es nicht. Wähl mit --host eine andere.
fault-foreign-address = { $host } ist keine Adresse dieses Computers. Wähl mit --host eine andere.
fault-cannot-listen = { $place } kann nicht benutzt werden: { $why }. Wähl mit --port einen anderen Port.
refused-no-server = Zu { $place } läuft kein Server.
refused-no-such-room = Kein Raum hat diesen Link oder Code.
refused-data-in-use = Ein anderer Server benutzt { $place }. Halte ihn an, oder wähl mit --data ein anderes Verzeichnis.
refused-data-newer = Die Daten haben Schema { $found }, aber diese Version kennt nur { $known }. Aktualisiere das Programm.
refused-data-not-empty = In { $place } ist schon etwas. Wähl mit --data ein leeres Verzeichnis.
refused-data-damaged = { $place } kann nicht benutzt werden: { $why }.
refused-data-place = In { $place } können keine Spiele liegen: { $why }.
refused-data-unopened = Die Daten in { $place } lassen sich nicht öffnen: { $why }.
fault-database = --database muss wie postgresql://user@host/name aussehen.
fault-no-database = Nenne die Datenbank mit --database oder RICOCHET_DATABASE.
refused-data-older = Die Datenbank { $place } hat Schema { $found }, das älter als diese Version ist. Starte: ricochet db upgrade --database URL
refused-data-no-tables = Die Datenbank { $place } hat noch keine Tabellen. Starte: ricochet db upgrade --database URL
refused-data-elsewhere = Die Spiele liegen in PostgreSQL. Kopiere sie mit dessen eigenen Mitteln, etwa pg_dump.
refused-database-unreachable = Die Datenbank { $place } ist nicht erreichbar: { $why }.
refused-database-missing = Die Datenbank { $place } gibt es nicht. Lege sie mit createdb an.
refused-database-password = Die Datenbank { $place } nimmt diesen Benutzer oder dieses Passwort nicht an.
refused-database-rights = Dem Benutzer der Datenbank { $place } fehlen Rechte: { $why }.
part-no-file = Es gibt keine solche Datei
part-empty = Sie ist leer
part-foreign = nicht von diesem Spiel
part-damaged = beschädigt: { $why }
part-damaged-rooms = beschädigt: die Aufzeichnung von Raum { $rooms }
part-too-busy = Ein Server schreibt gerade zu viel, um das zu prüfen

# What a link tells before anybody follows it, said by the server.

link-what = Roboter gleiten, bis etwas sie aufhält. Wer den Weg mit den wenigsten Zügen findet, bekommt den Chip.
link-room = Du bist zu { $product } eingeladen · { $room }
link-room-board = Der Spielplan des Raums und vier Roboter.
link-game = Ein beendetes Spiel { $product }
link-game-board = Der Spielplan des Spiels und vier Roboter.
link-rules = So wird gespielt · { $product }
link-learn = Zehn kleine Spielpläne zum Lernen · { $product }
link-today = Das Tagesrätsel · { $product }
link-day = Rätsel vom { $day } · { $product }
link-any-robot = Beliebiger Roboter
link-robot = { $who }
link-puzzle = { $who } nach { $cell }. Wie wenige Züge brauchst du?
link-puzzle-board = Ein Spielplan mit vier Robotern. { $who } soll auf { $cell } anhalten.

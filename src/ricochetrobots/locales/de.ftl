# Every text on screen and in the terminal, in German, in the order of the pages; round and terminal come last.

language-name = Deutsch
language-tag = de
product = Rasende Roboter
tab-title = { $page } · Rasende Roboter
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
    [none] { $robot ->
        [R] rotes Feld
        [G] grünes Feld
        [B] blaues Feld
        [Y] gelbes Feld
       *[S] silbernes Feld
      }
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

## Cells, for screen readers

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

## Rejected moves

slide-move-blocked = { robot-title } kann nicht nach { direction-name }: { $by ->
    [robot] Ein Roboter
   *[wall] Eine Wand
  } steht im Weg.
slide-stops-on-diagonal = { robot-title } würde auf einer Barriere anhalten. Das ist nicht erlaubt.
slide-endless-slide = { robot-title } würde endlos gleiten. Das ist nicht erlaubt.

## Server refusals that need a different text in the browser

problem-offline = Der Server ist nicht erreichbar. Prüfe die Verbindung und versuch es noch einmal.
page-missing-title = Diese Seite ließ sich nicht laden
problem-no-such-room = Kein Raum hat diesen Code. Prüfe die acht Zeichen.
problem-no-such-game = Kein beendetes Spiel hat diesen Link. Vielleicht ist er unvollständig, oder das Spiel wurde gelöscht.
problem-unreadable = Diese Adresse enthält keinen lesbaren Spielplan. Vielleicht ist der Link unvollständig.
problem-illegal = Der Spielplan in dieser Adresse verstößt gegen eine Regel.
problem-ambiguous = Der Spielplan in dieser Adresse ist nicht eindeutig.

## Header, help, settings

back-to-start = Zurück zur Startseite
back-to-match = Zurück zum Spiel
back = Zurück
turn-board = Spielplan drehen
help = Hilfe
help-keys = Tasten
help-all = Alle Regeln
help-slide = Gleiten
help-slide-words = Ein Roboter gleitet, bis ihn eine Wand oder ein anderer Roboter aufhält. Jedes Gleiten ist ein Zug.
help-reach = Das Ziel erreichen
help-reach-words = Der Roboter auf dem Chip muss auf dem Ziel anhalten und unterwegs einmal abbiegen.
help-bid-words = Sag, wie viele Züge du brauchst. Das erste Gebot dreht die Sanduhr um. Du kannst dein Gebot senken, nie erhöhen.
help-pass-words = Du hast nichts Kleineres. Wenn alle gepasst haben, bleibt der Sand stehen.
help-show-words = Das kleinste Gebot zeigt zuerst. { $exact ->
    [yes] 7 heißt genau 7.
   *[no] 7 heißt 7 oder weniger.
  }
settings = Einstellungen
menu = Menü
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
setting-letters = Buchstaben auf Robotern
setting-letters-note = R G B Y S statt kleiner Gesichter
setting-coordinates = Koordinaten
setting-coordinates-note = a–p und 1–16 rund um den Spielplan
setting-oneTapBid = Bieten mit einem Tipp
setting-oneTapBid-note = eine angetippte Zahl ist sofort geboten
setting-singleKeys = Kurzbefehle mit einer Taste
setting-singleKeys-note = Buchstaben und Ziffern ohne Strg
setting-buzz = Vibration
setting-buzz-note = Handy vibriert bei jedem Halt und beim ersten Gebot
sound = Ton
sound-off = Aus
sound-quiet = Leise
sound-full = Laut
sound-offer = Töne für Chips, Gebote und Züge? In den Einstellungen lässt sich das ändern.
sound-offer-yes = Ton einschalten
sound-offer-no = Ohne Ton
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
key-redo = Zug wiederholen
key-solutions = Lösungen zeigen
key-moves = Restliche Züge nach jedem Zug zeigen
key-chips = Alle Chips zeigen
key-next-group = Nächste Gruppe von Lösungen
key-analyse = Analysieren
key-analyse-back = Analyse verlassen
key-space = Leertaste
key-escape = Esc
key-enter = Enter
key-tab = Tab
key-shift = Umschalt

## Start page

lead = Roboter gleiten, bis etwas sie aufhält. Finde die wenigsten Züge zum Ziel. Biete die niedrigste Zahl, zeig den Weg, und der Chip gehört dir.
your-name = Dein Name
your-name-note = Die anderen sehen ihn. Ohne Namen heißt du „{ name-alone }“.
name-missing = Gib zuerst deinen Namen ein.
name-alone = Gast
room-code = Raumcode
room-code-tv = Raumcode für den Fernseher
code-length = Ein Raumcode hat acht Zeichen.
join = Beitreten
watch = Zuschauen
start-aim = { $robot ->
    [any] Beliebiger Roboter, Ziel: { $target }
   *[other] { show-robot }, Ziel: { $target }
  }
start-note = Dein erster Zug beginnt es. Keine Zeit läuft.
first-title = Bring Rot zum roten Stern.
first-note = { $how ->
    [touch] Wisch Rot an. Es gleitet, bis etwas es aufhält.
   *[mouse] Zieh Rot, oder drück eine Pfeiltaste. Es gleitet, bis etwas es aufhält.
  }
first-stopped = { $by ->
    [ready] { robot-title } hielt auf. Jetzt zum Stern.
    [robot] { robot-title } hielt auf.
    [edge] Der Rand hielt auf.
   *[wall] Eine Wand hielt auf.
  }
first-slide-on = { move-count } · Zurück oder weiter gleiten
first-over = Noch nicht: Rot muss dort anhalten.
first-undo-note = Falscher Weg? Nichts ist verloren.
first-solved = Zwei Züge. Das ist das Spiel.
first-later = Angekommen in { $moves }. Zwei genügen.
first-solved-note = Mit anderen gewinnt die niedrigste Zahl den Chip.
first-next = Jetzt im Ernst
first-others = Alles andere
todays-puzzle = Tages{"\u00AD"}rätsel
todays-puzzle-missing = Das Tagesrätsel ließ sich nicht laden.
day-grade = { $grade ->
    [0] leicht
    [1] mittel
    [2] schwer
   *[3] sehr schwer
  }
solved-today = Heute gelöst. Nächstes in { $time } h
play-alone = Allein spielen
play-alone-note = 17 Chips gegen die Sanduhr
friends-play = Mit anderen spielen
friends-note = Ein Link, bis zu 16 Plätze, kein Konto
practise-door-note = Rätsel auf deinem Niveau
analyse-door-note = Jede Stellung, alle Lösungen
table-door-note = Sand, Gebote, Prüfung
door-learn = Lernen
door-tv = Am Fernseher
tv-door-note = Spielplan, Sand, Gebote
how-to-play = So wird gespielt
no-account = Kein Konto
no-tracking = Kein Tracking

## The page of the things that this device stores

device-title = Auf diesem Gerät
device-note = Nichts davon wird gesendet. Eine Kopie enthält Links zu Räumen, aber keine Plätze.
device-cleared = Manche Browser löschen es nach einigen Wochen ohne Besuch. Eine gesicherte Kopie oder das installierte Spiel ist davor sicher.
kilobytes = { $kilobytes } kB
stored-game = Das Spiel, auch ohne Netz bereit
stored-practise = Üben: Wertung, Jahr, Rätsel zum Wiederholen
stored-days = Ergebnisse der Tagesrätsel
stored-lessons = Lektionen
stored-games = Spiele
stored-evening = Der Abend an deinem Tisch und deine Schachtel
stored-settings = Einstellungen und Name
stored-others = Anderes
device-save = Kopie sichern
device-import = Kopie einlesen
device-import-title = { $count ->
    [0] Diese Kopie fügt nichts hinzu: Alles daraus ist schon hier.
    [one] Diese Kopie fügt einen Eintrag hinzu. Alles andere bleibt, wie es ist.
   *[other] Diese Kopie fügt { $count } Einträge hinzu. Alles andere bleibt, wie es ist.
  }
device-import-do = Hinzufügen
device-no-copy = Diese Datei ist keine Kopie dessen, was ein Gerät speichert.
device-delete = Löschen
device-delete-all = Alles löschen
device-delete-one = Löschen: { $name }
device-delete-sure = Endgültig löschen?
## The start page without a network, with a new version, and the offer to install the game

offline-line = Offline. Nur andere, Codes und Fernseher brauchen ein Netz.
new-version = Eine neue Version ist bereit.
new-version-note = Sie startet von selbst, wenn du das Spiel das nächste Mal öffnest. Eine Runde, ein Rennen oder einen Abend unterbricht sie nie.
new-version-start = Jetzt starten
# The title of a card with the button "install".
install-title = { $device ->
    [phone] Auf diesem Handy behalten
   *[computer] Auf diesem Computer behalten
  }
install-note = Öffnet sich ohne Browser und ohne Netz. { $kilobytes } kB.
install-share = Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“.
install = Installieren
door-table = Eigene Schachtel

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
problem-no-such-day = Diese Adresse enthält kein gültiges Datum. Vielleicht ist der Link unvollständig.
problem-day-not-come = Das Rätsel für diesen Tag gibt es noch nicht.
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
share-day = { $day }, { day-grade }
share-over = { $over ->
    [0] Kürzeste Lösung
    [1] Einer mehr als nötig
   *[other] { $over } mehr als nötig
  }
share-streak = { $days } Tage in Folge
share-note = Fünf Felder für die fünf Fünftel deines Wegs. Sie sagen, wie gut er war, nie wie lang er ist oder welcher Roboter zieht.
share-ask = Und du?
share-as = Art
share-picture = Bild
share-text = Text
share-copy = Kopieren
share-copied = Kopiert.
share-by-hand = Kopiere es selbst
share-players = { $players } { $players ->
    [one] Person
   *[other] Personen
  }
share-round = { $gap ->
    [0] { $moves } Züge
   *[other] { $moves } Züge, nächstes Gebot { $next }
  }
share-best = { $gap ->
    [0] Beste Runde: { $moves } Züge
   *[other] Beste Runde: { $moves } Züge, das nächste Gebot war { $next }
  }
share-moves = { move-count } (kürzeste Lösung { $best })
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

## Setting up a position

lay-title = Aufbauen
lay-steps = Schritte
lay-step-box = Schachtel
lay-step-panels = Planteile
lay-step-robots = Roboter
lay-step-chip = Ziel
lay-done = , fertig
lay-box-fact = die Schachtel auf eurem Tisch
lay-panel-fact = Planteil { $number } von 4
lay-robot-fact = Roboter { $number }
lay-robots-fact = { $count ->
    [one] ein Roboter
   *[other] { $count } Roboter
  }
lay-which-box = Welche Schachtel habt ihr?
lay-box-2013 = 2013
lay-box-2013-zman = 2013, Z-Man
lay-box-1999 = 1999
lay-box-note-2013 = acht Planteile, silberner oder schwarzer Roboter
lay-box-note-2013-zman = dieselben Planteile, andere Spielregel
lay-box-note-1999 = vier Planteile, keine Barrieren
lay-faces = { $count } Seiten
lay-box-kept = Dieses Gerät merkt sich die Schachtel. Nächstes Mal beginnst du mit den Planteilen.
lay-paste = Oder füg sie ein
lay-paste-what = Notation, Link oder Text eines anderen Programms
lay-paste-none = Keine Stellung gefunden. Beispiel: 4C3A2C1C Rc4 Gn12 >Re15
lay-paste-long = Dieser Text ist zu lang. Höchstens { $most } Zeichen.
lay-paste-offline = Keine Notation gefunden. Der Text eines anderen Programms braucht eine Verbindung.
lay-fault-text = Keine Stellung gefunden: Zeichen { $number }, „{ $sign }“, passt nicht. Beispiel: 4C3A2C1C Rc4 Gn12 >Re15
lay-fault-end = Der Text endet zu früh. Beispiel: 4C3A2C1C Rc4 Gn12 >Re15
lay-read = { $format ->
    [notation] Notation.
    [link] Ein Link dieser Seite.
    [driftingdroids] DriftingDroids.
    [driftingdroids-map] Ein Plan von DriftingDroids.
    [fogleman] Das Programm von Michael Fogleman.
    [drawing] Eine Zeichnung.
    [json] JSON.
    [pddl] PDDL.
    [asp] Fakten für Answer-Set-Programme.
    [maze] Ein Labyrinth.
    [grid] Ein Raster.
   *[other] { $format }.
  }
lay-lost = Dieses Format kennt { $parts } nicht; darum sind keine gesetzt.
lay-lost-part = { $part ->
    [diagonals] die Barrieren seiner Planteile
    [walls] manche Wände
   *[other] manche Ziele
  }
lay-pasted = Eingefügt: der Spielplan und { $robots ->
    [0] keine Roboter
    [one] ein Roboter
   *[other] { $robots } Roboter
  }.
lay-pasted-no-chip = Der Text enthält keinen Chip.
lay-place = { $place ->
    [nw] Planteil oben links
    [ne] Planteil oben rechts
    [se] Planteil unten rechts
   *[sw] Planteil unten links
  }
lay-place-number = , { $number } von 4
lay-as-it-lies = So gezeigt, wie es dort liegt. Wähl das, das genauso aussieht.
lay-map = Die vier Planteile
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
lay-mark = Seine Markierung nahe der Mitte
lay-mark-or = oder irgendein Ziel darauf
lay-mark-label = Markierung { robot-title }: { $targets }
lay-faces-label = Seiten mit dieser Markierung
lay-diagonals = Barrieren
# Such as: Face 2B: green star j2, yellow moon o3, red planet k5, blue gear m7.
lay-face = Seite { $panel }: { $targets }{ $diagonals ->
    [yes] , Barrieren
   *[no] {""}
  }.
lay-target-at = { $target } { $cell }
lay-taken = { lay-place }, { $number } von 4. Markierung { robot-title }. { $face }
lay-touch = Berühr den Spielplan nahe dem Feld, verschieb, lass los. Oder tipp den Namen ein, etwa o5.
lay-lift = Heb den Finger oder drück Enter, um ihn dort abzustellen.
lay-robot-where = Wo steht { robot-name }?
lay-robot-on = { robot-title } auf { $cell }
lay-placed = { robot-title } auf { $cell }.
lay-all-placed = Alle Roboter stehen
lay-fault-closed = Dieses Feld ist geschlossen.
lay-fault-diagonal = Auf einer Barriere kann kein Roboter anhalten.
lay-fault-robot = Hier steht schon { robot-name }.
lay-now = jetzt
lay-no-silver = Ohne Silber
lay-robot = { show-robot }{ $state ->
    [now] , wird gesetzt
    [placed] , auf { $cell }
    [out] , spielt nicht mit
   *[later] {""}
  }
lay-which-chip = Welcher Chip liegt offen?
lay-solves = Die Suche beginnt sofort.
lay-no-targets = Dieser Spielplan hat keine Ziele.
lay-all-chips = Alle { $count }
lay-chip-note = Oder tipp auf das Ziel auf dem Spielplan. „Alle { $count }“ löst jeden Chip dieser Stellung.
key-lay-mark = Markierung des Planteils wählen
key-lay-face = Seite des Planteils wählen
key-lay-arrows = Feld verschieben
key-lay-type = Name eines Feldes eintippen
key-lay-place = Roboter dort abstellen
key-back = Einen Schritt zurück

## Your own board

editor-title = Eigener Spielplan
editor-tools = Werkzeuge
editor-tool-wall = Wände
editor-tool-diagonal = Barriere
editor-tool-target = Ziel
editor-tool-robot = Roboter
editor-tool-closed = Sperren
editor-tool-erase = Leeren
editor-now-wall = Wände zeichnen
editor-now-diagonal = Barriere setzen
editor-now-target = Ziel setzen
editor-now-robot = Roboter setzen
editor-now-closed = Felder schließen
editor-now-erase = Felder leeren
editor-square = { $cell }: seine Wände
editor-note-wall = Tipp ein Feld an, dann seine Seite. Mit der Maus klickst du auf eine Kante oder ziehst die Kanten entlang.
editor-note-diagonal = Der Roboter ihrer Farbe gleitet hindurch. Alle anderen biegen hier ab, und keiner hält an. Tipp noch einmal, um sie zu entfernen.
editor-note-target = Tipp sein Feld an. Ein Ziel, das schon auf dem Spielplan liegt, wandert dorthin.
editor-note-robot = Tipp sein Feld an. Tipp noch einmal, um ihn zu entfernen.
editor-note-closed = Kein Roboter kommt auf ein geschlossenes Feld. Tipp noch einmal, um es zu öffnen.
editor-note-erase = Tipp ein Feld an, um es und seine Wände zu leeren.
editor-tick = Ein Haken: schon auf dem Spielplan. Noch einmal gesetzt, wandert es.
editor-side = { $direction ->
    [n] Wand im Norden
    [e] Wand im Osten
    [s] Wand im Süden
   *[w] Wand im Westen
  }
editor-diagonal = { $robot ->
    [R] Rote
    [G] Grüne
    [B] Blaue
    [Y] Gelbe
   *[S] Silberne
  } Barriere, { $lean ->
    [rising] Südwesten nach Nordosten
   *[falling] Nordwesten nach Südosten
  }
editor-target = { $target }{ $placed ->
    [yes] , auf dem Spielplan
   *[no] { "" }
  }
editor-width = Felder breit
editor-width-less = Schmaler
editor-width-more = Breiter
editor-height = Felder hoch
editor-height-less = Niedriger
editor-height-more = Höher
editor-remove = { $walls ->
    [one] Eine Wand
   *[other] { $walls } Wände
  } und { $pieces ->
    [one] ein Teil
   *[other] { $pieces } Teile
  } entfernen?
editor-keep = Behalten
editor-remove-do = Entfernen
editor-centre = Geschlossener Block in der Mitte
editor-again = Neu anfangen mit
editor-empty = Leer
editor-box = Plan der Schachtel
editor-all-move = Jeder Roboter kann ziehen
editor-robot-shut = { robot-title } auf { $cell } kann nicht ziehen
editor-robot-shut-note = Wände und Roboter versperren jede Seite.
editor-diagonal-wall = Die Barriere auf { $cell } hat eine Wand neben sich
editor-diagonal-wall-note = Ein Zug, der dort enden würde, ist nicht erlaubt.
editor-copy = Als Text kopieren
editor-copied = Als Text kopiert.
editor-not-copied = Dieser Browser erlaubt das Kopieren nicht.
editor-robots = Roboter setzen
key-editor-wall = Wand des Feldes setzen oder entfernen
key-editor-diagonal = Barriere setzen
key-editor-clear = Feld leeren
key-editor-put = Werkzeug auf dem Feld anwenden

## Analysing a position

analyse = Analysieren
analyse-ask = Eine Stellung analysieren
analyse-position = Stellung als Text
analyse-example = Spielplan, Roboter und Ziel, etwa 4C3A2C1C Rc4 Gn12 >Re15
analyse-unreadable = Keine Stellung gefunden. Beispiel: 4C3A2C1C Rc4 Gn12 >Re15
analyse-all-chips = Alle Chips
analyse-set-up = Aufbauen
analyse-parts = Teile der Analyse
analyse-tab-solutions = Lösungen
analyse-tab-moves = Züge
analyse-tab-chips = { $count } { $count ->
    [one] Chip
   *[other] Chips
  }
analyse-choose-chip = Chip wählen
analyse-no-solver = Dieser Browser kann nicht nach Lösungen suchen
analyse-in-play = Um diesen Chip wird gerade in { $room } gespielt. Analysiere ihn nach der Runde.
# The search: $moves is the bound so far.
analyse-at-least = Mindestens { $moves } Züge
analyse-proven = Bewiesen: keine Lösung in { $moves } oder weniger.
analyse-meanwhile = Eine gefüllte Zahl ist ausgeschlossen. Sieh dir inzwischen die anderen Chips an.
analyse-stop = Bei { $moves } aufhören
analyse-stopped = Aufgehört: mindestens { $moves }
analyse-resume = Weitersuchen
analyse-memory = { $device ->
    [phone] Diesem Handy
   *[computer] Diesem Computer
  } ging bei { $moves } der Speicher aus: mindestens { $moves }.
analyse-seconds = { $seconds } s
# The solutions. $time is "0.01 s".
analyse-shortest = Kürzeste: { move-count }
analyse-unsolvable = Keine Lösung
# The path that a player showed in a round.
analyse-shown = { $name }, Runde { $round }
analyse-proven-in = bewiesen in { $time }
analyse-solutions = { $count } { $count ->
    [one] Lösung
   *[other] Lösungen
  }
# Instead of a number of solutions, which nobody has counted.
analyse-one-of = Eine der kürzesten.
analyse-one-of-unknown = Eine der kürzesten. Wie viele es gibt, ist nicht bekannt.
analyse-count = Zählen · kann Minuten dauern
analyse-counting-solutions = Die Lösungen werden gezählt …
analyse-count-stop = Nicht weiter zählen
analyse-count-memory = Beim Zählen der Lösungen ging der Speicher aus.
# A command follows.
analyse-memory-next = Ein Computer hat mehr Speicher: Kopiere den Link und öffne ihn dort. Die Kommandozeile kann den ganzen nutzen:
analyse-more-groups = { $count } weitere { $count ->
    [one] Gruppe
   *[other] Gruppen
  }
analyse-either-order = { $robots } in beliebiger Reihenfolge
analyse-orders = { $count } Reihenfolgen
# Between two directions of one move: "silver east or west".
analyse-or = oder
# For screen readers: $words is "red north, green west".
analyse-path = { move-count }: { $words }
analyse-play = Abspielen: { $words }
# The moves left after each move.
analyse-every-move = Jeder Zug
analyse-from-start = vom Anfang
analyse-after = nach { $count } { $count ->
    [one] Zug
   *[other] Zügen
  }
analyse-move-number = Zug { $count }
analyse-left = noch { $moves }
analyse-counting = Wird gezählt…
analyse-no-path = Keine Lösung mehr möglich
analyse-reached = Erreicht in { $moves } { $moves ->
    [one] Zug
   *[other] Zügen
  }
analyse-bid-exact = Nur ein Gebot von genau { $moves } gewinnt den Chip.
analyse-bid-fewer = Ein Gebot von { $moves } oder mehr gewinnt den Chip. Das Zeigen endet hier.
analyse-adds = { robot-title } nach { $direction } kostet { $more ->
    [one] einen Zug
    [2] zwei Züge
    [3] drei Züge
    [4] vier Züge
    [5] fünf Züge
   *[other] { $more } Züge
  } mehr: { $now } statt { $before }.
analyse-dead-end = { robot-title } nach { $direction } lässt keine Lösung mehr zu.
analyse-left-words = { $kind ->
    [best] noch { $left }, auf einer kürzesten Lösung
    [none] keine Lösung
    [open] noch nicht gelöst
   *[other] noch { $left }
  }
analyse-move = { robot-title } nach { $direction }, { analyse-left-words }
analyse-robot = { robot-title }: { analyse-left-words }
analyse-legend = Die Zahl sagt, wie viele Züge danach noch fehlen
analyse-legend-best = auf einer kürzesten Lösung
analyse-legend-one = 1 mehr
analyse-legend-few = 2 oder 3
analyse-legend-many = 4 oder mehr
analyse-best = Bester
# All chips of the position. "any" robot may reach the vortex.
analyse-any = alle
analyse-range = { $least } bis { $most } Züge
analyse-chips-solved = { $count } von { $total } gelöst
analyse-chip-optimum = { $target }: { $state ->
    [solved] { move-count }
    [bound] mindestens { $moves } Züge
    [running] Suche läuft
    [unsolvable] keine Lösung
    [not-in-play] sein Roboter spielt nicht mit
    [in-play] in einem Raum im Spiel
   *[open] noch nicht gelöst
  }
# The menu, and what leaves the page.
analyse-rule = { $rule ->
    [free] freie Regel
   *[ricochet] mit Abbiegen
  }
analyse-with-ricochet = { $moves ->
    [0] Mit Abbiegen gibt es keine Lösung.
   *[other] Mit Abbiegen braucht es { $moves }.
  }
analyse-rule-ricochet = Der Roboter muss abbiegen
analyse-rule-ricochet-note = er biegt nach einem Zug mindestens einmal ab; ausgeschaltet darf er geradewegs ans Ziel
analyse-rule-exact = Ein Gebot heißt genau diese Zahl
analyse-rule-exact-note = ausgeschaltet: diese Zahl oder weniger, und das Zeigen endet am Ziel
analyse-picture = Bild
analyse-text = Als Text
analyse-link = Link kopieren
analyse-text-copied = Stellung und Lösung sind kopiert.
analyse-by-hand = Das Kopieren ging nicht. Kopiere es selbst: { $words }

## Entering a room

connecting = Verbindungsaufbau
connection-lost = Verbindung verloren. Neuer Versuch…
connection-restarting = Der Server startet neu. Gleich geht es weiter…
connection-paused = Gleich geht es weiter. Der Sand ist angehalten.
connection-unsent = Keine Verbindung. Deine { $bid } ist nicht angekommen.
bid-cancel = Zurückziehen
connection-offline = { $bid ->
    [none] Du bist offline. Der Sand läuft weiter.
   *[other] Du bist offline. Deine { $bid } ist nicht angekommen; der Sand läuft weiter.
  }
connection-sending = { $bid ->
    [none] Wird gesendet…
   *[other] { $bid } wird gesendet…
  }
server-silent = Der Server antwortet nicht. Neuer Versuch…
notice-restart = { $unit ->
    [minutes] Der Server startet in etwa { $time } min neu.
   *[clock] Der Server startet in { $time } neu.
  } Euer Spiel geht gleich danach weiter.
try-now = Jetzt versuchen
you-are-back = Du bist wieder da.
back-arrived = Deine { $bid } ist rechtzeitig angekommen.
back-late = Deine { $bid } kam zu spät an: Der Sand war durchgelaufen.
arrival-title = Du bist eingeladen
arrival-host = { $name } lädt dich ein
arrival-what = Roboter gleiten, bis etwas sie aufhält. Finde die Lösung mit den wenigsten Zügen und gewinn den Chip.
tryout-title = Probier diesen Spielplan: Löse ihn in zwei Zügen
tryout-start = Inzwischen einen Chip probieren
tryout-done = Du hast es in 2 Zügen gelöst. Mehr kann ein Roboter nicht.
arrival-present = { $names } { $count ->
    [one] sitzt
   *[other] sitzen
  } am Tisch.
arrival-nobody = Noch sitzt niemand am Tisch.
arrival-late = Das Spiel läuft schon. Du spielst ab dem nächsten Chip mit.
sit-down = Platz nehmen

## Setting up a room

room-title = Raum { $room }
ask-in = Lade andere mit diesem Code ein
qr = QR-Code mit dem Link zu diesem Raum
copy-link = Link kopieren
share-link = Link senden
share-words = Spiel mit mir Ricochet Robots
link-copied = Der Link ist kopiert.
link-by-hand = Der Link konnte nicht kopiert werden. Kopiere ihn selbst: { $link }
seats = Am Tisch
you = Du
# Follows other names: "Mara and you".
you-among = du
away = abwesend
watching = { $count ->
    [one] { $count } schaut zu
   *[other] { $count } schauen zu
  }
# Shown on a page that runs this many seconds behind.
behind = { $seconds } s zurück
# A handicap (R6.15): $handicap is 0.5, 1, 2 or 3 moves.
handicap-number = { $handicap ->
    [0.5] ½
   *[other] { $handicap }
  }
handicap-of = Handicap { $handicap ->
    [0.5] ½
   *[other] { $handicap }
  }
handicap-none = keins
handicap-open = Handicap für { $name }
handicap-title = Handicap für { $name }
handicap-why = Mit einem Handicap zählt ein Gebot in der Reihenfolge mehr, sodass andere zuerst zeigen.
# An example below the chosen handicap. $half: yes, no.
handicap-example = { $half ->
    [yes] Ein Gebot von { $bid } kommt nach jeder anderen { $bid }. Gezeigt werden weiter { $bid }.
   *[no] Ein Gebot von { $bid } steht in der Reihenfolge wie { $moves }. Gezeigt werden weiter { $bid }.
  }
nobody-else = Sonst noch niemand.
nobody-else-note = Sende den Link, oder fang allein an und lass andere später dazukommen.
host-decides = { $name } richtet den Tisch ein und startet das Spiel.
room-menu = Raum
make-host = Leitung geben
remove-player = Entfernen
lock-room = Raum sperren
lock-room-note = niemand Neues kann Platz nehmen oder den Code nutzen
spectator-delay = Verzögerung für alle, die zuschauen
spectator-delay-note = wer zuschaut, sieht alles später und kann nicht helfen
no-delay = keine
renew-link = Link erneuern
renew-link-note = alter Link und Code funktionieren nicht mehr, Zuschauende werden getrennt
renew-link-go = Erneuern
close-room = Raum schließen
close-room-note = beendet das Spiel und schickt alle hinaus
close-room-sure = Den Raum für alle schließen?
close-room-no = Offen lassen
player-number = Spieler { $number }
own-seat = Dein Platz
own-seat-note = Geräte, Statistik, deine Daten
team = Als Team spielen
team-note = jemand spielt auf deinem Platz mit, am eigenen Gerät
team-invite = Einladen
team-link = Dieser Link öffnet deinen Platz: Alle, die ihn haben, bieten, passen und zeigen für dich. Um das zu beenden, melde andere Geräte ab.
team-qr = QR-Code deines Platzes
team-name = Name des Teams
team-rename = Umbenennen
team-seated = Dieses Gerät hat in diesem Raum schon einen Platz.
renew-seat = Andere Geräte abmelden
renew-seat-note = dein Platz bleibt nur auf diesem Gerät
renew-seat-go = Abmelden
renew-seat-done = Dein Platz ist jetzt nur noch auf diesem Gerät.
seat-consent = Meine Spiele für Statistik freigeben
seat-consent-note = ohne deinen Namen, wenn alle im Spiel es erlauben
seat-export = Deine Daten
seat-export-note = alles, was über dich gespeichert ist, als Datei
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
wins-most = Alle Chips werden gespielt. Es gewinnt, wer die meisten Chips hat.
wins-in-all = Es werden { $chips } Chips gespielt. Es gewinnt, wer die meisten hat.
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
start-alone = Allein starten
start-with = Mit { $players } Personen starten
table-rules = Regeln und Spielplan
table-rules-note = { $edition } · 7 heißt { $exact ->
    [yes] genau 7
   *[no] höchstens 7
  } · Sand { $sand } · { $robots } Roboter

## Bots

# Follows the name of a bot everywhere. $level: level-1 to level-6, level-like-me or level-optimal.
bot-mark = { $level ->
    [level-1] Bot 1
    [level-2] Bot 2
    [level-3] Bot 3
    [level-4] Bot 4
    [level-5] Bot 5
    [level-6] Bot 6
    [level-like-me] Bot
    [level-none] Bot
   *[level-optimal] optimaler Bot
}
# $mark: bot-mark.
bot-name = { $name } ({ $mark })
add-bot = Bot hinzufügen
add-bot-not = Nicht jetzt
# The button. $name: a character, such as Nell.
add-bot-go = { $level ->
    [level-1] { $name } hinzufügen, Stufe 1
    [level-2] { $name } hinzufügen, Stufe 2
    [level-3] { $name } hinzufügen, Stufe 3
    [level-4] { $name } hinzufügen, Stufe 4
    [level-5] { $name } hinzufügen, Stufe 5
    [level-6] { $name } hinzufügen, Stufe 6
    [level-like-me] { $name } hinzufügen, wie ich
   *[level-optimal] { $name } hinzufügen, optimal
}
# Opens the seat of a bot. $name: bot-name.
bot-open = { $name }: Handicap, entfernen
remove-bot = { $name } entfernen
bot-character = Charakter
bot-level = Stufe
# On a radio button. The six levels are numbers.
bot-level-short = { $level ->
    [level-1] 1
    [level-2] 2
    [level-3] 3
    [level-4] 4
    [level-5] 5
    [level-6] 6
    [level-like-me] Wie ich
   *[level-optimal] Optimal
}
# The share of shortest paths that a bot of the level finds, and the typical time of its first bid (docs/bots.md).
bot-level-note = { $level ->
    [level-1] Anfänger. Findet 4 von 10 kürzesten Lösungen und bietet nach etwa 50 Sekunden.
    [level-2] Gelegentlich. Findet 4 von 10 kürzesten Lösungen und bietet nach etwa 30 Sekunden.
    [level-3] Geübt. Findet 5 von 10 kürzesten Lösungen und bietet nach etwa 20 Sekunden.
    [level-4] Stark. Findet 5 von 10 kürzesten Lösungen und bietet nach etwa 15 Sekunden.
    [level-5] Experte. Findet 6 von 10 kürzesten Lösungen und bietet nach etwa 10 Sekunden.
    [level-6] Meister. Findet 7 von 10 kürzesten Lösungen und bietet nach etwa 8 Sekunden.
    [level-like-me] Richtet sich nach den Chips, sodass etwa die Hälfte an Menschen geht.
   *[level-optimal] Hat immer eine kürzeste Lösung: zum Lernen, nicht zum Wetteifern.
}
# The temperament of each character.
bot-temper-pip = bietet früh
bot-temper-otto = beständig
bot-temper-nell = wartet, bis sie sicher ist
bot-temper-juno = senkt immer weiter
bot-temper-bram = langsam und gründlich
bot-temper-vera = schnell und niedrig
bot-program = Programm einer Person

# The button of the bots’ sheet.
bots-start = Los
bots-play = Gegen Bots spielen
# The note of the door. $minutes of a short match.
bots-note = Sanfte Bots, etwa { $minutes } Minuten
bots-who = Wer
bots-chosen = { $count } gewählt, bis { $most }
bots-like-me = Beginnt sanft. Eine Stufe höher, wenn du gewinnst, eine tiefer, wenn du verlierst.
minutes-about = etwa { $minutes } min
bots-ends-other = Das laufende Spiel endet damit.
bots-invite-note = Beendet dieses Spiel und öffnet einen Raum mit denselben Bots.
bots-invite-offline = Andere einzuladen braucht eine Verbindung.
# A button: the level of the next match.
bots-level = Stufe { $level }
bots-level-moves = { $way ->
    [stronger] Nächstes Mal eine Stufe stärker: aus Stufe { $from } wird { $to }.
   *[gentler] Nächstes Mal eine Stufe sanfter: aus Stufe { $from } wird { $to }.
}
rematch = Revanche
bots-no-solver = Die Bots bieten nie, denn dieser Browser kann nicht nach Lösungen suchen.

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
tie-rule-first-said = Gleiche Gebote: Wer zuerst geboten hat, zeigt zuerst.
tie-rule-fewer-chips = Gleiche Gebote: Wer weniger Chips hat, zeigt zuerst.
fifth-robot = Fünfter Roboter
fifth-robot-none = nicht in dieser Schachtel
diagonals = Farbige Barrieren
diagonals-1999 = nicht auf den Planteilen von 1999
diagonals-none = nicht in dieser Schachtel
diagonals-picked = wie auf den gewählten Planteilen
option-gentle = Leichte Chips zuerst
option-gentle-note = jeder ist in wenigen Zügen erreichbar
option-timer = Sanduhr
option-timer-note = ab dem ersten Gebot
option-sand = Sanduhr
option-sand-note = für jeden Chip
length = Länge
length-short = Kurz
length-usual = Normal
length-custom = Eigene
length-first-to = bis { $chips }
length-choose = wählen
length-about = { $players } Personen · etwa { $minutes } min
length-in-all = { $chips } insgesamt
chips-to-win = Chips zum Sieg
series = Serie
series-one = Ein Spiel
series-to = { $wins } Siege
series-note = Wer zuerst { $wins } Spiele gewinnt, gewinnt die Serie.
more = Mehr
more-note = Gebote, Gleichstand, Zeiten, Plätze, Hilfen
more-note-alone = Durchläufe, Zeiten, Planteile, Hilfen
reach = Züge beim Zeigen
reach-exact = genau das Gebot
reach-fewer = bis zum Gebot
ties = Gleiche Gebote
ties-first-said = zuerst gesagt
ties-fewer-chips = weniger Chips
option-thinking = Bedenkzeit
option-thinking-note = danach dürfen alle die Sanduhr umdrehen
option-showing = Zeit zum Zeigen
option-showing-note = für jede Vorführung
option-consent = Sand vorzeitig beenden
option-consent-note = wenn niemand weniger bieten will
option-everybody = Alle punkten
option-everybody-note = alle beweisen ihre Lösung für sich, und wer das schafft, dem zählt der Chip
option-result = Ergebnis zeigen für
option-result-note = bevor der nächste Chip aufgedeckt wird
option-table = Plätze
option-table-note = alle anderen schauen zu
first-panels = Planteile von 1999
first-panels-note = die acht Seiten der ersten Schachtel
option-landing = Haltefelder
option-landing-note = wer zeigt, sieht, wo Roboter anhalten würden
option-spoken = Vorgelesene Züge
option-spoken-note = alle können sich Züge vorlesen lassen
option-scratch = Probeplan
option-scratch-note = alle können für sich Züge ausprobieren
option-private = Privater Raum
option-private-note = Beitritt nur mit dem Link; seine Vorschau hat kein Bild
option-listed = Jeder darf mitspielen
option-listed-note = der Raum steht in der Liste der öffentlichen Tische
runs = Durchläufe der Sanduhr
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

## Missing pages and ended sessions

nowhere-title = Seite nicht gefunden
nowhere = Zu dieser Adresse gibt es keine Seite. Vielleicht ist der Link unvollständig.
ended-title = Du kannst diesen Raum nicht betreten
ended-no-such-room = Kein Raum hat diesen Link. Vielleicht ist er unvollständig, oder der Raum wurde gelöscht.
stale-title = Diese Seite ist veraltet
ended-version = Lade sie neu; dein Platz bleibt dir.
reload = Neu laden
to-start = Zur Startseite

## Rules

rules-aim = Ziel des Spiels
rules-aim-1 = { $robots ->
    [4] Vier
    [5] Fünf
   *[any] Vier oder fünf
  } Roboter stehen auf einem Spielplan{ $alone ->
    [yes] {""}
   *[no] , auf den alle gemeinsam schauen
  }. Ein Chip wird aufgedeckt. Er zeigt einen Roboter und das Ziel, das dieser Roboter erreichen muss.
rules-aim-2 = { $alone ->
    [yes] Such im Kopf eine Lösung. Fass keinen Roboter an, bis du sie zeigst.
   *[no] Such im Kopf eine Lösung. Niemand fasst einen Roboter an, bis jemand eine Lösung zeigt.
  }
rules-aim-gentle = An diesem Tisch sind die ersten { $chips } Chips leicht: Ein Roboter allein erreicht jedes Ziel in { $moves } Zügen oder in so wenigen, wie der Spielplan erlaubt.
rules-slide = Wie Roboter ziehen
rules-slide-1 = Ein Roboter zieht nach Norden, Osten, Süden oder Westen und gleitet, bis ihn eine Wand oder ein anderer Roboter aufhält. Vorher kann er weder anhalten noch abbiegen.
rules-slide-2 = Jedes Gleiten ist 1 Zug, egal wie weit und mit welchem Roboter. Du darfst jeden Roboter ziehen, in beliebiger Reihenfolge, und die anderen als Hindernisse nutzen.
rules-slide-back = Ein Roboter, der angehalten hat, darf auch den Weg zurückgleiten, den er gekommen ist.
rules-picture-again = Noch einmal zeigen: { $words }
rules-picture-wall = Rot hält an einer Wand.
rules-picture-robot = Rot hält am blauen Roboter.
rules-corner = Abbiegen
rules-corner-1 = Der Roboter auf dem Chip muss auf dem Ziel anhalten. Auf seinem Weg muss er mindestens einmal abbiegen: Einer seiner Züge muss im rechten Winkel zu seinem vorigen Zug beginnen.
rules-corner-2 = Darum ist kein Ziel in 1 Zug erreichbar. Könnte ein Roboter geradewegs ans Ziel, muss er einen anderen Weg nehmen.
rules-corner-back = Umkehren zählt nicht als Abbiegen. Ein Roboter, der beim Aufdecken des Chips schon auf seinem Ziel steht, muss es verlassen und zurückkommen.
rules-picture-straight = Geradewegs ins Ziel: Das zählt nicht.
rules-picture-corner = Um die Ecke: Das ist eine Lösung in 2 Zügen.
rules-bid = Bieten
rules-bid-1 = Wenn du eine Lösung gefunden hast, biete die Zahl ihrer Züge. Das erste Gebot dreht die Sanduhr um ({ $time }). Bis sie abgelaufen ist, können alle bieten.
rules-bid-2 = Du kannst dein Gebot senken, nie erhöhen. Du darfst auch so viel bieten wie andere oder mehr: Scheitern sie, bist du dran.
rules-bid-3 = Das kleinste Gebot wird zuerst gezeigt.
rules-bid-still-equal = Sind auch die gleich, zeigt zuerst, wer zuerst geboten hat.
rules-bid-consent = Wenn du nicht weniger bieten kannst, kannst du passen. Ein neues Gebot hebt das wieder auf, und ein Gebot von 2 zählt als Passen. Haben alle gepasst, hält der Sand sofort an. Vor dem ersten Gebot heißt Passen „Ich sehe keine Lösung“. Passen dann alle, geht der Chip zurück. Das erste Gebot hebt jedes Passen auf.
rules-bid-bots = Auch Bots passen, wenn ihre Suche beendet ist. Denken nur noch Bots, läuft die Zeit { $times }-mal so schnell. Nach { $seconds } s passen sie.
rules-everybody = In diesem Spiel punkten alle. Spiel deine Lösung auf deinem eigenen Plan, den nur du siehst, und biete sie. Der Sand läuft ganz durch. Dann wird das beste Gebot gezeigt, und der Chip zählt für alle, die geboten haben.
rules-bid-nobody = { $seconds ->
    [0] Alle dürfen die Sanduhr auch ohne Gebot umdrehen.
   *[other] Bietet { $time } lang niemand, dürfen alle die Sanduhr umdrehen.
  } Läuft sie ab, bevor jemand bietet, geht der Chip zurück.
rules-show = Zeigen
rules-show-1 = Ist der Sand durchgelaufen, zieht die Person mit dem kleinsten Gebot die Roboter. Jeder ausgeführte Zug zählt; ein unmöglicher Zug zählt nicht.
rules-show-2 = Wird das Ziel in { $exact ->
    [yes] genau
   *[no] höchstens
  } so vielen Zügen erreicht wie geboten, ist der Chip gewonnen, und die Roboter bleiben stehen. Sonst gehen die Roboter zurück, und das nächste Gebot wird gezeigt.
rules-show-limit = { $limit ->
    [none] Es gibt keine Zeitgrenze,
   *[some] Die Zeitgrenze ist { $time },
  } und wer zeigt, kann aufgeben. Wer den Tisch verlässt oder zu lange keine Verbindung hat, gibt ebenfalls auf.
rules-show-3 = Gelingt es niemandem, geht der Chip zurück zu den anderen, und ein neuer wird aufgedeckt. Du siehst, wie lang die kürzeste Lösung ist. Ihre Züge bleiben verborgen, bis jemand diesen Chip gewinnt.
rules-diagonal = Farbige Barrieren
rules-diagonal-1 = { $board ->
    [this] Dieser Spielplan hat Barrieren.
   *[some] Manche Spielpläne haben Barrieren.
  } Ein Roboter derselben Farbe gleitet hindurch. Jeder andere prallt im rechten Winkel ab und gleitet im selben Zug weiter.
rules-diagonal-2 = Kein Roboter darf auf einer Barriere anhalten: Ein Zug, der dort enden würde, ist nicht erlaubt. Abprallen allein zählt nicht als Abbiegen.
rules-picture-bounce = Rot prallt an der blauen Barriere ab.
rules-picture-through = Blau gleitet durch die blaue Barriere hindurch.
rules-vortex = { $fifth ->
    [no] Der Wirbel
   *[yes] Der Wirbel und der silberne Roboter
  }
rules-vortex-1 = Jeder Roboter kann den Wirbel erreichen.
rules-vortex-2 = { $fifth ->
    [yes] Der fünfte Roboter, Silber, steht auf dem Spielplan.
   *[maybe] Der fünfte Roboter, Silber, kann dazukommen.
  } Er hat kein farbiges Ziel, kann aber andere Roboter aufhalten und in den Wirbel gleiten.
rules-end = Ende des Spiels
rules-end-1 = Bei 2 Personen gewinnen { $two } Chips, bei 3 Personen { $three }, bei 4 Personen { $four }. Sind es mehr, werden alle { $all } Chips gespielt, und es gewinnt, wer die meisten hat. Euer Tisch kann eine andere Zahl wählen.
rules-end-2 = Wer gleich viele Chips hat, teilt sich den Sieg. Wenn du gehst, behältst du deine Chips und kannst noch gewinnen.
rules-end-3 = Das Spiel endet auch, wenn bei den übrigen Chips niemand einen Weg findet: Seit dem letzten Gewinn wurde jeder von ihnen aufgedeckt und ging zurück. Wer die meisten Chips hat, gewinnt.
rules-end-agree = Alle am Tisch können vorschlagen, das Spiel jetzt zu beenden. Stimmen alle zu, die da sind, endet es, wie es steht. Bots stimmen immer zu.
rules-alone = Allein
rules-alone-1 = Der Sand ({ $time }{ $runs ->
    [1] {""}
   *[other] , zweimal
  }) läuft, sobald ein Chip aufgedeckt ist. Biete eine Zahl oder drück „Gefunden“, bevor er durchgelaufen ist; dann hält er an.
rules-alone-2 = Zeig dann irgendeine Lösung{ $limit ->
    [none] {""}
   *[some] { " " }innerhalb von { $time }
  }; du kannst keinen Zug zurücknehmen. Gelingt sie nicht, gehen die Roboter zurück, und der restliche Sand läuft weiter.
rules-alone-3 = Du gewinnst jeden Chip, den du erreichst, und verlierst die anderen. Gewinn mehr Chips, als du verlierst, um den Sand zu schlagen.
rules-editions = Ausgaben
rules-edition = { $edition }: { $words }
rules-here = An diesem Tisch gelten die Regeln der Ausgabe { $edition } mit eigenen Optionen.

## Leaving a match, coming back, and the games on this device

leaving-title = Das Spiel läuft weiter
leaving-seat-stays = Du behältst { $things }. Bist du mit dem Vorführen an der Reihe, hast du 20 s, um zurückzukommen.
leaving-waits = Das Spiel steht still, solange du weg bist.
keeps-seat = deinen Platz
keeps-chips = { $chips ->
    [one] deinen Chip
   *[other] deine { $chips } Chips
  }
keeps-bid = dein Gebot { $bid }
leaving-title-seat = Tisch verlassen?
leaving-seat = { $chips ->
    [0] Du kannst noch gewinnen und zurückkommen.
    [one] Du behältst deinen Chip, kannst noch gewinnen und zurückkommen.
   *[other] Du behältst deine { $chips } Chips, kannst noch gewinnen und zurückkommen.
  }
leaving-title-alone = Dein Spiel wartet
leaving-alone = Der Sand steht still, bis du weiterspielst. Die gefundenen Chips bleiben dir.
leaving-continue = Weiterspielen
leaving-end = Spiel beenden
leaving-title-end = Spiel beenden?
leaving-end-words = Die übrigen Chips werden nicht gespielt, und das Spiel lässt sich nicht mehr öffnen.
call-show = Du bist mit dem Vorführen dran
call-chip = Chip { $round } liegt offen
call-go = Hin
my-game-running = Dein Spiel läuft
my-game-over = Dein Spiel ist zu Ende
my-game-back = Zurück zu deinem Spiel
my-game-thinking = Noch hat niemand geboten
games-title = Spiele auf diesem Gerät
games-all = Alle Spiele auf diesem Gerät
games-none = Auf diesem Gerät wurde noch kein Spiel gespielt.
games-kept = Diese Liste bleibt auf diesem Gerät. Die Seite eines Spiels bewahrt der Server eine Zeit lang auf.
games-save = Als Datei sichern
games-forget = Alle vergessen
games-forget-sure = Alle beendeten Spiele auf diesem Gerät vergessen?
games-keep = Behalten
game-won = { $you ->
    [yes] Du hast gewonnen, { $chips }
   *[no] { $name } hat gewonnen, { $chips }
}
game-alone = Allein: { $found } von { $chips } gefunden
tables-title = Öffentliche Tische
tables-note = Hier darf jeder mitspielen. Such dir einen Tisch aus, oder wir finden einen, der wartet.
tables-mine = Tische in deiner Sprache
tables-others = Tische in anderen Sprachen
tables-none = Niemand wartet.
tables-none-note = Öffne einen Tisch: Die nächste Person setzt sich dazu.
tables-join = Mitspielen
tables-open = Tisch öffnen
tables-waiting = wartet
tables-begun = das Spiel läuft schon
tables-edition = Regeln { $edition }
tables-people = { $people ->
    [one] Eine Person
   *[other] { $people } Personen
}{ $bots ->
    [0] {""}
    [one] , ein Bot
   *[other] , { $bots } Bots
} auf { $seats } Plätzen
tables-count = { $count ->
    [0] Kein öffentlicher Tisch
    [one] Ein öffentlicher Tisch
   *[other] { $count } öffentliche Tische
}

## Learning by playing

learn-title = Spielend lernen
learn-note = Zehn kleine Spielpläne, je eine Minute
learn-place = { $place }/{ $total }
learn-lesson = { $place }: { $name }{ $state ->
    [solved] , gelöst
   *[new] {""}
  }
learn-next = Nächster Plan
learn-end = Zur Startseite
learn-longer = Du hast { $moves } Züge gebraucht; { $best } genügen.
learn-sliding = Gleiten
learn-sliding-how = Ein Roboter gleitet, bis etwas ihn aufhält. Zieh Rot auf den roten Mond. Die Wand rechts vom Mond hält ihn auf.
learn-sliding-done = So ziehen Roboter: Jedes Gleiten ist 1 Zug, egal wie weit.
learn-blocking = In den Weg stellen
learn-blocking-how = Nichts hält Rot an der richtigen Stelle auf. Stell zuerst den blauen Roboter in den Weg. Auch seine Züge zählen.
learn-blocking-done = Du kannst jeden Roboter ziehen. Nutz die anderen als Wände.
learn-waiting = Warten
learn-waiting-how = Zieh Grün, lass es warten, während Gelb zieht, und zieh dann wieder Grün.
learn-waiting-done = Du bestimmst die Reihenfolge: Ein Roboter kann warten, während andere ziehen.
learn-corner = Abbiegen
learn-corner-how = Blau könnte geradewegs nach Osten, aber das zählt nicht: Unterwegs muss es abbiegen. Finde den Weg außen herum.
learn-corner-done = Eine Lösung zählt nur, wenn der Roboter zwischen zwei seiner Züge abbiegt.
learn-vortex = Der Wirbel
learn-vortex-how = Den Chip mit den vier Farben kann jeder Roboter erreichen. Welcher ist am nächsten dran?
learn-vortex-done = Jeder Roboter kann in den Wirbel, aber auch hier muss er abbiegen.
learn-diagonal = Barrieren
learn-diagonal-how = Ein Roboter prallt an einer Barriere anderer Farbe ab und gleitet im selben Zug weiter. Schick Rot in die gelbe Barriere.
learn-diagonal-done = Ein Roboter derselben Farbe würde durch die Barriere gleiten. Anhalten kann auf ihr keiner.
learn-silver = Der fünfte Roboter
learn-silver-how = Silber hat keinen Chip der eigenen Farbe, kann aber andere Roboter aufhalten. Hilf damit Grün.
learn-silver-done = Silber zieht wie jeder andere Roboter und kann in den Wirbel.
learn-reading = Einen Spielplan lesen
learn-reading-how = Das ist ein echter Spielplan. Denk vom Ziel aus rückwärts: Von welchen Feldern könnte ein Roboter dorthin gleiten und anhalten? Bring dann Blau auf eins davon.
learn-reading-done = Vom Ziel aus rückwärts denken ist die halbe Lösung.
learn-bidding = Bieten
learn-bidding-how = Denk jetzt erst nach und fass nichts an. Wenn du eine Lösung für Grün gefunden hast, biete die Zahl ihrer Züge. Dann zeig sie.
learn-bidding-done = Am Tisch denken alle gleichzeitig nach, und das kleinste Gebot wird zuerst gezeigt.
learn-showing = Zeigen
learn-showing-how = Du hast 4 geboten, also zeig genau 4: Nach dem vierten Zug muss Rot auf dem Ziel stehen. Es gibt eine Lösung in 3; verbrauch also einen Zug mehr.
learn-showing-done = Du zeigst genau, was du bietest. Jetzt kennst du das ganze Spiel.
key-learn-next = Nächster Plan

# ---- The club ladder --------------------------------------------------------------------------------

ladder-title = Rangliste
ladder-none = Auf der Rangliste steht noch niemand.
ladder-how = Ein Spiel zählt, wenn mindestens zwei Personen der Rangliste es zu Ende spielen, ohne Bots und ohne Handicaps. Eine Wertung (Glicko-2) ist vorläufig, bis genug Spiele bekannt sind.
ladder-ask = Bitte den Betreiber dieses Servers um einen persönlichen Link.
ladder-join = In die Rangliste
ladder-rank = Rang { $rank }
ladder-no-rank = Noch ohne Rang
ladder-rated = Gewertete Spiele
ladder-unrated = Andere Spiele
ladder-rating = { $rating } ± { $deviation }
ladder-provisional = vorläufig
ladder-matches = { $count } { $count ->
    [one] Spiel
   *[other] Spiele
  }
ladder-last = zuletzt { $date }
ladder-with-bots = mit Bots, nicht gewertet
ladder-with-handicaps = mit Handicap, nicht gewertet
ladder-deleted = gelöschte Person
ladder-others = { $count ->
    [one] mit 1 anderen
   *[other] mit { $count } anderen
  }
ladder-mark = Rangliste: { $name }
me-title = Dein Platz in der Rangliste
me-none = Auf diesem Gerät ist kein persönlicher Link. Öffne deinen Link hier oder bitte den Betreiber um einen.
me-here = Auf diesem Gerät spielst du als { $name } in der Rangliste „{ $ladder }“.
me-key = Dieser Link ist dein Schlüssel. Öffne ihn auf einem anderen Gerät, um auch dort zu spielen, und zeige ihn sonst niemandem.
me-qr = QR-Code deines persönlichen Links
me-renew = Link erneuern
me-renewed = Du hast einen neuen Link. Der alte funktioniert nicht mehr.
me-leave = Auf diesem Gerät vergessen
me-delete = Mich aus der Rangliste löschen
me-delete-sure = Dein Name verschwindet endgültig aus der Rangliste. Die Ergebnisse bleiben ohne Namen.

# ---- The round -------------------------------------------------------------------------------------

## People and counts

person = { $you ->
    [yes] Du
   *[no] { $name }
  }
chip-count = { $chips } { $chips ->
    [one] Chip
   *[other] Chips
  }
chips-of = { $chips } von { $goal } Chips
match-so-far = Bisher gewonnene Chips
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
timer-paused = angehalten
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
rows-sending = { $bid } wird gesendet
rows-showing = zeigt
rows-failed-moves-used = nicht in { $moves }
rows-failed-gave-up = gab auf
rows-failed-time = Zeit ist um
rows-failed-away = abwesend
rows-failed-left = gegangen
rows-away = abwesend { $time }
rows-elsewhere = anderswo { $time }
rows-left = gegangen
rows-next-chip = ab dem nächsten
rows-not-in = nicht dabei
rows-ready = bereit
strip-showing = { $you ->
    [yes] Du zeigst { $moves }
   *[no] { $name } zeigt { $moves }
  }
strip-place = zeigt { say-place }
strip-failed = nicht geschafft
strip-away = seit { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
  } abwesend

# A room on a television (/tv/CODE), which nobody touches.
tv-title = Fernseher
tv-join = Nimm dein Handy und spiel mit
tv-join-at = Mitspielen auf { $site }
# In place of "Join at", while the server is away.
tv-moment = Gleich wieder da
tv-starts = startet das Spiel
tv-no-room = Kein Raum hat diesen Code
tv-link = Auf einem Fernseher zuschauen
# A phone beside a television, without a board and with larger keys.
pad-show-board = Spielplan auch hier zeigen
pad-hide-board = Spielplan ausblenden
pad-swipe = Wisch hier, um den Roboter zu ziehen

# Quick chat: eight faces and eight words that players say at the table. They stand in place of a player's tag for 4 s,
# so they are short.
chat-title = Etwas sagen
chat-smile = Lächeln
chat-laugh = Lachen
chat-surprise = überraschtes Gesicht
chat-doubt = zweifelndes Gesicht
chat-worry = besorgtes Gesicht
chat-thumb = Daumen hoch
chat-heart = Herz
chat-rain = Regenwolke
chat-hello = Hallo
chat-well-found = Gut gefunden
chat-so-close = So knapp
chat-mine-too = Hatte ich auch
chat-of-course = Ach, na klar
chat-one-minute = Moment noch
chat-one-more = Noch eins?
chat-good-game = Gutes Spiel
chat-back = Zurück
chat-shut = Verbindung verloren. Du kannst etwas sagen, sobald sie wieder da ist.
# On the key that leads back, while the player must wait.
chat-wait = noch { $seconds } s
# Spoken when another player says a word: "Mara: so close".
chat-spoken = { $name }: { $words }
# Opens the row of a player.
chat-person = Über { $name }
chat-mute = { $name } stummschalten
chat-mute-note = nur auf diesem Gerät, bis du es zurücknimmst
block = { $name } blockieren
block-note = keine Worte auf diesem Gerät, und „Mitspielen“ meidet diesen Raum
report = { $name } melden
report-offensive-name = Beleidigender Name
report-disturbs = Stört das Spiel
report-leaves = Geht absichtlich weg
report-thanks = Danke. Der Betreiber sieht es sich an.
key-chat = etwas sagen
key-chat-close = schließen
key-chat-move = Wort wählen
# For the host.
quick-chat = Zurufe
quick-chat-note = am Tisch sagt man feste Worte und Gesichter
tie-first-said = { $otherYou ->
    [yes] Auch du bietest { $moves }.
   *[no] Auch { $other } bietet { $moves }.
  } { $you ->
    [yes] Du hast zuerst geboten und zeigst zuerst.
   *[no] { $name } hat zuerst geboten und zeigt zuerst.
  }
tie-fewer-chips = { $otherYou ->
    [yes] Auch du bietest { $moves }.
   *[no] Auch { $other } bietet { $moves }.
  } { $you ->
    [yes] Du hast weniger Chips und zeigst zuerst.
   *[no] { $name } hat weniger Chips und zeigt zuerst.
  }

## Thinking and bidding

gentle-now = Ein leichter Chip: Wenige Züge genügen.
think-first-bid = Das erste Gebot dreht die Sanduhr um.
think-glass-turned = Der Sand läuft. Bietet niemand, geht der Chip zurück.
think-turn = Sanduhr umdrehen
think-last-try = Findet bei diesem Chip niemand einen Weg, endet das Spiel.
think-lapsed = Niemand hat geboten. Sanduhr umdrehen?
bid-title = Wie viele Züge?
bid-title-lower = Weniger als { $moves }?
bid-type = Zahl tippen <key>7</key>, dann <key>Enter</key>
bid-own = Dein Gebot ist { $moves }
bid-key-over = { $moves } oder mehr Züge
bid-over = { $moves }+
bid-send = { $exact ->
    [yes] Genau { $moves } bieten
   *[no] { $moves } oder weniger bieten
  }
bid-unsent = { $moves } ist noch nicht gesendet
bid-chosen = { $moves } ist gewählt. Enter bietet sie, Esc löscht sie.
bid-sand-out = Der Sand ist durchgelaufen. Deine { $moves } wurde nicht gesendet.
bid-rule-tag = { $exact ->
    [yes] genau
   *[no] oder weniger
  }
bid-rule = Du kannst weniger bieten, nie mehr.
bid-thinking = Denkzeit { $time }
bid-lowest = 2 ist das kleinste mögliche Gebot.
catching-up = Nur die Bots denken noch. Die Zeit läuft { $times }-mal so schnell.
bid-same = Du hast schon { $moves } geboten.
bid-back = Kleinere Zahlen
bid-not-yet = Du spielst ab dem nächsten Chip mit.
bid-shut = Verbindung verloren. Du kannst bieten, sobald sie wieder da ist.
bid-locked = Bieten geht, sobald du wieder da bist
bid-waits = Die { $bid } wird gesendet, sobald du wieder da bist
pass = Passen
passed = Gepasst
passed-nothing-lower = Du hast gepasst. Ein kleineres Gebot nimmt das zurück.
passed-no-way = Du siehst keine Lösung. Ein Gebot nimmt das zurück.
put-back = Chip zurücklegen
put-back-why = Niemand, der um diesen Chip spielt, ist hier.
ending-propose = { $others ->
    [no] Spiel jetzt beenden
   *[yes] Vorschlagen, das Spiel zu beenden
  }
ending-sure = { $others ->
    [no] Es endet, wie es steht: Wer die meisten Chips hat, gewinnt.
   *[yes] Es endet, wie es steht, sobald alle zustimmen, die da sind. Wer die meisten Chips hat, gewinnt.
  }
ending-proposed = { $you ->
    [yes] Du schlägst vor, das Spiel jetzt zu beenden.
   *[no] { $name } schlägt vor, das Spiel jetzt zu beenden.
  }
ending-joined = { $you ->
    [yes] Du stimmst zu, das Spiel zu beenden.
   *[no] { $name } stimmt zu, das Spiel zu beenden.
  }
ending-declined = { $you ->
    [yes] Du möchtest weiterspielen.
   *[no] { $name } möchte weiterspielen.
  }
ending-agreed = Einverstanden: { $names }
ending-agree = Spiel beenden
ending-decline = Weiterspielen

## Showing

show-boxes = { $made } von { $moves } Zügen gemacht
reached-in = In { $moves } erreicht.
reached-counts = Geboten waren { $bid } oder weniger, also zählt es sofort.
reached-title = In { $moves } erreicht. { $you ->
    [yes] Du hast
   *[no] { $name } hat
  } genau { $bid } geboten.
reached-text = { $left ->
    [one] Ein Zug ist übrig, und { robot-name } muss danach hier stehen. Es genügt, einen anderen Roboter zu bewegen.
   *[other] { $left } Züge sind übrig; nach dem letzten muss { robot-name } hier stehen.
  }
reached-left = { robot-title } hat das Ziel verlassen. { $left ->
    [one] 1 Zug ist übrig.
   *[other] { $left } Züge sind übrig.
  }
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
result-room-closed = Die Spielleitung hat den Raum geschlossen
result-match-ended = Das Spiel wurde beendet
result-back = Der Chip geht zurück.
result-last-try = Findet beim nächsten Chip niemand einen Weg, endet das Spiel.
result-shown = { $bid } geboten, in { $moves } gezeigt.
scored = Gepunktet: { $names }
result-guess = Du hast { $moves } geschätzt.
result-moves = Züge dieser Lösung
optimum-looking = Suche nach der kürzesten Lösung…
optimum-moves = Es gibt eine Lösung in { $moves } Zügen.
optimum-shown = Kürzer geht es nicht.
optimum-none = Es gibt keine Lösung.
optimum-withheld = Sie bleibt verborgen, bis jemand den Chip gewinnt.
optimum-unknown = Die kürzeste Lösung wurde nicht rechtzeitig gefunden.
optimum-unknown-from = Die kürzeste Lösung wurde nicht rechtzeitig gefunden. Sie braucht mindestens { $moves } Züge.
optimum-count = { $count ->
    [1] die einzige
   *[other] eine von { $count } Lösungen
  }
optimum-count-capped = eine von mehr als { $count } Lösungen
paths-title = Lösungen dieser Runde
path-optimum = Kürzeste
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
round-face-down = nicht gefunden

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
final-own = Du: { $chips }
praise-gap = { $you ->
    [yes] Stark: deine { $moves } in Runde { $round }; das nächste Gebot war { $next }.
   *[no] Stark: { $moves } von { $name } in Runde { $round }; das nächste Gebot war { $next }.
  }
praise-shortest = { $you ->
    [yes] Deine { $moves } in Runde { $round } war die kürzeste Lösung.
   *[no] { $name } fand in Runde { $round } die kürzeste Lösung: { $moves }.
  }
praise-longest = { $you ->
    [yes] Dein längster Chip brauchte { $moves } Züge, in Runde { $round }.
   *[no] { $name } holte in Runde { $round } den längsten Chip: { $moves } Züge.
  }
praise-hard = Die { $moves } von { $name } in Runde { $round } war schwer zu sehen.
strip-wins = { $you ->
    [yes] gewinnst
   *[no] gewinnt
  }
say-wins = { $you ->
    [yes] Du gewinnst mit { $chips }
   *[no] { $name } gewinnt mit { $chips }
  }
say-score = { $name } { $chips ->
    [0] keinen
   *[other] { $chips }
  }
final-unsolved = Bei den übrigen Chips fand niemand einen Weg.
final-agreed = { $who ->
    [alone] Du hast das Spiel beendet.
    [you] Ihr habt euch geeinigt, das Spiel zu beenden.
   *[others] Alle einigten sich, das Spiel zu beenden.
  }
final-ranking = Rangliste
final-rounds = Runden
final-rounds-note = Siegergebot und kürzeste Lösung
final-more = { $rounds } weitere { $rounds ->
    [one] Runde
   *[other] Runden
  }
final-fewer = Weniger Runden
final-share = Teilen
final-new-board = Neuer Plan
final-again = Noch einmal
final-rematch = Revanche vorschlagen
final-best = Die beste Runde war Runde { $round }.
final-best-gap = { $you ->
    [yes] Du hast
   *[no] { $name } hat
  } sie in { $moves } Zügen gelöst, { $gap } weniger als das nächste Gebot.
final-best-shortest = { $you ->
    [yes] Du hast
   *[no] { $name } hat
  } sie in { $moves } Zügen gelöst. Kürzer geht es nicht.
final-best-play = Beste Runde abspielen
evening-title = { $part ->
    [evening] Heute Abend
   *[day] Heute
  }
evening-matches = { $matches } { $matches ->
    [one] Spiel
   *[other] Spiele
  }
evening-best = beste Runde: { $name }, { $moves } Züge
evening-wins = { $name }: { $wins } { $wins ->
    [one] Sieg
   *[other] Siege
  }
series-score = { $most }:{ $next }
series-leads = { $you ->
    [yes] Du führst in der Serie { $score }
   *[no] { $name } führt in der Serie { $score }
  }
series-now = Serie { $score }
series-level = Die Serie steht { $score }
series-won = { $you ->
    [yes] Du gewinnst die Serie { $score }
   *[no] { $name } gewinnt die Serie { $score }
  }
series-shared = Geteilte Serie: { $names }
rematch-asks = { $name } möchte eine Revanche
rematch-not-now = Nicht jetzt
rematch-accept = Ich bin dabei
rematch-in = Du bist dabei.
rematch-first-chip = Erster Chip in { $clock }
rematch-waits = Warten auf die anderen
rematch-players = Dabei: { $names }
rematch-declined = Nicht dabei: { $names }
rematch-nobody = Niemand ist dabei
rematch-out = Doch nicht
rematch-running = Die Revanche läuft
rematch-join = Mitspielen
rematch-rules = Regeln ändern
rematch-others = Mit anderen spielen
final-lost = Spiel nicht gefunden

## Die Seite eines beendeten Spiels

record-title = Runde für Runde
record-edition = Ausgabe { $edition }
record-bots = mit Bots
record-bids = Gebote von Runde { $round }
# $moves: a bid; $seconds: since the chip was turned up.
record-bid = { $moves } nach { $seconds } s
record-time = nach { $seconds } s
record-solved = gelöst
record-best = Besser geht es nicht.
record-more = { $more } { $more ->
    [1] Zug mehr als nötig.
   *[other] Züge mehr als nötig.
  }
record-count = { $count ->
    [1] Eine kürzeste Lösung, mit { $moves } Zügen.
   *[other] { $count } kürzeste Lösungen, mit { $moves } Zügen.
  }
record-count-capped = Mehr als { $count } kürzeste Lösungen, mit { $moves } Zügen.
record-analyse = Diese Runde analysieren
record-text = Aufzeichnung als Text
record-data = Daten (JSON)
record-embed = Code zum Einbetten kopieren
record-embed-copied = Der Code ist kopiert.
embed-open = Spiel öffnen

## Die beendeten Spiele eines Raums

matches-title = Spiele dieses Raums
matches-back = Zurück zum Raum
matches-none = Hier ist noch kein Spiel zu Ende.
matches-wins = Gewonnene Spiele
matches-list = Spiele, das letzte zuerst
matches-all = Alle Spiele dieses Raums
match-wins = { $wins } { $wins ->
    [1] Spiel gewonnen
   *[other] Spiele gewonnen
  }
match-number = Spiel { $number }
match-open = Runde für Runde

## Alone

alone = Allein
alone-goal = Schlag den Sand
alone-goal-chip = Jeder Chip nennt einen Roboter und ein Ziel. Finde die Züge im Kopf, biete ihre Zahl oder drück „Gefunden“, und zeig sie dann.
alone-goal-win = Du gewinnst jeden Chip, den du zeigst, wenn du den Weg findest, bevor der Sand durchgelaufen ist. Mit { $needed } von { $chips } schlägst du den Sand.
alone-start = Ersten Chip aufdecken
alone-start-note = Dann läuft der Sand: { $seconds } Sekunden für jeden Chip.
alone-options-note = { $edition } · Sand { $sand } · { $robots } Roboter
alone-rule = Biete eine Zahl oder drück „Gefunden“, bevor der Sand durchgelaufen ist. Zeig dann deine Lösung.
alone-second-run = Die Sanduhr läuft ein zweites Mal.
alone-runs-on = Der Sand läuft weiter.
alone-paused = Angehalten
alone-paused-left = Der Sand stand still, während du weg warst. Noch { $time }.
alone-paused-open = Das Spiel stand still, während du weg warst.
paused-waits = Das Spiel geht weiter, sobald wieder jemand vom Tisch da ist.
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
alone-shown-bid = { $bid } geboten, in { $moves } gezeigt.

## Watching, taking a seat and leaving it

watch-guess = Deine geheime Schätzung
watch-guess-note = niemand sieht sie
watch-take = Ab dem nächsten Chip mitspielen
watch-full = Der Tisch ist voll. Du schaust zu.
watch-alone = Du schaust zu.
leave-bid = Dein Gebot { $bid } scheitert, wenn es an der Reihe ist.
leave-no = Bleiben

## The scratch board

swipe-thinking = Die Roboter bleiben stehen, solange alle nachdenken. Such den Weg im Kopf und biete dann.
scratch-title = Probeplan
scratch-note = Nur du siehst das. Die Roboter auf dem Tisch bleiben, wo sie sind.
scratch-start = Züge testen
scratch-reset = Zurücksetzen
scratch-end = Fertig
scratch-count = { $moves ->
    [0] keine Züge
    [one] 1 Zug
   *[other] { $moves } Züge
  }
proof-title = Beweise es: Nur du siehst deine Züge
proof-standing = Bewiesen: Dein Gebot ist { $moves }
proof-note = Spiel deine Lösung auf deinem eigenen Plan. Ihre Züge sind dein Gebot. Wenn der Sand durchgelaufen ist, punkten alle mit Gebot.
proof-lower = Du punktest, wenn der Sand durchgelaufen ist. Weniger Züge werden zuerst gezeigt.
proof-start = Los
proof-again = Weniger Züge suchen
proof-solved = Das ist es: { $moves } Züge
proof-longer = Du hast schon { $standing } geboten. Such weniger Züge.
proof-bid = { $moves } bieten
proof-bid-none = Noch nicht am Ziel
proof-show = Meinen Weg zeigen

## Announcements, spoken and shown

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
failed-time = Die Zeit ist um. Die Roboter gehen zurück.
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
event-extended = Der Server stand { $seconds } Sekunden still. Die Zeit wird um ebenso viel verlängert.
event-host = { $you ->
    [yes] Du hast ab jetzt die Spielleitung.
   *[no] { $name } hat ab jetzt die Spielleitung.
  }
event-renamed = { $old } heißt jetzt { $name }
event-removed = { $you ->
    [yes] Die Spielleitung hat dich vom Tisch entfernt.
   *[no] Die Spielleitung hat { $name } vom Tisch entfernt.
  }
event-forgotten = { $you ->
    [yes] Dein Name ist gelöscht, und dein Platz ist aufgegeben.
   *[no] { $name } ist gegangen, und der Name ist gelöscht.
  }
event-locked = Der Raum ist gesperrt. Niemand Neues kann Platz nehmen.
event-unlocked = Der Raum ist wieder offen.
event-link = Der Raum hat einen neuen Link. Der alte funktioniert nicht mehr.
event-delay = { $seconds ->
    [0] Wer zuschaut, sieht jetzt alles sofort.
   *[other] Wer zuschaut, sieht jetzt alles { $seconds } s später.
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
say-found = Du hast eine Lösung gefunden. Zeig sie.
say-found-bid = Du bietest { $moves }. Zeig deine Lösung.
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
say-shown = { $target }, gezeigt in { $moves }.

## The board, read aloud

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
key-pass = Passen
key-next-robot = Nächsten Roboter wählen; nach dem letzten den Spielplan verlassen
key-ready = Bereit für den nächsten Chip
key-play = Wiederholung abspielen oder anhalten
key-step-back = Einen Zug zurück
key-step-forward = Einen Zug vor
key-slide-cursor = Lesezeiger gleiten lassen wie den gewählten Roboter
key-read-board = Spielplan lesen
key-read-rows = Personen und Gebote vorlesen
key-read-robots = Felder der Roboter vorlesen
key-read-time = Zeit oder Chip vorlesen
key-repeat = Letzte Meldung wiederholen

## Rejected commands

refused-bid-not-lower = Du hast schon { $standing } geboten. Du kannst dein Gebot nur senken.
refused-bid-unproven = Beweise in diesem Spiel dein Gebot: Spiel es auf deinem eigenen Plan in { $offered } Zügen.
refused-bid-too-small = Das kleinste Gebot ist 2.
refused-bid-too-large = Das größte Gebot ist 99.
refused-bidding-over = Der Sand ist durchgelaufen. Das Bieten ist vorbei.
refused-pass-stale = Du hast vor dem ersten Gebot gepasst. Passe noch einmal, wenn du nichts Kleineres findest.
refused-joins-next-round = Du spielst ab dem nächsten Chip mit.
refused-consent-off = In diesem Spiel kann der Sand nicht vorzeitig enden.
refused-players-there = Jemand aus dieser Runde ist noch da.
refused-not-your-turn = Du bist gerade nicht mit Zeigen dran.
refused-round-paused = Das Spiel ist angehalten. Spiel zuerst weiter.
refused-stale-round = Das galt einem früheren Chip.
refused-wrong-phase = Zu spät: Die Runde ist schon weiter.
refused-too-soon = Noch nicht. Andere denken noch nach.
refused-board-not-ready = Warte, bis der Spielplan bereit ist.
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
refused-token-renewed = Du bist hier abgemeldet, weil dieser Platz von einem anderen Gerät aus gesichert wurde.
refused-link-renewed = Die Spielleitung hat den Link des Raums erneuert. Dein alter Link funktioniert nicht mehr.
refused-room-locked = Der Raum ist gesperrt. Du kannst zuschauen.
refused-room-closed = Die Spielleitung hat den Raum geschlossen.
refused-too-fast = Das war zu schnell. Warte einen Moment.
refused-quick-chat-off = Die Spielleitung hat die Zurufe ausgeschaltet.
refused-storage-unavailable = Der Server kann gerade nichts speichern. Versuch es noch einmal.
refused-disk-low = Der Server hat kaum noch Speicherplatz und kann gerade keine neuen Räume öffnen.
refused-room-full = Dieser Raum hat seine Grenze erreicht. Öffne einen neuen.
refused-board-picked = Du hast diesen Spielplan von Hand gewählt, deshalb wird er nicht gemischt.
refused-option-invalid = Diese Optionen passen nicht zusammen.
refused-invitation-open = Du bist in dieser Partie nicht dabei. Beantworte zuerst die Einladung.
refused-others-answering = Die anderen können die Einladung noch beantworten.
refused-match-running = Es läuft gerade ein Spiel.
refused-name-unreadable = Dieser Name enthält Zeichen, die sich nicht anzeigen lassen. Wähl einen anderen.
refused-name-offensive = Dieser Name ist an öffentlichen Tischen nicht erlaubt. Wähle einen anderen.
refused-name-without-letters = Ein Name braucht einen Buchstaben, eine Ziffer oder ein Emoji.
refused-robot-not-in-play = Dieser Roboter ist nicht im Spiel.
refused-rooms-not-opened = Auf diesem Server kann nur der Betreiber Räume öffnen. Bitte ihn um einen Link.
refused-no-ladder = Auf diesem Server gibt es keine Rangliste.
refused-no-such-place = Diesen Platz in der Rangliste hat niemand.
refused-personal-link = Dieser persönliche Link funktioniert nicht mehr. Bitte den Betreiber um einen neuen.
refused-places-not-open = Nur der Betreiber kann jemanden in die Rangliste aufnehmen. Bitte ihn um einen persönlichen Link.
refused-ladder-full = Die Rangliste ist voll.
refused-tables-off = Auf diesem Server gibt es keine öffentlichen Tische.
refused-not-public = Nur an öffentlichen Tischen kann man jemanden melden.
refused-too-many-connections = Zu viele Fenster sind für diesen Platz oder aus diesem Netz offen. Schließ eins und lade neu.
refused-room-set-aside = Die Daten dieses Raums sind beschädigt. Niemand kann ihn betreten.
refused-otherwise = Das hat nicht geklappt. Versuch es noch einmal.

# ---- Practise -----------------------------------------------------------------------------------

## Choosing a puzzle

practise-title = Üben
practise-no-clock = ohne Uhr
practise-your-rating = deine Wertung
practise-deviation = ± { $deviation }
practise-in-a-row = { $days ->
    [one] Tag in Folge
   *[other] Tage in Folge
  }
# Read aloud for the card with the rating and the streak.
practise-standing = Deine Wertung: { $rating }, plus oder minus { $deviation }. { $days ->
    [one] 1 Tag in Folge.
   *[other] { $days } Tage in Folge.
  }
practise-how-hard = Wie schwer
practise-near = Für mich
# The grades of difficulty, from 1.
practise-grade = { $grade ->
    [1] sehr leicht
    [2] leicht
    [3] mittel
    [4] schwer
   *[5] sehr schwer
  }
practise-moves = Züge
practise-moves-ends = { $least } bis { $most }
practise-moves-open = { $least } oder mehr
practise-more = { $moves }+
practise-more-label = { $moves } oder mehr
practise-themes = Motive
practise-themes-note = { $themes ->
    [0] alle Rätsel
    [one] nur Rätsel damit
   *[other] nur Rätsel mit einem davon
  }
# The themes of puzzles: the ideas in their shortest paths.
practise-theme = { $theme ->
    [blocker] Blocken
    [wait] Warten
    [there-and-back] Hin und zurück
    [diagonal] Barriere
    [vortex] Wirbel
   *[fifth-robot] Fünfter Roboter
  }
practise-box = Schachtel
practise-start = Los
practise-continue = Weiter
practise-another = Neues Rätsel
practise-open-note = Dein letztes Rätsel ist noch nicht gelöst. Mit einem neuen zählt es als nicht gefunden.
practise-board-note = Der Spielplan zeigt das erste Rätsel dieser Auswahl.
practise-searching = Suche ein Rätsel…
practise-far = Innerhalb von 60 um deine Wertung fand sich kein Rätsel. Dieses hat die Wertung { $rating }.
practise-nothing = Kein Rätsel passt zu dieser Auswahl. Erlaub mehr Züge oder einen anderen Grad.
practise-no-solver = Dieser Browser kann keine Rätsel erzeugen.
practise-link-faulty = Dieser Link nennt kein Rätsel. Vielleicht ist er unvollständig.

## Solving

practise-place = { $grade } · heute Nummer { $number }
practise-send = Dieses Rätsel senden
practise-hint = Tipp
practise-hint-bound = Es geht in { $moves } Zügen oder weniger.
practise-hint-also = Die kürzeste Lösung braucht auch { $robots }.
practise-hint-movers = Die kürzeste Lösung braucht { $robots }.
practise-hint-alone = { robot-title } schafft es allein.
practise-hint-name = { $hint ->
    [1] Eine Zahl von Zügen
    [2] Die anderen Roboter, die ziehen
    [3] Der Roboter, der zuerst zieht
    [4] Der erste Zug
   *[5] Die ganze Lösung
  }
practise-hint-price = { $hint ->
    [1] kostenlos
    [2] kostet ¼
    [3] kostet ½
    [4] kostet ¾
   *[5] zählt nicht als gelöst
  }
practise-hints-next = als Nächstes: { $name }, { $price }

## Solved

practise-verdict = { $over ->
    [0] Kürzeste Lösung
    [1] Ein Zug zu viel
    [2] Zwei Züge zu viel
    [3] Drei Züge zu viel
    [4] Vier Züge zu viel
    [5] Fünf Züge zu viel
   *[other] { $over } Züge zu viel
  }
practise-shown = Die Lösung wird gezeigt
practise-paths = { $paths ->
    [0] Mehr als 200 kürzeste Lösungen.
    [1] Eine kürzeste Lösung.
   *[other] { $paths } kürzeste Lösungen.
  }
path-hidden = { move-count }, gut versteckt.
path-plain = { move-count }, leicht zu sehen.
practise-puzzle-rating = Dieses Rätsel hat die Wertung { $rating }.
practise-yours = deine
practise-shortest = kürzeste
practise-unrated = Ein neuer Versuch ändert keine Wertung.
practise-about = Motive dieses Rätsels
practise-about-note = zählen, wenn du Motive wählst
practise-retry = Noch einmal
practise-analyse = Analysieren
practise-next = Nächstes
practise-solved-say = { $verdict }. { $moves } Züge, kürzeste Lösung { $best }. Deine Wertung ist { $rating }.
key-practise-next = Nächstes Rätsel
key-practise-start = Mit einem Rätsel dieser Auswahl anfangen

## To try again

again-title = Noch einmal
again-count = { $count ->
    [0] keine
    [one] 1 Rätsel
   *[other] { $count } Rätsel
  }
again-how = Ein Rätsel kommt hierher, wenn du keine Lösung gefunden hast, zwei oder mehr Züge zu viel gebraucht hast oder dir die Lösung zeigen ließest. Es verschwindet, wenn du eine kürzeste findest.
again-none = Nichts zu wiederholen.
again-line = kürzeste { $best } · { $why ->
    [over] deine { $found }
    [shown] Lösung gezeigt
    [moves] keine Züge mehr
    [passed] gepasst
    [time] Zeit war um
   *[none] keine gefunden
  }
again-all = { $count ->
    [one] Noch einmal versuchen
   *[other] Alle { $count } versuchen
  }
# Read aloud for a row of small bars.
grade-bars = Grad { $grade } von 5

## Three minutes

rush-title = Drei Minuten
rush-best = Rekord { $solved }
rush-how = Löse so viele Rätsel, wie du kannst. Jedes hat eine Zahl von Zügen: Sie aufzubrauchen oder zu passen kostet 10 Sekunden. 5, 12, 20 und 30 in Folge bringen 3, 5, 7 und 10 Sekunden.
rush-sleep = Wenn du die Seite verlässt oder das Handy einschläft, endet der Lauf.
rush-start = Los
rush-again = Noch einmal
rush-so-far = { $solved } gelöst · { $row } in Folge
rush-in = in { $moves }
rush-to-bonus = { $more ->
    [one] Noch eins in Folge
   *[other] Noch { $more } in Folge
  }: { $seconds } Sekunden. Ein Fehler: 10 weniger.
rush-bonuses-over = Ein Fehler: 10 Sekunden weniger.
rush-plus = +{ $seconds } s
rush-minus = −{ $seconds } s
rush-pass = Passen
rush-solved = gelöst
rush-row = Rekord { $best } · { $row } in Folge
rush-ended-early = Der Lauf endete bei { $solved }, als die Seite verdeckt wurde.
rush-lasted = Dauer
rush-won = gewonnen
rush-lost = verloren
rush-last = Deine letzten { $count }
rush-missed = { $count ->
    [one] Eins verfehlt
   *[other] { $count } verfehlt
  }
rush-missed-note = liegen unter „Noch einmal“
rush-try = { $count ->
    [one] Dieses versuchen
   *[other] Diese { $count } versuchen
  }
rush-bonus-say = { $row } in Folge: { $seconds } Sekunden gewonnen.
rush-miss-say = Verfehlt. 10 Sekunden weniger.
rush-time-say = Noch { $seconds } Sekunden.
rush-over-say = Die Zeit ist um. { $solved } gelöst.
key-rush-pass = Bei diesem Rätsel passen

## The race of ten

race-title = Rennen
race-by-link = per Link
race-subtitle = zehn Rätsel, ein Link
race-head = Zehn Rätsel. Wer ist zuerst im Ziel?
race-moves = { $grade }, { $least } bis { $most } Züge, { $edition }
race-moves-one = { $grade }, { $least } Züge, { $edition }
race-seed = Startwert { $seed }
race-link = Link zu diesem Rennen
race-link-faulty = Dieser Link nennt kein Rennen. Vielleicht ist er unvollständig.
race-send = Link senden
race-sent = Link kopiert.
race-by-hand = Der Link konnte nicht kopiert werden. Kopiere ihn selbst: { $link }
race-friend = Ein Gast
race-ghost = { $name } (aufgezeichnet)
race-ghost-note = kam mit dem Link, den du geöffnet hast
race-you = Du
race-not-run = noch nicht gestartet
race-how = Jede Lösung zählt. Jeder Zug über der kürzesten kostet 5 Sekunden, Passen 20. Zurücknehmen kostet nur Zeit.
race-stored = Jedes Gerät erzeugt die Rätsel aus dem Startwert. Nur dein Name und deine zehn Zeiten stehen in dem Link, den du zurücksendest. Sonst werden sie nirgends gespeichert.
race-preparing = { $count } von 10 Rätseln sind bereit.
race-start = Rennen starten
race-start-ghost = Rennen gegen { $name }
race-continue = Weiter
race-paused = Angehalten
race-paused-note = Die Uhr steht still. Der Spielplan erscheint, wenn du weitermachst.
race-new = Neues Rennen
race-ahead = { $name } hat { $places } Vorsprung
race-behind = { $name } liegt { $places } zurück
race-level = { $name } ist mit dir gleichauf
race-place = Rätsel { $count } von 10
race-row = { $name }: { $done } von 10, { $time }
race-won = Du bist zuerst im Ziel
race-lost = { $name } ist zuerst im Ziel
race-tied = Ihr seid zugleich im Ziel
race-done = Alle zehn
race-over-say = { $seconds } Sekunden dazu.

## The year

year-title = Dein Jahr
year-longest = längste Serie { $days }, im { $month }
year-key-none = keins
year-key-few = 1–3
year-key-some = 4–9
year-key-many = 10 und mehr
# Read aloud for a month of dots.
year-month = { $month }: { $played } von { $past } Tagen, { $puzzles } Rätsel
year-rating = Wertung
year-solved = gelöst
year-share = { $percent } %
year-in-shortest = kürzestmöglich
year-here-only = Nur auf diesem Gerät gespeichert.
year-save = Kopie sichern
year-brought = Die Kopie ist jetzt hier.
year-not-brought = Diese Datei ist keine Kopie vom Üben.

## Practice on this device

kept-practise-rating = Deine Wertung
kept-practise-days = Deine Übungstage
kept-practise-puzzles = Wertungen der Rätsel
kept-practise-again = Rätsel zum Wiederholen
kept-practise-choice = Deine Auswahl der Rätsel
kept-practise-open = Das offene Rätsel
kept-practise-rush = Deine Läufe von drei Minuten
kept-practise-race = Deine Rennen

# ---- One phone at a real table ---------------------------------------------------------------------

table-title = Am Tisch
table-subtitle = ein Handy, das echte Spiel
# { $name } is one of the people around the board.
table-who = Wer spielt mit?
table-name = Vorname
table-name-missing = Gib zuerst einen Namen ein.
table-add = Hinzufügen
table-remove = { $name } entfernen
table-too-few = Füg mindestens zwei Namen hinzu.
table-leaving = Wer geht, behält die Chips und kann noch gewinnen.
table-handicap = Vorgabe
table-handicap-none = niemand
table-which-chip = Welcher Chip liegt offen?
table-dashed = gestrichelt: schon gewonnen
table-chip-given = { $chip }, schon gewonnen
table-no-chip = Ohne Chip
table-tap-name = Sag deine Zahl laut und tipp auf deinen Namen.
table-turn-sand = Sanduhr umdrehen
table-awake = der Bildschirm bleibt an
table-not-awake = Dieser Browser kann den Bildschirm nicht anlassen.
table-silence = Ton ausschalten
table-undone = Zurückgenommen.
table-seconds = { $seconds ->
    [one] Sekunde
   *[other] Sekunden
  }
# The key of a person: name, bid and place in the showing order, or a note such as "no bid".
table-name-key = { $place ->
    [0] { $name } { $says }
   *[other] { $name }, { $moves }, { say-place }. { $says }
  }
table-says = { $name } bietet
table-not = Nicht { $name }
table-not-lower = { $name } hat schon { $moves } geboten. Gebote können nur sinken.
table-still = Der Sand stand still
table-slept = Das Handy schlief ein, als noch { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
  } übrig { $seconds ->
    [one] war
   *[other] waren
  }.
table-go-on = Weiter, { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
  }
table-show-now = Jetzt zeigen
table-passed-on = weitergegeben
table-count-aloud = Zählt laut mit. { $target ->
    [none] Wird das Ziel nicht
   *[other] Wird das Ziel ({ $target }) nicht
  } in { $exact ->
    [yes] genau { $moves } Zügen
   *[no] { $moves } Zügen oder weniger
  } erreicht, gehen die Roboter zu ihren Markern zurück, und { $next ->
    [0] der Chip geht zurück.
   *[other] { $name } zeigt { $next }.
  }
table-shown = { $exact ->
    [yes] In { $moves } gezeigt
   *[no] In { $moves } oder weniger
  }
table-given = vergeben
table-back-in-box = zurück in die Schachtel
table-chips-now = Jetzt { $chips } { $chips ->
    [one] Chip
   *[other] Chips
  }.
table-others-have = { $names } { $count ->
    [one] hat
   *[other] haben
  } { $chips }.
table-score = Stand
table-after = nach { $rounds } { $rounds ->
    [one] Chip
   *[other] Chips
  }
table-leads = { $names } { $count ->
    [one] führt
   *[other] führen
  } mit { $chips }
table-no-chips = Noch hat niemand einen Chip
table-people = Namen hinzufügen oder entfernen
table-end = Abend beenden
table-copy = Auf ein anderes Handy kopieren
table-copy-note = Spielplan, Roboter und Stand, wie sie jetzt sind
table-copy-go = Zeigen
table-as-now = wie es jetzt ist
table-qr = QR-Code mit einer Kopie dieses Abends
table-point = Richte die andere Kamera hierher
table-point-note = Sie öffnet diese Stellung und den Spielstand. Wo das Spiel installiert ist, geht das ohne Netz.
table-point-later = Das ist eine Kopie und läuft nicht mit. Zeig sie nach dem nächsten Chip noch einmal.
table-copied = von einem anderen Handy
table-open-copy = Ein Abend nach { $rounds } { $rounds ->
    [one] Chip
   *[other] Chips
  }
table-replaces = Er ersetzt den Abend auf diesem Handy, der bei { $rounds } { $rounds ->
    [one] Chip
   *[other] Chips
  } steht.
table-keep-mine = Meinen behalten
table-no-copy = Nicht jetzt
table-take-copy = Kopie öffnen
table-board = Der Spielplan des Abends
table-board-once = Bau den Spielplan einmal auf: 30 Sekunden.
table-board-set = Nach jeder Runde wird die kürzeste Lösung gezeigt.
table-board-set-up = Aufbauen
table-board-change = Ändern
table-shorter = Ging es auch kürzer?
table-shortest = Die kürzeste Lösung
table-shorter-answer = { $shorter ->
    [yes] Ja, in { $moves }.
   *[no] Nein, { $moves } ist das Kürzeste.
  }
table-not-known = Noch nicht bekannt: mindestens { $moves }.
table-no-search = Dieser Browser kann nicht nach kürzesten Lösungen suchen.
table-look = Ansehen
table-shortest-is = Kürzeste: { $moves }
table-showed = { $name } hat { $moves } gezeigt
table-every-move = Jeder Zug
table-try-it = Stellt die Roboter dorthin, wo sie standen, und probiert es aus.
table-where = Wo stehen die Roboter?
table-where-now = wie jetzt auf dem Tisch
table-where-how = Wisch die Züge, wie sie gemacht wurden. Oder tipp einen Roboter an, dann das Feld, auf dem er jetzt steht.
table-path-of = Lösung von { $name }
table-no-place = { robot-title } kann nicht auf { $cell } stehen.
table-placed = { robot-title } auf { $cell }.
table-done = Fertig
table-enter = Züge eingeben
table-enter-note = Gib die Züge ein, dann weiß der Bildschirm, wo die Roboter stehen.
table-stale = Die Roboter auf dem Bildschirm stehen wie vor Chip { $chip }.
table-correct = Berichtigen
table-rounds-shorter = { $count ->
    [0] keine ging kürzer
    [one] 1 ging kürzer
   *[other] { $count } gingen kürzer
  }
table-back = Zurück zum Tisch
key-table-name = Wählen, wer bietet
key-table-back = Zurück zu den Namen
key-table-undo = Letzten Schritt zurücknehmen

# ---- The terminal ----------------------------------------------------------------------------------
# Texts of the `ricochet` command. The browser does not load this section. Only `ricochet tui` uses messages above it.

cli-error = Fehler: { $what }
cli-warning = Warnung: { $what }
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

cli-play-kept = Die Spiele werden in { $place } gespeichert. Strg-C beendet das Programm.
cli-play-open = Hier wurde kein Browser geöffnet. Öffne die Adresse darüber in einem.
cli-play-runs = Das Spiel läuft bereits; gespeichert wird in { $place }.
cli-play-runs-here-only = Das Spiel läuft bereits unter { $address }, aber nur für diesen Computer. Beende es mit Strg-C dort, wo es gestartet wurde, und starte es dann mit --lan.
cli-play-scan = Scanne den Code mit einem Handy im selben Netz, oder tipp die Adresse ein.

## Terminal: puzzles and boards

cli-solved = { cli-move-count }; { cli-effort }.
cli-no-path = Es gibt keine Lösung
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
cli-solve-one-of = Wähl eine der Optionen --all, --count und --every-target.
cli-puzzle-impossible = { $high ->
    [0] kein Rätsel kann alle diese Bedingungen erfüllen.
   *[other] kein Rätsel kann alle diese Bedingungen erfüllen; möglich sind { $low } bis { $high }.
}
cli-tried = { $tried } von { $most } zufälligen Rätseln geprüft
cli-puzzles-one-place = nur eins von --output, --dataset und --book angeben.
cli-puzzles-parquet-nothing = Nur zusammen mit --dataset.
cli-puzzle-today = Das Rätsel des Tages, { $date }, Stufe { $grade } von 5.
cli-puzzle-today-alone = das Rätsel des Tages kennt weder Startwert noch Bedingungen.
cli-puzzle = { cli-move-count }, Stufe { $grade } von 5; Startwert { $seed }.
cli-puzzles = { $count } Rätsel; Startwert { $seed }.
cli-solve-not-with = --threads lässt sich nicht mit --all oder --count verbinden.
cli-count-no-first = Bei 0 Zügen gibt es keinen ersten Zug.
cli-count-together = Insgesamt { $total }.
cli-board-no-path = Auf einem Spielplan ohne Roboter gibt es keinen Weg.
cli-board-move-fault = Zug { $number }, { $move }: { $why } ({ $clause })
cli-board-wrote = { $file } geschrieben.
cli-strong-knows = Die Tabelle legt ihr Ziel schon fest.
cli-strong-target = Das Ziel muss angegeben werden.
cli-strong-none = { cli-position-count }, keine ist lösbar; { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-strong-most = { cli-position-count }, höchstens { cli-move-count }; { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-strong-verified = { cli-position-count }, alle Entfernungen richtig; { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-strong-verify-alone = --verify nimmt keinen Spielplan.
cli-strong-beside-nothing = Nur zusammen mit --verify.
cli-strong-board = Der Spielplan muss angegeben werden.
cli-strong-box-alone = --box nimmt keinen Spielplan.
cli-strong-box-where = Mit --box muss ein Verzeichnis angegeben werden.
cli-strong-scheduler-nothing = Nur zusammen mit --box.

## Terminal: the game

tui-choose = Wählen
tui-change = Ändern
# After the letters of the robots and the arrows.
tui-move = Ziehen
tui-open = Öffnen
tui-quit = Beenden
tui-step = Schritt
tui-stop = Suche beenden
tui-next-solution = Nächste Lösung
tui-position-note = Eine Stellung mit ihrem Ziel eintippen oder einfügen, oder den Namen einer Datei. Beispiel: 4C3A2C1C Rc4 Gn12 >Re15
tui-leave-sure = Das Spiel verlassen? Drück Esc noch einmal, um zu gehen.
tui-turn-timer = Sanduhr umdrehen
tui-replay-note = Den Namen der Datei eines beendeten Spiels eintippen oder seinen Link, etwa https://example.org/games/ID.
tui-next-round = Nächste Runde
tui-today = Tagesrätsel
tui-bots = Mit Bots spielen
tui-bots-how = Stufe: wie ich. Länge: kurz. Mit jedem Chip, den du gewinnst, werden die Bots stärker.
tui-join = Einem Raum beitreten
tui-room = Link zum Raum, oder die Adresse des Servers und der Code
tui-room-note = Etwa https://example.org/r/p7NzQ, oder https://example.org und der Code. Ohne Namen schaust du zu.

## Terminal: doctor

cli-doctor-platform = Plattform
cli-doctor-kernel = Kernel
cli-doctor-cpu-target = Prozessor
cli-doctor-compiled = kompiliert
cli-doctor-extras = Extras
cli-doctor-no-extras = keine
cli-doctor-missing = fehlend
cli-doctor-to-install = { $extras }; zum Installieren: { $command }
cli-doctor-browser = Browser
cli-doctor-bundle-current = das Bundle, mit Offline-Spiel
cli-doctor-bundle-withdrawn = das Bundle, ohne Offline-Spiel (--offline no)
cli-doctor-bundle-outdated = die Quelldateien, ohne Offline-Spiel: Das Bundle passt nicht zu ihnen (make web)
cli-doctor-bundle-missing = die Quelldateien, ohne Offline-Spiel: Es gibt kein Bundle (make web)
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
cli-doctor-not-built = nicht kompiliert: nötig sind ein C++20-Compiler und die Header von Python, bei Debian g++ und python3-dev ({ $command } nennt den Grund); die Referenz-Engine wird benutzt
cli-doctor-not-packed = dieses Paket wurde ohne ihn gebaut; die Referenz-Engine wird benutzt
cli-doctor-not-loaded = lässt sich nicht laden: { $why }; die Referenz-Engine wird benutzt
cli-doctor-native = die native Engine wird benutzt
cli-doctor-other-processor = { $target } (nicht für diesen Prozessor)
cli-doctor-general = nur die allgemeine Suche
cli-doctor-no-database = noch keine
cli-doctor-unchecked = lässt sich nicht prüfen: { $why }
cli-doctor-sound = in Ordnung
cli-backup-made = { $file } enthält alle Spiele aus { $directory } und den Schlüssel zu jedem Platz. Gib die Datei nicht weiter.
cli-room-closed = Der Raum ist geschlossen und gelöscht.
cli-seat-forgotten = Der Name ist in diesem Raum und in seinen Spielen gelöscht.
cli-place-forgotten = Die Person ist aus der Rangliste gelöscht.
cli-notice-sent = Alle sehen jetzt, dass der Server in etwa { $minutes } min neu startet.
cli-notice-back = Der Hinweis wurde zurückgenommen.
cli-convert-one-text = einen Text angeben, - für die Standardeingabe oder --file mit Dateien oder Verzeichnissen.
cli-convert-output = --output braucht --file und passt nicht zu --lines.
cli-convert-no-files = dieses Verzeichnis enthält keine Dateien.
cli-convert-written = { $converted } von { $texts } umgewandelt, in { $directory }.
cli-in-file = { $file }: { $words }
cli-is-file = { $file } ist eine Datei. So wird sie gelesen: { $command }
cli-convert-lost = Verloren: { $lost }.
cli-export-consented = erforderlich: Nur Spiele, in denen alle zugestimmt haben, werden exportiert.
cli-tui-terminal = Das Spiel braucht ein Terminal für Eingabe und Ausgabe.
cli-rooms-forget = --forget muss wie RAUM/PLATZ aussehen, mit der Nummer des Platzes, nicht { $said }.
cli-backup-restored = { $directory } enthält jetzt die Spiele aus { $file }. Starte den Server dort.
cli-database-current = Die Tabellen der Datenbank sind schon auf dem neuesten Stand (Schema { $revision }).
cli-database-upgraded = Die Tabellen der Datenbank sind jetzt auf dem neuesten Stand (Schema { $revision }).
cli-work-begun = Rätsel für { $place } werden gelöst. Strg-C beendet das Programm.
cli-bot-plays = { $name } nimmt Platz und spielt. Strg-C beendet es.
cli-bot-over = Das Spiel ist zu Ende. Gewonnen: { $winners }.

## Terminal: how commands are used

usage-usage = Aufruf:
usage-arguments = Argumente
usage-options = Optionen
usage-commands = Befehle
usage-required = erforderlich
usage-default = Standard
usage-env-var = Variable
usage-try = Hilfe: { $command }
usage-missing = { $name } fehlt.
usage-no-option = { $meant ->
    [none] Die Option { $name } gibt es nicht.
   *[other] Die Option { $name } gibt es nicht. Meintest du { $meant }?
}
usage-no-command = { $meant ->
    [none] Den Befehl { $name } gibt es nicht.
   *[other] Den Befehl { $name } gibt es nicht. Meintest du { $meant }?
}
usage-no-value = { $name } braucht einen Wert.
usage-value = { $name } nimmt keinen Wert.
usage-extra = Unerwartetes Argument: { $name }
usage-whole = { $name } muss eine ganze Zahl ab { $low } sein, nicht { $given }.
usage-whole-range = { $name } muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $given }.
usage-number = { $name } muss eine Zahl ab { $low } sein, nicht { $given }.
usage-number-range = { $name } muss eine Zahl von { $low } bis { $high } sein, nicht { $given }.
usage-choice = { $name } muss eins von { $choices } sein, nicht { $given }.
usage-numbers = { $name } muss eine Zahl ab { $low } sein oder ein Bereich wie 4-9, nicht { $given }.
usage-list = { $name } muss eine Liste aus { $choices } sein, mit Kommas getrennt, nicht { $given }.
usage-shell = Vervollständigung gibt es für { $choices }, nicht für { $given }.
cli-completion-installed = Die Vervollständigung ist in { $file } eingerichtet. Sie wirkt in jeder neuen Shell.
cli-redirected = Die Shell hat die Ausgabe nach >{ $file } umgeleitet. Setz das Rätsel in Anführungszeichen: "... >{ $file }".

## Terminal: help of the commands

help-help = Diese Hilfe zeigen.
help-each-data = Verzeichnis, in dem die Spiele gespeichert werden; standardmäßig dein Benutzerdatenverzeichnis.
help-each-target = Das Ziel, etwa Rm2, wenn PUZZLE eine Stellung ohne Ziel ist.
help-each-as_json = Ein JSON-Objekt statt Zeilen schreiben.
help-each-no_ricochet_rule = Ein Roboter darf geradewegs ans Ziel (ohne R5.2).
help-each-seed = Der Startwert; mit denselben Optionen ergibt er überall dieselben Rätsel. Sonst ein neuer.
help-each-edition = Die Ausgabe, deren Tafeln den Spielplan bilden.
help-each-diagonals = Nur Spielpläne mit Diagonalen oder nur solche ohne.
help-each-robots = Zahl der Roboter.
help-each-moves = Länge des kürzesten Wegs, etwa 6 oder 4-9.
help-each-paths = Zahl der kürzesten Wege, etwa 1 oder 1-3.
help-each-movers = Zahl der Roboter, die ziehen müssen.
help-each-grade = Schwierigkeit von 1 bis 5, etwa 2-3.
help-each-themes = Was auf jedem kürzesten Weg geschieht, mit Kommas getrennt.
help-each-direct = Nur Rätsel, in denen der Roboter sofort ans Ziel gleiten kann, was nicht zählt (R5.2), oder nur andere.
help-ricochet = Ricochet Robots (Rasende Roboter): spielen und mit Spielplänen und Rätseln arbeiten.

    Daten gehen an die Standardausgabe, Meldungen an die Fehlerausgabe. Der Endstatus ist 0 bei Erfolg, 1 bei einer verneinenden Antwort, 2 bei ungültiger Eingabe und 3, wenn sich die Ausgabe nicht schreiben lässt.
help-ricochet-version = Die Version zeigen.
help-ricochet-install_completion = Vervollständigung für diese Shell einrichten.
help-ricochet-show_completion = Vervollständigung für diese Shell zeigen, zum Kopieren oder Anpassen.
help-play = Auf diesem Computer spielen, mit --lan mit allen im Haus.

    Läuft schon ein Spiel mit demselben Verzeichnis, öffnet der Befehl es.
help-play-lan = Handys und Computer im Haus mitspielen lassen.
help-play-port = Port; ist er belegt, einer der nächsten.
help-play-browser = Das Spiel im Browser öffnen.
help-serve = Einen Server für andere betreiben; jede Option lässt sich auch in der Umgebung setzen.
help-serve-host = Adresse, an der er erreichbar ist; 0.0.0.0 für alle.
help-serve-port = Port; 0 für irgendeinen freien.
help-serve-operators = Adresse nur für den Betreiber: Messwerte, Bereitschaft, Befehle; Port 0 für irgendeinen freien.
help-serve-data = Verzeichnis, in dem die Spiele liegen; sonst dein eigenes Datenverzeichnis.
help-serve-database = PostgreSQL, in dem die Spiele liegen, postgresql://user@host/name; sonst eine Datei im Datenverzeichnis.
help-serve-origin = Adresse, die man eintippt, https://play.example.org; mehrere mit Komma.
help-serve-base_path = Pfad, unter dem das Spiel liegt, etwa /ricochet; ohne Angabe /.
help-serve-trusted_proxy = Adressen oder Netze der Reverse-Proxys davor, 10.0.0.0/8; mehrere mit Komma.
help-serve-keep_days = Räume löschen, in denen so viele Tage nichts geschehen ist.
help-serve-rooms = Wer Räume anlegen darf: everybody (alle) oder operator (nur wer den Server betreibt).
help-serve-tables = Öffentliche Tische, an denen jeder mitspielen darf: yes oder no.
help-serve-ladder = Name einer Rangliste, etwa Dienstagsrunde; ohne Angabe keine Rangliste.
help-serve-ladder_places = Wer jemanden in die Rangliste aufnehmen darf: everybody oder operator.
help-serve-offline = Browser behalten das Spiel, um es offline zu nutzen: yes (ja) oder no (nein).
help-serve-log_level = Was protokolliert wird: debug, info, warning oder error.
help-serve-log_format = Wie protokolliert wird: text oder json.
help-backup = Alle Daten eines Servers in eine Datei kopieren, ob er läuft oder nicht.

    Die Datei gibt Zugang zu jedem Platz, darum kann nur ihr Besitzer sie lesen.
help-backup-file = Wohin die Kopie soll; eine vorhandene Datei wird ersetzt.
help-restore = Eine Sicherung in einem leeren Verzeichnis wiederherstellen. Ein dort gestarteter Server behält jeden Platz.
help-restore-file = Eine Sicherung von `ricochet backup`.
help-rooms = Die Räume des laufenden Servers auflisten, der zuletzt benutzte zuerst; oder einen öffnen oder schließen.

    Eine Zeile nennt die Kennung, den Code, den Namen, wann zuletzt etwas geschah (UTC), die Ereignisse und die offenen Seiten.
help-rooms-open_one = Einen Raum öffnen und seinen Link und seinen Code ausgeben.
help-rooms-close = Diesen Raum schließen und alles von ihm löschen, auch seine Spiele.
help-rooms-forget = Den Namen an diesem Platz überall löschen. Plätze zählen ab 0.
help-ladder = Die Personen in der Rangliste des laufenden Servers auflisten, jemanden aufnehmen, einen persönlichen Link erneuern oder jemanden löschen.

    Jede Zeile zeigt Platz, Rang, Wertung, Abweichung, gewertete Spiele und Namen.
help-ladder-add = Jemanden mit diesem Namen aufnehmen und den persönlichen Link ausgeben.
help-ladder-renew = Den persönlichen Link dieses Platzes ersetzen und den neuen ausgeben.
help-ladder-forget = Die Person mit diesem Platz löschen: Namen, Link und Plätze am Tisch.
help-notice = Allen auf dem laufenden Server einen Neustart ankündigen oder die Ankündigung zurücknehmen.
help-notice-minutes = Minuten bis zum Neustart; 0 nimmt die Ankündigung zurück.
help-export = Spiele des laufenden Servers für die Forschung ausgeben: ein JSON-Objekt je Zeile, ohne Namen und Daten.
help-export-consented = Bestätigen, dass nur beendete Spiele exportiert werden, in denen alle zugestimmt haben.
help-db = An der Datenbank eines Servers mit PostgreSQL arbeiten.
help-upgrade = Die Tabellen anlegen, oder die einer älteren Version auf den neuesten Stand bringen; einmal für alle Server, die sie teilen.
help-upgrade-database = Ihre Adresse, postgresql://user@host/name.
help-work = Rätsel für die Server lösen, die ein PostgreSQL teilen, mit allen Prozessoren, bis zum Abbruch.
help-work-database = Ihre Adresse, postgresql://user@host/name.
help-bot = Einen Bot in einem Raum Platz nehmen und bis zum Ende des Spiels spielen lassen.
help-bot-link = Link des Raums, etwa https://play.example.org/r/p7NzQ.
help-bot-level = Stärke: 1 für Anfänger bis 6 für Meister; optimal bietet einen kürzesten Weg.
help-bot-character = Temperament. Pip bietet früh, Otto ist beständig, Nell wartet, bis sie sicher ist, Juno senkt immer weiter, Bram ist langsam und gründlich, Vera schnell und niedrig.
help-bot-name = Name am Tisch; dahinter steht die Stufe. Sonst der Name der Figur.
help-bot-seed = Startwert für die Überlegungen des Bots, sonst ein zufälliger.
help-tui = Im Terminal spielen: allein, mit Bots, in einem Raum oder mit Rätseln; mit Tasten oder Maus.
help-tui-link = Link zu einem Raum, dem man beitritt.
help-tui-plain = Zeichen der Spielpläne; sonst, was das Terminal hat.
help-board = Einen Spielplan, eine Stellung oder ein Rätsel im Terminal zeichnen oder als Bild.

    Ein Roboter ist sein Großbuchstabe, ein Ziel der Buchstabe seines Roboters und sein Symbol (* ist der Wirbel), mit > vor dem gefragten. /b/ ist eine Barriere, durch die Blau gleitet. Mit --path stehen die Roboter, wo der Weg hinführt; Pfeile zeigen den Weg, Zahlen die Halte, und (r) steht, wo ein Roboter begann.
help-board-text = Ein Spielplan, eine Stellung oder ein Rätsel in Notation, oder - für die Eingabe.
help-board-path = Züge, die gezeigt werden, etwa "Rn Be".
help-board-svg = Stattdessen ein Bild dorthin schreiben, mit - an die Standardausgabe.
help-board-theme = Die Farben des Bildes.
help-board-coordinates = Spalten und Zeilen im Bild benennen.
help-board-colour = Farben im Terminal; sonst, wo es sie hat.
help-board-plain = Zeichen der Zeichnung; sonst, was das Terminal hat.
help-convert = Einen Spielplan, eine Stellung, ein Rätsel oder einen anderen Wert in einem anderen Format schreiben.

    --lines oder mehrere Dateien wandeln viele auf einmal um. Was sich nicht umwandeln lässt, wird gemeldet; der Rest wird umgewandelt.
help-convert-text = Der Text, oder - für die ganze Standardeingabe.
help-convert-to = Das Format, das geschrieben wird, etwa json, asp oder driftingdroids.
help-convert-source = Das Format des Textes; ohne Angabe wird es erkannt.
help-convert-file = Einen Text aus jeder dieser Dateien und aus jeder Datei eines Verzeichnisses lesen.
help-convert-lines = Jede Zeile des Textes oder der Dateien ist ein eigener Text.
help-convert-output = Zu jeder Datei eine gleichnamige in dieses Verzeichnis schreiben. Keine Datei wird überschrieben.
help-convert-lossy = Die Teile schreiben, die das Format darstellen kann, und die verlorenen nennen.
help-check = Einen Weg Zug für Zug prüfen. Der Endstatus ist 0, wenn er das Rätsel löst, sonst 1.

    Jede Zeile nennt die Nummer des Zugs, den Zug, sein erstes und sein letztes Feld; bei einem unerlaubten Zug stattdessen die Regel und den Code der Ablehnung.
help-check-puzzle = Ein Rätsel in Notation, oder - für die Standardeingabe.
help-check-path = Züge wie "Rn Be", oder - für die Standardeingabe.
help-count = Alle Folgen mit einer gegebenen Zahl erlaubter Züge zählen.
help-count-position = Eine Stellung oder ein Rätsel in Notation, oder - für die Eingabe.
help-count-depth = Zahl der Züge einer Folge.
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
help-solve-max_moves = Größte Länge eines Wegs.
help-solve-max_expanded = Höchstzahl der Zustände, die expandiert werden.
help-solve-max_memory = Höchster Speicher für besuchte Zustände, in GB.
help-solve-time_limit = Höchste Suchzeit für jedes Rätsel, in Sekunden.
help-puzzle = Ein zufälliges lösbares Rätsel ausgeben, oder das des Tages.
help-puzzle-today = Das Rätsel des Tages in UTC, dasselbe wie auf jedem Server.
help-puzzle-drawn = Das Rätsel auch zeichnen.
help-puzzles = Viele zufällige Rätsel ausgeben, eins je Zeile.
help-puzzles-n = Zahl der Rätsel.
help-puzzles-start = Index des ersten Rätsels; die anderen folgen.
help-puzzles-threads = Prozessoren; die Rätsel bleiben dieselben.
help-puzzles-output = Die Rätsel in diese Datei schreiben. Fortsetzen, wo ein früherer Lauf aufhörte.
help-puzzles-dataset = Die Rätsel als JSON-Zeilen, ihre Prüfsumme und eine Beschreibung in dieses Verzeichnis schreiben; wie --output fortsetzen.
help-puzzles-scheduler = Die Worker dieses Dask-Schedulers nutzen; die Rätsel bleiben dieselben.
help-puzzles-book = Ein Buch zum Drucken in dieses Verzeichnis schreiben: Seiten als SVG, die Lösungen am Ende.
help-puzzles-parquet = Mit --dataset die Rätsel auch als Parquet schreiben.
help-puzzles-as_json = Für jedes Rätsel ein JSON-Objekt mit Weg und Schwierigkeit schreiben.
help-strong = Die Entfernung jeder Stellung von vier Robotern zu einem Ziel eines Spielplans finden.

    Nennt, wie viele Stellungen es in jeder Entfernung gibt, und die schwersten. Mit --look-up nennt der Befehl die Entfernung einer Stellung; der Endstatus ist 1, wenn sie keine Lösung hat.
help-strong-board = Ein Spielplan in Notation; mit --look-up eine Stellung, oder - für die Eingabe.
help-strong-target = Ein Ziel, etwa ">Rm2" oder ">*m2".
help-strong-output = Die Tabelle in dieser Datei aufbewahren; mit --box ein Verzeichnis.
help-strong-look_up = Die Entfernung einer Stellung aus dieser Tabelle ausgeben.
help-strong-verify = Jede Entfernung dieser Tabelle prüfen.
help-strong-beside = Die Tabelle, die zum Prüfen nötig ist: die ohne R5.2 oder, für den Wirbel, die eines Roboters.
help-strong-box = Das Maximum jedes Ziels jedes Spielplans ohne Barrieren finden. Ein früherer Lauf wird fortgesetzt.
help-strong-scheduler = Mit --box die Tabellen von den Workern dieses Dask-Schedulers berechnen lassen.
help-strong-threads = Zahl der Prozessoren.
help-strong-max_memory = Eine Tabelle ablehnen, die mehr Speicher braucht, in GB.
help-strong-hardest = Zahl der schwersten Stellungen, die ausgegeben werden.
help-docs = Die Dokumentation im Browser lesen; dieser Computer liefert sie aus, bis Strg-C ihn beendet.
help-docs-browser = Die Dokumentation im Browser öffnen.
help-doctor = Die installierten Teile auflisten und prüfen. Der Endstatus ist 1, wenn etwas nicht stimmt.
help-doctor-database = Ihre Adresse, postgresql://user@host/name.

## Terminal: rejected moves and paths

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
fault-extra-missing = { $what } braucht das Extra { $extra }: { $command }
fault-site-missing = Die Dokumentation ist nicht gebaut. make docs in einer Arbeitskopie baut sie.
fault-link = Das ist kein Link zu einem Raum wie https://example.org/r/ROOM.
fault-game = Das ist keine Datei eines beendeten Spiels: { $why }.
fault-record = Zeile { $line } der Aufzeichnung: { $why }
fault-record-size = Eine Aufzeichnung als Text hat höchstens { $most } MB.
fault-nothing-found = Keines von { $tries } zufälligen Rätseln hat alles, was verlangt ist. Verlang weniger.
fault-puzzle-file = Die Datei { $file } enthält nicht die ersten Rätsel dieses Startwerts, Anfangs und dieser Optionen. Schreib in eine andere Datei.
fault-unsolvable = Dieses Rätsel hat keine Lösung, also auch keine Schwierigkeit.
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

## Terminal: rejected notation

fault-unexpected = Erwartet: { $expected }. Gefunden: { $found }.
fault-target = Das ist ein Rätsel. Für eine Stellung lass das Ziel weg.
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
fault-at-place = { $place }: { $why }
fault-formats = Dieser Text kann mehreres sein: { $formats }. Nenne das Format.
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

## Terminal: rejected searches and tables

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
fault-scheduler-unreachable = Unter { $address } antwortet kein Dask-Scheduler. Eine Adresse sieht aus wie tcp://127.0.0.1:8786.
fault-table-wrong = Die Tabelle ist falsch: Für { $position } nennt sie { $recorded } Züge, richtig wären { $due }.
fault-table-beside-one = Eine Tabelle des Wirbels wird neben der eines Roboters für dasselbe Feld geprüft, mit derselben Regel.
fault-table-beside-free = Eine Tabelle mit R5.2 wird neben derselben ohne R5.2 geprüft.
fault-table-turned = Mit R5.2 kann keine Tabelle eines Roboters geprüft werden, den Barrieren ablenken.

## Terminal: rejected settings and data

fault-port = --port muss eine Zahl von 0 bis { $most } sein, nicht { $said }.
fault-operators = --operators muss wie 127.0.0.1:9017 aussehen, nicht { $said }.
fault-origin = --origin muss wie https://play.example.org aussehen, nicht { $said }.
fault-base-path = --base-path muss wie /ricochet aussehen, nicht { $said }.
fault-trusted-proxy = --trusted-proxy muss Adressen oder Netze wie 10.0.0.0/8 nennen, nicht { $said }.
fault-keep-days = --keep-days muss eine Zahl von 1 bis 99999 sein, nicht { $said }.
fault-ladder = --ladder muss ein Name mit höchstens { $most } Zeichen sein, nicht { $said }.
fault-choice = Für --{ $option } gibt es { $list }, nicht { $said }.
fault-no-address = Die Adresse { $host } gibt es nicht. Wähl mit { $option } eine andere.
fault-foreign-address = { $host } ist keine Adresse dieses Computers. Wähl mit { $option } eine andere.
fault-cannot-listen = { $place } kann nicht benutzt werden: { $why }. Wähl mit { $option } einen anderen Port.
refused-no-server = Zu { $place } läuft kein Server.
refused-no-such-room = Kein Raum hat diesen Link oder Code.
refused-data-in-use = Ein anderer Server benutzt { $place }. Halte ihn an, oder wähl mit --data ein anderes Verzeichnis.
refused-data-newer = Die Daten haben Schema { $found }, aber diese Version kennt nur { $known }. Aktualisiere das Programm.
refused-data-not-empty = In { $place } ist schon etwas. Wähl mit --data ein leeres Verzeichnis.
refused-data-not-a-file = { $place } ist keine gewöhnliche Datei. Wähl einen anderen Ort für die Kopie.
refused-data-damaged = { $place } kann nicht benutzt werden: { $why }.
refused-data-place = In { $place } können keine Spiele liegen: { $why }.
refused-data-unopened = Die Daten in { $place } lassen sich nicht öffnen: { $why }.
fault-database = --database muss wie postgresql://user@host/name aussehen.
fault-no-database = Nenne die Datenbank mit --database oder RICOCHET_DATABASE.
refused-data-older = Die Datenbank { $place } hat Schema { $found }, das älter als diese Version ist. Starte: ricochet db upgrade --database URL
refused-data-no-tables = Die Datenbank { $place } hat noch keine Tabellen. Starte: ricochet db upgrade --database URL
refused-data-elsewhere = Die Spiele liegen in PostgreSQL. Kopiere sie mit dessen eigenen Mitteln, etwa pg_dump.
refused-data-no-version = Die Tabelle alembic_version enthält nicht genau eine Version der Daten. Stelle sie aus einer Sicherung wieder her.
refused-data-tables-missing = Den Daten fehlen die Tabellen { $tables }. Stelle sie aus einer Sicherung wieder her.
refused-data-server-file = { $place } ist eine Datei mit Daten eines Servers oder die Kopie eines anderen. Wähl einen anderen Ort für die Kopie.
refused-secret = { $fault ->
    [missing] Das Geheimnis, das die Plätze beweist, fehlt. Stelle die Tabelle secrets aus einer Sicherung wieder her: Ohne sie verlieren alle ihren Platz.
    [damaged] Das Geheimnis, das die Plätze beweist, ist beschädigt. Stelle die Tabelle secrets aus einer Sicherung wieder her: Ohne sie verlieren alle ihren Platz.
   *[wrong] Das Geheimnis, das die Plätze beweist, ist falsch. Stelle die Tabelle secrets aus einer Sicherung wieder her: Ohne sie verlieren alle ihren Platz.
}
refused-data-secret-unproven = Der Tabelle meta fehlt der Prüfwert des Geheimnisses, das die Plätze beweist. Stelle sie aus einer Sicherung wieder her: Mit einem falschen Geheimnis verlieren alle ihren Platz.
refused-database-unreachable = Die Datenbank { $place } ist nicht erreichbar: { $why }.
refused-database-missing = Die Datenbank { $place } gibt es nicht. Lege sie mit createdb an.
refused-database-password = Die Datenbank { $place } nimmt diesen Benutzer oder dieses Passwort nicht an.
refused-database-rights = Dem Benutzer der Datenbank { $place } fehlen Rechte: { $why }.
part-no-file = Es gibt keine solche Datei
part-empty = Sie ist leer
part-foreign = nicht von diesem Spiel
part-damaged = beschädigt: { $why }
part-damaged-rooms = beschädigt: die Aufzeichnung von Raum { $rooms }
part-damaged-rows = beschädigt: Zeilen von { $tables }
part-too-busy = Ein Server schreibt gerade zu viel, um das zu prüfen

# The preview of a link, written by the server.

link-what = Rasende Roboter: Roboter gleiten, bis etwas sie aufhält. Finde die Lösung mit den wenigsten Zügen und gewinn den Chip.
link-room = Du bist zu { $product } eingeladen · { $room }
link-room-board = Der Spielplan des Raums und vier Roboter.
link-game = Ein beendetes Spiel { $product }
link-game-board = Der Spielplan des Spiels und vier Roboter.
link-rules = So wird gespielt · { $product }
link-learn = Zehn kleine Spielpläne zum Lernen · { $product }
link-today = Das Tagesrätsel · { $product }
link-day = Rätsel vom { $day } · { $product }
link-tables = Öffentliche Tische · { $product }
link-alone = Allein spielen · { $product }
link-games = Spiele auf diesem Gerät · { $product }
link-ladder = Rangliste · { $product }
link-me = Dein Platz in der Rangliste · { $product }
link-analyse = Eine Stellung analysieren · { $product }
link-practise = Üben · { $product }
link-table = Die Schachtel auf dem eigenen Tisch · { $product }
link-device = Auf diesem Gerät · { $product }
link-tv = Auf einem Fernseher zuschauen · { $product }
link-any-robot = Beliebiger Roboter
link-robot = { $who }
link-puzzle = { $who } nach { $cell }. Wie wenige Züge brauchst du?
link-puzzle-board = Ein Spielplan mit vier Robotern. { $who } soll auf { $cell } anhalten.

language-name = Deutsch
language-tag = de
tab-your-turn-open = du bist dran · { $room }
tab-bid = Jetzt bieten! · { $room }
tab-last = { $time } · { $room }
back-to-match = Zurück zum Spiel
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
sound-off = Aus
sound-quiet = Leise
sound-full = Laut
sound-offer = Töne für Chips, Gebote und Züge? In den Einstellungen lässt sich das ändern.
sound-offer-yes = Ton einschalten
sound-offer-no = Ohne Ton
settings-note = Nur in diesem Browser gespeichert.
board-view = Meine Ansicht
key-close = Diese Liste schließen
key-redo = Zug wiederholen
key-solutions = Lösungen zeigen
key-moves = Restliche Züge nach jedem Zug zeigen
key-chips = Alle Chips zeigen
key-next-group = Nächste Gruppe von Lösungen
key-analyse-back = Analyse verlassen
key-space = Leertaste
key-escape = Esc
key-enter = Enter
key-tab = Tab
key-shift = Umschalt
your-name-note = Die anderen sehen ihn. Ohne Namen heißt du „{ name-alone }“.
name-missing = Gib zuerst deinen Namen ein.
first-next = Jetzt im Ernst
first-others = Alles andere
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
new-version = Eine neue Version ist bereit.
new-version-note = Sie startet von selbst, wenn du das Spiel das nächste Mal öffnest. Eine Runde, ein Rennen oder einen Abend unterbricht sie nie.
new-version-start = Jetzt starten
install-title = { $device ->
    [phone] Auf diesem Handy behalten
   *[computer] Auf diesem Computer behalten
  }
install-note = Öffnet sich ohne Browser und ohne Netz. { $kilobytes } kB.
install-share = Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“.
hint-count = { $hints } { $hints ->
    [one] Tipp
   *[other] Tipps
  }
streak-count = { $days ->
    [0] Noch keine Serie.
    [one] 1 Tag in Folge gelöst.
   *[other] { $days } Tage in Folge gelöst.
  }
share-day = { $day }, { day-grade }
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
archive-note = Montags leicht, sonntags schwer.
archive-week = Woche ab { $day }
archive-day = { $day }: { $state ->
    [shortest] kürzeste Lösung gefunden, { $moves } Züge
    [longer] in { $moves } Zügen gelöst, kürzeste Lösung { $best }
    [begun] begonnen
   *[new] nicht versucht
  }
archive-earlier = Frühere Wochen
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
analyse-shortest = Kürzeste: { move-count }
analyse-unsolvable = Keine Lösung
analyse-shown = { $name }, Runde { $round }
analyse-proven-in = bewiesen in { $time }
analyse-solutions = { $count } { $count ->
    [one] Lösung
   *[other] Lösungen
  }
analyse-one-of = Eine der kürzesten.
analyse-one-of-unknown = Eine der kürzesten. Wie viele es gibt, ist nicht bekannt.
analyse-count = Zählen · kann Minuten dauern
analyse-counting-solutions = Die Lösungen werden gezählt …
analyse-count-stop = Nicht weiter zählen
analyse-count-memory = Beim Zählen der Lösungen ging der Speicher aus.
analyse-memory-next = Ein Computer hat mehr Speicher: Kopiere den Link und öffne ihn dort. Die Kommandozeile kann den ganzen nutzen:
analyse-more-groups = { $count } weitere { $count ->
    [one] Gruppe
   *[other] Gruppen
  }
analyse-either-order = { $robots } in beliebiger Reihenfolge
analyse-orders = { $count } Reihenfolgen
analyse-or = oder
analyse-path = { move-count }: { $words }
analyse-play = Abspielen: { $words }
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
analyse-text-copied = Stellung und Lösung sind kopiert.
analyse-by-hand = Das Kopieren ging nicht. Kopiere es selbst: { $words }
back-arrived = Deine { $bid } ist rechtzeitig angekommen.
back-late = Deine { $bid } kam zu spät an: Der Sand war durchgelaufen.
tryout-start = Inzwischen einen Chip probieren
room-title = Raum { $room }
ask-in = Lade andere mit diesem Code ein
copy-link = Link kopieren
share-link = Link senden
share-words = Spiel mit mir Ricochet Robots
link-copied = Der Link ist kopiert.
link-by-hand = Der Link konnte nicht kopiert werden. Kopiere ihn selbst: { $link }
watching = { $count ->
    [one] { $count } schaut zu
   *[other] { $count } schauen zu
  }
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
own-seat = Dein Platz
own-seat-note = Geräte, Statistik, deine Daten
team = Als Team spielen
team-note = jemand spielt auf deinem Platz mit, am eigenen Gerät
team-invite = Einladen
team-link = Dieser Link öffnet deinen Platz: Alle, die ihn haben, bieten, passen und zeigen für dich. Um das zu beenden, melde andere Geräte ab.
team-qr = QR-Code deines Platzes
team-name = Name des Teams
team-rename = Umbenennen
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
leave-seat = Tisch verlassen
sit-next = Nächsten freien Platz nehmen
watch-only = Du schaust zu.
shuffle = Mischen
shuffle-board = Spielplan mischen
board-own = Eigener
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
add-bot = Bot hinzufügen
add-bot-not = Nicht jetzt
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
bot-open = { $name }: Handicap, entfernen
remove-bot = { $name } entfernen
bot-character = Charakter
bot-level = Stufe
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
bot-temper-pip = bietet früh
bot-temper-otto = beständig
bot-temper-nell = wartet, bis sie sicher ist
bot-temper-juno = senkt immer weiter
bot-temper-bram = langsam und gründlich
bot-temper-vera = schnell und niedrig
bot-program = Programm einer Person
bots-start = Los
bots-who = Wer
bots-chosen = { $count } gewählt, bis { $most }
bots-like-me = Beginnt sanft. Eine Stufe höher, wenn du gewinnst, eine tiefer, wenn du verlierst.
minutes-about = etwa { $minutes } min
bots-ends-other = Das laufende Spiel endet damit.
bots-invite-note = Beendet dieses Spiel und öffnet einen Raum mit denselben Bots.
bots-invite-offline = Andere einzuladen braucht eine Verbindung.
bots-level = Stufe { $level }
bots-level-moves = { $way ->
    [stronger] Nächstes Mal eine Stufe stärker: aus Stufe { $from } wird { $to }.
   *[gentler] Nächstes Mal eine Stufe sanfter: aus Stufe { $from } wird { $to }.
}
bots-no-solver = Die Bots bieten nie, denn dieser Browser kann nicht nach Lösungen suchen.
fifth-robot-none = nicht in dieser Schachtel
diagonals-1999 = nicht auf den Planteilen von 1999
diagonals-none = nicht in dieser Schachtel
diagonals-picked = wie auf den gewählten Planteilen
option-gentle = Leichte Chips zuerst
option-gentle-note = jeder ist in wenigen Zügen erreichbar
option-timer = Sanduhr
option-timer-note = ab dem ersten Gebot
option-sand = Sanduhr
option-sand-note = für jeden Chip
length-short = Kurz
length-usual = Normal
length-custom = Eigene
length-first-to = bis { $chips }
length-choose = wählen
length-about = { $players } Personen · etwa { $minutes } min
length-in-all = { $chips } insgesamt
chips-to-win = Chips zum Sieg
series-one = Ein Spiel
series-to = { $wins } Siege
more-note = Gebote, Gleichstand, Zeiten, Plätze, Hilfen
more-note-alone = Durchläufe, Zeiten, Planteile, Hilfen
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
runs-value = { $count ->
    [1] einmal
   *[other] zweimal
  }
more-of = { $what }: mehr
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
games-title = Spiele auf diesem Gerät
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
chips-of = { $chips } von { $goal } Chips
match-so-far = Bisher gewonnene Chips
round-count = { $rounds } { $rounds ->
    [one] Runde
   *[other] Runden
  }
minute-count = { $minutes } min
chip-of = Chip { $chip } von { $total }
chips-left = noch { $chips }
first-to = Sieg mit { $chips }
most-chips = die meisten Chips gewinnen
phase-bid = Das kleinste zuerst
phase-show = { $you ->
    [yes] Zeig deine { $moves }
   *[no] { $name } zeigt { $moves }
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
phase-steps = Die Runde
phase-step-think = Denken
phase-step-bid = Bieten
phase-step-show = Zeigen
timer-left = Noch { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
  }
timer-show = zum Zeigen
timer-resting = Die Sanduhr steht
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
tv-title = Fernseher
tv-join = Nimm dein Handy und spiel mit
tv-join-at = Mitspielen auf { $site }
tv-moment = Gleich wieder da
tv-starts = startet das Spiel
tv-no-room = Kein Raum hat diesen Code
tv-link = Auf einem Fernseher zuschauen
pad-show-board = Spielplan auch hier zeigen
pad-hide-board = Spielplan ausblenden
pad-swipe = Wisch hier, um den Roboter zu ziehen
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
chat-wait = noch { $seconds } s
chat-spoken = { $name }: { $words }
chat-person = Über { $name }
chat-mute = { $name } stummschalten
chat-mute-note = nur auf diesem Gerät, bis du es zurücknimmst
block-note = keine Worte auf diesem Gerät, und „Mitspielen“ meidet diesen Raum
report-offensive-name = Beleidigender Name
report-disturbs = Stört das Spiel
report-leaves = Geht absichtlich weg
report-thanks = Danke. Der Betreiber sieht es sich an.
key-chat = etwas sagen
key-chat-close = schließen
key-chat-move = Wort wählen
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
think-first-bid = Das erste Gebot dreht die Sanduhr um.
think-glass-turned = Der Sand läuft. Bietet niemand, geht der Chip zurück.
think-turn = Sanduhr umdrehen
think-last-try = Findet bei diesem Chip niemand einen Weg, endet das Spiel.
think-lapsed = Niemand hat geboten. Sanduhr umdrehen?
bid-title = Wie viele Züge?
bid-title-lower = Weniger als { $moves }?
bid-type = Zahl tippen <key>7</key>, dann <key>Enter</key>
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
show-boxes = { $made } von { $moves } Zügen gemacht
reached-left = { robot-title } hat das Ziel verlassen. { $left ->
    [one] 1 Zug ist übrig.
   *[other] { $left } Züge sind übrig.
  }
show-none = noch kein Zug
show-last = { $number } von { $moves }: { $robot } nach { $direction }
show-last-open = { $number }: { $robot } nach { $direction }
show-fail = Wird das Ziel ({ $target }) nicht in { $exact ->
    [yes] genau { $moves } Zügen
   *[no] { $moves } Zügen oder weniger
  } erreicht, gehen die Roboter zu ihren Markern zurück, und { $next ->
    [nobody] der Chip geht zurück
    [you] du zeigst
   *[other] { $name } zeigt
  }.
show-give-up = Aufgeben
show-give-up-sure = Aufgeben? Die Roboter gehen zurück.
show-go-on = Weiter
show-swipe = Oder wisch irgendwo auf dem Spielplan.
show-keys = { $fifth ->
    [yes] <key>r</key> <key>g</key> <key>b</key> <key>y</key> <key>s</key>
   *[no] <key>r</key> <key>g</key> <key>b</key> <key>y</key>
  } wählen, <key>↑</key> <key>→</key> <key>↓</key> <key>←</key> ziehen.
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
replay-round = Runde { $round } abspielen
replay-of = Runde { $round }
replay-close = Zurück zum Spielplan
history-title = Bisherige Runden
round-optimum = geht in { $moves }
round-returned = niemand
round-face-up = gefunden
round-face-down = nicht gefunden
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
rematch-not-now = Nicht jetzt
rematch-in = Du bist dabei.
rematch-first-chip = Erster Chip in { $clock }
rematch-waits = Warten auf die anderen
rematch-players = Dabei: { $names }
rematch-declined = Nicht dabei: { $names }
rematch-nobody = Niemand ist dabei
rematch-out = Doch nicht
rematch-join = Mitspielen
rematch-rules = Regeln ändern
rematch-others = Mit anderen spielen
final-lost = Spiel nicht gefunden
record-title = Runde für Runde
record-edition = Ausgabe { $edition }
record-bots = mit Bots
record-bids = Gebote von Runde { $round }
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
alone-goal = Schlag den Sand
alone-goal-chip = Jeder Chip nennt einen Roboter und ein Ziel. Finde die Züge im Kopf, biete ihre Zahl oder drück „Gefunden“, und zeig sie dann.
alone-goal-win = Du gewinnst jeden Chip, den du zeigst, wenn du den Weg findest, bevor der Sand durchgelaufen ist. Mit { $needed } von { $chips } schlägst du den Sand.
alone-start = Ersten Chip aufdecken
alone-start-note = Dann läuft der Sand: { $seconds } Sekunden für jeden Chip.
alone-options-note = { $edition } · Sand { $sand } · { $robots } Roboter
alone-rule = Biete eine Zahl oder drück „Gefunden“, bevor der Sand durchgelaufen ist. Zeig dann deine Lösung.
alone-second-run = Die Sanduhr läuft ein zweites Mal.
alone-runs-on = Der Sand läuft weiter.
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
watch-guess = Deine geheime Schätzung
watch-guess-note = niemand sieht sie
watch-take = Ab dem nächsten Chip mitspielen
watch-full = Der Tisch ist voll. Du schaust zu.
watch-alone = Du schaust zu.
leave-bid = Dein Gebot { $bid } scheitert, wenn es an der Reihe ist.
leave-no = Bleiben
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
back-bid = { $name } hat inzwischen { $moves } geboten.
back-taken = { $you ->
    [yes] Du hast inzwischen einen Chip bekommen.
   *[no] { $name } hat inzwischen einen Chip bekommen.
  }
back-chip = Inzwischen wurde ein neuer Chip aufgedeckt.
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
say-passed = { $you ->
    [yes] Du passt.
   *[no] { $name } passt.
  }
say-no-way = { $you ->
    [yes] Du siehst keine Lösung.
   *[no] { $name } sieht keine Lösung.
  }
say-all-passed = Alle haben gepasst. Der Sand hält an.
say-order-one = { $name } { $moves }
say-order = Reihenfolge: { $bids }.
say-found = Du hast eine Lösung gefunden. Zeig sie.
say-found-bid = Du bietest { $moves }. Zeig deine Lösung.
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
key-bid = Gebot eintippen
key-bid-send = Gebot senden
key-bid-clear = Gebot löschen
key-pass = Passen
key-next-robot = Nächsten Roboter wählen; nach dem letzten den Spielplan verlassen
key-ready = Bereit für den nächsten Chip
key-slide-cursor = Lesezeiger gleiten lassen wie den gewählten Roboter
key-read-board = Spielplan lesen
key-read-rows = Personen und Gebote vorlesen
key-read-robots = Felder der Roboter vorlesen
key-read-time = Zeit oder Chip vorlesen
key-repeat = Letzte Meldung wiederholen
practise-no-clock = ohne Uhr
practise-your-rating = deine Wertung
practise-deviation = ± { $deviation }
practise-in-a-row = { $days ->
    [one] Tag in Folge
   *[other] Tage in Folge
  }
practise-standing = Deine Wertung: { $rating }, plus oder minus { $deviation }. { $days ->
    [one] 1 Tag in Folge.
   *[other] { $days } Tage in Folge.
  }
practise-how-hard = Wie schwer
practise-near = Für mich
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
grade-bars = Grad { $grade } von 5
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
year-title = Dein Jahr
year-longest = längste Serie { $days }, im { $month }
year-key-none = keins
year-key-few = 1–3
year-key-some = 4–9
year-key-many = 10 und mehr
year-month = { $month }: { $played } von { $past } Tagen, { $puzzles } Rätsel
year-rating = Wertung
year-solved = gelöst
year-share = { $percent } %
year-in-shortest = kürzestmöglich
year-here-only = Nur auf diesem Gerät gespeichert.
year-save = Kopie sichern
year-brought = Die Kopie ist jetzt hier.
year-not-brought = Diese Datei ist keine Kopie vom Üben.
kept-practise-rating = Deine Wertung
kept-practise-days = Deine Übungstage
kept-practise-puzzles = Wertungen der Rätsel
kept-practise-again = Rätsel zum Wiederholen
kept-practise-choice = Deine Auswahl der Rätsel
kept-practise-open = Das offene Rätsel
kept-practise-rush = Deine Läufe von drei Minuten
kept-practise-race = Deine Rennen
table-title = Am Tisch
table-subtitle = ein Handy, das echte Spiel
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

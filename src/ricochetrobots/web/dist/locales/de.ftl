product = Rasende Roboter
tab-title = { $page } · Rasende Roboter
tab-your-turn = { $time } · du bist dran
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
slide-move-blocked = { robot-title } kann nicht nach { direction-name }: { $by ->
    [robot] Ein Roboter
   *[wall] Eine Wand
  } steht im Weg.
slide-stops-on-diagonal = { robot-title } würde auf einer Barriere anhalten. Das ist nicht erlaubt.
slide-endless-slide = { robot-title } würde endlos gleiten. Das ist nicht erlaubt.
problem-offline = Der Server ist nicht erreichbar. Prüfe die Verbindung und versuch es noch einmal.
page-missing-title = Diese Seite ließ sich nicht laden
problem-no-such-room = Kein Raum hat diesen Code. Prüfe die acht Zeichen.
problem-no-such-game = Kein beendetes Spiel hat diesen Link. Vielleicht ist er unvollständig, oder das Spiel wurde gelöscht.
problem-unreadable = Diese Adresse enthält keinen lesbaren Spielplan. Vielleicht ist der Link unvollständig.
problem-illegal = Der Spielplan in dieser Adresse verstößt gegen eine Regel.
problem-ambiguous = Der Spielplan in dieser Adresse ist nicht eindeutig.
back-to-start = Zurück zur Startseite
back = Zurück
turn-board = Spielplan drehen
help = Hilfe
settings = Einstellungen
menu = Menü
close = Schließen
language = Sprache
theme = Farbschema
sound = Ton
turn = Drehen
mirror = Spiegeln
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
key-analyse = Analysieren
lead = Roboter gleiten, bis etwas sie aufhält. Finde die wenigsten Züge zum Ziel. Biete die niedrigste Zahl, zeig den Weg, und der Chip gehört dir.
your-name = Dein Name
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
device-title = Auf diesem Gerät
offline-line = Offline. Nur andere, Codes und Fernseher brauchen ein Netz.
install = Installieren
door-table = Eigene Schachtel
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
solved-moves = Deine Züge
solved-best = Kürzeste Lösung
solved-streak = Serie
solved-paths = Lösungen dieses Rätsels
solved-reveal = Kürzeste Lösung zeigen
solved-again = Noch einmal
solved-share = Teilen
share-over = { $over ->
    [0] Kürzeste Lösung
    [1] Einer mehr als nötig
   *[other] { $over } mehr als nötig
  }
share-streak = { $days } Tage in Folge
all-days = Frühere Rätsel
analyse = Analysieren
analyse-link = Link kopieren
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
arrival-title = Du bist eingeladen
arrival-host = { $name } lädt dich ein
arrival-what = Roboter gleiten, bis etwas sie aufhält. Finde die Lösung mit den wenigsten Zügen und gewinn den Chip.
tryout-title = Probier diesen Spielplan: Löse ihn in zwei Zügen
tryout-done = Du hast es in 2 Zügen gelöst. Mehr kann ein Roboter nicht.
arrival-present = { $names } { $count ->
    [one] sitzt
   *[other] sitzen
  } am Tisch.
arrival-nobody = Noch sitzt niemand am Tisch.
arrival-late = Das Spiel läuft schon. Du spielst ab dem nächsten Chip mit.
sit-down = Platz nehmen
qr = QR-Code mit dem Link zu diesem Raum
seats = Am Tisch
you = Du
you-among = du
away = abwesend
behind = { $seconds } s zurück
player-number = Spieler { $number }
team-seated = Dieses Gerät hat in diesem Raum schon einen Platz.
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
choose = Wählen
panels = Planteile
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
bot-name = { $name } ({ $mark })
bots-play = Gegen Bots spielen
bots-note = Sanfte Bots, etwa { $minutes } Minuten
rematch = Revanche
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
diagonals = Farbige Barrieren
length = Länge
series = Serie
series-note = Wer zuerst { $wins } Spiele gewinnt, gewinnt die Serie.
more = Mehr
reach = Züge beim Zeigen
runs = Durchläufe der Sanduhr
seconds = { $count } s
minutes = { $count } min
number = { $count }
no-limit = unbegrenzt
less = { $what }: weniger
nowhere-title = Seite nicht gefunden
nowhere = Zu dieser Adresse gibt es keine Seite. Vielleicht ist der Link unvollständig.
ended-title = Du kannst diesen Raum nicht betreten
ended-no-such-room = Kein Raum hat diesen Link. Vielleicht ist er unvollständig, oder der Raum wurde gelöscht.
stale-title = Diese Seite ist veraltet
ended-version = Lade sie neu; dein Platz bleibt dir.
reload = Neu laden
to-start = Zur Startseite
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
call-show = Du bist mit dem Vorführen dran
call-chip = Chip { $round } liegt offen
call-go = Hin
my-game-running = Dein Spiel läuft
my-game-over = Dein Spiel ist zu Ende
my-game-back = Zurück zu deinem Spiel
my-game-thinking = Noch hat niemand geboten
games-all = Alle Spiele auf diesem Gerät
tables-title = Öffentliche Tische
learn-title = Spielend lernen
learn-note = Zehn kleine Spielpläne, je eine Minute
ladder-title = Rangliste
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
chip-number = Chip { $round }
phase-turn = { $you ->
    [yes] Du bist dran: Zeig { $moves }
   *[no] { $name }, du bist dran: Zeig { $moves }
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
phase-step-result = Ergebnis
phase-target = { $robot ->
    [any] Beliebiger Roboter
   *[other] { show-robot }
  }, Ziel: { $target } auf { $cell }
timer-about = etwa
timer-paused = angehalten
block = { $name } blockieren
report = { $name } melden
gentle-now = Ein leichter Chip: Wenige Züge genügen.
bid-own = Dein Gebot ist { $moves }
pass = Passen
passed = Gepasst
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
show-move = { $robot } nach { $direction }
show-robot = { $robot ->
    [R] Roter Roboter
    [G] Grüner Roboter
    [B] Blauer Roboter
    [Y] Gelber Roboter
   *[S] Silberner Roboter
  }
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
path-optimum = Kürzeste
path-label = { $title }: { move-count }
result-ready = Bereit für den nächsten
result-last = Wer hat gewonnen?
result-next = Nächster Chip
result-next-in = Nächster Chip in
result-waiting = Bereit. Nächster Chip spätestens in
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
final-wins = { $you ->
    [yes] Du gewinnst
   *[no] { $name } gewinnt
  }
final-shared = Geteilter Sieg: { $names }
final-nobody = Niemand gewinnt
final-alone-won = Du gewinnst
final-alone-lost = Der Sand gewinnt
say-wins = { $you ->
    [yes] Du gewinnst mit { $chips }
   *[no] { $name } gewinnt mit { $chips }
  }
say-score = { $name } { $chips ->
    [0] keinen
   *[other] { $chips }
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
rematch-accept = Ich bin dabei
rematch-running = Die Revanche läuft
alone = Allein
alone-paused = Angehalten
failed-moves-used = Nicht in { $moves }. Die Roboter gehen zurück.
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
say-seconds = { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
  }.
say-first = { $you ->
    [yes] Du stehst mit { $moves } an erster Stelle.
   *[no] { $name } steht mit { $moves } an erster Stelle.
  }
say-turn = { $you ->
    [yes] Du bist dran: Zeig { $moves }.
   *[no] { $name }, du bist dran: Zeig { $moves }.
  }
say-move = { $count }: { $robot } nach { $direction } auf { $cell }.
say-move-alone = { $count }: { $robot } nach { $direction }.
key-play = Wiederholung abspielen oder anhalten
key-step-back = Einen Zug zurück
key-step-forward = Einen Zug vor
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
practise-title = Üben
path-hidden = { move-count }, gut versteckt.
path-plain = { move-count }, leicht zu sehen.

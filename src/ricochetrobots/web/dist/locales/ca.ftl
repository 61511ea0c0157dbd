product = Ricochet Robots
tab-title = { $page } · Ricochet Robots
tab-your-turn = { $time } · et toca
robot-name = { $robot ->
    [R] vermell
    [G] verd
    [B] blau
    [Y] groc
   *[S] platejat
  }
robot-title = { $robot ->
    [R] Vermell
    [G] Verd
    [B] Blau
    [Y] Groc
   *[S] Platejat
  }
direction-name = { $direction ->
    [n] al nord
    [e] a l’est
    [s] al sud
   *[w] a l’oest
  }
vortex = vòrtex
coloured-chip = { $symbol ->
    [none] casella { $robot ->
        [R] vermella
        [G] verda
        [B] blava
        [Y] groga
       *[S] platejada
      }
    [moon] lluna { $robot ->
        [R] vermella
        [G] verda
        [B] blava
        [Y] groga
       *[S] platejada
      }
    [gear] engranatge { robot-name }
    [planet] planeta { robot-name }
   *[star] estrella { $robot ->
        [R] vermella
        [G] verda
        [B] blava
        [Y] groga
       *[S] platejada
      }
  }
board = Tauler
cell-closed = Peça central.
cell-robot = Robot { robot-name }.
cell-target = Objectiu: { $target }.
cell-diagonal = Barrera { $robot ->
    [R] vermella
    [G] verda
    [B] blava
    [Y] groga
   *[S] platejada
  }, { $lean ->
    [rising] del sud-oest al nord-est
   *[falling] del nord-oest al sud-est
  }.
cell-walls = { $count ->
    [one] Paret
   *[other] Parets
  }: { $walls }.
cell-no-walls = Cap paret.
slide-move-blocked = { robot-title } no pot anar { direction-name }: hi ha { $by ->
    [robot] un robot
   *[wall] una paret
  } al mig.
slide-stops-on-diagonal = { robot-title } acabaria en una barrera. No es permet.
slide-endless-slide = { robot-title } lliscaria sense fi. No es permet.
problem-offline = No es pot connectar amb el servidor. Revisa la connexió i torna-ho a provar.
page-missing-title = No s’ha pogut carregar aquesta pàgina
problem-no-such-room = Cap sala no té aquest codi. Revisa els vuit caràcters.
problem-no-such-game = Cap partida acabada no té aquest enllaç. Potser és incomplet, o la partida s’ha esborrat.
problem-unreadable = Aquesta adreça no conté cap tauler llegible. Potser l’enllaç és incomplet.
problem-illegal = El tauler d’aquesta adreça incompleix una regla.
problem-ambiguous = El tauler d’aquesta adreça és ambigu.
back-to-start = Torna a la pàgina d’inici
back = Enrere
turn-board = Gira el tauler
help = Ajuda
settings = Configuració
menu = Menú
close = Tanca
language = Llengua
theme = Tema
sound = So
turn = Gira
mirror = Reflecteix
key-help = Ajuda i aquesta llista
key-turn = Gira el tauler
key-mirror = Reflecteix el tauler
key-choose-R = Tria el robot vermell
key-choose-G = Tria el robot verd
key-choose-B = Tria el robot blau
key-choose-Y = Tria el robot groc
key-choose-S = Tria el robot platejat
key-choose-none = No triïs cap robot; les fletxes llegeixen el tauler
key-move = Mou el robot triat
key-undo = Desfés l’últim moviment
key-hint = Demana una pista, cada vegada més precisa
key-restart = Torna a començar
key-analyse = Analitza
lead = Els robots llisquen fins que alguna cosa els atura. Troba la ruta més curta a l’objectiu. Proposa el número més baix, mostra-la i la fitxa és teva.
your-name = El teu nom
name-alone = Visitant
room-code = Codi de sala
room-code-tv = Codi per al televisor
code-length = Un codi de sala té vuit caràcters.
join = Entra
watch = Mira
start-aim = { $robot ->
    [any] Qualsevol robot. Objectiu: { $target }
   *[other] Robot { robot-name }. Objectiu: { $target }
  }
start-note = Comença amb el teu primer moviment. No hi ha temps.
first-title = Porta el vermell a l’estrella vermella.
first-note = { $how ->
    [touch] Llisca el vermell: es mou fins que alguna cosa l’atura.
   *[mouse] Arrossega el vermell o prem una fletxa: es mou fins que alguna cosa l’atura.
  }
first-stopped = { $by ->
    [ready] { robot-title } ha fet de topall. Ara, cap a l’estrella.
    [robot] { robot-title } ha fet de topall.
    [edge] La vora ha fet de topall.
   *[wall] Una paret ha fet de topall.
  }
first-slide-on = { move-count } · Desfés o continua
first-over = Encara no: s’hi ha d’aturar.
first-undo-note = No era per aquí? No passa res.
first-solved = Dos moviments. Així es juga.
first-later = Fet en { $moves }. N’hi ha prou amb dos.
first-solved-note = En grup, el número més baix guanya la fitxa.
todays-puzzle = El repte d’avui
todays-puzzle-missing = No s’ha pogut carregar el repte d’avui.
day-grade = { $grade ->
    [0] fàcil
    [1] mitjà
    [2] difícil
   *[3] molt difícil
  }
solved-today = Resolt avui. Un altre en { $time } h
play-alone = Juga en solitari
play-alone-note = 17 fitxes contra el rellotge de sorra
friends-play = Juga en grup
friends-note = Un enllaç, fins a 16 places, sense compte
practise-door-note = Reptes al teu nivell
analyse-door-note = Tota posició, totes les rutes
table-door-note = Sorra, propostes i jutge
door-learn = Aprèn
door-tv = En un televisor
tv-door-note = Tauler, sorra i propostes
how-to-play = Com es juga
no-account = Sense compte
no-tracking = Sense seguiment
device-title = En aquest dispositiu
offline-line = Sense connexió. Només grup, codis i televisor la necessiten.
install = Instal·la
door-table = La teva capsa
find-a-way = Troba una solució
puzzle-how = Arrossega un robot, o tria’n un i fes servir les fletxes. Llisca fins que alguna cosa l’atura.
puzzle-done = Objectiu assolit
puzzle-done-shortest = Solució més curta
puzzle-shortest = Resolt en { $moves } moviments. No hi ha cap solució més curta.
puzzle-longer = Resolt en { $moves } moviments. Hi ha una solució en { $best }.
corner-first = El robot ha de tombar abans una cantonada. Prova una altra ruta.
move-made = { $count }: { robot-name } { direction-name } fins a { $cell }.
moves-word = { $count ->
    [one] moviment
   *[other] moviments
  }
moves-so-far = Moviments fins ara
choose-robot = Tria un robot
move-robot = Mou el robot triat
undo = Desfés
start-over = Reinicia
puzzle-missing = No es pot veure aquest repte
problem-no-such-day = Aquesta adreça no conté cap data vàlida. Potser l’enllaç és incomplet.
problem-day-not-come = El repte d’aquest dia encara no està disponible.
puzzle-of-day = Repte: { $day }
puzzle-next = Pròxim repte: { $time }.
puzzle-back-to-result = Torna al resultat
hints = Pistes
hint-next = { $grade ->
    [4] Pista: el número
    [5] Pista: quin robot
    [6] Pista: com començar
    [7] Mostra una solució
   *[other] Pista
  }
hint-at-most = Hi ha una solució en { $moves } moviments o menys.
hint-exactly = La solució més curta té { $moves } moviments.
hint-robot = { robot-title } es mou primer.
hint-move = El primer moviment: { $move }.
hint-path = Una solució de les més curtes: { $moves }.
hint-path-head = Una solució de les més curtes:
solved-moves = Els teus moviments
solved-best = La més curta
solved-streak = Ratxa
solved-paths = Solucions d’aquest repte
solved-reveal = Mostra una solució òptima
solved-again = Torna-ho a provar
solved-share = Comparteix
share-over = { $over ->
    [0] Solució més curta
    [1] Un més del necessari
   *[other] { $over } més del necessari
  }
share-streak = { $days } dies seguits
all-days = Reptes anteriors
analyse = Analitza
analyse-link = Copia l’enllaç
connecting = Connexió en curs
connection-lost = S’ha perdut la connexió. Ho tornem a provar…
connection-restarting = El servidor es reinicia. Tornem de seguida…
connection-paused = Tornem de seguida. La sorra està aturada.
connection-unsent = Sense connexió. El teu { $bid } no ha arribat.
bid-cancel = Retira-la
connection-offline = { $bid ->
    [none] No tens connexió. La sorra continua caient.
   *[other] No tens connexió. El teu { $bid } no ha arribat; la sorra continua caient.
  }
connection-sending = { $bid ->
    [none] S’envia…
   *[other] S’envia { $bid }…
  }
server-silent = El servidor no respon. Ho tornem a provar…
notice-restart = { $unit ->
    [minutes] El servidor es reinicia d’aquí a uns { $time } min.
   *[clock] El servidor es reinicia d’aquí a { $time }.
  } La partida continua just després.
try-now = Prova-ho ara
you-are-back = Ja tornes a ser aquí.
arrival-title = T’han convidat
arrival-host = { $name } et convida a jugar
arrival-what = Els robots llisquen fins que alguna cosa els atura. Troba la solució amb menys moviments i guanya la fitxa.
tryout-title = Prova aquest tauler: resol-lo en dos moviments
tryout-done = Ho has resolt en 2. Això és tot el que fa un robot.
arrival-present = A la taula hi ha { $names }.
arrival-nobody = Encara no hi ha ningú a la taula.
arrival-late = La partida ja ha començat. Pots jugar a partir de la fitxa següent.
sit-down = Asseu-te
qr = Codi QR de l’enllaç a aquesta sala
seats = A la taula
you = Tu
you-among = tu
away = absent
behind = { $seconds } s de retard
player-number = Jugador { $number }
team-seated = Aquest dispositiu ja té una plaça en aquesta sala.
wins-usual = Amb { $players } { $players ->
    [one] jugador
   *[other] jugadors
  }, guanya qui aconsegueix primer { $chips } fitxes.
wins-agreed = Guanya qui aconsegueix primer { $chips } { $chips ->
    [one] fitxa
   *[other] fitxes
  }.
wins-most = Es juguen totes les fitxes. Guanya qui en té més.
wins-in-all = Es juguen { $chips } fitxes. Guanya qui en té més.
choose = Tria
panels = Seccions
bot-mark = { $level ->
    [level-1] bot 1
    [level-2] bot 2
    [level-3] bot 3
    [level-4] bot 4
    [level-5] bot 5
    [level-6] bot 6
    [level-like-me] bot
    [level-none] bot
   *[level-optimal] bot òptim
  }
bot-name = { $name } ({ $mark })
bots-play = Juga amb bots
bots-note = Bots fàcils, uns { $minutes } minuts
rematch = Revenja
rules = Regles
edition-2013 = 2013
edition-2013-zman = Z-Man
edition-1999 = 1999
edition-reach = { $exact ->
    [yes] 7 vol dir exactament 7.
   *[no] 7 vol dir 7 o menys.
  }
edition-four-robots = Quatre robots.
edition-no-diagonals = Sense barreres.
tie-rule-first-said = Propostes iguals: mostra primer qui ho ha dit abans.
tie-rule-fewer-chips = Propostes iguals: mostra primer qui té menys fitxes.
fifth-robot = Cinquè robot
diagonals = Barreres de color
length = Durada
series = Sèrie
series-note = Qui guanyi primer { $wins } partides guanya la sèrie.
more = Més
reach = Moviments en mostrar
runs = Girs del rellotge
seconds = { $count } s
minutes = { $count } min
number = { $count }
no-limit = sense límit
less = { $what }: menys
nowhere-title = No s’ha trobat la pàgina
nowhere = No hi ha cap pàgina en aquesta adreça. Potser l’enllaç és incomplet.
ended-title = No pots entrar en aquesta sala
ended-no-such-room = Cap sala no té aquest enllaç. Potser és incomplet, o la sala s’ha esborrat.
stale-title = Aquesta pàgina està antiquada
ended-version = Torna-la a carregar; conserves la plaça.
reload = Torna a carregar
to-start = Ves a la pàgina d’inici
rules-aim = Objectiu del joc
rules-aim-1 = Hi ha { $robots ->
    [4] quatre
    [5] cinc
   *[any] quatre o cinc
  } robots en un tauler{ $alone ->
    [yes] {""}
   *[no] { " " }que tothom estudia alhora
  }. Es destapa una fitxa, que mostra un robot i l’objectiu que ha d’assolir.
rules-aim-2 = { $alone ->
    [yes] Busca una solució mentalment. No toquis cap robot fins que la mostris.
   *[no] Busca una solució mentalment. Ningú no toca cap robot fins que algú mostra una solució.
  }
rules-aim-gentle = En aquesta taula, les primeres { $chips } fitxes són fàcils: un sol robot assoleix cada objectiu en { $moves } moviments, o en els mínims que permet el tauler.
rules-slide = Com es mouen els robots
rules-slide-1 = Un robot va al nord, a l’est, al sud o a l’oest, i llisca fins que l’atura una paret o un altre robot. No pot aturar-se ni girar abans.
rules-slide-2 = Cada lliscada és 1 moviment, per llarga que sigui i amb qualsevol robot. Pots moure qualsevol robot, en qualsevol ordre, i fer servir els altres com a obstacles.
rules-slide-back = Un robot que s’ha aturat també pot tornar per on ha vingut.
rules-picture-again = Mostra-ho una altra vegada: { $words }
rules-picture-wall = Vermell s’atura davant d’una paret.
rules-picture-robot = Vermell s’atura davant del robot blau.
rules-corner = Tombar una cantonada
rules-corner-1 = El robot de la fitxa s’ha d’aturar a l’objectiu. En la seva ruta ha de tombar com a mínim una cantonada: un dels seus moviments ha de començar en angle recte amb el seu moviment anterior.
rules-corner-2 = Per això cap objectiu no s’assoleix en 1 moviment. Si un robot pot anar en línia recta al seu objectiu, ha de seguir una altra ruta.
rules-corner-back = Tornar enrere no compta com a cantonada. Un robot que ja és al seu objectiu quan es destapa la fitxa n’ha de sortir i tornar-hi.
rules-picture-straight = En línia recta a l’objectiu: no val.
rules-picture-corner = Amb una cantonada: és una solució en 2.
rules-bid = Proposar
rules-bid-1 = Quan trobis una solució, proposa el seu nombre de moviments. La primera proposta gira el rellotge de sorra ({ $time }). Tothom pot proposar fins que s’acaba la sorra.
rules-bid-2 = Pots abaixar la teva proposta, mai apujar-la. També pots proposar el mateix que una altra persona, o més: si falla, et toca a tu.
rules-bid-3 = La proposta més baixa es mostra primer.
rules-bid-still-equal = Si també en tenen les mateixes, mostra primer qui ho ha dit abans.
rules-bid-consent = Si no pots proposar menys, pots passar. Si tornes a proposar, ja no compta; proposar 2 equival a passar. Quan tothom ha passat, la sorra s’atura a l’instant. Abans de la primera proposta, passar vol dir «No veig cap solució». Si llavors passa tothom, la fitxa torna a la pila. Amb la primera proposta, els passos anteriors ja no compten.
rules-bid-bots = Els bots també passen, quan acaben de buscar. Mentre només els bots encara pensen, el temps corre { $times } vegades més de pressa. Al cap de { $seconds } s, passen.
rules-everybody = En aquesta partida tothom puntua. Juga la teva solució al teu propi tauler, que només veus tu, i proposa-la. La sorra corre fins al final. Llavors es mostra la millor proposta, i la fitxa compta per a tots els que han proposat.
rules-bid-nobody = { $seconds ->
    [0] Qualsevol pot girar el rellotge sense proposar.
   *[other] Si ningú no proposa en { $time }, qualsevol pot girar el rellotge.
  } Si s’acaba la sorra abans que algú proposi, la fitxa torna a la pila.
rules-show = Mostrar
rules-show-1 = Quan s’acaba la sorra, qui ha fet la proposta més baixa mou els robots. Cada moviment fet compta; un d’impossible, no.
rules-show-2 = Si l’objectiu s’assoleix en { $exact ->
    [yes] exactament els moviments proposats
   *[no] els moviments proposats o menys
  }, es guanya la fitxa i els robots es queden on són. Si no, els robots tornen a la seva posició inicial i es mostra la proposta següent.
rules-show-limit = { $limit ->
    [none] No hi ha límit de temps,
   *[some] El límit de temps és { $time },
  } i qui mostra pot abandonar. També abandona qui deixa la taula o perd la connexió massa estona.
rules-show-3 = Si ningú no ho aconsegueix, la fitxa torna a la pila i se’n destapa una altra. Veus quants moviments té la solució més curta, però no quins: queden amagats fins que algú guanya aquella fitxa.
rules-diagonal = Barreres de color
rules-diagonal-1 = { $board ->
    [this] Aquest tauler té barreres en diagonal.
   *[some] Alguns taulers tenen barreres en diagonal.
  } Un robot del mateix color les travessa. Qualsevol altre gira 90 graus i continua lliscant en el mateix moviment.
rules-diagonal-2 = Cap robot no es pot aturar en una barrera: un moviment que hi acabaria no es permet. Un rebot, tot sol, no compta com a cantonada.
rules-picture-bounce = Vermell rebota a la barrera blava.
rules-picture-through = Blau travessa la barrera blava.
rules-vortex = { $fifth ->
    [no] El vòrtex
   *[yes] El vòrtex i el robot platejat
  }
rules-vortex-1 = Qualsevol robot pot assolir el vòrtex.
rules-vortex-2 = { $fifth ->
    [yes] El cinquè robot, el platejat, és al tauler.
   *[maybe] El cinquè robot, el platejat, és una opció.
  } No té objectius del seu color, però pot aturar els altres robots i anar al vòrtex.
rules-end = Final de la partida
rules-end-1 = Amb 2 jugadors guanyen { $two } fitxes; amb 3, { $three }; amb 4, { $four }. Amb més es juguen totes ({ $all }) i guanya qui en té més. La teva taula pot triar un altre nombre.
rules-end-2 = Qui té les mateixes fitxes comparteix la victòria. Si te’n vas, conserves les fitxes i encara pots guanyar.
rules-end-3 = La partida també s’acaba si ningú no troba les fitxes que queden: des de l’última fitxa guanyada, cadascuna s’ha destapat i ha tornat a la pila. Guanya qui té més fitxes.
rules-end-agree = Qualsevol jugador pot suggerir acabar ara la partida. Quan tots els presents hi estan d’acord, s’acaba tal com està. Els bots sempre hi estan d’acord.
rules-alone = En solitari
rules-alone-1 = La sorra ({ $time }{ $runs ->
    [1] {""}
   *[other] , dues vegades
  }) comença a caure quan es destapa una fitxa. Proposa un número o prem «Trobada» abans que s’acabi, i s’atura.
rules-alone-2 = Després mostra qualsevol solució{ $limit ->
    [none] {""}
   *[some] { " " }en { $time } com a màxim
  }; no pots desfer cap moviment. Si falla, els robots tornen a la seva posició inicial i continua caient la resta de la sorra.
rules-alone-3 = Guanyes cada fitxa que assoleixes i perds les altres. Per vèncer la sorra, guanya més fitxes que no en perds.
rules-editions = Edicions
rules-edition = { $edition }: { $words }
rules-here = Aquesta taula juga amb les regles de l’edició { $edition } i amb opcions pròpies.
call-show = Et toca mostrar
call-chip = La fitxa { $round } és a la vista
call-go = Vés-hi
my-game-running = La teva partida està en marxa
my-game-over = La teva partida s’ha acabat
my-game-back = Torna a la teva partida
my-game-thinking = Encara no ha proposat ningú
games-all = Totes les partides d’aquest dispositiu
tables-title = Taules públiques
learn-title = Aprèn jugant
learn-note = Deu taulers petits, un minut cadascun
ladder-title = Classificació
person = { $you ->
    [yes] Tu
   *[no] { $name }
  }
chip-count = { $chips } { $chips ->
    [one] fitxa
   *[other] fitxes
  }
move-count = { $moves } { $moves ->
    [one] moviment
   *[other] moviments
  }
chip-number = Fitxa { $round }
phase-turn = { $you ->
    [yes] Et toca: mostra { $moves }
   *[no] { $name }, et toca: mostra { $moves }
  }
phase-show-way = { $you ->
    [yes] Mostra la teva solució
   *[no] { $name } mostra una solució
  }
phase-taken = { $you ->
    [yes] Et quedes amb la fitxa
   *[no] { $name } es queda amb la fitxa
  }
phase-any-robot = qualsevol robot
phase-step-result = Resultat
phase-target = { $robot ->
    [any] Qualsevol robot
   *[other] Robot { robot-name }
  }. Objectiu: { $target } a { $cell }
timer-about = aprox.
timer-paused = en pausa
block = Bloca { $name }
report = Denuncia { $name }
gentle-now = Una fitxa fàcil: n’hi ha prou amb pocs moviments.
bid-own = La teva proposta és { $moves }
pass = Passo
passed = Passat
reached-in = Assolit en { $moves }.
reached-counts = La proposta era { $bid } o menys, així que compta de seguida.
reached-title = Assolit en { $moves }. { $you ->
    [yes] Has proposat
   *[no] { $name } ha proposat
  } { $bid } exactes.
reached-text = { $left ->
    [one] Queda un moviment i { robot-name } ha de ser aquí després. N’hi ha prou de moure un altre robot.
   *[other] Queden { $left } moviments; després de l’últim, { robot-name } ha de ser aquí.
  }
show-move = { $robot } { $direction }
show-robot = Robot { robot-name }
result-nobody-succeeded = Ningú no ho ha aconseguit
result-nobody-bid = Ningú no ha proposat res
result-nobody-there = No hi era ningú de la ronda
result-room-closed = Qui porta la taula ha tancat la sala
result-match-ended = S’ha acabat la partida
result-back = La fitxa torna a la pila.
result-last-try = Si ningú no troba la següent, la partida s’acaba.
result-shown = Proposta { $bid }, mostrada en { $moves }.
scored = Puntuen: { $names }
result-guess = El teu pronòstic era { $moves }.
result-moves = Moviments d’aquesta solució
path-optimum = La més curta
path-label = { $title }: { move-count }
result-ready = Anem a la següent
result-last = Mira qui guanya
result-next = Fitxa següent
result-next-in = Fitxa següent en
result-waiting = A punt. Fitxa següent, com a molt, en
replay-label = Repetició
replay-first = Ves al principi
replay-back = Un moviment enrere
replay-play = Reprodueix
replay-pause = Pausa
replay-forward = Un moviment endavant
replay-last = Ves al final
replay-place = { $move }/{ $moves }
replay-speed = Velocitat { $speed }×
replay-times = { $speed }×
final-wins = { $you ->
    [yes] Guanyes tu
   *[no] Guanya { $name }
  }
final-shared = Victòria compartida: { $names }
final-nobody = No guanya ningú
final-alone-won = Guanyes tu
final-alone-lost = Guanya la sorra
say-wins = { $you ->
    [yes] Guanyes amb { $chips }
   *[no] { $name } guanya amb { $chips }
  }
say-score = { $name } { $chips ->
    [0] cap
   *[other] { $chips }
  }
series-score = { $most }-{ $next }
series-leads = { $you ->
    [yes] Vas guanyant la sèrie per { $score }
   *[no] { $name } va guanyant la sèrie per { $score }
  }
series-now = sèrie { $score }
series-level = La sèrie està empatada, { $score }
series-won = { $you ->
    [yes] Guanyes la sèrie per { $score }
   *[no] { $name } guanya la sèrie per { $score }
  }
series-shared = Sèrie compartida: { $names }
rematch-asks = { $name } vol la revenja
rematch-accept = M’hi apunto
rematch-running = La revenja és en curs
alone = En solitari
alone-paused = En pausa
failed-moves-used = No en { $moves }. Els robots tornen al seu lloc.
event-seated = { $you ->
    [yes] Jugues a partir de la fitxa { $round }.
   *[no] { $name } s’asseu i juga a partir de la fitxa { $round }.
  }
event-left = { $you ->
    [yes] Has deixat la taula.
   *[no] { $name } deixa la taula.
  }
event-returned = { $you ->
    [yes] Tornes a ser a la taula.
   *[no] { $name } torna a ser a la taula.
  }
event-extended = El servidor s’ha aturat { $seconds } segons. El temps s’allarga el mateix.
event-host = { $you ->
    [yes] Des d’ara portes la taula.
   *[no] Des d’ara { $name } porta la taula.
  }
event-renamed = { $old } ara es diu { $name }
event-removed = { $you ->
    [yes] Qui porta la taula t’ha expulsat.
   *[no] Qui porta la taula ha expulsat { $name }.
  }
event-forgotten = { $you ->
    [yes] El teu nom s’ha esborrat i has deixat la plaça.
   *[no] { $name } ja no hi és i el nom s’ha esborrat.
  }
event-locked = La sala està bloquejada. No s’hi pot asseure ningú més.
event-unlocked = La sala torna a estar oberta.
event-link = La sala té un enllaç nou. L’anterior ja no funciona.
event-delay = { $seconds ->
    [0] Ara qui mira ho veu tot a l’instant.
   *[other] Ara qui mira ho veu tot { $seconds } s més tard.
  }
say-seconds = { $seconds } { $seconds ->
    [one] segon
   *[other] segons
  }.
say-first = { $you ->
    [yes] Vas en primer lloc amb { $moves }.
   *[no] { $name } va en primer lloc amb { $moves }.
  }
say-turn = { $you ->
    [yes] Et toca: mostra { $moves }.
   *[no] { $name }, et toca: mostra { $moves }.
  }
say-move = { $count }: { $robot } { $direction } fins a { $cell }.
say-move-alone = { $count }: { $robot } { $direction }.
key-play = Reprodueix o atura la repetició
key-step-back = Un moviment enrere
key-step-forward = Un moviment endavant
refused-bid-not-lower = Ja has proposat { $standing }. Només pots abaixar la proposta.
refused-bid-unproven = En aquesta partida, demostra la teva proposta: juga-la al teu propi tauler en { $offered } moviments.
refused-bid-too-small = La proposta més baixa és 2.
refused-bid-too-large = La proposta més alta és 99.
refused-bidding-over = S’ha acabat la sorra. Ja no es pot proposar.
refused-pass-stale = Has passat abans de la primera proposta. Torna a passar si no trobes res de més baix.
refused-joins-next-round = Jugues a partir de la fitxa següent.
refused-consent-off = En aquesta partida la sorra no es pot acabar abans.
refused-players-there = Encara hi ha algú d’aquesta ronda.
refused-not-your-turn = No et toca mostrar.
refused-round-paused = La partida està en pausa. Primer continua.
refused-stale-round = Això era per a una fitxa anterior.
refused-wrong-phase = Massa tard: la ronda ja ha avançat.
refused-too-soon = Encara no. Els altres encara pensen.
refused-board-not-ready = Espera que el tauler estigui a punt.
refused-table-full = La taula és plena. Mires la partida.
refused-name-taken = Algú a la taula té aquest nom. Tria’n un altre.
refused-name-empty = Escriu primer el teu nom.
refused-name-too-long = Un nom té com a màxim 24 caràcters.
refused-already-seated = Ja tens plaça.
refused-no-seat = No tens plaça. Asseu-te per jugar.
refused-not-host = Això només ho pot fer qui porta la taula.
refused-no-such-player = Aquesta persona ja no és a la taula.
refused-player-removed = Qui porta la taula t’ha expulsat.
refused-seat-forgotten = El nom d’aquesta plaça s’ha esborrat i la plaça ha quedat lliure.
refused-token-renewed = S’ha tancat la teva sessió aquí perquè aquesta plaça s’ha assegurat des d’un altre dispositiu.
refused-link-renewed = Qui porta la taula ha renovat l’enllaç de la sala. El teu enllaç anterior ja no funciona.
refused-room-locked = La sala està bloquejada. Pots mirar.
refused-room-closed = Qui porta la taula ha tancat la sala.
refused-too-fast = Massa ràpid. Espera un moment.
refused-quick-chat-off = Qui porta la taula ha desactivat els missatges ràpids.
refused-storage-unavailable = El servidor no pot desar res ara mateix. Torna-ho a provar.
refused-disk-low = Al servidor li queda poc espai de disc i ara no pot obrir sales noves.
refused-room-full = Aquesta sala ha arribat al límit. Obre’n una altra.
refused-board-picked = Has triat aquest tauler a mà i, per tant, no es barreja.
refused-option-invalid = Aquestes opcions no van juntes.
refused-invitation-open = No ets en aquesta partida. Respon primer la invitació.
refused-others-answering = Els altres encara poden respondre la invitació.
refused-match-running = Hi ha una partida en marxa.
refused-name-unreadable = Aquest nom conté caràcters que no es poden mostrar. Tria’n un altre.
refused-name-offensive = Aquest nom no es permet a les taules públiques. Tria’n un altre.
refused-name-without-letters = Un nom necessita una lletra, una xifra o un emoji.
refused-robot-not-in-play = Aquest robot no està en joc.
refused-rooms-not-opened = En aquest servidor, només pot obrir sales qui l’administra. Demana-li un enllaç.
refused-no-ladder = Aquest servidor no té classificació.
refused-no-such-place = Ningú no té aquest lloc a la classificació.
refused-personal-link = Aquest enllaç personal ja no funciona. Demana’n un de nou a qui administra el servidor.
refused-places-not-open = Només qui administra el servidor pot afegir gent a la classificació. Demana-li un enllaç personal.
refused-ladder-full = A la classificació no hi cap més gent.
refused-tables-off = Aquest servidor no té taules públiques.
refused-not-public = Només es pot denunciar jugadors en una taula pública.
refused-too-many-connections = Hi ha massa finestres obertes per a aquesta plaça o des d’aquesta xarxa. Tanca’n una i torna a carregar.
refused-room-set-aside = Les dades d’aquesta sala estan malmeses. Ningú no hi pot entrar.
refused-otherwise = No ha funcionat. Torna-ho a provar.
practise-title = Practica
path-hidden = { move-count }, ben amagats.
path-plain = { move-count }, a la vista.

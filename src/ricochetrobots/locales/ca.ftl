# Tots els textos de la pantalla i del terminal, en català, per pàgines; la ronda i el terminal són al final.

language-name = Català
language-tag = ca
product = Ricochet Robots
tab-title = { $page } · Ricochet Robots
tab-your-turn = { $time } · et toca
tab-your-turn-open = et toca · { $room }
tab-bid = Proposa! · { $room }
tab-last = { $time } · { $room }

## Names of the game

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
# La concordança depèn del símbol: lluna vermella, planeta vermell.
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

## Cells, for screen readers

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

## Rejected moves

slide-move-blocked = { robot-title } no pot anar { direction-name }: hi ha { $by ->
    [robot] un robot
   *[wall] una paret
  } al mig.
slide-stops-on-diagonal = { robot-title } acabaria en una barrera. No es permet.
slide-endless-slide = { robot-title } lliscaria sense fi. No es permet.

## Server refusals that need a different text in the browser

problem-offline = No es pot connectar amb el servidor. Revisa la connexió i torna-ho a provar.
page-missing-title = No s’ha pogut carregar aquesta pàgina
problem-no-such-room = Cap sala no té aquest codi. Revisa els vuit caràcters.
problem-no-such-game = Cap partida acabada no té aquest enllaç. Potser és incomplet, o la partida s’ha esborrat.
problem-unreadable = Aquesta adreça no conté cap tauler llegible. Potser l’enllaç és incomplet.
problem-illegal = El tauler d’aquesta adreça incompleix una regla.
problem-ambiguous = El tauler d’aquesta adreça és ambigu.

## Header, help, settings

back-to-start = Torna a la pàgina d’inici
back-to-match = Torna a la partida
back = Enrere
turn-board = Gira el tauler
help = Ajuda
help-keys = Tecles
help-all = Totes les regles
help-slide = Llisca
help-slide-words = Un robot llisca fins que l’atura una paret o un altre robot. Cada lliscada és un moviment.
help-reach = Arriba a l’objectiu
help-reach-words = El robot de la fitxa s’ha d’aturar a l’objectiu i ha de tombar una cantonada pel camí.
help-bid-words = Digues quants moviments necessites. La primera proposta gira el rellotge de sorra. Pots abaixar la teva proposta, mai apujar-la.
help-pass-words = No tens res més baix. Quan tothom ha passat, la sorra s’atura.
help-show-words = La proposta més baixa mostra primer. { $exact ->
    [yes] 7 vol dir exactament 7.
   *[no] 7 vol dir 7 o menys.
  }
settings = Configuració
menu = Menú
close = Tanca
language = Llengua
theme = Tema
theme-system = Sistema
theme-light = Clar
theme-dark = Fosc
setting-contrast = Contrast alt
setting-contrast-note = quadrícula més marcada, colors plens
setting-stillness = Menys moviment
setting-stillness-note = els robots canvien de lloc amb una fosa
setting-letters = Lletres als robots
setting-letters-note = R G B Y S en lloc de cares petites
setting-coordinates = Coordenades
setting-coordinates-note = a–p i 1–16 al voltant del tauler
setting-oneTapBid = Proposa amb un toc
setting-oneTapBid-note = toca un número per proposar-lo a l’instant
setting-singleKeys = Dreceres d’una tecla
setting-singleKeys-note = fes servir lletres i xifres sense Ctrl
setting-buzz = Vibració
setting-buzz-note = el telèfon vibra quan s’atura un robot i amb la primera proposta
sound = So
sound-off = Apagat
sound-quiet = Baix
sound-full = Alt
sound-offer = Sons per a fitxes, propostes i moviments? Ho pots canviar a la configuració.
sound-offer-yes = Activa el so
sound-offer-no = Sense so
settings-note = Només es desa en aquest navegador.
board-view = Vista del tauler
turn = Gira
mirror = Reflecteix

## Keys

key-close = Tanca aquesta llista
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
key-redo = Refés el moviment
key-solutions = Mostra les solucions
key-moves = Mostra els moviments que queden després de cada moviment
key-chips = Mostra totes les fitxes
key-next-group = Grup de solucions següent
key-analyse = Analitza
key-analyse-back = Surt de l’anàlisi
key-space = Espai
key-escape = Esc
key-enter = Retorn
key-tab = Tab
key-shift = Maj

## Start page

lead = Els robots llisquen fins que alguna cosa els atura. Troba la ruta més curta a l’objectiu. Proposa el número més baix, mostra-la i la fitxa és teva.
your-name = El teu nom
your-name-note = Es veu a la taula. Si el deixes buit, seràs «{ name-alone }».
name-missing = Escriu primer el teu nom.
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
first-next = Ara, un de debò
first-others = Tota la resta
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

## The page of the things that this device stores

device-title = En aquest dispositiu
device-note = Res d’això no s’envia enlloc. Una còpia conté enllaços a sales, però cap plaça.
device-cleared = Alguns navegadors ho esborren després d’unes setmanes sense visites. Una còpia desada, o el joc instal·lat, és segura.
kilobytes = { $kilobytes } kB
stored-game = El joc, a punt sense connexió
stored-practise = Pràctica: puntuació, any, reptes per repetir
stored-days = Resultats dels reptes diaris
stored-lessons = Lliçons
stored-games = Partides
stored-evening = La vetllada a la teva taula, i la teva capsa
stored-settings = Configuració i nom
stored-others = Altres
device-save = Desa una còpia
device-import = Importa una còpia
device-import-title = { $count ->
    [0] Aquesta còpia no afegeix res: tot el que conté ja és aquí.
    [one] Aquesta còpia afegeix una entrada. Tota la resta queda com està.
   *[other] Aquesta còpia afegeix { $count } entrades. Tota la resta queda com està.
  }
device-import-do = Afegeix
device-no-copy = Aquest fitxer no és cap còpia del que desa un dispositiu.
device-delete = Esborra
device-delete-all = Esborra-ho tot
device-delete-one = Esborra: { $name }
device-delete-sure = Vols esborrar-ho per sempre?

## The start page without a network, with a new version, and the offer to install the game

offline-line = Sense connexió. Només grup, codis i televisor la necessiten.
new-version = Hi ha una versió nova a punt.
new-version-note = S’inicia sola la pròxima vegada que obris el joc. Mai no interromp cap ronda, cursa ni vetllada.
new-version-start = Inicia-la
install-title = { $device ->
    [phone] Desa’l en aquest telèfon
   *[computer] Desa’l en aquest ordinador
  }
install-note = S’obre sense navegador i sense connexió. { $kilobytes } kB.
install-share = Toca Comparteix i després Afegeix a la pantalla d’inici.
install = Instal·la
door-table = La teva capsa

## Today's puzzle

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
hint-count = { $hints } { $hints ->
    [one] pista
   *[other] pistes
  }
streak-count = { $days ->
    [0] Encara sense ratxa.
    [one] Ratxa: 1 dia.
   *[other] Ratxa: { $days } dies.
  }
solved-moves = Els teus moviments
solved-best = La més curta
solved-streak = Ratxa
solved-paths = Solucions d’aquest repte
solved-reveal = Mostra una solució òptima
solved-again = Torna-ho a provar
solved-share = Comparteix
share-day = { $day }, { day-grade }
share-over = { $over ->
    [0] Solució més curta
    [1] Un més del necessari
   *[other] { $over } més del necessari
  }
share-streak = { $days } dies seguits
share-note = Cinc quadres per als cinc cinquens del teu camí. Diuen com de bé ha anat, mai la llargada ni quin robot es mou.
share-ask = I tu?
share-as = Forma
share-picture = Imatge
share-text = Text
share-copy = Copia
share-copied = Copiat.
share-by-hand = Copia’l tu
share-players = { $players } { $players ->
    [one] persona
   *[other] persones
  }
share-round = { $gap ->
    [0] { $moves } moviments
   *[other] { $moves } moviments, proposta següent { $next }
  }
share-best = { $gap ->
    [0] Millor ronda: { $moves } moviments
   *[other] Millor ronda: { $moves } moviments, la proposta següent era { $next }
  }
share-moves = { move-count } (mínim { $best })
all-days = Reptes anteriors
archive-note = Fàcil el dilluns, difícil el diumenge.
archive-week = Inici de la setmana: { $day }
archive-day = { $day }: { $state ->
    [shortest] solució més curta trobada, { $moves } moviments
    [longer] assolit en { $moves } moviments, mínim { $best }
    [begun] començat
   *[new] sense provar
  }
archive-earlier = Setmanes anteriors

## Setting up a position

lay-title = Munta
lay-steps = Passos
lay-step-box = Capsa
lay-step-panels = Seccions
lay-step-robots = Els robots
lay-step-chip = Fitxa
lay-done = , fet
lay-box-fact = la capsa de la teva taula
lay-panel-fact = secció { $number } de 4
lay-robot-fact = robot núm. { $number }
lay-robots-fact = { $count ->
    [one] un robot
   *[other] { $count } robots
  }
lay-which-box = Quina capsa tens?
lay-box-2013 = 2013
lay-box-2013-zman = Z-Man 2013
lay-box-1999 = 1999
lay-box-note-2013 = vuit seccions, robot platejat o negre
lay-box-note-2013-zman = les mateixes seccions, un altre reglament
lay-box-note-1999 = quatre seccions, sense barreres
lay-faces = { $count } cares
lay-box-kept = Aquest dispositiu recorda la capsa. La pròxima vegada comences per les seccions.
lay-paste = O enganxa-la
lay-paste-what = Notació, enllaç o text d’un altre programa
lay-paste-none = No s’ha trobat cap posició. Exemple: 4C3A2C1C Rc4 Gn12 >Re15
lay-paste-long = Aquest text és massa llarg. Com a màxim { $most } caràcters.
lay-paste-offline = No s’ha trobat cap notació. El text d’un altre programa necessita connexió.
lay-fault-text = No s’ha trobat cap posició: el caràcter { $number }, «{ $sign }», no hi encaixa. Exemple: 4C3A2C1C Rc4 Gn12 >Re15
lay-fault-end = El text s’acaba massa aviat. Exemple: 4C3A2C1C Rc4 Gn12 >Re15
lay-read = { $format ->
    [notation] Notació.
    [link] Un enllaç d’aquest lloc.
    [driftingdroids] DriftingDroids.
    [driftingdroids-map] Un mapa de DriftingDroids.
    [fogleman] El programa de Michael Fogleman.
    [drawing] Un dibuix.
    [json] JSON.
    [pddl] PDDL.
    [asp] Fets d’answer set programming.
    [maze] Un laberint.
    [grid] Una quadrícula.
   *[other] { $format }.
  }
lay-lost = No pot contenir { $parts }, així que no se n’ha posat res.
lay-lost-part = { $part ->
    [diagonals] les barreres de les seves seccions
    [walls] algunes parets
   *[other] alguns objectius
  }
lay-pasted = Enganxat: el tauler i { $robots ->
    [0] cap robot
    [one] un robot
   *[other] { $robots } robots
  }.
lay-pasted-no-chip = El text no té cap fitxa.
lay-place = { $place ->
    [nw] Secció superior esquerra
    [ne] Secció superior dreta
    [se] Secció inferior dreta
   *[sw] Secció inferior esquerra
  }
lay-place-number = , { $number } de 4
lay-as-it-lies = Es mostra tal com és a la taula. Tria la que sigui igual.
lay-map = Les quatre seccions
lay-map-part = { lay-place }{ $panel ->
    [none] { "" }
   *[other] : { $panel }
  }
lay-ordinal = { $number ->
    [1] 1a
    [2] 2a
    [3] 3a
   *[other] 4a
  }
lay-mark = La seva marca, prop del centre
lay-mark-or = o qualsevol dels seus objectius
lay-mark-label = Marca { $robot ->
    [R] vermella
    [G] verda
    [B] blava
    [Y] groga
   *[S] platejada
  }: { $targets }
lay-faces-label = Cares amb aquesta marca
lay-diagonals = barreres
lay-face = Cara { $panel }: { $targets }{ $diagonals ->
    [yes] , amb barreres
   *[no] {""}
  }.
lay-target-at = { $target } { $cell }
lay-taken = { lay-place }, { $number } de 4. Marca { $robot ->
    [R] vermella
    [G] verda
    [B] blava
    [Y] groga
   *[S] platejada
  }. { $face }
lay-touch = Toca el tauler prop de la casella, llisca i aixeca el dit. O escriu-ne el nom, com ara o5.
lay-lift = Aixeca el dit o prem Retorn per posar-lo aquí.
lay-robot-where = On és el robot { robot-name }?
lay-robot-on = { robot-title } a { $cell }
lay-placed = { robot-title } a { $cell }.
lay-all-placed = Tots els robots estan col·locats
lay-fault-closed = Aquesta casella està tancada.
lay-fault-diagonal = Cap robot no es pot aturar en una barrera.
lay-fault-robot = Aquí hi ha el robot { robot-name }.
lay-now = ara
lay-no-silver = Sense robot platejat
lay-robot = Robot { robot-name }{ $state ->
    [now] , s’està col·locant
    [placed] , a { $cell }
    [out] , no està en joc
   *[later] {""}
  }
lay-which-chip = Quina fitxa és a la vista?
lay-solves = La cerca comença a l’instant.
lay-no-targets = Aquest tauler no té objectius.
lay-all-chips = Totes ({ $count })
lay-chip-note = O toca l’objectiu al tauler. «Totes ({ $count })» resol totes les fitxes d’aquesta posició.
key-lay-mark = Tria la marca de la secció
key-lay-face = Tria la cara de la secció
key-lay-arrows = Mou la casella
key-lay-type = Escriu el nom d’una casella
key-lay-place = Posa-hi el robot
key-back = Un pas enrere

## Your own board

editor-title = El teu propi tauler
editor-tools = Eines
editor-tool-wall = Paret
editor-tool-diagonal = Barrera
editor-tool-target = Objectiu
editor-tool-robot = Un robot
editor-tool-closed = Tancada
editor-tool-erase = Esborra
editor-now-wall = Dibuixa parets
editor-now-diagonal = Posa una barrera
editor-now-target = Posa un objectiu
editor-now-robot = Posa un robot
editor-now-closed = Tanca caselles
editor-now-erase = Buida caselles
editor-square = { $cell }: les seves parets
editor-note-wall = Toca una casella i després el costat. Amb ratolí, fes clic en una vora o arrossega per les vores.
editor-note-diagonal = El robot del seu color la travessa. Els altres giren aquí, i cap no s’hi atura. Torna-hi a tocar per treure-la.
editor-note-target = Toca’n la casella. Un objectiu que ja és al tauler s’hi trasllada.
editor-note-robot = Toca’n la casella. Torna-hi a tocar per treure’l.
editor-note-closed = Cap robot no entra en una casella tancada. Torna-hi a tocar per obrir-la.
editor-note-erase = Toca una casella per buidar-la i treure’n les parets.
editor-tick = Una marca: ja és al tauler. Si el tornes a posar, canvia de lloc.
editor-side = Paret { direction-name }
editor-diagonal = Barrera { $robot ->
    [R] vermella
    [G] verda
    [B] blava
    [Y] groga
   *[S] platejada
  }, { $lean ->
    [rising] del sud-oest al nord-est
   *[falling] del nord-oest al sud-est
  }
editor-target = { $target }{ $placed ->
    [yes] , al tauler
   *[no] { "" }
  }
editor-width = Caselles d’ample
editor-width-less = Més estret
editor-width-more = Més ample
editor-height = Caselles d’alt
editor-height-less = Més baix
editor-height-more = Més alt
editor-remove = Vols treure { $walls ->
    [one] una paret
   *[other] { $walls } parets
  } i { $pieces ->
    [one] una peça
   *[other] { $pieces } peces
  }?
editor-keep = Conserva
editor-remove-do = Treu
editor-centre = Peça central tancada
editor-again = Torna a començar amb
editor-empty = Buit
editor-box = El tauler de la capsa
editor-all-move = Tots els robots es poden moure
editor-robot-shut = { robot-title }, a { $cell }, no es pot moure
editor-robot-shut-note = Parets i robots tanquen tots els costats.
editor-diagonal-wall = La barrera de { $cell } té una paret al costat
editor-diagonal-wall-note = Un moviment que hi acabaria no es permet.
editor-copy = Copia com a text
editor-copied = S’ha copiat com a text.
editor-not-copied = Aquest navegador no permet copiar.
editor-robots = Posa robots
key-editor-wall = Posa o treu una paret de la casella
key-editor-diagonal = Posa una barrera
key-editor-clear = Buida la casella
key-editor-put = Fes servir l’eina a la casella

## Analysing a position

analyse = Analitza
analyse-ask = Analitza una posició
analyse-position = Posició com a text
analyse-example = Tauler, robots i objectiu; per exemple, 4C3A2C1C Rc4 Gn12 >Re15
analyse-unreadable = No s’ha trobat cap posició. Exemple: 4C3A2C1C Rc4 Gn12 >Re15
analyse-all-chips = Totes les fitxes
analyse-set-up = Munta
analyse-parts = Parts de l’anàlisi
analyse-tab-solutions = Solucions
analyse-tab-moves = Moviments
analyse-tab-chips = { $count } { $count ->
    [one] fitxa
   *[other] fitxes
  }
analyse-choose-chip = Tria una fitxa
analyse-no-solver = Aquest navegador no pot cercar solucions
analyse-in-play = Aquesta fitxa està en joc a { $room }. Analitza-la després de la ronda.
analyse-at-least = Com a mínim { $moves } moviments
analyse-proven = Demostrat: no hi ha solució en { $moves } o menys.
analyse-meanwhile = Un número ple està descartat. Mentrestant pots mirar les altres fitxes.
analyse-stop = Atura a { $moves }
analyse-stopped = Aturat: com a mínim { $moves }
analyse-resume = Continua cercant
analyse-memory = { $device ->
    [phone] Aquest telèfon
   *[computer] Aquest ordinador
  } s’ha quedat sense memòria a { $moves }: com a mínim { $moves }.
analyse-seconds = { $seconds } s
analyse-shortest = La més curta: { move-count }
analyse-unsolvable = No hi ha solució
analyse-shown = { $name }, ronda { $round }
analyse-proven-in = demostrat en { $time }
analyse-solutions = { $count } { $count ->
    [one] solució
   *[other] solucions
  }
# Instead of a number of solutions, which nobody has counted.
analyse-one-of = Una de les més curtes.
analyse-one-of-unknown = Una de les més curtes. No se sap quantes n’hi ha.
analyse-count = Compta-les · pot trigar minuts
analyse-counting-solutions = S’estan comptant les solucions…
analyse-count-stop = Deixa de comptar
analyse-count-memory = S’ha esgotat la memòria en comptar les solucions.
# A command follows.
analyse-memory-next = Un ordinador té més memòria: copia l’enllaç i obre’l allà. La línia d’ordres la pot fer servir tota:
analyse-more-groups = { $count } { $count ->
    [one] grup
   *[other] grups
  } més
analyse-either-order = { $robots } en qualsevol ordre
analyse-orders = { $count } ordres
analyse-or = o
analyse-path = { move-count }: { $words }
analyse-play = Reprodueix { $words }
analyse-every-move = Tots
analyse-from-start = des de l’inici
analyse-after = després de { $count } { $count ->
    [one] moviment
   *[other] moviments
  }
analyse-move-number = moviment { $count }
analyse-left = en queden { $moves }
analyse-counting = S’està comptant…
analyse-no-path = Ja no hi ha solució
analyse-reached = Assolit en { move-count }
analyse-bid-exact = Només una proposta d’exactament { $moves } guanya la fitxa.
analyse-bid-fewer = Una proposta de { $moves } o més guanya la fitxa. La demostració s’acaba aquí.
analyse-adds = { robot-title } { $direction } afegeix { $more ->
    [one] un moviment
    [2] dos moviments
    [3] tres moviments
    [4] quatre moviments
    [5] cinc moviments
   *[other] { $more } moviments
  }: { $now } en lloc de { $before }.
analyse-dead-end = { robot-title } { $direction } no deixa cap solució.
analyse-left-words = { $kind ->
    [best] en queden { $left }, en una solució de les més curtes
    [none] sense solució
    [open] encara sense resoldre
   *[other] en queden { $left }
  }
analyse-move = { robot-title } { $direction }, { analyse-left-words }
analyse-robot = { robot-title }: { analyse-left-words }
analyse-legend = El número compta els moviments que queden després
analyse-legend-best = en una solució més curta
analyse-legend-one = 1 més
analyse-legend-few = 2 o 3
analyse-legend-many = 4 o més
analyse-best = El millor
analyse-any = tots
analyse-range = de { $least } a { $most } moviments
analyse-chips-solved = { $count } de { $total } resoltes
analyse-chip-optimum = { $target }: { $state ->
    [solved] { move-count }
    [bound] com a mínim { $moves } moviments
    [running] s’està cercant
    [unsolvable] sense solució
    [not-in-play] el seu robot no està en joc
    [in-play] en joc en una sala
   *[open] encara sense resoldre
  }
analyse-rule = { $rule ->
    [free] regla lliure
   *[ricochet] amb cantonada
  }
analyse-with-ricochet = { $moves ->
    [0] Amb cantonada no hi ha solució.
   *[other] Amb cantonada en calen { $moves }.
  }
analyse-rule-ricochet = El robot ha de tombar una cantonada
analyse-rule-ricochet-note = gira com a mínim una vegada després d’un moviment; si no, pot anar recte a l’objectiu
analyse-rule-exact = La proposta és el número exacte
analyse-rule-exact-note = si no, aquest número o menys, i la demostració s’acaba a l’objectiu
analyse-picture = Imatge
analyse-text = En text
analyse-link = Copia l’enllaç
analyse-text-copied = S’han copiat la posició i la solució.
analyse-by-hand = No s’ha pogut copiar. Copia-ho tu: { $words }

## Entering a room

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
back-arrived = El teu { $bid } ha arribat a temps.
back-late = El teu { $bid } ha arribat massa tard: s’havia acabat la sorra.
arrival-title = T’han convidat
arrival-host = { $name } et convida a jugar
arrival-what = Els robots llisquen fins que alguna cosa els atura. Troba la solució amb menys moviments i guanya la fitxa.
tryout-title = Prova aquest tauler: resol-lo en dos moviments
tryout-start = Prova una fitxa mentrestant
tryout-done = Ho has resolt en 2. Això és tot el que fa un robot.
arrival-present = A la taula hi ha { $names }.
arrival-nobody = Encara no hi ha ningú a la taula.
arrival-late = La partida ja ha començat. Pots jugar a partir de la fitxa següent.
sit-down = Asseu-te

## Setting up a room

room-title = Sala { $room }
ask-in = Convida amb aquest codi
qr = Codi QR de l’enllaç a aquesta sala
copy-link = Copia l’enllaç
share-link = Envia l’enllaç
share-words = Juga amb mi a Ricochet Robots
link-copied = L’enllaç s’ha copiat.
link-by-hand = No s’ha pogut copiar l’enllaç. Copia’l tu: { $link }
seats = A la taula
you = Tu
# Follows other names: "Mara and you".
you-among = tu
away = absent
watching = { $count } { $count ->
    [one] mira
   *[other] miren
  }
# Shown on a page that runs this many seconds behind.
behind = { $seconds } s de retard
handicap-number = { $handicap ->
    [0.5] ½
   *[other] { $handicap }
  }
handicap-of = hàndicap { $handicap ->
    [0.5] ½
   *[other] { $handicap }
  }
handicap-none = cap
handicap-open = Hàndicap de { $name }
handicap-title = Hàndicap de { $name }
handicap-why = Un hàndicap ordena les propostes com si fossin més altes, perquè altres mostrin abans.
handicap-example = { $half ->
    [yes] Una proposta de { $bid } va darrere de qualsevol altre { $bid }. Tot i així es mostren { $bid }.
   *[no] Una proposta de { $bid } compta com a { $moves } en l’ordre. Tot i així es mostren { $bid }.
  }
nobody-else = Ningú més per ara.
nobody-else-note = Envia l’enllaç, o comença en solitari: els altres s’hi poden afegir més tard.
host-decides = { $name } porta la taula i comença la partida.
room-menu = Sala
make-host = Cedeix la taula
remove-player = Expulsa
lock-room = Bloqueja la sala
lock-room-note = ningú més no es pot asseure ni fer servir el codi
spectator-delay = Retard per a qui mira
spectator-delay-note = qui mira ho veu tot més tard i no pot ajudar
no-delay = cap
renew-link = Renova l’enllaç
renew-link-note = l’enllaç i el codi anteriors deixen de funcionar, i es desconnecta qui mira
renew-link-go = Renova’l
close-room = Tanca la sala
close-room-note = acaba la partida i fa sortir tothom
close-room-sure = Vols tancar la sala per a tothom?
close-room-no = Deixa-la oberta
player-number = Jugador { $number }
own-seat = La teva plaça
own-seat-note = dispositius, estadístiques, les teves dades
team = Juga en equip
team-note = algú juga a la teva plaça, des d’un altre dispositiu
team-invite = Convida
team-link = Aquest enllaç obre la teva plaça: qui el tingui proposa, passa i mostra per tu. Per acabar-ho, tanca la sessió als altres dispositius.
team-qr = Codi QR de la teva plaça
team-name = Nom de l’equip
team-rename = Canvia
team-seated = Aquest dispositiu ja té una plaça en aquesta sala.
renew-seat = Tanca la sessió als altres dispositius
renew-seat-note = la teva plaça queda només en aquest dispositiu
renew-seat-go = Tanca-la
renew-seat-done = Ara la teva plaça només és en aquest dispositiu.
seat-consent = Cedeix les meves partides per a estadístiques
seat-consent-note = sense el teu nom, si tothom de la partida ho permet
seat-export = Les teves dades
seat-export-note = tot el que es desa sobre tu, en un fitxer
seat-export-get = Baixa-ho
forget-me = Esborra el meu nom
forget-me-note = aquí i a les partides acabades; també perds la plaça
forget-me-sure = Vols esborrar el teu nom i deixar la plaça?
forget-me-no = Conserva’l
forget-me-yes = Esborra
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
leave-seat = Deixa la taula
sit-next = Asseu-te a la pròxima plaça lliure
watch-only = Mires la partida.
shuffle = Barreja
shuffle-board = Barreja el tauler
choose = Tria
board-own = Personalitzat
panels = Seccions
quadrant-nw = Nord-oest
quadrant-ne = Nord-est
quadrant-se = Sud-est
quadrant-sw = Sud-oest
start-alone = Comença en solitari
start-with = Comença amb { $players } jugadors
table-rules = Regles i tauler
table-rules-note = { $edition } · 7 vol dir { $exact ->
    [yes] exactament 7
   *[no] 7 o menys
  } · sorra { $sand } · { $robots } robots

## Bots

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
add-bot = Afegeix un bot
add-bot-not = Ara no
add-bot-go = { $level ->
    [level-1] Afegeix { $name }, nivell 1
    [level-2] Afegeix { $name }, nivell 2
    [level-3] Afegeix { $name }, nivell 3
    [level-4] Afegeix { $name }, nivell 4
    [level-5] Afegeix { $name }, nivell 5
    [level-6] Afegeix { $name }, nivell 6
    [level-like-me] Afegeix { $name }, com jo
   *[level-optimal] Afegeix { $name }, òptim
  }
bot-open = { $name }: hàndicap, treu
remove-bot = Treu { $name }
bot-character = Caràcter
bot-level = Nivell
bot-level-short = { $level ->
    [level-1] 1
    [level-2] 2
    [level-3] 3
    [level-4] 4
    [level-5] 5
    [level-6] 6
    [level-like-me] Com jo
   *[level-optimal] Òptim
  }
bot-level-note = { $level ->
    [level-1] Principiant. Troba 4 de cada 10 solucions més curtes i proposa al cap d’uns 50 segons.
    [level-2] Ocasional. Troba 4 de cada 10 solucions més curtes i proposa al cap d’uns 30 segons.
    [level-3] Habitual. Troba 5 de cada 10 solucions més curtes i proposa al cap d’uns 20 segons.
    [level-4] Fort. Troba 5 de cada 10 solucions més curtes i proposa al cap d’uns 15 segons.
    [level-5] Expert. Troba 6 de cada 10 solucions més curtes i proposa al cap d’uns 10 segons.
    [level-6] Mestre. Troba 7 de cada 10 solucions més curtes i proposa al cap d’uns 8 segons.
    [level-like-me] S’ajusta a les fitxes, perquè més o menys la meitat siguin per a les persones.
   *[level-optimal] Sempre té una solució de les més curtes: per estudiar, no per competir.
  }
bot-temper-pip = proposa aviat
bot-temper-otto = constant
bot-temper-nell = espera a estar segur
bot-temper-juno = abaixa una vegada i una altra
bot-temper-bram = lent i profund
bot-temper-vera = ràpid i baix
bot-program = programa d’un jugador
bots-start = Comença
bots-play = Juga amb bots
# The note of the door. $minutes of a short match.
bots-note = Bots fàcils, uns { $minutes } minuts
bots-who = Qui
bots-chosen = { $count } triats, fins a { $most }
bots-like-me = Comença fàcil. Puja un nivell si guanyes i baixa si perds.
minutes-about = uns { $minutes } min
bots-ends-other = Això acaba la partida en curs.
bots-invite-note = Acaba aquesta partida i obre una sala amb els mateixos bots.
bots-invite-offline = Per convidar cal connexió.
# A button: the level of the next match.
bots-level = Nivell { $level }
bots-level-moves = { $way ->
    [stronger] La pròxima vegada, un nivell més: del { $from } al { $to }.
   *[gentler] La pròxima vegada, un nivell menys: del { $from } al { $to }.
}
rematch = Revenja
bots-no-solver = Els bots no proposen mai res, perquè aquest navegador no pot cercar solucions.

## Options

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
fifth-robot-none = no és en aquesta capsa
diagonals = Barreres de color
diagonals-1999 = no són a les seccions del 1999
diagonals-none = no són en aquesta capsa
diagonals-picked = segons les seccions triades
option-gentle = Primeres fitxes fàcils
option-gentle-note = cada una s’assoleix en pocs moviments
option-timer = Rellotge de sorra
option-timer-note = des de la primera proposta
option-sand = Rellotge de sorra
option-sand-note = per a cada fitxa
length = Durada
length-short = Curta
length-usual = Normal
length-custom = Una altra
length-first-to = a { $chips } fitxes
length-choose = a triar
length-about = { $players } jugadors · uns { $minutes } min
length-in-all = { $chips } en total
chips-to-win = Fitxes per guanyar
series = Sèrie
series-one = Una partida
series-to = { $wins } victòries
series-note = Qui guanyi primer { $wins } partides guanya la sèrie.
more = Més
more-note = propostes, igualtat, temps, places, ajudes
more-note-alone = girs del rellotge, temps, seccions, ajudes
reach = Moviments en mostrar
reach-exact = els proposats
reach-fewer = o menys
ties = Si són iguals
ties-first-said = dit abans
ties-fewer-chips = menys fitxes
option-thinking = Temps per pensar
option-thinking-note = després, qualsevol pot girar el rellotge
option-showing = Temps per mostrar
option-showing-note = per a cada demostració
option-consent = Acaba la sorra abans
option-consent-note = quan ningú no vol proposar menys
option-everybody = Tothom puntua
option-everybody-note = cadascú demostra la seva solució en privat, i la fitxa compta per a tots els que ho aconsegueixen
option-result = Mostra el resultat
option-result-note = abans de destapar la fitxa següent
option-table = Places
option-table-note = la resta mira
first-panels = Seccions del 1999
first-panels-note = les vuit cares de la primera capsa
option-landing = Marques d’arribada
option-landing-note = qui mostra veu on s’aturarien els robots
option-spoken = Moviments en veu alta
option-spoken-note = tothom pot escoltar els moviments
option-scratch = Tauler de proves
option-scratch-note = tothom pot provar moviments en privat
option-private = Sala privada
option-private-note = s’hi entra només amb l’enllaç; la previsualització no té imatge
option-listed = Tothom s’hi pot unir
option-listed-note = la sala surt a la llista de taules públiques
runs = Girs del rellotge
runs-value = { $count ->
    [1] una vegada
   *[other] dues vegades
  }
seconds = { $count } s
minutes = { $count } min
number = { $count }
no-limit = sense límit
less = { $what }: menys
more-of = { $what }: més

## Missing pages and ended sessions

nowhere-title = No s’ha trobat la pàgina
nowhere = No hi ha cap pàgina en aquesta adreça. Potser l’enllaç és incomplet.
ended-title = No pots entrar en aquesta sala
ended-no-such-room = Cap sala no té aquest enllaç. Potser és incomplet, o la sala s’ha esborrat.
stale-title = Aquesta pàgina està antiquada
ended-version = Torna-la a carregar; conserves la plaça.
reload = Torna a carregar
to-start = Ves a la pàgina d’inici

## Rules

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

## Leaving a match, coming back, and the games on this device

leaving-title = La partida continua
leaving-seat-stays = Conserves { $things }. Si et toca mostrar, tens 20 s per tornar.
leaving-waits = La partida s’atura mentre no hi siguis.
keeps-seat = el lloc
keeps-chips = { $chips ->
    [one] la fitxa
   *[other] les { $chips } fitxes
  }
keeps-bid = la proposta de { $bid }
leaving-title-seat = Vols deixar la taula?
leaving-seat = { $chips ->
    [0] Encara pots guanyar i pots tornar.
    [one] Conserves la fitxa, encara pots guanyar i pots tornar.
   *[other] Conserves les { $chips } fitxes, encara pots guanyar i pots tornar.
  }
leaving-title-alone = La teva partida t’espera
leaving-alone = La sorra s’atura fins que continuïs. Les fitxes trobades continuen sent teves.
leaving-continue = Continua
leaving-end = Acaba la partida
leaving-title-end = Vols acabar la partida?
leaving-end-words = Les fitxes que queden no es juguen, i la partida ja no es podrà obrir.
call-show = Et toca mostrar
call-chip = La fitxa { $round } és a la vista
call-go = Vés-hi
my-game-running = La teva partida està en marxa
my-game-over = La teva partida s’ha acabat
my-game-back = Torna a la teva partida
my-game-thinking = Encara no ha proposat ningú
games-title = Partides en aquest dispositiu
games-all = Totes les partides d’aquest dispositiu
games-none = Encara no s’ha jugat cap partida en aquest dispositiu.
games-kept = Aquesta llista es desa només en aquest dispositiu. El servidor desa la pàgina de cada partida durant un temps.
games-save = Desa com a fitxer
games-forget = Oblida-les totes
games-forget-sure = Vols oblidar totes les partides acabades d’aquest dispositiu?
games-keep = Conserva-les
game-won = { $you ->
    [yes] Has guanyat, { $chips }
   *[no] Ha guanyat { $name }, { $chips }
}
game-alone = En solitari: { $found } de { $chips } trobades
tables-title = Taules públiques
tables-note = Tothom s’hi pot asseure. Tria una taula, o te’n busquem una que esperi.
tables-mine = Taules en la teva llengua
tables-others = Taules en altres llengües
tables-none = No hi ha ningú esperant.
tables-none-note = Obre una taula: la propera persona s’hi asseurà amb tu.
tables-join = Uneix-me a una partida
tables-open = Obre una taula
tables-waiting = esperant
tables-begun = la partida ha començat
tables-edition = regles { $edition }
tables-people = { $people ->
    [one] Una persona
   *[other] { $people } persones
}{ $bots ->
    [0] {""}
    [one] , un bot
   *[other] , { $bots } bots
} de { $seats } places
tables-count = { $count ->
    [0] Cap taula pública
    [one] Una taula pública
   *[other] { $count } taules públiques
}

## Learning by playing

learn-title = Aprèn jugant
learn-note = Deu taulers petits, un minut cadascun
learn-place = { $place }/{ $total }
learn-lesson = { $place }: { $name }{ $state ->
    [solved] , resolt
   *[new] {""}
  }
learn-next = Tauler següent
learn-end = Ves a la pàgina d’inici
learn-longer = Has fet { $moves } moviments; n’hi ha prou amb { $best }.
learn-sliding = Lliscar
learn-sliding-how = Un robot llisca fins que alguna cosa l’atura. Mou el vermell fins a la lluna vermella. La paret a la dreta de la lluna l’aturarà.
learn-sliding-done = Així es mouen els robots: cada lliscada és 1 moviment, per llarga que sigui.
learn-blocking = Barrar el pas
learn-blocking-how = Res no atura el vermell on cal. Posa abans el robot blau al mig. Els seus moviments també compten.
learn-blocking-done = Pots moure qualsevol robot. Fes servir els altres com a parets.
learn-waiting = Esperar
learn-waiting-how = Mou el verd, deixa’l esperar mentre es mou el groc i després torna a moure el verd.
learn-waiting-done = L’ordre el tries tu: un robot pot esperar mentre els altres es mouen.
learn-corner = Tombar una cantonada
learn-corner-how = Blau podria anar recte a l’est, però això no val: en la seva ruta ha de tombar una cantonada. Troba la volta.
learn-corner-done = Una solució només val si el robot tomba una cantonada entre dos dels seus moviments.
learn-vortex = El vòrtex
learn-vortex-how = Qualsevol robot pot anar a la fitxa de quatre colors. Quin és més a prop?
learn-vortex-done = Qualsevol robot pot anar al vòrtex, però també ha de tombar una cantonada.
learn-diagonal = Barreres
learn-diagonal-how = Un robot rebota en una barrera d’un altre color i continua lliscant en el mateix moviment. Envia el vermell contra la barrera groga.
learn-diagonal-done = Un robot del mateix color travessaria la barrera. Cap robot no s’hi pot aturar.
learn-silver = El cinquè robot
learn-silver-how = El robot platejat no té fitxes del seu color, però pot aturar els altres. Fes-lo servir per ajudar el verd.
learn-silver-done = El robot platejat es mou com qualsevol altre i pot anar al vòrtex.
learn-reading = Llegir un tauler
learn-reading-how = Aquest és un tauler de debò. Pensa enrere des de l’objectiu: des de quines caselles hi podria lliscar un robot i aturar-s’hi? Després porta el blau a una d’aquestes.
learn-reading-done = Pensar enrere des de l’objectiu ja és mitja solució.
learn-bidding = Proposar
learn-bidding-how = Ara pensa primer i no toquis res. Quan trobis una solució per al verd, proposa el seu nombre de moviments. Després mostra-la.
learn-bidding-done = A la taula tothom pensa alhora, i la proposta més baixa es mostra primer.
learn-showing = Mostrar
learn-showing-how = Has proposat 4, o sigui que mostra exactament 4: el vermell ha de ser a l’objectiu després del quart moviment. Hi ha una solució en 3; gasta un moviment de més.
learn-showing-done = Mostres exactament el que proposes. Ja coneixes tot el joc.
key-learn-next = Tauler següent

# ---- The club ladder --------------------------------------------------------------------------------

ladder-title = Classificació
ladder-none = Encara no hi ha ningú a la classificació.
ladder-how = Una partida compta si almenys dues persones de la classificació la juguen fins al final, sense bots i sense hàndicaps. La puntuació (Glicko-2) és provisional fins que es coneixen prou partides.
ladder-ask = Demana un enllaç personal a qui administra aquest servidor.
ladder-join = Entra a la classificació
ladder-rank = Lloc { $rank }
ladder-no-rank = Encara sense lloc
ladder-rated = Partides puntuades
ladder-unrated = Altres partides
ladder-rating = { $rating } ± { $deviation }
ladder-provisional = encara provisional
ladder-matches = { $count } { $count ->
    [one] partida
   *[other] partides
  }
ladder-last = l’última: { $date }
ladder-with-bots = amb bots, no puntua
ladder-with-handicaps = amb hàndicap, no puntua
ladder-deleted = persona esborrada
ladder-others = { $count ->
    [one] amb una altra persona
   *[other] amb { $count } persones més
  }
ladder-mark = Classificació: { $name }
me-title = El teu lloc a la classificació
me-none = Aquest dispositiu no té cap enllaç personal. Obre aquí el teu, o demana’n un a qui administra el servidor.
me-here = En aquest dispositiu jugues com a { $name } a la classificació «{ $ladder }».
me-key = Aquest enllaç és la teva clau. Obre’l en un altre dispositiu per jugar-hi també, i no l’ensenyis a ningú més.
me-qr = Codi QR del teu enllaç personal
me-renew = Renova l’enllaç
me-renewed = Tens un enllaç nou. El d’abans ja no funciona.
me-leave = Oblida’l en aquest dispositiu
me-delete = Esborra’m de la classificació
me-delete-sure = El teu nom desapareix de la classificació per sempre. Els resultats queden sense nom.

# ---- La ronda -------------------------------------------------------------------------------------

## People and counts

person = { $you ->
    [yes] Tu
   *[no] { $name }
  }
chip-count = { $chips } { $chips ->
    [one] fitxa
   *[other] fitxes
  }
chips-of = fitxes: { $chips }/{ $goal }
match-so-far = Fitxes guanyades fins ara
move-count = { $moves } { $moves ->
    [one] moviment
   *[other] moviments
  }
round-count = { $rounds } { $rounds ->
    [one] ronda
   *[other] rondes
  }
minute-count = { $minutes } min

## Header of the round

chip-number = Fitxa { $round }
chip-of = Fitxa { $chip }/{ $total }
chips-left = { $chips ->
    [one] queda { $chips }
   *[other] queden { $chips }
  }
first-to = victòria amb { $chips }
most-chips = guanya qui en té més

## The card of the phase

phase-bid = Comença la més baixa
phase-show = { $you ->
    [yes] Mostra els teus { $moves }
   *[no] { $name } mostra { $moves }
  }
phase-turn = { $you ->
    [yes] Et toca: mostra { $moves }
   *[no] { $name }, et toca: mostra { $moves }
  }
verdict-moves-used = No en { $moves }
verdict-gave-up = { $you ->
    [yes] Has abandonat
   *[no] { $name } ha abandonat
  }
verdict-time = S’ha acabat el temps
verdict-away = { $you ->
    [yes] Has estat fora massa temps
   *[no] { $name } ha estat fora massa temps
  }
verdict-left = { $you ->
    [yes] Has deixat la taula
   *[no] { $name } ha deixat la taula
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
phase-steps = La ronda
phase-step-think = Pensa
phase-step-bid = Proposa
phase-step-show = Mostra
phase-step-result = Resultat
phase-target = { $robot ->
    [any] Qualsevol robot
   *[other] Robot { robot-name }
  }. Objectiu: { $target } a { $cell }
timer-left = { $seconds ->
    [one] Queda { $seconds } segon
   *[other] Queden { $seconds } segons
  }
timer-about = aprox.
timer-paused = en pausa
timer-show = per acabar de mostrar
timer-resting = El rellotge de sorra està aturat

## Players and bids

rows-label = Jugadors
rows-label-bids = Propostes per ordre de demostració
rows-order = Ordre de demostració
rows-bid = Proposta
rows-thinking = pensa
rows-none = sense proposta
rows-passed = passa
rows-own-none = —
rows-first-said = dit abans
rows-fewer-chips = menys fitxes
rows-was = abans { $moves }
rows-sending = s’envia { $bid }
rows-showing = mostra
rows-failed-moves-used = no en { $moves }
rows-failed-gave-up = abandona
rows-failed-time = sense temps
rows-failed-away = absent
rows-failed-left = ha marxat
rows-away = absent { $time }
rows-elsewhere = en una altra pàgina { $time }
rows-left = ha marxat
rows-next-chip = fitxa següent
rows-not-in = no juga
rows-ready = a punt
strip-showing = { $you ->
    [yes] Mostres { $moves }
   *[no] { $name } mostra { $moves }
  }
strip-place = mostra { say-place }
strip-failed = no aconseguit
strip-away = absent des de fa { $seconds } { $seconds ->
    [one] segon
   *[other] segons
  }
tv-title = Televisor
tv-join = Agafa el telèfon i afegeix-t’hi
tv-join-at = Afegeix-t’hi a { $site }
tv-moment = Tornem de seguida
tv-starts = comença la partida
tv-no-room = Cap sala no té aquest codi
tv-link = Mira-ho en un televisor
pad-show-board = Mostra el tauler també aquí
pad-hide-board = Amaga el tauler
pad-swipe = Llisca aquí per moure el robot
chat-title = Digues alguna cosa
chat-smile = somriure
chat-laugh = rialla
chat-surprise = cara de sorpresa
chat-doubt = cara de dubte
chat-worry = cara de preocupació
chat-thumb = polze amunt
chat-heart = cor
chat-rain = núvol de pluja
chat-hello = Hola
chat-well-found = Ben vist
chat-so-close = Per poc
chat-mine-too = La meva també
chat-of-course = Ah, és clar
chat-one-minute = Un minut
chat-one-more = Una altra?
chat-good-game = Bona partida
chat-back = Enrere
chat-shut = S’ha perdut la connexió. Podràs xatejar quan torni.
chat-wait = espera { $seconds } s
chat-spoken = { $name }: { $words }
chat-person = Sobre { $name }
chat-mute = Silencia { $name }
chat-mute-note = només en aquest dispositiu, fins que ho treguis
block = Bloca { $name }
block-note = sense missatges seus en aquest dispositiu; la cerca de partida evita aquesta sala
report = Denuncia { $name }
report-offensive-name = Nom ofensiu
report-disturbs = Molesta la partida
report-leaves = Se’n va a posta
report-thanks = Gràcies. L’operador s’ho mirarà.
key-chat = digues alguna cosa
key-chat-close = tanca
key-chat-move = tria què dius
quick-chat = Missatges ràpids
quick-chat-note = els jugadors diuen paraules i cares fixes
tie-first-said = { $otherYou ->
    [yes] Tu també dius { $moves }.
   *[no] { $other } també diu { $moves }.
  } { $you ->
    [yes] Ho has dit abans i comences.
   *[no] { $name } ho ha dit abans i comença.
  }
tie-fewer-chips = { $otherYou ->
    [yes] Tu també dius { $moves }.
   *[no] { $other } també diu { $moves }.
  } { $you ->
    [yes] Tens menys fitxes i comences.
   *[no] { $name } té menys fitxes i comença.
  }

## Thinking and bidding

gentle-now = Una fitxa fàcil: n’hi ha prou amb pocs moviments.
think-first-bid = La primera proposta gira el rellotge de sorra.
think-glass-turned = La sorra cau. Si ningú no proposa, la fitxa torna a la pila.
think-turn = Gira el rellotge de sorra
think-last-try = Si ningú no troba aquesta fitxa, la partida s’acaba.
think-lapsed = Ningú no ha proposat. Girem el rellotge?
bid-title = Quants moviments?
bid-title-lower = Menys de { $moves }?
bid-type = escriu un número <key>7</key> i després <key>Retorn</key>
bid-own = La teva proposta és { $moves }
bid-key-over = { $moves } moviments o més
bid-over = { $moves }+
bid-send = { $exact ->
    [yes] Proposa { $moves } exactes
   *[no] Proposa { $moves } o menys
  }
bid-unsent = { $moves } encara no s’ha enviat
bid-chosen = Has triat { $moves }. Retorn el proposa, Esc l’esborra.
bid-sand-out = La sorra s’ha acabat. El teu { $moves } no s’ha enviat.
bid-rule-tag = { $exact ->
    [yes] exactes
   *[no] o menys
  }
bid-rule = Pots abaixar la proposta, mai apujar-la.
bid-thinking = fa { $time } que es pensa
bid-lowest = 2 és la proposta més baixa possible.
catching-up = Només els bots encara pensen. El temps corre { $times } vegades més de pressa.
bid-same = Ja has proposat { $moves }.
bid-back = Números més petits
bid-not-yet = Jugues a partir de la fitxa següent.
bid-shut = S’ha perdut la connexió. Podràs proposar quan torni.
bid-locked = Podràs proposar quan hi hagi connexió
bid-waits = Enviarem { $bid } quan hi hagi connexió
pass = Passo
passed = Passat
passed-nothing-lower = Has passat. Una proposta més baixa ho anul·la.
passed-no-way = No veus solució. Una proposta ho anul·la.
put-back = Torna la fitxa a la pila
put-back-why = Ningú dels qui juguen aquesta fitxa no és aquí.
ending-propose = { $others ->
    [no] Acaba ara la partida
   *[yes] Suggereix acabar la partida
  }
ending-sure = { $others ->
    [no] S’acaba tal com està: guanya qui té més fitxes.
   *[yes] S’acaba tal com està, quan tots els presents hi estiguin d’acord. Guanya qui té més fitxes.
  }
ending-proposed = { $you ->
    [yes] Suggereixes acabar ara la partida.
   *[no] { $name } suggereix acabar ara la partida.
  }
ending-joined = { $you ->
    [yes] Acceptes acabar la partida.
   *[no] { $name } accepta acabar la partida.
  }
ending-declined = { $you ->
    [yes] Vols continuar jugant.
   *[no] { $name } vol continuar jugant.
  }
ending-agreed = D’acord: { $names }
ending-agree = Acaba la partida
ending-decline = Continua jugant

## Showing

show-boxes = { $made }/{ $moves } moviments fets
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
reached-left = { robot-title } ha sortit de l’objectiu. { $left ->
    [one] Queda 1 moviment.
   *[other] Queden { $left } moviments.
  }
show-none = encara cap
show-last = { $number }/{ $moves }: { $robot } { $direction }
show-last-open = { $number }: { $robot } { $direction }
show-move = { $robot } { $direction }
show-fail = Si l’objectiu ({ $target }) no s’assoleix en { $exact ->
    [yes] exactament { $moves } moviments
   *[no] { $moves } moviments o menys
  }, els robots tornen a la seva posició inicial i { $next ->
    [nobody] la fitxa torna a la pila
    [you] mostres tu
   *[other] mostra { $name }
  }.
show-robot = Robot { robot-name }
show-give-up = Abandona
show-give-up-sure = Vols abandonar? Els robots tornen al seu lloc.
show-go-on = Continua
show-swipe = O llisca el dit per qualsevol punt del tauler.
show-keys = { $fifth ->
    [yes] <key>r</key> <key>g</key> <key>b</key> <key>y</key> <key>s</key>
   *[no] <key>r</key> <key>g</key> <key>b</key> <key>y</key>
  } trien, <key>↑</key> <key>→</key> <key>↓</key> <key>←</key> mouen.

## The result

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
optimum-looking = S’està cercant la solució més curta…
optimum-moves = Hi ha una solució en { $moves }.
optimum-shown = No hi ha cap solució més curta.
optimum-none = No hi ha solució.
optimum-withheld = Queda amagada fins que algú guanya la fitxa.
optimum-unknown = No s’ha trobat a temps la solució més curta.
optimum-unknown-from = No s’ha trobat a temps la solució més curta. Té com a mínim { $moves } moviments.
optimum-count = { $count ->
    [1] l’única
   *[other] una de { $count } solucions
  }
optimum-count-capped = una de més de { $count } solucions
paths-title = Solucions d’aquesta ronda
path-optimum = La més curta
path-label = { $title }: { move-count }
result-ready = Anem a la següent
result-last = Mira qui guanya
result-next = Fitxa següent
result-next-in = Fitxa següent en
result-waiting = A punt. Fitxa següent, com a molt, en

## Replay and rounds so far

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
replay-round = Torna a veure la ronda { $round }
replay-of = Ronda { $round }
replay-close = Torna al tauler
history-title = Rondes fins ara
round-optimum = millor { $moves }
round-returned = ningú
round-face-up = trobada
round-face-down = no trobada

## The end

final-wins = { $you ->
    [yes] Guanyes tu
   *[no] Guanya { $name }
  }
final-shared = Victòria compartida: { $names }
final-nobody = No guanya ningú
final-alone-won = Guanyes tu
final-alone-lost = Guanya la sorra
final-summary = { $chips }, { $rounds }
final-own = Tu: { $chips }
praise-gap = { $you ->
    [yes] El millor: el teu { $moves } a la ronda { $round }; la proposta següent era { $next }.
   *[no] El millor: el { $moves } de { $name } a la ronda { $round }; la proposta següent era { $next }.
  }
praise-shortest = { $you ->
    [yes] El teu { $moves } a la ronda { $round } va ser la solució més curta.
   *[no] { $name } va trobar la solució més curta, { $moves }, a la ronda { $round }.
  }
praise-longest = { $you ->
    [yes] La teva fitxa més llarga va costar { $moves } moviments, a la ronda { $round }.
   *[no] { $name } va guanyar la fitxa més llarga, { $moves } moviments, a la ronda { $round }.
  }
praise-hard = El { $moves } de { $name } a la ronda { $round } era difícil de veure.
strip-wins = { $you ->
    [yes] guanyes
   *[no] guanya
  }
say-wins = { $you ->
    [yes] Guanyes amb { $chips }
   *[no] { $name } guanya amb { $chips }
  }
say-score = { $name } { $chips ->
    [0] cap
   *[other] { $chips }
  }
final-unsolved = Ningú no ha trobat les fitxes que quedaven.
final-agreed = { $who ->
    [alone] Has acabat la partida.
    [you] Tothom ha acordat acabar la partida.
   *[others] Els jugadors han acordat acabar la partida.
  }
final-ranking = Classificació
final-rounds = Rondes
final-rounds-note = proposta guanyadora i solució més curta
final-more = { $rounds } { $rounds ->
    [one] ronda
   *[other] rondes
  } més
final-fewer = Menys rondes
final-share = Comparteix
final-new-board = Tauler nou
final-again = Una altra
final-rematch = Demana la revenja
final-best = La millor ronda va ser la { $round }.
final-best-gap = { $you ->
    [yes] Has mostrat
   *[no] { $name } ha mostrat
  } una solució de { $moves } moviments, { $gap } menys que la proposta següent.
final-best-shortest = { $you ->
    [yes] Has mostrat
   *[no] { $name } ha mostrat
  } una solució de { $moves } moviments. No hi ha cap solució més curta.
final-best-play = Reprodueix la millor ronda
evening-title = { $part ->
    [evening] Aquest vespre
   *[day] Avui
  }
evening-matches = { $matches } { $matches ->
    [one] partida
   *[other] partides
  }
evening-best = millor ronda: { $name }, { $moves } moviments
evening-wins = { $name }: { $wins } { $wins ->
    [one] victòria
   *[other] victòries
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
rematch-not-now = Ara no
rematch-accept = M’hi apunto
rematch-in = Hi participes.
rematch-first-chip = Primera fitxa en { $clock }
rematch-waits = S’espera els altres
rematch-players = Hi participen: { $names }
rematch-declined = Diuen que no: { $names }
rematch-nobody = Ningú no hi participa
rematch-out = Al final no
rematch-running = La revenja és en curs
rematch-join = Afegeix-t’hi
rematch-rules = Canvia les regles
rematch-others = Juga amb altres
final-lost = No es troba aquesta partida

## La pàgina d’una partida acabada

record-title = Ronda per ronda
record-edition = Edició { $edition }
record-bots = amb bots
record-bids = Propostes de la ronda { $round }
# $moves: a bid; $seconds: since the chip was turned up.
record-bid = { $moves } als { $seconds } s
record-time = als { $seconds } s
record-solved = resolt
record-best = No es pot fer millor.
record-more = { $more } { $more ->
    [1] moviment més del necessari.
   *[other] moviments més dels necessaris.
  }
record-count = { $count ->
    [1] Una solució més curta, de { $moves } moviments.
   *[other] { $count } solucions més curtes, de { $moves } moviments.
  }
record-count-capped = Més de { $count } solucions més curtes, de { $moves } moviments.
record-analyse = Analitza aquesta ronda
record-text = Registre de text
record-data = Dades (JSON)
record-embed = Copia el codi per inserir
record-embed-copied = El codi s’ha copiat.
embed-open = Obre la partida

## Les partides acabades d’una sala

matches-title = Partides d’aquesta sala
matches-back = Torna a la sala
matches-none = Aquí encara no s’ha acabat cap partida.
matches-wins = Partides guanyades
matches-list = Partides, l’última primer
matches-all = Totes les partides d’aquesta sala
match-wins = { $wins } { $wins ->
    [1] partida guanyada
   *[other] partides guanyades
  }
match-number = Partida { $number }
match-open = Ronda per ronda

## Alone

alone = En solitari
alone-goal = Guanya a la sorra
alone-goal-chip = Cada fitxa indica un robot i un objectiu. Troba els moviments mentalment, proposa’n el número o prem «Trobada», i després mostra’ls.
alone-goal-win = Guanyes cada fitxa que mostres, si la trobes abans que s’acabi la sorra. Aconsegueix-ne { $needed } de { $chips } per guanyar.
alone-start = Descobreix la primera fitxa
alone-start-note = Llavors comença la sorra: { $seconds } segons per fitxa.
alone-options-note = { $edition } · sorra { $sand } · { $robots } robots
alone-rule = Abans que s’acabi la sorra, proposa un número o prem «Trobada». Després mostra la teva solució.
alone-second-run = La sorra cau per segona vegada.
alone-runs-on = La sorra continua caient.
alone-paused = En pausa
alone-paused-left = La sorra s’ha aturat mentre no hi eres. Queden { $time }.
alone-paused-open = La partida s’ha aturat mentre no hi eres.
paused-waits = La partida continuarà quan torni un jugador.
alone-found = Trobada: mostra-la
alone-send = Proposa { $moves } i mostra
alone-score = Trobades: { $found }, perdudes: { $missed }
alone-wins = troba’n { $needed } per guanyar
alone-places = Les { $total } fitxes
alone-place = { $target }: fitxa { $state ->
    [found] trobada
   *[missed] perduda
  }
alone-place-now = La fitxa actual
alone-place-left = De cara avall
alone-found-title = Trobada
alone-missed-title = No trobada
alone-missed-line = La fitxa es posa de cara avall.
alone-shown = Mostrada en { $moves }.
alone-shown-bid = Has proposat { $bid }, mostrada en { $moves }.

## Watching, taking a seat and leaving it

watch-guess = El teu pronòstic privat
watch-guess-note = no el veu ningú
watch-take = Juga des de la fitxa següent
watch-full = La taula és plena. Mires la partida.
watch-alone = Mires la partida.
leave-bid = La teva proposta de { $bid } fallarà quan li toqui.
leave-no = Queda-t’hi

## The scratch board

swipe-thinking = Els robots no es mouen mentre tothom pensa. Busca la solució mentalment i després proposa.
scratch-title = Tauler de proves
scratch-note = Només ho veus tu. Els robots de la taula es queden on són.
scratch-start = Prova
scratch-reset = Reinicia
scratch-end = Fet
scratch-count = { $moves ->
    [0] cap moviment
    [one] 1 moviment
   *[other] { $moves } moviments
  }
proof-title = Demostra-ho: només tu veus els teus moviments
proof-standing = Demostrat: la teva proposta és { $moves }
proof-note = Juga la teva solució al teu propi tauler. Els seus moviments són la teva proposta. Quan s’acabi la sorra, puntuen tots els que han proposat.
proof-lower = Puntues quan s’acabi la sorra. Menys moviments es mostren abans.
proof-start = Comença
proof-again = Busca menys moviments
proof-solved = Ja ho tens: { $moves } moviments
proof-longer = Ja has proposat { $standing }. Busca menys moviments.
proof-bid = Proposa { $moves }
proof-bid-none = Encara no és a l’objectiu
proof-show = Mostra el meu camí

## Announcements, spoken and shown

back-bid = Mentrestant, { $name } ha proposat { $moves }.
back-taken = { $you ->
    [yes] Mentrestant, t’has quedat amb una fitxa.
   *[no] Mentrestant, { $name } s’ha quedat amb una fitxa.
  }
back-chip = Mentrestant, s’ha destapat una altra fitxa.
failed-moves-used = No en { $moves }. Els robots tornen al seu lloc.
failed-gave-up = { $you ->
    [yes] Has abandonat. Els robots tornen al seu lloc.
   *[no] { $name } ha abandonat. Els robots tornen al seu lloc.
  }
failed-time = S’ha acabat el temps per mostrar. Els robots tornen al seu lloc.
failed-away = { $you ->
    [yes] Has estat fora massa temps. Els robots tornen al seu lloc.
   *[no] { $name } ha estat fora massa temps. Els robots tornen al seu lloc.
  }
failed-left = { $you ->
    [yes] Has deixat la taula. Els robots tornen al seu lloc.
   *[no] { $name } ha deixat la taula. Els robots tornen al seu lloc.
  }
failed-next = { $you ->
    [yes] Mostres { $moves }.
   *[no] { $name } mostra { $moves }.
  }
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
say-chip = Fitxa { $round }. { $robot ->
    [any] Qualsevol robot
   *[other] Robot { robot-name }
  }. Objectiu: { $target } a { $cell }.
say-stands = { robot-title } és a { $cell }.
say-bid-first = { $you ->
    [yes] Proposes { $moves }.
   *[no] { $name } proposa { $moves }.
  }
say-bid = { $you ->
    [yes] Proposes { $moves }, { say-place }.
   *[no] { $name } proposa { $moves }, { say-place }.
  }
say-place = { $place ->
    [1] en primer lloc
    [2] en segon lloc
    [3] en tercer lloc
   *[other] en el lloc { $place }
  }
say-you-are = Vas { say-place } amb { $moves }.
say-turned-glass = { $you ->
    [yes] Has girat el rellotge.
   *[no] { $name } ha girat el rellotge.
  }
say-seconds = { $seconds } { $seconds ->
    [one] segon
   *[other] segons
  }.
say-passed = { $you ->
    [yes] Passes.
   *[no] { $name } passa.
  }
say-no-way = { $you ->
    [yes] No veus solució.
   *[no] { $name } no veu solució.
  }
say-all-passed = Tothom ha passat. La sorra s’atura.
say-first = { $you ->
    [yes] Vas en primer lloc amb { $moves }.
   *[no] { $name } va en primer lloc amb { $moves }.
  }
say-order-one = { $name } { $moves }
say-order = Per ordre: { $bids }.
say-turn = { $you ->
    [yes] Et toca: mostra { $moves }.
   *[no] { $name }, et toca: mostra { $moves }.
  }
say-found = Has trobat una solució. Mostra-la.
say-found-bid = Proposes { $moves }. Mostra la teva solució.
say-move = { $count }: { $robot } { $direction } fins a { $cell }.
say-move-alone = { $count }: { $robot } { $direction }.
say-count = { $count ->
    [1] És l’única.
   *[other] Hi ha { $count } solucions d’aquesta longitud.
  }
say-count-capped = Hi ha més de { $count } solucions d’aquesta longitud.
say-taken = { $you ->
    [yes] Objectiu assolit en { $moves }: { $target }. Et quedes amb la fitxa i en tens { $chips }.
   *[no] Objectiu assolit en { $moves }: { $target }. { $name } es queda amb la fitxa i en té { $chips }.
  }
say-shown = { $target }, mostrat en { $moves }.

## The board, read aloud

direction-title = { $direction ->
    [n] Al nord
    [e] A l’est
    [s] Al sud
   *[w] A l’oest
  }
read-robot = { robot-title }, { $cell }.
read-blocked = { direction-title }: bloquejat per { $by }.
read-stops-on-diagonal = { direction-title }: acabaria en una barrera.
read-endless-slide = { direction-title }: lliscaria sense fi.
read-slide = { direction-title } fins a { $cell }, { $facts }.
read-cells = { $cells } { $cells ->
    [one] casella
   *[other] caselles
  }
read-edge = la vora
read-wall = una paret
read-row = { $name }: { $chips } { $chips ->
    [one] fitxa
   *[other] fitxes
  }{ $bid ->
    [0] .
   *[other] , proposta { $bid }.
  }

## Keys of the round

key-bid = Escriu una proposta
key-bid-send = Envia la proposta
key-bid-clear = Esborra la proposta
key-pass = Passo
key-next-robot = Tria el robot següent; després de l’últim, surt del tauler
key-ready = A punt per a la fitxa següent
key-play = Reprodueix o atura la repetició
key-step-back = Un moviment enrere
key-step-forward = Un moviment endavant
key-slide-cursor = Fes lliscar el cursor de lectura com el robot triat
key-read-board = Llegeix el tauler
key-read-rows = Llegeix els jugadors i les propostes
key-read-robots = Llegeix les posicions dels robots
key-read-time = Llegeix el temps, o la fitxa
key-repeat = Repeteix l’últim missatge

## Rejected commands

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

# ---- Practicar ----------------------------------------------------------------------------------

## Choosing a puzzle

practise-title = Practica
practise-no-clock = sense rellotge
practise-your-rating = la teva puntuació
practise-deviation = ± { $deviation }
practise-in-a-row = { $days ->
    [one] dia seguit
   *[other] dies seguits
  }
practise-standing = La teva puntuació: { $rating }, més o menys { $deviation }. { $days ->
    [one] 1 dia seguit.
   *[other] { $days } dies seguits.
  }
practise-how-hard = Dificultat
practise-near = El meu nivell
practise-grade = { $grade ->
    [1] molt fàcil
    [2] fàcil
    [3] mitjà
    [4] difícil
   *[5] feroç
  }
practise-moves = Moviments
practise-moves-ends = de { $least } a { $most }
practise-moves-open = { $least } o més
practise-more = { $moves }+
practise-more-label = { $moves } o més
practise-themes = Temes
practise-themes-note = { $themes ->
    [0] qualsevol repte
    [one] només reptes que el tinguin
   *[other] només reptes que en tinguin algun
  }
practise-theme = { $theme ->
    [blocker] Bloqueig
    [wait] Espera
    [there-and-back] Anada i tornada
    [diagonal] Barrera
    [vortex] Vòrtex
   *[fifth-robot] Cinquè robot
  }
practise-box = Capsa
practise-start = Comença
practise-continue = Continua
practise-another = Un altre repte
practise-open-note = No has resolt l’últim repte. Si en demanes un altre, comptarà com a no trobat.
practise-board-note = El tauler mostra el primer repte d’aquesta tria.
practise-searching = S’està cercant un repte…
practise-far = No ha aparegut cap repte a menys de 60 de la teva puntuació. Aquest té { $rating }.
practise-nothing = Cap repte no compleix aquesta tria. Permet més moviments o una altra dificultat.
practise-no-solver = Aquest navegador no pot crear reptes.
practise-link-faulty = Aquest enllaç no indica cap repte. Potser és incomplet.

## Solving

practise-place = { $grade } · número { $number } d’avui
practise-send = Envia aquest repte
practise-hint = Pista
practise-hint-bound = Ho pots fer en { $moves } moviments o menys.
practise-hint-also = La solució més curta mou també: { $robots }.
practise-hint-movers = La solució més curta mou: { $robots }.
practise-hint-alone = { robot-title } ho pot fer sol.
practise-hint-name = { $hint ->
    [1] Un nombre de moviments
    [2] Els altres robots que es mouen
    [3] El robot que es mou primer
    [4] El primer moviment
   *[5] La solució sencera
  }
practise-hint-price = { $hint ->
    [1] de franc
    [2] costa ¼
    [3] costa ½
    [4] costa ¾
   *[5] no compta com a resolt
  }
practise-hints-next = següent: { $name }, { $price }

## Solved

practise-verdict = { $over ->
    [0] Solució més curta
    [1] Un més del necessari
    [2] Dos més del necessari
    [3] Tres més del necessari
    [4] Quatre més del necessari
    [5] Cinc més del necessari
   *[other] { $over } més del necessari
  }
practise-shown = Es mostra la solució
practise-paths = { $paths ->
    [0] Més de 200 solucions de les més curtes.
    [1] Una sola solució més curta.
   *[other] { $paths } solucions de les més curtes.
  }
path-hidden = { move-count }, ben amagats.
path-plain = { move-count }, a la vista.
practise-puzzle-rating = Aquest repte té una puntuació de { $rating }.
practise-yours = la teva
practise-shortest = la més curta
practise-unrated = Repetir-lo no canvia cap puntuació.
practise-about = Temes d’aquest repte
practise-about-note = es compten quan tries temes
practise-retry = Repeteix
practise-analyse = Analitza
practise-next = Següent
practise-solved-say = { $verdict }. { $moves } moviments, mínim { $best }. La teva puntuació és { $rating }.
key-practise-next = El repte següent
key-practise-start = Comença amb un repte d’aquesta tria

## To try again

again-title = Per repetir
again-count = { $count ->
    [0] cap
    [one] 1 repte
   *[other] { $count } reptes
  }
again-how = Un repte arriba aquí si no has trobat cap solució, t’han sobrat dos moviments o més, o has vist la solució. Se’n va quan en trobes una de les més curtes.
again-none = Res per repetir.
again-line = mínim { $best } · { $why ->
    [over] tu { $found }
    [shown] solució vista
    [moves] sense moviments
    [passed] passat
    [time] sense temps
   *[none] no trobat
  }
again-all = { $count ->
    [one] Repeteix-lo
   *[other] Repeteix els { $count }
  }
grade-bars = Dificultat { $grade } de 5

## Three minutes

rush-title = Tres minuts
rush-best = rècord { $solved }
rush-how = Resol tants reptes com puguis. Cada un té un nombre de moviments: exhaurir-los, o passar, costa 10 segons. 5, 12, 20 i 30 seguits donen 3, 5, 7 i 10 segons.
rush-sleep = Si deixes la pàgina o el telèfon s’adorm, l’intent s’acaba.
rush-start = Comença
rush-again = Torna-hi
rush-so-far = { $solved } resolts · { $row } seguits
rush-in = en { $moves }
rush-to-bonus = { $more ->
    [one] Un més seguit
   *[other] { $more } més seguits
  }: { $seconds } segons. Un error: 10 menys.
rush-bonuses-over = Un error: 10 segons menys.
rush-plus = +{ $seconds } s
rush-minus = −{ $seconds } s
rush-pass = Passa
rush-solved = resolts
rush-row = rècord { $best } · { $row } seguits
rush-ended-early = L’intent s’ha acabat a { $solved } quan s’ha amagat la pàgina.
rush-lasted = durada
rush-won = guanyat
rush-lost = perdut
rush-last = Els teus últims { $count }
rush-missed = { $count ->
    [one] Un de fallat
   *[other] { $count } de fallats
  }
rush-missed-note = desats a «Per repetir»
rush-try = { $count ->
    [one] Prova aquest
   *[other] Prova aquests { $count }
  }
rush-bonus-say = { $row } seguits: { $seconds } segons guanyats.
rush-miss-say = Fallat. 10 segons menys.
rush-time-say = Queden { $seconds } segons.
rush-over-say = S’ha acabat el temps. Resolts: { $solved }.
key-rush-pass = Passa aquest repte

## The race of ten

race-title = Cursa de deu
race-by-link = per enllaç
race-subtitle = deu reptes, un enllaç
race-head = Deu reptes. Qui arriba abans?
race-moves = { $grade }, de { $least } a { $most } moviments, { $edition }
race-moves-one = { $grade }, { $least } moviments, { $edition }
race-seed = llavor { $seed }
race-link = Enllaç a aquesta cursa
race-link-faulty = Aquest enllaç no indica cap cursa. Potser és incomplet.
race-send = Envia l’enllaç
race-sent = L’enllaç s’ha copiat.
race-by-hand = No s’ha pogut copiar l’enllaç. Copia’l tu: { $link }
race-friend = Algú
race-ghost = { $name } (gravació)
race-ghost-note = ha vingut amb l’enllaç que has obert
race-you = Tu
race-not-run = encara sense córrer
race-how = Val qualsevol solució. Cada moviment de més costa 5 segons; passar, 20. Desfer només costa temps.
race-stored = Cada dispositiu crea els reptes a partir de la llavor. L’enllaç que tornes només porta el teu nom i els teus deu temps. No es desen enlloc més.
race-preparing = { $count } de 10 reptes a punt.
race-start = Comença la cursa
race-start-ghost = Corre contra { $name }
race-continue = Continua
race-paused = En pausa
race-paused-note = El rellotge està aturat. El tauler apareix quan continues.
race-new = Una altra cursa
race-ahead = { $name } va { $places } per davant
race-behind = { $name } va { $places } per darrere
race-level = { $name } va igual que tu
race-place = repte { $count } de 10
race-row = { $name }: { $done } de 10, { $time }
race-won = Has arribat abans
race-lost = { $name } ha arribat abans
race-tied = Heu arribat alhora
race-done = Tots deu
race-over-say = { $seconds } segons més.

## The year

year-title = El teu any
year-longest = la més llarga: { $days }, { $month }
year-key-none = cap
year-key-few = 1–3
year-key-some = 4–9
year-key-many = 10 i més
year-month = { $month }: { $played } de { $past } dies, { $puzzles } { $puzzles ->
    [one] repte
   *[other] reptes
  }
year-rating = Puntuació
year-solved = resolts
year-share = { $percent } %
year-in-shortest = amb la més curta
year-here-only = Es desa només en aquest dispositiu.
year-save = Desa una còpia
year-brought = La còpia ja és aquí.
year-not-brought = Aquest fitxer no és cap còpia de la pràctica.

## Practice on this device

kept-practise-rating = La teva puntuació
kept-practise-days = Els teus dies de pràctica
kept-practise-puzzles = Puntuacions dels reptes
kept-practise-again = Reptes per repetir
kept-practise-choice = La teva tria de reptes
kept-practise-open = El repte obert
kept-practise-rush = Els teus intents de tres minuts
kept-practise-race = Les teves curses

# ---- Un telèfon en una taula de veritat ------------------------------------------------------------

table-title = A la taula
table-subtitle = un telèfon, la capsa de debò
table-who = Jugadors
table-name = Nom
table-name-missing = Escriu primer un nom.
table-add = Afegeix
table-remove = Treu { $name }
table-too-few = Afegeix com a mínim dos noms.
table-leaving = Qui marxa conserva les fitxes i encara pot guanyar.
table-handicap = Hàndicap
table-handicap-none = ningú
table-which-chip = Quina fitxa és a la vista?
table-dashed = discontínua: ja guanyada
table-chip-given = { $chip }, ja guanyada
table-no-chip = Sense fitxa
table-tap-name = Digues el número en veu alta i toca el teu nom.
table-turn-sand = Gira el rellotge
table-awake = la pantalla es manté encesa
table-not-awake = Aquest navegador no pot mantenir la pantalla encesa.
table-silence = Treu el so
table-undone = Desfet.
table-seconds = { $seconds ->
    [one] segon
   *[other] segons
  }
table-name-key = { $place ->
    [0] { $name } { $says }
   *[other] { $name }, { $moves }, { say-place }. { $says }
  }
table-says = { $name } proposa
table-not = No és { $name }
table-not-lower = { $name } ja ha proposat { $moves }. Les propostes només poden baixar.
table-still = La sorra s’ha aturat
table-slept = El telèfon s’ha adormit { $seconds ->
    [one] quan quedava { $seconds } segon
   *[other] quan quedaven { $seconds } segons
  }.
table-go-on = Continua, { $seconds } { $seconds ->
    [one] segon
   *[other] segons
  }
table-show-now = Mostra ja
table-passed-on = ha fallat
table-count-aloud = Compteu en veu alta. Si no s’assoleix { $target ->
    [none] l’objectiu
   *[other] l’objectiu ({ $target })
  } en { $exact ->
    [yes] exactament { $moves } moviments
   *[no] { $moves } moviments o menys
  }, els robots tornen als seus marcadors i { $next ->
    [0] la fitxa torna a la pila.
   *[other] { $name } mostra { $next }.
  }
table-shown = { $exact ->
    [yes] Mostrada en { $moves }
   *[no] Mostrada en { $moves } o menys
  }
table-given = guanyada
table-back-in-box = un altre cop a la capsa
table-chips-now = Ara { $chips } { $chips ->
    [one] fitxa
   *[other] fitxes
  }.
table-others-have = { $names } { $count ->
    [one] en té
   *[other] en tenen
  } { $chips }.
table-score = Marcador
table-after = després de { $rounds } { $rounds ->
    [one] fitxa
   *[other] fitxes
  }
table-leads = { $names } { $count ->
    [one] va al davant
   *[other] van al davant
  } amb { $chips }
table-no-chips = Encara ningú no té fitxes
table-people = Un nom més o menys
table-end = Acaba la vetllada
table-copy = Copia a un altre telèfon
table-copy-note = tauler, robots i marcador, tal com són
table-copy-go = Mostra
table-as-now = tal com és ara
table-qr = Codi QR amb una còpia d’aquesta vetllada
table-point = Apunta aquí amb l’altra càmera
table-point-note = Obre aquesta posició i el marcador. No cal connexió on el joc estigui instal·lat.
table-point-later = És una còpia, no s’actualitza sola. Torna-la a mostrar després de la fitxa següent.
table-copied = d’un altre telèfon
table-open-copy = Una vetllada després de { $rounds } { $rounds ->
    [one] fitxa
   *[other] fitxes
  }
table-replaces = Substitueix la vetllada d’aquest telèfon, que porta { $rounds } { $rounds ->
    [one] fitxa
   *[other] fitxes
  }.
table-keep-mine = Conserva la meva
table-no-copy = Ara no
table-take-copy = Obre la còpia
table-board = El tauler de la vetllada
table-board-once = Munta el tauler una vegada: 30 segons.
table-board-set = La solució més curta es mostra després de cada ronda.
table-board-set-up = Munta
table-board-change = Canvia
table-shorter = Hi havia una solució més curta?
table-shortest = La solució més curta
table-shorter-answer = { $shorter ->
    [yes] Sí, en { $moves }.
   *[no] No, la més curta té { $moves }.
  }
table-not-known = Encara no se sap: com a mínim { $moves }.
table-no-search = Aquest navegador no pot cercar les solucions més curtes.
table-look = Mira
table-shortest-is = La més curta: { $moves }
table-showed = { $name } ha mostrat { $moves }
table-every-move = Tots els moviments
table-try-it = Poseu els robots on eren i proveu-la.
table-where = On són els robots?
table-where-now = com ara a la taula
table-where-how = Llisca els moviments tal com s’han fet. O toca un robot i després la casella on és ara.
table-path-of = Solució de { $name }
table-no-place = { robot-title } no pot ser a { $cell }.
table-placed = { robot-title } a { $cell }.
table-done = Fet
table-enter = Introdueix moviments
table-enter-note = Introdueix els moviments i la pantalla sabrà on són els robots.
table-stale = Els robots de la pantalla són com abans de la fitxa { $chip }.
table-correct = Corregeix
table-rounds-shorter = { $count ->
    [0] cap no podia ser més curta
    [one] 1 podia ser més curta
   *[other] { $count } podien ser més curtes
  }
table-back = Torna a la taula
key-table-name = Tria qui proposa
key-table-back = Torna als noms
key-table-undo = Desfés l’últim pas

# ---- The terminal ----------------------------------------------------------------------------------
# Texts of the `ricochet` command. The browser does not load this section. Only `ricochet tui` uses messages above it.

cli-error = Error: { $what }
cli-warning = Avís: { $what }
cli-file-fault = { $file }: { $why }.
cli-output-fault = no es pot escriure la sortida: { $why }.
cli-line = Línia { $number }: { $words }
cli-move-count = { $moves } { $moves ->
    [one] moviment
   *[other] moviments
  }
cli-path-count = { $paths } { $paths ->
    [one] ruta
   *[other] rutes
  }
cli-position-count = { $positions } { $positions ->
    [one] posició
   *[other] posicions
  }
cli-effort = { $states } { $states ->
    [one] estat
   *[other] estats
  } en { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s

## Terminal: play

cli-play-kept = Les partides es desen a { $place }. Ctrl-C per acabar.
cli-play-open = Aquí no s’ha obert cap navegador. Obre l’adreça de dalt en un.
cli-play-runs = El joc ja està en marxa, amb les partides a { $place }.
cli-play-runs-here-only = El joc ja està en marxa a { $address }, només per a aquest ordinador. Acaba’l amb Ctrl-C allà on s’ha iniciat i torna’l a iniciar amb --lan.
cli-play-scan = Escaneja el codi amb un telèfon de la mateixa xarxa, o escriu l’adreça.

## Terminal: puzzles and boards

cli-solved = { cli-move-count }; { cli-effort }.
cli-no-path = No hi ha solució
cli-not-solved = Sense resoldre dins del límit
cli-not-solved-effort = { $why }; { cli-effort }.
cli-not-solved-end = { $why }.
cli-more-paths = { cli-path-count }, i n’hi ha més; mira --at-most.
cli-all-paths = { cli-path-count } amb { cli-move-count }.
cli-not-counted = No s’han pogut comptar dins del límit.
cli-each-path = { cli-move-count } cada una.
cli-at-least = com a mínim { $moves } moviments
cli-solve-one-of = tria’n una: --all, --count o --every-target.
cli-puzzle-impossible = { $high ->
    [0] cap trencaclosques no pot complir totes aquestes condicions.
   *[other] cap trencaclosques no pot complir totes aquestes condicions; són possibles de { $low } a { $high }.
}
cli-tried = { $tried } de { $most } trencaclosques a l’atzar provats
cli-puzzles-one-place = tria només una de --output, --dataset i --book.
cli-puzzles-parquet-nothing = requereix --dataset.
cli-puzzle = { cli-move-count }, nivell { $grade } de 5; llavor { $seed }.
cli-puzzles = { $count } trencaclosques; llavor { $seed }.
cli-solve-not-with = --threads no es combina amb --all ni amb --count.
cli-count-no-first = en 0 moviments no hi ha cap primer moviment.
cli-count-together = En total, { $total }.
cli-board-no-path = un tauler sense robots no té cap ruta.
cli-board-move-fault = moviment { $number }, { $move }: { $why } ({ $clause })
cli-board-wrote = Desat: { $file }.
cli-strong-knows = la taula ja defineix el seu objectiu.
cli-strong-target = obligatori.
cli-strong-none = { cli-position-count }, cap no es pot resoldre; { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-strong-most = { cli-position-count }, com a molt { cli-move-count }; { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-strong-verified = { cli-position-count }, totes les distàncies correctes; { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-strong-verify-alone = --verify no admet cap tauler.
cli-strong-beside-nothing = requereix --verify.
cli-strong-board = obligatori.
cli-strong-box-alone = --box no admet cap tauler.
cli-strong-box-where = obligatori amb --box.
cli-strong-scheduler-nothing = requereix --box.

## Terminal: the game

tui-choose = Tria
tui-change = Canvia
# After the letters of the robots and the arrows.
tui-move = Mou
tui-open = Obre
tui-quit = Surt
tui-step = Pas
tui-stop = Atura la cerca
tui-next-solution = Solució següent
tui-position-note = Escriu o enganxa una posició amb el seu objectiu, o el nom d’un fitxer. Exemple: 4C3A2C1C Rc4 Gn12 >Re15
tui-leave-sure = Vols deixar la partida? Torna a prémer Esc per deixar-la.
tui-turn-timer = Gira el rellotge de sorra
tui-replay-note = Escriu el nom del fitxer d’una partida acabada, o el seu enllaç, com ara https://example.org/games/ID.
tui-next-round = Ronda següent
tui-today = El repte d’avui
tui-bots = Juga amb bots
tui-bots-how = Nivell: com jo. Durada: curta. Els bots es fan més forts amb cada fitxa que guanyes.
tui-join = Entra en una sala
tui-room = Enllaç de la sala, o l’adreça del servidor i el codi
tui-room-note = Com ara https://example.org/r/p7NzQ, o https://example.org i el codi. Sense nom, mires.

## Terminal: doctor

cli-doctor-platform = sistema
cli-doctor-kernel = nucli
cli-doctor-cpu-target = processador
cli-doctor-compiled = compilat
cli-doctor-extras = extres
cli-doctor-no-extras = cap
cli-doctor-missing = falten
cli-doctor-to-install = { $extras }; per instal·lar-los: { $command }
cli-doctor-browser = navegador
cli-doctor-bundle-current = el paquet web, amb joc sense connexió
cli-doctor-bundle-withdrawn = el paquet web, sense joc sense connexió (--offline no)
cli-doctor-bundle-outdated = les fonts, sense joc sense connexió: el paquet web no hi coincideix (make web)
cli-doctor-bundle-missing = les fonts, sense joc sense connexió: no hi ha paquet web (make web)
cli-doctor-data = dades
cli-doctor-database = base de dades
cli-doctor-server = servidor
cli-doctor-wrong = <- incorrecte
cli-doctor-writable = { $place }, s’hi pot escriure
cli-doctor-not-writable = { $place }, { $why }
cli-doctor-no-directory = { $place } no és un directori
cli-doctor-cannot-write = no es pot escriure a { $place }
cli-doctor-running = en marxa a { $address }
cli-doctor-no-server = no n’hi ha cap en marxa
cli-doctor-not-built = sense compilar: calen un compilador de C++20 i les capçaleres de Python, a Debian g++ i python3-dev ({ $command } mostra per què); es fa servir el motor de referència
cli-doctor-not-packed = aquest paquet es va crear sense; es fa servir el motor de referència
cli-doctor-not-loaded = no es pot carregar: { $why }; es fa servir el motor de referència
cli-doctor-native = es fa servir el motor natiu
cli-doctor-other-processor = { $target } (no és per a aquest processador)
cli-doctor-general = només la cerca general
cli-doctor-no-database = encara no n’hi ha cap
cli-doctor-unchecked = no es pot comprovar: { $why }
cli-doctor-sound = en bon estat
cli-backup-made = { $file } conté totes les partides desades a { $directory } i la clau de cada plaça. No comparteixis el fitxer.
cli-room-closed = La sala s’ha tancat i s’ha esborrat.
cli-seat-forgotten = El nom s’ha esborrat d’aquesta sala i de les seves partides.
cli-place-forgotten = La persona s’ha esborrat de la classificació.
cli-notice-sent = Ara tothom veu que el servidor es reiniciarà d’aquí a uns { $minutes } min.
cli-notice-back = L’avís s’ha retirat.
cli-convert-one-text = dona un text, - per a l’entrada estàndard o --file amb fitxers o directoris.
cli-convert-output = --output necessita --file i no es pot combinar amb --lines.
cli-convert-no-files = aquest directori no té fitxers.
cli-convert-written = S’han convertit { $converted } de { $texts } a { $directory }.
cli-in-file = { $file }: { $words }
cli-is-file = { $file } és un fitxer. Per llegir-lo: { $command }
cli-convert-lost = Es perd: { $lost }.
cli-export-consented = cal indicar-ho: només s’exporten les partides en què tothom hi ha consentit.
cli-tui-terminal = El joc necessita un terminal d’entrada i de sortida.
cli-rooms-forget = --forget ha de ser com SALA/SEIENT, amb el número del seient, no { $said }.
cli-backup-restored = { $directory } conté les partides desades a { $file }. Inicia-hi el servidor.
cli-database-current = Les taules de la base de dades ja estan al dia (esquema { $revision }).
cli-database-upgraded = Les taules de la base de dades s’han actualitzat (esquema { $revision }).
cli-work-begun = Es resolen reptes per a { $place }. Ctrl-C per acabar.
cli-bot-plays = { $name } s’asseu i juga. Prem Ctrl-C per aturar.
cli-bot-over = La partida s’ha acabat. Guanyen: { $winners }.

## Terminal: how commands are used

usage-usage = Ús:
usage-arguments = Arguments
usage-options = Opcions
usage-commands = Ordres
usage-required = obligatori
usage-default = per defecte
usage-env-var = variable
usage-try = Per veure l’ajuda: { $command }
usage-missing = Falta { $name }.
usage-no-option = { $meant ->
    [none] L’opció { $name } no existeix.
   *[other] L’opció { $name } no existeix. Volies dir { $meant }?
}
usage-no-command = { $meant ->
    [none] L’ordre { $name } no existeix.
   *[other] L’ordre { $name } no existeix. Volies dir { $meant }?
}
usage-no-value = { $name } necessita un valor.
usage-value = { $name } no admet cap valor.
usage-extra = Argument inesperat: { $name }
usage-whole = { $name } ha de ser un nombre enter des de { $low }, no { $given }.
usage-whole-range = { $name } ha de ser un nombre enter de { $low } a { $high }, no { $given }.
usage-number = { $name } ha de ser un nombre des de { $low }, no { $given }.
usage-number-range = { $name } ha de ser un nombre de { $low } a { $high }, no { $given }.
usage-choice = { $name } ha de ser un de { $choices }, no { $given }.
usage-numbers = { $name } ha de ser un nombre a partir de { $low } o un interval com 4-9, no { $given }.
usage-list = { $name } ha de ser una llista de { $choices }, separats per comes, no { $given }.
usage-shell = L’autocompletació existeix per a { $choices }, no per a { $given }.
cli-completion-installed = L’autocompletació està instal·lada a { $file }. Funciona a cada intèrpret nou.
cli-redirected = L’intèrpret ha redirigit la sortida a >{ $file }. Posa el repte entre cometes: "... >{ $file }".

## Terminal: help of the commands

help-help = Mostra aquesta ajuda.
help-each-data = Directori on es desen les partides; per defecte, el teu directori de dades d’usuari.
help-each-target = L’objectiu, com ara Rm2, si PUZZLE és una posició sense objectiu.
help-each-as_json = Escriu un objecte JSON en comptes de línies.
help-each-no_ricochet_rule = Deixa que un robot arribi en línia recta a l’objectiu (sense R5.2).
help-each-seed = La llavor; amb les mateixes opcions dona els mateixos trencaclosques arreu. Si falta, una de nova.
help-each-edition = L’edició amb els panells de la qual es fa el tauler.
help-each-diagonals = Només taulers amb diagonals, o només sense.
help-each-robots = Nombre de robots.
help-each-moves = Llargada de la ruta més curta, com 6 o 4-9.
help-each-paths = Nombre de rutes més curtes, com 1 o 1-3.
help-each-movers = Nombre de robots que s’han de moure.
help-each-grade = Dificultat de l’1 al 5, com 2-3.
help-each-themes = El que passa en totes les rutes més curtes, separat per comes.
help-each-direct = Només trencaclosques on el robot pot arribar de seguida a l’objectiu, cosa que no val (R5.2), o només els altres.
help-ricochet = Juga a Ricochet Robots i treballa amb els seus taulers i reptes.

    Les dades van a la sortida estàndard, els missatges a la d’errors. L’estat de sortida és 0 si tot va bé, 1 si la resposta és negativa, 2 si l’entrada no és vàlida i 3 si no es pot escriure la sortida.
help-ricochet-version = Mostra la versió.
help-ricochet-install_completion = Instal·la la compleció per a aquest intèrpret d’ordres.
help-ricochet-show_completion = Mostra la compleció per a aquest intèrpret d’ordres, per copiar-la o adaptar-la.
help-play = Juga en aquest ordinador o, amb --lan, amb tota la casa.

    Si ja hi ha un joc en marxa amb el mateix directori, l’ordre l’obre.
help-play-lan = Deixa que s’hi uneixin els telèfons i ordinadors de casa.
help-play-port = Port; si està ocupat, un dels següents.
help-play-browser = Obre el joc en un navegador.
help-serve = Posa en marxa un servidor per a altres; cada opció també es pot fixar a l’entorn.
help-serve-host = Adreça on escolta; 0.0.0.0 per a totes.
help-serve-port = Port on escolta; 0 per a qualsevol que estigui lliure.
help-serve-operators = Adreça només per a qui administra: mètriques, disponibilitat, ordres; port 0 per a un de lliure.
help-serve-data = Directori on es guarden les partides; si no es diu, el teu directori de dades.
help-serve-database = PostgreSQL que desa les partides, postgresql://user@host/name; si no es diu, un fitxer al directori de dades.
help-serve-origin = Adreça que s’escriu, https://play.example.org; diverses, amb comes.
help-serve-base_path = Camí sota el qual viu el joc, com /ricochet; si no es diu, /.
help-serve-trusted_proxy = Adreces o xarxes dels proxies inversos del davant, 10.0.0.0/8; diverses amb comes.
help-serve-keep_days = Esborra les sales on no ha passat res en tants dies.
help-serve-rooms = Qui pot obrir sales: everybody (tothom) o operator (només qui porta el servidor).
help-serve-ladder = Nom d’una classificació, com Club dels dimarts; si no es diu, no n’hi ha.
help-serve-ladder_places = Qui pot afegir persones a la classificació: everybody o operator.
help-serve-log_level = Què es registra: debug, info, warning o error.
help-serve-log_format = Com es registra: text o json.
help-serve-tables = Taules públiques, on tothom es pot unir: yes o no.
help-serve-offline = Els navegadors desen el joc per fer-lo servir sense connexió: yes (sí) o no.
help-backup = Copia en un fitxer totes les dades d’un servidor, en marxa o aturat.

    El fitxer dona accés a totes les places, i per això només el pot llegir qui n’és propietari.
help-backup-file = El fitxer que s’escriu; si ja hi és, se substitueix.
help-restore = Restaura una còpia en un directori buit. Un servidor iniciat allà conserva totes les places.
help-restore-file = Una còpia feta amb `ricochet backup`.
help-rooms = Llista les sales del servidor en marxa, primer l’última usada; o n’obre o en tanca una.

    Cada línia mostra l’identificador, el codi, el nom, l’hora de l’últim esdeveniment (UTC), el nombre d’esdeveniments i les pàgines obertes.
help-rooms-open_one = Obre una sala i n’imprimeix l’enllaç i el codi.
help-rooms-close = Tanca aquesta sala i esborra totes les seves dades, també les partides.
help-rooms-forget = Esborra a tot arreu el nom d’aquesta plaça. Les places es compten des de 0.
help-ladder = Mostra les persones de la classificació del servidor en marxa, afegeix-ne una, renova un enllaç personal o esborra una persona.

    Cada línia mostra l’identificador, el lloc, la puntuació, la desviació, les partides puntuades i el nom.
help-ladder-add = Afegeix una persona amb aquest nom i mostra l’enllaç personal.
help-ladder-renew = Canvia l’enllaç personal d’aquest identificador i mostra el nou.
help-ladder-forget = Esborra la persona amb aquest identificador: nom, enllaç i seients.
help-notice = Anunciar a tothom un reinici del servidor en marxa, o retirar l’anunci.
help-notice-minutes = Minuts fins al reinici; 0 retira l’anunci.
help-export = Escriu partides del servidor en marxa per a la recerca: un objecte JSON per línia, sense noms ni dates.
help-export-consented = Confirma que només s’exporten partides acabades en què tothom hi ha consentit.
help-db = Gestiona la base de dades d’un servidor amb PostgreSQL.
help-upgrade = Crea les taules o posa al dia les d’una versió anterior. Executa-ho un cop per a tots els servidors que les comparteixen.
help-upgrade-database = Adreça de la base de dades, postgresql://user@host/name.
help-work = Resol reptes per als servidors que comparteixen una base de dades PostgreSQL, amb tots els processadors, fins que ho aturis.
help-work-database = Adreça de la base de dades, postgresql://user@host/name.
help-bot = Asseu un bot en una sala i fes-lo jugar fins que s’acabi la partida.
help-bot-link = Enllaç de la sala, com https://play.example.org/r/p7NzQ.
help-bot-level = Força: d’1, principiant, a 6, mestre; optimal proposa una ruta de les més curtes.
help-bot-character = Caràcter. Pip proposa aviat, Otto és constant, Nell espera a estar segur, Juno abaixa una vegada i una altra, Bram és lent i profund, Vera ràpida i baixa.
help-bot-name = Nom a la taula; el nivell va al darrere. Si no es diu, el nom del caràcter.
help-bot-seed = Llavor dels pensaments del bot; si no es diu, una a l’atzar.
help-tui = Juga al terminal: en solitari, amb bots, en una sala o amb posicions; amb tecles o ratolí.
help-tui-link = Enllaç de la sala on entrar.
help-tui-plain = Caràcters dels taulers; si no es diu, els que tingui el terminal.
help-board = Dibuixa un tauler, una posició o un repte al terminal, o com a imatge.

    Un robot és la seva lletra majúscula; un objectiu, la lletra del seu robot i el símbol (* és el vòrtex), amb > davant del que es demana. /b/ és una barrera que el blau travessa. Amb --path els robots són on porta la ruta; les fletxes la mostren, els números són les parades, i (r), on ha començat un robot.
help-board-text = Un tauler, una posició o un repte en notació, o - per llegir-lo.
help-board-path = Moviments que es mostren, com "Rn Be".
help-board-svg = Escriu allà una imatge, o amb - a la sortida estàndard.
help-board-theme = Els colors de la imatge.
help-board-coordinates = Indica columnes i files a la imatge.
help-board-colour = Colors al terminal; si no es diu, on en tingui.
help-board-plain = Caràcters del dibuix; si no es diu, els que tingui el terminal.
help-convert = Escriure un tauler, una posició, un problema o un altre valor en un altre format.

    Amb --lines o amb diversos fitxers se’n converteixen molts alhora. Els que no es poden convertir s’indiquen, i la resta es converteix.
help-convert-text = El text, o - per a tota l’entrada estàndard.
help-convert-to = El format que s’escriu, com ara json, asp o driftingdroids.
help-convert-source = El format del text; si falta, es reconeix.
help-convert-file = Llegir un text de cada un d’aquests fitxers i de cada fitxer d’un directori.
help-convert-lines = Cada línia del text o dels fitxers és un text a part.
help-convert-output = Escriure en aquest directori un fitxer per a cada fitxer, amb el mateix nom. No se’n sobreescriu cap.
help-convert-lossy = Escriure les parts que el format pot representar i enumerar les que es perden.
help-check = Comprova una ruta moviment a moviment. L’estat de sortida és 0 si resol el repte, i si no, 1.

    Cada línia mostra el número del moviment, el moviment i la seva primera i última casella. Un moviment refusat mostra en canvi la regla i el codi del refús.
help-check-puzzle = Un repte en notació, o - per llegir-lo de l’entrada estàndard.
help-check-path = Moviments com "Rn Be", o - per llegir-los de l’entrada estàndard.
help-count = Compta totes les seqüències d’un nombre donat de moviments permesos.
help-count-position = Una posició o un repte en notació, o - per llegir-lo.
help-count-depth = Nombre de moviments d’una seqüència.
help-count-divide = Compta per a cada primer moviment.
help-solve = Imprimeix una de les rutes més curtes. L’estat de sortida és 1 si no n’hi ha cap o si abans s’ha arribat a un límit.
help-solve-puzzle = Un repte en notació, amb --every-target també una posició, o - per a un a cada línia de l’entrada.
help-solve-every_path = Imprimeix totes les rutes més curtes, per robot i direcció.
help-solve-at_most = Nombre màxim de rutes que s’imprimeixen amb --all.
help-solve-count = Imprimeix quantes rutes més curtes hi ha.
help-solve-every_target = Imprimeix objectiu, moviments i ruta de cada objectiu del tauler.
help-solve-as_json = Escriu un objecte JSON per a cada resposta.
help-solve-engine = La cerca: native on està compilada, o reference.
help-solve-threads = Processadors per a un repte o, amb -, per a tants alhora.
help-solve-max_moves = Longitud màxima d’una ruta.
help-solve-max_expanded = Nombre màxim d’estats que s’expandeixen.
help-solve-max_memory = Memòria màxima per als estats visitats, en GB.
help-solve-time_limit = Temps màxim de cerca per a cada repte, en segons.
help-puzzle = Imprimeix un trencaclosques a l’atzar que té solució.
help-puzzle-drawn = Dibuixa també el trencaclosques.
help-puzzles = Imprimeix molts trencaclosques a l’atzar, un per línia.
help-puzzles-n = Nombre de trencaclosques.
help-puzzles-start = Índex del primer trencaclosques; els altres el segueixen.
help-puzzles-threads = Processadors; els trencaclosques són els mateixos.
help-puzzles-output = Escriu els trencaclosques en aquest fitxer. Continua on va parar una execució anterior.
help-puzzles-dataset = Escriu en aquest directori els trencaclosques com a línies de JSON, la suma de verificació i una fitxa; continua com --output.
help-puzzles-scheduler = Fes servir els treballadors d’aquest planificador de Dask; els trencaclosques són els mateixos.
help-puzzles-book = Escriu en aquest directori un llibre per imprimir: pàgines en SVG, amb les solucions al final.
help-puzzles-parquet = Amb --dataset, escriu els trencaclosques també en Parquet.
help-puzzles-as_json = Escriu per cada trencaclosques un objecte JSON amb ruta i dificultat.
help-strong = Troba la distància de cada posició de quatre robots a un objectiu d’un tauler.

    Imprimeix quantes posicions hi ha a cada distància, i les més difícils. Amb --look-up imprimeix la distància d’una posició; l’estat de sortida és 1 si no té solució.
help-strong-board = Un tauler en notació; amb --look-up una posició, o - per llegir-la.
help-strong-target = Un objectiu, com ">Rm2" o ">*m2".
help-strong-output = Guarda la taula en aquest fitxer; amb --box, un directori.
help-strong-look_up = Imprimeix la distància d’una posició segons aquesta taula.
help-strong-verify = Comprova cada distància d’aquesta taula.
help-strong-beside = La taula que cal per comprovar: la mateixa sense R5.2 o, per al vòrtex, la d’un sol robot.
help-strong-box = Troba el màxim de cada objectiu de cada tauler sense barreres. Continua on s’havia aturat l’execució anterior.
help-strong-scheduler = Amb --box, calcula les taules amb els treballadors d’aquest planificador de Dask.
help-strong-threads = Processadors que fa servir.
help-strong-max_memory = Refusa una taula que necessiti més memòria, en GB.
help-strong-hardest = Nombre de posicions més difícils que s’imprimeixen.
help-docs = Llegir la documentació en un navegador; aquest ordinador la serveix fins a Ctrl-C.
help-docs-browser = Obrir la documentació en un navegador.
help-doctor = Llista les parts instal·lades i comprova que funcionen. L’estat de sortida és 1 si alguna cosa va malament.
help-doctor-database = Adreça de la base de dades, postgresql://user@host/name.

## Terminal: rejected moves and paths

part-robot-title = { $robot ->
    [R] Vermell
    [G] Verd
    [B] Blau
    [Y] Groc
   *[S] Platejat
  }
part-where = { $direction ->
    [n] al nord
    [e] a l’est
    [s] al sud
   *[w] a l’oest
  }
part-a-wall = una paret
part-by-robot = un robot
fault-extra-missing = { $what } necessita l’extra { $extra }: { $command }
fault-site-missing = La documentació no està generada. Executa make docs en una còpia del projecte.
fault-link = Això no és un enllaç a una sala, com https://example.org/r/ROOM.
fault-game = Aquest no és el fitxer d’una partida acabada: { $why }.
fault-record = Línia { $line } del registre: { $why }
fault-record-size = Un registre de text té com a màxim { $most } MB.
fault-nothing-found = Cap de { $tries } trencaclosques a l’atzar no té tot el que es demana. Demana menys.
fault-puzzle-file = El fitxer { $file } no conté els primers trencaclosques d’aquesta llavor, aquest inici i aquestes opcions. Escriu en un altre fitxer.
fault-unsolvable = Aquest trencaclosques no té solució, per tant no té dificultat.
fault-move-blocked = { $who } no pot anar { $where }: hi ha { $what } al mig.
fault-stops-on-diagonal = { $who } acabaria en una barrera. No està permès.
fault-endless-slide = { $who } lliscaria sense fi. No està permès.
fault-robot-not-in-play = { $who } no està en joc.
judged-reaches = { $who } arriba a { $cell } en { $moves } { $moves ->
    [one] moviment
   *[other] moviments
  }.
judged-empty = Una ruta té com a mínim un moviment.
judged-nobody-there = Al final no hi ha cap robot a { $cell }.
judged-not-there = { $who } no és a { $cell } al final.
judged-no-ricochet = { $who } no ha tombat cap cantonada entre dos moviments seus.

## Terminal: rejected notation

fault-unexpected = S’esperava { $expected }; hi ha { $found }.
fault-target = Això és un repte. Si vols una posició, treu-ne l’objectiu.
part-end = el final
part-cell = una casella com c4
part-direction = una direcció (n, e, s o w)
part-robot = un robot (R, G, B, Y o S)
part-wanted = un robot (R, G, B o Y) o * per al vòrtex
part-board = una secció (1A a 4D) o una mida com 5x4:
part-face = la cara de la secció (A a D)
part-side = un nombre de caselles de 2 a 32
part-height = 'x' i l’alçada
part-parts = ':' i les parts del tauler
part-part = una part com b2e, #d1, Ra1m, *c2 o Bd3/
part-mark = un símbol (m, g, p o s), o / o \ per a una barrera
part-target = un objectiu com >Re15
part-next-target = un espai i un objectiu com >Re15
part-next-robot = un espai i un robot amb la seva casella
part-target-on = L’objectiu a { $cell }
part-diagonal-on = La barrera a { $cell }
part-the-robot = { $who }
fault-twice = { $what } surt dues vegades.
fault-twice-unlike = { $what } surt dues vegades, i no igual.
fault-format = Aquest text no es pot llegir com a valor: { $why }.
fault-at-place = { $place }: { $why }
fault-formats = Aquest text pot ser qualsevol de { $formats }. Indica’n el format.
fault-no-cell = { $cell } no és cap casella: escriu columna i fila, com c4.
fault-off-board = No hi ha cap casella { $cell } en aquest tauler, que acaba a { $corner }.
fault-no-panel = No hi ha cap secció { $panel }: les seccions són 1A a 4D.
fault-same-marking = Dues seccions tenen la mateixa marca ({ $who }); un tauler necessita les quatre.
fault-no-edition = No hi ha cap edició { $edition }; hi ha { $editions }.
fault-size = Un tauler té de { $least } a { $most } caselles d’ample i d’alt, no { $size }.
fault-symbols = Cada objectiu té un símbol.
fault-masks = Un tauler té una màscara de parets per casella.
fault-mask = Una màscara de parets va de 0 a { $most }, no { $mask }.
fault-closed-open = La casella tancada { $cell } té un costat obert.
fault-edge-open = La vora és oberta a { $cell }.
fault-wall-one-sided = La paret { $wall } no ho és des de l’altre costat.
fault-diagonal-silver = Cap barrera no té el color del robot platejat.
fault-diagonal-closed = Hi ha una barrera a { $cell }, que està tancada.
fault-two-diagonals = Hi ha dues barreres a { $cell }.
fault-vortex-any = Només el vòrtex admet qualsevol robot.
fault-two-targets = Hi ha dos objectius a { $cell }.
fault-target-silver = Cap objectiu no és del robot platejat.
fault-target-there = L’objectiu no pot ser a { $cell }: { $why }.
fault-target-robot = L’objectiu demana un robot que no està en joc: { $who }.
fault-robot-there = { $who } no pot ser a { $cell }: { $why }.
part-closed = la casella està tancada
part-diagonal-there = hi ha una barrera, on no es pot aturar cap robot
fault-two-robots = { $who } i { $other } són tots dos a { $cell }.
fault-no-robots = No hi ha cap robot en joc.
fault-places = Una posició té { $places } llocs per a robots.
fault-cell-number = La casella número { $number } no és en un tauler de { $size }.
fault-cell-nowhere = La casella número { $number } no és al tauler.

## Terminal: rejected searches and tables

refused-engine-missing = El motor { $engine } no està instal·lat aquí; hi ha { $engines }.
refused-cpu-target = No es pot seguir RICOCHET_CPU: { $why }.
refused-limit-met = S’ha arribat a un límit abans de conèixer totes les rutes més curtes.
fault-table-vortex = Una taula del vòrtex és per a robots que cap barrera distingeix.
fault-table-four = Una taula és per a quatre robots, no { $robots }.
fault-table-robot = { $who } no és entre els quatre.
fault-table-cells = Una taula és per a taulers amb 4 a { $most } caselles on pugui ser un robot, no { $cells }.
fault-table-memory = La taula necessita { NUMBER($needed, maximumFractionDigits: 1) } GB de memòria; se’n permeten { NUMBER($allowed, maximumFractionDigits: 1) } GB.
fault-table-cancelled = La taula s’ha interromput abans de ser completa.
fault-table-position = La taula és per al tauler { $board } amb els robots { $robots }.
fault-table-foreign = El fitxer { $file } no és cap taula de distàncies.
fault-table-version = El fitxer { $file } és una taula d’una altra versió; fes-la de nou.
fault-table-damaged = El fitxer { $file } està malmès; fes-lo de nou.
fault-table-busy = Un altre procés afegeix files al fitxer { $file }; deixa que acabi abans.
fault-scheduler-unreachable = Cap planificador de Dask no respon a { $address }. Una adreça té la forma tcp://127.0.0.1:8786.
fault-table-wrong = La taula és errònia: de { $position } diu { $recorded } moviments i n’han de ser { $due }.
fault-table-beside-one = Una taula del vòrtex es verifica al costat de la d’un robot per a la mateixa casella, amb la mateixa regla.
fault-table-beside-free = Una taula amb R5.2 es verifica al costat de la mateixa sense R5.2.
fault-table-turned = Amb R5.2 no es pot verificar la taula d’un robot que les barreres desvien.

## Terminal: rejected settings and data

fault-port = --port ha de ser un número de 0 a { $most }, no { $said }.
fault-operators = --operators ha de ser com 127.0.0.1:9017, no { $said }.
fault-origin = --origin ha de ser com https://play.example.org, no { $said }.
fault-base-path = --base-path ha de ser com /ricochet, no { $said }.
fault-trusted-proxy = --trusted-proxy ha d’anomenar adreces o xarxes com 10.0.0.0/8, no { $said }.
fault-keep-days = --keep-days ha de ser un número de l’1 al 99999, no { $said }.
fault-ladder = --ladder ha de ser un nom de { $most } caràcters com a màxim, no { $said }.
fault-choice = Per a --{ $option } hi ha { $list }, no { $said }.
fault-no-address = L’adreça { $host } no existeix. Tria’n una altra amb { $option }.
fault-foreign-address = { $host } no és cap adreça d’aquest ordinador. Tria’n una altra amb { $option }.
fault-cannot-listen = No es pot escoltar a { $place }: { $why }. Tria un altre port amb { $option }.
refused-no-server = No hi ha cap servidor en marxa amb { $place }.
refused-no-such-room = Cap sala no té aquest enllaç o codi.
refused-data-in-use = Un altre servidor fa servir { $place }. Atura’l, o tria un altre directori amb --data.
refused-data-newer = Les dades tenen l’esquema { $found }, però aquesta versió només coneix { $known }. Actualitza el programa.
refused-data-not-empty = Ja hi ha alguna cosa a { $place }. Tria un directori buit amb --data.
refused-data-not-a-file = { $place } no és un fitxer corrent. Tria un altre lloc per a la còpia.
refused-data-damaged = No es pot fer servir { $place }: { $why }.
refused-data-place = No es poden guardar partides a { $place }: { $why }.
refused-data-unopened = No es poden obrir les dades a { $place }: { $why }.
fault-database = --database ha de ser com postgresql://user@host/name.
fault-no-database = Indica la base de dades amb --database o RICOCHET_DATABASE.
refused-data-older = La base de dades { $place } té l’esquema { $found }, anterior al d’aquesta versió. Executa: ricochet db upgrade --database URL
refused-data-no-tables = La base de dades { $place } encara no té taules. Executa: ricochet db upgrade --database URL
refused-data-elsewhere = Les partides són a PostgreSQL. Copia-les amb els seus propis mitjans, com ara pg_dump.
refused-data-no-version = La taula alembic_version no conté exactament una versió de les dades. Restaura-la des d’una còpia de seguretat.
refused-data-tables-missing = A les dades els falten les taules { $tables }. Restaura-les des d’una còpia de seguretat.
refused-data-server-file = { $place } és un fitxer amb dades d’un servidor, o la còpia d’un altre. Tria un altre lloc per a la còpia.
refused-secret = { $fault ->
    [missing] Falta el secret que acredita els seients. Restaura la taula secrets des d’una còpia de seguretat: sense ella, tothom perd el seient.
    [damaged] El secret que acredita els seients està malmès. Restaura la taula secrets des d’una còpia de seguretat: sense ella, tothom perd el seient.
   *[wrong] El secret que acredita els seients no és el correcte. Restaura la taula secrets des d’una còpia de seguretat: sense ella, tothom perd el seient.
}
refused-data-secret-unproven = A la taula meta li falta el valor de control del secret que acredita els seients. Restaura-la des d’una còpia de seguretat: amb un secret incorrecte, tothom perd el seient.
refused-database-unreachable = No es pot arribar a la base de dades { $place }: { $why }.
refused-database-missing = No existeix la base de dades { $place }. Crea-la amb createdb.
refused-database-password = La base de dades { $place } no accepta aquest usuari o aquesta contrasenya.
refused-database-rights = A l’usuari de la base de dades { $place } li falten permisos: { $why }.
part-no-file = no existeix aquest fitxer
part-empty = és buit
part-foreign = no és d’aquest joc
part-damaged = malmès: { $why }
part-damaged-rooms = malmès: el registre de la sala { $rooms }
part-damaged-rows = malmès: files de { $tables }
part-too-busy = un servidor escriu massa ara mateix per comprovar-ho

# The preview of a link, written by the server.

link-what = Els robots llisquen fins que alguna cosa els atura. Troba la solució amb menys moviments i guanya la fitxa.
link-room = Tens una invitació a { $product } · { $room }
link-room-board = El tauler de la sala i quatre robots.
link-game = Una partida acabada de { $product }
link-game-board = El tauler de la partida i quatre robots.
link-rules = Com es juga · { $product }
link-learn = Deu taulers petits per aprendre · { $product }
link-today = El repte d’avui · { $product }
link-day = Repte: { $day } · { $product }
link-tables = Taules públiques · { $product }
link-alone = Juga en solitari · { $product }
link-games = Partides en aquest dispositiu · { $product }
link-ladder = Classificació · { $product }
link-me = El teu lloc a la classificació · { $product }
link-analyse = Analitza · { $product }
link-device = En aquest dispositiu · { $product }
link-practise = Practica · { $product }
link-table = La capsa a la teva taula · { $product }
link-tv = Mira-ho en un televisor · { $product }
link-any-robot = Qualsevol robot
link-robot = { $who }
link-puzzle = { $who } a { $cell }. En quants moviments ho aconsegueixes?
link-puzzle-board = Un tauler amb quatre robots. { $who } s’ha d’aturar a { $cell }.

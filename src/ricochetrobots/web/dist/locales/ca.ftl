language-name = Català
language-tag = ca
product = Ricochet Robots
tab-title = { $page } · Ricochet Robots
tab-your-turn = { $time } · et toca
tab-your-turn-open = et toca · { $room }
tab-bid = Proposa! · { $room }
tab-last = { $time } · { $room }
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
problem-offline = El servidor no respon. Revisa la connexió i torna-ho a provar.
problem-no-such-room = Cap sala no té aquest codi. Revisa els vuit caràcters.
problem-no-such-game = Cap partida acabada no té aquest enllaç. Potser està tallat, o la partida ja no existeix.
problem-unreadable = Aquesta adreça no conté cap tauler llegible. Potser l’enllaç està tallat.
problem-illegal = El tauler d’aquesta adreça incompleix una regla.
problem-ambiguous = El tauler d’aquesta adreça es pot llegir de dues maneres.
problem-solver-busy = Hi ha massa reptes esperant solució. Torna-ho a provar d’aquí a un moment.
back-to-start = Torna a la pàgina d’inici
turn-board = Gira el tauler
help = Ajuda
help-rules = Regles
help-keys = Tecles
settings = Configuració
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
setting-coordinates = Coordenades
setting-coordinates-note = a–p i 1–16 al voltant del tauler
setting-oneTapBid = Proposa amb un toc
setting-oneTapBid-note = tocar un número l’envia a l’instant
setting-singleKeys = Tecles directes
setting-singleKeys-note = lletres i xifres funcionen sense Ctrl
setting-buzz = Vibració
setting-buzz-note = el telèfon vibra a cada parada i amb la primera proposta
sound = So
sound-off = Apagat
sound-quiet = Baix
sound-full = Alt
settings-note = Només es desa en aquest navegador.
board-view = Vista del tauler
turn = Gira
mirror = Reflecteix
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
key-hint = Demana una pista, un pas cada vegada
key-restart = Torna a començar
key-space = Espai
key-escape = Esc
key-enter = Retorn
key-tab = Tab
key-shift = Maj
hero-way = Troba la ruta.
hero-number = Digues el número.
lead = Els robots llisquen fins que alguna cosa els atura. Tothom mira el mateix tauler, i qui necessita menys moviments es queda amb la fitxa.
your-name = El teu nom
name-missing = Digues primer el teu nom.
name-alone = Visitant
make-room = Crea una sala
room-code = Codi de sala
code-length = Un codi de sala té vuit caràcters.
join = Entra
watch = Mira
todays-puzzle = El repte d’avui
todays-puzzle-note = El tauler que veus aquí
todays-puzzle-missing = No s’ha pogut carregar el repte d’avui.
play-alone = Juga en solitari
play-alone-note = 17 fitxes contra el rellotge de sorra
how-to-play = Com s’hi juga
how-to-play-note = Les regles en una pàgina
no-account = Sense compte
no-tracking = Sense seguiment
find-a-way = Troba una ruta
puzzle-how = Arrossega un robot, o tria’n un i fes servir les fletxes. Llisca fins que alguna cosa l’atura.
puzzle-done = Objectiu assolit
puzzle-done-shortest = Ruta més curta trobada
puzzle-shortest = Objectiu assolit en { $moves } moviments. No hi ha cap ruta més curta.
puzzle-longer = Objectiu assolit en { $moves } moviments. Hi ha una ruta en { $best }.
corner-first = Abans ha de tombar una cantonada. Busca una altra ruta.
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
problem-no-such-day = Aquesta adreça no indica cap dia. Potser l’enllaç està tallat.
problem-day-not-come = Aquest dia encara no ha arribat. El seu repte arribarà amb ell.
problem-puzzle-in-play = Ara es juga aquest repte en una sala. Les pistes tornaran quan s’acabi la ronda.
puzzle-of-day = Repte: { $day }
puzzle-next = Pròxim repte: { $time }.
puzzle-back-to-result = Torna al resultat
hints = Pistes
hint-next = { $grade ->
    [4] Pista: el número
    [5] Pista: quin robot
    [6] Pista: com començar
    [7] Mostra una ruta
   *[other] Pista
  }
hint-at-most = Hi ha una ruta en { $moves } o menys.
hint-exactly = La ruta més curta necessita { $moves } moviments.
hint-robot = { robot-title } es mou primer.
hint-move = El primer moviment: { $move }.
hint-path = Una de les rutes més curtes: { $moves }.
hint-path-head = Una de les rutes més curtes:
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
solved-paths = Rutes d’aquest repte
solved-reveal = Mostra la ruta més curta
solved-again = Torna-ho a provar
solved-share = Comparteix
solved-copy = Copia el resultat
solved-copied = El resultat s’ha copiat.
solved-by-hand = No s’ha pogut copiar. El text és: { $words }
share-day = Ricochet Robots { $date }
share-moves = { move-count } (mínim { $best })
share-streak = ratxa { $days }
all-days = Reptes anteriors
archive-note = Fàcil el dilluns, difícil el diumenge.
archive-week = Inici de la setmana: { $day }
archive-day = { $day }: { $state ->
    [shortest] ruta més curta trobada, { $moves } moviments
    [longer] assolit en { $moves } moviments, mínim { $best }
    [begun] començat
   *[new] sense provar
  }
archive-earlier = Setmanes anteriors
connecting = Connexió en curs
connection-lost = S’ha perdut la connexió. Ho tornem a provar…
server-silent = El servidor encara no respon. Ho tornem a provar…
try-now = Prova-ho ara
you-are-back = Ja tornes a ser aquí.
arrival-title = T’han convidat
arrival-host = { $name } et convida a jugar
arrival-what = Els robots llisquen fins que alguna cosa els atura, i qui troba la ruta amb menys moviments es queda amb la fitxa.
tryout-title = Prova-ho en aquest tauler: dos moviments
tryout-start = Prova una fitxa mentrestant
tryout-done = Això és una ruta en 2. I això és tot el que fan els robots.
arrival-present = A la taula hi { $count ->
    [one] és
   *[other] són
  } { $names }.
arrival-nobody = Encara no hi ha ningú a la taula.
arrival-late = La partida ja ha començat; jugues a partir de la fitxa següent.
sit-down = Asseu-te
room-title = Sala { $room }
ask-in = Convida amb aquest codi
qr = Codi QR de l’enllaç a aquesta sala
copy-link = Copia l’enllaç
share-link = Envia l’enllaç
share-words = Juga amb mi a Ricochet Robots
link-copied = L’enllaç s’ha copiat.
link-by-hand = No s’ha pogut copiar. L’enllaç és { $link }
seats = A la taula
you = Tu
you-among = tu
away = absent
watching = { $count } { $count ->
    [one] mira
   *[other] miren
  }
behind = { $seconds } s de retard
nobody-else = Ningú més per ara.
nobody-else-note = Envia l’enllaç, o comença en solitari i que s’hi afegeixin més tard.
host-decides = { $name } porta la taula i comença la partida.
host-tools = Per a qui porta la taula
host-tools-note = jugadors, bloqueig, retard, enllaç, final
make-host = Cedeix la taula
remove-player = Expulsa
lock-room = Bloqueja la sala
lock-room-note = ningú més no s’asseu ni entra amb el codi
spectator-delay = Retard per a qui mira
spectator-delay-note = ho veu tot més tard, i així ningú no pot ajudar
no-delay = a l’instant
renew-link = Renova l’enllaç
renew-link-note = l’enllaç i el codi d’abans no obren res, qui mira surt
renew-link-go = Renova’l
close-room = Tanca la sala
close-room-note = acaba la partida i tothom surt
close-room-sure = Vols tancar la sala per a tothom?
close-room-no = Deixa-la oberta
player-number = Jugador { $number }
own-seat = El teu seient
own-seat-note = altres dispositius, què es guarda de tu
renew-seat = Tanca la sessió als altres dispositius
renew-seat-note = el teu seient queda només en aquest
renew-seat-go = Tanca-la
renew-seat-done = Ara el teu seient només és en aquest dispositiu.
seat-consent = Fes servir el meu joc per a estadístiques
seat-consent-note = sense el teu nom, si tothom de la partida ho permet
seat-export = Què es guarda de tu
seat-export-note = tot, en un fitxer
seat-export-get = Baixa-ho
forget-me = Esborra el meu nom
forget-me-note = aquí i a les partides acabades; deixes el seient
forget-me-sure = Vols esborrar el teu nom i deixar el seient?
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
wins-most = Es juguen totes les fitxes i guanya qui en té més.
leave-seat = Deixa la taula
sit-next = Asseu-te a la pròxima plaça lliure
watch-only = Mires la partida.
shuffle = Barreja
shuffle-board = Barreja el tauler
choose = Tria
board-own = Casolà
panels = Seccions
quadrant-nw = Nord-oest
quadrant-ne = Nord-est
quadrant-se = Sud-est
quadrant-sw = Sud-oest
start = Comença
start-alone = Comença en solitari
start-with = Comença amb { $players } jugadors
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
chips-to-win = Fitxes per guanyar
chips-usual = { $players } { $players ->
    [one] jugador
   *[other] jugadors
  }
chips-all = totes
more = Més
more-note = propostes, igualtat, temps, places, ajudes
more-note-alone = caigudes de la sorra, temps, seccions, ajudes
reach = Número proposat
reach-exact = exacte
reach-fewer = o menys
ties = Si són iguals
ties-first-said = dit abans
ties-fewer-chips = menys fitxes
option-thinking = Temps per pensar
option-thinking-note = després, qualsevol pot girar el rellotge
option-showing = Temps per mostrar
option-showing-note = per a cada demostració
option-consent = Aturar la sorra abans
option-consent-note = quan ningú no vol proposar menys
option-result = Resultat a la vista
option-result-note = després es destapa la fitxa següent
option-table = Places
option-table-note = la resta mira
first-panels = Seccions del 1999
first-panels-note = les vuit cares de la primera capsa
option-landing = Marques d’arribada
option-landing-note = qui mostra veu on s’aturaria un robot
option-spoken = Moviments en veu alta
option-spoken-note = tothom pot sentir on s’aturaria un robot
option-scratch = Tauler de proves
option-scratch-note = tothom pot provar moviments en privat
option-private = Sala privada
option-private-note = només s’hi arriba amb l’enllaç, que no mostra cap imatge
runs = La sorra cau
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
nowhere-title = Aquí no hi ha res
nowhere = Aquesta adreça no porta a cap pàgina. Potser l’enllaç està tallat.
ended-title = No es pot entrar en aquesta sala
ended-no-such-room = Cap sala no té aquest enllaç. Potser està tallat, o la sala ja no existeix.
stale-title = Hi ha una versió nova
ended-version = El servidor fa servir una versió més nova que aquesta pàgina. Torna-la a carregar; conserves la plaça.
reload = Torna a carregar
to-start = Ves a la pàgina d’inici
rules-aim = De què va
rules-aim-1 = Hi ha { $robots ->
    [4] quatre
    [5] cinc
   *[any] quatre o cinc
  } robots en un tauler{ $alone ->
    [yes] {""}
   *[no] { " " }que tothom mira alhora
  }. Es destapa una fitxa: indica un robot i l’objectiu que ha d’assolir.
rules-aim-2 = { $alone ->
    [yes] Busques una ruta mentalment, i no toques cap robot abans de mostrar-la.
   *[no] Busques una ruta mentalment. Ningú no toca cap robot fins que algú ha de mostrar la seva.
  }
rules-aim-gentle = En aquesta taula, les primeres { $chips } fitxes són fàcils: un sol robot assoleix cada una en { $moves } moviments o, si no es pot, en els mínims possibles.
rules-slide = Com es mouen els robots
rules-slide-1 = Un robot va al nord, a l’est, al sud o a l’oest, i llisca fins que l’atura una paret o un altre robot. No pot aturar-se ni girar abans.
rules-slide-2 = Cada lliscada és 1 moviment, per llarga que sigui i la faci el robot que la faci. Pots moure qualsevol robot, en qualsevol ordre: els altres poden servir de topall.
rules-slide-back = Un robot que s’ha aturat també pot tornar per on ha vingut.
rules-picture-again = Mostra-ho una altra vegada: { $words }
rules-picture-wall = Vermell s’atura davant d’una paret.
rules-picture-robot = Vermell s’atura davant del robot blau.
rules-corner = Tombar una cantonada
rules-corner-1 = El robot de la fitxa s’ha d’aturar a l’objectiu, i en la seva ruta ha de tombar una cantonada com a mínim una vegada: un dels seus moviments comença en angle recte amb el seu moviment anterior.
rules-corner-2 = Per això cap objectiu no s’assoleix en 1 moviment. Si un robot pot anar en línia recta al seu objectiu, ha de seguir una altra ruta.
rules-corner-back = Tornar enrere no és tombar una cantonada. Un robot que ja és al seu objectiu quan es destapa la fitxa ha de sortir-ne i tornar-hi.
rules-picture-straight = En línia recta a l’objectiu: no val.
rules-picture-corner = Amb una cantonada: és una ruta en 2.
rules-bid = Dir un número
rules-bid-1 = Quan has trobat una ruta, proposes el seu nombre de moviments. Amb la primera proposta es gira el rellotge de sorra ({ $time }); fins que s’acaba la sorra, tothom pot proposar.
rules-bid-2 = Pots abaixar la teva proposta, mai apujar-la. També pots proposar el mateix que altres, o més: si fallen, et toca a tu.
rules-bid-3 = Mostra primer qui ha fet la proposta més baixa.
rules-bid-still-equal = Si també en tenen les mateixes, qui ho ha dit abans.
rules-bid-consent = Qui no vol proposar menys pot dir-ho; si després proposa, ja no compta. Quan tothom ho ha dit, la sorra s’atura a l’instant. Abans de la primera proposta vol dir que no es veu cap ruta, i quan tothom ho ha dit, la fitxa torna a la pila.
rules-bid-nobody = { $seconds ->
    [0] Qualsevol pot girar el rellotge sense proposar.
   *[other] Si en { $time } ningú no ha proposat res, qualsevol pot girar el rellotge.
  } Si s’acaba la sorra i ningú no ha proposat res, la fitxa torna a la pila.
rules-show = Mostrar la ruta
rules-show-1 = Quan s’acaba la sorra, qui ha fet la proposta més baixa mou els robots. Un moviment fet compta; un d’impossible, no.
rules-show-2 = Si l’objectiu s’assoleix en { $exact ->
    [yes] exactament els moviments proposats
   *[no] els moviments proposats o en menys
  }, es guanya la fitxa i els robots es queden on són. Si no, els robots tornen a la seva posició inicial i es mostra la proposta següent.
rules-show-limit = { $limit ->
    [none] No hi ha límit de temps,
   *[some] Hi ha { $time } per fer-ho,
  } i qui mostra pot abandonar. Qui deixa la taula, o perd la connexió durant molta estona, també abandona.
rules-show-3 = Si ningú no ho aconsegueix, la fitxa torna a la pila i se’n destapa una altra. Es diu en quants moviments era possible; quins són, només quan algú ha guanyat la fitxa.
rules-diagonal = Barreres de color
rules-diagonal-1 = { $board ->
    [this] Aquest tauler té barreres en diagonal.
   *[some] Alguns taulers tenen barreres en diagonal.
  } Un robot del mateix color les travessa; qualsevol altre gira 90 graus i continua lliscant en el mateix moviment.
rules-diagonal-2 = Cap robot no es pot aturar en una barrera: un moviment que hi acabaria no es permet. Rebotar, tot sol, no és tombar una cantonada en el sentit de la regla anterior.
rules-picture-bounce = Vermell rebota a la barrera blava.
rules-picture-through = Blau la travessa.
rules-vortex = { $fifth ->
    [no] El vòrtex
   *[yes] El vòrtex i el robot platejat
  }
rules-vortex-1 = Qualsevol robot pot assolir el vòrtex.
rules-vortex-2 = { $fifth ->
    [yes] El cinquè robot, el platejat, és al tauler.
   *[maybe] El cinquè robot, el platejat, és una opció.
  } Cap objectiu de color no és seu, però pot aturar els altres i anar al vòrtex.
rules-end = El final
rules-end-1 = Amb 2 jugadors guanyen { $two } fitxes; amb 3, { $three }; amb 4, { $four }. Amb més es juguen totes ({ $all }) i guanya qui en té més. La taula pot acordar un altre nombre.
rules-end-2 = Qui empata comparteix la victòria. Qui se’n va conserva les fitxes i encara pot guanyar.
rules-alone = En solitari
rules-alone-1 = La sorra ({ $time }{ $runs ->
    [1] {""}
   *[other] , dues vegades
  }) cau des que es destapa la fitxa. Digues «trobada» abans que s’acabi, amb un número o sense, i s’atura.
rules-alone-2 = Després mostra una ruta qualsevol{ $limit ->
    [none] {""}
   *[some] { " " }en { $time } com a màxim
  }; cap moviment no es desfà. Si falla, els robots tornen a la seva posició inicial i continua caient la resta de la sorra.
rules-alone-3 = Si assoleixes l’objectiu, la fitxa és teva; si no, la perds. Guanyes amb més fitxes trobades que perdudes.
rules-editions = Edicions
rules-edition = { $edition }: { $words }
rules-here = En aquesta taula es juga amb les regles de l’edició { $edition }, més el que s’ha acordat.
learn-title = Aprèn jugant
learn-note = Deu taulers petits, d’un minut
learn-place = { $place }/{ $total }
learn-lesson = { $place }: { $name }{ $state ->
    [solved] , resolt
   *[new] {""}
  }
learn-next = Tauler següent
learn-end = Ves a la pàgina d’inici
learn-longer = N’has necessitat { $moves }; n’hi ha prou amb { $best }.
learn-sliding = Lliscar
learn-sliding-how = Un robot llisca fins que alguna cosa l’atura. Porta el robot vermell a la lluna vermella. La paret de la dreta l’aturarà.
learn-sliding-done = Així es mouen els robots: cada lliscada és 1 moviment, per llarga que sigui.
learn-blocking = Barrar el pas
learn-blocking-how = Res no atura el robot vermell on cal. Posa abans el robot blau al mig; els seus moviments també compten.
learn-blocking-done = Qualsevol robot es pot moure. Els altres són les teves parets.
learn-waiting = Esperar
learn-waiting-how = Envia el robot verd, deixa’l esperar mentre es mou el groc i després continua amb el verd.
learn-waiting-done = L’ordre el tries tu: un robot pot esperar mentre els altres es mouen.
learn-corner = Tombar una cantonada
learn-corner-how = Blau podria anar recte a l’est, però en línia recta no val: en la seva ruta ha de tombar una cantonada. Busca la volta.
learn-corner-done = Una ruta només val si el robot ha tombat una cantonada després d’un dels seus moviments.
learn-vortex = El vòrtex
learn-vortex-how = Qualsevol robot pot assolir la fitxa de quatre colors. Quin és més a prop?
learn-vortex-done = Cada robot pot anar al vòrtex. Val la mateixa regla: ha de tombar una cantonada.
learn-diagonal = Barreres
learn-diagonal-how = Un robot rebota en una barrera d’un altre color i continua lliscant, en el mateix moviment. Envia el robot vermell a la groga.
learn-diagonal-done = Un robot del color de la barrera la travessaria. Cap no s’hi pot aturar.
learn-silver = El cinquè robot
learn-silver-how = El robot platejat no té fitxes del seu color, però atura els altres. Fes-lo servir per ajudar el verd.
learn-silver-done = El robot platejat es mou com tots els altres i pot anar al vòrtex.
learn-reading = Llegir un tauler
learn-reading-how = Aquest és un tauler de debò. Mira enrere des de l’objectiu: des d’on s’hi pot aturar un robot? Després busca com arriba el blau a aquella línia.
learn-reading-done = Mirar enrere des de l’objectiu ja és mig camí.
learn-bidding = Proposar
learn-bidding-how = Ara mira primer i no toquis res. Quan hagis trobat una ruta per al robot verd, digues quants moviments necessita. Després mostra-la.
learn-bidding-done = A la taula tothom mira alhora, i el número més baix mostra primer.
learn-showing = Mostrar
learn-showing-how = Has dit 4, i han de ser 4: l’objectiu s’assoleix amb el quart moviment, ni abans ni després. Hi ha una ruta en 3; gasta un moviment de més pel camí.
learn-showing-done = El que dius és el que mostres. Ja coneixes tot el joc.
key-learn-next = Tauler següent
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
round-count = { $rounds } { $rounds ->
    [one] ronda
   *[other] rondes
  }
minute-count = { $minutes } min
chip-number = Fitxa { $round }
chip-of = Fitxa { $chip }/{ $total }
chips-left = { $chips ->
    [one] queda { $chips }
   *[other] queden { $chips }
  }
first-to = guanya qui arriba a { $chips }
most-chips = guanya qui en té més
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
    [yes] Mostra la teva ruta
   *[no] { $name } mostra una ruta
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
timer-show = per acabar de mostrar
timer-resting = El rellotge de sorra està aturat
rows-label = Jugadors
rows-label-bids = Propostes per ordre de demostració
rows-order = Ordre de demostració
rows-bid = Proposta
rows-thinking = pensa
rows-none = sense proposta
rows-passed = res més baix
rows-own-none = —
rows-first-said = dit abans
rows-fewer-chips = menys fitxes
rows-was = abans { $moves }
rows-showing = mostra
rows-failed-moves-used = no en { $moves }
rows-failed-gave-up = abandona
rows-failed-time = sense temps
rows-failed-away = absent
rows-failed-left = ha marxat
rows-away = absent { $time }
rows-left = ha marxat
rows-next-chip = fitxa següent
rows-ready = a punt
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
gentle-now = Les primeres fitxes són fàcils: aquesta s’assoleix en pocs moviments.
think-first-bid = Amb la primera proposta comença a caure la sorra.
think-glass-turned = La sorra cau. Sense propostes, la fitxa torna a la pila.
think-lapsed = Ningú no proposa. Girem el rellotge?
bid-title = Quants moviments?
bid-title-lower = Abaixa la proposta
bid-type = escriu un número <key>7</key> i després <key>Retorn</key>
bid-own = La teva proposta és { $moves }
bid-key-over = { $moves } moviments o més
bid-over = { $moves }+
bid-send = Proposa { $moves }
bid-rule = Després pots abaixar la proposta, mai apujar-la.
bid-thinking = fa { $time } que es pensa
bid-lowest = 2 és el mínim. Ningú no pot abaixar més.
bid-same = La teva proposta ja és { $moves }.
bid-back = Números més petits
bid-not-yet = Jugues a partir de la fitxa següent.
bid-shut = S’ha perdut la connexió. Proposa quan torni.
pass-nothing-lower = Passo
pass-no-way = No veig cap ruta
passed-nothing-lower = Has dit «Passo». Si proposes, ja no compta.
passed-no-way = Has dit que no veus cap ruta. Si proposes, ja no compta.
put-back = Torna la fitxa a la pila
put-back-why = No hi ha ningú dels qui juguen aquesta fitxa.
show-boxes = { $made }/{ $moves } moviments fets
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
result-nobody-succeeded = Ningú no ho ha aconseguit
result-nobody-bid = Ningú no ha proposat res
result-nobody-there = No hi era ningú de la ronda
result-room-closed = S’ha tancat la sala
result-back = La fitxa torna a la pila.
result-shown = Proposta { $bid }, mostrada en { $moves }.
result-guess = El teu pronòstic era { $moves }.
result-moves = Moviments de la ruta
optimum-looking = Busquem la ruta més curta…
optimum-moves = Hi ha una ruta en { $moves }.
optimum-shown = No hi ha cap ruta més curta.
optimum-none = No hi ha cap ruta.
optimum-withheld = Es mostrarà quan algú guanyi la fitxa.
optimum-unknown = No s’ha trobat a temps la ruta més curta.
optimum-unknown-from = No s’ha trobat a temps la ruta més curta. Necessita { $moves } moviments o més.
optimum-count = { $count ->
    [1] l’única
   *[other] una entre { $count } rutes
  }
optimum-count-capped = una entre { $count } rutes o més
paths-title = Rutes d’aquesta ronda
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
replay-round = Torna a veure la ronda { $round }
replay-of = Ronda { $round }
replay-close = Torna al tauler
history-title = Rondes fins ara
round-optimum = millor { $moves }
round-returned = ningú
round-face-up = trobada
round-face-down = no trobada
final-wins = { $you ->
    [yes] Guanyes tu
   *[no] Guanya { $name }
  }
final-shared = Victòria compartida: { $names }
final-nobody = No guanya ningú
final-alone-won = Guanyes tu
final-alone-lost = Guanya la sorra
final-summary = { $chips }, { $rounds }
final-ranking = Classificació
final-rounds = Rondes
final-rounds-note = moviments, i la ruta més curta
final-more = { $rounds } { $rounds ->
    [one] ronda
   *[other] rondes
  } més
final-fewer = Menys rondes
final-share = Comparteix
final-share-text = Ricochet Robots: { $result }, { $rounds }
final-share-failed = No s’ha pogut compartir. L’enllaç és { $link }
final-new-board = Tauler nou
final-again = Una altra
final-best = Millor ronda: { $round }.
final-best-gap = { $you ->
    [yes] Has mostrat
   *[no] { $name } ha mostrat
  } { $moves }, { $gap } menys que la proposta següent.
final-best-shortest = { $you ->
    [yes] Has mostrat
   *[no] { $name } ha mostrat
  } { $moves }. No hi ha cap ruta més curta.
final-best-play = Reprodueix la millor ronda
rematch-open = Es prepara una altra partida.
rematch-join = Afegeix-t’hi
final-lost = No es troba aquesta partida
alone = En solitari
alone-rule = Digues un número abans que s’acabi la sorra, o només que has trobat una ruta. Després mostra-la.
alone-second-run = La sorra cau per segona vegada.
alone-runs-on = La sorra continua caient.
alone-found = Trobada: mostra-la
alone-send = Proposa { $moves } i mostra
alone-score = Trobades: { $found }, perdudes: { $missed }
alone-wins = { $needed } per guanyar
alone-places = Les { $total } fitxes
alone-place = { $target }: fitxa { $state ->
    [found] trobada
   *[missed] perduda
  }
alone-place-now = La fitxa actual
alone-place-left = De cara avall
alone-found-title = Trobada
alone-missed-title = No trobada
alone-missed-line = La fitxa queda de cara avall.
alone-shown = Mostrada en { $moves }.
alone-shown-bid = Has dit { $bid }, mostrada en { $moves }.
watch-guess = El teu pronòstic privat
watch-guess-note = no el veu ningú
watch-stream = Vista per emetre
watch-stream-end = Surt de la vista per emetre
watch-take = Asseu-te des de la fitxa següent
watch-full = La taula és plena. Mires la partida.
watch-alone = Mires la partida.
leave-sure = Vols deixar la taula? Les teves fitxes es queden i encara poden guanyar, i pots tornar.
leave-bid = La teva proposta fallarà quan li toqui.
leave-no = Queda-t’hi
scratch-title = Tauler de proves
scratch-note = Només ho veus tu. Els robots de la taula no es mouen.
scratch-start = Prova al tauler de proves
scratch-reset = Reinicia
scratch-end = Tanca
scratch-count = { $moves ->
    [0] cap moviment
    [one] 1 moviment
   *[other] { $moves } moviments
  }
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
event-extended = El servidor ha estat { $seconds } segons sense respondre. El temps s’allarga altre tant.
event-host = { $you ->
    [yes] Des d’ara portes la taula.
   *[no] Des d’ara { $name } porta la taula.
  }
event-removed = { $you ->
    [yes] Qui porta la taula t’ha expulsat.
   *[no] Han expulsat { $name } de la taula.
  }
event-forgotten = { $you ->
    [yes] El teu nom s’ha esborrat i has deixat el seient.
   *[no] { $name } ha marxat i el nom s’ha esborrat.
}
event-locked = La sala està bloquejada: ningú més no s’asseu.
event-unlocked = La sala torna a estar oberta.
event-link = La sala té un enllaç nou. El d’abans no obre res.
event-delay = { $seconds ->
    [0] Qui mira tornarà a veure-ho tot a l’instant.
   *[other] Qui mira ho veu tot { $seconds } s més tard a partir d’ara.
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
    [yes] No veus cap ruta.
   *[no] { $name } no veu cap ruta.
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
say-found = Dius que l’has trobada. Mostra la teva ruta.
say-found-bid = Dius { $moves }. Mostra la teva ruta.
say-move = { $count }: { $robot } { $direction } fins a { $cell }.
say-move-alone = { $count }: { $robot } { $direction }.
say-count = { $count ->
    [1] És l’única.
   *[other] Hi ha { $count } rutes d’aquesta llargada.
  }
say-count-capped = Hi ha { $count } rutes d’aquesta llargada, o més.
say-taken = { $you ->
    [yes] Objectiu assolit en { $moves }: { $target }. Et quedes amb la fitxa i en tens { $chips }.
   *[no] Objectiu assolit en { $moves }: { $target }. { $name } es queda amb la fitxa i en té { $chips }.
  }
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
key-bid = Escriu una proposta
key-bid-send = Envia la proposta
key-bid-clear = Esborra la proposta
key-pass = Passa, o digues que no veus cap ruta
key-next-robot = Agafa el robot següent; després de l’últim, continua
key-ready = A punt per a la fitxa següent
key-play = Reprodueix o atura la repetició
key-step-back = Un moviment enrere
key-step-forward = Un moviment endavant
key-slide-cursor = Fes lliscar el cursor de lectura com aniria el robot triat
key-read-board = Llegeix el tauler
key-read-rows = Llegeix la llista de jugadors
key-read-robots = Llegeix on són els robots
key-read-time = Digues el temps, o la fitxa
key-repeat = Repeteix l’últim missatge
key-stream-end = Surt de la vista per emetre
refused-bid-not-lower = Abans has dit { $standing }. Una proposta només pot baixar.
refused-bid-too-small = 2 és el mínim.
refused-bid-too-large = 99 és el màxim.
refused-bidding-over = S’ha acabat la sorra. Ja no es pot proposar.
refused-joins-next-round = Jugues a partir de la fitxa següent.
refused-consent-off = En aquesta partida la sorra sempre cau fins al final.
refused-players-there = A la taula hi ha algú que juga aquesta ronda.
refused-not-your-turn = No et toca mostrar.
refused-stale-round = Això era per a una fitxa anterior.
refused-wrong-phase = Massa tard: la ronda ja ha avançat.
refused-too-soon = Encara no. Hi ha qui encara pensa.
refused-table-full = La taula és plena. Mires la partida.
refused-name-taken = Algú a la taula té aquest nom. Tria’n un altre.
refused-name-empty = Digues primer el teu nom.
refused-name-too-long = Un nom té com a màxim 24 caràcters.
refused-already-seated = Ja tens plaça.
refused-no-seat = No tens plaça. Asseu-te per jugar.
refused-not-host = Això només ho pot fer qui porta la taula.
refused-no-such-player = Aquesta persona ja no és a la taula.
refused-player-removed = Qui porta la taula t’ha expulsat.
refused-seat-forgotten = El nom d’aquest seient s’ha esborrat i s’ha deixat el seient.
refused-token-renewed = S’ha tancat la teva sessió aquí: aquest seient s’ha assegurat des d’un altre dispositiu.
refused-link-renewed = Qui porta la taula ha renovat l’enllaç de la sala; el teu ja no val.
refused-room-locked = La sala està bloquejada. Pots mirar.
refused-room-closed = Qui porta la taula ha tancat la sala.
refused-too-fast = Massa ràpid. Espera un moment.
refused-storage-unavailable = El servidor no pot desar res ara mateix. Torna-ho a provar.
refused-disk-low = El servidor gairebé no té espai: ara mateix no s’obren sales noves.
refused-room-full = En aquesta sala ha passat tant que ja no hi cap res més. Obre’n una altra.
refused-board-picked = Aquest tauler s’ha triat a mà. Per barrejar, tria seccions a l’atzar.
refused-option-invalid = Aquestes opcions no van juntes.
refused-match-running = Hi ha una partida en marxa.
refused-name-unreadable = Aquest nom té signes que no es poden mostrar. Tria’n un altre.
refused-robot-not-in-play = Aquest robot no està en joc.
refused-rooms-not-opened = En aquest servidor, les sales les obre qui el porta. Demana-li un enllaç.
refused-too-many-connections = Hi ha massa finestres obertes per a aquesta plaça o des d’aquesta xarxa. Tanca’n una i torna a carregar.
refused-room-set-aside = El que es guardava d’aquesta sala està malmès. Ningú no hi pot entrar.
refused-otherwise = No ha funcionat. Torna-ho a provar.

language-name = Català
language-tag = ca
tab-your-turn-open = et toca · { $room }
tab-bid = Proposa! · { $room }
tab-last = { $time } · { $room }
back-to-match = Torna a la partida
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
sound-off = Apagat
sound-quiet = Baix
sound-full = Alt
sound-offer = Sons per a fitxes, propostes i moviments? Ho pots canviar a la configuració.
sound-offer-yes = Activa el so
sound-offer-no = Sense so
settings-note = Només es desa en aquest navegador.
board-view = Vista del tauler
key-close = Tanca aquesta llista
key-redo = Refés el moviment
key-solutions = Mostra les solucions
key-moves = Mostra els moviments que queden després de cada moviment
key-chips = Mostra totes les fitxes
key-next-group = Grup de solucions següent
key-analyse-back = Surt de l’anàlisi
key-space = Espai
key-escape = Esc
key-enter = Retorn
key-tab = Tab
key-shift = Maj
your-name-note = Es veu a la taula. Si el deixes buit, seràs «{ name-alone }».
name-missing = Escriu primer el teu nom.
first-next = Ara, un de debò
first-others = Tota la resta
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
new-version = Hi ha una versió nova a punt.
new-version-note = S’inicia sola la pròxima vegada que obris el joc. Mai no interromp cap ronda, cursa ni vetllada.
new-version-start = Inicia-la
install-title = { $device ->
    [phone] Desa’l en aquest telèfon
   *[computer] Desa’l en aquest ordinador
  }
install-note = S’obre sense navegador i sense connexió. { $kilobytes } kB.
install-share = Toca Comparteix i després Afegeix a la pantalla d’inici.
hint-count = { $hints } { $hints ->
    [one] pista
   *[other] pistes
  }
streak-count = { $days ->
    [0] Encara sense ratxa.
    [one] Ratxa: 1 dia.
   *[other] Ratxa: { $days } dies.
  }
share-day = { $day }, { day-grade }
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
archive-note = Fàcil el dilluns, difícil el diumenge.
archive-week = Inici de la setmana: { $day }
archive-day = { $day }: { $state ->
    [shortest] solució més curta trobada, { $moves } moviments
    [longer] assolit en { $moves } moviments, mínim { $best }
    [begun] començat
   *[new] sense provar
  }
archive-earlier = Setmanes anteriors
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
analyse-one-of = Una de les més curtes.
analyse-one-of-unknown = Una de les més curtes. No se sap quantes n’hi ha.
analyse-count = Compta-les · pot trigar minuts
analyse-counting-solutions = S’estan comptant les solucions…
analyse-count-stop = Deixa de comptar
analyse-count-memory = S’ha esgotat la memòria en comptar les solucions.
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
analyse-text-copied = S’han copiat la posició i la solució.
analyse-by-hand = No s’ha pogut copiar. Copia-ho tu: { $words }
back-arrived = El teu { $bid } ha arribat a temps.
back-late = El teu { $bid } ha arribat massa tard: s’havia acabat la sorra.
tryout-start = Prova una fitxa mentrestant
room-title = Sala { $room }
ask-in = Convida amb aquest codi
copy-link = Copia l’enllaç
share-link = Envia l’enllaç
share-words = Juga amb mi a Ricochet Robots
link-copied = L’enllaç s’ha copiat.
link-by-hand = No s’ha pogut copiar l’enllaç. Copia’l tu: { $link }
watching = { $count } { $count ->
    [one] mira
   *[other] miren
  }
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
own-seat = La teva plaça
own-seat-note = dispositius, estadístiques, les teves dades
team = Juga en equip
team-note = algú juga a la teva plaça, des d’un altre dispositiu
team-invite = Convida
team-link = Aquest enllaç obre la teva plaça: qui el tingui proposa, passa i mostra per tu. Per acabar-ho, tanca la sessió als altres dispositius.
team-qr = Codi QR de la teva plaça
team-name = Nom de l’equip
team-rename = Canvia
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
leave-seat = Deixa la taula
sit-next = Asseu-te a la pròxima plaça lliure
watch-only = Mires la partida.
shuffle = Barreja
shuffle-board = Barreja el tauler
board-own = Personalitzat
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
bots-who = Qui
bots-chosen = { $count } triats, fins a { $most }
bots-like-me = Comença fàcil. Puja un nivell si guanyes i baixa si perds.
minutes-about = uns { $minutes } min
bots-ends-other = Això acaba la partida en curs.
bots-invite-note = Acaba aquesta partida i obre una sala amb els mateixos bots.
bots-invite-offline = Per convidar cal connexió.
bots-level = Nivell { $level }
bots-level-moves = { $way ->
    [stronger] La pròxima vegada, un nivell més: del { $from } al { $to }.
   *[gentler] La pròxima vegada, un nivell menys: del { $from } al { $to }.
}
bots-no-solver = Els bots no proposen mai res, perquè aquest navegador no pot cercar solucions.
fifth-robot-none = no és en aquesta capsa
diagonals-1999 = no són a les seccions del 1999
diagonals-none = no són en aquesta capsa
diagonals-picked = segons les seccions triades
option-gentle = Primeres fitxes fàcils
option-gentle-note = cada una s’assoleix en pocs moviments
option-timer = Rellotge de sorra
option-timer-note = des de la primera proposta
option-sand = Rellotge de sorra
option-sand-note = per a cada fitxa
length-short = Curta
length-usual = Normal
length-custom = Una altra
length-first-to = a { $chips } fitxes
length-choose = a triar
length-about = { $players } jugadors · uns { $minutes } min
length-in-all = { $chips } en total
chips-to-win = Fitxes per guanyar
series-one = Una partida
series-to = { $wins } victòries
more-note = propostes, igualtat, temps, places, ajudes
more-note-alone = girs del rellotge, temps, seccions, ajudes
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
runs-value = { $count ->
    [1] una vegada
   *[other] dues vegades
  }
more-of = { $what }: més
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
games-title = Partides en aquest dispositiu
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
chips-of = fitxes: { $chips }/{ $goal }
match-so-far = Fitxes guanyades fins ara
round-count = { $rounds } { $rounds ->
    [one] ronda
   *[other] rondes
  }
minute-count = { $minutes } min
chip-of = Fitxa { $chip }/{ $total }
chips-left = { $chips ->
    [one] queda { $chips }
   *[other] queden { $chips }
  }
first-to = victòria amb { $chips }
most-chips = guanya qui en té més
phase-bid = Comença la més baixa
phase-show = { $you ->
    [yes] Mostra els teus { $moves }
   *[no] { $name } mostra { $moves }
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
phase-steps = La ronda
phase-step-think = Pensa
phase-step-bid = Proposa
phase-step-show = Mostra
timer-left = { $seconds ->
    [one] Queda { $seconds } segon
   *[other] Queden { $seconds } segons
  }
timer-show = per acabar de mostrar
timer-resting = El rellotge de sorra està aturat
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
block-note = sense missatges seus en aquest dispositiu; la cerca de partida evita aquesta sala
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
think-first-bid = La primera proposta gira el rellotge de sorra.
think-glass-turned = La sorra cau. Si ningú no proposa, la fitxa torna a la pila.
think-turn = Gira el rellotge de sorra
think-last-try = Si ningú no troba aquesta fitxa, la partida s’acaba.
think-lapsed = Ningú no ha proposat. Girem el rellotge?
bid-title = Quants moviments?
bid-title-lower = Menys de { $moves }?
bid-type = escriu un número <key>7</key> i després <key>Retorn</key>
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
show-boxes = { $made }/{ $moves } moviments fets
reached-left = { robot-title } ha sortit de l’objectiu. { $left ->
    [one] Queda 1 moviment.
   *[other] Queden { $left } moviments.
  }
show-none = encara cap
show-last = { $number }/{ $moves }: { $robot } { $direction }
show-last-open = { $number }: { $robot } { $direction }
show-fail = Si l’objectiu ({ $target }) no s’assoleix en { $exact ->
    [yes] exactament { $moves } moviments
   *[no] { $moves } moviments o menys
  }, els robots tornen a la seva posició inicial i { $next ->
    [nobody] la fitxa torna a la pila
    [you] mostres tu
   *[other] mostra { $name }
  }.
show-give-up = Abandona
show-give-up-sure = Vols abandonar? Els robots tornen al seu lloc.
show-go-on = Continua
show-swipe = O llisca el dit per qualsevol punt del tauler.
show-keys = { $fifth ->
    [yes] <key>r</key> <key>g</key> <key>b</key> <key>y</key> <key>s</key>
   *[no] <key>r</key> <key>g</key> <key>b</key> <key>y</key>
  } trien, <key>↑</key> <key>→</key> <key>↓</key> <key>←</key> mouen.
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
replay-round = Torna a veure la ronda { $round }
replay-of = Ronda { $round }
replay-close = Torna al tauler
history-title = Rondes fins ara
round-optimum = millor { $moves }
round-returned = ningú
round-face-up = trobada
round-face-down = no trobada
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
rematch-not-now = Ara no
rematch-in = Hi participes.
rematch-first-chip = Primera fitxa en { $clock }
rematch-waits = S’espera els altres
rematch-players = Hi participen: { $names }
rematch-declined = Diuen que no: { $names }
rematch-nobody = Ningú no hi participa
rematch-out = Al final no
rematch-join = Afegeix-t’hi
rematch-rules = Canvia les regles
rematch-others = Juga amb altres
final-lost = No es troba aquesta partida
record-title = Ronda per ronda
record-edition = Edició { $edition }
record-bots = amb bots
record-bids = Propostes de la ronda { $round }
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
alone-goal = Guanya a la sorra
alone-goal-chip = Cada fitxa indica un robot i un objectiu. Troba els moviments mentalment, proposa’n el número o prem «Trobada», i després mostra’ls.
alone-goal-win = Guanyes cada fitxa que mostres, si la trobes abans que s’acabi la sorra. Aconsegueix-ne { $needed } de { $chips } per guanyar.
alone-start = Descobreix la primera fitxa
alone-start-note = Llavors comença la sorra: { $seconds } segons per fitxa.
alone-options-note = { $edition } · sorra { $sand } · { $robots } robots
alone-rule = Abans que s’acabi la sorra, proposa un número o prem «Trobada». Després mostra la teva solució.
alone-second-run = La sorra cau per segona vegada.
alone-runs-on = La sorra continua caient.
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
watch-guess = El teu pronòstic privat
watch-guess-note = no el veu ningú
watch-take = Juga des de la fitxa següent
watch-full = La taula és plena. Mires la partida.
watch-alone = Mires la partida.
leave-bid = La teva proposta de { $bid } fallarà quan li toqui.
leave-no = Queda-t’hi
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
back-bid = Mentrestant, { $name } ha proposat { $moves }.
back-taken = { $you ->
    [yes] Mentrestant, t’has quedat amb una fitxa.
   *[no] Mentrestant, { $name } s’ha quedat amb una fitxa.
  }
back-chip = Mentrestant, s’ha destapat una altra fitxa.
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
say-passed = { $you ->
    [yes] Passes.
   *[no] { $name } passa.
  }
say-no-way = { $you ->
    [yes] No veus solució.
   *[no] { $name } no veu solució.
  }
say-all-passed = Tothom ha passat. La sorra s’atura.
say-order-one = { $name } { $moves }
say-order = Per ordre: { $bids }.
say-found = Has trobat una solució. Mostra-la.
say-found-bid = Proposes { $moves }. Mostra la teva solució.
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
key-pass = Passo
key-next-robot = Tria el robot següent; després de l’últim, surt del tauler
key-ready = A punt per a la fitxa següent
key-slide-cursor = Fes lliscar el cursor de lectura com el robot triat
key-read-board = Llegeix el tauler
key-read-rows = Llegeix els jugadors i les propostes
key-read-robots = Llegeix les posicions dels robots
key-read-time = Llegeix el temps, o la fitxa
key-repeat = Repeteix l’últim missatge
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
kept-practise-rating = La teva puntuació
kept-practise-days = Els teus dies de pràctica
kept-practise-puzzles = Puntuacions dels reptes
kept-practise-again = Reptes per repetir
kept-practise-choice = La teva tria de reptes
kept-practise-open = El repte obert
kept-practise-rush = Els teus intents de tres minuts
kept-practise-race = Les teves curses
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

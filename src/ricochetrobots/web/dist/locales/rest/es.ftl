language-name = Español
language-tag = es
tab-your-turn-open = te toca · { $room }
tab-bid = ¡Propón! · { $room }
tab-last = { $time } · { $room }
back-to-match = Volver a la partida
help-keys = Teclas
help-all = Todas las reglas
help-slide = Deslizar
help-slide-words = Un robot se desliza hasta que lo detiene una pared u otro robot. Cada deslizamiento es un movimiento.
help-reach = Llegar al objetivo
help-reach-words = El robot de la ficha debe pararse en el objetivo y doblar una esquina por el camino.
help-bid-words = Di cuántos movimientos necesitas. La primera propuesta da la vuelta al reloj de arena. Puedes bajar tu propuesta, nunca subirla.
help-pass-words = No tienes nada más bajo. Cuando todos han pasado, la arena se detiene.
help-show-words = La propuesta más baja muestra primero. { $exact ->
    [yes] 7 significa exactamente 7.
   *[no] 7 significa 7 o menos.
  }
theme-system = Sistema
theme-light = Claro
theme-dark = Oscuro
setting-contrast = Contraste alto
setting-contrast-note = cuadrícula más marcada, colores plenos
setting-stillness = Menos movimiento
setting-stillness-note = los robots cambian de sitio con un fundido
setting-letters = Letras en los robots
setting-letters-note = R G B Y S en lugar de caras pequeñas
setting-coordinates = Coordenadas
setting-coordinates-note = a–p y 1–16 alrededor del tablero
setting-oneTapBid = Proponer con un toque
setting-oneTapBid-note = toca un número para proponerlo al momento
setting-singleKeys = Atajos de una tecla
setting-singleKeys-note = usa letras y cifras sin Ctrl
setting-buzz = Vibración
setting-buzz-note = el teléfono vibra cuando se para un robot y con la primera propuesta
sound-off = Apagado
sound-quiet = Bajo
sound-full = Alto
sound-offer = ¿Sonidos para fichas, propuestas y movimientos? Puedes cambiarlo en los ajustes.
sound-offer-yes = Activar sonido
sound-offer-no = Sin sonido
settings-note = Se guarda solo en este navegador.
board-view = Mi vista del tablero
key-close = Cerrar esta lista
key-redo = Repetir el movimiento deshecho
key-solutions = Mostrar las soluciones
key-moves = Mostrar los movimientos que quedan tras cada movimiento
key-chips = Mostrar todas las fichas
key-next-group = Siguiente grupo de soluciones
key-analyse-back = Salir del análisis
key-space = Espacio
key-escape = Esc
key-enter = Intro
key-tab = Tab
key-shift = Mayús
your-name-note = Se ve en la mesa. Si lo dejas vacío, serás «{ name-alone }».
name-missing = Escribe primero tu nombre.
first-next = Ahora, uno de verdad
first-others = Todo lo demás
device-note = Nada de esto se envía a ningún sitio. Una copia contiene enlaces a salas, pero ninguna plaza.
device-cleared = Algunos navegadores lo borran tras unas semanas sin visitas. Una copia guardada, o el juego instalado, está a salvo.
kilobytes = { $kilobytes } kB
stored-game = El juego, listo sin conexión
stored-practise = Práctica: puntuación, año, retos por repetir
stored-days = Resultados de los retos diarios
stored-lessons = Lecciones
stored-games = Partidas
stored-evening = La velada de tu mesa, y tu caja
stored-settings = Ajustes y nombre
stored-others = Otros
device-save = Guardar una copia
device-import = Importar una copia
device-import-title = { $count ->
    [0] Esta copia no añade nada: todo lo que contiene ya está aquí.
    [one] Esta copia añade una entrada. Todo lo demás queda como está.
   *[other] Esta copia añade { $count } entradas. Todo lo demás queda como está.
  }
device-import-do = Añadir
device-no-copy = Este archivo no es una copia de lo que guarda un dispositivo.
device-delete = Borrar
device-delete-all = Borrar todo
device-delete-one = Borrar: { $name }
device-delete-sure = ¿Borrarlo para siempre?
new-version = Hay una versión nueva lista.
new-version-note = Se inicia sola la próxima vez que abras el juego. Nunca interrumpe una ronda, una carrera ni una velada.
new-version-start = Iniciarla
install-title = { $device ->
    [phone] Guárdalo en este teléfono
   *[computer] Guárdalo en este ordenador
  }
install-note = Se abre sin navegador y sin conexión. { $kilobytes } kB.
install-share = Toca Compartir y luego Añadir a pantalla de inicio.
hint-count = { $hints } { $hints ->
    [one] pista
   *[other] pistas
  }
streak-count = { $days ->
    [0] Aún sin racha.
    [one] Racha: 1 día.
   *[other] Racha: { $days } días.
  }
share-day = { $day }, { day-grade }
share-note = Cinco cuadros para los cinco quintos de tu camino. Dicen lo bien que fue, nunca su longitud ni qué robot se mueve.
share-ask = ¿Y tú?
share-as = Forma
share-picture = Imagen
share-text = Texto
share-copy = Copiar
share-copied = Copiado.
share-by-hand = Cópialo tú
share-players = { $players } { $players ->
    [one] persona
   *[other] personas
  }
share-round = { $gap ->
    [0] { $moves } movimientos
   *[other] { $moves } movimientos, siguiente propuesta { $next }
  }
share-best = { $gap ->
    [0] Mejor ronda: { $moves } movimientos
   *[other] Mejor ronda: { $moves } movimientos, la siguiente propuesta fue { $next }
  }
share-moves = { move-count } (mínimo { $best })
archive-note = Fácil el lunes, difícil el domingo.
archive-week = Semana desde el { $day }
archive-day = { $day }: { $state ->
    [shortest] solución más corta hallada, { $moves } movimientos
    [longer] alcanzado en { $moves } movimientos, mínimo { $best }
    [begun] empezado
   *[new] sin probar
  }
archive-earlier = Semanas anteriores
lay-title = Montar
lay-steps = Pasos
lay-step-box = Caja
lay-step-panels = Secciones
lay-step-robots = Los robots
lay-step-chip = Ficha
lay-done = , listo
lay-box-fact = la caja de tu mesa
lay-panel-fact = sección { $number } de 4
lay-robot-fact = robot n.º { $number }
lay-robots-fact = { $count ->
    [one] un robot
   *[other] { $count } robots
  }
lay-which-box = ¿Qué caja tienes?
lay-box-2013 = 2013
lay-box-2013-zman = Z-Man 2013
lay-box-1999 = 1999
lay-box-note-2013 = ocho secciones, robot plateado o negro
lay-box-note-2013-zman = mismas secciones, otro reglamento
lay-box-note-1999 = cuatro secciones, sin barreras
lay-faces = { $count } caras
lay-box-kept = Este dispositivo recuerda la caja. La próxima vez empiezas por las secciones.
lay-paste = O pégala
lay-paste-what = Notación, enlace o texto de otro programa
lay-paste-none = No se encontró ninguna posición. Ejemplo: 4C3A2C1C Rc4 Gn12 >Re15
lay-paste-long = Este texto es demasiado largo. Como máximo { $most } caracteres.
lay-paste-offline = No se encontró notación. El texto de otro programa necesita conexión.
lay-fault-text = No se encontró ninguna posición: el carácter { $number }, «{ $sign }», no encaja. Ejemplo: 4C3A2C1C Rc4 Gn12 >Re15
lay-fault-end = El texto acaba demasiado pronto. Ejemplo: 4C3A2C1C Rc4 Gn12 >Re15
lay-read = { $format ->
    [notation] Notación.
    [link] Un enlace de este sitio.
    [driftingdroids] DriftingDroids.
    [driftingdroids-map] Un mapa de DriftingDroids.
    [fogleman] El programa de Michael Fogleman.
    [drawing] Un dibujo.
    [json] JSON.
    [pddl] PDDL.
    [asp] Hechos de answer set programming.
    [maze] Un laberinto.
    [grid] Una cuadrícula.
   *[other] { $format }.
  }
lay-lost = No puede contener { $parts }, así que no se ha puesto nada de eso.
lay-lost-part = { $part ->
    [diagonals] las barreras de sus secciones
    [walls] algunas paredes
   *[other] algunos objetivos
  }
lay-pasted = Pegado: el tablero y { $robots ->
    [0] ningún robot
    [one] un robot
   *[other] { $robots } robots
  }.
lay-pasted-no-chip = El texto no tiene ficha.
lay-place = { $place ->
    [nw] Sección superior izquierda
    [ne] Sección superior derecha
    [se] Sección inferior derecha
   *[sw] Sección inferior izquierda
  }
lay-place-number = , { $number } de 4
lay-as-it-lies = Se muestra tal como está en la mesa. Elige la que sea igual.
lay-map = Las cuatro secciones
lay-map-part = { lay-place }{ $panel ->
    [none] { "" }
   *[other] : { $panel }
  }
lay-ordinal = { $number ->
    [1] 1.ª
    [2] 2.ª
    [3] 3.ª
   *[other] 4.ª
  }
lay-mark = Su marca, cerca del centro
lay-mark-or = o cualquiera de sus objetivos
lay-mark-label = Marca { $robot ->
    [R] roja
    [G] verde
    [B] azul
    [Y] amarilla
   *[S] plateada
  }: { $targets }
lay-faces-label = Caras con esta marca
lay-diagonals = barreras
lay-face = Cara { $panel }: { $targets }{ $diagonals ->
    [yes] , con barreras
   *[no] {""}
  }.
lay-target-at = { $target } { $cell }
lay-taken = { lay-place }, { $number } de 4. Marca { $robot ->
    [R] roja
    [G] verde
    [B] azul
    [Y] amarilla
   *[S] plateada
  }. { $face }
lay-touch = Toca el tablero cerca de la casilla, desliza y levanta el dedo. O escribe su nombre, como o5.
lay-lift = Levanta el dedo o pulsa Intro para ponerlo ahí.
lay-robot-where = ¿Dónde está el robot { robot-name }?
lay-robot-on = { robot-title } en { $cell }
lay-placed = { robot-title } en { $cell }.
lay-all-placed = Todos los robots están colocados
lay-fault-closed = Esta casilla está cerrada.
lay-fault-diagonal = Ningún robot puede pararse en una barrera.
lay-fault-robot = Aquí está el robot { robot-name }.
lay-now = ahora
lay-no-silver = Sin robot plateado
lay-robot = Robot { robot-name }{ $state ->
    [now] , se está colocando
    [placed] , en { $cell }
    [out] , no está en juego
   *[later] {""}
  }
lay-which-chip = ¿Qué ficha está a la vista?
lay-solves = La búsqueda empieza al momento.
lay-no-targets = Este tablero no tiene objetivos.
lay-all-chips = Todas ({ $count })
lay-chip-note = O toca el objetivo en el tablero. «Todas ({ $count })» resuelve todas las fichas de esta posición.
key-lay-mark = Elegir la marca de la sección
key-lay-face = Elegir la cara de la sección
key-lay-arrows = Mover la casilla
key-lay-type = Escribir el nombre de una casilla
key-lay-place = Poner ahí el robot
key-back = Un paso atrás
editor-title = Tu propio tablero
editor-tools = Herramientas
editor-tool-wall = Pared
editor-tool-diagonal = Barrera
editor-tool-target = Objetivo
editor-tool-robot = Un robot
editor-tool-closed = Cerrada
editor-tool-erase = Borrar
editor-now-wall = Dibujar paredes
editor-now-diagonal = Poner una barrera
editor-now-target = Poner un objetivo
editor-now-robot = Poner un robot
editor-now-closed = Cerrar casillas
editor-now-erase = Vaciar casillas
editor-square = { $cell }: sus paredes
editor-note-wall = Toca una casilla y luego su lado. Con ratón, haz clic en un borde o arrastra por los bordes.
editor-note-diagonal = El robot de su color la atraviesa. Los demás giran aquí, y ninguno se para. Toca otra vez para quitarla.
editor-note-target = Toca su casilla. Un objetivo que ya está en el tablero pasa a ella.
editor-note-robot = Toca su casilla. Toca otra vez para quitarlo.
editor-note-closed = Ningún robot entra en una casilla cerrada. Toca otra vez para abrirla.
editor-note-erase = Toca una casilla para vaciarla y quitar sus paredes.
editor-tick = Una marca: ya está en el tablero. Si lo pones otra vez, cambia de sitio.
editor-side = Pared al { direction-name }
editor-diagonal = Barrera { $robot ->
    [R] roja
    [G] verde
    [B] azul
    [Y] amarilla
   *[S] plateada
  }, de { $lean ->
    [rising] suroeste a noreste
   *[falling] noroeste a sureste
  }
editor-target = { $target }{ $placed ->
    [yes] , en el tablero
   *[no] { "" }
  }
editor-width = Casillas de ancho
editor-width-less = Más estrecho
editor-width-more = Más ancho
editor-height = Casillas de alto
editor-height-less = Más bajo
editor-height-more = Más alto
editor-remove = ¿Quitar { $walls ->
    [one] una pared
   *[other] { $walls } paredes
  } y { $pieces ->
    [one] una pieza
   *[other] { $pieces } piezas
  }?
editor-keep = Conservar
editor-remove-do = Quitar
editor-centre = Pieza central cerrada
editor-again = Empezar de nuevo con
editor-empty = Vacío
editor-box = El tablero de la caja
editor-all-move = Todos los robots pueden moverse
editor-robot-shut = { robot-title }, en { $cell }, no puede moverse
editor-robot-shut-note = Paredes y robots cierran todos los lados.
editor-diagonal-wall = La barrera de { $cell } tiene una pared al lado
editor-diagonal-wall-note = Un movimiento que acabaría ahí no está permitido.
editor-copy = Copiar como texto
editor-copied = Copiado como texto.
editor-not-copied = Este navegador no permite copiar.
editor-robots = Poner robots
key-editor-wall = Poner o quitar una pared de la casilla
key-editor-diagonal = Poner una barrera
key-editor-clear = Vaciar la casilla
key-editor-put = Usar la herramienta en la casilla
analyse-ask = Analizar una posición
analyse-position = Posición como texto
analyse-example = Tablero, robots y objetivo; por ejemplo, 4C3A2C1C Rc4 Gn12 >Re15
analyse-unreadable = No se encontró ninguna posición. Ejemplo: 4C3A2C1C Rc4 Gn12 >Re15
analyse-all-chips = Todas las fichas
analyse-set-up = Montar
analyse-parts = Partes del análisis
analyse-tab-solutions = Soluciones
analyse-tab-moves = Movimientos
analyse-tab-chips = { $count } { $count ->
    [one] ficha
   *[other] fichas
  }
analyse-choose-chip = Elige una ficha
analyse-no-solver = Este navegador no puede buscar soluciones
analyse-in-play = Esta ficha está en juego en { $room }. Analízala después de la ronda.
analyse-at-least = Al menos { $moves } movimientos
analyse-proven = Demostrado: no hay solución en { $moves } o menos.
analyse-meanwhile = Un número relleno está descartado. Mientras tanto puedes mirar las demás fichas.
analyse-stop = Parar en { $moves }
analyse-stopped = Parado: al menos { $moves }
analyse-resume = Seguir buscando
analyse-memory = { $device ->
    [phone] Este teléfono
   *[computer] Este ordenador
  } se quedó sin memoria en { $moves }: al menos { $moves }.
analyse-seconds = { $seconds } s
analyse-shortest = La más corta: { move-count }
analyse-unsolvable = No hay solución
analyse-shown = { $name }, ronda { $round }
analyse-proven-in = demostrado en { $time }
analyse-solutions = { $count } { $count ->
    [one] solución
   *[other] soluciones
  }
analyse-one-of = Una de las más cortas.
analyse-one-of-unknown = Una de las más cortas. No se sabe cuántas hay.
analyse-count = Contarlas · puede tardar minutos
analyse-counting-solutions = Contando las soluciones…
analyse-count-stop = Dejar de contar
analyse-count-memory = Se agotó la memoria al contar las soluciones.
analyse-memory-next = Un ordenador tiene más memoria: copia el enlace y ábrelo allí. La línea de comandos puede usarla toda:
analyse-more-groups = { $count } { $count ->
    [one] grupo
   *[other] grupos
  } más
analyse-either-order = { $robots } en cualquier orden
analyse-orders = { $count } órdenes
analyse-or = o
analyse-path = { move-count }: { $words }
analyse-play = Reproducir { $words }
analyse-every-move = Todos
analyse-from-start = desde el inicio
analyse-after = después de { $count } { $count ->
    [one] movimiento
   *[other] movimientos
  }
analyse-move-number = movimiento { $count }
analyse-left = quedan { $moves }
analyse-counting = Contando…
analyse-no-path = Ya no hay solución
analyse-reached = Alcanzado en { move-count }
analyse-bid-exact = Solo una propuesta de exactamente { $moves } gana la ficha.
analyse-bid-fewer = Una propuesta de { $moves } o más gana la ficha. La demostración acaba aquí.
analyse-adds = { robot-title } al { $direction } añade { $more ->
    [one] un movimiento
    [2] dos movimientos
    [3] tres movimientos
    [4] cuatro movimientos
    [5] cinco movimientos
   *[other] { $more } movimientos
  }: { $now } en vez de { $before }.
analyse-dead-end = { robot-title } al { $direction } no deja ninguna solución.
analyse-left-words = { $kind ->
    [best] quedan { $left }, en una solución de las más cortas
    [none] sin solución
    [open] aún sin resolver
   *[other] quedan { $left }
  }
analyse-move = { robot-title } al { $direction }, { analyse-left-words }
analyse-robot = { robot-title }: { analyse-left-words }
analyse-legend = El número cuenta los movimientos que quedan después
analyse-legend-best = en una solución más corta
analyse-legend-one = 1 más
analyse-legend-few = 2 o 3
analyse-legend-many = 4 o más
analyse-best = El mejor
analyse-any = todos
analyse-range = de { $least } a { $most } movimientos
analyse-chips-solved = { $count } de { $total } resueltas
analyse-chip-optimum = { $target }: { $state ->
    [solved] { move-count }
    [bound] al menos { $moves } movimientos
    [running] buscando
    [unsolvable] sin solución
    [not-in-play] su robot no está en juego
    [in-play] en juego en una sala
   *[open] aún sin resolver
  }
analyse-rule = { $rule ->
    [free] regla libre
   *[ricochet] con esquina
  }
analyse-with-ricochet = { $moves ->
    [0] Con esquina no hay solución.
   *[other] Con esquina hacen falta { $moves }.
  }
analyse-rule-ricochet = El robot debe doblar una esquina
analyse-rule-ricochet-note = gira al menos una vez después de un movimiento; si no, puede ir recto al objetivo
analyse-rule-exact = La propuesta es el número exacto
analyse-rule-exact-note = si no, ese número o menos, y la demostración acaba en el objetivo
analyse-picture = Imagen
analyse-text = Texto
analyse-text-copied = Posición y solución copiadas.
analyse-by-hand = No se pudo copiar. Cópialo tú: { $words }
back-arrived = Tu { $bid } llegó a tiempo.
back-late = Tu { $bid } llegó demasiado tarde: se había acabado la arena.
tryout-start = Probar una ficha mientras tanto
room-title = Sala { $room }
ask-in = Invita con este código
copy-link = Copiar enlace
share-link = Enviar enlace
share-words = Juega conmigo a Ricochet Robots
link-copied = Enlace copiado.
link-by-hand = No se pudo copiar el enlace. Cópialo tú: { $link }
watching = { $count } mirando
handicap-number = { $handicap ->
    [0.5] ½
   *[other] { $handicap }
  }
handicap-of = hándicap { $handicap ->
    [0.5] ½
   *[other] { $handicap }
  }
handicap-none = ninguno
handicap-open = Hándicap de { $name }
handicap-title = Hándicap de { $name }
handicap-why = Un hándicap ordena las propuestas como si fueran más altas, para que otros muestren antes.
handicap-example = { $half ->
    [yes] Una propuesta de { $bid } va detrás de cualquier otro { $bid }. Aun así se muestran { $bid }.
   *[no] Una propuesta de { $bid } cuenta como { $moves } en el orden. Aun así se muestran { $bid }.
  }
nobody-else = Nadie más por ahora.
nobody-else-note = Envía el enlace, o empieza en solitario: los demás pueden unirse más tarde.
host-decides = { $name } lleva la mesa y empieza la partida.
room-menu = Sala
make-host = Ceder la mesa
remove-player = Expulsar
lock-room = Bloquear la sala
lock-room-note = nadie más puede sentarse ni usar el código
spectator-delay = Retraso para quien mira
spectator-delay-note = quien mira lo ve todo más tarde y no puede ayudar
no-delay = ninguno
renew-link = Renovar el enlace
renew-link-note = el enlace y el código anteriores dejan de funcionar, y se desconecta a quien mira
renew-link-go = Renovar
close-room = Cerrar la sala
close-room-note = acaba la partida y saca a todos
close-room-sure = ¿Cerrar la sala para todos?
close-room-no = Dejarla abierta
own-seat = Tu plaza
own-seat-note = dispositivos, estadísticas, tus datos
team = Jugar en equipo
team-note = alguien juega en tu plaza, desde otro dispositivo
team-invite = Invitar
team-link = Este enlace abre tu plaza: quien lo tenga propone, pasa y muestra por ti. Para terminarlo, cierra la sesión en otros dispositivos.
team-qr = Código QR de tu plaza
team-name = Nombre del equipo
team-rename = Cambiar
renew-seat = Cerrar sesión en otros dispositivos
renew-seat-note = tu plaza queda solo en este dispositivo
renew-seat-go = Cerrar
renew-seat-done = Ahora tu plaza está solo en este dispositivo.
seat-consent = Ceder mis partidas para estadísticas
seat-consent-note = sin tu nombre, si todos en la partida lo permiten
seat-export = Tus datos
seat-export-note = todo lo guardado sobre ti, en un archivo
seat-export-get = Descargar
forget-me = Borrar mi nombre
forget-me-note = aquí y en las partidas terminadas; también pierdes tu plaza
forget-me-sure = ¿Borrar tu nombre y dejar tu plaza?
forget-me-no = Conservarlo
forget-me-yes = Borrar
leave-seat = Dejar la mesa
sit-next = Sentarse en la próxima plaza libre
watch-only = Estás mirando.
shuffle = Mezclar
shuffle-board = Mezclar tablero
board-own = Personalizado
quadrant-nw = Noroeste
quadrant-ne = Noreste
quadrant-se = Sureste
quadrant-sw = Suroeste
start-alone = Empezar en solitario
start-with = Empezar con { $players } jugadores
table-rules = Reglas y tablero
table-rules-note = { $edition } · 7 significa { $exact ->
    [yes] exactamente 7
   *[no] 7 o menos
  } · arena { $sand } · { $robots } robots
add-bot = Añadir un bot
add-bot-not = Ahora no
add-bot-go = { $level ->
    [level-1] Añadir a { $name }, nivel 1
    [level-2] Añadir a { $name }, nivel 2
    [level-3] Añadir a { $name }, nivel 3
    [level-4] Añadir a { $name }, nivel 4
    [level-5] Añadir a { $name }, nivel 5
    [level-6] Añadir a { $name }, nivel 6
    [level-like-me] Añadir a { $name }, como yo
   *[level-optimal] Añadir a { $name }, óptimo
  }
bot-open = { $name }: hándicap, quitar
remove-bot = Quitar a { $name }
bot-character = Carácter
bot-level = Nivel
bot-level-short = { $level ->
    [level-1] 1
    [level-2] 2
    [level-3] 3
    [level-4] 4
    [level-5] 5
    [level-6] 6
    [level-like-me] Como yo
   *[level-optimal] Óptimo
  }
bot-level-note = { $level ->
    [level-1] Principiante. Halla 4 de cada 10 soluciones más cortas y propone a los 50 segundos, más o menos.
    [level-2] Ocasional. Halla 4 de cada 10 soluciones más cortas y propone a los 30 segundos, más o menos.
    [level-3] Habitual. Halla 5 de cada 10 soluciones más cortas y propone a los 20 segundos, más o menos.
    [level-4] Fuerte. Halla 5 de cada 10 soluciones más cortas y propone a los 15 segundos, más o menos.
    [level-5] Experto. Halla 6 de cada 10 soluciones más cortas y propone a los 10 segundos, más o menos.
    [level-6] Maestro. Halla 7 de cada 10 soluciones más cortas y propone a los 8 segundos, más o menos.
    [level-like-me] Se ajusta a las fichas, para que más o menos la mitad sean para las personas.
   *[level-optimal] Siempre tiene una solución de las más cortas: para estudiar, no para competir.
  }
bot-temper-pip = propone pronto
bot-temper-otto = constante
bot-temper-nell = espera a estar seguro
bot-temper-juno = baja una y otra vez
bot-temper-bram = lento y profundo
bot-temper-vera = rápido y bajo
bot-program = programa de un jugador
bots-start = Empezar
bots-who = Quién
bots-chosen = { $count } elegidos, hasta { $most }
bots-like-me = Empieza fácil. Sube un nivel si ganas y baja si pierdes.
minutes-about = unos { $minutes } min
bots-ends-other = Esto termina la partida en curso.
bots-invite-note = Termina esta partida y abre una sala con los mismos bots.
bots-invite-offline = Para invitar hace falta conexión.
bots-level = Nivel { $level }
bots-level-moves = { $way ->
    [stronger] La próxima vez, un nivel más: del { $from } al { $to }.
   *[gentler] La próxima vez, un nivel menos: del { $from } al { $to }.
}
bots-no-solver = Los bots nunca proponen nada, porque este navegador no puede buscar soluciones.
fifth-robot-none = no está en esta caja
diagonals-1999 = no están en las secciones de 1999
diagonals-none = no están en esta caja
diagonals-picked = según las secciones elegidas
option-gentle = Primeras fichas fáciles
option-gentle-note = cada una se alcanza en pocos movimientos
option-timer = Reloj de arena
option-timer-note = desde la primera propuesta
option-sand = Reloj de arena
option-sand-note = para cada ficha
length-short = Corta
length-usual = Normal
length-custom = Otra
length-first-to = a { $chips } fichas
length-choose = a elegir
length-about = { $players } jugadores · unos { $minutes } min
length-in-all = { $chips } en total
chips-to-win = Fichas para ganar
series-one = Una partida
series-to = { $wins } victorias
more-note = propuestas, igualdad, tiempos, plazas, ayudas
more-note-alone = caídas de la arena, tiempos, secciones, ayudas
reach-exact = los propuestos
reach-fewer = o menos
ties = Si son iguales
ties-first-said = lo dijo antes
ties-fewer-chips = menos fichas
option-thinking = Tiempo para pensar
option-thinking-note = después, cualquiera puede dar la vuelta al reloj
option-showing = Tiempo para mostrar
option-showing-note = para cada demostración
option-consent = Acabar antes la arena
option-consent-note = cuando nadie quiere proponer menos
option-everybody = Todos puntúan
option-everybody-note = cada uno demuestra su solución en privado, y la ficha cuenta para todos los que lo logran
option-result = Mostrar el resultado
option-result-note = antes de descubrir la siguiente ficha
option-table = Plazas
option-table-note = el resto mira
first-panels = Secciones de 1999
first-panels-note = las ocho caras de la primera caja
option-landing = Marcas de llegada
option-landing-note = quien muestra ve dónde se pararían los robots
option-spoken = Movimientos en voz alta
option-spoken-note = todos pueden escuchar los movimientos
option-scratch = Tablero de pruebas
option-scratch-note = todos pueden probar movimientos en privado
option-private = Sala privada
option-private-note = se entra solo con el enlace; su vista previa no tiene imagen
option-listed = Cualquiera puede unirse
option-listed-note = la sala aparece en la lista de mesas públicas
runs-value = { $count ->
    [1] una vez
   *[other] dos veces
  }
more-of = { $what }: más
leaving-title = La partida continúa
leaving-seat-stays = Conservas { $things }. Si te toca mostrar, tienes 20 s para volver.
leaving-waits = La partida se detiene mientras no estés.
keeps-seat = tu sitio
keeps-chips = { $chips ->
    [one] tu ficha
   *[other] tus { $chips } fichas
  }
keeps-bid = tu propuesta de { $bid }
leaving-title-seat = ¿Dejar la mesa?
leaving-seat = { $chips ->
    [0] Aún puedes ganar y puedes volver.
    [one] Conservas tu ficha, aún puedes ganar y puedes volver.
   *[other] Conservas tus { $chips } fichas, aún puedes ganar y puedes volver.
  }
leaving-title-alone = Tu partida te espera
leaving-alone = La arena se detiene hasta que continúes. Las fichas encontradas siguen siendo tuyas.
leaving-continue = Continuar
leaving-end = Terminar la partida
leaving-title-end = ¿Terminar la partida?
leaving-end-words = Las fichas que quedan no se juegan, y la partida ya no se podrá abrir.
games-title = Partidas en este dispositivo
games-none = Aún no se ha jugado ninguna partida en este dispositivo.
games-kept = Esta lista se guarda solo en este dispositivo. El servidor guarda la página de cada partida durante un tiempo.
games-save = Guardar como archivo
games-forget = Olvidar todas
games-forget-sure = ¿Olvidar todas las partidas terminadas de este dispositivo?
games-keep = Conservarlas
game-won = { $you ->
    [yes] Has ganado, { $chips }
   *[no] Ha ganado { $name }, { $chips }
}
game-alone = En solitario: { $found } de { $chips } encontradas
tables-note = Cualquiera puede unirse. Elige una mesa, o te buscamos una que espere.
tables-mine = Mesas en tu idioma
tables-others = Mesas en otros idiomas
tables-none = No hay nadie esperando.
tables-none-note = Abre una mesa: la próxima persona se sentará contigo.
tables-join = Unirme a una partida
tables-open = Abrir una mesa
tables-waiting = esperando
tables-begun = la partida ha empezado
tables-edition = reglas { $edition }
tables-people = { $people ->
    [one] Una persona
   *[other] { $people } personas
}{ $bots ->
    [0] {""}
    [one] , un bot
   *[other] , { $bots } bots
} de { $seats } plazas
tables-count = { $count ->
    [0] Ninguna mesa pública
    [one] Una mesa pública
   *[other] { $count } mesas públicas
}
learn-place = { $place }/{ $total }
learn-lesson = { $place }: { $name }{ $state ->
    [solved] , resuelto
   *[new] {""}
  }
learn-next = Siguiente tablero
learn-end = Ir a la página de inicio
learn-longer = Has usado { $moves } movimientos; bastan { $best }.
learn-sliding = Deslizarse
learn-sliding-how = Un robot se desliza hasta que algo lo detiene. Mueve el rojo hasta la luna roja. La pared a la derecha de la luna lo detendrá.
learn-sliding-done = Así se mueven los robots: cada deslizamiento es 1 movimiento, por largo que sea.
learn-blocking = Cerrar el paso
learn-blocking-how = Nada detiene al rojo donde debe. Pon antes el robot azul en medio. Sus movimientos también cuentan.
learn-blocking-done = Puedes mover cualquier robot. Usa los demás como paredes.
learn-waiting = Esperar
learn-waiting-how = Mueve el verde, deja que espere mientras se mueve el amarillo y luego mueve otra vez el verde.
learn-waiting-done = Tú eliges el orden: un robot puede esperar mientras otros se mueven.
learn-corner = Doblar una esquina
learn-corner-how = Azul podría ir directo al este, pero eso no vale: en su ruta tiene que doblar una esquina. Encuentra el rodeo.
learn-corner-done = Una solución solo vale si el robot dobla una esquina entre dos de sus movimientos.
learn-vortex = El vórtice
learn-vortex-how = Cualquier robot puede ir a la ficha de cuatro colores. ¿Cuál está más cerca?
learn-vortex-done = Cualquier robot puede ir al vórtice, pero también tiene que doblar una esquina.
learn-diagonal = Barreras
learn-diagonal-how = Un robot rebota en una barrera de otro color y sigue deslizándose en el mismo movimiento. Envía el rojo contra la barrera amarilla.
learn-diagonal-done = Un robot del mismo color atravesaría la barrera. Ningún robot puede pararse en ella.
learn-silver = El quinto robot
learn-silver-how = El robot plateado no tiene fichas de su color, pero puede detener a otros. Úsalo para ayudar al verde.
learn-silver-done = El robot plateado se mueve como cualquier otro y puede ir al vórtice.
learn-reading = Leer un tablero
learn-reading-how = Este es un tablero de verdad. Piensa hacia atrás desde el objetivo: ¿desde qué casillas podría un robot deslizarse hasta ahí y pararse? Después lleva el azul a una de ellas.
learn-reading-done = Pensar hacia atrás desde el objetivo es media solución.
learn-bidding = Proponer
learn-bidding-how = Ahora piensa primero y no toques nada. Cuando encuentres una solución para el verde, propón su número de movimientos. Después muéstrala.
learn-bidding-done = En la mesa todos piensan a la vez, y la propuesta más baja se muestra primero.
learn-showing = Mostrar
learn-showing-how = Has propuesto 4, así que muestra exactamente 4: el rojo tiene que estar en el objetivo después del cuarto movimiento. Hay una solución en 3; gasta un movimiento de más.
learn-showing-done = Muestras exactamente lo que propones. Ya conoces todo el juego.
key-learn-next = Siguiente tablero
ladder-none = Todavía no hay nadie en la clasificación.
ladder-how = Una partida cuenta si al menos dos personas de la clasificación la juegan hasta el final, sin bots y sin hándicaps. La puntuación (Glicko-2) es provisional hasta que se conocen suficientes partidas.
ladder-ask = Pide un enlace personal a quien administra este servidor.
ladder-join = Entrar en la clasificación
ladder-rank = Puesto { $rank }
ladder-no-rank = Todavía sin puesto
ladder-rated = Partidas puntuadas
ladder-unrated = Otras partidas
ladder-rating = { $rating } ± { $deviation }
ladder-provisional = todavía provisional
ladder-matches = { $count } { $count ->
    [one] partida
   *[other] partidas
  }
ladder-last = última: { $date }
ladder-with-bots = con bots, no puntúa
ladder-with-handicaps = con hándicap, no puntúa
ladder-deleted = persona borrada
ladder-others = { $count ->
    [one] con otra persona
   *[other] con otras { $count } personas
  }
ladder-mark = Clasificación: { $name }
me-title = Tu puesto en la clasificación
me-none = Este dispositivo no tiene enlace personal. Abre aquí el tuyo, o pide uno a quien administra el servidor.
me-here = En este dispositivo juegas como { $name } en la clasificación «{ $ladder }».
me-key = Este enlace es tu llave. Ábrelo en otro dispositivo para jugar también allí, y no se lo enseñes a nadie más.
me-qr = Código QR de tu enlace personal
me-renew = Renovar el enlace
me-renewed = Tienes un enlace nuevo. El anterior ya no funciona.
me-leave = Olvidar en este dispositivo
me-delete = Borrarme de la clasificación
me-delete-sure = Tu nombre desaparece de la clasificación para siempre. Los resultados quedan sin nombre.
chips-of = { $chips } de { $goal } fichas
match-so-far = Fichas ganadas hasta ahora
round-count = { $rounds } { $rounds ->
    [one] ronda
   *[other] rondas
  }
minute-count = { $minutes } min
chip-of = Ficha { $chip } de { $total }
chips-left = { $chips ->
    [one] queda { $chips }
   *[other] quedan { $chips }
  }
first-to = victoria con { $chips }
most-chips = gana quien tenga más
phase-bid = Empieza la más baja
phase-show = { $you ->
    [yes] Muestra tus { $moves }
   *[no] { $name } muestra { $moves }
  }
verdict-moves-used = No en { $moves }
verdict-gave-up = { $you ->
    [yes] Te rendiste
   *[no] { $name } se rindió
  }
verdict-time = Se acabó el tiempo
verdict-away = { $you ->
    [yes] Estuviste fuera demasiado tiempo
   *[no] { $name } estuvo fuera demasiado tiempo
  }
verdict-left = { $you ->
    [yes] Dejaste la mesa
   *[no] { $name } dejó la mesa
  }
phase-steps = La ronda
phase-step-think = Pensar
phase-step-bid = Proponer
phase-step-show = Mostrar
timer-left = { $seconds ->
    [one] Queda { $seconds } segundo
   *[other] Quedan { $seconds } segundos
  }
timer-show = para acabar de mostrar
timer-resting = El reloj de arena está parado
rows-label = Jugadores
rows-label-bids = Propuestas por orden de demostración
rows-order = Orden de demostración
rows-bid = Propuesta
rows-thinking = pensando
rows-none = sin propuesta
rows-passed = pasa
rows-own-none = —
rows-first-said = lo dijo antes
rows-fewer-chips = menos fichas
rows-was = antes { $moves }
rows-sending = enviando { $bid }
rows-showing = mostrando
rows-failed-moves-used = no en { $moves }
rows-failed-gave-up = se rindió
rows-failed-time = sin tiempo
rows-failed-away = ausente
rows-failed-left = se fue
rows-away = ausente { $time }
rows-elsewhere = en otra página { $time }
rows-left = se fue
rows-next-chip = próxima ficha
rows-not-in = no juega
rows-ready = a punto
strip-showing = { $you ->
    [yes] Muestras { $moves }
   *[no] { $name } muestra { $moves }
  }
strip-place = muestra { say-place }
strip-failed = no conseguido
strip-away = ausente desde hace { $seconds } { $seconds ->
    [one] segundo
   *[other] segundos
  }
tv-title = Televisor
tv-join = Coge el teléfono y únete
tv-join-at = Únete en { $site }
tv-moment = Volvemos enseguida
tv-starts = empieza la partida
tv-no-room = Ninguna sala tiene este código
tv-link = Ver en un televisor
pad-show-board = Mostrar el tablero también aquí
pad-hide-board = Ocultar el tablero
pad-swipe = Desliza aquí para mover el robot
chat-title = Decir algo
chat-smile = sonrisa
chat-laugh = risa
chat-surprise = cara de sorpresa
chat-doubt = cara de duda
chat-worry = cara de preocupación
chat-thumb = pulgar arriba
chat-heart = corazón
chat-rain = nube de lluvia
chat-hello = Hola
chat-well-found = Bien visto
chat-so-close = Por poco
chat-mine-too = La mía también
chat-of-course = Ah, claro
chat-one-minute = Un minuto
chat-one-more = ¿Otra?
chat-good-game = Buena partida
chat-back = Atrás
chat-shut = Se perdió la conexión. Podrás chatear cuando vuelva.
chat-wait = espera { $seconds } s
chat-spoken = { $name }: { $words }
chat-person = Sobre { $name }
chat-mute = Silenciar a { $name }
chat-mute-note = solo en este dispositivo, hasta que lo quites
block-note = sin mensajes suyos en este dispositivo; la búsqueda de partida evita esta sala
report-offensive-name = Nombre ofensivo
report-disturbs = Molesta en la partida
report-leaves = Se va a propósito
report-thanks = Gracias. El operador lo revisará.
key-chat = decir algo
key-chat-close = cerrar
key-chat-move = elegir qué decir
quick-chat = Mensajes rápidos
quick-chat-note = los jugadores dicen palabras y caras fijas
tie-first-said = { $otherYou ->
    [yes] Tú también dices { $moves }.
   *[no] { $other } también dice { $moves }.
  } { $you ->
    [yes] Lo dijiste antes y empiezas.
   *[no] { $name } lo dijo antes y empieza.
  }
tie-fewer-chips = { $otherYou ->
    [yes] Tú también dices { $moves }.
   *[no] { $other } también dice { $moves }.
  } { $you ->
    [yes] Tienes menos fichas y empiezas.
   *[no] { $name } tiene menos fichas y empieza.
  }
think-first-bid = La primera propuesta da la vuelta al reloj de arena.
think-glass-turned = La arena cae. Si nadie propone, la ficha vuelve al montón.
think-turn = Girar el reloj de arena
think-last-try = Si nadie encuentra esta ficha, la partida termina.
think-lapsed = Nadie ha propuesto. ¿Girar el reloj?
bid-title = ¿Cuántos movimientos?
bid-title-lower = ¿Menos de { $moves }?
bid-type = escribe un número <key>7</key> y luego <key>Intro</key>
bid-key-over = { $moves } movimientos o más
bid-over = { $moves }+
bid-send = { $exact ->
    [yes] Proponer { $moves } exactos
   *[no] Proponer { $moves } o menos
  }
bid-unsent = { $moves } aún no se ha enviado
bid-chosen = Has elegido { $moves }. Intro lo propone, Esc lo borra.
bid-sand-out = La arena se acabó. Tu { $moves } no se envió.
bid-rule-tag = { $exact ->
    [yes] exactos
   *[no] o menos
  }
bid-rule = Puedes bajar tu propuesta, nunca subirla.
bid-thinking = pensando { $time }
bid-lowest = 2 es la propuesta más baja posible.
catching-up = Solo los bots siguen pensando. El tiempo corre { $times } veces más rápido.
bid-same = Ya has propuesto { $moves }.
bid-back = Números menores
bid-not-yet = Juegas a partir de la próxima ficha.
bid-shut = Se perdió la conexión. Podrás proponer cuando vuelva.
bid-locked = Podrás proponer cuando haya conexión
bid-waits = Enviaremos { $bid } cuando vuelva la conexión
passed-nothing-lower = Has pasado. Una propuesta más baja lo anula.
passed-no-way = No ves solución. Una propuesta lo anula.
put-back = Devolver la ficha al montón
put-back-why = Nadie de quienes juegan esta ficha está aquí.
ending-propose = { $others ->
    [no] Terminar ya la partida
   *[yes] Sugerir terminar la partida
  }
ending-sure = { $others ->
    [no] Termina tal como está: gana quien tenga más fichas.
   *[yes] Termina tal como está, cuando todos los presentes estén de acuerdo. Gana quien tenga más fichas.
  }
ending-proposed = { $you ->
    [yes] Sugieres terminar ya la partida.
   *[no] { $name } sugiere terminar ya la partida.
  }
ending-joined = { $you ->
    [yes] Aceptas terminar la partida.
   *[no] { $name } acepta terminar la partida.
  }
ending-declined = { $you ->
    [yes] Quieres seguir jugando.
   *[no] { $name } quiere seguir jugando.
  }
ending-agreed = De acuerdo: { $names }
ending-agree = Terminar la partida
ending-decline = Seguir jugando
show-boxes = { $made } de { $moves } movimientos hechos
reached-left = { robot-title } ha salido del objetivo. { $left ->
    [one] Queda 1 movimiento.
   *[other] Quedan { $left } movimientos.
  }
show-none = aún ninguno
show-last = { $number } de { $moves }: { $robot } al { $direction }
show-last-open = { $number }: { $robot } al { $direction }
show-fail = Si el objetivo ({ $target }) no se alcanza en { $exact ->
    [yes] exactamente { $moves } movimientos
   *[no] { $moves } movimientos o menos
  }, los robots vuelven a su posición inicial y { $next ->
    [nobody] la ficha vuelve al montón
    [you] muestras tú
   *[other] muestra { $name }
  }.
show-give-up = Rendirse
show-give-up-sure = ¿Rendirse? Los robots vuelven a su sitio.
show-go-on = Seguir
show-swipe = O desliza el dedo por cualquier parte del tablero.
show-keys = { $fifth ->
    [yes] <key>r</key> <key>g</key> <key>b</key> <key>y</key> <key>s</key>
   *[no] <key>r</key> <key>g</key> <key>b</key> <key>y</key>
  } eligen, <key>↑</key> <key>→</key> <key>↓</key> <key>←</key> mueven.
optimum-looking = Buscando la solución más corta…
optimum-moves = Hay una solución en { $moves }.
optimum-shown = No hay solución más corta.
optimum-none = No hay solución.
optimum-withheld = Sigue oculta hasta que alguien gane la ficha.
optimum-unknown = No se encontró a tiempo la solución más corta.
optimum-unknown-from = No se encontró a tiempo la solución más corta. Tiene al menos { $moves } movimientos.
optimum-count = { $count ->
    [1] la única
   *[other] una de { $count } soluciones
  }
optimum-count-capped = una de más de { $count } soluciones
paths-title = Soluciones de esta ronda
replay-round = Volver a ver la ronda { $round }
replay-of = Ronda { $round }
replay-close = Volver al tablero
history-title = Rondas hasta ahora
round-optimum = mejor { $moves }
round-returned = nadie
round-face-up = encontrada
round-face-down = no encontrada
final-summary = { $chips }, { $rounds }
final-own = Tú: { $chips }
praise-gap = { $you ->
    [yes] Lo mejor: tu { $moves } en la ronda { $round }; la siguiente propuesta fue { $next }.
   *[no] Lo mejor: el { $moves } de { $name } en la ronda { $round }; la siguiente propuesta fue { $next }.
  }
praise-shortest = { $you ->
    [yes] Tu { $moves } en la ronda { $round } fue la solución más corta.
   *[no] { $name } encontró la solución más corta, { $moves }, en la ronda { $round }.
  }
praise-longest = { $you ->
    [yes] Tu ficha más larga costó { $moves } movimientos, en la ronda { $round }.
   *[no] { $name } ganó la ficha más larga, { $moves } movimientos, en la ronda { $round }.
  }
praise-hard = El { $moves } de { $name } en la ronda { $round } era difícil de ver.
strip-wins = { $you ->
    [yes] ganas
   *[no] gana
  }
final-unsolved = Nadie encontró las fichas que quedaban.
final-agreed = { $who ->
    [alone] Terminaste la partida.
    [you] Todos acordaron terminar la partida.
   *[others] Los jugadores acordaron terminar la partida.
  }
final-ranking = Clasificación
final-rounds = Rondas
final-rounds-note = propuesta ganadora y solución más corta
final-more = { $rounds } { $rounds ->
    [one] ronda
   *[other] rondas
  } más
final-fewer = Menos rondas
final-share = Compartir
final-new-board = Otro tablero
final-again = Revancha
final-rematch = Pedir la revancha
final-best = La mejor ronda fue la { $round }.
final-best-gap = { $you ->
    [yes] Mostraste
   *[no] { $name } mostró
  } una solución de { $moves } movimientos, { $gap } menos que la siguiente propuesta.
final-best-shortest = { $you ->
    [yes] Mostraste
   *[no] { $name } mostró
  } una solución de { $moves } movimientos. No hay solución más corta.
final-best-play = Reproducir la mejor ronda
evening-title = { $part ->
    [evening] Esta noche
   *[day] Hoy
  }
evening-matches = { $matches } { $matches ->
    [one] partida
   *[other] partidas
  }
evening-best = mejor ronda: { $name }, { $moves } movimientos
evening-wins = { $name }: { $wins } { $wins ->
    [one] victoria
   *[other] victorias
  }
rematch-not-now = Ahora no
rematch-in = Participas.
rematch-first-chip = Primera ficha en { $clock }
rematch-waits = Esperando a los demás
rematch-players = Participan: { $names }
rematch-declined = Dicen que no: { $names }
rematch-nobody = No participa nadie
rematch-out = Al final no
rematch-join = Unirse
rematch-rules = Cambiar las reglas
rematch-others = Jugar con otros
final-lost = No se encuentra esta partida
record-title = Ronda por ronda
record-edition = Edición { $edition }
record-bots = con bots
record-bids = Propuestas de la ronda { $round }
record-bid = { $moves } a los { $seconds } s
record-time = a los { $seconds } s
record-solved = resuelto
record-best = No se puede hacer mejor.
record-more = { $more } { $more ->
    [1] movimiento más de lo necesario.
   *[other] movimientos más de lo necesario.
  }
record-count = { $count ->
    [1] Una solución más corta, de { $moves } movimientos.
   *[other] { $count } soluciones más cortas, de { $moves } movimientos.
  }
record-count-capped = Más de { $count } soluciones más cortas, de { $moves } movimientos.
record-analyse = Analizar esta ronda
record-text = Registro de texto
record-data = Datos (JSON)
record-embed = Copiar código para insertar
record-embed-copied = Código copiado.
embed-open = Abrir la partida
matches-title = Partidas de esta sala
matches-back = Volver a la sala
matches-none = Aquí todavía no ha terminado ninguna partida.
matches-wins = Partidas ganadas
matches-list = Partidas, la última primero
matches-all = Todas las partidas de esta sala
match-wins = { $wins } { $wins ->
    [1] partida ganada
   *[other] partidas ganadas
  }
match-number = Partida { $number }
match-open = Ronda por ronda
alone-goal = Gana a la arena
alone-goal-chip = Cada ficha indica un robot y un objetivo. Busca los movimientos mentalmente, propón su número o pulsa «Encontrada» y después muéstralos.
alone-goal-win = Ganas cada ficha que muestras, si la encuentras antes de que se acabe la arena. Consigue { $needed } de { $chips } para ganar.
alone-start = Descubrir la primera ficha
alone-start-note = Entonces empieza la arena: { $seconds } segundos por ficha.
alone-options-note = { $edition } · arena { $sand } · { $robots } robots
alone-rule = Antes de que se acabe la arena, propón un número o pulsa «Encontrada». Después muestra tu solución.
alone-second-run = La arena cae por segunda vez.
alone-runs-on = La arena sigue cayendo.
alone-paused-left = La arena se detuvo mientras no estabas. Quedan { $time }.
alone-paused-open = La partida se detuvo mientras no estabas.
paused-waits = La partida sigue cuando vuelva un jugador.
alone-found = Encontrada: mostrarla
alone-send = Proponer { $moves } y mostrar
alone-score = Encontradas: { $found }, perdidas: { $missed }
alone-wins = encuentra { $needed } para ganar
alone-places = Las { $total } fichas
alone-place = { $target }: ficha { $state ->
    [found] encontrada
   *[missed] perdida
  }
alone-place-now = La ficha actual
alone-place-left = Boca abajo
alone-found-title = Encontrada
alone-missed-title = No encontrada
alone-missed-line = La ficha se pone boca abajo.
alone-shown = Mostrada en { $moves }.
alone-shown-bid = Propusiste { $bid }, mostrada en { $moves }.
watch-guess = Tu pronóstico privado
watch-guess-note = nadie lo ve
watch-take = Jugar desde la próxima ficha
watch-full = La mesa está llena. Estás mirando.
watch-alone = Estás mirando.
leave-bid = Tu propuesta de { $bid } fallará cuando le toque.
leave-no = Quedarse
swipe-thinking = Los robots no se mueven mientras todos piensan. Busca la solución mentalmente y luego propón.
scratch-title = Tablero de pruebas
scratch-note = Solo lo ves tú. Los robots de la mesa se quedan donde están.
scratch-start = Probar
scratch-reset = Reiniciar
scratch-end = Listo
scratch-count = { $moves ->
    [0] sin movimientos
    [one] 1 movimiento
   *[other] { $moves } movimientos
  }
proof-title = Demuéstralo: solo tú ves tus movimientos
proof-standing = Demostrado: tu propuesta es { $moves }
proof-note = Juega tu solución en tu propio tablero. Sus movimientos son tu propuesta. Al acabar la arena, puntúan todos los que han propuesto.
proof-lower = Puntúas cuando se acabe la arena. Menos movimientos se muestran antes.
proof-start = Empezar
proof-again = Buscar menos movimientos
proof-solved = Conseguido: { $moves } movimientos
proof-longer = Ya has propuesto { $standing }. Busca menos movimientos.
proof-bid = Proponer { $moves }
proof-bid-none = Aún no está en el objetivo
proof-show = Mostrar mi camino
back-bid = Mientras tanto, { $name } propuso { $moves }.
back-taken = { $you ->
    [yes] Mientras tanto, te quedaste una ficha.
   *[no] Mientras tanto, { $name } se quedó una ficha.
  }
back-chip = Mientras tanto, se descubrió otra ficha.
failed-gave-up = { $you ->
    [yes] Te rendiste. Los robots vuelven a su sitio.
   *[no] { $name } se rindió. Los robots vuelven a su sitio.
  }
failed-time = Se acabó el tiempo para mostrar. Los robots vuelven a su sitio.
failed-away = { $you ->
    [yes] Estuviste fuera demasiado tiempo. Los robots vuelven a su sitio.
   *[no] { $name } estuvo fuera demasiado tiempo. Los robots vuelven a su sitio.
  }
failed-left = { $you ->
    [yes] Dejaste la mesa. Los robots vuelven a su sitio.
   *[no] { $name } dejó la mesa. Los robots vuelven a su sitio.
  }
failed-next = { $you ->
    [yes] Muestras { $moves }.
   *[no] { $name } muestra { $moves }.
  }
say-chip = Ficha { $round }. { $robot ->
    [any] Cualquier robot
   *[other] Robot { robot-name }
  }. Objetivo: { $target } en { $cell }.
say-stands = { robot-title } está en { $cell }.
say-bid-first = { $you ->
    [yes] Propones { $moves }.
   *[no] { $name } propone { $moves }.
  }
say-bid = { $you ->
    [yes] Propones { $moves }, { say-place }.
   *[no] { $name } propone { $moves }, { say-place }.
  }
say-place = { $place ->
    [1] en primer lugar
    [2] en segundo lugar
    [3] en tercer lugar
   *[other] en el puesto { $place }
  }
say-you-are = Vas { say-place } con { $moves }.
say-turned-glass = { $you ->
    [yes] Diste la vuelta al reloj.
   *[no] { $name } dio la vuelta al reloj.
  }
say-passed = { $you ->
    [yes] Pasas.
   *[no] { $name } pasa.
  }
say-no-way = { $you ->
    [yes] No ves solución.
   *[no] { $name } no ve solución.
  }
say-all-passed = Todos han pasado. La arena se para.
say-order-one = { $name } { $moves }
say-order = Por orden: { $bids }.
say-found = Has encontrado una solución. Muéstrala.
say-found-bid = Propones { $moves }. Muestra tu solución.
say-count = { $count ->
    [1] Es la única.
   *[other] Hay { $count } soluciones de esa longitud.
  }
say-count-capped = Hay más de { $count } soluciones de esa longitud.
say-taken = { $you ->
    [yes] Objetivo alcanzado en { $moves }: { $target }. Te quedas la ficha y tienes { $chips }.
   *[no] Objetivo alcanzado en { $moves }: { $target }. { $name } se queda la ficha y tiene { $chips }.
  }
say-shown = { $target }, mostrado en { $moves }.
direction-title = { $direction ->
    [n] Norte
    [e] Este
    [s] Sur
   *[w] Oeste
  }
read-robot = { robot-title }, { $cell }.
read-blocked = { direction-title }: bloqueado por { $by }.
read-stops-on-diagonal = { direction-title }: acabaría en una barrera.
read-endless-slide = { direction-title }: se deslizaría sin fin.
read-slide = { direction-title } hasta { $cell }, { $facts }.
read-cells = { $cells } { $cells ->
    [one] casilla
   *[other] casillas
  }
read-edge = el borde
read-wall = una pared
read-row = { $name }: { $chips } { $chips ->
    [one] ficha
   *[other] fichas
  }{ $bid ->
    [0] .
   *[other] , propuesta { $bid }.
  }
key-bid = Escribir una propuesta
key-bid-send = Enviar la propuesta
key-bid-clear = Borrar la propuesta
key-pass = Paso
key-next-robot = Elegir el siguiente robot; tras el último, salir del tablero
key-ready = A punto para la siguiente ficha
key-slide-cursor = Deslizar el cursor de lectura como el robot elegido
key-read-board = Leer el tablero
key-read-rows = Leer los jugadores y sus propuestas
key-read-robots = Leer las posiciones de los robots
key-read-time = Leer el tiempo, o la ficha
key-repeat = Repetir el último mensaje
practise-no-clock = sin reloj
practise-your-rating = tu puntuación
practise-deviation = ± { $deviation }
practise-in-a-row = { $days ->
    [one] día seguido
   *[other] días seguidos
  }
practise-standing = Tu puntuación: { $rating }, más o menos { $deviation }. { $days ->
    [one] 1 día seguido.
   *[other] { $days } días seguidos.
  }
practise-how-hard = Dificultad
practise-near = Mi nivel
practise-grade = { $grade ->
    [1] muy fácil
    [2] fácil
    [3] medio
    [4] difícil
   *[5] feroz
  }
practise-moves = Movimientos
practise-moves-ends = de { $least } a { $most }
practise-moves-open = { $least } o más
practise-more = { $moves }+
practise-more-label = { $moves } o más
practise-themes = Temas
practise-themes-note = { $themes ->
    [0] cualquier reto
    [one] solo retos que lo tengan
   *[other] solo retos que tengan alguno
  }
practise-theme = { $theme ->
    [blocker] Bloqueo
    [wait] Espera
    [there-and-back] Ida y vuelta
    [diagonal] Barrera
    [vortex] Vórtice
   *[fifth-robot] Quinto robot
  }
practise-box = Caja
practise-start = Empezar
practise-continue = Continuar
practise-another = Otro reto
practise-open-note = No has resuelto tu último reto. Si pides otro, contará como no encontrado.
practise-board-note = El tablero muestra el primer reto de esta selección.
practise-searching = Buscando un reto…
practise-far = No apareció ningún reto a menos de 60 de tu puntuación. Este tiene { $rating }.
practise-nothing = Ningún reto cumple esta selección. Permite más movimientos u otra dificultad.
practise-no-solver = Este navegador no puede crear retos.
practise-link-faulty = Este enlace no indica ningún reto. Puede que esté incompleto.
practise-place = { $grade } · número { $number } de hoy
practise-send = Enviar este reto
practise-hint = Pista
practise-hint-bound = Puedes hacerlo en { $moves } movimientos o menos.
practise-hint-also = La solución más corta mueve también: { $robots }.
practise-hint-movers = La solución más corta mueve: { $robots }.
practise-hint-alone = { robot-title } puede hacerlo solo.
practise-hint-name = { $hint ->
    [1] Un número de movimientos
    [2] Los otros robots que se mueven
    [3] El robot que se mueve primero
    [4] El primer movimiento
   *[5] La solución entera
  }
practise-hint-price = { $hint ->
    [1] gratis
    [2] cuesta ¼
    [3] cuesta ½
    [4] cuesta ¾
   *[5] no cuenta como resuelto
  }
practise-hints-next = siguiente: { $name }, { $price }
practise-verdict = { $over ->
    [0] Solución más corta
    [1] Uno más de lo necesario
    [2] Dos más de lo necesario
    [3] Tres más de lo necesario
    [4] Cuatro más de lo necesario
    [5] Cinco más de lo necesario
   *[other] { $over } más de lo necesario
  }
practise-shown = Se muestra la solución
practise-paths = { $paths ->
    [0] Más de 200 soluciones de las más cortas.
    [1] Una sola solución más corta.
   *[other] { $paths } soluciones de las más cortas.
  }
practise-puzzle-rating = Este reto tiene una puntuación de { $rating }.
practise-yours = la tuya
practise-shortest = la más corta
practise-unrated = Repetirlo no cambia ninguna puntuación.
practise-about = Temas de este reto
practise-about-note = se cuentan cuando eliges temas
practise-retry = Repetir
practise-analyse = Analizar
practise-next = Siguiente
practise-solved-say = { $verdict }. { $moves } movimientos, mínimo { $best }. Tu puntuación es { $rating }.
key-practise-next = El reto siguiente
key-practise-start = Empezar con un reto de esta selección
again-title = Por repetir
again-count = { $count ->
    [0] ninguno
    [one] 1 reto
   *[other] { $count } retos
  }
again-how = Un reto llega aquí si no encontraste ninguna solución, te sobraron dos movimientos o más, o viste la solución. Se va cuando encuentras una de las más cortas.
again-none = Nada por repetir.
again-line = mínimo { $best } · { $why ->
    [over] tú { $found }
    [shown] solución vista
    [moves] sin movimientos
    [passed] pasado
    [time] sin tiempo
   *[none] sin encontrar
  }
again-all = { $count ->
    [one] Repetirlo
   *[other] Repetir los { $count }
  }
grade-bars = Dificultad { $grade } de 5
rush-title = Tres minutos
rush-best = récord { $solved }
rush-how = Resuelve todos los retos que puedas. Cada uno tiene un número de movimientos: agotarlos, o pasar, cuesta 10 segundos. 5, 12, 20 y 30 seguidos dan 3, 5, 7 y 10 segundos.
rush-sleep = Si dejas la página o el teléfono se duerme, el intento termina.
rush-start = Empezar
rush-again = Otra vez
rush-so-far = { $solved } resueltos · { $row } seguidos
rush-in = en { $moves }
rush-to-bonus = { $more ->
    [one] Uno más seguido
   *[other] { $more } más seguidos
  }: { $seconds } segundos. Un fallo: 10 menos.
rush-bonuses-over = Un fallo: 10 segundos menos.
rush-plus = +{ $seconds } s
rush-minus = −{ $seconds } s
rush-pass = Pasar
rush-solved = resueltos
rush-row = récord { $best } · { $row } seguidos
rush-ended-early = El intento terminó en { $solved } al ocultarse la página.
rush-lasted = duración
rush-won = ganado
rush-lost = perdido
rush-last = Tus últimos { $count }
rush-missed = { $count ->
    [one] Uno fallado
   *[other] { $count } fallados
  }
rush-missed-note = guardados en «Por repetir»
rush-try = { $count ->
    [one] Probar este
   *[other] Probar estos { $count }
  }
rush-bonus-say = { $row } seguidos: { $seconds } segundos ganados.
rush-miss-say = Fallado. 10 segundos menos.
rush-time-say = Quedan { $seconds } segundos.
rush-over-say = Se acabó el tiempo. Resueltos: { $solved }.
key-rush-pass = Pasar este reto
race-title = Carrera de diez
race-by-link = por enlace
race-subtitle = diez retos, un enlace
race-head = Diez retos. ¿Quién llega antes?
race-moves = { $grade }, de { $least } a { $most } movimientos, { $edition }
race-moves-one = { $grade }, { $least } movimientos, { $edition }
race-seed = semilla { $seed }
race-link = Enlace a esta carrera
race-link-faulty = Este enlace no indica ninguna carrera. Puede que esté incompleto.
race-send = Enviar enlace
race-sent = Enlace copiado.
race-by-hand = No se pudo copiar el enlace. Cópialo tú: { $link }
race-friend = Alguien
race-ghost = { $name } (grabación)
race-ghost-note = vino con el enlace que abriste
race-you = Tú
race-not-run = aún sin correr
race-how = Vale cualquier solución. Cada movimiento de más cuesta 5 segundos; pasar, 20. Deshacer solo cuesta tiempo.
race-stored = Cada dispositivo crea los retos a partir de la semilla. El enlace que devuelves solo lleva tu nombre y tus diez tiempos. No se guardan en ningún otro sitio.
race-preparing = { $count } de 10 retos listos.
race-start = Empezar la carrera
race-start-ghost = Correr contra { $name }
race-continue = Continuar
race-paused = En pausa
race-paused-note = El reloj está parado. El tablero aparece cuando continúas.
race-new = Otra carrera
race-ahead = { $name } va { $places } por delante
race-behind = { $name } va { $places } por detrás
race-level = { $name } va igual que tú
race-place = reto { $count } de 10
race-row = { $name }: { $done } de 10, { $time }
race-won = Has llegado antes
race-lost = { $name } ha llegado antes
race-tied = Habéis llegado a la vez
race-done = Los diez
race-over-say = { $seconds } segundos más.
year-title = Tu año
year-longest = la más larga: { $days }, en { $month }
year-key-none = ninguno
year-key-few = 1–3
year-key-some = 4–9
year-key-many = 10 y más
year-month = { $month }: { $played } de { $past } días, { $puzzles } { $puzzles ->
    [one] reto
   *[other] retos
  }
year-rating = Puntuación
year-solved = resueltos
year-share = { $percent } %
year-in-shortest = con la más corta
year-here-only = Se guarda solo en este dispositivo.
year-save = Guardar una copia
year-brought = La copia ya está aquí.
year-not-brought = Este archivo no es una copia de la práctica.
kept-practise-rating = Tu puntuación
kept-practise-days = Tus días de práctica
kept-practise-puzzles = Puntuaciones de los retos
kept-practise-again = Retos por repetir
kept-practise-choice = Tu selección de retos
kept-practise-open = El reto abierto
kept-practise-rush = Tus intentos de tres minutos
kept-practise-race = Tus carreras
table-title = En la mesa
table-subtitle = un teléfono, la caja de verdad
table-who = Jugadores
table-name = Nombre
table-name-missing = Escribe primero un nombre.
table-add = Añadir
table-remove = Quitar a { $name }
table-too-few = Añade al menos dos nombres.
table-leaving = Quien se va conserva sus fichas y aún puede ganar.
table-handicap = Hándicap
table-handicap-none = nadie
table-which-chip = ¿Qué ficha está a la vista?
table-dashed = a trazos: ya ganada
table-chip-given = { $chip }, ya ganada
table-no-chip = Sin ficha
table-tap-name = Di tu número en voz alta y toca tu nombre.
table-turn-sand = Girar el reloj
table-awake = la pantalla sigue encendida
table-not-awake = Este navegador no puede mantener la pantalla encendida.
table-silence = Quitar el sonido
table-undone = Deshecho.
table-seconds = { $seconds ->
    [one] segundo
   *[other] segundos
  }
table-name-key = { $place ->
    [0] { $name } { $says }
   *[other] { $name }, { $moves }, { say-place }. { $says }
  }
table-says = { $name } propone
table-not = No es { $name }
table-not-lower = { $name } ya propuso { $moves }. Las propuestas solo pueden bajar.
table-still = La arena se detuvo
table-slept = El teléfono se durmió { $seconds ->
    [one] cuando quedaba { $seconds } segundo
   *[other] cuando quedaban { $seconds } segundos
  }.
table-go-on = Seguir, { $seconds } { $seconds ->
    [one] segundo
   *[other] segundos
  }
table-show-now = Mostrar ya
table-passed-on = falló
table-count-aloud = Contad en voz alta. Si no se alcanza { $target ->
    [none] el objetivo
   *[other] el objetivo ({ $target })
  } en { $exact ->
    [yes] exactamente { $moves } movimientos
   *[no] { $moves } movimientos o menos
  }, los robots vuelven a sus marcadores y { $next ->
    [0] la ficha vuelve al montón.
   *[other] { $name } muestra { $next }.
  }
table-shown = { $exact ->
    [yes] Mostrada en { $moves }
   *[no] Mostrada en { $moves } o menos
  }
table-given = ganada
table-back-in-box = de vuelta en la caja
table-chips-now = Ahora { $chips } { $chips ->
    [one] ficha
   *[other] fichas
  }.
table-others-have = { $names } { $count ->
    [one] tiene
   *[other] tienen
  } { $chips }.
table-score = Marcador
table-after = tras { $rounds } { $rounds ->
    [one] ficha
   *[other] fichas
  }
table-leads = { $names } { $count ->
    [one] va en cabeza
   *[other] van en cabeza
  } con { $chips }
table-no-chips = Aún nadie tiene fichas
table-people = Un nombre más o menos
table-end = Terminar la velada
table-copy = Copiar a otro teléfono
table-copy-note = tablero, robots y marcador, tal como están
table-copy-go = Mostrar
table-as-now = tal como está
table-qr = Código QR con una copia de esta velada
table-point = Apunta aquí con la otra cámara
table-point-note = Abre esta posición y el marcador. No hace falta conexión donde el juego esté instalado.
table-point-later = Es una copia, no se actualiza sola. Muéstrala de nuevo después de la siguiente ficha.
table-copied = de otro teléfono
table-open-copy = Una velada tras { $rounds } { $rounds ->
    [one] ficha
   *[other] fichas
  }
table-replaces = Sustituye a la velada de este teléfono, que lleva { $rounds } { $rounds ->
    [one] ficha
   *[other] fichas
  }.
table-keep-mine = Conservar la mía
table-no-copy = Ahora no
table-take-copy = Abrir la copia
table-board = El tablero de la velada
table-board-once = Monta el tablero una vez: 30 segundos.
table-board-set = La solución más corta se muestra después de cada ronda.
table-board-set-up = Montar
table-board-change = Cambiar
table-shorter = ¿Había una solución más corta?
table-shortest = La solución más corta
table-shorter-answer = { $shorter ->
    [yes] Sí, en { $moves }.
   *[no] No, la más corta tiene { $moves }.
  }
table-not-known = Aún no se sabe: al menos { $moves }.
table-no-search = Este navegador no puede buscar las soluciones más cortas.
table-look = Ver
table-shortest-is = La más corta: { $moves }
table-showed = { $name } mostró { $moves }
table-every-move = Todos los movimientos
table-try-it = Poned los robots donde estaban y probadla.
table-where = ¿Dónde están los robots?
table-where-now = como ahora en la mesa
table-where-how = Desliza los movimientos como se hicieron. O toca un robot y luego la casilla donde está ahora.
table-path-of = Solución de { $name }
table-no-place = { robot-title } no puede estar en { $cell }.
table-placed = { robot-title } en { $cell }.
table-done = Listo
table-enter = Introducir movimientos
table-enter-note = Introduce los movimientos y la pantalla sabrá dónde están los robots.
table-stale = Los robots de la pantalla están como antes de la ficha { $chip }.
table-correct = Corregir
table-rounds-shorter = { $count ->
    [0] ninguna podía ser más corta
    [one] 1 podía ser más corta
   *[other] { $count } podían ser más cortas
  }
table-back = Volver a la mesa
key-table-name = Elegir a quien propone
key-table-back = Volver a los nombres
key-table-undo = Deshacer el último paso

# Todos los textos de la pantalla y del terminal, en español, por páginas; la ronda y el terminal están al final.

language-name = Español
language-tag = es
product = Ricochet Robots
tab-title = { $page } · Ricochet Robots
tab-your-turn = { $time } · te toca
tab-your-turn-open = te toca · { $room }
tab-bid = ¡Propón! · { $room }
tab-last = { $time } · { $room }

## Names of the game

robot-name = { $robot ->
    [R] rojo
    [G] verde
    [B] azul
    [Y] amarillo
   *[S] plateado
  }
robot-title = { $robot ->
    [R] Rojo
    [G] Verde
    [B] Azul
    [Y] Amarillo
   *[S] Plateado
  }
direction-name = { $direction ->
    [n] norte
    [e] este
    [s] sur
   *[w] oeste
  }
vortex = vórtice
# La concordancia depende del símbolo: luna roja, planeta rojo.
coloured-chip = { $symbol ->
    [none] casilla { $robot ->
        [R] roja
        [G] verde
        [B] azul
        [Y] amarilla
       *[S] plateada
      }
    [moon] luna { $robot ->
        [R] roja
        [G] verde
        [B] azul
        [Y] amarilla
       *[S] plateada
      }
    [gear] engranaje { robot-name }
    [planet] planeta { robot-name }
   *[star] estrella { $robot ->
        [R] roja
        [G] verde
        [B] azul
        [Y] amarilla
       *[S] plateada
      }
  }
board = Tablero

## Cells, for screen readers

cell-closed = Pieza central.
cell-robot = Robot { robot-name }.
cell-target = Objetivo: { $target }.
cell-diagonal = Barrera { $robot ->
    [R] roja
    [G] verde
    [B] azul
    [Y] amarilla
   *[S] plateada
  }, de { $lean ->
    [rising] suroeste a noreste
   *[falling] noroeste a sureste
  }.
cell-walls = { $count ->
    [one] Pared
   *[other] Paredes
  }: { $walls }.
cell-no-walls = Sin paredes.

## Rejected moves

slide-move-blocked = { robot-title } no puede ir al { direction-name }: hay { $by ->
    [robot] un robot
   *[wall] una pared
  } en medio.
slide-stops-on-diagonal = { robot-title } acabaría en una barrera. No está permitido.
slide-endless-slide = { robot-title } se deslizaría sin fin. No está permitido.

## Server refusals that need a different text in the browser

problem-offline = No se puede conectar con el servidor. Revisa la conexión y prueba otra vez.
page-missing-title = No se pudo cargar esta página
problem-no-such-room = Ninguna sala tiene este código. Revisa los ocho caracteres.
problem-no-such-game = Ninguna partida terminada tiene este enlace. Puede que esté incompleto, o que la partida se haya borrado.
problem-unreadable = Esta dirección no contiene ningún tablero legible. Puede que el enlace esté incompleto.
problem-illegal = El tablero de esta dirección incumple una regla.
problem-ambiguous = El tablero de esta dirección es ambiguo.

## Header, help, settings

back-to-start = Volver a la página de inicio
back-to-match = Volver a la partida
back = Atrás
turn-board = Girar el tablero
help = Ayuda
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
settings = Ajustes
menu = Menú
close = Cerrar
language = Idioma
theme = Tema
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
sound = Sonido
sound-off = Apagado
sound-quiet = Bajo
sound-full = Alto
sound-offer = ¿Sonidos para fichas, propuestas y movimientos? Puedes cambiarlo en los ajustes.
sound-offer-yes = Activar sonido
sound-offer-no = Sin sonido
settings-note = Se guarda solo en este navegador.
board-view = Mi vista del tablero
turn = Girar
mirror = Reflejar

## Keys

key-close = Cerrar esta lista
key-help = Ayuda y esta lista
key-turn = Girar el tablero
key-mirror = Reflejar el tablero
key-choose-R = Elegir el robot rojo
key-choose-G = Elegir el robot verde
key-choose-B = Elegir el robot azul
key-choose-Y = Elegir el robot amarillo
key-choose-S = Elegir el robot plateado
key-choose-none = No elegir ningún robot; las flechas leen el tablero
key-move = Mover el robot elegido
key-undo = Deshacer el último movimiento
key-hint = Pedir una pista, cada vez más precisa
key-restart = Empezar de nuevo
key-redo = Repetir el movimiento deshecho
key-solutions = Mostrar las soluciones
key-moves = Mostrar los movimientos que quedan tras cada movimiento
key-chips = Mostrar todas las fichas
key-next-group = Siguiente grupo de soluciones
key-analyse = Analizar
key-analyse-back = Salir del análisis
key-space = Espacio
key-escape = Esc
key-enter = Intro
key-tab = Tab
key-shift = Mayús

## Start page

lead = Los robots se deslizan hasta que algo los detiene. Busca la ruta más corta al objetivo. Propón el número más bajo, muéstrala y la ficha es tuya.
your-name = Tu nombre
your-name-note = Se ve en la mesa. Si lo dejas vacío, serás «{ name-alone }».
name-missing = Escribe primero tu nombre.
name-alone = Visitante
room-code = Código de sala
room-code-tv = Código para el televisor
code-length = Un código de sala tiene ocho caracteres.
join = Entrar
watch = Mirar
start-aim = { $robot ->
    [any] Cualquier robot. Objetivo: { $target }
   *[other] Robot { robot-name }. Objetivo: { $target }
  }
start-note = Empieza con tu primer movimiento. No hay tiempo.
first-title = Lleva el rojo a la estrella roja.
first-note = { $how ->
    [touch] Desliza el rojo: se mueve hasta que algo lo detiene.
   *[mouse] Arrastra el rojo o pulsa una flecha: se mueve hasta que algo lo detiene.
  }
first-stopped = { $by ->
    [ready] { robot-title } hizo de tope. Ahora, a la estrella.
    [robot] { robot-title } hizo de tope.
    [edge] El borde hizo de tope.
   *[wall] Una pared hizo de tope.
  }
first-slide-on = { move-count } · Deshaz o sigue
first-over = Todavía no: tiene que parar ahí.
first-undo-note = ¿No era por ahí? No pasa nada.
first-solved = Dos movimientos. Así se juega.
first-later = Hecho en { $moves }. Bastan dos.
first-solved-note = En grupo, el número más bajo gana la ficha.
first-next = Ahora, uno de verdad
first-others = Todo lo demás
todays-puzzle = El reto de hoy
todays-puzzle-missing = No se pudo cargar el reto de hoy.
day-grade = { $grade ->
    [0] fácil
    [1] medio
    [2] difícil
   *[3] muy difícil
  }
solved-today = Resuelto hoy. Otro en { $time } h
play-alone = Jugar en solitario
play-alone-note = 17 fichas contra el reloj de arena
friends-play = Jugar en grupo
friends-note = Un enlace, hasta 16 plazas, sin cuenta
practise-door-note = Retos a tu nivel
analyse-door-note = Toda posición, todas las rutas
table-door-note = Arena, propuestas y juez
door-learn = Aprender
door-tv = En un televisor
tv-door-note = Tablero, arena y propuestas
how-to-play = Cómo se juega
no-account = Sin cuenta
no-tracking = Sin rastreo

## The page of the things that this device stores

device-title = En este dispositivo
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

## The start page without a network, with a new version, and the offer to install the game

offline-line = Sin conexión. Solo grupo, códigos y televisor la necesitan.
new-version = Hay una versión nueva lista.
new-version-note = Se inicia sola la próxima vez que abras el juego. Nunca interrumpe una ronda, una carrera ni una velada.
new-version-start = Iniciarla
install-title = { $device ->
    [phone] Guárdalo en este teléfono
   *[computer] Guárdalo en este ordenador
  }
install-note = Se abre sin navegador y sin conexión. { $kilobytes } kB.
install-share = Toca Compartir y luego Añadir a pantalla de inicio.
install = Instalar
door-table = Tu propia caja

## Today's puzzle

find-a-way = Encuentra una solución
puzzle-how = Arrastra un robot, o elige uno y usa las flechas. Se desliza hasta que algo lo detiene.
puzzle-done = Objetivo alcanzado
puzzle-done-shortest = Solución más corta
puzzle-shortest = Resuelto en { $moves } movimientos. No hay solución más corta.
puzzle-longer = Resuelto en { $moves } movimientos. Hay una solución en { $best }.
corner-first = El robot tiene que doblar antes una esquina. Prueba otra ruta.
move-made = { $count }: { robot-name } al { direction-name } hasta { $cell }.
moves-word = { $count ->
    [one] movimiento
   *[other] movimientos
  }
moves-so-far = Movimientos hasta ahora
choose-robot = Elegir un robot
move-robot = Mover el robot elegido
undo = Deshacer
start-over = Reiniciar
puzzle-missing = No se puede ver este reto
problem-no-such-day = Esta dirección no contiene una fecha válida. Puede que el enlace esté incompleto.
problem-day-not-come = El reto de ese día aún no está disponible.
puzzle-of-day = Reto del { $day }
puzzle-next = Próximo reto: { $time }.
puzzle-back-to-result = Volver al resultado
hints = Pistas
hint-next = { $grade ->
    [4] Pista: el número
    [5] Pista: qué robot
    [6] Pista: cómo empezar
    [7] Mostrar solución
   *[other] Pista
  }
hint-at-most = Hay una solución en { $moves } movimientos o menos.
hint-exactly = La solución más corta tiene { $moves } movimientos.
hint-robot = { robot-title } se mueve primero.
hint-move = El primer movimiento: { $move }.
hint-path = Una solución de las más cortas: { $moves }.
hint-path-head = Una solución de las más cortas:
hint-count = { $hints } { $hints ->
    [one] pista
   *[other] pistas
  }
streak-count = { $days ->
    [0] Aún sin racha.
    [one] Racha: 1 día.
   *[other] Racha: { $days } días.
  }
solved-moves = Tus movimientos
solved-best = La más corta
solved-streak = Racha
solved-paths = Soluciones de este reto
solved-reveal = Mostrar una solución óptima
solved-again = Probar otra vez
solved-share = Compartir
share-day = { $day }, { day-grade }
share-over = { $over ->
    [0] Solución más corta
    [1] Uno más de lo necesario
   *[other] { $over } más de lo necesario
  }
share-streak = { $days } días seguidos
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
all-days = Retos anteriores
archive-note = Fácil el lunes, difícil el domingo.
archive-week = Semana desde el { $day }
archive-day = { $day }: { $state ->
    [shortest] solución más corta hallada, { $moves } movimientos
    [longer] alcanzado en { $moves } movimientos, mínimo { $best }
    [begun] empezado
   *[new] sin probar
  }
archive-earlier = Semanas anteriores

## Setting up a position

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

## Your own board

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

## Analysing a position

analyse = Analizar
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
# Instead of a number of solutions, which nobody has counted.
analyse-one-of = Una de las más cortas.
analyse-one-of-unknown = Una de las más cortas. No se sabe cuántas hay.
analyse-count = Contarlas · puede tardar minutos
analyse-counting-solutions = Contando las soluciones…
analyse-count-stop = Dejar de contar
analyse-count-memory = Se agotó la memoria al contar las soluciones.
# A command follows.
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
analyse-link = Copiar enlace
analyse-text-copied = Posición y solución copiadas.
analyse-by-hand = No se pudo copiar. Cópialo tú: { $words }

## Entering a room

connecting = Conectando
connection-lost = Se perdió la conexión. Reintentando…
connection-restarting = El servidor se reinicia. Volvemos enseguida…
connection-paused = Volvemos enseguida. La arena está parada.
connection-unsent = Sin conexión. Tu { $bid } no ha llegado.
bid-cancel = Retirarla
connection-offline = { $bid ->
    [none] Estás sin conexión. La arena sigue cayendo.
   *[other] Estás sin conexión. Tu { $bid } no ha llegado; la arena sigue cayendo.
  }
connection-sending = { $bid ->
    [none] Enviando…
   *[other] Enviando { $bid }…
  }
server-silent = El servidor no responde. Reintentando…
notice-restart = { $unit ->
    [minutes] El servidor se reinicia en unos { $time } min.
   *[clock] El servidor se reinicia en { $time }.
  } La partida continúa justo después.
try-now = Reintentar ahora
you-are-back = Ya estás de vuelta.
back-arrived = Tu { $bid } llegó a tiempo.
back-late = Tu { $bid } llegó demasiado tarde: se había acabado la arena.
arrival-title = Te han invitado
arrival-host = { $name } te invita a jugar
arrival-what = Los robots se deslizan hasta que algo los detiene. Encuentra la solución con menos movimientos y gana la ficha.
tryout-title = Prueba este tablero: resuélvelo en dos movimientos
tryout-start = Probar una ficha mientras tanto
tryout-done = Lo has resuelto en 2. Eso es todo lo que hace un robot.
arrival-present = { $count ->
    [one] En la mesa está
   *[other] En la mesa están
  } { $names }.
arrival-nobody = Aún no hay nadie en la mesa.
arrival-late = La partida ya empezó. Puedes jugar a partir de la próxima ficha.
sit-down = Sentarse

## Setting up a room

room-title = Sala { $room }
ask-in = Invita con este código
qr = Código QR del enlace a esta sala
copy-link = Copiar enlace
share-link = Enviar enlace
share-words = Juega conmigo a Ricochet Robots
link-copied = Enlace copiado.
link-by-hand = No se pudo copiar el enlace. Cópialo tú: { $link }
seats = En la mesa
you = Tú
# Follows other names: "Mara and you".
you-among = tú
away = ausente
watching = { $count } mirando
# Shown on a page that runs this many seconds behind.
behind = { $seconds } s de retraso
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
player-number = Jugador { $number }
own-seat = Tu plaza
own-seat-note = dispositivos, estadísticas, tus datos
team = Jugar en equipo
team-note = alguien juega en tu plaza, desde otro dispositivo
team-invite = Invitar
team-link = Este enlace abre tu plaza: quien lo tenga propone, pasa y muestra por ti. Para terminarlo, cierra la sesión en otros dispositivos.
team-qr = Código QR de tu plaza
team-name = Nombre del equipo
team-rename = Cambiar
team-seated = Este dispositivo ya tiene una plaza en esta sala.
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
wins-usual = Con { $players } { $players ->
    [one] jugador
   *[other] jugadores
  }, gana quien consiga primero { $chips } fichas.
wins-agreed = Gana quien consiga primero { $chips } { $chips ->
    [one] ficha
   *[other] fichas
  }.
wins-most = Se juegan todas las fichas. Gana quien tenga más.
wins-in-all = Se juegan { $chips } fichas. Gana quien tenga más.
leave-seat = Dejar la mesa
sit-next = Sentarse en la próxima plaza libre
watch-only = Estás mirando.
shuffle = Mezclar
shuffle-board = Mezclar tablero
choose = Elegir
board-own = Personalizado
panels = Secciones
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
   *[level-optimal] bot óptimo
  }
bot-name = { $name } ({ $mark })
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
bots-play = Jugar con bots
# The note of the door. $minutes of a short match.
bots-note = Bots fáciles, unos { $minutes } minutos
bots-who = Quién
bots-chosen = { $count } elegidos, hasta { $most }
bots-like-me = Empieza fácil. Sube un nivel si ganas y baja si pierdes.
minutes-about = unos { $minutes } min
bots-ends-other = Esto termina la partida en curso.
bots-invite-note = Termina esta partida y abre una sala con los mismos bots.
bots-invite-offline = Para invitar hace falta conexión.
# A button: the level of the next match.
bots-level = Nivel { $level }
bots-level-moves = { $way ->
    [stronger] La próxima vez, un nivel más: del { $from } al { $to }.
   *[gentler] La próxima vez, un nivel menos: del { $from } al { $to }.
}
rematch = Revancha
bots-no-solver = Los bots nunca proponen nada, porque este navegador no puede buscar soluciones.

## Options

rules = Reglas
edition-2013 = 2013
edition-2013-zman = Z-Man
edition-1999 = 1999
edition-reach = { $exact ->
    [yes] 7 significa exactamente 7.
   *[no] 7 significa 7 o menos.
  }
edition-four-robots = Cuatro robots.
edition-no-diagonals = Sin barreras.
tie-rule-first-said = Propuestas iguales: muestra primero quien lo dijo antes.
tie-rule-fewer-chips = Propuestas iguales: muestra primero quien tiene menos fichas.
fifth-robot = Quinto robot
fifth-robot-none = no está en esta caja
diagonals = Barreras de color
diagonals-1999 = no están en las secciones de 1999
diagonals-none = no están en esta caja
diagonals-picked = según las secciones elegidas
option-gentle = Primeras fichas fáciles
option-gentle-note = cada una se alcanza en pocos movimientos
option-timer = Reloj de arena
option-timer-note = desde la primera propuesta
option-sand = Reloj de arena
option-sand-note = para cada ficha
length = Duración
length-short = Corta
length-usual = Normal
length-custom = Otra
length-first-to = a { $chips } fichas
length-choose = a elegir
length-about = { $players } jugadores · unos { $minutes } min
length-in-all = { $chips } en total
chips-to-win = Fichas para ganar
series = Serie
series-one = Una partida
series-to = { $wins } victorias
series-note = Quien gane primero { $wins } partidas gana la serie.
more = Más
more-note = propuestas, igualdad, tiempos, plazas, ayudas
more-note-alone = caídas de la arena, tiempos, secciones, ayudas
reach = Movimientos al mostrar
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
runs = Vueltas del reloj
runs-value = { $count ->
    [1] una vez
   *[other] dos veces
  }
seconds = { $count } s
minutes = { $count } min
number = { $count }
no-limit = sin límite
less = { $what }: menos
more-of = { $what }: más

## Missing pages and ended sessions

nowhere-title = Página no encontrada
nowhere = No hay ninguna página en esta dirección. Puede que el enlace esté incompleto.
ended-title = No puedes entrar en esta sala
ended-no-such-room = Ninguna sala tiene este enlace. Puede que esté incompleto, o que la sala se haya borrado.
stale-title = Esta página está anticuada
ended-version = Cárgala de nuevo; conservas tu plaza.
reload = Cargar de nuevo
to-start = Ir a la página de inicio

## Rules

rules-aim = Objetivo del juego
rules-aim-1 = Hay { $robots ->
    [4] cuatro
    [5] cinco
   *[any] cuatro o cinco
  } robots en un tablero{ $alone ->
    [yes] {""}
   *[no] { " " }que todos estudian a la vez
  }. Se descubre una ficha, que muestra un robot y el objetivo que debe alcanzar.
rules-aim-2 = { $alone ->
    [yes] Busca una solución mentalmente. No toques ningún robot hasta que la muestres.
   *[no] Busca una solución mentalmente. Nadie toca un robot hasta que alguien muestra una solución.
  }
rules-aim-gentle = En esta mesa, las primeras { $chips } fichas son fáciles: un solo robot alcanza cada objetivo en { $moves } movimientos, o en los menos que permita el tablero.
rules-slide = Cómo se mueven los robots
rules-slide-1 = Un robot va al norte, al este, al sur o al oeste, y se desliza hasta que lo detiene una pared u otro robot. No puede pararse ni girar antes.
rules-slide-2 = Cada deslizamiento es 1 movimiento, por largo que sea y con cualquier robot. Puedes mover cualquier robot, en cualquier orden, y usar los demás como obstáculos.
rules-slide-back = Un robot que se ha parado también puede volver por donde vino.
rules-picture-again = Mostrar otra vez: { $words }
rules-picture-wall = Rojo se detiene ante una pared.
rules-picture-robot = Rojo se detiene ante el robot azul.
rules-corner = Doblar una esquina
rules-corner-1 = El robot de la ficha debe pararse en el objetivo. En su ruta debe doblar al menos una esquina: uno de sus movimientos tiene que empezar en ángulo recto con su movimiento anterior.
rules-corner-2 = Por eso ningún objetivo se alcanza en 1 movimiento. Si un robot puede ir en línea recta a su objetivo, tiene que tomar otra ruta.
rules-corner-back = Volver atrás no es doblar una esquina. Un robot que ya está en su objetivo cuando se descubre la ficha tiene que salir y volver.
rules-picture-straight = En línea recta al objetivo: no vale.
rules-picture-corner = Doblando una esquina: es una solución en 2.
rules-bid = Proponer
rules-bid-1 = Cuando encuentres una solución, propón su número de movimientos. La primera propuesta da la vuelta al reloj de arena ({ $time }). Todos pueden proponer hasta que se acabe la arena.
rules-bid-2 = Puedes bajar tu propuesta, nunca subirla. También puedes proponer lo mismo que otra persona, o más: si falla, sigues tú.
rules-bid-3 = La propuesta más baja se muestra primero.
rules-bid-still-equal = Si también tienen las mismas, muestra primero quien lo dijo antes.
rules-bid-consent = Si no puedes proponer menos, puedes pasar. Si vuelves a proponer, ya no cuenta; proponer 2 equivale a pasar. Cuando todos han pasado, la arena se para al momento. Antes de la primera propuesta, pasar significa «No veo solución». Si entonces pasan todos, la ficha vuelve al montón. Con la primera propuesta, lo que se haya pasado ya no cuenta.
rules-bid-bots = También los bots pasan, cuando terminan de buscar. Mientras solo los bots siguen pensando, el tiempo corre { $times } veces más rápido. A los { $seconds } s, pasan.
rules-everybody = En esta partida todos puntúan. Juega tu solución en tu propio tablero, que solo ves tú, y proponla. La arena corre hasta el final. Entonces se muestra la mejor propuesta, y la ficha cuenta para todos los que han propuesto.
rules-bid-nobody = { $seconds ->
    [0] Cualquiera puede dar la vuelta al reloj sin proponer.
   *[other] Si nadie propone en { $time }, cualquiera puede dar la vuelta al reloj.
  } Si se acaba la arena antes de que alguien proponga, la ficha vuelve al montón.
rules-show = Mostrar
rules-show-1 = Cuando se acaba la arena, quien hizo la propuesta más baja mueve los robots. Cada movimiento hecho cuenta; uno imposible, no.
rules-show-2 = Si el objetivo se alcanza en { $exact ->
    [yes] exactamente los movimientos propuestos
   *[no] los movimientos propuestos o menos
  }, se gana la ficha y los robots se quedan donde están. Si no, los robots vuelven a su posición inicial y se muestra la siguiente propuesta.
rules-show-limit = { $limit ->
    [none] No hay límite de tiempo,
   *[some] El límite de tiempo es { $time },
  } y quien muestra puede rendirse. También se rinde quien deja la mesa o pierde la conexión demasiado tiempo.
rules-show-3 = Si nadie lo consigue, la ficha vuelve al montón y se descubre otra. Ves cuántos movimientos tiene la solución más corta, pero no cuáles: siguen ocultos hasta que alguien gane esa ficha.
rules-diagonal = Barreras de color
rules-diagonal-1 = { $board ->
    [this] Este tablero tiene barreras en diagonal.
   *[some] Algunos tableros tienen barreras en diagonal.
  } Un robot del mismo color las atraviesa. Cualquier otro gira 90 grados y sigue deslizándose en el mismo movimiento.
rules-diagonal-2 = Ningún robot puede pararse en una barrera: un movimiento que acabaría ahí no está permitido. Un rebote, por sí solo, no cuenta como doblar una esquina.
rules-picture-bounce = Rojo rebota en la barrera azul.
rules-picture-through = Azul atraviesa la barrera azul.
rules-vortex = { $fifth ->
    [no] El vórtice
   *[yes] El vórtice y el robot plateado
  }
rules-vortex-1 = Cualquier robot puede alcanzar el vórtice.
rules-vortex-2 = { $fifth ->
    [yes] El quinto robot, el plateado, está en el tablero.
   *[maybe] El quinto robot, el plateado, es una opción.
  } No tiene objetivos de su color, pero puede detener a otros robots e ir al vórtice.
rules-end = Final de la partida
rules-end-1 = Con 2 jugadores ganan { $two } fichas; con 3, { $three }; con 4, { $four }. Con más se juegan todas ({ $all }) y gana quien tenga más. Tu mesa puede elegir otro número.
rules-end-2 = Quienes tienen las mismas fichas comparten la victoria. Si te vas, conservas tus fichas y aún puedes ganar.
rules-end-3 = La partida también termina si nadie encuentra las fichas que quedan: desde la última ficha ganada, cada una se ha descubierto y ha vuelto al montón. Gana quien tenga más fichas.
rules-end-agree = Cualquier jugador puede sugerir terminar ya la partida. Cuando todos los presentes están de acuerdo, termina tal como está. Los bots siempre están de acuerdo.
rules-alone = En solitario
rules-alone-1 = La arena ({ $time }{ $runs ->
    [1] {""}
   *[other] , dos veces
  }) empieza a caer en cuanto se descubre una ficha. Propón un número o pulsa «Encontrada» antes de que se acabe, y se para.
rules-alone-2 = Después muestra cualquier solución{ $limit ->
    [none] {""}
   *[some] { " " }en { $time } como mucho
  }; no puedes deshacer ningún movimiento. Si falla, los robots vuelven a su posición inicial y sigue cayendo el resto de la arena.
rules-alone-3 = Ganas cada ficha que alcanzas y pierdes las demás. Para vencer a la arena, gana más fichas de las que pierdas.
rules-editions = Ediciones
rules-edition = { $edition }: { $words }
rules-here = Esta mesa juega con las reglas de la edición { $edition } y sus propias opciones.

## Leaving a match, coming back, and the games on this device

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
call-show = Te toca mostrar
call-chip = La ficha { $round } está a la vista
call-go = Ir
my-game-running = Tu partida está en marcha
my-game-over = Tu partida ha terminado
my-game-back = Volver a tu partida
my-game-thinking = Nadie ha propuesto aún
games-title = Partidas en este dispositivo
games-all = Todas las partidas de este dispositivo
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
tables-title = Mesas públicas
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

## Learning by playing

learn-title = Aprender jugando
learn-note = Diez tableros pequeños, un minuto cada uno
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

# ---- The club ladder --------------------------------------------------------------------------------

ladder-title = Clasificación
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

# ---- La ronda -------------------------------------------------------------------------------------

## People and counts

person = { $you ->
    [yes] Tú
   *[no] { $name }
  }
chip-count = { $chips } { $chips ->
    [one] ficha
   *[other] fichas
  }
chips-of = { $chips } de { $goal } fichas
match-so-far = Fichas ganadas hasta ahora
move-count = { $moves } { $moves ->
    [one] movimiento
   *[other] movimientos
  }
round-count = { $rounds } { $rounds ->
    [one] ronda
   *[other] rondas
  }
minute-count = { $minutes } min

## Header of the round

chip-number = Ficha { $round }
chip-of = Ficha { $chip } de { $total }
chips-left = { $chips ->
    [one] queda { $chips }
   *[other] quedan { $chips }
  }
first-to = victoria con { $chips }
most-chips = gana quien tenga más

## The card of the phase

phase-bid = Empieza la más baja
phase-show = { $you ->
    [yes] Muestra tus { $moves }
   *[no] { $name } muestra { $moves }
  }
phase-turn = { $you ->
    [yes] Te toca: muestra { $moves }
   *[no] { $name }, te toca: muestra { $moves }
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
phase-show-way = { $you ->
    [yes] Muestra tu solución
   *[no] { $name } muestra una solución
  }
phase-taken = { $you ->
    [yes] Te quedas la ficha
   *[no] { $name } se queda la ficha
  }
phase-any-robot = cualquier robot
phase-steps = La ronda
phase-step-think = Pensar
phase-step-bid = Proponer
phase-step-show = Mostrar
phase-step-result = Resultado
phase-target = { $robot ->
    [any] Cualquier robot
   *[other] Robot { robot-name }
  }. Objetivo: { $target } en { $cell }
timer-left = { $seconds ->
    [one] Queda { $seconds } segundo
   *[other] Quedan { $seconds } segundos
  }
timer-about = aprox.
timer-paused = en pausa
timer-show = para acabar de mostrar
timer-resting = El reloj de arena está parado

## Players and bids

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
block = Bloquear a { $name }
block-note = sin mensajes suyos en este dispositivo; la búsqueda de partida evita esta sala
report = Denunciar a { $name }
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

## Thinking and bidding

gentle-now = Una ficha fácil: bastan pocos movimientos.
think-first-bid = La primera propuesta da la vuelta al reloj de arena.
think-glass-turned = La arena cae. Si nadie propone, la ficha vuelve al montón.
think-turn = Girar el reloj de arena
think-last-try = Si nadie encuentra esta ficha, la partida termina.
think-lapsed = Nadie ha propuesto. ¿Girar el reloj?
bid-title = ¿Cuántos movimientos?
bid-title-lower = ¿Menos de { $moves }?
bid-type = escribe un número <key>7</key> y luego <key>Intro</key>
bid-own = Tu propuesta es { $moves }
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
pass = Paso
passed = Pasado
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

## Showing

show-boxes = { $made } de { $moves } movimientos hechos
reached-in = Alcanzado en { $moves }.
reached-counts = La propuesta era { $bid } o menos, así que cuenta de inmediato.
reached-title = Alcanzado en { $moves }. { $you ->
    [yes] Propusiste
   *[no] { $name } propuso
  } { $bid } exactos.
reached-text = { $left ->
    [one] Queda un movimiento y { robot-name } debe estar aquí después. Basta con mover otro robot.
   *[other] Quedan { $left } movimientos; después del último, { robot-name } debe estar aquí.
  }
reached-left = { robot-title } ha salido del objetivo. { $left ->
    [one] Queda 1 movimiento.
   *[other] Quedan { $left } movimientos.
  }
show-none = aún ninguno
show-last = { $number } de { $moves }: { $robot } al { $direction }
show-last-open = { $number }: { $robot } al { $direction }
show-move = { $robot } al { $direction }
show-fail = Si el objetivo ({ $target }) no se alcanza en { $exact ->
    [yes] exactamente { $moves } movimientos
   *[no] { $moves } movimientos o menos
  }, los robots vuelven a su posición inicial y { $next ->
    [nobody] la ficha vuelve al montón
    [you] muestras tú
   *[other] muestra { $name }
  }.
show-robot = Robot { robot-name }
show-give-up = Rendirse
show-give-up-sure = ¿Rendirse? Los robots vuelven a su sitio.
show-go-on = Seguir
show-swipe = O desliza el dedo por cualquier parte del tablero.
show-keys = { $fifth ->
    [yes] <key>r</key> <key>g</key> <key>b</key> <key>y</key> <key>s</key>
   *[no] <key>r</key> <key>g</key> <key>b</key> <key>y</key>
  } eligen, <key>↑</key> <key>→</key> <key>↓</key> <key>←</key> mueven.

## The result

result-nobody-succeeded = Nadie lo consiguió
result-nobody-bid = Nadie propuso nada
result-nobody-there = No había nadie de la ronda
result-room-closed = Quien lleva la mesa ha cerrado la sala
result-match-ended = Se terminó la partida
result-back = La ficha vuelve al montón.
result-last-try = Si nadie encuentra la siguiente, la partida termina.
result-shown = Propuesta { $bid }, mostrada en { $moves }.
scored = Puntúan: { $names }
result-guess = Tu pronóstico era { $moves }.
result-moves = Movimientos de esta solución
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
path-optimum = La más corta
path-label = { $title }: { move-count }
result-ready = Vamos a la siguiente
result-last = Ver quién gana
result-next = Siguiente ficha
result-next-in = Siguiente ficha en
result-waiting = A punto. Siguiente ficha, como mucho, en

## Replay and rounds so far

replay-label = Repetición
replay-first = Ir al principio
replay-back = Un movimiento atrás
replay-play = Reproducir
replay-pause = Pausa
replay-forward = Un movimiento adelante
replay-last = Ir al final
replay-place = { $move } de { $moves }
replay-speed = Velocidad { $speed }×
replay-times = { $speed }×
replay-round = Volver a ver la ronda { $round }
replay-of = Ronda { $round }
replay-close = Volver al tablero
history-title = Rondas hasta ahora
round-optimum = mejor { $moves }
round-returned = nadie
round-face-up = encontrada
round-face-down = no encontrada

## The end

final-wins = { $you ->
    [yes] Ganas tú
   *[no] Gana { $name }
  }
final-shared = Victoria compartida: { $names }
final-nobody = No gana nadie
final-alone-won = Ganas tú
final-alone-lost = Gana la arena
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
say-wins = { $you ->
    [yes] Ganas con { $chips }
   *[no] { $name } gana con { $chips }
  }
say-score = { $name } { $chips ->
    [0] ninguna
   *[other] { $chips }
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
series-score = { $most }-{ $next }
series-leads = { $you ->
    [yes] Vas ganando la serie por { $score }
   *[no] { $name } va ganando la serie por { $score }
  }
series-now = serie { $score }
series-level = La serie está empatada, { $score }
series-won = { $you ->
    [yes] Ganas la serie por { $score }
   *[no] { $name } gana la serie por { $score }
  }
series-shared = Serie compartida: { $names }
rematch-asks = { $name } quiere la revancha
rematch-not-now = Ahora no
rematch-accept = Me apunto
rematch-in = Participas.
rematch-first-chip = Primera ficha en { $clock }
rematch-waits = Esperando a los demás
rematch-players = Participan: { $names }
rematch-declined = Dicen que no: { $names }
rematch-nobody = No participa nadie
rematch-out = Al final no
rematch-running = La revancha está en curso
rematch-join = Unirse
rematch-rules = Cambiar las reglas
rematch-others = Jugar con otros
final-lost = No se encuentra esta partida

## La página de una partida terminada

record-title = Ronda por ronda
record-edition = Edición { $edition }
record-bots = con bots
record-bids = Propuestas de la ronda { $round }
# $moves: a bid; $seconds: since the chip was turned up.
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

## Las partidas terminadas de una sala

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

## Alone

alone = En solitario
alone-goal = Gana a la arena
alone-goal-chip = Cada ficha indica un robot y un objetivo. Busca los movimientos mentalmente, propón su número o pulsa «Encontrada» y después muéstralos.
alone-goal-win = Ganas cada ficha que muestras, si la encuentras antes de que se acabe la arena. Consigue { $needed } de { $chips } para ganar.
alone-start = Descubrir la primera ficha
alone-start-note = Entonces empieza la arena: { $seconds } segundos por ficha.
alone-options-note = { $edition } · arena { $sand } · { $robots } robots
alone-rule = Antes de que se acabe la arena, propón un número o pulsa «Encontrada». Después muestra tu solución.
alone-second-run = La arena cae por segunda vez.
alone-runs-on = La arena sigue cayendo.
alone-paused = En pausa
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

## Watching, taking a seat and leaving it

watch-guess = Tu pronóstico privado
watch-guess-note = nadie lo ve
watch-take = Jugar desde la próxima ficha
watch-full = La mesa está llena. Estás mirando.
watch-alone = Estás mirando.
leave-bid = Tu propuesta de { $bid } fallará cuando le toque.
leave-no = Quedarse

## The scratch board

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

## Announcements, spoken and shown

back-bid = Mientras tanto, { $name } propuso { $moves }.
back-taken = { $you ->
    [yes] Mientras tanto, te quedaste una ficha.
   *[no] Mientras tanto, { $name } se quedó una ficha.
  }
back-chip = Mientras tanto, se descubrió otra ficha.
failed-moves-used = No en { $moves }. Los robots vuelven a su sitio.
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
event-seated = { $you ->
    [yes] Juegas a partir de la ficha { $round }.
   *[no] { $name } se sienta y juega a partir de la ficha { $round }.
  }
event-left = { $you ->
    [yes] Dejaste la mesa.
   *[no] { $name } deja la mesa.
  }
event-returned = { $you ->
    [yes] Estás de vuelta en la mesa.
   *[no] { $name } está de vuelta en la mesa.
  }
event-extended = El servidor se detuvo { $seconds } segundos. El tiempo se alarga lo mismo.
event-host = { $you ->
    [yes] Desde ahora llevas la mesa.
   *[no] Desde ahora { $name } lleva la mesa.
  }
event-renamed = { $old } ahora se llama { $name }
event-removed = { $you ->
    [yes] Quien lleva la mesa te ha expulsado.
   *[no] Quien lleva la mesa ha expulsado a { $name }.
  }
event-forgotten = { $you ->
    [yes] Tu nombre se ha borrado y has dejado tu plaza.
   *[no] { $name } se ha ido y el nombre se ha borrado.
  }
event-locked = La sala está bloqueada. No puede sentarse nadie más.
event-unlocked = La sala vuelve a estar abierta.
event-link = La sala tiene un enlace nuevo. El anterior ya no funciona.
event-delay = { $seconds ->
    [0] Quien mira lo ve ahora todo al momento.
   *[other] Quien mira lo ve ahora todo { $seconds } s más tarde.
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
say-seconds = { $seconds } { $seconds ->
    [one] segundo
   *[other] segundos
  }.
say-passed = { $you ->
    [yes] Pasas.
   *[no] { $name } pasa.
  }
say-no-way = { $you ->
    [yes] No ves solución.
   *[no] { $name } no ve solución.
  }
say-all-passed = Todos han pasado. La arena se para.
say-first = { $you ->
    [yes] Vas en primer lugar con { $moves }.
   *[no] { $name } va en primer lugar con { $moves }.
  }
say-order-one = { $name } { $moves }
say-order = Por orden: { $bids }.
say-turn = { $you ->
    [yes] Te toca: muestra { $moves }.
   *[no] { $name }, te toca: muestra { $moves }.
  }
say-found = Has encontrado una solución. Muéstrala.
say-found-bid = Propones { $moves }. Muestra tu solución.
say-move = { $count }: { $robot } al { $direction } hasta { $cell }.
say-move-alone = { $count }: { $robot } al { $direction }.
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

## The board, read aloud

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

## Keys of the round

key-bid = Escribir una propuesta
key-bid-send = Enviar la propuesta
key-bid-clear = Borrar la propuesta
key-pass = Paso
key-next-robot = Elegir el siguiente robot; tras el último, salir del tablero
key-ready = A punto para la siguiente ficha
key-play = Reproducir o pausar la repetición
key-step-back = Un movimiento atrás
key-step-forward = Un movimiento adelante
key-slide-cursor = Deslizar el cursor de lectura como el robot elegido
key-read-board = Leer el tablero
key-read-rows = Leer los jugadores y sus propuestas
key-read-robots = Leer las posiciones de los robots
key-read-time = Leer el tiempo, o la ficha
key-repeat = Repetir el último mensaje

## Rejected commands

refused-bid-not-lower = Ya has propuesto { $standing }. Solo puedes bajar tu propuesta.
refused-bid-unproven = En esta partida, demuestra tu propuesta: juégala en tu propio tablero en { $offered } movimientos.
refused-bid-too-small = La propuesta más baja es 2.
refused-bid-too-large = La propuesta más alta es 99.
refused-bidding-over = Se acabó la arena. Ya no se puede proponer.
refused-pass-stale = Pasaste antes de la primera propuesta. Pasa otra vez si no encuentras nada menor.
refused-joins-next-round = Juegas a partir de la próxima ficha.
refused-consent-off = En esta partida la arena no puede acabarse antes.
refused-players-there = Aún hay alguien de esta ronda.
refused-not-your-turn = No te toca mostrar.
refused-round-paused = La partida está en pausa. Continúa primero.
refused-stale-round = Eso era para una ficha anterior.
refused-wrong-phase = Demasiado tarde: la ronda ya avanzó.
refused-too-soon = Todavía no. Otros siguen pensando.
refused-board-not-ready = Espera a que el tablero esté listo.
refused-table-full = La mesa está llena. Estás mirando.
refused-name-taken = Alguien en la mesa tiene este nombre. Elige otro.
refused-name-empty = Escribe primero tu nombre.
refused-name-too-long = Un nombre tiene como máximo 24 caracteres.
refused-already-seated = Ya tienes plaza.
refused-no-seat = No tienes plaza. Siéntate para jugar.
refused-not-host = Eso solo puede hacerlo quien lleva la mesa.
refused-no-such-player = Esa persona ya no está en la mesa.
refused-player-removed = Quien lleva la mesa te ha expulsado.
refused-seat-forgotten = El nombre de esta plaza se borró y la plaza quedó libre.
refused-token-renewed = Tu sesión se cerró aquí porque esta plaza se aseguró desde otro dispositivo.
refused-link-renewed = Quien lleva la mesa ha renovado el enlace de la sala. Tu enlace anterior ya no funciona.
refused-room-locked = La sala está bloqueada. Puedes mirar.
refused-room-closed = Quien lleva la mesa ha cerrado la sala.
refused-too-fast = Demasiado rápido. Espera un momento.
refused-quick-chat-off = Quien lleva la mesa ha desactivado los mensajes rápidos.
refused-storage-unavailable = El servidor no puede guardar nada en este momento. Prueba otra vez.
refused-disk-low = Al servidor le queda poco espacio en disco y ahora no puede abrir salas nuevas.
refused-room-full = Esta sala ha llegado a su límite. Abre otra.
refused-board-picked = Has elegido este tablero a mano, así que no se mezcla.
refused-option-invalid = Estas opciones no van juntas.
refused-invitation-open = No estás en esta partida. Responde primero a la invitación.
refused-others-answering = Los demás aún pueden responder a la invitación.
refused-match-running = Hay una partida en marcha.
refused-name-unreadable = Este nombre contiene caracteres que no se pueden mostrar. Elige otro.
refused-name-offensive = Este nombre no se permite en las mesas públicas. Elige otro.
refused-name-without-letters = Un nombre necesita una letra, una cifra o un emoji.
refused-robot-not-in-play = Este robot no está en juego.
refused-rooms-not-opened = En este servidor, solo puede abrir salas quien lo administra. Pídele un enlace.
refused-no-ladder = Este servidor no tiene clasificación.
refused-no-such-place = Nadie ocupa este puesto en la clasificación.
refused-personal-link = Este enlace personal ya no funciona. Pide uno nuevo a quien administra el servidor.
refused-places-not-open = Solo quien administra el servidor puede añadir personas a la clasificación. Pídele un enlace personal.
refused-ladder-full = No caben más personas en la clasificación.
refused-tables-off = Este servidor no tiene mesas públicas.
refused-not-public = Solo se puede denunciar a jugadores en una mesa pública.
refused-too-many-connections = Hay demasiadas ventanas abiertas para esta plaza o desde esta red. Cierra una y carga de nuevo.
refused-room-set-aside = Los datos de esta sala están dañados. Nadie puede entrar.
refused-otherwise = No ha funcionado. Prueba otra vez.

# ---- Practicar ----------------------------------------------------------------------------------

## Choosing a puzzle

practise-title = Practicar
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

## Solving

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

## Solved

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
path-hidden = { move-count }, bien escondidos.
path-plain = { move-count }, a la vista.
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

## To try again

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

## Three minutes

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

## The race of ten

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

## The year

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

## Practice on this device

kept-practise-rating = Tu puntuación
kept-practise-days = Tus días de práctica
kept-practise-puzzles = Puntuaciones de los retos
kept-practise-again = Retos por repetir
kept-practise-choice = Tu selección de retos
kept-practise-open = El reto abierto
kept-practise-rush = Tus intentos de tres minutos
kept-practise-race = Tus carreras

# ---- Un teléfono en una mesa de verdad -------------------------------------------------------------

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

# ---- The terminal ----------------------------------------------------------------------------------
# Texts of the `ricochet` command. The browser does not load this section. Only `ricochet tui` uses messages above it.

cli-error = Error: { $what }
cli-warning = Aviso: { $what }
cli-file-fault = { $file }: { $why }.
cli-output-fault = no se puede escribir la salida: { $why }.
cli-line = Línea { $number }: { $words }
cli-move-count = { $moves } { $moves ->
    [one] movimiento
   *[other] movimientos
  }
cli-path-count = { $paths } { $paths ->
    [one] ruta
   *[other] rutas
  }
cli-position-count = { $positions } { $positions ->
    [one] posición
   *[other] posiciones
  }
cli-effort = { $states } { $states ->
    [one] estado
   *[other] estados
  } en { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s

## Terminal: play

cli-play-kept = Las partidas se guardan en { $place }. Ctrl-C para terminar.
cli-play-open = Aquí no se ha abierto ningún navegador. Abre la dirección de arriba en uno.
cli-play-runs = El juego ya está en marcha, con sus partidas en { $place }.
cli-play-runs-here-only = El juego ya está en marcha en { $address }, solo para este equipo. Termínalo con Ctrl-C donde se inició y vuelve a iniciarlo con --lan.
cli-play-scan = Escanea el código con un teléfono de la misma red, o escribe la dirección.

## Terminal: puzzles and boards

cli-solved = { cli-move-count }; { cli-effort }.
cli-no-path = No hay solución
cli-not-solved = Sin resolver dentro del límite
cli-not-solved-effort = { $why }; { cli-effort }.
cli-not-solved-end = { $why }.
cli-more-paths = Hay más de { cli-path-count }; consulta --at-most.
cli-all-paths = { cli-path-count } de { cli-move-count }.
cli-not-counted = No se pudieron contar dentro del límite.
cli-each-path = { cli-move-count } cada una.
cli-at-least = al menos { $moves } movimientos
cli-solve-one-of = elige una: --all, --count o --every-target.
cli-puzzle-impossible = { $high ->
    [0] ningún puzle puede cumplir todas estas condiciones.
   *[other] ningún puzle puede cumplir todas estas condiciones; son posibles de { $low } a { $high }.
}
cli-tried = { $tried } de { $most } puzles al azar probados
cli-puzzles-one-place = elige solo una de --output, --dataset y --book.
cli-puzzles-parquet-nothing = requiere --dataset.
cli-puzzle = { cli-move-count }, nivel { $grade } de 5; semilla { $seed }.
cli-puzzles = { $count } { $count ->
    [one] puzle
   *[other] puzles
  }; semilla { $seed }.
cli-solve-not-with = --threads no se combina con --all ni con --count.
cli-count-no-first = en 0 movimientos no hay primer movimiento.
cli-count-together = En total, { $total }.
cli-board-no-path = un tablero sin robots no tiene ninguna ruta.
cli-board-move-fault = movimiento { $number }, { $move }: { $why } ({ $clause })
cli-board-wrote = Guardado: { $file }.
cli-strong-knows = la tabla ya define su objetivo.
cli-strong-target = obligatorio.
cli-strong-none = { cli-position-count }, ninguna se puede resolver; { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-strong-most = { cli-position-count }, como mucho { cli-move-count }; { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-strong-verified = { cli-position-count }, todas las distancias correctas; { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-strong-verify-alone = --verify no admite tablero.
cli-strong-beside-nothing = requiere --verify.
cli-strong-board = obligatorio.
cli-strong-box-alone = --box no admite tablero.
cli-strong-box-where = obligatorio con --box.
cli-strong-scheduler-nothing = requiere --box.

## Terminal: the game

tui-choose = Elegir
tui-change = Cambiar
# After the letters of the robots and the arrows.
tui-move = Mover
tui-open = Abrir
tui-quit = Salir
tui-step = Paso
tui-stop = Parar la búsqueda
tui-next-solution = Siguiente solución
tui-position-note = Escribe o pega una posición con su objetivo, o el nombre de un archivo. Ejemplo: 4C3A2C1C Rc4 Gn12 >Re15
tui-leave-sure = ¿Dejar la partida? Pulsa Esc otra vez para dejarla.
tui-turn-timer = Girar el reloj de arena
tui-replay-note = Escribe el nombre del archivo de una partida terminada, o su enlace, como https://example.org/games/ID.
tui-next-round = Siguiente ronda
tui-today = El reto de hoy
tui-bots = Jugar con bots
tui-bots-how = Nivel: como yo. Duración: corta. Los bots se hacen más fuertes con cada ficha que ganas.
tui-join = Entrar en una sala
tui-room = Enlace de la sala, o la dirección del servidor y el código
tui-room-note = Como https://example.org/r/p7NzQ, o https://example.org y el código. Sin nombre, solo miras.

## Terminal: doctor

cli-doctor-platform = sistema
cli-doctor-kernel = núcleo
cli-doctor-cpu-target = procesador
cli-doctor-compiled = compilado
cli-doctor-extras = extras
cli-doctor-no-extras = ninguno
cli-doctor-missing = faltan
cli-doctor-to-install = { $extras }; para instalarlos: { $command }
cli-doctor-browser = navegador
cli-doctor-bundle-current = el paquete web, con juego sin conexión
cli-doctor-bundle-withdrawn = el paquete web, sin juego sin conexión (--offline no)
cli-doctor-bundle-outdated = las fuentes, sin juego sin conexión: el paquete web no coincide con ellas (make web)
cli-doctor-bundle-missing = las fuentes, sin juego sin conexión: no hay paquete web (make web)
cli-doctor-data = datos
cli-doctor-database = base de datos
cli-doctor-server = servidor
cli-doctor-wrong = <- incorrecto
cli-doctor-writable = { $place }, se puede escribir
cli-doctor-not-writable = { $place }, { $why }
cli-doctor-no-directory = { $place } no es un directorio
cli-doctor-cannot-write = no se puede escribir en { $place }
cli-doctor-running = en marcha en { $address }
cli-doctor-no-server = ninguno en marcha
cli-doctor-not-built = sin compilar: hacen falta un compilador de C++20 y las cabeceras de Python, en Debian g++ y python3-dev ({ $command } muestra por qué); se usa el motor de referencia
cli-doctor-not-packed = este paquete se creó sin él; se usa el motor de referencia
cli-doctor-not-loaded = no se puede cargar: { $why }; se usa el motor de referencia
cli-doctor-native = se usa el motor nativo
cli-doctor-other-processor = { $target } (no es para este procesador)
cli-doctor-general = solo la búsqueda general
cli-doctor-no-database = aún no hay ninguna
cli-doctor-unchecked = no se puede comprobar: { $why }
cli-doctor-sound = en buen estado
cli-backup-made = { $file } contiene todas las partidas guardadas en { $directory } y la llave de cada plaza. No compartas el archivo.
cli-room-closed = La sala se cerró y se borró.
cli-seat-forgotten = El nombre se borró de esta sala y de sus partidas.
cli-place-forgotten = La persona se ha borrado de la clasificación.
cli-notice-sent = Todos ven ahora que el servidor se reiniciará en unos { $minutes } min.
cli-notice-back = El aviso se ha retirado.
cli-convert-one-text = da un texto, - para la entrada estándar o --file con archivos o directorios.
cli-convert-output = --output necesita --file y no se puede combinar con --lines.
cli-convert-no-files = este directorio no tiene archivos.
cli-convert-written = Convertidos { $converted } de { $texts } en { $directory }.
cli-in-file = { $file }: { $words }
cli-is-file = { $file } es un archivo. Para leerlo: { $command }
cli-convert-lost = Se pierde: { $lost }.
cli-export-consented = es obligatorio: solo se exportan las partidas en las que todos dieron su permiso.
cli-tui-terminal = El juego necesita una terminal de entrada y de salida.
cli-rooms-forget = --forget debe ser como SALA/ASIENTO, con el número del asiento, no { $said }.
cli-backup-restored = { $directory } contiene las partidas guardadas en { $file }. Inicia ahí el servidor.
cli-database-current = Las tablas de la base de datos ya están al día (esquema { $revision }).
cli-database-upgraded = Las tablas de la base de datos se han actualizado (esquema { $revision }).
cli-work-begun = Resolviendo retos para { $place }. Ctrl-C para terminar.
cli-bot-plays = { $name } se sienta y juega. Pulsa Ctrl-C para parar.
cli-bot-over = La partida ha terminado. Ganan: { $winners }.

## Terminal: how commands are used

usage-usage = Uso:
usage-arguments = Argumentos
usage-options = Opciones
usage-commands = Comandos
usage-required = obligatorio
usage-default = por defecto
usage-env-var = variable
usage-try = Para ver la ayuda: { $command }
usage-missing = Falta { $name }.
usage-no-option = { $meant ->
    [none] No existe la opción { $name }.
   *[other] No existe la opción { $name }. ¿Querías decir { $meant }?
}
usage-no-command = { $meant ->
    [none] No existe el comando { $name }.
   *[other] No existe el comando { $name }. ¿Querías decir { $meant }?
}
usage-no-value = { $name } necesita un valor.
usage-value = { $name } no admite ningún valor.
usage-extra = Argumento inesperado: { $name }
usage-whole = { $name } debe ser un número entero desde { $low }, no { $given }.
usage-whole-range = { $name } debe ser un número entero de { $low } a { $high }, no { $given }.
usage-number = { $name } debe ser un número desde { $low }, no { $given }.
usage-number-range = { $name } debe ser un número de { $low } a { $high }, no { $given }.
usage-choice = { $name } debe ser uno de { $choices }, no { $given }.
usage-numbers = { $name } debe ser un número a partir de { $low } o un intervalo como 4-9, no { $given }.
usage-list = { $name } debe ser una lista de { $choices }, separados por comas, no { $given }.
usage-shell = Hay autocompletado para { $choices }, no para { $given }.
cli-completion-installed = El autocompletado está instalado en { $file }. Funciona en cada shell nueva.
cli-redirected = La shell ha redirigido la salida a >{ $file }. Pon el reto entre comillas: "... >{ $file }".

## Terminal: help of the commands

help-help = Mostrar esta ayuda.
help-each-data = Directorio donde se guardan las partidas; por omisión, tu directorio de datos de usuario.
help-each-target = El objetivo, como Rm2, si PUZZLE es una posición sin objetivo.
help-each-as_json = Escribir un objeto JSON en lugar de líneas.
help-each-no_ricochet_rule = Dejar que un robot llegue en línea recta al objetivo (sin R5.2).
help-each-seed = La semilla; con las mismas opciones da los mismos puzles en todas partes. Si falta, una nueva.
help-each-edition = La edición cuyos paneles forman el tablero.
help-each-diagonals = Solo tableros con diagonales, o solo sin ellas.
help-each-robots = Número de robots.
help-each-moves = Longitud de la ruta más corta, como 6 o 4-9.
help-each-paths = Número de rutas más cortas, como 1 o 1-3.
help-each-movers = Número de robots que deben moverse.
help-each-grade = Dificultad de 1 a 5, como 2-3.
help-each-themes = Lo que ocurre en todas las rutas más cortas, separado por comas.
help-each-direct = Solo puzles cuyo robot puede llegar de una vez al objetivo, lo que no vale (R5.2), o solo los demás.
help-ricochet = Jugar a Ricochet Robots y trabajar con sus tableros y retos.

    Los datos van a la salida estándar, los mensajes a la de errores. El estado de salida es 0 si todo va bien, 1 si la respuesta es negativa, 2 si la entrada no es válida y 3 si no se puede escribir la salida.
help-ricochet-version = Mostrar la versión.
help-ricochet-install_completion = Instalar el autocompletado de esta shell.
help-ricochet-show_completion = Mostrar el autocompletado de esta shell, para copiarlo o adaptarlo.
help-play = Jugar en este ordenador o, con --lan, con toda la casa.

    Si ya hay un juego en marcha con el mismo directorio, el comando lo abre.
help-play-lan = Dejar que se unan los teléfonos y ordenadores de la casa.
help-play-port = Puerto; si está ocupado, uno de los siguientes.
help-play-browser = Abrir el juego en un navegador.
help-serve = Poner en marcha un servidor para otros; cada opción también se puede fijar en el entorno.
help-serve-host = Dirección en la que escucha; 0.0.0.0 para todas.
help-serve-port = Puerto en el que escucha; 0 para cualquiera que esté libre.
help-serve-operators = Dirección solo para quien administra: métricas, disponibilidad, órdenes; puerto 0 para uno libre.
help-serve-data = Directorio donde se guardan las partidas; si no se dice, tu propio directorio de datos.
help-serve-database = PostgreSQL que guarda las partidas, postgresql://user@host/name; si no se dice, un archivo en el directorio de datos.
help-serve-origin = Dirección que se teclea, https://play.example.org; varias, con comas.
help-serve-base_path = Ruta bajo la que vive el juego, como /ricochet; si no se dice, /.
help-serve-trusted_proxy = Direcciones o redes de los proxies inversos de delante, 10.0.0.0/8; varias con comas.
help-serve-keep_days = Borrar las salas en las que no ha pasado nada en tantos días.
help-serve-rooms = Quién puede abrir salas: everybody (todos) u operator (solo quien lleva el servidor).
help-serve-ladder = Nombre de una clasificación, como Club del martes; si no se indica, no hay.
help-serve-ladder_places = Quién puede añadir personas a la clasificación: everybody u operator.
help-serve-log_level = Qué se registra: debug, info, warning o error.
help-serve-log_format = Cómo se registra: text o json.
help-serve-tables = Mesas públicas, a las que cualquiera puede unirse: yes o no.
help-serve-offline = Los navegadores guardan el juego para usarlo sin conexión: yes (sí) o no.
help-backup = Copiar en un archivo todos los datos de un servidor, en marcha o parado.

    El archivo da acceso a todas las plazas, así que solo puede leerlo su dueño.
help-backup-file = El archivo que se escribe; si ya existe, se reemplaza.
help-restore = Restaurar una copia en un directorio vacío. Un servidor iniciado allí conserva todas las plazas.
help-restore-file = Una copia hecha con `ricochet backup`.
help-rooms = Listar las salas del servidor en marcha, primero la última usada, o abrir o cerrar una.

    Cada línea muestra el identificador, el código, el nombre, la hora del último evento (UTC), el número de eventos y las páginas abiertas.
help-rooms-open_one = Abrir una sala e imprimir su enlace y su código.
help-rooms-close = Cerrar esta sala y borrar todos sus datos, incluidas sus partidas.
help-rooms-forget = Borrar en todas partes el nombre de esta plaza. Las plazas se cuentan desde 0.
help-ladder = Muestra las personas de la clasificación del servidor en marcha, añade una, renueva un enlace personal o borra a una persona.

    Cada línea muestra el identificador, el puesto, la puntuación, la desviación, las partidas puntuadas y el nombre.
help-ladder-add = Añade a una persona con este nombre y muestra su enlace personal.
help-ladder-renew = Cambia el enlace personal de este identificador y muestra el nuevo.
help-ladder-forget = Borra a la persona con este identificador: nombre, enlace y asientos.
help-notice = Anunciar a todos un reinicio del servidor en marcha, o retirar el anuncio.
help-notice-minutes = Minutos hasta el reinicio; 0 retira el anuncio.
help-export = Escribir partidas del servidor en marcha para la investigación: un objeto JSON por línea, sin nombres ni fechas.
help-export-consented = Confirmar que solo se exportan partidas terminadas en las que todos dieron su permiso.
help-db = Gestionar la base de datos de un servidor con PostgreSQL.
help-upgrade = Crear las tablas, o poner al día las de una versión anterior; una vez para todos los servidores que las comparten.
help-upgrade-database = Dirección de la base de datos, postgresql://user@host/name.
help-work = Resolver retos para los servidores que comparten una base de datos PostgreSQL, con todos los procesadores, hasta que lo detengas.
help-work-database = Dirección de la base de datos, postgresql://user@host/name.
help-bot = Sentar un bot en una sala y dejarlo jugar hasta que acabe la partida.
help-bot-link = Enlace de la sala, como https://play.example.org/r/p7NzQ.
help-bot-level = Fuerza: de 1, principiante, a 6, maestro; optimal propone una ruta de las más cortas.
help-bot-character = Carácter. Pip propone pronto, Otto es constante, Nell espera a estar seguro, Juno baja una y otra vez, Bram es lento y profundo, Vera rápida y baja.
help-bot-name = Nombre en la mesa; el nivel va detrás. Si no se dice, el nombre del carácter.
help-bot-seed = Semilla de los pensamientos del bot; si no se dice, una al azar.
help-tui = Jugar en el terminal: en solitario, con bots, en una sala o con posiciones; con teclas o ratón.
help-tui-link = Enlace de la sala en la que entrar.
help-tui-plain = Caracteres de los tableros; si no se dice, los que tenga el terminal.
help-board = Dibujar un tablero, una posición o un reto en el terminal, o como imagen.

    Un robot es su letra mayúscula; un objetivo, la letra de su robot y su símbolo (* es el vórtice), con > delante del que se pide. /b/ es una barrera que el azul atraviesa. Con --path los robots están donde lleva la ruta; las flechas la muestran, los números son las paradas, y (r), donde empezó un robot.
help-board-text = Un tablero, una posición o un reto en notación, o - para leerlo.
help-board-path = Movimientos que mostrar, como "Rn Be".
help-board-svg = Escribir ahí una imagen en su lugar, o con - en la salida estándar.
help-board-theme = Los colores de la imagen.
help-board-coordinates = Nombrar las columnas y filas en la imagen.
help-board-colour = Colores en el terminal; si no se dice, donde los tenga.
help-board-plain = Caracteres del dibujo; si no se dice, los que tenga el terminal.
help-convert = Escribir un tablero, una posición, un problema u otro valor en otro formato.

    Con --lines o con varios archivos se convierten muchos a la vez. Los que no se pueden convertir se indican, y el resto se convierte.
help-convert-text = El texto, o - para toda la entrada estándar.
help-convert-to = El formato que se escribe, como json, asp o driftingdroids.
help-convert-source = El formato del texto; si falta, se reconoce.
help-convert-file = Leer un texto de cada uno de estos archivos y de cada archivo de un directorio.
help-convert-lines = Cada línea del texto o de los archivos es un texto aparte.
help-convert-output = Escribir en este directorio un archivo por cada archivo, con el mismo nombre. No se sobrescribe ninguno.
help-convert-lossy = Escribir las partes que el formato puede representar y enumerar las que se pierden.
help-check = Comprobar una ruta movimiento a movimiento. El estado de salida es 0 si resuelve el reto, y si no, 1.

    Cada línea muestra el número del movimiento, el movimiento y sus casillas primera y última. Un movimiento rechazado muestra en su lugar la regla y el código del rechazo.
help-check-puzzle = Un reto en notación, o - para leerlo de la entrada estándar.
help-check-path = Movimientos como "Rn Be", o - para leerlos de la entrada estándar.
help-count = Contar todas las secuencias de un número dado de movimientos permitidos.
help-count-position = Una posición o un reto en notación, o - para leerlo.
help-count-depth = Número de movimientos de una secuencia.
help-count-divide = Contar para cada primer movimiento.
help-solve = Imprimir una de las rutas más cortas. El estado de salida es 1 si no hay ninguna o si antes se llegó a un límite.
help-solve-puzzle = Un reto en notación, con --every-target también una posición, o - para uno en cada línea de la entrada.
help-solve-every_path = Imprimir todas las rutas más cortas, por robot y dirección.
help-solve-at_most = Número máximo de rutas que imprimir con --all.
help-solve-count = Imprimir cuántas rutas más cortas hay.
help-solve-every_target = Imprimir objetivo, movimientos y ruta de cada objetivo del tablero.
help-solve-as_json = Escribir un objeto JSON por cada respuesta.
help-solve-engine = La búsqueda: native donde esté compilada, o reference.
help-solve-threads = Procesadores para un reto o, con -, para otros tantos a la vez.
help-solve-max_moves = Longitud máxima de una ruta.
help-solve-max_expanded = Número máximo de estados que expandir.
help-solve-max_memory = Memoria máxima para los estados visitados, en GB.
help-solve-time_limit = Tiempo máximo de búsqueda para cada reto, en segundos.
help-puzzle = Imprimir un puzle al azar que tiene solución.
help-puzzle-drawn = Dibujar también el puzle.
help-puzzles = Imprimir muchos puzles al azar, uno por línea.
help-puzzles-n = Número de puzles.
help-puzzles-start = Índice del primer puzle; los demás lo siguen.
help-puzzles-threads = Procesadores; los puzles son los mismos.
help-puzzles-output = Escribir los puzles en este archivo. Continuar donde paró una ejecución anterior.
help-puzzles-dataset = Escribir en este directorio los puzles como líneas de JSON, su suma de verificación y una ficha; continuar como --output.
help-puzzles-scheduler = Usar los trabajadores de este planificador de Dask; los puzles son los mismos.
help-puzzles-book = Escribir en este directorio un libro para imprimir: páginas en SVG, con las soluciones al final.
help-puzzles-parquet = Con --dataset, escribir los puzles también en Parquet.
help-puzzles-as_json = Escribir por cada puzle un objeto JSON con ruta y dificultad.
help-strong = Hallar la distancia de cada posición de cuatro robots a un objetivo de un tablero.

    Imprime cuántas posiciones hay a cada distancia, y las más difíciles. Con --look-up imprime la distancia de una posición; el estado de salida es 1 si no tiene solución.
help-strong-board = Un tablero en notación; con --look-up una posición, o - para leerla.
help-strong-target = Un objetivo, como ">Rm2" o ">*m2".
help-strong-output = Guardar la tabla en ese archivo; con --box, un directorio.
help-strong-look_up = Imprimir la distancia de una posición según esa tabla.
help-strong-verify = Comprobar cada distancia de esta tabla.
help-strong-beside = La tabla necesaria para comprobar: la misma sin R5.2 o, para el vórtice, la de un solo robot.
help-strong-box = Hallar el máximo de cada objetivo de cada tablero sin barreras. Continúa donde se paró la vez anterior.
help-strong-scheduler = Con --box, calcular las tablas con los trabajadores de este planificador de Dask.
help-strong-threads = Procesadores que usar.
help-strong-max_memory = Rechazar una tabla que necesite más memoria, en GB.
help-strong-hardest = Número de posiciones más difíciles que imprimir.
help-docs = Leer la documentación en un navegador; este equipo la sirve hasta Ctrl-C.
help-docs-browser = Abrir la documentación en un navegador.
help-doctor = Listar lo instalado y comprobar que funciona. El estado de salida es 1 si algo va mal.
help-doctor-database = Dirección de la base de datos, postgresql://user@host/name.

## Terminal: rejected moves and paths

part-robot-title = { $robot ->
    [R] Rojo
    [G] Verde
    [B] Azul
    [Y] Amarillo
   *[S] Plateado
  }
part-where = { $direction ->
    [n] norte
    [e] este
    [s] sur
   *[w] oeste
  }
part-a-wall = una pared
part-by-robot = un robot
fault-extra-missing = { $what } necesita el extra { $extra }: { $command }
fault-site-missing = La documentación no está generada. Ejecuta make docs en una copia del proyecto.
fault-link = Esto no es un enlace a una sala, como https://example.org/r/ROOM.
fault-game = Este no es el archivo de una partida terminada: { $why }.
fault-record = Línea { $line } del registro: { $why }
fault-record-size = Un registro de texto tiene como máximo { $most } MB.
fault-nothing-found = Ninguno de { $tries } puzles al azar tiene todo lo pedido. Pide menos.
fault-puzzle-file = El archivo { $file } no contiene los primeros puzles de esta semilla, este inicio y estas opciones. Escribe en otro archivo.
fault-unsolvable = Este puzle no tiene solución, así que no tiene dificultad.
fault-move-blocked = { $who } no puede ir al { $where }: hay { $what } en medio.
fault-stops-on-diagonal = { $who } acabaría en una barrera. No está permitido.
fault-endless-slide = { $who } se deslizaría sin fin. No está permitido.
fault-robot-not-in-play = { $who } no está en juego.
judged-reaches = { $who } alcanza { $cell } en { $moves } { $moves ->
    [one] movimiento
   *[other] movimientos
  }.
judged-empty = Una ruta tiene al menos un movimiento.
judged-nobody-there = Al final no hay ningún robot en { $cell }.
judged-not-there = { $who } no está en { $cell } al final.
judged-no-ricochet = { $who } no ha doblado una esquina entre dos movimientos suyos.

## Terminal: rejected notation

fault-unexpected = Se esperaba { $expected }; hay { $found }.
fault-target = Esto es un reto. Si quieres una posición, quita el objetivo.
part-end = el final
part-cell = una casilla como c4
part-direction = una dirección (n, e, s o w)
part-robot = un robot (R, G, B, Y o S)
part-wanted = un robot (R, G, B o Y) o * para el vórtice
part-board = una sección (1A a 4D) o un tamaño como 5x4:
part-face = la cara de la sección (A a D)
part-side = un número de casillas de 2 a 32
part-height = 'x' y la altura
part-parts = ':' y las partes del tablero
part-part = una parte como b2e, #d1, Ra1m, *c2 o Bd3/
part-mark = un símbolo (m, g, p o s), o / o \ para una barrera
part-target = un objetivo como >Re15
part-next-target = un espacio y un objetivo como >Re15
part-next-robot = un espacio y un robot con su casilla
part-target-on = El objetivo de { $cell }
part-diagonal-on = La barrera de { $cell }
part-the-robot = { $who }
fault-twice = { $what } se da dos veces.
fault-twice-unlike = { $what } se da dos veces, y no es lo mismo.
fault-format = Este texto no se puede leer como valor: { $why }.
fault-at-place = { $place }: { $why }
fault-formats = Este texto puede ser cualquiera de { $formats }. Indica el formato.
fault-no-cell = { $cell } no es una casilla: escribe columna y fila, como c4.
fault-off-board = No hay ninguna casilla { $cell } en este tablero, que acaba en { $corner }.
fault-no-panel = No hay ninguna sección { $panel }: las secciones son 1A a 4D.
fault-same-marking = Dos secciones tienen la misma marca ({ $who }); un tablero necesita las cuatro.
fault-no-edition = No hay ninguna edición { $edition }; hay { $editions }.
fault-size = Un tablero tiene de { $least } a { $most } casillas de ancho y de alto, no { $size }.
fault-symbols = Cada objetivo tiene un símbolo.
fault-masks = Un tablero tiene una máscara de paredes por casilla.
fault-mask = Una máscara de paredes va de 0 a { $most }, no { $mask }.
fault-closed-open = La casilla cerrada { $cell } tiene un lado abierto.
fault-edge-open = El borde está abierto en { $cell }.
fault-wall-one-sided = La pared { $wall } no lo es desde el otro lado.
fault-diagonal-silver = Ninguna barrera tiene el color del robot plateado.
fault-diagonal-closed = Hay una barrera en { $cell }, que está cerrada.
fault-two-diagonals = Hay dos barreras en { $cell }.
fault-vortex-any = Solo el vórtice admite cualquier robot.
fault-two-targets = Hay dos objetivos en { $cell }.
fault-target-silver = Ningún objetivo es del robot plateado.
fault-target-there = El objetivo no puede estar en { $cell }: { $why }.
fault-target-robot = El objetivo pide un robot que no está en juego: { $who }.
fault-robot-there = { $who } no puede estar en { $cell }: { $why }.
part-closed = la casilla está cerrada
part-diagonal-there = hay una barrera, y en ella no se para ningún robot
fault-two-robots = { $who } y { $other } están los dos en { $cell }.
fault-no-robots = No hay ningún robot en juego.
fault-places = Una posición tiene { $places } sitios para robots.
fault-cell-number = La casilla número { $number } no está en un tablero de { $size }.
fault-cell-nowhere = La casilla número { $number } no está en el tablero.

## Terminal: rejected searches and tables

refused-engine-missing = El motor { $engine } no está instalado aquí; hay { $engines }.
refused-cpu-target = No se puede seguir RICOCHET_CPU: { $why }.
refused-limit-met = Se llegó a un límite antes de conocer todas las rutas más cortas.
fault-table-vortex = Una tabla del vórtice es para robots que ninguna barrera distingue.
fault-table-four = Una tabla es para cuatro robots, no { $robots }.
fault-table-robot = { $who } no está entre los cuatro.
fault-table-cells = Una tabla es para tableros con 4 a { $most } casillas donde pueda estar un robot, no { $cells }.
fault-table-memory = La tabla necesita { NUMBER($needed, maximumFractionDigits: 1) } GB de memoria; se permiten { NUMBER($allowed, maximumFractionDigits: 1) } GB.
fault-table-cancelled = La tabla se interrumpió antes de estar completa.
fault-table-position = La tabla es para el tablero { $board } con los robots { $robots }.
fault-table-foreign = El archivo { $file } no es una tabla de distancias.
fault-table-version = El archivo { $file } es una tabla de otra versión; hazla de nuevo.
fault-table-damaged = El archivo { $file } está dañado; hazlo de nuevo.
fault-table-busy = Otro proceso añade filas al archivo { $file }; deja que termine antes.
fault-scheduler-unreachable = Ningún planificador de Dask responde en { $address }. Una dirección tiene la forma tcp://127.0.0.1:8786.
fault-table-wrong = La tabla está mal: de { $position } dice { $recorded } movimientos y deben ser { $due }.
fault-table-beside-one = Una tabla del vórtice se verifica junto a la de un robot para la misma casilla, con la misma regla.
fault-table-beside-free = Una tabla con R5.2 se verifica junto a la misma sin R5.2.
fault-table-turned = Con R5.2 no se puede verificar la tabla de un robot que las barreras desvían.

## Terminal: rejected settings and data

fault-port = --port debe ser un número de 0 a { $most }, no { $said }.
fault-operators = --operators debe ser como 127.0.0.1:9017, no { $said }.
fault-origin = --origin debe ser como https://play.example.org, no { $said }.
fault-base-path = --base-path debe ser como /ricochet, no { $said }.
fault-trusted-proxy = --trusted-proxy debe nombrar direcciones o redes como 10.0.0.0/8, no { $said }.
fault-keep-days = --keep-days debe ser un número de 1 a 99999, no { $said }.
fault-ladder = --ladder debe ser un nombre de { $most } caracteres como máximo, no { $said }.
fault-choice = Para --{ $option } hay { $list }, no { $said }.
fault-no-address = No existe la dirección { $host }. Elige otra con { $option }.
fault-foreign-address = { $host } no es una dirección de este ordenador. Elige otra con { $option }.
fault-cannot-listen = No se puede escuchar en { $place }: { $why }. Elige otro puerto con { $option }.
refused-no-server = No hay ningún servidor en marcha con { $place }.
refused-no-such-room = Ninguna sala tiene este enlace o código.
refused-data-in-use = Otro servidor usa { $place }. Páralo, o elige otro directorio con --data.
refused-data-newer = Los datos tienen el esquema { $found }, pero esta versión solo conoce { $known }. Actualiza el programa.
refused-data-not-empty = Ya hay algo en { $place }. Elige un directorio vacío con --data.
refused-data-not-a-file = { $place } no es un archivo corriente. Elige otro lugar para la copia.
refused-data-damaged = No se puede usar { $place }: { $why }.
refused-data-place = No se pueden guardar partidas en { $place }: { $why }.
refused-data-unopened = No se pueden abrir los datos en { $place }: { $why }.
fault-database = --database debe ser como postgresql://user@host/name.
fault-no-database = Indica la base de datos con --database o RICOCHET_DATABASE.
refused-data-older = La base de datos { $place } tiene el esquema { $found }, anterior al de esta versión. Ejecuta: ricochet db upgrade --database URL
refused-data-no-tables = La base de datos { $place } aún no tiene tablas. Ejecuta: ricochet db upgrade --database URL
refused-data-elsewhere = Las partidas están en PostgreSQL. Cópialas con sus propios medios, como pg_dump.
refused-data-no-version = La tabla alembic_version no contiene exactamente una versión de los datos. Restáurala desde una copia de seguridad.
refused-data-tables-missing = A los datos les faltan las tablas { $tables }. Restáuralas desde una copia de seguridad.
refused-data-server-file = { $place } es un archivo con datos de un servidor, o la copia de otro. Elige otro lugar para la copia.
refused-secret = { $fault ->
    [missing] Falta el secreto que acredita los asientos. Restaura la tabla secrets desde una copia de seguridad: sin ella, todos pierden su asiento.
    [damaged] El secreto que acredita los asientos está dañado. Restaura la tabla secrets desde una copia de seguridad: sin ella, todos pierden su asiento.
   *[wrong] El secreto que acredita los asientos no es el correcto. Restaura la tabla secrets desde una copia de seguridad: sin ella, todos pierden su asiento.
}
refused-data-secret-unproven = A la tabla meta le falta el valor de control del secreto que acredita los asientos. Restáurala desde una copia de seguridad: con un secreto incorrecto, todos pierden su asiento.
refused-database-unreachable = No se puede llegar a la base de datos { $place }: { $why }.
refused-database-missing = No existe la base de datos { $place }. Créala con createdb.
refused-database-password = La base de datos { $place } no acepta este usuario o esta contraseña.
refused-database-rights = Al usuario de la base de datos { $place } le faltan permisos: { $why }.
part-no-file = no existe ese archivo
part-empty = está vacío
part-foreign = no es de este juego
part-damaged = dañado: { $why }
part-damaged-rooms = dañado: el registro de la sala { $rooms }
part-damaged-rows = dañado: filas de { $tables }
part-too-busy = un servidor escribe demasiado ahora mismo para comprobarlo

# The preview of a link, written by the server.

link-what = Los robots se deslizan hasta que algo los detiene. Encuentra la solución con menos movimientos y gana la ficha.
link-room = Te han invitado a { $product } · { $room }
link-room-board = El tablero de la sala y cuatro robots.
link-game = Una partida terminada de { $product }
link-game-board = El tablero de la partida y cuatro robots.
link-rules = Cómo se juega · { $product }
link-learn = Diez tableros pequeños para aprender · { $product }
link-today = El reto de hoy · { $product }
link-day = Reto del { $day } · { $product }
link-tables = Mesas públicas · { $product }
link-alone = Jugar en solitario · { $product }
link-games = Partidas en este dispositivo · { $product }
link-ladder = Clasificación · { $product }
link-me = Tu puesto en la clasificación · { $product }
link-analyse = Analizar · { $product }
link-device = En este dispositivo · { $product }
link-practise = Practicar · { $product }
link-table = La caja en tu propia mesa · { $product }
link-tv = Ver en un televisor · { $product }
link-any-robot = Cualquier robot
link-robot = { $who }
link-puzzle = { $who } a { $cell }. ¿En cuántos movimientos lo consigues?
link-puzzle-board = Un tablero con cuatro robots. { $who } debe pararse en { $cell }.

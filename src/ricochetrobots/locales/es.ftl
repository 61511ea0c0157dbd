# Todas las palabras de la pantalla, en español. Las secciones siguen las páginas; la ronda está al final.

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

## Cells, for those who read the board

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

## Moves refused

slide-move-blocked = { robot-title } no puede ir al { direction-name }: hay { $by ->
    [robot] un robot
   *[wall] una pared
  } en medio.
slide-stops-on-diagonal = { robot-title } acabaría en una barrera. No está permitido.
slide-endless-slide = { robot-title } se deslizaría sin fin. No está permitido.

## Refusals from the server that need other words here than the game's own

problem-offline = No hay respuesta del servidor. Revisa la conexión y prueba otra vez.
problem-no-such-room = Ninguna sala tiene este código. Revisa los ocho caracteres.
problem-no-such-game = Ninguna partida terminada tiene este enlace. Puede que esté cortado, o que la partida ya no exista.
problem-unreadable = Esta dirección no contiene ningún tablero legible. Puede que el enlace esté cortado.
problem-illegal = El tablero de esta dirección incumple una regla.
problem-ambiguous = El tablero de esta dirección se puede leer de dos maneras.
problem-solver-busy = Hay demasiados retos esperando solución. Prueba otra vez dentro de un momento.

## Header, help, settings

back-to-start = Volver a la página de inicio
turn-board = Girar el tablero
help = Ayuda
help-rules = Reglas
help-keys = Teclas
settings = Ajustes
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
setting-coordinates = Coordenadas
setting-coordinates-note = a–p y 1–16 alrededor del tablero
setting-oneTapBid = Proponer con un toque
setting-oneTapBid-note = tocar un número lo envía al momento
setting-singleKeys = Teclas directas
setting-singleKeys-note = letras y cifras funcionan sin Ctrl
setting-buzz = Vibración
setting-buzz-note = el teléfono vibra en cada parada y con la primera propuesta
sound = Sonido
sound-off = Apagado
sound-quiet = Bajo
sound-full = Alto
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
key-hint = Pedir una pista, un paso cada vez
key-restart = Empezar de nuevo
key-space = Espacio
key-escape = Esc
key-enter = Intro
key-tab = Tab
key-shift = Mayús

## Start page

hero-way = Encuentra la ruta.
hero-number = Di el número.
lead = Los robots se deslizan hasta que algo los detiene. Todos miran el mismo tablero, y quien necesita menos movimientos se queda la ficha.
your-name = Tu nombre
name-missing = Escribe primero tu nombre.
name-alone = Visitante
make-room = Crear una sala
room-code = Código de sala
code-length = Un código de sala tiene ocho caracteres.
join = Entrar
watch = Mirar
todays-puzzle = El reto de hoy
todays-puzzle-note = El tablero que ves aquí
todays-puzzle-missing = No se pudo cargar el reto de hoy.
play-alone = Jugar en solitario
play-alone-note = 17 fichas contra el reloj de arena
how-to-play = Cómo se juega
how-to-play-note = Las reglas en una página
no-account = Sin cuenta
no-tracking = Sin rastreo

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
problem-no-such-day = Esta dirección no indica ningún día. Puede que el enlace esté cortado.
problem-day-not-come = El reto de ese día aún no está disponible.
problem-puzzle-in-play = Este reto se está jugando ahora en una sala. Las pistas volverán cuando acabe la ronda.
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
solved-copy = Copiar resultado
solved-copied = Resultado copiado.
solved-by-hand = No se pudo copiar. El texto es: { $words }
share-day = Ricochet Robots { $date }
share-moves = { move-count } (mínimo { $best })
share-streak = racha { $days }
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

## Arriving in a room

connecting = Conectando
connection-lost = Se perdió la conexión. Reintentando…
server-silent = El servidor aún no responde. Reintentando…
try-now = Reintentar ahora
you-are-back = Ya estás de vuelta.
arrival-title = Te han invitado
arrival-host = { $name } te invita a jugar
arrival-what = Los robots se deslizan hasta que algo los detiene, y quien encuentra la solución con menos movimientos se queda la ficha.
tryout-title = Pruébalo en este tablero: dos movimientos
tryout-start = Probar una ficha mientras tanto
tryout-done = Lo has resuelto en 2. Un robot no sabe hacer nada más.
arrival-present = { $count ->
    [one] En la mesa está
   *[other] En la mesa están
  } { $names }.
arrival-nobody = Aún no hay nadie en la mesa.
arrival-late = La partida ya empezó; juegas a partir de la próxima ficha.
sit-down = Sentarse

## Setting up a room

room-title = Sala { $room }
ask-in = Invita con este código
qr = Código QR del enlace a esta sala
copy-link = Copiar enlace
share-link = Enviar enlace
share-words = Juega conmigo a Ricochet Robots
link-copied = Enlace copiado.
link-by-hand = No se pudo copiar. El enlace es { $link }
seats = En la mesa
you = Tú
# After other names, as in "Mara and you".
you-among = tú
away = ausente
watching = { $count } mirando
# Of a page that shows what happened so many seconds ago.
behind = { $seconds } s de retraso
nobody-else = Nadie más por ahora.
nobody-else-note = Envía el enlace, o empieza en solitario: los demás pueden unirse más tarde.
host-decides = { $name } lleva la mesa y empieza la partida.
host-tools = Para quien lleva la mesa
host-tools-note = jugadores, cierre, retraso, enlace, fin
make-host = Ceder la mesa
remove-player = Expulsar
lock-room = Bloquear la sala
lock-room-note = nadie más se sienta ni entra con el código
spectator-delay = Retraso para quien mira
spectator-delay-note = lo ve todo más tarde, y así nadie puede ayudar
no-delay = al momento
renew-link = Renovar el enlace
renew-link-note = el enlace y el código anteriores dejan de funcionar, y se desconecta a quien mira
renew-link-go = Renovar
close-room = Cerrar la sala
close-room-note = acaba la partida y salen todos
close-room-sure = ¿Cerrar la sala para todos?
close-room-no = Dejarla abierta
player-number = Jugador { $number }
own-seat = Tu asiento
own-seat-note = otros dispositivos, qué se guarda sobre ti
renew-seat = Cerrar sesión en otros dispositivos
renew-seat-note = tu asiento queda solo en este
renew-seat-go = Cerrar
renew-seat-done = Ahora tu asiento está solo en este dispositivo.
seat-consent = Usar mi juego para estadísticas
seat-consent-note = sin tu nombre, si todos en la partida lo permiten
seat-export = Qué se guarda sobre ti
seat-export-note = todo, en un archivo
seat-export-get = Descargar
forget-me = Borrar mi nombre
forget-me-note = aquí y en las partidas terminadas; dejas tu asiento
forget-me-sure = ¿Borrar tu nombre y dejar tu asiento?
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
wins-most = Se juegan todas las fichas y gana quien tenga más.
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
start = Empezar
start-alone = Empezar en solitario
start-with = Empezar con { $players } jugadores

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
chips-to-win = Fichas para ganar
chips-usual = { $players } { $players ->
    [one] jugador
   *[other] jugadores
  }
chips-all = todas
more = Más
more-note = propuestas, igualdad, tiempos, plazas, ayudas
more-note-alone = caídas de la arena, tiempos, secciones, ayudas
reach = Número propuesto
reach-exact = exacto
reach-fewer = o menos
ties = Si son iguales
ties-first-said = lo dijo antes
ties-fewer-chips = menos fichas
option-thinking = Tiempo para pensar
option-thinking-note = después, cualquiera puede dar la vuelta al reloj
option-showing = Tiempo para mostrar
option-showing-note = para cada demostración
option-consent = Parar la arena antes
option-consent-note = cuando nadie quiere proponer menos
option-result = Resultado a la vista
option-result-note = después se descubre la siguiente ficha
option-table = Plazas
option-table-note = el resto mira
first-panels = Secciones de 1999
first-panels-note = las ocho caras de la primera caja
option-landing = Marcas de llegada
option-landing-note = quien muestra ve dónde se pararía un robot
option-spoken = Movimientos en voz alta
option-spoken-note = todos pueden oír dónde se pararía un robot
option-scratch = Tablero de pruebas
option-scratch-note = todos pueden probar movimientos en privado
option-private = Sala privada
option-private-note = solo se llega con el enlace, que no muestra ninguna imagen
runs = La arena cae
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

## Addresses that lead nowhere, sessions that ended

nowhere-title = Página no encontrada
nowhere = Esta dirección no lleva a ninguna página. Puede que el enlace esté cortado.
ended-title = No se puede entrar en esta sala
ended-no-such-room = Ninguna sala tiene este enlace. Puede que esté cortado, o que la sala ya no exista.
stale-title = Hay una versión nueva
ended-version = El servidor usa una versión más nueva que esta página. Cárgala de nuevo; conservas tu plaza.
reload = Cargar de nuevo
to-start = Ir a la página de inicio

## Rules

rules-aim = De qué trata
rules-aim-1 = Hay { $robots ->
    [4] cuatro
    [5] cinco
   *[any] cuatro o cinco
  } robots en un tablero{ $alone ->
    [yes] {""}
   *[no] { " " }que todos miran a la vez
  }. Se descubre una ficha: indica un robot y el objetivo que debe alcanzar.
rules-aim-2 = { $alone ->
    [yes] Buscas una solución mentalmente, y no tocas ningún robot antes de mostrarla.
   *[no] Buscas una solución mentalmente. Nadie toca un robot hasta que alguien tiene que mostrar la suya.
  }
rules-aim-gentle = En esta mesa, las primeras { $chips } fichas son fáciles: un solo robot alcanza cada una en { $moves } movimientos o, si no se puede, en los menos posibles.
rules-slide = Cómo se mueven los robots
rules-slide-1 = Un robot va al norte, al este, al sur o al oeste, y se desliza hasta que lo detiene una pared u otro robot. No puede pararse ni girar antes.
rules-slide-2 = Cada deslizamiento es 1 movimiento, por largo que sea y lo haga el robot que lo haga. Puedes mover cualquier robot, en cualquier orden: otros pueden servir de tope.
rules-slide-back = Un robot que se ha parado también puede volver por donde vino.
rules-picture-again = Mostrar otra vez: { $words }
rules-picture-wall = Rojo se detiene ante una pared.
rules-picture-robot = Rojo se detiene ante el robot azul.
rules-corner = Doblar una esquina
rules-corner-1 = El robot de la ficha debe pararse en el objetivo, y en su ruta debe doblar una esquina al menos una vez: uno de sus movimientos empieza en ángulo recto con su movimiento anterior.
rules-corner-2 = Por eso ningún objetivo se alcanza en 1 movimiento. Si un robot puede ir en línea recta a su objetivo, tiene que tomar otra ruta.
rules-corner-back = Volver atrás no es doblar una esquina. Un robot que ya está en su objetivo cuando se descubre la ficha tiene que salir y volver.
rules-picture-straight = En línea recta al objetivo: no vale.
rules-picture-corner = Doblando una esquina: es una solución en 2.
rules-bid = Decir un número
rules-bid-1 = Cuando encuentres una solución, propón su número de movimientos. Con la primera propuesta se da la vuelta al reloj de arena ({ $time }); hasta que se acaba la arena, todos pueden proponer.
rules-bid-2 = Puedes bajar tu propuesta, nunca subirla. También puedes proponer lo mismo que otros, o más: si fallan, sigues tú.
rules-bid-3 = Muestra primero quien hizo la propuesta más baja.
rules-bid-still-equal = Si también tienen las mismas, quien lo dijo antes.
rules-bid-consent = Quien no quiera proponer menos puede decirlo; si después propone, ya no cuenta. Cuando todos lo han dicho, la arena se para en el acto. Antes de la primera propuesta significa «No veo solución», y cuando todos lo han dicho, la ficha vuelve al montón.
rules-bid-nobody = { $seconds ->
    [0] Cualquiera puede dar la vuelta al reloj sin proponer.
   *[other] Si en { $time } nadie ha propuesto nada, cualquiera puede dar la vuelta al reloj.
  } Si se acaba la arena y nadie ha propuesto nada, la ficha vuelve al montón.
rules-show = Mostrar la solución
rules-show-1 = Cuando se acaba la arena, quien hizo la propuesta más baja mueve los robots. Un movimiento hecho cuenta; uno imposible, no.
rules-show-2 = Si el objetivo se alcanza en { $exact ->
    [yes] exactamente los movimientos propuestos
   *[no] los movimientos propuestos o en menos
  }, se gana la ficha y los robots se quedan donde están. Si no, los robots vuelven a su posición inicial y se muestra la siguiente propuesta.
rules-show-limit = { $limit ->
    [none] No hay límite de tiempo,
   *[some] Hay { $time } para hacerlo,
  } y quien muestra puede rendirse. Quien deja la mesa, o pierde la conexión durante mucho tiempo, también se rinde.
rules-show-3 = Si nadie lo consigue, la ficha vuelve al montón y se descubre otra. Se dice en cuántos movimientos era posible; cuáles son, solo cuando alguien ha ganado la ficha.
rules-diagonal = Barreras de color
rules-diagonal-1 = { $board ->
    [this] Este tablero tiene barreras en diagonal.
   *[some] Algunos tableros tienen barreras en diagonal.
  } Un robot del mismo color las atraviesa; cualquier otro gira 90 grados y sigue deslizándose en el mismo movimiento.
rules-diagonal-2 = Ningún robot puede pararse en una barrera: un movimiento que acabaría ahí no está permitido. Rebotar, por sí solo, no es doblar una esquina en el sentido de la regla anterior.
rules-picture-bounce = Rojo rebota en la barrera azul.
rules-picture-through = Azul la atraviesa.
rules-vortex = { $fifth ->
    [no] El vórtice
   *[yes] El vórtice y el robot plateado
  }
rules-vortex-1 = Cualquier robot puede alcanzar el vórtice.
rules-vortex-2 = { $fifth ->
    [yes] El quinto robot, el plateado, está en el tablero.
   *[maybe] El quinto robot, el plateado, es una opción.
  } Ningún objetivo de color es suyo, pero puede detener a otros e ir al vórtice.
rules-end = El final
rules-end-1 = Con 2 jugadores ganan { $two } fichas; con 3, { $three }; con 4, { $four }. Con más se juegan todas ({ $all }) y gana quien tenga más. La mesa puede acordar otro número.
rules-end-2 = Quienes empatan comparten la victoria. Quien se va conserva sus fichas y aún puede ganar.
rules-alone = En solitario
rules-alone-1 = La arena ({ $time }{ $runs ->
    [1] {""}
   *[other] , dos veces
  }) cae desde que se descubre la ficha. Di «encontrada» antes de que se acabe, con un número o sin él, y se para.
rules-alone-2 = Después muestra una solución cualquiera{ $limit ->
    [none] {""}
   *[some] { " " }en { $time } como mucho
  }; ningún movimiento se deshace. Si falla, los robots vuelven a su posición inicial y sigue cayendo el resto de la arena.
rules-alone-3 = Si alcanzas el objetivo, la ficha es tuya; si no, la pierdes. Ganas con más fichas encontradas que perdidas.
rules-editions = Ediciones
rules-edition = { $edition }: { $words }
rules-here = En esta mesa se juega con las reglas de la edición { $edition }, más lo que se ha acordado.

## Learning by playing

learn-title = Aprender jugando
learn-note = Diez tableros pequeños, de un minuto
learn-place = { $place } de { $total }
learn-lesson = { $place }: { $name }{ $state ->
    [solved] , resuelto
   *[new] {""}
  }
learn-next = Siguiente tablero
learn-end = Ir a la página de inicio
learn-longer = Has necesitado { $moves }; bastan { $best }.
learn-sliding = Deslizarse
learn-sliding-how = Un robot se desliza hasta que algo lo detiene. Lleva el robot rojo a la luna roja. La pared de su derecha lo detendrá.
learn-sliding-done = Así se mueven los robots: cada deslizamiento es 1 movimiento, por largo que sea.
learn-blocking = Cerrar el paso
learn-blocking-how = Nada detiene al robot rojo donde debe. Pon antes el robot azul en medio; sus movimientos también cuentan.
learn-blocking-done = Cualquier robot puede moverse. Los demás son tus paredes.
learn-waiting = Esperar
learn-waiting-how = Envía el robot verde, deja que espere mientras se mueve el amarillo y luego sigue con el verde.
learn-waiting-done = El orden lo eliges tú: un robot puede esperar mientras otros se mueven.
learn-corner = Doblar una esquina
learn-corner-how = Azul podría ir directo al este, pero en línea recta no vale: en su ruta tiene que doblar una esquina. Busca el rodeo.
learn-corner-done = Una solución solo vale si el robot dobla una esquina entre dos de sus movimientos.
learn-vortex = El vórtice
learn-vortex-how = Cualquier robot puede alcanzar la ficha de cuatro colores. ¿Cuál está más cerca?
learn-vortex-done = Cada robot puede ir al vórtice. Vale la misma regla: tiene que doblar una esquina.
learn-diagonal = Barreras
learn-diagonal-how = Un robot rebota en una barrera de otro color y sigue deslizándose, en el mismo movimiento. Envía el robot rojo a la amarilla.
learn-diagonal-done = Un robot del color de la barrera la atravesaría. Ninguno puede pararse en ella.
learn-silver = El quinto robot
learn-silver-how = El robot plateado no tiene fichas de su color, pero detiene a otros. Que ayude al verde.
learn-silver-done = El robot plateado se mueve como los demás y puede ir al vórtice.
learn-reading = Leer un tablero
learn-reading-how = Este es un tablero de verdad. Mira hacia atrás desde el objetivo: ¿desde dónde puede un robot pararse ahí? Después busca cómo llega el azul a esa línea.
learn-reading-done = Mirar hacia atrás desde el objetivo ya es medio camino.
learn-bidding = Proponer
learn-bidding-how = Ahora piensa primero y no toques nada. Cuando hayas encontrado una solución para el robot verde, propón su número de movimientos. Después muéstrala.
learn-bidding-done = En la mesa todos miran a la vez, y el número más bajo muestra primero.
learn-showing = Mostrar
learn-showing-how = Has dicho 4, y tienen que ser 4: el objetivo se alcanza con el cuarto movimiento, ni antes ni después. Hay una solución en 3; gasta un movimiento de más por el camino.
learn-showing-done = Lo que dices es lo que muestras. Ya conoces todo el juego.
key-learn-next = Siguiente tablero

# ---- La ronda -------------------------------------------------------------------------------------

## Who and how much

person = { $you ->
    [yes] Tú
   *[no] { $name }
  }
chip-count = { $chips } { $chips ->
    [one] ficha
   *[other] fichas
  }
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
first-to = gana quien llegue a { $chips }
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
timer-show = para acabar de mostrar
timer-resting = El reloj de arena está parado

## Players and bids

rows-label = Jugadores
rows-label-bids = Propuestas por orden de demostración
rows-order = Orden de demostración
rows-bid = Propuesta
rows-thinking = pensando
rows-none = sin propuesta
rows-passed = nada más bajo
rows-own-none = —
rows-first-said = lo dijo antes
rows-fewer-chips = menos fichas
rows-was = antes { $moves }
rows-showing = mostrando
rows-failed-moves-used = no en { $moves }
rows-failed-gave-up = se rindió
rows-failed-time = sin tiempo
rows-failed-away = ausente
rows-failed-left = se fue
rows-away = ausente { $time }
rows-left = se fue
rows-next-chip = próxima ficha
rows-ready = a punto
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

gentle-now = Las primeras fichas son fáciles: esta se alcanza en pocos movimientos.
think-first-bid = Con la primera propuesta empieza a caer la arena.
think-glass-turned = La arena cae. Sin propuestas, la ficha vuelve al montón.
think-lapsed = Nadie propone. ¿Girar el reloj?
bid-title = ¿Cuántos movimientos?
bid-title-lower = Baja tu propuesta
bid-type = escribe un número <key>7</key> y luego <key>Intro</key>
bid-own = Tu propuesta es { $moves }
bid-key-over = { $moves } movimientos o más
bid-over = { $moves }+
bid-send = Proponer { $moves }
bid-rule = Luego puedes bajar tu propuesta, nunca subirla.
bid-thinking = pensando { $time }
bid-lowest = 2 es lo mínimo. Nadie puede bajar más.
bid-same = Tu propuesta ya es { $moves }.
bid-back = Números menores
bid-not-yet = Juegas a partir de la próxima ficha.
bid-shut = Se perdió la conexión. Propón cuando vuelva.
pass-nothing-lower = Paso
pass-no-way = No veo solución
passed-nothing-lower = Has dicho «Paso». Si propones, ya no cuenta.
passed-no-way = Has dicho que no ves solución. Si propones, ya no cuenta.
put-back = Devolver la ficha al montón
put-back-why = No está nadie de quienes juegan esta ficha.

## Showing

show-boxes = { $made } de { $moves } movimientos hechos
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
result-nobody-there = No estaba nadie de la ronda
result-room-closed = Se cerró la sala
result-back = La ficha vuelve al montón.
result-shown = Propuesta { $bid }, mostrada en { $moves }.
result-guess = Tu pronóstico era { $moves }.
result-moves = Movimientos de la solución
optimum-looking = Buscando la solución más corta…
optimum-moves = Hay una solución en { $moves }.
optimum-shown = No hay solución más corta.
optimum-none = No hay solución.
optimum-withheld = Se mostrará cuando alguien gane la ficha.
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
final-ranking = Clasificación
final-rounds = Rondas
final-rounds-note = movimientos, y la ruta más corta
final-more = { $rounds } { $rounds ->
    [one] ronda
   *[other] rondas
  } más
final-fewer = Menos rondas
final-share = Compartir
final-share-text = Ricochet Robots: { $result }, { $rounds }
final-share-failed = No se pudo compartir. El enlace es { $link }
final-new-board = Otro tablero
final-again = Revancha
final-best = Mejor ronda: { $round }.
final-best-gap = { $you ->
    [yes] Mostraste
   *[no] { $name } mostró
  } { $moves }, { $gap } menos que la siguiente propuesta.
final-best-shortest = { $you ->
    [yes] Mostraste
   *[no] { $name } mostró
  } { $moves }. No hay solución más corta.
final-best-play = Reproducir la mejor ronda
rematch-open = Se está preparando otra partida.
rematch-join = Unirse
final-lost = No se encuentra esta partida

## Alone

alone = En solitario
alone-rule = Antes de que se acabe la arena, propón un número o di que tienes una solución. Después muéstrala.
alone-second-run = La arena cae por segunda vez.
alone-runs-on = La arena sigue cayendo.
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
alone-missed-line = La ficha se queda boca abajo.
alone-shown = Mostrada en { $moves }.
alone-shown-bid = Propusiste { $bid }, mostrada en { $moves }.

## Watching, and the way to a seat and from it

watch-guess = Tu pronóstico privado
watch-guess-note = nadie lo ve
watch-stream = Vista para transmitir
watch-stream-end = Salir de la vista para transmitir
watch-take = Sentarse desde la próxima ficha
watch-full = La mesa está llena. Estás mirando.
watch-alone = Estás mirando.
leave-sure = ¿Dejar la mesa? Tus fichas se quedan y aún pueden ganar, y puedes volver.
leave-bid = Tu propuesta fallará cuando le toque.
leave-no = Quedarse

## The scratch board

scratch-title = Tablero de pruebas
scratch-note = Solo lo ves tú. Los robots de la mesa no se mueven.
scratch-start = Probar en el tablero de pruebas
scratch-reset = Reiniciar
scratch-end = Cerrar
scratch-count = { $moves ->
    [0] sin movimientos
    [one] 1 movimiento
   *[other] { $moves } movimientos
  }

## What happens, said and shown

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
event-extended = El servidor ha estado { $seconds } segundos sin responder. El tiempo se alarga otro tanto.
event-host = { $you ->
    [yes] Desde ahora llevas la mesa.
   *[no] Desde ahora { $name } lleva la mesa.
  }
event-removed = { $you ->
    [yes] Quien lleva la mesa te ha expulsado.
   *[no] Han expulsado a { $name } de la mesa.
  }
event-forgotten = { $you ->
    [yes] Tu nombre se borró y dejaste tu asiento.
   *[no] { $name } se fue y el nombre se borró.
}
event-locked = La sala está bloqueada: no puede sentarse nadie más.
event-unlocked = La sala vuelve a estar abierta.
event-link = La sala tiene un enlace nuevo. El anterior ya no funciona.
event-delay = { $seconds ->
    [0] Quien mira volverá a verlo todo al momento.
   *[other] Quien mira lo ve todo { $seconds } s más tarde a partir de ahora.
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

## The board read aloud

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
key-pass = Pasar, o decir que no ves solución
key-next-robot = Tomar el siguiente robot; tras el último, seguir
key-ready = A punto para la siguiente ficha
key-play = Reproducir o pausar la repetición
key-step-back = Un movimiento atrás
key-step-forward = Un movimiento adelante
key-slide-cursor = Deslizar el cursor de lectura como iría el robot elegido
key-read-board = Leer el tablero
key-read-rows = Leer la lista de jugadores
key-read-robots = Leer dónde están los robots
key-read-time = Decir el tiempo, o la ficha
key-repeat = Repetir el último mensaje
key-stream-end = Salir de la vista para transmitir

## Wishes refused

refused-bid-not-lower = Ya has propuesto { $standing }. Solo puedes bajar tu propuesta.
refused-bid-too-small = La propuesta más baja es 2.
refused-bid-too-large = 99 es lo máximo.
refused-bidding-over = Se acabó la arena. Ya no se puede proponer.
refused-joins-next-round = Juegas a partir de la próxima ficha.
refused-consent-off = En esta partida, la arena no puede pararse antes de tiempo.
refused-players-there = En la mesa hay alguien que juega esta ronda.
refused-not-your-turn = No te toca mostrar.
refused-stale-round = Eso era para una ficha anterior.
refused-wrong-phase = Demasiado tarde: la ronda ya avanzó.
refused-too-soon = Todavía no. Aún hay quien piensa.
refused-table-full = La mesa está llena. Estás mirando.
refused-name-taken = Alguien en la mesa tiene este nombre. Elige otro.
refused-name-empty = Escribe primero tu nombre.
refused-name-too-long = Un nombre tiene como máximo 24 caracteres.
refused-already-seated = Ya tienes plaza.
refused-no-seat = No tienes plaza. Siéntate para jugar.
refused-not-host = Eso solo puede hacerlo quien lleva la mesa.
refused-no-such-player = Esa persona ya no está en la mesa.
refused-player-removed = Quien lleva la mesa te ha expulsado.
refused-seat-forgotten = El nombre de este asiento se borró y el asiento quedó libre.
refused-token-renewed = Se cerró tu sesión aquí: este asiento se aseguró desde otro dispositivo.
refused-link-renewed = Quien lleva la mesa ha renovado el enlace de la sala; el tuyo ya no vale.
refused-room-locked = La sala está bloqueada. Puedes mirar.
refused-room-closed = Quien lleva la mesa ha cerrado la sala.
refused-too-fast = Demasiado rápido. Espera un momento.
refused-storage-unavailable = El servidor no puede guardar nada en este momento. Prueba otra vez.
refused-disk-low = Al servidor le queda poco espacio: por ahora no se abren salas nuevas.
refused-room-full = Esta sala ha llegado a su límite. Abre otra.
refused-board-picked = Este tablero se ha elegido a mano. Para mezclar, elige secciones al azar.
refused-option-invalid = Estas opciones no van juntas.
refused-match-running = Hay una partida en marcha.
refused-name-unreadable = Este nombre tiene signos que no se pueden mostrar. Elige otro.
refused-robot-not-in-play = Este robot no está en juego.
refused-rooms-not-opened = En este servidor, solo puede abrir salas quien lo administra. Pídele un enlace.
refused-too-many-connections = Hay demasiadas ventanas abiertas para esta plaza o desde esta red. Cierra una y carga de nuevo.
refused-room-set-aside = Los datos de esta sala están dañados. Nadie puede entrar.
refused-otherwise = No ha funcionado. Prueba otra vez.

# ---- The terminal ----------------------------------------------------------------------------------
# Words of the command `ricochet`. The browser gets nothing from here on, and nothing from above is used here.

cli-error = Error: { $what }
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
cli-play-runs = El juego ya está en marcha, con sus partidas en { $place }.
cli-play-runs-here-only = El juego ya está en marcha en { $address }, solo para este equipo. Termínalo con Ctrl-C donde se inició y vuelve a iniciarlo con --lan.
cli-play-scan = Apunta al código con un teléfono de la misma red, o escribe la dirección.

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
cli-solve-one-of = elige solo una: --all, --count o --every-target.
cli-solve-not-with = --threads no se combina con --all ni con --count.
cli-count-no-first = en 0 movimientos no hay primer movimiento.
cli-count-together = En total, { $total }.
cli-board-no-path = un tablero sin robots no tiene ninguna ruta.
cli-board-move-fault = movimiento { $number }, { $move }: { $why } ({ $clause })
cli-board-wrote = Guardado: { $file }.
cli-strong-knows = la tabla ya conoce su objetivo.
cli-strong-target = hay que indicarlo.
cli-strong-none = { cli-position-count }, ninguna se puede resolver; { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-strong-most = { cli-position-count }, como mucho { cli-move-count }; { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-strong-verified = { cli-position-count }, cada una como pide la regla de las distancias; { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-strong-verify-alone = --verify no admite tablero.
cli-strong-beside-nothing = va con --verify.
cli-strong-board = hay que indicarlo.
cli-strong-box-alone = --box no admite tablero.
cli-strong-box-where = hay que indicar dónde.
cli-strong-scheduler-nothing = va con --box.

## Terminal: doctor

cli-doctor-platform = sistema
cli-doctor-kernel = núcleo
cli-doctor-cpu-target = procesador
cli-doctor-compiled = compilado
cli-doctor-extras = extras
cli-doctor-no-extras = ninguno
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
cli-doctor-not-built = sin compilar: no había ningún compilador de C++20 que sirviera (RICOCHET_REQUIRE_KERNEL=1 pip install . dice por qué); responde el motor de referencia
cli-doctor-not-loaded = no se puede cargar: { $why }; responde el motor de referencia
cli-doctor-native = responde el motor nativo
cli-doctor-other-processor = { $target } (no es para este procesador)
cli-doctor-general = solo la búsqueda general
cli-doctor-no-database = aún no hay ninguna
cli-doctor-unchecked = no se puede comprobar: { $why }
cli-doctor-sound = en buen estado
cli-backup-made = { $file } contiene todas las partidas guardadas en { $directory } y la llave de cada plaza: no lo compartas.
cli-room-closed = La sala se cerró y se borró.
cli-seat-forgotten = El nombre se borró, en esta sala y en sus partidas.
cli-export-consented = Di --consented: solo se exportan las partidas en las que todos lo permiten.
cli-backup-restored = { $directory } contiene las partidas guardadas en { $file }. Inicia ahí el servidor.
cli-database-current = Las tablas de la base de datos ya están al día (esquema { $revision }).
cli-database-upgraded = Las tablas de la base de datos se han actualizado (esquema { $revision }).
cli-work-begun = Resolviendo retos para { $place }; Ctrl-C para terminar.

## Terminal: how commands are called

usage-usage = Uso:
usage-arguments = Argumentos
usage-options = Opciones
usage-commands = Comandos
usage-required = obligatorio
usage-default = por defecto
usage-env-var = variable
usage-try = Para ver la ayuda: { $command }
usage-missing = Falta { $name }.
usage-no-option = No existe la opción { $name }.
usage-no-command = No existe el comando { $name }.
usage-no-value = A { $name } le falta un valor.
usage-value = { $name } no lleva ningún valor.
usage-extra = Esto sobra: { $name }
usage-whole = { $name } requiere un número entero desde { $low }, no { $given }.
usage-whole-range = { $name } requiere un número entero de { $low } a { $high }, no { $given }.
usage-number = { $name } requiere un número desde { $low }, no { $given }.
usage-choice = { $name } requiere uno de { $choices }, no { $given }.
usage-shell = El autocompletado existe para { $choices }, no para { $given }.
cli-completion-installed = El autocompletado está en { $file }. Funciona en cada intérprete que abras a partir de ahora.
cli-redirected = El intérprete ha tomado >{ $file } como un archivo en el que escribir: pon el reto entre comillas, así: "... >{ $file }".

## Terminal: help

help-help = Mostrar esta ayuda.
help-each-data = Directorio donde se guardan las partidas; si no se dice, el tuyo.
help-each-target = El objetivo, como Rm2, si PUZZLE es una posición sin objetivo.
help-each-as_json = Escribir un objeto JSON en lugar de líneas.
help-each-no_ricochet_rule = Dejar que un robot llegue en línea recta al objetivo (sin R5.2).
help-ricochet = Ricochet Robots: jugar, y trabajar con sus tableros y retos.

    Los datos van a la salida estándar, las palabras a la de errores. El estado de salida es 0; o 1 si la respuesta es que no; o 2 si algo de lo indicado no se acepta; o 3 si no se puede escribir la salida.
help-ricochet-version = Mostrar la versión.
help-ricochet-install_completion = Instalar el autocompletado de esta shell.
help-ricochet-show_completion = Mostrar el autocompletado de esta shell, para copiarlo o adaptarlo.
help-play = Jugar en este ordenador o, con --lan, con toda la casa.

    Abre el juego que ya está en marcha, si es el del mismo directorio.
help-play-lan = Dejar que se unan los teléfonos y ordenadores de la casa.
help-play-port = Puerto; si está ocupado, uno de los siguientes.
help-play-browser = Abrir el juego en un navegador.
help-serve = Poner en marcha un servidor para otros; cada opción también se puede fijar en el entorno.
help-serve-host = Dirección en la que escucha; 0.0.0.0 para todas.
help-serve-port = Puerto en el que escucha; 0 para cualquiera que esté libre.
help-serve-data = Directorio donde se guardan las partidas; si no se dice, tu propio directorio de datos.
help-serve-database = PostgreSQL que guarda las partidas, postgresql://user@host/name; si no se dice, un archivo en el directorio de datos.
help-serve-origin = Dirección que se teclea, https://play.example.org; varias, con comas.
help-serve-base_path = Ruta bajo la que vive el juego, como /ricochet; si no se dice, /.
help-serve-trusted_proxy = Direcciones o redes de los proxies inversos de delante, 10.0.0.0/8; varias con comas.
help-serve-keep_days = Borrar las salas en las que no ha pasado nada en tantos días.
help-serve-rooms = Quién puede abrir salas: everybody (todos) u operator (solo quien lleva el servidor).
help-serve-log_level = Qué se registra: debug, info, warning o error.
help-serve-log_format = Cómo se registra: text o json.
help-backup = Copiar en un archivo todo lo que guarda un servidor, en marcha o parado.

    Quien tiene el archivo puede ocupar cualquier plaza: solo puede leerlo su dueño.
help-backup-file = Adónde va la copia; si el archivo ya existe, se reemplaza.
help-restore = Poner una copia en un directorio vacío, para que un servidor siga allí con cada plaza como estaba.
help-restore-file = Una copia hecha con `ricochet backup`.
help-rooms = Listar las salas del servidor en marcha, primero la última usada; o abrir o cerrar una.

    Cada línea tiene el identificador, el código, el nombre, cuándo pasó algo por última vez (UTC), los eventos y las páginas abiertas.
help-rooms-open_one = Abrir una sala e imprimir su enlace y su código.
help-rooms-close = Cerrar esta sala y borrar todo lo que se guarda de ella, también sus partidas.
help-rooms-forget = Borrar en todas partes el nombre de este asiento; los asientos se cuentan desde 0.
help-export = Escribir partidas del servidor en marcha para la investigación: un objeto JSON por línea, sin nombres ni fechas.
help-export-consented = Partidas terminadas en las que todos lo permiten: no se exporta nada más.
help-db = Trabajar con la base de datos de un servidor con PostgreSQL.
help-upgrade = Crear las tablas, o poner al día las de una versión anterior; una vez para todos los servidores que las comparten.
help-upgrade-database = Su dirección, postgresql://user@host/name.
help-work = Resolver retos para los servidores que comparten un PostgreSQL, con todos los procesadores, hasta que se le diga que pare.
help-work-database = Su dirección, postgresql://user@host/name.
help-board = Dibujar un tablero, una posición o un reto en el terminal, o como imagen.

    Un robot es su letra mayúscula; un objetivo, la letra de su robot y su símbolo (* es el vórtice), con > delante del que se pide. /b/ es una barrera que el azul atraviesa. Con --path los robots están donde lleva la ruta; las flechas la muestran, los números son las paradas, y (r), donde empezó un robot.
help-board-text = Un tablero, una posición o un reto en notación, o - para leerlo.
help-board-path = Movimientos que mostrar, como "Rn Be".
help-board-svg = Escribir ahí una imagen en su lugar, o con - en la salida estándar.
help-board-theme = Los colores de la imagen.
help-board-coordinates = Nombrar las columnas y filas en la imagen.
help-board-colour = Colores en el terminal; si no se dice, donde los tenga.
help-board-plain = Caracteres del dibujo; si no se dice, los que tenga el terminal.
help-check = Juzgar una ruta movimiento a movimiento. El estado de salida es 0 si resuelve el reto, y si no, 1.

    Imprime de cada movimiento su número, el movimiento, dónde empieza y dónde se para; de un movimiento rechazado, la regla y el código.
help-check-puzzle = Un reto en notación, o - para leerlo de la entrada estándar.
help-check-path = Movimientos como "Rn Be", o - para leerlos de la entrada estándar.
help-count = Contar todas las secuencias de tantos movimientos permitidos.
help-count-position = Una posición o un reto en notación, o - para leerlo.
help-count-depth = Cuántos movimientos tiene una secuencia.
help-count-divide = Contar para cada primer movimiento.
help-solve = Imprimir una de las rutas más cortas. El estado de salida es 1 si no hay ninguna o si antes se llegó a un límite.
help-solve-puzzle = Un reto en notación, con --every-target también una posición, o - para uno en cada línea de la entrada.
help-solve-every_path = Imprimir todas las rutas más cortas, por robot y dirección.
help-solve-at_most = Cuántas rutas imprimir como mucho con --all.
help-solve-count = Imprimir cuántas rutas más cortas hay.
help-solve-every_target = Imprimir objetivo, movimientos y ruta de cada objetivo del tablero.
help-solve-as_json = Escribir un objeto JSON por cada respuesta.
help-solve-engine = La búsqueda: native donde esté compilada, o reference.
help-solve-threads = Procesadores para un reto o, con -, para otros tantos a la vez.
help-solve-max_moves = La ruta más larga que se busca.
help-solve-max_expanded = Estados cuyos movimientos se prueban.
help-solve-max_memory = Memoria para los estados visitados, en GB.
help-solve-time_limit = Segundos de búsqueda para cada reto.
help-strong = Hallar la distancia de cada posición de cuatro robots a un objetivo de un tablero.

    Imprime cuántas posiciones hay a cada distancia, y las más difíciles. Con --look-up imprime la distancia de una posición; el estado de salida es 1 si no tiene solución.
help-strong-board = Un tablero en notación; con --look-up una posición, o - para leerla.
help-strong-target = Un objetivo, como ">Rm2" o ">*m2".
help-strong-output = Guardar la tabla en ese archivo; con --box, un directorio.
help-strong-look_up = Imprimir la distancia de una posición según esa tabla.
help-strong-verify = Contrastar cada distancia de esa tabla con la regla que las demuestra todas.
help-strong-beside = La tabla en que se apoya: la misma sin R5.2 o, para el vórtice, la de un robot.
help-strong-box = Hallar el máximo de cada objetivo de cada tablero sin barreras, y seguir donde se quedó.
help-strong-scheduler = Con --box, que los trabajadores de ese planificador de Dask hagan las tablas.
help-strong-threads = Procesadores que usar.
help-strong-max_memory = Rechazar lo que necesite más memoria, en GB.
help-strong-hardest = Cuántas de las posiciones más difíciles imprimir.
help-doctor = Decir qué hay instalado aquí y si funciona. El estado de salida es 1 si algo va mal.

## Terminal: moves and paths that are refused

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
fault-extra-missing = { $what } necesita el extra { $extra }: pip install "{ $package }[{ $extra }]"
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

## Terminal: notation that is refused

fault-unexpected = Se esperaba { $expected }; hay { $found }.
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

## Terminal: searches and tables that are refused

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
fault-table-wrong = La tabla está mal: de { $position } dice { $said } movimientos y deben ser { $due }.
fault-table-beside-one = Una tabla del vórtice se verifica junto a la de un robot para la misma casilla, con la misma regla.
fault-table-beside-free = Una tabla con R5.2 se verifica junto a la misma sin R5.2.
fault-table-turned = Con R5.2 no se puede verificar la tabla de un robot que las barreras desvían.

## Terminal: settings and data that are refused

fault-port = --port debe ser un número de 0 a { $most }, no { $said }.
fault-origin = --origin debe ser como https://play.example.org, no { $said }.
fault-base-path = --base-path debe ser como /ricochet, no { $said }.
fault-trusted-proxy = --trusted-proxy debe nombrar direcciones o redes como 10.0.0.0/8, no { $said }.
fault-keep-days = --keep-days debe ser un número de 1 a 99999, no { $said }.
fault-choice = Para --{ $option } hay { $list }, no { $said }.
fault-no-address = No existe la dirección { $host }. Elige otra con --host.
fault-foreign-address = { $host } no es una dirección de este ordenador. Elige otra con --host.
fault-cannot-listen = No se puede escuchar en { $place }: { $why }. Elige otro puerto con --port.
refused-no-server = No hay ningún servidor en marcha con { $place }.
refused-no-such-room = Ninguna sala tiene este enlace o código.
refused-data-in-use = Otro servidor usa { $place }. Páralo, o elige otro directorio con --data.
refused-data-newer = Los datos tienen el esquema { $found }, pero esta versión solo conoce { $known }. Actualiza el programa.
refused-data-not-empty = Ya hay algo en { $place }. Elige un directorio vacío con --data.
refused-data-damaged = No se puede usar { $place }: { $why }.
refused-data-place = No se pueden guardar partidas en { $place }: { $why }.
refused-data-unopened = No se pueden abrir los datos en { $place }: { $why }.
fault-database = --database debe ser como postgresql://user@host/name.
fault-no-database = Indica la base de datos con --database o RICOCHET_DATABASE.
refused-data-older = La base de datos { $place } tiene el esquema { $found }, anterior al de esta versión. Ejecuta: ricochet db upgrade --database URL
refused-data-no-tables = La base de datos { $place } aún no tiene tablas. Ejecuta: ricochet db upgrade --database URL
refused-data-elsewhere = Las partidas están en PostgreSQL. Cópialas con sus propios medios, como pg_dump.
refused-database-unreachable = No se puede llegar a la base de datos { $place }: { $why }.
refused-database-missing = No existe la base de datos { $place }. Créala con createdb.
refused-database-password = La base de datos { $place } no acepta este usuario o esta contraseña.
refused-database-rights = Al usuario de la base de datos { $place } le faltan permisos: { $why }.
part-no-file = no existe ese archivo
part-empty = está vacío
part-foreign = no es de este juego
part-damaged = dañado: { $why }
part-damaged-rooms = dañado: el registro de la sala { $rooms }
part-too-busy = un servidor escribe demasiado ahora mismo para comprobarlo

# What a link tells before anybody follows it, said by the server.

link-what = Los robots se deslizan hasta que algo los detiene. Quien encuentra la ruta con menos movimientos se queda la ficha.
link-room = Te han invitado a { $product } · { $room }
link-room-board = El tablero de la sala y cuatro robots.
link-game = Una partida terminada de { $product }
link-game-board = El tablero de la partida y cuatro robots.
link-rules = Cómo se juega · { $product }
link-learn = Diez tableros pequeños para aprender · { $product }
link-today = El reto de hoy · { $product }
link-day = Reto del { $day } · { $product }
link-any-robot = Cualquier robot
link-robot = { $who }
link-puzzle = { $who } a { $cell }. ¿En cuántos movimientos lo consigues?
link-puzzle-board = Un tablero con cuatro robots. { $who } debe pararse en { $cell }.

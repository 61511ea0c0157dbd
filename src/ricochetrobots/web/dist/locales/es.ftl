product = Ricochet Robots
tab-title = { $page } · Ricochet Robots
tab-your-turn = { $time } · te toca
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
slide-move-blocked = { robot-title } no puede ir al { direction-name }: hay { $by ->
    [robot] un robot
   *[wall] una pared
  } en medio.
slide-stops-on-diagonal = { robot-title } acabaría en una barrera. No está permitido.
slide-endless-slide = { robot-title } se deslizaría sin fin. No está permitido.
problem-offline = No se puede conectar con el servidor. Revisa la conexión y prueba otra vez.
page-missing-title = No se pudo cargar esta página
problem-no-such-room = Ninguna sala tiene este código. Revisa los ocho caracteres.
problem-no-such-game = Ninguna partida terminada tiene este enlace. Puede que esté incompleto, o que la partida se haya borrado.
problem-unreadable = Esta dirección no contiene ningún tablero legible. Puede que el enlace esté incompleto.
problem-illegal = El tablero de esta dirección incumple una regla.
problem-ambiguous = El tablero de esta dirección es ambiguo.
back-to-start = Volver a la página de inicio
back = Atrás
turn-board = Girar el tablero
help = Ayuda
settings = Ajustes
menu = Menú
close = Cerrar
language = Idioma
theme = Tema
sound = Sonido
turn = Girar
mirror = Reflejar
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
key-analyse = Analizar
lead = Los robots se deslizan hasta que algo los detiene. Busca la ruta más corta al objetivo. Propón el número más bajo, muéstrala y la ficha es tuya.
your-name = Tu nombre
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
device-title = En este dispositivo
offline-line = Sin conexión. Solo grupo, códigos y televisor la necesitan.
install = Instalar
door-table = Tu propia caja
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
solved-moves = Tus movimientos
solved-best = La más corta
solved-streak = Racha
solved-paths = Soluciones de este reto
solved-reveal = Mostrar una solución óptima
solved-again = Probar otra vez
solved-share = Compartir
share-over = { $over ->
    [0] Solución más corta
    [1] Uno más de lo necesario
   *[other] { $over } más de lo necesario
  }
share-streak = { $days } días seguidos
all-days = Retos anteriores
analyse = Analizar
analyse-link = Copiar enlace
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
arrival-title = Te han invitado
arrival-host = { $name } te invita a jugar
arrival-what = Los robots se deslizan hasta que algo los detiene. Encuentra la solución con menos movimientos y gana la ficha.
tryout-title = Prueba este tablero: resuélvelo en dos movimientos
tryout-done = Lo has resuelto en 2. Eso es todo lo que hace un robot.
arrival-present = { $count ->
    [one] En la mesa está
   *[other] En la mesa están
  } { $names }.
arrival-nobody = Aún no hay nadie en la mesa.
arrival-late = La partida ya empezó. Puedes jugar a partir de la próxima ficha.
sit-down = Sentarse
qr = Código QR del enlace a esta sala
seats = En la mesa
you = Tú
you-among = tú
away = ausente
behind = { $seconds } s de retraso
player-number = Jugador { $number }
team-seated = Este dispositivo ya tiene una plaza en esta sala.
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
choose = Elegir
panels = Secciones
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
bots-play = Jugar con bots
bots-note = Bots fáciles, unos { $minutes } minutos
rematch = Revancha
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
diagonals = Barreras de color
length = Duración
series = Serie
series-note = Quien gane primero { $wins } partidas gana la serie.
more = Más
reach = Movimientos al mostrar
runs = Vueltas del reloj
seconds = { $count } s
minutes = { $count } min
number = { $count }
no-limit = sin límite
less = { $what }: menos
nowhere-title = Página no encontrada
nowhere = No hay ninguna página en esta dirección. Puede que el enlace esté incompleto.
ended-title = No puedes entrar en esta sala
ended-no-such-room = Ninguna sala tiene este enlace. Puede que esté incompleto, o que la sala se haya borrado.
stale-title = Esta página está anticuada
ended-version = Cárgala de nuevo; conservas tu plaza.
reload = Cargar de nuevo
to-start = Ir a la página de inicio
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
call-show = Te toca mostrar
call-chip = La ficha { $round } está a la vista
call-go = Ir
my-game-running = Tu partida está en marcha
my-game-over = Tu partida ha terminado
my-game-back = Volver a tu partida
my-game-thinking = Nadie ha propuesto aún
games-all = Todas las partidas de este dispositivo
tables-title = Mesas públicas
learn-title = Aprender jugando
learn-note = Diez tableros pequeños, un minuto cada uno
ladder-title = Clasificación
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
chip-number = Ficha { $round }
phase-turn = { $you ->
    [yes] Te toca: muestra { $moves }
   *[no] { $name }, te toca: muestra { $moves }
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
phase-step-result = Resultado
phase-target = { $robot ->
    [any] Cualquier robot
   *[other] Robot { robot-name }
  }. Objetivo: { $target } en { $cell }
timer-about = aprox.
timer-paused = en pausa
block = Bloquear a { $name }
report = Denunciar a { $name }
gentle-now = Una ficha fácil: bastan pocos movimientos.
bid-own = Tu propuesta es { $moves }
pass = Paso
passed = Pasado
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
show-move = { $robot } al { $direction }
show-robot = Robot { robot-name }
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
path-optimum = La más corta
path-label = { $title }: { move-count }
result-ready = Vamos a la siguiente
result-last = Ver quién gana
result-next = Siguiente ficha
result-next-in = Siguiente ficha en
result-waiting = A punto. Siguiente ficha, como mucho, en
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
final-wins = { $you ->
    [yes] Ganas tú
   *[no] Gana { $name }
  }
final-shared = Victoria compartida: { $names }
final-nobody = No gana nadie
final-alone-won = Ganas tú
final-alone-lost = Gana la arena
say-wins = { $you ->
    [yes] Ganas con { $chips }
   *[no] { $name } gana con { $chips }
  }
say-score = { $name } { $chips ->
    [0] ninguna
   *[other] { $chips }
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
rematch-accept = Me apunto
rematch-running = La revancha está en curso
alone = En solitario
alone-paused = En pausa
failed-moves-used = No en { $moves }. Los robots vuelven a su sitio.
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
say-seconds = { $seconds } { $seconds ->
    [one] segundo
   *[other] segundos
  }.
say-first = { $you ->
    [yes] Vas en primer lugar con { $moves }.
   *[no] { $name } va en primer lugar con { $moves }.
  }
say-turn = { $you ->
    [yes] Te toca: muestra { $moves }.
   *[no] { $name }, te toca: muestra { $moves }.
  }
say-move = { $count }: { $robot } al { $direction } hasta { $cell }.
say-move-alone = { $count }: { $robot } al { $direction }.
key-play = Reproducir o pausar la repetición
key-step-back = Un movimiento atrás
key-step-forward = Un movimiento adelante
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
practise-title = Practicar
path-hidden = { move-count }, bien escondidos.
path-plain = { move-count }, a la vista.

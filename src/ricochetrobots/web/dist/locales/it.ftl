product = Ricochet Robots
tab-title = { $page } · Ricochet Robots
tab-your-turn = { $time } · tocca a te
robot-name = { $robot ->
    [R] rosso
    [G] verde
    [B] blu
    [Y] giallo
   *[S] argento
  }
robot-title = { $robot ->
    [R] Rosso
    [G] Verde
    [B] Blu
    [Y] Giallo
   *[S] Argento
  }
direction-name = { $direction ->
    [n] nord
    [e] est
    [s] sud
   *[w] ovest
  }
vortex = vortice
coloured-chip = { $symbol ->
    [none] casella { $robot ->
        [R] rossa
        [G] verde
        [B] blu
        [Y] gialla
       *[S] argento
      }
    [moon] { $robot ->
        [R] luna rossa
        [G] luna verde
        [B] luna blu
        [Y] luna gialla
       *[S] luna argento
      }
    [gear] { $robot ->
        [R] ingranaggio rosso
        [G] ingranaggio verde
        [B] ingranaggio blu
        [Y] ingranaggio giallo
       *[S] ingranaggio argento
      }
    [planet] { $robot ->
        [R] pianeta rosso
        [G] pianeta verde
        [B] pianeta blu
        [Y] pianeta giallo
       *[S] pianeta argento
      }
   *[star] { $robot ->
        [R] stella rossa
        [G] stella verde
        [B] stella blu
        [Y] stella gialla
       *[S] stella argento
      }
  }
board = Tabellone
cell-closed = Pezzo centrale.
cell-robot = Robot { robot-name }.
cell-target = Obiettivo: { $target }.
cell-diagonal = { $robot ->
    [R] Barriera rossa
    [G] Barriera verde
    [B] Barriera blu
    [Y] Barriera gialla
   *[S] Barriera argento
  }, { $lean ->
    [rising] da sud-ovest a nord-est
   *[falling] da nord-ovest a sud-est
  }.
cell-walls = { $count ->
    [one] Muro
   *[other] Muri
  }: { $walls }.
cell-no-walls = Nessun muro.
slide-move-blocked = { robot-title } non può andare a { direction-name }: c’è { $by ->
    [robot] un robot
   *[wall] un muro
  } davanti.
slide-stops-on-diagonal = { robot-title } finirebbe su una barriera. Non è permesso.
slide-endless-slide = { robot-title } scivolerebbe senza fine. Non è permesso.
problem-offline = Il server non è raggiungibile. Controlla la connessione e riprova.
page-missing-title = Impossibile caricare questa pagina
problem-no-such-room = Nessuna stanza ha questo codice. Controlla gli otto caratteri.
problem-no-such-game = Nessuna partita finita ha questo link. Forse è incompleto, o la partita è stata eliminata.
problem-unreadable = Questo indirizzo non contiene un tabellone leggibile. Forse il link è incompleto.
problem-illegal = Il tabellone di questo indirizzo viola una regola.
problem-ambiguous = Il tabellone di questo indirizzo è ambiguo.
back-to-start = Torna alla pagina iniziale
back = Indietro
turn-board = Ruota il tabellone
help = Aiuto
settings = Impostazioni
menu = Menu
close = Chiudi
language = Lingua
theme = Tema
sound = Suoni
turn = Ruota
mirror = Specchia
key-help = Aiuto e questo elenco
key-turn = Ruota il tabellone
key-mirror = Specchia il tabellone
key-choose-R = Scegli il robot rosso
key-choose-G = Scegli il robot verde
key-choose-B = Scegli il robot blu
key-choose-Y = Scegli il robot giallo
key-choose-S = Scegli il robot argento
key-choose-none = Non scegliere nessun robot; le frecce leggono il tabellone
key-move = Muovi il robot scelto
key-undo = Annulla l’ultima mossa
key-hint = Chiedi un suggerimento, ogni volta più preciso
key-restart = Ricomincia
key-analyse = Analizza
lead = I robot scivolano finché qualcosa non li ferma. Trova il percorso più breve per l’obiettivo. Dichiara il numero più basso, mostralo e il gettone è tuo.
your-name = Il tuo nome
name-alone = Ospite
room-code = Codice stanza
room-code-tv = Codice per il televisore
code-length = Un codice stanza ha otto caratteri.
join = Entra
watch = Guarda
start-aim = { $robot ->
    [any] Qualsiasi robot. Obiettivo: { $target }
   *[other] Robot { robot-name }. Obiettivo: { $target }
  }
start-note = Comincia con la tua prima mossa. Non c’è tempo.
first-title = Porta il rosso sulla stella rossa.
first-note = { $how ->
    [touch] Fai scorrere il rosso: scivola finché qualcosa non lo ferma.
   *[mouse] Trascina il rosso o premi una freccia: scivola finché qualcosa non lo ferma.
  }
first-stopped = { $by ->
    [ready] { robot-title } ha fatto da fermo. Ora alla stella.
    [robot] { robot-title } ha fatto da fermo.
    [edge] Il bordo ha fatto da fermo.
   *[wall] Un muro ha fatto da fermo.
  }
first-slide-on = { move-count } · Annulla o continua
first-over = Non ancora: deve fermarsi lì.
first-undo-note = Strada sbagliata? Niente è perso.
first-solved = Due mosse. Il gioco è questo.
first-later = Fatto in { $moves }. Ne bastano due.
first-solved-note = In compagnia, il numero più basso vince il gettone.
todays-puzzle = La sfida di oggi
todays-puzzle-missing = Non è stato possibile caricare la sfida di oggi.
day-grade = { $grade ->
    [0] facile
    [1] medio
    [2] difficile
   *[3] molto difficile
  }
solved-today = Risolta oggi. Prossima tra { $time } h
play-alone = Gioca in solitario
play-alone-note = 17 gettoni contro la clessidra
friends-play = Gioca in compagnia
friends-note = Un link, fino a 16 posti, senza account
practise-door-note = Sfide al tuo livello
analyse-door-note = Ogni posizione, tutti i percorsi
table-door-note = Sabbia, dichiarazioni, giudice
door-learn = Impara
door-tv = Su un televisore
tv-door-note = Tabellone, sabbia, dichiarazioni
how-to-play = Come si gioca
no-account = Senza account
no-tracking = Senza tracciamento
device-title = Su questo dispositivo
offline-line = Sei offline. Solo compagnia, codici e televisore usano la rete.
install = Installa
door-table = La tua scatola
find-a-way = Trova una soluzione
puzzle-how = Trascina un robot, o scegline uno e usa le frecce. Scivola finché qualcosa non lo ferma.
puzzle-done = Obiettivo raggiunto
puzzle-done-shortest = La soluzione più breve
puzzle-shortest = Risolto in { $moves } mosse. Non c’è soluzione più breve.
puzzle-longer = Risolto in { $moves } mosse. C’è una soluzione in { $best }.
corner-first = Il robot deve prima svoltare. Prova un altro percorso.
move-made = { $count }: { robot-name } a { direction-name } fino a { $cell }.
moves-word = { $count ->
    [one] mossa
   *[other] mosse
  }
moves-so-far = Mosse finora
choose-robot = Scegli un robot
move-robot = Muovi il robot scelto
undo = Annulla
start-over = Ricomincia
puzzle-missing = Questa sfida non si può mostrare
problem-no-such-day = Questo indirizzo non contiene una data valida. Forse il link è incompleto.
problem-day-not-come = La sfida di questo giorno non è ancora disponibile.
puzzle-of-day = Sfida: { $day }
puzzle-next = Prossima sfida, ore { $time }.
puzzle-back-to-result = Torna al risultato
hints = Suggerimenti
hint-next = { $grade ->
    [4] Suggerisci il numero
    [5] Suggerisci il robot
    [6] Suggerisci una mossa
    [7] Mostra una soluzione
   *[other] Suggerisci
  }
hint-at-most = C’è una soluzione in { $moves } mosse o in meno.
hint-exactly = La soluzione più breve richiede { $moves } mosse.
hint-robot = { robot-title } si muove per primo.
hint-move = La prima mossa: { $move }.
hint-path = Una delle soluzioni più brevi: { $moves }.
hint-path-head = Una delle soluzioni più brevi:
solved-moves = Le tue mosse
solved-best = Il più breve
solved-streak = Serie
solved-paths = Soluzioni di questa sfida
solved-reveal = Mostra una delle più brevi
solved-again = Riprova
solved-share = Condividi
share-over = { $over ->
    [0] Soluzione più corta
    [1] Una più del necessario
   *[other] { $over } più del necessario
  }
share-streak = { $days } giorni di fila
all-days = Sfide passate
analyse = Analizza
analyse-link = Copia il link
connecting = Connessione
connection-lost = Connessione persa. Nuovo tentativo…
connection-restarting = Il server si riavvia. Torniamo tra un momento…
connection-paused = Torniamo tra un momento. La sabbia è ferma.
connection-unsent = Nessuna connessione. Il tuo { $bid } non è arrivato.
bid-cancel = Annulla
connection-offline = { $bid ->
    [none] Sei offline. La sabbia continua a scendere.
   *[other] Sei offline. Il tuo { $bid } non è arrivato; la sabbia continua a scendere.
  }
connection-sending = { $bid ->
    [none] Invio…
   *[other] Invio di { $bid }…
  }
server-silent = Il server non risponde. Nuovo tentativo…
notice-restart = { $unit ->
    [minutes] Il server si riavvia tra circa { $time } min.
   *[clock] Il server si riavvia tra { $time }.
  } La partita continua subito dopo.
try-now = Prova ora
you-are-back = Sei di nuovo qui.
arrival-title = Hai un invito
arrival-host = { $name } ti invita a giocare
arrival-what = I robot scivolano finché qualcosa non li ferma. Trova la soluzione con meno mosse e vinci il gettone.
tryout-title = Prova questo tabellone: risolvilo in due mosse
tryout-done = L’hai risolto in 2. Un robot non fa altro che questo.
arrival-present = { $names } { $count ->
    [one] è
   *[other] sono
  } al tavolo.
arrival-nobody = Al tavolo non c’è ancora nessuno.
arrival-late = La partita è già iniziata. Puoi giocare dal prossimo gettone.
sit-down = Prendi posto
qr = Codice QR del link a questa stanza
seats = Al tavolo
you = Tu
you-among = tu
away = assente
behind = { $seconds } s di ritardo
player-number = Giocatore { $number }
team-seated = Questo dispositivo ha già un posto in questa stanza.
wins-usual = Con { $players } { $players ->
    [one] giocatore
   *[other] giocatori
  }, vince chi arriva prima a { $chips } gettoni.
wins-agreed = Vince chi arriva prima a { $chips } { $chips ->
    [one] gettone
   *[other] gettoni
  }.
wins-most = Si giocano tutti i gettoni. Vince chi ne ha di più.
wins-in-all = Si giocano { $chips } gettoni. Vince chi ne ha di più.
choose = Scegli
panels = Sezioni
bot-mark = { $level ->
    [level-1] bot 1
    [level-2] bot 2
    [level-3] bot 3
    [level-4] bot 4
    [level-5] bot 5
    [level-6] bot 6
    [level-like-me] bot
    [level-none] bot
   *[level-optimal] bot ottimale
}
bot-name = { $name } ({ $mark })
bots-play = Gioca con i bot
bots-note = Bot facili, circa { $minutes } minuti
rematch = Rivincita
rules = Regole
edition-2013 = 2013
edition-2013-zman = Z-Man
edition-1999 = 1999
edition-reach = { $exact ->
    [yes] 7 vuol dire esattamente in 7.
   *[no] 7 vuol dire in 7 o in meno.
  }
edition-four-robots = Quattro robot.
edition-no-diagonals = Senza barriere.
tie-rule-first-said = Dichiarazioni uguali: mostra prima chi l’ha detto prima.
tie-rule-fewer-chips = Dichiarazioni uguali: mostra prima chi ha meno gettoni.
fifth-robot = Quinto robot
diagonals = Barriere colorate
length = Durata
series = Serie
series-note = Chi vince per primo { $wins } partite vince la serie.
more = Altro
reach = Mosse da mostrare
runs = Giri di clessidra
seconds = { $count } s
minutes = { $count } min
number = { $count }
no-limit = senza limite
less = { $what }: meno
nowhere-title = Pagina non trovata
nowhere = A questo indirizzo non c’è nessuna pagina. Forse il link è incompleto.
ended-title = Non puoi entrare in questa stanza
ended-no-such-room = Nessuna stanza ha questo link. Forse è incompleto, o la stanza è stata eliminata.
stale-title = C’è una versione più recente
ended-version = Il server usa una versione più recente di questa pagina. Ricaricala; il tuo posto resta tuo.
reload = Ricarica
to-start = Alla pagina iniziale
rules-aim = Scopo del gioco
rules-aim-1 = Su un solo tabellone ci sono { $robots ->
    [4] quattro
    [5] cinque
   *[any] quattro o cinque
  } robot{ $alone ->
    [yes] {""}
   *[no] , e tutti lo studiano insieme
  }. Si gira un gettone, che indica un robot e l’obiettivo che deve raggiungere.
rules-aim-2 = { $alone ->
    [yes] Cerca una soluzione a mente. Non toccare nessun robot finché non la mostri.
   *[no] Cerca una soluzione a mente. Nessuno tocca un robot finché qualcuno non mostra una soluzione.
  }
rules-aim-gentle = A questo tavolo i primi { $chips } gettoni sono facili: un robot da solo raggiunge ogni obiettivo in { $moves } mosse, o nel minor numero che il tabellone permette.
rules-slide = Come si muovono i robot
rules-slide-1 = Un robot va a nord, est, sud o ovest, e scivola finché non lo ferma un muro o un altro robot. Prima non può né fermarsi né svoltare.
rules-slide-2 = Ogni scivolata è 1 mossa, per quanto lunga sia e qualunque robot la faccia. Puoi muovere qualsiasi robot, in qualsiasi ordine, e usare gli altri come ostacoli.
rules-slide-back = Un robot che si è fermato può anche tornare da dove è venuto.
rules-picture-again = Mostra di nuovo: { $words }
rules-picture-wall = Il rosso si ferma contro un muro.
rules-picture-robot = Il rosso si ferma contro il robot blu.
rules-corner = Svoltare
rules-corner-1 = Il robot indicato dal gettone deve fermarsi sull’obiettivo. Lungo il percorso deve svoltare almeno una volta: una delle sue mosse deve iniziare ad angolo retto rispetto alla sua mossa precedente.
rules-corner-2 = Perciò nessun obiettivo si raggiunge in 1 mossa. Se un robot può andare dritto all’obiettivo, deve fare un altro percorso.
rules-corner-back = Tornare indietro non conta come svolta. Un robot che è già sull’obiettivo quando si gira il gettone deve lasciarlo e tornarci.
rules-picture-straight = Dritto all’obiettivo: così non vale.
rules-picture-corner = Con una svolta: è una soluzione in 2.
rules-bid = Dichiarare
rules-bid-1 = Quando trovi una soluzione, dichiara il numero delle sue mosse. La prima dichiarazione fa girare la clessidra ({ $time }). Tutti possono dichiarare finché la sabbia scorre.
rules-bid-2 = Puoi abbassare la tua dichiarazione, mai alzarla. Puoi anche dichiarare quanto un’altra persona, o di più: se fallisce, tocca a te.
rules-bid-3 = La dichiarazione più bassa si mostra per prima.
rules-bid-still-equal = Se ne hanno altrettanti, mostra prima chi l’ha detto prima.
rules-bid-consent = Se non puoi dichiarare di meno, puoi passare. Una nuova dichiarazione annulla il passo; dichiarare 2 equivale a passare. Quando tutti hanno passato, la sabbia si ferma subito. Prima della prima dichiarazione, passare vuol dire “Non vedo soluzioni”. Se allora passano tutti, il gettone torna nel mucchio. La prima dichiarazione annulla tutti i passi.
rules-bid-bots = Anche i bot passano, quando hanno finito di cercare. Finché solo i bot stanno ancora pensando, il tempo scorre { $times } volte più veloce. Dopo { $seconds } s passano.
rules-everybody = In questa partita segnano tutti. Gioca la tua soluzione sul tuo tabellone, che vedi solo tu, e dichiarala. La sabbia scorre fino alla fine. Poi si mostra la dichiarazione migliore, e il gettone vale per tutti quelli che hanno dichiarato.
rules-bid-nobody = { $seconds ->
    [0] Chiunque può girare la clessidra senza dichiarare.
   *[other] Se nessuno dichiara per { $time }, chiunque può girare la clessidra.
  } Se la sabbia finisce prima che qualcuno dichiari, il gettone torna nel mucchio.
rules-show = Mostrare
rules-show-1 = Finita la sabbia, muove i robot chi ha la dichiarazione più bassa. Ogni mossa fatta conta; una mossa impossibile no.
rules-show-2 = Se l’obiettivo è raggiunto { $exact ->
    [yes] esattamente nelle mosse dichiarate
   *[no] nelle mosse dichiarate o in meno
  }, il gettone è vinto e i robot restano dove sono. Altrimenti i robot tornano indietro e si mostra la dichiarazione successiva.
rules-show-limit = { $limit ->
    [none] Non c’è limite di tempo,
   *[some] Il limite di tempo è { $time },
  } e chi mostra può rinunciare. Rinuncia anche chi lascia il tavolo o perde la connessione troppo a lungo.
rules-show-3 = Se nessuno ci riesce, il gettone torna nel mucchio e se ne gira uno nuovo. Vedi quante mosse ha la soluzione più breve, ma non quali: restano nascoste finché qualcuno non vince quel gettone.
rules-diagonal = Barriere colorate
rules-diagonal-1 = { $board ->
    [this] Questo tabellone ha barriere in diagonale.
   *[some] Alcuni tabelloni hanno barriere in diagonale.
  } Un robot dello stesso colore le attraversa. Ogni altro robot devia di 90 gradi e continua a scivolare nella stessa mossa.
rules-diagonal-2 = Nessun robot può fermarsi su una barriera: una mossa che finirebbe lì non è permessa. Un rimbalzo da solo non conta come svolta.
rules-picture-bounce = Il rosso rimbalza sulla barriera blu.
rules-picture-through = Il blu attraversa la barriera blu.
rules-vortex = { $fifth ->
    [no] Il vortice
   *[yes] Il vortice e il robot argento
  }
rules-vortex-1 = Qualsiasi robot può raggiungere il vortice.
rules-vortex-2 = { $fifth ->
    [yes] Il quinto robot, argento, è sul tabellone.
   *[maybe] Il quinto robot, argento, è un’opzione.
  } Non ha obiettivi del suo colore, ma può fermare gli altri robot e andare al vortice.
rules-end = Fine della partita
rules-end-1 = Per vincere servono { $two } gettoni con 2 giocatori, { $three } con 3 e { $four } con 4. Con più giocatori si giocano tutti i gettoni ({ $all }) e vince chi ne ha di più. Il tuo tavolo può scegliere un altro numero.
rules-end-2 = Chi ha gli stessi gettoni condivide la vittoria. Se esci, tieni i tuoi gettoni e puoi ancora vincere.
rules-end-3 = La partita finisce anche se nessuno trova i gettoni rimasti: dall’ultimo gettone vinto, ognuno è stato girato ed è tornato nel mucchio. Vince chi ha più gettoni.
rules-end-agree = Ogni giocatore può suggerire di finire ora la partita. Quando tutti i presenti sono d’accordo, finisce così com’è. I bot sono sempre d’accordo.
rules-alone = In solitario
rules-alone-1 = La sabbia ({ $time }{ $runs ->
    [1] {""}
   *[other] , due volte
  }) scorre appena si gira un gettone. Dichiara un numero o premi “Trovato” prima che finisca, e si ferma.
rules-alone-2 = Poi mostra una soluzione qualsiasi{ $limit ->
    [none] {""}
   *[some] { " " }entro { $time }
  }; non puoi annullare le mosse. Se non riesce, i robot tornano indietro e scorre il resto della sabbia.
rules-alone-3 = Vinci ogni gettone che raggiungi e perdi gli altri. Per battere la sabbia, vinci più gettoni di quanti ne perdi.
rules-editions = Edizioni
rules-edition = { $edition }: { $words }
rules-here = Questo tavolo gioca con le regole dell’edizione { $edition } e con opzioni proprie.
call-show = Tocca a te mostrare
call-chip = Il gettone { $round } è scoperto
call-go = Vai
my-game-running = La tua partita è in corso
my-game-over = La tua partita è finita
my-game-back = Torna alla tua partita
my-game-thinking = Nessuno ha ancora dichiarato
games-all = Tutte le partite su questo dispositivo
tables-title = Tavoli pubblici
learn-title = Impara giocando
learn-note = Dieci piccoli tabelloni, un minuto ciascuno
ladder-title = Classifica
person = { $you ->
    [yes] Tu
   *[no] { $name }
  }
chip-count = { $chips } { $chips ->
    [one] gettone
   *[other] gettoni
  }
move-count = { $moves } { $moves ->
    [one] mossa
   *[other] mosse
  }
chip-number = Gettone { $round }
phase-turn = { $you ->
    [yes] Tocca a te: mostra { $moves }
   *[no] { $name }, tocca a te: mostra { $moves }
  }
phase-show-way = { $you ->
    [yes] Mostra la tua soluzione
   *[no] { $name } mostra una soluzione
  }
phase-taken = { $you ->
    [yes] Il gettone è tuo
   *[no] { $name } ottiene il gettone
  }
phase-any-robot = qualsiasi robot
phase-step-result = Esito
phase-target = { $robot ->
    [any] Qualsiasi robot
   *[other] Robot { robot-name }
  }. Obiettivo: { $target } in { $cell }
timer-about = circa
timer-paused = in pausa
block = Blocca { $name }
report = Segnala { $name }
gentle-now = Un gettone facile: bastano poche mosse.
bid-own = Hai dichiarato { $moves }
pass = Passo
passed = Passato
reached-in = Raggiunto in { $moves }.
reached-counts = La dichiarazione era { $bid } o meno, quindi vale subito.
reached-title = Raggiunto in { $moves }. { $you ->
    [yes] Hai dichiarato
   *[no] { $name } ha dichiarato
  } { $bid } esatte.
reached-text = { $left ->
    [one] Resta una mossa, e dopo { robot-name } deve essere qui. Basta muovere un altro robot.
   *[other] Restano { $left } mosse; dopo l’ultima { robot-name } deve essere qui.
  }
show-move = { $robot } a { $direction }
show-robot = Robot { robot-name }
result-nobody-succeeded = Nessuno ci è riuscito
result-nobody-bid = Nessuno ha dichiarato
result-nobody-there = Nessun giocatore era presente
result-room-closed = Chi gestisce il tavolo ha chiuso la stanza
result-match-ended = La partita è stata chiusa
result-back = Il gettone torna nel mucchio.
result-last-try = Se nessuno trova il prossimo, la partita finisce.
result-shown = Dichiarazione: { $bid }, mostrata in { $moves }.
scored = Segnano: { $names }
result-guess = La tua ipotesi era { $moves }.
result-moves = Mosse di questa soluzione
path-optimum = La più breve
path-label = { $title }: { move-count }
result-ready = Avanti col prossimo
result-last = Guarda chi ha vinto
result-next = Prossimo gettone
result-next-in = Prossimo gettone fra
result-waiting = Ci sei. Prossimo gettone al più tardi fra
replay-label = Riproduzione
replay-first = All’inizio
replay-back = Una mossa indietro
replay-play = Riproduci
replay-pause = Pausa
replay-forward = Una mossa avanti
replay-last = Alla fine
replay-place = { $move } di { $moves }
replay-speed = Velocità { $speed }×
replay-times = { $speed }×
final-wins = { $you ->
    [yes] Hai vinto
   *[no] { $name } ha vinto
  }
final-shared = Vittoria condivisa: { $names }
final-nobody = Non ha vinto nessuno
final-alone-won = Hai vinto
final-alone-lost = Ha vinto la sabbia
say-wins = { $you ->
    [yes] Hai vinto con { $chips }
   *[no] { $name } ha vinto con { $chips }
  }
say-score = { $name } { $chips ->
    [0] nessuno
   *[other] { $chips }
  }
series-score = { $most }-{ $next }
series-leads = { $you ->
    [yes] Conduci la serie { $score }
   *[no] { $name } conduce la serie { $score }
  }
series-now = serie { $score }
series-level = La serie è in parità, { $score }
series-won = { $you ->
    [yes] Hai vinto la serie { $score }
   *[no] { $name } ha vinto la serie { $score }
  }
series-shared = Serie condivisa: { $names }
rematch-asks = { $name } vuole la rivincita
rematch-accept = Ci sto
rematch-running = La rivincita è in corso
alone = In solitario
alone-paused = In pausa
failed-moves-used = Non in { $moves }. I robot tornano ai segnalini.
event-seated = { $you ->
    [yes] Giochi dal gettone { $round }.
   *[no] { $name } prende posto e gioca dal gettone { $round }.
  }
event-left = { $you ->
    [yes] Hai lasciato il tavolo.
   *[no] { $name } lascia il tavolo.
  }
event-returned = { $you ->
    [yes] Sei di nuovo al tavolo.
   *[no] { $name } è di nuovo al tavolo.
  }
event-extended = Il server si è fermato per { $seconds } secondi. Il tempo viene prolungato di altrettanto.
event-host = { $you ->
    [yes] Da ora gestisci tu il tavolo.
   *[no] Da ora { $name } gestisce il tavolo.
  }
event-renamed = { $old } ora si chiama { $name }
event-removed = { $you ->
    [yes] Chi gestisce il tavolo ti ha escluso.
   *[no] Chi gestisce il tavolo ha escluso { $name }.
  }
event-forgotten = { $you ->
    [yes] Il tuo nome è stato eliminato e hai lasciato il posto.
   *[no] { $name } non c’è più e il nome è stato eliminato.
  }
event-locked = La stanza è bloccata. Nessun altro può sedersi.
event-unlocked = La stanza è di nuovo aperta.
event-link = La stanza ha un nuovo link. Quello precedente non funziona più.
event-delay = { $seconds ->
    [0] Ora chi guarda vede tutto subito.
   *[other] Ora chi guarda vede tutto { $seconds } s più tardi.
  }
say-seconds = { $seconds } { $seconds ->
    [one] secondo
   *[other] secondi
  }.
say-first = { $you ->
    [yes] Sei al primo posto con { $moves }.
   *[no] { $name } è al primo posto con { $moves }.
  }
say-turn = { $you ->
    [yes] Tocca a te: mostra { $moves }.
   *[no] { $name }, tocca a te: mostra { $moves }.
  }
say-move = { $count }: { $robot } a { $direction } fino a { $cell }.
say-move-alone = { $count }: { $robot } a { $direction }.
key-play = Avvia o ferma la riproduzione
key-step-back = Una mossa indietro
key-step-forward = Una mossa avanti
refused-bid-not-lower = Hai già dichiarato { $standing }. Puoi solo abbassare la tua dichiarazione.
refused-bid-unproven = In questa partita dimostra la tua dichiarazione: giocala sul tuo tabellone in { $offered } mosse.
refused-bid-too-small = La dichiarazione più bassa è 2.
refused-bid-too-large = La dichiarazione più alta è 99.
refused-bidding-over = La sabbia è finita. Non si dichiara più.
refused-pass-stale = Hai passato prima della prima dichiarazione. Passa di nuovo se non trovi di meno.
refused-joins-next-round = Giochi dal prossimo gettone.
refused-consent-off = In questa partita la sabbia non può finire prima.
refused-players-there = Qualcuno di questo giro è ancora qui.
refused-not-your-turn = Non tocca a te mostrare.
refused-round-paused = La partita è in pausa. Prima continua.
refused-stale-round = Questo valeva per un gettone precedente.
refused-wrong-phase = Troppo tardi: il giro è andato avanti.
refused-too-soon = Non ancora. Altri stanno ancora pensando.
refused-board-not-ready = Aspetta che il tabellone sia pronto.
refused-table-full = Il tavolo è al completo. Stai guardando.
refused-name-taken = Al tavolo c’è già questo nome. Scegline un altro.
refused-name-empty = Scrivi prima il tuo nome.
refused-name-too-long = Un nome ha al massimo 24 caratteri.
refused-already-seated = Hai già un posto.
refused-no-seat = Non hai un posto. Prendine uno per giocare.
refused-not-host = Può farlo solo chi gestisce il tavolo.
refused-no-such-player = Questa persona non è più al tavolo.
refused-player-removed = Chi gestisce il tavolo ti ha escluso.
refused-seat-forgotten = Il nome di questo posto è stato eliminato e il posto è stato lasciato.
refused-token-renewed = Qui la sessione è chiusa perché questo posto è stato messo al sicuro da un altro dispositivo.
refused-link-renewed = Chi gestisce il tavolo ha rinnovato il link della stanza. Il tuo vecchio link non funziona più.
refused-room-locked = La stanza è bloccata. Puoi guardare.
refused-room-closed = Chi gestisce il tavolo ha chiuso la stanza.
refused-too-fast = Troppo in fretta. Aspetta un momento.
refused-quick-chat-off = Chi gestisce il tavolo ha disattivato la chat rapida.
refused-storage-unavailable = Al momento il server non può salvare nulla. Riprova.
refused-disk-low = Il server ha poco spazio su disco e al momento non può aprire stanze nuove.
refused-room-full = Questa stanza ha raggiunto il limite. Aprine un’altra.
refused-board-picked = Hai scelto questo tabellone a mano, quindi non si rimescola.
refused-option-invalid = Queste opzioni non vanno d’accordo.
refused-invitation-open = Non sei in questa partita. Rispondi prima all’invito.
refused-others-answering = Gli altri possono ancora rispondere all’invito.
refused-match-running = C’è una partita in corso.
refused-name-unreadable = Questo nome contiene caratteri che non si possono mostrare. Scegline un altro.
refused-name-offensive = Questo nome non è ammesso ai tavoli pubblici. Scegline un altro.
refused-name-without-letters = Un nome deve avere una lettera, una cifra o un’emoji.
refused-robot-not-in-play = Questo robot non è in gioco.
refused-rooms-not-opened = Su questo server solo chi lo amministra può aprire stanze. Chiedigli un link.
refused-no-ladder = Questo server non ha una classifica.
refused-no-such-place = Nessuno ha questo posto in classifica.
refused-personal-link = Questo link personale non funziona più. Chiedine uno nuovo a chi amministra il server.
refused-places-not-open = Solo chi amministra il server può aggiungere persone alla classifica. Chiedigli un link personale.
refused-ladder-full = La classifica è al completo.
refused-tables-off = Questo server non ha tavoli pubblici.
refused-not-public = Si può segnalare un giocatore solo a un tavolo pubblico.
refused-too-many-connections = Ci sono troppe finestre aperte per questo posto o da questa rete. Chiudine una e ricarica.
refused-room-set-aside = I dati di questa stanza sono danneggiati. Nessuno può entrare.
refused-otherwise = Non ha funzionato. Riprova.
practise-title = Allenati
path-hidden = { move-count }, ben nascoste.
path-plain = { move-count }, in bella vista.

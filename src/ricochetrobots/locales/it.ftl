# Tutte le parole sullo schermo, in italiano. Le sezioni seguono le pagine; il giro in corso sta alla fine.

language-name = Italiano
language-tag = it
product = Ricochet Robots
tab-title = { $page } · Ricochet Robots
tab-your-turn = { $time } · tocca a te
tab-your-turn-open = tocca a te · { $room }
tab-bid = Dichiara! · { $room }
tab-last = { $time } · { $room }

## Nomi del gioco

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

## Caselle, per chi legge il tabellone

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

## Mosse rifiutate

slide-move-blocked = { robot-title } non può andare a { direction-name }: c’è { $by ->
    [robot] un robot
   *[wall] un muro
  } davanti.
slide-stops-on-diagonal = { robot-title } finirebbe su una barriera. Non è permesso.
slide-endless-slide = { robot-title } scivolerebbe senza fine. Non è permesso.

## Rifiuti del server che qui vogliono altre parole

problem-offline = Il server non è raggiungibile. Controlla la connessione e riprova.
problem-no-such-room = Nessuna stanza ha questo codice. Controlla gli otto caratteri.
problem-no-such-game = Nessuna partita finita ha questo link. Forse è incompleto, o la partita non c’è più.
problem-unreadable = Questo indirizzo non contiene un tabellone leggibile. Forse il link è incompleto.
problem-illegal = Il tabellone di questo indirizzo viola una regola.
problem-ambiguous = Il tabellone di questo indirizzo si può leggere in due modi.
problem-solver-busy = Troppe sfide aspettano una soluzione. Riprova tra un momento.

## Intestazione, aiuto, impostazioni

back-to-start = Torna alla pagina iniziale
turn-board = Ruota il tabellone
help = Aiuto
help-rules = Regole
help-keys = Tasti
settings = Impostazioni
close = Chiudi
language = Lingua
theme = Tema
theme-system = Sistema
theme-light = Chiaro
theme-dark = Scuro
setting-contrast = Contrasto elevato
setting-contrast-note = griglia più marcata, colori pieni
setting-stillness = Meno animazioni
setting-stillness-note = i robot svaniscono e riappaiono, senza scivolare
setting-coordinates = Coordinate
setting-coordinates-note = a–p e 1–16 intorno al tabellone
setting-oneTapBid = Dichiara con un tocco
setting-oneTapBid-note = toccando un numero lo dichiari subito
setting-singleKeys = Tasti singoli
setting-singleKeys-note = lettere e cifre agiscono senza Ctrl
setting-buzz = Vibrazione
setting-buzz-note = il telefono vibra a ogni arresto e alla prima dichiarazione
sound = Suoni
sound-off = Spenti
sound-quiet = Bassi
sound-full = Alti
settings-note = Conservate solo in questo browser.
board-view = La mia vista del tabellone
turn = Ruota
mirror = Specchia

## Tasti

key-close = Chiudi questo elenco
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
key-hint = Chiedi un suggerimento, un grado alla volta
key-restart = Ricomincia
key-space = Spazio
key-escape = Esc
key-enter = Invio
key-tab = Tab
key-shift = Maiusc

## Pagina iniziale

hero-way = Trova il percorso.
hero-number = Di’ il numero.
lead = I robot scivolano finché qualcosa non li ferma. Tutti guardano lo stesso tabellone, e chi impiega meno mosse ottiene il gettone.
your-name = Il tuo nome
name-missing = Scrivi prima il tuo nome.
name-alone = Ospite
make-room = Crea una stanza
room-code = Codice stanza
code-length = Un codice stanza ha otto caratteri.
join = Entra
watch = Guarda
todays-puzzle = La sfida di oggi
todays-puzzle-note = Il tabellone che vedi qui
todays-puzzle-missing = Non è stato possibile caricare la sfida di oggi.
play-alone = Gioca in solitario
play-alone-note = 17 gettoni contro la clessidra
how-to-play = Come si gioca
how-to-play-note = Le regole in una pagina
no-account = Senza account
no-tracking = Senza tracciamento

## La sfida di oggi

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
problem-no-such-day = Questo indirizzo non indica nessun giorno. Forse il link è incompleto.
problem-day-not-come = La sfida di questo giorno non è ancora disponibile.
problem-puzzle-in-play = In questo momento questa sfida è in gioco in una stanza. I suggerimenti tornano quando il giro è finito.
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
hint-count = { $hints } { $hints ->
    [one] suggerimento
   *[other] suggerimenti
  }
streak-count = { $days ->
    [0] Ancora nessuna serie.
    [one] Sfida risolta per 1 giorno.
   *[other] Sfida risolta per { $days } giorni di fila.
  }
solved-moves = Le tue mosse
solved-best = Il più breve
solved-streak = Serie
solved-paths = Soluzioni di questa sfida
solved-reveal = Mostra una delle più brevi
solved-again = Riprova
solved-share = Condividi
solved-copy = Copia il risultato
solved-copied = Risultato copiato.
solved-by-hand = Non è stato possibile copiare. Il testo è: { $words }
share-day = Ricochet Robots { $date }
share-moves = { move-count } (minimo { $best })
share-streak = serie { $days }
all-days = Sfide passate
archive-note = Facile il lunedì, difficile la domenica.
archive-week = Settimana: { $day }
archive-day = { $day }: { $state ->
    [shortest] soluzione più breve trovata, { $moves } mosse
    [longer] obiettivo raggiunto in { $moves } mosse, minimo { $best }
    [begun] iniziata
   *[new] da provare
  }
archive-earlier = Settimane precedenti

## L’arrivo in una stanza

connecting = Connessione
connection-lost = Connessione persa. Nuovo tentativo…
server-silent = Il server non risponde ancora. Nuovo tentativo…
try-now = Prova ora
you-are-back = Sei di nuovo qui.
arrival-title = Hai un invito
arrival-host = { $name } ti invita a giocare
arrival-what = I robot scivolano finché qualcosa non li ferma, e chi trova il percorso con meno mosse ottiene il gettone.
tryout-title = Prova su questo tabellone: due mosse
tryout-start = Intanto prova un gettone
tryout-done = L’hai risolto in 2. Un robot non sa fare altro.
arrival-present = { $names } { $count ->
    [one] è
   *[other] sono
  } al tavolo.
arrival-nobody = Al tavolo non c’è ancora nessuno.
arrival-late = La partita è già iniziata; giochi dal prossimo gettone.
sit-down = Prendi posto

## Preparare una stanza

room-title = Stanza { $room }
ask-in = Invita gli amici con il codice
qr = Codice QR del link a questa stanza
copy-link = Copia il link
share-link = Invia il link
share-words = Gioca con me a Ricochet Robots
link-copied = Link copiato.
link-by-hand = Non è stato possibile copiare. Il link è { $link }
seats = Al tavolo
you = Tu
# After other names, as in "Mara and you".
you-among = tu
away = assente
watching = { $count ->
    [one] { $count } guarda
   *[other] { $count } guardano
  }
# Of a page that shows what happened so many seconds ago.
behind = { $seconds } s di ritardo
nobody-else = Ancora nessun altro.
nobody-else-note = Invia il link, o inizia in solitario: gli altri possono entrare più tardi.
host-decides = { $name } prepara il tavolo e inizia la partita.
host-tools = Per chi gestisce il tavolo
host-tools-note = giocatori, blocco, ritardo, link, fine
make-host = Cedi il tavolo
remove-player = Escludi
lock-room = Blocca la stanza
lock-room-note = nessun altro si siede o entra con il codice
spectator-delay = Ritardo per chi guarda
spectator-delay-note = vede tutto più tardi, così nessuno può aiutare
no-delay = subito
renew-link = Rinnova il link
renew-link-note = il link e il codice precedenti smettono di funzionare, e chi guarda viene disconnesso
renew-link-go = Rinnova
close-room = Chiudi la stanza
close-room-note = finisce la partita ed escono tutti
close-room-sure = Chiudere la stanza per tutti?
close-room-no = Lasciala aperta
player-number = Giocatore { $number }
own-seat = Il tuo posto
own-seat-note = altri dispositivi, che cosa è conservato su di te
renew-seat = Disconnetti gli altri dispositivi
renew-seat-note = il tuo posto resta solo su questo
renew-seat-go = Disconnetti
renew-seat-done = Ora il tuo posto è solo su questo dispositivo.
seat-consent = Usa il mio gioco per statistiche
seat-consent-note = senza il tuo nome, se tutti nella partita lo permettono
seat-export = Che cosa è conservato su di te
seat-export-note = tutto, in un file
seat-export-get = Scarica
forget-me = Elimina il mio nome
forget-me-note = qui e nelle partite finite; lasci il tuo posto
forget-me-sure = Eliminare il tuo nome e lasciare il posto?
forget-me-no = Tienilo
forget-me-yes = Elimina
wins-usual = Con { $players } { $players ->
    [one] giocatore
   *[other] giocatori
  }, vince chi arriva prima a { $chips } gettoni.
wins-agreed = Vince chi arriva prima a { $chips } { $chips ->
    [one] gettone
   *[other] gettoni
  }.
wins-most = Si giocano tutti i gettoni e vince chi ne ha di più.
leave-seat = Lascia il tavolo
sit-next = Prendi il prossimo posto libero
watch-only = Stai guardando.
shuffle = Mescola
shuffle-board = Mescola tabellone
choose = Scegli
board-own = Personalizzato
panels = Sezioni
quadrant-nw = Nord-ovest
quadrant-ne = Nord-est
quadrant-se = Sud-est
quadrant-sw = Sud-ovest
start = Inizia
start-alone = Inizia in solitario
start-with = Inizia con { $players } giocatori

## Opzioni

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
tie-rule-first-said = Dichiarazioni uguali: inizia chi l’ha detto prima.
tie-rule-fewer-chips = Dichiarazioni uguali: inizia chi ha meno gettoni.
fifth-robot = Quinto robot
fifth-robot-none = non è in questa scatola
diagonals = Barriere colorate
diagonals-1999 = non sono sulle sezioni del 1999
diagonals-none = non sono in questa scatola
diagonals-picked = come sulle sezioni che hai scelto
option-gentle = Primi gettoni facili
option-gentle-note = ciascuno si raggiunge in poche mosse
option-timer = Clessidra
option-timer-note = dalla prima dichiarazione
option-sand = Clessidra
option-sand-note = per ogni gettone
chips-to-win = Gettoni per vincere
chips-usual = { $players } { $players ->
    [one] giocatore
   *[other] giocatori
  }
chips-all = tutti
more = Altro
more-note = dichiarazioni, parità, tempi, posti, aiuti
more-note-alone = sabbia, tempi, sezioni, aiuti
reach = Numero dichiarato
reach-exact = esatto
reach-fewer = o in meno
ties = A parità
ties-first-said = detto prima
ties-fewer-chips = meno gettoni
option-thinking = Tempo per pensare
option-thinking-note = poi chiunque può girare la clessidra
option-showing = Tempo per mostrare
option-showing-note = per una dimostrazione
option-consent = Fermare prima la sabbia
option-consent-note = quando nessuno ha niente di più basso da dire
option-result = Durata dell’esito
option-result-note = poi si gira il prossimo gettone
option-table = Posti
option-table-note = gli altri guardano
first-panels = Sezioni del 1999
first-panels-note = gli otto lati della prima scatola
option-landing = Segni d’arrivo
option-landing-note = chi mostra vede dove si fermerebbe un robot
option-spoken = Tragitti ad alta voce
option-spoken-note = tutti possono ascoltare fin dove scivola un robot
option-scratch = Tabellone di prova
option-scratch-note = tutti possono provare mosse in privato
option-private = Stanza privata
option-private-note = si arriva solo con il link, che non mostra immagini
runs = La sabbia scorre
runs-value = { $count ->
    [1] una volta
   *[other] due volte
  }
seconds = { $count } s
minutes = { $count } min
number = { $count }
no-limit = senza limite
less = { $what }: meno
more-of = { $what }: più

## Indirizzi che non portano da nessuna parte, sessioni finite

nowhere-title = Pagina non trovata
nowhere = Questo indirizzo non porta a nessuna pagina. Forse il link è incompleto.
ended-title = In questa stanza non si può entrare
ended-no-such-room = Nessuna stanza ha questo link. Forse è incompleto, o la stanza non c’è più.
stale-title = C’è una versione più recente
ended-version = Il server usa una versione più recente di questa pagina. Ricaricala; il tuo posto resta tuo.
reload = Ricarica
to-start = Alla pagina iniziale

## Regole

rules-aim = Di che si tratta
rules-aim-1 = Su un solo tabellone ci sono { $robots ->
    [4] quattro
    [5] cinque
   *[any] quattro o cinque
  } robot{ $alone ->
    [yes] {""}
   *[no] , e tutti lo guardano insieme
  }. Si gira un gettone: indica un robot e l’obiettivo che deve raggiungere.
rules-aim-2 = { $alone ->
    [yes] Il percorso si cerca a mente, senza toccare nessun robot prima di mostrarlo.
   *[no] Il percorso si cerca a mente. Nessuno tocca un robot finché qualcuno non deve mostrare un percorso.
  }
rules-aim-gentle = A questo tavolo i primi { $chips } gettoni sono facili: un robot da solo raggiunge ciascuno in { $moves } mosse, o nel minor numero possibile.
rules-slide = Come si muovono i robot
rules-slide-1 = Un robot va a nord, est, sud o ovest, e scivola finché non lo ferma un muro o un altro robot. Prima non può né fermarsi né girare.
rules-slide-2 = Ogni scivolata è 1 mossa, per quanto lunga sia e qualunque robot la faccia. Puoi muovere qualsiasi robot, in qualsiasi ordine: gli altri possono fare da ostacolo.
rules-slide-back = Un robot che si è fermato può anche tornare da dove è venuto.
rules-picture-again = Mostra di nuovo: { $words }
rules-picture-wall = Il rosso si ferma contro un muro.
rules-picture-robot = Il rosso si ferma contro il robot blu.
rules-corner = Svoltare
rules-corner-1 = Il robot indicato dal gettone deve fermarsi sull’obiettivo e lungo il percorso deve svoltare almeno una volta: una delle sue mosse inizia ad angolo retto rispetto a quella precedente.
rules-corner-2 = Perciò nessun obiettivo si raggiunge in 1 mossa. Se un robot può andare dritto all’obiettivo, deve fare un altro percorso.
rules-corner-back = Tornare indietro non è svoltare. Un robot che è già sull’obiettivo quando si gira il gettone deve lasciarlo e tornarci.
rules-picture-straight = Dritto all’obiettivo: così non vale.
rules-picture-corner = Con una svolta: è una soluzione in 2.
rules-bid = Dire un numero
rules-bid-1 = Quando hai trovato un percorso, dichiari il numero delle sue mosse. La prima dichiarazione fa girare la clessidra ({ $time }); finché la sabbia scorre, tutti possono dichiarare.
rules-bid-2 = Puoi abbassare la tua dichiarazione, mai alzarla. Puoi anche dichiarare quanto gli altri, o di più: se loro falliscono, tocca a te.
rules-bid-3 = Inizia la dichiarazione più bassa.
rules-bid-still-equal = Se ne hanno altrettanti, inizia chi l’ha detto prima.
rules-bid-consent = Chi non ha niente di più basso da dichiarare può dire che passa; una dichiarazione lo annulla. Quando tutti passano, la sabbia si ferma subito. Prima della prima dichiarazione, passare vuol dire che non si vedono percorsi; se lo dicono tutti, il gettone torna nel mucchio.
rules-bid-nobody = { $seconds ->
    [0] Chiunque può girare la clessidra senza dichiarare.
   *[other] Se nessuno dichiara per { $time }, chiunque può girare la clessidra.
  } Se la sabbia finisce senza dichiarazioni, il gettone torna nel mucchio.
rules-show = Mostrare il percorso
rules-show-1 = Finita la sabbia, muove i robot chi ha la dichiarazione più bassa. Una mossa fatta conta; una mossa impossibile no.
rules-show-2 = Se l’obiettivo è raggiunto { $exact ->
    [yes] esattamente nelle mosse dichiarate
   *[no] nelle mosse dichiarate o in meno
  }, il gettone è vinto e i robot restano dove sono. Altrimenti tornano ai segnalini e si mostra la dichiarazione successiva.
rules-show-limit = { $limit ->
    [none] Non c’è limite di tempo,
   *[some] Il tempo per farlo è di { $time },
  } e chi mostra può rinunciare. Anche chi esce o perde a lungo la connessione ha rinunciato.
rules-show-3 = Se nessuno ci riesce, il gettone torna in mezzo agli altri e se ne gira uno nuovo. Si dice in quante mosse era possibile; quali, solo dopo che il gettone è stato vinto.
rules-diagonal = Barriere colorate
rules-diagonal-1 = { $board ->
    [this] Questo tabellone ha barriere in diagonale.
   *[some] Alcuni tabelloni hanno barriere in diagonale.
  } Un robot dello stesso colore le attraversa; ogni altro robot gira di 90 gradi e continua a scivolare nella stessa mossa.
rules-diagonal-2 = Nessun robot può fermarsi su una barriera: una mossa che finirebbe lì non è permessa. Un rimbalzo da solo non è una svolta secondo la regola qui sopra.
rules-picture-bounce = Il rosso rimbalza sulla barriera blu.
rules-picture-through = Il blu la attraversa.
rules-vortex = { $fifth ->
    [no] Il vortice
   *[yes] Il vortice e il robot argento
  }
rules-vortex-1 = Il vortice può essere raggiunto da qualsiasi robot.
rules-vortex-2 = { $fifth ->
    [yes] Il quinto robot, argento, è sul tabellone.
   *[maybe] Il quinto robot, argento, è un’opzione.
  } Nessun obiettivo colorato è suo, ma può fermare gli altri e può andare al vortice.
rules-end = La fine
rules-end-1 = Per vincere servono { $two } gettoni con 2 giocatori, { $three } con 3 e { $four } con 4. Con più giocatori si giocano tutti i gettoni ({ $all }) e vince chi ne ha di più. Il tavolo può accordarsi su un altro numero.
rules-end-2 = Chi è in parità condivide la vittoria. Chi esce tiene i suoi gettoni e può ancora vincere.
rules-alone = In solitario
rules-alone-1 = La sabbia ({ $time }{ $runs ->
    [1] {""}
   *[other] , due volte
  }) scorre da quando si gira un gettone. Di’ “trovato” prima che finisca, con un numero o senza, e si ferma.
rules-alone-2 = Poi mostra un percorso qualsiasi{ $limit ->
    [none] {""}
   *[some] { " " }entro { $time }
  }; nessuna mossa si annulla. Se non riesce, i robot tornano ai segnalini e il resto della sabbia continua a scorrere.
rules-alone-3 = Un gettone raggiunto è tuo, ogni altro è perso. Vinci con più gettoni trovati che persi.
rules-editions = Edizioni
rules-edition = { $edition }: { $words }
rules-here = Questo tavolo gioca con le regole dell’edizione { $edition } e con ciò che ha concordato.

## Imparare giocando

learn-title = Impara giocando
learn-note = Dieci piccoli tabelloni, un minuto ciascuno
learn-place = { $place } di { $total }
learn-lesson = { $place }: { $name }{ $state ->
    [solved] , risolto
   *[new] {""}
  }
learn-next = Prossimo tabellone
learn-end = Alla pagina iniziale
learn-longer = Ne hai usate { $moves }; ne bastano { $best }.
learn-sliding = Scivolare
learn-sliding-how = Un robot scivola finché qualcosa non lo ferma. Porta il rosso sulla luna rossa. Il muro alla sua destra lo fermerà.
learn-sliding-done = I robot si muovono così: ogni scivolata è 1 mossa, per quanto lunga sia.
learn-blocking = Bloccare
learn-blocking-how = Niente ferma il rosso dove serve. Prima usa il robot blu come ostacolo; anche le sue mosse contano.
learn-blocking-done = Puoi muovere qualsiasi robot. Gli altri sono i tuoi muri.
learn-waiting = Aspettare
learn-waiting-how = Fai partire il verde, lascialo aspettare mentre si muove il giallo, poi continua con il verde.
learn-waiting-done = L’ordine lo decidi tu: un robot può aspettare mentre altri si muovono.
learn-corner = Svoltare
learn-corner-how = Il blu potrebbe andare dritto a est, ma così non vale: lungo il percorso deve svoltare. Trova il percorso con una svolta.
learn-corner-done = Un percorso vale solo se il robot ha svoltato dopo una delle sue mosse.
learn-vortex = Il vortice
learn-vortex-how = Il gettone a quattro colori può essere raggiunto da qualsiasi robot. Qual è il più vicino?
learn-vortex-done = Ogni robot può andare al vortice. Vale la stessa regola: deve svoltare.
learn-diagonal = Barriere
learn-diagonal-how = Un robot rimbalza su una barriera di un altro colore e continua a scivolare, nella stessa mossa. Manda il rosso contro quella gialla.
learn-diagonal-done = Un robot dello stesso colore della barriera la attraversa. Nessuno può fermarsi lì sopra.
learn-silver = Il quinto robot
learn-silver-how = L’argento non ha gettoni del suo colore, ma ferma gli altri. Usalo per aiutare il verde.
learn-silver-done = L’argento si muove come tutti gli altri e può andare al vortice.
learn-reading = Leggere un tabellone
learn-reading-how = Questo è un tabellone vero. Guarda all’indietro dall’obiettivo: da dove può arrivare un robot e fermarsi lì? Poi trova come il blu raggiunge quella linea.
learn-reading-done = Guardare all’indietro dall’obiettivo è già metà dell’opera.
learn-bidding = Dichiarare
learn-bidding-how = Ora prima pensa e non toccare nulla. Quando hai trovato una soluzione per il verde, dichiara il numero di mosse. Poi mostrala.
learn-bidding-done = Al tavolo tutti cercano insieme, e inizia chi dice il numero più basso.
learn-showing = Mostrare
learn-showing-how = Hai detto 4, e 4 devono essere: l’obiettivo si raggiunge con la quarta mossa, né prima né dopo. C’è un percorso in 3; spendi una mossa in più.
learn-showing-done = Quello che dici è quello che mostri. Ora conosci tutto il gioco.
key-learn-next = Prossimo tabellone

# ---- Il giro ---------------------------------------------------------------------------------------

## Chi e quanto

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
round-count = { $rounds } { $rounds ->
    [one] giro
   *[other] giri
  }
minute-count = { $minutes } min

## Intestazione del giro

chip-number = Gettone { $round }
chip-of = Gettone { $chip } di { $total }
chips-left = { $chips ->
    [one] resta { $chips }
   *[other] restano { $chips }
  }
first-to = si vince a { $chips }
most-chips = vince chi ne ha di più

## La scheda della fase

phase-bid = Inizia la più bassa
phase-show = { $you ->
    [yes] Mostra le tue { $moves }
   *[no] { $name } mostra { $moves }
  }
phase-turn = { $you ->
    [yes] Tocca a te: mostra { $moves }
   *[no] { $name }, tocca a te: mostra { $moves }
  }
verdict-moves-used = Non in { $moves }
verdict-gave-up = { $you ->
    [yes] Hai rinunciato
   *[no] { $name } ha rinunciato
  }
verdict-time = Tempo scaduto
verdict-away = { $you ->
    [yes] Assenza troppo lunga
   *[no] { $name }: assenza troppo lunga
  }
verdict-left = { $you ->
    [yes] Hai lasciato il tavolo
   *[no] { $name } ha lasciato il tavolo
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
phase-steps = Il giro
phase-step-think = Pensa
phase-step-bid = Dichiara
phase-step-show = Mostra
phase-step-result = Esito
phase-target = { $robot ->
    [any] Qualsiasi robot
   *[other] Robot { robot-name }
  }. Obiettivo: { $target } in { $cell }
timer-left = { $seconds ->
    [one] Resta { $seconds } secondo
   *[other] Restano { $seconds } secondi
  }
timer-about = circa
timer-show = per finire di mostrare
timer-resting = La clessidra è ferma

## Giocatori e dichiarazioni

rows-label = Giocatori
rows-label-bids = Dichiarazioni in ordine di dimostrazione
rows-order = Ordine di dimostrazione
rows-bid = Dichiarazione
rows-thinking = pensa
rows-none = non dichiara
rows-passed = passa
rows-own-none = —
rows-first-said = detto prima
rows-fewer-chips = meno gettoni
rows-was = era { $moves }
rows-showing = mostra
rows-failed-moves-used = non in { $moves }
rows-failed-gave-up = rinuncia
rows-failed-time = tempo scaduto
rows-failed-away = assente
rows-failed-left = ha lasciato
rows-away = assente { $time }
rows-left = ha lasciato
rows-next-chip = dal prossimo
rows-ready = ci sono
tie-first-said = { $otherYou ->
    [yes] Anche tu dici { $moves }.
   *[no] Anche { $other } dice { $moves }.
  } { $you ->
    [yes] L’hai detto prima e inizi.
   *[no] { $name } l’ha detto prima e inizia.
  }
tie-fewer-chips = { $otherYou ->
    [yes] Anche tu dici { $moves }.
   *[no] Anche { $other } dice { $moves }.
  } { $you ->
    [yes] Hai meno gettoni e inizi.
   *[no] { $name } ha meno gettoni e inizia.
  }

## Pensare e dichiarare

gentle-now = I primi gettoni sono facili: questo si raggiunge in poche mosse.
think-first-bid = La prima dichiarazione fa girare la clessidra.
think-glass-turned = La sabbia scorre. Senza dichiarazioni il gettone torna nel mucchio.
think-lapsed = Nessuno ha dichiarato. Girare la clessidra?
bid-title = Quante mosse?
bid-title-lower = Abbassa la dichiarazione
bid-type = scrivi un numero <key>7</key> <key>Invio</key>
bid-own = Hai dichiarato { $moves }
bid-key-over = { $moves } mosse o più
bid-over = { $moves }+
bid-send = Dichiara { $moves }
bid-rule = Poi puoi abbassare il numero, mai alzarlo.
bid-thinking = pensi da { $time }
bid-lowest = 2 è il minimo. Nessuno può scendere oltre.
bid-same = Hai già dichiarato { $moves }.
bid-back = Numeri più bassi
bid-not-yet = Giochi dal prossimo gettone.
bid-shut = La connessione è persa. Dichiara quando torna.
pass-nothing-lower = Passo
pass-no-way = Non vedo soluzioni
passed-nothing-lower = Hai detto che passi. Una dichiarazione lo annulla.
passed-no-way = Hai detto che non vedi soluzioni. Una dichiarazione lo annulla.
put-back = Rimetti il gettone nel mucchio
put-back-why = Nessuno dei giocatori di questo gettone è presente.

## Mostrare

show-boxes = Mosse fatte: { $made } di { $moves }
show-none = nessuna
show-last = { $number } di { $moves }: { $robot } a { $direction }
show-last-open = { $number }: { $robot } a { $direction }
show-move = { $robot } a { $direction }
show-fail = Se l’obiettivo ({ $target }) non è raggiunto in { $exact ->
    [yes] esattamente { $moves } mosse
   *[no] { $moves } mosse o in meno
  }, i robot tornano ai segnalini e { $next ->
    [nobody] il gettone torna nel mucchio
    [you] mostri tu
   *[other] mostra { $name }
  }.
show-robot = Robot { robot-name }
show-give-up = Rinuncia
show-give-up-sure = Rinunci? I robot tornano ai segnalini.
show-go-on = Continua
show-swipe = O scorri il dito in qualsiasi punto del tabellone.
show-keys = { $fifth ->
    [yes] <key>r</key> <key>g</key> <key>b</key> <key>y</key> <key>s</key>
   *[no] <key>r</key> <key>g</key> <key>b</key> <key>y</key>
  } scelgono, <key>↑</key> <key>→</key> <key>↓</key> <key>←</key> muovono.

## L’esito

result-nobody-succeeded = Nessuno ci è riuscito
result-nobody-bid = Nessuno ha dichiarato
result-nobody-there = Nessun giocatore era presente
result-room-closed = La stanza è stata chiusa
result-back = Il gettone torna nel mucchio.
result-shown = Dichiarazione: { $bid }, mostrata in { $moves }.
result-guess = La tua ipotesi era { $moves }.
result-moves = Mosse della soluzione
optimum-looking = Ricerca della soluzione più breve…
optimum-moves = C’è una soluzione in { $moves }.
optimum-shown = Non c’è soluzione più breve.
optimum-none = Non c’è nessuna soluzione.
optimum-withheld = Si mostrerà quando il gettone sarà vinto.
optimum-unknown = La soluzione più breve non è stata trovata in tempo.
optimum-unknown-from = La soluzione più breve non è stata trovata in tempo. Richiede almeno { $moves } mosse.
optimum-count = { $count ->
    [1] l’unica
   *[other] una fra { $count } soluzioni
  }
optimum-count-capped = una fra più di { $count } soluzioni
paths-title = Soluzioni di questo giro
path-optimum = Il più breve
path-label = { $title }: { move-count }
result-ready = Avanti col prossimo
result-last = Guarda chi ha vinto
result-next = Prossimo gettone
result-next-in = Prossimo gettone fra
result-waiting = Ci sei. Prossimo gettone al più tardi fra

## Riproduzione e giri finora

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
replay-round = Rivedi il giro { $round }
replay-of = Giro { $round }
replay-close = Torna al tabellone
history-title = Giri finora
round-optimum = min. { $moves }
round-returned = nessuno
round-face-up = trovato
round-face-down = non trovato

## La fine

final-wins = { $you ->
    [yes] Hai vinto
   *[no] { $name } ha vinto
  }
final-shared = Vittoria condivisa: { $names }
final-nobody = Non ha vinto nessuno
final-alone-won = Hai vinto
final-alone-lost = Ha vinto la sabbia
final-summary = { $chips }, { $rounds }
final-ranking = Classifica
final-rounds = Giri
final-rounds-note = mosse, e il percorso più breve
final-more = Ancora { $rounds } { $rounds ->
    [one] giro
   *[other] giri
  }
final-fewer = Meno giri
final-share = Condividi
final-share-text = Ricochet Robots: { $result }, { $rounds }
final-share-failed = Non è stato possibile condividere. Il link è { $link }
final-new-board = Altro tabellone
final-again = Ancora
final-best = Giro migliore: { $round }.
final-best-gap = { $you ->
    [yes] Hai mostrato
   *[no] { $name } ha mostrato
  } { $moves }, { $gap } in meno della dichiarazione successiva.
final-best-shortest = { $you ->
    [yes] Hai mostrato
   *[no] { $name } ha mostrato
  } { $moves }. Non c’è soluzione più breve.
final-best-play = Riproduci il giro migliore
rematch-open = Si sta preparando un’altra partita.
rematch-join = Partecipa
final-lost = Questa partita non si trova

## In solitario

alone = In solitario
alone-rule = Prima che la sabbia finisca, dichiara un numero o di’ che hai una soluzione. Poi mostrala.
alone-second-run = La clessidra scorre una seconda volta.
alone-runs-on = La sabbia continua a scorrere.
alone-found = Trovato, lo mostro
alone-send = Dichiara { $moves } e mostra
alone-score = { $found ->
    [one] { $found } trovato
   *[other] { $found } trovati
  }, { $missed ->
    [one] { $missed } perso
   *[other] { $missed } persi
  }
alone-wins = trovane { $needed } per vincere
alone-places = { $total } gettoni
alone-place = { $target }: { $state ->
    [found] gettone trovato
   *[missed] gettone perso
  }
alone-place-now = Il gettone attuale
alone-place-left = Coperto
alone-found-title = Gettone trovato
alone-missed-title = Gettone non trovato
alone-missed-line = Il gettone resta coperto.
alone-shown = Mostrato in { $moves }.
alone-shown-bid = Hai detto { $bid }, mostrato in { $moves }.

## Guardare, prendere posto e lasciarlo

watch-guess = La tua ipotesi
watch-guess-note = non la vede nessuno
watch-stream = Vista per lo streaming
watch-stream-end = Esci dalla vista per lo streaming
watch-take = Prendi posto dal prossimo gettone
watch-full = Il tavolo è al completo. Stai guardando.
watch-alone = Stai guardando.
leave-sure = Lasciare il tavolo? I tuoi gettoni restano e possono ancora vincere, e tu puoi tornare.
leave-bid = La tua dichiarazione fallisce quando è il suo turno.
leave-no = Resta

## Il tabellone di prova

scratch-title = Tabellone di prova
scratch-note = Lo vedi solo tu. I robot sul tavolo non si muovono.
scratch-start = Prova mosse sul tabellone di prova
scratch-reset = Ripristina
scratch-end = Chiudi
scratch-count = { $moves ->
    [0] nessuna mossa
    [one] 1 mossa
   *[other] { $moves } mosse
  }

## Ciò che accade, detto e mostrato

back-bid = Intanto { $name } ha dichiarato { $moves }.
back-taken = { $you ->
    [yes] Intanto hai ottenuto un gettone.
   *[no] Intanto { $name } ha ottenuto un gettone.
  }
back-chip = Intanto è stato girato un nuovo gettone.
failed-moves-used = Non in { $moves }. I robot tornano ai segnalini.
failed-gave-up = { $you ->
    [yes] Hai rinunciato. I robot tornano ai segnalini.
   *[no] { $name } ha rinunciato. I robot tornano ai segnalini.
  }
failed-time = Il tempo per mostrare è finito. I robot tornano ai segnalini.
failed-away = { $you ->
    [yes] La tua assenza è durata troppo. I robot tornano ai segnalini.
   *[no] L’assenza di { $name } è durata troppo. I robot tornano ai segnalini.
  }
failed-left = { $you ->
    [yes] Hai lasciato il tavolo. I robot tornano ai segnalini.
   *[no] { $name } ha lasciato il tavolo. I robot tornano ai segnalini.
  }
failed-next = { $you ->
    [yes] Mostri { $moves }.
   *[no] { $name } mostra { $moves }.
  }
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
event-extended = Il server si è fermato per { $seconds } secondi. Il tempo si allunga di altrettanto.
event-host = { $you ->
    [yes] Da ora gestisci tu il tavolo.
   *[no] Da ora { $name } gestisce il tavolo.
  }
event-removed = { $you ->
    [yes] Chi gestisce il tavolo ti ha escluso.
   *[no] { $name } non può più giocare a questo tavolo.
  }
event-forgotten = { $you ->
    [yes] Il tuo nome è stato eliminato e il tuo posto lasciato.
   *[no] { $name } è uscito e il nome è stato eliminato.
}
event-locked = La stanza è bloccata: nessun altro può sedersi.
event-unlocked = La stanza è di nuovo aperta.
event-link = La stanza ha un nuovo link. Quello precedente non funziona più.
event-delay = { $seconds ->
    [0] Chi guarda vedrà di nuovo tutto subito.
   *[other] Chi guarda vede tutto { $seconds } s più tardi da adesso in poi.
  }
say-chip = Gettone { $round }. { $robot ->
    [any] Qualsiasi robot
   *[other] Robot { robot-name }
  }. Obiettivo: { $target } in { $cell }.
say-stands = { robot-title } è in { $cell }.
say-bid-first = { $you ->
    [yes] Dichiari { $moves }.
   *[no] { $name } dichiara { $moves }.
  }
say-bid = { $you ->
    [yes] Dichiari { $moves }, { say-place }.
   *[no] { $name } dichiara { $moves }, { say-place }.
  }
say-place = { $place ->
    [1] al primo posto
    [2] al secondo posto
    [3] al terzo posto
   *[other] in posizione { $place }
  }
say-you-are = Sei { say-place } con { $moves }.
say-turned-glass = { $you ->
    [yes] Hai girato la clessidra.
   *[no] { $name } ha girato la clessidra.
  }
say-seconds = { $seconds } { $seconds ->
    [one] secondo
   *[other] secondi
  }.
say-passed = { $you ->
    [yes] Passi.
   *[no] { $name } passa.
  }
say-no-way = { $you ->
    [yes] Non vedi soluzioni.
   *[no] { $name } non vede soluzioni.
  }
say-all-passed = Tutti passano. La sabbia si ferma.
say-first = { $you ->
    [yes] Sei al primo posto con { $moves }.
   *[no] { $name } è al primo posto con { $moves }.
  }
say-order-one = { $name } { $moves }
say-order = In ordine: { $bids }.
say-turn = { $you ->
    [yes] Tocca a te: mostra { $moves }.
   *[no] { $name }, tocca a te: mostra { $moves }.
  }
say-found = Hai trovato una soluzione. Mostrala.
say-found-bid = Dichiari { $moves }. Mostra la tua soluzione.
say-move = { $count }: { $robot } a { $direction } fino a { $cell }.
say-move-alone = { $count }: { $robot } a { $direction }.
say-count = { $count ->
    [1] È l’unica.
   *[other] Ci sono { $count } soluzioni di questa lunghezza.
  }
say-count-capped = Ci sono più di { $count } soluzioni di questa lunghezza.
say-taken = { $you ->
    [yes] Obiettivo raggiunto in { $moves }: { $target }. Il gettone è tuo, ora ne hai { $chips }.
   *[no] Obiettivo raggiunto in { $moves }: { $target }. { $name } ottiene il gettone, ora ne ha { $chips }.
  }

## Il tabellone letto ad alta voce

direction-title = { $direction ->
    [n] Nord
    [e] Est
    [s] Sud
   *[w] Ovest
  }
read-robot = { robot-title }, { $cell }.
read-blocked = { direction-title } bloccato: { $by }.
read-stops-on-diagonal = { direction-title }: finirebbe su una barriera.
read-endless-slide = { direction-title }: scivolerebbe senza fine.
read-slide = { direction-title } fino a { $cell }, { $facts }.
read-cells = { $cells } { $cells ->
    [one] casella
   *[other] caselle
  }
read-edge = bordo
read-wall = muro
read-row = { $name }: { $chips } { $chips ->
    [one] gettone
   *[other] gettoni
  }{ $bid ->
    [0] .
   *[other] , dichiarazione { $bid }.
  }

## Tasti del giro

key-bid = Scrivi una dichiarazione
key-bid-send = Invia la dichiarazione
key-bid-clear = Cancella la dichiarazione
key-pass = Di’ che passi, o che non vedi soluzioni
key-next-robot = Passa al prossimo robot; dopo l’ultimo, vai oltre
key-ready = Avanti col prossimo gettone
key-play = Avvia o ferma la riproduzione
key-step-back = Una mossa indietro
key-step-forward = Una mossa avanti
key-slide-cursor = Fai scivolare il cursore di lettura come farebbe il robot scelto
key-read-board = Leggi il tabellone
key-read-rows = Leggi le righe
key-read-robots = Leggi dove sono i robot
key-read-time = Di’ il tempo, o il gettone
key-repeat = Ripeti l’ultimo messaggio
key-stream-end = Esci dalla vista per lo streaming

## Richieste rifiutate

refused-bid-not-lower = Hai già dichiarato { $standing }. Puoi solo abbassare la tua dichiarazione.
refused-bid-too-small = La dichiarazione più bassa è 2.
refused-bid-too-large = 99 è il massimo.
refused-bidding-over = La sabbia è finita. Non si dichiara più.
refused-joins-next-round = Giochi dal prossimo gettone.
refused-consent-off = In questa partita la sabbia non può fermarsi prima.
refused-players-there = È presente qualcuno che gioca questo giro.
refused-not-your-turn = Non tocca a te mostrare.
refused-stale-round = Questo valeva per un gettone precedente.
refused-wrong-phase = Troppo tardi: il giro è andato avanti.
refused-too-soon = Non ancora. C’è chi sta ancora pensando.
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
refused-token-renewed = Qui sei disconnesso: questo posto è stato messo al sicuro da un altro dispositivo.
refused-link-renewed = Chi gestisce il tavolo ha rinnovato il link della stanza; il tuo non vale più.
refused-room-locked = La stanza è bloccata. Puoi guardare.
refused-room-closed = Chi gestisce il tavolo ha chiuso la stanza.
refused-too-fast = Troppo in fretta. Aspetta un momento.
refused-storage-unavailable = Al momento il server non può salvare nulla. Riprova.
refused-disk-low = Al server resta poco spazio: per ora non si aprono stanze nuove.
refused-room-full = Questa stanza ha raggiunto il limite. Aprine un’altra.
refused-board-picked = Questo tabellone è stato scelto a mano. Per rimescolare, scegli sezioni a caso.
refused-option-invalid = Queste opzioni non vanno d’accordo.
refused-match-running = C’è una partita in corso.
refused-name-unreadable = Questo nome ha segni che non si possono mostrare. Scegline un altro.
refused-robot-not-in-play = Questo robot non è in gioco.
refused-rooms-not-opened = Su questo server solo chi lo amministra può aprire stanze. Chiedigli un link.
refused-too-many-connections = Ci sono troppe finestre aperte per questo posto o da questa rete. Chiudine una e ricarica.
refused-room-set-aside = I dati di questa stanza sono danneggiati. Nessuno può entrare.
refused-otherwise = Non ha funzionato. Riprova.

# ---- The terminal ----------------------------------------------------------------------------------
# Le parole del comando `ricochet`. Il browser non riceve nulla da qui in poi, e nulla di ciò che sta sopra si usa qui.

cli-error = Errore: { $what }
cli-file-fault = { $file }: { $why }.
cli-output-fault = impossibile scrivere l’output: { $why }.
cli-line = Riga { $number }: { $words }
cli-move-count = { $moves } { $moves ->
    [one] mossa
   *[other] mosse
  }
cli-path-count = { $paths } { $paths ->
    [one] percorso
   *[other] percorsi
  }
cli-position-count = { $positions } { $positions ->
    [one] posizione
   *[other] posizioni
  }
cli-effort = { $states } { $states ->
    [one] stato
   *[other] stati
  } in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s

## Terminale: play

cli-play-kept = Le partite sono salvate in { $place }. Ctrl-C per terminare.
cli-play-runs = Il gioco è già in esecuzione, con le partite in { $place }.
cli-play-runs-here-only = Il gioco è già in esecuzione su { $address }, solo per questo computer. Terminalo con Ctrl-C dove è stato avviato, poi avvialo con --lan.
cli-play-scan = Inquadra il codice con un telefono della stessa rete, o scrivi l’indirizzo.

## Terminale: sfide e tabelloni

cli-solved = { cli-move-count }; { cli-effort }.
cli-no-path = Non c’è soluzione
cli-not-solved = Non risolta entro il limite
cli-not-solved-effort = { $why }; { cli-effort }.
cli-not-solved-end = { $why }.
cli-more-paths = Più di { cli-path-count }; vedi --at-most.
cli-all-paths = { cli-path-count } di { cli-move-count }.
cli-not-counted = Non contati entro il limite.
cli-each-path = { cli-move-count } ciascuno.
cli-at-least = almeno { $moves } mosse
cli-solve-one-of = scegli solo uno fra --all, --count e --every-target.
cli-solve-not-with = --threads non si combina con --all né con --count.
cli-count-no-first = in 0 mosse non c’è una prima mossa.
cli-count-together = Totale: { $total }.
cli-board-no-path = un tabellone senza robot non ha percorsi.
cli-board-move-fault = mossa { $number }, { $move }: { $why } ({ $clause })
cli-board-wrote = File scritto: { $file }.
cli-strong-knows = la tabella conosce già il suo obiettivo.
cli-strong-target = bisogna indicarlo.
cli-strong-none = { cli-position-count }, nessuna risolvibile; { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-strong-most = { cli-position-count }, al massimo { cli-move-count }; { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-strong-verified = { cli-position-count }, ognuna come vuole la regola delle distanze; { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-strong-verify-alone = --verify non accetta un tabellone.
cli-strong-beside-nothing = va con --verify.
cli-strong-board = bisogna indicarlo.
cli-strong-box-alone = --box non accetta un tabellone.
cli-strong-box-where = bisogna indicare dove.
cli-strong-scheduler-nothing = va con --box.

## Terminale: doctor

cli-doctor-platform = sistema
cli-doctor-kernel = kernel
cli-doctor-cpu-target = processore
cli-doctor-compiled = compilato
cli-doctor-extras = extra
cli-doctor-no-extras = nessuno
cli-doctor-data = dati
cli-doctor-database = database
cli-doctor-server = server
cli-doctor-wrong = <- errato
cli-doctor-writable = { $place }, scrivibile
cli-doctor-not-writable = { $place }, { $why }
cli-doctor-no-directory = { $place } non è una directory
cli-doctor-cannot-write = impossibile scrivere in { $place }
cli-doctor-running = in esecuzione su { $address }
cli-doctor-no-server = nessuno in esecuzione
cli-doctor-not-built = non compilato: mancava un compilatore C++20 adatto (RICOCHET_REQUIRE_KERNEL=1 pip install . dice perché); risponde il motore di riferimento
cli-doctor-not-loaded = non si può caricare: { $why }; risponde il motore di riferimento
cli-doctor-native = risponde il motore nativo
cli-doctor-other-processor = { $target } (non per questo processore)
cli-doctor-general = solo la ricerca generale
cli-doctor-no-database = non esiste ancora
cli-doctor-unchecked = non si può controllare: { $why }
cli-doctor-sound = integro
cli-backup-made = { $file } contiene tutte le partite di { $directory } e la chiave di ogni posto: tienilo per te.
cli-room-closed = La stanza è chiusa ed eliminata.
cli-seat-forgotten = Il nome è eliminato, in questa stanza e nelle sue partite.
cli-export-consented = Di’ --consented: si esportano solo le partite in cui tutti lo permettono.
cli-backup-restored = { $directory } contiene le partite di { $file }. Avvia lì il server.
cli-database-current = Le tabelle del database sono già aggiornate (schema { $revision }).
cli-database-upgraded = Le tabelle del database sono state aggiornate (schema { $revision }).
cli-work-begun = Risolvo sfide per { $place }; Ctrl-C per finire.

## Terminal: how commands are called

usage-usage = Uso:
usage-arguments = Argomenti
usage-options = Opzioni
usage-commands = Comandi
usage-required = obbligatorio
usage-default = se non detto
usage-env-var = variabile
usage-try = Per l’aiuto: { $command }
usage-missing = Manca { $name }.
usage-no-option = L’opzione { $name } non esiste.
usage-no-command = Il comando { $name } non esiste.
usage-no-value = A { $name } manca un valore.
usage-value = { $name } non vuole un valore.
usage-extra = Questo è di troppo: { $name }
usage-whole = { $name } richiede un numero intero da { $low } in su, non { $given }.
usage-whole-range = { $name } richiede un numero intero da { $low } a { $high }, non { $given }.
usage-number = { $name } richiede un numero da { $low } in su, non { $given }.
usage-choice = { $name } richiede uno tra { $choices }, non { $given }.
usage-shell = Il completamento esiste per { $choices }, non per { $given }.
cli-completion-installed = Il completamento è in { $file }. Funziona in ogni shell che apri da ora in poi.
cli-redirected = La shell ha preso >{ $file } per un file su cui scrivere: metti la sfida tra virgolette, così: "... >{ $file }".

## Terminal: help

help-help = Mostra questo aiuto.
help-each-data = Cartella in cui si conservano le partite; se non detto, la tua.
help-each-target = L’obiettivo, ad esempio Rm2, se PUZZLE è una posizione senza obiettivo.
help-each-as_json = Scrive un oggetto JSON invece di righe.
help-each-no_ricochet_rule = Un robot può arrivare dritto all’obiettivo (senza R5.2).
help-ricochet = Ricochet Robots: per giocare, e per lavorare con tabelloni e sfide.

    I dati vanno sullo standard output, le parole sullo standard error. Lo stato di uscita è 0; o 1 se la risposta è no; o 2 se qualcosa di indicato non si può accettare; o 3 se l’output non si può scrivere.
help-ricochet-version = Mostra la versione.
help-ricochet-install_completion = Installa il completamento per questa shell.
help-ricochet-show_completion = Mostra il completamento per questa shell, da copiare o adattare.
help-play = Gioca su questo computer o, con --lan, con tutta la casa.

    Apre il gioco già avviato, se è quello della stessa cartella.
help-play-lan = Lascia partecipare i telefoni e i computer di casa.
help-play-port = Porta; se è occupata, una delle successive.
help-play-browser = Apre il gioco in un browser.
help-serve = Avvia un server per altri; ogni opzione si può impostare anche nell’ambiente.
help-serve-host = Indirizzo su cui ascoltare; 0.0.0.0 per tutti.
help-serve-port = Porta su cui ascoltare; 0 per una libera qualsiasi.
help-serve-data = Cartella in cui si conservano le partite; se non detto, la tua cartella dei dati.
help-serve-database = PostgreSQL che conserva le partite, postgresql://user@host/name; se non detto, un file nella cartella dei dati.
help-serve-origin = Indirizzo da digitare, https://play.example.org; più d’uno, con virgole.
help-serve-base_path = Percorso sotto cui si trova il gioco, come /ricochet; se non detto, /.
help-serve-trusted_proxy = Indirizzi o reti dei proxy inversi davanti, 10.0.0.0/8; più d’uno con virgole.
help-serve-keep_days = Cancella le stanze in cui non succede nulla da tanti giorni.
help-serve-rooms = Chi può aprire stanze: everybody (tutti) o operator (solo chi gestisce il server).
help-serve-log_level = Che cosa si registra: debug, info, warning o error.
help-serve-log_format = Come si registra: text o json.
help-backup = Copia in un file tutto ciò che un server conserva, acceso o spento che sia.

    Chi ha il file può sedersi a ogni posto: può leggerlo solo il proprietario.
help-backup-file = Dove va la copia; un file già presente viene sostituito.
help-restore = Mette una copia in una cartella vuota, perché un server riprenda da lì con ogni posto com’era.
help-restore-file = Una copia fatta da `ricochet backup`.
help-rooms = Elenca le stanze del server avviato, prima l’ultima usata; oppure ne apre o chiude una.

    Ogni riga ha l’identificativo, il codice, il nome, quando è successo qualcosa l’ultima volta (UTC), gli eventi e le pagine aperte.
help-rooms-open_one = Apre una stanza e ne stampa il link e il codice.
help-rooms-close = Chiude questa stanza e cancella tutto ciò che se ne conserva, anche le partite.
help-rooms-forget = Elimina ovunque il nome di questo posto; i posti si contano da 0.
help-export = Scrive partite del server in funzione per la ricerca: un oggetto JSON per riga, senza nomi e date.
help-export-consented = Partite finite in cui tutti lo permettono: non si esporta altro.
help-db = Lavorare sul database di un server con PostgreSQL.
help-upgrade = Creare le tabelle, o aggiornare quelle di una versione precedente; una volta per tutti i server che le condividono.
help-upgrade-database = Il suo indirizzo, postgresql://user@host/name.
help-work = Risolve sfide per i server che condividono un PostgreSQL, con tutti i processori, finché non gli si dice di smettere.
help-work-database = Il suo indirizzo, postgresql://user@host/name.
help-board = Disegna un tabellone, una posizione o una sfida nel terminale, o come immagine.

    Un robot è la sua lettera maiuscola; un obiettivo, la lettera del suo robot e il simbolo (* è il vortice), con > davanti a quello richiesto. /b/ è una barriera che il blu attraversa. Con --path i robot stanno dove porta il percorso; le frecce lo mostrano, i numeri sono le soste, e (r) è il punto da cui un robot è partito.
help-board-text = Un tabellone, una posizione o una sfida in notazione, o - per leggerli.
help-board-path = Mosse da mostrare, come "Rn Be".
help-board-svg = Scrive lì un’immagine, o con - sullo standard output.
help-board-theme = I colori dell’immagine.
help-board-coordinates = Indica colonne e righe nell’immagine.
help-board-colour = Colori nel terminale; se non detto, dove ci sono.
help-board-plain = Caratteri del disegno; se non detto, quelli che il terminale conosce.
help-check = Giudica un percorso mossa per mossa. Lo stato di uscita è 0 se risolve la sfida, altrimenti 1.

    Di ogni mossa stampa il numero, la mossa, da dove parte e dove si ferma; di una mossa rifiutata, la regola e il codice.
help-check-puzzle = Una sfida in notazione, o - per leggerla dallo standard input.
help-check-path = Mosse come "Rn Be", o - per leggerle dallo standard input.
help-count = Conta tutte le sequenze di tante mosse permesse.
help-count-position = Una posizione o una sfida in notazione, o - per leggerla.
help-count-depth = Quante mosse ha una sequenza.
help-count-divide = Conta per ogni prima mossa.
help-solve = Stampa uno dei percorsi più brevi. Lo stato di uscita è 1 se non ce n’è o se prima si è raggiunto un limite.
help-solve-puzzle = Una sfida in notazione, con --every-target anche una posizione, o - per una in ogni riga di input.
help-solve-every_path = Stampa tutti i percorsi più brevi, per robot e direzione.
help-solve-at_most = Quanti percorsi stampare al massimo con --all.
help-solve-count = Stampa quanti sono i percorsi più brevi.
help-solve-every_target = Stampa obiettivo, mosse e percorso per ogni obiettivo del tabellone.
help-solve-as_json = Scrive un oggetto JSON per ogni risposta.
help-solve-engine = La ricerca: native dove è compilata, o reference.
help-solve-threads = Processori per una sfida o, con -, per altrettante insieme.
help-solve-max_moves = Il percorso più lungo da cercare.
help-solve-max_expanded = Stati di cui si provano le mosse.
help-solve-max_memory = Memoria per gli stati incontrati, in GB.
help-solve-time_limit = Secondi di ricerca per ogni sfida.
help-strong = Trova la distanza di ogni posizione di quattro robot da un obiettivo di un tabellone.

    Stampa quante posizioni ci sono a ogni distanza, e le più difficili. Con --look-up stampa la distanza di una posizione; lo stato di uscita è 1 se non ha soluzione.
help-strong-board = Un tabellone in notazione; con --look-up una posizione, o - per leggerla.
help-strong-target = Un obiettivo, come ">Rm2" o ">*m2".
help-strong-output = Conserva la tabella in quel file; con --box una cartella.
help-strong-look_up = Stampa la distanza di una posizione da quella tabella.
help-strong-verify = Confronta ogni distanza di quella tabella con la regola che le dimostra tutte.
help-strong-beside = La tabella su cui si fonda: la stessa senza R5.2 o, per il vortice, quella di un robot.
help-strong-box = Trova il massimo di ogni obiettivo di ogni tabellone senza barriere, e riprende da dove era rimasto.
help-strong-scheduler = Con --box, lascia fare le tabelle ai processi di quello scheduler di Dask.
help-strong-threads = Processori da usare.
help-strong-max_memory = Rifiuta ciò che richiede più memoria, in GB.
help-strong-hardest = Quante delle posizioni più difficili stampare.
help-doctor = Dice che cosa è installato qui e se funziona. Lo stato di uscita è 1 se qualcosa non va.

## Terminal: moves and paths that are refused

part-robot-title = { $robot ->
    [R] Rosso
    [G] Verde
    [B] Blu
    [Y] Giallo
   *[S] Argento
  }
part-where = { $direction ->
    [n] nord
    [e] est
    [s] sud
   *[w] ovest
  }
part-a-wall = un muro
part-by-robot = un robot
fault-extra-missing = { $what } richiede l’extra { $extra }: pip install "{ $package }[{ $extra }]"
fault-move-blocked = { $who } non può andare a { $where }: c’è { $what } davanti.
fault-stops-on-diagonal = { $who } finirebbe su una barriera. Non è permesso.
fault-endless-slide = { $who } scivolerebbe senza fine. Non è permesso.
fault-robot-not-in-play = { $who } non è in gioco.
judged-reaches = { $who } raggiunge { $cell } in { $moves } { $moves ->
    [one] mossa
   *[other] mosse
  }.
judged-empty = Un percorso ha almeno una mossa.
judged-nobody-there = Alla fine nessun robot è su { $cell }.
judged-not-there = Alla fine { $who } non è su { $cell }.
judged-no-ricochet = { $who } non ha svoltato tra due mosse proprie.

## Terminal: notation that is refused

fault-unexpected = Qui serve { $expected }; c’è { $found }.
part-end = la fine
part-cell = una casella come c4
part-direction = una direzione (n, e, s o w)
part-robot = un robot (R, G, B, Y o S)
part-wanted = un robot (R, G, B o Y) o * per il vortice
part-board = una sezione (da 1A a 4D) o una misura come 5x4:
part-face = il lato della sezione (da A a D)
part-side = un numero di caselle da 2 a 32
part-height = 'x' e l’altezza
part-parts = ':' e le parti del tabellone
part-part = una parte come b2e, #d1, Ra1m, *c2 o Bd3/
part-mark = un simbolo (m, g, p o s), o / o \ per una barriera
part-target = un obiettivo come >Re15
part-next-target = uno spazio e un obiettivo come >Re15
part-next-robot = uno spazio e un robot con la sua casella
part-target-on = L’obiettivo su { $cell }
part-diagonal-on = La barriera su { $cell }
part-the-robot = { $who }
fault-twice = Indicato due volte: { $what }.
fault-twice-unlike = Indicato due volte, in modo diverso: { $what }.
fault-format = Questo testo non si può leggere come valore: { $why }.
fault-no-cell = { $cell } non è una casella: scrivi colonna e riga, come c4.
fault-off-board = La casella { $cell } non esiste su questo tabellone, che finisce a { $corner }.
fault-no-panel = La sezione { $panel } non esiste: le sezioni vanno da 1A a 4D.
fault-same-marking = Due sezioni hanno lo stesso segno ({ $who }); un tabellone li vuole tutti e quattro.
fault-no-edition = L’edizione { $edition } non esiste; ci sono { $editions }.
fault-size = Un tabellone ha da { $least } a { $most } caselle in larghezza e in altezza, non { $size }.
fault-symbols = Ogni obiettivo ha un simbolo.
fault-masks = Un tabellone ha una maschera dei muri per ogni casella.
fault-mask = Una maschera dei muri va da 0 a { $most }, non { $mask }.
fault-closed-open = La casella chiusa { $cell } ha un lato aperto.
fault-edge-open = Il bordo è aperto in { $cell }.
fault-wall-one-sided = Il muro { $wall } non è un muro dall’altro lato.
fault-diagonal-silver = Nessuna barriera ha il colore del robot argento.
fault-diagonal-closed = C’è una barriera su { $cell }, che è chiusa.
fault-two-diagonals = Ci sono due barriere su { $cell }.
fault-vortex-any = Il vortice, e nessun altro obiettivo, accetta qualsiasi robot.
fault-two-targets = Ci sono due obiettivi su { $cell }.
fault-target-silver = Nessun obiettivo è del robot argento.
fault-target-there = L’obiettivo non può stare su { $cell }: { $why }.
fault-target-robot = L’obiettivo chiede un robot che non è in gioco: { $who }.
fault-robot-there = { $who } non può stare su { $cell }: { $why }.
part-closed = la casella è chiusa
part-diagonal-there = c’è una barriera, dove nessun robot può fermarsi
fault-two-robots = { $who } e { $other } sono entrambi su { $cell }.
fault-no-robots = Nessun robot è in gioco.
fault-places = Una posizione ha { $places } posti per i robot.
fault-cell-number = La casella numero { $number } non è su un tabellone di { $size }.
fault-cell-nowhere = La casella numero { $number } non è sul tabellone.

## Terminal: searches and tables that are refused

refused-engine-missing = Il motore { $engine } non è installato qui; c’è { $engines }.
refused-cpu-target = Non si può seguire RICOCHET_CPU: { $why }.
refused-limit-met = Si è raggiunto un limite prima di conoscere tutti i percorsi più brevi.
fault-table-vortex = Una tabella del vortice è per robot che nessuna barriera distingue.
fault-table-four = Una tabella è per quattro robot, non { $robots }.
fault-table-robot = { $who } non è tra i quattro.
fault-table-cells = Una tabella è per tabelloni con 4–{ $most } caselle dove un robot può stare, non { $cells }.
fault-table-memory = La tabella richiede { NUMBER($needed, maximumFractionDigits: 1) } GB di memoria; permessi: { NUMBER($allowed, maximumFractionDigits: 1) } GB.
fault-table-cancelled = La tabella è stata interrotta prima di essere completa.
fault-table-position = La tabella è per il tabellone { $board } con i robot { $robots }.
fault-table-foreign = Il file { $file } non è una tabella di distanze.
fault-table-version = Il file { $file } è una tabella di un’altra versione; creala di nuovo.
fault-table-damaged = Il file { $file } è danneggiato; crealo di nuovo.
fault-table-busy = Un altro processo aggiunge righe al file { $file }; lascia prima che finisca.
fault-table-wrong = La tabella è sbagliata: per { $position } dice { $said } mosse e devono essere { $due }.
fault-table-beside-one = Una tabella del vortice si verifica accanto a quella di un robot per la stessa casella, con la stessa regola.
fault-table-beside-free = Una tabella con R5.2 si verifica accanto alla stessa senza R5.2.
fault-table-turned = Con R5.2 non si può verificare la tabella di un robot che le barriere deviano.

## Terminal: settings and data that are refused

fault-port = --port deve essere un numero da 0 a { $most }, non { $said }.
fault-origin = --origin deve essere come https://play.example.org, non { $said }.
fault-base-path = --base-path deve essere come /ricochet, non { $said }.
fault-trusted-proxy = --trusted-proxy deve indicare indirizzi o reti come 10.0.0.0/8, non { $said }.
fault-keep-days = --keep-days deve essere un numero da 1 a 99999, non { $said }.
fault-choice = Per --{ $option } ci sono { $list }, non { $said }.
fault-no-address = L’indirizzo { $host } non esiste. Scegline un altro con --host.
fault-foreign-address = { $host } non è un indirizzo di questo computer. Scegline un altro con --host.
fault-cannot-listen = Non si può ascoltare su { $place }: { $why }. Scegli un’altra porta con --port.
refused-no-server = Nessun server usa { $place } in questo momento.
refused-no-such-room = Nessuna stanza ha questo link o codice.
refused-data-in-use = Un altro server usa { $place }. Fermalo, o scegli un’altra cartella con --data.
refused-data-newer = I dati hanno lo schema { $found }, ma questa versione conosce solo { $known }. Aggiorna il programma.
refused-data-not-empty = In { $place } c’è già qualcosa. Scegli una cartella vuota con --data.
refused-data-damaged = Non si può usare { $place }: { $why }.
refused-data-place = Non si possono conservare partite in { $place }: { $why }.
refused-data-unopened = Non si possono aprire i dati in { $place }: { $why }.
fault-database = --database deve essere come postgresql://user@host/name.
fault-no-database = Indica il database con --database o RICOCHET_DATABASE.
refused-data-older = Il database { $place } ha lo schema { $found }, precedente a quello di questa versione. Esegui: ricochet db upgrade --database URL
refused-data-no-tables = Il database { $place } non ha ancora tabelle. Esegui: ricochet db upgrade --database URL
refused-data-elsewhere = Le partite sono in PostgreSQL. Copiale con i suoi strumenti, come pg_dump.
refused-database-unreachable = Il database { $place } non si raggiunge: { $why }.
refused-database-missing = Il database { $place } non esiste. Crealo con createdb.
refused-database-password = Il database { $place } non accetta questo utente o questa password.
refused-database-rights = All’utente del database { $place } mancano dei permessi: { $why }.
part-no-file = il file non esiste
part-empty = è vuoto
part-foreign = non è di questo gioco
part-damaged = danneggiato: { $why }
part-damaged-rooms = danneggiato: la registrazione della stanza { $rooms }
part-too-busy = un server scrive troppo in questo momento per controllarlo

# What a link tells before anybody follows it, said by the server.

link-what = I robot scivolano finché qualcosa non li ferma. Chi trova il percorso con meno mosse ottiene il gettone.
link-room = Hai un invito a { $product } · { $room }
link-room-board = Il tabellone della stanza e quattro robot.
link-game = Una partita finita di { $product }
link-game-board = Il tabellone della partita e quattro robot.
link-rules = Come si gioca · { $product }
link-learn = Dieci piccoli tabelloni per imparare · { $product }
link-today = La sfida di oggi · { $product }
link-day = Sfida: { $day } · { $product }
link-any-robot = Qualsiasi robot
link-robot = { $who }
link-puzzle = { $who } in { $cell }. Quante mosse ti bastano?
link-puzzle-board = Un tabellone con quattro robot. { $who } deve fermarsi su { $cell }.

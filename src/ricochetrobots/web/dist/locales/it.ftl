language-name = Italiano
language-tag = it
product = Ricochet Robots
tab-title = { $page } · Ricochet Robots
tab-your-turn = { $time } · tocca a te
tab-your-turn-open = tocca a te · { $room }
tab-bid = Dichiara! · { $room }
tab-last = { $time } · { $room }
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
problem-no-such-room = Nessuna stanza ha questo codice. Controlla gli otto caratteri.
problem-no-such-game = Nessuna partita finita ha questo link. Forse è incompleto, o la partita non c’è più.
problem-unreadable = Questo indirizzo non contiene un tabellone leggibile. Forse il link è incompleto.
problem-illegal = Il tabellone di questo indirizzo viola una regola.
problem-ambiguous = Il tabellone di questo indirizzo si può leggere in due modi.
problem-solver-busy = Troppe sfide aspettano una soluzione. Riprova tra un momento.
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
hero-way = Trova il percorso.
hero-number = Di’ il numero.
lead = I robot scivolano finché qualcosa non li ferma. Tutti guardano lo stesso tabellone, e chi impiega meno mosse ottiene il gettone.
your-name = Il tuo nome
name-missing = Di’ prima il tuo nome.
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
find-a-way = Trova un percorso
puzzle-how = Trascina un robot, o scegline uno e usa le frecce. Scivola finché qualcosa non lo ferma.
puzzle-done = Obiettivo raggiunto
puzzle-done-shortest = Il percorso più breve
puzzle-shortest = Obiettivo raggiunto in { $moves } mosse. Non c’è percorso più breve.
puzzle-longer = Obiettivo raggiunto in { $moves } mosse. C’è un percorso in { $best }.
corner-first = Prima deve svoltare. Scegli un altro percorso.
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
problem-day-not-come = Questo giorno non è ancora arrivato. La sua sfida arriverà con lui.
problem-puzzle-in-play = In questo momento questa sfida è in gioco in una stanza. I suggerimenti tornano quando il giro è finito.
puzzle-of-day = Sfida: { $day }
puzzle-next = Prossima sfida, ore { $time }.
puzzle-back-to-result = Torna al risultato
hints = Suggerimenti
hint-next = { $grade ->
    [4] Suggerisci il numero
    [5] Suggerisci il robot
    [6] Suggerisci una mossa
    [7] Mostra un percorso
   *[other] Suggerisci
  }
hint-at-most = C’è un percorso in { $moves } o in meno.
hint-exactly = Il percorso più breve richiede { $moves } mosse.
hint-robot = { robot-title } si muove per primo.
hint-move = La prima mossa: { $move }.
hint-path = Uno dei percorsi più brevi: { $moves }.
hint-path-head = Uno dei percorsi più brevi:
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
solved-paths = Percorsi di questa sfida
solved-reveal = Mostra uno dei più brevi
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
    [shortest] percorso più breve trovato, { $moves } mosse
    [longer] obiettivo raggiunto in { $moves } mosse, minimo { $best }
    [begun] iniziata
   *[new] da provare
  }
archive-earlier = Settimane precedenti
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
tryout-done = È un percorso in 2. I robot non fanno altro che questo.
arrival-present = { $names } { $count ->
    [one] è
   *[other] sono
  } al tavolo.
arrival-nobody = Al tavolo non c’è ancora nessuno.
arrival-late = La partita è già iniziata; giochi dal prossimo gettone.
sit-down = Prendi posto
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
you-among = tu
away = assente
watching = { $count ->
    [one] { $count } guarda
   *[other] { $count } guardano
  }
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
renew-link-note = il link e il codice di prima non aprono più nulla, chi guarda esce
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
board-own = Fatto in casa
panels = Sezioni
quadrant-nw = Nord-ovest
quadrant-ne = Nord-est
quadrant-se = Sud-est
quadrant-sw = Sud-ovest
start = Inizia
start-alone = Inizia in solitario
start-with = Inizia con { $players } giocatori
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
nowhere-title = Qui non c’è niente
nowhere = Questo indirizzo non porta a nessuna pagina. Forse il link è incompleto.
ended-title = In questa stanza non si può entrare
ended-no-such-room = Nessuna stanza ha questo link. Forse è incompleto, o la stanza non c’è più.
stale-title = C’è una versione più recente
ended-version = Il server usa una versione più recente di questa pagina. Ricaricala; il tuo posto resta tuo.
reload = Ricarica
to-start = Alla pagina iniziale
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
rules-picture-corner = Con una svolta: questo è un percorso in 2.
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
learn-bidding-how = Ora prima guarda e non toccare nulla. Quando hai trovato un percorso per il verde, di’ quante mosse richiede. Poi mostralo.
learn-bidding-done = Al tavolo tutti cercano insieme, e inizia chi dice il numero più basso.
learn-showing = Mostrare
learn-showing-how = Hai detto 4, e 4 devono essere: l’obiettivo si raggiunge con la quarta mossa, né prima né dopo. C’è un percorso in 3; spendi una mossa in più.
learn-showing-done = Quello che dici è quello che mostri. Ora conosci tutto il gioco.
key-learn-next = Prossimo tabellone
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
chip-number = Gettone { $round }
chip-of = Gettone { $chip } di { $total }
chips-left = { $chips ->
    [one] resta { $chips }
   *[other] restano { $chips }
  }
first-to = si vince a { $chips }
most-chips = vince chi ne ha di più
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
    [yes] Mostra il tuo percorso
   *[no] { $name } mostra un percorso
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
pass-no-way = Non vedo percorsi
passed-nothing-lower = Hai detto che passi. Una dichiarazione lo annulla.
passed-no-way = Hai detto che non vedi percorsi. Una dichiarazione lo annulla.
put-back = Rimetti il gettone nel mucchio
put-back-why = Nessuno dei giocatori di questo gettone è presente.
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
result-nobody-succeeded = Nessuno ci è riuscito
result-nobody-bid = Nessuno ha dichiarato
result-nobody-there = Nessun giocatore era presente
result-room-closed = La stanza è stata chiusa
result-back = Il gettone torna nel mucchio.
result-shown = Dichiarazione: { $bid }, mostrata in { $moves }.
result-guess = La tua ipotesi era { $moves }.
result-moves = Mosse del percorso
optimum-looking = Ricerca del percorso più breve…
optimum-moves = C’è un percorso in { $moves }.
optimum-shown = Non c’è percorso più breve.
optimum-none = Non c’è nessun percorso.
optimum-withheld = Si mostrerà quando il gettone sarà vinto.
optimum-unknown = Il percorso più breve non è stato trovato in tempo.
optimum-unknown-from = Il percorso più breve non è stato trovato in tempo. Servono { $moves } mosse o più.
optimum-count = { $count ->
    [1] l’unico
   *[other] uno fra { $count } percorsi
  }
optimum-count-capped = uno fra più di { $count } percorsi
paths-title = Percorsi di questo giro
path-optimum = Il più breve
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
replay-round = Rivedi il giro { $round }
replay-of = Giro { $round }
replay-close = Torna al tabellone
history-title = Giri finora
round-optimum = min. { $moves }
round-returned = nessuno
round-face-up = trovato
round-face-down = non trovato
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
  } { $moves }. Non c’è percorso più breve.
final-best-play = Riproduci il giro migliore
rematch-open = Si sta preparando un’altra partita.
rematch-join = Partecipa
final-lost = Questa partita non si trova
alone = In solitario
alone-rule = Di’ un numero prima che la sabbia finisca, o solo che hai trovato un percorso. Poi mostralo.
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
alone-wins = vinci con { $needed }
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
scratch-title = Tabellone di prova
scratch-note = Lo vedi solo tu. I robot sul tavolo non si muovono.
scratch-start = Prova mosse sul tabellone di prova
scratch-reset = Ripristina
scratch-end = Metti via
scratch-count = { $moves ->
    [0] nessuna mossa
    [one] 1 mossa
   *[other] { $moves } mosse
  }
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
event-extended = Il server è stato assente per { $seconds } secondi. Il tempo si allunga di altrettanto.
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
event-locked = La stanza è bloccata: nessun altro si siede.
event-unlocked = La stanza è di nuovo aperta.
event-link = La stanza ha un nuovo link. Quello di prima non apre più nulla.
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
    [yes] Non vedi percorsi.
   *[no] { $name } non vede percorsi.
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
say-found = Dici di averlo trovato. Mostra il tuo percorso.
say-found-bid = Dici { $moves }. Mostra il tuo percorso.
say-move = { $count }: { $robot } a { $direction } fino a { $cell }.
say-move-alone = { $count }: { $robot } a { $direction }.
say-count = { $count ->
    [1] È l’unico.
   *[other] Ci sono { $count } percorsi di questa lunghezza.
  }
say-count-capped = Ci sono più di { $count } percorsi di questa lunghezza.
say-taken = { $you ->
    [yes] Obiettivo raggiunto in { $moves }: { $target }. Il gettone è tuo, ora ne hai { $chips }.
   *[no] Obiettivo raggiunto in { $moves }: { $target }. { $name } ottiene il gettone, ora ne ha { $chips }.
  }
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
key-bid = Scrivi una dichiarazione
key-bid-send = Invia la dichiarazione
key-bid-clear = Cancella la dichiarazione
key-pass = Di’ che passi, o che non vedi percorsi
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
refused-bid-not-lower = Prima hai detto { $standing }. Una dichiarazione può solo scendere.
refused-bid-too-small = 2 è il minimo.
refused-bid-too-large = 99 è il massimo.
refused-bidding-over = La sabbia è finita. Non si dichiara più.
refused-joins-next-round = Giochi dal prossimo gettone.
refused-consent-off = In questa partita la sabbia scorre sempre fino alla fine.
refused-players-there = È presente qualcuno che gioca questo giro.
refused-not-your-turn = Non tocca a te mostrare.
refused-stale-round = Questo valeva per un gettone precedente.
refused-wrong-phase = Troppo tardi: il giro è andato avanti.
refused-too-soon = Non ancora. C’è chi sta ancora pensando.
refused-table-full = Il tavolo è al completo. Stai guardando.
refused-name-taken = Al tavolo c’è già questo nome. Scegline un altro.
refused-name-empty = Di’ prima il tuo nome.
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
refused-room-full = In questa stanza è successo così tanto che non ci sta più nulla. Aprine un’altra.
refused-board-picked = Questo tabellone è stato scelto a mano. Per rimescolare, scegli sezioni a caso.
refused-option-invalid = Queste opzioni non vanno d’accordo.
refused-match-running = C’è una partita in corso.
refused-name-unreadable = Questo nome ha segni che non si possono mostrare. Scegline un altro.
refused-robot-not-in-play = Questo robot non è in gioco.
refused-rooms-not-opened = Su questo server apre le stanze chi lo gestisce. Chiedigli un link.
refused-too-many-connections = Ci sono troppe finestre aperte per questo posto o da questa rete. Chiudine una e ricarica.
refused-room-set-aside = Ciò che era conservato di questa stanza è danneggiato. Nessuno può entrare.
refused-otherwise = Non ha funzionato. Riprova.

# Tutti i testi dello schermo e del terminale, in italiano, per pagine; il giro e il terminale sono alla fine.

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

## Caselle, per gli screen reader

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

## Rifiuti del server che nel browser hanno un testo diverso

problem-offline = Il server non è raggiungibile. Controlla la connessione e riprova.
page-missing-title = Impossibile caricare questa pagina
problem-no-such-room = Nessuna stanza ha questo codice. Controlla gli otto caratteri.
problem-no-such-game = Nessuna partita finita ha questo link. Forse è incompleto, o la partita è stata eliminata.
problem-unreadable = Questo indirizzo non contiene un tabellone leggibile. Forse il link è incompleto.
problem-illegal = Il tabellone di questo indirizzo viola una regola.
problem-ambiguous = Il tabellone di questo indirizzo è ambiguo.

## Intestazione, aiuto, impostazioni

back-to-start = Torna alla pagina iniziale
back-to-match = Torna alla partita
back = Indietro
turn-board = Ruota il tabellone
help = Aiuto
help-keys = Tasti
help-all = Tutte le regole
help-slide = Scivola
help-slide-words = Un robot scivola finché non lo ferma un muro o un altro robot. Ogni scivolata è una mossa.
help-reach = Raggiungi l’obiettivo
help-reach-words = Il robot indicato dal gettone deve fermarsi sull’obiettivo e svoltare lungo il percorso.
help-bid-words = Di’ quante mosse ti servono. La prima dichiarazione fa girare la clessidra. Puoi abbassare la tua dichiarazione, mai alzarla.
help-pass-words = Non hai niente di più basso. Quando tutti hanno passato, la sabbia si ferma.
help-show-words = La dichiarazione più bassa mostra per prima. { $exact ->
    [yes] 7 vuol dire esattamente in 7.
   *[no] 7 vuol dire in 7 o in meno.
  }
settings = Impostazioni
menu = Menu
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
setting-letters = Lettere sui robot
setting-letters-note = R G B Y S al posto dei visi piccoli
setting-coordinates = Coordinate
setting-coordinates-note = a–p e 1–16 intorno al tabellone
setting-oneTapBid = Dichiara con un tocco
setting-oneTapBid-note = tocca un numero per dichiararlo subito
setting-singleKeys = Scorciatoie con un tasto
setting-singleKeys-note = usa lettere e cifre senza Ctrl
setting-buzz = Vibrazione
setting-buzz-note = il telefono vibra quando un robot si ferma e alla prima dichiarazione
sound = Suoni
sound-off = Spenti
sound-quiet = Bassi
sound-full = Alti
sound-offer = Suoni per gettoni, dichiarazioni e mosse? Puoi cambiarlo nelle impostazioni.
sound-offer-yes = Attiva l’audio
sound-offer-no = Senza audio
settings-note = Salvate solo in questo browser.
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
key-hint = Chiedi un suggerimento, ogni volta più preciso
key-restart = Ricomincia
key-redo = Rifai la mossa
key-solutions = Mostra le soluzioni
key-moves = Mostra le mosse che restano dopo ogni mossa
key-chips = Mostra tutti i gettoni
key-next-group = Prossimo gruppo di soluzioni
key-analyse = Analizza
key-analyse-back = Esci dall’analisi
key-space = Spazio
key-escape = Esc
key-enter = Invio
key-tab = Tab
key-shift = Maiusc

## Pagina iniziale

lead = I robot scivolano finché qualcosa non li ferma. Trova il percorso più breve per l’obiettivo. Dichiara il numero più basso, mostralo e il gettone è tuo.
your-name = Il tuo nome
your-name-note = Si vede al tavolo. Se lo lasci vuoto, sarai “{ name-alone }”.
name-missing = Scrivi prima il tuo nome.
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
first-next = Ora una vera
first-others = Tutto il resto
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

## Ciò che questo dispositivo conserva

device-title = Su questo dispositivo
device-note = Niente di tutto questo viene inviato altrove. Una copia contiene i link alle stanze, ma non i posti.
device-cleared = Alcuni browser lo eliminano dopo qualche settimana senza visite. Una copia salvata, o il gioco installato, è al sicuro.
kilobytes = { $kilobytes } kB
stored-game = Il gioco, pronto senza rete
stored-practise = Allenamento: punteggio, anno, sfide da riprovare
stored-days = Risultati delle sfide del giorno
stored-lessons = Lezioni
stored-games = Partite
stored-evening = La serata al tuo tavolo e la tua scatola
stored-settings = Impostazioni e nome
stored-others = Altro
device-save = Salva una copia
device-import = Importa una copia
device-import-title = { $count ->
    [0] Questa copia non aggiunge nulla: tutto il suo contenuto è già qui.
    [one] Questa copia aggiunge una voce. Tutto il resto rimane com’è.
   *[other] Questa copia aggiunge { $count } voci. Tutto il resto rimane com’è.
  }
device-import-do = Aggiungi
device-no-copy = Questo file non è una copia dei dati di un dispositivo.
device-delete = Elimina
device-delete-all = Elimina tutto
device-delete-one = Elimina: { $name }
device-delete-sure = Eliminare per sempre?

## La pagina iniziale senza rete, con una nuova versione e con l’offerta di installare il gioco

offline-line = Sei offline. Solo compagnia, codici e televisore usano la rete.
new-version = È pronta una nuova versione.
new-version-note = Parte da sola la prossima volta che apri il gioco. Non interrompe mai un giro, una gara o una serata.
new-version-start = Avviala
install-title = { $device ->
    [phone] Tienilo su questo telefono
   *[computer] Tienilo su questo computer
  }
install-note = Si apre senza browser e senza rete. { $kilobytes } kB.
install-share = Tocca Condividi, poi Aggiungi alla schermata Home.
install = Installa
door-table = La tua scatola

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
share-day = { $day }, { day-grade }
share-over = { $over ->
    [0] Soluzione più corta
    [1] Una più del necessario
   *[other] { $over } più del necessario
  }
share-streak = { $days } giorni di fila
share-note = Cinque caselle per i cinque quinti del tuo percorso. Dicono quanto è andato bene, mai quanto è lungo o quale robot si muove.
share-ask = E tu?
share-as = Forma
share-picture = Immagine
share-text = Testo
share-copy = Copia
share-copied = Copiato.
share-by-hand = Copialo tu
share-players = { $players } { $players ->
    [one] persona
   *[other] persone
  }
share-round = { $gap ->
    [0] { $moves } mosse
   *[other] { $moves } mosse, dichiarazione seguente { $next }
  }
share-best = { $gap ->
    [0] Giro migliore: { $moves } mosse
   *[other] Giro migliore: { $moves } mosse, la dichiarazione seguente era { $next }
  }
share-moves = { move-count } (minimo { $best })
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

## Preparare una posizione

lay-title = Prepara
lay-steps = Passi
lay-step-box = Scatola
lay-step-panels = Sezioni
lay-step-robots = Robot
lay-step-chip = Gettone
lay-done = , fatto
lay-box-fact = la scatola sul tuo tavolo
lay-panel-fact = sezione { $number } di 4
lay-robot-fact = robot n. { $number }
lay-robots-fact = { $count ->
    [one] un robot
   *[other] { $count } robot
  }
lay-which-box = Quale scatola hai?
lay-box-2013 = 2013
lay-box-2013-zman = Z-Man 2013
lay-box-1999 = 1999
lay-box-note-2013 = otto sezioni, robot argento o nero
lay-box-note-2013-zman = stesse sezioni, altro regolamento
lay-box-note-1999 = quattro sezioni, senza barriere
lay-faces = { $count } lati
lay-box-kept = Questo dispositivo ricorda la scatola. La prossima volta inizi dalle sezioni.
lay-paste = Oppure incolla il testo
lay-paste-what = Notazione, link o testo di un altro programma
lay-paste-none = Nessuna posizione trovata. Esempio: 4C3A2C1C Rc4 Gn12 >Re15
lay-paste-long = Questo testo è troppo lungo. Al massimo { $most } caratteri.
lay-paste-offline = Nessuna notazione trovata. Per il testo di un altro programma serve una connessione.
lay-fault-text = Nessuna posizione trovata: il carattere { $number }, “{ $sign }”, è fuori posto. Esempio: 4C3A2C1C Rc4 Gn12 >Re15
lay-fault-end = Il testo finisce troppo presto. Esempio: 4C3A2C1C Rc4 Gn12 >Re15
lay-read = { $format ->
    [notation] Notazione.
    [link] Un link di questo sito.
    [driftingdroids] DriftingDroids.
    [driftingdroids-map] Una mappa di DriftingDroids.
    [fogleman] Il programma di Michael Fogleman.
    [drawing] Un disegno.
    [json] JSON.
    [pddl] PDDL.
    [asp] Fatti di answer set programming.
    [maze] Un labirinto.
    [grid] Una griglia.
   *[other] { $format }.
  }
lay-lost = Non può contenere { $parts }, che quindi mancano.
lay-lost-part = { $part ->
    [diagonals] le barriere delle sezioni
    [walls] alcuni muri
   *[other] alcuni obiettivi
  }
lay-pasted = Incollato: il tabellone e { $robots ->
    [0] nessun robot
    [one] un robot
   *[other] { $robots } robot
  }.
lay-pasted-no-chip = Nel testo non c’è un gettone.
lay-place = { $place ->
    [nw] Sezione in alto a sinistra
    [ne] Sezione in alto a destra
    [se] Sezione in basso a destra
   *[sw] Sezione in basso a sinistra
  }
lay-place-number = , { $number } di 4
lay-as-it-lies = Disegnata com’è messa lì. Scegli quella che ha lo stesso aspetto.
lay-map = Le quattro sezioni
lay-map-part = { lay-place }{ $panel ->
    [none] { "" }
   *[other] : { $panel }
  }
lay-ordinal = { $number ->
    [1] 1ª
    [2] 2ª
    [3] 3ª
   *[other] 4ª
  }
lay-mark = Il suo segno vicino al centro
lay-mark-or = o un obiettivo qualsiasi che contiene
lay-mark-label = Segno { robot-name }: { $targets }
lay-faces-label = Lati con questo segno
lay-diagonals = barriere
lay-face = Lato { $panel }: { $targets }{ $diagonals ->
    [yes] , barriere
   *[no] {""}
  }.
lay-target-at = { $target } { $cell }
lay-taken = { lay-place }, { $number } di 4. Segno { robot-name }. { $face }
lay-touch = Tocca il tabellone vicino alla casella, scorri, alza il dito. O scrivi il suo nome, come o5.
lay-lift = Alza il dito o premi Invio per metterlo lì.
lay-robot-where = Dov’è il robot { robot-name }?
lay-robot-on = { robot-title } in { $cell }
lay-placed = { robot-title } in { $cell }.
lay-all-placed = Tutti i robot sono al loro posto
lay-fault-closed = Questa casella è chiusa.
lay-fault-diagonal = Nessun robot può fermarsi su una barriera.
lay-fault-robot = Qui c’è il robot { robot-name }.
lay-now = ora
lay-no-silver = Senza robot argento
lay-robot = Robot { robot-name }{ $state ->
    [now] , da posizionare ora
    [placed] , in { $cell }
    [out] , non in gioco
   *[later] {""}
  }
lay-which-chip = Quale gettone è scoperto?
lay-solves = La ricerca inizia subito.
lay-no-targets = Questo tabellone non ha obiettivi.
lay-all-chips = Tutti e { $count }
lay-chip-note = O tocca l’obiettivo sul tabellone. “Tutti e { $count }” risolve ogni gettone di questa posizione.
key-lay-mark = Scegli il segno della sezione
key-lay-face = Scegli il lato della sezione
key-lay-arrows = Sposta la casella
key-lay-type = Scrivi il nome di una casella
key-lay-place = Metti lì il robot
key-back = Un passo indietro

## Il tuo tabellone

editor-title = Il tuo tabellone
editor-tools = Strumenti
editor-tool-wall = Muro
editor-tool-diagonal = Barriera
editor-tool-target = Obiettivo
editor-tool-robot = Un robot
editor-tool-closed = Chiusa
editor-tool-erase = Cancella
editor-now-wall = Disegna i muri
editor-now-diagonal = Metti una barriera
editor-now-target = Metti un obiettivo
editor-now-robot = Metti un robot
editor-now-closed = Chiudi caselle
editor-now-erase = Svuota caselle
editor-square = { $cell }: i suoi muri
editor-note-wall = Tocca una casella, poi il suo lato. Con il mouse, fai clic su un bordo o trascina lungo i bordi.
editor-note-diagonal = Il robot del suo colore la attraversa. Tutti gli altri deviano, e nessuno si ferma. Tocca di nuovo per toglierla.
editor-note-target = Tocca la sua casella. Un obiettivo già sul tabellone si sposta lì.
editor-note-robot = Tocca la sua casella. Tocca di nuovo per toglierlo.
editor-note-closed = Nessun robot entra in una casella chiusa. Tocca di nuovo per aprirla.
editor-note-erase = Tocca una casella per svuotarla e togliere i suoi muri.
editor-tick = Segno di spunta: già sul tabellone. Se lo metti di nuovo, si sposta.
editor-side = Muro a { direction-name }
editor-diagonal = { $robot ->
    [R] Barriera rossa
    [G] Barriera verde
    [B] Barriera blu
    [Y] Barriera gialla
   *[S] Barriera argento
  }, { $lean ->
    [rising] da sud-ovest a nord-est
   *[falling] da nord-ovest a sud-est
  }
editor-target = { $target }{ $placed ->
    [yes] , sul tabellone
   *[no] { "" }
  }
editor-width = Caselle in larghezza
editor-width-less = Più stretto
editor-width-more = Più largo
editor-height = Caselle in altezza
editor-height-less = Più basso
editor-height-more = Più alto
editor-remove = Togliere { $walls ->
    [one] un muro
   *[other] { $walls } muri
  } e { $pieces ->
    [one] un pezzo
   *[other] { $pieces } pezzi
  }?
editor-keep = Conserva
editor-remove-do = Togli
editor-centre = Blocco chiuso al centro
editor-again = Ricomincia da
editor-empty = Vuoto
editor-box = Tabellone della scatola
editor-all-move = Ogni robot può muoversi
editor-robot-shut = { robot-title } in { $cell } non può muoversi
editor-robot-shut-note = Muri e robot chiudono ogni lato.
editor-diagonal-wall = La barriera in { $cell } ha un muro accanto
editor-diagonal-wall-note = Una mossa che finirebbe lì viene rifiutata.
editor-copy = Copia come testo
editor-copied = Copiato come testo.
editor-not-copied = Questo browser non permette di copiare.
editor-robots = Metti i robot
key-editor-wall = Metti o togli un muro della casella
key-editor-diagonal = Metti una barriera
key-editor-clear = Svuota la casella
key-editor-put = Usa lo strumento sulla casella

## Analizzare una posizione

analyse = Analizza
analyse-ask = Analizza una posizione
analyse-position = Posizione come testo
analyse-example = Tabellone, robot e obiettivo, per esempio 4C3A2C1C Rc4 Gn12 >Re15
analyse-unreadable = Nessuna posizione trovata. Esempio: 4C3A2C1C Rc4 Gn12 >Re15
analyse-all-chips = Tutti i gettoni
analyse-set-up = Prepara
analyse-parts = Parti dell’analisi
analyse-tab-solutions = Soluzioni
analyse-tab-moves = Mosse
analyse-tab-chips = { $count } { $count ->
    [one] gettone
   *[other] gettoni
  }
analyse-choose-chip = Scegli un gettone
analyse-no-solver = Questo browser non può cercare soluzioni
analyse-in-play = Questo gettone è in gioco nella stanza { $room }. Analizzalo dopo il giro.
analyse-at-least = Almeno { $moves } mosse
analyse-proven = Dimostrato: nessuna soluzione in { $moves } o meno.
analyse-meanwhile = Un numero pieno è escluso. Intanto puoi guardare gli altri gettoni.
analyse-stop = Fermati a { $moves }
analyse-stopped = Ricerca fermata: almeno { $moves }
analyse-resume = Continua la ricerca
analyse-memory = { $device ->
    [phone] Questo telefono
   *[computer] Questo computer
  } ha esaurito la memoria a { $moves }: almeno { $moves }.
analyse-seconds = { $seconds } s
analyse-shortest = La più breve: { move-count }
analyse-unsolvable = Nessuna soluzione
analyse-shown = { $name }, giro { $round }
analyse-proven-in = dimostrato in { $time }
analyse-solutions = { $count } { $count ->
    [one] soluzione
   *[other] soluzioni
  }
# Instead of a number of solutions, which nobody has counted.
analyse-one-of = Una delle più brevi.
analyse-one-of-unknown = Una delle più brevi. Non si sa quante siano.
analyse-count = Contale · può richiedere minuti
analyse-counting-solutions = Conteggio delle soluzioni…
analyse-count-stop = Smetti di contare
analyse-count-memory = La memoria è finita durante il conteggio delle soluzioni.
# A command follows.
analyse-memory-next = Un computer ha più memoria: copia il link e aprilo lì. La riga di comando può usarla tutta:
analyse-more-groups = { $count ->
    [one] Ancora { $count } gruppo
   *[other] Altri { $count } gruppi
  }
analyse-either-order = { $robots } in qualsiasi ordine
analyse-orders = { $count } ordini
analyse-or = o
analyse-path = { move-count }: { $words }
analyse-play = Riproduci { $words }
analyse-every-move = Ogni mossa
analyse-from-start = dall’inizio
analyse-after = dopo { $count } { $count ->
    [one] mossa
   *[other] mosse
  }
analyse-move-number = mossa { $count }
analyse-left = { $moves ->
    [one] ne resta { $moves }
   *[other] ne restano { $moves }
  }
analyse-counting = Conteggio…
analyse-no-path = Non resta nessuna soluzione
analyse-reached = Raggiunto in { move-count }
analyse-bid-exact = Solo una dichiarazione di { $moves } esatte vince il gettone.
analyse-bid-fewer = Una dichiarazione di { $moves } o più vince il gettone. La dimostrazione finisce qui.
analyse-adds = { robot-title } a { $direction } aggiunge { $more ->
    [one] una mossa
    [2] due mosse
    [3] tre mosse
    [4] quattro mosse
    [5] cinque mosse
   *[other] { $more } mosse
  }: { $now } invece di { $before }.
analyse-dead-end = { robot-title } a { $direction }: poi nessuna soluzione porta all’obiettivo.
analyse-left-words = { $kind ->
    [best] { $left ->
        [one] ne resta { $left }
       *[other] ne restano { $left }
      }, in una soluzione più breve
    [none] nessuna soluzione
    [open] non ancora risolto
   *[other] { $left ->
        [one] ne resta { $left }
       *[other] ne restano { $left }
      }
  }
analyse-move = { robot-title } a { $direction }, { analyse-left-words }
analyse-robot = { robot-title }: { analyse-left-words }
analyse-legend = Un numero conta le mosse che restano dopo la mossa
analyse-legend-best = in una soluzione più breve
analyse-legend-one = 1 in più
analyse-legend-few = 2 o 3
analyse-legend-many = 4 o più
analyse-best = Migliore
analyse-any = qualsiasi
analyse-range = da { $least } a { $most } mosse
analyse-chips-solved = { $count ->
    [one] { $count } risolto
   *[other] { $count } risolti
  } su { $total }
analyse-chip-optimum = { $target }: { $state ->
    [solved] { move-count }
    [bound] almeno { $moves } mosse
    [running] ricerca in corso
    [unsolvable] nessuna soluzione
    [not-in-play] il suo robot non è in gioco
    [in-play] in gioco in una stanza
   *[open] non ancora risolto
  }
analyse-rule = { $rule ->
    [free] regola libera
   *[ricochet] con svolta
  }
analyse-with-ricochet = { $moves ->
    [0] Con la svolta non c’è soluzione.
   *[other] Con la svolta ne servono { $moves }.
  }
analyse-rule-ricochet = Il robot deve svoltare
analyse-rule-ricochet-note = svolta almeno una volta dopo una mossa; altrimenti può andare dritto all’obiettivo
analyse-rule-exact = Una dichiarazione vale esattamente quel numero
analyse-rule-exact-note = altrimenti quel numero o meno, e la dimostrazione finisce sull’obiettivo
analyse-picture = Immagine
analyse-text = Testo
analyse-link = Copia il link
analyse-text-copied = Posizione e soluzione copiate.
analyse-by-hand = Non è stato possibile copiare. Copia tu: { $words }

## Entrare in una stanza

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
back-arrived = Il tuo { $bid } è arrivato in tempo.
back-late = Il tuo { $bid } è arrivato troppo tardi: la sabbia era finita.
arrival-title = Hai un invito
arrival-host = { $name } ti invita a giocare
arrival-what = I robot scivolano finché qualcosa non li ferma. Trova la soluzione con meno mosse e vinci il gettone.
tryout-title = Prova questo tabellone: risolvilo in due mosse
tryout-start = Intanto prova un gettone
tryout-done = L’hai risolto in 2. Un robot non fa altro che questo.
arrival-present = { $names } { $count ->
    [one] è
   *[other] sono
  } al tavolo.
arrival-nobody = Al tavolo non c’è ancora nessuno.
arrival-late = La partita è già iniziata. Puoi giocare dal prossimo gettone.
sit-down = Prendi posto

## Preparare una stanza

room-title = Stanza { $room }
ask-in = Invita gli amici con questo codice
qr = Codice QR del link a questa stanza
copy-link = Copia il link
share-link = Invia il link
share-words = Gioca con me a Ricochet Robots
link-copied = Link copiato.
link-by-hand = Non è stato possibile copiare il link. Copialo tu: { $link }
seats = Al tavolo
you = Tu
# Follows other names: "Mara and you".
you-among = tu
away = assente
watching = { $count ->
    [one] { $count } guarda
   *[other] { $count } guardano
  }
# Shown on a page that runs this many seconds behind.
behind = { $seconds } s di ritardo
handicap-number = { $handicap ->
    [0.5] ½
   *[other] { $handicap }
  }
handicap-of = svantaggio { $handicap ->
    [0.5] ½
   *[other] { $handicap }
  }
handicap-none = nessuno
handicap-open = Svantaggio di { $name }
handicap-title = Svantaggio di { $name }
handicap-why = Con uno svantaggio le dichiarazioni contano come se fossero più alte, così altri mostrano prima.
handicap-example = { $half ->
    [yes] Una dichiarazione di { $bid } viene dopo ogni altro { $bid }. Le mosse da mostrare restano { $bid }.
   *[no] Una dichiarazione di { $bid } conta come { $moves }. Le mosse da mostrare restano { $bid }.
  }
nobody-else = Ancora nessun altro.
nobody-else-note = Invia il link, o inizia in solitario: gli altri possono entrare più tardi.
host-decides = { $name } prepara il tavolo e inizia la partita.
room-menu = Stanza
make-host = Cedi il tavolo
remove-player = Escludi
lock-room = Blocca la stanza
lock-room-note = nessun altro può sedersi o usare il codice
spectator-delay = Ritardo per chi guarda
spectator-delay-note = chi guarda vede tutto più tardi e non può aiutare
no-delay = nessuno
renew-link = Rinnova il link
renew-link-note = il link e il codice precedenti smettono di funzionare, e chi guarda viene disconnesso
renew-link-go = Rinnova
close-room = Chiudi la stanza
close-room-note = finisce la partita e fa uscire tutti
close-room-sure = Chiudere la stanza per tutti?
close-room-no = Lasciala aperta
player-number = Giocatore { $number }
own-seat = Il tuo posto
own-seat-note = dispositivi, statistiche, i tuoi dati
team = Gioca in squadra
team-note = qualcuno gioca con te al tuo posto, su un altro dispositivo
team-invite = Invita
team-link = Questo link apre il tuo posto: chi lo ha dichiara, passa e mostra per te. Per smettere, disconnetti gli altri dispositivi.
team-qr = Codice QR del tuo posto
team-name = Nome della squadra
team-rename = Cambia
team-seated = Questo dispositivo ha già un posto in questa stanza.
renew-seat = Disconnetti gli altri dispositivi
renew-seat-note = il tuo posto resta solo su questo dispositivo
renew-seat-go = Disconnetti
renew-seat-done = Ora il tuo posto è solo su questo dispositivo.
seat-consent = Concedi le mie partite per statistiche
seat-consent-note = senza il tuo nome, se tutti nella partita lo permettono
seat-export = I tuoi dati
seat-export-note = tutto ciò che è salvato su di te, in un file
seat-export-get = Scarica
forget-me = Elimina il mio nome
forget-me-note = qui e nelle partite finite; perdi anche il tuo posto
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
wins-most = Si giocano tutti i gettoni. Vince chi ne ha di più.
wins-in-all = Si giocano { $chips } gettoni. Vince chi ne ha di più.
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
start-alone = Inizia in solitario
start-with = Inizia con { $players } giocatori
table-rules = Regole e tabellone
table-rules-note = { $edition } · 7 vuol dire { $exact ->
    [yes] esattamente 7
   *[no] al massimo 7
  } · sabbia { $sand } · { $robots } robot

## Bot

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
add-bot = Aggiungi un bot
add-bot-not = Non ora
add-bot-go = { $level ->
    [level-1] Aggiungi { $name }, livello 1
    [level-2] Aggiungi { $name }, livello 2
    [level-3] Aggiungi { $name }, livello 3
    [level-4] Aggiungi { $name }, livello 4
    [level-5] Aggiungi { $name }, livello 5
    [level-6] Aggiungi { $name }, livello 6
    [level-like-me] Aggiungi { $name }, come me
   *[level-optimal] Aggiungi { $name }, ottimale
}
bot-open = { $name }: svantaggio, escludi
remove-bot = Escludi { $name }
bot-character = Carattere
bot-level = Livello
bot-level-short = { $level ->
    [level-1] 1
    [level-2] 2
    [level-3] 3
    [level-4] 4
    [level-5] 5
    [level-6] 6
    [level-like-me] Come me
   *[level-optimal] Ottimale
}
bot-level-note = { $level ->
    [level-1] Alle prime armi. Trova la soluzione più breve 4 volte su 10 e dichiara dopo circa 50 secondi.
    [level-2] Occasionale. Trova la soluzione più breve 4 volte su 10 e dichiara dopo circa 30 secondi.
    [level-3] Abituale. Trova la soluzione più breve 5 volte su 10 e dichiara dopo circa 20 secondi.
    [level-4] Forte. Trova la soluzione più breve 5 volte su 10 e dichiara dopo circa 15 secondi.
    [level-5] Esperto. Trova la soluzione più breve 6 volte su 10 e dichiara dopo circa 10 secondi.
    [level-6] Maestro. Trova la soluzione più breve 7 volte su 10 e dichiara dopo circa 8 secondi.
    [level-like-me] Segue i gettoni, così che circa la metà vada alle persone.
   *[level-optimal] Ha sempre una soluzione più breve: per studiare, non per gareggiare.
}
bot-temper-pip = dichiara presto
bot-temper-otto = costante
bot-temper-nell = aspetta di avere la certezza
bot-temper-juno = continua ad abbassare
bot-temper-bram = lento e profondo
bot-temper-vera = svelta e bassa
bot-program = programma di un giocatore
bots-start = Inizia
bots-play = Gioca con i bot
# The note of the door. $minutes of a short match.
bots-note = Bot facili, circa { $minutes } minuti
bots-who = Chi
bots-chosen = { $count } scelti, fino a { $most }
bots-like-me = Comincia facile. Sale di un livello se vinci, scende se perdi.
minutes-about = circa { $minutes } min
bots-ends-other = Così finisce la partita in corso.
bots-invite-note = Termina questa partita e apre una stanza con gli stessi bot.
bots-invite-offline = Per invitare serve una connessione.
# A button: the level of the next match.
bots-level = Livello { $level }
bots-level-moves = { $way ->
    [stronger] La prossima volta un livello in più: dal { $from } al { $to }.
   *[gentler] La prossima volta un livello in meno: dal { $from } al { $to }.
}
rematch = Rivincita
bots-no-solver = I bot non dichiarano mai, perché questo browser non può cercare soluzioni.

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
tie-rule-first-said = Dichiarazioni uguali: mostra prima chi l’ha detto prima.
tie-rule-fewer-chips = Dichiarazioni uguali: mostra prima chi ha meno gettoni.
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
length = Durata
length-short = Breve
length-usual = Normale
length-custom = Altra
length-first-to = a { $chips } gettoni
length-choose = a scelta
length-about = { $players } giocatori · circa { $minutes } min
length-in-all = { $chips } in tutto
chips-to-win = Gettoni per vincere
series = Serie
series-one = Una partita
series-to = { $wins } vittorie
series-note = Chi vince per primo { $wins } partite vince la serie.
more = Altro
more-note = dichiarazioni, parità, tempi, posti, aiuti
more-note-alone = giri di clessidra, tempi, sezioni, aiuti
reach = Mosse da mostrare
reach-exact = esatte
reach-fewer = o in meno
ties = A parità
ties-first-said = detto prima
ties-fewer-chips = meno gettoni
option-thinking = Tempo per pensare
option-thinking-note = poi chiunque può girare la clessidra
option-showing = Tempo per mostrare
option-showing-note = per ogni dimostrazione
option-consent = Finire prima la sabbia
option-consent-note = quando nessuno vuole dichiarare di meno
option-everybody = Segnano tutti
option-everybody-note = ognuno dimostra la propria soluzione in privato, e il gettone vale per tutti quelli che ci riescono
option-result = Mostra l’esito per
option-result-note = prima di girare il prossimo gettone
option-table = Posti
option-table-note = tutti gli altri guardano
first-panels = Sezioni del 1999
first-panels-note = gli otto lati della prima scatola
option-landing = Segni d’arrivo
option-landing-note = chi mostra vede dove si fermerebbero i robot
option-spoken = Tragitti ad alta voce
option-spoken-note = tutti possono ascoltare le mosse
option-scratch = Tabellone di prova
option-scratch-note = tutti possono provare mosse in privato
option-private = Stanza privata
option-private-note = si entra solo con il link; la sua anteprima non ha immagini
option-listed = Chiunque può unirsi
option-listed-note = la stanza compare nella lista dei tavoli pubblici
runs = Giri di clessidra
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

## Pagine inesistenti e sessioni terminate

nowhere-title = Pagina non trovata
nowhere = A questo indirizzo non c’è nessuna pagina. Forse il link è incompleto.
ended-title = Non puoi entrare in questa stanza
ended-no-such-room = Nessuna stanza ha questo link. Forse è incompleto, o la stanza è stata eliminata.
stale-title = C’è una versione più recente
ended-version = Il server usa una versione più recente di questa pagina. Ricaricala; il tuo posto resta tuo.
reload = Ricarica
to-start = Alla pagina iniziale

## Regole

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

## Lasciare una partita, tornare e le partite su questo dispositivo

leaving-title = La partita continua
leaving-seat-stays = Tieni { $things }. Se tocca a te mostrare, hai 20 s per tornare.
leaving-waits = La partita resta ferma mentre non ci sei.
keeps-seat = il posto
keeps-chips = { $chips ->
    [one] il gettone
   *[other] i { $chips } gettoni
  }
keeps-bid = la dichiarazione di { $bid }
leaving-title-seat = Lasciare il tavolo?
leaving-seat = { $chips ->
    [0] Puoi ancora vincere e puoi tornare.
    [one] Tieni il tuo gettone, puoi ancora vincere e puoi tornare.
   *[other] Tieni i tuoi { $chips } gettoni, puoi ancora vincere e puoi tornare.
  }
leaving-title-alone = La tua partita ti aspetta
leaving-alone = La sabbia si ferma finché non continui. I gettoni trovati restano tuoi.
leaving-continue = Continua
leaving-end = Termina la partita
leaving-title-end = Terminare la partita?
leaving-end-words = I gettoni rimasti non si giocano, e la partita non si potrà più aprire.
call-show = Tocca a te mostrare
call-chip = Il gettone { $round } è scoperto
call-go = Vai
my-game-running = La tua partita è in corso
my-game-over = La tua partita è finita
my-game-back = Torna alla tua partita
my-game-thinking = Nessuno ha ancora dichiarato
games-title = Partite su questo dispositivo
games-all = Tutte le partite su questo dispositivo
games-none = Su questo dispositivo non si è ancora giocata nessuna partita.
games-kept = Questo elenco resta solo su questo dispositivo. Il server conserva per un po’ la pagina di ogni partita.
games-save = Salva come file
games-forget = Dimentica tutte
games-forget-sure = Dimenticare tutte le partite finite di questo dispositivo?
games-keep = Conservale
game-won = { $you ->
    [yes] Hai vinto, { $chips }
   *[no] Ha vinto { $name }, { $chips }
}
game-alone = In solitario: { $found } di { $chips } trovati
tables-title = Tavoli pubblici
tables-note = Chiunque può unirsi. Scegli un tavolo, o ne troviamo uno che aspetta.
tables-mine = Tavoli nella tua lingua
tables-others = Tavoli in altre lingue
tables-none = Nessuno sta aspettando.
tables-none-note = Apri un tavolo: la prossima persona si siederà con te.
tables-join = Unisciti a una partita
tables-open = Apri un tavolo
tables-waiting = in attesa
tables-begun = la partita è iniziata
tables-edition = regole { $edition }
tables-people = { $people ->
    [one] Una persona
   *[other] { $people } persone
}{ $bots ->
    [0] {""}
    [one] , un bot
   *[other] , { $bots } bot
} su { $seats } posti
tables-count = { $count ->
    [0] Nessun tavolo pubblico
    [one] Un tavolo pubblico
   *[other] { $count } tavoli pubblici
}

## Imparare giocando

learn-title = Impara giocando
learn-note = Dieci piccoli tabelloni, un minuto ciascuno
learn-place = { $place }/{ $total }
learn-lesson = { $place }: { $name }{ $state ->
    [solved] , risolto
   *[new] {""}
  }
learn-next = Prossimo tabellone
learn-end = Alla pagina iniziale
learn-longer = Hai usato { $moves } mosse; ne bastano { $best }.
learn-sliding = Scivolare
learn-sliding-how = Un robot scivola finché qualcosa non lo ferma. Muovi il rosso sulla luna rossa. Il muro a destra della luna lo fermerà.
learn-sliding-done = I robot si muovono così: ogni scivolata è 1 mossa, per quanto lunga sia.
learn-blocking = Bloccare
learn-blocking-how = Niente ferma il rosso dove serve. Prima metti in mezzo il robot blu. Anche le sue mosse contano.
learn-blocking-done = Puoi muovere qualsiasi robot. Usa gli altri come muri.
learn-waiting = Aspettare
learn-waiting-how = Muovi il verde, lascialo aspettare mentre si muove il giallo, poi muovi di nuovo il verde.
learn-waiting-done = L’ordine lo scegli tu: un robot può aspettare mentre altri si muovono.
learn-corner = Svoltare
learn-corner-how = Il blu potrebbe andare dritto a est, ma così non vale: lungo il percorso deve svoltare. Trova il giro più lungo.
learn-corner-done = Una soluzione vale solo se il robot svolta tra due delle sue mosse.
learn-vortex = Il vortice
learn-vortex-how = Qualsiasi robot può andare al gettone a quattro colori. Qual è il più vicino?
learn-vortex-done = Qualsiasi robot può andare al vortice, ma deve comunque svoltare.
learn-diagonal = Barriere
learn-diagonal-how = Un robot rimbalza su una barriera di un altro colore e continua a scivolare nella stessa mossa. Manda il rosso contro la barriera gialla.
learn-diagonal-done = Un robot dello stesso colore attraverserebbe la barriera. Nessun robot può fermarsi lì sopra.
learn-silver = Il quinto robot
learn-silver-how = L’argento non ha gettoni del suo colore, ma può fermare gli altri robot. Usalo per aiutare il verde.
learn-silver-done = L’argento si muove come ogni altro robot e può andare al vortice.
learn-reading = Leggere un tabellone
learn-reading-how = Questo è un tabellone vero. Ragiona all’indietro dall’obiettivo: da quali caselle un robot potrebbe scivolare lì e fermarsi? Poi porta il blu su una di esse.
learn-reading-done = Ragionare all’indietro dall’obiettivo è già metà della soluzione.
learn-bidding = Dichiarare
learn-bidding-how = Ora prima pensa e non toccare nulla. Quando hai trovato una soluzione per il verde, dichiara il numero delle sue mosse. Poi mostrala.
learn-bidding-done = Al tavolo tutti pensano insieme, e la dichiarazione più bassa si mostra per prima.
learn-showing = Mostrare
learn-showing-how = Hai dichiarato 4, quindi mostra esattamente 4: il rosso deve trovarsi sull’obiettivo dopo la quarta mossa. C’è una soluzione in 3: spendi una mossa in più.
learn-showing-done = Mostri esattamente quello che dichiari. Ora conosci tutto il gioco.
key-learn-next = Prossimo tabellone

# ---- The club ladder --------------------------------------------------------------------------------

ladder-title = Classifica
ladder-none = In classifica non c’è ancora nessuno.
ladder-how = Una partita conta se almeno due persone della classifica la giocano fino alla fine, senza bot e senza svantaggi. Il punteggio (Glicko-2) è provvisorio finché non si conoscono abbastanza partite.
ladder-ask = Chiedi un link personale a chi amministra questo server.
ladder-join = Entra in classifica
ladder-rank = Posizione { $rank }
ladder-no-rank = Ancora senza posizione
ladder-rated = Partite valide
ladder-unrated = Altre partite
ladder-rating = { $rating } ± { $deviation }
ladder-provisional = provvisorio
ladder-matches = { $count } { $count ->
    [one] partita
   *[other] partite
  }
ladder-last = ultima: { $date }
ladder-with-bots = con bot, non vale
ladder-with-handicaps = con svantaggio, non vale
ladder-deleted = persona cancellata
ladder-others = { $count ->
    [one] con un’altra persona
   *[other] con altre { $count } persone
  }
ladder-mark = Classifica: { $name }
me-title = Il tuo posto in classifica
me-none = Su questo dispositivo non c’è un link personale. Apri qui il tuo, o chiedine uno a chi amministra il server.
me-here = Su questo dispositivo giochi come { $name } nella classifica «{ $ladder }».
me-key = Questo link è la tua chiave. Aprilo su un altro dispositivo per giocare anche lì, e non mostrarlo a nessun altro.
me-qr = Codice QR del tuo link personale
me-renew = Rinnova il link
me-renewed = Hai un nuovo link. Quello di prima non funziona più.
me-leave = Dimentica su questo dispositivo
me-delete = Cancellami dalla classifica
me-delete-sure = Il tuo nome sparisce per sempre dalla classifica. I risultati restano senza nome.

# ---- Il giro ---------------------------------------------------------------------------------------

## Persone e quantità

person = { $you ->
    [yes] Tu
   *[no] { $name }
  }
chip-count = { $chips } { $chips ->
    [one] gettone
   *[other] gettoni
  }
chips-of = gettoni: { $chips }/{ $goal }
match-so-far = Gettoni vinti finora
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
timer-paused = in pausa
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
rows-sending = invio { $bid }
rows-showing = mostra
rows-failed-moves-used = non in { $moves }
rows-failed-gave-up = rinuncia
rows-failed-time = tempo scaduto
rows-failed-away = assente
rows-failed-left = ha lasciato
rows-away = assente { $time }
rows-elsewhere = altrove { $time }
rows-left = ha lasciato
rows-next-chip = dal prossimo
rows-not-in = non gioca
rows-ready = ci sono
strip-showing = { $you ->
    [yes] Mostri { $moves }
   *[no] { $name } mostra { $moves }
  }
strip-place = mostra { say-place }
strip-failed = non riuscito
strip-away = assente da { $seconds } { $seconds ->
    [one] secondo
   *[other] secondi
  }
tv-title = Televisore
tv-join = Prendi il telefono ed entra
tv-join-at = Entra su { $site }
tv-moment = Torniamo tra un momento
tv-starts = inizia la partita
tv-no-room = Nessuna stanza ha questo codice
tv-link = Guarda su un televisore
pad-show-board = Mostra il tabellone anche qui
pad-hide-board = Nascondi il tabellone
pad-swipe = Scorri il dito qui per muovere il robot
chat-title = Di’ qualcosa
chat-smile = sorriso
chat-laugh = risata
chat-surprise = faccia sorpresa
chat-doubt = faccia dubbiosa
chat-worry = faccia preoccupata
chat-thumb = pollice in su
chat-heart = cuore
chat-rain = nuvola di pioggia
chat-hello = Ciao
chat-well-found = Bella trovata
chat-so-close = Per un soffio
chat-mine-too = Anche la mia
chat-of-course = Ma certo!
chat-one-minute = Un minuto
chat-one-more = Un’altra?
chat-good-game = Bella partita
chat-back = Indietro
chat-shut = Connessione persa. Potrai scrivere quando torna.
chat-wait = aspetta { $seconds } s
chat-spoken = { $name }: { $words }
chat-person = Scheda di { $name }
chat-mute = Silenzia { $name }
chat-mute-note = solo su questo dispositivo, finché non cambi idea
block = Blocca { $name }
block-note = nessun suo messaggio su questo dispositivo; la ricerca evita questa stanza
report = Segnala { $name }
report-offensive-name = Nome offensivo
report-disturbs = Disturba la partita
report-leaves = Abbandona apposta
report-thanks = Grazie. Il gestore controllerà.
key-chat = di’ qualcosa
key-chat-close = chiudi
key-chat-move = scegli una parola
quick-chat = Chat rapida
quick-chat-note = i giocatori usano parole e facce già pronte
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

gentle-now = Un gettone facile: bastano poche mosse.
think-first-bid = La prima dichiarazione fa girare la clessidra.
think-glass-turned = La sabbia scorre. Se nessuno dichiara, il gettone torna nel mucchio.
think-turn = Gira la clessidra
think-last-try = Se nessuno trova questo gettone, la partita finisce.
think-lapsed = Nessuno ha dichiarato. Girare la clessidra?
bid-title = Quante mosse?
bid-title-lower = Meno di { $moves }?
bid-type = scrivi un numero <key>7</key> <key>Invio</key>
bid-own = Hai dichiarato { $moves }
bid-key-over = { $moves } mosse o più
bid-over = { $moves }+
bid-send = { $exact ->
    [yes] Dichiara { $moves } esatte
   *[no] Dichiara { $moves } o meno
  }
bid-unsent = { $moves } non ancora inviato
bid-chosen = Hai scelto { $moves }. Invio lo dichiara, Esc lo cancella.
bid-sand-out = La sabbia è finita. Il tuo { $moves } non è stato inviato.
bid-rule-tag = { $exact ->
    [yes] esatte
   *[no] o meno
  }
bid-rule = Puoi abbassare la dichiarazione, mai alzarla.
bid-thinking = pensi da { $time }
bid-lowest = 2 è la dichiarazione più bassa possibile.
catching-up = Solo i bot stanno ancora pensando. Il tempo scorre { $times } volte più veloce.
bid-same = Hai già dichiarato { $moves }.
bid-back = Numeri più bassi
bid-not-yet = Giochi dal prossimo gettone.
bid-shut = Connessione persa. Potrai dichiarare quando torna.
bid-locked = Potrai dichiarare quando torna la connessione
bid-waits = Invieremo { $bid } quando torna la connessione
pass = Passo
passed = Passato
passed-nothing-lower = Hai passato. Una dichiarazione più bassa lo annulla.
passed-no-way = Non vedi soluzioni. Una dichiarazione lo annulla.
put-back = Rimetti il gettone nel mucchio
put-back-why = Nessun giocatore di questo gettone è qui.
ending-propose = { $others ->
    [no] Termina ora la partita
   *[yes] Suggerisci di finire la partita
  }
ending-sure = { $others ->
    [no] Finisce così com’è: vince chi ha più gettoni.
   *[yes] Finisce così com’è, appena tutti i presenti sono d’accordo. Vince chi ha più gettoni.
  }
ending-proposed = { $you ->
    [yes] Suggerisci di finire ora la partita.
   *[no] { $name } suggerisce di finire ora la partita.
  }
ending-joined = { $you ->
    [yes] Accetti di finire la partita.
   *[no] { $name } accetta di finire la partita.
  }
ending-declined = { $you ->
    [yes] Vuoi continuare a giocare.
   *[no] { $name } vuole continuare a giocare.
  }
ending-agreed = D’accordo: { $names }
ending-agree = Finisci la partita
ending-decline = Continua a giocare

## Mostrare

show-boxes = Mosse fatte: { $made } di { $moves }
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
reached-left = { robot-title } ha lasciato il bersaglio. { $left ->
    [one] Resta 1 mossa.
   *[other] Restano { $left } mosse.
  }
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
result-room-closed = Chi gestisce il tavolo ha chiuso la stanza
result-match-ended = La partita è stata chiusa
result-back = Il gettone torna nel mucchio.
result-last-try = Se nessuno trova il prossimo, la partita finisce.
result-shown = Dichiarazione: { $bid }, mostrata in { $moves }.
scored = Segnano: { $names }
result-guess = La tua ipotesi era { $moves }.
result-moves = Mosse di questa soluzione
optimum-looking = Ricerca della soluzione più breve…
optimum-moves = C’è una soluzione in { $moves }.
optimum-shown = Non c’è soluzione più breve.
optimum-none = Non c’è nessuna soluzione.
optimum-withheld = Resta nascosta finché qualcuno non vince il gettone.
optimum-unknown = La soluzione più breve non è stata trovata in tempo.
optimum-unknown-from = La soluzione più breve non è stata trovata in tempo. Richiede almeno { $moves } mosse.
optimum-count = { $count ->
    [1] l’unica
   *[other] una fra { $count } soluzioni
  }
optimum-count-capped = una fra più di { $count } soluzioni
paths-title = Soluzioni di questo giro
path-optimum = La più breve
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
final-own = Tu: { $chips }
praise-gap = { $you ->
    [yes] Il meglio: il tuo { $moves } nel giro { $round }; la dichiarazione seguente era { $next }.
   *[no] Il meglio: il { $moves } di { $name } nel giro { $round }; la dichiarazione seguente era { $next }.
  }
praise-shortest = { $you ->
    [yes] Il tuo { $moves } nel giro { $round } era la soluzione più corta.
   *[no] { $name } ha trovato la soluzione più corta, { $moves }, nel giro { $round }.
  }
praise-longest = { $you ->
    [yes] Il tuo gettone più lungo ha richiesto { $moves } mosse, nel giro { $round }.
   *[no] { $name } ha vinto il gettone più lungo, { $moves } mosse, nel giro { $round }.
  }
praise-hard = Il { $moves } di { $name } nel giro { $round } era difficile da vedere.
strip-wins = { $you ->
    [yes] hai vinto
   *[no] ha vinto
  }
say-wins = { $you ->
    [yes] Hai vinto con { $chips }
   *[no] { $name } ha vinto con { $chips }
  }
say-score = { $name } { $chips ->
    [0] nessuno
   *[other] { $chips }
  }
final-unsolved = Nessuno ha trovato i gettoni rimasti.
final-agreed = { $who ->
    [alone] Hai terminato la partita.
    [you] Tutti hanno accettato di finire la partita.
   *[others] I giocatori hanno accettato di finire la partita.
  }
final-ranking = Classifica
final-rounds = Giri
final-rounds-note = dichiarazione vincente e soluzione più breve
final-more = Ancora { $rounds } { $rounds ->
    [one] giro
   *[other] giri
  }
final-fewer = Meno giri
final-share = Condividi
final-new-board = Altro tabellone
final-again = Ancora
final-rematch = Chiedi la rivincita
final-best = Il giro migliore è stato il { $round }.
final-best-gap = { $you ->
    [yes] Hai mostrato
   *[no] { $name } ha mostrato
  } una soluzione di { $moves } mosse, { $gap } in meno della dichiarazione successiva.
final-best-shortest = { $you ->
    [yes] Hai mostrato
   *[no] { $name } ha mostrato
  } una soluzione di { $moves } mosse. Non c’è soluzione più breve.
final-best-play = Riproduci il giro migliore
evening-title = { $part ->
    [evening] Stasera
   *[day] Oggi
  }
evening-matches = { $matches } { $matches ->
    [one] partita
   *[other] partite
  }
evening-best = giro migliore: { $name }, { $moves } mosse
evening-wins = { $name }: { $wins } { $wins ->
    [one] vittoria
   *[other] vittorie
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
rematch-not-now = Non ora
rematch-accept = Ci sto
rematch-in = Partecipi.
rematch-first-chip = Primo gettone tra { $clock }
rematch-waits = In attesa degli altri
rematch-players = Partecipano: { $names }
rematch-declined = Dicono di no: { $names }
rematch-nobody = Non partecipa nessuno
rematch-out = Alla fine no
rematch-running = La rivincita è in corso
rematch-join = Partecipa
rematch-rules = Cambia le regole
rematch-others = Gioca con altri
final-lost = Questa partita non si trova

## La pagina di una partita finita

record-title = Giro per giro
record-edition = Edizione { $edition }
record-bots = con bot
record-bids = Dichiarazioni del giro { $round }
# $moves: a bid; $seconds: since the chip was turned up.
record-bid = { $moves } dopo { $seconds } s
record-time = dopo { $seconds } s
record-solved = risolto
record-best = Meglio di così non si può.
record-more = { $more } { $more ->
    [1] mossa più del necessario.
   *[other] mosse più del necessario.
  }
record-count = { $count ->
    [1] Una soluzione più breve, in { $moves } mosse.
   *[other] { $count } soluzioni più brevi, in { $moves } mosse.
  }
record-count-capped = Più di { $count } soluzioni più brevi, in { $moves } mosse.
record-analyse = Analizza questo giro
record-text = Registrazione in testo
record-data = Dati (JSON)
record-embed = Copia il codice da incorporare
record-embed-copied = Codice copiato.
embed-open = Apri la partita

## Le partite finite di una stanza

matches-title = Partite di questa stanza
matches-back = Torna alla stanza
matches-none = Qui non è ancora finita nessuna partita.
matches-wins = Partite vinte
matches-list = Partite, l’ultima per prima
matches-all = Tutte le partite di questa stanza
match-wins = { $wins } { $wins ->
    [1] partita vinta
   *[other] partite vinte
  }
match-number = Partita { $number }
match-open = Giro per giro

## In solitario

alone = In solitario
alone-goal = Batti la sabbia
alone-goal-chip = Ogni gettone indica un robot e un obiettivo. Trova le mosse a mente, dichiara il loro numero o premi “Trovato”, poi mostrale.
alone-goal-win = Vinci ogni gettone che mostri, se lo trovi prima che la sabbia finisca. Vincine { $needed } su { $chips } per battere la sabbia.
alone-start = Scopri il primo gettone
alone-start-note = Allora parte la sabbia: { $seconds } secondi per gettone.
alone-options-note = { $edition } · sabbia { $sand } · { $robots } robot
alone-rule = Prima che la sabbia finisca, dichiara un numero o premi “Trovato”. Poi mostra la tua soluzione.
alone-second-run = La clessidra scorre una seconda volta.
alone-runs-on = La sabbia continua a scorrere.
alone-paused = In pausa
alone-paused-left = La sabbia si è fermata mentre non c’eri. Restano { $time }.
alone-paused-open = La partita si è fermata mentre non c’eri.
paused-waits = La partita continua quando torna un giocatore.
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
alone-missed-line = Il gettone viene coperto.
alone-shown = Mostrato in { $moves }.
alone-shown-bid = Dichiarato { $bid }, mostrato in { $moves }.

## Guardare, prendere posto e lasciarlo

watch-guess = La tua ipotesi segreta
watch-guess-note = non la vede nessuno
watch-take = Gioca dal prossimo gettone
watch-full = Il tavolo è al completo. Stai guardando.
watch-alone = Stai guardando.
leave-bid = La tua dichiarazione di { $bid } fallisce quando è il suo turno.
leave-no = Resta

## Il tabellone di prova

swipe-thinking = I robot restano fermi mentre tutti pensano. Trova la soluzione a mente, poi dichiara.
scratch-title = Tabellone di prova
scratch-note = Lo vedi solo tu. I robot sul tavolo restano dove sono.
scratch-start = Prova
scratch-reset = Ripristina
scratch-end = Fatto
scratch-count = { $moves ->
    [0] nessuno mossa
    [one] 1 mossa
   *[other] { $moves } mosse
  }
proof-title = Dimostralo: solo tu vedi le tue mosse
proof-standing = Dimostrato: hai dichiarato { $moves }
proof-note = Gioca la tua soluzione sul tuo tabellone. Le sue mosse sono la tua dichiarazione. Quando la sabbia è finita, segnano tutti quelli che hanno dichiarato.
proof-lower = Segni quando la sabbia è finita. Meno mosse si mostrano prima.
proof-start = Inizia
proof-again = Cerca meno mosse
proof-solved = Ci sei: { $moves } mosse
proof-longer = Hai già dichiarato { $standing }. Cerca meno mosse.
proof-bid = Dichiara { $moves }
proof-bid-none = Non ancora sull’obiettivo
proof-show = Mostra il mio percorso

## Annunci, detti e mostrati

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
say-shown = { $target }, mostrato in { $moves }.

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
key-pass = Passo
key-next-robot = Scegli il prossimo robot; dopo l’ultimo, esci dal tabellone
key-ready = Avanti col prossimo gettone
key-play = Avvia o ferma la riproduzione
key-step-back = Una mossa indietro
key-step-forward = Una mossa avanti
key-slide-cursor = Fai scivolare il cursore di lettura come il robot scelto
key-read-board = Leggi il tabellone
key-read-rows = Leggi i giocatori e le dichiarazioni
key-read-robots = Leggi le posizioni dei robot
key-read-time = Leggi il tempo, o il gettone
key-repeat = Ripeti l’ultimo messaggio

## Comandi rifiutati

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

# ---- Allenarsi --------------------------------------------------------------------------------------

## Scegliere una sfida

practise-title = Allenati
practise-no-clock = senza tempo
practise-your-rating = il tuo punteggio
practise-deviation = ± { $deviation }
practise-in-a-row = { $days ->
    [one] giorno di fila
   *[other] giorni di fila
  }
practise-standing = Il tuo punteggio: { $rating }, più o meno { $deviation }. { $days ->
    [one] 1 giorno di fila.
   *[other] { $days } giorni di fila.
  }
practise-how-hard = Difficoltà
practise-near = Come me
practise-grade = { $grade ->
    [1] lieve
    [2] facile
    [3] media
    [4] dura
   *[5] feroce
  }
practise-moves = Mosse
practise-moves-ends = da { $least } a { $most }
practise-moves-open = { $least } o più
practise-more = { $moves }+
practise-more-label = { $moves } o più
practise-themes = Temi
practise-themes-note = { $themes ->
    [0] qualsiasi sfida
    [one] solo sfide con questo tema
   *[other] solo sfide con uno di questi temi
  }
practise-theme = { $theme ->
    [blocker] Blocco
    [wait] Attesa
    [there-and-back] Andata e ritorno
    [diagonal] Barriera
    [vortex] Vortice
   *[fifth-robot] Quinto robot
  }
practise-box = Scatola
practise-start = Inizia
practise-continue = Continua
practise-another = Nuova sfida
practise-open-note = Non hai risolto la tua ultima sfida. Se ne inizi una nuova, conta come non trovata.
practise-board-note = Il tabellone mostra la prima sfida di questa scelta.
practise-searching = Ricerca di una sfida…
practise-far = Nessuna sfida trovata entro 60 punti dal tuo punteggio. Questa vale { $rating }.
practise-nothing = Nessuna sfida corrisponde a questa scelta. Permetti più mosse o un’altra difficoltà.
practise-no-solver = Questo browser non può creare sfide.
practise-link-faulty = Questo link non indica una sfida. Forse è incompleto.

## Risolvere

practise-place = { $grade } · numero { $number } di oggi
practise-send = Invia questa sfida
practise-hint = Suggerisci
practise-hint-bound = Puoi farlo in { $moves } mosse o in meno.
practise-hint-also = La soluzione più breve muove anche: { $robots }.
practise-hint-movers = La soluzione più breve muove: { $robots }.
practise-hint-alone = { robot-title } ci riesce da solo.
practise-hint-name = { $hint ->
    [1] Un numero di mosse
    [2] Gli altri robot che si muovono
    [3] Il robot che si muove per primo
    [4] La prima mossa
   *[5] Tutta la soluzione
  }
practise-hint-price = { $hint ->
    [1] gratis
    [2] costa ¼
    [3] costa ½
    [4] costa ¾
   *[5] non conta come risolta
  }
practise-hints-next = prossimo: { $name }, { $price }

## Risolta

practise-verdict = { $over ->
    [0] La soluzione più breve
    [1] Una mossa più del minimo
    [2] Due mosse più del minimo
    [3] Tre mosse più del minimo
    [4] Quattro mosse più del minimo
    [5] Cinque mosse più del minimo
   *[other] { $over } mosse più del minimo
  }
practise-shown = La soluzione è mostrata
practise-paths = { $paths ->
    [0] Più di 200 soluzioni più brevi.
    [1] Una sola soluzione più breve.
   *[other] { $paths } soluzioni più brevi.
  }
path-hidden = { move-count }, ben nascoste.
path-plain = { move-count }, in bella vista.
practise-puzzle-rating = Questa sfida vale { $rating }.
practise-yours = la tua
practise-shortest = la più breve
practise-unrated = Riprovare non cambia il punteggio.
practise-about = Temi di questa sfida
practise-about-note = contati quando scegli i temi
practise-retry = Riprova
practise-analyse = Analizza
practise-next = Prossima
practise-solved-say = { $verdict }. { $moves } mosse, minimo { $best }. Il tuo punteggio è { $rating }.
key-practise-next = La prossima sfida
key-practise-start = Inizia una sfida di questa scelta

## Da riprovare

again-title = Da riprovare
again-count = { $count ->
    [0] nessuno
    [one] 1 sfida
   *[other] { $count } sfide
  }
again-how = Una sfida arriva qui quando non hai trovato una soluzione, hai usato due o più mosse di troppo o hai fatto mostrare la soluzione. Se ne va quando trovi una delle più brevi.
again-none = Niente da riprovare.
again-line = minimo { $best } · { $why ->
    [over] la tua { $found }
    [shown] soluzione mostrata
    [moves] mosse finite
    [passed] saltata
    [time] tempo scaduto
   *[none] non trovata
  }
again-all = { $count ->
    [one] Provala
   *[other] Prova tutte e { $count }
  }
grade-bars = Difficoltà { $grade } di 5

## Tre minuti

rush-title = Tre minuti
rush-best = record { $solved }
rush-how = Risolvi più sfide che puoi. Ognuna ha un numero di mosse: finirle, o saltare la sfida, costa 10 secondi. 5, 12, 20 e 30 di fila valgono 3, 5, 7 e 10 secondi.
rush-sleep = Se lasci la pagina o il telefono va in standby, la prova finisce.
rush-start = Inizia
rush-again = Ancora
rush-so-far = { $solved ->
    [one] { $solved } risolta
   *[other] { $solved } risolte
  } · { $row } di fila
rush-in = in { $moves }
rush-to-bonus = { $more ->
    [one] Ancora una di fila
   *[other] Ancora { $more } di fila
  }: { $seconds } secondi. Un errore: 10 in meno.
rush-bonuses-over = Un errore: 10 secondi in meno.
rush-plus = +{ $seconds } s
rush-minus = −{ $seconds } s
rush-pass = Salta
rush-solved = risolte
rush-row = record { $best } · { $row } di fila
rush-ended-early = La prova è finita a { $solved } quando la pagina è stata nascosta.
rush-lasted = durata
rush-won = vinti
rush-lost = persi
rush-last = Le tue ultime { $count }
rush-missed = { $count ->
    [one] Una mancata
   *[other] { $count } mancate
  }
rush-missed-note = le trovi in “Da riprovare”
rush-try = { $count ->
    [one] Prova questa
   *[other] Prova queste { $count }
  }
rush-bonus-say = { $row } di fila: { $seconds } secondi vinti.
rush-miss-say = Mancata. 10 secondi in meno.
rush-time-say = Restano { $seconds } secondi.
rush-over-say = Tempo scaduto. { $solved ->
    [one] { $solved } risolta
   *[other] { $solved } risolte
  }.
key-rush-pass = Salta questa sfida

## La gara di dieci

race-title = Gara di dieci
race-by-link = con un link
race-subtitle = dieci sfide, un link
race-head = Dieci sfide. Chi arriva prima?
race-moves = { $grade }, da { $least } a { $most } mosse, { $edition }
race-moves-one = { $grade }, { $least } mosse, { $edition }
race-seed = seme { $seed }
race-link = Link a questa gara
race-link-faulty = Questo link non indica una gara. Forse è incompleto.
race-send = Invia il link
race-sent = Link copiato.
race-by-hand = Non è stato possibile copiare il link. Copialo tu: { $link }
race-friend = Un’altra persona
race-ghost = { $name } (gara registrata)
race-ghost-note = nel link che hai aperto
race-you = Tu
race-not-run = ancora da correre
race-how = Ogni soluzione vale. Ogni mossa oltre la più breve costa 5 secondi, saltare una sfida 20. Annullare costa solo tempo.
race-stored = Ogni dispositivo crea le sfide dal seme. Nel link che invii vanno solo il tuo nome e i tuoi dieci tempi. Non vengono salvati altrove.
race-preparing = { $count ->
    [one] { $count } sfida su 10 è pronta.
   *[other] { $count } sfide su 10 sono pronte.
  }
race-start = Inizia la gara
race-start-ghost = Gareggia con { $name }
race-continue = Continua
race-paused = In pausa
race-paused-note = Il tempo è fermo. Il tabellone riappare quando continui.
race-new = Nuova gara
race-ahead = { $name } è avanti di { $places }
race-behind = { $name } è indietro di { $places }
race-level = { $name } è alla pari con te
race-place = sfida { $count } di 10
race-row = { $name }: { $done } di 10, { $time }
race-won = Hai vinto la gara
race-lost = { $name } ha vinto la gara
race-tied = Siete alla pari
race-done = Tutte e dieci
race-over-say = { $seconds } secondi aggiunti.

## L’anno

year-title = Il tuo anno
year-longest = record { $days }, in { $month }
year-key-none = nessuna
year-key-few = 1–3
year-key-some = 4–9
year-key-many = 10 e più
year-month = { $month }: { $played } di { $past } giorni, { $puzzles } { $puzzles ->
    [one] sfida
   *[other] sfide
  }
year-rating = Punteggio
year-solved = risolte
year-share = { $percent }%
year-in-shortest = con la più breve
year-here-only = Conservato solo su questo dispositivo.
year-save = Salva una copia
year-brought = Ora la copia è qui.
year-not-brought = Questo file non è una copia dell’allenamento.

## Allenamento su questo dispositivo

kept-practise-rating = Il tuo punteggio
kept-practise-days = I tuoi giorni di allenamento
kept-practise-puzzles = Punteggi delle sfide
kept-practise-again = Sfide da riprovare
kept-practise-choice = La tua scelta di sfide
kept-practise-open = La sfida aperta
kept-practise-rush = Le tue prove da tre minuti
kept-practise-race = Le tue gare

# ---- Un telefono a un tavolo vero -------------------------------------------------------------------

table-title = Al tavolo
table-subtitle = un telefono e la scatola vera
table-who = Giocatori
table-name = Nome
table-name-missing = Scrivi prima un nome.
table-add = Aggiungi
table-remove = Togli { $name }
table-too-few = Aggiungi almeno due nomi.
table-leaving = Chi lascia il tavolo tiene i gettoni e può ancora vincere.
table-handicap = Svantaggio
table-handicap-none = nessuno
table-which-chip = Quale gettone è scoperto?
table-dashed = tratteggiato: già vinto
table-chip-given = { $chip }, già vinto
table-no-chip = Senza gettone
table-tap-name = Di’ il numero ad alta voce e tocca il tuo nome.
table-turn-sand = Gira la clessidra
table-awake = lo schermo resta acceso
table-not-awake = Questo browser non può tenere acceso lo schermo.
table-silence = Spegni l’audio
table-undone = Annullato.
table-seconds = { $seconds ->
    [one] secondo
   *[other] secondi
  }
table-name-key = { $place ->
    [0] { $name } { $says }
   *[other] { $name }, { $moves }, { say-place }. { $says }
  }
table-says = { $name } dichiara
table-not = Non { $name }
table-not-lower = { $name } ha già dichiarato { $moves }. Le dichiarazioni possono solo scendere.
table-still = La sabbia si è fermata
table-slept = Il telefono è andato in standby. { $seconds ->
    [one] Resta { $seconds } secondo
   *[other] Restano { $seconds } secondi
  }.
table-go-on = Continua, { $seconds } { $seconds ->
    [one] secondo
   *[other] secondi
  }
table-show-now = Mostra ora
table-passed-on = passa al prossimo
table-count-aloud = Conta ad alta voce. { $target ->
    [none] Se l’obiettivo non è raggiunto
   *[other] Se l’obiettivo ({ $target }) non è raggiunto
  } in { $exact ->
    [yes] esattamente { $moves } mosse
   *[no] { $moves } mosse o in meno
  }, i robot tornano ai segnalini e { $next ->
    [0] il gettone torna nel mucchio.
   *[other] { $name } mostra { $next }.
  }
table-shown = { $exact ->
    [yes] Mostrato in { $moves }
   *[no] Mostrato in { $moves } o meno
  }
table-given = assegnato
table-back-in-box = torna nella scatola
table-chips-now = Ora { $chips } { $chips ->
    [one] gettone
   *[other] gettoni
  }.
table-others-have = { $names } { $count ->
    [one] ha
   *[other] hanno
  } { $chips }.
table-score = Punti
table-after = dopo { $rounds } { $rounds ->
    [one] gettone
   *[other] gettoni
  }
table-leads = { $names } { $count ->
    [one] guida
   *[other] guidano
  } con { $chips }
table-no-chips = Nessuno ha ancora un gettone
table-people = Un nome in più o in meno
table-end = Concludi la serata
table-copy = Copia su un altro telefono
table-copy-note = tabellone, robot e punti, come sono ora
table-copy-go = Mostra
table-as-now = com’è ora
table-qr = Codice QR con una copia di questa serata
table-point = Inquadralo con l’altro telefono
table-point-note = Apre questa posizione e i punti. Dove il gioco è installato non serve la rete.
table-point-later = È una copia, non si aggiorna. Mostrala di nuovo dopo il prossimo gettone.
table-copied = da un altro telefono
table-open-copy = Una serata dopo { $rounds } { $rounds ->
    [one] gettone
   *[other] gettoni
  }
table-replaces = Sostituisce la serata su questo telefono, che ha { $rounds } { $rounds ->
    [one] gettone
   *[other] gettoni
  }.
table-keep-mine = Tieni la mia
table-no-copy = Non ora
table-take-copy = Apri la copia
table-board = Il tabellone della serata
table-board-once = Prepara il tabellone una volta: 30 secondi.
table-board-set = Dopo ogni giro si vede la soluzione più breve.
table-board-set-up = Prepara
table-board-change = Cambia
table-shorter = C’era una soluzione più breve?
table-shortest = La soluzione più breve
table-shorter-answer = { $shorter ->
    [yes] Sì, in { $moves }.
   *[no] No, { $moves } è il minimo.
  }
table-not-known = Non si sa ancora: almeno { $moves }.
table-no-search = Questo browser non può cercare le soluzioni più brevi.
table-look = Guarda
table-shortest-is = La più breve: { $moves }
table-showed = { $name } ha mostrato { $moves }
table-every-move = Ogni mossa
table-try-it = Rimetti i robot dov’erano e provala.
table-where = Dove sono i robot?
table-where-now = come ora sul tavolo
table-where-how = Scorri il dito per le mosse come sono state fatte. O tocca un robot, poi la casella dove si trova ora.
table-path-of = La soluzione di { $name }
table-no-place = { robot-title } non può stare in { $cell }.
table-placed = { robot-title } in { $cell }.
table-done = Fatto
table-enter = Inserisci le mosse
table-enter-note = Inserisci le mosse, e lo schermo sa dove sono i robot.
table-stale = I robot sullo schermo sono com’erano prima del gettone { $chip }.
table-correct = Correggi
table-rounds-shorter = { $count ->
    [0] nessuno poteva essere più breve
    [one] 1 poteva essere più breve
   *[other] { $count } potevano essere più brevi
  }
table-back = Torna al tavolo
key-table-name = Scegli chi dichiara
key-table-back = Torna ai nomi
key-table-undo = Annulla l’ultimo passo

# ---- The terminal ----------------------------------------------------------------------------------
# Testi del comando `ricochet`. Il browser non carica questa sezione. Solo `ricochet tui` usa messaggi precedenti.

cli-error = Errore: { $what }
cli-warning = Avviso: { $what }
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
cli-play-open = Qui non è stato aperto nessun browser. Apri l’indirizzo qui sopra in uno.
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
cli-solve-one-of = scegli uno fra --all, --count e --every-target.
cli-puzzle-impossible = { $high ->
    [0] nessun rompicapo può soddisfare tutte queste condizioni.
   *[other] nessun rompicapo può soddisfare tutte queste condizioni; sono possibili da { $low } a { $high }.
}
cli-tried = { $tried } di { $most } rompicapo casuali provati
cli-puzzles-one-place = scegli solo una tra --output, --dataset e --book.
cli-puzzles-parquet-nothing = richiede --dataset.
cli-puzzle = { cli-move-count }, livello { $grade } di 5; seme { $seed }.
cli-puzzles = { $count } rompicapo; seme { $seed }.
cli-solve-not-with = --threads non si combina con --all né con --count.
cli-count-no-first = in 0 mosse non c’è una prima mossa.
cli-count-together = Totale: { $total }.
cli-board-no-path = un tabellone senza robot non ha percorsi.
cli-board-move-fault = mossa { $number }, { $move }: { $why } ({ $clause })
cli-board-wrote = File scritto: { $file }.
cli-strong-knows = la tabella definisce già il suo obiettivo.
cli-strong-target = obbligatorio.
cli-strong-none = { cli-position-count }, nessuna risolvibile; { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-strong-most = { cli-position-count }, al massimo { cli-move-count }; { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-strong-verified = { cli-position-count }, tutte le distanze corrette; { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-strong-verify-alone = --verify non accetta un tabellone.
cli-strong-beside-nothing = richiede --verify.
cli-strong-board = obbligatorio.
cli-strong-box-alone = --box non accetta un tabellone.
cli-strong-box-where = obbligatorio con --box.
cli-strong-scheduler-nothing = richiede --box.

## Terminale: il gioco

tui-choose = Scegli
tui-change = Cambia
# After the letters of the robots and the arrows.
tui-move = Muovi
tui-open = Apri
tui-quit = Esci
tui-step = Passo
tui-stop = Ferma la ricerca
tui-next-solution = Prossima soluzione
tui-position-note = Scrivi o incolla una posizione con il suo obiettivo, o il nome di un file. Esempio: 4C3A2C1C Rc4 Gn12 >Re15
tui-leave-sure = Lasciare la partita? Premi di nuovo Esc per uscire.
tui-turn-timer = Gira la clessidra
tui-replay-note = Scrivi il nome del file di una partita finita, o il suo link, come https://example.org/games/ID.
tui-next-round = Prossimo round
tui-today = La sfida di oggi
tui-bots = Gioca con i bot
tui-bots-how = Livello: come me. Durata: breve. I bot diventano più forti a ogni gettone che vinci.
tui-join = Entra in una stanza
tui-room = Link della stanza, o l’indirizzo del server e il codice
tui-room-note = Come https://example.org/r/p7NzQ, o https://example.org e il codice. Senza nome, guardi.

## Terminale: doctor

cli-doctor-platform = sistema
cli-doctor-kernel = kernel
cli-doctor-cpu-target = processore
cli-doctor-compiled = compilato
cli-doctor-extras = extra
cli-doctor-no-extras = nessuno
cli-doctor-missing = mancanti
cli-doctor-to-install = { $extras }; per installarli: { $command }
cli-doctor-browser = browser
cli-doctor-bundle-current = il bundle, con il gioco offline
cli-doctor-bundle-withdrawn = il bundle, senza gioco offline (--offline no)
cli-doctor-bundle-outdated = i sorgenti, senza gioco offline: il bundle non corrisponde (make web)
cli-doctor-bundle-missing = i sorgenti, senza gioco offline: non c’è un bundle (make web)
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
cli-doctor-not-built = non compilato: servono un compilatore C++20 e gli header di Python, su Debian g++ e python3-dev ({ $command } mostra perché); si usa il motore di riferimento
cli-doctor-not-packed = questo pacchetto è stato creato senza; si usa il motore di riferimento
cli-doctor-not-loaded = non si può caricare: { $why }; si usa il motore di riferimento
cli-doctor-native = si usa il motore nativo
cli-doctor-other-processor = { $target } (non per questo processore)
cli-doctor-general = solo la ricerca generale
cli-doctor-no-database = non esiste ancora
cli-doctor-unchecked = non si può controllare: { $why }
cli-doctor-sound = integro
cli-backup-made = { $file } contiene tutte le partite di { $directory } e la chiave di ogni posto. Non condividere il file.
cli-room-closed = La stanza è stata chiusa ed eliminata.
cli-seat-forgotten = Il nome è stato eliminato da questa stanza e dalle sue partite.
cli-place-forgotten = La persona è stata cancellata dalla classifica.
cli-notice-sent = Ora tutti vedono che il server si riavvia tra circa { $minutes } min.
cli-notice-back = L’avviso è stato ritirato.
cli-convert-one-text = indica un testo, - per l’ingresso standard o --file con file o cartelle.
cli-convert-output = --output richiede --file e non si può combinare con --lines.
cli-convert-no-files = questa cartella non contiene file.
cli-convert-written = Convertiti { $converted } di { $texts } in { $directory }.
cli-in-file = { $file }: { $words }
cli-is-file = { $file } è un file. Per leggerlo: { $command }
cli-convert-lost = Si perde: { $lost }.
cli-export-consented = obbligatorio: si esportano solo le partite in cui tutti hanno dato il consenso.
cli-tui-terminal = Il gioco ha bisogno di un terminale per input e output.
cli-rooms-forget = --forget deve essere come STANZA/POSTO, con il numero del posto, non { $said }.
cli-backup-restored = { $directory } contiene le partite di { $file }. Avvia lì il server.
cli-database-current = Le tabelle del database sono già aggiornate (schema { $revision }).
cli-database-upgraded = Le tabelle del database sono state aggiornate (schema { $revision }).
cli-work-begun = Risolvo sfide per { $place }. Ctrl-C per terminare.
cli-bot-plays = { $name } prende posto e gioca. Premi Ctrl-C per fermare.
cli-bot-over = La partita è finita. Vince: { $winners }.

## Terminal: how commands are used

usage-usage = Uso:
usage-arguments = Argomenti
usage-options = Opzioni
usage-commands = Comandi
usage-required = obbligatorio
usage-default = predefinito
usage-env-var = variabile
usage-try = Per l’aiuto: { $command }
usage-missing = Manca { $name }.
usage-no-option = { $meant ->
    [none] L’opzione { $name } non esiste.
   *[other] L’opzione { $name } non esiste. Intendevi { $meant }?
}
usage-no-command = { $meant ->
    [none] Il comando { $name } non esiste.
   *[other] Il comando { $name } non esiste. Intendevi { $meant }?
}
usage-no-value = { $name } richiede un valore.
usage-value = { $name } non accetta un valore.
usage-extra = Argomento inatteso: { $name }
usage-whole = { $name } deve essere un numero intero da { $low } in su, non { $given }.
usage-whole-range = { $name } deve essere un numero intero da { $low } a { $high }, non { $given }.
usage-number = { $name } deve essere un numero da { $low } in su, non { $given }.
usage-number-range = { $name } deve essere un numero da { $low } a { $high }, non { $given }.
usage-choice = { $name } deve essere uno tra { $choices }, non { $given }.
usage-numbers = { $name } deve essere un numero da { $low } in su o un intervallo come 4-9, non { $given }.
usage-list = { $name } deve essere un elenco di { $choices }, separati da virgole, non { $given }.
usage-shell = Il completamento è disponibile per { $choices }, non per { $given }.
cli-completion-installed = Il completamento è installato in { $file }. Funziona in ogni nuova shell.
cli-redirected = La shell ha reindirizzato l’output su >{ $file }. Metti la sfida tra virgolette: "... >{ $file }".

## Terminal: help of the commands

help-help = Mostra questo aiuto.
help-each-data = Cartella in cui si salvano le partite; se non indicata, la tua cartella dei dati utente.
help-each-target = L’obiettivo, ad esempio Rm2, se PUZZLE è una posizione senza obiettivo.
help-each-as_json = Scrive un oggetto JSON invece di righe.
help-each-no_ricochet_rule = Un robot può arrivare dritto all’obiettivo (senza R5.2).
help-each-seed = Il seme; con le stesse opzioni dà ovunque gli stessi rompicapo. Altrimenti uno nuovo.
help-each-edition = L’edizione i cui pannelli formano il tabellone.
help-each-diagonals = Solo tabelloni con diagonali, o solo senza.
help-each-robots = Numero di robot.
help-each-moves = Lunghezza del percorso più breve, ad esempio 6 o 4-9.
help-each-paths = Numero di percorsi più brevi, ad esempio 1 o 1-3.
help-each-movers = Numero di robot che devono muoversi.
help-each-grade = Difficoltà da 1 a 5, ad esempio 2-3.
help-each-themes = Ciò che accade in ogni percorso più breve, separato da virgole.
help-each-direct = Solo rompicapo in cui il robot può arrivare subito all’obiettivo, cosa che non vale (R5.2), o solo gli altri.
help-ricochet = Gioca a Ricochet Robots e lavora con i suoi tabelloni e le sue sfide.

    I dati vanno sullo standard output, i messaggi sullo standard error. Lo stato di uscita è 0 se tutto riesce, 1 se la risposta è negativa, 2 se l’input non è valido e 3 se l’output non si può scrivere.
help-ricochet-version = Mostra la versione.
help-ricochet-install_completion = Installa il completamento per questa shell.
help-ricochet-show_completion = Mostra il completamento per questa shell, da copiare o adattare.
help-play = Gioca su questo computer o, con --lan, con tutta la casa.

    Se un gioco con la stessa cartella è già in esecuzione, il comando lo apre.
help-play-lan = Lascia partecipare i telefoni e i computer di casa.
help-play-port = Porta; se è occupata, una delle successive.
help-play-browser = Apre il gioco in un browser.
help-serve = Avvia un server per altri; ogni opzione si può impostare anche nell’ambiente.
help-serve-host = Indirizzo su cui ascoltare; 0.0.0.0 per tutti.
help-serve-port = Porta su cui ascoltare; 0 per una libera qualsiasi.
help-serve-operators = Indirizzo solo per chi gestisce: metriche, stato, comandi; porta 0 per una libera.
help-serve-data = Cartella in cui si conservano le partite; se non detto, la tua cartella dei dati.
help-serve-database = PostgreSQL che conserva le partite, postgresql://user@host/name; se non detto, un file nella cartella dei dati.
help-serve-origin = Indirizzo da digitare, https://play.example.org; più d’uno, con virgole.
help-serve-base_path = Percorso sotto cui si trova il gioco, come /ricochet; se non detto, /.
help-serve-trusted_proxy = Indirizzi o reti dei proxy inversi davanti, 10.0.0.0/8; più d’uno con virgole.
help-serve-keep_days = Cancella le stanze in cui non succede nulla da tanti giorni.
help-serve-rooms = Chi può aprire stanze: everybody (tutti) o operator (solo chi gestisce il server).
help-serve-tables = Tavoli pubblici, a cui chiunque può unirsi: yes o no.
help-serve-ladder = Nome di una classifica, come Club del martedì; se manca, nessuna classifica.
help-serve-ladder_places = Chi può aggiungere persone alla classifica: everybody o operator.
help-serve-offline = I browser conservano il gioco per usarlo senza rete: yes (sì) o no.
help-serve-log_level = Che cosa si registra: debug, info, warning o error.
help-serve-log_format = Come si registra: text o json.
help-backup = Copia in un file tutti i dati di un server, in esecuzione o fermo.

    Il file dà accesso a ogni posto, perciò può leggerlo solo il proprietario.
help-backup-file = Il file da scrivere; se esiste già viene sostituito.
help-restore = Ripristina una copia in una cartella vuota. Un server avviato lì conserva ogni posto.
help-restore-file = Una copia fatta da `ricochet backup`.
help-rooms = Elenca le stanze del server in esecuzione, prima l’ultima usata; oppure ne apre o chiude una.

    Ogni riga mostra l’identificativo, il codice, il nome, l’ora dell’ultimo evento (UTC), il numero di eventi e le pagine aperte.
help-rooms-open_one = Apre una stanza e ne stampa il link e il codice.
help-rooms-close = Chiude questa stanza ed elimina tutti i suoi dati, comprese le partite.
help-rooms-forget = Elimina ovunque il nome di questo posto. I posti si contano da 0.
help-ladder = Elenca le persone nella classifica del server in funzione, ne aggiunge una, rinnova un link personale o cancella una persona.

    Ogni riga mostra il posto, la posizione, il punteggio, la deviazione, le partite valide e il nome.
help-ladder-add = Aggiunge una persona con questo nome e mostra il link personale.
help-ladder-renew = Sostituisce il link personale di questo posto e mostra quello nuovo.
help-ladder-forget = Cancella la persona con questo posto: nome, link e posti al tavolo.
help-notice = Annunciare a tutti un riavvio del server in esecuzione, o ritirare l’annuncio.
help-notice-minutes = Minuti al riavvio; 0 ritira l’annuncio.
help-export = Scrive partite del server in funzione per la ricerca: un oggetto JSON per riga, senza nomi e date.
help-export-consented = Conferma che si esportano solo partite finite in cui tutti hanno dato il consenso.
help-db = Gestisce il database di un server con PostgreSQL.
help-upgrade = Crea le tabelle o aggiorna quelle di una versione precedente. Va eseguito una volta per tutti i server che le condividono.
help-upgrade-database = Indirizzo del database, postgresql://user@host/name.
help-work = Risolve sfide per i server che condividono un database PostgreSQL, con tutti i processori, finché non lo fermi.
help-work-database = Indirizzo del database, postgresql://user@host/name.
help-bot = Far sedere un bot in una stanza e farlo giocare fino alla fine della partita.
help-bot-link = Link della stanza, come https://play.example.org/r/p7NzQ.
help-bot-level = Forza: da 1, alle prime armi, a 6, maestro; optimal dichiara una soluzione più breve.
help-bot-character = Carattere. Pip dichiara presto, Otto è costante, Nell aspetta di avere la certezza, Juno continua ad abbassare, Bram è lento e profondo, Vera svelta e bassa.
help-bot-name = Nome al tavolo, seguito dal livello; se manca, il nome del carattere.
help-bot-seed = Seme dei pensieri del bot; se manca, uno casuale.
help-tui = Gioca nel terminale: da solo, con i bot, in una stanza o con sfide; con tasti o mouse.
help-tui-link = Link della stanza in cui entrare.
help-tui-plain = Caratteri dei tabelloni; se non detto, quelli che il terminale conosce.
help-board = Disegna un tabellone, una posizione o una sfida nel terminale, o come immagine.

    Un robot è la sua lettera maiuscola; un obiettivo, la lettera del suo robot e il simbolo (* è il vortice), con > davanti a quello richiesto. /b/ è una barriera che il blu attraversa. Con --path i robot stanno dove porta il percorso; le frecce lo mostrano, i numeri sono le soste, e (r) è il punto da cui un robot è partito.
help-board-text = Un tabellone, una posizione o una sfida in notazione, o - per leggerli.
help-board-path = Mosse da mostrare, come "Rn Be".
help-board-svg = Scrive lì un’immagine, o con - sullo standard output.
help-board-theme = I colori dell’immagine.
help-board-coordinates = Indica colonne e righe nell’immagine.
help-board-colour = Colori nel terminale; se non detto, dove ci sono.
help-board-plain = Caratteri del disegno; se non detto, quelli che il terminale conosce.
help-convert = Scrivere un tabellone, una posizione, un problema o un altro valore in un altro formato.

    Con --lines o con più file se ne convertono molti insieme. Quelli che non si possono convertire vengono segnalati e gli altri convertiti.
help-convert-text = Il testo, o - per tutto l’ingresso standard.
help-convert-to = Il formato da scrivere, come json, asp o driftingdroids.
help-convert-source = Il formato del testo; se manca, viene riconosciuto.
help-convert-file = Leggere un testo da ciascuno di questi file e da ciascun file di una cartella.
help-convert-lines = Ogni riga del testo o dei file è un testo a sé.
help-convert-output = Scrivere in questa cartella un file per ogni file, con lo stesso nome. Nessun file viene sovrascritto.
help-convert-lossy = Scrivere le parti che il formato può rappresentare ed elencare quelle che si perdono.
help-check = Verifica un percorso mossa per mossa. Lo stato di uscita è 0 se risolve la sfida, altrimenti 1.

    Ogni riga mostra il numero della mossa, la mossa, la sua prima e la sua ultima casella. Una mossa rifiutata mostra invece la regola e il codice del rifiuto.
help-check-puzzle = Una sfida in notazione, o - per leggerla dallo standard input.
help-check-path = Mosse come "Rn Be", o - per leggerle dallo standard input.
help-count = Conta tutte le sequenze di un dato numero di mosse permesse.
help-count-position = Una posizione o una sfida in notazione, o - per leggerla.
help-count-depth = Numero di mosse di una sequenza.
help-count-divide = Conta per ogni prima mossa.
help-solve = Stampa uno dei percorsi più brevi. Lo stato di uscita è 1 se non ce n’è o se prima si è raggiunto un limite.
help-solve-puzzle = Una sfida in notazione, con --every-target anche una posizione, o - per una in ogni riga di input.
help-solve-every_path = Stampa tutti i percorsi più brevi, per robot e direzione.
help-solve-at_most = Numero massimo di percorsi da stampare con --all.
help-solve-count = Stampa quanti sono i percorsi più brevi.
help-solve-every_target = Stampa obiettivo, mosse e percorso per ogni obiettivo del tabellone.
help-solve-as_json = Scrive un oggetto JSON per ogni risposta.
help-solve-engine = La ricerca: native dove è compilata, o reference.
help-solve-threads = Processori per una sfida o, con -, per altrettante insieme.
help-solve-max_moves = Lunghezza massima di un percorso.
help-solve-max_expanded = Numero massimo di stati da espandere.
help-solve-max_memory = Memoria massima per gli stati visitati, in GB.
help-solve-time_limit = Tempo massimo di ricerca per ogni sfida, in secondi.
help-puzzle = Stampa un rompicapo casuale che ha soluzione.
help-puzzle-drawn = Disegna anche il rompicapo.
help-puzzles = Stampa molti rompicapo casuali, uno per riga.
help-puzzles-n = Numero di rompicapo.
help-puzzles-start = Indice del primo rompicapo; gli altri seguono.
help-puzzles-threads = Processori da usare; i rompicapo restano gli stessi.
help-puzzles-output = Scrive i rompicapo in questo file. Continua da dove un’esecuzione precedente si è fermata.
help-puzzles-dataset = Scrive in questa cartella i rompicapo come righe di JSON, il loro checksum e una scheda; continua come --output.
help-puzzles-scheduler = Usa i processi di questo scheduler di Dask; i rompicapo restano gli stessi.
help-puzzles-book = Scrive in questa cartella un libro da stampare: pagine in SVG, con le soluzioni in fondo.
help-puzzles-parquet = Con --dataset, scrive i rompicapo anche in Parquet.
help-puzzles-as_json = Scrive per ogni rompicapo un oggetto JSON con percorso e difficoltà.
help-strong = Trova la distanza di ogni posizione di quattro robot da un obiettivo di un tabellone.

    Stampa quante posizioni ci sono a ogni distanza, e le più difficili. Con --look-up stampa la distanza di una posizione; lo stato di uscita è 1 se non ha soluzione.
help-strong-board = Un tabellone in notazione; con --look-up una posizione, o - per leggerla.
help-strong-target = Un obiettivo, come ">Rm2" o ">*m2".
help-strong-output = Conserva la tabella in quel file; con --box una cartella.
help-strong-look_up = Stampa la distanza di una posizione da quella tabella.
help-strong-verify = Verifica ogni distanza di questa tabella.
help-strong-beside = La tabella necessaria per la verifica: la stessa senza R5.2 o, per il vortice, quella di un solo robot.
help-strong-box = Trova il massimo di ogni obiettivo di ogni tabellone senza barriere. Riprende da dove si era fermata l’esecuzione precedente.
help-strong-scheduler = Con --box, calcola le tabelle con i processi di questo scheduler di Dask.
help-strong-threads = Processori da usare.
help-strong-max_memory = Rifiuta una tabella che richiede più memoria, in GB.
help-strong-hardest = Numero di posizioni più difficili da stampare.
help-docs = Leggere la documentazione in un browser; questo computer la serve fino a Ctrl-C.
help-docs-browser = Aprire la documentazione in un browser.
help-doctor = Elenca le parti installate e controlla che funzionino. Lo stato di uscita è 1 se qualcosa non va.
help-doctor-database = Indirizzo del database, postgresql://user@host/name.

## Terminal: rejected moves and paths

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
fault-extra-missing = { $what } richiede l’extra { $extra }: { $command }
fault-site-missing = La documentazione non è stata generata. Esegui make docs in una copia del progetto.
fault-link = Questo non è un link a una stanza, come https://example.org/r/ROOM.
fault-game = Questo non è il file di una partita finita: { $why }.
fault-record = Riga { $line } della registrazione: { $why }
fault-record-size = Una registrazione in testo ha al massimo { $most } MB.
fault-nothing-found = Nessuno di { $tries } rompicapo casuali ha tutto ciò che si chiede. Chiedi di meno.
fault-puzzle-file = Il file { $file } non contiene i primi rompicapo di questo seme, questo inizio e queste opzioni. Scrivi in un altro file.
fault-unsolvable = Questo rompicapo non ha soluzione, quindi non ha difficoltà.
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

## Terminal: rejected notation

fault-unexpected = Qui serve { $expected }; c’è { $found }.
fault-target = Questa è una sfida. Se vuoi una posizione, togli l’obiettivo.
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
fault-at-place = { $place }: { $why }
fault-formats = Questo testo può essere uno qualsiasi di { $formats }. Indica il formato.
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

## Terminal: rejected searches and tables

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
fault-scheduler-unreachable = Nessuno scheduler di Dask risponde a { $address }. Un indirizzo ha la forma tcp://127.0.0.1:8786.
fault-table-wrong = La tabella è sbagliata: per { $position } dice { $recorded } mosse e devono essere { $due }.
fault-table-beside-one = Una tabella del vortice si verifica accanto a quella di un robot per la stessa casella, con la stessa regola.
fault-table-beside-free = Una tabella con R5.2 si verifica accanto alla stessa senza R5.2.
fault-table-turned = Con R5.2 non si può verificare la tabella di un robot che le barriere deviano.

## Terminal: rejected settings and data

fault-port = --port deve essere un numero da 0 a { $most }, non { $said }.
fault-operators = --operators deve essere come 127.0.0.1:9017, non { $said }.
fault-origin = --origin deve essere come https://play.example.org, non { $said }.
fault-base-path = --base-path deve essere come /ricochet, non { $said }.
fault-trusted-proxy = --trusted-proxy deve indicare indirizzi o reti come 10.0.0.0/8, non { $said }.
fault-keep-days = --keep-days deve essere un numero da 1 a 99999, non { $said }.
fault-ladder = --ladder deve essere un nome di al massimo { $most } caratteri, non { $said }.
fault-choice = Per --{ $option } ci sono { $list }, non { $said }.
fault-no-address = L’indirizzo { $host } non esiste. Scegline un altro con { $option }.
fault-foreign-address = { $host } non è un indirizzo di questo computer. Scegline un altro con { $option }.
fault-cannot-listen = Non si può ascoltare su { $place }: { $why }. Scegli un’altra porta con { $option }.
refused-no-server = Nessun server usa { $place } in questo momento.
refused-no-such-room = Nessuna stanza ha questo link o codice.
refused-data-in-use = Un altro server usa { $place }. Fermalo, o scegli un’altra cartella con --data.
refused-data-newer = I dati hanno lo schema { $found }, ma questa versione conosce solo { $known }. Aggiorna il programma.
refused-data-not-empty = In { $place } c’è già qualcosa. Scegli una cartella vuota con --data.
refused-data-not-a-file = { $place } non è un file normale. Scegli un altro posto per la copia.
refused-data-damaged = Non si può usare { $place }: { $why }.
refused-data-place = Non si possono conservare partite in { $place }: { $why }.
refused-data-unopened = Non si possono aprire i dati in { $place }: { $why }.
fault-database = --database deve essere come postgresql://user@host/name.
fault-no-database = Indica il database con --database o RICOCHET_DATABASE.
refused-data-older = Il database { $place } ha lo schema { $found }, precedente a quello di questa versione. Esegui: ricochet db upgrade --database URL
refused-data-no-tables = Il database { $place } non ha ancora tabelle. Esegui: ricochet db upgrade --database URL
refused-data-elsewhere = Le partite sono in PostgreSQL. Copiale con i suoi strumenti, come pg_dump.
refused-data-no-version = La tabella alembic_version non contiene esattamente una versione dei dati. Ripristinala da un backup.
refused-data-tables-missing = Ai dati mancano le tabelle { $tables }. Ripristinale da un backup.
refused-data-server-file = { $place } è un file con i dati di un server, o la copia di un altro. Scegli un altro posto per la copia.
refused-secret = { $fault ->
    [missing] Manca il segreto che attesta i posti. Ripristina la tabella secrets da un backup: senza, tutti perdono il proprio posto.
    [damaged] Il segreto che attesta i posti è danneggiato. Ripristina la tabella secrets da un backup: senza, tutti perdono il proprio posto.
   *[wrong] Il segreto che attesta i posti non è quello giusto. Ripristina la tabella secrets da un backup: senza, tutti perdono il proprio posto.
}
refused-data-secret-unproven = Alla tabella meta manca il valore di controllo del segreto che attesta i posti. Ripristinala da un backup: con un segreto sbagliato, tutti perdono il proprio posto.
refused-database-unreachable = Il database { $place } non si raggiunge: { $why }.
refused-database-missing = Il database { $place } non esiste. Crealo con createdb.
refused-database-password = Il database { $place } non accetta questo utente o questa password.
refused-database-rights = All’utente del database { $place } mancano dei permessi: { $why }.
part-no-file = il file non esiste
part-empty = è vuoto
part-foreign = non è di questo gioco
part-damaged = danneggiato: { $why }
part-damaged-rooms = danneggiato: la registrazione della stanza { $rooms }
part-damaged-rows = danneggiato: righe di { $tables }
part-too-busy = un server scrive troppo in questo momento per controllarlo

# The preview of a link, written by the server.

link-what = I robot scivolano finché qualcosa non li ferma. Trova la soluzione con meno mosse e vinci il gettone.
link-room = Hai un invito a { $product } · { $room }
link-room-board = Il tabellone della stanza e quattro robot.
link-game = Una partita finita di { $product }
link-game-board = Il tabellone della partita e quattro robot.
link-rules = Come si gioca · { $product }
link-learn = Dieci piccoli tabelloni per imparare · { $product }
link-today = La sfida di oggi · { $product }
link-day = Sfida: { $day } · { $product }
link-tables = Tavoli pubblici · { $product }
link-alone = Gioca in solitario · { $product }
link-games = Partite su questo dispositivo · { $product }
link-ladder = Classifica · { $product }
link-me = Il tuo posto in classifica · { $product }
link-device = Su questo dispositivo · { $product }
link-analyse = Analizza · { $product }
link-practise = Allenati · { $product }
link-table = La scatola sul tuo tavolo · { $product }
link-tv = Guarda su un televisore · { $product }
link-any-robot = Qualsiasi robot
link-robot = { $who }
link-puzzle = { $who } in { $cell }. Quante mosse ti bastano?
link-puzzle-board = Un tabellone con quattro robot. { $who } deve fermarsi su { $cell }.

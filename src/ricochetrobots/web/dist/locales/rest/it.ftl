language-name = Italiano
language-tag = it
tab-your-turn-open = tocca a te · { $room }
tab-bid = Dichiara! · { $room }
tab-last = { $time } · { $room }
back-to-match = Torna alla partita
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
sound-off = Spenti
sound-quiet = Bassi
sound-full = Alti
sound-offer = Suoni per gettoni, dichiarazioni e mosse? Puoi cambiarlo nelle impostazioni.
sound-offer-yes = Attiva l’audio
sound-offer-no = Senza audio
settings-note = Salvate solo in questo browser.
board-view = La mia vista del tabellone
key-close = Chiudi questo elenco
key-redo = Rifai la mossa
key-solutions = Mostra le soluzioni
key-moves = Mostra le mosse che restano dopo ogni mossa
key-chips = Mostra tutti i gettoni
key-next-group = Prossimo gruppo di soluzioni
key-analyse-back = Esci dall’analisi
key-space = Spazio
key-escape = Esc
key-enter = Invio
key-tab = Tab
key-shift = Maiusc
your-name-note = Si vede al tavolo. Se lo lasci vuoto, sarai “{ name-alone }”.
name-missing = Scrivi prima il tuo nome.
first-next = Ora una vera
first-others = Tutto il resto
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
new-version = È pronta una nuova versione.
new-version-note = Parte da sola la prossima volta che apri il gioco. Non interrompe mai un giro, una gara o una serata.
new-version-start = Avviala
install-title = { $device ->
    [phone] Tienilo su questo telefono
   *[computer] Tienilo su questo computer
  }
install-note = Si apre senza browser e senza rete. { $kilobytes } kB.
install-share = Tocca Condividi, poi Aggiungi alla schermata Home.
hint-count = { $hints } { $hints ->
    [one] suggerimento
   *[other] suggerimenti
  }
streak-count = { $days ->
    [0] Ancora nessuna serie.
    [one] Sfida risolta per 1 giorno.
   *[other] Sfida risolta per { $days } giorni di fila.
  }
share-day = { $day }, { day-grade }
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
archive-note = Facile il lunedì, difficile la domenica.
archive-week = Settimana: { $day }
archive-day = { $day }: { $state ->
    [shortest] soluzione più breve trovata, { $moves } mosse
    [longer] obiettivo raggiunto in { $moves } mosse, minimo { $best }
    [begun] iniziata
   *[new] da provare
  }
archive-earlier = Settimane precedenti
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
analyse-one-of = Una delle più brevi.
analyse-one-of-unknown = Una delle più brevi. Non si sa quante siano.
analyse-count = Contale · può richiedere minuti
analyse-counting-solutions = Conteggio delle soluzioni…
analyse-count-stop = Smetti di contare
analyse-count-memory = La memoria è finita durante il conteggio delle soluzioni.
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
analyse-text-copied = Posizione e soluzione copiate.
analyse-by-hand = Non è stato possibile copiare. Copia tu: { $words }
back-arrived = Il tuo { $bid } è arrivato in tempo.
back-late = Il tuo { $bid } è arrivato troppo tardi: la sabbia era finita.
tryout-start = Intanto prova un gettone
room-title = Stanza { $room }
ask-in = Invita gli amici con questo codice
copy-link = Copia il link
share-link = Invia il link
share-words = Gioca con me a Ricochet Robots
link-copied = Link copiato.
link-by-hand = Non è stato possibile copiare il link. Copialo tu: { $link }
watching = { $count ->
    [one] { $count } guarda
   *[other] { $count } guardano
  }
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
own-seat = Il tuo posto
own-seat-note = dispositivi, statistiche, i tuoi dati
team = Gioca in squadra
team-note = qualcuno gioca con te al tuo posto, su un altro dispositivo
team-invite = Invita
team-link = Questo link apre il tuo posto: chi lo ha dichiara, passa e mostra per te. Per smettere, disconnetti gli altri dispositivi.
team-qr = Codice QR del tuo posto
team-name = Nome della squadra
team-rename = Cambia
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
leave-seat = Lascia il tavolo
sit-next = Prendi il prossimo posto libero
watch-only = Stai guardando.
shuffle = Mescola
shuffle-board = Mescola tabellone
board-own = Personalizzato
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
bots-who = Chi
bots-chosen = { $count } scelti, fino a { $most }
bots-like-me = Comincia facile. Sale di un livello se vinci, scende se perdi.
minutes-about = circa { $minutes } min
bots-ends-other = Così finisce la partita in corso.
bots-invite-note = Termina questa partita e apre una stanza con gli stessi bot.
bots-invite-offline = Per invitare serve una connessione.
bots-level = Livello { $level }
bots-level-moves = { $way ->
    [stronger] La prossima volta un livello in più: dal { $from } al { $to }.
   *[gentler] La prossima volta un livello in meno: dal { $from } al { $to }.
}
bots-no-solver = I bot non dichiarano mai, perché questo browser non può cercare soluzioni.
fifth-robot-none = non è in questa scatola
diagonals-1999 = non sono sulle sezioni del 1999
diagonals-none = non sono in questa scatola
diagonals-picked = come sulle sezioni che hai scelto
option-gentle = Primi gettoni facili
option-gentle-note = ciascuno si raggiunge in poche mosse
option-timer = Clessidra
option-timer-note = dalla prima dichiarazione
option-sand = Clessidra
option-sand-note = per ogni gettone
length-short = Breve
length-usual = Normale
length-custom = Altra
length-first-to = a { $chips } gettoni
length-choose = a scelta
length-about = { $players } giocatori · circa { $minutes } min
length-in-all = { $chips } in tutto
chips-to-win = Gettoni per vincere
series-one = Una partita
series-to = { $wins } vittorie
more-note = dichiarazioni, parità, tempi, posti, aiuti
more-note-alone = giri di clessidra, tempi, sezioni, aiuti
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
runs-value = { $count ->
    [1] una volta
   *[other] due volte
  }
more-of = { $what }: più
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
games-title = Partite su questo dispositivo
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
chips-of = gettoni: { $chips }/{ $goal }
match-so-far = Gettoni vinti finora
round-count = { $rounds } { $rounds ->
    [one] giro
   *[other] giri
  }
minute-count = { $minutes } min
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
phase-steps = Il giro
phase-step-think = Pensa
phase-step-bid = Dichiara
phase-step-show = Mostra
timer-left = { $seconds ->
    [one] Resta { $seconds } secondo
   *[other] Restano { $seconds } secondi
  }
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
block-note = nessun suo messaggio su questo dispositivo; la ricerca evita questa stanza
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
think-first-bid = La prima dichiarazione fa girare la clessidra.
think-glass-turned = La sabbia scorre. Se nessuno dichiara, il gettone torna nel mucchio.
think-turn = Gira la clessidra
think-last-try = Se nessuno trova questo gettone, la partita finisce.
think-lapsed = Nessuno ha dichiarato. Girare la clessidra?
bid-title = Quante mosse?
bid-title-lower = Meno di { $moves }?
bid-type = scrivi un numero <key>7</key> <key>Invio</key>
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
show-boxes = Mosse fatte: { $made } di { $moves }
reached-left = { robot-title } ha lasciato il bersaglio. { $left ->
    [one] Resta 1 mossa.
   *[other] Restano { $left } mosse.
  }
show-none = nessuna
show-last = { $number } di { $moves }: { $robot } a { $direction }
show-last-open = { $number }: { $robot } a { $direction }
show-fail = Se l’obiettivo ({ $target }) non è raggiunto in { $exact ->
    [yes] esattamente { $moves } mosse
   *[no] { $moves } mosse o in meno
  }, i robot tornano ai segnalini e { $next ->
    [nobody] il gettone torna nel mucchio
    [you] mostri tu
   *[other] mostra { $name }
  }.
show-give-up = Rinuncia
show-give-up-sure = Rinunci? I robot tornano ai segnalini.
show-go-on = Continua
show-swipe = O scorri il dito in qualsiasi punto del tabellone.
show-keys = { $fifth ->
    [yes] <key>r</key> <key>g</key> <key>b</key> <key>y</key> <key>s</key>
   *[no] <key>r</key> <key>g</key> <key>b</key> <key>y</key>
  } scelgono, <key>↑</key> <key>→</key> <key>↓</key> <key>←</key> muovono.
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
replay-round = Rivedi il giro { $round }
replay-of = Giro { $round }
replay-close = Torna al tabellone
history-title = Giri finora
round-optimum = min. { $moves }
round-returned = nessuno
round-face-up = trovato
round-face-down = non trovato
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
rematch-not-now = Non ora
rematch-in = Partecipi.
rematch-first-chip = Primo gettone tra { $clock }
rematch-waits = In attesa degli altri
rematch-players = Partecipano: { $names }
rematch-declined = Dicono di no: { $names }
rematch-nobody = Non partecipa nessuno
rematch-out = Alla fine no
rematch-join = Partecipa
rematch-rules = Cambia le regole
rematch-others = Gioca con altri
final-lost = Questa partita non si trova
record-title = Giro per giro
record-edition = Edizione { $edition }
record-bots = con bot
record-bids = Dichiarazioni del giro { $round }
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
alone-goal = Batti la sabbia
alone-goal-chip = Ogni gettone indica un robot e un obiettivo. Trova le mosse a mente, dichiara il loro numero o premi “Trovato”, poi mostrale.
alone-goal-win = Vinci ogni gettone che mostri, se lo trovi prima che la sabbia finisca. Vincine { $needed } su { $chips } per battere la sabbia.
alone-start = Scopri il primo gettone
alone-start-note = Allora parte la sabbia: { $seconds } secondi per gettone.
alone-options-note = { $edition } · sabbia { $sand } · { $robots } robot
alone-rule = Prima che la sabbia finisca, dichiara un numero o premi “Trovato”. Poi mostra la tua soluzione.
alone-second-run = La clessidra scorre una seconda volta.
alone-runs-on = La sabbia continua a scorrere.
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
watch-guess = La tua ipotesi segreta
watch-guess-note = non la vede nessuno
watch-take = Gioca dal prossimo gettone
watch-full = Il tavolo è al completo. Stai guardando.
watch-alone = Stai guardando.
leave-bid = La tua dichiarazione di { $bid } fallisce quando è il suo turno.
leave-no = Resta
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
back-bid = Intanto { $name } ha dichiarato { $moves }.
back-taken = { $you ->
    [yes] Intanto hai ottenuto un gettone.
   *[no] Intanto { $name } ha ottenuto un gettone.
  }
back-chip = Intanto è stato girato un nuovo gettone.
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
say-passed = { $you ->
    [yes] Passi.
   *[no] { $name } passa.
  }
say-no-way = { $you ->
    [yes] Non vedi soluzioni.
   *[no] { $name } non vede soluzioni.
  }
say-all-passed = Tutti passano. La sabbia si ferma.
say-order-one = { $name } { $moves }
say-order = In ordine: { $bids }.
say-found = Hai trovato una soluzione. Mostrala.
say-found-bid = Dichiari { $moves }. Mostra la tua soluzione.
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
key-pass = Passo
key-next-robot = Scegli il prossimo robot; dopo l’ultimo, esci dal tabellone
key-ready = Avanti col prossimo gettone
key-slide-cursor = Fai scivolare il cursore di lettura come il robot scelto
key-read-board = Leggi il tabellone
key-read-rows = Leggi i giocatori e le dichiarazioni
key-read-robots = Leggi le posizioni dei robot
key-read-time = Leggi il tempo, o il gettone
key-repeat = Ripeti l’ultimo messaggio
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
kept-practise-rating = Il tuo punteggio
kept-practise-days = I tuoi giorni di allenamento
kept-practise-puzzles = Punteggi delle sfide
kept-practise-again = Sfide da riprovare
kept-practise-choice = La tua scelta di sfide
kept-practise-open = La sfida aperta
kept-practise-rush = Le tue prove da tre minuti
kept-practise-race = Le tue gare
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

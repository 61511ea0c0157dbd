language-name = Português (Portugal)
language-tag = pt-PT
tab-your-turn-open = a tua vez · { $room }
tab-bid = Aposta! · { $room }
tab-last = { $time } · { $room }
back-to-match = Voltar à partida
help-keys = Teclas
help-all = Todas as regras
help-slide = Deslizar
help-slide-words = Um robô desliza até que uma parede ou outro robô o pare. Cada deslize é um movimento.
help-reach = Chegar ao alvo
help-reach-words = O robô indicado pela ficha tem de parar no alvo e dobrar uma esquina pelo caminho.
help-bid-words = Diz de quantos movimentos precisas. A primeira aposta vira a ampulheta. Podes baixar a tua aposta, nunca subi-la.
help-pass-words = Não tens nada mais baixo. Quando todos passaram, a areia para.
help-show-words = A aposta mais baixa mostra primeiro. { $exact ->
    [yes] 7 quer dizer exatamente 7.
   *[no] 7 quer dizer 7 ou menos.
  }
theme-system = Sistema
theme-light = Claro
theme-dark = Escuro
setting-contrast = Alto contraste
setting-contrast-note = grelha mais forte, cores plenas
setting-stillness = Menos animação
setting-stillness-note = os robôs aparecem em vez de deslizar
setting-letters = Letras nos robôs
setting-letters-note = R G B Y S em vez de caras pequenas
setting-coordinates = Coordenadas
setting-coordinates-note = a–p e 1–16 à volta do tabuleiro
setting-oneTapBid = Apostar com um toque
setting-oneTapBid-note = toca num número para o apostar logo
setting-singleKeys = Atalhos de uma tecla
setting-singleKeys-note = usa letras e algarismos sem Ctrl
setting-buzz = Vibração
setting-buzz-note = o telemóvel vibra quando um robô para e na primeira aposta
sound-off = Desligado
sound-quiet = Baixo
sound-full = Alto
sound-offer = Sons para fichas, apostas e movimentos? Podes mudar isto nas definições.
sound-offer-yes = Ligar o som
sound-offer-no = Sem som
settings-note = Guardadas apenas neste navegador.
board-view = A minha vista do tabuleiro
key-close = Fechar esta lista
key-redo = Repetir o movimento anulado
key-solutions = Mostrar as soluções
key-moves = Mostrar quanto falta depois de cada movimento
key-chips = Mostrar todas as fichas
key-next-group = Próximo grupo de soluções
key-analyse-back = Sair da análise
key-space = Espaço
key-escape = Esc
key-enter = Enter
key-tab = Tab
key-shift = Shift
your-name-note = Vê-se à mesa. Se o deixares vazio, serás «{ name-alone }».
name-missing = Escreve primeiro o teu nome.
first-next = Agora a sério
first-others = Tudo o resto
device-note = Nada disto é enviado. Uma cópia contém links para salas, mas não lugares.
device-cleared = Alguns navegadores apagam isto após algumas semanas sem visitas. Uma cópia guardada, ou o jogo instalado, está a salvo.
kilobytes = { $kilobytes } kB
stored-game = O jogo, pronto a usar sem rede
stored-practise = Treino: pontuação, ano, desafios a repetir
stored-days = Resultados dos desafios diários
stored-lessons = Lições
stored-games = Jogos
stored-evening = O serão à tua mesa, e a tua caixa
stored-settings = Definições e nome
stored-others = Outros
device-save = Guardar uma cópia
device-import = Importar uma cópia
device-import-title = { $count ->
    [0] Esta cópia não acrescenta nada: já está tudo aqui.
    [one] Esta cópia acrescenta uma entrada. Tudo o resto fica como está.
   *[other] Esta cópia acrescenta { $count } entradas. Tudo o resto fica como está.
  }
device-import-do = Acrescentar
device-no-copy = Este ficheiro não é uma cópia do que um dispositivo guarda.
device-delete = Apagar
device-delete-all = Apagar tudo
device-delete-one = Apagar: { $name }
device-delete-sure = Apagar isto de vez?
new-version = Há uma nova versão.
new-version-note = Arranca sozinha quando voltares a abrir o jogo. Nunca interrompe uma ronda, uma corrida nem um serão.
new-version-start = Usar já
install-title = { $device ->
    [phone] Fica com ele neste telemóvel
   *[computer] Fica com ele neste computador
  }
install-note = Abre sem navegador nem rede. { $kilobytes } kB.
install-share = Toca em Partilhar e depois em Adicionar ao ecrã principal.
hint-count = { $hints } { $hints ->
    [one] pista
   *[other] pistas
  }
streak-count = { $days ->
    [0] Ainda sem sequência.
    [one] Desafio resolvido 1 dia.
   *[other] Desafio resolvido { $days } dias seguidos.
  }
share-day = { $day }, { day-grade }
share-note = Cinco quadrados para os cinco quintos do teu caminho. Dizem como correu, nunca o comprimento nem que robô se move.
share-ask = E tu?
share-as = Forma
share-picture = Imagem
share-text = Texto
share-copy = Copiar
share-copied = Copiado.
share-by-hand = Copia-o tu
share-players = { $players } { $players ->
    [one] pessoa
   *[other] pessoas
  }
share-round = { $gap ->
    [0] { $moves } movimentos
   *[other] { $moves } movimentos, aposta seguinte { $next }
  }
share-best = { $gap ->
    [0] Melhor ronda: { $moves } movimentos
   *[other] Melhor ronda: { $moves } movimentos, a aposta seguinte era { $next }
  }
share-moves = { move-count } (mínimo { $best })
archive-note = Fácil à segunda, difícil ao domingo.
archive-week = Semana de { $day }
archive-day = { $day }: { $state ->
    [shortest] solução mais curta encontrada, { $moves } movimentos
    [longer] alvo alcançado em { $moves } movimentos, mínimo { $best }
    [begun] começado
   *[new] por tentar
  }
archive-earlier = Semanas anteriores
lay-title = Montar
lay-steps = Passos
lay-step-box = Caixa
lay-step-panels = Secções
lay-step-robots = Robôs
lay-step-chip = Ficha
lay-done = , feito
lay-box-fact = a caixa na tua mesa
lay-panel-fact = secção { $number } de 4
lay-robot-fact = robô { $number }
lay-robots-fact = { $count ->
    [one] um robô
   *[other] { $count } robôs
  }
lay-which-box = Que caixa tens?
lay-box-2013 = 2013
lay-box-2013-zman = Z-Man 2013
lay-box-1999 = 1999
lay-box-note-2013 = oito secções, robô prateado ou preto
lay-box-note-2013-zman = as mesmas secções, outro livro de regras
lay-box-note-1999 = quatro secções, sem barreiras
lay-faces = { $count } lados
lay-box-kept = Este dispositivo memoriza a caixa. Da próxima vez começas pelas secções.
lay-paste = Ou cola-a
lay-paste-what = Notação, link ou texto de outro programa
lay-paste-none = Nenhuma posição encontrada. Exemplo: 4C3A2C1C Rc4 Gn12 >Re15
lay-paste-long = Este texto é demasiado longo. No máximo { $most } caracteres.
lay-paste-offline = Nenhuma notação encontrada. O texto de outro programa precisa de ligação.
lay-fault-text = Nenhuma posição encontrada: o carácter { $number }, «{ $sign }», não serve. Exemplo: 4C3A2C1C Rc4 Gn12 >Re15
lay-fault-end = O texto acaba cedo demais. Exemplo: 4C3A2C1C Rc4 Gn12 >Re15
lay-read = { $format ->
    [notation] Notação.
    [link] Um link deste site.
    [driftingdroids] DriftingDroids.
    [driftingdroids-map] Um mapa do DriftingDroids.
    [fogleman] O programa de Michael Fogleman.
    [drawing] Um desenho.
    [json] JSON.
    [pddl] PDDL.
    [asp] Factos ASP.
    [maze] Um labirinto.
    [grid] Uma grelha.
   *[other] { $format }.
  }
lay-lost = O formato não guarda { $parts }, por isso faltam aqui.
lay-lost-part = { $part ->
    [diagonals] as barreiras das secções
    [walls] algumas paredes
   *[other] alguns alvos
  }
lay-pasted = Colado: o tabuleiro e { $robots ->
    [0] nenhum robô
    [one] um robô
   *[other] { $robots } robôs
  }.
lay-pasted-no-chip = O texto não tem ficha.
lay-place = { $place ->
    [nw] Secção superior esquerda
    [ne] Secção superior direita
    [se] Secção inferior direita
   *[sw] Secção inferior esquerda
  }
lay-place-number = , { $number } de 4
lay-as-it-lies = Tal como está na mesa. Escolhe a que for igual.
lay-map = As quatro secções
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
lay-mark = A marca junto ao centro
lay-mark-or = ou qualquer alvo da secção
lay-mark-label = { $robot ->
    [R] Marca vermelha
    [G] Marca verde
    [B] Marca azul
    [Y] Marca amarela
   *[S] Marca prateada
  }: { $targets }
lay-faces-label = Lados com esta marca
lay-diagonals = barreiras
lay-face = Lado { $panel }: { $targets }{ $diagonals ->
    [yes] , barreiras
   *[no] {""}
  }.
lay-target-at = { $target } { $cell }
lay-taken = { lay-place }, { $number } de 4. { $robot ->
    [R] Marca vermelha
    [G] Marca verde
    [B] Marca azul
    [Y] Marca amarela
   *[S] Marca prateada
  }. { $face }
lay-touch = Toca no tabuleiro perto da casa, desliza e levanta o dedo. Ou escreve o nome dela, como o5.
lay-lift = Levanta o dedo ou carrega em Enter para o pôr aí.
lay-robot-where = Onde está o { robot-name }?
lay-robot-on = { robot-title } em { $cell }
lay-placed = { robot-title } em { $cell }.
lay-all-placed = Todos os robôs estão postos
lay-fault-closed = Esta casa está fechada.
lay-fault-diagonal = Nenhum robô pode parar numa barreira.
lay-fault-robot = { robot-title } está aqui.
lay-now = agora
lay-no-silver = Sem robô prateado
lay-robot = Robô { robot-name }{ $state ->
    [now] , a pôr agora
    [placed] , em { $cell }
    [out] , fora do jogo
   *[later] {""}
  }
lay-which-chip = Que ficha está virada?
lay-solves = A procura começa logo.
lay-no-targets = Este tabuleiro não tem alvos.
lay-all-chips = Todas: { $count }
lay-chip-note = Ou toca no alvo no tabuleiro. «Todas: { $count }» resolve todas as fichas desta posição.
key-lay-mark = Escolher a marca da secção
key-lay-face = Escolher o lado da secção
key-lay-arrows = Mudar de casa
key-lay-type = Escrever o nome de uma casa
key-lay-place = Pôr aí o robô
key-back = Um passo atrás
editor-title = O teu próprio tabuleiro
editor-tools = Ferramentas
editor-tool-wall = Parede
editor-tool-diagonal = Barreira
editor-tool-target = Alvo
editor-tool-robot = Robô
editor-tool-closed = Fechada
editor-tool-erase = Apagar
editor-now-wall = Desenhar paredes
editor-now-diagonal = Pôr uma barreira
editor-now-target = Pôr um alvo
editor-now-robot = Pôr um robô
editor-now-closed = Fechar casas
editor-now-erase = Limpar casas
editor-square = { $cell }: as paredes
editor-note-wall = Toca numa casa e depois no lado. Com o rato, clica numa aresta ou arrasta ao longo das arestas.
editor-note-diagonal = O robô da mesma cor atravessa-a. Todos os outros viram aqui, e nenhum para. Toca de novo para a tirar.
editor-note-target = Toca na casa. Um alvo que já está no tabuleiro muda para lá.
editor-note-robot = Toca na casa. Toca de novo para o tirar.
editor-note-closed = Nenhum robô entra numa casa fechada. Toca de novo para a abrir.
editor-note-erase = Toca numa casa para a limpar, com as paredes.
editor-tick = Com visto: já está no tabuleiro. Se o puseres de novo, muda de lugar.
editor-side = Parede a { direction-name }
editor-diagonal = { $robot ->
    [R] Barreira vermelha
    [G] Barreira verde
    [B] Barreira azul
    [Y] Barreira amarela
   *[S] Barreira prateada
  }, { $lean ->
    [rising] de sudoeste a nordeste
   *[falling] de noroeste a sudeste
  }
editor-target = { $target }{ $placed ->
    [yes] , no tabuleiro
   *[no] { "" }
  }
editor-width = Casas de largura
editor-width-less = Mais estreito
editor-width-more = Mais largo
editor-height = Casas de altura
editor-height-less = Mais baixo
editor-height-more = Mais alto
editor-remove = Retirar { $walls ->
    [one] uma parede
   *[other] { $walls } paredes
  } e { $pieces ->
    [one] uma peça
   *[other] { $pieces } peças
  }?
editor-keep = Manter
editor-remove-do = Retirar
editor-centre = Peça fechada no centro
editor-again = Recomeçar a partir de
editor-empty = Vazio
editor-box = O tabuleiro da caixa
editor-all-move = Todos os robôs se podem mover
editor-robot-shut = { robot-title } em { $cell } não se pode mover
editor-robot-shut-note = Paredes e robôs fecham todos os lados.
editor-diagonal-wall = A barreira { $cell } tem uma parede ao lado
editor-diagonal-wall-note = Um movimento que acabasse aí é recusado.
editor-copy = Copiar como texto
editor-copied = Copiado como texto.
editor-not-copied = Este navegador não permite copiar.
editor-robots = Pôr robôs
key-editor-wall = Pôr ou tirar uma parede da casa
key-editor-diagonal = Pôr uma barreira
key-editor-clear = Limpar a casa
key-editor-put = Usar a ferramenta na casa
analyse-ask = Analisar uma posição
analyse-position = Posição em texto
analyse-example = Tabuleiro, robôs e alvo, por exemplo 4C3A2C1C Rc4 Gn12 >Re15
analyse-unreadable = Nenhuma posição encontrada. Exemplo: 4C3A2C1C Rc4 Gn12 >Re15
analyse-all-chips = Todas as fichas
analyse-set-up = Montar
analyse-parts = Partes da análise
analyse-tab-solutions = Soluções
analyse-tab-moves = Movimentos
analyse-tab-chips = { $count } { $count ->
    [one] ficha
   *[other] fichas
  }
analyse-choose-chip = Escolher uma ficha
analyse-no-solver = Este navegador não consegue procurar soluções
analyse-in-play = Esta ficha está em jogo em { $room }. Analisa-a depois da ronda.
analyse-at-least = Pelo menos { $moves } movimentos
analyse-proven = Provado: não há solução em { $moves } ou menos.
analyse-meanwhile = Um número cheio está excluído. Entretanto, podes ver as outras fichas.
analyse-stop = Parar em { $moves }
analyse-stopped = Parou: pelo menos { $moves }
analyse-resume = Continuar a procurar
analyse-memory = { $device ->
    [phone] Este telemóvel
   *[computer] Este computador
  } ficou sem memória em { $moves }: pelo menos { $moves }.
analyse-seconds = { $seconds } s
analyse-shortest = Mais curta: { move-count }
analyse-unsolvable = Sem solução
analyse-shown = { $name }, ronda { $round }
analyse-proven-in = provado em { $time }
analyse-solutions = { $count } { $count ->
    [one] solução
   *[other] soluções
  }
analyse-one-of = Uma das mais curtas.
analyse-one-of-unknown = Uma das mais curtas. Não se sabe quantas há.
analyse-count = Contá-las · pode demorar minutos
analyse-counting-solutions = A contar as soluções…
analyse-count-stop = Parar de contar
analyse-count-memory = A memória acabou ao contar as soluções.
analyse-memory-next = Um computador tem mais memória: copia a ligação e abre-a lá. A linha de comandos pode usá-la toda:
analyse-more-groups = mais { $count } { $count ->
    [one] grupo
   *[other] grupos
  }
analyse-either-order = { $robots } por qualquer ordem
analyse-orders = { $count } ordens
analyse-or = ou
analyse-path = { move-count }: { $words }
analyse-play = Reproduzir { $words }
analyse-every-move = Todos os movimentos
analyse-from-start = desde o início
analyse-after = depois de { $count } { $count ->
    [one] movimento
   *[other] movimentos
  }
analyse-move-number = movimento { $count }
analyse-left = { $moves ->
    [one] falta { $moves }
   *[other] faltam { $moves }
  }
analyse-counting = A contar…
analyse-no-path = Já não há solução
analyse-reached = Alcançado em { move-count }
analyse-bid-exact = Só uma aposta de exatamente { $moves } ganha a ficha.
analyse-bid-fewer = Uma aposta de { $moves } ou mais ganha a ficha. A demonstração acaba aqui.
analyse-adds = { robot-title } para { $direction } custa { $more ->
    [one] mais um movimento
    [2] mais dois movimentos
    [3] mais três movimentos
    [4] mais quatro movimentos
    [5] mais cinco movimentos
   *[other] mais { $more } movimentos
  }: { $now } em vez de { $before }.
analyse-dead-end = { robot-title } para { $direction } não deixa nenhum caminho até ao alvo.
analyse-left-words = { $kind ->
    [best] { $left ->
        [one] falta { $left }
       *[other] faltam { $left }
      }, numa solução mais curta
    [none] sem solução
    [open] ainda por resolver
   *[other] { $left ->
        [one] falta { $left }
       *[other] faltam { $left }
      }
  }
analyse-move = { robot-title } para { $direction }, { analyse-left-words }
analyse-robot = { robot-title }: { analyse-left-words }
analyse-legend = O número diz quantos faltam depois do movimento
analyse-legend-best = numa solução mais curta
analyse-legend-one = 1 a mais
analyse-legend-few = 2 ou 3
analyse-legend-many = 4 ou mais
analyse-best = Melhor
analyse-any = qualquer
analyse-range = { $least } a { $most } movimentos
analyse-chips-solved = { $count } de { $total } resolvidas
analyse-chip-optimum = { $target }: { $state ->
    [solved] { move-count }
    [bound] pelo menos { $moves } movimentos
    [running] a procurar
    [unsolvable] sem solução
    [not-in-play] o robô desta ficha não está em jogo
    [in-play] em jogo numa sala
   *[open] ainda por resolver
  }
analyse-rule = { $rule ->
    [free] regra livre
   *[ricochet] com esquina
  }
analyse-with-ricochet = { $moves ->
    [0] Com esquina não há solução.
   *[other] Com esquina são precisos { $moves }.
  }
analyse-rule-ricochet = O robô tem de dobrar uma esquina
analyse-rule-ricochet-note = vira pelo menos uma vez depois de um movimento; sem isto, pode ir direto ao alvo
analyse-rule-exact = A aposta quer dizer exatamente esse número
analyse-rule-exact-note = sem isto, esse número ou menos, e a demonstração acaba no alvo
analyse-picture = Imagem
analyse-text = Texto
analyse-text-copied = Posição e solução copiadas.
analyse-by-hand = Não foi possível copiar. Copia tu: { $words }
back-arrived = O teu { $bid } chegou a tempo.
back-late = O teu { $bid } chegou tarde: a areia tinha acabado.
tryout-start = Experimentar já uma ficha
room-title = Sala { $room }
ask-in = Convida amigos com este código
copy-link = Copiar link
share-link = Enviar link
share-words = Joga Ricochet Robots comigo
link-copied = Link copiado.
link-by-hand = Não foi possível copiar o link. Copia-o tu: { $link }
watching = { $count } a ver
handicap-number = { $handicap ->
    [0.5] ½
   *[other] { $handicap }
  }
handicap-of = desvantagem { $handicap ->
    [0.5] ½
   *[other] { $handicap }
  }
handicap-none = nenhuma
handicap-open = Desvantagem de { $name }
handicap-title = Desvantagem de { $name }
handicap-why = Com uma desvantagem, as apostas ordenam-se como se fossem mais altas, e os outros mostram primeiro.
handicap-example = { $half ->
    [yes] Uma aposta de { $bid } vem depois de todas as outras de { $bid }. O jogador continua a mostrar { $bid }.
   *[no] Uma aposta de { $bid } ordena-se como { $moves }. O jogador continua a mostrar { $bid }.
  }
nobody-else = Ainda mais ninguém.
nobody-else-note = Envia o link, ou começa a solo: os outros podem entrar mais tarde.
host-decides = { $name } prepara a mesa e começa a partida.
room-menu = Sala
make-host = Passar a mesa
remove-player = Retirar
lock-room = Bloquear a sala
lock-room-note = mais ninguém se pode sentar nem usar o código
spectator-delay = Atraso para quem está a ver
spectator-delay-note = quem está a ver vê tudo mais tarde e não pode ajudar
no-delay = nenhum
renew-link = Renovar o link
renew-link-note = o link e o código antigos deixam de funcionar, e quem está a ver é desligado
renew-link-go = Renovar
close-room = Fechar a sala
close-room-note = acaba a partida e faz sair todos
close-room-sure = Fechar a sala para todos?
close-room-no = Manter aberta
own-seat = O teu lugar
own-seat-note = dispositivos, estatísticas, os teus dados
team = Jogar em equipa
team-note = alguém joga no teu lugar, noutro dispositivo
team-invite = Convidar
team-link = Este link abre o teu lugar: quem o tiver aposta, passa e mostra por ti. Para acabar, termina a sessão noutros dispositivos.
team-qr = Código QR do teu lugar
team-name = Nome da equipa
team-rename = Mudar
renew-seat = Terminar sessão noutros dispositivos
renew-seat-note = o teu lugar fica só neste dispositivo
renew-seat-go = Terminar
renew-seat-done = O teu lugar está agora só neste dispositivo.
seat-consent = Ceder as minhas partidas para estatísticas
seat-consent-note = sem o teu nome, se todos na partida o permitirem
seat-export = Os teus dados
seat-export-note = tudo o que está guardado sobre ti, num ficheiro
seat-export-get = Transferir
forget-me = Apagar o meu nome
forget-me-note = aqui e nas partidas terminadas; deixas o teu lugar
forget-me-sure = Apagar o teu nome e deixar o lugar?
forget-me-no = Manter
forget-me-yes = Apagar
leave-seat = Sair da mesa
sit-next = Ocupar o próximo lugar livre
watch-only = Estás a ver.
shuffle = Baralhar
shuffle-board = Baralhar tabuleiro
board-own = Personalizado
quadrant-nw = Noroeste
quadrant-ne = Nordeste
quadrant-se = Sudeste
quadrant-sw = Sudoeste
start-alone = Começar a solo
start-with = Começar com { $players } jogadores
table-rules = Regras e tabuleiro
table-rules-note = { $edition } · 7 quer dizer { $exact ->
    [yes] exatamente 7
   *[no] 7 ou menos
  } · areia { $sand } · { $robots } robôs
add-bot = Juntar um bot
add-bot-not = Agora não
add-bot-go = { $level ->
    [level-1] Juntar { $name }, nível 1
    [level-2] Juntar { $name }, nível 2
    [level-3] Juntar { $name }, nível 3
    [level-4] Juntar { $name }, nível 4
    [level-5] Juntar { $name }, nível 5
    [level-6] Juntar { $name }, nível 6
    [level-like-me] Juntar { $name }, como eu
   *[level-optimal] Juntar { $name }, perfeito
  }
bot-open = { $name }: desvantagem, retirar
remove-bot = Retirar { $name }
bot-character = Personagem
bot-level = Nível
bot-level-short = { $level ->
    [level-1] 1
    [level-2] 2
    [level-3] 3
    [level-4] 4
    [level-5] 5
    [level-6] 6
    [level-like-me] Como eu
   *[level-optimal] Perfeito
  }
bot-level-note = { $level ->
    [level-1] Principiante. Encontra 4 de 10 soluções mais curtas e aposta ao fim de cerca de 50 segundos.
    [level-2] Ocasional. Encontra 4 de 10 soluções mais curtas e aposta ao fim de cerca de 30 segundos.
    [level-3] Habitual. Encontra 5 de 10 soluções mais curtas e aposta ao fim de cerca de 20 segundos.
    [level-4] Forte. Encontra 5 de 10 soluções mais curtas e aposta ao fim de cerca de 15 segundos.
    [level-5] Perito. Encontra 6 de 10 soluções mais curtas e aposta ao fim de cerca de 10 segundos.
    [level-6] Mestre. Encontra 7 de 10 soluções mais curtas e aposta ao fim de cerca de 8 segundos.
    [level-like-me] Ajusta-se às fichas, para que cerca de metade vá para as pessoas.
   *[level-optimal] Tem sempre uma solução mais curta: para estudar, não para competir.
  }
bot-temper-pip = aposta cedo
bot-temper-otto = constante
bot-temper-nell = espera até ter a certeza
bot-temper-juno = vai sempre baixando
bot-temper-bram = lento e profundo
bot-temper-vera = rápida e baixa
bot-program = programa de um jogador
bots-start = Começar
bots-who = Quem
bots-chosen = { $count } escolhidos, até { $most }
bots-like-me = Começa fácil. Sobe um nível quando ganhas e desce quando perdes.
minutes-about = cerca de { $minutes } min
bots-ends-other = Isto termina o jogo em curso.
bots-invite-note = Termina este jogo e abre uma sala com os mesmos bots.
bots-invite-offline = Para convidar é precisa uma ligação.
bots-level = Nível { $level }
bots-level-moves = { $way ->
    [stronger] Da próxima vez, um nível acima: do { $from } para o { $to }.
   *[gentler] Da próxima vez, um nível abaixo: do { $from } para o { $to }.
}
bots-no-solver = Os bots nunca apostam, porque este navegador não consegue procurar soluções.
fifth-robot-none = não vem nesta caixa
diagonals-1999 = não existem nas secções de 1999
diagonals-none = não vêm nesta caixa
diagonals-picked = conforme as secções que escolheste
option-gentle = Primeiras fichas fáceis
option-gentle-note = cada uma alcança-se em poucos movimentos
option-timer = Ampulheta
option-timer-note = a partir da primeira aposta
option-sand = Ampulheta
option-sand-note = para cada ficha
length-short = Curta
length-usual = Normal
length-custom = Outra
length-first-to = até { $chips } fichas
length-choose = à escolha
length-about = { $players } jogadores · cerca de { $minutes } min
length-in-all = { $chips } no total
chips-to-win = Fichas para ganhar
series-one = Uma partida
series-to = { $wins } vitórias
more-note = apostas, igualdades, tempos, lugares, ajudas
more-note-alone = voltas da ampulheta, tempos, secções, ajudas
reach-exact = os apostados
reach-fewer = ou menos
ties = Apostas iguais
ties-first-said = disse antes
ties-fewer-chips = menos fichas
option-thinking = Tempo para pensar
option-thinking-note = depois, qualquer pessoa pode virar a ampulheta
option-showing = Tempo para mostrar
option-showing-note = para cada demonstração
option-consent = Acabar a areia mais cedo
option-consent-note = quando ninguém quer apostar menos
option-everybody = Todos pontuam
option-everybody-note = cada um prova a sua solução em privado, e a ficha conta para todos os que conseguem
option-result = Mostrar o resultado
option-result-note = antes de virar a próxima ficha
option-table = Lugares
option-table-note = todos os outros ficam a ver
first-panels = Secções de 1999
first-panels-note = os oito lados da primeira caixa
option-landing = Marcas de paragem
option-landing-note = quem mostra vê onde os robôs parariam
option-spoken = Trajetos em voz alta
option-spoken-note = todos podem ouvir os movimentos
option-scratch = Tabuleiro de rascunho
option-scratch-note = todos podem experimentar movimentos em privado
option-private = Sala privada
option-private-note = entra-se só com o link; a pré-visualização não tem imagem
option-listed = Qualquer pessoa pode entrar
option-listed-note = a sala aparece na lista de mesas públicas
runs-value = { $count ->
    [1] uma vez
   *[other] duas vezes
  }
more-of = { $what }: mais
leaving-title = A partida continua
leaving-seat-stays = Manténs { $things }. Se for a tua vez de mostrar, tens 20 s para voltar.
leaving-waits = O jogo fica parado enquanto não estiveres.
keeps-seat = o teu lugar
keeps-chips = { $chips ->
    [one] a tua ficha
   *[other] as tuas { $chips } fichas
  }
keeps-bid = a tua aposta de { $bid }
leaving-title-seat = Sair da mesa?
leaving-seat = { $chips ->
    [0] Ainda podes ganhar e podes voltar.
    [one] Ficas com a tua ficha, ainda podes ganhar e podes voltar.
   *[other] Ficas com as tuas { $chips } fichas, ainda podes ganhar e podes voltar.
  }
leaving-title-alone = O teu jogo espera por ti
leaving-alone = A areia para até continuares. As fichas encontradas continuam a ser tuas.
leaving-continue = Continuar
leaving-end = Terminar o jogo
leaving-title-end = Terminar o jogo?
leaving-end-words = As fichas restantes não são jogadas, e o jogo já não pode ser aberto.
games-title = Jogos neste dispositivo
games-none = Ainda não se jogou nenhum jogo neste dispositivo.
games-kept = Esta lista fica só neste dispositivo. O servidor guarda a página de cada jogo durante algum tempo.
games-save = Guardar como ficheiro
games-forget = Esquecer todos
games-forget-sure = Esquecer todos os jogos terminados deste dispositivo?
games-keep = Mantê-los
game-won = { $you ->
    [yes] Ganhaste, { $chips }
   *[no] { $name } ganhou, { $chips }
}
game-alone = A solo: { $found } de { $chips } encontradas
tables-note = Qualquer pessoa pode entrar. Escolhe uma mesa, ou procuramos uma que esteja à espera.
tables-mine = Mesas na tua língua
tables-others = Mesas noutras línguas
tables-none = Não há ninguém à espera.
tables-none-note = Abre uma mesa: a próxima pessoa senta-se contigo.
tables-join = Entrar num jogo
tables-open = Abrir uma mesa
tables-waiting = à espera
tables-begun = a partida já começou
tables-edition = regras { $edition }
tables-people = { $people ->
    [one] Uma pessoa
   *[other] { $people } pessoas
}{ $bots ->
    [0] {""}
    [one] , um bot
   *[other] , { $bots } bots
} em { $seats } lugares
tables-count = { $count ->
    [0] Nenhuma mesa pública
    [one] Uma mesa pública
   *[other] { $count } mesas públicas
}
learn-place = { $place }/{ $total }
learn-lesson = { $place }: { $name }{ $state ->
    [solved] , resolvido
   *[new] {""}
  }
learn-next = Próximo tabuleiro
learn-end = Ir para a página inicial
learn-longer = Usaste { $moves } movimentos; bastam { $best }.
learn-sliding = Deslizar
learn-sliding-how = Um robô desliza até que algo o pare. Move o vermelho até à lua vermelha. A parede à direita da lua vai pará-lo.
learn-sliding-done = É assim que os robôs se movem: cada deslize é 1 movimento, seja qual for a distância.
learn-blocking = Bloquear
learn-blocking-how = Nada para o vermelho onde é preciso. Põe primeiro o robô azul no caminho. Os movimentos dele também contam.
learn-blocking-done = Podes mover qualquer robô. Usa os outros como paredes.
learn-waiting = Esperar
learn-waiting-how = Move o verde, deixa-o esperar enquanto o amarelo se move e depois move outra vez o verde.
learn-waiting-done = És tu que escolhes a ordem: um robô pode esperar enquanto outros se movem.
learn-corner = Dobrar uma esquina
learn-corner-how = O azul podia ir direto para leste, mas isso não conta: pelo caminho tem de dobrar uma esquina. Encontra o caminho à volta.
learn-corner-done = Uma solução só conta se o robô dobrar uma esquina entre dois dos seus movimentos.
learn-vortex = O vórtice
learn-vortex-how = Qualquer robô pode ir à ficha de quatro cores. Qual está mais perto?
learn-vortex-done = Qualquer robô pode ir ao vórtice, mas também tem de dobrar uma esquina.
learn-diagonal = Barreiras
learn-diagonal-how = Um robô ricocheteia numa barreira de outra cor e continua a deslizar no mesmo movimento. Lança o vermelho contra a barreira amarela.
learn-diagonal-done = Um robô da mesma cor atravessaria a barreira. Nenhum robô pode parar nela.
learn-silver = O quinto robô
learn-silver-how = O prateado não tem fichas da sua cor, mas pode parar os outros robôs. Usa-o para ajudar o verde.
learn-silver-done = O prateado move-se como qualquer outro robô e pode ir ao vórtice.
learn-reading = Ler um tabuleiro
learn-reading-how = Este é um tabuleiro a sério. Pensa para trás a partir do alvo: de que casas poderia um robô deslizar até lá e parar? Depois leva o azul a uma delas.
learn-reading-done = Pensar para trás a partir do alvo é meia solução.
learn-bidding = Apostar
learn-bidding-how = Agora pensa primeiro e não toques em nada. Quando encontrares uma solução para o verde, aposta o número dos seus movimentos. Depois mostra-a.
learn-bidding-done = À mesa, todos pensam ao mesmo tempo, e a aposta mais baixa mostra-se primeiro.
learn-showing = Mostrar
learn-showing-how = Apostaste 4, por isso mostra exatamente 4: o vermelho tem de estar no alvo depois do quarto movimento. Há uma solução em 3; gasta um movimento a mais.
learn-showing-done = Mostras exatamente o que apostas. Agora conheces o jogo todo.
key-learn-next = Próximo tabuleiro
ladder-none = Ainda não há ninguém na classificação.
ladder-how = Uma partida conta se pelo menos duas pessoas da classificação a jogarem até ao fim, sem bots e sem desvantagens. A pontuação (Glicko-2) é provisória até se conhecerem partidas suficientes.
ladder-ask = Pede um link pessoal a quem administra este servidor.
ladder-join = Entrar na classificação
ladder-rank = Lugar { $rank }
ladder-no-rank = Ainda sem lugar
ladder-rated = Partidas pontuadas
ladder-unrated = Outras partidas
ladder-rating = { $rating } ± { $deviation }
ladder-provisional = provisória
ladder-matches = { $count } { $count ->
    [one] partida
   *[other] partidas
  }
ladder-last = última: { $date }
ladder-with-bots = com bots, não pontua
ladder-with-handicaps = com desvantagem, não pontua
ladder-deleted = pessoa apagada
ladder-others = { $count ->
    [one] com mais 1 pessoa
   *[other] com mais { $count } pessoas
  }
ladder-mark = Classificação: { $name }
me-title = O teu lugar na classificação
me-none = Este dispositivo não tem um link pessoal. Abre aqui o teu, ou pede um a quem administra o servidor.
me-here = Neste dispositivo jogas como { $name } na classificação «{ $ladder }».
me-key = Este link é a tua chave. Abre-o noutro dispositivo para jogar lá também, e não o mostres a mais ninguém.
me-qr = Código QR do teu link pessoal
me-renew = Renovar o link
me-renewed = Tens um link novo. O anterior já não funciona.
me-leave = Esquecer neste dispositivo
me-delete = Apagar-me da classificação
me-delete-sure = O teu nome desaparece da classificação para sempre. Os resultados ficam sem nome.
chips-of = { $chips } de { $goal } fichas
match-so-far = Fichas ganhas até agora
round-count = { $rounds } { $rounds ->
    [one] ronda
   *[other] rondas
  }
minute-count = { $minutes } min
chip-of = Ficha { $chip } de { $total }
chips-left = { $chips ->
    [one] falta { $chips }
   *[other] faltam { $chips }
  }
first-to = ganha-se com { $chips }
most-chips = ganha quem tiver mais
phase-bid = Começa a mais baixa
phase-show = { $you ->
    [yes] Mostra os teus { $moves }
   *[no] { $name } mostra { $moves }
  }
verdict-moves-used = Não foi em { $moves }
verdict-gave-up = { $you ->
    [yes] Desististe
   *[no] { $name } desistiu
  }
verdict-time = O tempo acabou
verdict-away = { $you ->
    [yes] Ausência longa demais
   *[no] { $name }: ausência longa demais
  }
verdict-left = { $you ->
    [yes] Saíste da mesa
   *[no] { $name } saiu da mesa
  }
phase-steps = A ronda
phase-step-think = Pensar
phase-step-bid = Apostar
phase-step-show = Mostrar
timer-left = { $seconds ->
    [one] Falta { $seconds } segundo
   *[other] Faltam { $seconds } segundos
  }
timer-show = para acabar de mostrar
timer-resting = A ampulheta está parada
rows-label = Jogadores
rows-label-bids = Apostas pela ordem de demonstração
rows-order = Ordem de demonstração
rows-bid = Aposta
rows-thinking = a pensar
rows-none = sem aposta
rows-passed = passa
rows-own-none = —
rows-first-said = disse antes
rows-fewer-chips = menos fichas
rows-was = era { $moves }
rows-sending = a enviar { $bid }
rows-showing = a mostrar
rows-failed-moves-used = não em { $moves }
rows-failed-gave-up = desistiu
rows-failed-time = sem tempo
rows-failed-away = ausente
rows-failed-left = saiu
rows-away = ausente { $time }
rows-elsewhere = noutra página { $time }
rows-left = saiu
rows-next-chip = na próxima ficha
rows-not-in = não joga
rows-ready = a postos
strip-showing = { $you ->
    [yes] Mostras { $moves }
   *[no] { $name } mostra { $moves }
  }
strip-place = mostra { say-place }
strip-failed = falhado
strip-away = ausente há { $seconds } { $seconds ->
    [one] segundo
   *[other] segundos
  }
tv-title = Televisão
tv-join = Pega no telemóvel e entra
tv-join-at = Entra em { $site }
tv-moment = Voltamos já
tv-starts = começa a partida
tv-no-room = Nenhuma sala tem este código
tv-link = Ver numa televisão
pad-show-board = Mostrar o tabuleiro também aqui
pad-hide-board = Esconder o tabuleiro
pad-swipe = Desliza o dedo aqui para mover o robô
chat-title = Diz uma palavra
chat-smile = sorriso
chat-laugh = riso
chat-surprise = cara de surpresa
chat-doubt = cara de dúvida
chat-worry = cara preocupada
chat-thumb = polegar para cima
chat-heart = coração
chat-rain = nuvem de chuva
chat-hello = Olá
chat-well-found = Bem visto
chat-so-close = Quase
chat-mine-too = O meu também
chat-of-course = Ah, claro
chat-one-minute = Um minuto
chat-one-more = Mais uma?
chat-good-game = Bom jogo
chat-back = Voltar
chat-shut = Ligação perdida. Podes conversar quando ela voltar.
chat-wait = espera { $seconds } s
chat-spoken = { $name }: { $words }
chat-person = Sobre { $name }
chat-mute = Silenciar { $name }
chat-mute-note = só neste dispositivo, até mudares de ideias
block-note = sem mensagens suas neste dispositivo; a procura de jogo evita esta sala
report-offensive-name = Nome ofensivo
report-disturbs = Perturba o jogo
report-leaves = Sai de propósito
report-thanks = Obrigado. O operador vai verificar.
key-chat = dizer uma palavra
key-chat-close = fechar
key-chat-move = escolher uma palavra
quick-chat = Conversa rápida
quick-chat-note = os jogadores dizem palavras e caras fixas
tie-first-said = { $otherYou ->
    [yes] Tu também dizes { $moves }.
   *[no] { $other } também diz { $moves }.
  } { $you ->
    [yes] Disseste-o antes e começas.
   *[no] { $name } disse-o antes e começa.
  }
tie-fewer-chips = { $otherYou ->
    [yes] Tu também dizes { $moves }.
   *[no] { $other } também diz { $moves }.
  } { $you ->
    [yes] Tens menos fichas e começas.
   *[no] { $name } tem menos fichas e começa.
  }
think-first-bid = A primeira aposta vira a ampulheta.
think-glass-turned = A areia corre. Se ninguém apostar, a ficha volta ao monte.
think-turn = Virar a ampulheta
think-last-try = Se ninguém encontrar esta ficha, o jogo termina.
think-lapsed = Ninguém apostou. Virar a ampulheta?
bid-title = Quantos movimentos?
bid-title-lower = Menos de { $moves }?
bid-type = escreve um número <key>7</key> <key>Enter</key>
bid-key-over = { $moves } movimentos ou mais
bid-over = { $moves }+
bid-send = { $exact ->
    [yes] Apostar { $moves } exatos
   *[no] Apostar { $moves } ou menos
  }
bid-unsent = { $moves } ainda não foi enviado
bid-chosen = Escolheste { $moves }. Enter aposta, Esc apaga.
bid-sand-out = A areia acabou. O teu { $moves } não foi enviado.
bid-rule-tag = { $exact ->
    [yes] exatos
   *[no] ou menos
  }
bid-rule = Podes baixar a aposta, nunca subi-la.
bid-thinking = a pensar { $time }
bid-lowest = 2 é a aposta mais baixa possível.
catching-up = Só os bots ainda estão a pensar. O tempo corre { $times } vezes mais depressa.
bid-same = Já apostaste { $moves }.
bid-back = Números mais baixos
bid-not-yet = Jogas a partir da próxima ficha.
bid-shut = Ligação perdida. Podes apostar quando ela voltar.
bid-locked = Podes apostar quando a ligação voltar
bid-waits = Enviamos { $bid } quando a ligação voltar
passed-nothing-lower = Passaste. Uma aposta mais baixa anula isso.
passed-no-way = Não vês solução. Uma aposta anula isso.
put-back = Devolver a ficha ao monte
put-back-why = Nenhum jogador desta ficha está aqui.
ending-propose = { $others ->
    [no] Terminar já o jogo
   *[yes] Sugerir terminar o jogo
  }
ending-sure = { $others ->
    [no] Termina tal como está: ganha quem tiver mais fichas.
   *[yes] Termina tal como está, quando todos os presentes concordarem. Ganha quem tiver mais fichas.
  }
ending-proposed = { $you ->
    [yes] Sugeres terminar já o jogo.
   *[no] { $name } sugere terminar já o jogo.
  }
ending-joined = { $you ->
    [yes] Aceitas terminar o jogo.
   *[no] { $name } aceita terminar o jogo.
  }
ending-declined = { $you ->
    [yes] Queres continuar a jogar.
   *[no] { $name } quer continuar a jogar.
  }
ending-agreed = De acordo: { $names }
ending-agree = Terminar o jogo
ending-decline = Continuar a jogar
show-boxes = { $made } de { $moves } movimentos feitos
reached-left = { robot-title } saiu do alvo. { $left ->
    [one] Falta 1 movimento.
   *[other] Faltam { $left } movimentos.
  }
show-none = nenhum
show-last = { $number } de { $moves }: { $robot } para { $direction }
show-last-open = { $number }: { $robot } para { $direction }
show-fail = Se o alvo ({ $target }) não for alcançado em { $exact ->
    [yes] exatamente { $moves } movimentos
   *[no] { $moves } movimentos ou menos
  }, os robôs voltam aos marcadores e { $next ->
    [nobody] a ficha volta ao monte
    [you] mostras tu
   *[other] mostra { $name }
  }.
show-give-up = Desistir
show-give-up-sure = Desistir? Os robôs voltam aos marcadores.
show-go-on = Continuar
show-swipe = Ou desliza o dedo em qualquer ponto do tabuleiro.
show-keys = { $fifth ->
    [yes] <key>r</key> <key>g</key> <key>b</key> <key>y</key> <key>s</key>
   *[no] <key>r</key> <key>g</key> <key>b</key> <key>y</key>
  } escolhem, <key>↑</key> <key>→</key> <key>↓</key> <key>←</key> movem.
optimum-looking = A procurar a solução mais curta…
optimum-moves = Há uma solução em { $moves }.
optimum-shown = Não há solução mais curta.
optimum-none = Não há solução.
optimum-withheld = Fica escondida até alguém ganhar a ficha.
optimum-unknown = A solução mais curta não foi encontrada a tempo.
optimum-unknown-from = A solução mais curta não foi encontrada a tempo. Tem pelo menos { $moves } movimentos.
optimum-count = { $count ->
    [1] a única
   *[other] uma de { $count } soluções
  }
optimum-count-capped = uma de mais de { $count } soluções
paths-title = Soluções desta ronda
replay-round = Rever a ronda { $round }
replay-of = Ronda { $round }
replay-close = Voltar ao tabuleiro
history-title = Rondas até agora
round-optimum = mín. { $moves }
round-returned = ninguém
round-face-up = encontrada
round-face-down = não encontrada
final-summary = { $chips }, { $rounds }
final-own = Tu: { $chips }
praise-gap = { $you ->
    [yes] O melhor: o teu { $moves } na ronda { $round }; a aposta seguinte era { $next }.
   *[no] O melhor: o { $moves } de { $name } na ronda { $round }; a aposta seguinte era { $next }.
  }
praise-shortest = { $you ->
    [yes] O teu { $moves } na ronda { $round } foi a solução mais curta.
   *[no] { $name } encontrou a solução mais curta, { $moves }, na ronda { $round }.
  }
praise-longest = { $you ->
    [yes] A tua ficha mais longa custou { $moves } movimentos, na ronda { $round }.
   *[no] { $name } ganhou a ficha mais longa, { $moves } movimentos, na ronda { $round }.
  }
praise-hard = O { $moves } de { $name } na ronda { $round } era difícil de ver.
strip-wins = { $you ->
    [yes] ganhaste
   *[no] ganhou
  }
final-unsolved = Ninguém encontrou as fichas que restavam.
final-agreed = { $who ->
    [alone] Terminaste o jogo.
    [you] Todos concordaram em terminar o jogo.
   *[others] Os jogadores concordaram em terminar o jogo.
  }
final-ranking = Classificação
final-rounds = Rondas
final-rounds-note = aposta vencedora e solução mais curta
final-more = Mais { $rounds } { $rounds ->
    [one] ronda
   *[other] rondas
  }
final-fewer = Menos rondas
final-share = Partilhar
final-new-board = Novo tabuleiro
final-again = Desforra
final-rematch = Pedir a desforra
final-best = A melhor ronda foi a { $round }.
final-best-gap = { $you ->
    [yes] Mostraste
   *[no] { $name } mostrou
  } uma solução de { $moves } jogadas, menos { $gap } do que a aposta seguinte.
final-best-shortest = { $you ->
    [yes] Mostraste
   *[no] { $name } mostrou
  } uma solução de { $moves } jogadas. Não há solução mais curta.
final-best-play = Reproduzir a melhor ronda
evening-title = { $part ->
    [evening] Esta noite
   *[day] Hoje
  }
evening-matches = { $matches } { $matches ->
    [one] partida
   *[other] partidas
  }
evening-best = melhor ronda: { $name }, { $moves } movimentos
evening-wins = { $name }: { $wins } { $wins ->
    [one] vitória
   *[other] vitórias
  }
rematch-not-now = Agora não
rematch-in = Estás dentro.
rematch-first-chip = Primeira ficha em { $clock }
rematch-waits = À espera dos outros
rematch-players = Jogam: { $names }
rematch-declined = Recusaram: { $names }
rematch-nobody = Ninguém está dentro
rematch-out = Afinal não
rematch-join = Entrar
rematch-rules = Mudar as regras
rematch-others = Jogar com outros
final-lost = Não se encontra esta partida
record-title = Ronda a ronda
record-edition = Edição { $edition }
record-bots = com bots
record-bids = Apostas da ronda { $round }
record-bid = { $moves } aos { $seconds } s
record-time = aos { $seconds } s
record-solved = resolvido
record-best = Não se pode fazer melhor.
record-more = { $more } { $more ->
    [1] movimento a mais do que o necessário.
   *[other] movimentos a mais do que o necessário.
  }
record-count = { $count ->
    [1] Uma solução mais curta, com { $moves } movimentos.
   *[other] { $count } soluções mais curtas, com { $moves } movimentos.
  }
record-count-capped = Mais de { $count } soluções mais curtas, com { $moves } movimentos.
record-analyse = Analisar esta ronda
record-text = Registo em texto
record-data = Dados (JSON)
record-embed = Copiar código para incorporar
record-embed-copied = Código copiado.
embed-open = Abrir a partida
matches-title = Partidas desta sala
matches-back = Voltar à sala
matches-none = Ainda não terminou aqui nenhuma partida.
matches-wins = Partidas ganhas
matches-list = Partidas, a última primeiro
matches-all = Todas as partidas desta sala
match-wins = { $wins } { $wins ->
    [1] partida ganha
   *[other] partidas ganhas
  }
match-number = Partida { $number }
match-open = Ronda a ronda
alone-goal = Vence a areia
alone-goal-chip = Cada ficha indica um robô e um alvo. Encontra as jogadas de cabeça, aposta o seu número ou carrega em «Encontrei», e depois mostra-as.
alone-goal-win = Ganhas cada ficha que mostras, se a encontrares antes de a areia acabar. Ganha { $needed } de { $chips } para vencer a areia.
alone-start = Virar a primeira ficha
alone-start-note = Então a areia começa: { $seconds } segundos por ficha.
alone-options-note = { $edition } · areia { $sand } · { $robots } robôs
alone-rule = Antes de a areia acabar, aposta um número ou carrega em «Encontrei». Depois mostra a tua solução.
alone-second-run = A ampulheta corre uma segunda vez.
alone-runs-on = A areia continua a correr.
alone-paused-left = A areia parou enquanto não estavas. Faltam { $time }.
alone-paused-open = O jogo parou enquanto não estavas.
paused-waits = O jogo continua quando um jogador voltar.
alone-found = Encontrei, vou mostrar
alone-send = Apostar { $moves } e mostrar
alone-score = { $found ->
    [one] { $found } encontrada
   *[other] { $found } encontradas
  }, { $missed ->
    [one] { $missed } perdida
   *[other] { $missed } perdidas
  }
alone-wins = encontra { $needed } para ganhar
alone-places = As { $total } fichas
alone-place = { $target }: { $state ->
    [found] ficha encontrada
   *[missed] ficha perdida
  }
alone-place-now = A ficha atual
alone-place-left = Com a face para baixo
alone-found-title = Ficha encontrada
alone-missed-title = Ficha não encontrada
alone-missed-line = A ficha vira-se com a face para baixo.
alone-shown = Mostrado em { $moves }.
alone-shown-bid = Aposta de { $bid }, mostrada em { $moves }.
watch-guess = O teu palpite secreto
watch-guess-note = ninguém o vê
watch-take = Jogar a partir da próxima ficha
watch-full = A mesa está cheia. Estás a ver.
watch-alone = Estás a ver.
leave-bid = A tua aposta de { $bid } falha quando chegar a vez dela.
leave-no = Ficar
swipe-thinking = Os robôs ficam parados enquanto todos pensam. Encontra a solução de cabeça e depois aposta.
scratch-title = Tabuleiro de rascunho
scratch-note = Só tu vês isto. Os robôs da mesa ficam onde estão.
scratch-start = Testar
scratch-reset = Repor
scratch-end = Concluir
scratch-count = { $moves ->
    [0] sem movimentos
    [one] 1 movimento
   *[other] { $moves } movimentos
  }
proof-title = Prova: só tu vês os teus movimentos
proof-standing = Provado: a tua aposta é { $moves }
proof-note = Joga a tua solução no teu próprio tabuleiro. Os movimentos dela são a tua aposta. Quando a areia acabar, pontuam todos os que apostaram.
proof-lower = Pontuas quando a areia acabar. Menos movimentos mostram-se primeiro.
proof-start = Começar
proof-again = Procurar menos movimentos
proof-solved = É isso: { $moves } movimentos
proof-longer = Já apostaste { $standing }. Procura menos movimentos.
proof-bid = Apostar { $moves }
proof-bid-none = Ainda não está no alvo
proof-show = Mostrar o meu caminho
back-bid = Entretanto, { $name } apostou { $moves }.
back-taken = { $you ->
    [yes] Entretanto, ficaste com uma ficha.
   *[no] Entretanto, { $name } ficou com uma ficha.
  }
back-chip = Entretanto, virou-se uma nova ficha.
failed-gave-up = { $you ->
    [yes] Desististe. Os robôs voltam aos marcadores.
   *[no] { $name } desistiu. Os robôs voltam aos marcadores.
  }
failed-time = Acabou o tempo para mostrar. Os robôs voltam aos marcadores.
failed-away = { $you ->
    [yes] A tua ausência foi longa demais. Os robôs voltam aos marcadores.
   *[no] A ausência de { $name } foi longa demais. Os robôs voltam aos marcadores.
  }
failed-left = { $you ->
    [yes] Saíste da mesa. Os robôs voltam aos marcadores.
   *[no] { $name } saiu da mesa. Os robôs voltam aos marcadores.
  }
failed-next = { $you ->
    [yes] Mostras { $moves }.
   *[no] { $name } mostra { $moves }.
  }
say-chip = Ficha { $round }. { $robot ->
    [any] Qualquer robô
   *[other] Robô { robot-name }
  }. Alvo: { $target } em { $cell }.
say-stands = { robot-title } está em { $cell }.
say-bid-first = { $you ->
    [yes] Apostas { $moves }.
   *[no] { $name } aposta { $moves }.
  }
say-bid = { $you ->
    [yes] Apostas { $moves }, { say-place }.
   *[no] { $name } aposta { $moves }, { say-place }.
  }
say-place = { $place ->
    [1] em primeiro lugar
    [2] em segundo lugar
    [3] em terceiro lugar
   *[other] em { $place }.º lugar
  }
say-you-are = Estás { say-place } com { $moves }.
say-turned-glass = { $you ->
    [yes] Viraste a ampulheta.
   *[no] { $name } virou a ampulheta.
  }
say-passed = { $you ->
    [yes] Passas.
   *[no] { $name } passa.
  }
say-no-way = { $you ->
    [yes] Não vês solução.
   *[no] { $name } não vê solução.
  }
say-all-passed = Todos passaram. A areia parou.
say-order-one = { $name } { $moves }
say-order = Por ordem: { $bids }.
say-found = Encontraste uma solução. Mostra-a.
say-found-bid = Apostas { $moves }. Mostra a tua solução.
say-count = { $count ->
    [1] É a única.
   *[other] Há { $count } soluções com esse número de movimentos.
  }
say-count-capped = Há mais de { $count } soluções com esse número de movimentos.
say-taken = { $you ->
    [yes] Alvo alcançado em { $moves }: { $target }. Ficas com a ficha e tens { $chips }.
   *[no] Alvo alcançado em { $moves }: { $target }. { $name } fica com a ficha e tem { $chips }.
  }
say-shown = { $target }, mostrado em { $moves }.
direction-title = { $direction ->
    [n] Norte
    [e] Leste
    [s] Sul
   *[w] Oeste
  }
read-robot = { robot-title }, { $cell }.
read-blocked = { direction-title } bloqueado: { $by }.
read-stops-on-diagonal = { direction-title }: terminaria numa barreira.
read-endless-slide = { direction-title }: deslizaria sem fim.
read-slide = { direction-title } até { $cell }, { $facts }.
read-cells = { $cells } { $cells ->
    [one] casa
   *[other] casas
  }
read-edge = borda
read-wall = parede
read-row = { $name }: { $chips } { $chips ->
    [one] ficha
   *[other] fichas
  }{ $bid ->
    [0] .
   *[other] , aposta { $bid }.
  }
key-bid = Escrever uma aposta
key-bid-send = Enviar a aposta
key-bid-clear = Apagar a aposta
key-pass = Passo
key-next-robot = Escolher o próximo robô; depois do último, sair do tabuleiro
key-ready = Vamos à próxima ficha
key-slide-cursor = Deslizar o cursor de leitura como o robô escolhido
key-read-board = Ler o tabuleiro
key-read-rows = Ler os jogadores e as apostas
key-read-robots = Ler as posições dos robôs
key-read-time = Ler o tempo, ou a ficha
key-repeat = Repetir a última mensagem
practise-no-clock = sem relógio
practise-your-rating = a tua pontuação
practise-deviation = ± { $deviation }
practise-in-a-row = { $days ->
    [one] dia seguido
   *[other] dias seguidos
  }
practise-standing = A tua pontuação: { $rating }, mais ou menos { $deviation }. { $days ->
    [one] 1 dia seguido.
   *[other] { $days } dias seguidos.
  }
practise-how-hard = Dificuldade
practise-near = Ao meu nível
practise-grade = { $grade ->
    [1] suave
    [2] fácil
    [3] médio
    [4] difícil
   *[5] feroz
  }
practise-moves = Movimentos
practise-moves-ends = { $least } a { $most }
practise-moves-open = { $least } ou mais
practise-more = { $moves }+
practise-more-label = { $moves } ou mais
practise-themes = Temas
practise-themes-note = { $themes ->
    [0] qualquer desafio
    [one] só desafios com este tema
   *[other] só desafios com um destes temas
  }
practise-theme = { $theme ->
    [blocker] Bloqueio
    [wait] Espera
    [there-and-back] Ida e volta
    [diagonal] Barreira
    [vortex] Vórtice
   *[fifth-robot] Quinto robô
  }
practise-box = Caixa
practise-start = Começar
practise-continue = Continuar
practise-another = Novo desafio
practise-open-note = Não resolveste o teu último desafio. Um novo conta-o como não encontrado.
practise-board-note = O tabuleiro mostra o primeiro desafio desta escolha.
practise-searching = À procura de um desafio…
practise-far = Não apareceu nenhum desafio a menos de 60 pontos da tua pontuação. Este tem { $rating }.
practise-nothing = Nenhum desafio corresponde a esta escolha. Permite mais movimentos ou outra dificuldade.
practise-no-solver = Este navegador não consegue criar desafios.
practise-link-faulty = Este link não indica nenhum desafio. Pode estar incompleto.
practise-place = { $grade } · número { $number } hoje
practise-send = Enviar este desafio
practise-hint = Pista
practise-hint-bound = Consegues em { $moves } movimentos ou menos.
practise-hint-also = A solução mais curta também move: { $robots }.
practise-hint-movers = A solução mais curta move: { $robots }.
practise-hint-alone = { robot-title } consegue sozinho.
practise-hint-name = { $hint ->
    [1] Um número de movimentos
    [2] Os outros robôs que se movem
    [3] O robô que se move primeiro
    [4] O primeiro movimento
   *[5] A solução toda
  }
practise-hint-price = { $hint ->
    [1] grátis
    [2] custa ¼
    [3] custa ½
    [4] custa ¾
   *[5] não conta como resolvido
  }
practise-hints-next = a seguir: { $name }, { $price }
practise-verdict = { $over ->
    [0] Solução mais curta
    [1] Um movimento a mais
    [2] Dois movimentos a mais
    [3] Três movimentos a mais
    [4] Quatro movimentos a mais
    [5] Cinco movimentos a mais
   *[other] { $over } movimentos a mais
  }
practise-shown = Esta é a solução
practise-paths = { $paths ->
    [0] Mais de 200 soluções mais curtas.
    [1] Uma só solução mais curta.
   *[other] { $paths } soluções mais curtas.
  }
practise-puzzle-rating = Este desafio tem a pontuação { $rating }.
practise-yours = teus
practise-shortest = mínimo
practise-unrated = Repetir não altera a pontuação.
practise-about = Temas deste desafio
practise-about-note = contam quando escolhes temas
practise-retry = Repetir
practise-analyse = Analisar
practise-next = Próximo
practise-solved-say = { $verdict }. { $moves } movimentos, mínimo { $best }. A tua pontuação é { $rating }.
key-practise-next = O próximo desafio
key-practise-start = Começar com um desafio desta escolha
again-title = A repetir
again-count = { $count ->
    [0] nenhum
    [one] 1 desafio
   *[other] { $count } desafios
  }
again-how = Um desafio vem para aqui quando não encontraste solução, usaste dois ou mais movimentos a mais, ou pediste a solução. Sai quando encontrares uma das mais curtas.
again-none = Nada a repetir.
again-line = mínimo { $best } · { $why ->
    [over] teus { $found }
    [shown] com a solução à vista
    [moves] sem mais movimentos
    [passed] passado
    [time] acabou o tempo
   *[none] não encontraste nenhuma
  }
again-all = { $count ->
    [one] Tentar
   *[other] Tentar os { $count }
  }
grade-bars = Dificuldade { $grade } de 5
rush-title = Três minutos
rush-best = recorde { $solved }
rush-how = Resolve tantos desafios quantos puderes. Cada um tem um número de movimentos: esgotá-los, ou passar, custa 10 segundos. 5, 12, 20 e 30 seguidos ganham 3, 5, 7 e 10 segundos.
rush-sleep = Se saíres da página ou o telemóvel se apagar, a prova acaba.
rush-start = Começar
rush-again = Outra vez
rush-so-far = { $solved } { $solved ->
    [one] resolvido
   *[other] resolvidos
  } · { $row } { $row ->
    [one] seguido
   *[other] seguidos
  }
rush-in = em { $moves }
rush-to-bonus = { $more ->
    [one] Mais um seguido
   *[other] Mais { $more } seguidos
  }: { $seconds } segundos. Se falhares: menos 10.
rush-bonuses-over = Se falhares: menos 10 segundos.
rush-plus = +{ $seconds } s
rush-minus = −{ $seconds } s
rush-pass = Passar
rush-solved = resolvidos
rush-row = recorde { $best } · { $row } { $row ->
    [one] seguido
   *[other] seguidos
  }
rush-ended-early = A prova acabou com { $solved } quando a página ficou escondida.
rush-lasted = duração
rush-won = ganho
rush-lost = perdido
rush-last = { $count ->
    [one] A tua última prova
   *[other] As tuas últimas { $count }
  }
rush-missed = { $count ->
    [one] Um falhado
   *[other] { $count } falhados
  }
rush-missed-note = guardados em «A repetir»
rush-try = { $count ->
    [one] Tentar este
   *[other] Tentar estes { $count }
  }
rush-bonus-say = { $row } seguidos: ganhaste { $seconds } segundos.
rush-miss-say = Falhado. Menos 10 segundos.
rush-time-say = Faltam { $seconds } segundos.
rush-over-say = Acabou o tempo. { $solved } { $solved ->
    [one] resolvido
   *[other] resolvidos
  }.
key-rush-pass = Passar este desafio
race-title = Corrida de dez
race-by-link = por link
race-subtitle = dez desafios, um link
race-head = Dez desafios. Quem chega primeiro?
race-moves = { $grade }, { $least } a { $most } movimentos, { $edition }
race-moves-one = { $grade }, { $least } movimentos, { $edition }
race-seed = semente { $seed }
race-link = Link para esta corrida
race-link-faulty = Este link não indica nenhuma corrida. Pode estar incompleto.
race-send = Enviar link
race-sent = Link copiado.
race-by-hand = Não foi possível copiar o link. Copia-o tu: { $link }
race-friend = Um amigo
race-ghost = { $name } (gravado)
race-ghost-note = veio com o link que abriste
race-you = Tu
race-not-run = ainda não corrida
race-how = Qualquer solução conta. Cada movimento acima do mínimo custa 5 segundos, passar custa 20. Anular só custa tempo.
race-stored = Cada dispositivo cria os desafios a partir da semente. No link que envias de volta vão só o teu nome e os teus dez tempos. Não ficam guardados em mais lado nenhum.
race-preparing = { $count } de 10 desafios prontos.
race-start = Começar a corrida
race-start-ghost = Correr contra { $name }
race-continue = Continuar
race-paused = Em pausa
race-paused-note = O relógio está parado. O tabuleiro aparece quando continuares.
race-new = Nova corrida
race-ahead = { $name } leva { $places } de avanço
race-behind = { $name } leva { $places } de atraso
race-level = { $name } está a par de ti
race-place = desafio { $count } de 10
race-row = { $name }: { $done } de 10, { $time }
race-won = Chegaste primeiro
race-lost = { $name } chegou primeiro
race-tied = Chegaram ao mesmo tempo
race-done = Todos os dez
race-over-say = Mais { $seconds } segundos.
year-title = O teu ano
year-longest = a mais longa: { $days }, em { $month }
year-key-none = nenhum
year-key-few = 1–3
year-key-some = 4–9
year-key-many = 10 ou mais
year-month = { $month }: { $played } de { $past } dias, { $puzzles } { $puzzles ->
    [one] desafio
   *[other] desafios
  }
year-rating = Pontuação
year-solved = resolvidos
year-share = { $percent }%
year-in-shortest = com a mais curta
year-here-only = Fica só neste dispositivo.
year-save = Guardar uma cópia
year-brought = A cópia já está aqui.
year-not-brought = Este ficheiro não é uma cópia do treino.
kept-practise-rating = A tua pontuação
kept-practise-days = Os teus dias de treino
kept-practise-puzzles = Pontuações dos desafios
kept-practise-again = Desafios a repetir
kept-practise-choice = A tua escolha de desafios
kept-practise-open = O desafio em aberto
kept-practise-rush = As tuas provas de três minutos
kept-practise-race = As tuas corridas
table-title = À mesa
table-subtitle = um telemóvel, a caixa a sério
table-who = Jogadores
table-name = Nome
table-name-missing = Escreve primeiro um nome.
table-add = Acrescentar
table-remove = Retirar { $name }
table-too-few = Acrescenta pelo menos dois nomes.
table-leaving = Quem sai fica com as suas fichas e ainda pode ganhar.
table-handicap = Desvantagem
table-handicap-none = ninguém
table-which-chip = Que ficha está virada?
table-dashed = a tracejado: já ganha
table-chip-given = { $chip }, já ganha
table-no-chip = Sem ficha
table-tap-name = Diz o teu número em voz alta e toca no teu nome.
table-turn-sand = Virar a ampulheta
table-awake = o ecrã fica ligado
table-not-awake = Este navegador não consegue manter o ecrã ligado.
table-silence = Desligar o som
table-undone = Anulado.
table-seconds = { $seconds ->
    [one] segundo
   *[other] segundos
  }
table-name-key = { $place ->
    [0] { $name } { $says }
   *[other] { $name }, { $moves }, { say-place }. { $says }
  }
table-says = { $name } aposta
table-not = Não foi { $name }
table-not-lower = { $name } já apostou { $moves }. As apostas só podem baixar.
table-still = A areia esteve parada
table-slept = O telemóvel apagou-se quando { $seconds ->
    [one] faltava { $seconds } segundo
   *[other] faltavam { $seconds } segundos
  }.
table-go-on = Continuar, { $seconds } { $seconds ->
    [one] segundo
   *[other] segundos
  }
table-show-now = Mostrar já
table-passed-on = passou ao seguinte
table-count-aloud = Conta em voz alta. { $target ->
    [none] Se o alvo
   *[other] Se o alvo ({ $target })
  } não for alcançado em { $exact ->
    [yes] exatamente { $moves } movimentos
   *[no] { $moves } movimentos ou menos
  }, os robôs voltam aos marcadores e { $next ->
    [0] a ficha volta ao monte.
   *[other] { $name } mostra { $next }.
  }
table-shown = { $exact ->
    [yes] Mostrado em { $moves }
   *[no] Mostrado em { $moves } ou menos
  }
table-given = entregue
table-back-in-box = de volta à caixa
table-chips-now = Agora tem { $chips } { $chips ->
    [one] ficha
   *[other] fichas
  }.
table-others-have = { $names } { $count ->
    [one] tem
   *[other] têm
  } { $chips }.
table-score = Pontos
table-after = depois de { $rounds } { $rounds ->
    [one] ficha
   *[other] fichas
  }
table-leads = { $names } { $count ->
    [one] vai
   *[other] vão
  } à frente com { $chips }
table-no-chips = Ainda ninguém tem fichas
table-people = Um nome a mais ou a menos
table-end = Terminar o serão
table-copy = Copiar para outro telemóvel
table-copy-note = tabuleiro, robôs e pontos, tal como estão
table-copy-go = Mostrar
table-as-now = tal como está
table-qr = Código QR com uma cópia deste serão
table-point = Aponta a outra câmara para aqui
table-point-note = Abre esta posição e os pontos. Onde o jogo estiver instalado, não é preciso rede.
table-point-later = Isto é uma cópia, não se atualiza. Mostra-a de novo depois da próxima ficha.
table-copied = de outro telemóvel
table-open-copy = Um serão depois de { $rounds } { $rounds ->
    [one] ficha
   *[other] fichas
  }
table-replaces = Substitui o serão deste telemóvel, que tem { $rounds } { $rounds ->
    [one] ficha
   *[other] fichas
  }.
table-keep-mine = Manter o meu
table-no-copy = Agora não
table-take-copy = Abrir a cópia
table-board = O tabuleiro do serão
table-board-once = Monta o tabuleiro uma vez: 30 segundos.
table-board-set = A solução mais curta aparece depois de cada ronda.
table-board-set-up = Montar
table-board-change = Mudar
table-shorter = Havia uma solução mais curta?
table-shortest = A solução mais curta
table-shorter-answer = { $shorter ->
    [yes] Sim, em { $moves }.
   *[no] Não, { $moves } é o mínimo.
  }
table-not-known = Ainda não se sabe: pelo menos { $moves }.
table-no-search = Este navegador não consegue procurar as soluções mais curtas.
table-look = Ver
table-shortest-is = Mínimo: { $moves }
table-showed = { $name } mostrou { $moves }
table-every-move = Todos os movimentos
table-try-it = Põe os robôs onde estavam e experimenta.
table-where = Onde estão os robôs?
table-where-now = como estão agora na mesa
table-where-how = Desliza o dedo para fazer os movimentos tal como foram feitos. Ou toca num robô e depois na casa onde está agora.
table-path-of = A solução de { $name }
table-no-place = { robot-title } não pode estar em { $cell }.
table-placed = { robot-title } em { $cell }.
table-done = Feito
table-enter = Introduzir movimentos
table-enter-note = Introduz os movimentos, e o ecrã fica a saber onde estão os robôs.
table-stale = No ecrã, os robôs estão como antes da ficha { $chip }.
table-correct = Corrigir
table-rounds-shorter = { $count ->
    [0] nenhuma podia ter sido mais curta
    [one] 1 podia ter sido mais curta
   *[other] { $count } podiam ter sido mais curtas
  }
table-back = Voltar à mesa
key-table-name = Escolher o jogador que aposta
key-table-back = Voltar aos nomes
key-table-undo = Anular o último passo

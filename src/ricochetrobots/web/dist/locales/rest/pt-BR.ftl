language-name = Português (Brasil)
language-tag = pt-BR
tab-your-turn-open = sua vez · { $room }
tab-bid = Aposte! · { $room }
tab-last = { $time } · { $room }
back-to-match = Voltar à partida
help-keys = Teclas
help-all = Todas as regras
help-slide = Deslizar
help-slide-words = Um robô desliza até que uma parede ou outro robô o pare. Cada deslize é um movimento.
help-reach = Chegar ao alvo
help-reach-words = O robô indicado pela ficha precisa parar no alvo e fazer uma curva no caminho.
help-bid-words = Diga de quantos movimentos precisa. A primeira aposta vira a ampulheta. Você pode baixar sua aposta, nunca aumentar.
help-pass-words = Você não tem nada menor. Quando todos passaram, a areia para.
help-show-words = A menor aposta mostra primeiro. { $exact ->
    [yes] 7 quer dizer exatamente 7.
   *[no] 7 quer dizer 7 ou menos.
  }
theme-system = Sistema
theme-light = Claro
theme-dark = Escuro
setting-contrast = Alto contraste
setting-contrast-note = grade mais forte, cores cheias
setting-stillness = Menos animação
setting-stillness-note = os robôs aparecem em vez de deslizar
setting-letters = Letras nos robôs
setting-letters-note = R G B Y S no lugar dos rostos pequenos
setting-coordinates = Coordenadas
setting-coordinates-note = a–p e 1–16 em volta do tabuleiro
setting-oneTapBid = Apostar com um toque
setting-oneTapBid-note = toque em um número para apostar na hora
setting-singleKeys = Atalhos de uma tecla
setting-singleKeys-note = use letras e números sem Ctrl
setting-buzz = Vibração
setting-buzz-note = o celular vibra quando um robô para e na primeira aposta
sound-off = Desligado
sound-quiet = Baixo
sound-full = Alto
sound-offer = Sons para fichas, apostas e movimentos? Você pode mudar isso nas configurações.
sound-offer-yes = Ligar o som
sound-offer-no = Sem som
settings-note = Salvas apenas neste navegador.
board-view = Minha visão do tabuleiro
key-close = Fechar esta lista
key-redo = Refazer o movimento desfeito
key-solutions = Mostrar as soluções
key-moves = Mostrar quanto falta após cada movimento
key-chips = Mostrar todas as fichas
key-next-group = Próximo grupo de soluções
key-analyse-back = Sair da análise
key-space = Espaço
key-escape = Esc
key-enter = Enter
key-tab = Tab
key-shift = Shift
your-name-note = Aparece na mesa. Se você deixar vazio, será «{ name-alone }».
name-missing = Escreva primeiro o seu nome.
first-next = Agora para valer
first-others = Todo o resto
device-note = Nada disso é enviado. Uma cópia contém links para salas, mas não lugares.
device-cleared = Alguns navegadores apagam isso após algumas semanas sem visitas. Uma cópia salva, ou o jogo instalado, está a salvo.
kilobytes = { $kilobytes } kB
stored-game = O jogo, pronto para usar sem conexão
stored-practise = Treino: pontuação, ano, desafios para repetir
stored-days = Resultados dos desafios diários
stored-lessons = Lições
stored-games = Jogos
stored-evening = A noite na sua mesa, e a sua caixa
stored-settings = Configurações e nome
stored-others = Outros
device-save = Salvar uma cópia
device-import = Importar uma cópia
device-import-title = { $count ->
    [0] Esta cópia não acrescenta nada: já está tudo aqui.
    [one] Esta cópia acrescenta um item. Todo o resto fica como está.
   *[other] Esta cópia acrescenta { $count } itens. Todo o resto fica como está.
  }
device-import-do = Adicionar
device-no-copy = Este arquivo não é uma cópia do que um dispositivo guarda.
device-delete = Apagar
device-delete-all = Apagar tudo
device-delete-one = Apagar: { $name }
device-delete-sure = Apagar isto de vez?
new-version = Há uma nova versão.
new-version-note = Ela começa sozinha na próxima vez que você abrir o jogo. Nunca interrompe uma rodada, uma corrida nem uma noite de jogo.
new-version-start = Usar agora
install-title = { $device ->
    [phone] Tenha o jogo neste celular
   *[computer] Tenha o jogo neste computador
  }
install-note = Abre sem navegador e sem conexão. { $kilobytes } kB.
install-share = Toque em Compartilhar e depois em Adicionar à Tela de Início.
hint-count = { $hints } { $hints ->
    [one] dica
   *[other] dicas
  }
streak-count = { $days ->
    [0] Ainda sem sequência.
    [one] Desafio resolvido 1 dia.
   *[other] Desafio resolvido { $days } dias seguidos.
  }
share-day = { $day }, { day-grade }
share-note = Cinco quadrados para os cinco quintos do seu caminho. Dizem como foi, nunca o comprimento nem qual robô se move.
share-ask = E você?
share-as = Forma
share-picture = Imagem
share-text = Texto
share-copy = Copiar
share-copied = Copiado.
share-by-hand = Copie você mesmo
share-players = { $players } { $players ->
    [one] pessoa
   *[other] pessoas
  }
share-round = { $gap ->
    [0] { $moves } movimentos
   *[other] { $moves } movimentos, aposta seguinte { $next }
  }
share-best = { $gap ->
    [0] Melhor rodada: { $moves } movimentos
   *[other] Melhor rodada: { $moves } movimentos, a aposta seguinte era { $next }
  }
share-moves = { move-count } (mínimo { $best })
archive-note = Fácil na segunda, difícil no domingo.
archive-week = Semana de { $day }
archive-day = { $day }: { $state ->
    [shortest] solução mais curta encontrada, { $moves } movimentos
    [longer] alvo alcançado em { $moves } movimentos, mínimo { $best }
    [begun] começado
   *[new] ainda não tentado
  }
archive-earlier = Semanas anteriores
lay-title = Montar
lay-steps = Passos
lay-step-box = Caixa
lay-step-panels = Seções
lay-step-robots = Robôs
lay-step-chip = Ficha
lay-done = , feito
lay-box-fact = a caixa na sua mesa
lay-panel-fact = seção { $number } de 4
lay-robot-fact = robô { $number }
lay-robots-fact = { $count ->
    [1] um robô
   *[other] { $count } robôs
  }
lay-which-box = Qual caixa você tem?
lay-box-2013 = 2013
lay-box-2013-zman = Z-Man 2013
lay-box-1999 = 1999
lay-box-note-2013 = oito seções, robô prateado ou preto
lay-box-note-2013-zman = as mesmas seções, outro livro de regras
lay-box-note-1999 = quatro seções, sem barreiras
lay-faces = { $count } lados
lay-box-kept = Este dispositivo lembra a caixa. Da próxima vez você começa pelas seções.
lay-paste = Ou cole
lay-paste-what = Notação, link ou texto de outro programa
lay-paste-none = Nenhuma posição encontrada. Exemplo: 4C3A2C1C Rc4 Gn12 >Re15
lay-paste-long = Este texto é longo demais. No máximo { $most } caracteres.
lay-paste-offline = Nenhuma notação encontrada. O texto de outro programa precisa de conexão.
lay-fault-text = Nenhuma posição encontrada: o caractere { $number }, “{ $sign }”, não serve. Exemplo: 4C3A2C1C Rc4 Gn12 >Re15
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
    [asp] Fatos ASP.
    [maze] Um labirinto.
    [grid] Uma grade.
   *[other] { $format }.
  }
lay-lost = O formato não guarda { $parts }, por isso faltam aqui.
lay-lost-part = { $part ->
    [diagonals] as barreiras das seções
    [walls] algumas paredes
   *[other] alguns alvos
  }
lay-pasted = Colado: o tabuleiro e { $robots ->
    [0] nenhum robô
    [1] um robô
   *[other] { $robots } robôs
  }.
lay-pasted-no-chip = O texto não tem ficha.
lay-place = { $place ->
    [nw] Seção superior esquerda
    [ne] Seção superior direita
    [se] Seção inferior direita
   *[sw] Seção inferior esquerda
  }
lay-place-number = , { $number } de 4
lay-as-it-lies = Do jeito que está na mesa. Escolha a que for igual.
lay-map = As quatro seções
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
lay-mark = A marca perto do centro
lay-mark-or = ou qualquer alvo da seção
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
lay-touch = Toque no tabuleiro perto da casa, deslize e levante o dedo. Ou escreva o nome dela, como o5.
lay-lift = Levante o dedo ou aperte Enter para colocar aí.
lay-robot-where = Onde está o { robot-name }?
lay-robot-on = { robot-title } em { $cell }
lay-placed = { robot-title } em { $cell }.
lay-all-placed = Todos os robôs estão colocados
lay-fault-closed = Esta casa está fechada.
lay-fault-diagonal = Nenhum robô pode parar em uma barreira.
lay-fault-robot = { robot-title } está aqui.
lay-now = agora
lay-no-silver = Sem robô prateado
lay-robot = Robô { robot-name }{ $state ->
    [now] , colocando agora
    [placed] , em { $cell }
    [out] , fora do jogo
   *[later] {""}
  }
lay-which-chip = Qual ficha está virada?
lay-solves = A busca começa na hora.
lay-no-targets = Este tabuleiro não tem alvos.
lay-all-chips = Todas: { $count }
lay-chip-note = Ou toque no alvo no tabuleiro. “Todas: { $count }” resolve todas as fichas desta posição.
key-lay-mark = Escolher a marca da seção
key-lay-face = Escolher o lado da seção
key-lay-arrows = Mudar de casa
key-lay-type = Escrever o nome de uma casa
key-lay-place = Colocar o robô aí
key-back = Um passo atrás
editor-title = Seu próprio tabuleiro
editor-tools = Ferramentas
editor-tool-wall = Parede
editor-tool-diagonal = Barreira
editor-tool-target = Alvo
editor-tool-robot = Robô
editor-tool-closed = Fechada
editor-tool-erase = Apagar
editor-now-wall = Desenhar paredes
editor-now-diagonal = Colocar uma barreira
editor-now-target = Colocar um alvo
editor-now-robot = Colocar um robô
editor-now-closed = Fechar casas
editor-now-erase = Limpar casas
editor-square = { $cell }: as paredes
editor-note-wall = Toque em uma casa e depois no lado. Com o mouse, clique em uma borda ou arraste ao longo das bordas.
editor-note-diagonal = O robô da mesma cor a atravessa. Todos os outros viram aqui, e nenhum para. Toque de novo para tirar.
editor-note-target = Toque na casa. Um alvo que já está no tabuleiro muda para lá.
editor-note-robot = Toque na casa. Toque de novo para tirar.
editor-note-closed = Nenhum robô entra em uma casa fechada. Toque de novo para abrir.
editor-note-erase = Toque em uma casa para limpá-la, com as paredes.
editor-tick = Com a marca: já está no tabuleiro. Se você colocar de novo, muda de lugar.
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
editor-remove = Remover { $walls ->
    [1] uma parede
   *[other] { $walls } paredes
  } e { $pieces ->
    [1] uma peça
   *[other] { $pieces } peças
  }?
editor-keep = Manter
editor-remove-do = Remover
editor-centre = Peça fechada no centro
editor-again = Recomeçar a partir de
editor-empty = Vazio
editor-box = O tabuleiro da caixa
editor-all-move = Todos os robôs podem se mover
editor-robot-shut = { robot-title } em { $cell } não pode se mover
editor-robot-shut-note = Paredes e robôs fecham todos os lados.
editor-diagonal-wall = A barreira { $cell } tem uma parede ao lado
editor-diagonal-wall-note = Um movimento que acabasse aí é recusado.
editor-copy = Copiar como texto
editor-copied = Copiado como texto.
editor-not-copied = Este navegador não permite copiar.
editor-robots = Colocar robôs
key-editor-wall = Colocar ou tirar uma parede da casa
key-editor-diagonal = Colocar uma barreira
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
analyse-no-solver = Este navegador não consegue buscar soluções
analyse-in-play = Esta ficha está em jogo em { $room }. Analise depois da rodada.
analyse-at-least = Pelo menos { $moves } movimentos
analyse-proven = Provado: não há solução em { $moves } ou menos.
analyse-meanwhile = Um número cheio está descartado. Enquanto isso, você pode ver as outras fichas.
analyse-stop = Parar em { $moves }
analyse-stopped = Parou: pelo menos { $moves }
analyse-resume = Continuar a busca
analyse-memory = { $device ->
    [phone] Este celular
   *[computer] Este computador
  } ficou sem memória em { $moves }: pelo menos { $moves }.
analyse-seconds = { $seconds } s
analyse-shortest = Mais curta: { move-count }
analyse-unsolvable = Sem solução
analyse-shown = { $name }, rodada { $round }
analyse-proven-in = provado em { $time }
analyse-solutions = { $count } { $count ->
    [one] solução
   *[other] soluções
  }
analyse-one-of = Uma das mais curtas.
analyse-one-of-unknown = Uma das mais curtas. Não se sabe quantas existem.
analyse-count = Contar todas · pode levar minutos
analyse-counting-solutions = Contando as soluções…
analyse-count-stop = Parar de contar
analyse-count-memory = A memória acabou ao contar as soluções.
analyse-memory-next = Um computador tem mais memória: copie o link e abra lá. A linha de comando pode usar toda ela:
analyse-more-groups = mais { $count } { $count ->
    [one] grupo
   *[other] grupos
  }
analyse-either-order = { $robots } em qualquer ordem
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
analyse-counting = Contando…
analyse-no-path = Não há mais solução
analyse-reached = Alcançado em { move-count }
analyse-bid-exact = Só uma aposta de exatamente { $moves } ganha a ficha.
analyse-bid-fewer = Uma aposta de { $moves } ou mais ganha a ficha. A demonstração acaba aqui.
analyse-adds = { robot-title } para { $direction } custa { $more ->
    [1] mais um movimento
    [2] mais dois movimentos
    [3] mais três movimentos
    [4] mais quatro movimentos
    [5] mais cinco movimentos
   *[other] mais { $more } movimentos
  }: { $now } em vez de { $before }.
analyse-dead-end = { robot-title } para { $direction } não deixa nenhum caminho até o alvo.
analyse-left-words = { $kind ->
    [best] { $left ->
        [one] falta { $left }
       *[other] faltam { $left }
      }, em uma solução mais curta
    [none] sem solução
    [open] ainda não resolvida
   *[other] { $left ->
        [one] falta { $left }
       *[other] faltam { $left }
      }
  }
analyse-move = { robot-title } para { $direction }, { analyse-left-words }
analyse-robot = { robot-title }: { analyse-left-words }
analyse-legend = O número diz quantos faltam após o movimento
analyse-legend-best = em uma solução mais curta
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
    [running] buscando
    [unsolvable] sem solução
    [not-in-play] o robô desta ficha não está em jogo
    [in-play] em jogo em uma sala
   *[open] ainda não resolvida
  }
analyse-rule = { $rule ->
    [free] regra livre
   *[ricochet] com curva
  }
analyse-with-ricochet = { $moves ->
    [0] Com curva não há solução.
   *[other] Com curva são necessários { $moves }.
  }
analyse-rule-ricochet = O robô precisa fazer uma curva
analyse-rule-ricochet-note = vira pelo menos uma vez depois de um movimento; sem isto, pode ir direto ao alvo
analyse-rule-exact = A aposta quer dizer exatamente esse número
analyse-rule-exact-note = sem isto, esse número ou menos, e a demonstração acaba no alvo
analyse-picture = Imagem
analyse-text = Texto
analyse-text-copied = Posição e solução copiadas.
analyse-by-hand = Não foi possível copiar. Copie você mesmo: { $words }
back-arrived = O seu { $bid } chegou a tempo.
back-late = O seu { $bid } chegou tarde: a areia tinha acabado.
tryout-start = Experimentar uma ficha agora
room-title = Sala { $room }
ask-in = Convide amigos com este código
copy-link = Copiar link
share-link = Enviar link
share-words = Jogue Ricochet Robots comigo
link-copied = Link copiado.
link-by-hand = Não foi possível copiar o link. Copie você mesmo: { $link }
watching = { $count } assistindo
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
handicap-why = Com uma desvantagem, as apostas são ordenadas como se fossem mais altas, e os outros mostram primeiro.
handicap-example = { $half ->
    [yes] Uma aposta de { $bid } vem depois de todas as outras de { $bid }. O jogador ainda mostra { $bid }.
   *[no] Uma aposta de { $bid } vale como { $moves } na ordem. O jogador ainda mostra { $bid }.
  }
nobody-else = Ainda não há mais ninguém.
nobody-else-note = Envie o link ou comece sozinho: os outros podem entrar depois.
host-decides = { $name } prepara a mesa e começa a partida.
room-menu = Sala
make-host = Passar a mesa
remove-player = Remover
lock-room = Bloquear a sala
lock-room-note = mais ninguém pode se sentar nem usar o código
spectator-delay = Atraso para quem assiste
spectator-delay-note = quem assiste vê tudo mais tarde e não pode ajudar
no-delay = nenhum
renew-link = Renovar o link
renew-link-note = o link e o código antigos deixam de funcionar, e quem assiste é desconectado
renew-link-go = Renovar
close-room = Fechar a sala
close-room-note = encerra a partida e tira todos da sala
close-room-sure = Fechar a sala para todos?
close-room-no = Manter aberta
own-seat = Seu lugar
own-seat-note = dispositivos, estatísticas, seus dados
team = Jogar em equipe
team-note = alguém joga no seu lugar, em outro dispositivo
team-invite = Convidar
team-link = Este link abre seu lugar: quem o tiver aposta, passa e mostra por você. Para acabar, saia dos outros dispositivos.
team-qr = Código QR do seu lugar
team-name = Nome da equipe
team-rename = Mudar
renew-seat = Sair dos outros dispositivos
renew-seat-note = seu lugar fica só neste dispositivo
renew-seat-go = Sair
renew-seat-done = Agora seu lugar está só neste dispositivo.
seat-consent = Ceder minhas partidas para estatísticas
seat-consent-note = sem o seu nome, se todos na partida permitirem
seat-export = Seus dados
seat-export-note = tudo o que está guardado sobre você, em um arquivo
seat-export-get = Baixar
forget-me = Apagar meu nome
forget-me-note = aqui e nas partidas encerradas; você deixa o seu lugar
forget-me-sure = Apagar seu nome e deixar o lugar?
forget-me-no = Manter
forget-me-yes = Apagar
leave-seat = Sair da mesa
sit-next = Ocupar o próximo lugar livre
watch-only = Você está assistindo.
shuffle = Embaralhar
shuffle-board = Embaralhar tabuleiro
board-own = Personalizado
quadrant-nw = Noroeste
quadrant-ne = Nordeste
quadrant-se = Sudeste
quadrant-sw = Sudoeste
start-alone = Começar sozinho
start-with = Começar com { $players } jogadores
table-rules = Regras e tabuleiro
table-rules-note = { $edition } · 7 quer dizer { $exact ->
    [yes] exatamente 7
   *[no] 7 ou menos
  } · areia { $sand } · { $robots } robôs
add-bot = Adicionar um bot
add-bot-not = Agora não
add-bot-go = { $level ->
    [level-1] Adicionar { $name }, nível 1
    [level-2] Adicionar { $name }, nível 2
    [level-3] Adicionar { $name }, nível 3
    [level-4] Adicionar { $name }, nível 4
    [level-5] Adicionar { $name }, nível 5
    [level-6] Adicionar { $name }, nível 6
    [level-like-me] Adicionar { $name }, como eu
   *[level-optimal] Adicionar { $name }, perfeito
  }
bot-open = { $name }: desvantagem, remover
remove-bot = Remover { $name }
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
    [level-1] Iniciante. Encontra 4 de 10 soluções mais curtas e aposta após cerca de 50 segundos.
    [level-2] Casual. Encontra 4 de 10 soluções mais curtas e aposta após cerca de 30 segundos.
    [level-3] Frequente. Encontra 5 de 10 soluções mais curtas e aposta após cerca de 20 segundos.
    [level-4] Forte. Encontra 5 de 10 soluções mais curtas e aposta após cerca de 15 segundos.
    [level-5] Especialista. Encontra 6 de 10 soluções mais curtas e aposta após cerca de 10 segundos.
    [level-6] Mestre. Encontra 7 de 10 soluções mais curtas e aposta após cerca de 8 segundos.
    [level-like-me] Ajusta-se às fichas, para que cerca de metade vá para as pessoas.
   *[level-optimal] Tem sempre uma solução mais curta: para estudar, não para competir.
  }
bot-temper-pip = aposta cedo
bot-temper-otto = constante
bot-temper-nell = espera até ter certeza
bot-temper-juno = vai sempre baixando
bot-temper-bram = lento e profundo
bot-temper-vera = rápida e baixa
bot-program = programa de um jogador
bots-start = Começar
bots-who = Quem
bots-chosen = { $count } escolhidos, até { $most }
bots-like-me = Começa fácil. Sobe um nível quando você ganha e desce quando perde.
minutes-about = cerca de { $minutes } min
bots-ends-other = Isto encerra a partida em andamento.
bots-invite-note = Encerra esta partida e abre uma sala com os mesmos bots.
bots-invite-offline = Para convidar é preciso ter conexão.
bots-level = Nível { $level }
bots-level-moves = { $way ->
    [stronger] Da próxima vez, um nível acima: do { $from } para o { $to }.
   *[gentler] Da próxima vez, um nível abaixo: do { $from } para o { $to }.
}
bots-no-solver = Os bots nunca apostam, porque este navegador não consegue buscar soluções.
fifth-robot-none = não vem nesta caixa
diagonals-1999 = não existem nas seções de 1999
diagonals-none = não vêm nesta caixa
diagonals-picked = conforme as seções que você escolheu
option-gentle = Primeiras fichas fáceis
option-gentle-note = cada uma se alcança em poucos movimentos
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
more-note = apostas, empates, tempos, lugares, ajudas
more-note-alone = voltas da ampulheta, tempos, seções, ajudas
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
option-everybody-note = cada um prova sua solução em privado, e a ficha conta para todos os que conseguem
option-result = Mostrar o resultado
option-result-note = antes de virar a próxima ficha
option-table = Lugares
option-table-note = todos os outros ficam assistindo
first-panels = Seções de 1999
first-panels-note = os oito lados da primeira caixa
option-landing = Marcas de paragem
option-landing-note = quem mostra vê onde os robôs parariam
option-spoken = Trajetos em voz alta
option-spoken-note = todos podem ouvir os movimentos
option-scratch = Tabuleiro de rascunho
option-scratch-note = todos podem experimentar movimentos em privado
option-private = Sala privada
option-private-note = entra-se só com o link; a prévia não tem imagem
option-listed = Qualquer pessoa pode entrar
option-listed-note = a sala aparece na lista de mesas públicas
runs-value = { $count ->
    [1] uma vez
   *[other] duas vezes
  }
more-of = { $what }: mais
leaving-title = A partida continua
leaving-seat-stays = Você mantém { $things }. Se for sua vez de mostrar, você tem 20 s para voltar.
leaving-waits = O jogo fica parado enquanto você não estiver.
keeps-seat = seu lugar
keeps-chips = { $chips ->
    [one] sua ficha
   *[other] suas { $chips } fichas
  }
keeps-bid = sua aposta de { $bid }
leaving-title-seat = Sair da mesa?
leaving-seat = { $chips ->
    [0] Você ainda pode ganhar e pode voltar.
    [one] Você fica com sua ficha, ainda pode ganhar e pode voltar.
   *[other] Você fica com suas { $chips } fichas, ainda pode ganhar e pode voltar.
  }
leaving-title-alone = Seu jogo espera por você
leaving-alone = A areia para até você continuar. As fichas encontradas continuam suas.
leaving-continue = Continuar
leaving-end = Terminar o jogo
leaving-title-end = Terminar o jogo?
leaving-end-words = As fichas restantes não são jogadas, e o jogo não pode mais ser aberto.
games-title = Jogos neste dispositivo
games-none = Ainda não há jogos neste dispositivo.
games-kept = Esta lista fica só neste dispositivo. O servidor guarda a página de cada jogo por algum tempo.
games-save = Salvar como arquivo
games-forget = Esquecer todos
games-forget-sure = Esquecer todos os jogos terminados deste dispositivo?
games-keep = Mantê-los
game-won = { $you ->
    [yes] Você ganhou, { $chips }
   *[no] { $name } ganhou, { $chips }
}
game-alone = Sozinho: { $found } de { $chips } encontradas
tables-note = Qualquer pessoa pode entrar. Escolha uma mesa, ou procuramos uma que esteja esperando.
tables-mine = Mesas no seu idioma
tables-others = Mesas em outros idiomas
tables-none = Não há ninguém esperando.
tables-none-note = Abra uma mesa: a próxima pessoa se senta com você.
tables-join = Entrar em um jogo
tables-open = Abrir uma mesa
tables-waiting = esperando
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
learn-longer = Você usou { $moves } movimentos; bastam { $best }.
learn-sliding = Deslizar
learn-sliding-how = Um robô desliza até que algo o pare. Mova o vermelho até a lua vermelha. A parede à direita da lua vai pará-lo.
learn-sliding-done = É assim que os robôs se movem: cada deslize é 1 movimento, seja qual for a distância.
learn-blocking = Bloquear
learn-blocking-how = Nada para o vermelho onde é preciso. Coloque primeiro o robô azul no caminho. Os movimentos dele também contam.
learn-blocking-done = Você pode mover qualquer robô. Use os outros como paredes.
learn-waiting = Esperar
learn-waiting-how = Mova o verde, deixe-o esperar enquanto o amarelo se move e depois mova o verde outra vez.
learn-waiting-done = É você quem escolhe a ordem: um robô pode esperar enquanto outros se movem.
learn-corner = Fazer uma curva
learn-corner-how = O azul poderia ir direto para o leste, mas isso não conta: no caminho ele precisa fazer uma curva. Encontre o caminho em volta.
learn-corner-done = Uma solução só conta se o robô fizer uma curva entre dois dos seus movimentos.
learn-vortex = O vórtice
learn-vortex-how = Qualquer robô pode ir à ficha de quatro cores. Qual está mais perto?
learn-vortex-done = Qualquer robô pode ir ao vórtice, mas também precisa fazer uma curva.
learn-diagonal = Barreiras
learn-diagonal-how = Um robô ricocheteia em uma barreira de outra cor e continua deslizando no mesmo movimento. Lance o vermelho contra a barreira amarela.
learn-diagonal-done = Um robô da mesma cor atravessaria a barreira. Nenhum robô pode parar nela.
learn-silver = O quinto robô
learn-silver-how = O prateado não tem fichas da sua cor, mas pode parar os outros robôs. Use-o para ajudar o verde.
learn-silver-done = O prateado move-se como qualquer outro robô e pode ir ao vórtice.
learn-reading = Ler um tabuleiro
learn-reading-how = Este é um tabuleiro de verdade. Pense de trás para frente a partir do alvo: de que casas um robô poderia deslizar até lá e parar? Depois leve o azul a uma delas.
learn-reading-done = Pensar de trás para frente a partir do alvo é meia solução.
learn-bidding = Apostar
learn-bidding-how = Agora pense primeiro e não toque em nada. Quando encontrar uma solução para o verde, aposte o número dos movimentos dela. Depois mostre-a.
learn-bidding-done = Na mesa, todos pensam ao mesmo tempo, e a menor aposta é mostrada primeiro.
learn-showing = Mostrar
learn-showing-how = Você apostou 4, então mostre exatamente 4: o vermelho precisa estar no alvo depois do quarto movimento. Existe uma solução em 3; gaste um movimento a mais.
learn-showing-done = Você mostra exatamente o que aposta. Agora conhece o jogo inteiro.
key-learn-next = Próximo tabuleiro
ladder-none = Ainda não há ninguém no ranking.
ladder-how = Uma partida conta se pelo menos duas pessoas do ranking jogam até o fim, sem bots e sem desvantagens. A pontuação (Glicko-2) é provisória até haver partidas suficientes.
ladder-ask = Peça um link pessoal a quem administra este servidor.
ladder-join = Entrar no ranking
ladder-rank = Posição { $rank }
ladder-no-rank = Ainda sem posição
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
ladder-mark = Ranking: { $name }
me-title = Seu lugar no ranking
me-none = Este dispositivo não tem um link pessoal. Abra o seu aqui, ou peça um a quem administra o servidor.
me-here = Neste dispositivo você joga como { $name } no ranking “{ $ladder }”.
me-key = Este link é a sua chave. Abra em outro dispositivo para jogar lá também, e não mostre a mais ninguém.
me-qr = Código QR do seu link pessoal
me-renew = Renovar o link
me-renewed = Você tem um link novo. O anterior não funciona mais.
me-leave = Esquecer neste dispositivo
me-delete = Apagar meu nome do ranking
me-delete-sure = Seu nome some do ranking para sempre. Os resultados ficam sem nome.
chips-of = { $chips } de { $goal } fichas
match-so-far = Fichas ganhas até agora
round-count = { $rounds } { $rounds ->
    [one] rodada
   *[other] rodadas
  }
minute-count = { $minutes } min
chip-of = Ficha { $chip } de { $total }
chips-left = { $chips ->
    [one] falta { $chips }
   *[other] faltam { $chips }
  }
first-to = ganha-se com { $chips }
most-chips = ganha quem tiver mais
phase-bid = A menor começa
phase-show = { $you ->
    [yes] Mostre os seus { $moves }
   *[no] { $name } mostra { $moves }
  }
verdict-moves-used = Não foi em { $moves }
verdict-gave-up = { $you ->
    [yes] Você desistiu
   *[no] { $name } desistiu
  }
verdict-time = O tempo acabou
verdict-away = { $you ->
    [yes] Ausência longa demais
   *[no] { $name }: ausência longa demais
  }
verdict-left = { $you ->
    [yes] Você saiu da mesa
   *[no] { $name } saiu da mesa
  }
phase-steps = A rodada
phase-step-think = Pensar
phase-step-bid = Apostar
phase-step-show = Mostrar
timer-left = { $seconds ->
    [one] Falta { $seconds } segundo
   *[other] Faltam { $seconds } segundos
  }
timer-show = para terminar de mostrar
timer-resting = A ampulheta está parada
rows-label = Jogadores
rows-label-bids = Apostas na ordem de demonstração
rows-order = Ordem de demonstração
rows-bid = Aposta
rows-thinking = pensando
rows-none = sem aposta
rows-passed = passa
rows-own-none = —
rows-first-said = disse antes
rows-fewer-chips = menos fichas
rows-was = era { $moves }
rows-sending = enviando { $bid }
rows-showing = mostrando
rows-failed-moves-used = não em { $moves }
rows-failed-gave-up = desistiu
rows-failed-time = sem tempo
rows-failed-away = ausente
rows-failed-left = saiu
rows-away = ausente { $time }
rows-elsewhere = em outra página { $time }
rows-left = saiu
rows-next-chip = na próxima ficha
rows-not-in = não joga
rows-ready = pronto
strip-showing = { $you ->
    [yes] Você mostra { $moves }
   *[no] { $name } mostra { $moves }
  }
strip-place = mostra { say-place }
strip-failed = sem sucesso
strip-away = ausente há { $seconds } { $seconds ->
    [one] segundo
   *[other] segundos
  }
tv-title = Televisão
tv-join = Pegue o celular e entre
tv-join-at = Entre em { $site }
tv-moment = Voltamos já
tv-starts = começa a partida
tv-no-room = Nenhuma sala tem este código
tv-link = Assistir em uma televisão
pad-show-board = Mostrar o tabuleiro também aqui
pad-hide-board = Ocultar o tabuleiro
pad-swipe = Deslize o dedo aqui para mover o robô
chat-title = Diga uma palavra
chat-smile = sorriso
chat-laugh = riso
chat-surprise = cara de surpresa
chat-doubt = cara de dúvida
chat-worry = cara preocupada
chat-thumb = joinha
chat-heart = coração
chat-rain = nuvem de chuva
chat-hello = Olá
chat-well-found = Boa!
chat-so-close = Quase
chat-mine-too = O meu também
chat-of-course = Ah, claro
chat-one-minute = Um minuto
chat-one-more = Mais uma?
chat-good-game = Bom jogo
chat-back = Voltar
chat-shut = Conexão perdida. Você pode conversar quando ela voltar.
chat-wait = espere { $seconds } s
chat-spoken = { $name }: { $words }
chat-person = Sobre { $name }
chat-mute = Silenciar { $name }
chat-mute-note = só neste dispositivo, até você mudar de ideia
block-note = sem mensagens dessa pessoa neste aparelho; a busca de partida evita esta sala
report-offensive-name = Nome ofensivo
report-disturbs = Atrapalha o jogo
report-leaves = Sai de propósito
report-thanks = Obrigado. O operador vai verificar.
key-chat = dizer uma palavra
key-chat-close = fechar
key-chat-move = escolher uma palavra
quick-chat = Conversa rápida
quick-chat-note = os jogadores dizem palavras e carinhas prontas
tie-first-said = { $otherYou ->
    [yes] Você também diz { $moves }.
   *[no] { $other } também diz { $moves }.
  } { $you ->
    [yes] Você disse antes e começa.
   *[no] { $name } disse antes e começa.
  }
tie-fewer-chips = { $otherYou ->
    [yes] Você também diz { $moves }.
   *[no] { $other } também diz { $moves }.
  } { $you ->
    [yes] Você tem menos fichas e começa.
   *[no] { $name } tem menos fichas e começa.
  }
think-first-bid = A primeira aposta vira a ampulheta.
think-glass-turned = A areia corre. Se ninguém apostar, a ficha volta ao monte.
think-turn = Virar a ampulheta
think-last-try = Se ninguém encontrar esta ficha, o jogo termina.
think-lapsed = Ninguém apostou. Virar a ampulheta?
bid-title = Quantos movimentos?
bid-title-lower = Menos de { $moves }?
bid-type = digite um número <key>7</key> <key>Enter</key>
bid-key-over = { $moves } movimentos ou mais
bid-over = { $moves }+
bid-send = { $exact ->
    [yes] Apostar { $moves } exatos
   *[no] Apostar { $moves } ou menos
  }
bid-unsent = { $moves } ainda não foi enviado
bid-chosen = Você escolheu { $moves }. Enter aposta, Esc apaga.
bid-sand-out = A areia acabou. Seu { $moves } não foi enviado.
bid-rule-tag = { $exact ->
    [yes] exatos
   *[no] ou menos
  }
bid-rule = Você pode baixar a aposta, nunca aumentá-la.
bid-thinking = pensando { $time }
bid-lowest = 2 é a menor aposta possível.
catching-up = Só os bots ainda estão pensando. O tempo corre { $times } vezes mais rápido.
bid-same = Você já apostou { $moves }.
bid-back = Números mais baixos
bid-not-yet = Você joga a partir da próxima ficha.
bid-shut = Conexão perdida. Você pode apostar quando ela voltar.
bid-locked = Você pode apostar quando a conexão voltar
bid-waits = Enviaremos { $bid } quando a conexão voltar
passed-nothing-lower = Você passou. Uma aposta menor anula isso.
passed-no-way = Você não vê solução. Uma aposta anula isso.
put-back = Devolver a ficha ao monte
put-back-why = Nenhum jogador desta ficha está aqui.
ending-propose = { $others ->
    [no] Terminar o jogo agora
   *[yes] Sugerir terminar o jogo
  }
ending-sure = { $others ->
    [no] Termina como está: ganha quem tiver mais fichas.
   *[yes] Termina como está, quando todos os presentes concordarem. Ganha quem tiver mais fichas.
  }
ending-proposed = { $you ->
    [yes] Você sugere terminar o jogo agora.
   *[no] { $name } sugere terminar o jogo agora.
  }
ending-joined = { $you ->
    [yes] Você aceita terminar o jogo.
   *[no] { $name } aceita terminar o jogo.
  }
ending-declined = { $you ->
    [yes] Você quer continuar jogando.
   *[no] { $name } quer continuar jogando.
  }
ending-agreed = De acordo: { $names }
ending-agree = Terminar o jogo
ending-decline = Continuar jogando
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
    [you] é sua vez
   *[other] mostra { $name }
  }.
show-give-up = Desistir
show-give-up-sure = Desistir? Os robôs voltam aos marcadores.
show-go-on = Continuar
show-swipe = Ou deslize o dedo em qualquer ponto do tabuleiro.
show-keys = { $fifth ->
    [yes] <key>r</key> <key>g</key> <key>b</key> <key>y</key> <key>s</key>
   *[no] <key>r</key> <key>g</key> <key>b</key> <key>y</key>
  } escolhem, <key>↑</key> <key>→</key> <key>↓</key> <key>←</key> movem.
optimum-looking = Procurando a solução mais curta…
optimum-moves = Existe uma solução em { $moves }.
optimum-shown = Não há solução mais curta.
optimum-none = Não há solução.
optimum-withheld = Ela fica escondida até alguém ganhar a ficha.
optimum-unknown = A solução mais curta não foi encontrada a tempo.
optimum-unknown-from = A solução mais curta não foi encontrada a tempo. Ela tem pelo menos { $moves } movimentos.
optimum-count = { $count ->
    [1] a única
   *[other] uma de { $count } soluções
  }
optimum-count-capped = uma de mais de { $count } soluções
paths-title = Soluções desta rodada
replay-round = Rever a rodada { $round }
replay-of = Rodada { $round }
replay-close = Voltar ao tabuleiro
history-title = Rodadas até agora
round-optimum = mín. { $moves }
round-returned = ninguém
round-face-up = encontrada
round-face-down = não encontrada
final-summary = { $chips }, { $rounds }
final-own = Você: { $chips }
praise-gap = { $you ->
    [yes] O melhor: seu { $moves } na rodada { $round }; a aposta seguinte era { $next }.
   *[no] O melhor: o { $moves } de { $name } na rodada { $round }; a aposta seguinte era { $next }.
  }
praise-shortest = { $you ->
    [yes] Seu { $moves } na rodada { $round } foi a solução mais curta.
   *[no] { $name } encontrou a solução mais curta, { $moves }, na rodada { $round }.
  }
praise-longest = { $you ->
    [yes] Sua ficha mais longa custou { $moves } movimentos, na rodada { $round }.
   *[no] { $name } ganhou a ficha mais longa, { $moves } movimentos, na rodada { $round }.
  }
praise-hard = O { $moves } de { $name } na rodada { $round } era difícil de ver.
strip-wins = { $you ->
    [yes] ganhou
   *[no] ganhou
  }
final-unsolved = Ninguém encontrou as fichas que restavam.
final-agreed = { $who ->
    [alone] Você terminou o jogo.
    [you] Todos concordaram em terminar o jogo.
   *[others] Os jogadores concordaram em terminar o jogo.
  }
final-ranking = Classificação
final-rounds = Rodadas
final-rounds-note = aposta vencedora e solução mais curta
final-more = Mais { $rounds } { $rounds ->
    [one] rodada
   *[other] rodadas
  }
final-fewer = Menos rodadas
final-share = Compartilhar
final-new-board = Novo tabuleiro
final-again = Revanche
final-rematch = Pedir revanche
final-best = A melhor rodada foi a { $round }.
final-best-gap = { $you ->
    [yes] Você mostrou
   *[no] { $name } mostrou
  } uma solução de { $moves } movimentos, { $gap } a menos que a aposta seguinte.
final-best-shortest = { $you ->
    [yes] Você mostrou
   *[no] { $name } mostrou
  } uma solução de { $moves } movimentos. Não existe solução mais curta.
final-best-play = Reproduzir a melhor rodada
evening-title = { $part ->
    [evening] Esta noite
   *[day] Hoje
  }
evening-matches = { $matches } { $matches ->
    [one] partida
   *[other] partidas
  }
evening-best = melhor rodada: { $name }, { $moves } movimentos
evening-wins = { $name }: { $wins } { $wins ->
    [one] vitória
   *[other] vitórias
  }
rematch-not-now = Agora não
rematch-in = Você está dentro.
rematch-first-chip = Primeira ficha em { $clock }
rematch-waits = Esperando os outros
rematch-players = Jogam: { $names }
rematch-declined = Recusaram: { $names }
rematch-nobody = Ninguém está dentro
rematch-out = Não vou jogar
rematch-join = Entrar
rematch-rules = Mudar as regras
rematch-others = Jogar com outros
final-lost = Não foi possível encontrar esta partida
record-title = Rodada a rodada
record-edition = Edição { $edition }
record-bots = com bots
record-bids = Apostas da rodada { $round }
record-bid = { $moves } aos { $seconds } s
record-time = aos { $seconds } s
record-solved = resolvido
record-best = Não dá para fazer melhor.
record-more = { $more } { $more ->
    [1] movimento a mais que o necessário.
   *[other] movimentos a mais que o necessário.
  }
record-count = { $count ->
    [1] Uma solução mais curta, com { $moves } movimentos.
   *[other] { $count } soluções mais curtas, com { $moves } movimentos.
  }
record-count-capped = Mais de { $count } soluções mais curtas, com { $moves } movimentos.
record-analyse = Analisar esta rodada
record-text = Registro em texto
record-data = Dados (JSON)
record-embed = Copiar código para incorporar
record-embed-copied = Código copiado.
embed-open = Abrir a partida
matches-title = Partidas desta sala
matches-back = Voltar à sala
matches-none = Nenhuma partida terminou aqui ainda.
matches-wins = Partidas vencidas
matches-list = Partidas, a última primeiro
matches-all = Todas as partidas desta sala
match-wins = { $wins } { $wins ->
    [1] partida vencida
   *[other] partidas vencidas
  }
match-number = Partida { $number }
match-open = Rodada a rodada
alone-goal = Vença a areia
alone-goal-chip = Cada ficha indica um robô e um alvo. Encontre os movimentos de cabeça, aposte o número deles ou toque em “Encontrei”, e depois mostre.
alone-goal-win = Você ganha cada ficha que mostra, se encontrá-la antes que a areia acabe. Ganhe { $needed } de { $chips } para vencer a areia.
alone-start = Virar a primeira ficha
alone-start-note = Então a areia começa: { $seconds } segundos por ficha.
alone-options-note = { $edition } · areia { $sand } · { $robots } robôs
alone-rule = Antes que a areia acabe, aposte um número ou toque em “Encontrei”. Depois mostre sua solução.
alone-second-run = A ampulheta corre uma segunda vez.
alone-runs-on = A areia continua correndo.
alone-paused-left = A areia parou enquanto você não estava. Faltam { $time }.
alone-paused-open = O jogo parou enquanto você não estava.
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
alone-wins = encontre { $needed } para ganhar
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
watch-guess = Seu palpite secreto
watch-guess-note = ninguém vê
watch-take = Jogar a partir da próxima ficha
watch-full = A mesa está cheia. Você está assistindo.
watch-alone = Você está assistindo.
leave-bid = Sua aposta de { $bid } falha quando chegar a vez dela.
leave-no = Ficar
swipe-thinking = Os robôs ficam parados enquanto todos pensam. Encontre a solução de cabeça e depois aposte.
scratch-title = Tabuleiro de rascunho
scratch-note = Só você vê isto. Os robôs da mesa ficam onde estão.
scratch-start = Testar
scratch-reset = Restaurar
scratch-end = Concluir
scratch-count = { $moves ->
    [0] sem movimentos
    [one] 1 movimento
   *[other] { $moves } movimentos
  }
proof-title = Prove: só você vê seus movimentos
proof-standing = Provado: sua aposta é { $moves }
proof-note = Jogue sua solução no seu próprio tabuleiro. Os movimentos dela são sua aposta. Quando a areia acabar, pontuam todos os que apostaram.
proof-lower = Você pontua quando a areia acabar. Menos movimentos são mostrados primeiro.
proof-start = Começar
proof-again = Procurar menos movimentos
proof-solved = É isso: { $moves } movimentos
proof-longer = Você já apostou { $standing }. Procure menos movimentos.
proof-bid = Apostar { $moves }
proof-bid-none = Ainda não está no alvo
proof-show = Mostrar meu caminho
back-bid = Enquanto isso, { $name } apostou { $moves }.
back-taken = { $you ->
    [yes] Enquanto isso, você ganhou uma ficha.
   *[no] Enquanto isso, { $name } ganhou uma ficha.
  }
back-chip = Enquanto isso, uma nova ficha foi virada.
failed-gave-up = { $you ->
    [yes] Você desistiu. Os robôs voltam aos marcadores.
   *[no] { $name } desistiu. Os robôs voltam aos marcadores.
  }
failed-time = Acabou o tempo para mostrar. Os robôs voltam aos marcadores.
failed-away = { $you ->
    [yes] Sua ausência foi longa demais. Os robôs voltam aos marcadores.
   *[no] A ausência de { $name } foi longa demais. Os robôs voltam aos marcadores.
  }
failed-left = { $you ->
    [yes] Você saiu da mesa. Os robôs voltam aos marcadores.
   *[no] { $name } saiu da mesa. Os robôs voltam aos marcadores.
  }
failed-next = { $you ->
    [yes] Você mostra { $moves }.
   *[no] { $name } mostra { $moves }.
  }
say-chip = Ficha { $round }. { $robot ->
    [any] Qualquer robô
   *[other] Robô { robot-name }
  }. Alvo: { $target } em { $cell }.
say-stands = { robot-title } está em { $cell }.
say-bid-first = { $you ->
    [yes] Você aposta { $moves }.
   *[no] { $name } aposta { $moves }.
  }
say-bid = { $you ->
    [yes] Você aposta { $moves }, { say-place }.
   *[no] { $name } aposta { $moves }, { say-place }.
  }
say-place = { $place ->
    [1] em primeiro lugar
    [2] em segundo lugar
    [3] em terceiro lugar
   *[other] em { $place }.º lugar
  }
say-you-are = Você está { say-place } com { $moves }.
say-turned-glass = { $you ->
    [yes] Você virou a ampulheta.
   *[no] { $name } virou a ampulheta.
  }
say-passed = { $you ->
    [yes] Você passa.
   *[no] { $name } passa.
  }
say-no-way = { $you ->
    [yes] Você não vê solução.
   *[no] { $name } não vê solução.
  }
say-all-passed = Todos passaram. A areia parou.
say-order-one = { $name } { $moves }
say-order = Por ordem: { $bids }.
say-found = Você encontrou uma solução. Mostre-a.
say-found-bid = Você aposta { $moves }. Mostre sua solução.
say-count = { $count ->
    [1] É a única.
   *[other] Há { $count } soluções com esse número de movimentos.
  }
say-count-capped = Há mais de { $count } soluções com esse número de movimentos.
say-taken = { $you ->
    [yes] Alvo alcançado em { $moves }: { $target }. A ficha é sua, e você tem { $chips }.
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
read-stops-on-diagonal = { direction-title }: terminaria em uma barreira.
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
key-bid = Digitar uma aposta
key-bid-send = Enviar a aposta
key-bid-clear = Apagar a aposta
key-pass = Passo
key-next-robot = Escolher o próximo robô; depois do último, sair do tabuleiro
key-ready = Vamos para a próxima ficha
key-slide-cursor = Deslizar o cursor de leitura como o robô escolhido
key-read-board = Ler o tabuleiro
key-read-rows = Ler os jogadores e as apostas
key-read-robots = Ler as posições dos robôs
key-read-time = Ler o tempo, ou a ficha
key-repeat = Repetir a última mensagem
practise-no-clock = sem relógio
practise-your-rating = sua pontuação
practise-deviation = ± { $deviation }
practise-in-a-row = { $days ->
    [one] dia seguido
   *[other] dias seguidos
  }
practise-standing = Sua pontuação: { $rating }, mais ou menos { $deviation }. { $days ->
    [one] { $days } dia seguido.
   *[other] { $days } dias seguidos.
  }
practise-how-hard = Dificuldade
practise-near = No meu nível
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
    [1] só desafios com este tema
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
practise-open-note = Você não resolveu seu último desafio. Um novo conta esse como não encontrado.
practise-board-note = O tabuleiro mostra o primeiro desafio desta escolha.
practise-searching = Procurando um desafio…
practise-far = Não apareceu nenhum desafio a menos de 60 pontos da sua pontuação. Este tem { $rating }.
practise-nothing = Nenhum desafio corresponde a esta escolha. Permita mais movimentos ou outra dificuldade.
practise-no-solver = Este navegador não consegue criar desafios.
practise-link-faulty = Este link não indica nenhum desafio. Pode estar incompleto.
practise-place = { $grade } · número { $number } hoje
practise-send = Enviar este desafio
practise-hint = Dica
practise-hint-bound = Dá para resolver em { $moves } movimentos ou menos.
practise-hint-also = A solução mais curta também move: { $robots }.
practise-hint-movers = A solução mais curta move: { $robots }.
practise-hint-alone = { robot-title } consegue sozinho.
practise-hint-name = { $hint ->
    [1] Um número de movimentos
    [2] Os outros robôs que se movem
    [3] O robô que se move primeiro
    [4] O primeiro movimento
   *[5] A solução inteira
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
practise-yours = seus
practise-shortest = mínimo
practise-unrated = Repetir não muda a pontuação.
practise-about = Temas deste desafio
practise-about-note = contam quando você escolhe temas
practise-retry = Repetir
practise-analyse = Analisar
practise-next = Próximo
practise-solved-say = { $verdict }. { $moves } movimentos, mínimo { $best }. Sua pontuação é { $rating }.
key-practise-next = O próximo desafio
key-practise-start = Começar com um desafio desta escolha
again-title = Para repetir
again-count = { $count ->
    [0] nenhum
    [1] 1 desafio
   *[other] { $count } desafios
  }
again-how = Um desafio vem para cá quando você não encontrou solução, usou dois ou mais movimentos a mais, ou pediu a solução. Sai quando você encontrar uma das mais curtas.
again-none = Nada para repetir.
again-line = mínimo { $best } · { $why ->
    [over] seus { $found }
    [shown] com a solução mostrada
    [moves] sem mais movimentos
    [passed] passado
    [time] o tempo acabou
   *[none] você não encontrou nenhuma
  }
again-all = { $count ->
    [1] Tentar
   *[other] Tentar os { $count }
  }
grade-bars = Dificuldade { $grade } de 5
rush-title = Três minutos
rush-best = recorde { $solved }
rush-how = Resolva quantos desafios puder. Cada um tem um número de movimentos: gastar todos, ou passar, custa 10 segundos. 5, 12, 20 e 30 seguidos ganham 3, 5, 7 e 10 segundos.
rush-sleep = Se você sair da página ou o celular apagar, a prova acaba.
rush-start = Começar
rush-again = De novo
rush-so-far = { $solved } { $solved ->
    [one] resolvido
   *[other] resolvidos
  } · { $row } { $row ->
    [one] seguido
   *[other] seguidos
  }
rush-in = em { $moves }
rush-to-bonus = { $more ->
    [1] Mais um seguido
   *[other] Mais { $more } seguidos
  }: { $seconds } segundos. Se errar: menos 10.
rush-bonuses-over = Se errar: menos 10 segundos.
rush-plus = +{ $seconds } s
rush-minus = −{ $seconds } s
rush-pass = Passar
rush-solved = resolvidos
rush-row = recorde { $best } · { $row } { $row ->
    [one] seguido
   *[other] seguidos
  }
rush-ended-early = A prova acabou com { $solved } quando a página ficou oculta.
rush-lasted = duração
rush-won = ganho
rush-lost = perdido
rush-last = { $count ->
    [1] Sua última prova
   *[other] Suas últimas { $count }
  }
rush-missed = { $count ->
    [1] Um errado
   *[other] { $count } errados
  }
rush-missed-note = guardados em “Para repetir”
rush-try = { $count ->
    [1] Tentar este
   *[other] Tentar estes { $count }
  }
rush-bonus-say = { $row } seguidos: você ganhou { $seconds } segundos.
rush-miss-say = Errado. Menos 10 segundos.
rush-time-say = Faltam { $seconds } segundos.
rush-over-say = O tempo acabou. { $solved } { $solved ->
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
race-by-hand = Não foi possível copiar o link. Copie você mesmo: { $link }
race-friend = Um amigo
race-ghost = { $name } (gravado)
race-ghost-note = veio com o link que você abriu
race-you = Você
race-not-run = ainda não corrida
race-how = Qualquer solução conta. Cada movimento acima do mínimo custa 5 segundos, passar custa 20. Desfazer só custa tempo.
race-stored = Cada dispositivo cria os desafios a partir da semente. No link que você envia de volta vão só o seu nome e os seus dez tempos. Eles não ficam guardados em nenhum outro lugar.
race-preparing = { $count } de 10 desafios prontos.
race-start = Começar a corrida
race-start-ghost = Correr contra { $name }
race-continue = Continuar
race-paused = Em pausa
race-paused-note = O relógio está parado. O tabuleiro aparece quando você continuar.
race-new = Nova corrida
race-ahead = { $name } está { $places } à frente
race-behind = { $name } está { $places } atrás
race-level = { $name } está empatado com você
race-place = desafio { $count } de 10
race-row = { $name }: { $done } de 10, { $time }
race-won = Você chegou primeiro
race-lost = { $name } chegou primeiro
race-tied = Vocês chegaram juntos
race-done = Todos os dez
race-over-say = Mais { $seconds } segundos.
year-title = Seu ano
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
year-save = Salvar uma cópia
year-brought = A cópia já está aqui.
year-not-brought = Este arquivo não é uma cópia do treino.
kept-practise-rating = Sua pontuação
kept-practise-days = Seus dias de treino
kept-practise-puzzles = Pontuações dos desafios
kept-practise-again = Desafios para repetir
kept-practise-choice = Sua escolha de desafios
kept-practise-open = O desafio em aberto
kept-practise-rush = Suas provas de três minutos
kept-practise-race = Suas corridas
table-title = Na mesa
table-subtitle = um celular, a caixa de verdade
table-who = Jogadores
table-name = Nome
table-name-missing = Escreva primeiro um nome.
table-add = Adicionar
table-remove = Remover { $name }
table-too-few = Adicione pelo menos dois nomes.
table-leaving = Quem sai fica com suas fichas e ainda pode ganhar.
table-handicap = Desvantagem
table-handicap-none = ninguém
table-which-chip = Qual ficha está virada?
table-dashed = tracejada: já ganha
table-chip-given = { $chip }, já ganha
table-no-chip = Sem ficha
table-tap-name = Diga seu número em voz alta e toque no seu nome.
table-turn-sand = Virar a ampulheta
table-awake = a tela fica ligada
table-not-awake = Este navegador não consegue manter a tela ligada.
table-silence = Desligar o som
table-undone = Desfeito.
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
table-still = A areia ficou parada
table-slept = O celular apagou quando { $seconds ->
    [one] faltava { $seconds } segundo
   *[other] faltavam { $seconds } segundos
  }.
table-go-on = Continuar, { $seconds } { $seconds ->
    [one] segundo
   *[other] segundos
  }
table-show-now = Mostrar agora
table-passed-on = passou ao seguinte
table-count-aloud = Conte em voz alta. { $target ->
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
table-end = Encerrar a noite
table-copy = Copiar para outro celular
table-copy-note = tabuleiro, robôs e pontos, do jeito que estão
table-copy-go = Mostrar
table-as-now = do jeito que está
table-qr = Código QR com uma cópia desta noite
table-point = Aponte a outra câmera para cá
table-point-note = Ela abre esta posição e os pontos. Onde o jogo estiver instalado, não precisa de conexão.
table-point-later = Isto é uma cópia, não se atualiza. Mostre de novo depois da próxima ficha.
table-copied = de outro celular
table-open-copy = Uma noite depois de { $rounds } { $rounds ->
    [one] ficha
   *[other] fichas
  }
table-replaces = Substitui a noite deste celular, que tem { $rounds } { $rounds ->
    [one] ficha
   *[other] fichas
  }.
table-keep-mine = Manter a minha
table-no-copy = Agora não
table-take-copy = Abrir a cópia
table-board = O tabuleiro da noite
table-board-once = Monte o tabuleiro uma vez: 30 segundos.
table-board-set = A solução mais curta aparece depois de cada rodada.
table-board-set-up = Montar
table-board-change = Mudar
table-shorter = Havia uma solução mais curta?
table-shortest = A solução mais curta
table-shorter-answer = { $shorter ->
    [yes] Sim, em { $moves }.
   *[no] Não, { $moves } é o mínimo.
  }
table-not-known = Ainda não se sabe: pelo menos { $moves }.
table-no-search = Este navegador não consegue buscar as soluções mais curtas.
table-look = Ver
table-shortest-is = Mínimo: { $moves }
table-showed = { $name } mostrou { $moves }
table-every-move = Todos os movimentos
table-try-it = Coloque os robôs onde estavam e experimente.
table-where = Onde estão os robôs?
table-where-now = como estão agora na mesa
table-where-how = Deslize o dedo para fazer os movimentos como foram feitos. Ou toque em um robô e depois na casa onde ele está agora.
table-path-of = A solução de { $name }
table-no-place = { robot-title } não pode estar em { $cell }.
table-placed = { robot-title } em { $cell }.
table-done = Pronto
table-enter = Inserir movimentos
table-enter-note = Insira os movimentos, e a tela fica sabendo onde estão os robôs.
table-stale = Na tela, os robôs estão como antes da ficha { $chip }.
table-correct = Corrigir
table-rounds-shorter = { $count ->
    [0] nenhuma podia ter sido mais curta
    [1] 1 podia ter sido mais curta
   *[other] { $count } podiam ter sido mais curtas
  }
table-back = Voltar à mesa
key-table-name = Escolher o jogador que aposta
key-table-back = Voltar aos nomes
key-table-undo = Desfazer o último passo

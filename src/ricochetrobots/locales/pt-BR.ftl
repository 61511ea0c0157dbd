# Todos os textos da tela e do terminal, em português do Brasil, por páginas; a rodada e o terminal vêm no fim.

language-name = Português (Brasil)
language-tag = pt-BR
product = Ricochet Robots
tab-title = { $page } · Ricochet Robots
tab-your-turn = { $time } · sua vez
tab-your-turn-open = sua vez · { $room }
tab-bid = Aposte! · { $room }
tab-last = { $time } · { $room }

## Nomes do jogo

robot-name = { $robot ->
    [R] vermelho
    [G] verde
    [B] azul
    [Y] amarelo
   *[S] prateado
  }
robot-title = { $robot ->
    [R] Vermelho
    [G] Verde
    [B] Azul
    [Y] Amarelo
   *[S] Prateado
  }
direction-name = { $direction ->
    [n] norte
    [e] leste
    [s] sul
   *[w] oeste
  }
vortex = vórtice
coloured-chip = { $symbol ->
    [none] casa { $robot ->
        [R] vermelha
        [G] verde
        [B] azul
        [Y] amarela
       *[S] prateada
      }
    [moon] { $robot ->
        [R] lua vermelha
        [G] lua verde
        [B] lua azul
        [Y] lua amarela
       *[S] lua prateada
      }
    [gear] { $robot ->
        [R] engrenagem vermelha
        [G] engrenagem verde
        [B] engrenagem azul
        [Y] engrenagem amarela
       *[S] engrenagem prateada
      }
    [planet] { $robot ->
        [R] planeta vermelho
        [G] planeta verde
        [B] planeta azul
        [Y] planeta amarelo
       *[S] planeta prateado
      }
   *[star] { $robot ->
        [R] estrela vermelha
        [G] estrela verde
        [B] estrela azul
        [Y] estrela amarela
       *[S] estrela prateada
      }
  }
board = Tabuleiro

## Casas, para leitores de tela

cell-closed = Peça central.
cell-robot = Robô { robot-name }.
cell-target = Alvo: { $target }.
cell-diagonal = { $robot ->
    [R] Barreira vermelha
    [G] Barreira verde
    [B] Barreira azul
    [Y] Barreira amarela
   *[S] Barreira prateada
  }, { $lean ->
    [rising] de sudoeste a nordeste
   *[falling] de noroeste a sudeste
  }.
cell-walls = { $count ->
    [one] Parede
   *[other] Paredes
  }: { $walls }.
cell-no-walls = Sem paredes.

## Movimentos recusados

slide-move-blocked = { robot-title } não pode ir para { direction-name }: há { $by ->
    [robot] um robô
   *[wall] uma parede
  } à frente.
slide-stops-on-diagonal = { robot-title } terminaria em uma barreira. Isso não é permitido.
slide-endless-slide = { robot-title } deslizaria sem fim. Isso não é permitido.

## Recusas do servidor que precisam de outro texto no navegador

problem-offline = Não foi possível acessar o servidor. Verifique a conexão e tente de novo.
page-missing-title = Não foi possível carregar esta página
problem-no-such-room = Nenhuma sala tem este código. Confira os oito caracteres.
problem-no-such-game = Nenhuma partida encerrada tem este link. Ele pode estar incompleto, ou a partida foi apagada.
problem-unreadable = Este endereço não contém nenhum tabuleiro legível. O link pode estar incompleto.
problem-illegal = O tabuleiro deste endereço não cumpre uma regra.
problem-ambiguous = O tabuleiro deste endereço é ambíguo.

## Cabeçalho, ajuda, configurações

back-to-start = Voltar à página inicial
back-to-match = Voltar à partida
back = Voltar
turn-board = Girar o tabuleiro
help = Ajuda
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
settings = Configurações
menu = Menu
close = Fechar
language = Idioma
theme = Tema
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
sound = Som
sound-off = Desligado
sound-quiet = Baixo
sound-full = Alto
sound-offer = Sons para fichas, apostas e movimentos? Você pode mudar isso nas configurações.
sound-offer-yes = Ligar o som
sound-offer-no = Sem som
settings-note = Salvas apenas neste navegador.
board-view = Minha visão do tabuleiro
turn = Girar
mirror = Espelhar

## Teclas

key-close = Fechar esta lista
key-help = Ajuda e esta lista
key-turn = Girar o tabuleiro
key-mirror = Espelhar o tabuleiro
key-choose-R = Escolher o robô vermelho
key-choose-G = Escolher o robô verde
key-choose-B = Escolher o robô azul
key-choose-Y = Escolher o robô amarelo
key-choose-S = Escolher o robô prateado
key-choose-none = Não escolher nenhum robô; as setas leem o tabuleiro
key-move = Mover o robô escolhido
key-undo = Desfazer o último movimento
key-hint = Pedir uma dica, cada vez mais precisa
key-restart = Recomeçar
key-redo = Refazer o movimento desfeito
key-solutions = Mostrar as soluções
key-moves = Mostrar quanto falta após cada movimento
key-chips = Mostrar todas as fichas
key-next-group = Próximo grupo de soluções
key-analyse = Analisar
key-analyse-back = Sair da análise
key-space = Espaço
key-escape = Esc
key-enter = Enter
key-tab = Tab
key-shift = Shift

## Página inicial

lead = Os robôs deslizam até que algo os pare. Encontre o caminho mais curto até o alvo. Aposte o menor número, mostre-o, e a ficha é sua.
your-name = Seu nome
your-name-note = Aparece na mesa. Se você deixar vazio, será «{ name-alone }».
name-missing = Escreva primeiro o seu nome.
name-alone = Visitante
room-code = Código da sala
room-code-tv = Código para a televisão
code-length = Um código de sala tem oito caracteres.
join = Entrar
watch = Ver
start-aim = { $robot ->
    [any] Qualquer robô. Alvo: { $target }
   *[other] Robô { robot-name }. Alvo: { $target }
  }
start-note = Começa com seu primeiro movimento. Não há tempo.
first-title = Leve o vermelho à estrela vermelha.
first-note = { $how ->
    [touch] Deslize o vermelho: ele anda até que algo o pare.
   *[mouse] Arraste o vermelho ou aperte uma seta: ele anda até que algo o pare.
  }
first-stopped = { $by ->
    [ready] { robot-title } travou o caminho. Agora, à estrela.
    [robot] { robot-title } travou o caminho.
    [edge] A borda travou o caminho.
   *[wall] Uma parede travou o caminho.
  }
first-slide-on = { move-count } · Desfaça ou continue
first-over = Ainda não: precisa parar ali.
first-undo-note = Caminho errado? Nada se perde.
first-solved = Dois movimentos. O jogo é isso.
first-later = Feito em { $moves }. Bastam dois.
first-solved-note = Em grupo, o número mais baixo ganha a ficha.
first-next = Agora para valer
first-others = Todo o resto
todays-puzzle = O desafio de hoje
todays-puzzle-missing = Não foi possível carregar o desafio de hoje.
day-grade = { $grade ->
    [0] fácil
    [1] médio
    [2] difícil
   *[3] muito difícil
  }
solved-today = Resolvido hoje. Outro em { $time } h
play-alone = Jogar sozinho
play-alone-note = 17 fichas contra a ampulheta
friends-play = Jogar em grupo
friends-note = Um link, até 16 lugares, sem conta
practise-door-note = Desafios no seu nível
analyse-door-note = Qualquer posição, todos os caminhos
table-door-note = Areia, apostas e juiz
door-learn = Aprender
door-tv = Em uma televisão
tv-door-note = Tabuleiro, areia e apostas
how-to-play = Como se joga
no-account = Sem conta
no-tracking = Sem rastreamento

## A página do que este dispositivo guarda

device-title = Neste dispositivo
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

## A página inicial sem rede, com uma nova versão, e a oferta de instalar o jogo

offline-line = Sem conexão. Só grupo, códigos e televisão precisam dela.
new-version = Há uma nova versão.
new-version-note = Ela começa sozinha na próxima vez que você abrir o jogo. Nunca interrompe uma rodada, uma corrida nem uma noite de jogo.
new-version-start = Usar agora
install-title = { $device ->
    [phone] Tenha o jogo neste celular
   *[computer] Tenha o jogo neste computador
  }
install-note = Abre sem navegador e sem conexão. { $kilobytes } kB.
install-share = Toque em Compartilhar e depois em Adicionar à Tela de Início.
install = Instalar
door-table = Sua caixa

## O desafio de hoje

find-a-way = Encontre uma solução
puzzle-how = Arraste um robô, ou escolha um e use as setas. Ele desliza até que algo o pare.
puzzle-done = Alvo alcançado
puzzle-done-shortest = Solução mais curta
puzzle-shortest = Resolvido em { $moves } movimentos. Não há solução mais curta.
puzzle-longer = Resolvido em { $moves } movimentos. Existe uma solução em { $best }.
corner-first = O robô precisa fazer uma curva antes. Tente outro caminho.
move-made = { $count }: { robot-name } para { direction-name } até { $cell }.
moves-word = { $count ->
    [one] movimento
   *[other] movimentos
  }
moves-so-far = Movimentos até agora
choose-robot = Escolher um robô
move-robot = Mover o robô escolhido
undo = Desfazer
start-over = Recomeçar
puzzle-missing = Não é possível mostrar este desafio
problem-no-such-day = Este endereço não contém uma data válida. O link pode estar incompleto.
problem-day-not-come = O desafio deste dia ainda não está disponível.
puzzle-of-day = Desafio: { $day }
puzzle-next = Próximo desafio: { $time } h.
puzzle-back-to-result = Voltar ao resultado
hints = Dicas
hint-next = { $grade ->
    [4] Dica: o número
    [5] Dica: qual robô
    [6] Dica: 1.º movimento
    [7] Mostrar solução
   *[other] Dica
  }
hint-at-most = Existe uma solução em { $moves } movimentos ou menos.
hint-exactly = A solução mais curta tem { $moves } movimentos.
hint-robot = { robot-title } se move primeiro.
hint-move = O primeiro movimento: { $move }.
hint-path = Uma das soluções mais curtas: { $moves }.
hint-path-head = Uma das soluções mais curtas:
hint-count = { $hints } { $hints ->
    [one] dica
   *[other] dicas
  }
streak-count = { $days ->
    [0] Ainda sem sequência.
    [one] Desafio resolvido 1 dia.
   *[other] Desafio resolvido { $days } dias seguidos.
  }
solved-moves = Movimentos
solved-best = Mais curto
solved-streak = Sequência
solved-paths = Soluções deste desafio
solved-reveal = Mostrar uma das mais curtas
solved-again = Tentar de novo
solved-share = Compartilhar
share-day = { $day }, { day-grade }
share-over = { $over ->
    [0] Solução mais curta
    [1] Um a mais que o necessário
   *[other] { $over } a mais que o necessário
  }
share-streak = { $days } dias seguidos
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
all-days = Desafios anteriores
archive-note = Fácil na segunda, difícil no domingo.
archive-week = Semana de { $day }
archive-day = { $day }: { $state ->
    [shortest] solução mais curta encontrada, { $moves } movimentos
    [longer] alvo alcançado em { $moves } movimentos, mínimo { $best }
    [begun] começado
   *[new] ainda não tentado
  }
archive-earlier = Semanas anteriores

## Montar uma posição

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

## Seu próprio tabuleiro

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

## Analisar uma posição

analyse = Analisar
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
# Instead of a number of solutions, which nobody has counted.
analyse-one-of = Uma das mais curtas.
analyse-one-of-unknown = Uma das mais curtas. Não se sabe quantas existem.
analyse-count = Contar todas · pode levar minutos
analyse-counting-solutions = Contando as soluções…
analyse-count-stop = Parar de contar
analyse-count-memory = A memória acabou ao contar as soluções.
# A command follows.
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
analyse-link = Copiar link
analyse-text-copied = Posição e solução copiadas.
analyse-by-hand = Não foi possível copiar. Copie você mesmo: { $words }

## Entrar em uma sala

connecting = Conectando
connection-lost = Conexão perdida. Tentando de novo…
connection-restarting = O servidor está reiniciando. Voltamos já…
connection-paused = Voltamos já. A areia está parada.
connection-unsent = Sem conexão. O seu { $bid } não chegou.
bid-cancel = Cancelar
connection-offline = { $bid ->
    [none] Você está sem conexão. A areia continua caindo.
   *[other] Você está sem conexão. O seu { $bid } não chegou; a areia continua caindo.
  }
connection-sending = { $bid ->
    [none] Enviando…
   *[other] Enviando { $bid }…
  }
server-silent = O servidor não responde. Tentando de novo…
notice-restart = { $unit ->
    [minutes] O servidor reinicia em cerca de { $time } min.
   *[clock] O servidor reinicia em { $time }.
  } O jogo continua logo depois.
try-now = Tentar agora
you-are-back = Você voltou.
back-arrived = O seu { $bid } chegou a tempo.
back-late = O seu { $bid } chegou tarde: a areia tinha acabado.
arrival-title = Você tem um convite
arrival-host = { $name } convida você para jogar
arrival-what = Os robôs deslizam até que algo os pare. Encontre a solução com menos movimentos e ganhe a ficha.
tryout-title = Experimente este tabuleiro: resolva em dois movimentos
tryout-start = Experimentar uma ficha agora
tryout-done = Você resolveu em 2. É tudo o que um robô faz.
arrival-present = { $names } { $count ->
    [one] está
   *[other] estão
  } na mesa.
arrival-nobody = Ainda não há ninguém na mesa.
arrival-late = A partida já começou. Você pode jogar a partir da próxima ficha.
sit-down = Ocupar um lugar

## Preparar uma sala

room-title = Sala { $room }
ask-in = Convide amigos com este código
qr = Código QR do link para esta sala
copy-link = Copiar link
share-link = Enviar link
share-words = Jogue Ricochet Robots comigo
link-copied = Link copiado.
link-by-hand = Não foi possível copiar o link. Copie você mesmo: { $link }
seats = Na mesa
you = Você
# Follows other names: "Mara and you".
you-among = você
away = ausente
watching = { $count } assistindo
# Shown on a page that runs this many seconds behind.
behind = { $seconds } s de atraso
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
player-number = Jogador { $number }
own-seat = Seu lugar
own-seat-note = dispositivos, estatísticas, seus dados
team = Jogar em equipe
team-note = alguém joga no seu lugar, em outro dispositivo
team-invite = Convidar
team-link = Este link abre seu lugar: quem o tiver aposta, passa e mostra por você. Para acabar, saia dos outros dispositivos.
team-qr = Código QR do seu lugar
team-name = Nome da equipe
team-rename = Mudar
team-seated = Este dispositivo já tem um lugar nesta sala.
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
wins-usual = Com { $players } { $players ->
    [one] jogador
   *[other] jogadores
  }, ganha quem chegar primeiro a { $chips } fichas.
wins-agreed = Ganha quem chegar primeiro a { $chips } { $chips ->
    [one] ficha
   *[other] fichas
  }.
wins-most = Jogam-se todas as fichas. Ganha quem tiver mais.
wins-in-all = Jogam-se { $chips } fichas. Ganha quem tiver mais.
leave-seat = Sair da mesa
sit-next = Ocupar o próximo lugar livre
watch-only = Você está assistindo.
shuffle = Embaralhar
shuffle-board = Embaralhar tabuleiro
choose = Escolher
board-own = Personalizado
panels = Seções
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
   *[level-optimal] bot perfeito
  }
bot-name = { $name } ({ $mark })
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
bots-play = Jogar com bots
# The note of the door. $minutes of a short match.
bots-note = Bots fáceis, cerca de { $minutes } minutos
bots-who = Quem
bots-chosen = { $count } escolhidos, até { $most }
bots-like-me = Começa fácil. Sobe um nível quando você ganha e desce quando perde.
minutes-about = cerca de { $minutes } min
bots-ends-other = Isto encerra a partida em andamento.
bots-invite-note = Encerra esta partida e abre uma sala com os mesmos bots.
bots-invite-offline = Para convidar é preciso ter conexão.
# A button: the level of the next match.
bots-level = Nível { $level }
bots-level-moves = { $way ->
    [stronger] Da próxima vez, um nível acima: do { $from } para o { $to }.
   *[gentler] Da próxima vez, um nível abaixo: do { $from } para o { $to }.
}
rematch = Revanche
bots-no-solver = Os bots nunca apostam, porque este navegador não consegue buscar soluções.

## Opções

rules = Regras
edition-2013 = 2013
edition-2013-zman = Z-Man
edition-1999 = 1999
edition-reach = { $exact ->
    [yes] 7 quer dizer exatamente 7.
   *[no] 7 quer dizer 7 ou menos.
  }
edition-four-robots = Quatro robôs.
edition-no-diagonals = Sem barreiras.
tie-rule-first-said = Apostas iguais: mostra primeiro quem o disse antes.
tie-rule-fewer-chips = Apostas iguais: mostra primeiro quem tem menos fichas.
fifth-robot = Quinto robô
fifth-robot-none = não vem nesta caixa
diagonals = Barreiras coloridas
diagonals-1999 = não existem nas seções de 1999
diagonals-none = não vêm nesta caixa
diagonals-picked = conforme as seções que você escolheu
option-gentle = Primeiras fichas fáceis
option-gentle-note = cada uma se alcança em poucos movimentos
option-timer = Ampulheta
option-timer-note = a partir da primeira aposta
option-sand = Ampulheta
option-sand-note = para cada ficha
length = Duração
length-short = Curta
length-usual = Normal
length-custom = Outra
length-first-to = até { $chips } fichas
length-choose = à escolha
length-about = { $players } jogadores · cerca de { $minutes } min
length-in-all = { $chips } no total
chips-to-win = Fichas para ganhar
series = Série
series-one = Uma partida
series-to = { $wins } vitórias
series-note = Quem vencer { $wins } partidas primeiro ganha a série.
more = Mais
more-note = apostas, empates, tempos, lugares, ajudas
more-note-alone = voltas da ampulheta, tempos, seções, ajudas
reach = Movimentos a mostrar
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
runs = Voltas da ampulheta
runs-value = { $count ->
    [1] uma vez
   *[other] duas vezes
  }
seconds = { $count } s
minutes = { $count } min
number = { $count }
no-limit = sem limite
less = { $what }: menos
more-of = { $what }: mais

## Páginas inexistentes e sessões terminadas

nowhere-title = Página não encontrada
nowhere = Não há nenhuma página neste endereço. O link pode estar incompleto.
ended-title = Você não pode entrar nesta sala
ended-no-such-room = Nenhuma sala tem este link. Pode estar incompleto, ou a sala foi apagada.
stale-title = Há uma versão mais nova
ended-version = O servidor usa uma versão mais nova do que esta página. Recarregue-a; seu lugar fica guardado.
reload = Recarregar
to-start = Ir para a página inicial

## Regras

rules-aim = Objetivo do jogo
rules-aim-1 = Em um só tabuleiro estão { $robots ->
    [4] quatro
    [5] cinco
   *[any] quatro ou cinco
  } robôs{ $alone ->
    [yes] {""}
   *[no] , e todos o estudam ao mesmo tempo
  }. Vira-se uma ficha, que mostra um robô e o alvo que ele precisa alcançar.
rules-aim-2 = { $alone ->
    [yes] Procure uma solução de cabeça. Não toque em nenhum robô até mostrá-la.
   *[no] Procure uma solução de cabeça. Ninguém toca nos robôs até alguém mostrar uma solução.
  }
rules-aim-gentle = Nesta mesa, as primeiras { $chips } fichas são fáceis: um robô sozinho alcança cada alvo em { $moves } movimentos, ou no menor número que o tabuleiro permita.
rules-slide = Como se movem os robôs
rules-slide-1 = Um robô vai para o norte, leste, sul ou oeste, e desliza até que uma parede ou outro robô o pare. Não pode parar nem virar antes.
rules-slide-2 = Cada deslize é 1 movimento, seja qual for a distância e seja qual for o robô. Você pode mover qualquer robô, em qualquer ordem, e usar os outros como obstáculos.
rules-slide-back = Um robô que parou também pode voltar por onde veio.
rules-picture-again = Mostrar de novo: { $words }
rules-picture-wall = O vermelho para em uma parede.
rules-picture-robot = O vermelho para no robô azul.
rules-corner = Fazer uma curva
rules-corner-1 = O robô indicado pela ficha precisa parar no alvo. No caminho, precisa fazer pelo menos uma curva: um dos seus movimentos deve começar em ângulo reto com o movimento anterior dele.
rules-corner-2 = Por isso, nenhum alvo se alcança em 1 movimento. Se um robô puder ir direto ao alvo, precisa seguir outro caminho.
rules-corner-back = Voltar para trás não conta como curva. Um robô que já está no alvo quando a ficha é virada precisa sair dele e voltar.
rules-picture-straight = Direto ao alvo: isto não conta.
rules-picture-corner = Fazendo uma curva: é uma solução em 2.
rules-bid = Apostar
rules-bid-1 = Quando encontrar uma solução, aposte o número dos movimentos dela. A primeira aposta vira a ampulheta ({ $time }). Todos podem apostar até a areia acabar.
rules-bid-2 = Você pode baixar sua aposta, nunca aumentá-la. Também pode apostar o mesmo que outra pessoa, ou mais: se ela falhar, a próxima vez é sua.
rules-bid-3 = A menor aposta é mostrada primeiro.
rules-bid-still-equal = Se também tiverem as mesmas, mostra primeiro quem o disse antes.
rules-bid-consent = Se não puder apostar menos, você pode passar. Uma nova aposta anula isso, e apostar 2 equivale a passar. Quando todos tiverem passado, a areia para na hora. Antes da primeira aposta, passar significa “Não vejo solução”. Se então todos passarem, a ficha volta ao monte. A primeira aposta anula todos os passos.
rules-bid-bots = Os bots também passam, quando terminam de procurar. Enquanto só os bots ainda estão pensando, o tempo corre { $times } vezes mais rápido. Depois de { $seconds } s, eles passam.
rules-everybody = Nesta partida todos pontuam. Jogue sua solução no seu próprio tabuleiro, que só você vê, e aposte. A areia corre até o fim. Então a melhor aposta é mostrada, e a ficha conta para todos os que apostaram.
rules-bid-nobody = { $seconds ->
    [0] Qualquer pessoa pode virar a ampulheta sem apostar.
   *[other] Se ninguém apostar durante { $time }, qualquer pessoa pode virar a ampulheta.
  } Se a areia acabar antes de alguém apostar, a ficha volta ao monte.
rules-show = Mostrar
rules-show-1 = Quando a areia acaba, quem tem a menor aposta move os robôs. Cada movimento feito conta; um movimento impossível, não.
rules-show-2 = Se o alvo for alcançado { $exact ->
    [yes] exatamente com os movimentos apostados
   *[no] com os movimentos apostados ou menos
  }, a ficha está ganha e os robôs ficam onde estão. Se não, os robôs voltam aos marcadores e mostra-se a aposta seguinte.
rules-show-limit = { $limit ->
    [none] Não há limite de tempo,
   *[some] O limite de tempo é { $time },
  } e quem mostra pode desistir. Também desiste quem sai da mesa ou perde a conexão por tempo demais.
rules-show-3 = Se ninguém conseguir, a ficha volta ao monte e vira-se uma nova. Você vê quantos movimentos tem a solução mais curta, mas não quais: eles ficam escondidos até alguém ganhar essa ficha.
rules-diagonal = Barreiras coloridas
rules-diagonal-1 = { $board ->
    [this] Este tabuleiro tem barreiras na diagonal.
   *[some] Alguns tabuleiros têm barreiras na diagonal.
  } Um robô da mesma cor atravessa-as. Qualquer outro vira 90 graus e continua a deslizar no mesmo movimento.
rules-diagonal-2 = Nenhum robô pode parar em uma barreira: um movimento que terminasse ali não é permitido. Um ricochete, por si só, não conta como curva.
rules-picture-bounce = O vermelho ricocheteia na barreira azul.
rules-picture-through = O azul atravessa a barreira azul.
rules-vortex = { $fifth ->
    [no] O vórtice
   *[yes] O vórtice e o robô prateado
  }
rules-vortex-1 = Qualquer robô pode alcançar o vórtice.
rules-vortex-2 = { $fifth ->
    [yes] O quinto robô, o prateado, está no tabuleiro.
   *[maybe] O quinto robô, o prateado, é uma opção.
  } Não tem alvos da sua cor, mas pode parar os outros robôs e ir ao vórtice.
rules-end = Fim da partida
rules-end-1 = Para ganhar são necessárias { $two } fichas com 2 jogadores, { $three } com 3 e { $four } com 4. Com mais, jogam-se todas as { $all } fichas e ganha quem tiver mais. Sua mesa pode escolher outro número.
rules-end-2 = Quem tem as mesmas fichas divide a vitória. Se você sair, fica com suas fichas e ainda pode ganhar.
rules-end-3 = O jogo também termina se ninguém encontrar as fichas que restam: desde a última ficha ganha, cada uma foi virada e voltou ao monte. Ganha quem tiver mais fichas.
rules-end-agree = Qualquer jogador pode sugerir terminar o jogo agora. Quando todos os presentes concordam, ele termina como está. Os bots sempre concordam.
rules-alone = Sozinho
rules-alone-1 = A areia ({ $time }{ $runs ->
    [1] {""}
   *[other] , duas vezes
  }) corre assim que uma ficha é virada. Aposte um número ou toque em “Encontrei” antes que ela acabe, e a areia para.
rules-alone-2 = Depois mostre qualquer solução{ $limit ->
    [none] {""}
   *[some] { " " }em { $time }
  }; você não pode desfazer movimentos. Se falhar, os robôs voltam aos marcadores e corre o resto da areia.
rules-alone-3 = Você ganha cada ficha que alcança e perde as outras. Para vencer a areia, ganhe mais fichas do que perde.
rules-editions = Edições
rules-edition = { $edition }: { $words }
rules-here = Esta mesa joga com as regras da edição { $edition } e com opções próprias.

## Sair de uma partida, voltar e os jogos neste dispositivo

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
call-show = É sua vez de mostrar
call-chip = A ficha { $round } está à vista
call-go = Ir
my-game-running = Seu jogo está em andamento
my-game-over = Seu jogo acabou
my-game-back = Voltar ao seu jogo
my-game-thinking = Ainda ninguém apostou
games-title = Jogos neste dispositivo
games-all = Todos os jogos deste dispositivo
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
tables-title = Mesas públicas
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

## Aprender jogando

learn-title = Aprender jogando
learn-note = Dez pequenos tabuleiros, um minuto cada
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

# ---- The club ladder --------------------------------------------------------------------------------

ladder-title = Ranking
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

# ---- A rodada ---------------------------------------------------------------------------------------

## Pessoas e quantidades

person = { $you ->
    [yes] Você
   *[no] { $name }
  }
chip-count = { $chips } { $chips ->
    [one] ficha
   *[other] fichas
  }
chips-of = { $chips } de { $goal } fichas
match-so-far = Fichas ganhas até agora
move-count = { $moves } { $moves ->
    [one] movimento
   *[other] movimentos
  }
round-count = { $rounds } { $rounds ->
    [one] rodada
   *[other] rodadas
  }
minute-count = { $minutes } min

## Cabeçalho da rodada

chip-number = Ficha { $round }
chip-of = Ficha { $chip } de { $total }
chips-left = { $chips ->
    [one] falta { $chips }
   *[other] faltam { $chips }
  }
first-to = ganha-se com { $chips }
most-chips = ganha quem tiver mais

## O cartão da fase

phase-bid = A menor começa
phase-show = { $you ->
    [yes] Mostre os seus { $moves }
   *[no] { $name } mostra { $moves }
  }
phase-turn = { $you ->
    [yes] Sua vez: mostre { $moves }
   *[no] { $name }, é sua vez: mostre { $moves }
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
phase-show-way = { $you ->
    [yes] Mostre sua solução
   *[no] { $name } mostra uma solução
  }
phase-taken = { $you ->
    [yes] A ficha é sua
   *[no] { $name } fica com a ficha
  }
phase-any-robot = qualquer robô
phase-steps = A rodada
phase-step-think = Pensar
phase-step-bid = Apostar
phase-step-show = Mostrar
phase-step-result = Resultado
phase-target = { $robot ->
    [any] Qualquer robô
   *[other] Robô { robot-name }
  }. Alvo: { $target } em { $cell }
timer-left = { $seconds ->
    [one] Falta { $seconds } segundo
   *[other] Faltam { $seconds } segundos
  }
timer-about = cerca de
timer-paused = em pausa
timer-show = para terminar de mostrar
timer-resting = A ampulheta está parada

## Jogadores e apostas

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
block = Bloquear { $name }
block-note = sem mensagens dessa pessoa neste aparelho; a busca de partida evita esta sala
report = Denunciar { $name }
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

## Pensar e apostar

gentle-now = Uma ficha fácil: bastam poucos movimentos.
think-first-bid = A primeira aposta vira a ampulheta.
think-glass-turned = A areia corre. Se ninguém apostar, a ficha volta ao monte.
think-turn = Virar a ampulheta
think-last-try = Se ninguém encontrar esta ficha, o jogo termina.
think-lapsed = Ninguém apostou. Virar a ampulheta?
bid-title = Quantos movimentos?
bid-title-lower = Menos de { $moves }?
bid-type = digite um número <key>7</key> <key>Enter</key>
bid-own = Sua aposta é { $moves }
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
pass = Passo
passed = Passou
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

## Mostrar

show-boxes = { $made } de { $moves } movimentos feitos
reached-in = Alcançado em { $moves }.
reached-counts = A aposta era { $bid } ou menos, então já conta.
reached-title = Alcançado em { $moves }. { $you ->
    [yes] Você apostou
   *[no] { $name } apostou
  } { $bid } exatos.
reached-text = { $left ->
    [one] Falta um movimento, e { robot-name } precisa estar aqui depois dele. Basta mover outro robô.
   *[other] Faltam { $left } movimentos; depois do último, { robot-name } precisa estar aqui.
  }
reached-left = { robot-title } saiu do alvo. { $left ->
    [one] Falta 1 movimento.
   *[other] Faltam { $left } movimentos.
  }
show-none = nenhum
show-last = { $number } de { $moves }: { $robot } para { $direction }
show-last-open = { $number }: { $robot } para { $direction }
show-move = { $robot } para { $direction }
show-fail = Se o alvo ({ $target }) não for alcançado em { $exact ->
    [yes] exatamente { $moves } movimentos
   *[no] { $moves } movimentos ou menos
  }, os robôs voltam aos marcadores e { $next ->
    [nobody] a ficha volta ao monte
    [you] é sua vez
   *[other] mostra { $name }
  }.
show-robot = Robô { robot-name }
show-give-up = Desistir
show-give-up-sure = Desistir? Os robôs voltam aos marcadores.
show-go-on = Continuar
show-swipe = Ou deslize o dedo em qualquer ponto do tabuleiro.
show-keys = { $fifth ->
    [yes] <key>r</key> <key>g</key> <key>b</key> <key>y</key> <key>s</key>
   *[no] <key>r</key> <key>g</key> <key>b</key> <key>y</key>
  } escolhem, <key>↑</key> <key>→</key> <key>↓</key> <key>←</key> movem.

## O resultado

result-nobody-succeeded = Ninguém conseguiu
result-nobody-bid = Ninguém apostou
result-nobody-there = Nenhum jogador estava presente
result-room-closed = Quem organiza a mesa fechou a sala
result-match-ended = O jogo foi encerrado
result-back = A ficha volta ao monte.
result-last-try = Se ninguém encontrar a próxima, o jogo termina.
result-shown = Aposta de { $bid }, mostrada em { $moves }.
scored = Pontuam: { $names }
result-guess = Seu palpite era { $moves }.
result-moves = Movimentos desta solução
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
path-optimum = A mais curta
path-label = { $title }: { move-count }
result-ready = Vamos para a próxima
result-last = Ver quem ganhou
result-next = Próxima ficha
result-next-in = Próxima ficha em
result-waiting = Pronto. Próxima ficha, no máximo, em

## Repetição e rodadas até agora

replay-label = Replay
replay-first = Ir para o início
replay-back = Um movimento atrás
replay-play = Reproduzir
replay-pause = Pausa
replay-forward = Um movimento à frente
replay-last = Ir para o fim
replay-place = { $move } de { $moves }
replay-speed = Velocidade { $speed }×
replay-times = { $speed }×
replay-round = Rever a rodada { $round }
replay-of = Rodada { $round }
replay-close = Voltar ao tabuleiro
history-title = Rodadas até agora
round-optimum = mín. { $moves }
round-returned = ninguém
round-face-up = encontrada
round-face-down = não encontrada

## O fim

final-wins = { $you ->
    [yes] Você ganhou
   *[no] { $name } ganhou
  }
final-shared = Vitória dividida: { $names }
final-nobody = Ninguém ganhou
final-alone-won = Você ganhou
final-alone-lost = A areia ganhou
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
say-wins = { $you ->
    [yes] Você ganhou com { $chips }
   *[no] { $name } ganhou com { $chips }
  }
say-score = { $name } { $chips ->
    [0] nenhuma
   *[other] { $chips }
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
series-score = { $most } a { $next }
series-leads = { $you ->
    [yes] Você lidera a série por { $score }
   *[no] { $name } lidera a série por { $score }
  }
series-now = série { $score }
series-level = A série está empatada em { $score }
series-won = { $you ->
    [yes] Você ganhou a série por { $score }
   *[no] { $name } ganhou a série por { $score }
  }
series-shared = Série dividida: { $names }
rematch-asks = { $name } quer a revanche
rematch-not-now = Agora não
rematch-accept = Eu jogo
rematch-in = Você está dentro.
rematch-first-chip = Primeira ficha em { $clock }
rematch-waits = Esperando os outros
rematch-players = Jogam: { $names }
rematch-declined = Recusaram: { $names }
rematch-nobody = Ninguém está dentro
rematch-out = Não vou jogar
rematch-running = A revanche está em andamento
rematch-join = Entrar
rematch-rules = Mudar as regras
rematch-others = Jogar com outros
final-lost = Não foi possível encontrar esta partida

## A página de uma partida terminada

record-title = Rodada a rodada
record-edition = Edição { $edition }
record-bots = com bots
record-bids = Apostas da rodada { $round }
# $moves: a bid; $seconds: since the chip was turned up.
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

## As partidas terminadas de uma sala

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

## Sozinho

alone = Sozinho
alone-goal = Vença a areia
alone-goal-chip = Cada ficha indica um robô e um alvo. Encontre os movimentos de cabeça, aposte o número deles ou toque em “Encontrei”, e depois mostre.
alone-goal-win = Você ganha cada ficha que mostra, se encontrá-la antes que a areia acabe. Ganhe { $needed } de { $chips } para vencer a areia.
alone-start = Virar a primeira ficha
alone-start-note = Então a areia começa: { $seconds } segundos por ficha.
alone-options-note = { $edition } · areia { $sand } · { $robots } robôs
alone-rule = Antes que a areia acabe, aposte um número ou toque em “Encontrei”. Depois mostre sua solução.
alone-second-run = A ampulheta corre uma segunda vez.
alone-runs-on = A areia continua correndo.
alone-paused = Em pausa
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

## Ver, ocupar um lugar e deixá-lo

watch-guess = Seu palpite secreto
watch-guess-note = ninguém vê
watch-take = Jogar a partir da próxima ficha
watch-full = A mesa está cheia. Você está assistindo.
watch-alone = Você está assistindo.
leave-bid = Sua aposta de { $bid } falha quando chegar a vez dela.
leave-no = Ficar

## O tabuleiro de rascunho

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

## Avisos, ditos e mostrados

back-bid = Enquanto isso, { $name } apostou { $moves }.
back-taken = { $you ->
    [yes] Enquanto isso, você ganhou uma ficha.
   *[no] Enquanto isso, { $name } ganhou uma ficha.
  }
back-chip = Enquanto isso, uma nova ficha foi virada.
failed-moves-used = Não foi em { $moves }. Os robôs voltam aos marcadores.
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
event-seated = { $you ->
    [yes] Você joga a partir da ficha { $round }.
   *[no] { $name } ocupa um lugar e joga a partir da ficha { $round }.
  }
event-left = { $you ->
    [yes] Você saiu da mesa.
   *[no] { $name } saiu da mesa.
  }
event-returned = { $you ->
    [yes] Você voltou à mesa.
   *[no] { $name } voltou à mesa.
  }
event-extended = O servidor parou por { $seconds } segundos. O tempo é prolongado na mesma medida.
event-host = { $you ->
    [yes] A partir de agora, você organiza a mesa.
   *[no] A partir de agora, { $name } organiza a mesa.
  }
event-renamed = { $old } agora se chama { $name }
event-removed = { $you ->
    [yes] Quem organiza a mesa removeu você.
   *[no] { $name } não joga mais nesta mesa.
  }
event-forgotten = { $you ->
    [yes] Seu nome foi apagado, e você deixou seu lugar.
   *[no] { $name } saiu, e o nome foi apagado.
}
event-locked = A sala está bloqueada. Mais ninguém pode se sentar.
event-unlocked = A sala está aberta de novo.
event-link = A sala tem um link novo. O anterior não funciona mais.
event-delay = { $seconds ->
    [0] Quem assiste agora vê tudo na hora.
   *[other] Quem assiste agora vê tudo { $seconds } s mais tarde.
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
say-seconds = { $seconds } { $seconds ->
    [one] segundo
   *[other] segundos
  }.
say-passed = { $you ->
    [yes] Você passa.
   *[no] { $name } passa.
  }
say-no-way = { $you ->
    [yes] Você não vê solução.
   *[no] { $name } não vê solução.
  }
say-all-passed = Todos passaram. A areia parou.
say-first = { $you ->
    [yes] Você está em primeiro lugar com { $moves }.
   *[no] { $name } está em primeiro lugar com { $moves }.
  }
say-order-one = { $name } { $moves }
say-order = Por ordem: { $bids }.
say-turn = { $you ->
    [yes] É sua vez: mostre { $moves }.
   *[no] { $name }, é sua vez: mostre { $moves }.
  }
say-found = Você encontrou uma solução. Mostre-a.
say-found-bid = Você aposta { $moves }. Mostre sua solução.
say-move = { $count }: { $robot } para { $direction } até { $cell }.
say-move-alone = { $count }: { $robot } para { $direction }.
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

## O tabuleiro lido em voz alta

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

## Teclas da rodada

key-bid = Digitar uma aposta
key-bid-send = Enviar a aposta
key-bid-clear = Apagar a aposta
key-pass = Passo
key-next-robot = Escolher o próximo robô; depois do último, sair do tabuleiro
key-ready = Vamos para a próxima ficha
key-play = Reproduzir ou pausar o replay
key-step-back = Um movimento atrás
key-step-forward = Um movimento à frente
key-slide-cursor = Deslizar o cursor de leitura como o robô escolhido
key-read-board = Ler o tabuleiro
key-read-rows = Ler os jogadores e as apostas
key-read-robots = Ler as posições dos robôs
key-read-time = Ler o tempo, ou a ficha
key-repeat = Repetir a última mensagem

## Comandos recusados

refused-bid-not-lower = Você já apostou { $standing }. Só pode baixar sua aposta.
refused-bid-unproven = Nesta partida, prove sua aposta: jogue no seu próprio tabuleiro em { $offered } movimentos.
refused-bid-too-small = A menor aposta é 2.
refused-bid-too-large = A maior aposta é 99.
refused-bidding-over = A areia acabou. Não se aposta mais.
refused-pass-stale = Você passou antes da primeira aposta. Passe de novo se não encontrar nada menor.
refused-joins-next-round = Você joga a partir da próxima ficha.
refused-consent-off = Nesta partida a areia não pode acabar mais cedo.
refused-players-there = Ainda há alguém desta rodada aqui.
refused-not-your-turn = Não é sua vez de mostrar.
refused-round-paused = O jogo está em pausa. Continue primeiro.
refused-stale-round = Isso era para uma ficha anterior.
refused-wrong-phase = Tarde demais: a rodada já avançou.
refused-too-soon = Ainda não. Outros continuam pensando.
refused-board-not-ready = Espere até o tabuleiro ficar pronto.
refused-table-full = A mesa está cheia. Você está assistindo.
refused-name-taken = Alguém na mesa já tem este nome. Escolha outro.
refused-name-empty = Escreva primeiro o seu nome.
refused-name-too-long = Um nome tem, no máximo, 24 caracteres.
refused-already-seated = Você já tem um lugar.
refused-no-seat = Você não tem lugar. Ocupe um para jogar.
refused-not-host = Só quem organiza a mesa pode fazer isso.
refused-no-such-player = Essa pessoa não está mais na mesa.
refused-player-removed = Quem organiza a mesa removeu você.
refused-seat-forgotten = O nome deste lugar foi apagado e o lugar foi deixado.
refused-token-renewed = Sua sessão terminou aqui porque este lugar foi protegido em outro dispositivo.
refused-link-renewed = Quem organiza a mesa renovou o link da sala. Seu link antigo não funciona mais.
refused-room-locked = A sala está bloqueada. Você pode assistir.
refused-room-closed = Quem organiza a mesa fechou a sala.
refused-too-fast = Foi rápido demais. Espere um momento.
refused-quick-chat-off = Quem organiza a mesa desligou a conversa rápida.
refused-storage-unavailable = No momento, o servidor não consegue guardar nada. Tente de novo.
refused-disk-low = O servidor tem pouco espaço em disco e no momento não pode abrir salas novas.
refused-room-full = Esta sala atingiu o limite. Abra outra.
refused-board-picked = Você escolheu este tabuleiro à mão, por isso ele não é embaralhado.
refused-option-invalid = Estas opções não combinam.
refused-invitation-open = Você não está nesta partida. Responda primeiro ao convite.
refused-others-answering = Os outros ainda podem responder ao convite.
refused-match-running = Há uma partida em andamento.
refused-name-unreadable = Este nome contém caracteres que não podem ser exibidos. Escolha outro.
refused-name-offensive = Este nome não é permitido nas mesas públicas. Escolha outro.
refused-name-without-letters = Um nome precisa de uma letra, um algarismo ou um emoji.
refused-robot-not-in-play = Este robô não está em jogo.
refused-rooms-not-opened = Neste servidor, só quem o administra pode abrir salas. Peça um link.
refused-no-ladder = Este servidor não tem ranking.
refused-no-such-place = Ninguém tem este lugar no ranking.
refused-personal-link = Este link pessoal não funciona mais. Peça um novo a quem administra o servidor.
refused-places-not-open = Só quem administra o servidor pode adicionar pessoas ao ranking. Peça um link pessoal.
refused-ladder-full = O ranking está cheio.
refused-tables-off = Este servidor não tem mesas públicas.
refused-not-public = Só é possível denunciar jogadores em uma mesa pública.
refused-too-many-connections = Há janelas demais abertas para este lugar ou nesta rede. Feche uma e recarregue.
refused-room-set-aside = Os dados desta sala estão danificados. Ninguém pode entrar.
refused-otherwise = Não deu certo. Tente de novo.

# ---- Treinar ------------------------------------------------------------------------------------

## Escolher um desafio

practise-title = Treinar
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

## Resolver

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

## Resolvido

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
path-hidden = { move-count }, bem escondidos.
path-plain = { move-count }, à vista.
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

## Para repetir

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

## Três minutos

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

## A corrida de dez

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

## O ano

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

## O treino neste dispositivo

kept-practise-rating = Sua pontuação
kept-practise-days = Seus dias de treino
kept-practise-puzzles = Pontuações dos desafios
kept-practise-again = Desafios para repetir
kept-practise-choice = Sua escolha de desafios
kept-practise-open = O desafio em aberto
kept-practise-rush = Suas provas de três minutos
kept-practise-race = Suas corridas

# ---- Um celular em uma mesa de verdade -------------------------------------------------------------

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

# ---- The terminal ----------------------------------------------------------------------------------
# Textos do comando `ricochet`. O navegador não carrega esta seção. Só `ricochet tui` usa mensagens acima dela.

cli-error = Erro: { $what }
cli-warning = Aviso: { $what }
cli-file-fault = { $file }: { $why }.
cli-output-fault = não é possível escrever a saída: { $why }.
cli-line = Linha { $number }: { $words }
cli-move-count = { $moves } { $moves ->
    [1] movimento
   *[other] movimentos
  }
cli-path-count = { $paths } { $paths ->
    [1] caminho
   *[other] caminhos
  }
cli-position-count = { $positions } { $positions ->
    [1] posição
   *[other] posições
  }
cli-effort = { $states } { $states ->
    [1] estado
   *[other] estados
  } em { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s

## Terminal: play

cli-play-kept = As partidas ficam salvas em { $place }. Pressione Ctrl-C para encerrar.
cli-play-open = Nenhum navegador foi aberto aqui. Abra o endereço acima em um.
cli-play-runs = O jogo já está em execução, com as partidas em { $place }.
cli-play-runs-here-only = O jogo já está em execução em { $address }, só para este computador. Encerre-o com Ctrl-C onde foi iniciado e depois inicie-o com --lan.
cli-play-scan = Aponte um celular da mesma rede para o código ou digite o endereço.

## Terminal: desafios e tabuleiros

cli-solved = { cli-move-count }; { cli-effort }.
cli-no-path = Não há solução
cli-not-solved = Não resolvido dentro do limite
cli-not-solved-effort = { $why }; { cli-effort }.
cli-not-solved-end = { $why }.
cli-more-paths = Há mais de { cli-path-count }; veja --at-most.
cli-all-paths = { cli-path-count } de { cli-move-count }.
cli-not-counted = Não contados dentro do limite.
cli-each-path = { cli-move-count } cada um.
cli-at-least = pelo menos { $moves } movimentos
cli-solve-one-of = escolha uma: --all, --count ou --every-target.
cli-puzzle-impossible = { $high ->
    [0] nenhum quebra-cabeça pode cumprir todas essas condições.
   *[other] nenhum quebra-cabeça pode cumprir todas essas condições; são possíveis de { $low } a { $high }.
}
cli-tried = { $tried } de { $most } quebra-cabeças sorteados testados
cli-puzzles-one-place = escolha só uma de --output, --dataset e --book.
cli-puzzles-parquet-nothing = requer --dataset.
cli-puzzle = { cli-move-count }, nível { $grade } de 5; semente { $seed }.
cli-puzzles = { $count } { $count ->
    [1] quebra-cabeça
   *[other] quebra-cabeças
  }; semente { $seed }.
cli-solve-not-with = --threads não se combina com --all nem com --count.
cli-count-no-first = em 0 movimentos não há primeiro movimento.
cli-count-together = Total: { $total }.
cli-board-no-path = um tabuleiro sem robôs não tem caminhos.
cli-board-move-fault = movimento { $number }, { $move }: { $why } ({ $clause })
cli-board-wrote = Arquivo escrito: { $file }.
cli-strong-knows = a tabela já define o seu alvo.
cli-strong-target = obrigatório.
cli-strong-none = { cli-position-count }, nenhuma com solução; { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-strong-most = { cli-position-count }, no máximo { cli-move-count }; { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-strong-verified = { cli-position-count }, todas as distâncias corretas; { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-strong-verify-alone = --verify não aceita tabuleiro.
cli-strong-beside-nothing = requer --verify.
cli-strong-board = obrigatório.
cli-strong-box-alone = --box não aceita tabuleiro.
cli-strong-box-where = obrigatório com --box.
cli-strong-scheduler-nothing = requer --box.

## Terminal: the game

tui-choose = Escolher
tui-change = Mudar
# After the letters of the robots and the arrows.
tui-move = Mover
tui-open = Abrir
tui-quit = Sair
tui-step = Passo
tui-stop = Parar a busca
tui-next-solution = Próxima solução
tui-position-note = Digite ou cole uma posição com o seu alvo, ou o nome de um arquivo. Exemplo: 4C3A2C1C Rc4 Gn12 >Re15
tui-leave-sure = Sair do jogo? Pressione Esc de novo para sair.
tui-turn-timer = Virar a ampulheta
tui-replay-note = Digite o nome do arquivo de uma partida terminada, ou o link dela, como https://example.org/games/ID.
tui-next-round = Próxima rodada
tui-today = O desafio de hoje
tui-bots = Jogar com bots
tui-bots-how = Nível: como eu. Duração: curta. Os bots ficam mais fortes a cada ficha que você ganha.
tui-join = Entrar em uma sala
tui-room = Link da sala, ou o endereço do servidor e o código
tui-room-note = Como https://example.org/r/p7NzQ, ou https://example.org e o código. Sem nome, você assiste.

## Terminal: doctor

cli-doctor-platform = sistema
cli-doctor-kernel = núcleo
cli-doctor-cpu-target = processador
cli-doctor-compiled = compilado
cli-doctor-extras = extras
cli-doctor-no-extras = nenhum
cli-doctor-missing = faltando
cli-doctor-to-install = { $extras }; para instalar: { $command }
cli-doctor-browser = navegador
cli-doctor-bundle-current = o pacote web, com jogo off-line
cli-doctor-bundle-withdrawn = o pacote web, sem jogo off-line (--offline no)
cli-doctor-bundle-outdated = as fontes, sem jogo off-line: o pacote web não corresponde a elas (make web)
cli-doctor-bundle-missing = as fontes, sem jogo off-line: não há pacote web (make web)
cli-doctor-data = dados
cli-doctor-database = banco
cli-doctor-server = servidor
cli-doctor-wrong = <- errado
cli-doctor-writable = { $place }, pode ser escrito
cli-doctor-not-writable = { $place }, { $why }
cli-doctor-no-directory = { $place } não é um diretório
cli-doctor-cannot-write = não é possível escrever em { $place }
cli-doctor-running = em execução em { $address }
cli-doctor-no-server = nenhum em execução
cli-doctor-not-built = não compilado: são necessários um compilador de C++20 e os cabeçalhos do Python, no Debian g++ e python3-dev ({ $command } diz por quê); responde o motor de referência
cli-doctor-not-packed = este pacote foi criado sem ele; responde o motor de referência
cli-doctor-not-loaded = não pode ser carregado: { $why }; responde o motor de referência
cli-doctor-native = usa-se o motor nativo
cli-doctor-other-processor = { $target } (não é para este processador)
cli-doctor-general = só a busca geral
cli-doctor-no-database = ainda não existe
cli-doctor-unchecked = não pode ser verificada: { $why }
cli-doctor-sound = em bom estado
cli-backup-made = { $file } contém todas as partidas de { $directory } e a chave de cada lugar. Não compartilhe o arquivo.
cli-room-closed = A sala está fechada e apagada.
cli-seat-forgotten = O nome foi apagado desta sala e das suas partidas.
cli-place-forgotten = A pessoa foi apagada do ranking.
cli-notice-sent = Agora todos veem que o servidor reinicia em cerca de { $minutes } min.
cli-notice-back = O aviso foi retirado.
cli-convert-one-text = informe um texto, - para a entrada padrão ou --file com arquivos ou diretórios.
cli-convert-output = --output precisa de --file e não pode ser combinado com --lines.
cli-convert-no-files = este diretório não tem arquivos.
cli-convert-written = Convertidos { $converted } de { $texts } em { $directory }.
cli-in-file = { $file }: { $words }
cli-is-file = { $file } é um arquivo. Para lê-lo: { $command }
cli-convert-lost = Perde-se: { $lost }.
cli-export-consented = obrigatório: só são exportadas as partidas em que todos deram o consentimento.
cli-tui-terminal = O jogo precisa de um terminal de entrada e de saída.
cli-rooms-forget = --forget precisa ser como SALA/LUGAR, com o número do lugar, não { $said }.
cli-backup-restored = { $directory } contém as partidas de { $file }. Inicie o servidor ali.
cli-database-current = As tabelas do banco de dados já estão atualizadas (esquema { $revision }).
cli-database-upgraded = As tabelas do banco de dados foram atualizadas (esquema { $revision }).
cli-work-begun = Resolvendo desafios para { $place }. Pressione Ctrl-C para encerrar.
cli-bot-plays = { $name } ocupa um lugar e joga. Pressione Ctrl-C para parar.
cli-bot-over = A partida acabou. Ganha: { $winners }.

## Terminal: how commands are used

usage-usage = Uso:
usage-arguments = Argumentos
usage-options = Opções
usage-commands = Comandos
usage-required = obrigatório
usage-default = padrão
usage-env-var = variável
usage-try = Para ver a ajuda: { $command }
usage-missing = Falta { $name }.
usage-no-option = { $meant ->
    [none] Não existe a opção { $name }.
   *[other] Não existe a opção { $name }. Você quis dizer { $meant }?
}
usage-no-command = { $meant ->
    [none] Não existe o comando { $name }.
   *[other] Não existe o comando { $name }. Você quis dizer { $meant }?
}
usage-no-value = { $name } precisa de um valor.
usage-value = { $name } não aceita valor.
usage-extra = Argumento inesperado: { $name }
usage-whole = { $name } precisa ser um número inteiro a partir de { $low }, não { $given }.
usage-whole-range = { $name } precisa ser um número inteiro de { $low } a { $high }, não { $given }.
usage-number = { $name } precisa ser um número a partir de { $low }, não { $given }.
usage-number-range = { $name } precisa ser um número de { $low } a { $high }, não { $given }.
usage-choice = { $name } precisa ser um de { $choices }, não { $given }.
usage-numbers = { $name } precisa ser um número a partir de { $low } ou um intervalo como 4-9, não { $given }.
usage-list = { $name } precisa ser uma lista de { $choices }, separados por vírgulas, não { $given }.
usage-shell = O preenchimento automático existe para { $choices }, não para { $given }.
cli-completion-installed = O preenchimento automático está em { $file }. Funciona em cada terminal aberto a partir de agora.
cli-redirected = O shell redirecionou a saída para >{ $file }. Coloque o desafio entre aspas: "... >{ $file }".

## Terminal: help of the commands

help-help = Mostrar esta ajuda.
help-each-data = Diretório em que os jogos são salvos; por padrão, o seu diretório de dados de usuário.
help-each-target = O alvo, por exemplo Rm2, se PUZZLE for uma posição sem alvo.
help-each-as_json = Escrever um objeto JSON em vez de linhas.
help-each-no_ricochet_rule = Deixar um robô chegar em linha reta ao alvo (sem R5.2).
help-each-seed = A semente; com as mesmas opções dá os mesmos quebra-cabeças em todo lugar. Se faltar, uma nova.
help-each-edition = A edição cujos seções formam o tabuleiro.
help-each-diagonals = Só tabuleiros com diagonais, ou só sem elas.
help-each-robots = Número de robôs.
help-each-moves = Comprimento do caminho mais curto, por exemplo 6 ou 4-9.
help-each-paths = Número de caminhos mais curtos, por exemplo 1 ou 1-3.
help-each-movers = Número de robôs que precisam se mover.
help-each-grade = Dificuldade de 1 a 5, por exemplo 2-3.
help-each-themes = O que acontece em todos os caminhos mais curtos, separado por vírgulas.
help-each-direct = Só quebra-cabeças cujo robô pode chegar logo ao alvo, o que não vale (R5.2), ou só os outros.
help-ricochet = Jogar Ricochet Robots e trabalhar com os seus tabuleiros e desafios.

    Os dados vão para a saída padrão, as mensagens para a de erros. O estado de saída é 0 em caso de êxito, 1 se a resposta for negativa, 2 se a entrada não for válida e 3 se a saída não puder ser escrita.
help-ricochet-version = Mostrar a versão.
help-ricochet-install_completion = Instalar o preenchimento automático deste shell.
help-ricochet-show_completion = Mostrar o preenchimento automático deste shell, para copiar ou adaptar.
help-play = Jogar neste computador ou, com --lan, com toda a casa.

    Se já houver um jogo em execução com o mesmo diretório, o comando abre-o.
help-play-lan = Deixar entrar os celulares e computadores da casa.
help-play-port = Porta; se estiver ocupada, uma das seguintes.
help-play-browser = Abrir o jogo em um navegador.
help-serve = Executar um servidor para outros; cada opção também pode ser definida no ambiente.
help-serve-host = Endereço em que escuta; 0.0.0.0 para todos.
help-serve-port = Porta em que escuta; 0 para qualquer uma livre.
help-serve-operators = Endereço só para quem administra: métricas, prontidão, comandos; porta 0 para uma livre.
help-serve-data = Diretório em que os jogos são salvos; por padrão, seu diretório de dados.
help-serve-database = PostgreSQL que guarda os jogos, postgresql://user@host/name; por padrão, um arquivo no diretório de dados.
help-serve-origin = Endereço que se digita, https://play.example.org; vários, com vírgulas.
help-serve-base_path = Caminho abaixo do qual fica o jogo, como /ricochet; por padrão, /.
help-serve-trusted_proxy = Endereços ou redes dos proxies reversos à frente, 10.0.0.0/8; vários com vírgulas.
help-serve-keep_days = Apagar as salas em que nada aconteceu por este número de dias.
help-serve-rooms = Quem pode abrir salas: everybody (todos) ou operator (só quem administra o servidor).
help-serve-tables = Mesas públicas, em que qualquer pessoa pode entrar: yes ou no.
help-serve-ladder = Nome de um ranking, como Clube de terça; por padrão, nenhum.
help-serve-ladder_places = Quem pode adicionar pessoas ao ranking: everybody ou operator.
help-serve-offline = Os navegadores guardam o jogo para usar sem conexão: yes (sim) ou no (não).
help-serve-log_level = O que se registra: debug, info, warning ou error.
help-serve-log_format = Como se registra: text ou json.
help-backup = Copiar para um arquivo todos os dados de um servidor, em execução ou parado.

    O arquivo dá acesso a todos os lugares, por isso só o dono o pode ler.
help-backup-file = Para onde vai a cópia; um arquivo que já exista é substituído.
help-restore = Restaurar uma cópia em um diretório vazio. Um servidor iniciado aí mantém todos os lugares.
help-restore-file = Uma cópia feita por `ricochet backup`.
help-rooms = Listar as salas do servidor em execução, a última usada primeiro; ou abrir ou fechar uma.

    Cada linha tem o identificador, o código, o nome, quando algo aconteceu pela última vez (UTC), os eventos e as páginas abertas.
help-rooms-open_one = Abrir uma sala e imprimir o seu link e o seu código.
help-rooms-close = Fechar esta sala e apagar tudo o que se guarda dela, também os seus jogos.
help-rooms-forget = Apagar em toda a parte o nome deste lugar. Os lugares contam-se a partir de 0.
help-ladder = Lista as pessoas no ranking do servidor em execução, adiciona uma, renova um link pessoal ou apaga uma pessoa.

    Cada linha mostra o identificador, a posição, a pontuação, o desvio, as partidas pontuadas e o nome.
help-ladder-add = Adiciona uma pessoa com este nome e mostra o link pessoal.
help-ladder-renew = Troca o link pessoal deste identificador e mostra o novo.
help-ladder-forget = Apaga a pessoa com este identificador: nome, link e lugares à mesa.
help-notice = Anunciar a todos um reinício do servidor em execução, ou retirar o anúncio.
help-notice-minutes = Minutos até o reinício; 0 retira o anúncio.
help-export = Escrever partidas do servidor em execução para pesquisa: um objeto JSON por linha, sem nomes nem datas.
help-export-consented = Confirmar que só se exportam partidas encerradas em que todos deram o consentimento.
help-db = Trabalhar no banco de dados de um servidor com PostgreSQL.
help-upgrade = Criar as tabelas, ou atualizar as de uma versão anterior; uma vez para todos os servidores que as compartilham.
help-upgrade-database = Endereço, postgresql://user@host/name.
help-work = Resolver desafios para os servidores que compartilham um PostgreSQL, com todos os processadores, até ser encerrado.
help-work-database = Endereço, postgresql://user@host/name.
help-bot = Deixar um bot ocupar um lugar em uma sala e jogar até o fim da partida.
help-bot-link = Link da sala, como https://play.example.org/r/p7NzQ.
help-bot-level = Força: de 1, iniciante, a 6, mestre; optimal aposta um caminho mais curto.
help-bot-character = Temperamento. Pip aposta cedo, Otto é constante, Nell espera até ter certeza, Juno vai sempre baixando, Bram é lento e profundo, Vera rápida e baixa.
help-bot-name = Nome na mesa; o nível vem em seguida. Por padrão, o nome do personagem.
help-bot-seed = Semente dos pensamentos do bot; por padrão, uma ao acaso.
help-tui = Jogar no terminal: sozinho, com bots, em uma sala ou com desafios; com teclas ou mouse.
help-tui-link = Link da sala em que entrar.
help-tui-plain = Caracteres dos tabuleiros; por padrão, os que o terminal tem.
help-board = Desenhar um tabuleiro, uma posição ou um desafio no terminal, ou como imagem.

    Um robô é a sua letra maiúscula; um alvo, a letra do seu robô e o símbolo (* é o vórtice), com > antes do pedido. /b/ é uma barreira que o azul atravessa. Com --path os robôs estão onde o caminho leva; as setas mostram-no, os números são as paragens, e (r) é onde um robô começou.
help-board-text = Um tabuleiro, uma posição ou um desafio em notação, ou - para o ler.
help-board-path = Movimentos a mostrar, como "Rn Be".
help-board-svg = Escrever aí uma imagem, ou com - na saída padrão.
help-board-theme = As cores da imagem.
help-board-coordinates = Indicar colunas e linhas na imagem.
help-board-colour = Cores no terminal; por padrão, onde ele as tem.
help-board-plain = Caracteres do desenho; por padrão, os que o terminal tem.
help-convert = Escrever um tabuleiro, uma posição, um desafio ou outro valor em outro formato.

    Com --lines ou com vários arquivos, muitos são convertidos de uma vez. Os que não podem ser convertidos são indicados, e os outros são convertidos.
help-convert-text = O texto, ou - para toda a entrada padrão.
help-convert-to = O formato a escrever, como json, asp ou driftingdroids.
help-convert-source = O formato do texto; se faltar, é reconhecido.
help-convert-file = Ler um texto de cada um destes arquivos e de cada arquivo de um diretório.
help-convert-lines = Cada linha do texto ou dos arquivos é um texto à parte.
help-convert-output = Escrever neste diretório um arquivo para cada arquivo, com o mesmo nome. Nenhum é sobrescrito.
help-convert-lossy = Escrever as partes que o formato consegue representar e indicar as que se perdem.
help-check = Julgar um caminho movimento a movimento. O estado de saída é 0 se resolve o desafio, senão 1.

    Imprime de cada movimento o número, o movimento, onde começa e onde para; de um movimento recusado, a regra e o código.
help-check-puzzle = Um desafio em notação, ou - para o ler da entrada padrão.
help-check-path = Movimentos como "Rn Be", ou - para os ler da entrada padrão.
help-count = Contar todas as sequências com este número de movimentos permitidos.
help-count-position = Uma posição ou um desafio em notação, ou - para o ler.
help-count-depth = Quantos movimentos tem uma sequência.
help-count-divide = Contar para cada primeiro movimento.
help-solve = Imprimir um dos caminhos mais curtos. O estado de saída é 1 se não houver nenhum ou se antes se atingiu um limite.
help-solve-puzzle = Um desafio em notação, com --every-target também uma posição, ou - para um em cada linha da entrada.
help-solve-every_path = Imprimir todos os caminhos mais curtos, por robô e direção.
help-solve-at_most = Quantos caminhos imprimir no máximo com --all.
help-solve-count = Imprimir quantos caminhos mais curtos há.
help-solve-every_target = Imprimir alvo, movimentos e caminho de cada alvo do tabuleiro.
help-solve-as_json = Escrever um objeto JSON para cada resposta.
help-solve-engine = A busca: native onde estiver compilada, ou reference.
help-solve-threads = Processadores para um desafio ou, com -, para tantos ao mesmo tempo.
help-solve-max_moves = Comprimento máximo de um caminho.
help-solve-max_expanded = Número máximo de estados a expandir.
help-solve-max_memory = Memória máxima para os estados visitados, em GB.
help-solve-time_limit = Tempo máximo de busca para cada desafio, em segundos.
help-puzzle = Imprimir um quebra-cabeça sorteado que tem solução.
help-puzzle-drawn = Desenhar também o quebra-cabeça.
help-puzzles = Imprimir muitos quebra-cabeças sorteados, um por linha.
help-puzzles-n = Número de quebra-cabeças.
help-puzzles-start = Índice do primeiro quebra-cabeça; os outros seguem-no.
help-puzzles-threads = Processadores; os quebra-cabeças são os mesmos.
help-puzzles-output = Escrever os quebra-cabeças neste arquivo. Continuar de onde uma execução anterior parou.
help-puzzles-dataset = Escrever neste diretório os quebra-cabeças como linhas de JSON, sua soma de verificação e uma ficha; continuar como --output.
help-puzzles-scheduler = Usar os trabalhadores deste escalonador do Dask; os quebra-cabeças são os mesmos.
help-puzzles-book = Escrever neste diretório um livro para imprimir: páginas em SVG, com as soluções no fim.
help-puzzles-parquet = Com --dataset, escrever os quebra-cabeças também em Parquet.
help-puzzles-as_json = Escrever por cada quebra-cabeça um objeto JSON com caminho e dificuldade.
help-strong = Encontrar a distância de cada posição de quatro robôs a um alvo de um tabuleiro.

    Imprime quantas posições há a cada distância, e as mais difíceis. Com --look-up imprime a distância de uma posição; o estado de saída é 1 se não tiver solução.
help-strong-board = Um tabuleiro em notação; com --look-up uma posição, ou - para a ler.
help-strong-target = Um alvo, como ">Rm2" ou ">*m2".
help-strong-output = Guardar a tabela nesse arquivo; com --box, um diretório.
help-strong-look_up = Imprimir a distância de uma posição segundo essa tabela.
help-strong-verify = Verificar cada distância desta tabela.
help-strong-beside = A tabela em que assenta: a mesma sem R5.2 ou, para o vórtice, a de um robô.
help-strong-box = Encontrar o máximo de cada alvo de cada tabuleiro sem barreiras, e continuar onde ficou.
help-strong-scheduler = Com --box, deixar as tabelas para os trabalhadores desse escalonador do Dask.
help-strong-threads = Processadores a usar.
help-strong-max_memory = Recusar o que precisar de mais memória, em GB.
help-strong-hardest = Quantas das posições mais difíceis imprimir.
help-docs = Ler a documentação em um navegador; este computador serve-a até Ctrl-C.
help-docs-browser = Abrir a documentação em um navegador.
help-doctor = Listar o que está instalado e verificar se funciona. O estado de saída é 1 se algo estiver mal.
help-doctor-database = Endereço, postgresql://user@host/name.

## Terminal: rejected moves and paths

part-robot-title = { $robot ->
    [R] Vermelho
    [G] Verde
    [B] Azul
    [Y] Amarelo
   *[S] Prateado
  }
part-where = { $direction ->
    [n] norte
    [e] leste
    [s] sul
   *[w] oeste
  }
part-a-wall = uma parede
part-by-robot = um robô
fault-extra-missing = { $what } precisa do extra { $extra }: { $command }
fault-site-missing = A documentação não foi gerada. Execute make docs em uma cópia do projeto.
fault-link = Isto não é um link de uma sala, como https://example.org/r/ROOM.
fault-game = Isto não é o arquivo de um jogo terminado: { $why }.
fault-record = Linha { $line } do registro: { $why }
fault-record-size = Um registro em texto tem no máximo { $most } MB.
fault-nothing-found = Nenhum de { $tries } quebra-cabeças sorteados tem tudo o que se pede. Peça menos.
fault-puzzle-file = O arquivo { $file } não contém os primeiros quebra-cabeças desta semente, deste início e destas opções. Escreva em outro arquivo.
fault-unsolvable = Este quebra-cabeça não tem solução, por isso não tem dificuldade.
fault-move-blocked = { $who } não pode ir para { $where }: há { $what } à frente.
fault-stops-on-diagonal = { $who } acabaria em uma barreira. Não é permitido.
fault-endless-slide = { $who } deslizaria sem fim. Não é permitido.
fault-robot-not-in-play = { $who } não está em jogo.
judged-reaches = { $who } alcança { $cell } em { $moves } { $moves ->
    [1] movimento
   *[other] movimentos
  }.
judged-empty = Um caminho tem pelo menos um movimento.
judged-nobody-there = No fim não há nenhum robô em { $cell }.
judged-not-there = { $who } não está em { $cell } no fim.
judged-no-ricochet = { $who } não fez uma curva entre dois movimentos seus.

## Terminal: rejected notation

fault-unexpected = Esperava-se { $expected }; está { $found }.
fault-target = Isto é um desafio. Se quiser uma posição, tire o alvo.
part-end = o fim
part-cell = uma casa como c4
part-direction = uma direção (n, e, s ou w)
part-robot = um robô (R, G, B, Y ou S)
part-wanted = um robô (R, G, B ou Y) ou * para o vórtice
part-board = uma seção (1A a 4D) ou um tamanho como 5x4:
part-face = o lado da seção (A a D)
part-side = um número de casas de 2 a 32
part-height = 'x' e a altura
part-parts = ':' e as partes do tabuleiro
part-part = uma parte como b2e, #d1, Ra1m, *c2 ou Bd3/
part-mark = um símbolo (m, g, p ou s), ou / ou \ para uma barreira
part-target = um alvo como >Re15
part-next-target = um espaço e um alvo como >Re15
part-next-robot = um espaço e um robô com a sua casa
part-target-on = O alvo em { $cell }
part-diagonal-on = A barreira em { $cell }
part-the-robot = { $who }
fault-twice = { $what } aparece duas vezes.
fault-twice-unlike = { $what } aparece duas vezes, e não igual.
fault-format = Este texto não pode ser lido como valor: { $why }.
fault-at-place = { $place }: { $why }
fault-formats = Este texto pode ser qualquer um de { $formats }. Indique o formato.
fault-no-cell = { $cell } não é uma casa: escreva coluna e linha, como c4.
fault-off-board = Não há casa { $cell } neste tabuleiro, que acaba em { $corner }.
fault-no-panel = Não há seção { $panel }: as seções são 1A a 4D.
fault-same-marking = Duas seções têm a mesma marca ({ $who }); um tabuleiro precisa das quatro.
fault-no-edition = Não há edição { $edition }; há { $editions }.
fault-size = Um tabuleiro tem de { $least } a { $most } casas de largura e de altura, não { $size }.
fault-symbols = Cada alvo tem um símbolo.
fault-masks = Um tabuleiro tem uma máscara de paredes por casa.
fault-mask = Uma máscara de paredes vai de 0 a { $most }, não { $mask }.
fault-closed-open = A casa fechada { $cell } tem um lado aberto.
fault-edge-open = A borda está aberta em { $cell }.
fault-wall-one-sided = A parede { $wall } não o é do outro lado.
fault-diagonal-silver = Nenhuma barreira tem a cor do robô prateado.
fault-diagonal-closed = Há uma barreira em { $cell }, que está fechada.
fault-two-diagonals = Há duas barreiras em { $cell }.
fault-vortex-any = Só o vórtice aceita qualquer robô.
fault-two-targets = Há dois alvos em { $cell }.
fault-target-silver = Nenhum alvo é do robô prateado.
fault-target-there = O alvo não pode estar em { $cell }: { $why }.
fault-target-robot = O alvo pede um robô que não está em jogo: { $who }.
fault-robot-there = { $who } não pode estar em { $cell }: { $why }.
part-closed = a casa está fechada
part-diagonal-there = há uma barreira, onde nenhum robô pode parar
fault-two-robots = { $who } e { $other } estão ambos em { $cell }.
fault-no-robots = Não há nenhum robô em jogo.
fault-places = Uma posição tem { $places } lugares para robôs.
fault-cell-number = A casa número { $number } não está em um tabuleiro de { $size }.
fault-cell-nowhere = A casa número { $number } não está no tabuleiro.

## Terminal: rejected searches and tables

refused-engine-missing = O motor { $engine } não está instalado aqui; há { $engines }.
refused-cpu-target = Não se pode seguir RICOCHET_CPU: { $why }.
refused-limit-met = Atingiu-se um limite antes de se conhecerem todos os caminhos mais curtos.
fault-table-vortex = Uma tabela do vórtice é para robôs que nenhuma barreira distingue.
fault-table-four = Uma tabela é para quatro robôs, não { $robots }.
fault-table-robot = { $who } não está entre os quatro.
fault-table-cells = Uma tabela é para tabuleiros com 4 a { $most } casas onde um robô possa estar, não { $cells }.
fault-table-memory = A tabela precisa de { NUMBER($needed, maximumFractionDigits: 1) } GB de memória; são permitidos { NUMBER($allowed, maximumFractionDigits: 1) } GB.
fault-table-cancelled = A tabela foi interrompida antes de estar completa.
fault-table-position = A tabela é para o tabuleiro { $board } com os robôs { $robots }.
fault-table-foreign = O arquivo { $file } não é uma tabela de distâncias.
fault-table-version = O arquivo { $file } é uma tabela de outra versão; gere-a de novo.
fault-table-damaged = O arquivo { $file } está danificado; gere-o de novo.
fault-table-busy = Outro processo acrescenta linhas ao arquivo { $file }; deixe-o terminar primeiro.
fault-scheduler-unreachable = Nenhum escalonador do Dask responde em { $address }. Um endereço tem a forma tcp://127.0.0.1:8786.
fault-table-wrong = A tabela está errada: de { $position } diz { $recorded } movimentos e devem ser { $due }.
fault-table-beside-one = Uma tabela do vórtice é verificada ao lado da de um robô para a mesma casa, com a mesma regra.
fault-table-beside-free = Uma tabela com R5.2 é verificada ao lado da mesma sem R5.2.
fault-table-turned = Com R5.2 não se pode verificar a tabela de um robô que as barreiras desviam.

## Terminal: rejected settings and data

fault-port = --port precisa ser um número de 0 a { $most }, não { $said }.
fault-operators = --operators precisa ser como 127.0.0.1:9017, não { $said }.
fault-origin = --origin precisa ser como https://play.example.org, não { $said }.
fault-base-path = --base-path deve ser como /ricochet, não { $said }.
fault-trusted-proxy = --trusted-proxy deve indicar endereços ou redes como 10.0.0.0/8, não { $said }.
fault-keep-days = --keep-days precisa ser um número de 1 a 99999, não { $said }.
fault-ladder = --ladder deve ser um nome de no máximo { $most } caracteres, não { $said }.
fault-choice = Para --{ $option } há { $list }, não { $said }.
fault-no-address = O endereço { $host } não existe. Escolha outro com { $option }.
fault-foreign-address = { $host } não é um endereço deste computador. Escolha outro com { $option }.
fault-cannot-listen = Não é possível escutar em { $place }: { $why }. Escolha outra porta com { $option }.
refused-no-server = Não há nenhum servidor em execução com { $place }.
refused-no-such-room = Nenhuma sala tem este link ou código.
refused-data-in-use = Outro servidor usa { $place }. Pare-o ou escolha outro diretório com --data.
refused-data-newer = Os dados têm o esquema { $found }, mas esta versão só conhece { $known }. Atualize o programa.
refused-data-not-empty = Já há algo em { $place }. Escolha um diretório vazio com --data.
refused-data-not-a-file = { $place } não é um arquivo comum. Escolha outro lugar para a cópia.
refused-data-damaged = Não é possível usar { $place }: { $why }.
refused-data-place = Não é possível guardar jogos em { $place }: { $why }.
refused-data-unopened = Não é possível abrir os dados em { $place }: { $why }.
fault-database = --database precisa ser como postgresql://user@host/name.
fault-no-database = Indique o banco de dados com --database ou RICOCHET_DATABASE.
refused-data-older = O banco de dados { $place } tem o esquema { $found }, anterior ao desta versão. Execute: ricochet db upgrade --database URL
refused-data-no-tables = O banco de dados { $place } ainda não tem tabelas. Execute: ricochet db upgrade --database URL
refused-data-elsewhere = Os jogos estão no PostgreSQL. Copie-os com as ferramentas dele, como pg_dump.
refused-data-no-version = A tabela alembic_version não contém exatamente uma versão dos dados. Restaure-a a partir de um backup.
refused-data-tables-missing = Faltam nos dados as tabelas { $tables }. Restaure-as a partir de um backup.
refused-data-server-file = { $place } é um arquivo com dados de um servidor, ou a cópia de outro. Escolha outro lugar para a cópia.
refused-secret = { $fault ->
    [missing] Falta o segredo que comprova os lugares. Restaure a tabela secrets a partir de um backup: sem ela, todos perdem o lugar.
    [damaged] O segredo que comprova os lugares está danificado. Restaure a tabela secrets a partir de um backup: sem ela, todos perdem o lugar.
   *[wrong] O segredo que comprova os lugares não é o correto. Restaure a tabela secrets a partir de um backup: sem ela, todos perdem o lugar.
}
refused-data-secret-unproven = Falta na tabela meta o valor de verificação do segredo que comprova os lugares. Restaure-a a partir de um backup: com um segredo errado, todos perdem o lugar.
refused-database-unreachable = Não se consegue chegar ao banco de dados { $place }: { $why }.
refused-database-missing = O banco de dados { $place } não existe. Crie-o com createdb.
refused-database-password = O banco de dados { $place } não aceita este usuário ou esta senha.
refused-database-rights = Ao usuário do banco de dados { $place } faltam permissões: { $why }.
part-no-file = esse arquivo não existe
part-empty = está vazio
part-foreign = não é deste jogo
part-damaged = danificado: { $why }
part-damaged-rooms = danificado: o registro da sala { $rooms }
part-damaged-rows = danificado: linhas de { $tables }
part-too-busy = um servidor está a escrever demasiado para o verificar

# The preview of a link, written by the server.

link-what = Os robôs deslizam até que algo os pare. Encontre a solução com menos movimentos e ganhe a ficha.
link-room = Você tem um convite para { $product } · { $room }
link-room-board = O tabuleiro da sala e quatro robôs.
link-game = Uma partida encerrada de { $product }
link-game-board = O tabuleiro da partida e quatro robôs.
link-rules = Como se joga · { $product }
link-learn = Dez tabuleiros pequenos para aprender · { $product }
link-today = O desafio de hoje · { $product }
link-day = Desafio de { $day } · { $product }
link-tables = Mesas públicas · { $product }
link-alone = Jogar sozinho · { $product }
link-games = Jogos neste dispositivo · { $product }
link-ladder = Ranking · { $product }
link-me = Seu lugar no ranking · { $product }
link-table = A caixa na sua própria mesa · { $product }
link-analyse = Analisar · { $product }
link-practise = Treinar · { $product }
link-tv = Assistir em uma televisão · { $product }
link-device = Neste dispositivo · { $product }
link-any-robot = Qualquer robô
link-robot = { $who }
link-puzzle = { $who } para { $cell }. Em quantos movimentos você consegue?
link-puzzle-board = Um tabuleiro com quatro robôs. { $who } precisa parar em { $cell }.

# Todos os textos do ecrã e do terminal, em português europeu, por páginas; a ronda e o terminal vêm no fim.

language-name = Português (Portugal)
language-tag = pt-PT
product = Ricochet Robots
tab-title = { $page } · Ricochet Robots
tab-your-turn = { $time } · a tua vez
tab-your-turn-open = a tua vez · { $room }
tab-bid = Aposta! · { $room }
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

## Casas, para leitores de ecrã

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
slide-stops-on-diagonal = { robot-title } terminaria numa barreira. Isso não é permitido.
slide-endless-slide = { robot-title } deslizaria sem fim. Isso não é permitido.

## Recusas do servidor que precisam de outro texto no navegador

problem-offline = O servidor está inacessível. Verifica a ligação e tenta de novo.
page-missing-title = Não foi possível carregar esta página
problem-no-such-room = Nenhuma sala tem este código. Verifica os oito caracteres.
problem-no-such-game = Nenhuma partida terminada tem este link. Pode estar incompleto, ou a partida foi apagada.
problem-unreadable = Este endereço não contém nenhum tabuleiro legível. O link pode estar incompleto.
problem-illegal = O tabuleiro deste endereço não cumpre uma regra.
problem-ambiguous = O tabuleiro deste endereço é ambíguo.

## Cabeçalho, ajuda, definições

back-to-start = Voltar à página inicial
back-to-match = Voltar à partida
back = Voltar
turn-board = Rodar o tabuleiro
help = Ajuda
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
settings = Definições
menu = Menu
close = Fechar
language = Idioma
theme = Tema
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
sound = Som
sound-off = Desligado
sound-quiet = Baixo
sound-full = Alto
sound-offer = Sons para fichas, apostas e movimentos? Podes mudar isto nas definições.
sound-offer-yes = Ligar o som
sound-offer-no = Sem som
settings-note = Guardadas apenas neste navegador.
board-view = A minha vista do tabuleiro
turn = Rodar
mirror = Espelhar

## Teclas

key-close = Fechar esta lista
key-help = Ajuda e esta lista
key-turn = Rodar o tabuleiro
key-mirror = Espelhar o tabuleiro
key-choose-R = Escolher o robô vermelho
key-choose-G = Escolher o robô verde
key-choose-B = Escolher o robô azul
key-choose-Y = Escolher o robô amarelo
key-choose-S = Escolher o robô prateado
key-choose-none = Não escolher nenhum robô; as setas leem o tabuleiro
key-move = Mover o robô escolhido
key-undo = Anular o último movimento
key-hint = Pedir uma pista, cada vez mais precisa
key-restart = Recomeçar
key-redo = Repetir o movimento anulado
key-solutions = Mostrar as soluções
key-moves = Mostrar quanto falta depois de cada movimento
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

lead = Os robôs deslizam até que algo os pare. Encontra o caminho mais curto até ao alvo. Aposta o número mais baixo, mostra-o e a ficha é tua.
your-name = O teu nome
your-name-note = Vê-se à mesa. Se o deixares vazio, serás «{ name-alone }».
name-missing = Escreve primeiro o teu nome.
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
start-note = Começa com o teu primeiro movimento. Não há tempo.
first-title = Leva o vermelho à estrela vermelha.
first-note = { $how ->
    [touch] Desliza o vermelho: anda até que algo o pare.
   *[mouse] Arrasta o vermelho ou carrega numa seta: anda até que algo o pare.
  }
first-stopped = { $by ->
    [ready] { robot-title } travou o caminho. Agora, à estrela.
    [robot] { robot-title } travou o caminho.
    [edge] A borda travou o caminho.
   *[wall] Uma parede travou o caminho.
  }
first-slide-on = { move-count } · Anula ou continua
first-over = Ainda não: tem de parar ali.
first-undo-note = Caminho errado? Nada se perde.
first-solved = Dois movimentos. O jogo é isto.
first-later = Feito em { $moves }. Bastam dois.
first-solved-note = Em grupo, o número mais baixo ganha a ficha.
first-next = Agora a sério
first-others = Tudo o resto
todays-puzzle = O desafio de hoje
todays-puzzle-missing = Não foi possível obter o desafio de hoje.
day-grade = { $grade ->
    [0] fácil
    [1] médio
    [2] difícil
   *[3] muito difícil
  }
solved-today = Resolvido hoje. Outro em { $time } h
play-alone = Jogar a solo
play-alone-note = 17 fichas contra a ampulheta
friends-play = Jogar em grupo
friends-note = Um link, até 16 lugares, sem conta
practise-door-note = Desafios ao teu nível
analyse-door-note = Qualquer posição, todos os caminhos
table-door-note = Areia, apostas e juiz
door-learn = Aprender
door-tv = Numa televisão
tv-door-note = Tabuleiro, areia e apostas
how-to-play = Como se joga
no-account = Sem conta
no-tracking = Sem rastreio

## A página do que este dispositivo guarda

device-title = Neste dispositivo
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

## A página inicial sem rede, com uma nova versão, e a oferta de instalar o jogo

offline-line = Sem rede. Só grupo, códigos e televisão precisam dela.
new-version = Há uma nova versão.
new-version-note = Arranca sozinha quando voltares a abrir o jogo. Nunca interrompe uma ronda, uma corrida nem um serão.
new-version-start = Usar já
install-title = { $device ->
    [phone] Fica com ele neste telemóvel
   *[computer] Fica com ele neste computador
  }
install-note = Abre sem navegador nem rede. { $kilobytes } kB.
install-share = Toca em Partilhar e depois em Adicionar ao ecrã principal.
install = Instalar
door-table = A tua caixa

## O desafio de hoje

find-a-way = Encontra uma solução
puzzle-how = Arrasta um robô, ou escolhe um e usa as setas. Desliza até que algo o pare.
puzzle-done = Alvo alcançado
puzzle-done-shortest = Solução mais curta
puzzle-shortest = Resolvido em { $moves } movimentos. Não há solução mais curta.
puzzle-longer = Resolvido em { $moves } movimentos. Há uma solução em { $best }.
corner-first = O robô tem de dobrar primeiro uma esquina. Tenta outro caminho.
move-made = { $count }: { robot-name } para { direction-name } até { $cell }.
moves-word = { $count ->
    [one] movimento
   *[other] movimentos
  }
moves-so-far = Movimentos até agora
choose-robot = Escolher um robô
move-robot = Mover o robô escolhido
undo = Anular
start-over = Recomeçar
puzzle-missing = Não é possível mostrar este desafio
problem-no-such-day = Este endereço não contém uma data válida. O link pode estar incompleto.
problem-day-not-come = O desafio deste dia ainda não está disponível.
puzzle-of-day = Desafio: { $day }
puzzle-next = Próximo desafio: { $time } h.
puzzle-back-to-result = Voltar ao resultado
hints = Pistas
hint-next = { $grade ->
    [4] Pista: o número
    [5] Pista: qual robô
    [6] Pista: 1.º movimento
    [7] Mostrar solução
   *[other] Pista
  }
hint-at-most = Há uma solução em { $moves } movimentos ou menos.
hint-exactly = A solução mais curta tem { $moves } movimentos.
hint-robot = { robot-title } move-se primeiro.
hint-move = O primeiro movimento: { $move }.
hint-path = Uma das soluções mais curtas: { $moves }.
hint-path-head = Uma das soluções mais curtas:
hint-count = { $hints } { $hints ->
    [one] pista
   *[other] pistas
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
solved-share = Partilhar
share-day = { $day }, { day-grade }
share-over = { $over ->
    [0] Solução mais curta
    [1] Mais um do que o necessário
   *[other] Mais { $over } do que o necessário
  }
share-streak = { $days } dias seguidos
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
all-days = Desafios anteriores
archive-note = Fácil à segunda, difícil ao domingo.
archive-week = Semana de { $day }
archive-day = { $day }: { $state ->
    [shortest] solução mais curta encontrada, { $moves } movimentos
    [longer] alvo alcançado em { $moves } movimentos, mínimo { $best }
    [begun] começado
   *[new] por tentar
  }
archive-earlier = Semanas anteriores

## Montar uma posição

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

## O teu próprio tabuleiro

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
# Instead of a number of solutions, which nobody has counted.
analyse-one-of = Uma das mais curtas.
analyse-one-of-unknown = Uma das mais curtas. Não se sabe quantas há.
analyse-count = Contá-las · pode demorar minutos
analyse-counting-solutions = A contar as soluções…
analyse-count-stop = Parar de contar
analyse-count-memory = A memória acabou ao contar as soluções.
# A command follows.
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
analyse-link = Copiar link
analyse-text-copied = Posição e solução copiadas.
analyse-by-hand = Não foi possível copiar. Copia tu: { $words }

## Entrar numa sala

connecting = A ligar
connection-lost = Ligação perdida. A tentar de novo…
connection-restarting = O servidor está a reiniciar. Voltamos já…
connection-paused = Voltamos já. A areia está parada.
connection-unsent = Sem ligação. O teu { $bid } não chegou.
bid-cancel = Cancelar
connection-offline = { $bid ->
    [none] Estás sem ligação. A areia continua a cair.
   *[other] Estás sem ligação. O teu { $bid } não chegou; a areia continua a cair.
  }
connection-sending = { $bid ->
    [none] A enviar…
   *[other] A enviar { $bid }…
  }
server-silent = O servidor não responde. A tentar de novo…
notice-restart = { $unit ->
    [minutes] O servidor reinicia dentro de cerca de { $time } min.
   *[clock] O servidor reinicia dentro de { $time }.
  } O jogo continua logo depois.
try-now = Tentar agora
you-are-back = Estás de volta.
back-arrived = O teu { $bid } chegou a tempo.
back-late = O teu { $bid } chegou tarde: a areia tinha acabado.
arrival-title = Tens um convite
arrival-host = { $name } convida-te a jogar
arrival-what = Os robôs deslizam até que algo os pare. Encontra a solução com menos movimentos e ganha a ficha.
tryout-title = Experimenta este tabuleiro: resolve-o em dois movimentos
tryout-start = Experimentar já uma ficha
tryout-done = Resolveste em 2. É tudo o que um robô faz.
arrival-present = { $names } { $count ->
    [one] está
   *[other] estão
  } à mesa.
arrival-nobody = Ainda não há ninguém à mesa.
arrival-late = A partida já começou. Podes jogar a partir da próxima ficha.
sit-down = Ocupar um lugar

## Preparar uma sala

room-title = Sala { $room }
ask-in = Convida amigos com este código
qr = Código QR do link para esta sala
copy-link = Copiar link
share-link = Enviar link
share-words = Joga Ricochet Robots comigo
link-copied = Link copiado.
link-by-hand = Não foi possível copiar o link. Copia-o tu: { $link }
seats = À mesa
you = Tu
# Follows other names: "Mara and you".
you-among = tu
away = ausente
watching = { $count } a ver
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
player-number = Jogador { $number }
own-seat = O teu lugar
own-seat-note = dispositivos, estatísticas, os teus dados
team = Jogar em equipa
team-note = alguém joga no teu lugar, noutro dispositivo
team-invite = Convidar
team-link = Este link abre o teu lugar: quem o tiver aposta, passa e mostra por ti. Para acabar, termina a sessão noutros dispositivos.
team-qr = Código QR do teu lugar
team-name = Nome da equipa
team-rename = Mudar
team-seated = Este dispositivo já tem um lugar nesta sala.
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
watch-only = Estás a ver.
shuffle = Baralhar
shuffle-board = Baralhar tabuleiro
choose = Escolher
board-own = Personalizado
panels = Secções
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
bots-play = Jogar com bots
# The note of the door. $minutes of a short match.
bots-note = Bots fáceis, cerca de { $minutes } minutos
bots-who = Quem
bots-chosen = { $count } escolhidos, até { $most }
bots-like-me = Começa fácil. Sobe um nível quando ganhas e desce quando perdes.
minutes-about = cerca de { $minutes } min
bots-ends-other = Isto termina o jogo em curso.
bots-invite-note = Termina este jogo e abre uma sala com os mesmos bots.
bots-invite-offline = Para convidar é precisa uma ligação.
# A button: the level of the next match.
bots-level = Nível { $level }
bots-level-moves = { $way ->
    [stronger] Da próxima vez, um nível acima: do { $from } para o { $to }.
   *[gentler] Da próxima vez, um nível abaixo: do { $from } para o { $to }.
}
rematch = Desforra
bots-no-solver = Os bots nunca apostam, porque este navegador não consegue procurar soluções.

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
diagonals-1999 = não existem nas secções de 1999
diagonals-none = não vêm nesta caixa
diagonals-picked = conforme as secções que escolheste
option-gentle = Primeiras fichas fáceis
option-gentle-note = cada uma alcança-se em poucos movimentos
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
series-note = Quem ganhar primeiro { $wins } partidas ganha a série.
more = Mais
more-note = apostas, igualdades, tempos, lugares, ajudas
more-note-alone = voltas da ampulheta, tempos, secções, ajudas
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
ended-title = Não podes entrar nesta sala
ended-no-such-room = Nenhuma sala tem este link. Pode estar incompleto, ou a sala foi apagada.
stale-title = Há uma versão mais recente
ended-version = O servidor usa uma versão mais recente do que esta página. Carrega-a de novo; o teu lugar fica guardado.
reload = Carregar de novo
to-start = Ir para a página inicial

## Regras

rules-aim = Objetivo do jogo
rules-aim-1 = Num só tabuleiro estão { $robots ->
    [4] quatro
    [5] cinco
   *[any] quatro ou cinco
  } robôs{ $alone ->
    [yes] {""}
   *[no] , e todos o estudam ao mesmo tempo
  }. Vira-se uma ficha, que mostra um robô e o alvo que ele tem de alcançar.
rules-aim-2 = { $alone ->
    [yes] Procura uma solução de cabeça. Não toques em nenhum robô até a mostrares.
   *[no] Procura uma solução de cabeça. Ninguém toca nos robôs até alguém mostrar uma solução.
  }
rules-aim-gentle = Nesta mesa, as primeiras { $chips } fichas são fáceis: um robô sozinho alcança cada alvo em { $moves } movimentos, ou no menor número que o tabuleiro permita.
rules-slide = Como se movem os robôs
rules-slide-1 = Um robô vai para norte, leste, sul ou oeste, e desliza até que uma parede ou outro robô o pare. Não pode parar nem virar antes.
rules-slide-2 = Cada deslize é 1 movimento, seja qual for a distância e seja qual for o robô. Podes mover qualquer robô, por qualquer ordem, e usar os outros como obstáculos.
rules-slide-back = Um robô que parou também pode voltar por onde veio.
rules-picture-again = Mostrar de novo: { $words }
rules-picture-wall = O vermelho para numa parede.
rules-picture-robot = O vermelho para no robô azul.
rules-corner = Dobrar uma esquina
rules-corner-1 = O robô indicado pela ficha tem de parar no alvo. Pelo caminho tem de dobrar pelo menos uma esquina: um dos seus movimentos tem de começar em ângulo reto com o seu movimento anterior.
rules-corner-2 = Por isso, nenhum alvo se alcança em 1 movimento. Se um robô puder ir direto ao alvo, tem de seguir outro caminho.
rules-corner-back = Voltar para trás não conta como esquina. Um robô que já está no alvo quando se vira a ficha tem de sair dele e voltar.
rules-picture-straight = Direto ao alvo: isto não conta.
rules-picture-corner = A dobrar uma esquina: é uma solução em 2.
rules-bid = Apostar
rules-bid-1 = Quando encontrares uma solução, aposta o número dos seus movimentos. A primeira aposta vira a ampulheta ({ $time }). Todos podem apostar até a areia acabar.
rules-bid-2 = Podes baixar a tua aposta, nunca subi-la. Também podes apostar o mesmo que outra pessoa, ou mais: se ela falhar, a seguir és tu.
rules-bid-3 = A aposta mais baixa mostra-se primeiro.
rules-bid-still-equal = Se também tiverem as mesmas, mostra primeiro quem o disse antes.
rules-bid-consent = Se não puderes apostar menos, podes passar. Uma nova aposta anula isso, e apostar 2 equivale a passar. Quando todos tiverem passado, a areia para logo. Antes da primeira aposta, passar significa «Não vejo solução». Se então todos passarem, a ficha volta ao monte. A primeira aposta anula todos os passos.
rules-bid-bots = Os bots também passam, quando acabam de procurar. Enquanto só os bots ainda estão a pensar, o tempo corre { $times } vezes mais depressa. Ao fim de { $seconds } s, passam.
rules-everybody = Nesta partida todos pontuam. Joga a tua solução no teu próprio tabuleiro, que só tu vês, e aposta-a. A areia corre até ao fim. Então mostra-se a melhor aposta, e a ficha conta para todos os que apostaram.
rules-bid-nobody = { $seconds ->
    [0] Qualquer pessoa pode virar a ampulheta sem apostar.
   *[other] Se ninguém apostar durante { $time }, qualquer pessoa pode virar a ampulheta.
  } Se a areia acabar antes de alguém apostar, a ficha volta ao monte.
rules-show = Mostrar
rules-show-1 = Quando a areia acaba, quem tem a aposta mais baixa move os robôs. Cada movimento feito conta; um movimento impossível, não.
rules-show-2 = Se o alvo for alcançado { $exact ->
    [yes] exatamente com os movimentos apostados
   *[no] com os movimentos apostados ou menos
  }, a ficha está ganha e os robôs ficam onde estão. Se não, os robôs voltam aos marcadores e mostra-se a aposta seguinte.
rules-show-limit = { $limit ->
    [none] Não há limite de tempo,
   *[some] O limite de tempo é { $time },
  } e quem mostra pode desistir. Também desiste quem sai da mesa ou perde a ligação durante demasiado tempo.
rules-show-3 = Se ninguém conseguir, a ficha volta ao monte e vira-se uma nova. Vês quantos movimentos tem a solução mais curta, mas não quais: ficam escondidos até alguém ganhar essa ficha.
rules-diagonal = Barreiras coloridas
rules-diagonal-1 = { $board ->
    [this] Este tabuleiro tem barreiras na diagonal.
   *[some] Alguns tabuleiros têm barreiras na diagonal.
  } Um robô da mesma cor atravessa-as. Qualquer outro vira 90 graus e continua a deslizar no mesmo movimento.
rules-diagonal-2 = Nenhum robô pode parar numa barreira: um movimento que terminasse aí não é permitido. Um ricochete, por si só, não conta como esquina.
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
rules-end-1 = Para ganhar são precisas { $two } fichas com 2 jogadores, { $three } com 3 e { $four } com 4. Com mais, jogam-se todas as { $all } fichas e ganha quem tiver mais. A tua mesa pode escolher outro número.
rules-end-2 = Quem tem as mesmas fichas partilha a vitória. Se saíres, ficas com as tuas fichas e ainda podes ganhar.
rules-end-3 = O jogo também termina se ninguém encontrar as fichas que restam: desde a última ficha ganha, cada uma foi virada e voltou ao monte. Ganha quem tiver mais fichas.
rules-end-agree = Qualquer jogador pode sugerir terminar já o jogo. Quando todos os presentes concordam, termina tal como está. Os bots concordam sempre.
rules-alone = A solo
rules-alone-1 = A areia ({ $time }{ $runs ->
    [1] {""}
   *[other] , duas vezes
  }) corre assim que se vira uma ficha. Aposta um número ou carrega em «Encontrei» antes de ela acabar, e a areia para.
rules-alone-2 = Depois mostra qualquer solução{ $limit ->
    [none] {""}
   *[some] { " " }em { $time }
  }; não podes anular movimentos. Se falhar, os robôs voltam aos marcadores e corre o resto da areia.
rules-alone-3 = Ganhas cada ficha que alcanças e perdes as outras. Para vencer a areia, ganha mais fichas do que perdes.
rules-editions = Edições
rules-edition = { $edition }: { $words }
rules-here = Esta mesa joga com as regras da edição { $edition } e com opções próprias.

## Sair de uma partida, voltar, e os jogos neste dispositivo

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
call-show = É a tua vez de mostrar
call-chip = A ficha { $round } está à vista
call-go = Ir
my-game-running = O teu jogo está a decorrer
my-game-over = O teu jogo acabou
my-game-back = Voltar ao teu jogo
my-game-thinking = Ainda ninguém apostou
games-title = Jogos neste dispositivo
games-all = Todos os jogos deste dispositivo
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
tables-title = Mesas públicas
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

# ---- The club ladder --------------------------------------------------------------------------------

ladder-title = Classificação
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

# ---- A ronda ---------------------------------------------------------------------------------------

## Pessoas e quantidades

person = { $you ->
    [yes] Tu
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
    [one] ronda
   *[other] rondas
  }
minute-count = { $minutes } min

## Cabeçalho da ronda

chip-number = Ficha { $round }
chip-of = Ficha { $chip } de { $total }
chips-left = { $chips ->
    [one] falta { $chips }
   *[other] faltam { $chips }
  }
first-to = ganha-se com { $chips }
most-chips = ganha quem tiver mais

## O cartão da fase

phase-bid = Começa a mais baixa
phase-show = { $you ->
    [yes] Mostra os teus { $moves }
   *[no] { $name } mostra { $moves }
  }
phase-turn = { $you ->
    [yes] A tua vez: mostra { $moves }
   *[no] { $name }, é a tua vez: mostra { $moves }
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
phase-show-way = { $you ->
    [yes] Mostra a tua solução
   *[no] { $name } mostra uma solução
  }
phase-taken = { $you ->
    [yes] Ficas com a ficha
   *[no] { $name } fica com a ficha
  }
phase-any-robot = qualquer robô
phase-steps = A ronda
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
timer-show = para acabar de mostrar
timer-resting = A ampulheta está parada

## Jogadores e apostas

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
block = Bloquear { $name }
block-note = sem mensagens suas neste dispositivo; a procura de jogo evita esta sala
report = Denunciar { $name }
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

## Pensar e apostar

gentle-now = Uma ficha fácil: bastam poucos movimentos.
think-first-bid = A primeira aposta vira a ampulheta.
think-glass-turned = A areia corre. Se ninguém apostar, a ficha volta ao monte.
think-turn = Virar a ampulheta
think-last-try = Se ninguém encontrar esta ficha, o jogo termina.
think-lapsed = Ninguém apostou. Virar a ampulheta?
bid-title = Quantos movimentos?
bid-title-lower = Menos de { $moves }?
bid-type = escreve um número <key>7</key> <key>Enter</key>
bid-own = A tua aposta é { $moves }
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
pass = Passo
passed = Passado
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

## Mostrar

show-boxes = { $made } de { $moves } movimentos feitos
reached-in = Alcançado em { $moves }.
reached-counts = A aposta era { $bid } ou menos, por isso conta já.
reached-title = Alcançado em { $moves }. { $you ->
    [yes] Apostaste
   *[no] { $name } apostou
  } { $bid } exatos.
reached-text = { $left ->
    [one] Falta um movimento e { robot-name } tem de estar aqui depois dele. Basta mover outro robô.
   *[other] Faltam { $left } movimentos; depois do último, { robot-name } tem de estar aqui.
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
    [you] mostras tu
   *[other] mostra { $name }
  }.
show-robot = Robô { robot-name }
show-give-up = Desistir
show-give-up-sure = Desistir? Os robôs voltam aos marcadores.
show-go-on = Continuar
show-swipe = Ou desliza o dedo em qualquer ponto do tabuleiro.
show-keys = { $fifth ->
    [yes] <key>r</key> <key>g</key> <key>b</key> <key>y</key> <key>s</key>
   *[no] <key>r</key> <key>g</key> <key>b</key> <key>y</key>
  } escolhem, <key>↑</key> <key>→</key> <key>↓</key> <key>←</key> movem.

## O resultado

result-nobody-succeeded = Ninguém conseguiu
result-nobody-bid = Ninguém apostou
result-nobody-there = Nenhum jogador estava presente
result-room-closed = Quem gere a mesa fechou a sala
result-match-ended = O jogo foi terminado
result-back = A ficha volta ao monte.
result-last-try = Se ninguém encontrar a próxima, o jogo termina.
result-shown = Aposta de { $bid }, mostrada em { $moves }.
scored = Pontuam: { $names }
result-guess = O teu palpite era { $moves }.
result-moves = Movimentos desta solução
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
path-optimum = A mais curta
path-label = { $title }: { move-count }
result-ready = Vamos à próxima
result-last = Ver quem ganhou
result-next = Próxima ficha
result-next-in = Próxima ficha em
result-waiting = A postos. Próxima ficha, o mais tardar, em

## Repetição e rondas até agora

replay-label = Repetição
replay-first = Ir para o início
replay-back = Um movimento atrás
replay-play = Reproduzir
replay-pause = Pausa
replay-forward = Um movimento à frente
replay-last = Ir para o fim
replay-place = { $move } de { $moves }
replay-speed = Velocidade { $speed }×
replay-times = { $speed }×
replay-round = Rever a ronda { $round }
replay-of = Ronda { $round }
replay-close = Voltar ao tabuleiro
history-title = Rondas até agora
round-optimum = mín. { $moves }
round-returned = ninguém
round-face-up = encontrada
round-face-down = não encontrada

## O fim

final-wins = { $you ->
    [yes] Ganhaste
   *[no] { $name } ganhou
  }
final-shared = Vitória partilhada: { $names }
final-nobody = Ninguém ganhou
final-alone-won = Ganhaste
final-alone-lost = A areia ganhou
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
say-wins = { $you ->
    [yes] Ganhaste com { $chips }
   *[no] { $name } ganhou com { $chips }
  }
say-score = { $name } { $chips ->
    [0] nenhuma
   *[other] { $chips }
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
series-score = { $most }-{ $next }
series-leads = { $you ->
    [yes] Lideras a série por { $score }
   *[no] { $name } lidera a série por { $score }
  }
series-now = série { $score }
series-level = A série está empatada, { $score }
series-won = { $you ->
    [yes] Ganhaste a série por { $score }
   *[no] { $name } ganhou a série por { $score }
  }
series-shared = Série partilhada: { $names }
rematch-asks = { $name } quer a desforra
rematch-not-now = Agora não
rematch-accept = Eu jogo
rematch-in = Estás dentro.
rematch-first-chip = Primeira ficha em { $clock }
rematch-waits = À espera dos outros
rematch-players = Jogam: { $names }
rematch-declined = Recusaram: { $names }
rematch-nobody = Ninguém está dentro
rematch-out = Afinal não
rematch-running = A desforra está em curso
rematch-join = Entrar
rematch-rules = Mudar as regras
rematch-others = Jogar com outros
final-lost = Não se encontra esta partida

## A página de uma partida terminada

record-title = Ronda a ronda
record-edition = Edição { $edition }
record-bots = com bots
record-bids = Apostas da ronda { $round }
# $moves: a bid; $seconds: since the chip was turned up.
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

## As partidas terminadas de uma sala

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

## A solo

alone = A solo
alone-goal = Vence a areia
alone-goal-chip = Cada ficha indica um robô e um alvo. Encontra as jogadas de cabeça, aposta o seu número ou carrega em «Encontrei», e depois mostra-as.
alone-goal-win = Ganhas cada ficha que mostras, se a encontrares antes de a areia acabar. Ganha { $needed } de { $chips } para vencer a areia.
alone-start = Virar a primeira ficha
alone-start-note = Então a areia começa: { $seconds } segundos por ficha.
alone-options-note = { $edition } · areia { $sand } · { $robots } robôs
alone-rule = Antes de a areia acabar, aposta um número ou carrega em «Encontrei». Depois mostra a tua solução.
alone-second-run = A ampulheta corre uma segunda vez.
alone-runs-on = A areia continua a correr.
alone-paused = Em pausa
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

## Ver, ocupar um lugar e deixá-lo

watch-guess = O teu palpite secreto
watch-guess-note = ninguém o vê
watch-take = Jogar a partir da próxima ficha
watch-full = A mesa está cheia. Estás a ver.
watch-alone = Estás a ver.
leave-bid = A tua aposta de { $bid } falha quando chegar a vez dela.
leave-no = Ficar

## O tabuleiro de rascunho

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

## Avisos, ditos e mostrados

back-bid = Entretanto, { $name } apostou { $moves }.
back-taken = { $you ->
    [yes] Entretanto, ficaste com uma ficha.
   *[no] Entretanto, { $name } ficou com uma ficha.
  }
back-chip = Entretanto, virou-se uma nova ficha.
failed-moves-used = Não foi em { $moves }. Os robôs voltam aos marcadores.
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
event-seated = { $you ->
    [yes] Jogas a partir da ficha { $round }.
   *[no] { $name } ocupa um lugar e joga a partir da ficha { $round }.
  }
event-left = { $you ->
    [yes] Saíste da mesa.
   *[no] { $name } saiu da mesa.
  }
event-returned = { $you ->
    [yes] Estás de volta à mesa.
   *[no] { $name } está de volta à mesa.
  }
event-extended = O servidor parou durante { $seconds } segundos. O tempo é prolongado na mesma medida.
event-host = { $you ->
    [yes] A partir de agora, geres tu a mesa.
   *[no] A partir de agora, { $name } gere a mesa.
  }
event-renamed = { $old } chama-se agora { $name }
event-removed = { $you ->
    [yes] Quem gere a mesa retirou-te da mesa.
   *[no] { $name } já não joga nesta mesa.
  }
event-forgotten = { $you ->
    [yes] O teu nome foi apagado e deixaste o teu lugar.
   *[no] { $name } saiu e o nome foi apagado.
}
event-locked = A sala está bloqueada. Mais ninguém se pode sentar.
event-unlocked = A sala está aberta de novo.
event-link = A sala tem um link novo. O anterior já não funciona.
event-delay = { $seconds ->
    [0] Quem está a ver vê agora tudo na hora.
   *[other] Quem está a ver vê agora tudo { $seconds } s mais tarde.
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
say-seconds = { $seconds } { $seconds ->
    [one] segundo
   *[other] segundos
  }.
say-passed = { $you ->
    [yes] Passas.
   *[no] { $name } passa.
  }
say-no-way = { $you ->
    [yes] Não vês solução.
   *[no] { $name } não vê solução.
  }
say-all-passed = Todos passaram. A areia parou.
say-first = { $you ->
    [yes] Estás em primeiro lugar com { $moves }.
   *[no] { $name } está em primeiro lugar com { $moves }.
  }
say-order-one = { $name } { $moves }
say-order = Por ordem: { $bids }.
say-turn = { $you ->
    [yes] É a tua vez: mostra { $moves }.
   *[no] { $name }, é a tua vez: mostra { $moves }.
  }
say-found = Encontraste uma solução. Mostra-a.
say-found-bid = Apostas { $moves }. Mostra a tua solução.
say-move = { $count }: { $robot } para { $direction } até { $cell }.
say-move-alone = { $count }: { $robot } para { $direction }.
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

## O tabuleiro lido em voz alta

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

## Teclas da ronda

key-bid = Escrever uma aposta
key-bid-send = Enviar a aposta
key-bid-clear = Apagar a aposta
key-pass = Passo
key-next-robot = Escolher o próximo robô; depois do último, sair do tabuleiro
key-ready = Vamos à próxima ficha
key-play = Reproduzir ou pausar a repetição
key-step-back = Um movimento atrás
key-step-forward = Um movimento à frente
key-slide-cursor = Deslizar o cursor de leitura como o robô escolhido
key-read-board = Ler o tabuleiro
key-read-rows = Ler os jogadores e as apostas
key-read-robots = Ler as posições dos robôs
key-read-time = Ler o tempo, ou a ficha
key-repeat = Repetir a última mensagem

## Comandos recusados

refused-bid-not-lower = Já apostaste { $standing }. Só podes baixar a tua aposta.
refused-bid-unproven = Nesta partida, prova a tua aposta: joga-a no teu próprio tabuleiro em { $offered } movimentos.
refused-bid-too-small = A aposta mais baixa é 2.
refused-bid-too-large = A aposta mais alta é 99.
refused-bidding-over = A areia acabou. Já não se aposta.
refused-pass-stale = Passaste antes da primeira aposta. Passa outra vez se não encontrares nada menor.
refused-joins-next-round = Jogas a partir da próxima ficha.
refused-consent-off = Nesta partida a areia não pode acabar mais cedo.
refused-players-there = Ainda está aqui alguém desta ronda.
refused-not-your-turn = Não é a tua vez de mostrar.
refused-round-paused = O jogo está em pausa. Continua primeiro.
refused-stale-round = Isso era para uma ficha anterior.
refused-wrong-phase = Tarde demais: a ronda já avançou.
refused-too-soon = Ainda não. Outros continuam a pensar.
refused-board-not-ready = Espera até o tabuleiro estar pronto.
refused-table-full = A mesa está cheia. Estás a ver.
refused-name-taken = Alguém à mesa já tem este nome. Escolhe outro.
refused-name-empty = Escreve primeiro o teu nome.
refused-name-too-long = Um nome tem, no máximo, 24 caracteres.
refused-already-seated = Já tens um lugar.
refused-no-seat = Não tens lugar. Ocupa um para jogar.
refused-not-host = Só quem gere a mesa pode fazer isso.
refused-no-such-player = Essa pessoa já não está à mesa.
refused-player-removed = Quem gere a mesa retirou-te da mesa.
refused-seat-forgotten = O nome deste lugar foi apagado e o lugar foi deixado.
refused-token-renewed = A tua sessão terminou aqui porque este lugar foi protegido a partir de outro dispositivo.
refused-link-renewed = Quem gere a mesa renovou o link da sala. O teu link antigo já não funciona.
refused-room-locked = A sala está bloqueada. Podes ver.
refused-room-closed = Quem gere a mesa fechou a sala.
refused-too-fast = Foi rápido demais. Espera um momento.
refused-quick-chat-off = Quem gere a mesa desligou a conversa rápida.
refused-storage-unavailable = De momento, o servidor não consegue guardar nada. Tenta de novo.
refused-disk-low = O servidor tem pouco espaço em disco e de momento não pode abrir salas novas.
refused-room-full = Esta sala atingiu o limite. Abre outra.
refused-board-picked = Escolheste este tabuleiro à mão, por isso não é baralhado.
refused-option-invalid = Estas opções não combinam.
refused-invitation-open = Não estás nesta partida. Responde primeiro ao convite.
refused-others-answering = Os outros ainda podem responder ao convite.
refused-match-running = Há uma partida a decorrer.
refused-name-unreadable = Este nome contém caracteres que não podem ser mostrados. Escolhe outro.
refused-name-offensive = Este nome não é permitido nas mesas públicas. Escolhe outro.
refused-name-without-letters = Um nome precisa de uma letra, um algarismo ou um emoji.
refused-robot-not-in-play = Este robô não está em jogo.
refused-rooms-not-opened = Neste servidor, só quem o administra pode abrir salas. Pede-lhe um link.
refused-no-ladder = Este servidor não tem classificação.
refused-no-such-place = Ninguém tem este lugar na classificação.
refused-personal-link = Este link pessoal já não funciona. Pede um novo a quem administra o servidor.
refused-places-not-open = Só quem administra o servidor pode acrescentar pessoas à classificação. Pede-lhe um link pessoal.
refused-ladder-full = A classificação está cheia.
refused-tables-off = Este servidor não tem mesas públicas.
refused-not-public = Só se pode denunciar jogadores numa mesa pública.
refused-too-many-connections = Há demasiadas janelas abertas para este lugar ou a partir desta rede. Fecha uma e carrega de novo.
refused-room-set-aside = Os dados desta sala estão danificados. Ninguém pode entrar.
refused-otherwise = Não resultou. Tenta de novo.

# ---- Treinar ------------------------------------------------------------------------------------

## Escolher um desafio

practise-title = Treinar
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

## Resolver

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

## A repetir

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

## Três minutos

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

## O ano

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

## O treino neste dispositivo

kept-practise-rating = A tua pontuação
kept-practise-days = Os teus dias de treino
kept-practise-puzzles = Pontuações dos desafios
kept-practise-again = Desafios a repetir
kept-practise-choice = A tua escolha de desafios
kept-practise-open = O desafio em aberto
kept-practise-rush = As tuas provas de três minutos
kept-practise-race = As tuas corridas

# ---- Um telemóvel numa mesa a sério ----------------------------------------------------------------

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

# ---- The terminal ----------------------------------------------------------------------------------
# Textos do comando `ricochet`. O navegador não carrega esta secção. Só `ricochet tui` usa mensagens acima dela.

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

cli-play-kept = As partidas ficam guardadas em { $place }. Ctrl-C termina.
cli-play-open = Nenhum navegador foi aberto aqui. Abre o endereço acima num.
cli-play-runs = O jogo já está em execução, com as partidas em { $place }.
cli-play-runs-here-only = O jogo já está em execução em { $address }, só para este computador. Termina-o com Ctrl-C onde foi iniciado e inicia-o depois com --lan.
cli-play-scan = Aponta um telemóvel da mesma rede ao código, ou escreve o endereço.

## Terminal: desafios e tabuleiros

cli-solved = { cli-move-count }; { cli-effort }.
cli-no-path = Não há solução
cli-not-solved = Não resolvido dentro do limite
cli-not-solved-effort = { $why }; { cli-effort }.
cli-not-solved-end = { $why }.
cli-more-paths = Há mais de { cli-path-count }; vê --at-most.
cli-all-paths = { cli-path-count } de { cli-move-count }.
cli-not-counted = Não contados dentro do limite.
cli-each-path = { cli-move-count } cada um.
cli-at-least = pelo menos { $moves } movimentos
cli-solve-one-of = escolhe uma: --all, --count ou --every-target.
cli-puzzle-impossible = { $high ->
    [0] nenhum puzzle pode cumprir todas estas condições.
   *[other] nenhum puzzle pode cumprir todas estas condições; são possíveis de { $low } a { $high }.
}
cli-tried = { $tried } de { $most } puzzles ao acaso experimentados
cli-puzzles-one-place = escolhe só uma de --output, --dataset e --book.
cli-puzzles-parquet-nothing = requer --dataset.
cli-puzzle = { cli-move-count }, nível { $grade } de 5; semente { $seed }.
cli-puzzles = { $count } { $count ->
    [one] puzzle
   *[other] puzzles
  }; semente { $seed }.
cli-solve-not-with = --threads não se combina com --all nem com --count.
cli-count-no-first = em 0 movimentos não há primeiro movimento.
cli-count-together = Total: { $total }.
cli-board-no-path = um tabuleiro sem robôs não tem caminhos.
cli-board-move-fault = movimento { $number }, { $move }: { $why } ({ $clause })
cli-board-wrote = Ficheiro escrito: { $file }.
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
tui-stop = Parar a procura
tui-next-solution = Próxima solução
tui-position-note = Escreve ou cola uma posição com o seu alvo, ou o nome de um ficheiro. Exemplo: 4C3A2C1C Rc4 Gn12 >Re15
tui-leave-sure = Sair do jogo? Prime Esc outra vez para sair.
tui-turn-timer = Virar a ampulheta
tui-replay-note = Escreve o nome do ficheiro de um jogo terminado, ou a sua ligação, como https://example.org/games/ID.
tui-next-round = Próxima ronda
tui-today = O desafio de hoje
tui-bots = Jogar com bots
tui-bots-how = Nível: como eu. Duração: curta. Os bots ficam mais fortes a cada ficha que ganhas.
tui-join = Entrar numa sala
tui-room = Ligação da sala, ou o endereço do servidor e o código
tui-room-note = Como https://example.org/r/p7NzQ, ou https://example.org e o código. Sem nome, ficas a ver.

## Terminal: doctor

cli-doctor-platform = sistema
cli-doctor-kernel = núcleo
cli-doctor-cpu-target = processador
cli-doctor-compiled = compilado
cli-doctor-extras = extras
cli-doctor-no-extras = nenhum
cli-doctor-missing = em falta
cli-doctor-to-install = { $extras }; para instalar: { $command }
cli-doctor-browser = navegador
cli-doctor-bundle-current = o pacote web, com jogo sem ligação
cli-doctor-bundle-withdrawn = o pacote web, sem jogo sem ligação (--offline no)
cli-doctor-bundle-outdated = as fontes, sem jogo sem ligação: o pacote web não lhes corresponde (make web)
cli-doctor-bundle-missing = as fontes, sem jogo sem ligação: não há pacote web (make web)
cli-doctor-data = dados
cli-doctor-database = base de dados
cli-doctor-server = servidor
cli-doctor-wrong = <- errado
cli-doctor-writable = { $place }, pode ser escrito
cli-doctor-not-writable = { $place }, { $why }
cli-doctor-no-directory = { $place } não é um diretório
cli-doctor-cannot-write = não é possível escrever em { $place }
cli-doctor-running = em execução em { $address }
cli-doctor-no-server = nenhum em execução
cli-doctor-not-built = não compilado: são precisos um compilador de C++20 e os cabeçalhos do Python, em Debian g++ e python3-dev ({ $command } diz porquê); responde o motor de referência
cli-doctor-not-packed = este pacote foi criado sem ele; responde o motor de referência
cli-doctor-not-loaded = não pode ser carregado: { $why }; responde o motor de referência
cli-doctor-native = usa-se o motor nativo
cli-doctor-other-processor = { $target } (não é para este processador)
cli-doctor-general = só a procura geral
cli-doctor-no-database = ainda não existe
cli-doctor-unchecked = não pode ser verificada: { $why }
cli-doctor-sound = em bom estado
cli-backup-made = { $file } contém todas as partidas de { $directory } e a chave de cada lugar. Não partilhes o ficheiro.
cli-room-closed = A sala está fechada e apagada.
cli-seat-forgotten = O nome foi apagado desta sala e das suas partidas.
cli-place-forgotten = A pessoa foi apagada da classificação.
cli-notice-sent = Agora todos veem que o servidor reinicia dentro de cerca de { $minutes } min.
cli-notice-back = O aviso foi retirado.
cli-convert-one-text = dá um texto, - para a entrada padrão ou --file com ficheiros ou diretórios.
cli-convert-output = --output precisa de --file e não se pode combinar com --lines.
cli-convert-no-files = este diretório não tem ficheiros.
cli-convert-written = Convertidos { $converted } de { $texts } em { $directory }.
cli-in-file = { $file }: { $words }
cli-is-file = { $file } é um ficheiro. Para o ler: { $command }
cli-convert-lost = Perde-se: { $lost }.
cli-export-consented = obrigatório: só se exportam as partidas em que todos deram o consentimento.
cli-tui-terminal = O jogo precisa de um terminal de entrada e de saída.
cli-rooms-forget = --forget tem de ser como SALA/LUGAR, com o número do lugar, não { $said }.
cli-backup-restored = { $directory } contém as partidas de { $file }. Inicia aí o servidor.
cli-database-current = As tabelas da base de dados já estão atualizadas (esquema { $revision }).
cli-database-upgraded = As tabelas da base de dados foram atualizadas (esquema { $revision }).
cli-work-begun = A resolver desafios para { $place }. Ctrl-C termina.
cli-bot-plays = { $name } ocupa um lugar e joga. Ctrl-C para parar.
cli-bot-over = A partida acabou. Ganha: { $winners }.

## Terminal: how commands are used

usage-usage = Uso:
usage-arguments = Argumentos
usage-options = Opções
usage-commands = Comandos
usage-required = obrigatório
usage-default = por omissão
usage-env-var = variável
usage-try = Para ver a ajuda: { $command }
usage-missing = Falta { $name }.
usage-no-option = { $meant ->
    [none] Não existe a opção { $name }.
   *[other] Não existe a opção { $name }. Querias dizer { $meant }?
}
usage-no-command = { $meant ->
    [none] Não existe o comando { $name }.
   *[other] Não existe o comando { $name }. Querias dizer { $meant }?
}
usage-no-value = { $name } precisa de um valor.
usage-value = { $name } não aceita valor.
usage-extra = Argumento inesperado: { $name }
usage-whole = { $name } tem de ser um número inteiro a partir de { $low }, não { $given }.
usage-whole-range = { $name } tem de ser um número inteiro de { $low } a { $high }, não { $given }.
usage-number = { $name } tem de ser um número a partir de { $low }, não { $given }.
usage-number-range = { $name } tem de ser um número de { $low } a { $high }, não { $given }.
usage-choice = { $name } tem de ser um de { $choices }, não { $given }.
usage-numbers = { $name } tem de ser um número a partir de { $low } ou um intervalo como 4-9, não { $given }.
usage-list = { $name } tem de ser uma lista de { $choices }, separados por vírgulas, não { $given }.
usage-shell = O preenchimento automático existe para { $choices }, não para { $given }.
cli-completion-installed = O preenchimento automático está em { $file }. Funciona em cada consola que abrires a partir de agora.
cli-redirected = A consola redirecionou a saída para >{ $file }. Põe o desafio entre aspas: "... >{ $file }".

## Terminal: help of the commands

help-help = Mostrar esta ajuda.
help-each-data = Diretório onde se guardam os jogos; por predefinição, o teu diretório de dados de utilizador.
help-each-target = O alvo, por exemplo Rm2, se PUZZLE for uma posição sem alvo.
help-each-as_json = Escrever um objeto JSON em vez de linhas.
help-each-no_ricochet_rule = Deixar um robô chegar em linha reta ao alvo (sem R5.2).
help-each-seed = A semente; com as mesmas opções dá os mesmos puzzles em todo o lado. Se faltar, uma nova.
help-each-edition = A edição cujos painéis formam o tabuleiro.
help-each-diagonals = Só tabuleiros com diagonais, ou só sem elas.
help-each-robots = Número de robôs.
help-each-moves = Comprimento do caminho mais curto, por exemplo 6 ou 4-9.
help-each-paths = Número de caminhos mais curtos, por exemplo 1 ou 1-3.
help-each-movers = Número de robôs que têm de se mover.
help-each-grade = Dificuldade de 1 a 5, por exemplo 2-3.
help-each-themes = O que acontece em todos os caminhos mais curtos, separado por vírgulas.
help-each-direct = Só puzzles cujo robô pode chegar logo ao alvo, o que não vale (R5.2), ou só os outros.
help-ricochet = Jogar Ricochet Robots e trabalhar com os seus tabuleiros e desafios.

    Os dados vão para a saída padrão, as mensagens para a de erros. O estado de saída é 0 em caso de êxito, 1 se a resposta for negativa, 2 se a entrada não for válida e 3 se a saída não puder ser escrita.
help-ricochet-version = Mostrar a versão.
help-ricochet-install_completion = Instalar o preenchimento automático desta shell.
help-ricochet-show_completion = Mostrar o preenchimento automático desta shell, para copiar ou adaptar.
help-play = Jogar neste computador ou, com --lan, com toda a casa.

    Se já houver um jogo em execução com o mesmo diretório, o comando abre-o.
help-play-lan = Deixar entrar os telemóveis e computadores da casa.
help-play-port = Porta; se estiver ocupada, uma das seguintes.
help-play-browser = Abrir o jogo num navegador.
help-serve = Correr um servidor para outros; cada opção também pode ser definida no ambiente.
help-serve-host = Endereço em que escuta; 0.0.0.0 para todos.
help-serve-port = Porta em que escuta; 0 para qualquer uma livre.
help-serve-operators = Endereço só para quem administra: métricas, prontidão, comandos; porta 0 para uma livre.
help-serve-data = Diretório onde se guardam os jogos; se nada for dito, o teu diretório de dados.
help-serve-database = PostgreSQL que guarda os jogos, postgresql://user@host/name; se nada for dito, um ficheiro no diretório de dados.
help-serve-origin = Endereço que se escreve, https://play.example.org; vários, com vírgulas.
help-serve-base_path = Caminho abaixo do qual está o jogo, como /ricochet; se não for dito, /.
help-serve-trusted_proxy = Endereços ou redes dos proxies reversos à frente, 10.0.0.0/8; vários com vírgulas.
help-serve-keep_days = Apagar as salas em que nada aconteceu durante tantos dias.
help-serve-rooms = Quem pode abrir salas: everybody (todos) ou operator (só quem gere o servidor).
help-serve-tables = Mesas públicas, em que qualquer pessoa pode entrar: yes ou no.
help-serve-ladder = Nome de uma classificação, como Clube de terça; por omissão, nenhuma.
help-serve-ladder_places = Quem pode acrescentar pessoas à classificação: everybody ou operator.
help-serve-offline = Os navegadores guardam o jogo para usar sem rede: yes (sim) ou no (não).
help-serve-log_level = O que se regista: debug, info, warning ou error.
help-serve-log_format = Como se regista: text ou json.
help-backup = Copiar para um ficheiro todos os dados de um servidor, em execução ou parado.

    O ficheiro dá acesso a todos os lugares, por isso só o dono o pode ler.
help-backup-file = Para onde vai a cópia; um ficheiro que já exista é substituído.
help-restore = Restaurar uma cópia num diretório vazio. Um servidor iniciado aí mantém todos os lugares.
help-restore-file = Uma cópia feita por `ricochet backup`.
help-rooms = Listar as salas do servidor a correr, primeiro a última usada; ou abrir ou fechar uma.

    Cada linha tem o identificador, o código, o nome, quando algo aconteceu pela última vez (UTC), os eventos e as páginas abertas.
help-rooms-open_one = Abrir uma sala e imprimir o seu link e o seu código.
help-rooms-close = Fechar esta sala e apagar tudo o que se guarda dela, também os seus jogos.
help-rooms-forget = Apagar em toda a parte o nome deste lugar. Os lugares contam-se a partir de 0.
help-ladder = Lista as pessoas na classificação do servidor em execução, acrescenta uma, renova um link pessoal ou apaga uma pessoa.

    Cada linha mostra o identificador, o lugar, a pontuação, o desvio, as partidas pontuadas e o nome.
help-ladder-add = Acrescenta uma pessoa com este nome e mostra o link pessoal.
help-ladder-renew = Substitui o link pessoal deste identificador e mostra o novo.
help-ladder-forget = Apaga a pessoa com este identificador: nome, link e lugares à mesa.
help-notice = Anunciar a todos um reinício do servidor em execução, ou retirar o anúncio.
help-notice-minutes = Minutos até ao reinício; 0 retira o anúncio.
help-export = Escrever partidas do servidor em funcionamento para investigação: um objeto JSON por linha, sem nomes nem datas.
help-export-consented = Confirmar que só se exportam partidas terminadas em que todos deram o consentimento.
help-db = Trabalhar na base de dados de um servidor com PostgreSQL.
help-upgrade = Criar as tabelas, ou atualizar as de uma versão anterior; uma vez para todos os servidores que as partilham.
help-upgrade-database = O seu endereço, postgresql://user@host/name.
help-work = Resolver desafios para os servidores que partilham um PostgreSQL, com todos os processadores, até lhe dizerem que pare.
help-work-database = O seu endereço, postgresql://user@host/name.
help-bot = Deixar um bot ocupar um lugar numa sala e jogar até ao fim da partida.
help-bot-link = Link da sala, como https://play.example.org/r/p7NzQ.
help-bot-level = Força: de 1, principiante, a 6, mestre; optimal aposta um caminho mais curto.
help-bot-character = Temperamento. Pip aposta cedo, Otto é constante, Nell espera até ter a certeza, Juno vai sempre baixando, Bram é lento e profundo, Vera rápida e baixa.
help-bot-name = Nome à mesa; o nível vem a seguir. Se nada for dito, o nome da personagem.
help-bot-seed = Semente dos pensamentos do bot; se nada for dito, uma ao acaso.
help-tui = Jogar no terminal: a solo, com bots, numa sala ou com desafios; com teclas ou rato.
help-tui-link = Ligação da sala em que entrar.
help-tui-plain = Caracteres dos tabuleiros; se nada for dito, os que o terminal tem.
help-board = Desenhar um tabuleiro, uma posição ou um desafio no terminal, ou como imagem.

    Um robô é a sua letra maiúscula; um alvo, a letra do seu robô e o símbolo (* é o vórtice), com > antes do pedido. /b/ é uma barreira que o azul atravessa. Com --path os robôs estão onde o caminho leva; as setas mostram-no, os números são as paragens, e (r) é onde um robô começou.
help-board-text = Um tabuleiro, uma posição ou um desafio em notação, ou - para o ler.
help-board-path = Movimentos a mostrar, como "Rn Be".
help-board-svg = Escrever aí uma imagem, ou com - na saída padrão.
help-board-theme = As cores da imagem.
help-board-coordinates = Indicar colunas e linhas na imagem.
help-board-colour = Cores no terminal; se nada for dito, onde ele as tem.
help-board-plain = Caracteres do desenho; se nada for dito, os que o terminal tem.
help-convert = Escrever um tabuleiro, uma posição, um desafio ou outro valor noutro formato.

    Com --lines ou com vários ficheiros convertem-se muitos de uma vez. Os que não se podem converter são indicados, e os outros são convertidos.
help-convert-text = O texto, ou - para toda a entrada padrão.
help-convert-to = O formato a escrever, como json, asp ou driftingdroids.
help-convert-source = O formato do texto; se faltar, é reconhecido.
help-convert-file = Ler um texto de cada um destes ficheiros e de cada ficheiro de um diretório.
help-convert-lines = Cada linha do texto ou dos ficheiros é um texto à parte.
help-convert-output = Escrever neste diretório um ficheiro por cada ficheiro, com o mesmo nome. Nenhum é substituído.
help-convert-lossy = Escrever as partes que o formato consegue representar e indicar as que se perdem.
help-check = Julgar um caminho movimento a movimento. O estado de saída é 0 se resolve o desafio, senão 1.

    Imprime de cada movimento o número, o movimento, onde começa e onde para; de um movimento recusado, a regra e o código.
help-check-puzzle = Um desafio em notação, ou - para o ler da entrada padrão.
help-check-path = Movimentos como "Rn Be", ou - para os ler da entrada padrão.
help-count = Contar todas as sequências de tantos movimentos permitidos.
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
help-solve-engine = A procura: native onde estiver compilada, ou reference.
help-solve-threads = Processadores para um desafio ou, com -, para tantos ao mesmo tempo.
help-solve-max_moves = Comprimento máximo de um caminho.
help-solve-max_expanded = Número máximo de estados a expandir.
help-solve-max_memory = Memória máxima para os estados visitados, em GB.
help-solve-time_limit = Tempo máximo de procura para cada desafio, em segundos.
help-puzzle = Imprimir um puzzle ao acaso que tem solução.
help-puzzle-drawn = Desenhar também o puzzle.
help-puzzles = Imprimir muitos puzzles ao acaso, um por linha.
help-puzzles-n = Número de puzzles.
help-puzzles-start = Índice do primeiro puzzle; os outros seguem-no.
help-puzzles-threads = Processadores; os puzzles são os mesmos.
help-puzzles-output = Escrever os puzzles neste ficheiro. Continuar onde uma execução anterior parou.
help-puzzles-dataset = Escrever neste diretório os puzzles como linhas de JSON, a sua soma de verificação e uma ficha; continuar como --output.
help-puzzles-scheduler = Usar os trabalhadores deste escalonador do Dask; os puzzles são os mesmos.
help-puzzles-book = Escrever neste diretório um livro para imprimir: páginas em SVG, com as soluções no fim.
help-puzzles-parquet = Com --dataset, escrever os puzzles também em Parquet.
help-puzzles-as_json = Escrever por cada puzzle um objeto JSON com caminho e dificuldade.
help-strong = Encontrar a distância de cada posição de quatro robôs a um alvo de um tabuleiro.

    Imprime quantas posições há a cada distância, e as mais difíceis. Com --look-up imprime a distância de uma posição; o estado de saída é 1 se não tiver solução.
help-strong-board = Um tabuleiro em notação; com --look-up uma posição, ou - para a ler.
help-strong-target = Um alvo, como ">Rm2" ou ">*m2".
help-strong-output = Guardar a tabela nesse ficheiro; com --box, um diretório.
help-strong-look_up = Imprimir a distância de uma posição segundo essa tabela.
help-strong-verify = Verificar cada distância desta tabela.
help-strong-beside = A tabela em que assenta: a mesma sem R5.2 ou, para o vórtice, a de um robô.
help-strong-box = Encontrar o máximo de cada alvo de cada tabuleiro sem barreiras, e continuar onde ficou.
help-strong-scheduler = Com --box, deixar as tabelas para os trabalhadores desse escalonador do Dask.
help-strong-threads = Processadores a usar.
help-strong-max_memory = Recusar o que precise de mais memória, em GB.
help-strong-hardest = Quantas das posições mais difíceis imprimir.
help-docs = Ler a documentação num navegador; este computador serve-a até Ctrl-C.
help-docs-browser = Abrir a documentação num navegador.
help-doctor = Listar o que está instalado e verificar se funciona. O estado de saída é 1 se algo estiver mal.
help-doctor-database = O seu endereço, postgresql://user@host/name.

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
fault-site-missing = A documentação não está gerada. Execute make docs numa cópia do projeto.
fault-link = Isto não é um link de uma sala, como https://example.org/r/ROOM.
fault-game = Isto não é o ficheiro de um jogo terminado: { $why }.
fault-record = Linha { $line } do registo: { $why }
fault-record-size = Um registo em texto tem no máximo { $most } MB.
fault-nothing-found = Nenhum de { $tries } puzzles ao acaso tem tudo o que se pede. Pede menos.
fault-puzzle-file = O ficheiro { $file } não contém os primeiros puzzles desta semente, deste início e destas opções. Escreve noutro ficheiro.
fault-unsolvable = Este puzzle não tem solução, por isso não tem dificuldade.
fault-move-blocked = { $who } não pode ir para { $where }: há { $what } à frente.
fault-stops-on-diagonal = { $who } acabaria numa barreira. Não é permitido.
fault-endless-slide = { $who } deslizaria sem fim. Não é permitido.
fault-robot-not-in-play = { $who } não está em jogo.
judged-reaches = { $who } alcança { $cell } em { $moves } { $moves ->
    [one] movimento
   *[other] movimentos
  }.
judged-empty = Um caminho tem pelo menos um movimento.
judged-nobody-there = No fim não há nenhum robô em { $cell }.
judged-not-there = { $who } não está em { $cell } no fim.
judged-no-ricochet = { $who } não dobrou uma esquina entre dois movimentos seus.

## Terminal: rejected notation

fault-unexpected = Esperava-se { $expected }; está { $found }.
fault-target = Isto é um desafio. Se queres uma posição, tira o alvo.
part-end = o fim
part-cell = uma casa como c4
part-direction = uma direção (n, e, s ou w)
part-robot = um robô (R, G, B, Y ou S)
part-wanted = um robô (R, G, B ou Y) ou * para o vórtice
part-board = uma secção (1A a 4D) ou um tamanho como 5x4:
part-face = o lado da secção (A a D)
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
fault-formats = Este texto pode ser qualquer um de { $formats }. Indica o formato.
fault-no-cell = { $cell } não é uma casa: escreve coluna e linha, como c4.
fault-off-board = Não há casa { $cell } neste tabuleiro, que acaba em { $corner }.
fault-no-panel = Não há secção { $panel }: as secções são 1A a 4D.
fault-same-marking = Duas secções têm a mesma marca ({ $who }); um tabuleiro precisa das quatro.
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
fault-cell-number = A casa número { $number } não está num tabuleiro de { $size }.
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
fault-table-foreign = O ficheiro { $file } não é uma tabela de distâncias.
fault-table-version = O ficheiro { $file } é uma tabela de outra versão; fá-la de novo.
fault-table-damaged = O ficheiro { $file } está danificado; fá-lo de novo.
fault-table-busy = Outro processo acrescenta linhas ao ficheiro { $file }; deixa-o terminar primeiro.
fault-scheduler-unreachable = Nenhum escalonador do Dask responde em { $address }. Um endereço tem a forma tcp://127.0.0.1:8786.
fault-table-wrong = A tabela está errada: de { $position } diz { $recorded } movimentos e devem ser { $due }.
fault-table-beside-one = Uma tabela do vórtice é verificada ao lado da de um robô para a mesma casa, com a mesma regra.
fault-table-beside-free = Uma tabela com R5.2 é verificada ao lado da mesma sem R5.2.
fault-table-turned = Com R5.2 não se pode verificar a tabela de um robô que as barreiras desviam.

## Terminal: rejected settings and data

fault-port = --port tem de ser um número de 0 a { $most }, não { $said }.
fault-operators = --operators tem de ser como 127.0.0.1:9017, não { $said }.
fault-origin = --origin tem de ser como https://play.example.org, não { $said }.
fault-base-path = --base-path deve ser como /ricochet, não { $said }.
fault-trusted-proxy = --trusted-proxy deve indicar endereços ou redes como 10.0.0.0/8, não { $said }.
fault-keep-days = --keep-days tem de ser um número de 1 a 99999, não { $said }.
fault-ladder = --ladder tem de ser um nome de { $most } caracteres no máximo, não { $said }.
fault-choice = Para --{ $option } há { $list }, não { $said }.
fault-no-address = Não existe o endereço { $host }. Escolhe outro com { $option }.
fault-foreign-address = { $host } não é um endereço deste computador. Escolhe outro com { $option }.
fault-cannot-listen = Não é possível escutar em { $place }: { $why }. Escolhe outra porta com { $option }.
refused-no-server = Não há nenhum servidor a correr com { $place }.
refused-no-such-room = Nenhuma sala tem este link ou código.
refused-data-in-use = Outro servidor usa { $place }. Para-o, ou escolhe outro diretório com --data.
refused-data-newer = Os dados têm o esquema { $found }, mas esta versão só conhece { $known }. Atualiza o programa.
refused-data-not-empty = Já há algo em { $place }. Escolhe um diretório vazio com --data.
refused-data-not-a-file = { $place } não é um ficheiro comum. Escolhe outro lugar para a cópia.
refused-data-damaged = Não é possível usar { $place }: { $why }.
refused-data-place = Não é possível guardar jogos em { $place }: { $why }.
refused-data-unopened = Não é possível abrir os dados em { $place }: { $why }.
fault-database = --database tem de ser como postgresql://user@host/name.
fault-no-database = Indica a base de dados com --database ou RICOCHET_DATABASE.
refused-data-older = A base de dados { $place } tem o esquema { $found }, anterior ao desta versão. Executa: ricochet db upgrade --database URL
refused-data-no-tables = A base de dados { $place } ainda não tem tabelas. Executa: ricochet db upgrade --database URL
refused-data-elsewhere = Os jogos estão em PostgreSQL. Copia-os com os seus próprios meios, como pg_dump.
refused-data-no-version = A tabela alembic_version não contém exatamente uma versão dos dados. Restaura-a a partir de uma cópia de segurança.
refused-data-tables-missing = Faltam aos dados as tabelas { $tables }. Restaura-as a partir de uma cópia de segurança.
refused-data-server-file = { $place } é um ficheiro com dados de um servidor, ou a cópia de outro. Escolhe outro lugar para a cópia.
refused-secret = { $fault ->
    [missing] Falta o segredo que comprova os lugares. Restaura a tabela secrets a partir de uma cópia de segurança: sem ela, todos perdem o lugar.
    [damaged] O segredo que comprova os lugares está danificado. Restaura a tabela secrets a partir de uma cópia de segurança: sem ela, todos perdem o lugar.
   *[wrong] O segredo que comprova os lugares não é o certo. Restaura a tabela secrets a partir de uma cópia de segurança: sem ela, todos perdem o lugar.
}
refused-data-secret-unproven = Falta à tabela meta o valor de controlo do segredo que comprova os lugares. Restaura-a a partir de uma cópia de segurança: com um segredo errado, todos perdem o lugar.
refused-database-unreachable = Não se consegue chegar à base de dados { $place }: { $why }.
refused-database-missing = A base de dados { $place } não existe. Cria-a com createdb.
refused-database-password = A base de dados { $place } não aceita este utilizador ou esta palavra-passe.
refused-database-rights = Ao utilizador da base de dados { $place } faltam permissões: { $why }.
part-no-file = esse ficheiro não existe
part-empty = está vazio
part-foreign = não é deste jogo
part-damaged = danificado: { $why }
part-damaged-rooms = danificado: o registo da sala { $rooms }
part-damaged-rows = danificado: linhas de { $tables }
part-too-busy = um servidor está a escrever demasiado para o verificar

# The preview of a link, written by the server.

link-what = Os robôs deslizam até que algo os pare. Encontra a solução com menos movimentos e ganha a ficha.
link-room = Tens um convite para { $product } · { $room }
link-room-board = O tabuleiro da sala e quatro robôs.
link-game = Uma partida terminada de { $product }
link-game-board = O tabuleiro da partida e quatro robôs.
link-rules = Como se joga · { $product }
link-learn = Dez tabuleiros pequenos para aprender · { $product }
link-today = O desafio de hoje · { $product }
link-day = Desafio de { $day } · { $product }
link-tables = Mesas públicas · { $product }
link-alone = Jogar a solo · { $product }
link-games = Jogos neste dispositivo · { $product }
link-ladder = Classificação · { $product }
link-me = O teu lugar na classificação · { $product }
link-table = A caixa à tua própria mesa · { $product }
link-analyse = Analisar · { $product }
link-practise = Treinar · { $product }
link-tv = Ver numa televisão · { $product }
link-device = Neste dispositivo · { $product }
link-any-robot = Qualquer robô
link-robot = { $who }
link-puzzle = { $who } para { $cell }. Em quantos movimentos consegues?
link-puzzle-board = Um tabuleiro com quatro robôs. { $who } tem de parar em { $cell }.

# Todas as palavras no tela, em português do Brasil. As seções seguem as páginas; o estado da rodada vem no fim.

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

## Casas, para quem lê o tabuleiro

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

## Recusas do servidor que aqui pedem outras palavras

problem-offline = Não foi possível acessar o servidor. Verifique a conexão e tente de novo.
problem-no-such-room = Nenhuma sala tem este código. Confira os oito caracteres.
problem-no-such-game = Nenhuma partida encerrada tem este link. Ele pode estar incompleto, ou a partida foi apagada.
problem-unreadable = Este endereço não contém nenhum tabuleiro legível. O link pode estar incompleto.
problem-illegal = O tabuleiro deste endereço não cumpre uma regra.
problem-ambiguous = O tabuleiro deste endereço é ambíguo.

## Cabeçalho, ajuda, configurações

back-to-start = Voltar à página inicial
turn-board = Girar o tabuleiro
help = Ajuda
help-rules = Regras
help-keys = Teclas
settings = Configurações
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
key-space = Espaço
key-escape = Esc
key-enter = Enter
key-tab = Tab
key-shift = Shift

## Página inicial

hero-way = Encontre o caminho.
hero-number = Diga o número.
lead = Os robôs deslizam até que algo os pare. Encontre o caminho mais curto até o alvo. Aposte o menor número, mostre-o, e a ficha é sua.
your-name = Seu nome
name-missing = Escreva primeiro o seu nome.
name-alone = Visitante
make-room = Criar uma sala
room-code = Código da sala
code-length = Um código de sala tem oito caracteres.
join = Entrar
watch = Ver
start-aim = { $robot ->
    [any] Qualquer robô. Alvo: { $target }
   *[other] Robô { robot-name }. Alvo: { $target }
  }
start-aim-how = Deslize o dedo sobre ele: ele anda até que algo o pare.
todays-puzzle = O desafio de hoje
todays-puzzle-missing = Não foi possível carregar o desafio de hoje.
play-alone = Jogar sozinho
play-alone-note = 17 fichas contra a ampulheta
how-to-play = Como se joga
how-to-play-note = As regras em uma página
no-account = Sem conta
no-tracking = Sem rastreamento

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
solved-copy = Copiar resultado
solved-copied = Resultado copiado.
solved-by-hand = Não foi possível copiar o resultado. Copie você mesmo: { $words }
share-day = Ricochet Robots { $date }
share-moves = { move-count } (mínimo { $best })
share-streak = sequência { $days }
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

## A chegada a uma sala

connecting = Conectando
connection-lost = Conexão perdida. Tentando de novo…
connection-unsent = Sem conexão. O seu { $bid } não chegou.
connection-offline = { $bid ->
    [none] Você está sem conexão. A areia continua caindo.
   *[other] Você está sem conexão. O seu { $bid } não chegou; a areia continua caindo.
  }
connection-sending = { $bid ->
    [none] Enviando…
   *[other] Enviando { $bid }…
  }
server-silent = O servidor não responde. Tentando de novo…
notice-restart = O servidor reinicia em cerca de { $minutes } min. Seu jogo continua depois.
try-now = Tentar agora
you-are-back = Você voltou.
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
# After other names, as in "Mara and you".
you-among = você
away = ausente
watching = { $count } assistindo
# On a page that shows the events of some seconds ago.
behind = { $seconds } s de atraso
nobody-else = Ainda não há mais ninguém.
nobody-else-note = Envie o link ou comece sozinho: os outros podem entrar depois.
host-decides = { $name } prepara a mesa e começa a partida.
room-menu = Sala
host-tools = Para quem organiza a mesa
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

## Endereços que não levam a lado nenhum, sessões que terminaram

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
rules-bid-consent = Se não puder apostar menos, você pode passar. Uma nova aposta anula isso. Quando todos tiverem passado, a areia para na hora. Antes da primeira aposta, passar significa “Não vejo solução”. Se então todos passarem, a ficha volta ao monte.
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

## Leaving a match, coming back, and the games on this device

leaving-title = A partida continua
leaving-seat-stays = Você mantém seu lugar, suas fichas e sua aposta. Se for sua vez de mostrar, você tem 20 s para voltar.
leaving-title-seat = Sair da mesa?
leaving-seat = Você fica com suas fichas, ainda pode ganhar e pode voltar.
leaving-title-alone = Sair do jogo?
leaving-alone = A areia continua correndo enquanto você não está. Você pode voltar, e as fichas encontradas continuam suas.
leaving-continue = Continuar
call-show = É sua vez de mostrar
call-chip = A ficha { $round } está à vista
call-go = Ir
my-game-running = Seu jogo está em andamento
my-game-over = Seu jogo acabou
my-game-back = Voltar ao seu jogo
my-game-result = Ver o resultado
my-game-thinking = Ainda ninguém apostou
my-game-chips = você tem { $chips }
games-title = Jogos neste dispositivo
games-all = Todos os jogos deste dispositivo
games-none = Ainda não há jogos neste dispositivo.
games-kept = Esta lista fica só neste dispositivo. O servidor guarda a página de cada jogo por algum tempo.
games-save = Salvar como arquivo
games-forget = Esquecer todos
games-forget-sure = Esquecer todos os jogos deste dispositivo?
games-keep = Mantê-los
game-won = { $you ->
    [yes] Você ganhou, { $chips }
   *[no] { $name } ganhou, { $chips }
}
game-alone = Sozinho: { $found } de { $chips } encontradas

## Aprender jogando

learn-title = Aprender jogando
learn-note = Dez pequenos tabuleiros, um minuto cada
learn-place = { $place } de { $total }
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
learn-showing-how = Você apostou 4, então mostre exatamente 4: alcance o alvo com o quarto movimento, nem antes nem depois. Existe uma solução em 3; gaste um movimento a mais.
learn-showing-done = Você mostra exatamente o que aposta. Agora conhece o jogo inteiro.
key-learn-next = Próximo tabuleiro

# ---- A rodada ---------------------------------------------------------------------------------------

## Quem e quanto

person = { $you ->
    [yes] Você
   *[no] { $name }
  }
chip-count = { $chips } { $chips ->
    [one] ficha
   *[other] fichas
  }
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
timer-show = para terminar de mostrar
timer-resting = A ampulheta está parada

## Jogadores e apostas

rows-label = Jogadores
rows-label-bids = Apostas na ordem de demonstração
rows-order = Ordem de demonstração
rows-bid = Aposta
rows-thinking = pensando
rows-none = sem aposta
rows-passed = passou
rows-own-none = —
rows-first-said = disse antes
rows-fewer-chips = menos fichas
rows-was = era { $moves }
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
rows-ready = pronto
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
think-lapsed = Ninguém apostou. Virar a ampulheta?
bid-title = Quantos movimentos?
bid-title-lower = Baixe sua aposta
bid-type = digite um número <key>7</key> <key>Enter</key>
bid-own = Sua aposta é { $moves }
bid-key-over = { $moves } movimentos ou mais
bid-over = { $moves }+
bid-send = { $exact ->
    [yes] Apostar { $moves } exatos
   *[no] Apostar { $moves } ou menos
  }
bid-rule-tag = { $exact ->
    [yes] exatos
   *[no] ou menos
  }
bid-rule = Depois você pode baixar a aposta, nunca aumentá-la.
bid-thinking = pensando { $time }
bid-lowest = 2 é a menor aposta possível.
bid-same = Você já apostou { $moves }.
bid-back = Números mais baixos
bid-not-yet = Você joga a partir da próxima ficha.
bid-shut = Conexão perdida. Você pode apostar quando ela voltar.
pass-nothing-lower = Passo
pass-no-way = Não vejo solução
passed-nothing-lower = Você passou. Uma aposta anula isso.
passed-no-way = Você disse que não vê solução. Uma aposta anula isso.
put-back = Devolver a ficha ao monte
put-back-why = Nenhum jogador desta ficha está aqui.

## Mostrar

show-boxes = { $made } de { $moves } movimentos feitos
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
result-back = A ficha volta ao monte.
result-shown = Aposta de { $bid }, mostrada em { $moves }.
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
result-last-alone = Ver o resultado
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
final-ranking = Classificação
final-rounds = Rodadas
final-rounds-note = aposta vencedora e solução mais curta
final-more = Mais { $rounds } { $rounds ->
    [one] rodada
   *[other] rodadas
  }
final-fewer = Menos rodadas
final-share = Compartilhar
final-share-text = { $result } no Ricochet Robots, { $rounds }. A solução mais longa teve { $moves } movimentos. Você teria visto?
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
rematch-asks = { $name } quer a revanche
rematch-not-now = Agora não
rematch-accept = Eu jogo
rematch-in = Você está dentro.
rematch-first-chip = Primeira ficha em { $clock }
rematch-waits = Esperando os outros
rematch-players = Jogam: { $names }
rematch-out = Não vou jogar
rematch-running = A revanche está em andamento
rematch-join = Entrar
rematch-rules = Mudar as regras
final-lost = Não foi possível encontrar esta partida

## Sozinho

alone = Sozinho
alone-goal = Vença a areia
alone-goal-chip = Cada ficha indica um robô e um alvo. Encontre os movimentos de cabeça, aposte o número deles ou toque em “Encontrei”, e depois mostre.
alone-goal-win = Você ganha cada ficha que mostra, se encontrá-la antes que a areia acabe. Ganhe { $needed } de { $chips } para vencer a areia.
alone-start = Virar a primeira ficha
alone-start-note = Então a areia começa: { $seconds } segundos por ficha.
alone-rule = Antes que a areia acabe, aposte um número ou toque em “Encontrei”. Depois mostre sua solução.
alone-second-run = A ampulheta corre uma segunda vez.
alone-runs-on = A areia continua correndo.
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

## Ver, e o caminho para um lugar e dele para fora

watch-guess = Seu palpite secreto
watch-guess-note = ninguém vê
watch-stream = Tela de transmissão
watch-stream-end = Sair da tela de transmissão
watch-take = Jogar a partir da próxima ficha
watch-full = A mesa está cheia. Você está assistindo.
watch-alone = Você está assistindo.
leave-sure = Sair da mesa? Você fica com suas fichas, ainda pode ganhar e pode voltar.
leave-bid = Sua aposta falha quando chegar a vez dela.
leave-no = Ficar

## O tabuleiro de rascunho

swipe-thinking = Os robôs ficam parados enquanto todos pensam. Encontre a solução de cabeça e depois aposte.
scratch-title = Tabuleiro de rascunho
scratch-note = Só você vê isto. Os robôs da mesa ficam onde estão.
scratch-start = Experimentar no tabuleiro de rascunho
scratch-reset = Restaurar
scratch-end = Concluir
scratch-count = { $moves ->
    [0] sem movimentos
    [one] 1 movimento
   *[other] { $moves } movimentos
  }

## O que acontece, dito e mostrado

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
event-extended = O servidor parou por { $seconds } segundos. O tempo se prolonga na mesma medida.
event-host = { $you ->
    [yes] A partir de agora, você organiza a mesa.
   *[no] A partir de agora, { $name } organiza a mesa.
  }
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
key-pass = Passar: nada mais baixo, ou nenhuma solução
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
key-stream-end = Sair da tela de transmissão

## Pedidos recusados

refused-bid-not-lower = Você já apostou { $standing }. Só pode baixar sua aposta.
refused-bid-too-small = A menor aposta é 2.
refused-bid-too-large = A maior aposta é 99.
refused-bidding-over = A areia acabou. Não se aposta mais.
refused-joins-next-round = Você joga a partir da próxima ficha.
refused-consent-off = Nesta partida a areia não pode acabar mais cedo.
refused-players-there = Ainda há alguém desta rodada aqui.
refused-not-your-turn = Não é sua vez de mostrar.
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
refused-storage-unavailable = No momento, o servidor não consegue guardar nada. Tente de novo.
refused-disk-low = O servidor tem pouco espaço em disco e no momento não pode abrir salas novas.
refused-room-full = Esta sala atingiu o limite. Abra outra.
refused-board-picked = Você escolheu este tabuleiro à mão, por isso ele não é embaralhado.
refused-option-invalid = Estas opções não combinam.
refused-invitation-open = Você não está nesta partida. Responda primeiro ao convite.
refused-others-answering = Os outros ainda podem responder ao convite.
refused-match-running = Há uma partida em andamento.
refused-name-unreadable = Este nome contém caracteres que não podem ser exibidos. Escolha outro.
refused-name-without-letters = Um nome precisa de uma letra, um algarismo ou um emoji.
refused-robot-not-in-play = Este robô não está em jogo.
refused-rooms-not-opened = Neste servidor, só quem o administra pode abrir salas. Peça um link.
refused-too-many-connections = Há janelas demais abertas para este lugar ou nesta rede. Feche uma e recarregue.
refused-room-set-aside = Os dados desta sala estão danificados. Ninguém pode entrar.
refused-otherwise = Não deu certo. Tente de novo.

# ---- The terminal ----------------------------------------------------------------------------------
# Palavras do comando `ricochet`. O navegador não recebe nada daqui em diante, e nada do que está acima se usa aqui.

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
cli-puzzle-impossible = nenhum quebra-cabeça pode ter tudo isso.
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

## Terminal: doctor

cli-doctor-platform = sistema
cli-doctor-kernel = núcleo
cli-doctor-cpu-target = processador
cli-doctor-compiled = compilado
cli-doctor-extras = extras
cli-doctor-no-extras = nenhum
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
cli-doctor-not-built = não compilado: são necessários um compilador de C++20 e os cabeçalhos do Python, no Debian g++ e python3-dev (RICOCHET_REQUIRE_KERNEL=1 pip install . diz por quê); responde o motor de referência
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
cli-notice-sent = Todos leem que o servidor reinicia em cerca de { $minutes } min.
cli-notice-back = O aviso foi retirado.
cli-convert-one-text = informe um texto, - para a entrada padrão ou --file ARQUIVO.
cli-convert-lost = Perde-se: { $lost }.
cli-export-consented = Acrescente --consented: só são exportadas as partidas em que todos deram o consentimento.
cli-backup-restored = { $directory } contém as partidas de { $file }. Inicie o servidor ali.
cli-database-current = As tabelas do banco de dados já estão atualizadas (esquema { $revision }).
cli-database-upgraded = As tabelas do banco de dados foram atualizadas (esquema { $revision }).
cli-work-begun = Resolvendo desafios para { $place }. Pressione Ctrl-C para encerrar.

## Terminal: how commands are called

usage-usage = Uso:
usage-arguments = Argumentos
usage-options = Opções
usage-commands = Comandos
usage-required = obrigatório
usage-default = padrão
usage-env-var = variável
usage-try = Para ver a ajuda: { $command }
usage-missing = Falta { $name }.
usage-no-option = Não existe a opção { $name }.
usage-no-command = Não existe o comando { $name }.
usage-no-value = { $name } precisa de um valor.
usage-value = { $name } não aceita valor.
usage-extra = Argumento inesperado: { $name }
usage-whole = { $name } precisa ser um número inteiro a partir de { $low }, não { $given }.
usage-whole-range = { $name } precisa ser um número inteiro de { $low } a { $high }, não { $given }.
usage-number = { $name } precisa ser um número a partir de { $low }, não { $given }.
usage-choice = { $name } precisa ser um de { $choices }, não { $given }.
usage-numbers = { $name } precisa ser um número a partir de { $low } ou um intervalo como 4-9, não { $given }.
usage-list = { $name } precisa ser uma lista de { $choices }, separados por vírgulas, não { $given }.
usage-shell = O preenchimento automático existe para { $choices }, não para { $given }.
cli-completion-installed = O preenchimento automático está em { $file }. Funciona em cada terminal aberto a partir de agora.
cli-redirected = O shell redirecionou a saída para >{ $file }. Coloque o desafio entre aspas: "... >{ $file }".

## Terminal: help

help-help = Mostrar esta ajuda.
help-each-data = Diretório em que os jogos são salvos; por padrão, um diretório seu.
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
help-notice = Anunciar a todos um reinício do servidor em execução, ou retirar o anúncio.
help-notice-minutes = Minutos até o reinício; 0 retira o anúncio.
help-export = Escrever partidas do servidor em execução para pesquisa: um objeto JSON por linha, sem nomes nem datas.
help-export-consented = Confirmar que só se exportam partidas encerradas em que todos deram o consentimento.
help-db = Trabalhar no banco de dados de um servidor com PostgreSQL.
help-upgrade = Criar as tabelas, ou atualizar as de uma versão anterior; uma vez para todos os servidores que as compartilham.
help-upgrade-database = Endereço, postgresql://user@host/name.
help-work = Resolver desafios para os servidores que compartilham um PostgreSQL, com todos os processadores, até ser encerrado.
help-work-database = Endereço, postgresql://user@host/name.
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
help-convert-text = O texto, ou - para toda a entrada padrão.
help-convert-to = O formato a escrever, como json, asp ou driftingdroids.
help-convert-source = O formato do texto; se faltar, é reconhecido.
help-convert-file = Ler o texto deste arquivo.
help-convert-lossy = Escrever o que cabe no formato e dizer o que se perde.
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
help-puzzles-output = Escrever os quebra-cabeças neste arquivo.
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

## Terminal: moves and paths that are refused

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
fault-extra-missing = { $what } precisa do extra { $extra }: pip install "{ $package }[{ $extra }]"
fault-site-missing = A documentação não foi gerada. Execute make docs em uma cópia do projeto.
fault-link = Isto não é um link de uma sala, como https://example.org/r/ROOM.
fault-game = Isto não é o arquivo de um jogo terminado: { $why }.
fault-nothing-found = Nenhum de { $tries } quebra-cabeças sorteados tem tudo o que se pede. Peça menos.
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

## Terminal: notation that is refused

fault-unexpected = Esperava-se { $expected }; está { $found }.
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

## Terminal: searches and tables that are refused

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
fault-table-wrong = A tabela está errada: de { $position } diz { $recorded } movimentos e devem ser { $due }.
fault-table-beside-one = Uma tabela do vórtice é verificada ao lado da de um robô para a mesma casa, com a mesma regra.
fault-table-beside-free = Uma tabela com R5.2 é verificada ao lado da mesma sem R5.2.
fault-table-turned = Com R5.2 não se pode verificar a tabela de um robô que as barreiras desviam.

## Terminal: settings and data that are refused

fault-port = --port precisa ser um número de 0 a { $most }, não { $said }.
fault-operators = --operators precisa ser como 127.0.0.1:9017, não { $said }.
fault-origin = --origin precisa ser como https://play.example.org, não { $said }.
fault-base-path = --base-path deve ser como /ricochet, não { $said }.
fault-trusted-proxy = --trusted-proxy deve indicar endereços ou redes como 10.0.0.0/8, não { $said }.
fault-keep-days = --keep-days precisa ser um número de 1 a 99999, não { $said }.
fault-choice = Para --{ $option } há { $list }, não { $said }.
fault-no-address = O endereço { $host } não existe. Escolha outro com --host.
fault-foreign-address = { $host } não é um endereço deste computador. Escolha outro com --host.
fault-cannot-listen = Não é possível escutar em { $place }: { $why }. Escolha outra porta com --port.
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
refused-database-unreachable = Não se consegue chegar à banco de dados { $place }: { $why }.
refused-database-missing = O banco de dados { $place } não existe. Crie-o com createdb.
refused-database-password = O banco de dados { $place } não aceita este usuário ou esta senha.
refused-database-rights = Ao usuário do banco de dados { $place } faltam permissões: { $why }.
part-no-file = esse arquivo não existe
part-empty = está vazio
part-foreign = não é deste jogo
part-damaged = danificado: { $why }
part-damaged-rooms = danificado: o registro da sala { $rooms }
part-too-busy = um servidor está a escrever demasiado para o verificar

# The preview of a link, which the server writes.

link-what = Os robôs deslizam até que algo os pare. Encontre a solução com menos movimentos e ganhe a ficha.
link-room = Você tem um convite para { $product } · { $room }
link-room-board = O tabuleiro da sala e quatro robôs.
link-game = Uma partida encerrada de { $product }
link-game-board = O tabuleiro da partida e quatro robôs.
link-rules = Como se joga · { $product }
link-learn = Dez tabuleiros pequenos para aprender · { $product }
link-today = O desafio de hoje · { $product }
link-day = Desafio de { $day } · { $product }
link-games = Jogos neste dispositivo · { $product }
link-any-robot = Qualquer robô
link-robot = { $who }
link-puzzle = { $who } para { $cell }. Em quantos movimentos você consegue?
link-puzzle-board = Um tabuleiro com quatro robôs. { $who } precisa parar em { $cell }.

product = Ricochet Robots
tab-title = { $page } · Ricochet Robots
tab-your-turn = { $time } · sua vez
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
slide-move-blocked = { robot-title } não pode ir para { direction-name }: há { $by ->
    [robot] um robô
   *[wall] uma parede
  } à frente.
slide-stops-on-diagonal = { robot-title } terminaria em uma barreira. Isso não é permitido.
slide-endless-slide = { robot-title } deslizaria sem fim. Isso não é permitido.
problem-offline = Não foi possível acessar o servidor. Verifique a conexão e tente de novo.
page-missing-title = Não foi possível carregar esta página
problem-no-such-room = Nenhuma sala tem este código. Confira os oito caracteres.
problem-no-such-game = Nenhuma partida encerrada tem este link. Ele pode estar incompleto, ou a partida foi apagada.
problem-unreadable = Este endereço não contém nenhum tabuleiro legível. O link pode estar incompleto.
problem-illegal = O tabuleiro deste endereço não cumpre uma regra.
problem-ambiguous = O tabuleiro deste endereço é ambíguo.
back-to-start = Voltar à página inicial
back = Voltar
turn-board = Girar o tabuleiro
help = Ajuda
settings = Configurações
menu = Menu
close = Fechar
language = Idioma
theme = Tema
sound = Som
turn = Girar
mirror = Espelhar
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
key-analyse = Analisar
lead = Os robôs deslizam até que algo os pare. Encontre o caminho mais curto até o alvo. Aposte o menor número, mostre-o, e a ficha é sua.
your-name = Seu nome
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
device-title = Neste dispositivo
offline-line = Sem conexão. Só grupo, códigos e televisão precisam dela.
install = Instalar
door-table = Sua caixa
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
solved-moves = Movimentos
solved-best = Mais curto
solved-streak = Sequência
solved-paths = Soluções deste desafio
solved-reveal = Mostrar uma das mais curtas
solved-again = Tentar de novo
solved-share = Compartilhar
share-over = { $over ->
    [0] Solução mais curta
    [1] Um a mais que o necessário
   *[other] { $over } a mais que o necessário
  }
share-streak = { $days } dias seguidos
all-days = Desafios anteriores
analyse = Analisar
analyse-link = Copiar link
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
arrival-title = Você tem um convite
arrival-host = { $name } convida você para jogar
arrival-what = Os robôs deslizam até que algo os pare. Encontre a solução com menos movimentos e ganhe a ficha.
tryout-title = Experimente este tabuleiro: resolva em dois movimentos
tryout-done = Você resolveu em 2. É tudo o que um robô faz.
arrival-present = { $names } { $count ->
    [one] está
   *[other] estão
  } na mesa.
arrival-nobody = Ainda não há ninguém na mesa.
arrival-late = A partida já começou. Você pode jogar a partir da próxima ficha.
sit-down = Ocupar um lugar
qr = Código QR do link para esta sala
seats = Na mesa
you = Você
you-among = você
away = ausente
behind = { $seconds } s de atraso
player-number = Jogador { $number }
team-seated = Este dispositivo já tem um lugar nesta sala.
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
choose = Escolher
panels = Seções
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
bots-play = Jogar com bots
bots-note = Bots fáceis, cerca de { $minutes } minutos
rematch = Revanche
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
diagonals = Barreiras coloridas
length = Duração
series = Série
series-note = Quem vencer { $wins } partidas primeiro ganha a série.
more = Mais
reach = Movimentos a mostrar
runs = Voltas da ampulheta
seconds = { $count } s
minutes = { $count } min
number = { $count }
no-limit = sem limite
less = { $what }: menos
nowhere-title = Página não encontrada
nowhere = Não há nenhuma página neste endereço. O link pode estar incompleto.
ended-title = Você não pode entrar nesta sala
ended-no-such-room = Nenhuma sala tem este link. Pode estar incompleto, ou a sala foi apagada.
stale-title = Há uma versão mais nova
ended-version = O servidor usa uma versão mais nova do que esta página. Recarregue-a; seu lugar fica guardado.
reload = Recarregar
to-start = Ir para a página inicial
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
call-show = É sua vez de mostrar
call-chip = A ficha { $round } está à vista
call-go = Ir
my-game-running = Seu jogo está em andamento
my-game-over = Seu jogo acabou
my-game-back = Voltar ao seu jogo
my-game-thinking = Ainda ninguém apostou
games-all = Todos os jogos deste dispositivo
tables-title = Mesas públicas
learn-title = Aprender jogando
learn-note = Dez pequenos tabuleiros, um minuto cada
ladder-title = Ranking
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
chip-number = Ficha { $round }
phase-turn = { $you ->
    [yes] Sua vez: mostre { $moves }
   *[no] { $name }, é sua vez: mostre { $moves }
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
phase-step-result = Resultado
phase-target = { $robot ->
    [any] Qualquer robô
   *[other] Robô { robot-name }
  }. Alvo: { $target } em { $cell }
timer-about = cerca de
timer-paused = em pausa
block = Bloquear { $name }
report = Denunciar { $name }
gentle-now = Uma ficha fácil: bastam poucos movimentos.
bid-own = Sua aposta é { $moves }
pass = Passo
passed = Passou
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
show-move = { $robot } para { $direction }
show-robot = Robô { robot-name }
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
path-optimum = A mais curta
path-label = { $title }: { move-count }
result-ready = Vamos para a próxima
result-last = Ver quem ganhou
result-next = Próxima ficha
result-next-in = Próxima ficha em
result-waiting = Pronto. Próxima ficha, no máximo, em
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
final-wins = { $you ->
    [yes] Você ganhou
   *[no] { $name } ganhou
  }
final-shared = Vitória dividida: { $names }
final-nobody = Ninguém ganhou
final-alone-won = Você ganhou
final-alone-lost = A areia ganhou
say-wins = { $you ->
    [yes] Você ganhou com { $chips }
   *[no] { $name } ganhou com { $chips }
  }
say-score = { $name } { $chips ->
    [0] nenhuma
   *[other] { $chips }
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
rematch-accept = Eu jogo
rematch-running = A revanche está em andamento
alone = Sozinho
alone-paused = Em pausa
failed-moves-used = Não foi em { $moves }. Os robôs voltam aos marcadores.
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
say-seconds = { $seconds } { $seconds ->
    [one] segundo
   *[other] segundos
  }.
say-first = { $you ->
    [yes] Você está em primeiro lugar com { $moves }.
   *[no] { $name } está em primeiro lugar com { $moves }.
  }
say-turn = { $you ->
    [yes] É sua vez: mostre { $moves }.
   *[no] { $name }, é sua vez: mostre { $moves }.
  }
say-move = { $count }: { $robot } para { $direction } até { $cell }.
say-move-alone = { $count }: { $robot } para { $direction }.
key-play = Reproduzir ou pausar o replay
key-step-back = Um movimento atrás
key-step-forward = Um movimento à frente
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
practise-title = Treinar
path-hidden = { move-count }, bem escondidos.
path-plain = { move-count }, à vista.

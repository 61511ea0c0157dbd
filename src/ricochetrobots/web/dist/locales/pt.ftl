product = Ricochet Robots
tab-title = { $page } · Ricochet Robots
tab-your-turn = { $time } · a tua vez
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
slide-stops-on-diagonal = { robot-title } terminaria numa barreira. Isso não é permitido.
slide-endless-slide = { robot-title } deslizaria sem fim. Isso não é permitido.
problem-offline = O servidor está inacessível. Verifica a ligação e tenta de novo.
page-missing-title = Não foi possível carregar esta página
problem-no-such-room = Nenhuma sala tem este código. Verifica os oito caracteres.
problem-no-such-game = Nenhuma partida terminada tem este link. Pode estar incompleto, ou a partida foi apagada.
problem-unreadable = Este endereço não contém nenhum tabuleiro legível. O link pode estar incompleto.
problem-illegal = O tabuleiro deste endereço não cumpre uma regra.
problem-ambiguous = O tabuleiro deste endereço é ambíguo.
back-to-start = Voltar à página inicial
back = Voltar
turn-board = Rodar o tabuleiro
help = Ajuda
settings = Definições
menu = Menu
close = Fechar
language = Idioma
theme = Tema
sound = Som
turn = Rodar
mirror = Espelhar
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
key-analyse = Analisar
lead = Os robôs deslizam até que algo os pare. Encontra o caminho mais curto até ao alvo. Aposta o número mais baixo, mostra-o e a ficha é tua.
your-name = O teu nome
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
device-title = Neste dispositivo
offline-line = Sem rede. Só grupo, códigos e televisão precisam dela.
install = Instalar
door-table = A tua caixa
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
solved-moves = Movimentos
solved-best = Mais curto
solved-streak = Sequência
solved-paths = Soluções deste desafio
solved-reveal = Mostrar uma das mais curtas
solved-again = Tentar de novo
solved-share = Partilhar
share-over = { $over ->
    [0] Solução mais curta
    [1] Mais um do que o necessário
   *[other] Mais { $over } do que o necessário
  }
share-streak = { $days } dias seguidos
all-days = Desafios anteriores
analyse = Analisar
analyse-link = Copiar link
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
arrival-title = Tens um convite
arrival-host = { $name } convida-te a jogar
arrival-what = Os robôs deslizam até que algo os pare. Encontra a solução com menos movimentos e ganha a ficha.
tryout-title = Experimenta este tabuleiro: resolve-o em dois movimentos
tryout-done = Resolveste em 2. É tudo o que um robô faz.
arrival-present = { $names } { $count ->
    [one] está
   *[other] estão
  } à mesa.
arrival-nobody = Ainda não há ninguém à mesa.
arrival-late = A partida já começou. Podes jogar a partir da próxima ficha.
sit-down = Ocupar um lugar
qr = Código QR do link para esta sala
seats = À mesa
you = Tu
you-among = tu
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
panels = Secções
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
rematch = Desforra
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
series-note = Quem ganhar primeiro { $wins } partidas ganha a série.
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
ended-title = Não podes entrar nesta sala
ended-no-such-room = Nenhuma sala tem este link. Pode estar incompleto, ou a sala foi apagada.
stale-title = Há uma versão mais recente
ended-version = O servidor usa uma versão mais recente do que esta página. Carrega-a de novo; o teu lugar fica guardado.
reload = Carregar de novo
to-start = Ir para a página inicial
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
call-show = É a tua vez de mostrar
call-chip = A ficha { $round } está à vista
call-go = Ir
my-game-running = O teu jogo está a decorrer
my-game-over = O teu jogo acabou
my-game-back = Voltar ao teu jogo
my-game-thinking = Ainda ninguém apostou
games-all = Todos os jogos deste dispositivo
tables-title = Mesas públicas
learn-title = Aprender jogando
learn-note = Dez pequenos tabuleiros, um minuto cada
ladder-title = Classificação
person = { $you ->
    [yes] Tu
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
    [yes] A tua vez: mostra { $moves }
   *[no] { $name }, é a tua vez: mostra { $moves }
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
bid-own = A tua aposta é { $moves }
pass = Passo
passed = Passado
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
show-move = { $robot } para { $direction }
show-robot = Robô { robot-name }
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
path-optimum = A mais curta
path-label = { $title }: { move-count }
result-ready = Vamos à próxima
result-last = Ver quem ganhou
result-next = Próxima ficha
result-next-in = Próxima ficha em
result-waiting = A postos. Próxima ficha, o mais tardar, em
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
final-wins = { $you ->
    [yes] Ganhaste
   *[no] { $name } ganhou
  }
final-shared = Vitória partilhada: { $names }
final-nobody = Ninguém ganhou
final-alone-won = Ganhaste
final-alone-lost = A areia ganhou
say-wins = { $you ->
    [yes] Ganhaste com { $chips }
   *[no] { $name } ganhou com { $chips }
  }
say-score = { $name } { $chips ->
    [0] nenhuma
   *[other] { $chips }
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
rematch-accept = Eu jogo
rematch-running = A desforra está em curso
alone = A solo
alone-paused = Em pausa
failed-moves-used = Não foi em { $moves }. Os robôs voltam aos marcadores.
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
say-seconds = { $seconds } { $seconds ->
    [one] segundo
   *[other] segundos
  }.
say-first = { $you ->
    [yes] Estás em primeiro lugar com { $moves }.
   *[no] { $name } está em primeiro lugar com { $moves }.
  }
say-turn = { $you ->
    [yes] É a tua vez: mostra { $moves }.
   *[no] { $name }, é a tua vez: mostra { $moves }.
  }
say-move = { $count }: { $robot } para { $direction } até { $cell }.
say-move-alone = { $count }: { $robot } para { $direction }.
key-play = Reproduzir ou pausar a repetição
key-step-back = Um movimento atrás
key-step-forward = Um movimento à frente
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
practise-title = Treinar
path-hidden = { move-count }, bem escondidos.
path-plain = { move-count }, à vista.

language-name = Português
language-tag = pt-PT
product = Ricochet Robots
tab-title = { $page } · Ricochet Robots
tab-your-turn = { $time } · a tua vez
tab-your-turn-open = a tua vez · { $room }
tab-bid = Aposta! · { $room }
tab-last = { $time } · { $room }
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
problem-no-such-room = Nenhuma sala tem este código. Verifica os oito caracteres.
problem-no-such-game = Nenhuma partida terminada tem este link. Pode estar incompleto, ou a partida já não existe.
problem-unreadable = Este endereço não contém nenhum tabuleiro legível. O link pode estar incompleto.
problem-illegal = O tabuleiro deste endereço não cumpre uma regra.
problem-ambiguous = O tabuleiro deste endereço pode ser lido de duas maneiras.
problem-solver-busy = Há demasiados desafios à espera de solução. Tenta de novo daqui a pouco.
back-to-start = Voltar à página inicial
turn-board = Rodar o tabuleiro
help = Ajuda
help-rules = Regras
help-keys = Teclas
settings = Definições
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
setting-coordinates = Coordenadas
setting-coordinates-note = a–p e 1–16 à volta do tabuleiro
setting-oneTapBid = Apostar com um toque
setting-oneTapBid-note = tocar num número envia logo a aposta
setting-singleKeys = Teclas simples
setting-singleKeys-note = letras e algarismos atuam sem Ctrl
setting-buzz = Vibração
setting-buzz-note = o telemóvel vibra a cada paragem e na primeira aposta
sound = Som
sound-off = Desligado
sound-quiet = Baixo
sound-full = Alto
settings-note = Guardadas apenas neste navegador.
board-view = A minha vista do tabuleiro
turn = Rodar
mirror = Espelhar
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
key-hint = Pedir uma pista, um grau de cada vez
key-restart = Recomeçar
key-space = Espaço
key-escape = Esc
key-enter = Enter
key-tab = Tab
key-shift = Shift
hero-way = Encontra o caminho.
hero-number = Diz o número.
lead = Os robôs deslizam até que algo os pare. Todos olham para o mesmo tabuleiro, e quem precisar de menos movimentos fica com a ficha.
your-name = O teu nome
name-missing = Diz primeiro o teu nome.
name-alone = Visitante
make-room = Criar uma sala
room-code = Código da sala
code-length = Um código de sala tem oito caracteres.
join = Entrar
watch = Ver
todays-puzzle = O desafio de hoje
todays-puzzle-note = O tabuleiro que vês aqui
todays-puzzle-missing = Não foi possível obter o desafio de hoje.
play-alone = Jogar a solo
play-alone-note = 17 fichas contra a ampulheta
how-to-play = Como se joga
how-to-play-note = As regras numa página
no-account = Sem conta
no-tracking = Sem rastreio
find-a-way = Encontra um caminho
puzzle-how = Arrasta um robô, ou escolhe um e usa as setas. Desliza até que algo o pare.
puzzle-done = Alvo alcançado
puzzle-done-shortest = Caminho mais curto
puzzle-shortest = Alvo alcançado em { $moves } movimentos. Não há caminho mais curto.
puzzle-longer = Alvo alcançado em { $moves } movimentos. Há um caminho em { $best }.
corner-first = Primeiro tem de dobrar uma esquina. Escolhe outro caminho.
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
problem-no-such-day = Este endereço não indica nenhum dia. O link pode estar incompleto.
problem-day-not-come = Este dia ainda não chegou. O desafio chega com ele.
problem-puzzle-in-play = Este desafio está a ser jogado numa sala neste momento. As pistas voltam quando a ronda acabar.
puzzle-of-day = Desafio: { $day }
puzzle-next = Próximo desafio: { $time } h.
puzzle-back-to-result = Voltar ao resultado
hints = Pistas
hint-next = { $grade ->
    [4] Pista: o número
    [5] Pista: qual robô
    [6] Pista: 1.º movimento
    [7] Mostrar um caminho
   *[other] Pista
  }
hint-at-most = Há um caminho em { $moves } ou menos.
hint-exactly = O caminho mais curto precisa de { $moves } movimentos.
hint-robot = { robot-title } move-se primeiro.
hint-move = O primeiro movimento: { $move }.
hint-path = Um dos caminhos mais curtos: { $moves }.
hint-path-head = Um dos caminhos mais curtos:
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
solved-paths = Caminhos deste desafio
solved-reveal = Mostrar um dos mais curtos
solved-again = Tentar de novo
solved-share = Partilhar
solved-copy = Copiar resultado
solved-copied = Resultado copiado.
solved-by-hand = Não foi possível copiar. O texto é: { $words }
share-day = Ricochet Robots { $date }
share-moves = { move-count } (mínimo { $best })
share-streak = sequência { $days }
all-days = Desafios anteriores
archive-note = Fácil à segunda, difícil ao domingo.
archive-week = Semana de { $day }
archive-day = { $day }: { $state ->
    [shortest] caminho mais curto encontrado, { $moves } movimentos
    [longer] alvo alcançado em { $moves } movimentos, mínimo { $best }
    [begun] começado
   *[new] por tentar
  }
archive-earlier = Semanas anteriores
connecting = A ligar
connection-lost = Ligação perdida. A tentar de novo…
server-silent = O servidor ainda não responde. A tentar de novo…
try-now = Tentar agora
you-are-back = Estás de volta.
arrival-title = Tens um convite
arrival-host = { $name } convida-te a jogar
arrival-what = Os robôs deslizam até que algo os pare, e quem encontrar o caminho com menos movimentos fica com a ficha.
tryout-title = Experimenta neste tabuleiro: dois movimentos
tryout-start = Experimentar já uma ficha
tryout-done = É um caminho em 2. Os robôs não fazem mais do que isto.
arrival-present = { $names } { $count ->
    [one] está
   *[other] estão
  } à mesa.
arrival-nobody = Ainda não há ninguém à mesa.
arrival-late = A partida já começou; jogas a partir da próxima ficha.
sit-down = Ocupar um lugar
room-title = Sala { $room }
ask-in = Convida amigos com o código
qr = Código QR do link para esta sala
copy-link = Copiar link
share-link = Enviar link
share-words = Joga Ricochet Robots comigo
link-copied = Link copiado.
link-by-hand = Não foi possível copiar. O link é { $link }
seats = À mesa
you = Tu
you-among = tu
away = ausente
watching = { $count } a ver
behind = { $seconds } s de atraso
nobody-else = Ainda mais ninguém.
nobody-else-note = Envia o link, ou começa a solo: podem entrar mais tarde.
host-decides = { $name } prepara a mesa e começa a partida.
host-tools = Para quem gere a mesa
host-tools-note = jogadores, bloqueio, atraso, link, fim
make-host = Passar a mesa
remove-player = Retirar
lock-room = Bloquear a sala
lock-room-note = mais ninguém se senta nem entra com o código
spectator-delay = Atraso para quem está a ver
spectator-delay-note = vê tudo mais tarde, e assim ninguém pode ajudar
no-delay = na hora
renew-link = Renovar o link
renew-link-note = o link e o código de antes não abrem nada, quem vê sai
renew-link-go = Renovar
close-room = Fechar a sala
close-room-note = acaba a partida e todos saem
close-room-sure = Fechar a sala para todos?
close-room-no = Manter aberta
player-number = Jogador { $number }
own-seat = O teu lugar
own-seat-note = outros dispositivos, o que é guardado sobre ti
renew-seat = Terminar sessão noutros dispositivos
renew-seat-note = o teu lugar fica só neste
renew-seat-go = Terminar
renew-seat-done = O teu lugar está agora só neste dispositivo.
seat-consent = Usar o meu jogo para estatísticas
seat-consent-note = sem o teu nome, se todos na partida o permitirem
seat-export = O que é guardado sobre ti
seat-export-note = tudo, num ficheiro
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
wins-most = Jogam-se todas as fichas e ganha quem tiver mais.
leave-seat = Sair da mesa
sit-next = Ocupar o próximo lugar livre
watch-only = Estás a ver.
shuffle = Baralhar
shuffle-board = Baralhar tabuleiro
choose = Escolher
board-own = Feito em casa
panels = Secções
quadrant-nw = Noroeste
quadrant-ne = Nordeste
quadrant-se = Sudeste
quadrant-sw = Sudoeste
start = Começar
start-alone = Começar a solo
start-with = Começar com { $players } jogadores
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
tie-rule-first-said = Apostas iguais: começa quem o disse antes.
tie-rule-fewer-chips = Apostas iguais: começa quem tem menos fichas.
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
chips-to-win = Fichas para ganhar
chips-usual = { $players } { $players ->
    [one] jogador
   *[other] jogadores
  }
chips-all = todas
more = Mais
more-note = apostas, igualdades, tempos, lugares, ajudas
more-note-alone = areia, tempos, secções, ajudas
reach = Número apostado
reach-exact = exato
reach-fewer = ou menos
ties = Apostas iguais
ties-first-said = disse antes
ties-fewer-chips = menos fichas
option-thinking = Tempo para pensar
option-thinking-note = depois, qualquer pessoa pode virar a ampulheta
option-showing = Tempo para mostrar
option-showing-note = para uma demonstração
option-consent = Acabar a areia mais cedo
option-consent-note = quando ninguém tem nada mais baixo a dizer
option-result = Tempo do resultado
option-result-note = depois vira-se a próxima ficha
option-table = Lugares
option-table-note = os outros ficam a ver
first-panels = Secções de 1999
first-panels-note = os oito lados da primeira caixa
option-landing = Marcas de paragem
option-landing-note = quem mostra vê onde um robô pararia
option-spoken = Trajetos em voz alta
option-spoken-note = todos podem ouvir até onde desliza um robô
option-scratch = Tabuleiro de rascunho
option-scratch-note = todos podem experimentar movimentos em privado
option-private = Sala privada
option-private-note = só se chega com o link, que não mostra nenhuma imagem
runs = A areia corre
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
nowhere-title = Aqui não há nada
nowhere = Este endereço não leva a nenhuma página. O link pode estar incompleto.
ended-title = Não se pode entrar nesta sala
ended-no-such-room = Nenhuma sala tem este link. Pode estar incompleto, ou a sala já não existe.
stale-title = Há uma versão mais recente
ended-version = O servidor usa uma versão mais recente do que esta página. Carrega-a de novo; o teu lugar fica guardado.
reload = Carregar de novo
to-start = Ir para a página inicial
rules-aim = De que se trata
rules-aim-1 = Num só tabuleiro estão { $robots ->
    [4] quatro
    [5] cinco
   *[any] quatro ou cinco
  } robôs{ $alone ->
    [yes] {""}
   *[no] , e todos olham para ele ao mesmo tempo
  }. Vira-se uma ficha: indica um robô e o alvo que ele tem de alcançar.
rules-aim-2 = { $alone ->
    [yes] O caminho procura-se de cabeça: não tocas em nenhum robô antes de o mostrar.
   *[no] O caminho procura-se de cabeça. Ninguém toca nos robôs até alguém ter de mostrar um caminho.
  }
rules-aim-gentle = Nesta mesa, as primeiras { $chips } fichas são fáceis: um robô sozinho alcança cada uma em { $moves } movimentos, ou no menor número possível.
rules-slide = Como se movem os robôs
rules-slide-1 = Um robô vai para norte, leste, sul ou oeste, e desliza até que uma parede ou outro robô o pare. Não pode parar nem virar antes.
rules-slide-2 = Deslizar uma vez é 1 movimento, seja qual for a distância e seja qual for o robô. Podes mover qualquer robô, por qualquer ordem: os outros podem servir de obstáculo.
rules-slide-back = Um robô que parou também pode voltar por onde veio.
rules-picture-again = Mostrar de novo: { $words }
rules-picture-wall = Uma parede detém o vermelho.
rules-picture-robot = O robô azul detém o vermelho.
rules-corner = Dobrar uma esquina
rules-corner-1 = O robô indicado pela ficha tem de parar no alvo e, pelo caminho, tem de dobrar uma esquina pelo menos uma vez: um dos seus movimentos começa em ângulo reto com o anterior.
rules-corner-2 = Por isso, nenhum alvo se alcança em 1 movimento. Se um robô puder ir direto ao alvo, tem de seguir outro caminho.
rules-corner-back = Voltar para trás não é dobrar uma esquina. Um robô que já está no alvo quando se vira a ficha tem de sair e voltar.
rules-picture-straight = Direto ao alvo: isto não conta.
rules-picture-corner = Dobrando uma esquina: é um caminho em 2.
rules-bid = Dizer um número
rules-bid-1 = Quando encontras um caminho, apostas o número dos seus movimentos. A primeira aposta vira a ampulheta ({ $time }); até a areia acabar, todos podem apostar.
rules-bid-2 = Podes baixar a tua aposta, nunca subi-la. Também podes apostar o mesmo que outros, ou mais: se eles falharem, a seguir és tu.
rules-bid-3 = Começa a aposta mais baixa.
rules-bid-still-equal = Se também tiverem as mesmas, começa quem o disse antes.
rules-bid-consent = Quem não tem nada mais baixo a apostar pode dizer que passa; uma aposta anula isso. Quando todos passam, a areia acaba logo. Antes da primeira aposta, passar significa que não se vê caminho; se todos o disserem, a ficha volta ao monte.
rules-bid-nobody = { $seconds ->
    [0] Qualquer pessoa pode virar a ampulheta sem apostar.
   *[other] Se ninguém apostar durante { $time }, qualquer pessoa pode virar a ampulheta.
  } Se a areia acabar sem apostas, a ficha volta ao monte.
rules-show = Mostrar o caminho
rules-show-1 = Acabada a areia, quem tem a aposta mais baixa move os robôs. Um movimento feito conta; um movimento impossível, não.
rules-show-2 = Se o alvo for alcançado { $exact ->
    [yes] exatamente com os movimentos apostados
   *[no] com os movimentos apostados ou menos
  }, a ficha está ganha e os robôs ficam onde estão. Se não, voltam aos marcadores e mostra-se a aposta seguinte.
rules-show-limit = { $limit ->
    [none] Não há limite de tempo,
   *[some] O tempo para isso é de { $time },
  } e quem mostra pode desistir. Quem sai, ou perde a ligação durante muito tempo, também desistiu.
rules-show-3 = Se ninguém conseguir, a ficha volta para junto das outras e vira-se uma nova. Diz-se em quantos movimentos era possível; quais, só depois de a ficha ter sido ganha.
rules-diagonal = Barreiras coloridas
rules-diagonal-1 = { $board ->
    [this] Este tabuleiro tem barreiras na diagonal.
   *[some] Alguns tabuleiros têm barreiras na diagonal.
  } Um robô da mesma cor atravessa-as; qualquer outro vira 90 graus e continua a deslizar no mesmo movimento.
rules-diagonal-2 = Nenhum robô pode parar numa barreira: um movimento que terminasse aí não é permitido. Um ricochete, por si só, não conta como esquina na regra acima.
rules-picture-bounce = O vermelho ricocheteia na barreira azul.
rules-picture-through = O azul atravessa-a.
rules-vortex = { $fifth ->
    [no] O vórtice
   *[yes] O vórtice e o robô prateado
  }
rules-vortex-1 = O vórtice pode ser alcançado por qualquer robô.
rules-vortex-2 = { $fifth ->
    [yes] O quinto robô, o prateado, está no tabuleiro.
   *[maybe] O quinto robô, o prateado, é uma opção.
  } Nenhum alvo colorido é dele, mas pode parar os outros e pode ir ao vórtice.
rules-end = O fim
rules-end-1 = Para ganhar são precisas { $two } fichas com 2 jogadores, { $three } com 3 e { $four } com 4. Com mais, jogam-se todas as { $all } fichas e ganha quem tiver mais. A mesa pode combinar outro número.
rules-end-2 = Em caso de empate, a vitória é partilhada. Quem sai fica com as suas fichas e ainda pode ganhar.
rules-alone = A solo
rules-alone-1 = A areia ({ $time }{ $runs ->
    [1] {""}
   *[other] , duas vezes
  }) corre desde que se vira uma ficha. Diz «encontrei» antes de ela acabar, com um número ou sem ele, e a areia detém-se.
rules-alone-2 = Depois mostra um caminho qualquer{ $limit ->
    [none] {""}
   *[some] { " " }em { $time }
  }; nenhum movimento pode ser anulado. Se falhar, os robôs voltam aos marcadores e o resto da areia continua a correr.
rules-alone-3 = Uma ficha alcançada é tua, qualquer outra está perdida. Ganhas com mais fichas encontradas do que perdidas.
rules-editions = Edições
rules-edition = { $edition }: { $words }
rules-here = Esta mesa joga com as regras da edição { $edition } e com o que combinou.
learn-title = Aprender jogando
learn-note = Dez pequenos tabuleiros, um minuto cada
learn-place = { $place } de { $total }
learn-lesson = { $place }: { $name }{ $state ->
    [solved] , resolvido
   *[new] {""}
  }
learn-next = Próximo tabuleiro
learn-end = Ir para a página inicial
learn-longer = Usaste { $moves }; bastam { $best }.
learn-sliding = Deslizar
learn-sliding-how = Um robô desliza até que algo o pare. Leva o vermelho até à lua vermelha. A parede à direita dela vai detê-lo.
learn-sliding-done = É assim que os robôs se movem: deslizar uma vez é 1 movimento, seja qual for a distância.
learn-blocking = Bloquear
learn-blocking-how = Nada detém o vermelho onde é preciso. Põe primeiro o robô azul a servir de obstáculo; os movimentos dele também contam.
learn-blocking-done = Podes mover qualquer robô. Os outros são as tuas paredes.
learn-waiting = Esperar
learn-waiting-how = Faz avançar o verde, deixa-o esperar enquanto o amarelo se move e depois continua com o verde.
learn-waiting-done = A ordem é contigo: um robô pode esperar enquanto outros se movem.
learn-corner = Dobrar uma esquina
learn-corner-how = O azul podia ir direto para leste, mas direto não conta: pelo caminho tem de dobrar uma esquina. Encontra o caminho à volta.
learn-corner-done = Um caminho só conta se o robô dobrou uma esquina depois de um dos seus movimentos.
learn-vortex = O vórtice
learn-vortex-how = A ficha de quatro cores pode ser alcançada por qualquer robô. Qual está mais perto?
learn-vortex-done = Qualquer robô pode ir ao vórtice. Vale a mesma regra: tem de dobrar uma esquina.
learn-diagonal = Barreiras
learn-diagonal-how = Um robô ricocheteia numa barreira de outra cor e continua a deslizar, no mesmo movimento. Lança o vermelho contra a amarela.
learn-diagonal-done = Um robô da mesma cor da barreira atravessa-a. Nenhum pode parar nela.
learn-silver = O quinto robô
learn-silver-how = O prateado não tem fichas da sua cor, mas detém os outros. Usa-o para ajudar o verde.
learn-silver-done = O prateado move-se como todos os outros e pode ir ao vórtice.
learn-reading = Ler um tabuleiro
learn-reading-how = Este é um tabuleiro a sério. Olha para trás a partir do alvo: de onde pode um robô vir parar aí? Depois vê como o azul chega a essa linha.
learn-reading-done = Olhar para trás a partir do alvo é meio caminho andado.
learn-bidding = Apostar
learn-bidding-how = Agora olha primeiro e não toques em nada. Quando encontrares um caminho para o verde, diz quantos movimentos tem. Depois mostra-o.
learn-bidding-done = À mesa, todos procuram ao mesmo tempo, e começa quem disser o número mais baixo.
learn-showing = Mostrar
learn-showing-how = Disseste 4, e têm de ser 4: o alvo alcança-se com o quarto movimento, nem antes nem depois. Há um caminho em 3; gasta um movimento a mais.
learn-showing-done = O que dizes é o que mostras. Agora conheces o jogo todo.
key-learn-next = Próximo tabuleiro
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
round-count = { $rounds } { $rounds ->
    [one] ronda
   *[other] rondas
  }
minute-count = { $minutes } min
chip-number = Ficha { $round }
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
    [yes] Mostra o teu caminho
   *[no] { $name } mostra um caminho
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
timer-show = para acabar de mostrar
timer-resting = A ampulheta está parada
rows-label = Jogadores
rows-label-bids = Apostas pela ordem de demonstração
rows-order = Ordem de demonstração
rows-bid = Aposta
rows-thinking = a pensar
rows-none = sem aposta
rows-passed = passou
rows-own-none = —
rows-first-said = disse antes
rows-fewer-chips = menos fichas
rows-was = era { $moves }
rows-showing = a mostrar
rows-failed-moves-used = não em { $moves }
rows-failed-gave-up = desistiu
rows-failed-time = sem tempo
rows-failed-away = ausente
rows-failed-left = saiu
rows-away = ausente { $time }
rows-left = saiu
rows-next-chip = na próxima ficha
rows-ready = a postos
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
gentle-now = As primeiras fichas são fáceis: esta alcança-se em poucos movimentos.
think-first-bid = A primeira aposta vira a ampulheta.
think-glass-turned = A areia corre. Sem apostas, a ficha volta ao monte.
think-lapsed = Ninguém apostou. Virar a ampulheta?
bid-title = Quantos movimentos?
bid-title-lower = Baixa a tua aposta
bid-type = escreve um número <key>7</key> <key>Enter</key>
bid-own = A tua aposta é { $moves }
bid-key-over = { $moves } movimentos ou mais
bid-over = { $moves }+
bid-send = Apostar { $moves }
bid-rule = Depois podes baixar a aposta, nunca subi-la.
bid-thinking = a pensar { $time }
bid-lowest = 2 é o mínimo. Ninguém pode descer mais.
bid-same = A tua aposta já é { $moves }.
bid-back = Números mais baixos
bid-not-yet = Jogas a partir da próxima ficha.
bid-shut = A ligação perdeu-se. Aposta quando ela voltar.
pass-nothing-lower = Passo
pass-no-way = Não vejo caminho
passed-nothing-lower = Disseste que passas. Uma aposta anula isso.
passed-no-way = Disseste que não vês caminho. Uma aposta anula isso.
put-back = Devolver a ficha ao monte
put-back-why = Nenhum dos jogadores desta ficha está presente.
show-boxes = { $made } de { $moves } movimentos feitos
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
result-nobody-succeeded = Ninguém conseguiu
result-nobody-bid = Ninguém apostou
result-nobody-there = Nenhum jogador estava presente
result-room-closed = A sala foi fechada
result-back = A ficha volta ao monte.
result-shown = Aposta de { $bid }, mostrada em { $moves }.
result-guess = O teu palpite era { $moves }.
result-moves = Movimentos do caminho
optimum-looking = A procurar o caminho mais curto…
optimum-moves = Há um caminho em { $moves }.
optimum-shown = Não há caminho mais curto.
optimum-none = Não há caminho.
optimum-withheld = Mostra-se quando a ficha for ganha.
optimum-unknown = O caminho mais curto não foi encontrado a tempo.
optimum-unknown-from = O caminho mais curto não foi encontrado a tempo. Precisa de { $moves } movimentos ou mais.
optimum-count = { $count ->
    [1] o único
   *[other] um de { $count } caminhos
  }
optimum-count-capped = um de mais de { $count } caminhos
paths-title = Caminhos desta ronda
path-optimum = Mais curto
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
replay-round = Rever a ronda { $round }
replay-of = Ronda { $round }
replay-close = Voltar ao tabuleiro
history-title = Rondas até agora
round-optimum = mín. { $moves }
round-returned = ninguém
round-face-up = encontrada
round-face-down = não encontrada
final-wins = { $you ->
    [yes] Ganhaste
   *[no] { $name } ganhou
  }
final-shared = Vitória partilhada: { $names }
final-nobody = Ninguém ganhou
final-alone-won = Ganhaste
final-alone-lost = A areia ganhou
final-summary = { $chips }, { $rounds }
final-ranking = Classificação
final-rounds = Rondas
final-rounds-note = movimentos, e o caminho mais curto
final-more = Mais { $rounds } { $rounds ->
    [one] ronda
   *[other] rondas
  }
final-fewer = Menos rondas
final-share = Partilhar
final-share-text = Ricochet Robots: { $result }, { $rounds }
final-share-failed = Não foi possível partilhar. O link é { $link }
final-new-board = Novo tabuleiro
final-again = Desforra
final-best = Melhor ronda: { $round }.
final-best-gap = { $you ->
    [yes] Mostraste
   *[no] { $name } mostrou
  } { $moves }, menos { $gap } do que a aposta seguinte.
final-best-shortest = { $you ->
    [yes] Mostraste
   *[no] { $name } mostrou
  } { $moves }. Não há caminho mais curto.
final-best-play = Reproduzir a melhor ronda
rematch-open = Está a ser preparada outra partida.
rematch-join = Entrar nela
final-lost = Não se encontra esta partida
alone = A solo
alone-rule = Diz um número antes de a areia acabar, ou só que encontraste um caminho. Depois mostra-o.
alone-second-run = A ampulheta corre uma segunda vez.
alone-runs-on = A areia continua a correr.
alone-found = Encontrei, vou mostrar
alone-send = Apostar { $moves } e mostrar
alone-score = { $found ->
    [one] { $found } encontrada
   *[other] { $found } encontradas
  }, { $missed ->
    [one] { $missed } perdida
   *[other] { $missed } perdidas
  }
alone-wins = ganhas com { $needed }
alone-places = As { $total } fichas
alone-place = { $target }: { $state ->
    [found] ficha encontrada
   *[missed] ficha perdida
  }
alone-place-now = A ficha atual
alone-place-left = Com a face para baixo
alone-found-title = Ficha encontrada
alone-missed-title = Ficha não encontrada
alone-missed-line = A ficha fica com a face para baixo.
alone-shown = Mostrado em { $moves }.
alone-shown-bid = Aposta de { $bid }, mostrada em { $moves }.
watch-guess = O teu palpite secreto
watch-guess-note = ninguém o vê
watch-stream = Vista de transmissão
watch-stream-end = Sair da vista de transmissão
watch-take = Ocupar lugar na próxima ficha
watch-full = A mesa está cheia. Estás a ver.
watch-alone = Estás a ver.
leave-sure = Sair da mesa? As tuas fichas ficam e ainda podem ganhar, e tu podes voltar.
leave-bid = A tua aposta falha quando chegar a vez dela.
leave-no = Ficar
scratch-title = Tabuleiro de rascunho
scratch-note = Só tu vês isto. Os robôs da mesa não se movem.
scratch-start = Experimentar no tabuleiro de rascunho
scratch-reset = Repor
scratch-end = Arrumar
scratch-count = { $moves ->
    [0] sem movimentos
    [one] 1 movimento
   *[other] { $moves } movimentos
  }
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
event-extended = O servidor esteve { $seconds } segundos sem responder. O tempo prolonga-se outro tanto.
event-host = { $you ->
    [yes] A partir de agora, geres tu a mesa.
   *[no] A partir de agora, { $name } gere a mesa.
  }
event-removed = { $you ->
    [yes] Quem gere a mesa retirou-te da mesa.
   *[no] { $name } já não joga nesta mesa.
  }
event-forgotten = { $you ->
    [yes] O teu nome foi apagado e deixaste o teu lugar.
   *[no] { $name } saiu e o nome foi apagado.
}
event-locked = A sala está bloqueada: mais ninguém se senta.
event-unlocked = A sala está aberta de novo.
event-link = A sala tem um link novo. O de antes não abre nada.
event-delay = { $seconds ->
    [0] Quem está a ver voltará a ver tudo na hora.
   *[other] Quem está a ver vê tudo { $seconds } s mais tarde a partir de agora.
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
    [yes] Não vês caminho.
   *[no] { $name } não vê caminho.
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
say-found = Dizes que encontraste. Mostra o teu caminho.
say-found-bid = Dizes { $moves }. Mostra o teu caminho.
say-move = { $count }: { $robot } para { $direction } até { $cell }.
say-move-alone = { $count }: { $robot } para { $direction }.
say-count = { $count ->
    [1] É o único.
   *[other] Há { $count } caminhos com esse número de movimentos.
  }
say-count-capped = Há mais de { $count } caminhos com esse número de movimentos.
say-taken = { $you ->
    [yes] Alvo alcançado em { $moves }: { $target }. Ficas com a ficha e tens { $chips }.
   *[no] Alvo alcançado em { $moves }: { $target }. { $name } fica com a ficha e tem { $chips }.
  }
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
key-pass = Passar, ou dizer que não vês caminho
key-next-robot = Passar ao próximo robô; depois do último, seguir em frente
key-ready = Vamos à próxima ficha
key-play = Reproduzir ou pausar a repetição
key-step-back = Um movimento atrás
key-step-forward = Um movimento à frente
key-slide-cursor = Deslizar o cursor de leitura como faria o robô escolhido
key-read-board = Ler o tabuleiro
key-read-rows = Ler as linhas
key-read-robots = Ler onde estão os robôs
key-read-time = Dizer o tempo, ou a ficha
key-repeat = Repetir a última mensagem
key-stream-end = Sair da vista de transmissão
refused-bid-not-lower = Antes disseste { $standing }. Uma aposta só pode baixar.
refused-bid-too-small = 2 é o mínimo.
refused-bid-too-large = 99 é o máximo.
refused-bidding-over = A areia acabou. Já não se aposta.
refused-joins-next-round = Jogas a partir da próxima ficha.
refused-consent-off = Nesta partida, a areia corre sempre até ao fim.
refused-players-there = Está presente alguém que joga esta ronda.
refused-not-your-turn = Não é a tua vez de mostrar.
refused-stale-round = Isso era para uma ficha anterior.
refused-wrong-phase = Tarde demais: a ronda já avançou.
refused-too-soon = Ainda não. Outros continuam a pensar.
refused-table-full = A mesa está cheia. Estás a ver.
refused-name-taken = Alguém à mesa já tem este nome. Escolhe outro.
refused-name-empty = Diz primeiro o teu nome.
refused-name-too-long = Um nome tem, no máximo, 24 caracteres.
refused-already-seated = Já tens um lugar.
refused-no-seat = Não tens lugar. Ocupa um para jogar.
refused-not-host = Só quem gere a mesa pode fazer isso.
refused-no-such-player = Essa pessoa já não está à mesa.
refused-player-removed = Quem gere a mesa retirou-te da mesa.
refused-seat-forgotten = O nome deste lugar foi apagado e o lugar foi deixado.
refused-token-renewed = A tua sessão terminou aqui: este lugar foi protegido a partir de outro dispositivo.
refused-link-renewed = Quem gere a mesa renovou o link da sala; o teu já não é válido.
refused-room-locked = A sala está bloqueada. Podes ver.
refused-room-closed = Quem gere a mesa fechou a sala.
refused-too-fast = Foi rápido demais. Espera um momento.
refused-storage-unavailable = De momento, o servidor não consegue guardar nada. Tenta de novo.
refused-disk-low = O servidor tem pouco espaço: de momento não se abrem salas novas.
refused-room-full = Nesta sala já aconteceu tanto que não cabe mais nada. Abre outra.
refused-board-picked = Este tabuleiro foi escolhido à mão. Para baralhar, escolhe secções ao acaso.
refused-option-invalid = Estas opções não combinam.
refused-match-running = Há uma partida a decorrer.
refused-name-unreadable = Este nome tem sinais que não podem ser mostrados. Escolhe outro.
refused-robot-not-in-play = Este robô não está em jogo.
refused-rooms-not-opened = Neste servidor, as salas são abertas por quem o gere. Pede-lhe um link.
refused-too-many-connections = Há demasiadas janelas abertas para este lugar ou a partir desta rede. Fecha uma e carrega de novo.
refused-room-set-aside = O que estava guardado desta sala está danificado. Ninguém pode entrar.
refused-otherwise = Não resultou. Tenta de novo.

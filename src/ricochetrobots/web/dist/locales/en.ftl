product = Ricochet Robots
tab-title = { $page } · Ricochet Robots
tab-your-turn = { $time } · your turn
robot-name = { $robot ->
    [R] red
    [G] green
    [B] blue
    [Y] yellow
   *[S] silver
  }
robot-title = { $robot ->
    [R] Red
    [G] Green
    [B] Blue
    [Y] Yellow
   *[S] Silver
  }
direction-name = { $direction ->
    [n] north
    [e] east
    [s] south
   *[w] west
  }
vortex = vortex
coloured-chip = { robot-name } { $symbol ->
    [none] target
   *[other] { $symbol }
  }
board = Board
cell-closed = Centre block.
cell-robot = { robot-title } robot.
cell-target = Target { $target }.
cell-diagonal = { robot-title } diagonal, from { $lean ->
    [rising] south-west to north-east
   *[falling] north-west to south-east
  }.
cell-walls = { $count ->
    [one] Wall
   *[other] Walls
  } { $walls }.
cell-no-walls = No walls.
slide-move-blocked = { robot-title } cannot move { direction-name }: { $by ->
    [robot] a robot
   *[wall] a wall
  } is in the way.
slide-stops-on-diagonal = { robot-title } would end on a diagonal. That is not allowed.
slide-endless-slide = { robot-title } would slide forever. That is not allowed.
problem-offline = The server cannot be reached. Check the connection and try again.
page-missing-title = This page could not be loaded
problem-no-such-room = No room has this code. Check all eight characters.
problem-no-such-game = No finished game has this link. The link may be incomplete, or the game was deleted.
problem-unreadable = This address does not contain a readable board. The link may be incomplete.
problem-illegal = The board in this address breaks a rule.
problem-ambiguous = The board in this address is ambiguous.
back-to-start = Back to the start page
back = Back
turn-board = Turn the board
help = Help
settings = Settings
menu = Menu
close = Close
language = Language
theme = Theme
sound = Sounds
turn = Turn
mirror = Mirror
key-help = Help and this list
key-turn = Turn the board
key-mirror = Mirror the board
key-choose-R = Choose the red robot
key-choose-G = Choose the green robot
key-choose-B = Choose the blue robot
key-choose-Y = Choose the yellow robot
key-choose-S = Choose the silver robot
key-choose-none = Deselect the robot; the arrows then read the board
key-move = Move the chosen robot
key-undo = Undo the last move
key-hint = Get a hint, more precise each time
key-restart = Start over
key-analyse = Analyse
lead = Robots slide until something stops them. Find the fewest moves to the target. Bid the lowest number, show it, and the chip is yours.
your-name = Your name
name-alone = Guest
room-code = Room code
room-code-tv = Room code for the TV
code-length = A room code has eight characters.
join = Join
watch = Watch
start-aim = { $robot ->
    [any] Move any robot to the { $target }.
   *[other] Move { robot-name } to the { $target }.
  }
start-note = Your first move starts it. Nothing is timed.
first-title = Get red to the red star.
first-note = { $how ->
    [touch] Swipe red. It slides until something stops it.
   *[mouse] Drag red, or press an arrow key. It slides until something stops it.
  }
first-stopped = { $by ->
    [ready] { robot-title } stopped it. Now to the star.
    [robot] { robot-title } stopped it.
    [edge] The edge stopped it.
   *[wall] A wall stopped it.
  }
first-slide-on = { move-count } · Undo, or slide on
first-over = Not yet: it must stop there.
first-undo-note = Wrong way? Nothing is lost.
first-solved = Two moves. That’s the game.
first-later = There in { $moves }. Two are enough.
first-solved-note = With friends, the lowest number wins the chip.
todays-puzzle = Today’s puzzle
todays-puzzle-missing = Today’s puzzle could not be loaded.
day-grade = { $grade ->
    [0] easy
    [1] medium
    [2] hard
   *[3] very hard
  }
solved-today = Solved today. Next in { $time } h
play-alone = Play alone
play-alone-note = 17 chips against the sand timer
friends-play = Play with friends
friends-note = A link, up to 16 seats, no account
practise-door-note = Puzzles at your level
analyse-door-note = Any position, all solutions
table-door-note = Sand, bids and judge
door-learn = Learn
door-tv = Watch on a TV
tv-door-note = Board, sand and bids
how-to-play = How to play
no-account = No account
no-tracking = No tracking
device-title = On this device
offline-line = Offline. Only friends, codes and TV need a network.
install = Install
door-table = Your own box
find-a-way = Find a solution
puzzle-how = Drag a robot, or choose one and use the arrows. It slides until something stops it.
puzzle-done = Target reached
puzzle-done-shortest = Shortest solution found
puzzle-shortest = Solved in { $moves } moves. There is no shorter solution.
puzzle-longer = Solved in { $moves } moves. There is a solution in { $best }.
corner-first = The robot must turn a corner first. Try another path.
move-made = { $count }: { robot-name } { direction-name } to { $cell }.
moves-word = { $count ->
    [one] move
   *[other] moves
  }
moves-so-far = Moves so far
choose-robot = Choose a robot
move-robot = Move the chosen robot
undo = Undo
start-over = Start over
puzzle-missing = This puzzle cannot be shown
problem-no-such-day = This address does not contain a valid date. The link may be incomplete.
problem-day-not-come = The puzzle for this day is not available yet.
puzzle-of-day = Puzzle for { $day }
puzzle-next = The next puzzle arrives at { $time }.
puzzle-back-to-result = Back to the result
hints = Hints
hint-next = { $grade ->
    [4] Hint: the number
    [5] Hint: which robot
    [6] Hint: first move
    [7] Show a solution
   *[other] Hint
  }
hint-at-most = There is a solution in { $moves } moves or fewer.
hint-exactly = The shortest solution takes { $moves } moves.
hint-robot = { robot-title } moves first.
hint-move = First move: { $move }.
hint-path = A shortest solution: { $moves }.
hint-path-head = A shortest solution:
solved-moves = Your moves
solved-best = Shortest
solved-streak = Streak
solved-paths = Solutions to this puzzle
solved-reveal = Show a shortest solution
solved-again = Try again
solved-share = Share
share-over = { $over ->
    [0] Shortest path
    [1] One more than needed
   *[other] { $over } more than needed
  }
share-streak = { $days } days in a row
all-days = Past puzzles
analyse = Analyse
analyse-link = Copy link
connecting = Connecting
connection-lost = Connection lost. Trying again…
connection-restarting = The server restarts. Back in a moment…
connection-paused = Back in a moment. The sand is paused.
connection-unsent = No connection. Your { $bid } has not arrived.
bid-cancel = Cancel bid
connection-offline = { $bid ->
    [none] You are offline. The sand keeps running.
   *[other] You are offline. Your { $bid } has not arrived; the sand keeps running.
  }
connection-sending = { $bid ->
    [none] Sending…
   *[other] Sending { $bid }…
  }
server-silent = The server is not responding. Trying again…
notice-restart = { $unit ->
    [minutes] The server restarts in about { $time } min.
   *[clock] The server restarts in { $time }.
  } Your match continues right after.
try-now = Try now
you-are-back = You are back.
arrival-title = You are invited
arrival-host = { $name } invited you to play
arrival-what = Robots slide until something stops them. Find the solution with the fewest moves to win the chip.
tryout-title = Try this board: solve it in two moves
tryout-done = You solved it in 2. That is all a robot can do.
arrival-present = { $names } { $count ->
    [one] is
   *[other] are
  } at the table.
arrival-nobody = Nobody is at the table yet.
arrival-late = The game has started. You can play from the next chip.
sit-down = Take a seat
qr = QR code with the link to this room
seats = At the table
you = You
you-among = you
away = away
behind = { $seconds } s behind
player-number = Player { $number }
team-seated = This device already has a seat in this room.
wins-usual = With { $players } { $players ->
    [one] player
   *[other] players
  }, the first to { $chips } chips wins.
wins-agreed = The first to { $chips } { $chips ->
    [one] chip
   *[other] chips
  } wins.
wins-most = All chips are played. The player with the most chips wins.
wins-in-all = { $chips } chips are played. The player with the most wins.
choose = Choose
panels = Panels
bot-mark = { $level ->
    [level-1] bot 1
    [level-2] bot 2
    [level-3] bot 3
    [level-4] bot 4
    [level-5] bot 5
    [level-6] bot 6
    [level-like-me] bot
    [level-none] bot
   *[level-optimal] optimal bot
}
bot-name = { $name } ({ $mark })
bots-play = Play with bots
bots-note = Gentle bots, about { $minutes } minutes
rematch = Rematch
rules = Rules
edition-2013 = 2013
edition-2013-zman = Z-Man
edition-1999 = 1999
edition-reach = { $exact ->
    [yes] 7 means exactly 7.
   *[no] 7 means 7 or fewer.
  }
edition-four-robots = Four robots.
edition-no-diagonals = No diagonals.
tie-rule-first-said = Equal bids: the player who bid first shows first.
tie-rule-fewer-chips = Equal bids: the player with fewer chips shows first.
fifth-robot = Fifth robot
diagonals = Coloured diagonals
length = Length
series = Series
series-note = The first to win { $wins } matches wins the series.
more = More
reach = Moves to show
runs = Sand timer runs
seconds = { $count } s
minutes = { $count } min
number = { $count }
no-limit = no limit
less = { $what }: less
nowhere-title = Page not found
nowhere = There is no page at this address. The link may be incomplete.
ended-title = You cannot enter this room
ended-no-such-room = No room has this link. The link may be incomplete, or the room was deleted.
stale-title = This page is outdated
ended-version = Reload it; your seat is safe.
reload = Reload
to-start = To the start page
rules-aim = Aim of the game
rules-aim-1 = { $robots ->
    [4] Four robots stand
    [5] Five robots stand
   *[any] Four or five robots stand
  } on one board{ $alone ->
    [yes] {""}
   *[no] , and everybody studies it together
  }. A chip is turned up. It shows one robot and the target that the robot must reach.
rules-aim-2 = { $alone ->
    [yes] Find a solution in your head. Do not touch a robot until you show it.
   *[no] Find a solution in your head. Nobody touches a robot until a player shows a solution.
  }
rules-aim-gentle = At this table the first { $chips } chips are easy: one robot alone can reach each target in { $moves } moves, or in the fewest that the board allows.
rules-slide = How robots move
rules-slide-1 = A robot moves north, east, south or west, and slides until a wall or another robot stops it. It cannot stop or turn earlier.
rules-slide-2 = Each slide is 1 move, however far the robot goes and whichever robot moves. You can move any robot, in any order, and use the others as obstacles.
rules-slide-back = A robot that has stopped can also go back the way it came.
rules-picture-again = Show it again: { $words }
rules-picture-wall = Red stops at a wall.
rules-picture-robot = Red stops at the blue robot.
rules-corner = Turn a corner
rules-corner-1 = The robot shown on the chip must stop on the target. On its path it must turn at least one corner: one of its moves must start at a right angle to its previous move.
rules-corner-2 = So no target can be reached in 1 move. If a robot could go straight to its target, it must take another path.
rules-corner-back = Reversing does not count as a corner. A robot that is already on its target when the chip is turned up must leave the target and return.
rules-picture-straight = Straight to the target: this does not count.
rules-picture-corner = Around a corner: this is a solution in 2.
rules-bid = Bidding
rules-bid-1 = When you find a solution, bid its number of moves. The first bid turns the sand timer ({ $time }). Everybody can bid until it runs out.
rules-bid-2 = You can lower your own bid, never raise it. You can also bid the same number as another player, or more: if that player fails, you are next.
rules-bid-3 = The lowest bid shows first.
rules-bid-still-equal = If those are equal too, the player who bid first shows first.
rules-bid-consent = If you cannot bid lower, you can pass. Bidding again cancels your pass, and a bid of 2 counts as one. When everybody has passed, the sand stops at once. Before the first bid, a pass means “I see no solution”. If everybody then passes, the chip goes back. The first bid cancels all passes.
rules-bid-bots = Bots pass too, when their search is over. While only bots are still thinking, time runs { $times } times as fast. After { $seconds } s, they pass.
rules-everybody = In this match everybody scores. Play your solution on your own board, which only you see, and bid it. The sand runs to its end. Then the best bid is shown, and everybody with a bid scores the chip.
rules-bid-nobody = { $seconds ->
    [0] Anybody can turn the sand timer without a bid.
   *[other] If nobody bids for { $time }, anybody can turn the sand timer.
  } If it runs out before anybody bids, the chip goes back.
rules-show = Showing
rules-show-1 = When the sand runs out, the player with the lowest bid moves the robots. Each move made counts; an impossible move does not.
rules-show-2 = If the target is reached in { $exact ->
    [yes] exactly the number of moves bid
   *[no] the number of moves bid or fewer
  }, the player wins the chip and the robots stay where they are. Otherwise the robots go back and the next bid is shown.
rules-show-limit = { $limit ->
    [none] There is no time limit,
   *[some] The time limit is { $time },
  } and a player can give up while showing. Leaving the table or losing the connection for too long also counts as giving up.
rules-show-3 = If nobody succeeds, the chip goes back among the others and a new one is turned up. You see the length of the shortest solution, but its moves stay hidden until somebody wins that chip.
rules-diagonal = Coloured diagonals
rules-diagonal-1 = { $board ->
    [this] This board has diagonals.
   *[some] Some boards have diagonals.
  } A robot of the same colour passes through. Any other robot turns 90 degrees and keeps sliding in the same move.
rules-diagonal-2 = No robot can stop on a diagonal: a move that would end there is not allowed. A bounce alone does not count as turning a corner.
rules-picture-bounce = Red bounces off the blue diagonal.
rules-picture-through = Blue passes through its own diagonal.
rules-vortex = { $fifth ->
    [no] The vortex
   *[yes] The vortex and the silver robot
  }
rules-vortex-1 = Any robot can reach the vortex.
rules-vortex-2 = { $fifth ->
    [yes] The fifth robot, silver, is on the board.
   *[maybe] The fifth robot, silver, is an option.
  } It has no coloured target, but it can stop other robots and can go to the vortex.
rules-end = End of the game
rules-end-1 = With 2 players, { $two } chips win; with 3 players, { $three }; with 4 players, { $four }. With more players, all { $all } chips are played, and the player with the most chips wins. Your table can choose another number.
rules-end-2 = Players with equal chips share the win. If you leave, you keep your chips and can still win.
rules-end-3 = The match also ends when nobody finds the chips that are left: since a chip was last won, each of them has been turned up and has come back. The player with the most chips wins.
rules-end-agree = Any player can propose to end the match now. When everybody who is here agrees, it ends as it stands. Bots always agree.
rules-alone = Alone
rules-alone-1 = The sand ({ $time }{ $runs ->
    [1] {""}
   *[other] , twice
  }) runs as soon as a chip is turned up. Bid a number or press Found before it runs out, and it stops.
rules-alone-2 = Then show any solution{ $limit ->
    [none] { "" }
   *[some] { " " }within { $time }
  }; you cannot undo a move. If it fails, the robots go back and the rest of the sand runs.
rules-alone-3 = You win each chip that you reach and lose the others. Win more chips than you lose to beat the sand.
rules-editions = Editions
rules-edition = { $edition }: { $words }
rules-here = This table plays the { $edition } rules, with its own options.
call-show = Your turn to show
call-chip = Chip { $round } is up
call-go = Go
my-game-running = Your game is in progress
my-game-over = Your game has ended
my-game-back = Back to your game
my-game-thinking = Nobody has bid yet
games-all = All games on this device
tables-title = Public tables
learn-title = Learn by playing
learn-note = Ten small boards, a minute each
ladder-title = Ladder
person = { $you ->
    [yes] You
   *[no] { $name }
  }
chip-count = { $chips } { $chips ->
    [one] chip
   *[other] chips
  }
move-count = { $moves } { $moves ->
    [one] move
   *[other] moves
  }
chip-number = Chip { $round }
phase-turn = { $you ->
    [yes] Your turn: show { $moves }
   *[no] { $name }, your turn: show { $moves }
  }
phase-show-way = { $you ->
    [yes] Show your solution
   *[no] { $name } shows a solution
  }
phase-taken = { $you ->
    [yes] You take the chip
   *[no] { $name } takes the chip
  }
phase-any-robot = any robot
phase-step-result = Result
phase-target = { $robot ->
    [any] Any robot
   *[other] { robot-title } robot
  } to the { $target } on { $cell }
timer-about = about
timer-paused = paused
block = Block { $name }
report = Report { $name }
gentle-now = An easy chip: a few moves are enough.
bid-own = Your bid is { $moves }
pass = Pass
passed = Passed
reached-in = Reached in { $moves }.
reached-counts = The bid was { $bid } or fewer, so it counts right away.
reached-title = Reached in { $moves }. { $you ->
    [yes] You
   *[no] { $name }
  } bid exactly { $bid }.
reached-text = { $left ->
    [one] One move is left, and { robot-name } must be here after it. Moving another robot is enough.
   *[other] { $left } moves are left; { robot-name } must be here after the last one.
  }
show-move = { $robot } { $direction }
show-robot = { robot-title } robot
result-nobody-succeeded = Nobody found it
result-nobody-bid = Nobody bid
result-nobody-there = No players were here
result-room-closed = The host closed the room
result-match-ended = The match was ended
result-back = The chip goes back.
result-last-try = If nobody finds the next chip, the match ends.
result-shown = Bid { $bid }, shown in { $moves }.
scored = Scored: { $names }
result-guess = You guessed { $moves }.
result-moves = Moves of this solution
path-optimum = Shortest
path-label = { $title }: { move-count }
result-ready = Ready for the next chip
result-last = See who won
result-next = Next chip
result-next-in = Next chip in
result-waiting = Ready. Next chip within
replay-label = Replay
replay-first = To the start
replay-back = Back one move
replay-play = Play
replay-pause = Pause
replay-forward = Forward one move
replay-last = To the end
replay-place = { $move } of { $moves }
replay-speed = Speed { $speed }×
replay-times = { $speed }×
final-wins = { $you ->
    [yes] You win
   *[no] { $name } wins
  }
final-shared = { $names } share the win
final-nobody = Nobody wins
final-alone-won = You win
final-alone-lost = The sand wins
say-wins = { $you ->
    [yes] You win with { $chips }
   *[no] { $name } wins with { $chips }
  }
say-score = { $name } { $chips ->
    [0] none
   *[other] { $chips }
  }
series-score = { $most }–{ $next }
series-leads = { $you ->
    [yes] You lead the series { $score }
   *[no] { $name } leads the series { $score }
  }
series-now = series { $score }
series-level = The series is tied at { $score }
series-won = { $you ->
    [yes] You win the series { $score }
   *[no] { $name } wins the series { $score }
  }
series-shared = { $names } share the series
rematch-asks = { $name } wants a rematch
rematch-accept = I’m in
rematch-running = Rematch in progress
alone = Alone
alone-paused = Paused
failed-moves-used = Not in { $moves }. The robots go back.
event-seated = { $you ->
    [yes] You play from chip { $round }.
   *[no] { $name } takes a seat and plays from chip { $round }.
  }
event-left = { $you ->
    [yes] You left the table.
   *[no] { $name } leaves the table.
  }
event-returned = { $you ->
    [yes] You are back at the table.
   *[no] { $name } is back at the table.
  }
event-extended = The server stopped for { $seconds } seconds. The time is extended by the same amount.
event-host = { $you ->
    [yes] You are now the host.
   *[no] { $name } is now the host.
  }
event-renamed = { $old } is now { $name }
event-removed = { $you ->
    [yes] The host removed you from the table.
   *[no] The host removed { $name } from the table.
  }
event-forgotten = { $you ->
    [yes] Your name was deleted, and you gave up your seat.
   *[no] { $name } left, and the name was deleted.
  }
event-locked = The room is locked. Nobody new can sit down.
event-unlocked = The room is open again.
event-link = The room has a new link. The old one no longer works.
event-delay = { $seconds ->
    [0] Spectators now see everything at once.
   *[other] Spectators now see everything { $seconds } s later.
  }
say-seconds = { $seconds } { $seconds ->
    [one] second
   *[other] seconds
  }.
say-first = { $you ->
    [yes] You are first with { $moves }.
   *[no] { $name } is first with { $moves }.
  }
say-turn = { $you ->
    [yes] Your turn: show { $moves }.
   *[no] { $name }, your turn: show { $moves }.
  }
say-move = { $count }: { $robot } { $direction } to { $cell }.
say-move-alone = { $count }: { $robot } { $direction }.
key-play = Play or pause the replay
key-step-back = Back one move
key-step-forward = Forward one move
refused-bid-not-lower = You already bid { $standing }. You can only lower your bid.
refused-bid-unproven = In this match, prove your bid: play it on your own board in { $offered } moves.
refused-bid-too-small = The lowest bid is 2.
refused-bid-too-large = The highest bid is 99.
refused-bidding-over = The sand has run out. Bidding is over.
refused-pass-stale = You passed before the first bid. Pass again if you find nothing lower.
refused-joins-next-round = You play from the next chip.
refused-consent-off = In this match the sand cannot end early.
refused-players-there = A player in this round is still here.
refused-not-your-turn = It is not your turn to show.
refused-round-paused = The game is paused. Continue first.
refused-stale-round = That was for an earlier chip.
refused-wrong-phase = Too late: the round has moved on.
refused-too-soon = Not yet. Others are still thinking.
refused-board-not-ready = Wait until the board is ready.
refused-table-full = The table is full. You are watching.
refused-name-taken = Somebody at the table has this name. Choose another one.
refused-name-empty = Enter your name first.
refused-name-too-long = A name can have at most 24 characters.
refused-already-seated = You already have a seat.
refused-no-seat = You have no seat. Take one to play.
refused-not-host = Only the host can do that.
refused-no-such-player = This player is no longer at the table.
refused-player-removed = The host removed you from the table.
refused-seat-forgotten = The name on this seat was deleted, and the seat was given up.
refused-token-renewed = You are signed out here because another device signed out all others of this seat.
refused-link-renewed = The host renewed the link of the room. Your old link no longer works.
refused-room-locked = The host locked the room. You can watch.
refused-room-closed = The host closed the room.
refused-too-fast = Too fast. Wait a moment.
refused-quick-chat-off = The host turned quick chat off.
refused-storage-unavailable = The server cannot save anything at the moment. Try again.
refused-disk-low = The server is low on disk space and cannot open new rooms at the moment.
refused-room-full = This room has reached its limit. Open another one.
refused-board-picked = You chose this board by hand, so it is not shuffled.
refused-option-invalid = These options do not go together.
refused-invitation-open = You are not in this match. Answer the invitation first.
refused-others-answering = The others can still answer the invitation.
refused-match-running = A match is in progress.
refused-name-unreadable = This name contains characters that cannot be displayed. Choose another one.
refused-name-offensive = This name is not allowed at a public table. Choose another one.
refused-name-without-letters = A name needs a letter, a digit or an emoji.
refused-robot-not-in-play = This robot is not in play.
refused-rooms-not-opened = Only the operator can open rooms on this server. Ask them for a link.
refused-no-ladder = This server has no ladder.
refused-no-such-place = Nobody has this place on the ladder.
refused-personal-link = This personal link no longer works. Ask the operator for a new one.
refused-places-not-open = Only the operator can add people to the ladder. Ask them for a personal link.
refused-ladder-full = The ladder has no room for more people.
refused-tables-off = This server has no public tables.
refused-not-public = Players can be reported only at a public table.
refused-too-many-connections = Too many windows are open for this seat or from this network. Close one and reload.
refused-room-set-aside = The data of this room is damaged. Nobody can enter it.
refused-otherwise = That did not work. Try again.
practise-title = Practise
path-hidden = { move-count }, well hidden.
path-plain = { move-count }, plain to see.

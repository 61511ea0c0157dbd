# Every word on the screen, in English. Sections follow the pages; the round's stand at the end.

language-name = English
language-tag = en
product = Ricochet Robots
tab-title = { $page } · Ricochet Robots
tab-your-turn = { $time } · your turn
tab-your-turn-open = your turn · { $room }
tab-bid = Bid! · { $room }
tab-last = { $time } · { $room }

## Names of the game

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
coloured-chip = { robot-name } { $symbol }
board = Board

## Cells, for those who read the board

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

## Moves refused

slide-move-blocked = { robot-title } cannot move { direction-name }: { $by ->
    [robot] a robot
   *[wall] a wall
  } is in the way.
slide-stops-on-diagonal = { robot-title } would end on a diagonal. That is not allowed.
slide-endless-slide = { robot-title } would slide for ever. That is not allowed.

## Refusals from the server that need other words here than the game's own

problem-offline = The server cannot be reached. Check the connection and try again.
problem-no-such-room = No room has this code. Check the eight characters.
problem-no-such-game = No finished game has this link. It may be cut off, or the game is gone.
problem-unreadable = This address holds no board that can be read. The link may be cut off.
problem-illegal = The board in this address breaks a rule.
problem-ambiguous = The board in this address can be read in two ways.
problem-solver-busy = Too many puzzles wait to be solved. Try again in a moment.

## Header, help, settings

back-to-start = Back to the start page
turn-board = Turn the board
help = Help
help-rules = Rules
help-keys = Keys
settings = Settings
close = Close
language = Language
theme = Theme
theme-system = System
theme-light = Light
theme-dark = Dark
setting-contrast = High contrast
setting-contrast-note = stronger grid, full colours
setting-stillness = Reduced motion
setting-stillness-note = robots fade instead of travelling
setting-coordinates = Coordinates
setting-coordinates-note = a–p and 1–16 around the board
setting-oneTapBid = Bid with one tap
setting-oneTapBid-note = a bid key sends at once
setting-singleKeys = Single keys
setting-singleKeys-note = letters and digits act without Ctrl
setting-buzz = Buzz
setting-buzz-note = a phone buzzes at a stop and at the first bid
sound = Sounds
sound-off = Off
sound-quiet = Quiet
sound-full = Full
settings-note = Kept in this browser only.
board-view = My view of the board
turn = Turn
mirror = Mirror

## Keys

key-close = Close this list
key-help = Help and this list
key-turn = Turn the board
key-mirror = Mirror the board
key-choose-R = Choose the red robot
key-choose-G = Choose the green robot
key-choose-B = Choose the blue robot
key-choose-Y = Choose the yellow robot
key-choose-S = Choose the silver robot
key-choose-none = Choose no robot; arrows read the board
key-move = Move the chosen robot
key-undo = Undo the last move
key-hint = Take a hint, one grade at a time
key-restart = Start over
key-space = Space
key-escape = Esc
key-enter = Enter
key-tab = Tab
key-shift = Shift

## Start page

hero-way = Find the way.
hero-number = Say the number.
lead = Robots slide until something stops them. Everyone looks at the same board, and whoever needs the fewest moves takes the chip.
your-name = Your name
name-missing = Say your name first.
name-alone = Guest
make-room = Make a room
room-code = Room code
code-length = A room code has eight characters.
join = Join
watch = Watch
todays-puzzle = Today’s puzzle
todays-puzzle-note = The board you see here
todays-puzzle-missing = Today’s puzzle could not be fetched.
play-alone = Play alone
play-alone-note = 17 chips against the sand timer
how-to-play = How to play
how-to-play-note = The rules on one page
no-account = No account
no-tracking = No tracking

## Today's puzzle

find-a-way = Find a way
puzzle-how = Drag a robot, or choose one and use the arrows. It slides until something stops it.
puzzle-done = Target reached
puzzle-done-shortest = Shortest way found
puzzle-shortest = Reached in { $moves } moves. There is no shorter way.
puzzle-longer = Reached in { $moves } moves. There is a way in { $best }.
corner-first = It must turn a corner first. Take another way.
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
problem-no-such-day = This address names no day. The link may be cut off.
problem-day-not-come = This day has not come yet. Its puzzle comes with it.
problem-puzzle-in-play = This puzzle is being played in a room at the moment. Hints come back when the round is over.
puzzle-of-day = Puzzle of { $day }
puzzle-next = The next puzzle comes at { $time }.
puzzle-back-to-result = Back to the result
hints = Hints
hint-next = { $grade ->
    [4] Hint: the number
    [5] Hint: which robot
    [6] Hint: first move
    [7] Show a way
   *[other] Hint
  }
hint-at-most = There is a way in { $moves } or fewer.
hint-exactly = The shortest way takes { $moves } moves.
hint-robot = { robot-title } moves first.
hint-move = The first move: { $move }.
hint-path = A shortest way: { $moves }.
hint-path-head = A shortest way:
hint-count = { $hints } { $hints ->
    [one] hint
   *[other] hints
  }
streak-count = { $days ->
    [0] No streak yet.
    [one] Solved 1 day in a row.
   *[other] Solved { $days } days in a row.
  }
solved-moves = Your moves
solved-best = Shortest
solved-streak = Streak
solved-paths = Ways of this puzzle
solved-reveal = Show a shortest way
solved-again = Try again
solved-share = Share
solved-copy = Copy result
solved-copied = The result is copied.
solved-by-hand = Copying did not work. The words are: { $words }
share-day = Ricochet Robots { $date }
share-moves = { move-count } (shortest { $best })
share-streak = streak { $days }
all-days = Past puzzles
archive-note = Easy on Monday, hard on Sunday.
archive-week = Week from { $day }
archive-day = { $day }: { $state ->
    [shortest] shortest way found, { $moves } moves
    [longer] reached in { $moves } moves, shortest { $best }
    [begun] begun
   *[new] not tried
  }
archive-earlier = Earlier weeks

## Arriving in a room

connecting = Connecting
connection-lost = Connection lost. Trying again…
server-silent = The server does not answer yet. Trying again…
try-now = Try now
you-are-back = You are back.
arrival-title = You are invited
arrival-host = { $name } asks you to play
arrival-what = Robots slide until something stops them, and whoever finds the way in the fewest moves takes the chip.
tryout-title = Try it on this board: two moves
tryout-start = Try a chip meanwhile
tryout-done = That is a way in 2. This is all that robots do.
arrival-present = { $names } { $count ->
    [one] is
   *[other] are
  } at the table.
arrival-nobody = Nobody is at the table yet.
arrival-late = The game has begun; you play from the next chip on.
sit-down = Take a seat

## Setting up a room

room-title = Room { $room }
ask-in = Ask friends in with the code
qr = QR code of the link to this room
copy-link = Copy link
share-link = Send link
share-words = Play Ricochet Robots with me
link-copied = The link is copied.
link-by-hand = Copying did not work. The link is { $link }
seats = At the table
you = You
# After other names, as in "Mara and you".
you-among = you
away = away
watching = { $count } watching
# Of a page that shows what happened so many seconds ago.
behind = { $seconds } s behind
nobody-else = Nobody else yet.
nobody-else-note = Send the link, or start alone and let them join late.
host-decides = { $name } sets up the table and starts.
host-tools = For the host
host-tools-note = players, lock, delay, link, end
make-host = Make host
remove-player = Remove
lock-room = Lock the room
lock-room-note = nobody new sits down or comes by the code
spectator-delay = Delay for whoever watches
spectator-delay-note = they see everything later, so nobody can help
no-delay = at once
renew-link = Renew the link
renew-link-note = the old link and code open nothing, watchers leave
renew-link-go = Renew
close-room = Close the room
close-room-note = ends the match, sends everybody away
close-room-sure = Close the room for everybody?
close-room-no = Keep it open
player-number = Player { $number }
own-seat = Your seat
own-seat-note = other devices, what is kept about you
renew-seat = Sign out other devices
renew-seat-note = your seat stays on this one alone
renew-seat-go = Sign out
renew-seat-done = Your seat is on this device alone now.
seat-consent = Use my play for statistics
seat-consent-note = without your name, if everybody in the game allows it
seat-export = What is kept about you
seat-export-note = everything, as a file
seat-export-get = Download
forget-me = Delete my name
forget-me-note = here and in finished games; you give up your seat
forget-me-sure = Delete your name and give up your seat?
forget-me-no = Keep it
forget-me-yes = Delete
wins-usual = With { $players } { $players ->
    [one] player
   *[other] players
  }, whoever has { $chips } chips first wins.
wins-agreed = Whoever has { $chips } { $chips ->
    [one] chip
   *[other] chips
  } first wins.
wins-most = All chips are played, and most chips win.
leave-seat = Leave the table
sit-next = Take the next free seat
watch-only = You are watching.
shuffle = Shuffle
shuffle-board = Shuffle board
choose = Choose
board-own = Home-made
panels = Panels
quadrant-nw = North-west
quadrant-ne = North-east
quadrant-se = South-east
quadrant-sw = South-west
start = Start
start-alone = Start alone
start-with = Start with { $players } players

## Options

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
tie-rule-first-said = Equal bids: who said it first shows first.
tie-rule-fewer-chips = Equal bids: who has fewer chips shows first.
fifth-robot = Fifth robot
fifth-robot-none = not in this box
diagonals = Coloured diagonals
diagonals-1999 = not on the 1999 panels
diagonals-none = not in this box
diagonals-picked = as on the panels you chose
option-gentle = First chips are easy
option-gentle-note = each can be reached in few moves
option-timer = Sand timer
option-timer-note = from the first bid
option-sand = Sand timer
option-sand-note = for each chip
chips-to-win = Chips to win
chips-usual = { $players } { $players ->
    [one] player
   *[other] players
  }
chips-all = all
more = More
more-note = bids, ties, times, seats, aids
more-note-alone = runs of the sand, times, panels, aids
reach = A bid is met in
reach-exact = exactly that
reach-fewer = that or fewer
ties = Equal bids
ties-first-said = said first
ties-fewer-chips = fewer chips
option-thinking = Time to think
option-thinking-note = then anyone may turn the glass
option-showing = Time to show
option-showing-note = for one demonstration
option-consent = Ending the sand early
option-consent-note = when nobody has anything lower to say
option-result = Result stays
option-result-note = then the next chip is turned
option-table = Seats
option-table-note = others watch
first-panels = 1999 panels
first-panels-note = the eight faces of the first box
option-landing = Landing marks
option-landing-note = who shows sees where a robot would stop
option-spoken = Spoken slides
option-spoken-note = everybody may have slides read out
option-scratch = Scratch board
option-scratch-note = everybody may try moves in private
option-private = Private room
option-private-note = only the link leads here, and it shows no picture
runs = The sand runs
runs-value = { $count ->
    [1] once
   *[other] twice
  }
seconds = { $count } s
minutes = { $count } min
number = { $count }
no-limit = no limit
less = { $what }: less
more-of = { $what }: more

## Addresses that lead nowhere, sessions that ended

nowhere-title = Nothing is here
nowhere = This address leads to no page. The link may be cut off.
ended-title = This room cannot be entered
ended-no-such-room = No room has this link. It may be cut off, or the room is gone.
stale-title = A newer version is out
ended-version = The server has a newer version than this page. Load it again; your seat is kept.
reload = Load again
to-start = To the start page

## Rules

rules-aim = What it is about
rules-aim-1 = { $robots ->
    [4] Four robots stand
    [5] Five robots stand
   *[any] Four or five robots stand
  } on one board{ $alone ->
    [yes] {""}
   *[no] , and everybody looks at it together
  }. A chip is turned up: it names one robot and the target it must reach.
rules-aim-2 = { $alone ->
    [yes] You look for a way in your head, and touch no robot before you show it.
   *[no] You look for a way in your head. Nobody touches a robot until somebody has to show one.
  }
rules-aim-gentle = At this table the first { $chips } chips are easy: one robot alone reaches each in { $moves } moves, or in as few as any.
rules-slide = How robots move
rules-slide-1 = A robot goes north, east, south or west, and slides until a wall or another robot stops it. It cannot stop or turn earlier.
rules-slide-2 = Each slide is 1 move, however far it goes and whichever robot makes it. You may move any robot, in any order: others can be put in the way as stops.
rules-slide-back = A robot that has stopped may also be sent back the way it came.
rules-picture-again = Show it again: { $words }
rules-picture-wall = Red stops at a wall.
rules-picture-robot = Red stops at the blue robot.
rules-corner = Turn a corner
rules-corner-1 = The robot named by the chip must stop on the target, and on its way it must turn a corner at least once: one of its moves starts at a right angle to its move before.
rules-corner-2 = So no target is reached in 1 move. If a robot could go straight to its target, it has to take another way.
rules-corner-back = Turning back is no corner. A robot that stands on its target when the chip is turned up must leave it and come back.
rules-picture-straight = Straight to the target: this does not count.
rules-picture-corner = Round a corner: this is a way in 2.
rules-bid = Saying a number
rules-bid-1 = When you have found a way, you bid the number of its moves. The first bid turns the sand timer ({ $time }); until it has run out, everybody may bid.
rules-bid-2 = You can lower your own bid, never raise it. You may also bid as much as others, or more: if they fail, you are next.
rules-bid-3 = The lowest bid shows first.
rules-bid-still-equal = If that is equal too, who said it first does.
rules-bid-consent = Whoever has nothing lower to bid may say so; a bid takes it back. When all have said it, the sand stops at once. Before the first bid it means that one sees no way, and when all have said it, the chip goes back.
rules-bid-nobody = { $seconds ->
    [0] Anybody may turn the glass without a bid.
   *[other] When nobody has bid for { $time }, anybody may turn the glass.
  } If it runs out and nobody has bid, the chip goes back.
rules-show = Showing the way
rules-show-1 = When the sand is out, the lowest bidder moves the robots. A move made counts; a move that is not possible does not.
rules-show-2 = If the target is reached in { $exact ->
    [yes] exactly the number that was bid
   *[no] the number that was bid or fewer
  }, the chip is won, and the robots stay where they are. Otherwise they go back, and the next bid is shown.
rules-show-limit = { $limit ->
    [none] There is no limit of time,
   *[some] There are { $time } for it,
  } and who shows may give up. Whoever leaves or loses the connection for long has given up as well.
rules-show-3 = If nobody succeeds, the chip goes back among the others and a new one is turned up. How few moves it takes is told; which ones, only when the chip has been won.
rules-diagonal = Coloured diagonals
rules-diagonal-1 = { $board ->
    [this] This board has diagonals.
   *[some] Some boards have diagonals.
  } A robot of the same colour passes through; any other is turned by 90 degrees and slides on in the same move.
rules-diagonal-2 = No robot may stop on a diagonal: a move that would end there is not allowed. A bounce alone is no corner in the sense of the rule above.
rules-picture-bounce = Red bounces off the blue diagonal.
rules-picture-through = Blue passes through it.
rules-vortex = { $fifth ->
    [no] The vortex
   *[yes] The vortex and the silver robot
  }
rules-vortex-1 = The vortex may be reached by any robot.
rules-vortex-2 = { $fifth ->
    [yes] The fifth robot, silver, is on the board.
   *[maybe] The fifth robot, silver, is an option.
  } No coloured target is its own, but it can stop others, and it may go for the vortex.
rules-end = The end
rules-end-1 = With 2 players { $two } chips win, with 3 players { $three }, with 4 players { $four }. With more, all { $all } chips are played and most chips win. The table can agree on another number.
rules-end-2 = Whoever is level shares the win. Whoever leaves keeps the chips and can still win.
rules-alone = Alone
rules-alone-1 = The sand ({ $time }{ $runs ->
    [1] {""}
   *[other] , twice
  }) runs from the moment a chip is turned up. Say “found” before it has run out, with a number or without, and it stops.
rules-alone-2 = Then show any way{ $limit ->
    [none] {""}
   *[some] { " " }within { $time }
  }; no move is taken back. If it fails, the robots go back and the rest of the sand runs on.
rules-alone-3 = A chip reached is yours, any other is lost. More chips found than lost wins.
rules-editions = Editions
rules-edition = { $edition }: { $words }
rules-here = This table plays the rules of { $edition }, with what it has agreed on.

## Learning by playing

learn-title = Learn by playing
learn-note = Ten small boards, a minute each
learn-place = { $place } of { $total }
learn-lesson = { $place }: { $name }{ $state ->
    [solved] , solved
   *[new] {""}
  }
learn-next = Next board
learn-end = To the start page
learn-longer = You took { $moves }; { $best } are enough.
learn-sliding = Sliding
learn-sliding-how = A robot slides until something stops it. Bring red to the red moon. The wall on the right of it will stop you.
learn-sliding-done = That is how robots move: each slide is 1 move, however long.
learn-blocking = Blocking
learn-blocking-how = Nothing stops red where it should. Put the blue robot in the way first; its moves count as well.
learn-blocking-done = Any robot may move. Others are your walls.
learn-waiting = Waiting
learn-waiting-how = Send green on its way, let it wait while yellow moves, then go on with green.
learn-waiting-done = The order is yours: a robot may wait while others move.
learn-corner = Turning a corner
learn-corner-how = Blue could go straight east, but straight does not count: on its way it must turn a corner. Find the way round.
learn-corner-done = A way counts only if the robot turned a corner after one of its moves.
learn-vortex = The vortex
learn-vortex-how = The chip with four colours may be reached by any robot. Which one is closest?
learn-vortex-done = Each robot may take the vortex. The same rule holds: it turns a corner.
learn-diagonal = Diagonals
learn-diagonal-how = A robot bounces off a diagonal of another colour and slides on, in the same move. Send red into the yellow one.
learn-diagonal-done = A robot of the diagonal’s own colour would pass through. None may stop on it.
learn-silver = The fifth robot
learn-silver-how = Silver has no chip of its own colour, but it stops others. Let it help green.
learn-silver-done = Silver moves as all others do, and may take the vortex.
learn-reading = Reading a board
learn-reading-how = This is a real board. Look back from the target: from where can a robot stop there? Then find how blue gets to that line.
learn-reading-done = Looking back from the target is half of the way.
learn-bidding = Bidding
learn-bidding-how = Now look first and touch nothing. When you have found a way for green, say how many moves it takes. Then show it.
learn-bidding-done = At the table everybody looks at once, and the lowest number shows first.
learn-showing = Showing
learn-showing-how = You have said 4, and 4 it must be: the target is reached with the fourth move, neither before nor after. There is a way in 3; spend a move on the way.
learn-showing-done = What you say is what you show. Now you know the whole game.
key-learn-next = Next board

# ---- The round -------------------------------------------------------------------------------------

## Who and how much

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
round-count = { $rounds } { $rounds ->
    [one] round
   *[other] rounds
  }
minute-count = { $minutes } min

## Header of the round

chip-number = Chip { $round }
chip-of = Chip { $chip } of { $total }
chips-left = { $chips } left
first-to = first to { $chips }
most-chips = most chips win

## The card of the phase

phase-bid = Lowest goes first
phase-show = { $you ->
    [yes] Show your { $moves }
   *[no] { $name } shows { $moves }
  }
phase-turn = { $you ->
    [yes] Your turn: show { $moves }
   *[no] { $name }, your turn: show { $moves }
  }
verdict-moves-used = Not in { $moves }
verdict-gave-up = { $you ->
    [yes] You gave up
   *[no] { $name } gave up
  }
verdict-time = The time is over
verdict-away = { $you ->
    [yes] You were away too long
   *[no] { $name } was away too long
  }
verdict-left = { $you ->
    [yes] You left the table
   *[no] { $name } left the table
  }
phase-show-way = { $you ->
    [yes] Show your way
   *[no] { $name } shows a way
  }
phase-taken = { $you ->
    [yes] You take the chip
   *[no] { $name } takes the chip
  }
phase-any-robot = any robot
phase-steps = The round
phase-step-think = Think
phase-step-bid = Bid
phase-step-show = Show
phase-step-result = Result
phase-target = { $robot ->
    [any] Any robot
   *[other] { robot-title } robot
  } to the { $target } on { $cell }
timer-left = { $seconds } { $seconds ->
    [one] second
   *[other] seconds
  } left
timer-about = about
timer-show = to finish showing
timer-resting = The sand timer rests

## Players and bids

rows-label = Players
rows-label-bids = Bids in the order of showing
rows-order = Order of showing
rows-bid = Bid
rows-thinking = thinking
rows-none = no bid
rows-passed = nothing lower
rows-own-none = —
rows-first-said = said first
rows-fewer-chips = fewer chips
rows-was = was { $moves }
rows-showing = showing
rows-failed-moves-used = not in { $moves }
rows-failed-gave-up = gave up
rows-failed-time = out of time
rows-failed-away = away
rows-failed-left = left
rows-away = away { $time }
rows-left = left
rows-next-chip = from the next chip
rows-ready = ready
tie-first-said = { $otherYou ->
    [yes] You also say { $moves }.
   *[no] { $other } also says { $moves }.
  } { $you ->
    [yes] You said it first, so you show first.
   *[no] { $name } said it first, so { $name } shows first.
  }
tie-fewer-chips = { $otherYou ->
    [yes] You also say { $moves }.
   *[no] { $other } also says { $moves }.
  } { $you ->
    [yes] You have fewer chips, so you show first.
   *[no] { $name } has fewer chips, so { $name } shows first.
  }

## Thinking and bidding

gentle-now = The first chips are easy: this one can be reached in few moves.
think-first-bid = The first bid turns the sand timer.
think-glass-turned = The glass runs. With no bid the chip goes back.
think-lapsed = Nobody has bid. Turn the glass?
bid-title = How many moves?
bid-title-lower = Lower your bid
bid-type = type a number <key>7</key> then <key>Enter</key>
bid-own = Your bid is { $moves }
bid-key-over = { $moves } or more moves
bid-over = { $moves }+
bid-send = Bid { $moves }
bid-rule = You can lower your bid later, never raise it.
bid-thinking = thinking { $time }
bid-lowest = 2 is the least. Nobody can go lower.
bid-same = { $moves } is your bid already.
bid-back = Smaller numbers
bid-not-yet = You play from the next chip on.
bid-shut = The connection is lost. Bid when it is back.
pass-nothing-lower = Nothing lower from me
pass-no-way = I see no way
passed-nothing-lower = You have nothing lower to say. A bid takes that back.
passed-no-way = You see no way. A bid takes that back.
put-back = Put the chip back
put-back-why = Nobody who plays this chip is there.

## Showing

show-boxes = { $made } of { $moves } moves made
show-none = no move yet
show-last = { $number } of { $moves }: { $robot } { $direction }
show-last-open = { $number }: { $robot } { $direction }
show-move = { $robot } { $direction }
show-fail = If the { $target } is not reached in { $exact ->
    [yes] exactly { $moves } moves
   *[no] { $moves } moves or fewer
  }, the robots go back to their markers and { $next ->
    [nobody] the chip goes back
    [you] you show
   *[other] { $name } shows
  }.
show-robot = { robot-title } robot
show-give-up = Give up
show-give-up-sure = Give up? The robots go back.
show-go-on = Go on
show-swipe = Or swipe anywhere on the board.
show-keys = { $fifth ->
    [yes] <key>r</key> <key>g</key> <key>b</key> <key>y</key> <key>s</key>
   *[no] <key>r</key> <key>g</key> <key>b</key> <key>y</key>
  } choose, <key>↑</key> <key>→</key> <key>↓</key> <key>←</key> move.

## The result

result-nobody-succeeded = Nobody found it
result-nobody-bid = Nobody bid
result-nobody-there = Nobody who plays was there
result-room-closed = Host closed the room
result-back = The chip goes back.
result-shown = Bid { $bid }, shown in { $moves }.
result-guess = Your guess was { $moves }.
result-moves = Moves of the way
optimum-looking = Looking for the shortest way…
optimum-moves = There is a way in { $moves }.
optimum-shown = No way is shorter.
optimum-none = There is no way.
optimum-withheld = It is shown once the chip has been won.
optimum-unknown = The shortest way was not found in time.
optimum-unknown-from = The shortest way was not found in time. It takes { $moves } moves or more.
optimum-count = { $count ->
    [1] the only one
   *[other] one of { $count } ways
  }
optimum-count-capped = one of more than { $count } ways
paths-title = Ways of this round
path-optimum = Shortest
path-label = { $title }: { move-count }
result-ready = Ready for the next chip
result-last = See who won
result-next = Next chip
result-next-in = Next chip in
result-waiting = Ready. Next chip at the latest in

## Replay and rounds so far

replay-label = Replay
replay-first = To the start
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-forward = One move on
replay-last = To the end
replay-place = { $move } of { $moves }
replay-speed = Speed { $speed }×
replay-times = { $speed }×
replay-round = Replay round { $round }
replay-of = Round { $round }
replay-close = Back to the board
history-title = Rounds so far
round-optimum = best { $moves }
round-returned = nobody
round-face-up = found
round-face-down = not found

## The end

final-wins = { $you ->
    [yes] You win
   *[no] { $name } wins
  }
final-shared = { $names } share the win
final-nobody = Nobody wins
final-alone-won = You win
final-alone-lost = The sand wins
final-summary = { $chips } after { $rounds }
final-ranking = Ranking
final-rounds = Rounds
final-rounds-note = won with, and the shortest way
final-more = { $rounds } more { $rounds ->
    [one] round
   *[other] rounds
  }
final-fewer = Fewer rounds
final-share = Share
final-share-text = Ricochet Robots: { $result } after { $rounds }
final-share-failed = Sharing did not work. The link is { $link }
final-new-board = New board
final-again = Play again
final-best = Best round: { $round }.
final-best-gap = { $you ->
    [yes] You
   *[no] { $name }
  } showed { $moves }, { $gap } fewer than the next bid.
final-best-shortest = { $you ->
    [yes] You
   *[no] { $name }
  } showed { $moves }. No way is shorter.
final-best-play = Play the best round
rematch-open = Another match is being set up.
rematch-join = Join it
final-lost = This game cannot be found

## Alone

alone = Alone
alone-rule = Say a number before the sand runs out, or just that you have found a way. Then show it.
alone-second-run = The glass runs a second time.
alone-runs-on = The sand runs on.
alone-found = Found, show it
alone-send = Bid { $moves } and show
alone-score = { $found } found, { $missed } missed
alone-wins = { $needed } found wins
alone-places = The { $total } chips
alone-place = { $target }, { $state ->
    [found] found
   *[missed] missed
  }
alone-place-now = The present chip
alone-place-left = Face down
alone-found-title = Found
alone-missed-title = Not found
alone-missed-line = The chip is laid face down.
alone-shown = Shown in { $moves }.
alone-shown-bid = Said { $bid }, shown in { $moves }.

## Watching, and the way to a seat and from it

watch-guess = Your private guess
watch-guess-note = nobody sees it
watch-stream = Stream view
watch-stream-end = Leave the stream view
watch-take = Take a seat from the next chip
watch-full = The table is full. You are watching.
watch-alone = You are watching.
leave-sure = Leave the table? Your chips stay and can still win, and you can come back.
leave-bid = Your bid fails when its turn comes.
leave-no = Stay

## The scratch board

scratch-title = Scratch board
scratch-note = Only you see this. The robots on the table do not move.
scratch-start = Try moves on the scratch board
scratch-reset = Reset
scratch-end = Put away
scratch-count = { $moves ->
    [0] no moves
    [one] 1 move
   *[other] { $moves } moves
  }

## What happens, said and shown

back-bid = { $name } bid { $moves } meanwhile.
back-taken = { $you ->
    [yes] You took a chip meanwhile.
   *[no] { $name } took a chip meanwhile.
  }
back-chip = A new chip was turned up meanwhile.
failed-moves-used = Not in { $moves }. The robots go back.
failed-gave-up = { $you ->
    [yes] You gave up. The robots go back.
   *[no] { $name } gave up. The robots go back.
  }
failed-time = The time to show is over. The robots go back.
failed-away = { $you ->
    [yes] You were away too long. The robots go back.
   *[no] { $name } was away too long. The robots go back.
  }
failed-left = { $you ->
    [yes] You left the table. The robots go back.
   *[no] { $name } left the table. The robots go back.
  }
failed-next = { $you ->
    [yes] You show { $moves }.
   *[no] { $name } shows { $moves }.
  }
event-seated = { $you ->
    [yes] You play from chip { $round } on.
   *[no] { $name } takes a seat and plays from chip { $round } on.
  }
event-left = { $you ->
    [yes] You left the table.
   *[no] { $name } leaves the table.
  }
event-returned = { $you ->
    [yes] You are back at the table.
   *[no] { $name } is back at the table.
  }
event-extended = The server was away for { $seconds } seconds. The time runs that much longer.
event-host = { $you ->
    [yes] You set up the table from now on.
   *[no] { $name } sets up the table from now on.
  }
event-removed = { $you ->
    [yes] The host has removed you from the table.
   *[no] { $name } has been removed from the table.
  }
event-forgotten = { $you ->
    [yes] Your name has been deleted, and your seat is given up.
   *[no] { $name } has left, and the name has been deleted.
}
event-locked = The room is locked: nobody new sits down.
event-unlocked = The room is open again.
event-link = The room has a new link. The old one opens nothing.
event-delay = { $seconds ->
    [0] Whoever watches will see everything at once again.
   *[other] Whoever watches sees everything { $seconds } s later from now on.
  }
say-chip = Chip { $round }. { $robot ->
    [any] Any robot
   *[other] { robot-title } robot
  } to the { $target } on { $cell }.
say-stands = { robot-title } stands on { $cell }.
say-bid-first = { $you ->
    [yes] You bid { $moves }.
   *[no] { $name } bids { $moves }.
  }
say-bid = { $you ->
    [yes] You bid { $moves }, { say-place }.
   *[no] { $name } bids { $moves }, { say-place }.
  }
say-place = { $place ->
    [1] first
    [2] second
    [3] third
   *[other] in place { $place }
  }
say-you-are = You are { say-place } with { $moves }.
say-turned-glass = { $you ->
    [yes] You turned the glass.
   *[no] { $name } turned the glass.
  }
say-seconds = { $seconds } { $seconds ->
    [one] second
   *[other] seconds
  }.
say-passed = { $you ->
    [yes] Nothing lower from you.
   *[no] Nothing lower from { $name }.
  }
say-no-way = { $you ->
    [yes] You see no way.
   *[no] { $name } sees no way.
  }
say-all-passed = All have passed. The sand stops.
say-first = { $you ->
    [yes] You are first with { $moves }.
   *[no] { $name } is first with { $moves }.
  }
say-order-one = { $name } { $moves }
say-order = In order: { $bids }.
say-turn = { $you ->
    [yes] Your turn: show { $moves }.
   *[no] { $name }, your turn: show { $moves }.
  }
say-found = You say that you have found it. Show your way.
say-found-bid = You say { $moves }. Show your way.
say-move = { $count }: { $robot } { $direction } to { $cell }.
say-move-alone = { $count }: { $robot } { $direction }.
say-count = { $count ->
    [1] It is the only one.
   *[other] There are { $count } ways of that length.
  }
say-count-capped = There are more than { $count } ways of that length.
say-taken = { $you ->
    [yes] You reached the { $target } in { $moves }. You take the chip and have { $chips }.
   *[no] { $name } reached the { $target } in { $moves }, takes the chip and has { $chips }.
  }

## The board read aloud

direction-title = { $direction ->
    [n] North
    [e] East
    [s] South
   *[w] West
  }
read-robot = { robot-title }, { $cell }.
read-blocked = { direction-title }: blocked by { $by }.
read-stops-on-diagonal = { direction-title }: would end on a diagonal.
read-endless-slide = { direction-title }: would slide for ever.
read-slide = { direction-title } to { $cell }, { $facts }.
read-cells = { $cells } { $cells ->
    [one] cell
   *[other] cells
  }
read-edge = the edge
read-wall = a wall
read-row = { $name }: { $chips } { $chips ->
    [one] chip
   *[other] chips
  }{ $bid ->
    [0] .
   *[other] , bid { $bid }.
  }

## Keys of the round

key-bid = Type a bid
key-bid-send = Send the bid
key-bid-clear = Clear the bid
key-pass = Say that you have nothing lower, or see no way
key-next-robot = Take the next robot, after the last go on
key-ready = Ready for the next chip
key-play = Play or pause the replay
key-step-back = One move back
key-step-forward = One move on
key-slide-cursor = Slide the reading cursor as the chosen robot would
key-read-board = Read the board
key-read-rows = Read the rows
key-read-robots = Read where the robots stand
key-read-time = Say the time, or the chip
key-repeat = Repeat the last message
key-stream-end = Leave the stream view

## Wishes refused

refused-bid-not-lower = You said { $standing } before. A bid can only go down.
refused-bid-too-small = 2 is the least.
refused-bid-too-large = 99 is the most.
refused-bidding-over = The sand has run out. No more bids.
refused-joins-next-round = You play from the next chip on.
refused-consent-off = In this match the sand always runs to its end.
refused-players-there = Somebody who plays this round is there.
refused-not-your-turn = It is not your turn to show.
refused-stale-round = That was meant for an earlier chip.
refused-wrong-phase = Too late: the round has moved on.
refused-too-soon = Not yet. Others are still thinking.
refused-table-full = The table is full. You are watching.
refused-name-taken = Somebody at the table has this name. Choose another one.
refused-name-empty = Say your name first.
refused-name-too-long = A name has at most 24 characters.
refused-already-seated = You have a seat already.
refused-no-seat = You have no seat. Take one to play.
refused-not-host = Only the host can do that.
refused-no-such-player = This player is no longer at the table.
refused-player-removed = The host has removed you from the table.
refused-seat-forgotten = The name on this seat has been deleted, and the seat is given up.
refused-token-renewed = You have been signed out here: this seat has been secured from another device.
refused-link-renewed = The host has renewed the link of the room; the one you came by is not valid any more.
refused-room-locked = The host has locked the room. You can watch.
refused-room-closed = The host has closed the room.
refused-too-fast = That was too fast. Wait a moment.
refused-storage-unavailable = The server cannot store anything at the moment. Try again.
refused-disk-low = The server has little space left, so no new rooms are opened at the moment.
refused-room-full = So much has happened in this room that it takes no more. Open another one.
refused-board-picked = This board was picked by hand. Choose random panels to shuffle.
refused-option-invalid = These options do not go together.
refused-match-running = A match is under way.
refused-name-unreadable = This name contains characters that cannot be displayed. Choose another one.
refused-robot-not-in-play = This robot is not in play.
refused-rooms-not-opened = On this server rooms are opened by whoever runs it. Ask them for a link.
refused-too-many-connections = Too many windows are open for this seat or from this network. Close one and load again.
refused-room-set-aside = What was kept of this room is damaged. Nobody can enter it.
refused-otherwise = That did not work. Try again.

# ---- The terminal ----------------------------------------------------------------------------------
# Words of the command `ricochet`. The browser gets nothing from here on, and nothing from above is used here.

cli-error = Error: { $what }
cli-file-fault = { $file }: { $why }.
cli-output-fault = the output cannot be written: { $why }.
cli-line = Line { $number }: { $words }
cli-move-count = { $moves } { $moves ->
    [one] move
   *[other] moves
  }
cli-path-count = { $paths } { $paths ->
    [one] path
   *[other] paths
  }
cli-position-count = { $positions } { $positions ->
    [one] position
   *[other] positions
  }
cli-effort = { $states } { $states ->
    [one] state
   *[other] states
  } in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s

## Terminal: play

cli-play-kept = Games are kept in { $place }. Ctrl-C ends.
cli-play-runs = The game runs already, with its games in { $place }.
cli-play-runs-here-only = The game runs already at { $address }, for this computer only. End it by Ctrl-C where it was started, then start it with --lan.
cli-play-scan = Point a phone in the same network at the code, or type the address.

## Terminal: puzzles and boards

cli-solved = { cli-move-count }; { cli-effort }.
cli-no-path = No path solves it
cli-not-solved = Not solved within the limit
cli-not-solved-effort = { $why }; { cli-effort }.
cli-not-solved-end = { $why }.
cli-more-paths = There are more than { cli-path-count }; see --at-most.
cli-all-paths = { cli-path-count } of { cli-move-count }.
cli-not-counted = Not counted within the limit.
cli-each-path = { cli-move-count } each.
cli-at-least = at least { $moves } moves
cli-solve-one-of = choose one of --all, --count and --every-target.
cli-solve-not-with = --threads does not go with --all or --count.
cli-count-no-first = there is no first move in 0 moves.
cli-count-together = Together { $total }.
cli-board-no-path = a board without robots has no path.
cli-board-move-fault = move { $number }, { $move }: { $why } ({ $clause })
cli-board-wrote = Wrote { $file }.
cli-strong-knows = the table knows its target.
cli-strong-target = it has to be said.
cli-strong-none = { cli-position-count }, none can be solved; { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-strong-most = { cli-position-count }, at most { cli-move-count }; { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-strong-verified = { cli-position-count }, each as the rule of distances has it; { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-strong-verify-alone = --verify takes no board.
cli-strong-beside-nothing = it goes with --verify.
cli-strong-board = it has to be said.
cli-strong-box-alone = --box takes no board.
cli-strong-box-where = it has to be said where.
cli-strong-scheduler-nothing = it goes with --box.

## Terminal: doctor

cli-doctor-platform = platform
cli-doctor-kernel = kernel
cli-doctor-cpu-target = cpu target
cli-doctor-compiled = compiled
cli-doctor-extras = extras
cli-doctor-no-extras = none
cli-doctor-data = data
cli-doctor-database = database
cli-doctor-server = server
cli-doctor-wrong = <- wrong
cli-doctor-writable = { $place }, can be written
cli-doctor-not-writable = { $place }, { $why }
cli-doctor-no-directory = { $place } is no directory
cli-doctor-cannot-write = { $place } cannot be written
cli-doctor-running = running at { $address }
cli-doctor-no-server = none is running
cli-doctor-not-built = not built: no C++20 compiler was there that could (RICOCHET_REQUIRE_KERNEL=1 pip install . says why); the reference engine answers
cli-doctor-not-loaded = cannot be loaded: { $why }; the reference engine answers
cli-doctor-native = the native engine answers
cli-doctor-other-processor = { $target } (not for this processor)
cli-doctor-general = the general search only
cli-doctor-no-database = none yet
cli-doctor-unchecked = cannot be checked: { $why }
cli-doctor-sound = sound
cli-backup-made = { $file } holds all games of { $directory }, and the key to every seat: keep it to yourself.
cli-room-closed = The room is closed and deleted.
cli-seat-forgotten = The name is deleted, in this room and in its games.
cli-export-consented = Say --consented: only games in which everybody allows it are exported.
cli-backup-restored = { $directory } holds the games of { $file }. Start the server there.
cli-database-current = The tables of the database are as they should be (schema { $revision }).
cli-database-upgraded = The tables of the database are up to date now (schema { $revision }).
cli-work-begun = Solving puzzles for { $place }; Ctrl-C ends it.

## Terminal: how commands are used

usage-usage = Usage:
usage-arguments = Arguments
usage-options = Options
usage-commands = Commands
usage-required = required
usage-default = default
usage-env-var = env var
usage-try = Try { $command } for help.
usage-missing = { $name } is missing.
usage-no-option = There is no option { $name }.
usage-no-command = There is no command { $name }.
usage-no-value = { $name } needs a value.
usage-value = { $name } takes no value.
usage-extra = This is too much: { $name }
usage-whole = { $name } takes a whole number from { $low }, not { $given }.
usage-whole-range = { $name } takes a whole number from { $low } to { $high }, not { $given }.
usage-number = { $name } takes a number from { $low }, not { $given }.
usage-choice = { $name } takes one of { $choices }, not { $given }.
usage-shell = Completion is offered for { $choices }, not for { $given }.
cli-completion-installed = Completion is installed in { $file }. It works in every shell that you open from now on.
cli-redirected = The shell took >{ $file } as a file to write to: put the puzzle in quotation marks, as "... >{ $file }".

## Terminal: help of the commands

help-help = Show this message and exit.
help-each-data = Directory in which games are kept; yours if not said.
help-each-as_json = Write one JSON object instead of lines.
help-each-target = The target, such as Rm2, where PUZZLE is a position without one.
help-each-no_ricochet_rule = Let a robot come straight to the target (leave out R5.2).
help-ricochet = Ricochet Robots: play it, and work with its boards and puzzles.

    Data goes to standard output, words to standard error. The exit status is 0, or 1 when the answer is a no, or 2 when something given cannot be taken, or 3 when the output cannot be written.
help-ricochet-install_completion = Install completion for the current shell.
help-ricochet-show_completion = Show completion for the current shell, to copy it or customize the installation.
help-ricochet-version = Show the version and exit.
help-play = Play on this computer, or with --lan with everybody in the house.

    Opens the game that is running already, if one of the same directory is.
help-play-lan = Let phones and computers in this house join.
help-play-port = Port to listen on; if it is taken, one of the next.
help-play-browser = Open the game in a browser.
help-serve = Run a server for others; every option can also be set in the environment.
help-backup = Copy all that a server keeps into one file, while it serves or while it is stopped.

    Whoever has the file can sit on every seat: it is readable for its owner only.
help-backup-file = Where the copy goes; a file that is there is replaced.
help-restore = Put a copy into an empty directory, for a server to go on there with every seat as it was.
help-restore-file = A copy that `ricochet backup` made.
help-rooms = List the rooms of the server that runs, the last used first; or open or close one.

    A line has the id, the code, the name, when something last happened (UTC), the events and the open pages.
help-rooms-open_one = Open a room and print its link and its code.
help-rooms-close = Close this room and delete all that is kept of it, its games too.
help-rooms-forget = Delete the name on this seat everywhere; seats are counted from 0.
help-export = Print games of the server that runs, for research: a JSON object a line, without names and dates.
help-export-consented = Finished games in which everybody allows it: nothing else is exported.
help-work = Solve puzzles for the servers that share a PostgreSQL, with all processors, until told to stop.
help-work-database = Its address, postgresql://user@host/name.
help-board = Draw a board, a position or a puzzle in the terminal, or as a picture.

    A robot is its capital letter, a target its robot's letter and symbol (* is the vortex), with > before the one asked for. /b/ is a diagonal that blue passes. With --path the robots stand where it leads; arrows show the way, numbers the stops and (r) where a robot started.
help-board-text = A board, a position or a puzzle in notation, or - to read it.
help-board-path = Moves to show, such as "Rn Be".
help-board-svg = Write a picture there instead, or with - to standard output.
help-board-theme = The colours of the picture.
help-board-coordinates = Name columns and rows in the picture.
help-board-colour = Colours in the terminal; by itself where it has them.
help-board-plain = Characters of the drawing; by itself what the terminal has.
help-check = Judge a path move by move. The exit status is 0 if it solves the puzzle, else 1.

    Prints for each move its number, the move, where it starts and where it stops; for a refused move the clause and the code of the refusal.
help-check-puzzle = A puzzle in notation, or - to read it from standard input.
help-check-path = Moves such as "Rn Be", or - to read them from standard input.
help-count = Count all sequences of so many legal moves.
help-count-position = A position or a puzzle in notation, or - to read it.
help-count-depth = The number of moves in a sequence.
help-count-divide = Count for each first move.
help-solve = Print a shortest path. The exit status is 1 if there is none or a limit was reached first.
help-solve-puzzle = A puzzle in notation, with --every-target also a position, or - for one on every line of input.
help-solve-every_path = Print every shortest path, by robot and direction.
help-solve-at_most = The most paths to print with --all.
help-solve-count = Print how many shortest paths there are.
help-solve-every_target = Print target, moves and path for each target of the board.
help-solve-as_json = Write a JSON object for each answer.
help-solve-engine = The search: native where it is built, or reference.
help-solve-threads = Processors to use for one puzzle or, with -, for so many at a time.
help-solve-max_moves = The longest path to look for.
help-solve-max_expanded = States whose moves are tried.
help-solve-max_memory = Memory for the states met, in GB.
help-solve-time_limit = Seconds to search for each puzzle.
help-strong = Find the distance of every position of four robots to one target of a board.

    Prints how many positions there are at each distance, and the hardest ones. With --look-up prints the distance of one position; the exit status is 1 if it has no solution.
help-strong-board = A board in notation; with --look-up a position, or - to read it.
help-strong-target = A target, such as ">Rm2" or ">*m2".
help-strong-output = Keep the table in that file; with --box a directory.
help-strong-look_up = Print the distance of a position from that table.
help-strong-verify = Hold every distance in that table to the rule that proves all of them.
help-strong-beside = The table that it rests on: that without the ricochet rule or, for the vortex, that of one robot.
help-strong-box = Find the maximum of every target of every board without diagonals, and go on where it was ended.
help-strong-scheduler = With --box, have the workers of that Dask scheduler make the tables.
help-strong-threads = Processors to use.
help-strong-max_memory = Refuse what needs more memory, in GB.
help-strong-hardest = How many of the hardest positions to print.
help-doctor = Tell what is installed here and whether it works. The exit status is 1 if something is wrong.
help-db = Work on the database of a server on PostgreSQL.
help-upgrade = Make the tables, or bring those of an older version up to date; once for all servers that share them.
help-upgrade-database = Its address, postgresql://user@host/name.

# Every text on screen and in the terminal, in English, in the order of the pages; round and terminal come last.

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
coloured-chip = { robot-name } { $symbol ->
    [none] target
   *[other] { $symbol }
  }
board = Board

## Cells, for screen readers

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

## Rejected moves

slide-move-blocked = { robot-title } cannot move { direction-name }: { $by ->
    [robot] a robot
   *[wall] a wall
  } is in the way.
slide-stops-on-diagonal = { robot-title } would end on a diagonal. That is not allowed.
slide-endless-slide = { robot-title } would slide forever. That is not allowed.

## Server refusals that need a different text in the browser

problem-offline = The server cannot be reached. Check the connection and try again.
page-missing-title = This page could not be loaded
problem-no-such-room = No room has this code. Check all eight characters.
problem-no-such-game = No finished game has this link. The link may be incomplete, or the game was deleted.
problem-unreadable = This address does not contain a readable board. The link may be incomplete.
problem-illegal = The board in this address breaks a rule.
problem-ambiguous = The board in this address is ambiguous.

## Header, help, settings

back-to-start = Back to the start page
back-to-match = Back to the match
back = Back
turn-board = Turn the board
help = Help
help-keys = Keys
help-all = All rules
help-slide = Slide
help-slide-words = A robot slides until a wall or another robot stops it. Each slide is one move.
help-reach = Reach the target
help-reach-words = The robot shown on the chip must stop on the target, and must turn a corner on the way.
help-bid-words = Say how many moves you need. The first bid turns the sand timer. You can lower your bid, never raise it.
help-pass-words = You have nothing lower. When everybody has passed, the sand stops.
help-show-words = The lowest bid shows first. { $exact ->
    [yes] A bid of 7 means exactly 7.
   *[no] A bid of 7 means 7 or fewer.
  }
settings = Settings
menu = Menu
close = Close
language = Language
theme = Theme
theme-system = System
theme-light = Light
theme-dark = Dark
setting-contrast = High contrast
setting-contrast-note = stronger grid and full colours
setting-stillness = Reduced motion
setting-stillness-note = robots fade instead of sliding
setting-letters = Letters on robots
setting-letters-note = R G B Y S in place of small faces
setting-coordinates = Coordinates
setting-coordinates-note = a–p and 1–16 around the board
setting-oneTapBid = Bid with one tap
setting-oneTapBid-note = tap a number to bid at once
setting-singleKeys = Single-key shortcuts
setting-singleKeys-note = use letters and digits without Ctrl
setting-buzz = Vibrate
setting-buzz-note = your phone vibrates when a robot stops and at the first bid
sound = Sounds
sound-off = Off
sound-quiet = Quiet
sound-full = Full
sound-offer = Sounds for chips, bids and moves? You can change this in the settings.
sound-offer-yes = Turn sound on
sound-offer-no = No sound
settings-note = Saved in this browser only.
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
key-choose-none = Deselect the robot; the arrows then read the board
key-move = Move the chosen robot
key-undo = Undo the last move
key-hint = Get a hint, more precise each time
key-restart = Start over
key-redo = Make the move again
key-solutions = Show the solutions
key-moves = Show the moves left after each move
key-chips = Show all chips
key-next-group = Next group of solutions
key-analyse = Analyse
key-analyse-back = Leave the analysis
key-space = Space
key-escape = Esc
key-enter = Enter
key-tab = Tab
key-shift = Shift

## Start page

lead = Robots slide until something stops them. Find the fewest moves to the target. Bid the lowest number, show it, and the chip is yours.
your-name = Your name
your-name-note = Others see it. If you leave it empty, you are “{ name-alone }”.
name-missing = Enter your name first.
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
first-next = Now a real one
first-others = Everything else
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

## The page of the things that this device stores

device-title = On this device
device-note = Nothing of this is sent anywhere. A copy contains links to rooms, but no seats.
device-cleared = Some browsers delete it after some weeks without a visit. A saved copy, or the installed game, is safe.
kilobytes = { $kilobytes } kB
stored-game = The game, ready without a network
stored-practise = Practice: rating, year, puzzles to try again
stored-days = Results of the daily puzzles
stored-lessons = Lessons
stored-games = Games
stored-evening = The evening at your table, and your box
stored-settings = Settings and name
stored-others = Other
device-save = Save a copy
device-import = Import a copy
device-import-title = { $count ->
    [0] This copy adds nothing: everything in it is here already.
    [one] This copy adds one entry. Everything else stays as it is.
   *[other] This copy adds { $count } entries. Everything else stays as it is.
  }
device-import-do = Add
device-no-copy = This file is no copy of what a device stores.
device-delete = Delete
device-delete-all = Delete all
device-delete-one = Delete: { $name }
device-delete-sure = Delete this for good?

## The start page without a network, with a new version, and the offer to install the game

offline-line = Offline. Only friends, codes and TV need a network.
new-version = A new version is ready.
new-version-note = It starts by itself the next time you open the game. It never interrupts a round, a race or an evening.
new-version-start = Start it
# The title of a card with the button "install".
install-title = { $device ->
    [phone] Keep it on this phone
   *[computer] Keep it on this computer
  }
install-note = Opens without a browser or a network. { $kilobytes } kB.
install-share = Tap Share, then Add to Home Screen.
install = Install
door-table = Your own box

## Today's puzzle

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
solved-paths = Solutions to this puzzle
solved-reveal = Show a shortest solution
solved-again = Try again
solved-share = Share
share-day = { $day }, { day-grade }
share-over = { $over ->
    [0] Shortest path
    [1] One more than needed
   *[other] { $over } more than needed
  }
share-streak = { $days } days in a row
share-note = Five squares for the five fifths of your path. They tell how well it went, never how long it is or which robot moves.
share-ask = Can you?
share-as = Form
share-picture = Picture
share-text = Text
share-copy = Copy
share-copied = Copied.
share-by-hand = Copy it yourself
share-players = { $players } { $players ->
    [one] player
   *[other] players
  }
share-round = { $gap ->
    [0] { $moves } moves
   *[other] { $moves } moves, next bid { $next }
  }
share-best = { $gap ->
    [0] Best round: { $moves } moves
   *[other] Best round: { $moves } moves, the next bid was { $next }
  }
share-moves = { move-count } (shortest { $best })
all-days = Past puzzles
archive-note = Easy on Monday, hard on Sunday.
archive-week = Week of { $day }
archive-day = { $day }: { $state ->
    [shortest] shortest solution found, { $moves } moves
    [longer] solved in { $moves } moves, shortest { $best }
    [begun] started
   *[new] not tried
  }
archive-earlier = Earlier weeks

## Setting up a position

lay-title = Set up
lay-steps = Steps
lay-step-box = Box
lay-step-panels = Panels
lay-step-robots = Robots
lay-step-chip = Chip
lay-done = , done
lay-box-fact = the box on your table
lay-panel-fact = panel { $number } of 4
lay-robot-fact = robot { $number }
lay-robots-fact = { $count ->
    [one] one robot
   *[other] { $count } robots
  }
lay-which-box = Which box do you have?
lay-box-2013 = 2013
lay-box-2013-zman = 2013 Z-Man
lay-box-1999 = 1999
lay-box-note-2013 = eight panels, silver or black robot
lay-box-note-2013-zman = same panels, another rulebook
lay-box-note-1999 = four panels, no diagonals
lay-faces = { $count } faces
lay-box-kept = This device remembers the box. Next time you start with the panels.
lay-paste = Or paste it
lay-paste-what = Notation, link, or another tool’s text
lay-paste-none = No position found. Example: 4C3A2C1C Rc4 Gn12 >Re15
lay-paste-long = This text is too long. The most is { $most } characters.
lay-paste-offline = No notation found. Another tool’s text needs a connection.
lay-fault-text = No position found: character { $number }, “{ $sign }”, does not fit. Example: 4C3A2C1C Rc4 Gn12 >Re15
lay-fault-end = The text ends too early. Example: 4C3A2C1C Rc4 Gn12 >Re15
lay-read = { $format ->
    [notation] Notation.
    [link] A link of this site.
    [driftingdroids] DriftingDroids.
    [driftingdroids-map] A map of DriftingDroids.
    [fogleman] Michael Fogleman’s solver.
    [drawing] A drawing.
    [json] JSON.
    [pddl] PDDL.
    [asp] Answer set facts.
    [maze] A maze.
    [grid] A grid.
   *[other] { $format }.
  }
lay-lost = It cannot hold { $parts }, so none are set.
lay-lost-part = { $part ->
    [diagonals] the diagonals of its panels
    [walls] some walls
   *[other] some targets
  }
lay-pasted = Pasted: the board and { $robots ->
    [0] no robots
    [one] one robot
   *[other] { $robots } robots
  }.
lay-pasted-no-chip = No chip in the text.
lay-place = { $place ->
    [nw] Top left panel
    [ne] Top right panel
    [se] Bottom right panel
   *[sw] Bottom left panel
  }
lay-place-number = , { $number } of 4
lay-as-it-lies = Shown as it lies there. Choose the one that looks the same.
lay-map = The four panels
lay-map-part = { lay-place }{ $panel ->
    [none] { "" }
   *[other] : { $panel }
  }
# $number counts the four panels in their order.
lay-ordinal = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] 4th
  }
lay-mark = Its mark near the centre
lay-mark-or = or any target on it
lay-mark-label = { robot-title } mark: { $targets }
lay-faces-label = Faces with this mark
lay-diagonals = diagonals
# Such as: Face 2B: green star j2, yellow moon o3, red planet k5, blue gear m7.
lay-face = Face { $panel }: { $targets }{ $diagonals ->
    [yes] , diagonals
   *[no] {""}
  }.
lay-target-at = { $target } { $cell }
lay-taken = { lay-place }, { $number } of 4. { robot-title } mark. { $face }
lay-touch = Touch the board near the square, slide, lift. Or type its name, such as o5.
lay-lift = Lift your finger or press Enter to put it there.
lay-robot-where = Where is { robot-name }?
lay-robot-on = { robot-title } on { $cell }
lay-placed = { robot-title } on { $cell }.
lay-all-placed = All robots are placed
lay-fault-closed = This square is closed.
lay-fault-diagonal = No robot can stop on a diagonal.
lay-fault-robot = { robot-title } is here.
lay-now = now
lay-no-silver = No silver robot
lay-robot = { robot-title } robot{ $state ->
    [now] , being placed
    [placed] , on { $cell }
    [out] , not in play
   *[later] {""}
  }
lay-which-chip = Which chip is up?
lay-solves = Solving starts at once.
lay-no-targets = This board has no targets.
lay-all-chips = All { $count }
lay-chip-note = Or tap the target on the board. “All { $count }” solves every chip of this position.
key-lay-mark = Choose the mark of the panel
key-lay-face = Choose the face of the panel
key-lay-arrows = Move the square
key-lay-type = Type the name of a square
key-lay-place = Put the robot there
key-back = One step back

## Your own board

editor-title = Your own board
editor-tools = Tools
editor-tool-wall = Wall
editor-tool-diagonal = Diagonal
editor-tool-target = Target
editor-tool-robot = Robot
editor-tool-closed = Closed
editor-tool-erase = Erase
editor-now-wall = Draw walls
editor-now-diagonal = Place a diagonal
editor-now-target = Place a target
editor-now-robot = Place a robot
editor-now-closed = Close squares
editor-now-erase = Clear squares
editor-square = { $cell }: its walls
editor-note-wall = Tap a square, then its side. With a mouse, click an edge or drag along edges.
editor-note-diagonal = The robot of its colour passes through. All others turn here, and nobody stops. Tap again to take it away.
editor-note-target = Tap its square. A target that is already on the board moves there.
editor-note-robot = Tap its square. Tap again to take it away.
editor-note-closed = No robot enters a closed square. Tap again to open it.
editor-note-erase = Tap a square to clear it and its walls.
editor-tick = A tick: already on the board. Placing it again moves it.
editor-side = Wall to the { direction-name }
editor-diagonal = { robot-title } diagonal, { $lean ->
    [rising] south-west to north-east
   *[falling] north-west to south-east
  }
editor-target = { $target }{ $placed ->
    [yes] , on the board
   *[no] { "" }
  }
editor-width = Squares wide
editor-width-less = Narrower
editor-width-more = Wider
editor-height = Squares high
editor-height-less = Lower
editor-height-more = Higher
editor-remove = Remove { $walls ->
    [one] one wall
   *[other] { $walls } walls
  } and { $pieces ->
    [one] one piece
   *[other] { $pieces } pieces
  }?
editor-keep = Keep
editor-remove-do = Remove
editor-centre = Closed block in the middle
editor-again = Start again from
editor-empty = Empty
editor-box = The box’s board
editor-all-move = Every robot can move
editor-robot-shut = { robot-title } on { $cell } cannot move
editor-robot-shut-note = Walls and robots close every side.
editor-diagonal-wall = Diagonal { $cell } has a wall beside it
editor-diagonal-wall-note = A move that would end there is refused.
editor-copy = Copy as text
editor-copied = Copied as text.
editor-not-copied = This browser does not allow copying.
editor-robots = Place robots
key-editor-wall = Set or clear a wall of the square
key-editor-diagonal = Set a diagonal
key-editor-clear = Clear the square
key-editor-put = Use the tool on the square

## Analysing a position

analyse = Analyse
analyse-ask = Analyse a position
analyse-position = Position as text
analyse-example = Board, robots and target, for example 4C3A2C1C Rc4 Gn12 >Re15
analyse-unreadable = No position found. Example: 4C3A2C1C Rc4 Gn12 >Re15
analyse-all-chips = All chips
analyse-set-up = Set up
analyse-parts = Parts of the analysis
analyse-tab-solutions = Solutions
analyse-tab-moves = Moves
analyse-tab-chips = { $count } { $count ->
    [one] chip
   *[other] chips
  }
analyse-choose-chip = Choose a chip
analyse-no-solver = This browser cannot search for solutions
analyse-in-play = This chip is in play in { $room }. Analyse it after the round.
# The search: $moves is the bound so far.
analyse-at-least = At least { $moves } moves
analyse-proven = Proven: no solution in { $moves } or fewer.
analyse-meanwhile = A filled number is ruled out. You can look at the other chips meanwhile.
analyse-stop = Stop at { $moves }
analyse-stopped = Stopped: at least { $moves }
analyse-resume = Continue searching
analyse-memory = { $device ->
    [phone] This phone
   *[computer] This computer
  } ran out of memory. The shortest solution takes at least { $moves } moves.
analyse-seconds = { $seconds } s
# The solutions. $time is "0.01 s".
analyse-shortest = Shortest: { move-count }
analyse-unsolvable = No solution
# The path that a player showed in a round.
analyse-shown = { $name }, round { $round }
analyse-proven-in = proven in { $time }
analyse-solutions = { $count } { $count ->
    [one] solution
   *[other] solutions
  }
# Instead of a number of solutions, which nobody has counted.
analyse-one-of = One of the shortest.
analyse-one-of-unknown = One of the shortest. Their number is not known.
analyse-count = Count them · may take minutes
analyse-counting-solutions = Counting the solutions…
analyse-count-stop = Stop counting
analyse-count-memory = Memory ran out while the solutions were counted.
# A command follows.
analyse-memory-next = A computer has more memory: copy the link and open it there. The command line can use all of it:
analyse-more-groups = { $count } more { $count ->
    [one] group
   *[other] groups
  }
analyse-either-order = { $robots } in either order
analyse-orders = { $count } orders
# Between two directions of one move: "silver east or west".
analyse-or = or
# For screen readers: $words is "red north, green west".
analyse-path = { move-count }: { $words }
analyse-play = Play { $words }
# The moves left after each move.
analyse-every-move = Every move
analyse-from-start = from the start
analyse-after = after { $count } { $count ->
    [one] move
   *[other] moves
  }
analyse-move-number = move { $count }
analyse-left = { $moves } to go
analyse-counting = Counting…
analyse-no-path = No path is left
analyse-reached = Reached in { move-count }
analyse-bid-exact = Only a bid of exactly { $moves } takes the chip.
analyse-bid-fewer = A bid of { $moves } or more takes the chip. The demonstration ends here.
analyse-adds = { robot-title } { $direction } adds { $more ->
    [one] one move
    [2] two moves
    [3] three moves
    [4] four moves
    [5] five moves
   *[other] { $more } moves
  }: { $now } instead of { $before }.
analyse-dead-end = { robot-title } { $direction } leaves no path to the target.
analyse-left-words = { $kind ->
    [best] { $left } to go, on a shortest path
    [none] no path
    [open] not solved yet
   *[other] { $left } to go
  }
analyse-move = { robot-title } { $direction }, { analyse-left-words }
analyse-robot = { robot-title }: { analyse-left-words }
analyse-legend = A number counts the moves left after the move
analyse-legend-best = on a shortest path
analyse-legend-one = 1 more
analyse-legend-few = 2 or 3
analyse-legend-many = 4 or more
analyse-best = Best
# All chips of the position. "any" robot may reach the vortex.
analyse-any = any
analyse-range = { $least } to { $most } moves
analyse-chips-solved = { $count } of { $total } solved
analyse-chip-optimum = { $target }: { $state ->
    [solved] { move-count }
    [bound] at least { $moves } moves
    [running] searching
    [unsolvable] no solution
    [not-in-play] its robot is not in play
    [in-play] in play in a room
   *[open] not solved yet
  }
# The menu, and what leaves the page.
analyse-rule = { $rule ->
    [free] free rule
   *[ricochet] with ricochet
  }
analyse-with-ricochet = { $moves ->
    [0] With ricochet there is no solution.
   *[other] With ricochet it takes { $moves }.
  }
analyse-rule-ricochet = The robot must ricochet
analyse-rule-ricochet-note = it turns at least once after a move; if off, it may go straight to the target
analyse-rule-exact = A bid means exactly that number
analyse-rule-exact-note = if off, that number or fewer, and a demonstration ends at the target
analyse-picture = Picture
analyse-text = Text
analyse-link = Copy link
analyse-text-copied = Position and path copied.
analyse-by-hand = It could not be copied. Copy it yourself: { $words }

## Entering a room

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
back-arrived = Your { $bid } arrived in time.
back-late = Your { $bid } arrived too late: the sand had run out.
arrival-title = You are invited
arrival-host = { $name } invited you to play
arrival-what = Robots slide until something stops them. Find the solution with the fewest moves to win the chip.
tryout-title = Try this board: solve it in two moves
tryout-start = Try a chip while you wait
tryout-done = You solved it in 2. That is all a robot can do.
arrival-present = { $names } { $count ->
    [one] is
   *[other] are
  } at the table.
arrival-nobody = Nobody is at the table yet.
arrival-late = The game has started. You can play from the next chip.
sit-down = Take a seat

## Setting up a room

room-title = Room { $room }
ask-in = Invite friends with this code
qr = QR code with the link to this room
copy-link = Copy link
share-link = Send link
share-words = Play Ricochet Robots with me
link-copied = Link copied.
link-by-hand = The link could not be copied. Copy it yourself: { $link }
seats = At the table
you = You
# Follows other names: "Mara and you".
you-among = you
away = away
watching = { $count } watching
# Shown on a page that runs this many seconds behind.
behind = { $seconds } s behind
# A handicap (R6.15): $handicap is 0.5, 1, 2 or 3 moves.
handicap-number = { $handicap ->
    [0.5] ½
   *[other] { $handicap }
  }
handicap-of = handicap { $handicap ->
    [0.5] ½
   *[other] { $handicap }
  }
handicap-none = none
handicap-open = Handicap of { $name }
handicap-title = Handicap of { $name }
handicap-why = A handicap ranks bids as if they were higher, so that others show first.
# An example below the chosen handicap. $half: yes, no.
handicap-example = { $half ->
    [yes] A bid of { $bid } comes after every other { $bid }. The player still shows { $bid }.
   *[no] A bid of { $bid } ranks as { $moves }. The player still shows { $bid }.
  }
nobody-else = Nobody else yet.
nobody-else-note = Send the link, or start alone and let others join later.
host-decides = { $name } sets up the table and starts the game.
room-menu = Room
make-host = Make host
remove-player = Remove
lock-room = Lock the room
lock-room-note = nobody new can sit down or use the code
spectator-delay = Spectator delay
spectator-delay-note = spectators see everything later, so they cannot help
no-delay = none
renew-link = Renew the link
renew-link-note = the old link and code stop working, and spectators are disconnected
renew-link-go = Renew
close-room = Close the room
close-room-note = ends the match and sends everybody out
close-room-sure = Close the room for everybody?
close-room-no = Keep it open
player-number = Player { $number }
own-seat = Your seat
own-seat-note = devices, statistics, your data
team = Play as a team
team-note = a teammate plays on your seat, on another device
team-invite = Invite
team-link = This link opens your seat: everybody who has it bids, passes and shows for you. To end this, sign out other devices.
team-qr = QR code of your seat
team-name = Name of the team
team-rename = Rename
team-seated = This device already has a seat in this room.
renew-seat = Sign out other devices
renew-seat-note = your seat stays on this device only
renew-seat-go = Sign out
renew-seat-done = Your seat is now on this device only.
seat-consent = Share my games for statistics
seat-consent-note = without your name, if everybody in the game agrees
seat-export = Your data
seat-export-note = everything stored about you, as a file
seat-export-get = Download
forget-me = Delete my name
forget-me-note = here and in finished games; you also lose your seat
forget-me-sure = Delete your name and give up your seat?
forget-me-no = Keep it
forget-me-yes = Delete
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
leave-seat = Leave the table
sit-next = Take the next free seat
watch-only = You are watching.
shuffle = Shuffle
shuffle-board = Shuffle board
choose = Choose
board-own = Custom
panels = Panels
quadrant-nw = North-west
quadrant-ne = North-east
quadrant-se = South-east
quadrant-sw = South-west
start-alone = Start alone
start-with = Start with { $players } players
table-rules = Rules and board
table-rules-note = { $edition } · 7 means { $exact ->
    [yes] exactly 7
   *[no] 7 or fewer
  } · sand { $sand } · { $robots } robots

## Bots

# Follows the name of a bot everywhere. $level: level-1 to level-6, level-like-me or level-optimal.
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
# $mark: bot-mark.
bot-name = { $name } ({ $mark })
add-bot = Add a bot
add-bot-not = Not now
# The button. $name: a character, such as Nell.
add-bot-go = { $level ->
    [level-1] Add { $name }, level 1
    [level-2] Add { $name }, level 2
    [level-3] Add { $name }, level 3
    [level-4] Add { $name }, level 4
    [level-5] Add { $name }, level 5
    [level-6] Add { $name }, level 6
    [level-like-me] Add { $name }, at your level
   *[level-optimal] Add { $name }, optimal
}
# Opens the seat of a bot. $name: bot-name.
bot-open = { $name }: handicap, remove
remove-bot = Remove { $name }
bot-character = Character
bot-level = Level
# On a radio button. The six levels are numbers.
bot-level-short = { $level ->
    [level-1] 1
    [level-2] 2
    [level-3] 3
    [level-4] 4
    [level-5] 5
    [level-6] 6
    [level-like-me] Like me
   *[level-optimal] Optimal
}
# The share of shortest paths that a bot of the level finds, and the typical time of its first bid (docs/bots.md).
bot-level-note = { $level ->
    [level-1] Beginner. Finds 4 of 10 shortest paths, and bids after about 50 seconds.
    [level-2] Casual. Finds 4 of 10 shortest paths, and bids after about 30 seconds.
    [level-3] Regular. Finds 5 of 10 shortest paths, and bids after about 20 seconds.
    [level-4] Strong. Finds 5 of 10 shortest paths, and bids after about 15 seconds.
    [level-5] Expert. Finds 6 of 10 shortest paths, and bids after about 10 seconds.
    [level-6] Master. Finds 7 of 10 shortest paths, and bids after about 8 seconds.
    [level-like-me] Adapts to the score, so that people win about half of the chips.
   *[level-optimal] Always has a shortest path: to study, not to race.
}
# The temperament of each character.
bot-temper-pip = bids early
bot-temper-otto = steady
bot-temper-nell = waits until sure
bot-temper-juno = keeps lowering
bot-temper-bram = slow and thorough
bot-temper-vera = quick and low
# The bot of a player, which has no temperament.
bot-program = a player’s program

# The button of the bots’ sheet.
bots-start = Start

# A match with bots on this device.
bots-play = Play with bots
# The note of the door. $minutes of a short match.
bots-note = Gentle bots, about { $minutes } minutes
bots-who = Who
bots-chosen = { $count } chosen, up to { $most }
bots-like-me = Starts gentle. Goes up a step when you win, down when you lose.
minutes-about = about { $minutes } min
bots-ends-other = This ends the game that is in progress.
bots-invite-note = Ends this match and opens a room with the same bots.
bots-invite-offline = Inviting others needs a connection.
# A button: the level of the next match.
bots-level = Level { $level }
bots-level-moves = { $way ->
    [stronger] Next time a step stronger: level { $from } becomes { $to }.
   *[gentler] Next time a step gentler: level { $from } becomes { $to }.
}
rematch = Rematch
bots-no-solver = The bots never bid, because this browser cannot search for solutions.

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
tie-rule-first-said = Equal bids: the player who bid first shows first.
tie-rule-fewer-chips = Equal bids: the player with fewer chips shows first.
fifth-robot = Fifth robot
fifth-robot-none = not in this box
diagonals = Coloured diagonals
diagonals-1999 = not on the 1999 panels
diagonals-none = not in this box
diagonals-picked = as on the panels you chose
option-gentle = Easy chips first
option-gentle-note = each can be reached in a few moves
option-timer = Sand timer
option-timer-note = from the first bid
option-sand = Sand timer
option-sand-note = for each chip
length = Length
length-short = Short
length-usual = Standard
length-custom = Custom
length-first-to = first to { $chips }
length-choose = choose
length-about = { $players } players · about { $minutes } min
length-in-all = { $chips } in all
chips-to-win = Chips to win
series = Series
series-one = One match
series-to = { $wins } wins
series-note = The first to win { $wins } matches wins the series.
more = More
more-note = bids, ties, times, seats, aids
more-note-alone = timer runs, times, panels, aids
reach = Moves to show
reach-exact = exactly the bid
reach-fewer = up to the bid
ties = Equal bids
ties-first-said = bid first
ties-fewer-chips = fewer chips
option-thinking = Time to think
option-thinking-note = then anyone can turn the timer
option-showing = Time to show
option-showing-note = for each demonstration
option-consent = End the sand early
option-consent-note = when nobody wants to bid lower
option-everybody = Everybody scores
option-everybody-note = each player proves a solution in private, and everybody who does scores the chip
option-result = Show the result for
option-result-note = before the next chip is turned up
option-table = Seats
option-table-note = everyone else watches
first-panels = 1999 panels
first-panels-note = the eight faces from the first box
option-landing = Landing marks
option-landing-note = the player who shows sees where robots would stop
option-spoken = Spoken slides
option-spoken-note = everyone can have slides read aloud
option-scratch = Scratch board
option-scratch-note = everyone can try moves in private
option-private = Private room
option-private-note = join by link only; its preview has no picture
option-listed = Anybody may join
option-listed-note = the list of public tables shows this room
runs = Sand timer runs
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

## Missing pages and ended sessions

nowhere-title = Page not found
nowhere = There is no page at this address. The link may be incomplete.
ended-title = You cannot enter this room
ended-no-such-room = No room has this link. The link may be incomplete, or the room was deleted.
stale-title = This page is outdated
ended-version = Reload it; your seat is safe.
reload = Reload
to-start = To the start page

## Rules

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
# $times: 8. $seconds: 8.
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

## Leaving a match, coming back, and the games on this device

leaving-title = The match goes on
leaving-seat-stays = You keep { $things }. If it’s your turn to show, you have 20 s to come back.
# The only person in a match with bots.
leaving-waits = The match stands still while you are away.
keeps-seat = your seat
keeps-chips = { $chips ->
    [one] your chip
   *[other] your { $chips } chips
  }
keeps-bid = your bid of { $bid }
leaving-title-seat = Leave the table?
leaving-seat = { $chips ->
    [0] You can still win and can come back.
    [one] You keep your chip, can still win and can come back.
   *[other] You keep your { $chips } chips, can still win and can come back.
  }
leaving-title-alone = Your game will wait
leaving-alone = The sand stops until you continue. The chips you found stay yours.
leaving-continue = Continue
leaving-end = End the game
leaving-title-end = End the game?
leaving-end-words = The chips left are not played, and nobody can open the game again.
call-show = Your turn to show
call-chip = Chip { $round } is up
call-go = Go
my-game-running = Your game is in progress
my-game-over = Your game has ended
my-game-back = Back to your game
my-game-thinking = Nobody has bid yet
games-title = Games on this device
games-all = All games on this device
games-none = No game has been played on this device yet.
games-kept = This list is stored only on this device. The server keeps the page of each match for a limited time.
games-save = Save as a file
games-forget = Forget all
games-forget-sure = Forget all finished games on this device?
games-keep = Keep them
game-won = { $you ->
    [yes] You won, { $chips }
   *[no] { $name } won, { $chips }
}
game-alone = Alone: { $found } of { $chips } found
tables-title = Public tables
tables-note = Anybody may join. Choose a table, or let us find one that waits.
tables-mine = Tables in your language
tables-others = Tables in other languages
tables-none = Nobody is waiting.
tables-none-note = Open a table: the next person joins you.
tables-join = Join a game
tables-open = Open a table
tables-waiting = waiting
tables-begun = the match has begun
tables-edition = { $edition } rules
tables-people = { $people ->
    [one] One player
   *[other] { $people } players
}{ $bots ->
    [0] {""}
    [one] , one bot
   *[other] , { $bots } bots
} of { $seats }
tables-count = { $count ->
    [0] No public table
    [one] One public table
   *[other] { $count } public tables
}

## Learning by playing

learn-title = Learn by playing
learn-note = Ten small boards, a minute each
learn-place = { $place }/{ $total }
learn-lesson = { $place }: { $name }{ $state ->
    [solved] , solved
   *[new] {""}
  }
learn-next = Next board
learn-end = To the start page
learn-longer = You took { $moves } moves; { $best } are enough.
learn-sliding = Sliding
learn-sliding-how = A robot slides until something stops it. Move red to the red moon. The wall to the right of the moon will stop it.
learn-sliding-done = That is how robots move: each slide is 1 move, however long it is.
learn-blocking = Blocking
learn-blocking-how = Nothing stops red in the right place. Put the blue robot in the way first. Its moves count too.
learn-blocking-done = You can move any robot. Use the others as walls.
learn-waiting = Waiting
learn-waiting-how = Move green, let it wait while yellow moves, then move green again.
learn-waiting-done = You choose the order: a robot can wait while others move.
learn-corner = Turning a corner
learn-corner-how = Blue could go straight east, but that does not count: it must turn a corner on its path. Find the way around.
learn-corner-done = A solution counts only if the robot turns a corner between two of its moves.
learn-vortex = The vortex
learn-vortex-how = Any robot can go to the chip with four colours. Which one is closest?
learn-vortex-done = Any robot can go to the vortex, but it must still turn a corner.
learn-diagonal = Diagonals
learn-diagonal-how = A robot bounces off a diagonal of another colour and keeps sliding in the same move. Send red into the yellow diagonal.
learn-diagonal-done = A robot of the same colour would pass through the diagonal. No robot can stop on it.
learn-silver = The fifth robot
learn-silver-how = Silver has no chip of its own colour, but it can stop other robots. Use it to help green.
learn-silver-done = Silver moves like every other robot and can go to the vortex.
learn-reading = Reading a board
learn-reading-how = This is a real board. Work backwards from the target: from which cells could a robot slide there and stop? Then bring blue to one of them.
learn-reading-done = Working backwards from the target is half the solution.
learn-bidding = Bidding
learn-bidding-how = Now think first and touch nothing. When you have found a solution for green, bid its number of moves. Then show it.
learn-bidding-done = At the table everybody thinks at once, and the lowest bid shows first.
learn-showing = Showing
learn-showing-how = You bid 4, so show exactly 4: red must stand on the target after your fourth move. There is a solution in 3, so spend one extra move.
learn-showing-done = You show exactly what you bid. Now you know the whole game.
key-learn-next = Next board

# ---- The club ladder --------------------------------------------------------------------------------

ladder-title = Ladder
ladder-none = Nobody is on the ladder yet.
ladder-how = A match counts if at least two people from the ladder play it to its end, without bots and without handicaps. A rating (Glicko-2) is provisional until enough matches are known.
ladder-ask = Ask the operator of this server for a personal link.
ladder-join = Join the ladder
ladder-rank = Rank { $rank }
ladder-no-rank = Not ranked yet
ladder-rated = Rated matches
ladder-unrated = Other matches
ladder-rating = { $rating } ± { $deviation }
ladder-provisional = provisional
ladder-matches = { $count } { $count ->
    [one] match
   *[other] matches
  }
ladder-last = last played { $date }
ladder-with-bots = with bots, not rated
ladder-with-handicaps = with a handicap, not rated
ladder-deleted = deleted person
ladder-others = { $count ->
    [one] with 1 other player
   *[other] with { $count } other players
  }
ladder-mark = On the ladder: { $name }
me-title = Your place on the ladder
me-none = This device has no personal link. Open your link here, or ask the operator for one.
me-here = On this device you play as { $name } on the ladder “{ $ladder }”.
me-key = This link is your key. Open it on another device to play there too, and show it to nobody else.
me-qr = QR code of your personal link
me-renew = Renew link
me-renewed = You have a new link. The old one no longer works.
me-leave = Forget on this device
me-delete = Delete me from the ladder
me-delete-sure = Your name disappears from the ladder for good. The results stay without a name.

# ---- The round -------------------------------------------------------------------------------------

## People and counts

person = { $you ->
    [yes] You
   *[no] { $name }
  }
chip-count = { $chips } { $chips ->
    [one] chip
   *[other] chips
  }
chips-of = { $chips } of { $goal } chips
match-so-far = Chips won so far
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
verdict-time = Time is up
verdict-away = { $you ->
    [yes] You were away too long
   *[no] { $name } was away too long
  }
verdict-left = { $you ->
    [yes] You left the table
   *[no] { $name } left the table
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
timer-paused = paused
timer-show = to finish showing
timer-resting = Sand timer not running

## Players and bids

rows-label = Players
rows-label-bids = Bids in showing order
rows-order = Showing order
rows-bid = Bid
rows-thinking = thinking
rows-none = no bid
rows-passed = pass
rows-own-none = —
rows-first-said = bid first
rows-fewer-chips = fewer chips
rows-was = was { $moves }
rows-sending = sending { $bid }
rows-showing = showing
rows-failed-moves-used = not in { $moves }
rows-failed-gave-up = gave up
rows-failed-time = out of time
rows-failed-away = away
rows-failed-left = left
rows-away = away { $time }
rows-elsewhere = elsewhere { $time }
rows-left = left
rows-next-chip = from the next chip
rows-not-in = not in this match
rows-ready = ready
strip-showing = { $you ->
    [yes] You show { $moves }
   *[no] { $name } shows { $moves }
  }
strip-place = shows { say-place }
strip-failed = failed
strip-away = away { $seconds } { $seconds ->
    [one] second
   *[other] seconds
  }

# A room on a television (/tv/CODE), which nobody touches.
tv-title = Television
tv-join = Take your phone and join
tv-join-at = Join at { $site }
# In place of "Join at", while the server is away.
tv-moment = Back in a moment
tv-starts = starts the match
tv-no-room = No room has this code
tv-link = Watch on a television
# A phone beside a television, without a board and with larger keys.
pad-show-board = Show the board here too
pad-hide-board = Hide the board
pad-swipe = Swipe here to move the robot

# Quick chat: eight faces and eight words that players say at the table. They stand in place of a player's tag for 4 s,
# so they are short.
chat-title = Say a word
chat-smile = smile
chat-laugh = laugh
chat-surprise = surprised face
chat-doubt = doubtful face
chat-worry = worried face
chat-thumb = thumbs up
chat-heart = heart
chat-rain = rain cloud
chat-hello = Hello
chat-well-found = Well found
chat-so-close = So close
chat-mine-too = Mine too
chat-of-course = Oh, of course
chat-one-minute = One minute
chat-one-more = One more?
chat-good-game = Good game
chat-back = Back
chat-shut = Connection lost. You can chat when it returns.
# On the key that leads back, while the player must wait.
chat-wait = wait { $seconds } s
# Spoken when another player says a word: "Mara: so close".
chat-spoken = { $name }: { $words }
# Opens the row of a player.
chat-person = About { $name }
chat-mute = Mute { $name }
chat-mute-note = only on this device, until you unmute them
# At a public table, below the row of a player.
block = Block { $name }
block-note = no words from them on this device, and quick join avoids this room
report = Report { $name }
# Why a player is reported.
report-offensive-name = Offensive name
report-disturbs = Disturbs the game
report-leaves = Leaves on purpose
report-thanks = Thank you. The operator will look at it.
key-chat = say a word
key-chat-close = close
key-chat-move = choose a word
# For the host.
quick-chat = Quick chat
quick-chat-note = players send preset words and faces
tie-first-said = { $otherYou ->
    [yes] You also bid { $moves }.
   *[no] { $other } also bids { $moves }.
  } { $you ->
    [yes] You bid it first, so you show first.
   *[no] { $name } bid it first, so { $name } shows first.
  }
tie-fewer-chips = { $otherYou ->
    [yes] You also bid { $moves }.
   *[no] { $other } also bids { $moves }.
  } { $you ->
    [yes] You have fewer chips, so you show first.
   *[no] { $name } has fewer chips, so { $name } shows first.
  }

## Thinking and bidding

gentle-now = An easy chip: a few moves are enough.
think-first-bid = The first bid turns the sand timer.
think-glass-turned = The sand is running. If nobody bids, the chip goes back.
think-turn = Turn the sand timer
think-last-try = If nobody finds this chip, the match ends.
think-lapsed = Nobody has bid. Turn the sand timer?
bid-title = How many moves?
bid-title-lower = Lower than { $moves }?
bid-type = type a number <key>7</key> then <key>Enter</key>
bid-own = Your bid is { $moves }
bid-key-over = { $moves } or more moves
bid-over = { $moves }+
bid-send = { $exact ->
    [yes] Bid exactly { $moves }
   *[no] Bid { $moves } or fewer
  }
bid-unsent = { $moves } is not sent yet
bid-chosen = { $moves } is chosen. Enter bids it, Esc clears it.
bid-sand-out = The sand ran out. Your { $moves } was not sent.
bid-rule-tag = { $exact ->
    [yes] exactly
   *[no] or fewer
  }
bid-rule = You can bid lower, never higher.
bid-thinking = thinking { $time }
bid-lowest = 2 is the lowest possible bid.
# While people wait only for bots (R9.5). $times: 8.
catching-up = Only the bots are still thinking. Time runs { $times } times as fast.
bid-same = You have already bid { $moves }.
bid-back = Smaller numbers
bid-not-yet = You play from the next chip.
bid-shut = Connection lost. You can bid when it returns.
bid-locked = You can bid when you’re back
bid-waits = We’ll send { $bid } when you’re back
pass = Pass
passed = Passed
passed-nothing-lower = You’ve passed. A lower bid takes it back.
passed-no-way = You see no solution. A bid takes it back.
put-back = Put the chip back
put-back-why = No player in this round is here.
# The button that ends the match now, if one person plays, or proposes that to the others (R8.11).
ending-propose = { $others ->
    [no] End the match now
   *[yes] Propose to end the match
  }
# Asks for confirmation.
ending-sure = { $others ->
    [no] It ends as it stands: the player with the most chips wins.
   *[yes] It ends as it stands, once everybody who is here agrees. The player with the most chips wins.
  }
ending-proposed = { $you ->
    [yes] You propose to end the match now.
   *[no] { $name } proposes to end the match now.
  }
ending-joined = { $you ->
    [yes] You agree to end the match.
   *[no] { $name } agrees to end the match.
  }
# The proposal is withdrawn for everybody.
ending-declined = { $you ->
    [yes] You want to play on.
   *[no] { $name } wants to play on.
  }
ending-agreed = Agreed: { $names }
ending-agree = End the match
ending-decline = Play on

## Showing

show-boxes = { $made } of { $moves } moves made
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
reached-left = { robot-title } has left the target. { $left ->
    [one] 1 move is left.
   *[other] { $left } moves are left.
  }
show-none = no moves yet
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
show-go-on = Keep going
show-swipe = Or swipe anywhere on the board.
show-keys = { $fifth ->
    [yes] <key>r</key> <key>g</key> <key>b</key> <key>y</key> <key>s</key>
   *[no] <key>r</key> <key>g</key> <key>b</key> <key>y</key>
  } choose, <key>↑</key> <key>→</key> <key>↓</key> <key>←</key> move.

## The result

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
optimum-looking = Looking for the shortest solution…
optimum-moves = There is a solution in { $moves }.
optimum-shown = No solution is shorter.
optimum-none = There is no solution.
optimum-withheld = It stays hidden until somebody wins the chip.
optimum-unknown = The shortest solution was not found in time.
optimum-unknown-from = The shortest solution was not found in time. It takes at least { $moves } moves.
optimum-count = { $count ->
    [1] the only one
   *[other] one of { $count } solutions
  }
optimum-count-capped = one of more than { $count } solutions
paths-title = Solutions of this round
path-optimum = Shortest
path-label = { $title }: { move-count }
result-ready = Ready for the next chip
result-last = See who won
result-next = Next chip
result-next-in = Next chip in
result-waiting = Ready. Next chip within

## Replay and rounds so far

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
replay-round = Replay round { $round }
replay-of = Round { $round }
replay-close = Back to the board
history-title = Previous rounds
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
final-own = You: { $chips }
praise-gap = { $you ->
    [yes] Best: your { $moves } in round { $round }; the next bid was { $next }.
   *[no] Best: { $moves } by { $name } in round { $round }; the next bid was { $next }.
  }
praise-shortest = { $you ->
    [yes] Your { $moves } in round { $round } was the shortest.
   *[no] { $name } found the shortest, { $moves }, in round { $round }.
  }
praise-longest = { $you ->
    [yes] Your longest chip took { $moves } moves, in round { $round }.
   *[no] { $name } took the longest chip, { $moves } moves, in round { $round }.
  }
praise-hard = The { $moves } by { $name } in round { $round } was hard to see.
strip-wins = { $you ->
    [yes] win
   *[no] wins
  }
say-wins = { $you ->
    [yes] You win with { $chips }
   *[no] { $name } wins with { $chips }
  }
say-score = { $name } { $chips ->
    [0] none
   *[other] { $chips }
  }
final-unsolved = Nobody found the chips that were left.
# Why the match ended. $who: alone with bots, one of the players, or others.
final-agreed = { $who ->
    [alone] You ended the match.
    [you] You agreed to end the match.
   *[others] The players agreed to end the match.
  }
final-ranking = Ranking
final-rounds = Rounds
final-rounds-note = winning bid and shortest solution
final-more = { $rounds } more { $rounds ->
    [one] round
   *[other] rounds
  }
final-fewer = Fewer rounds
final-share = Share
final-new-board = New board
final-again = Play again
final-rematch = Ask for a rematch
final-best = The best round was round { $round }.
final-best-gap = { $you ->
    [yes] You
   *[no] { $name }
  } solved it in { $moves } moves, { $gap } fewer than the next bid.
final-best-shortest = { $you ->
    [yes] You
   *[no] { $name }
  } solved it in { $moves } moves. No solution is shorter.
final-best-play = Play the best round
evening-title = { $part ->
    [evening] This evening
   *[day] Today
  }
evening-matches = { $matches } { $matches ->
    [one] match
   *[other] matches
  }
evening-best = best round: { $name }, { $moves } moves
evening-wins = { $name }: { $wins } { $wins ->
    [one] win
   *[other] wins
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
rematch-not-now = Not now
rematch-accept = I’m in
rematch-in = You’re in.
rematch-first-chip = First chip in { $clock }
rematch-waits = Waiting for the others
rematch-players = In: { $names }
rematch-declined = Declined: { $names }
rematch-nobody = Nobody is in
rematch-out = Count me out
rematch-running = Rematch in progress
rematch-join = Join
rematch-rules = Change the rules
rematch-others = Play with others
final-lost = Game not found

## The page of a finished match

record-title = Round by round
record-edition = Edition { $edition }
record-bots = with bots
record-bids = Bids of round { $round }
# $moves: a bid; $seconds: since the chip was turned up.
record-bid = { $moves } after { $seconds } s
record-time = after { $seconds } s
record-solved = solved
record-best = As good as it gets.
record-more = { $more } { $more ->
    [1] move more than needed.
   *[other] moves more than needed.
  }
record-count = { $count ->
    [1] One shortest solution, in { $moves } moves.
   *[other] { $count } shortest solutions, in { $moves } moves.
  }
record-count-capped = More than { $count } shortest solutions, in { $moves } moves.
record-analyse = Analyse this round
record-text = Text record
record-data = Data (JSON)
record-embed = Copy embed code
record-embed-copied = Embed code copied.
embed-open = Open the match

## The finished matches of a room

matches-title = Matches of this room
matches-back = Back to the room
matches-none = No match has ended here yet.
matches-wins = Matches won
matches-list = Matches, latest first
matches-all = All matches of this room
match-wins = { $wins } { $wins ->
    [1] match won
   *[other] matches won
  }
match-number = Match { $number }
match-open = Round by round

## Alone

alone = Alone
alone-goal = Beat the sand
alone-goal-chip = Each chip names a robot and a target. Find the moves in your head, bid their number or press Found, then show them.
alone-goal-win = You win each chip that you show, if you find it before the sand runs out. Win { $needed } of { $chips } to beat the sand.
alone-start = Turn up the first chip
alone-start-note = The sand starts then: { $seconds } seconds for each chip.
alone-options-note = { $edition } · sand { $sand } · { $robots } robots
alone-rule = Before the sand runs out, bid a number or press Found. Then show your solution.
alone-second-run = The sand timer runs a second time.
alone-runs-on = The sand keeps running.
alone-paused = Paused
alone-paused-left = The sand stopped while you were away. { $time } left.
alone-paused-open = The game stopped while you were away.
# A match with bots, for those who do not play in it.
paused-waits = The match goes on when a player is back.
alone-found = Found, show it
alone-send = Bid { $moves } and show
alone-score = { $found } found, { $missed } missed
alone-wins = Find { $needed } to win
alone-places = The { $total } chips
alone-place = { $target }, { $state ->
    [found] found
   *[missed] missed
  }
alone-place-now = Current chip
alone-place-left = Face down
alone-found-title = Found
alone-missed-title = Not found
alone-missed-line = The chip is turned face down.
alone-shown = Shown in { $moves }.
alone-shown-bid = Bid { $bid }, shown in { $moves }.

## Watching, taking a seat and leaving it

watch-guess = Your private guess
watch-guess-note = nobody sees it
watch-take = Play from the next chip
watch-full = The table is full. You are watching.
watch-alone = You are watching.
leave-bid = Your bid of { $bid } fails when its turn comes.
leave-no = Stay

## The scratch board

swipe-thinking = The robots stay where they are while everybody thinks. Find the solution in your head, then bid.
scratch-title = Scratch board
scratch-note = Only you see this. The robots on the table stay where they are.
scratch-start = Try moves
scratch-reset = Reset
scratch-end = Done
scratch-count = { $moves ->
    [0] no moves
    [one] 1 move
   *[other] { $moves } moves
  }
proof-title = Prove it: only you see your moves
proof-standing = Proven: your bid is { $moves }
proof-note = Play your solution on your own board. Its moves are your bid. Everybody with a bid scores when the sand has run out.
proof-lower = You score when the sand has run out. Fewer moves show first.
proof-start = Start
proof-again = Find fewer moves
proof-solved = That is it: { $moves } moves
proof-longer = You already bid { $standing }. Find fewer moves.
proof-bid = Bid { $moves }
proof-bid-none = Not at the target yet
proof-show = Show my path

## Announcements, spoken and shown

back-bid = While you were away, { $name } bid { $moves }.
back-taken = { $you ->
    [yes] You took a chip while you were away.
   *[no] While you were away, { $name } took a chip.
  }
back-chip = A new chip was turned up while you were away.
failed-moves-used = Not in { $moves }. The robots go back.
failed-gave-up = { $you ->
    [yes] You gave up. The robots go back.
   *[no] { $name } gave up. The robots go back.
  }
failed-time = Time is up. The robots go back.
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
say-chip = Chip { $round }. { $robot ->
    [any] Any robot
   *[other] { robot-title } robot
  } to the { $target } on { $cell }.
say-stands = { robot-title } is on { $cell }.
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
    [yes] You turned the sand timer.
   *[no] { $name } turned the sand timer.
  }
say-seconds = { $seconds } { $seconds ->
    [one] second
   *[other] seconds
  }.
say-passed = { $you ->
    [yes] You pass.
   *[no] { $name } passes.
  }
say-no-way = { $you ->
    [yes] You see no solution.
   *[no] { $name } sees no solution.
  }
say-all-passed = Everybody has passed. The sand stops.
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
say-found = You found a solution. Show it.
say-found-bid = You bid { $moves }. Show your solution.
say-move = { $count }: { $robot } { $direction } to { $cell }.
say-move-alone = { $count }: { $robot } { $direction }.
say-count = { $count ->
    [1] It is the only one.
   *[other] There are { $count } solutions of that length.
  }
say-count-capped = There are more than { $count } solutions of that length.
say-taken = { $you ->
    [yes] You reached the { $target } in { $moves }. You take the chip and have { $chips }.
   *[no] { $name } reached the { $target } in { $moves }, takes the chip and has { $chips }.
  }
say-shown = { $target }, shown in { $moves }.

## The board, read aloud

direction-title = { $direction ->
    [n] North
    [e] East
    [s] South
   *[w] West
  }
read-robot = { robot-title }, { $cell }.
read-blocked = { direction-title }: blocked by { $by }.
read-stops-on-diagonal = { direction-title }: would end on a diagonal.
read-endless-slide = { direction-title }: would slide forever.
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
key-pass = Pass
key-next-robot = Choose the next robot; after the last, leave the board
key-ready = Ready for the next chip
key-play = Play or pause the replay
key-step-back = Back one move
key-step-forward = Forward one move
key-slide-cursor = Slide the reading cursor like the chosen robot
key-read-board = Read the board
key-read-rows = Read the players and bids
key-read-robots = Read the robots’ positions
key-read-time = Read the time, or the chip
key-repeat = Repeat the last message

## Rejected commands

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

# ---- Practise -----------------------------------------------------------------------------------

## Choosing a puzzle

practise-title = Practise
practise-no-clock = no clock
practise-your-rating = your rating
practise-deviation = ± { $deviation }
practise-in-a-row = { $days ->
    [one] day in a row
   *[other] days in a row
  }
# Read aloud for the card with the rating and the streak.
practise-standing = Your rating: { $rating }, plus or minus { $deviation }. { $days ->
    [one] 1 day in a row.
   *[other] { $days } days in a row.
  }
practise-how-hard = How hard
practise-near = Near me
# The grades of difficulty, from 1.
practise-grade = { $grade ->
    [1] gentle
    [2] easy
    [3] fair
    [4] hard
   *[5] fierce
  }
practise-moves = Moves
practise-moves-ends = { $least } to { $most }
practise-moves-open = { $least } or more
practise-more = { $moves }+
practise-more-label = { $moves } or more
practise-themes = Themes
practise-themes-note = { $themes ->
    [0] any puzzle
    [one] only puzzles with it
   *[other] only puzzles with one of them
  }
# The themes of puzzles: the ideas in their shortest paths.
practise-theme = { $theme ->
    [blocker] Blocker
    [wait] Wait
    [there-and-back] There and back
    [diagonal] Diagonal
    [vortex] Vortex
   *[fifth-robot] Fifth robot
  }
practise-box = Box
practise-start = Start
practise-continue = Continue
practise-another = New puzzle
practise-open-note = You have not solved your last puzzle. If you start a new one, it counts as not found.
practise-board-note = The board shows the first puzzle of this choice.
practise-searching = Looking for a puzzle…
practise-far = No puzzle within 60 of your rating turned up. This one is rated { $rating }.
practise-nothing = No puzzle fits this choice. Allow more moves or another grade.
practise-no-solver = This browser cannot make puzzles.
practise-link-faulty = This link does not name a puzzle. It may be incomplete.

## Solving

practise-place = { $grade } · number { $number } today
practise-send = Send this puzzle
practise-hint = Hint
practise-hint-bound = You can do it in { $moves } moves or fewer.
practise-hint-also = The shortest path moves { $robots } too.
practise-hint-movers = The shortest path moves { $robots }.
practise-hint-alone = { robot-title } can do it alone.
practise-hint-name = { $hint ->
    [1] A number of moves
    [2] The other robots that move
    [3] The robot that moves first
    [4] The first move
   *[5] The whole path
  }
practise-hint-price = { $hint ->
    [1] free
    [2] costs ¼
    [3] costs ½
    [4] costs ¾
   *[5] not counted as solved
  }
practise-hints-next = next: { $name }, { $price }

## Solved

practise-verdict = { $over ->
    [0] Shortest path
    [1] One more than needed
    [2] Two more than needed
    [3] Three more than needed
    [4] Four more than needed
    [5] Five more than needed
   *[other] { $over } more than needed
  }
practise-shown = The path is shown
practise-paths = { $paths ->
    [0] More than 200 shortest paths.
    [1] One shortest path.
   *[other] { $paths } shortest paths.
  }
path-hidden = { move-count }, well hidden.
path-plain = { move-count }, plain to see.
practise-puzzle-rating = This puzzle is rated { $rating }.
practise-yours = yours
practise-shortest = shortest
practise-unrated = Retrying changes no rating.
practise-about = Themes of this puzzle
practise-about-note = counted when you choose themes
practise-retry = Retry
practise-analyse = Analyse
practise-next = Next
practise-solved-say = { $verdict }. { $moves } moves, shortest { $best }. Your rating is { $rating }.
key-practise-next = The next puzzle
key-practise-start = Start with a puzzle of this choice

## To try again

again-title = To try again
again-count = { $count ->
    [0] none
    [one] 1 puzzle
   *[other] { $count } puzzles
  }
again-how = A puzzle comes here when you found no path, were two or more moves over, or had the path shown. It leaves when you find a shortest one.
again-none = Nothing to try again.
again-line = shortest { $best } · { $why ->
    [over] yours { $found }
    [shown] with the path shown
    [moves] out of moves
    [passed] passed
    [time] time ran out
   *[none] you found none
  }
again-all = { $count ->
    [one] Try it
   *[other] Try all { $count }
  }
# Read aloud for a row of small bars.
grade-bars = Grade { $grade } of 5

## Three minutes

rush-title = Three minutes
rush-best = best { $solved }
rush-how = Solve as many puzzles as you can. Each has a number of moves: running out of them, or passing, costs 10 seconds. 5, 12, 20 and 30 in a row win 3, 5, 7 and 10 seconds.
rush-sleep = If you leave the page or the phone sleeps, the run ends.
rush-start = Start
rush-again = Again
rush-so-far = { $solved } solved · { $row } in a row
rush-in = in { $moves }
rush-to-bonus = { $more ->
    [one] One more in a row
   *[other] { $more } more in a row
  }: { $seconds } seconds. A miss: 10 less.
rush-bonuses-over = A miss: 10 seconds less.
rush-plus = +{ $seconds } s
rush-minus = −{ $seconds } s
rush-pass = Pass
rush-solved = solved
rush-row = best { $best } · { $row } in a row
rush-ended-early = The run ended at { $solved } when the page was hidden.
rush-lasted = lasted
rush-won = won
rush-lost = lost
rush-last = Your last { $count }
rush-missed = { $count ->
    [one] One missed
   *[other] { $count } missed
  }
rush-missed-note = kept under “To try again”
rush-try = { $count ->
    [one] Try this one
   *[other] Try these { $count }
  }
rush-bonus-say = { $row } in a row: { $seconds } seconds won.
rush-miss-say = Missed. 10 seconds less.
rush-time-say = { $seconds } seconds left.
rush-over-say = Time is up. { $solved } solved.
key-rush-pass = Pass this puzzle

## The race of ten

race-title = Race of ten
race-by-link = by link
race-subtitle = ten puzzles, one link
race-head = Ten puzzles. Who is home first?
race-moves = { $grade }, { $least } to { $most } moves, { $edition }
race-moves-one = { $grade }, { $least } moves, { $edition }
race-seed = seed { $seed }
race-link = Link to this race
race-link-faulty = This link does not name a race. It may be incomplete.
race-send = Send link
race-sent = Link copied.
race-by-hand = The link could not be copied. Copy it yourself: { $link }
race-friend = A friend
race-ghost = { $name } (recorded)
race-ghost-note = came with the link you opened
race-you = You
race-not-run = not run yet
race-how = Any solution counts. Each move over the shortest costs 5 seconds, a pass 20. Undo costs only time.
race-stored = Every device makes the puzzles from the seed. Only your name and your ten times go into the link you send back. They are stored nowhere else.
race-preparing = { $count } of 10 puzzles are ready.
race-start = Start the race
race-start-ghost = Race against { $name }
race-continue = Continue
race-paused = Paused
race-paused-note = The clock stands still. The board appears when you continue.
race-new = New race
race-ahead = { $name } is { $places } ahead
race-behind = { $name } is { $places } behind
race-level = { $name } is level with you
race-place = puzzle { $count } of 10
race-row = { $name }: { $done } of 10, { $time }
race-won = You are home first
race-lost = { $name } is home first
race-tied = You are home together
race-done = All ten
race-over-say = { $seconds } seconds added.

## The year

year-title = Your year
year-longest = longest { $days }, in { $month }
year-key-none = none
year-key-few = 1–3
year-key-some = 4–9
year-key-many = 10 and more
# Read aloud for a month of dots.
year-month = { $month }: { $played } of { $past } days, { $puzzles } { $puzzles ->
    [one] puzzle
   *[other] puzzles
  }
year-rating = Rating
year-solved = solved
year-share = { $percent }%
year-in-shortest = in the fewest moves
year-here-only = Kept on this device only.
year-save = Save a copy
year-brought = The copy was imported.
year-not-brought = This file is not a copy of practice data.

## Practice on this device

kept-practise-rating = Your rating
kept-practise-days = Your days of practice
kept-practise-puzzles = Ratings of puzzles
kept-practise-again = Puzzles to try again
kept-practise-choice = Your choice of puzzles
kept-practise-open = The open puzzle
kept-practise-rush = Your runs of three minutes
kept-practise-race = Your races

# ---- One phone at a real table ---------------------------------------------------------------------

table-title = At the table
table-subtitle = one phone, the real box
# { $name } is one of the people around the board.
table-who = Players
table-name = Name
table-name-missing = Enter a name first.
table-add = Add
table-remove = Remove { $name }
table-too-few = Add at least two names.
table-leaving = A player who leaves keeps the chips and can still win.
table-handicap = Handicap
table-handicap-none = nobody
table-which-chip = Which chip is up?
table-dashed = dashed: already won
table-chip-given = { $chip }, already won
table-no-chip = Without a chip
table-tap-name = Call out your number and tap your name.
table-turn-sand = Turn the sand timer
table-awake = the screen stays on
table-not-awake = This browser can’t keep the screen on.
table-silence = Turn sound off
table-undone = Undone.
table-seconds = { $seconds ->
    [one] second
   *[other] seconds
  }
# The key of a person: name, bid and place in the showing order, or a note such as "no bid".
table-name-key = { $place ->
    [0] { $name } { $says }
   *[other] { $name }, { $moves }, { say-place }. { $says }
  }
table-says = { $name } bids
table-not = Not { $name }
table-not-lower = { $name } already bid { $moves }. Bids can only go down.
table-still = The sand stood still
table-slept = The phone slept with { $seconds } { $seconds ->
    [one] second
   *[other] seconds
  } left.
table-go-on = Go on, { $seconds } { $seconds ->
    [one] second
   *[other] seconds
  }
table-show-now = Show now
table-passed-on = passed on
table-count-aloud = Count aloud. { $target ->
    [none] If the target is not reached
   *[other] If the { $target } is not reached
  } in { $exact ->
    [yes] exactly { $moves } moves
   *[no] { $moves } moves or fewer
  }, the robots go back to their markers and { $next ->
    [0] the chip goes back.
   *[other] { $name } shows { $next }.
  }
table-shown = { $exact ->
    [yes] Shown in { $moves }
   *[no] Shown in { $moves } or fewer
  }
table-given = given
table-back-in-box = back in the box
table-chips-now = { $chips } { $chips ->
    [one] chip
   *[other] chips
  } now.
table-others-have = { $names } { $count ->
    [one] has
   *[other] have
  } { $chips }.
table-score = Score
table-after = after { $rounds } { $rounds ->
    [one] chip
   *[other] chips
  }
table-leads = { $names } { $count ->
    [one] leads
   *[other] lead
  } with { $chips }
table-no-chips = Nobody has a chip yet
table-people = Add or remove players
table-end = End the evening
table-copy = Copy to another phone
table-copy-note = board, robots and score, as they are now
table-copy-go = Show
table-as-now = as it is now
table-qr = QR code with a copy of this evening
table-point = Point the other camera here
table-point-note = It opens this position and the score. No network is needed where the game is installed.
table-point-later = This is a copy, not a live view. Show it again after the next chip.
table-copied = from another phone
table-open-copy = An evening after { $rounds } { $rounds ->
    [one] chip
   *[other] chips
  }
table-replaces = It replaces the evening on this phone, which has { $rounds } { $rounds ->
    [one] chip
   *[other] chips
  }.
table-keep-mine = Keep mine
table-no-copy = Not now
table-take-copy = Open the copy
table-board = The board of the evening
table-board-once = Set up the board once: 30 seconds.
table-board-set = The shortest path is shown after each round.
table-board-set-up = Set up
table-board-change = Change
table-shorter = Was there a shorter path?
table-shortest = The shortest path
table-shorter-answer = { $shorter ->
    [yes] Yes, in { $moves }.
   *[no] No, { $moves } is the shortest.
  }
table-not-known = Not known yet: at least { $moves }.
table-no-search = This browser cannot look for shortest paths.
table-look = Look
table-shortest-is = Shortest: { $moves }
table-showed = { $name } showed { $moves }
table-every-move = Every move
table-try-it = Put the robots where they stood, and try it.
table-where = Where do the robots stand?
table-where-now = as on the table now
table-where-how = Swipe the moves as they were made. Or tap a robot, then the square where it stands now.
table-path-of = { $name }’s path
table-no-place = { robot-title } cannot stand on { $cell }.
table-placed = { robot-title } on { $cell }.
table-done = Done
table-enter = Enter moves
table-enter-note = Enter the moves, and the screen knows where the robots stand.
table-stale = The robots on screen are as they were before chip { $chip }.
table-correct = Correct
table-rounds-shorter = { $count ->
    [0] none could have been shorter
    [one] 1 could have been shorter
   *[other] { $count } could have been shorter
  }
table-back = Back to the table
key-table-name = Choose the player who bids
key-table-back = Back to the names
key-table-undo = Undo the last step

# ---- The terminal ----------------------------------------------------------------------------------
# Texts of the `ricochet` command. The browser does not load this section. Only `ricochet tui` uses messages above it.

cli-error = Error: { $what }
cli-warning = Warning: { $what }
cli-file-fault = { $file }: { $why }.
cli-output-fault = cannot write the output: { $why }.
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

cli-play-kept = Games are saved in { $place }. Press Ctrl-C to stop.
cli-play-open = No browser was opened here. Open the address above in one.
cli-play-runs = The game is already running, with its games in { $place }.
cli-play-runs-here-only = The game is already running at { $address }, for this computer only. Stop it with Ctrl-C where it was started, then start it with --lan.
cli-play-scan = Scan the code with a phone on the same network, or type the address.

## Terminal: puzzles and boards

cli-solved = { cli-move-count }; { cli-effort }.
cli-no-path = There is no solution
cli-not-solved = Not solved within the limit
cli-not-solved-effort = { $why }; { cli-effort }.
cli-not-solved-end = { $why }.
cli-more-paths = There are more than { cli-path-count }; see --at-most.
cli-all-paths = { cli-path-count } of { cli-move-count }.
cli-not-counted = Not counted within the limit.
cli-each-path = { cli-move-count } each.
cli-at-least = at least { $moves } moves
cli-solve-one-of = choose one of --all, --count and --every-target.
cli-convert-one-text = give a text, - for standard input, or --file with files or directories.
cli-convert-output = --output needs --file, and cannot be combined with --lines.
cli-convert-no-files = this directory has no files.
cli-convert-written = Converted { $converted } of { $texts } into { $directory }.
cli-in-file = { $file }: { $words }
cli-is-file = { $file } is a file. To read it: { $command }
cli-convert-lost = Lost: { $lost }.
cli-puzzle-impossible = { $high ->
    [0] no puzzle can meet all these conditions.
   *[other] no puzzle can meet all these conditions; only { $low } to { $high } are possible.
}
cli-tried = { $tried } of { $most } random puzzles tried
cli-puzzles-one-place = choose one of --output, --dataset and --book.
cli-puzzles-parquet-nothing = requires --dataset.
cli-puzzle-today = Today’s puzzle, { $date }, grade { $grade } of 5.
cli-puzzle-today-alone = today’s puzzle takes no seed and no conditions.
cli-puzzle = { cli-move-count }, grade { $grade } of 5; seed { $seed }.
cli-puzzles = { $count } { $count ->
    [one] puzzle
   *[other] puzzles
  }; seed { $seed }.
cli-solve-not-with = --threads cannot be combined with --all or --count.
cli-count-no-first = there is no first move in 0 moves.
cli-count-together = Total { $total }.
cli-board-no-path = a board without robots has no path.
cli-board-move-fault = move { $number }, { $move }: { $why } ({ $clause })
cli-board-wrote = Wrote { $file }.
cli-strong-knows = the table already defines its target.
cli-strong-target = required.
cli-strong-none = { cli-position-count }, none can be solved; { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-strong-most = { cli-position-count }, at most { cli-move-count }; { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-strong-verified = { cli-position-count }, all distances correct; { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
cli-strong-verify-alone = --verify does not take a board.
cli-strong-beside-nothing = requires --verify.
cli-strong-board = required.
cli-strong-box-alone = --box does not take a board.
cli-strong-box-where = required with --box.
cli-strong-scheduler-nothing = requires --box.

## Terminal: the game

tui-choose = Choose
tui-change = Change
# After the letters of the robots and the arrows.
tui-move = Move
tui-open = Open
tui-quit = Quit
tui-step = Step
tui-stop = Stop searching
tui-next-solution = Next solution
tui-position-note = Type or paste a position with its target, or the name of a file. Example: 4C3A2C1C Rc4 Gn12 >Re15
tui-leave-sure = Leave the match? Press Esc again to leave.
tui-turn-timer = Turn the sand timer
tui-replay-note = Type the name of the file of a finished game, or its link, such as https://example.org/games/ID.
tui-next-round = Next round
tui-today = Today’s puzzle
tui-bots = Play with bots
tui-bots-how = Level: like me. Length: short. The bots get stronger with each chip that you win.
tui-join = Join a room
tui-room = Link to the room, or the address of the server and the code
tui-room-note = Such as https://example.org/r/p7NzQ, or https://example.org and the code. Without a name you watch.

## Terminal: doctor

cli-doctor-platform = platform
cli-doctor-kernel = kernel
cli-doctor-cpu-target = cpu target
cli-doctor-compiled = compiled
cli-doctor-extras = extras
cli-doctor-no-extras = none
cli-doctor-missing = missing
cli-doctor-to-install = { $extras }; to install: { $command }
cli-doctor-browser = browser
cli-doctor-bundle-current = the bundle, with offline play
cli-doctor-bundle-withdrawn = the bundle, without offline play (--offline no)
cli-doctor-bundle-outdated = the sources, without offline play: the bundle does not match them (make web)
cli-doctor-bundle-missing = the sources, without offline play: there is no bundle (make web)
cli-doctor-data = data
cli-doctor-database = database
cli-doctor-server = server
cli-doctor-wrong = <- wrong
cli-doctor-writable = { $place }, writable
cli-doctor-not-writable = { $place }, { $why }
cli-doctor-no-directory = { $place } is not a directory
cli-doctor-cannot-write = { $place } is not writable
cli-doctor-running = running at { $address }
cli-doctor-no-server = not running
cli-doctor-not-built = not built: it needs a C++20 compiler and Python's headers, on Debian g++ and python3-dev ({ $command } shows why); using the reference engine
cli-doctor-not-packed = this package was built without it; using the reference engine
cli-doctor-not-loaded = cannot be loaded: { $why }; using the reference engine
cli-doctor-native = using the native engine
cli-doctor-other-processor = { $target } (not for this processor)
cli-doctor-general = the general search only
cli-doctor-no-database = none yet
cli-doctor-unchecked = cannot be checked: { $why }
cli-doctor-sound = intact
cli-backup-made = { $file } contains all games of { $directory } and the key to every seat. Keep it private.
cli-room-closed = The room was closed and deleted.
cli-seat-forgotten = The name was deleted from this room and its games.
cli-place-forgotten = The person was deleted from the ladder.
cli-notice-sent = Everybody now sees that the server restarts in about { $minutes } min.
cli-notice-back = The notice was withdrawn.
cli-export-consented = required: the command exports only games in which every player agreed.
cli-tui-terminal = The game needs a terminal as its input and output.
cli-rooms-forget = --forget must look like ROOM/SEAT, with the number of the seat, not { $said }.
cli-backup-restored = { $directory } now contains the games of { $file }. Start the server there.
cli-database-current = The database tables are already up to date (schema { $revision }).
cli-database-upgraded = The database tables were updated (schema { $revision }).
cli-work-begun = Solving puzzles for { $place }. Press Ctrl-C to stop.
cli-bot-plays = { $name } takes a seat and plays. Press Ctrl-C to stop.
cli-bot-over = The match is over. Winners: { $winners }.

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
usage-no-option = { $meant ->
    [none] There is no option { $name }.
   *[other] There is no option { $name }. Did you mean { $meant }?
}
usage-no-command = { $meant ->
    [none] There is no command { $name }.
   *[other] There is no command { $name }. Did you mean { $meant }?
}
usage-no-value = { $name } needs a value.
usage-value = { $name } does not take a value.
usage-extra = Unexpected argument: { $name }
usage-whole = { $name } must be a whole number of at least { $low }, not { $given }.
usage-whole-range = { $name } must be a whole number from { $low } to { $high }, not { $given }.
usage-number = { $name } must be a number of at least { $low }, not { $given }.
usage-number-range = { $name } must be a number from { $low } to { $high }, not { $given }.
usage-choice = { $name } must be one of { $choices }, not { $given }.
usage-numbers = { $name } must be a number of at least { $low } or a range such as 4-9, not { $given }.
usage-list = { $name } must be a list of { $choices }, separated by commas, not { $given }.
usage-shell = Completion is available for { $choices }, not for { $given }.
cli-completion-installed = Completion was installed in { $file }. It works in every new shell.
cli-redirected = The shell redirected the output to >{ $file }. Put the puzzle in quotation marks: "... >{ $file }".

## Terminal: help of the commands

help-help = Show this message and exit.
help-each-data = Directory in which games are saved; by default your user data directory.
help-each-as_json = Write one JSON object instead of text.
help-each-target = The target, such as Rm2, if PUZZLE is a position without one.
help-each-no_ricochet_rule = Let a robot move straight to the target (ignore R5.2).
help-each-seed = The seed; the same seed and options print the same puzzles everywhere. By default a new one.
help-each-edition = The edition whose panels make the board.
help-each-diagonals = Only boards with diagonals, or only boards without.
help-each-robots = Number of robots.
help-each-moves = Length of the shortest path, such as 6 or 4-9.
help-each-paths = Number of shortest paths, such as 1 or 1-3.
help-each-movers = Number of robots that must move.
help-each-grade = Grade of difficulty from 1 to 5, such as 2-3.
help-each-themes = Themes that occur in every shortest path, separated by commas.
help-each-direct = Only puzzles whose robot can slide onto its target at once, which does not count (R5.2), or only other puzzles.
help-ricochet = Play Ricochet Robots, and work with its boards and puzzles.

    Data goes to standard output, messages to standard error. The exit status is 0 for success, 1 for a negative answer, 2 for invalid input and 3 if the output cannot be written.
help-ricochet-install_completion = Install completion for the current shell.
help-ricochet-show_completion = Show completion for the current shell, to copy it or customize the installation.
help-ricochet-version = Show the version and exit.
help-play = Play on this computer or, with --lan, with everybody in the house.

    If a game with the same directory is already running, the command opens it.
help-play-lan = Allow phones and computers in this house to join.
help-play-port = Port to listen on; if it is taken, one of the next ports is used.
help-play-browser = Open the game in a browser.
help-serve = Run a server for others. Every option can also be set in the environment.
help-backup = Copy all data of a server into one file. The server can be running or stopped.

    The file gives access to every seat, so only its owner can read it.
help-backup-file = The file to write; an existing file is replaced.
help-restore = Restore a backup into an empty directory. A server started there keeps every seat.
help-restore-file = A backup that `ricochet backup` made.
help-rooms = List the rooms of the running server, the last used first, or open or close one.

    Each line shows the id, the code, the name, the time of the last event (UTC), the number of events and the open pages.
help-rooms-open_one = Open a room and print its link and code.
help-rooms-close = Close this room and delete all its data, including its games.
help-rooms-forget = Delete the name on this seat everywhere. Seats are numbered from 0.
help-ladder = List the people on the ladder of the running server. Add a person, renew a personal link, or delete a person.

    Each line shows the place, the rank, the rating, the deviation, the rated matches and the name.
help-ladder-add = Add a person with this name and print the personal link.
help-ladder-renew = Replace the personal link of this place and print the new one.
help-ladder-forget = Delete the person with this place: the name, the link and the seats.
help-notice = Announce a restart to everybody on the running server, or withdraw the announcement.
help-notice-minutes = Minutes until the restart; 0 withdraws the announcement.
help-export = Export games of the running server for research, one JSON object per line, without names or dates.
help-export-consented = Confirm that only finished games in which every player agreed are exported.
help-work = Solve puzzles for the servers that share a PostgreSQL database, with all processors, until you stop it.
help-work-database = Address of the database, postgresql://user@host/name.
help-bot = Let a bot take a seat in a room and play until the match is over.
help-bot-link = Link of the room, such as https://play.example.org/r/p7NzQ.
help-bot-level = Strength: 1 for a beginner to 6 for a master; optimal bids a shortest path.
help-bot-character = Temperament. Pip bids early, Otto is steady, Nell waits until sure, Juno keeps lowering, Bram is slow and thorough, Vera quick and low.
help-bot-name = Name at the table; the level follows it. By default the name of the character.
help-bot-seed = Seed of the bot's thoughts, by default a random one.
help-tui = Play in the terminal: alone, with bots, in a room, or with puzzles; with keys or a mouse.
help-tui-link = Link to a room to join.
help-tui-plain = Characters of the boards; by default, those that the terminal can show.
help-board = Draw a board, a position or a puzzle in the terminal, or as a picture.

    A robot appears as its capital letter, a target as the letter of its robot and its symbol (* is the vortex), with > before the target of the puzzle. /b/ is a diagonal that blue passes. With --path the robots appear at the end of the path. Arrows show the path, numbers the stops and (r) where a robot started.
help-board-text = A board, a position or a puzzle in notation, or - to read it from standard input.
help-board-path = Moves to show, such as "Rn Be".
help-board-svg = Write a picture to this file instead, or to standard output with -.
help-board-theme = Colours of the picture.
help-board-coordinates = Label the columns and rows of the picture.
help-board-colour = Colours in the terminal; by default, if the terminal has them.
help-board-plain = Characters of the drawing; by default, those that the terminal can show.
help-check = Check a path move by move. The exit status is 0 if it solves the puzzle, otherwise 1.

    Each line shows the number of the move, the move, its first and its last cell. A rejected move shows the clause and the code of the refusal instead.
help-check-puzzle = A puzzle in notation, or - to read it from standard input.
help-check-path = Moves such as "Rn Be", or - to read them from standard input.
help-count = Count all sequences of a given number of legal moves.
help-count-position = A position or a puzzle in notation, or - to read it from standard input.
help-count-depth = Number of moves in a sequence.
help-count-divide = Count for each first move.
help-solve = Print a shortest path. The exit status is 1 if there is none or a limit was reached first.
help-solve-puzzle = A puzzle in notation, or with --every-target a position. Use - to read one from each line of standard input.
help-solve-every_path = Print every shortest path, sorted by robot and direction.
help-solve-at_most = Maximum number of paths to print with --all.
help-solve-count = Print how many shortest paths there are.
help-solve-every_target = Print target, moves and path for each target of the board.
help-solve-as_json = Write a JSON object for each answer.
help-solve-engine = Search engine: native if it is built, or reference.
help-solve-threads = Processors to use for one puzzle or, with -, puzzles to solve in parallel.
help-solve-max_moves = Maximum length of a path.
help-solve-max_expanded = Maximum number of states to expand.
help-solve-max_memory = Maximum memory for visited states, in GB.
help-solve-time_limit = Maximum search time for each puzzle, in seconds.
help-convert = Write a board, a position, a puzzle or another value in another format.

    Convert many at once with --lines or with several files. A text that cannot be converted is reported, and the others are converted.
help-convert-text = The text to convert, or - to read all of standard input.
help-convert-to = The format to write, such as json, asp or driftingdroids.
help-convert-source = The format of the text. By default it is detected.
help-convert-file = Read a text from each of these files, and from each file of a directory.
help-convert-lines = Each line of the text or of the files is a text of its own.
help-convert-output = Write a file for each file to this directory, named after it. No file is overwritten.
help-convert-lossy = Write the parts that the format can represent, and list those that are lost.
help-puzzle = Print a random puzzle that can be solved, or today’s puzzle.
help-puzzle-today = The puzzle of the day in UTC, the same as on every server.
help-puzzle-drawn = Draw the puzzle too.
help-puzzles = Print many random puzzles, one on each line.
help-puzzles-n = Number of puzzles.
help-puzzles-start = Index of the first puzzle; the others follow.
help-puzzles-threads = Processors to use; the puzzles stay the same.
help-puzzles-output = Write the puzzles to this file. Continue where an earlier run stopped.
help-puzzles-dataset = Write the puzzles as JSON lines, their checksum and a data set card to this directory; continue like --output.
help-puzzles-scheduler = Use the workers of this Dask scheduler; the puzzles stay the same.
help-puzzles-book = Write a book to print to this directory: pages as SVG, with the solutions at the back.
help-puzzles-parquet = With --dataset, write the puzzles as Parquet too.
help-puzzles-as_json = Write a JSON object with path and difficulty for each puzzle.
help-strong = Find the distance of every position of four robots to one target of a board.

    The command prints the number of positions at each distance, and the hardest positions. With --look-up it prints the distance of one position; the exit status is 1 if that position has no solution.
help-strong-board = A board in notation; with --look-up a position, or - to read it from standard input.
help-strong-target = A target, such as ">Rm2" or ">*m2".
help-strong-output = Save the table in this file; with --box, in this directory.
help-strong-look_up = Print the distance of a position from this table.
help-strong-verify = Verify every distance in this table.
help-strong-beside = The table needed for verification: the one without the ricochet rule or, for the vortex, the one for a single robot.
help-strong-box = Find the maximum for every target of every board without diagonals. Resume where an earlier run stopped.
help-strong-scheduler = With --box, use the workers of this Dask scheduler to compute the tables.
help-strong-threads = Processors to use.
help-strong-max_memory = Refuse a table that needs more memory, in GB.
help-strong-hardest = Number of hardest positions to print.
help-docs = Read the documentation in a browser, served by this computer until Ctrl-C.
help-docs-browser = Open the documentation in a browser.
help-doctor = List the installed parts and check that they work. The exit status is 1 if something is wrong.
help-doctor-database = Address of the database, postgresql://user@host/name.
help-db = Manage the database of a server on PostgreSQL.
help-upgrade = Create the tables or update those of an older version. Run it once for all servers that share them.
help-upgrade-database = Address of the database, postgresql://user@host/name.

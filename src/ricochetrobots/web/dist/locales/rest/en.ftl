language-name = English
language-tag = en
tab-your-turn-open = your turn · { $room }
tab-bid = Bid! · { $room }
tab-last = { $time } · { $room }
back-to-match = Back to the match
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
sound-off = Off
sound-quiet = Quiet
sound-full = Full
sound-offer = Sounds for chips, bids and moves? You can change this in the settings.
sound-offer-yes = Turn sound on
sound-offer-no = No sound
settings-note = Saved in this browser only.
board-view = My view of the board
key-close = Close this list
key-redo = Make the move again
key-solutions = Show the solutions
key-moves = Show the moves left after each move
key-chips = Show all chips
key-next-group = Next group of solutions
key-analyse-back = Leave the analysis
key-space = Space
key-escape = Esc
key-enter = Enter
key-tab = Tab
key-shift = Shift
your-name-note = Others see it. If you leave it empty, you are “{ name-alone }”.
name-missing = Enter your name first.
first-next = Now a real one
first-others = Everything else
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
new-version = A new version is ready.
new-version-note = It starts by itself the next time you open the game. It never interrupts a round, a race or an evening.
new-version-start = Start it
install-title = { $device ->
    [phone] Keep it on this phone
   *[computer] Keep it on this computer
  }
install-note = Opens without a browser or a network. { $kilobytes } kB.
install-share = Tap Share, then Add to Home Screen.
hint-count = { $hints } { $hints ->
    [one] hint
   *[other] hints
  }
streak-count = { $days ->
    [0] No streak yet.
    [one] Solved 1 day in a row.
   *[other] Solved { $days } days in a row.
  }
share-day = { $day }, { day-grade }
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
archive-note = Easy on Monday, hard on Sunday.
archive-week = Week of { $day }
archive-day = { $day }: { $state ->
    [shortest] shortest solution found, { $moves } moves
    [longer] solved in { $moves } moves, shortest { $best }
    [begun] started
   *[new] not tried
  }
archive-earlier = Earlier weeks
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
analyse-shortest = Shortest: { move-count }
analyse-unsolvable = No solution
analyse-shown = { $name }, round { $round }
analyse-proven-in = proven in { $time }
analyse-solutions = { $count } { $count ->
    [one] solution
   *[other] solutions
  }
analyse-one-of = One of the shortest.
analyse-one-of-unknown = One of the shortest. Their number is not known.
analyse-count = Count them · may take minutes
analyse-counting-solutions = Counting the solutions…
analyse-count-stop = Stop counting
analyse-count-memory = Memory ran out while the solutions were counted.
analyse-memory-next = A computer has more memory: copy the link and open it there. The command line can use all of it:
analyse-more-groups = { $count } more { $count ->
    [one] group
   *[other] groups
  }
analyse-either-order = { $robots } in either order
analyse-orders = { $count } orders
analyse-or = or
analyse-path = { move-count }: { $words }
analyse-play = Play { $words }
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
analyse-text-copied = Position and path copied.
analyse-by-hand = It could not be copied. Copy it yourself: { $words }
back-arrived = Your { $bid } arrived in time.
back-late = Your { $bid } arrived too late: the sand had run out.
tryout-start = Try a chip while you wait
room-title = Room { $room }
ask-in = Invite friends with this code
copy-link = Copy link
share-link = Send link
share-words = Play Ricochet Robots with me
link-copied = Link copied.
link-by-hand = The link could not be copied. Copy it yourself: { $link }
watching = { $count } watching
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
own-seat = Your seat
own-seat-note = devices, statistics, your data
team = Play as a team
team-note = a teammate plays on your seat, on another device
team-invite = Invite
team-link = This link opens your seat: everybody who has it bids, passes and shows for you. To end this, sign out other devices.
team-qr = QR code of your seat
team-name = Name of the team
team-rename = Rename
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
leave-seat = Leave the table
sit-next = Take the next free seat
watch-only = You are watching.
shuffle = Shuffle
shuffle-board = Shuffle board
board-own = Custom
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
add-bot = Add a bot
add-bot-not = Not now
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
bot-open = { $name }: handicap, remove
remove-bot = Remove { $name }
bot-character = Character
bot-level = Level
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
bot-temper-pip = bids early
bot-temper-otto = steady
bot-temper-nell = waits until sure
bot-temper-juno = keeps lowering
bot-temper-bram = slow and thorough
bot-temper-vera = quick and low
bot-program = a player’s program
bots-start = Start
bots-who = Who
bots-chosen = { $count } chosen, up to { $most }
bots-like-me = Starts gentle. Goes up a step when you win, down when you lose.
minutes-about = about { $minutes } min
bots-ends-other = This ends the game that is in progress.
bots-invite-note = Ends this match and opens a room with the same bots.
bots-invite-offline = Inviting others needs a connection.
bots-level = Level { $level }
bots-level-moves = { $way ->
    [stronger] Next time a step stronger: level { $from } becomes { $to }.
   *[gentler] Next time a step gentler: level { $from } becomes { $to }.
}
bots-no-solver = The bots never bid, because this browser cannot search for solutions.
fifth-robot-none = not in this box
diagonals-1999 = not on the 1999 panels
diagonals-none = not in this box
diagonals-picked = as on the panels you chose
option-gentle = Easy chips first
option-gentle-note = each can be reached in a few moves
option-timer = Sand timer
option-timer-note = from the first bid
option-sand = Sand timer
option-sand-note = for each chip
length-short = Short
length-usual = Standard
length-custom = Custom
length-first-to = first to { $chips }
length-choose = choose
length-about = { $players } players · about { $minutes } min
length-in-all = { $chips } in all
chips-to-win = Chips to win
series-one = One match
series-to = { $wins } wins
more-note = bids, ties, times, seats, aids
more-note-alone = timer runs, times, panels, aids
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
runs-value = { $count ->
    [1] once
   *[other] twice
  }
more-of = { $what }: more
leaving-title = The match goes on
leaving-seat-stays = You keep { $things }. If it’s your turn to show, you have 20 s to come back.
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
games-title = Games on this device
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
chips-of = { $chips } of { $goal } chips
match-so-far = Chips won so far
round-count = { $rounds } { $rounds ->
    [one] round
   *[other] rounds
  }
minute-count = { $minutes } min
chip-of = Chip { $chip } of { $total }
chips-left = { $chips } left
first-to = first to { $chips }
most-chips = most chips win
phase-bid = Lowest goes first
phase-show = { $you ->
    [yes] Show your { $moves }
   *[no] { $name } shows { $moves }
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
phase-steps = The round
phase-step-think = Think
phase-step-bid = Bid
phase-step-show = Show
timer-left = { $seconds } { $seconds ->
    [one] second
   *[other] seconds
  } left
timer-show = to finish showing
timer-resting = Sand timer not running
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
tv-title = Television
tv-join = Take your phone and join
tv-join-at = Join at { $site }
tv-moment = Back in a moment
tv-starts = starts the match
tv-no-room = No room has this code
tv-link = Watch on a television
pad-show-board = Show the board here too
pad-hide-board = Hide the board
pad-swipe = Swipe here to move the robot
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
chat-wait = wait { $seconds } s
chat-spoken = { $name }: { $words }
chat-person = About { $name }
chat-mute = Mute { $name }
chat-mute-note = only on this device, until you unmute them
block-note = no words from them on this device, and quick join avoids this room
report-offensive-name = Offensive name
report-disturbs = Disturbs the game
report-leaves = Leaves on purpose
report-thanks = Thank you. The operator will look at it.
key-chat = say a word
key-chat-close = close
key-chat-move = choose a word
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
think-first-bid = The first bid turns the sand timer.
think-glass-turned = The sand is running. If nobody bids, the chip goes back.
think-turn = Turn the sand timer
think-last-try = If nobody finds this chip, the match ends.
think-lapsed = Nobody has bid. Turn the sand timer?
bid-title = How many moves?
bid-title-lower = Lower than { $moves }?
bid-type = type a number <key>7</key> then <key>Enter</key>
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
catching-up = Only the bots are still thinking. Time runs { $times } times as fast.
bid-same = You have already bid { $moves }.
bid-back = Smaller numbers
bid-not-yet = You play from the next chip.
bid-shut = Connection lost. You can bid when it returns.
bid-locked = You can bid when you’re back
bid-waits = We’ll send { $bid } when you’re back
passed-nothing-lower = You’ve passed. A lower bid takes it back.
passed-no-way = You see no solution. A bid takes it back.
put-back = Put the chip back
put-back-why = No player in this round is here.
ending-propose = { $others ->
    [no] End the match now
   *[yes] Propose to end the match
  }
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
ending-declined = { $you ->
    [yes] You want to play on.
   *[no] { $name } wants to play on.
  }
ending-agreed = Agreed: { $names }
ending-agree = End the match
ending-decline = Play on
show-boxes = { $made } of { $moves } moves made
reached-left = { robot-title } has left the target. { $left ->
    [one] 1 move is left.
   *[other] { $left } moves are left.
  }
show-none = no moves yet
show-last = { $number } of { $moves }: { $robot } { $direction }
show-last-open = { $number }: { $robot } { $direction }
show-fail = If the { $target } is not reached in { $exact ->
    [yes] exactly { $moves } moves
   *[no] { $moves } moves or fewer
  }, the robots go back to their markers and { $next ->
    [nobody] the chip goes back
    [you] you show
   *[other] { $name } shows
  }.
show-give-up = Give up
show-give-up-sure = Give up? The robots go back.
show-go-on = Keep going
show-swipe = Or swipe anywhere on the board.
show-keys = { $fifth ->
    [yes] <key>r</key> <key>g</key> <key>b</key> <key>y</key> <key>s</key>
   *[no] <key>r</key> <key>g</key> <key>b</key> <key>y</key>
  } choose, <key>↑</key> <key>→</key> <key>↓</key> <key>←</key> move.
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
replay-round = Replay round { $round }
replay-of = Round { $round }
replay-close = Back to the board
history-title = Previous rounds
round-optimum = best { $moves }
round-returned = nobody
round-face-up = found
round-face-down = not found
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
final-unsolved = Nobody found the chips that were left.
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
rematch-not-now = Not now
rematch-in = You’re in.
rematch-first-chip = First chip in { $clock }
rematch-waits = Waiting for the others
rematch-players = In: { $names }
rematch-declined = Declined: { $names }
rematch-nobody = Nobody is in
rematch-out = Count me out
rematch-join = Join
rematch-rules = Change the rules
rematch-others = Play with others
final-lost = Game not found
record-title = Round by round
record-edition = Edition { $edition }
record-bots = with bots
record-bids = Bids of round { $round }
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
alone-goal = Beat the sand
alone-goal-chip = Each chip names a robot and a target. Find the moves in your head, bid their number or press Found, then show them.
alone-goal-win = You win each chip that you show, if you find it before the sand runs out. Win { $needed } of { $chips } to beat the sand.
alone-start = Turn up the first chip
alone-start-note = The sand starts then: { $seconds } seconds for each chip.
alone-options-note = { $edition } · sand { $sand } · { $robots } robots
alone-rule = Before the sand runs out, bid a number or press Found. Then show your solution.
alone-second-run = The sand timer runs a second time.
alone-runs-on = The sand keeps running.
alone-paused-left = The sand stopped while you were away. { $time } left.
alone-paused-open = The game stopped while you were away.
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
watch-guess = Your private guess
watch-guess-note = nobody sees it
watch-take = Play from the next chip
watch-full = The table is full. You are watching.
watch-alone = You are watching.
leave-bid = Your bid of { $bid } fails when its turn comes.
leave-no = Stay
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
back-bid = While you were away, { $name } bid { $moves }.
back-taken = { $you ->
    [yes] You took a chip while you were away.
   *[no] While you were away, { $name } took a chip.
  }
back-chip = A new chip was turned up while you were away.
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
say-passed = { $you ->
    [yes] You pass.
   *[no] { $name } passes.
  }
say-no-way = { $you ->
    [yes] You see no solution.
   *[no] { $name } sees no solution.
  }
say-all-passed = Everybody has passed. The sand stops.
say-order-one = { $name } { $moves }
say-order = In order: { $bids }.
say-found = You found a solution. Show it.
say-found-bid = You bid { $moves }. Show your solution.
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
key-bid = Type a bid
key-bid-send = Send the bid
key-bid-clear = Clear the bid
key-pass = Pass
key-next-robot = Choose the next robot; after the last, leave the board
key-ready = Ready for the next chip
key-slide-cursor = Slide the reading cursor like the chosen robot
key-read-board = Read the board
key-read-rows = Read the players and bids
key-read-robots = Read the robots’ positions
key-read-time = Read the time, or the chip
key-repeat = Repeat the last message
practise-no-clock = no clock
practise-your-rating = your rating
practise-deviation = ± { $deviation }
practise-in-a-row = { $days ->
    [one] day in a row
   *[other] days in a row
  }
practise-standing = Your rating: { $rating }, plus or minus { $deviation }. { $days ->
    [one] 1 day in a row.
   *[other] { $days } days in a row.
  }
practise-how-hard = How hard
practise-near = Near me
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
grade-bars = Grade { $grade } of 5
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
year-title = Your year
year-longest = longest { $days }, in { $month }
year-key-none = none
year-key-few = 1–3
year-key-some = 4–9
year-key-many = 10 and more
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
kept-practise-rating = Your rating
kept-practise-days = Your days of practice
kept-practise-puzzles = Ratings of puzzles
kept-practise-again = Puzzles to try again
kept-practise-choice = Your choice of puzzles
kept-practise-open = The open puzzle
kept-practise-rush = Your runs of three minutes
kept-practise-race = Your races
table-title = At the table
table-subtitle = one phone, the real box
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

// Made by python -m ricochetrobots.protocol.schema: do not edit.

export type ClientMessage = Hello | Ping | TakeSeat | LeaveSeat | RenewSeat | SetConsent | SetOptions | ShuffleBoard | RemovePlayer | TransferHost | LockRoom | UnlockRoom | SetSpectatorDelay | RenewLink | CloseRoom | StartMatch | PlaceBid | Pass | StartTimer | ClaimSolution | MoveRobot | GiveUp | PutChipBack | SayReady | PlayAgain;

export type ClientCommand = TakeSeat | LeaveSeat | RenewSeat | SetConsent | SetOptions | ShuffleBoard | RemovePlayer | TransferHost | LockRoom | UnlockRoom | SetSpectatorDelay | RenewLink | CloseRoom | StartMatch | PlaceBid | Pass | StartTimer | ClaimSolution | MoveRobot | GiveUp | PutChipBack | SayReady | PlayAgain;

export type ServerMessage = Welcome | Update | Accepted | Refused | Pong | Goodbye | Invitation | Presence;

export type GameEvent = MatchOpened | PlayerSeated | PlayerLeft | PlayerReturned | HostChanged | PlayerRemoved | SeatForgotten | SeatRenewed | LinkRenewed | ConsentChanged | RoomLocked | RoomUnlocked | SpectatorDelaySet | RoomClosed | OptionsChanged | BoardLaid | MatchStarted | ChipTurned | ThinkingLapsed | BidPlaced | PlayerPassed | TimerStarted | DeadlineExtended | BiddingClosed | SolutionClaimed | DemonstrationStarted | RobotMoved | DemonstrationFailed | ChipTaken | ChipReturned | ChipLaid | OptimumFound | PlayerReady | MatchEnded;

export type RobotLetter = "R" | "G" | "B" | "Y" | "S";

/** A room, and its creator's seat if there is one. */
export interface OpenedRoom {
  room: string;
  code: string | null;
  name: string;
  link: string;
  seat: number | null;
  token: string | null;
}

/** The room that a code belongs to. */
export interface FoundRoom {
  room: string;
}

/** What drawing a board needs. ``walls`` is row-major from the north-west, bits 1 north, 2 east, 4 south, 8 west. */
export interface BoardData {
  board: string;
  width: number;
  height: number;
  walls: readonly number[];
  diagonals: readonly DiagonalPart[];
  targets: readonly TargetPart[];
  closed: readonly string[];
  markings: readonly [RobotLetter, RobotLetter, RobotLetter, RobotLetter] | null;
}

/** Whether a path is right. */
export interface Judgement {
  ok: boolean;
  code: string | null;
  clause: string | null;
  move_index: number | null;
  sentence: string;
  moves: number;
  best: number | null;
}

/** The length of a puzzle's shortest paths and, as far as it is known and may be told, one of them.

    ``moves`` is None unless ``status`` is solved. ``at_least`` is a number of moves below which no path exists, equal
    to ``moves`` when solved. ``count`` says how many shortest paths there are, None if they were not counted; there
    are more if it is ``count_capped``. ``path`` is one of them in notation; None also where it is withheld.
     */
export interface Optimum {
  status: Status;
  moves: number | null;
  at_least: number;
  count: number | null;
  count_capped: boolean;
  path: string | null;
}

/** The puzzle of a day that has come, and which day it is today. */
export interface DayPuzzle {
  date: string;
  today: string;
  puzzle: string;
  chip: ChipPart;
}

/** A hint for the puzzle of a day. */
export interface Hint {
  grade: number;
  last: boolean;
  kind: "at-most" | "exactly" | "move" | "path" | "robot";
  moves: number | null;
  path: string | null;
}

/** The server answers, and how much it carries. */
export interface Health {
  rooms: number;
  connections: number;
  status: "ok";
}

/** Why a request was refused; as `Refused` of the WebSocket connection says it. */
export interface Refusal {
  code: string;
  message: string;
  clause: string | null;
  facts: Record<string, string | number | boolean | null>;
  path: string | null;
}

/** A finished game: its events, and the view of them at the end as a spectator has it. */
export interface GameExport {
  format: "ricochetrobots-game-1";
  game: string;
  events: readonly GameEvent[];
  view: View;
}

/** All that is kept about a seat: the events of the room that speak of it, and its commands. */
export interface SeatExport {
  format: "ricochetrobots-seat-1";
  room: string;
  seat: number;
  name: string;
  consents: boolean;
  events: readonly NumberedEvent[];
  commands: readonly KeptCommand[];
}

/** The answer to ``Hello``; an ``Update`` with the present view follows at once. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  room: string;
  name: string;
  code: string | null;
  seat: number | null;
  now: number;
}

/** What has happened since the last update, in order, and how the room looks now. */
export interface Update {
  type: "update";
  seq: number;
  now: number;
  events: readonly NumberedEvent[];
  view: View;
  game: string | null;
}

/** The command ``id`` took effect with the events up to ``seq``. */
export interface Accepted {
  type: "accepted";
  id: string;
  seq: number;
  seat: number | null;
  token: string | null;
}

/** A message was refused; the room is unchanged. ``id`` is None where none could be read. */
export interface Refused {
  type: "refused";
  id: string | null;
  code: string;
  message: string;
  clause: string | null;
  facts: Record<string, string | number | boolean | null>;
  path: string | null;
}

/** The answer to ``Ping``. */
export interface Pong {
  type: "pong";
  sent: number;
  now: number;
}

/** The server closes this connection; ``retry`` says whether coming back makes sense. */
export interface Goodbye {
  type: "goodbye";
  code: string;
  message: string;
  retry: boolean;
}

/** The host has renewed the link: by what people come from now on. Who has a seat is told. */
export interface Invitation {
  type: "invitation";
  room: string;
  code: string | null;
}

/** Who is connected now. */
export interface Presence {
  type: "presence";
  seats: readonly SeatPresence[];
  watching: number;
}

/** How a search ended. */
export type Status = "solved" | "unsolvable" | "limit";

/** A chip: the robot it asks for (None: any, the vortex), its symbol, its cell. */
export interface ChipPart {
  robot: RobotLetter | null;
  symbol: Symbol | null;
  cell: string;
}

/** All that a page needs to draw the room for one viewer.

    ``exact``, ``tie_break`` and ``timer_seconds`` are in force, whether agreed or the edition's;
    ``chips_to_win`` is in the lobby what it would be with the seats now taken (R8.5).
     */
export interface View {
  number: number;
  mode: Mode;
  phase: Phase;
  options: Options;
  exact: boolean;
  tie_break: TieBreak;
  timer_seconds: number;
  board: string;
  robots: Partial<Record<RobotLetter, string>>;
  markers: Partial<Record<RobotLetter, string>>;
  chips_to_win: number | null;
  chips_left: number;
  chips_total: number;
  round: number;
  chip: ChipPart | null;
  until: number | null;
  timer_run: number;
  may_start_timer: boolean;
  seats: readonly SeatPart[];
  locked: boolean;
  spectator_delay: number;
  bids: readonly BidPart[];
  demonstration: DemonstrationPart | null;
  result: RoundPart | null;
  history: readonly RoundPart[];
  laid: readonly (readonly [ChipPart, boolean])[];
  winners: readonly number[];
  end_reason: EndReason | null;
  started_at: number | null;
  ended_at: number | null;
  you: number | null;
  consents: boolean;
  allowed_commands: readonly string[];
}

/** A diagonal and the robot that passes it. */
export interface DiagonalPart {
  cell: string;
  robot: RobotLetter;
  lean: Lean;
}

/** A target printed on a board: the robot whose it is (None: any, the vortex), its symbol, its cell. */
export interface TargetPart {
  robot: RobotLetter | null;
  symbol: Symbol;
  cell: string;
}

/** Who plays: several people against each other (R6) or one against the sand (R7). */
export type Mode = "friends" | "alone";

/** What is going on at the table. */
export type Phase = "lobby" | "thinking" | "bidding" | "showing" | "result" | "finished";

/** The agreed parameters of a match. ``None`` means "as the edition says" or, for limits, "off". */
export interface Options {
  edition: string;
  panels: PanelChoice;
  board: string | null;
  fifth_robot: boolean;
  exact: boolean | null;
  tie_break: TieBreak | null;
  chips_to_win: number | null;
  timer_seconds: number | null;
  no_bid_seconds: number;
  consent: boolean;
  demonstration_seconds: number | null;
  result_seconds: number;
  solo_timer_runs: number;
  solo_demonstration_seconds: number | null;
  seats: number;
  gentle_start: boolean;
  scratch_board: boolean;
  landing_marks: boolean;
  spoken_slides: boolean;
  private: boolean;
}

/** Who demonstrates first among equal bids (R6.4). */
export type TieBreak = "first-said" | "fewer-chips";

/** An event with its number in the room, counted from 1 without gaps. */
export interface NumberedEvent {
  seq: number;
  event: GameEvent;
}

/** What is kept of a command that took effect, so that it never does twice: no more than a digest of its words. */
export interface KeptCommand {
  id: string;
  digest: string;
  seq: number;
}

/** Whether somebody is connected for a seat, and since when. */
export interface SeatPresence {
  seat: number;
  connected: boolean;
  since: number;
}

/** How a diagonal lies, north at the top. */
export type Lean = "/" | "\\";

/** The picture on a target (R1.5). */
export type Symbol = "moon" | "gear" | "planet" | "star" | "vortex";

/** A match was opened; those who hold seats keep them. */
export interface MatchOpened {
  type: "match_opened";
  at: number;
  number: number;
  mode: Mode;
  options: Options;
  board: string;
}

/** A player took a new seat and plays from round ``plays_from`` on. ``name`` is "" once it has been forgotten. */
export interface PlayerSeated {
  type: "player_seated";
  at: number;
  seat: number;
  name: string;
  plays_from: number;
}

/** A player left the table; seat and chips are kept. */
export interface PlayerLeft {
  type: "player_left";
  at: number;
  seat: number;
}

/** A player came back to a seat once left, perhaps under a new name. */
export interface PlayerReturned {
  type: "player_returned";
  at: number;
  seat: number;
  name: string;
  plays_from: number;
}

/** ``seat`` is the host's from now on: the host has been gone for too long (R6.12), or has said so. */
export interface HostChanged {
  type: "host_changed";
  at: number;
  seat: number;
}

/** The host took the seat from its player, who does not come back to it; the chips are kept. */
export interface PlayerRemoved {
  type: "player_removed";
  at: number;
  seat: number;
}

/** The name of whoever sat there has been deleted, as was asked; nobody comes back to the seat. */
export interface SeatForgotten {
  type: "seat_forgotten";
  at: number;
  seat: number;
}

/** Whoever sits there has a new token; the one before proves nothing any more. */
export interface SeatRenewed {
  type: "seat_renewed";
  at: number;
  seat: number;
}

/** Another link and code lead to the room; who has a seat stays, and the ones before open nothing any more. */
export interface LinkRenewed {
  type: "link_renewed";
  at: number;
}

/** Whoever sits there lets their play be used for statistics, or no longer does. */
export interface ConsentChanged {
  type: "consent_changed";
  at: number;
  seat: number;
  consents: boolean;
}

/** From now on nobody new sits down. */
export interface RoomLocked {
  type: "room_locked";
  at: number;
}

/** People may sit down again. */
export interface RoomUnlocked {
  type: "room_unlocked";
  at: number;
}

/** What happens from now on is told so much later to whoever watches. */
export interface SpectatorDelaySet {
  type: "spectator_delay_set";
  at: number;
  seconds: number;
}

/** The host closed the room: nothing is said here any more. */
export interface RoomClosed {
  type: "room_closed";
  at: number;
}

/** The host set other options. */
export interface OptionsChanged {
  type: "options_changed";
  at: number;
  options: Options;
}

/** Another board lies on the table. */
export interface BoardLaid {
  type: "board_laid";
  at: number;
  board: string;
}

/** The robots stand on ``position`` (R2.2). ``chips_to_win`` None: until all chips are out (R8.2). */
export interface MatchStarted {
  type: "match_started";
  at: number;
  position: string;
  chips_to_win: number | null;
}

/** A chip was turned up (R6.1, R7.1).

    ``until``: among friends the end of the thinking time (R6.7), alone the end of the sand.
     */
export interface ChipTurned {
  type: "chip_turned";
  at: number;
  round: number;
  chip: string;
  until: number;
}

/** Nobody has bid for so long that any player may start the timer (R6.7). */
export interface ThinkingLapsed {
  type: "thinking_lapsed";
  at: number;
  round: number;
}

/** A player said a number, the first or a lower one (R6.2); it takes back the own pass (R6.10). */
export interface BidPlaced {
  type: "bid_placed";
  at: number;
  round: number;
  seat: number;
  moves: number;
}

/** A player said "nothing lower from me", or before the first bid "I see no solution" (R6.10). */
export interface PlayerPassed {
  type: "player_passed";
  at: number;
  round: number;
  seat: number;
}

/** The sand timer was turned by ``seat``, or runs by itself: a second time (R7.3), or on (R7.5). */
export interface TimerStarted {
  type: "timer_started";
  at: number;
  round: number;
  reason: TimerReason;
  seat: number | null;
  until: number;
}

/** The server was away for ``seconds`` while a deadline ran: it comes that much later, at ``until``. */
export interface DeadlineExtended {
  type: "deadline_extended";
  at: number;
  round: number;
  until: number;
  seconds: number;
}

/** The sand has run out, or all have passed; ``order`` lists the seats as they will demonstrate (R6.3, R6.4). */
export interface BiddingClosed {
  type: "bidding_closed";
  at: number;
  round: number;
  order: readonly number[];
}

/** Alone: "found" was said in time (R7.4); the sand stands still (R7.5). */
export interface SolutionClaimed {
  type: "solution_claimed";
  at: number;
  round: number;
  seat: number;
  moves: number | null;
}

/** A player's demonstration began. ``moves`` is the bid, or None alone; ``until`` None: no limit.

    ``opens``: when the board is ready for it. No move is taken earlier, and the limit counts from then (R6.8);
    None: at once.
     */
export interface DemonstrationStarted {
  type: "demonstration_started";
  at: number;
  round: number;
  seat: number;
  moves: number | null;
  until: number | null;
  opens: number | null;
}

/** The demonstrator made move number ``count``. */
export interface RobotMoved {
  type: "robot_moved";
  at: number;
  round: number;
  seat: number;
  move: string;
  count: number;
}

/** A demonstration failed and the robots went back to their markers (R6.5). */
export interface DemonstrationFailed {
  type: "demonstration_failed";
  at: number;
  round: number;
  seat: number;
  reason: FailureReason;
}

/** A player reached the target, took the chip, and the markers followed the robots (R6.5). */
export interface ChipTaken {
  type: "chip_taken";
  at: number;
  round: number;
  seat: number;
  path: string;
  until: number | null;
}

/** Nobody took the chip; it went back among the face-down chips, the robots to their markers (R6.6). */
export interface ChipReturned {
  type: "chip_returned";
  at: number;
  round: number;
  reason: ReturnReason;
  until: number | null;
}

/** Alone: the chip was laid down, face up with the path shown or face down (R7.1). */
export interface ChipLaid {
  type: "chip_laid";
  at: number;
  round: number;
  seat: number;
  face_up: boolean;
  path: string | null;
}

/** How few moves a finished round can take, as the server had it searched for.

    While the round's chip is among those face down, its path and their number are withheld; once that chip has
    been won or the match is over, the event comes a second time with them (R6.11).
     */
export interface OptimumFound {
  type: "optimum_found";
  at: number;
  round: number;
  optimum: Optimum;
}

/** A player is ready for the next chip. */
export interface PlayerReady {
  type: "player_ready";
  at: number;
  round: number;
  seat: number;
}

/** The match is over. Several winners share the win (R8.3); alone, none means lost (R7.2). */
export interface MatchEnded {
  type: "match_ended";
  at: number;
  winners: readonly number[];
  reason: EndReason;
}

/** Which panels the board is made of. */
export type PanelChoice = "plain" | "diagonals" | "1999" | "picked";

/** A seat at the table. ``passed``: "nothing lower from me" stands in this round (R6.10). */
export interface SeatPart {
  seat: number;
  name: string;
  left: boolean;
  host: boolean;
  plays: boolean;
  chips: readonly ChipPart[];
  ready: boolean;
  passed: boolean;
}

/** One row of the bids, in the order of demonstration. */
export interface BidPart {
  seat: number;
  moves: number;
  was: number | null;
  at: number;
  tie: TieBreak | null;
  state: BidState;
  failure: FailureReason | null;
}

/** The demonstration going on, or the last one in a result. No move is taken before ``opens``. */
export interface DemonstrationPart {
  seat: number;
  moves: number | null;
  opens: number | null;
  steps: readonly StepPart[];
}

/** A finished round. ``optimum`` comes later, and while the chip can still be won without a path (R6.11).

    ``next_bid`` is the bid that came after the one that took the chip, None without another.
     */
export interface RoundPart {
  round: number;
  chip: ChipPart;
  outcome: Outcome;
  seat: number | null;
  moves: number | null;
  next_bid: number | null;
  start: string;
  steps: readonly StepPart[];
  reason: ReturnReason | null;
  optimum: Optimum | null;
}

/** Why the match is over (R7.2, R8.1, R8.2), or that the host closed the room. */
export type EndReason = "chips-reached" | "chips-gone" | "closed";

/** Why the sand timer was turned. */
export type TimerReason = "first-bid" | "nobody-bid" | "second-run" | "runs-on";

/** Why a demonstration failed (R6.5, R6.8, R6.12, R6.13). */
export type FailureReason = "moves-used" | "gave-up" | "time" | "away" | "left";

/** Why a chip went back among the face-down chips (R6.6, R6.7, R6.10, R6.12), or that the host closed the room. */
export type ReturnReason = "nobody-bid" | "nobody-succeeded" | "nobody-there" | "room-closed";

/** What has become of a bid. */
export type BidState = "waiting" | "showing" | "failed" | "succeeded";

/** What became of a chip. */
export type Outcome = "taken" | "returned" | "face-up" | "face-down";

/** A move made, with every cell from start to rest. */
export interface StepPart {
  move: string;
  cells: readonly string[];
}

/** Open a room; with a name its first seat is taken. */
export interface NewRoom {
  mode: Mode;
  name?: string | null;
  options?: Partial<Options>;
}

/** A typed room code. */
export interface RoomCode {
  code: string;
}

/** A puzzle and a path said to solve it, as NOTATION.md writes them. */
export interface Claim {
  puzzle: string;
  path: string;
  date?: string | null;
}

/** A puzzle to be solved, as NOTATION.md writes it. */
export interface PuzzleText {
  puzzle: string;
}

/** Open the conversation. ``seq`` is the last event known; None asks for the present state alone. */
export interface Hello {
  type: "hello";
  protocol: number;
  room: string;
  token?: string | null;
  seq?: number | null;
}

/** Ask for the server's time. */
export interface Ping {
  type: "ping";
  sent: number;
}

/** Sit down under a name, or, from a seat once left, come back to it. */
export interface TakeSeat {
  type: "take_seat";
  id: string;
  name: string;
}

/** Leave the table; what was shown and won stays (R6.8). */
export interface LeaveSeat {
  type: "leave_seat";
  id: string;
}

/** Get a new token for the own seat, so that nobody else sits on it, other devices of one's own included. */
export interface RenewSeat {
  type: "renew_seat";
  id: string;
}

/** Let one's play be used for statistics, without the name, or no longer; nobody's is unless they say so. */
export interface SetConsent {
  type: "set_consent";
  id: string;
  consents: boolean;
}

/** Agree on other options before the match; the host says them. */
export interface SetOptions {
  type: "set_options";
  id: string;
  options: Partial<Options>;
}

/** Lay another random board before the match; the host does it. */
export interface ShuffleBoard {
  type: "shuffle_board";
  id: string;
}

/** Take the seat from another player for good; the host does it. */
export interface RemovePlayer {
  type: "remove_player";
  id: string;
  seat: number;
}

/** Make another player at the table the host. */
export interface TransferHost {
  type: "transfer_host";
  id: string;
  seat: number;
}

/** Let nobody new sit down, and nobody in by the typed code; the host does it. */
export interface LockRoom {
  type: "lock_room";
  id: string;
}

/** Let people in again. */
export interface UnlockRoom {
  type: "unlock_room";
  id: string;
}

/** Have whoever watches see everything so much later; the host does it. */
export interface SetSpectatorDelay {
  type: "set_spectator_delay";
  id: string;
  seconds: number;
}

/** Have another link and code lead to the room; the ones before open nothing. The host does it. */
export interface RenewLink {
  type: "renew_link";
  id: string;
}

/** End the match without a winner and send everybody away for good; the host does it. */
export interface CloseRoom {
  type: "close_room";
  id: string;
}

/** Shuffle the chips, place the robots and turn up the first chip (R2). */
export interface StartMatch {
  type: "start_match";
  id: string;
}

/** Say a number of moves (R6.2). */
export interface PlaceBid {
  type: "place_bid";
  id: string;
  round: number;
  moves: number;
}

/** Say "nothing lower from me", before the first bid "I see no solution" (R6.10). */
export interface Pass {
  type: "pass";
  id: string;
  round: number;
}

/** Turn the sand timer because nobody has bid (R6.7). */
export interface StartTimer {
  type: "start_timer";
  id: string;
  round: number;
}

/** Say "found", alone, with or without a number (R7.4); the sand stops (R7.5). */
export interface ClaimSolution {
  type: "claim_solution";
  id: string;
  round: number;
  moves?: number | null;
}

/** Make one move of the demonstration; ``move`` as NOTATION.md writes it (``Rn``). */
export interface MoveRobot {
  type: "move_robot";
  id: string;
  round: number;
  move: string;
}

/** End the own demonstration without success (R6.8). */
export interface GiveUp {
  type: "give_up";
  id: string;
  round: number;
}

/** Have the chip put back and another turned up, because nobody who takes part is there (R6.12). */
export interface PutChipBack {
  type: "put_chip_back";
  id: string;
  round: number;
}

/** Ready for the next chip. */
export interface SayReady {
  type: "say_ready";
  id: string;
  round: number;
}

/** Open the next match in the room with the same people; ``new_board`` lays another board. */
export interface PlayAgain {
  type: "play_again";
  id: string;
  new_board?: boolean;
}

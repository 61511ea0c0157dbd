// Made by python -m ricochetrobots.protocol.schema: do not edit.

export type ClientMessage = Hello | Ping | Elsewhere | TakeSeat | LeaveSeat | RenewSeat | SetConsent | SetOptions | ShuffleBoard | RemovePlayer | TransferHost | LockRoom | UnlockRoom | SetSpectatorDelay | RenewLink | CloseRoom | StartMatch | PlaceBid | Pass | StartTimer | ClaimSolution | MoveRobot | GiveUp | PutChipBack | SayReady | PlayAgain | AnswerInvitation;

export type ClientCommand = TakeSeat | LeaveSeat | RenewSeat | SetConsent | SetOptions | ShuffleBoard | RemovePlayer | TransferHost | LockRoom | UnlockRoom | SetSpectatorDelay | RenewLink | CloseRoom | StartMatch | PlaceBid | Pass | StartTimer | ClaimSolution | MoveRobot | GiveUp | PutChipBack | SayReady | PlayAgain | AnswerInvitation;

export type ServerMessage = Welcome | Update | Accepted | Refused | Pong | Goodbye | Invitation | Presence | Notice;

export type GameEvent = MatchOpened | InvitationAnswered | PlayerSeated | PlayerLeft | PlayerReturned | HostChanged | PlayerRemoved | SeatForgotten | SeatRenewed | LinkRenewed | ConsentChanged | RoomLocked | RoomUnlocked | SpectatorDelaySet | RoomClosed | OptionsChanged | BoardLaid | MatchStarted | ChipTurned | ThinkingLapsed | BidPlaced | PlayerPassed | TimerStarted | DeadlineExtended | BiddingClosed | SolutionClaimed | DemonstrationStarted | RobotMoved | DemonstrationFailed | ChipTaken | ChipReturned | ChipLaid | OptimumFound | PlayerReady | MatchEnded;

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

/** Data for drawing a board. ``walls`` is row-major from the north-west: bits 1 north, 2 east, 4 south, 8 west. */
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

/** The length of a puzzle's shortest paths and, if known and not withheld, one of them.

    ``moves`` is None unless ``status`` is solved. No path has fewer moves than ``at_least``, which equals
    ``moves`` when solved. ``count`` is the number of shortest paths, or None if they were not counted. If
    ``count_capped``, there are more. ``path`` is one of them in notation, or None, also if it is withheld.
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

/** The events since the last update, in order, and the current view of the room. */
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

/** The host renewed the link. Players with a seat receive the new link and code. */
export interface Invitation {
  type: "invitation";
  room: string;
  code: string | null;
}

/** The connected seats and the number of spectators. */
export interface Presence {
  type: "presence";
  seats: readonly SeatPresence[];
  watching: number;
}

/** The operator restarts the server at that time; None takes the notice back. */
export interface Notice {
  type: "notice";
  restart_at: number | null;
}

/** How a search ended. */
export type Status = "solved" | "unsolvable" | "limit";

/** A chip: its robot (None: any, the vortex), symbol and cell. */
export interface ChipPart {
  robot: RobotLetter | null;
  symbol: Symbol | null;
  cell: string;
}

/** All data that a page needs to draw the room for one viewer.

    ``exact``, ``tie_break`` and ``timer_seconds`` are the rules in force, agreed or from the edition.
    In the lobby, ``chips_to_win`` is computed from the seats now taken (R8.5).
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
  invited_by: number | null;
  invited_until: number | null;
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

/** The mode: several people against each other (R6) or one against the sand (R7). */
export type Mode = "friends" | "alone";

/** The phase of the round or match. */
export type Phase = "lobby" | "thinking" | "bidding" | "showing" | "result" | "finished";

/** The agreed parameters of a match. ``None`` means "as the edition says" or, for limits, "off". */
export interface Options {
  edition: string;
  panels: PanelChoice;
  board: string | null;
  fifth_robot: boolean;
  exact: boolean | null;
  tie_break: TieBreak | null;
  length: Length;
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

/** The rule for which of two equal bids is demonstrated first (R6.4). */
export type TieBreak = "first-said" | "fewer-chips";

/** An event with its number in the room, counted from 1 without gaps. */
export interface NumberedEvent {
  seq: number;
  event: GameEvent;
}

/** The stored record of a command that took effect, a digest of its text, so that it never takes effect twice. */
export interface KeptCommand {
  id: string;
  digest: string;
  seq: number;
}

/** Whether somebody is connected for a seat, and since when.

    ``elsewhere``: the player is connected, but on another page.
     */
export interface SeatPresence {
  seat: number;
  connected: boolean;
  since: number;
  elsewhere: boolean;
}

/** The slope of a diagonal, with north at the top. */
export type Lean = "/" | "\\";

/** The picture on a target (R1.5). */
export type Symbol = "moon" | "gear" | "planet" | "star" | "vortex";

/** A match was opened; seated players keep their seats.

    In a rematch, ``seat`` asked for it; the others have until ``until`` to answer (R8.7).
     */
export interface MatchOpened {
  type: "match_opened";
  at: number;
  number: number;
  mode: Mode;
  options: Options;
  board: string;
  seat: number | null;
  until: number | null;
}

/** A player accepted the invitation to a rematch, and plays from round ``plays_from`` on, or declined it (R8.7).

    In the export of a match, ``open`` stands for a player who had not answered when it was opened.
     */
export interface InvitationAnswered {
  type: "invitation_answered";
  at: number;
  seat: number;
  answer: Answer;
  plays_from: number;
}

/** A player took a new seat and plays from round ``plays_from`` on. A deleted ``name`` is "". */
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

/** A player returned to a seat after leaving it, perhaps under a new name. */
export interface PlayerReturned {
  type: "player_returned";
  at: number;
  seat: number;
  name: string;
  plays_from: number;
}

/** ``seat`` became the host because the old host was absent for too long (R6.12) or handed over. */
export interface HostChanged {
  type: "host_changed";
  at: number;
  seat: number;
}

/** The host removed a player, who cannot return to the seat; the chips are kept. */
export interface PlayerRemoved {
  type: "player_removed";
  at: number;
  seat: number;
}

/** The name on the seat was deleted on request; nobody can return to the seat. */
export interface SeatForgotten {
  type: "seat_forgotten";
  at: number;
  seat: number;
}

/** The seat has a new token; the old one is no longer valid. */
export interface SeatRenewed {
  type: "seat_renewed";
  at: number;
  seat: number;
}

/** The room has a new link and code, and the old ones stopped working. Seated players stay. */
export interface LinkRenewed {
  type: "link_renewed";
  at: number;
}

/** The player gave or withdrew consent to the use of their moves for statistics. */
export interface ConsentChanged {
  type: "consent_changed";
  at: number;
  seat: number;
  consents: boolean;
}

/** New players can no longer take a seat. */
export interface RoomLocked {
  type: "room_locked";
  at: number;
}

/** New players can take a seat again. */
export interface RoomUnlocked {
  type: "room_unlocked";
  at: number;
}

/** Spectators receive later events with a delay of ``seconds``. */
export interface SpectatorDelaySet {
  type: "spectator_delay_set";
  at: number;
  seconds: number;
}

/** The host closed the room; it accepts no more commands. */
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

/** Another board was laid on the table. */
export interface BoardLaid {
  type: "board_laid";
  at: number;
  board: string;
}

/** The match started with the robots on ``position`` (R2.2).

    ``chips_to_win`` None: chips are played until all are won (R8.2), or ``chips_in_all`` of them (R8.8).
     */
export interface MatchStarted {
  type: "match_started";
  at: number;
  position: string;
  chips_to_win: number | null;
  chips_in_all: number | null;
}

/** A chip was turned up (R6.1, R7.1).

    ``until`` is the end of the thinking time among friends (R6.7) and the end of the sand alone.
     */
export interface ChipTurned {
  type: "chip_turned";
  at: number;
  round: number;
  chip: string;
  until: number;
}

/** Thinking time ended without a bid, so any player may start the timer (R6.7). */
export interface ThinkingLapsed {
  type: "thinking_lapsed";
  at: number;
  round: number;
}

/** A player placed or lowered a bid (R6.2). It withdraws the player's pass; the first bid withdraws all (R6.10). */
export interface BidPlaced {
  type: "bid_placed";
  at: number;
  round: number;
  seat: number;
  moves: number;
}

/** A player passed: "nothing lower from me", or before the first bid "I see no solution" (R6.10). */
export interface PlayerPassed {
  type: "player_passed";
  at: number;
  round: number;
  seat: number;
}

/** The sand timer started: ``seat`` turned it, or it runs a second time (R7.3) or continues (R7.5). */
export interface TimerStarted {
  type: "timer_started";
  at: number;
  round: number;
  reason: TimerReason;
  seat: number | null;
  until: number;
}

/** The server was down for ``seconds`` while a deadline ran, and moved the deadline to ``until``. */
export interface DeadlineExtended {
  type: "deadline_extended";
  at: number;
  round: number;
  until: number;
  seconds: number;
}

/** The sand ran out, or all players passed; ``order`` is the order of demonstration (R6.3, R6.4). */
export interface BiddingClosed {
  type: "bidding_closed";
  at: number;
  round: number;
  order: readonly number[];
}

/** In the solo game, the player claimed a solution in time (R7.4); the sand is paused (R7.5). */
export interface SolutionClaimed {
  type: "solution_claimed";
  at: number;
  round: number;
  seat: number;
  moves: number | null;
}

/** A player's demonstration began. ``moves`` is the bid, or None alone; ``until`` None: no limit.

    ``opens`` is when the board is ready; None: at once. Earlier moves are refused, and the limit starts then (R6.8).
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

/** A player reached the target and took the chip; the markers moved to the robots (R6.5). */
export interface ChipTaken {
  type: "chip_taken";
  at: number;
  round: number;
  seat: number;
  path: string;
  until: number | null;
}

/** Nobody took the chip: it returned to those face down, and the robots to their markers (R6.6). */
export interface ChipReturned {
  type: "chip_returned";
  at: number;
  round: number;
  reason: ReturnReason;
  until: number | null;
}

/** In the solo game, the chip was laid down: face up with the path shown, or face down (R7.1). */
export interface ChipLaid {
  type: "chip_laid";
  at: number;
  round: number;
  seat: number;
  face_up: boolean;
  path: string | null;
}

/** The server's search found the fewest moves of a finished round.

    While the round's chip is face down, the event omits the path and the number of paths. Once the chip has been
    won or the match is over, the event is repeated with both (R6.11). ``match``: the number of an earlier match that
    the round belongs to; None: the present one.
     */
export interface OptimumFound {
  type: "optimum_found";
  at: number;
  round: number;
  optimum: Optimum;
  match: number | null;
}

/** A player is ready for the next chip. */
export interface PlayerReady {
  type: "player_ready";
  at: number;
  round: number;
  seat: number;
}

/** The match ended. Several winners share the win (R8.3); alone, no winner means a loss (R7.2). */
export interface MatchEnded {
  type: "match_ended";
  at: number;
  winners: readonly number[];
  reason: EndReason;
}

/** The panels of the board. */
export type PanelChoice = "plain" | "diagonals" | "1999" | "picked";

/** How many chips win, unless ``Options.chips_to_win`` names a number (R8.8). */
export type Length = "short" | "usual";

/** A seat at the table. ``passed``: the player has passed in this round (R6.10). ``invitation``: see R8.7. */
export interface SeatPart {
  seat: number;
  name: string;
  left: boolean;
  host: boolean;
  plays: boolean;
  chips: readonly ChipPart[];
  ready: boolean;
  passed: boolean;
  invitation: Answer;
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

/** The running demonstration, or the last one in a result. Moves before ``opens`` are refused.

    ``reached``: the moves so far solve the puzzle, perhaps with moves of the bid left (R6.14).
     */
export interface DemonstrationPart {
  seat: number;
  moves: number | null;
  opens: number | null;
  steps: readonly StepPart[];
  reached: boolean;
}

/** A finished round. ``optimum`` is added later, without a path while the chip can still be won (R6.11).

    ``next_bid`` is the bid after the one that took the chip, or None.
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

/** Why the match ended (R7.2, R8.1, R8.2); ``CLOSED``: the host closed the room. */
export type EndReason = "chips-reached" | "chips-gone" | "closed";

/** A player's answer to the invitation to a rematch (R8.7); players of a room's first match have accepted. */
export type Answer = "open" | "accepted" | "declined";

/** Why the sand timer was turned. */
export type TimerReason = "first-bid" | "nobody-bid" | "second-run" | "runs-on";

/** Why a demonstration failed (R6.5, R6.8, R6.12, R6.13). */
export type FailureReason = "moves-used" | "gave-up" | "time" | "away" | "left";

/** Why a chip was returned (R6.6, R6.7, R6.10, R6.12); ``ROOM_CLOSED``: the host closed the room. */
export type ReturnReason = "nobody-bid" | "nobody-succeeded" | "nobody-there" | "room-closed";

/** The state of a bid. */
export type BidState = "waiting" | "showing" | "failed" | "succeeded";

/** The outcome of a round for its chip. */
export type Outcome = "taken" | "returned" | "face-up" | "face-down";

/** A move made, with every cell from its start to its end. */
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

/** Open the conversation. ``seq`` is the last event known; None asks for the present state alone. */
export interface Hello {
  type: "hello";
  protocol: number;
  room: string;
  token?: string | null;
  seq?: number | null;
  elsewhere?: boolean;
}

/** Ask for the server's time. */
export interface Ping {
  type: "ping";
  sent: number;
}

/** Report whether the player is on another page, which counts as absent for everything but hosting (R6.12). */
export interface Elsewhere {
  type: "elsewhere";
  elsewhere: boolean;
}

/** Take a seat under a name, or return to a seat that the player left. */
export interface TakeSeat {
  type: "take_seat";
  id: string;
  name: string;
}

/** Leave the table; paths shown and chips won stay (R6.8). */
export interface LeaveSeat {
  type: "leave_seat";
  id: string;
}

/** Get a new token for the player's seat; every other device loses the seat, including the player's. */
export interface RenewSeat {
  type: "renew_seat";
  id: string;
}

/** Give or withdraw consent to use the player's moves for statistics, without the name. The default is no. */
export interface SetConsent {
  type: "set_consent";
  id: string;
  consents: boolean;
}

/** Change the options before the match; only the host may. */
export interface SetOptions {
  type: "set_options";
  id: string;
  options: Partial<Options>;
}

/** Lay another random board before the match; only the host may. */
export interface ShuffleBoard {
  type: "shuffle_board";
  id: string;
}

/** Remove another player permanently; only the host may. */
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

/** Refuse new players, and entry by typed code; only the host may. */
export interface LockRoom {
  type: "lock_room";
  id: string;
}

/** Allow new players again. */
export interface UnlockRoom {
  type: "unlock_room";
  id: string;
}

/** Delay all events for spectators by ``seconds``; only the host may. */
export interface SetSpectatorDelay {
  type: "set_spectator_delay";
  id: string;
  seconds: number;
}

/** Replace the room's link and code; the old ones stop working. Only the host may. */
export interface RenewLink {
  type: "renew_link";
  id: string;
}

/** End the match without a winner and close the room permanently; only the host may. */
export interface CloseRoom {
  type: "close_room";
  id: string;
}

/** Shuffle the chips, place the robots and turn up the first chip (R2). */
export interface StartMatch {
  type: "start_match";
  id: string;
}

/** Bid a number of moves (R6.2). */
export interface PlaceBid {
  type: "place_bid";
  id: string;
  round: number;
  moves: number;
}

/** Pass: "nothing lower from me", or before the first bid "I see no solution" (R6.10). */
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

/** Claim a solution in the solo game, with or without a number (R7.4); the sand stops (R7.5). */
export interface ClaimSolution {
  type: "claim_solution";
  id: string;
  round: number;
  moves?: number | null;
}

/** Make one move of the demonstration; ``move`` is in the notation of NOTATION.md (``Rn``). */
export interface MoveRobot {
  type: "move_robot";
  id: string;
  round: number;
  move: string;
}

/** End the player's demonstration without success (R6.8). */
export interface GiveUp {
  type: "give_up";
  id: string;
  round: number;
}

/** Return the chip and turn up another because no player of the round is present (R6.12). */
export interface PutChipBack {
  type: "put_chip_back";
  id: string;
  round: number;
}

/** Declare that the player is ready for the next chip. */
export interface SayReady {
  type: "say_ready";
  id: string;
  round: number;
}

/** Ask for a rematch: open the next match and invite the others (R8.7); ``new_board`` lays another board. */
export interface PlayAgain {
  type: "play_again";
  id: string;
  new_board?: boolean;
}

/** Accept the invitation to a rematch, or decline it (R8.7). A player may change the answer before the start. */
export interface AnswerInvitation {
  type: "answer_invitation";
  id: string;
  accept: boolean;
}

// Made by python -m ricochetrobots.protocol.schema from the rules in core and game: do not edit.

/** The protocol version that this page speaks. */
export const PROTOCOL = /** @type {const} */ (2);

/** The numbers that can be bid (R6.2). */
export const BIDS = /** @type {const} */ ({
  "least": 2,
  "most": 99
});

/** The commands that nobody may give while the table waits for the board to be seen. */
export const TURN_COMMANDS = /** @type {const} */ ([
  "place_bid",
  "pass",
  "start_timer",
  "claim_solution",
  "move_robot",
  "give_up",
  "say_ready"
]);

/** How many seconds later than the players spectators may see a match. */
export const SPECTATOR_DELAYS = /** @type {const} */ ([
  0,
  15,
  30,
  60,
  120
]);

/** How long a player's name may be. */
export const MAX_NAME_LENGTH = /** @type {const} */ (24);

/** The number of letters and digits of a room code. */
export const CODE_LENGTH = /** @type {const} */ (8);

/** The grade of the hint that is a whole path. */
export const LAST_HINT = /** @type {const} */ (7);

/** The chips of a match (R2.1). */
export const CHIPS = /** @type {const} */ (17);

/** How many chips win, by the number of players (R8.1); with more players all are played (R8.2). */
export const CHIPS_BY_PLAYERS = /** @type {const} */ ({
  "1": 8,
  "2": 8,
  "3": 6,
  "4": 5
});

/** The same for a short match (R8.8). */
export const SHORT_CHIPS_BY_PLAYERS = /** @type {const} */ ({
  "1": 3,
  "2": 3,
  "3": 3,
  "4": 2
});

/** The chips that are played in a short match with more players (R8.8). */
export const SHORT_CHIPS_IN_ALL = /** @type {const} */ (6);

/** Every edition and what is special about it, in the order of the rules. */
export const EDITIONS = /** @type {const} */ ([
  {
    "id": "1999",
    "name": "First edition",
    "panels": [
      "1A",
      "1B",
      "2A",
      "2B",
      "3A",
      "3B",
      "4A",
      "4B"
    ],
    "exact": false,
    "tie_break": "fewer-chips",
    "fifth_robot_available": false,
    "timer_seconds": 60
  },
  {
    "id": "2013",
    "name": "2013 edition",
    "panels": [
      "1A",
      "1B",
      "1C",
      "1D",
      "2A",
      "2B",
      "2C",
      "2D",
      "3A",
      "3B",
      "3C",
      "3D",
      "4A",
      "4B",
      "4C",
      "4D"
    ],
    "exact": true,
    "tie_break": "first-said",
    "fifth_robot_available": true,
    "timer_seconds": 60
  },
  {
    "id": "2013-zman",
    "name": "2013 edition, Z-Man",
    "panels": [
      "1A",
      "1B",
      "1C",
      "1D",
      "2A",
      "2B",
      "2C",
      "2D",
      "3A",
      "3B",
      "3C",
      "3D",
      "4A",
      "4B",
      "4C",
      "4D"
    ],
    "exact": false,
    "tie_break": "first-said",
    "fifth_robot_available": true,
    "timer_seconds": 60
  }
]);

/** The panels with coloured diagonals (R1.6). */
export const DIAGONAL_PANELS = /** @type {const} */ ([
  "1D",
  "2D",
  "3D",
  "4D"
]);

/** Who demonstrates first among equal bids (R6.4). */
export const TIE_BREAKS = /** @type {const} */ ([
  "first-said",
  "fewer-chips"
]);

/** The numbers that an option may be, ends included. */
export const RANGES = /** @type {const} */ ({
  "chips_to_win": {
    "least": 1,
    "most": 17
  },
  "timer_seconds": {
    "least": 5,
    "most": 600
  },
  "no_bid_seconds": {
    "least": 0,
    "most": 3600
  },
  "demonstration_seconds": {
    "least": 10,
    "most": 3600
  },
  "result_seconds": {
    "least": 3,
    "most": 600
  },
  "solo_timer_runs": {
    "least": 1,
    "most": 2
  },
  "solo_demonstration_seconds": {
    "least": 10,
    "most": 3600
  },
  "seats": {
    "least": 1,
    "most": 30
  }
});

/** A gentle start: how many chips are easy, and in how many moves one robot alone reaches such a chip. */
export const GENTLE = /** @type {const} */ ({
  "chips": 3,
  "moves": 3
});

/** How long an absent player has to return to a demonstration (R6.12). */
export const AWAY_SECONDS = /** @type {const} */ (20);

/** The options of a match where nothing else is agreed. */
export const DEFAULTS = /** @type {const} */ ({
  "edition": "2013",
  "panels": "plain",
  "board": null,
  "fifth_robot": false,
  "exact": null,
  "tie_break": null,
  "length": "usual",
  "chips_to_win": null,
  "timer_seconds": null,
  "no_bid_seconds": 300,
  "consent": true,
  "demonstration_seconds": 120,
  "result_seconds": 20,
  "solo_timer_runs": 1,
  "solo_demonstration_seconds": 30,
  "seats": 12,
  "gentle_start": false,
  "scratch_board": false,
  "landing_marks": false,
  "spoken_slides": true,
  "private": false
});

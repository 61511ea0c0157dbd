// Shared types of the board. The module has no code; other modules import its types in JSDoc.

/** @typedef {"R" | "G" | "B" | "Y" | "S"} Robot */
/** @typedef {"n" | "e" | "s" | "w"} Direction */
/** @typedef {"moon" | "gear" | "planet" | "star" | "vortex"} TargetSymbol */
/** @typedef {"/" | "\\"} Lean */

/** A cell's name, such as "c4". @typedef {string} CellName */
/** `row * width + column`; row 0 north, column 0 west. @typedef {number} CellIndex */

/** @typedef {{cell: CellName, robot: Robot, lean: Lean}} Diagonal */
/** @typedef {{cell: CellName, robot: Robot | null, symbol: TargetSymbol}} Target */
/**
 * A target in play. On a cell without a printed target, it has no symbol.
 * @typedef {{cell: CellName, robot: Robot | null, symbol: TargetSymbol | null}} Chip
 */

/**
 * A board as returned by `GET /api/boards/TEXT`. `walls` has one mask per cell, row by row: bit 0 north, 1 east, 2
 * south, 3 west. `markings` has the panels' colours NW NE SE SW, null where a panel is missing.
 * @typedef {object} BoardData
 * @property {string} board
 * @property {number} width
 * @property {number} height
 * @property {readonly number[]} walls
 * @property {readonly Diagonal[]} diagonals
 * @property {readonly Target[]} targets
 * @property {readonly CellName[]} closed
 * @property {readonly (Robot | null)[] | null} markings
 */

/** The robots in play and their cells. @typedef {Partial<Record<Robot, CellName>>} Robots */

/**
 * One slide: the cells from start to rest, both included, and the direction at the end.
 * @typedef {{robot: Robot, cells: readonly CellIndex[], heading: Direction}} Slide
 */

/**
 * The reason why a move is refused. `by` is the obstacle that blocks it at once (R3.3), null for the other codes.
 * @typedef {object} Refusal
 * @property {"move-blocked" | "stops-on-diagonal" | "endless-slide"} code
 * @property {"wall" | Robot | null} by
 */

/** @typedef {Slide & {refused: Refusal | null}} SlideResult */

/** A move already made, for the trail. @typedef {{robot: Robot, cells: readonly CellIndex[]}} TrailMove */
/**
 * A robot that should move, its possible directions, and its target. Without a robot, any robot may move.
 * @typedef {{robot: Robot | null, directions: readonly Direction[], target: CellName}} Invitation
 */
/**
 * The cell where a move of the selected robot would end. `count`: a number to show there, and its style.
 * @typedef {{direction: Direction, cell: CellName, count?: {sign: string, kind: "best" | "one" | "few" | "many" | "none" |
 * "open"}}} Landing
 */

/**
 * Everything that changes during play.
 * @typedef {object} View
 * @property {Robots} robots
 * @property {Robots} markers  the cells of the robots at the start of the round (R2.2)
 * @property {Chip | null} chip  the current target; null between rounds
 * @property {boolean} [taken]  the chip has left the centre block
 * @property {{moves: readonly TrailMove[], reached?: boolean, left?: string} | null} trail  `reached`: the last move
 * solved the puzzle; `left`: words under the chip in the centre block
 * @property {Robot | null} selected  the robot that moves on a swipe elsewhere
 * @property {readonly Landing[]} landing
 * @property {Invitation | null} [invitation]  a ring and arrows at a robot, a dashed ring at its target
 * @property {CellName | null} cursor  the reading cursor: the grid's only tab stop
 * @property {boolean} cursorMode  arrow keys move the reading cursor
 * @property {boolean} readOnly  pointers neither move nor select robots
 * @property {boolean} [placing]  robots can be put into any cell and do not slide
 * @property {boolean} [aiming]  a pointer chooses a cell: it slides until it is lifted, and moves no robot
 * @property {CellName | null} [crosshair]  lines through this cell, and a ring around it
 * @property {readonly {cell: CellName, number: number}[]} [notes]  numbers at the corners of cells
 * @property {number | null} [quarter]  a tint over this quarter, from 0 in the north-west, clockwise
 * @property {boolean} coordinates  letters and numbers outside the frame
 */

/** Quarter turns clockwise, after mirroring west and east. @typedef {{turn: 0 | 1 | 2 | 3, mirror: boolean}} Orientation */

/**
 * @typedef {object} BoardOptions
 * @property {() => string} describeBoard  the grid's accessible name
 * @property {(cell: CellName, robots: Robots) => string} describeCell  a cell's accessible name
 * @property {(robot: Robot, direction: Direction) => void} [onMove]
 * @property {(robot: Robot, direction: Direction) => void} [onShut]  a swipe on a read-only board
 * @property {(robot: Robot) => void} [onSelect]
 * @property {(robot: Robot, cell: CellName) => void} [onPlace]  while `placing`: a robot dropped in a cell, or the
 * selected robot and a tapped cell
 * @property {(cell: CellName, side?: Direction | null) => void} [onCell]  a tap elsewhere than on robots and landing
 * marks, or Enter in the grid; while `aiming` with the mouse, also the side of the cell at which it ended
 * @property {(cell: CellName | null, side?: Direction | null) => void} [onAim]  while `aiming`: the cell under the
 * pointer and, for a mouse near one of its sides, that side; null when it is lifted
 * @property {(cell: CellName) => void} [onCursor]  the reading cursor moved
 */

/**
 * A board in one person's orientation. `cells` has the board's cells in the order of the picture, row by row; `spot`
 * returns a cell's place in the picture. `toPicture` and `toBoard` convert directions.
 * @typedef {object} Picture
 * @property {number} width
 * @property {number} height
 * @property {readonly CellIndex[]} cells
 * @property {readonly number[]} walls  masks in the order and directions of the picture
 * @property {readonly (Robot | null)[] | null} markings
 * @property {(cell: CellIndex | CellName) => Spot} spot
 * @property {(lean: Lean) => Lean} lean
 * @property {(direction: Direction) => Direction} toPicture
 * @property {(direction: Direction) => Direction} toBoard
 */

/** Column and row in the picture, from 0. @typedef {{x: number, y: number}} Spot */

/**
 * Everything that is drawn. `detailed` is true from 34 px per cell on.
 * @typedef {object} State
 * @property {BoardData} board
 * @property {Picture} picture
 * @property {View} view
 * @property {boolean} detailed
 */

/**
 * The description of an element, which `tree.js` turns into DOM or markup.
 * @typedef {object} Tree
 * @property {string} tag
 * @property {Record<string, string | number>} attributes
 * @property {readonly (Tree | string)[]} children
 */

/** x to the right and y down from the picture's upper left cell corner, in cells. @typedef {readonly [number, number]} Point */

export {};

// Shared types of the board. Nothing runs here; other modules import these in JSDoc.

/** @typedef {"R" | "G" | "B" | "Y" | "S"} Robot */
/** @typedef {"n" | "e" | "s" | "w"} Direction */
/** @typedef {"moon" | "gear" | "planet" | "star" | "vortex"} TargetSymbol */
/** @typedef {"/" | "\\"} Lean */

/** A cell's name, such as "c4". @typedef {string} CellName */
/** `row * width + column`; row 0 north, column 0 west. @typedef {number} CellIndex */

/** @typedef {{cell: CellName, robot: Robot, lean: Lean}} Diagonal */
/** @typedef {{cell: CellName, robot: Robot | null, symbol: TargetSymbol}} Target */
/** A target in play; on a cell without a printed target it has no symbol. @typedef {{cell: CellName, robot: Robot | null, symbol: TargetSymbol | null}} Chip */

/**
 * A board as `GET /api/boards/TEXT` gives it. `walls` holds one mask per cell, row by row:
 * bit 0 north, 1 east, 2 south, 3 west. `markings` are the panels' colours NW NE SE SW.
 * @typedef {object} BoardData
 * @property {string} board
 * @property {number} width
 * @property {number} height
 * @property {readonly number[]} walls
 * @property {readonly Diagonal[]} diagonals
 * @property {readonly Target[]} targets
 * @property {readonly CellName[]} closed
 * @property {readonly Robot[] | null} markings
 */

/** The robots in play and where they stand. @typedef {Partial<Record<Robot, CellName>>} Robots */

/**
 * One slide: the cells from start to rest, both included, and the direction at the end.
 * @typedef {{robot: Robot, cells: readonly CellIndex[], heading: Direction}} Slide
 */

/**
 * Why a move is refused; `by` is what blocks it at once (R3.3), null for the other codes.
 * @typedef {object} Refusal
 * @property {"move-blocked" | "stops-on-diagonal" | "endless-slide"} code
 * @property {"wall" | Robot | null} by
 */

/** @typedef {Slide & {refused: Refusal | null}} SlideResult */

/** A move already made, for the trail. @typedef {{robot: Robot, cells: readonly CellIndex[]}} TrailMove */
/** A robot that should move, where it can go, and its target; without a robot any may move. @typedef {{robot: Robot | null, directions: readonly Direction[], target: CellName}} Invitation */
/** Where a move of the selected robot would end. @typedef {{direction: Direction, cell: CellName}} Landing */

/**
 * The targets of those who won, each with a piece under the robots and one above all, and their sign for the centre block.
 * @typedef {{targets: readonly {cell: CellName, under: Tree, over: Tree}[], sign: Tree | null}} Win
 */

/**
 * Everything that changes during play.
 * @typedef {object} View
 * @property {Robots} robots
 * @property {Robots} markers  where the robots stood at the start of the round (R2.2)
 * @property {Chip | null} chip  the current target; null between rounds
 * @property {boolean} [taken]  the chip has left the centre block
 * @property {Win | null} [win]  what shows who won, when a match is over
 * @property {{moves: readonly TrailMove[], reached?: boolean} | null} trail  `reached`: the last move solved the puzzle
 * @property {Robot | null} selected  the robot that swipes beside a robot will move
 * @property {readonly Landing[]} landing
 * @property {Invitation | null} [invitation]  a ring and arrows at a robot, a dashed ring at its target
 * @property {CellName | null} cursor  the reading cursor: the grid's one tab stop
 * @property {boolean} cursorMode  arrow keys move the reading cursor
 * @property {boolean} readOnly  pointers move and choose nothing
 * @property {boolean} [placing]  robots are put into any cell instead of sliding
 * @property {boolean} coordinates  letters and numbers outside the frame
 */

/** Quarter turns clockwise, after mirroring west and east. @typedef {{turn: 0 | 1 | 2 | 3, mirror: boolean}} Orientation */

/**
 * @typedef {object} BoardOptions
 * @property {() => string} describeBoard  the grid's accessible name
 * @property {(cell: CellName, robots: Robots) => string} describeCell  a cell's accessible name
 * @property {(robot: Robot, direction: Direction) => void} [onMove]
 * @property {(robot: Robot, direction: Direction) => void} [onShut]  a swipe on a robot of a board that is read only
 * @property {(robot: Robot) => void} [onSelect]
 * @property {(robot: Robot, cell: CellName) => void} [onPlace]  while `placing`: a robot dropped in a cell, or the chosen one and a tapped cell
 * @property {(cell: CellName) => void} [onCell]  a tap beside robots and landing marks, or Enter in the grid
 * @property {(cell: CellName) => void} [onCursor]  the reading cursor moved
 */

/**
 * The board as one person sees it, turned and mirrored: `cells` are the board's cells in the order of the
 * picture, row by row; `spot` gives a cell's place in the picture; directions go to the picture and back.
 * @typedef {object} Picture
 * @property {number} width
 * @property {number} height
 * @property {readonly CellIndex[]} cells
 * @property {readonly number[]} walls  masks in the order and directions of the picture
 * @property {readonly Robot[] | null} markings
 * @property {(cell: CellIndex | CellName) => Spot} spot
 * @property {(lean: Lean) => Lean} lean
 * @property {(direction: Direction) => Direction} toPicture
 * @property {(direction: Direction) => Direction} toBoard
 */

/** Column and row in the picture, from 0. @typedef {{x: number, y: number}} Spot */

/**
 * All that is drawn. `detailed` is true from 34 px per cell.
 * @typedef {object} State
 * @property {BoardData} board
 * @property {Picture} picture
 * @property {View} view
 * @property {boolean} detailed
 */

/**
 * An element to be: what `tree.js` turns into DOM or markup.
 * @typedef {object} Tree
 * @property {string} tag
 * @property {Record<string, string | number>} attributes
 * @property {readonly (Tree | string)[]} children
 */

/** x to the right and y down from the picture's upper left cell corner, in cells. @typedef {readonly [number, number]} Point */

export {};

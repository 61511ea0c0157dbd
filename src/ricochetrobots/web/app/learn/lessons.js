// Ten small positions with one idea each, in the order in which a newcomer meets them. tests/core/test_lessons.py reads
// this table as JSON and checks each lesson: `symbol` is the target's symbol, `moves` is the fewest moves, and `needs`
// is true.

/**
 * `alone`: the target's robot gets there without help. `help`: it needs help. `corner`: it could go straight, which
 * does not count. `bounce`: the shortest path bounces off a diagonal. `bids`: the player bids first; `bid`: the preset
 * bid.
 * @typedef {"alone" | "help" | "corner" | "bounce"} Need
 */

export const LESSONS = /** @type {const} */ ([
  { "id": "sliding", "puzzle": "6x5:b1s,e1e,c5e,Rc5m Ra4 >Rc5", "symbol": "moon", "moves": 2, "needs": ["alone"] },
  { "id": "blocking", "puzzle": "6x5:b4e,a5e,Rc5g Rd1 Be5 >Rc5", "symbol": "gear", "moves": 3, "needs": ["help"] },
  { "id": "waiting", "puzzle": "6x5:c1e,b2e,Ge5p Gb3 Yc5 >Ge5", "symbol": "planet", "moves": 3, "needs": ["help"] },
  { "id": "corner", "puzzle": "6x5:f3s,b4e,Bf4s Bd4 >Bf4", "symbol": "star", "moves": 3, "needs": ["alone", "corner"] },
  { "id": "vortex", "puzzle": "6x5:c2e,a3e,*f3 Re4 Gf1 Ye2 >*f3", "symbol": "vortex", "moves": 2, "needs": ["alone"] },
  { "id": "diagonal", "puzzle": "6x5:d4e,Rf1m,Yc3\\ Rc2 >Rf1", "symbol": "moon", "moves": 2, "needs": ["alone", "bounce"] },
  { "id": "silver", "puzzle": "6x5:a3s,c4e,Gb5g Gf1 Sc5 >Gb5", "symbol": "gear", "moves": 3, "needs": ["help"] },
  { "id": "reading", "puzzle": "1C2C4C3C Rh1 Gm15 Bb9 Yj14 >Be7", "symbol": "planet", "moves": 3, "needs": ["alone"] },
  { "id": "bidding", "puzzle": "1C3B4C2B Rj14 Ga9 Bm2 Ye11 >Gj11", "symbol": "planet", "moves": 3, "needs": ["help"], "bids": true },
  { "id": "showing", "puzzle": "2A4C3A1B Rm5 Gb4 Bp16 Yd16 >Rl4", "symbol": "star", "moves": 3, "needs": ["alone"], "bids": true, "bid": 4 }
]);

/** @typedef {typeof LESSONS[number]} Lesson */

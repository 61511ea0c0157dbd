// Reads texts, and answers each with its data, or with the code and place of its fault.

import { BoardTextError, readBoard, writeBoard } from "../../../src/ricochetrobots/web/rules/notation.js";
import { readValue } from "../../../src/ricochetrobots/web/rules/readtext.js";

const READERS = {
  boards(text) {
    const board = readBoard(text);
    return { ...board, written: writeBoard(board) };
  },
  /** Boards, positions and puzzles. */
  values(text) {
    const { board, robots, target } = readValue(text);
    return { board: writeBoard(board), robots, target };
  },
};

function orFault(read, text) {
  try {
    return read(text);
  } catch (error) {
    if (error instanceof BoardTextError) return [error.code, error.at];
    throw error;
  }
}

export const answer = ({ kind, texts }) => texts.map((text) => orFault(READERS[kind], text));

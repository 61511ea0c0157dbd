import{Ab as b,zb as a}from"./chunk-ZQJD3EFP.js";export{b as PuzzlePage,a as fetchPuzzle};

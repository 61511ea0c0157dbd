//# allFunctionsCalledOnLoad
import{a,b,c}from"./shared-solve-solvehere.js";import"./shared-solver-solver.js";import"./main.js";export{c as hintHere,a as solveHere,b as surpriseHere};

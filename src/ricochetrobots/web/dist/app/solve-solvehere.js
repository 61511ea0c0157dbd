//# allFunctionsCalledOnLoad
import{a,b,c,d}from"./shared-solve-solvehere.js";import"./shared-solver-solver.js";import"./main.js";export{d as hintHere,b as leftHere,a as solveHere,c as surpriseHere};

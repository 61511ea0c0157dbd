//# allFunctionsCalledOnLoad
import{b as a,c as b,d as c,e as d,f as e,g as f,h as g,i as h,j as i,k as j}from"./shared-rules-notation.js";import"./main.js";export{c as BoardTextError,a as LEAST_SIDE,b as MOST_SIDE,j as TextReader,h as buildBoard,i as innerWalls,f as layPanels,g as markingOf,d as readBoard,e as writeBoard};

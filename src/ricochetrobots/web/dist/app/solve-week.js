//# allFunctionsCalledOnLoad
import{a,b,c}from"./shared-solve-week.js";import"./main.js";export{c as Week,a as WeekLetters,b as WeekNames};

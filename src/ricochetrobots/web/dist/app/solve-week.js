//# allFunctionsCalledOnLoad
import{a,b,c}from"./shared-solve-week.js";import"./main.js";export{a as ThisWeek,c as Week,b as WeekNames};

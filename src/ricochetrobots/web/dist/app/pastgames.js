//# allFunctionsCalledOnLoad
import{a,b}from"./shared-pastgames.js";import"./main.js";export{a as LastGames,b as PastGame};

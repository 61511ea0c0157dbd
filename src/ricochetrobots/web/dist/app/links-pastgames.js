//# allFunctionsCalledOnLoad
import{a,b}from"./shared-links-pastgames.js";import"./main.js";export{a as LastGames,b as PastGame};

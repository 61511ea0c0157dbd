//# allFunctionsCalledOnLoad
import{a,b}from"./shared-game-roundrecords.js";import"./shared-useanswer.js";import"./shared-game-speech.js";import"./shared-components-keycap.js";import"./shared-components-glass.js";import"./shared-game-rematch.js";import"./shared-handicap.js";import"./shared-game-chat.js";import"./main.js";export{a as FinishedGame,b as useFinishedGame};

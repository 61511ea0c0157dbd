//# allFunctionsCalledOnLoad
import{a,b}from"./shared-game-roundrecords.js";import"./shared-frame-useanswer.js";import"./shared-match-speech.js";import"./shared-components-keycap.js";import"./shared-components-glass.js";import"./shared-match-rematch.js";import"./shared-components-handicap.js";import"./shared-match-chat.js";import"./main.js";export{a as FinishedGame,b as useFinishedGame};

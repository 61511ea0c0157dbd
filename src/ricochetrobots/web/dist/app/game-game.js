//# allFunctionsCalledOnLoad
import{a}from"./shared-game-reading.js";import"./shared-game-speech.js";import"./shared-wakelock.js";import"./shared-components-glass.js";import"./shared-hosting.js";import"./shared-components-qrcode.js";import"./shared-game-rematch.js";import"./shared-handicap.js";import"./shared-game-chat.js";import"./shared-components-choice.js";import"./main.js";export{a as Game};

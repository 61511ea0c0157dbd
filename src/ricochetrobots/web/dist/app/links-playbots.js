//# allFunctionsCalledOnLoad
import{h as a}from"./shared-links-playbots.js";import"./shared-components-choice.js";import"./main.js";export{a as PlayBots};

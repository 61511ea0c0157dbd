//# allFunctionsCalledOnLoad
var o={R:"🟥",G:"🟩",B:"🟦",Y:"🟨",S:"⬜"},t=5;export{o as a,t as b};

//# allFunctionsCalledOnLoad
import{a,b}from"./chunk-3TQDTWH6.js";import"./chunk-ZRUFX45G.js";export{b as Rules,a as RulesPage};

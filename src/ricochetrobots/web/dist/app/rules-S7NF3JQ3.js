import{a,b}from"./chunk-YEOFRBOR.js";import"./chunk-663VM76T.js";export{b as Rules,a as RulesPage};

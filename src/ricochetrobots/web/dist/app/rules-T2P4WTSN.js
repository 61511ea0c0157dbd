import{a,b}from"./chunk-D6OOPIW3.js";import"./chunk-6LENUDDV.js";export{b as Rules,a as RulesPage};

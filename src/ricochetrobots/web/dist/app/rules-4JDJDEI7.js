import{a,b}from"./chunk-7XH5OPQV.js";import"./chunk-3OX7CMRK.js";export{b as Rules,a as RulesPage};

import{a,b}from"./chunk-5TX7DXKK.js";import"./chunk-2LYDFGKK.js";export{b as Rules,a as RulesPage};

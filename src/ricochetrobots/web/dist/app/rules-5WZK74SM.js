import{a,b}from"./chunk-XQKQAC3P.js";import"./chunk-ZQJD3EFP.js";export{b as Rules,a as RulesPage};

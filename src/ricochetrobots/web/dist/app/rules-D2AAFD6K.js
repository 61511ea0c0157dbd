import{a,b}from"./chunk-FX5PJVVW.js";import"./chunk-WLUJNUFS.js";export{b as Rules,a as RulesPage};

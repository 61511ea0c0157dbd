import{a,b}from"./chunk-N3E6EWLV.js";import"./chunk-PHXZOPL2.js";export{b as Rules,a as RulesPage};

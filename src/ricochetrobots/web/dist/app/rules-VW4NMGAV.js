import{a,b}from"./chunk-XCAQDKGS.js";import"./chunk-FGGDCIHC.js";export{b as Rules,a as RulesPage};

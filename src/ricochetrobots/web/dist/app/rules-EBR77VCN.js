import{a,b}from"./chunk-ZKE2VA3B.js";import"./chunk-6U4QNR2K.js";export{b as Rules,a as RulesPage};

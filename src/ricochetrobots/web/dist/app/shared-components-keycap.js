//# allFunctionsCalledOnLoad
import{P as t,pb as r}from"./main.js";var e={"↑":"north","→":"east","↓":"south","←":"west"};function i({words:s}){let a=s.split(/([↑→↓←])/);return t`<kbd>${a.map((o,n)=>n%2?t`<span key=${n} role="img" aria-label=${o}><${r} name=${e[o]} /></span>`:o)}</kbd>`}export{i as a};

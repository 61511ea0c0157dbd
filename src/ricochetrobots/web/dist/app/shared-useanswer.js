//# allFunctionsCalledOnLoad
import{c as t,d as e,wb as r}from"./main.js";function p(n,s){let[o,u]=t(null),[l,f]=t(null);return e(()=>{n().then(u,m=>f(r(m)))},s),[o,l]}export{p as a};

//# allFunctionsCalledOnLoad
import{g as $,m as c}from"./main.js";var h="M9 8C9 26 16 32 22 39.4V40.6H26V39.4C32 32 39 26 39 8Z",r="M9 72C9 54 16 48 22 40.6V39.4H26V40.6C32 48 39 54 39 72Z",o="M9 8C9 26 16 31 22 40C16 49 9 54 9 72M39 8C39 26 32 31 26 40C32 49 39 54 39 72",[d,s,p]=[8,40,72];function u({share:a,running:e=!1}){let t=$(),i=s-(s-d)*.82*a,l=p-(p-s)*(.16+.66*(1-a));return c`
<svg class="glass" viewBox="0 0 48 80" aria-hidden="true">
<clipPath id=${`${t}-upper`}><path d=${h} /></clipPath>
<clipPath id=${`${t}-lower`}><path d=${r} /></clipPath>
<rect class="sand" clip-path=${`url(#${t}-upper)`} x="0" y=${i} width="48" height=${s-i+1} />
<rect class="sand" clip-path=${`url(#${t}-lower)`} x="0" y=${l} width="48" height=${p-l} />
${e&&a>0&&c`<line class="stream" x1="24" x2="24" y1=${s-1} y2=${l+1} />`}
<path class="glass-wall" d=${o} />
<path class="glass-cap" d="M4 5H44M4 75H44" />
</svg>
`}export{u as a};

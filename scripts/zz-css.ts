import { chromium } from '@playwright/test';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '/work/wt-house/src/content/routes.ts';
import { ensureBrowser } from '/work/wt-house/scripts/browser/install.ts';
import { startServer } from '/work/wt-house/scripts/server/start.ts';
const letters = 'bcdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNOPQRSTUVWXYZ';
const names = new Map<string,string>(); let n=0; const seen=new Set<string>();
for (const file of readdirSync('src',{recursive:true,encoding:'utf8'}).toSorted()) {
  if(!file.endsWith('.module.css')) continue;
  const source=readFileSync(join('src',file),'utf8').replace(/\/\*[\s\S]*?\*\//g,'');
  for(const [,name] of source.matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi)){const o=file+' .'+name; if(!seen.has(o)){seen.add(o); names.set(letters[Math.floor(n/50)]!+letters[n%50]!, o.replace(/^.*\//,'')); n++;}}
}
const server=await startServer({port:0});
const browser=await chromium.launch({executablePath:ensureBrowser()});
type R={tested:number,effect:boolean,matched:boolean};
const all=new Map<string,R>();
for(const w of [1440,768,390]){
 const page=await browser.newPage({bypassCSP:true,baseURL:server.url,viewport:{width:w,height:900},reducedMotion:process.argv[2]==='reduce'?'reduce':'no-preference'});
 for(const path of [...routes,'/404','/booking-frame']){
  await page.goto(path);
  await page.addStyleTag({content:'*{transition:none!important}'});
  const res=await page.evaluate(()=>{
    const out:[string,boolean,boolean][]=[];
    const walk=(rules:CSSRuleList,ctx:string)=>{
      for(const rule of rules){
        if(rule instanceof CSSStyleRule){
          const sel=rule.selectorText;
          const base=sel.replace(/::?(before|after|marker|placeholder|backdrop|selection|-webkit-[\w-]+|details-content|first-letter|view-transition[\w()-]*)/g,'');
          const pseudo=/::?(before|after)/.exec(sel)?.[0];
          const dynamic=/:(hover|focus|active|focus-visible|focus-within|target|disabled|popover-open|invalid|checked|empty|has|user-|open)/.test(sel)||/::(marker|placeholder|backdrop|selection|-webkit|details|view)/.test(sel)||/\[open/.test(sel)||/aria-(expanded|invalid|disabled)/.test(sel);
          let els:Element[]=[];
          try{els=[...document.querySelectorAll(base||'*')].slice(0,60);}catch{continue}
          const decls=[...rule.style.cssText.matchAll(/(?:^|;\s*)([\w-]+):\s*([^;]+)/g)].map(m=>[m[1]!,m[2]!] as const);
          for(const [p,v] of decls){
            const key=(ctx+' | '+sel+' { '+p+': '+v).replace(/var\(--\w+\)/g,'var()');
            if(p.startsWith('--')||dynamic||/^(transition|animation|view-transition|cursor|print|break|page|orphans|widows|forced-color|scroll|touch|hyphens|content-visibility|will)/.test(p)){continue}
            if(els.length===0){out.push([key,false,false]);continue}
            const longs=()=>els.map(e=>{const c=getComputedStyle(e,pseudo);return p2.map(q=>c.getPropertyValue(q)).join(';')}).join('|');
            const tmp=document.createElement('i').style; tmp.setProperty(p,v); const p2=tmp.length?[...tmp]:[p];
            const before=longs();
            const prio=rule.style.getPropertyPriority(p);
            const val=rule.style.getPropertyValue(p);
            rule.style.removeProperty(p);
            const after=longs();
            rule.style.setProperty(p,val||v,prio);
            out.push([key,before!==after,true]);
          }
        } else if(rule instanceof CSSMediaRule){ if(matchMedia(rule.conditionText).matches) walk(rule.cssRules,ctx+'@'+rule.conditionText); }
        else if('cssRules' in rule && !(rule instanceof CSSKeyframesRule)) walk((rule as CSSGroupingRule).cssRules,ctx);
      }
    };
    for(const s of [...document.styleSheets]) walk(s.cssRules,'');
    return out;
  });
  for(const [k,e,m] of res){const r=all.get(k)??{tested:0,effect:false,matched:false}; r.tested++; r.effect||=e; r.matched||=m; all.set(k,r);}
 }
 console.error(w,all.size);
}
await browser.close(); await server.close();
const pretty=(k:string)=>k.replace(/\.([b-zB-Z]{2})(?![\w-])/g,(m,c)=>names.has(c)?'«'+names.get(c)+'»':m);
writeFileSync('/tmp/house-css.txt',[...all].filter(([,r])=>!r.effect).map(([k,r])=>(r.matched?'NOEFFECT ':'NOMATCH  ')+pretty(k)).sort().join('\n'));

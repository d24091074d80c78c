/**
 * What starts islands, Astro writes into the page before the first of them, 1.6 kB over the wire. Here it moves into a
 * file, which is fetched when the first island is due: then a page is painted a round trip earlier on a slow line.
 */
import { lateAfterMs, rootMargin, signs } from '#hydration/when.ts';
import { lateFile, type LateFile } from './late-file.ts';

/** The directive and Astro's custom element, as Astro writes them. */
const asAstroWrites =
  /<script>(?:(?!<\/script>).)*<\/script><script>(?:(?!<\/script>).)*"astro-island".*?<\/script>/s;

/** A page without its runtime, and the file that it fetches in its place; a page without islands as it is. */
export function withLateRuntime(html: string): { html: string; runtime?: LateFile } {
  const kinds = new Set([...html.matchAll(/<astro-island\b[^>]*\sclient="(\w+)"/g)].map(([, name]) => name));
  if (kinds.size === 0) return { html };
  if (kinds.size > 1)
    throw new Error(`A page's islands wait for one thing, not for ${[...kinds].join(' and ')}.`);
  const [scripts] = asAstroWrites.exec(html) ?? [];
  if (!scripts) throw new Error('Astro writes its islands differently: there is no runtime to find.');
  const code = scripts.replace(/^<script>|<\/script>$/g, '').replaceAll('</script><script>', ';');
  const runtime = lateFile('islands', 'js', code);
  return {
    html: withScript(html.replace(scripts, ''), starter(`/${runtime.file}`, kinds.has('near'))),
    runtime,
  };
}

/** Puts a script before that of the page's menus, so that the policy names one; where there is none, on its own. */
function withScript(html: string, code: string): string {
  const menus = '<script type="module">';
  return html.includes(menus)
    ? html.replace(menus, () => menus + code)
    : html.replace('</body>', () => `<script>${code}</script></body>`);
}

/**
 * Fetches the runtime as soon as one of its directives has something to do. Where it does not arrive, the next thing to
 * do asks again: with another query each time, since Firefox does not ask twice for the same address.
 */
const starter = (address: string, isNear: boolean) =>
  `{${isNear ? whenNear(address) : whenTouched(address)}` +
  `const v=()=>location.hash.includes("=")&&start();addEventListener("hashchange",v);v()}`;

/** Islands that wait for a touch: it stands before them, so it listens on the window. `data-due` says what was touched. */
const whenTouched = (address: string) =>
  `let q="";const start=()=>import("${address}"+q).catch(()=>{q+="?"});` +
  `for(const n of ${JSON.stringify(signs)})addEventListener(n,({target:t})=>{` +
  `const i=t.closest?.("astro-island");if(i){i.dataset.due="";start()}});`;

/**
 * Islands that come near are looked for once the page is complete; `data-due` says which was there. If the file is late
 * or does not come, they are called late; who then goes to a field asks again too.
 */
const whenNear = (address: string) =>
  `let w,q="";const a=document.getElementsByTagName("astro-island"),late=()=>{for(const i of a)i.dataset.late=""},` +
  `start=()=>w??=(import("${address}"+q).then(()=>clearTimeout(w),()=>{clearTimeout(w);q+="?";w=late();` +
  `addEventListener("focusin",start)}),setTimeout(late,${lateAfterMs})),` +
  `o=new IntersectionObserver(s=>{for(const e of s)if(e.isIntersecting){e.target.parentElement.dataset.due="";start()}},` +
  `{rootMargin:"${rootMargin}"});` +
  `addEventListener("DOMContentLoaded",()=>{for(const i of a)for(const c of i.children)o.observe(c)});`;

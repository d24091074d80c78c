import { meantAddress } from './meant-address.ts';

declare global {
  interface Document {
    /** True while a browser prepares the page without showing it; TypeScript does not know it yet. */
    readonly prerendering?: boolean;
  }
}

/** The specification asks for it: the missing path goes to the console, once somebody sees the page. */
const log = () => console.error('404: Diese Adresse gibt es nicht:', location.pathname);

if (document.prerendering) document.addEventListener('prerenderingchange', log, { once: true });
else log();

/** Header and footer link to every page. */
const paths = [...document.links]
  .map((link) => link.getAttribute('href') ?? '')
  .filter((href) => /^\/[\w/-]+$/.test(href));
const { pathname, search, hash } = location;
const address = meantAddress(pathname + search + hash, paths);
const sentence = document.getElementById('meant');
if (address && sentence) {
  const link = document.createElement('a');
  link.href = address;
  link.textContent = document.querySelector(`a[href="${link.pathname}"]`)?.textContent ?? address;
  sentence.append(link);
  sentence.hidden = false;
}

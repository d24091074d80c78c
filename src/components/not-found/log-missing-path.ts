export {};

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

const property = /--[a-z][\w-]*/gi;
/** Those of Radix, whose script writes them. */
const foreign = /^--(?:radix|removed)-/;

/** What `styles/class-name.ts` makes of the class of a module. */
const className = /(?<![\w-])_[b-z]{4,5}(?![\w-])/gi;
const styleElement = /<style[^>]*>.*?<\/style>/gs;
const classAttribute = /\sclass="[^"]*"/g;

/** Without `a`, as in `styles/class-name.ts`. */
const letters = 'bcdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * A page with short names for its custom properties and for the classes of its modules, those aside that its scripts know.
 * It contains all its styles, so that the names need to be the same in itself only. `scripts` is the code of its scripts
 * and of its islands.
 */
export function withShortNames(html: string, scripts: string): string {
  return withShortClasses(withShortProperties(html), scripts);
}

function withShortProperties(html: string): string {
  const shorten = shortener((number) => `--${number.toString(36)}`);
  return html.replace(/<style[^>]*>.*?<\/style>|var\(--[\w-]+\)/gs, (code) =>
    code.replace(property, (name) => (foreign.test(name) ? name : shorten(name))),
  );
}

function withShortClasses(html: string, scripts: string): string {
  const elsewhere = scripts + html.replace(styleElement, '').replace(classAttribute, '');
  const kept = new Set([...(elsewhere.match(className) ?? []), ...wordsIn(html)]);
  const shorten = shortener((number) => {
    const [first, second] = [Math.floor(number / letters.length), number % letters.length];
    return (first === 0 ? '' : letters.charAt(first - 1)) + letters.charAt(second);
  }, kept);
  const shortenAll = (code: string) =>
    code.replace(className, (name) => (kept.has(name) ? name : shorten(name)));
  return html.replace(classAttribute, shortenAll).replace(styleElement, shortenAll);
}

/** Gives each name the next short one that is not taken. */
function shortener(
  short: (number: number) => string,
  taken: ReadonlySet<string> = new Set(),
): (name: string) => string {
  const names = new Map<string, string>();
  let number = 0;
  const next = () => {
    for (;;) {
      const name = short(number++);
      if (!taken.has(name)) return name;
    }
  };
  return (name) => {
    const known = names.get(name) ?? next();
    names.set(name, known);
    return known;
  };
}

/** The classes and keyframes in the styles and attributes of a page that are words already. */
const wordsIn = (html: string) => html.match(/(?<=[." ])[a-z]{1,2}(?=[\s".:,>{[])/gi) ?? [];

/** `_headers`, by which Netlify and Cloudflare Pages send headers, and the local server too. */

export interface HeaderRule {
  /** An address, or the beginning of one followed by `*`. */
  path: string;
  headers: Record<string, string>;
}

/** Reads the rules of a header file; comments begin with `#`. */
export function parseHeaderFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, name = '', value = ''] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (line.startsWith('/')) rules.push({ path: line.trim(), headers: {} });
    else if (name && rule) rule.headers[name] = value;
  }
  return rules;
}

/** The headers of an answer: those of every rule that matches. */
export const headersOf = (path: string, rules: readonly HeaderRule[]): Record<string, string> =>
  Object.assign({}, ...rules.filter((rule) => matches(path, rule.path)).map(({ headers }) => headers));

const matches = (path: string, pattern: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

import tokens from './tokens.css?raw';

const declarations = new Map<string, string>();
for (const [, name = '', value = ''] of tokens.matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gm)) {
  // The first declaration holds on every screen; later ones are for print or wide windows.
  if (!declarations.has(name)) declarations.set(name, value);
}

/** The value of a token, for the places that have no style sheet: images, icons, the browser's frame. */
export function tokenValue(name: string): string {
  const value = declarations.get(name);
  if (value === undefined) throw new Error(`There is no token ${name} in src/styles/tokens.css.`);
  return resolveTokens(value);
}

/** Replaces every `var(--name)` by its value. */
export const resolveTokens = (text: string): string =>
  text.replace(/var\((--[\w-]+)\)/g, (_, name: string) => tokenValue(name));

import { createHash } from 'node:crypto';

interface InlineCode {
  /** Contents of the style elements, each once. */
  styles: readonly string[];
  /** Contents of the script elements that a browser asks the policy about, each once. */
  scripts: readonly string[];
}

/**
 * The styles and scripts that stand in a page. One pattern for comments and both elements, so that what one of
 * them contains is never taken for another. Data blocks such as JSON-LD need no permission; rules for
 * loading ahead do.
 */
export function inlineCode(html: string): InlineCode {
  const styles = new Set<string>();
  const scripts = new Set<string>();
  for (const match of html.matchAll(/<!--[\s\S]*?-->|<(style|script)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi)) {
    const [, element = '', attributes = '', content = ''] = match;
    if (element.toLowerCase() === 'style') styles.add(content);
    else if (content !== '' && needsPermission(attributes)) scripts.add(content);
  }
  return { styles: [...styles], scripts: [...scripts] };
}

const permittedTypes = /^(?:module|text\/javascript|application\/javascript|importmap|speculationrules)$/i;

function needsPermission(attributes: string): boolean {
  if (/\bsrc\s*=/i.test(attributes)) return false;
  const type = /\btype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1];
  return type === undefined || permittedTypes.test(type);
}

/** How a policy names a piece of inline code. */
export const hashSource = (code: string) =>
  `'sha256-${createHash('sha256').update(code, 'utf8').digest('base64')}'`;

/**
 * Where an unknown address was meant to go, or null where it does not show it: it names one of the pages, with something
 * before or behind it or with signs encoded, or it begins as one page alone does. What stands behind `?` or `#` comes along.
 */
export function meantAddress(address: string, paths: readonly string[]): string | null {
  const text = decode(address);
  const named = ['^/(?=[?#])', ...paths]
    .map((path) => new RegExp(`${path}(?![\\w/-])`, 'i').exec(text))
    .filter((match) => match !== null)
    .sort((one, other) => other[0].length - one[0].length)[0];
  if (named) {
    const [behind = ''] = /[?#].*/.exec(text.slice(named.index + named[0].length)) ?? [];
    return named[0].toLowerCase() + behind;
  }
  const [start = ''] = /^\/[\w/-]{3,}/.exec(text.toLowerCase()) ?? [];
  const begun = paths.filter((path) => start !== '' && path.startsWith(start));
  return begun.find((path) => begun.every((other) => other.startsWith(path))) ?? null;
}

/**
 * Decodes what was encoded, however often. Not that of `lib/rewritten-link.ts`: what scripts share is a file, and this page
 * asks for none.
 */
function decode(address: string): string {
  try {
    const decoded = decodeURIComponent(address);
    return decoded === address ? decoded : decode(decoded);
  } catch {
    return address;
  }
}

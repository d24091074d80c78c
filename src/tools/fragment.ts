/** The values that an address carries for a section: `#aql=1000` has `1000` for `aql`; null where it has none. */
export function valuesFor(id: string, fragment: string): string | null {
  const key = `#${id}=`;
  return fragment.startsWith(key) ? fragment.slice(key.length) : null;
}

/** The end of an address that carries values for a section. */
export const fragmentOf = (id: string, values: string): string => `#${id}=${values}`;

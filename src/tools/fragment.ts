/** The values that an address carries for a section: `#aql=1000` has `1000` for `aql`; null where it has none. */
export function valuesFor(id: string, fragment: string): string | null {
  const key = `#${id}=`;
  return fragment.startsWith(key) ? fragment.slice(key.length) : null;
}

/** The end of an address that carries values for a section. */
export const fragmentOf = (id: string, values: string): string => `#${id}=${values}`;

/** Letters of what is ticked, as an address carries them: `a.c`; null without any. */
export const writeLetters = (ids: readonly string[]): string | null => ids.join('.') || null;

/** Reads them: those of `ids`, in that order; what this site has not written is left out. */
export function readLetters<Id extends string>(ids: readonly Id[], values: string): Id[] {
  const letters = values.split('.');
  return ids.filter((id) => letters.includes(id));
}

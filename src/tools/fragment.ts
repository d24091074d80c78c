import { decoded, withoutTail } from '#lib/rewritten-link.ts';

/**
 * The values that an address carries for a section: `#aql=1000` has `1000` for `aql`, also where others have rewritten it;
 * null where it has none, empty where they are damaged.
 */
export function valuesFor(id: string, address: string): string | null {
  const [, values] = decoded(address).split(`#${id}=`);
  return values === undefined ? null : withoutTail(values);
}

/** The end of an address that carries values for a section. */
export const fragmentOf = (id: string, values: string): string => `#${id}=${values}`;

/** Reads ticks in a list from an address, in the order of the list; what this site has not written is left out. */
export function readTicks<Id extends string>(ids: readonly Id[], values: string): Id[] {
  const letters = values.split('.');
  return ids.filter((id) => letters.includes(id));
}

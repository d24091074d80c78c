/** The values of a tool in an address: how they are read, written and followed. */
import { useEffect, useEffectEvent, useState } from 'react';
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

/**
 * Takes over the values that an address carries for a section: the one the visitor comes with, and each that follows. `take`
 * says whether it could read them. Returns whether those of the last address were damaged on their way, and a function
 * that forgets it.
 */
export function useAddress(id: string, take: (values: string) => boolean): readonly [boolean, () => void] {
  const [isDamaged, setDamaged] = useState(false);
  const read = useEffectEvent(() => {
    // Where `#` was encoded too, what follows it is part of the query.
    const values = valuesFor(id, location.search + location.hash);
    setDamaged(values !== null && !take(values));
  });
  useEffect(() => {
    read();
    const follow = () => read();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return [isDamaged, () => setDamaged(false)];
}

/**
 * Keeps the values of a tool in the address, behind `#`, which browsers never send. Without an entry in the history:
 * the back button still leads to the page before. The entry has a state from then on: its browser remembers where the page
 * stood, and nothing has to be brought into view after a reload or on the way back.
 */
export function writeAddress(id: string, values: string): void {
  history.replaceState(true, '', fragmentOf(id, values));
}

/** Brings a section into view that an address carries values for, once for an entry of the history. */
export function showSection(id: string): void {
  if (!history.state) document.getElementById(id)?.scrollIntoView();
}

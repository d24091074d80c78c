import { useEffect, useEffectEvent, useState } from 'react';
import { fragmentOf, valuesFor } from './fragment.ts';

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

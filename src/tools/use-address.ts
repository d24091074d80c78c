import { useEffect, useEffectEvent } from 'react';
import { fragmentOf, valuesFor } from './fragment.ts';

/** Takes over the values that an address carries for a section: the one the visitor comes with, and each that follows. */
export function useAddress(id: string, take: (values: string) => void): void {
  const read = useEffectEvent(() => {
    const values = valuesFor(id, location.hash);
    if (values !== null) take(values);
  });
  useEffect(() => {
    read();
    const follow = () => read();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
}

/**
 * Keeps the values of a tool in the address, behind `#`, which browsers never send. Without an entry in the history:
 * the back button still leads to the page before. The entry has a state from then on: its browser remembers where the page
 * stood, and nothing has to be brought into view after a reload or on the way back.
 */
export function writeAddress(id: string, values: string): void {
  history.replaceState(true, '', fragmentOf(id, values));
}

/** Shows a section that has taken over the values of an address: it comes into view, once for an entry of the history. */
export function showTaken(id: string, values: string): void {
  if (!history.state) document.getElementById(id)?.scrollIntoView();
  writeAddress(id, values);
}

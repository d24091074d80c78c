import { useState } from 'react';

/** Which entries of a list are ticked, always in the order of the list. */
export function useTicks<Id extends string>(ids: readonly Id[]) {
  const [ticked, setTicked] = useState<readonly Id[]>([]);
  return {
    ticked,
    /** As an address carries them: `a.c`; null without any. */
    values: ticked.join('.') || null,
    setTicked,
    tick: (id: Id, isTicked: boolean) =>
      setTicked((before) => ids.filter((other) => (other === id ? isTicked : before.includes(other)))),
  };
}

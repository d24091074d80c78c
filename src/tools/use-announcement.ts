import { useEffect, useRef, useState } from 'react';
import { voiceOf } from '#components/figures/Spoken.tsx';

/** Milliseconds without a change after which a result is read out: nobody wants to hear every digit. */
const pause = 900;

/** What stands in the live region of a section, and a function that puts the result there once the changes pause. */
export function useAnnouncement(result: string): readonly [string, () => void] {
  const [announced, setAnnounced] = useState('');
  const latest = useRef(result);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = result;
  });

  function announce() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnnounced(latest.current), pause);
  }
  return [voiceOf(announced), announce];
}

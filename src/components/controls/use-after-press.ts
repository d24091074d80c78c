import { useEffect, useRef } from 'react';

/**
 * Runs what may move the page once no mouse button is down. A field is left when the next button is pressed: moved away from
 * below the pointer by then, it would never get its click. After a finger come the same events.
 */
export function useAfterPress(): (move: () => void) => void {
  const released = useRef(Promise.resolve());
  useEffect(() => {
    const press = () => {
      released.current = new Promise((resolve) => {
        for (const end of ['mouseup', 'dragend', 'contextmenu'])
          addEventListener(end, () => setTimeout(resolve), { once: true });
      });
    };
    addEventListener('mousedown', press, true);
    return () => removeEventListener('mousedown', press, true);
  }, []);
  return (move) => void released.current.then(move);
}

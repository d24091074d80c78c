import { useEffect } from 'react';

/** Milliseconds within which a browser takes the opening of a mail program or phone for leaving the page. */
const handoverMs = 1_000;

/** Warns before the page is left or reloaded, while `isOn`. */
export function useLeaveWarning(isOn: boolean) {
  useEffect(() => {
    if (!isOn) return;
    let handedOverAt = -Infinity;
    const noteHandover = ({ target, timeStamp }: MouseEvent) => {
      if (target instanceof Element && target.closest('[href^="mailto:"], [href^="tel:"]'))
        handedOverAt = timeStamp;
    };
    const warn = (event: BeforeUnloadEvent) => {
      if (event.timeStamp - handedOverAt < handoverMs) return;
      event.preventDefault();
      // What Chrome before 119 goes by.
      event.returnValue = true;
    };
    addEventListener('click', noteHandover);
    addEventListener('beforeunload', warn);
    return () => {
      removeEventListener('click', noteHandover);
      removeEventListener('beforeunload', warn);
    };
  }, [isOn]);
}

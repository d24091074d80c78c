import { useEffect } from 'react';

/** Milliseconds within which a browser takes the opening of a mail program or phone for leaving the page. */
const grace = 1000;

/** Warns who leaves or reloads the page, while there is something to lose. */
export function useLeaveWarning(isOn: boolean) {
  useEffect(() => {
    if (!isOn) return;
    let calm = -Infinity;
    const stayCalm = ({ target, timeStamp }: MouseEvent) => {
      if (target instanceof Element && target.closest('[href^="mailto:"], [href^="tel:"]')) calm = timeStamp;
    };
    const warn = (event: BeforeUnloadEvent) => {
      if (event.timeStamp - calm < grace) return;
      event.preventDefault();
      // What Chrome before 119 goes by.
      event.returnValue = true;
    };
    addEventListener('click', stayCalm);
    addEventListener('beforeunload', warn);
    return () => {
      removeEventListener('click', stayCalm);
      removeEventListener('beforeunload', warn);
    };
  }, [isOn]);
}

import { useEffect } from 'react';
import type { AppointmentEvent } from './state.ts';

/** What the history remembers of the second step. */
const details = 'appointment-details';

/**
 * The browser's back button leads from the second step to the first, and its forward button there again. The history
 * follows the steps: where a step begins or ends otherwise, or does not heed the buttons, it is put right.
 */
export function useStepHistory(isSecond: boolean, dispatch: (event: AppointmentEvent) => unknown) {
  useEffect(() => {
    const putRight = () => {
      if (isSecond === (history.state === details)) return;
      if (isSecond) history.pushState(details, '');
      else history.back();
    };
    const follow = ({ state }: PopStateEvent) => {
      if (!dispatch({ type: state === details ? 'forward' : 'back' })) putRight();
    };
    putRight();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [isSecond, dispatch]);
}

import { useEffect, type Dispatch } from 'react';
import type { AppointmentEvent } from './state.ts';

/** What the history remembers of the second step. */
const details = 'appointment-details';

/** The browser's back button leads from the second step to the first, and its forward button there again. */
export function useStepHistory(dispatch: Dispatch<AppointmentEvent>) {
  useEffect(() => {
    const follow = ({ state }: PopStateEvent) => dispatch({ type: state === details ? 'next' : 'back' });
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [dispatch]);
}

/** Notes that the second step begins. */
export function rememberDetails(): void {
  if (history.state !== details) history.pushState(details, '');
}

/** Goes back to the first step, as the browser's button would. */
export function leaveDetails(dispatch: Dispatch<AppointmentEvent>): void {
  if (history.state === details) history.back();
  else dispatch({ type: 'back' });
}

import { useEffect, useEffectEvent } from 'react';
import type { InquiryState } from './state.ts';

/** What the history remembers of an inquiry: that it is sent, and nothing of what was typed. */
export const sentMark = 'sent';

/** Marks the entry of the history while the thank-you is shown, and comes back to it where the page is opened anew from there. */
export function useSentMark(status: InquiryState['status'], comeBack: () => void) {
  const begin = useEffectEvent(() => {
    if (history.state === sentMark) comeBack();
  });
  useEffect(() => begin(), []);
  useEffect(() => {
    if (status !== 'sent') return;
    history.replaceState(sentMark, '');
    return () => history.replaceState(true, '');
  }, [status]);
}

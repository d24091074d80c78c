import { useEffect, useEffectEvent } from 'react';
import { useMachine } from '#components/controls/use-machine.ts';
import { inquiryForm } from '#content/inquiry-form.ts';
import { keysOf } from '#lib/keys.ts';
import { deliver, type Endpoint } from './delivery.ts';
import { initialState, transition, type FilledForm, type InquiryState } from './state.ts';

/** The state of the form, and what changes it. A submit that is sound brings the inquiry on its way. */
export function useInquiry(endpoint: Endpoint | null) {
  const [state, dispatch] = useMachine(transition, initialState);

  async function submit(filled: FilledForm) {
    const next = dispatch({ type: 'submit', ...filled });
    if (next?.status !== 'sending') return;
    const delivery = await deliver(next.outgoing, endpoint);
    dispatch(delivery.arrived ? { type: 'arrive' } : { type: 'fail', reason: delivery.reason });
  }

  return { state, dispatch, submit };
}

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

/**
 * Says in the title of the page what has become of the inquiry: it is the first thing a screen reader reads
 * after a return. While there is nothing to say, the title stays as it is.
 */
export function useTitlePrefix(title: string, state: InquiryState) {
  const prefix = titlePrefixOf(state);
  useEffect(() => {
    if (!prefix) return;
    document.title = prefix + title;
    return () => {
      document.title = title;
    };
  }, [title, prefix]);
}

function titlePrefixOf(state: InquiryState): string {
  const { failed, sent } = inquiryForm.titlePrefixes;
  if (state.status === 'sent') return sent;
  const isOpen = state.status === 'form' && state.check && keysOf(state.check.open).length > 0;
  return isOpen || state.status === 'failed' ? failed : '';
}

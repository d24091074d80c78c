import { useMachine } from '#components/controls/use-machine.ts';
import { deliver, type Endpoint } from './delivery.ts';
import { initialState, transition, type FilledForm } from './state.ts';

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

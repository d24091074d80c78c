import { useMachine } from '#components/controls/use-machine.ts';
import { createSimulation } from './delivery.ts';
import { createHttpDelivery, type Endpoint } from './http-delivery.ts';
import { initialState, transition, type Submission } from './state.ts';

/** The state of the form, and what changes it. A submit that is sound brings the inquiry on its way. */
export function useInquiry(endpoint: Endpoint | null) {
  const [state, dispatch] = useMachine(transition, initialState);

  async function submit(submission: Submission) {
    const next = dispatch({ type: 'submit', ...submission });
    if (next?.status !== 'sending') return;
    const deliver = endpoint ? createHttpDelivery(endpoint) : createSimulation();
    const delivery = await deliver(next.outgoing);
    dispatch(delivery.arrived ? { type: 'deliver' } : { type: 'fail', reason: delivery.reason });
  }

  return { state, dispatch, submit };
}

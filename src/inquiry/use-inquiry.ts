import { useRef, useState } from 'react';
import { createSimulation } from './delivery.ts';
import { createHttpDelivery, type Endpoint } from './http-delivery.ts';
import { initialState, transition, type InquiryEvent, type InquiryState, type Submission } from './state.ts';

/** The state of the form, and what changes it. A submit that is sound brings the inquiry on its way. */
export function useInquiry(endpoint: Endpoint | null) {
  const [state, draw] = useState(initialState);
  // Two events may come before React has drawn the first; the second must meet the state that the first left.
  const latest = useRef(initialState);

  function dispatch(event: InquiryEvent): InquiryState {
    latest.current = transition(latest.current, event);
    draw(latest.current);
    return latest.current;
  }

  async function submit(submission: Submission) {
    const before = latest.current;
    const after = dispatch({ type: 'submit', ...submission });
    if (after === before || after.status !== 'sending') return;
    const deliver = endpoint ? createHttpDelivery(endpoint) : createSimulation();
    const delivery = await deliver(after.outgoing);
    dispatch(delivery.arrived ? { type: 'deliver' } : { type: 'fail', reason: delivery.reason });
  }

  return { state, dispatch, submit };
}

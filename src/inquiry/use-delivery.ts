import { useEffect, useMemo, type Dispatch } from 'react';
import { createSimulation } from './delivery.ts';
import { createHttpDelivery, type Endpoint } from './http-delivery.ts';
import type { InquiryEvent, InquiryState } from './state.ts';

/** Brings the inquiry on its way whenever the form enters the state for it, and warns who wants to leave meanwhile. */
export function useDelivery(
  state: InquiryState,
  dispatch: Dispatch<InquiryEvent>,
  endpoint: Endpoint | null,
) {
  const deliver = useMemo(
    () => (endpoint ? createHttpDelivery(endpoint) : createSimulation()),
    [endpoint?.address, endpoint?.idempotencyHeader],
  );

  useEffect(() => {
    if (state.status !== 'sending') return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    void deliver(state).then((delivery) =>
      dispatch(delivery.arrived ? { type: 'deliver' } : { type: 'fail', reason: delivery.reason }),
    );
    return () => window.removeEventListener('beforeunload', warn);
  }, [state, deliver, dispatch]);
}

import type { FailureReason } from '#content/inquiry.ts';
import { realClock, type Clock } from '#lib/clock.ts';
import type { OutgoingInquiry } from './state.ts';

/** Whether an inquiry arrived. */
type Delivery = { arrived: true } | { arrived: false; reason: FailureReason };

/**
 * Brings an inquiry to the company. Never rejects: whatever goes wrong is an outcome.
 * Success takes at least {@link minimumMilliseconds}.
 */
export type Deliver = (outgoing: OutgoingInquiry) => Promise<Delivery>;

/** The specification's delay before the thank-you. */
export const minimumMilliseconds = 1000;

/** Sends nothing and succeeds after one second: what the site does while no endpoint is configured. */
export function createSimulation(clock: Clock = realClock): Deliver {
  return async () => {
    await clock.wait(minimumMilliseconds);
    return { arrived: true };
  };
}

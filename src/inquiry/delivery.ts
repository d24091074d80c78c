import type { OutgoingInquiry } from './state.ts';
import type { FailureReason } from '#content/inquiry.ts';

/** Whether an inquiry arrived. */
export type Delivery = { arrived: true } | { arrived: false; reason: FailureReason };

/**
 * Brings an inquiry to the company. Never rejects: whatever goes wrong is an outcome.
 * Success takes at least {@link minimumMilliseconds}.
 */
export type Deliver = (outgoing: OutgoingInquiry) => Promise<Delivery>;

/** The specification's delay before the thank-you. */
export const minimumMilliseconds = 1000;

/** Time, so that tests need not wait. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Resolves after the time, or at once when the signal aborts. */
  wait: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
}

export const realClock: Clock = {
  now: () => Date.now(),
  wait: (milliseconds, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      signal?.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    }),
};

/** Sends nothing and succeeds after one second: what the site does while no endpoint is configured. */
export function createSimulation(clock: Clock = realClock): Deliver {
  return async () => {
    await clock.wait(minimumMilliseconds);
    return { arrived: true };
  };
}

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

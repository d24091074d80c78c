/** What wrk reports at the end of a run. */
export interface Load {
  requests: number;
  perSecond: number;
  /** Milliseconds within which 50% and 99% of the answers were there. */
  median: number;
  p99: number;
  /** Failed connections, reads and writes, time-outs, and answers that are no success. */
  errors: number;
}

/** Reads the output of `wrk --latency`; it leaves out the lines on errors where there were none. */
export function parseWrk(output: string): Load {
  const number = (pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? Number.NaN);
  const [, ...socketErrors] =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(output) ?? [];
  const failedAnswers = Number(/Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0);
  const load = {
    requests: number(/(\d+) requests in/),
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    median: milliseconds(/50%\s+([\d.]+)(us|ms|s|m)/.exec(output)),
    p99: milliseconds(/99%\s+([\d.]+)(us|ms|s|m)/.exec(output)),
    errors: socketErrors.reduce((sum, count) => sum + Number(count), failedAnswers),
  };
  if (Object.values(load).some(Number.isNaN)) throw new Error(`wrk wrote something else:\n${output}`);
  return load;
}

const units = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

const milliseconds = (match: RegExpExecArray | null) =>
  match ? Number(match[1]) * units[match[2] as keyof typeof units] : Number.NaN;

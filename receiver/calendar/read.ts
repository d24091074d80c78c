import { Worker } from 'node:worker_threads';
import type { Answer, Question } from './busy.ts';

/** No calendar for people needs as much. A thread that takes more ends, and the receiver goes on. */
const limits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 };
const mostMilliseconds = 10_000;

const thread = new URL('worker.ts', import.meta.url);

/** Reads a calendar in a thread of its own, within limits of memory and time. The thread starts while the bytes come. */
export function readCalendar(
  bytes: Promise<Uint8Array<ArrayBuffer>>,
  question: Question,
  signal: AbortSignal,
  script = thread,
): Promise<Answer> {
  const worker = new Worker(script, { resourceLimits: limits });
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  let timer: NodeJS.Timeout | undefined;
  bytes.then((content) => {
    timer = setTimeout(() => reject(new Error('took longer than 10 seconds to read')), mostMilliseconds);
    worker.postMessage({ bytes: content, question }, [content.buffer]);
  }, reject);
  const stop = () => reject(new Error('stopped'));
  signal.addEventListener('abort', stop);
  worker.once('message', resolve);
  // What a thread throws may quote the calendar.
  worker.once('error', ({ code }: NodeJS.ErrnoException) =>
    reject(new Error(`reading failed (${code ?? 'error'})`)),
  );
  worker.once('exit', () => reject(new Error('reading ended early')));
  return promise.finally(() => {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
    void worker.terminate();
  });
}

/** Runs as a thread of its own: reads one calendar, answers once. */
import { parentPort } from 'node:worker_threads';
import { busyTimes, type Question } from './busy.ts';

parentPort?.once('message', ({ bytes, question }: { bytes: Uint8Array; question: Question }) =>
  parentPort?.postMessage(busyTimes(new TextDecoder().decode(bytes), question), []),
);

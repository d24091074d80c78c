/** Runs as a thread of its own: reads one calendar, answers once. */
import { parentPort, workerData } from 'node:worker_threads';
import { busyTimes, type Question } from './busy.ts';

const { bytes, question } = workerData as { bytes: Uint8Array; question: Question };
parentPort?.postMessage(busyTimes(new TextDecoder().decode(bytes), question));

import type { AppointmentField } from '#content/appointment.ts';
import { recheck, type Check, type FieldErrors } from '#lib/check.ts';
import { keysOf } from '#lib/keys.ts';
import { reasonOf, type MayHaveArrived, type RequestFailure } from '#lib/request.ts';
import type { Instant } from '#lib/swiss-time.ts';
import { isSameRequest, type AppointmentRequest, type OutgoingRequest } from './request.ts';

type SentRequest = OutgoingRequest & MayHaveArrived;

/** `attempts` counts what was tried, so that the same answer can be given anew. */
export type AppointmentState = {
  picked: readonly Instant[];
  attempts: number;
  /** What failed last. */
  before: SentRequest | null;
} & (
  | { step: 'times'; problem: 'none-picked' | 'gone' | null }
  | { step: 'details'; check: Check<AppointmentField> | null }
  | ({ step: 'sending' | 'done' } & SentRequest)
  | ({ step: 'failed'; reason: RequestFailure } & SentRequest)
);

export type AppointmentEvent =
  /** A time is marked, or the mark taken back. Beyond the limit nothing happens; a limit of one replaces. */
  | { type: 'pick'; time: Instant; limit: number }
  /** What can be chosen by now. */
  | { type: 'offer'; times: readonly Instant[] }
  | { type: 'next' }
  /** As `next`, but by the browser's button: where nothing is marked, that is no mistake. */
  | { type: 'forward' }
  | { type: 'back' }
  | { type: 'submit'; request: AppointmentRequest; errors: FieldErrors<AppointmentField>; newKey: string }
  /** Something has been edited; these are the errors now. */
  | { type: 'edit'; errors: FieldErrors<AppointmentField> }
  | { type: 'arrive' }
  | { type: 'fail'; reason: RequestFailure }
  | { type: 'take' }
  /** From the last view back to the details. */
  | { type: 'change' };

export const initialState: AppointmentState = {
  step: 'times',
  problem: null,
  picked: [],
  attempts: 0,
  before: null,
};

/** The next state. Events that make no sense in a state, such as a second submit, leave it as it is. */
export function transition(state: AppointmentState, event: AppointmentEvent): AppointmentState {
  const { picked, attempts, before } = state;
  switch (event.type) {
    case 'pick':
      if (state.step !== 'times') return state;
      return { ...state, problem: null, picked: pick(picked, event.time, event.limit) };
    case 'offer':
      return lapse(state, event.times);
    case 'next':
      if (state.step !== 'times') return state;
      return picked.length === 0
        ? { ...state, problem: 'none-picked', attempts: attempts + 1 }
        : { step: 'details', check: null, picked, attempts, before };
    case 'forward':
      return picked.length === 0 ? state : transition(state, { type: 'next' });
    case 'back':
      if (state.step !== 'details' && state.step !== 'failed') return state;
      return { step: 'times', problem: null, picked, attempts, before };
    case 'change':
      return state.step === 'done' ? { step: 'details', check: null, picked, attempts, before } : state;
    case 'submit':
      return submit(state, event);
    case 'edit':
      if (state.step !== 'details' || !state.check) return state;
      return { ...state, check: recheck(state.check, event.errors) };
    case 'arrive':
      return state.step === 'sending' ? { ...state, step: 'done' } : state;
    case 'fail':
      return fail(state, event.reason);
    case 'take':
      if (state.step !== 'sending') return state;
      return { step: 'times', problem: 'gone', picked: [], attempts, before: null };
  }
}

function pick(picked: readonly Instant[], time: Instant, limit: number): readonly Instant[] {
  if (picked.includes(time)) return picked.filter((other) => other !== time);
  if (limit === 1) return [time];
  return picked.length < limit ? [...picked, time].sort((a, b) => a - b) : picked;
}

/** Takes the mark from times that are no longer offered and leads back to the times, unless the request is under way. */
function lapse(state: AppointmentState, offered: readonly Instant[]): AppointmentState {
  if (state.step === 'sending' || state.step === 'done') return state;
  const picked = state.picked.filter((time) => offered.includes(time));
  if (picked.length === state.picked.length) return state;
  return { step: 'times', problem: 'gone', picked, attempts: state.attempts + 1, before: state.before };
}

function submit(
  state: AppointmentState,
  { request, errors, newKey }: Extract<AppointmentEvent, { type: 'submit' }>,
): AppointmentState {
  if (state.step !== 'details' && state.step !== 'failed') return state;
  const { picked, before } = state;
  const attempts = state.attempts + 1;
  if (keysOf(errors).length > 0) {
    return { step: 'details', check: { found: errors, open: errors }, picked, attempts, before };
  }
  // A time-out may hide a booking: then its time keeps the key, whatever else is edited, so that the receiver can tell.
  const isRepetition =
    before &&
    (isSameRequest(before.request, request) ||
      (before.isUnsure && `${before.request.times}` === `${picked}`));
  const { key, isUnsure } = isRepetition ? before : { key: newKey, isUnsure: false };
  return { step: 'sending', request, key, isUnsure, picked, attempts, before };
}

function fail(state: AppointmentState, found: RequestFailure): AppointmentState {
  if (state.step !== 'sending') return state;
  const reason = reasonOf(state, found);
  const sent = { request: state.request, key: state.key, isUnsure: reason === 'timeout' };
  return { ...state, ...sent, step: 'failed', reason, before: sent };
}

import type { AppointmentField } from '#content/contract.ts';
import {
  type FieldErrors,
  advance,
  submit,
  type Outgoing,
  type Submission,
  type SubmissionEvent,
} from '#lib/submission.ts';
import type { Instant } from '#lib/swiss-time.ts';
import { isSameRequest, type AppointmentRequest, type OutgoingRequest } from './request.ts';

type SentRequest = OutgoingRequest & Outgoing;
type DetailsForm = Submission<AppointmentField, SentRequest>;

/** The times come first, then the form of the details with what became of it. */
export type AppointmentState = { picked: readonly Instant[] } & (
  | ({ status: 'times'; problem: 'none-picked' | 'gone' | null } & Pick<DetailsForm, 'attempts' | 'outgoing'>)
  | DetailsForm
);

/** What a submit brings. */
interface FilledForm {
  request: AppointmentRequest;
  errors: FieldErrors<AppointmentField>;
  newKey: string;
}

export type AppointmentEvent =
  /** A time is marked, or the mark taken back. Beyond the limit nothing happens; a limit of one replaces. */
  | { type: 'pick'; time: Instant; limit: number }
  /** What can be chosen by now. */
  | { type: 'offer'; times: readonly Instant[] }
  | { type: 'next' }
  /** As `next`, but by the browser's button: where nothing is marked, that is no mistake. */
  | { type: 'forward' }
  | { type: 'back' }
  | ({ type: 'submit' } & FilledForm)
  | SubmissionEvent<AppointmentField>
  /** Somebody else has the time. */
  | { type: 'take' }
  /** From the last view back to the details. */
  | { type: 'change' };

export const initialState: AppointmentState = {
  status: 'times',
  problem: null,
  picked: [],
  attempts: 0,
  outgoing: null,
};

/** The next state. Events that make no sense in a state, such as a second submit, leave it as it is. */
export function transition(state: AppointmentState, event: AppointmentEvent): AppointmentState {
  const { picked, attempts, outgoing } = state;
  switch (event.type) {
    case 'pick':
      if (state.status !== 'times') return state;
      return { ...state, problem: null, picked: pick(picked, event.time, event.limit) };
    case 'offer':
      return lapse(state, event.times);
    case 'next':
      if (state.status !== 'times') return state;
      return picked.length === 0
        ? { ...state, problem: 'none-picked', attempts: attempts + 1 }
        : { status: 'form', check: null, picked, attempts, outgoing };
    case 'forward':
      return picked.length === 0 ? state : transition(state, { type: 'next' });
    case 'back':
      if (state.status !== 'form' && state.status !== 'failed') return state;
      return { status: 'times', problem: null, picked, attempts, outgoing };
    case 'change':
      return state.status === 'sent'
        ? { status: 'form', check: null, picked, attempts, outgoing: null }
        : state;
    case 'take':
      if (state.status !== 'sending') return state;
      return { status: 'times', problem: 'gone', picked: [], attempts, outgoing: null };
    default: {
      if (state.status === 'times') return state;
      const next =
        event.type === 'submit'
          ? submit<AppointmentField, SentRequest>(state, event.errors, (before) =>
              compose(event, picked, before),
            )
          : advance<AppointmentField, SentRequest>(state, event);
      return next === state ? state : { ...next, picked };
    }
  }
}

function pick(picked: readonly Instant[], time: Instant, limit: number): readonly Instant[] {
  if (picked.includes(time)) return picked.filter((other) => other !== time);
  if (limit === 1) return [time];
  return picked.length < limit ? [...picked, time].sort((a, b) => a - b) : picked;
}

/** Takes the mark from times that are no longer offered and leads back to the times, unless the request is under way. */
function lapse(state: AppointmentState, offered: readonly Instant[]): AppointmentState {
  if (state.status === 'sending' || state.status === 'sent') return state;
  const picked = state.picked.filter((time) => offered.includes(time));
  if (picked.length === state.picked.length) return state;
  const { attempts, outgoing } = state;
  return { status: 'times', problem: 'gone', picked, attempts: attempts + 1, outgoing };
}

/** A time-out may hide a booking: then its time keeps the key, whatever else is edited, so that the receiver can tell. */
function compose(
  { request, newKey }: FilledForm,
  picked: readonly Instant[],
  before: SentRequest | null,
): SentRequest {
  const isRepetition =
    before &&
    (isSameRequest(before.request, request) ||
      (before.isUnsure && `${before.request.times}` === `${picked}`));
  const { key, isUnsure } = isRepetition ? before : { key: newKey, isUnsure: false };
  return { request, key, isUnsure };
}

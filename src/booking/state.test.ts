import { describe, expect, test } from 'vitest';
import { initialState, transition, type AppointmentEvent, type AppointmentState } from './state.ts';
import type { AppointmentRequest } from './request.ts';
import { sampleRequest as request } from '../../tests/sample-inquiry.ts';

const pick = (time: number, limit = 3): AppointmentEvent => ({ type: 'pick', time, limit });
const submit = (newKey: string, changes: Partial<AppointmentRequest> = {}): AppointmentEvent => ({
  type: 'submit',
  request: { ...request, ...changes },
  errors: {},
  newKey,
});
const run = (...events: AppointmentEvent[]): AppointmentState => events.reduce(transition, initialState);
const keyOf = (state: AppointmentState) => state.outgoing?.key;

describe('marking times', () => {
  test('keeps up to three, in order; a mark is taken back by touching it again', () => {
    expect(run(pick(3), pick(1), pick(2), pick(4)).picked).toEqual([1, 2, 3]);
    expect(run(pick(3), pick(1), pick(3)).picked).toEqual([1]);
  });

  test('of a single time replaces the one before', () => {
    expect(run(pick(3, 1), pick(1, 1)).picked).toEqual([1]);
  });

  test('nothing does not lead on, and is said; every try anew', () => {
    expect(run({ type: 'next' })).toMatchObject({ status: 'times', problem: 'none-picked', attempts: 1 });
    expect(run({ type: 'next' }, { type: 'next' }).attempts).toBe(2);
    expect(run({ type: 'next' }, pick(1))).toMatchObject({ problem: null });
  });
});

test('the forward button leads on as the other does, but finds no fault where nothing is marked', () => {
  expect(run({ type: 'forward' })).toBe(initialState);
  expect(run(pick(2), { type: 'forward' })).toEqual(run(pick(2), { type: 'next' }));
});

test('back and on again keeps the times', () => {
  expect(run(pick(2), { type: 'next' }, { type: 'back' }, { type: 'next' })).toMatchObject({
    status: 'form',
    picked: [2],
  });
});

test('a mended field is no longer open', () => {
  const errors = { name: 'missing', phone: 'missing' } as const;
  const found = run(pick(2), { type: 'next' }, { type: 'submit', request, errors, newKey: 'a' });
  const edited = transition(found, { type: 'edit', errors: { phone: 'missing' } });
  expect(edited).toMatchObject({ check: { found: errors, open: { phone: 'missing' } } });
});

describe('what can be chosen by now', () => {
  const offer = (...times: number[]): AppointmentEvent => ({ type: 'offer', times });
  const gone = { status: 'times', problem: 'gone', picked: [3], attempts: 1 };

  test('takes the mark from what can no longer be chosen, and leads back to the times', () => {
    expect(run(pick(1), pick(3), offer(2, 3))).toMatchObject(gone);
    expect(run(pick(1), pick(3), { type: 'next' }, offer(2, 3))).toMatchObject(gone);
  });

  test('changes nothing where every marked time is among it, nor for what is under way', () => {
    for (const state of [run(pick(3), { type: 'next' }), run(pick(2), { type: 'next' }, submit('a'))]) {
      expect(transition(state, offer(3))).toBe(state);
    }
  });
});

describe('sending', () => {
  const sending = [pick(2), { type: 'next' }, submit('a')] satisfies AppointmentEvent[];
  const failed = [...sending, { type: 'fail', reason: 'timeout' }] satisfies AppointmentEvent[];

  const aroundTheTimes = [{ type: 'back' }, { type: 'next' }] satisfies AppointmentEvent[];

  test('takes the same key again after a failure, and a new one after a change', () => {
    const rejected = [...sending, { type: 'fail', reason: 'rejected' }] satisfies AppointmentEvent[];
    expect(keyOf(run(...rejected, submit('b')))).toBe('a');
    expect(keyOf(run(...rejected, ...aroundTheTimes, submit('b')))).toBe('a');
    expect(keyOf(run(...rejected, submit('b', { subject: 'Laternen' })))).toBe('b');
  });

  test('keeps the key of a time that may be booked, whatever else is edited; another time has its own', () => {
    const edited = submit('b', { subject: 'Laternen' });
    expect(keyOf(run(...failed, edited))).toBe('a');
    expect(keyOf(run(...failed, ...aroundTheTimes, edited))).toBe('a');
    const otherTime = [pick(2), pick(1), { type: 'next' }] satisfies AppointmentEvent[];
    const failedTwice = [...failed, edited, { type: 'fail', reason: 'offline' }] satisfies AppointmentEvent[];
    expect(run(...failedTwice)).toMatchObject({ reason: 'timeout' });
    const other = run(...failedTwice, { type: 'back' }, ...otherTime, submit('c', { times: [1] }));
    expect(keyOf(other)).toBe('c');
    expect(transition(other, { type: 'fail', reason: 'offline' })).toMatchObject({ reason: 'offline' });
  });

  test('happens once, however often the button is pressed', () => {
    expect(keyOf(run(...sending, submit('b')))).toBe('a');
  });

  test('a time that was taken leads back to the times, with none marked', () => {
    expect(run(...sending, { type: 'take' })).toMatchObject({ status: 'times', problem: 'gone', picked: [] });
  });

  test('nothing leads back while it is under way or done, except the wish to change something', () => {
    expect(run(...sending, { type: 'back' }).status).toBe('sending');
    const done = [...sending, { type: 'arrive' }] satisfies AppointmentEvent[];
    expect(run(...done, { type: 'back' }).status).toBe('sent');
    expect(run(...done, { type: 'change' }).status).toBe('form');
  });
});

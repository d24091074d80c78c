import { describe, expect, test } from 'vitest';
import type { FieldErrors } from './check.ts';
import { sample } from '../../tests/sample-inquiry.ts';
import { initialState, transition, type InquiryEvent, type InquiryState, type Submission } from './state.ts';

const submit = (errors: FieldErrors = {}, rest: Partial<Submission> = {}) =>
  ({ type: 'submit', inquiry: sample, errors, isHeldBack: false, newKey: 'key-1', ...rest }) as const;

const after = (...events: InquiryEvent[]) => events.reduce(transition, initialState);

const states: Record<InquiryState['status'], InquiryState> = {
  form: initialState,
  sending: after(submit()),
  failed: after(submit(), { type: 'fail', reason: 'timeout' }),
  'thank-you': after(submit(), { type: 'deliver' }),
};

test('a valid inquiry is sent, and thanked for once it has arrived', () => {
  expect(states.sending).toMatchObject({ status: 'sending', inquiry: sample, key: 'key-1' });
  expect(states['thank-you']).toMatchObject({ status: 'thank-you', inquiry: sample });
});

test('an inquiry with errors is not sent', () => {
  const errors: FieldErrors = { firstName: 'missing', email: 'malformed' };
  expect(after(submit(errors))).toMatchObject({ status: 'form', check: { found: errors, open: errors } });
});

test('an error goes when its field is mended; the list of the submit stays', () => {
  const errors: FieldErrors = { firstName: 'missing', email: 'malformed' };
  expect(after(submit(errors), { type: 'mend', field: 'email' })).toMatchObject({
    check: { found: errors, open: { firstName: 'missing' } },
  });
});

test('the error returns when the field is emptied again', () => {
  const state = after(submit({ email: 'malformed' }), { type: 'mend', field: 'email' });
  expect(transition(state, { type: 'empty', field: 'email' })).toMatchObject({
    check: { found: { email: 'malformed' }, open: { email: 'missing' } },
  });
});

test('a field that was right at the submit may be emptied until the next one', () => {
  const state = after(submit({ email: 'missing' }));
  expect(transition(state, { type: 'empty', field: 'firstName' })).toBe(state);
});

test('mending a field without an error changes nothing', () => {
  const state = after(submit({ email: 'missing' }));
  expect(transition(state, { type: 'mend', field: 'firstName' })).toBe(state);
});

test('every submit counts, so that the same errors are announced again', () => {
  expect(after(submit({ email: 'missing' }), submit({ email: 'missing' })).attempts).toBe(2);
});

test('a second submit while the first is on its way does nothing', () => {
  expect(transition(states.sending, submit())).toBe(states.sending);
});

describe('after a failure', () => {
  test('the inquiry and the reason are known', () => {
    expect(states.failed).toMatchObject({ status: 'failed', reason: 'timeout', inquiry: sample });
  });

  test('the same inquiry keeps its key, an edited one gets a new one', () => {
    const again = { newKey: 'key-2' };
    expect(transition(states.failed, submit({}, again))).toMatchObject({ status: 'sending', key: 'key-1' });
    const edited = { ...again, inquiry: { ...sample, phone: '1' } };
    expect(transition(states.failed, submit({}, edited))).toMatchObject({ status: 'sending', key: 'key-2' });
  });
});

test('a filled trap fails without sending', () => {
  expect(after(submit({}, { isHeldBack: true }))).toMatchObject({ status: 'failed', reason: 'held-back' });
});

test('a new inquiry starts with the form, without errors, and gets a key of its own', () => {
  const form = transition(states['thank-you'], { type: 'start-again' });
  expect(form).toMatchObject({ status: 'form', check: null });
  expect(transition(form, submit({}, { newKey: 'key-2' }))).toMatchObject({ key: 'key-2' });
});

/** Which events each state answers; all others must leave it as it is. */
const answered: Record<InquiryState['status'], InquiryEvent['type'][]> = {
  form: ['submit'],
  sending: ['deliver', 'fail'],
  failed: ['submit'],
  'thank-you': ['start-again'],
};
const events: InquiryEvent[] = [
  submit(),
  { type: 'mend', field: 'email' },
  { type: 'deliver' },
  { type: 'fail', reason: 'offline' },
  { type: 'start-again' },
];

describe.each(Object.entries(states))('%s', (status, state) => {
  test.each(events.map((event) => [event.type, event] as const))('and %s', (type, event) => {
    const isAnswered = answered[status as InquiryState['status']].includes(type);
    expect(transition(state, event) !== state).toBe(isAnswered);
  });
});

import { describe, expect, test } from 'vitest';
import { dayOf } from '#lib/day.ts';
import type { TypedField } from '#content/contract.ts';
import type { FieldErrors } from '#lib/submission.ts';
import { sample } from '../../tests/sample-inquiry.ts';
import { initialState, transition, type InquiryEvent, type InquiryState, type FilledForm } from './state.ts';

const today = dayOf(2027, 3, 1);
const submit = (errors: FieldErrors<TypedField> = {}, rest: Partial<FilledForm> = {}) =>
  ({ type: 'submit', inquiry: sample, errors, isTrapped: false, today, ...rest }) as const;

const edit = (errors: FieldErrors<TypedField>) => ({ type: 'edit', errors }) as const;

const after = (...events: InquiryEvent[]) => events.reduce(transition, initialState);

const states: Record<InquiryState['status'], InquiryState> = {
  form: initialState,
  sending: after(submit()),
  failed: after(submit(), { type: 'fail', reason: 'timeout' }),
  sent: after(submit(), { type: 'arrive' }),
};

test('a valid inquiry is sent, and thanked for once it has arrived', () => {
  const outgoing = { inquiry: sample, day: today, wasHeldBack: false, isUnsure: false };
  expect(states.sending).toMatchObject({ status: 'sending', outgoing });
  expect(states.sent).toMatchObject({ status: 'sent', outgoing });
});

test('an inquiry with errors is not sent', () => {
  const errors: FieldErrors<TypedField> = { firstName: 'missing', email: 'malformed' };
  expect(after(submit(errors))).toMatchObject({ status: 'form', check: { found: errors, open: errors } });
});

test('an error goes when its field is mended; the list of the submit stays', () => {
  const errors: FieldErrors<TypedField> = { firstName: 'missing', email: 'malformed' };
  expect(after(submit(errors), edit({ firstName: 'missing' }))).toHaveProperty('check', {
    found: errors,
    open: { firstName: 'missing' },
  });
});

test('editing changes nothing before a submit has found an error', () => {
  expect(after(edit({ email: 'missing' }))).toBe(initialState);
});

test('every submit counts, so that the same errors are announced again', () => {
  expect(after(submit({ email: 'missing' }), submit({ email: 'missing' })).attempts).toBe(2);
});

test('a second submit while the first is on its way does nothing', () => {
  expect(transition(states.sending, submit())).toBe(states.sending);
});

test('after a failure the inquiry and the reason are known', () => {
  expect(states.failed).toMatchObject({ status: 'failed', reason: 'timeout', outgoing: { inquiry: sample } });
});

test('what may have arrived once is said to until something else is sent', () => {
  const failAgain = (inquiry: typeof sample) =>
    [submit({}, { inquiry }), { type: 'fail', reason: 'offline' }] satisfies InquiryEvent[];
  const failedAgain = failAgain(sample).reduce<InquiryState>(transition, states.failed);
  expect(failedAgain).toMatchObject({ reason: 'timeout' });
  const edited = failAgain({ ...sample, phone: '1' }).reduce<InquiryState>(transition, failedAgain);
  expect(edited).toMatchObject({ reason: 'offline' });
});

describe('sent again over midnight', () => {
  const tomorrow = { today: today + 1 };
  const again = transition(states.sent, { type: 'start-again' });

  test.each([
    ['after a failure', states.failed],
    ['after the thanks', again],
    ['after errors in between', transition(states.failed, submit({ email: 'missing' }))],
  ])('%s the same inquiry keeps its day, and with it its key', (_, state) => {
    expect(transition(state, submit({}, tomorrow))).toMatchObject({
      status: 'sending',
      outgoing: { day: today },
    });
  });

  test('an edited one counts from its own day', () => {
    const edited = submit({}, { ...tomorrow, inquiry: { ...sample, phone: '1' } });
    for (const state of [states.failed, again]) {
      expect(transition(state, edited)).toMatchObject({ outgoing: { day: today + 1 } });
    }
  });
});

describe('a filled trap', () => {
  const held = after(submit({}, { isTrapped: true }));

  test('fails without sending', () => {
    expect(held).toMatchObject({ status: 'failed', reason: 'held-back', outgoing: { inquiry: sample } });
  });

  test('lets the next submit pass, with a mark, also after an edit', () => {
    const marked = { status: 'sending', outgoing: { wasHeldBack: true } };
    expect(transition(held, submit())).toMatchObject(marked);
    const edited = submit({}, { inquiry: { ...sample, phone: '1' } });
    expect(transition(transition(held, submit({ email: 'missing' })), edited)).toMatchObject(marked);
  });
});

test('a new inquiry starts with the form, without errors', () => {
  expect(transition(states.sent, { type: 'start-again' })).toMatchObject({
    status: 'form',
    check: null,
  });
});

/** Which events each state answers; all others must leave it as it is. */
const answered: Record<InquiryState['status'], InquiryEvent['type'][]> = {
  form: ['submit'],
  sending: ['arrive', 'fail'],
  failed: ['submit'],
  sent: ['start-again'],
};
const events: InquiryEvent[] = [
  submit(),
  edit({ email: 'missing' }),
  { type: 'arrive' },
  { type: 'fail', reason: 'offline' },
  { type: 'start-again' },
];

describe.each(Object.entries(states))('%s', (status, state) => {
  test.each(events.map((event) => [event.type, event] as const))('and %s', (type, event) => {
    const isAnswered = answered[status as InquiryState['status']].includes(type);
    expect(transition(state, event) !== state).toBe(isAnswered);
  });
});

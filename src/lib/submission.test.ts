import { describe, expect, test } from 'vitest';
import { requiredFields } from '#content/contract.ts';
import { checkFields, recheck, summaryLines, type FieldErrors } from './submission.ts';
import { keysOf } from './keys.ts';
import { sample } from '../../tests/sample-inquiry.ts';

test.each(requiredFields)('without %s nothing is sent', (name) => {
  expect(checkFields({ ...sample, [name]: '' }, requiredFields, false)).toEqual({ [name]: 'missing' });
});

test('everything else may stay empty', () => {
  const { firstName, lastName, company, email } = sample;
  expect(checkFields({ firstName, lastName, company, email }, requiredFields, false)).toEqual({});
});

test('an address that the browser finds malformed is an error of its own', () => {
  expect(checkFields(sample, requiredFields, true)).toEqual({ email: 'malformed' });
  expect(checkFields({ ...sample, email: '' }, requiredFields, true)).toEqual({ email: 'missing' });
});

test('an address that is left voluntarily is checked too', () => {
  expect(checkFields({ phone: '1', email: 'regula' }, ['phone'], true)).toEqual({ email: 'malformed' });
  expect(checkFields({ phone: '1', email: '' }, ['phone'], false)).toEqual({});
});

test('errors come in the order of the form', () => {
  const empty = { firstName: '', lastName: '', company: '', email: '' };
  expect(keysOf(checkFields(empty, requiredFields, false))).toEqual(requiredFields);
});

test('a line of the summary that is mended still says what was wrong', () => {
  const check = { found: { phone: 'missing', email: 'missing' }, open: { email: 'malformed' } } as const;
  expect(summaryLines(check, (field, error) => `${field} ${error}`)).toEqual([
    { id: 'phone', message: 'phone missing', isMended: true },
    { id: 'email', message: 'email malformed', isMended: false },
  ]);
});

test('what is longer than its limit is not cut but said, in the order of the form', () => {
  const limits = { firstName: 3, projectDescription: 2 };
  const values = { firstName: 'Anna', lastName: '', email: 'a', projectDescription: 'abc' };
  expect(Object.entries(checkFields(values, ['lastName'], true, limits))).toEqual([
    ['firstName', 'too-long'],
    ['lastName', 'missing'],
    ['email', 'malformed'],
    ['projectDescription', 'too-long'],
  ]);
});

describe('after an edit', () => {
  const found = { name: 'malformed', email: 'missing', subject: 'too-long' } as const;
  const after = (errors: FieldErrors<'name' | 'email' | 'subject' | 'phone'>) =>
    recheck({ found, open: found }, errors).open;

  test('what is right is no longer open; what was right at the submit is not found fault with', () => {
    expect(after({ email: 'missing', phone: 'missing' })).toEqual({ email: 'missing' });
    expect(after({})).toEqual({});
  });

  test('the message stays while a field is being mended, and an empty one asks to be filled in', () => {
    expect(after({ name: 'missing', email: 'malformed', subject: 'missing' })).toEqual({
      name: 'missing',
      email: 'missing',
      subject: 'missing',
    });
  });
});

import { expect, test } from 'vitest';
import { checkInquiry, fieldsWithErrors } from './check.ts';
import { readInquiry } from './inquiry.ts';
import { fieldNames, requiredFields } from '#content/inquiry.ts';
import { sample } from '../../tests/sample-inquiry.ts';

test.each(requiredFields)('without %s nothing is sent', (name) => {
  expect(checkInquiry({ ...sample, [name]: '' }, false)).toEqual({ [name]: 'missing' });
});

test('everything else may stay empty', () => {
  const inquiry = readInquiry((name) => (requiredFields.some((field) => field === name) ? 'x' : ''));
  expect(fieldNames.length - requiredFields.length).toBe(6);
  expect(checkInquiry(inquiry, false)).toEqual({});
});

test('an address that the browser finds malformed is an error of its own', () => {
  expect(checkInquiry(sample, true)).toEqual({ email: 'malformed' });
  expect(checkInquiry({ ...sample, email: '' }, true)).toEqual({ email: 'missing' });
});

test('errors come in the order of the form', () => {
  const empty = readInquiry(() => '');
  expect(fieldsWithErrors(checkInquiry(empty, false))).toEqual(['firstName', 'lastName', 'company', 'email']);
});

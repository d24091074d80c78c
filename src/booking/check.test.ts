import { expect, test } from 'vitest';
import { checkRequest } from './check.ts';
import type { AppointmentRequest } from './request.ts';

const empty: AppointmentRequest = {
  name: '',
  company: '',
  phone: '',
  email: '',
  subject: '',
  kind: 'phone',
  times: [],
};

test('whoever wants to be called leaves a number, whoever wants to see us an address', () => {
  expect(checkRequest(empty, false)).toEqual({ name: 'missing', company: 'missing', phone: 'missing' });
  expect(checkRequest({ ...empty, kind: 'video' }, false)).toEqual({
    name: 'missing',
    company: 'missing',
    email: 'missing',
  });
});

test('an address that is left voluntarily is checked too', () => {
  const request = { ...empty, name: 'R', company: 'M', phone: '1', email: 'regula' };
  expect(checkRequest(request, true)).toEqual({ email: 'malformed' });
  expect(checkRequest({ ...request, email: 'r@m.ch' }, false)).toEqual({});
});

import { expect, test } from 'vitest';
import { appointment, errorMessage } from '#content/appointment.ts';
import { appointmentFields, appointmentMaxLengths } from '#content/contract.ts';
import { industryChoices, serviceChoices } from '#content/forms.ts';
import { keysOf } from '#lib/keys.ts';
import { checkRequest, readRequest, subjectFrom } from './request.ts';
import { sampleRequest as request } from '../../tests/sample-inquiry.ts';

test.each(appointmentFields)(
  'a text of the field %s that is too long is said with its name and limit',
  (field) => {
    const limit = appointmentMaxLengths[field];
    const errorsAt = (length: number) => checkRequest({ ...request, [field]: 'x'.repeat(length) }, false);
    expect(errorsAt(limit)).toEqual({});
    expect(errorsAt(limit + 1)).toEqual({ [field]: 'too-long' });
    const message = errorMessage(field, 'too-long');
    expect(message).toContain(appointment.details.labels[field]);
    expect(message).toContain(String(limit));
  },
);

test('what is missing depends on how the conversation is held', () => {
  const empty = { ...request, name: '', company: '', phone: '', email: '', subject: '' };
  expect(keysOf(checkRequest(empty, false))).toEqual(['name', 'company', 'phone']);
  expect(keysOf(checkRequest({ ...empty, kind: 'video' }, false))).toEqual(['name', 'company', 'email']);
});

test('what nobody sees is no name, and is taken out of addresses and numbers', () => {
  const typed = {
    name: '\u200b\u2060',
    company: '\ufeffMuster\u00a0AG',
    phone: '\u202a+41\u200b 44\u202c',
    email: 'a\u200b@b.ch\u00a0',
  };
  const data = new FormData();
  for (const [name, text] of Object.entries(typed)) data.set(name, text);
  expect(readRequest(data, [])).toMatchObject({
    name: '',
    company: 'Muster\u00a0AG',
    phone: '+41 44',
    email: 'a@b.ch',
  });
});

const site = 'https://www.example.ch';
const labelOf = (value: string) =>
  [...serviceChoices, ...industryChoices].find((choice) => choice.value === value)!.label;

test.each([
  [`${site}/services/qualitaetsmanagement`, labelOf('qualitaetsmanagement')],
  [`${site}/retail?utm=x#top`, labelOf('retail')],
  [`${site}/events/`, labelOf('events')],
  [`${site}/`, ''],
  [`${site}/about`, ''],
  [`${site}/services/unbekannt`, ''],
  ['https://elsewhere.example/retail', ''],
  ['', ''],
])('whoever comes from «%s» finds «%s» as subject', (referrer, subject) => {
  expect(subjectFrom(referrer, site)).toBe(subject);
});

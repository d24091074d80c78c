import { readFileSync } from 'node:fs';
import { expect, test, afterEach, vi } from 'vitest';
import { industryChoices, serviceChoices } from '#content/forms.ts';
import { inquiryForm, timelineChoices } from '#content/inquiry-form.ts';
import { dayOf } from '#lib/day.ts';
import { mailHref, inquiryKey, messageBody } from './message.ts';
import { labelOf, sample } from '../../tests/sample-inquiry.ts';

const { labels } = inquiryForm;

const bodyOf = (href: string) => new URL(href).searchParams.get('body') ?? '';

test('the e-mail carries the inquiry as a person reads it', () => {
  const href = mailHref('kontakt@firma.example', sample);
  expect(href).toMatch(/^mailto:kontakt@firma\.example\?subject=/);
  expect(bodyOf(href).split('\r\n')).toEqual([
    `${labels.firstName}: Regula`,
    `${labels.lastName}: Muster`,
    `${labels.company}: Muster Handel AG`,
    `${labels.email}: regula@muster-handel.example`,
    `${labels.phone}: `,
    `${labels.industry}: ${labelOf(industryChoices, 'retail')}`,
    `${labels.service}: ${labelOf(serviceChoices, 'qualitaetsmanagement')}`,
    `${labels.budget}: `,
    `${labels.timeline}: ${labelOf(timelineChoices, '6months+')}`,
    `${labels.projectDescription}: 500 Laternen aus Stahl`,
    'verzinkt',
  ]);
});

test('without an inquiry it carries the fields to fill in', () => {
  expect(bodyOf(mailHref('a@b.example'))).toContain(`${labels.firstName}: \r\n${labels.lastName}: \r\n`);
});

test.each(['ä', '👷🏽‍♀️', '\n', '<&">', '\ud83d'])(
  'a description of 20,000 characters «%s» is cut to what mail programs accept',
  (character) => {
    const href = mailHref('a@b.example', {
      ...sample,
      projectDescription: `Anfang ${character.repeat(20_000)}`,
    });
    expect(href.length).toBeLessThanOrEqual(2000);
    expect(bodyOf(href)).toContain('Anfang');
    expect(bodyOf(href).endsWith(inquiryForm.mail.cut)).toBe(true);
  },
);

test('nothing the visitor typed can add a recipient or another header', () => {
  const href = mailHref('a@b.example', { ...sample, firstName: 'x&cc=eve@example.com\r\nBcc: eve' });
  expect([...new URL(href).searchParams.keys()]).toEqual(['subject', 'body']);
});

const day = dayOf(2027, 3, 1);

afterEach(() => vi.unstubAllGlobals());

test('the same inquiry has the same key all day long, from whichever tab', async () => {
  const key = await inquiryKey(sample, day);
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(await inquiryKey({ ...sample }, day)).toBe(key);
});

test('the next day, and with whatever is changed, it has another', async () => {
  const keys = await Promise.all([
    inquiryKey(sample, day),
    inquiryKey(sample, day + 1),
    inquiryKey({ ...sample, phone: '1' }, day),
    // What moves from one field to the next is something else too.
    inquiryKey({ ...sample, firstName: sample.lastName, lastName: sample.firstName }, day),
  ]);
  expect(new Set(keys).size).toBe(keys.length);
});

test('without TLS, where browsers compute no digests, every inquiry is its own', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(await inquiryKey(sample, day)).not.toBe(await inquiryKey(sample, day));
});

test('the example of the contract has the fields that are posted, in their order', () => {
  const contract = readFileSync('docs/inquiry-endpoint.md', 'utf8');
  const [, example = ''] = /```json\n(.*?)```/s.exec(contract) ?? [];
  expect(Object.keys(JSON.parse(example) as object)).toEqual(Object.keys(messageBody(sample, 'key')));
});

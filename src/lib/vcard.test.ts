import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { vcard } from './vcard.ts';

test('a phone finds name, number and address of the company', () => {
  const card = vcard(company, 'https://www.example.ch');
  expect(card).toContain(`FN:${company.legalName}\r\n`);
  expect(card).toContain(`TEL;TYPE=WORK,VOICE:${company.phone}\r\n`);
  expect(card).toContain(`;${company.address.postalCode};`);
  expect(card).toContain('UID:https://www.example.ch/\r\n');
});

test('a comma in a name does not end the field', () => {
  expect(vcard({ ...company, legalName: 'Muster, Partner AG' }, '')).toContain('FN:Muster\\, Partner AG');
});

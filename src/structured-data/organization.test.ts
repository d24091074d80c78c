import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import type { Company } from '#content/site.schema.ts';
import { vcard } from '#structured-data/organization.ts';
import { openingHoursSpecification, organization } from './organization.ts';

const sample: Company = { ...company, address: { ...company.address, street: 'Musterstrasse 1' } };
const real: Company = {
  ...company,
  address: { ...company.address, street: 'Bahnhofweg 3', postalCode: '8005' },
};
const type = (of: Company) => (organization('https://site.example', of) as { '@type': string })['@type'];

test('a company is listed as a local business once its address is its own, whatever its e-mail', () => {
  expect(type({ ...sample, email: 'kontakt@sinotrade.ch' })).toBe('Organization');
  expect(type(real)).toBe('ProfessionalService');
});

test('opening hours run from day to day', () => {
  expect(openingHoursSpecification({ days: 'Mo–Fr', hours: '08:00–18:00' })).toMatchObject({
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '08:00',
    closes: '18:00',
  });
  expect(openingHoursSpecification({ days: 'Sa', hours: '09:00–12:00' })).toMatchObject({
    dayOfWeek: ['Saturday'],
  });
});

test('days that are closed are none of the opening hours', () => {
  const openingHours = [
    { days: 'Mo–Fr', hours: '08:00–18:00' },
    { days: 'Sa', hours: 'geschlossen' },
  ] as const;
  const { openingHoursSpecification: listed } = organization('https://site.example', {
    ...real,
    openingHours,
  }) as { openingHoursSpecification: readonly object[] };
  expect(listed).toHaveLength(1);
});

test('days in the wrong order stop the build', () => {
  expect(() => openingHoursSpecification({ days: 'Fr–Mo', hours: '08:00–18:00' })).toThrow(
    /company\.ts.*«Fr–Mo»/,
  );
});

test('a real company names its closing days as closed, and its further offices', () => {
  expect(organization('https://site.example', real)).toMatchObject({
    specialOpeningHoursSpecification: [
      { validFrom: '2099-07-20', validThrough: '2099-07-31', opens: '00:00', closes: '00:00' },
    ],
    location: [{ '@type': 'PostalAddress', addressLocality: 'Lausanne' }],
  });
});

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

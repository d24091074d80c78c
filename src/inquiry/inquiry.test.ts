import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fieldNames } from '#content/contract.ts';
import { PersonFields, ProjectFields } from './FieldGroups.tsx';
import { choices, isChoiceField, isSameInquiry, isTyped, readInquiry } from './inquiry.ts';
import { sample } from '../../tests/sample-inquiry.ts';

test('spaces around what a visitor typed do not count', () => {
  expect(readInquiry(() => '\n Regula \u00a0').firstName).toBe('Regula');
  expect(readInquiry(() => ' \t ').firstName).toBe('');
});

test('what nobody sees is taken out of addresses and numbers, and stays within names and texts', () => {
  const { lastName, email, phone, projectDescription } = readInquiry(
    () => '\u202a\ufeffn\u00a0a\u200db\u202c',
  );
  expect([email, phone]).toEqual(['nab', 'nab']);
  expect([lastName, projectDescription]).toEqual(['n\u00a0a\u200db', 'n\u00a0a\u200db']);
});

test('a field that is missing from the form counts as empty', () => {
  expect(new Set(Object.values(readInquiry(() => null)))).toEqual(new Set(['']));
});

test.each(['Bitte wählen', 'constructor', '__proto__', 'RETAIL', '<script>'])(
  '«%s» is no choice of any list',
  (value) => {
    const { industry, service, budget, timeline } = readInquiry(() => value);
    expect([industry, service, budget, timeline]).toEqual(['', '', '', '']);
  },
);

test('every field is either typed, up to a length, or chosen from a list', () => {
  expect(fieldNames.filter((name) => isTyped(name) === isChoiceField(name))).toEqual([]);
});

test('no choice has an empty value or shares its value with another of its list', () => {
  for (const list of Object.values(choices)) {
    const values = list.map((choice) => choice.value);
    expect(values).not.toContain('');
    expect(new Set(values).size).toBe(values.length);
  }
});

test('the values of the choices are those of the contract', () => {
  const valuesOf = (name: keyof typeof choices) => choices[name].map(({ value }) => value);
  expect(valuesOf('budget')).toEqual(['under-10k', '10k-50k', '50k-100k', 'over-100k', 'discuss']);
  expect(valuesOf('timeline')).toEqual(['asap', '1-3months', '3-6months', '6months+', 'flexible']);
});

test('inquiries are the same as long as nothing is edited', () => {
  expect(isSameInquiry(sample, { ...sample })).toBe(true);
  expect(isSameInquiry(sample, { ...sample, phone: '+41 44 000 00 00' })).toBe(false);
});

test('the form asks for every field of an inquiry, in its order', () => {
  const groups = [PersonFields, ProjectFields].map((group) => createElement(group, { check: null }));
  const form = groups.map((group) => renderToStaticMarkup(group)).join('');
  expect([...form.matchAll(/ name="(\w+)"/g)].map(([, name]) => name)).toEqual(fieldNames);
});

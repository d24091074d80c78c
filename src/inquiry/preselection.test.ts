import { expect, test } from 'vitest';
import { industryChoices, serviceChoices } from '#content/inquiry.ts';
import { preselection } from './preselection.ts';

test.each(serviceChoices)('?service=$value selects $label', ({ value }) => {
  expect(preselection(`?service=${value}`)).toEqual({ service: value });
});

test.each(industryChoices)('?industry=$value selects $label', ({ value }) => {
  expect(preselection(`?utm_source=x&industry=${value}`)).toEqual({ industry: value });
});

test.each([
  '?service%3Dqualitaetsmanagement%26industry%3Dretail',
  '?service=qualitaetsmanagement&amp;industry=retail',
  '?service=3Dqualitaetsmanagement&industry=3Dretail).',
  '?industry=retail&service=qualitaetsmanagement%23aql%3D1000',
])('%s has been rewritten and selects both', (search) => {
  expect(preselection(search)).toEqual({ service: 'qualitaetsmanagement', industry: 'retail' });
});

test('both at once', () => {
  expect(preselection('?service=qualitaetsmanagement&industry=retail')).toEqual({
    service: 'qualitaetsmanagement',
    industry: 'retail',
  });
});

test.each([
  '',
  '?',
  '?service=',
  '?service=Qualitätsmanagement',
  '?service=retail',
  '?service=__proto__&industry=constructor',
  '?service=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
  '?service=%',
  '?industry=retail%00',
  '?budget=10k-50k&firstName=Eve&email=eve@example.com',
])('%s selects nothing', (search) => {
  expect(preselection(search)).toEqual({});
});

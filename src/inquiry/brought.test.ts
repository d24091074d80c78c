import { expect, test } from 'vitest';
import { industryChoices, serviceChoices } from '#content/forms.ts';
import { preselection, describeWith } from './brought.ts';

test.each(serviceChoices)('?service=$value selects $label', ({ value }) => {
  expect(preselection(`?service=${value}`)).toEqual({ service: value });
});

test.each(industryChoices)('?industry=$value selects $label', ({ value }) => {
  expect(preselection(`?utm_source=x&industry=${value}`)).toEqual({ industry: value });
});

test.each([
  '?service=qualitaetsmanagement&industry=retail',
  // Rewritten.
  '?service%3Dqualitaetsmanagement%26industry%3Dretail',
  '?service=qualitaetsmanagement&amp;industry=retail',
  '?service=3Dqualitaetsmanagement&industry=3Dretail).',
  '?industry=retail&service=qualitaetsmanagement%23aql%3D1000',
])('%s selects both', (search) => {
  expect(preselection(search)).toEqual({ service: 'qualitaetsmanagement', industry: 'retail' });
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

const lines = ['Das habe ich bereit:', '– Produkt: Zeichnung', '– Menge: pro Jahr'];
const others = ['Das habe ich bereit:', '– Preis: Zielpreis'];

test('what a tool brings along stands before what the visitor wrote', () => {
  expect(describeWith('500 Laternen', lines, [])).toBe(`${lines.join('\n')}\n500 Laternen`);
  expect(describeWith('', lines, [])).toBe(`${lines.join('\n')}\n`);
});

test('the same lines stand there once, however often they are brought', () => {
  const once = describeWith('500 Laternen', lines, []);
  expect(describeWith(once, lines, [])).toBe(once);
  expect(describeWith(once, lines, lines)).toBe(once);
});

test('new lines of a tool take the place of its earlier ones', () => {
  const once = describeWith('500 Laternen', lines, []);
  expect(describeWith(once, others, lines)).toBe(`${others.join('\n')}\n500 Laternen`);
});

test('lines that the visitor changed stay', () => {
  const changed = describeWith('500 Laternen', lines, []).replace('pro Jahr', '500 im Jahr');
  expect(describeWith(changed, others, lines)).toBe(
    `${others.join('\n')}\n– Menge: 500 im Jahr\n500 Laternen`,
  );
});

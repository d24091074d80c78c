import { expect, test } from 'vitest';
import { describeWith } from './use-brought-lines.ts';

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

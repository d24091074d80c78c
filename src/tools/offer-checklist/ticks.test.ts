import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checklistItems, offerChecklistTool } from '#content/tools/offer-checklist.ts';
import { checklistFragment, checklistFromFragment, checklistText, describeWithChecklist } from './ticks.ts';

const ids = checklistItems.map(({ id }) => id);

test('ticks survive their way through an address', () => {
  fc.assert(
    fc.property(fc.subarray(ids), (ticked) => {
      expect(checklistFromFragment(checklistFragment(ticked))).toEqual(ticked);
    }),
  );
});

test('an address brings known letters only, once each and in the order of the list', () => {
  expect(checklistFromFragment('#checkliste=c.a.a.zz.%3Cb%3E')).toEqual(['a', 'c']);
  for (const foreign of ['', '#', '#checkliste', '#checkliste=', '#anfrage=a', 'checkliste=a']) {
    expect(checklistFromFragment(foreign)).toEqual([]);
  }
});

test('no text in an address gets into the inquiry', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const lines = checklistText(checklistFromFragment(`#checkliste=${text}`)).split('\n');
      const own = checklistItems.map(({ title, text: item }) => `– ${title}: ${item}`);
      expect(lines.filter((line) => line.startsWith('–') && !own.includes(line))).toEqual([]);
    }),
  );
});

test('the inquiry says what is ready', () => {
  expect(checklistText(['a', 'c'])).toMatch(/^.+:\n– Produkt: .+\n– Menge: .+\n$/);
  expect(checklistText([])).toBe('');
});

test('every item has a letter of its own, and the count on the page is right', () => {
  expect(new Set(ids).size).toBe(ids.length);
  expect(offerChecklistTool.counted).toContain(String(ids.length));
  expect(checklistFragment(['a', 'c'])).toBe(`#${offerChecklistTool.id}=a.c`);
});

test('what the visitor wrote stays, below the ticks', () => {
  const once = describeWithChecklist('500 Laternen', ['a', 'c']);
  expect(once).toBe(`${checklistText(['a', 'c'])}500 Laternen`);
  expect(describeWithChecklist(once, ['b'])).toBe(`${checklistText(['b'])}500 Laternen`);
  const changed = once.replace('pro Bestellung und pro Jahr', '500 im Jahr');
  expect(describeWithChecklist(changed, [])).toBe('– Menge: 500 im Jahr\n500 Laternen');
});

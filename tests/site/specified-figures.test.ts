/** What the specification says of each page stands there: its figures, each with what it counts, and the result of its story. */
import { describe, expect, test } from 'vitest';
import { company } from '#content/company.ts';
import type { SuccessStory } from '#content/story.ts';
import type { Route } from '#content/routes.ts';
import { textsOf } from '../../scripts/check/record-texts.ts';
import { values } from '../fixture/values.ts';
import { asRead, fileOf, findingsOn, pageFiles, readPage } from './dist.ts';

const pages = Object.entries(values).filter(([name]) => name.startsWith('/')) as [
  Route,
  Readonly<Record<string, unknown>>,
][];

/** A figure as itself: `15%` does not stand in `115%`, nor `7` in `70`. */
const asFigure = (figure: string) => new RegExp(`(?<![\\d.,–])${RegExp.escape(figure)}(?![\\d–]|[.,]\\d)`);

describe.each(pages)('%s', (route, specified) => {
  const main = () => readPage(fileOf(route)).root.querySelector('main')!;
  const { story, ...places } = specified;

  test('has the three figures of its opening, each with what it counts', () => {
    const shown = main()
      .querySelectorAll('[data-part="hero"] dl > div')
      .map((entry) => [asRead(entry.querySelector('dd')?.text), asRead(entry.querySelector('dt')?.text)]);
    for (const index of [0, 1, 2]) {
      const [value, label] = ['value', 'label'].map((part) => places[`hero.statistics[${index}].${part}`]);
      expect(shown).toContainEqual([value, label]);
    }
  });

  test('says everything else of it', () => {
    const text = asRead(main().structuredText);
    for (const [place, said] of Object.entries(places))
      expect.soft(text, place).toMatch(asFigure(asRead(String(said))));
  });

  test.runIf(story)('tells its story with the result and its figures', () => {
    const { form: _, ...told } = story as SuccessStory;
    const text = asRead(main().querySelector('[data-part="success-story"]')?.structuredText);
    for (const { field, text: said } of textsOf(told)) expect.soft(text, field).toContain(asRead(said));
  });
});

test('every footer names the year of the copyright', () => {
  const years = findingsOn(pageFiles, ({ root }) => {
    const footer = asRead(root.querySelector('body > footer')?.structuredText);
    return footer.includes(`© ${company.copyrightYear}`) ? [] : [/©.{0,10}/.exec(footer)?.[0] ?? 'no year'];
  });
  expect(years, 'expected: © 2024').toEqual([]);
});

import { expect, test } from 'vitest';
import { findOverflowing } from '../browser/layout-findings.ts';
import { documents } from '../browser/pages.ts';
import { olderEngines, presentChromium } from './chromium.ts';
import type { Visit } from './engine.ts';
import { testForm } from './forms.ts';
import { testIslands, translations } from './islands.ts';
import { testMenus } from './menus.ts';
import { testEngineWith } from './visit.ts';

testEngineWith(presentChromium, (visit) => testIslands(visit, translations));

// What older browsers have to keep: the first screen of every page, the menus, the form, every island.
for (const engine of olderEngines) {
  testEngineWith(engine, (visit) => {
    testFirstScreens(visit);
    testMenus(visit);
    testForm(visit);
    testIslands(visit, []);
  });
}

const widths = [390, 1280] as const;

function testFirstScreens(visit: Visit): void {
  test.each(documents)('%s shows its heading, uncovered, and never scrolls sideways', async (path) => {
    const { visitor, site } = visit;
    await visitor.resize(widths[0], 800);
    await visitor.open(site + path);
    for (const width of widths) {
      await visitor.resize(width, 800);
      expect.soft(await visitor.run(findOverflowing), `at ${width} px`).toEqual([]);
      expect.soft(await visitor.run(findCovers), `at ${width} px`).toEqual([]);
    }
  });
}

/** What lies over the beginning of the page's heading, or instead of it. Runs on the page. */
function findCovers(): string[] {
  const heading = document.querySelector('h1');
  if (!heading) return ['no heading'];
  const range = document.createRange();
  range.selectNodeContents(heading);
  const [first] = range.getClientRects();
  const { left, top, height } = first ?? heading.getBoundingClientRect();
  const seen = document.elementFromPoint(left + 4, top + height / 2);
  return seen && heading.contains(seen) ? [] : [seen?.outerHTML.slice(0, 120) ?? 'nothing'];
}

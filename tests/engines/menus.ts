import { describe, expect, test } from 'vitest';
import { labels } from '#content/labels.ts';
import { industryMenu, serviceMenu } from '#content/navigation.ts';
import type { Visit } from './engine.ts';

const menus = [
  { name: serviceMenu.label, width: 1280 },
  { name: industryMenu.label, width: 1280 },
  { name: labels.menu, width: 360 },
] as const;

/** The id of the sheet that a button of the header opens, by the name of the button. */
function sheetOf(name: string): string {
  const buttons = [...document.querySelectorAll('header button[popovertarget]')];
  return buttons.find((button) => button.textContent.trim() === name)?.getAttribute('popovertarget') ?? '';
}

/** The links of a sheet that can be seen and lie inside the window. Those in closed groups have a height all the same. */
function visibleLinks(id: string): string[] {
  const links = [...document.querySelectorAll(`[id="${id}"] a`)];
  return links.flatMap((link) => {
    const { left, right, height } = link.getBoundingClientRect();
    const isOpen = link.closest('details')?.open ?? true;
    return isOpen && height > 0 && left >= 0 && right <= innerWidth ? [link.getAttribute('href') ?? ''] : [];
  });
}

function focusLastLink(id: string): void {
  const links = document.querySelectorAll<HTMLElement>(`[id="${id}"] a`);
  [...links].findLast((link) => link.checkVisibility?.() ?? link.offsetParent !== null)?.focus();
}

const isFocusLost = () => document.activeElement === document.body;

/** Keeps in mind whether the page loses the focus. */
const watchFocus = () =>
  addEventListener('blur', () => document.documentElement.toggleAttribute('data-left', true));

const wasLeft = () => document.documentElement.hasAttribute('data-left');

async function open({ visitor, site }: Visit, { name, width }: (typeof menus)[number]) {
  await visitor.resize(width, 800);
  await visitor.open(`${site}/about`);
  const id = await visitor.run(sheetOf, name);
  await visitor.click(`[popovertarget="${id}"]`);
  const links = () => visitor.run(visibleLinks, id);
  await expect.poll(links).not.toEqual([]);
  return { visitor, id, links };
}

export function testMenus(visit: Visit): void {
  describe.each(menus)('the menu «$name» at $width px', (menu) => {
    const openMenu = () => open(visit, menu);

    test('opens and closes by click', async () => {
      const { visitor, id, links } = await openMenu();
      await visitor.click(`[popovertarget="${id}"]`);
      await expect.poll(links).toEqual([]);
    });

    test('closes with Escape and gives the focus back', async () => {
      const { visitor, id, links } = await openMenu();
      await visitor.press('Escape');
      await expect.poll(links).toEqual([]);
      const focused = () => document.activeElement?.getAttribute('popovertarget');
      expect(await visitor.run(focused)).toBe(id);
    });

    test('closes when the focus goes on behind it', async () => {
      const { visitor, id, links } = await openMenu();
      await visitor.run(focusLastLink, id);
      await visitor.press('Tab');
      await expect.poll(links).toEqual([]);
      expect(await visitor.run(isFocusLost), 'the focus is on the page').toBe(false);
    });

    test('leads to a page', async () => {
      const { visitor, id, links } = await openMenu();
      const [first = ''] = await links();
      await visitor.click(`[id="${id}"] a[href="${first}"]`);
      await expect.poll(() => visitor.run(() => location.pathname)).toBe(first);
    });
  });

  test('the menu of a phone opens its groups', async () => {
    const { visitor, id, links } = await open(visit, menus[2]);
    await expect.poll(links).toContain('/contact');
    for (const [index, { entries }] of [serviceMenu, industryMenu].entries()) {
      const routes = entries.map(({ route }) => route);
      expect(await links(), 'before the group is opened').not.toEqual(expect.arrayContaining(routes));
      await visitor.click(`[id="${id}"] li:has(summary):nth-child(${index + 2}) summary`);
      await expect.poll(links).toEqual(expect.arrayContaining(routes));
    }
  });
}

export function testLeavingMenu(visit: Visit): void {
  test('a menu stays open while the visitor looks into another tab', async () => {
    const { visitor, id, links } = await open(visit, menus[0]);
    await visitor.run(focusLastLink, id);
    await visitor.run(watchFocus);
    await visitor.lookElsewhere?.();
    expect(await visitor.run(wasLeft), 'the page was left').toBe(true);
    expect(await links()).not.toEqual([]);
  });
}

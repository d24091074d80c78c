import { expect, test, type Locator, type Page } from '@playwright/test';
import { choiceLabel } from '#inquiry/inquiry.ts';
import { departureBoard, departureBoardMessages } from '#content/tools/departure-board.ts';
import { boardGoods, type GoodsName } from '#content/tools/board-goods.ts';
import { departureBoardLines } from '#content/tools/inquiry-lines.ts';
import { logistikTransport } from '#content/services/logistik-transport.ts';
import { formatDay, isoDay, readDay } from '#lib/day.ts';
import { fill } from '#lib/fill.ts';
import * as timetable from '#tools/departure-board/timetable.ts';
import { waysOf } from '#tools/order-plan.ts';
import { inquiryForm } from '#content/inquiry-form.ts';
import { labels } from '#content/labels.ts';
import {
  accessibilityFindings,
  hold,
  readThrough,
  addRules,
  errorsOf,
  idle,
  scriptsOf,
} from './page-state.ts';
import { desktop, phone, openIn } from './pages.ts';
import { description, lineOf } from './tools.ts';

const { id, fields, stamp, inquire } = departureBoard;
const today = new Date('2026-11-20T12:00:00+01:00');

/** That a way is in time, whatever day follows. */
const inTime = (way: string) => lineOf(departureBoardMessages.inTime, { way });
const isLate = (way: string) => new RegExp(`${way}.*${RegExp.escape(departureBoardMessages.late)}`);

const ways = waysOf(logistikTransport.transport);
const now = readDay('2026-11-20') ?? NaN;
/** Mid-June 2027, which does not depend on the day of the build. */
const june = readDay('2027-06-15') ?? NaN;

/** What the timetable says for goods of the owner's, whatever their times. It is counted by hand in its own tests. */
function expectedFor(goods: GoodsName, delivery = june) {
  const departures = timetable.boardOf({ goods, delivery }, ways, now);
  const [first] = departures.map((departure) => timetable.timeInWords(departure, delivery, now));
  return {
    orders: departures.map(({ days }) => days.order),
    time: `${first?.name} ${first?.time}`,
    verdict: timetable.verdictOf(departures, delivery, now),
  };
}

/** The first day on which porcelain can be there that is ordered so many days from now. */
const earliestIn = (days: number) =>
  Math.min(...ways.map((way) => timetable.earliest('porzellan', way, now + days)?.days.ramp ?? NaN));
/** By express alone, and soon to be ordered. */
const soon = earliestIn(3);

const boardOf = (page: Page) => page.locator(`#${id}`);
const goodsOf = (board: Locator) => board.getByLabel(fields.goods);
const deliveryOf = (board: Locator) => board.getByLabel(fields.delivery);
/** What the board says in words. */
const verdictOf = (board: Locator) => board.locator(`#${id}-verdict`);
/** Beside it: on which day it is said, how long there is to order the way to take, and what that costs. */
const factsOf = (board: Locator) => board.locator('dl').first();
/** The way to take: the last days on which it is in time, from the order to the ramp. */
const stops = (board: Locator) => board.locator('dl').nth(1).locator('time');
/** The other ways. */
const rows = (board: Locator) => board.locator('ol > li');

/** Opens the board with that choice, once it has taken it over. */
async function openJune(page: Page): Promise<void> {
  await page.goto(`/#${id}=${timetable.boardValues({ goods: 'porzellan', delivery: june }, ways)}`);
  await expect(goodsOf(board)).toHaveValue('porzellan');
}

let board: Locator;
test.beforeEach(async ({ page }) => {
  board = boardOf(page);
  await page.clock.setFixedTime(today);
});

for (const viewport of [phone, desktop]) {
  test(`before it is touched the home page asks for no script at ${viewport.width} px, however it is read`, async ({
    page,
  }) => {
    const scripts = scriptsOf(page);
    await openIn(page, viewport, '/');
    await readThrough(page);
    await idle(page);
    expect(scripts).toEqual([]);
    await goodsOf(board).focus();
    await expect.poll(() => scripts.some((address) => address.includes('DepartureBoard'))).toBe(true);
  });
}

for (const sign of ['pointer', 'focus', 'key'] as const) {
  test(`a choice made before the script arrives counts: ${sign}`, async ({ page }) => {
    const release = await hold(page);
    await page.goto('/');
    const before = await verdictOf(board).innerText();
    await board.scrollIntoViewIfNeeded();
    if (sign === 'pointer') await deliveryOf(board).click({ position: { x: 5, y: 20 } });
    if (sign === 'focus') await deliveryOf(board).focus();
    if (sign === 'key') {
      await goodsOf(board).focus();
      await page.keyboard.press('Tab');
    }
    await goodsOf(board).selectOption('handschuhe');
    await deliveryOf(board).fill('2028-03-01');
    await expect(verdictOf(board)).toHaveText(before);
    release();
    await expect(verdictOf(board)).not.toHaveText(before);
    await expect(deliveryOf(board)).toBeFocused();
    await expect(deliveryOf(board)).toHaveValue('2028-03-01');
    await expect(goodsOf(board)).toHaveValue('handschuhe');
    await expect(stops(board).last()).toHaveAttribute('datetime', '2028-03-01');
    await expect(page).toHaveURL(new RegExp(`#${id}=handschuhe_2028-03-01_`));
  });
}

test('nothing changes where nothing was chosen: no height, no value, no address, no word', async ({
  page,
}) => {
  await page.goto('/');
  const built = (await board.locator('time').first().getAttribute('datetime')) ?? '';
  await page.clock.setFixedTime(new Date(`${built}T12:00:00+01:00`));
  // The white space between its elements is for readers without script.
  const markup = async () =>
    (
      await board.locator('dl, ol').evaluateAll((lists) => lists.map((list) => list.innerHTML).join(''))
    ).replaceAll('> <', '><');
  const html = await markup();
  const box = await board.boundingBox();
  await goodsOf(board).focus();
  await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1);
  // Longer than the pause after which a result is read out.
  await page.waitForTimeout(1_500);
  expect(await markup()).toBe(html);
  expect((await board.boundingBox())?.height).toBe(box?.height);
  await expect(board.getByRole('status')).toBeEmpty();
  expect(new URL(page.url()).hash).toBe('');
  await expect(board.getByText(stamp.example)).toBeVisible();
});

/** Goods whose name is wider than its field has room. Runs on the page. */
function findCutNames(field: SVGElement | HTMLElement): string[] {
  const { paddingInlineStart, paddingInlineEnd, ...style } = getComputedStyle(field);
  const room = field.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
  const ruler = document.createElement('span');
  const { fontFamily, fontSize, fontWeight, letterSpacing } = style;
  Object.assign(ruler.style, { position: 'absolute', whiteSpace: 'nowrap' });
  Object.assign(ruler.style, { fontFamily, fontSize, fontWeight, letterSpacing });
  document.body.append(ruler);
  const names = [...field.querySelectorAll('option')].map(({ text }) => text);
  const cut = names.filter((name) => {
    ruler.textContent = name;
    return ruler.getBoundingClientRect().width > room;
  });
  ruler.remove();
  return cut;
}

test('all goods fit their field, also with letters set apart', async ({ page }) => {
  await page.goto('/');
  const field = goodsOf(board);
  const widths = [390, 768, 1152, 1280, 1440];
  for (const spacing of ['', '* { letter-spacing: 0.12em !important }']) {
    await addRules(page, spacing);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await field.evaluate(findCutNames), `${width} px, ${spacing}`).toEqual([]);
    }
  }
});

// What is said of which day, and why, is in the unit tests of the board.
test('a buyer reads by when to order, and by which way', async ({ page }) => {
  await openJune(page);
  const { orders, time, verdict } = expectedFor('porzellan');
  await expect(stops(board).first()).toHaveAttribute('datetime', isoDay(orders[0] ?? NaN));
  await expect(factsOf(board)).toContainText(time);
  await expect(rows(board)).toContainText(orders.slice(1).map(formatDay));
  await expect(verdictOf(board)).toContainText(verdict[0] ?? '');
  await goodsOf(board).selectOption('stuehle');
  const { weeks, inspection } = boardGoods.stuehle;
  const assumed = board.getByText(`${weeks} Wochen Produktion, ${inspection} Arbeitstagen Prüfung`);
  await expect(assumed).toBeVisible();
  const [order = NaN] = expectedFor('stuehle').orders;
  await expect(stops(board).first()).toHaveAttribute('datetime', isoDay(order));
});

test('a day that cannot be met says so, and what still works', async ({ page }) => {
  await openJune(page);
  await deliveryOf(board).fill(isoDay(soon));
  await expect(verdictOf(board)).toContainText(inTime('Express'));
  await expect(factsOf(board)).toContainText(expectedFor('porzellan', soon).time);
  await expect(rows(board)).toContainText([isLate('Luftfracht'), isLate('Seefracht')]);
  await deliveryOf(board).fill(isoDay(now + 7));
  const date = formatDay(earliestIn(0));
  const { earliest } = departureBoardMessages;
  await expect(verdictOf(board)).toContainText(fill(earliest, { date, way: 'Express' }));
  await expect(stops(board).last()).toHaveAttribute('datetime', isoDay(earliestIn(0)));
});

test('a day beyond the known holidays is called so once its field is left', async ({ page }) => {
  await openJune(page);
  const delivery = deliveryOf(board);
  for (const value of ['2032-01-01', '']) {
    await delivery.fill(value);
    await delivery.blur();
    await expect(delivery).toHaveAttribute('aria-invalid', 'true');
    await expect(delivery).toHaveAccessibleDescription(/bis Ende 2031/);
    await delivery.fill('2027-06-15');
    await expect(delivery).not.toHaveAttribute('aria-invalid');
  }
});

test('the board is used by keyboard alone, and read out once', async ({ page }) => {
  await page.goto('/');
  await goodsOf(board).focus();
  await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(goodsOf(board)).toHaveValue('beschlaege');
  await expect(board.getByText(`Wir rechnen für ${boardGoods.beschlaege.name}`)).toBeVisible();
  await expect(board.getByRole('status')).toHaveText(await verdictOf(board).innerText());
  await page.keyboard.press('Tab');
  await expect(deliveryOf(board)).toBeFocused();
});

test('somebody else sees the same board at the same address', async ({ page }) => {
  await page.goto('/');
  await deliveryOf(board).fill('2029-09-01');
  await goodsOf(board).selectOption('beschlaege');
  await expect(page).toHaveURL(new RegExp(`#${id}=beschlaege_2029-09-01`));
  const other = await page.context().newPage();
  await other.clock.setFixedTime(today);
  await other.goto(page.url());
  await expect(goodsOf(boardOf(other))).toHaveValue('beschlaege');
  await expect(verdictOf(boardOf(other))).toHaveText(await verdictOf(board).innerText(), {
    useInnerText: true,
  });
  await expect(boardOf(other).getByRole('heading').first()).toBeInViewport();
  await expect(boardOf(other).getByText(stamp.own)).toBeVisible();
});

// The build is of whatever day, and this one lies after it; every day of three years is tested with the timetable.
test('the example is chosen anew where it has passed', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2029-11-10T12:00:00Z'));
  await page.goto('/');
  await goodsOf(board).focus();
  await expect.poll(() => stops(board).first().getAttribute('datetime')).toMatch(/^2030-/);
  await expect(stops(board).last()).toHaveAttribute('datetime', await deliveryOf(board).inputValue());
});

test.describe('the example of the built page', () => {
  const midday = (day: string) => new Date(`${day}T12:00:00+01:00`);
  const dateOf = async (time: Locator) => (await time.getAttribute('datetime')) ?? '';

  test('is counted from today once the board is used: how much time is left, and by when to ask', async ({
    page,
  }) => {
    await page.goto('/');
    const order = await dateOf(stops(board).first());
    const visit = isoDay((readDay(order) ?? NaN) - 7);
    await page.clock.setFixedTime(midday(visit));
    await goodsOf(board).focus();
    await expect(board.locator('time').first()).toHaveAttribute('datetime', visit);
    await expect(board.getByText(stamp.example)).toBeVisible();
    await expect(stops(board).first()).toHaveAttribute('datetime', order);
    await expect(factsOf(board)).toContainText(`${departureBoardMessages.left} 7 Tage`);
    await expect(verdictOf(board)).toContainText(departureBoardMessages.hurry);
  });

  test('is too late where an address brings it after its order date', async ({ page }) => {
    await page.goto('/');
    const ordered = [stops(board).first(), ...(await rows(board).locator('dl > div:first-child time').all())];
    const days = await Promise.all(ordered.map(dateOf));
    const delivery = await deliveryOf(board).inputValue();
    const visit = isoDay((readDay(days[0] ?? '') ?? NaN) + 1);
    const other = await page.context().newPage();
    await other.clock.setFixedTime(midday(visit));
    await other.goto(`/#${id}=${[await goodsOf(board).inputValue(), delivery, ...days].join('_')}`);
    await expect(boardOf(other).locator('time').first()).toHaveAttribute('datetime', visit);
    await expect(rows(boardOf(other))).toContainText([/./, isLate('Seefracht')]);
    await expect(boardOf(other).getByText(stamp.own)).toBeVisible();
    await expect(deliveryOf(boardOf(other))).toHaveValue(delivery);
  });
});

test(`«${inquire}» brings goods and dates to the inquiry form, with the industry chosen`, async ({
  page,
}) => {
  await page.goto('/');
  await goodsOf(board).selectOption('stuehle');
  await deliveryOf(board).fill('2028-05-01');
  const link = board.getByRole('link', { name: inquire });
  await expect(link).toHaveAttribute(
    'href',
    new RegExp(`^/contact\\?industry=events#${id}=stuehle_2028-05-01_`),
  );
  await link.click();
  const [goodsLine, daysLine] = departureBoardLines.lines;
  const goods = boardGoods.stuehle.name;
  const may = readDay('2028-05-01') ?? NaN;
  await expect(description(page)).toHaveValue(lineOf(goodsLine, { goods, delivery: formatDay(may) }));
  const [express = '', air = '', sea = ''] = expectedFor('stuehle', may)
    .orders.toSorted((one, other) => other - one)
    .map(formatDay);
  await expect(description(page)).toHaveValue(lineOf(daysLine, { sea, air, express }));
  await expect(page.getByRole('combobox', { name: inquiryForm.labels.industry })).toHaveText(
    choiceLabel('industry', 'events'),
  );
});

// In time it is looked at with its page.
test('the board is accessible where it is too late, and fits 320 px', async ({ page }) => {
  await openJune(page);
  await deliveryOf(board).fill(isoDay(soon));
  await expect(factsOf(board)).toContainText(expectedFor('porzellan', soon).time);
  // High enough for the whole board, so that the sticky bars cover none of it.
  for (const viewport of [
    { width: 320, height: 1600 },
    { ...desktop, height: 1600 },
  ]) {
    await page.setViewportSize(viewport);
    await board.evaluate((section) => section.scrollIntoView());
    expect.soft(await accessibilityFindings(page, `#${id}`), `at ${viewport.width} px`).toEqual([]);
    const tooWide = await board.evaluate((element) =>
      [...element.querySelectorAll('*')]
        .filter(
          (part) => part.getBoundingClientRect().right > innerWidth && !part.closest('.visually-hidden, dt'),
        )
        .map((part) => part.outerHTML.slice(0, 100)),
    );
    expect.soft(tooWide, `at ${viewport.width} px`).toEqual([]);
  }
});

test.describe('flaps', () => {
  const turning = () =>
    board.evaluate((element) =>
      element
        .getAnimations({ subtree: true })
        // The line beside the page moves with the scrolling.
        .filter(({ timeline }) => timeline === document.timeline)
        .map(({ effect }) => effect?.getComputedTiming())
        .map((timing) => ({ end: Number(timing?.endTime), easing: String(timing?.easing) })),
    );

  test('change at once for visitors who want no movement', async ({ page }) => {
    await openJune(page);
    await goodsOf(board).selectOption('stuehle');
    expect(await turning()).toEqual([]);
  });

  test.describe('with movement', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    test('turn in steps, within 600 ms', async ({ page }) => {
      await openJune(page);
      await board.scrollIntoViewIfNeeded();
      const still = (await board.locator('[data-turned]').count()) === 0;
      // Noted as they begin: a busy machine may come to look only once they have ended.
      await board.evaluate((element) => {
        element.addEventListener('animationstart', ({ target }) => {
          const flap = target as HTMLElement;
          const ends = flap.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime));
          element.dataset['ends'] = `${element.dataset['ends'] ?? ''} ${Math.max(...ends)}`;
          element.dataset['easing'] = getComputedStyle(flap).animationTimingFunction;
        });
      });
      await goodsOf(board).selectOption(still ? 'stuehle' : 'handschuhe');
      await expect(board).toHaveAttribute('data-easing', /^steps\(/);
      const ends = (await board.getAttribute('data-ends'))?.trim().split(' ').map(Number) ?? [];
      expect(Math.max(...ends)).toBeLessThanOrEqual(600);
    });
  });
});

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false });

  test('the example is complete, no field does nothing, and the way on is open', async ({ page }) => {
    await page.goto('/');
    await expect(board.locator('select, input').filter({ visible: true })).toHaveCount(0);
    await expect(board.getByText(boardGoods.haushalt.name, { exact: true }).first()).toBeVisible();
    await expect(rows(board)).toHaveCount(2);
    await expect(board.locator('dl time')).toHaveCount(11);
    await expect(verdictOf(board)).toContainText(inTime('Seefracht'));
    await expect(board.getByRole('link', { name: inquire })).toHaveAttribute('href', /^\/contact\?industry=/);
    // What stands in place of the fields is a line each, and above what the board says.
    const verdict = await verdictOf(board).boundingBox();
    for (const words of await board.locator('label b').all()) {
      const box = await words.boundingBox();
      expect(box?.height, await words.innerText()).toBeLessThan(70);
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(verdict?.y ?? 0);
      expect(await words.evaluate((text) => text.scrollHeight - text.clientHeight)).toBeLessThanOrEqual(1);
    }
  });
});

test('where the script does not arrive the example stays', async ({ page }) => {
  const errors = errorsOf(page);
  await page.route('**/_astro/DepartureBoard*.js*', (route) => route.abort());
  await page.goto('/');
  await goodsOf(board).selectOption('stuehle');
  await expect(verdictOf(board)).toContainText(inTime('Seefracht'));
  await expect(page.getByRole('banner').getByRole('link', { name: labels.bookShort }).first()).toBeVisible();
  expect(errors).toEqual([]);
});

test.describe('after a day that cannot be calculated', () => {
  test.use({ hasTouch: true });

  for (const press of ['click', 'tap'] as const) {
    test(`the next ${press} arrives`, async ({ page }) => {
      await page.setViewportSize(phone);
      await openJune(page);
      await deliveryOf(board).fill('2032-01-01');
      await board.getByRole('link', { name: inquire })[press]();
      await expect(page).toHaveURL(/\/contact\?/);
    });
  }

  test('there is no result until there is a day, and the way on brings none', async ({ page }) => {
    await openJune(page);
    const link = board.getByRole('link', { name: inquire });
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      for (const value of ['2032-01-01', '2020-05-05', '']) {
        const line = board.locator('dl').nth(1);
        const before = await line.boundingBox();
        await deliveryOf(board).fill(value);
        await expect(board.locator('dd').filter({ visible: true })).toHaveCount(0);
        expect((await line.boundingBox())?.height).toBe(before?.height);
        await deliveryOf(board).blur();
        await expect(verdictOf(board)).toContainText('von 2026 bis Ende 2031');
        await goodsOf(board).selectOption('stuehle');
        await expect(board.getByText(`Wir rechnen für ${boardGoods.stuehle.name}`)).toBeVisible();
        await expect(link).toHaveAttribute('href', '/contact?industry=events');
        await deliveryOf(board).fill('2027-06-15');
        const last = isoDay(expectedFor('stuehle').orders.at(-1) ?? NaN);
        await expect(rows(board).last().locator('time').first()).toHaveAttribute('datetime', last);
        await expect(link).toHaveAttribute('href', /#abfahrt=stuehle_2027-06-15_/);
        await goodsOf(board).selectOption('porzellan');
      }
    }
  });
});

import {
  knownYears,
  orderCalendarMessages as messages,
  orderCalendarTool,
} from '#content/tools/order-calendar.ts';
import { limits } from '#content/tools/order-dates.ts';
import { fill } from '#lib/fill.ts';
import { readCount } from '../read-amount.ts';
import type { EntryRules, Texts } from '../use-entries.ts';
import { isWithin, readWish, wishValues } from './address.ts';
import { formatDay, isoDate, readDay, today } from './days.ts';
import { planOrder, isKnown, type OrderPlan, type Wish } from './order-plan.ts';
import type { Way } from './ways.ts';

export type EntryName = keyof Wish;

/** Days from today to the delivery that is shown first once the example has passed. */
const usualNotice = 180;

const { example } = orderCalendarTool;

/** How the calendar understands its fields. */
export const wishEntries = (ways: readonly Way[]): EntryRules<EntryName> => ({
  id: orderCalendarTool.id,
  example: exampleTexts,
  first: () => (isOutOfDate() ? { ...exampleTexts, delivery: isoDate(today() + usualNotice) } : exampleTexts),
  messageFor: (name, texts) => messageFor(name, texts, ways),
  tidy: (_, text) => text,
  valuesOf: (texts) => {
    const wish = wishFrom(texts);
    return wish && wishValues(wish);
  },
  textsOf: (values) => {
    const wish = readWish(values);
    return wish && textsFrom(wish);
  },
  spoken: (texts) => {
    const plans = plansFor(wishFrom(texts), ways);
    if (!plans) return names.map((name) => messageFor(name, texts, ways) ?? '').join(' ');
    const now = today();
    return plans
      .map(({ order }, index) =>
        fill(messages.result, {
          title: ways[index]?.title ?? '',
          text: order < now ? messages.missed : messages.orderBy,
          date: formatDay(order),
        }),
      )
      .join(' ');
  },
});

const names = ['delivery', 'weeks', 'reserve'] as const;

const exampleTexts: Texts<EntryName> = {
  delivery: example.delivery,
  weeks: String(example.weeks),
  reserve: String(example.reserve),
};

const textsFrom = ({ delivery, weeks, reserve }: Wish): Texts<EntryName> => ({
  delivery: isoDate(delivery),
  weeks: String(weeks),
  reserve: String(reserve),
});

/** The calendar begins with a date that can still be met. */
const isOutOfDate = () => (readDay(example.delivery) ?? 0) < today() + usualNotice / 2;

/** What the fields say, or null while one of them cannot be read. */
export function wishFrom(texts: Texts<EntryName>): Wish | null {
  const delivery = readDay(texts.delivery);
  const weeks = readBounded('weeks', texts.weeks);
  const reserve = readBounded('reserve', texts.reserve);
  return delivery === null || weeks === null || reserve === null ? null : { delivery, weeks, reserve };
}

/** The plans for a wish, in the order of the ways; null where a holiday is not known. */
export function plansFor(wish: Wish | null, ways: readonly Way[]): OrderPlan[] | null {
  const plans = wish && ways.map(({ days }) => planOrder(wish, days));
  return plans?.every(isKnown) ? plans : null;
}

function readBounded(name: keyof typeof limits, text: string): number | null {
  const reading = readCount(text);
  return 'value' in reading && isWithin(name, reading.value) ? reading.value : null;
}

/** At the date also where its order would fall into years whose holidays are not known. */
function messageFor(name: EntryName, texts: Texts<EntryName>, ways: readonly Way[]): string | null {
  if (name === 'delivery') {
    const wish = wishFrom(texts);
    const isFine = readDay(texts.delivery) !== null && (wish === null || plansFor(wish, ways) !== null);
    return isFine
      ? null
      : fill(messages.problems.delivery, { from: String(knownYears.from), to: String(knownYears.to) });
  }
  const { min, max } = limits[name];
  return readBounded(name, texts[name]) === null
    ? fill(messages.problems[name], { min: String(min), max: String(max) })
    : null;
}

import { orderCalendarMessages as messages, orderCalendarTool } from '#content/tools/order-calendar.ts';
import { limits, wayNames, exampleWeeks, usualReserves } from '#content/tools/order-times.ts';
import { knownYears } from '#content/tools/china-holidays.ts';
import { fill } from '#lib/fill.ts';
import { readCount } from '../read-amount.ts';
import type { EntryRules, Texts } from '../EntryField.tsx';
import { isWithin, readWish, wishValues } from './address.ts';
import { formatDay, isoDay, readDay, today, type Day } from '#lib/day.ts';
import {
  exampleWish,
  firstOrder,
  planOrder,
  isKnown,
  type OrderPlan,
  type Wish,
  type Way,
} from '../order-plan.ts';

/** The fields of the calendar. */
export const entryNames = ['delivery', 'weeks', ...wayNames] as const;
type EntryName = (typeof entryNames)[number];

const needs = { weeks: exampleWeeks, reserves: usualReserves };

/** How the calendar understands its fields. The example is that of the day of the build, until it cannot be ordered any more. */
export const wishEntries = (ways: readonly Way[], built: Day): EntryRules<EntryName, Wish> => ({
  id: orderCalendarTool.id,
  example: textsFor(exampleWish(built, ways, needs)),
  first: () => {
    const example = exampleWish(built, ways, needs);
    return textsFor(firstOrder(example, ways) < today() ? exampleWish(today(), ways, needs) : example);
  },
  valueIn: wishFrom,
  textsFor,
  toAddress: wishValues,
  fromAddress: readWish,
  messageFor: (name, texts) => messageFor(name, texts, ways),
  spoken: (texts) => {
    const plans = plansFor(wishFrom(texts), ways);
    if (!plans) return entryNames.map((name) => messageFor(name, texts, ways) ?? '').join(' ');
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

const textsFor = ({ delivery, weeks, reserves }: Wish): Texts<EntryName> => ({
  delivery: isoDay(delivery),
  weeks: String(weeks),
  sea: String(reserves.sea),
  air: String(reserves.air),
  express: String(reserves.express),
});

/** What the fields say, or null while one of them cannot be read. */
function wishFrom(texts: Texts<EntryName>): Wish | null {
  const delivery = readDay(texts.delivery);
  const weeks = readBounded('weeks', texts.weeks);
  const [sea, air, express] = wayNames.map((name) => readBounded('reserve', texts[name]));
  if (delivery === null || weeks === null || sea == null || air == null || express == null) return null;
  return { delivery, weeks, reserves: { sea, air, express } };
}

/** The plans for a wish, in the order of the ways; null where a holiday is not known. */
export function plansFor(wish: Wish | null, ways: readonly Way[]): OrderPlan[] | null {
  const plans = wish && ways.map((way) => planOrder(wish, way));
  return plans?.every(isKnown) ? plans : null;
}

function readBounded(name: keyof typeof limits, text: string): number | null {
  const reading = readCount(text);
  return 'value' in reading && isWithin(name, reading.value) ? reading.value : null;
}

/** At the date also where its order would fall into years whose holidays are not known. */
function messageFor(name: EntryName, texts: Texts<EntryName>, ways: readonly Way[]): string | null {
  if (name === 'delivery') {
    if (readDay(texts.delivery) === null) return messages.problems.noDate;
    const wish = wishFrom(texts);
    const isFine = wish === null || plansFor(wish, ways) !== null;
    return isFine ? null : fill(messages.problems.delivery, knownYears);
  }
  const kind = name === 'weeks' ? 'weeks' : 'reserve';
  const { min, max } = limits[kind];
  return readBounded(kind, texts[name]) === null ? fill(messages.problems[kind], { min, max }) : null;
}

import { knownYears, noticeWeeks } from '#content/tools/order-times.ts';
import { dayOf, partsOf, type Day } from '#lib/day.ts';
import { planOrder, type Needs, type Wish } from './order-plan.ts';
import type { Way } from './ways.ts';

/**
 * The example that is shown on a day: the next delivery on the first or the fifteenth of a month for which even the
 * slowest way leaves some weeks to order. The last day whose holidays are known where there is no such delivery.
 */
export function exampleWish(today: Day, ways: readonly Way[], needs: Needs): Wish {
  const last = dayOf(knownYears.to, 12, 31);
  let delivery = today;
  const isFit = () =>
    [1, 15].includes(partsOf(delivery).date) &&
    firstOrder({ ...needs, delivery }, ways) >= today + noticeWeeks * 7;
  while (delivery < last && !isFit()) delivery++;
  return { ...needs, delivery };
}

/** The day by which the slowest way has to be ordered. */
export const firstOrder = (wish: Wish, ways: readonly Way[]): Day =>
  Math.min(...ways.map((way) => planOrder(wish, way).order));

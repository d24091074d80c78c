import { busyWeeks, noticeWeeks } from '#content/tools/order-times.ts';
import { partsOf, type Day } from '#lib/day.ts';
import { beginOfWeeks, closures, lastKnown, planOrder, type Needs, type Wish } from './order-plan.ts';
import type { Way } from './ways.ts';

/**
 * The example that is shown on a day: the next delivery on the first or the fifteenth of a month for which even the
 * slowest way leaves some weeks to order, holidays aside, and not in the busy ones before the New Year. The last day whose holidays are
 * known where there is no such delivery.
 */
export function exampleWish(today: Day, ways: readonly Way[], needs: Needs): Wish {
  const wish = { ...needs, delivery: today };
  const isFit = (order: Day) =>
    beginOfWeeks(order, noticeWeeks) >= today &&
    !closures.some(({ kind, from }) => kind === 'new-year' && from > order && from - order <= busyWeeks * 7);
  while (
    wish.delivery < lastKnown &&
    !([1, 15].includes(partsOf(wish.delivery).date) && isFit(firstOrder(wish, ways)))
  )
    wish.delivery++;
  return wish;
}

/** The day by which the slowest way has to be ordered. */
export const firstOrder = (wish: Wish, ways: readonly Way[]): Day =>
  Math.min(...ways.map((way) => planOrder(wish, way).order));

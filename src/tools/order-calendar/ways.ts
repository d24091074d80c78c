import type { LogisticsPage } from '#content/services/service-page.ts';
import { seaRoute } from '#content/tools/sea-route.ts';
import type { WayName } from '#content/tools/order-dates.ts';
import { parseSpan } from '#lib/span.ts';

/** A way to Switzerland. */
export interface Way {
  name: WayName;
  title: string;
  /** The longest it takes. */
  days: number;
  /** What it costs, in words: `tief`. */
  cost: string;
}

type Transport = Pick<LogisticsPage['transport'], 'options'>;

/** The ways of the logistics page, at sea as ships sail at present: all that the tools need of its record, since this travels to the browser. */
export const waysOf = ({ options: [sea, air, express] }: Transport): Way[] => {
  const wayOf = (name: WayName, { title, duration, costLevel }: typeof sea): Way => ({
    name,
    title,
    days: parseSpan(name === 'sea' ? seaRoute.duration : duration).to,
    cost: costLevel,
  });
  return [wayOf('sea', sea), wayOf('air', air), wayOf('express', express)];
};

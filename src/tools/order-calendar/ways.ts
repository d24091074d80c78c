import type { TransportOption } from '#content/model.ts';
import type { WayName } from '#content/tools/order-dates.ts';
import { parseSpan } from '#lib/span.ts';

/** A way to Switzerland. */
export interface Way {
  name: WayName;
  title: string;
  /** The longest it takes. */
  days: number;
  /** What it costs, in words. */
  cost: string;
}

type Option = Pick<TransportOption, 'title' | 'duration' | 'costLevel'>;

/** The ways of the logistics page: all that the calendar needs of its record, since this travels to the browser. */
export const waysOf = ([sea, air, express]: readonly [Option, Option, Option]): Way[] => [
  wayOf('sea', sea),
  wayOf('air', air),
  wayOf('express', express),
];

const wayOf = (name: WayName, { title, duration, costLevel }: Option): Way => ({
  name,
  title,
  days: parseSpan(duration).to,
  cost: costLevel,
});

import type { TransportOption } from '#content/model.ts';
import { parseSpan } from '#lib/span.ts';

/** A way to Switzerland. */
export interface Way {
  title: string;
  /** The longest it takes. */
  days: number;
}

/** The ways of the logistics page: all that the calendar needs of its record, since this travels to the browser. */
export const waysOf = (options: readonly Pick<TransportOption, 'title' | 'duration'>[]): Way[] =>
  options.map(({ title, duration }) => ({ title, days: parseSpan(duration).to }));

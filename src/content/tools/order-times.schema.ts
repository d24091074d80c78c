/** What calendar and board reckon with: a sea route, and the days that are off in China (`china-holidays.ts`). */
import { z } from 'zod';
import { day, list, span, text, tuple } from '../schema.ts';

/**
 * The way that container ships take between China and Europe. Calendar, board and texts follow `seaRoute`: when ships are
 * back in the Suez Canal, it becomes `suez`. `register.ts` says when it was read last.
 */
export const SeaRoute = z.strictObject({
  /** How long ships take from port to port. */
  duration: span,
  /** Days kept in hand at sea: booking, closing time, the way before and after the ports; on the way through Suez a detour around the Cape as well. */
  reserve: z.number(),
  /** The way, in the texts of calendar and board. */
  via: text(12),
  /** What the reserve covers, in the calendar. */
  covers: text(90),
  /** Said of the figure for the way through Suez, on the logistics page. */
  note: text(160),
});
export type SeaRoute = z.infer<typeof SeaRoute>;

export const records = {
  seaRoute: SeaRoute,
  newYears: list(day),
  holidays: list(tuple(day, z.number())),
  workedWeekends: list(day),
};

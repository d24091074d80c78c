/**
 * The way that container ships take between China and Europe. Calendar, board and texts follow `seaRoute`: when ships are
 * back in the Suez Canal, it becomes `suez`. `register.ts` says when it was read last.
 */

import type { Span } from '../figures.ts';
import type { AtMost } from '../limits.ts';

interface SeaRoute {
  /** How long ships take from port to port. */
  duration: Span;
  /** Days kept in hand at sea: booking, closing time, the way before and after the ports; on the way through Suez a detour around the Cape as well. */
  reserve: number;
  /** The way, in the texts of calendar and board. */
  via: AtMost<12>;
  /** What the reserve covers, in the calendar. */
  covers: AtMost<90>;
  /** Said of the figure for the way through Suez, on the logistics page. */
  note: AtMost<160>;
}

const routes = {
  /** The figure of the specification. */
  suez: {
    duration: '25–35 Tage',
    reserve: 28,
    via: 'via Suez',
    covers: 'Umweg ums Kap, Buchung, Ladeschluss, Vor- und Nachlauf',
    note: '25–35\u00a0Tage gelten von Hafen zu Hafen via Suezkanal, ums Kap dauert es bis zwei Wochen länger.',
  },
  /** Ten to fourteen days more. */
  cape: {
    duration: '35–49 Tage',
    reserve: 14,
    via: 'ums Kap',
    covers: 'Buchung, Ladeschluss, Vor- und Nachlauf',
    note: '25–35\u00a0Tage gelten von Hafen zu Hafen via Suezkanal. Seit März 2026 fahren die Reedereien wieder ums Kap: 35–49\u00a0Tage.',
  },
} as const satisfies Record<string, SeaRoute>;

/** The way that ships take at present. */
export const seaRoute: SeaRoute = routes.cape;

/**
 * Usual minimum quantities by process, on /services/end-to-end-sourcing. Working knowledge of the trade, worded as
 * experience: every factory sets its own. The owner should compare them with the company's projects.
 */
import type { SectionIntro } from '../page.ts';
import type { AtMost } from '../limits.ts';

interface MinimumQuantity {
  /** The process or kind of goods. */
  process: AtMost<45>;
  /** The usual minimum as printed, with its unit. */
  quantity: AtMost<40>;
  /** Where it comes from. */
  reason: AtMost<120>;
}

export interface MinimumQuantities extends SectionIntro {
  /** Heads of the columns. */
  columns: AtMost<25, Record<keyof MinimumQuantity, string>>;
  /** Smallest first. */
  rows: readonly MinimumQuantity[];
}

export const minimumQuantities: MinimumQuantities = {
  heading: 'Ab welcher Menge ein Werk produziert',
  intro: 'Richtwerte pro Bestellung.',
  columns: { process: 'Verfahren', quantity: 'Übliche Menge', reason: 'Grund dafür' },
  rows: [
    {
      process: 'Lagerware, unverändert',
      quantity: 'ab 1 Karton',
      reason: 'Die Ware liegt bereit.',
    },
    {
      process: 'Blech, gelasert und gebogen',
      quantity: 'ab 50 Stück',
      reason: 'Nur die Maschine wird eingerichtet.',
    },
    {
      process: 'Lagerware mit Ihrem Logo',
      quantity: 'ab 100 Stück',
      reason: 'Druckform und Maschinenstunde.',
    },
    {
      process: 'Spritzguss mit eigenem Werkzeug',
      quantity: 'ab 500 Stück',
      reason: 'Das Werkzeug kostet immer gleich viel.',
    },
    {
      process: 'Porzellan in eigener Form',
      quantity: 'ab 500 Stück pro Form',
      reason: 'Gipsformen, Glasur, Platz im Ofen.',
    },
    {
      process: 'Glas in eigener Form',
      quantity: 'ab 3’000 Stück',
      reason: 'Der Formwechsel kostet eine Schicht.',
    },
  ],
};

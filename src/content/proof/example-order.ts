import type { InternalLink } from '../routes.ts';
import type { AtMost } from '../limits.ts';

/** The order that offer, sample, report and calculator take as their example, from stop to stop. */
interface ExampleOrder {
  /** Product and quantity: those of the sample offer. */
  heading: AtMost<50>;
  /** Four stand side by side on a phone. */
  stops: readonly {
    /** What is shown there. */
    label: AtMost<12>;
    /** Its section. */
    href: InternalLink;
  }[];
}

export const exampleOrder = {
  heading: 'Ein Auftrag als Beispiel: 1’000 Isolierkannen',
  stops: [
    { label: 'Offerte', href: '/why-us#musterofferte' },
    { label: 'Stichprobe', href: '/services/qualitaetsmanagement#aql' },
    { label: 'Prüfbericht', href: '/services/qualitaetsmanagement#pruefbericht' },
    { label: 'Stückpreis', href: '/services/logistik-transport#einstandskosten' },
  ],
} as const satisfies ExampleOrder;

export type ExampleStop = (typeof exampleOrder)['stops'][number]['label'];

import type { ReactNode } from 'react';
import type { PosterMotif } from '#content/posters.ts';
import { About } from './About.tsx';
import { Certification } from './Certification.tsx';
import { Construction } from './Construction.tsx';
import { Contact } from './Contact.tsx';
import { Development } from './Development.tsx';
import { Events } from './Events.tsx';
import { Gastronomy } from './Gastronomy.tsx';
import { Healthcare } from './Healthcare.tsx';
import { Home } from './Home.tsx';
import { Industries } from './Industries.tsx';
import { Legal } from './Legal.tsx';
import { Logistics } from './Logistics.tsx';
import { Quality } from './Quality.tsx';
import { Retail } from './Retail.tsx';
import { Services } from './Services.tsx';
import { Sourcing } from './Sourcing.tsx';
import { WhyUs } from './WhyUs.tsx';
import styles from './Poster.module.css';

const pictures: Record<PosterMotif, (props: { hasBand: boolean }) => ReactNode> = {
  home: Home,
  about: About,
  services: Services,
  industries: Industries,
  'why-us': WhyUs,
  contact: Contact,
  legal: Legal,
  'end-to-end-sourcing': Sourcing,
  produktentwicklung: Development,
  qualitaetsmanagement: Quality,
  'logistik-transport': Logistics,
  zertifizierungsberatung: Certification,
  gastronomy: Gastronomy,
  retail: Retail,
  construction: Construction,
  healthcare: Healthcare,
  events: Events,
};

const fits = { cropped: 'xMidYMid slice', whole: 'xMinYMid meet', middle: 'xMidYMid meet' } as const;

type PosterProps = {
  motif: PosterMotif;
  /**
   * `whole`: all of it from the left edge of its box, and more of its ground above, below and to the right; `middle`: all
   * of it in the middle of its ground. The posters of services have such a ground.
   */
  fit?: keyof typeof fits;
  /** Whether it stands in a band on phones (`band.module.css`), for which some have a shape of their own. */
  hasBand?: boolean;
};

/**
 * A poster of 4:5 on a grid of 8 by 10 modules of 50 units. It fills the width it is given; a box with a height of its
 * own crops it from above and below, and the four modules in the middle carry the picture (a social image is 8 by 4.2).
 */
export function Poster({ motif, fit = 'cropped', hasBand = false }: PosterProps) {
  const Picture = pictures[motif];
  return (
    <svg
      className={styles.poster}
      data-motif={motif}
      viewBox="0 0 400 500"
      preserveAspectRatio={fits[fit]}
      aria-hidden="true"
    >
      <Picture hasBand={hasBand} />
    </svg>
  );
}

import type { IndustryRoute, PosterMotif, ServiceRoute } from '#content/routes.ts';
import { posters } from '../drawings/posters.ts';
import { Shapes } from '../drawings/Shapes.tsx';
import { widePosters } from '../drawings/wide-posters.ts';
import styles from './Poster.module.css';

const fits = { cropped: 'xMidYMid slice', whole: 'xMinYMid meet', middle: 'xMidYMid meet' } as const;

type PosterProps = {
  motif: PosterMotif;
  /**
   * `whole`: all of it from the left edge of its box, and more of its ground above, below and to the right; `middle`: all
   * of it in the middle of its ground. The posters of services have such a ground.
   */
  fit?: keyof typeof fits;
  /** Whether it stands in a band on phones (`styles.band`), for which some have a shape of their own. */
  hasBand?: boolean;
};

/**
 * A poster of 4:5. It fills the width it is given; a box with a height of its own crops it from above and below, and the
 * four modules in the middle carry the picture (a social image is 8 by 4.2).
 */
export function Poster({ motif, fit = 'cropped', hasBand = false }: PosterProps) {
  const shapes = posters[motif].filter(
    (shape) => hasBand || !('shapes' in shape) || shape['data-shape'] !== 'wide',
  );
  return (
    <svg
      className={styles.poster}
      data-motif={motif}
      viewBox="0 0 400 500"
      preserveAspectRatio={fits[fit]}
      aria-hidden="true"
    >
      <Shapes of={shapes} />
    </svg>
  );
}

type WidePosterProps = { route: IndustryRoute };

/** The landscape sister of an industry's poster. */
export function WidePoster({ route }: WidePosterProps) {
  const { box, align = 'xMidYMid', shapes } = widePosters[route];
  return (
    <svg
      className={`${styles.wide} ${posterName[route]}`}
      viewBox={box}
      preserveAspectRatio={`${align} slice`}
      aria-hidden="true"
    >
      <Shapes of={shapes} />
    </svg>
  );
}

/** The class that names a page's poster for the way from the overview to that page and back. */
export const posterName: Record<IndustryRoute | ServiceRoute, string | undefined> = {
  '/gastronomy': styles.gastronomy,
  '/retail': styles.retail,
  '/construction': styles.construction,
  '/healthcare': styles.healthcare,
  '/events': styles.events,
  '/services/end-to-end-sourcing': styles.sourcing,
  '/services/produktentwicklung': styles.development,
  '/services/qualitaetsmanagement': styles.quality,
  '/services/logistik-transport': styles.logistics,
  '/services/zertifizierungsberatung': styles.certification,
};

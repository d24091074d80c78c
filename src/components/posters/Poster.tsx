import {
  industryRoutes,
  serviceRoutes,
  type IndustryRoute,
  type PosterMotif,
  type ServiceRoute,
} from '#content/routes.ts';
import { lastSegment } from '#lib/addresses.ts';
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
      className={styles.wide}
      {...named(route)}
      viewBox={box}
      preserveAspectRatio={`${align} slice`}
      aria-hidden="true"
    >
      <Shapes of={shapes} />
    </svg>
  );
}

/** What gives a page's poster its name, for the way from the overview to that page and back. */
export const named = (route: IndustryRoute | ServiceRoute) => ({ 'data-poster': lastSegment(route) });

/** Where the band begins that phones show of a poster (`--band`), where it is not in the middle. */
const bands: Partial<Record<PosterMotif, number>> = {
  gastronomy: 95,
  'end-to-end-sourcing': 118,
  'logistik-transport': 322,
  // A course ends with its joint.
  construction: 145,
  events: 235,
};

/**
 * The rules for both, in every page with posters. By its name browsers know a poster again; a page shows each once, since a
 * name that stands twice cancels the transition.
 */
export const posterRules = [
  ...[...industryRoutes, ...serviceRoutes]
    .map(lastSegment)
    .map((name) => [`poster=${name}`, `view-transition-name:${name}`]),
  ...Object.entries(bands).map(([motif, band]) => [`motif=${motif}`, `--band:${band}`]),
]
  .map(([part, declaration]) => `[data-${part}]{${declaration}}`)
  .join('');

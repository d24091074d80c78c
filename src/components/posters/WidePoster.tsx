import type { IndustryRoute } from '#content/routes.ts';
import { Shapes } from '../drawings/Shapes.tsx';
import { widePosters } from '../drawings/wide-posters.ts';
import { posterName } from './poster-name.ts';
import styles from './Poster.module.css';

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

import type { ReactNode } from 'react';
import type { IndustryRoute } from '#content/routes.ts';
import { Construction } from './wide/Construction.tsx';
import { Events } from './wide/Events.tsx';
import { Gastronomy } from './wide/Gastronomy.tsx';
import { Healthcare } from './wide/Healthcare.tsx';
import { Retail } from './wide/Retail.tsx';
import { posterName } from './poster-name.ts';
import styles from './WidePoster.module.css';

/**
 * Two fields for eight columns and three bands that run to the edge of the window; `align` is the part of the picture that
 * stays where a narrow window crops it.
 */
const pictures: Record<IndustryRoute, { Picture: () => ReactNode; viewBox: string; align?: string }> = {
  '/gastronomy': { Picture: Gastronomy, viewBox: '0 0 900 400' },
  '/retail': { Picture: Retail, viewBox: '0 0 900 400' },
  '/construction': { Picture: Construction, viewBox: '0 0 1600 350' },
  '/healthcare': { Picture: Healthcare, viewBox: '0 0 1600 250' },
  '/events': { Picture: Events, viewBox: '0 0 1600 500', align: 'xMaxYMax' },
};

type WidePosterProps = { route: IndustryRoute };

/**
 * The landscape sister of an industry's poster: the same shapes on a ground that closes on all four sides. On a phone it
 * is cropped to 2.56:1, so the picture lies in the middle.
 */
export function WidePoster({ route }: WidePosterProps) {
  const { Picture, viewBox, align = 'xMidYMid' } = pictures[route];
  return (
    <svg
      className={`${styles.poster} ${posterName[route]}`}
      viewBox={viewBox}
      preserveAspectRatio={`${align} slice`}
      aria-hidden="true"
    >
      <Picture />
    </svg>
  );
}

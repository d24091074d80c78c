import type { IndustryRoute } from '#content/routes.ts';
import styles from './industry-names.module.css';
import './transition.css';

/** The class that names an industry's poster for the way from the overview to its page and back. */
export const industryName: Record<IndustryRoute, string | undefined> = {
  '/gastronomy': styles.gastronomy,
  '/retail': styles.retail,
  '/construction': styles.construction,
  '/healthcare': styles.healthcare,
  '/events': styles.events,
};

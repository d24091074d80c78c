import type { IndustryRoute, ServiceRoute } from '#content/routes.ts';
import styles from './poster-names.module.css';

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

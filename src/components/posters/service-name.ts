import type { ServiceRoute } from '#content/routes.ts';
import styles from './service-names.module.css';
import './transition.css';

/** The class that names a service's poster for the way from the overview to its page and back. */
export const serviceName: Record<ServiceRoute, string | undefined> = {
  '/services/end-to-end-sourcing': styles.sourcing,
  '/services/produktentwicklung': styles.development,
  '/services/qualitaetsmanagement': styles.quality,
  '/services/logistik-transport': styles.logistics,
  '/services/zertifizierungsberatung': styles.certification,
};

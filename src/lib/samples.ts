import { config } from '#config.ts';
import type { NeedsConsent } from '#content/model.ts';

/** Whether the person or company that a record speaks for has agreed; until then it is a sample. */
export const hasConsent = ({ consent }: NeedsConsent): boolean => (consent ?? '').trim() !== '';

/** Whether a record appears on the site: a release leaves samples out. */
export const isShown = (record: NeedsConsent): boolean => config.showsSamples || hasConsent(record);

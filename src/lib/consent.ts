import { config } from '#config.ts';
import type { NeedsConsent } from '#content/schema.ts';

/** Whether the person or company that a record speaks for has agreed; until then it is a sample. */
export const hasConsent = ({ consent }: NeedsConsent): boolean => (consent ?? '').trim() !== '';

/** Whether a record is there and appears on the site: a release leaves samples out. */
export const isShown = <Sample extends NeedsConsent>(record: Sample | undefined): record is Sample =>
  record !== undefined && (config.showsSamples || hasConsent(record));

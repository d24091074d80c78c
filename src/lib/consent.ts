import { config } from '#config.ts';
import type { NeedsConsent } from '#content/schema.ts';
import { hasConsent } from './placeholders.ts';

/** Whether a record is there and appears on the site: a release leaves samples out. */
export const isShown = <Sample extends NeedsConsent>(record: Sample | undefined): record is Sample =>
  record !== undefined && (config.showsSamples || hasConsent(record));

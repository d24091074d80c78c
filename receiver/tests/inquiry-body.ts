import { sample } from '../../tests/sample-inquiry.ts';
import { createKey, messageBody, type Inquiry } from '../site.ts';

/** The site whose receiver is tested. */
export const origin = 'https://www.firma.ch';

/** An inquiry as the form sends it. */
export const inquiryBody = (
  changes: Partial<Inquiry> = {},
  idempotencyKey = createKey(),
  secondsToFill = '40',
) => ({ ...messageBody({ ...sample, ...changes }, idempotencyKey), secondsToFill });

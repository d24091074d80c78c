/** Who processes data for the company (Art. 19 DSG). */
import { z } from 'zod';
import { words } from '../schema.ts';

/** A firm that processes data. */
export const Recipient = z.strictObject({
  /** Firm and seat, such as `Beispiel AG, Bern`. */
  name: words,
  /** Country where the data are processed. */
  country: words,
  /**
   * For a country without adequate data protection: the safeguard by Art. 16 or 17 DSG, to follow «Grundlage
   * dafür sind …». Null for Switzerland and the countries in annex 1 of the DSV.
   */
  safeguard: words.nullable(),
});
export type Recipient = z.infer<typeof Recipient>;

/** What somebody may do for the company. */
export const Recipients = z.strictObject({
  /** Stores the files of the site and sends them to visitors. */
  hosting: Recipient.nullable(),
  /** Runs the booking portal, in use with `BOOKING_URL`. */
  booking: Recipient.nullable(),
  /** Runs the receiver of the inquiry form, in use with `INQUIRY_ENDPOINT`; with `RECEIVER_URL` the server our own stands on. */
  inquiry: Recipient.nullable(),
  /** Runs the receiver of the appointment page, in use with `APPOINTMENT_ENDPOINT`. */
  appointment: Recipient.nullable(),
  /** Delivers the e-mails of our own receiver, in use with `RECEIVER_URL`. */
  mail: Recipient.nullable(),
});
export type Recipients = z.infer<typeof Recipients>;

export const records = { recipients: Recipients };

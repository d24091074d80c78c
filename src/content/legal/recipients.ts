/**
 * Who processes data for the company. The privacy policy names those that the configuration puts to use
 * (Art. 19 DSG). The values below are placeholders; replace them before going live.
 */
export interface Recipient {
  /** Firm and seat, such as `Beispiel AG, Bern`. */
  name: string;
  /** Country where the data are processed. */
  country: string;
  /**
   * For a country without adequate data protection: the safeguard by Art. 16 or 17 DSG, to follow «Grundlage
   * dafür sind …». Null for Switzerland and the countries in annex 1 of the DSV.
   */
  safeguard: string | null;
}

export const recipients = {
  /** Stores the files of the site and sends them to visitors. */
  hosting: { name: 'Muster Hosting AG, Zürich', country: 'Schweiz', safeguard: null },
  /** Runs the booking portal, in use with `BOOKING_URL`. */
  booking: { name: 'Muster Terminbuchung AG, Zürich', country: 'Schweiz', safeguard: null },
  /** Runs the receiver of the inquiry form, in use with `INQUIRY_ENDPOINT`; with `RECEIVER_URL` the server our own stands on. */
  inquiry: { name: 'Muster Formulardienst AG, Zürich', country: 'Schweiz', safeguard: null },
  /** Runs the receiver of the appointment page, in use with `APPOINTMENT_ENDPOINT`. */
  appointment: { name: 'Muster Formulardienst AG, Zürich', country: 'Schweiz', safeguard: null },
  /** Delivers the e-mails of our own receiver, in use with `RECEIVER_URL`. */
  mail: { name: 'Muster Mail AG, Zürich', country: 'Schweiz', safeguard: null },
} as const satisfies Record<string, Recipient>;

/** Where a recipient processes data, and on what basis, as a sentence of the privacy policy. */
export function placeOf({ country, safeguard }: Recipient): string {
  const place = `Die Daten werden in folgendem Land bearbeitet: ${country}.`;
  return safeguard === null ? place : `${place} Grundlage dafür sind ${safeguard}.`;
}

/**
 * Who processes data for the company. The privacy policy names those that the configuration puts to use
 * (Art. 19 DSG). The values below are placeholders; replace them before going live.
 */
import type { Recipient, Recipients } from './schema.ts';

/** Null where nobody else does it: a server of your own in your own rooms. The texts follow. */
export const recipients: Recipients = {
  hosting: { name: 'Muster Hosting AG, Zürich', country: 'Schweiz', safeguard: null },
  booking: { name: 'Muster Terminbuchung AG, Zürich', country: 'Schweiz', safeguard: null },
  inquiry: { name: 'Muster Formulardienst AG, Zürich', country: 'Schweiz', safeguard: null },
  appointment: { name: 'Muster Formulardienst AG, Zürich', country: 'Schweiz', safeguard: null },
  mail: { name: 'Muster Mail AG, Zürich', country: 'Schweiz', safeguard: null },
};

/** Where a recipient processes data, and on what basis, as a sentence of the privacy policy. */
export function placeOf({ country, safeguard }: Recipient): string {
  const place =
    country === 'Schweiz'
      ? 'Die Daten bleiben in der Schweiz.'
      : `Die Daten werden in folgendem Land bearbeitet: ${country}.`;
  return safeguard === null ? place : `${place} Grundlage dafür sind ${safeguard}.`;
}

/** Who does something: a sentence that ends with the name and the place, or the other where it is ourselves. */
export const whoDoes = (recipient: Recipient | null, others: string, ourselves: string): string =>
  recipient === null ? ourselves : `${others} ${recipient.name}. ${placeOf(recipient)}`;

/** What the company says of itself. */
import { z } from 'zod';
import {
  day,
  email,
  list,
  openingTime,
  phone,
  postalCode,
  sumInsured,
  text,
  tuple,
  uid,
  vatNumber,
  webAddress,
  weekdays,
  words,
  year,
} from './schema.ts';

/** The cantons, by the abbreviation on their number plates. */
export const Canton = z.enum(
  // prettier-ignore
  [
    'AG', 'AI', 'AR', 'BE', 'BL', 'BS', 'FR', 'GE', 'GL', 'GR', 'JU', 'LU', 'NE',
    'NW', 'OW', 'SG', 'SH', 'SO', 'SZ', 'TG', 'TI', 'UR', 'VD', 'VS', 'ZG', 'ZH',
  ],
);
export type Canton = z.infer<typeof Canton>;

/** A postal address. */
const Place = z.strictObject({
  /** Street and number; a post-office box is not enough for the imprint (UWG Art. 3 para. 1 lit. s). */
  street: words,
  /** Four digits. */
  postalCode,
  city: words,
});

export const OpeningHours = z.strictObject({
  /** A day, or days with an en dash: `Mo–Fr`. */
  days: weekdays,
  /** Hours with an en dash, `08:00–18:00`, or `geschlossen`. Where you close over noon: two entries for the same days. */
  hours: openingTime,
});
export type OpeningHours = z.infer<typeof OpeningHours>;

export const Closure = z.strictObject({
  /** First day, such as `2026-12-24`. */
  from: day,
  /** Last day; of a single day the same as the first. */
  to: day,
  /** What it is, such as `Betriebsferien`. */
  note: text(40),
});
export type Closure = z.infer<typeof Closure>;

/**
 * The company: the only place for its name, address, phone and numbers. Everything on the site that shows
 * them, links to them or mentions them in a legal text, takes them from here. What sentences say of the company
 * (its age, its cities) stands in the sentences too; the comments name it.
 */
export const Company = z.strictObject({
  /** Full name as in the commercial register (Firma), used in legal texts and the footer. */
  legalName: words,
  /** Short name beside the mark in the header and in page titles. */
  shortName: text(20),
  /** Legal form as in the commercial register. */
  legalForm: words,
  address: Place.extend({
    country: words,
    /** Abbreviation of the canton: its public holidays count when appointments are offered. */
    canton: Canton,
  }),
  /** Place of jurisdiction in the terms (Gerichtsstand), where it is not the city of the address: a decision of its own. */
  jurisdiction: words.exactOptional(),
  /** Phone in international form with spaces, such as `+41 44 000 00 00`; links are made from it. */
  phone,
  /** Further numbers, on contact, in the imprint and in the vCard; each with whom one reaches. */
  otherPhones: list(z.strictObject({ name: words, phone })).exactOptional(),
  /** Number that reads WhatsApp, a link on contact. Without it the privacy page does not name WhatsApp either. */
  whatsApp: phone.exactOptional(),
  /** Further offices in Switzerland, on contact, in the imprint and for search engines. */
  otherOffices: list(Place.extend({ name: words })).exactOptional(),
  /** E-mail address that somebody reads. */
  email,
  /** UID of the business register, `CHE-` and nine digits. */
  uid,
  /** VAT number: the UID with the suffix MWST. */
  vatNumber,
  /** Who signs for the company, for the imprint. */
  representative: words,
  /** Opening hours, one entry a line. */
  openingHours: list(OpeningHours),
  /** Days on which you are closed besides, such as Betriebsferien: no times are offered, and contact and thanks say so. */
  closures: list(Closure).exactOptional(),
  /** Year of foundation. Also in the texts of `pages/about.ts`. */
  founded: year,
  /** Year in the copyright line of the footer. */
  copyrightYear: year,
  /** Cities of the offices in China. Also in texts: search `src/content` for them. */
  chinaOffices: tuple(words, words),
  /** Sum insured by the professional liability insurance, as printed in the imprint. */
  liabilityInsurance: sumInsured,
  /** Address of the site while none is configured (see .env.example). */
  siteUrl: webAddress,
});
export type Company = z.infer<typeof Company>;

export const records = { company: Company };

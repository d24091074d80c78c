import { overlaid } from '#content/overlay.ts';
import type { Canton } from './holidays.ts';
import type { IsoDate } from './dates.ts';
import type { AtMost } from './limits.ts';

/**
 * The company: the only place for its name, address, phone and numbers. Everything on the site that shows
 * them, links to them or mentions them in a legal text, takes them from here. What sentences say of the company
 * (its age, its cities) stands in the sentences too; the comments name it.
 * The values below are placeholders that cannot belong to anybody; replace them before going live.
 */
export interface Company {
  /** Full name as in the commercial register (Firma), used in legal texts and the footer. */
  legalName: string;
  /** Short name beside the mark in the header and in page titles. */
  shortName: AtMost<20>;
  /** Legal form as in the commercial register. */
  legalForm: string;
  address: Place & {
    country: string;
    /** Abbreviation of the canton: its public holidays count when appointments are offered. */
    canton: Canton;
  };
  /** Place of jurisdiction in the terms (Gerichtsstand), where it is not the city of the address: a decision of its own. */
  jurisdiction?: string;
  /** Phone in international form with spaces, such as `+41 44 000 00 00`; links are made from it. */
  phone: `+${string}`;
  /** Further numbers, on contact, in the imprint and in the vCard; each with whom one reaches. */
  otherPhones?: readonly { name: string; phone: `+${string}` }[];
  /** Number that reads WhatsApp, a link on contact. Without it the privacy page does not name WhatsApp either. */
  whatsApp?: `+${string}`;
  /** Further offices in Switzerland, on contact, in the imprint and for search engines. */
  otherOffices?: readonly (Place & { name: string })[];
  /** E-mail address that somebody reads. */
  email: `${string}@${string}`;
  /** UID of the business register, `CHE-` and nine digits. */
  uid: `CHE-${string}`;
  /** VAT number: the UID with the suffix MWST. */
  vatNumber: `CHE-${string} MWST`;
  /** Who signs for the company, for the imprint. */
  representative: string;
  /** Opening hours, one entry a line. */
  openingHours: readonly OpeningHours[];
  /** Days on which you are closed besides, such as Betriebsferien: no times are offered, and contact and thanks say so. */
  closures?: readonly Closure[];
  /** Year of foundation. Also in the texts of `pages/about.ts`. */
  founded: number;
  /** Year in the copyright line of the footer. */
  copyrightYear: number;
  /** Cities of the offices in China. Also in texts: search `src/content` for them. */
  chinaOffices: readonly [string, string];
  /** Sum insured by the professional liability insurance, as printed in the imprint. */
  liabilityInsurance: string;
  /** Address of the site while none is configured (see .env.example). */
  siteUrl: `https://${string}`;
}

/** The weekdays as the record writes them. */
export const weekdays = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'] as const;
type Weekday = (typeof weekdays)[number];

export interface OpeningHours {
  /** A day, or days with an en dash: `Mo–Fr`. */
  days: Weekday | `${Weekday}–${Weekday}`;
  /** Hours with an en dash, `08:00–18:00`, or `geschlossen`. Where you close over noon: two entries for the same days. */
  hours: `${number}:${number}–${number}:${number}` | 'geschlossen';
}

/** A postal address. */
interface Place {
  /** Street and number; a post-office box is not enough for the imprint (UWG Art. 3 para. 1 lit. s). */
  street: string;
  /** Four digits. */
  postalCode: string;
  city: string;
}

export interface Closure {
  /** First day, such as `2026-12-24`. */
  from: IsoDate;
  /** Last day; of a single day the same as the first. */
  to: IsoDate;
  /** What it is, such as `Betriebsferien`. */
  note: AtMost<40>;
}

export const company = overlaid<Company>('company', {
  legalName: 'Muster Sourcing AG',
  shortName: 'Muster Sourcing',
  legalForm: 'Aktiengesellschaft',
  address: {
    street: 'Musterstrasse 1',
    postalCode: '8000',
    city: 'Zürich',
    country: 'Schweiz',
    canton: 'ZH',
  },
  phone: '+41 44 000 00 00',
  email: 'kontakt@muster-sourcing.example',
  uid: 'CHE-000.000.000',
  vatNumber: 'CHE-000.000.000 MWST',
  representative: 'Vorname Name, Geschäftsleitung',
  openingHours: [
    { days: 'Mo–Fr', hours: '08:00–18:00' },
    { days: 'Sa', hours: '09:00–12:00' },
  ],
  founded: 2018,
  copyrightYear: 2024,
  chinaOffices: ['Shanghai', 'Guangzhou'],
  liabilityInsurance: 'CHF 2.000.000',
  siteUrl: 'https://www.muster-sourcing.example',
});

/** Opening hours as the site prints them, the same days in one text: `Mo–Fr 08:00–12:00, 13:15–17:30`. */
export function printHours(entries: readonly OpeningHours[]): readonly string[] {
  const hoursOn = (days: string) => entries.filter((entry) => entry.days === days).map(({ hours }) => hours);
  return [...new Set(entries.map(({ days }) => days))].map((days) => `${days} ${hoursOn(days).join(', ')}`);
}

// Islands read this file for other things.
export const openingHours = /* @__PURE__ */ printHours(company.openingHours);

/** `+41 44 000 00 00` as the address of a phone link. */
export const phoneHref = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** `+41 79 000 00 00` as the address that opens WhatsApp; the link loads nothing. */
export const whatsAppHref = (phone: string) => `https://wa.me/${phone.replace(/\D/g, '')}` as const;

/** An e-mail address as the address of a mail link. */
export const emailHref = (email: string) => `mailto:${email}`;

import { overlaid } from '#content/overlay.ts';
import type { Company, OpeningHours } from './site.schema.ts';

/**
 * The company. The values below are placeholders that cannot belong to anybody; replace them before going live. What each
 * field is, and where it shows, stands in `site.schema.ts`.
 */
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

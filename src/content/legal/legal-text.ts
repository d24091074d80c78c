/** The kinds of records the legal pages are written in. Company data come from `company.ts`, never as text. */
import { company, emailHref, phoneHref, whatsAppHref } from '../company.ts';
import { labels } from '../labels.ts';
import type { LegalDatum } from './schema.ts';

/** Heading of the table of contents. */
export const contentsLabel = 'Inhalt';

const { legalName, address, phone, email, whatsApp } = company;

/** Where we can be sued (Gerichtsstand). */
export const jurisdiction = company.jurisdiction ?? address.city;

/** Name and postal address of the company. */
export const companyAddress: LegalDatum = {
  term: 'Adresse',
  lines: [legalName, address.street, `${address.postalCode} ${address.city}`, address.country],
};

/** E-mail and phone of the company. */
export const companyContact: readonly LegalDatum[] = [
  { term: 'E-Mail', lines: [email], href: emailHref(email) },
  { term: 'Telefon', lines: [phone], href: phoneHref(phone) },
];

/** Further numbers and offices, for the imprint. */
export const furtherContact: readonly LegalDatum[] = [
  ...(company.otherPhones ?? []).map((other) => ({
    term: other.name,
    lines: [other.phone],
    href: phoneHref(other.phone),
  })),
  ...(whatsApp ? [{ term: labels.whatsApp, lines: [whatsApp], href: whatsAppHref(whatsApp) }] : []),
  ...(company.otherOffices ?? []).map(({ name, street, postalCode, city }) => ({
    term: name,
    lines: [street, `${postalCode} ${city}`],
  })),
];

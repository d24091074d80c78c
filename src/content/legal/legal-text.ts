/** The kinds of records the legal pages are written in. Company data come from `company.ts`, never as text. */
import { company, emailHref, phoneHref, whatsAppHref } from '../company.ts';
import { labels } from '../labels.ts';
import type { vcardPath, LegalRoute, Route } from '../routes.ts';
import type { PageRecord } from '../page.ts';
import type { AtMost } from '../limits.ts';

/** A fact of the imprint or of an address, shown as term and value. */
export interface LegalDatum {
  /** Name of the fact, such as `Telefon`. */
  term: AtMost<40>;
  /** One entry a line. */
  lines: readonly string[];
  /** Where the value leads: `tel:`, `mailto:` or an address. */
  href?: string;
}

/** A way to another legal page, to the vCard or to an authority. */
interface LegalLink {
  /** Text of the link: says where it leads without its surroundings. */
  label: string;
  /** Where it leads. */
  href: Route | `${Route}#${string}` | `https://${string}` | typeof vcardPath;
}

/** What a section consists of: a paragraph, a list, facts, or a link. */
export type LegalBlock =
  string | { list: readonly string[] } | { data: readonly LegalDatum[] } | { link: LegalLink };

export interface LegalSection {
  /** Anchor of the section: small letters and hyphens. Other pages and letters refer to it, do not change it. */
  id: string;
  /** Without a number: the page sets it. */
  heading: AtMost<50>;
  /** The text of the section, in order. */
  blocks: readonly LegalBlock[];
}

/** What the texts need to know of an installation of the site; its configuration carries it. */
export interface Installation {
  /** Address of the booking portal, or null: then the frame shows a page of our own. */
  bookingUrl: string | null;
  /** `lazy` loads the portal when the frame comes near; `ask-first` shows our own page with a link to it first. */
  bookingMode: 'lazy' | 'ask-first';
  /** Where the inquiry form posts to, or null: then it sends nothing and only shows success. */
  inquiryEndpoint: string | null;
  /** Where the appointment page posts to, or null: then it composes an e-mail. Without effect beside a portal. */
  appointmentEndpoint: string | null;
  /** Where the appointment page asks for free times, or null: then it proposes times of the opening hours. */
  appointmentSlots: string | null;
  /** The receiver of our own that the endpoints belong to, or null where they are somebody else's. */
  receiver: OwnReceiver | null;
}

export interface OwnReceiver {
  /** Address of the receiver, without a slash at its end. */
  url: string;
  /** Days after which it deletes inquiries and past appointments. */
  retentionDays: number;
  /** Whether visitors get a receipt of their inquiry by e-mail. */
  sendsReceipt: boolean;
}

export interface LegalPage extends PageRecord {
  /** Address of the page. */
  route: LegalRoute;
  /** The page's h1. */
  title: string;
  /** As printed below the title, such as `Stand: Januar 2024`. */
  date?: string;
  /** What the text is about, in one or two sentences. */
  intro: string;
  /** `clauses` numbers each paragraph as well (3.2), so that contracts can refer to it. */
  numbering: 'sections' | 'clauses';
  /** The text. It follows the configuration, so that it cannot say anything else than the site does. */
  sections: (installation: Installation) => readonly LegalSection[];
}

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

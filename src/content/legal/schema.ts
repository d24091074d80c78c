/** What the legal pages are written in, and who processes data for the company. */
import { z } from 'zod';
import { PageRecord } from '../page.schema.ts';
import type { LegalRoute } from '../routes.ts';
import { legalLink, list, page, text, words } from '../schema.ts';

/** A fact of the imprint or of an address, shown as term and value. */
export const LegalDatum = z.strictObject({
  /** Name of the fact, such as `Telefon`. */
  term: text(40),
  /** One entry a line. */
  lines: list(words),
  /** Where the value leads: `tel:`, `mailto:` or an address. */
  href: words.exactOptional(),
});
export type LegalDatum = z.infer<typeof LegalDatum>;

/** A way to another legal page, to the vCard or to an authority. */
const LegalLink = z.strictObject({
  /** Text of the link: says where it leads without its surroundings. */
  label: words,
  /** Where it leads. */
  href: legalLink,
});

/** What a section consists of: a paragraph, a list, facts, or a link. */
export const LegalBlock = z.union([
  words,
  z.strictObject({ list: list(words) }),
  z.strictObject({ data: list(LegalDatum) }),
  z.strictObject({ link: LegalLink }),
]);
export type LegalBlock = z.infer<typeof LegalBlock>;

export const LegalSection = z.strictObject({
  /** Anchor of the section: small letters and hyphens. Other pages and letters refer to it, do not change it. */
  id: words,
  /** Without a number: the page sets it. */
  heading: text(50),
  /** The text of the section, in order. */
  blocks: list(LegalBlock),
});
export type LegalSection = z.infer<typeof LegalSection>;

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

/** The kinds of records the legal pages are written in. */
export const LegalPage = PageRecord.extend({
  /** Address of the page. */
  route: page<LegalRoute>(),
  /** The page's h1. */
  title: words,
  /** As printed below the title, such as `Stand: Januar 2024`. */
  date: words.exactOptional(),
  /** What the text is about, in one or two sentences. */
  intro: words,
  /** `clauses` numbers each paragraph as well (3.2), so that contracts can refer to it. */
  numbering: z.enum(['sections', 'clauses']),
  /** The text. */
  sections: list(LegalSection),
});
export type LegalPage = Omit<z.infer<typeof LegalPage>, 'sections'> & {
  /** The text follows the configuration, so that it cannot say anything else than the site does. */
  sections: (installation: Installation) => readonly LegalSection[];
};

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

export const schemas = {
  agb: LegalPage,
  datenschutz: LegalPage,
  impressum: LegalPage,
  companyAddress: LegalDatum,
  companyContact: list(LegalDatum),
  furtherContact: list(LegalDatum),
  recipients: Recipients,
};

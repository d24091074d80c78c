/** The kinds of records the legal pages are written in. */
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

export const records = {
  agb: LegalPage,
  datenschutz: LegalPage,
  impressum: LegalPage,
  companyAddress: LegalDatum,
  companyContact: list(LegalDatum),
  furtherContact: list(LegalDatum),
};

/** What the records say that several pages share: the company, its people, names, menus, the network, the register. */
import { z } from 'zod';
import {
  NeedsConsent,
  day,
  email,
  filled,
  list,
  nameOf,
  openingDays,
  openingTime,
  page,
  phone,
  postalCode,
  some,
  sumInsured,
  text,
  tuple,
  uid,
  vatNumber,
  webAddress,
  words,
  year,
} from './schema.ts';
import type { IndustryRoute, Route, ServiceRoute } from './routes.ts';

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

/** A line of the opening hours. */
export const OpeningHours = z.strictObject({
  /** A day, or days with an en dash: `Mo–Fr`. */
  days: openingDays,
  /** Hours with an en dash, `08:00–18:00`, or `geschlossen`. Where you close over noon: two entries for the same days. */
  hours: openingTime,
});
export type OpeningHours = z.infer<typeof OpeningHours>;

/** Days on which nobody is there. */
export const Closure = z
  .strictObject({
    /** First day, such as `2026-12-24`. */
    from: day,
    /** Last day; of a single day the same as the first. */
    to: day,
    /** What it is, such as `Betriebsferien`. */
    note: text(40),
  })
  .refine(({ from, to }) => from <= to, {
    error: ({ input }) => {
      const { from, to, note } = input as { from: string; to: string; note: string };
      return `«${note}» endet (${to}), bevor es beginnt (${from}).`;
    },
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
  openingHours: some(OpeningHours),
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

/** A person of the team. Samples until the owner supplies the real ones. */
export const TeamMember = NeedsConsent.extend({
  /** Given name and initial until the owner supplies the full name, such as `Regula K.`. */
  name: words,
  role: text(45),
  /** City or country of work, such as `Shanghai`. */
  location: words,
  /** Fields of work. */
  experience: text(110),
  /** Languages spoken at work, the best one first. */
  languages: text(60),
  /** File name of a photograph in `src/content/people/`, or null: then a monogram is drawn. */
  image: words
    .refine(
      (name) => name !== '' && name !== 'null',
      'Ohne Fotografie steht hier null, ohne Anführungszeichen.',
    )
    .nullable(),
});
export type TeamMember = z.infer<typeof TeamMember>;

/** What stands in narrow places; all others are what their components ask for. */
const Labels = z
  .strictObject({
    /** The parts of a bar in a chart of spans. */
    span: tuple(words, words),
    callShort: text(10),
    inquiryShort: text(10),
    appointmentShort: text(10),
  })
  .catchall(words);

/** What stands where an island has come to a standstill. */
const IslandFailure = z.strictObject({
  /** In place of the form. */
  form: words,
  /** In place of a tool. */
  tool: words,
  call: text(20),
  email: text(20),
});

const MenuEntry = z.strictObject({
  /** Where the link leads; its text is the label of the route. */
  route: page<Route>(),
  /** Half a line beside the link, wide screens only. */
  hint: text(60),
});

/** What a menu of the header says. */
export const Menu = z.strictObject({
  /** Text of the button that opens the menu. */
  label: text(20),
  /** Link to the overview page, beside the entries; below them on narrow screens. */
  overview: z.strictObject({ route: page<Route>(), label: words }),
  /** The pages of the menu, in its order. */
  entries: list(MenuEntry),
});
export type Menu = z.infer<typeof Menu>;

const NetworkLine = z.strictObject({
  /** The industry that the line belongs to; its name is the label of the route. */
  route: page<IndustryRoute>(),
  /** The stations at which it stops: the services that matter most to the trade. */
  stops: list(page<ServiceRoute>()),
});

/** What the network of the overviews says. */
export const Network = z.strictObject({
  /** Name of the drawing, for screen readers. */
  title: text(80),
  /** Name of the station where all lines begin. */
  origin: text(20),
  /** The single services in the order in which goods come through them. */
  stations: list(page<ServiceRoute>()),
  /** The service that contains the others: no station of its own, but the way through all of them. */
  whole: z.strictObject({
    /** Where its link leads; its text is the label of the route. */
    route: page<ServiceRoute>(),
    /** What it stands for, behind its name. */
    words: text(30),
  }),
  /** What a line stands for, and what it means that it stops. */
  passing: text(80),
  /** The lines in the order in which they set out, and where each stops. */
  lines: list(NetworkLine),
});
export type Network = z.infer<typeof Network>;

/** Where words stand: a page, or the file of a tool. */
export type Place = Route | `src/content/${string}.ts`;

export const Note = z.strictObject({
  /** What it says, in a few words: of what, and compared with what. */
  statement: filled,
  /** `offen`, or what proves it: a list of projects, an evaluation, a law, a publication. */
  evidence: filled,
  /** Of a fact: the day on which the source was read. */
  read: day.exactOptional(),
  /** Of a fact: the day from which it has to be read again. */
  again: day.exactOptional(),
  /** Whether only the press or firms of the trade say so: the owner confirms it. */
  isHearsay: z.literal(true).exactOptional(),
});
export type Note = z.infer<typeof Note>;

/** What an entry of the register says. */
export const Entry = Note.extend({
  /** The figure as printed, or the words that are claimed. */
  figure: words,
  /** Where it stands. */
  pages: list(nameOf<Place>()),
});
export type Entry = z.infer<typeof Entry>;

export const schemas = {
  company: Company,
  team: z.record(z.string(), TeamMember),
  labels: Labels,
  islandFailure: IslandFailure,
  // They have to fit a 320 px screen.
  routeLabels: z.record(z.string(), text(25)),
  serviceMenu: Menu,
  industryMenu: Menu,
  network: Network,
  register: list(Entry),
};

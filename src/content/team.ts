/** The people of the company: the wall on /about, and who leads the consultation that a page closes with. */
import { overlaid } from '#content/overlay.ts';
import type { TeamMember } from './site.schema.ts';

/** Those in Switzerland first, in the order in which a project meets them. */
const people = overlaid('team', {
  management: {
    name: 'Regula K.',
    role: 'Geschäftsleitung',
    location: 'Schweiz',
    experience: 'Mandate, Offerten, Verträge mit Herstellern',
    languages: 'Deutsch, Französisch, Englisch',
    image: null,
  },
  sourcing: {
    name: 'Beat S.',
    role: 'Leitung Sourcing',
    location: 'Schweiz',
    experience: 'Lastenhefte, Kostenvergleich, Warengruppen von Porzellan bis zu Beschlägen',
    languages: 'Deutsch, Englisch',
    image: null,
  },
  development: {
    name: 'Livia M.',
    role: 'Projektleitung Produktentwicklung',
    location: 'Schweiz',
    experience: 'Konstruktion, Werkzeuge, Normen, Dossiers für CE, MepV und FDA',
    languages: 'Deutsch, Italienisch, Englisch',
    image: null,
  },
  logistics: {
    name: 'Fabio R.',
    role: 'Logistik und Verzollung',
    location: 'Schweiz',
    experience: 'Zolltarif, Incoterms, Einfuhrsteuer, Gefahrgut mit Lithiumakkus',
    languages: 'Italienisch, Deutsch, Englisch',
    image: null,
  },
  shanghai: {
    name: 'Yan W.',
    role: 'Leitung Büro Shanghai',
    location: 'Shanghai',
    experience: 'Fabrikaudits, Endkontrollen, Preisverhandlung, Berichte auf Deutsch',
    languages: 'Mandarin, Englisch, Deutsch',
    image: null,
  },
  quality: {
    name: 'Hao L.',
    role: 'Qualitätsprüfung',
    location: 'Guangzhou',
    experience: 'Stichproben nach ISO\u00a02859-1, Elektrogeräte, Leuchten, Möbel',
    languages: 'Mandarin, Kantonesisch, Englisch',
    image: null,
  },
  delta: {
    name: 'Mei C.',
    role: 'Sourcing Perlflussdelta',
    location: 'Guangzhou',
    experience: 'Suche in Foshan, Dongguan und Zhongshan, Muster, Verpackung, Endkontrollen',
    languages: 'Kantonesisch, Mandarin, Englisch',
    image: null,
  },
} satisfies Readonly<Record<string, TeamMember>>);

/** What somebody of the team is responsible for. */
export type TeamPost = keyof typeof people;

/** Everybody by their post, and in their order. */
export const team: Readonly<Record<TeamPost, TeamMember>> = people;
export const members: readonly TeamMember[] = Object.values(people);

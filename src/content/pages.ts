/** All pages by their route: what sitemap, social images, llms.txt and the tests go through. */
import { gastronomy } from './industries/gastronomy.ts';
import { construction } from './industries/construction.ts';
import { events } from './industries/events.ts';
import { healthcare } from './industries/healthcare.ts';
import { retail } from './industries/retail.ts';
import { agb } from './legal/agb.ts';
import { datenschutz } from './legal/datenschutz.ts';
import { impressum } from './legal/impressum.ts';
import type { LegalPage } from './legal/schema.ts';
import type { MarketingPage, PageRecord } from './page.schema.ts';
import { about } from './pages/about.ts';
import { contact } from './pages/contact.ts';
import { home } from './pages/home.ts';
import { industries } from './pages/industries.ts';
import { services } from './pages/services.ts';
import { whyUs } from './pages/why-us.ts';
import type { LegalRoute, MarketingRoute, Route } from './routes.ts';
import { endToEndSourcing } from './services/end-to-end-sourcing.ts';
import { logistikTransport } from './services/logistik-transport.ts';
import { produktentwicklung } from './services/produktentwicklung.ts';
import { qualitaetsmanagement } from './services/qualitaetsmanagement.ts';
import { zertifizierungsberatung } from './services/zertifizierungsberatung.ts';

/** The pages with a hero. */
export const marketingPages = {
  '/': home,
  '/about': about,
  '/services': services,
  '/services/end-to-end-sourcing': endToEndSourcing,
  '/services/produktentwicklung': produktentwicklung,
  '/services/qualitaetsmanagement': qualitaetsmanagement,
  '/services/logistik-transport': logistikTransport,
  '/services/zertifizierungsberatung': zertifizierungsberatung,
  '/industries': industries,
  '/gastronomy': gastronomy,
  '/retail': retail,
  '/construction': construction,
  '/healthcare': healthcare,
  '/events': events,
  '/why-us': whyUs,
  '/contact': contact,
} satisfies Record<MarketingRoute, MarketingPage>;

export const legalPages = {
  '/datenschutz': datenschutz,
  '/agb': agb,
  '/impressum': impressum,
} satisfies Record<LegalRoute, LegalPage>;

export const pages: Record<Route, PageRecord> = { ...marketingPages, ...legalPages };

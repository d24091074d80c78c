/** Every record of the site, for the tests and the launch check. Pages import the records they show. */
import { appointment } from './appointment.ts';
import { inquiryForm, inquirySubstitute } from './inquiry-form.ts';
import { labels } from './labels.ts';
import { industryMenu, serviceMenu } from './navigation.ts';
import { legalPages, pages } from './pages.ts';
import { bookingFrame } from './pages/booking-frame.ts';
import { notFound } from './pages/not-found.ts';
import { receiverTexts } from './receiver.ts';
import type { Installation } from './legal/legal-text.ts';
import type { Route } from './routes.ts';
import { team } from './team.ts';
import * as departureBoard from './tools/departure-board.ts';
import { boardGoods } from './tools/board-goods.ts';
import * as inquiryLines from './tools/inquiry-lines.ts';
import * as landedCost from './tools/landed-cost.ts';
import { normGroups } from './tools/norm-groups.ts';
import * as normsGuide from './tools/norms-guide.ts';
import * as offerChecklist from './tools/offer-checklist.ts';
import * as orderCalendar from './tools/order-calendar.ts';
import * as sampling from './tools/sampling.ts';

/** The records that belong to no single page, by the file they stand in. */
export const sharedRecords: Readonly<Record<string, unknown>> = {
  'src/content/labels.ts': labels,
  'src/content/navigation.ts': { serviceMenu, industryMenu },
  'src/content/inquiry-form.ts': { inquiryForm, inquirySubstitute },
  'src/content/appointment.ts': appointment,
  'src/content/pages/booking-frame.ts': bookingFrame,
  'src/content/pages/not-found.ts': notFound,
  'src/content/receiver.ts': receiverTexts,
  'src/content/team.ts': team,
  'src/content/tools/departure-board.ts': departureBoard,
  'src/content/tools/board-goods.ts': boardGoods,
  'src/content/tools/inquiry-lines.ts': inquiryLines,
  'src/content/tools/landed-cost.ts': landedCost,
  'src/content/tools/norm-groups.ts': normGroups,
  'src/content/tools/norms-guide.ts': normsGuide,
  'src/content/tools/offer-checklist.ts': offerChecklist,
  'src/content/tools/order-calendar.ts': orderCalendar,
  'src/content/tools/sampling.ts': sampling,
};

/** The record of each page, those of the legal pages with the text that follows from the configuration. */
export const pageRecords = (installation: Installation): Readonly<Record<Route, unknown>> => ({
  ...pages,
  ...Object.fromEntries(
    Object.entries(legalPages).map(([route, page]) => [
      route,
      { ...page, sections: page.sections(installation) },
    ]),
  ),
});

/** Which schema each record has, by the file and the name of the record; a test finds those that are missing here. */
import { z } from 'zod';
import { AppointmentTexts } from '#content/appointment.schema.ts';
import { Company } from '#content/company.schema.ts';
import {
  ConstructionPage,
  EventsPage,
  GastronomyPage,
  HealthcarePage,
  RetailPage,
} from '#content/industries/industry-page.schema.ts';
import { InquiryFormTexts, InquirySubstitute } from '#content/inquiry-form.schema.ts';
import { DamagedLink, IslandFailure, Labels, NormGroups, RouteLabels } from '#content/labels.schema.ts';
import { LegalDatum, LegalPage } from '#content/legal/legal-text.schema.ts';
import { Recipients } from '#content/legal/recipients.schema.ts';
import { Menu } from '#content/navigation.schema.ts';
import { Network } from '#content/network.schema.ts';
import { AboutPage } from '#content/pages/about.schema.ts';
import { ContactPage } from '#content/pages/contact.schema.ts';
import { HomePage } from '#content/pages/home.schema.ts';
import { IndustriesPage } from '#content/pages/industries.schema.ts';
import { NotFoundPage } from '#content/pages/not-found.schema.ts';
import { ServicesPage } from '#content/pages/services.schema.ts';
import { WhyUsPage } from '#content/pages/why-us.schema.ts';
import { ReceiverTexts } from '#content/receiver.schema.ts';
import { Entry } from '#content/register.schema.ts';
import { day, list, percentage, text, tuple, words } from '#content/schema.ts';
import {
  CertificationPage,
  DevelopmentPage,
  LogisticsPage,
  QualityPage,
  SourcingPage,
} from '#content/services/service-page.schema.ts';
import { ExampleOrder, InspectionReport, SampleOffer } from '#content/sheets.schema.ts';
import { TeamMember } from '#content/team.schema.ts';
import { Goods } from '#content/tools/board-goods.schema.ts';
import { DepartureBoard } from '#content/tools/departure-board.schema.ts';
import { InquiryLines } from '#content/tools/inquiry-lines.schema.ts';
import { LandedCostTool } from '#content/tools/landed-cost.schema.ts';
import { NormRow, NormsGuideTool } from '#content/tools/norms-guide.schema.ts';
import { ChecklistItem, OfferChecklistTool } from '#content/tools/offer-checklist.schema.ts';
import { OrderCalendarTool } from '#content/tools/order-calendar.schema.ts';
import { SeaRoute } from '#content/tools/order-times.schema.ts';
import { SamplingNotes, SamplingTool } from '#content/tools/sampling.schema.ts';

const byName = <Value extends z.ZodType>(value: Value) => z.record(z.string(), value);

export const schemas: Readonly<Record<string, Readonly<Record<string, z.ZodType>>>> = {
  'src/content/company.ts': { company: Company },
  'src/content/team.ts': { team: byName(TeamMember) },

  'src/content/pages/home.ts': { home: HomePage },
  'src/content/pages/about.ts': { about: AboutPage },
  'src/content/pages/services.ts': { services: ServicesPage },
  'src/content/pages/industries.ts': { industries: IndustriesPage },
  'src/content/pages/why-us.ts': { whyUs: WhyUsPage },
  'src/content/pages/contact.ts': { contact: ContactPage },
  'src/content/pages/not-found.ts': { notFound: NotFoundPage },

  'src/content/services/end-to-end-sourcing.ts': { endToEndSourcing: SourcingPage },
  'src/content/services/produktentwicklung.ts': { produktentwicklung: DevelopmentPage },
  'src/content/services/qualitaetsmanagement.ts': { qualitaetsmanagement: QualityPage },
  'src/content/services/logistik-transport.ts': { logistikTransport: LogisticsPage },
  'src/content/services/zertifizierungsberatung.ts': { zertifizierungsberatung: CertificationPage },

  'src/content/industries/gastronomy.ts': { gastronomy: GastronomyPage },
  'src/content/industries/retail.ts': { retail: RetailPage },
  'src/content/industries/construction.ts': { construction: ConstructionPage },
  'src/content/industries/healthcare.ts': { healthcare: HealthcarePage },
  'src/content/industries/events.ts': { events: EventsPage },

  'src/content/legal/agb.ts': { agb: LegalPage },
  'src/content/legal/datenschutz.ts': { datenschutz: LegalPage },
  'src/content/legal/impressum.ts': { impressum: LegalPage },
  'src/content/legal/legal-text.ts': {
    companyAddress: LegalDatum,
    companyContact: list(LegalDatum),
    furtherContact: list(LegalDatum),
  },
  'src/content/legal/recipients.ts': { recipients: Recipients },

  'src/content/sheets.ts': {
    exampleOrder: ExampleOrder,
    sampleOffer: SampleOffer,
    inspectionReport: InspectionReport,
  },
  'src/content/navigation.ts': { serviceMenu: Menu, industryMenu: Menu },
  'src/content/network.ts': { network: Network },
  'src/content/register.ts': { register: list(Entry) },
  'src/content/routes.ts': { routeLabels: RouteLabels },
  'src/content/labels.ts': { labels: Labels },
  'src/content/island-failure.ts': { islandFailure: IslandFailure },
  'src/content/inquiry.ts': { missingEnding: text(50) },
  'src/content/inquiry-form.ts': { inquiryForm: InquiryFormTexts, inquirySubstitute: InquirySubstitute },
  'src/content/appointment.ts': { appointment: AppointmentTexts },
  'src/content/receiver.ts': { receiverTexts: ReceiverTexts },

  'src/content/tools/tool.ts': { damagedLink: DamagedLink },
  'src/content/tools/board-goods.ts': { boardGoods: byName(Goods) },
  'src/content/tools/china-holidays.ts': {
    newYears: list(day),
    holidays: list(tuple(day, z.number())),
    workedWeekends: list(day),
  },
  'src/content/tools/departure-board.ts': { departureBoard: DepartureBoard },
  'src/content/tools/import-tax.ts': {
    importTaxRates: byName(z.strictObject({ text: percentage, label: words })),
  },
  'src/content/tools/inquiry-lines.ts': {
    landedCostLines: InquiryLines,
    samplingLines: InquiryLines,
    normsGuideLines: InquiryLines,
    orderCalendarLines: InquiryLines,
    departureBoardLines: InquiryLines,
  },
  'src/content/tools/landed-cost.ts': { landedCostTool: LandedCostTool },
  'src/content/tools/norm-groups.ts': { normGroups: NormGroups },
  'src/content/tools/norms-guide.ts': { normRows: list(NormRow), normsGuideTool: NormsGuideTool },
  'src/content/tools/offer-checklist.ts': {
    checklistItems: list(ChecklistItem),
    offerChecklistTool: OfferChecklistTool,
  },
  'src/content/tools/order-calendar.ts': { orderCalendarTool: OrderCalendarTool },
  'src/content/tools/order-times.ts': { seaRoute: SeaRoute },
  'src/content/tools/sampling.ts': { samplingTool: SamplingTool, samplingNotes: SamplingNotes },
};

/** What the record of /services has beyond those of other pages. */
import { z } from 'zod';
import { MarketingPage, SectionIntro } from '../page.schema.ts';
import type { ServiceRoute } from '../routes.ts';
import { list, page, text, tuple } from '../schema.ts';
import { ProcessSection } from '../services/service-page.schema.ts';

/** A service as the overview shows it. */
export const ServiceBlock = z.strictObject({
  /** The service's own page; its label is the heading. */
  route: page<ServiceRoute>(),
  /** The service in half a line. */
  subtitle: text(45),
  /** Two or three sentences. */
  description: text(320),
  /** Four to seven features. */
  features: list(text(60)),
  /** Five steps. */
  process: list(text(30)),
});
export type ServiceBlock = z.infer<typeof ServiceBlock>;

/** /services */
export const ServicesPage = MarketingPage.extend({
  route: z.literal('/services'),
  /** The five services, each as a block with its features and steps. */
  services: SectionIntro.extend({
    /** In the order of the navigation. */
    blocks: tuple(ServiceBlock, ServiceBlock, ServiceBlock, ServiceBlock, ServiceBlock),
    /** Name of the lists of process steps. */
    processLabel: text(25),
    /** Opens what belongs to a service and its steps, on phones. */
    moreLabel: text(25),
  }),
  /** The five steps of every project. */
  howItWorks: ProcessSection,
});
export type ServicesPage = z.infer<typeof ServicesPage>;

export const records = { services: ServicesPage };

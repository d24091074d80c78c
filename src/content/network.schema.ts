/** What the network of the overviews says. */
import { z } from 'zod';
import type { IndustryRoute, ServiceRoute } from './routes.ts';
import { list, page, text } from './schema.ts';

const NetworkLine = z.strictObject({
  /** The industry that the line belongs to; its name is the label of the route. */
  route: page<IndustryRoute>(),
  /** The stations at which it stops: the services that matter most to the trade. */
  stops: list(page<ServiceRoute>()),
});

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

export const records = { network: Network };

import type { IndustryRoute } from '#content/routes.ts';

/** How the line of an industry is told apart, in the network and down its own page: see `looks.css`. */
export const lookOf: Record<IndustryRoute, string> = {
  '/gastronomy': 'red',
  '/retail': 'ink',
  '/events': 'ink dashed',
  '/healthcare': 'red double',
  '/construction': 'ink double',
};

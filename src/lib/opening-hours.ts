import { company } from '../content/company.ts';

/** The opening hours as the site prints them, one text a line: `Mo–Fr 08:00–18:00`. */
export const openingHours: readonly string[] = company.openingHours.map(
  ({ days, hours }) => `${days} ${hours}`,
);

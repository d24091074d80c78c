import { routes } from '#content/routes.ts';
import { ownFramePage } from '#booking/addresses.ts';

/** An address nobody has published. */
export const unknownPath = '/gibt/es-nicht';

/** Everything a visitor can land on: all routes and the not-found page. */
export const paths: readonly string[] = [...routes, unknownPath];

/** The same and what the pages show in frames. */
export const documents: readonly string[] = [...paths, ownFramePage];

/** Window sizes in CSS pixels. */
export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

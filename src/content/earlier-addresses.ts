import type { Route } from './routes.ts';

/**
 * Addresses of an earlier website, and the page of this one that each leads to: `'/kontakt.php': '/contact'`. What stands
 * behind a `?` in the visitor's address goes along.
 * - An address begins with `/`, as the earlier website wrote it: `'/über-uns'`, `'/produkte/'` (with or without the
 *   last slash: both lead on).
 * - With a query it holds for that page of the earlier website alone: `'/index.php?id=12': '/about'`. Netlify and
 *   Cloudflare cannot do that and leave such a line out; `npm run check` names it.
 */
export const earlierAddresses: Readonly<Record<string, Route>> = {};

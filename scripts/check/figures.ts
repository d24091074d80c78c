import { claims } from '#content/claims.ts';
import { marketingPages } from '#content/pages.ts';
import type { MarketingRoute } from '#content/routes.ts';
import { figuresIn, textsOf } from './record-texts.ts';
import { must, type Finding } from '../findings/finding.ts';

const register = 'src/content/claims.ts';

const claimsOn = (route: MarketingRoute) =>
  claims.filter(({ pages, isInTool }) => pages.includes(route) && !isInTool);

/** Figures on a page that are not in the register, and figures of the register that are not on the page. */
export function checkFigures(file: string, route: MarketingRoute): Finding[] {
  const texts = textsOf(marketingPages[route]);
  const registered = new Set(claimsOn(route).map(({ figure }) => figure));
  const unknown = texts.flatMap((found) =>
    figuresIn(found)
      .filter((figure) => !registered.has(figure))
      .map((figure) =>
        must(
          file,
          found.field,
          `Die Zahl «${figure}» steht nicht für ${route} in ${register}: dort eintragen, mit Beleg.`,
        ),
      ),
  );
  const printed = texts.map(({ text }) => text.replaceAll('\u00a0', ' '));
  const absent = claimsOn(route)
    .filter(({ figure }) => !printed.some((text) => text.includes(figure)))
    .map(({ figure, statement }) =>
      must(
        register,
        statement,
        `«${figure}» steht nicht mehr auf ${route} (${file}): dort oder hier anpassen.`,
      ),
    );
  return [...unknown, ...absent];
}

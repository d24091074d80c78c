import type { APIRoute } from 'astro';
import { config } from '#config.ts';
import { company, openingHours } from '#content/company.ts';
import { labels } from '#content/labels.ts';
import { pages } from '#content/pages.ts';
import { home } from '#content/pages/home.ts';
import { routeLabels, routes, type Route } from '#content/routes.ts';
import { comingClosures } from '#lib/company-days.ts';
import { today } from '#lib/day.ts';
import { absoluteUrl } from '#lib/addresses.ts';

/** The site in short for assistants, after llmstxt.org: who this is, every page with its description, how to reach us. */
export const GET: APIRoute = () => {
  const line = (route: Route) =>
    `- [${routeLabels[route]}](${absoluteUrl(config.siteUrl, route)}): ${pages[route].meta.description}`;
  const closures = comingClosures(company.closures, today()).map((closure) => closure.line);
  const facts = home.hero.statistics.map(({ value, label }) => `- ${value} ${label}`);
  return new Response(`# ${company.legalName}

> ${home.hero.lead}

${facts.join('\n')}

## ${labels.footerNavigation}

${routes.map(line).join('\n')}

## ${labels.footerContact}

- ${labels.phone}: ${company.phone}
- ${labels.email}: ${company.email}
- ${labels.openingHours}: ${[...openingHours, ...closures].join(', ')}
`);
};

import type { BreadcrumbList, Graph, Service, Thing, WebPage, WebSite } from 'schema-dts';
import { company } from '#content/company.ts';
import type { PageRecord } from '#content/page.schema.ts';
import { isIndustry, isService, routeLabels, type Route } from '#content/routes.ts';
import { absoluteUrl, breadcrumb } from '#lib/addresses.ts';
import { namedOrganization, organization, organizationId } from './organization.ts';

/** What a page tells search engines and assistants: one graph, with the same ids on every page. */
export function graph(page: PageRecord & { route: Route }, siteUrl: string): Graph {
  const url = absoluteUrl(siteUrl, page.route);
  const nodes: (Thing | undefined)[] = [
    page.route === '/' ? organization(siteUrl) : namedOrganization(siteUrl),
    website(siteUrl),
    webPage(page, url, siteUrl),
    breadcrumbList(page.route, url, siteUrl),
    service(page, url, siteUrl),
  ];
  return { '@context': 'https://schema.org', '@graph': nodes.filter((node) => node !== undefined) };
}

function website(siteUrl: string): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    url: `${siteUrl}/`,
    name: company.shortName,
    inLanguage: 'de-CH',
    publisher: { '@id': organizationId(siteUrl) },
  };
}

const pageTypes: Partial<Record<Route, 'AboutPage' | 'ContactPage'>> = {
  '/about': 'AboutPage',
  '/contact': 'ContactPage',
};

function webPage({ route, meta }: PageRecord & { route: Route }, url: string, siteUrl: string): WebPage {
  return {
    '@type': pageTypes[route] ?? 'WebPage',
    '@id': `${url}#webpage`,
    url,
    name: meta.title,
    description: meta.description,
    inLanguage: 'de-CH',
    isPartOf: { '@id': `${siteUrl}/#website` },
    about: { '@id': organizationId(siteUrl) },
    ...(route !== '/' && { breadcrumb: { '@id': `${url}#breadcrumb` } }),
  };
}

function breadcrumbList(route: Route, url: string, siteUrl: string): BreadcrumbList | undefined {
  const crumbs = breadcrumb(route);
  if (crumbs.length < 2) return undefined;
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumb`,
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: absoluteUrl(siteUrl, crumb.route),
    })),
  };
}

function service(page: PageRecord & { route: Route }, url: string, siteUrl: string): Service | undefined {
  const isIndustryPage = isIndustry(page.route);
  if (!isIndustryPage && !isService(page.route)) return undefined;
  const label = routeLabels[page.route];
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: page.meta.title,
    serviceType: isIndustryPage ? 'China Sourcing' : label,
    description: page.meta.description,
    url,
    provider: { '@id': organizationId(siteUrl) },
    areaServed: 'CH',
    ...(isIndustryPage && { audience: { '@type': 'BusinessAudience', audienceType: label } }),
  };
}

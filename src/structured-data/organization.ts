import type { Organization, OpeningHoursSpecification, PostalAddress } from 'schema-dts';
import { company as ownCompany } from '#content/company.ts';
import type { Company, OpeningHours } from '#content/site.schema.ts';
import { routeLabels, serviceRoutes } from '#content/routes.ts';
import { isPlaceholder } from '#lib/placeholders.ts';
import { weekdaysOf } from '#lib/company-days.ts';

/** Stable ids, so that all pages speak of the same company and site. */
export const organizationId = (siteUrl: string) => `${siteUrl}/#organization`;

const schemaWeekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/**
 * The company. While its address is a placeholder it is an Organization only: search engines list a
 * LocalBusiness with its address, and that must be true.
 */
export function organization(siteUrl: string, company: Company = ownCompany): Organization {
  const base = {
    '@id': organizationId(siteUrl),
    name: company.shortName,
    legalName: company.legalName,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/apple-touch-icon.png`,
    telephone: company.phone,
    email: company.email,
    address: address(company.address),
    foundingDate: String(company.founded),
    ...(company.otherOffices && { location: company.otherOffices.map(address) }),
    areaServed: { '@type': 'Country' as const, name: 'CH' },
    knowsAbout: serviceRoutes.map((route) => routeLabels[route]),
  };
  if (Object.values(company.address).some(isPlaceholder)) return { '@type': 'Organization', ...base };
  return {
    '@type': 'ProfessionalService',
    ...base,
    image: `${siteUrl}/social/home.png`,
    openingHoursSpecification: company.openingHours
      .filter(({ hours }) => hours !== 'geschlossen')
      .map(openingHoursSpecification),
    ...(company.closures && {
      specialOpeningHoursSpecification: company.closures.map(({ from, to }) => ({
        '@type': 'OpeningHoursSpecification' as const,
        validFrom: from,
        validThrough: to,
        // As long open as not at all: closed (schema.org, Google).
        opens: '00:00',
        closes: '00:00',
      })),
    }),
  };
}

/** The company where it only has to be told: the home page says the rest. */
export const namedOrganization = (siteUrl: string): Organization => ({
  '@type': 'Organization',
  '@id': organizationId(siteUrl),
  name: ownCompany.shortName,
  url: `${siteUrl}/`,
});

function address({
  street,
  postalCode,
  city,
}: Omit<Company['address'], 'country' | 'canton'>): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode,
    addressLocality: city,
    addressCountry: 'CH',
  };
}

/** `Mo–Fr` and `08:00–18:00` as schema.org has them. */
export function openingHoursSpecification({ days, hours }: OpeningHours): OpeningHoursSpecification {
  const [opens = '', closes = ''] = hours.split('–');
  const dayOfWeek = schemaWeekdays.filter((_, index) => weekdaysOf(days).includes(index + 1));
  if (dayOfWeek.length === 0)
    throw new Error(`src/content/company.ts: openingHours: «${days}» must run from a weekday to a later one`);
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
}

/** The company as a vCard 3.0 (RFC 2426), which phones and mail programs import. Lines end with CRLF. */
export function vcard(company: Company, siteUrl: string): string {
  const { street, postalCode, city, country } = company.address;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    // Without one some address books (khard) hide the card.
    `UID:${siteUrl}/`,
    `N:;${escape(company.legalName)};;;`,
    `FN:${escape(company.legalName)}`,
    `ORG:${escape(company.legalName)}`,
    `TEL;TYPE=WORK,VOICE:${company.phone}`,
    ...(company.otherPhones ?? []).map(({ phone }) => `TEL;TYPE=WORK,VOICE:${phone}`),
    `EMAIL;TYPE=WORK:${company.email}`,
    `ADR;TYPE=WORK:;;${[street, city, '', postalCode, country].map(escape).join(';')}`,
    `URL:${siteUrl}/`,
    'END:VCARD',
  ];
  return `${lines.join('\r\n')}\r\n`;
}

const escape = (text: string) => text.replace(/([\\;,])/g, '\\$1');

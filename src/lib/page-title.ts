import { company } from '#content/company.ts';
import type { PageRecord } from '#content/page.ts';

/** Title of a page. Search engines cut it after about 60 characters: the company's name stands where both are seen whole. */
export function pageTitle({ meta }: Pick<PageRecord, 'meta'>): string {
  const withCompany = `${meta.title} | ${company.shortName}`;
  return withCompany.length <= 60 ? withCompany : meta.title;
}

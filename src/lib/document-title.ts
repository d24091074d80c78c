import { company } from '#content/company.ts';

/** Search engines cut titles after about so many characters. */
const longest = 60;

/** The title of the browser tab: the page's own, with the company's name where search results show both whole. */
export function documentTitle(title: string): string {
  const withCompany = `${title} | ${company.shortName}`;
  return withCompany.length <= longest ? withCompany : title;
}

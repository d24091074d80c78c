import type { Company } from '#content/company.ts';
import { textsOf } from '../check/record-texts.ts';
import { must, type Finding } from '../findings/finding.ts';
import { isUnfinished } from '#lib/placeholders.ts';

/** Unfinished texts in a record. What comes from the company record is reported there, once. */
export function checkTexts(file: string, record: unknown, company: Company): Finding[] {
  const companyValues = textsOf(company).map(({ text }) => text);
  const withoutCompany = (text: string) =>
    companyValues.reduce((rest, value) => rest.replaceAll(value, ''), text);
  return textsOf(record)
    .filter(({ text }) => isUnfinished(withoutCompany(text)))
    .map(({ field, text }) => must(file, field, `Unfertig: «${text.slice(0, 80)}»`));
}

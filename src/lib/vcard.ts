import type { Company } from '#content/company.ts';

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

import { openingHours, company } from '../company.ts';
import { vcardPath } from '../routes.ts';
import { figuresFootnote, labels } from '../labels.ts';
import { companyAddress, companyContact, furtherContact } from './legal-text.ts';
import type { LegalPage } from './schema.ts';

const { legalName, legalForm, uid, vatNumber, representative, liabilityInsurance } = company;

export const impressum: LegalPage = {
  route: '/impressum',
  meta: {
    title: 'Impressum',
    description: `Wer hinter dieser Website steht: ${legalName} mit Adresse, E-Mail, Telefon, UID, Vertretung und Berufshaftpflichtversicherung.`,
    keywords: ['Impressum', legalName, 'UID', 'Kontakt'],
    socialImageAlt: 'Das Zeichen des Unternehmens neben dem Wort Impressum.',
  },
  title: 'Impressum',
  intro: 'Angaben nach Art. 3 Abs. 1 lit. s des Bundesgesetzes gegen den unlauteren Wettbewerb (UWG).',
  numbering: 'sections',
  sections: () => [
    {
      id: 'unternehmen',
      heading: 'Unternehmen',
      blocks: [
        {
          data: [
            { term: 'Firma', lines: [legalName] },
            { term: 'Rechtsform', lines: [legalForm] },
            { ...companyAddress, lines: companyAddress.lines.slice(1) },
            ...companyContact,
            ...furtherContact,
            { term: 'Öffnungszeiten', lines: openingHours },
            { term: 'Vertretung', lines: [representative] },
          ],
        },
        { link: { label: labels.saveContact, href: vcardPath } },
      ],
    },
    {
      id: 'register',
      heading: 'Register und Steuern',
      blocks: [
        {
          data: [
            { term: 'Handelsregister / UID', lines: [uid] },
            { term: 'MWST-Nummer', lines: [vatNumber] },
          ],
        },
      ],
    },
    {
      id: 'versicherung',
      heading: 'Berufshaftpflicht',
      blocks: [
        {
          data: [
            { term: 'Art', lines: ['Berufshaftpflichtversicherung'] },
            { term: 'Versicherungssumme', lines: [liabilityInsurance] },
          ],
        },
      ],
    },
    {
      id: 'inhalte',
      heading: 'Inhalte und Kennzahlen',
      blocks: [
        'Wir erstellen die Texte dieser Website sorgfältig. Trotzdem können Angaben unvollständig oder überholt sein; sie ersetzen weder eine Beratung im Einzelfall noch eine Auskunft von Behörden. Verbindlich ist, was in einer Offerte oder einem Vertrag steht.',
        `${figuresFootnote} Antwortzeiten sagen wir zu, Ziele verfolgen wir in jedem Auftrag.`,
      ],
    },
    {
      id: 'links',
      heading: 'Links',
      blocks: [
        'Für Inhalte anderer Websites, auf die wir verweisen, sind deren Betreiber verantwortlich. Erfahren wir von rechtswidrigen Inhalten, entfernen wir den Link.',
      ],
    },
    {
      id: 'urheberrecht',
      heading: 'Urheberrecht und Bilder',
      blocks: [
        'Texte, Grafiken und Gestaltung dieser Website sind urheberrechtlich geschützt. Wer sie über den Eigengebrauch hinaus verwenden will, braucht unsere Zustimmung.',
        'Alle Grafiken sind eigene Zeichnungen. Die Schrift ist Archivo, veröffentlicht unter der SIL Open Font License.',
      ],
    },
    {
      id: 'barrierefreiheit',
      heading: 'Barrierefreiheit',
      blocks: [
        'Diese Website soll für alle nutzbar sein, auch mit Tastatur, Vergrösserung oder Screenreader. Richtschnur sind die Richtlinien WCAG 2.2, Stufe AA. Stossen Sie auf ein Hindernis, schreiben Sie uns ein E-Mail oder rufen Sie an.',
      ],
    },
    {
      id: 'weiteres',
      heading: 'Weitere Bestimmungen',
      blocks: [
        { link: { label: 'Datenschutzerklärung', href: '/datenschutz' } },
        { link: { label: 'Allgemeine Geschäftsbedingungen', href: '/agb' } },
      ],
    },
  ],
};

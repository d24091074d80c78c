/**
 * What the owner wants to read on which page, written by hand: each figure with what it counts. Everything else reads
 * the records, and would follow them into an error.
 */
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import type { MarketingRoute, Route } from '#content/routes.ts';
import { asRead, fileOf, findingsOn, pageFiles, readPage } from './dist.ts';

/** Each figure as printed, spans with an en dash, and after `=` a word that stands with it and says of what. */
const figures: Record<Route, string> = {
  '/': `
    100+ = Projekte; 7 = Experten; 3 = in China; 5 = Branchen; 99.2% = Qualitätsziel; 30–45 = Minuten;
    bis 40% = Hotel; bis 30% = Bau; 35% = Gesundheitswesen`,
  '/about': `
    2018 = Gründung; 2018 = gegründet; 2019 = Prüfung; 2021 = Team; 2024 = 100+ Projekte;
    2024 = 5 Branchen; 7 = Fachleute; 3 = in China; 24 Stunden = Rückmeldung`,
  '/services': `
    500+ = Produkte; 100+ = Kundenprojekte; 99.2% = Qualitätsziel; 30–45 Minuten = Erstgespräch`,
  '/services/end-to-end-sourcing': `
    500+ = Sourcings; 85% = Ersparnis; 24/7 = China; 1 Tag = 1 Bedarfsanalyse;
    3–5 Tage = 2 Lieferantensuche; 2 Tage = 3 Offertvergleich; 1–2 Wochen = 4 Muster;
    nach Vereinbarung = 5 Bestellung; 2–6 Wochen = Freigabe; 1–2 Wochen = Wann halte ich ein Muster;
    45% = Kostenersparnis; 30% = Lieferzeit`,
  '/services/produktentwicklung': `
    150+ = Produkte; 70% = schneller; 95% = Erfolgsquote; 2–4 Monate = Werkzeug;
    3–5 Tage = Marktrecherche; 2–4 Wochen = 3 Prototyping; 4 Monate = statt 12; 60% = Ersparnis`,
  '/services/qualitaetsmanagement': `
    2.500+ = Inspektionen; 99.2% = Erfolgsquote; 87% = weniger; 60% = Zeitersparnis;
    15% = Reklamationsquote; unter 1% = Reklamationsquote; 95% = Reklamationen`,
  '/services/logistik-transport': `
    98.5% = pünktlich; unter 0.1% = Transportschäden; 24h = Verzollung; 99.2% = Zufriedenheit;
    25–35 Tage = Seefracht; 3–7 Tage = Luftfracht; 1–3 Tage = Express; 40% = Logistikkosten;
    2 Wochen = Lieferzeit; 100% = pünktlich`,
  '/services/zertifizierungsberatung': `
    200+ = Zertifizierungen; 95% = Erfolgsquote; 50% = Zeit; 4–8 Wochen = CE; 6–18 Monate = FDA;
    3–6 Monate = ISO; 6 Monate früher = 510(k); 2 Mio. USD = ersten Jahr`,
  '/industries': `
    2.500+ = Inspektionen; 100+ = Projekte; 99.2% = Qualitätsziel; 50+ = Gastronomie & Hotellerie;
    35+ = Einzel- und Grosshandel; 20+ = Bauunternehmen; 15+ = Gesundheitswesen; 12+ = Eventplanung`,
  '/gastronomy': '50+ = Betriebe; bis 40% = Beschaffungskosten; 99.2% = Qualitätsziel',
  '/retail': '35+ = Handel; 60% = Marge; 1.000+ = Produktkategorien',
  '/construction': '20+ = Bauunternehmen; bis 30% = Materialkosten; 100% = SN-Normen',
  '/healthcare': '15+ = Einrichtungen; 100% = CE; 35% = Kosten',
  '/events': '12+ = Agenturen; 200+ = Kategorien; 48h = Express',
  '/why-us': 'bis 40% = Ersparnis; 99.2% = Qualitätsziel; 24h = Antwort',
  '/contact': `
    24 Stunden = Antwort; 4 Stunden = Bürozeiten; 30–45 = Minuten Erstgespräch;
    2–4 Wochen = Sourcing-Projekte; 2–4 Monate = Entwicklungsprojekte; 3–5 Tage = Marktrecherche;
    2–4 Wochen = Prototyp`,
  '/datenschutz': 'Januar 2024 = Stand',
  '/agb': `
    30 Tage = Rechnungsdatum; 5% über dem Basiszinssatz = Verzug; Schweizer Recht = gilt;
    Zürich = Gerichtsstand; grobfahrlässig = absichtlich`,
  '/impressum': 'CHF 2.000.000 = Versicherungssumme',
};

const pairsIn = (text: string) => text.split(/;\s+/).map((pair) => pair.trim().split(' = '));

/** What the success story of a page is about, and its result. */
const stories: Record<MarketingRoute, readonly RegExp[]> = {
  '/': [/zwei geprüfte Werke/, /Planbare Lieferungen, ein Ansprechpartner/],
  '/about': [/Direkter Werkskontakt, feste Ansprechperson/],
  '/services': [/Endkontrolle/, /Fünf Leistungen, ein Ansprechpartner/],
  '/services/end-to-end-sourcing': [/45% Kostenersparnis/, /30%.*Lieferzeit/],
  '/services/produktentwicklung': [/4 Monate statt 12/, /60%/, /CE-Zertifizierung/],
  '/services/qualitaetsmanagement': [/von 15% auf unter 1%/, /95%/],
  '/services/logistik-transport': [/40% Logistikkosten/, /2 Wochen/, /100%/],
  '/services/zertifizierungsberatung': [/6 Monate früher.*510\(k\)/, /2 Mio\. USD/],
  '/industries': [/Musterküche/, /Personalrestaurant/],
  '/gastronomy': [/Hotel|Restaurant/, /bis 40%.*Saisoneröffnung/],
  '/retail': [/Eigenmarke|Handel/, /60% höhere Marge pro Artikel/],
  '/construction': [/Bau/, /bis 30% tiefere Materialkosten/],
  '/healthcare': [/Heim|Spital|Alterszentrum|Pflege/, /35% Kostenersparnis/],
  '/events': [/Event|Anlass/, /48 Stunden/],
  '/why-us': [/abgeraten/, /grösserer Menge/],
  '/contact': [/Vormittag/, /Rückruf am selben Tag/, /Muster nach 1–2 Wochen/],
};

const mainOf = (route: Route) => readPage(fileOf(route)).root.querySelector('main');

const textOf = (element: HTMLElement | null | undefined) => asRead(element?.structuredText);

/** Full stops, commas and question marks end a clause; those after «Mio.», «St.» and digits do not. */
const clausesOf = (text: string) => text.split(/(?<!Mio|\bSt|\d)[.,;?!](?=\s|$)/);

/** What belongs together at a glance: a row, an entry of a list, a term and its value, a name in a drawing. */
const entriesOf = (main: HTMLElement) =>
  main
    .querySelectorAll('tr, li, figcaption, dl > div, svg text')
    .filter((entry) => !entry.querySelector('details > :not(summary), li'))
    .map(textOf);

/** A heading or question, each time with the beginning of a paragraph below it. */
const headedTextsOf = (main: HTMLElement) =>
  main.querySelectorAll('li:has(li), details').flatMap((entry) => {
    const head = textOf(entry.querySelector('h3, summary'));
    const texts = entry.querySelectorAll('p').map((text) => clausesOf(textOf(text))[0]);
    return texts.map((text) => `${head} ${text}`);
  });

/** Every piece of a page in which a figure and its subject can stand together. */
function piecesOf(route: Route): string[] {
  const main = mainOf(route);
  if (!main) return [];
  const texts = main.querySelectorAll('h1, h2, h3, p, li, dd, blockquote').map(textOf);
  return [...texts.flatMap(clausesOf), ...entriesOf(main), ...headedTextsOf(main)].map((text) => text.trim());
}

/** A figure as itself: `15%` does not stand in `115%`, nor `7` in `70`. */
const asFigure = (figure: string) => new RegExp(`(?<![\\d.,–])${RegExp.escape(figure)}(?![\\d–]|[.,]\\d)`);

describe.each(Object.entries(figures) as [Route, string][])('%s', (route, expected) => {
  test.each(pairsIn(expected))('says %s of «%s»', (figure = '', subject = '') => {
    const ofSubject = piecesOf(route).filter((piece) => piece.includes(subject));
    expect(ofSubject, `${route} says this of «${subject}»`).toContainEqual(
      expect.stringMatching(asFigure(figure)),
    );
  });
});

test.each(Object.entries(stories) as [MarketingRoute, readonly RegExp[]][])(
  'the success story of %s is the one that belongs there',
  (route, expected) => {
    const story = textOf(mainOf(route)?.querySelector('[data-part="success-story"]'));
    for (const part of expected) expect.soft(story, `the story of ${route}`).toMatch(part);
  },
);

test('every footer names the year of the copyright', () => {
  const years = findingsOn(pageFiles, ({ root }) => {
    const footer = textOf(root.querySelector('body > footer'));
    return footer.includes('© 2024') ? [] : [/©.{0,10}/.exec(footer)?.[0] ?? 'no year'];
  });
  expect(years, 'expected: © 2024').toEqual([]);
});

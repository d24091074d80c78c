import { overlaid } from '#content/overlay.ts';
import type { ConstructionPage } from './schema.ts';

export const construction = overlaid<ConstructionPage>('/construction', {
  route: '/construction',
  meta: {
    title: 'Baumaterial aus China mit Nachweisen nach SN',
    description:
      'Plättli, Beschläge, Geländer, Armaturen und Leuchten für Schweizer Baustellen: mit Leistungserklärung, 3.1-Zeugnis und Brandklasse, in Etappen geliefert.',
    keywords: ['Baumaterial Import China', 'Keramikplatten China Schweiz', 'EN 1090 Metallbau China'],
    socialImageAlt: 'Plakat: schwarze Steine im Verband auf Rot, ein Stein in der Mitte ist weiss.',
  },
  hero: {
    badge: 'Für Baustelle und Innenausbau',
    headline: 'Baumaterial aus China mit Nachweis',
    lead: 'Plättli, Türen und Geländer kommen nach Geschoss beschriftet, die Nachweise schon vorher. Plättli ab Lager (ab 80 m²) sind per Schiff nach rund 10 Wochen da, in eigener Farbe (ab 500 m²) nach rund 16 Wochen.',
    statistics: [
      { value: '20+', label: 'Bauunternehmen' },
      { value: 'bis 30%', label: 'tiefere Materialkosten als im Handel, vor Honorar' },
      { value: '100%', label: 'der Lieferungen entsprachen den SN-Normen' },
    ],
  },
  problems: {
    form: 'drawing',
    heading: 'Was bei Baumaterial aus China schiefgeht',
    drawing: 'house',
    caption: 'Schnitt durch Haus und Baustelle',
    problems: [
      {
        title: 'Der Preis steigt nach der Submission',
        description: 'Im Kaufvertrag ist er bis zum letzten Abruf fest oder an eine Formel gebunden.',
      },
      {
        title: 'Der Hersteller hält die Toleranz nicht ein',
        description:
          'Toleranz (SIA 414/2) und Messpunkt stehen auf dem Plan, die ersten Stücke messen wir nach.',
      },
      {
        title: 'Die Bauleitung verlangt alle Nachweise',
        description:
          'Die Leistungserklärung fordern wir mit der Offerte ein und gleichen Hersteller und Typ ab.',
      },
      {
        title: 'Auf der Baustelle fehlt der Lagerplatz',
        description:
          'Das Werk produziert auf einmal und liefert auf Abruf; Lager und Kosten stehen in der Offerte.',
      },
      {
        title: 'Platten kommen zerbrochen an',
        description: 'Sie reisen stehend, mit Kantenschutz und einer Reserve aus derselben Charge.',
      },
    ],
  },
  offer: {
    heading: 'Was wir beschaffen, mit welchem Nachweis',
    intro:
      'Dazu Türen, Lavabos und Innenausbau. Bei Eisen und Stahl verlangt der Zoll oft einen Beleg, dass kein russisches Vormaterial darin steckt.',
    columns: { title: 'Produkt', norm: 'Norm', description: 'Nachweis', check: 'Zusätzlich im Werk geprüft' },
    inquire: { label: 'Nachweise für Ihr Produkt anfragen', href: '/contact?industry=construction' },
    offers: [
      {
        title: 'Keramikplatten',
        norm: 'SN EN\u00a014411',
        description: 'Leistungserklärung, Bericht zur Rutschhemmung',
        check: 'Kaliber, Ebenheit, Farbton je Charge',
      },
      {
        title: 'Naturstein für Böden',
        norm: 'SN EN\u00a012058',
        description: 'Leistungserklärung mit Frostprüfung',
        check: 'Plattendicke, Risse, Grenzmuster',
      },
      {
        title: 'Türdrücker',
        norm: 'SN EN\u00a01906',
        description: 'Prüfbericht mit Nutzungsklasse',
        check: 'Legierung 1.4301 oder 1.4404, Spiel und Feder',
      },
      {
        title: 'Schlösser in Fluchttüren',
        norm: 'SN EN\u00a0179, SN EN\u00a01125',
        description: 'Leistungserklärung, Zertifikat der notifizierten Stelle',
        check: 'Auslösekraft am montierten Muster',
      },
      {
        title: 'Tragende Bauteile aus Stahl',
        norm: 'SN EN\u00a01090-1, SIA\u00a0263/1',
        description:
          'Leistungserklärung, WPK-Zertifikat (Produktionskontrolle), Werkstoffzeugnis der Charge (3.1)',
        check: 'Schweissnähte, Schichtdicke der Verzinkung',
      },
      {
        title: 'Geländer',
        norm: 'SIA\u00a0358; SN EN\u00a01090-1 nur, wenn es mitträgt',
        description: 'Statik, Nachweis der Schweissungen, Werkstoffzeugnis 3.1',
        check: 'Höhe, Öffnungen, Verankerung, Nähte',
      },
      {
        title: 'Verbundsicherheitsglas (VSG)',
        norm: 'SN EN\u00a014449',
        description: 'Leistungserklärung',
        check: 'Kanten, Folienstärke, Kennzeichnung',
      },
      {
        title: 'Armaturen',
        norm: 'SN EN\u00a0817, Vorgaben des Wasserfachs (SVGW)',
        description: 'SVGW-Zertifikat, meist verlangt',
        check: 'Bleigehalt des Messings, Dichtheit unter Druck',
      },
      {
        title: 'Leuchten',
        norm: 'SN EN\u00a060598, NEV, EMV, Energieeffizienz',
        description: 'Konformitätserklärung, Messprotokoll',
        check: 'Treiber wie im Bericht, Flimmern, Farbwiedergabe (CRI)',
      },
    ],
  },
  warranty: {
    heading: 'Fünf Jahre haften, höchstens zwei Jahre rügen',
    text: 'Die fünf Jahre sind zwingend, die zwei gelten ohne andere Abrede.',
    notice: {
      value: '60 Tage',
      label:
        'Rügefrist ab Entdeckung nach Schweizer Recht. Beim Kauf in China muss der Vertrag sie vorsehen.',
    },
    liabilities: [
      { title: 'Ihre Haftung gegenüber der Bauherrschaft', period: '5 Jahre' },
      { title: 'Ihre Rüge beim Hersteller', period: '2 Jahre' },
    ],
    unit: 'Jahre: 5 ab Abnahme, 2 ab Warenübergabe',
    gapLabel: '{years}+ Jahre Lücke',
    gap: 'Hier haften Sie und können meist nicht mehr rügen.',
    consequence:
      'Unser Entwurf des Kaufvertrags schliesst die Lücke: Schweizer Recht ohne Wiener Kaufrecht, lange Rüge- und Verjährungsfristen, ein Schiedsgericht.',
  },
  story: {
    form: 'voice',
    heading: 'Kundenbeispiel: Nachweise vor der Ware',
    text: 'Plättli und Balkongeländer kamen für jedes Haus einzeln angeschrieben. Leistungserklärungen und Statik hatte ich im Ordner, bevor das Werk begann.',
    author: 'Bauleiter',
    company: 'Generalunternehmung, Kanton Zürich',
    result: 'bis 30% tiefere Materialkosten, Leistungserklärungen und Statik vor der Produktion',
  },
  inquiryLink: 'Bauprojekt anfragen',
  closing: {
    headline: 'Welche Position im Devis ist zu teuer?',
    text: 'Aus Plan, Ausmass und Einbautermin schätzen wir den Preis bis auf die Baustelle.',
    host: 'sourcing',
  },
});

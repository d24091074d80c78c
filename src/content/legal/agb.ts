import { company } from '../company.ts';
import { jurisdiction } from './legal-text.ts';
import type { LegalPage } from './schema.ts';

const { legalName } = company;

export const agb: LegalPage = {
  route: '/agb',
  meta: {
    title: 'Allgemeine Geschäftsbedingungen (AGB)',
    description: `Die Bedingungen für unsere Aufträge: Offerte, Fixpreis, Zahlung innert 30\u00a0Tagen, Haftung, Vertraulichkeit, Schweizer Recht und Gerichtsstand ${jurisdiction}.`,
    keywords: ['AGB', 'Allgemeine Geschäftsbedingungen', 'China Sourcing Vertrag'],
    socialImageAlt: 'Das Zeichen des Unternehmens neben dem Wort AGB.',
  },
  title: 'Allgemeine Geschäftsbedingungen',
  date: 'Stand: Januar 2024',
  intro: `Diese Bedingungen gelten für alle Leistungen der ${legalName} (nachfolgend «wir») gegenüber Unternehmen und anderen Organisationen (nachfolgend «Kundschaft»).`,
  numbering: 'clauses',
  sections: () => [
    {
      id: 'geltung',
      heading: 'Geltungsbereich',
      blocks: [
        'Unsere Leistungen richten sich an Unternehmen und andere Organisationen, nicht an Konsumentinnen und Konsumenten.',
        'Es gilt die Fassung dieser Bedingungen, auf die unsere Offerte verweist. Abweichendes gilt nur, wenn wir es schriftlich vereinbaren; die Offerte geht diesen Bedingungen vor. Bedingungen der Kundschaft gelten nur, wenn wir ihnen schriftlich zustimmen.',
        'Ein E-Mail genügt in diesen Bedingungen der Schriftform.',
      ],
    },
    {
      id: 'vertrag',
      heading: 'Offerte und Vertragsschluss',
      blocks: [
        'Das Erstgespräch von 30–45\u00a0Minuten ist kostenlos und unverbindlich. Angaben auf dieser Website sind keine Offerte.',
        'Eine Anfrage über das Formular, per E-Mail oder am Telefon ist keine Bestellung und verpflichtet zu nichts.',
        'Der Vertrag kommt zustande, wenn die Kundschaft unsere Offerte schriftlich annimmt. Die Offerte nennt, wie lange sie gilt.',
      ],
    },
    {
      id: 'leistungen',
      heading: 'Unsere Leistungen',
      blocks: [
        'Umfang und Ergebnis der Leistungen stehen in der Offerte. Wir führen sie sorgfältig und nach den Regeln des Auftrags aus (Art. 394 ff. OR). Einen bestimmten Erfolg schulden wir nur, wenn er als solcher vereinbart ist.',
        'Wir dürfen Hilfspersonen und Fachbetriebe beiziehen, etwa Labors und Spediteure.',
        'Termine sind Richtwerte, ausser sie sind in der Offerte als verbindlich bezeichnet.',
        'Prüfungen von Waren beruhen auf Stichproben nach dem vereinbarten Prüfplan. Eine bestandene Prüfung belegt nicht, dass jedes einzelne Stück fehlerfrei ist.',
        'Empfehlen wir die Freigabe und fällt die Ware danach bei einer Gegenprüfung nach demselben Prüfplan durch, erstatten wir die Inspektionskosten. Einzelheiten regelt die Offerte.',
      ],
    },
    {
      id: 'mitwirkung',
      heading: 'Mitwirkung der Kundschaft',
      blocks: [
        'Die Kundschaft liefert uns rechtzeitig und vollständig, was wir für die Arbeit brauchen: Anforderungen, Zeichnungen, Muster, verlangte Normen, Mengen, Termine und Entscheide.',
        'Sie sorgt dafür, dass sie zur Nutzung ihrer Zeichnungen, Marken und Muster berechtigt ist.',
        'Entsteht Mehraufwand, weil Angaben fehlen, falsch sind oder sich ändern, zeigen wir ihn an und offerieren ihn, bevor wir weiterarbeiten.',
      ],
    },
    {
      id: 'lieferanten',
      heading: 'Verträge mit Lieferanten und Einfuhr',
      blocks: [
        'Den Kaufvertrag über die Ware schliesst die Kundschaft direkt mit dem Hersteller ab, ausser die Offerte sieht etwas anderes vor. Wir suchen, verhandeln und begleiten in ihrem Auftrag; Partei dieses Kaufvertrags sind wir nicht.',
        'Die Kundschaft führt die Ware ein und bringt sie in Verkehr, ausser es ist etwas anderes vereinbart. Sie trägt die Pflichten, die das Gesetz daran knüpft, namentlich bei Produktesicherheit, Kennzeichnung, Zoll und MWST. Wir beraten sie dazu im vereinbarten Umfang.',
        'Verzug, Mängel und Zahlungsunfähigkeit eines Lieferanten liegen nicht in unserer Verantwortung. Wir helfen der Kundschaft, ihre Ansprüche geltend zu machen.',
      ],
    },
    {
      id: 'preise',
      heading: 'Preise',
      blocks: [
        'Es gilt der Fixpreis der Offerte. Er umfasst die dort genannten Leistungen.',
        'Preise verstehen sich in Schweizer Franken und ohne MWST. Kosten Dritter wie Muster, Werkzeuge, Laborprüfungen, Fracht, Versicherung, Zoll und Einfuhrsteuer sind nicht enthalten, ausser die Offerte sagt es. Wir lösen sie erst aus, wenn die Kundschaft ihnen zugestimmt hat.',
      ],
    },
    {
      id: 'zahlung',
      heading: 'Zahlung und Verzug',
      blocks: [
        'Rechnungen sind zahlbar innert 30\u00a0Tagen ab Rechnungsdatum, ohne Abzug.',
        'Mit Ablauf dieser Frist tritt der Verzug ohne Mahnung ein. Der Verzugszins beträgt 5% über dem Basiszinssatz, das heisst 5\u00a0Prozentpunkte darüber. Als Basiszinssatz gilt der Leitzins der Schweizerischen Nationalbank.',
        'Im Verzug dürfen wir die Arbeit nach Ankündigung unterbrechen, bis bezahlt ist.',
        'Die Kundschaft verrechnet nur mit Forderungen, die wir anerkannt haben oder die ein Gericht festgestellt hat.',
      ],
    },
    {
      id: 'haftung',
      heading: 'Haftung',
      blocks: [
        'Wir haften für Schäden, die wir absichtlich oder grobfahrlässig verursachen. Jede weitere Haftung ist ausgeschlossen, soweit das Gesetz es zulässt, unabhängig vom Rechtsgrund. Die Erstattung der Inspektionskosten nach Ziffer 3.5 bleibt vorbehalten.',
        'Das gilt auch für das Verhalten unserer Hilfspersonen.',
        'Zwingende Bestimmungen bleiben vorbehalten, insbesondere die Haftung für Personenschäden und nach Produktehaftpflichtgesetz.',
      ],
    },
    {
      id: 'vertraulichkeit',
      heading: 'Vertraulichkeit und Rechte',
      blocks: [
        'Beide Seiten behandeln vertraulich, was sie über die andere erfahren und was weder allgemein bekannt noch zur Weitergabe bestimmt ist. Die Pflicht gilt nach dem Ende des Vertrags weiter.',
        'Wir geben Unterlagen an Lieferanten und Prüfstellen nur weiter, soweit der Auftrag es verlangt, Zeichnungen an Hersteller erst, wenn diese eine Geheimhaltungsvereinbarung gestempelt haben.',
        'Zeichnungen, Marken und Muster der Kundschaft bleiben ihr Eigentum. Konstruktionsdaten und Werkzeuge, die sie bezahlt hat, gehören ihr; alles andere, was wir für sie erarbeiten, darf sie ohne zeitliche Grenze für ihre eigenen Zwecke nutzen. Unsere Vorlagen und Verfahren bleiben bei uns.',
      ],
    },
    {
      id: 'datenschutz',
      heading: 'Datenschutz',
      blocks: [
        'Wie wir Personendaten bearbeiten, auch bei der Bekanntgabe nach China, steht in der Datenschutzerklärung.',
        { link: { label: 'Zur Datenschutzerklärung', href: '/datenschutz' } },
      ],
    },
    {
      id: 'hoehere-gewalt',
      heading: 'Höhere Gewalt',
      blocks: [
        'Für Ereignisse ausserhalb ihres Einflusses haftet keine Seite, solange sie andauern und soweit sie die Leistung verhindern, etwa Naturereignisse, Epidemien, behördliche Massnahmen, gesperrte Häfen und Transportwege oder Streik. Wer betroffen ist, informiert die andere Seite unverzüglich.',
      ],
    },
    {
      id: 'kuendigung',
      heading: 'Kündigung',
      blocks: [
        'Beide Seiten können den Auftrag jederzeit schriftlich kündigen (Art. 404 OR). Wer zur Unzeit kündigt, ersetzt der anderen Seite den Schaden, der ihr daraus entsteht.',
        'Die Kundschaft bezahlt die Leistungen, die wir bis zur Kündigung erbracht haben, und die Kosten Dritter, denen sie zugestimmt hat.',
      ],
    },
    {
      id: 'recht',
      heading: 'Recht und Gerichtsstand',
      blocks: [
        'Es gilt Schweizer Recht. Das Übereinkommen der Vereinten Nationen über Verträge über den internationalen Warenkauf (CISG) ist ausgeschlossen.',
        `Gerichtsstand ist ${jurisdiction}. Zwingende Gerichtsstände bleiben vorbehalten.`,
        'Ist eine Bestimmung unwirksam, bleiben die übrigen gültig. An ihre Stelle tritt eine wirksame, die dem Gewollten am nächsten kommt.',
      ],
    },
  ],
};

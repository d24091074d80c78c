/**
 * The questions on the pages for quality, logistics and certification: what buyers ask before they hand over a task.
 * Search engines get them as structured data too.
 */
import type { Faq } from '../page.ts';

export const qualityQuestions: Faq = {
  heading: 'Fragen zur Prüfung',
  questions: [
    {
      question: 'Kann ich nur eine einzelne Inspektion bestellen?',
      answer:
        'Ja, auch bei Ihrem bisherigen Lieferanten. Wir brauchen Werk, Artikel, Menge, Termin und Muster oder Zeichnung.',
    },
    {
      question: 'Wann erhalte ich den Bericht?',
      answer: 'Meist am nächsten Arbeitstag; verbindlich ist der Termin in der Offerte.',
    },
    {
      question: 'Was geschieht, wenn die Ware durchfällt?',
      answer:
        'Sie wählen Nacharbeit, Preisnachlass oder Ablehnung. Die zweite Prüfung verrechnen wir Ihnen zum Preis der Offerte; je nach Kaufvertrag erstattet sie der Hersteller.',
    },
    {
      question: 'Würde nicht auch eine Prüffirma genügen?',
      answer: 'Zum Messen schon. Wir fordern danach aber auch die Nacharbeit ein.',
    },
    {
      question: 'Prüfen Sie auch die Arbeitsbedingungen?',
      answer:
        'Wir verlangen die Auditberichte (amfori BSCI, SMETA) und melden, was uns in der Halle auffällt. Prüfpflichten zu Kinderarbeit gelten für KMU nur in offensichtlichen Fällen (Art. 6 und 8 VSoTr).',
    },
  ],
};

export const logisticsQuestions: Faq = {
  heading: 'Fragen zu Transport und Einfuhr',
  questions: [
    {
      question: 'Wer ist der Importeur?',
      answer:
        'In der Regel Ihre Firma. Der Spediteur reicht die Zollanmeldung auf ihren Namen ein, und sie schuldet Einfuhrsteuer und allfälligen Zoll. Liefert der Hersteller verzollt (DDP), steht in der Verfügung oft eine fremde Firma, und Ihnen fehlt der Vorsteuerabzug.',
    },
    {
      question: 'Brauche ich ein eigenes Konto beim Zoll?',
      answer:
        'Nein. Der Spediteur streckt Einfuhrsteuer und Zoll vor, meist gegen eine Gebühr. Wer oft einführt, spart die Gebühr mit einem eigenen Konto im zentralisierten Abrechnungsverfahren (ZAZ) des BAZG.',
    },
    {
      question: 'Kann ich die Ware in die EU weiterverkaufen?',
      answer:
        'Ja, aber dann gilt EU-Recht. Sie brauchen eine verantwortliche Person in der EU und je nach Ware die CE-Kennzeichnung. Dazu kommen der EU-Zoll, allenfalls Antidumpingzölle und bei Stahl und Aluminium die Grenzabgabe CBAM.',
    },
    {
      question: 'Geht es auch mit der Bahn?',
      answer:
        'Ja, üblich sind 16–22\u00a0Tage von Terminal zu Terminal. Wir planen nicht damit, weil der Zug durch Kasachstan, Russland und Belarus fährt und Sanktionen den Transit stoppen können.',
    },
    {
      question: 'Wer zahlt, wenn die Sendung beschädigt ankommt?',
      answer:
        'Frachtführer haften nur begrenzt, bei Lastwagen aus dem Ausland mit 8.33\u00a0SZR (rund 9\u00a0Franken) pro Kilogramm. Die Police, die der Spediteur mitofferiert, deckt üblicherweise 110% von Warenwert und Fracht.',
    },
  ],
};

export const certificationQuestions: Faq = {
  heading: 'Fragen zu Nachweisen und Zulassung',
  questions: [
    {
      question: 'Braucht jedes Produkt in der Schweiz ein CE-Zeichen?',
      answer:
        'Nein. Die Schweiz anerkennt CE, wo ihr Recht es vorsieht, etwa bei Elektrogeräten; auf einer Tasse hat es nichts zu suchen. Je nach Produkt verlangt das Gesetz eine Konformitätserklärung, Prüfberichte oder nur ein sicheres, rückverfolgbares Produkt.',
    },
    {
      question: 'Wer ist verantwortlich, wenn ein Nachweis fehlt?',
      answer:
        'Meist Sie, denn Sie bringen die Ware in Verkehr, auch wenn sie im eigenen Betrieb bleibt (Art. 2 Abs. 3 PrSG).',
    },
    {
      question: 'Wem gehört der Prüfbericht?',
      answer:
        'Dem, der das Labor beauftragt. Als Auftraggeber behalten Sie ihn, auch wenn Sie den Hersteller wechseln.',
    },
    {
      question: 'Was kostet eine Laborprüfung?',
      answer:
        'Das Labor rechnet nach Norm und Produkt, nicht nach Stückzahl. Sie sehen seine Offerte vorher und bezahlen das Labor direkt, zusätzlich zu unserem Fixpreis.',
    },
    {
      question: 'Kann ein zugelassenes Produkt günstiger sein als ein eigenes?',
      answer:
        'Bei kleinen Mengen oft ja. Mit den gültigen Berichten des Herstellers sparen Sie Prüfung und Wartezeit, verzichten aber auf eigene Änderungen.',
    },
  ],
};

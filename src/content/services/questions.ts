/**
 * The questions on the pages for development, quality, logistics and certification: what buyers ask before they hand over
 * a task. Search engines get them as structured data too.
 */
import { deforestation, deforestationSmall } from '../deadlines.ts';
import type { Faq } from '../page.ts';

export const developmentQuestions: Faq = {
  heading: 'Fragen zu Werkzeug und Labor',
  questions: [
    {
      question: 'Was kostet ein Werkzeug?',
      answer:
        'Ein einfaches Spritzgusswerkzeug kostet in China erfahrungsgemäss einige tausend Franken, eines mit Schiebern oder mehreren Nestern ein Mehrfaches. CHF 8’000 verteuern das Stück bei 1’000 Stück um CHF 8, bei 5’000 noch um CHF 1.60. Die Offerte des Werkzeugbauers liegt vor, bevor Sie Phase 4 freigeben.',
    },
    {
      question: 'Wie viel Zeit braucht das Labor?',
      answer:
        'Für die CE-Kennzeichnung eines einfachen Geräts 4–8\u00a0Wochen ab fertigem Muster. Wenn das Gerät durchfällt, wird der betroffene Teil nach der Änderung neu geprüft.',
    },
  ],
};

export const qualityQuestions: Faq = {
  heading: 'Fragen zur Prüfung',
  questions: [
    {
      question: 'Kann ich nur eine einzelne Inspektion bestellen?',
      answer:
        'Ja, wenn Ihr Lieferant zustimmt; ein Zwischenhändler muss uns das Werk nennen. Für 80 Stück genügt in der Regel ein Prüftag.',
    },
    {
      question: 'Was geschieht, wenn die Ware durchfällt?',
      answer:
        'Sie wählen Nacharbeit, Preisnachlass oder Ablehnung. Die Prüfung der Nacharbeit verrechnen wir zum Preis der Offerte; nach unserem Vertragsentwurf erstattet der Hersteller den Betrag.',
    },
    {
      question: 'Wie unabhängig prüfen Sie?',
      answer:
        'Weniger unabhängig als eine Prüffirma; darum prüft bei uns nie, wer das Werk ausgesucht hat. Auch eine Prüffirma darf nachmessen (230–400 US-Dollar pro Tag, Reise oft extra); die Nacharbeit setzt sie aber nicht durch.',
    },
    {
      question: 'Was gilt, wenn ein Mangel erst später auffällt?',
      answer:
        'Nach unserem Vertragsentwurf ist Ihre Freigabe keine Abnahme: Bei verdeckten Mängeln behalten Sie Ihre Rechte. Melden Sie jeden Mangel sofort, verdeckte Transportschäden nach Seefracht innert 3 Tagen. Wir vergleichen mit Bericht und Referenzmuster und schreiben die Rüge mit Ihnen.',
    },
  ],
};

export const logisticsQuestions: Faq = {
  heading: 'Fragen zu Transport und Einfuhr',
  questions: [
    {
      question: 'Wer ist der Importeur?',
      answer:
        'In der Regel Ihre Firma, die damit die Abgaben schuldet. Bei verzollter Lieferung (DDP) steht in der Verfügung oft eine fremde Firma, und Ihnen fehlt der Vorsteuerabzug.',
    },
    {
      question: 'Brauche ich ein eigenes Konto beim Zoll?',
      answer:
        'Nein, der Spediteur streckt Einfuhrsteuer und Zoll vor, meist gegen Gebühr. Wer oft einführt, spart sie mit direkter Abrechnung: bisher über ein ZAZ-Konto, mit Passar über die Geschäftspartner-ID (GP-ID), die jede Firma selbst im ePortal beantragt, eine pro UID.',
    },
    {
      question: 'Kann ich die Ware in die EU weiterverkaufen?',
      answer: `Ja, nach EU-Recht: mit verantwortlicher Person in der EU, je nach Ware CE-Kennzeichnung, seit 12.\u00a0August\u00a02026 Konformitätserklärung für die Verpackung (2025/40; unter eigener Marke sind Sie deren Erzeuger) und bei Holz ab ${deforestation} Nachweisen gegen Entwaldung (EUDR; kleine Firmen teils ab ${deforestationSmall}). Dazu kommen EU-Zoll (3\u00a0Euro pro Warenart in Privatpaketen unter 150\u00a0Euro), allenfalls Antidumpingzölle und ab 50\u00a0Tonnen Stahl und Aluminium im Jahr die Grenzabgabe CBAM.`,
    },
    {
      question: 'Wer zahlt, wenn die Sendung beschädigt ankommt?',
      answer:
        'Frachtführer haften nur begrenzt, bei Lastwagen aus dem Ausland mit rund 9\u00a0Franken pro Kilogramm (8.33 Sonderziehungsrechte, SZR). Den Rest deckt nur die Transportversicherung, die der Spediteur mitofferiert.',
    },
  ],
};

export const certificationQuestions: Faq = {
  heading: 'Fragen zu Nachweisen und Zulassung',
  questions: [
    {
      question: 'Braucht jedes Produkt in der Schweiz ein CE-Zeichen?',
      answer:
        'Nein. Die Schweiz anerkennt das Zeichen, wo ihr Recht es vorsieht, etwa bei Elektrogeräten; auf einer Tasse hat es nichts zu suchen.',
    },
    {
      question: 'Was kostet eine Laborprüfung?',
      answer:
        'Ein Trinkgefäss auf Migration zu prüfen, kostet erfahrungsgemäss einige hundert Franken, ein Elektrogerät auf Sicherheit und EMV einige tausend. Das Labor offeriert vorher, und Sie bezahlen es direkt.',
    },
  ],
};

/**
 * The questions on the pages for development, quality, logistics and certification: what buyers ask before they hand over
 * a task. Search engines get them as structured data too.
 */
import { deforestation, deforestationSmall } from '../deadlines.ts';
import type { Faq } from '../page.ts';

export const qualityQuestions: Faq = {
  heading: 'Fragen zur Prüfung',
  questions: [
    {
      question: 'Kann ich nur eine einzelne Inspektion bestellen?',
      answer: 'Ja, wenn Ihr Lieferant zustimmt. Für 80 Stück genügt in der Regel ein Prüftag.',
    },
    {
      question: 'Wie unabhängig prüfen Sie?',
      answer:
        'Weniger als eine Prüffirma; darum prüft bei uns nie, wer das Werk ausgesucht hat, auch nicht als Vertretung. Geht das nicht auf, verschieben wir den Termin oder nennen Ihnen eine Prüffirma (230–400 US-Dollar pro Tag, Reise oft extra).',
    },
  ],
};

export const logisticsQuestions: Faq = {
  heading: 'Fragen zu Transport und Einfuhr',
  questions: [
    {
      question: 'Wer ist der Importeur?',
      answer:
        'In der Regel Ihre Firma. Sie schuldet die Abgaben, der Spediteur streckt sie vor. Wer oft einführt, rechnet mit dem Zoll direkt ab: bisher über ein ZAZ-Konto, mit Passar über die Geschäftspartner-ID (GP-ID). Diese beantragt jede Firma selbst im ePortal, eine pro UID.',
    },
    {
      question: 'Kann ich die Ware in die EU weiterverkaufen?',
      answer: `Ja, nach EU-Recht. Auf der Ware, der Verpackung oder einem Begleitpapier steht meist eine verantwortliche Person mit Sitz in der EU. Je nach Ware braucht es die CE-Kennzeichnung, seit 12.\u00a0August\u00a02026 eine Konformitätserklärung für die Verpackung (2025/40), bei Holz ab ${deforestation} Nachweise gegen Entwaldung (EUDR; kleine Firmen teils ab ${deforestationSmall}). Dazu kommen EU-Zoll (3\u00a0Euro pro Warenart bei Onlinebestellungen von Privaten bis 150\u00a0Euro) und ab 50\u00a0Tonnen Stahl und Aluminium im Jahr die Grenzabgabe CBAM.`,
    },
  ],
};

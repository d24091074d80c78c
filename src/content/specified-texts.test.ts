/** The texts that the specification quotes, word for word. Every other test reads them from the records. */
import { expect, test } from 'vitest';
import { inquiryForm } from './inquiry-form.ts';
import { budgetChoices, industryChoices, serviceChoices, timelineChoices } from './inquiry.ts';
import { labels } from './labels.ts';
import { notFound } from './pages/not-found.ts';

const { toasts, thankYou } = inquiryForm;

test('buttons and links', () => {
  expect(labels.bookConsultation).toBe('Kostenlose Beratung buchen');
  expect(labels.bookShort).toBe('Beratung buchen');
  expect(labels.learnMore).toBe('Mehr erfahren');
  expect(labels.callNow).toBe('Sofort anrufen');
  expect(thankYou.again).toBe('Neue Anfrage stellen');
});

test('messages', () => {
  expect(toasts.missing).toEqual({ title: 'Fehler', text: 'Bitte füllen Sie alle Pflichtfelder aus.' });
  expect(toasts.sent).toEqual({
    title: 'Anfrage gesendet!',
    text: 'Wir melden sich innerhalb von 24 Stunden bei Ihnen.',
  });
  expect(notFound.status).toBe('404');
  expect(notFound.englishSentence).toBe('Oops! Page not found');
});

test('both readings of the reply promise', () => {
  const promise = thankYou.promise.replaceAll('\u00a0', ' ');
  expect(promise).toContain('innerhalb von 24 Stunden');
  expect(promise).toContain('4 Stunden');
});

test('the choices of the inquiry form', () => {
  const labelsOf = (choices: readonly { label: string }[]) => choices.map(({ label }) => label);
  const valuesOf = (choices: readonly { value: string }[]) => choices.map(({ value }) => value);
  expect(labelsOf(industryChoices)).toEqual([
    'Gastronomie & Hotellerie',
    'Einzel- und Grosshandel',
    'Bauunternehmen',
    'Gesundheitswesen',
    'Eventplanung',
    'Andere Branche',
  ]);
  expect(labelsOf(serviceChoices)).toEqual([
    'End-to-End Sourcing',
    'Produktentwicklung',
    'Qualitätsmanagement',
    'Logistik & Transport',
    'Zertifizierungsberatung',
    'Beratung & Information',
  ]);
  expect(valuesOf(budgetChoices)).toEqual(['under-10k', '10k-50k', '50k-100k', 'over-100k', 'discuss']);
  expect(valuesOf(timelineChoices)).toEqual(['asap', '1-3months', '3-6months', '6months+', 'flexible']);
});

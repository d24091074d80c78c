import { expect, test } from 'vitest';
import { overlaid } from '#content/overlay.ts';
import type { Question } from './page.schema.ts';
import { contact } from './pages/contact.ts';
import { endToEndSourcing } from './services/end-to-end-sourcing.ts';

const laidOver = (route: string, questions: readonly Question[]) =>
  overlaid(route, { faq: { questions } }).faq.questions;

test.each([contact, endToEndSourcing])(
  'a question that the owner inserts on $route keeps its own answer, and so do the others',
  ({ route, faq: { questions } }) => {
    const own = { question: 'Wer prüft?', answer: 'Wer das Werk nicht ausgesucht hat.' };
    for (const place of questions.keys()) {
      const longer = questions.toSpliced(place, 0, own);
      expect(laidOver(route, longer)).toEqual(longer);
    }
  },
);

test('a question that the owner asks differently keeps its answer, and what the tests ask for stands below', () => {
  const questions = contact.faq.questions.map(({ answer }, place) => ({
    question: `Frage ${place}?`,
    answer,
  }));
  const laid = laidOver('/contact', questions);
  expect(laid.slice(0, questions.length)).toEqual(questions);
  expect(laid).toHaveLength(questions.length + 1);
});

import { expect, test } from 'vitest';
import { leadingFigure } from './Story.tsx';

test.each([
  ['bis 40% tiefere Kosten', { figure: 'bis 40%', text: 'tiefere Kosten' }],
  ['45% Kostenersparnis', { figure: '45%', text: 'Kostenersparnis' }],
  ['6\u00a0Monate früher am Markt', { figure: '6\u00a0Monate', text: 'früher am Markt' }],
  ['4 Monate statt 12', { figure: '4 Monate', text: 'statt 12' }],
])('«%s» begins with its figure', (result, parts) => {
  expect(leadingFigure(result)).toEqual(parts);
});

test.each(['Reklamationsquote von 15% auf unter 1%', 'Planbare Lieferungen', '45%'])(
  '«%s» has no figure that something follows',
  (result) => {
    expect(leadingFigure(result)).toEqual({ text: result });
  },
);

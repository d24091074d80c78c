import { expect, test } from 'vitest';
import { figuresFootnote, labels } from '#content/labels.ts';
import { network } from '#content/network.ts';
import { marketingRoutes, routes, type Route } from '#content/routes.ts';
import { fileOf, readPage } from './dist.ts';

/** Up to so many words a sentence may stand on several pages: names, labels, short promises. */
const shortSentence = 6;

/** Texts that belong to several pages by design. */
const shared = [figuresFootnote, network.passing, ...Object.values(labels)].join('\n');

/** Somebody leads the consultation on several subjects. */
const namesHost = (sentence: string) => sentence.replace(/^\p{Lu}{1,2} /u, '').startsWith(labels.host);

/** Block elements end a sentence even where it has no full stop. */
const blocks =
  'p, li, dt, dd, h1, h2, h3, h4, blockquote, figcaption, th, td, caption, summary, label, legend';

function sentencesOf(route: Route): Set<string> {
  const main = readPage(fileOf(route)).root.querySelector('main');
  const texts = (main?.querySelectorAll(blocks) ?? []).map((element) => element.text.replace(/\s+/g, ' '));
  const sentences = texts
    .flatMap((text) => text.split(/(?<=(?<!\bSt)[.!?:])\s+/))
    .map((sentence) => sentence.trim());
  return new Set(sentences.filter((sentence) => sentence.split(' ').length > shortSentence));
}

test('no sentence stands on two pages', () => {
  const pagesBySentence = new Map<string, Route[]>();
  for (const route of routes) {
    for (const sentence of sentencesOf(route)) {
      pagesBySentence.set(sentence, [...(pagesBySentence.get(sentence) ?? []), route]);
    }
  }
  const repeated = [...pagesBySentence].filter(
    ([sentence, pages]) => pages.length > 1 && !shared.includes(sentence) && !namesHost(sentence),
  );
  expect(repeated).toEqual([]);
});

test.each(marketingRoutes)('%s says once what its figures are', (route) => {
  const text = readPage(fileOf(route)).root.querySelector('main')?.text ?? '';
  expect(text.split(figuresFootnote)).toHaveLength(2);
});

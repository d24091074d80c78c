#!/bin/sh
# defuddle 0.19.4 (npm), which prepares pages for reading and for assistants (it is the engine of Obsidian's Web Clipper).
#
# Expected: what stands in `main` is the page: it "represents the dominant contents of the document" (HTML standard, 4.4.14).
# An `article` may be any part of it that stands for itself: a comment, a product's card, "an interactive widget" (4.3.2).
# Seen: where `main` has exactly one `article` of more than 50 words, that is the content, and all else is dropped without a word: here
# a sample of an offer is left of a page with five sections. With a second `article` of a few words, and with `figure` in its place,
# the page is whole. Mozilla's Readability 0.6.0 keeps the sections either way.
# Matters here: of the pages with a sample sheet (an offer, an inspection report) 705 of 5746 and 986 of 5848 characters were
# left. The sheets are `figure` now (`src/components/proof/Sheets.tsx`), and a test asks that no page has one article of its own.
#
# Output seen:
#   one article:  defuddle 1 of 6 parts, Readability 6 of 6
#   two articles: defuddle 6 of 6 parts, Readability 6 of 6
#   figure:       defuddle 6 of 6 parts, Readability 6 of 6
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-audit --no-fund defuddle@0.19.4 jsdom@29.1.1 @mozilla/readability@0.6.0
cat > read.mjs <<'JS'
import { Readability } from '@mozilla/readability';
import { Defuddle } from 'defuddle/node';
import { JSDOM } from 'jsdom';
const topics = ['Preis', 'Prüfung', 'Haftung', 'Fracht', 'Zoll'];
const words = 'Wir sagen vor der Bestellung, was es kostet, wer es macht, wann es kommt und was gilt, wenn etwas fehlt. ';
const section = (topic) => `<section><h2>${topic}</h2><p>Zu ${topic}: ${words.repeat(4)}</p></section>`;
const sample = (tag) => `<${tag}><h3>Musterofferte</h3><p>Zu Musterofferte: ${words.repeat(4)}</p></${tag}>`;
const pages = {
  'one article: ': sample('article'),
  'two articles:': `${sample('article')}<article><p>Noch Fragen?</p></article>`,
  'figure:      ': sample('figure'),
};
for (const [name, part] of Object.entries(pages)) {
  const html = `<!doctype html><html lang="de"><head><title>Warum wir</title></head><body><main><h1>Warum wir</h1>
    ${topics.slice(0, 3).map(section).join('')}<section><h2>Muster</h2>${part}</section>${topics.slice(3).map(section).join('')}
    </main></body></html>`;
  const url = 'https://www.example.com/';
  const kept = (content) => [...topics, 'Musterofferte'].filter((topic) => content.includes(`Zu ${topic}:`)).length;
  const { content } = await Defuddle(html, url);
  const article = new Readability(new JSDOM(html, { url }).window.document).parse();
  console.log(`${name} defuddle ${kept(content)} of 6 parts, Readability ${kept(article.content)} of 6`);
}
JS
seen=$(node read.mjs)
echo "$seen"
test "$seen" = 'one article:  defuddle 1 of 6 parts, Readability 6 of 6
two articles: defuddle 6 of 6 parts, Readability 6 of 6
figure:       defuddle 6 of 6 parts, Readability 6 of 6'

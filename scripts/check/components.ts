/** Words that stand in a component instead of a record, where neither the check nor the owner would find them. */
import { globSync, readFileSync } from 'node:fs';
import { must, type Finding } from './finding.ts';
import { shorten } from './print.ts';

const folders = 'src/{components,layouts,pages,inquiry,booking,tools}/**/*.{tsx,astro}';

/** Not part of the page: what stands above the markup of an Astro page, comments, scripts, styles, imports. */
const unprinted = /^---\n.*?^---$|\/\*.*?\*\/|<!--.*?-->|(?<!:)\/\/[^\n]*|<(script|style)\b.*?<\/\1>/gms;
/** Two words between tags, and nothing that code has. */
const between = /(?<=[^=]>)[^<>{}=;()|&]*\p{L}{2,}[ \n]+\p{L}{2,}[^<>{}=;()|&]*(?=<[/\w>])/gu;
/** Words that English has not, within quotes. */
const german =
  /(?<=(['"`]))(?:(?!\1)[^\n\\])*(?:[äöü]\p{L}|\b(?:und|oder|der|die|das|ein|eine|Sie|Ihre?|wir|ist|nicht|für|mit)\b )(?:(?!\1)[^\n\\])*(?=\1)/gu;

/** Sentences in the file of a component. */
export function checkComponent(file: string, source: string): Finding[] {
  const text = source.replace(unprinted, (part) => part.replace(/[^\n]/g, ' '));
  return [...text.matchAll(between), ...text.matchAll(german)]
    .filter(([found]) => found.includes(' '))
    .map(({ 0: found, index }) =>
      must(
        file,
        `Zeile ${text.slice(0, index + found.length - found.trimStart().length).split('\n').length}`,
        `Ein Text gehört in src/content/, nicht in ein Bauteil: «${shorten(found.replace(/\s+/g, ' ').trim())}»`,
      ),
    );
}

export const checkComponents = (): Finding[] =>
  globSync(folders)
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) =>
      checkComponent(file.replaceAll('\\', '/'), readFileSync(file, 'utf8').replaceAll('\r', '')),
    );

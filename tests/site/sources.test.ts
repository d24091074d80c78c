import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const tokenFile = 'src/styles/tokens.css';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => join('src', name).replaceAll('\\', '/'))
  .filter((name) => /\.(?:ts|tsx|astro|css)$/.test(name) && name !== tokenFile);

/** Lines that match, as `file:line: text`; a comment may name what the code may not use. */
function linesWith(pattern: RegExp, extensions: RegExp): string[] {
  return sources
    .filter((name) => extensions.test(name))
    .flatMap((name) =>
      readFileSync(name, 'utf8')
        .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
        .split('\n')
        .flatMap((line, index) => (pattern.test(line) ? [`${name}:${index + 1}: ${line.trim()}`] : [])),
    );
}

// A test may ask it: that is what it is compared with.
test('figures are written out, since Intl differs between Node and browser versions', () => {
  expect(linesWith(/\bIntl\.|\.toLocale/, /(?<!\.test)\.(?:ts|tsx|astro)$/)).toEqual([]);
});

test('colours come from the tokens', () => {
  expect(linesWith(/:[^;{}]*(?:#[0-9a-f]{3,8}|\b(?:black|white))\b(?!-)/i, /\.css$/)).toEqual([]);
  expect(linesWith(/(?:fill|stroke|stop-?color|color)=["'{]+#[0-9a-f]{3,8}\b/i, /\.(?:tsx|astro)$/)).toEqual(
    [],
  );
});

test('font sizes grow with the text: none is in pixels', () => {
  expect(linesWith(/font(?:-size)?:[^;]*\dpx/, /\.css$/)).toEqual([]);
});

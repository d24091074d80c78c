/**
 * What the style sheets ask of the oldest browsers, by the records of caniuse: of those that no engine here can show
 * (Safari 16.4, Firefox 115) too. They know no values: `round()` and `content: … / ''` stand behind a plain form.
 */
import DoIUse, { type Usage } from 'doiuse';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { oldestBrowsers } from '#styles/oldest-browsers.ts';
import { htmlFiles, readPage, stylesOf } from './dist.ts';

/** What one of them does not know, and why it does without. */
const dispensable: Readonly<Record<string, string>> = {
  'css-has':
    'Firefox 115 shows in the field itself what is chosen, and a menu button without its state, which it still says',
  'css-subgrid': 'Chrome 109 lets the rows of neighbours begin at their own heights',
  'css-media-scripting': 'asks whether script is off, and a browser that cannot answer has it on',
  'css-content-visibility': 'printing opens answers in browsers that close them this way',
  'css-paged-media': 'Safari prints with its own margins',
  'css-selection': 'iOS marks selected text in its own colour',
  'css-widows-orphans': 'Firefox breaks pages where it likes',
  'css-resize': 'no fields are resized by finger',
  'text-size-adjust': 'a phone’s matter, and prefixed for Safari',
};

/** `chrome109` as the records name it; Vite’s `ios` is their `ios_saf`. */
const browsers = oldestBrowsers.map((name) => name.replace('ios', 'ios_saf').replace(/(?=\d)/, ' '));

test('no style sheet needs what the oldest browsers do not know', { timeout: 60_000 }, async () => {
  const styles = new Set(htmlFiles.flatMap((file) => stylesOf(readPage(file))));
  expect(styles.size).toBeGreaterThan(1);
  const missed = new Map<string, string>();
  const onFeatureUsage = ({ feature, featureData, usage }: Usage) => {
    if (featureData.missing && !(feature in dispensable))
      missed.set(feature, `${feature} is unknown to ${featureData.missing}: ${String(usage).slice(0, 100)}`);
  };
  for (const style of styles) {
    await postcss(new DoIUse({ browsers, onFeatureUsage })).process(style, { from: undefined });
  }
  expect([...missed.values()]).toEqual([]);
});

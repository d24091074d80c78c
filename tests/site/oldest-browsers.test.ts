/**
 * What style sheets and scripts ask of the oldest browsers, by the records of caniuse and of MDN: of those that no engine
 * here can show (Safari 16.4, Firefox 115) too. Those of caniuse know no values: `round()` and `content: … / ''` stand
 * behind a plain form.
 */
import bcd, {
  type BrowserName,
  type CompatStatement,
  type Identifier,
} from '@mdn/browser-compat-data' with { type: 'json' };
import DoIUse, { type Usage } from 'doiuse';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { oldestBrowsers } from '#styles/oldest-browsers.ts';
import { inlineCode } from '#built-pages/policy.ts';
import { files, htmlFiles, readBuilt, readPage, stylesOf } from './dist.ts';

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

/** What scripts call and one of them does not know, and why they do without. */
const dispensableNames: Readonly<Record<string, string>> = {
  startViewTransition: 'React’s, for transitions that nothing here asks for',
  skipTransition: 'the same',
  checkVisibility: 'Radix asks whether it is there',
  hidePopover: '`close-menus.ts` asks whether there are popovers',
  createContext: 'React’s own function',
  use: 'React’s own function',
  first: 'a rule of `EntryField.tsx`',
};

/** The oldest browsers as the records of MDN name them. */
const versions = oldestBrowsers.map((browser) => {
  const [, name = '', version] = /^(\D+)(.+)$/.exec(browser) ?? [];
  return { name: name.replace('ios', 'safari_ios') as BrowserName, version: Number(version) };
});

/** Whether all of them know something. A name with a prefix or behind a setting is not known. */
const isKnown = ({ support }: CompatStatement) =>
  versions.every(({ name, version }) =>
    [support[name] ?? []]
      .flat()
      .some(
        ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: other }) =>
          !flags && !prefix && !other && from(added) <= version && !(from(removed) <= version),
      ),
  );

/** `16.4` or `≤37` as a number; nothing that is still to come. */
const from = (version: string | false | undefined) => (version ? Number(version.replace('≤', '')) : NaN);

const identifiersOf = (record: Identifier) => Object.entries(record) as [string, Identifier][];

/** The names that no script may use: of objects, of what they have by themselves (`URL.canParse`), of what each of their kind has. */
function unknownNames(): RegExp[] {
  const members = new Map<string, boolean>();
  const whole: RegExp[] = [];
  for (const [owner, record] of identifiersOf({ ...bcd.api, ...bcd.javascript.builtins })) {
    const { __compat: itself } = record;
    if (itself && !isKnown(itself)) whole.push(new RegExp(`(?<![\\w$.'"\`-])(${owner})(?![\\w$'"\`-])`));
    for (const [key, { __compat: statement }] of identifiersOf(record)) {
      const [, name, isStatic] = /^([a-z]\w*?)(_static)?$/i.exec(key) ?? [];
      if (!statement || !name || name.includes('_') || name === owner) continue;
      if (isStatic && !isKnown(statement))
        whole.push(new RegExp(`(?<![\\w$.])(${owner}\\.${name})(?![\\w$])`));
      // What one kind has under this name may be what is meant.
      members.set(name, isKnown(statement) || members.get(name) === true);
    }
  }
  // Called on something, not spread (`...name()`), since what is only read is `undefined`, and our records and parameters have such names too.
  const names = [...members].flatMap(([name, known]) =>
    known ? [] : [new RegExp(`(?<!\\.)\\.(${name})\\(`)],
  );
  return [...whole, ...names];
}

test('no script uses what the oldest browsers do not know', () => {
  const scripts = [
    ...files.filter((name) => name.endsWith('.js')).map(readBuilt),
    ...htmlFiles.flatMap((file) => inlineCode(readPage(file).html).scripts),
  ].join('\n');
  const used = unknownNames().flatMap((name) => name.exec(scripts)?.[1] ?? []);
  expect(used.filter((name) => !(name in dispensableNames))).toEqual([]);
});

import { defineConfig, type OxlintOverride } from 'oxlint';

/**
 * The floors of the house, from the ground up. A room imports from the floors below its own; rooms on one floor do not
 * know each other.
 */
const floors = [
  ['content'],
  ['settings.ts'],
  ['config.ts', 'styles', 'typesetting'],
  ['lib'],
  ['components', 'hydration'],
  ['booking', 'inquiry', 'social-image', 'structured-data', 'tools', 'built-pages'],
  ['layouts', 'specimen'],
  ['pages'],
];

/** Pure modules of a neighbour that a room may import all the same: addresses that lead from one to the other. */
const exceptions: Record<string, readonly string[]> = {
  inquiry: ['#tools/inquiry-lines.ts'],
};

const isFile = (room: string) => room.includes('.');

const floorRules = floors.flatMap((rooms, floor) =>
  rooms.map((room): OxlintOverride => {
    const closed = floors
      .slice(floor)
      .flat()
      .filter((other) => other !== room);
    const patterns = closed.map((other) => (isFile(other) ? `#${other}` : `#${other}/**`));
    const open = exceptions[room] ?? [];
    return {
      files: [isFile(room) ? `src/${room}` : `src/${room}/**`],
      excludeFiles: ['**/*.test.ts'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                group: [...patterns, ...open.map((path) => `!${path}`)],
                message: `Imports run downward: src/${room} may not know this room. The floors stand in oxlint.config.ts.`,
              },
              {
                regex: `^(?:\\.\\./)+(?:${floors.flat().join('|')})(?:/|$)`,
                message: 'A room is imported by its name, such as #lib/fill.ts.',
              },
            ],
          },
        ],
      },
    };
  }),
);

const noIntl = 'Its output differs between the versions of Node and browsers: write the figure out.';

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  env: { builtin: true, browser: true, node: true },
  ignorePatterns: ['dist', 'reports', '.astro'],
  options: { reportUnusedDisableDirectives: 'error' },
  rules: {
    'no-restricted-globals': ['error', { name: 'Intl', message: noIntl }],
    'no-restricted-properties': [
      'error',
      ...['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'].map((property) => ({
        property,
        message: noIntl,
      })),
    ],
    // Of types too: a file can be read after those that it imports.
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-unassigned-import': ['error', { allow: ['**/*.css'] }],
    'vitest/valid-expect': ['error', { maxArgs: 2 }],

    // The compiler writes the import.
    'react/react-in-jsx-scope': 'off',
    // `fc.integer()` is how fast-check is written.
    'import/no-named-as-default-member': 'off',
    // What runs in the page (`page.evaluate`) has to carry its functions along.
    'unicorn/consistent-function-scoping': 'off',
    // An effect may follow what it does not read: the focus moves anew with every submit.
    'react/exhaustive-effect-dependencies': 'off',
    // `export {}` makes a module of a file that declares something global.
    'unicorn/require-module-specifiers': 'off',
    // What only the browser knows, such as the address or today, arrives in an effect.
    'react/set-state-in-effect': 'off',
    // A copy may be sorted in place; browsers of 2022 have no `toSorted`.
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    // A list of figures by the part of the page they stand in: `...['500+', '85%']`.
    'unicorn/no-useless-spread': 'off',

    // Tables that become a list on a phone lose their meaning for screen readers; the roles keep it.
    // https://adrianroselli.com/2018/02/tables-css-display-properties.html
    'jsx-a11y/no-redundant-roles': 'off',
    'jsx-a11y/no-interactive-element-to-noninteractive-role': 'off',
    // A status is no result of a calculation, a group of messages no fieldset.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // A label reads the record it is given, and the corner of a table is no control; html-validate reads the result.
    'jsx-a11y/label-has-associated-control': 'off',
    'jsx-a11y/control-has-associated-label': 'off',

    // Do not see that `test.skipIf(missing)` is a test, nor an `expect` in a function that tests share.
    'vitest/expect-expect': 'off',
    'vitest/no-standalone-expect': 'off',
    'vitest/no-disabled-tests': 'off',
    'vitest/valid-title': 'off',
    'vitest/no-conditional-tests': 'off',
    'vitest/no-conditional-expect': 'off',
    'vitest/require-to-throw-message': 'off',
  },
  overrides: [
    ...floorRules,
    // SQL is run by tagged templates.
    { files: ['receiver/**'], rules: { 'no-unused-expressions': ['error', { allowTaggedTemplates: true }] } },
    // Compares our Swiss time with the time-zone data of Node; it prints nothing.
    { files: ['src/lib/swiss-time.test.ts'], rules: { 'no-restricted-globals': 'off' } },
  ],
});

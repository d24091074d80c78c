import type { Config } from 'stylelint';

const tokenFile = 'src/styles/tokens.css';

export default {
  extends: 'stylelint-config-standard',
  rules: {
    // Colours and sizes come from the tokens, and text grows with the visitor's own size.
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': [/^rgba?$/, /^hsla?$/, /^hwb$/, /lab$/, /lch$/, /^color$/],
    'declaration-property-unit-disallowed-list': { '/^font/': 'px' },

    // Logical properties only.
    'property-disallowed-list': [
      /^(?:margin|padding|border)-(?:left|right|top|bottom)/,
      /^(?:min-|max-)?(?:width|height)$/,
      /^(?:left|right|top|bottom)$/,
    ],
    'declaration-no-important': true,

    // Short names of modules are read in TypeScript (`styles.listHeading`).
    'selector-class-pattern': /^[a-z][a-zA-Z0-9]*$/,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'property-no-vendor-prefix': [true, { ignoreProperties: [/text-size-adjust$/] }],
    'value-keyword-case': ['lower', { ignoreKeywords: ['currentColor'] }],
    'import-notation': 'string',
    'font-family-name-quotes': 'always-unless-keyword',
    'color-hex-length': 'long',

    // What is a matter of the sentence: which notation a media query reads better in, where a comment stands,
    // whether two alignments are one thing, and which of two branches of a nested rule comes first.
    'media-feature-range-notation': null,
    'comment-empty-line-before': null,
    'declaration-block-no-redundant-longhand-properties': [true, { ignoreShorthands: [/^place-/] }],
    'keyframe-selector-notation': null,
    'no-descending-specificity': null,
  },
  overrides: [
    { files: [tokenFile], rules: { 'color-no-hex': null } },
    // Classes for all of the markup: `visually-hidden`.
    { files: ['src/styles/*.css'], rules: { 'selector-class-pattern': /^[a-z][a-z0-9-]*$/ } },
  ],
} satisfies Config;

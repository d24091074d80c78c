import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { findingsOn, htmlFiles } from '../dist.ts';

const validator = new HtmlValidate({
  root: true,
  // A folding row's head holds its `details`, which the standard counts as flow, not as a section.
  // https://html.spec.whatwg.org/multipage/interactive-elements.html#the-details-element
  elements: ['html5', { details: { sectioning: false } }],
  // What the standards demand of markup and of its accessibility, without rules of style.
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    'input-missing-label': 'error',
    'no-missing-references': 'error',
    // One main heading, and no level skipped.
    'heading-level': 'error',
    // The content security policy blocks style attributes.
    'no-inline-style': 'error',
    // Tables that become a list on a phone lose their meaning for screen readers; the roles keep it.
    // https://adrianroselli.com/2018/02/tables-css-display-properties.html
    'no-redundant-role': 'off',
    // The tools reckon while the visitor types; there is nothing to submit.
    // https://www.w3.org/WAI/WCAG22/Techniques/html/H32
    'wcag/h32': 'off',
  },
});

test('every page is valid HTML', () => {
  const findings = findingsOn(htmlFiles, ({ html, file }) =>
    validator
      .validateStringSync(html, file)
      .results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
      ),
  );
  expect(findings).toEqual([]);
});

test('no page carries a script in an attribute, which the content security policy would block', () => {
  const scripted = findingsOn(htmlFiles, ({ html }) => html.match(/<[a-z][^>]*\son[a-z]+\s*=/g) ?? []);
  expect(scripted).toEqual([]);
});

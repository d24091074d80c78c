/** What the owner asked of single attributes, written by hand: a browser shows none of it at once. */
import { describe, expect, test } from 'vitest';
import { fileOf, readPage } from './dist.ts';

describe('the booking frame', () => {
  const frame = readPage(fileOf('/')).root.querySelector('#beratung iframe');

  test.each([
    ['height', '750'],
    ['loading', 'lazy'],
    // No camera, no microphone, no place: nothing that a policy could give it.
    ['allow', ''],
    ['referrerpolicy', 'strict-origin-when-cross-origin'],
  ])('has %s="%s"', (name, value) => {
    expect(frame?.getAttribute(name)).toBe(value);
  });

  test('has a title', () => {
    expect(frame?.getAttribute('title')).toMatch(/\w/);
  });

  test('may run, take entries, save files and open phone, mail and new tabs, and nothing else', () => {
    expect(frame?.getAttribute('sandbox')?.split(' ').toSorted()).toEqual([
      'allow-downloads',
      'allow-forms',
      'allow-popups',
      'allow-popups-to-escape-sandbox',
      'allow-same-origin',
      'allow-scripts',
    ]);
  });
});

/** Its fields get their names from a script; they are those of their ids. */
describe('the inquiry form', () => {
  const fields = readPage(fileOf('/contact')).root.querySelectorAll(
    'main form :is(input, textarea, select)[id]',
  );

  test('asks for four fields, before its script too', () => {
    const required = fields.filter((field) => field.hasAttribute('required'));
    const names = required.map((field) => field.id);
    expect(names.toSorted()).toEqual(['company', 'email', 'firstName', 'lastName']);
  });

  test('has an e-mail address in a field of that type', () => {
    const [email] = fields.filter(({ id }) => id === 'email');
    expect(email?.getAttribute('type')).toBe('email');
  });
});

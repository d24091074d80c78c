import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fieldNames } from '#content/inquiry.ts';
import { PersonFields, ProjectFields } from './FieldGroups.tsx';

test('the form asks for every field of an inquiry, in its order', () => {
  const groups = [PersonFields, ProjectFields].map((group) => createElement(group, { check: null }));
  const form = renderToStaticMarkup(createElement(Fragment, null, ...groups));
  expect([...form.matchAll(/ name="(\w+)"/g)].map(([, name]) => name)).toEqual(fieldNames);
});

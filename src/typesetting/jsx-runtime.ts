/**
 * What the compiler makes of markup (`jsxImportSource` in tsconfig.json): React's own functions, with the texts of
 * elements typeset on the way. So it is done once, for built pages and islands alike, and records hold plain texts.
 */
import type { ElementType, Key } from 'react';
import * as react from 'react/jsx-runtime';
import { typeset, type Props } from './typeset.ts';

export { Fragment } from 'react/jsx-runtime';
export type { JSX } from 'react/jsx-runtime';

export const jsx = (type: ElementType, props: Props, key?: Key) => react.jsx(type, typeset(type, props), key);

export const jsxs = (type: ElementType, props: Props, key?: Key) =>
  react.jsxs(type, typeset(type, props), key);

/** The same as `jsx-runtime.ts`, while developing. */
import type { ElementType, Key } from 'react';
import * as react from 'react/jsx-dev-runtime';
import { typeset, type Props } from './typeset.ts';

export { Fragment } from 'react/jsx-dev-runtime';
export type { JSX } from 'react/jsx-dev-runtime';

type Rest = Parameters<typeof react.jsxDEV> extends [unknown, unknown, unknown, ...infer R] ? R : never;

export const jsxDEV = (type: ElementType, props: Props, key: Key | undefined, ...rest: Rest) =>
  react.jsxDEV(type, typeset(type, props), key, ...rest);

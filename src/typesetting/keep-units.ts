import type { ElementType, ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { splitAtUnits } from './units.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'no-break': Props;
    }
  }
}

export type Props = { children?: ReactNode };

/** Elements that hold text and nothing else. */
const textOnly = ['option', 'textarea', 'title', 'text', 'tspan'];

/**
 * The props of an element with every unit in its text on one line. It stands in an element of its own, which no style
 * sheet means when it names `span`; the text stays as it is, to be copied and found.
 */
export function keepUnits<P>(type: ElementType, props: P & Props): P & Props {
  const { children } = props;
  const isSet = typeof type === 'string' ? !textOnly.includes(type) : type === Fragment;
  if (!isSet || children === undefined) return props;
  return { ...props, children: Array.isArray(children) ? children.map(keepIn) : keepIn(children) };
}

function keepIn(child: ReactNode): ReactNode {
  if (typeof child !== 'string') return child;
  const pieces = splitAtUnits(child);
  if (pieces.length === 1) return child;
  return jsxs(Fragment, {
    children: pieces.map((piece, index) => (index % 2 === 1 ? jsx('no-break', { children: piece }) : piece)),
  });
}

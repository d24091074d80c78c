import type { ElementType, Key, ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { setApart } from './set-apart.ts';
import { splitAtUnits } from './units.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'no-break': Props;
      'text-run': Props;
      'text-gap': Props;
      'word-gap': Props;
    }
  }
}

export type Props = { children?: ReactNode };

/** Elements that hold text and nothing else. */
const textOnly = ['option', 'textarea', 'title', 'text', 'tspan'];

/**
 * The props of an element with its text set: each text in an element of its own, a unit in one that stays on one line. No
 * style sheet means these when it names `span`; the text stays as it is, to be copied and found.
 *
 * Translators, and others who read along, replace the text nodes of a page. React would look for its own again and throw.
 * So it has none to look for: an element that has nothing but a text is filled as a whole, is taken over whatever
 * stands in it by then, and gives way to another where its text changes, which is then translated anew.
 */
export function typeset<P>(type: ElementType, props: P & Props): P & Props {
  const { children } = props;
  if ((typeof type !== 'string' && type !== Fragment) || children === undefined) return props;
  if (textOnly.includes(type as string)) return { ...props, suppressHydrationWarning: true };
  if (!Array.isArray(children)) return { ...props, children: setText(children, 0) };
  return { ...props, children: setTexts(setApart(type, children)) };
}

/** Every second one is the white space that sets elements apart. */
const setTexts = (children: readonly ReactNode[]): ReactNode[] =>
  children.map((child, place) => (place % 2 === 0 ? setText(child, place) : child && gap));

/**
 * A mark, of which the build makes white space. An island loses it when React takes over (`hydration/blanks.ts`): it would be
 * a text node that others replace, and as an element it would come between others in style sheets and tables.
 */
const gap =
  typeof document === 'undefined' && process.env['NODE_ENV'] === 'production' ? jsx('word-gap', {}) : null;

function setText(child: ReactNode, place: number): ReactNode {
  if (Array.isArray(child)) return setTexts(child);
  if (typeof child === 'number') return setText(String(child), place);
  if (typeof child !== 'string' || child === '') return child;
  const [text, ...pieces] = splitAtUnits(child);
  if (pieces.length === 0) return run(child.trim() ? 'text-run' : 'text-gap', child, `${place} ${child}`);
  return jsxs(Fragment, {
    children: [text, ...pieces].map((piece, index) =>
      !piece
        ? piece
        : index % 2 === 1
          ? run('no-break', whole(piece), `${index} ${piece}`)
          : run('text-run', piece, `${index} ${piece}`),
    ),
  });
}

/** A phone number is one word, also to voices, which else call the end of it a number of its own. */
const whole = (unit: string) => (unit.startsWith('+') ? unit.replaceAll(' ', '\u00a0') : unit);

const run = (type: 'no-break' | 'text-run' | 'text-gap', text: string, key: Key) =>
  jsx(type, { children: text, suppressHydrationWarning: true }, key);

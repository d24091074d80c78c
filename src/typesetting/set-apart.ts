import { isValidElement, type ElementType, type ReactNode } from 'react';

/** Drawings: most of their parts are no text. */
const textless = /^(?:svg|g|defs|symbol|clipPath|mask|pattern|marker|text|tspan)$/;

/**
 * The children of an element with white space where two elements meet, and behind what ends a word. Text browsers, converters and
 * whoever takes the tags away see words apart by nothing else. Each child keeps its place, whatever others there are.
 */
export function setApart(type: ElementType, children: readonly ReactNode[]): readonly ReactNode[] {
  const isTextless = typeof type === 'string' && textless.test(type);
  return children.flatMap((child, index) => {
    const next = children.slice(index + 1).find((other) => !isNothing(other));
    const apart =
      endsWord(child) ||
      (!isTextless && !isText(child) && !isNothing(child) && next !== undefined && !isText(next));
    const inner = Array.isArray(child) ? setApart(type, child) : child;
    return [inner, apart ? ' ' : null];
  });
}

const isNothing = (child: ReactNode) =>
  child === null || child === undefined || typeof child === 'boolean' || child === '';

const isText = (child: ReactNode) => typeof child === 'string' || typeof child === 'number';

/** A line break, or a text in a drawing. */
const endsWord = (child: ReactNode) =>
  isValidElement(child) && (child.type === 'br' || child.type === 'text');

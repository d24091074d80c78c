import { useEffect, type RefObject } from 'react';

/**
 * Gives an element the focus after every submit, with its first line in view: a browser by itself brings the middle
 * of a long one into a small window.
 */
export function useFocus(element: RefObject<HTMLElement | null>, attempts: number) {
  useEffect(() => {
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView();
  }, [element, attempts]);
}

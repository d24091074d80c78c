import { useEffect, useRef } from 'react';

/**
 * For an element that takes the focus when it comes, and after every further submit, with its first line in view: a
 * browser by itself brings the middle of a long one into a small window.
 */
export function useFocus<Kind extends HTMLElement>(attempts?: number) {
  const element = useRef<Kind>(null);
  useEffect(() => {
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView();
  }, [attempts]);
  return element;
}

import { useEffect } from 'react';

/**
 * Says in the title of the page what has become of the inquiry: it is the first thing a screen reader reads
 * after a return. Empty leaves the title as it is.
 */
export function useTitlePrefix(title: string, prefix: string) {
  useEffect(() => {
    if (!prefix) return;
    document.title = prefix + title;
    return () => {
      document.title = title;
    };
  }, [title, prefix]);
}

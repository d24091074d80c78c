import { useEffect } from 'react';

/**
 * Says in the title of the page what has become of the inquiry: it is the first thing a screen reader reads
 * after a return. Empty leaves the title as it is.
 */
export function useTitlePrefix(prefix: string) {
  useEffect(() => {
    const { title } = document;
    document.title = prefix + title;
    return () => {
      document.title = title;
    };
  }, [prefix]);
}

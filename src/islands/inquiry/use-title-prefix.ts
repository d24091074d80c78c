import { useEffect } from 'react';
import { inquiryForm } from '../../content/inquiry-form.ts';

/** Says in the title of the page that something is wrong: it is the first thing a screen reader reads after a return. */
export function useTitlePrefix(isWrong: boolean) {
  useEffect(() => {
    if (!isWrong) return;
    const { title } = document;
    document.title = inquiryForm.titlePrefix + title;
    return () => {
      document.title = title;
    };
  }, [isWrong]);
}

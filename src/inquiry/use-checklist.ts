import { useEffect, type RefObject } from 'react';
import type { InquiryFormElement } from './form-element.ts';
import { checklistFromFragment, describeWithChecklist } from '#tools/offer-checklist/ticks.ts';

/**
 * Takes the ticks of the checklist over into the description: those of the address the visitor comes with
 * (`/contact#checkliste=a.c`), and those of the list on the same page.
 */
export function useChecklist(formRef: RefObject<InquiryFormElement | null>) {
  useEffect(() => {
    const takeOver = () => {
      const ids = checklistFromFragment(location.hash);
      const field = formRef.current?.elements.projectDescription;
      if (ids.length === 0 || !field) return null;
      field.value = describeWithChecklist(field.value, ids);
      return field;
    };
    const follow = () => takeOver()?.focus();
    const arrived = takeOver();
    // Whoever has begun to fill in the form before it was ready stays where they are.
    if (!formRef.current?.contains(document.activeElement)) arrived?.focus();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [formRef]);
}

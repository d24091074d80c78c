import { useEffect, type RefObject } from 'react';
import type { Island } from './keep.ts';

/** Leaves with the island of a form the address of an e-mail with its values, should it come to a standstill. */
export function useMail<Form extends HTMLFormElement>(
  formRef: RefObject<Form | null>,
  mailOf: (form: Form) => string,
): void {
  useEffect(() => {
    const form = formRef.current;
    const island = form?.closest<Island>('astro-island');
    if (form && island) island.mail = () => mailOf(form);
  });
}

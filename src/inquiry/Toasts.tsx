import { useEffect, useState } from 'react';
import * as Toast from '@radix-ui/react-toast';
import { inquiryForm } from '#content/inquiry-form.ts';
import type { InquiryState } from './state.ts';
import styles from './Toasts.module.css';

type ToastsProps = { state: InquiryState };

const milliseconds = 10_000;

const fields = 'input, textarea, [role="combobox"]';

/**
 * The toasts of the specification. They are an addition: error summary and thank-you say the same and take
 * focus, therefore a toast is announced politely, once. It waits while pointer or focus are on it, and makes room
 * for who goes to a field.
 */
export function Toasts({ state }: ToastsProps) {
  const { toasts } = inquiryForm;
  const kind = toastOf(state);
  const key = `${kind} ${state.attempts}`;
  const [closed, setClosed] = useState('');

  useEffect(() => {
    const makeRoom = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(fields)) setClosed(key);
    };
    document.addEventListener('focusin', makeRoom);
    return () => document.removeEventListener('focusin', makeRoom);
  }, [key]);

  return (
    <Toast.Provider label={toasts.announcement} duration={milliseconds}>
      {kind && (
        <Toast.Root
          key={key}
          className={`screen-only ${styles.toast}`}
          data-kind={kind}
          type="background"
          open={key !== closed}
          onOpenChange={() => setClosed(key)}
        >
          {/* Radix announces the texts one after the other, as they are. */}
          <Toast.Title className="subheading">{toasts[kind].title} </Toast.Title>
          <Toast.Description>{toasts[kind].text}</Toast.Description>
          <Toast.Close className={styles.close} aria-label={toasts.close}>
            <svg className="outlined" viewBox="0 0 16 16" aria-hidden="true">
              <path d="m2 2 12 12M14 2 2 14" />
            </svg>
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport className={styles.viewport} label={toasts.region} />
    </Toast.Provider>
  );
}

function toastOf(state: InquiryState): 'missing' | 'sent' | null {
  // Whoever comes back to the thank-you has had it.
  if (state.status === 'sent') return state.attempts > 0 ? 'sent' : null;
  const isMissing =
    state.status === 'form' && state.check && Object.values(state.check.found).includes('missing');
  return isMissing ? 'missing' : null;
}

import { useEffect, useState } from 'react';
import { Button } from '#components/links/Links.tsx';
import { inquiryForm } from '#content/inquiry-form.ts';
import styles from './SubmitRow.module.css';

type SubmitRowProps = {
  /** Whether the script has taken over, or the form works without; else the button must not submit. */
  isReady: boolean;
  isSending: boolean;
  /** Whether inquiries leave the browser. */
  isDelivered: boolean;
};

/** Milliseconds of sending after which a line says that it takes longer. */
const slowAfterMs = 8_000;

/** The note on privacy, the button, and the line that says what the form is doing. */
export function SubmitRow({ isReady, isSending, isDelivered }: SubmitRowProps) {
  const { privacy, submit, sending, takesLonger } = inquiryForm;
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isSending) return;
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isSending]);

  return (
    <div className={styles.row}>
      <p className="note">
        {isDelivered ? privacy.delivered : privacy.simulated}{' '}
        <a href="/datenschutz#formular">{privacy.link}</a>
      </p>
      <Button
        type={isReady ? 'submit' : 'button'}
        label={isSending ? sending : submit}
        isBusy={isSending}
        isDisabled={!isReady}
      />
      <p className={`note ${styles.status}`} role="status">
        {isSending && (isSlow ? takesLonger : <span className="visually-hidden">{sending}</span>)}
      </p>
    </div>
  );
}

import { useEffect, useRef } from 'react';
import { inquiryForm } from '../../content/inquiry-form.ts';
import { phoneHref } from '../../lib/contact-links.ts';
import styles from './ThankYou.module.css';

type ThankYouProps = {
  /** The visitor's first name, or null where nothing was sent: then the thanks stay neutral. */
  firstName: string | null;
  phone: string;
  onStartAgain: () => void;
};

/** The view after the inquiry. Its heading takes focus. */
export function ThankYou({ firstName, phone, onStartAgain }: ThankYouProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, []);
  const { simulated, delivered, promise, steps, urgent, again } = inquiryForm.thankYou;

  return (
    <div className={styles.view}>
      <h3 ref={heading} className={styles.heading} tabIndex={-1}>
        {firstName === null ? simulated : delivered.replace('{firstName}', () => firstName)}
      </h3>
      <p className="lead">{promise}</p>
      <h4 className={styles.subheading}>{steps.heading}</h4>
      <ol className={styles.line}>
        {steps.items.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <p>
        {urgent}{' '}
        <a className={styles.phone} href={phoneHref(phone)}>
          {phone}
        </a>
      </p>
      <button type="button" className={styles.again} onClick={onStartAgain}>
        {again}
      </button>
    </div>
  );
}

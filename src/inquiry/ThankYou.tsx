import { Button } from '#components/links/Links.tsx';
import { FilledText } from '#components/controls/FilledText.tsx';
import { useFocus } from '#components/controls/Notice.tsx';
import { phoneHref } from '#content/company.ts';
import type { Company } from '#content/site.schema.ts';
import type { Inquiry } from '#content/contract.ts';
import { inquiryForm } from '#content/inquiry-form.ts';
import { fill } from '#lib/fill.ts';
import type { PrintedClosure } from '#lib/company-days.ts';
import { swissToday } from '#lib/swiss-time.ts';
import { mailHref } from './message.ts';
import styles from './ThankYou.module.css';

type ThankYouProps = Pick<Company, 'phone' | 'email'> & {
  inquiry: Inquiry;
  /** Whether the inquiry has left the browser; otherwise the thanks stay neutral and an e-mail is offered. */
  isDelivered: boolean;
  /** Closing days; those that are near are named. */
  closures: readonly PrintedClosure[];
  onStartAgain: () => void;
};

/** Days before a closure begins on which it is named. */
const notice = 3;

/** The view after the inquiry. Its heading takes focus. */
export function ThankYou({ inquiry, isDelivered, phone, email, closures, onStartAgain }: ThankYouProps) {
  const near = closures.find(({ first, last }) => first - notice <= swissToday() && swissToday() <= last);
  const heading = useFocus<HTMLHeadingElement>();
  const { simulated, delivered, promise, closed, steps, byEmail, appointment, urgent, again } =
    inquiryForm.thankYou;

  return (
    <div className="ruled opening">
      <h3 ref={heading} className={`subheading ${styles.heading}`} tabIndex={-1}>
        {isDelivered && inquiry.firstName ? <FilledText text={delivered} values={inquiry} /> : simulated}
      </h3>
      <p className="lead">{promise}</p>
      {near && <p>{fill(closed, { closure: near.line })}</p>}
      {!isDelivered && (
        <p>
          <a href={mailHref(email, inquiry)}>{byEmail}</a>
        </p>
      )}
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
        <a href="/#beratung">{appointment}</a>
      </p>
      <p>
        {urgent}{' '}
        <a className={styles.phone} href={phoneHref(phone)}>
          {phone}
        </a>
      </p>
      <Button kind="secondary" label={again} onClick={onStartAgain} />
    </div>
  );
}

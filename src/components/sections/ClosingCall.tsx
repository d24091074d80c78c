import { company, phoneHref } from '#content/company.ts';
import { labels } from '#content/labels.ts';
import { bookingLink } from '#content/navigation.ts';
import type { ClosingCall as ClosingCallRecord } from '#content/page.schema.ts';
import type { InternalLink } from '#content/routes.ts';
import { team } from '#content/team.ts';
import { isShown } from '#lib/consent.ts';
import { ButtonLink } from '../links/Links.tsx';
import { initials } from '../people/portrait.ts';
import { Phrases } from './Section.tsx';
import styles from './ClosingCall.module.css';

type ClosingCallProps = { closing: ClosingCallRecord };

/** The last section of every marketing page: the invitation to the first consultation. */
export function ClosingCall({ closing }: ClosingCallProps) {
  const host = closing.host && team[closing.host];
  return (
    <>
      <div className={`shell ${styles.pause}`} />
      <section data-part="closing" data-field="red">
        <div className={`shell ${styles.content}`}>
          <h2 className={`display ${styles.headline}`}>
            <Phrases text={closing.headline} />
          </h2>
          <div className={`lead ${styles.text}`}>
            <p>{closing.text}</p>
            {isShown(host) && (
              <p className={styles.host}>
                <b aria-hidden="true">{initials(host.name).join('')}</b>{' '}
                <span>
                  {labels.host} <a href="/about">{host.name}</a>, {host.role}.
                </span>
              </p>
            )}
          </div>
          <div className={styles.go}>
            <ButtonLink href={bookingLink} label={labels.bookConsultation} kind="inverse" />
          </div>
        </div>
      </section>
    </>
  );
}

type ReachBarProps = {
  /** The way to the form. */
  inquiry: InternalLink;
};

/** On phones, below the first screen: a call, the form and the consultation stay in reach. Stands last in a `reach-area`, which ends before the page's own form. */
export function ReachBar({ inquiry }: ReachBarProps) {
  return (
    <div className={styles.track}>
      <nav className={styles.bar} aria-label={labels.reach}>
        <a href={phoneHref(company.phone)}>{labels.callShort}</a>
        <a href={inquiry}>{labels.inquiryShort}</a>
        <a href={bookingLink}>{labels.appointmentShort}</a>
      </nav>
    </div>
  );
}

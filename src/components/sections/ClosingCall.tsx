import { labels } from '#content/labels.ts';
import type { ClosingCall as ClosingCallRecord } from '#content/page.ts';
import { bookingLink } from '#content/navigation.ts';
import { team } from '#content/team.ts';
import { isShown } from '#lib/samples.ts';
import { ButtonLink } from '../links/ButtonLink.tsx';
import { initials } from '../people/portrait.ts';
import { Phrases } from './Phrases.tsx';
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
          <div className={styles.text}>
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

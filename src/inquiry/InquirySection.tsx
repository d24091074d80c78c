import type { ReactNode } from 'react';
import { company } from '#content/company.ts';
import { inquirySubstitute } from '#content/inquiry-form.ts';
import type { ContactPage } from '#content/pages/contact.ts';
import { mailHref } from './mail.ts';
import { TextLink } from '#components/links/TextLink.tsx';
import styles from './InquirySection.module.css';

type InquirySectionProps = Pick<ContactPage, 'inquiry'> & {
  /** Id of the heading, which names the form. */
  headingId: string;
  /** Whether the form works without script as well. */
  worksWithoutScript: boolean;
  /** The form. */
  children: ReactNode;
  /** What helps to fill it in: below the form, and beside it on wide screens. */
  checklist?: ReactNode;
};

/**
 * The form, beside it what helps to fill it in. Without script, or where that of the form does not
 * arrive, a prefilled e-mail takes its place, unless the form works all the same.
 */
export function InquirySection(props: InquirySectionProps) {
  const { inquiry, headingId, worksWithoutScript, children, checklist } = props;
  const mail = <TextLink href={mailHref(company.email)} label={inquirySubstitute.email} />;
  return (
    <section className={`shell ${styles.section}`}>
      <h2 id={headingId} className="heading">
        {inquiry.heading}
      </h2>
      <div className={styles.form}>
        {!worksWithoutScript && (
          <noscript>
            <div className={styles.substitute}>
              <p>{inquirySubstitute.withoutScript}</p>
              {mail}
            </div>
          </noscript>
        )}
        {children}
        {!worksWithoutScript && (
          <div className={`${styles.substitute} ${styles.late}`} hidden>
            <p>{inquirySubstitute.late}</p>
            {mail}
          </div>
        )}
      </div>
      {checklist}
    </section>
  );
}

import type { ReactNode } from 'react';
import { company } from '#content/company.ts';
import { inquirySubstitute, mailTexts } from '#content/inquiry-form.ts';
import type { ContactPage } from '#content/pages/contact.ts';
import { mailHref } from './mail.ts';
import { TextLink } from '#components/links/TextLink.tsx';
import { DirectContact } from '#components/contact/DirectContact.tsx';
import styles from './InquirySection.module.css';

type InquirySectionProps = Pick<ContactPage, 'inquiry' | 'direct'> & {
  /** Id of the heading, which names the form. */
  headingId: string;
  /** The form. */
  children: ReactNode;
};

/**
 * The form, beside it phone and e-mail, which need no script. Without script, or where that of the form does not
 * arrive, a prefilled e-mail takes its place.
 */
export function InquirySection({ inquiry, direct, headingId, children }: InquirySectionProps) {
  const mail = <TextLink href={mailHref(company.email, mailTexts)} label={inquirySubstitute.email} />;
  return (
    <section className={`shell ${styles.section}`}>
      <div className={styles.intro}>
        <h2 id={headingId} className="heading">
          {inquiry.heading}
        </h2>
        <p className="quiet">{inquiry.intro}</p>
      </div>
      <div className={styles.form}>
        <noscript>
          <div className={styles.substitute}>
            <p>{inquirySubstitute.withoutScript}</p>
            {mail}
          </div>
        </noscript>
        {children}
        <div className={`${styles.substitute} ${styles.late}`} hidden>
          <p>{inquirySubstitute.late}</p>
          {mail}
        </div>
      </div>
      <DirectContact heading={direct.heading} />
    </section>
  );
}

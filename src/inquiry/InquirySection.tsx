import type { ReactNode } from 'react';
import { company } from '#content/company.ts';
import { inquirySubstitute } from '#content/inquiry-form.ts';
import type { ContactPage } from '#content/pages/schema.ts';
import { mailHref } from './message.ts';
import { TextLink } from '#components/links/Links.tsx';
import styles from './InquirySection.module.css';

/** What is optional here are slots of the page, which `astro check` does not count as given. */
type InquirySectionProps = Pick<ContactPage, 'inquiry'> & {
  /** The opening of the page. */
  hero?: ReactNode;
  /** Id of the heading, which names the form. */
  headingId: string;
  /** Whether the form works without script as well. */
  worksWithoutScript: boolean;
  /** The form. */
  children: ReactNode;
  /** What helps to fill it in: below the form, on wide screens below the opening. */
  checklist?: ReactNode;
  /** The direct ways, below the form. */
  direct?: ReactNode;
};

/**
 * The opening with the form, on wide screens beside each other. Without script, or where that of the form does not
 * arrive, a prefilled e-mail takes its place, unless the form works all the same. Chromium keeps neither `noscript` nor what
 * is `hidden` in a page that is saved as one file.
 */
export function InquirySection(props: InquirySectionProps) {
  const { hero, inquiry, headingId, worksWithoutScript, children, checklist, direct } = props;
  const mail = <TextLink href={mailHref(company.email)} label={inquirySubstitute.email} />;
  return (
    <div className={`shell columns ${styles.opening}`}>
      {hero}
      <section className={`screen-only ${styles.form}`}>
        <h2 id={headingId} className="subheading">
          {inquiry.heading}
        </h2>
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
          <div className={`${styles.substitute} ${styles.overdue}`}>
            <p>{inquirySubstitute.overdue}</p>
            {mail}
          </div>
        )}
      </section>
      {checklist}
      <div className={styles.direct}>{direct}</div>
    </div>
  );
}

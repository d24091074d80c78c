import type { WhyUsPage } from '#content/pages/why-us.ts';
import { TextLink } from '../links/Links.tsx';
import styles from './Exclusions.module.css';

type ExclusionsProps = { exclusions: WhyUsPage['exclusions'] };

/** When a buyer had better buy elsewhere: as loud as what speaks for us, sidings that end at a buffer. */
export function Exclusions({ exclusions }: ExclusionsProps) {
  return (
    <section id="grenzen" className={`shell ${styles.content}`}>
      <h2 className="heading">{exclusions.heading}</h2>
      <ul className={styles.cases}>
        {exclusions.cases.map(({ title, description }) => (
          <li key={title} className={styles.case}>
            <svg viewBox="0 -40 120 80" className={`drawing ${styles.siding}`} aria-hidden="true">
              <path d="M0 -44L44 0H110" />
              <path d="M112 -24V24" />
            </svg>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
      <p>
        <TextLink {...exclusions.inquire} />
      </p>
    </section>
  );
}

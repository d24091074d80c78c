import type { ReactNode } from 'react';
import type { ContactPage } from '#content/pages/contact.ts';
import { Section } from '../sections/Section.tsx';
import styles from './Promises.module.css';

type PromisesProps = { promises: ContactPage['offer'] };

/** What a visitor can count on, each with a dial of one weight that says it without words. */
export function Promises({ promises: { heading, offers } }: PromisesProps) {
  return (
    <Section layout="wide" heading={heading} part="offer">
      <ul className={`quarters ${styles.list}`}>
        {offers.map(({ title, description, dial }) => (
          <li key={title} className={styles.promise}>
            <svg viewBox="0 0 100 100" className={`drawing ${styles.dial}`} aria-hidden="true">
              {dials[dial]}
            </svg>
            <div className={styles.words}>
              <h3 className="subheading">{title}</h3>
              <p className="quiet">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Turns clockwise from the top; `pathLength` counts hours, minutes or degrees. */
const dials: Record<ContactPage['offer']['offers'][number]['dial'], ReactNode> = {
  hours: (
    <>
      <circle cx="50" cy="50" r="44" pathLength="24" strokeDasharray="0.6 0.4" />
      <circle
        cx="50"
        cy="50"
        r="44"
        pathLength="24"
        strokeDasharray="0.6 0.4 0.6 0.4 0.6 0.4 0.6 20.4"
        className={styles.red}
      />
    </>
  ),
  minutes: (
    <>
      {/* Half an hour, and the quarter that it may take in addition. */}
      <path d="M50 6a44 44 0 0 1 0 88z" className={styles.sector} />
      <circle
        cx="50"
        cy="50"
        r="22"
        pathLength="360"
        strokeDasharray="0 180 6 9 6 9 6 9 6 9 6 9 6 99"
        className={styles.quarter}
      />
      <circle cx="50" cy="50" r="44" />
    </>
  ),
  nothing: (
    <text x="-7" y="97" fontSize="135" className={styles.digit}>
      0
    </text>
  ),
  open: (
    <>
      <circle cx="50" cy="50" r="44" pathLength="360" strokeDasharray="270" />
      <circle
        cx="50"
        cy="50"
        r="44"
        pathLength="360"
        strokeDasharray="0 282 16 14 16 14 16 2"
        className={styles.red}
      />
    </>
  ),
};

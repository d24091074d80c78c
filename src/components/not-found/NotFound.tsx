import { notFound } from '#content/pages/not-found.ts';
import { type Drawing, red, rule, Shapes } from '../drawings/Shapes.tsx';
import { ButtonLink } from '../links/Links.tsx';
import styles from './NotFound.module.css';

/**
 * The not-found page: a branch of the network is closed, its lines and four ways lead on, and the page that was meant where
 * the address shows it (`missing-path.ts`).
 */
export function NotFound() {
  const { status, englishSentence, sentence, meant, homeLink, linksHeading, links } = notFound;
  return (
    <div className={`shell ${styles.page}`}>
      <h1 className={`stack ${styles.heading}`}>
        <span className={`subheading ${styles.status}`}>{status}</span>
        <span lang="en">{englishSentence}</span>
      </h1>
      <svg
        className={`drawing ${styles.line}`}
        viewBox="0 0 1320 96"
        preserveAspectRatio="xMaxYMid slice"
        aria-hidden="true"
      >
        <Shapes of={closedBranch} />
      </svg>
      <p className={`subheading ${styles.sentence}`}>{sentence}</p>
      <p id="meant" className={styles.meant} hidden>
        {meant}{' '}
      </p>
      <ButtonLink href={homeLink.href} label={homeLink.label} />
      <h2 className={`subheading ${styles.linksHeading}`}>{linksHeading}</h2>
      <ul className={styles.links}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Two lines that go on, and a branch that ends at a buffer. */
const closedBranch: Drawing = [
  [rule, 'M-4000 34h9000', 10],
  [red, 'M-4000 14h9000', 10],
  [rule, 'M1020 34l42 42H1240', { width: 10, dashes: '20 7' }],
  [rule, 'M1248 56v40', 10],
];

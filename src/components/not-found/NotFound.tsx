import { notFound } from '#content/pages/not-found.ts';
import { ButtonLink } from '../links/ButtonLink.tsx';
import styles from './NotFound.module.css';

/**
 * The not-found page: a branch of the network is closed, its lines and four ways lead on, and the page that was meant where
 * the address shows it (`missing-path.ts`).
 */
export function NotFound() {
  const { status, englishSentence, sentence, meant, homeLink, linksHeading, links } = notFound;
  return (
    <div className={`shell ${styles.page}`}>
      <h1 className={styles.heading}>
        <span className={`statement ${styles.status}`}>{status}</span>
        <span lang="en">{englishSentence}</span>
      </h1>
      <svg
        className={styles.line}
        viewBox="0 0 1320 96"
        preserveAspectRatio="xMaxYMid slice"
        aria-hidden="true"
      >
        <path className={styles.other} d="M-4000 34h9000" />
        <path d="M-4000 14h9000" />
        <path className={styles.closed} d="M1020 34l42 42H1240" />
        <path className={styles.buffer} d="M1248 56v40" />
      </svg>
      <p className={`statement ${styles.sentence}`}>{sentence}</p>
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

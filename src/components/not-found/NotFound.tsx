import { notFound } from '#content/pages/not-found.ts';
import { ButtonLink } from '../links/ButtonLink.tsx';
import styles from './NotFound.module.css';

/** The not-found page: the line ends, four ways lead on. */
export function NotFound() {
  const { status, englishSentence, sentence, homeLink, linksHeading, links } = notFound;
  return (
    <div className={`shell ${styles.page}`}>
      <h1 className={`statement ${styles.heading}`}>
        <span className={styles.status}>{status}</span>
        <span lang="en">{englishSentence}</span>
      </h1>
      <svg
        className={styles.line}
        viewBox="0 0 1320 48"
        preserveAspectRatio="xMaxYMid slice"
        aria-hidden="true"
      >
        <path d="M-1320 24H1300" />
        <path className={styles.buffer} d="M1308 4v40" />
      </svg>
      <p className={styles.sentence}>{sentence}</p>
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

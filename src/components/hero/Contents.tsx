import { labels } from '#content/labels.ts';
import type { PageAnchor } from '#content/page.ts';
import styles from './Contents.module.css';

type ContentsProps = { contents: readonly PageAnchor[] };

/** The ways into a long page, at the foot of its opening: each a station of its line. */
export function Contents({ contents }: ContentsProps) {
  return (
    <nav className={styles.contents} aria-label={labels.onThisPage}>
      <p className="note">{labels.onThisPage}</p>
      <ul>
        {contents.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

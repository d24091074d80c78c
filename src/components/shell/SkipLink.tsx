import { labels } from '#content/labels.ts';
import styles from './SkipLink.module.css';

/** The first stop of the keyboard: past the header, to the content. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#inhalt">
      {labels.skipToContent}
    </a>
  );
}

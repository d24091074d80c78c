import type { Source } from '#content/services/service-page.ts';
import { Arrow } from '../signs/Signs.tsx';
import styles from './SourceLink.module.css';

type SourceLinkProps = { source: Source };

/** Where a public fact can be read, at the authority that publishes it. */
export function SourceLink({ source }: SourceLinkProps) {
  return (
    <a className={styles.source} href={source.href}>
      <span>{source.label}</span>
      <Arrow />
    </a>
  );
}

import { Fragment } from 'react';
import type { LegalDatum } from '#content/legal/legal-text.ts';
import styles from './LegalData.module.css';

type LegalDataProps = { data: readonly LegalDatum[] };

/** Facts such as name, address and numbers. */
export function LegalData({ data }: LegalDataProps) {
  return (
    <dl className={styles.data}>
      {data.map(({ term, lines, href }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{href ? <a href={href}>{lines.join(' ')}</a> : <Lines lines={lines} />}</dd>
        </div>
      ))}
    </dl>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

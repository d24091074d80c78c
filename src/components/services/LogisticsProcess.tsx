import type { LogisticsPage, Source } from '#content/services/service-page.ts';
import { RouteLine } from '../figures/RouteLine.tsx';
import { Section } from '../sections/Section.tsx';
import { Arrow } from '../signs/Signs.tsx';
import styles from './LogisticsProcess.module.css';

type LogisticsProcessProps = Pick<LogisticsPage, 'process' | 'customs'>;

/** The six stations down the page, and beside them what customs and tax come to. */
export function LogisticsProcess({ process, customs }: LogisticsProcessProps) {
  return (
    <Section layout="wide" heading={process.heading}>
      <div className={`split-end ${styles.columns}`}>
        <div>
          <RouteLine stations={process.steps} />
        </div>
        <aside className={`ruled ${styles.customs}`} aria-labelledby="zoll">
          <h3 className="subheading" id="zoll">
            {customs.heading}
          </h3>
          <ol className={styles.facts}>
            {customs.facts.map((fact) => (
              <li key={fact}>
                <span>{fact}</span>
              </li>
            ))}
          </ol>
          <SourceLink source={customs.source} />
        </aside>
      </div>
    </Section>
  );
}

/** Where a public fact can be read, at the authority that publishes it. */
function SourceLink({ source }: { source: Source }) {
  return (
    <a className={styles.source} href={source.href}>
      <span>{source.label}</span>
      <Arrow />
    </a>
  );
}

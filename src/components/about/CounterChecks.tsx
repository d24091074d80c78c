import type { AboutPage } from '#content/pages/about.ts';
import { Section } from '../sections/Section.tsx';
import styles from './CounterChecks.module.css';

type CounterChecksProps = { checks: AboutPage['counterChecks'] };

/** What a buyer checks of us before paying: each with a box, to tick on paper. */
export function CounterChecks({ checks: { heading, intro, checks } }: CounterChecksProps) {
  return (
    <Section id="gegenprobe" layout="wide" heading={heading} intro={intro}>
      <ul className={`quarters ${styles.list}`}>
        {checks.map(({ title, description }) => (
          <li key={title} className={`ruled ${styles.check}`}>
            <h3 className="subheading">{title}</h3>
            <p className="quiet">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

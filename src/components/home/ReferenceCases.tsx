import type { HomePage } from '#content/pages/home.ts';
import { isShown } from '#lib/samples.ts';
import { Section } from '../sections/Section.tsx';
import styles from './ReferenceCases.module.css';

type ReferenceCasesProps = { references: HomePage['references'] };

/** Cases as rows, if there are any: what was bought, what was difficult, what it saved. */
export function ReferenceCases({ references }: ReferenceCasesProps) {
  const shown = references.cases.filter(isShown);
  if (shown.length === 0) return null;
  return (
    <Section heading={references.heading}>
      <ul className={`rows ${styles.cases}`}>
        {shown.map((reference) => (
          <li key={reference.title}>
            <p className={styles.industry}>
              <a href={reference.route}>{reference.industry}</a>
            </p>
            <div>
              <h3 className="subheading">{reference.title}</h3>
              <p className={`quiet ${styles.description}`}>{reference.description}</p>
            </div>
            <p className={`note ${styles.savings}`}>
              <b className="heading">{reference.savings}</b> {references.savingsLabel}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

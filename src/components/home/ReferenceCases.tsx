import type { HomePage } from '#content/pages/home.ts';
import { isShown } from '#lib/samples.ts';
import { GoodsPicture } from '../goods/GoodsPicture.tsx';
import { TextLink } from '../links/TextLink.tsx';
import { Section } from '../sections/Section.tsx';
import styles from './ReferenceCases.module.css';

type ReferenceCasesProps = { references: HomePage['references'] };

/** Cases in columns, if there are any: what was bought, what it saved, what was difficult. */
export function ReferenceCases({ references }: ReferenceCasesProps) {
  const shown = references.cases.filter(isShown);
  if (shown.length === 0) return null;
  return (
    <Section layout="wide" heading={references.heading}>
      <ul className={`thirds ${styles.cases}`}>
        {shown.map((reference) => (
          <li key={reference.title} className="entry">
            <GoodsPicture picture={reference.picture} />
            <p className={styles.savings}>
              <b className="figure">{reference.savings}</b> {references.savingsLabel}
            </p>
            <h3 className="subheading">{reference.title}</h3>
            <p className="quiet">{reference.description}</p>
            <p>
              <TextLink href={reference.route} label={reference.industry} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import type { WhyUsPage } from '#content/pages/why-us.ts';
import { TextLink } from '../links/TextLink.tsx';
import styles from './Exclusions.module.css';

type ExclusionsProps = { exclusions: WhyUsPage['exclusions'] };

/** When a buyer had better buy elsewhere: as loud as what speaks for us, the page's one dark field. */
export function Exclusions({ exclusions }: ExclusionsProps) {
  return (
    <section id="grenzen" data-field="ink">
      <div className={`shell ${styles.content}`}>
        <h2 className={`display ${styles.heading}`}>{exclusions.heading}</h2>
        <ul className="rows">
          {exclusions.cases.map(({ title, description }) => (
            <li key={title} className={styles.case}>
              <h3 className="statement">{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
        <p>
          <TextLink {...exclusions.inquire} />
        </p>
      </div>
    </section>
  );
}

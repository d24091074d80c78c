import type { SampleOffer as SampleOfferRecord } from '#content/proof/sample-offer.ts';
import { ButtonLink } from '../links/ButtonLink.tsx';
import { Section } from '../sections/Section.tsx';
import { ExampleOrder } from './ExampleOrder.tsx';
import { Sheet } from './Sheet.tsx';
import styles from './SampleOffer.module.css';

type SampleOfferProps = { offer: SampleOfferRecord };

/** A sample offer: what belongs into one, when each line is due, and its amount once the owner has said it. */
export function SampleOffer({ offer }: SampleOfferProps) {
  const { heading, intro, columns, positions, total } = offer;
  return (
    <Section
      id="musterofferte"
      layout="wide"
      heading={heading}
      intro={intro}
      aside={<ExampleOrder current="Offerte" />}
    >
      <Sheet mark={offer.mark} title={offer.title}>
        <p>{offer.subject}</p>
        <ol className={styles.positions}>
          {positions.map((position) => (
            <li key={position.title} className={styles.position}>
              <h4>{position.title}</h4>
              <dl>
                <div>
                  <dt>{columns.includes}</dt>
                  <dd>{position.includes}</dd>
                </div>
                <div>
                  <dt>{columns.due}</dt>
                  <dd>{position.due}</dd>
                </div>
                {position.amount && (
                  <div>
                    <dt>{total.title}</dt>
                    <dd>{position.amount}</dd>
                  </div>
                )}
              </dl>
            </li>
          ))}
          <li className={`${styles.position} ${styles.total}`}>
            <h4>{total.title}</h4>
            <p>{total.amount ? <b className={styles.sum}>{total.amount}</b> : total.reason}</p>
          </li>
        </ol>
      </Sheet>
      <p className="footnote">{offer.note}</p>
      <p className="way-on">
        <ButtonLink {...offer.inquire} />
      </p>
    </Section>
  );
}

import type { SampleOffer as SampleOfferRecord } from '#content/proof/sample-offer.ts';
import { ButtonLink } from '../links/ButtonLink.tsx';
import { Section } from '../sections/Section.tsx';
import { ExampleOrder } from './ExampleOrder.tsx';
import { Sheet } from './Sheet.tsx';
import styles from './SampleOffer.module.css';

type SampleOfferProps = { offer: SampleOfferRecord };

/** A sample offer with notes in its margin: what belongs into one, and when each line is due. */
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
                <div>
                  <dt>{columns.amount}</dt>
                  <dd>
                    <Amount text={position.amount} />
                  </dd>
                </div>
              </dl>
              {position.note && <p className={styles.note}>{position.note}</p>}
            </li>
          ))}
          <li className={`${styles.position} ${styles.total}`}>
            <h4>{total.title}</h4>
            <p className={styles.sum}>
              <Amount text={total.amount} />
            </p>
            {total.note && <p className={styles.note}>{total.note}</p>}
          </li>
        </ol>
      </Sheet>
      {[...positions, total].some(({ amount }) => isLeftOpen(amount)) && (
        <p className="footnote">{offer.reason}</p>
      )}
      <p className="way-on">
        <ButtonLink {...offer.inquire} />
      </p>
    </Section>
  );
}

const isLeftOpen = (amount: string) => amount.endsWith('…');

/** What is charged; left open, it is a line to write on. */
function Amount({ text }: { text: string }) {
  if (!isLeftOpen(text)) return text;
  return (
    <span className={styles.open}>
      {text.slice(0, -1)}
      <span className="visually-hidden">…</span>
    </span>
  );
}

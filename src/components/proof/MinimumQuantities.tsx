import type { MinimumQuantities as MinimumQuantitiesRecord } from '#content/proof/minimum-quantities.ts';
import { readPieces } from '../figures/proportion.ts';
import { QuantitySquare } from '../figures/QuantitySquare.tsx';
import { FactTable } from '../sections/FactTable.tsx';
import { Section } from '../sections/Section.tsx';
import styles from './MinimumQuantities.module.css';

type MinimumQuantitiesProps = { minimum: MinimumQuantitiesRecord };

/** From which quantity a factory produces. */
export function MinimumQuantities({ minimum }: MinimumQuantitiesProps) {
  const { heading, intro, columns, quantities } = minimum;
  const most = Math.max(...quantities.map(({ quantity }) => readPieces(quantity)));
  return (
    <Section id="mindestmengen" layout="wide" heading={heading} intro={intro}>
      <FactTable
        narrow="columns"
        caption={heading}
        columns={columns}
        rows={quantities.map(({ process, quantity, reason }) => ({
          process,
          quantity: (
            <span className={styles.quantity}>
              <QuantitySquare pieces={readPieces(quantity)} most={most} />
              <strong>{quantity}</strong>
            </span>
          ),
          reason: <span className={styles.reason}>{reason}</span>,
        }))}
      />
    </Section>
  );
}

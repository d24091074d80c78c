import type { Payments as PaymentsRecord } from '#content/proof/payments.ts';
import '../figures/on-line.css';
import { Shares } from '../figures/Shares.tsx';
import { FactTable } from '../sections/FactTable.tsx';
import { NarrowFold } from '../sections/NarrowFold.tsx';
import { Section } from '../sections/Section.tsx';
import styles from './Payments.module.css';

type PaymentsProps = { payments: PaymentsRecord };

/** When the customer pays whom, and what a project costs that ends before the order. */
export function Payments({
  payments: { heading, intro, columns, shares, payments, endsHeading, ends },
}: PaymentsProps) {
  return (
    <Section id="zahlungsplan" layout="wide" heading={heading} intro={intro}>
      <Shares {...shares} />
      <FactTable narrow="line" caption={heading} columns={columns} rows={payments} />
      <div className={styles.ends}>
        <h3 className="subheading">{endsHeading}</h3>
        <ul className="quarters">
          {ends.map(({ title, description }) => (
            <li key={title}>
              <h4>{title}</h4>
              <NarrowFold name={title} />
              <p className="quiet">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

import type { Payments as PaymentsRecord } from '#content/proof/payments.ts';
import '../figures/on-line.css';
import { FactTable } from '../sections/FactTable.tsx';
import { Section } from '../sections/Section.tsx';
import './Payments.module.css';

type PaymentsProps = { payments: PaymentsRecord };

/** When the customer pays whom. */
export function Payments({ payments: { heading, intro, columns, payments } }: PaymentsProps) {
  return (
    <Section id="zahlungsplan" layout="wide" heading={heading} intro={intro}>
      <FactTable narrow="line" caption={heading} columns={columns} rows={payments} />
    </Section>
  );
}

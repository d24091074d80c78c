import type { ReactNode } from 'react';
import controls from '#components/controls/control.module.css';
import { Spoken } from '#components/figures/Spoken.tsx';
import { costs, importTaxRates } from '#content/tools/import-tax.ts';
import { landedCostMessages as messages, landedCostTool as tool } from '#content/tools/landed-cost.ts';
import type { Rappen } from '#content/tools/tool.ts';
import choice from '../choice.module.css';
import { EntryField, FieldMessage, useEntries, type Entry } from '../EntryField.tsx';
import { formatAmount } from '../format-amount.ts';
import { ToolSection } from '../ToolSection.tsx';
import common from '../tool.module.css';
import { shipmentEntries } from './entries.ts';
import { landedCost } from './landed-cost.ts';
import styles from './LandedCost.module.css';

type LandedCostProps = {
  /** What stands beside the heading. */
  children: ReactNode;
};

/** The way from the invoice to the cost of a piece, as a bill: a worked example, and with script a calculator. */
export function LandedCost({ children }: LandedCostProps) {
  const { texts, value: shipment, section, entry, choose } = useEntries(shipmentEntries);
  const result = shipment && landedCost(shipment);
  const difference = result?.difference ?? null;
  const perPiece = shipment?.fees === 0 ? tool.perPieceWithoutFees : tool.perPiece;
  const amountLine = (name: Exclude<keyof typeof texts, 'rate'>) => ({
    id: `${tool.id}-${name}`,
    entry: entry(name),
    example: shipmentEntries.example[name] || messages.none,
  });
  return (
    <ToolSection
      tool={tool}
      {...section}
      aside={children}
      sharing={messages}
      notes={
        <>
          {tool.reading} {tool.disclaimer} {tool.sources.heading}:{' '}
          {tool.sources.list.map(({ label, href }, index) => (
            <span key={href}>
              <a href={href}>{label}</a>
              {index < tool.sources.list.length - 1 && ', '}
            </span>
          ))}
        </>
      }
    >
      <form className={styles.bill} autoComplete="off" onSubmit={(event) => event.preventDefault()}>
        <dl>
          {costs.map((cost) => (
            <AmountLine key={cost} {...amountLine(cost)} {...tool.costs[cost]} inputMode="decimal" />
          ))}
          <BillLine {...tool.base} value={written(result?.base)} kind="base" />
          <BillLine label={tool.tax.label} value={written(result?.tax)} kind="tax">
            <RateChoice chosen={texts.rate} onChoose={(rate) => choose('rate', rate)} />
          </BillLine>
          <Sum className={`cluster ${styles.total}`} label={tool.total} value={written(result?.total)} />
        </dl>
        <dl>
          <AmountLine {...amountLine('fees')} {...tool.fees} inputMode="decimal" />
          <AmountLine {...amountLine('pieces')} label={tool.pieces} inputMode="numeric" />
          <AmountLine {...amountLine('today')} {...tool.today} inputMode="decimal" />
          {(['deducting', 'paying'] as const).map((way) => (
            <Sum
              key={way}
              className={styles.perPiece}
              label={perPiece[way]}
              value={written(result?.perPiece[way])}
            />
          ))}
          {difference !== null && (
            <Sum
              className={styles.perPiece}
              label={tool.difference[difference > 0 ? 'more' : 'less']}
              value={written(Math.abs(difference))}
            />
          )}
        </dl>
      </form>
    </ToolSection>
  );
}

const written = (amount: Rappen | undefined) => (amount === undefined ? messages.none : formatAmount(amount));

type BillLineProps = {
  label: string;
  hint?: string;
  value: string;
  /** What the line is, where it looks different from the others. */
  kind: 'base' | 'tax';
  /** Stands below the label. */
  children?: ReactNode;
};

/** A line of the bill that is calculated. */
function BillLine({ label, hint, value, kind, children }: BillLineProps) {
  return (
    <div className={styles.line} data-line={kind}>
      <dt>
        <span className={`name ${styles.label}`}>{label}</span>
        {hint && <span className={`note fine ${styles.hint}`}>{hint}</span>}
        {children}
      </dt>
      <dd>
        <span className={styles.figure} translate="no">
          <Spoken text={value} />
        </span>
      </dd>
    </div>
  );
}

type AmountLineProps = {
  id: string;
  label: string;
  hint?: string;
  inputMode: 'decimal' | 'numeric';
  entry: Entry;
  /** What stands there until there is script. */
  example: string;
};

const classNames = { field: styles.field, example: styles.figure };

/** A line of the bill that the buyer fills in; without script it shows the example. */
function AmountLine({ label, hint, ...field }: AmountLineProps) {
  return (
    <div className={styles.line}>
      <dt>
        <label className={`name ${styles.label}`} htmlFor={field.id}>
          {label}
        </label>
        {hint && (
          <span className={`note fine ${styles.hint}`} id={`${field.id}-hint`}>
            {hint}
          </span>
        )}
        <FieldMessage field={field.id} message={field.entry.message} />
      </dt>
      <dd>
        <EntryField {...field} hasHint={hint !== undefined} classNames={classNames} />
      </dd>
    </div>
  );
}

type RateChoiceProps = { chosen: string; onChoose: (rate: string) => void };

/** The two tax rates to choose from; without script the one of the example. */
function RateChoice({ chosen, onChoose }: RateChoiceProps) {
  return (
    <span className={common.swap}>
      <span className={`note fine ${common.still} ${styles.hint}`}>
        {importTaxRates[tool.example.rate].text}
      </span>
      <span
        className={`cluster ${common.live} ${choice.choices}`}
        role="radiogroup"
        aria-label={tool.tax.rate}
      >
        {Object.entries(importTaxRates).map(([rate, { text, label }]) => (
          <label key={rate} className={`fine ${controls.cell} ${controls.covered} ${choice.choice}`}>
            <input
              type="radio"
              name="rate"
              value={rate}
              checked={rate === chosen}
              onChange={() => onChoose(rate)}
            />
            <span>
              <b>{text}</b> <span className={styles.rateName}>{label}</span>
            </span>
          </label>
        ))}
      </span>
    </span>
  );
}

type SumProps = { className: string | undefined; label: string; value: string };

/** What it comes to, large; long amounts are set smaller. */
function Sum({ className, label, value }: SumProps) {
  return (
    <div className={className} data-long={value.length > 6 ? '' : undefined}>
      <dt>{label}</dt>
      <dd translate="no">
        <small>CHF</small> <Spoken text={value} />
      </dd>
    </div>
  );
}

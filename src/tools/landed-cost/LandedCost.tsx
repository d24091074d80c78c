import type { ReactNode } from 'react';
import { Spoken } from '#components/figures/Spoken.tsx';
import { landedCostMessages as messages, landedCostTool as tool } from '#content/tools/landed-cost.ts';
import { costs } from '#content/tools/import-tax.ts';
import type { Rappen } from '#content/tools/tool.ts';
import { formatAmount } from '../format-amount.ts';
import { useEntries } from '../use-entries.ts';
import { shipmentEntries, shipmentFrom } from './entries.ts';
import { landedCost } from './landed-cost.ts';
import { AmountLine, BillLine, RateChoice } from './BillLines.tsx';
import { ToolSection } from '../ToolSection.tsx';
import styles from './LandedCost.module.css';

type LandedCostProps = {
  /** What stands beside the heading. */
  children: ReactNode;
};

/** The way from the invoice to the cost of a piece, as a bill: a worked example, and with script a calculator. */
export function LandedCost({ children }: LandedCostProps) {
  const { texts, values, announced, damage, entry, choose } = useEntries(shipmentEntries);
  const shipment = shipmentFrom(texts);
  const result = shipment && landedCost(shipment);
  const difference = result?.difference ?? null;
  const { id, example, tax } = tool;
  const perPiece = shipment?.fees === 0 ? tool.perPieceWithoutFees : tool.perPiece;
  const amountLine = (name: Exclude<keyof typeof texts, 'rate'>) => ({
    id: `${id}-${name}`,
    entry: entry(name),
    example: shipmentEntries.example[name] || messages.none,
  });
  return (
    <ToolSection
      section={tool}
      actions={tool}
      layout="wide"
      aside={children}
      values={values}
      sharing={messages}
      announced={announced}
      damage={damage}
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
          <BillLine label={tax.label} value={written(result?.tax)} kind="tax">
            <RateChoice
              legend={tax.rate}
              example={example.rate}
              chosen={texts.rate}
              onChoose={(rate) => choose('rate', rate)}
            />
          </BillLine>
          <div className={styles.total}>
            <dt>{tool.total}</dt>
            <dd translate="no">
              <small>CHF</small> <Spoken text={written(result?.total)} />
            </dd>
          </div>
        </dl>
        <dl className={styles.piece}>
          <AmountLine {...amountLine('fees')} {...tool.fees} inputMode="decimal" />
          <AmountLine {...amountLine('pieces')} label={tool.pieces} inputMode="numeric" />
          <AmountLine {...amountLine('today')} {...tool.today} inputMode="decimal" />
          {(['deducting', 'paying'] as const).map((way) => (
            <PerPiece key={way} label={perPiece[way]} value={written(result?.perPiece[way])} />
          ))}
          {difference !== null && (
            <PerPiece
              label={tool.difference[difference > 0 ? 'more' : 'less']}
              value={written(Math.abs(difference))}
            />
          )}
        </dl>
      </form>
    </ToolSection>
  );
}

type PerPieceProps = { label: string; value: string };

/** What it comes to, large. */
function PerPiece({ label, value }: PerPieceProps) {
  return (
    <div className={styles.perPiece} data-long={value.length > 6 ? '' : undefined}>
      <dt>{label}</dt>
      <dd translate="no">
        <small>CHF</small> <Spoken text={value} />
      </dd>
    </div>
  );
}

const written = (amount: Rappen | undefined) => (amount === undefined ? messages.none : formatAmount(amount));

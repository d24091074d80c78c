import { importTaxRates, type ImportTaxRate } from '#content/tools/import-tax.ts';
import { type LandedCostTool, costs } from '#content/tools/landed-cost.ts';
import { formatAmount, formatCount } from '../amount.ts';
import { bars, duty, landedCost } from './landed-cost.ts';
import { AmountLine } from './AmountLine.tsx';
import { BillLine } from './BillLine.tsx';
import { ToolActions } from '../ToolActions.tsx';
import { ToolSection } from '../ToolSection.tsx';
import fields from '../fields.module.css';
import styles from './LandedCost.module.css';
import live from '../live.module.css';

type LandedCostProps = { tool: LandedCostTool };

/** The way from the invoice to the cost of a piece, as a bill: a worked example, and with script a calculator. */
export function LandedCost({ tool }: LandedCostProps) {
  const { example } = tool;
  const result = landedCost(example);
  const lengths = bars(example);
  return (
    <ToolSection
      name="landed-cost"
      section={tool}
      aside={<ToolActions share={tool.share} print={tool.print} />}
    >
      <form className={styles.bill} autoComplete="off">
        <dl>
          {costs.map((cost) => (
            <AmountLine
              key={cost}
              id={`${tool.id}-${cost}`}
              name={cost}
              {...tool.costs[cost]}
              value={formatAmount(example[cost])}
              bar={lengths[cost]}
            />
          ))}
          <BillLine {...tool.duty} value={formatAmount(duty)} />
          <BillLine {...tool.base} value={formatAmount(result.base)} out="base" bar={lengths.base} />
          <BillLine label={tool.tax.label} value={formatAmount(result.tax)} out="tax" bar={lengths.tax}>
            <Rates legend={tool.tax.rate} chosen={example.rate} />
          </BillLine>
          <div className={styles.total}>
            <dt>{tool.total}</dt>
            <dd>
              <small>CHF</small> <span data-out="total">{formatAmount(result.total)}</span>
            </dd>
          </div>
        </dl>
        <dl className={styles.pieces}>
          <AmountLine
            id={`${tool.id}-pieces`}
            name="pieces"
            label={tool.pieces}
            value={formatCount(example.pieces)}
          />
          {(['deducting', 'paying'] as const).map((way) => (
            <div key={way} className={styles.perPiece}>
              <dt>{tool.perPiece[way]}</dt>
              <dd>
                <small>CHF</small> <span data-out={way}>{formatAmount(result.perPiece[way])}</span>
              </dd>
            </div>
          ))}
        </dl>
        <p className={styles.disclaimer}>
          {tool.disclaimer} {tool.sources.heading}:{' '}
          {tool.sources.list.map(({ label, href }, index) => (
            <span key={href}>
              {index > 0 && ', '}
              <a href={href}>{label}</a>
            </span>
          ))}
        </p>
      </form>
    </ToolSection>
  );
}

type RatesProps = { legend: string; chosen: ImportTaxRate };

/** The two tax rates to choose from; without script the one of the example. */
function Rates({ legend, chosen }: RatesProps) {
  return (
    <span className={live.swap}>
      <span className={`${live.still} ${styles.hint}`}>{importTaxRates[chosen].text}</span>
      <span className={`${live.live} ${fields.choices}`} role="radiogroup" aria-label={legend}>
        {Object.entries(importTaxRates).map(([rate, { text, label }]) => (
          <label key={rate} className={fields.choice}>
            <input type="radio" name="rate" value={rate} defaultChecked={rate === chosen} />
            <span>
              <b>{text}</b> <span className={styles.rateName}>{label}</span>
            </span>
          </label>
        ))}
      </span>
    </span>
  );
}

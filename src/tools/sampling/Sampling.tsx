import { samplingPlans, type SamplingTool } from '#content/tools/sampling.ts';
import { formatCount } from '../amount.ts';
import { planFor } from './sampling-plan.ts';
import { FieldMessage } from '../FieldMessage.tsx';
import { LotDots } from './LotDots.tsx';
import { SamplingTable } from './SamplingTable.tsx';
import { ToolSection } from '../ToolSection.tsx';
import controls from '#components/controls/control.module.css';
import live from '../live.module.css';
import styles from './Sampling.module.css';

type SamplingProps = { tool: SamplingTool };

/** The sample of a lot: how many pieces, how many defects, which of the pieces; below it the table for all lots. */
export function Sampling({ tool }: SamplingProps) {
  const { example, lot, results, acceptReject } = tool;
  const plan = planFor(example);
  if (typeof plan === 'string') throw new Error(`The example lot is ${plan} the table`);
  const { code, sample, accepted } = plan;
  const field = `${tool.id}-lot`;
  return (
    <ToolSection name="sampling" section={tool}>
      <form autoComplete="off">
        <p className={styles.lot}>
          <label htmlFor={field}>{lot.label}</label>
          <span className={live.swap}>
            <span className={`${live.still} ${styles.example}`}>{formatCount(example)}</span>
            <input
              className={`${live.live} ${controls.control} ${styles.field}`}
              id={field}
              name="lot"
              defaultValue={formatCount(example)}
              inputMode="numeric"
              aria-describedby={`${field}-message`}
            />
          </span>
          <span>{lot.unit}</span>
        </p>
        <FieldMessage field={field} />
      </form>
      <dl className={styles.results}>
        <div>
          <dt>{results.sample}</dt>
          <dd data-out="sample">{formatCount(sample)}</dd>
        </div>
        <div>
          <dt>{results.code}</dt>
          <dd data-out="code">{code}</dd>
        </div>
        {(['major', 'minor'] as const).map((kind) => (
          <div key={kind} className={styles.limits}>
            <dt>{results[kind]}</dt>
            <dd>
              <small>{acceptReject.accept}</small> <span data-out={kind}>{accepted[kind]}</span>
            </dd>
            <dd>
              <small>{acceptReject.reject}</small>{' '}
              <span data-out={`${kind}Reject`}>{accepted[kind] + 1}</span>
            </dd>
          </div>
        ))}
      </dl>
      <LotDots lot={example} sample={sample} caption={tool.picture} />
      <SamplingTable {...tool.table} plans={samplingPlans} current={code} />
      {tool.notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      <p className={styles.source}>{tool.source}</p>
    </ToolSection>
  );
}

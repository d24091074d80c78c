import { useState, type ReactNode } from 'react';
import { Spoken } from '#components/figures/Spoken.tsx';
import { samplingTool as tool } from '#content/tools/sampling.ts';
import { lotEntries, sampledLot, writtenResults } from './entries.ts';
import { drawAgain, simulate, undrawn } from './simulation.ts';
import { EntryField, FieldMessage, useEntries } from '../EntryField.tsx';
import { SamplingTable } from './SamplingTable.tsx';
import { SimulationSection } from './SimulationSection.tsx';
import { InquiryLink, ToolSection } from '../ToolSection.tsx';
import styles from './Sampling.module.css';

const classNames = { field: styles.field, example: styles.example };

type SamplingProps = {
  /** What stands below the table. */
  children: ReactNode;
};

/** The sample of a lot: how many pieces, how many defects, which of the pieces; below it the table for all lots. */
export function Sampling({ children }: SamplingProps) {
  const { texts, value, section, entry, choose } = useEntries(lotEntries);
  const sampled = sampledLot(value);
  // `drawn` keeps the last valid lot, so that its picture stays while another number is being typed.
  const [drawn, setDrawn] = useState(sampled);
  if (sampled && sampled.lot !== drawn?.lot) setDrawn(sampled);
  const written = writtenResults(sampled);
  const { id, lot, results, acceptReject } = tool;
  const field = `${id}-lot`;
  return (
    <ToolSection tool={tool} {...section}>
      <div className={`columns ${styles.columns}`}>
        <div>
          <form autoComplete="off" onSubmit={(event) => event.preventDefault()}>
            <p className={`ruled cluster ${styles.lot}`}>
              <label htmlFor={field}>{lot.label}</label>
              <EntryField
                id={field}
                entry={entry('lot')}
                example={lotEntries.example.lot}
                classNames={classNames}
                inputMode="numeric"
              />
              <span>{lot.unit}</span>
            </p>
            <FieldMessage field={field} message={entry('lot').message} />
          </form>
          <dl className={styles.results}>
            <div>
              <dt className="note fine">{results.sample}</dt>
              <dd className="figure">
                <Spoken text={written.sample} />
              </dd>
            </div>
            <div>
              <dt className="note fine">{results.code}</dt>
              <dd className="figure">{written.code}</dd>
            </div>
            {(['major', 'minor'] as const).map((kind) => (
              <div key={kind} className={styles.limits}>
                <dt className="note fine">{results[kind]}</dt>
                <dd className="figure">
                  <small>{acceptReject.accept}</small> <span>{written[kind]}</span>
                </dd>
                <dd className="figure">
                  <small>{acceptReject.reject}</small> <span>{written[`${kind}Reject`]}</span>
                </dd>
              </div>
            ))}
          </dl>
          <SamplingTable {...tool.table} current={sampled?.plan.code} />
          {children}
        </div>
        <div>
          {drawn && (
            <SimulationSection
              simulation={simulate(drawn, texts.share, sampled ? texts.draws : undrawn)}
              isOfLot={sampled !== null}
              share={entry('share')}
              accepted={drawn.plan.accepted.major}
              isDrawn={sampled !== null && texts.draws !== lotEntries.example.draws}
              onDraw={() => choose('draws', drawAgain(texts.draws))}
            />
          )}
          <InquiryLink id={id} inquire={tool.inquire} values={section.values} />
        </div>
      </div>
    </ToolSection>
  );
}

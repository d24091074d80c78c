import type { InspectionReport as InspectionReportRecord } from '#content/proof/inspection-report.ts';
import { Spoken } from '../figures/Spoken.tsx';
import { FactTable } from '../sections/FactTable.tsx';
import { Section } from '../sections/Section.tsx';
import { ExampleOrder } from './ExampleOrder.tsx';
import { Sheet } from './Sheet.tsx';
import styles from './InspectionReport.module.css';

type InspectionReportProps = { report: InspectionReportRecord };

/** A page of an inspection report: what we advise, lot and sample, measured values, defects by class. */
export function InspectionReport({ report }: InspectionReportProps) {
  const { heading, mark, title, facts, measurements, defects, photographs, recommendation } = report;
  return (
    <Section id="pruefbericht" layout="wide" heading={heading} aside={<ExampleOrder current="Prüfbericht" />}>
      <Sheet mark={mark} title={title}>
        <section className={styles.recommendation}>
          <h4>{recommendation.heading}</h4>
          <p className={`statement ${styles.verdict}`}>{recommendation.verdict}</p>
          <p>{recommendation.text}</p>
        </section>
        <dl className={styles.facts}>
          {facts.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.findings}>
          <section className={styles.part}>
            <h4>{measurements.heading}</h4>
            <FactTable
              narrow="columns"
              caption={measurements.heading}
              columns={measurements.columns}
              rows={measurements.rows.map((row) =>
                row.isWithin
                  ? {
                      ...row,
                      measured: <Spoken text={row.measured} />,
                      verdict: measurements.verdicts.within,
                    }
                  : {
                      ...row,
                      measured: (
                        <strong className={styles.outside}>
                          <Spoken text={row.measured} />
                        </strong>
                      ),
                      verdict: <strong className={styles.outside}>{measurements.verdicts.outside}</strong>,
                    },
              )}
            />
          </section>
          <section className={styles.part}>
            <h4>{defects.heading}</h4>
            <FactTable
              narrow="columns"
              caption={defects.heading}
              columns={defects.columns}
              rows={defects.rows}
            />
          </section>
        </div>
        <p className="quiet">{photographs}</p>
      </Sheet>
    </Section>
  );
}

import { type ReactNode, useId } from 'react';
import { exampleOrder, type ExampleStop } from '#content/sheets.ts';
import type {
  InspectionReport as InspectionReportRecord,
  SampleOffer as SampleOfferRecord,
} from '#content/services/schema.ts';
import { Spoken } from '../figures/Spoken.tsx';
import { ButtonLink } from '../links/Links.tsx';
import { FactTable } from '../sections/FactTable.tsx';
import { Section } from '../sections/Section.tsx';
import reportStyles from './report.module.css';
import styles from './Sheets.module.css';

type ExampleOrderProps = {
  /** The stop that stands here, if any. */
  current?: ExampleStop;
};

/** The order that serves as the example, as a line: where else on the site it is shown. */
export function ExampleOrder({ current }: ExampleOrderProps) {
  return (
    <nav className={`fine ${styles.order}`} aria-label={exampleOrder.heading}>
      <p>{exampleOrder.heading}</p>
      <ol className="drawing">
        {exampleOrder.stops.map(({ label, href }) => (
          <li key={label}>
            <a href={href} aria-current={label === current ? 'location' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A page of an inspection report: what we advise, lot and sample, measured values, defects by class. */
export function InspectionReport({ report }: { report: InspectionReportRecord }) {
  const { heading, mark, title, facts, measurements, defects, photographs, recommendation } = report;
  return (
    <Section id="pruefbericht" heading={heading} aside={<ExampleOrder current="Prüfbericht" />}>
      <Sheet mark={mark} title={title}>
        <section className={reportStyles.recommendation}>
          <h4>{recommendation.heading}</h4>
          <p className={`subheading ${reportStyles.verdict}`}>{recommendation.verdict}</p>
          <p>{recommendation.text}</p>
        </section>
        <dl className={reportStyles.facts}>
          {facts.map(({ term, value }) => (
            <div key={term}>
              <dt className="note">{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={`stack ${reportStyles.findings}`}>
          <section className={`stack ${reportStyles.part}`}>
            <h4>{measurements.heading}</h4>
            <Measurements measurements={measurements} />
          </section>
          <section className={`stack ${reportStyles.part}`}>
            <h4>{defects.heading}</h4>
            <FactTable narrow="columns" caption={defects.heading} {...defects} />
          </section>
        </div>
        <p className="quiet">{photographs}</p>
      </Sheet>
    </Section>
  );
}

/** The values that were measured; what lies outside its tolerance is red. */
function Measurements({ measurements }: { measurements: InspectionReportRecord['measurements'] }) {
  const { heading, columns, rows, verdicts } = measurements;
  return (
    <FactTable
      narrow="columns"
      caption={heading}
      columns={columns}
      rows={rows.map((row) => {
        const measured = <Spoken text={row.measured} />;
        return row.isWithin
          ? { ...row, measured, verdict: verdicts.within }
          : {
              ...row,
              measured: <strong className={reportStyles.outside}>{measured}</strong>,
              verdict: <strong className={reportStyles.outside}>{verdicts.outside}</strong>,
            };
      })}
    />
  );
}

/** A sample offer: what belongs into one, when each line is due, and its amount once the owner has said it. */
export function SampleOffer({ offer }: { offer: SampleOfferRecord }) {
  const { heading, intro, columns, positions, total } = offer;
  return (
    <Section id="musterofferte" heading={heading} intro={intro} aside={<ExampleOrder current="Offerte" />}>
      <Sheet mark={offer.mark} title={offer.title}>
        <p>{offer.subject}</p>
        <ol>
          {positions.map((position) => (
            <li key={position.title} className={styles.position}>
              <h4>{position.title}</h4>
              <dl className="cluster">
                <div>
                  <dt className="note">{columns.includes}</dt>
                  <dd>{position.includes}</dd>
                </div>
                <div>
                  <dt className="note">{columns.due}</dt>
                  <dd>{position.due}</dd>
                </div>
                {position.amount && (
                  <div>
                    <dt className="note">{total.title}</dt>
                    <dd>{position.amount}</dd>
                  </div>
                )}
              </dl>
            </li>
          ))}
          <li className={`${styles.position} ${styles.total}`}>
            <h4>{total.title}</h4>
            <p>{total.amount ? <b className={styles.sum}>{total.amount}</b> : total.reason}</p>
          </li>
        </ol>
      </Sheet>
      <p className="note footnote">{offer.note}</p>
      <p className="way-on">
        <ButtonLink {...offer.inquire} />
      </p>
    </Section>
  );
}

type SheetProps = {
  /** Says that nothing on the sheet is real. */
  mark: string;
  title: string;
  children: ReactNode;
};

/**
 * A drawn sheet of paper: a sample of what a customer gets. The only `article` of a page is all that readers and assistants get
 * of it by way of Defuddle.
 */
function Sheet({ mark, title, children }: SheetProps) {
  const id = useId();
  return (
    <figure className={`stack ${styles.sheet}`} aria-labelledby={id}>
      <header className={`cluster ${styles.head}`}>
        <h3 className="subheading" id={id}>
          {title}
        </h3>
        <p className={styles.mark}>{mark}</p>
      </header>
      {children}
    </figure>
  );
}

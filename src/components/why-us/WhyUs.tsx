import type { WhyUsPage } from '#content/pages/schema.ts';
import { type Drawing, red, rule, Shapes } from '../drawings/Shapes.tsx';
import { TextLink } from '../links/Links.tsx';
import { FactTable } from '../sections/FactTable.tsx';
import strokes from './Lines.module.css';
import styles from './WhyUs.module.css';

/** Our line with its stops, and those of others above and below it, which are torn where ours has a stop. */
export function Lines({ lines: { ours, others } }: Pick<WhyUsPage, 'lines'>) {
  const [above, below] = others;
  return (
    <figure className={`drawing ${strokes.lines}`} aria-hidden="true">
      <Others {...above} />
      <p className={`${strokes.line} ${strokes.ours}`}>
        <b className={`spanning ${strokes.name}`}>{ours.name}</b>
        {ours.stops.map((stop) => (
          <span key={stop} className={strokes.stop}>
            {stop}
          </span>
        ))}
        <span className={strokes.end}>{ours.end}</span>
      </p>
      <Others {...below} />
    </figure>
  );
}

function Others({ name, gaps }: WhyUsPage['lines']['others'][number]) {
  return (
    <p className={strokes.line}>
      <b className={`spanning ${strokes.name}`}>{name}</b>
      {gaps.map((gap, place) => (
        <span key={place}>{gap && <span className={strokes.gap}>{gap}</span>}</span>
      ))}
    </p>
  );
}

type ComparisonProps = { comparison: WhyUsPage['comparison'] };

/**
 * Others and us, row by row. On narrow screens what we do stands beside what others do, and below it what that is good
 * for.
 */
export function Comparison({ comparison }: ComparisonProps) {
  const { heading, caption, columns, rows, note } = comparison;
  const ours = rows.map((row) => ({ ...row, us: <b>{row.us}</b> }));
  return (
    <section className="shell" id="vergleich">
      <h2 className={`heading ${styles.heading}`}>{heading}</h2>
      <p className={`quiet ${styles.caption}`}>{caption}</p>
      <div className={styles.comparison}>
        <FactTable parts="column" caption={heading} columns={columns} rows={ours} />
      </div>
      <p className="note footnote">{note}</p>
    </section>
  );
}

const siding: Drawing = [
  [red, 'M0 -44L44 0H110', 12],
  [rule, 'M112 -24V24', 12],
];

type ExclusionsProps = { exclusions: WhyUsPage['exclusions'] };

/** When a buyer had better buy elsewhere: as loud as what speaks for us, sidings that end at a buffer. */
export function Exclusions({ exclusions }: ExclusionsProps) {
  return (
    <section id="grenzen" className="shell columns">
      <h2 className="heading">{exclusions.heading}</h2>
      <ul className={`stack ${styles.cases}`}>
        {exclusions.cases.map(({ title, description }) => (
          <li key={title} className={styles.case}>
            <svg viewBox="0 -40 120 80" className={`drawing ${styles.siding}`} aria-hidden="true">
              <Shapes of={siding} />
            </svg>
            <h3 className="subheading">{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
      <p>
        <TextLink {...exclusions.inquire} />
      </p>
    </section>
  );
}

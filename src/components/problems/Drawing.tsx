import type { MarkedDrawing, ProblemDrawing } from '#content/problem-list.ts';
import { Section } from '../sections/Section.tsx';
import { desk } from './drawings/desk.tsx';
import { house } from './drawings/house.tsx';
import { label } from './drawings/label.tsx';
import type { MarkedPicture } from './drawings/marked-picture.ts';
import { mould } from './drawings/mould.tsx';
import { receiving } from './drawings/receiving.tsx';
import { table } from './drawings/table.tsx';
import styles from './Drawing.module.css';

const drawings: Record<MarkedDrawing, MarkedPicture> = { mould, label, house, table, desk, receiving };

/** Height of a detail by its width. */
const detailShape = 0.7;

type DrawingProps = { list: ProblemDrawing };

/**
 * A technical drawing that stays in view, marked where something goes wrong, and the notes to its marks. On phones,
 * where it does not stay, each note has a detail of it.
 */
export function Drawing({ list: { heading, drawing, caption, problems } }: DrawingProps) {
  const { picture, box, notes } = drawings[drawing];
  return (
    <Section layout="wide" heading={heading} part="problems">
      <div className={styles.content}>
        <figure className={styles.figure}>
          <svg className={`drawing ${styles.drawing}`} viewBox={box} fontSize="18" aria-hidden="true">
            <g id={drawing}>{picture}</g>
            {notes.slice(0, problems.length).map(({ mark: [x, y] }, index) => (
              <g key={`${x}/${y}`} className={styles.mark}>
                <circle cx={x} cy={y} r="17" />
                <text x={x} y={y + 6} textAnchor="middle">
                  {index + 1}
                </text>
              </g>
            ))}
          </svg>
          <figcaption className="note">{caption}</figcaption>
        </figure>
        <ol className={`rows ${styles.notes}`}>
          {problems.map(({ title, description }, index) => (
            <li key={title} className={styles.note}>
              {notes[index] && <Detail {...notes[index]} drawing={drawing} />}
              <h3 className="subheading">{title}</h3>
              <p className="quiet">{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

type DetailProps = MarkedPicture['notes'][number] & {
  /** Id of the whole picture. */
  drawing: MarkedDrawing;
};

function Detail({ detail: [left, top, width], group, drawing }: DetailProps) {
  const height = Math.round(width * detailShape);
  return (
    <svg className="drawing" viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
      <use href={`#${group ?? drawing}`} />
    </svg>
  );
}

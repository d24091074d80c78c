import type { ProblemList } from '#content/page.schema.ts';
import { faults } from '../drawings/faults.ts';
import { markedDrawings } from '../drawings/marked-drawings.ts';
import { field, red, Shapes, white } from '../drawings/Shapes.tsx';
import { TextLink } from '../links/Links.tsx';
import { NarrowFold } from '../sections/Fold.tsx';
import { Section } from '../sections/Section.tsx';
import { Tick } from '../signs/Signs.tsx';
import drawn from './drawn.module.css';
import said from './said.module.css';
import sheet from './sheet.module.css';

type ProblemsProps = { list: ProblemList };

/** A list in one of the forms. */
type In<Form> = { list: Extract<ProblemList, { form: Form }> };

/** What goes wrong without us, in the form of its list. */
export function Problems({ list }: ProblemsProps) {
  if (list.form === 'evidence') return <Evidence list={list} />;
  return (
    <Section heading={list.heading} part="problems" isMinor={list.form === 'dialogue'}>
      {inForm(list)}
    </Section>
  );
}

function inForm(list: Exclude<ProblemList, { form: 'evidence' }>) {
  switch (list.form) {
    case 'breaks':
      return <Breaks list={list} />;
    case 'drawing':
      return <MarkedDrawing list={list} />;
    case 'dialogue':
      return <Dialogue list={list} />;
    case 'verdicts':
      return <Verdicts list={list} />;
    case 'positions':
      return <MissingPositions list={list} />;
    case 'week':
      return <Week list={list} />;
  }
}

/** One line with a fault at each problem, which never reaches its end. */
function Breaks({ list: { problems } }: In<'breaks'>) {
  return (
    <ul className="quarters">
      {problems.map(({ title, description, fault }) => (
        <li key={title} className="words">
          <svg viewBox="0 0 336 144" className={`drawing through ${drawn.line}`} aria-hidden="true">
            <Shapes of={faults[fault]} />
          </svg>
          <h3 className="subheading">{title}</h3>
          <p className="quiet">{description}</p>
        </li>
      ))}
    </ul>
  );
}

/** A technical drawing that stays in view, marked where something goes wrong, and the notes to its marks. */
function MarkedDrawing({ list: { drawing, caption, problems } }: In<'drawing'>) {
  const { shapes, box, marks } = markedDrawings[drawing];
  return (
    <div className={`halves ${drawn.content}`}>
      <figure className={drawn.figure}>
        <svg className={`drawing ${drawn.drawing}`} viewBox={box} fontSize="18" aria-hidden="true">
          <Shapes of={shapes} />
          {marks.slice(0, problems.length).map(([x, y], index) => (
            <g key={`${x}/${y}`}>
              <circle cx={x} cy={y} r="17" fill={red} stroke={field} strokeWidth="3" />
              <text x={x} y={y + 6} textAnchor="middle" fill={white} fontWeight="720">
                {index + 1}
              </text>
            </g>
          ))}
        </svg>
        <figcaption className="note">{caption}</figcaption>
      </figure>
      <ol className="rows">
        {problems.map(({ title, description }) => (
          <li key={title} className={drawn.note}>
            <h3 className="subheading">{title}</h3>
            <p className="quiet">{description}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A conversation: who speaks second stands on a track of their own, and the line leads over. */
function Dialogue({ list: { speakers, problems } }: In<'dialogue'>) {
  return (
    <ul className={`halves ${said.dialogue}`}>
      {problems.map(({ title, description, exchange }) => (
        <li key={title} className={`ruled ${said.turn}`}>
          {exchange ? (
            <>
              <p className={`subheading ${said.first}`} data-speaker={speakers[0]}>
                «{exchange.said}»
              </p>
              <div className={`prose ${said.second}`} data-speaker={speakers[1]}>
                <p className="subheading">«{exchange.answered}»</p>
                <h3 className={`name ${said.title}`}>{title}</h3>
                <p className="quiet">{description}</p>
              </div>
            </>
          ) : (
            <>
              <h3 className={`subheading ${said.first}`} data-speaker={speakers[0]}>
                {title}
              </h3>
              <p className={`prose ${said.second}`} data-speaker={speakers[1]}>
                {description}
              </p>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What is wrong in a word or two, as large as a heading, and beside it how it comes about. */
function Verdicts({ list: { problems } }: In<'verdicts'>) {
  return (
    <ul className="rows">
      {problems.map(({ title, description, stamp }) => (
        <li key={title} className={`thirds ${said.ruling}`}>
          <p className={`heading ${said.verdict}`}>{stamp}</p>
          <h3 className="subheading">{title}</h3>
          <p className="quiet">{description}</p>
        </li>
      ))}
    </ul>
  );
}

/** Pieces of evidence below the stamp of whoever looked at them. On wide screens the heading is the first of six fields. */
function Evidence({ list: { heading, problems } }: In<'evidence'>) {
  return (
    <section className={`shell ${said.section}`} data-part="problems">
      <h2 className={`heading ${said.heading}`}>{heading}</h2>
      <ul className={said.pieces}>
        {problems.map(({ title, description, stamp }) => (
          <li key={title} className={`stack ${said.piece}`}>
            <p className={said.field}>
              <span className={`heading ${said.stamp}`}>{stamp}</span>
            </p>
            <div className="words">
              <h3 className="subheading">{title}</h3>
              <p className="quiet">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A quotation: the one position that has its amount, those left open, and what they come to. */
function MissingPositions({ list }: In<'positions'>) {
  const { known, hidden, sum, reckon, problems } = list;
  return (
    <>
      <p className={`ruled subheading ${sheet.known}`}>
        {known}{' '}
        <span className={sheet.amount}>
          <Tick />
        </span>
      </p>
      <p className={sheet.missing}>{hidden}</p>
      <ul>
        {problems.map(({ title, description, position }, index) => (
          <li key={title} className={sheet.position}>
            <p className="subheading">{position}</p>
            <div className={`words ${sheet.note}`}>
              <h3 className="name">{title}</h3>
              <NarrowFold name={title} isOpen={index === 0} />
              <p className="quiet">{description}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={`subheading cluster ${sheet.sum}`}>
        {sum} <TextLink {...reckon} />
      </p>
    </>
  );
}

/** The week as a sheet of a wall calendar: what was due on its days is crossed. */
function Week({ list: { problems } }: In<'week'>) {
  return (
    <ol className={sheet.week}>
      {problems.map(({ title, description, day, due }) => (
        <li key={title} className={`words ${sheet.day}`}>
          <p className={`cluster ${sheet.date}`}>
            <b className="heading">{day}</b> <span className={sheet.due}>{due}</span>
          </p>
          <h3 className="subheading">{title}</h3>
          <p className="quiet">{description}</p>
        </li>
      ))}
    </ol>
  );
}

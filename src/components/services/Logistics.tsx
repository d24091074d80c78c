import type { Statistic } from '#content/page.schema.ts';
import type { LogisticsPage, TransportOption } from '#content/services/schema.ts';
import { axisMarks, parseSpan, percentOf } from '#lib/span.ts';
import { red } from '../drawings/Shapes.tsx';
import { Spoken } from '../figures/Spoken.tsx';
import { HeadingStatistic } from '../hero/Hero.tsx';
import { FactTable } from '../sections/FactTable.tsx';
import { Section } from '../sections/Section.tsx';
import styles from './Logistics.module.css';

type TransportTimetableProps = { transport: LogisticsPage['transport'] };

/**
 * The three ways to Switzerland on one axis, in the colours of the page's poster; below it a table of what it does not
 * draw: cost, goods and details of each way.
 */
export function TransportTimetable({ transport }: TransportTimetableProps) {
  const { heading, options, unit, ends, labels, note } = transport;
  return (
    <section id="laufzeit" className={`shell split-end ${styles.transport}`}>
      <h2 className={`heading ${styles.heading}`}>{heading}</h2>
      <div className="spanning">
        <Timetable options={options} unit={unit} ends={ends} />
      </div>
      <div className={`spanning ${styles.options}`}>
        <FactTable
          narrow="folds"
          shown="suitableFor"
          caption={heading}
          columns={{ title: '', ...labels }}
          rows={options.map((option) => ({
            ...option,
            duration: (
              <b>
                <Spoken text={option.duration} />
              </b>
            ),
            features: (
              <ul className={styles.features}>
                {option.features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            ),
          }))}
        />
        <p className="note footnote">{note}</p>
      </div>
    </section>
  );
}

type LogisticsBlocksProps = { offer: LogisticsPage['offer']; statistic: Statistic };

/** What belongs to a transport besides the transport, side by side; a figure stands with the heading. */
export function LogisticsBlocks({ offer, statistic }: LogisticsBlocksProps) {
  return (
    <Section
      heading={offer.heading}
      intro={offer.intro}
      aside={<HeadingStatistic {...statistic} />}
      part="offer"
      isMinor
    >
      <ul className="quarters">
        {offer.offers.map(({ title, description, services }) => (
          <li key={title} className={`ruled stack ${styles.block}`}>
            <div className="words">
              <h3 className="subheading">{title}</h3>
              <p className="quiet">{description}</p>
            </div>
            <ul className={`listed run-on ${styles.services}`}>
              {services.map((service) => (
                <li key={service}>{service}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type TimetableProps = {
  options: readonly Pick<TransportOption, 'title' | 'duration'>[];
  /** What the axis counts: days. */
  unit: string;
  /** Where the ways begin and where they end, above either side. */
  ends: readonly [string, string];
};

/** By ship in red, by air in grey, by courier in white. */
const wayColours = [red, 'var(--color-text-quiet)', 'var(--color-text)'];

/** What a name and its duration need of the height of the drawing. */
const labelShare = 0.14;

/** The same places in the same order, each moved down until it is so far from the one above it. */
function apart(places: readonly number[], distance: number): number[] {
  const moved = [...places];
  const downwards = places.map((_, index) => index).toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  for (const [rank, index] of downwards.entries()) {
    const above = moved[downwards[rank - 1] ?? -1];
    if (above !== undefined) moved[index] = Math.max(moved[index] ?? 0, above + distance);
  }
  return moved;
}

/**
 * Transit times as railways draw them: the way from left to right, the days from top to bottom, marked by weeks. Each way is an
 * area from its earliest day to its latest. A table says the same in words, so the drawing is hidden
 * from assistive technology.
 */
export function Timetable({ options, unit, ends: [departure, arrival] }: TimetableProps) {
  const ways = options.map(({ title, duration }) => ({ title, duration, ...parseSpan(duration) }));
  const marks = axisMarks(Math.max(...ways.map(({ to }) => to)), 7);
  const end = marks.at(-1) ?? 1;
  const names = apart(
    ways.map(({ from, to }) => (from + to) / 2),
    end * labelShare,
  );
  const share = (days: number) => percentOf(days, end);
  return (
    <div className={styles.timetable} aria-hidden="true">
      <span className={styles.unit}>{unit}</span>
      <span>{departure}</span>
      <span>{arrival}</span>
      <svg className={`drawing ${styles.days}`}>
        {marks.map((mark) => (
          <text key={mark} y={share(mark)} dy=".35em">
            {mark}
          </text>
        ))}
      </svg>
      <svg className={`drawing ${styles.ways}`} viewBox={`0 0 100 ${end}`} preserveAspectRatio="none">
        <path
          d={marks.map((mark) => `M0 ${mark}h100`).join('')}
          stroke="var(--color-hairline)"
          vectorEffect="non-scaling-stroke"
        />
        {ways.map(({ title, from, to }, index) => (
          <polygon key={title} points={`0,0 100,${from} 100,${to}`} fill={wayColours[index]} />
        ))}
      </svg>
      <svg className={`drawing ${styles.names}`}>
        {ways.map(({ title, duration, to }, index) => (
          <text key={title} y={share(names[index] ?? to)} dy="-.1em">
            {duration}{' '}
            <tspan x="0" dy="1.25em">
              {title}
            </tspan>
          </text>
        ))}
      </svg>
    </div>
  );
}

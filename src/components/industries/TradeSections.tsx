import { company, phoneHref } from '#content/company.ts';
import type { ConstructionPage, EventsPage, GastronomyPage, RetailPage } from '#content/industries/schema.ts';
import { labels } from '#content/labels.ts';
import { fill } from '#lib/fill.ts';
import { axisMarks } from '#lib/span.ts';
import { Line, Track } from '../figures/Line.tsx';
import { SpanChart } from '../figures/SpanChart.tsx';
import { GoodsPicture } from '../goods/Goods.tsx';
import { Statistic } from '../hero/Hero.tsx';
import { ButtonLink, TextLink } from '../links/Links.tsx';
import { Phrases, Section } from '../sections/Section.tsx';
import { FactTable, TableSection } from '../sections/FactTable.tsx';
import styles from './TradeSections.module.css';

type ExpressProps = { express: EventsPage['express'] };

/**
 * What express procurement means: when what is done, on a line, for what it is enough and for what not,
 * and for whoever has read so far the phone.
 */
export function Express({ express }: ExpressProps) {
  return (
    <Section heading={<Phrases text={express.heading} />} intro={express.intro}>
      <div className={styles.times}>
        <Line
          kind="times"
          stations={express.times.map(({ time, event }) => ({
            name: time,
            beside: (
              <p className={styles.time}>
                <b className="figure">{time}</b> {event}
              </p>
            ),
          }))}
        />
      </div>
      <div className="thirds">
        {[express.possible, express.impossible].map(({ heading, items }) => (
          <div key={heading} className={`ruled ${styles.list}`}>
            <h3 className="name">{heading}</h3>
            <ul className="listed">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
        <div className={`ruled ${styles.note}`}>
          <p>{express.note}</p>
          <ButtonLink href={phoneHref(company.phone)} label={labels.callNow} kind="secondary" />
        </div>
      </div>
    </Section>
  );
}

type FireClassesProps = { fire: EventsPage['fire'] };

/** Which fire class the authority asks for, by where the material is used. */
export function FireClasses({ fire }: FireClassesProps) {
  const rows = fire.rows.map((row) => ({
    ...row,
    class: <b className="heading">{row.class}</b>,
  }));
  return <TableSection {...fire} rows={rows} narrow="columns" />;
}

type WarrantyProps = { warranty: ConstructionPage['warranty'] };

/** How long the builder answers and how long the factory does, on one axis: the gap between them is red. */
export function Warranty({ warranty }: WarrantyProps) {
  const { notice, liabilities } = warranty;
  const years = liabilities.map(({ period }) => Number.parseInt(period, 10));
  const longest = Math.max(...years);
  const rows = liabilities.map(({ title, period }, index) => {
    const from = years[index] ?? longest;
    const missing = longest - from;
    const label = missing > 0 ? fill(warranty.gapLabel, { years: missing }) : undefined;
    return { title, text: period, from, to: longest, label };
  });
  return (
    <Section heading={<Phrases text={warranty.heading} of="phrase" />}>
      <div className={`thirds ${styles.terms}`}>
        <SpanChart rows={rows} marks={axisMarks(longest, 1)} unit={warranty.unit} />
        <p className={`subheading ${styles.gap}`}>{warranty.gap}</p>
        <p className="ruled">{warranty.consequence}</p>
        <dl className={`ruled ${styles.notice}`}>
          <Statistic {...notice} />
        </dl>
        <p className="ruled">{warranty.text}</p>
      </div>
    </Section>
  );
}

type ProductTableProps = { list: RetailPage['offer'] };

/** The product list of the trade: what we buy, what it must be able to prove, what is usually wrong with it. */
export function ProductTable({ list: { offers, ...list } }: ProductTableProps) {
  const rows = offers.map((offer) => ({
    ...offer,
    picture: (
      <span className={styles.picture}>
        <GoodsPicture picture={offer.picture} />
      </span>
    ),
  }));
  return <TableSection {...list} rows={rows} part="offer" narrow="folds" />;
}

type SeasonTimetableProps = { season: GastronomyPage['season'] };

/** The plan of a season as a railway timetable: its stations on a line, two departures beside each other. */
export function SeasonTimetable({
  season: { heading, intro, columns, dates, inquire },
}: SeasonTimetableProps) {
  const departure = (date: string) => <b className="name">{date}</b>;
  const rows = dates.map((date, place) => ({
    ...date,
    picture: <Track isRamp={place === dates.length - 1} />,
    winter: departure(date.winter),
    summer: departure(date.summer),
  }));
  return (
    <Section heading={heading} intro={intro}>
      <div className={styles.season}>
        <FactTable caption={heading} columns={columns} rows={rows} narrow="columns" />
      </div>
      <p className="way-on">
        <TextLink {...inquire} />
      </p>
    </Section>
  );
}

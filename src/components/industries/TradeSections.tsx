import { company, phoneHref } from '#content/company.ts';
import type { ConstructionPage, EventsPage, RetailPage } from '#content/industries/industry-page.ts';
import { labels } from '#content/labels.ts';
import { fill } from '#lib/fill.ts';
import { axisMarks } from '#lib/span.ts';
import { SpanChart } from '../figures/SpanChart.tsx';
import { GoodsPicture } from '../goods/Goods.tsx';
import { ButtonLink } from '../links/Links.tsx';
import { Phrases, Section } from '../sections/Section.tsx';
import { TableSection } from '../sections/FactTable.tsx';
import styles from './TradeSections.module.css';

type ExpressProps = { express: EventsPage['express'] };

/**
 * What express procurement means: when what is done, on a line true to scale, for what it is enough and for what not,
 * and for whoever has read so far the phone.
 */
export function Express({ express }: ExpressProps) {
  return (
    <section className="shell thirds">
      <div className={styles.head}>
        <h2 className="heading">
          <Phrases text={express.heading} />
        </h2>
        <p>{express.intro}</p>
      </div>
      <ol className={styles.times}>
        {express.times.map(({ time, event }) => (
          <li key={time}>
            <b className={`figure ${styles.time}`}>{time}</b> {event}
          </li>
        ))}
      </ol>
      {[express.possible, express.impossible].map(({ heading, items }) => (
        <div key={heading} className={styles.list}>
          <h3>{heading}</h3>
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
    </section>
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
    <Section layout="wide" heading={<Phrases text={warranty.heading} of="phrase" />}>
      <div className={styles.terms}>
        <SpanChart rows={rows} marks={axisMarks(longest, 1)} unit={warranty.unit} />
        <p className={`subheading ${styles.gap}`}>{warranty.gap}</p>
        <p className="ruled">{warranty.consequence}</p>
        <dl className={`ruled ${styles.notice}`}>
          <dt>{notice.label}</dt>
          <dd className="heading">{notice.value}</dd>
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

import type { IndustryPage } from '#content/industries/schema.ts';
import type { Statistic as StatisticRecord } from '#content/page.schema.ts';
import { inquiryHref } from '#lib/addresses.ts';
import { Badge, FiguresFootnote, HeroActions, Statistic, Statistics } from '../hero/Hero.tsx';
import { WidePoster } from '../posters/Poster.tsx';
import styles from './IndustryHero.module.css';
import trade from './TradeFigures.module.css';

type IndustryHeroProps = {
  page: IndustryPage;
  /** The one of the three statistics that matters most to the trade. */
  main: StatisticRecord;
  /**
   * Where the poster stands, and with it everything else on wide screens: a field at the left, one that runs off the right
   * edge, or a band above, below or in the middle.
   */
  layout: 'left' | 'right' | 'above' | 'middle' | 'below';
};

/** The opening of an industry page: the same parts for every trade, in an arrangement of its own. */
export function IndustryHero({ page: { hero, route, inquiryLink }, main, layout }: IndustryHeroProps) {
  const others = hero.statistics.filter((statistic) => statistic !== main);
  return (
    <section className={styles.hero} id="hero" data-part="hero" data-layout={layout}>
      <div className={`opening ${styles.head}`}>
        <Badge text={hero.badge} />
        <h1 className="display">{hero.headline}</h1>
      </div>
      <div className={styles.poster}>
        <WidePoster route={route} />
      </div>
      <div className={`opening ${styles.invitation}`}>
        <p className="lead">{hero.lead}</p>
        <HeroActions inquiry={{ href: inquiryHref(route), label: inquiryLink }} />
      </div>
      <div className={styles.figures}>
        {layout === 'above' && <Statistics statistics={[...others, main]} />}
        {layout === 'right' && <Statistics statistics={[main, ...others]} />}
        {layout !== 'above' && layout !== 'right' && (
          <TradeFigures main={main} others={others} layout={layout} />
        )}
      </div>
    </section>
  );
}

type TradeFiguresProps = {
  /** The figure that matters most to the trade. */
  main: StatisticRecord;
  others: readonly StatisticRecord[];
  layout: 'left' | 'middle' | 'below';
};

/** The three figures of an industry: one as large as a poster, the other two beside it. */
function TradeFigures({ main, others, layout }: TradeFiguresProps) {
  return (
    <>
      <dl className={trade.figures} data-layout={layout} data-short={main.value.length < 5 ? '' : undefined}>
        {[main, ...others].map((statistic) => (
          <Statistic key={statistic.label} {...statistic} />
        ))}
      </dl>
      <FiguresFootnote />
    </>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { figuresFootnote, labels } from '#content/labels.ts';
import { bookingLink } from '#content/navigation.ts';
import type { Hero, Statistic as StatisticRecord } from '#content/page.schema.ts';
import { ButtonLink } from '../links/Links.tsx';
import { Phrases } from '../sections/Section.tsx';
import styles from './Hero.module.css';

type BadgeProps = {
  text: string;
  /** A heading where nothing below it is one. */
  element?: 'p' | 'h2';
};

/** The line above a headline: a red square, where the page's line starts, and the page's subject. */
export function Badge({ text, element: Element = 'p' }: BadgeProps) {
  return (
    <Element className="name badge" data-start={Element === 'p' ? '' : undefined}>
      {text}
    </Element>
  );
}

type HeroWordsProps = { hero: Pick<Hero, 'badge' | 'headline' | 'lead'> };

/** The words that open a page: its subject, its promise and what that means. The opening arranges them. */
export function HeroWords({ hero: { badge, headline, lead } }: HeroWordsProps) {
  return (
    <>
      <Badge text={badge} />
      <h1 className="display">
        <Phrases text={headline} of="phrase" />
      </h1>
      <p className="lead">{lead}</p>
    </>
  );
}

type HeroActionsProps = {
  /** The way to the form, where it has something chosen already. */
  inquiry?: { href: string; label: string } | undefined;
  /** What the consultation takes, beside the buttons. */
  note?: string | undefined;
};

/** The two ways on at the opening of a page, below its lead: the consultation and the inquiry. */
export function HeroActions({
  inquiry = { href: '/contact', label: labels.sendInquiry },
  note,
}: HeroActionsProps) {
  return (
    <div className={`cluster ${styles.actions}`}>
      <ButtonLink href={bookingLink} label={labels.bookConsultation} />
      <ButtonLink {...inquiry} kind="secondary" />
      {note && <p className="note">{note}</p>}
    </div>
  );
}

/** One of a page's figures, with its label below it: an entry of a list of terms, which arranges its entries. */
export function Statistic({ value, label }: StatisticRecord) {
  return (
    <div className={styles.statistic}>
      <dt className={`quiet fine ${styles.label}`}>{label}</dt>
      <dd className={`figure ${styles.value}`} data-one={value.startsWith('1') || undefined}>
        {value}
      </dd>
    </div>
  );
}

type StatisticsProps = {
  statistics: readonly StatisticRecord[];
  /** `facts` about the company are no results of projects. */
  are?: 'results' | 'facts' | undefined;
};

/** The three figures of an opening, and what they are. */
export function Statistics({ statistics, are = 'results' }: StatisticsProps) {
  return (
    <>
      <dl className={styles.statistics}>
        {statistics.map((statistic) => (
          <Statistic key={statistic.label} {...statistic} />
        ))}
      </dl>
      {are === 'results' && <FiguresFootnote />}
    </>
  );
}

/** What the page's figures are and what they are not: once on a page, below those of its opening. */
export function FiguresFootnote() {
  return <p className={`note spanning ${styles.footnote}`}>{figuresFootnote}</p>;
}

/** A figure with its label, beside the heading of a section. */
export function HeadingStatistic(statistic: StatisticRecord) {
  return (
    <dl>
      <Statistic {...statistic} />
    </dl>
  );
}

type OverviewHeroProps = Pick<ComponentProps<typeof HeroActions>, 'note'> &
  Pick<ComponentProps<typeof Statistics>, 'are'> & {
    hero: Hero;
    /** The class of an opening that has sizes of its own. */
    look?: string | undefined;
    /** The figure that is drawn between the words and the figures. */
    children?: ReactNode;
  };

/** The opening of the home page and of the overviews of services and industries: no poster. */
export function OverviewHero({ hero, look = '', note, are, children }: OverviewHeroProps) {
  return (
    <section className={`shell ${styles.overview} ${look}`} id="hero" data-part="hero">
      <HeroWords hero={hero} />
      <HeroActions note={note} />
      {children}
      <Statistics statistics={hero.statistics} are={are} />
    </section>
  );
}

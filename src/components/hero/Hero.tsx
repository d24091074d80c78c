import type { ReactNode } from 'react';
import { labels } from '#content/labels.ts';
import { bookingLink } from '#content/navigation.ts';
import type { Hero } from '#content/page.ts';
import { ButtonLink } from '../links/Links.tsx';
import { Phrases } from '../sections/Section.tsx';
import { Statistics } from './Statistics.tsx';
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
  note?: string;
};

/** The two ways on at the opening of a page, below its lead: the consultation and the inquiry. */
export function HeroActions({
  inquiry = { href: '/contact', label: labels.sendInquiry },
  note,
}: HeroActionsProps) {
  return (
    <div className={styles.actions}>
      <ButtonLink href={bookingLink} label={labels.bookConsultation} />
      <ButtonLink {...inquiry} kind="secondary" />
      {note && <p className="note">{note}</p>}
    </div>
  );
}

type OverviewHeroProps = {
  hero: Hero;
  /** What is drawn between the words and the figures. */
  children?: ReactNode;
};

/** The opening of the overviews of services and industries: no poster. */
export function OverviewHero({ hero, children }: OverviewHeroProps) {
  return (
    <section className={`shell ${styles.overview}`} id="hero" data-part="hero">
      <HeroWords hero={hero} />
      <HeroActions />
      {children && <div className={styles.network}>{children}</div>}
      <Statistics statistics={hero.statistics} />
    </section>
  );
}

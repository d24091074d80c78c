import type { Hero, Offer } from '#content/page.ts';
import type { AboutPage } from '#content/pages/about.ts';
import type { TeamMember } from '#content/team.ts';
import { isShown } from '#lib/samples.ts';
import { Badge, HeroActions, HeroWords } from '../hero/Hero.tsx';
import { Statistics } from '../hero/Statistics.tsx';
import type { Photograph } from '../people/photographs.ts';
import { Portrait } from '../people/Portrait.tsx';
import { Section } from '../sections/Section.tsx';
import styles from './About.module.css';

/** The opening of the about page: the three figures stand in a column beside the headline, so that the faces come early. */
export function AboutHero({ hero }: { hero: Hero }) {
  return (
    <section className={`shell ${styles.hero}`} id="hero" data-part="hero">
      <div className={`opening ${styles.words}`}>
        <HeroWords hero={hero} />
        <HeroActions />
      </div>
      <div className={styles.figures}>
        <Statistics statistics={hero.statistics} are="facts" />
      </div>
    </section>
  );
}

/** What the company is for, in one sentence as large as a poster's. */
export function Mission({ mission }: { mission: AboutPage['mission'] }) {
  return (
    <section className="shell">
      <Badge text={mission.heading} element="h2" />
      <p className={`heading ${styles.mission}`}>{mission.statement}</p>
    </section>
  );
}

/** Width of a portrait: a quarter of the page, half of it, or beside its text on a phone. */
const sizes = '(min-width: 88rem) 20rem, (min-width: 56rem) 22vw, (min-width: 40rem) 46vw, 8rem';

type TeamProps = {
  team: AboutPage['team'];
  members: readonly TeamMember[];
  /** In the order of the members. */
  photographs: readonly (Photograph | undefined)[];
};

/** The people as a wall, of whose places the heading takes the first where it would else leave one empty. */
export function Team({ team, members, photographs }: TeamProps) {
  const shown = members
    .map((member, place) => ({ member, photograph: photographs[place] }))
    .filter(({ member }) => isShown(member));
  if (shown.length === 0) return null;
  return (
    <section className={`shell ${styles.team}`}>
      <div className={styles.head}>
        <h2 className="heading">{team.heading}</h2>
        <p className={`quiet ${styles.intro}`}>{team.intro}</p>
      </div>
      <ul className={styles.members}>
        {shown.map(({ member, photograph }, place) => (
          <li key={member.name} className={styles.member}>
            <Portrait member={member} photograph={photograph} place={place} sizes={sizes} />
            <div className={styles.text}>
              <h3 className="subheading">{member.name}</h3>
              <p className={styles.role}>{member.role}</p>
              <p className={styles.location}>{member.location}</p>
              <p className="quiet">{member.experience}</p>
              <p className={`note ${styles.languages}`}>{member.languages}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

type LargeRowsProps = {
  heading: string;
  entries: readonly Offer[];
};

/** Rows of a title and its description, both set large. */
export function LargeRows({ heading, entries }: LargeRowsProps) {
  return (
    <Section layout="wide" heading={heading} isMinor>
      <ul className="rows">
        {entries.map(({ title, description }) => (
          <li key={title} className={styles.row}>
            <h3 className="subheading">{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import type { Hero, Offer } from '#content/page.schema.ts';
import type { AboutPage } from '#content/pages/schema.ts';
import type { TeamMember } from '#content/site.schema.ts';
import { isShown } from '#lib/consent.ts';
import { mist, red, rule, white } from '../drawings/Shapes.tsx';
import { Badge, HeroActions, HeroWords, Statistics } from '../hero/Hero.tsx';
import type { Photograph } from '../people/photographs.ts';
import { initials } from '../people/portrait.ts';
import { Section } from '../sections/Section.tsx';
import styles from './About.module.css';

/** The opening of the about page: the three figures stand in a column beside the headline, so that the faces come early. */
export function AboutHero({ hero }: { hero: Hero }) {
  return (
    <section className={`shell columns ${styles.hero}`} id="hero" data-part="hero">
      <div className="opening">
        <HeroWords hero={hero} />
        <HeroActions />
      </div>
      <Statistics statistics={hero.statistics} are="facts" />
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
          <li key={member.name} className={`stack ${styles.member}`}>
            <Portrait member={member} photograph={photograph} place={place} />
            <div className={styles.text}>
              <h3 className="subheading">{member.name}</h3>
              <p>
                <b>{member.role}</b>
              </p>
              <p className={styles.location}>{member.location}</p>
              <p className="quiet">{member.experience}</p>
              <p className="note">{member.languages}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Width of a portrait: a quarter of the page, half of it, or beside its text on a phone. */
const sizes = '(min-width: 88rem) 20rem, (min-width: 56rem) 22vw, (min-width: 40rem) 46vw, 8rem';

type PortraitProps = {
  member: TeamMember;
  /** The photograph that the record names; without one a monogram is drawn. */
  photograph: Photograph | undefined;
  /** Place in the team: neighbours get different monograms. */
  place: number;
};

/** A member's portrait, 4:5: the photograph where there is one, else the monogram. */
function Portrait({ member, photograph, place }: PortraitProps) {
  if (!photograph) return <Monogram name={member.name} place={place} />;
  const { avif, webp, ...image } = photograph;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img className={styles.photograph} {...image} alt={member.name} loading="lazy" decoding="async" />
    </picture>
  );
}

/** A letter larger than its field, on a plane of 400 by 500 units; the field crops it. */
type Letter = { x: number; y: number; size: number };
type Composition = { field: 'mist' | 'ink' | 'red'; back: Letter; front: Letter };

/** Seven pictures of one family. Two letters overlap, as when one is printed over the other. */
const compositions = [
  { field: 'mist', back: { x: 130, y: 285, size: 480 }, front: { x: 250, y: 525, size: 480 } },
  { field: 'red', back: { x: 145, y: 300, size: 400 }, front: { x: 255, y: 478, size: 400 } },
  { field: 'ink', back: { x: 195, y: 470, size: 600 }, front: { x: 240, y: 270, size: 330 } },
  { field: 'mist', back: { x: 165, y: 512, size: 640 }, front: { x: 285, y: 250, size: 340 } },
  { field: 'ink', back: { x: 150, y: 300, size: 440 }, front: { x: 250, y: 520, size: 330 } },
  { field: 'mist', back: { x: 150, y: 400, size: 660 }, front: { x: 300, y: 520, size: 360 } },
  { field: 'red', back: { x: 150, y: 250, size: 350 }, front: { x: 225, y: 478, size: 470 } },
] as const satisfies readonly Composition[];

/** Colours of each field, and of the letter behind and the letter before on it. */
const colours = {
  mist: [mist, rule, red],
  ink: ['var(--color-field-ink)', 'var(--color-text-on-ink)', red],
  red: [red, rule, white],
} as const;

type MonogramProps = {
  name: string;
  /** Chooses the composition. */
  place: number;
};

/** Stands in for a photograph. Decorative: the name stands beside it. */
function Monogram({ name, place }: MonogramProps) {
  const { field, back, front } = compositions[place % compositions.length] ?? compositions[0];
  const [first, second] = initials(name);
  const [ground, behind, before] = colours[field];
  return (
    <svg className={styles.monogram} viewBox="0 0 400 500" aria-hidden="true">
      <path fill={ground} d="M-9-9h418v518H-9z" />
      {first && <Initial letter={first} fill={behind} {...back} />}{' '}
      {second && <Initial letter={second} fill={before} {...front} />}
    </svg>
  );
}

function Initial({ letter, x, y, size, fill }: Letter & { letter: string; fill: string }) {
  return (
    <text x={x} y={y} fontSize={size} textAnchor="middle" fill={fill}>
      {letter}
    </text>
  );
}

type LargeRowsProps = {
  heading: string;
  entries: readonly Offer[];
};

/** Rows of a title and its description, both set large. */
export function LargeRows({ heading, entries }: LargeRowsProps) {
  return (
    <Section heading={heading} isMinor>
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

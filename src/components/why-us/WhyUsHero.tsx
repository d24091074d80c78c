import type { WhyUsPage } from '#content/pages/why-us.ts';
import { Badge } from '../hero/Badge.tsx';
import { Contents } from '../hero/Contents.tsx';
import { HeroActions } from '../hero/HeroActions.tsx';
import { Phrases } from '../hero/Phrases.tsx';
import { Statistics } from '../hero/Statistics.tsx';
import styles from './WhyUsHero.module.css';

type WhyUsHeroProps = { page: WhyUsPage };

/** Others with gaps, and between them one line without, from edge to edge of the window. */
function Gaps({ lines: [first, ours, last] }: Pick<WhyUsPage, 'lines'>) {
  return (
    <svg
      className={styles.gaps}
      viewBox="0 0 1440 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d="M-960 30h1624m156 0h16m176 0h1388M-960 170h1640m158 0h20m154 0h1388" />
      <path className={styles.whole} d="M-960 100h3360" />
      <g className="subheading">
        <text x="507" y="38">
          {first.name}
          <Missing x={672} word={first.gaps[0]} />
          <Missing x={844} word={first.gaps[1]} />
        </text>
        <text x="507" y="108">
          {ours}
        </text>
        <text x="507" y="178">
          {last.name}
          <Missing x={688} word={last.gaps[0]} />
          <Missing x={866} word={last.gaps[1]} />
        </text>
      </g>
    </svg>
  );
}

/** What stands in a gap. */
function Missing({ x, word }: { x: number; word: string }) {
  return (
    <tspan className={styles.missing} x={x}>
      {word}
    </tspan>
  );
}

/** The opening of the why-us page: the headline is ruled like the table it announces. */
export function WhyUsHero({ page: { hero, contents, lines } }: WhyUsHeroProps) {
  return (
    <section className={`shell ${styles.hero}`} data-part="hero">
      <Badge text={hero.badge} />
      <h1 className={`display ${styles.headline}`}>
        <Phrases text={hero.headline} />
      </h1>
      <div className={styles.opening}>
        <p className={`lead ${styles.lead}`}>{hero.lead}</p>
        <HeroActions />
      </div>
      <Gaps lines={lines} />
      <Statistics statistics={hero.statistics} />
      <Contents contents={contents} />
    </section>
  );
}

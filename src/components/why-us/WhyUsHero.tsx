import type { WhyUsPage } from '#content/pages/why-us.ts';
import { Badge } from '../hero/Badge.tsx';
import { Contents } from '../hero/Contents.tsx';
import { HeroActions } from '../hero/HeroActions.tsx';
import { Phrases } from '../hero/Phrases.tsx';
import { Statistics } from '../hero/Statistics.tsx';
import styles from './WhyUsHero.module.css';

type WhyUsHeroProps = { page: WhyUsPage };

/** Others with gaps, and between them one line without, from the line of the page to the edge of the window. */
function Gaps({ lines }: Pick<WhyUsPage, 'lines'>) {
  return (
    <svg
      className={styles.gaps}
      viewBox="0 0 1440 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d="M-960 30h1090m50 0h520m50 0h100m50 0h1500M-960 170h850m50 0h750m50 0h150m50 0h1450" />
      <path className={styles.whole} d="M-960 100h3360" />
      <g className="subheading">
        {lines.map((line, index) => (
          <text key={line} x="507" y={38 + 70 * index}>
            {line}
          </text>
        ))}
      </g>
    </svg>
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

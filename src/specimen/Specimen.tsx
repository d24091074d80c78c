import type { GoodsPicture as Picture } from '#content/industries/schema.ts';
import type { MarketingPage } from '#content/page.schema.ts';
import { marketingPages } from '#content/pages.ts';
import { about } from '#content/pages/about.ts';
import { home } from '#content/pages/home.ts';
import { industryRoutes, routes } from '#content/routes.ts';
import { endToEndSourcing } from '#content/services/end-to-end-sourcing.ts';
import { logistikTransport } from '#content/services/logistik-transport.ts';
import { qualitaetsmanagement } from '#content/services/qualitaetsmanagement.ts';
import { zertifizierungsberatung } from '#content/services/zertifizierungsberatung.ts';
import { BeforeAfter, Story } from '#components/stories/Story.tsx';
import { Gates, Milestones, RouteLine } from '#components/figures/Line.tsx';
import { Network } from '#components/figures/Network.tsx';
import { Spans } from '#components/figures/SpanChart.tsx';
import { Timetable } from '#components/services/Logistics.tsx';
import { lineCode, networkCode, quoteCode } from './legends.ts';
import { posterOf } from '#lib/addresses.ts';
import { goods } from '#components/drawings/goods.ts';
import { DotField } from '#components/figures/DotField.tsx';
import { GoodsPicture } from '#components/goods/Goods.tsx';
import { Poster, WidePoster } from '#components/posters/Poster.tsx';
import { Problems } from '#components/problems/Problems.tsx';
import { Mark } from '#components/shell/Header.tsx';
import { Arrow, Chevron, Tick } from '#components/signs/Signs.tsx';
import styles from './Specimen.module.css';

const pictures = Object.keys(goods) as Picture[];
const motifs = [...new Set(routes.map(posterOf))];
const { steps: fiveSteps } = endToEndSourcing.process;
const marketing: Pick<MarketingPage, 'problems' | 'story'>[] = Object.values(marketingPages);
const stories = marketing.flatMap(({ story = [] }) => story);
const changes = stories.flatMap((story) => (story.form === 'change' ? story.change : []));

/** Every figure, poster, diagram and sign in its states, and the forms of problem lists and success stories. */
export function Specimen() {
  return (
    <main className={`shell ${styles.specimen}`}>
      <section>
        <h1>Specimen</h1>
        <h2>Signs</h2>
        <p>
          <Mark /> Arrow <Arrow /> Tick <Tick /> Chevron <Chevron />
        </p>
      </section>
      <section id="line">
        <h2>The code of the line</h2>
        <Legend entries={lineCode} />
        <RouteLine stations={fiveSteps.slice(0, 3)} />
      </section>
      <section id="network">
        <h2>Network</h2>
        <Legend entries={networkCode} />
        <Network />
      </section>
      <section id="goods">
        <h2>Goods</h2>
        <div className={styles.posters}>
          {pictures.map((picture) => (
            <GoodsPicture key={picture} picture={picture} />
          ))}
        </div>
      </section>
      <section id="posters">
        <h2>Posters</h2>
        <div className={styles.posters}>
          {motifs.map((motif) => (
            <Poster key={motif} motif={motif} />
          ))}
        </div>
        <div className={styles.tiles}>
          {motifs.map((motif) => (
            <Poster key={motif} motif={motif} />
          ))}
        </div>
        <div className={styles.social}>
          {motifs.map((motif) => (
            <div key={motif}>
              <Poster motif={motif} />
            </div>
          ))}
        </div>
        <div className="stack">
          {industryRoutes.map((route) => (
            <WidePoster key={route} route={route} />
          ))}
        </div>
      </section>
      <section id="routes">
        <h2>RouteLine</h2>
        <RouteLine stations={fiveSteps} />
        <RouteLine stations={logistikTransport.process.steps} />
        <div className="split">
          <h2>In 8 Spalten</h2>
          <RouteLine stations={fiveSteps} />
        </div>
      </section>
      <section id="spans">
        <h2>Timetable, Spans</h2>
        <div className="split">
          <h2>Timetable</h2>
          <Timetable {...logistikTransport.transport} />
        </div>
        <div className="split">
          <h2>Spans</h2>
          <Spans
            spans={zertifizierungsberatung.certification.services.map(({ title, timeline }) => ({
              title,
              duration: timeline,
            }))}
            unit={zertifizierungsberatung.certification.unit}
            step={3}
          />
        </div>
      </section>
      <section id="gates">
        <h2>Gates</h2>
        <Gates {...qualitaetsmanagement.inspections} />
        <div className="split">
          <h2>In 8 Spalten</h2>
          <Gates {...qualitaetsmanagement.inspections} />
        </div>
      </section>
      <section id="changes">
        <h2>BeforeAfter</h2>
        <div className="thirds">
          {changes.map((change) => (
            <BeforeAfter key={change.measure} change={change} />
          ))}
        </div>
      </section>
      <section id="milestones">
        <h2>Milestones</h2>
        <Milestones milestones={about.milestones.years} />
      </section>
      <section id="problems">
        <h2>Forms of the problem list</h2>
      </section>
      {marketing.map(({ problems }) => (
        <Problems key={problems.heading} list={problems} />
      ))}
      <section id="stories">
        <h2>Forms of the success story</h2>
        <Legend entries={quoteCode} />
      </section>
      {stories.map((story) => (
        <Story key={story.heading} story={story} />
      ))}
      <section id="dots">
        <h2>DotField</h2>
        <DotField share={home.quality.goal} caption={home.quality.caption} />
      </section>
      <section>
        <DotField share="97%" caption="Ein anderer Anteil: dreissig rote Punkte." />
      </section>
      <section>
        <div data-field="ink">
          <DotField share={home.quality.goal} caption={home.quality.caption} />
        </div>
      </section>
    </main>
  );
}

/** What signs or words mean. */
function Legend({ entries }: { entries: readonly (readonly [string, string])[] }) {
  return (
    <dl>
      {entries.map(([sign, meaning]) => (
        <div key={sign}>
          <dt>
            <b>{sign}</b>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

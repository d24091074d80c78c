import { NarrowFold } from '#components/sections/Fold.tsx';
import { samplingMessages as messages, samplingTool } from '#content/tools/sampling.ts';
import { fill } from '#lib/fill.ts';
import { voiceOf } from '#components/figures/Spoken.tsx';
import type { Entry } from '../use-entries.ts';
import { shareInWords, writtenSimulation, type Simulation } from './simulation.ts';
import { LotDots } from './LotDots.tsx';
import styles from './Simulation.module.css';
import actions from '../actions.module.css';
import live from '../live.module.css';

type SimulationSectionProps = {
  simulation: Simulation;
  /** Whether it is that of the lot in the field; otherwise it is only a picture. */
  isOfLot: boolean;
  share: Entry;
  /** Defects with which the lot still passes. */
  accepted: number;
  isDrawn: boolean;
  onDraw: () => void;
};

/** Draws from the lot: the pieces, the verdict, and how often the lot has passed so far beside how likely it is to. */
export function SimulationSection({
  simulation,
  isOfLot,
  share,
  accepted,
  isDrawn,
  onDraw,
}: SimulationSectionProps) {
  const { id, picture } = samplingTool;
  const { heading, intro, results, strip, lesson } = samplingTool.simulation;
  const { last, verdicts } = simulation;
  const written = writtenSimulation(simulation);
  const texts = { ...written, major: accepted };
  const lines = {
    found: last ? fill(messages.found, texts) : messages.none,
    accepted: last ? fill(messages.passed, texts) : messages.none,
    exact: isOfLot ? fill(messages.exact, { share: written.exact }) : messages.none,
  };
  return (
    <div className="ruled">
      <h3 className="subheading">{heading}</h3>
      <NarrowFold name={heading} isOpen={isDrawn} />
      <p className={`quiet ${styles.intro}`}>{intro}</p>
      <SimulationControls
        id={`${id}-share`}
        share={share}
        percent={`${(Number(share.text) / 10).toFixed(1)}%`}
        meaning={shareInWords(share.text, isOfLot ? simulation : null)}
        canDraw={isOfLot}
        onDraw={onDraw}
      />
      <LotDots
        simulation={simulation}
        isDrawn={isDrawn}
        verdict={last && written.verdict}
        caption={picture}
      />
      <dl className={styles.results}>
        {(['found', 'accepted', 'exact'] as const).map((name) => (
          <div key={name}>
            <dt>{results[name]}</dt>
            <dd>{lines[name]}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.strip} aria-hidden="true">
        {verdicts.map((isPassed, draw) => (
          <i key={draw} data-verdict={isPassed ? 'pass' : 'fail'} />
        ))}
      </p>
      <p className="note" aria-hidden="true">
        {strip}
      </p>
      <p className={`subheading ${styles.lesson}`}>{isOfLot && fill(lesson, texts)}</p>
    </div>
  );
}

type SimulationControlsProps = {
  id: string;
  share: Entry;
  /** What the share means. */
  meaning: string;
  /** What the share of defects is called in percent. */
  percent: string;
  /** Whether there is a lot to draw from. */
  canDraw: boolean;
  onDraw: () => void;
};

/** How many defects there are, and the button that draws; without script the share of the example. */
function SimulationControls({ id, share, percent, meaning, canDraw, onDraw }: SimulationControlsProps) {
  const { simulation } = samplingTool;
  return (
    <div className={styles.controls}>
      <p className={styles.share}>
        <label htmlFor={id}>{simulation.share}</label> <b>{percent}</b>
        <input
          className={live.live}
          id={id}
          type="range"
          min="5"
          max="100"
          step="5"
          value={share.text}
          aria-valuetext={`${percent}, ${voiceOf(meaning)}`}
          onChange={(event) => share.change(event.target.value)}
          onPointerUp={share.leave}
          onBlur={share.leave}
        />
        <span className={`note ${styles.meaning}`}>{meaning}</span>
      </p>
      <p className={live.live}>
        <button type="button" className={actions.action} disabled={!canDraw} onClick={onDraw}>
          {simulation.draw}
        </button>
      </p>
    </div>
  );
}

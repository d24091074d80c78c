import { NarrowFold } from '#components/sections/Fold.tsx';
import { samplingMessages as messages, samplingTool } from '#content/tools/sampling.ts';
import { fill } from '#lib/fill.ts';
import { voiceOf } from '#components/figures/Spoken.tsx';
import type { Entry } from '../EntryField.tsx';
import { shareInWords, writtenSimulation, type Simulation } from './simulation.ts';
import { LotDots } from './LotDots.tsx';
import styles from './Simulation.module.css';
import common from '../tool.module.css';

const shareId = `${samplingTool.id}-share`;

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

/** Draws from the lot: how many defects there are, the pieces, the verdict, and how often the lot has passed so far beside how likely it is to. */
export function SimulationSection({
  simulation,
  isOfLot,
  share,
  accepted,
  isDrawn,
  onDraw,
}: SimulationSectionProps) {
  const { simulation: words, picture } = samplingTool;
  const { last, verdicts } = simulation;
  const written = writtenSimulation(simulation);
  const texts = { ...written, major: accepted };
  const lines = {
    found: last ? fill(messages.found, texts) : messages.none,
    accepted: last ? fill(messages.passed, texts) : messages.none,
    exact: isOfLot ? fill(messages.exact, { share: written.exact }) : messages.none,
  };
  const percent = `${(Number(share.text) / 10).toFixed(1)}%`;
  const meaning = shareInWords(share.text, isOfLot ? simulation : null);
  return (
    <div className="ruled">
      <h3 className="subheading">{words.heading}</h3>
      <NarrowFold name={words.heading} isOpen={isDrawn} />
      <p className={`quiet prose ${styles.intro}`}>{words.intro}</p>
      <div className={styles.controls}>
        <p className={styles.share}>
          <label htmlFor={shareId}>
            <strong>{words.share}</strong>
          </label>{' '}
          <b>{percent}</b>
          <input
            className={`screen-only ${common.live}`}
            id={shareId}
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
        <p className={`screen-only ${common.live}`}>
          <button type="button" className={`name ${common.action}`} disabled={!isOfLot} onClick={onDraw}>
            {words.draw}
          </button>
        </p>
      </div>
      <LotDots
        simulation={simulation}
        isDrawn={isDrawn}
        verdict={last && written.verdict}
        caption={picture}
      />
      <dl className={`triples ${styles.results}`}>
        {(['found', 'accepted', 'exact'] as const).map((name) => (
          <div key={name}>
            <dt className="note fine">{words.results[name]}</dt>
            <dd>{lines[name]}</dd>
          </div>
        ))}
      </dl>
      <p className={`cluster ${styles.strip}`} aria-hidden="true">
        {verdicts.map((isPassed, draw) => (
          <i key={draw} data-verdict={isPassed ? 'pass' : 'fail'} />
        ))}
      </p>
      <p className="note" aria-hidden="true">
        {words.strip}
      </p>
      <p className={`subheading ${styles.lesson}`}>{isOfLot && fill(words.lesson, texts)}</p>
    </div>
  );
}

import { voiceOf } from '#components/figures/Spoken.tsx';
import { samplingTool } from '#content/tools/sampling.ts';
import type { Entry } from '../use-entries.ts';
import actions from '../actions.module.css';
import live from '../live.module.css';
import styles from './Simulation.module.css';

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
export function SimulationControls({
  id,
  share,
  percent,
  meaning,
  canDraw,
  onDraw,
}: SimulationControlsProps) {
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

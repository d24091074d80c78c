import type { ReactNode } from 'react';
import type { Milestone } from '#content/pages/schema.ts';
import type { InspectionStage } from '#content/services/schema.ts';
import { NarrowFold } from '../sections/Fold.tsx';
import styles from './Line.module.css';
import station from './Station.module.css';

type LineProps = {
  /**
   * `route`: leaves the line of the page where that is near, and ends at the customer's ramp. `gates`: squares, which leave
   * the line stronger. `years`: goes on. `times`: is there once it is found.
   */
  kind: 'route' | 'gates' | 'years' | 'times';
  /** The name of each station and what stands beside it. */
  stations: readonly { name: string; beside: ReactNode }[];
};

/** A line with a station for each entry. Runs across where there is room for every station, otherwise down the page. */
export function Line({ kind, stations }: LineProps) {
  const ramp = { route: stations.length - 1, times: 1, gates: Infinity, years: Infinity }[kind];
  return (
    <div className={styles.line} data-kind={kind}>
      <ol>
        {stations.map(({ name, beside }, index) => (
          <Station key={name} element="li" isRamp={index >= ramp}>
            {beside}
          </Station>
        ))}
      </ol>
    </div>
  );
}

type StationProps = {
  element: 'li' | 'div';
  /** The ramp, where the line ends. */
  isRamp?: boolean | undefined;
  /** What stands beside it. */
  children: ReactNode;
};

/** A station and the line to the next one, which are decorative: for a line that is no list. */
export function Station({ element: Element, isRamp, children }: StationProps) {
  return (
    <Element className={styles.station}>
      <Track isRamp={isRamp} />
      {children}
    </Element>
  );
}

/** A station's ring, or the ramp, and the line to the next one. */
export function Track({ isRamp }: Pick<StationProps, 'isRamp'>) {
  return <span className={styles.track} data-ramp={isRamp ? '' : undefined} aria-hidden="true" />;
}

/** A station: a step of a process or a phase of a development. */
type Step = {
  title: string;
  description?: string;
  duration?: string;
  /** What is there when it has been reached. */
  result?: ReactNode;
};

type RouteLineProps = { stations: readonly Step[] };

/** A process as a railway line, which ends at the customer's ramp. */
export function RouteLine({ stations }: RouteLineProps) {
  return (
    <Line
      kind="route"
      stations={stations.map(({ title, description, duration, result }, index) => ({
        name: title,
        beside: (
          <>
            <div className={station.words}>
              <h3 className={`subheading ${station.title}`}>
                <span className={station.number}>{index + 1}</span> {title}
              </h3>
              {description && <NarrowFold name={title} isOpen={index === 0} />}
              {description && <p className={`quiet prose ${station.description}`}>{description}</p>}
            </div>
            {duration && <Duration duration={duration} />}
            {result}
          </>
        ),
      }))}
    />
  );
}

/** How long a station takes: the figure large, words before it, or instead of it, small. */
function Duration({ duration }: { duration: string }) {
  const figureAt = duration.search(/\d|$/);
  const words = duration.slice(0, figureAt).trim();
  return (
    <p className={`subheading ${station.duration}`}>
      {words && <span className={`name ${station.before}`}>{words}</span>} {duration.slice(figureAt)}
    </p>
  );
}

type GatesProps = {
  stages: readonly InspectionStage[];
  /** Name of the lists of checks. */
  checksLabel: string;
};

/** Inspections as squares on the line, as the check of the journey is one: it passes each and leaves it stronger. */
export function Gates({ stages, checksLabel }: GatesProps) {
  return (
    <Line
      kind="gates"
      stations={stages.map(({ title, description, checks }) => ({
        name: title,
        beside: (
          <>
            <h3 className={`subheading ${station.gateTitle}`}>{title}</h3>
            <p className={`quiet ${station.gateDescription}`}>{description}</p>
            <div className={`run-on-named ${station.checks}`}>
              <p>
                <b>{checksLabel}</b>
              </p>
              <ul className="listed run-on">
                {checks.map((check) => (
                  <li key={check}>{check}</li>
                ))}
              </ul>
            </div>
          </>
        ),
      }))}
    />
  );
}

type MilestonesProps = { milestones: readonly Milestone[] };

/** The company's years on a line, which goes on. */
export function Milestones({ milestones }: MilestonesProps) {
  return (
    <Line
      kind="years"
      stations={milestones.map(({ year, title, description }) => ({
        name: title,
        beside: (
          <>
            <p className={`subheading ${station.year}`}>{year}</p>
            <h3 className={`name ${station.yearTitle}`}>{title}</h3>
            <p className={`quiet ${station.yearDescription}`}>{description}</p>
          </>
        ),
      }))}
    />
  );
}

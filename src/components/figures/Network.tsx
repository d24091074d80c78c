import type { ReactNode } from 'react';
import { network } from '#content/network.ts';
import { routeLabels } from '#content/routes.ts';
import { lastSegment } from '#lib/addresses.ts';
import { dashesAlong, layOut, type Layout, lookOf, size } from './network-layout.ts';
import styles from './Network.module.css';
import strokes from './NetworkLines.module.css';

const { title, origin, stations, whole, passing, lines } = network;
const layout = layOut(lines.map(({ stops }) => stations.map((station) => stops.includes(station))));

/**
 * The network: a line for each industry from China through the stations of our services. Where one is pointed at, has the
 * focus or is named in the address (`#linie-retail`), the others fade. On narrow screens the lines run straight down.
 */
export function Network() {
  return (
    <figure className={styles.network} aria-label={title}>
      <div className={styles.plan}>
        <ol>
          <li className="note">{origin}</li>
          {stations.map((route) => (
            <li key={route} id={`halt-${lastSegment(route)}`}>
              <a href={route}>{routeLabels[route]}</a>
            </li>
          ))}
        </ol>
        <ul>
          {layout.ends.map((line) => (
            <Line key={line} line={line} />
          ))}
        </ul>
        <NetworkDrawing platforms={layout.platforms} />
      </div>
      <figcaption className={`ruled ${styles.whole}`}>
        <span>
          <a href={whole.route}>{routeLabels[whole.route]}</a> {whole.words}
        </span>{' '}
        <span className="quiet">{passing}</span>
      </figcaption>
    </figure>
  );
}

/** A line and its name, in a list of its own. */
function Line({ line }: { line: number }) {
  const { route, stops } = lines[line]!;
  const id = `linie-${lastSegment(route)}`;
  const look = lookOf[route];
  return (
    <li id={id} data-look={look} data-stops={stops.map((stop) => stations.indexOf(stop) + 2).join(' ')}>
      <a href={route}>
        {routeLabels[route]}
        <NetworkPath
          d={layout.paths[line]!}
          id={`${id}-weg`}
          isDouble={look.endsWith('double')}
          dashes={look.endsWith('dashed') ? dashesAlong(layout.stretches[line]!) : undefined}
        />
        <span className={strokes.track} aria-hidden="true">
          {stations.map((station) => (
            <i key={station} data-stop={stops.includes(station) ? '' : undefined} />
          ))}
        </span>
      </a>
    </li>
  );
}

/** The stations of the network across a wide figure. */
export function NetworkDrawing({ platforms }: Pick<Layout, 'platforms'>) {
  return (
    <Layer>
      {platforms.map(({ x, top, bottom }) => (
        <rect key={x} x={x - 13} y={top - 13} width="26" height={bottom - top + 26} rx="13" />
      ))}
    </Layer>
  );
}

type NetworkPathProps = {
  d: string;
  /** Id of its path. */
  id: string;
  isDouble: boolean;
  /** Its dashes and gaps, where it is a dashed one. */
  dashes: string | undefined;
};

/** A line of the network across a wide figure; it lies over those that it crosses, with a margin of the ground. */
export function NetworkPath({ d, id, isDouble, dashes }: NetworkPathProps) {
  return (
    <Layer>
      <use className={strokes.margin} href={`#${id}`} />
      <path id={id} d={d} strokeDasharray={dashes} />
      {isDouble && <use className={strokes.inside} href={`#${id}`} />}
    </Layer>
  );
}

/** A layer of the drawing, which lies across all names. */
function Layer({ children }: { children: ReactNode }) {
  return (
    <svg className={strokes.layer} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      {children}
    </svg>
  );
}

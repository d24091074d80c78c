import type { ReactNode } from 'react';
import { network } from '#content/network.ts';
import { routeLabels } from '#content/routes.ts';
import { lastSegment } from '#lib/addresses.ts';
import { field, rule } from '../drawings/Shapes.tsx';
import { dashesAlong, layOut, lookOf, size } from './network-layout.ts';
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
        <Layer>
          <g fill={field} stroke={rule} strokeWidth="6">
            {layout.platforms.map(({ x, top, bottom }) => (
              <rect key={x} x={x - 13} y={top - 13} width="26" height={bottom - top + 26} rx="13" />
            ))}
          </g>
        </Layer>
      </div>
      <figcaption className={`ruled cluster ${styles.whole}`}>
        <span>
          <a href={whole.route}>{routeLabels[whole.route]}</a> {whole.words}
        </span>{' '}
        <span className="quiet">{passing}</span>
      </figcaption>
    </figure>
  );
}

/**
 * A line and its name, in a list of its own. Across a wide figure it lies over those that it crosses, with a margin of the
 * ground, which is left open in the middle of a double line too.
 */
function Line({ line }: { line: number }) {
  const { route, stops } = lines[line]!;
  const id = `linie-${lastSegment(route)}`;
  const path = `${id}-weg`;
  const look = lookOf[route];
  return (
    <li id={id} data-look={look} data-stops={stops.map((stop) => stations.indexOf(stop) + 2).join(' ')}>
      <a href={route}>
        {routeLabels[route]}
        <Layer>
          <use href={`#${path}`} stroke={field} strokeWidth="19" />
          <path
            id={path}
            d={layout.paths[line]!}
            strokeDasharray={look.endsWith('dashed') ? dashesAlong(layout.stretches[line]!) : undefined}
          />
          {look.endsWith('double') && <use href={`#${path}`} stroke={field} strokeWidth="5.6" />}
        </Layer>
        <span className={strokes.track} aria-hidden="true">
          {stations.map((station) => (
            <i key={station} data-stop={stops.includes(station) ? '' : undefined} />
          ))}
        </span>
      </a>
    </li>
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

import type { ReactNode } from 'react';
import { network } from '#content/network.ts';
import { routeLabels } from '#content/routes.ts';
import { lastSegment } from '#lib/addresses.ts';
import { layOut, size } from './network-layout.ts';
import styles from './Network.module.css';

const { title, origin, stations, whole, pale, lines } = network;
const layout = layOut(lines.map(({ stops }) => stations.map((station) => stops.includes(station))));

/** How the lines are told apart, in their order: by colour, by dashes and by a double stroke. */
const looks = ['red', 'ink', 'ink dashed', 'red double', 'ink double'];

type NetworkProps = {
  /** What stands out: the stations on the overview of services, the lines on that of industries. */
  emphasis: 'stations' | 'lines';
};

/**
 * The network: a line for each industry from China through the stations of our services. Where one is pointed at, has the
 * focus or is named in the address (`#linie-retail`), the others fade. Down the page on narrow screens.
 */
export function Network({ emphasis }: NetworkProps) {
  return (
    <figure className={styles.network} aria-label={title} data-emphasis={emphasis}>
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
        <Drawing>
          <path className={styles.passing} d={layout.passing} />
          {layout.platforms.map(({ x, top, bottom }) => (
            <rect key={x} x={x - 13} y={top - 13} width="26" height={bottom - top + 26} rx="13" />
          ))}
        </Drawing>
      </div>
      <figcaption className={`ruled ${styles.whole}`}>
        <span>
          <a href={whole.route}>{routeLabels[whole.route]}</a> {whole.words}
        </span>{' '}
        <span className={styles.pale}>{pale}</span>
      </figcaption>
    </figure>
  );
}

/** A line in the drawing and its name, which in a list of its own shows how it is drawn. */
function Line({ line }: { line: number }) {
  const { route, stops } = lines[line]!;
  const id = `linie-${lastSegment(route)}`;
  const look = looks[line];
  const way = look?.endsWith('double') ? `${id}-weg` : undefined;
  return (
    <li id={id} data-look={look} data-stops={stops.map((stop) => stations.indexOf(stop) + 2).join(' ')}>
      <a href={route}>
        {routeLabels[route]}
        <Drawing>
          <path id={way} d={layout.paths[line]} />
          {way && <use className={styles.inside} href={`#${way}`} />}
        </Drawing>
      </a>
    </li>
  );
}

/** A layer of the drawing, which lies across all names. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      {children}
    </svg>
  );
}

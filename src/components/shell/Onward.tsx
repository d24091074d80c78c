import { labels } from '#content/labels.ts';
import { onward } from '#content/onward.ts';
import { routeLabels, type Route } from '#content/routes.ts';
import { Arrow } from '../signs/Arrow.tsx';
import styles from './Onward.module.css';

type OnwardProps = {
  /** The page that leads on. */
  from: Route;
};

/** Announces the next page, as the display in a train does: the last line before the footer. */
export function Onward({ from }: OnwardProps) {
  const { route, anchor, words } = onward[from];
  return (
    <nav className={styles.onward} aria-label={labels.onward} data-field="ink">
      <div className="shell">
        <div className={styles.row}>
          <p className="statement">
            <span className="quiet">{labels.onward}:</span>{' '}
            <a href={anchor ? `${route}#${anchor}` : route}>
              {routeLabels[route]}
              <Arrow />
            </a>
          </p>
          <p className="quiet">{words}</p>
        </div>
      </div>
    </nav>
  );
}

import type { Menu } from '#content/navigation.ts';
import { routeLabels, type Route } from '#content/routes.ts';
import { Arrow } from '../signs/Arrow.tsx';
import { Chevron } from '../signs/Chevron.tsx';
import styles from './MenuPanel.module.css';
import links from './NavLink.module.css';

type MenuPanelProps = { menu: Menu; current: Route | null };

/** A button of the header and the sheet that it opens below it. */
export function MenuPanel({ menu, current }: MenuPanelProps) {
  const id = `menu-${menu.overview.route.slice(1)}`;
  const routes = [menu.overview.route, ...menu.entries.map((entry) => entry.route)];
  const holdsCurrent = current !== null && routes.includes(current);
  const currentPage = (route: Route) => (route === current ? 'page' : undefined);
  return (
    <>
      <button
        type="button"
        className={`${links.link} ${styles.button}`}
        popoverTarget={id}
        aria-current={holdsCurrent ? 'true' : undefined}
      >
        {menu.label}
        <Chevron />
      </button>
      <div id={id} popover="auto" className={styles.panel}>
        <div className={`shell split ${styles.sheet}`}>
          <a
            className={`statement ${styles.overview}`}
            href={menu.overview.route}
            aria-current={currentPage(menu.overview.route)}
          >
            {menu.overview.label}
            <Arrow />
          </a>
          <ul className={styles.entries}>
            {menu.entries.map(({ route, hint }) => (
              <li key={route}>
                <a href={route} aria-current={currentPage(route)}>
                  {routeLabels[route]} <span className={`note ${styles.hint}`}>{hint}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  );
}

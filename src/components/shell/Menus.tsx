import { labels } from '#content/labels.ts';
import { bookingLink, headerItems } from '#content/navigation.ts';
import type { Menu } from '#content/site.schema.ts';
import { routeLabels, type Route } from '#content/routes.ts';
import { ButtonLink } from '../links/Links.tsx';
import { Arrow, Chevron } from '../signs/Signs.tsx';
import styles from './Menus.module.css';
import bar from './Header.module.css';

type MenuProps = { menu: Menu; current: Route | null };

/** A button of the header and the sheet that it opens below it. */
export function MenuPanel({ menu, current }: MenuProps) {
  const id = `menu-${menu.overview.route.slice(1)}`;
  const routes = [menu.overview.route, ...menu.entries.map((entry) => entry.route)];
  const holdsCurrent = current !== null && routes.includes(current);
  const currentPage = (route: Route) => (route === current ? 'page' : undefined);
  return (
    <>
      <button
        type="button"
        className={`target ${bar.link} ${styles.button}`}
        popoverTarget={id}
        aria-current={holdsCurrent ? 'true' : undefined}
      >
        {menu.label}
        <Chevron />
      </button>
      <div id={id} popover="auto" className={styles.panel}>
        <div className={`shell split ${styles.content}`}>
          <a
            className={`subheading target ${styles.overview}`}
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

/** The navigation on narrow screens: one button, one sheet, groups that open one at a time. */
export function MobileMenu({ current }: { current: Route | null }) {
  return (
    <>
      <button type="button" className={`target ${styles.toggle}`} popoverTarget="menu">
        {labels.menu}
        <svg className="outlined" viewBox="0 0 20 14" width="20" height="14" aria-hidden="true">
          <path className={styles.open} d="M0 1h20M0 7h20M0 13h20" />
          <path className={styles.close} d="m3 0 14 14M17 0 3 14" />
        </svg>
      </button>
      <div id="menu" popover="auto" className={styles.sheet}>
        <nav className="shell" aria-label={labels.menu}>
          <ul>
            {headerItems.map((item) =>
              typeof item === 'string' ? (
                <li key={item}>
                  <MobileLink route={item} label={routeLabels[item]} current={current} />
                </li>
              ) : (
                <li key={item.label}>
                  <MobileGroup menu={item} current={current} />
                </li>
              ),
            )}
          </ul>
          <div className={styles.book}>
            <ButtonLink href={bookingLink} label={labels.bookShort} />
          </div>
        </nav>
      </div>
    </>
  );
}

function MobileGroup({ menu, current }: MenuProps) {
  const links: Menu['overview'][] = [
    ...menu.entries.map(({ route }) => ({ route, label: routeLabels[route] })),
    menu.overview,
  ];
  return (
    <details name="menu-group" open={links.some(({ route }) => route === current)}>
      <summary className={styles.row}>
        {menu.label}
        <Chevron />
      </summary>
      <ul className={styles.group}>
        {links.map(({ route, label }) => (
          <li key={route}>
            <MobileLink route={route} label={label} current={current} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function MobileLink({ route, label, current }: { route: Route; label: string; current: Route | null }) {
  return (
    <a className={styles.row} href={route} aria-current={route === current ? 'page' : undefined}>
      {label}
    </a>
  );
}

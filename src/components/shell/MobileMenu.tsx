import { labels } from '#content/labels.ts';
import { bookingLink, headerItems, type Menu } from '#content/navigation.ts';
import { routeLabels, type Route } from '#content/routes.ts';
import { Chevron } from '../signs/Chevron.tsx';
import styles from './MobileMenu.module.css';

type MobileMenuProps = { current: Route | null };

/** The navigation on narrow screens: one button, one sheet, groups that open one at a time. */
export function MobileMenu({ current }: MobileMenuProps) {
  return (
    <>
      <button type="button" className={styles.toggle} popoverTarget="menu">
        {labels.menu}
        <svg className={styles.bars} viewBox="0 0 20 14" width="20" height="14" aria-hidden="true">
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
          <a className={styles.book} href={bookingLink}>
            {labels.bookShort}
          </a>
        </nav>
      </div>
    </>
  );
}

function MobileGroup({ menu, current }: { menu: Menu; current: Route | null }) {
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

import { labels } from '#content/labels.ts';
import { bookingLink, headerItems } from '#content/navigation.ts';
import { routeLabels, type Route } from '#content/routes.ts';
import { Logo } from './Logo.tsx';
import { MenuPanel } from './MenuPanel.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { TopBar } from './TopBar.tsx';
import links from './NavLink.module.css';
import styles from './Header.module.css';

type HeaderProps = {
  /** Route of the page, or null on the not-found page. */
  current: Route | null;
};

/** Sticky header: contact line, logo, navigation. Its menus are native popovers and need no script. */
export function Header({ current }: HeaderProps) {
  return (
    <header className={styles.header}>
      <TopBar />
      <div className={`shell ${styles.bar}`}>
        <Logo />
        <nav className={styles.navigation} aria-label={labels.mainNavigation}>
          <ul>
            {headerItems.map((item) =>
              typeof item === 'string' ? (
                <li key={item}>
                  <a className={links.link} href={item} aria-current={item === current ? 'page' : undefined}>
                    {routeLabels[item]}
                  </a>
                </li>
              ) : (
                <li key={item.label}>
                  <MenuPanel menu={item} current={current} />
                </li>
              ),
            )}
          </ul>
        </nav>
        <a className={styles.book} href={bookingLink}>
          {labels.bookShort}
        </a>
        <MobileMenu current={current} />
      </div>
    </header>
  );
}

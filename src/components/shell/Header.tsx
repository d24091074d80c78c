import { company, openingHours, emailHref, phoneHref } from '#content/company.ts';
import { labels } from '#content/labels.ts';
import { bookingLink, headerItems } from '#content/navigation.ts';
import { routeLabels, type Route } from '#content/routes.ts';
import { breadcrumb } from '#lib/addresses.ts';
import { mark } from '../signs/mark.ts';
import { MenuPanel, MobileMenu } from './Menus.tsx';
import styles from './Header.module.css';

/** The first stop of the keyboard: past the header, to the content. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#inhalt">
      {labels.skipToContent}
    </a>
  );
}

type HeaderProps = {
  /** Route of the page, or null on the not-found page. */
  current: Route | null;
};

/** Sticky header: contact line, logo, navigation. */
export function Header({ current }: HeaderProps) {
  return (
    <header className={styles.header}>
      <TopBar />
      <div className={`shell ${styles.bar}`}>
        <Logo />
        <Navigation current={current} />
        <a className={styles.book} href={bookingLink}>
          {labels.bookShort}
        </a>
        <MobileMenu current={current} />
      </div>
    </header>
  );
}

/** The mark beside the name. */
export function Mark() {
  return (
    <svg viewBox="0 0 16 16" width="36" height="36" aria-hidden="true">
      <path d="M0 0h16v16H0z" fill="var(--color-accent)" />
      <g fill="var(--color-accent)" stroke="var(--color-text-on-accent)" strokeWidth="2">
        <path d={mark.lines} />
        <circle {...mark.station} />
      </g>
    </svg>
  );
}

/** The navigation of the header on wide screens. Its menus are native popovers and need no script. */
function Navigation({ current }: HeaderProps) {
  return (
    <nav className={`links ${styles.navigation}`} aria-label={labels.mainNavigation}>
      <ul>
        {headerItems.map((item) =>
          typeof item === 'string' ? (
            <li key={item}>
              <a
                className={`target ${styles.link}`}
                href={item}
                aria-current={item === current ? 'page' : undefined}
              >
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
  );
}

/** The line above the header: phone, e-mail and, on wide screens, the opening hours. */
function TopBar() {
  return (
    <div data-field="ink">
      <div className={`shell links ${styles.line}`}>
        <a href={phoneHref(company.phone)}>{company.phone}</a>
        <a href={emailHref(company.email)}>
          <span className={styles.short}>{labels.email}</span>
          <span className={styles.long}>{company.email}</span>
        </a>
        <span className={`quiet ${styles.hours}`}>{openingHours.join(' · ')}</span>
      </div>
    </div>
  );
}

/** Mark and name of the company, linking to the home page. */
function Logo() {
  return (
    <a className={styles.logo} href="/">
      <Mark />
      {company.shortName}
    </a>
  );
}

type BreadcrumbProps = { route: Route };

/** The way from the home page to this page. Hidden when there is only one item, on the home page. */
export function Breadcrumb({ route }: BreadcrumbProps) {
  const crumbs = breadcrumb(route);
  if (crumbs.length < 2) return null;
  return (
    <nav className={`shell quiet ${styles.breadcrumb}`} aria-label={labels.breadcrumb}>
      <ol className="cluster">
        {crumbs.slice(0, -1).map((crumb) => (
          <li key={crumb.route}>
            <a href={crumb.route}>{crumb.label}</a>
          </li>
        ))}
        <li aria-current="page">{crumbs.at(-1)?.label}</li>
      </ol>
    </nav>
  );
}

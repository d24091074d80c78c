import { company, openingHours, emailHref, phoneHref } from '#content/company.ts';
import { labels } from '#content/labels.ts';
import { bookingLink, headerItems } from '#content/navigation.ts';
import { routeLabels, type Route } from '#content/routes.ts';
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
    <svg className={styles.mark} viewBox="0 0 16 16" width="36" height="36" aria-hidden="true">
      <path className={styles.field} d="M0 0h16v16H0z" />
      <path d={mark.lines} />
      <circle className={styles.station} {...mark.station} />
    </svg>
  );
}

/** The navigation of the header on wide screens. Its menus are native popovers and need no script. */
function Navigation({ current }: HeaderProps) {
  return (
    <nav className={styles.navigation} aria-label={labels.mainNavigation}>
      <ul>
        {headerItems.map((item) =>
          typeof item === 'string' ? (
            <li key={item}>
              <a className={styles.link} href={item} aria-current={item === current ? 'page' : undefined}>
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
    <div className={styles.contact} data-field="ink">
      <div className={`shell ${styles.line}`}>
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

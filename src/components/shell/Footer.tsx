import { company, emailHref, phoneHref } from '#content/company.ts';
import { labels } from '#content/labels.ts';
import { footerRoutes, industryMenu, serviceMenu } from '#content/navigation.ts';
import { legalRoutes, routeLabels, type Route } from '#content/routes.ts';
import { OpeningHours } from '../contact/OpeningHours.tsx';
import { NarrowFold } from '../sections/Fold.tsx';
import styles from './Footer.module.css';

type FooterProps = { current: Route | null };

/** Everything a visitor looks for at the end of a page: all routes, contact data, opening hours, legal links. */
export function Footer({ current }: FooterProps) {
  const columns = [
    { heading: labels.footerNavigation, routes: footerRoutes },
    { heading: labels.footerServices, routes: serviceMenu.entries.map(({ route }) => route) },
    { heading: labels.footerIndustries, routes: industryMenu.entries.map(({ route }) => route) },
  ];
  return (
    <footer className={`links ${styles.footer}`} data-field="ink">
      <div className={`shell triples ${styles.columns}`}>
        <ContactColumn />
        {columns.map(({ heading, routes }) => (
          <nav key={heading} aria-label={heading}>
            <h2 className={styles.heading}>{heading}</h2>
            <NarrowFold name={heading} />
            <FooterLinks routes={routes} current={current} />
          </nav>
        ))}
      </div>
      <div className={`shell cluster ${styles.legal}`}>
        <p>
          © {company.copyrightYear} {company.legalName}
        </p>
        <FooterLinks routes={legalRoutes} current={current} />
      </div>
    </footer>
  );
}

function FooterLinks({ routes, current }: { routes: readonly Route[]; current: Route | null }) {
  return (
    <ul>
      {routes.map((route) => (
        <li key={route}>
          <a href={route} aria-current={route === current ? 'page' : undefined}>
            {routeLabels[route]}
          </a>
        </li>
      ))}
    </ul>
  );
}

function ContactColumn() {
  const { street, postalCode, city } = company.address;
  return (
    <div className={styles.contact}>
      <p className="subheading spanning">{labels.footerLine}</p>
      <h2 className="visually-hidden">{labels.footerContact}</h2>
      <address>
        {company.legalName}
        <br />
        {street}
        <br />
        {postalCode} {city}
      </address>
      <dl>
        <OpeningHours />
      </dl>
      <p className="spanning">
        <a href={phoneHref(company.phone)}>{company.phone}</a>
        <br />
        <a href={emailHref(company.email)}>{company.email}</a>
      </p>
    </div>
  );
}

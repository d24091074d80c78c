import { labels } from '#content/labels.ts';
import type { Route } from '#content/routes.ts';
import { breadcrumb } from '#lib/addresses.ts';
import styles from './Breadcrumb.module.css';

type BreadcrumbProps = { route: Route };

/** The way from the home page to this page. Hidden when there is only one item, on the home page. */
export function Breadcrumb({ route }: BreadcrumbProps) {
  const crumbs = breadcrumb(route);
  if (crumbs.length < 2) return null;
  return (
    <nav className={`shell quiet ${styles.breadcrumb}`} aria-label={labels.breadcrumb}>
      <ol>
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

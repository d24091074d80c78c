import { exampleOrder, type ExampleStop } from '#content/proof/example-order.ts';
import styles from './Sheets.module.css';

type ExampleOrderProps = {
  /** The stop that stands here, if any. */
  current?: ExampleStop;
};

/** The order that serves as the example, as a line: where else on the site it is shown. */
export function ExampleOrder({ current }: ExampleOrderProps) {
  return (
    <nav className={styles.order} aria-label={exampleOrder.heading}>
      <p>{exampleOrder.heading}</p>
      <ol className="drawing">
        {exampleOrder.stops.map(({ label, href }) => (
          <li key={label}>
            <a href={href} aria-current={label === current ? 'location' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

import type { ContactPage } from '../../content/pages/contact.ts';
import styles from './Checklist.module.css';

type ChecklistProps = { checklist: ContactPage['checklist'] };

/** What a good inquiry contains. Printed, it is a form to fill in by hand. */
export function Checklist({ checklist }: ChecklistProps) {
  return (
    <section className={`shell split ${styles.section}`} id="checkliste">
      <div className={styles.text}>
        <h2 className={styles.heading}>{checklist.heading}</h2>
        <p className={styles.intro}>{checklist.intro}</p>
        <button type="button" className={styles.print} data-print="checkliste" hidden>
          {checklist.print}
        </button>
      </div>
      <ul className={styles.list}>
        {checklist.items.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

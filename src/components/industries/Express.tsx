import type { EventsPage } from '#content/industries/industry-page.ts';
import { Phrases } from '../sections/Phrases.tsx';
import styles from './Express.module.css';

type ExpressProps = { express: EventsPage['express'] };

/** What express procurement means: the time as large as a poster, what it is enough for and what not. */
export function Express({ express }: ExpressProps) {
  return (
    <section className={`shell ${styles.content}`}>
      <div className={styles.head}>
        <h2 className={`heading ${styles.heading}`}>
          <Phrases text={express.heading} />
        </h2>
        <p>{express.intro}</p>
      </div>
      <p className={styles.clock}>
        <b className="figure">{express.time}</b> {express.caption}
      </p>
      {[express.possible, express.impossible].map(({ heading, items }) => (
        <div key={heading} className={styles.list}>
          <h3>{heading}</h3>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
      <p className={styles.note}>{express.note}</p>
    </section>
  );
}

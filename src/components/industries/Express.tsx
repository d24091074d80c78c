import { company, phoneHref } from '#content/company.ts';
import type { EventsPage } from '#content/industries/industry-page.ts';
import { labels } from '#content/labels.ts';
import { ButtonLink } from '../links/ButtonLink.tsx';
import { Phrases } from '../sections/Phrases.tsx';
import styles from './Express.module.css';

type ExpressProps = { express: EventsPage['express'] };

/**
 * What express procurement means: when what is done, on a line true to scale, for what it is enough and for what not,
 * and for whoever has read so far the phone.
 */
export function Express({ express }: ExpressProps) {
  return (
    <section className="shell thirds">
      <div className={styles.head}>
        <h2 className="heading">
          <Phrases text={express.heading} />
        </h2>
        <p>{express.intro}</p>
      </div>
      <ol className={styles.times}>
        {express.times.map(({ time, event }) => (
          <li key={time}>
            <b className={`figure ${styles.time}`}>{time}</b> {event}
          </li>
        ))}
      </ol>
      {[express.possible, express.impossible].map(({ heading, items }) => (
        <div key={heading} className={styles.list}>
          <h3>{heading}</h3>
          <ul className="listed">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
      <div className={`ruled ${styles.note}`}>
        <p>{express.note}</p>
        <ButtonLink href={phoneHref(company.phone)} label={labels.callNow} kind="secondary" />
      </div>
    </section>
  );
}

import type { HomePage } from '#content/pages/home.ts';
import { DotField } from '../figures/DotField.tsx';
import { TextLink } from '../links/TextLink.tsx';
import { ExampleOrder } from '../proof/ExampleOrder.tsx';
import styles from './Quality.module.css';

type QualityProps = { quality: HomePage['quality'] };

/** The quality goal, drawn as a thousand dots, the four rules behind it, and what one can see of them. */
export function Quality({ quality }: QualityProps) {
  return (
    <section className={`shell split-end ${styles.content}`}>
      <h2 className="heading">{quality.heading}</h2>
      <p className="quiet">{quality.text}</p>
      <div className={styles.goal}>
        <DotField share={quality.goal} caption={quality.caption} />
      </div>
      <ol className={`quarters ${styles.points}`}>
        {quality.points.map((point) => (
          <li key={point.title} className="ruled">
            <h3 className="subheading">{point.title}</h3>
            <p className="quiet">{point.description}</p>
          </li>
        ))}
      </ol>
      <p className={`statement ${styles.refund}`}>{quality.refund}</p>
      <p>
        <TextLink {...quality.day} />
      </p>
      <ExampleOrder />
    </section>
  );
}

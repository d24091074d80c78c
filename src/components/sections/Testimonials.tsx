import type { Testimonial } from '#content/model.ts';
import { Attribution } from './Attribution.tsx';
import styles from './Testimonials.module.css';

type TestimonialsProps = { heading: string; testimonials: readonly Testimonial[] };

/** What customers say: the first voice large, the others beside each other below it. */
export function Testimonials({ heading, testimonials }: TestimonialsProps) {
  return (
    <section className={`shell ${styles.section}`}>
      <h2 className={`heading ${styles.heading}`}>{heading}</h2>
      <ul className={styles.voices}>
        {testimonials.map((testimonial) => (
          <li key={testimonial.text}>
            <figure className={styles.voice}>
              <blockquote>«{testimonial.text}»</blockquote>
              <Attribution {...testimonial} />
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}

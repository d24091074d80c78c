import type { Testimonial } from '#content/model.ts';
import { Attribution } from './Attribution.tsx';
import { Section } from './Section.tsx';
import styles from './Testimonials.module.css';

type TestimonialsProps = { heading: string; testimonials: readonly Testimonial[] };

/** What customers say: the first voice large, the others beside each other below it. */
export function Testimonials({ heading, testimonials }: TestimonialsProps) {
  return (
    <Section heading={heading}>
      <ul className={styles.voices}>
        {testimonials.map((testimonial) => (
          <li key={testimonial.text}>
            <figure className={`ruled ${styles.voice}`}>
              <blockquote className="subheading">«{testimonial.text}»</blockquote>
              <Attribution {...testimonial} />
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import type { Testimonial } from '#content/story.ts';
import { isShown } from '#lib/samples.ts';
import { Attribution } from './Attribution.tsx';
import { Section } from './Section.tsx';
import styles from './Testimonials.module.css';

type TestimonialsProps = { heading: string; testimonials: readonly Testimonial[] };

/** What customers say, if they do: the first voice large, the others beside each other below it. */
export function Testimonials({ heading, testimonials }: TestimonialsProps) {
  const shown = testimonials.filter(isShown);
  if (shown.length === 0) return null;
  return (
    <Section layout="wide" heading={heading} isMinor>
      <ul className={`halves ${styles.voices}`}>
        {shown.map((testimonial) => (
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

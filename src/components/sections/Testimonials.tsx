import { labels } from '#content/labels.ts';
import type { Testimonial } from '#content/page.ts';
import { fill } from '#lib/fill.ts';
import { isShown } from '#lib/samples.ts';
import { Section } from './Section.tsx';
import styles from './Testimonials.module.css';

type TestimonialsProps = {
  heading: string;
  testimonials: readonly Testimonial[];
  /** What the stars say, where testimonials have some. */
  ratingLabel?: string;
};

/** The testimonials that may be shown, beside each other; nothing without any. One alone is large. */
export function Testimonials({ heading, testimonials, ratingLabel }: TestimonialsProps) {
  const shown = testimonials.filter(isShown);
  if (shown.length === 0) return null;
  return (
    <Section layout="wide" heading={heading} isMinor>
      <ul className={`thirds ${styles.voices}`}>
        {shown.map((testimonial) => (
          <li key={testimonial.text}>
            <figure className={`ruled ${styles.voice}`}>
              <div>
                {ratingLabel && testimonial.stars && <Rating stars={testimonial.stars} label={ratingLabel} />}
                <blockquote className="subheading">«{testimonial.text}»</blockquote>
              </div>
              <figcaption className="quiet">
                <span className="visually-hidden">{labels.result}: </span>
                <strong className={styles.result}>{testimonial.result}</strong>
                <br />
                {testimonial.author}, {testimonial.company}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Five stars, pale where they are not given; what they say stands beside them. */
function Rating({ stars, label }: { stars: number; label: string }) {
  return (
    <p className={`note ${styles.rating}`}>
      {Array.from({ length: 5 }, (_, index) => (
        <i key={index} data-given={index < stars || undefined} />
      ))}
      <span>{fill(label, { stars })}</span>
    </p>
  );
}

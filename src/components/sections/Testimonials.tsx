import { labels } from '#content/labels.ts';
import type { Testimonial } from '#content/page.schema.ts';
import { fill } from '#lib/fill.ts';
import { isShown } from '#lib/consent.ts';
import { red } from '../drawings/Shapes.tsx';
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
    <Section heading={heading} isMinor>
      <ul className={`thirds ${styles.voices}`}>
        {shown.map((testimonial) => (
          <li key={testimonial.text}>
            <figure className={`ruled stack ${styles.voice}`}>
              <div>
                {ratingLabel && testimonial.stars && <Rating stars={testimonial.stars} label={ratingLabel} />}
                <blockquote className="subheading">«{testimonial.text}»</blockquote>
              </div>
              <figcaption className="quiet">
                <span className="visually-hidden">{labels.result}: </span>
                <strong>{testimonial.result}</strong>
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
      <svg viewBox="0 0 96 16" width="96" height="16" fill={red} aria-hidden="true">
        {Array.from({ length: 5 }, (_, index) => (
          <path
            key={index}
            d="M8 0l1.9 5.4 5.8.2L11 9.1l1.6 5.6L8 11.4l-4.6 3.3L5 9.1.3 5.6l5.8-.2z"
            transform={`translate(${20 * index})`}
            opacity={index < stars ? 1 : 0.25}
          />
        ))}
      </svg>{' '}
      <span>{fill(label, { stars })}</span>
    </p>
  );
}

import type { WhyUsPage } from '#content/pages/why-us.ts';
import { isShown } from '#lib/samples.ts';
import { Attribution } from '../sections/Attribution.tsx';
import { Section } from '../sections/Section.tsx';
import styles from './Voices.module.css';

type VoicesProps = { testimonials: WhyUsPage['testimonials'] };

/** Voices beside each other, if there are any, each below its rating. */
export function Voices({ testimonials: { heading, ratingLabels, testimonials } }: VoicesProps) {
  const shown = testimonials.filter(isShown);
  if (shown.length === 0) return null;
  return (
    <Section layout="wide" heading={heading}>
      <ul className={styles.voices}>
        {shown.map((testimonial) => (
          <li key={testimonial.text}>
            <figure className={`ruled ${styles.voice}`}>
              <Rating stars={testimonial.rating} label={ratingLabels[testimonial.rating]} />
              <blockquote className="subheading">«{testimonial.text}»</blockquote>
              <Attribution {...testimonial} />
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
      <span>{label}</span>
    </p>
  );
}

import type { TeamMember } from '#content/team.ts';
import { Monogram } from './Monogram.tsx';
import type { Photograph } from './photographs.ts';
import styles from './Portrait.module.css';

type PortraitProps = {
  member: TeamMember;
  /** The photograph that the record names; without one a monogram is drawn. */
  photograph: Photograph | undefined;
  /** Place in the team: neighbours get different monograms. */
  place: number;
  /** How wide the portrait stands on the page, as in the attribute `sizes`. */
  sizes: string;
};

/** A member's portrait, 4:5: the photograph where there is one, else the monogram. */
export function Portrait({ member, photograph, place, sizes }: PortraitProps) {
  if (!photograph) return <Monogram name={member.name} place={place} />;
  const { avif, webp, ...image } = photograph;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img className={styles.photograph} {...image} alt={member.name} loading="lazy" decoding="async" />
    </picture>
  );
}

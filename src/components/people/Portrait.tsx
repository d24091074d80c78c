import type { TeamMember } from '#content/team.ts';
import type { Photograph } from './photographs.ts';
import { initials } from './portrait.ts';
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

/** A letter larger than its field, on a plane of 400 by 500 units; the field crops it. */
type Letter = { x: number; y: number; size: number };
type Composition = { field: 'mist' | 'ink' | 'red'; back: Letter; front: Letter };

/** Seven pictures of one family. Two letters overlap, as when one is printed over the other. */
const compositions = [
  { field: 'mist', back: { x: 130, y: 285, size: 480 }, front: { x: 250, y: 525, size: 480 } },
  { field: 'red', back: { x: 145, y: 300, size: 400 }, front: { x: 255, y: 478, size: 400 } },
  { field: 'ink', back: { x: 195, y: 470, size: 600 }, front: { x: 240, y: 270, size: 330 } },
  { field: 'mist', back: { x: 165, y: 512, size: 640 }, front: { x: 285, y: 250, size: 340 } },
  { field: 'ink', back: { x: 150, y: 300, size: 440 }, front: { x: 250, y: 520, size: 330 } },
  { field: 'mist', back: { x: 150, y: 400, size: 660 }, front: { x: 300, y: 520, size: 360 } },
  { field: 'red', back: { x: 150, y: 250, size: 350 }, front: { x: 225, y: 478, size: 470 } },
] as const satisfies readonly Composition[];

type MonogramProps = {
  name: string;
  /** Chooses the composition. */
  place: number;
};

/** Stands in for a photograph. Decorative: the name stands beside it. */
function Monogram({ name, place }: MonogramProps) {
  const { field, back, front } = compositions[place % compositions.length] ?? compositions[0];
  const [first, second] = initials(name);
  return (
    <svg className={styles.monogram} viewBox="0 0 400 500" data-ground={field} aria-hidden="true">
      {first && <Initial letter={first} {...back} />} {second && <Initial letter={second} {...front} />}
    </svg>
  );
}

function Initial({ letter, x, y, size }: Letter & { letter: string }) {
  return (
    <text x={x} y={y} fontSize={size} textAnchor="middle">
      {letter}
    </text>
  );
}

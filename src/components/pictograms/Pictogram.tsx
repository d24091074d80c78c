import { problemIcons, type ProblemIcon } from '#content/problem-list.ts';
import { drawings } from './drawings.ts';
import styles from './Pictogram.module.css';

type PictogramProps = { icon: ProblemIcon };

/** Pictogram of a problem card. Decorative: the card's title says the same. */
export function Pictogram({ icon }: PictogramProps) {
  // A name from a record that nobody has checked yet, in `npm run dev`.
  const drawing: (typeof drawings)[ProblemIcon] | undefined = drawings[icon];
  if (!drawing)
    throw new Error(`Das Piktogramm «${icon}» gibt es nicht. Möglich: ${problemIcons.join(', ')}`);
  const { ink, red, block } = drawing;
  return (
    <svg className={styles.pictogram} viewBox="0 0 32 32" aria-hidden="true">
      <path d={ink} />
      {red && <path className={styles.red} d={red} />}
      {block && <path className={styles.block} d={block} />}
    </svg>
  );
}

import type { LegalBlock } from '#content/legal/legal-text.ts';
import { LegalData } from './LegalData.tsx';
import styles from './LegalText.module.css';

type LegalBlocksProps = {
  blocks: readonly LegalBlock[];
  /** Number of the section with a dot, where paragraphs are numbered too. */
  clausePrefix: string | null;
};

/** The paragraphs, lists, facts and links of a section. */
export function LegalBlocks({ blocks, clausePrefix }: LegalBlocksProps) {
  const elements = blocks.map((block, place) => {
    if (isParagraph(block)) {
      const number = clausePrefix && clausePrefix + blocks.slice(0, place + 1).filter(isParagraph).length;
      return (
        <p
          key={place}
          id={number ? `ziffer-${number.replace('.', '-')}` : undefined}
          className={styles.clause}
        >
          {number && <span className={styles.number}>{number}</span>} <span>{block}</span>
        </p>
      );
    }
    if ('data' in block) return <LegalData key={place} data={block.data} />;
    if ('link' in block) {
      return (
        <p key={place} className={styles.link}>
          <a href={block.link.href}>{block.link.label}</a>
        </p>
      );
    }
    return (
      <ul key={place} className={styles.list}>
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  });
  return <>{elements}</>;
}

const isParagraph = (block: LegalBlock) => typeof block === 'string';

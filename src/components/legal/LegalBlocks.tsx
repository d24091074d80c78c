import type { LegalBlock } from '../../content/legal/legal-text.ts';
import { LegalData } from './LegalData.tsx';
import styles from './LegalText.module.css';

type LegalBlocksProps = {
  blocks: readonly LegalBlock[];
  /** Number of the section with a dot, where paragraphs are numbered too. */
  clausePrefix: string | null;
};

/** The paragraphs, lists, facts and links of a section. */
export function LegalBlocks({ blocks, clausePrefix }: LegalBlocksProps) {
  const paragraphs = blocks.filter((block) => typeof block === 'string');
  return blocks.map((block) => {
    if (typeof block === 'string') {
      const number = clausePrefix && clausePrefix + (paragraphs.indexOf(block) + 1);
      return (
        <p
          key={block}
          id={number ? `ziffer-${number.replace('.', '-')}` : undefined}
          className={styles.clause}
        >
          {number && <span className={styles.number}>{number}</span>} {block}
        </p>
      );
    }
    if ('data' in block) return <LegalData key={block.data[0]?.term} data={block.data} />;
    if ('link' in block) {
      return (
        <p key={block.link.href} className={styles.link}>
          <a href={block.link.href}>{block.link.label}</a>
        </p>
      );
    }
    return (
      <ul key={block.list[0]} className={styles.list}>
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  });
}

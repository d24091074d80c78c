import { useState } from 'react';
import { checklistItems, offerChecklistTool as tool } from '#content/tools/offer-checklist.ts';
import { damagedLink } from '#content/tools/tool.ts';
import { NarrowFold } from '#components/sections/Fold.tsx';
import { Tick } from '#components/signs/Signs.tsx';
import { readTicks, useAddress } from '../address.ts';
import { TickBox, useTicks } from '../TickBox.tsx';
import { ToolSection } from '../ToolSection.tsx';
import common from '../tool.module.css';
import styles from './OfferChecklist.module.css';

const ids = checklistItems.map(({ id }) => id);

/** What a good inquiry contains, beside the form and folded above it on phones: to tick, to print, or to take along. */
export function OfferChecklist() {
  const { ticked, values, setTicked, box } = useTicks(ids);
  const [isOpen, setIsOpen] = useState(false);
  const [isDamaged, forgetDamage] = useAddress(tool.id, (brought) => {
    const read = readTicks(ids, brought);
    setTicked(read);
    setIsOpen(true);
    return read.length > 0;
  });
  return (
    <ToolSection
      tool={tool}
      layout="within"
      fold={<NarrowFold name={tool.heading} isOpen={isOpen} />}
      values={values}
      damage={isDamaged && damagedLink.ticks}
      onward="secondary"
    >
      <div role="group" aria-label={tool.heading} onChange={forgetDamage}>
        <ul className={styles.list}>
          {checklistItems.map(({ id, title, text }) => (
            <li key={id}>
              <label className={styles.item}>
                <TickBox {...box(id)} />
                <Tick />
                <span>
                  <strong>{title}</strong>
                  {` ${text}`}
                </span>
              </label>
            </li>
          ))}
        </ul>
      </div>
      <span className={`screen-only ${common.live} ${styles.count}`}>
        <b>{ticked.length}</b>
        {` ${tool.counted}`}
      </span>
    </ToolSection>
  );
}

import { checklistItems, type OfferChecklistTool } from '#content/tools/offer-checklist.ts';
import { TextLink } from '#components/links/TextLink.tsx';
import { Tick } from '#components/signs/Tick.tsx';
import { ToolActions } from '../ToolActions.tsx';
import { ToolSection } from '../ToolSection.tsx';
import live from '../live.module.css';
import styles from './OfferChecklist.module.css';

type OfferChecklistProps = { tool: OfferChecklistTool };

/** What a good inquiry contains: to tick, to print, or to take along into the inquiry form. */
export function OfferChecklist({ tool }: OfferChecklistProps) {
  return (
    <ToolSection name="offer-checklist" section={tool} aside={<ToolActions print={tool.print} />}>
      <ul className={styles.list}>
        {checklistItems.map(({ id, title, text }) => (
          <li key={id}>
            <label className={styles.item}>
              <input type="checkbox" value={id} />
              <Tick />
              <span>
                <strong>{title}</strong> {text}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p className={styles.sum}>
        <span className={`${live.live} ${styles.count}`}>
          <b data-out="count">0</b> {tool.counted}
        </span>
        <TextLink {...tool.inquire} />
      </p>
    </ToolSection>
  );
}

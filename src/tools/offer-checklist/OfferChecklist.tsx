import { checklistItems, offerChecklistTool as tool } from '#content/tools/offer-checklist.ts';
import { Tick } from '#components/signs/Tick.tsx';
import { useAddress } from '../use-address.ts';
import { useTicks } from '../use-ticks.ts';
import { checklistIds, readTicks, tickValues } from './address.ts';
import { InquiryLink } from '../InquiryLink.tsx';
import { TickBox } from '../TickBox.tsx';
import { ToolSection } from '../ToolSection.tsx';
import live from '../live.module.css';
import styles from './OfferChecklist.module.css';

type OfferChecklistProps = {
  /** A section of its own, or beside the inquiry form. */
  layout?: 'split' | 'within';
};

/** What a good inquiry contains: to tick, to print, or to take along into the inquiry form. */
export function OfferChecklist({ layout }: OfferChecklistProps) {
  const { ticked, setTicked, tick } = useTicks(checklistIds);
  useAddress(tool.id, (values) => setTicked(readTicks(values)));
  return (
    <ToolSection section={tool} layout={layout} print={tool.print}>
      <div role="group" aria-label={tool.heading}>
        <ul className={styles.list}>
          {checklistItems.map(({ id, title, text }) => (
            <li key={id}>
              <label className={styles.item}>
                <TickBox
                  value={id}
                  isTicked={ticked.includes(id)}
                  onChange={(isTicked) => tick(id, isTicked)}
                />
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
      <div className={styles.sum}>
        <span className={`${live.live} ${styles.count}`}>
          <b>{ticked.length}</b>
          {` ${tool.counted}`}
        </span>
        <InquiryLink id={tool.id} inquire={tool.inquire} values={tickValues(ticked)} kind="secondary" />
      </div>
    </ToolSection>
  );
}

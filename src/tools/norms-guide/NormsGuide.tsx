import { normGroups } from '#content/tools/norm-groups.ts';
import {
  normRows,
  normsGuideMessages as messages,
  normsGuideTool as tool,
} from '#content/tools/norms-guide.ts';
import { FactTable } from '#components/sections/FactTable.tsx';
import { fill } from '#lib/fill.ts';
import { useAnnouncement } from '../use-announcement.ts';
import { TickBox, useTicks } from '../TickBox.tsx';
import { ToolSection } from '../ToolSection.tsx';
import controls from '#components/controls/control.module.css';
import choice from '../choice.module.css';
import styles from './NormsGuide.module.css';

const groups = normRows.map(({ id }) => id);

/** Which Swiss rule applies to which product, as a table; with script, of the groups that are chosen. */
export function NormsGuide() {
  const { ticked, values, box } = useTicks(groups);
  const rows = ticked.length > 0 ? normRows.filter(({ id }) => ticked.includes(id)) : normRows;
  const [announced, announce] = useAnnouncement(
    ticked.length > 0 ? fill(messages.some, { count: rows.length, all: normRows.length }) : messages.none,
  );
  const { caption, columns, disclaimer, filter } = tool;
  return (
    <ToolSection
      tool={tool}
      values={values}
      announced={announced}
      onward={values ? 'primary' : 'secondary'}
      notes={disclaimer}
    >
      <fieldset className={`cluster ${styles.filter}`} onChange={announce}>
        <legend className={styles.legend}>{filter}</legend>
        {groups.map((row) => (
          <label key={row} className={`fine ${controls.cell} ${controls.covered} ${choice.choice}`}>
            <TickBox {...box(row)} />
            <span>{normGroups[row]}</span>
          </label>
        ))}
      </fieldset>
      {ticked.length === 0 && (
        <p className={`note ${styles.examples}`}>{fill(messages.examples, { all: normRows.length })}</p>
      )}
      <div className={styles.guide}>
        <FactTable
          narrow="folds"
          caption={caption}
          columns={columns}
          rows={rows.map((row) => ({ ...row, group: normGroups[row.id], isOpen: ticked.length > 0 }))}
        />
      </div>
    </ToolSection>
  );
}

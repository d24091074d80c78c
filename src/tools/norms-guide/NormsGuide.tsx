import { normRows, type NormsGuideTool } from '#content/tools/norms-guide.ts';
import { FactTable } from '#components/sections/FactTable.tsx';
import { ToolActions } from '../ToolActions.tsx';
import { ToolSection } from '../ToolSection.tsx';
import fields from '../fields.module.css';
import live from '../live.module.css';
import styles from './NormsGuide.module.css';

type NormsGuideProps = { tool: NormsGuideTool };

/** Which Swiss rule applies to which product, as a table; with script it can be narrowed to the groups of one product. */
export function NormsGuide({ tool }: NormsGuideProps) {
  const { caption, columns, disclaimer, filter, print } = tool;
  return (
    <ToolSection name="norms-guide" section={tool} layout="wide" aside={<ToolActions print={print} />}>
      <fieldset className={`${live.live} ${styles.filter}`}>
        <legend className={styles.legend}>{filter}</legend>
        {normRows.map(({ group }) => (
          <label key={group} className={fields.choice}>
            <input type="checkbox" />
            <span>{group}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.guide}>
        <FactTable
          caption={caption}
          corner={columns.group}
          columns={[columns.rule, columns.authority, columns.paper]}
          rows={normRows.map(({ group, rule, authority, paper }) => ({
            name: group,
            cells: [rule, authority, paper],
          }))}
        />
      </div>
      <p className={styles.disclaimer}>{disclaimer}</p>
    </ToolSection>
  );
}

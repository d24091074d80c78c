import fields from './fields.module.css';
import live from './live.module.css';

type ToolActionsProps = {
  /** Name of the button that copies the address with the values, where the tool has one. */
  share?: string;
  /** Name of the button that prints the section alone. */
  print: string;
};

/** What can be done with a result. */
export function ToolActions({ share, print }: ToolActionsProps) {
  return (
    <div className={live.live}>
      <p className={fields.actions}>
        {share && (
          <button type="button" className={fields.action} data-share="">
            {share}
          </button>
        )}
        <button type="button" className={fields.action} data-print="">
          {print}
        </button>
      </p>
      {share && <p className={fields.note} role="status" data-note="" />}
    </div>
  );
}

import { useState } from 'react';
import { copy } from '#lib/copy.ts';
import { writeAddress } from './use-address.ts';
import actions from './actions.module.css';
import live from './live.module.css';

/** The button that copies the address with the values. */
export type Sharing = {
  /** Name of the button. */
  label: string;
  /** The values as an address carries them; null while there are none, and nothing is copied. */
  values: string | null;
  /** What is said afterwards; where there are no values, what keeps them from being read. */
  texts: { copied: string; notCopied: string; unreadable: string };
};

type ToolActionsProps = {
  /** Id of the section. */
  id: string;
  share?: Sharing | undefined;
  /** Name of the button that prints the section alone. */
  print: string;
  onPrint: () => void;
};

/** What can be done with a result. What is said of it holds for its values, which are its key. */
export function ToolActions({ id, share, print, onPrint }: ToolActionsProps) {
  const [note, setNote] = useState('');

  async function copyAddress({ values, texts }: Sharing) {
    if (values === null) return setNote(texts.unreadable);
    writeAddress(id, values);
    setNote((await copy(location.href)) ? texts.copied : texts.notCopied);
  }

  return (
    <div className={live.live}>
      <p>
        {share && (
          <button type="button" className={actions.action} onClick={() => void copyAddress(share)}>
            {share.label}
          </button>
        )}
        <button type="button" className={actions.action} onClick={onPrint}>
          {print}
        </button>
      </p>
      {share && (
        <p className={`note ${actions.said}`} role="status">
          {note}
        </p>
      )}
    </div>
  );
}

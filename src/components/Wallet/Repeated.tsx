import tool from '@site/src/components/Tool/styles.module.css';
import type { Sent } from '@site/src/tools/wallet/sent/record';
import { useState, type ReactNode } from 'react';
import { timeOf } from './SentList';

const NONE: readonly string[] = [];

/**
 * Whether the reader accepts that the same call may be on its way.
 * @param open transactions with the same effect that may still come
 */
export function useKnown(open: readonly Sent[]) {
  const [known, setKnown] = useState(NONE);
  // What comes after the check mark was set needs another one.
  const isKnown = open.every(({ id }) => known.includes(id));
  const set = (isOn: boolean) => setKnown(isOn ? open.map(({ id }) => id) : NONE);
  return { open, known, isKnown, set };
}

/** Asks before the same call is offered a second time. */
export function Repeated({ open, isKnown, set }: ReturnType<typeof useKnown>): ReactNode {
  if (open.length === 0) return null;
  return (
    <fieldset className={tool.choices}>
      <legend className={tool.legend}>
        The same call may be on its way, since {open.map(timeOf).join(', ')}
      </legend>
      <label>
        <input type="checkbox" checked={isKnown} onChange={({ target }) => set(target.checked)} />I
        have looked in my wallet and in the explorer. Send it a second time
      </label>
    </fieldset>
  );
}

import tool from '../../form/styles.module.css';
import type { OpenCall } from '../sent/elsewhere';
import { useState, type ReactNode } from 'react';
import { timeOf } from './SentList';

const NONE: readonly string[] = [];

/**
 * Whether the reader has confirmed that the same call may be pending.
 * @param all calls with the same effect that may still be mined, of this tab and of others
 * @param isSent whether the call was sent: it is one of them then, and asks for nothing itself
 */
export function useRepeatConsent(all: readonly OpenCall[], isSent: boolean) {
  const [known, setKnown] = useState(NONE);
  const open = isSent ? all.filter(({ id }) => known.includes(id)) : all;
  // Transactions after the box was checked need another confirmation.
  const isKnown = open.every(({ id }) => known.includes(id));
  const set = (isOn: boolean) => setKnown(isOn ? open.map(({ id }) => id) : NONE);
  return { open, known, isKnown, set, isSent };
}

/** Asks for confirmation before the same call can be sent a second time. */
export function RepeatWarning({
  open,
  isKnown,
  set,
  isSent,
}: ReturnType<typeof useRepeatConsent>): ReactNode {
  if (open.length === 0) return null;
  return (
    <fieldset className={tool.choices}>
      <legend
        className={tool.legend}
      >{`The same call may be on its way, since ${open.map(timeOf).join(', ')}`}</legend>
      <label>
        <input
          type="checkbox"
          checked={isKnown}
          disabled={isSent}
          onChange={({ target }) => set(target.checked)}
        />
        I have looked in my wallet and in the explorer. Send it a second time
      </label>
    </fieldset>
  );
}

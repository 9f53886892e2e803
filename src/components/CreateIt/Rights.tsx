import tool from '@site/src/components/Tool/styles.module.css';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  isOn: boolean;
  set: (isOn: boolean) => void;
}

/** A right that a new stream has or lacks for good. */
export function Right({ label, isOn, set }: Props): ReactNode {
  return (
    <label className={tool.hint}>
      <input type="checkbox" checked={isOn} onChange={({ target }) => set(target.checked)} />{' '}
      {label}
    </label>
  );
}

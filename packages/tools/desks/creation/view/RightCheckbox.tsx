import tool from '@sablier-docs/kit/form/styles.module.css';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  isOn: boolean;
  set: (isOn: boolean) => void;
}

/** A property that a new stream has or lacks permanently. */
export function RightCheckbox({ label, isOn, set }: Props): ReactNode {
  return (
    <label className={tool.hint}>
      <input type="checkbox" checked={isOn} onChange={({ target }) => set(target.checked)} />{' '}
      <span>{label}</span>
    </label>
  );
}

import { useId, type ReactNode } from 'react';
import styles from './SegmentedControl.module.css';
import tool from './styles.module.css';

/** A choice between a few options side by side: radio buttons that look like one control. */
export function SegmentedControl<T extends string>(props: {
  legend: string;
  options: readonly (readonly [value: T, label: string])[];
  value: T;
  onValue: (value: T) => void;
}): ReactNode {
  const { legend, options, value, onValue } = props;
  const name = useId();
  return (
    <fieldset className={styles.segments}>
      <legend className={tool.legend}>{legend}</legend>
      <div>
        {options.map(([option, label]) => (
          <label key={option}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onValue(option)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

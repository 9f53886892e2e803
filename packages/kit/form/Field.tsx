import { useId, type ReactNode } from 'react';
import { Readings, type ReadingsProps } from './Readings';
import styles from './styles.module.css';

/** Attributes that label a control, describe it and flag it as invalid. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** A label, a control, and below it a hint and the problem, both announced with the control. */
export function Field(props: {
  label: string;
  hint?: ReactNode;
  problem?: ReactNode;
  /** For a numeric field: its possible readings, which are offered below the problem. */
  number?: ReadingsProps | undefined;
  children: (control: ControlProps) => ReactNode;
}): ReactNode {
  const { label, hint, problem, number, children } = props;
  const id = useId();
  const hintId = hint ? `${id}-hint` : '';
  const problemId = problem ? `${id}-problem` : '';
  const describedBy = [problemId, hintId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': problem ? true : undefined,
      })}
      {problem && (
        <p id={problemId} className={styles.problem}>
          {problem}
        </p>
      )}
      {number && <Readings id={id} {...number} />}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

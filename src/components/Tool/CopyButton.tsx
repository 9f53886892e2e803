import { useEffect, useState, type ReactNode } from 'react';
import styles from './styles.module.css';

/** Copies a text and says so, also to those who do not see the button change. */
export function CopyButton(props: {
  /** A function where the text is known in the browser only. */
  text: string | (() => string);
  label: string;
}): ReactNode {
  const { text, label } = props;
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!said) return undefined;
    const timer = setTimeout(() => setSaid(''), 2_500);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text());
      setSaid('Copied');
    } catch {
      setSaid('Select the text and copy it by hand');
    }
  };
  return (
    <>
      <button type="button" className={styles.button} onClick={() => void copy()}>
        {label}
      </button>
      <span role="status" className={styles.hint}>
        {said}
      </span>
    </>
  );
}

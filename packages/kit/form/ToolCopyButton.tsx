import { useEffect, useState, type ReactNode } from 'react';
import styles from './styles.module.css';

/** Copies a text and announces it, also to screen readers. */
export function ToolCopyButton(props: {
  /** A function if the text is known only in the browser. */
  text: string | (() => string);
  label: string;
}): ReactNode {
  const { text, label } = props;
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (!message) return undefined;
    const timer = setTimeout(() => setMessage(''), 2_500);
    return () => clearTimeout(timer);
  }, [message]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text());
      setMessage('Copied');
    } catch {
      setMessage('Select the text and copy it by hand');
    }
  };
  return (
    <>
      <button type="button" className={styles.button} onClick={() => void copy()}>
        {label}
      </button>
      <span role="status" className={styles.hint}>
        {message}
      </span>
    </>
  );
}

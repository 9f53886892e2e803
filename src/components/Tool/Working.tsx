import { useEffect, useState, type ReactNode } from 'react';
import tool from './styles.module.css';

/** Work that ends sooner needs no button, which would only flash. In milliseconds. */
const SOON = 400;

/** Lets a reader end work that takes long. It stays away from short work. */
export function Cancel({ onCancel }: { onCancel: () => void }): ReactNode {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), SOON);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return null;
  return (
    <div className={tool.actions}>
      <button type="button" className={tool.button} onClick={onCancel}>
        Cancel
      </button>
    </div>
  );
}

/** Progress in steps of a quarter, so that a screen reader is not flooded. */
export const quarters = (done: number): string => `${Math.floor(done * 4) * 25}%`;

/** What a tool says after the reader has ended its work. */
export const CANCELED = 'Canceled. Choose a file or paste a text to begin again.';

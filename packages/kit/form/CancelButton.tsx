import { useEffect, useState, type ReactNode } from 'react';
import { LeavingButton } from './LeavingButton';

/** Shorter work needs no button, which would only flash. In milliseconds. */
const SOON = 400;

/** Cancels long work. It does not appear for short work. */
export function CancelButton({ onCancel }: { onCancel: () => void }): ReactNode {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), SOON);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return null;
  return <LeavingButton onPress={onCancel}>Cancel</LeavingButton>;
}

/** Progress in quarters, so that screen readers do not announce it too often. */
export const quarterSteps = (done: number): string => `${Math.floor(done * 4) * 25}%`;

/** The message after a reader has canceled work. */
export const CANCELED = 'Canceled. Choose a file or paste a text to begin again.';

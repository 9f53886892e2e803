import type { ReactNode } from 'react';
import { LeavingButton } from './LeavingButton';

/** Asks again for code that did not arrive; what the reader has typed stays. */
export const RetryButton = ({ onRetry }: { onRetry: () => void }): ReactNode => (
  <LeavingButton onPress={onRetry}>Retry</LeavingButton>
);

/** The message where the code of a worker did not arrive, or ended early. */
export const STOPPED =
  'The code that reads the list did not load, or it broke off. Check your connection.';

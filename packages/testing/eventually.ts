import { vi } from 'vitest';
import { HANG } from './hang';

/** Resolves when a check passes, however busy the machine is. */
export const eventually = (check: () => void): Promise<void> =>
  vi.waitFor(check, { timeout: HANG });

import { mocks } from '@vitest/spy';
import { afterAll, vi } from 'vitest';

// Files of a worker share its modules, and with them vitest's list of spies, which never gets shorter: before each
// test it restored those of all earlier files too, an eighth of the time of all unit tests.
afterAll(() => {
  vi.restoreAllMocks();
  mocks.clear();
});

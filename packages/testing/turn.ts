import { setImmediate as turn } from 'node:timers/promises';
import { afterEach } from 'vitest';

// Tests that compute without a pause follow one another in one turn of the event loop: a worker then hears nothing
// of its runner, and after a minute it takes the silence for a failure. So each test ends with a turn.
afterEach(async () => {
  await turn();
});

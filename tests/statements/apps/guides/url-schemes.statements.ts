import { expect } from 'vitest';
import { inEachModel } from '../../chains/each';
import { statement } from '../../statement';

statement('finds-stream', async ({ lockupV1_0, lockupV1_2, lockup: every, flow }) => {
  await inEachModel(every, async (lockup) => {
    for (const release of [lockupV1_0, lockupV1_2, lockup, flow]) {
      expect(await release.open()).toBe(1n);
      expect(await release.open()).toBe(2n);
    }
  });
});

import { expect } from 'vitest';
import { inEachModel } from '../../chains/each';
import { statement } from '../../statement';

statement('finds-stream', async ({ lockupV1_0, lockupV1_2, lockup: every, flow }) => {
  const counts = async ({ open }: { open: () => Promise<bigint> }) => {
    expect(await open()).toBe(1n);
    expect(await open()).toBe(2n);
  };
  await inEachModel(every, counts);
  for (const release of [lockupV1_0, lockupV1_2, flow]) await counts(release);
});

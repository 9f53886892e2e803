import { expect } from 'vitest';
import { inEachModel } from '../chains/each';
import { statement } from '../statement';

statement('balance-number-streams', async ({ lockup: every, flow, lockupV1_0, lockupV1_2 }) => {
  await inEachModel(every, async (lockup) => {
    for (const contract of [lockup, flow, lockupV1_0, lockupV1_2]) {
      const held = async (who: 'recipient' | 'other') => contract.read('balanceOf', [who]);
      expect(await held('recipient')).toBe(0n);
      const id = await contract.open();
      await contract.open();
      await contract.open({ sender: 'recipient', recipient: 'stranger' });
      expect(await held('recipient')).toBe(2n);
      await contract.call('recipient', 'transferFrom', ['recipient', 'other', id]);
      expect([await held('recipient'), await held('other')]).toEqual([1n, 1n]);
    }
  });
});

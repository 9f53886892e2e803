import { expect } from 'vitest';
import { statement, dai, DAY } from '../statement';

statement('balance-number-streams', async ({ lockup, flow, lockupV1_0, lockupV1_2 }) => {
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

statement('cancelable-released-stays', async ({ lockup, lockupV1_0 }) => {
  for (const product of [lockup, lockupV1_0]) {
    const id = await product.open();
    await product.pass(DAY);
    const released = await product.read('withdrawableAmountOf', [id]);
    await product.call('sender', 'cancel', [id]);
    await product.pass(DAY);
    expect(await product.read('withdrawableAmountOf', [id])).toBe(released);
    await product.moves(() => product.call('recipient', 'withdrawMax', [id, 'recipient']), {
      recipient: dai('1'),
      [product === lockup ? 'lockup' : 'lockupV1_0']: -dai('1'),
    });
  }
});

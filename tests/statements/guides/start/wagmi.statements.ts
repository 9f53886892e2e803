import { expect } from 'vitest';
import { inEachModel } from '../../chains/each';
import { statement, dai, DAY, eth, usd } from '../../statement';

statement('stream-nft-wallet', async ({ lockup: every }) => {
  await inEachModel(every, async (lockup) => {
    const id = await lockup.open();
    const received = async (to: `0x${string}`) => {
      const { abi, address } = lockup;
      const filter = { abi, address, eventName: 'Transfer', args: { to }, fromBlock: 0n } as const;
      const events = await lockup.chain.getContractEvents(filter);
      return events.map((event) => (event as { args?: { tokenId?: bigint } }).args?.tokenId);
    };
    expect(await received(lockup.accounts.recipient)).toContain(id);
    expect(await received(lockup.accounts.other)).not.toContain(id);
    const transfer = ['recipient', 'other', id];
    await lockup.call('recipient', 'transferFrom', transfer);
    expect(await received(lockup.accounts.other)).toContain(id);
  });
});

statement('lockup-keeps-overpay', async ({ lockup }) => {
  await lockup.setMinFee(usd('3'));
  const id = await lockup.open({ deposit: dai('100'), total: 100n * DAY });
  await lockup.pass(50n * DAY);
  expect(await lockup.read('calculateMinFeeWei', [id])).toBe(eth('0.001'));
  const before = await lockup.chain.getBalance({ address: lockup.address });
  await lockup.call('recipient', 'withdrawMax', [id, 'recipient'], {
    value: eth('0.00106'),
  });
  const after = await lockup.chain.getBalance({ address: lockup.address });
  expect(after - before).toBe(eth('0.00106'));
});

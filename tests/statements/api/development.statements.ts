import { expect } from 'vitest';
import { inEachModel } from '../chains/each';
import { withdrawable } from '../../../examples/api/withdrawable';
import { statement, dai, DAY, eth, usdc } from '../statement';
import { text } from './support';

statement(
  'multicall-read-streams',
  async ({ lockup: every, lockupV1_0, lockupV1_2, flow, indexer }) => {
    const [lockupRow] = indexer.list('lockup/with-flow', 'envio', 'LockupStream');
    const [flowRow] = indexer.list('lockup/with-flow', 'envio', 'FlowStream');
    await inEachModel(every, async (lockup) => {
      // Each differs in what it pays out, so an answer of another row would be seen.
      const opened = [
        { contract: lockup, version: text(lockupRow, 'version'), id: await lockup.open() },
        { contract: lockupV1_0, version: 'v1.0', id: await lockupV1_0.open({ total: 50n * DAY }) },
        { contract: lockupV1_2, version: 'v1.2', id: await lockupV1_2.open({ total: 200n * DAY }) },
      ];
      const flowId = await flow.open({ rate: eth('0.0001') });
      const one = await lockup.ripen(10n * DAY);
      const rows = [
        ...opened.map(({ contract: { address }, version, id }) => ({
          product: 'lockup' as const,
          contract: address.toLowerCase(),
          version,
          tokenId: String(id),
        })),
        {
          product: 'flow' as const,
          contract: flow.address.toLowerCase(),
          version: text(flowRow, 'version'),
          tokenId: String(flowId),
        },
        { product: 'lockup' as const, contract: lockup.address, version: 'v4.0', tokenId: '999' },
      ];
      const amounts = await withdrawable(lockup.chain, rows);
      expect(amounts).toEqual([one, dai('20'), dai('5'), usdc('86.4'), null]);
    });
  },
);

statement('answer-stream-covered', async ({ flow }) => {
  const id = await flow.open({ rate: eth('0.001'), deposit: usdc('100') });
  // Covered, and then not: the balance is the most that can be withdrawn.
  for (const expected of [usdc('86.4'), usdc('100')]) {
    await flow.pass(DAY);
    const row = { product: 'flow' as const, contract: flow.address, version: 'v3.0' };
    const [amount] = await withdrawable(flow.chain, [{ ...row, tokenId: String(id) }]);
    expect(amount).toBe(expected);
    expect(await flow.read('coveredDebtOf', [id])).toBe(amount);
  }
});

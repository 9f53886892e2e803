import { expect } from 'vitest';
import { byEachCaller } from '../../chains/each';
import { statement, dai, eth, usdc } from '../../statement';

statement('symbol-returns-sab', async ({ flow }) => {
  expect(await flow.read('symbol')).toBe('SAB-FLOW');
});

statement('needs-no-separate', async ({ flow }) => {
  const id = await flow.open({ rate: eth('1') });
  const calls = [flow.encode('refund', [id, usdc('1')]), flow.encode('pause', [id])];
  await flow.moves(() => flow.call('sender', 'batch', [calls]), {
    'sender.usdc': usdc('1'),
    'flow.usdc': -usdc('1'),
  });
  expect(await flow.read('getRatePerSecond', [id])).toBe(0n);
});

statement('anyone-deposit-tokens', async ({ flow }) => {
  const id = await flow.open({ token: 'dai', deposit: 0n });
  const args = [id, dai('5'), 'sender', 'recipient'];
  await byEachCaller(flow, id, async (who) => {
    await flow.fund(who, dai('5'));
    await flow.moves(() => flow.call(who, 'deposit', args), { [who]: -dai('5'), flow: dai('5') });
  });
});

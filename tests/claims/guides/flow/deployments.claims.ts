import { expect } from 'vitest';
import { claim, dai, eth, usdc } from '../../claim';

claim('/guides/flow/deployments', 'symbol() returns SAB-FLOW.', async ({ flow }) => {
  expect(await flow.read('symbol')).toBe('SAB-FLOW');
});

claim(
  '/guides/flow/deployments',
  'It needs no separate batch contract: to make several calls in one transaction, encode them into its own batch.',
  async ({ flow }) => {
    const id = await flow.open({ rate: eth('1') });
    const calls = [flow.encode('refund', [id, usdc('1')]), flow.encode('pause', [id])];
    await flow.moves(() => flow.call('sender', 'batch', [calls]), {
      'sender.usdc': usdc('1'),
      'flow.usdc': -usdc('1'),
    });
    expect(await flow.read('getRatePerSecond', [id])).toBe(0n);
  },
);

claim(
  '/guides/flow/deployments',
  'Anyone can deposit, and the tokens go to the contract that you call.',
  async ({ flow }) => {
    const id = await flow.open({ token: 'dai', deposit: 0n });
    await flow.fund('stranger', dai('5'));
    const args = [id, dai('5'), 'sender', 'recipient'];
    await flow.moves(() => flow.call('stranger', 'deposit', args), {
      stranger: -dai('5'),
      flow: dai('5'),
    });
  },
);

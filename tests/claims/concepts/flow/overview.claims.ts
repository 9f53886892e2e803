import { expect } from 'vitest';
import { claim, DAY, eth, usdc } from '../../claim';

claim(
  '/concepts/flow/overview',
  'A refund goes to the sender, whoever made the deposit.',
  async ({ flow }) => {
    const id = await flow.open({ deposit: 0n });
    await flow.fund('other', usdc('50'), 'usdc');
    await flow.call('other', 'deposit', [id, usdc('50'), 'sender', 'recipient']);
    await flow.moves(() => flow.call('sender', 'refundMax', [id]), {
      'sender.usdc': usdc('50'),
      'flow.usdc': -usdc('50'),
    });
  },
);

claim(
  '/concepts/flow/overview',
  'Anyone can create a stream, for any sender.',
  async ({ flow }) => {
    const id = await flow.open({ by: 'stranger', sender: 'sender', deposit: 0n });
    expect(await flow.read('getSender', [id])).toBe(flow.accounts.sender);
  },
);

claim(
  '/concepts/flow/overview',
  'For 100 USDC at 10 USDC a day it is 864,001 seconds: 10 days and one second.',
  async ({ flow }) => {
    const start = await flow.now();
    const id = await flow.open({ rate: 115_740_740_740_740n, deposit: usdc('100') });
    expect(await flow.read('depletionTimeOf', [id])).toBe(start + 10n * DAY + 1n);
  },
);

claim(
  '/concepts/flow/overview',
  'restart works on paused streams only and needs a rate above zero.',
  async ({ flow }) => {
    const id = await flow.open();
    await flow.reverts('SablierFlow_StreamNotPaused', 'sender', 'restart', [id, eth('1')]);
    await flow.call('sender', 'pause', [id]);
    await flow.reverts('SablierFlow_RatePerSecondNotDifferent', 'sender', 'restart', [id, 0n]);
    await flow.call('sender', 'restart', [id, eth('1')]);
  },
);

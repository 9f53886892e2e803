import { expect } from 'vitest';
import { inEachModel } from '../../chains/each';
import { statement, DAY, eth, usdc } from '../../statement';
import { allow, put } from '../lockup/support';

statement('flow-calls-no', async ({ flow }) => {
  // It would count a call from Flow, and refuse one from anybody else.
  const ledger = flow.on(await flow.deploy('StreamLedger', ['flow']));
  const id = await flow.open({ recipient: 'StreamLedger', rate: eth('1') });
  await flow.pass(100n);
  await flow.moves(() => flow.call('stranger', 'withdrawMax', [id, 'StreamLedger']), {
    'StreamLedger.usdc': usdc('100'),
    'flow.usdc': -usdc('100'),
  });
  expect(await ledger.read('pushed', [id])).toBe(0n);
});

statement('sender-stream-pause', async ({ flow }) => {
  const id = await flow.open({ rate: eth('1'), deposit: usdc('1000') });
  await flow.pass(100n);
  await flow.call('sender', 'pause', [id]);
  await flow.pass(DAY);
  await flow.moves(() => flow.call('sender', 'refundMax', [id]), {
    'sender.usdc': usdc('900'),
    'flow.usdc': -usdc('900'),
  });
});

statement('lockup-recipient-only', async ({ lockup }) => {
  const ledger = await put(lockup, 'StreamLedger', ['lockup']);
  const id = await lockup.open({ recipient: 'StreamLedger' });
  await lockup.pass(10n * DAY);
  await lockup.call('stranger', 'withdrawMax', [id, 'StreamLedger']);
  expect(await ledger.read('pushed', [id])).toBe(0n);
  await allow(lockup, ledger.address);
  await lockup.pass(10n * DAY);
  await lockup.call('stranger', 'withdrawMax', [id, 'StreamLedger']);
  expect(await ledger.read<bigint>('pushed', [id])).toBeGreaterThan(0n);
});

statement('until-streams-work', async ({ lockup: every }) => {
  await inEachModel(every, async (lockup) => {
    const ledger = await put(lockup, 'StreamLedger', ['lockup']);
    const id = await lockup.open({ recipient: 'StreamLedger' });
    const one = await lockup.ripen(10n * DAY);
    const released = await lockup.read<bigint>('withdrawableAmountOf', [id]);
    expect(released).toBe(one);
    await lockup.moves(() => lockup.call('stranger', 'withdrawMax', [id, 'StreamLedger']), {
      StreamLedger: released,
      lockup: -released,
    });
    // What a price has released in full can't be canceled.
    if (lockup.model !== 'priceGated') await lockup.call('sender', 'cancel', [id]);
    expect(await ledger.read('pushed', [id])).toBe(0n);
    expect(await ledger.read('lost', [id])).toBe(0n);
  });
});

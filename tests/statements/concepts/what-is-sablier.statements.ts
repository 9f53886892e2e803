import { expect } from 'vitest';
import { byEachCaller } from '../chains/each';
import { statement, dai, DAY, eth, sourced, usd, usdc } from '../statement';
import { standIn } from '../chains/stand-in';
import { tokenAbi } from '../chains/token-abi';

// moment: on three days, and years after the end; before the start nothing is released.
statement('recipient-withdraws-time', async ({ lockup }) => {
  const id = await lockup.open();
  for (const hours of [1n, 2n, 3n]) {
    await lockup.pass(DAY);
    await lockup.reverts('SablierLockup_Overdraw', 'recipient', 'withdraw', [
      id,
      'recipient',
      dai('1') + 1n,
    ]);
    await lockup.moves(() => lockup.call('recipient', 'withdrawMax', [id, 'recipient']), {
      recipient: dai('1'),
      lockup: -dai('1'),
    });
    expect(await lockup.read('getWithdrawnAmount', [id])).toBe(hours * dai('1'));
  }
  await lockup.pass(1_000n * DAY);
  await lockup.moves(() => lockup.call('recipient', 'withdrawMax', [id, 'recipient']), {
    recipient: dai('97'),
    lockup: -dai('97'),
  });
});

statement(
  'whole-deposit-inside',
  {
    of: 'lockup',
    model: 'any',
    shape: 'any',
    moment: { not: 'depleted' },
    withdrawn: 'any',
    token: ['plain', 'six', 'whole', 'tether', 'refusesZero'],
    feed: { not: 'undecodable' },
  },
  async (world) => {
    const rest = world.deposit - world.taken - world.refunded;
    const token = world.on({ address: world.addressOf('token'), abi: tokenAbi });
    expect(await token.read('balanceOf', [world.address])).toBe(rest);
    await world.pass(world.terms.lead + world.terms.total);
    await world.pays(['recipient', 'withdrawMax', [world.id, 'recipient']], {
      recipient: rest,
      contract: -rest,
    });
  },
);

statement('sender-sets-anybody-top', async ({ flow }) => {
  const id = await flow.open({ deposit: 0n, rate: eth('0.001') });
  await byEachCaller(flow, id, async (who) => {
    await flow.fund(who, usdc('5'), 'usdc');
    await flow.moves(() => flow.call(who, 'deposit', [id, usdc('5'), 'sender', 'recipient']), {
      [`${who}.usdc`]: -usdc('5'),
      'flow.usdc': usdc('5'),
    });
  });
  const error = 'SablierFlowState_Unauthorized';
  await flow.reverts(error, 'stranger', 'adjustRatePerSecond', [id, eth('0.002')]);
  await flow.call('sender', 'adjustRatePerSecond', [id, eth('0.002')]);
  expect(await flow.read('getRatePerSecond', [id])).toBe(eth('0.002'));
});

statement('sender-change-back-not', async ({ flow }) => {
  const id = await flow.open();
  await flow.pass(DAY);
  await flow.call('sender', 'adjustRatePerSecond', [id, eth('0.002')]);
  await flow.pass(DAY);
  await flow.call('sender', 'pause', [id]);
  await flow.pass(DAY);
  const error = 'SablierFlow_RefundOverflow';
  await flow.reverts(error, 'sender', 'refund', [id, usdc('740.8') + 1n]);
  await flow.moves(() => flow.call('sender', 'refund', [id, usdc('740.8')]), {
    'sender.usdc': usdc('740.8'),
    'flow.usdc': -usdc('740.8'),
  });
});

statement('balance-runs-keeps', async ({ flow }) => {
  const id = await flow.open({ deposit: usdc('50') });
  for (const days of [1n, 2n, 3n]) {
    await flow.pass(DAY);
    expect(await flow.read('totalDebtOf', [id])).toBe(days * usdc('86.4'));
    expect(await flow.read('coveredDebtOf', [id])).toBe(usdc('50'));
  }
});

statement('most-cancel-created', async ({ lockup }) => {
  const [id, fixed] = [await lockup.open(), await lockup.open({ cancelable: false })];
  await lockup.pass(DAY);
  for (const who of ['recipient', 'admin', 'comptroller', 'stranger'])
    await lockup.reverts('SablierLockup_Unauthorized', who, 'cancel', [id]);
  await lockup.reverts('SablierLockup_StreamNotCancelable', 'sender', 'cancel', [fixed]);
  await lockup.reverts('success', 'sender', 'cancel', [id]);
});

statement('developers-build-neither', async ({ lockup, flow }) => {
  const id = await lockup.open({ by: 'stranger', sender: 'stranger', recipient: 'other' });
  const salary = await flow.open({ by: 'stranger', sender: 'stranger', recipient: 'other' });
  expect(await lockup.read('ownerOf', [id])).toBe(lockup.accounts.other);
  expect(await flow.read('ownerOf', [salary])).toBe(flow.accounts.other);
});

statement('contracts-hold-no-upgrade', async ({ lockup, flow }) => {
  // Where a proxy of ERC-1967 keeps the address of its code.
  const slot = '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc';
  for (const { abi, address, chain } of [lockup, flow]) {
    const items = abi.flatMap((item) => (item.type === 'function' ? [item] : []));
    const found = items.filter(({ name }) =>
      /upgrade|implementation|pause|stop|freeze/i.test(name),
    );
    // Flow's are about one stream each, and its sender's.
    for (const { name, inputs } of found) {
      expect(name).toMatch(/^(pause|depositAndPause|refundAndPause)$/);
      expect(inputs[0]?.name).toBe('streamId');
    }
    expect(BigInt((await chain.getStorageAt({ address, slot })) ?? 1)).toBe(0n);
    const code = (await chain.getCode({ address })) ?? '';
    expect(code).not.toContain(slot.slice(2));
  }
});

statement('contract-per-chain-upgraded', async ({ lockup, flow }) => {
  const [id, salary] = [await lockup.open(), await flow.open()];
  await lockup.pass(DAY);
  await lockup.setMinFee(usd('3'));
  await flow.setMinFee(usd('6'));
  const pay = async (fee: bigint, of: typeof lockup | typeof flow, stream: bigint) => {
    const call = ['recipient', 'withdrawMax', [stream, 'recipient']] as const;
    const error = `Sablier${of === lockup ? 'Lockup' : 'Flow'}_InsufficientFeePayment`;
    await of.reverts(error, ...call, { value: fee - 1n });
    await of.reverts('success', ...call, { value: fee });
  };
  await pay(eth('0.001'), lockup, id);
  await pay(eth('0.002'), flow, salary);
  const next = await standIn(lockup, {
    'proxiableUUID()': [0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbcn],
    'calculateMinFeeWeiFor(uint8,address)': [77n],
  });
  await lockup.comptroller.call('admin', 'upgradeToAndCall', [next, '0x']);
  await pay(77n, lockup, id);
  await pay(77n, flow, salary);
});

sourced(
  'notice-july-says',
  'https://github.com/sablier-labs/evm-monorepo/blob/main/README.md',
  'A notice of July 31, 2026 names July 13, 2026 as the day on which the license changed from BUSL-1.1 to the GPL.',
);

import { expect } from 'vitest';
import { byEachCaller } from '../chains/each';
import { statement, dai, DAY, usdc } from '../statement';
import { withdrawable } from '../worlds/proofs';

statement('off-chain-read', async ({ lockup, flow }) => {
  const id = await lockup.open({ total: 100n * DAY });
  const salary = await flow.open();
  const reads = [
    [lockup, 'streamedAmountOf', id, dai('1')],
    [flow, 'totalDebtOf', salary, usdc('86.4')],
  ] as const;
  // Blocks without a transaction, and calls by an account without a coin.
  const { stranger } = lockup.accounts;
  await lockup.chain.setBalance({ address: stranger, value: 0n });
  for (const days of [1n, 2n]) {
    await lockup.pass(DAY);
    expect(await lockup.chain.getBlockTransactionCount()).toBe(0);
    for (const [{ address, abi }, functionName, stream, perDay] of reads) {
      const { result } = await lockup.chain.simulateContract({
        address,
        abi,
        functionName,
        args: [stream],
        account: stranger,
      });
      expect(result).toBe(days * perDay);
    }
  }
});

statement('tokens-move-only-someone', async ({ lockup, flow }) => {
  await lockup.moves(() => lockup.open(), { lockup: dai('100') });
  const id = (await lockup.read('nextStreamId')) - 1n;
  const salary = await flow.open({ deposit: 0n });
  await flow.fund('other', usdc('100'), 'usdc');
  await flow.moves(
    () => flow.call('other', 'deposit', [salary, usdc('100'), 'sender', 'recipient']),
    { 'other.usdc': -usdc('100'), 'flow.usdc': usdc('100') },
  );
  await lockup.moves(() => lockup.pass(DAY), {});
  await lockup.moves(() => lockup.call('recipient', 'withdrawMax', [id, 'recipient']), {
    recipient: dai('1'),
    lockup: -dai('1'),
  });
  await lockup.moves(() => lockup.call('sender', 'cancel', [id]), {
    sender: dai('99'),
    lockup: -dai('99'),
  });
  await flow.moves(() => flow.call('sender', 'refundMax', [salary]), {
    'sender.usdc': usdc('13.6'),
    'flow.usdc': -usdc('13.6'),
  });
});

statement('between-balance-sablier', async ({ lockup, flow }) => {
  const [id, salary] = [await lockup.open(), await flow.open()];
  for (const days of [1n, 2n, 3n]) {
    await lockup.moves(() => lockup.pass(DAY), {});
    expect(await lockup.read('withdrawableAmountOf', [id])).toBe(days * dai('1'));
    expect(await flow.read('withdrawableAmountOf', [salary])).toBe(days * usdc('86.4'));
  }
});

statement('answer-changes-timestamp', async ({ lockup }) => {
  const id = await lockup.open({ deposit: 1000n, total: 100n });
  const released = () => lockup.read('streamedAmountOf', [id]);
  for (const second of [1n, 2n]) {
    await lockup.pass(1n);
    const [block, now] = [await lockup.chain.getBlockNumber(), await lockup.now()];
    expect(await released()).toBe(10n * second);
    await lockup.fund('stranger', 1n);
    expect(await lockup.chain.getBlockNumber()).toBeGreaterThan(block);
    expect(await lockup.now()).toBe(now);
    expect(await released()).toBe(10n * second);
  }
});

statement('funding-whole', async ({ lockup, flow }) => {
  await lockup.moves(() => lockup.open({ deposit: dai('100') }), { lockup: dai('100') });
  const writes = lockup.abi.flatMap((item) => (item.type === 'function' ? item.name : []));
  expect(writes.filter((name) => /^(deposit|fund|topUp)/i.test(name))).toEqual([]);
  const id = await flow.open({ deposit: 0n });
  await byEachCaller(flow, id, async (who) => {
    const amounts = [1n, usdc('70'), usdc('8000')];
    for (const amount of amounts) {
      await flow.fund(who, amount, 'usdc');
      await flow.call(who, 'deposit', [id, amount, 'sender', 'recipient']);
      await flow.pass(DAY);
    }
    expect(await flow.read('getBalance', [id])).toBe(1n + usdc('8070'));
  });
  await flow.call('sender', 'void', [id]);
  await flow.reverts('SablierFlowState_StreamVoided', 'stranger', 'deposit', [
    id,
    1n,
    'sender',
    'recipient',
  ]);
});

statement('run-dry', async ({ lockup, flow }) => {
  const id = await lockup.open();
  const salary = await flow.open({ deposit: usdc('86.4') });
  for (const days of [1n, 2n, 3n]) {
    await lockup.pass(DAY);
    await lockup.call('recipient', 'withdrawMax', [id, 'recipient']);
    expect(await lockup.read('getWithdrawnAmount', [id])).toBe(days * dai('1'));
    expect(await flow.read('uncoveredDebtOf', [salary])).toBe((days - 1n) * usdc('86.4'));
  }
});

statement(
  'division-rounds-down',
  {
    of: 'lockup',
    model: 'linear',
    shape: ['plain', 'unlock', 'cliff'],
    moment: ['start', 'cliff', 'between', 'last'],
    token: ['plain', 'six', 'whole'],
    withdrawn: 'any',
  },
  async (world) => {
    const { deposit, terms, shape } = world;
    const unlocked = shape === 'plain' ? 0n : (deposit * terms.unlock) / 1_000n;
    const base = shape === 'cliff' ? world.cliff : world.start;
    const elapsed = (await world.now()) - base;
    const released = await world.read('streamedAmountOf', [world.id]);
    // Less than the exact amount by less than a unit.
    if (elapsed < 0n) return expect(released).toBe(0n);
    const exact = (deposit - unlocked) * elapsed;
    expect((released - unlocked) * (world.end - base)).toBeLessThanOrEqual(exact);
    expect((released - unlocked + 1n) * (world.end - base)).toBeGreaterThan(exact);
  },
);

statement(
  'whatever-rounding-holds',
  {
    of: 'lockup',
    model: 'linear',
    shape: 'any',
    moment: 'last',
    token: ['plain', 'six', 'whole'],
    cancelable: 'any',
  },
  async (world) => {
    expect(await world.read('streamedAmountOf', [world.id])).toBe(await world.released());
    expect(await world.released()).toBeLessThan(world.deposit);
    await world.pass(1n);
    expect(await world.read('streamedAmountOf', [world.id])).toBe(world.deposit);
  },
);

statement(
  'recipient-withdraw-full-withdrawable',
  {
    of: 'lockup',
    model: { not: 'priceGated' },
    shape: 'any',
    moment: { not: 'depleted' },
    withdrawn: 'any',
    owner: 'any',
    token: ['plain', 'six', 'whole', 'tether', 'refusesZero'],
    comptroller: { not: 'reverting' },
    cancelable: 'any',
    transferable: 'any',
  },
  async (world) => {
    const amount = await withdrawable(world);
    const call = (value: bigint) =>
      ['recipient', 'withdraw', [world.id, 'recipient', value]] as const;
    await world.refuses('SablierLockup_Overdraw', ...call(amount + 1n));
    await world.refuses('SablierLockup_WithdrawAmountZero', ...call(0n));
    if (amount < 2n) return;
    await world.pays(call(1n), { recipient: 1n, contract: -1n });
    await world.pays(call(amount - 1n), { recipient: amount - 1n, contract: 1n - amount });
  },
);

// moment: a deadline would close what is open: it is asked a century after the end.
statement('no-deadline', async ({ lockup, flow }) => {
  const [id, salary] = [await lockup.open({ total: DAY }), await flow.open()];
  await lockup.pass(40_000n * DAY);
  await lockup.moves(() => lockup.call('recipient', 'withdrawMax', [id, 'recipient']), {
    recipient: dai('100'),
    lockup: -dai('100'),
  });
  await flow.moves(() => flow.call('recipient', 'withdrawMax', [salary, 'recipient']), {
    'recipient.usdc': usdc('1000'),
    'flow.usdc': -usdc('1000'),
  });
});

statement('anybody-else-may', async ({ lockup, flow }) => {
  const [id, salary] = [await lockup.open(), await flow.open()];
  await lockup.pass(DAY);
  await flow.call('recipient', 'approve', ['delegate', salary]);
  await byEachCaller(lockup, id, async (who) => {
    const error = 'WithdrawalAddressNotRecipient';
    if (['sender', 'admin', 'stranger'].includes(who)) {
      await lockup.reverts(`SablierLockup_${error}`, who, 'withdraw', [id, who, 1n]);
      await flow.reverts(`SablierFlow_${error}`, who, 'withdraw', [salary, who, 1n]);
    }
    await lockup.moves(() => lockup.call(who, 'withdraw', [id, 'recipient', dai('1')]), {
      recipient: dai('1'),
      lockup: -dai('1'),
    });
    await flow.moves(() => flow.call(who, 'withdraw', [salary, 'recipient', usdc('86.4')]), {
      'recipient.usdc': usdc('86.4'),
      'flow.usdc': -usdc('86.4'),
    });
  });
});

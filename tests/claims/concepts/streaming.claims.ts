import { expect } from 'vitest';
import { claim, dai, DAY, eth, usd, usdc } from '../claim';

claim(
  '/concepts/streaming',
  'Off chain, that read costs no gas, and nobody has to update the stream.',
  async ({ lockup }) => {
    const id = await lockup.open({ total: 100n * DAY });
    // Blocks without a transaction, and calls by an account without a coin.
    const { stranger } = lockup.accounts;
    await lockup.chain.setBalance({ address: stranger, value: 0n });
    for (const days of [1n, 2n]) {
      await lockup.pass(DAY);
      expect(await lockup.chain.getBlockTransactionCount()).toBe(0);
      const { result } = await lockup.chain.simulateContract({
        address: lockup.address,
        abi: lockup.abi,
        functionName: 'streamedAmountOf',
        args: [id],
        account: stranger,
      });
      expect(result).toBe(days * dai('1'));
    }
  },
);

claim(
  '/concepts/streaming',
  'Tokens move only when someone calls the contract: a deposit brings them in, a withdrawal pays them out, and a cancellation or refund returns them to the sender.',
  async ({ lockup, flow }) => {
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
  },
);

claim(
  '/concepts/streaming',
  "Between those calls the balance of the Sablier contract stays as it is, while the recipient's share of it grows.",
  async ({ lockup, flow }) => {
    const [id, salary] = [await lockup.open(), await flow.open()];
    for (const days of [1n, 2n, 3n]) {
      await lockup.moves(() => lockup.pass(DAY), {});
      expect(await lockup.read('withdrawableAmountOf', [id])).toBe(days * dai('1'));
      expect(await flow.read('withdrawableAmountOf', [salary])).toBe(days * usdc('86.4'));
    }
  },
);

claim(
  '/concepts/streaming',
  'The answer changes when the timestamp does: blocks of the same second, which some chains produce, give the same answer.',
  async ({ lockup }) => {
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
  },
);

claim(
  '/concepts/streaming',
  'Funding | the whole deposit at creation | any amount, any time, by anyone',
  async ({ lockup, flow }) => {
    await lockup.moves(() => lockup.open({ deposit: dai('100') }), { lockup: dai('100') });
    const writes = lockup.abi.flatMap((item) => (item.type === 'function' ? item.name : []));
    expect(writes.filter((name) => /^(deposit|fund|topUp)/i.test(name))).toEqual([]);
    const id = await flow.open({ deposit: 0n });
    for (const [who, amount] of [
      ['stranger', 1n],
      ['recipient', usdc('70')],
      ['sender', usdc('8000')],
    ] as const) {
      await flow.fund(who, amount, 'usdc');
      await flow.call(who, 'deposit', [id, amount, 'sender', 'recipient']);
      await flow.pass(DAY);
    }
    expect(await flow.read('getBalance', [id])).toBe(1n + usdc('8070'));
  },
);

claim(
  '/concepts/streaming',
  'Can run dry | no | yes: it then records debt',
  async ({ lockup, flow }) => {
    const id = await lockup.open();
    const salary = await flow.open({ deposit: usdc('86.4') });
    for (const days of [1n, 2n, 3n]) {
      await lockup.pass(DAY);
      await lockup.call('recipient', 'withdrawMax', [id, 'recipient']);
      expect(await lockup.read('getWithdrawnAmount', [id])).toBe(days * dai('1'));
      expect(await flow.read('uncoveredDebtOf', [salary])).toBe((days - 1n) * usdc('86.4'));
    }
  },
);

claim(
  '/concepts/streaming',
  'The division rounds down, so a linear stream never releases a unit too early.',
  async ({ lockup }) => {
    const id = await lockup.open({ deposit: 10n, total: 3n });
    for (const released of [3n, 6n]) {
      await lockup.pass(1n);
      expect(await lockup.read('streamedAmountOf', [id])).toBe(released);
    }
  },
);

claim(
  '/concepts/streaming',
  'Whatever rounding holds back is released in the last second, when the formula switches to D.',
  async ({ lockup }) => {
    const id = await lockup.open({ deposit: 10n, total: 3n });
    await lockup.pass(2n);
    expect(await lockup.read('streamedAmountOf', [id])).toBe(6n);
    await lockup.pass(1n);
    expect(await lockup.read('streamedAmountOf', [id])).toBe(10n);
  },
);

claim(
  '/concepts/streaming',
  'The recipient can withdraw at any time, from one unit up to the full withdrawable amount.',
  async ({ lockup }) => {
    const id = await lockup.open();
    await lockup.pass(40n * DAY);
    const withdraw = ['recipient', 'withdraw'] as const;
    await lockup.reverts('SablierLockup_WithdrawAmountZero', ...withdraw, [id, 'recipient', 0n]);
    await lockup.moves(() => lockup.call(...withdraw, [id, 'recipient', 1n]), {
      recipient: 1n,
      lockup: -1n,
    });
    const rest = dai('40') - 1n;
    await lockup.reverts('SablierLockup_Overdraw', ...withdraw, [id, 'recipient', rest + 1n]);
    await lockup.moves(() => lockup.call(...withdraw, [id, 'recipient', rest]), {
      recipient: rest,
      lockup: -rest,
    });
  },
);

claim(
  '/concepts/streaming',
  'A price-gated stream is the exception: it pays all or nothing, a price that falls below the target locks it again, and a cancelable one can then be canceled, so withdraw while the price is at the target.',
  async ({ lockup }) => {
    const [id, other] = [
      await lockup.open({ targetPrice: usd('4000') }),
      await lockup.open({ targetPrice: usd('4000') }),
    ];
    const withdraw = ['recipient', 'withdraw'] as const;
    const error = 'SablierLockup_WithdrawAmountNotEqualWithdrawableAmount';
    await lockup.reverts(error, ...withdraw, [id, 'recipient', 1n]);
    await lockup.setPrice(usd('4000'));
    await lockup.reverts(error, ...withdraw, [id, 'recipient', dai('100') - 1n]);
    await lockup.moves(() => lockup.call(...withdraw, [id, 'recipient', dai('100')]), {
      recipient: dai('100'),
      lockup: -dai('100'),
    });
    await lockup.setPrice(usd('3999'));
    expect(await lockup.read('withdrawableAmountOf', [other])).toBe(0n);
    await lockup.moves(() => lockup.call('sender', 'cancel', [other]), {
      sender: dai('100'),
      lockup: -dai('100'),
    });
  },
);

claim('/concepts/streaming', 'There is no deadline.', async ({ lockup, flow }) => {
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

claim(
  '/concepts/streaming',
  'Anybody else may trigger a withdrawal too, as long as the tokens go to the recipient, so a payroll script or a bot can pay for the gas.',
  async ({ lockup, flow }) => {
    const [id, salary] = [await lockup.open(), await flow.open()];
    await lockup.pass(DAY);
    const one = ['stranger', 'withdraw'] as const;
    const error = 'WithdrawalAddressNotRecipient';
    await lockup.reverts(`SablierLockup_${error}`, ...one, [id, 'stranger', 1n]);
    await flow.reverts(`SablierFlow_${error}`, ...one, [salary, 'stranger', 1n]);
    await lockup.moves(() => lockup.call(...one, [id, 'recipient', dai('1')]), {
      recipient: dai('1'),
      lockup: -dai('1'),
    });
    await flow.moves(() => flow.call(...one, [salary, 'recipient', usdc('86.4')]), {
      'recipient.usdc': usdc('86.4'),
      'flow.usdc': -usdc('86.4'),
    });
  },
);

claim('/concepts/streaming', 'It does not reduce the streamed amount.', async ({ lockup }) => {
  await lockup.setMinFee(usd('3'));
  const id = await lockup.open();
  await lockup.pass(40n * DAY);
  const value = eth('0.001');
  await lockup.moves(() => lockup.call('recipient', 'withdrawMax', [id, 'recipient'], { value }), {
    recipient: dai('40'),
    lockup: -dai('40'),
    'recipient.coin': -value,
    'lockup.coin': value,
  });
  expect(await lockup.read('streamedAmountOf', [id])).toBe(dai('40'));
});

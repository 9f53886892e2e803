import { expect } from 'vitest';
import { streamsIn } from '../../chains/logs';
import { outcomes } from '../../chains/roles';
import { claim, dai, DAY, usd, usdc, YEAR } from '../../claim';

claim(
  '/support/faq',
  'If 1,200 USDC stream over 12 months, about 300 can be withdrawn after 3 months.',
  async ({ lockup }) => {
    const id = await lockup.open({ token: 'usdc', deposit: usdc('1200'), total: YEAR });
    await lockup.pass(YEAR / 4n);
    await lockup.moves(() => lockup.call('recipient', 'withdrawMax', [id, 'recipient']), {
      'recipient.usdc': usdc('300'),
      'lockup.usdc': -usdc('300'),
    });
  },
);

claim(
  '/support/faq',
  'An approval for one of them does not count for the others.',
  async ({ lockup, flow }) => {
    const linear = {
      durations: { cliff: 0n, total: DAY },
      unlockAmounts: { start: 0n, cliff: 0n },
    };
    const common = {
      sender: 'sender',
      recipient: 'recipient',
      cancelable: true,
      transferable: true,
    };
    const batch = [
      'lockup',
      'dai',
      [{ ...common, ...linear, depositAmount: dai('1'), granularity: 1n, shape: '' }],
    ];
    const payment = ['sender', 'recipient', 1n, 0n, 'dai', true, dai('1')];
    const gated = [
      {
        ...common,
        depositAmount: dai('1'),
        token: 'dai',
        shape: '',
        timestamps: await nextDay(lockup),
      },
      { oracle: 'oracle', targetPrice: usd('4000') },
    ];
    const refused = 'ERC20InsufficientAllowance';
    await lockup.fund('sender', dai('1'));
    await flow.reverts(refused, 'sender', 'createAndDeposit', payment);
    await lockup.batch.reverts(refused, 'sender', 'createWithDurationsLL', batch);
    await lockup.batch.fund('other', dai('1'));
    await lockup.reverts(refused, 'other', 'createWithTimestampsLPG', gated);
    await flow.reverts(refused, 'other', 'createAndDeposit', payment);
    await flow.fund('owner', dai('1'));
    await lockup.reverts(refused, 'owner', 'createWithTimestampsLPG', gated);
    await lockup.call('sender', 'createWithTimestampsLPG', gated);
    await lockup.batch.call('other', 'createWithDurationsLL', batch);
    await flow.call('owner', 'createAndDeposit', payment);
  },
);

async function nextDay(lockup: { now: () => Promise<bigint> }) {
  const start = await lockup.now();
  return { start, end: start + DAY };
}

claim(
  '/support/faq',
  'Flow rejects tokens with more than 18 decimals with SablierFlow_InvalidTokenDecimals.',
  async ({ flow }) => {
    await flow.deploy('TestToken', ['ODD', 19], 'odd');
    const terms = (token: string) => ['sender', 'recipient', 1n, 0n, token, true];
    await flow.reverts('SablierFlow_InvalidTokenDecimals', 'sender', 'create', terms('odd'));
    await flow.call('sender', 'create', terms('dai'));
  },
);

claim('/support/faq', 'Lockup does not check them.', async ({ lockup }) => {
  await lockup.deploy('TestToken', ['ODD', 19], 'odd');
  const id = await lockup.open({ token: 'odd', deposit: 1000n });
  await lockup.pass(100n * DAY);
  await lockup.call('recipient', 'withdraw', [id, 'recipient', 1_000n]);
  expect(await lockup.read('isDepleted', [id])).toBe(true);
});

claim(
  '/support/faq',
  "Amounts are always in the token's smallest unit, except Flow's rate per second, which always has 18 decimals.",
  async ({ lockup, flow }) => {
    await lockup.moves(() => lockup.open({ token: 'usdc', deposit: 1_000_000n, by: 'other' }), {
      'lockup.usdc': usdc('1'),
    });
    for (const [token, unit] of [
      ['usdc', 10n ** 6n],
      ['dai', 10n ** 18n],
    ] as const) {
      const id = await flow.open({ token, rate: 10n ** 18n, deposit: 10n * unit });
      await flow.pass(3n);
      expect(await flow.read('totalDebtOf', [id])).toBe(3n * unit);
      expect(await flow.read('getBalance', [id])).toBe(10n * unit);
    }
  },
);

claim(
  '/support/faq',
  'A plain linear stream pays the deposit divided by its duration, every second.',
  async ({ lockup }) => {
    const id = await lockup.open({ deposit: 7_000n, total: 1_000n });
    for (const second of [1n, 2n, 3n]) {
      await lockup.pass(1n);
      expect(await lockup.read('streamedAmountOf', [id])).toBe(7n * second);
    }
  },
);

claim(
  '/support/faq',
  'At the cliff a chosen amount unlocks, which can be zero, and from there the rest is released evenly.',
  async ({ lockup }) => {
    const terms = { deposit: dai('100'), total: 100n * DAY, cliff: 50n * DAY };
    const none = await lockup.open(terms);
    const some = await lockup.open({ ...terms, unlocks: { start: 0n, cliff: dai('20') } });
    const streamed = (id: bigint) => lockup.read('streamedAmountOf', [id]);
    await lockup.pass(50n * DAY - 1n);
    expect([await streamed(none), await streamed(some)]).toEqual([0n, 0n]);
    await lockup.pass(1n);
    expect([await streamed(none), await streamed(some)]).toEqual([0n, dai('20')]);
    await lockup.pass(25n * DAY);
    expect([await streamed(none), await streamed(some)]).toEqual([dai('50'), dai('60')]);
  },
);

claim(
  '/support/faq',
  'In releases before v2.0 the tokens of the waiting time all unlocked at the cliff; since then the sender sets the amount.',
  async ({ lockupV1_0, lockupV1_2, lockup }) => {
    const terms = { deposit: dai('100'), total: 100n * DAY, cliff: 30n * DAY };
    const older = [
      [lockupV1_0, await lockupV1_0.open(terms)],
      [lockupV1_2, await lockupV1_2.open(terms)],
    ] as const;
    const id = await lockup.open({ ...terms, unlocks: { start: 0n, cliff: dai('7') } });
    await lockup.pass(30n * DAY - 1n);
    for (const [release, one] of older)
      expect(await release.read('streamedAmountOf', [one])).toBe(0n);
    await lockup.pass(1n);
    for (const [release, one] of older)
      expect(await release.read('streamedAmountOf', [one])).toBe(dai('30'));
    expect(await lockup.read('streamedAmountOf', [id])).toBe(dai('7'));
  },
);

claim('/support/faq', 'There is no deadline.', async ({ lockupV1_0, lockupV1_2, lockup }) => {
  const releases = [lockupV1_0, lockupV1_2, lockup] as const;
  const ids = [await lockupV1_0.open(), await lockupV1_2.open(), await lockup.open()];
  await lockup.pass(50n * YEAR);
  for (const [index, release] of releases.entries())
    await release.call('recipient', 'withdrawMax', [ids[index], 'recipient']);
  expect(await lockup.balanceOf('recipient')).toBe(dai('300'));
});

claim(
  '/support/faq',
  'Only price-gated streams pay everything at once or nothing, and lock again if the price falls below the target before the end.',
  async ({ lockup }) => {
    const part = (id: bigint) => [id, 'recipient', dai('1')];
    const gated = await lockup.open({ targetPrice: usd('4000') });
    await lockup.setPrice(usd('4000'));
    expect(await lockup.read('withdrawableAmountOf', [gated])).toBe(dai('100'));
    await lockup.setPrice(usd('3999'));
    expect(await lockup.read('withdrawableAmountOf', [gated])).toBe(0n);
    await lockup.setPrice(usd('4000'));
    await lockup.reverts(
      'SablierLockup_WithdrawAmountNotEqualWithdrawableAmount',
      'recipient',
      'withdraw',
      part(gated),
    );
    await lockup.call('recipient', 'withdraw', [gated, 'recipient', dai('100')]);
    const others = [
      await lockup.open(),
      await lockup.open({ segments: [[dai('100'), dai('1'), 100n * DAY]] }),
      await lockup.open({
        tranches: [
          [dai('50'), DAY],
          [dai('50'), DAY],
        ],
      }),
    ];
    await lockup.pass(10n * DAY);
    for (const id of others) await lockup.call('recipient', 'withdraw', part(id));
  },
);

claim(
  '/support/faq',
  'If such a stream is cancelable, the sender can then take everything back.',
  async ({ lockup }) => {
    const id = await lockup.open({ targetPrice: usd('4000') });
    await lockup.setPrice(usd('4000'));
    await lockup.setPrice(usd('3999'));
    const before = await lockup.balanceOf('sender');
    await lockup.call('sender', 'cancel', [id]);
    expect((await lockup.balanceOf('sender')) - before).toBe(dai('100'));
  },
);

claim(
  '/support/faq',
  'From Lockup v1.2 on, anybody can, but only to your own address.',
  async ({ lockupV1_2, lockup }) => {
    const [older, id] = [await lockupV1_2.open(), await lockup.open()];
    await lockup.pass(DAY);
    for (const [release, stream, error] of [
      [lockupV1_2, older, 'SablierV2Lockup_WithdrawalAddressNotRecipient'],
      [lockup, id, 'SablierLockup_WithdrawalAddressNotRecipient'],
    ] as const) {
      for (const who of ['stranger', 'sender']) {
        await release.reverts('success', who, 'withdraw', [stream, 'recipient', dai('1')]);
        await release.reverts(error, who, 'withdraw', [stream, who, dai('1')]);
      }
    }
  },
);

claim('/support/faq', 'In v1.0 and v1.1, only the sender can.', async ({ lockupV1_0 }) => {
  const id = await lockupV1_0.open();
  await lockupV1_0.pass(DAY);
  await outcomes(lockupV1_0, 'withdraw', [id, 'recipient', dai('1')], {
    sender: 'success',
    stranger: 'SablierV2Lockup_Unauthorized',
    admin: 'SablierV2Lockup_Unauthorized',
  });
});

claim(
  '/support/faq',
  'You, or an operator whom you approved, can choose any address.',
  async ({ lockupV1_0, lockupV1_2, lockup }) => {
    for (const release of [lockupV1_0, lockupV1_2, lockup]) {
      const id = await release.open();
      await release.call('recipient', 'approve', ['operator', id]);
      await release.pass(2n * DAY);
      await release.call('operator', 'withdraw', [id, 'other', dai('1')]);
      await release.call('recipient', 'withdraw', [id, 'other', dai('1')]);
    }
    expect(await lockup.balanceOf('other')).toBe(dai('6'));
  },
);

claim(
  '/support/faq',
  'From v2.0 on, a stream that fails does not stop the others: the transaction succeeds and the event InvalidWithdrawalInWithdrawMultiple names it.',
  async ({ lockup }) => {
    const ids = [await lockup.open(), await lockup.open(), await lockup.open()];
    await lockup.pass(DAY);
    const amounts = [dai('1'), dai('2'), dai('1')];
    await lockup.moves(() => lockup.call('recipient', 'withdrawMultiple', [ids, amounts]), {
      recipient: dai('2'),
      lockup: -dai('2'),
    });
    const named = await streamsIn(lockup, 'InvalidWithdrawalInWithdrawMultiple');
    expect(named).toEqual([ids[1]]);
  },
);

claim(
  '/support/faq',
  'Up to v1.2, one failure makes the whole transaction fail.',
  async ({ lockupV1_0, lockupV1_2 }) => {
    for (const [release, to] of [
      [lockupV1_0, ['recipient']],
      [lockupV1_2, []],
    ] as const) {
      const ids = [await release.open(), await release.open()];
      await release.pass(DAY);
      const args = (second: string) => [ids, ...to, [dai('1'), dai(second)]];
      const error = 'SablierV2Lockup_Overdraw';
      await release.reverts(error, 'recipient', 'withdrawMultiple', args('2'));
      await release.call('recipient', 'withdrawMultiple', args('1'));
    }
    expect(await lockupV1_2.balanceOf('recipient')).toBe(dai('4'));
  },
);

claim(
  '/support/faq',
  'PENDING has not started, STREAMING is releasing, SETTLED has released everything, CANCELED was stopped with something left for you, DEPLETED is empty.',
  async ({ lockup }) => {
    const [id, canceled] = [
      await lockup.open({ start: (await lockup.now()) + DAY }),
      await lockup.open(),
    ];
    expect(await lockup.statusOf(id)).toBe('PENDING');
    await lockup.pass(DAY);
    expect(await lockup.statusOf(id)).toBe('STREAMING');
    await lockup.call('sender', 'cancel', [canceled]);
    expect(await lockup.statusOf(canceled)).toBe('CANCELED');
    await lockup.pass(100n * DAY);
    expect(await lockup.statusOf(id)).toBe('SETTLED');
    for (const one of [id, canceled]) {
      await lockup.call('recipient', 'withdrawMax', [one, 'recipient']);
      expect(await lockup.statusOf(one)).toBe('DEPLETED');
    }
  },
);

claim(
  '/support/faq',
  'Only the sender, and only while the stream is cancelable and not everything is released.',
  async ({ lockup }) => {
    const [id, fixed] = [await lockup.open(), await lockup.open({ cancelable: false })];
    const refused = 'SablierLockup_Unauthorized';
    await outcomes(lockup, 'cancel', [id], {
      sender: 'success',
      recipient: refused,
      admin: refused,
    });
    await lockup.reverts('SablierLockup_StreamNotCancelable', 'sender', 'cancel', [fixed]);
    await lockup.pass(100n * DAY - 1n);
    await lockup.reverts('success', 'sender', 'cancel', [id]);
    await lockup.pass(1n);
    await lockup.reverts('SablierLockup_StreamSettled', 'sender', 'cancel', [id]);
  },
);

claim(
  '/support/faq',
  'In Lockup v1.0, recipients could cancel too; since v1.1 they cannot.',
  async ({ lockupV1_0, lockupV1_2, lockup }) => {
    const first = await lockupV1_0.open();
    await lockupV1_0.moves(() => lockupV1_0.call('recipient', 'cancel', [first]), {
      sender: dai('100'),
      lockupV1_0: -dai('100'),
    });
    const [older, id] = [await lockupV1_2.open(), await lockup.open()];
    await lockupV1_2.reverts('SablierV2Lockup_Unauthorized', 'recipient', 'cancel', [older]);
    await lockup.reverts('SablierLockup_Unauthorized', 'recipient', 'cancel', [id]);
  },
);

claim(
  '/support/faq',
  'The sender gets back what was not released, in the same transaction.',
  async ({ lockup }) => {
    const id = await lockup.open({ by: 'other' });
    await lockup.pass(30n * DAY);
    await lockup.moves(() => lockup.call('sender', 'cancel', [id]), {
      sender: dai('70'),
      lockup: -dai('70'),
    });
  },
);

claim(
  '/support/faq',
  'The recipient keeps the rest and can withdraw it without a deadline.',
  async ({ lockup }) => {
    const id = await lockup.open();
    await lockup.pass(30n * DAY);
    await lockup.call('sender', 'cancel', [id]);
    await lockup.pass(50n * YEAR);
    await lockup.moves(() => lockup.call('recipient', 'withdrawMax', [id, 'recipient']), {
      recipient: dai('30'),
      lockup: -dai('30'),
    });
  },
);

claim(
  '/support/faq',
  'Before the start, the sender gets everything, unless the stream is price-gated and the price has reached the target: then everything belongs to the recipient, and cancel reverts.',
  async ({ lockup }) => {
    const start = (await lockup.now()) + DAY;
    const id = await lockup.open({ start, unlocks: { start: dai('10'), cliff: 0n } });
    const gated = await lockup.open({ start, targetPrice: usd('4000') });
    await lockup.pass(DAY - 60n);
    await lockup.moves(() => lockup.call('sender', 'cancel', [id]), {
      sender: dai('100'),
      lockup: -dai('100'),
    });
    await lockup.setPrice(usd('4000'));
    expect(await lockup.statusOf(gated)).toBe('PENDING');
    await lockup.reverts('SablierLockup_StreamSettled', 'sender', 'cancel', [gated]);
    await lockup.moves(() => lockup.call('recipient', 'withdrawMax', [gated, 'recipient']), {
      recipient: dai('100'),
      lockup: -dai('100'),
    });
  },
);

claim(
  '/support/faq',
  'The contract reverts with SablierLockup_StreamSettled, or with SablierLockup_StreamDepleted once the recipient has withdrawn everything.',
  async ({ lockup }) => {
    const id = await lockup.open();
    await lockup.pass(100n * DAY);
    expect(await lockup.read('streamedAmountOf', [id])).toBe(dai('100'));
    expect(await lockup.read('refundableAmountOf', [id])).toBe(0n);
    await lockup.reverts('SablierLockup_StreamSettled', 'sender', 'cancel', [id]);
    await lockup.call('recipient', 'withdraw', [id, 'recipient', dai('99')]);
    await lockup.reverts('SablierLockup_StreamSettled', 'sender', 'cancel', [id]);
    await lockup.call('recipient', 'withdrawMax', [id, 'recipient']);
    await lockup.reverts('SablierLockup_StreamDepleted', 'sender', 'cancel', [id]);
  },
);

claim('/support/faq', 'Yes: the sender calls renounce, and that is final.', async ({ lockup }) => {
  const id = await lockup.open();
  const refused = 'SablierLockup_Unauthorized';
  await outcomes(lockup, 'renounce', [id], { recipient: refused, stranger: refused });
  await lockup.call('sender', 'renounce', [id]);
  await outcomes(lockup, 'cancel', [id], {
    sender: 'SablierLockup_StreamNotCancelable',
    recipient: 'SablierLockup_Unauthorized',
  });
});

claim(
  '/support/faq',
  'The recipient changes only when the recipient, or an operator of theirs, transfers the NFT.',
  async ({ lockup }) => {
    const id = await lockup.open();
    await lockup.call('recipient', 'approve', ['operator', id]);
    await outcomes(lockup, 'transferFrom', ['recipient', 'other', id], {
      recipient: 'success',
      operator: 'success',
      sender: 'ERC721InsufficientApproval',
      stranger: 'ERC721InsufficientApproval',
      admin: 'ERC721InsufficientApproval',
    });
  },
);

claim(
  '/support/faq',
  'Up to v2.0, one stream that cannot be canceled makes all of cancelMultiple fail; from v3.0 on, the others are canceled.',
  async ({ lockupV1_0, lockupV1_2, lockup }) => {
    for (const release of [lockupV1_0, lockupV1_2]) {
      const ids = [await release.open(), await release.open({ cancelable: false })];
      const error = 'SablierV2Lockup_StreamNotCancelable';
      await release.reverts(error, 'sender', 'cancelMultiple', [ids]);
    }
    const ids = [await lockup.open(), await lockup.open({ cancelable: false })];
    await lockup.moves(() => lockup.call('sender', 'cancelMultiple', [ids]), {
      sender: dai('100'),
      lockup: -dai('100'),
    });
  },
);

claim(
  '/support/faq',
  'Nobody else can move the stream to another address, neither the sender nor Sablier, except an operator whom the recipient approved before.',
  async ({ lockup }) => {
    const id = await lockup.open();
    await lockup.call('recipient', 'setApprovalForAll', ['operator', true]);
    const args = ['recipient', 'sender', id] as const;
    const refused = 'ERC721InsufficientApproval';
    await outcomes(lockup, 'transferFrom', args, {
      operator: 'success',
      sender: refused,
      stranger: refused,
      admin: refused,
    });
    const { recipient, sender } = lockup.accounts;
    const moved = lockup.encode('transferFrom', [recipient, sender, id]);
    await lockup.comptroller.reverts(refused, 'admin', 'execute', ['lockup', moved]);
  },
);

claim(
  '/support/faq',
  'What was already released stays with the lost address.',
  async ({ lockup }) => {
    const id = await lockup.open();
    await lockup.pass(30n * DAY);
    await lockup.moves(() => lockup.call('sender', 'cancel', [id]), {
      sender: dai('70'),
      lockup: -dai('70'),
    });
    const elsewhere = [id, 'sender', dai('30')];
    const error = 'SablierLockup_WithdrawalAddressNotRecipient';
    await lockup.reverts(error, 'sender', 'withdraw', elsewhere);
    await lockup.reverts('success', 'sender', 'withdraw', [id, 'recipient', dai('30')]);
  },
);

claim('/support/faq', 'The owner of the NFT is the recipient.', async ({ lockup, flow }) => {
  const [vesting, payment] = [await lockup.open(), await flow.open()];
  for (const [contract, id] of [
    [lockup, vesting],
    [flow, payment],
  ] as const) {
    expect(await contract.read('ownerOf', [id])).toBe(contract.accounts.recipient);
    await contract.call('recipient', 'transferFrom', ['recipient', 'owner', id]);
    expect(await contract.read('getRecipient', [id])).toBe(contract.accounts.owner);
  }
});

claim(
  '/support/faq',
  'Everything that has not been withdrawn yet, released or not.',
  async ({ lockup, flow }) => {
    const [vesting, payment] = [await lockup.open(), await flow.open({ deposit: usdc('1000') })];
    await lockup.pass(30n * DAY);
    await lockup.call('recipient', 'transferFrom', ['recipient', 'owner', vesting]);
    await flow.call('recipient', 'transferFrom', ['recipient', 'owner', payment]);
    await lockup.pass(70n * DAY);
    await lockup.moves(() => lockup.call('owner', 'withdrawMax', [vesting, 'owner']), {
      owner: dai('100'),
      lockup: -dai('100'),
    });
    await flow.moves(() => flow.call('owner', 'withdrawMax', [payment, 'owner']), {
      'owner.usdc': usdc('1000'),
      'flow.usdc': -usdc('1000'),
    });
  },
);

claim(
  '/support/faq',
  'After a purchase the sender can still cancel a cancelable stream and take the unreleased part.',
  async ({ lockup }) => {
    const id = await lockup.open();
    await lockup.pass(30n * DAY);
    await lockup.call('recipient', 'transferFrom', ['recipient', 'owner', id]);
    await lockup.moves(() => lockup.call('sender', 'cancel', [id]), {
      sender: dai('70'),
      lockup: -dai('70'),
    });
  },
);

claim(
  '/support/faq',
  'The recipient or an approved operator can burn a Lockup NFT once the stream is depleted.',
  async ({ lockup }) => {
    const id = await lockup.open();
    await lockup.call('recipient', 'approve', ['operator', id]);
    await lockup.pass(100n * DAY);
    await lockup.reverts('SablierLockup_StreamNotDepleted', 'recipient', 'burn', [id]);
    await lockup.call('recipient', 'withdrawMax', [id, 'recipient']);
    await outcomes(lockup, 'burn', [id], {
      recipient: 'success',
      operator: 'success',
      sender: 'SablierLockup_Unauthorized',
      stranger: 'SablierLockup_Unauthorized',
    });
  },
);

claim(
  '/support/faq',
  'They cannot take the tokens of a stream, cancel or pause it, or change its terms; they can make withdrawals and claims fail.',
  async ({ lockup, flow }) => {
    const [id, payment] = [await lockup.open(), await flow.open()];
    await lockup.pass(DAY);
    const { admin, recipient } = lockup.accounts;
    const run = (error: string, call: `0x${string}`, on = 'lockup') =>
      lockup.comptroller.reverts(error, 'admin', 'execute', [on, call]);
    await run('SablierLockup_Unauthorized', lockup.encode('cancel', [id]));
    await run('SablierLockup_Unauthorized', lockup.encode('renounce', [id]));
    const take = lockup.encode('withdraw', [id, admin, dai('1')]);
    await run('SablierLockup_WithdrawalAddressNotRecipient', take);
    const move = lockup.encode('transferFrom', [recipient, admin, id]);
    await run('ERC721InsufficientApproval', move);
    await run('SablierFlowState_Unauthorized', flow.encode('pause', [payment]), 'flow');
    await run('SablierFlowState_Unauthorized', flow.encode('refundMax', [payment]), 'flow');
    await run(
      'SablierFlowState_Unauthorized',
      flow.encode('adjustRatePerSecond', [payment, 1n]),
      'flow',
    );
    await run('SablierFlow_Unauthorized', flow.encode('void', [payment]), 'flow');
  },
);

import { release as airdropsV1_2 } from 'sablier/evm/releases/airdrops/v1.2';
import { release as airdropsV1_3 } from 'sablier/evm/releases/airdrops/v1.3';
import { release as airdropsV2_0 } from 'sablier/evm/releases/airdrops/v2.0';
import { release as airdropsV3_0 } from 'sablier/evm/releases/airdrops/v3.0';
import { release as flowV1_0 } from 'sablier/evm/releases/flow/v1.0';
import { release as flowV1_1 } from 'sablier/evm/releases/flow/v1.1';
import { release as flowV2_0 } from 'sablier/evm/releases/flow/v2.0';
import { release as lockupV2_0 } from 'sablier/evm/releases/lockup/v2.0';
import { release as lockupV3_0 } from 'sablier/evm/releases/lockup/v3.0';
import { release as lockupV4_0 } from 'sablier/evm/releases/lockup/v4.0';
import { parseEventLogs, type Abi } from 'viem';
import { expect } from 'vitest';
import { execute } from '../../chains/comptroller';
import { streamsIn } from '../../chains/logs';
import { outcomes } from '../../chains/roles';
import { tokenOf } from '../../chains/token';
import { entry } from '../../guides/lockup/support';
import { inEachModel, byEachCaller } from '../../chains/each';
import { statement, dai, DAY, usd, usdc, YEAR } from '../../statement';
import { pushesOnly } from '../../worlds/proofs';

statement('usdc-over-months', async ({ lockup }) => {
  const id = await lockup.open({ token: 'usdc', deposit: usdc('1200'), total: YEAR });
  await lockup.pass(YEAR / 4n);
  await lockup.moves(() => lockup.call('recipient', 'withdrawMax', [id, 'recipient']), {
    'recipient.usdc': usdc('300'),
    'lockup.usdc': -usdc('300'),
  });
});

statement('approval-count-others', async ({ lockup, flow }) => {
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
});

async function nextDay(lockup: { now: () => Promise<bigint> }) {
  const start = await lockup.now();
  return { start, end: start + DAY };
}

statement('flow-rejects-decimals-invalid', async ({ flow }) => {
  await flow.deploy('TestToken', ['ODD', 19], 'odd');
  const terms = (token: string) => ['sender', 'recipient', 1n, 0n, token, true];
  await flow.reverts('SablierFlow_InvalidTokenDecimals', 'sender', 'create', terms('odd'));
  await flow.call('sender', 'create', terms('dai'));
});

statement('lockup-not-check', async ({ lockup }) => {
  await lockup.deploy('TestToken', ['ODD', 19], 'odd');
  const id = await lockup.open({ token: 'odd', deposit: 1000n });
  await lockup.pass(100n * DAY);
  await lockup.call('recipient', 'withdraw', [id, 'recipient', 1_000n]);
  expect(await lockup.read('isDepleted', [id])).toBe(true);
});

// moment: units are those of a type.
statement('amounts-always-token', async ({ lockup, flow }) => {
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
    expect(await flow.read('ongoingDebtScaledOf', [id])).toBe(3n * 10n ** 18n);
    await flow.call('sender', 'pause', [id]);
    expect(await flow.read('getSnapshotDebtScaled', [id])).toBe(3n * 10n ** 18n);
    expect(await flow.read('totalDebtOf', [id])).toBe(3n * unit);
  }
});

statement('plain-linear-pays', async ({ lockup }) => {
  const id = await lockup.open({ deposit: 7_000n, total: 1_000n });
  for (const second of [1n, 2n, 3n]) {
    await lockup.pass(1n);
    expect(await lockup.read('streamedAmountOf', [id])).toBe(7n * second);
  }
});

statement('cliff-chosen-unlocks-evenly', async ({ lockup }) => {
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
});

// moment: a deadline would close what is open: it is asked fifty years later.
statement('no-deadline', async ({ lockupV1_0, lockupV1_2, lockup }) => {
  const releases = [lockupV1_0, lockupV1_2, lockup] as const;
  const ids = [await lockupV1_0.open(), await lockupV1_2.open(), await lockup.open()];
  await lockup.pass(50n * YEAR);
  for (const [index, release] of releases.entries())
    await release.call('recipient', 'withdrawMax', [ids[index], 'recipient']);
  expect(await lockup.balanceOf('recipient')).toBe(dai('300'));
});

statement('only-nothing-lock-falls', async ({ lockup }) => {
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
});

statement(
  'lockup-anybody-address',
  {
    of: ['lockup', 'lockupV1_2'],
    model: 'any',
    moment: ['between', 'last', 'end', 'after', 'canceled'],
    withdrawn: 'any',
    feed: ['none', 'above'],
    caller: ['sender', 'stranger'],
    owner: ['account', 'contract', 'hook'],
  },
  (world) => pushesOnly(world),
);

statement('v1-only-sender', async ({ lockupV1_0 }) => {
  const id = await lockupV1_0.open();
  await lockupV1_0.pass(DAY);
  await outcomes(lockupV1_0, 'withdraw', [id, 'recipient', dai('1')], {
    sender: 'success',
    stranger: 'SablierV2Lockup_Unauthorized',
    admin: 'SablierV2Lockup_Unauthorized',
  });
});

statement('operator-approved-choose-address', async ({ lockupV1_0, lockupV1_2, lockup }) => {
  for (const release of [lockupV1_0, lockupV1_2, lockup]) {
    const id = await release.open();
    await release.call('recipient', 'approve', ['operator', id]);
    await release.pass(2n * DAY);
    await release.call('operator', 'withdraw', [id, 'other', dai('1')]);
    await release.call('recipient', 'withdraw', [id, 'other', dai('1')]);
  }
  expect(await lockup.balanceOf('other')).toBe(dai('6'));
});

statement('v2-fails-stop-succeeds', async ({ lockup: every }) => {
  await inEachModel(every, async (lockup) => {
    const ids = [await lockup.open(), await lockup.open(), await lockup.open()];
    const one = await lockup.ripen(DAY);
    const amounts = [one, one + 1n, one];
    await lockup.moves(() => lockup.call('recipient', 'withdrawMultiple', [ids, amounts]), {
      recipient: 2n * one,
      lockup: -2n * one,
    });
    const named = await streamsIn(lockup, 'InvalidWithdrawalInWithdrawMultiple');
    expect(named).toEqual([ids[1]]);
  });
});

statement('v1-failure-makes-whole', async ({ lockupV1_0, lockupV1_2 }) => {
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
});

statement('pending-started-releasing-stopped', async ({ lockup }) => {
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
});

statement('only-cancelable-released', async ({ lockup }) => {
  const [id, fixed] = [await lockup.open(), await lockup.open({ cancelable: false })];
  const refused = 'SablierLockup_Unauthorized';
  await byEachCaller(lockup, id, (who) =>
    lockup.reverts(who === 'sender' ? 'success' : refused, who, 'cancel', [id]),
  );
  await lockup.reverts('SablierLockup_StreamNotCancelable', 'sender', 'cancel', [fixed]);
  await lockup.pass(100n * DAY - 1n);
  await lockup.reverts('success', 'sender', 'cancel', [id]);
  await lockup.pass(1n);
  await lockup.reverts('SablierLockup_StreamSettled', 'sender', 'cancel', [id]);
});

statement('lockup-recipients-could-too', async ({ lockupV1_0, lockupV1_2, lockup }) => {
  const first = await lockupV1_0.open();
  await lockupV1_0.moves(() => lockupV1_0.call('recipient', 'cancel', [first]), {
    sender: dai('100'),
    lockupV1_0: -dai('100'),
  });
  const [older, id] = [await lockupV1_2.open(), await lockup.open()];
  await lockupV1_2.reverts('SablierV2Lockup_Unauthorized', 'recipient', 'cancel', [older]);
  await lockup.reverts('SablierLockup_Unauthorized', 'recipient', 'cancel', [id]);
});

statement('sender-gets-back-transaction', async ({ lockup }) => {
  const id = await lockup.open({ by: 'other' });
  await lockup.pass(30n * DAY);
  await lockup.moves(() => lockup.call('sender', 'cancel', [id]), {
    sender: dai('70'),
    lockup: -dai('70'),
  });
});

statement('cancel-event-amounts', async ({ lockup, lockupV1_0, lockupV1_2 }) => {
  for (const release of [lockup, lockupV1_0, lockupV1_2]) {
    const id = await release.open();
    await release.pass(30n * DAY);
    await release.call('sender', 'cancel', [id]);
    const { chain, address, abi } = release;
    const logs = await chain.getLogs({ address, fromBlock: 'latest' });
    const [event] = parseEventLogs({ abi, logs, eventName: 'CancelLockupStream' });
    expect(event?.args).toMatchObject({ senderAmount: dai('70'), recipientAmount: dai('30') });
  }
});

statement('yes-calls-renounce-final', async ({ lockup }) => {
  const id = await lockup.open();
  const refused = 'SablierLockup_Unauthorized';
  await outcomes(lockup, 'renounce', [id], { recipient: refused, stranger: refused });
  await lockup.call('sender', 'renounce', [id]);
  await outcomes(lockup, 'cancel', [id], {
    sender: 'SablierLockup_StreamNotCancelable',
    recipient: 'SablierLockup_Unauthorized',
  });
});

statement('recipient-changes-theirs-transfers', async ({ lockup }) => {
  const id = await lockup.open();
  await lockup.call('recipient', 'approve', ['operator', id]);
  await outcomes(lockup, 'transferFrom', ['recipient', 'other', id], {
    recipient: 'success',
    operator: 'success',
    sender: 'ERC721InsufficientApproval',
    stranger: 'ERC721InsufficientApproval',
    admin: 'ERC721InsufficientApproval',
  });
});

statement('nobody-else-move', async ({ lockup, flow }) => {
  for (const [product, name] of [
    [lockup, 'lockup'],
    [flow, 'flow'],
  ] as const) {
    const id = await product.open();
    const args = ['recipient', 'sender', id] as const;
    const refused = 'ERC721InsufficientApproval';
    const may = ['recipient', 'delegate', 'operator'];
    await byEachCaller(product, id, (who) =>
      product.reverts(may.includes(who) ? 'success' : refused, who, 'transferFrom', args),
    );
    const { recipient, sender } = product.accounts;
    const moved = product.encode('transferFrom', [recipient, sender, id]);
    await product.comptroller.reverts(refused, 'admin', 'execute', [name, moved]);
  }
});

statement('already-stays-lost', async ({ lockup }) => {
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
});

statement('owner-nft-recipient', async ({ lockup, flow }) => {
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

statement('everything-withdrawn-yet-released', async ({ lockup, flow }) => {
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
});

statement('after-purchase-still-unreleased', async ({ lockup: every }) => {
  await inEachModel(every, async (lockup) => {
    const id = await lockup.open();
    await lockup.pass(30n * DAY);
    await lockup.call('recipient', 'transferFrom', ['recipient', 'owner', id]);
    const back = dai('100') - lockup.even(dai('30'));
    await lockup.moves(() => lockup.call('sender', 'cancel', [id]), {
      sender: back,
      lockup: -back,
    });
  });
});

statement('recipient-approved-burn-nft', async ({ lockup }) => {
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
});

statement('cannot-change-terms-withdrawals', async ({ lockup: every, flow }) => {
  await inEachModel(every, async (lockup) => {
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
  });
});

const functionsOf = (abi: Abi) =>
  abi.flatMap((item) => (item.type === 'function' ? [item.name] : []));

statement('plain-transfer-surplus', async ({ lockup: every, flow }) => {
  await inEachModel(every, async (lockup) => {
    await lockup.open();
    await flow.open();
    const sums = async () => [
      await lockup.read('aggregateAmount', ['dai']),
      await flow.read('aggregateAmount', ['usdc']),
    ];
    const before = await sums();
    await lockup.fund('other', dai('7'));
    await tokenOf(lockup, 'dai').call('other', 'transfer', ['lockup', dai('7')]);
    await flow.fund('other', usdc('7'), 'usdc');
    await tokenOf(flow, 'usdc').call('other', 'transfer', ['flow', usdc('7')]);
    expect(await sums()).toEqual(before);
    const refused = 'Comptrollerable_CallerNotComptroller';
    await lockup.reverts(refused, 'other', 'recover', ['dai', 'other']);
    await flow.reverts(refused, 'other', 'recover', ['usdc', 'other']);
  });
});

statement('recover-surplus-administration', async ({ lockup, flow }) => {
  await tokenOf(lockup, 'dai').call('stranger', 'mint', ['lockup', dai('7')]);
  await tokenOf(flow, 'usdc').call('stranger', 'mint', ['flow', usdc('7')]);
  await lockup.moves(
    async () => {
      await execute(lockup, 'recover', [lockup.addressOf('dai'), lockup.accounts.other]);
      await execute(flow, 'recover', [flow.addressOf('usdc'), flow.accounts.other]);
    },
    { lockup: -dai('7'), other: dai('7'), 'flow.usdc': -usdc('7'), 'other.usdc': usdc('7') },
  );
  // No package has these releases, so their ABIs decide.
  for (const { abi } of [flowV1_0, flowV1_1, flowV2_0])
    expect(functionsOf(abi.SablierFlow)).toContain('recover');
  expect(functionsOf(lockupV3_0.abi.SablierLockup)).toContain('recover');
});

statement('older-no-recover', ({ lockup, lockupV1_0, lockupV1_2 }) => {
  expect(functionsOf(lockup.abi)).toContain('recover');
  for (const abi of [lockupV1_0.abi, lockupV1_2.abi, lockupV2_0.abi.SablierLockup]) {
    expect(functionsOf(abi)).toContain('withdraw');
    expect(functionsOf(abi)).not.toContain('recover');
  }
});

/** Functions that could send tokens out: neither a creation, a reading, nor a change of settings. */
const sendingOut = (abi: Abi) =>
  abi.flatMap((item) =>
    item.type === 'function' &&
    item.stateMutability !== 'view' &&
    item.stateMutability !== 'pure' &&
    !/^(create|set|resetCustomFee$|transferAdmin$|transferFeesToComptroller$|collectFees$)/.test(
      item.name,
    )
      ? [item.name]
      : [],
  );

statement('batch-factory-keep', async ({ lockup }) => {
  expect(sendingOut(lockup.abi)).toContain('recover');
  const airdrops = [airdropsV1_2, airdropsV1_3, airdropsV2_0, airdropsV3_0];
  const factories = airdrops.flatMap(({ abi }) =>
    Object.entries(abi).filter(([name]) => name.includes('Factory')),
  );
  expect(factories).toHaveLength(11);
  const batches = [lockupV2_0, lockupV3_0, lockupV4_0].map(({ abi }) => abi.SablierBatchLockup);
  for (const abi of [...batches, ...factories.map(([, abi]) => abi)])
    expect(sendingOut(abi as Abi)).toEqual([]);

  // Lockup pulls the sum, of which the batch contract has received less.
  for (const [name, spent] of [
    ['TestToken', 0n],
    ['FeeOnTransferToken', dai('1')],
  ] as const) {
    const args = name === 'TestToken' ? ['PLAIN', 18] : [];
    const token = lockup.on(await lockup.deploy(name, args));
    const stray = dai('50');
    await token.call('stranger', 'mint', ['batchLockup', stray]);
    await token.call('sender', 'mint', ['sender', dai('100')]);
    await token.call('sender', 'approve', ['batchLockup', dai('100')]);
    await lockup.batch.call('sender', 'createWithDurationsLL', ['lockup', name, [entry()]]);
    expect(await token.read('balanceOf', ['batchLockup'])).toBe(stray - spent);
  }
});

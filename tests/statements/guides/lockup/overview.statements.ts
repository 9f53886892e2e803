import { zeroAddress } from 'viem';
import { expect } from 'vitest';
import { inEachModel, byEachCaller } from '../../chains/each';
import { statement, dai, DAY, usd } from '../../statement';
import { DOLLAR, entry, EVEN, logsOf, openEach, params, put } from './support';

statement('no-upgrade-pause-switch', ({ lockup }) => {
  const names = lockup.abi.flatMap((item) => (item.type === 'function' ? item.name : []));
  expect(names.filter((name) => /upgrade|pause|proxiable|implementation/i.test(name))).toEqual([]);
  expect(names).toContain('setComptroller');
});

statement('batch-approve-sablier-instead', async ({ lockup }) => {
  const call = ['lockup', 'dai', [entry()]];
  await lockup.fund('sender', dai('100'));
  await lockup.batch.reverts('ERC20InsufficientAllowance', 'sender', 'createWithDurationsLL', call);
  await lockup.batch.fund('other', dai('100'));
  await lockup.moves(() => lockup.batch.call('other', 'createWithDurationsLL', call), {
    other: -dai('100'),
    lockup: dai('100'),
  });
});

statement('mint-erc721-received', async ({ lockup }) => {
  const feed = await lockup.deploy('TestOracle', [8, 1n], 'feed');
  const id = await lockup.open({ recipient: 'feed' });
  expect(await lockup.read('getRecipient', [id])).toBe(feed.address);
  const other = await lockup.open();
  const move = ['recipient', 'feed', other];
  await lockup.reverts('ERC721InvalidReceiver', 'recipient', 'safeTransferFrom', move);
});

statement('getters-model-get', async ({ lockup }) => {
  const { linear, dynamic, tranched, priceGated } = await openEach(lockup);
  const all = [linear, dynamic, tranched, priceGated];
  const getters: [string, bigint][] = [
    ['getCliffTime', linear],
    ['getGranularity', linear],
    ['getUnlockAmounts', linear],
    ['getSegments', dynamic],
    ['getTranches', tranched],
    ['getPriceGatedUnlockParams', priceGated],
  ];
  for (const [getter, own] of getters) {
    await lockup.read(getter, [own]);
    for (const id of all.filter((one) => one !== own)) {
      await lockup.reverts('SablierLockupState_NotExpectedModel', 'other', getter, [id]);
    }
  }
});

statement('sender-parameter-gets-right', async ({ lockup }) => {
  const id = await lockup.open({ by: 'other', sender: 'sender' });
  await lockup.reverts('SablierLockup_Unauthorized', 'other', 'cancel', [id]);
  await lockup.call('sender', 'cancel', [id]);
  await lockup.fund('other', dai('100'));
  const none = [params({ sender: zeroAddress }), ...EVEN];
  const error = 'SablierLockupHelpers_SenderZeroAddress';
  await lockup.reverts(error, 'other', 'createWithDurationsLL', none);
});

// moment: asked at once, and after everything is withdrawn.
statement('fill-struct-field', async ({ lockup }) => {
  const id = await lockup.open({ transferable: false });
  const call = ['recipient', 'other', id];
  await lockup.reverts('SablierLockup_NotTransferable', 'recipient', 'transferFrom', call);
  await lockup.pass(200n * DAY);
  await lockup.call('recipient', 'withdrawMax', [id, 'recipient']);
  await lockup.reverts('SablierLockup_NotTransferable', 'recipient', 'transferFrom', call);
});

statement('leave-cancelable-nobody-ever', async ({ lockup }) => {
  const id = await lockup.open({ cancelable: false, by: 'other' });
  const stop = (who: string) => {
    const error = who === 'sender' ? 'StreamNotCancelable' : 'Unauthorized';
    return lockup.reverts(`SablierLockup_${error}`, who, 'cancel', [id]);
  };
  for (const who of ['other', 'comptroller']) await stop(who);
  await byEachCaller(lockup, id, stop);
  await lockup.pass(100n * DAY);
  expect(await lockup.read('withdrawableAmountOf', [id])).toBe(dai('100'));
});

statement('durations-count-block', async ({ lockup }) => {
  const signed = await lockup.now();
  await lockup.pass(7n * DAY);
  await lockup.fund('sender', dai('100'));
  const id = await lockup.call('sender', 'createWithDurationsLL', [params(), ...EVEN]);
  expect(await lockup.read<number>('getStartTime', [id])).toBe(Number(signed + 7n * DAY));
  expect(await lockup.read<number>('getEndTime', [id])).toBe(Number(signed + 107n * DAY));
});

statement('lockup-reject-past-settled', async ({ lockup }) => {
  const streams = await openEach(lockup, (await lockup.now()) - 51n * DAY);
  for (const id of Object.values(streams)) {
    expect(await lockup.statusOf(id)).toBe('SETTLED');
    expect(await lockup.read('withdrawableAmountOf', [id])).toBe(dai('100'));
  }
});

statement('call-atomic-accepts-native', async ({ lockup }) => {
  await lockup.batch.fund('sender', dai('100'));
  const error = 'SablierLockupHelpers_DepositAmountZero';
  const bad = ['lockup', 'dai', [entry(), entry({ depositAmount: 0n })]];
  await lockup.batch.reverts(error, 'sender', 'createWithDurationsLL', bad);
  expect(await lockup.read('nextStreamId')).toBe(1n);
  const good = ['lockup', 'dai', [entry()]];
  const coin = { value: 1n };
  await lockup.batch.reverts('no data', 'sender', 'createWithDurationsLL', good, coin);
  await lockup.batch.call('sender', 'createWithDurationsLL', good);
});

statement('create-events-dynamic-tranched', async ({ lockup }) => {
  const { shape, ...common } = params();
  const end = (await lockup.now()) + DAY;
  const calls: [string, string, object][] = [
    ['Linear', 'createWithDurationsLL', entry()],
    [
      'Dynamic',
      'createWithDurationsLD',
      {
        ...common,
        segmentsWithDuration: [{ amount: dai('100'), exponent: dai('1'), duration: DAY }],
        shape,
      },
    ],
    [
      'Tranched',
      'createWithDurationsLT',
      { ...common, tranchesWithDuration: [{ amount: dai('100'), duration: DAY }], shape },
    ],
    [
      'PriceGated',
      'createWithTimestampsLPG',
      {
        ...common,
        timestamps: { start: end - DAY, end },
        unlockParams: { oracle: 'oracle', targetPrice: usd('5000') },
        shape,
      },
    ],
  ];
  const funders: unknown[] = [];
  for (const [model, name, stream] of calls) {
    await lockup.batch.fund('other', dai('100'));
    const create = () => lockup.batch.call('other', name, ['lockup', 'dai', [stream]]);
    const logs = await logsOf(lockup, create);
    const created = logs.find((log) => log.name === `CreateLockup${model}Stream`);
    const { commonParams, ...rest } = created?.args ?? {};
    funders.push((commonParams as { funder: string } | undefined)?.funder ?? Object.keys(rest));
  }
  const { address } = lockup.batch;
  expect(funders).toEqual([address, address, address, ['streamId', 'oracle', 'targetPrice']]);
});

statement('real-caller-create', async ({ lockup }) => {
  await lockup.batch.fund('other', dai('200'));
  const create = () =>
    lockup.batch.call('other', 'createWithDurationsLL', ['lockup', 'dai', [entry(), entry()]]);
  const [made] = await logsOf(lockup.batch, create);
  expect(made?.name).toBe('CreateLockupBatch');
  expect(made?.args.funder).toBe(lockup.accounts.other);
});

statement('mix-models-encode', async ({ lockup }) => {
  await lockup.fund('other', dai('200'));
  const tranches = [{ amount: dai('100'), duration: DAY }];
  const calls = [
    lockup.encode('createWithDurationsLL', [params(), ...EVEN]),
    lockup.encode('createWithDurationsLT', [params(), tranches]),
  ];
  await lockup.moves(() => lockup.call('other', 'batch', [calls]), {
    other: -dai('200'),
    lockup: dai('200'),
  });
  expect(await lockup.read<number>('getLockupModel', [1n])).toBe(0);
  expect(await lockup.read<number>('getLockupModel', [2n])).toBe(2);
});

statement('only-withdrawals-require', async ({ lockup }) => {
  const free = await lockup.open();
  await lockup.pass(10n * DAY);
  await lockup.call('recipient', 'withdrawMax', [free, 'recipient']);
  await lockup.setMinFee(usd('1'));
  const [id, kept] = [await lockup.open(), await lockup.open()];
  await lockup.pass(10n * DAY);
  await lockup.call('sender', 'cancel', [id]);
  await lockup.call('sender', 'renounce', [kept]);
  const error = 'SablierLockup_InsufficientFeePayment';
  await lockup.reverts(error, 'recipient', 'withdrawMax', [id, 'recipient']);
});

statement('lockup-receive-plain-reverts', async ({ lockup }) => {
  const { chain, accounts, address: to } = lockup;
  const send = (gas: bigint) =>
    chain.sendTransaction({ account: accounts.other, to, value: 1n, gas, gasPrice: 0n });
  await expect(chain.call({ account: accounts.other, to, value: 1n })).rejects.toThrow(/revert/);
  expect(lockup.abi.some(({ type }) => type === 'receive' || type === 'fallback')).toBe(false);
  await send(100_000n).catch(() => undefined);
  expect(await chain.getBalance({ address: to })).toBe(0n);
});

// moment: the function takes ids and amounts, and no destination.
statement('withdraw-always-pays-recipients', async ({ lockup }) => {
  const ids = [await lockup.open(), await lockup.open({ recipient: 'owner' })];
  await lockup.call('recipient', 'setApprovalForAll', ['operator', true]);
  for (const who of ['sender', 'recipient', 'operator', 'stranger']) {
    await lockup.pass(10n * DAY);
    const call = [ids, [dai('10'), dai('10')]];
    await lockup.moves(() => lockup.call(who, 'withdrawMultiple', call), {
      recipient: dai('10'),
      owner: dai('10'),
      lockup: -dai('20'),
    });
  }
});

statement('transfer-requires-burning-depleted', async ({ lockup: every }) => {
  await inEachModel(every, async (lockup) => {
    const [fixed, free] = [await lockup.open({ transferable: false }), await lockup.open()];
    const move = (id: bigint) => ['recipient', 'other', id];
    const refused = 'SablierLockup_NotTransferable';
    await lockup.reverts(refused, 'recipient', 'transferFrom', move(fixed));
    await lockup.reverts('SablierLockup_StreamNotDepleted', 'recipient', 'burn', [fixed]);
    await lockup.call('recipient', 'transferFrom', move(free));
    await lockup.pass(100n * DAY);
    await lockup.reverts('SablierLockup_StreamNotDepleted', 'recipient', 'burn', [fixed]);
    await lockup.call('recipient', 'withdrawMax', [fixed, 'recipient']);
    await lockup.call('recipient', 'burn', [fixed]);
  });
});

statement('contract-must-sender', async ({ lockup }) => {
  const manager = await put(lockup, 'StreamManager', ['sender', 'lockup']);
  const [mine, its] = [
    await lockup.open(),
    await lockup.open({ sender: 'StreamManager', by: 'other' }),
  ];
  await manager.reverts('SablierLockup_Unauthorized', 'sender', 'cancel', [mine]);
  await manager.call('sender', 'cancel', [its]);
  expect(await lockup.read('wasCanceled', [its])).toBe(true);
});

statement('end-time-not', async ({ lockup }) => {
  const start = await lockup.now();
  await lockup.fund('sender', dai('100'));
  const tranches = [{ amount: dai('100'), timestamp: start + DAY }];
  const call = (end: bigint) => [params({ timestamps: { start, end } }), tranches];
  const error = 'SablierLockupHelpers_EndTimeNotEqualToLastTrancheTimestamp';
  await lockup.reverts(error, 'sender', 'createWithTimestampsLT', call(start + DAY + 1n));
  await lockup.call('sender', 'createWithTimestampsLT', call(start + DAY));
});

statement('errors-abi-although', async ({ lockup }) => {
  const errors = lockup.abi.flatMap((item) => (item.type === 'error' ? item.name : []));
  expect(errors.filter((name) => name.startsWith('SablierLockupHelpers_'))).toEqual([]);
  const call = [params({ depositAmount: 0n }), ...EVEN];
  const error = 'SablierLockupHelpers_DepositAmountZero';
  await lockup.reverts(error, 'sender', 'createWithDurationsLL', call);
});

statement('comptroller-oracle-returns-add', async ({ lockup }) => {
  await lockup.setMinFee(usd('1'));
  const id = await lockup.open();
  expect(await lockup.read('calculateMinFeeWei', [id])).toBe(DOLLAR);
  await lockup.comptroller.call('admin', 'setOracle', [zeroAddress]);
  expect(await lockup.read('calculateMinFeeWei', [id])).toBe(0n);
});

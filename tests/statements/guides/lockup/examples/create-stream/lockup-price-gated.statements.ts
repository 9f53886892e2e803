import { zeroAddress } from 'viem';
import { expect } from 'vitest';
import { statement, dai, DAY, usd, WEEK, type Chains } from '../../../../statement';
import { standIn } from '../../../../chains/stand-in';
import { logsOf, params, put } from '../../support';

const TARGET = { targetPrice: usd('5000'), total: 52n * WEEK };

/** Arguments of `createWithTimestampsLPG`, funded and complete but for the feed. */
const termsWith = async (lockup: Chains['lockup'], oracle: string) => {
  await lockup.fund('sender', dai('100'));
  const start = await lockup.now();
  const timestamps = { start, end: start + WEEK };
  return [
    { ...params(), timestamps },
    { oracle, targetPrice: usd('5000') },
  ];
};

/** Released amount and status of a stream. */
const stateOf = async ({ read, statusOf }: Chains['lockup'], id: bigint) => [
  await read('streamedAmountOf', [id]),
  await statusOf(id),
];

statement('before-end-below', async ({ lockup }) => {
  const start = (await lockup.now()) + DAY;
  const id = await lockup.open({ ...TARGET, start });
  await lockup.setPrice(usd('5000') - 1n);
  await lockup.pass(DAY - 1n);
  expect(await stateOf(lockup, id)).toEqual([0n, 'PENDING']);
  for (const seconds of [1n, 52n * WEEK - 1n]) {
    await lockup.pass(seconds);
    expect(await stateOf(lockup, id)).toEqual([0n, 'STREAMING']);
  }
});

statement('before-end-above', async ({ lockup }) => {
  const start = (await lockup.now()) + DAY;
  const id = await lockup.open({ ...TARGET, start });
  await lockup.setPrice(usd('5000'));
  expect(await stateOf(lockup, id)).toEqual([dai('100'), 'PENDING']);
  for (const seconds of [DAY, 52n * WEEK - 1n]) {
    await lockup.pass(seconds);
    for (const price of [usd('5000'), usd('9000')]) {
      await lockup.setPrice(price);
      expect(await stateOf(lockup, id)).toEqual([dai('100'), 'SETTLED']);
    }
  }
});

statement('end-after', async ({ lockup }) => {
  const id = await lockup.open(TARGET);
  for (const seconds of [52n * WEEK, DAY]) {
    await lockup.pass(seconds);
    expect(await stateOf(lockup, id)).toEqual([dai('100'), 'SETTLED']);
  }
});

statement('price-falls-somebody-withdraws', async ({ lockup }) => {
  const id = await lockup.open(TARGET);
  await lockup.setPrice(usd('5000'));
  expect(await lockup.read('withdrawableAmountOf', [id])).toBe(dai('100'));
  await lockup.setPrice(usd('4999'));
  expect(await lockup.read('withdrawableAmountOf', [id])).toBe(0n);
  await lockup.moves(() => lockup.call('sender', 'cancel', [id]), {
    sender: dai('100'),
    lockup: -dai('100'),
  });
});

statement('start-influence-condition-met', async ({ lockup }) => {
  const start = (await lockup.now()) + 10n * DAY;
  const id = await lockup.open({ ...TARGET, start });
  await lockup.setPrice(usd('5000'));
  expect(await lockup.statusOf(id)).toBe('PENDING');
  await lockup.moves(() => lockup.call('recipient', 'withdrawMax', [id, 'recipient']), {
    recipient: dai('100'),
    lockup: -dai('100'),
  });
});

statement('feed-old-answer', async ({ lockup }) => {
  const feed = await put(lockup, 'StaleFeed');
  const id = await lockup.open({ ...TARGET, oracle: 'StaleFeed', token: 'usdc' });
  expect(await lockup.read('withdrawableAmountOf', [id])).toBe(0n);
  await feed.call('sender', 'set', [usd('5000')]);
  expect(await lockup.read('withdrawableAmountOf', [id])).toBe(dai('100'));
});

statement('before-start-returns-flag', async ({ lockup }) => {
  const start = (await lockup.now()) + 10n * DAY;
  const id = await lockup.open({ ...TARGET, start });
  await lockup.setPrice(usd('5000'));
  expect(await lockup.read('isCancelable', [id])).toBe(true);
  await lockup.reverts('SablierLockup_StreamSettled', 'sender', 'cancel', [id]);
  await lockup.pass(10n * DAY);
  expect(await lockup.read('isCancelable', [id])).toBe(false);
});

// moment: the target is fixed at creation.
statement('target-always-decimals-usd', async ({ lockup }) => {
  const targetPrice = 500_000_000_000n;
  const fine = await put(lockup, 'TestOracle', [18, dai('3000')], 'fine');
  const short = await lockup.open({ targetPrice });
  const long = await lockup.open({ targetPrice, oracle: 'fine' });
  await lockup.setPrice(usd('4999'));
  await fine.call('admin', 'setPrice', [dai('4999')]);
  for (const id of [short, long]) expect(await lockup.read('streamedAmountOf', [id])).toBe(0n);
  await lockup.setPrice(usd('5000'));
  await fine.call('admin', 'setPrice', [dai('5000')]);
  for (const id of [short, long])
    expect(await lockup.read('streamedAmountOf', [id])).toBe(dai('100'));
});

statement('answer-dated-future', async ({ lockup }) => {
  const feed = await put(lockup, 'OddFeed');
  const reader = await put(lockup, 'PriceGatedStreamCreator', ['lockup', 'dai', 'OddFeed']);
  const id = await lockup.open({ ...TARGET, oracle: 'OddFeed' });
  const above = usd('6000');
  const answers: [bigint, bigint, boolean, bigint][] = [
    [above, 0n, false, above],
    [0n, 0n, false, 0n],
    [-1n, 0n, false, 0n],
    [above, 1n, false, 0n],
    [2n ** 128n, 0n, false, 0n],
    [above, 0n, true, 0n],
  ];
  for (const [price, lead, fails, counts] of answers) {
    await feed.call('admin', 'set', [price, lead, fails]);
    expect(await reader.read('currentPrice')).toBe(counts);
    const released = counts > 0n ? dai('100') : 0n;
    expect(await lockup.read('streamedAmountOf', [id])).toBe(released);
  }
});

// moment: asked at each price before the end, and at the end.
statement('size-before-converts', async ({ lockup }) => {
  const cent = 10n ** 34n; // of a feed with 36 decimals
  const fine = await put(lockup, 'TestOracle', [36, 100_000n * cent], 'fine');
  const high = await lockup.open({ ...TARGET, oracle: 'fine' });
  await fine.call('admin', 'setPrice', [30_000n * cent]);
  const low = await lockup.open({ targetPrice: usd('340'), oracle: 'fine' });
  const answers: [bigint, bigint][] = [
    [34_000n, dai('100')],
    [34_028n, dai('100')],
    [34_029n, 0n],
    [500_000n, 0n],
    [900_000n, 0n],
  ];
  for (const [cents, released] of answers) {
    await fine.call('admin', 'setPrice', [cents * cent]);
    expect(await lockup.read('streamedAmountOf', [low])).toBe(released);
    expect(await lockup.read('streamedAmountOf', [high])).toBe(0n);
  }
  await lockup.pass(52n * WEEK);
  expect(await lockup.read('streamedAmountOf', [high])).toBe(dai('100'));
});

statement('event-lockup-gated', async ({ lockup }) => {
  const logs = await logsOf(lockup, () => lockup.open(TARGET));
  const found = logs.filter(({ name }) => name === 'CreateLockupPriceGatedStream');
  expect(found.map(({ args }) => Object.keys(args).sort())).toEqual([
    ['oracle', 'streamId', 'targetPrice'],
  ]);
  expect(found[0]?.args).toMatchObject({ streamId: 1n, targetPrice: usd('5000') });
});

statement('local-deploy-set', async ({ lockup }) => {
  const creator = await put(lockup, 'PriceGatedStreamCreator', ['lockup', 'dai', 'oracle']);
  await creator.fund('other', dai('70'));
  const id = await creator.call('other', 'createStream', ['owner', dai('70'), usd('5000')]);
  const read: bigint[] = [];
  for (const price of [usd('4999'), usd('5000'), usd('4999')]) {
    await lockup.setPrice(price);
    read.push(await lockup.read('withdrawableAmountOf', [id]));
  }
  expect(read).toEqual([0n, dai('70'), 0n]);
});

statement('price-below-target', async ({ lockup }) => {
  const [id, fixed] = [
    await lockup.open(TARGET),
    await lockup.open({ ...TARGET, cancelable: false }),
  ];
  const error = 'SablierLockup_WithdrawAmountZero';
  await lockup.reverts(error, 'recipient', 'withdrawMax', [id, 'recipient']);
  await lockup.reverts('SablierLockup_StreamNotCancelable', 'sender', 'cancel', [fixed]);
  await lockup.moves(() => lockup.call('sender', 'cancel', [id]), {
    sender: dai('100'),
    lockup: -dai('100'),
  });
});

statement('above-target', async ({ lockup }) => {
  const id = await lockup.open(TARGET);
  for (const price of [usd('5000'), usd('5001')]) {
    await lockup.setPrice(price);
    await lockup.reverts('SablierLockup_StreamSettled', 'sender', 'cancel', [id]);
  }
  await lockup.call('recipient', 'withdrawMax', [id, 'recipient']);
  expect(await lockup.balanceOf('recipient')).toBe(dai('100'));
});

statement('after-end', async ({ lockup }) => {
  const id = await lockup.open(TARGET);
  await lockup.pass(52n * WEEK);
  await lockup.reverts('SablierLockup_StreamSettled', 'sender', 'cancel', [id]);
  await lockup.moves(() => lockup.call('recipient', 'withdrawMax', [id, 'other']), {
    other: dai('100'),
    lockup: -dai('100'),
  });
});

statement('start-false-whatever-flag', async ({ lockup }) => {
  const start = (await lockup.now()) + DAY;
  const id = await lockup.open({ ...TARGET, start });
  await lockup.setPrice(usd('5000'));
  await lockup.pass(DAY - 1n);
  expect(await lockup.read<boolean>('isCancelable', [id])).toBe(true);
  await lockup.pass(1n);
  expect(await lockup.read<boolean>('isCancelable', [id])).toBe(false);
  await lockup.setPrice(usd('4999'));
  expect(await lockup.read<boolean>('isCancelable', [id])).toBe(true);
});

statement('target-price-too', async ({ lockup }) => {
  const creator = await put(lockup, 'PriceGatedStreamCreator', ['lockup', 'dai', 'oracle']);
  await creator.fund('other', dai('100'));
  const call = (target: bigint) => ['owner', dai('100'), target];
  const error = 'SablierLockup_TargetPriceTooLow';
  await creator.reverts(error, 'other', 'createStream', call(usd('3000')));
  await creator.reverts(error, 'other', 'createStream', call(usd('2999')));
  await creator.call('other', 'createStream', call(usd('3000') + 1n));
});

statement('safe-oracle-misses', async ({ lockup }) => {
  for (const oracle of ['dai', 'lockup', zeroAddress]) {
    const args = await termsWith(lockup, oracle);
    await lockup.reverts('SafeOracle_MissesInterface', 'sender', 'createWithTimestampsLPG', args);
  }
});

statement('revert-without-data', async ({ lockup }) => {
  const refused = async (oracle: string) => {
    const args = await termsWith(lockup, oracle);
    await lockup.reverts('no data', 'sender', 'createWithTimestampsLPG', args);
  };
  await refused('stranger');
  const [decimals, now] = [[8n], await lockup.now()];
  const feeds: readonly Parameters<typeof standIn>[1][] = [
    // A Safe without a handler answers an unknown function with nothing.
    {},
    { 'decimals()': decimals },
    { 'decimals()': decimals, 'latestRoundData()': [1n, usd('1')] },
    { 'decimals()': decimals, 'latestRoundData()': [1n << 80n, usd('1'), now, now, 1n] },
    { 'decimals()': [256n], 'latestRoundData()': [1n, usd('1'), now, now, 1n] },
  ];
  for (const answers of feeds) await refused(await standIn(lockup, answers));
  // The handler that a Safe usually has refuses an unknown function.
  const usual = await termsWith(lockup, await standIn(lockup, { otherwise: 'reverts' }));
  await lockup.reverts('SafeOracle_MissesInterface', 'sender', 'createWithTimestampsLPG', usual);
});

statement('feed-later-reports-counts', async ({ lockup }) => {
  const feed = await put(lockup, 'OddFeed');
  const id = await lockup.open({ ...TARGET, oracle: 'OddFeed' });
  const answers: [bigint, boolean, bigint][] = [
    [usd('6000'), true, 0n],
    [-1n, false, 0n],
    [0n, false, 0n],
    [usd('6000'), false, dai('100')],
    [usd('6000'), true, 0n],
  ];
  for (const [price, fails, released] of answers) {
    await feed.call('admin', 'set', [price, 0n, fails]);
    expect(await lockup.read('withdrawableAmountOf', [id])).toBe(released);
  }
  await lockup.pass(52n * WEEK);
  expect(await lockup.read('withdrawableAmountOf', [id])).toBe(dai('100'));
});

// moment: asked before the end and at the end, where the answer changes.
statement('returns-little-reads-withdrawals', async ({ lockup }) => {
  const feed = await lockup.deploy('TestOracle', [8, usd('3000')], 'feed');
  const [id, kept] = [
    await lockup.open({ ...TARGET, oracle: 'feed' }),
    await lockup.open({ ...TARGET, oracle: 'feed' }),
  ];
  // Answers every call with one word, the number 8.
  await lockup.chain.setCode({ address: feed.address, bytecode: '0x600860005260206000f3' });
  for (const view of ['streamedAmountOf', 'withdrawableAmountOf', 'statusOf', 'isCancelable']) {
    await lockup.reverts('no data', 'other', view, [id]);
  }
  await lockup.reverts('no data', 'recipient', 'withdrawMax', [id, 'recipient']);
  await lockup.reverts('no data', 'recipient', 'withdraw', [id, 'recipient', dai('100')]);
  await lockup.reverts('no data', 'sender', 'cancel', [id]);
  await lockup.pass(52n * WEEK);
  expect(await lockup.read('streamedAmountOf', [kept])).toBe(dai('100'));
  await lockup.moves(() => lockup.call('recipient', 'withdrawMax', [id, 'recipient']), {
    recipient: dai('100'),
    lockup: -dai('100'),
  });
});

statement('released-end-all', async ({ lockup }) => {
  const [common, unlock] = await termsWith(lockup, 'oracle');
  const gated = { ...common, unlockParams: { ...unlock, targetPrice: usd('4000') } };
  await lockup.batch.fund('sender', dai('200'));
  const list = [gated, { ...gated, unlockParams: unlock }];
  const call = ['lockup', 'dai', list];
  const ids = await lockup.batch.call<bigint[]>('sender', 'createWithTimestampsLPG', call);
  const released = () => Promise.all(ids.map((id) => lockup.read('streamedAmountOf', [id])));
  await lockup.setPrice(usd('4500'));
  expect(await released()).toEqual([dai('100'), 0n]);
  await lockup.setPrice(usd('3000'));
  expect(await released()).toEqual([0n, 0n]);
  await lockup.pass(WEEK);
  expect(await released()).toEqual([dai('100'), dai('100')]);
});

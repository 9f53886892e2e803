import { zeroAddress } from 'viem';
import { expect } from 'vitest';
import { claim, dai, DAY, usd, WEEK, type Chains } from '../../../../claim';
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

claim(
  '/guides/lockup/examples/create-stream/lockup-price-gated',
  'before the end, below the target | 0 | STREAMING',
  async ({ lockup }) => {
    const id = await lockup.open(TARGET);
    await lockup.setPrice(usd('5000') - 1n);
    await lockup.pass(52n * WEEK - 1n);
    expect(await stateOf(lockup, id)).toEqual([0n, 'STREAMING']);
  },
);

claim(
  '/guides/lockup/examples/create-stream/lockup-price-gated',
  'before the end, at or above it | the deposit | SETTLED',
  async ({ lockup }) => {
    const id = await lockup.open(TARGET);
    for (const price of [usd('5000'), usd('9000')]) {
      await lockup.setPrice(price);
      expect(await stateOf(lockup, id)).toEqual([dai('100'), 'SETTLED']);
    }
  },
);

claim(
  '/guides/lockup/examples/create-stream/lockup-price-gated',
  'at the end and after | the deposit | SETTLED',
  async ({ lockup }) => {
    const id = await lockup.open(TARGET);
    for (const seconds of [52n * WEEK, DAY]) {
      await lockup.pass(seconds);
      expect(await stateOf(lockup, id)).toEqual([dai('100'), 'SETTLED']);
    }
  },
);

claim(
  '/guides/lockup/examples/create-stream/lockup-price-gated',
  'If the price falls again before somebody withdraws, the stream is locked again, and a sender with the right to cancel can take the whole deposit back.',
  async ({ lockup }) => {
    const id = await lockup.open(TARGET);
    await lockup.setPrice(usd('5000'));
    expect(await lockup.read('withdrawableAmountOf', [id])).toBe(dai('100'));
    await lockup.setPrice(usd('4999'));
    expect(await lockup.read('withdrawableAmountOf', [id])).toBe(0n);
    await lockup.moves(() => lockup.call('sender', 'cancel', [id]), {
      sender: dai('100'),
      lockup: -dai('100'),
    });
  },
);

claim(
  '/guides/lockup/examples/create-stream/lockup-price-gated',
  'The start has no influence on the price condition: if the target is met before the start, the recipient can withdraw although the status is still PENDING.',
  async ({ lockup }) => {
    const start = (await lockup.now()) + 10n * DAY;
    const id = await lockup.open({ ...TARGET, start });
    await lockup.setPrice(usd('5000'));
    expect(await lockup.statusOf(id)).toBe('PENDING');
    await lockup.moves(() => lockup.call('recipient', 'withdrawMax', [id, 'recipient']), {
      recipient: dai('100'),
      lockup: -dai('100'),
    });
  },
);

claim(
  '/guides/lockup/examples/create-stream/lockup-price-gated',
  'The target always has 8 decimals: 5,000 USD is 500000000000, for a feed with 8 decimals and for one with 18.',
  async ({ lockup }) => {
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
  },
);

claim(
  '/guides/lockup/examples/create-stream/lockup-price-gated',
  'An answer of zero or less, one dated in the future, one too large for uint128 and a call that reverts all count as a price of 0.',
  async ({ lockup }) => {
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
  },
);

claim(
  '/guides/lockup/examples/create-stream/lockup-price-gated',
  'The event CreateLockupPriceGatedStream contains only the id, the oracle and the target.',
  async ({ lockup }) => {
    const logs = await logsOf(lockup, () => lockup.open(TARGET));
    const found = logs.filter(({ name }) => name === 'CreateLockupPriceGatedStream');
    expect(found.map(({ args }) => Object.keys(args).sort())).toEqual([
      ['oracle', 'streamId', 'targetPrice'],
    ]);
    expect(found[0]?.args).toMatchObject({ streamId: 1n, targetPrice: usd('5000') });
  },
);

claim(
  '/guides/lockup/examples/create-stream/lockup-price-gated',
  'On a local chain, deploy a feed whose price you can set, create the stream with a target of 5,000 USD and move the price: at 4,999 withdrawableAmountOf returns 0, at 5,000 the deposit, and at 4,999 again 0.',
  async ({ lockup }) => {
    const creator = await put(lockup, 'PriceGatedStreamCreator', ['lockup', 'dai', 'oracle']);
    await creator.fund('other', dai('70'));
    const id = await creator.call('other', 'createStream', ['owner', dai('70'), usd('5000')]);
    const read: bigint[] = [];
    for (const price of [usd('4999'), usd('5000'), usd('4999')]) {
      await lockup.setPrice(price);
      read.push(await lockup.read('withdrawableAmountOf', [id]));
    }
    expect(read).toEqual([0n, dai('70'), 0n]);
  },
);

claim(
  '/guides/lockup/examples/create-stream/lockup-price-gated',
  'price below the target | can cancel, if cancelable, and get everything back | cannot withdraw',
  async ({ lockup }) => {
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
  },
);

claim(
  '/guides/lockup/examples/create-stream/lockup-price-gated',
  'at or above the target | cancel reverts with SablierLockup_StreamSettled | can withdraw everything',
  async ({ lockup }) => {
    const id = await lockup.open(TARGET);
    for (const price of [usd('5000'), usd('5001')]) {
      await lockup.setPrice(price);
      await lockup.reverts('SablierLockup_StreamSettled', 'sender', 'cancel', [id]);
    }
    await lockup.call('recipient', 'withdrawMax', [id, 'recipient']);
    expect(await lockup.balanceOf('recipient')).toBe(dai('100'));
  },
);

claim(
  '/guides/lockup/examples/create-stream/lockup-price-gated',
  'after the end | cannot cancel | can withdraw everything',
  async ({ lockup }) => {
    const id = await lockup.open(TARGET);
    await lockup.pass(52n * WEEK);
    await lockup.reverts('SablierLockup_StreamSettled', 'sender', 'cancel', [id]);
    await lockup.moves(() => lockup.call('recipient', 'withdrawMax', [id, 'other']), {
      other: dai('100'),
      lockup: -dai('100'),
    });
  },
);

claim(
  '/guides/lockup/examples/create-stream/lockup-price-gated',
  'From the start on, isCancelable returns false at or above the target whatever the flag says; Verify it shows how a recipient can be sure.',
  async ({ lockup }) => {
    const start = (await lockup.now()) + DAY;
    const id = await lockup.open({ ...TARGET, start });
    await lockup.setPrice(usd('5000'));
    await lockup.pass(DAY - 1n);
    expect(await lockup.read<boolean>('isCancelable', [id])).toBe(true);
    await lockup.pass(1n);
    expect(await lockup.read<boolean>('isCancelable', [id])).toBe(false);
    await lockup.setPrice(usd('4999'));
    expect(await lockup.read<boolean>('isCancelable', [id])).toBe(true);
  },
);

claim(
  '/guides/lockup/examples/create-stream/lockup-price-gated',
  'SablierLockup_TargetPriceTooLow | the price is already at or above the target | raise the target, and check its 8 decimals',
  async ({ lockup }) => {
    const creator = await put(lockup, 'PriceGatedStreamCreator', ['lockup', 'dai', 'oracle']);
    await creator.fund('other', dai('100'));
    const call = (target: bigint) => ['owner', dai('100'), target];
    const error = 'SablierLockup_TargetPriceTooLow';
    await creator.reverts(error, 'other', 'createStream', call(usd('3000')));
    await creator.reverts(error, 'other', 'createStream', call(usd('2999')));
    await creator.call('other', 'createStream', call(usd('3000') + 1n));
  },
);

claim(
  '/guides/lockup/examples/create-stream/lockup-price-gated',
  'SafeOracle_MissesInterface | a contract that is not a feed, or zero | check chain and address',
  async ({ lockup }) => {
    for (const oracle of ['dai', 'lockup', zeroAddress]) {
      const args = await termsWith(lockup, oracle);
      await lockup.reverts('SafeOracle_MissesInterface', 'sender', 'createWithTimestampsLPG', args);
    }
  },
);

claim(
  '/guides/lockup/examples/create-stream/lockup-price-gated',
  'a revert without data | no contract at the address of the feed | check chain and address',
  async ({ lockup }) => {
    const args = await termsWith(lockup, 'stranger');
    await lockup.reverts('no data', 'sender', 'createWithTimestampsLPG', args);
  },
);

claim(
  '/guides/lockup/examples/create-stream/lockup-price-gated',
  'If the feed later reverts or reports a price of zero or less, the price counts as zero: the stream stays locked until the feed recovers or the stream ends.',
  async ({ lockup }) => {
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
  },
);

claim(
  '/guides/lockup/examples/create-stream/lockup-price-gated',
  'If it returns too little data, reads, withdrawals and cancellations revert until the end; from then on, reads and withdrawals work again.',
  async ({ lockup }) => {
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
  },
);

claim(
  '/guides/lockup/examples/create-stream/lockup-price-gated',
  'Each is released at its own price, and at the end all of them are:',
  async ({ lockup }) => {
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
  },
);

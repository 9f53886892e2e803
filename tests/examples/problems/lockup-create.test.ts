import { zeroAddress } from 'viem';
import { afterAll, beforeAll } from 'vitest';
import { createDynamicStream } from '../../../examples/lockup/create-stream/create-dynamic';
import { createLinearStream } from '../../../examples/lockup/create-stream/create-linear';
import { createPriceGatedStream } from '../../../examples/lockup/create-stream/create-price-gated';
import { createTranchedStream } from '../../../examples/lockup/create-stream/create-tranched';
import * as manage from '../../../examples/lockup/stream-management/manage-stream';
import type { Deployed } from '@sablier-docs/testing/deployed';
import { expectStream } from '@sablier-docs/testing/expect-stream';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';
import { dai, WEEK } from '@sablier-docs/testing/streams';
import { mistaken, mistakenSamples } from './mistakes';
import { problemsOn } from './problems';

/* Tables "What can go wrong" of /guides/lockup/examples/create-stream/* */

const GUIDES = 'guides/lockup/examples/create-stream';
const SAMPLES = 'examples/lockup/create-stream';
const deposit = dai('100');
const long = 'x'.repeat(33);

const linear = `${SAMPLES}/LinearStreamCreator.sol`;
const dynamic = `${SAMPLES}/DynamicStreamCreator.sol`;
const tranched = `${SAMPLES}/TranchedStreamCreator.sol`;

const deployMistake = mistakenSamples({
  noSender: { file: linear, from: 'sender: msg.sender', to: 'sender: address(0)' },
  unlockWithoutCliff: { file: linear, from: 'cliff: 0 })', to: 'cliff: 1 })' },
  longLabel: { file: linear, from: '"linear" :', to: `"${long}" :` },
  noSegments: {
    file: dynamic,
    from: '(params, segments)',
    to: '(params, new LockupDynamic.Segment[](0))',
  },
  lateStart: { file: dynamic, from: 'startTime + 4 weeks', to: 'startTime' },
  sameEnds: { file: dynamic, from: 'startTime + 4 weeks', to: 'startTime + 52 weeks' },
  otherEnd: { file: dynamic, from: '1].timestamp }', to: '1].timestamp + 1 }' },
  lostUnit: {
    file: dynamic,
    from: 'depositAmount: depositAmount',
    to: 'depositAmount: depositAmount - 1',
  },
  noTranches: {
    file: tranched,
    from: 'tranches: tranches',
    to: 'tranches: new LockupTranched.Tranche[](0)',
  },
  otherDate: { file: tranched, from: 'end: dates[count - 1]', to: 'end: dates[count - 1] + 1' },
  lostRemainder: { file: tranched, from: 'tranches[count - 1].amount +=', to: 'part +=' },
});

let local: LocalProtocol;
let creators: Record<'linear' | 'dynamic' | 'tranched', Deployed>;
let now: bigint;

beforeAll(async () => {
  local = await startProtocol();
  const { lockup, token } = local.contracts;
  const args = [lockup, token];
  creators = {
    linear: await local.deployExample('LinearStreamCreator', args),
    dynamic: await local.deployExample('DynamicStreamCreator', args),
    tranched: await local.deployExample('TranchedStreamCreator', args),
  };
  const { sender } = local.accounts;
  await local.mint(sender, dai('1000'));
  for (const { address } of Object.values(creators))
    await local.approve(sender, address, dai('1000'));
  now = await local.now();
});
afterAll(() => local?.stop());

const call = (contract: Deployed, name: string, args: unknown[]) =>
  local.send(local.accounts.sender, contract, name, args);

/** A call of a sample with a mistake, which may take the sender's tokens. */
async function wrong(mistake: Parameters<typeof deployMistake>[1], name: string, args: unknown[]) {
  const { lockup, token } = local.contracts;
  const contract = await deployMistake(local, mistake, [lockup, token]);
  await local.approve(local.accounts.sender, contract.address, dai('1000'));
  return call(contract, name, args);
}

const clients = () => local.clients(local.accounts.sender);
const options = () => ({
  lockup: local.contracts.lockup,
  token: local.contracts.token,
  recipient: local.accounts.recipient,
  depositAmount: deposit,
});

interface Params {
  timestamps: { start: bigint | number; end: bigint | number };
  depositAmount: bigint;
}

const linearTs = (changes: object = {}, by = clients()) =>
  createLinearStream(by, { ...options(), cliff: 0, ...changes });
const linearWith = (change: (...args: [Params, object, number, object]) => readonly unknown[]) =>
  linearTs({}, mistaken(clients(), 'createWithDurationsLL', change));
const weekly = (startAmount: bigint, start: bigint, end: bigint) =>
  call(creators.linear, 'createWeeklyStream', [
    local.accounts.recipient,
    deposit,
    startAmount,
    { start, end },
  ]);
const linearSol = (recipient: string, amount: bigint, cliff: bigint) =>
  call(creators.linear, 'createStream', [recipient, amount, cliff]);

problemsOn(`${GUIDES}/lockup-linear`, {
  "`ERC20InsufficientAllowance` or the token's own text": {
    solidity: () =>
      local.send(local.accounts.stranger, creators.linear, 'createStream', [
        local.accounts.recipient,
        deposit,
        0n,
      ]),
  },
  '`SablierLockupHelpers_DepositAmountZero`': {
    solidity: () => linearSol(local.accounts.recipient, 0n, 0n),
    typescript: () => linearTs({ depositAmount: 0n }),
  },
  '`SablierLockupHelpers_CliffTimeNotLessThanEndTime`': {
    solidity: () => linearSol(local.accounts.recipient, deposit, 52n * WEEK),
    typescript: () => linearTs({ cliff: Number(52n * WEEK) }),
  },
  '`SablierLockupHelpers_StartTimeNotLessThanEndTime`': {
    solidity: () => weekly(0n, now, now),
    typescript: () =>
      linearWith((params, unlocks, step) => [params, unlocks, step, { cliff: 0, total: 0 }]),
  },
  '`SablierLockupHelpers_SenderZeroAddress`': {
    solidity: () => wrong('noSender', 'createStream', [local.accounts.recipient, deposit, 0n]),
    typescript: () =>
      linearWith((params, ...rest) => [{ ...params, sender: zeroAddress }, ...rest]),
  },
  '`SablierLockupHelpers_CliffTimeZeroUnlockAmountNotZero`': {
    solidity: () =>
      wrong('unlockWithoutCliff', 'createStream', [local.accounts.recipient, deposit, 0n]),
    typescript: () =>
      linearWith((params, _, ...rest) => [params, { start: 0n, cliff: 1n }, ...rest]),
  },
  '`SablierLockupHelpers_UnlockAmountsSumTooHigh`': {
    solidity: () => weekly(deposit + 1n, now, now + 52n * WEEK),
    typescript: () =>
      linearWith((params, _, ...rest) => [params, { start: deposit + 1n, cliff: 0n }, ...rest]),
  },
  '`SablierLockupHelpers_GranularityTooHigh`': {
    solidity: () => weekly(0n, now, now + WEEK - 1n),
    typescript: () =>
      linearWith((params, unlocks, _, lengths) => [
        params,
        unlocks,
        Number(52n * WEEK) + 1,
        lengths,
      ]),
  },
  '`ERC721InvalidReceiver`': {
    solidity: () => linearSol(zeroAddress, deposit, 0n),
    typescript: () => linearTs({ recipient: zeroAddress }),
  },
  '`SablierLockupHelpers_StartTimeZero`': { solidity: () => weekly(0n, 0n, now) },
  '`SablierLockupHelpers_ShapeExceeds32Bytes`': {
    solidity: () => wrong('longLabel', 'createStream', [local.accounts.recipient, deposit, 0n]),
    typescript: () => linearWith((params, ...rest) => [{ ...params, shape: long }, ...rest]),
  },
});

interface Segment {
  amount: bigint;
  timestamp: number;
}

const curve = () => [local.accounts.recipient, deposit, deposit, now + 100n];
const dynamicWith = (change: (...args: [Params, Segment[]]) => readonly unknown[]) => {
  const { depositAmount, ...rest } = options();
  return createDynamicStream(mistaken(clients(), 'createWithTimestampsLD', change), {
    ...rest,
    evenAmount: depositAmount,
    curvedAmount: depositAmount,
    startTime: Number(now) + 100,
  });
};
const firstAt = (timestamp: (params: Params, last: Segment | undefined) => unknown) =>
  dynamicWith((params, [first, last]) => [
    params,
    [{ ...first, timestamp: timestamp(params, last) }, last],
  ]);
const many = (params: Params, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    amount: at === 0 ? params.depositAmount : 0n,
    exponent: dai('1'),
    timestamp: Number(params.timestamps.start) + at + 1,
  }));

problemsOn(`${GUIDES}/lockup-dynamic`, {
  '`SablierLockupHelpers_SegmentCountZero`': {
    solidity: () => wrong('noSegments', 'createStream', curve()),
    typescript: () => dynamicWith((params) => [params, []]),
  },
  '`SablierLockupHelpers_StartTimeNotLessThanFirstSegmentTimestamp`': {
    solidity: () => wrong('lateStart', 'createStream', curve()),
    typescript: () => firstAt(({ timestamps }) => timestamps.start),
  },
  '`SablierLockupHelpers_SegmentTimestampsNotOrdered`': {
    solidity: () => wrong('sameEnds', 'createStream', curve()),
    typescript: () => firstAt((_, last) => last?.timestamp),
  },
  '`SablierLockupHelpers_EndTimeNotEqualToLastSegmentTimestamp`': {
    solidity: () => wrong('otherEnd', 'createStream', curve()),
    typescript: () =>
      dynamicWith(({ timestamps, ...params }, segments) => [
        { ...params, timestamps: { ...timestamps, end: Number(timestamps.end) + 1 } },
        segments,
      ]),
  },
  '`SablierLockupHelpers_DepositAmountNotEqualToSegmentAmountsSum`': {
    solidity: () => wrong('lostUnit', 'createStream', curve()),
    typescript: () =>
      dynamicWith(({ depositAmount, ...params }, segments) => [
        { ...params, depositAmount: depositAmount - 1n },
        segments,
      ]),
  },
  'out of gas': {
    typescript: () =>
      dynamicWith((params) => [
        {
          ...params,
          timestamps: { ...params.timestamps, end: Number(params.timestamps.start) + 1_400 },
        },
        many(params, 1_400),
      ]),
  },
});

const dates = () => [now + WEEK, now + 2n * WEEK];
const installments = (start: bigint, list: bigint[]) => [
  local.accounts.recipient,
  deposit + 1n,
  start,
  list,
];
const tranchedTs = (changes: object = {}, by = clients()) =>
  createTranchedStream(by, {
    ...options(),
    startTime: Number(now),
    dates: dates().map(Number),
    ...changes,
  });
const tranchedWith = (change: (...args: [Params, Segment[]]) => readonly unknown[]) =>
  tranchedTs({}, mistaken(clients(), 'createWithTimestampsLT', change));

problemsOn(`${GUIDES}/lockup-tranched`, {
  '`SablierLockupHelpers_TrancheCountZero`': {
    solidity: () => wrong('noTranches', 'createInstallments', installments(now, dates())),
    typescript: () => tranchedWith((params) => [params, []]),
  },
  '`SablierLockupHelpers_StartTimeNotLessThanFirstTrancheTimestamp`': {
    solidity: () =>
      call(creators.tranched, 'createInstallments', installments(now + WEEK, dates())),
    typescript: () => tranchedTs({ startTime: Number(now + WEEK) }),
  },
  '`SablierLockupHelpers_TrancheTimestampsNotOrdered`': {
    solidity: () =>
      call(creators.tranched, 'createInstallments', installments(now, [now + WEEK, now + WEEK])),
    typescript: () => tranchedTs({ dates: dates().map(Number).reverse() }),
  },
  '`SablierLockupHelpers_EndTimeNotEqualToLastTrancheTimestamp`': {
    solidity: () => wrong('otherDate', 'createInstallments', installments(now, dates())),
    typescript: () =>
      tranchedWith(({ timestamps, ...params }, list) => [
        { ...params, timestamps: { ...timestamps, end: Number(timestamps.end) + 1 } },
        list,
      ]),
  },
  '`SablierLockupHelpers_DepositAmountNotEqualToTrancheAmountsSum`': {
    solidity: () => wrong('lostRemainder', 'createInstallments', installments(now, dates())),
    typescript: () =>
      tranchedWith((params, [first, last]) => [
        params,
        [first, { ...last, amount: (last?.amount ?? 0n) - 1n }],
      ]),
  },
  'panic `0x12`, division by zero, in your own contract': {
    solidity: () => call(creators.tranched, 'createInstallments', installments(now, [])),
    typescript: () => tranchedTs({ dates: [] }),
  },
});

const TARGET = 5_000_00000000n;
const gatedSol = async (oracle: string, target = TARGET) => {
  const { lockup, token } = local.contracts;
  const creator = await local.deployExample('PriceGatedStreamCreator', [lockup, token, oracle]);
  await local.approve(local.accounts.sender, creator.address, deposit);
  return call(creator, 'createStream', [local.accounts.recipient, deposit, target]);
};
const gatedTs = (oracle: `0x${string}`, targetPrice = '5000') =>
  createPriceGatedStream(clients(), { ...options(), oracle, targetPrice });
const feedOf = async (decimals: number, price: bigint) =>
  (await local.deployExample('TestOracle', [decimals, price])).address;

/** A price-gated stream of the sample, and its feed. */
async function gated() {
  const feed = await local.deployExample('TestOracle', [8, 3_000_00000000n]);
  const streamId = await gatedTs(feed.address);
  await expectStream(local, 'lockup', streamId);
  const reach = () => local.send(local.accounts.admin, feed, 'setPrice', [TARGET]);
  return { at: { lockup: local.contracts.lockup, streamId }, reach };
}

problemsOn(`${GUIDES}/lockup-price-gated`, {
  '`SablierLockup_TargetPriceTooLow`': {
    // The second price is above `uint128`, and within it at 8 decimals.
    solidity: [
      () => gatedSol(local.contracts.oracle, 1n),
      async () => gatedSol(await feedOf(18, 1n << 128n)),
    ],
    typescript: [
      () => gatedTs(local.contracts.oracle, '1'),
      async () => gatedTs(await feedOf(18, 1n << 128n)),
    ],
  },
  '`SafeOracle_MissesInterface`': {
    solidity: [() => gatedSol(local.contracts.lockup), () => gatedSol(zeroAddress)],
    typescript: [() => gatedTs(local.contracts.lockup), () => gatedTs(zeroAddress)],
  },
  'a revert without data': {
    solidity: () => gatedSol(local.accounts.other),
    typescript: () => gatedTs(local.accounts.other),
  },
  '`SafeOracle_NotPositivePrice`': {
    solidity: async () => gatedSol(await feedOf(8, 0n)),
    typescript: async () => gatedTs(await feedOf(8, -1n)),
  },
  '`SafeCastOverflowedUintDowncast`, panic 0x11': {
    solidity: [
      async () => gatedSol(await feedOf(8, 1n << 128n)),
      async () => gatedSol(await feedOf(18, (1n << 128n) * 10n ** 10n)),
      async () => gatedSol(await feedOf(1, 1n << 254n)),
    ],
    typescript: [
      async () => gatedTs(await feedOf(8, 1n << 128n)),
      async () => gatedTs(await feedOf(18, (1n << 128n) * 10n ** 10n)),
      async () => gatedTs(await feedOf(1, 1n << 254n)),
    ],
  },
  '`SafeOracle_DecimalsZero`, `SafeOracle_DecimalsTooHigh`': {
    solidity: [
      async () => gatedSol(await feedOf(0, 1n)),
      async () => gatedSol(await feedOf(37, 1n)),
    ],
    typescript: [
      async () => gatedTs(await feedOf(0, 1n)),
      async () => gatedTs(await feedOf(37, 1n)),
    ],
  },
  '`SablierLockup_WithdrawAmountNotEqualWithdrawableAmount`': {
    typescript: async () => {
      const { at, reach } = await gated();
      await reach();
      const { recipient } = local.accounts;
      await manage.withdraw(local.clients(recipient), {
        ...at,
        to: recipient,
        amount: deposit / 2n,
      });
    },
  },
  '`SablierLockup_StreamSettled` on cancel': {
    typescript: async () => {
      const { at, reach } = await gated();
      await reach();
      await manage.cancel(clients(), at);
    },
  },
});

import type { Scene } from './cast';
import { callsOf } from './nft';
import type { Trial } from './observe';

const DEPOSIT = 1_000n;
const ONE = 10n ** 18n;

/** Streams for another account, in all the ways that Lockup and its batch helper offer. */
export async function createTrials({ local, cast }: Scene): Promise<Trial[]> {
  const { sender, recipient } = cast;
  const { lockup, token, oracle } = local.contracts;
  const start = await local.now();
  const end = start + 10_000_000n;
  const common = {
    sender,
    recipient,
    depositAmount: DEPOSIT,
    token,
    cancelable: true,
    transferable: true,
    shape: '',
  };
  const dated = { ...common, timestamps: { start, end } };
  const durations = { cliff: 0n, total: 1_000n };
  const unlockAmounts = { start: 0n, cliff: 0n };
  const unlockParams = { oracle, targetPrice: 10n ** 13n };
  const segment = { amount: DEPOSIT, exponent: ONE };
  const segments = [{ ...segment, timestamp: end }];
  const segmentsWithDuration = [{ ...segment, duration: 1_000n }];
  const tranches = [{ amount: DEPOSIT, timestamp: end }];
  const tranchesWithDuration = [{ amount: DEPOSIT, duration: 1_000n }];

  // For each function: the arguments of Lockup, and the fields that the helper's struct has beside the common ones.
  const ways: [name: string, args: readonly unknown[], fields: object][] = [
    ['createWithDurationsLD', [common, segmentsWithDuration], { segmentsWithDuration }],
    [
      'createWithDurationsLL',
      [common, unlockAmounts, 1n, durations],
      { durations, unlockAmounts, granularity: 1n },
    ],
    ['createWithDurationsLT', [common, tranchesWithDuration], { tranchesWithDuration }],
    ['createWithTimestampsLD', [dated, segments], { startTime: start, segments }],
    [
      'createWithTimestampsLL',
      [dated, unlockAmounts, 1n, 0n],
      { timestamps: dated.timestamps, cliffTime: 0n, unlockAmounts, granularity: 1n },
    ],
    [
      'createWithTimestampsLPG',
      [dated, unlockParams],
      { timestamps: dated.timestamps, unlockParams },
    ],
    ['createWithTimestampsLT', [dated, tranches], { startTime: start, tranches }],
  ];
  return ways.flatMap(([name, args, fields]): Trial[] => [
    {
      contract: 'SablierLockup',
      name,
      call: () => callsOf(local.deployed.lockup)(name, ...args),
    },
    {
      contract: 'SablierBatchLockup',
      name,
      call: () =>
        callsOf(local.deployed.batchLockup)(name, lockup, token, [{ ...common, ...fields }]),
    },
  ]);
}

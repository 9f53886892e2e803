import { describe, expect, it } from 'vitest';
import { readDeskReleases } from '../contracts/read-releases';
import { statusesOf } from '../contracts/statuses';
import { warnAccount } from '../../desks/stream/account-warning';
import type { StreamResults } from './results';
import { fetchStream } from './fetch';
import { computeStream } from './compute';
import { prefilledActionTexts } from '../../desks/stream/prefill';
import { amountMovedNow } from './amount-now';
import { firstWithdrawal } from './first-withdrawal';
import { parsePastedStream } from './parse-pasted';
import { emptyStreamRows, streamDisplayRows } from './display-rows';
import { readSymbol } from '@sablier-docs/kit/wallet/token';
import type { ViewResult } from '@sablier-docs/kit/wallet/call-views';
import { toWord } from '@sablier-docs/kit/wallet/abi-words';
import { fakeProvider } from '@sablier-docs/kit/wallet/fake-provider';

const ALICE = '0x8b1dD8774373729B7755202079F52D8c7444D335';
const BOB = '0x0298F4332e3857631385b39766325058a93e249f';

const releases = readDeskReleases();

function releaseOf(alias: string) {
  const release = releases.find((one) => one.alias === alias);
  if (!release) throw new Error(`There is no ${alias}.`);
  return release;
}

const NO_FEE = { feeUsd: null, feeCeiling: null };

function answersOf(
  views: Readonly<Record<string, bigint | readonly bigint[]>>,
  more: Partial<StreamResults> = {},
): StreamResults {
  const list = Object.entries(views).map(([name, words]): [string, ViewResult] => [
    name,
    { words: typeof words === 'bigint' ? [words] : words },
  ]);
  return { views: new Map(list), time: 100n, symbol: 'DAI', decimals: 18, ...NO_FEE, ...more };
}

const linear = {
  getLockupModel: 0n,
  getDepositedAmount: 1_000n,
  getStartTime: 0n,
  getEndTime: 400n,
  getCliffTime: 0n,
  getUnlockAmounts: [0n, 0n],
  getGranularity: 1n,
  isCancelable: 1n,
  wasCanceled: 0n,
  isDepleted: 0n,
  getWithdrawnAmount: 50n,
  getRefundedAmount: 0n,
};

describe('computed figures', () => {
  const lk3 = releaseOf('LK3');

  it('come from the terms and the second of the block', () => {
    expect(computeStream(lk3, answersOf(linear))).toEqual({
      statusOf: 1n,
      withdrawableAmountOf: 200n,
      refundableAmountOf: 750n,
    });
  });

  it('are none without a time, without a term, and for terms that no contract has', () => {
    expect(computeStream(lk3, answersOf(linear, { time: null }))).toBeNull();
    expect(computeStream(lk3, answersOf({ ...linear, getUnlockAmounts: [0n] }))).toBeNull();
    expect(computeStream(lk3, answersOf({ ...linear, getWithdrawnAmount: 5_000n }))).toBeNull();
    expect(computeStream(lk3, answersOf({ ...linear, getLockupModel: 9n }))).toBeNull();
    const segments = { ...linear, getLockupModel: 1n, getSegments: [32n, 2n ** 200n, 1n, 1n, 1n] };
    expect(computeStream(lk3, answersOf(segments))).toBeNull();
    const missing = Object.fromEntries(
      Object.entries(linear).filter(([name]) => name !== 'getUnlockAmounts'),
    );
    expect(computeStream(lk3, answersOf(missing))).toBeNull();
    expect(computeStream(releaseOf('LK2'), answersOf(missing))).toBeNull();
  });

  it('are rounded as the contract of the release rounds', () => {
    const third = { ...linear, getDepositedAmount: 10n ** 20n, getEndTime: 300n };
    const withdrawable = (alias: string) =>
      computeStream(releaseOf(alias), answersOf(third))?.withdrawableAmountOf;
    expect(withdrawable('LK3')).toBe(33_333_333_333_333_333_333n - 50n);
    expect(withdrawable('LK2')).toBe(33_333_333_333_333_333_300n - 50n);
    expect(withdrawable('LL3')).toBe(33_333_333_333_333_333_300n - 50n);
  });

  it('stand beside an answer that is another', () => {
    const results = answersOf({ ...linear, withdrawableAmountOf: 201n, statusOf: 1n });
    const around = { results, currency: 'ETH', account: null };
    const rows = streamDisplayRows(lk3, computeStream(lk3, results), around);
    const row = (name: string) => rows.find((one) => one.name === name);
    expect(row('withdrawableAmountOf')).toMatchObject({
      text: '0.000000000000000201 DAI',
      computed: '0.0000000000000002 DAI',
    });
    expect(row('statusOf')).not.toHaveProperty('computed');
    expect(row('ownerOf')?.text).toBe('Not read');
  });
});

describe('rows', () => {
  it('keep their places, whatever the answers', () => {
    for (const release of releases) {
      const huge = Object.fromEntries(
        [...release.views, ...release.terms].map(({ name }) => [name, 2n ** 256n - 1n]),
      );
      const results = answersOf(huge, { decimals: 255 });
      const rows = streamDisplayRows(release, null, { results, currency: 'ETH', account: ALICE });
      expect(rows.map(({ label }) => label)).toEqual(
        emptyStreamRows(release).map(({ label }) => label),
      );
      expect(rows.length).toBeGreaterThanOrEqual(release.views.length);
      for (const { text } of rows) expect(text).toMatch(/\d/);
    }
  });

  it('show the fee in coin, and in USD where somebody says it', () => {
    const fee = (wei: bigint, feeUsd: bigint | null) => {
      const results = answersOf({ calculateMinFeeWei: wei }, { feeUsd });
      const rows = streamDisplayRows(releaseOf('LK3'), null, {
        results,
        currency: 'ETH',
        account: null,
      });
      return rows.find(({ name }) => name === 'calculateMinFeeWei')?.text;
    };
    expect(fee(247_500_000_000_000n, 99_000_000n)).toBe('0.0002475 ETH (0.99 USD)');
    expect(fee(247_500_000_000_000n, null)).toBe('0.0002475 ETH');
    expect(fee(0n, 0n)).toBe('0 ETH (0 USD)');
    expect(fee(0n, 99_000_000n)).toBe(
      '0 ETH: no feed gives a price of the last 24 hours for the fee of 0.99 USD',
    );
  });

  it('say of a price-gated stream that it locks again and can then be canceled', () => {
    const right = (words: Readonly<Record<string, bigint>>, time = 100n) => {
      const results = answersOf({ getLockupModel: 3n, getEndTime: 400n, ...words }, { time });
      const rows = streamDisplayRows(releaseOf('LK3'), null, {
        results,
        currency: 'ETH',
        account: null,
      });
      return rows.find(({ name }) => name === 'isCancelable')?.text;
    };
    const [streaming, settled] = [{ statusOf: 1n }, { statusOf: 2n }];
    expect(right({ ...settled, isCancelable: 0n })).toMatch(/locks again.*withdraw now$/);
    expect(right({ ...streaming, isCancelable: 1n })).toMatch(/gets everything back$/);
    expect(right({ ...streaming, isCancelable: 0n })).toBe('No');
    expect(right({ ...settled, isCancelable: 0n }, 400n)).toBe('No');
    expect(right({ ...settled, isCancelable: 0n, getLockupModel: 0n })).toBe('No');
  });

  it('name the status as the release numbers it', () => {
    expect(statusesOf(releaseOf('FL2'))[0]).toBe('STREAMING_SOLVENT');
    expect(statusesOf(releaseOf('FL3'))[0]).toBe('PENDING');
    expect(statusesOf(releaseOf('LL'))[4]).toBe('DEPLETED');
  });

  it('show an amount in the smallest unit where the decimals are not known', () => {
    const results = answersOf({ withdrawableAmountOf: 5n }, { decimals: null, symbol: null });
    expect(amountMovedNow('withdrawMax', results)).toBe(
      "When it was read, 5 of the token's smallest unit could be withdrawn.",
    );
    expect(amountMovedNow('withdraw', results)).toBeNull();
  });
});

describe('pasted answers', () => {
  const flow = releaseOf('FL4');

  it('come in the forms of explorers and of cast', () => {
    const { results, problems } = parsePastedStream(
      [
        'time 1800000000',
        'totalDebtOf 250000000 [2.5e8]',
        `  ownerOf: ${ALICE}  `,
        'getSender(uint256) = 0x0298f4332e3857631385b39766325058a93e249f',
        'isVoided false',
        'depletionTimeOf ',
        'getSnapshotTime 5',
        'symbol "USD\u202eC"',
        'decimals 6',
      ].join('\n'),
      flow,
    );
    expect(problems).toEqual([]);
    expect(results).toMatchObject({ time: 1_800_000_000n, symbol: 'USD C', decimals: 6 });
    expect(results.views.get('totalDebtOf')).toEqual({ words: [250_000_000n] });
    expect(results.views.get('isVoided')).toEqual({ words: [0n] });
    expect(results.views.get('depletionTimeOf')).toEqual({ reverted: '0x' });
    expect(prefilledActionTexts(results, 'deposit')).toEqual({
      decimals: '6',
      sender: BOB,
      recipient: ALICE,
      from: ALICE,
    });
  });

  it.each([
    'totalDebtOf 1.5',
    'totalDebtOf -1',
    'totalDebtOf 0x10',
    'statusOf 256',
    `ownerOf ${ALICE}00`,
    'isVoided 1',
    'decimals 300',
    'cancel 5',
    '250000000',
  ])('refuses the pasted line "%s" and keeps no value of it', (line) => {
    const { results, problems } = parsePastedStream(line, flow);
    expect(problems).toHaveLength(1);
    expect(results.views.size).toBe(0);
  });
});

describe('what was read', () => {
  it('fills no receiving address, and no fee of other streams', () => {
    const results = answersOf(
      { ownerOf: BigInt(ALICE), calculateMinFeeWei: 7n },
      { feeCeiling: 7n },
    );
    expect(prefilledActionTexts(results, 'withdraw')).not.toHaveProperty('to');
    expect(prefilledActionTexts(results, 'withdraw').fee).toBe('7');
    expect(prefilledActionTexts(results, 'withdrawMultiple')).not.toHaveProperty('fee');
    expect(prefilledActionTexts(answersOf({ ownerOf: 2n ** 200n }), 'withdraw')).not.toHaveProperty(
      'from',
    );
  });

  it('fills in no fee that the comptroller of Sablier does not bear out', () => {
    const fee = (calculateMinFeeWei: bigint, feeCeiling: bigint | null) =>
      prefilledActionTexts(answersOf({ calculateMinFeeWei }, { feeCeiling }), 'withdraw').fee;
    expect(fee(8n, 7n)).toBeUndefined();
    expect(fee(7n, null)).toBeUndefined();
    expect(fee(1n, 0n)).toBeUndefined();
    expect(fee(0n, null)).toBe('0');
  });

  it('is asked in one block, and a symbol comes in either form', async () => {
    const provider = fakeProvider({
      eth_getBlockByNumber: { number: '0x10', timestamp: '0x20' },
      eth_call: `0x${toWord(18n)}`,
    });
    const at = { address: BOB, tokenId: '5' };
    const answer = await fetchStream(provider, releaseOf('LK3'), at);
    expect(answer).toMatchObject({ value: { time: 32n, decimals: 18 } });
    const blocks = provider.asked.slice(1).map(({ params }) => params?.[1]);
    expect(new Set(blocks)).toEqual(new Set(['0x10']));
    const says = (data: string) => readSymbol({ value: { data } });
    expect(says(`0x4d4b52${'00'.repeat(29)}`)).toBe('MKR');
    expect(says(`0x${toWord(32n)}${toWord(2n ** 255n)}${'41'.repeat(32)}`)).toBe(
      `${'A'.repeat(20)}…`,
    );
    expect(says('0x')).toBeNull();
    expect(readSymbol({ value: { reverted: '0x' } })).toBeNull();
  });
});

describe('accounts that may not act', () => {
  const warn = (
    alias: string,
    action: Parameters<typeof warnAccount>[0],
    account: string,
    to?: string,
  ) =>
    warnAccount(action, releaseOf(alias), { sender: BOB, recipient: ALICE, account, to })?.text ??
    null;
  const stranger = `0x${'1'.repeat(40)}`;

  it.each([
    ['LK3', 'withdraw', ALICE, BOB],
    ['LK3', 'withdraw', stranger, ALICE],
    ['LL', 'withdraw', BOB, ALICE],
    ['LK3', 'withdrawMultiple', stranger, undefined],
    ['LL', 'withdrawMultiple', BOB, ALICE],
    ['LL', 'cancel', ALICE, undefined],
    ['LK3', 'cancel', BOB, undefined],
    ['FL4', 'void', ALICE, undefined],
    ['FL4', 'deposit', stranger, undefined],
  ] as const)('%s %s by %s goes without a warning', (alias, action, account, to) => {
    expect(warn(alias, action, account, to)).toBeNull();
  });

  it.each([
    ['LK3', 'withdraw', stranger, stranger, /not the recipient .* or if the receiving address/],
    ['LL', 'withdraw', stranger, ALICE, /not the recipient .* approved\.$/],
    ['LL3', 'cancel', ALICE, undefined, /not the sender/],
    ['LK3', 'safeTransferFrom', BOB, ALICE, /not the recipient/],
    ['FL4', 'pause', ALICE, undefined, /not the sender/],
    ['FL4', 'void', stranger, undefined, /not the recipient/],
    ['LL', 'withdrawMultiple', BOB, stranger, /or if the receiving address/],
    ['LL', 'withdrawMaxAndTransfer', stranger, undefined, /even from an operator/],
    [
      'LK3',
      'withdrawMaxAndTransfer',
      stranger,
      undefined,
      /operator that the recipient approved\.$/,
    ],
    ['LK3', 'approve', stranger, undefined, /approved for all NFTs/],
  ] as const)('%s %s by %s is warned of', (alias, action, account, to, says) => {
    expect(warn(alias, action, account, to)).toMatch(says);
  });

  it('say that sender and recipient in one withdraws to itself only, in v1.0 and v1.1 of Lockup', () => {
    const both = (alias: string, action: 'withdraw' | 'withdrawMax' | 'cancel', to?: string) =>
      warnAccount(action, releaseOf(alias), { sender: BOB, recipient: BOB, account: BOB, to });
    const bound = releases.filter(({ rules }) => rules.senderPaysRecipient);
    expect(bound.map(({ alias }) => alias).sort()).toEqual(['LD', 'LD2', 'LL', 'LL2']);
    for (const { alias } of releases) {
      const isBound = bound.some((one) => one.alias === alias);
      for (const action of ['withdraw', 'withdrawMax'] as const) {
        expect(both(alias, action, ALICE)?.isCertain ?? false, `${alias} ${action}`).toBe(isBound);
        expect(both(alias, action, BOB), alias).toBeNull();
        expect(both(alias, action), alias).toBeNull();
      }
      expect(both(alias, 'cancel', ALICE), alias).toBeNull();
    }
    expect(both('LL', 'withdraw', ALICE)?.short).toMatch(/both sender and recipient/);
  });
});

describe('a stream that pays nothing yet begins at', () => {
  const lk3 = releaseOf('LK3');
  const none = { ...linear, getWithdrawnAmount: 0n };
  const tranches = {
    ...none,
    getLockupModel: 2n,
    getTranches: [32n, 2n, 400n, 150n, 600n, 400n],
  };
  it.each([
    ['its start', { ...none, getStartTime: 200n }, 200n],
    ['its cliff', { ...none, getCliffTime: 300n }, 300n],
    [
      'its start, where that unlocks something',
      { ...none, getStartTime: 120n, getCliffTime: 300n, getUnlockAmounts: [5n, 0n] },
      120n,
    ],
    ['its next tranche', tranches, 150n],
    [
      'the tranche after one that was withdrawn',
      { ...tranches, getWithdrawnAmount: 400n, time: 160n },
      400n,
    ],
    ['no time known, where it pays now', none, null],
    [
      'no time known, where it is depleted',
      { ...none, isDepleted: 1n, getWithdrawnAmount: 1_000n },
      null,
    ],
    ['no time known, where the price decides', { ...none, getLockupModel: 3n }, null],
  ])(
    'begins to pay at %s',
    (_, { time = 100n, ...views }: Record<string, bigint | bigint[]>, at) => {
      expect(firstWithdrawal(lk3, answersOf(views, { time: time as bigint }))).toBe(at);
    },
  );
});

import { createProvider, type Provider } from '@sablier-docs/chain';
import { readGroup } from '@sablier-docs/chain/artifacts/read';
import { getAddress, zeroAddress, type Address, type Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import { HANG } from '@sablier-docs/testing/hang';
import { prepareAction } from '../desks/stream/prepare-action';
import type { ActionInput } from '../desks/stream/prepared-action';
import type { ActionId } from '../readings/contracts/actions';
import { fetchStream } from '../readings/stream/fetch';
import { streamViewWord } from '../readings/stream/results';
import { RECIPIENT, deskReleaseForTest, SENDER, STRANGER } from '../desks/stream/testing';
import { openFeed } from './feed';
import { readRehearsalFacts } from './interfaces';
import { feeOf } from './lockup-stream';
import type { RehearsalMeans } from './means';
import { rehearseStream } from './rehearse-stream';
import { rehearsalKey, rehearsedAt } from './releases';
import { openRehearsalSite, type Site } from './site';

/*
 * A stream on one chain is read as the desk reads it and rehearsed on another; then the prepared calls are sent on the
 * first. Both have to move the same.
 */

const START = 1_798_761_600n;
const DAY = 86_400n;
const facts = readRehearsalFacts();
const open = (timestamp: bigint): Promise<Provider> =>
  createProvider({ timestamp, baseFee: 0n, limit: HANG });
const means: RehearsalMeans = { open, load: readGroup, facts };

const [sender, recipient] = [SENDER as Address, RECIPIENT as Address];
const usdc = (amount: bigint): bigint => amount * 1_000_000n;

interface Case {
  readonly of: string;
  readonly alias: string;
  /** Creates and uses the stream on the first chain. */
  readonly before: (site: Site) => Promise<void>;
  /** Day of the calls. */
  readonly day: bigint;
  readonly action: ActionId;
  readonly from: string;
  readonly texts?: ActionInput['texts'];
  /** What the tokens do, by who: written here, not computed. */
  readonly tokens: Readonly<Record<string, bigint>>;
}

const broker = { account: zeroAddress, fee: 0n };
const flags = { sender, recipient, cancelable: true, transferable: true };
const times = (days: bigint, first = 0n) => ({
  start: Number(START + first * DAY),
  end: Number(START + days * DAY),
});

const linear =
  (more: { unlocks?: { start: bigint; cliff: bigint }; cliff?: bigint; first?: bigint } = {}) =>
  async (site: Site) => {
    const { unlocks = { start: 0n, cliff: 0n }, cliff = 0n, first = 0n } = more;
    const params = { ...flags, depositAmount: usdc(1000n), token: site.token, shape: 'x' };
    const cliffTime = cliff === 0n ? 0 : Number(START + cliff * DAY);
    const args = [{ ...params, timestamps: times(100n, first) }, unlocks, 1, cliffTime];
    await site.send(sender, 'createWithTimestampsLL', args);
  };

const withdrawn = (day: bigint, amount: bigint, create: Case['before']) => async (site: Site) => {
  await create(site);
  await site.moveTo(START + day * DAY);
  await site.send(recipient, 'withdraw', [1n, recipient, amount], await feeOf(site, 1n));
};

const tranched = async (site: Site) => {
  const params = { ...flags, depositAmount: usdc(1000n), token: site.token, shape: '' };
  const tranches = [20n, 60n, 100n].map((day, at) => ({
    amount: usdc([200n, 300n, 500n][at] ?? 0n),
    timestamp: Number(START + day * DAY),
  }));
  await site.send(sender, 'createWithTimestampsLT', [
    { ...params, timestamps: times(100n) },
    tranches,
  ]);
};

const dynamic = async (site: Site) => {
  const params = { ...flags, depositAmount: usdc(1000n), token: site.token, shape: '' };
  const segments = [
    { amount: usdc(1000n), exponent: 2n * 10n ** 18n, timestamp: Number(START + 100n * DAY) },
  ];
  await site.send(sender, 'createWithTimestampsLD', [
    { ...params, timestamps: times(100n) },
    segments,
  ]);
};

/** In USD with 8 decimals. */
const TARGET = 4_000n * 10n ** 8n;

const gated = (isAtTarget: boolean) => async (site: Site) => {
  const feed = await openFeed(site, TARGET);
  const params = { ...flags, depositAmount: usdc(1000n), token: site.token, shape: '' };
  const unlock = { oracle: feed.address, targetPrice: TARGET };
  await site.send(sender, 'createWithTimestampsLPG', [
    { ...params, timestamps: times(100n) },
    unlock,
  ]);
  if (isAtTarget) await feed.reach();
};

const v12 = async (site: Site) => {
  const params = { ...flags, totalAmount: usdc(1000n), asset: site.token, broker };
  const { start, end } = times(100n);
  await site.send(sender, 'createWithTimestamps', [
    { ...params, timestamps: { start, cliff: 0, end } },
  ]);
};

const v12Tranched = async (site: Site) => {
  const params = { ...flags, totalAmount: usdc(1000n), asset: site.token, broker };
  const tranches = [20n, 100n].map((day) => ({
    amount: usdc(500n),
    timestamp: Number(START + day * DAY),
  }));
  await site.send(sender, 'createWithTimestamps', [
    { ...params, startTime: Number(START), tranches },
  ]);
};

const v12Dynamic = async (site: Site) => {
  const params = { ...flags, totalAmount: usdc(1000n), asset: site.token, broker };
  const segments = [
    { amount: usdc(1000n), exponent: 2n * 10n ** 18n, timestamp: Number(START + 100n * DAY) },
  ];
  await site.send(sender, 'createWithTimestamps', [
    { ...params, startTime: Number(START), segments },
  ]);
};

const v10 = async (site: Site) => {
  const { start, end } = times(100n);
  const params = {
    sender,
    recipient,
    cancelable: true,
    totalAmount: usdc(1000n),
    asset: site.token,
  };
  await site.send(sender, 'createWithRange', [
    { ...params, broker, range: { start, cliff: start, end } },
  ]);
};

const v10Dynamic = async (site: Site) => {
  const params = {
    sender,
    recipient,
    cancelable: true,
    totalAmount: usdc(1000n),
    asset: site.token,
  };
  const segments = [
    { amount: usdc(1000n), exponent: 10n ** 18n, milestone: Number(START + 100n * DAY) },
  ];
  await site.send(sender, 'createWithMilestones', [
    { ...params, broker, startTime: Number(START), segments },
  ]);
};

/** 10 tokens a day. */
const RATE = (10n * 10n ** 18n) / DAY;

const flow = (deposit: bigint) => async (site: Site) => {
  const args = [sender, recipient, RATE, Number(START), site.token, true];
  await site.send(sender, 'create', args);
  await site.send(sender, 'deposit', [1n, deposit, sender, recipient]);
};

const RECEIVED = (amount: bigint) => ({ 'the recipient': amount, 'the contract': -amount });
const RETURNED = (amount: bigint) => ({ 'the sender': amount, 'the contract': -amount });
const LOCKUP = { alias: 'LK3', from: recipient } as const;
const FLOW = { alias: 'FL4', from: recipient } as const;
const everything = { action: 'withdrawMax', texts: { to: RECIPIENT } } as const;

const canceledAt = (day: bigint, create: Case['before']) => async (site: Site) => {
  await create(site);
  await site.moveTo(START + day * DAY);
  await site.send(sender, 'cancel', [1n]);
};

const CASES: readonly Case[] = [
  {
    ...LOCKUP,
    ...everything,
    of: 'a withdrawal of everything',
    before: linear(),
    day: 40n,
    tokens: RECEIVED(usdc(400n)),
  },
  {
    ...LOCKUP,
    of: 'a withdrawal of a part after another',
    action: 'withdraw',
    texts: { to: RECIPIENT, amount: '50' },
    before: withdrawn(20n, usdc(100n), linear()),
    day: 40n,
    tokens: RECEIVED(usdc(50n)),
  },
  {
    ...LOCKUP,
    of: 'a cancellation after a withdrawal',
    action: 'cancel',
    from: sender,
    before: withdrawn(20n, usdc(100n), linear()),
    day: 25n,
    tokens: RETURNED(usdc(750n)),
  },
  {
    ...LOCKUP,
    ...everything,
    of: 'a withdrawal after a cancellation',
    before: canceledAt(30n, linear()),
    day: 50n,
    tokens: RECEIVED(usdc(300n)),
  },
  {
    ...LOCKUP,
    ...everything,
    of: 'a withdrawal from a stream with amounts at start and cliff',
    before: linear({ unlocks: { start: usdc(100n), cliff: usdc(200n) }, cliff: 20n }),
    // 300, and half of 700 in 40 of the 80 days after the cliff.
    day: 60n,
    tokens: RECEIVED(usdc(650n)),
  },
  {
    ...LOCKUP,
    of: 'a cancellation before the start',
    action: 'cancel',
    from: sender,
    before: linear({ first: 10n }),
    day: 5n,
    tokens: RETURNED(usdc(1000n)),
  },
  {
    ...LOCKUP,
    ...everything,
    of: 'a withdrawal from a tranched stream',
    before: tranched,
    day: 70n,
    tokens: RECEIVED(usdc(500n)),
  },
  {
    ...LOCKUP,
    ...everything,
    of: 'a withdrawal from a dynamic stream',
    before: dynamic,
    day: 50n,
    tokens: RECEIVED(usdc(250n)),
  },
  {
    ...LOCKUP,
    of: 'a transfer',
    action: 'safeTransferFrom',
    texts: { to: STRANGER },
    before: linear(),
    day: 40n,
    tokens: {},
  },
  {
    ...LOCKUP,
    of: 'a withdrawal with a transfer',
    action: 'withdrawMaxAndTransfer',
    texts: { to: STRANGER },
    before: linear(),
    day: 40n,
    tokens: RECEIVED(usdc(400n)),
  },
  {
    ...LOCKUP,
    of: 'giving up the right to cancel',
    action: 'renounce',
    from: sender,
    before: linear(),
    day: 40n,
    tokens: {},
  },
  {
    ...LOCKUP,
    ...everything,
    of: 'a withdrawal from a price-gated stream at its target',
    before: gated(true),
    day: 40n,
    tokens: RECEIVED(usdc(1000n)),
  },
  {
    ...LOCKUP,
    ...everything,
    of: 'a withdrawal after the end of a price-gated stream',
    before: gated(false),
    day: 101n,
    tokens: RECEIVED(usdc(1000n)),
  },
  {
    ...LOCKUP,
    of: 'a cancellation below the target',
    action: 'cancel',
    from: sender,
    before: gated(false),
    day: 40n,
    tokens: RETURNED(usdc(1000n)),
  },
  {
    ...LOCKUP,
    of: 'giving up the right below the target',
    action: 'renounce',
    from: sender,
    before: gated(false),
    day: 40n,
    tokens: {},
  },
  {
    ...LOCKUP,
    of: 'a transfer of a canceled price-gated stream',
    action: 'safeTransferFrom',
    texts: { to: STRANGER },
    before: canceledAt(30n, gated(false)),
    day: 50n,
    tokens: {},
  },
  {
    of: 'a cancellation',
    alias: 'LL3',
    action: 'cancel',
    from: sender,
    before: v12,
    day: 25n,
    tokens: RETURNED(usdc(750n)),
  },
  {
    ...everything,
    of: 'a withdrawal',
    alias: 'LT3',
    from: recipient,
    before: v12Tranched,
    day: 30n,
    tokens: RECEIVED(usdc(500n)),
  },
  {
    ...everything,
    of: 'a withdrawal',
    alias: 'LD3',
    from: recipient,
    before: v12Dynamic,
    day: 50n,
    tokens: RECEIVED(usdc(250n)),
  },
  {
    ...everything,
    of: 'a withdrawal',
    alias: 'LL',
    from: recipient,
    before: v10,
    day: 25n,
    tokens: RECEIVED(usdc(250n)),
  },
  {
    of: 'a cancellation',
    alias: 'LD',
    action: 'cancel',
    from: sender,
    before: v10Dynamic,
    day: 25n,
    tokens: RETURNED(usdc(750n)),
  },
  {
    ...FLOW,
    ...everything,
    of: 'a withdrawal of all that a balance covers',
    before: flow(usdc(100n)),
    day: 20n,
    tokens: RECEIVED(usdc(100n)),
  },
  {
    ...FLOW,
    of: 'a refund',
    action: 'refundMax',
    from: sender,
    // 3 days owe 29.999999 at a rate that is cut after 18 decimals.
    before: flow(usdc(100n)),
    day: 3n,
    tokens: RETURNED(70_000_001n),
  },
  {
    ...FLOW,
    ...everything,
    of: 'a withdrawal from a paused stream',
    before: async (site) => {
      await withdrawn(5n, usdc(20n), flow(usdc(100n)))(site);
      await site.moveTo(START + 8n * DAY);
      await site.send(sender, 'pause', [1n]);
    },
    // 8 days owe 79.999999.
    day: 10n,
    tokens: RECEIVED(59_999_999n),
  },
  {
    ...FLOW,
    of: 'a pause after a change of the rate',
    action: 'pause',
    from: sender,
    before: async (site) => {
      await flow(usdc(100n))(site);
      await site.moveTo(START + 4n * DAY);
      await site.send(sender, 'adjustRatePerSecond', [1n, RATE * 2n]);
    },
    day: 6n,
    tokens: {},
  },
  {
    ...FLOW,
    of: 'a deposit by a stranger',
    action: 'deposit',
    from: STRANGER,
    texts: { amount: '50' },
    before: flow(usdc(100n)),
    day: 2n,
    tokens: { 'the contract': usdc(50n), 'the account that sends': -usdc(50n) },
  },
  {
    ...FLOW,
    of: 'a void',
    action: 'void',
    from: sender,
    before: flow(usdc(100n)),
    day: 20n,
    tokens: {},
  },
];

async function real({ alias, before, day }: Case) {
  const release = deskReleaseForTest(alias);
  const rehearsed = rehearsedAt(release);
  if (!rehearsed) throw new Error(`${alias} has no bytecode.`);
  const chain = await open(START - 3_600n);
  const site = await openRehearsalSite(chain, {
    rehearsed,
    abi: facts[rehearsalKey(release)] ?? [],
    load: readGroup,
    token: { address: zeroAddress, symbol: 'USDC', decimals: 6 },
    fee: { usd: 100_000_000n, price: 3_000_00000000n },
  });
  await site.fund(sender);
  await site.fund(recipient);
  await before(site);
  await site.moveTo(START + day * DAY);
  const stream = { address: site.contract.toLowerCase(), tokenId: '1' };
  const read = await fetchStream(chain as never, release, stream);
  if ('problem' in read) throw new Error(read.problem.message);
  return { release, site, stream, results: read.value };
}

describe('a rehearsal moves what the call then moves', () => {
  it.each(CASES)(
    'rehearses $of on $alias with the transfers that the mined call has',
    async (one) => {
      const { release, site, stream, results } = await real(one);
      const now = START + one.day * DAY;
      const action = prepareAction({
        release,
        action: one.action,
        results,
        several: null,
        // Typed, as where no comptroller is known to confirm the fee that was read.
        texts: { fee: String(streamViewWord(results, 'calculateMinFeeWei') ?? 0n), ...one.texts },
        stream: { ...stream, chainId: 1, product: release.product } as never,
        account: getAddress(one.from),
        actor: null,
        clearsFirst: false,
        takesUnread: false,
      });
      if (!action) throw new Error('The release lacks the action.');
      expect(action.refusal).toBeNull();
      expect(action.prepared.length).toBeGreaterThan(0);
      const rehearsal = await rehearseStream(
        { release, stream, results, prepared: action.prepared, now },
        means,
      );
      expect(rehearsal.refused).toBeNull();
      const tokens = rehearsal.changes.filter(({ unit }) => unit === 'token');
      const moved = tokens.map(({ who, by }) => [who[0], by]);
      expect(Object.fromEntries(moved)).toEqual(one.tokens);

      const parties = [site.contract, recipient, sender, getAddress(one.from)];
      const holdings = () =>
        Promise.all(parties.map(async (who) => [await site.tokensOf(who), await site.coinOf(who)]));
      await site.fund(getAddress(one.from));
      const before = await holdings();
      for (const { call, from } of action.prepared) {
        await site.sendData(getAddress(from), call.to as Address, call.data as Hex, call.value);
      }
      const after = await holdings();
      const unit = (at: number) => (at === 0 ? 'token' : 'coin');
      parties.forEach((_, party) => {
        [0, 1].forEach((at) => {
          const by = (after[party]?.[at] ?? 0n) - (before[party]?.[at] ?? 0n);
          const role = ['the contract', 'the recipient', 'the sender', 'the account that sends'][
            party
          ];
          const told = rehearsal.changes.find(
            (change) => change.unit === unit(at) && change.who.includes(role ?? ''),
          );
          expect(told?.by ?? 0n, `${role} ${unit(at)}`).toBe(by);
        });
      });
    },
  );
});

describe('a rehearsal of a price-gated stream', () => {
  const one = CASES.find(({ of }) => of.endsWith('at its target'));

  it('says which price it has, and is refused at the target as the sender is', async () => {
    if (!one) throw new Error('There is no such case.');
    const { release, stream, results } = await real(one);
    const cancel = release.calls.find(({ name }) => name === 'cancel');
    if (!cancel) throw new Error('The release lacks the call.');
    const call = { chainId: 1, to: stream.address, fn: cancel, args: [1n], value: 0n };
    const prepared = [
      { call: { ...call, data: '0x', title: '' }, from: sender, words: '', figures: [] },
    ];
    const now = START + one.day * DAY;
    const { refused, notes } = await rehearseStream(
      { release, stream, results, prepared, now },
      means,
    );
    expect(refused).toBe('SablierLockup_StreamSettled(1)');
    expect(notes.join()).toContain("The price of the stream's feed is at the target");
  });
});

import { BaseError, getAddress, zeroAddress, type Abi, type Address, type Hex } from 'viem';
import { beforeAll, describe, expect, it } from 'vitest';
import { abiOf } from '@sablier-docs/protocol/calls/abi';
import { FLOW_STATUSES } from '@sablier-docs/protocol/flow/status';
import { runTool } from '../calls/run-tool';
import { DAY } from '../testing/samples';
import {
  callTool,
  mintTo,
  openToolWorld,
  sendCall,
  tokensOf,
  type PreparedCalls,
  type ToolWorld,
} from '../testing/tool-world';

/* What an agent is told about streams and given to send, judged by the published bytecode: the figures of a simulation
 * at several moments, what each prepared action moves, and what call data and errors are called. */

const ABI: Record<Product, Abi> = {
  lockup: abiOf('lockup', 'v4.0', 'SablierLockup'),
  flow: abiOf('flow', 'v3.0', 'SablierFlow'),
};
type Product = 'lockup' | 'flow';

/** The aliases of the newest releases on Base. */
const ALIAS: Record<Product, string> = { lockup: 'LK3', flow: 'FL4' };

/** Statuses of Lockup v4.0, in the order of the enum. */
const LOCKUP_STATUSES = ['PENDING', 'STREAMING', 'SETTLED', 'CANCELED', 'DEPLETED'];

const USDC = 1_000_000n;
const DEPOSIT = 1_000n * USDC;
/** 0.0001 tokens a second, 8.64 a day. */
const RATE = 100_000_000_000_000n;

let world: ToolWorld;
beforeAll(async () => {
  world = await openToolWorld();
});

const read = <T>(product: Product, functionName: string, args: readonly unknown[] = []) =>
  world.client.readContract({
    address: world.at(product),
    abi: ABI[product],
    functionName,
    args,
  }) as Promise<T>;

const now = async () => (await world.client.getBlock()).timestamp;

async function waitUntil(timestamp: bigint): Promise<void> {
  await world.client.setNextBlockTimestamp({ timestamp });
  await world.client.mine({ blocks: 1 });
}

const wordOf = (address: Address) => address.slice(2).toLowerCase();

/** Sends what a tool prepared; the contracts of this chain stand for those of Base. */
async function sendPrepared(
  { calls }: PreparedCalls,
  from: Address,
  product: Product,
): Promise<void> {
  const official = calls.at(-1)?.to ?? zeroAddress;
  for (const { to, data, value } of calls) {
    // An approval names the contract in its arguments.
    const own = data.replaceAll(wordOf(official), wordOf(world.at(product))) as Hex;
    await sendCall(world, from, to === official ? world.at(product) : to, own, BigInt(value));
  }
}

interface Opened {
  id: bigint;
  /** Second of its block. */
  at: bigint;
}

/** Opens a stream by the tool of its product. */
async function openStream(product: Product, shape: object): Promise<Opened> {
  const { accounts } = world;
  await mintTo(world, accounts.sender, accounts.sender, DEPOSIT);
  const id = await read<bigint>(product, 'nextStreamId');
  const { model = 'linear', ...stream } = shape as { model?: string };
  const one = { recipient: getAddress(accounts.recipient), deposit: String(DEPOSIT), ...stream };
  const created = await callTool(
    `create_${product}`,
    {
      chain: 'base',
      token: world.at('usdc'),
      decimals: 6,
      sender: getAddress(accounts.sender),
      streams: [one],
      ...(product === 'lockup' ? { model, times: 'fromStart' } : {}),
    },
    world.site,
  );
  await sendPrepared(created, accounts.sender, product);
  return { id, at: await now() };
}

const days = (count: number) => String(count * DAY);

/** Shapes by what is particular in them; times from the start. */
const SHAPES: Readonly<Record<string, Record<string, unknown>>> = {
  'linear with a cliff and steps of a week': {
    model: 'linear',
    endTime: days(1460),
    cliffTime: days(365),
    granularity: days(7),
    unlockStart: '10000000',
    unlockCliff: '333333333',
  },
  'dynamic with two exponents': {
    model: 'dynamic',
    segments: [
      { amount: '400000000', exponent: '3.14', timestamp: days(200) },
      { amount: '600000000', exponent: '0.5', timestamp: days(900) },
    ],
  },
  'tranched by quarter': {
    model: 'tranched',
    tranches: [
      { amount: '1', timestamp: days(91) },
      { amount: '999999999', timestamp: days(182) },
    ],
  },
};

/** A shape whose times are Unix seconds. */
function shiftedShape(shape: Record<string, unknown>, by: bigint): object {
  const shift = (time: unknown) => String(BigInt(String(time)) + by);
  const parts = (list: unknown) =>
    (list as { timestamp: string }[]).map((part) => ({
      ...part,
      timestamp: shift(part.timestamp),
    }));
  return Object.fromEntries(
    Object.entries(shape).map(([name, value]) => {
      if (name === 'endTime' || name === 'cliffTime') return [name, shift(value)];
      return [name, Array.isArray(value) ? parts(value) : value];
    }),
  );
}

describe('simulate_lockup says what the contract says', () => {
  it.each(Object.keys(SHAPES))('of a stream that is %s, at seven moments', async (name) => {
    const shape = SHAPES[name] ?? {};
    const { id, at } = await openStream('lockup', shape);
    const moments = [0, 1, 91, 200, 365, 730, 1460].map((day) => at + BigInt(day * DAY) + 1n);
    const { figures } = (await callTool(
      'simulate_lockup',
      {
        ...shiftedShape(shape, at),
        deposit: String(DEPOSIT),
        startTime: String(at),
        at: moments.map(String),
        decimals: '6',
      },
      world.site,
    )) as unknown as { figures: Record<string, unknown>[] };
    for (const [index, moment] of moments.entries()) {
      await waitUntil(moment);
      const figureOf = (fn: string) => read<bigint>('lockup', fn, [id]);
      expect(figures[index]).toMatchObject({
        time: String(moment),
        streamed: String(await figureOf('streamedAmountOf')),
        withdrawable: String(await figureOf('withdrawableAmountOf')),
        refundable: String(await figureOf('refundableAmountOf')),
        status: LOCKUP_STATUSES[Number(await figureOf('statusOf'))],
      });
    }
  });
});

describe('simulate_flow says what the contract says', () => {
  it.each([
    ['a stream that runs dry', RATE, DEPOSIT],
    ['a rate below one unit a second', 317n, 3n],
    ['a stream that nobody has funded', RATE * 7n, 0n],
  ] as const)('of %s, at five moments', async (_, rate, deposit) => {
    const { id, at } = await openStream('flow', {
      ratePerSecond: String(rate),
      deposit: deposit === 0n ? undefined : String(deposit),
    });
    const moments = [0, 1, 30, 116, 400].map((day) => at + BigInt(day * DAY) + 1n);
    const { figures } = (await callTool(
      'simulate_flow',
      {
        balance: String(deposit),
        ratePerSecond: String(rate),
        snapshotTime: String(at),
        decimals: 6,
        at: moments.map(String),
      },
      world.site,
    )) as unknown as { figures: Record<string, unknown>[] };
    for (const [index, moment] of moments.entries()) {
      await waitUntil(moment);
      const figureOf = (fn: string) => read<bigint>('flow', fn, [id]);
      expect(figures[index]).toMatchObject({
        totalDebt: String(await figureOf('totalDebtOf')),
        coveredDebt: String(await figureOf('coveredDebtOf')),
        uncoveredDebt: String(await figureOf('uncoveredDebtOf')),
        refundable: String(await figureOf('refundableAmountOf')),
        status: FLOW_STATUSES[Number(await figureOf('statusOf'))],
      });
    }
  });
});

it.each([
  ['5000000000', { period: 'month' }, 30 * DAY],
  ['1', { seconds: '2629746' }, 2_629_746],
  ['123456789', { period: 'year' }, 365 * DAY],
] as const)(
  'flow_rate: after one period, %s units by %j owe what it says',
  async (amount, of, length) => {
    const { down } = (await callTool(
      'flow_rate',
      { decimals: 6, amount, ...of },
      world.site,
    )) as unknown as { down: { ratePerSecond: string; owed: string } };
    // A rate of 0 creates no running stream.
    if (down.ratePerSecond === '0') throw new Error('Choose a larger amount.');
    const { id, at } = await openStream('flow', { ratePerSecond: down.ratePerSecond });
    await waitUntil(at + BigInt(length));
    expect(await read('flow', 'totalDebtOf', [id])).toBe(BigInt(down.owed));
  },
);

type Side = 'sender' | 'recipient' | 'other';

/** What an action has to do: tokens that each side gets, and what views answer afterwards. */
interface Effect {
  gets?: Partial<Record<Side, bigint>>;
  views?: Readonly<Record<string, unknown>>;
}

interface Action {
  action: string;
  by: Side;
  fields?: (id: bigint, parties: Record<Side, Address>) => object;
  /** Actions of the sender that come before it. */
  after?: string;
  has: (parties: Record<Side, Address>) => Effect;
}

const ACTIONS: Record<Product, Action[]> = {
  // 400 of 1,000 days: 400 tokens are released.
  lockup: [
    {
      action: 'withdraw',
      by: 'recipient',
      fields: (_, { other }) => ({ to: other, decimals: '6', amount: '12.5', fee: '0' }),
      has: () => ({ gets: { other: 12_500_000n }, views: { getWithdrawnAmount: 12_500_000n } }),
    },
    {
      action: 'withdrawMax',
      by: 'other',
      fields: (_, { recipient }) => ({ to: recipient, fee: 0 }),
      has: () => ({ gets: { recipient: 400n * USDC } }),
    },
    {
      action: 'withdrawMultiple',
      by: 'other',
      fields: (id) => ({ decimals: 6, lines: `${id} 10.25`, fee: '0', to: null }),
      has: () => ({ gets: { recipient: 10_250_000n } }),
    },
    {
      action: 'withdrawMaxAndTransfer',
      by: 'recipient',
      fields: (_, { other }) => ({ to: other, fee: '0' }),
      has: ({ other }) => ({ gets: { recipient: 400n * USDC }, views: { ownerOf: other } }),
    },
    {
      action: 'cancel',
      by: 'sender',
      has: () => ({ gets: { sender: 600n * USDC }, views: { statusOf: 3 } }),
    },
    {
      action: 'cancelMultiple',
      by: 'sender',
      fields: (id) => ({ ids: String(id) }),
      has: () => ({ gets: { sender: 600n * USDC }, views: { wasCanceled: true } }),
    },
    { action: 'renounce', by: 'sender', has: () => ({ views: { isCancelable: false } }) },
    {
      action: 'safeTransferFrom',
      by: 'recipient',
      fields: (_, { recipient, other }) => ({ from: recipient, to: other }),
      has: ({ other }) => ({ views: { ownerOf: other } }),
    },
    {
      action: 'transferFrom',
      by: 'recipient',
      fields: (_, { recipient, other }) => ({ from: recipient, to: other }),
      has: ({ other }) => ({ views: { ownerOf: other } }),
    },
    {
      action: 'approve',
      by: 'recipient',
      fields: (_, { other }) => ({ to: other }),
      has: ({ other }) => ({ views: { getApproved: other } }),
    },
  ],
  // 8.64 tokens a day for 50 days: 432 of 1,000 are owed.
  flow: [
    {
      action: 'withdrawMax',
      by: 'other',
      fields: (_, { recipient }) => ({ to: recipient, fee: '0' }),
      has: () => ({ gets: { recipient: 432n * USDC }, views: { getBalance: 568n * USDC } }),
    },
    {
      action: 'withdraw',
      by: 'recipient',
      fields: (_, { other }) => ({ to: other, decimals: 6, amount: 1.5, fee: '0' }),
      has: () => ({ gets: { other: 1_500_000n } }),
    },
    {
      action: 'deposit',
      by: 'sender',
      fields: (_, { sender, recipient }) => ({
        decimals: 6,
        amount: '20',
        sender,
        recipient,
        token: world.at('usdc'),
      }),
      has: () => ({ gets: { sender: -20n * USDC }, views: { getBalance: 1_020n * USDC } }),
    },
    { action: 'refundMax', by: 'sender', has: () => ({ gets: { sender: 568n * USDC } }) },
    {
      action: 'refund',
      by: 'sender',
      fields: () => ({ decimals: '6', amount: '68' }),
      has: () => ({ gets: { sender: 68n * USDC }, views: { refundableAmountOf: 500n * USDC } }),
    },
    {
      action: 'adjustRatePerSecond',
      by: 'sender',
      fields: () => ({ rate: '17.28', period: 'day' }),
      has: () => ({ views: { getRatePerSecond: 2n * RATE, totalDebtOf: 432n * USDC } }),
    },
    {
      action: 'pause',
      by: 'sender',
      has: () => ({ views: { getRatePerSecond: 0n, statusOf: 3 } }),
    },
    {
      action: 'restart',
      by: 'sender',
      after: 'pause',
      fields: () => ({ rate: '60.48', period: 'week' }),
      has: () => ({ views: { getRatePerSecond: RATE } }),
    },
    { action: 'void', by: 'recipient', has: () => ({ views: { isVoided: true } }) },
    {
      action: 'safeTransferFrom',
      by: 'recipient',
      fields: (_, { recipient, other }) => ({ from: recipient, to: other }),
      has: ({ other }) => ({ views: { ownerOf: other } }),
    },
  ],
};

describe.each(['lockup', 'flow'] as const)('prepare does on %s what it says', (product) => {
  it.each(ACTIONS[product].map((row) => [row.action, row] as const))(
    '%s',
    async (_, { action, by, fields, after, has }) => {
      const { accounts, site } = world;
      const parties = {
        sender: getAddress(accounts.sender),
        recipient: getAddress(accounts.recipient),
        other: getAddress(accounts.other),
      };
      const shape =
        product === 'lockup' ? { endTime: days(1000) } : { ratePerSecond: String(RATE) };
      const { id, at } = await openStream(product, shape);
      const stream = `${ALIAS[product]}-8453-${id}`;
      if (after)
        await sendPrepared(
          await callTool('prepare', { stream, action: after }, site),
          parties.sender,
          product,
        );
      const { gets = {}, views = {} } = has(parties);
      const sides = ['sender', 'recipient', 'other'] as const;
      if ((gets.sender ?? 0n) < 0n) await mintTo(world, parties.sender, parties.sender, DEPOSIT);
      const balances = () => Promise.all(sides.map((side) => tokensOf(world, parties[side])));
      const before = await balances();
      await waitUntil(at + BigInt((product === 'lockup' ? 400 : 50) * DAY));
      const given = fields ? { fields: fields(id, parties) } : {};
      const prepared = await callTool('prepare', { stream, action, ...given }, site);
      await sendPrepared(prepared, parties[by], product);
      const got = (await balances()).map((balance, side) => balance - (before[side] ?? 0n));
      expect(got).toEqual(sides.map((side) => gets[side] ?? 0n));
      for (const [view, is] of Object.entries(views))
        expect(await read(product, view, [id]), view).toEqual(is);
      const decoded = await callTool('decode', { data: prepared.calls.at(-1)?.data }, site);
      expect(decoded).toMatchObject({
        kind: 'calldata',
        function: expect.stringMatching(new RegExp(`\\b${action}\\b`)) as string,
      });
    },
  );
});

/** The revert data of a call. */
async function revertOf(product: Product, from: Address, data: Hex): Promise<Hex> {
  const reply = await world.client.call({ account: from, to: world.at(product), data }).then(
    () => undefined,
    (error: unknown) => error,
  );
  const raw =
    reply instanceof BaseError ? reply.walk((cause) => 'data' in (cause as object)) : null;
  const found = (raw as { data?: Hex } | null)?.data;
  if (!found) throw new Error(`The call has no revert data: ${String(reply)}`);
  return found;
}

it.each([
  ['lockup', 'withdraw', 'recipient', 'SablierLockup_Overdraw'],
  ['lockup', 'cancel', 'other', 'SablierLockup_Unauthorized'],
  ['flow', 'pause', 'other', 'SablierFlowState_Unauthorized'],
  ['flow', 'withdraw', 'recipient', 'SablierFlow_Overdraw'],
] as const)('decode names why %s refuses %s by the %s: %s', async (product, action, by, error) => {
  const { accounts, site } = world;
  const shape = product === 'lockup' ? { endTime: days(1000) } : { ratePerSecond: String(RATE) };
  const { id } = await openStream(product, shape);
  const to = getAddress(accounts.recipient);
  const fields =
    action === 'withdraw' ? { fields: { to, decimals: 6, amount: '999', fee: '0' } } : {};
  const stream = `${ALIAS[product]}-8453-${id}`;
  const { calls } = await callTool('prepare', { stream, action, ...fields }, site);
  const data = await revertOf(product, accounts[by], calls[0]?.data ?? '0x');
  expect(await callTool('decode', { data }, site)).toMatchObject({ kind: 'error', name: error });
});

const PARTY = {
  chain: 'base',
  token: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
  decimals: 6,
  sender: '0x8b1dD8774373729B7755202079F52D8c7444D335',
};
const RECIPIENT = '0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB';
const lockup = (stream: object, more: object = {}) => ({
  ...PARTY,
  model: 'linear',
  times: 'fromStart',
  streams: [{ recipient: RECIPIENT, deposit: '1000', ...stream }],
  ...more,
});

/** Calls that are nearly valid, and what their refusal tells to send instead. */
it.each([
  ['create_lockup', lockup({}), /endTime/],
  ['create_lockup', lockup({ endTime: '10', cliffTime: '10' }), /cliff/i],
  ['create_lockup', lockup({ endTime: '100' }, { model: 'dynamic' }), /segments/],
  ['create_lockup', lockup({ endTime: '100' }, { chain: 'nowhere' }), /chain/],
  [
    'create_lockup',
    lockup({ endTime: '100' }, { token: `${PARTY.token.slice(0, -1)}4` }),
    /checksum/,
  ],
  ['create_lockup', lockup({ endTime: '100', recipient: PARTY.token }), /token itself/],
  [
    'create_flow',
    { ...PARTY, streams: [{ recipient: RECIPIENT, ratePerSecond: '0.5' }] },
    /ratePerSecond/,
  ],
  ['create_flow', { ...PARTY, streams: [] }, /streams/],
  ['flow_rate', { decimals: 6, amount: '5' }, /`period` or `seconds`/],
  ['simulate_lockup', { model: 'linear', deposit: '5', startTime: '1', at: ['5'] }, /endTime/],
  ['prepare', { stream: 'LK3-8453', action: 'cancel' }, /LK3-8453-5/],
  ['prepare', { stream: 'LK3-8453-5', action: 'withdraw' }, /`to`.*`amount`/],
  ['prepare', { stream: 'LK3-8453-5', action: 'pause' }, /lacks `pause`/],
  ['decode', { data: '' }, /Send revert data/],
] as const)('%s refuses %j and says what to send', async (name, input, says) => {
  const { text, isError } = await runTool(name, input, world.site);
  expect(isError).toBe(true);
  expect(text).toMatch(says);
});

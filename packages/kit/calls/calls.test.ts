import { decodeFunctionData, type Abi } from 'viem';
import { describe, expect, it } from 'vitest';
import { abiOf } from '@sablier-docs/protocol/calls/abi';
import { readCreationFacts } from '@sablier-docs/tools/desks/creation/contracts/read-facts';
import { endTimeOf } from '@sablier-docs/protocol/lockup/end-time';
import { LOCKUP_SHAPES } from '@sablier-docs/protocol/lockup/shapes';
import type { LockupStream } from '@sablier-docs/protocol/lockup/types';
import type { Call } from './call';
import { castSend } from './cast';
import { explorerFields } from './explorer';
import {
  flowCreationCalls,
  lockupCreationCalls,
  readParties,
  withChain,
} from '@sablier-docs/tools/desks/creation';
import { createArgs } from '@sablier-docs/testing/create-args';

const ALICE = '0x8b1dD8774373729B7755202079F52D8c7444D335';
const BOB = '0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB';
const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const facts = readCreationFacts();
const parties = { token: TOKEN, sender: ALICE, recipient: BOB };
const terms = { ...parties, chainId: 1, cancelable: true, transferable: true, shape: 'a "b"' };

const decode = (call: Call | undefined, product: string, contract: string) => {
  const abi: Abi = abiOf(product, contract === 'SablierFlow' ? 'v3.0' : 'v4.0', contract);
  return decodeFunctionData({ abi, data: call?.data as `0x${string}` });
};

const streams = LOCKUP_SHAPES.map(({ id, example }) => [id, example()] as const);

describe('a Lockup stream', () => {
  it.each(streams)('%s by dates is what the simulator prints', (_, stream) => {
    const [approval, call] = lockupCreationCalls(
      facts.lockup,
      { ...terms, fromNow: false },
      stream,
    );
    const { functionName, args } = decode(call, 'lockup', 'SablierLockup');
    expect(args).toEqual(createArgs(stream, terms.shape, parties));
    expect(functionName).toBe(call?.fn.name);
    expect(approval).toMatchObject({
      to: TOKEN,
      args: [facts.lockup.addresses[1], stream.deposit],
      data: expect.stringMatching(/^0x095ea7b3/) as string,
    });
    expect(call?.to).toBe(facts.lockup.addresses[1]);
  });

  it.each(streams)('%s by lengths ends as long after its start', (_, stream) => {
    const [, call] = lockupCreationCalls(facts.lockup, { ...terms, fromNow: true }, stream);
    const { functionName, args = [] } = decode(call, 'lockup', 'SablierLockup');
    expect(functionName).toMatch(/^createWithDurations/);
    expect(totalOf(stream, args)).toBe(endTimeOf(stream) - stream.startTime);
    const [params] = args as [Record<string, unknown>];
    expect(params).toMatchObject({ depositAmount: stream.deposit, sender: ALICE, recipient: BOB });
  });

  it('is written for explorers with flags as flags, and for a shell with texts in quotes', () => {
    const stream = streams[0]?.[1];
    if (!stream) throw new Error('There is no shape.');
    const rights = { cancelable: false, fromNow: true, shape: "it's" };
    const [, call] = lockupCreationCalls(facts.lockup, { ...terms, ...rights }, stream);
    if (!call) throw new Error('There is no call.');
    const [params] = explorerFields(call);
    expect(params?.etherscan).toBe(
      `["${ALICE}","${BOB}","${stream.deposit}","${TOKEN}",false,true,"it's"]`,
    );
    expect(castSend(call)).toContain(
      `"createWithDurationsLL((address,address,uint128,address,bool,bool,string),(uint128,uint128),uint40,(uint40,uint40))" '(${ALICE},${BOB},${stream.deposit},${TOKEN},false,true,"it'\\''s")' "(0,0)" 1 "(0,8640000)"`,
    );
  });
});

/** Sum of all lengths in the arguments of a create function. */
function totalOf(stream: LockupStream, args: readonly unknown[]): bigint {
  if (stream.model === 'linear') return BigInt((args[3] as { total: number }).total);
  const parts = args[1] as readonly { duration: number }[];
  return parts.reduce((sum, { duration }) => sum + BigInt(duration), 0n);
}

it('a Flow stream is created with its deposit, or without one', () => {
  const stream = {
    balance: 5n,
    ratePerSecond: 7n,
    snapshotTime: 9n,
    snapshotDebtScaled: 0n,
    tokenDecimals: 6,
    isVoided: false,
  };
  const flowTerms = { chainId: 1, ...parties, transferable: false, startTime: 9n };
  const [approval, call] = flowCreationCalls(facts.flow, flowTerms, stream);
  expect(approval?.args).toEqual([facts.flow.addresses[1], 5n]);
  expect(decode(call, 'flow', 'SablierFlow')).toEqual({
    functionName: 'createAndDeposit',
    args: [ALICE, BOB, 7n, 9, TOKEN, false, 5n],
  });
  const [only, ...more] = flowCreationCalls(
    facts.flow,
    { ...flowTerms, startTime: 0n },
    { ...stream, balance: 0n },
  );
  expect(more).toEqual([]);
  expect(decode(only, 'flow', 'SablierFlow')).toEqual({
    functionName: 'create',
    args: [ALICE, BOB, 7n, 0, TOKEN, false],
  });
});

it('refuses a contract of Sablier as sender and the token as recipient', () => {
  const keys = ['token', 'sender', 'recipient'] as const;
  const contract = facts.lockup.addresses[1];
  const texts = { token: TOKEN, sender: contract ?? '', recipient: TOKEN.toLowerCase() };
  const { parties: read, problems } = readParties(keys, texts, contract);
  expect(read).toEqual({ token: TOKEN });
  expect(problems).toEqual({
    sender: expect.stringMatching(/contract of Sablier/) as string,
    recipient: expect.stringMatching(/token itself/) as string,
  });
});

describe('another chain', () => {
  it('empties the addresses when a chain follows another, and keeps them when it is the first', () => {
    const typed = { token: TOKEN, sender: ALICE, recipient: BOB };
    const first = withChain(typed, '1');
    expect(first).toEqual({ ...typed, chainId: '1' });
    expect(withChain(first, '1')).toEqual(first);
    expect(withChain(first, '8453')).toEqual({ chainId: '8453' });
    expect(withChain(first, '')).toEqual({ chainId: '' });
  });
});

import fc from 'fast-check';
import { parseUnits, zeroAddress } from 'viem';
import { expect } from 'vitest';
import type { CallText } from '@sablier-docs/protocol/calls/types';
import { formatUtc } from '@sablier-docs/protocol/time';
import type { Call } from '@sablier-docs/kit/calls/call';
import { describeStreams, lockupBatchCall, withApproval } from '@sablier-docs/tools/desks/creation';
import type { NewStream } from '@sablier-docs/tools/rehearsal/new-stream';
import { openChains, type Chains } from '../chains';
import type { ContractActions } from '../chains/contract';
import { CHAIN, creatorsOn } from '../chains/creators';
import { sendCalls } from '../chains/sent';
import { tokenAbi } from '../chains/token-abi';
import { scheduleOf, streamOf, termsOf } from '../worlds/terms';

/* The words before several streams are created by one call, against the streams and the balances. */

/** Replaces words by others, which are wrong in some case. */
export type Alter = (text: string) => string;
const asWritten: Alter = (text) => text;

export const altered = (text: CallText, alter: Alter): CallText => ({
  who: alter(text.who),
  does: alter(text.does),
  fails: alter(text.fails ?? ''),
  final: alter(text.final ?? ''),
});

export interface StreamsCase {
  readonly model: 'linear' | 'dynamic' | 'tranched';
  readonly shape: 'plain' | 'unlock' | 'cliff' | 'steps';
  readonly at: number;
  readonly cancelable: boolean;
  readonly transferable: boolean;
  readonly fromNow: boolean;
}

const TOKENS = { dai: 18, usdc: 6 } as const;
type Token = keyof typeof TOKENS;
export const suffixOf = (token: Token): string => (token === 'dai' ? '' : '.usdc');
export const unitsOf = (text: string | undefined, decimals: number): bigint =>
  parseUnits((text ?? '').replaceAll('\u202f', ''), decimals);

const WORDS = new RegExp(
  [
    String.raw`^Takes ([\d.\u202f]+) tokens \((\d+) smallest units\) in all and opens (\d+) streams, in the order given\. `,
    String.raw`(?:Each starts when the call is mined|The first starts on (.+?), and the last ends on (.+?)); `,
    String.raw`(?:(0x\w+) can cancel each of them until it has released everything|nobody can cancel them), `,
    String.raw`and (recipients|nobody) can transfer them\.$`,
  ].join(''),
);

/** Tokens out of nothing, without an approval. */
export const mint = (
  contract: Chains['lockup'] | Chains['flow'],
  who: string,
  amount: bigint,
  token: Token,
) =>
  contract
    .on({ address: contract.addressOf(token), abi: tokenAbi })
    .call(who, 'mint', [contract.addressOf(who), amount]);

/** Asserts that the stranger's calls fail, and takes back those before the one that does. */
export async function isRefused(contract: ContractActions, calls: readonly Call[]): Promise<void> {
  const id = await contract.chain.snapshot();
  await expect(sendCalls(contract, 'stranger', calls)).rejects.toThrow('The transaction reverted.');
  await contract.chain.revert({ id });
}

/**
 * Creates streams of two tokens, each with a call and words of its own, and compares them with the words.
 * @throws when something is not as it is said
 */
export async function askStreams(one: StreamsCase, alter = asWritten): Promise<void> {
  const { lockup } = await openChains(['lockup']);
  const now = await lockup.now();
  const batches = await Promise.all(
    (['dai', 'usdc'] as const).map((token, nth) =>
      batchOf(lockup, one, { token, nth, now }, alter),
    ),
  );
  const send = async () => {
    for (const { calls } of batches) await sendCalls(lockup, 'stranger', calls);
  };
  for (const { token, said, calls, text } of batches) {
    expect(text.who).toMatch(/^Anybody who holds the tokens: /);
    expect(text.fails).toMatch(
      /^Fails without the approval, or if the account holds too few tokens\./,
    );
    expect(unitsOf(said.whole, TOKENS[token])).toBe(said.units);
    await isRefused(lockup, calls);
    await mint(lockup, 'stranger', said.units, token);
    await isRefused(lockup, calls.slice(1));
  }
  const first = await lockup.read('nextStreamId');
  for (const { spoiled, text } of batches) {
    expect(text.fails).toMatch(/If one stream fails, none is created\.$/);
    await isRefused(lockup, spoiled);
  }
  expect(await lockup.read('nextStreamId')).toBe(first);

  await lockup.moves(
    send,
    Object.fromEntries(
      batches.flatMap(({ token, said }) => [
        [`stranger${suffixOf(token)}`, -said.units],
        [`lockup${suffixOf(token)}`, said.units],
      ]),
    ),
  );
  let id = first;
  for (const { said, streams, recipients } of batches) {
    const opened = Array.from({ length: said.count }, (_, at) => id + BigInt(at));
    id += BigInt(said.count);
    await compareDates(lockup, opened, said);
    for (const [at, stream] of opened.entries()) {
      expect(await lockup.read('getDepositedAmount', [stream])).toBe(streams[at]?.deposit);
      expect(await lockup.read('ownerOf', [stream])).toBe(recipients[at]);
      await compareRights(lockup, stream, said);
    }
  }
  expect(await lockup.read('nextStreamId')).toBe(id);
}

interface Said {
  readonly whole: string | undefined;
  readonly units: bigint;
  readonly count: number;
  /** Absent where each starts when the call is mined. */
  readonly first: string | undefined;
  readonly last: string | undefined;
  /** Absent where nobody can cancel. */
  readonly canceler: string | undefined;
  readonly moves: boolean;
}

async function batchOf(
  lockup: Chains['lockup'],
  { model, shape, at, cancelable, transferable, fromNow }: StreamsCase,
  { token, nth, now }: { token: Token; nth: number; now: bigint },
  alter: Alter,
) {
  const { sender, recipient, other } = lockup.accounts;
  const drawn = fc.sample(termsOf({ token }), {
    numRuns: 2 + ((at + nth) % 2),
    seed: 2 * at + nth,
  });
  const streams = drawn.map((terms): NewStream => {
    const start = fromNow ? now : now + terms.lead;
    const { options, cliffTime } = scheduleOf({ model, shape }, terms, start);
    const stream = streamOf(options, terms.deposit, cliffTime);
    if (!stream) throw new Error('No stream.');
    return stream;
  });
  const recipients = streams.map((_, row) => (row % 2 === 0 ? recipient : other));
  const rights = { sender, cancelable, transferable };
  const text = altered(
    describeStreams(streams, { ...rights, fromNow, released: 0 }, TOKENS[token]),
    alter,
  );
  const found = WORDS.exec(text.does);
  if (!found) throw new Error(`The words cannot be read: ${text.does}`);
  const [, whole, units = '', count, first, last, canceler, mover] = found;
  const said: Said = {
    whole,
    units: BigInt(units),
    count: Number(count),
    first,
    last,
    canceler,
    moves: mover === 'recipients',
  };
  const address = lockup.addressOf(token);
  const callsTo = (to: readonly string[]) => {
    const rows = streams.map((stream, row) => ({
      stream,
      terms: { ...rights, recipient: to[row] ?? recipient, shape: '' },
    }));
    const batch = { chainId: CHAIN, token: address, fromNow, streams: rows };
    const call = lockupBatchCall(creatorsOn(lockup), batch, 'a test');
    return withApproval(address, said.units, call, 'for a test');
  };
  return {
    token,
    said,
    text,
    streams,
    recipients,
    calls: callsTo(recipients),
    // Nobody can own the NFT of the last one.
    spoiled: callsTo([...recipients.slice(0, -1), zeroAddress]),
  };
}

async function compareDates(
  { read, now }: Chains['lockup'],
  ids: readonly bigint[],
  { first, last }: Said,
): Promise<void> {
  const times = (name: string) =>
    Promise.all(ids.map(async (id) => BigInt(await read(name, [id]))));
  const starts = await times('getStartTime');
  const ends = await times('getEndTime');
  const mined = await now();
  if (first === undefined) return expect(new Set(starts)).toEqual(new Set([mined]));
  expect(formatUtc(starts.reduce((a, b) => (b < a ? b : a)))).toBe(first);
  expect(formatUtc(ends.reduce((a, b) => (b > a ? b : a)))).toBe(last);
}

/** Whether a stream can be canceled until it has released everything, and transferred, as it is said. */
export async function compareRights(
  lockup: Chains['lockup'],
  id: bigint,
  { canceler, moves }: Pick<Said, 'canceler' | 'moves'>,
): Promise<void> {
  const snapshot = await lockup.chain.snapshot();
  const owner = await lockup.read<string>('ownerOf', [id]);
  const start = BigInt(await lockup.read('getStartTime', [id]));
  const end = BigInt(await lockup.read('getEndTime', [id]));
  const until = async (second: bigint) => {
    const now = await lockup.now();
    if (second > now) await lockup.pass(second - now);
  };
  await until(start + (end - start) / 2n);
  const who = owner === lockup.accounts.recipient ? 'recipient' : 'other';
  const outcome = moves ? 'success' : 'SablierLockup_NotTransferable';
  await lockup.reverts(outcome, who, 'transferFrom', [who, 'delegate', id]);
  if (canceler === undefined) {
    await lockup.reverts('SablierLockup_StreamNotCancelable', 'sender', 'cancel', [id]);
  } else {
    expect(canceler).toBe(lockup.accounts.sender);
    await lockup.reverts('success', 'sender', 'cancel', [id]);
    await until(end);
    await lockup.reverts('SablierLockup_StreamSettled', 'sender', 'cancel', [id]);
  }
  await lockup.chain.revert({ id: snapshot });
}

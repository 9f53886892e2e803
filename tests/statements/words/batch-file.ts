import fc from 'fast-check';
import { zeroAddress } from 'viem';
import { expect } from 'vitest';
import { formatUtc } from '@sablier-docs/protocol/time';
import { batchParts, type BatchRow, describeBatch } from '@sablier-docs/tools/desks/creation';
import { readCsvFormats } from '@sablier-docs/protocol/csv-formats';
import { openChains, type Chains } from '../chains';
import type { Moves } from '../chains/contract';
import { CHAIN, creatorsOn } from '../chains/creators';
import { sendCalls } from '../chains/sent';
import { flowTermsOf } from '../worlds/flow';
import { termsOf } from '../worlds/terms';
import { altered, compareRights, isRefused, mint, unitsOf, type Alter } from './batch';

/* The words before the streams of a file are created, against the streams and the balances. */

export interface FileCase {
  readonly kind: 'dated' | 'by duration' | 'timelock' | 'flow';
  readonly at: number;
  readonly isFunded: boolean;
  readonly cancelable: boolean;
  readonly transferable: boolean;
}

const FORMATS = {
  dated: 'lockup/range/linearUnlockCliff',
  'by duration': 'lockup/duration/cliff',
  timelock: 'lockup/duration/tranchedTimelock',
  flow: 'flow/stream',
} as const;

const DECIMALS = 6;

const WORDS = new RegExp(
  [
    String.raw`^The account that sends the calls opens ([\d\u202f]+) (payment|vesting) streams?\. `,
    String.raw`It pays (?:no|([\d.\u202f]+)) tokens(?: in all)?\. `,
    String.raw`The recipients are those of the file, in its order\. `,
    String.raw`(?:Each starts when its part is mined|(They|Those with a date) start (?:on (.+? UTC)|from (.+? UTC) to (.+? UTC)))\. `,
    String.raw`(?:(0x\w+) can (?:pause them, change their rates and take back what is not owed|cancel each of them until it has released everything)|Nobody can cancel them)\. `,
    String.raw`(Recipients|Nobody) can transfer them\.$`,
  ].join(''),
);

/** Creates the streams of a file and compares them with its words. @throws when something is not as it is said */
export async function askFile(one: FileCase, alter: Alter = (text) => text): Promise<void> {
  const { lockup, flow } = await openChains(['lockup', 'flow']);
  const isFlow = one.kind === 'flow';
  const contract = isFlow ? flow : lockup;
  const { sender } = contract.accounts;
  const format = readCsvFormats().find(({ id }) => id === FORMATS[one.kind]);
  if (!format) throw new Error(`There is no format ${FORMATS[one.kind]}.`);
  const rows = rowsOf(one, await contract.now(), contract);
  const { cancelable, transferable } = one;
  const rights = { sender, cancelable, transferable };
  const text = altered(describeBatch(format, rows, DECIMALS, rights), alter);
  const found = WORDS.exec(text.does);
  if (!found) throw new Error(`The words cannot be read: ${text.does}`);
  const [, count, product, whole, some, on, from, to, canceler, mover] = found;
  const paid = whole === undefined ? 0n : unitsOf(whole, DECIMALS);
  const terms = { chainId: CHAIN, token: contract.addressOf('usdc'), ...rights };
  const callsOf = (lines: readonly BatchRow[]) =>
    batchParts(creatorsOn(contract), format, terms, lines).flatMap(({ calls }) => calls);
  const send = (lines: readonly BatchRow[]) => sendCalls(contract, 'stranger', callsOf(lines));

  expect(product).toBe(isFlow ? 'payment' : 'vesting');
  if (paid > 0n) {
    expect(text.who).toMatch(/^Anybody who holds the tokens: /);
    expect(text.fails).toMatch(
      /^Fails without the approval, or if the account holds too few tokens\./,
    );
    await isRefused(contract, callsOf(rows));
    await mint(contract, 'stranger', paid, 'usdc');
  } else expect(text.who).toBe('Anybody.');
  const next = await contract.read('nextStreamId');
  expect(text.fails).toMatch(/its whole part fails and nothing of it is created\.$/);
  const spoiled = rows.map((row, at) =>
    at === rows.length - 1 ? { ...row, recipient: zeroAddress } : row,
  );
  await isRefused(contract, callsOf(spoiled));
  expect(await contract.read('nextStreamId')).toBe(next);

  const holder = isFlow ? 'flow.usdc' : 'lockup.usdc';
  const moved: Moves = paid === 0n ? {} : { 'stranger.usdc': -paid, [holder]: paid };
  await contract.moves(() => send(rows), moved);
  const mined = await contract.now();
  const ids = Array.from({ length: Number(count) }, (_, at) => next + BigInt(at));
  expect(await contract.read('nextStreamId')).toBe(next + BigInt(ids.length));
  const starts = await Promise.all(
    ids.map(async (id) =>
      BigInt(await contract.read(isFlow ? 'getSnapshotTime' : 'getStartTime', [id])),
    ),
  );
  const dated = starts.filter((start) => start !== mined);
  expect(some === undefined ? [] : [some]).toEqual(
    dated.length === 0 ? [] : [dated.length === starts.length ? 'They' : 'Those with a date'],
  );
  if (some !== undefined) {
    const sorted = dated.toSorted((a, b) => Number(a - b)).map(formatUtc);
    expect([sorted[0], sorted.at(-1)]).toEqual(on === undefined ? [from, to] : [on, on]);
  }
  for (const [at, id] of ids.entries()) {
    expect(await contract.read('ownerOf', [id])).toBe(rows[at]?.recipient);
    const moves = mover === 'Recipients';
    if (isFlow) await compareFlow(flow, id, { pauser: canceler, moves });
    else await compareRights(lockup, id, { canceler, moves });
  }
}

async function compareFlow(
  flow: Chains['flow'],
  id: bigint,
  { pauser, moves }: { pauser: string | undefined; moves: boolean },
): Promise<void> {
  const snapshot = await flow.chain.snapshot();
  const owner = await flow.read<string>('ownerOf', [id]);
  const who = owner === flow.accounts.recipient ? 'recipient' : 'other';
  const outcome = moves ? 'success' : 'SablierFlow_NotTransferable';
  await flow.reverts(outcome, who, 'transferFrom', [who, 'delegate', id]);
  expect(pauser).toBe(flow.accounts.sender);
  const start = BigInt(await flow.read('getSnapshotTime', [id]));
  const now = await flow.now();
  await flow.pass((start > now ? start - now : 0n) + 1n);
  await flow.reverts('success', 'sender', 'pause', [id]);
  await flow.reverts('success', 'sender', 'adjustRatePerSecond', [id, 1n]);
  const left = await flow.read('refundableAmountOf', [id]);
  if (left > 0n)
    await flow.moves(() => flow.call('sender', 'refundMax', [id]), {
      'sender.usdc': left,
      'flow.usdc': -left,
    });
  await flow.chain.revert({ id: snapshot });
}

/** Two or three rows, with and without dates. */
function rowsOf(
  { kind, at, isFunded }: FileCase,
  now: bigint,
  { accounts }: Chains['lockup'] | Chains['flow'],
): BatchRow[] {
  const count = { numRuns: 2 + (at % 2), seed: at };
  const common = (row: number) => ({
    row: row + 2,
    recipient: row % 2 === 0 ? accounts.recipient : accounts.other,
  });
  if (kind === 'flow')
    return fc.sample(flowTermsOf({ token: 'six' }), count).map((terms, row) => ({
      model: 'flow',
      ...common(row),
      rate: terms.rate,
      amount: isFunded ? (terms.rate * terms.total) / 10n ** 12n : 0n,
      // Of the first file none has a date, of the second one, of the others all.
      start: at % 4 === 0 || (at % 4 === 1 && row > 0) ? 0n : now + terms.lead,
    }));
  return fc
    .sample(termsOf({ token: 'six' }), count)
    .map(({ deposit, total, lead, unlock }, row) => {
      if (kind === 'timelock')
        return { model: 'timelock', ...common(row), amount: deposit, duration: total };
      const start = kind === 'dated' ? now + (at % 4 === 0 ? 3_600n : lead) : 0n;
      const part = (deposit * unlock) / 1_000n;
      return {
        model: 'linear',
        ...common(row),
        amount: deposit,
        start,
        end: start + total,
        cliff: start + total / 4n,
        unlocks: { start: kind === 'dated' ? part : 0n, cliff: part },
        granularity: 1n,
      };
    });
}

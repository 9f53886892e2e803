import { afterAll, beforeAll, expect, test } from 'vitest';
import { nextEvents, ReorgError, type Cursor } from '../../../examples/lockup/events/next-events';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';
import { openLinear } from '@sablier-docs/testing/streams';

/* /guides/lockup/examples/dapp#follow-events */

let local: LocalProtocol;

beforeAll(async () => {
  local = await startProtocol();
});
afterAll(() => local?.stop());

const head = async (): Promise<Cursor> => {
  const { number, hash } = await local.chain.getBlock();
  return { block: number, hash };
};
const next = (cursor: Cursor, changes: { confirmations?: bigint; range?: bigint } = {}) =>
  nextEvents(local.chain, {
    lockup: local.contracts.lockup,
    cursor,
    confirmations: 2n,
    range: 100n,
    ...changes,
  });
const created = ({ events }: Awaited<ReturnType<typeof next>>) =>
  events.flatMap((event) =>
    event.eventName === 'CreateLockupLinearStream' ? [event.args.streamId] : [],
  );

test('an event is read once, after its confirmations', async () => {
  const start = await head();
  const { id } = await openLinear(local);
  await local.chain.mine({ blocks: 1 });
  const early = await next(start);
  expect(created(early)).toEqual([]);
  await local.chain.mine({ blocks: 1 });
  const confirmed = await next(early.cursor);
  expect(created(confirmed)).toEqual([id]);
  expect(created(await next(confirmed.cursor))).toEqual([]);
  const again = await next(early.cursor);
  expect(again.events.map(({ key }) => key)).toEqual(confirmed.events.map(({ key }) => key));
  expect(new Set(again.events.map(({ key }) => key)).size).toBe(again.events.length);
});

test('a long way is read in steps, and nothing is left out', async () => {
  const start = await head();
  const ids = [];
  for (let i = 0; i < 3; i += 1) ids.push((await openLinear(local)).id);
  let cursor = start;
  const found: bigint[] = [];
  for (let i = 0; i < 20; i += 1) {
    const step = await next(cursor, { confirmations: 0n, range: 2n });
    expect(step.cursor.block - cursor.block).toBeLessThanOrEqual(2n);
    found.push(...created(step));
    ({ cursor } = step);
  }
  expect(found).toEqual(ids);
});

test('a block that was replaced stops it, and an older cursor finds what is true now', async () => {
  const start = await head();
  const snapshot = await local.chain.snapshot();
  const { other, recipient } = local.accounts;
  await openLinear(local);
  const seen = await next(start, { confirmations: 0n });
  expect(created(seen)).toHaveLength(1);
  await local.chain.revert({ id: snapshot });
  await openLinear(local, { sender: other, recipient });
  await local.chain.mine({ blocks: 3 });
  await expect(next(seen.cursor)).rejects.toThrow(ReorgError);
  const { events } = await next(start, { confirmations: 0n });
  const senders = events.flatMap((event) =>
    event.eventName === 'CreateLockupLinearStream' ? [event.args.commonParams.sender] : [],
  );
  expect(senders).toEqual([other]);
});

test('a replacement while it reads does not pass unseen', async () => {
  const { chain, contracts } = local;
  const snapshot = await chain.snapshot();
  await openLinear(local);
  const cursor = await head();
  // The chain changes after the first answer, below the block of the cursor.
  let isReplaced = false;
  const replaceOnce = async <T>(answer: Promise<T>): Promise<T> => {
    const first = await answer;
    if (isReplaced) return first;
    isReplaced = true;
    await chain.revert({ id: snapshot });
    const { other, recipient } = local.accounts;
    await openLinear(local, { sender: other, recipient });
    await chain.mine({ blocks: 5 });
    return first;
  };
  const client = {
    getBlock: (args: object) => replaceOnce(chain.getBlock(args)),
    getBlockNumber: (args: object) => replaceOnce(chain.getBlockNumber(args)),
    getLogs: (args: object) => replaceOnce(chain.getLogs(args)),
  } as unknown as typeof chain;
  await chain.mine({ blocks: 2 });
  const reading = nextEvents(client, {
    lockup: contracts.lockup,
    cursor,
    confirmations: 0n,
    range: 100n,
  });
  await expect(reading).rejects.toThrow(ReorgError);
  expect(isReplaced).toBe(true);
});

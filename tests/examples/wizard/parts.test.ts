import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getAddress, numberToHex, type Address, type Hash } from 'viem';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { GAS_CAP, MOST_STREAMS_IN_BATCH } from '@sablier-docs/tools/desks/creation';
import { DEFAULTS, type Answers } from '@sablier-docs/create-streams/answers';
import { calendarSteps } from '@sablier-docs/create-streams/calendar-steps';
import { projectFiles } from '@sablier-docs/create-streams/project-files';
import { mostStreams } from '@sablier-docs/create-streams/most-streams';
import { createFunctionName } from '@sablier-docs/create-streams/typescript/create';
import { expectStream } from '@sablier-docs/testing/expect-stream';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';
import { calendarDates } from '../../../examples/wizard/calendar';
import { partsOf } from '../../../examples/wizard/parts';
import { browserStorage } from './browser-storage';
import { facts, SEPOLIA, viemSources } from './projects';
import { nameContracts } from './run-form';
import { loadModules } from './run-typescript';

/* A list that is longer than one transaction, and a script that stops in the middle. */

let local: LocalProtocol;
let folder = '';

beforeAll(async () => {
  local = await startProtocol();
  folder = mkdtempSync(path.join(tmpdir(), 'parts-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  return local?.stop();
});

const COUNT = 125;
const AMOUNT = 10n ** 18n;
const WEEK = 604_800;

const kinds: [name: string, Partial<Answers>][] = [
  ['linear', { cliff: '90', startUnlock: '10', cliffUnlock: '25' }],
  ['dynamic', { model: 'dynamic' }],
  ['tranched', { model: 'tranched' }],
  ['quarters', { model: 'tranched', dates: 'quarters' }],
  ['months', { model: 'tranched', dates: 'months' }],
  ['flow', { product: 'flow', model: 'none' }],
];

/** Addresses that hold nothing and have received no stream: the most expensive recipients. */
const freshAddresses = (seed: number): Address[] =>
  Array.from({ length: COUNT }, (_, at) =>
    getAddress(numberToHex(BigInt(seed + 1) * 2n ** 100n + BigInt(at + 1), { size: 20 })),
  );

test('the parts of a list have all of it, in order', () => {
  const list = freshAddresses(9);
  expect(partsOf(list).flat()).toEqual(list);
  expect(partsOf(list).map(({ length }) => length)).toEqual([60, 60, 5]);
  expect(partsOf([])).toEqual([]);
  expect(mostStreams(DEFAULTS)).toBe(MOST_STREAMS_IN_BATCH);
});

test.each(kinds)('%s: a script that stopped goes on, below the gas cap', async (name, given) => {
  const answers: Answers = { ...DEFAULTS, ...given, batch: 'parts', stack: 'viem' };
  const { sources, places } = viemSources(projectFiles(answers, SEPOLIA, facts));
  const [creates, parts] = ['src/create.ts', 'src/in-parts.ts'].map((file) => places[file] ?? '');
  const modules = await loadModules(`parts-${name}`, sources, [creates ?? '', parts ?? '']);
  const create = modules.get(creates ?? '')?.[createFunctionName(answers)];
  const inParts = modules.get(parts ?? '')?.inParts;
  if (!create || !inParts) throw new Error('The project has no function for a list in parts.');

  const { lockup, batchLockup, flow, token } = local.contracts;
  const { sender } = local.accounts;
  const recipients = freshAddresses(kinds.findIndex(([kind]) => kind === name));
  await local.mint(sender, 2n * AMOUNT * BigInt(COUNT), token);
  const now = Number(await local.now());
  const amountOf = (recipient: Address) => AMOUNT * BigInt(1 + (recipients.indexOf(recipient) % 2));
  const file = path.join(folder, `${name}.json`);
  const most = mostStreams(answers);
  const steps = calendarSteps(answers);
  const isLockup = answers.product === 'lockup';

  const created = (clients: unknown, part: readonly Address[]) =>
    isLockup
      ? create(clients, {
          batchLockup,
          lockup,
          token,
          startTime: now,
          dates: steps
            ? calendarDates(now, steps[0], steps[1])
            : [now + 4 * WEEK, now + 8 * WEEK, now + 12 * WEEK],
          grants: part.map((recipient) => ({
            recipient,
            depositAmount: amountOf(recipient),
            exponent: '2.71',
          })),
        })
      : create(
          clients,
          flow,
          token,
          part.map((recipient) => {
            const deposit = amountOf(recipient);
            return { recipient, rate: deposit / 1_000_000n, deposit };
          }),
        );
  const run = (
    each: (clients: unknown, part: readonly Address[]) => Promise<unknown>,
    terms = '',
  ) =>
    inParts(
      local.clients(sender),
      isLockup ? batchLockup : flow,
      recipients,
      `${name} ${terms}`,
      each,
      file,
    );

  const next = () => (isLockup ? local.lockup : local.flow).read.nextStreamId();
  const first = await next();
  let calls = 0;
  // The second part is sent, and the script ends before it hears of it.
  const stops = run(async (clients, part) => {
    const ids = await created(clients, part);
    calls += 1;
    if (calls === 2) throw new Error('The script was stopped.');
    return ids;
  });
  await expect(stops).rejects.toThrow('The script was stopped.');
  expect((await next()) - first).toBe(BigInt(2 * most));
  await expect(run(created, 'other')).rejects.toThrow(/belongs to another list/);
  // The third is not sent.
  const fails = run(() => Promise.reject(new Error('The node is gone.')));
  await expect(fails).rejects.toThrow('The node is gone.');
  const ids = (await run(created)) as bigint[];
  expect(ids).toEqual(Array.from({ length: COUNT }, (_, at) => first + BigInt(at)));
  expect(await next()).toBe(first + BigInt(COUNT));
  // Another run has nothing to do.
  expect(await run(() => Promise.reject(new Error('It is done.')))).toEqual(ids);

  for (const [at, id] of ids.entries()) {
    const recipient = recipients[at] ?? sender;
    const cancelable = isLockup ? { cancelable: true } : {};
    await expectStream(local, isLockup ? 'lockup' : 'flow', id, {
      sender,
      recipient,
      token,
      ...cancelable,
    } as never);
    const held = isLockup
      ? await local.lockup.read.getDepositedAmount([id])
      : await local.flow.read.getBalance([id]);
    expect(held, `amount of stream ${id}`).toBe(amountOf(recipient));
  }
  const { parts: sent } = JSON.parse(readFileSync(file, 'utf8')) as { parts: { sent: Hash[] }[] };
  const gas: number[] = [];
  for (const hash of sent.flatMap((part) => part.sent)) {
    gas.push(Number((await local.chain.getTransactionReceipt({ hash })).gasUsed));
  }
  // A sixth of the cap is left for a Safe and its approval.
  expect(Math.max(...gas)).toBeLessThan((GAS_CAP * 5) / 6);
  expect(Math.max(...gas)).toBeGreaterThan(GAS_CAP / 4);
  process.stdout.write(`${name}: at most ${Math.max(...gas)} gas for ${most} streams\n`);
});

test('a page that stopped goes on, and refuses another list before', async () => {
  const answers: Answers = { ...DEFAULTS, batch: 'parts', stack: 'react' };
  const { sources, places } = viemSources(projectFiles(answers, SEPOLIA, facts));
  const entries = ['src/streams.ts', 'src/progress.ts'].map((file) => places[file] ?? '');
  const modules = await loadModules('parts-page', sources, entries);
  const [streams, progress] = entries.map((entry) => modules.get(entry));
  const create = streams?.createStreams;
  if (!create || !progress?.sentSoFar) throw new Error('The page creates no list.');
  vi.stubGlobal('localStorage', browserStorage());
  const forget = nameContracts(local);
  try {
    const { token } = local.contracts;
    const { sender } = local.accounts;
    const recipients = freshAddresses(20);
    const held = await local.balanceOf(sender, token);
    if (held > 0n) {
      await local.send(sender, local.deployed.token, 'transfer', [recipients[0], held]);
    }
    await local.mint(sender, AMOUNT * BigInt(COUNT), token);
    const values = { token, recipients: recipients.join('\n'), amount: '1' };
    const first = await local.lockup.read.nextStreamId();
    /** The page is closed as soon as the wallet has sent so many transactions. */
    const closing = (after: number) => {
      const clients = local.clients(sender);
      const { writeContract } = clients.walletClient;
      let sent = 0;
      const write = async (request: never) => {
        if (sent === after) throw new Error('The page was closed.');
        sent += 1;
        return writeContract(request);
      };
      return { ...clients, walletClient: { ...clients.walletClient, writeContract: write } };
    };
    // An approval and the creation of the first part, and the approval of the second.
    await expect(create(closing(3), values)).rejects.toThrow('The page was closed.');
    expect(await local.lockup.read.nextStreamId()).toBe(first + 60n);
    expect(await progress.sentSoFar()).toHaveLength(3);
    await expect(create(closing(9), { ...values, amount: '2' })).rejects.toThrow(/is not finished/);
    const { ids } = (await create(closing(9), values)) as { ids: bigint[] };
    expect(ids).toEqual(Array.from({ length: COUNT }, (_, at) => first + BigInt(at)));
    expect(await local.lockup.read.nextStreamId()).toBe(first + BigInt(COUNT));
    expect(await progress.sentSoFar()).toEqual([]);
    for (const [at, id] of ids.entries()) {
      const recipient = recipients[at] ?? sender;
      await expectStream(local, 'lockup', id, {
        sender,
        recipient,
        token,
        cancelable: true,
      } as never);
    }
    expect(await local.balanceOf(sender, token)).toBe(0n);
  } finally {
    forget();
    vi.unstubAllGlobals();
  }
});

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as Functions from '../../../examples/functions';
import { samplePages } from '../../../src/plugins/samples/archive/pages';
import { sampleProject } from '../../../src/plugins/samples/archive/project';
import { expectStream } from '@sablier-docs/testing/expect-stream';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';
import { dai, DAY } from '@sablier-docs/testing/streams';

/* The download of /guides/start/overview#functions, run from the folder that a reader unpacks. */

const folder = mkdtempSync(path.join(tmpdir(), 'functions-'));
let local: LocalProtocol;
let taken: typeof Functions;

beforeAll(async () => {
  const root = process.cwd();
  const page = samplePages(root).find(({ route }) => route === '/guides/start/overview');
  if (!page) throw new Error('The page has no download.');
  for (const [file, text] of sampleProject(root, page, 'https://docs.example')) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  taken = (await import(path.join(folder, 'src/functions.ts'))) as typeof Functions;
  local = await startProtocol();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await local?.stop();
});

test('a list of three goes in parts of two, each stream with its own amount and recipient', async () => {
  const { sender, recipient, other } = local.accounts;
  const { batchLockup, lockup, token } = local.contracts;
  await local.mint(sender, dai('60'));
  const grants = [
    { recipient, depositAmount: dai('10') },
    { recipient: other, depositAmount: dai('20') },
    { recipient, depositAmount: dai('30') },
  ];
  const parts: (readonly bigint[])[] = [];
  const ids = await taken.batchCreateInParts(local.clients(sender), {
    batchLockup,
    lockup,
    token,
    grants,
    perPart: 2,
    onSent: () => undefined,
    onCreated: (created) => void parts.push(created),
  });
  expect(parts).toEqual([ids.slice(0, 2), ids.slice(2)]);
  for (const [at, id] of ids.entries()) {
    const terms = { recipient: grants[at]?.recipient };
    await expectStream(local, 'lockup', id, terms);
    const contract = { address: lockup, version: 'v4.0' };
    const stream = await taken.readStream(local.clients(sender).publicClient, contract, id);
    expect(stream).toMatchObject({ ...terms, deposited: grants[at]?.depositAmount });
  }
});

test('the debt of two streams of Flow is that of the contract, and the value covers a fee of a falling price', async () => {
  const { sender, recipient } = local.accounts;
  const { flow, usdc } = local.contracts;
  const clients = local.clients(recipient);
  for (const [perDay, days] of [
    [10_000_000n, 3n],
    [7_000_001n, 11n],
  ] as const) {
    const rate = taken.ratePerSecond(perDay, 6, DAY);
    await local.mint(sender, 30_000_000n, usdc);
    await local.approve(sender, flow, 30_000_000n, usdc);
    const args = [sender, recipient, rate, 0, usdc, true, 30_000_000n];
    const { result: id } = await local.send<bigint>(
      sender,
      local.deployed.flow,
      'createAndDeposit',
      args,
    );
    const loaded = await taken.loadStream(local.flow, id);
    await local.warpTo((await local.now()) + days * DAY);
    const { covered, uncovered } = taken.debtAt(loaded, await local.now());
    expect(covered).toBe(await local.flow.read.coveredDebtOf([id]));
    expect(uncovered).toBe(await local.flow.read.uncoveredDebtOf([id]));
    const fee = await local.flow.read.calculateMinFeeWei([id]);
    expect(taken.withMargin(fee) * 95n).toBeGreaterThanOrEqual(fee * 100n);
    await taken.streamManager(clients, flow, id).withdrawMax(recipient);
    expect(await local.flow.read.coveredDebtOf([id])).toBeLessThan(perDay);
  }
});

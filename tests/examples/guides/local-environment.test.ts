import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createLinearStream } from '../../../examples/lockup/create-stream/create-linear';
import { firstStream } from '../../../examples/lockup/local-environment/first-stream';
import { deployLockup } from '../../../examples/lockup/local-environment/deploy-lockup';
import { lockupAbi } from '../../../examples/lockup/contracts';
import { expectStream } from '../support/expect-stream';
import { startProtocol, type LocalProtocol } from '../support/start';
import { dai, DAY } from '../support/streams';

/* /guides/lockup/examples/local-environment */

let local: LocalProtocol;

beforeAll(async () => {
  local = await startProtocol();
  await local.mint(local.accounts.sender, dai('1000'));
});
afterAll(() => local?.stop());

test('the script deploys a Lockup that works, with no fee', async () => {
  const { sender, recipient } = local.accounts;
  const clients = local.clients(sender);
  const { lockup, batchLockup, comptroller } = await deployLockup(clients);
  expect(new Set([lockup, batchLockup, comptroller]).size).toBe(3);
  const streamId = await createLinearStream(clients, {
    lockup,
    token: local.contracts.token,
    recipient,
    depositAmount: dai('52'),
    cliff: 0,
  });
  expect(streamId).toBe(1n);
  await expectStream(local, 'lockup', streamId, {}, lockup);
  const fee = await local.chain.readContract({
    address: lockup,
    abi: lockupAbi,
    functionName: 'calculateMinFeeWei',
    args: [streamId],
  });
  expect(fee).toBe(0n);
});

test('the first stream runs from nothing and pays its fee', async () => {
  // What forge writes for the file, as far as the script reads it.
  const out = mkdtempSync(path.join(tmpdir(), 'out-'));
  for (const name of ['PlayToken', 'PlayFeed']) {
    const { abi, creationCode } = inject('contracts')[name] ?? {};
    writeFileSync(
      path.join(out, `${name}.json`),
      JSON.stringify({ abi, bytecode: { object: creationCode } }),
    );
  }
  const { lockup, token, recipient, streamId, amount } = await firstStream(out, local.url);
  rmSync(out, { recursive: true });
  expect(streamId).toBe(1n);
  const sender = local.accounts.admin; // the first account of the chain
  await expectStream(local, 'lockup', streamId, { sender, recipient, token }, lockup);
  expect(amount).toBeGreaterThanOrEqual(dai('2600'));
  expect(amount).toBeLessThan(dai('2600.01'));
  expect(await local.balanceOf(recipient, token)).toBe(amount);
  const { lockup: published } = local.deployed;
  const fee = await local.read<bigint>({ ...published, address: lockup }, 'calculateMinFeeWei', [
    streamId,
  ]);
  expect(fee).toBe(333_333_333_333_333n); // 1 USD at 3,000 USD a coin
  expect(await local.chain.getBalance({ address: lockup })).toBeGreaterThanOrEqual(fee);
});

test('the contract of the fresh project does what its Foundry test asserts', async () => {
  const { sender, recipient } = local.accounts;
  const creator = await local.deployExample('StreamCreator', [local.contracts.lockup]);
  const expected = await local.lockup.read.nextStreamId();
  await local.approve(sender, creator.address, dai('100'));
  const { result: id } = await local.send<bigint>(sender, creator, 'createStream', [
    local.contracts.token,
    recipient,
    dai('100'),
  ]);
  expect(id).toBe(expected);
  await expectStream(local, 'lockup', id);
  await local.warpTo((await local.now()) + 50n * DAY);
  expect(await local.lockup.read.withdrawableAmountOf([id])).toBe(dai('50'));
});

test('the configuration names the compiler that this repository uses', () => {
  const toml = readFileSync('examples/lockup/local-environment/foundry.toml', 'utf8');
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  expect(toml).toContain(`solc = "${devDependencies.solc}"`);
});

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLinearStream } from '../../../examples/lockup/create-stream/create-linear';
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

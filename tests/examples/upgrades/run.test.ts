import {
  encodeAbiParameters,
  encodeDeployData,
  getAddress,
  concat,
  zeroAddress,
  type Address,
} from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Product } from '@sablier-docs/protocol/releases';
import { readArtifact } from '@sablier-docs/solidity/artifact';
import { cleanForEachTest } from '@sablier-docs/testing/clean-chain';
import { deploy } from '@sablier-docs/testing/chain';
import type { Deployed } from '@sablier-docs/testing/deployed';
import { expectStream } from '@sablier-docs/testing/expect-stream';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';
import { compileSample } from './releases';

/*
 * The contracts of /reference/upgrades on the releases whose bytecode is published: the same stream before and after,
 * and the withdrawal that needs a fee only in the newer one.
 */

const WEEK = 7n * 24n * 60n * 60n;
const AMOUNT = 5_200n * 10n ** 18n;
let local: LocalProtocol;

beforeAll(async () => {
  local = await startProtocol();
});
cleanForEachTest(() => local.chain);
afterAll(() => local?.stop());

/** Deploys what a package publishes, with addresses as arguments of its constructor. */
const publish = (file: string, args: readonly Address[]) =>
  deploy(
    local.chain,
    concat([
      readArtifact(file).creationCode,
      encodeAbiParameters(
        args.map(() => ({ type: 'address' })),
        args,
      ),
    ]),
  );

/** The sample of a release, for the contracts that it calls. */
async function sample(
  product: Product,
  version: string,
  ...targets: readonly Address[]
): Promise<Deployed> {
  const { abi, creationCode } = compileSample(product, version);
  const data = encodeDeployData({ abi, bytecode: creationCode, args: targets });
  return { abi, address: await deploy(local.chain, data) };
}

const targets: Readonly<Record<string, () => Promise<Address>>> = {
  'v1.0': async () => {
    const { admin } = local.accounts;
    const of = (name: string) => `@sablier/v2-core-1.0/artifacts/${name}.json`;
    const comptroller = await publish(of('SablierV2Comptroller'), [admin]);
    const descriptor = await publish(of('SablierV2NFTDescriptor'), []);
    return publish(of('SablierV2LockupLinear'), [admin, comptroller, descriptor]);
  },
  'v1.2': async () => {
    const of = (name: string) => `@sablier/v2-core/artifacts/${name}.json`;
    const descriptor = await publish(of('SablierV2NFTDescriptor'), []);
    return publish(of('SablierV2LockupLinear'), [local.accounts.admin, descriptor]);
  },
  'v4.0': () => Promise.resolve(local.contracts.lockup),
};

/**
 * Funds the sender, creates a stream to the sample itself, and collects after half of a year.
 * @param product whose newest release has the stream; null for an older one
 */
async function createAndCollect(
  desk: Deployed,
  product: 'lockup' | 'flow' | null,
  args: readonly unknown[],
  value?: bigint,
) {
  const { sender, other } = local.accounts;
  await local.mint(sender, AMOUNT);
  await local.approve(sender, desk.address, AMOUNT);
  const { result: id } = await local.send<bigint>(sender, desk, 'create', args);
  if (product)
    await expectStream(local, product, id, {
      recipient: desk.address,
      token: local.contracts.token,
    });
  await local.warpTo((await local.now()) + 26n * WEEK);
  await local.send(sender, desk, 'collect', [id, other], value === undefined ? {} : { value });
  return local.balanceOf(other);
}

test.each([
  ['v1.0', undefined],
  ['v1.2', undefined],
  ['v4.0', 10n ** 18n],
] as const)('the vesting desk of Lockup %s creates and collects', async (version, value) => {
  const target = await targets[version]?.();
  const desk = await sample('lockup', version, target ?? zeroAddress);
  const { token } = local.contracts;
  const got = await createAndCollect(
    desk,
    version === 'v4.0' ? 'lockup' : null,
    [token, desk.address, AMOUNT],
    value,
  );
  // Half of the time, and a few seconds of blocks.
  expect(got).toBeGreaterThanOrEqual(AMOUNT / 2n);
  expect(got).toBeLessThan(AMOUNT / 2n + 10n ** 16n);
});

test('the payroll desk of Flow v3.0 creates and collects', async () => {
  const desk = await sample('flow', 'v3.0', local.contracts.flow);
  const { token } = local.contracts;
  const got = await createAndCollect(
    desk,
    'flow',
    [token, desk.address, 10n ** 12n, AMOUNT],
    10n ** 18n,
  );
  expect(got).toBeGreaterThanOrEqual(26n * WEEK * 10n ** 12n);
});

test('the newer desk forwards the fee and returns the rest', async () => {
  const desk = await sample('lockup', 'v4.0', local.contracts.lockup);
  const { token } = local.contracts;
  await createAndCollect(desk, 'lockup', [token, desk.address, AMOUNT], 10n ** 18n);
  expect(await local.chain.getBalance({ address: desk.address })).toBe(0n);
});

test('the campaign desk of Airdrops v1.2 creates a campaign of its caller', async () => {
  const { sender } = local.accounts;
  const folder = '@sablier/v2-periphery/artifacts';
  const factory = await publish(`${folder}/SablierV2MerkleLockupFactory.json`, []);
  const lockup = (await targets['v1.2']?.()) ?? zeroAddress;
  const desk = await sample('airdrops', 'v1.2', factory, lockup);
  const root = `0x${'11'.repeat(32)}`;
  const args = [local.contracts.token, root, 'cid', 0, AMOUNT, 2n];
  const { result: campaign } = await local.send<Address>(sender, desk, 'create', args);
  const { abi } = readArtifact(`${folder}/SablierV2MerkleLL.json`);
  const read = (name: string) => local.read({ address: campaign, abi }, name);
  expect([await read('admin'), await read('MERKLE_ROOT')]).toEqual([getAddress(sender), root]);
});

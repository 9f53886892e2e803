import {
  concat,
  createPublicClient,
  createWalletClient,
  custom,
  encodeAbiParameters,
  getContractAddress,
  type Hex,
} from 'viem';
import { foundry } from 'viem/chains';
import { expect } from 'vitest';
import { abiOf, artifacts } from '../../../examples/custom-deployments/artifacts';
import { isPublished, problemsOf } from '../../../examples/custom-deployments/check';
import { deployProtocol, type Deployed } from '../../../examples/custom-deployments/deploy';
import { deploy } from '@sablier-docs/testing/chain';
import { minedTransport } from '@sablier-docs/testing/mined-transport';
import { statement, type Chains } from '../statement';

/** Deploys the page's protocol from `sender`, with `other` as the admin. */
async function own({ chain, accounts }: Chains['lockup']) {
  const publicClient = createPublicClient({ chain: foundry, transport: custom(chain) });
  const clients = {
    publicClient,
    walletClient: createWalletClient({
      account: accounts.sender,
      chain: foundry,
      transport: minedTransport(chain),
    }),
  };
  const plan = { chainId: foundry.id, admin: accounts.other, minFeeUSD: 99_000_000n };
  const nonce = await publicClient.getTransactionCount({ address: accounts.sender });
  return { publicClient, plan, nonce, deployed: await deployProtocol(clients, plan) };
}

const comptrollerAt = ({ proxy }: Deployed) => ({
  address: proxy,
  abi: abiOf(artifacts.comptroller),
});

statement('deployer-account', async ({ lockup }) => {
  const { deployed } = await own(lockup);
  const comptroller = lockup.on(comptrollerAt(deployed));
  expect(await comptroller.read('admin')).toBe(lockup.accounts.other);
  for (const [name, args, error] of [
    ['transferAdmin', ['sender'], 'CallerNotAdmin'],
    ['setOracle', ['oracle'], 'CallerNotAdmin'],
    ['setMinFeeUSD', [2, 1n], 'UnauthorizedAccess'],
    ['execute', ['lockup', '0x'], 'CallerNotAdmin'],
    ['upgradeToAndCall', [deployed.comptroller, '0x'], 'CallerNotAdmin'],
  ] as const) {
    await comptroller.reverts(error, 'sender', name, args);
  }
  await comptroller.call('other', 'transferAdmin', ['sender']);
});

statement('addresses-follow-deploys-nonce', async ({ lockup }) => {
  const { deployed, nonce } = await own(lockup);
  const from = lockup.accounts.sender;
  const order = Object.keys(artifacts) as (keyof Deployed)[];
  order.forEach((name, i) => {
    expect(deployed[name], name).toBe(
      getContractAddress({ from, nonce: BigInt(nonce + i) }).toLowerCase(),
    );
  });
});

statement('empty-list-means', async ({ lockup }) => {
  const { publicClient, deployed, plan } = await own(lockup);
  expect(await problemsOf(publicClient, deployed, plan)).toEqual([]);
  await lockup.on(comptrollerAt(deployed)).call('other', 'transferAdmin', ['stranger']);
  const { other, stranger } = lockup.accounts;
  expect(await problemsOf(publicClient, deployed, plan)).toEqual([
    `admin: ${stranger}, not ${other}`,
  ]);
});

statement('set-once', async ({ lockup }) => {
  const { deployed } = await own(lockup);
  const comptroller = lockup.on(comptrollerAt(deployed));
  const set = (token: string) => [deployed.lockup, lockup.encode('setNativeToken', [token])];
  await comptroller.call('other', 'execute', set('dai'));
  await comptroller.reverts('SablierLockup_NativeTokenAlreadySet', 'other', 'execute', set('usdc'));
});

statement('code-chain-differs-package', async ({ lockup }) => {
  const { publicClient, deployed } = await own(lockup);
  const same: string[] = [];
  for (const [name, artifact] of Object.entries(artifacts)) {
    const address = deployed[name as keyof Deployed];
    const code = await publicClient.getCode({ address });
    if (code === artifact.deployedBytecode.object) same.push(name);
    const libraries = { LockupHelpers: deployed.lockupHelpers, LockupMath: deployed.lockupMath };
    expect(await isPublished(publicClient, address, artifact, libraries), name).toBe(true);
  }
  // Contracts without such places are the same to the last byte.
  const others = ['lockupNFTDescriptor', 'batchLockup', 'flowNFTDescriptor'];
  const plain = ['proxy', 'lockupHelpers', 'lockupMath', ...others];
  expect(same).toEqual(plain);
});

statement('accept-behind-proxy', async ({ lockup }) => {
  const { publicClient, plan, deployed } = await own(lockup);
  const { bytecode } = artifacts.flow;
  const { comptroller, flowNFTDescriptor } = deployed;
  const args = encodeAbiParameters(
    [{ type: 'address' }, { type: 'address' }],
    [comptroller, flowNFTDescriptor],
  );
  const flow = await deploy(lockup.chain, concat([bytecode.object as Hex, args]));
  expect(
    await lockup.on(comptrollerAt({ ...deployed, proxy: comptroller })).read('getMinFeeUSD', [1]),
  ).toBe(0n);
  const found = await problemsOf(publicClient, { ...deployed, flow }, plan);
  expect(found.map((line) => line.split(':')[0])).toEqual(['comptroller of flow']);
});

import { StandardMerkleTree } from '@openzeppelin/merkle-tree';
import { encodeDeployData, type Abi, type Address } from 'viem';
import { readArtifact } from '@sablier-docs/testing/artifact';
import { deploy, type Chain } from '@sablier-docs/testing/chain';
import type { AccountName } from './types';
import { DAI, DAY } from './units';

/** The allocations of the sandbox's campaign, in order. */
const LIST: readonly (readonly [AccountName, bigint])[] = [
  ['other', 40n * DAI],
  ['recipient', 100n * DAI],
  ['operator', 25n * DAI],
];

/** Tokens that the whole list can claim, in the smallest unit. */
export const CAMPAIGN_TOTAL = LIST.reduce((sum, [, amount]) => sum + amount, 0n);

/** The allocations as text for a prompt, with amounts in the smallest unit. */
export const allocationsFor = (accounts: Readonly<Record<AccountName, Address>>) =>
  LIST.map(([name, amount]) => ({ recipient: accounts[name], amount: String(amount) }));

const periphery = (name: string) => readArtifact(`@sablier/v2-periphery/artifacts/${name}.json`);
const core = (name: string) => readArtifact(`@sablier/v2-core/artifacts/${name}.json`);

export const campaignAbis = {
  campaign: periphery('SablierV2MerkleLL').abi,
  lockupLinear: core('SablierV2LockupLinear').abi,
  errors: periphery('libraries/Errors').abi,
} as const;

/** Sends a transaction from an account and returns what the function returns. */
export type Transact = (
  from: Address,
  to: Address,
  abi: Abi,
  call: { functionName: string; args: readonly unknown[]; value?: bigint },
) => Promise<unknown>;

/** A campaign of Airdrops v1.2 that opens streams of Lockup v1.2 over 100 days. It holds no tokens yet. */
export async function deployCampaign(
  chain: Chain,
  accounts: Readonly<Record<AccountName | 'admin', Address>>,
  dai: Address,
  transact: Transact,
): Promise<{ campaign: Address; lockupLinear: Address }> {
  const { admin } = accounts;
  const publish = ({ abi, creationCode }: ReturnType<typeof core>, args: readonly unknown[] = []) =>
    deploy(chain, encodeDeployData({ abi, bytecode: creationCode, args }));
  const descriptor = await publish(core('SablierV2NFTDescriptor'));
  const lockupLinear = await publish(core('SablierV2LockupLinear'), [admin, descriptor]);
  const factory = periphery('SablierV2MerkleLockupFactory');
  const leaves = allocationsFor(accounts).map(({ recipient, amount }, index) => [
    String(index),
    recipient,
    amount,
  ]);
  const params = {
    ...{ asset: dai, cancelable: true, transferable: true, expiration: 0 },
    ...{ initialAdmin: admin, ipfsCID: '', name: 'Campaign' },
    merkleRoot: StandardMerkleTree.of(leaves, ['uint256', 'address', 'uint128']).root,
  };
  const durations = { cliff: 0n, total: 100n * DAY };
  const campaign = await transact(admin, await publish(factory), factory.abi, {
    functionName: 'createMerkleLL',
    args: [params, lockupLinear, durations, CAMPAIGN_TOTAL, LIST.length],
  });
  return { campaign: campaign as Address, lockupLinear };
}

import { linked, type ArtifactFile, type Group } from '@sablier-docs/chain/artifacts/types';
import { openWorld, type Release, type World } from '@sablier-docs/chain/worlds/open';
import {
  decodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  parseUnits,
  type Abi,
  type Address,
  type Hex,
} from 'viem';
import { creation, PRICE_DECIMALS } from './calls';
import { campaignArgs } from './campaign';
import type { PlaygroundContracts } from './contracts';
import { executeAbi, feedAbi, mintAbi, vaultAbi } from './helper-contracts';
import { hex, nodeOf, type Chain, type Node } from './node';
import { playgroundTokens, type Places, type Target } from './places';
import {
  mintedIn,
  type CampaignTerms,
  type FlowTerms,
  type LockupTerms,
  type Scene,
} from './scenes';
import { SESSION_START } from './session-start';
import type { Product } from './steps';

export interface SessionOptions {
  readonly chain: Chain;
  readonly contracts: PlaygroundContracts;
  /** Gets the creation code of a group of contracts. */
  readonly load: (group: Group) => Promise<ArtifactFile>;
}

/** A scene whose contracts are deployed and whose stream or campaign is created. */
export interface OpenScene {
  readonly scene: Scene;
  readonly node: Node;
  readonly places: Places;
  readonly abis: Readonly<Record<Target, Abi>>;
  /** Events and errors of all its contracts. */
  readonly known: Abi;
  /** Where its stream is. */
  readonly on: 'lockup' | 'flow' | 'lockupV1_2';
  /** Accounts and contracts whose balances are shown, by name. */
  readonly holders: Readonly<Record<string, Address>>;
}

const RELEASES: Readonly<Record<Product, readonly Release[]>> = {
  lockup: ['lockup-v4.0'],
  flow: ['flow-v3.0'],
  airdrops: ['lockup-v1.2', 'airdrops-v1.2'],
};

/**
 * Deploys what a scene needs on an empty chain and creates its stream or campaign at the start.
 * @throws what the chain throws, and when a contract refuses a part of it
 */
export async function openScene(scene: Scene, options: SessionOptions): Promise<OpenScene> {
  const { chain, contracts, load } = options;
  const { product, fee, hasHook } = scene;
  const node = nodeOf(chain);
  const world = await openWorld(chain, {
    releases: RELEASES[product],
    load,
    ...(fee && { minFeeUSD: parseUnits(fee, PRICE_DECIMALS) }),
  });
  const { sender, recipient, stranger, other, owner } = world.accounts;
  const on = product === 'airdrops' ? 'lockupV1_2' : product;
  const contract = world.contracts[on] as Address;
  const accounts = { sender, recipient, stranger, market: other, keeper: owner };
  const vault = hasHook && (await openVault(node, world, contracts.lockup, load));
  const before = {
    accounts,
    contracts: { ...world.contracts, ...(vault && { vault }) } as Places['contracts'],
  };
  const minted = playgroundTokens(mintedIn(scene));
  await node.write(sender, before.contracts.dai, mintAbi, 'mint', [sender, minted]);
  await node.write(sender, before.contracts.dai, erc20Abi, 'approve', [contract, minted]);
  await node.ask('evm_setNextBlockTimestamp', hex(SESSION_START));
  const campaign =
    scene.stream.model === 'campaign' &&
    (await openCampaign(node, contracts, before, scene.stream));
  const places = campaign ? { accounts, contracts: { ...before.contracts, campaign } } : before;
  const { lockup, flow, lockupV1_2 } = contracts;
  const abis = {
    lockup,
    flow,
    lockupV1_2,
    campaign: contracts.campaign,
    feed: feedAbi as Abi,
    vault: vaultAbi as Abi,
  };
  if (!campaign) {
    const { name, args } = creation(scene as StreamScene, places, SESSION_START);
    await node.write(sender, contract, abis[on], name, args);
  }
  return {
    scene,
    node,
    places,
    abis,
    on,
    known: [...abis[on], ...vaultAbi, ...(campaign ? contracts.campaign : [])],
    holders: {
      sender,
      ...(vault ? { vault } : { recipient }),
      stranger,
      ...(campaign && { campaign }),
      contract,
    },
  };
}

type StreamScene = Scene & { readonly stream: LockupTerms | FlowTerms };

/** Deploys the vault, and puts it on the allowlist as the comptroller's admin would. */
async function openVault(
  node: Node,
  { accounts: { admin }, contracts }: World,
  lockup: Abi,
  load: SessionOptions['load'],
): Promise<Address> {
  const code = linked(await load('tokens'), 'HookVault');
  const { contractAddress } = await node.send({ from: admin, data: code });
  if (!contractAddress) throw new Error('The vault of this scene was not deployed.');
  const args = [contractAddress];
  const allow = encodeFunctionData({ abi: lockup, functionName: 'allowToHook', args });
  const call = [contracts.lockup, allow];
  await node.write(admin, contracts.comptroller as Address, executeAbi, 'execute', call);
  return contractAddress;
}

/** Creates a campaign with the tokens of its list. */
async function openCampaign(
  node: Node,
  { factory: abi }: PlaygroundContracts,
  places: Places,
  terms: CampaignTerms,
): Promise<Address> {
  const { dai, factory } = places.contracts as Places['contracts'] & { readonly factory: Address };
  const { sender } = places.accounts;
  const args = campaignArgs(terms, places, SESSION_START);
  const data = encodeFunctionData({ abi, functionName: 'createMerkleLL', args });
  const result = (await node.ask('eth_call', { from: sender, to: factory, data }, 'latest')) as Hex;
  const [campaign] = decodeAbiParameters([{ type: 'address' }], result);
  await node.write(sender, factory, abi, 'createMerkleLL', args);
  await node.write(sender, dai, mintAbi, 'mint', [campaign, playgroundTokens(terms.deposit)]);
  return campaign;
}

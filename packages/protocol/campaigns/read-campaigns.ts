import { sablier } from 'sablier';
import { getAddress, type Abi } from 'viem';
import { abiOf, functionsOf } from '../calls/abi';
import { campaignActionIds, campaignViewNames } from './actions';
import {
  campaignKinds,
  campaignReleases,
  type CampaignFact,
  type CampaignKind,
  type CampaignRelease,
} from './types';

/** Suffixes of the contracts of a kind. v1.1 has one kind, whose contract is called a streamer. */
const ENDS: Readonly<Record<CampaignKind, RegExp>> = {
  instant: /^Sablier(V2)?MerkleInstant$/,
  linear: /^Sablier(V2)?Merkle(Streamer)?LL$/,
  tranched: /^Sablier(V2)?MerkleLT$/,
  variable: /^SablierMerkleVCA$/,
  execute: /^SablierMerkleExecute$/,
};

const isRelease = (version: string): version is CampaignRelease =>
  campaignReleases.some((one) => one === version);

/**
 * Every kind of campaign in every release of the SDK, oldest release first.
 * @throws when the SDK has a release or a kind that this site does not know, a campaign without a
 * factory, or when no campaign has an action or a view
 */
export function readCampaigns(): CampaignFact[] {
  const campaigns = (sablier.releases.getAll({ protocol: 'airdrops' as never }) ?? []).flatMap(
    ({ version, abi, deployments }) => {
      const release = String(version);
      if (!isRelease(release)) throw new Error(`Airdrops ${release} is unknown.`);
      const contracts = Object.keys(abi ?? {});
      return campaignKinds.flatMap((kind): CampaignFact[] => {
        const contract = contracts.find((name) => ENDS[kind].test(name));
        if (!contract) return [];
        const { factory, event } = factoryOf(release, contract, contracts);
        const factories = Object.fromEntries(
          deployments.flatMap(({ chainId, contracts: here }) =>
            here
              .filter(({ name }) => name === factory)
              .map(({ address }) => [chainId, getAddress(address)]),
          ),
        );
        if (Object.keys(factories).length === 0)
          throw new Error(`${factory} has no address on any chain.`);
        const own = abiOf('airdrops', release, contract);
        const calls = functionsOf(own, campaignActionIds);
        const views = functionsOf(own, campaignViewNames);
        return [{ version: release, kind, contract, factory, event, factories, calls, views }];
      });
    },
  );
  for (const name of [...campaignActionIds, ...campaignViewNames]) {
    const has = campaigns.some(({ calls, views }) =>
      [...calls, ...views].some((fn) => fn.name === name),
    );
    if (!has) throw new Error(`No campaign has ${name}.`);
  }
  return campaigns;
}

/** The factory is the contract with the event that names a new campaign of this kind. */
function factoryOf(release: string, contract: string, contracts: readonly string[]) {
  const event = contract.replace(/^Sablier(V2)?/, 'Create');
  const factory = contracts.find((name) => {
    const abi: Abi = abiOf('airdrops', release, name);
    return abi.some((item) => item.type === 'event' && item.name === event);
  });
  if (!factory) throw new Error(`No factory of Airdrops ${release} creates ${contract}.`);
  return { factory, event };
}

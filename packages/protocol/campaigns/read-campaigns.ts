import { sablier } from 'sablier';
import { getAddress, toEventSelector, type Abi, type AbiEvent } from 'viem';
import { abiOf, functionsOf } from '../calls/abi';
import { campaignActionIds, campaignTermNames, campaignViewNames } from './actions';
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
        const { eventTopic, isIndexed } = namingOf(event);
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
        // The release whose bytecode an installed package has.
        const terms = release === 'v1.2' ? functionsOf(own, campaignTermNames) : [];
        return [
          {
            version: release,
            kind,
            contract,
            factory,
            event: event.name,
            eventTopic,
            isIndexed,
            factories,
            calls,
            views,
            terms,
          },
        ];
      });
    },
  );
  for (const name of [...campaignActionIds, ...campaignViewNames, ...campaignTermNames]) {
    const has = campaigns.some(({ calls, views, terms }) =>
      [...calls, ...views, ...terms].some((fn) => fn.name === name),
    );
    if (!has) throw new Error(`No campaign has ${name}.`);
  }
  return campaigns;
}

/** The factory is the contract with the event that names a new campaign of this kind. */
function factoryOf(release: string, contract: string, contracts: readonly string[]) {
  const name = contract.replace(/^Sablier(V2)?/, 'Create');
  for (const factory of contracts) {
    const abi: Abi = abiOf('airdrops', release, factory);
    const event = abi.find((item): item is AbiEvent => item.type === 'event' && item.name === name);
    if (event) return { factory, event };
  }
  throw new Error(`No factory of Airdrops ${release} creates ${contract}.`);
}

/**
 * How an event names the campaign: in its first indexed input, or first in its data.
 * @throws when neither is an address whose name begins with "merkle"
 */
function namingOf(event: AbiEvent) {
  const { inputs, name } = event;
  const [first] = inputs;
  if (first?.type !== 'address' || !/^merkle/.test(first.name ?? '')) {
    throw new Error(`${name} does not begin with a campaign.`);
  }
  return { eventTopic: toEventSelector(event), isIndexed: first.indexed === true };
}

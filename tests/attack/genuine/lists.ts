import { official } from '@sablier-docs/protocol/project/official';
import { links } from '@sablier-docs/protocol/project/links';
import { readChains } from '@sablier-docs/protocol/chains';
import { readStreamContracts } from '@sablier-docs/protocol/indexers/aliases';
import { readKnownContracts, readKnownPrograms } from '@sablier-docs/protocol/known-contracts';
import {
  type Verdict,
  checkMessage,
  describeFindings,
  type KnownLists,
} from '@sablier-docs/tools/checkers/authenticity/for-tests';

export const lists: KnownLists = {
  contracts: readKnownContracts(),
  programs: readKnownPrograms(),
  streams: readStreamContracts(),
  chains: readChains(),
};

export const answersTo = (text: string): Verdict[] =>
  describeFindings(checkMessage(text, official, lists));

export const hosts: readonly string[] = official.sites.map(({ host }) => host);

/** Everything that is the team's, as config/ has it. */
export const realLinks: readonly string[] = [
  ...hosts.map((host) => `https://${host}`),
  ...official.accounts.map(({ address }) => address),
  ...Object.values(links).filter(
    (link) => URL.canParse(link) && hosts.includes(new URL(link).host),
  ),
  `${links.github}/docs`,
  `${links.app}/vesting/stream/LK3-8453-5`,
];

export const realMail: readonly string[] = [official.mail, `mailto:${official.mail}`];
export const realStreams: readonly string[] = ['LK3-8453-5', 'fl4-8453-100'];
export const realAddresses: readonly string[] = [
  ...lists.contracts.map(({ address }) => address),
  ...lists.programs.map(({ address }) => address),
];

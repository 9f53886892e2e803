import { official } from '../../../config/official';
import { links } from '../../../config/links';
import { readChains } from '../../../src/protocol/chains';
import { readStreamContracts } from '../../../src/protocol/indexers/aliases';
import { readKnownContracts, readKnownPrograms } from '../../../src/protocol/known-contracts';
import type { Answer } from '../../../src/tools/genuine/answer';
import { check } from '../../../src/tools/genuine/check';
import { sayAll } from '../../../src/tools/genuine/say';
import type { Lists } from '../../../src/tools/genuine/types';

export const lists: Lists = {
  contracts: readKnownContracts(),
  programs: readKnownPrograms(),
  streams: readStreamContracts(),
  chains: readChains(),
};

export const answersTo = (text: string): Answer[] => sayAll(check(text, official, lists));

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

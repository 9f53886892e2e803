import type { CampaignFact } from '@sablier-docs/protocol/campaigns/types';
import { findLookalike } from '@sablier-docs/protocol/lookalikes';
import { readAddress } from '@sablier-docs/kit/inputs/addresses';
import { isRead, MAX_LINK_LENGTH } from '@sablier-docs/kit/inputs/parsed';
import { transactionIn } from '@sablier-docs/kit/inputs/transactions';
import { foreignTextProblem, readAppLink } from '../../links/app-link';
import { namesTwo } from '../../links/names-two';
import { creationOf, type CreationReading } from '../../readings/campaign/created';

/** How a reader identifies a campaign: texts as typed. */
export interface CampaignQuery {
  pasted: string;
  chainId: string;
  address: string;
  /** Address of the contract whose event announced the campaign, or the transaction of that event. */
  factory: string;
  /** Name of the campaign's contract, if the factory creates several kinds. */
  contract: string;
}

export const emptyCampaignQuery: CampaignQuery = {
  pasted: '',
  chainId: '',
  address: '',
  factory: '',
  contract: '',
};

/** A campaign that has been identified, with the kinds that its factory creates. */
export interface FoundCampaign {
  chainId: number;
  /** In checksum form. */
  address: string;
  kinds: readonly CampaignFact[];
  /** The chosen kind, or the only one. */
  fact: CampaignFact | null;
  /** The transaction in which the reader's wallet has seen the factory's event; null without one. */
  seenIn: { hash: string; block: bigint } | null;
}

const NAME = /^(0x[0-9a-f]{40})(?:-(\d{1,10}))?$/i;
const IN_PATH = /^\/airdrops\/campaign\/([^/]+)/;

/** The fields that a pasted app link, ID, address or transaction fills in. */
export function parseCampaignQuery(pasted: string): CampaignQuery {
  const none = { ...emptyCampaignQuery, pasted };
  const text = pasted.trim();
  if (text.length > MAX_LINK_LENGTH) return none;
  if (transactionIn(text)) return { ...none, factory: text };
  const link = readAppLink(text);
  if (link && namesTwo(link)) return none;
  const name = IN_PATH.exec(link?.pathname ?? '')?.[1] ?? text;
  const [, address = '', chainId = ''] = NAME.exec(name) ?? [];
  return { ...none, address, chainId };
}

/** The transaction in place of a factory, in lower case; null if there is none. */
export const creationAsked = ({ factory }: CampaignQuery): string | null => transactionIn(factory);

/**
 * The campaign, the reason why there is none, or null while nothing has been entered.
 * @param seen what the reader's wallet has read of a transaction; null before
 * @param explorers addresses of block explorers
 */
export function findCampaign(
  asked: CampaignQuery,
  facts: readonly CampaignFact[],
  seen: CreationReading | null = null,
  explorers: readonly string[] = [],
): FoundCampaign | { problem: string } | null {
  const { pasted, chainId, address, factory } = asked;
  const hash = creationAsked(asked);
  if (pasted.trim() !== '' && address === '' && hash === null) {
    const link = readAppLink(pasted);
    if (/^\/(?:vesting|payments)\/stream\//.test(link?.pathname ?? '')) {
      return { problem: 'This link names a stream: manage it at /apps/manage-a-stream.' };
    }
    if (link && namesTwo(link)) {
      return { problem: 'This link names two campaigns, or two chains. Enter the address of one.' };
    }
    const foreign = foreignTextProblem(pasted, explorers);
    return {
      problem: foreign
        ? `${foreign} Enter the address of the campaign from a source that you trust.`
        : 'Enter a link of the app to a campaign, its address, or the transaction that created it.',
    };
  }
  if (address.trim() === '') {
    if (hash === null) return null;
    return chainId === ''
      ? { problem: 'Choose the chain of the transaction.' }
      : findCreated(seen, hash, Number(chainId), null);
  }
  const campaign = readAddress(address);
  if (!isRead(campaign)) return { problem: `The campaign: ${campaign.problem}` };
  if (chainId === '') return { problem: 'Choose the chain of the campaign.' };
  const here = facts.filter(({ factories }) => factories[Number(chainId)] !== undefined);
  if (here.length === 0) return { problem: 'Sablier has no factory of campaigns on this chain.' };
  if (here.some(({ factories }) => factories[Number(chainId)] === campaign.value)) {
    return {
      problem: 'This is a factory, not a campaign. Claims go to the campaign that it created.',
    };
  }
  if (factory.trim() === '') return null;
  if (hash !== null) return findCreated(seen, hash, Number(chainId), campaign.value);
  const origin = readAddress(factory);
  if (!isRead(origin)) return { problem: `The factory: ${origin.problem}` };
  if (origin.value === campaign.value) {
    return {
      problem:
        'This is the campaign itself. The factory is the address above the create event, in the logs of the transaction that created the campaign.',
    };
  }
  const kinds = here.filter(({ factories }) => factories[Number(chainId)] === origin.value);
  if (kinds.length === 0) return { problem: notAFactory(origin.value, Number(chainId), facts) };
  const fact = kinds.find(({ contract }) => contract === asked.contract) ?? null;
  const [only] = kinds;
  const chosen = kinds.length === 1 && only ? only : fact;
  return { chainId: Number(chainId), address: campaign.value, kinds, fact: chosen, seenIn: null };
}

/** The campaign that a transaction has created; null until the transaction has been read. */
function findCreated(
  seen: CreationReading | null,
  hash: string,
  chainId: number,
  address: string | null,
): FoundCampaign | { problem: string } | null {
  if (seen?.transaction.hash !== hash || seen.chainId !== chainId) return null;
  const created = creationOf(seen, address);
  if ('problem' in created) return created;
  const { fact } = created;
  const { block } = seen.transaction;
  return { chainId, address: created.address, kinds: [fact], fact, seenIn: { hash, block } };
}

function notAFactory(address: string, chainId: number, facts: readonly CampaignFact[]): string {
  if (facts.some(({ factories }) => Object.values(factories).includes(address))) {
    return 'This factory is one of Sablier on another chain. On the chosen chain it is not: compare the chain, and do not claim until they agree.';
  }
  const known = facts.flatMap(({ factories }) =>
    factories[chainId] === undefined ? [] : [{ address: factories[chainId] }],
  );
  const fake = findLookalike(address, known);
  return fake
    ? `This address imitates the factory ${fake.like.address}. It is not a factory of Sablier: do not claim.`
    : 'This address is not a factory of Sablier on the chosen chain. Whoever made it, its tokens are not held by a contract of Sablier: do not claim.';
}

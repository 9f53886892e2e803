import type { CampaignFact } from '@sablier-docs/protocol/campaigns/types';
import type { Log, MinedTransaction } from '@sablier-docs/kit/wallet/mined';
import { fetchMined } from '@sablier-docs/kit/wallet/mined';
import type { Provider } from '@sablier-docs/kit/wallet/provider';
import type { WalletResponse } from '@sablier-docs/kit/wallet/request';
import { readWords } from '@sablier-docs/kit/wallet/abi-words';
import { addressIn } from '@sablier-docs/kit/wallet/show';

/** A campaign that a factory of Sablier has created. */
export interface CreatedCampaign {
  /** In checksum form. */
  address: string;
  fact: CampaignFact;
  /** The data of the factory's event. */
  data: string;
}

/** The campaigns that a transaction has created, as the reader's wallet has read them. */
export interface CreationReading {
  chainId: number;
  transaction: Pick<MinedTransaction, 'hash' | 'block' | 'succeeded'>;
  created: readonly CreatedCampaign[];
}

/**
 * The campaigns that logs name: by the event of a kind, emitted by the factory of that kind on the
 * chain. The same event of any other contract proves nothing.
 */
export const createdCampaigns = (
  logs: readonly Log[],
  facts: readonly CampaignFact[],
  chainId: number,
): CreatedCampaign[] =>
  logs.flatMap((log) => {
    const fact = facts.find(
      ({ eventTopic, factories }) =>
        eventTopic === log.topics[0] && factories[chainId] === log.address,
    );
    const address = fact && campaignIn(log, fact);
    return address ? [{ address, fact, data: log.data }] : [];
  });

function campaignIn({ topics, data }: Log, { isIndexed }: CampaignFact): string | undefined {
  const word = isIndexed ? topics[1] : undefined;
  return addressIn(isIndexed ? (word ? BigInt(word) : undefined) : readWords(data)?.[0]);
}

/** Reads which campaigns a transaction has created. */
export async function fetchCreation(
  provider: Provider,
  hash: string,
  facts: readonly CampaignFact[],
  chainId: number,
): Promise<WalletResponse<CreationReading>> {
  const mined = await fetchMined(provider, hash);
  if ('problem' in mined) return mined;
  const { logs, ...transaction } = mined.value;
  const created = transaction.succeeded ? createdCampaigns(logs, facts, chainId) : [];
  return { value: { chainId, transaction, created } };
}

/**
 * The campaign that a transaction has created, or a sentence that says what is wrong.
 * @param address of the campaign that the reader means, in checksum form; null if unknown
 */
export function creationOf(
  { transaction, created }: CreationReading,
  address: string | null,
): CreatedCampaign | { problem: string } {
  if (!transaction.succeeded) {
    return { problem: 'This transaction has failed, and has created nothing.' };
  }
  const [only, ...more] = created;
  if (!only) {
    return {
      problem:
        'No factory of Sablier on this chain has created a campaign in this transaction. Compare chain and transaction. If they are right, the campaign is not one of Sablier: do not claim from it, and do not fund it.',
    };
  }
  const names = created.map((one) => one.address).join(', ');
  if (address !== null) {
    return (
      created.find((one) => one.address === address) ?? {
        problem: `This transaction has created ${names}, and not the campaign that you entered. Do not claim until they agree.`,
      }
    );
  }
  return more.length === 0
    ? only
    : {
        problem: `This transaction has created several campaigns: ${names}. Enter the address of yours.`,
      };
}

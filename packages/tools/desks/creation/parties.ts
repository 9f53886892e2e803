import { readAddress } from '@sablier-docs/kit/inputs/addresses';
import { isRead } from '@sablier-docs/kit/inputs/parsed';

export type PartyKey = 'token' | 'sender' | 'recipient';

/** The chain and the participants: texts as typed. */
export type PartyTexts = Readonly<Partial<Record<PartyKey | 'chainId', string>>>;

/**
 * Chooses a chain. Addresses are cleared: on another chain a token has another contract or none,
 * and a Safe may not exist or may belong to another owner.
 */
export const withChain = (texts: PartyTexts, chainId: string): PartyTexts =>
  texts.chainId && texts.chainId !== chainId ? { chainId } : { ...texts, chainId };

/** Addresses in checksum form. */
export type Parties = Partial<Record<PartyKey, string>>;

export interface PartyReading {
  parties: Parties;
  /** One sentence for each field that is empty or cannot be read. */
  problems: Partial<Record<PartyKey, string>>;
}

/**
 * @param contract address of the creating contract on the chosen chain, which cannot be a
 * participant
 */
export function readParties(
  keys: readonly PartyKey[],
  texts: PartyTexts,
  contract: string | undefined,
): PartyReading {
  const parties: Parties = {};
  const problems: PartyReading['problems'] = {};
  for (const key of keys) {
    const address = readAddress(texts[key] ?? '');
    if (!isRead(address)) problems[key] = address.problem;
    else if (address.value === contract) {
      problems[key] = 'This is the contract of Sablier itself. Enter another address.';
    } else parties[key] = address.value;
  }
  const { token, recipient, sender } = parties;
  if (token !== undefined && token === recipient) {
    problems.recipient = 'This is the token itself: tokens sent to it are lost.';
    delete parties.recipient;
  }
  if (token !== undefined && token === sender) {
    problems.sender = 'This is the token itself. Enter another address.';
    delete parties.sender;
  }
  return { parties, problems };
}

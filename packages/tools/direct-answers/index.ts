import { nameStream, splitName } from '@sablier-docs/protocol/indexers/identifiers';
import { knownUseRelease } from '../checkers/authenticity/describe-address';
import { answerAddress } from './addresses';
import { answerUnlisted, chainAskedFor } from './asked-chains';
import { answerChain } from './chains';
import { answerHex } from './hex';
import type { AnswerLists, DirectAnswer } from './types';
import { answerText } from './links';

export type { AnswerLists, DirectAnswer } from './types';

/** Longer input cannot be calldata or revert data of these contracts. */
const LONGEST_DATA = 20_000;
const HEX = /^(?:0x)?([0-9a-f]{6,})$/i;
const ALIAS = /^[a-z]{2,4}\d?-\d+-\d+$/i;

/** The data that has to be fetched before a query can be answered. */
type RequiredData = 'all' | 'chains';

/**
 * Whether the query looks like an identifier, which needs all data, or at most like the name of a
 * chain.
 */
export function requiredData(query: string): RequiredData {
  const text = query.trim();
  const digits = digitsOf(text);
  return (digits && (/^0x/i.test(text) || digits.length >= 8) && /[a-f]|^0x/i.test(text)) ||
    ALIAS.test(text)
    ? 'all'
    : 'chains';
}

const digitsOf = (text: string): string | undefined => {
  const digits = HEX.exec(text.replace(/\s+/g, ''))?.[1];
  return digits && digits.length <= LONGEST_DATA ? digits.toLowerCase() : undefined;
};

/**
 * Identifies a query: a contract, a stream, a selector, a topic, revert data or a chain. Returns at
 * most four rows, and none for ordinary words.
 * @param query as typed or pasted; may be longer than the search field allows
 */
export function directAnswers(query: string, lists: AnswerLists): DirectAnswer[] {
  const text = query.trim();
  const told = answerText(text);
  if (told.length > 0) return told;
  if (requiredData(text) === 'chains') {
    const chain = answerChain(chainAskedFor(text), lists.chains);
    return chain.length > 0 ? chain : answerUnlisted(text, lists.chains);
  }
  if (ALIAS.test(text)) return answerStream(text, lists);
  const digits = digitsOf(text) ?? '';
  // The case of the letters is a checksum, which reveals a changed letter.
  const address = text.replace(/\s+/g, '').replace(/^0x/i, '');
  return [
    ...answerAddress(digits.length === 40 ? address : digits, lists),
    ...answerHex(digits, lists.signatures),
  ].slice(0, 4);
}

function answerStream(text: string, { streams, chains }: AnswerLists): DirectAnswer[] {
  const parts = splitName(text);
  const naming = parts && nameStream(parts, streams);
  if (!naming || !('names' in naming)) return [];
  const { product, version, contract, chainId, tokenId, alias, address } = naming.names;
  const chain = chains.find(({ id }) => id === chainId)?.name ?? `chain ${chainId}`;
  const release = knownUseRelease({
    product,
    release: version,
    isLatest: false,
    contract,
    chainIds: [],
  });
  return [
    {
      kind: 'Stream alias',
      title: `Stream ${tokenId} of ${contract} on ${chain}`,
      text: `${release}, contract ${address}. Opens with its links and addresses.`,
      href: `/support/is-this-sablier#check=${encodeURIComponent(alias)}`,
    },
  ];
}

import { nameStream, splitName } from '../../protocol/indexers/identifiers';
import { releaseOf } from '../genuine/say-address';
import { answerAddress } from './addresses';
import { answerChain } from './chains';
import { answerHash } from './hashes';
import type { AnswerLists, DirectAnswer } from './types';

export type { AnswerLists, DirectAnswer } from './types';

/** More digits are no data of these contracts. */
const LONGEST_DATA = 20_000;
const HEX = /^(?:0x)?([0-9a-f]{6,})$/i;
const ALIAS = /^[a-z]{2,4}\d?-\d+-\d+$/i;

/** What has to be fetched before a query can be answered. */
export type Needs = 'all' | 'chains';

/** Whether a query looks like something that the packages know, beyond the name of a chain. */
export function needsOf(query: string): Needs {
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
 * What a query is, if the packages say so: a contract, a stream, a selector, a topic, data that a call reverted
 * with, or a chain. At most four rows; none for words.
 * @param query as typed or pasted; data may be longer than the field of the search takes
 */
export function answersTo(query: string, lists: AnswerLists): DirectAnswer[] {
  const text = query.trim();
  if (needsOf(text) === 'chains') return answerChain(text, lists.chains);
  if (ALIAS.test(text)) return answerStream(text, lists);
  const digits = digitsOf(text) ?? '';
  // The case of an address is its checksum, which tells when a letter was changed.
  const address = text.replace(/\s+/g, '').replace(/^0x/i, '');
  return [
    ...answerAddress(digits.length === 40 ? address : digits, lists),
    ...answerHash(digits, lists.signatures),
  ].slice(0, 4);
}

function answerStream(text: string, { streams, chains }: AnswerLists): DirectAnswer[] {
  const parts = splitName(text);
  const naming = parts && nameStream(parts, streams);
  if (!naming || !('names' in naming)) return [];
  const { product, version, contract, chainId, tokenId, alias, address } = naming.names;
  const chain = chains.find(({ id }) => id === chainId)?.name ?? `chain ${chainId}`;
  const release = releaseOf({ product, release: version, isLatest: false, contract, chainIds: [] });
  return [
    {
      kind: 'Stream alias',
      title: `Stream ${tokenId} of ${contract} on ${chain}`,
      text: `${release}, contract ${address}. Opens with its links and addresses.`,
      href: `/support/is-this-sablier#check=${encodeURIComponent(alias)}`,
    },
  ];
}

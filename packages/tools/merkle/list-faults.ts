import { checksum } from '@sablier-docs/protocol/checksum';
import { looksLikeUnits } from '../csv/columns/unit';
import type { CampaignFile } from './campaign-parts';
import type { Leaf } from './tree';

/** This many entries are named for a fault; the others are counted. */
const NAMED = 5;

const isMixed = (digits: string): boolean =>
  digits !== digits.toLowerCase() && digits !== digits.toUpperCase();

/** What is wrong with an entry on its own; the rules are those of the rows of a CSV. */
const FAULTS: readonly (readonly [says: string, test: (leaf: Leaf) => boolean])[] = [
  [
    'Upper and lower case do not match the address: at least one character is wrong',
    ({ address }) => isMixed(address.slice(2)) && checksum(address) !== address,
  ],
  ['The zero address belongs to nobody', ({ address }) => /^0x0{40}$/i.test(address)],
  ['The amount is zero', ({ amount }) => amount === 0n],
];

/** Entries whose address an earlier one has. */
function repeated(leaves: readonly Leaf[]): Leaf[] {
  const seen = new Set<string>();
  return leaves.filter(({ address }) => {
    const key = address.toLowerCase();
    const isSeen = seen.has(key);
    seen.add(key);
    return isSeen;
  });
}

function sentence(says: string, leaves: readonly Leaf[]): string {
  const named = leaves.slice(0, NAMED).map(({ address, index }) => `${address} (index ${index})`);
  const rest = leaves.length - named.length;
  return `${says}: ${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`;
}

/**
 * Why no campaign should be created of a list, as sentences. Claims of an existing campaign can
 * still be read from it. A CSV has none: its rows were checked before.
 */
export function faultsOf({ kind, leaves }: CampaignFile): string[] {
  if (kind === 'csv') return [];
  const found = FAULTS.map(([says, test]) => [says, leaves.filter(test)] as const);
  const all = [...found, ['The address is in the list twice', repeated(leaves)] as const];
  return all.flatMap(([says, bad]) => (bad.length > 0 ? [sentence(says, bad)] : []));
}

/**
 * Whether the amounts of a CSV, which counts in tokens, look like the smallest unit.
 * @param decimals of the token
 */
export const looksInUnits = ({ kind, leaves }: CampaignFile, decimals: number | null): boolean =>
  kind === 'csv' &&
  decimals !== null &&
  leaves.every(({ amount }) => looksLikeUnits(amount, decimals));

import { sablier } from 'sablier';
import { toEventSelector, toFunctionSelector, type Abi, type AbiItem } from 'viem';
import { describe, expect, it } from 'vitest';
import { mdxOf, pageOf } from './testing/pages';

/** Selectors and topics by viem, from the ABI alone. */
function hashesOf(abi: Abi): string[] {
  return abi.flatMap((item: AbiItem) => {
    if (item.type === 'function') return [toFunctionSelector(item)];
    if (item.type === 'event') return [toEventSelector(item)];
    if (item.type !== 'error') return [];
    const { name, inputs } = item;
    return [
      toFunctionSelector({ type: 'function', name, inputs, outputs: [], stateMutability: 'view' }),
    ];
  });
}

const deployed = [
  ['lockup', 'SablierLockup', 68, 18, 31],
  ['lockup', 'SablierBatchLockup', 7, 1, 2],
  ['flow', 'SablierFlow', 61, 17, 41],
  ['airdrops', 'SablierFactoryMerkleExecute', 7, 4, 6],
  ['airdrops', 'SablierFactoryMerkleInstant', 7, 4, 5],
  ['airdrops', 'SablierFactoryMerkleLL', 7, 4, 5],
  ['airdrops', 'SablierFactoryMerkleLT', 8, 4, 6],
  ['airdrops', 'SablierFactoryMerkleVCA', 7, 4, 11],
  ['airdrops', 'SablierMerkleExecute', 22, 5, 15],
  ['airdrops', 'SablierMerkleInstant', 26, 6, 19],
  ['airdrops', 'SablierMerkleLL', 37, 7, 21],
  ['airdrops', 'SablierMerkleLT', 33, 7, 21],
  ['airdrops', 'SablierMerkleVCA', 36, 8, 27],
] as const;

describe('the page of a deployed contract', () => {
  it.each(deployed)('%s %s shows its whole ABI', (product, name, functions, events, errors) => {
    const { abi } = pageOf(product, name);
    const count = (type: string) => abi.filter((item) => item.type === type).length;
    expect([count('function'), count('event'), count('error')]).toEqual([
      functions,
      events,
      errors,
    ]);
    const page = mdxOf(product, name);
    const hashes = hashesOf(abi);
    expect(hashes).toHaveLength(functions + events + errors);
    expect(hashes.filter((hash) => !page.includes(`\`${hash}\``))).toEqual([]);
  });

  it.each(deployed)('%s %s has the ABI that the SDK has for the deployment', (product, name) => {
    const release = sablier.releases.getLatest({ protocol: product as never });
    const published = (release.abi as Record<string, Abi>)[name] ?? [];
    expect(new Set(hashesOf(pageOf(product, name).abi))).toEqual(new Set(hashesOf(published)));
  });

  it('lists the errors of linked libraries, which the ABI lacks', () => {
    const listed = pageOf('lockup', 'SablierLockup').inherited.errors.map(({ hash }) => hash);
    const inAbi = hashesOf(pageOf('lockup', 'SablierLockup').abi);
    expect(inAbi).not.toContain('0x1ae0d577');
    expect(listed).toContain('0x1ae0d577'); // SablierLockupHelpers_DepositAmountZero()
  });
});

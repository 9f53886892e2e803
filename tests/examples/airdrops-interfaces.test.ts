import { release } from 'sablier/evm/releases/airdrops/v3.0';
import { expect, test } from 'vitest';
import { generateAirdropsInterfaces } from '@sablier-docs/solidity/airdrops/interfaces';

/* The Solidity samples of the Airdrops guides compile against these interfaces. */

const { sources, counts } = generateAirdropsInterfaces();

test('every contract of the release has its interface, every function its line', () => {
  const names = Object.keys(release.abi);
  expect(counts.interfaces).toBe(names.length);
  for (const name of names) {
    const source = sources[`@sablier/airdrops/src/interfaces/I${name}.sol`] ?? '';
    const functions = release.abi[name as keyof typeof release.abi].filter(
      ({ type }) => type === 'function',
    );
    expect(source.match(/^ {4}function /gm)?.length, name).toBe(functions.length);
  }
  console.log(
    `${counts.interfaces} interfaces with ${counts.functions} functions, ${counts.structs} structs`,
  );
});

test('the structs keep the order of their fields', () => {
  const source = sources['@sablier/airdrops/src/types/MerkleInstant.sol'] ?? '';
  const fields = [...source.matchAll(/^ {8}\S+ (\w+);$/gm)].map(([, field]) => field);
  expect(fields).toEqual([
    'campaignName',
    'campaignStartTime',
    'claimType',
    'expiration',
    'initialAdmin',
    'ipfsCID',
    'merkleRoot',
    'token',
  ]);
});

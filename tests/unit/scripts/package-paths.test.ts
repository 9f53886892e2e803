import { expect, it } from 'vitest';
import { wrongPackagePaths } from '../../../scripts/check/package-paths';

const wrongIn = (text: string) =>
  wrongPackagePaths([{ file: 'docs/x.mdx', text }]).map(({ line, column }) => [line, column]);

it.each([
  ['a file that the package lacks', 'Text.\n\nSee `sablier/abi/legacy/v1.1/Sablier.json`.', [3, 5]],
  ['an export that it lacks', '`viem/chain` has them.', [1, 1]],
  ['a source that it lacks', 'In `@sablier/lockup/src/SablierV2Lockup.sol`.', [1, 4]],
])('refuses %s at its line and column', (_, text, place) => {
  expect(wrongIn(text)).toEqual([place]);
});

it.each([
  ['an export', '`sablier/evm/releases/legacy/v1.1` and `viem/chains`'],
  ['a file', '`@sablier/lockup/src/SablierLockup.sol`'],
  ['a package that is not installed', '`@sablier/airdrops/src/SablierMerkleLL.sol`'],
  ['a package that an empty one stands in for', '`forge-std/Test.sol`'],
  ['a folder of a project', '`src/main.ts`'],
])('accepts the path of %s', (_, text) => {
  expect(wrongIn(text)).toEqual([]);
});

import { StandardMerkleTree } from '@openzeppelin/merkle-tree';
import type { Locator } from '@playwright/test';
import { sablier } from 'sablier';

/** The list of a campaign, by index: people have 1.5, 2.5, … tokens of 6 decimals. */
const rowsOf = (people: readonly string[]) =>
  people.map((address, i) => [String(i), address, `${i + 1}500000`] as const);
const treeOf = (people: readonly string[]) =>
  StandardMerkleTree.of(
    rowsOf(people).map((row) => [...row]),
    ['uint', 'address', 'uint256'],
  );

/** @throws when the SDK names no such factory */
export function factoryOnBase(): string {
  const all = sablier.releases.getAll({ protocol: 'airdrops' as never });
  const release = all?.find(({ version }) => String(version) === 'v2.0');
  const base = release?.deployments.find(({ chainId }) => chainId === 8453);
  const found = base?.contracts.find(({ name }) => name === 'SablierFactoryMerkleInstant');
  if (!found) throw new Error('There is no factory on Base.');
  return found.address;
}

/**
 * Fills the campaign desk, which knows campaign, factory and action, with the root, the file of a campaign of two people and the entry of the second.
 * @returns the proof of that entry
 */
export async function fillClaim(
  desk: Locator,
  people: readonly [string, string],
): Promise<readonly string[]> {
  const tree = treeOf(people);
  await desk.getByLabel('Root in the contract').fill(tree.root);
  await desk.getByText(/^Take index, amount and proof/).click();
  const recipients = rowsOf(people).map(([, address, amount]) => ({ address, amount }));
  const list = {
    root: tree.root,
    total_amount: '4000000',
    number_of_recipients: 2,
    recipients,
  };
  await desk.getByLabel('Choose the campaign’s file').setInputFiles({
    name: 'list.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(list)),
  });
  await desk.getByLabel('Address to look up').fill(people[1]);
  await desk.getByRole('button', { name: 'Look up' }).click();
  await desk.getByRole('button', { name: /^Use entry 1/ }).click();
  await desk.getByLabel('Minimum fee, in wei').fill('1000');
  return tree.getProof(1);
}

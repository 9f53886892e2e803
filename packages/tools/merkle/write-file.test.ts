import { StandardMerkleTree } from '@openzeppelin/merkle-tree';
import { expect, it } from 'vitest';
import { readCsvFormats } from '@sablier-docs/protocol/csv-formats';
import { openCampaignFile } from './campaign';
import { readCampaignFile } from './campaign-file';
import { campaignJson } from './write-file';

const format = readCsvFormats().find(({ product }) => product === 'airdrops');
if (!format) throw new Error('There is no format of airdrops.');

const addresses = [1, 2, 3, 4, 5].map((at) => `0x${String(at).padStart(40, 'ab')}`);
const csv = ['address,amount', ...addresses.map((one, at) => `${one},${at + 1}.5`)].join('\n');
const campaign = openCampaignFile(readCampaignFile(csv, format, 6));
const json = campaignJson(campaign);

it('the file holds a tree that the library of OpenZeppelin loads, with the same proofs', () => {
  const file = JSON.parse(json ?? '') as Record<string, unknown>;
  expect(Object.keys(file)).toEqual([
    'root',
    'total_amount',
    'number_of_recipients',
    'merkle_tree',
    'recipients',
  ]);
  expect(file).toMatchObject({
    root: campaign.tree.root,
    total_amount: '17500000',
    number_of_recipients: 5,
  });
  const dump = JSON.parse(String(file.merkle_tree)) as never;
  const tree = StandardMerkleTree.load<[string, string, string]>(dump);
  tree.validate();
  expect(tree.root).toBe(campaign.tree.root);
  for (const [at, value] of tree.entries()) {
    expect(value[0]).toBe(String(at));
    expect(tree.verify(value, tree.getProof(at))).toBe(true);
  }
});

it('the checker reads its own file back without a contradiction', () => {
  const again = openCampaignFile(readCampaignFile(json ?? '', format, null));
  expect(again.contradictions).toEqual([]);
  expect([again.tree.root, again.total]).toEqual([campaign.tree.root, campaign.total]);
});

it('returns null for a list in which the first entry has index 7', () => {
  const [first, ...rest] = campaign.file.leaves;
  if (!first) throw new Error('The list is empty.');
  const leaves = [{ ...first, index: 7 }, ...rest];
  expect(campaignJson(openCampaignFile({ ...campaign.file, leaves }))).toBeNull();
});

import { StandardMerkleTree } from '@openzeppelin/merkle-tree';
import { expect } from 'vitest';
import { statement } from '../../../statement';

statement('contract-type-amount', async ({ airdropsV1_2 }) => {
  const campaign = await airdropsV1_2.campaign();
  const item = campaign.abi.find((one) => one.type === 'function' && one.name === 'claim');
  const inputs = item?.type === 'function' ? item.inputs : [];
  expect(inputs.map(({ type }) => type)).toEqual(['uint256', 'address', 'uint128', 'bytes32[]']);
  const leaves = (['recipient', 'other', 'delegate'] as const).map((who) =>
    campaign.entry(who).slice(0, 3),
  );
  const tree = StandardMerkleTree.of(leaves, ['uint', 'address', 'uint256']);
  expect(await campaign.read('MERKLE_ROOT')).toBe(tree.root);
  const [index, account, amount] = campaign.entry('recipient');
  await campaign.call('recipient', 'claim', [index, account, amount, tree.getProof(0)]);
  expect(await campaign.read('hasClaimed', [0n])).toBe(true);
});

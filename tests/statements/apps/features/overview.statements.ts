import { expect } from 'vitest';
import { statement, dai, DAY } from '../../statement';

const WRITES = [
  'allowToHook approve batch burn cancel cancelMultiple recover renounce safeTransferFrom',
  'setApprovalForAll setComptroller setNFTDescriptor setNativeToken transferFeesToComptroller',
  'transferFrom withdraw withdrawMax withdrawMaxAndTransfer withdrawMultiple',
];

statement('cannot-be-edited', async ({ lockup }) => {
  const names = lockup.abi.flatMap((item) =>
    item.type === 'function' && !['view', 'pure'].includes(item.stateMutability) ? [item.name] : [],
  );
  const writes = [...new Set(names)].filter((name) => !name.startsWith('create')).sort();
  expect(writes).toEqual(WRITES.join(' ').split(' ').sort());
  const id = await lockup.open();
  const terms = () =>
    Promise.all(
      ['getDepositedAmount', 'getStartTime', 'getEndTime', 'getCliffTime', 'getSender'].map(
        (name) => lockup.read<bigint | string>(name, [id]),
      ),
    );
  const before = await terms();
  await lockup.reverts('ERC721InsufficientApproval', 'sender', 'transferFrom', [
    'recipient',
    'other',
    id,
  ]);
  await lockup.pass(DAY);
  await lockup.call('recipient', 'withdraw', [id, 'recipient', dai('1')]);
  await lockup.call('recipient', 'transferFrom', ['recipient', 'other', id]);
  await lockup.call('sender', 'cancel', [id]);
  expect(await terms()).toEqual(before);
});
